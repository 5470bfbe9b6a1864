/** The content of a GiroCode, with which banking apps fill in a transfer (EPC069-12, version 002). */
import { PAPER_CODE_BYTES_MAX } from '../../kernel/contract/paper.ts';
import { Decimal } from '../../kernel/values/decimal.ts';

export interface Transfer {
  readonly holder: string;
  readonly iban: string;
  /** Empty: unknown. Version 002 does not need it within the European Economic Area. */
  readonly bic: string;
  /** A sum with two places. */
  readonly amount: string;
  readonly remittance: string;
}

const NAME_MAX = 70;
const REMITTANCE_MAX = 140;
const [LEAST, MOST] = [Decimal.of('0.01'), Decimal.of('999999999.99')];

/**
 * Returns the content of the GiroCode of a transfer in EUR. Returns null if there is no such transfer: without an IBAN
 * or a holder, with an amount that is not from 0.01 to 999,999,999.99, or with more bytes than the code has space for.
 */
export function giroCode({ holder, iban, bic, amount, remittance }: Transfer): string | null {
  const sum = Decimal.of(amount);
  const name = inOneLine(holder, NAME_MAX);
  if (iban === '' || name === '' || sum.compare(LEAST) < 0 || sum.compare(MOST) > 0) return null;
  // The purpose and the structured reference are empty. 1: UTF-8. SCT: a SEPA credit transfer.
  const elements = [
    'BCD',
    '002',
    '1',
    'SCT',
    bic,
    name,
    iban,
    `EUR${amount}`,
    '',
    '',
    inOneLine(remittance, REMITTANCE_MAX),
  ];
  const content = elements.join('\n');
  return new TextEncoder().encode(content).length > PAPER_CODE_BYTES_MAX ? null : content;
}

const inOneLine = (text: string, max: number): string =>
  Array.from(text.trim().replaceAll(/\s+/g, ' ')).slice(0, max).join('').trimEnd();
