import fc from 'fast-check';
import { test } from 'tap';
import {
  type AggregateKind,
  aggregateKind,
  type CalendarDate,
  dateOf,
  form,
  listForm,
  Refusal,
  readInput,
  SEARCH,
  searched,
  searchKey,
  searchWords,
  sortText,
} from '../../src/kernel/index.ts';

const list = listForm({ name: 'folded' }, SEARCH);
const given = (raw: object) => {
  const { q, id } = readInput(list, raw);
  return { q, id };
};
const faultsOf = (raw: object) => {
  try {
    readInput(form(SEARCH), raw);
  } catch (error) {
    if (error instanceof Refusal) return error.faults?.map(({ field, message }) => `${field} ${message}`);
    throw error;
  }
  return [];
};

test('searchWords returns each word once, without case and marks, and with ss for ß', async (t) => {
  for (const [text, ...words] of [
    ['Kälber-Brät  Öl', 'kalber-brat', 'ol'],
    ['Straße STRASSE STRAẞE', 'strasse'],
    ['Café\u00a0Łódź', 'cafe', 'lodz'],
    ['Weiß\u00adwurst\u200b', 'weisswurst'],
    ['ＡＢＣ ﬁn', 'abc', 'fin'],
    [' \u200b \u2060 '],
    [''],
  ] as const) {
    t.strictSame(searchWords(text), words, text);
  }
});

test('the sort key of a single word starts with its search word', async () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), (text) => {
      const [word, second] = searchWords(text);
      return word === undefined || second !== undefined || /\p{Default_Ignorable_Code_Point}|\s/u.test(sortText(text))
        ? true
        : sortText(text).startsWith(word);
    }),
  );
});

test('an empty or invisible search sets no filter, and repeated words and ids count once', async (t) => {
  for (const nothing of [{}, { q: null, id: null }, { q: ' \u200b' }, { id: [] }, { id: [''] }]) {
    t.strictSame(given(nothing), { q: undefined, id: undefined }, JSON.stringify(nothing));
  }
  t.strictSame(given({ q: 'b A b', id: ['x', '', 'y', 'x'] }), { q: ['b', 'a'], id: ['x', 'y'] });
  t.strictSame(given({ id: 'x' }).id, ['x'], 'one, which is no list');
});

test('a search has at most 20 words, 200 characters and 500 ids, and no control characters', async (t) => {
  const words = (count: number) => Array.from({ length: count }, (_, at) => `w${at}`);
  const ids = (count: number) => words(count);
  t.strictSame(faultsOf({ q: words(20).join(' '), id: ids(500) }), []);
  t.strictSame(faultsOf({ q: words(21).join(' '), id: ids(501) }), [
    'q must have at most 20 words',
    'id must have at most 500 entries',
  ]);
  t.strictSame(faultsOf({ q: 'x'.repeat(200) }), []);
  t.strictSame(faultsOf({ q: 'x'.repeat(201) }), ['q must have at most 200 characters']);
  t.strictSame(faultsOf({ q: ['a', 'b'] }), ['q must be a text']);
  t.strictSame(faultsOf({ q: 'a\u0000' }), ['q must not contain control characters']);
});

interface Thing {
  readonly id: string;
  readonly name: string;
  readonly number: string;
}
const Things: AggregateKind<Thing, { state: Thing }> = aggregateKind<Thing, { state: Thing }>({
  name: 'thing',
  restore: (state) => ({ state }),
  searched: ({ name, number }) => [name, number],
});
const things: Thing[] = [
  { id: '1', name: 'Grobe Bratwurst', number: 'A-17' },
  { id: '2', name: 'Brät', number: '' },
];
const found = (request: Parameters<typeof searched>[2]) => searched(Things, things, request).map(({ id }) => id);

test('searched returns records that contain every word and have one of the given ids', async (t) => {
  t.equal(searchKey(Things, things[0] as Thing), 'grobe bratwurst a-17');
  t.strictSame(found({}), ['1', '2']);
  t.strictSame(found({ q: ['brat'] }), ['1', '2']);
  t.strictSame(found({ q: ['-17', 'wurst'] }), ['1']);
  t.strictSame(found({ q: ['grobebrat'] }), []);
  t.strictSame(found({ id: ['2', '3'] }), ['2']);
  t.strictSame(found({ q: ['grobe'], id: ['2'] }), []);
});

test('a kind without search texts is not searchable', async (t) => {
  const kind = { ...Things, searched: undefined };
  t.throws(() => searched(kind, things, { q: ['a'] }), 'thing is not searched');
  t.strictSame(searched(kind, things, {}), things);
});

test('a filter by days includes both ends, and a filter by instants excludes the end', async (t) => {
  interface Dated {
    readonly id: string;
    readonly day: CalendarDate;
    readonly at: Date;
  }
  const at = (day: number) => new Date(Date.UTC(2026, 0, day));
  const dated: Dated[] = [1, 2, 3].map((day) => ({ id: `${day}`, day: dateOf(`2026-01-0${day}`), at: at(day) }));
  const kind = (day?: 'day' | 'at') =>
    aggregateKind<Dated, { state: Dated }>({ name: 'dated', restore: (state) => ({ state }), day });
  const within = (day: 'day' | 'at', request: Parameters<typeof searched>[2]) =>
    searched(kind(day), dated, request).map(({ id }) => id);
  t.strictSame(within('day', {}), ['1', '2', '3']);
  t.strictSame(within('day', { from: dateOf('2026-01-02') }), ['2', '3']);
  t.strictSame(within('day', { from: dateOf('2026-01-02'), to: dateOf('2026-01-02') }), ['2']);
  t.strictSame(within('day', { from: dateOf('2026-01-03'), to: dateOf('2026-01-01') }), []);
  t.strictSame(within('at', { from: at(2), to: at(3) }), ['2']);
  t.strictSame(within('at', { to: new Date(at(3).getTime() + 1) }), ['1', '2', '3']);
  t.throws(() => searched(kind(), dated, { from: at(2) }), 'dated declares no day');
});
