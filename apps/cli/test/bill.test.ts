/** Tests `cleaver bill`: what it issues, what it names as left, and what a second run does. */
import { test } from 'tap';
import { withStock } from '../../http/test/inventory/with-stock.ts';
import { jsonOf, onTheWay, type Shop, shop } from './helper.ts';

const german = { env: { LANG: 'de_DE.UTF-8' } };
const ADDRESS = { phone: '1', street: 'W', postalCode: '89073', city: 'Ulm', country: 'DE' };
const OPERATOR = { name: 'Metzgerei', street: 'Weg', postalCode: '91522', city: 'Ansbach', country: 'DE' };

interface Outcome {
  readonly issued: readonly { readonly id: string; readonly invoiceNumber: string; readonly type: string }[];
  readonly toIssue: readonly object[];
  readonly notIssued: readonly {
    readonly customerName: string;
    readonly findings: readonly { readonly code: string }[];
  }[];
}

/** Returns a shop with two customers, and functions that deliver and take goods back. */
async function delivering(it: Shop) {
  const { stock, bookIn } = withStock(it.admin);
  await it.admin.put('/api/settings', { operator: OPERATOR, invoicing: { vatId: 'DE136695976' } });
  const customer = async (name: string) =>
    (await it.admin.post('/api/customers', { name, type: 'B2B', ...ADDRESS })).json().id as string;
  const [post, krone] = [await customer('Post'), await customer('Krone')];
  const terms = { billing: 'PER_DELIVERY', eInvoice: 'XRECHNUNG' };
  await it.admin.put(`/api/customers/${krone}/sales-terms`, terms);
  const { id: stockId } = await stock();
  const { content } = (await it.admin.get('/api/categories')).json();
  await it.admin.put(`/api/categories/${content[0].id}`, { ...content[0], vatClass: 'REDUCED' });
  const { id: stockBatchId } = await bookIn(stockId);
  const deliver = async (customerId: string, quantityAmount: string): Promise<string> => {
    const lines = [{ stockBatchId, quantityAmount, quantityUnit: 'KG' }];
    return (await it.admin.post('/api/sales/deliveries', { customerId, lines })).json().id;
  };
  const { id: place } = (
    await it.admin.post('/api/inventory/storage-locations', { name: 'Retouren', storageType: 'COLD_ROOM' })
  ).json();
  const back = (deliveryId: string, quantityAmount: string) =>
    it.admin.post(`/api/sales/deliveries/${deliveryId}/returns`, {
      lines: [{ line: 1, storageLocationId: place, quantityAmount, quantityUnit: 'KG' }],
      reason: 'zu viel',
    });
  return { ...it, post, krone, deliver, back };
}

test('bill issues what is due, names the rest with what to do, and issues nothing a second time', async (t) => {
  const it = await delivering(await shop(t));
  const { date: today } = (await it.admin.get('/api/today')).json();
  const delivery = await it.deliver(it.post, '2');
  await it.deliver(it.krone, '1');

  const dry = await it.cleaver(`bill --until ${today} --dry-run`);
  t.match(dry, { code: 1, stdout: /^type +customerName +supplyFrom +supplyUntil +gross\nINVOICE +Post +/ });
  t.match(dry.stderr, /Documents to issue: 1\.\ncleaver: 1 document cannot be issued yet\n {2}INVOICE, Krone, /);
  t.equal((await it.admin.get('/api/sales/invoices')).json().page.totalElements, 0);

  const done = await it.cleaver(`bill --until ${today}`);
  t.match(done, { code: 1, stdout: /^invoiceNumber +type .*\nRE-\d{4}-00001 +INVOICE +Post +.* \d+\.\d\d\n$/ });
  t.match(
    done.stderr,
    /Krone, \d{4}-\d\d-\d\d: Enter the buyer reference \(Leitweg-ID\) in the sales terms of Krone; /,
  );
  const again = jsonOf<Outcome>((await it.cleaver(`bill --until ${today} --json`)).stdout);
  t.match(again, { dryRun: false, issued: [], toIssue: [], notIssued: [{ customerName: 'Krone' }] });
  t.match(again.notIssued[0]?.findings[0], { code: 'BUYER_REFERENCE_MISSING', line: null });
  t.match(await it.cleaver('bill --customer-id Post'), { code: 0, stdout: '', stderr: 'Nothing is due.\n' });

  await it.back(delivery, '0.5');
  const credited = jsonOf<Outcome>(await it.done(['bill', '--customer-id', 'Post', '--json']));
  t.match(credited.issued, [{ type: 'CREDIT_NOTE', kind: 'RETURN', document: { reason: 'Warenrückgabe' } }]);
  t.match(await it.cleaver('bill --customer-id Post', german), { stderr: 'Es ist nichts abzurechnen.\n' });
});

test('bill bills goods anew on the day on which their invoice was cancelled', async (t) => {
  const it = await delivering(await shop(t));
  await it.deliver(it.post, '2');
  const [first] = jsonOf<Outcome>(await it.done('bill --json')).issued;
  await it.done([
    'invoices',
    'credit',
    first?.invoiceNumber ?? '',
    '--kind',
    'CANCELLATION',
    '--reason',
    'Preis falsch',
  ]);
  const [second] = jsonOf<Outcome>(await it.done('bill --json')).issued;
  t.match(second, { type: 'INVOICE', invoiceNumber: /-00003$/ });
});

test('bill reports what it issued before a failure, and what another user changed meanwhile', async (t) => {
  const it = await delivering(await shop(t));
  for (const amount of ['1', '2', '3']) await it.deliver(it.post, amount);
  let sent = 0;
  let isFailing = true;
  onTheWay(t, async ({ what, body, go }) => {
    if (what !== 'POST /api/sales/invoices') return go();
    sent++;
    // Another user issues the first invoice, before the request of the command.
    if (sent === 1) await it.admin.post('/api/sales/invoices', body as object);
    if (sent === 3 && isFailing)
      return Response.json({ code: 'ACCESS_DENIED', status: 403, message: 'No' }, { status: 403 });
    return go();
  });
  const { code, stdout } = await it.cleaver('bill --json');
  t.equal(code, 3);
  t.match(jsonOf(stdout), {
    issued: [{ invoiceNumber: /-00002$/ }],
    notIssued: [{ findings: [{ code: 'NOTHING_TO_INVOICE', message: /Nothing is due of these deliveries/ }] }],
  });
  isFailing = false;
  t.match(jsonOf<Outcome>(await it.done('bill --json')).issued, [{ invoiceNumber: /-00003$/ }]);
});

test('bill in German prints German headings, days and findings', async (t) => {
  const it = await delivering(await shop(t));
  await it.deliver(it.post, '2');
  await it.deliver(it.krone, '1');
  const { code, stdout, stderr } = await it.cleaver('bill', german);
  t.equal(code, 1);
  t.match(stdout, /^Rechnungsnummer +Art +Kunde .*\nRE-\S+ +Rechnung +Post +\d\d\.\d\d\.\d{4} .* \d+,\d\d\n$/);
  t.match(
    stderr,
    /Ausgestellte Belege: 1\.\ncleaver: 1 Beleg kann noch nicht ausgestellt werden\n {2}Rechnung, Krone, \d\d\./,
  );
  t.match(stderr, /Käuferreferenz \(Leitweg-ID\) in den Verkaufsbedingungen von Krone eintragen; /);
});
