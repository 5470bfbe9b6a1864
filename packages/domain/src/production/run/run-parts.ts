/** The parts of a run that production batches and cuttings store. */
import type { Unit } from '../../kernel/values/quantity.ts';

/** An input or output of a run: a quantity of a lot in one stock batch. */
export interface LotEntry {
  readonly stockBatchId: string;
  readonly lotId: string;
  readonly lotNumber: string;
  readonly articleId: string;
  /** A decimal text in `unit`, above zero. Records store it exactly, responses round it to six places. */
  readonly quantity: string;
  /** The base unit of the kind (KG, L, M, PIECE), or the packaging unit itself. */
  readonly unit: Unit;
}

/** Waste without a lot. */
export interface Waste {
  /** A decimal text above zero, in `quantityUnit`. */
  readonly quantityAmount: string;
  readonly quantityUnit: Unit;
  /** The kind of waste, for example bones. Null: none given. */
  readonly reason: string | null;
}

/** The roles of outputs. MAIN is the product of the recipe. The other roles are further outputs of the same run. */
export const OUTPUT_ROLES = ['MAIN', 'CO_PRODUCT', 'BY_PRODUCT', 'REWORK'] as const;
export type OutputRole = (typeof OUTPUT_ROLES)[number];

/** Codes of the warnings of a completion. OUTLIVES_INPUT: an output expires later than an input. */
export const RUN_WARNINGS = ['OUTLIVES_INPUT'] as const;

/** A warning of a completion. It does not prevent the completion. */
export interface RunWarning {
  readonly code: (typeof RUN_WARNINGS)[number];
  /** Values for the placeholders of the warning's text. */
  readonly values?: Readonly<Record<string, string>>;
  /** The number of the output line, from 1. Null: the whole completion. */
  readonly line: number | null;
}
