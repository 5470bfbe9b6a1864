/** Implements the reads of the report in SQL. */
import { Deviations, type HygieneReportReader, Readings, type ReportReceiptLine } from '@cleaver/domain/hygiene';
import { dateOf } from '@cleaver/domain/kernel';
import { GoodsReceipts } from '@cleaver/domain/procurement';
import { Batches } from '@cleaver/domain/production';
import type { MappingOf, Query } from '../engine/mapping.ts';

/** Of the readings of sensors only those out of limits, because the others are nearly all rows. */
const READINGS = `
  where t.measured_at >= $1 and t.measured_at < $2 and (t.device_id is null or t.verdict <> 'IN')
  order by t.measured_at, t.id limit $3`;

const DEVIATIONS = `
  where t.status <> 'WITHDRAWN' and t."from" < $2 and (t.until is null or t.until > $1 or t.last_out_at >= $1)
  order by t."from", t.id limit $3`;

/** A line is undone if the changes of its receipt in the ledger add up to zero. */
const receiptLines = (table: string): string => `
  select t.receipt_number as "receiptNumber", t.receipt_date::text as "receiptDate",
    t.supplier_name as "supplierName", l.line, l."articleName", l."lotNumber", l.temperature, l."temperatureLimit",
    l.status
  from ${table} t cross join jsonb_to_recordset(t.lines) as l (
    line int, "articleName" text, "lotNumber" text, "quantityAmount" text, temperature text, "temperatureLimit" text,
    status text
  )
  where t.receipt_date between $1::date and $2::date and l."quantityAmount" is not null
    and (
      select sum(m.change) from stock_movement m
      where m.document_id = t.id and m.document_line = l.line and coalesce(m.reversed_type, m.type) = 'RECEIVED'
    ) is distinct from 0
  order by t.receipt_date, t.receipt_number collate "C", l.line limit $3`;

const batches = (table: string): string => `
  select t.batch_number as "batchNumber", t.completed_at as "completedAt",
    coalesce(t.completion -> 'controlPoints', '[]'::jsonb) as "controlPoints"
  from ${table} t
  where t.status = 'COMPLETED' and t.completed_at >= $1 and t.completed_at < $2
  order by t.completed_at, t.batch_number collate "C" limit $3`;

/** Returns the function that makes the reader of reports for a query. */
export function sqlHygieneReport(mappingOf: MappingOf): (query: Query) => HygieneReportReader {
  const [readings, deviations, batch] = [mappingOf(Readings), mappingOf(Deviations), mappingOf(Batches)];
  const completedAt = batch.column('completedAt');
  const texts = {
    readings: readings.select() + READINGS,
    deviations: deviations.select() + DEVIATIONS,
    receiptLines: receiptLines(mappingOf(GoodsReceipts).table),
    batches: batches(batch.table),
  };
  const span = (from: Date, until: Date, most: number) => [from.toISOString(), until.toISOString(), most];
  return (query) => ({
    async deviations(from, until, most) {
      const rows = await query({ text: texts.deviations, values: span(from, until, most) });
      return rows.map((row) => deviations.state(row));
    },
    async receiptLines(from, to, most) {
      const rows = await query<ReportReceiptLine>({ text: texts.receiptLines, values: [from, to, most] });
      return rows.map((row) => ({ ...row, receiptDate: dateOf(row.receiptDate) }));
    },
    async batches(from, until, most) {
      const rows = await query({ text: texts.batches, values: span(from, until, most) });
      return rows.map((row) => ({
        batchNumber: String(row['batchNumber']),
        completedAt: completedAt.decode(row['completedAt']) as Date,
        controlPoints: row['controlPoints'] as Awaited<
          ReturnType<HygieneReportReader['batches']>
        >[number]['controlPoints'],
      }));
    },
    async readings(from, until, most) {
      const rows = await query({ text: texts.readings, values: span(from, until, most) });
      return rows.map((row) => readings.state(row));
    },
  });
}
