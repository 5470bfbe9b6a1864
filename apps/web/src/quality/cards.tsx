/** The cards of Today. */
import { say } from '@cleaver/domain/kernel';
import { shownTime } from '../shell/language/format.ts';
import { card, type EntryOf } from '../today/card.ts';

type Recall = EntryOf<'recalls'>;
const RECALL = {
  to: ({ id }: Recall): string => `/recalls/${id}`,
  columns: [
    { field: 'recallNumber', title: say`Recall`, show: ({ recallNumber }: Recall) => recallNumber, isCode: true },
    { field: 'openedAt', show: ({ openedAt }: Recall) => shownTime(openedAt) },
    { field: 'reason', show: ({ reason }: Recall) => reason, isLong: true },
  ],
};

export const qualityCards = {
  recalls: card<Recall>({
    title: say`Open recalls`,
    one: say`Open recall`,
    tone: 'bad',
    part: (of) => of.recalls,
    ...RECALL,
  }),
  exercises: card<Recall>({
    title: say`Recall exercises`,
    one: say`Recall exercise`,
    tone: 'quiet',
    part: (of) => of.exercises,
    ...RECALL,
  }),
};
