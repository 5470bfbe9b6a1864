/**
 * The reference program for comparisons with the service. It uses only bare Fastify, @fastify/jwt and `pg` with named
 * statements. The tables have only their keys, and one index for the list. Each write also writes one audit row. The
 * program has no permissions, validation or search. The only rule is that stock must not become negative.
 *
 * `startReference` starts it as a separate process with DATABASE_URL, POOL_SIZE, JWT_SECRET and PORT. `fillReference`
 * creates and fills its tables.
 */
import { createHash, randomUUID } from 'node:crypto';
import jwt from '@fastify/jwt';
import fastify from 'fastify';
import pg from 'pg';
import { addReadingRoutes } from './reference-hygiene.ts';
import { addLabelRoutes } from './reference-labels.ts';

/** Makes `pg` return calendar dates as text. */
pg.types.setTypeParser(pg.types.builtins.DATE, (text) => text);
const pool = new pg.Pool({
  connectionString: process.env['DATABASE_URL'],
  max: Number(process.env['POOL_SIZE']),
});
const app = fastify();
await app.register(jwt, { secret: process.env['JWT_SECRET'] ?? '' });
app.addHook('onRequest', async (request) => {
  if (request.url !== '/') await request.jwtVerify();
});
app.get('/', async () => ({}));
addReadingRoutes(app, pool);
addLabelRoutes(app, pool);

// biome-ignore lint/suspicious/noExplicitAny: rows and bodies of any shape
type Row = any;

const refused = (statusCode: number, message: string): Error => Object.assign(new Error(message), { statusCode });

async function inTransaction<T>(work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    const result = await work(client);
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
}

const audit = (client: pg.PoolClient, user: Row, operation: string, id: string, after: object) =>
  client.query({
    name: 'audit',
    text: 'insert into audit (id, at, user_id, operation, entity_id, after) values ($1, now(), $2, $3, $4, $5)',
    values: [randomUUID(), user.sub, operation, id, JSON.stringify(after)],
  });

app.get<{ Params: { id: string } }>('/api/suppliers/:id', async ({ params }) => {
  const { rows } = await pool.query({
    name: 'supplier',
    text: 'select * from supplier where id = $1',
    values: [params.id],
  });
  if (!rows[0]) throw refused(404, 'There is no such supplier');
  return supplierOf(rows[0]);
});

app.get<{ Querystring: { page?: string; size?: string } }>('/api/suppliers', async ({ query }) => {
  const [number, size] = [Number(query.page ?? 0), Number(query.size ?? 20)];
  const [{ rows }, counted] = await Promise.all([
    pool.query({
      name: 'suppliers',
      text: 'select * from supplier order by lower(name), id limit $1 offset $2',
      values: [size, number * size],
    }),
    pool.query({ name: 'count', text: 'select count(*)::int as total from supplier' }),
  ]);
  const totalElements = counted.rows[0].total;
  return {
    content: rows.map(supplierOf),
    page: { number, size, totalElements, totalPages: Math.ceil(totalElements / size) },
  };
});

app.post('/api/suppliers', (request) =>
  inTransaction(async (client) => {
    const body: Row = request.body;
    const { rows } = await client.query({
      name: 'create-supplier',
      text: `insert into supplier (id, name, street, house_number, postal_code, city, country, phone, email, contact_person,
          payment_due_days, payment_description, certificates, status, created_at, updated_at)
        values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, '[]', 'ACTIVE', now(), now()) returning *`,
      values: [
        ...[
          randomUUID(),
          body.name,
          body.street,
          body.houseNumber,
          body.postalCode,
          body.city,
          body.country,
          body.phone,
        ],
        ...[body.email, body.contactPerson, body.paymentDueDays, body.paymentDescription],
      ],
    });
    const supplier = supplierOf(rows[0]);
    await audit(client, request.user, 'supplier.create', supplier.id, supplier);
    return supplier;
  }),
);

app.post('/api/inventory/stocks/:stockId/batches/:id/remove', async (request, reply) => {
  const { id }: Row = request.params;
  const { quantityAmount, quantityUnit }: Row = request.body;
  await inTransaction(async (client) => {
    const { rows } = await client.query({
      name: 'batch',
      text: 'select quantity from stock_batch where id = $1 for update',
      values: [id],
    });
    const before = Number(rows[0]?.quantity ?? 0);
    const after = before - Number(quantityAmount);
    if (after < 0) throw refused(409, 'There is not so much of it');
    await client.query({
      name: 'remove',
      text: 'update stock_batch set quantity = $2 where id = $1',
      values: [id, after],
    });
    await client.query({
      name: 'movement',
      text: 'insert into stock_movement (id, stock_batch_id, at, type, quantity, unit) values ($1, $2, now(), $3, $4, $5)',
      values: [randomUUID(), id, 'REMOVED', quantityAmount, quantityUnit],
    });
    await audit(client, request.user, 'stock.remove', id, { before, after });
  });
  return reply.send();
});

