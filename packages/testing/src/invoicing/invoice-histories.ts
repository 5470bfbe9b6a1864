/**
 * Compares due deliveries, documents, open amounts and the journal with the books of a random history
 * (`invoice-books.ts`). A failure reports the seed, and `SEED=…` repeats it.
 */
import { randomInt } from 'node:crypto';
import {
  cancelPayment,
  getInvoice,
  invoiceJournal,
  listDue,
  listInvoices,
  listOpenItems,
} from '@cleaver/domain/invoicing';
import { getDelivery } from '@cleaver/domain/sales';
import type { Test } from 'tap';
import type { Stored } from '../contract/samples.ts';
import { berlinDay, ONE, text } from '../reports/report-books.ts';
import { type Document, money, sums } from './invoice-books.ts';
import { DAY, frozenText, InvoiceHistory, plain } from './invoice-history.ts';

class ComparedHistory extends InvoiceHistory {
  /** Returns all rows of a list in pages. */
  async #all<T>(
    page: (number: number) => Promise<{ readonly content: readonly T[]; readonly page: { totalPages: number } }>,
  ) {
    const first = await page(0);
    const rows = [...first.content];
    for (let number = 1; number < first.page.totalPages; number++) rows.push(...(await page(number)).content);
    return rows;
  }

  /** Compares all with the books. */
  async compare(): Promise<void> {
    await this.#compareDue();
    await this.#compareDeliveries();
    await this.#compareDocuments();
    await this.#compareOpenItems();
    await this.#compareJournal();
  }

  async #compareDue(): Promise<void> {
    const until = berlinDay(new Date(this.clock.now().getTime() + DAY * (this.chance.upTo(40) - 9)));
    const own = new Set(this.customers.map(({ id }) => id));
    const rows = await this.#all((page) => this.ask(listDue, { until, page, size: 100 }));
    const found = rows
      .filter(({ customerId }) => own.has(customerId))
      .map(({ type, customerId, supplyFrom, supplyUntil, deliveryIds, invoiceId, gross, findings }) => {
        const codes = findings.map(({ code, line }) => `${code} ${line}`).sort();
        return [type, customerId, supplyFrom, supplyUntil, deliveryIds, invoiceId, gross, codes].join(' ');
      });
    this.t.strictSame(found.sort(), this.books.dueDocuments(until), `due until ${until} ${this.note}`);
  }

  async #compareDeliveries(): Promise<void> {
    for (const deliveryId of new Set(this.books.sent.map((sent) => sent.deliveryId))) {
      const { lines } = await this.ask(getDelivery, { id: deliveryId });
      const sent = this.books.sent.filter((each) => each.deliveryId === deliveryId);
      this.t.strictSame(
        lines.map(({ due, dueUnit, invoices }) => [due, dueUnit, invoices?.map(({ invoiceNumber }) => invoiceNumber)]),
        sent.map((each) => {
          const documents = this.books.documents.filter((one) => one.lines.some((line) => line.sent === each));
          const numbers = documents.map(({ number }) => number);
          const due = this.books.due(each);
          const shownDue = `${due < 0n ? '-' : ''}${text(due < 0n ? -due : due, ONE)}`;
          return each.isBillable ? [shownDue, this.books.kept(each).unit, numbers] : [null, null, []];
        }),
        this.note,
      );
    }
  }

  async #compareDocuments(): Promise<void> {
    for (const document of this.books.documents) {
      const { id, number, groups, customer, kind } = document;
      const view = await this.ask(getInvoice, { id });
      const { net, tax, gross } = sums(groups);
      const payments = this.books.payments.flatMap((payment) =>
        payment.items.flatMap(({ invoice, amount, discount }) =>
          payment.isBooked && invoice === document ? [`${payment.id} ${money(amount)} ${money(discount)}`] : [],
        ),
      );
      this.t.strictSame(
        {
          ...{ net: view.net, tax: view.tax, gross: view.gross, open: view.openAmount, status: view.status },
          ...{ overdue: view.overdue, profile: view.xml?.profile, correctsId: view.correctsId },
          creditNotes: view.creditNotes.map((note) => `${note.invoiceNumber} ${note.kind} ${note.gross}`),
          payments: view.payments.map((each) => `${each.paymentId} ${each.amount} ${each.discount}`).sort(),
        },
        {
          ...{ net: money(net), tax: money(tax), gross: money(gross), open: money(this.books.open(document)) },
          ...{ status: this.books.status(document), overdue: this.books.isOverdue(document, this.today) },
          profile: customer.basis === 'NET' ? 'EN16931' : undefined,
          correctsId: document.invoice?.id ?? null,
          creditNotes: this.books
            .credits(document)
            .map((note) => `${note.number} ${note.kind} ${money(sums(note.groups).gross)}`),
          payments: payments.sort(),
        },
        `${kind ?? 'INVOICE'} ${number} ${this.note}`,
      );
      this.t.equal(frozenText(view), this.issued.get(id), `${number} is frozen`);
    }
    for (const customer of this.customers) {
      const of = (overdue: boolean) =>
        this.#all((page) => this.ask(listInvoices, { customerId: customer.id, overdue, page, size: 100 }));
      const own = this.books.documents.filter((each) => each.customer === customer);
      for (const overdue of [true, false]) {
        const found = (await of(overdue)).map(({ invoiceNumber }) => invoiceNumber);
        const documents = own.filter((each) => this.books.isOverdue(each, this.today) === overdue);
        this.t.strictSame(found.sort(), documents.map(({ number }) => number).sort(), this.note);
      }
    }
  }

  async #compareOpenItems(): Promise<void> {
    for (const customer of this.customers) {
      const { content } = await this.ask(listOpenItems, { customerId: customer.id });
      const own = this.books.documents.filter((each) => each.customer === customer && this.books.open(each) !== 0n);
      const total = (of: readonly Document[]) => money(of.reduce((sum, each) => sum + this.books.open(each), 0n));
      const late = own.filter((each) => this.books.isOverdue(each, this.today));
      this.t.strictSame(
        content.map(({ open, overdue, invoices }) => [open, overdue, invoices].join(' ')),
        own.length === 0 ? [] : [[total(own), total(late), own.length].join(' ')],
        this.note,
      );
    }
  }

  /** Compares the rows of the journal, which add up to the documents. */
  async #compareJournal(): Promise<void> {
    const own = new Set(this.books.documents.map(({ number }) => number));
    const rows = await this.ask(invoiceJournal, { from: '2033-12-01', until: '2034-11-01' });
    const decimal = (cell: unknown): string => (cell as { readonly decimal: string }).decimal;
    const found = rows
      .filter(({ invoiceNumber }) => own.has(String(invoiceNumber)))
      .map(({ invoiceNumber, category, rate, net, tax, gross, corrects }) =>
        [invoiceNumber, category, plain(decimal(rate)), ...[net, tax, gross].map(decimal), corrects].join(' '),
      );
    const expected = this.books.documents.flatMap(({ number, kind, groups, invoice }) =>
      groups.map((group) => {
        const sign = kind === null ? 1n : -1n;
        const [net, tax, gross] = [group.net, group.tax, group.gross].map((sum) => money(sign * sum));
        return [number, group.category, text(group.rate, 100n), net, tax, gross, invoice?.number ?? ''].join(' ');
      }),
    );
    this.t.strictSame(found, expected, `journal ${this.note}`);
  }

  /** Bills the rest, and credits all that came back. Then no line is billed with more than was delivered and kept. */
  async settle(): Promise<void> {
    for (const customer of this.customers) {
      const own = this.books.sent.filter((sent) => sent.customer === customer && sent.isBillable);
      await this.issueOf(customer, [...new Set(own.map(({ deliveryId }) => deliveryId))], [this.typed()]);
      await this.issueOf(customer, [], [{ ...this.typed(), vatClass: 'STANDARD' }]);
    }
    for (const document of this.books.documents.filter(({ kind }) => kind === null))
      await this.creditOf(document, 'RETURN');
    for (const sent of this.books.sent) {
      const [billed, { quantity }] = [this.books.billed(sent), this.books.kept(sent)];
      this.t.ok(billed >= 0n && billed <= quantity, `billed at most what was kept, ${this.note}`);
    }
    await this.compare();
  }

  /** Cancels all invoices. Each comes to 0.00, whatever was credited before. Then all that is kept is due. */
  async cancelAll(): Promise<void> {
    for (const payment of this.books.payments.filter(({ isBooked }) => isBooked)) {
      await this.ask(cancelPayment, { id: payment.id, reason: 'by chance' });
      payment.isBooked = false;
    }
    for (const document of this.books.documents.filter(({ kind }) => kind === null))
      await this.creditOf(document, 'CANCELLATION');
    for (const document of this.books.documents.filter(({ kind }) => kind === null)) {
      const { gross, openAmount, status, creditNotes } = await this.ask(getInvoice, { id: document.id });
      const isUntouched = creditNotes.every(({ kind }) => kind !== 'CANCELLATION');
      const credited = creditNotes.reduce((sum, note) => sum + BigInt(note.gross.replace('.', '')), 0n);
      this.t.equal(money(credited), gross, `${document.number} comes to 0.00, ${this.note}`);
      this.t.strictSame([openAmount, status], ['0.00', isUntouched ? 'SETTLED' : 'CANCELLED'], this.note);
    }
    for (const sent of this.books.sent)
      if (sent.isBillable) this.t.equal(this.books.due(sent), this.books.kept(sent).quantity, this.note);
    await this.compare();
  }
}

/** Runs `steps` random steps in the core and in the books. Compares both about `looks` times, and at the end. */
export async function invoiceHistories(
  t: Test,
  stored: Omit<Stored, 'close'>,
  { steps, looks }: { readonly steps: number; readonly looks: number },
): Promise<void> {
  const history = new ComparedHistory(t, stored, Number(process.env['SEED'] ?? randomInt(2 ** 31)));
  await history.open();
  for (let step = 1; step <= steps; step++) {
    await history.step();
    if (step % Math.ceil(steps / looks) === 0) await history.compare();
  }
  await history.settle();
  await history.cancelAll();
}
