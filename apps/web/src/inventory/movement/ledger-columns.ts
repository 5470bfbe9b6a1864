/** The columns of the ledger, for one stock batch and for a whole stock. */
import { ENTERED_AFTER_COUNT, type listStockMovements } from '@cleaver/domain/inventory/contracts';
import { type ItemOf, say } from '@cleaver/domain/kernel';
import { shownQuantity, shownTime } from '../../shell/language/format.ts';
import { t } from '../../shell/language/language.ts';
import type { Column } from '../../ui/list/table.tsx';
import { wordText } from '../../ui/text/words.ts';

export type Movement = ItemOf<typeof listStockMovements>;

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
  {
    field: 'reason',
    // The service books this reason itself, always in English.
    show: ({ reason }) => (reason === ENTERED_AFTER_COUNT ? t`Entered after the count` : reason),
  },
];
