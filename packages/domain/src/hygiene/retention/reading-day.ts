/** What is kept of the readings of a sensor on a day of the shop, or on a part of it, after they were deleted. */
import { type Aggregate, aggregateKind } from '../../kernel/contract/aggregate.ts';
import { ControlPoints } from '../control-point/control-point.ts';

/** A time in which the sensor sent readings without a silence. ISO texts, both inclusive. */
export interface Stretch {
  readonly from: string;
  readonly until: string;
}

export interface ReadingDayState {
  /** The id of the point and the first instant, so that no reading is kept twice. */
  readonly id: string;
  readonly controlPointId: string;
  /** The instant of the first reading, and the first moment after the last one. Both in one day of the shop. */
  readonly from: Date;
  readonly until: Date;
  /** How many readings were deleted. At least one, all within limits. */
  readonly count: number;
  /** The lowest and the highest value, and the sum of the values, as decimal texts. */
  readonly lowest: string;
  readonly highest: string;
  readonly sum: string;
  /** The values of the first and of the last reading. */
  readonly firstValue: string;
  readonly lastValue: string;
  /** Oldest first, never empty. Between two stretches there may have been a silence. */
  readonly stretches: readonly Stretch[];
}

export class ReadingDay implements Aggregate<ReadingDayState> {
  readonly state: ReadingDayState;

  private constructor(state: ReadingDayState) {
    this.state = state;
  }

  static keep(day: Omit<ReadingDayState, 'id'>): ReadingDay {
    return new ReadingDay({ id: `${day.controlPointId} ${day.from.toISOString()}`, ...day });
  }

  /** Rebuilds a stored day without checks, for adapters. */
  static restore(state: ReadingDayState): ReadingDay {
    return new ReadingDay(state);
  }
}

export const ReadingDays = aggregateKind<ReadingDayState, ReadingDay>({
  name: 'reading_day',
  restore: ReadingDay.restore,
  references: [{ member: 'controlPointId', to: () => ControlPoints }],
  filters: ['controlPointId'],
  audited: false,
});
