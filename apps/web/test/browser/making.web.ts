/// <reference lib="dom" />
/** Tests production batches, cutting, scanned bookings and counting, with the steps that users take. */
import type { Locator, Page } from 'playwright-core';
import { test } from 'tap';
import { becomes, browsing, drawn, focused, scanBeside } from './browser.ts';
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

test('the page of a batch shows yield, inputs and outputs, and undoes a posting', async (t) => {
  const { as, shop } = await browsing(t);
  const made = await fill(shop);
  const { page, taken } = await as('admin', { at: `/batches/${made['done']}` });
  await drawn(page);
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
  await page.getByRole('dialog').getByLabel('Grund').fill('Andere Charge');
  await page.getByRole('dialog').getByRole('button', { name: 'Rückgängig' }).dblclick();
  await page.getByText('Rückgängig gemacht').first().waitFor();
  const { inputs } = await shop.ask('GET', `/api/production/batches/${made['done']}/execution`);
  t.same(
    inputs.map((one: { lotNumber: string }) => one.lotNumber),
    ['L-2611-21'],
  );
  t.same(taken(), []);
});

test('a scanned lot is booked into a batch once, with the open amount proposed, and can be given back', async (t) => {
  const { as, shop } = await browsing(t);
  const made = await fill(shop);
  await shop.person('walter', 'PRODUCTION_WORKER');
  const { page } = await as('walter', { width: 768, at: `/batches/${made['atWork']}/make` });
  await drawn(page);
  const consumed = async () =>
    (await shop.ask('GET', `/api/production/batches/${made['atWork']}/execution`)).inputs.map(
      (one: { lotNumber: string; quantity: string }) => `${one.lotNumber} ${one.quantity}`,
    );
  await scanBeside(page, 'L-2611-22');
  const amount = page.getByLabel('Wie viel kommt hinein?');
  await amount.waitFor();
  await becomes(t, () => amount.inputValue(), '28,685', 'what the recipe still asks for, in steps of 5 g');
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
  await page.getByLabel('Wohin?').selectOption({ label: 'Quarantäne' });
  await page.getByRole('dialog').getByRole('button', { name: 'Zurückgeben' }).dblclick();
  await page.getByText('Zurückgegeben', { exact: true }).waitFor();
  t.same(await consumed(), ['L-2611-21 5', 'L-2611-22 10']);
  const { content } = await shop.ask('GET', '/api/inventory/stock-batches?size=100');
  const there = content.filter((one: { storageLocationName: string }) => one.storageLocationName === 'Quarantäne');
  t.match(
    there.find((one: { batchId: string }) => one.batchId === 'L-2611-22'),
    { quantityAmount: 2.5 },
  );
});

test('goods outside of the recipe need the component that they replace or a reason, and an unknown lot is refused', async (t) => {
  const { as, shop } = await browsing(t);
  const made = await fill(shop);
  const { page } = await as('admin', { at: `/batches/${made['atWork']}/make` });
  await drawn(page);
  await scanBeside(page, 'L-0815');
  await page.getByRole('dialog').getByRole('button', { name: 'Verstanden' }).click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await scanBeside(page, 'L-2611-20');
  await page.getByText('! Schweinehälfte · L-2611-20 · Kühlraum 1: nicht im Rezept').waitFor();
  await page.getByText('Dieser Artikel steht nicht im Rezept').waitFor();
  await becomes(t, () => page.getByLabel('Wie viel kommt hinein?').inputValue(), '');
  await page.getByLabel('Wie viel kommt hinein?').fill('1');
  await page.getByRole('button', { name: 'Einsetzen', exact: true }).click();
  await page.getByRole('alert').getByText('L-2611-20').waitFor();
  await page.getByLabel('Anstelle von').selectOption({ label: 'Schweinebauch' });
  await page.getByRole('button', { name: 'Einsetzen', exact: true }).click();
  await page.getByText('1 kg von L-2611-20 eingesetzt').waitFor();
  const { components } = await shop.ask('GET', `/api/production/batches/${made['atWork']}/execution`);
  t.equal(components[1].consumed, '1');
  await scanBeside(page, 'L-2611-20');
  await page.getByLabel('Wie viel kommt hinein?').fill('2');
  await page.getByLabel('Grund', { exact: true }).fill('Bauch ist aus');
  await page.getByRole('button', { name: 'Einsetzen', exact: true }).click();
  await page.getByText('2 kg von L-2611-20 eingesetzt').waitFor();
  const now = await shop.ask('GET', `/api/production/batches/${made['atWork']}/execution`);
  t.equal(now.components[1].consumed, '1', 'goods with a reason replace no component');
  t.match(now.inputs[1], { lotNumber: 'L-2611-20', quantity: '3', reason: 'Bauch ist aus' });
});

