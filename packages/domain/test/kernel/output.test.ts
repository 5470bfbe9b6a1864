import { test } from 'tap';
import * as out from '../../src/kernel/contract/output.ts';

interface Parcel {
  readonly id: string;
  readonly sentAt: Date | null;
}

test('the members of an object have the types of their outputs', async (t) => {
  const parcel = out.object('ParcelResponse', { id: out.text(), sentAt: out.nullable(out.timestamp()) });
  const given: out.GivenBy<typeof parcel> = { id: 'P-1', sentAt: null };
  // @ts-expect-error: a text is no number
  const wrong: typeof given.id = 1;
  t.notSame(given.id, wrong);
});

test('a list shows members of its items, of their objects and of their lists', async (t) => {
  const line = out.object('Line', { name: out.text() });
  const order = out.object('Order', { id: out.text(), address: out.nullable(line), lines: out.listOf(line) });
  t.same(out.page(order, ['id', 'address.name', 'lines.name']).shows, ['id', 'address.name', 'lines.name']);
  // @ts-expect-error: the items have no such member
  t.ok(out.page(order, ['number']));
  // @ts-expect-error: the lines have no such member
  t.ok(out.page(order, ['lines.id']));
});

test('an output is checked against the state that it shows', async (t) => {
  const shows = <S>(output: out.Output<S, unknown>) => output.schema?.['title'];
  const [id, sentAt] = [out.text(), out.nullable(out.timestamp())];
  t.equal(shows<Parcel>(out.object('ParcelResponse', { id, sentAt })), 'ParcelResponse');
  // @ts-expect-error: the output lacks a member of the state
  shows<Parcel>(out.object('ParcelResponse', { id }));
  // @ts-expect-error: a member of the output has another type than in the state
  shows<Parcel>(out.object('ParcelResponse', { id: out.int32(), sentAt }));
  // @ts-expect-error: a member of the output may be null, and that of the state may not
  shows<Parcel>(out.object('ParcelResponse', { id: out.nullable(out.text()), sentAt }));
});