app.post('/api/sales/orders', (request) =>
  inTransaction(async (client) => {
    const { customerId, requestedDate, lines }: Row = request.body;
    const id = randomUUID();
    await client.query({
      name: 'place-order',
      text: `insert into sales_order (id, customer_id, requested_date, status) values ($1, $2, $3, 'DRAFT')`,
      values: [id, customerId, requestedDate],
    });
    for (const [at, { articleId, quantityAmount, quantityUnit }] of lines.entries()) {
      await client.query({
        name: 'place-line',
        text: `insert into order_line (order_id, line, article_id, quantity, unit, delivered, status) values ($1, $2, $3, $4, $5, 0, 'OPEN')`,
        values: [id, at + 1, articleId, quantityAmount, quantityUnit],
      });
    }
    await audit(client, request.user, 'order.place', id, { lines });
    return { id };
  }),
);

app.post('/api/sales/orders/:id/confirm', (request) =>
  inTransaction(async (client) => {
    const { id }: Row = request.params;
    await client.query({
      name: 'confirm-order',
      text: `update sales_order set status = 'CONFIRMED', confirmed_at = now() where id = $1`,
      values: [id],
    });
    const { rows } = await client.query({
      name: 'order-lines',
      text: 'select * from order_line where order_id = $1 order by line for update',
      values: [id],
    });
    const prices = await client.query({
      name: 'prices',
      text: 'select article_id, amount from list_price where article_id = any($1)',
      values: [rows.map((line) => line.article_id)],
    });
    const lines = rows.map((line) => {
      const price = Number(prices.rows.find((each) => each.article_id === line.article_id)?.amount);
      return { ...line, price, value: price * Number(line.quantity) };
    });
    for (const { line, price, value } of lines) {
      await client.query({
        name: 'price-line',
        text: 'update order_line set price = $3, value = $4 where order_id = $1 and line = $2',
        values: [id, line, price, value],
      });
    }
    await audit(client, request.user, 'order.confirm', id, { lines });
    return { id, lines };
  }),
);

app.post('/api/sales/deliveries', (request) =>
  inTransaction(async (client) => {
    const { customerId, lines }: Row = request.body;
    const id = randomUUID();
    await client.query({
      name: 'deliver',
      text: 'insert into delivery (id, customer_id, at) values ($1, $2, now())',
      values: [id, customerId],
    });
    for (const [at, { stockBatchId, quantityAmount, quantityUnit, orderId, orderLine }] of lines.entries()) {
      const { rows } = await client.query({
        name: 'batch',
        text: 'select quantity from stock_batch where id = $1 for update',
        values: [stockBatchId],
      });
      const after = Number(rows[0]?.quantity ?? 0) - Number(quantityAmount);
      if (after < 0) throw refused(409, 'There is not so much of it');
      await client.query({
        name: 'remove',
        text: 'update stock_batch set quantity = $2 where id = $1',
        values: [stockBatchId, after],
      });
      await client.query({
        name: 'movement',
        text: 'insert into stock_movement (id, stock_batch_id, at, type, quantity, unit) values ($1, $2, now(), $3, $4, $5)',
        values: [randomUUID(), stockBatchId, 'DISPATCHED', quantityAmount, quantityUnit],
      });
      await client.query({
        name: 'delivery-line',
        text: 'insert into delivery_line (delivery_id, line, order_id, order_line, quantity) values ($1, $2, $3, $4, $5)',
        values: [id, at + 1, orderId, orderLine, quantityAmount],
      });
      await client.query({
        name: 'delivered',
        text: `update order_line set delivered = delivered + $3, status = 'COMPLETE' where order_id = $1 and line = $2`,
        values: [orderId, orderLine, quantityAmount],
      });
    }
    await client.query({
      name: 'complete-order',
      text: `update sales_order set status = 'COMPLETED' where id = $1`,
      values: [lines[0].orderId],
    });
    await audit(client, request.user, 'delivery.dispatch', id, { lines });
    return { id, lines };
  }),
);

/** The members of a line of a document that the reference does not read. With them and the XML, rows are as long as ours. */
const LINE = {
  ...{ name: 'Wurst', articleNumber: 'W-1', deliveryNumber: 'D-2026-01-05-001', lotNumber: 'LOT-1', pieces: null },
  ...{ supplyDate: '2026-01-05', unit: 'KG', category: 'S', rate: '7', invoiceLine: null },
};

