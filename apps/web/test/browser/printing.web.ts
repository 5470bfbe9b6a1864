/// <reference lib="dom" />
/** Tests the printed pages. Each label is one page with a readable barcode. Sheets are A4 pages with page numbers. */
import { placeOf, readCode } from '@cleaver/domain/inventory';
import { dateOf } from '@cleaver/domain/kernel';
import { test } from 'tap';
import { becomes, browsing, countedTaps, drawn } from './browser.ts';
import { addressesOf, fill } from './goods.ts';
import { printed } from './pdf.ts';

const A4 = /^59[45]\.\d+ x 84[12]/;
/** The size of a label in points: 100 mm by 62 mm. */
const LABEL = /^28[23]\.\d+ x 175\.\d+/;
const TODAY = dateOf('2026-11-23');

test('each copy of a label is one page of its own size with a readable barcode', async (t) => {
  const { as, shop } = await browsing(t);
  const { place } = await fill(shop);
  const { page, taken } = await as('admin');
  const [lot] = (await shop.ask('GET', '/api/inventory/lots?lotNumber=L-2611-07')).content;
  await page.goto(`/lots/${lot.id}/label`);
  await page.locator('[data-label] img').first().waitFor();
  const one = await printed(page, (end) => t.teardown(end));
  t.equal(one.pages, 1);
  t.same(one.overprinted, []);
  t.match(one.sizes[0], LABEL);
  t.match(one.texts[0], /L-2611-07/);
  t.notMatch(one.texts[0], /Zum Inhalt|Etikett|Seite|1 \/ 1/);
  t.match(readCode(one.barcode(1), TODAY, []).elements, { lotNumber: 'L-2611-07', bestBefore: '2026-11-26' });

  await page.getByLabel('Stück von jedem Etikett').fill('3');
  await page.keyboard.press('Tab');
  await page.locator('[aria-hidden] figcaption').nth(1).waitFor({ state: 'attached' });
  const three = await printed(page, (end) => t.teardown(end));
  t.equal(three.pages, 3);
  t.equal(three.barcode(3), one.barcode(1));

  await page.goto(`/storage-locations/${place}/label`);
  await page.locator('[data-label] img').first().waitFor();
  const places = await printed(page, (end) => t.teardown(end));
  t.equal(places.pages, 1);
  t.equal(placeOf(readCode(places.barcode(1), TODAY, []).elements), place);
  t.same(taken(), []);
});

test('the field of the copies counts while typing, and then shows the number that prints', async (t) => {
  const { as, shop } = await browsing(t);
  const { place } = await fill(shop);
  const { page } = await as('admin', { at: `/storage-locations/${place}/label` });
  const field = page.getByLabel('Stück von jedem Etikett');
  const labels = page.locator('article:has(figcaption)');
  for (const [typed, copies] of [
    ['4', 4],
    ['0', 1],
    ['200', 200],
    ['500', 200],
  ] as const) {
    await field.fill(typed);
    await becomes(t, () => labels.count(), copies, typed);
    t.equal(await field.inputValue(), typed, 'the typed text stays');
    await page.keyboard.press('Tab');
    await becomes(t, () => field.inputValue(), String(copies), `${typed} after Tab`);
  }
});

test('nothing on a label overlaps, and copies are equal, for any name, facts and language', async (t) => {
  const { as, shop } = await browsing(t);
  const { place } = await fill(shop);
  const [category] = (await shop.ask('GET', '/api/categories')).content;
  const names = ['L', 'Rinderhackfleisch aus der Schulter, grob gewolft, 500 g', 'W'.repeat(200)];
  for (const [gtins, batchId] of [
    [[], 'RI-010-20261117-1234'],
    [['4006381333931'], 'RI-010-20261117-1234'],
    [[], 'Köche '.padEnd(50, 'W')],
  ] as const) {
    const article = await shop.ask('POST', '/api/articles', {
      ...{ name: 'Lyoner', articleNumber: `${gtins}${batchId.slice(0, 2)}`, categoryId: category.id },
      ...{ unit: 'KG', priceModel: 'WEIGHT_BASED', price: 9 },
    });
    await shop.ask('PUT', `/api/articles/${article.id}/codes`, { gtins, plu: '' });
    const stock = await shop.ask('POST', '/api/inventory/stocks', { articleId: article.id, storageLocationId: place });
    const { id } = await shop.ask('POST', `/api/inventory/stocks/${stock.id}/batches`, {
      ...{ batchId: 'RI-010-20261117-1234', batchType: 'PURCHASED', quantityAmount: '12.345', quantityUnit: 'KG' },
      expiryDate: '2026-12-04',
    });
    const { content } = await shop.ask('GET', `/api/inventory/stocks/${stock.id}/batches`);
    const { lotId } = content.find((one: { id: string }) => one.id === id);
    for (const language of ['de', 'en'] as const) {
      const { page, context } = await as('admin', { language });
      for (const name of names) {
        await shop.ask('PUT', `/api/articles/${article.id}`, { name });
        await page.goto(`/lots/${lotId}/label`);
        await drawn(page);
        await page.getByRole('spinbutton').fill('2');
        await page.keyboard.press('Tab');
        await page.locator('[aria-hidden] img').first().waitFor({ state: 'attached' });
        for (const withWeight of [false, true]) {
          const what = `${name.slice(0, 9)} ${language} ${gtins} ${batchId} ${withWeight}`;
          if (withWeight) await page.getByRole('button', { name: /12[.,]345/ }).click();
          if (withWeight) await page.locator('[data-label] dd').nth(2).waitFor();
          const paper = await printed(page, (end) => t.teardown(end));
          t.equal(paper.pages, 2, what);
          t.same(paper.overprinted, [], what);
          t.ok(paper.picture(1).equals(paper.picture(2)), `${what}: copies`);
          await page.emulateMedia({ media: 'print' });
          t.same(await page.evaluate(unreadable), [], what);
          await page.emulateMedia({ media: null });
        }
      }
      await context.close();
    }
  }
});

