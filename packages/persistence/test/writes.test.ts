import { refusedEntry } from '@cleaver/domain/kernel';
import { ProductCategories, ProductCategory } from '@cleaver/domain/masterdata';
import { connect } from '../src/connection/index.ts';
import { Mapping } from '../src/engine/mapping.ts';
import { MISSED } from '../src/engine/texts.ts';
import { type Slot, Writes } from '../src/engine/writes.ts';
import { productCategories } from '../src/masterdata/product-category.ts';
import { ids, onEachDatabase } from './databases.ts';

const head = {
  id: ids.next(),
  at: new Date(),
  userId: null,
  username: null,
  operation: 'test',
  address: null,
  requestId: null,
};

onEachDatabase('Writes makes one statement for many rows and detects concurrent changes', async (t, open, place) => {
  await (await open()).close();
  const connection = await connect(place);
  t.teardown(() => connection.close());
  const writes = new Writes(connection.orm.getMetadata(), [productCategories]);
  const mapping = new Mapping(productCategories, connection.orm.getMetadata());
  const held = await connection.hold();
  t.teardown(() => held.release());
  /** Runs each statement by itself. Returns a result for each: `done`, or the code of its error. */
  const run = async (changed: readonly Slot[]) => {
    const results: string[] = [];
    for (const write of writes.of(changed, undefined)) {
      results.push(
        await held.query(write).then(
          () => 'done',
          ({ code }) => code,
        ),
      );
    }
    return results;
  };
  const slots = ['one', 'two'].map((name): Slot => {
    const aggregate = ProductCategory.create({ id: ids.next(), name, description: 'Grüße, "x"' });
    return { mapping, id: aggregate.state.id, before: undefined, version: 0, aggregate };
  });
  const [first, second] = slots as [Slot, Slot];
  const edited = ({ aggregate, ...slot }: Slot, version: number): Slot => {
    const before = aggregate?.state;
    return { ...slot, before, version, aggregate: ProductCategories.restore({ ...before, description: 'x' } as never) };
  };
  const removed = ({ aggregate, ...slot }: Slot, version: number): Slot => ({
    ...slot,
    before: aggregate?.state,
    version,
    aggregate: undefined,
  });

  t.strictSame(await run(slots), ['done'], 'new rows');
  t.strictSame(await run([edited(first, 7)]), [MISSED], 'one, changed by others');
  t.strictSame(await run(slots.map((slot) => edited(slot, 7))), [MISSED], 'several, changed by others');
  t.strictSame(await run([removed(first, 7)]), [MISSED], 'one to remove');
  t.strictSame(await run(slots.map((slot) => removed(slot, 7))), [MISSED], 'several to remove');
  t.strictSame(await run([edited(first, 1)]), ['done'], 'as it was read');
  t.strictSame(await run([edited(first, 2), edited(second, 7)]), [MISSED], 'one of two');
  t.strictSame(await run(slots.map((slot, at) => edited(slot, 2 - at))), ['done'], 'two as they were read');
  t.strictSame(await run([removed(first, 3), removed(second, 7)]), [MISSED], 'one of two to remove');
  t.strictSame(await run([removed(first, 3), removed(second, 2)]), ['done']);
  t.strictSame(await run([first]), ['done'], 'a single row');
  const texts = { text: 'select name, description, row_version from product_category', values: [] };
  t.strictSame(await held.query(texts), [{ name: 'one', description: 'Grüße, "x"', row_version: 1 }]);

  const all = (changed: readonly Slot[], audit = false) => [
    ...writes.of(changed, audit ? refusedEntry(head, 'CODE') : undefined),
  ];
  const verbs = (changed: readonly Slot[], audit = false) =>
    all(changed, audit).map(({ text }) => /\b(insert|update|delete)\b/.exec(text)?.[0]);
  t.strictSame(verbs([]), [], 'nothing');
  t.strictSame(verbs([first, removed(second, 1)], true), ['delete', 'insert', 'insert'], 'removals make room');
  const many = Array.from({ length: 5_000 }, () => first);
  t.equal(all(many)[0]?.text, all([first, first])[0]?.text, 'one text for many rows');
  t.equal(all(many).length, 20, 'at most 250 rows a statement');
});
