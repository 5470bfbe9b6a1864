/// <reference lib="dom" />
/** Tests booking the lines of a bank statement, open items, payments, and the export for the tax adviser. */
import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { test } from 'tap';
import { becomes, browsing, focused } from './browser.ts';
import { invoiceOver, letBill } from './goods-paid.ts';

const ADDRESS = {
  street: 'Lange Zeile',
  houseNumber: '12',
  postalCode: '91522',
  city: 'Ansbach',
  country: 'DE',
  phone: '0981 1',
};

/** Opens a shop with two persons who owe money. Their prices are gross, so an invoice has the sum of its price. */
async function withDebtors(t: Parameters<typeof browsing>[0]) {
  const visits = await browsing(t);
  const { shop } = visits;
  await letBill(shop);
  const person = (name: string) => shop.ask('POST', '/api/customers', { type: 'B2C', name, ...ADDRESS });
  const [anna, bernd] = [await person('Anna Groß'), await person('Bernd Klein')];
  return {
    ...visits,
    anna: anna.id as string,
    bernd: bernd.id as string,
    owes: (customerId: string, sum: number) => invoiceOver(shop, customerId, sum),
    /** Returns status and open amount of an invoice. */
    open: async ({ id }: { readonly id: string }) => {
      const { status, openAmount } = await shop.ask('GET', `/api/sales/invoices/${id}`);
      return `${status} ${openAmount}`;
    },
    payments: async () => (await shop.ask('GET', '/api/sales/payments?sort=bookedOn')).content,
  };
}

const sumField = (page: Page) => page.getByRole('textbox', { name: 'Betrag', exact: true });
const textField = (page: Page) => page.getByRole('textbox', { name: 'Verwendungszweck' });
const proposal = (page: Page, name: RegExp) => page.getByRole('radio', { name });
const paid = (page: Page, number: string) => page.getByRole('group', { name: number }).getByLabel('Bezahlt');

/** Changes the bank line, and waits for its proposals. */
async function proposed(page: Page, change: () => Promise<void>): Promise<void> {
  await Promise.all([page.waitForResponse(/\/payments\/proposals\?/), change()]);
  await page.locator('main form button[type=submit]:not([aria-busy])').waitFor();
}

/** Copies texts and counts the pressed keys. */
async function keyboardOf(page: Page) {
  let keys = 0;
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  return {
    copy: (text: string) => page.evaluate((copied) => navigator.clipboard.writeText(copied), text),
    press: async (key: string) => {
      keys++;
      await page.keyboard.press(key);
    },
    count: () => keys,
  };
}

test('a bank line is booked in three keys if sum and text are copied one by one, and in two as a whole', async (t) => {
  const { as, anna, bernd, owes, open, payments } = await withDebtors(t);
  const [first, second] = [await owes(anna, 1234.5), await owes(bernd, 80)];
  const { page, taken } = await as('admin', { at: '/bank' });
  const { copy, press, count } = await keyboardOf(page);
  await focused(sumField(page));
  await copy('1.234,50');
  await press('Control+V');
  await focused(textField(page));
  await copy(`Gasthof ${first.invoiceNumber}`);
  await press('Control+V');
  await proposal(page, /^Anna Groß.*Nummer gefunden.*1\.234,50/).waitFor();
  await press('Enter');
  await becomes(t, () => open(first), 'SETTLED 0.00');
  t.equal(count(), 3);
  // The form is empty for the next line.
  await focused(sumField(page));
  await becomes(t, () => sumField(page).inputValue(), '');
  t.equal(await textField(page).inputValue(), '');
  await copy(`20.11.2026\t80.00 EUR\t${second.invoiceNumber} Bernd`);
  await press('Control+V');
  await proposal(page, /^Bernd Klein/).waitFor();
  t.equal(await sumField(page).inputValue(), '80,00');
  t.equal(await textField(page).inputValue(), `${second.invoiceNumber} Bernd`);
  await press('Enter');
  await becomes(t, () => open(second), 'SETTLED 0.00');
  t.equal(count(), 5);
  t.match(await payments(), [
    { bookedOn: '2026-11-20', reference: `${second.invoiceNumber} Bernd`, amount: '80.00' },
    { bookedOn: '2026-11-23', reference: `Gasthof ${first.invoiceNumber}`, amount: '1234.50' },
  ]);
  t.same(taken(), []);
});

