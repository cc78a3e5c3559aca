// SHA-256 (FIPS 180-4) of a text in UTF-8. The browser's own is missing on pages that come over
// plain http, and asynchronous.

const PRIMES = [2, 3, 5, 7, 11, 13, 17, 19];
const ROOTS = new Uint32Array(64);
for (let number = 2, found = 0; found < 64; number++) {
  let prime = true;
  for (let by = 2; by * by <= number; by++) prime &&= number % by !== 0;
  if (prime) ROOTS[found++] = Math.floor((Math.cbrt(number) % 1) * 2 ** 32);
}

function turned(word, by) {
  return (word >>> by) | (word << (32 - by));
}

/** The digest as 64 hexadecimal digits. */
export function sha256(text) {
  const bytes = new TextEncoder().encode(text);
  const blocks = (bytes.length + 9 + 63) >> 6;
  const padded = new DataView(new ArrayBuffer(blocks * 64));
  bytes.forEach((byte, place) => padded.setUint8(place, byte));
  padded.setUint8(bytes.length, 0x80);
  padded.setUint32(blocks * 64 - 8, Math.floor(bytes.length / 2 ** 29));
  padded.setUint32(blocks * 64 - 4, bytes.length << 3);
  const state = PRIMES.map((prime) => Math.floor((Math.sqrt(prime) % 1) * 2 ** 32) | 0);
  const words = new Int32Array(64);
  for (let block = 0; block < blocks; block++) {
    for (let i = 0; i < 16; i++) words[i] = padded.getInt32(block * 64 + i * 4);
    for (let i = 16; i < 64; i++) {
      const a = words[i - 15], b = words[i - 2];
      const low = turned(a, 7) ^ turned(a, 18) ^ (a >>> 3);
      const high = turned(b, 17) ^ turned(b, 19) ^ (b >>> 10);
      words[i] = (words[i - 16] + low + words[i - 7] + high) | 0;
    }
    let [a, b, c, d, e, f, g, h] = state;
    for (let i = 0; i < 64; i++) {
      const high = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25);
      const one = (h + high + ((e & f) ^ (~e & g)) + ROOTS[i] + words[i]) | 0;
      const low = turned(a, 2) ^ turned(a, 13) ^ turned(a, 22);
      const two = (low + ((a & b) ^ (a & c) ^ (b & c))) | 0;
      [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
    }
    [a, b, c, d, e, f, g, h].forEach((word, i) => { state[i] = (state[i] + word) | 0; });
  }
  return state.map((word) => (word >>> 0).toString(16).padStart(8, "0")).join("");
}
