import { Fraction } from 'fraction.js';
import { say } from './message.ts';
import { bad, ok, type Parsed } from './parsed.ts';

/** How many digits a decimal may have on either side of the point. */
export interface DecimalLimits {
  readonly digits: number;
  readonly places: number;
}

/** Limits of every decimal text in a request (docs/contract.md, section 1). */
const DECIMAL_LIMITS: DecimalLimits = { digits: 15, places: 6 };

/** Limits of money in a request (docs/contract.md, section 1). */
const MONEY_LIMITS: DecimalLimits = { digits: 10, places: 4 };

// An optional minus, digits, an optional point with digits. No plus, no exponent, no white space, no bare point.
const FORM = /^-?(\d+)(?:\.(\d+))?$/;

// A double carries any 15 significant digits, but not any 16: beyond, it may stand for another decimal than was
// written.
const DOUBLE_DIGITS = 15;

/**
 * An exact number. No binary floating point takes part in its arithmetic.
 *
 * Underneath is a rational, not a scaled integer: an amount in pounds, less one in grams, has no finite decimal in
 * pounds, and must still be exactly what is left. A value never changes.
 */
export class Decimal {
  static readonly ZERO: Decimal = new Decimal(new Fraction(0n));

  // Not a #private field: comparing two decimals deeply, as tests do, has to look at the value. It is always reduced
  // and zero always has a plus, so that equal values look alike.
  private readonly value: Fraction;

  private constructor(value: Fraction) {
    this.value = value;
  }

  /**
   * Reads a decimal text of a request: an optional minus, digits, an optional point with digits; at most 15 digits
   * before the point and 6 after it (docs/contract.md, section 1). `min` and `max` are allowed themselves.
   *
   * Refuses JSON numbers (types are strict), exponents, plus signs, white space, NaN and Infinity.
   */
  static parse(raw: unknown, bounds: { readonly min?: Decimal; readonly max?: Decimal } = {}): Parsed<Decimal> {
    if (typeof raw !== 'string' || !fits(raw, DECIMAL_LIMITS)) {
      const { digits, places } = DECIMAL_LIMITS;
      return bad(
        say`must be a decimal number in a text like "10.5", with at most ${digits} digits before the point and ${places} after it`,
      );
    }
    const value = Decimal.of(raw);
    if (bounds.min && value.compare(bounds.min) < 0) return bad(say`must be at least ${bounds.min.toText()}`);
    if (bounds.max && value.compare(bounds.max) > 0) return bad(say`must be at most ${bounds.max.toText()}`);
    return ok(value);
  }

  /**
   * Reads a JSON number as the decimal that was written: 19.99 is exactly 19.99. It takes the shortest decimal that
   * stands for the number, and refuses numbers beyond the limits, and those with more digits than a JSON number carries
   * unchanged.
   */
  static parseNumber(raw: unknown, limits: DecimalLimits = DECIMAL_LIMITS): Parsed<Decimal> {
    if (!Number.isFinite(raw)) return bad(say`must be a number`);
    // Very large and very small numbers give exponents here, which do not fit either.
    const text = String(raw);
    if (!fits(text, limits)) {
      return bad(say`must have at most ${limits.digits} digits before the point and ${limits.places} after it`);
    }
    if (text.replace(/^-?[0.]*/, '').replace('.', '').length > DOUBLE_DIGITS) {
      return bad(say`must have at most ${DOUBLE_DIGITS} digits in all`);
    }
    return ok(Decimal.of(text));
  }

  /**
   * A decimal out of a text known to be one: a constant, or what a store gives back. There is no limit on its length.
   * Throws a RangeError for anything else: that is a defect, not a refusal.
   */
  static of(text: string): Decimal {
    if (!FORM.test(text)) throw new RangeError(`Not a decimal: ${text}`);
    return new Decimal(new Fraction(text));
  }

  plus(other: Decimal): Decimal {
    return new Decimal(this.value.add(other.value));
  }

  minus(other: Decimal): Decimal {
    return new Decimal(this.value.sub(other.value));
  }

  times(other: Decimal): Decimal {
    return new Decimal(this.value.mul(other.value));
  }

  /** The exact quotient, also where it has no finite decimal. Throws a RangeError when `other` is zero. */
  dividedBy(other: Decimal): Decimal {
    if (other.isZero()) throw new RangeError('Division by zero');
    return new Decimal(this.value.div(other.value));
  }

  /** The smallest decimal of at most so many places that is not below this one. */
  ceil(places: number): Decimal {
    return new Decimal(this.value.ceil(places));
  }

  /** The largest decimal of at most so many places that is not above this one. */
  floor(places: number): Decimal {
    return new Decimal(this.value.floor(places));
  }

