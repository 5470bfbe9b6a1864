/** Attaches a file to a PDF/A-3, with its properties and their extension schema in the metadata (ISO 19005-3, section 6.6). */
/// <reference path="./pdfmake.d.ts" />
import type { PaperAttachment } from '@cleaver/domain/kernel';
import type { PdfDocument } from 'pdfmake';

/** Attaches the file. `createdAt`: its creation time and its last change, so that the PDF always has the same bytes. */
export function attach(pdf: PdfDocument, attachment: PaperAttachment, createdAt: Date): void {
  const { fileName, text, mediaType, relationship, description } = attachment;
  pdf.file(Buffer.from(text), {
    ...{ name: fileName, type: mediaType, relationship, description },
    ...{ creationDate: createdAt, modifiedDate: createdAt },
  });
  pdf.appendXML(propertiesOf(attachment));
}

function propertiesOf({ metadata }: PaperAttachment): string {
  const { schema, namespace, prefix, properties } = metadata;
  const values = properties.map(({ name, value }) => `<${prefix}:${name}>${escaped(value)}</${prefix}:${name}>`);
  const described = properties.map(
    ({ name, description }) => `<rdf:li rdf:parseType="Resource">
<pdfaProperty:name>${name}</pdfaProperty:name>
<pdfaProperty:valueType>Text</pdfaProperty:valueType>
<pdfaProperty:category>external</pdfaProperty:category>
<pdfaProperty:description>${escaped(description)}</pdfaProperty:description>
</rdf:li>`,
  );
  return `<rdf:Description rdf:about="" xmlns:${prefix}="${escaped(namespace)}">
${values.join('\n')}
</rdf:Description>
<rdf:Description rdf:about="" xmlns:pdfaExtension="http://www.aiim.org/pdfa/ns/extension/"
 xmlns:pdfaSchema="http://www.aiim.org/pdfa/ns/schema#" xmlns:pdfaProperty="http://www.aiim.org/pdfa/ns/property#">
<pdfaExtension:schemas><rdf:Bag><rdf:li rdf:parseType="Resource">
<pdfaSchema:schema>${escaped(schema)}</pdfaSchema:schema>
<pdfaSchema:namespaceURI>${escaped(namespace)}</pdfaSchema:namespaceURI>
<pdfaSchema:prefix>${prefix}</pdfaSchema:prefix>
<pdfaSchema:property><rdf:Seq>
${described.join('\n')}
</rdf:Seq></pdfaSchema:property>
</rdf:li></rdf:Bag></pdfaExtension:schemas>
</rdf:Description>`;
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const escaped = (text: string): string => text.replaceAll(/[&<>"]/g, (character) => ENTITIES[character] ?? '');
