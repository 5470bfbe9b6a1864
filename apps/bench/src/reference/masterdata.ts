import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { audit, callOf, idOf, inTransaction, notFound, pool, type Row, rows } from './database.ts';

export function masterdata(app: FastifyInstance): void {
  app.get('/api/suppliers/:id', async (request) => {
    const [row] = await rows(pool, 'supplier', 'select * from supplier where id = $1', [idOf(request)]);
    if (!row) throw notFound('supplier');
    return supplierOf(row);
  });

  app.post('/api/suppliers', async (request) => {
    const body = request.body as Row;
    const call = callOf(request);
    const id = randomUUID();
    return inTransaction(async (client) => {
      const [row] = await rows(
        client,
        'create-supplier',
        `insert into supplier (id, name, street, house_number, postal_code, city, country, phone, email, contact_person,
           payment_due_days, payment_description, certificates, rating, status, created_at, updated_at)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, '[]', null, 'ACTIVE', $13, $13) returning *`,
        [
          id,
          body.name,
          body.street,
          body.houseNumber,
          body.postalCode,
          body.city,
          body.country,
          body.phone,
          body.email ?? '',
          body.contactPerson ?? '',
          body.paymentDueDays,
          body.paymentDescription,
          call.now,
        ],
      );
      const supplier = supplierOf(row);
      await audit(client, call, 'supplier.create', 'supplier', id, supplier);
      return supplier;
    });
  });

  /** Sorted by name; the rows of the page and the total are two statements, side by side. */
  app.get('/api/articles', async (request) => {
    const query = request.query as { page?: string; size?: string; status?: string; categoryId?: string };
    const number = Number(query.page ?? 0);
    const size = Number(query.size ?? 20);
    const filters: [column: string, value: string | undefined][] = [
      ['category_id', query.categoryId],
      ['status', query.status],
    ];
    const given = filters.filter(([, value]) => value !== undefined);
    const where = given.length ? `where ${given.map(([column], at) => `${column} = $${at + 1}`).join(' and ')}` : '';
    const values = given.map(([, value]) => value);
    const shape = given.map(([column]) => column).join('-');
    const [articles, [count]] = await Promise.all([
      rows(
        pool,
        `articles-${shape}`,
        `select * from article ${where} order by lower(name), id limit $${values.length + 1} offset $${values.length + 2}`,
        [...values, size, number * size],
      ),
      rows(pool, `articles-count-${shape}`, `select count(*)::int as total from article ${where}`, values),
    ]);
    const totalElements = count.total;
    return {
      content: articles.map(articleOf),
      page: { number, size, totalElements, totalPages: Math.ceil(totalElements / size) },
    };
  });
}

function supplierOf(row: Row) {
  return {
    id: row.id,
    name: row.name,
    address:
      row.street === null
        ? null
        : {
            street: row.street,
            houseNumber: row.house_number,
            postalCode: row.postal_code,
            city: row.city,
            country: row.country,
          },
    contactInfo: { phone: row.phone, email: row.email, contactPerson: row.contact_person },
    paymentTerms:
      row.payment_due_days === null
        ? null
        : { paymentDueDays: row.payment_due_days, paymentDescription: row.payment_description },
    certificates: row.certificates,
    rating: row.rating,
    status: row.status,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  };
}

const articleOf = (row: Row) => ({
  id: row.id,
  name: row.name,
  articleNumber: row.article_number,
  categoryId: row.category_id,
  salesUnits: row.sales_units,
  status: row.status,
  supplierIds: row.supplier_ids,
  gtins: row.gtins,
  plu: row.plu,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
});
