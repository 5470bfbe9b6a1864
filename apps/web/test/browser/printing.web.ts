/// <reference lib="dom" />
/** Tests the printed pages. Each label is one page with a readable barcode. Sheets are A4 pages with page numbers. */
import { placeOf, readCode } from '@cleaver/domain/inventory';
import { dateOf } from '@cleaver/domain/kernel';
import { test } from 'tap';
import { browsing, countedTaps, drawn } from './browser.ts';
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
    await page.getByRole('link', { name: 'Etiketten' }).click();
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

test('sheets are A4 with page numbers, the shop and the time of printing, and no text is overprinted', async (t) => {
  const { as, shop } = await browsing(t);
  const made = await fill(shop);
  await shop.ask('PUT', '/api/settings', {
    operator: {
      ...{ name: 'Metzgerei Zur Post', street: 'Markt', houseNumber: '1', postalCode: '91522', city: 'Ansbach' },
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
      t.match(text, new RegExp(`Metzgerei Zur Post · Gedruckt .* ${index + 1} */ *${paper.pages}`), path);
      t.notMatch(text, /Zum Inhalt/, path);
    }
  }
});
