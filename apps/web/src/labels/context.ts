/** What the pages know about labels. */
import { say } from '@cleaver/domain/kernel';
import { context, joined, NEWEST } from '../contexts/context.ts';

const lists = () => import('./lists.ts');

export const labels = context({
  name: 'labels',
  tones: { RELEASED: 'good' },
  documents: {
    label: {
      title: say`Labels`,
      list: async () => (await lists()).listLabels,
      need: 'LABEL_READ',
      icon: 'label',
      to: ({ id }) => `/labels/${id}`,
      name: ({ articleName }) => articleName,
      sub: ({ version, decisions: { legalName } }) => joined(`v${version}`, legalName),
      sort: NEWEST,
      searched: 19,
    },
  },
  offline: ['label.preview', 'label.get', 'label-print.list', 'label.counter'],
  // The frozen texts have one entry for each sentence and source, which the label itself shows.
  history: { knownBy: ['articleName'], untold: ['prepacked', 'loose', 'declarations', 'declaredIds'] },
});
