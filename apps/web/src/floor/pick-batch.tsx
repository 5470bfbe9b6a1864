/** Chooses goods by the label's code or by a typed lot number. For a lot in several places, the user chooses one. */
import { useId, useState } from 'preact/hooks';
import { shownDate, shownQuantity } from '../shell/format.ts';
import { shown, type Text, t } from '../shell/language.ts';
import { useNames } from '../shell/references.ts';
import { Button } from '../ui/button.tsx';
import { wordText } from '../ui/words.ts';
import { type FoundBatch, foundBatch } from './found-batch.ts';
import styles from './pick-batch.module.css';
import { deliverText } from './reader.ts';
import { type Outcome, type ScanRead, useScan } from './scan.tsx';

/** The weight on the label. */
export type OnLabel = string | undefined;

export interface PickBatchProps {
  readonly label: Text;
  readonly picked: (batch: FoundBatch, onLabel: OnLabel) => void;
  /** Batches that are known already, so that they can be found while the service is away. */
  readonly known?: readonly FoundBatch[];
  /** Returns why the batch cannot be taken; undefined if it can. */
  readonly refuses?: (batch: FoundBatch) => Text | undefined;
  /** Hides the amount in stock. */
  readonly isBlind?: boolean;
  /** Why scanning is not possible now. */
  readonly busy?: Text | undefined;
}

interface Choice {
  readonly batches: readonly FoundBatch[];
  readonly onLabel: OnLabel;
}

export function PickBatch({
  label,
  picked,
  known = [],
  refuses = () => undefined,
  isBlind = false,
  busy,
}: PickBatchProps) {
  const id = useId();
  const [text, setText] = useState('');
  const [choice, setChoice] = useState<Choice>();

  useScan((read: ScanRead): Outcome => {
    setChoice(undefined);
    setText('');
    if (busy !== undefined) return { bad: busy };
    const lotNumber = read.elements.lotNumber ?? read.text;
    const found = read.isAway
      ? known.filter((one) => one.lotNumber.toLowerCase() === lotNumber.toLowerCase())
      : read.stockBatches.map(foundBatch);
    const usable = found.filter((one) => refuses(one) === undefined);
    const onLabel = read.elements.netWeightKg ?? undefined;
    const [first] = usable;
    if (!first) return { bad: (found[0] && refuses(found[0])) ?? t`There is nothing of ${lotNumber}.` };
    if (usable.length > 1) setChoice({ batches: usable, onLabel });
    else picked(first, onLabel);
    return { good: first.lotNumber };
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
        <div class={styles['choices']}>
          <p>{t`It lies in several places: which one?`}</p>
          {choice.batches.map((one) => (
            <BatchButton
              key={one.id}
              batch={one}
              isBlind={isBlind}
              act={() => {
                setChoice(undefined);
                picked(one, choice.onLabel);
              }}
            />
          ))}
        </div>
      )}
    </form>
  );
}

interface BatchTextProps {
  readonly batch: FoundBatch;
  /** Hides the amount in stock. */
  readonly isBlind?: boolean;
}

/** A stock batch to tap. */
export function BatchButton({ batch, act, isBlind = false }: BatchTextProps & { readonly act: () => void }) {
  return (
    <button type="button" class={styles['batch']} onClick={act}>
      <BatchText batch={batch} isBlind={isBlind} />
    </button>
  );
}

/** The article, place, amount and expiry date of a batch. */
export function BatchText({ batch, isBlind = false }: BatchTextProps) {
  const article = useNames('article');
  const place = useNames('storageLocation');
  const facts = [
    place(batch.storageLocationId),
    !isBlind && shownQuantity(batch.amount, batch.unit),
    t`until ${shownDate(batch.expiryDate)}`,
    batch.status !== 'AVAILABLE' && wordText(batch.status),
  ];
  return (
    <span class={styles['text']}>
      <strong>{[article(batch.articleId), batch.lotNumber].filter(Boolean).join(' · ')}</strong>
      <span>{facts.filter(Boolean).join(' · ')}</span>
    </span>
  );
}