  /** Below zero when this is less than `other`, zero when they are equal, above zero when more: fit for `sort`. */
  compare(other: Decimal): number {
    return this.value.compare(other.value);
  }

  equals(other: Decimal): boolean {
    return this.value.equals(other.value);
  }

  isZero(): boolean {
    return this.value.n === 0n;
  }

  isNegative(): boolean {
    return this.value.s < 0n;
  }

  /** True when a finite decimal text gives the exact value: 1/8 does, 1/3 does not. */
  terminates(): boolean {
    return placesOf(this.value.d) !== undefined;
  }

  /**
   * The value as a decimal text, without trailing zeros, and never "-0".
   *
   * With `maxPlaces` it is exact where it terminates within that many places, else rounded half up: a half goes away
   * from zero on both sides, as in commercial rounding, so that a sum and its reversal look alike. Without `maxPlaces`
   * it is exact, and a value that does not terminate throws a RangeError: what is stored must be what was there.
   */
  toText(maxPlaces?: number): string {
    const places = maxPlaces ?? placesOf(this.value.d);
    if (places === undefined) throw new RangeError('The value has no finite decimal text');

    const { s, n, d } = this.value;
    // Adding half a unit and cutting off rounds the magnitude half up; where the value terminates the half is cut off
    // again.
    const scaled = (2n * n * 10n ** BigInt(places) + d) / (2n * d);
    return textOf(s < 0n ? -scaled : scaled, places);
  }

  /** For messages and logs: at most six places. To store or to answer, say which text you mean with `toText`. */
  toString(): string {
    return this.toText(DECIMAL_LIMITS.places);
  }
}

/** The text of `scaled / 10^places`, without trailing zeros. */
function textOf(scaled: bigint, places: number): string {
  const digits = (scaled < 0n ? -scaled : scaled).toString().padStart(places + 1, '0');
  const point = digits.length - places;
  const fraction = digits.slice(point).replace(/0+$/, '');
  return (scaled < 0n ? '-' : '') + digits.slice(0, point) + (fraction && `.${fraction}`);
}

/** The exact sum of decimal texts, as `Decimal` gives it. It makes no fractions: a trace adds up thousands of stored texts. */
export function sumOfTexts(texts: readonly string[]): string {
  let [sum, places] = [0n, 0];
  for (const text of texts) {
    const point = text.indexOf('.');
    const own = point < 0 ? 0 : text.length - point - 1;
    const scaled = BigInt(point < 0 ? text : text.slice(0, point) + text.slice(point + 1));
    if (own > places) {
      sum *= 10n ** BigInt(own - places);
      places = own;
    }
    sum += own === places ? scaled : scaled * 10n ** BigInt(places - own);
  }
  return textOf(sum, places);
}

declare const money: unique symbol;

/**
 * An amount of money in the shop's currency: a decimal text above zero without trailing zeros, e.g. `19.99`. This is
 * how it is carried and stored; `Decimal.of` calculates with it.
 */
export type Money = string & { readonly [money]: true };

/**
 * Reads money: a JSON number above zero with at most 4 decimal places and at most 10 digits before the point
 * (docs/contract.md, section 1). Within these limits every decimal has a double of its own, so nothing is lost on the way.
 */
export function parseMoney(raw: unknown): Parsed<Money> {
  const parsed = Decimal.parseNumber(raw, MONEY_LIMITS);
  if (!parsed.ok) return parsed;
  if (!isAboveZero(parsed.value)) return bad(say`must be above zero`);
  return ok(parsed.value.toText() as Money);
}

/** Money out of a text known to be money, as from a store; "19.9900" becomes `19.99`. Throws a RangeError otherwise. */
export function moneyOf(text: string): Money {
  const value = Decimal.of(text);
  if (!isAboveZero(value)) throw new RangeError(`Not money: ${text}`);
  return value.toText() as Money;
}

/** Money as the JSON number it came as: the double nearest to the text. */
export const moneyToNumber = (amount: Money): number => Number(amount);

function isAboveZero(value: Decimal): boolean {
  return value.compare(Decimal.ZERO) > 0;
}

function fits(text: string, limits: DecimalLimits): boolean {
  const match = FORM.exec(text);
  return match !== null && (match[1] ?? '').length <= limits.digits && (match[2] ?? '').length <= limits.places;
}

// A reduced fraction has a finite decimal when its denominator has no prime factors but 2 and 5, and then needs as many
// places as the more frequent of the two occurs.
function placesOf(denominator: bigint): number | undefined {
  let rest = denominator;
  let twos = 0;
  let fives = 0;
  for (; rest % 2n === 0n; rest /= 2n) twos++;
  for (; rest % 5n === 0n; rest /= 5n) fives++;
  return rest === 1n ? Math.max(twos, fives) : undefined;
}
