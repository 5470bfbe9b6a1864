import { say } from '@cleaver/domain/kernel';
import { closeRecall, getRecall, recallSheet } from '@cleaver/domain/quality/contracts';
import { useEffect, useState } from 'preact/hooks';
import { History } from '../../audit/history.tsx';
import { PaperFrame } from '../../settings/paper.tsx';
import { call, messageOf } from '../../shell/data/api.ts';
import { useAnswer } from '../../shell/data/query.ts';
import { shownNumber, shownQuantity, shownTime } from '../../shell/language/format.ts';
import { t } from '../../shell/language/language.ts';
import type { ScreenProps } from '../../shell/navigation/screen.ts';
import { Button } from '../../ui/control/button.tsx';
import { toastBad } from '../../ui/dialog/toast.tsx';
import { FormAction } from '../../ui/form/action.tsx';
import { saveFile } from '../../ui/list/csv.ts';
import { Table } from '../../ui/list/table.tsx';
import { Columns, Facts, Page, Section, Unloaded } from '../../ui/page/page.tsx';
import { LotLink } from '../../ui/text/link.tsx';
import { Status } from '../../ui/text/status.tsx';
import styles from '../quality.module.css';
import { OnHand, OpenRuns, Origin, Undone } from '../trace/affected.tsx';
import { People, type Recall } from './recall-people.tsx';
import { milestonesOf, shownWatch } from './stopwatch.ts';

const UP = { to: '/recalls', title: say`Recalls` };

export default function RecallScreen({ params: { id = '' } }: ScreenProps) {
  const found = useAnswer(getRecall, { id });
  if (!found.data) return <Unloaded title={say`Recall`} up={UP} of={found} />;
  const recall = found.data;
  const lots = new Map(recall.lots.map((lot) => [lot.lotId, lot]));
  return (
    <Page
      title={recall.recallNumber}
      up={UP}
      badge={
        <>
          <Status of={recall.mode} />
          <Status of={recall.status} />
        </>
      }
      sub={recall.reason}
      actions={<Actions recall={recall} />}
    >
      <Columns>
        <Watch recall={recall} />
        <Now recall={recall} />
        <Case recall={recall} />
      </Columns>
      <Section title={t`Customers to call`}>
        <People recall={recall} />
      </Section>
      {!!recall.undoneDeliveries?.length && (
        <Section title={t`Undone deliveries`}>
          <Undone deliveries={recall.undoneDeliveries} />
        </Section>
      )}
      <Section title={t`Where it was stored`}>
        <OnHand stock={recall.stock} lots={lots} />
      </Section>
      {recall.openRuns.length > 0 && (
        <Section title={t`What was being made from it`}>
          <OpenRuns runs={recall.openRuns} />
        </Section>
      )}
      <Section title={t`Who supplied it`}>
        <Origin suppliers={recall.suppliers} />
      </Section>
      <Reconciled recall={recall} />
      <Lots recall={recall} />
      <History entity="recall" id={id} />
    </Page>
  );
}

function Actions({ recall: { id, recallNumber, status } }: { readonly recall: Recall }) {
  const path = { id };
  const download = async (): Promise<void> => {
    try {
      saveFile(`${recallNumber}.csv`, await call(recallSheet, path));
    } catch (error) {
      toastBad(messageOf(error));
    }
  };
  return (
    <>
      {status === 'OPEN' && (
        <FormAction
          operation={closeRecall}
          title={say`Close the recall`}
          fixed={path}
          intro={<p>{t`Closing releases nothing: blocked goods stay blocked until quality releases them.`}</p>}
          done={say`Closed`}
        />
      )}
      <Button icon="download" act={download}>{t`List as a file (CSV)`}</Button>
      <PaperFrame />
      <Button icon="print" act={() => print()}>{t`Print`}</Button>
    </>
  );
}

