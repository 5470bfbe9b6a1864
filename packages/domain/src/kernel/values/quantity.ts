import { Decimal } from './decimal.ts';
import { say } from './message.ts';
import { bad, ok, type Parsed } from './parsed.ts';

export interface UnitDefinition {
  /** The kind of quantity. Units of the same kind convert into each other; units of different kinds do not. */
  readonly kind: string;
  /** The size of one unit in base units of its kind, as an exact decimal text. */
  readonly factor: string;
}

/**
 * The closed catalogue of units (docs/contract.md, section 10), by their names in capitals.
 *
 * Base units are the kilogram, the litre, the metre, the piece and each packaging. Every factor is a finite decimal. So
 * an amount with a finite decimal text also has one in the base unit, and can be stored exactly.
 *
 * Pound and ounce are avoirdupois, by the International Yard and Pound Agreement of 1959. A pound is exactly 0.45359237
 * kg, an ounce is a sixteenth of it.
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

  // Packaging converts only to itself, because the content of a crate differs from crate to crate.
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

/**
 * Aliases of units, each with the canonical name of its unit. A unit with the same factor but another meaning, such as
 * PORTION for PIECE, is no alias.
 */
const FURTHER_NAMES: Readonly<Record<string, keyof typeof UNITS>> = {
  KILOGRAM: 'KG',
  GRAM: 'G',
  MILLIGRAM: 'MG',
  TONNE: 'T',
  POUND: 'LB',
  OUNCE: 'OZ',
  LITER: 'L',
  LITRE: 'L',
  MILLILITER: 'ML',
  METER: 'M',
  PIECES: 'PIECE',
  PCS: 'PIECE',
  PC: 'PIECE',
  STK: 'PIECE',
  STUECK: 'PIECE',
  UNIT: 'PIECE',
  PIECE_FIXED: 'PIECE',
  PIECE_VARIABLE: 'PIECE',
};

/** Returns the canonical name of a unit, in capitals: `KG` for `kilogram`. */
export const firstNameOf = (unit: string): string => FURTHER_NAMES[unit.toUpperCase()] ?? unit.toUpperCase();

/** The canonical names of all units, for selection fields. Each unit occurs once. */
export const UNIT_CHOICES: readonly string[] = Object.keys(UNITS).filter((name) => firstNameOf(name) === name);

export type UnitKind = (typeof UNITS)[keyof typeof UNITS]['kind'];

declare const unit: unique symbol;

/** A unit of the catalogue as written: "kg" stays "kg" and is the same unit as "KG". */
export type Unit = string & { readonly [unit]: true };

const CATALOGUE: ReadonlyMap<string, { readonly kind: UnitKind; readonly factor: Decimal }> = new Map(
  Object.entries(UNITS).map(([name, { kind, factor }]) => [name, { kind, factor: Decimal.of(factor) }]),
);

/** The base unit of each kind: its first unit with factor 1. */
const BASE_UNITS: ReadonlyMap<UnitKind, Unit> = new Map(
  Object.entries(UNITS)
    .filter(([, { factor }]) => factor === '1')
    .reverse()
    .map(([name, { kind }]) => [kind, name as Unit]),
);

// ASCII only, because toUpperCase would turn ſ into S and ı into I.
const NAME = /^[A-Za-z_]+$/;

const isUnit = (text: string): text is Unit => NAME.test(text) && CATALOGUE.has(text.toUpperCase());

/**
 * Parses a unit in upper or lower case. Returns it trimmed, in its original case. The message of a fault lists the
 * whole catalogue.
 */
export function parseUnit(raw: unknown): Parsed<Unit> {
  const text = typeof raw === 'string' ? raw.trim() : '';
  return isUnit(text) ? ok(text) : bad(say`must be one of ${Object.keys(UNITS).join(', ')}`);
}

/**
 * Creates a unit from a trusted text such as a stored one. Throws a RangeError for other texts, because that is a
 * defect.
 */
export function unitOf(text: string): Unit {
  if (!isUnit(text)) throw new RangeError(`Not a unit: ${text}`);
  return text;
}

export function kindOf(unit: Unit): UnitKind {
  return definitionOf(unit).kind;
}

