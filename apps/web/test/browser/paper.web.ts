/// <reference lib="dom" />
/** Tests the codes on labels. An independent library reads the expected data from each code. */
import { placeOf, readCode } from '@cleaver/domain/inventory';
import { dateOf } from '@cleaver/domain/kernel';
import {
  BinaryBitmap,
  Code128Reader,
  DecodeHintType,
  HybridBinarizer,
  QRCodeReader,
  RGBLuminanceSource,
} from '@zxing/library';
import type { Page } from 'playwright-core';
import { test } from 'tap';
import { browsing, drawn } from './browser.ts';
import { fill } from './goods.ts';

/** Reads the barcodes of the label with an independent library, as a camera sees them. */
async function scanned(page: Page): Promise<string[]> {
  await page.locator('[data-label] img').first().waitFor();
  const pictures = await page.evaluate(async () =>
    Promise.all(
      [...document.querySelectorAll<HTMLImageElement>('[data-label] img')].map(async (image) => {
        await image.decode();
        const [, width = 0, height = 0] = (/viewBox="0 0 (\d+) (\d+)"/.exec(decodeURIComponent(image.src)) ?? []).map(
          Number,
        );
        const canvas = document.createElement('canvas');
        // Draws at twice the size, so that no bar falls between two pixels, and with a white margin.
        canvas.width = 2 * width + 80;
        canvas.height = 2 * height + 80;
        const context = canvas.getContext('2d');
        if (!context) throw new Error('no canvas');
        context.fillStyle = '#fff';
        context.fillRect(0, 0, canvas.width, canvas.height);
        context.drawImage(image, 40, 40, 2 * width, 2 * height);
        const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
        const grey = Array.from({ length: canvas.width * canvas.height }, (_, at) => data[at * 4] ?? 0);
        return { width: canvas.width, height: canvas.height, grey };
      }),
    ),
  );
  return pictures.map(({ width, height, grey }) => {
    const hints = new Map([
      [DecodeHintType.ASSUME_GS1, true],
      [DecodeHintType.TRY_HARDER, true],
    ]);
    const reader = width === height ? new QRCodeReader() : new Code128Reader();
    const source = new RGBLuminanceSource(Uint8ClampedArray.from(grey), width, height);
    return reader.decode(new BinaryBitmap(new HybridBinarizer(source)), hints).getText();
  });
}

const TODAY = dateOf('2026-11-23');
const said = (texts: readonly string[]) =>
  Object.assign(
    {},
    ...texts.map((text) => {
      const { elements } = readCode(text, TODAY, []);
      return Object.fromEntries(Object.entries(elements).filter(([, value]) => value?.length));
    }),
  );

test('the label of a lot contains its number, weight and date, and loads nothing from other hosts', async (t) => {
  const { as, shop } = await browsing(t);
  const { article, stock } = await fill(shop);
  const [lot] = (await shop.ask('GET', '/api/inventory/lots?lotNumber=L-2611-07')).content;
  // The article has no GTIN, so the label contains the article number instead.
  const named = { lotNumber: 'L-2611-07', articleNumber: 'R-010' };
  const { page, taken } = await as('admin', { at: `/lots/${lot.id}/label` });
  await drawn(page);
  t.same(said(await scanned(page)), { ...named, bestBefore: '2026-11-26' });
  await page.getByLabel('Gewicht auf dem Etikett').fill('12,345');
  await page.getByRole('button', { name: 'Zu verbrauchen bis' }).click();
  await page.getByText('(17)261126').waitFor();
  t.same(said(await scanned(page)), { ...named, useBy: '2026-11-26', netWeightKg: '12.345' });
  await page.getByLabel('Gewicht auf dem Etikett').fill('1234,5678');
  await page.getByText(/Platz für sechs Ziffern/).waitFor();
  t.same(taken(), [], 'nothing that the policy stops');

  const { articleId } = await shop.ask('GET', `/api/inventory/stocks/${stock}`);
  t.not(articleId, article);
  await shop.ask('PUT', `/api/articles/${articleId}/codes`, { gtins: ['4006381333931'], plu: '' });
  const { id: long } = await shop.ask('POST', `/api/inventory/stocks/${stock}/batches`, {
    batchId: 'P-26-11-23/001%_',
    batchType: 'PURCHASED',
    quantityAmount: '7',
    quantityUnit: 'KG',
    expiryDate: '2026-12-31',
  });
  const { content } = await shop.ask('GET', `/api/inventory/stocks/${stock}/batches?size=500`);
  const { lotId } = content.find(({ id }: { id: string }) => id === long);
  await page.goto(`/lots/${lotId}/label`);
  await drawn(page);
  await page.getByRole('button', { name: 'Alles: 7 kg' }).click();
  await page.locator('[data-label]').getByText('7 kg', { exact: true }).waitFor();
  const texts = await scanned(page);
  t.equal(texts.length, 2, 'what one symbol cannot hold goes into a second');
  t.same(said(texts), {
    gtin: '04006381333931',
    lotNumber: 'P-26-11-23/001%_',
    netWeightKg: '7',
    bestBefore: '2026-12-31',
  });
});

test('a lot number that GS1-128 cannot hold is printed as it is', async (t) => {
  const { as, shop } = await browsing(t);
  const { stock } = await fill(shop);
  const { id } = await shop.ask('POST', `/api/inventory/stocks/${stock}/batches`, {
    batchId: 'Köche 12',
    batchType: 'PURCHASED',
    quantityAmount: '7',
    quantityUnit: 'KG',
    expiryDate: '2026-12-31',
  });
  const { content } = await shop.ask('GET', `/api/inventory/stocks/${stock}/batches?size=500`);
  const { lotId } = content.find((one: { id: string }) => one.id === id);
  const { page } = await as('admin', { at: `/lots/${lotId}/label` });
  await drawn(page);
  t.same(await scanned(page), ['Köche 12']);
});

test('the label of a storage location contains its id, with and without the GS1 symbology identifier', async (t) => {
  const { as, shop } = await browsing(t);
  const { place = '' } = await fill(shop);
  const { page, taken } = await as('admin', { at: `/storage-locations/${place}/label` });
  await drawn(page);
  const [text = ''] = await scanned(page);
  t.equal(placeOf(readCode(text, TODAY, []).elements), place);
  t.equal(placeOf(readCode(text.replace(/^\]C1/, ''), TODAY, []).elements), place, 'also without the sign of GS1');
  t.same(taken(), []);
});
