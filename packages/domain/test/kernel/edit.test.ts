import fc from 'fast-check';
import { test } from 'tap';
import { allOptional, changed, merge } from '../../src/kernel/contract/edit.ts';
import { optionalText, text } from '../../src/kernel/contract/fields.ts';
import type { Fault } from '../../src/kernel/contract/refusal.ts';
import { say } from '../../src/kernel/values/message.ts';

const EARLY = new Date('2026-01-01T00:00:00Z');
const LATE = new Date('2026-01-02T00:00:00Z');

test('merge takes given members and empty texts, keeps undefined ones, and ignores unknown ones', async (t) => {
  const given = { street: 'Neuweg', houseNumber: '', city: undefined, name: 'Anna' };
  t.strictSame(merge({ street: 'Altweg', houseNumber: '5', city: 'Ansbach' }, given), {
    street: 'Neuweg',
    houseNumber: '',
    city: 'Ansbach',
  });
});

test('merge takes zero as a given value', async (t) => {
  t.strictSame(merge({ paymentDueDays: 30 }, { paymentDueDays: 0 }), { paymentDueDays: 0 });
});

test('changed sets the different members and updatedAt, and keeps the others', async (t) => {
  const state = { name: 'A', list: [1], updatedAt: EARLY };
  t.strictSame(changed(state, { name: 'B' }, LATE), { name: 'B', list: [1], updatedAt: LATE });
});

test('changed replaces a value by null, and null by a value', async (t) => {
  const state: { rating: object | null; updatedAt: Date } = { rating: {}, updatedAt: EARLY };
  t.strictSame(changed(state, { rating: null }, LATE), { rating: null, updatedAt: LATE });
  const none: typeof state = { ...state, rating: null };
  t.strictSame(changed(none, { rating: {} }, LATE).rating, {});
});

test('changed keeps the identity of equal members, so that the audit log omits them', async (t) => {
  const state = { name: 'A', address: { street: 'x', city: 'y' }, updatedAt: EARLY };
  const next = changed(state, { name: 'B', address: { city: 'y', street: 'x' } }, LATE);
  t.equal(next.address, state.address);
  t.equal(next.name, 'B');
});

test('changed returns the same state if the value is equal', async () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const state = { value, updatedAt: EARLY };
      return changed(state, { value: structuredClone(value) }, LATE) === state;
    }),
  );
});

test('changed compares times by value', async (t) => {
  const state = { day: EARLY, updatedAt: EARLY };
  t.equal(changed(state, { day: new Date(EARLY) }, LATE), state);
  t.strictSame(changed(state, { day: LATE }, LATE).day, LATE);
});

test('changed detects removed, added and changed entries of a list', async (t) => {
  const state = { list: [{ a: 1 }], updatedAt: EARLY };
  t.equal(changed(state, { list: [] }, LATE).updatedAt, LATE);
  t.equal(changed(state, { list: [{ a: 1 }, { a: 1 }] }, LATE).updatedAt, LATE);
  t.equal(changed(state, { list: [{ a: 2 }] }, LATE).updatedAt, LATE);
});

test('allOptional makes every field optional, and reads given values as before', async (t) => {
  const fields = allOptional({ name: text(), note: optionalText() });
  const faults: Fault[] = [];
  t.equal(fields.name.required, false);
  t.equal(fields.name.read(undefined, 'name', faults), undefined);
  t.equal(fields.note.read('', 'note', faults), '');
  t.strictSame(faults, []);
  fields.name.read(' ', 'name', faults);
  t.strictSame(faults, [{ field: 'name', message: say`must not be blank` }]);
});
