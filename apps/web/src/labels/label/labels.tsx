/** The list of labels, with those that need work first. */

import { type ItemOf, say } from '@cleaver/domain/kernel';
import { createLabel, listLabels } from '@cleaver/domain/labels/contracts';
import { useAll } from '../../shell/data/all-pages.ts';
import { shownTime } from '../../shell/language/format.ts';
import { t } from '../../shell/language/language.ts';
import { useAddress } from '../../shell/navigation/address.ts';
import { mayRun } from '../../shell/session/session.ts';
import { LinkButton } from '../../ui/control/button.tsx';
import { Badge } from '../../ui/dialog/notice.tsx';
import { List } from '../../ui/list/list.tsx';
import { Table } from '../../ui/list/table.tsx';
import { Page, Section } from '../../ui/page/page.tsx';
import { Status } from '../../ui/text/status.tsx';
import { Renew } from './label.tsx';

type Label = ItemOf<typeof listLabels>;

const State = ({ of: { status, outdated } }: { readonly of: Label }) => (
  <>
    <Status of={status} /> {outdated && <Badge tone="warn">{t`Outdated`}</Badge>}
  </>
);

const labelPath = ({ id }: Label): string => `/labels/${id}`;

export default function Labels() {
  const { query } = useAddress();
  const isFiltered = ['q', 'status', 'outdated', 'articleId', 'page'].some((name) => query.has(name));
  return (
    <Page
      title={say`Labels`}
      sub={t`What the law wants said about the goods: for closed packs and for the counter`}
      actions={
        mayRun(createLabel) && <LinkButton look="primary" icon="plus" to="/labels/new">{t`New label`}</LinkButton>
      }
    >
      {!isFiltered && <Open />}
      <List<Label>
        of={listLabels}
        name="labels"
        to={labelPath}
        sort="articleName"
        columns={[
          { field: 'articleName', title: say`Article`, show: ({ articleName }) => articleName, isSortable: true },
          { field: 'version', title: say`Version`, show: ({ version }) => String(version), isNumber: true },
          { field: 'legalName', title: say`Name on the label`, show: ({ decisions }) => decisions.legalName },
          { field: 'status', show: (one) => <State of={one} /> },
          {
            field: 'changedAt',
            title: say`Changed`,
            show: ({ changedAt, changedBy }) => `${shownTime(changedAt)}, ${changedBy}`,
          },
          { field: 'createdAt', show: ({ createdAt }) => shownTime(createdAt), isSortable: true },
        ]}
        empty={{
          text: say`No label yet. A label is made from a recipe and from what its ingredients are declared as.`,
          ...(mayRun(createLabel) && { to: '/labels/new' }),
          action: say`New label`,
        }}
      />
    </Page>
  );
}

/** Drafts and outdated labels, which need work. */
function Open() {
  const drafts = useAll(listLabels, { status: 'DRAFT' });
  const outdated = useAll(listLabels, { outdated: true });
  const rows = [...(outdated.data ?? []), ...(drafts.data ?? [])];
  if (rows.length === 0) return null;
  return (
    <Section title={t`To finish`}>
      <Table<Label>
        caption={t`To finish`}
        rows={rows}
        to={labelPath}
        columns={[
          { field: 'articleName', title: say`Article`, show: ({ articleName }) => articleName },
          { field: 'version', title: say`Version`, show: ({ version }) => String(version), isNumber: true },
          { field: 'status', show: (one) => <State of={one} /> },
          {
            field: 'open',
            title: say`Still to do`,
            show: ({ status, reasons }) =>
              status !== 'DRAFT'
                ? t`An ingredient changed`
                : reasons.length === 0
                  ? t`Release it`
                  : String(reasons.length),
          },
          { field: 'action', show: (one) => (one.outdated ? <Renew label={one} /> : null) },
        ]}
      />
    </Section>
  );
}
