/** The frame of the letters of invoicing: head, foot and addresses from the seller of a document. Always in German. */
import type { Paper } from '../../kernel/contract/paper.ts';
import { type LetterSettings, letterTo } from '../../settings/index.ts';
import type { CodedAddress, Seller } from '../document/document.ts';

/** Returns the seller as settings of a letter. Letters of invoicing have no logo, so that they depend on documents alone. */
const settingsOf = (seller: Seller): LetterSettings => ({
  operator: { ...seller, country: seller.countryCode, approvalNumber: '' },
  ...{ language: 'de', logo: null },
});

/** Returns the parts of a letter that follow from the seller and the receiver. The foot has tax ids and the bank account. */
export function letterFrom(
  seller: Seller,
  name: string,
  address: CodedAddress | null,
): Pick<Paper, 'letterhead' | 'language' | 'recipient' | 'pageLabel'> {
  const letter = letterTo(name, address && { ...address, country: address.countryCode }, settingsOf(seller));
  const foot = [...letter.letterhead.foot, taxLines(seller), bankLines(seller)].filter((lines) => lines.length > 0);
  return { ...letter, letterhead: { ...letter.letterhead, foot } };
}

const labelled = (label: string, value: string): readonly string[] => (value === '' ? [] : [`${label} ${value}`]);

const taxLines = ({ vatId, taxNumber, register }: Seller): readonly string[] => [
  ...labelled('USt-IdNr.', vatId),
  ...labelled('St.-Nr.', taxNumber),
  ...(register === '' ? [] : [register]),
];

/** Returns the lines of the bank account, the IBAN in groups of four (ISO 13616). Nothing without an IBAN. */
const bankLines = ({ accountHolder, iban, bic }: Seller): readonly string[] =>
  iban === ''
    ? []
    : [`Konto: ${accountHolder}`, `IBAN ${iban.replaceAll(/.{4}(?=.)/g, '$&\u00a0')}`, ...labelled('BIC', bic)];
