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
