/** Tests that Today shows each role its tasks: at most three buttons, at most five cards, and rows with lot numbers. */
import { DEMO_ROLES, demoUser } from '@cleaver/demo';
import { test } from 'tap';
import { becomes, browsing, drawn, follow, logIn } from './browser.ts';
import { fill } from './goods.ts';
import { DEMO_PASSWORD, fillDemo } from './goods-demo.ts';

/** The buttons and the first card that Today shows to each role of the demo shop. */
const EXPECTED: Readonly<Record<(typeof DEMO_ROLES)[number], readonly [buttons: readonly string[], card: string]>> = {
  ADMIN: [['Rundgang', 'Ware annehmen', 'Produktion planen'], 'Zu messen und zu prüfen'],
  WAREHOUSE_WORKER: [['Rundgang', 'Ware annehmen', 'Ware umlagern'], 'Offene Abweichungen'],
  QUALITY_MANAGER: [['Rundgang', 'Prüfen', 'Ware sperren'], 'Offene Abweichungen'],
  QUALITY_INSPECTOR: [['Rundgang', 'Prüfen'], 'Offene Abweichungen'],
  SALES_STAFF: [['Rundgang', 'Neuer Auftrag', 'Artikel oder Kunden suchen'], 'Offene Abweichungen'],
  SALES_MANAGER: [['Neuer Auftrag', 'Artikel oder Kunden suchen'], 'Aufträge für heute'],
  PRODUCTION_MANAGER: [['Rundgang', 'Produktion planen', 'Herstellen'], 'Offene Abweichungen'],
  PRODUCTION_WORKER: [['Rundgang', 'Produktion planen', 'Herstellen'], 'Offene Abweichungen'],
  PROCUREMENT_MANAGER: [['Ware annehmen', 'Neuer Artikel', 'Neuer Lieferant'], 'Fehlt am nächsten offenen Tag'],
};

test('Today shows each role its buttons and at most five cards, and no alert for a recall exercise', async (t) => {
  const { shop, visit } = await browsing(t);
  await fillDemo(shop);
  for (const role of DEMO_ROLES) {
    const [buttons, first] = EXPECTED[role];
    const { page, context, taken } = await visit();
    await page.goto('/');
    await logIn(page, demoUser(role), DEMO_PASSWORD);
    await follow(page, '/');
    await drawn(page);
    const actions = page.locator('main header').first().getByRole('link').or(page.locator('main header button'));
    t.same(await actions.allTextContents(), buttons, role);
    const cards = await page.locator('main').getByRole('region').getByRole('heading', { level: 2 }).allTextContents();
    t.equal(cards[0], first, role);
    t.ok(cards.length <= 5, `${role}: ${cards}`);
    t.equal(await page.getByRole('alert').count(), 0, 'the recall of the demo shop is an exercise');
    if (role === 'QUALITY_MANAGER')
      t.match(await page.getByRole('list', { name: 'Auf einen Blick' }).textContent(), /Rückrufübung/);
    if (role === 'SALES_STAFF') {
      await actions.last().click();
      await page.getByRole('combobox', { name: 'Suche und Aktionen' }).waitFor();
    }
    t.same(taken(), []);
    await context.close();
  }
});

test('Today lists goods that expire within the limit of their stock, with their lot numbers', async (t) => {
  const { shop, as } = await browsing(t);
  const { stock } = await fill(shop);
  await shop.ask('PUT', `/api/inventory/stocks/${stock}`, { minimumShelfLifeDays: 2 });
  for (const [batchId, expiryDate] of [
    ['SOON-1', '2026-11-24'],
    ['LATE-1', '2026-11-27'],
  ])
    await shop.ask('POST', `/api/inventory/stocks/${stock}/batches`, {
      ...{ batchId, batchType: 'PURCHASED', quantityAmount: '1', quantityUnit: 'KG', expiryDate },
    });
  await shop.person('wanda', 'WAREHOUSE_WORKER');
  const { page } = await as('wanda');
  const card = page.getByRole('region', { name: 'Läuft bald ab', exact: true });
  await card.getByText('SOON-1').waitFor();
  await becomes(t, () => card.getByText('LATE-1').count(), 0, 'four days are not soon for this article');
  await card.getByRole('link', { name: 'Alle zeigen' }).click();
  await page.waitForURL(/ownLimit=true/);
  await drawn(page);
  await page.getByText('SOON-1').waitFor();
  await becomes(t, () => page.getByText('LATE-1').count(), 0);
});

test('a count of one is shown in the singular, in both languages', async (t) => {
  const { shop, as } = await browsing(t);
  const made = await fill(shop);
  const { id } = await shop.ask('POST', '/api/sales/orders', {
    customerId: made['customer'],
    requestedDate: '2026-11-23',
    lines: [{ articleId: made['article'], quantityAmount: '1', quantityUnit: 'KG' }],
  });
  await shop.ask('POST', `/api/sales/orders/${id}/confirm`);
  for (const [language, order, count, line] of [
    ['de', '1Auftrag für heute', '1Inventur zur Genehmigung', /^0 von 1 Position( |$)/],
    ['en', '1Order for today', '1Count to approve', /^0 of 1 line( |$)/],
  ] as const) {
    const { page, context } = await as('admin', { language });
    await drawn(page);
    const figures = page.getByRole('list', { name: language === 'de' ? 'Auf einen Blick' : 'At a glance' });
    const texts = await figures.getByRole('listitem').allTextContents();
    for (const text of [order, count]) t.ok(texts.includes(text), `${text} in ${texts}`);
    await page.goto('/picking?date=2026-11-23');
    await page.getByText(line).waitFor();
    await context.close();
  }
});
