import { type ItemOf, say } from '@cleaver/domain/kernel';
import { listRecalls } from '@cleaver/domain/quality/contracts';
import { shownNumber, shownTime } from '../../shell/language/format.ts';
import { t } from '../../shell/language/language.ts';
import { may } from '../../shell/session/session.ts';
import { LinkButton } from '../../ui/control/button.tsx';
import { List } from '../../ui/list/list.tsx';
import { Page } from '../../ui/page/page.tsx';
import { Status } from '../../ui/text/status.tsx';

type Recall = ItemOf<typeof listRecalls>;

export default function Recalls() {
  const mayWrite = may('HACCP_WRITE');
  return (
    <Page
      title={say`Recalls`}
      actions={mayWrite && <LinkButton look="primary" icon="plus" to="/recalls/new">{t`New recall`}</LinkButton>}
    >
      <List<Recall>
        of={listRecalls}
        name="recalls"
        isWide
        to={({ id }) => `/recalls/${id}`}
        columns={[
          {
            field: 'recallNumber',
            title: say`Number`,
            show: ({ recallNumber }) => recallNumber,
            isSortable: true,
            isCode: true,
          },
          { field: 'mode', show: ({ mode }) => <Status of={mode} /> },
          { field: 'status', show: ({ status }) => <Status of={status} /> },
          { field: 'reason', show: ({ reason }) => reason, isLong: true },
          { field: 'lotCount', title: say`Lots`, show: ({ lotCount }) => shownNumber(lotCount), isNumber: true },
          {
            field: 'customerCount',
            title: say`Customers`,
            show: ({ customerCount }) => shownNumber(customerCount),
            isNumber: true,
          },
          { field: 'openedAt', title: say`Opened`, show: ({ openedAt }) => shownTime(openedAt), isSortable: true },
          { field: 'openedBy', title: say`By`, show: ({ openedBy }) => openedBy },
        ]}
        empty={{
          text: say`No recall yet. Run an exercise once a year: it blocks nothing and shows how long a recall takes.`,
          ...(mayWrite && { to: '/recalls/new?mode=MOCK' }),
          action: say`Start an exercise`,
        }}
      />
    </Page>
  );
}
