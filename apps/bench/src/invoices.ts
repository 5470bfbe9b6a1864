/**
 * Measures the issue of invoices through HTTP against the reference, by one user and by many, and the list of what is due
 * among few and among many billed deliveries. Every limit compares two figures of the same run.
 */
import type { Client } from 'pg';
import { call, type HttpRequest, leg } from './client.ts';
import { median, milliseconds, report } from './figures.ts';
import type { Server } from './server.ts';
import { fillReference, fillService, logIn, range } from './world.ts';

/** The lines of an invoice, and the delivered invoices of the comparison with the reference. */
const [LINES, TIMES, WARM_UPS] = [20, 100, 40];
/** Seconds of a load with issues, and its rounds. */
const [LOAD_SECONDS, ROUNDS] = [3, 3];
/** The numbers of billed deliveries, and of those to bill. */
const [FEW, MANY, DUE] = [1_000, 100_000, 20];

interface Side {
  readonly server: Server;
  readonly sql: Client;
}

const PLACE = { street: 'Am Markt', houseNumber: '1', postalCode: '91522', city: 'Ansbach', country: 'DE' };

const typed = range(LINES).map((n) => ({
  ...{ text: `Wurst ${n}`, quantityAmount: `${n + 1}.25`, unit: 'KG', price: 8.9, vatClass: 'REDUCED' },
}));

/** Returns the SQL that copies a row, with new values of some columns. */
const copyOf = (table: string, where: string, changed: string): string =>
  `insert into ${table} select (jsonb_populate_record(t, jsonb_build_object(${changed}))).* from ${table} t, copied c where ${where}`;

/** Copies a delivery with its lines. Settled deliveries are also billed, by copies of the invoice. Returns their ids. */
async function copyDelivery(sql: Client, id: string, [from, to]: readonly [number, number], invoiceId?: string) {
  await sql.query(`create temp table copied as
    select gen_random_uuid() as delivery, gen_random_uuid() as invoice, n from generate_series(${from}, ${to}) n`);
  const settled = invoiceId !== undefined;
  const number = `'D-copied-' || c.n`;
  const changed = `'id', c.delivery, 'settled', ${settled}, 'delivery_number', ${number}, 'delivery_number_key', lower(${number})`;
  await sql.query(copyOf('delivery', `t.id = '${id}'`, changed));
  const line = `'id', gen_random_uuid(), 'delivery_id', c.delivery`;
  await sql.query(copyOf('delivery_line', `t.delivery_id = '${id}'`, line));
  if (invoiceId) {
    const name = `'RE-2020-' || c.n`;
    const invoice = `'id', c.invoice, 'invoice_number', ${name}, 'invoice_number_key', lower(${name}), 'xml', '<a/>'`;
    await sql.query(copyOf('invoice', `t.id = '${invoiceId}'`, invoice));
    const billed = `'id', gen_random_uuid(), 'invoice_id', c.invoice, 'delivery_id', c.delivery`;
    await sql.query(copyOf('invoice_line', `t.invoice_id = '${invoiceId}'`, billed));
  }
  const { rows } = await sql.query<{ delivery: string }>('select delivery from copied order by n');
  await sql.query('drop table copied');
  return rows.map(({ delivery }) => delivery);
}

interface Shop {
  readonly url: string;
  readonly tokens: readonly string[];
  readonly customerId: string;
  /** A delivery of `LINES` lines of which all is due. */
  readonly deliveryId: string;
}

async function serviceShop({ server, sql }: Side): Promise<Shop & { readonly smallId: string }> {
  const { url } = server;
  const { tokens, batches } = await fillService(server, sql);
  const token = await logIn(url);
  const send = (method: HttpRequest['method'], path: string, body: object) => call(url, token, { method, path, body });
  const operator = { ...PLACE, name: 'Metzgerei Müller & Söhne', phone: '1', email: 'a@b.example' };
  await send('PUT', '/api/settings', { operator, invoicing: { taxNumber: '203/123/45678' } });
  const { content } = await call(url, token, { method: 'GET', path: '/api/categories' });
  for (const { id } of content) await send('PUT', `/api/categories/${id}`, { vatClass: 'REDUCED' });
  const customer = { ...PLACE, name: 'Gasthof', type: 'B2B', phone: '1' };
  const { id: customerId } = await send('POST', '/api/customers', customer);
  const deliver = async (count: number): Promise<string> => {
    const sent = { quantityAmount: '1.5', quantityUnit: 'KG' };
    const lines = batches.slice(0, count).map(({ id }) => ({ stockBatchId: id, ...sent }));
    return (await send('POST', '/api/sales/deliveries', { customerId, lines })).id;
  };
  return { url, tokens, customerId, deliveryId: await deliver(LINES), smallId: await deliver(1) };
}

