/**
 * Implements the reads of inventory that decide about an undo. The database calculates the sums, because a lot may have
 * thousands of movements.
 */
import { FOLLOWING, type InventoryReader, type MovementType, OUTWARD } from '@cleaver/domain/inventory';
import { Decimal } from '@cleaver/domain/kernel';
import { type Kysely, type NotNull, sql } from 'kysely';
import type { Query } from '../engine/mapping.ts';
import { type Parameters, prepareRead } from '../engine/prepared-read.ts';
import type { KnownTables } from '../known-tables.ts';

type UndoReads = Pick<InventoryReader, 'usedLots' | 'outstanding'>;

/** Returns a function that makes the reads for a query. */
export function sqlUndo(kysely: Kysely<KnownTables>): (query: Query) => UndoReads {
  const effect = sql<MovementType>`coalesce(m.reversed_type, m.type)`;
  const typesOf = (types: readonly string[]) => sql.join(types.map((type) => sql.lit(type)));
  const names = sql.join(
    Object.entries(FOLLOWING).map(([type, name]) => sql`when ${sql.lit(type)} then ${sql.lit(name)}`),
    sql` `,
  );
  const usedLots = prepareRead((parameter: Parameters<{ lotIds: readonly string[] }>) =>
    kysely
      .selectFrom('stock_movement as m')
      .select('m.lot_id as lotId')
      .where('m.lot_id', '=', sql<string>`any(${parameter('lotIds')})`)
      .where(sql<boolean>`${effect} in (${typesOf(Object.keys(FOLLOWING))})`)
      .$narrowType<{ lotId: NotNull }>()
      // Each count has a sum of its own, because one count does not undo another.
      .groupBy([
        'm.lot_id',
        sql`case ${effect} ${names} end`,
        sql`case ${effect} when 'COUNTED' then coalesce(m.reverses_id, m.id) end`,
      ])
      .having(sql<boolean>`sum(m.change) <> 0`),
  );
  const outstanding = prepareRead((parameter: Parameters<{ documentIds: readonly string[] }>) =>
    kysely
      .selectFrom('stock_movement as m')
      .select([
        'm.document_id as documentId',
        sql<string>`coalesce(m.document_line::text, m.stock_batch_id::text)`.as('key'),
        sql<string>`(-sum(m.change))::text`.as('base'),
      ])
      .where('m.document_id', '=', sql<string>`any(${parameter('documentIds')})`)
      .where(sql<boolean>`${effect} in (${typesOf(OUTWARD)})`)
      .$narrowType<{ documentId: NotNull }>()
      .groupBy(sql`1, 2`),
  );
  return (query) => ({
    async usedLots(lotIds) {
      if (lotIds.length === 0) return [];
      return [...new Set((await query(usedLots({ lotIds }))).map(({ lotId }) => lotId))];
    },
    async outstanding(documentIds) {
      if (documentIds.length === 0) return [];
      const rows = await query(outstanding({ documentIds }));
      return rows.map((row) => ({ ...row, base: Decimal.of(row.base).toText() }));
    },
  });
}
