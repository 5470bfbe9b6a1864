/** The queries of the round. The device keeps their responses for work without a network. */
import { getDailyList, listCleaningTasks, listControlPoints } from '@cleaver/domain/hygiene/contracts';
import type { AnyQuery } from '@cleaver/domain/kernel';
import { inputsOf, type StoredBooking } from '../../floor/outbox/bookings.ts';
import { useMissing } from '../../floor/outbox/outbox.ts';
import { call } from '../../shell/data/api.ts';
import { serviceTime } from '../../shell/data/connection.ts';
import { ahead, type Result, useAnswer } from '../../shell/data/query.ts';
import { may, mayRun } from '../../shell/session/session.ts';
import { type Point, type Slot, type SlotNow, slotsAt, type Task, type WaitingEntry } from './stops.ts';

/** Maximum number of control points and of cleaning tasks in a round. A shop has fewer. */
const MOST = 500;
const ALL = { status: 'ACTIVE', size: MOST } as const;

/** Returns the time of the service's clock in milliseconds since 1970, or of the device if it is not known yet. */
const shopNow = (): number => serviceTime(Date.now()) ?? Date.now();

/** Returns the same instant as an ISO text. */
export const shopInstant = (): string => new Date(shopNow()).toISOString();

/** Returns the entries in these bookings. */
export const waitingIn = (entries: readonly StoredBooking[]): readonly WaitingEntry[] => [
  ...inputsOf(entries, 'measure').flatMap(({ readings }) =>
    readings.map((one) => ({ ...one, id: one.controlPointId, at: one.measuredAt ?? '' })),
  ),
  ...inputsOf(entries, 'clean').flatMap(({ records }) =>
    records.map((one) => ({ ...one, id: one.cleaningTaskId, at: one.doneAt ?? '' })),
  ),
];

/** Returns these slots as they are now, with the entries that a response of that time does not have yet. */
export function useSlotsNow(slots: readonly Slot[], answeredAt: number): readonly SlotNow[] {
  return slotsAt(slots, waitingIn(useMissing(answeredAt)), shopNow());
}

interface RoundPlan {
  readonly found: Result<{ readonly slots: readonly Slot[] }>;
  readonly slots: readonly SlotNow[];
  readonly points: readonly Point[];
  readonly tasks: readonly Task[];
  readonly mayMeasure: boolean;
  readonly mayClean: boolean;
}

/** Reads what is due today, with the texts of the points and tasks. */
export function useRoundPlan(): RoundPlan {
  const found = useAnswer(getDailyList, {}, { keep: true });
  const points = useAnswer(listControlPoints, ALL, { keep: true });
  const tasks = useAnswer(listCleaningTasks, ALL, { keep: true, enabled: mayRun(listCleaningTasks) });
  return {
    found,
    slots: useSlotsNow(found.data?.slots ?? [], found.dataUpdatedAt),
    points: points.data?.content ?? [],
    tasks: tasks.data?.content ?? [],
    mayMeasure: may('TEMPERATURE_LOG_WRITE'),
    mayClean: may('CLEANING_RECORD_WRITE'),
  };
}

/** Fetches the queries of the round in advance. */
export async function fetchRound(): Promise<void> {
  if (!may(['TEMPERATURE_LOG_WRITE', 'CLEANING_RECORD_WRITE'])) return;
  const each = async <Q extends AnyQuery>(query: Q, input: object): Promise<void> => {
    if (mayRun(query)) await ahead([query.name, input], () => call(query, input as never));
  };
  await Promise.all([each(getDailyList, {}), each(listControlPoints, ALL), each(listCleaningTasks, ALL)]);
}
