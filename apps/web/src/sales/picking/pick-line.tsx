/** Picks one line. The user scans the lot, then scans its labels or types the weight. */
import { say } from '@cleaver/domain/kernel';
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { AmountField, amountOf } from '../../floor/booking/amount.tsx';
import { type Among, BatchChoices } from '../../floor/booking/choose-stock-batch.tsx';
import { missingAt } from '../../floor/outbox/outbox.ts';
import { afterBookings } from '../../floor/outbox/pending-effects.ts';
import { type FoundBatch, foundBatch, isOnLabel, namesLot, verdictOn } from '../../scanner/found-batch.ts';
import { nothingOf } from '../../scanner/offline-lots.ts';
import { deliverText } from '../../scanner/reader.ts';
import { type ScanRead, useScan } from '../../scanner/scan.tsx';
import { type Outcome, sayBad } from '../../scanner/verdict.ts';
import { forPeople, shownDate, shownQuantity } from '../../shell/language/format.ts';
import { shown, type Text, t } from '../../shell/language/language.ts';
import { Button } from '../../ui/control/button.tsx';
import { Notice } from '../../ui/dialog/notice.tsx';
import { ActionBar } from '../../ui/form/action-bar.tsx';
import { tooShortText } from '../delivery/too-short.ts';
import styles from './pick.module.css';
import {
  amountOfTakes,
  beyondStock,
  isCatchWeight,
  isEnough,
  judged,
  type LineToPick,
  NOTHING,
  type PickedLine,
  piecesOfTakes,
  proposedBatch,
  type Take,
} from './picked-lines.ts';
import type { PickedStore } from './picked-store.ts';

interface PickLineProps {
  readonly line: LineToPick;
  readonly date: string;
  readonly tolerance: number;
  readonly store: PickedStore;
  /** Shows the next line. */
  readonly through: () => void;
}

/** Returns the scanned batches. Without the service, searches the proposed batches, then the batches on the device. */
function foundBy(read: ScanRead, line: LineToPick): readonly FoundBatch[] {
  const proposed = read.isAway
    ? line.picks
        .filter(({ lotNumber }) => isOnLabel({ lotNumber, articleId: line.articleId }, read))
        .map((pick) => proposedBatch(pick, line))
    : [];
  const entries = missingAt(read.at);
  return proposed.length > 0 ? proposed : read.stockBatches.map(foundBatch).map((one) => afterBookings(one, entries));
}

/** Shows the refusal of goods that the user chose without a scan. */
function report(outcome: Outcome): void {
  if (outcome && 'bad' in outcome) sayBad(shown(outcome.bad));
}

