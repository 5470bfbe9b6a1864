import { say } from '@cleaver/domain/kernel';
import { listCuttings } from '@cleaver/domain/production/contracts';
import { WaitingList } from '../../floor/outbox/waiting-list.tsx';
import { shownNumber, shownQuantity, shownTime, shownUnit } from '../../shell/language/format.ts';
import { t } from '../../shell/language/language.ts';
import { useNames } from '../../shell/navigation/references.ts';
import { may } from '../../shell/session/session.ts';
import { LinkButton } from '../../ui/control/button.tsx';
import { List } from '../../ui/list/list.tsx';
import { Page } from '../../ui/page/page.tsx';
import { Status } from '../../ui/text/status.tsx';

export default function Cuttings() {
  const article = useNames('article');
  const mayCut = may('BATCH_COMPLETE');
  const named = (of: readonly { readonly articleId: string }[]): string =>
    [...new Set(of.map(({ articleId }) => article(articleId)))].join(', ');
  return (
    <Page
      title={say`Cuttings`}
      actions={mayCut && <LinkButton look="primary" icon="cut" to="/cuttings/new">{t`Cut`}</LinkButton>}
    >
      <WaitingList of={({ booking }) => booking === 'cut'} />
      <List
        of={listCuttings}
        name="cuttings"
        isWide
        sort="createdAt,desc"
        to={({ id }) => `/cuttings/${id}`}
        columns={[
          { field: 'cuttingNumber', show: ({ cuttingNumber }) => cuttingNumber, isCode: true },
          { field: 'inputs', isHead: true, show: ({ inputs }) => named(inputs), text: ({ inputs }) => named(inputs) },
          { field: 'outputs', show: ({ outputs }) => named(outputs), text: ({ outputs }) => named(outputs) },
          {
            field: 'quantity',
            show: ({ massBalance }) => shownQuantity(massBalance.input, 'KG'),
            amount: ({ massBalance }) => [massBalance.input, shownUnit('KG')],
            text: ({ massBalance }) => shownNumber(massBalance.input),
            isNumber: true,
          },
          {
            field: 'yieldPercent',
            show: ({ yieldPercent }) => `${shownNumber(yieldPercent)} %`,
            isNumber: true,
          },
          { field: 'createdAt', show: ({ createdAt }) => shownTime(createdAt), isSortable: true },
          { field: 'status', show: ({ status }) => <Status of={status} /> },
        ]}
        empty={{
          text: say`Nothing has been cut yet. A cutting turns lots into other lots: a half into shoulder, belly and bones.`,
          ...(mayCut && { to: '/cuttings/new' }),
          action: say`Cut`,
        }}
      />
    </Page>
  );
}
