import { inventoryCountMachine } from '@cleaver/domain/inventory';
import {
  approveInventoryCount,
  cancelInventoryCount,
  getInventoryCount,
  submitInventoryCount,
} from '@cleaver/domain/inventory/contracts';
import { say } from '@cleaver/domain/kernel';
import { useState } from 'preact/hooks';
import { BatchButton } from '../../floor/booking/batch-button.tsx';
import { PickBatch } from '../../floor/booking/choose-stock-batch.tsx';
import { useMissing } from '../../floor/outbox/outbox.ts';
import { Waits } from '../../floor/outbox/waiting-row.tsx';
import { batchName, foundBatch } from '../../scanner/found-batch.ts';
import { call } from '../../shell/data/api.ts';
import { useAnswer } from '../../shell/data/query.ts';
import { shownQuantity, shownTime } from '../../shell/language/format.ts';
import { t } from '../../shell/language/language.ts';
import { useNames } from '../../shell/navigation/references.ts';
import type { ScreenProps } from '../../shell/navigation/screen.ts';
import { may } from '../../shell/session/session.ts';
import { LinkButton } from '../../ui/control/button.tsx';
import { Notice } from '../../ui/dialog/notice.tsx';
import { Action, type ActionProps, MachineActions } from '../../ui/form/action.tsx';
import { ActionBar } from '../../ui/form/action-bar.tsx';
import { Table } from '../../ui/list/table.tsx';
import { Facts, Loaded, Nothing, Page, Section, Unloaded } from '../../ui/page/page.tsx';
import { LotLink } from '../../ui/text/link.tsx';
import { Named } from '../../ui/text/record-name.tsx';
import { Status } from '../../ui/text/status.tsx';
import styles from '../movement/take-one.module.css';
import { LEFT, useBatchesWith } from '../stock-batch/batches-with.ts';
import { countedBy } from '../waiting-bookings.ts';
import { type Count, Enter, type Line, type Picked } from './count-entry.tsx';

const UP = { to: '/counts', title: say`Counts` };

export default function CountScreen({ params: { id = '' } }: ScreenProps) {
  const path = { id };
  const found = useAnswer(getInventoryCount, path);
  const place = useNames('storageLocation');
  if (!found.data) return <Unloaded title={say`Count`} up={UP} of={found} />;
  const count = found.data;
  const send = (contract: typeof submitInventoryCount) => (key: string) => call(contract, path, { key });
  const verb = (verbs: Verbs) => (
    <MachineActions
      machine={inventoryCountMachine}
      status={count.status}
      operation={approveInventoryCount}
      verbs={verbs}
    />
  );
  const approve: ActionProps = {
    label: say`Approve`,
    look: 'primary',
    send: send(approveInventoryCount),
    done: say`Approved`,
    ask: {
      title: say`Approve the count`,
      text: say`The differences are booked. Movements since the count stay unchanged.`,
    },
  };
  const cancel: ActionProps = {
    label: say`Cancel the count`,
    send: send(cancelInventoryCount),
    done: say`Count cancelled`,
    ask: { title: say`Cancel the count`, text: say`The counted amounts are not booked.` },
  };
  return (
    <Page
      title={t`Count ${place(count.storageLocationId)}`}
      up={UP}
      sub={count.countNumber}
      badge={<Status of={count.status} />}
      actions={
        <>
          <LinkButton icon="print" to={`/counts/${id}/sheet`}>{t`Count sheet`}</LinkButton>
          {verb({ cancel })}
        </>
      }
    >
      {count.status === 'OPEN' && may('INVENTORY_COUNT_WRITE') ? (
        <Counting count={count} at={found.dataUpdatedAt} submit={send(submitInventoryCount)} />
      ) : (
        <>
          <Differences count={count} />
          {inventoryCountMachine.allows(count.status, 'approve') && may('INVENTORY_COUNT_WRITE') && (
            <ActionBar>{verb({ approve })}</ActionBar>
          )}
        </>
      )}
    </Page>
  );
}

type Verbs = Parameters<typeof MachineActions<string, 'approve' | 'cancel'>>[0]['verbs'];

interface CountingProps {
  readonly count: Count;
  /** The time at which the count arrived from the service, in milliseconds since 1970. */
  readonly at: number;
  readonly submit: (key: string) => Promise<unknown>;
}

