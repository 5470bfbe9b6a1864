/** Picks one line. The user taps or scans the lot, then scans its labels or types the weight. */
import { say } from '@cleaver/domain/kernel';
import { useState } from 'preact/hooks';
import { type Among, BatchChoices } from '../../floor/booking/choose-stock-batch.tsx';
import { FindGoods, type OtherHit, useGoodsIn } from '../../floor/booking/find-goods.tsx';
import { missingAt } from '../../floor/outbox/outbox.ts';
import { afterBookings } from '../../floor/outbox/pending-effects.ts';
import { type FoundBatch, foundBatch, isOnLabel, namesLot, verdictOn } from '../../scanner/found-batch.ts';
import { nothingOf } from '../../scanner/offline-lots.ts';
import { type ScanRead, useScan } from '../../scanner/scan.tsx';
import { type Outcome, sayBad } from '../../scanner/verdict.ts';
import { forPeople, shownQuantity } from '../../shell/language/format.ts';
import { shown, t } from '../../shell/language/language.ts';
import { fieldAmount } from '../../ui/control/amount-text.ts';
import { Button } from '../../ui/control/button.tsx';
import { Notice } from '../../ui/dialog/notice.tsx';
import { ActionBar } from '../../ui/form/action-bar.tsx';
import styles from './pick.module.css';
import { Proposed } from './pick-proposed.tsx';
import { NextLine, Weigh } from './pick-weigh.tsx';
import {
  amountOfTakes,
  beyondStock,
  isCatchWeight,
  isEnough,
  isUsedUp,
  judged,
  type LineToPick,
  linesMeantBy,
  NOTHING,
  type PickedLine,
  piecesOfTakes,
  proposedBatch,
  type Take,
} from './picked-lines.ts';
import type { PickedStore } from './picked-store.ts';

