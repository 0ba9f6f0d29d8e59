// BLAKE2b (RFC 7693) with a key and a personal mark, as far as the dice of games need it.
// A word of 64 bits is two numbers of 32 beside each other, the lower one first: so it is quick in every browser.
"use strict";

const blake2b = (() => {
  const START = Uint32Array.of(
    0xf3bcc908, 0x6a09e667, 0x84caa73b, 0xbb67ae85, 0xfe94f82b, 0x3c6ef372, 0x5f1d36f1, 0xa54ff53a,
    0xade682d1, 0x510e527f, 0x2b3e6c1f, 0x9b05688c, 0xfb41bd6b, 0x1f83d9ab, 0x137e2179, 0x5be0cd19,
  );
  const ORDER = [
    [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15],
    [14, 10, 4, 8, 9, 15, 13, 6, 1, 12, 0, 2, 11, 7, 5, 3],
    [11, 8, 12, 0, 5, 2, 15, 13, 10, 14, 3, 6, 7, 1, 9, 4],
    [7, 9, 3, 1, 13, 12, 11, 14, 2, 6, 5, 10, 4, 0, 15, 8],
    [9, 0, 5, 7, 2, 4, 10, 15, 14, 1, 11, 12, 6, 8, 3, 13],
    [2, 12, 6, 10, 0, 11, 8, 3, 4, 13, 7, 5, 15, 14, 1, 9],
    [12, 5, 1, 15, 14, 13, 4, 10, 0, 7, 6, 3, 9, 2, 8, 11],
    [13, 11, 7, 14, 12, 1, 3, 9, 5, 0, 15, 4, 8, 6, 2, 10],
    [6, 15, 14, 9, 11, 3, 0, 8, 12, 2, 13, 7, 1, 4, 10, 5],
    [10, 2, 8, 4, 7, 6, 1, 5, 15, 11, 9, 14, 3, 12, 13, 0],
  ];
  const MIXED = [
    [0, 4, 8, 12], [1, 5, 9, 13], [2, 6, 10, 14], [3, 7, 11, 15],
    [0, 5, 10, 15], [1, 6, 11, 12], [2, 7, 8, 13], [3, 4, 9, 14],
  ];
  const BLOCK = 128;
  const m = new Uint32Array(32);
  const v = new Uint32Array(32);

  // v[a] += v[b] + (high, low)
  const add = (a, b, low, high) => {
    const sum = v[2 * a] + v[2 * b] + low;
    v[2 * a + 1] += v[2 * b + 1] + high + Math.floor(sum / 0x100000000);
    v[2 * a] = sum;
  };
  // v[a] = (v[a] ^ v[b]), turned to the right by so many bits.
  const turn = (a, b, by) => {
    const low = v[2 * a] ^ v[2 * b];
    const high = v[2 * a + 1] ^ v[2 * b + 1];
    if (by === 32) {
      v[2 * a] = high;
      v[2 * a + 1] = low;
    } else if (by === 63) {
      v[2 * a] = (low << 1) | (high >>> 31);
      v[2 * a + 1] = (high << 1) | (low >>> 31);
    } else {
      v[2 * a] = (low >>> by) | (high << (32 - by));
      v[2 * a + 1] = (high >>> by) | (low << (32 - by));
    }
  };

  const squeeze = (state, view, at, count, last) => {
    for (let i = 0; i < 32; i += 1) {
      m[i] = view.getUint32(at + 4 * i, true);
    }
    v.set(state);
    v.set(START, 16);
    v[24] ^= count;
    if (last) {
      v[28] = ~v[28];
      v[29] = ~v[29];
    }
    for (let round = 0; round < 12; round += 1) {
      const order = ORDER[round % 10];
      for (let i = 0; i < 8; i += 1) {
        const [a, b, c, d] = MIXED[i];
        const x = 2 * order[2 * i];
        const y = 2 * order[2 * i + 1];
        add(a, b, m[x], m[x + 1]);
        turn(d, a, 32);
        add(c, d, 0, 0);
        turn(b, c, 24);
        add(a, b, m[y], m[y + 1]);
        turn(d, a, 16);
        add(c, d, 0, 0);
        turn(b, c, 63);
      }
    }
    for (let i = 0; i < 16; i += 1) {
      state[i] ^= v[i] ^ v[i + 16];
    }
  };

  // The hash of `message`, `size` bytes long; `key` and `person` are bytes, or left out.
  return (message, size, key = new Uint8Array(0), person = new Uint8Array(0)) => {
    const settings = new Uint8Array(64);
    settings.set([size, key.length, 1, 1]);
    settings.set(person, 48);
    const own = new DataView(settings.buffer);
    const state = START.map((word, i) => word ^ own.getUint32(4 * i, true));
    const before = key.length ? BLOCK : 0;
    const length = before + message.length;
    const padded = new Uint8Array(Math.max(1, Math.ceil(length / BLOCK)) * BLOCK);
    padded.set(key);
    padded.set(message, before);
    const view = new DataView(padded.buffer);
    for (let at = 0; at < padded.length; at += BLOCK) {
      const last = at + BLOCK >= padded.length;
      squeeze(state, view, at, last ? length : at + BLOCK, last);
    }
    const out = new Uint8Array(64);
    const words = new DataView(out.buffer);
    state.forEach((word, i) => words.setUint32(4 * i, word, true));
    return out.slice(0, size);
  };
})();
