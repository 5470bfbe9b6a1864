/** Handlers that issue invoices and credit notes, and read them. */
import { shopDay } from '../../inventory/index.ts';
import { checkNoFaults } from '../../kernel/contract/refusal.ts';
import { type Handler, handle } from '../../kernel/execution/handler.ts';
import type { QueryPorts, UnitPorts } from '../../kernel/execution/ports.ts';
import { Deliveries, dueLines, isSettled } from '../../sales/index.ts';
import { billingsOf, completeCreditNote, draftCreditNote } from '../credit-note/credit-note.ts';
import type { PrintedDocument, XmlProfile } from '../document/document.ts';
import { completeDocument, draftInvoice, isXRechnung } from '../document/draft.ts';
import { invalidInvoice } from '../document/findings.ts';
import { allocatedBack } from '../due/allocation.ts';
import { dueDocuments } from '../due/due-documents.ts';
import { invoicePaper } from '../paper/invoice-paper.ts';
import { Payments } from '../payment/payment.ts';
import { invoiceXmlUnknown, notAnInvoice } from '../refusals.ts';
import { type Invoice, type InvoiceState, Invoices } from './invoice.ts';
import {
  getInvoice,
  invoicePdf,
  invoiceXml,
  issueCreditNote,
  issueInvoice,
  listDue,
  listInvoices,
  previewInvoice,
  previewInvoicePdf,
  supplyDateFaults,
} from './invoice-contracts.ts';
import { byIssue, invoiceView, listedInvoice } from './invoice-view.ts';
import { issueDocument } from './issuing.ts';
import { NumberSeriesKind, nextIssueDate, SERIES_ID } from './number-series.ts';
import { invoiceSources, sourcesFrom, sourcesIn } from './sources.ts';

type Given = Parameters<typeof invoiceSources>[1];

/** Returns the draft of an invoice outside of a unit of work. */
async function previewed(ports: QueryPorts, given: Given) {
  checkNoFaults(supplyDateFaults(given, { now: ports.clock.now(), settings: ports.settings }));
  const sources = sourcesFrom(ports);
  const { of } = await invoiceSources(sources, given);
  const series = await ports.reader.find(NumberSeriesKind, SERIES_ID);
  return draftInvoice(of, nextIssueDate(series, sources.today));
}

/** Returns a new document for a response. It has neither credit notes nor payments. */
const newView = (unit: UnitPorts, invoice: Invoice) =>
  invoiceView(invoice.state, {
    today: shopDay(unit.now, unit.settings),
    sha256: unit.sha256,
    credits: [],
    payments: [],
  });

const profileOf = (customer: Parameters<typeof isXRechnung>[0]): XmlProfile =>
  isXRechnung(customer) ? 'XRECHNUNG' : 'EN16931';

const xmlOf = ({ xml, xmlProfile: profile }: InvoiceState) =>
  xml === null || profile === null ? null : { profile, text: xml };

export const invoiceHandlers: readonly Handler[] = [
  handle(listDue, {
    atOneInstant: true,
    async run(ports, { until, customerId, ...request }) {
      return dueDocuments(ports, until ?? shopDay(ports.clock.now(), ports.settings), customerId, request);
    },
  }),
  handle(listInvoices, {
    async run({ invoices, clock, settings }, { customerId, type, status, overdue, deliveryId, ...request }) {
      const { issuedFrom: from, issuedUntil: to, ...rest } = request;
      const today = shopDay(clock.now(), settings);
      const filter = { customerId, type, status, overdue, deliveryId };
      const { content, page } = await invoices.invoices(filter, today, { ...rest, from, to });
      return { content: content.map((head) => listedInvoice(head, today)), page };
    },
  }),
  handle(getInvoice, {
    atOneInstant: true,
    async run({ reader, clock, settings, sha256 }, { id }) {
      const { state, version } = await reader.versioned(Invoices, id);
      const [credits, payments] = await Promise.all([
        reader.where(Invoices, { correctsId: id }),
        reader.where(Payments, { items: { invoiceId: id } }),
      ]);
      return {
        state: invoiceView(state, { today: shopDay(clock.now(), settings), sha256, credits, payments }),
        version,
      };
    },
  }),
  handle(invoiceXml, {
    async run({ reader }, { id }) {
      const { invoiceNumber, xml } = await reader.get(Invoices, id);
      if (xml === null) throw invoiceXmlUnknown({ number: invoiceNumber });
      return { fileName: `${invoiceNumber}.xml`, bytes: new TextEncoder().encode(xml) };
    },
  }),
  handle(invoicePdf, {
    async run({ reader }, { id }) {
      const state = await reader.get(Invoices, id);
      return invoicePaper(state.document, xmlOf(state));
    },
  }),
  handle(previewInvoice, { atOneInstant: true, run: previewed }),
  handle(previewInvoicePdf, {
    atOneInstant: true,
    async run(ports, given) {
      const { document, findings } = await previewed(ports, given);
      if (findings.length > 0) throw invalidInvoice(findings);
      return invoicePaper(document as PrintedDocument, null);
    },
  }),
  handle(issueInvoice, {
    async run(unit, given, { caller }) {
      checkNoFaults(supplyDateFaults(given, unit));
      const sources = sourcesIn(unit);
      const { of, settled } = await invoiceSources(sources, given);
      const { today } = sources;
      const first = draftInvoice(of, today);
      if (first.findings.length > 0) throw invalidInvoice(first.findings);
      const deliveries = await unit.of(Deliveries).getAll([...settled.keys()]);
      for (const delivery of deliveries) delivery.settle(settled.get(delivery.state.id) ?? false);
      const invoice = await issueDocument(unit, {
        ...{ prefix: of.settings.invoicing.prefix, today, caller },
        profile: first.document.basis === 'NET' ? profileOf(of.customer) : null,
        document: ({ issueDate, ...issue }) =>
          completeDocument(issueDate === today ? first.document : draftInvoice(of, issueDate).document, issue),
      });
      return newView(unit, invoice);
    },
  }),
  handle(issueCreditNote, {
    async run(unit, { id, kind, reason, lines = [] }, { caller }) {
      const invoice = await unit.of(Invoices).get(id);
      const { type, document, invoiceNumber, billedLines, xmlProfile: profile } = invoice.state;
      if (type !== 'INVOICE') throw notAnInvoice({ number: invoiceNumber });
      const sources = sourcesIn(unit);
      const deliveryIds = [...new Set(billedLines.map(({ deliveryId }) => deliveryId))];
      const deliveries = await unit.of(Deliveries).getAll(deliveryIds);
      const [credits, ledger, billings, settings] = await Promise.all([
        unit.of(Invoices).peekWhere({ correctsId: id }),
        sources.ledger(deliveryIds),
        sources.billings(deliveryIds),
        sources.settings(),
      ]);
      const back = deliveries
        .flatMap(({ state }) => dueLines(state, ledger, billings).flatMap(allocatedBack))
        .filter(({ invoiceId }) => invoiceId === id);
      const earlier = credits.toSorted(byIssue).map((each) => each.document);
      const draft = draftCreditNote(id, document, earlier, { kind, reason, lines, back });
      const credited = billingsOf(draft);
      for (const delivery of deliveries) delivery.settle(isSettled(delivery.state, ledger, [...billings, ...credited]));
      const creditNote = await issueDocument(unit, {
        ...{ prefix: settings.invoicing.prefix, today: sources.today, caller, profile },
        document: (issue) => completeCreditNote(draft, issue),
      });
      invoice.credit(creditNote.state);
      return newView(unit, creditNote);
    },
  }),
];
