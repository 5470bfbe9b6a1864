/** Implements the reads of certificates and frame contracts in SQL. Suppliers and customers store them as JSON. */
import {
  Customers,
  type EndingCertificate,
  type EndingContract,
  type PaperReader,
  Suppliers,
} from '@cleaver/domain/masterdata';
import type { Row } from '../engine/column.ts';
import type { MappingOf, Query } from '../engine/mapping.ts';

export const sqlPapers = (mappingOf: MappingOf): ((query: Query) => PaperReader) => {
  const certificates = `
        select t.id as "supplierId", t.name as "supplierName", c."certificateType", c.issuer, c."validUntil",
          count(*) over () as total
        from ${mappingOf(Suppliers).table} t,
          jsonb_to_recordset(t.certificates) as c ("certificateType" text, issuer text, "validUntil" date)
        where t.status = 'ACTIVE' and c."validUntil" <= $2::date and (c."validUntil" >= $1::date or not exists (
          select 1 from jsonb_to_recordset(t.certificates) as o ("certificateType" text, "validUntil" date)
          where o."certificateType" = c."certificateType" and coalesce(o."validUntil", 'infinity') > c."validUntil"
        ))
        order by c."validUntil", t.id, c."certificateType" collate "C", c.issuer collate "C" limit $3`;
  const contracts = `
        select t.id as "customerId", t.name as "customerName", t.frame_contract ->> 'validUntil' as "validUntil",
          count(*) over () as total
        from ${mappingOf(Customers).table} t
        where t.status = 'ACTIVE' and t.frame_contract is not null
          and (t.frame_contract ->> 'validUntil')::date <= $1::date
          and not exists (
            select 1 from jsonb_to_recordset(t.other_contracts) as o ("validUntil" date)
            where coalesce(o."validUntil", 'infinity') > (t.frame_contract ->> 'validUntil')::date
          )
        order by 3, t.id limit $2`;
  return (query) => {
    const counted = async <T>(text: string, values: readonly unknown[]) => {
      const rows = await query({ text, values });
      const entries = rows.map(({ total, ...entry }: Row) => entry as T);
      return { count: Number(rows[0]?.['total'] ?? 0), entries };
    };
    return {
      certificatesEnding: ({ today, by }, limit) => counted<EndingCertificate>(certificates, [today, by, limit]),
      contractsEnding: ({ by }, limit) => counted<EndingContract>(contracts, [by, limit]),
    };
  };
};
