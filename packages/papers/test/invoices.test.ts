/** Tests the files inside of invoices: the XML, its description in the metadata, and that the PDF stays a PDF/A-3b. */
import { invoicePaper } from '@cleaver/domain/invoicing';
import { SAMPLE_DOCUMENTS, SAMPLE_SELLER, sampleDocument } from '@cleaver/testing';
import { test } from 'tap';
import { drawPaper } from '../src/index.ts';
import { elementsOf, PdfFile } from './pdf-file.ts';

const XML = '<?xml version="1.0" encoding="UTF-8"?>\n<rsm:Invoice>Müller &amp; Söhne \u{1f969}\r\n</rsm:Invoice>\n';

const drawn = async (profile: 'EN16931' | 'XRECHNUNG', text = XML): Promise<PdfFile> =>
  new PdfFile(await drawPaper(invoicePaper(SAMPLE_DOCUMENTS.severalRates.document, { profile, text })));

const NAMES = { EN16931: 'factur-x.xml', XRECHNUNG: 'xrechnung.xml' } as const;

for (const profile of ['EN16931', 'XRECHNUNG'] as const) {
  test(`the PDF carries the XML of the profile ${profile}, byte for byte, as another form of the invoice`, async (t) => {
    const pdf = await drawn(profile);
    const catalog = pdf.object('/Type /Catalog');
    const file = pdf.reference(catalog, 'AF');
    const specification = pdf.object(file);
    t.match(specification, '/AFRelationship /Alternative');
    t.match(specification, `/F (${NAMES[profile]})`);
    t.match(specification, `/UF (${NAMES[profile]})`);
    const content = pdf.reference(specification, 'F');
    t.match(pdf.object(content), '/Subtype /text#2Fxml');
    t.match(pdf.object(content), '/ModDate (D:20261129083000Z)');
    t.ok(pdf.stream(content).equals(Buffer.from(XML)));
    // Also by its name, for programs that know no associated files.
    t.match(pdf.object(pdf.reference(catalog, 'Names')), `(${NAMES[profile]}) ${file} 0 R`);
  });

  test(`the metadata describe the XML of the profile ${profile}, with the schema of their properties`, async (t) => {
    const pdf = await drawn(profile);
    const xmp = pdf.stream(pdf.reference(pdf.object('/Type /Catalog'), 'Metadata')).toString();
    const elements = elementsOf(xmp);
    t.strictSame(elements.get('fx:DocumentType'), ['INVOICE']);
    t.strictSame(elements.get('fx:DocumentFileName'), [NAMES[profile]]);
    t.strictSame(elements.get('fx:Version'), [profile === 'EN16931' ? '1.0' : '3.0']);
    t.strictSame(elements.get('fx:ConformanceLevel'), [profile === 'EN16931' ? 'EN 16931' : 'XRECHNUNG']);
    const namespace = 'urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#';
    t.ok(xmp.includes(`xmlns:fx="${namespace}"`));
    t.strictSame(elements.get('pdfaSchema:namespaceURI'), [namespace]);
    t.strictSame(elements.get('pdfaSchema:prefix'), ['fx']);
    const described = elements.get('pdfaProperty:name') ?? [];
    const used = [...elements.keys()].filter((name) => name.startsWith('fx:')).map((name) => name.slice(3));
    t.strictSame(described.toSorted(), used.toSorted(), 'each property is described');
    for (const member of ['valueType', 'category', 'description']) {
      t.equal(elements.get(`pdfaProperty:${member}`)?.length, used.length);
    }
    t.strictSame(elements.get('pdfaid:part'), ['3']);
    t.strictSame(elements.get('pdfaid:conformance'), ['B']);
  });
}

test('an invoice has one output intent, with its colour profile', async (t) => {
  const pdf = await drawn('EN16931');
  const intent = pdf.object(pdf.reference(pdf.object('/Type /Catalog'), 'OutputIntents'));
  t.match(intent, '/S /GTS_PDFA1');
  t.equal(pdf.stream(pdf.reference(intent, 'DestOutputProfile')).toString('latin1', 36, 40), 'acsp');
});

test('names with & and < leave the metadata well-formed, because these have no master data', async (t) => {
  const seller = { ...SAMPLE_SELLER, name: 'Wurst & Durst <GmbH>', accountHolder: 'Wurst & Durst' };
  const document = sampleDocument([{}], { seller });
  const pdf = new PdfFile(await drawPaper(invoicePaper(document, { profile: 'EN16931', text: XML })));
  const xmp = pdf.stream(pdf.reference(pdf.object('/Type /Catalog'), 'Metadata')).toString();
  t.doesNotThrow(() => elementsOf(xmp));
  t.notMatch(xmp, /Wurst|Durst|Post/);
});

test('the metadata escape the texts of an attachment', async (t) => {
  const paper = invoicePaper(SAMPLE_DOCUMENTS.oneRate.document, { profile: 'EN16931', text: XML });
  const { attachment } = paper;
  if (!attachment) throw new Error('no attachment');
  const metadata = {
    ...attachment.metadata,
    ...{ schema: 'a & "b"', properties: [{ name: 'X', value: '<&>', description: 'a < b' }] },
  };
  const pdf = new PdfFile(await drawPaper({ ...paper, attachment: { ...attachment, metadata } }));
  const xmp = pdf.stream(pdf.reference(pdf.object('/Type /Catalog'), 'Metadata')).toString();
  t.strictSame(elementsOf(xmp).get('fx:X'), ['&lt;&amp;&gt;']);
});

test('the same invoice has the same bytes, and each byte of its XML counts', async (t) => {
  const [first, again, other] = await Promise.all([drawn('EN16931'), drawn('EN16931'), drawn('EN16931', `${XML} `)]);
  t.equal(first.text, again.text);
  t.not(first.text, other.text);
});

test('an invoice without XML carries no file', async (t) => {
  const pdf = new PdfFile(await drawPaper(invoicePaper(SAMPLE_DOCUMENTS.gross.document, null)));
  t.notMatch(pdf.text, /\/AF \[|EmbeddedFile|pdfaExtension/);
});

test('an invoice of 2,000 lines with a large XML is drawn', async (t) => {
  const lines = Array.from({ length: 2000 }, (_, index) => ({
    ...{ deliveryId: `d${index % 500}`, deliveryNumber: `D-${index}`, name: 'Würste & Söhne '.repeat(13) },
  }));
  const xml = { profile: 'EN16931', text: 'ü'.repeat(1_500_000) } as const;
  const bytes = await drawPaper(invoicePaper(sampleDocument(lines), xml));
  t.ok(new PdfFile(bytes).text.endsWith('%%EOF\n'));
});
