import { own } from '@cleaver/testing';
import { test } from 'tap';
import { createUser, deactivateUser, getUser, listUsers, lockUser } from '../src/identity/index.ts';
import {
  ANSWER_BYTES_MAX,
  type Caller,
  type CommandHandler,
  command,
  form,
  handle,
  type InputOf,
  KeptAnswers,
  type out,
  RefusedAfter,
  refusal,
  text,
} from '../src/kernel/index.ts';
import {
  addDeliveryAddress,
  createCustomer,
  createProductCategory,
  deleteProductCategory,
  getCustomer,
  ProductCategories,
  ProductCategory,
  productCategorySubject,
  updateProductCategory,
} from '../src/masterdata/index.ts';
import { postGoodsReceipt } from '../src/procurement/index.ts';
import { ANNA } from './masterdata/with-masterdata.ts';
import { PORK, withSuppliers } from './procurement/with-suppliers.ts';
import { aCaller, withCore } from './with-core.ts';

const ADDRESS = { street: 'Hauptstraße', houseNumber: '1', postalCode: '91522', city: 'Ansbach', country: 'DE' };

const HOUR = 60 * 60 * 1000;

const testRefused = refusal('conflict', 'TEST_REFUSED', 'No', 'Nein');

const named = command({
  name: 'test.command',
  subject: productCategorySubject,
  address: 'POST /',
  summary: '',
  permission: 'MASTERDATA_WRITE',
  input: form({ name: text() }),
  output: { schema: {} } as out.Output<unknown>,
  refuses: [testRefused],
});

/** Returns a command that executes `run` in its unit of work. */
const commandOf = (
  run: CommandHandler<Named, unknown, undefined, Caller, undefined>['run'],
  prepare = async () => undefined,
) => own({ ...named }, (contract) => handle(contract, { prepare, run }));

type Named = InputOf<typeof named.input>;

test('a repeated request with its key gets the same response and has one effect', async (t) => {
  const { ask, ports } = withCore();
  const asking = { idempotencyKey: 'k1' };
  const first = await ask(createProductCategory, { name: 'Wurst' }, asking);
  for (let repeat = 0; repeat < 3; repeat++) {
    t.strictSame(await ask(createProductCategory, { name: 'Wurst' }, asking), first);
  }
  t.equal((await ports.reader.where(ProductCategories, {})).length, 1);
});

test('a repeated request gets the stored response with its dates, without running prepare again', async (t) => {
  const { ask, ports } = withCore();
  let hashed = 0;
  const passwords = { ...ports.passwords, hash: async (password: string) => `${++hashed} ${password.length}` };
  const counting = withCore({ ...ports, passwords });
  const input = {
    username: 'anna',
    email: 'anna@example.org',
    password: 'geheim 123',
    roleNames: ['ADMIN', 'SALES_STAFF'],
  };
  const first = await counting.ask(createUser, input, { idempotencyKey: 'k1' });
  t.type(first.createdAt, Date);
  ports.clock.advance(HOUR);
  const second = await counting.ask(createUser, input, { idempotencyKey: 'k1' });
  t.strictSame(second, first);
  t.type(second.createdAt, Date);
  t.equal(hashed, 1, 'prepared once');
  t.equal((await ask(listUsers, {})).page.totalElements, 1);
});

test('a repeated request of an operation without output succeeds', async (t) => {
  const { ask, ports } = withCore();
  const { id } = await ask(createProductCategory, { name: 'Wurst' });
  await ask(deleteProductCategory, { id }, { idempotencyKey: 'k1' });
  await t.resolves(ask(deleteProductCategory, { id }, { idempotencyKey: 'k1' }));
  t.strictSame(await ports.reader.where(ProductCategories, {}), []);
});

