/** What keeps a document from being issued: rules of § 14 UStG, EN 16931 and XRechnung that master data and settings do not meet. */

import { Refusal } from '../../kernel/contract/refusal.ts';
import { type Message, say } from '../../kernel/values/message.ts';
import { invoiceNotValid } from '../refusals.ts';
import type { CodedAddress, DraftDocument } from './document.ts';

export const FINDING_CODES = [
  'SELLER_ADDRESS_MISSING',
  'BUYER_ADDRESS_MISSING',
  'SELLER_TAX_ID_MISSING',
  'SUPPLY_ABROAD',
  'PRICE_MISSING',
  'VAT_CLASS_MISSING',
  'EXEMPTION_REASON_MISSING',
  'BUYER_REFERENCE_MISSING',
  'BUYER_ELECTRONIC_ADDRESS_MISSING',
  'SELLER_CONTACT_MISSING',
  'BANK_ACCOUNT_MISSING',
] as const;
export type FindingCode = (typeof FINDING_CODES)[number];

export interface Finding {
  readonly code: FindingCode;
  /** What to do. */
  readonly message: Message;
  /** The line of the document. Null: the whole document. */
  readonly line: number | null;
}

/** The data that a document does not show, but that its findings need. */
export interface Checked {
  readonly document: DraftDocument;
  readonly isXRechnung: boolean;
  /** The codes of the countries to which deliveries went. Empty: unknown. */
  readonly countries: readonly string[];
  readonly exemptionReason: string;
}

const isIncomplete = (name: string, { street, postalCode, city, countryCode }: CodedAddress): boolean =>
  [name, street, postalCode, city, countryCode].includes('');

/** Returns all findings, in the order of `FINDING_CODES`, then of the lines. */
export const findingsOf = (checked: Checked): readonly Finding[] => [
  ...findingsOfParties(checked),
  ...findingsOfLines(checked),
  ...(checked.isXRechnung ? findingsOfXRechnung(checked.document) : []),
];

/** Returns the finding in a list if the condition holds. */
const finding = (isFound: boolean, code: FindingCode, message: Message, line: number | null = null) =>
  isFound ? [{ code, message, line }] : [];

/** § 14 (4) no. 1 and 2 UStG; BR-10, BR-11, BR-S-02; §§ 4, 6, 6a UStG. */
function findingsOfParties({ document: { seller, buyer }, countries }: Checked): readonly Finding[] {
  const { name, address } = buyer;
  const isAbroad = (code: string) => code !== seller.countryCode;
  const buyerAbroad = address.countryCode !== '' && isAbroad(address.countryCode);
  return [
    ...finding(
      isIncomplete(seller.name, seller),
      'SELLER_ADDRESS_MISSING',
      say`Enter the name, street, postal code, city and country of the shop in the settings`,
    ),
    ...finding(
      isIncomplete(name, address),
      'BUYER_ADDRESS_MISSING',
      say`Enter the street, postal code, city and country of ${name}`,
    ),
    ...finding(
      seller.vatId === '' && seller.taxNumber === '',
      'SELLER_TAX_ID_MISSING',
      say`Enter the VAT id or the tax number of the shop in the settings`,
    ),
    ...finding(
      seller.countryCode !== '' && (buyerAbroad || countries.some(isAbroad)),
      'SUPPLY_ABROAD',
      say`Supplies to another country cannot be billed here. Check the country of ${name} and of the delivery addresses`,
    ),
  ];
}

/** § 14 (4) no. 7 and 8 UStG; BR-E-10. */
function findingsOfLines({ document: { lines }, exemptionReason }: Checked): readonly Finding[] {
  const each = (
    isFound: (line: (typeof lines)[number]) => boolean,
    code: FindingCode,
    message: (name: string) => Message,
  ): readonly Finding[] => lines.flatMap((line) => finding(isFound(line), code, message(line.name), line.line));
  return [
    ...each(
      ({ price }) => price === null,
      'PRICE_MISSING',
      (name) => say`Enter a price for ${name}`,
    ),
    ...each(
      ({ category }) => category === null,
      'VAT_CLASS_MISSING',
      (name) => say`Choose the VAT class of ${name} or of its category`,
    ),
    ...each(
      ({ category }) => category === 'E' && exemptionReason === '',
      'EXEMPTION_REASON_MISSING',
      (name) => say`${name} is exempt from VAT: enter the reason of the exemption in the settings`,
    ),
  ];
}

/** BR-DE-15, PEPPOL-EN16931-R010; BR-DE-2, BR-DE-5 to 7, PEPPOL-EN16931-R020; BR-DE-1. */
const findingsOfXRechnung = ({ seller, buyer }: DraftDocument): readonly Finding[] => [
  ...finding(
    buyer.reference === '',
    'BUYER_REFERENCE_MISSING',
    say`Enter the buyer reference (Leitweg-ID) in the sales terms of ${buyer.name}`,
  ),
  ...finding(
    buyer.electronicAddress === null,
    'BUYER_ELECTRONIC_ADDRESS_MISSING',
    say`Enter the electronic address in the sales terms of ${buyer.name}`,
  ),
  ...finding(
    [seller.contactPerson, seller.phone, seller.email].includes(''),
    'SELLER_CONTACT_MISSING',
    say`Enter the contact person for invoices, and the telephone and e-mail of the shop, in the settings`,
  ),
  ...finding(seller.iban === '', 'BANK_ACCOUNT_MISSING', say`Enter the IBAN of the shop in the settings`),
];

/** Maximum number of findings in a refusal, as many as faults. Further ones would not help the reader. */
const FINDINGS_MAX = 50;

/** Returns the refusal INVOICE_NOT_VALID with the findings. */
export function invalidInvoice(findings: readonly Finding[]): Refusal {
  const shown = findings.slice(0, FINDINGS_MAX).map(({ message }) => message);
  const { kind, code, said } = invoiceNotValid({ findings: shown });
  const beside = (translate: (message: Message) => string) => ({
    findings: findings.map((one) => ({ ...one, message: translate(one.message) })),
  });
  return new Refusal(kind, code, said, { beside });
}
