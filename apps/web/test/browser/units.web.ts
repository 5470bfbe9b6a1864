/** Units: how they are chosen, and how small amounts are written. */
import { test } from 'tap';
import { becomes, browsing, drawn } from './browser.ts';
import { fill } from './goods.ts';

test('the units of the article come first, then eight usual ones, then all others; none stands twice', async (t) => {
  const { shop, as } = await browsing(t);
  const made = await fill(shop);
  for (const language of ['de', 'en'] as const) {
    const { page } = await as('admin', { language });
    await page.goto(`/stocks/${made['stock']}`);
    await drawn(page);
    await page
      .getByRole('button', { name: language === 'de' ? 'Einbuchen' : 'Book in' })
      .first()
      .click();
    const select = page.getByRole('dialog').locator('select[name=quantityUnit]');
    const first = await select.locator(':scope > option').allTextContents();
    const others = await select.locator('optgroup > option').allTextContents();
    t.equal(first[1], 'kg', 'what the article is kept in');
    t.ok(first.length - 1 >= 8 && first.length - 1 <= 10, `${first}`);
    const all = [...first.slice(1), ...others];
    t.same(
      all.filter((unit, at) => all.indexOf(unit) !== at),
      [],
      'none stands twice',
    );
    await page.context().close();
  }
});

test('small amounts are written in the unit that people say', async (t) => {
  const { shop, as } = await browsing(t);
  const made = await fill(shop);
  await shop.ask('POST', `/api/inventory/stocks/${made['stock']}/batches`, {
    ...{ batchId: 'SMALL-1', batchType: 'PURCHASED', quantityAmount: '0.00825', quantityUnit: 'KG' },
    expiryDate: '2026-12-24',
  });
  for (const [language, text] of [
    ['de', '8,25 g'],
    ['en', '8.25 g'],
  ] as const) {
    const { page } = await as('admin', { language });
    await page.goto('/stock-batches?batchId=SMALL-1');
    await drawn(page);
    await becomes(t, () => page.locator('main tbody').textContent(), new RegExp(text));
    await page.context().close();
  }
});
