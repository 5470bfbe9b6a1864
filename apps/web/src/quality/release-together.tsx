/** The dialog that releases several holds and blocked stock batches, one request each. */
import { releaseHold, unblockStockBatch } from '@cleaver/domain/inventory/contracts';
import { say } from '@cleaver/domain/kernel';
import { useState } from 'preact/hooks';
import { type BlockedGoods, blockedPath } from '../inventory/lot/blocked-goods.ts';
import { shownReason } from '../inventory/lot/hold-reason.ts';
import { call } from '../shell/data/api.ts';
import { t } from '../shell/language/language.ts';
import { ReasonField } from '../ui/control/reason-field.tsx';
import type { BulkDialogProps } from '../ui/list/bulk.tsx';
import { RowsDialog } from '../ui/list/rows-dialog.tsx';
import { sentence } from '../ui/text/words.ts';

export function ReleaseTogether({ rows, close }: BulkDialogProps<BlockedGoods>) {
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);
  const needsReason = rows.some(({ kind }) => kind === 'HOLD');
  return (
    <RowsDialog
      title={say`Release goods`}
      label={say`Release`}
      rows={rows}
      text={({ articleName, lotNumber, reason }) =>
        [articleName, lotNumber, shownReason(reason ?? '')].filter(Boolean).join(' · ')
      }
      to={blockedPath}
      check={() => {
        setMissing(needsReason && reason.trim() === '');
        return !needsReason || reason.trim() !== '';
      }}
      send={async ({ kind, id, lotId, stockId }, key) => {
        if (kind === 'HOLD') {
          const body = { id: lotId, holdId: id, reason: reason.trim() };
          await call(releaseHold, body, { key: key(body) });
        } else {
          const path = { stockId: stockId ?? '', batchId: id };
          await call(unblockStockBatch, path, { key: key(path) });
        }
        return 'done';
      }}
      close={close}
    >
      <p>{t`Released goods may be used and delivered at once.`}</p>
      {needsReason && (
        <ReasonField
          label={t`Reason`}
          value={reason}
          set={(text) => {
            setReason(text);
            setMissing(false);
          }}
          fault={isMissing ? sentence(say`is required`) : undefined}
        />
      )}
    </RowsDialog>
  );
}
