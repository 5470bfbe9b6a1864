/** Issues documents: numbers, hashes and freezes them. */
import type { Caller } from '../../kernel/contract/caller.ts';
import type { UnitPorts } from '../../kernel/execution/ports.ts';
import type { CalendarDate } from '../../kernel/values/calendar.ts';
import { canonicalJson } from '../../kernel/values/canonical-json.ts';
import type { InvoiceDocument, XmlProfile } from '../document/document.ts';
import { documentOutput } from '../document/document-output.ts';
import { eInvoiceXml } from '../e-invoice/e-invoice.ts';
import { Invoice, Invoices } from './invoice.ts';
import { type IssueNumber, lockedSeries } from './number-series.ts';

/** Returns the hash input of a document: its canonical JSON (RFC 8785) in responses. */
export const hashedText = (document: InvoiceDocument): string =>
  // The document has no sentences to translate. The detour by JSON turns exact numbers into numbers.
  canonicalJson(JSON.parse(JSON.stringify(documentOutput.encode?.(document, String) ?? document)));

interface Issue {
  readonly prefix: string;
  /** Null: no e-invoice. */
  readonly profile: XmlProfile | null;
  readonly today: CalendarDate;
  readonly caller: Caller;
  /** Returns the document with this number. */
  readonly document: (
    issue: Pick<InvoiceDocument, 'number' | 'issueDate' | 'issuedBy' | 'issuedAt'>,
  ) => InvoiceDocument;
}

/**
 * Issues a document in the unit of work. Locks the series of numbers last, because all other documents then wait for
 * the commit. Call it after all checks: a refusal takes no number.
 */
export async function issueDocument(
  unit: UnitPorts,
  { prefix, profile, today, caller, document: of }: Issue,
): Promise<Invoice> {
  const id = unit.newId();
  const { number, issueDate, serial }: IssueNumber = (await lockedSeries(unit, today)).next(prefix, today);
  const document = of({ number, issueDate, issuedBy: caller.username, issuedAt: unit.now.toISOString() });
  const invoice = Invoice.issue({
    ...{ id, serial, document, newId: () => unit.newId() },
    sha256: unit.sha256(hashedText(document)),
    ...{ xmlProfile: profile, xml: profile && eInvoiceXml(document, profile) },
  });
  unit.of(Invoices).add(invoice);
  return invoice;
}