test('an input and a step without a network wait on the device, and are booked once when the service responds', async (t) => {
  const { as, shop } = await browsing(t);
  const made = await fill(shop);
  const { page, context } = await as('admin', { at: `/batches/${made['atWork']}/make` });
  await drawn(page);
  await context.setOffline(true);
  await page.getByRole('button', { name: /L-2611-21/ }).click();
  await page.getByLabel('Wie viel kommt hinein?').fill('4');
  await page.getByRole('button', { name: 'Einsetzen', exact: true }).click();
  await page.getByText('wartet auf das Senden').first().waitFor();
  const step = page.getByRole('form', { name: 'Schritt 1' });
  await step.getByLabel('Gemessen').fill('301');
  await step.getByRole('button', { name: 'Schritt 1: erledigt' }).click();
  await step.getByText('Darf höchstens 300 sein').waitFor();
  await step.getByLabel('Gemessen').fill('3,5');
  await step.getByRole('button', { name: 'Schritt 1: erledigt' }).click();
  await page.getByText(/gemessen: 3,5\s°C · wartet auf das Senden/).waitFor();
  await context.setOffline(false);
  await page.getByRole('listitem').filter({ hasText: 'L-2611-21 · 9 kg' }).waitFor({ timeout: 30_000 });
  const now = () => shop.ask('GET', `/api/production/batches/${made['atWork']}/execution`);
  t.equal((await now()).inputs[0].quantity, '9');
  await becomes(t, async () => (await now()).steps.length, 1);
  t.match((await now()).steps, [{ stepNumber: 1, temperature: 3.5, doneBy: 'admin' }]);
  await page.getByRole('button', { name: 'Schritt 1: nicht erledigt' }).click();
  await page.getByRole('button', { name: 'Schritt 1: erledigt' }).waitFor();
  await becomes(t, async () => (await now()).steps.length, 0);
});

test('a batch is completed by keyboard only, with yield and balance while typing', async (t) => {
  const { as, shop } = await browsing(t);
  const made = await fill(shop);
  const { page } = await as('admin', { at: `/batches/${made['batch']}` });
  await drawn(page);
  await tabTo(page, 'Herstellen');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/make');
  await tabTo(page, 'Beginnen');
  await page.keyboard.press('Enter');
  await tabTo(page, 'Welche Charge wird eingesetzt?');
  await page.keyboard.type('L-2611-07');
  await page.keyboard.press('Enter');
  await page.getByLabel('Wie viel kommt hinein?').waitFor();
  await page.keyboard.type('29');
  await page.keyboard.press('Enter');
  await page.getByText('29 kg von L-2611-07 eingesetzt').waitFor();
  await tabTo(page, 'Ergebnis');
  await page.keyboard.press('Enter');
  await tabTo(page, 'Wie viel kam heraus?');
  // Types slowly like a person, because faster keys count as those of a scanner.
  await page.keyboard.type('20,5', { delay: 90 });
  await page.getByText(/25,63 %/).waitFor();
  await page.keyboard.press('Enter');
  await focused(page.getByLabel('Abfall', { exact: true }));
  await page.keyboard.type('0,5', { delay: 90 });
  await page.getByText('Nicht belegt: 8 kg').waitFor();
  await tabTo(page, 'Abschließen');
  await page.keyboard.press('Enter');
  await page.getByText('Die Ausbeute ist 67,17 %, üblich sind 100 %.').waitFor();
  await focused(page.getByLabel('Notiz'));
  await page.getByLabel('Notiz').fill('Der Rest kommt morgen in den Kessel');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await page.locator('header').getByText('Fertig').waitFor();
  const { batch, outputs, waste, note } = await shop.ask('GET', `/api/production/batches/${made['batch']}/execution`);
  t.equal(note, 'Der Rest kommt morgen in den Kessel');
  t.equal(batch.status, 'COMPLETED');
  t.match(outputs, [{ quantity: '20.5', lotNumber: batch.batchNumber }]);
  t.match(waste, [{ quantityAmount: '0.5' }]);
});

test('an empty field is reported as missing, and an invalid amount in the language of the page', async (t) => {
  const { as, shop } = await browsing(t);
  const made = await fill(shop);
  const { page } = await as('admin', { width: 390, at: `/batches/${made['atWork']}/complete` });
  await drawn(page);
  const complete = page.getByRole('button', { name: 'Abschließen', exact: true });
  await complete.click();
  const output = page.getByRole('listitem').filter({ hasText: 'Wie viel kam heraus?' });
  await output.getByText('Ist erforderlich').waitFor();
  await page.getByLabel('Wie viel kam heraus?').fill('1,2,3');
  await complete.click();
  await output.getByText('Muss eine Menge über null sein, wie 10,5').waitFor();
  await becomes(t, () => output.getByText('Ist erforderlich').count(), 0, 'the place is that of the last batch');
});

