/** Kills one of two services on a database while both issue invoices. No number is missing, and nothing is billed twice. */
import { createDatabase } from '@cleaver/testing/machine/test-database';
import { test } from 'tap';
import { run as command } from '../bin/commands.ts';
import { address, logIn, run } from '../real-service.ts';

const SERVER = process.env['TEST_DATABASE_URL'] ?? '';
const PASSWORD = 'the first password';
const ADDRESS = { street: 'Markt', postalCode: '91522', city: 'Ansbach', country: 'DE' };

interface Answer {
  readonly status: number;
  // biome-ignore lint/suspicious/noExplicitAny: responses of many operations
  readonly body: any;
}

interface Listed {
  readonly id: string;
  readonly invoiceNumber: string;
  readonly issueDate: string;
}

test('after kill -9 of one of two services that issue 100 invoices, numbers have no hole and no double', async (t) => {
  const { url: database, drop } = await createDatabase(SERVER);
  t.teardown(drop);
  const environment = { DATABASE_URL: database, JWT_SECRET: 'x'.repeat(32), ADMIN_PASSWORD: PASSWORD };
  const first = run(t, environment);
  const url = await address(first);
  const second = run(t, environment);
  const other = await address(second);
  const headers = await logIn(url, PASSWORD);
  const send = async (at: string, method: string, path: string, body: object, key?: string): Promise<Answer> => {
    const more = key === undefined ? {} : { 'idempotency-key': key };
    const answer = await fetch(at + path, { method, headers: { ...headers, ...more }, body: JSON.stringify(body) });
    return { status: answer.status, body: await answer.json() };
  };
  const made = async (path: string, body: object): Promise<string> => (await send(url, 'POST', path, body)).body.id;
  const settings = { operator: { name: 'Metzgerei Müller', ...ADDRESS }, invoicing: { vatId: 'DE136695976' } };
  await send(url, 'PUT', '/api/settings', settings);
  const categoryId = await made('/api/categories', { name: 'Wurst', vatClass: 'REDUCED' });
  const sold = { unit: 'KG', priceModel: 'WEIGHT_BASED', price: 10.7, categoryId };
  const articleId = await made('/api/articles', { name: 'Lyoner', articleNumber: '1', ...sold });
  const room = { name: 'Kühlraum', storageType: 'COLD_ROOM' };
  const storageLocationId = await made('/api/inventory/storage-locations', room);
  const stockId = await made('/api/inventory/stocks', { articleId, storageLocationId });
  const stockBatchId = await made(`/api/inventory/stocks/${stockId}/batches`, {
    ...{ batchId: 'L-1', batchType: 'PRODUCED', quantityAmount: '1000', quantityUnit: 'KG', expiryDate: '2099-01-01' },
  });
  const customerId = await made('/api/customers', { name: 'Post', type: 'B2B', phone: '1', ...ADDRESS });
  const deliveries: string[] = [];
  for (let number = 0; number < 50; number++) {
    const lines = [{ stockBatchId, quantityAmount: '1.5', quantityUnit: 'KG' }];
    deliveries.push(await made('/api/sales/deliveries', { customerId, lines }));
  }

  // A third is refused: what is billed by another request, and exempt services without a reason of the exemption.
  const typed = [{ text: 'Kochkurs', quantityAmount: '1', price: 20, vatClass: 'EXEMPT' }];
  const bodies = deliveries.flatMap((id, at): object[] => [
    { customerId, deliveryIds: [id] },
    at % 3 === 0 ? { customerId, lines: typed } : { customerId, deliveryIds: [id] },
  ]);
  let answered = 0;
  const issue = (at: string, body: object, key: number) =>
    send(at, 'POST', '/api/sales/invoices', body, `issue-${key}`).then((answer) => {
      answered++;
      if (answered === 15) second.process.kill('SIGKILL');
      return answer;
    });
  const answers = await Promise.all(
    bodies.map((body, key) => issue(key % 4 < 2 ? url : other, body, key).catch(() => undefined)),
  );
  const lost = answers.filter((answer) => answer === undefined).length;
  t.ok(lost > 0, `${lost} requests got no response`);
  // Repeats what got no response, and what was refused because no connection was free in time.
  const again: Answer[] = [];
  for (const [key, answer] of answers.entries()) {
    const isDone = answer !== undefined && answer.status < 500;
    again.push(isDone ? answer : await send(url, 'POST', '/api/sales/invoices', bodies[key] ?? {}, `issue-${key}`));
  }
  const outcomes = [...new Set(again.map(({ status, body }) => `${status} ${body.code ?? ''}`))].sort();
  t.strictSame(outcomes, ['200 ', '409 INVOICE_NOT_VALID', '409 NOTHING_TO_INVOICE']);

  const list = await fetch(`${url}/api/sales/invoices?size=500&sort=invoiceNumber`, { headers });
  const { content } = (await list.json()) as { readonly content: readonly Listed[] };
  const year = content[0]?.issueDate.slice(0, 4);
  t.strictSame(
    content.map(({ invoiceNumber }) => invoiceNumber),
    deliveries.map((_, at) => `RE-${year}-${String(at + 1).padStart(5, '0')}`),
    'each delivery is billed once, and refused requests take no number',
  );
  const issued = new Set(again.flatMap(({ status, body: { id } }) => (status === 200 ? [id] : [])));
  t.strictSame(
    content.map(({ id }) => id).filter((id) => !issued.has(id)),
    [],
    'each was answered',
  );
  const dates = content.map(({ issueDate }) => issueDate);
  t.strictSame(dates, dates.toSorted());
  t.strictSame(await command('invoices-verify', { DATABASE_URL: database }), {
    ...{ code: 0, said: '50 documents and 50 deliveries: all agree\n' },
  });
});
