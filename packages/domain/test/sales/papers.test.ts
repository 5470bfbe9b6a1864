/** Tests what delivery notes and order confirmations say. */
import { test } from 'tap';
import type { Paper } from '../../src/kernel/index.ts';
import { setSalesTerms } from '../../src/masterdata/index.ts';
import { cancelOrder, changeOrder, deliveryPdf, orderConfirmationPdf } from '../../src/sales/index.ts';
import { updateSettings } from '../../src/settings/index.ts';
import { aCaller } from '../with-core.ts';
import { counter, kilos, pieces, sent } from './counter.ts';

const SHOP = {
  ...{ name: 'Müller & Söhne', street: 'Markt', houseNumber: '3', postalCode: '91522', city: 'Ansbach' },
  ...{ country: 'Deutschland', phone: '0981 1', email: 'a@b.example', approvalNumber: 'DE BY 12345 EG' },
};

/** A shop with an order of 10 kg, of which 4 kg were delivered. */
async function shop() {
  const it = counter();
  const { ask } = it;
  await ask(updateSettings, { operator: SHOP });
  const customer = await it.customer({ name: 'Gasthof Zur Post' });
  const article = await it.article({ name: 'Lyoner', articleNumber: 'W-100' });
  const batch = await it.goods(article.id, { batchId: 'L-7' });
  const placed = await it.place(customer.id, [kilos(article.id)], { reference: 'Küche 7' });
  const order = await it.confirm(placed.id);
  const part = (amount: string, more: object = {}) =>
    it.deliver(customer.id, [sent(batch, amount, { orderId: order.id, orderLine: 1, ...more })]);
  const terms = (pricesOnPapers: boolean) => ask(setSalesTerms, { id: customer.id, pricesOnPapers });
  const note = (id: string, asking: object = {}): Promise<Paper> => ask(deliveryPdf, { id }, asking);
  const confirmation = (id = order.id): Promise<Paper> => ask(orderConfirmationPdf, { id });
  return { ...it, newCustomer: it.customer, customer, article, batch, order, part, terms, note, confirmation };
}

const columns = ({ tables: [table] }: Paper) => table?.columns.map(({ title }) => title);
const rows = ({ tables }: Paper, at = 0) => tables[at]?.rows;
const fact = ({ facts }: Paper, label: string) => facts.find(([each]) => each === label)?.[1];

test('a delivery note names the goods, the days, the order and what is still to come', async (t) => {
  const { part, note, order, day } = await shop();
  const delivery = await part('4');
  const paper = await note(delivery.id);
  const date = (ahead: number) => day(ahead).split('-').reverse().join('.');
  t.equal(paper.fileName, `${delivery.deliveryNumber}.pdf`);
  t.equal(paper.title, `Lieferschein ${delivery.deliveryNumber}`);
  t.equal(paper.createdAt, delivery.createdAt);
  t.strictSame(paper.recipient, ['Gasthof Zur Post', 'Markt', '91522 Ansbach']);
  t.strictSame(paper.facts, [
    ['Nummer', delivery.deliveryNumber],
    ['Lieferdatum', date(0)],
    ['Auftrag', order.orderNumber],
    ['Liefertag', date(1)],
    ['Ihr Zeichen', 'Küche 7'],
    ['Telefon', '0981 1'],
    ['E-Mail', 'a@b.example'],
  ]);
  t.strictSame(columns(paper), ['Pos.', 'Art.-Nr.', 'Bezeichnung', 'Charge', 'Haltbar bis', 'Menge']);
  t.strictSame(rows(paper), [['1', 'W-100', ['Lyoner'], 'L-7', date(30), '4\u00a0kg']]);
  t.equal(paper.tables[1]?.heading, `Noch zu liefern aus Auftrag ${order.orderNumber}`);
  t.strictSame(rows(paper, 1), [['W-100', 'Lyoner', '10\u00a0kg', '4\u00a0kg', '6\u00a0kg']]);
  t.strictSame(paper.letterhead, {
    ...{ name: 'Müller & Söhne', logo: null, sender: 'Müller & Söhne · Markt 3 · 91522 Ansbach' },
    foot: [
      ['Müller & Söhne', 'Markt 3', '91522 Ansbach'],
      ['Telefon: 0981 1', 'E-Mail: a@b.example'],
      ['Zulassungsnummer: DE BY 12345 EG'],
    ],
  });
});

test('a note that is read again says the same, whatever was delivered since', async (t) => {
  const { part, note, undo } = await shop();
  const first = await part('4');
  const before = await note(first.id);
  const second = await part('5', { last: true });
  t.strictSame(await note(first.id), before);
  t.equal((await note(second.id)).tables.length, 1, 'nothing is to come after the last one');
  await undo(second.id);
  const undone = await note(second.id);
  t.strictSame(undone.opening, ['Diese Lieferung wurde vollständig zurückgenommen.']);
  t.equal(rows(undone, 0)?.[0]?.[4], '6\u00a0kg', 'only what is to come');
  t.strictSame(undone.signatures, []);
});