/** Returns the size of one unit in base units of its kind. */
export function factorOf(unit: Unit): Decimal {
  return definitionOf(unit).factor;
}

/** Returns the base unit of a kind: KG, L, M, PIECE, or the packaging itself. */
export const baseUnitOf = (kind: UnitKind): Unit => BASE_UNITS.get(kind) ?? unitOf(kind);

/**
 * Returns whether the two units are of the same kind, so that their quantities can be converted, added and compared.
 */
export function sameKind(a: Unit, b: Unit): boolean {
  return kindOf(a) === kindOf(b);
}

function definitionOf(unit: Unit): { readonly kind: UnitKind; readonly factor: Decimal } {
  const definition = CATALOGUE.get(unit.toUpperCase());
  if (!definition) throw new RangeError(`Not a unit: ${unit}`);
  return definition;
}

interface AmountRule {
  /** Whether zero is allowed, as for levels such as a minimum. */
  readonly allowZero?: boolean;
}

/**
 * Parses the amount of a quantity from a decimal text. The amount must be above zero, or at least zero with `allowZero`
 * (docs/contract.md, section 1).
 */
export function parseQuantityAmount(raw: unknown, rule: AmountRule = {}): Parsed<Decimal> {
  return checkSign(Decimal.parse(raw), rule);
}

/**
 * Parses the amount of a quantity from a JSON number, with the rule of `parseQuantityAmount`. The contract has only few
 * quantities as numbers.
 */
export function parseQuantityNumber(raw: unknown, rule: AmountRule = {}): Parsed<Decimal> {
  return checkSign(Decimal.parseNumber(raw), rule);
}

function checkSign(amount: Parsed<Decimal>, rule: AmountRule): Parsed<Decimal> {
  if (!amount.ok) return amount;
  if (rule.allowZero) return amount.value.isNegative() ? bad(say`must not be below zero`) : amount;
  return amount.value.isNegative() || amount.value.isZero() ? bad(say`must be above zero`) : amount;
}

// Maximum decimal places of rounded amounts, as many as requests may have.
const SHOWN_PLACES = 6;

/**
 * An immutable amount in a unit, with exact arithmetic.
 *
 * It holds the amount in the base unit of its kind. So quantities of one kind add and compare across units, and storage
 * loses no digit. A difference may be negative; the caller decides whether that is allowed.
 *
 * Operations on different kinds throw a RangeError, not a refusal. Code that takes a unit from outside must check it
 * with `sameKind` first.
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

  /** Restores a stored quantity from `inBase().toText()` and `unit`. Throws a RangeError for invalid texts. */
  static fromBase(base: string, unit: string): Quantity {
    return new Quantity(Decimal.of(base), unitOf(unit));
  }

  /** The exact amount in the quantity's own unit. It may have no finite decimal: a pound less 100 g, in pounds. */
  get amount(): Decimal {
    return this.base.dividedBy(factorOf(this.unit));
  }

  /** Returns the exact amount in the base unit of its kind. Store its text together with the unit. */
  inBase(): Decimal {
    return this.base;
  }

  /** Returns the same quantity in another unit of its kind. */
  to(unit: Unit): Quantity {
    this.mustMatch(unit);
    return new Quantity(this.base, unit);
  }

  /** Returns the sum in this quantity's unit. */
  plus(other: Quantity): Quantity {
    this.mustMatch(other.unit);
    return new Quantity(this.base.plus(other.base), this.unit);
  }

  /** Returns the difference in this quantity's unit, negative when `other` is more. */
  minus(other: Quantity): Quantity {
    this.mustMatch(other.unit);
    return new Quantity(this.base.minus(other.base), this.unit);
  }

  /** Compares for `sort`: negative when this is less than `other`, zero when equal, positive when more. */
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

  /**
   * Formats the amount: exact if it has a finite decimal in the unit, else rounded to six places as `Decimal.toText`
   * does.
   */
  amountText(): string {
    const amount = this.amount;
    return amount.terminates() ? amount.toText() : amount.toText(SHOWN_PLACES);
  }

  /** Formats the amount with at most six places, as the contract limits it. Rounds as `Decimal.toText` does. */
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
