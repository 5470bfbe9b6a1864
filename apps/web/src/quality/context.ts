/** What the pages know about quality. */
import { say } from '@cleaver/domain/kernel';
import { context } from '../contexts/context.ts';

const lists = () => import('./lists.ts');

export const quality = context({
  name: 'quality',
  documents: {
    recall: {
      title: say`Recalls`,
      list: async () => (await lists()).listRecalls,
      need: 'HACCP_READ',
      icon: 'recall',
      to: ({ id }) => `/recalls/${id}`,
      name: ({ recallNumber }) => recallNumber,
      sub: ({ reason }) => reason,
      sort: 'openedAt,desc',
      searched: 13,
    },
  },
  tones: { OPEN: 'info', REAL: 'bad', MOCK: 'info', CLOSED: 'quiet', REACHED: 'good', NOT_REACHED: 'warn' },
  history: { knownBy: ['recallNumber'], untold: ['elapsedMs'] },
});
