import { test } from 'tap';
import {
  addSalesUnit,
  Customers,
  changePrice,
  contractsOf,
  createProductCategory,
  deleteCustomer,
  getArticle,
  getSalesTerms,
  listPrices,
  removeFrameContract,
  setFrameContract,
  setSalesData,
  setSalesTerms,
  updateProductCategory,
} from '../../src/masterdata/index.ts';
import { withMasterdata } from './with-masterdata.ts';

const ALL = [...['MASTERDATA_READ', 'MASTERDATA_WRITE', 'CUSTOMER_READ', 'CUSTOMER_WRITE', 'CUSTOMER_DELETE']] as const;
const DAY_MS = 86_400_000;

test('a category has a VAT class or none', async (t) => {
  const { ask, faults } = withMasterdata();
  const made = await ask(createProductCategory, { name: 'Wurst', vatClass: 'REDUCED' });
  t.equal(made.vatClass, 'REDUCED');
  t.equal((await ask(updateProductCategory, { id: made.id, name: 'Wurstwaren' })).vatClass, 'REDUCED');
  t.equal((await ask(updateProductCategory, { id: made.id, vatClass: 'STANDARD' })).vatClass, 'STANDARD');
  t.equal((await ask(createProductCategory, { name: 'Anderes' })).vatClass, null);
  t.same(await faults(createProductCategory, { name: 'x', vatClass: 'OTHER' }), ['vatClass']);
});

test('setSalesData replaces all sales data of an article, and absent fields become null', async (t) => {
  const { ask, article, faults } = withMasterdata();
  const { id, vatClass, minimumRemainingDays, pieceWeight } = await article();
  t.same([vatClass, minimumRemainingDays, pieceWeight], [null, null, null]);
  const set = await ask(setSalesData, {
    id,
    vatClass: 'EXEMPT',
    minimumRemainingDays: 0,
    pieceWeight: { kg: '0.250' },
  });
  t.match(set, { vatClass: 'EXEMPT', minimumRemainingDays: 0, pieceWeight: { kg: '0.25', tolerancePercent: '20' } });
  t.match(await ask(setSalesData, { id, pieceWeight: { kg: '1', tolerancePercent: 0 } }), {
    ...{ vatClass: null, minimumRemainingDays: null, pieceWeight: { kg: '1', tolerancePercent: '0' } },
  });
  t.same(await faults(setSalesData, { id, pieceWeight: { kg: '0' }, minimumRemainingDays: 3651, vatClass: 'x' }), [
    ...['vatClass', 'minimumRemainingDays', 'pieceWeight.kg'],
  ]);
  t.same(await faults(setSalesData, { id, pieceWeight: { kg: '1', tolerancePercent: 100.5 } }), [
    'pieceWeight.tolerancePercent',
  ]);
});

test('changePrice plans a price that becomes valid on its day', async (t) => {
  const { ask, article, faults, refusal, ports } = withMasterdata();
  const { id, salesUnits } = await article();
  const suId = salesUnits[0]?.id ?? '';
  const today = ports.clock.now();
  const day = (ahead: number) => new Date(today.getTime() + ahead * DAY_MS).toISOString().slice(0, 10);
  const first = salesUnits[0]?.price;
  const planned = await ask(changePrice, { id, suId, price: 22, validFrom: day(2) });
  t.equal(planned.salesUnits[0]?.price, first, 'that of today');
  const { content } = await ask(listPrices, { id, suId });
  t.match(content, [
    { price: '22', validFrom: day(2), setBy: 'clerk', setAt: String },
    { price: first, validFrom: null, setBy: 'clerk' },
  ]);
  t.same((await ask(listPrices, { id, suId, size: 1, page: 1 })).content.length, 1);
  ports.clock.advance(2 * DAY_MS);
  t.equal((await ask(getArticle, { id })).salesUnits[0]?.price, '22');
  t.same(await faults(changePrice, { id, suId, price: 1, validFrom: day(1) }), ['validFrom'], 'yesterday');
  t.same(await faults(changePrice, { id, suId, price: 1, validFrom: day(2 + 367) }), ['validFrom']);
  t.equal((await refusal(listPrices, { id, suId: 'other' }))?.code, 'SALES_UNIT_NOT_FOUND');
  const more = await ask(addSalesUnit, { id, unit: 'PIECE_FIXED', priceModel: 'FIXED', price: 3 });
  t.equal(more.salesUnits[1]?.price, '3');
});