test('an idempotency key of another request is refused with IDEMPOTENCY_KEY_REUSED', async (t) => {
  const { ask, refusal, ports } = withCore();
  const asking = { idempotencyKey: 'k1' };
  const { id } = await ask(createProductCategory, { name: 'Wurst' }, asking);
  const reused = { kind: 'mismatch', code: 'IDEMPOTENCY_KEY_REUSED' };
  t.match(await refusal(createProductCategory, { name: 'Schinken' }, asking), reused, 'another body');
  t.match(await refusal(updateProductCategory, { id, name: 'Wurst' }, asking), reused, 'another operation');
  const user = { username: 'anna', email: 'anna@example.org', password: 'geheim 123', roleNames: [] };
  t.match(await refusal(createUser, user, asking), reused, 'one that prepares');
  t.match(await refusal(deleteProductCategory, { id }, asking), reused, 'another operation');
  t.equal((await ports.reader.where(ProductCategories, {})).length, 1);
});

test('an idempotency key of another operation on the same record is refused', async (t) => {
  const { ask, refused, user } = withCore();
  const { id } = await user();
  await ask(lockUser, { id }, { idempotencyKey: 'k1' });
  t.equal(await refused(deactivateUser, { id }, { idempotencyKey: 'k1' }), 'IDEMPOTENCY_KEY_REUSED');
  t.match(await ask(getUser, { id }), { status: 'LOCKED' });
});

test('a repeated request after a RefusedAfter runs again and is refused again', async (t) => {
  const { refused, ports } = withCore();
  const refusing = commandOf(async (unit, { name }) => {
    unit
      .of(ProductCategories)
      .add(ProductCategory.create({ id: unit.newId(), name: `${name} ${unit.newId()}`, description: '' }));
    return new RefusedAfter(testRefused());
  });
  for (let times = 0; times < 2; times++)
    t.equal(await refused(refusing, { name: 'x' }, { idempotencyKey: 'k1' }), 'TEST_REFUSED');
  t.equal((await ports.reader.where(ProductCategories, {})).length, 2, 'it is run each time: a refusal is not kept');
});

test('the same idempotency key of two callers counts as two keys', async (t) => {
  const { ask, ports } = withCore();
  for (const userId of ['u1', 'u2']) {
    await ask(createProductCategory, { name: userId }, { idempotencyKey: 'k1', caller: { ...aCaller(), userId } });
  }
  t.equal((await ports.reader.where(ProductCategories, {})).length, 2);
});

test('a response is stored for 24 hours; after that the request runs again', async (t) => {
  const { ask, refused, ports } = withCore();
  const asking = { idempotencyKey: 'k1' };
  const { id } = await ask(createProductCategory, { name: 'Wurst' }, asking);
  ports.clock.advance(24 * HOUR - 1);
  t.equal((await ask(createProductCategory, { name: 'Wurst' }, asking)).id, id);
  ports.clock.advance(1);
  t.equal(
    await refused(createProductCategory, { name: 'Wurst' }, asking),
    'PRODUCT_CATEGORY_ALREADY_EXISTS',
    'run anew',
  );
  const other = await ask(createProductCategory, { name: 'Schinken' }, asking);
  t.equal((await ask(createProductCategory, { name: 'Schinken' }, asking)).id, other.id, 'and kept anew');
});

test('a refusal is not stored: a repeated request runs again and can succeed', async (t) => {
  const { ask, refused } = withCore();
  const asking = { idempotencyKey: 'k1' };
  const { id } = await ask(createProductCategory, { name: 'Wurst' });
  t.equal(await refused(createProductCategory, { name: 'Wurst' }, asking), 'PRODUCT_CATEGORY_ALREADY_EXISTS');
  await ask(deleteProductCategory, { id });
  t.match(await ask(createProductCategory, { name: 'Wurst' }, asking), { name: 'Wurst' });
});

test('concurrent equal requests have one effect; each gets its response or is asked to retry', async (t) => {
  const { ask, ports } = withCore();
  const sent = Array.from({ length: 10 }, () =>
    ask(createProductCategory, { name: 'Wurst' }, { idempotencyKey: 'k1' }),
  );
  const results = await Promise.allSettled(sent);
  const ids = results.flatMap((result) => (result.status === 'fulfilled' ? result.value.id : []));
  t.equal(new Set(ids).size, 1);
  const codes = results.flatMap((result) => (result.status === 'rejected' ? result.reason.code : []));
  t.ok(codes.every((code) => code === 'IDEMPOTENCY_KEY_IN_USE'));
  t.equal((await ports.reader.where(ProductCategories, {})).length, 1);
});

