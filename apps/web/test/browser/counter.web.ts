/// <reference lib="dom" />
/** Tests the counter: the list for customers, on paper, and on a tablet without a log-in. */
import { test } from 'tap';
import { becomes, browsing, drawn } from './browser.ts';
import { AXE, axe } from './checks.ts';
import { bookedIn, counter, LYONER, labelled, SALAMI } from './goods-at-counter.ts';
import { printed } from './pdf.ts';

test('the list hides what contains an allergen and what is not known, and staff see lots and reasons', async (t) => {
  const { as, shop } = await browsing(t);
  const place = await counter(shop);
  const { lotId } = await labelled(shop, place, LYONER);
  await labelled(shop, place, SALAMI);
  await bookedIn(shop, place, { ...SALAMI, name: 'Presskopf', plu: '121' });
  const { page, taken } = await as('admin', { at: '/counter', width: 768 });
  const names = page.locator('main li h2');
  await becomes(t, () => names.allTextContents(), ['Lyoner, Brühwurst', 'Presskopf', 'Salami, Brühwurst']);
  await page.getByText('mit Nitritpökelsalz').waitFor();
  await page.getByText('Kann Spuren enthalten von: Sellerie').waitFor();
  await page.getByText('Presskopf hat für diesen Zweck kein freigegebenes Etikett', { exact: false }).waitFor();
  t.equal(await page.locator(`a[href="/lots/${lotId}/print"]`).count(), 1);
  await page.getByRole('button', { name: 'ohne Sellerie' }).click();
  await becomes(t, () => names.allTextContents(), ['Salami, Brühwurst']);
  await page.getByText('1 Artikel ausgeblendet', { exact: true }).waitFor();
  await page.getByText('1 Artikel ausgeblendet, weil Angaben fehlen: bitte fragen Sie uns').waitFor();
  await page.locator('[data-warns]', { hasText: 'Kann Spuren enthalten von: Sellerie' }).waitFor();
  t.same(taken(), []);
});

test('the list prints on A4 with its head on each page, and signs are not cut', async (t) => {
  const { as, shop } = await browsing(t);
  const place = await counter(shop);
  for (let at = 0; at < 40; at++) await bookedIn(shop, place, { ...LYONER, name: `Wurst ${at}`, plu: `${200 + at}` });
  const { page } = await as('admin', { at: '/counter' });
  await drawn(page);
  await page.getByRole('button', { name: 'Liste zum Drucken' }).click();
  const list = await printed(page, (end) => t.teardown(end));
  t.ok(list.pages > 1, `${list.pages} pages`);
  for (const text of list.texts) t.match(text, /Ware +Enthält +Kann Spuren enthalten von +Zusatzstoffe/);
  t.same(list.overprinted, []);
  await page.getByRole('button', { name: 'Preisschilder' }).click();
  const signs = await printed(page, (end) => t.teardown(end));
  t.equal(signs.pages, 5, 'two beside each other, four rows on a page');
  t.same(signs.overprinted, []);
  t.notMatch(signs.texts[0], /Ansicht|Zum Inhalt/);
  t.match(signs.texts[0], /Wurst 0 .*16,90 €\/kg/s);
});

test('a tablet for customers shows the list without a log-in, also without a network', async (t) => {
  const { as, visit, shop } = await browsing(t);
  const place = await counter(shop);
  await labelled(shop, place, LYONER);
  const { page } = await as('admin', { at: '/counter' });
  await page.getByRole('button', { name: 'Tablet für die Kundschaft' }).click();
  await page.getByRole('dialog').getByRole('textbox').fill('Tablet an der Theke');
  await page.getByRole('button', { name: 'Link anlegen' }).click();
  const link = await page.getByLabel('Link', { exact: true }).inputValue();
  t.match(link, new RegExp(`^${shop.url}/counter/display#clv_`));

  const { page: tablet, context, taken } = await visit({ width: 768 });
  await tablet.clock.install();
  await tablet.goto(link);
  await tablet.getByText('Enthält: Sellerie, Senf').waitFor();
  t.equal(tablet.url(), `${shop.url}/counter/display`, 'the key is no longer in the address');
  t.equal(await tablet.getByRole('navigation').count(), 0);
  t.equal(await tablet.getByText('L-119').count(), 0, 'without the lots');
  await tablet.evaluate(AXE);
  t.same(await axe(tablet), []);
  await labelled(shop, place, SALAMI);
  await tablet.clock.runFor(61_000);
  await tablet.getByText('Salami, Brühwurst').waitFor();
  t.same(taken(), []);

  await context.setOffline(true);
  await tablet.clock.runFor(61_000);
  await tablet.getByText('Keine Verbindung. Stand der Liste:', { exact: false }).waitFor();
  t.equal(await tablet.locator('main li h2').count(), 2, 'the last list stays');
  await context.setOffline(false);
  const { content } = await shop.ask('GET', '/api/quality/devices');
  await shop.ask('POST', `/api/quality/devices/${content[0].id}/deactivate`);
  await tablet.reload();
  await tablet.getByText('Dieses Tablet hat keinen Zugang', { exact: false }).waitFor();
  t.equal(await tablet.locator('main li h2').count(), 0);
});
