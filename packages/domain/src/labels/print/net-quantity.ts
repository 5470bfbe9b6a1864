/** Net quantities as labels state them. */
import { Decimal } from '../../kernel/values/decimal.ts';
import { paperFormat } from '../../settings/index.ts';

const ONE = Decimal.of('1');
const THOUSAND = Decimal.of('1000');
const { number } = paperFormat('de');

/** Returns the net quantity (LMIV Art. 23): below 1 kg in whole grams, else in kg with three places. */
export function netQuantityOf(kg: Decimal): string {
  if (kg.compare(ONE) < 0) return `${kg.times(THOUSAND).toText(0)} g`;
  return `${number(kg.toText(3), 3)} kg`;
}
