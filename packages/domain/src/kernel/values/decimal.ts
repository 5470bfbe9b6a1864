import { Fraction } from 'fraction.js';
import { say } from './message.ts';
import { bad, ok, type Parsed } from './parsed.ts';

/** The maximum number of digits before and after the decimal point. */
export interface DecimalLimits {
  readonly digits: number;
  readonly places: number;
}

/** Limits of every decimal text in a request (docs/contract.md, section 1). */
const DECIMAL_LIMITS: DecimalLimits = { digits: 15, places: 6 };

/** Limits of money in a request (docs/contract.md, section 1). */
const MONEY_LIMITS: DecimalLimits = { digits: 10, places: 4 };

// Matches an optional minus, digits, an optional point with digits. It does not match a plus, an exponent, white space
// or a bare point.
const FORM = /^-?(\d+)(?:\.(\d+))?$/;

// A double identifies each decimal of 15 significant digits. With 16 digits, two decimals can share one double.
export const DOUBLE_DIGITS = 15;

/** Returns the number of digits of a decimal text without leading zeros. */
export const significantDigits = (text: string): number => text.replace(/^-?[0.]*/, '').replace('.', '').length;

/** A JSON number with more digits than a double surely holds, as it was written. */
export class LongNumber {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

/**
 * An exact, immutable number. Its arithmetic uses no binary floating point.
 *
 * The representation is a rational, not a scaled integer. For example, pounds minus grams has no finite decimal in
 * pounds, but the result must stay exact.
 */
export class Decimal {
  static readonly ZERO: Decimal = new Decimal(new Fraction(0n));
  static readonly HUNDRED: Decimal = new Decimal(new Fraction(100n));

  // The field is not #private, because deep comparison in tests must see it. The fraction is reduced, and zero has a
  // plus sign, so equal values have equal fields.
  private readonly value: Fraction;

  private constructor(value: Fraction) {
    this.value = value;
  }

  /**
   * Parses a decimal text of a request: an optional minus, digits, an optional point with digits. Allows at most 15
   * digits before the point and 6 after it (docs/contract.md, section 1). `min` and `max` are inclusive.
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
   * Parses a JSON number as the decimal that was written: 19.99 is exactly 19.99. It uses the shortest decimal that
   * represents the number. Refuses numbers beyond the limits, and doubles with more than 15 significant digits. The
   * digits of a `LongNumber` are exact.
   */
  static parseNumber(raw: unknown, limits: DecimalLimits = DECIMAL_LIMITS): Parsed<Decimal> {
    const isLong = raw instanceof LongNumber;
    if (!isLong && !Number.isFinite(raw)) return bad(say`must be a number`);
    // JavaScript formats very large and very small numbers with an exponent, which `fits` refuses.
    const text = isLong ? raw.text : String(raw);
    if (!fits(text, limits)) {
      return bad(say`must have at most ${limits.digits} digits before the point and ${limits.places} after it`);
    }
    if (!isLong && significantDigits(text) > DOUBLE_DIGITS) {
      return bad(say`must have at most ${DOUBLE_DIGITS} digits in all`);
    }
    return ok(Decimal.of(text));
  }

  /**
   * Creates a decimal from a trusted text: a constant or a stored value of any length. Throws a RangeError for other
   * texts, because that is a defect, not a refusal.
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

  /** Returns the exact quotient, even if it has no finite decimal. Throws a RangeError when `other` is zero. */
  dividedBy(other: Decimal): Decimal {
    if (other.isZero()) throw new RangeError('Division by zero');
    return new Decimal(this.value.div(other.value));
  }

  /** Rounds up to at most `places` decimal places. */
  ceil(places: number): Decimal {
    return new Decimal(this.value.ceil(places));
  }

  /** Rounds down to at most `places` decimal places. */
  floor(places: number): Decimal {
    return new Decimal(this.value.floor(places));
  }

  /** Compares for `sort`: negative when this is less than `other`, zero when equal, positive when more. */
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

