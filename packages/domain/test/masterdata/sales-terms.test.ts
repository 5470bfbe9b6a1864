import { test } from 'tap';
import { form, readInput } from '../../src/kernel/contract/form.ts';
import type { Refusal } from '../../src/kernel/contract/refusal.ts';
import { defaultSalesTerms } from '../../src/masterdata/customer/sales-terms.ts';
import { electronicAddress } from '../../src/masterdata/party/electronic-address.ts';

const input = form({ electronicAddress: electronicAddress() });
const faults = (scheme: unknown, value: unknown): readonly string[] => {
  try {
    readInput(input, { electronicAddress: { scheme, value } });
    return [];
  } catch (error) {
    return (error as Refusal).faults?.map(({ field }) => field) ?? [];
  }
};

test('by default, businesses are billed per delivery and private customers are not billed', async (t) => {
  t.match(defaultSalesTerms('B2B'), { billing: 'PER_DELIVERY', eInvoice: 'ZUGFERD', skonto: null, vatId: '' });
  t.match(defaultSalesTerms('B2C'), { billing: 'NONE', minimumRemainingDays: null, electronicAddress: null });
});

test('an electronic address must match the format of its scheme', async (t) => {
  const good: readonly [string, string][] = [
    ['EM', 'einkauf@gasthof-post.example'],
    ['0088', '4012345000009'],
    ['0204', '04011000-12345-34'],
    ['9930', 'DE136695976'],
  ];
  for (const [scheme, value] of good) t.same(faults(scheme, value), [], `${scheme} ${value}`);
  for (const value of ['einkauf', 'a@b', 'a b@c.de', '@c.de', 'a@c..de', 'a@b@c.de']) {
    t.same(faults('EM', value), ['electronicAddress.value'], value);
  }
  for (const value of ['4012345000008', '401234500000', '40123450000090', '401234500000x']) {
    t.same(faults('0088', value), ['electronicAddress.value'], value);
  }
  t.same(faults('0199', 'x'), ['electronicAddress.scheme']);
  t.same(faults('EM', ' '), ['electronicAddress.value']);
});