test('a half is cut into its parts once, after the balance shows that the weights match', async (t) => {
  const { as, shop } = await browsing(t);
  await fill(shop);
  await shop.person('walter', 'PRODUCTION_WORKER');
  const { page } = await as('walter', { width: 390, at: '/cuttings/new' });
  await drawn(page);
  await scanBeside(page, 'L-2611-20');
  await page.getByLabel('Wie viel von L-2611-20?').waitFor();
  await page.getByLabel('Wie viel von L-2611-20?').selectText();
  for (const key of ['4', '5']) await page.getByRole('button', { name: key, exact: true }).click();
  await becomes(t, () => page.getByLabel('Wie viel von L-2611-20?').inputValue(), '45');
  await page.getByRole('button', { name: 'Stücke der letzten Zerlegung' }).click();
  const [shoulder, belly] = ['Schweineschulter', 'Schweinebauch'].map((name) => page.getByLabel(name, { exact: true }));
  await shoulder?.fill('24,5');
  await shoulder?.press('Enter');
  await focused(belly as Locator);
  await belly?.fill('16');
  await page.getByText('4,5 kg fehlen').waitFor();
  await page.getByRole('button', { name: 'Zerlegung buchen' }).click();
  await page.getByRole('alert').getByText('45 kg').waitFor();
  await page.reload();
  await drawn(page);
  await becomes(t, () => (shoulder as Locator).inputValue(), '24,5', 'what was weighed is there after a reload');
  await page.getByLabel('Abfall: Knochen').fill('4,5');
  await page.getByText('Die Gewichte gehen auf').waitFor();
  for (const at of [0, 1]) await page.getByText('Weitere Angaben').nth(at).click();
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

test('scanned goods are moved, written off and blocked once despite double clicks', async (t) => {
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
  await drawn(page);
  await page.getByLabel('Wie viel wird umgelagert?').fill('5');
  await page.getByRole('button', { name: 'Umlagern', exact: true }).dblclick();
  await page.getByText('L-2611-20 umlagern: erledigt').waitFor();
  t.same((await lot()).stockBatches.map((one: { quantityAmount: string }) => one.quantityAmount).sort(), ['40', '5']);
  await page.goto('/write-off');
  await drawn(page);
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
  await drawn(page);
  await scanBeside(page, 'L-2611-20');
  await page.getByRole('button', { name: 'Zu warm' }).click();
  await page.getByRole('button', { name: 'Sperren', exact: true }).dblclick();
  await page.getByText('L-2611-20 sperren: erledigt').waitFor();
  t.match(await lot(), { onHold: true, holds: [{ reason: 'Zu warm' }] });
  t.equal((await lot()).holds.length, 1);
  t.same(taken(), []);
});

test('a count hides the expected amounts, and shows the differences after it is submitted', async (t) => {
  const { as, shop } = await browsing(t);
  const made = await fill(shop);
  await shop.person('wanda', 'WAREHOUSE_WORKER');
  const { page, taken } = await as('wanda', { width: 768, at: `/counts/${made['count']}` });
  await drawn(page);
  await page.getByRole('button', { name: /L-2611-22/ }).waitFor();
  t.notMatch(await page.locator('main').textContent(), /60 kg/, 'nothing says how much there should be');
  await scanBeside(page, 'L-2611-22');
  await page.getByLabel('Wie viel liegt hier?').fill('-5');
  await page.getByRole('button', { name: 'Eintragen' }).click();
  await page.getByText('Darf nicht kleiner als null sein').waitFor();
  await page.getByLabel('Wie viel liegt hier?').fill('58,5');
  t.notMatch(await page.locator('main').textContent(), /60 kg/);
  await page.getByRole('button', { name: 'Eintragen' }).dblclick();
  await page.getByText('L-2611-22 gezählt').waitFor();
  await page.getByRole('button', { name: 'Zählen abschließen' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Zählen abschließen' }).click();
  await page.getByText('Chargen mit Differenz: 2 von 2').waitFor();
  await page.getByRole('row', { name: /L-2611-22.*58,5 kg.*60 kg.*-1,5 kg/ }).waitFor();
  await page.getByRole('button', { name: 'Genehmigen' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Genehmigen' }).dblclick();
  await page.getByText('Die Inventur hat jemand genehmigt, der mitgezählt hatte.').waitFor();
  const { content } = await shop.ask('GET', '/api/inventory/lots?lotNumber=L-2611-22');
  t.match(content[0].account, { counted: '-1.5', inStock: '58.5' });
  t.same(taken(), []);
});
