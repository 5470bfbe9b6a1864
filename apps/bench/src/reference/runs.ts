import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import { audit, type Call, callOf, idOf, inTransaction, notFound, numberOf, type Row, rows } from './database.ts';
import { bringIn, posting, takeOut } from './goods.ts';

const sum = (lines: readonly Row[]): number => lines.reduce((total, { quantity }) => total + Number(quantity), 0);
const day = (at: Date): string => at.toISOString().slice(0, 10);

export function runs(app: FastifyInstance): void {
  app.post('/api/production/batches/:id/consume', async (request) => {
    const id = idOf(request);
    const call = callOf(request);
    return inTransaction(async (client) => {
      const batch = await lockedBatch(client, id);
      for (const { stockBatchId, quantityAmount, quantityUnit } of (request.body as Row).inputs) {
        await takeOut(client, call, stockBatchId, [quantityAmount, quantityUnit], {
          kind: 'CONSUMED',
          posting: posting('RUN', id),
        });
      }
      const execution = await executionOf(client, batch);
      await audit(client, call, 'batch.consume', 'production_batch', id, { inputs: execution.inputs });
      return execution;
    });
  });

  app.post('/api/production/batches/:id/complete', async (request) => {
    const id = idOf(request);
    const call = callOf(request);
    return inTransaction(async (client) => {
      const batch = await lockedBatch(client, id);
      await rows(
        client,
        'locked-lots',
        'select id from lot where id in (select lot_id from stock_movement where document_id = $1) order by id for update',
        [id],
      );
      const by = posting('RUN', id);
      const outputs = [];
      for (const { stockId, lotNumber, quantityAmount, quantityUnit, role, expiryDate } of (request.body as Row)
        .outputs) {
        const lot = { lotNumber, batchType: 'PRODUCED', expiryDate, origin: 'RUN' };
        const row = await bringIn(client, call, stockId, lot, [quantityAmount, quantityUnit], {
          kind: 'PRODUCED',
          posting: by,
        });
        outputs.push({ ...lotOf(row, quantityAmount, quantityUnit), role, expiryDate, onHold: false });
      }
      const [row] = await rows(
        client,
        'complete',
        `update production_batch set status = 'COMPLETED', completed_at = $2, completed_by = $3, outputs = $4, updated_at = $2
         where id = $1 returning *`,
        [id, call.now, call.username, JSON.stringify(outputs)],
      );
      const execution = await executionOf(client, { ...batch, ...row });
      await audit(client, call, 'batch.complete', 'production_batch', id, execution);
      return execution;
    });
  });

  app.post('/api/production/cuttings', async (request) => {
    const body = request.body as Row;
    const call = callOf(request);
    const id = randomUUID();
    const cuttingNumber = await numberOf('C', day(call.now));
    return inTransaction((client) => cut(client, call, { id, cuttingNumber }, body));
  });
}

async function lockedBatch(client: pg.PoolClient, id: string): Promise<Row> {
  const [batch] = await rows(
    client,
    'locked-run',
    `select b.*, r.name, r.version, r.yield_percentage, r.shelf_life_days from production_batch b
     join recipe r on r.id = b.recipe_id where b.id = $1 and b.status = 'IN_PROGRESS' for update of b`,
    [id],
  );
  if (!batch) throw notFound('production batch');
  return batch;
}

