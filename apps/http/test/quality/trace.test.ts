import { traceLots } from '@cleaver/domain/quality';
import fastJson from 'fast-json-stringify';
import { test } from 'tap';
import { service } from '../helper.ts';
import { withStock } from '../inventory/with-stock.ts';

const ADDRESS = { street: 'Hauptstraße', postalCode: '91522', city: 'Ansbach', country: 'DE' };
const kg = (quantityAmount: string) => ({ quantityAmount, quantityUnit: 'KG' });

test('the response of a trace has exactly the members of the schema, in the order of the schema', async (t) => {
  const { admin } = await service(t);
  const { stock } = withStock(admin);
  const post = async (url: string, body: object) => {
    const answer = await admin.post(url, body);
    t.equal(Math.floor(answer.statusCode / 100), 2, `${url} ${answer.body}`);
    return answer.json();
  };
  const { id: stockId } = await stock();
  const { id: supplierId } = await post('/api/suppliers', { name: 'Hof', phone: '1' });
  const { id: customerId } = await post('/api/customers', { name: 'Anna', type: 'B2C', phone: '1', ...ADDRESS });
  const received = { stockId, ...kg('10'), expiryDate: '2026-02-05', lotNumber: 'L-1', supplierLot: 'H-1' };
  const receipt = await post('/api/procurement/goods-receipts', { supplierId, lines: [received] });
  const [{ lotId, stockBatchId }] = receipt.lines;
  const cutting = await post('/api/production/cuttings', {
    inputs: [{ stockBatchId, ...kg('4') }],
    outputs: [{ stockId, ...kg('4'), lotNumber: 'L-2' }],
  });
  const lines = [{ stockBatchId: cutting.outputs[0].stockBatchId, ...kg('1.5') }];
  await post('/api/sales/deliveries', { customerId, lines });
  const { body } = await admin.get(`/api/inventory/trace?lotId=${lotId}`);
  const { nodes, ...trace } = JSON.parse(body);
  const kinds = nodes.map(({ kind }: { readonly kind: string }) => kind);
  t.strictSame(kinds.toSorted(), ['DELIVERY', 'LOT', 'LOT', 'RECEIPT', 'RUN']);
  t.match(trace.recall, { customers: [{ customerId }], stockOnHand: [{}, {}], suppliers: [{ supplierId }] });
  t.equal(body, fastJson(traceLots.output.schema as object)({ nodes, ...trace }));
});
