/* Debian's squashfuse can unpack LZO, whose library is under the GPL; our images are zstd, so this
 * stands in its place and says that it failed. */
int lzo1x_decompress_safe(const unsigned char *packed, unsigned long size, unsigned char *out,
                          unsigned long *room, void *work)
{
    (void)packed, (void)size, (void)out, (void)room, (void)work;
    return -1;
}
