/// <reference lib="dom" />
/** Tests the choices of units, and the text of small amounts. */
import { SALE_UNITS } from '@cleaver/domain/sales';
import { test } from 'tap';
import { becomes, browsing, drawn } from './browser.ts';
import { fill } from './goods.ts';

test('a choice of units lists those of the article and the usual ones first, and no unit twice', async (t) => {
  const { shop, as } = await browsing(t);
  const made = await fill(shop);
  for (const language of ['de', 'en'] as const) {
    const { page } = await as('admin', { language, at: `/stocks/${made['stock']}` });
    await drawn(page);
    await page
      .getByRole('button', { name: language === 'de' ? 'Einbuchen' : 'Book in' })
      .first()
      .click();
    const select = page.getByRole('dialog').locator('select[name=quantityUnit]');
    const first = await select.locator(':scope > option:not([value=""])').allTextContents();
    const others = await select.locator('optgroup > option').allTextContents();
    t.equal(first[0], 'kg', 'what the article is kept in');
    t.ok(first.length >= 8 && first.length <= 10, `${first}`);
    const all = [...first, ...others];
    t.same(
      all.filter((unit, at) => all.indexOf(unit) !== at),
      [],
      'none stands twice',
    );
    await page.context().close();
  }
});

test('a line of a standing order offers only units of mass and of pieces', async (t) => {
  const { shop, as } = await browsing(t);
  await fill(shop);
  const { page } = await as('admin', { at: '/standing-orders/new' });
  await drawn(page);
  await page.getByRole('button', { name: 'Zeile hinzufügen' }).first().click();
  const options = page.getByLabel('Einheit').locator('option:not([value=""])');
  const units = await options.evaluateAll((all) => all.map((one) => (one as HTMLOptionElement).value));
  t.same(units.toSorted(), SALE_UNITS.toSorted());
  t.notOk(['L', 'CM', 'BOX'].some((unit) => units.includes(unit)));
});

test('small amounts are shown in a smaller unit', async (t) => {
  const { shop, as } = await browsing(t);
  const made = await fill(shop);
  await shop.ask('POST', `/api/inventory/stocks/${made['stock']}/batches`, {
    ...{ batchId: 'SMALL-1', batchType: 'PURCHASED', quantityAmount: '0.00825', quantityUnit: 'KG' },
    expiryDate: '2026-12-24',
  });
  for (const [language, text] of [
    ['de', '8,3 g'],
    ['en', '8.3 g'],
  ] as const) {
    const { page } = await as('admin', { language, at: '/stock-batches?batchId=SMALL-1' });
    await drawn(page);
    await becomes(t, () => page.locator('main tbody').textContent(), new RegExp(text));
    await page.context().close();
  }
});

test('the floor offers at most eight units, those of the article first', async (t) => {
  const { shop, as } = await browsing(t);
  const made = await fill(shop);
  const { content } = await shop.ask('GET', '/api/articles?q=kalbsbr%C3%A4t');
  const byPiece = { unit: 'PIECE_FIXED', priceModel: 'FIXED', price: 4 };
  await shop.ask('POST', `/api/articles/${content[0].id}/sales-units`, byPiece);
  const { page } = await as('admin', { width: 768, at: `/goods-receipts/new?supplierId=${made['supplier']}` });
  await drawn(page);
  await page.getByRole('button', { name: 'Kalbsbrät' }).click();
  const options = page.getByLabel('Einheit', { exact: true }).first().locator('option');
  await becomes(t, () => options.allTextContents(), ['kg', 'Stück', 'g', 'l', 'ml', 'Packung', 'Karton', 'Portion']);
});

test('an amount in a unit of 100 g is no larger number, and the agreed price has its unit', async (t) => {
  const { shop, as } = await browsing(t);
  const made = await fill(shop);
  await shop.ask('PUT', `/api/customers/${made['customer']}/frame-contract`, {
    rhythm: 'WEEKLY',
    lineItems: [{ articleId: made['article'], agreedPrice: 1.95, agreedQuantity: 40, unit: 'HUNDRED_GRAM' }],
  });
  const { page } = await as('admin', { width: 1280, at: `/customers/${made['customer']}` });
  const contract = page.getByRole('region', { name: 'Rahmenvertrag', exact: true });
  await page.getByText('40 × 100 g', { exact: true }).waitFor();
  await page.getByText(/^1,95\s€ \/ 100 g$/).waitFor();
  await becomes(t, () => contract.textContent(), /Gültig.*unbefristet/);
  await page.goto(`/deliveries/new?customerId=${made['customer']}`);
  await page.getByRole('button', { name: /Lyoner im Ring · 40 × 100 g · 1,95\s€ \/ 100 g/ }).waitFor();
  // Without a unit, the price is per unit of the article. The form says so, too.
  await shop.ask('PUT', `/api/customers/${made['customer']}/frame-contract`, {
    rhythm: 'WEEKLY',
    lineItems: [{ articleId: made['article'], agreedPrice: 5.9 }],
  });
  await page.goto(`/customers/${made['customer']}`);
  await becomes(t, () => contract.getByRole('table').first().textContent(), /Lyoner im Ring5,90\s€ \/ kg/);
  await contract.getByRole('button', { name: 'Ändern' }).click();
  await page
    .getByRole('dialog')
    .getByText(/^Lyoner im Ring: 5,90\s€ \/ kg$/)
    .waitFor();
});
