import fc from 'fast-check';
import { test } from 'tap';
import { lookAlikeKey } from '../../src/kernel/values/look-alikes.ts';

test('lookAlikeKey returns one key for texts that look alike', async (t) => {
  const same: [string, ...string[]][] = [
    ['list-1', 'LIST-1', 'List-1', 'ＬＩＳＴ－１'],
    // Blanks: spaces anywhere, one or two, of any width, the empty Braille cell, the object replacement character.
    ['list-1', 'LIST -1', 'LIST  -1', 'L I S T - 1', 'LIST\u1680-1', 'LIST\u3000-1', 'LIST-1\u2800', 'LIST-1\ufffc'],
    ['list-1', 'LIST-1\u0301', 'LI\u0323ST-1\u20e3', 'LÎST-1', 'LIST-1\u200b', 'LI\u00adST-1', 'LIST-1\ufe0f'],
    ['list-1', 'LIST–1', 'LIST—1', 'LIST−1', 'LIST‐1', 'LIST‑1', 'LIST﹣1', 'LIST⁃1', 'LIST─1', 'LISTー1'],
    ['list-1', 'LІST-1', 'lіst-1', 'LΙST-1', 'LIЅТ-1', 'LIՏТ-1', 'ᏞᎥᏚᎢ-1', 'ꓡꓲꓢꓔ-1', 'LⲒST-1'],
    ['abcehkmopptxy', 'АВСЕНКМОРРТХУ', 'авсенкморртху', 'ΑΒϹΕΗΚΜΟΡΡΤΧΥ'],
  ];
  for (const [key, ...texts] of same) for (const text of texts) t.equal(lookAlikeKey(text), key, JSON.stringify(text));
});

test('lookAlikeKey returns different keys for texts that can be told apart', async (t) => {
  for (const [one, other] of [
    ['L-1', '1-1'],
    ['L-1', 'I-1'],
    ['O-1', '0-1'],
    ['S-1', '5-1'],
    ['L-1', 'L1'],
    ['L-1', 'L--1'],
    ['L_1', 'L-1'],
    ['L-12', 'L-21'],
    ['L-1', 'L-١'],
    ['Ж-1', 'K-1'],
  ] as const) {
    t.not(lookAlikeKey(one), lookAlikeKey(other), `${one} and ${other}`);
  }
});

test('lookAlikeKey does not change the key of any code point, and ignores its case', async (t) => {
  const changed = [];
  // The planes above contain only Han characters, tags and private characters.
  for (let code = 0; code <= 0x1ffff; code++) {
    if (code >= 0xd800 && code <= 0xdfff) continue;
    const character = String.fromCodePoint(code);
    const key = lookAlikeKey(character);
    const others = [key, character.toUpperCase(), character.toLowerCase()].map(lookAlikeKey);
    if (others.some((other) => other !== key)) changed.push(code.toString(16));
  }
  t.same(changed, []);
});

test('lookAlikeKey does not change keys of random texts, and ignores normalization', async () => {
  const tricky = fc.constantFrom(...'ΣσςİıßϹϲІ–\u0301\u0307\u0345\u2800 가각ﬃéEK-');
  const texts = fc.array(fc.oneof(tricky, fc.string({ unit: 'binary', minLength: 1, maxLength: 1 })), { maxLength: 8 });
  fc.assert(
    fc.property(texts, (parts) => {
      const text = parts.join('');
      const key = lookAlikeKey(text);
      return [key, text.normalize('NFD'), text.normalize('NFC')].every((other) => lookAlikeKey(other) === key);
    }),
    { numRuns: 5_000 },
  );
});
