/**
 * Chooses goods by the label's code or by a typed lot number. If the text names no single batch, the user chooses one.
 */
import { useState } from 'preact/hooks';
import {
  batchName,
  type FoundBatch,
  foundBatch,
  isOnLabel,
  type Meant,
  meant,
  namesLot,
  verdictOn,
} from '../../scanner/found-batch.ts';
import { nothingOf } from '../../scanner/offline-lots.ts';
import { type ScanRead, useScan } from '../../scanner/scan.tsx';
import { type Outcome, sayBad } from '../../scanner/verdict.ts';
import { shown, type Text, t } from '../../shell/language/language.ts';
import { missingAt } from '../outbox/outbox.ts';
import { afterBookings } from '../outbox/pending-effects.ts';
import { BatchButton } from './batch-button.tsx';
import styles from './choose-stock-batch.module.css';
import { FindGoods, GoodsList } from './find-goods.tsx';
import { useGivenBatches } from './goods-from-address.ts';
import { GoodsHere, PlaceHere, useHere } from './place-here.tsx';

/** The weight on the label in kg, as a decimal text. */
export type OnLabel = string | undefined;

export interface PickBatchProps {
  readonly label: Text;
  /** `isByHand`: the user chose the batch from a list. */
  readonly picked: (batch: FoundBatch, onLabel: OnLabel, isByHand: boolean) => void;
  /** The batches on the screen, which scans find while the service does not respond. */
  readonly known?: readonly FoundBatch[];
  /** Returns the reason why the batch cannot be taken, or undefined if it can. */
  readonly refuses?: (batch: FoundBatch) => Text | undefined;
  /** Returns a warning to show after the batch is picked, or undefined. */
  readonly warns?: (batch: FoundBatch) => Text | undefined;
  /** Whether to hide the amount in stock. */
  readonly isBlind?: boolean;
  /** The reason why scanning is not possible now. */
  readonly busy?: Text | undefined;
  /** Handles scans of other things than goods. Returns undefined for scans of goods. */
  readonly otherScan?: (read: ScanRead) => Outcome | undefined;
  /** The goods that a typed text searches. Default: the goods in the chosen storage location, or in all of them. */
  readonly among?: readonly FoundBatch[];
  /** Whether the user chooses the storage location where they stand. Its goods are then shown as buttons. */
  readonly hasPlaces?: boolean;
  /** Goods to show as buttons while no storage location is chosen. */
  readonly proposed?: Proposed;
}

/** Goods that the user probably wants next. */
export interface Proposed {
  readonly title: Text;
  readonly goods: readonly FoundBatch[];
}

/** The batches among which the user chooses, with the question to the user. */
export type Among = Exclude<Meant, undefined | { readonly one: FoundBatch }>;

interface Offered {
  readonly isLot: boolean;
  readonly onLabel?: OnLabel;
  readonly isAway?: boolean;
  readonly isByHand?: boolean;
}

export function PickBatch({
  label,
  picked,
  known = [],
  refuses = () => undefined,
  warns = () => undefined,
  isBlind = false,
  busy,
  otherScan,
  among,
  hasPlaces = false,
  proposed,
}: PickBatchProps) {
  const [here, setHere] = useHere(hasPlaces);
  const [choice, setChoice] = useState<Among & { readonly onLabel: OnLabel }>();

  /**
   * Picks the batch that `meant` returns among the usable ones, or asks the user which batch is meant. Returns the
   * outcome of the scan, which is `bad` if no batch is usable.
   */
  const offer = (
    there: readonly FoundBatch[],
    wanted: string,
    { isLot, onLabel, isAway = false, isByHand = false }: Offered,
  ): Outcome => {
    const usable = there.filter((one) => refuses(one) === undefined);
    const found = meant(usable, { namesLot: isLot });
    if (!found) return { bad: (there[0] && refuses(there[0])) ?? nothingOf(isAway, wanted) };
    if ('one' in found) {
      picked(found.one, onLabel, isByHand);
      const warning = warns(found.one);
      return warning === undefined ? verdictOn(found.one) : { warn: `${batchName(found.one)}: ${shown(warning)}` };
    }
    setChoice({ ...found, onLabel });
    return { warn: found.question };
  };
  useScan((read: ScanRead): Outcome => {
    setChoice(undefined);
    if (busy !== undefined) return { bad: busy };
    const other = otherScan?.(read);
    if (other) return other;
    const lotNumber = read.elements.lotNumber ?? read.text;
    const onScreen = read.isAway ? known.filter((one) => isOnLabel(one, read)) : [];
    const entries = missingAt(read.at);
    const seen = read.stockBatches.map(foundBatch).map((one) => afterBookings(one, entries));
    const onLabel = read.elements.netWeightKg ?? undefined;
    const { isAway } = read;
    return offer(onScreen.length > 0 ? onScreen : seen, lotNumber, { isLot: namesLot(read), onLabel, isAway });
  });
  useGivenBatches((there) => {
    const outcome = offer(there, t`this lot`, { isLot: true });
    if (outcome && 'bad' in outcome) sayBad(shown(outcome.bad));
  });
  /** Takes goods that the user chose from a list. */
  const take = (batch: FoundBatch): void => {
    setChoice(undefined);
    const outcome: Outcome =
      busy === undefined ? offer([batch], batch.lotNumber, { isLot: true, isByHand: true }) : { bad: busy };
    if (outcome && 'bad' in outcome) sayBad(shown(outcome.bad));
  };
  return (
    <div class={styles['pick']}>
      {hasPlaces && <PlaceHere value={here} chosen={setHere} />}
      <FindGoods
        label={label}
        of={among ? { goods: among } : { filter: here === '' ? {} : { storageLocationId: here }, known }}
        take={take}
        isBlind={isBlind}
      >
        {!choice && here !== '' && <GoodsHere at={here} take={take} />}
        {!choice && here === '' && proposed && proposed.goods.length > 0 && (
          <section class={styles['choices']} aria-label={shown(proposed.title)}>
            <h2>{shown(proposed.title)}</h2>
            <GoodsList of={proposed.goods} take={take} />
          </section>
        )}
      </FindGoods>
      {choice && (
        <BatchChoices
          of={choice}
          isBlind={isBlind}
          act={(one) => {
            setChoice(undefined);
            picked(one, choice.onLabel, true);
          }}
        />
      )}
    </div>
  );
}

interface BatchChoicesProps {
  readonly of: Among;
  readonly act: (batch: FoundBatch) => void;
  readonly isBlind?: boolean;
}

/** Draws the question and a button for each batch that a scan may mean. */
export const BatchChoices = ({ of: { among, question }, act, isBlind = false }: BatchChoicesProps) => (
  <section class={styles['choices']} aria-label={shown(question)}>
    <h2>{shown(question)}</h2>
    {among.map((one) => (
      <BatchButton key={one.id} batch={one} isBlind={isBlind} act={() => act(one)} />
    ))}
  </section>
);
