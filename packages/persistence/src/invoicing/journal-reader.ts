/** Implements the read of the journal in SQL. */
import type { JournalDocument, JournalReader } from '@cleaver/domain/invoicing';
import type { Query } from '../engine/mapping.ts';

// Reads only the members that the journal shows, because the lines are nearly all of a document.
const MEMBERS = ['number', 'type', 'kind', 'issueDate', 'dueDate', 'supplyFrom', 'supplyUntil', 'corrects', 'vat'];
const BUYER = ['name', 'vatId'];
const objectOf = (members: readonly string[], from: string): string =>
  members.map((member) => `'${member}', ${from} -> '${member}'`).join(', ');
const DOCUMENTS = `
  select t.sha256, jsonb_build_object(${objectOf(MEMBERS, 't.document')},
    'buyer', jsonb_build_object(${objectOf(BUYER, "t.document -> 'buyer'")})) as document
  from invoice t where t.issue_date between $1::date and $2::date
  order by t.issue_date, t.serial, t.id limit $3`;

export const sqlJournal =
  () =>
  (query: Query): JournalReader => ({
    documents: (from, until, most) => query<JournalDocument>({ text: DOCUMENTS, values: [from, until, most] }),
  });
