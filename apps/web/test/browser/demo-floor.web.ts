/// <reference lib="dom" />
/** Tests the floor with goods of the demo shop: halves and quarters to cut, codes to scan, goods in two places. */
import { test } from 'tap';
import { becomes, browsing, drawn, scanBeside } from './browser.ts';
import { fillDemo } from './goods-demo.ts';

/** Returns the code on a label of the scales: 28, PLU, weight in grams, check digit. */
function weightLabel(plu: string, grams: number): string {
  const digits = `28${plu.padStart(5, '0')}${String(grams).padStart(5, '0')}`;
  const sum = [...digits].reduce((total, digit, at) => total + Number(digit) * (at % 2 === 0 ? 1 : 3), 0);
  return `${digits}${(10 - (sum % 10)) % 10}`;
}

test('the demo shop has goods to cut, to scan and to find in two places', { timeout: 300_000 }, async (t) => {
  const { as, shop } = await browsing(t);
  await fillDemo(shop);
  const all = async (path: string) => (await shop.ask('GET', path)).content;
  const places = new Map<string, Set<string>>();
  for (let page = 0, batches = []; page === 0 || batches.length > 0; page++) {
    batches = await all(`/api/inventory/stock-batches?size=100&page=${page}`);
    for (const { articleId, storageLocationId, quantityAmount } of batches) {
      if (quantityAmount === 0) continue;
      places.set(articleId, (places.get(articleId) ?? new Set()).add(storageLocationId));
    }
  }
  t.ok([...places.values()].filter(({ size }) => size >= 2).length >= 10, 'ten articles are in two places');

  const { page, taken } = await as('admin', { width: 768 });
  await drawn(page);
  const [lyoner] = await all('/api/articles?q=BW-010');
  t.equal(lyoner.gtins.length, 1);
  for (const code of [lyoner.gtins[0], weightLabel(lyoner.plu, 312)]) {
    await page.goto('/scan');
    await drawn(page);
    await scanBeside(page, code);
    await page.locator('main h2', { hasText: 'Lyoner' }).waitFor();
    await page.locator('main section').getByText('Wursttheke').first().waitFor();
  }
  await page.getByText('0,312 kg').or(page.getByText('312 g')).first().waitFor();
  await page.goto('/scan');
  await drawn(page);
  await page.getByLabel('Chargennummer, GTIN oder PLU von Hand').fill(lyoner.plu);
  await page.keyboard.press('Enter');
  await page.locator('main h2', { hasText: 'Lyoner' }).waitFor();

  // Each scheme has eight parts, and one or two kinds of waste.
  for (const [number, scheme, rows] of [
    ['SC-005', 'Hälfte in acht Teile', 9],
    ['RI-005', 'Hinterviertel in acht Teile', 10],
  ] as const) {
    const [article] = await all(`/api/articles?q=${number}`);
    const [lot] = await all(`/api/inventory/stock-batches?articleId=${article.id}&status=AVAILABLE`);
    await page.goto('/cuttings/new');
    await drawn(page);
    await page.evaluate(() => sessionStorage.clear());
    await page.reload();
    await drawn(page);
    await scanBeside(page, lot.batchId);
    await page.getByRole('button', { name: scheme, exact: true }).click();
    await becomes(t, () => page.getByText(/^Üblich /).count(), rows, scheme);
  }
  t.same(taken(), []);
});
