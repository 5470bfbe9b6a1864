/** The cards of Today. */
import { say } from '@cleaver/domain/kernel';
import { shownQuantity } from '../shell/language/format.ts';
import { card, type EntryOf } from '../today/card.ts';
import { Status } from '../ui/text/status.tsx';

export const productionCards = {
  batches: card<EntryOf<'batches'>>({
    title: say`In production today`,
    tone: 'quiet',
    part: (of) => of.batches,
    to: ({ id }) => `/batches/${id}`,
    columns: [
      { field: 'recipeId', show: ({ recipeName }) => recipeName },
      {
        field: 'plannedQuantity',
        show: (one) => shownQuantity(one.plannedQuantity, one.plannedQuantityUnit),
        isNumber: true,
      },
      { field: 'status', show: ({ status }) => <Status of={status} /> },
      {
        field: 'lacks',
        title: say`Lacks`,
        show: ({ lacks }) => lacks.map((one) => `${one.articleName} ${shownQuantity(one.missing, one.uom)}`).join(', '),
      },
    ],
  }),
};