export function PickLine({ line, date, tolerance, store, through }: PickLineProps) {
  const [lot, setLot] = useState<FoundBatch>();
  const [choice, setChoice] = useState<
    Among & { readonly weight: string | undefined; readonly count: string | null }
  >();
  const { takes } = store.picked[line.line] ?? NOTHING;
  const close = (state: PickedLine['state'], all = takes): void => {
    store.put(line.line, { takes: all, state });
    if (state !== 'open') through();
  };
  const add = (take: Take): void => {
    const all = [...(store.now()[line.line]?.takes ?? []), take];
    close(isEnough(line, all, tolerance) ? 'done' : 'open', all);
  };
  /** Takes the weight on the label. Without a weight, or for goods in pieces, the user enters the amount. */
  const take = (batch: FoundBatch, weight: string | undefined, count: string | null): Outcome => {
    setChoice(undefined);
    const isWeighed = line.unit === 'KG' && weight !== undefined;
    const beyond = isWeighed && beyondStock(line, store.now()[line.line]?.takes ?? [], batch, weight);
    if (beyond) return { bad: beyond };
    setLot(batch);
    if (!isWeighed) return verdictOn(batch);
    const pieces = count === null ? 1 : Number(count);
    const { id, lotNumber } = batch;
    add({ stockBatchId: id, lotNumber, amount: weight, ...(isCatchWeight(line) && { pieces }) });
    return verdictOn(batch, shownQuantity(weight, line.unit));
  };
  useScan((read: ScanRead): Outcome => {
    setChoice(undefined);
    const { lotNumber, netWeightKg, count } = read.elements;
    const weight = netWeightKg ?? undefined;
    // Labels of the scales name no lot, so they count for the lot that was scanned or chosen last.
    const isOfScales = read.kind === 'EAN13_WEIGHT' || (!lotNumber && !!netWeightKg && read.kind !== 'LOT_NUMBER');
    if (isOfScales && read.article && read.article.id !== line.articleId)
      return { bad: say`Another article: not ${line.articleName}` };
    // The price on a label has no weight if no article has its PLU.
    if (isOfScales && weight === undefined) return { bad: say`No article has this label's PLU: type the weight.` };
    if (isOfScales && lot) return take(lot, weight, count);
    if (isOfScales && read.isAway) return { bad: say`Scan the lot first, then the labels of the scales.` };
    const found = judged(foundBy(read, line), line, {
      day: date,
      chosen: lot?.id,
      namesLot: namesLot(read),
    });
    if ('bad' in found && read.isAway && read.stockBatches.length === 0)
      return { bad: nothingOf(true, lotNumber ?? read.text) };
    if ('bad' in found) return { bad: forPeople(shown(found.bad)) };
    if ('one' in found) return take(found.one, weight, count);
    setChoice({ ...found, weight, count });
    return { warn: say`${line.articleName}: ${found.question}` };
  });
  const next = takes.length > 0 ? () => close('done') : undefined;
  const picked = (
    <>
      <Takes line={line} takes={takes} put={(now) => close('open', now)} />
      <div class={styles['actions']}>
        <Button act={() => close('later')}>{t`Rest to follow`}</Button>
        <Button act={() => close('last')}>{t`Nothing more to follow`}</Button>
      </div>
    </>
  );
  return (
    <section class={styles['line']} aria-label={line.articleName}>
      <Head line={line} takes={takes} />
      <Proposed line={line} />
      <ByHand />
      {choice && <BatchChoices of={choice} act={(one) => report(take(one, choice.weight, choice.count))} />}
      {lot ? (
        <Weigh key={lot.id} line={line} lot={lot} takes={takes} add={add} next={next}>
          {picked}
        </Weigh>
      ) : (
        picked
      )}
      {!lot && next && (
        <ActionBar>
          <NextLine act={next} />
        </ActionBar>
      )}
    </section>
  );
}

const NextLine = ({ act, isMain = true }: { readonly act: () => void; readonly isMain?: boolean }) => (
  <Button look={isMain ? 'primary' : 'secondary'} act={act}>{t`Next line`}</Button>
);

function Head({ line, takes }: { readonly line: LineToPick; readonly takes: readonly Take[] }) {
  const taken = [
    shownQuantity(amountOfTakes(takes).toText(), line.unit),
    isCatchWeight(line) && shownQuantity(piecesOfTakes(takes), 'PIECE'),
  ];
  return (
    <>
      <h2>{`${line.line}. ${line.articleName}`}</h2>
      {line.note !== '' && <Notice tone="warn">{line.note}</Notice>}
      <p class={styles['open']}>
        <strong>{shownQuantity(line.open, line.quantityUnit)}</strong>
        {takes.length > 0 && <span role="status">{t`picked: ${taken.filter(Boolean).join(' · ')}`}</span>}
      </p>
    </>
  );
}

const Proposed = ({ line: { picks, missing, tooShort, unit } }: { readonly line: LineToPick }) => (
  <>
    <ul class={styles['picks']} aria-label={t`Earliest expiry first`}>
      {picks.map((pick) => (
        <li key={pick.stockBatchId}>
          <strong>{pick.lotNumber}</strong>
          <span>{pick.storageLocationName}</span>
          <span>{t`until ${shownDate(pick.expiryDate)}`}</span>
          <span>{shownQuantity(pick.quantity, unit)}</span>
        </li>
      ))}
    </ul>
    {missing !== '0' && <Notice tone="bad" isContent>{t`${shownQuantity(missing, unit)} are still missing.`}</Notice>}
    {tooShort.length > 0 && <Notice tone="warn">{tooShortText(tooShort)}</Notice>}
  </>
);

