/** Stores the readings that devices send. */
import { authenticationRequired } from '../../kernel/contract/refusal.ts';
import { type Handler, handle } from '../../kernel/execution/handler.ts';
import type { UnitPorts } from '../../kernel/execution/ports.ts';
import { inOrder } from '../../kernel/execution/unit-of-work.ts';
import { Decimal } from '../../kernel/values/decimal.ts';
import { groupBy } from '../../kernel/values/group-by.ts';
import { verdictOf, versionAt } from '../check/check.ts';
import { type ControlPointState, ControlPoints } from '../control-point/control-point.ts';
import { follow } from '../deviation/following.ts';
import { Devices } from '../device/device.ts';
import { type DeviceRefusal, sendReadings } from './device-reading-contracts.ts';
import { Reading, type ReadingState, Readings } from './reading.ts';
import { instantFault } from './reading-contracts.ts';

/** A reading as a device sends it. `value` undefined: none, or an implausible one. */
interface SentReading {
  readonly channel: string;
  readonly measuredAt: Date;
  readonly value: string | undefined;
}

export const deviceReadingHandlers: readonly Handler[] = [
  handle(sendReadings, {
    async run(unit, { readings: sent }, { caller }) {
      const device = await unit.of(Devices).find(caller.userId);
      // The key may have been replaced since the request was authenticated.
      if (device?.state.status !== 'ACTIVE' || device.state.keyDigest !== caller.deviceKeyDigest)
        throw authenticationRequired();
      device.seen(unit.now);
      const { id } = device.state;
      const points = (await unit.of(ControlPoints).where({ deviceIds: id })).map(({ state }) => state);
      const channels = new Channels(id, points.toSorted(compareByCreation));
      await channels.readStored(unit, sent);
      const added: ReadingState[] = [];
      const refused: { readonly index: number; readonly code: DeviceRefusal }[] = [];
      let duplicates = 0;
      for (const [index, reading] of sent.entries()) {
        const judged = judge(reading, channels, unit.now);
        if (judged === 'DUPLICATE') duplicates++;
        else if (typeof judged === 'string') refused.push({ index, code: judged });
        else added.push(store(unit, id, reading, judged));
      }
      const addedTo = groupBy(added, ({ controlPointId }) => controlPointId);
      // All at once, because a unit of work sends the statements of several checks together.
      await inOrder(
        points.map(async (state) => {
          const of = { controlPointId: state.id, cleaningTaskId: null };
          await follow(unit, { of, state }, { added: addedTo.get(state.id) ?? [], removed: [] });
        }),
      );
      return { stored: added.length, duplicates, refused, serverTime: unit.now };
    },
  }),
];

/** Compares for `sort`: the control point that was created first comes first. Ids rise with the time. */
const compareByCreation = (a: ControlPointState, b: ControlPointState): number =>
  a.createdAt.getTime() - b.createdAt.getTime() || (a.id < b.id ? -1 : 1);

/** A reading that is new, with its point. `value`: not undefined. */
interface NewReading {
  readonly point: ControlPointState;
  readonly value: string;
}

/** Judges one reading. Its first obstacle counts. */
function judge(
  { channel, measuredAt, value }: SentReading,
  channels: Channels,
  now: Date,
): NewReading | 'DUPLICATE' | DeviceRefusal {
  if (value === undefined) return 'IMPLAUSIBLE';
  const fault = instantFault(measuredAt, now);
  if (fault) return fault;
  const point = channels.pointOf(channel, measuredAt);
  if (!point) return 'UNKNOWN_CHANNEL';
  const stored = channels.valueAt(channel, measuredAt);
  if (stored !== undefined) return stored === value ? 'DUPLICATE' : 'READING_EXISTS';
  channels.note(channel, measuredAt, value);
  return { point, value };
}

/** Adds a reading, judged by the version of its point in force when it was measured. */
function store(
  unit: UnitPorts,
  deviceId: string,
  { measuredAt }: SentReading,
  { point, value }: NewReading,
): ReadingState {
  const version = versionAt(point, measuredAt);
  const measured = { value, result: null };
  const reading = Reading.record({
    id: unit.newId(),
    controlPointId: point.id,
    cleaningTaskId: null,
    measuredAt,
    ...measured,
    verdict: verdictOf(measured, version),
    version: version.version,
    batchId: null,
    deviceId,
    note: '',
    correctsId: null,
    recordedBy: null,
    recordedAt: unit.now,
  });
  unit.of(Readings).add(reading);
  return reading.state;
}

/** The channels of a locked device: which point has one at an instant, and which values it has. */
class Channels {
  readonly #deviceId: string;
  /** The points that have or had the channel, the one created first comes first. */
  readonly #points: ReadonlyMap<string, readonly ControlPointState[]>;
  /** The stored values by channel and instant. */
  readonly #values = new Map<string, string>();

  /** @param points in the order of their creation */
  constructor(deviceId: string, points: readonly ControlPointState[]) {
    this.#deviceId = deviceId;
    const pairs = points.flatMap((point) => this.#channelsOf(point).map((channel) => ({ channel, point })));
    const byChannel = groupBy(pairs, ({ channel }) => channel);
    this.#points = new Map([...byChannel].map(([channel, of]) => [channel, of.map(({ point }) => point)]));
  }

  #channelsOf({ versions }: ControlPointState): readonly string[] {
    const own = versions.flatMap(({ sensor }) => (sensor?.deviceId === this.#deviceId ? [sensor.channel] : []));
    return [...new Set(own)];
  }

  /** Returns the point that was ACTIVE with the channel at the instant. Of several, the one created first. */
  pointOf(channel: string, at: Date): ControlPointState | undefined {
    return this.#points.get(channel)?.find((point) => {
      const { status, sensor } = versionAt(point, at);
      return status === 'ACTIVE' && sensor?.deviceId === this.#deviceId && sensor.channel === channel;
    });
  }

  /** Returns the stored value of the channel at the instant. */
  valueAt(channel: string, at: Date): string | undefined {
    return this.#values.get(keyOf(channel, at));
  }

  note(channel: string, at: Date, value: string): void {
    this.#values.set(keyOf(channel, at), value);
  }

  /** Reads the stored values between the first and the last instant of each channel. */
  async readStored(unit: UnitPorts, sent: readonly SentReading[]): Promise<void> {
    const byChannel = groupBy(sent, ({ channel }) => channel);
    await inOrder(
      [...byChannel].flatMap(([channel, readings]) => {
        const times = readings.map(({ measuredAt }) => measuredAt.getTime());
        const [from, to] = [new Date(Math.min(...times)), new Date(Math.max(...times))];
        return (this.#points.get(channel) ?? []).map((point) => this.#readStoredOf(unit, point, from, to));
      }),
    );
  }

  async #readStoredOf(unit: UnitPorts, { id, versions }: ControlPointState, from: Date, to: Date): Promise<void> {
    const of = { controlPointId: id, cleaningTaskId: null };
    const sensors = new Map(versions.map(({ version, sensor }) => [version, sensor]));
    for (const { isByHand, measuredAt, value, version } of await unit.reads.hygiene.readings(of, from, to, [])) {
      const sensor = sensors.get(version);
      if (isByHand || value === null || sensor?.deviceId !== this.#deviceId) continue;
      this.note(sensor.channel, measuredAt, Decimal.of(value).toText());
    }
  }
}

const keyOf = (channel: string, at: Date): string => `${at.getTime()} ${channel}`;
