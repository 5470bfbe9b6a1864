import { refusedEntry } from '@cleaver/domain/kernel';
import { ProductCategories, ProductCategory } from '@cleaver/domain/masterdata';
import { connect } from '../src/connection/index.ts';
import { Mapping } from '../src/mapping.ts';
import { productCategories } from '../src/masterdata/product-category.ts';
import { type Slot, Writes } from '../src/writes.ts';
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

onEachDatabase('a statement fails when a row is not as it was read', async (t, open, place) => {
  await (await open()).close();
  const connection = await connect(place);
  t.teardown(() => connection.close());
  const writes = new Writes(connection.orm.getMetadata());
  const mapping = new Mapping(productCategories, connection.orm.getMetadata());
  const slots = ['one', 'two'].map((name): Slot => {
    const aggregate = ProductCategory.create({ id: ids.next(), name, description: '' });
    return { mapping, id: aggregate.state.id, before: undefined, version: 0, aggregate };
  });
  const run = async (changed: readonly Slot[], audit = true) => {
    const statements = writes.of(changed, audit ? refusedEntry({ ...head, id: ids.next() }, 'CODE') : undefined);
    t.equal(statements.length, 1, 'one statement');
    for (const statement of statements) await connection.query(statement);
  };
  const missed = { code: '40001' };

  await t.resolves(run(slots), 'what is new cannot be missed');
  const edited = (version: number) => (slot: Slot) => {
    const before = slot.aggregate?.state;
    return { ...slot, before, version, aggregate: ProductCategories.restore({ ...before, description: 'x' } as never) };
  };
  const removed = (version: number) => (slot: Slot) => ({
    ...slot,
    before: slot.aggregate?.state,
    version,
    aggregate: undefined,
  });
  for (const audit of [true, false]) {
    await t.rejects(run(slots.slice(0, 1).map(edited(7)), audit), missed, 'one, changed by others');
    await t.rejects(run(slots.map(edited(7)), audit), missed, 'several, changed by others');
    await t.rejects(run(slots.slice(0, 1).map(removed(7)), audit), missed, 'one to be removed');
    await t.rejects(run(slots.map(removed(7)), audit), missed, 'several to be removed');
  }
  await t.resolves(run(slots.slice(0, 1).map(edited(1))));
  await t.rejects(run(slots.map((slot, at) => edited(at === 0 ? 2 : 7)(slot))), missed, 'one of two');
  await t.resolves(
    run(
      slots.map((slot, at) => removed(at === 0 ? 2 : 1)(slot)),
      false,
    ),
    'and then nothing of it is written',
  );
  t.strictSame(writes.of([], undefined), [], 'nothing');
  const [first, second] = [slots[0] as Slot, slots[1] as Slot];
  const texts = writes.of([first, removed(1)(second)], undefined).map(({ text }) => /delete|insert/.exec(text)?.[0]);
  t.strictSame(texts, ['delete', 'insert'], 'what makes room goes before, by itself');
  const many = Array.from({ length: 5_000 }, () => first);
  t.equal(writes.of(many, undefined)[0]?.text, writes.of([first], undefined)[0]?.text, 'one text, however many rows');
});
