/** Today shows each role what it acts on: three buttons, at most five cards, rows with lot numbers. */
import { test } from 'tap';
import { becomes, browsing, drawn, logIn } from './browser.ts';
import { fill } from './goods.ts';
import { DEMO_PASSWORD, fillDemo } from './goods-demo.ts';

/** The buttons of the users of the demo shop, and the first of their cards. */
const EXPECTED: Readonly<Record<string, readonly [buttons: readonly string[], card: string]>> = {
  'warehouse-worker': [['Ware annehmen', 'Ware umlagern', 'Abschreiben'], 'Aufträge für heute'],
  'quality-manager': [['Prüfen', 'Ware sperren', 'Neuer Rückruf'], 'Zu prüfende Wareneingänge'],
  'quality-inspector': [['Prüfen'], 'Zu prüfende Wareneingänge'],
  'sales-staff': [['Neuer Auftrag', 'Artikel oder Kunden suchen'], 'Aufträge für heute'],
  'sales-manager': [['Neuer Auftrag', 'Artikel oder Kunden suchen'], 'Aufträge für heute'],
  'production-manager': [['Ansatz planen', 'Herstellen', 'Zerlegen'], 'Aufträge für heute'],
  'production-worker': [['Ansatz planen', 'Herstellen', 'Zerlegen'], 'Heute in Arbeit'],
  'procurement-manager': [['Ware annehmen', 'Neuer Artikel', 'Neuer Lieferant'], 'Fehlt am nächsten offenen Tag'],
};

test('each role has its buttons and at most five cards, and no exercise is a recall', async (t) => {
  const { shop, visit } = await browsing(t);
  await fillDemo(shop);
  for (const [role, [buttons, first]] of Object.entries(EXPECTED)) {
    const { page, context, taken } = await visit();
    await page.goto('/');
    await logIn(page, `demo-${role}`, DEMO_PASSWORD);
    await drawn(page);
    const actions = page.locator('main header').first().getByRole('link').or(page.locator('main header button'));
    t.same(await actions.allTextContents(), buttons, role);
    const cards = await page.locator('main').getByRole('region').getByRole('heading', { level: 2 }).allTextContents();
    t.equal(cards[0], first, role);
    t.ok(cards.length <= 5, `${role}: ${cards}`);
    t.equal(await page.getByRole('alert').count(), 0, 'the recall of the demo shop is an exercise');
    if (role === 'quality-manager') t.ok(cards.includes('Rückrufübungen'), `${cards}`);
    if (role === 'sales-staff') {
      await actions.last().click();
      await page.getByRole('combobox', { name: 'Suchen und tun' }).waitFor();
    }
    t.same(taken(), []);
    await context.close();
  }
});

test('goods expire soon by the limit of their stock, and their rows have lot numbers', async (t) => {
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
