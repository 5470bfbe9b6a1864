/// <reference lib="dom" />
/**
 * Tests billing: what is due is issued and printed in two taps from Today, a finding leads to the form that mends it,
 * each kind of credit note corrects an invoice, and an invoice of typed lines is drafted and issued.
 */
import type { Page } from 'playwright-core';
import { type Test, test } from 'tap';
import { becomes, browsing, drawn } from './browser.ts';
import { fill } from './goods.ts';
import { SELLER } from './goods-issued.ts';
import type { Shop } from './shop.ts';

/** Delivers 0.5 kg of beef on each of several papers. The beef has a VAT class. */
async function deliver({ ask }: Shop, made: Readonly<Record<string, string>>, count: number): Promise<void> {
  const receipt = await ask('GET', `/api/procurement/goods-receipts/${made['receipt']}`);
  const { stockBatchId, stockId } = receipt.lines[0];
  const { articleId } = await ask('GET', `/api/inventory/stocks/${stockId}`);
  await ask('PUT', `/api/articles/${articleId}/sales-data`, { vatClass: 'REDUCED' });
  for (let at = 0; at < count; at++)
    await ask('POST', '/api/sales/deliveries', {
      customerId: made['customer'],
      lines: [{ stockBatchId, quantityAmount: '0.5', quantityUnit: 'KG' }],
    });
}

/** Keeps the last file that the page shows or saves, because a browser without a viewer saves PDFs. */
const keepFile = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const make = URL.createObjectURL.bind(URL);
    URL.createObjectURL = (of) => {
      Object.assign(window, { lastFile: of });
      return make(of);
    };
  });

const lastFile = (page: Page): Promise<string | undefined> =>
  page.evaluate(() => (window as unknown as { lastFile?: Blob }).lastFile?.text());

interface Due {
  readonly customerId: string;
  readonly deliveryIds: readonly string[];
  readonly findings: readonly unknown[];
}

const dueOf = async ({ ask }: Shop): Promise<readonly Due[]> =>
  (await ask('GET', '/api/sales/invoices/due?size=100')).content;

test('what is due is issued and printed in two taps from Today', async (t) => {
  const { as, shop } = await browsing(t);
  const made = await fill(shop);
  await shop.ask('PUT', '/api/settings', SELLER);
  await deliver(shop, made, 14);
  const due = await dueOf(shop);
  const ready = due.filter(({ findings }) => findings.length === 0).length;
  t.ok(ready >= 14, `${ready} of ${due.length} are ready`);
  const { page, taken } = await as('admin');
  await keepFile(page);
  await page.reload();
  await drawn(page);
  await page
    .getByRole('list', { name: 'Auf einen Blick' })
    .getByRole('link', { name: /Belege auszustellen/ })
    .click();
  await page.waitForURL(/\/invoices\/due$/);
  const [paper] = await Promise.all([
    page.context().waitForEvent('page'),
    page.getByRole('button', { name: new RegExp(`^${ready} ausstellen \\([\\d.]+,\\d\\d €\\)$`) }).click(),
  ]);
  await page.getByRole('heading', { name: `${ready} Belege ausgestellt` }).waitFor();
  await becomes(t, async () => (await lastFile(page))?.includes(`/Count ${ready} /Kids`) ?? false, true, 'one PDF');
  await becomes(t, async () => (await dueOf(shop)).length, due.length - ready);
  const { content } = await shop.ask('GET', '/api/sales/invoices?q=RE-2026&size=100');
  t.equal(content.length, ready + 2, 'those of the shop, and the new ones');
  await page.getByRole('link', { name: content.at(-1).invoiceNumber }).waitFor();
  await paper.close();
  t.same(taken(), []);
});

test('a refused document is named with its reason, and the others are issued', async (t) => {
  const { as, shop } = await browsing(t);
  const made = await fill(shop);
  await shop.ask('PUT', '/api/settings', SELLER);
  await deliver(shop, made, 3);
  const { page } = await as('admin', { at: '/invoices/due' });
  await drawn(page);
  const button = page.getByRole('button', { name: /^3 ausstellen/ });
  await button.waitFor();
  const { customerId, deliveryIds } = (await dueOf(shop)).find(({ findings }) => findings.length === 0) ?? {};
  await shop.ask('POST', '/api/sales/invoices', { customerId, deliveryIds });
  await button.click();
  await page.getByText('1 Beleg wurde nicht ausgestellt.').waitFor();
  await page.getByText('Bei diesen Lieferungen ist nichts offen.').waitFor();
  await page.getByRole('heading', { name: '2 Belege ausgestellt' }).waitFor();
});

