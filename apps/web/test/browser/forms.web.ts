/** Tests forms. Faults appear at their fields, drafts survive a reload, and a lost response causes no second effect. */
import { test } from 'tap';
import { becomes, browsing, drawn, focused } from './browser.ts';
import { fill } from './goods.ts';

test('all faults are shown at their fields before anything is sent, and the first one has the focus', async (t) => {
  const { as } = await browsing(t);
  const { page, taken } = await as('admin', { at: '/suppliers/new' });
  await drawn(page);
  await page.getByLabel('Zahlungsziel in Tagen').fill('zwei');
  await page.getByRole('button', { name: 'Speichern' }).click();
  const name = page.getByLabel('Name', { exact: true });
  await page.locator('[aria-invalid=true]').first().waitFor();
  await becomes(t, () => page.locator('[aria-invalid=true]').count(), 3);
  await focused(name);
  const described = await name.getAttribute('aria-describedby');
  await becomes(t, () => page.locator(`[id="${described}"]`).textContent(), /Ist erforderlich/);
  t.same(taken(), [], 'nothing was sent');
});

test('a form shows a refusal of the service, and keeps the typed input', async (t) => {
  const { as, shop } = await browsing(t);
  await fill(shop);
  const { page } = await as('admin', { at: '/articles/new' });
  await drawn(page);
  await page.getByLabel('Name', { exact: true }).fill('Wiener');
  await page.getByLabel('Artikelnummer').fill('W-100');
  await page.getByRole('combobox', { name: 'Warengruppe' }).fill('brüh');
  await page.getByRole('option', { name: 'Brühwurst' }).click();
  await page.getByLabel('Einheit').selectOption('KG');
  await page.getByLabel('Preismodell').selectOption('WEIGHT_BASED');
  await page.getByLabel('Preis in €').fill('12,90');
  await page.getByRole('button', { name: 'Speichern' }).click();
  await becomes(t, () => page.getByRole('alert').first().textContent(), /Nummer/);
  await becomes(t, () => page.getByLabel('Preis in €').inputValue(), '12,90');
  await page.getByLabel('Artikelnummer').fill('W-101');
  await page.getByRole('button', { name: 'Speichern' }).click();
  await page.locator('main h1', { hasText: 'Wiener' }).waitFor();
  await becomes(t, () => page.locator('main').textContent(), /12,90\s€/);
});

test('a fault that only the service finds is shown at its field, and the typed input stays', async (t) => {
  const { as, shop } = await browsing(t);
  const { page, context } = await as('admin', { at: '/suppliers/new' });
  await drawn(page);
  await page.getByLabel('Name', { exact: true }).fill('Viehhandel Huber');
  const phone = page.getByLabel('Telefon');
  await phone.fill('0981 5550');
  // The service receives an input that the page would not have sent.
  await context.route('**/api/suppliers', (route) =>
    route.request().method() === 'POST'
      ? route.continue({ postData: { ...route.request().postDataJSON(), phone: ' ' } })
      : route.continue(),
  );
  await page.getByRole('button', { name: 'Speichern' }).click();
  await page.locator('[aria-invalid=true]').waitFor();
  await focused(phone);
  await becomes(t, () => phone.getAttribute('aria-invalid'), 'true');
  const described = await phone.getAttribute('aria-describedby');
  await becomes(t, () => page.locator(`[id="${described}"]`).textContent(), /darf nicht leer sein|erforderlich/i);
  await becomes(t, () => phone.inputValue(), '0981 5550');
  await becomes(t, () => page.getByLabel('Name', { exact: true }).inputValue(), 'Viehhandel Huber');
  t.equal((await shop.ask('GET', '/api/suppliers')).page.totalElements, 0);
});

test('typed input survives a reload and can be discarded; passwords are stored nowhere', async (t) => {
  const { as } = await browsing(t);
  const { page } = await as('admin', { at: '/users/new' });
  await drawn(page);
  await page.getByLabel('Benutzername').fill('anna');
  await page.getByLabel('Passwort').fill('Presssack & Kren');
  await page.reload();
  await drawn(page);
  await becomes(t, () => page.getByLabel('Benutzername').inputValue(), 'anna');
  await becomes(t, () => page.getByLabel('Passwort').inputValue(), '');
  await page.getByRole('button', { name: 'Verwerfen' }).click();
  await becomes(t, () => page.getByLabel('Benutzername').inputValue(), '');
  await page.reload();
  await drawn(page);
  await becomes(t, () => page.getByLabel('Benutzername').inputValue(), '');
});