test('proposals are chosen by arrow keys or a tap, and one with Skonto books it', async (t) => {
  const { as, shop, anna, bernd, owes, open } = await withDebtors(t);
  const same = [await owes(anna, 80), await owes(bernd, 80)] as const;
  await shop.ask('PUT', `/api/customers/${anna}/sales-terms`, { skonto: { percent: 2, days: 10 } });
  const reduced = await owes(anna, 100);
  const { page, taken } = await as('admin', { at: '/bank' });
  await focused(sumField(page));
  await page.keyboard.type('80');
  await proposal(page, /^Bernd Klein.*Gleicher Betrag/).waitFor();
  t.ok(await proposal(page, /^Anna Groß/).isChecked(), 'the first one is chosen');
  await page.locator('main form button[type=submit]:not([aria-busy])').waitFor();
  await page.keyboard.press('ArrowDown');
  t.ok(await proposal(page, /^Bernd Klein/).isChecked());
  await page.keyboard.press('Enter');
  await becomes(t, () => open(same[1]), 'SETTLED 0.00');
  t.equal(await open(same[0]), 'OPEN 80.00');
  // The form is empty for the next line.
  await becomes(t, () => sumField(page).inputValue(), '');
  await focused(sumField(page));
  await page.keyboard.type('98');
  await page.getByText('mit 2,00 € Skonto').click();
  await becomes(t, () => paid(page, reduced.invoiceNumber).inputValue(), '98,00');
  await page.keyboard.press('Enter');
  await becomes(t, () => open(reduced), 'SETTLED 0.00');
  t.same(taken(), []);
});

test('one sum pays several invoices, and more money than is open is reported and booked', async (t) => {
  const { as, anna, owes, open } = await withDebtors(t);
  const [first, second] = [await owes(anna, 30), await owes(anna, 20)];
  const { page, taken } = await as('admin', { at: '/bank' });
  await sumField(page).fill('55,00 Anna');
  await page.getByText('Keine offene Rechnung passt. Bitte den Kunden wählen.').waitFor();
  await page.getByRole('combobox', { name: 'Kunde' }).fill('Anna');
  await page.getByRole('option', { name: /Anna Groß/ }).click();
  await becomes(t, () => paid(page, second.invoiceNumber).inputValue(), '25,00');
  await page.getByText('5,00 € mehr, als offen ist: Das hat der Kunde dann gut').waitFor();
  // Amounts that do not come to the sum are not booked, and stay as they are.
  await paid(page, first.invoiceNumber).fill('20');
  await page.keyboard.press('Enter');
  await page.getByRole('alert').getByText('10,00 € vom Eingang sind noch nicht zugeordnet').waitFor();
  t.equal(await open(first), 'OPEN 30.00');
  t.equal(await paid(page, first.invoiceNumber).inputValue(), '20');
  await paid(page, second.invoiceNumber).fill('35');
  await page.getByRole('group', { name: first.invoiceNumber }).getByLabel('Skonto oder Nachlass').fill('10');
  await page.keyboard.press('Enter');
  await becomes(t, () => open(first), 'SETTLED 0.00');
  t.equal(await open(second), 'OPEN -15.00');
  t.same(taken(), []);
});

test('a refusal keeps the input, and names the field', async (t) => {
  const { as, anna, owes, open } = await withDebtors(t);
  const invoice = await owes(anna, 30);
  const { page } = await as('admin', { at: '/bank' });
  await sumField(page).fill(`30 EUR ${invoice.invoiceNumber}`);
  await proposal(page, /^Anna Groß/).waitFor();
  const discount = page.getByRole('group', { name: invoice.invoiceNumber }).getByLabel('Skonto oder Nachlass');
  await discount.fill('1');
  await page.keyboard.press('Enter');
  await page
    .getByRole('alert')
    .getByText(/sind 30,00\s€ offen.*höchstens 0,00\s€ Nachlass möglich/)
    .waitFor();
  t.equal(await sumField(page).inputValue(), '30,00');
  t.equal(await discount.inputValue(), '1');
  await discount.fill('abc');
  await page.keyboard.press('Enter');
  await page.getByText('Muss ein Betrag sein, wie 12,50').waitFor();
  await focused(discount);
  await discount.fill('');
  await proposed(page, () => page.getByLabel('Gebucht am').fill('20.11.2024'));
  await page.getByLabel('Gebucht am').press('Enter');
  await page.getByText(/^Muss zwischen 22\.11\.2025 und 23\.11\.2026 liegen/).waitFor();
  t.equal(await textField(page).inputValue(), invoice.invoiceNumber);
  await proposed(page, () => page.getByLabel('Gebucht am').fill('20.11.2026'));
  await page.getByLabel('Gebucht am').press('Enter');
  await becomes(t, () => open(invoice), 'SETTLED 0.00');
});

