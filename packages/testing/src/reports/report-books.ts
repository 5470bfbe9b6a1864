/**
 * The books of the report histories: what was sent, written off and made, and what the reports must say about it. They
 * share no code with the core. Quantities are in billionths of a thousandth of a base unit, prices in hundredths of a
 * cent, and rates in hundredths of a percent.
 */

/** The number of units of a quantity in 1 kg or 1 piece. */
export const ONE = 10n ** 12n;

export interface Goods {
  readonly id: string;
  readonly categoryId: string;
  readonly vatClass: 'STANDARD' | 'REDUCED' | 'EXEMPT' | null;
  readonly kind: 'mass' | 'count' | 'volume';
}

export interface Sent {
  readonly day: string;
  readonly deliveryId: string;
  readonly line: number;
  readonly customerId: string;
  readonly goods: Goods;
  readonly quantity: bigint;
  readonly pieces: bigint | null;
  readonly price: { readonly amount: bigint; readonly per: 'KG' | 'PIECE'; readonly basis: 'NET' | 'GROSS' } | null;
  isUndone: boolean;
  back: bigint;
  backPieces: bigint;
}

export interface WrittenOff {
  readonly at: Date;
  readonly reason: string;
  readonly goods: Goods;
  readonly quantity: bigint;
  isUndone: boolean;
}

export interface Made {
  readonly id: string;
  completedAt: Date;
  readonly sums: Map<string, bigint>;
}

/** The VAT rates of the books by class. They change on `CHANGE`. */
export const CHANGE = '2033-03-16';
export const RATES = { STANDARD: [1900n, 1650n], REDUCED: [700n, 525n], EXEMPT: [0n, 0n] } as const;

/** Divides and rounds half away from zero. Both numbers are positive. */
const rounded = (part: bigint, whole: bigint): bigint => (2n * part + whole) / (2n * whole);

/** Returns a number of `1 / scale` as a decimal text without zeros at its end. */
export function text(amount: bigint, scale: bigint): string {
  const places = String(scale).length - 1;
  const digits = String(amount).padStart(places + 1, '0');
  const fraction = digits.slice(digits.length - places).replace(/0+$/, '');
  return digits.slice(0, digits.length - places) + (fraction && `.${fraction}`);
}

/** Returns the quantity of a decimal text with at most twelve places. */
export function quantityOf(decimal: string): bigint {
  const [whole = '', fraction = ''] = decimal.split('.');
  return BigInt(whole + fraction.padEnd(12, '0'));
}

/** Returns the net cents of a line. Null if they are unknown. */
function netOf({ day, goods, quantity, pieces, price, back, backPieces }: Sent): bigint | null {
  if (!price) return null;
  const left = quantity - back;
  const counted = pieces !== null ? (pieces - backPieces) * ONE : goods.kind === 'count' ? left : null;
  const priced = price.per === 'KG' ? (goods.kind === 'mass' ? left : null) : counted;
  if (priced === null) return null;
  const cents = rounded(priced * price.amount, ONE * 100n);
  if (price.basis === 'NET') return cents;
  if (goods.vatClass === null) return null;
  const rate = RATES[goods.vatClass][day < CHANGE ? 0 : 1];
  return rounded(cents * 10_000n, 10_000n + rate);
}

const total = (amounts: readonly bigint[]): bigint => amounts.reduce((sum, amount) => sum + amount, 0n);

/** Returns one text for each group, sorted. */
function grouped<T>(rows: readonly T[], keyOf: (row: T) => string, textOf: (rows: readonly T[]) => string): string[] {
  const groups = new Map<string, T[]>();
  for (const row of rows) groups.set(keyOf(row), [...(groups.get(keyOf(row)) ?? []), row]);
  return [...groups].map(([key, of]) => `${key} ${textOf(of)}`).sort();
}

export class ReportBooks {
  readonly sent: Sent[] = [];
  readonly writtenOff: WrittenOff[] = [];
  readonly made: Made[] = [];

  /** Returns a text for each group of the report of sales. */
  sales(from: string, to: string, keyOf: (line: Sent) => string): readonly string[] {
    return grouped(this.#sentFrom(from, to), keyOf, (lines) => {
      const nets = lines.flatMap((line) => netOf(line) ?? []);
      const kg = lines.map(({ goods, quantity, back }) => (goods.kind === 'mass' ? quantity - back : 0n));
      const pieces = lines.map(({ goods, quantity, back, pieces: counted, backPieces }) =>
        counted !== null ? (counted - backPieces) * ONE : goods.kind === 'count' ? quantity - back : 0n,
      );
      const net = nets.length > 0 ? text(total(nets), 100n) : null;
      const deliveries = new Set(lines.map(({ deliveryId }) => deliveryId)).size;
      return [deliveries, text(total(kg), ONE), text(total(pieces), ONE), net, lines.length - nets.length].join(' ');
    });
  }

  deliveries(from: string, to: string): number {
    return new Set(this.#sentFrom(from, to).map(({ deliveryId }) => deliveryId)).size;
  }

  #sentFrom = (from: string, to: string): readonly Sent[] =>
    this.sent.filter(({ day, isUndone }) => from <= day && day <= to && !isUndone);

  /** Returns a text for each group of the report of write-offs. */
  writeOffs(from: string, to: string, keyOf: (row: WrittenOff) => string): readonly string[] {
    const rows = this.writtenOff.filter(({ at, isUndone }) => {
      const day = berlinDay(at);
      return !isUndone && from <= day && day <= to;
    });
    return grouped(rows, keyOf, (of) => {
      const sum = (kind: Goods['kind']) =>
        text(total(of.map(({ goods, quantity }) => (goods.kind === kind ? quantity : 0n))), ONE);
      return [of.length, sum('mass'), sum('count')].join(' ');
    });
  }

  /** Returns a text for each of the newest batches, newest first. */
  yields(most: number, isIn: (at: Date) => boolean = () => true): readonly string[] {
    return this.made
      .filter(({ completedAt }) => isIn(completedAt))
      .sort((a, b) => b.completedAt.getTime() - a.completedAt.getTime())
      .slice(0, most)
      .map(({ id, sums }) => {
        const texts = [...sums].filter(([, sum]) => sum > 0n).map(([key, sum]) => `${key} ${text(sum, ONE)}`);
        return [id, ...texts.sort()].join('; ');
      });
  }
}

const BERLIN = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Berlin' });
export const berlinDay = (at: Date): string => BERLIN.format(at);
