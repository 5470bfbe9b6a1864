/**
 * The series of document numbers. One locked record gives the numbers in the transaction that issues, so that a document
 * that is refused, rolled back or killed takes none.
 */
import { type Aggregate, aggregateKind } from '../../kernel/contract/aggregate.ts';
import type { UnitOfWork } from '../../kernel/execution/unit-of-work.ts';
import type { CalendarDate } from '../../kernel/values/calendar.ts';

export interface NumberSeriesState {
  readonly id: string;
  /** The issue date of the last document, which gives the year of its number. */
  readonly lastDate: CalendarDate;
  /** The number of the last document in its year. */
  readonly lastNumber: number;
}

/** The id of the only record. */
export const SERIES_ID = 'invoice';

export interface IssueNumber {
  /** `RE-2026-00001`. */
  readonly number: string;
  readonly issueDate: CalendarDate;
  /** The running number in the year, from 1. */
  readonly serial: number;
}

/** Returns the issue date of the next document: today, but not before that of the last one. */
export const nextIssueDate = (
  series: Pick<NumberSeriesState, 'lastDate'> | undefined,
  today: CalendarDate,
): CalendarDate => (series && series.lastDate > today ? series.lastDate : today);

const yearOf = (day: CalendarDate): string => day.slice(0, 4);
const DIGITS = 5;

export class NumberSeries implements Aggregate<NumberSeriesState> {
  #state: NumberSeriesState;

  private constructor(state: NumberSeriesState) {
    this.#state = state;
  }

  static restore(state: NumberSeriesState): NumberSeries {
    return new NumberSeries(state);
  }

  get state(): NumberSeriesState {
    return this.#state;
  }

  /** Takes the next number. Numbers begin at 1 each year, whatever the prefix is. */
  next(prefix: string, today: CalendarDate): IssueNumber {
    const issueDate = nextIssueDate(this.#state, today);
    const isSameYear = yearOf(issueDate) === yearOf(this.#state.lastDate);
    const serial = isSameYear ? this.#state.lastNumber + 1 : 1;
    this.#state = { ...this.#state, lastDate: issueDate, lastNumber: serial };
    return { number: `${prefix}-${yearOf(issueDate)}-${String(serial).padStart(DIGITS, '0')}`, issueDate, serial };
  }
}

export const NumberSeriesKind = aggregateKind<NumberSeriesState, NumberSeries>({
  name: 'number_series',
  restore: NumberSeries.restore,
  audited: false,
});

/** Locks the series until the unit of work ends. Creates it for the first document. */
export async function lockedSeries(unit: UnitOfWork, today: CalendarDate): Promise<NumberSeries> {
  const repository = unit.of(NumberSeriesKind);
  const stored = await repository.find(SERIES_ID);
  if (stored) return stored;
  const series = NumberSeries.restore({ id: SERIES_ID, lastDate: today, lastNumber: 0 });
  repository.add(series);
  return series;
}
