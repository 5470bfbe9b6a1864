/**
 * Compares the deviations of checks with the books of a random history (`deviation-books.ts`), after each write: by hand
 * and by a device, late, repeated, corrected, with new versions. A failure reports the seed, and `SEED=…` repeats it.
 */
import { randomInt } from 'node:crypto';
import { Core, PERMISSIONS } from '@cleaver/domain';
import {
  activateControlPoint,
  actOnDeviation,
  correctReading,
  createControlPoint,
  createDevice,
  type DeviationView,
  deactivateControlPoint,
  listDeviations,
  listReadings,
  recordReadings,
  sendReadings,
  updateControlPoint,
  verifyDeviation,
} from '@cleaver/domain/hygiene';
import { type Caller, type Contract as Operation, Refusal } from '@cleaver/domain/kernel';
import type { Test } from 'tap';
import { numbersOf } from '../contract/chance.ts';
import { newId, type Stored, unique } from '../contract/samples.ts';
import { memoryPorts } from '../ports.ts';
import { DeviationBooks, shownView } from './deviation-books.ts';

const START = Date.parse('2034-03-20T09:00:00.000Z');
const MINUTE = 60_000;
const origin = { address: null, requestId: null };
/** The minutes in which all happens, so that many readings share one. */
const SPAN = 400;
const STATUSES = ['ACTED', 'OPEN', 'VERIFIED', 'WITHDRAWN'];
/** Number of steps in which nearly all histories come to each status. The others go on, to ten times as many. */
const MANY = 300;

interface Check {
  readonly id: string;
  readonly channel: string;
  readonly books: DeviationBooks;
}

