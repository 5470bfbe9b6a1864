/** The proposed lots of an order line as buttons, earliest expiry first. */
import { useEffect, useRef } from 'preact/hooks';
import { shownDate, shownQuantity } from '../../shell/language/format.ts';
import { t } from '../../shell/language/language.ts';
import { isTouch } from '../../ui/control/pointer.ts';
import { Notice } from '../../ui/dialog/notice.tsx';
import { tooShortText } from '../delivery/too-short.ts';
import styles from './pick.module.css';
import { amountOfTakes, type LineToPick, type Take } from './picked-lines.ts';

type Pick = LineToPick['picks'][number];

interface ProposedProps {
  readonly line: LineToPick;
  readonly takes: readonly Take[];
  /** The id of the chosen stock batch. */
  readonly chosen: string | undefined;
  readonly choose: (pick: Pick) => void;
}

export function Proposed({ line: { picks, missing, tooShort, unit }, takes, chosen, choose }: ProposedProps) {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    // With a keyboard, Enter takes the next lot. On touch devices the focus stays with the scanner.
    if (chosen !== undefined || isTouch()) return;
    list.current?.querySelector<HTMLElement>('button:not([data-taken])')?.focus({ preventScroll: true });
  }, [chosen, takes.length]);
  const takenOf = ({ stockBatchId }: Pick) => takes.filter((take) => take.stockBatchId === stockBatchId);
  return (
    <>
      <ul ref={list} class={styles['picks']} aria-label={t`Earliest expiry first`}>
        {picks.map((pick) => {
          const taken = takenOf(pick);
          return (
            <li key={pick.stockBatchId}>
              <button
                type="button"
                data-goods
                data-taken={taken.length > 0 ? '' : undefined}
                aria-pressed={chosen === pick.stockBatchId ? 'true' : 'false'}
                onClick={() => choose(pick)}
              >
                <strong>{pick.lotNumber}</strong>
                <span>{pick.storageLocationName}</span>
                <span>{t`until ${shownDate(pick.expiryDate)}`}</span>
                <span>{shownQuantity(pick.quantity, unit)}</span>
                {taken.length > 0 && <span>{`✓ ${shownQuantity(amountOfTakes(taken).toText(), unit)}`}</span>}
              </button>
            </li>
          );
        })}
      </ul>
      {missing !== '0' && <Notice tone="bad" isContent>{t`${shownQuantity(missing, unit)} are still missing.`}</Notice>}
      {tooShort.length > 0 && <Notice tone="warn">{tooShortText(tooShort)}</Notice>}
    </>
  );
}
