/// <reference lib="dom" />
/**
 * Tests the master data for sales: terms and contract of a customer, sales data and list prices of an article, VAT and
 * closed days.
 */
import { test } from 'tap';
import { becomes, browsing, drawn } from './browser.ts';
import { fill } from './goods.ts';

test('the page of a customer shows orders, prices and the contract, and changes the sales terms', async (t) => {
  const { as, shop } = await browsing(t);
  const made = await fill(shop);
  const { page, taken } = await as('admin', { at: `/customers/${made['customer']}` });
  await drawn(page);
  const region = (name: string) => page.getByRole('region', { name, exact: true });
  await becomes(t, () => region('Rahmenvertrag').textContent(), /Lyoner im Ring.*10 kg.*4 kg.*6 kg/);
  await becomes(t, () => region('Aufträge').textContent(), /O-2026-11-23-001.*676,39\s€/);
  await becomes(t, () => region('Preise heute').textContent(), /12,50\s€ \/ kg · Rahmenvertrag/);
  await region('Verkaufsbedingungen').getByRole('button', { name: 'Ändern' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Abrechnung').selectOption({ label: 'Wöchentlich' });
  await dialog.getByRole('textbox', { name: 'Tage', exact: true }).fill('10');
  await dialog.getByLabel('Prozent').fill('2,5');
  await dialog.getByRole('button', { name: 'Speichern' }).click();
  await dialog.waitFor({ state: 'detached' });
  t.match(await shop.ask('GET', `/api/customers/${made['customer']}/sales-terms`), {
    billing: 'WEEKLY',
    skonto: { days: 10, percent: 2.5 },
  });
  await region('Verkaufsbedingungen').getByText('2,5 % innerhalb von 10 Tagen').waitFor();
  t.same(taken(), []);
});

test('the removal of a frame contract asks if the customer has other contracts, because it ends all of them', async (t) => {
  const { as, shop } = await browsing(t);
  const made = await fill(shop);
  const contracts = `/api/customers/${made['customer']}/frame-contract`;
  const { frameContract } = (await shop.ask('GET', `/api/customers/${made['customer']}`)) as never as {
    readonly frameContract: { readonly lineItems: readonly { readonly articleId: string }[] };
  };
  const lineItems = [{ articleId: frameContract.lineItems[0]?.articleId, agreedPrice: 13 }];
  await shop.ask('PUT', contracts, { rhythm: 'WEEKLY', validFrom: '2027-01-01', lineItems });
  const { page, taken } = await as('admin', { at: `/customers/${made['customer']}` });
  await drawn(page);
  const region = page.getByRole('region', { name: 'Rahmenvertrag', exact: true });
  await region.getByRole('button', { name: 'Entfernen' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('Damit enden alle Verträge des Kunden, auch spätere.').waitFor();
  t.match(await shop.ask('GET', `${contracts}s`), {
    content: [{ validFrom: '2027-01-01' }, { validUntil: '2026-12-31' }],
  });
  await dialog.getByRole('button', { name: 'Entfernen' }).click();
  await page.getByText('Entfernt', { exact: true }).waitFor();
  t.equal(
    await page.getByRole('button', { name: 'Rückgängig' }).count(),
    0,
    'an undo would not restore both contracts',
  );
  await shop.ask('PUT', contracts, { rhythm: 'WEEKLY', lineItems });
  await page.reload();
  await region.getByRole('button', { name: 'Entfernen' }).click();
  await page.getByRole('button', { name: 'Rückgängig' }).click();
  await becomes(t, () => region.textContent(), /13,00\s€/);
  t.same(taken(), []);
});

test('the page of a customer shows the called-off amounts of a removed contract', async (t) => {
  const { as, shop } = await browsing(t);
  const made = await fill(shop);
  const { page, taken } = await as('admin', { at: `/customers/${made['customer']}` });
  await drawn(page);
  const region = page.getByRole('region', { name: 'Rahmenvertrag', exact: true });
  await region.getByRole('button', { name: 'Entfernen' }).click();
  await becomes(
    t,
    () => region.textContent(),
    /Kein Rahmenvertrag: Es gelten.*bis 22\.11\.2026.*Lyoner im Ring.*10 kg/,
  );
  t.same(taken(), []);
});

test('the page of an article shows its list price over time, and changes its sales data', async (t) => {
  const { as, shop } = await browsing(t);
  const made = await fill(shop);
  const { page, taken } = await as('admin', { at: `/articles/${made['article']}` });
  await drawn(page);
  const dialog = page.getByRole('dialog');
  await page.getByRole('button', { name: 'Preis ändern' }).click();
  await dialog.getByLabel('Preis in €').fill('15,90');
  await dialog.getByLabel('Gültig ab').fill('2026-12-01');
  await dialog.getByRole('button', { name: 'Preis ändern' }).click();
  await dialog.waitFor({ state: 'detached' });
  const prices = page.getByRole('region', { name: 'Listenpreis im Zeitverlauf' });
  await prices.getByRole('img').waitFor();
  await becomes(
    t,
    () => prices.getByRole('table').textContent(),
    /15,90\s€ \/ kg.*01\.12\.2026.*14,90\s€ \/ kg.*von Anfang an/,
  );
  await prices.getByRole('button', { name: 'Den Preis ab 01.12.2026 zurücknehmen' }).click();
  await becomes(t, () => prices.getByText('15,90').count(), 0);
  await page.getByRole('status').getByRole('button', { name: 'Rückgängig' }).click();
  await becomes(t, () => prices.getByRole('table').textContent(), /15,90\s€.*01\.12\.2026.*14,90/);
  await page.getByRole('region', { name: 'Verkaufsdaten' }).getByRole('button', { name: 'Ändern' }).click();
  await dialog.getByLabel('Steuerklasse').selectOption({ label: 'Regelsatz' });
  await dialog.getByLabel('Gewicht in kg').fill('0,25');
  await dialog.getByRole('button', { name: 'Speichern' }).click();
  await dialog.waitFor({ state: 'detached' });
  t.match(await shop.ask('GET', `/api/articles/${made['article']}`), {
    vatClass: 'STANDARD',
    pieceWeight: { kg: '0.25', tolerancePercent: 20 },
  });
  await becomes(
    t,
    () => page.getByRole('region', { name: 'Aufträge mit diesem Artikel' }).textContent(),
    /Gasthof zur Post.*4 kg/,
  );
  t.same(taken(), []);
});

test('the settings set VAT classes in one table, and propose public holidays as closed days', async (t) => {
  const { as, shop } = await browsing(t);
  await fill(shop);
  await shop.ask('POST', '/api/categories', { name: 'Getränke' });
  const { page, taken } = await as('admin', { at: '/settings' });
  await drawn(page);
  await page.getByText(/^1 Warengruppe hat keine Steuerklasse/).waitFor();
  await page.getByLabel('Steuerklasse von Getränke').selectOption({ label: 'Regelsatz' });
  await page.getByText(/Warengruppen haben keine Steuerklasse/).waitFor({ state: 'detached' });
  await page.getByRole('region', { name: 'Geschlossene Tage' }).getByRole('button', { name: 'Bearbeiten' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Montag' }).click();
  await dialog.getByLabel('Feiertage in').selectOption({ label: 'Bayern' });
  await dialog.getByRole('button', { name: 'Feiertage der nächsten zwölf Monate übernehmen' }).click();
  await dialog.getByRole('button', { name: 'Am 31.12.2026 geschlossen' }).click();
  await dialog.getByLabel('Notiz zum 31.12.2026').fill('Inventur');
  await dialog.getByRole('button', { name: 'Am 06.01.2027 öffnen' }).click();
  await dialog.getByRole('button', { name: 'Speichern' }).click();
  await dialog.waitFor({ state: 'detached' });
  const { closedDays, closedWeekdays } = await shop.ask('GET', '/api/settings');
  t.same(closedWeekdays, [1, 7]);
  const notes = new Map(closedDays.map(({ date, note }: { date: string; note: string }) => [date, note]));
  t.equal(notes.get('2026-12-25'), '1. Weihnachtstag');
  t.equal(notes.get('2026-12-31'), 'Inventur');
  t.equal(notes.has('2027-01-06'), false, 'what was offered was edited');
  t.equal(notes.get('2027-06-03') ?? notes.get('2027-05-27'), 'Fronleichnam');
  t.same(taken(), []);
});

test('the form for closed days keeps a day that another user added meanwhile', async (t) => {
  const { as, shop } = await browsing(t);
  const { page, context } = await as('admin', { at: '/settings' });
  await drawn(page);
  await page.getByRole('region', { name: 'Geschlossene Tage' }).getByRole('button', { name: 'Bearbeiten' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Montag' }).click();
  await shop.ask('PUT', '/api/settings', { closedDays: [{ date: '2026-12-24', note: 'Heiligabend' }] });
  // After an outage, the page reads the settings again.
  await context.setOffline(true);
  await dialog.getByRole('button', { name: 'Speichern' }).click();
  await dialog.getByRole('alert').waitFor();
  await context.setOffline(false);
  await page.getByText('Heiligabend', { exact: true }).waitFor({ state: 'attached' });
  await dialog.getByRole('button', { name: 'Speichern' }).click();
  await dialog.waitFor({ state: 'detached' });
  const { closedDays, closedWeekdays } = await shop.ask('GET', '/api/settings');
  t.same(closedWeekdays, [1, 7]);
  t.match(closedDays, [{ date: '2026-12-24' }]);
});

test('the settings show and change what invoices say, with the IBAN in groups of four', async (t) => {
  const { as, shop } = await browsing(t);
  await shop.ask('PUT', '/api/settings', { operator: { name: 'Metzgerei Muster' }, invoicing: { note: 'Danke' } });
  const { page, taken } = await as('admin', { at: '/settings' });
  await drawn(page);
  const region = page.getByRole('region', { name: 'Rechnungen', exact: true });
  await region.getByRole('button', { name: 'Bearbeiten' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('IBAN').fill('de89 3704 0044 0532 0130 01');
  await dialog.getByLabel('USt-IdNr.').fill('DE136695976');
  await dialog.getByLabel('Text auf jeder Rechnung').fill('');
  await dialog.getByRole('button', { name: 'Speichern' }).click();
  await dialog.getByText('Muss eine IBAN sein wie DE89 3704 0044 0532 0130 00: jede Stelle prüfen').waitFor();
  await dialog.getByLabel('IBAN').fill('de89 3704 0044 0532 0130 00');
  const prefix = dialog.getByLabel('Anfang der Rechnungsnummern');
  await prefix.fill('');
  await dialog.getByText(/^Muss aus 1 bis 10 Großbuchstaben/).waitFor();
  await prefix.fill('RE');
  await dialog.getByRole('button', { name: 'Speichern' }).click();
  await dialog.waitFor({ state: 'detached' });
  await region.getByText('DE89 3704 0044 0532 0130 00').waitFor();
  await region.getByText('Metzgerei Muster').waitFor();
  const { invoicing } = await shop.ask('GET', '/api/settings');
  t.match(invoicing, { iban: 'DE89370400440532013000', vatId: 'DE136695976', note: '', prefix: 'RE', dueDays: 14 });
  t.same(taken(), []);
});

test('the settings of DATEV begin with the VAT rates of the shop, and are removed after a question', async (t) => {
  const { as, shop } = await browsing(t);
  const { page, taken } = await as('admin', { at: '/settings' });
  await drawn(page);
  const region = page.getByRole('region', { name: 'DATEV', exact: true });
  await region.getByText('Keine Angaben').waitFor();
  await region.getByRole('button', { name: 'Bearbeiten' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Beraternummer').fill('1234567');
  await dialog.getByLabel('Mandantennummer').fill('4711');
  await dialog.getByLabel('Debitorenkonto').fill('1000');
  await dialog.getByLabel('Konto', { exact: true }).nth(0).fill('8400');
  await dialog.getByLabel('Konto', { exact: true }).nth(1).fill('8300');
  await dialog.getByRole('button', { name: 'Zeile hinzufügen' }).click();
  await dialog.getByLabel('Satz in %').nth(2).fill('0');
  await dialog.getByLabel('Konto', { exact: true }).nth(2).fill('8200');
  await dialog.getByRole('button', { name: 'Speichern' }).click();
  await dialog.getByText('Muss ein Konto aus 5 bis 9 Ziffern sein, wie 10000').waitFor();
  await dialog.getByLabel('Debitorenkonto').fill('10000');
  await dialog.getByRole('button', { name: 'Speichern' }).click();
  await dialog.waitFor({ state: 'detached' });
  await region.getByText('1. Januar').waitFor();
  t.equal(await region.getByRole('row').count(), 4, 'a head and three rates');
  t.same((await shop.ask('GET', '/api/settings')).datev, {
    ...{ consultantNumber: 1234567, clientNumber: 4711, fiscalYearStart: '01-01', accountLength: 4 },
    debtorAccount: '10000',
    revenueAccounts: [
      { rate: 19, account: '8400' },
      { rate: 7, account: '8300' },
      { rate: 0, account: '8200' },
    ],
  });
  await page.getByRole('region', { name: 'Verlauf' }).getByText('1234567').waitFor({ state: 'attached' });
  await region.getByRole('button', { name: 'Entfernen' }).click();
  await dialog.getByRole('button', { name: 'Entfernen' }).click();
  await region.getByText('Keine Angaben').waitFor();
  t.equal((await shop.ask('GET', '/api/settings')).datev, null);
  t.same(taken(), []);
});
