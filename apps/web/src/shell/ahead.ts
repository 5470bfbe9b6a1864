/** What most screens are made of: lists, forms and histories, on the floor scans and amounts, and of the core what operations are. */
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
