/** Where lots came from: their runs, the inputs of the runs, and the declarations that were in force on their days. */
import { type LotState, Lots } from '../../inventory/index.ts';
import { groupBy } from '../../kernel/values/group-by.ts';
import { Articles } from '../../masterdata/index.ts';
import { Batches } from '../../production/index.ts';
import { graphOf, mapInParts, walk } from '../../quality/index.ts';
import type { SourceDeclaration } from '../compile/sources.ts';
import { Declarations } from '../declaration/declaration.ts';
import { inForceOn } from '../declaration/declared.ts';
import type { LabelLook } from '../label-look.ts';

/** A lot, with what its article was declared as on the day of its creation. */
export interface FitLot extends Pick<LotState, 'id' | 'lotNumber' | 'articleId' | 'expiryDate' | 'onHold' | 'facts'> {
  readonly articleName: string;
  /** Undefined: the article was not declared on that day. */
  readonly declaration: SourceDeclaration | undefined;
}

/** A production batch or a cutting that made a lot. */
export interface FitRun {
  /** The production batch. Undefined: a cutting. */
  readonly batch: { readonly recipeId: string; readonly batchNumber: string } | undefined;
  readonly inputs: readonly FitLot[];
}

export interface Genealogy {
  /** Returns a lot of the genealogy. */
  lot(id: string): FitLot;
  /** Returns the runs that made the lot, net of undone ones. */
  runsOf(lotId: string): readonly FitRun[];
  /** Returns the lot and all its ancestors, breadth first. */
  ancestryOf(lotId: string): readonly FitLot[];
}

/** Returns the ids for a reason about a lot. */
export const aboutLot = ({ id, articleId }: FitLot) => ({ articleId, lotId: id });

/** Reads the genealogy of lots, backward. */
export async function genealogyOf(look: LabelLook, lotIds: readonly string[]): Promise<Genealogy> {
  const graph = graphOf(await look.trace.reach(lotIds, undefined, 'BACKWARD'));
  const up = walk(graph, lotIds, 'BACKWARD');
  const [states, batches] = await Promise.all([
    look.whereIn(Lots, 'id', [...up.lots.keys()]),
    look.whereIn(Batches, 'id', [...up.runs.keys()]),
  ]);
  const articleIds = [...new Set(states.map(({ articleId }) => articleId))];
  const [articles, declarations] = await Promise.all([
    look.whereIn(Articles, 'id', articleIds),
    look.whereIn(Declarations, 'articleId', articleIds),
  ]);
  const names = new Map(articles.map(({ id, name }) => [id, name]));
  const versions = groupBy(declarations, ({ articleId }) => articleId);
  const fitLots = await mapInParts(look, states, (state): FitLot => {
    const { id, lotNumber, articleId, expiryDate, onHold, facts, createdAt } = state;
    const declaration = inForceOn(versions.get(articleId) ?? [], look.dayOf(createdAt));
    const articleName = names.get(articleId) ?? '';
    return { id, lotNumber, articleId, expiryDate, onHold, facts, articleName, declaration };
  });
  const lots = new Map(fitLots.map((one) => [one.id, one]));
  const batchOf = new Map(batches.map(({ id, recipeId, batchNumber }) => [id, { recipeId, batchNumber }]));
  const lot = (id: string): FitLot => {
    const found = lots.get(id);
    if (!found) throw new Error(`The lot ${id} of a label was not read`);
    return found;
  };
  // All labels of a lot are judged by the same ancestry. So the last one is kept.
  let last: { readonly of: string; readonly lots: readonly FitLot[] } | undefined;
  const edgesOf = (id: string, type: string) => (graph.byDocument.get(id) ?? []).filter((edge) => edge.type === type);
  return {
    lot,
    runsOf: (lotId) =>
      (graph.byLot.get(lotId) ?? [])
        .filter(({ type }) => type === 'PRODUCED')
        .map(({ documentId }) => ({
          batch: batchOf.get(documentId),
          inputs: edgesOf(documentId, 'CONSUMED').map((edge) => lot(edge.lotId)),
        })),
    ancestryOf(lotId) {
      if (last?.of !== lotId) last = { of: lotId, lots: [...walk(graph, [lotId], 'BACKWARD').lots.keys()].map(lot) };
      return last.lots;
    },
  };
}