/** The stopwatch of a recall, real or an exercise. It runs until the recall is closed. */
function Watch({ recall }: { readonly recall: Recall }) {
  const { figures, firstContact, lastContact, closed } = milestonesOf(recall);
  const [now, setNow] = useState(Date.now());
  useEffect(() => {
    if (closed !== undefined) return;
    const ticking = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(ticking);
  }, [closed]);
  const after = (ms: number | undefined): string => (ms === undefined ? t`not yet` : shownWatch(ms));
  return (
    <Section title={t`Stopwatch`}>
      {/* Silent for screen readers, because it changes each second. */}
      <p class={styles['watch']} role="timer" aria-live="off">
        {shownWatch(closed ?? now - Date.parse(recall.openedAt))}
      </p>
      <Facts
        of={[
          [t`Figures after`, `${shownNumber(figures / 1000, 3)} s`],
          [t`First customer informed after`, after(firstContact)],
          [t`All customers informed after`, after(lastContact)],
          [t`Closed after`, after(closed)],
        ]}
      />
    </Section>
  );
}

function Now({ recall: { now, customers } }: { readonly recall: Recall }) {
  const sums = (of: Recall['now']['inStock']): string =>
    of.map(({ quantity, unit }) => shownQuantity(quantity, unit)).join(', ');
  const contacted = customers.length - now.uncontacted.length;
  return (
    <Section title={t`Current state`}>
      <Facts
        of={[
          [t`Still in the shop`, sums(now.inStock)],
          [t`Came back`, sums(now.returned)],
          [t`Customers informed`, t`${shownNumber(contacted)} of ${shownNumber(customers.length)}`],
        ]}
      />
    </Section>
  );
}

function Case({ recall }: { readonly recall: Recall }) {
  return (
    <Section title={t`Case`} wide>
      <Facts
        of={[
          [t`Opened`, `${shownTime(recall.openedAt)}, ${recall.openedBy}`],
          [t`Figures of`, shownTime(recall.asOf)],
          recall.closedAt !== null && [t`Closed`, `${shownTime(recall.closedAt)}, ${recall.closedBy}`],
          recall.conclusion !== null && [t`Conclusion`, recall.conclusion],
          [
            t`Seal of the figures (SHA-256)`,
            <code key="hash" class={styles['hash']}>
              {recall.sha256}
            </code>,
          ],
        ]}
      />
    </Section>
  );
}

function Reconciled({ recall: { reconciliation } }: { readonly recall: Recall }) {
  return (
    <Section title={t`Reconciliation of quantities`}>
      <Table<Recall['reconciliation'][number]>
        caption={t`Reconciliation of quantities`}
        rows={reconciliation}
        columns={[
          {
            field: 'percent',
            title: say`Accounted for`,
            show: ({ percent }) => (percent === null ? '' : `${shownNumber(percent)} %`),
          },
          {
            field: 'originated',
            title: say`Initial quantity`,
            show: ({ originated, unit }) => shownQuantity(originated, unit),
            isNumber: true,
          },
          {
            field: 'accounted',
            title: say`Whereabouts known`,
            show: ({ accounted, unit }) => shownQuantity(accounted, unit),
            isNumber: true,
          },
          {
            field: 'unexplained',
            title: say`Unexplained`,
            show: ({ unexplained, unit }) => shownQuantity(unexplained, unit),
            isNumber: true,
          },
        ]}
      />
    </Section>
  );
}

/** Maximum number of rows in the table. The file has all rows. */
const ROWS = 200;

function Lots({ recall: { lots } }: { readonly recall: Recall }) {
  return (
    <Section title={t`Affected lots`}>
      {lots.length > ROWS && <p>{t`The first ${shownNumber(ROWS)} of ${shownNumber(lots.length)}.`}</p>}
      <Table<Recall['lots'][number]>
        caption={t`Affected lots`}
        rows={lots.slice(0, ROWS)}
        columns={[
          { field: 'lotNumber', show: ({ lotId, lotNumber }) => <LotLink id={lotId}>{lotNumber}</LotLink> },
          { field: 'articleName', title: say`Article`, show: ({ articleName }) => articleName },
          {
            field: 'originated',
            title: say`Initial quantity`,
            show: ({ account }) => shownQuantity(account.originated, account.unit),
            isNumber: true,
          },
          {
            field: 'inStock',
            title: say`In stock`,
            show: ({ account }) => shownQuantity(account.inStock, account.unit),
            isNumber: true,
          },
        ]}
      />
    </Section>
  );
}
