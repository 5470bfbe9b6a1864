/** Tests concurrent changes. No acknowledged change is lost, and only one of several equal changes succeeds. */
import { Core } from '@cleaver/domain';
import { type AnyContract, type Caller, type Contract, Refusal } from '@cleaver/domain/kernel';
import {
  ARTICLE_UNITS,
  activateSupplier,
  addCertificate,
  addDeliveryAddress,
  addSalesUnit,
  assignSupplier,
  changePrice,
  createArticle,
  createCustomer,
  createProductCategory,
  createSupplier,
  deactivateSupplier,
  deleteProductCategory,
  getArticle,
  getCustomer,
  getSupplier,
  listArticles,
  PRICE_MODELS,
  removeCertificate,
  updateArticle,
} from '@cleaver/domain/masterdata';
import { memoryPorts } from '@cleaver/testing';
import { openDatabase } from '../../src/index.ts';
import { ids, onPostgres } from '../databases.ts';

const CALLER: Caller = {
  userId: '019b8dd0-5780-7000-8000-000000000001',
  username: 'clerk',
  sessionId: 's',
  permissions: new Set(['MASTERDATA_READ', 'MASTERDATA_WRITE']),
};

const ADDRESS = { street: 'Hauptstraße', postalCode: '91522', city: 'Ansbach', country: 'DE' };