/** Returns the parts that lie outside of the printed label, or that are too low to read. Runs in the page. */
function unreadable(): string[] {
  const LEAST_MM: Readonly<Record<string, number>> = { IMG: 10, H2: 4 };
  const label = document.querySelector('[data-label]') as HTMLElement;
  const { bottom, right } = label.getBoundingClientRect();
  return [...label.querySelectorAll<HTMLElement>('h2, dt, dd, img, figcaption')].flatMap((part) => {
    const box = part.getBoundingClientRect();
    const what = `${part.tagName} ${box.height} px ${part.textContent}`;
    const isLow = box.height < ((LEAST_MM[part.tagName] ?? 2) * 96) / 25.4;
    return isLow || box.bottom > bottom || box.right > right ? [what] : [];
  });
}

test('the labels of a receipt, a cutting and a completion are printed by two taps, one page each', async (t) => {
  const { as, shop } = await browsing(t);
  const made = await fill(shop);
  const { page, taken } = await as('admin', { width: 390 });
  await page.addInitScript(() => {
    globalThis.print = () => document.body.setAttribute('data-printed', '');
  });
  const documents = [
    [addressesOf(made)['/goods-receipts/:id'] ?? '', `/api/procurement/goods-receipts/${made['receipt']}`, 'lines'],
    [`/cuttings/${made['cutting']}`, `/api/production/cuttings/${made['cutting']}`, 'outputs'],
    [`/batches/${made['done']}`, `/api/production/batches/${made['done']}/execution`, 'outputs'],
  ] as const;
  for (const [address, source, member] of documents) {
    await page.goto(address);
    await drawn(page);
    const taps = await countedTaps(page);
    await page.getByRole('link', { name: 'Etiketten', exact: true }).click();
    const goods = (await shop.ask('GET', source))[member] as { lotNumber: string }[];
    await page
      .locator('[data-label] img')
      .nth(goods.length - 1)
      .waitFor();
    await page.getByRole('button', { name: 'Drucken' }).click();
    await page.locator('body[data-printed]').waitFor();
    t.equal(await taps(), 2, address);
    const paper = await printed(page, (end) => t.teardown(end));
    t.equal(paper.pages, goods.length, address);
    t.same(
      goods.map((_, index) => readCode(paper.barcode(index + 1), TODAY, []).elements.lotNumber),
      goods.map(({ lotNumber }) => lotNumber),
      address,
    );
  }
  t.same(taken(), []);
});

/** A name that takes two lines at the foot of a page. */
const SHOP = 'Metzgerei Josef Brunnhuber & Söhne OHG, Filiale Am Markt, Inhaberin Martha Brunnhuber-Hinterstoißer';

test('sheets are A4 with page numbers, the shop and the time of printing, and no text is overprinted', async (t) => {
  const { as, shop } = await browsing(t);
  const made = await fill(shop);
  await shop.ask('PUT', '/api/settings', {
    operator: {
      ...{ name: SHOP, street: 'Markt', houseNumber: '1', postalCode: '91522', city: 'Ansbach' },
      country: 'DE',
    },
  });
  const { page } = await as('admin');
  const addresses = addressesOf(made);
  for (const path of [
    ...['/deliveries/:id', '/counts/:id/sheet', '/batches/:id/sheet', '/recalls/:id', '/picking'],
    ...['/goods-receipts/:id', '/lots/:id/trace'],
  ]) {
    await page.goto(addresses[path] ?? '');
    await drawn(page);
    const paper = await printed(page, (end) => t.teardown(end));
    t.same(paper.overprinted, [], path);
    for (const [index, text] of paper.texts.entries()) {
      t.match(paper.sizes[index], A4, path);
      t.match(text, /Metzgerei Josef .*Gedruckt/s, path);
      t.match(text, new RegExp(` ${index + 1} */ *${paper.pages}\\n`), path);
      t.notMatch(text, /Zum Inhalt/, path);
    }
  }
});

test('the dark theme prints dark text on white', async (t) => {
  const { as, shop } = await browsing(t);
  const addresses = addressesOf(await fill(shop));
  const { page } = await as('admin', { theme: 'dark' });
  for (const path of ['/', '/deliveries/:id', '/counts/:id/sheet']) {
    await page.goto(addresses[path] ?? '');
    await drawn(page);
    await page.emulateMedia({ media: 'print' });
    const [ink, scheme] = await page
      .locator('main h1')
      .evaluate((heading) => [getComputedStyle(heading).color, getComputedStyle(document.documentElement).colorScheme]);
    t.equal(ink, 'rgb(27, 29, 31)', path);
    t.equal(scheme, 'light', path);
    await page.emulateMedia({ media: null });
  }
});

test('the permissions of all roles fit on paper', async (t) => {
  const { as } = await browsing(t);
  const { page } = await as('admin', { at: '/roles' });
  await drawn(page);
  const rows = await page.locator('main tbody th').allTextContents();
  const { texts } = await printed(page, (end) => t.teardown(end));
  for (const text of texts) t.match(text, /Recht +Administrator.* Verkauf +Lager\n/, 'all columns');
  t.match(texts.at(-1), new RegExp(`${rows.at(-1)} .*[–a]\n`), 'all rows');
});
