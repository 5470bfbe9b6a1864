/** Tests concurrent payments, cancelled payments and credit notes of the same invoices. What is open adds up. */
import {
  bookPayment,
  cancelPayment,
  getInvoice,
  issueCreditNote,
  issueInvoice,
  listInvoices,
  listPayments,
} from '@cleaver/domain/invoicing';
import { sumOfTexts } from '@cleaver/domain/kernel';
import { createCustomer } from '@cleaver/domain/masterdata';
import { updateSettings } from '@cleaver/domain/settings';
import type { Test } from 'tap';
import { onEachDatabase } from '../databases.ts';
import { times, warehouse } from '../inventory/warehouse.ts';

const ADDRESS = { street: 'Markt', postalCode: '91522', city: 'Ansbach', country: 'DE' };
const DAY = '2026-01-05';

onEachDatabase('concurrent payments and credit notes leave open amounts that add up', async (t, open) => {
  const { ask, outcomes } = warehouse(await open());
  await ask(updateSettings, { operator: { name: 'Metzgerei', ...ADDRESS }, invoicing: { vatId: 'DE136695976' } });
  const { id: customerId } = await ask(createCustomer, { name: 'Anna', type: 'B2C', phone: '1', ...ADDRESS });
  const lines = [{ text: 'Grillbuffet', quantityAmount: '1', price: 1000, vatClass: 'REDUCED' }];
  const invoice = async () => (await ask(issueInvoice, { customerId, lines })).id;
  const paying = (...items: object[]) => [bookPayment, { customerId, bookedOn: DAY, items }] as const;
  const crediting = (id: string, amount: string) =>
    [issueCreditNote, { id, kind: 'ALLOWANCE', reason: 'zu teuer', lines: [{ line: 1, amount }] }] as const;

  /** Checks that the open amount is the gross sum less the credit notes, and less the booked payments. */
  async function addsUp(t: Test, id: string) {
    const { gross, openAmount, creditNotes, payments, status } = await ask(getInvoice, { id });
    const less = [
      ...creditNotes.map((note) => note.gross),
      ...payments.flatMap((paid) => [paid.amount, paid.discount]),
    ];
    const left = sumOfTexts([gross, ...less.map((sum) => (sum.startsWith('-') ? sum.slice(1) : `-${sum}`))]);
    t.equal(sumOfTexts([openAmount]), left);
    t.equal(status, left === '0' ? 'SETTLED' : 'OPEN');
    return openAmount;
  }

  await t.test('20 payments and credit notes of one invoice', async (t) => {
    const id = await invoice();
    const asked = times(20, (n) => (n % 4 === 0 ? crediting(id, '10') : paying({ invoiceId: id, amount: '1.01' })));
    t.strictSame(await outcomes(asked), { done: 20 });
    t.equal(await addsUp(t, id), '934.85');
    const { content } = await ask(listInvoices, { type: 'CREDIT_NOTE', size: 50 });
    t.equal(new Set(content.map(({ invoiceNumber }) => invoiceNumber)).size, 5, 'each with a number of its own');
  });

  await t.test('of 20 concurrent discounts of 100, an invoice over 1,000 takes 10', async (t) => {
    const id = await invoice();
    const asked = times(20, () => paying({ invoiceId: id, amount: '0', discount: '100' }));
    t.strictSame(await outcomes(asked), { done: 10, MORE_THAN_OPEN: 10 });
    t.equal(await addsUp(t, id), '0.00');
  });

  await t.test('payments of two invoices in opposite order do not deadlock, and are cancelled once', async (t) => {
    const [one, two] = [await invoice(), await invoice()];
    const items = [
      { invoiceId: one, amount: '5' },
      { invoiceId: two, amount: '-2' },
    ];
    const asked = times(20, (n) => paying(...(n % 2 ? items : items.toReversed())));
    t.strictSame(await outcomes(asked), { done: 20 });
    t.strictSame([await addsUp(t, one), await addsUp(t, two)], ['900.00', '1040.00']);
    const { content } = await ask(listPayments, { invoiceId: one, size: 50 });
    const cancels = content
      .slice(0, 10)
      .flatMap(({ id }) => times(2, () => [cancelPayment, { id, reason: 'doppelt' }] as const));
    const mixed = [...cancels, ...times(5, () => paying(...items)), ...times(5, () => crediting(two, '1'))];
    t.strictSame(await outcomes(mixed), { done: 20, INVALID_STATUS_TRANSITION: 10 });
    t.strictSame([await addsUp(t, one), await addsUp(t, two)], ['925.00', '1025.00']);
  });
});
