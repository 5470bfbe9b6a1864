/** Tests that the history shows the audit log in words: records, members and verbs. */
import { CONTRACTS } from '@cleaver/domain/contracts';
import { GERMAN } from '@cleaver/domain/german';
import { fieldWord } from '@cleaver/domain/words';
import type { Locator } from 'playwright-core';
import { test } from 'tap';
import { differing, type Members } from '../../src/audit/differences.ts';
import { becomes, browsing, drawn } from './browser.ts';
import { fill } from './goods.ts';

interface Change {
  readonly entity: string;
  readonly before: Members | null;
  readonly after: Members | null;
}

test('the history has a word for each member, and shows the names of referenced records', async (t) => {
  const { as, shop } = await browsing(t);
  const made = await fill(shop);
  const { content } = await shop.ask('GET', '/api/audit-log?size=500');
  const changes: Change[] = content.flatMap((entry: { changes: Change[] }) => entry.changes);
  const names = changes.flatMap(({ entity, before, after }) => [
    entity,
    ...differing(before ?? {}, after ?? {}).flatMap(({ path }) => path.filter((step) => typeof step === 'string')),
  ]);
  const wordless = [...new Set(names)].filter(
    (name) => !((name.includes('_') ? name.replaceAll('_', ' ') : fieldWord(name)) in GERMAN),
  );
  t.same(wordless, []);
  t.same(
    [...new Set(changes.map(({ entity }) => entity))].filter(
      (entity) => !CONTRACTS.some(({ subject }) => subject.name === entity),
    ),
    [],
    'the log can be asked for each kind of record',
  );
  const { page } = await as('admin', { at: `/stocks/${made['stock']}` });
  await drawn(page);
  const history = page.getByRole('region', { name: 'Verlauf', exact: true });
  await history.getByText('Kalbsbrät').first().waitFor();
  await becomes(t, () => history.textContent(), /Kühlraum 1/);
  const { content: found } = await shop.ask('GET', '/api/articles?q=kalbsbr%C3%A4t');
  await page.goto(`/articles/${found[0].id}`);
  await drawn(page);
  await becomes(t, () => history.textContent(), /Lieferanten.*Viehhandel Huber/, 'a list of references');
  t.notMatch(await history.textContent(), /[\da-f]{8}-[\da-f]{4}-/);
});

test('the audit log is filtered by operation, kind of record, user and day', async (t) => {
  const { as, shop } = await browsing(t);
  const made = await fill(shop);
  const { page } = await as('admin', { at: '/audit-log' });
  await drawn(page);
  const rows = page.locator('main tbody tr');
  await page.getByLabel('Vorgang').selectOption({ label: 'hat eine Zutat hinzugefügt' });
  await page.waitForURL(/operation=recipe\.add-ingredient/);
  await drawn(page);
  t.ok((await rows.count()) > 0);
  t.same(
    [...new Set(await rows.locator('td:nth-child(3)').allTextContents())],
    ['hat eine Zutat hinzugefügt'],
    'nothing else',
  );
  await page.getByRole('button', { name: 'Alle zeigen' }).click();

  await page.getByLabel('Was', { exact: true }).selectOption({ label: 'Lieferant' });
  await page.getByRole('combobox', { name: 'Benutzer' }).fill('admin');
  await page.getByRole('option', { name: /^admin/ }).click();
  await page.waitForURL(/user=/);
  await drawn(page);
  t.ok((await rows.count()) > 0, 'of a user');

  // The day is a day in the shop's time zone, from start to end.
  await page.getByLabel('Von').fill('2026-11-23');
  await page.getByLabel('Bis').fill('2026-11-23');
  await page.getByLabel('Bis').press('Tab');
  await page.waitForURL(/to=/);
  await drawn(page);
  const query = new URL(page.url()).searchParams;
  t.same([query.get('from'), query.get('to')], ['2026-11-22T23:00:00.000Z', '2026-11-23T23:00:00.000Z']);
  t.same(
    [await page.getByLabel('Von').inputValue(), await page.getByLabel('Bis').inputValue()],
    ['23.11.2026', '23.11.2026'],
  );
  t.ok((await rows.count()) > 0, 'of that day');
  await page.getByLabel('Bis').fill('2026-11-22');
  await page.getByText('Keine Treffer zu diesen Filtern').waitFor();

  await becomes(t, () => page.getByLabel('Id des Datensatzes').count(), 0, 'nobody types an id');
  await page.goto(`/audit-log?entityId=${made['supplier']}`);
  await drawn(page);
  await becomes(t, () => page.getByLabel('Id des Datensatzes').inputValue(), made['supplier']);
});

