import { say } from '@cleaver/domain/kernel';
import { listBatches } from '@cleaver/domain/production/contracts';
import { WaitingList } from '../../floor/outbox/waiting-list.tsx';
import { shownDate, shownQuantity, shownUnit } from '../../shell/language/format.ts';
import { t } from '../../shell/language/language.ts';
import { useNames } from '../../shell/navigation/references.ts';
import { may } from '../../shell/session/session.ts';
import { LinkButton } from '../../ui/control/button.tsx';
import { List } from '../../ui/list/list.tsx';
import { Page } from '../../ui/page/page.tsx';
import { Status } from '../../ui/text/status.tsx';

export default function Batches() {
  const recipe = useNames('recipe');
  const mayWrite = may('BATCH_WRITE');
  return (
    <Page
      title={say`Batches`}
      actions={mayWrite && <LinkButton look="primary" icon="plus" to="/batches/new">{t`Plan a batch`}</LinkButton>}
    >
      <WaitingList of={({ booking }) => booking === 'complete'} />
      <List
        of={listBatches}
        name="batches"
        isWide
        sort="productionDate,desc"
        to={({ id }) => `/batches/${id}`}
        chosen={{ name: ({ batchNumber }) => batchNumber }}
        columns={[
          { field: 'batchNumber', show: ({ batchNumber }) => batchNumber, isSortable: true, isCode: true },
          { field: 'recipeId', isHead: true, show: ({ recipeId }) => recipe(recipeId) },
          {
            field: 'plannedQuantity',
            show: (one) => shownQuantity(one.plannedQuantity, one.plannedQuantityUnit),
            amount: (one) => [one.plannedQuantity, shownUnit(one.plannedQuantityUnit)],
            isNumber: true,
            isSummed: true,
          },
          { field: 'productionDate', show: ({ productionDate }) => shownDate(productionDate), isSortable: true },
          { field: 'bestBeforeDate', show: ({ bestBeforeDate }) => shownDate(bestBeforeDate) },
          { field: 'status', show: ({ status }) => <Status of={status} /> },
        ]}
        empty={{
          text: say`No batch yet. A batch is planned from an active recipe.`,
          ...(mayWrite && { to: '/batches/new' }),
          action: say`Plan a batch`,
        }}
      />
    </Page>
  );
}