onPostgres('concurrent changes of master data lose no acknowledged change', async (t, url) => {
  const { transactions, reader, sequences, close } = await openDatabase({ url, ids });
  t.teardown(close);
  const core = new Core(memoryPorts({ transactions, reader, sequences }));
  let names = 0;

  const ask = <I, O>(operation: Contract<I, O>, input: object): Promise<O> =>
    core.execute(operation, { input, caller: CALLER, origin: { address: null, requestId: null } });

  /** Sends the requests concurrently. Returns `done` or the code of the refusal for each. */
  const outcomes = async (requests: readonly (readonly [AnyContract, object])[]): Promise<string[]> => {
    const settled = await Promise.allSettled(requests.map(([operation, input]) => ask(operation, input)));
    return settled.map((one) => {
      if (one.status === 'fulfilled') return 'done';
      if (one.reason instanceof Refusal) return one.reason.code;
      throw one.reason;
    });
  };

  const twelve = <T>(of: (n: number) => T): T[] => Array.from({ length: 12 }, (_, n) => of(n));
  const supplier = () => ask(createSupplier, { name: 'Hof', phone: '1' });
  const category = () => ask(createProductCategory, { name: `Category ${++names}` });
  const articleIn = (categoryId: string) => ({
    name: 'Hack',
    articleNumber: `A-${++names}`,
    categoryId,
    unit: 'KG',
    priceModel: 'WEIGHT_BASED',
    price: 9999999999.9999,
  });
  const article = async () => ask(createArticle, articleIn((await category()).id));
  const sorted = (list: readonly string[]) => [...list].sort();
  const oneOf = (count: number, code: string) => sorted(['done', ...Array<string>(count - 1).fill(code)]);

  await t.test('concurrent additions and removals of different certificates all succeed', async (t) => {
    const { id } = await supplier();
    const of = (n: number) => ({ id, certificateType: `Type ${n}`, validFrom: '2026-01-01' });
    t.strictSame(new Set(await outcomes(twelve((n) => [addCertificate, of(n)]))), new Set(['done']));
    t.equal((await ask(getSupplier, { id })).certificates.length, 12);
    t.strictSame(new Set(await outcomes(twelve((n) => [removeCertificate, of(n)]))), new Set(['done']));
    t.equal((await ask(getSupplier, { id })).certificates.length, 0);
  });

  await t.test('of twelve concurrent additions of the same certificate, one succeeds', async (t) => {
    const { id } = await supplier();
    const certificate = { id, certificateType: 'BIO' };
    const became = await outcomes(twelve(() => [addCertificate, certificate]));
    t.strictSame(sorted(became), oneOf(12, 'CERTIFICATE_ALREADY_EXISTS'));
    t.equal((await ask(getSupplier, { id })).certificates.length, 1);
  });

  await t.test('of twelve concurrent deactivations of a supplier, one succeeds', async (t) => {
    const { id } = await supplier();
    t.strictSame(
      sorted(await outcomes(twelve(() => [deactivateSupplier, { id }]))),
      oneOf(12, 'INVALID_STATUS_TRANSITION'),
    );
    t.equal((await ask(activateSupplier, { id })).status, 'ACTIVE');
  });

  await t.test('concurrent additions of different delivery addresses are all stored', async (t) => {
    const { id } = await ask(createCustomer, { name: 'Anna', type: 'B2C', phone: '1', ...ADDRESS });
    const became = await outcomes(twelve((n) => [addDeliveryAddress, { id, ...ADDRESS, houseNumber: `${n}` }]));
    t.strictSame(new Set(became), new Set(['done']));
    const { deliveryAddresses } = await ask(getCustomer, { id });
    t.strictSame(sorted(deliveryAddresses.map(({ label }) => label)), sorted(twelve((n) => `Hauptstraße ${n}`)));
  });

  await t.test('concurrent changes of suppliers, sales units and price of an article all take effect', async (t) => {
    const { id, salesUnits } = await article();
    const suppliers = await Promise.all(twelve(supplier));
    const pairs = ARTICLE_UNITS.flatMap((unit) => PRICE_MODELS.map((priceModel) => ({ unit, priceModel })));
    const became = await outcomes([
      ...suppliers.map((one) => [assignSupplier, { id, supplierId: one.id }] as const),
      ...pairs.map((pair) => [addSalesUnit, { id, ...pair, price: 1 }] as const),
      [changePrice, { id, suId: salesUnits[0]?.id, price: 0.0001 }],
    ]);
    t.strictSame(
      became.filter((outcome) => outcome !== 'done'),
      ['SALES_UNIT_ALREADY_EXISTS'],
      'the pair that the article began with',
    );
    const now = await ask(getArticle, { id });
    t.strictSame(sorted(now.supplierIds), sorted(suppliers.map((one) => one.id)));
    t.equal(now.salesUnits.length, pairs.length);
    t.strictSame(now.salesUnits[0], { ...salesUnits[0], price: '0.0001' });
  });

  await t.test('concurrent changes of two fields of an article both take effect', async (t) => {
    const [{ id }, other] = [await article(), await category()];
    await outcomes([
      [updateArticle, { id, name: 'Schweinehack' }],
      [updateArticle, { id, categoryId: other.id }],
    ]);
    t.hasStrict(await ask(getArticle, { id }), { name: 'Schweinehack', categoryId: other.id });
  });

  await t.test('of eight concurrent articles with the same number, one is created', async (t) => {
    const { id: categoryId } = await category();
    const same = { ...articleIn(categoryId), articleNumber: 'Straße-1' };
    const requests = Array.from({ length: 8 }, (_, n) => ({
      ...same,
      articleNumber: n % 2 ? 'STRASSE-1' : 'Straße-1',
    }));
    const became = await outcomes(requests.map((input) => [createArticle, input]));
    t.strictSame(sorted(became), oneOf(8, 'ARTICLE_ALREADY_EXISTS'));
    t.equal((await ask(listArticles, { categoryId })).page.totalElements, 1);
  });

  await t.test('a category is deleted or gets its concurrent articles, but never both', async (t) => {
    for (const _ of twelve(String)) {
      const { id } = await category();
      const [removed, ...created] = await outcomes([
        [deleteProductCategory, { id }],
        [createArticle, articleIn(id)],
        [createArticle, articleIn(id)],
      ]);
      const articles = (await ask(listArticles, { categoryId: id })).page.totalElements;
      t.equal(articles, created.filter((outcome) => outcome === 'done').length);
      t.equal(removed, articles > 0 ? 'PRODUCT_CATEGORY_IN_USE' : 'done');
      t.ok(created.every((outcome) => outcome === 'done' || outcome === 'PRODUCT_CATEGORY_NOT_FOUND'));
    }
  });

  await t.test('the database stores a price exactly, to its last digit', async (t) => {
    const { id } = await article();
    t.equal((await ask(getArticle, { id })).salesUnits[0]?.price, '9999999999.9999');
  });
});
