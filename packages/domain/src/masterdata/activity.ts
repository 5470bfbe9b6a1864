/**
 * The statuses of suppliers, customers and articles: active or inactive. Operations deactivate suppliers and articles,
 * and do not remove them.
 */
import { type MachineWords, stateMachine } from '../kernel/contract/state-machine.ts';
import { masterdataWords } from './words.ts';

export const ACTIVITY_STATUSES = ['ACTIVE', 'INACTIVE'] as const;
export type ActivityStatus = (typeof ACTIVITY_STATUSES)[number];

const activityMachine = <const Subject extends string>(
  subject: Subject,
  words: MachineWords<NoInfer<Subject>, 'activate' | 'deactivate'>,
) =>
  stateMachine(
    subject,
    ACTIVITY_STATUSES,
    {
      activate: { from: ['INACTIVE'], to: 'ACTIVE' },
      deactivate: { from: ['ACTIVE'], to: 'INACTIVE' },
    },
    words,
  );

export const supplierMachine = activityMachine('supplier', masterdataWords);
export const customerMachine = activityMachine('customer', masterdataWords);
export const articleMachine = activityMachine('article', masterdataWords);

export type ActivityVerb = keyof typeof supplierMachine.transitions;
