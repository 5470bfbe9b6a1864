/** The columns of the ledger, for one stock batch and for a whole stock. */
import { say } from '@cleaver/domain/kernel';
import type { Of } from '../shell/api.ts';
import { shownQuantity, shownTime } from '../shell/format.ts';
import type { Column } from '../ui/table.tsx';
import { wordText } from '../ui/words.ts';

export type Movement = Of<'StockMovementResponse'>;

export const LEDGER_COLUMNS: readonly Column<Movement>[] = [
  { field: 'at', title: say`When`, show: ({ at }) => shownTime(at) },
  { field: 'type', show: ({ type }) => wordText(type) },
  {
    field: 'quantityChange',
    title: say`Quantity change`,
    show: (one) => shownQuantity(one.quantityChange, one.quantityUnit),
    isNumber: true,
  },
  {
    field: 'quantityAfter',
    title: say`Balance`,
    show: (one) => shownQuantity(one.quantityAfter, one.quantityUnit),
    isNumber: true,
  },
  { field: 'username', show: ({ username }) => username },
  { field: 'reason', show: ({ reason }) => reason },
];
