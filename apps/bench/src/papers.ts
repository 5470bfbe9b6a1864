/**
 * Measures the PDF of an invoice: of 20 lines against bare pdfmake with the same table, and the reads of other callers
 * while invoices of 2,000 lines are drawn. The limit of the first is a ratio of the same run, of the second a time.
 */
import { createRequire } from 'node:module';
import { invoicePaper } from '@cleaver/domain/invoicing';
import type { PaperTable } from '@cleaver/domain/kernel';
import { drawPaper } from '@cleaver/papers';
import { sampleDocument } from '@cleaver/testing';
import pdfmake from 'pdfmake';
import { call, type HttpRequest, type Leg, leg } from './client.ts';
import { median, milliseconds, report } from './figures.ts';
import type { Server } from './server.ts';
import { logIn, range, type World } from './world.ts';

/** The lines of the small and the large invoice. A delivery of the large one has `DELIVERED` lines. */
const [FEW, MANY, DELIVERED] = [20, 2_000, 100];
/** How often each PDF of the small invoice is drawn, after how many warm-up drawings. */
const [TIMES, WARM_UPS] = [40, 10];
/** The largest ratio of ours to bare pdfmake, and the largest p99 of reads in milliseconds. */
const [RATIO_MAX, P99_MAX] = [1.5, 100];
/** The rounds of reads without and with drawings, and the seconds of each load. */
const [ROUNDS, LOAD_SECONDS] = [3, 6];

/** Measures the small invoice. Needs no database. */
export async function measureDrawing(): Promise<void> {
  const document = sampleDocument(
    range(FEW).map((n) => ({ name: `Wurst ${n}`, quantity: `${n + 1}.25`, articleNumber: `W-${n}` })),
  );
  const xml = { profile: 'EN16931', text: `<a>${'<b>Lyoner</b>'.repeat(2_000)}</a>` } as const;
  const ours = () => drawPaper(invoicePaper(document, xml));
  const [table] = invoicePaper(document, null).tables;
  if (!table) throw new Error('The invoice has no table');
  const bare = barePdf(table);
  const taken = { ours: [] as number[], bare: [] as number[] };
  for (const n of range(WARM_UPS + TIMES)) {
    const round = [await milliseconds(ours), await milliseconds(bare)] as const;
    if (n < WARM_UPS) continue;
    taken.ours.push(round[0]);
    taken.bare.push(round[1]);
  }
  const [one, other] = [median(taken.ours), median(taken.bare)];
  const ratio = one / other;
  report(
    `PDF of ${FEW} lines, with its XML, against bare pdfmake with the same table`,
    `**${ratio.toFixed(2)}** (at most ${RATIO_MAX}): ${one.toFixed(1)} ms, ${other.toFixed(1)} ms`,
    ratio <= RATIO_MAX,
  );
}

/** Returns a function that draws the table with pdfmake alone, in this thread. */
function barePdf({ columns, rows, headings }: PaperTable): () => Promise<unknown> {
  const { resolve } = createRequire(import.meta.resolve('@cleaver/papers'));
  const font = (weight: string) => resolve(`pdfmake/fonts/Roboto/Roboto-${weight}.ttf`);
  pdfmake.setFonts({ Roboto: { normal: font('Regular'), bold: font('Medium') } });
  pdfmake.setUrlAccessPolicy(() => false);
  pdfmake.setLocalAccessPolicy(() => true);
  const rest = columns.slice(1).map(() => '');
  return () => {
    const body = [
      columns.map(({ title }) => title),
      ...rows.flatMap((row, index) => {
        const text = headings?.get(index);
        const cells = row.map((of) => (typeof of === 'string' ? of : { stack: [...of] }));
        return text === undefined ? [cells] : [[{ text, bold: true, colSpan: columns.length }, ...rest], cells];
      }),
    ];
    const widths = columns.map(({ width }) => (width === 'rest' ? '*' : 'auto'));
    return pdfmake.createPdf({ content: [{ table: { headerRows: 1, widths, body } }] }).getBuffer();
  };
}

/** Measures reads of suppliers by all users, without and with drawings of the large invoice. */
export async function measureReads({ url }: Server, { tokens, supplierIds, batches }: World): Promise<void> {
  const path = await largeInvoice(url, batches);
  const token = await logIn(url);
  const pdf = async (): Promise<number> => {
    const response = await fetch(`${url}${path}`, { headers: { authorization: `Bearer ${token}` } });
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return (await response.arrayBuffer()).byteLength;
  };
  const read = (n: number): HttpRequest => ({
    method: 'GET',
    path: `/api/suppliers/${supplierIds[(n * 307) % supplierIds.length]}`,
  });
  let sent = 0;
  const load = (): Promise<Leg> => leg(url, tokens, LOAD_SECONDS, () => read(sent++));
  const alone = await milliseconds(pdf);
  await load();
  const legs = { without: [] as Leg[], during: [] as Leg[] };
  const drawn: number[] = [];
  for (const _ of range(ROUNDS)) {
    legs.without.push(await load());
    let isLoaded = true;
    const reading = load().finally(() => {
      isLoaded = false;
    });
    while (isLoaded) drawn.push(await milliseconds(pdf));
    legs.during.push(await reading);
  }
  const of = (side: readonly Leg[], member: 'p50' | 'p99' | 'perSecond') => median(side.map((each) => each[member]));
  const text = (side: readonly Leg[]) =>
    `${of(side, 'p50').toFixed(1)} / ${of(side, 'p99').toFixed(1)} ms, ${of(side, 'perSecond').toFixed(0)}/s`;
  report(
    `reads of ${tokens.length} users while ${drawn.length} PDFs of ${MANY} lines are drawn: p50 / p99`,
    `**${text(legs.during)}** (p99 at most ${P99_MAX}); without drawing ${text(legs.without)}; a PDF takes ${median(drawn).toFixed(0)} ms, alone ${alone.toFixed(0)} ms`,
    of(legs.during, 'p99') <= P99_MAX,
  );
}

/** Issues an invoice of `MANY` delivered lines. Returns the address of its PDF. */
async function largeInvoice(url: string, batches: World['batches']): Promise<string> {
  const token = await logIn(url);
  const send = (method: HttpRequest['method'], path: string, body: object) => call(url, token, { method, path, body });
  const place = { street: 'Am Markt', houseNumber: '1', postalCode: '91522', city: 'Ansbach', country: 'DE' };
  const operator = { ...place, name: 'Metzgerei Müller & Söhne', phone: '1', email: 'a@b.example' };
  await send('PUT', '/api/settings', { operator, invoicing: { taxNumber: '203/123/45678' } });
  const { content } = await call(url, token, { method: 'GET', path: '/api/categories' });
  for (const { id } of content) await send('PUT', `/api/categories/${id}`, { vatClass: 'REDUCED' });
  const { id: customerId } = await send('POST', '/api/customers', {
    ...place,
    name: 'Gasthof',
    type: 'B2B',
    phone: '1',
  });
  const deliveryIds: string[] = [];
  for (const delivery of range(MANY / DELIVERED)) {
    const lines = range(DELIVERED).map((n) => {
      const stockBatchId = batches[(delivery * DELIVERED + n) % batches.length]?.id;
      return { stockBatchId, quantityAmount: '1.5', quantityUnit: 'KG' };
    });
    deliveryIds.push((await send('POST', '/api/sales/deliveries', { customerId, lines })).id);
  }
  const { id } = await send('POST', '/api/sales/invoices', { customerId, deliveryIds });
  return `/api/sales/invoices/${id}/pdf`;
}
