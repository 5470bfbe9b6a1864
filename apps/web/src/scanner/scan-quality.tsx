/**
 * Draws the quality part of the scan card. Shows why goods are blocked, and inspects the goods of a receipt.
 */
import { getLot, listStockMovements, releaseHold, unblockStockBatch } from '@cleaver/domain/inventory/contracts';
import { type AnswerOf, say } from '@cleaver/domain/kernel';
import { getGoodsReceipt, inspectGoodsReceipt } from '@cleaver/domain/procurement/contracts';
import { useId, useState } from 'preact/hooks';
import { AmountField } from '../floor/booking/amount.tsx';
import styles from '../floor/floor.module.css';
import type { Entry } from '../floor/outbox/outbox-order.ts';
import { isBlockedBy } from '../floor/outbox/pending-effects.ts';
import { shownReason } from '../inventory/lot/hold-reason.ts';
import { releasedBy } from '../inventory/waiting-bookings.ts';
import { inspectedBy } from '../procurement/waiting-inspections.ts';
import { call } from '../shell/data/api.ts';
import { useAnswer } from '../shell/data/query.ts';
import { shownTime } from '../shell/language/format.ts';
import { t } from '../shell/language/language.ts';
import { mayRun } from '../shell/session/session.ts';
import { amountFault, decimalText } from '../ui/control/amount-text.ts';
import { Button } from '../ui/control/button.tsx';
import { Notice } from '../ui/dialog/notice.tsx';
import { Action } from '../ui/form/action.tsx';
import { Loaded } from '../ui/page/page.tsx';
import { sentence, wordText } from '../ui/text/words.ts';
import type { Hold } from './scan-hold.tsx';
import { type Lot, type PlacedBatch, type StepProps, useBooking } from './scan-verbs.tsx';

/** Returns the effect of waiting bookings on the quality of a lot. */
export function missingQuality(entries: readonly Entry[], lot: Lot) {
  const [result] = inspectedBy(
    entries.filter(({ lotId }) => lotId === lot.id),
    lot.originId ?? '',
  ).values();
  const released = releasedBy(entries);
  return {
    isBlocked: isBlockedBy(entries, { lotId: lot.id }),
    isInspected: result !== undefined,
    /** Returns whether a waiting booking releases the hold. A passed inspection releases the holds of inspections. */
    isReleased: ({ id, cause }: Hold): boolean => released.has(id) || (result === 'PASSED' && cause === 'INSPECTION'),
  };
}

interface HoldsProps {
  readonly lot: Lot;
  /** Returns whether a waiting booking releases the hold. */
  readonly isReleased: (hold: Hold) => boolean;
  readonly release: (hold: Hold) => void;
}

/** Shows the open holds of a lot with their reasons. Each hold has a button to release it, if the user may do this. */
export function Holds({ lot, isReleased, release }: HoldsProps) {
  const found = useAnswer(getLot, { id: lot.id });
  const open = (found.data?.holds ?? []).filter(({ releasedAt }) => releasedAt === null);
  return (
    <>
      {open.map((hold) => (
        <Notice key={hold.id} tone="bad" isContent>
          <p>
            <strong>{shownReason(hold.reason)}</strong>
          </p>
          <p>{`${wordText(hold.cause)} · ${hold.placedBy}, ${shownTime(hold.placedAt)}`}</p>
          {mayRun(releaseHold) && !isReleased(hold) && (
            <p>
              <Button act={() => release(hold)}>{t`Release the hold`}</Button>
            </p>
          )}
        </Notice>
      ))}
    </>
  );
}

const MOVEMENTS = 200;

interface BlockedBatchProps {
  readonly of: PlacedBatch;
  /** Reads the scanned lot again. */
  readonly again: () => unknown;
}

/**
 * Shows why a stock batch is blocked although its lot is not on hold. Has a button to unblock the batch, if the user
 * may do this.
 */
