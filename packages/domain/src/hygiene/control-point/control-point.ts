/** Control points: what is checked, how often and within which limits, in dated versions. */
import { StorageLocations } from '../../inventory/index.ts';
import { type Aggregate, aggregateKind } from '../../kernel/contract/aggregate.ts';
import { changed, type Given, merge } from '../../kernel/contract/edit.ts';
import { checkNoFaults } from '../../kernel/contract/refusal.ts';
import type { ArticleState, ProductKind } from '../../masterdata/index.ts';
import {
  type CheckState,
  lastVersion,
  type Measure,
  type PointKind,
  type PointScope,
  type Sensor,
  type VersionedPart,
} from '../check/check.ts';
import { firstVersion, nextVersions } from '../check/versions.ts';
import { channelInUse, controlPointExists } from '../refusals.ts';
import { controlPointMachine, controlPointSubject, type SwitchVerb } from '../subjects.ts';
import { pointFaults } from './point-rules.ts';

export interface ControlPointState extends CheckState {
  readonly kind: PointKind;
  readonly scope: PointScope;
  readonly measure: Measure;
  /** Of the scope BATCH: the kinds of the articles of batches to which it applies. */
  readonly productKinds: readonly ProductKind[];
  /** Of the scope BATCH: the articles of batches to which it applies. With `productKinds` empty, too: all batches. */
  readonly articleIds: readonly string[];
  /** What to do about a deviation. */
  readonly correctiveAction: string;
  /** The device and the channel of the sensor, while the point is ACTIVE: the key of their uniqueness. */
  readonly activeChannel: string | null;
  /** All devices whose sensors any version names. */
  readonly deviceIds: readonly string[];
}

/** The members that a request may set. */
export interface PointDetails
  extends Pick<
      ControlPointState,
      | 'name'
      | 'kind'
      | 'storageLocationId'
      | 'productKinds'
      | 'articleIds'
      | 'responsible'
      | 'instructions'
      | 'correctiveAction'
    >,
    Pick<VersionedPart, 'limits' | 'toleratedMinutes' | 'schedule' | 'sensor'> {}

const channelOf = ({ status, sensor }: VersionedPart): string | null =>
  status === 'ACTIVE' && sensor ? channelKey(sensor) : null;

/**
 * Returns the key of a device and a channel. It has the code points of the channel in hexadecimal, because stores
 * compare unique texts without regard to case, and `A` and `a` are two channels.
 */
const channelKey = ({ deviceId, channel }: Pick<Sensor, 'deviceId' | 'channel'>): string =>
  [deviceId, ...Array.from(channel, (sign) => sign.codePointAt(0)?.toString(16))].join(' ');

export class ControlPoint implements Aggregate<ControlPointState> {
  #state: ControlPointState;

  private constructor(state: ControlPointState) {
    this.#state = state;
  }

  /** Creates an active point. Refuses the faults of `pointFaults` with VALIDATION_ERROR. */
  static create(
    of: Pick<ControlPointState, 'id' | 'name' | 'scope' | 'measure'>,
    given: Partial<Given<PointDetails>>,
    by: string,
    at: Date,
  ): ControlPoint {
    checkNoFaults(pointFaults(of, given));
    const part: VersionedPart = {
      status: 'ACTIVE',
      limits: given.limits ?? null,
      toleratedMinutes: given.toleratedMinutes ?? 0,
      schedule: given.schedule ?? null,
      sensor: given.sensor ?? null,
    };
    return new ControlPoint({
      ...of,
      kind: given.kind ?? 'GHP',
      storageLocationId: given.storageLocationId ?? null,
      productKinds: given.productKinds ?? [],
      articleIds: given.articleIds ?? [],
      responsible: given.responsible ?? '',
      instructions: given.instructions ?? '',
      correctiveAction: given.correctiveAction ?? '',
      status: part.status,
      versions: firstVersion(part, by, at),
      activeChannel: channelOf(part),
      deviceIds: part.sensor ? [part.sensor.deviceId] : [],
      createdAt: at,
      updatedAt: at,
    });
  }

  /** Rebuilds a stored point without checks, for adapters. */
  static restore(state: ControlPointState): ControlPoint {
    return new ControlPoint(state);
  }

  get state(): ControlPointState {
    return this.#state;
  }

  /**
   * Changes the defined members. Limits, schedule, sensor and tolerated minutes make a new version. Refuses the faults
   * of `pointFaults` with VALIDATION_ERROR.
   */
  update(given: Partial<Given<PointDetails>>, by: string, at: Date): void {
    checkNoFaults(pointFaults(this.#state, given, false));
    const { limits, toleratedMinutes, schedule, sensor, ...plain } = given;
    const { name, kind, storageLocationId, productKinds, articleIds, ...rest } = this.#state;
    const { responsible, instructions, correctiveAction } = rest;
    const stored = {
      name,
      kind,
      storageLocationId,
      productKinds,
      articleIds,
      responsible,
      instructions,
      correctiveAction,
    };
    this.#change(merge(stored, plain), defined({ limits, toleratedMinutes, schedule, sensor }), by, at);
  }

  /** Refuses with INVALID_STATUS_TRANSITION if the point already has the new status. */
  move(verb: SwitchVerb, by: string, at: Date): void {
    this.#change({}, { status: controlPointMachine.move(this.#state.status, verb) }, by, at);
  }

  #change(plain: Partial<ControlPointState>, part: Partial<VersionedPart>, by: string, at: Date): void {
    const versions = nextVersions(this.#state, part, by, at);
    const last = lastVersion({ versions });
    const { sensor } = last;
    const deviceIds = sensor ? [...new Set([...this.#state.deviceIds, sensor.deviceId])] : this.#state.deviceIds;
    const next = { ...plain, versions, status: last.status, activeChannel: channelOf(last), deviceIds };
    this.#state = changed(this.#state, next, at);
  }
}

/** Returns the object without its undefined members. */
const defined = <T extends object>(of: T): { [M in keyof T]?: Exclude<T[M], undefined> } =>
  Object.fromEntries(Object.entries(of).filter(([, value]) => value !== undefined)) as {
    [M in keyof T]?: Exclude<T[M], undefined>;
  };

/** Returns whether a point of the scope BATCH is measured for batches of this article. */
export const appliesTo = (
  { productKinds, articleIds }: Pick<ControlPointState, 'productKinds' | 'articleIds'>,
  { id, productKind }: Pick<ArticleState, 'id' | 'productKind'>,
): boolean =>
  (productKinds.length === 0 && articleIds.length === 0) ||
  articleIds.includes(id) ||
  (productKind !== null && productKinds.includes(productKind));

export const ControlPoints = aggregateKind<ControlPointState, ControlPoint>({
  ...controlPointSubject,
  restore: ControlPoint.restore,
  unique: [
    { members: ['name'], refuse: controlPointExists },
    { members: ['activeChannel'], refuse: channelInUse },
  ],
  references: [{ member: 'storageLocationId', to: () => StorageLocations }],
  filters: ['scope', 'measure', 'storageLocationId', 'status', 'deviceIds'],
  searched: ({ name }) => [name],
});