test('a request with a new key needs no lock; a repetition without the lock is asked to retry', async (t) => {
  const { ports } = withCore();
  const transactions: typeof ports.transactions = {
    audit: (entry) => ports.transactions.audit(entry),
    run: (context, work) =>
      ports.transactions.run(context, (unit) => work(Object.assign(unit, { tryLock: async () => false }))),
  };
  const busy = withCore({ ...ports, transactions });
  const asking = { idempotencyKey: 'k1' };
  await busy.ask(createProductCategory, { name: 'Wurst' }, asking);
  t.match(await busy.refusal(createProductCategory, { name: 'Wurst' }, asking), {
    kind: 'conflict',
    code: 'IDEMPOTENCY_KEY_IN_USE',
  });
});

test('a stored response of an operation that prepares expires after 24 hours', async (t) => {
  const { ask, ports } = withCore();
  const create = (name: string) => {
    const input = { username: name, email: `${name}@example.org`, password: 'geheim 123', roleNames: [] };
    return ask(createUser, input, { idempotencyKey: 'k1' });
  };
  await create('anna');
  ports.clock.advance(24 * HOUR - 1);
  t.match(await create('anna'), { username: 'anna' }, 'kept until then');
  ports.clock.advance(1);
  t.match(await create('berta'), { username: 'berta' });
});

test('a stored response has neither its idempotency key nor its input in plain text', async (t) => {
  const { ask, ports } = withCore();
  await ask(createProductCategory, { name: 'Wurst' }, { idempotencyKey: 'key in clear' });
  const [kept] = await ports.reader.where(KeptAnswers, {});
  t.ok(kept);
  t.notMatch(JSON.stringify([kept?.id, kept?.request]), /key in clear|Wurst/);
});

test('a request with a key throws a TypeError if its response is not plain data', async (t) => {
  const { ask } = withCore();
  const odd = commandOf(async () => ({ inside: [new Map()] }));
  await t.rejects(ask(odd, { name: 'x' }, { idempotencyKey: 'k1' }), TypeError);
});

test('a large response is stored as its id, and a repeated request reads the record again', async (t) => {
  const { ask, ports } = withCore();
  const { id } = await ask(createCustomer, ANNA);
  const address = { ...ADDRESS, deliveryNotes: 'x'.repeat(900) };
  const add = (label: string) => ask(addDeliveryAddress, { ...address, id, label }, { idempotencyKey: label });
  const kept = async () => {
    const answers = [...(await ports.reader.where(KeptAnswers, {}))];
    return Math.max(...answers.map(({ answer }) => JSON.stringify(answer).length));
  };
  for (let number = 1; number <= 30; number++) await add(`${number}`);
  t.ok((await kept()) <= ANSWER_BYTES_MAX, 'however large the customer has become');
  const whole = await ask(getCustomer, { id });
  t.ok(JSON.stringify(whole).length > ANSWER_BYTES_MAX);
  let replayed = 0;
  const repeat = { idempotencyKey: '30', replayed: () => ++replayed };
  t.strictSame(await ask(addDeliveryAddress, { ...address, id, label: '30' }, repeat), whole, 'and has one effect');
  t.equal(replayed, 1);
  await add('31');
  t.strictSame(
    (await add('30')).deliveryAddresses.length,
    31,
    'a large answer is as things are by now, since it is not kept',
  );
  t.equal((await add('1')).deliveryAddresses.length, 1, 'a small one is as it was');
});

test('a large response of an operation that prepares is stored as its id and read again', async (t) => {
  const { ask, ports, supplier, stock } = await withSuppliers();
  const { id: stockId } = await stock();
  const input = { supplierId: supplier.id, lines: Array.from({ length: 60 }, () => ({ stockId, ...PORK })) };
  const first = await ask(postGoodsReceipt, input, { idempotencyKey: 'k1' });
  t.strictSame(await ask(postGoodsReceipt, input, { idempotencyKey: 'k1' }), first);
  const kept = await ports.reader.where(KeptAnswers, {});
  t.strictSame(
    kept.map(({ answer }) => answer),
    [{ $id: first.id }],
  );
});
