/**
 * The books of a check in a random history: its readings and its deviations by the rules of docs/contract.md, section
 * 29. After each write they look at the whole series again. Times are minutes, values are hundredths of a degree.
 */
import type { DeviationStatus, DeviationView } from '@cleaver/domain/hygiene';

export interface BookedReading {
  id: string;
  readonly minute: number;
  /** Null: NOT_DONE. */
  readonly value: number | null;
  readonly isByHand: boolean;
  /** The version in force at its minute. */
  readonly version: BookedVersion;
  isCorrected: boolean;
}

export interface BookedVersion {
  /** In milliseconds of a minute's fraction, versions begin within a minute. */
  readonly from: number;
  readonly isActive: boolean;
  /** The highest allowed value. */
  readonly max: number;
  readonly tolerated: number;
}

export interface BookedDeviation {
  from: number;
  lastOutAt: number;
  status: DeviationStatus;
  /** What a verification saw: the readings decide whether it still holds. */
  seen: string;
  /** How many readings out of limits the last write left in it. */
  readings: number;
}

/** The lowest allowed value. */
const MIN = 0;

export class DeviationBooks {
  readonly versions: BookedVersion[] = [];
  /** In the order of recording. */
  readonly readings: BookedReading[] = [];
  readonly deviations: BookedDeviation[] = [];

  /** Returns the version in force at a minute: the last that begins at or before it, else the first. */
  versionAt(minute: number): BookedVersion {
    const found = this.versions.findLast(({ from }) => from <= minute) ?? this.versions[0];
    if (!found) throw new Error('no version');
    return found;
  }

  get now(): BookedVersion {
    return this.versions.at(-1) as BookedVersion;
  }

  record(reading: Omit<BookedReading, 'version' | 'isCorrected'>): void {
    this.readings.push({ ...reading, version: this.versionAt(reading.minute), isCorrected: false });
  }

  #isOut({ value, version }: BookedReading): boolean {
    return value !== null && (value < MIN || value > version.max);
  }

  /** The readings that count, by minute, then as recorded. */
  get #series(): readonly BookedReading[] {
    return this.readings
      .filter(({ value, isCorrected }) => value !== null && !isCorrected)
      .sort((a, b) => a.minute - b.minute);
  }

  get #deactivations(): readonly number[] {
    const isEnd = ({ isActive }: BookedVersion, at: number) => !isActive && this.versions[at - 1]?.isActive === true;
    return this.versions.filter(isEnd).map(({ from }) => from);
  }

  /** The longest runs out of limits without a break. */
  get #stretches(): readonly (readonly BookedReading[])[] {
    const stretches: BookedReading[][] = [];
    let previous: BookedReading | undefined;
    for (const reading of this.#series) {
      const before = previous;
      previous = reading;
      if (!this.#isOut(reading)) continue;
      const isBroken =
        !before || !this.#isOut(before) || this.#deactivations.some((at) => at >= before.minute && at < reading.minute);
      if (isBroken) stretches.push([reading]);
      else stretches.at(-1)?.push(reading);
    }
    return stretches;
  }

  #outIn({ from, lastOutAt }: BookedDeviation): readonly BookedReading[] {
    return this.#series.filter((each) => this.#isOut(each) && each.minute >= from && each.minute <= lastOutAt);
  }

  /** What a change of makes a VERIFIED deviation ACTED. */
  facts(deviation: BookedDeviation): string {
    const values = this.#outIn(deviation).map(({ value }) => value ?? 0);
    const [lowest, highest] = [Math.min(...values), Math.max(...values)];
    return [deviation.from, deviation.lastOutAt, values.length, lowest, highest].join(' ');
  }

  /** Brings the deviations up to date after a write, until the rules change nothing more. */
  follow(): void {
    for (let last = ''; last !== JSON.stringify(this.deviations); ) {
      last = JSON.stringify(this.deviations);
      this.#apply();
    }
  }

  #apply(): void {
    const live = () => this.deviations.filter(({ status }) => status !== 'WITHDRAWN');
    for (const stretch of this.#stretches) {
      const [first, last] = [stretch[0] as BookedReading, stretch.at(-1) as BookedReading];
      const counts = stretch.some(({ isByHand }) => isByHand) || last.minute - first.minute >= first.version.tolerated;
      const shared = live().filter((each) => first.minute <= each.lastOutAt && last.minute >= each.from);
      if (shared.length === 0) {
        if (counts)
          this.deviations.push({ from: first.minute, lastOutAt: last.minute, status: 'OPEN', seen: '', readings: 1 });
        continue;
      }
      for (const each of shared) each.lastOutAt = Math.max(each.lastOutAt, last.minute);
      const earliest = shared.reduce((a, b) => (b.from < a.from ? b : a));
      earliest.from = Math.min(earliest.from, first.minute);
    }
    for (const each of live()) {
      const isLost = each.readings > 0 && this.#outIn(each).length === 0;
      if (each.status === 'OPEN' && isLost) each.status = 'WITHDRAWN';
      each.readings = this.#outIn(each).length;
      if (each.status === 'VERIFIED' && each.seen !== this.facts(each)) each.status = 'ACTED';
    }
  }

  /** The first break at or after `lastOutAt`, or null. */
  until({ lastOutAt }: BookedDeviation): number | null {
    const good = this.#series.filter((each) => !this.#isOut(each)).map(({ minute }) => minute);
    const breaks = [...good, ...this.#deactivations].filter((at) => at >= lastOutAt);
    return breaks.length === 0 ? null : Math.min(...breaks);
  }

  /** Returns a deviation as a text, for a comparison. A WITHDRAWN one takes no part any more. */
  shown(deviation: BookedDeviation): string {
    if (deviation.status === 'WITHDRAWN') return deviation.status;
    return [this.facts(deviation), deviation.status, this.until(deviation)].join(' ');
  }
}

/** Returns a deviation of a response as `DeviationBooks.shown` does. `minuteOf`: the minute of an instant. */
export function shownView(view: DeviationView, minuteOf: (at: Date) => number): string {
  if (view.status === 'WITHDRAWN') return view.status;
  const { from, lastOutAt, readings, lowest, highest, status, until } = view;
  const values = [lowest ?? Infinity, highest ?? -Infinity].map((value) => Math.round(Number(value) * 100));
  return [minuteOf(from), minuteOf(lastOutAt), readings, ...values, status, until && minuteOf(until)].join(' ');
}
