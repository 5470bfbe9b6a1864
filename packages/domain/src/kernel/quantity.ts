import { Decimal } from './decimal.ts';
import { say } from './message.ts';
import { bad, ok, type Parsed } from './parsed.ts';

export interface UnitDefinition {
  /** Units of one kind convert into each other, units of two kinds never. */
  readonly kind: string;
  /** How many base units of its kind one of it is, as an exact decimal text. */
  readonly factor: string;
}

/**
 * The closed catalogue of units (docs/contract.md, section 10), by their names in capitals.
 *
 * Base units are the kilogram, the litre, the metre and the piece. Every factor is a finite decimal, so an amount with
 * a finite decimal text has one in the base unit too, and can be stored exactly.
 *
 * Pound and ounce are the avoirdupois ones of the International Yard and Pound Agreement of 1959: a pound is exactly
 * 0.45359237 kg, an ounce is a sixteenth of it.
 */
export const UNITS = {
  KG: { kind: 'mass', factor: '1' },
  KILOGRAM: { kind: 'mass', factor: '1' },
  G: { kind: 'mass', factor: '0.001' },
  GRAM: { kind: 'mass', factor: '0.001' },
  MG: { kind: 'mass', factor: '0.000001' },
  MILLIGRAM: { kind: 'mass', factor: '0.000001' },
  T: { kind: 'mass', factor: '1000' },
  TONNE: { kind: 'mass', factor: '1000' },
  LB: { kind: 'mass', factor: '0.45359237' },
  POUND: { kind: 'mass', factor: '0.45359237' },
  OZ: { kind: 'mass', factor: '0.028349523125' },
  OUNCE: { kind: 'mass', factor: '0.028349523125' },
  HUNDRED_GRAM: { kind: 'mass', factor: '0.1' },

  L: { kind: 'volume', factor: '1' },
  LITER: { kind: 'volume', factor: '1' },
  LITRE: { kind: 'volume', factor: '1' },
  ML: { kind: 'volume', factor: '0.001' },
  MILLILITER: { kind: 'volume', factor: '0.001' },
  CL: { kind: 'volume', factor: '0.01' },
  DL: { kind: 'volume', factor: '0.1' },

  M: { kind: 'length', factor: '1' },
  METER: { kind: 'length', factor: '1' },
  CM: { kind: 'length', factor: '0.01' },
  MM: { kind: 'length', factor: '0.001' },

  PIECE: { kind: 'count', factor: '1' },
  PIECES: { kind: 'count', factor: '1' },
  PCS: { kind: 'count', factor: '1' },
  PC: { kind: 'count', factor: '1' },
  STK: { kind: 'count', factor: '1' },
  STUECK: { kind: 'count', factor: '1' },
  UNIT: { kind: 'count', factor: '1' },
  PIECE_FIXED: { kind: 'count', factor: '1' },
  PIECE_VARIABLE: { kind: 'count', factor: '1' },
  PAIR: { kind: 'count', factor: '2' },
  DOZEN: { kind: 'count', factor: '12' },
  PORTION: { kind: 'count', factor: '1' },
  SLICE: { kind: 'count', factor: '1' },

  // What a crate holds differs from crate to crate: packaging converts to itself alone.
  PACK: { kind: 'pack', factor: '1' },
  BOX: { kind: 'box', factor: '1' },
  CRATE: { kind: 'crate', factor: '1' },
  CAN: { kind: 'can', factor: '1' },
  JAR: { kind: 'jar', factor: '1' },
  BAG: { kind: 'bag', factor: '1' },
  TRAY: { kind: 'tray', factor: '1' },
  RING: { kind: 'ring', factor: '1' },
  BOTTLE: { kind: 'bottle', factor: '1' },
  PALLET: { kind: 'pallet', factor: '1' },
} as const satisfies Record<string, UnitDefinition>;

export type UnitKind = (typeof UNITS)[keyof typeof UNITS]['kind'];

declare const unit: unique symbol;

/** A unit of the catalogue as it was written: "kg" stays "kg", and is the same measure as "KG". */
export type Unit = string & { readonly [unit]: true };

const CATALOGUE: ReadonlyMap<string, { readonly kind: UnitKind; readonly factor: Decimal }> = new Map(
  Object.entries(UNITS).map(([name, { kind, factor }]) => [name, { kind, factor: Decimal.of(factor) }]),
);

// Names are ASCII. Without this, capitals of other letters would let in ſ for S and ı for I.
/** Of each kind the first unit whose factor is 1. */
const BASE_UNITS: ReadonlyMap<UnitKind, Unit> = new Map(
  Object.entries(UNITS)
    .filter(([, { factor }]) => factor === '1')
    .reverse()
    .map(([name, { kind }]) => [kind, name as Unit]),
);

const NAME = /^[A-Za-z_]+$/;

const isUnit = (text: string): text is Unit => NAME.test(text) && CATALOGUE.has(text.toUpperCase());

/** Reads a unit, in capitals or not, and gives it trimmed but as written. A refusal names the whole catalogue. */
export function parseUnit(raw: unknown): Parsed<Unit> {
  const text = typeof raw === 'string' ? raw.trim() : '';
  return isUnit(text) ? ok(text) : bad(say`must be one of ${Object.keys(UNITS).join(', ')}`);
}

