/**
 * Fills the service and the reference with the same numbers of suppliers and stock batches. Creates tokens for the same
 * number of users in both.
 */
import { createHmac, randomBytes, randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Client } from 'pg';
import { call } from './client.ts';
import { type Server, startServer } from './server.ts';

/** The number of suppliers in most measurements. A count of all of them outweighs the rest of a page. */
export const SUPPLIERS = 20_000;
/** The number of suppliers in the measurement of a page in a small shop. */
export const FEW_SUPPLIERS = 1_000;
const STOCKS = 20;
const BATCHES_PER_STOCK = 50;
/** The quantity of each stock batch in kg, more than any measurement removes. */
const PLENTY = '100000000';
/** The number of users. Each user has a separate connection. */
export const USERS = 32;
const PASSWORD = randomBytes(16).toString('hex');
const JWT_SECRET = randomBytes(32).toString('hex');

export const supplier = {
  name: 'Fleischgroßhandel Hinterhuber KG',
  phone: '+49 89 1234567',
  email: 'einkauf@hinterhuber.example',
  contactPerson: 'Resi Hinterhuber',
  street: 'Am Schlachthof',
  houseNumber: '12a',
  postalCode: '80337',
  city: 'München',
  country: 'DE',
  paymentDueDays: 30,
  paymentDescription: '30 Tage netto, 2 % Skonto bei 10 Tagen',
};

/** Tokens and ids for the requests. */
export interface World {
  readonly tokens: readonly string[];
  readonly supplierIds: readonly string[];
  readonly batches: readonly { readonly stockId: string; readonly id: string }[];
}

export const range = (count: number): number[] => Array.from({ length: count }, (_, n) => n);

/** Starts the service with the flags of `npm start`, on the PostgreSQL database at `url`. */
export function startService(url: string, logFile: string): Promise<Server> {
  const { scripts } = JSON.parse(readFileSync(new URL('../../../package.json', import.meta.url), 'utf8'));
  return startServer({
    command: scripts.start.split(' ').slice(1),
    env: {
      DATABASE_URL: url,
      ADMIN_PASSWORD: PASSWORD,
      JWT_SECRET,
      LOG_LEVEL: process.env['LOG_LEVEL'] ?? 'warn',
      // There is no rate limit, because the load comes from few users. The tokens outlive the measurement.
      RATE_LIMIT: '0',
      ACCESS_TOKEN_TTL: '7200',
    },
    readyPath: '/health/ready',
    logFile,
  });
}

export const startReference = (url: string, poolSize: number, logFile: string): Promise<Server> =>
  startServer({
    command: ['apps/bench/src/reference.ts'],
    env: { DATABASE_URL: url, POOL_SIZE: String(poolSize), JWT_SECRET },
    readyPath: '/',
    logFile,
  });

/** Logs in and returns the access token. */
export async function logIn(url: string, username = 'admin'): Promise<string> {
  const body = { username, password: PASSWORD };
  return (await call(url, undefined, { method: 'POST', path: '/api/auth/login', body })).accessToken;
}

/** Fills the service through its HTTP API. Creates one supplier, and copies it with SQL up to `FEW_SUPPLIERS`. */
export async function fillService({ url }: Server, sql: Client): Promise<World> {
  const admin = await logIn(url);
  // biome-ignore lint/suspicious/noExplicitAny: responses of any shape
  const post = (path: string, body: object): Promise<any> => call(url, admin, { method: 'POST', path, body });
  const tokens: string[] = [];
  for (const n of range(USERS)) {
    const username = `bench-${n}`;
    const email = `${username}@shop.example`;
    await post('/api/users', { username, email, password: PASSWORD, roleNames: ['ADMIN'] });
    tokens.push(await logIn(url, username));
  }
  const { id: templateId } = await post('/api/suppliers', supplier);
  await copySuppliers(sql, templateId, [1, FEW_SUPPLIERS - 1]);
  const category = await post('/api/categories', { name: 'Fleisch' });
  const location = await post('/api/inventory/storage-locations', { name: 'Kühlraum', storageType: 'COLD_ROOM' });
  const batches: { stockId: string; id: string }[] = [];
  for (const n of range(STOCKS)) {
    const article = await post('/api/articles', {
      ...{ name: `Artikel ${n}`, articleNumber: `A-${n}`, categoryId: category.id },
      ...{ unit: 'KG', priceModel: 'WEIGHT_BASED', price: 12.5 },
    });
    const stock = await post('/api/inventory/stocks', { articleId: article.id, storageLocationId: location.id });
    for (const lot of range(BATCHES_PER_STOCK)) {
      const { id } = await post(`/api/inventory/stocks/${stock.id}/batches`, {
        ...{ batchId: `LOT-${n}-${lot}`, batchType: 'PURCHASED', expiryDate: '2099-12-31' },
        ...{ quantityAmount: PLENTY, quantityUnit: 'KG' },
      });
      batches.push({ stockId: stock.id, id });
    }
  }
  return { tokens, supplierIds: await supplierIds(sql), batches };
}

/** Adds suppliers to the service until there are `SUPPLIERS`. */
export async function growService(sql: Client, { supplierIds: [templateId = ''], ...world }: World): Promise<World> {
  await copySuppliers(sql, templateId, [FEW_SUPPLIERS, SUPPLIERS - 1]);
  return { ...world, supplierIds: await supplierIds(sql) };
}

function copySuppliers(sql: Client, templateId: string, numbers: readonly [number, number]): Promise<void> {
  const numbered = `t.name || ' ' || n`;
  return copies(sql, 'supplier', templateId, numbers, {
    id: 'gen_random_uuid()',
    name: numbered,
    name_key: `lower(${numbered})`,
    search_key: `lower(${numbered})`,
  });
}