class DeviationHistory {
  readonly #t: Test;
  readonly #core;
  readonly #clock;
  readonly #chance;
  readonly #note: string;
  readonly #checks: Check[] = [];
  #device: Caller | undefined;
  readonly #caller: Caller = {
    ...{ userId: newId(), username: 'eva', sessionId: 's', permissions: new Set(PERMISSIONS) },
  };
  readonly seen = new Set<string>();

  constructor(t: Test, stored: Omit<Stored, 'close'>, seed: number) {
    const ports = memoryPorts({ ...stored, ids: { next: newId } });
    this.#clock = ports.clock;
    this.#clock.set(new Date(START).toISOString());
    this.#core = new Core(ports);
    this.#chance = numbersOf(seed);
    this.#t = t;
    this.#note = `seed ${seed}`;
  }

  #ask<I, O>(operation: Operation<I, O>, input: object, caller = this.#caller): Promise<O> {
    return this.#core.execute(operation, { input, caller, origin });
  }

  /** The minutes since the start. */
  get #now(): number {
    return (this.#clock.now().getTime() - START) / MINUTE;
  }

  async open(): Promise<void> {
    const device = await this.#ask(createDevice, { name: unique('Funk') });
    this.#device = await this.#core.deviceCaller(device.key);
    for (const tolerated of [0, 30, 45]) {
      const channel = `${tolerated}`;
      const { id } = await this.#ask(createControlPoint, {
        ...{ name: unique('Raum'), measure: 'TEMPERATURE', limits: { min: 0, max: 7 }, toleratedMinutes: tolerated },
        sensor: { deviceId: device.id, channel, minutes: 5 },
      });
      const books = new DeviationBooks();
      books.versions.push({ from: this.#now, isActive: true, max: 700, tolerated });
      this.#checks.push({ id, channel, books });
    }
    this.#pass(SPAN);
  }

  /** Lets minutes and a second pass, so that no version begins at the minute of a reading. */
  #pass(minutes: number): void {
    this.#clock.advance(minutes * MINUTE + 1000);
  }

  /** Returns a minute of the last hours. Few different ones, so that readings meet. */
  #minute(): number {
    return Math.floor(this.#now) - this.#chance.upTo(SPAN / 10) * 10;
  }

  #value(): number {
    return this.#chance.oneOf([800, 900, 950, -100, 400, 400, 500, 700, 0, 701]);
  }

  async step(): Promise<void> {
    const check = this.#chance.oneOf(this.#checks);
    const acts = [
      ...Array.from({ length: 6 }, () => () => this.#send(check)),
      ...Array.from({ length: 5 }, () => () => this.#measure(check)),
      ...Array.from({ length: 4 }, () => () => this.#correct(check)),
      ...Array.from({ length: 3 }, () => () => this.#act(check)),
      () => this.#change(check),
      () => this.#switch(check),
      async () => this.#pass(this.#chance.upTo(30)),
    ];
    await this.#chance.oneOf(acts)();
    await this.#compare();
  }

  async #send({ channel, books }: Check): Promise<void> {
    const count = 1 + this.#chance.upTo(12);
    const sent = Array.from({ length: count }, () => ({ minute: this.#minute(), value: this.#value() }));
    const readings = sent.map(({ minute, value }) => ({ channel, measuredAt: instant(minute), value: value / 100 }));
    const answer = await this.#ask(sendReadings, { readings }, this.#device);
    const expected = { stored: 0, duplicates: 0, refused: [] as (readonly [number, string])[] };
    for (const [index, { minute, value }] of sent.entries()) {
      const stored = books.readings.find((each) => !each.isByHand && each.minute === minute);
      if (!books.versionAt(minute).isActive) expected.refused.push([index, 'UNKNOWN_CHANNEL']);
      else if (stored?.value === value) expected.duplicates++;
      else if (stored) expected.refused.push([index, 'READING_EXISTS']);
      else {
        books.record({ id: '', minute, value, isByHand: false });
        expected.stored++;
      }
    }
    const { stored, duplicates, refused } = answer;
    const found = { stored, duplicates, refused: refused.map(({ index, code }) => [index, code] as const) };
    this.#t.strictSame(found, expected, `answer to a device ${this.#note}`);
    books.follow();
  }

  async #measure({ id, books }: Check): Promise<void> {
    if (!books.now.isActive) return;
    const given = Array.from({ length: 1 + this.#chance.upTo(3) }, () => ({
      minute: this.#minute(),
      value: this.#chance.upTo(6) === 0 ? null : this.#value(),
    }));
    const readings = given.map(({ minute, value }) => ({
      controlPointId: id,
      measuredAt: instant(minute),
      ...measured(value),
    }));
    const answer = await this.#ask(recordReadings, { readings });
    for (const [at, { minute, value }] of given.entries())
      books.record({ id: answer.readings[at]?.id ?? '', minute, value, isByHand: true });
    books.follow();
    this.#checkDistinct(answer.deviations);
  }

  /** Checks that a response has only deviations that differ from each other. */
  #checkDistinct(deviations: readonly DeviationView[]): void {
    this.#t.equal(new Set(deviations.map(({ id }) => id)).size, deviations.length);
  }

  async #correct({ books }: Check): Promise<void> {
    const own = books.readings.filter(({ isByHand, isCorrected }) => isByHand && !isCorrected);
    if (own.length === 0) return;
    const old = this.#chance.oneOf(own);
    const value = this.#chance.upTo(4) === 0 ? null : this.#value();
    const { readings } = await this.#ask(correctReading, { id: old.id, ...measured(value) });
    old.isCorrected = true;
    books.record({ id: readings[0]?.id ?? '', minute: old.minute, value, isByHand: true });
    books.follow();
  }

  async #change({ id, books }: Check): Promise<void> {
    const [max, tolerated] = [this.#chance.oneOf([500, 700, 850]), this.#chance.oneOf([0, 20, 45])];
    const { now } = books;
    await this.#ask(updateControlPoint, { id, limits: { min: 0, max: max / 100 }, toleratedMinutes: tolerated });
    if (now.max !== max || now.tolerated !== tolerated)
      books.versions.push({ ...now, from: this.#now, max, tolerated });
    this.#pass(0);
  }

  async #switch({ id, books }: Check): Promise<void> {
    const { now } = books;
    await this.#ask(now.isActive ? deactivateControlPoint : activateControlPoint, { id });
    books.versions.push({ ...now, from: this.#now, isActive: !now.isActive });
    books.follow();
    this.#pass(this.#chance.upTo(60));
  }

  async #act({ id, books }: Check): Promise<void> {
    const views = await this.#deviations(id);
    const at = this.#chance.upTo(Math.max(1, views.length));
    const [view, booked] = [views[at], books.deviations[at]];
    if (!view || !booked) return;
    const isAction = this.#chance.upTo(2) === 0;
    const effective = this.#chance.upTo(3) > 0;
    const code = await (isAction
      ? this.#attempt(actOnDeviation, { id: view.id, cause: 'Tür', measure: 'zu', goods: 'NONE' })
      : this.#attempt(verifyDeviation, { id: view.id, effective }));
    const isRunning = books.until(booked) === null;
    const { status } = booked;
    if (isAction) {
      const isAllowed = status === 'OPEN' || status === 'ACTED';
      this.#t.equal(code, isAllowed ? undefined : 'INVALID_STATUS_TRANSITION', this.#note);
      if (isAllowed) booked.status = 'ACTED';
      return;
    }
    const expected = status !== 'ACTED' ? 'INVALID_STATUS_TRANSITION' : isRunning ? 'DEVIATION_RUNNING' : undefined;
    this.#t.equal(code, expected, this.#note);
    if (expected) return;
    booked.status = effective ? 'VERIFIED' : 'OPEN';
    booked.seen = books.facts(booked);
  }

  /** Returns the code of the refusal, if there is one. */
  async #attempt<I, O>(operation: Operation<I, O>, input: object): Promise<string | undefined> {
    try {
      await this.#ask(operation, input);
      return undefined;
    } catch (error) {
      if (error instanceof Refusal) return error.code;
      throw error;
    }
  }

  /** Returns the deviations of a point in the order of their opening, which that of their ids is. */
  async #deviations(controlPointId: string): Promise<readonly DeviationView[]> {
    const { content } = await this.#ask(listDeviations, { controlPointId, size: 500 });
    return content.toSorted((a, b) => (a.id < b.id ? -1 : 1));
  }

  async #compare(): Promise<void> {
    for (const { id, books } of this.#checks) {
      const found = (await this.#deviations(id)).map((view) => {
        this.seen.add(view.status);
        return shownView(view, minuteOf);
      });
      this.#t.strictSame(
        found,
        books.deviations.map((each) => books.shown(each)),
        this.#note,
      );
    }
  }

  /** Compares what is stored with what was recorded: each reading once, with its first verdict. */
  async compareReadings(): Promise<void> {
    for (const { id, books } of this.#checks) {
      const found: string[] = [];
      for (let page = 0, pages = 1; page < pages; page++) {
        const answer = await this.#ask(listReadings, { controlPointId: id, page, size: 500 });
        pages = answer.page.totalPages;
        for (const { measuredAt, value, verdict, correctionId } of answer.content)
          found.push([minuteOf(measuredAt), value && hundredths(value, 0), verdict, correctionId !== null].join(' '));
      }
      const expected = books.readings.map(({ minute, value, version: { max }, isCorrected }) =>
        [minute, value, value === null ? null : value < 0 ? 'BELOW' : value > max ? 'ABOVE' : 'IN', isCorrected].join(
          ' ',
        ),
      );
      this.#t.strictSame(found.sort(), expected.sort(), this.#note);
    }
  }
}

const instant = (minute: number): string => new Date(START + minute * MINUTE).toISOString();
const minuteOf = (at: Date): number => (at.getTime() - START) / MINUTE;
const measured = (value: number | null): object =>
  value === null ? { result: 'NOT_DONE', note: 'zu viel los' } : { value: value / 100, note: 'am Abend' };
const hundredths = (value: string | null, none: number): number =>
  value === null ? none : Math.round(Number(value) * 100);

/** Plays random histories of that many steps on the store. */
export async function deviationHistories(
  t: Test,
  stored: Omit<Stored, 'close'>,
  { steps }: { readonly steps: number },
): Promise<void> {
  const seed = Number(process.env['SEED'] ?? randomInt(2 ** 31));
  t.comment(`seed ${seed}`);
  const history = new DeviationHistory(t, stored, seed);
  await history.open();
  for (let step = 0; step < steps; step++) await history.step();
  if (steps >= MANY) {
    for (let step = steps; step < 10 * steps && history.seen.size < STATUSES.length; step++) await history.step();
    t.strictSame([...history.seen].sort(), STATUSES);
  }
  await history.compareReadings();
}
