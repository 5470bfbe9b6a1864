/** Tests the rows of a payment: how the money of a bank line is spread over invoices. */
import { test } from 'tap';
import {
  differenceOf,
  type Entry,
  entriesOf,
  itemsOf,
  openAfter,
  spread,
} from '../../src/invoicing/payment/payment-items.ts';

const open = (openAmount: string, invoiceId = openAmount) => ({
  invoiceId,
  invoiceNumber: `RE-${invoiceId}`,
  openAmount,
});
const shares = (entries: readonly Entry[]) => entries.map(({ invoiceId, amount }) => [invoiceId, amount]);
const given = (sum: string, ...amounts: readonly string[]) =>
  shares(
    spread(
      sum,
      amounts.map((one, at) => open(one, String(at))),
      '.',
    ),
  );

test('a sum pays the invoices in their order, each at most what is open', (t) => {
  t.same(given('150.00', '100.00', '80.00', '20.00'), [
    ['0', '100.00'],
    ['1', '50.00'],
  ]);
  t.same(given('100.00', '100.00', '80.00'), [['0', '100.00']]);
  t.same(given('0.05', '100.00'), [['0', '0.05']]);
  t.end();
});

test('more money than is open goes on the last invoice', (t) => {
  t.same(given('200.00', '100.00', '80.00'), [
    ['0', '100.00'],
    ['1', '100.00'],
  ]);
  t.same(given('200.00', '0.00'), [['0', '200.00']], 'also if nothing is open');
  t.same(given('200.00'), [], 'but not without an invoice');
  t.end();
});

test('what the shop owes is offset first', (t) => {
  t.same(given('90.00', '100.00', '-10.00'), [
    ['0', '100.00'],
    ['1', '-10.00'],
  ]);
  t.same(given('50.00', '-10.00'), [['0', '50.00']]);
  t.end();
});

test('a sum below zero is paid back where the shop owes money', (t) => {
  t.same(given('-15.00', '100.00', '-10.00', '-20.00'), [
    ['1', '-10.00'],
    ['2', '-5.00'],
  ]);
  t.same(given('-35.00', '-10.00', '-20.00'), [
    ['0', '-10.00'],
    ['1', '-25.00'],
  ]);
  t.same(given('-5.00', '100.00'), [['0', '-5.00']]);
  t.end();
});

test('a proposal keeps its amounts and its Skonto only if they come to the sum', (t) => {
  const items = [{ ...open('120.00'), amount: '117.60', discount: '2.40' }];
  t.match(entriesOf('117.60', items, ','), [{ amount: '117,60', discount: '2,40' }]);
  t.match(entriesOf('120.00', items, ','), [{ amount: '120,00', discount: '' }]);
  t.match(entriesOf('50.00', [{ ...open('120.00'), amount: '120.00', discount: '0.00' }], '.'), [{ amount: '50.00' }]);
  t.match(entriesOf('120.00', [{ ...open('120.00'), amount: '120.00', discount: '0.00' }], '.'), [
    { amount: '120.00', discount: '' },
  ]);
  t.end();
});

test('the request has decimal texts, and keeps what is no sum for its check', (t) => {
  const row = (amount: string, discount: string) => ({ ...open('1.00'), amount, discount });
  t.same(itemsOf([row('1.234,50', ''), row('', '2,40'), row('abc', ' x ')]), [
    { invoiceId: '1.00', amount: '1234.50' },
    { invoiceId: '1.00', amount: '0.00', discount: '2.40' },
    { invoiceId: '1.00', amount: 'abc', discount: 'x' },
  ]);
  t.end();
});

test('the difference between the bank line and the rows, and what stays open, are exact', (t) => {
  const row = (openAmount: string, amount: string, discount = '') => ({ ...open(openAmount), amount, discount });
  t.equal(differenceOf('100.00', [row('0.00', '99,90'), row('0.00', '0,09')]), '0.01');
  t.equal(differenceOf('100.00', [row('0.00', '110')]), '-10.00');
  t.equal(differenceOf('100.00', [row('0.00', 'abc')]), undefined);
  t.equal(openAfter(row('120.00', '117,60', '2,40')), '0.00');
  t.equal(openAfter(row('120.00', '120,05')), '-0.05');
  t.equal(openAfter(row('120.00', '')), '120.00');
  t.equal(openAfter(row('120.00', '1', 'x')), undefined);
  t.end();
});