test('the audit log has German words for a log-out and for the reason of a hold', async (t) => {
  const { as, shop } = await browsing(t);
  await fill(shop);
  await shop.person('berta', 'WAREHOUSE_WORKER');
  const url = '/api/auth/';
  const berta = { username: 'berta', password: 'password of berta' };
  const { accessToken } = (await shop.app.inject({ method: 'POST', url: `${url}login`, payload: berta })).json();
  const headers = { authorization: `Bearer ${accessToken}` };
  await shop.app.inject({ method: 'POST', url: `${url}logout`, headers });
  const { page } = await as('admin', { at: '/audit-log?operation=session.logout' });
  await drawn(page);
  const main = page.locator('main tbody');
  await becomes(t, () => main.textContent(), /Beendet am/);
  await page.goto('/audit-log?operation=user.create');
  await drawn(page);
  await becomes(t, () => main.textContent(), /berta/);
  t.notMatch(await main.textContent(), /Password|hidden/);
  await page.goto('/audit-log?operation=goods-receipt.post');
  await drawn(page);
  await becomes(t, () => main.textContent(), /Grundnachher .*gemessen, höchstens .* erlaubt/);
});

test('the history shows a status by the badge that the record has', async (t) => {
  const { as, shop } = await browsing(t);
  const made = await fill(shop);
  await shop.ask('POST', `/api/suppliers/${made['supplier']}/deactivate`);
  const { page } = await as('admin', { at: `/suppliers/${made['supplier']}` });
  await drawn(page);
  const look = (badge: Locator) => badge.evaluate((one) => [one.textContent, getComputedStyle(one).backgroundColor]);
  const changes = page.getByRole('region', { name: 'Verlauf', exact: true });
  const after = changes.locator('dd ins > span:not(:first-child)', { hasText: 'Inaktiv' }).first();
  t.same(await look(after), await look(page.locator('main header').getByText('Inaktiv', { exact: true })));
  const before = changes.locator('dd del > span:not(:first-child)', { hasText: 'Aktiv' }).first();
  t.not((await look(before))[1], (await look(after))[1], 'each in its own colour');
});

test('the history writes the unit of an ingredient as other pages do', async (t) => {
  const { as, shop } = await browsing(t);
  const made = await fill(shop);
  const { articleId } = await shop.ask('GET', `/api/inventory/stocks/${made['stock']}`);
  const { id } = await shop.ask('POST', '/api/recipes', {
    ...{ name: 'Kranz', type: 'FINISHED_PRODUCT', outputQuantity: '10', outputUom: 'KG', articleId },
  });
  await shop.ask('POST', `/api/recipes/${id}/ingredients`, { articleId, quantity: '18', uom: 'M' });
  const { page } = await as('admin', { at: `/recipes/${id}` });
  const unit = page
    .getByRole('region', { name: 'Verlauf', exact: true })
    .locator('dl > div', { hasText: /^Zutaten › 1 › Einheit/ });
  await becomes(t, () => unit.locator('ins').textContent(), /m$/);
});