function ByHand() {
  const [text, setText] = useState('');
  return (
    <form
      class={styles['byHand']}
      autoComplete="off"
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim() !== '') deliverText(text.trim());
        setText('');
      }}
    >
      <label for="pick-lot">{t`Scan, or type the lot number`}</label>
      <div class={styles['typed']}>
        <input
          id="pick-lot"
          type="text"
          autoCapitalize="characters"
          value={text}
          onInput={(event) => setText(event.currentTarget.value)}
        />
        <Button type="submit" icon="search">{t`Find`}</Button>
      </div>
    </form>
  );
}

interface WeighProps {
  readonly line: LineToPick;
  readonly lot: FoundBatch;
  readonly takes: readonly Take[];
  readonly add: (take: Take) => void;
  readonly next: (() => void) | undefined;
  /** The content between the fields and the buttons. */
  readonly children: ComponentChildren;
}

/**
 * The fields for the weight or the number of pieces that the user takes from the lot. Catch-weight goods have both
 * fields.
 */
function Weigh({ line, lot, takes, add, next, children }: WeighProps) {
  const [typed, setTyped] = useState('');
  const [pieces, setPieces] = useState('');
  const [faults, setFaults] = useState<{ readonly pieces?: Text | undefined; readonly amount?: Text | undefined }>({});
  const isCatch = isCatchWeight(line);
  const left = Math.max(Number(line.open) - piecesOfTakes(takes), 0);
  const take = (): void => {
    const amount = amountOf(typed);
    const count = amountOf(pieces === '' ? String(left) : pieces);
    const isCounted = !isCatch || (count !== undefined && /^\d+$/.test(count));
    const beyond = amount === undefined ? t`How much?` : beyondStock(line, takes, lot, amount);
    setFaults({ pieces: isCounted ? undefined : t`How much?`, amount: beyond });
    if (amount === undefined || beyond !== undefined || !isCounted) return;
    add({ stockBatchId: lot.id, lotNumber: lot.lotNumber, amount, ...(isCatch && { pieces: Number(count) }) });
    setTyped('');
    setPieces('');
  };
  const isMain = typed !== '' || !next;
  return (
    <>
      <div class={styles['weigh']}>
        {isCatch && (
          <AmountField
            label={t`Pieces`}
            unit="PIECE"
            value={pieces === '' ? String(left) : pieces}
            onValue={setPieces}
            fault={faults.pieces}
          />
        )}
        <AmountField
          label={line.unit === 'KG' ? t`Weight of ${lot.lotNumber}` : t`Pieces of ${lot.lotNumber}`}
          unit={line.unit}
          value={typed}
          onValue={setTyped}
          fault={faults.amount}
        />
      </div>
      {children}
      <ActionBar>
        <Button look={isMain ? 'primary' : 'secondary'} act={take}>{t`Take it`}</Button>
        {next && <NextLine act={next} isMain={!isMain} />}
      </ActionBar>
    </>
  );
}

interface TakesProps {
  readonly line: LineToPick;
  readonly takes: readonly Take[];
  readonly put: (takes: readonly Take[]) => void;
}

const Takes = ({ line, takes, put }: TakesProps) => (
  <ul class={styles['takes']} aria-label={t`Picked`}>
    {takes.map((take, index) => (
      <li key={index}>
        <span>
          {[
            take.lotNumber,
            shownQuantity(take.amount, line.unit),
            take.pieces !== undefined && shownQuantity(take.pieces, 'PIECE'),
          ]
            .filter(Boolean)
            .join(' · ')}
        </span>
        <Button
          look="plain"
          icon="close"
          label={t`Remove ${take.lotNumber}`}
          act={() => put(takes.filter((_, other) => other !== index))}
        />
      </li>
    ))}
  </ul>
);
