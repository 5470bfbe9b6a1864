/** Proves the amounts of an issued document: its lines add up to its VAT groups, and these to its sums. */
import { Decimal } from '../../kernel/values/decimal.ts';
import { groupBy } from '../../kernel/values/group-by.ts';
import { sumText } from '../../sales/index.ts';
import { groupKey, lineAmount, sumsOf, total, vatGroups } from './amounts.ts';
import type { InvoiceDocument, VatGroup } from './document.ts';

type Proved = Pick<InvoiceDocument, 'type' | 'basis' | 'lines' | 'vat' | 'net' | 'tax' | 'gross'>;

const SUMS = ['net', 'tax', 'gross'] as const;

/**
 * Returns the problems of the amounts of a document (EN 16931, BR-CO-10 to BR-CO-17). Empty: they add up. The amounts and
 * taxes of credit notes are not calculated again, because they also depend on earlier credit notes.
 */
export function amountProblems(document: Proved): readonly string[] {
  const { type, basis, lines, vat } = document;
  const isInvoice = type === 'INVOICE';
  const member = basis === 'NET' ? 'net' : 'gross';
  const amounts = new Map([...groupBy(lines, groupKey)].map(([key, of]) => [key, sumText(total(of.map(amountOf)))]));
  const sums = sumsOf(vat);
  return [
    ...lines.flatMap(({ line, quantity, price, amount }) => {
      const right = sumText(lineAmount(Decimal.of(quantity), price));
      return isInvoice && amount !== right ? [`line ${line}: its amount is ${amount}, not ${right}`] : [];
    }),
    ...vat.flatMap((group) => {
      const name = nameOf(group);
      const right = sumText(Decimal.of(group.net).plus(Decimal.of(group.tax)));
      const sum = amounts.get(groupKey(group)) ?? '0.00';
      return [
        ...(sum === group[member] ? [] : [`${name}: ${member} is ${group[member]}, its lines come to ${sum}`]),
        ...(right === group.gross ? [] : [`${name}: gross is ${group.gross}, net and tax come to ${right}`]),
      ];
    }),
    ...(isInvoice ? taxProblems(document) : []),
    ...[...amounts].flatMap(([key]) => (vat.some((group) => groupKey(group) === key) ? [] : [`VAT ${key}: missing`])),
    ...SUMS.flatMap((each) =>
      document[each] === sums[each] ? [] : [`${each} is ${document[each]}, its VAT groups come to ${sums[each]}`],
    ),
  ];
}

const amountOf = ({ amount }: { readonly amount: string }): string => amount;
const nameOf = (group: VatGroup): string => `VAT ${groupKey(group)}`;

/** Returns the groups of an invoice whose tax is not that of their amount. */
function taxProblems({ basis, lines, vat }: Proved): readonly string[] {
  const right = new Map(vatGroups(lines, basis, '').map((group) => [groupKey(group), group.tax]));
  return vat.flatMap((group) => {
    const tax = right.get(groupKey(group)) ?? group.tax;
    return tax === group.tax ? [] : [`${nameOf(group)}: tax is ${group.tax}, not ${tax}`];
  });
}
