/** The documents to issue: what is due, by customer and period. It is computed for each response and never stored. */

import type { Page, PageSlice } from '../../kernel/contract/page.ts';
import { tooLargeResponse } from '../../kernel/execution/bounds.ts';
import { pageInMemory } from '../../kernel/execution/page-in-memory.ts';
import type { QueryPorts } from '../../kernel/execution/ports.ts';
import type { CalendarDate } from '../../kernel/values/calendar.ts';
import { groupBy } from '../../kernel/values/group-by.ts';
import { type CustomerState, Customers, salesTermsOf } from '../../masterdata/index.ts';
import { Deliveries, type DeliveryState, type DueLine, dueLines } from '../../sales/index.ts';
import { draftCreditNote } from '../credit-note/credit-note.ts';
import { draftInvoice, periodOf } from '../document/draft.ts';
import { Invoices } from '../invoice/invoice.ts';
import type { DueDocument } from '../invoice/invoice-contracts.ts';
import { byIssue } from '../invoice/invoice-view.ts';
import { NumberSeriesKind, nextIssueDate, SERIES_ID } from '../invoice/number-series.ts';
import { draftSources, isToBill, type Sources, sortedDeliveries, sourcesFrom } from '../invoice/sources.ts';
import { dueSubject } from '../subjects.ts';
import { allocatedBack } from './allocation.ts';
import { invoicesDue } from './periods.ts';

/** Maximum number of deliveries of which something is due in one response. */
const DUE_DELIVERIES_MAX = 5000;

interface Unsettled {
  readonly delivery: DeliveryState;
  readonly lines: readonly DueLine[];
}

/** `id`: sorts the documents of a customer by their last supply date. */
type Row = DueDocument & { readonly id: string };

/**
 * Returns one page of the documents to issue. Refuses with RESPONSE_TOO_LARGE if something is due of too many
 * deliveries.
 */
export async function dueDocuments(
  ports: QueryPorts,
  until: CalendarDate,
  customerId: string | undefined,
  request: PageSlice,
): Promise<Page<DueDocument>> {
  const ids = await ports.invoices.unsettled(until, customerId, DUE_DELIVERIES_MAX + 1);
  if (ids.length > DUE_DELIVERIES_MAX) throw tooLargeResponse();
  return pageOfRows(await dueRows(ports, until, ids), request);
}

/**
 * Returns a page like `dueDocuments`, for an overview. Looks only at the first deliveries, by dispatch date, so that it
 * never refuses.
 */
export async function firstDueDocuments(
  ports: QueryPorts,
  until: CalendarDate,
  request: PageSlice,
): Promise<Page<DueDocument>> {
  const ids = await ports.invoices.unsettled(until, undefined, DUE_DELIVERIES_MAX);
  return pageOfRows(await dueRows(ports, until, ids), request);
}

function pageOfRows(rows: readonly Row[], request: PageSlice): Page<DueDocument> {
  const { content, page } = pageInMemory(rows, dueSubject.sortable, request);
  return { content: content.map(({ id: _, ...row }) => row), page };
}

async function dueRows(ports: QueryPorts, until: CalendarDate, ids: readonly string[]): Promise<readonly Row[]> {
  if (ids.length === 0) return [];
  const sources = sourcesFrom(ports);
  const [deliveries, ledger, billings] = await Promise.all([
    ports.reader.whereIn(Deliveries, 'id', ids),
    sources.ledger(ids),
    sources.billings(ids),
  ]);
  const ledgerOf = groupBy(ledger, ({ documentId }) => documentId);
  const billingsOf = groupBy(billings, ({ deliveryId }) => deliveryId);
  const unsettled = sortedDeliveries(deliveries).map((delivery) => ({
    delivery,
    lines: dueLines(delivery, ledgerOf.get(delivery.id) ?? [], billingsOf.get(delivery.id) ?? []),
  }));
  const customers = await ports.reader.whereIn(Customers, 'id', [
    ...new Set(deliveries.map((each) => each.customerId)),
  ]);
  const byId = new Map(customers.map((customer) => [customer.id, customer]));
  return [
    ...(await invoiceRows(ports, sources, until, unsettled, byId)),
    ...(await creditRows(ports, unsettled, byId)),
  ];
}

async function invoiceRows(
  ports: QueryPorts,
  sources: Sources,
  until: CalendarDate,
  unsettled: readonly Unsettled[],
  customers: ReadonlyMap<string, CustomerState>,
): Promise<readonly Row[]> {
  const toBill = unsettled.flatMap(({ delivery, lines }) => {
    const own = lines.filter(isToBill);
    const { id, dispatchDate, customerId } = delivery;
    return own.length === 0 ? [] : [{ id, dispatchDate, customerId, lineCount: own.length, delivery, lines: own }];
  });
  if (toBill.length === 0) return [];
  const [settings, series, shared] = await Promise.all([
    sources.settings(),
    ports.reader.find(NumberSeriesKind, SERIES_ID),
    draftSources(sources, toBill),
  ]);
  const issueDate = nextIssueDate(series, sources.today);
  const rows: Row[] = [];
  for (const [customerId, own] of groupBy(toBill, (each) => each.customerId)) {
    const customer = customers.get(customerId);
    if (!customer) continue;
    const { billing } = salesTermsOf(customer);
    for (const of of invoicesDue(billing, own, until)) {
      const draft = { ...shared, customer, settings, deliveries: of, typed: [], prices: [], note: '' };
      const { document, findings } = draftInvoice(draft, issueDate);
      const { supplyFrom, supplyUntil } = document;
      rows.push({
        ...{ id: `${supplyUntil} ${of[0]?.id}`, type: 'INVOICE', customerId, customerName: customer.name, billing },
        ...{ supplyFrom, supplyUntil, deliveryIds: of.map(({ id }) => id), invoiceId: null, invoiceNumber: null },
        ...{ gross: findings.length === 0 ? document.gross : null, findings },
      });
    }
  }
  return rows;
}

async function creditRows(
  { reader }: QueryPorts,
  unsettled: readonly Unsettled[],
  customers: ReadonlyMap<string, CustomerState>,
): Promise<readonly Row[]> {
  const back = unsettled.flatMap(({ lines }) => lines.flatMap(allocatedBack));
  const byInvoice = groupBy(back, ({ invoiceId }) => invoiceId);
  const ids = [...byInvoice.keys()];
  if (ids.length === 0) return [];
  const [invoices, credits] = await Promise.all([
    reader.whereIn(Invoices, 'id', ids),
    reader.whereIn(Invoices, 'correctsId', ids),
  ]);
  const creditsOf = groupBy(credits.toSorted(byIssue), ({ correctsId }) => correctsId ?? '');
  return invoices.toSorted(byIssue).map(({ id, invoiceNumber, customerId, customerName, document }): Row => {
    const earlier = (creditsOf.get(id) ?? []).map((each) => each.document);
    const of = { kind: 'RETURN', reason: '', lines: [], back: byInvoice.get(id) ?? [] } as const;
    const draft = draftCreditNote(id, document, earlier, of);
    const customer = customers.get(customerId);
    const period = periodOf(draft.lines);
    return {
      ...{ id: `${period.supplyUntil} ${id}`, type: 'CREDIT_NOTE', customerId },
      ...{
        customerName: customer?.name ?? customerName,
        billing: customer ? salesTermsOf(customer).billing : 'NONE',
        ...period,
        deliveryIds: [],
      },
      ...{ invoiceId: id, invoiceNumber, gross: draft.gross, findings: [] },
    };
  });
}
