/**
 * All goods that may not be used: the open holds on lots, and the stock batches that were blocked themselves. Each entry
 * has its own release.
 */
import { listBlockedGoods, releaseHold, unblockStockBatch } from '@cleaver/domain/inventory/contracts';
import { say } from '@cleaver/domain/kernel';
import { type BlockedGoods, blockedPath } from '../inventory/lot/blocked-goods.ts';
import { shownReason } from '../inventory/lot/hold-reason.ts';
import { GoodsActions } from '../inventory/movement/goods-actions.tsx';
import type { Goods } from '../inventory/movement/goods-links.ts';
import { labelsPath } from '../labels/labels-path.ts';
import { call } from '../shell/data/api.ts';
import { shownDate, shownQuantity, shownTime, shownUnit } from '../shell/language/format.ts';
import { t } from '../shell/language/language.ts';
import { mayRun } from '../shell/session/session.ts';
import { Notice } from '../ui/dialog/notice.tsx';
import { Action, FormAction } from '../ui/form/action.tsx';
import type { BulkAction } from '../ui/list/bulk.tsx';
import { List } from '../ui/list/list.tsx';
import { Page } from '../ui/page/page.tsx';
import { LinkTo, LotLink } from '../ui/text/link.tsx';
import { wordText } from '../ui/text/words.ts';

export default function Holds() {
  const release: BulkAction<BlockedGoods> = {
    label: say`Release`,
    isFor: mayRelease,
    dialog: async () => (await import('./release-together.tsx')).ReleaseTogether,
  };
  return (
    <Page title={say`Blocked goods`} sub={t`All goods that may not be used: lots on hold and blocked stock batches`}>
      <List
        of={listBlockedGoods}
        name="blocked-goods"
        isWide
        to={blockedPath}
        chosen={{
          name: ({ lotNumber }) => lotNumber,
          actions: [release, { label: say`Labels`, icon: 'print', to: labelsPath }],
        }}
        columns={[
          { field: 'articleName', show: ({ articleName }) => articleName, isSortable: true },
          { field: 'lotNumber', show: ({ lotNumber }) => lotNumber, isSortable: true, isCode: true },
          {
            field: 'storageLocationName',
            title: say`Where`,
            show: ({ storageLocationName }) => storageLocationName ?? t`Whole lot`,
          },
          {
            field: 'quantityAmount',
            show: (one) => shownQuantity(one.quantityAmount, one.quantityUnit),
            amount: (one) => [one.quantityAmount, shownUnit(one.quantityUnit)],
            isNumber: true,
          },
          { field: 'expiryDate', show: ({ expiryDate }) => shownDate(expiryDate), isSortable: true },
          {
            field: 'reason',
            isLong: true,
            show: (one) => (
              <>
                {shownReason(one.reason ?? t`Returned by a customer`)} <Cause of={one} />
              </>
            ),
            text: ({ reason }) => shownReason(reason ?? t`Returned by a customer`),
          },
          {
            field: 'blockedAt',
            title: say`Since`,
            show: ({ blockedAt, blockedBy }) => [shownTime(blockedAt), blockedBy].filter(Boolean).join(', '),
            isSortable: true,
          },
          {
            field: 'action',
            show: (one) => (
              <>
                <Release of={one} />
                <GoodsActions of={goodsOf(one)} isSmall />
              </>
            ),
          },
        ]}
        empty={{ text: say`No goods are blocked.` }}
      />
    </Page>
  );
}

const goodsOf = ({ id, kind, lotId, lotNumber, quantityAmount }: BlockedGoods): Goods => ({
  ...{ lotId, batchId: lotNumber, status: Number(quantityAmount) > 0 ? 'BLOCKED' : 'DEPLETED' },
  ...(kind === 'STOCK_BATCH' && { id }),
});

const mayRelease = ({ kind }: BlockedGoods): boolean => mayRun(kind === 'HOLD' ? releaseHold : unblockStockBatch);

/** The cause of a hold, with a link to the recall, the deviation or the lot that caused it. */
function Cause({ of: { cause, recallId, deviationId, inheritedFrom } }: { readonly of: BlockedGoods }) {
  if (cause === null) return null;
  const word = wordText(cause);
  if (recallId !== null) {
    return (
      <LinkTo to={`/recalls/${recallId}`} need="HACCP_READ">
        {word}
      </LinkTo>
    );
  }
  if (deviationId !== null) {
    return (
      <LinkTo to={`/deviations/${deviationId}`} need="TEMPERATURE_LOG_READ">
        {word}
      </LinkTo>
    );
  }
  return inheritedFrom === null ? <small>{word}</small> : <LotLink id={inheritedFrom}>{word}</LotLink>;
}

function Release({ of: one }: { readonly of: BlockedGoods }) {
  const { id, kind, lotId, lotNumber, stockId, reason } = one;
  if (!mayRelease(one)) return null;
  const free = shownQuantity(one.quantityAmount, one.quantityUnit);
  if (kind === 'STOCK_BATCH') {
    const path = { stockId: stockId ?? '', batchId: id };
    return (
      <Action
        label={say`Release`}
        send={(key) => call(unblockStockBatch, path, { key })}
        done={say`Released`}
        ask={{
          title: t`Release ${lotNumber}`,
          text: t`${free} may be used at once, unless the lot is on hold as well.`,
        }}
      />
    );
  }
  return (
    <FormAction
      operation={releaseHold}
      title={say`Release the hold`}
      label={say`Release`}
      fixed={{ id: lotId, holdId: id }}
      intro={
        <>
          <p>{shownReason(reason ?? '')}</p>
          <Notice tone="warn">{t`With its last hold released, the whole lot may be used and delivered: ${free}.`}</Notice>
        </>
      }
      done={say`Released`}
    />
  );
}
