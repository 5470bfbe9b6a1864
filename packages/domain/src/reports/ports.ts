/** The port through which reports read sums over deliveries, the ledger, batches and stock. */
import { specialReads } from '../kernel/execution/context.ts';
import type { CalendarDate } from '../kernel/values/calendar.ts';
import type { UnitKind } from '../kernel/values/quantity.ts';
import type { SalesGroup, StockGroup, WriteOffGroup } from './report-contracts.ts';
import type { VatPeriod } from './sales-figures.ts';

/** A group of a report. Quantities are exact decimal texts in base units. */
interface Group {
  readonly key: string;
  /** The name of the record now. That of a day or a reason is its key. */
  readonly name: string;
}

export interface SalesGroupSums extends Group {
  /** Number of different deliveries. */
  readonly deliveries: number;
  readonly kg: string;
  readonly pieces: string;
  /** The sum of the lines with a net amount. Null if no line has one. */
  readonly net: string | null;
  /** Number of lines without a net amount. */
  readonly unpriced: number;
}

export interface SalesSums {
  readonly groups: readonly SalesGroupSums[];
  /** Number of different deliveries in all groups. */
  readonly deliveries: number;
}

export interface WriteOffSums extends Group {
  readonly rows: number;
  readonly kg: string;
  readonly pieces: string;
}

export interface StockSums extends Group {
  readonly kind: UnitKind;
  readonly quantity: string;
  readonly blocked: string;
  readonly expiringIn7Days: string;
  readonly expired: string;
}

/** The sum of the rows of a batch for goods of one kind of unit, without undone rows. Above zero. */
export interface RunSum {
  readonly isInput: boolean;
  /** Whether the goods are of the recipe's article. */
  readonly isMain: boolean;
  readonly kind: UnitKind;
  /** In the base unit of the kind: an exact decimal text. */
  readonly base: string;
}

/** A completed batch with the sums of its rows in the ledger. */
export interface YieldBatch {
  readonly batchId: string;
  readonly batchNumber: string;
  readonly completedAt: Date;
  /** The planned yield of the recipe in the plan of the batch, in percent. */
  readonly planPercent: number;
  readonly sums: readonly RunSum[];
}

/** The period of a report in instants. The end does not belong to it. */
export interface Interval {
  readonly from: Date;
  readonly until: Date;
}

export interface ReportReader {
  /**
   * Returns the sums of delivery lines with a dispatch date in the period, without undone lines, less what was taken
   * back, as `lineFigures` calculates them. `rates`: the VAT rates of the period. At most `most` groups, unsorted.
   */
  sales(
    request: {
      readonly by: SalesGroup;
      readonly from: CalendarDate;
      readonly to: CalendarDate;
      readonly rates: readonly VatPeriod[];
    },
    most: number,
  ): Promise<SalesSums>;
  /**
   * Returns the sums of write-offs that are not undone, at most `most` groups, unsorted. `begins`: the instants at which
   * the days of the period begin, and the end of the last one. The key of a DAY is its place in this list.
   */
  writeOffs(by: WriteOffGroup, begins: readonly Date[], most: number): Promise<readonly WriteOffSums[]>;
  /** Returns the completed batches of a recipe, newest first, at most `most`. Undefined `within`: of any time. */
  yields(recipeId: string, within: Interval | undefined, most: number): Promise<readonly YieldBatch[]>;
  /**
   * Returns the sums of stock batches that are not depleted, for each kind of unit of an article or location, at most
   * `most` groups, unsorted. `today` and `soon`: the first and the last day of goods that expire soon.
   */
  stock(
    by: StockGroup,
    days: { readonly today: CalendarDate; readonly soon: CalendarDate },
    most: number,
  ): Promise<readonly StockSums[]>;
}

export const reportReads = specialReads('reports', { sales: true, writeOffs: true, yields: true, stock: true });

declare module '../kernel/execution/ports.ts' {
  interface Reads {
    readonly reports: ReportReader;
  }
}
