/** The parts that all letters of the shop share: head, foot and addresses. */
import type { Letterhead, PaperLanguage } from '../../kernel/contract/paper.ts';
import { countryCodeOf } from '../../kernel/values/country.ts';
import { foldText } from '../../kernel/values/text.ts';
import type { Address } from '../../masterdata/index.ts';
import type { ShopSettingsState } from '../shop/shop-settings.ts';

const WORDS: Readonly<Record<PaperLanguage, Readonly<Record<'phone' | 'email' | 'approval' | 'page', string>>>> = {
  de: { phone: 'Telefon', email: 'E-Mail', approval: 'Zulassungsnummer', page: 'Seite {page} von {pages}' },
  en: { phone: 'Telephone', email: 'E-mail', approval: 'Approval number', page: 'Page {page} of {pages}' },
};

export type LetterSettings = Pick<ShopSettingsState, 'operator' | 'language' | 'logo'>;

/** Returns the letterhead of the shop. Unknown data of the shop is left out. */
export function letterheadOf({ operator, language, logo }: LetterSettings): Letterhead {
  const { name, phone, email, approvalNumber } = operator;
  const words = WORDS[language];
  const [street, city] = [streetOf(operator), cityOf(operator)];
  const labelled = (label: string, value: string) => (value === '' ? [] : [`${label}: ${value}`]);
  return {
    name,
    logo,
    sender: [name, street, city].filter(Boolean).join(' · '),
    foot: [
      [name, street, city].filter(Boolean),
      [...labelled(words.phone, phone), ...labelled(words.email, email)],
      labelled(words.approval, approvalNumber),
    ].filter((lines) => lines.length > 0),
  };
}

/** Returns the shop's telephone number and e-mail address for the block beside the address of a letter. */
export function contactFacts({ operator, language }: LetterSettings): readonly (readonly [string, string])[] {
  const { phone, email } = WORDS[language];
  return [[phone, operator.phone] as const, [email, operator.email] as const].filter(([, value]) => value !== '');
}

export const pageLabel = (language: PaperLanguage): string => WORDS[language].page;

/**
 * Returns the lines of an address in the window: name, street, city. The country is the last line in capitals if it is
 * not that of the shop. Only the name of a customer without an address.
 */
export function addressLines(name: string, address: Address | null, { operator }: LetterSettings): readonly string[] {
  if (address === null) return [name];
  const isForeign = address.country !== '' && countryKey(address.country) !== countryKey(operator.country);
  const country = isForeign && operator.country !== '' ? address.country.toUpperCase() : '';
  return [name, streetOf(address), cityOf(address), country].filter(Boolean);
}

const streetOf = ({ street, houseNumber }: Address): string => `${street} ${houseNumber}`.trim();
const cityOf = ({ postalCode, city }: Address): string => `${postalCode} ${city}`.trim();

/** Returns the key of a country for comparison: its code if it is known. */
const countryKey = (country: string): string => countryCodeOf(country) ?? foldText(country.trim());