test('a double click and a lost response create one record', async (t) => {
  const { as, shop } = await browsing(t);
  const { page, context } = await as('admin', { at: '/suppliers/new' });
  await drawn(page);
  await page.getByLabel('Name', { exact: true }).fill('Viehhandel Huber');
  await page.getByLabel('Telefon').fill('0981 5550');
  const keys: (string | undefined)[] = [];
  let lost = 0;
  await context.route('**/api/suppliers', async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    keys.push((await route.request().allHeaders())['idempotency-key']);
    await route.fetch();
    // The service has stored the supplier, but the response is lost, also for the client's own retries.
    if (lost++ < 3) return route.abort('connectionreset');
    return route.continue();
  });
  await page.getByRole('button', { name: 'Speichern' }).dblclick();
  await page.getByRole('alert').waitFor({ timeout: 20_000 });
  await becomes(t, () => page.getByRole('alert').textContent(), /antwortet nicht/);
  await becomes(t, () => page.getByLabel('Telefon').inputValue(), '0981 5550');
  await page.reload();
  await drawn(page);
  await page.getByRole('button', { name: 'Speichern' }).click();
  await page.locator('main h1', { hasText: 'Viehhandel Huber' }).waitFor();
  t.equal(new Set(keys).size, 1, 'one key, over the reload too');
  t.ok(keys.length >= 4);
  t.equal((await shop.ask('GET', '/api/suppliers')).page.totalElements, 1);
});

test('a wrong certificate keeps the form of a new supplier, and resubmitting creates no second supplier', async (t) => {
  const { as, shop } = await browsing(t);
  const { page } = await as('admin', { at: '/suppliers/new' });
  await drawn(page);
  await page.getByLabel('Name', { exact: true }).fill('Viehhandel Huber');
  await page.getByLabel('Telefon').fill('0981 5550');
  const certificate = async () => {
    await page.getByRole('button', { name: 'Zeile hinzufügen' }).click();
    await page.getByLabel('Art des Zertifikats').last().fill('EU-Bio');
    await page.getByLabel('Gültig ab').last().fill('2026-01-01');
  };
  await certificate();
  await certificate();
  await page.getByRole('button', { name: 'Speichern' }).click();
  await page.getByRole('alert').waitFor();
  // Another supplier in between begins with an empty form, and does not overwrite the first one.
  await page.goto('/suppliers');
  await drawn(page);
  await page.goto('/suppliers/new');
  await drawn(page);
  await becomes(t, () => page.getByLabel('Name', { exact: true }).inputValue(), '');
  await page.getByLabel('Name', { exact: true }).fill('Hof Maier');
  await page.getByLabel('Telefon').fill('0981 6660');
  await page.getByRole('button', { name: 'Speichern' }).click();
  await page.locator('main h1', { hasText: 'Hof Maier' }).waitFor();
  await page.goto('/suppliers/new');
  await page.locator('main li', { hasText: 'Viehhandel Huber' }).getByRole('button', { name: 'Fortsetzen' }).click();
  await page.getByLabel('Art des Zertifikats').last().fill('IFS Food');
  await page.getByRole('button', { name: 'Speichern' }).click();
  await page.locator('main h1', { hasText: 'Viehhandel Huber' }).waitFor();
  const { content } = await shop.ask('GET', '/api/suppliers?sort=name');
  t.match(content, [
    { name: 'Hof Maier', certificates: [] },
    { name: 'Viehhandel Huber', certificates: [{}, {}] },
  ]);
  t.equal(content.length, 2);
});