/** What went in, by stock batch; what is shown of a run is made of that. */
async function executionOf(client: pg.PoolClient, batch: Row): Promise<Row> {
  const consumed = await rows(
    client,
    'consumed',
    `select m.stock_batch_id, m.lot_id, m.unit, l.lot_number, l.article_id, trim_scale(sum(m.amount))::text as quantity
     from stock_movement m join lot l on l.id = m.lot_id where m.document_id = $1 and m.kind = 'CONSUMED'
     group by m.stock_batch_id, m.lot_id, m.unit, l.lot_number, l.article_id`,
    [batch.id],
  );
  const inputs = consumed.map((row) => ({
    ...lotOf(row, row.quantity, row.unit),
    stockBatchId: row.stock_batch_id,
    insteadOf: null,
    reason: null,
  }));
  const outputs = batch.outputs ?? [];
  const isOver = batch.completed_at !== null;
  return {
    batch: {
      id: batch.id,
      batchNumber: batch.batch_number,
      recipeId: batch.recipe_id,
      status: batch.status,
      plannedQuantity: batch.planned_quantity,
      plannedQuantityUnit: batch.planned_quantity_unit,
      productionDate: batch.production_date,
      bestBeforeDate: batch.best_before_date,
      createdAt: batch.created_at,
      updatedAt: batch.updated_at,
    },
    recipe: {
      name: batch.name,
      version: batch.version,
      yieldPercentage: batch.yield_percentage,
      shelfLifeDays: batch.shelf_life_days,
    },
    components: batch.components.map((component: Row) => {
      const of = String(sum(inputs.filter(({ articleId }) => articleId === component.articleId)));
      return { ...component, consumed: of, deviation: String(Number(of) - Number(component.quantity)) };
    }),
    inputs,
    outputs,
    waste: [],
    yieldPercent: isOver ? ((sum(outputs) / Number(batch.planned_quantity)) * 100).toFixed(2) : null,
    massBalance: {
      input: String(sum(inputs)),
      output: String(sum(outputs)),
      waste: '0',
      difference: isOver ? String(sum(inputs) - sum(outputs)) : null,
    },
    warnings: [],
    skipped: [],
    startedAt: batch.started_at,
    startedBy: batch.started_by,
    completedAt: batch.completed_at,
    completedBy: batch.completed_by,
  };
}

const lotOf = (row: Row, quantity: string, unit: string) => ({
  stockBatchId: row.id,
  lotId: row.lot_id,
  lotNumber: row.lot_number ?? row.batch_id,
  articleId: row.article_id,
  quantity,
  unit,
});

async function cut(client: pg.PoolClient, call: Call, { id, cuttingNumber }: Row, body: Row): Promise<Row> {
  const by = posting('RUN', id);
  const inputs: Row[] = [];
  for (const { stockBatchId, quantityAmount, quantityUnit } of body.inputs) {
    const taken = await takeOut(client, call, stockBatchId, [quantityAmount, quantityUnit], {
      kind: 'CONSUMED',
      posting: by,
    });
    inputs.push({ ...lotOf(taken, quantityAmount, quantityUnit), expiryDate: taken.expiry_date });
  }
  const expiryDate = inputs[0]?.expiryDate;
  const outputs = [];
  for (const { stockId, quantityAmount, quantityUnit } of body.outputs) {
    const lot = { lotNumber: cuttingNumber, batchType: 'PRODUCED', expiryDate, origin: 'RUN' };
    const row = await bringIn(client, call, stockId, lot, [quantityAmount, quantityUnit], {
      kind: 'PRODUCED',
      posting: by,
    });
    const none = { expiryReason: null, costShare: null, onHold: false };
    outputs.push({ ...lotOf(row, quantityAmount, quantityUnit), expiryDate, ...none });
  }
  const shown = inputs.map(({ expiryDate: _, ...input }) => input);
  await rows(
    client,
    'cutting',
    `insert into cutting (id, cutting_number, inputs, outputs, waste, loss, note, created_by, created_at)
     values ($1, $2, $3, $4, '[]', null, '', $5, $6)`,
    [id, cuttingNumber, JSON.stringify(shown), JSON.stringify(outputs), call.username, call.now],
  );
  const [input, output] = [sum(shown), sum(outputs)];
  const cutting = {
    id,
    cuttingNumber,
    status: 'DONE',
    inputs: shown,
    outputs,
    waste: [],
    loss: null,
    massBalance: {
      ...{ input: String(input), output: String(output), waste: '0', loss: '0' },
      difference: String(input - output),
    },
    yieldPercent: ((output / input) * 100).toFixed(2),
    note: '',
    createdBy: call.username,
    createdAt: call.now,
  };
  await audit(client, call, 'cutting.cut', 'cutting', id, cutting);
  return cutting;
}
