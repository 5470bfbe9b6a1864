import fc from 'fast-check';
import { test } from 'tap';
import { codePoints, foldText, parseText } from '../../src/kernel/values/text.ts';
import { faultOf } from './fault-of.ts';

const name = { max: 200 };
const note = { max: 200, lines: true };

const fault = (...args: Parameters<typeof parseText>) => faultOf(parseText(...args));

const character = (code: number) => String.fromCodePoint(code);
const CONTROLS = [...range(0x00, 0x1f), ...range(0x7f, 0x9f)];

function range(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}

test('parseText trims a text, and returns it otherwise unchanged', async (t) => {
  t.same(parseText('  Metzgerei Müller & Söhne \u3000\ufeff', name), { ok: true, value: 'Metzgerei Müller & Söhne' });
  t.same(parseText('👨‍👩‍👧 e\u0301', name), { ok: true, value: '👨‍👩‍👧 e\u0301' }, 'neither joined nor composed');
});

test('parseText refuses values that are not texts', async (t) => {
  for (const wrong of [1, true, null, undefined, {}, ['a'], Object('a'), { toString: () => 'a' }]) {
    t.equal(fault(wrong, name), 'must be a text');
  }
});

test('parseText refuses blank texts, or returns an empty text where blank is allowed', async (t) => {
  const zeroWidth = '\u200b\u200d\u2060';
  for (const blank of ['', ' ', '\u00a0\u3000', zeroWidth, ` ${zeroWidth} `]) {
    t.equal(fault(blank, name), 'must not be blank', JSON.stringify(blank));
    t.same(parseText(blank, { ...name, blank: true }), { ok: true, value: '' }, JSON.stringify(blank));
    t.same(parseText(blank, { max: 9, min: 3, blank: true }), { ok: true, value: '' }, 'blank is not too short');
  }
  t.equal(fault(' \n\t ', note), 'must not be blank');
});

test('control characters are refused at any position', async (t) => {
  for (const code of CONTROLS) {
    for (const text of [`a${character(code)}b`, `${character(code)}b`, `a${character(code)}`]) {
      t.equal(fault(text, name), 'must not contain control characters', JSON.stringify(text));
    }
  }
  for (const code of [0x20, 0x7e, 0xa0])
    t.equal(fault(`a${character(code)}b`, name), undefined, 'their neighbours are none');
});

test('texts of several lines may have line breaks and tabs, and no other control character', async (t) => {
  for (const code of CONTROLS) {
    const expected = ['\n', '\r', '\t'].includes(character(code))
      ? undefined
      : 'must not contain control characters other than line breaks and tabs';
    t.equal(fault(`a${character(code)}b`, note), expected, `U+${code.toString(16)}`);
  }
  t.same(parseText('\n a\r\n\tb \n', note), { ok: true, value: 'a\r\n\tb' });
});

test('lone surrogates are refused, pairs are not', async (t) => {
  for (const text of ['a\ud83d', '\udc00a', '\udc00\ud83d', 'a\ud83db']) {
    t.equal(fault(text, name), 'must be well-formed Unicode, without halves of surrogate pairs');
    t.equal(fault(text, note), 'must be well-formed Unicode, without halves of surrogate pairs');
  }
  t.equal(fault('😀', name), undefined);
});

test('lengths count code points of the trimmed text', async (t) => {
  const rule = { max: 5, min: 3 };
  for (const good of ['abc', 'abcde', ' abcde ', '😀😀😀', '😀😀😀😀😀']) t.equal(fault(good, rule), undefined, good);
  for (const short of ['ab', ' ab ', '😀😀']) t.equal(fault(short, rule), 'must have at least 3 characters', short);
  for (const long of ['abcdef', '😀😀😀😀😀😀', '😀😀😀😀😀a', 'a'.repeat(1_000_000)]) {
    t.equal(fault(long, rule), 'must have at most 5 characters');
  }
});

test('every accepted text is trimmed and within its length limits', async () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 12 }), (text) => {
      const parsed = parseText(text, { max: 6, min: 2 });
      const length = [...text.trim()].length;
      return parsed.ok ? parsed.value === text.trim() && length >= 2 && length <= 6 : true;
    }),
    { numRuns: 2000 },
  );
});

test('codePoints counts the same as a string iterator', async (t) => {
  fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => codePoints(text) === [...text].length));
  t.equal(codePoints('a😀'), 2);
});

test('foldText returns one key for texts that differ only in case or compatible spelling', async (t) => {
  const same: [string, ...string[]][] = [
    ['strasse', 'STRASSE', 'straße', 'Straße', 'STRAẞE', 'ſtraſſe'],
    ['οδοσ', 'ΟΔΟΣ', 'οδος', 'οδοσ', 'Οδός'.normalize('NFD').replace('\u0301', '')],
    ['müller', 'MÜLLER', 'Mu\u0308ller', 'ＭÜＬＬＥＲ'],
    ['i\u0307', 'İ', 'I\u0307'],
    ['i', 'I', 'ı'],
    ['office', 'oﬃce', 'OFFICE'],
    ['k', '\u212a', 'K'],
  ];
  for (const [key, ...texts] of same) for (const text of texts) t.equal(foldText(text), key.normalize('NFKC'), text);
});

test('foldText returns different keys for different texts', async (t) => {
  t.not(foldText('İ'), foldText('i'), 'the dot of İ counts');
  t.not(foldText('müller'), foldText('muller'));
  t.not(foldText('a b'), foldText('ab'));
});

test('foldText does not change the key of any code point', async (t) => {
  const changed = [];
  for (let code = 0; code <= 0x10ffff; code++) {
    if (code >= 0xd800 && code <= 0xdfff) continue;
    const key = foldText(character(code));
    if (foldText(key) !== key) changed.push(code.toString(16));
  }
  t.same(changed, []);
});

test('foldText does not change keys of random texts, and ignores case and normalization', async () => {
  // Marks and letters whose case mapping depends on their neighbours are rare in random texts, so the test adds them.
  const tricky = fc.constantFrom(..."Σσςİıßẞſ\u0345ΑᾳᾼΐŉǰΰﬃéEΩK\u0301\u0307\u0308\u0313\u0323\u0342 .'-");
  const texts = fc.array(fc.oneof(tricky, fc.string({ unit: 'binary', minLength: 1, maxLength: 1 })), { maxLength: 8 });
  fc.assert(
    fc.property(texts, (parts) => {
      const text = parts.join('');
      const key = foldText(text);
      return (
        foldText(key) === key && foldText(text.normalize('NFD')) === key && foldText(text.normalize('NFC')) === key
      );
    }),
    { numRuns: 20_000 },
  );
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme-ascii' }),
      (text) => foldText(text.toUpperCase()) === foldText(text.toLowerCase()),
    ),
  );
});
