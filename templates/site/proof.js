// Makes the seed of a game and every draw of its dice again, from what stands in the page or in a record. What it says
// stands in the page, in the language of that.
"use strict";

const bytesOf = (hex) => Uint8Array.from(hex.match(/../g) || [], (pair) => parseInt(pair, 16));
const hexOf = (bytes) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
const utf8 = (text) => new TextEncoder().encode(text);
const joined = (parts) => {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
};

// SHA-256 (FIPS 180-4). The browser's own is not there on pages opened from a file.
const sha256 = (message) => {
  const primes = [];
  for (let n = 2; primes.length < 64; n += 1) {
    if (primes.every((prime) => n % prime)) {
      primes.push(n);
    }
  }
  // The first 32 bits behind the point of a root, in whole numbers: no machine rounds them.
  const root = (prime, power) => {
    const wanted = BigInt(prime) << BigInt(32 * power);
    let low = 0n;
    let high = 1n << 40n;
    while (high - low > 1n) {
      const middle = (low + high) >> 1n;
      [low, high] = middle ** BigInt(power) <= wanted ? [middle, high] : [low, middle];
    }
    return Number(low & 0xffffffffn);
  };
  const k = primes.map((prime) => root(prime, 3));
  let h = primes.slice(0, 8).map((prime) => root(prime, 2));
  const turned = (word, by) => (word >>> by) | (word << (32 - by));
  const padded = new Uint8Array(Math.ceil((message.length + 9) / 64) * 64);
  padded.set(message);
  padded[message.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setBigUint64(padded.length - 8, BigInt(message.length) * 8n);
  for (let at = 0; at < padded.length; at += 64) {
    const w = Array.from({ length: 16 }, (_, i) => view.getUint32(at + 4 * i));
    for (let i = 16; i < 64; i += 1) {
      const a = w[i - 15];
      const b = w[i - 2];
      const first = turned(a, 7) ^ turned(a, 18) ^ (a >>> 3);
      const second = turned(b, 17) ^ turned(b, 19) ^ (b >>> 10);
      w[i] = (w[i - 16] + first + w[i - 7] + second) >>> 0;
    }
    let [a, b, c, d, e, f, g, last] = h;
    for (let i = 0; i < 64; i += 1) {
      const high = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25);
      const one = (last + high + ((e & f) ^ (~e & g)) + k[i] + w[i]) >>> 0;
      const low = turned(a, 2) ^ turned(a, 13) ^ turned(a, 22);
      const two = (low + ((a & b) ^ (a & c) ^ (b & c))) >>> 0;
      [last, g, f, e, d, c, b, a] = [g, f, e, (d + one) >>> 0, c, b, a, (one + two) >>> 0];
    }
    h = [a, b, c, d, e, f, g, last].map((word, i) => (word + h[i]) >>> 0);
  }
  return joined(h.map((word) => bytesOf(word.toString(16).padStart(8, "0"))));
};

// The seed: the game master's half and everybody's words, in the order of the seats, each with its length before it.
const combined = (half, luck) => {
  const parts = [half, ...luck.map(utf8)].flatMap((part) => {
    const length = new Uint8Array(8);
    new DataView(length.buffer).setBigUint64(0, BigInt(part.length));
    return [length, part];
  });
  return blake2b(joined(parts), 32, undefined, utf8("adjudicator-seed"));
};

const below = (seed, label, outcomes) => {
  const number = BigInt(`0x${hexOf(blake2b(utf8(label), 16, seed))}`);
  return Number(number % BigInt(outcomes));
};

const chosen = (seed, label, things, count) => {
  const seen = new Map();
  const ranked = things.map((thing) => {
    const copy = (seen.get(thing) || 0) + 1;
    seen.set(thing, copy);
    return [hexOf(blake2b(utf8(`${label}/${thing}/${copy}`), 16, seed)), thing];
  });
  ranked.sort(([a], [b]) => (a < b ? -1 : 1));
  return ranked.slice(0, count).map(([, thing]) => thing);
};

// A draw made again: what it was in the game, what it is here.
const again = (seed, draw) => {
  if (draw.things === undefined) {
    return { of: draw.of, was: String(draw.value || 0), is: String(below(seed, draw.label, draw.of)) };
  }
  const was = draw.chosen || [];
  return {
    of: draw.things.length,
    was: was.join(", "),
    is: chosen(seed, draw.label, draw.things, was.length).join(", "),
  };
};

// What a file that somebody chose says of the halves: a record of a game. The draws are those of the page.
const ofRecord = (record, proof) => ({
  commitment: record.commitment,
  gm_half: record.gm_half,
  luck: record.players.map((player) => ({ seat: player.seat, words: player.luck })),
  seed: record.seed,
  draws: proof.draws,
});

// Everything about a proof: the steps by their names, each right or wrong, and every draw.
const verified = (proof, published) => {
  const half = bytesOf(proof.gm_half);
  const promise = hexOf(sha256(half));
  const seed = combined(half, proof.luck.map((one) => one.words));
  const draws = proof.draws.map((draw) => ({ label: draw.label, ...again(seed, draw) }));
  const wrong = draws.filter((draw) => draw.was !== draw.is).length;
  return {
    steps: [
      ["promise", promise === published],
      ["same", proof.commitment === published],
      ["seed", hexOf(seed) === proof.seed],
      ["draws", wrong === 0],
    ],
    wrong,
    draws,
  };
};

if (typeof document !== "undefined") {
  const data = document.getElementById("data");
  const element = (name) => document.getElementById(name);
  const say = (name, given = {}) =>
    (element("check").dataset[name] ?? name).replace(/\{([a-z]+)\}/g, (hole, key) => given[key] ?? hole);
  const made = (tag, text, look) => {
    const found = document.createElement(tag);
    found.textContent = text;
    if (look) {
      found.className = look;
    }
    return found;
  };
  const showVerified = (proof) => {
    const { steps, wrong, draws } = verified(proof, element("commitment").textContent);
    const counts = { right: draws.length - wrong, all: draws.length };
    const good = steps.every(([, right]) => right);
    element("verdict").textContent = say(good ? "good" : "bad");
    element("verdict").className = good ? "good" : "bad";
    element("steps").replaceChildren(
      ...steps.map(([step, right]) => {
        const item = made("li", `${say(step, counts)} `);
        item.append(made("span", say(right ? "right" : "wrong"), right ? "good" : "bad"));
        return item;
      }),
    );
    element("rows").replaceChildren(
      ...draws.map((draw) => {
        const row = document.createElement("tr");
        const label = made("th", draw.label);
        label.scope = "row";
        const right = draw.was === draw.is;
        row.append(label, ...[draw.of, draw.was, draw.is].map((cell) => made("td", String(cell))));
        row.append(made("td", say(right ? "right" : "wrong"), right ? "good" : "bad"));
        return row;
      }),
    );
    element("draws").hidden = false;
  };
  if (data !== null) {
    const proof = JSON.parse(data.textContent);
    element("check").hidden = false;
    element("verify").addEventListener("click", () => showVerified(proof));
    element("file").addEventListener("change", async (event) => {
      const [file] = event.target.files;
      if (!file) {
        return;
      }
      try {
        showVerified(ofRecord(JSON.parse(await file.text()), proof));
      } catch (fault) {
        element("verdict").textContent = say("noRecord", { why: fault.message });
        element("verdict").className = "bad";
      }
    });
  }
}