test('a finding leads to the form where it is mended', async (t) => {
  const { as, shop } = await browsing(t);
  await fill(shop);
  const category = await shop.ask('POST', '/api/categories', { name: 'Rind' });
  const { content } = await shop.ask('GET', '/api/articles?q=R-080');
  await shop.ask('PUT', `/api/articles/${content[0].id}`, { categoryId: category.id });
  const { page, taken } = await as('admin', { at: '/invoices/due' });
  await drawn(page);
  await becomes(t, () => page.getByRole('button', { name: /ausstellen \(/ }).count(), 0, 'nothing is ready');
  await page.getByRole('link', { name: 'Betrieb in den Einstellungen' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Straße').fill('Marktplatz');
  for (const [label, text] of [
    ['Name', 'Metzgerei Huber'],
    ['Hausnummer', '3'],
    ['PLZ', '91522'],
    ['Ort', 'Ansbach'],
    ['Land', 'Deutschland'],
  ] as const)
    await dialog.getByLabel(label, { exact: true }).fill(text);
  await dialog.getByRole('button', { name: 'Speichern' }).click();
  await dialog.waitFor({ state: 'detached' });
  await page.goto('/invoices/due');
  await page.getByRole('link', { name: 'Rechnungen in den Einstellungen' }).click();
  await dialog.getByLabel('Steuernummer').fill('203/123/45678');
  await dialog.getByRole('button', { name: 'Speichern' }).click();
  await dialog.waitFor({ state: 'detached' });
  await page.goto('/invoices/due');
  await page.getByRole('link', { name: 'Steuerklasse des Artikels' }).first().click();
  await dialog.getByLabel('Steuerklasse').selectOption('REDUCED');
  await dialog.getByRole('button', { name: 'Speichern' }).click();
  await dialog.waitFor({ state: 'detached' });
  await page.goto('/invoices/due');
  await page.getByRole('link', { name: 'Preis eingeben' }).first().click();
  await page.waitForURL(/\/invoices\/new\?delivery=/);
  await page.getByLabel('Preis in €').fill('10');
  await page.getByLabel('Grund').fill('Mit dem Kunden vereinbart');
  await page.getByRole('heading', { name: 'Entwurf: 53,50 €' }).waitFor();
  t.same(taken(), []);
});

async function issuedOf(shop: Shop, t: Pick<Test, 'equal'>, made: Readonly<Record<string, string>>) {
  await shop.ask('PUT', '/api/settings', SELLER);
  await deliver(shop, made, 0);
  const invoice = await shop.ask('POST', '/api/sales/invoices', {
    customerId: made['customer'],
    deliveryIds: [made['delivery']],
    prices: [{ deliveryId: made['delivery'], line: 1, price: 10, reason: 'vereinbart' }],
  });
  t.equal(invoice.status, 'OPEN');
  return invoice;
}

test('an invoice is corrected by a return, an allowance and a cancellation', async (t) => {
  const { as, shop } = await browsing(t);
  const made = await fill(shop);
  const invoice = await issuedOf(shop, t, made);
  const at = `/invoices/${invoice.id}`;
  const { page, taken } = await as('admin', { at });
  await drawn(page);
  await becomes(t, () => page.getByRole('button', { name: /Rückgabe gutschreiben/ }).count(), 0, 'nothing came back');
  const { content: stocks } = await shop.ask('GET', '/api/inventory/storage-locations?q=Quarantäne');
  await shop.ask('POST', `/api/sales/deliveries/${made['delivery']}/returns`, {
    lines: [{ line: 1, storageLocationId: stocks[0].id, quantityAmount: '1', quantityUnit: 'KG' }],
    reason: 'Falsche Ware',
  });
  await page.goto(at);
  await page.getByRole('button', { name: /Rückgabe gutschreiben \(/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Falsche Ware' }).click();
  await dialog.getByRole('button', { name: /Rückgabe gutschreiben/ }).click();
  await page.waitForURL((url) => /\/invoices\/[\w-]{36}$/.test(url.pathname) && url.pathname !== at);
  await page.getByText('Warenrückgabe · Gasthof zur Post').waitFor();
  await page.locator('main').getByRole('link', { name: invoice.invoiceNumber }).click();
  await page.waitForURL(`**${at}`);
  await page.getByRole('button', { name: 'Preisnachlass' }).click();
  await dialog.getByRole('button', { name: 'Rechnungskorrektur ausstellen' }).click();
  await dialog.getByText('Bei mindestens einer Position den Betrag eingeben.').waitFor();
  await dialog.getByLabel(/^1\. Rinderhüfte/).fill('2,50');
  await dialog.getByText('2,50 €', { exact: true }).waitFor();
  await dialog.getByRole('button', { name: 'Qualitätsmangel' }).click();
  await dialog.getByRole('button', { name: 'Rechnungskorrektur ausstellen' }).click();
  await page.waitForURL((url) => /\/invoices\/[\w-]{36}$/.test(url.pathname) && url.pathname !== at);
  await page.goto(at);
  await page.getByRole('button', { name: 'Rechnung stornieren' }).click();
  await dialog.getByText('Das lässt sich nicht rückgängig machen.').waitFor();
  await dialog.getByRole('button', { name: 'Falscher Preis' }).click();
  await dialog.getByRole('button', { name: 'Rechnung stornieren' }).click();
  await page.waitForURL((url) => /\/invoices\/[\w-]{36}$/.test(url.pathname) && url.pathname !== at);
  await page.getByRole('heading', { name: /^Stornorechnung RE-2026-/ }).waitFor();
  await page.goto(at);
  await page.getByText('Storniert', { exact: true }).first().waitFor();
  const now = await shop.ask('GET', `/api/sales${at}`);
  t.same(
    now.creditNotes.map(({ kind }: { kind: string }) => kind),
    ['RETURN', 'ALLOWANCE', 'CANCELLATION'],
  );
  t.equal(now.openAmount, '0.00');
  await becomes(t, () => page.getByRole('button', { name: 'Rechnung stornieren' }).count(), 0);
  t.same(taken(), []);
});

test('an invoice of typed lines shows its sums while it is typed, and is issued', async (t) => {
  const { as, shop } = await browsing(t);
  const made = await fill(shop);
  await shop.ask('PUT', '/api/settings', SELLER);
  const { page, taken } = await as('admin', { at: `/invoices/new?customerId=${made['customer']}` });
  await drawn(page);
  await page.getByRole('button', { name: 'Zeile hinzufügen' }).click();
  await page.getByLabel('Text', { exact: true }).fill('Plattenservice');
  await page.getByLabel('Menge').fill('2');
  await page.getByLabel('Preis in €').fill('12,50');
  await page.getByLabel('Steuerklasse').selectOption('STANDARD');
  await page.getByRole('heading', { name: 'Entwurf: 29,75 €' }).waitFor();
  await page.getByLabel('Hinweis auf der Rechnung').fill('Vielen Dank.');
  await page.getByRole('article').getByText('Vielen Dank.').waitFor();
  const [paper, response] = await Promise.all([
    page.context().waitForEvent('page'),
    page.waitForResponse(/\/preview\/pdf$/),
    page.getByRole('button', { name: 'Entwurf als PDF' }).click(),
  ]);
  t.equal(response.headers()['content-type'], 'application/pdf');
  await paper.close();
  await page.getByRole('button', { name: 'Rechnung ausstellen' }).click();
  await page.waitForURL(/\/invoices\/[\w-]{36}$/);
  const invoice = await shop.ask('GET', `/api/sales${new URL(page.url()).pathname}`);
  t.match(invoice, { gross: '29.75', document: { lines: [{ name: 'Plattenservice', quantity: '2' }] } });
  t.same(taken(), []);
});

test('a delivery without a price is billed at a price by hand, from its page', async (t) => {
  const { as, shop } = await browsing(t);
  const made = await fill(shop);
  await shop.ask('PUT', '/api/settings', SELLER);
  await deliver(shop, made, 0);
  const { page, taken } = await as('admin', { at: `/deliveries/${made['delivery']}` });
  await drawn(page);
  await page.getByText('Noch nicht abgerechnet').waitFor();
  await page.getByRole('link', { name: 'Rechnung', exact: true }).click();
  await page.getByLabel('Preis in €').fill('10');
  await page.getByLabel('Grund').fill('Mit dem Kunden vereinbart');
  await page.getByRole('heading', { name: 'Entwurf: 53,50 €' }).waitFor();
  await page.getByRole('button', { name: 'Rechnung ausstellen' }).click();
  await page.waitForURL(/\/invoices\/[\w-]{36}$/);
  const [number = ''] = (await page.locator('main h1').textContent())?.split(' ') ?? [];
  await page.getByRole('link', { name: /^D-2026-11-23-/ }).click();
  await page.getByRole('link', { name: number }).waitFor();
  t.same(taken(), []);
});