test('setSalesTerms replaces all sales terms, and absent fields get their default', async (t) => {
  const { ask, customer, faults } = withMasterdata(ALL);
  const { id } = await customer({ type: 'B2B' });
  t.match(await ask(getSalesTerms, { id }), { billing: 'PER_DELIVERY', eInvoice: 'ZUGFERD', skonto: null, vatId: '' });
  const set = await ask(setSalesTerms, {
    ...{
      id,
      vatId: 'de136695976',
      buyerReference: '04011000-1',
      electronicAddress: { scheme: 'EM', value: 'a@b.example' },
    },
    ...{ eInvoice: 'XRECHNUNG', skonto: { days: 10, percent: 2.5 }, billing: 'WEEKLY', minimumRemainingDays: 3 },
  });
  t.match(set, { vatId: 'DE136695976', skonto: { days: 10, percent: '2.5' }, minimumRemainingDays: 3 });
  t.same(await ask(getSalesTerms, { id }), set);
  t.match(await ask(setSalesTerms, { id, billing: 'MONTHLY' }), { vatId: '', skonto: null, billing: 'MONTHLY' });
  const wrong = [
    { vatId: 'DE1' },
    { electronicAddress: { scheme: '0088', value: '1' } },
    { skonto: { days: 366, percent: 1 } },
    { skonto: { days: 1, percent: 0 } },
    { skonto: { days: 1, percent: 20.01 } },
    { skonto: { days: 1, percent: 2.555 } },
    { billing: 'DAILY' },
    { minimumRemainingDays: -1 },
    { eInvoice: 'PDF' },
    { buyerReference: 'x'.repeat(201) },
  ];
  for (const given of wrong) t.equal((await faults(setSalesTerms, { id, ...given })).length, 1, JSON.stringify(given));
  const { id: person } = await customer({ type: 'B2C' });
  t.equal((await ask(getSalesTerms, { id: person })).billing, 'NONE');
});

test('deleteCustomer deletes a customer that no other record references', async (t) => {
  const { ask, customer, refusal } = withMasterdata(ALL);
  const { id } = await customer();
  await ask(deleteCustomer, { id });
  t.equal((await refusal(getSalesTerms, { id }))?.code, 'CUSTOMER_NOT_FOUND');
});

test('a new frame contract ends earlier ones the day before; removeFrameContract ends all yesterday', async (t) => {
  const { ask, customer, article, ports } = withMasterdata();
  const [{ id }, { id: articleId }] = [await customer(), await article()];
  const today = ports.clock.now().toISOString().slice(0, 10);
  const set = (agreedPrice: number, validFrom?: string, validUntil?: string) =>
    ask(setFrameContract, { id, rhythm: 'WEEKLY', validFrom, validUntil, lineItems: [{ articleId, agreedPrice }] });
  const held = async () =>
    contractsOf(await ports.reader.get(Customers, id)).map(({ validFrom, validUntil, setBy }) => [
      validFrom,
      validUntil,
      setBy,
    ]);
  await set(5);
  const next = await set(6, '2099-01-01');
  t.equal(next.frameContract?.validFrom, '2099-01-01', 'the answer has the one that was set last');
  t.same(await held(), [
    [null, '2098-12-31', 'clerk'],
    ['2099-01-01', null, 'clerk'],
  ]);
  await ask(removeFrameContract, { id });
  const yesterday = new Date(Date.parse(today) - DAY_MS).toISOString().slice(0, 10);
  t.same(await held(), [[null, yesterday, 'clerk']], 'one that has no day left is gone');
  await set(7);
  t.same(await held(), [[null, null, 'clerk']], 'no day is left to earlier ones');
});