async function referenceShop({ server: { url }, sql }: Side): Promise<Shop> {
  const { tokens } = await fillReference(sql);
  const { rows } = await sql.query<{ id: string; customer: string }>(
    'insert into delivery values (gen_random_uuid(), gen_random_uuid(), now()) returning id, customer_id as customer',
  );
  const [{ id: deliveryId, customer: customerId } = { id: '', customer: '' }] = rows;
  await sql.query(
    `insert into delivery_line (delivery_id, line, quantity, price) select $1, n, 1.5, 8.9 from generate_series(1, ${LINES}) n`,
    [deliveryId],
  );
  return { url, tokens, customerId, deliveryId };
}

const issueOf = ({ customerId }: Shop, deliveryIds: readonly string[], lines: readonly object[] = []): HttpRequest => ({
  ...{ method: 'POST', path: '/api/sales/invoices' },
  body: { customerId, deliveryIds, lines },
});

/** Measures the issue of an invoice of `LINES` delivered lines. */
async function measureIssuing(own: Shop, ownIds: readonly string[], plain: Shop, plainIds: readonly string[]) {
  const taken = { own: [] as number[], plain: [] as number[] };
  for (const n of range(WARM_UPS + TIMES)) {
    const issue = (shop: Shop, ids: readonly string[]) =>
      milliseconds(() => call(shop.url, shop.tokens[0] ?? '', issueOf(shop, [ids[n] ?? ''])));
    const round = [await issue(own, ownIds), await issue(plain, plainIds)] as const;
    if (n < WARM_UPS) continue;
    taken.own.push(round[0]);
    taken.plain.push(round[1]);
  }
  const [one, other] = [median(taken.own), median(taken.plain)];
  const figures = `${one.toFixed(1)} ms, reference ${other.toFixed(1)} ms (${(other / one).toFixed(2)} ≥ 0.5)`;
  report(`issuing an invoice of ${LINES} delivered lines`, figures, other / one >= 0.5);
}

/** Measures the invoices per second that one user issues, and that all users issue at once. */
async function measureIssuers(shop: Shop) {
  const load = (tokens: readonly string[]) => leg(shop.url, tokens, LOAD_SECONDS, () => issueOf(shop, [], typed));
  const taken = { one: [] as number[], all: [] as number[] };
  for (const _ of range(ROUNDS)) {
    taken.one.push((await load(shop.tokens.slice(0, 1))).perSecond);
    taken.all.push((await load(shop.tokens)).perSecond);
  }
  const [one, all] = [median(taken.one), median(taken.all)];
  const figures = `${all.toFixed(0)}/s, one ${one.toFixed(0)}/s (${(all / one).toFixed(2)} ≥ 1)`;
  report(`${shop.tokens.length} issuers of ${LINES} typed lines at once`, figures, all >= one);
}

/** Fills a service with `DUE` deliveries to bill among billed ones. */
async function withBilled(side: Side, shop: Shop & { readonly smallId: string }, count: number): Promise<void> {
  const [id = ''] = await copyDelivery(side.sql, shop.smallId, [2_000_001, 2_000_000 + DUE]);
  const { id: invoiceId } = await call(shop.url, shop.tokens[0] ?? '', issueOf(shop, [shop.smallId]));
  await copyDelivery(side.sql, id, [1, count], invoiceId);
  await side.sql.query('vacuum analyze');
}

/** Measures the list of what is due among `FEW` and among `MANY` billed deliveries, in turns. */
async function measureDue(few: Shop, many: Shop) {
  const taken = { few: [] as number[], many: [] as number[] };
  const due = ({ url, tokens }: Shop) =>
    milliseconds(() => call(url, tokens[0] ?? '', { method: 'GET', path: '/api/sales/invoices/due?size=50' }));
  for (const n of range(WARM_UPS + TIMES)) {
    const round = [await due(few), await due(many)] as const;
    if (n < WARM_UPS) continue;
    taken.few.push(round[0]);
    taken.many.push(round[1]);
  }
  const [one, other] = [median(taken.many), median(taken.few)];
  const figures = `${one.toFixed(1)} ms ≤ 1.5 × ${other.toFixed(1)} ms (${(one / other).toFixed(2)})`;
  report(`due of ${DUE} deliveries among 100,000 billed ones against 1,000`, figures, one <= 1.5 * other);
}

/** Fills the service and the reference with deliveries and prints a table. Sets the exit code if a limit is exceeded. */
export async function measureInvoices(service: Side, small: Side, reference: Side): Promise<void> {
  const [own, few, plain] = [await serviceShop(service), await serviceShop(small), await referenceShop(reference)];
  const count = WARM_UPS + TIMES;
  const ids = await copyDelivery(service.sql, own.deliveryId, [1_000_001, 1_000_000 + count]);
  const plainIds = await copyDelivery(reference.sql, plain.deliveryId, [1, count]);
  console.log('\n| invoices | measured | |\n|---|---|---|');
  await measureIssuing(own, ids, plain, plainIds);
  await measureIssuers(own);
  // All deliveries of the measurements above are billed by now, except the two that are copied.
  await service.sql.query('update delivery set settled = true where id = $1', [own.deliveryId]);
  await small.sql.query('update delivery set settled = true where id = $1', [few.deliveryId]);
  await withBilled(small, few, FEW);
  await withBilled(service, own, MANY);
  await measureDue(few, own);
}