async function supplierIds(sql: Client): Promise<readonly string[]> {
  const { rows } = await sql.query('select id from supplier order by created_at, name');
  return rows.map(({ id }) => id);
}

/** Creates the tables of the reference. Fills in the same numbers of suppliers and stock batches as in the service. */
export async function fillReference(sql: Client): Promise<World> {
  await sql.query(`
    create table supplier (
      id uuid primary key, name text not null, street text, house_number text, postal_code text, city text, country text,
      phone text not null, email text not null, contact_person text not null, payment_due_days int, payment_description text,
      certificates jsonb not null, rating jsonb, status text not null, created_at timestamptz not null,
      updated_at timestamptz not null
    );
    create index on supplier (lower(name), id);
    create table stock_batch (
      id uuid primary key, stock_id uuid not null, lot_number text not null, quantity numeric not null, unit text not null,
      expiry_date date not null, unique (stock_id, lot_number)
    );
    create table stock_movement (
      id uuid primary key, stock_batch_id uuid not null references stock_batch, at timestamptz not null, type text not null,
      quantity numeric not null, unit text not null
    );
    create table audit (
      id uuid primary key, at timestamptz not null, user_id uuid not null, operation text not null, entity_id uuid not null,
      after jsonb not null
    );
    create table sales_order (
      id uuid primary key, customer_id uuid not null, requested_date date not null, status text not null, confirmed_at timestamptz
    );
    create table order_line (
      order_id uuid not null references sales_order, line int not null, article_id uuid not null, quantity numeric not null,
      unit text not null, price numeric, value numeric, delivered numeric not null, status text not null,
      primary key (order_id, line)
    );
    create table list_price (article_id uuid primary key, amount numeric not null);
    create table delivery (
      id uuid primary key, customer_id uuid not null, at timestamptz not null, settled boolean not null default false
    );
    create table delivery_line (
      delivery_id uuid not null references delivery, line int not null, order_id uuid, order_line int, quantity numeric not null,
      price numeric, primary key (delivery_id, line)
    );
    create table number_series (id text primary key, last_number int not null);
    insert into number_series values ('invoice', 0);
    create table invoice (
      id uuid primary key, number text not null unique, customer_id uuid not null, net numeric not null, gross numeric not null,
      open_amount numeric not null, document jsonb not null, sha256 text not null, xml text not null
    );
    create table invoice_line (
      id uuid primary key, invoice_id uuid not null references invoice, line int not null, delivery_id uuid references delivery,
      delivery_line int, quantity numeric not null
    );`);
  await insertSuppliers(sql, [1, FEW_SUPPLIERS]);
  const { rows: batches } = await sql.query(
    `insert into stock_batch select gen_random_uuid(), stock.id, 'LOT-' || n, $1, 'KG', '2099-12-31'
     from (select gen_random_uuid() as id from generate_series(1, ${STOCKS})) stock, generate_series(1, ${BATCHES_PER_STOCK}) n
     returning stock_id as "stockId", id`,
    [PLENTY],
  );
  const tokens = range(USERS).map((n) => sign({ sub: randomUUID(), name: `bench-${n}`, sid: randomUUID() }));
  return { tokens, supplierIds: await supplierIds(sql), batches };
}

/** Adds suppliers to the reference until there are `SUPPLIERS`. */
export async function growReference(sql: Client, world: World): Promise<World> {
  await insertSuppliers(sql, [FEW_SUPPLIERS + 1, SUPPLIERS]);
  return { ...world, supplierIds: await supplierIds(sql) };
}

async function insertSuppliers(sql: Client, [from, to]: readonly [number, number]): Promise<void> {
  await sql.query(
    `insert into supplier select gen_random_uuid(), $1::text || ' ' || n, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, '[]', null, 'ACTIVE',
       now(), now() from generate_series(${from}, ${to}) n`,
    [
      ...[supplier.name, supplier.street, supplier.houseNumber, supplier.postalCode, supplier.city, supplier.country],
      ...[supplier.phone, supplier.email, supplier.contactPerson, supplier.paymentDueDays, supplier.paymentDescription],
    ],
  );
}

/** Returns a token that `@fastify/jwt` accepts. */
function sign(claims: object): string {
  const [head, body] = [{ alg: 'HS256', typ: 'JWT' }, claims].map((part) =>
    Buffer.from(JSON.stringify(part)).toString('base64url'),
  );
  const signature = createHmac('sha256', JWT_SECRET).update(`${head}.${body}`).digest('base64url');
  return `${head}.${body}.${signature}`;
}

/**
 * Copies a row for each `n` of a series in SQL. `values` has the SQL expressions of the columns that differ from the
 * template, at least of `id`.
 */
export async function copies(
  sql: Client,
  table: string,
  template: string,
  [from, to]: readonly [number, number],
  values: Readonly<Record<string, string>>,
): Promise<void> {
  const { rows } = await sql.query(
    `select column_name as name from information_schema.columns
     where table_schema = current_schema() and table_name = $1 and is_generated = 'NEVER'`,
    [table],
  );
  const columns: string[] = rows.map(({ name }) => name);
  await sql.query(
    `insert into ${table} (${columns.map((name) => `"${name}"`).join(', ')})
     select ${columns.map((name) => values[name] ?? `t."${name}"`).join(', ')}
     from ${table} t, generate_series($2::int, $3::int) n where t.id = $1`,
    [template, from, to],
  );
}
