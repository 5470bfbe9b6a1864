/**
 * Deliveries: the page offers what expires first, picks a lot, prints the required particulars, and takes a part back.
 */
import { test } from 'tap';
import { browsing, settled } from './browser.ts';
import { fill } from './goods.ts';

test('a lot is picked by its number, what expires earlier is offered beside it, and it goes to the address', async (t) => {
  const { as, shop } = await browsing(t);
  const made = await fill(shop);
  const receipt = await shop.ask('GET', `/api/procurement/goods-receipts/${made['receipt']}`);
  const [line] = receipt.lines;
  const early = await shop.ask('POST', '/api/procurement/goods-receipts', {
    supplierId: made['supplier'],
    lines: [{ stockId: line.stockId, quantityAmount: '4', quantityUnit: 'KG', expiryDate: '2026-12-01' }],
  });
  const { page, taken } = await as('admin', { width: 768 });
  await page.goto(`/deliveries/new?customerId=${made['customer']}`);
  await settled(page);
  await page.getByLabel('Lieferadresse').selectOption('Küche');
  t.ok(await page.getByRole('button', { name: /Lyoner im Ring · 10/ }).count(), 'what was agreed is a tap away');
  await page.getByRole('textbox', { name: 'Scannen oder Losnummer tippen' }).fill(line.lotNumber);
  await page.keyboard.press('Enter');
  await page.getByText('Dieses läuft früher ab').waitFor();
  await page
    .getByRole('button', { name: new RegExp(early.lines[0].lotNumber) })
    .first()
    .click();
  await page.getByText('Dieses läuft früher ab').waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Alles: 4 kg' }).click();
  await page.getByRole('button', { name: 'Ausliefern', exact: true }).click();
  await page.waitForURL(/deliveries\/[\w-]{36}$/);
  await page.locator('main h1', { hasText: /^D-2026-11-23-\d{3}$/ }).waitFor();
  const delivery = await shop.ask('GET', `/api/sales/deliveries/${page.url().split('/').at(-1)}`);
  t.match(delivery.lines, [{ lotNumber: early.lines[0].lotNumber, quantityAmount: '4', quantityUnit: 'KG' }]);
  t.match(delivery.address, { street: 'Lange Zeile' });
  t.same(taken(), []);
});

test('the delivery note has the particulars, and what comes back is blocked', async (t) => {
  const { as, shop } = await browsing(t);
  const made = await fill(shop);
  const { page, taken } = await as('admin');
  await page.goto(`/deliveries/${made['delivery']}`);
  await settled(page);
  const note = page.getByRole('region', { name: /^Lieferschein D-/ });
  for (const word of [
    'Versandt durch',
    'Eigentümer',
    'Geliefert an',
    'Empfänger',
    'Rinderhüfte',
    '6,5 kg',
    '23.11.2026',
  ])
    t.match(await note.textContent(), word, word);
  await page.emulateMedia({ media: 'print' });
  t.equal(await page.getByRole('region', { name: 'Was hinausging' }).isVisible(), false, 'paper has the note alone');
  t.equal(await note.isVisible(), true);
  await page.emulateMedia({ media: 'screen' });
  await page.getByRole('button', { name: 'Zurücknehmen' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Menge').fill('1');
  await dialog.getByLabel('In den Bestand').selectOption({ label: 'Quarantäne' });
  await dialog.getByLabel('Grund').fill('zu fett');
  await dialog.getByRole('button', { name: 'Zurücknehmen' }).click();
  await dialog.waitFor({ state: 'detached' });
  const delivery = await shop.ask('GET', `/api/sales/deliveries/${made['delivery']}`);
  t.equal(delivery.lines[0].takenBack, '2.5');
  t.same(taken(), []);
});
