/** The e-invoice of a document as a file inside its PDF (Factur-X 1.0 and ZUGFeRD 2, section "Embedding in PDF/A-3"). */
import type { PaperAttachment } from '../../kernel/contract/paper.ts';
import type { XmlProfile } from '../document/document.ts';

/** The name of the file, and its level and version in the metadata of the PDF, by the profile. */
const FILES = {
  EN16931: { fileName: 'factur-x.xml', level: 'EN 16931', version: '1.0' },
  XRECHNUNG: { fileName: 'xrechnung.xml', level: 'XRECHNUNG', version: '3.0' },
} as const satisfies Readonly<Record<XmlProfile, object>>;

/** Returns the attachment. The metadata has no master data. */
export function xmlAttachment({
  profile,
  text,
}: {
  readonly profile: XmlProfile;
  readonly text: string;
}): PaperAttachment {
  const { fileName, level, version } = FILES[profile];
  return {
    ...{ fileName, text, mediaType: 'text/xml', relationship: 'Alternative', description: 'E-Rechnung (EN 16931)' },
    metadata: {
      schema: 'Factur-X PDFA Extension Schema',
      namespace: 'urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#',
      prefix: 'fx',
      properties: [
        { name: 'DocumentType', value: 'INVOICE', description: 'The type of the hybrid document' },
        { name: 'DocumentFileName', value: fileName, description: 'The name of the embedded XML document' },
        { name: 'Version', value: version, description: 'The version of the standard of the embedded XML document' },
        { name: 'ConformanceLevel', value: level, description: 'The conformance level of the embedded XML document' },
      ],
    },
  };
}
