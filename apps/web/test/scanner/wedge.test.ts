import { test } from 'tap';
import { type Layout, typedOn } from '../../src/scanner/keyboards.ts';
import { GS, isSurelyCode, type Stroke, Wedge } from '../../src/scanner/wedge.ts';

const NONE = { ctrl: false, alt: false, shift: false, meta: false, altGraph: false, isRepeat: false };
const FIELD = { inField: true, ended: true };
const PAGE = { inField: false, ended: true };

/** Returns the key that types the character in the given layout, by its position on a US keyboard. */
function placeOf(character: string, plays: 'us' | 'de'): { code: string; shift: boolean } {
  const codes = [
    ...[...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'].map((letter) => `Key${letter}`),
    ...[...'0123456789'].map((digit) => `Digit${digit}`),
    ...['Minus', 'Equal', 'BracketLeft', 'BracketRight', 'Semicolon', 'Comma', 'Period', 'Slash'],
  ];
  for (const code of codes) {
    for (const shift of [false, true]) {
      if (typedOn(plays, { code, shift, third: false }) === character) return { code, shift };
    }
  }
  throw new Error(`no key for ${character}`);
}

/**
 * Sends the keys of a scanner to the wedge. `every`: the time between keys in ms. `plays`: the keyboard layout of the
 * scanner. `computer`: the keyboard layout of the computer. `separator`: changes to the key of the group separator.
 */
function scan(
  wedge: Wedge,
  text: string,
  {
    every = 10,
    plays = 'us',
    computer = 'us',
    separator = {},
  }: {
    every?: number;
    plays?: 'us' | 'de';
    computer?: 'us' | 'de';
    separator?: Partial<Stroke>;
  } = {},
): void {
  let at = 1_000;
  for (const character of text) {
    at += every;
    if (character === GS) {
      wedge.down({ ...NONE, key: ']', code: 'BracketRight', ctrl: true, ...separator, at });
      continue;
    }
    const place = placeOf(character, plays);
    const key = typedOn(computer, { ...place, third: false });
    wedge.down({ ...NONE, ...place, key, at });
  }
}

const textsOf = (wedge: Wedge, where = PAGE): Partial<Record<Layout, string>> =>
  Object.fromEntries((wedge.take(where)?.texts ?? []).map(({ layout, text }) => [layout, text]));

test('a scan into a field is read at up to 60 ms per key, and outside of fields at 300 ms', (t) => {
  for (const every of [1, 5, 20, 60]) {
    const wedge = new Wedge();
    scan(wedge, '4006381333931', { every });
    t.equal(wedge.take(FIELD)?.texts[0]?.text, '4006381333931', `${every} ms`);
  }
  const wedge = new Wedge();
  scan(wedge, '4006381333931', { every: 300 });
  t.equal(wedge.take(PAGE)?.texts[0]?.text, '4006381333931');
  t.end();
});

test('typing by hand into a field is no scan', (t) => {
  const wedge = new Wedge();
  scan(wedge, '4006381333931', { every: 110 });
  t.equal(wedge.take(FIELD), undefined);
  scan(wedge, '12', { every: 5 });
  t.equal(wedge.take(FIELD), undefined, 'two keys at once are no scan');
  scan(wedge, 'LYONER', { every: 200 });
  t.equal(wedge.take({ inField: false, ended: false }), undefined, 'nor is what nobody ended');
  t.end();
});

/** Sends a code with a pause in ms before its eleventh key. The other keys follow every 10 ms. */
function paused(wedge: Wedge, text: string, pause: number): void {
  [...text].forEach((key, index) => {
    wedge.down({ ...NONE, key, code: '', at: 1_000 + index * 10 + (index >= 10 ? pause : 0) });
  });
}

test('a scanner that ends with Enter may pause up to a second; every other text ends after a short silence', (t) => {
  const code = 'P-2026-11-23-001/2';
  const wedge = new Wedge();
  paused(wedge, code, 0);
  t.equal(wedge.silence, 150);
  t.equal(wedge.isBurst(1_170 + 300), false);
  wedge.endsWithKey = true;
  t.equal(wedge.silence, 1_000, 'it is waited for');
  t.equal(wedge.isBurst(1_170 + 300), true, 'the key after the pause triggers no shortcut');
  wedge.clear();
  for (const pause of [160, 300, 980]) {
    for (const where of [FIELD, PAGE]) {
      paused(wedge, code, pause);
      t.equal(wedge.take(where)?.texts[0]?.text, code, `${pause} ms`);
    }
  }
  paused(wedge, code, 1_100);
  t.equal(wedge.take(PAGE)?.texts[0]?.text, '23-001/2'.slice(-8), 'after more than a second a new text begins');
  const short = code.slice(0, 12);
  paused(wedge, short, 980);
  t.equal(wedge.take(FIELD)?.texts[0]?.text, short);
  paused(wedge, short, 980);
  t.equal(wedge.take({ inField: true, ended: false }), undefined, 'without Enter it may be a person');
  scan(wedge, '4006381333931', { every: 110 });
  t.equal(wedge.take(FIELD), undefined, 'a person still types into a field');
  t.end();
});

test('a pause starts a new text, and a held key is not a scan', (t) => {
  const wedge = new Wedge();
  scan(wedge, '99');
  wedge.down({ ...NONE, key: '1', code: 'Digit1', at: 5_000 });
  wedge.down({ ...NONE, key: '2', code: 'Digit2', at: 5_010 });
  wedge.down({ ...NONE, key: '3', code: 'Digit3', at: 5_020 });
  t.equal(wedge.take(PAGE)?.texts[0]?.text, '123');
  for (let at = 0; at < 200; at += 30) wedge.down({ ...NONE, key: 'a', code: 'KeyA', isRepeat: at > 0, at });
  t.equal(wedge.take(PAGE), undefined);
  t.end();
});

test('FNC1 is read from each key and character that scanners send for it', (t) => {
  const wanted = `0104006381333931${'10AB1'}${GS}15261231`;
  const ways: Record<string, Partial<Stroke>> = {
    'Ctrl+]': {},
    'Ctrl+] on a German keyboard': { key: '+' },
    'the control character': { key: GS, code: '', ctrl: false },
    'by its name': { key: 'GroupSeparator', code: '', ctrl: false },
    F8: { key: 'F8', code: 'F8', ctrl: false },
    'a sign of Unicode': { key: '\u241d', code: '', ctrl: false },
    'a sign of code page 437': { key: '\u2194', code: '', ctrl: false },
  };
  for (const [name, separator] of Object.entries(ways)) {
    const wedge = new Wedge();
    scan(wedge, wanted, { separator });
    t.equal(wedge.take(FIELD)?.texts[0]?.text, wanted, name);
  }
  const wedge = new Wedge();
  scan(wedge, '10AB1');
  for (const digit of '029') wedge.down({ ...NONE, key: digit, code: `Numpad${digit}`, alt: true, at: 1_060 });
  wedge.up({ ...NONE, key: 'Alt', code: 'AltLeft', at: 1_065 });
  wedge.down({ ...NONE, key: '1', code: 'Digit1', at: 1_070 });
  t.equal(wedge.take(FIELD)?.texts[0]?.text, `10AB1${GS}1`, 'Alt and 029');
  t.end();
});

test('a scan with another keyboard layout than that of the computer is read in both layouts', (t) => {
  const code = ']C10104006381333931-10XYZ';
  const wedge = new Wedge();
  scan(wedge, code, { plays: 'us', computer: 'de' });
  t.match(textsOf(wedge), { us: code, computer: '+C10104006381333931ß10XZY' });
  scan(wedge, 'XYZ-1/2', { plays: 'de', computer: 'us' });
  t.match(textsOf(wedge), { de: 'XYZ-1/2', computer: 'XZY/1&2' });
  scan(wedge, '4006381333931', { plays: 'us', computer: 'de' });
  t.same(Object.keys(textsOf(wedge)), ['computer'], 'where all say the same there is one text');
  t.end();
});

test('Enter, Tab and control characters end a text; Tab alone is ignored', (t) => {
  for (const end of [{ key: 'Enter' }, { key: 'Tab' }, { key: 'j', ctrl: true }, { key: 'm', ctrl: true }]) {
    const wedge = new Wedge();
    scan(wedge, '4006381333931');
    t.equal(wedge.down({ ...NONE, code: '', at: 1_200, ...end }), 'end', end.key);
  }
  t.equal(new Wedge().down({ ...NONE, key: 'Tab', code: 'Tab', at: 1 }), 'none');
  t.end();
});

test('isBurst is true in the middle of a scan, and false after a pause', (t) => {
  const wedge = new Wedge();
  scan(wedge, '4006381333931');
  t.equal(wedge.isBurst(1_140), true);
  t.equal(wedge.isBurst(2_000), false);
  t.end();
});

test('isSurelyCode accepts only texts that can be nothing but a code', (t) => {
  for (const text of [']C1010400638133393110A', '(01)04006381333931', `10A${GS}15261231`, '0104006381333931'])
    t.equal(isSurelyCode(text), true, text);
  for (const text of ['Lyoner im Ring', '4006', 'https', '0911 4711']) t.equal(isSurelyCode(text), false, text);
  t.end();
});
