/**
 * Returns a number of the service as a decimal text. `String` writes numbers below a millionth with an exponent, which
 * decimals do not have.
 */
export function withoutExponent(value: number): string {
  const [figures = '', exponent] = String(value).split('e-');
  if (exponent === undefined) return figures;
  const digits = figures.replace(/[-.]/g, '');
  return `${value < 0 ? '-' : ''}0.${'0'.repeat(Number(exponent) - 1)}${digits}`;
}
