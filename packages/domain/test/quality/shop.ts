/** Makes a shop, and functions that receive, cut, process, send and trace goods. */
import {
  activateRecipe,
  addIngredient,
  completeBatch,
  consumeIntoBatch,
  createRecipe,
  cut,
  planBatch,
  startBatch,
} from '../../src/production/index.ts';
import { traceLots } from '../../src/quality/index.ts';
import { dispatchDelivery } from '../../src/sales/index.ts';
import { PORK, withSuppliers } from '../procurement/with-suppliers.ts';

const kg = (quantityAmount: string) => ({ quantityAmount, quantityUnit: 'KG' });

export async function shop() {
  const it = await withSuppliers();
  const { ask, ports } = it;
  let numbers = 0;
  const stockOf = async (name: string) => (await it.stock({ articleId: (await it.article(name)).id })).id;

  /** Receives ten kilograms of a new lot. */
  async function pork(more: object = {}) {
    ports.clock.advance(1000);
    const receipt = await it.receive({ ...PORK, ...more });
    const [line] = receipt.lines;
    return { receiptId: receipt.id, lotId: line?.lotId ?? '', stockBatchId: line?.stockBatchId ?? '' };
  }

  /** Cuts `amount` kilograms of a stock batch into a new lot of another article. */
  async function cutOf(stockBatchId: string, amount = '10') {
    ports.clock.advance(1000);
    const cutting = await ask(cut, {
      inputs: [{ stockBatchId, ...kg(amount) }],
      outputs: [{ stockId: await stockOf('Bauch'), ...kg(amount) }],
    });
    const [output] = cutting.outputs;
    return { cuttingId: cutting.id, lotId: output?.lotId ?? '', stockBatchId: output?.stockBatchId ?? '' };
  }

  /** Starts a batch of ten kilograms of sausage. Adds `amount` kilograms of each stock batch. */
  async function batchOf(stockBatchIds: readonly string[], amount = '1') {
    ports.clock.advance(1000);
    const articleId = (await it.article('Wurst')).id;
    const recipe = {
      name: `Wurst ${++numbers}`,
      type: 'FINISHED_PRODUCT',
      outputQuantity: '10',
      outputUom: 'KG',
      articleId,
    };
    const { id: recipeId } = await ask(createRecipe, recipe);
    await ask(addIngredient, { id: recipeId, articleId, quantity: '10', uom: 'KG' });
    await ask(activateRecipe, { id: recipeId });
    const plan = { recipeId, plannedQuantity: '10', plannedQuantityUnit: 'KG' };
    const days = { productionDate: '2026-01-05', bestBeforeDate: '2026-01-15' };
    const { id } = await ask(planBatch, { ...plan, ...days });
    await ask(startBatch, { id });
    const inputs = stockBatchIds.map((stockBatchId) => ({ stockBatchId, ...kg(amount), reason: 'Hausrezept' }));
    await ask(consumeIntoBatch, { id, inputs });
    return { batchId: id, articleId };
  }

  /** Completes the batch with `amount` kilograms. Returns the new lot. */
  async function completed({ batchId, articleId }: { batchId: string; articleId: string }, amount = '9') {
    ports.clock.advance(1000);
    const { id: stockId } = await it.stock({ articleId });
    const execution = await ask(completeBatch, { id: batchId, outputs: [{ stockId, ...kg(amount) }] });
    const [output] = execution.outputs;
    return { batchId, lotId: output?.lotId ?? '', stockBatchId: output?.stockBatchId ?? '' };
  }

  async function sent(stockBatchId: string, amount = '1', customerId = it.customer.id) {
    ports.clock.advance(1000);
    return ask(dispatchDelivery, { customerId, lines: [{ stockBatchId, ...kg(amount) }] });
  }

  const traced = (given: object) => {
    ports.clock.advance(1000);
    return ask(traceLots, given);
  };
  return { ...it, kg, pork, cutOf, batchOf, completed, sent, traced, stockOf };
}