test('a form is refused after another user saved, keeps its input, and saves when submitted again', async (t) => {
  const { as, shop } = await browsing(t);
  const { id } = await shop.ask('POST', '/api/suppliers', { name: 'Viehhandel Huber', phone: '0981 5550' });
  const { page, taken } = await as('admin', { at: `/suppliers/${id}` });
  await drawn(page);
  await page.getByRole('button', { name: 'Bearbeiten' }).click();
  const form = page.getByRole('dialog');
  await form.getByLabel('Telefon').fill('0981 7777');
  await shop.ask('PUT', `/api/suppliers/${id}`, { phone: '0981 6666', contactPerson: 'Josef Huber' });
  await form.getByRole('button', { name: 'Speichern' }).click();
  await form.getByRole('alert').getByText('Inzwischen hat jemand anderes gespeichert').waitFor();
  await becomes(t, () => form.getByLabel('Telefon').inputValue(), '0981 7777', 'nothing that was typed is lost');
  const now = async () => JSON.stringify(await shop.ask('GET', `/api/suppliers/${id}`));
  t.match(await now(), /0981 6666/, 'nothing is overwritten unseen');
  t.match(taken(), [/^412 PUT/, /412/]);

  await page.locator('main a[href^=tel]', { hasText: '0981 6666' }).waitFor();
  await form.getByRole('button', { name: 'Speichern' }).click();
  await form.waitFor({ state: 'detached' });
  t.match(await now(), /0981 7777.*Josef Huber/, 'and what the other one saved besides is kept');

  // The draft keeps its version after a reload.
  await page.getByRole('button', { name: 'Bearbeiten' }).click();
  await form.getByLabel('Telefon').fill('0981 8888');
  await page.reload();
  await shop.ask('PUT', `/api/suppliers/${id}`, { contactPerson: 'Anna Huber' });
  await drawn(page);
  await page.getByRole('button', { name: 'Bearbeiten' }).click();
  await form.getByText('ist wiederhergestellt').waitFor();
  await form.getByRole('button', { name: 'Speichern' }).click();
  await form.getByRole('alert').getByText('Inzwischen hat jemand anderes gespeichert').waitFor();
});

test('a form for changes refuses an emptied member that a record needs, instead of keeping the old value', async (t) => {
  const { as, shop } = await browsing(t);
  const { id } = await shop.ask('POST', '/api/suppliers', { name: 'Viehhandel Huber', phone: '1', paymentDueDays: 14 });
  const { page, taken } = await as('admin', { at: `/suppliers/${id}` });
  await drawn(page);
  await page.getByRole('button', { name: 'Bearbeiten' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Telefon').fill('');
  await dialog.getByLabel('Zahlungsziel').fill('');
  await dialog.getByRole('button', { name: 'Speichern' }).click();
  await becomes(t, () => dialog.locator('input[aria-invalid=true]').count(), 2);
  t.same(taken(), [], 'nothing was sent');
  await dialog.getByLabel('Telefon').fill('2');
  await dialog.getByLabel('Zahlungsziel').fill('30');
  await dialog.getByRole('button', { name: 'Speichern' }).click();
  await dialog.waitFor({ state: 'detached' });
  t.match(await shop.ask('GET', `/api/suppliers/${id}`), {
    ...{ contactInfo: { phone: '2' }, paymentTerms: { paymentDueDays: 30 } },
  });
});

test('a date field takes what people type, shows the weekday, and has a calendar for the keyboard', async (t) => {
  const { as, shop } = await browsing(t);
  await fill(shop);
  const { page } = await as('admin', { at: '/standing-orders/new' });
  await drawn(page);
  const field = page.getByLabel('Erster Tag');
  const weekday = () => field.locator('xpath=following-sibling::span[1]').textContent();
  await field.fill('mo');
  await field.press('Tab');
  await becomes(t, () => field.inputValue(), /^\d\d\.\d\d\.\d{4}$/, 'the form of the language');
  await becomes(t, weekday, 'Mo');
  await field.focus();
  await field.press('ArrowUp');
  await becomes(t, weekday, 'Di');
  const tuesday = await field.inputValue();
  await field.press('Alt+ArrowDown');
  const calendar = page.getByRole('dialog', { name: 'Datum wählen' });
  await focused(calendar.getByRole('button', { pressed: true }));
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('PageDown');
  await page.keyboard.press('PageUp');
  await page.keyboard.press('Enter');
  await calendar.waitFor({ state: 'detached' });
  await focused(field);
  await becomes(t, weekday, 'Mi');
  await field.press('ArrowDown');
  await becomes(t, () => field.inputValue(), tuesday);
  await field.fill('31.11.');
  await field.press('Tab');
  t.equal(await field.inputValue(), '31.11.', 'a day that does not exist stays as it was typed');
});
