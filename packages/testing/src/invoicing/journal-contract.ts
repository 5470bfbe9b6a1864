/** Contract tests of the read of the journal. */
import { Invoice, Invoices } from '@cleaver/domain/invoicing';
import { dateOf } from '@cleaver/domain/kernel';
import { Customers } from '@cleaver/domain/masterdata';
import { itself, part } from '../contract/part.ts';
import { storing } from '../contract/samples.ts';
import { aCustomer } from '../masterdata/samples.ts';
import { anInvoice } from './kinds-contract.ts';

export const journalContract = part(itself, {
  'documents of a period come in the order of issue, without their lines': async (t, { stored, journal }) => {
    const { id: customerId } = await storing(stored, Customers, Customers.restore(aCustomer()));
    const issued = async (day: string, serial: number) => {
      const issueDate = dateOf(day);
      const state = anInvoice(customerId, { issueDate, serial });
      const document = { ...state.document, issueDate };
      await storing(stored, Invoices, Invoice.restore({ ...state, document }));
      return document;
    };
    const second = await issued('2031-03-31', 100_000);
    const last = await issued('2031-04-01', 1);
    const first = await issued('2031-03-31', 99_999);
    await issued('2031-03-30', 7);
    await issued('2031-04-02', 8);
    const found = await journal.documents(dateOf('2031-03-31'), dateOf('2031-04-01'), 9);
    t.strictSame(
      found.map(({ document: { number } }) => number),
      [first, second, last].map(({ number }) => number),
    );
    const { number, type, kind, issueDate, dueDate, supplyFrom, supplyUntil, corrects, vat, buyer } = first;
    t.strictSame(found[0], {
      sha256: 'a'.repeat(64),
      document: {
        ...{ number, type, kind, issueDate, dueDate, supplyFrom, supplyUntil, corrects, vat },
        buyer: { name: buyer.name, vatId: buyer.vatId },
      },
    });
    t.equal((await journal.documents(dateOf('2031-03-31'), dateOf('2031-04-01'), 2)).length, 2);
    t.strictSame(await journal.documents(dateOf('1990-01-01'), dateOf('1990-12-31'), 9), []);
  },
});
