/* The part of squashfuse's own header that runtime.c needs: Debian's libsquashfuse-dev has the
 * functions without it.
 *
 * What sqfs_opt_proc writes behind `image` differs from version to version. It gets room of its
 * own, which has to be zero at the start (build.py has the compiler see to that); the fields that
 * runtime.c has filled by libfuse lie behind it. */
#ifndef SQFS_FUSEPRIVATE_H
#define SQFS_FUSEPRIVATE_H

#include <stdbool.h>

#include <fuse3/fuse.h>
#include <fuse3/fuse_lowlevel.h>

typedef struct {
    char *progname;
    const char *image;
    char theirs[128];
    int mountpoint;
    size_t offset;
    unsigned int idle_timeout_secs;
} sqfs_opts;

void sqfs_usage(char *progname, bool fuse_usage, bool ll_usage);

#endif
