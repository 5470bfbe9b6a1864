/** Electronic addresses of buyers (EN 16931, BT-49), by the schemes of the EAS code list that German buyers use. */

import { oneOf, text } from '../../kernel/contract/fields.ts';
import { type Field, form } from '../../kernel/contract/form.ts';
import { type Message, say } from '../../kernel/values/message.ts';
import { hasCheckDigit } from '../article/gtin.ts';
import { EMAIL_MAX } from './contact.ts';

/** The codes of e-mail, GLN, Leitweg-ID and German VAT id, in this order. */
export const ELECTRONIC_ADDRESS_SCHEMES = ['EM', '0088', '0204', '9930'] as const;

export interface ElectronicAddress {
  readonly scheme: (typeof ELECTRONIC_ADDRESS_SCHEMES)[number];
  readonly value: string;
}

const EMAIL = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;
const GLN = /^\d{13}$/;

/** Returns the fault of an address value under its scheme, or undefined. Checks only e-mail addresses and GLNs. */
function electronicAddressFault({ scheme, value }: ElectronicAddress): Message | undefined {
  if (scheme === 'EM' && !(EMAIL.test(value) && value.length <= EMAIL_MAX)) {
    return say`must be an e-mail address like einkauf@example.de`;
  }
  if (scheme === '0088' && !(GLN.test(value) && hasCheckDigit(value))) {
    return say`must be a GLN: 13 digits of which the last is the right check digit`;
  }
  return undefined;
}

export const electronicAddress = (): Field<ElectronicAddress> =>
  form({ scheme: oneOf(ELECTRONIC_ADDRESS_SCHEMES), value: text(EMAIL_MAX) }, ({ scheme, value }, fault) => {
    if (scheme === undefined || value === undefined) return;
    const message = electronicAddressFault({ scheme, value });
    if (message) fault('value', message);
  });
