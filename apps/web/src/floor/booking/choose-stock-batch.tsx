/**
 * Chooses goods by the label's code or by a typed lot number. If the text names no single batch, the user chooses one.
 */
import { useId, useState } from 'preact/hooks';
import {
  batchName,
  type FoundBatch,
  foundBatch,
  isFine,
  isOnLabel,
  type Meant,
  meant,
  namesLot,
  verdictOn,
} from '../../scanner/found-batch.ts';
import { nothingOf } from '../../scanner/offline-lots.ts';
import { deliverText } from '../../scanner/reader.ts';
import { type ScanRead, useScan } from '../../scanner/scan.tsx';
import { type Outcome, sayBad } from '../../scanner/verdict.ts';
import { shownDate, shownQuantity } from '../../shell/language/format.ts';
import { shown, type Text, t } from '../../shell/language/language.ts';
import { Icon } from '../../shell/navigation/icons.tsx';
import { useNames } from '../../shell/navigation/references.ts';
import { Button } from '../../ui/control/button.tsx';
import { classes } from '../../ui/text/classes.ts';
import { wordText } from '../../ui/text/words.ts';
import { missingAt } from '../outbox/outbox.ts';
import { afterBookings } from '../outbox/pending-effects.ts';
import styles from './choose-stock-batch.module.css';
import { useGivenBatches } from './goods-from-address.ts';

/** The weight on the label in kg, as a decimal text. */
export type OnLabel = string | undefined;

export interface PickBatchProps {
  readonly label: Text;
  readonly picked: (batch: FoundBatch, onLabel: OnLabel) => void;
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
}

/** The batches among which the user chooses, with the question to the user. */
export type Among = Exclude<Meant, undefined | { readonly one: FoundBatch }>;

interface Offered {
  readonly isLot: boolean;
  readonly onLabel?: OnLabel;
  readonly isAway?: boolean;
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
}: PickBatchProps) {
  const id = useId();
  const [text, setText] = useState('');
  const [choice, setChoice] = useState<Among & { readonly onLabel: OnLabel }>();

  /**
   * Picks the batch that `meant` returns among the usable ones, or asks the user which batch is meant. Returns the
   * outcome of the scan, which is `bad` if no batch is usable.
   */
  const offer = (
    there: readonly FoundBatch[],
    wanted: string,
    { isLot, onLabel, isAway = false }: Offered,
  ): Outcome => {
    const usable = there.filter((one) => refuses(one) === undefined);
    const found = meant(usable, { namesLot: isLot });
    if (!found) return { bad: (there[0] && refuses(there[0])) ?? nothingOf(isAway, wanted) };
    if ('one' in found) {
      picked(found.one, onLabel);
      const warning = warns(found.one);
      return warning === undefined ? verdictOn(found.one) : { warn: `${batchName(found.one)}: ${shown(warning)}` };
    }
    setChoice({ ...found, onLabel });
    return { warn: found.question };
  };
  useScan((read: ScanRead): Outcome => {
    setChoice(undefined);
    setText('');
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
  return (
    <form
      class={styles['pick']}
      autoComplete="off"
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim() !== '') deliverText(text.trim());
      }}
    >
      <label for={id}>{shown(label)}</label>
      <div class={styles['line']}>
        <input
          id={id}
          type="text"
          value={text}
          autoCapitalize="characters"
          enterKeyHint="search"
          placeholder={t`Scan or type`}
          onInput={(event) => setText(event.currentTarget.value)}
        />
        <Button type="submit" icon="search">{t`Find`}</Button>
      </div>
      {choice && (
        <BatchChoices
          of={choice}
          isBlind={isBlind}
          act={(one) => {
            setChoice(undefined);
            picked(one, choice.onLabel);
          }}
        />
      )}
    </form>
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

interface BatchTextProps {
  readonly batch: FoundBatch;
  /** Whether to hide the amount in stock. */
  readonly isBlind?: boolean;
}

/** Draws a button for a stock batch. The button is amber if the goods need attention. */
export function BatchButton({ batch, act, isBlind = false }: BatchTextProps & { readonly act: () => void }) {
  return (
    <button type="button" class={classes(styles['batch'], !isFine(batch) && styles['warn'])} onClick={act}>
      <BatchText batch={batch} isBlind={isBlind} />
    </button>
  );
}

/** Draws the article, lot, place, amount and expiry date of a batch, and its status unless it is AVAILABLE. */
export function BatchText({ batch, isBlind = false }: BatchTextProps) {
  const article = useNames('article');
  const place = useNames('storageLocation');
  const facts = [
    batch.storageLocationName || place(batch.storageLocationId),
    !isBlind && shownQuantity(batch.amount, batch.unit),
    t`until ${shownDate(batch.expiryDate)}`,
    batch.status !== 'AVAILABLE' && wordText(batch.status),
  ];
  return (
    <span class={styles['text']}>
      {batch.isWaiting && (
        <span class={styles['waiting']}>
          <Icon name="clock" /> {t`Some of it`} · {t`waiting to be sent`}
        </span>
      )}
      <strong>{[batch.articleName || article(batch.articleId), batch.lotNumber].filter(Boolean).join(' · ')}</strong>
      <span>{facts.filter(Boolean).join(' · ')}</span>
    </span>
  );
}
