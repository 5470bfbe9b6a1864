/** The port that lays out labels and draws them as files. */

import type { LabelSize } from '../../settings/index.ts';
import type { LabelElement } from '../compile/element.ts';
import type { Pack } from './print.ts';

/** The labels of a print, for the layout. */
export interface PrintedLabels {
  readonly size: LabelSize;
  readonly elements: readonly LabelElement[];
  readonly packs: readonly Pack[];
  /** Labels of each pack: 1, except for a fixed filling. */
  readonly copies: number;
  /** The time in the file, so that the same print has the same bytes. */
  readonly printedAt: Date;
}

export interface LabelPrinter {
  /** Returns whether all labels fit on their size with the letters that the law requires. */
  fits(labels: Omit<PrintedLabels, 'printedAt'>): Promise<boolean>;
  /** Returns the PDF: a page of the size for each label. */
  pdf(labels: PrintedLabels): Promise<Uint8Array>;
  /** Returns ZPL for 203 dpi: a format for each pack, with its copies. */
  zpl(labels: PrintedLabels): Promise<string>;
}

declare module '../../kernel/execution/ports.ts' {
  interface UnitServices {
    readonly labelPrinter: LabelPrinter;
  }
}
