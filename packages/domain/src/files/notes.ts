/** The faults of a file. */
import type { CellNote, FileRow, Sheet } from '../kernel/contract/file.ts';
import type { Refusal } from '../kernel/contract/refusal.ts';
import type { AnyFileKind, ReportCell } from '../kernel/execution/file-kind.ts';
import { say } from '../kernel/values/message.ts';

/** Maximum length of the text of a cell in a fault. */
const SHOWN_MAX = 200;

/** A refusal of an operation that a row needs. */
export class RowRefused extends Error {
  readonly row: FileRow;
  readonly refusal: Refusal;

  constructor(row: FileRow, refusal: Refusal) {
    super(refusal.message);
    this.row = row;
    this.refusal = refusal;
  }
}

/** Collects the faults of a file. */
export class Notes {
  readonly #sheet: Sheet;
  readonly #notes: CellNote[];
  readonly #rows: Set<number>;
  readonly #cells: Set<string>;
  /** The cells that could not be read. Nothing else about them is reported. */
  readonly #unread: ReadonlySet<string>;

  constructor(sheet: Sheet) {
    this.#sheet = sheet;
    this.#notes = [...sheet.faults];
    this.#rows = new Set(sheet.faults.map(({ row }) => row));
    this.#cells = new Set(sheet.faults.map(({ row, column }) => `${row} ${column}`));
    this.#unread = new Set(this.#cells);
  }

  readonly report: ReportCell = ({ row, texts }, member, message) => {
    const column = this.#headingOf(member);
    if (column !== '' && this.#unread.has(`${row} ${column}`)) return;
    this.#notes.push({ row, column, value: (texts[member] ?? '').slice(0, SHOWN_MAX), message });
    this.#rows.add(row);
    this.#cells.add(`${row} ${column}`);
  };

  /** Reports a fault unless the cell has one already. */
  readonly reportOnce: ReportCell = (row, member, message) => {
    if (!this.isFaultyAt(row, member)) this.report(row, member, message);
  };

  hasFaultyHeading(): boolean {
    return this.#notes.some(({ row }) => row <= this.#sheet.headingRow);
  }

  isFaultyAt({ row }: FileRow, member: string): boolean {
    return this.#cells.has(`${row} ${this.#headingOf(member)}`);
  }

  #headingOf(member: string): string {
    return this.#sheet.columns.find((one) => one.member === member)?.heading ?? member;
  }

  isFaulty(row: number): boolean {
    return this.#rows.has(row);
  }

  /** Reports the faults of a refusal at the cells of their members. */
  refused({ row, refusal }: RowRefused, { columns }: AnyFileKind): void {
    for (const { field, message } of refusal.faults ?? [{ field: '', message: refusal.said }]) {
      const member =
        field
          .split('.')
          .at(-1)
          ?.replace(/\[\d+\]$/, '') ?? '';
      const column = columns.find((one) => one.member === member || one.also?.includes(member));
      this.report(row, column?.member ?? '', column || field === '' ? message : say`${field} ${message}`);
    }
  }

  inOrder(): readonly CellNote[] {
    const order = new Map(this.#sheet.columns.map(({ heading }, at) => [heading, at]));
    const place = ({ column }: CellNote) => order.get(column) ?? -1;
    return this.#notes.toSorted((a, b) => a.row - b.row || place(a) - place(b));
  }
}