  /** Returns whether the value has a finite decimal text: 1/8 does, 1/3 does not. */
  terminates(): boolean {
    return placesOf(this.value.d) !== undefined;
  }

  /**
   * Formats as a decimal text without trailing zeros, never "-0".
   *
   * With `maxPlaces`, rounds half away from zero if the value has more places, as in commercial rounding. So an amount
   * and its negative have the same digits. Without `maxPlaces`, the text is exact, because stored values must not be
   * rounded. The function then throws a RangeError if the value has no finite decimal.
   */
  toText(maxPlaces?: number): string {
    const places = maxPlaces ?? placesOf(this.value.d);
    if (places === undefined) throw new RangeError('The value has no finite decimal text');

    const { s, n, d } = this.value;
    // Adding half a unit before truncating rounds the magnitude half up. A value that fits into `places` is unchanged.
    const scaled = (2n * n * 10n ** BigInt(places) + d) / (2n * d);
    return textOf(s < 0n ? -scaled : scaled, places);
  }

  /** Formats for messages and logs, rounded to six places. To store or send a value, use `toText`. */
  toString(): string {
    return this.toText(DECIMAL_LIMITS.places);
  }
}

/** Formats `scaled / 10^places` without trailing zeros. */
function textOf(scaled: bigint, places: number): string {
  const digits = (scaled < 0n ? -scaled : scaled).toString().padStart(places + 1, '0');
  const point = digits.length - places;
  const fraction = digits.slice(point).replace(/0+$/, '');
  return (scaled < 0n ? '-' : '') + digits.slice(0, point) + (fraction && `.${fraction}`);
}

/**
 * Returns the exact sum of decimal texts, in the format of `Decimal`. A trace adds up thousands of stored texts. This
 * function is faster than `Decimal`, which reduces a fraction at each step.
 */
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
 * An amount of money in the shop's currency: a positive decimal text without trailing zeros, e.g. `19.99`. Amounts are
 * stored in this form. Requests and responses have numbers. To calculate, use `Decimal.of`.
 */
export type Money = string & { readonly [money]: true };

/**
 * Parses money: a JSON number above zero with at most 4 decimal places and at most 10 digits before the point
 * (docs/contract.md, section 1). Within these limits a double identifies each decimal, so the amount is exact.
 */
export function parseMoney(raw: unknown): Parsed<Money> {
  const parsed = Decimal.parseNumber(raw, MONEY_LIMITS);
  if (!parsed.ok) return parsed;
  if (!isAboveZero(parsed.value)) return bad(say`must be above zero`);
  return ok(parsed.value.toText() as Money);
}

/**
 * Creates money from a trusted text such as a stored one: "19.9900" becomes `19.99`. Throws a RangeError for other
 * texts.
 */
export function moneyOf(text: string): Money {
  const value = Decimal.of(text);
  if (!isAboveZero(value)) throw new RangeError(`Not money: ${text}`);
  return value.toText() as Money;
}

/** Converts money to a JSON number: the double nearest to the text. */
export const moneyToNumber = (amount: Money): number => Number(amount);

function isAboveZero(value: Decimal): boolean {
  return value.compare(Decimal.ZERO) > 0;
}

function fits(text: string, limits: DecimalLimits): boolean {
  const match = FORM.exec(text);
  return match !== null && (match[1] ?? '').length <= limits.digits && (match[2] ?? '').length <= limits.places;
}

// Returns the number of decimal places, or undefined if the decimal is infinite. A reduced fraction has a finite
// decimal when 2 and 5 are the only prime factors of its denominator. The number of places is the larger of the two
// exponents.
function placesOf(denominator: bigint): number | undefined {
  let rest = denominator;
  let twos = 0;
  let fives = 0;
  for (; rest % 2n === 0n; rest /= 2n) twos++;
  for (; rest % 5n === 0n; rest /= 5n) fives++;
  return rest === 1n ? Math.max(twos, fives) : undefined;
}
