/** The dialog that places a hold on several lots, one request each. */
import { placeHold } from '@cleaver/domain/inventory/contracts';
import { say } from '@cleaver/domain/kernel';
import { useState } from 'preact/hooks';
import { call } from '../../shell/data/api.ts';
import { t } from '../../shell/language/language.ts';
import { useNames } from '../../shell/navigation/references.ts';
import { ReasonField } from '../../ui/control/reason-field.tsx';
import type { BulkDialogProps } from '../../ui/list/bulk.tsx';
import { RowsDialog } from '../../ui/list/rows-dialog.tsx';
import { sentence } from '../../ui/text/words.ts';
import { BLOCK_REASONS } from '../stock-batch/block-reasons.ts';

/** A row with a lot: a stock batch, or the lot itself. */
interface OfLot {
  readonly id: string;
  readonly lotId?: string;
  readonly articleId: string;
  readonly batchId?: string;
  readonly lotNumber?: string;
}

export function HoldTogether({ rows, close }: BulkDialogProps<OfLot>) {
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);
  const article = useNames('article');
  // Several stock batches of one lot need one hold.
  const lots = [...new Map(rows.map((row) => [row.lotId ?? row.id, row])).entries()].map(([id, row]) => ({
    ...row,
    id,
  }));
  return (
    <RowsDialog
      title={say`Place a hold on the lots`}
      label={say`Place a hold`}
      look="danger"
      rows={lots}
      text={({ articleId, batchId, lotNumber }) =>
        [article(articleId), batchId ?? lotNumber].filter(Boolean).join(' · ')
      }
      to={({ id }) => `/lots/${id}`}
      check={() => {
        setMissing(reason.trim() === '');
        return reason.trim() !== '';
      }}
      send={async ({ id }, key) => {
        const body = { id, reason: reason.trim() };
        await call(placeHold, body, { key: key(body) });
        return 'done';
      }}
      close={close}
    >
      <ReasonField
        label={t`Reason`}
        value={reason}
        set={(text) => {
          setReason(text);
          setMissing(false);
        }}
        often={BLOCK_REASONS}
        fault={isMissing ? sentence(say`is required`) : undefined}
      />
    </RowsDialog>
  );
}
