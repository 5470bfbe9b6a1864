/** Draws stock batches as text and as buttons. */
import { type FoundBatch, isFine } from '../../scanner/found-batch.ts';
import { shownDate, shownQuantity } from '../../shell/language/format.ts';
import { t } from '../../shell/language/language.ts';
import { Icon } from '../../shell/navigation/icons.tsx';
import { useNames } from '../../shell/navigation/references.ts';
import { classes } from '../../ui/text/classes.ts';
import { wordText } from '../../ui/text/words.ts';
import styles from './choose-stock-batch.module.css';

interface BatchTextProps {
  readonly batch: FoundBatch;
  /** Whether to hide the amount in stock. */
  readonly isBlind?: boolean;
}

/** Draws a button for a stock batch. The button is amber if the goods need attention. */
export function BatchButton({ batch, act, isBlind = false }: BatchTextProps & { readonly act: () => void }) {
  return (
    <button type="button" class={classes(styles['batch'], !isFine(batch) && styles['warn'])} data-goods onClick={act}>
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
