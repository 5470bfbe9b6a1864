/**
 * The fields for the weight or the number of pieces that the user takes from a lot. Catch-weight goods have both fields.
 */
import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { AmountField, amountOf } from '../../floor/booking/amount.tsx';
import { focusAmount } from '../../floor/booking/focus-amount.ts';
import type { FoundBatch } from '../../scanner/found-batch.ts';
import { type Text, t } from '../../shell/language/language.ts';
import { Button } from '../../ui/control/button.tsx';
import { ActionBar } from '../../ui/form/action-bar.tsx';
import { PlainForm } from '../../ui/form/plain-form.tsx';
import styles from './pick.module.css';
import { beyondStock, isCatchWeight, type LineToPick, piecesOfTakes, type Take } from './picked-lines.ts';

interface WeighProps {
  readonly line: LineToPick;
  readonly lot: FoundBatch;
  readonly takes: readonly Take[];
  /** The text of the amount at first: the proposed number of pieces. A weight is not proposed, it is weighed. */
  readonly first: string;
  /** Whether the user chose the lot without a scan. The amount then has the focus. */
  readonly isByHand: boolean;
  readonly add: (take: Take) => void;
  readonly next: (() => void) | undefined;
  /** The content between the fields and the buttons. */
  readonly children: ComponentChildren;
}

export function Weigh({ line, lot, takes, first, isByHand, add, next, children }: WeighProps) {
  const [typed, setTyped] = useState(first);
  const [pieces, setPieces] = useState('');
  const [faults, setFaults] = useState<{ readonly pieces?: Text | undefined; readonly amount?: Text | undefined }>({});
  const isCatch = isCatchWeight(line);
  const left = Math.max(Number(line.open) - piecesOfTakes(takes), 0);
  useEffect(() => {
    if (isByHand) focusAmount('[data-weigh]');
  }, []);
  const take = (): void => {
    const amount = amountOf(typed);
    const count = amountOf(pieces === '' ? String(left) : pieces);
    const isCounted = !isCatch || (count !== undefined && /^\d+$/.test(count));
    const beyond = amount === undefined ? t`How much?` : beyondStock(line, takes, lot, amount);
    setFaults({ pieces: isCounted ? undefined : t`How much?`, amount: beyond });
    if (amount === undefined || beyond !== undefined || !isCounted) {
      focusAmount('[data-weigh]');
      return;
    }
    add({ stockBatchId: lot.id, lotNumber: lot.lotNumber, amount, ...(isCatch && { pieces: Number(count) }) });
    setTyped('');
    setPieces('');
  };
  const isMain = typed !== '' || !next;
  return (
    <PlainForm class={styles['taking']} submit={take}>
      <div class={styles['weigh']} data-weigh>
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
        <Button type="submit" look={isMain ? 'primary' : 'secondary'}>{t`Take it`}</Button>
        {next && <NextLine act={next} isMain={!isMain} />}
      </ActionBar>
    </PlainForm>
  );
}

interface NextLineProps {
  readonly act: () => void;
  readonly isMain?: boolean;
}

export const NextLine = ({ act, isMain = true }: NextLineProps) => (
  <Button look={isMain ? 'primary' : 'secondary'} act={act}>{t`Next line`}</Button>
);
