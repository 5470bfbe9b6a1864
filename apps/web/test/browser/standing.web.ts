/// <reference lib="dom" />
/**
 * Tests standing orders. A user sets weekdays, creates drafts up to a day, and confirms all drafts together. The user
 * copies a skipped order to the next open day.
 */
import { test } from 'tap';
import { becomes, browsing, drawn, focused } from './browser.ts';
import { fill } from './goods.ts';

test('drafts of standing orders are created up to a day and confirmed; a skipped day can be copied', async (t) => {
  const { as, shop } = await browsing(t);
  await fill(shop);
  const { page, taken } = await as('admin', { at: '/standing-orders' });
  await drawn(page);
  const region = (name: string) => page.getByRole('region', { name, exact: true });
  await becomes(t, () => region('Freitag').textContent(), /Gasthof zur Post.*Lyoner im Ring 2\skg/);
  const until = page.getByLabel('Bis', { exact: true });
  for (const [typed, fault] of [
    ['2026-11-01', /^Muss zwischen heute, 23\.\s?11\.\s?2026, und .* liegen$/],
    ['', /^Muss ein Datum/],
  ] as const) {
    await until.fill(typed);
    await page.getByRole('button', { name: 'Entwürfe anlegen' }).click();
    await page.locator('input[aria-invalid=true]').waitFor();
    await focused(until);
    const id = await until.getAttribute('aria-describedby');
    await becomes(t, () => page.locator(`[id="${id}"]`).textContent(), fault);
  }
  taken();
  await until.fill('2026-11-29');
  await page.getByRole('button', { name: 'Entwürfe anlegen' }).click();
  await page.getByText('2 Entwürfe angelegt.').waitFor();
  const skipped = page.getByRole('row', { name: /29\.11\.2026/ });
  await becomes(t, () => skipped.textContent(), /Gasthof zur Post.*Betrieb geschlossen/, 'on Sunday');
  await skipped.getByRole('link', { name: 'Kopieren' }).click();
  await focused(page.getByRole('textbox', { name: /^Lyoner im Ring/ }));
  await becomes(t, () => page.getByLabel('Gewünscht am').inputValue(), '30.11.2026', 'the next open day');
  await becomes(t, () => page.getByRole('textbox', { name: /^Lyoner im Ring/ }).inputValue(), '2 kg');
  t.same(taken(), []);
});

test('the drafts of a day are confirmed after a preview, without those that need an answer', async (t) => {
  const { as, shop } = await browsing(t);
  const made = await fill(shop);
  const { customerId, lines } = await shop.ask('GET', `/api/sales/standing-orders/${made['standingOrder']}`);
  const [lyoner] = lines;
  const [other] = (await shop.ask('GET', '/api/customers?size=100')).content.filter(
    ({ id, type }: { id: string; type: string }) => id !== customerId && type === 'B2B',
  );
  const daily = { firstDate: '2026-11-23', weekdays: [5] };
  const twice = { ...daily, customerId: other.id };
  for (const quantityAmount of ['1', '2'])
    await shop.ask('POST', '/api/sales/standing-orders', { ...twice, lines: [{ ...lyoner, quantityAmount }] });
  await shop.ask('PUT', `/api/sales/standing-orders/${made['standingOrder']}`, { lines: [lyoner] });
  await shop.ask('POST', '/api/sales/standing-orders/run', { until: '2026-11-28' });
  const { page, taken } = await as('admin', { at: '/standing-orders' });
  await drawn(page);
  const days = page.getByRole('table', { name: 'Entwürfe aus Daueraufträgen' });
  await becomes(t, () => days.getByRole('row').count(), 3, 'a row for each day');
  await days.getByRole('link', { name: 'Fr., 27.11.' }).click();
  const undecided = page.getByRole('region', { name: 'Zu entscheiden' });
  await undecided.getByText(`${other.name} hat mehrere Aufträge für diesen Tag`).waitFor();
  await becomes(t, () => undecided.getByRole('link', { name: 'Öffnen' }).count(), 2, 'side by side');
  await page.getByRole('button', { name: '1 Auftrag bestätigen' }).click();
  await page.getByRole('button', { name: '1 Auftrag bestätigen' }).waitFor({ state: 'detached' });
  const { content } = await shop.ask('GET', '/api/sales/orders?requestedDate=2026-11-27&size=10');
  t.same(
    content
      .map(({ customerName, status }: { customerName: string; status: string }) => `${customerName} ${status}`)
      .sort(),
    ['Gasthof zur Post CONFIRMED', `${other.name} DRAFT`, `${other.name} DRAFT`].sort(),
  );
  t.equal((await shop.ask('GET', '/api/sales/orders?requestedDate=2026-11-24&status=DRAFT')).content.length, 1);
  // A draft that the service refuses stays, with the reason.
  await page.goto('/orders/confirm?day=2026-11-24');
  await page.getByRole('button', { name: '1 Auftrag bestätigen' }).waitFor();
  await shop.ask('POST', `/api/customers/${customerId}/deactivate`);
  taken();
  await page.getByRole('button', { name: '1 Auftrag bestätigen' }).click();
  await page.getByText(/An diesen Kunden wird nicht mehr verkauft/).waitFor();
});

