/// <reference lib="dom" />
/** Production batches, cutting and counting, as people do them. */
import type { Page } from 'playwright-core';
import { test } from 'tap';
import { browsing, focused, scanBeside, settled } from './browser.ts';
import { fill } from './goods.ts';

async function tabTo(page: Page, name: string): Promise<void> {
  for (let step = 0; step < 80; step++) {
    const label = await page.evaluate(() => {
      const at = document.activeElement;
      return at instanceof HTMLInputElement || at instanceof HTMLSelectElement
        ? at.labels?.[0]?.textContent
        : at?.textContent;
    });
    if (label?.startsWith(name)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`${name} is not reached`);
}

test('the page of a batch tells yield, what went in and what came out, and takes a posting back', async (t) => {
  const { as, shop } = await browsing(t);
  const made = await fill(shop);
  const { page, taken } = await as('admin');
  await page.goto(`/batches/${made['done']}`);
  await settled(page);
  const text = await page.locator('main').textContent();
  t.match(text, /96 % von 20 kg/);
  t.match(text, /P-2026-11-23-002.*19,2 kg/s);
  t.match(text, /C-BAUCH/);
  await page.getByRole('button', { name: 'Wieder öffnen' }).click();
  await page.getByRole('dialog').getByLabel('Grund').fill('Falsch gewogen');
  await page.getByRole('dialog').getByRole('button', { name: 'Wieder öffnen' }).click();
  await page.getByText('In Arbeit').first().waitFor();
  await page
    .getByRole('row', { name: /C-BAUCH/ })
    .getByRole('button', { name: 'Rückgängig' })
    .click();
  await page.getByRole('dialog').getByLabel('Grund').fill('Anderes Los');
  await page.getByRole('dialog').getByRole('button', { name: 'Rückgängig' }).dblclick();
  await page.getByText('Zurückgenommen').first().waitFor();
  const { inputs } = await shop.ask('GET', `/api/production/batches/${made['done']}/execution`);
  t.same(
    inputs.map((one: { lotNumber: string }) => one.lotNumber),
    ['L-2611-21'],
  );
  t.same(taken(), []);
});

test('a lot goes in by scan: what is open stands there, two taps book once, and it can be given back', async (t) => {
  const { as, shop } = await browsing(t);
  const made = await fill(shop);
  await shop.person('walter', 'PRODUCTION_WORKER');
  const { page } = await as('walter', { width: 768 });
  await page.goto(`/batches/${made['atWork']}/make`);
  await settled(page);
  const consumed = async () =>
    (await shop.ask('GET', `/api/production/batches/${made['atWork']}/execution`)).inputs.map(
      (one: { lotNumber: string; quantity: string }) => `${one.lotNumber} ${one.quantity}`,
    );
  await scanBeside(page, 'L-2611-22');
  const amount = page.getByLabel('Wie viel kommt hinein?');
  await amount.waitFor();
  t.equal(await amount.inputValue(), '28,684211', 'what the recipe still asks for');
  await focused(amount);
  await page.getByRole('button', { name: '7', exact: true }).click();
  await amount.fill('12,5');
  await page.getByRole('button', { name: 'Einsetzen', exact: true }).dblclick();
  await page.getByText('12,5 kg von L-2611-22 eingesetzt').waitFor();
  t.same(await consumed(), ['L-2611-21 5', 'L-2611-22 12.5']);
  await page
    .getByRole('listitem')
    .filter({ hasText: 'L-2611-22' })
    .getByRole('button', { name: 'Zurückgeben' })
    .click();
  await page.getByLabel('Wie viel geht zurück?').fill('2,5');
  await page.getByRole('dialog').getByRole('button', { name: 'Zurückgeben' }).dblclick();
  await page.getByText('Zurückgegeben', { exact: true }).waitFor();
  t.same(await consumed(), ['L-2611-21 5', 'L-2611-22 10']);
});

test('what the recipe does not have goes in for a reason alone, and what is not there is said in red', async (t) => {
  const { as, shop } = await browsing(t);
  const made = await fill(shop);
  const { page } = await as('admin');
  await page.goto(`/batches/${made['atWork']}/make`);
  await settled(page);
  await scanBeside(page, 'L-0815');
  await page.getByRole('dialog').getByRole('button', { name: 'Verstanden' }).click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await scanBeside(page, 'L-2611-20');
  await page.getByText('Das Rezept hat diesen Artikel nicht').waitFor();
  await page.getByLabel('Wie viel kommt hinein?').fill('1');
  await page.getByRole('button', { name: 'Einsetzen', exact: true }).click();
  await page.getByRole('alert').getByText('L-2611-20').waitFor();
  await page.getByLabel('Anstelle von').selectOption({ label: 'Schweinebauch' });
  await page.getByRole('button', { name: 'Einsetzen', exact: true }).click();
  await page.getByText('1 kg von L-2611-20 eingesetzt').waitFor();
  const { components } = await shop.ask('GET', `/api/production/batches/${made['atWork']}/execution`);
  t.equal(components[1].consumed, '1');
});

test('while the service is away what is put in waits on the device, and is booked once when it answers', async (t) => {
  const { as, shop } = await browsing(t);
  const made = await fill(shop);
  const { page, context } = await as('admin');
  await page.goto(`/batches/${made['atWork']}/make`);
  await settled(page);
  await context.setOffline(true);
  await page.getByRole('button', { name: /L-2611-21/ }).click();
  await page.getByLabel('Wie viel kommt hinein?').fill('4');
  await page.getByRole('button', { name: 'Einsetzen', exact: true }).click();
  await page.getByText('wartet aufs Senden').first().waitFor();
  await context.setOffline(false);
  await page.getByRole('listitem').filter({ hasText: 'L-2611-21 · 9 kg' }).waitFor({ timeout: 30_000 });
  const { inputs } = await shop.ask('GET', `/api/production/batches/${made['atWork']}/execution`);
  t.equal(inputs[0].quantity, '9');
});

test('a batch is completed by keys alone, with yield and balance as they grow', async (t) => {
  const { as, shop } = await browsing(t);
  const made = await fill(shop);
  const { page } = await as('admin');
  await page.goto(`/batches/${made['batch']}`);
  await settled(page);
  await tabTo(page, 'Herstellen');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/make');
  await tabTo(page, 'Beginnen');
  await page.keyboard.press('Enter');
  await tabTo(page, 'Welches Los kommt hinein?');
  await page.keyboard.type('L-2611-07');
  await page.keyboard.press('Enter');
  await page.getByLabel('Wie viel kommt hinein?').waitFor();
  await page.keyboard.type('29');
  await page.keyboard.press('Enter');
  await page.getByText('29 kg von L-2611-07 eingesetzt').waitFor();
  await tabTo(page, 'Was herauskommt');
  await page.keyboard.press('Enter');
  await tabTo(page, 'Wie viel kam heraus?');
  await page.keyboard.type('27,5');
  await page.getByText(/34,38 %/).waitFor();
  await tabTo(page, 'Abfall');
  await page.keyboard.press('Enter');
  await tabTo(page, 'Wie viel war Abfall?');
  await page.keyboard.type('0,5');
  await page.getByText('Nicht belegt').waitFor();
  t.match(await page.locator('main').textContent(), /Nicht belegt1 kg/);
  await tabTo(page, 'Abschließen');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await page.locator('header').getByText('Fertig').waitFor();
  const { batch, outputs, waste } = await shop.ask('GET', `/api/production/batches/${made['batch']}/execution`);
  t.equal(batch.status, 'COMPLETED');
  t.match(outputs, [{ quantity: '27.5', lotNumber: batch.batchNumber }]);
  t.match(waste, [{ quantityAmount: '0.5' }]);
});

test('an empty field is missing, and what is no amount is told in words and digits of the reader', async (t) => {
  const { as, shop } = await browsing(t);
  const made = await fill(shop);
  const { page } = await as('admin', { width: 390 });
  await page.goto(`/batches/${made['atWork']}/complete`);
  await settled(page);
  const complete = page.getByRole('button', { name: 'Abschließen', exact: true });
  await complete.click();
  const output = page.getByRole('group', { name: 'Was das Rezept ergibt' });
  await output.getByText('Ist erforderlich').nth(1).waitFor();
  await page.getByLabel('Wie viel kam heraus?').fill('1,2,3');
  await complete.click();
  await output.getByText('Muss eine Menge über null sein, wie 10,5').waitFor();
  t.equal(await output.getByText('Ist erforderlich').count(), 1, 'a place is missing still');
});

test('a half becomes its pieces: the balance says when the weights fit, and two taps cut once', async (t) => {
  const { as, shop } = await browsing(t);
  await fill(shop);
  await shop.person('walter', 'PRODUCTION_WORKER');
  const { page } = await as('walter', { width: 390 });
  await page.goto('/cuttings/new');
  await settled(page);
  await scanBeside(page, 'L-2611-20');
  await page.getByLabel('Wie viel von L-2611-20?').waitFor();
  await page.getByLabel('Wie viel von L-2611-20?').selectText();
  for (const key of ['4', '5']) await page.getByRole('button', { name: key, exact: true }).click();
  t.equal(await page.getByLabel('Wie viel von L-2611-20?').inputValue(), '45');
  await page.getByRole('button', { name: 'Die Stücke vom letzten Mal' }).click();
  const weights = page.getByLabel('Wie viel davon?');
  t.equal(await weights.count(), 2);
  await weights.first().fill('24,5');
  await weights.last().fill('16');
  await page.getByText('4,5 kg fehlen').waitFor();
  await page.getByRole('button', { name: 'Zerlegung buchen' }).click();
  await page.getByRole('alert').getByText('45 kg').waitFor();
  await page.reload();
  await settled(page);
  t.equal(await weights.first().inputValue(), '24,5', 'what was weighed is there after a reload');
  await page.getByRole('button', { name: 'Abfall' }).click();
  await page.getByLabel('Wie viel war Abfall?').fill('4,5');
  await page.getByText('Die Gewichte passen').waitFor();
  for (const more of await page.getByText('Mehr dazu').all()) await more.click();
  const shares = page.getByLabel('Kostenanteil in %');
  await shares.first().fill('62,5');
  await page.getByRole('button', { name: 'Zerlegung buchen' }).click();
  await page.getByText('zusammen genau 100 %').waitFor();
  await shares.last().fill('37,5');
  await page.getByRole('button', { name: 'Zerlegung buchen' }).dblclick();
  await page.waitForURL(/\/cuttings\/[\w-]{36}$/);
  const { content } = await shop.ask('GET', '/api/production/cuttings?sort=createdAt,desc');
  t.equal(content.length, 2, 'one more than there was');
  const { pathname } = new URL(page.url());
  const made = content.find(({ id }: { id: string }) => pathname.endsWith(id));
  t.match(made, { massBalance: { output: '40.5', waste: '4.5', difference: '0' } });
  t.match(made.outputs, [{ costShare: 62.5 }, { costShare: 37.5 }]);
});

test('goods move, are written off and are blocked by scan, each once', async (t) => {
  const { as, shop } = await browsing(t);
  await fill(shop);
  await shop.person('wanda', 'WAREHOUSE_WORKER');
  const { page, taken } = await as('wanda', { width: 390 });
  const lot = async () => {
    const { content } = await shop.ask('GET', '/api/inventory/lots?lotNumber=L-2611-20');
    return shop.ask('GET', `/api/inventory/lots/${content[0].id}`);
  };
  // The scan screen opens this URL.
  await page.goto('/transfer?code=L-2611-20');
  await settled(page);
  await page.getByLabel('Wie viel wird umgelagert?').fill('5');
  await page.getByRole('button', { name: 'Umlagern', exact: true }).dblclick();
  await page.getByText('L-2611-20 umlagern: erledigt').waitFor();
  t.same((await lot()).stockBatches.map((one: { quantityAmount: string }) => one.quantityAmount).sort(), ['40', '5']);
  await page.goto('/write-off');
  await settled(page);
  await scanBeside(page, 'L-2611-20');
  await page.getByRole('button', { name: /Theke/ }).click();
  await page.getByRole('button', { name: 'Abschreiben', exact: true }).click();
  await page.getByText('Grund: Ist erforderlich').waitFor();
  await page.getByRole('button', { name: 'Anderes' }).click();
  await page.getByRole('button', { name: 'Abschreiben', exact: true }).click();
  await page.locator('[aria-invalid=true]').waitFor();
  await page.getByLabel('Notiz').fill('Vom Haken gefallen');
  await page.getByRole('button', { name: 'Abschreiben', exact: true }).dblclick();
  await page.getByText('L-2611-20 abschreiben: erledigt').waitFor();
  t.match((await lot()).account, { writtenOff: '5', inStock: '40' });
  await page.goto('/block');
  await settled(page);
  await scanBeside(page, 'L-2611-20');
  await page.getByRole('button', { name: 'Zu warm' }).click();
  await page.getByRole('button', { name: 'Sperren', exact: true }).dblclick();
  await page.getByText('L-2611-20 sperren: erledigt').waitFor();
  t.match(await lot(), { onHold: true, holds: [{ reason: 'Zu warm' }] });
  t.equal((await lot()).holds.length, 1);
  t.same(taken(), []);
});

test('a place is counted blind, and what differs shows when it is submitted', async (t) => {
  const { as, shop } = await browsing(t);
  const made = await fill(shop);
  await shop.person('wanda', 'WAREHOUSE_WORKER');
  const { page, taken } = await as('wanda', { width: 768 });
  await page.goto(`/counts/${made['count']}`);
  await settled(page);
  await page.getByRole('button', { name: /L-2611-22/ }).waitFor();
  t.notMatch(await page.locator('main').textContent(), /60 kg/, 'nothing says how much there should be');
  await scanBeside(page, 'L-2611-22');
  await page.getByLabel('Wie viel liegt hier?').fill('58,5');
  t.notMatch(await page.locator('main').textContent(), /60 kg/);
  await page.getByRole('button', { name: 'Eintragen' }).dblclick();
  await page.getByText('L-2611-22 gezählt').waitFor();
  await page.getByRole('button', { name: 'Zählen beenden' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Zählen beenden' }).click();
  await page.getByText('Lose, die abweichen: 2 von 2').waitFor();
  await page.getByRole('row', { name: /L-2611-22.*58,5 kg.*60 kg.*-1,5 kg/ }).waitFor();
  await page.getByRole('button', { name: 'Freigeben' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Freigeben' }).dblclick();
  await page.getByText('Wer freigegeben hat, hatte auch mitgezählt.').waitFor();
  const { content } = await shop.ask('GET', '/api/inventory/lots?lotNumber=L-2611-22');
  t.match(content[0].account, { counted: '-1.5', inStock: '58.5' });
  t.same(taken(), []);
});
