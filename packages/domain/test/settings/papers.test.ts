/** Tests the settings of papers: language, logo and the prefixes of numbers. */
import { deflateSync } from 'node:zlib';
import { test } from 'tap';
import { addressLines, getSettings, updateSettings } from '../../src/settings/index.ts';
import { counter, kilos, sent } from '../sales/counter.ts';
import { withCore } from '../with-core.ts';

const base64 = (type: string, bytes: string | Uint8Array) =>
  `data:image/${type};base64,${Buffer.from(bytes).toString('base64')}`;
const svg = (inner: string, attributes = '') =>
  base64('svg+xml', `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9" ${attributes}>${inner}</svg>`);

function chunk(type: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const ends = Buffer.alloc(8);
  ends.writeUInt32BE(data.length, 0);
  ends.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([ends.subarray(0, 4), body, ends.subarray(4)]);
}

function crc32(bytes: Uint8Array): number {
  let crc = ~0;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return ~crc >>> 0;
}

/** Returns a PNG of these sides, with this many bytes of comment. */
function png(width: number, height: number, comment = 0): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('tEXt', Buffer.alloc(comment, 'x')),
    chunk('IDAT', deflateSync(Buffer.alloc(height * (1 + 3 * width)))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

test('a logo is a PNG or SVG up to 100 kB, and null removes it', async (t) => {
  const { ask, refusal } = withCore();
  const set = async (logo: unknown) => (await ask(updateSettings, { logo })).logo;
  t.equal((await ask(getSettings, {})).logo, null);
  const small = base64('png', png(2, 2));
  t.equal(await set(small), small);
  t.equal((await ask(updateSettings, { language: 'en' })).logo, small, 'others leave it');
  t.equal((await ask(updateSettings, { logo: undefined })).logo, small);
  t.equal(await set(null), null);
  t.equal(await set(svg('<rect width="1" height="1"/>')), svg('<rect width="1" height="1"/>'));
  const text = `data:image/svg+xml,${encodeURIComponent('<svg viewBox="0 0 1 1"/>')}`;
  t.equal(await set(text), text);
  const most = 100_000 - png(2, 2).length;
  t.ok(await set(base64('png', png(2, 2, most))));
  const faults = async (logo: unknown) =>
    String((await refusal(updateSettings, { logo })).faults?.map(({ field, message }) => `${field} ${message}`));
  t.match(await faults(base64('png', png(2, 2, most + 1))), 'logo must have at most 100 kB');
  t.match(await faults(base64('png', png(3001, 1))), 'at most 3000 × 3000 pixels');
  t.match(await faults(base64('png', png(2, 2).subarray(0, -1))), 'whole PNG');
  t.match(await faults(base64('png', png(2, 2).fill(1, 30, 31))), 'whole PNG');
  t.match(await faults(base64('png', '<svg/>')), 'whole PNG');
  for (const wrong of ['', 'x', 5, 'data:image/gif;base64,R0lGOD', 'data:image/png,abc', 'data:image/png;base64,a']) {
    t.match(await faults(wrong), 'must be a PNG or SVG', String(wrong));
  }
});

test('an SVG that is more than a picture is refused', async (t) => {
  const { refusal, ask } = withCore();
  const fault = async (logo: string) =>
    String((await refusal(updateSettings, { logo })).faults?.map(({ message }) => message));
  t.match(await fault(svg('<script>alert(1)</script>')), 'element script');
  t.match(await fault(svg('<s:script xmlns:s="http://www.w3.org/2000/svg"/>')), 'element script');
  t.match(await fault(svg('<foreignObject/>')), 'element foreignObject');
  t.match(await fault(svg('', 'onload="alert(1)"')), 'attribute onload');
  for (const inner of [
    '<use href="http://example.org/a.svg#a"/>',
    '<use xlink:href="file:///etc/passwd"/>',
    '<a href="javascript:alert(1)"/>',
    '<a href="&#106;avascript:alert(1)"/>',
    '<rect fill="url(http://example.org/a)"/>',
    '<rect style="fill:u\\72l(http://example.org/a)"/>',
    '<style>@import "http://example.org/a.css";</style>',
    '<style><![CDATA[rect{fill:url(//example.org)}]]></style>',
  ]) {
    t.match(await fault(svg(inner)), 'must not refer to other files', inner);
  }
  t.match(await fault(svg('<image href="data:image/png;base64,AAAA"/>')), 'element image');
  t.match(await fault(base64('svg+xml', '<!DOCTYPE svg SYSTEM "http://example.org/a"><svg/>')), 'DOCTYPE');
  t.match(await fault(svg('<text>&evil;</text>')), 'well-formed');
  t.match(await fault(svg('<g></svg>')), 'well-formed');
  t.match(await fault(base64('svg+xml', '<svg/><svg/>')), 'well-formed');
  t.match(await fault(base64('svg+xml', '<html/>')), 'svg as its outermost element');
  t.match(await fault(svg('<?php ?>')), 'well-formed');
  t.match(await fault(svg('<g id="a"><use href="#a"/></g>')), 'refer to themselves');
  const twice = (id: string, of: string) => `<g id="${id}"><use href="#${of}"/><use href="#${of}"/></g>`;
  const many = Array.from({ length: 20 }, (_, n) => twice(`g${n}`, `g${n + 1}`)).join('');
  t.match(await fault(svg(`${many}<g id="g20"/>`)), 'at most 10000 elements');
  t.match(await fault(base64('svg+xml', Uint8Array.of(0x3c, 0xff))), 'UTF-8');
  const sound = `<?xml version="1.0"?><!-- Logo --><svg viewBox="0 0 9 9"><style>.a{fill:url(#b)}</style>
    <defs><linearGradient id="b"/></defs><path class="a" d="M0 0" fill="url(#b)"/><text>M&amp;S</text></svg>`;
  t.equal((await ask(updateSettings, { logo: base64('svg+xml', sound) })).logo, base64('svg+xml', sound));
});

test('prefixes of numbers merge by member, and are 1 to 4 capitals or digits', async (t) => {
  const { ask, refusal } = withCore();
  const defaults = { order: 'O', delivery: 'D', receipt: 'G', batch: 'P', count: 'I', recall: 'R' };
  t.strictSame((await ask(getSettings, {})).numberPrefixes, defaults);
  await ask(updateSettings, { numberPrefixes: { order: 'AU' } });
  const { numberPrefixes } = await ask(updateSettings, { numberPrefixes: { delivery: 'LS26', batch: null } });
  t.strictSame(numberPrefixes, { ...defaults, order: 'AU', delivery: 'LS26' });
  for (const order of ['', 'ABCDE', 'a', 'Ä', 'A-', ' A', 5]) {
    const { faults = [] } = await refusal(updateSettings, { numberPrefixes: { order } });
    t.strictSame(
      faults.map(({ field }) => field),
      ['numberPrefixes.order'],
      String(order),
    );
  }
});

test('new numbers have the prefixes, and kinds with one prefix share their numbers', async (t) => {
  const { ask, place, customer, article, goods, deliver } = counter();
  const [{ id: customerId }, { id: articleId }] = [await customer(), await article()];
  const stockBatchId = await goods(articleId);
  const order = async () => (await place(customerId, [kilos(articleId)])).orderNumber;
  const delivery = async () => (await deliver(customerId, [sent(stockBatchId, '1')])).deliveryNumber;
  const first = await order();
  t.match(first, /^O-\d{4}-\d\d-\d\d-001$/);
  const day = first.slice(2, 12);
  await ask(updateSettings, { numberPrefixes: { order: '7', delivery: '7' } });
  t.strictSame([await order(), await delivery(), await order()], [`7-${day}-001`, `7-${day}-002`, `7-${day}-003`]);
  await ask(updateSettings, { numberPrefixes: { order: 'O' } });
  t.equal(await order(), `O-${day}-002`, 'the count of the day goes on');
});

test('the audit log has the beginning of a logo, not all of it', async (t) => {
  const { ask, ports } = withCore();
  const logo = base64('png', png(2, 2, 5000));
  await ask(updateSettings, { logo });
  const [entry] = ports.audit.slice(-1);
  const [change] = entry?.changes ?? [];
  t.same((change?.after as { logo?: string })?.logo, `${logo.slice(0, 60)}… (${logo.length})`);
});

test('a letter names the country of the receiver only if it is not the shop’s, by code or name', async (t) => {
  const { ask } = withCore();
  const address = { street: 'Markt', houseNumber: '1', postalCode: '91522', city: 'Ansbach' };
  const last = async (of: string, to: string) => {
    const settings = await ask(updateSettings, { operator: { country: of } });
    return addressLines('Wirt', { ...address, country: to }, settings).at(-1);
  };
  for (const shop of ['DE', 'Deutschland', 'Germany']) {
    t.equal(await last(shop, 'germany'), '91522 Ansbach', shop);
    t.equal(await last(shop, 'Österreich'), 'ÖSTERREICH', shop);
    t.equal(await last(shop, ''), '91522 Ansbach');
  }
  t.equal(await last('Austria', 'AT'), '91522 Ansbach');
  t.equal(await last('Freistaat', 'freistaat'), '91522 Ansbach', 'an unknown country is compared by its text');
  t.equal(await last('', 'AT'), '91522 Ansbach', 'the country of the shop is unknown');
});
