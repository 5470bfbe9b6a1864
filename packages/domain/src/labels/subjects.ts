/** What contracts and aggregates of labels share: subjects, statuses and the state machine. */
import { stateMachine } from '../kernel/contract/state-machine.ts';
import { subject } from '../kernel/contract/subject.ts';
import { labelsWords } from './words.ts';

export const declarationSubject = subject({ name: 'declaration', sortable: { version: 'plain' } });

export const labelSubject = subject({
  name: 'label',
  sortable: { createdAt: 'plain', articleName: 'folded' },
  published: { frozen: 'texts' },
});

export const labelPrintSubject = subject({ name: 'label_print', sortable: { printedAt: 'plain' } });

/** The sheet of loose goods at the counter. */
export const counterSubject = subject({ name: 'counter' });

export const LABEL_STATUSES = ['DRAFT', 'RELEASED', 'WITHDRAWN'] as const;
export type LabelStatus = (typeof LABEL_STATUSES)[number];

export const labelMachine = stateMachine(
  'label',
  LABEL_STATUSES,
  { release: { from: ['DRAFT'], to: 'RELEASED' }, withdraw: { from: ['RELEASED'], to: 'WITHDRAWN' } },
  labelsWords,
);
