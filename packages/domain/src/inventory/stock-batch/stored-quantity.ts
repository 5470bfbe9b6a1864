/** Quantities in the store and in responses. */
import * as out from '../../kernel/contract/output.ts';
import { kindOf, Quantity, type Unit, type UnitKind } from '../../kernel/values/quantity.ts';

/** A stored quantity. `Quantity.fromBase` restores the quantity. */
export interface StoredQuantity {
  /** The exact amount in the base unit of `quantityKind`, as a decimal text. */
  readonly quantityBase: string;
  /** The kind of the unit, derived from `quantityUnit`. The store sums quantities of one kind. */
  readonly quantityKind: UnitKind;
  /** The unit as it was entered. */
  readonly quantityUnit: Unit;
}

export const storedQuantity = (quantity: Quantity): StoredQuantity => ({
  quantityBase: quantity.inBase().toText(),
  quantityKind: kindOf(quantity.unit),
  quantityUnit: quantity.unit,
});

export const quantityOf = ({
  quantityBase,
  quantityUnit,
}: Pick<StoredQuantity, 'quantityBase' | 'quantityUnit'>): Quantity => Quantity.fromBase(quantityBase, quantityUnit);

/** An amount that is a text in the core and in responses. */
export const amountText = out.text({ description: 'A decimal number as text', examples: ['12.5'] });

/** The entered unit of a quantity. */
export const writtenUnit = out.unit({ description: 'As it was written', examples: ['KG'] });

/** A stored quantity in a response, as an object with amount and unit. */
export const levelOutput = out.madeFrom(
  out.object('StockLevel', { amount: out.exactNumber(), unit: writtenUnit }),
  (quantity: StoredQuantity) => ({ amount: quantityOf(quantity).amountText(), unit: quantity.quantityUnit }),
);