test('large changes are counted, and shown in parts on request', async (t) => {
  const { as, shop } = await browsing(t);
  const name = (n: number) => `Lieferant ${n}`;
  const rows = Array.from({ length: 120 }, (_, n) => ({
    name: name(n),
    phone: '0123',
    contactPerson: 'z'.repeat(200),
    city: 'c'.repeat(200),
  }));
  const { ids } = await shop.ask('POST', '/api/suppliers/import', { rows });
  const { page } = await as('admin', { at: '/audit-log?operation=supplier.import' });
  await drawn(page);
  const row = page.locator('main tbody tr').first();
  await row.getByRole('button', { name: '120 Änderungen: zeigen' }).click();
  await row.getByText(name(49), { exact: true }).waitFor();
  t.equal(await row.getByText(name(50), { exact: true }).count(), 0);
  await row.getByRole('button', { name: 'Mehr zeigen' }).click();
  await row.getByText(name(99), { exact: true }).waitFor();
  await row.getByRole('button', { name: 'Mehr zeigen' }).click();
  await row.getByText(name(119), { exact: true }).waitFor();
  t.equal(await row.getByRole('button', { name: 'Mehr zeigen' }).count(), 0);
  await page.goto(`/suppliers/${ids[7]}`);
  await drawn(page);
  const history = page.getByRole('region', { name: 'Verlauf', exact: true });
  await history.getByRole('button', { name: '120 Änderungen: zeigen' }).click();
  await becomes(t, () => history.textContent(), /Lieferant 7/);
  t.notMatch(await history.textContent(), /Lieferant 8/);
});

test('the history names the line of an order that changed, and shows removed and new lines as such', async (t) => {
  const { as, shop } = await browsing(t);
  const { order: id, orderDraft: draft } = await fill(shop);
  await shop.ask('POST', `/api/sales/orders/${id}/cancel`, { lines: [4], reason: 'Keine Ware' });
  const { lines } = await shop.ask('GET', `/api/sales/orders/${draft}`);
  const [{ articleId }] = lines;
  const changed = [{ line: 1 }, { articleId, quantityAmount: '7', quantityUnit: 'KG' }];
  shop.clock.advance(1000);
  await shop.ask('PUT', `/api/sales/orders/${draft}`, { lines: changed });
  const { page } = await as('admin', { at: `/orders/${id}` });
  const rows = page.getByRole('region', { name: 'Verlauf', exact: true }).locator('dl > div');
  const cancelled = rows.filter({ hasText: /^Positionen › 4 · Weißwurst › Status/ }).first();
  await becomes(t, () => cancelled.textContent(), /Offen.*Abgeschlossen/);
  await page.goto(`/orders/${draft}`);
  await drawn(page);
  const amount = (line: number) => rows.filter({ hasText: new RegExp(`^Positionen › ${line} · .* › Menge`) }).first();
  await becomes(t, () => amount(2).locator('del').textContent(), /1,5$/);
  t.equal(await amount(2).locator('ins').count(), 0);
  await becomes(t, () => amount(3).locator('ins').textContent(), /7$/);
  t.equal(await amount(3).locator('del').count(), 0);
  t.notMatch((await rows.allTextContents()).join(), /Nächste Position/);
});

test('the history of a lot shows the goods receipt that brought it, with a link to it', async (t) => {
  const { as, shop } = await browsing(t);
  await fill(shop);
  const receipts = await shop.ask('GET', '/api/procurement/goods-receipts');
  const { receiptNumber, id: receipt, lines } = receipts.content[0];
  const { page } = await as('admin', { at: `/lots/${lines.find(({ lotId }: { lotId: string }) => lotId).lotId}` });
  const entry = page.getByRole('region', { name: 'Verlauf', exact: true }).locator('li', { hasText: receiptNumber });
  await becomes(t, () => entry.textContent(), /admin/);
  await entry.getByRole('link', { name: receiptNumber }).click();
  await page.waitForURL(new RegExp(`/audit-log\\?entityId=${receipt}`));
  await drawn(page);
  await becomes(t, () => page.locator('main tbody').textContent(), /Charge \(\d+\)|Charge Zeigen/);
});
