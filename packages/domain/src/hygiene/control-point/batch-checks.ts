/** Judges the control points of production batches by the last reading for the batch. */
import { compareNames } from '../../kernel/values/text.ts';
import { type ArticleState, Articles } from '../../masterdata/index.ts';
import type { BatchChecks, BatchPoint, BatchPointState, CheckedBatch } from '../../production/index.ts';
import { lastVersion, type Verdict } from '../check/check.ts';
import type { GoodsReader, LastForBatch } from '../goods-ports.ts';
import { appliesTo, type ControlPointState, ControlPoints } from './control-point.ts';

const ACTIVE_OF_BATCHES = { scope: 'BATCH', status: 'ACTIVE' } as const;

export const batchChecks: BatchChecks = {
  async points({ reader, hygieneGoods }, of) {
    const points = await reader.where(ControlPoints, ACTIVE_OF_BATCHES);
    return judged(points, of, hygieneGoods, (id) => reader.get(Articles, id));
  },
  async pointsInUnit(unit, of) {
    const points = await unit.of(ControlPoints).peekWhere(ACTIVE_OF_BATCHES);
    return judged(points, of, unit.reads.hygieneGoods, (id) => unit.of(Articles).peek(id));
  },
};

async function judged(
  points: readonly ControlPointState[],
  { batchId, articleId }: CheckedBatch,
  goods: Pick<GoodsReader, 'lastForBatch'>,
  articleOf: (id: string) => Promise<ArticleState>,
): Promise<readonly BatchPoint[]> {
  if (points.length === 0) return [];
  const article = await articleOf(articleId);
  const applying = points.filter((point) => appliesTo(point, article));
  if (applying.length === 0) return [];
  const last = new Map((await goods.lastForBatch(batchId)).map((reading) => [reading.controlPointId, reading]));
  return applying
    .toSorted((a, b) => compareNames(a.name, b.name))
    .map((point) => judgedPoint(point, last.get(point.id)));
}

/** Returns a point with its last reading. The limits are those that judged the reading, without one those of now. */
function judgedPoint(point: ControlPointState, last: LastForBatch | undefined): BatchPoint {
  const { id: controlPointId, name, kind, measure, versions } = point;
  const { limits } = versions.find(({ version }) => version === last?.version) ?? lastVersion(point);
  return {
    ...{ controlPointId, name, kind, measure, limits },
    state: stateOf(last?.verdict ?? null),
    readingId: last?.id ?? null,
    value: last?.value ?? null,
    result: last?.result ?? null,
  };
}

const stateOf = (verdict: Verdict | null): BatchPointState =>
  verdict === null ? 'NOT_MEASURED' : verdict === 'IN' ? 'MET' : 'NOT_MET';
