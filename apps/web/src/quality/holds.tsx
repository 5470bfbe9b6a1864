import { getLot, listAllStockBatches, listLots, releaseHold } from '@cleaver/domain/inventory/contracts';
import { type AnswerOf, say } from '@cleaver/domain/kernel';
import { shownReason } from '../inventory/lot/hold-reason.ts';
import { goodsOf } from '../inventory/lot/lot-steps.ts';
import { ReleaseWarning } from '../inventory/lot/release-warning.tsx';
import { GoodsActions } from '../inventory/movement/goods-actions.tsx';
import { call } from '../shell/data/api.ts';
import { useQuery } from '../shell/data/query.ts';
import { shownNumber, shownQuantity, shownTime } from '../shell/language/format.ts';
import { t } from '../shell/language/language.ts';
import { useAddress } from '../shell/navigation/address.ts';
import { useNames } from '../shell/navigation/references.ts';
import { me } from '../shell/session/session.ts';
import { Button } from '../ui/control/button.tsx';
import { FormAction } from '../ui/form/action.tsx';
import { isBeyond, useLastPage } from '../ui/list/last-page.ts';
import { Table } from '../ui/list/table.tsx';
import { Loaded, Nothing, Page } from '../ui/page/page.tsx';
import { LinkTo, LotLink } from '../ui/text/link.tsx';
import { wordText } from '../ui/text/words.ts';

type Lot = AnswerOf<typeof getLot>;
type Hold = AnswerOf<typeof releaseHold>;

interface Row extends Hold {
  readonly lot: Lot;
}

/** Lots per page. Each lot needs a separate request for its holds. */
const SIZE = 20;

/**
 * The holds that are not released, with their reasons. Each hold has a row, because the user releases each hold
 * separately.
 */
export default function Holds() {
  const { query, set } = useAddress();
  const number = Math.max(0, Math.trunc(Number(query.get('page'))) || 0);
  const article = useNames('article');
  const found = useQuery(
    ['/api/inventory/lots', 'held', number],
    async (signal) => {
      const held = await call(listLots, { onHold: true, size: SIZE, page: number, sort: 'createdAt,desc' }, { signal });
      const details = await Promise.all(held.content.map(({ id }) => call(getLot, { id }, { signal })));
      const rows = details.flatMap((lot) =>
        lot.holds.filter(({ releasedAt }) => releasedAt === null).map((hold): Row => ({ ...hold, lot })),
      );
      const findBlocked = () => call(listAllStockBatches, { status: 'BLOCKED', size: 1 }, { signal });
      const hasBlocked = rows.length === 0 && (await findBlocked()).page.totalElements > 0;
      return { rows, page: held.page, hasBlocked };
    },
    { keep: true },
  );
  useLastPage(found.data?.page, set);
  return (
    <Page title={say`Holds`}>
      <Loaded of={found} lines={8}>
        {({ rows, page, hasBlocked }) =>
          rows.length === 0 ? (
            !isBeyond(page) && (
              <Nothing
                text={t`No lot is on hold.`}
                {...(hasBlocked && { to: '/stock-batches?status=BLOCKED', action: t`Blocked stock batches` })}
              />
            )
          ) : (
            <>
              <Table<Row>
                caption={t`Holds`}
                isWide
                rows={rows}
                columns={[
                  {
                    field: 'lotNumber',
                    isCode: true,
                    show: ({ lot }) => <LotLink id={lot.id}>{lot.lotNumber}</LotLink>,
                  },
                  { field: 'articleId', show: ({ lot }) => article(lot.articleId) },
                  { field: 'reason', show: ({ reason }) => shownReason(reason), isLong: true },
                  { field: 'cause', title: say`Cause`, show: (one) => <Cause of={one} /> },
                  {
                    field: 'inStock',
                    title: say`In stock`,
                    show: ({ lot }) => shownQuantity(lot.account.inStock, lot.account.unit),
                    isNumber: true,
                  },
                  {
                    field: 'placedAt',
                    title: say`Since`,
                    show: (one) => `${shownTime(one.placedAt)}, ${one.placedBy}`,
                  },
                  {
                    field: 'action',
                    show: (one) => (
                      <>
                        <Release of={one} />
                        <GoodsActions of={goodsOf(one.lot, me.get()?.today ?? '')} isSmall />
                      </>
                    ),
                  },
                ]}
              />
              {page.totalPages > 1 && (
                <nav aria-label={t`Pages`}>
                  <p>{t`${shownNumber(page.totalElements)} lots are on hold.`}</p>
                  {number > 0 && (
                    <Button icon="left" label={t`Previous page`} act={() => set({ page: String(number - 1) })} />
                  )}
                  {number + 1 < page.totalPages && (
                    <Button icon="right" label={t`Next page`} act={() => set({ page: String(number + 1) })} />
                  )}
                </nav>
              )}
            </>
          )
        }
      </Loaded>
    </Page>
  );
}

/** The cause of a hold, with a link to the recall or the lot that caused it. */
function Cause({ of: { cause, recallId, inheritedFrom } }: { readonly of: Row }) {
  const word = wordText(cause);
  if (recallId !== null) {
    return (
      <LinkTo to={`/recalls/${recallId}`} need="HACCP_READ">
        {word}
      </LinkTo>
    );
  }
  return inheritedFrom === null ? word : <LotLink id={inheritedFrom}>{word}</LotLink>;
}

function Release({ of: { id: holdId, lot, reason } }: { readonly of: Row }) {
  const path = { id: lot.id, holdId };
  return (
    <FormAction
      operation={releaseHold}
      title={say`Release the hold`}
      label={say`Release`}
      fixed={path}
      intro={
        <>
          <p>{shownReason(reason)}</p>
          <ReleaseWarning lot={lot} />
        </>
      }
      done={say`Released`}
    />
  );
}
