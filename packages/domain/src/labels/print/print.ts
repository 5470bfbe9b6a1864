/** Prints: the frozen copies of what went onto the goods of a lot. */
import { Lots } from '../../inventory/index.ts';
import { type Aggregate, aggregateKind } from '../../kernel/contract/aggregate.ts';
import { Articles } from '../../masterdata/index.ts';
import type { LabelSize } from '../../settings/index.ts';
import type { LabelElement } from '../compile/element.ts';
import type { LabelWarning } from '../compile/reasons.ts';
import { Labels } from '../label/label.ts';
import { labelPrintSubject } from '../subjects.ts';

/** EAN13: the code of the shop's tills. GS1_128: element strings in brackets. QR: the plain lot number. */
export const SYMBOL_KINDS = ['EAN13', 'GS1_128', 'QR'] as const;
export type SymbolKind = (typeof SYMBOL_KINDS)[number];

export interface PackSymbol {
  readonly kind: SymbolKind;
  /** The text below the bars; of a QR code, its content. */
  readonly text: string;
}

/** One pack of a weight, or all packs of a fixed filling. */
export interface Pack {
  /** Kg, a decimal text with at most three places. */
  readonly weightKg: string;
  /** "405 g", "1,250 kg". */
  readonly netQuantity: string;
  /** "Preis: 6,84 € (16,90 €/kg)". Null: not priced. */
  readonly price: string | null;
  readonly symbols: readonly PackSymbol[];
}

export interface LabelPrintState {
  readonly id: string;
  readonly labelId: string;
  readonly labelVersion: number;
  readonly lotId: string;
  readonly lotNumber: string;
  readonly articleId: string;
  readonly articleName: string;
  /** The size at the time of printing: M, L or one of the settings. */
  readonly size: LabelSize;
  readonly elements: readonly LabelElement[];
  readonly packs: readonly Pack[];
  /** How many labels: the weights, or the copies of a fixed filling. */
  readonly count: number;
  readonly warnings: readonly LabelWarning[];
  /** The username. */
  readonly printedBy: string;
  readonly printedAt: Date;
}

/** An immutable print. */
export class LabelPrint implements Aggregate<LabelPrintState> {
  readonly state: LabelPrintState;

  private constructor(state: LabelPrintState) {
    this.state = state;
  }

  /** Makes a print, or rebuilds a stored one. */
  static restore(state: LabelPrintState): LabelPrint {
    return new LabelPrint(state);
  }
}

export const LabelPrints = aggregateKind<LabelPrintState, LabelPrint>({
  ...labelPrintSubject,
  restore: LabelPrint.restore,
  references: [
    { member: 'labelId', to: () => Labels },
    { member: 'lotId', to: () => Lots },
    { member: 'articleId', to: () => Articles },
  ],
  filters: ['lotId', 'articleId', 'labelId'],
  // The record is itself the proof, and may be large.
  audited: 'by name',
});