function Counting({ count, at, submit }: CountingProps) {
  const [picked, setPicked] = useState<Picked>();
  const waiting = countedBy(useMissing(at), count.id);
  const here = useBatchesWith(LEFT, { storageLocationId: count.storageLocationId });
  const counted = new Map(count.lines.map((line) => [line.stockBatchId, line]));
  const batches = (here.data?.content ?? []).map(foundBatch);
  const nameOf = (id: string): string =>
    batches
      .filter((one) => one.id === id)
      .map(batchName)
      .join('');
  const open = batches.filter((batch) => !counted.has(batch.id) && !waiting.has(batch.id));
  const booked = count.lines.filter(({ stockBatchId }) => !waiting.has(stockBatchId));
  return (
    <>
      <div hidden={picked !== undefined}>
        <PickBatch
          label={t`Which lot is counted?`}
          known={batches}
          among={batches}
          isBlind={count.blind}
          refuses={(batch) =>
            batch.storageLocationId === count.storageLocationId
              ? undefined
              : t`${batch.lotNumber} is booked in another storage location: move it here first.`
          }
          busy={picked && t`Finish ${picked.batch.lotNumber} first, or leave it.`}
          picked={(batch, onLabel) => setPicked({ batch, onLabel })}
        />
      </div>
      {picked && (
        <Enter
          key={picked.batch.id}
          count={count}
          {...picked}
          before={waiting.get(picked.batch.id) ?? counted.get(picked.batch.id)}
          close={() => setPicked(undefined)}
        />
      )}
      <Section title={t`Still to count: ${open.length}`}>
        <Loaded of={here}>
          {() => (open.length === 0 ? <Nothing text={t`Everything expected here has been counted.`} /> : null)}
        </Loaded>
        <div class={styles['batches']}>
          {open.map((batch) => (
            <BatchButton
              key={batch.id}
              batch={batch}
              isBlind={count.blind}
              act={() => setPicked({ batch, onLabel: undefined })}
            />
          ))}
        </div>
      </Section>
      <Section title={t`Counted: ${booked.length + waiting.size}`}>
        {[...waiting.values()].map((line) => (
          <Waits key={line.stockBatchId}>
            <strong>{nameOf(line.stockBatchId)}</strong> · {shownQuantity(line.quantityAmount, line.quantityUnit)}
          </Waits>
        ))}
        {(booked.length > 0 || waiting.size === 0) && <Lines lines={booked} />}
      </Section>
      {!picked && waiting.size === 0 && count.lines.length > 0 && (
        <ActionBar>
          <Action
            look="primary"
            label={say`Finish the count`}
            send={submit}
            done={say`Submitted`}
            ask={{
              title: say`Finish the count`,
              text: say`After that, the differences are shown and nothing more can be entered.`,
            }}
          />
        </ActionBar>
      )}
    </>
  );
}

function Lines({ lines }: { readonly lines: readonly Line[] }) {
  if (lines.length === 0) return <Nothing text={t`Nothing has been counted yet.`} />;
  const isShown = lines.some(({ expected }) => expected !== null);
  return (
    <Table<Line>
      caption={t`Counted lots`}
      rows={lines}
      columns={[
        { field: 'lotNumber', show: (one) => <LotLink id={one.lotId}>{one.lotNumber}</LotLink> },
        { field: 'articleId', show: ({ articleId }) => <Named kind="article" id={articleId} isPlain /> },
        {
          field: 'countedQuantity',
          show: (one) => shownQuantity(one.quantityAmount, one.quantityUnit),
          isNumber: true,
        },
        ...(isShown
          ? [
              {
                field: 'expected',
                title: say`Should be`,
                show: (one: Line) => shownQuantity(one.expected, one.quantityUnit),
                isNumber: true,
              },
              {
                field: 'difference',
                title: say`Difference`,
                show: (one: Line) =>
                  one.difference === '0' ? '✓' : <strong>{shownQuantity(one.difference, one.quantityUnit)}</strong>,
                isNumber: true,
              },
            ]
          : []),
        { field: 'countedBy', title: say`By`, show: ({ countedBy }) => countedBy },
      ]}
    />
  );
}

/** Shows the dates of the count, the counted lots with differing lots first, and the lots that were not counted. */
function Differences({ count }: { readonly count: Count }) {
  const differing = count.lines.filter(({ difference }) => difference !== null && difference !== '0');
  return (
    <>
      <Section title={t`Count`}>
        <Facts
          of={[
            [t`Opened`, t`${shownTime(count.createdAt)} by ${count.createdBy}`],
            count.submittedAt !== null && [
              t`Submitted`,
              t`${shownTime(count.submittedAt)} by ${count.submittedBy ?? ''}`,
            ],
            count.approvedAt !== null && [t`Approved`, t`${shownTime(count.approvedAt)} by ${count.approvedBy ?? ''}`],
          ]}
        />
        {count.selfApproved && <Notice tone="warn">{t`The person who approved the count had also counted.`}</Notice>}
        {count.status !== 'OPEN' && <p>{t`Lots that differ: ${differing.length} of ${count.lines.length}`}</p>}
      </Section>
      <Section title={t`Counted lots`}>
        <Lines lines={[...differing, ...count.lines.filter((line) => !differing.includes(line))]} />
      </Section>
      {count.uncounted.length > 0 && (
        <Section title={t`Not counted`}>
          <p>{t`Expected there, but not entered: it is not booked.`}</p>
          <Table<Count['uncounted'][number]>
            caption={t`Not counted`}
            rows={count.uncounted}
            columns={[
              { field: 'lotNumber', show: (one) => <LotLink id={one.lotId}>{one.lotNumber}</LotLink> },
              { field: 'articleId', show: ({ articleId }) => <Named kind="article" id={articleId} isPlain /> },
              {
                field: 'quantity',
                title: say`Should be`,
                show: (one) => shownQuantity(one.quantityAmount, one.quantityUnit),
                isNumber: true,
              },
            ]}
          />
        </Section>
      )}
    </>
  );
}
