/** Tests a completion with unusual figures. The page asks for an explanation and stores it in the note of the batch. */
import { test } from 'tap';
import { becomes, browsing, drawn, focused, placed } from './browser.ts';
import { fill } from './goods.ts';

test('a completion with more output than input asks with both figures, also if there is a note', async (t) => {
  const { as, shop } = await browsing(t);
  const made = await fill(shop);
  await shop.person('walter', 'PRODUCTION_WORKER');
  const { page, taken } = await as('walter', { width: 390 });
  const execution = () => shop.ask('GET', `/api/production/batches/${made['atWork']}/execution`);
  await page.goto(`/batches/${made['atWork']}/complete`);
  await drawn(page);
  const complete = page.getByRole('button', { name: 'Abschließen' });
  const question = page.getByRole('alert');
  // The decimal comma is missing: 48 kg instead of 4.8 kg, but the batch consumed only 5 kg.
  await page.getByLabel('Wie viel kam heraus?').fill('48');
  await placed(page);
  await page.getByLabel('Notiz').fill('Kessel 2');
  await complete.click();
  await question.getByText('Aus 5 kg wurden 48 kg.').waitFor();
  await focused(page.getByLabel('Notiz'));
  t.equal((await execution()).batch.status, 'IN_PROGRESS', 'nothing is booked before the answer');
  await page.getByLabel('Wie viel kam heraus?').fill('6');
  await becomes(t, () => question.count(), 0, 'other figures are another question');
  await complete.click();
  await question.getByText('Aus 5 kg wurden 6 kg.').waitFor();
  await page.getByLabel('Notiz').fill('');
  await complete.click();
  await becomes(t, () => page.getByLabel('Notiz').getAttribute('aria-invalid'), 'true', 'an answer is needed');
  await page.getByLabel('Notiz').fill('Kessel 2, mit Eis');
  await complete.click();
  await page.locator('header').getByText('Fertig').waitFor();
  await page.getByText('Notiz: Kessel 2, mit Eis').waitFor();
  t.match(await execution(), { note: 'Kessel 2, mit Eis', outputs: [{ quantity: '6' }] });
  for (const [path, text] of [
    ['', 'Notiz: Kessel 2, mit Eis'],
    ['/sheet', 'Kessel 2, mit Eis'],
  ] as const) {
    await page.goto(`/batches/${made['atWork']}${path}`);
    await page.getByText(text, { exact: true }).waitFor();
  }
  t.same(taken(), []);
});

test('figures within 110 % of the input and near the usual yield are booked without a question', async (t) => {
  const { as, shop } = await browsing(t);
  const made = await fill(shop);
  const { page } = await as('admin', { width: 768, at: `/batches/${made['atWork']}/complete` });
  await drawn(page);
  await page.getByLabel('Wie viel kam heraus?').fill('5,5');
  await placed(page);
  await page.getByRole('button', { name: 'Abschließen' }).click();
  await page.locator('header').getByText('Fertig').waitFor();
  t.match(await shop.ask('GET', `/api/production/batches/${made['atWork']}/execution`), { note: '' });
});
