/** The actions on several ticked stock batches of a list. */
import { say } from '@cleaver/domain/kernel';
import { labelsPath } from '../../labels/labels-path.ts';
import { may } from '../../shell/session/session.ts';
import type { BulkAction, Chosen } from '../../ui/list/bulk.tsx';
import type { Goods } from './goods-together.ts';

const isThere = ({ quantityAmount }: Goods): boolean => quantityAmount > 0;

/** Returns the actions that the user may take on goods in a list. */
export function goodsBulk<R extends Goods>(): Chosen<R> {
  const moves: readonly BulkAction<R>[] = [
    {
      label: say`Write off`,
      look: 'danger',
      isFor: isThere,
      dialog: async () => (await import('./goods-bulk-dialogs.tsx')).WriteOffTogether,
    },
    {
      label: say`Move`,
      isFor: isThere,
      dialog: async () => (await import('./goods-bulk-dialogs.tsx')).MoveTogether,
    },
  ];
  return {
    name: ({ batchId }) => batchId,
    actions: [
      ...(may('STOCK_MOVEMENT_WRITE') ? moves : []),
      ...(may('STOCK_WRITE') ? [{ label: say`Place a hold`, icon: 'hold', dialog: holdDialog }] : []),
      { label: say`Labels`, icon: 'print', to: labelsPath },
    ],
  };
}

export const holdDialog = async () => (await import('../lot/hold-together.tsx')).HoldTogether;