test('Enter books nothing while the proposals are those of the line before', async (t) => {
  const { as, anna, bernd, owes, open, payments } = await withDebtors(t);
  const [first, second] = [await owes(anna, 30), await owes(bernd, 80)];
  const { page, taken } = await as('admin', { at: '/bank' });
  await focused(sumField(page));
  await proposed(page, () => page.keyboard.insertText(`30 EUR ${first.invoiceNumber}`));
  await proposal(page, /^Anna Groß/).waitFor();
  let answer = (): void => undefined;
  const isAnswered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/payments/proposals?**', async (route) => {
    await isAnswered;
    await route.continue();
  });
  await sumField(page).fill(`80 EUR ${second.invoiceNumber}`);
  await page.keyboard.press('Enter');
  await page.waitForRequest('**/payments/proposals?**');
  await page.keyboard.press('Enter');
  answer();
  await proposal(page, /^Bernd Klein/).waitFor();
  t.same(await payments(), []);
  await page.keyboard.press('Enter');
  await becomes(t, () => open(second), 'SETTLED 0.00');
  t.equal(await open(first), 'OPEN 30.00');
  t.same(taken(), []);
});

test('a booked payment is undone with a reason, and its page shows what it paid', async (t) => {
  const { as, anna, owes, open } = await withDebtors(t);
  const invoice = await owes(anna, 30);
  const { page, taken } = await as('admin', { at: '/bank' });
  await sumField(page).fill(`30 EUR ${invoice.invoiceNumber}`);
  await proposal(page, /^Anna Groß/).waitFor();
  await page.getByRole('button', { name: '30,00 € buchen' }).click();
  const last = page.getByRole('region', { name: 'Zuletzt gebucht' });
  await last.getByRole('button', { name: 'Rückgängig' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').fill('Doppelt gebucht');
  await dialog.getByRole('button', { name: 'Zahlung stornieren' }).click();
  await dialog.waitFor({ state: 'detached' });
  await becomes(t, () => open(invoice), 'OPEN 30.00');
  await becomes(t, () => last.getByRole('table').textContent(), /Anna Groß.*Storniert/);
  await last.getByRole('link', { name: 'Anna Groß' }).click();
  await page.getByRole('heading', { name: 'Zahlung von Anna Groß' }).waitFor();
  await page.getByText('Doppelt gebucht').first().waitFor();
  await becomes(
    t,
    () => page.getByRole('region', { name: 'Bezahlte Rechnungen' }).textContent(),
    /RE-2026-00001.*30,00/,
  );
  t.equal(await page.getByRole('button', { name: 'Zahlung stornieren' }).count(), 0);
  t.same(taken(), []);
});

test('open items show who owes what, the invoices of a customer and the statement', async (t) => {
  const { as, shop, anna, bernd, owes } = await withDebtors(t);
  await owes(anna, 30);
  await shop.ask('PUT', '/api/settings', { invoicing: { dueDays: 30 } });
  await owes(anna, 20);
  await owes(bernd, 80);
  // The first invoice is overdue then.
  shop.clock.advance(20 * 86_400_000);
  const { page, context, taken } = await as('admin', { at: '/open-items' });
  await becomes(
    t,
    () => page.getByRole('table').textContent(),
    /Anna Groß50,00\s€30,00\s€07\.12\.20262.*Bernd Klein80,00\s€–/,
  );
  await page.getByLabel('Überfällig').selectOption({ label: 'Ja' });
  await becomes(t, () => page.getByText('Bernd Klein').count(), 0);
  await page.getByRole('link', { name: 'Anna Groß' }).click();
  await page.getByRole('heading', { name: 'Offene Posten von Anna Groß' }).waitFor();
  const invoices = page.getByRole('region', { name: 'Offene Rechnungen' });
  await becomes(
    t,
    () => invoices.getByRole('table').textContent(),
    /RE-2026-00001.*überfällig.*30,00.*RE-2026-00002.*20,00/i,
  );
  t.match(await invoices.getByRole('link', { name: 'RE-2026-00001' }).getAttribute('href'), /^\/invoices\/[\w-]{36}$/);
  // A browser without a viewer of PDFs saves the paper instead, so only the tab and the response count.
  const [, response] = await Promise.all([
    context.waitForEvent('page'),
    page.waitForResponse(/\/open-items\/pdf$/),
    page.getByRole('button', { name: 'Offene Posten drucken' }).click(),
  ]);
  t.equal(response.headers()['content-type'], 'application/pdf');
  t.same(taken(), []);
});

test('payments are found by customer, and staff see them without booking', async (t) => {
  const { as, shop, anna, bernd, owes } = await withDebtors(t);
  for (const [customerId, invoice] of [
    [anna, await owes(anna, 30)],
    [bernd, await owes(bernd, 80)],
  ] as const) {
    const items = [{ invoiceId: invoice.id, amount: '10' }];
    await shop.ask('POST', '/api/sales/payments', { customerId, bookedOn: '2026-11-20', items });
  }
  await shop.person('vera', 'SALES_STAFF');
  const { page, taken } = await as('vera', { at: `/payments?customerId=${anna}` });
  await becomes(t, () => page.getByRole('table').textContent(), /20\.11\.2026Anna Groß10,00\s€RE-2026-00001/);
  t.equal(await page.getByText('Bernd Klein').count(), 0);
  t.equal(await page.getByRole('link', { name: 'Zahlungseingang' }).count(), 0);
  await page.getByRole('link', { name: '20.11.2026' }).click();
  await page.getByRole('heading', { name: 'Zahlung von Anna Groß' }).waitFor();
  t.equal(await page.getByRole('button', { name: 'Zahlung stornieren' }).count(), 0);
  await page.goto(`/customers/${anna}`);
  const card = page.getByRole('region', { name: 'Offene Posten und Zahlungen' });
  await becomes(t, () => card.textContent(), /20,00\s€.*20\.11\.2026.*10,00\s€/);
  t.same(taken(), []);
});

const DATEV = {
  ...{ consultantNumber: 1001, clientNumber: 1, debtorAccount: '10000' },
  revenueAccounts: [{ rate: 7, account: '8300' }],
};

test('the settings export a month for the tax adviser, and say what DATEV needs', async (t) => {
  const { as, shop, anna, owes } = await withDebtors(t);
  await owes(anna, 30);
  const { page } = await as('admin', { at: '/settings' });
  const card = page.getByRole('region', { name: 'Für den Steuerberater' });
  await becomes(t, () => card.getByLabel('Monat').evaluate((of: HTMLSelectElement) => of.value), '2026-10-01');
  await card.getByLabel('Monat').selectOption({ label: 'November 2026' });
  const saved = async (name: string) => {
    const [file] = await Promise.all([page.waitForEvent('download'), card.getByRole('button', { name }).click()]);
    return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) };
  };
  const journal = await saved('Rechnungsjournal (CSV)');
  t.equal(journal.name, 'Rechnungsjournal_20261101_20261130.csv');
  t.match(journal.bytes.toString(), /^\uFEFF.*RE-2026-00001.*30,00/s);
  await card.getByRole('button', { name: 'DATEV-Buchungsstapel' }).click();
  await card
    .getByRole('alert')
    .getByText(/fehlen Einstellungen: die Angaben des Steuerberaters \(DATEV\)/)
    .waitFor();
  await shop.ask('PUT', '/api/settings', { datev: { ...DATEV, fiscalYearStart: '11-15' } });
  await card.getByRole('button', { name: 'DATEV-Buchungsstapel' }).click();
  await card
    .getByRole('alert')
    .getByText(/^Bis: Muss im selben Wirtschaftsjahr liegen/)
    .waitFor();
  await card.getByLabel('Monat').selectOption({ label: 'Anderer Zeitraum' });
  await card.getByLabel('Von').fill('15.11.2026');
  await card.getByLabel('Von').blur();
  const batch = await saved('DATEV-Buchungsstapel');
  t.equal(batch.name, 'EXTF_Buchungsstapel_20261115_20261130.csv');
  t.match(batch.bytes.toString('latin1'), /^"EXTF";700;21;"Buchungsstapel".*"RE-2026-00001".*Gro\xdf/s);
});