interface PickLineProps {
  readonly line: LineToPick;
  /** The lines of the order, which a typed text may name. */
  readonly lines: readonly LineToPick[];
  readonly open: (line: number) => void;
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

/** The weight in kg and the count on a label, as decimal texts. */
interface OnLabel {
  readonly weight: string | undefined;
  readonly count: string | null;
}

const NO_LABEL: OnLabel = { weight: undefined, count: null };

interface Chosen {
  readonly batch: FoundBatch;
  /** The text of the amount at first. */
  readonly first: string;
  readonly isByHand: boolean;
  /** Counts the choices by hand, because the user may choose the same lot again. */
  readonly turn: number;
}

/** The lot that the user takes goods from, the amounts taken so far, and the actions on both. */
function usePicking({ line, tolerance, store, through }: PickLineProps) {
  const [chosen, setChosen] = useState<Chosen>();
  const { takes } = store.picked[line.line] ?? NOTHING;
  const choose = (batch: FoundBatch, isByHand: boolean, first = ''): void =>
    setChosen({ batch, first, isByHand, turn: (chosen?.turn ?? 0) + (isByHand ? 1 : 0) });
  const close = (state: PickedLine['state'], all = takes): void => {
    store.put(line.line, { takes: all, state });
    if (state !== 'open') through();
  };
  const add = (take: Take): void => {
    const all = [...(store.now()[line.line]?.takes ?? []), take];
    if (chosen?.isByHand && isUsedUp(line, all, take, tolerance)) setChosen(undefined);
    close(isEnough(line, all, tolerance) ? 'done' : 'open', all);
  };
  /** Takes the weight on the label. Without a weight, or for goods in pieces, the user enters the amount. */
  const take = (batch: FoundBatch, { weight, count }: OnLabel, isByHand: boolean): Outcome => {
    const isWeighed = line.unit === 'KG' && weight !== undefined;
    const beyond = isWeighed && beyondStock(line, store.now()[line.line]?.takes ?? [], batch, weight);
    if (beyond) return { bad: beyond };
    choose(batch, isByHand && !isWeighed);
    if (!isWeighed) return verdictOn(batch);
    const pieces = count === null ? 1 : Number(count);
    const { id, lotNumber } = batch;
    add({ stockBatchId: id, lotNumber, amount: weight, ...(isCatchWeight(line) && { pieces }) });
    return verdictOn(batch, shownQuantity(weight, line.unit));
  };
  return { chosen, choose, takes, close, add, take };
}

type Picking = ReturnType<typeof usePicking>;

/** Handles scans. Returns the lots among which the user chooses, if a scan may mean several. */
function useLotScans({ line, date }: PickLineProps, { chosen, take }: Picking) {
  const [choice, setChoice] = useState<Among & { readonly label: OnLabel }>();
  const lot = chosen?.batch;
  useScan((read: ScanRead): Outcome => {
    setChoice(undefined);
    const { lotNumber, netWeightKg, count } = read.elements;
    const label = { weight: netWeightKg ?? undefined, count };
    // Labels of the scales name no lot, so they count for the lot that was scanned or chosen last.
    const isOfScales = read.kind === 'EAN13_WEIGHT' || (!lotNumber && !!netWeightKg && read.kind !== 'LOT_NUMBER');
    if (isOfScales && read.article && read.article.id !== line.articleId)
      return { bad: say`Another article: not ${line.articleName}` };
    // The price on a label has no weight if no article has its PLU.
    if (isOfScales && label.weight === undefined)
      return { bad: say`No article has this label's PLU: type the weight.` };
    if (isOfScales && lot) return take(lot, label, false);
    if (isOfScales && read.isAway) return { bad: say`Scan the lot first, then the labels of the scales.` };
    const found = judged(foundBy(read, line), line, { day: date, chosen: lot?.id, namesLot: namesLot(read) });
    if ('bad' in found && read.isAway && read.stockBatches.length === 0)
      return { bad: nothingOf(true, lotNumber ?? read.text) };
    if ('bad' in found) return { bad: forPeople(shown(found.bad)) };
    if ('one' in found) return take(found.one, label, false);
    setChoice({ ...found, label });
    return { warn: say`${line.articleName}: ${found.question}` };
  });
  return { choice, close: () => setChoice(undefined) };
}

export function PickLine(props: PickLineProps) {
  const { line, lines, open, date } = props;
  const picking = usePicking(props);
  const { chosen, choose, takes, close, add, take } = picking;
  const scans = useLotScans(props, picking);
  // A proposal does not tell how much the lot has.
  const { goods } = useGoodsIn({ filter: { articleId: line.articleId } }, chosen?.isByHand === true);
  const proposed = line.picks.map((pick) => proposedBatch(pick, line));
  const takeFound = (batch: FoundBatch): void => {
    const found = judged([batch], line, { day: date, namesLot: true });
    if ('one' in found) report(take(found.one, NO_LABEL, true));
    else if ('bad' in found) sayBad(forPeople(shown(found.bad)));
  };
  const otherLines = (text: string): readonly OtherHit[] =>
    linesMeantBy(text, lines)
      .filter((one) => one.line !== line.line)
      .map((one) => ({ text: `${one.line}. ${one.articleName}`, act: () => open(one.line) }));
  const next = takes.length > 0 ? () => close('done') : undefined;
  const picked = <Picked line={line} takes={takes} close={close} />;
  return (
    <section class={styles['line']} aria-label={line.articleName}>
      <Head line={line} takes={takes} />
      <Proposed
        line={line}
        takes={takes}
        chosen={chosen?.batch.id}
        choose={(pick) => choose(proposedBatch(pick, line), true, line.unit === 'KG' ? '' : fieldAmount(pick.quantity))}
      />
      <FindGoods
        label={t`Scan, or type a lot or an article`}
        of={{ filter: { articleId: line.articleId }, known: proposed }}
        take={takeFound}
        others={otherLines}
      />
      {scans.choice && (
        <BatchChoices
          of={scans.choice}
          act={(one) => {
            scans.close();
            report(take(one, scans.choice?.label ?? NO_LABEL, true));
          }}
        />
      )}
      {chosen ? (
        <Weigh
          key={`${chosen.batch.id} ${chosen.turn}`}
          line={line}
          lot={goods.find(({ id }) => id === chosen.batch.id) ?? chosen.batch}
          first={chosen.first}
          isByHand={chosen.isByHand}
          takes={takes}
          add={add}
          next={next}
        >
          {picked}
        </Weigh>
      ) : (
        picked
      )}
      {!chosen && next && (
        <ActionBar>
          <NextLine act={next} />
        </ActionBar>
      )}
    </section>
  );
}

interface PickedProps {
  readonly line: LineToPick;
  readonly takes: readonly Take[];
  readonly close: Picking['close'];
}

/** The amounts taken so far, and the buttons that end the line without the rest. */
const Picked = ({ line, takes, close }: PickedProps) => (
  <>
    <Takes line={line} takes={takes} put={(now) => close('open', now)} />
    <div class={styles['actions']}>
      <Button act={() => close('later')}>{t`Rest to follow`}</Button>
      <Button act={() => close('last')}>{t`Nothing more to follow`}</Button>
    </div>
  </>
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
