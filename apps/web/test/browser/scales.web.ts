/// <reference lib="dom" />
/** Tests the patterns of the scales' labels: in the settings, and for scans without a network. */
import { test } from 'tap';
import { browsing, drawn } from './browser.ts';

/** Creates an article with a price per kg and the PLU 119. */
async function coded(shop: Awaited<ReturnType<typeof browsing>>['shop']): Promise<void> {
  const { id: categoryId } = await shop.ask('POST', '/api/categories', { name: 'Rind' });
  const article = { name: 'Rinderhack', articleNumber: 'RI-1', categoryId };
  const sold = { unit: 'KG', priceModel: 'WEIGHT_BASED', price: 25 };
  const { id } = await shop.ask('POST', '/api/articles', { ...article, ...sold });
  await shop.ask('PUT', `/api/articles/${id}/codes`, { plu: '119' });
}

test('the settings explain the patterns of the scales, and show what a label says', async (t) => {
  const { as, shop } = await browsing(t);
  await coded(shop);
  const { page, taken } = await as('admin', { at: '/settings' });
  const section = page.getByRole('region', { name: 'Etiketten der Waagen' });
  await section.getByText('beginnt mit 28 · PLU mit 5 Stellen · Gewicht mit 5 Stellen, in g').waitFor();
  await section.getByRole('button', { name: 'Bearbeiten' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('Ziffern des Preises in Cent', { exact: false }).waitFor();
  await dialog.getByRole('textbox').first().fill('22PPPPEEEEEEC');
  await dialog.getByRole('button', { name: 'Speichern' }).click();
  await dialog.waitFor({ state: 'detached' });
  await section.getByText('beginnt mit 22 · PLU mit 4 Stellen · Preis mit 6 Stellen, in Cent').waitFor();

  const field = section.getByLabel('Ein Etikett ausprobieren: scannen oder die Ziffern eintippen');
  const read = section.getByRole('status');
  const tries = async (code: string, said: RegExp): Promise<void> => {
    await field.fill(code);
    await field.press('Enter');
    await read.getByText(said).first().waitFor();
  };
  await tries('2201190012509', /^0,5 kg$/);
  t.match(await read.textContent(), /22PPPPEEEEEEC.*119.*Rinderhack.*12,50.*25,00.*0,5/);
  await tries('2209990012507', /^Kein Artikel hat diese PLU\.$/);
  await tries('2800119012509', /^Kein Muster passt zu 2800119012509/);
  await tries('2201190012501', /falsche Prüfziffer/);
  t.equal(await page.getByRole('dialog').count(), 0, 'a try does not stop the page');
  t.same(taken(), []);
});

test("without a network, scans read labels by the shop's patterns and today's price", async (t) => {
  const { as, shop } = await browsing(t);
  await coded(shop);
  await shop.ask('PUT', '/api/settings', { weightPatterns: ['22PPPPEEEEEEC', '23PPPPPVWWWWC'] });
  const { page, context } = await as('admin', { at: '/scan/test' });
  await drawn(page);
  const scan = (code: string): Promise<void> => page.keyboard.type(`${code}\n`, { delay: 5 });
  await scan('2201190012509');
  await page.getByText('0,5 kg', { exact: true }).waitFor();
  await context.setOffline(true);
  await scan('2201190025004');
  await page.getByText('1 kg', { exact: true }).waitFor();
  await page.getByText('Rinderhack').waitFor();
  await scan('2300119705000');
  await page.getByText('0,5 kg', { exact: true }).waitFor();
  await scan('2209990012507');
  await page.getByText('Ohne Verbindung lässt sich das Gewicht nicht ausrechnen', { exact: false }).first().waitFor();
  t.pass('read by the price of today, by the weight, and not without a price');
});
