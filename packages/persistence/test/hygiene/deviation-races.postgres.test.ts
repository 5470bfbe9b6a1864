/**
 * Races of two writes to one control point on PostgreSQL: the deviations, the readings and the answers are those of the
 * books after one of the two orders. `SEED=…` repeats the random numbers of a run, not its timing.
 */
import { randomInt } from 'node:crypto';
import { Core, PERMISSIONS } from '@cleaver/domain';
import {
  createControlPoint,
  createDevice,
  deactivateControlPoint,
  listDeviations,
  listReadings,
  recordReadings,
  replaceDeviceKey,
  sendReadings,
  updateControlPoint,
} from '@cleaver/domain/hygiene';
import { type Caller, type Contract, Refusal } from '@cleaver/domain/kernel';
import { memoryPorts } from '@cleaver/testing';
import { DeviationBooks, numbersOf, shownView } from '@cleaver/testing/contract';
import { openDatabase } from '../../src/index.ts';
import { ids, onPostgres } from '../databases.ts';

const ROUNDS = Number(process.env['RACES'] ?? 40);
const START = Date.parse('2034-03-20T09:00:00.000Z');
const MINUTE = 60_000;
/** The minutes in which the readings lie, some of them ahead of the clock. */
const [SPAN, AHEAD] = [60, 4];
const USER: Caller = {
  ...{ userId: '019b8dd0-5780-7000-8000-000000000001', username: 'eva', sessionId: 's' },
  permissions: new Set(PERMISSIONS),
};

interface Measured {
  readonly minute: number;
  /** In hundredths of a degree. */
  readonly value: number;
}

/** A write, and what it does to the books. Both return the outcome. */
interface Write {
  readonly send: () => Promise<string>;
  readonly book: (books: Books) => string;
}

class Books extends DeviationBooks {
  hasOldKey = true;
}

const minuteOf = (at: Date): number => (at.getTime() - START) / MINUTE;
const instant = (minute: number): string => new Date(START + minute * MINUTE).toISOString();

async function shop(url: string) {
  const database = await openDatabase({ url, ids });
  const ports = memoryPorts(database);
  const { clock } = ports;
  clock.set(new Date(START).toISOString());
  const core = new Core(ports);
  const ask = <I, O>(operation: Contract<I, O>, input: object, caller = USER): Promise<O> =>
    core.execute(operation, { input, caller, origin: { address: null, requestId: null } });
  const outcome = async (asked: Promise<string>): Promise<string> => {
    try {
      return await asked;
    } catch (error) {
      if (error instanceof Refusal) return error.code;
      throw error;
    }
  };
  return { ask, clock, core, outcome, close: () => database.close() };
}

type Shop = Awaited<ReturnType<typeof shop>>;

/** Returns a function that makes uploads of the device. */
function uploadsOf({ ask, outcome }: Pick<Shop, 'ask' | 'outcome'>, device: Caller) {
  return (sent: readonly Measured[]): Write => ({
    send: () => {
      const readings = sent.map(({ minute, value }) => ({
        ...{ channel: 't', measuredAt: instant(minute), value: value / 100 },
      }));
      const answer = ask(sendReadings, { readings }, device);
      return outcome(answer.then(({ stored, duplicates, refused }) => `${stored} ${duplicates} ${refused.length}`));
    },
    book: (books) => {
      if (!books.hasOldKey) return 'AUTHENTICATION_REQUIRED';
      let [stored, duplicates, refused] = [0, 0, 0];
      for (const { minute, value } of sent) {
        const old = books.readings.find((each) => !each.isByHand && each.minute === minute);
        if (old?.value === value && books.versionAt(minute).isActive) duplicates++;
        else if (old || !books.versionAt(minute).isActive) refused++;
        else {
          books.record({ id: '', minute, value, isByHand: false });
          stored++;
        }
      }
      return `${stored} ${duplicates} ${refused}`;
    },
  });
}

