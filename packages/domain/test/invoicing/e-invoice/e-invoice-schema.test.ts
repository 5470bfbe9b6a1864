/** Tests the XML of sample and random documents against the schema of ZUGFeRD, and its sums against the documents. */
import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { SAMPLE_DOCUMENTS } from '@cleaver/testing';
import { Profile, validateXsd } from '@stackforge-eu/factur-x';
import fc from 'fast-check';
import { XMLValidator } from 'fast-xml-parser';
import { test } from 'tap';
import { eInvoiceXml, XML_PROFILES } from '../../../src/invoicing/index.ts';
import { Decimal } from '../../../src/kernel/values/decimal.ts';
import { sumText } from '../../../src/sales/index.ts';
import { randomDocument } from './random-documents.ts';
import { readEInvoice } from './read-e-invoice.ts';

/** The SHA-256 of the schema of EN 16931 in Factur-X 1.09. */
const SCHEMA = 'cebacfd2cf57dcb569b934a725d7e1ae72a8fa934637c8af94e078bacac52db0';

const faultsOf = async (xml: string) => (await validateXsd(xml, Profile.EN16931)).errors.map(({ message }) => message);

test('the schema is the one that was published', async (t) => {
  const folder = join(dirname(fileURLToPath(import.meta.resolve('@stackforge-eu/factur-x'))), '../schema/en16931');
  const hash = createHash('sha256');
  const files = globSync('*.xsd', { cwd: folder }).sort();
  for (const file of files) hash.update(file).update(readFileSync(join(folder, file)));
  t.equal(files.length, 4);
  t.equal(hash.digest('hex'), SCHEMA);
});

test('the XML of every sample passes the schema', async (t) => {
  for (const [name, { document, profile }] of Object.entries(SAMPLE_DOCUMENTS)) {
    if (profile !== null) t.strictSame(await faultsOf(eInvoiceXml(document, profile)), [], name);
  }
});

test('the schema notices elements in another order, and missing ones', async (t) => {
  const xml = eInvoiceXml(SAMPLE_DOCUMENTS.bare.document, 'EN16931');
  const swapped = xml.replace(/(<ram:PostcodeCode>.*\n)( *<ram:LineOne>.*\n)/, '$2$1');
  t.not(swapped, xml);
  t.equal((await faultsOf(swapped)).length > 0, true);
  t.equal((await faultsOf(xml.replace(/<ram:LineTotalAmount>.*\n/, ''))).length > 0, true);
});

const sum = (texts: readonly unknown[]): string =>
  sumText(texts.reduce<Decimal>((total, each) => total.plus(Decimal.of(String(each))), Decimal.ZERO));

test('the XML of any document is well-formed, passes the schema, and adds up to the sums of the document', async (t) => {
  await fc.assert(
    fc.asyncProperty(randomDocument, fc.constantFrom(...XML_PROFILES), async (document, profile) => {
      const xml = eInvoiceXml(document, profile);
      t.equal(XMLValidator.validate(xml), true);
      t.strictSame(await faultsOf(xml), []);
      const { document: head, vat, lines } = readEInvoice(xml);
      t.strictSame(
        ['BT-106', 'BT-109', 'BT-110', 'BT-112', 'BT-115'].map((term) => head[term]),
        [document.net, document.net, document.tax, document.gross, document.gross],
      );
      const all = (terms: readonly Readonly<Record<string, unknown>>[], term: string) =>
        terms.map((each) => each[term]);
      t.equal(sum(all(lines, 'BT-131')), head['BT-106']);
      t.equal(sum(all(vat, 'BT-116')), head['BT-109']);
      t.equal(sum(all(vat, 'BT-117')), head['BT-110']);
      t.equal(sum([head['BT-109'], head['BT-110']]), head['BT-112']);
      t.equal(lines.length, document.lines.length);
      for (const each of lines) {
        const [quantity] = Object.entries(each).flatMap(([term, value]) => (term.startsWith('BT-129') ? [value] : []));
        const product = Decimal.of(String(quantity)).times(Decimal.of(String(each['BT-146'])));
        t.equal(sumText(product), each['BT-131']);
      }
    }),
    { numRuns: 150 },
  );
});
