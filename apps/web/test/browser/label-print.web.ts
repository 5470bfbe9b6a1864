/// <reference lib="dom" />
/** Tests printing labels for the packs of a lot: weights by numpad and by scanning, fixed fillings, and refusals. */
import type { Page } from 'playwright-core';
import { test } from 'tap';
import { browsing, drawn, scan } from './browser.ts';
import { bookedIn, counter, LYONER, labelled, SALAMI } from './goods-at-counter.ts';
import type { Shop } from './shop.ts';

/** Opens no tab for the PDF, so that the browser saves it. */
const withoutTabs = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    globalThis.open = () => null;
  });

const printsOf = async ({ ask }: Shop, lotId: string) =>
  (await ask('GET', `/api/labels/prints?lotId=${lotId}`)).content as readonly {
    readonly size: string;
    readonly count: number;
    readonly packs: readonly { readonly weightKg: string; readonly price: string | null }[];
  }[];

test('weights by the numpad and by scanning become labels, and each can be taken out again', async (t) => {
  const { as, shop } = await browsing(t);
  const place = await counter(shop);
  const { lotId, labelId } = await labelled(shop, place, LYONER);
  await labelled(shop, place, SALAMI);
  await shop.ask('PUT', '/api/settings', { labelSizes: [{ name: 'Rolle', widthMm: 76, heightMm: 51 }] });
  const { page, taken } = await as('admin', { width: 768 });
  await withoutTabs(page);
  await page.goto(`/lots/${lotId}`);
  await drawn(page);
  await page.getByRole('link', { name: 'Packungen etikettieren' }).click();
  const label = page.getByRole('figure', { name: 'Das Etikett, wie es aussehen wird' });
  await label.getByText('Lyoner, Brühwurst').waitFor();
  t.same(await label.locator('[data-kind=INGREDIENTS] strong').allTextContents(), ['Senf', 'Sellerie']);
  t.match(await label.textContent(), /Mindestens haltbar bis: 20\.12\.2026/);

  await page.getByLabel('Gewicht der Packung').click();
  const pad = page.getByRole('group', { name: 'Ziffernblock' });
  for (const key of ['0', ',', '4', '0', '5']) await pad.getByRole('button', { name: key, exact: true }).click();
  await page.getByRole('button', { name: 'Nächste Packung' }).click();
  await scan(page, '2800119012509');
  await page.getByText('1,25 kg, Packung 2').waitFor();
  await scan(page, '2800120003008');
  const stop = page.getByRole('dialog', { name: 'Halt' });
  await stop.getByText('Das ist Salami, die Etiketten sind aber für Lyoner.').waitFor();
  await stop.getByRole('button', { name: 'Verstanden' }).click();
  await scan(page, '2800119009998');
  const packs = page.getByRole('region', { name: 'Packungen' }).getByRole('listitem');
  await packs.nth(2).waitFor();
  await page.getByRole('button', { name: 'Rückgängig' }).click();
  await packs.nth(2).waitFor({ state: 'detached' });
  t.same(await packs.allTextContents(), ['0,405 kg', '1,25 kg']);
  t.match(await label.textContent(), /1,250 kg/, 'the net quantity as it prints');

  await page.getByRole('button', { name: 'Rolle · 76 × 51 mm' }).click();
  const [pdf] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Drucken', exact: true }).click(),
  ]);
  t.equal(pdf.suggestedFilename(), 'L-119.pdf');
  const done = page.getByText('2 Etiketten gedruckt').locator('..');
  const [zpl] = await Promise.all([page.waitForEvent('download'), done.getByRole('button', { name: 'ZPL' }).click()]);
  t.equal(zpl.suggestedFilename(), 'L-119.zpl');
  t.match(await printsOf(shop, lotId), [
    {
      labelId,
      size: 'Rolle',
      count: 2,
      packs: [{ weightKg: '0.405', price: 'Preis: 6,84 € (16,90 €/kg)' }, { weightKg: '1.25' }],
    },
  ]);
  await page.getByRole('region', { name: 'Schon gedruckt' }).getByText('Rolle').waitFor();
  await page.reload();
  await drawn(page);
  t.equal(await packs.count(), 0, 'the next print begins without weights');
  await page.locator('button[aria-pressed=true]', { hasText: 'Rolle' }).waitFor();
  t.same(taken(), []);
});

test('a fixed filling prints copies, and frozen goods ask for the day', async (t) => {
  const { as, shop } = await browsing(t);
  const place = await counter(shop);
  const { lotId } = await labelled(shop, place, { ...LYONER, netQuantityKg: '0.2', isFrozen: true });
  const { page, taken } = await as('admin');
  await withoutTabs(page);
  await page.goto(`/lots/${lotId}/print`);
  await page.getByText('Bitte den Tag eingeben, an dem Lyoner eingefroren wurde').waitFor();
  await page.getByLabel('Eingefroren am').fill('2.11.2026');
  await page.getByText('Eingefroren am 02.11.2026').waitFor();
  await page.getByLabel('Wie viele Etiketten').fill('12');
  await page.getByRole('button', { name: 'Ohne Preis' }).click();
  await page.getByRole('button', { name: 'Drucken', exact: true }).click();
  await page.getByText('12 Etiketten gedruckt').waitFor();
  t.match(await printsOf(shop, lotId), [{ size: 'M', count: 12, packs: [{ weightKg: '0.2', price: null }] }]);
  t.same(taken(), []);
});

test('without a label there is nothing to print, and the reason leads to the labels', async (t) => {
  const { as, shop } = await browsing(t);
  const { lotId, articleId } = await bookedIn(shop, await counter(shop), LYONER);
  const { page, taken } = await as('admin', { at: `/lots/${lotId}/print` });
  await page.getByText('kein freigegebenes Etikett', { exact: false }).waitFor();
  t.equal(await page.getByRole('button', { name: 'Drucken', exact: true }).count(), 0);
  const link = page.getByRole('link', { name: 'Etikett öffnen' });
  t.equal(await link.getAttribute('href'), `/labels?articleId=${articleId}`);
  t.same(taken(), []);
});