test('papers show prices only if the terms say so and the caller has ORDER_READ', async (t) => {
  const { part, note, terms, confirmation } = await shop();
  const { id } = await part('4.125');
  const prices = (paper: Paper) => columns(paper)?.slice(-2).join();
  t.equal(prices(await note(id)), 'Haltbar bis,Menge');
  t.equal(prices(await confirmation()), 'Bezeichnung,Menge');
  await terms(true);
  const shown = await note(id);
  t.equal(prices(shown), 'Preis,Betrag €');
  t.match(rows(shown)?.[0], [
    '1',
    'W-100',
    ['Lyoner', /^Charge L-7 · Haltbar bis /],
    '4,125\u00a0kg',
    '10,00 €/kg',
    '41,25',
  ]);
  t.strictSame(shown.tables[0]?.totals, [['Summe netto, zuzüglich Umsatzsteuer', '41,25\u00a0€']]);
  const packer = { caller: aCaller(['STOCK_MOVEMENT_READ']) };
  t.equal(prices(await note(id, packer)), 'Haltbar bis,Menge');
  t.equal(prices(await confirmation()), 'Preis,Betrag €');
  await terms(false);
  t.equal(prices(await note(id)), 'Haltbar bis,Menge');
});

test('a confirmation lists what is promised, with prices per unit', async (t) => {
  const { ask, customer, article, place, confirm, confirmation, terms, pieceWeight, day, part } = await shop();
  await terms(true);
  await pieceWeight(article.id, '0.5');
  const { id } = await place(customer.id, [kilos(article.id), pieces(article.id, '1200'), kilos(article.id, '1')]);
  await confirm(id);
  await ask(cancelOrder, { id, lines: [3], reason: 'zu teuer' });
  const paper = await confirmation(id);
  t.equal(fact(paper, 'Liefertag'), day(1).split('-').reverse().join('.'));
  t.equal(fact(paper, 'Ihr Zeichen'), undefined);
  t.strictSame(rows(paper), [
    ['1', 'W-100', 'Lyoner', '10\u00a0kg', '10,00 €/kg', '100,00'],
    ['2', 'W-100', 'Lyoner', '1.200\u00a0Stück', '10,00 €/kg', '6.000,00'],
  ]);
  t.strictSame(paper.tables[0]?.totals, [['Summe netto, zuzüglich Umsatzsteuer', '6.100,00\u00a0€']]);
  t.equal(paper.notes.length, 1, 'the amount of pieces depends on their weight');
  t.equal(paper.tables.length, 1);
  await part('4');
  t.strictSame(rows(await confirmation(), 1), [['W-100', 'Lyoner', '10\u00a0kg', '4\u00a0kg', '6\u00a0kg']]);
  t.notMatch(JSON.stringify(paper), /zu teuer|clerk/, 'neither reasons nor users');
});

test('only an order that is CONFIRMED or COMPLETED has a confirmation', async (t) => {
  const { ask, customer, article, place, refused, part, order, confirmation } = await shop();
  const { id } = await place(customer.id, [kilos(article.id)]);
  t.equal(await refused(orderConfirmationPdf, { id }), 'INVALID_STATUS_TRANSITION');
  await ask(cancelOrder, { id, reason: 'x' });
  t.equal(await refused(orderConfirmationPdf, { id }), 'INVALID_STATUS_TRANSITION');
  await part('10');
  t.equal((await confirmation()).number, order.orderNumber);
  t.equal(await refused(orderConfirmationPdf, { id: 'none' }), 'ORDER_NOT_FOUND');
  t.equal(await refused(deliveryPdf, { id: 'none' }), 'DELIVERY_NOT_FOUND');
});

test('papers are in the language of the settings', async (t) => {
  const { ask, part, note, terms, confirmation } = await shop();
  await ask(updateSettings, { language: 'en' });
  await terms(true);
  const paper = await note((await part('1000', { quantityUnit: 'G' })).id);
  t.match(paper.title, /^Delivery note D-/);
  t.equal(paper.language, 'en');
  t.equal(paper.pageLabel, 'Page {page} of {pages}');
  t.match(fact(paper, 'Delivery date'), /^\d+ [A-Z][a-z]{2} \d{4}$/);
  t.strictSame(rows(paper)?.[0]?.slice(3), ['1,000\u00a0g', '€10.00/kg', '10.00']);
  t.match((await confirmation()).tables[0]?.totals, [['Total net, plus VAT', '€100.00']]);
});

test('a foreign country stands below the address, and other parties in the notes', async (t) => {
  const it = await shop();
  const customer = await it.newCustomer({ name: 'Wirt', country: 'Österreich' });
  const delivery = await it.deliver(customer.id, [sent(it.batch, '1')], { owner: 'Frau X', consignee: 'Kantine' });
  const paper = await it.note(delivery.id);
  t.strictSame(paper.recipient.at(-1), 'ÖSTERREICH');
  t.strictSame(paper.notes, ['Eigentümer der Ware: Frau X', 'Empfänger der Ware: Kantine']);
  t.equal(fact(paper, 'Auftrag'), undefined);
});

test('a line that is added to a confirmed order is still to come', async (t) => {
  const it = await shop();
  const delivery = await it.part('10');
  t.equal((await it.note(delivery.id)).tables.length, 1);
  const more = await it.place(it.customer.id, [kilos(it.article.id), kilos(it.article.id, '3')]);
  const order = await it.confirm(more.id);
  const first = await it.deliver(it.customer.id, [sent(it.batch, '10', { orderId: order.id, orderLine: 1 })]);
  t.strictSame(rows(await it.note(first.id), 1), [['W-100', 'Lyoner', '3\u00a0kg', '0\u00a0kg', '3\u00a0kg']]);
  await it.ask(changeOrder, { id: order.id, lines: [{ line: 1 }, { line: 2, quantityAmount: '5' }] });
  t.equal(rows(await it.note(first.id), 1)?.[0]?.[4], '5\u00a0kg', 'of the order as it is now');
});