/** A unit out of a text known to be one, as from a store. Throws a RangeError if it is not: that is a defect. */
export function unitOf(text: string): Unit {
  if (!isUnit(text)) throw new RangeError(`Not a unit: ${text}`);
  return text;
}

export function kindOf(unit: Unit): UnitKind {
  return definitionOf(unit).kind;
}

/** How many base units of its kind one of the unit is. */
export function factorOf(unit: Unit): Decimal {
  return definitionOf(unit).factor;
}

/** The base unit of a kind: KG, L, M, PIECE, or the packaging itself. */
export const baseUnitOf = (kind: UnitKind): Unit => BASE_UNITS.get(kind) ?? unitOf(kind);

/** True when quantities in the two units convert, add and compare. */
export function sameKind(a: Unit, b: Unit): boolean {
  return kindOf(a) === kindOf(b);
}

function definitionOf(unit: Unit): { readonly kind: UnitKind; readonly factor: Decimal } {
  const definition = CATALOGUE.get(unit.toUpperCase());
  if (!definition) throw new RangeError(`Not a unit: ${unit}`);
  return definition;
}

interface AmountRule {
  /** True for levels such as a minimum, where nothing is an amount too. */
  readonly allowZero?: boolean;
}

/** Reads the amount of a quantity out of a decimal text; it must be above zero (docs/contract.md, section 1). */
export function parseQuantityAmount(raw: unknown, rule: AmountRule = {}): Parsed<Decimal> {
  return checkSign(Decimal.parse(raw), rule);
}

/** The same out of a JSON number, for the few quantities that the contract has as numbers. */
export function parseQuantityNumber(raw: unknown, rule: AmountRule = {}): Parsed<Decimal> {
  return checkSign(Decimal.parseNumber(raw), rule);
}

function checkSign(amount: Parsed<Decimal>, rule: AmountRule): Parsed<Decimal> {
  if (!amount.ok) return amount;
  if (rule.allowZero) return amount.value.isNegative() ? bad(say`must not be below zero`) : amount;
  return amount.value.isNegative() || amount.value.isZero() ? bad(say`must be above zero`) : amount;
}

// How precisely an amount is shown that has no finite decimal in its unit: as precisely as requests may give one.
const SHOWN_PLACES = 6;

/**
 * How much of something, in a unit. It never changes, and all it does is exact.
 *
 * It holds the amount in the base unit of its kind, so quantities of one kind add and compare whatever their units, and
 * what is stored and restored is the same to the last digit. A difference may be below zero; whether that is allowed is
 * for the caller to say.
 *
 * Quantities of two kinds never mix. Trying throws a RangeError, not a refusal: whoever takes a unit from outside
 * checks it with `sameKind` first, and knows what to say to the caller.
 */
export class Quantity {
  readonly unit: Unit;
  private readonly base: Decimal;

  private constructor(base: Decimal, unit: Unit) {
    this.base = base;
    this.unit = unit;
  }

  static of(amount: Decimal, unit: Unit): Quantity {
    return new Quantity(amount.times(factorOf(unit)), unit);
  }

  /** Restores what was stored as `inBase().toText()` and `unit`. Throws a RangeError where these are no such texts. */
  static fromBase(base: string, unit: string): Quantity {
    return new Quantity(Decimal.of(base), unitOf(unit));
  }

  /** The exact amount in the quantity's own unit. It may have no finite decimal: a pound less 100 g, in pounds. */
  get amount(): Decimal {
    return this.base.dividedBy(factorOf(this.unit));
  }

  /** The exact amount in the base unit of its kind; its text, with the unit, is what to store. */
  inBase(): Decimal {
    return this.base;
  }

  /** The same quantity in another unit of its kind. */
  to(unit: Unit): Quantity {
    this.mustMatch(unit);
    return new Quantity(this.base, unit);
  }

  /** The sum, in this quantity's unit. */
  plus(other: Quantity): Quantity {
    this.mustMatch(other.unit);
    return new Quantity(this.base.plus(other.base), this.unit);
  }

  /** What is left, in this quantity's unit; below zero when `other` is more. */
  minus(other: Quantity): Quantity {
    this.mustMatch(other.unit);
    return new Quantity(this.base.minus(other.base), this.unit);
  }

  /** Below zero when this is less than `other`, zero when they are equal, above zero when more: fit for `sort`. */
  compare(other: Quantity): number {
    this.mustMatch(other.unit);
    return this.base.compare(other.base);
  }

  isZero(): boolean {
    return this.base.isZero();
  }

  isNegative(): boolean {
    return this.base.isNegative();
  }

  /** The amount to show: exact where it has a finite decimal in the unit, else rounded half up to six places. */
  amountText(): string {
    const amount = this.amount;
    return amount.terminates() ? amount.toText() : amount.toText(SHOWN_PLACES);
  }

  /** The amount to show where the contract says how far: exact where it ends within six places, else rounded half up. */
  shortText(): string {
    return this.amount.toText(SHOWN_PLACES);
  }

  toString(): string {
    return `${this.amountText()} ${this.unit}`;
  }

  private mustMatch(unit: Unit): void {
    if (!sameKind(this.unit, unit)) throw new RangeError(`${this.unit} and ${unit} do not convert into each other`);
  }
}