/** Returns the XML of a line, with the elements of the service's e-invoice. */
const xmlOf = ({ line, name, articleNumber, quantity, price, amount, rate, supplyDate, deliveryNumber }: Row): string =>
  `<ram:IncludedSupplyChainTradeLineItem><ram:AssociatedDocumentLineDocument><ram:LineID>${line}</ram:LineID>
  <ram:IncludedNote><ram:Content>Lieferschein ${deliveryNumber}</ram:Content></ram:IncludedNote>
  </ram:AssociatedDocumentLineDocument><ram:SpecifiedTradeProduct><ram:SellerAssignedID>${articleNumber}</ram:SellerAssignedID>
  <ram:Name>${name}</ram:Name></ram:SpecifiedTradeProduct><ram:SpecifiedLineTradeAgreement><ram:NetPriceProductTradePrice>
  <ram:ChargeAmount>${price}</ram:ChargeAmount></ram:NetPriceProductTradePrice></ram:SpecifiedLineTradeAgreement>
  <ram:SpecifiedLineTradeDelivery><ram:BilledQuantity unitCode="KGM">${quantity}</ram:BilledQuantity>
  </ram:SpecifiedLineTradeDelivery><ram:SpecifiedLineTradeSettlement><ram:ApplicableTradeTax><ram:TypeCode>VAT</ram:TypeCode>
  <ram:CategoryCode>S</ram:CategoryCode><ram:RateApplicablePercent>${rate}</ram:RateApplicablePercent></ram:ApplicableTradeTax>
  <ram:BillingSpecifiedPeriod><ram:StartDateTime><udt:DateTimeString format="102">${supplyDate}</udt:DateTimeString>
  </ram:StartDateTime><ram:EndDateTime><udt:DateTimeString format="102">${supplyDate}</udt:DateTimeString></ram:EndDateTime>
  </ram:BillingSpecifiedPeriod><ram:SpecifiedTradeSettlementLineMonetarySummation><ram:LineTotalAmount>${amount}
  </ram:LineTotalAmount></ram:SpecifiedTradeSettlementLineMonetarySummation></ram:SpecifiedLineTradeSettlement>
  </ram:IncludedSupplyChainTradeLineItem>`;

app.post('/api/sales/invoices', (request) =>
  inTransaction(async (client) => {
    const { customerId, deliveryIds, lines: typed }: Row = request.body;
    const id = randomUUID();
    const deliveries = await client.query({
      name: 'to-bill',
      text: 'select * from delivery where id = any($1) for update',
      values: [deliveryIds],
    });
    const delivered = await client.query({
      name: 'lines-to-bill',
      text: 'select * from delivery_line where delivery_id = any($1) order by delivery_id, line',
      values: [deliveryIds],
    });
    const lines = [...delivered.rows, ...typed].map((line, at) => {
      const amount = Math.round(Number(line.quantity) * Number(line.price) * 100) / 100;
      return { ...line, ...LINE, line: at + 1, deliveryLine: line.line, amount };
    });
    const net = lines.reduce((sum, line) => sum + line.amount, 0);
    const { rows } = await client.query({
      name: 'next-number',
      text: "update number_series set last_number = last_number + 1 where id = 'invoice' returning last_number as number",
    });
    const document = {
      number: `RE-2026-${rows[0].number}`,
      customerId,
      lines,
      net,
      tax: net * 0.07,
      gross: net * 1.07,
    };
    const xml = `<rsm:CrossIndustryInvoice>${lines.map(xmlOf).join('')}</rsm:CrossIndustryInvoice>`;
    await client.query({
      name: 'invoice',
      text: `insert into invoice (id, number, customer_id, net, gross, open_amount, document, sha256, xml)
        values ($1, $2, $3, $4, $5, $5, $6, $7, $8)`,
      values: [
        ...[id, document.number, customerId, net, document.gross, JSON.stringify(document)],
        ...[createHash('sha256').update(JSON.stringify(document)).digest('hex'), xml],
      ],
    });
    for (const { line, delivery_id, deliveryLine, quantity } of lines) {
      await client.query({
        name: 'invoice-line',
        text: 'insert into invoice_line (id, invoice_id, line, delivery_id, delivery_line, quantity) values ($1, $2, $3, $4, $5, $6)',
        values: [randomUUID(), id, line, delivery_id, deliveryLine, quantity],
      });
    }
    for (const each of deliveries.rows) {
      await client.query({
        name: 'settle',
        text: 'update delivery set settled = true where id = $1',
        values: [each.id],
      });
    }
    await audit(client, request.user, 'invoice.issue', id, {});
    return { id, document };
  }),
);

const supplierOf = (row: Row) => ({
  id: row.id,
  name: row.name,
  address: {
    street: row.street,
    houseNumber: row.house_number,
    postalCode: row.postal_code,
    city: row.city,
    country: row.country,
  },
  contactInfo: { phone: row.phone, email: row.email, contactPerson: row.contact_person },
  paymentTerms: { paymentDueDays: row.payment_due_days, description: row.payment_description },
  certificates: row.certificates,
  rating: row.rating,
  status: row.status,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
});

process.once('SIGTERM', async () => {
  app.server.closeAllConnections();
  await app.close();
  await pool.end();
});
await app.listen({ host: '127.0.0.1', port: Number(process.env['PORT']) });
