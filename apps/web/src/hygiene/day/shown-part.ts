/** The parts of a day that a link of Today opens. Runs without a browser. */
import type { getDailyList } from '@cleaver/domain/hygiene/contracts';
import type { AnswerOf } from '@cleaver/domain/kernel';

type DailyList = AnswerOf<typeof getDailyList>;
type Slot = DailyList['slots'][number];

const PARTS: Readonly<Record<string, { readonly slot: (slot: Slot) => boolean; readonly isSensors?: true }>> = {
  controlsDue: { slot: ({ state, controlPointId }) => state === 'DUE' && controlPointId !== null },
  cleaningDue: { slot: ({ state, cleaningTaskId }) => state === 'DUE' && cleaningTaskId !== null },
  silentSensors: { slot: () => false, isSensors: true },
};

/** Returns whether an address names a part of the day. */
export const isPart = (show: string | null): show is string => show !== null && Object.hasOwn(PARTS, show);

/** Returns the part of the day with this name: what is due of one kind, or the silent sensors. Else the whole day. */
export function partOfDay<S extends Slot>(
  { slots, sensors }: Pick<DailyList, 'sensors'> & { readonly slots: readonly S[] },
  show: string | null,
): { readonly slots: readonly S[]; readonly sensors: DailyList['sensors'] } {
  if (!isPart(show)) return { slots, sensors };
  const part = PARTS[show];
  return {
    slots: slots.filter((slot) => part?.slot(slot)),
    sensors: part?.isSensors ? sensors.filter(({ state }) => state === 'SILENT') : [],
  };
}
