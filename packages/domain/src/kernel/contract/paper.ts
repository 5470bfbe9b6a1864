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
  /** `rest`: the column takes the width that the others leave. Each table has one. A number: millimetres. */
  readonly width: 'content' | 'rest' | number;
  readonly isNumber?: true;
}

/** A cell. A list has a text and the smaller lines below it. */
export type PaperCell = string | readonly [text: string, ...below: string[]];

export interface PaperTable {
  /** The heading above the table. Empty: none. */
  readonly heading: string;
  readonly columns: readonly PaperColumn[];
  readonly rows: readonly (readonly PaperCell[])[];
  /**
   * Headings inside the table, by the index of the row below, which stays on the page of its heading. The table then has
   * no column with the width `content`.
   */
  readonly headings?: ReadonlyMap<number, string>;
  /** A sentence between the heading and the table. Without columns it stands alone. */
  readonly intro?: string;
  /** Whether the table has small letters and low rows. Long headings of its columns then wrap. */
  readonly isDense?: true;
  /** Whether its rows may break over pages, because they can be higher than a page. */
  readonly rowsBreak?: true;
  /** Sums below the rows, each with a label. */
  readonly totals: readonly (readonly [label: string, amount: string])[];
}

/** Sums below all tables, at the right. All columns after the first have amounts. */
export interface PaperSums {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
  /** The last row, which is emphasised. */
  readonly total: readonly string[];
  /** A code at the left of the sums. Null: none. */
  readonly code: PaperCode | null;
}

/** A QR code (ISO/IEC 18004) with error correction level M. */
export interface PaperCode {
  /** At most `PAPER_CODE_BYTES_MAX` bytes in UTF-8. */
  readonly content: string;
  readonly caption: string;
}

/** The bytes that a QR code of version 13 has space for. */
export const PAPER_CODE_BYTES_MAX = 331;

/** A file inside the PDF (PDF/A-3: ISO 19005-3, section 6.8). */
export interface PaperAttachment {
  readonly fileName: string;
  /** The content, which is attached in UTF-8. */
  readonly text: string;
  readonly mediaType: string;
  /** `Alternative`: the file says the same as the letter. */
  readonly relationship: 'Alternative';
  readonly description: string;
  /** The properties of the file in the metadata of the PDF (XMP), with their schema. */
  readonly metadata: {
    readonly schema: string;
    readonly namespace: string;
    readonly prefix: string;
    readonly properties: readonly { readonly name: string; readonly value: string; readonly description: string }[];
  };
}

export interface Paper {
  readonly fileName: string;
  readonly language: PaperLanguage;
  /** The number of the document, which identifies the file. The properties of the file have no other data. */
  readonly number: string;
  /** The time of the document, which is the creation time in the file. So a letter that is drawn again has the same bytes. */
  readonly createdAt: Date;
  readonly letterhead: Letterhead;
  /** The lines of the address in the window. Empty: the paper has no window and no marks for folding. */
  readonly recipient: readonly string[];
  /** The block beside the address: days, numbers, references. */
  readonly facts: readonly (readonly [label: string, value: string])[];
  readonly title: string;
  readonly opening: readonly string[];
  readonly tables: readonly PaperTable[];
  readonly sums?: PaperSums;
  /** Paragraphs. A line feed starts a new line. */
  readonly notes: readonly string[];
  /** The labels of lines for signatures. */
  readonly signatures: readonly string[];
  /** Small print after everything else. */
  readonly smallPrint: readonly string[];
  /** Lines at the foot of each page, beside its number. */
  readonly pageLines?: readonly string[];
  /** What each page says about the whole paper, emphasised: that it is a draft. */
  readonly pageMark?: string;
  /** The texts at the foot of each page: `Seite {page} von {pages}`. */
  readonly pageLabel: string;
  readonly attachment?: PaperAttachment;
}
