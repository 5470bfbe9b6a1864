/** The cards of Today. */
import { say } from '@cleaver/domain/kernel';
import { serviceTime } from '../shell/data/connection.ts';
import { shownHour, shownTime } from '../shell/language/format.ts';
import { card, type EntryOf } from '../today/card.ts';
import { Badge } from '../ui/dialog/notice.tsx';
import { Status } from '../ui/text/status.tsx';

type Due = EntryOf<'controlsDue'>;
type Sensor = EntryOf<'silentSensors'>;
type Deviation = EntryOf<'deviations'>;

/** The time after which what is due is red. */
const LATE_MS = 2 * 3_600_000;

const isLate = ({ dueAt }: Pick<Due, 'dueAt'>): boolean => {
  const now = Date.now();
  return (serviceTime(now) ?? now) - Date.parse(dueAt) > LATE_MS;
};

const DUE = {
  tone: (entries: readonly Due[]) => (entries.some(isLate) ? 'bad' : 'warn'),
  act: { text: say`Round`, icon: 'temperature', need: 'TEMPERATURE_LOG_WRITE', to: '/round' },
  to: () => '/round',
  columns: [
    { field: 'name', show: ({ name }: Due) => name },
    { field: 'storageLocationId', show: ({ storageLocationName }: Due) => storageLocationName },
    {
      field: 'dueAt',
      show: (due: Due) => <Badge tone={isLate(due) ? 'bad' : 'warn'}>{dueText(due)}</Badge>,
    },
  ],
} as const;

const dueText = ({ every, dueAt }: Due): string => (every === 'DAY' ? shownHour(new Date(dueAt)) : shownTime(dueAt));

export const hygieneCards = {
  controlsDue: card<Due>({ title: say`Due to measure and check`, part: (of) => of.controlsDue, ...DUE }),
  cleaningDue: card<Due>({ title: say`Due to clean`, part: (of) => of.cleaningDue, ...DUE }),
  deviations: card<Deviation>({
    title: say`Open deviations`,
    one: say`Open deviation`,
    tone: 'bad',
    part: (of) => of.deviations,
    to: ({ id }) => `/deviations/${id}`,
    columns: [
      { field: 'name', show: ({ name }) => name },
      { field: 'from', show: ({ from }) => shownTime(from) },
      { field: 'status', show: ({ status }) => <Status of={status} /> },
    ],
  }),
  silentSensors: card<Sensor>({
    title: say`Silent sensors`,
    one: say`Silent sensor`,
    tone: 'bad',
    part: (of) => of.silentSensors,
    to: ({ controlPointId }) => `/temperatures/${controlPointId}`,
    columns: [
      { field: 'name', show: ({ name }) => name },
      { field: 'storageLocationId', show: ({ storageLocationName }) => storageLocationName },
      { field: 'lastSeenAt', show: ({ last }) => last && shownTime(last.at) },
    ],
  }),
};
