/** The modules of the core that most screens use: lists, forms, histories, scans and amounts. Fetched at the first sign of use. */
export { command, listForm, query, stateMachine } from '@cleaver/domain/kernel';
export { AmountField } from '../floor/amount.tsx';
export { useIntent } from '../floor/intent.ts';
export { IntentForm } from '../floor/intent-form.tsx';
export { PickBatch } from '../floor/pick-batch.tsx';
export { Action } from '../ui/action.tsx';
export { OperationForm } from '../ui/form.tsx';
export { History } from '../ui/history.tsx';
export { List } from '../ui/list.tsx';
export { Named } from '../ui/named.tsx';
