/** The states of suppliers, customers and articles: active or inactive. They are never removed. */
import { stateMachine } from '../kernel/state-machine.ts';

export const ACTIVITY_STATUSES = ['ACTIVE', 'INACTIVE'] as const;
export type ActivityStatus = (typeof ACTIVITY_STATUSES)[number];

const activityMachine = <const Subject extends string>(subject: Subject) =>
  stateMachine(subject, ACTIVITY_STATUSES, {
    activate: { from: ['INACTIVE'], to: 'ACTIVE' },
    deactivate: { from: ['ACTIVE'], to: 'INACTIVE' },
  });

export const supplierMachine = activityMachine('supplier');
export const customerMachine = activityMachine('customer');
export const articleMachine = activityMachine('article');

export type ActivityVerb = keyof typeof supplierMachine.transitions;
