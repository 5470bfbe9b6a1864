import { shopDay } from '../../inventory/index.ts';
import { type Handler, handle } from '../../kernel/execution/handler.ts';
import { nextNumber } from '../../settings/index.ts';
import { Recipes } from '../recipe/recipe.ts';
import { Batch, Batches, checkConverts, checkPlannable, MAKING } from './batch.ts';
import { planIn } from './batch-at-work.ts';
import { getBatch, listBatches, planBatch, startBatch, updateBatch } from './batch-contracts.ts';

export const batchHandlers: readonly Handler[] = [
  handle(listBatches, {
    run: ({ reader }, { status, recipeId, productionDate, ...request }) =>
      reader.page(Batches, { status, recipeId, productionDate }, request, MAKING),
  }),
  handle(getBatch, {
    run: ({ reader }, input) => reader.versioned(Batches, input.id),
  }),
  handle(planBatch, {
    async prepare(ports, { recipeId, plannedQuantityUnit, productionDate }) {
      checkPlannable(await ports.recipes.head(recipeId), plannedQuantityUnit);
      return nextNumber(ports, 'batch', productionDate);
    },
    async run(unit, { plannedQuantity, ...given }, { prepared: batchNumber }) {
      const batch = Batch.plan({
        ...given,
        id: unit.newId(),
        batchNumber,
        plannedQuantity: plannedQuantity.toText(),
        createdAt: unit.now,
      });
      unit.of(Batches).add(batch);
      return batch.state;
    },
  }),
  handle(updateBatch, {
    async run(unit, { id: batchId, plannedQuantity, plannedQuantityUnit, ...days }, { expected }) {
      const batch = await unit.of(Batches).get(batchId, expected);
      if (plannedQuantityUnit) checkConverts(await unit.of(Recipes).peek(batch.state.recipeId), plannedQuantityUnit);
      batch.edit({ ...days, plannedQuantity: plannedQuantity?.toText(), plannedQuantityUnit }, unit.now);
      return batch.state;
    },
  }),
  handle(startBatch, {
    async run(unit, { id: batchId }, { caller: { username } }) {
      const batch = await unit.of(Batches).get(batchId);
      batch.start(await planIn(unit, batch.state), username, unit.now, shopDay(unit.now, unit.settings));
      return batch.state;
    },
  }),
];
