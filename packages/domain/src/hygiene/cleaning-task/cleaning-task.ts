/** Cleaning tasks: what is cleaned, with what and how often, in dated versions. */
import { StorageLocations } from '../../inventory/index.ts';
import { type Aggregate, aggregateKind } from '../../kernel/contract/aggregate.ts';
import { changed, type Given, merge } from '../../kernel/contract/edit.ts';
import { type CheckState, lastVersion, type Schedule, type VersionedPart } from '../check/check.ts';
import { firstVersion, nextVersions } from '../check/versions.ts';
import { cleaningTaskExists } from '../refusals.ts';
import { cleaningTaskMachine, cleaningTaskSubject, type SwitchVerb } from '../subjects.ts';

export interface CleaningTaskState extends CheckState {
  /** What to clean with. */
  readonly agent: string;
}

/** The members that a request may set. */
export interface TaskDetails
  extends Pick<CleaningTaskState, 'name' | 'storageLocationId' | 'agent' | 'responsible' | 'instructions'> {
  readonly schedule: Schedule;
}

export class CleaningTask implements Aggregate<CleaningTaskState> {
  #state: CleaningTaskState;

  private constructor(state: CleaningTaskState) {
    this.#state = state;
  }

  /** Creates an active task. */
  static create(
    of: Pick<CleaningTaskState, 'id' | 'name'> & Pick<TaskDetails, 'schedule'>,
    given: Partial<Given<Omit<TaskDetails, 'name' | 'schedule'>>>,
    by: string,
    at: Date,
  ): CleaningTask {
    const { id, name, schedule } = of;
    const part: VersionedPart = { status: 'ACTIVE', limits: null, toleratedMinutes: 0, schedule, sensor: null };
    return new CleaningTask({
      id,
      name,
      storageLocationId: given.storageLocationId ?? null,
      agent: given.agent ?? '',
      responsible: given.responsible ?? '',
      instructions: given.instructions ?? '',
      status: part.status,
      versions: firstVersion(part, by, at),
      createdAt: at,
      updatedAt: at,
    });
  }

  /** Rebuilds a stored task without checks, for adapters. */
  static restore(state: CleaningTaskState): CleaningTask {
    return new CleaningTask(state);
  }

  get state(): CleaningTaskState {
    return this.#state;
  }

  /** Changes the defined members. Another schedule makes a new version. */
  update({ schedule, ...plain }: Partial<Given<TaskDetails>>, by: string, at: Date): void {
    const { name, storageLocationId, agent, responsible, instructions } = this.#state;
    const stored = { name, storageLocationId, agent, responsible, instructions };
    this.#change(merge(stored, plain), schedule ? { schedule } : {}, by, at);
  }

  /** Refuses with INVALID_STATUS_TRANSITION if the task already has the new status. */
  move(verb: SwitchVerb, by: string, at: Date): void {
    this.#change({}, { status: cleaningTaskMachine.move(this.#state.status, verb) }, by, at);
  }

  #change(plain: Partial<CleaningTaskState>, part: Partial<VersionedPart>, by: string, at: Date): void {
    const versions = nextVersions(this.#state, part, by, at);
    this.#state = changed(this.#state, { ...plain, versions, status: lastVersion({ versions }).status }, at);
  }
}

export const CleaningTasks = aggregateKind<CleaningTaskState, CleaningTask>({
  ...cleaningTaskSubject,
  restore: CleaningTask.restore,
  unique: [{ members: ['name'], refuse: cleaningTaskExists }],
  references: [{ member: 'storageLocationId', to: () => StorageLocations }],
  filters: ['storageLocationId', 'status'],
  searched: ({ name }) => [name],
});