export function BlockedBatch({ of: { id, stockId, storageLocationName }, again }: BlockedBatchProps) {
  const found = useAnswer(
    listStockMovements,
    { stockId, stockBatchId: id, size: MOVEMENTS, sort: 'at,desc' },
    { enabled: mayRun(listStockMovements) },
  );
  // A return blocks its goods by its own movement TAKEN_BACK, without a movement BLOCKED.
  const reason = found.data?.content.find(({ type }) => type === 'BLOCKED' || type === 'TAKEN_BACK')?.reason;
  return (
    <Notice tone="bad" isContent>
      <p>
        <strong>{[storageLocationName, reason && shownReason(reason)].filter(Boolean).join(': ')}</strong>
      </p>
      {mayRun(unblockStockBatch) && (
        <p>
          <Action
            label={say`Release the hold`}
            send={async (key) => {
              await call(unblockStockBatch, { stockId, batchId: id }, { key });
              await again();
            }}
            done={say`Unblocked`}
          />
        </p>
      )}
    </Notice>
  );
}

/** Returns whether the user may inspect this lot. Only goods of a receipt are inspected. */
export const mayInspect = ({ origin, originId }: Lot): boolean =>
  origin === 'RECEIPT' && originId !== null && mayRun(inspectGoodsReceipt) && mayRun(getGoodsReceipt);

/**
 * Returns the goods receipt of a lot that the user may inspect. The scan card requests the receipt in advance, so that
 * it is available without a network.
 */
export const useReceipt = (lot: Lot) =>
  useAnswer(getGoodsReceipt, { id: lot.originId ?? '' }, { enabled: mayInspect(lot) });

export function Inspect({ lot, done, back }: StepProps) {
  const found = useReceipt(lot);
  return (
    <div class={styles['step']}>
      <Loaded of={found}>
        {({ id, lines }) => {
          const line = lines.find(({ lotId }) => lotId === lot.id);
          return (
            line && (
              <>
                <h3>{t`Inspect ${line.articleName}, ${lot.lotNumber}`}</h3>
                <InspectLine receiptId={id} line={line} done={done} />
              </>
            )
          );
        }}
      </Loaded>
      <div class={styles['actions']}>
        <Button act={back}>{t`Cancel`}</Button>
      </div>
    </div>
  );
}

type Line = AnswerOf<typeof getGoodsReceipt>['lines'][number];

interface InspectLineProps extends Pick<StepProps, 'done'> {
  readonly receiptId: string;
  readonly line: Line;
}

/**
 * Draws two large buttons, which record the result with one tap. Temperature and notes are optional. A failed
 * inspection holds the goods, so it is sent before other bookings.
 */
export function InspectLine({ receiptId, line, done }: InspectLineProps) {
  const lotNumber = line.lotNumber ?? '';
  const [temperature, setTemperature] = useState('');
  const [notes, setNotes] = useState('');
  const [isTried, setIsTried] = useState(false);
  const { fault, send } = useBooking(done);
  const id = useId();
  const wrong = amountFault(temperature, { sign: '°C' });
  const record = (result: 'PASSED' | 'FAILED', text: string): Promise<void> => {
    setIsTried(true);
    if (wrong) return Promise.resolve();
    const measured = decimalText(temperature);
    const input = {
      id: receiptId,
      line: String(line.line),
      result,
      ...(measured !== '' && { temperature: Number(measured) }),
      ...(notes !== '' && { notes }),
    };
    return send(
      {
        booking: 'inspect',
        input,
        blocking: result === 'FAILED',
        lotId: line.lotId ?? undefined,
        articleId: line.articleId,
      },
      text,
    );
  };
  return (
    <div class={styles['step']}>
      <AmountField
        label={t`Temperature, if measured`}
        unit={undefined}
        value={temperature}
        onValue={setTemperature}
        hint={line.temperatureLimit === null ? undefined : t`At most ${`${line.temperatureLimit} °C`}`}
        fault={isTried ? sentence(wrong) : undefined}
      />
      <label for={id}>{t`Notes`}</label>
      <input
        id={id}
        type="text"
        autoComplete="off"
        value={notes}
        onInput={(event) => setNotes(event.currentTarget.value)}
      />
      {fault !== undefined && <Notice tone="bad">{fault}</Notice>}
      <div class={styles['results']}>
        <Button look="primary" act={() => record('PASSED', t`${lotNumber} has passed`)}>
          {wordText('PASSED')}
        </Button>
        <Button look="danger" act={() => record('FAILED', t`${lotNumber} has failed and is on hold`)}>
          {wordText('FAILED')}
        </Button>
      </div>
    </div>
  );
}