/** Makes a device with one point. Returns its first version, the writes to it, and a function that reads it. */
async function point({ ask, clock, core, outcome }: Shop, name: string) {
  const { id: deviceId, key } = await ask(createDevice, { name });
  const device = await core.deviceCaller(key);
  const sensor = { deviceId, channel: 't', minutes: 5 };
  const limits = { min: 0, max: 7 };
  const toleratedMinutes = 20;
  const { id } = await ask(createControlPoint, { name, measure: 'TEMPERATURE', limits, toleratedMinutes, sensor });
  const first = { from: minuteOf(clock.now()), isActive: true, max: 700, tolerated: toleratedMinutes };
  const measure = ({ minute, value }: Measured): Write => ({
    send: () => {
      const reading = { controlPointId: id, measuredAt: instant(minute), value: value / 100 };
      return outcome(ask(recordReadings, { readings: [reading] }).then(() => 'done'));
    },
    book: (books) => {
      if (!books.now.isActive) return 'CONTROL_POINT_INACTIVE';
      books.record({ id: '', minute, value, isByHand: true });
      return 'done';
    },
  });
  const deactivate: Write = {
    send: () => outcome(ask(deactivateControlPoint, { id }).then(() => 'done')),
    book: (books) => {
      books.versions.push({ ...books.now, from: minuteOf(clock.now()), isActive: false });
      return 'done';
    },
  };
  const change: Write = {
    send: () => outcome(ask(updateControlPoint, { id, limits: { min: 0, max: 8.5 } }).then(() => 'done')),
    book: (books) => {
      books.versions.push({ ...books.now, from: minuteOf(clock.now()), max: 850 });
      return 'done';
    },
  };
  const newKey: Write = {
    send: () => outcome(ask(replaceDeviceKey, { id: deviceId }).then(() => 'done')),
    book: (books) => {
      books.hasOldKey = false;
      return 'done';
    },
  };
  return {
    first,
    upload: uploadsOf({ ask, outcome }, device),
    measure,
    deactivate,
    change,
    newKey,
    stored: () => storedOf(ask, id),
  };
}

/** Returns the readings and the deviations of a point as `booked` does. */
async function storedOf(ask: Shop['ask'], controlPointId: string) {
  const readings = (await ask(listReadings, { controlPointId, size: 500 })).content;
  const deviations = (await ask(listDeviations, { controlPointId, size: 500 })).content;
  return {
    readings: readings
      .map(
        ({ measuredAt, value, verdict, deviceId }) =>
          `${minuteOf(measuredAt)} ${Math.round(Number(value) * 100)} ${verdict} ${deviceId === null}`,
      )
      .sort(),
    deviations: deviations.map((view) => shownView(view, minuteOf)).sort(),
  };
}

/** Returns the outcomes, the readings and the deviations after these writes in their order. */
function booked(first: Books['versions'][number], writes: readonly Write[]) {
  const books = new Books();
  books.versions.push(first);
  const outcomes = writes.map((write) => {
    const outcome = write.book(books);
    books.follow();
    return [write, outcome] as const;
  });
  return {
    outcomes: new Map(outcomes),
    readings: books.readings
      .map(({ minute, value, version, isByHand }) => {
        const verdict = Number(value) < 0 ? 'BELOW' : Number(value) > version.max ? 'ABOVE' : 'IN';
        return `${minute} ${value} ${verdict} ${isByHand}`;
      })
      .sort(),
    deviations: books.deviations.map((each) => books.shown(each)).sort(),
  };
}

onPostgres('two writes at once leave the deviations of one of their orders', async (t, url) => {
  const seed = Number(process.env['SEED'] ?? randomInt(2 ** 31));
  t.comment(`seed ${seed}`);
  const { upTo, oneOf } = numbersOf(seed);
  const it = await shop(url);
  t.teardown(it.close);
  const orders = [0, 0];
  for (let round = 0; round < ROUNDS; round++) {
    const { first, stored, ...writes } = await point(it, `Raum ${round}`);
    it.clock.advance(SPAN * MINUTE + 1000);
    const end = Math.floor(minuteOf(it.clock.now()));
    const some = (count: number): readonly Measured[] =>
      Array.from({ length: count }, () => ({
        ...{ minute: end + AHEAD - upTo(SPAN / 4) * 4, value: oneOf([800, 900, 900, -100, 400, 500]) },
      }));
    const earlier = writes.upload(some(6));
    await earlier.send();
    it.clock.advance(1000);
    const one = writes.upload(some(8));
    const other = oneOf([
      ...[writes.upload(some(8)), writes.upload(some(8)), one, writes.measure(some(1)[0] as Measured)],
      ...[writes.deactivate, writes.change, writes.newKey],
    ]);
    const repeated: Write = other === one ? { ...one } : other;
    const both = upTo(2) === 0 ? [one, repeated] : [repeated, one];
    const answers = new Map(await Promise.all(both.map(async (write) => [write, await write.send()] as const)));
    const found = await stored();
    const expected = [both, both.toReversed()].map((order) => booked(first, [earlier, ...order]));
    const at = expected.findIndex(
      ({ outcomes, ...rest }) =>
        both.every((write) => outcomes.get(write) === answers.get(write)) &&
        JSON.stringify(rest) === JSON.stringify(found),
    );
    if (at === -1) t.strictSame({ ...found, answers: [...answers.values()] }, expected, `round ${round}, seed ${seed}`);
    else orders[at] = (orders[at] ?? 0) + 1;
  }
  t.equal((orders[0] ?? 0) + (orders[1] ?? 0), ROUNDS);
  t.comment(`in the order of sending ${orders[0]}, in the other ${orders[1]}`);
});