test('after a run the page names drafts that cannot be confirmed, and goes on with the rest', async (t) => {
  const { as, shop } = await browsing(t);
  const made = await fill(shop);
  const { customerId, lines } = await shop.ask('GET', `/api/sales/standing-orders/${made['standingOrder']}`);
  const [{ articleId }] = lines;
  await shop.ask('POST', `/api/articles/${articleId}/deactivate`);
  const many = Array.from({ length: 200 }, () => ({ articleId, quantityAmount: '1', quantityUnit: 'KG' }));
  for (let count = 0; count < 5; count++) {
    const weekdays = [1, 2, 3, 4, 5, 6];
    await shop.ask('POST', '/api/sales/standing-orders', {
      customerId,
      firstDate: '2026-11-23',
      weekdays,
      lines: many,
    });
  }
  const { page, taken } = await as('admin', { at: '/standing-orders' });
  await drawn(page);
  await page.getByLabel('Bis', { exact: true }).fill('2026-11-29');
  await page.getByRole('button', { name: 'Entwürfe anlegen' }).click();
  await page.getByText(/^2\d Entwürfe angelegt\. Bis zum 29\.\s?11\.\s?2026 fehlen noch welche\.$/).waitFor();
  await page.getByRole('button', { name: 'Weiter anlegen' }).click();
  await page.getByText(/^3\d Entwürfe angelegt\.$/).waitFor();
  const problems = page.getByRole('table', { name: 'Noch nicht bestätigbar' });
  await becomes(
    t,
    () => problems.getByRole('row').nth(1).textContent(),
    /Ein Artikel ist inaktiv: aktivieren oder weglassen/,
  );
  await problems.getByRole('link', { name: 'Beheben' }).first().click();
  await page.waitForURL(/orders\/[\w-]{36}$/);
  t.same(taken(), []);
});

