/** The requests of a recorded history, and the check that a database has the effects of the acknowledged requests. */
import { createHash } from 'node:crypto';
import { Core } from '@cleaver/domain';
import { proveAuditLog, sealAuditLog } from '@cleaver/domain/audit';
import { bookInStockBatch, createStock, createStorageLocation, removeFromStockBatch } from '@cleaver/domain/inventory';
import type { Caller, Contract } from '@cleaver/domain/kernel';
import { createArticle, createProductCategory } from '@cleaver/domain/masterdata';
import { memoryPorts } from '@cleaver/testing';
import { PGlite } from '@electric-sql/pglite';
import { auditLogOf } from '../../src/audit/audit-proof.ts';
import { connect } from '../../src/connection/index.ts';
import { openDatabase } from '../../src/index.ts';
import { prove } from '../../src/inventory/ledger-proof.ts';
import { migrate } from '../../src/migrate.ts';
import { ids } from '../databases.ts';

export type Manner = 'quiet' | 'busy';

/** The response to a request. `at` is the number of steps that were recorded before the response. */
export interface Answer {
  readonly at: number;
  readonly request: string;
  /** The stock batch that the request created or changed. */
  readonly stockBatchId?: string;
}

const CALLER: Caller = {
  userId: '019b8dd0-5780-7000-8000-000000000001',
  username: 'eva',
  sessionId: 's',
  permissions: new Set(['MASTERDATA_READ', 'MASTERDATA_WRITE', 'STOCK_READ', 'STOCK_WRITE']),
};
const digest = (text: string) => createHash('sha256').update(text).digest('base64url');

/** The numbers of sessions, of concurrent requests and of rounds of requests. Each session closes cleanly. */
const EXTENT = { quiet: { sessions: 2, atOnce: 1, rounds: 12 }, busy: { sessions: 2, atOnce: 10, rounds: 8 } };

/** Makes a database in the directory and sends the requests. Reports each response when it arrives. */
export async function work(
  dataDir: string,
  manner: Manner,
  fsync: boolean,
  told: (answer: Omit<Answer, 'at'>) => void,
) {
  const { sessions, atOnce, rounds } = EXTENT[manner];
  let requests = 0;
  for (let session = 0; session < sessions; session++) {
    let server: PGlite | undefined;
    const create = PGlite.create.bind(PGlite);
    // Keeps the server, so that the test can request checkpoints. The running service requests one only
    // when the log is large.
    PGlite.create = (async (options: object) => {
      server = await create(options);
      return server;
    }) as never;
    const database = await openDatabase({ dataDir, fsync, ids });
    PGlite.create = create;
    const { ping: _, sweep: __, close, poolUse: ___, ...ports } = database;
    const core = new Core(memoryPorts({ ...ports, ids }));
    const ask = async <I, O extends { id: string }>(operation: Contract<I, O>, input: object, batch?: string) => {
      const request = `r-${++requests}`;
      const output = await core.execute(operation, {
        input,
        caller: CALLER,
        origin: { address: null, requestId: request },
      });
      const stockBatchId = operation.name === bookInStockBatch.name ? output.id : batch;
      told({ request, ...(stockBatchId && { stockBatchId }) });
      return output;
    };
    const worker = async (n: number) => {
      const name = `${session}-${n}`;
      const { id: categoryId } = await ask(createProductCategory, { name });
      const sold = { unit: 'KG', priceModel: 'WEIGHT_BASED', price: 12.9 };
      const { id: articleId } = await ask(createArticle, { name: 'Hack', articleNumber: name, categoryId, ...sold });
      const { id: storageLocationId } = await ask(createStorageLocation, { name, storageType: 'COLD_ROOM' });
      const { id: stockId } = await ask(createStock, { articleId, storageLocationId });
      const batch = { batchType: 'PURCHASED', quantityAmount: '100', quantityUnit: 'KG', expiryDate: '2026-03-01' };
      for (let round = 0; round < rounds; round++) {
        const { id: batchId } = await ask(bookInStockBatch, { stockId, batchId: `${name}-${round}`, ...batch });
        const quantity = { quantityAmount: '1', quantityUnit: 'LB' };
        await ask(removeFromStockBatch as never, { stockId, batchId, ...quantity }, batchId);
        if (n === 0 && round % 4 === 1) await sealAuditLog(ports.auditLog, digest);
        if (n === 0 && round % 5 === 2) await server?.exec('checkpoint');
      }
    };
    await Promise.all(Array.from({ length: atOnce }, (_, n) => worker(n)));
    await close();
  }
}

/** Opens the database in the directory. Returns the responses whose effects are missing, and the proofs that fail. */
export async function faultsAfter(dataDir: string, answers: readonly Answer[]): Promise<readonly string[]> {
  const faults: string[] = [];
  const location = { dataDir, fsync: false };
  const connection = await connect(location, { patient: true });
  try {
    await migrate(connection, location);
    const sql = (text: string) => connection.query({ text, values: [] });
    const entries = await sql('select request_id as "request" from audit_entry');
    const requests = new Set(entries.map(({ request }) => String(request)));
    for (const { request } of answers) if (!requests.has(request)) faults.push(`${request} was answered and is gone`);
    const rows = await sql('select stock_batch_id as "of", count(*)::int as count from stock_movement group by 1');
    const movements = new Map(rows.map(({ of, count }) => [String(of), Number(count)]));
    const answered = Map.groupBy(answers, ({ stockBatchId }) => stockBatchId);
    for (const [stockBatchId, its] of answered) {
      if (stockBatchId === undefined) continue;
      const found = movements.get(stockBatchId) ?? 0;
      if (found < its.length)
        faults.push(`stock batch ${stockBatchId}: ${its.length} answered, ${found} movements there`);
    }
    await prove(connection, ({ problems }) => faults.push(...problems));
    const now = new Date('2026-01-05T11:00:00.000Z');
    await proveAuditLog(auditLogOf(connection), { digest, now }, (fault) => faults.push(fault));
  } finally {
    await connection.close();
  }
  return faults;
}
