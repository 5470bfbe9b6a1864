/**
 * Implements the reads of inventory that decide about an undo. The database calculates the sums, because a lot may have
 * thousands of movements.
 */
import { FOLLOWING, type InventoryReader, OUTWARD, type Outstanding } from '@cleaver/domain/inventory';
import { Decimal } from '@cleaver/domain/kernel';
import type { Query } from '../engine/mapping.ts';
import { literals } from '../engine/queries.ts';

const EFFECT = 'coalesce(m.reversed_type, m.type)';

const sumNames = Object.entries(FOLLOWING).map(([type, name]) => `when '${type}' then '${name}'`);

/** Selects the used lots of $1. Each count has a sum of its own, because one count does not undo another. */
const USED_LOTS = `
  select m.lot_id as "lotId"
  from stock_movement m
  where m.lot_id = any($1) and ${EFFECT} in (${literals(Object.keys(FOLLOWING))})
  group by m.lot_id, case ${EFFECT} ${sumNames.join(' ')} end,
    case ${EFFECT} when 'COUNTED' then coalesce(m.reverses_id, m.id) end
  having sum(m.change) <> 0`;

/** Selects the outstanding goods of the documents $1. */
const OUTSTANDING = `
  select m.document_id as "documentId", coalesce(m.document_line::text, m.stock_batch_id::text) as key,
    (-sum(m.change))::text as base
  from stock_movement m
  where m.document_id = any($1) and ${EFFECT} in (${literals(OUTWARD)})
  group by 1, 2`;

export const sqlUndo = (query: Query): Pick<InventoryReader, 'usedLots' | 'outstanding'> => ({
  async usedLots(lotIds) {
    if (lotIds.length === 0) return [];
    const rows = await query<{ readonly lotId: string }>({ text: USED_LOTS, values: [lotIds] });
    return [...new Set(rows.map(({ lotId }) => lotId))];
  },
  async outstanding(documentIds) {
    if (documentIds.length === 0) return [];
    const rows = await query<Outstanding>({ text: OUTSTANDING, values: [documentIds] });
    return rows.map((row) => ({ ...row, base: Decimal.of(row.base).toText() }));
  },
});
