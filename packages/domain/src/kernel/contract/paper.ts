/**
 * Business letters as data. The core decides what a letter says, and an adapter draws it. All texts are in the language
 * of the letter, with numbers and days as people write them.
 */

export const PAPER_LANGUAGES = ['de', 'en'] as const;
export type PaperLanguage = (typeof PAPER_LANGUAGES)[number];

/** The sender of a letter, the same on all papers of the shop. */
export interface Letterhead {
  readonly name: string;
  /** The sender in one line, for the window of the envelope. */
  readonly sender: string;
  /** A PNG or SVG as a data URI. Null: none. */
  readonly logo: string | null;
  /** The columns at the foot of each page, with their lines. */
  readonly foot: readonly (readonly string[])[];
}

export interface PaperColumn {
  readonly title: string;
  /** `rest`: the column takes the width that the others leave. Each table has one. */
  readonly width: 'content' | 'rest';
  readonly isNumber?: true;
}

/** A cell. A list has a text and the smaller lines below it. */
export type PaperCell = string | readonly [text: string, ...below: string[]];

export interface PaperTable {
  /** The heading above the table. Empty: none. */
  readonly heading: string;
  readonly columns: readonly PaperColumn[];
  readonly rows: readonly (readonly PaperCell[])[];
  /** Sums below the rows, each with a label. */
  readonly totals: readonly (readonly [label: string, amount: string])[];
}

export interface Paper {
  readonly fileName: string;
  readonly language: PaperLanguage;
  /** The number of the document, which identifies the file. The properties of the file have no other data. */
  readonly number: string;
  /** The time of the document, which is the creation time in the file. So a letter that is drawn again has the same bytes. */
  readonly createdAt: Date;
  readonly letterhead: Letterhead;
  /** The lines of the address in the window. */
  readonly recipient: readonly string[];
  /** The block beside the address: days, numbers, references. */
  readonly facts: readonly (readonly [label: string, value: string])[];
  readonly title: string;
  readonly opening: readonly string[];
  readonly tables: readonly PaperTable[];
  readonly notes: readonly string[];
  /** The labels of lines for signatures. */
  readonly signatures: readonly string[];
  /** Small print after everything else. */
  readonly smallPrint: readonly string[];
  /** The texts at the foot of each page: `Seite {page} von {pages}`. */
  readonly pageLabel: string;
}
