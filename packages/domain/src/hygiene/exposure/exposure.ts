/**
 * The lots that a deviation puts in doubt: those that lay in its location, and what was made of them since.
 *
 * The time in doubt begins with the last reading within limits before the deviation, because the limits may have been
 * left right after it.
 */
import { Holds, type LotState, Lots } from '../../inventory/index.ts';
import { tooLargeResponse } from '../../kernel/execution/bounds.ts';
import { compareByCodePoint } from '../../kernel/values/text.ts';
import { Articles } from '../../masterdata/index.ts';
import { accountsOf, byId, graphOf, have, type Look, mapInParts, unique, walk } from '../../quality/index.ts';
import type { DeviationState } from '../deviation/deviation.ts';
import type { GoodsReader } from '../goods-ports.ts';
import { noStorageLocation } from '../refusals.ts';
import type { ExposedLot, Exposure, ExposureVia } from './exposure-contracts.ts';

/** Maximum number of lots that a deviation may put in doubt. */
const EXPOSED_LOTS_MAX = 20_000;

/** The stored records for an exposure, at one instant or in a unit of work. */
export interface ExposureLook extends Look {
  readonly goods: GoodsReader;
}

/** A lot in doubt, and why. */
interface Doubtful {
  readonly lot: LotState;
  readonly via: ExposureVia;
}

interface InDoubt extends Pick<Exposure, 'since' | 'until'> {
  /** In no particular order. */
  readonly lots: readonly Doubtful[];
}

/**
 * Returns the lots in doubt. Refuses a deviation without a storage location with NO_STORAGE_LOCATION, and more than
 * 20,000 lots with RESPONSE_TOO_LARGE.
 */
export async function inDoubt(
  look: ExposureLook,
  { storageLocationId, from, since: lastIn, until: end }: DeviationState,
  now: Date,
): Promise<InDoubt> {
  if (storageLocationId === null) throw noStorageLocation();
  const [since, until] = [lastIn ?? from, end ?? now];
  const lay = new Set(await look.goods.lay(storageLocationId, since, until, EXPOSED_LOTS_MAX + 1));
  const graph = graphOf(lay.size > EXPOSED_LOTS_MAX ? [] : await look.trace.reach([...lay], undefined));
  await look.pause();
  const reached = walk(graph, [...lay], 'FORWARD').lots;
  if (reached.size > EXPOSED_LOTS_MAX) throw tooLargeResponse();
  const lots = await look.whereIn(Lots, 'id', [...reached.keys()]);
  return {
    since,
    until,
    lots: lots.flatMap((lot): readonly Doubtful[] => {
      if (lay.has(lot.id)) return [{ lot, via: 'LAY_THERE' }];
      return lot.createdAt >= since ? [{ lot, via: 'MADE_OF' }] : [];
    }),
  };
}

/** Returns the ids of the lots with an open hold of the deviation. */
export async function heldBy(look: Pick<Look, 'where'>, deviationId: string): Promise<ReadonlySet<string>> {
  const holds = await look.where(Holds, { deviationId });
  return new Set(holds.filter(({ releasedAt }) => releasedAt === null).map(({ lotId }) => lotId));
}

/** Returns the exposure of a deviation, with the accounts of the lots. The refusals of `inDoubt` apply. */
export async function exposureOf(look: ExposureLook, deviation: DeviationState, now: Date): Promise<Exposure> {
  const { lots, ...span } = await inDoubt(look, deviation, now);
  const states = lots.map(({ lot }) => lot);
  const [held, places, articles] = await Promise.all([
    heldBy(look, deviation.id),
    look.trace.places(
      states.map(({ id }) => id),
      undefined,
    ),
    look.whereIn(Articles, 'id', unique(states.map(({ articleId }) => articleId))),
  ]);
  const account = accountsOf(byId(states), places);
  const articleOf = byId(articles);
  const sorted = lots.toSorted(
    (a, b) =>
      compareByCodePoint(a.via, b.via) ||
      compareByCodePoint(a.lot.lotNumber, b.lot.lotNumber) ||
      compareByCodePoint(a.lot.id, b.lot.id),
  );
  const shown = await mapInParts(look, sorted, ({ lot, via }): ExposedLot => {
    const { id: lotId, lotNumber, articleId, onHold } = lot;
    const { name: articleName, productKind } = have(articleOf.get(articleId));
    const { inStock, dispatched, unit } = account(lotId);
    const of = { lotId, lotNumber, articleId, articleName, productKind };
    return { ...of, via, inStock, dispatched, unit, onHold, held: held.has(lotId) };
  });
  return { ...span, lots: shown };
}