test('drafts follow a change of their standing order, in numbers, and are deleted with it', async (t) => {
  const { as, shop } = await browsing(t);
  const made = await fill(shop);
  const { customerId, lines } = await shop.ask('GET', `/api/sales/standing-orders/${made['standingOrder']}`);
  const daily = { customerId, firstDate: '2026-11-23', weekdays: [1, 2, 3, 4, 5] };
  const { id } = await shop.ask('POST', '/api/sales/standing-orders', { ...daily, lines });
  const { created } = await shop.ask('POST', '/api/sales/standing-orders/run', { until: '2026-11-27' });
  const own = created.filter(({ standingOrderId }: { standingOrderId: string }) => standingOrderId === id);
  await shop.ask('PUT', `/api/sales/orders/${own[0].orderId}`, { note: 'vor neun' });
  const { page, taken } = await as('admin', { at: `/standing-orders/${id}` });
  await page.getByRole('button', { name: 'Ändern' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Menge').first().fill('7');
  await dialog.getByRole('button', { name: 'Freitag' }).click();
  // The drafts are named before the change is saved, and follow it at first.
  await dialog.getByText(/^Fr\., 27\.11\., O-.*: Der Tag ist nicht mehr geplant$/).waitFor();
  await becomes(t, () => dialog.getByText(/bekommt den neuen Inhalt$/).count(), 4);
  t.equal(await dialog.getByRole('checkbox', { name: /mit ändern/ }).isChecked(), true);
  await dialog.getByRole('button', { name: 'Speichern' }).click();
  await dialog.waitFor({ state: 'detached' });
  await page.getByText('3 Entwürfe geändert').waitFor();
  await page.getByText('1 Entwurf entfernt').waitFor();
  await page.getByText('1 Entwurf bleibt, weil ihn jemand von Hand geändert hat').waitFor();
  t.equal((await shop.ask('GET', `/api/sales/orders/${own[1].orderId}`)).lines[0].quantityAmount, '7');
  await page.getByRole('button', { name: 'Löschen' }).click();
  await dialog.getByText('Seine Entwürfe werden mit gelöscht.').waitFor();
  await dialog.getByRole('button', { name: 'Löschen' }).click();
  await page.waitForURL(/standing-orders$/);
  await drawn(page);
  t.equal((await shop.ask('GET', `/api/sales/orders?standingOrderId=${id}`)).content.length, 0);
  t.same(taken(), []);
});

test('a cancelled draft links to its standing order until that is deleted', async (t) => {
  const { as, shop } = await browsing(t);
  const made = await fill(shop);
  await shop.ask('POST', '/api/sales/standing-orders/run', { until: '2026-11-27' });
  const ofStanding = `/api/sales/orders?standingOrderId=${made['standingOrder']}`;
  const [{ id }] = (await shop.ask('GET', ofStanding)).content;
  await shop.ask('POST', `/api/sales/orders/${id}/cancel`, { reason: 'krank' });
  const { page, taken } = await as('admin', { at: `/orders/${id}` });
  const link = page.locator('main a[href^="/standing-orders/"]');
  const day = await link.textContent();
  await link.click();
  await page.waitForURL(/standing-orders\/[\w-]{36}$/);
  await shop.ask('DELETE', `/api/sales/standing-orders/${made['standingOrder']}`);
  await page.goto(`/orders/${id}`);
  await drawn(page);
  await becomes(
    t,
    () =>
      page
        .locator('main dd')
        .allTextContents()
        .then((facts) => facts.includes(`${day}`)),
    true,
  );
  t.equal(await link.count(), 0);
  t.same(taken(), []);
});

test('a standing order is created with weekdays and lines, and changed', async (t) => {
  const { as, shop } = await browsing(t);
  await fill(shop);
  const { page, taken } = await as('admin', { at: '/standing-orders/new' });
  await drawn(page);
  await page.getByRole('combobox', { name: 'Kunde' }).fill('gasthof');
  await page.getByRole('option', { name: /Gasthof zur Post/ }).click();
  const save = page.getByRole('button', { name: 'Speichern' });
  const group = (name: string) => page.getByRole('group', { name, exact: true });
  await save.click();
  await focused(group('Wochentage'));
  await becomes(t, () => group('Wochentage').textContent(), /Muss mindestens einen Eintrag haben$/);
  await group('Wochentage').and(page.locator('[aria-describedby$=weekdays-fault]')).waitFor();
  await page.getByRole('button', { name: 'Mittwoch' }).click();
  t.equal(await page.getByLabel('Rhythmus').inputValue(), 'WEEKLY');
  await page.getByLabel('Rhythmus').selectOption('Alle zwei Wochen');
  await page.getByLabel('An geschlossenen Tagen').selectOption('Am offenen Tag davor liefern');
  await save.click();
  await focused(group('Positionen'));
  await page.getByRole('button', { name: 'Zeile hinzufügen' }).first().click();
  await page.getByRole('combobox', { name: 'Artikel' }).fill('lyoner');
  await page.getByRole('option', { name: /Lyoner im Ring/ }).click();
  await page.getByLabel('Menge').fill('3,5');
  await page.getByLabel('Einheit').selectOption('KG');
  await page.getByRole('button', { name: 'Speichern' }).click();
  await page.waitForURL(/standing-orders\/[\w-]{36}$/);
  const id = page.url().split('/').at(-1);
  await page.getByRole('button', { name: 'Ändern' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Samstag' }).click();
  await dialog.getByRole('button', { name: 'Speichern' }).click();
  await dialog.waitFor({ state: 'detached' });
  for (const [typed, lastDate] of [
    ['2027-12-31', '2027-12-31'],
    ['', null],
  ] as const) {
    await page.getByRole('button', { name: 'Ändern' }).click();
    await dialog.getByLabel('Letzter Tag').fill(typed);
    await dialog.getByRole('button', { name: 'Speichern' }).click();
    await dialog.waitFor({ state: 'detached' });
    t.equal((await shop.ask('GET', `/api/sales/standing-orders/${id}`)).lastDate, lastDate);
  }
  t.match(await shop.ask('GET', `/api/sales/standing-orders/${id}`), {
    ...{ weekdays: [3, 6], rhythm: 'BIWEEKLY', onClosedDay: 'BEFORE' },
    ...{ lines: [{ articleName: 'Lyoner im Ring', quantityAmount: '3.5', quantityUnit: 'KG' }] },
  });
  t.same(taken(), []);
});
