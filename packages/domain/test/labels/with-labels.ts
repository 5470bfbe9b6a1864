/** Makes a shop that declares articles, releases labels, and makes, previews and prints lots. */
import {
  createStock,
  createStorageLocation,
  Lots,
  placeHold,
  StockMovements,
  undoMovement,
} from '../../src/inventory/index.ts';
import type { Refusal } from '../../src/kernel/index.ts';
import {
  createLabel,
  declareArticle,
  getLabel,
  getLabelPrint,
  previewLabel,
  printLabels,
  releaseLabel,
} from '../../src/labels/index.ts';
import { createArticle, createProductCategory, createSupplier } from '../../src/masterdata/index.ts';
import { postGoodsReceipt } from '../../src/procurement/index.ts';
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
import { updateSettings } from '../../src/settings/contracts.ts';
import { withCore } from '../with-core.ts';
import { OPERATOR } from './samples.ts';

const DAY_MS = 86_400_000;
const kg = (quantityAmount: string) => ({ quantityAmount, quantityUnit: 'KG' });

/** The least decisions of a label without a recipe. */
export const DECIDED = {
  ...{ uses: ['PREPACKED', 'LOOSE'], legalName: 'Wurst', dateKind: 'BEST_BEFORE', nutritionExempt: 'DIRECT_SALE' },
};

export type Goods = Readonly<Record<'lotId' | 'stockBatchId' | 'lotNumber' | 'articleId', string>>;
type Codes = readonly { readonly code: string }[];

export const codesOf = (of: Codes): readonly string[] => of.map(({ code }) => code);

/** Returns the reasons in a refusal of a label. */
export function reasonsIn({ beside }: Refusal): readonly { readonly code: string; readonly message: string }[] {
  const { reasons = [] } = (beside?.((message) => message.toString()) ?? {}) as { reasons?: [] };
  return reasons;
}

export async function withLabels(overrides: Parameters<typeof withCore>[0] = {}) {
  const it = withCore(overrides);
  const { ask, ports } = it;
  let numbers = 0;
  await ask(updateSettings, { operator: { ...OPERATOR, country: 'Deutschland' } });
  const { id: categoryId } = await ask(createProductCategory, { name: 'Alles' });
  const { id: supplierId } = await ask(createSupplier, { name: 'Hof Müller', phone: '0981 1234' });
  const { id: roomId } = await ask(createStorageLocation, { name: 'Kühlraum', storageType: 'COLD_ROOM' });
  const { id: counterId } = await ask(createStorageLocation, { name: 'Theke', storageType: 'DISPLAY_COUNTER' });
  const later = (milliseconds = 1000) => ports.clock.advance(milliseconds);

  /** Creates an article that is sold at 16.90 € per kg. */
  const article = async (name: string, more: object = {}) => {
    const sold = { unit: 'KG', priceModel: 'WEIGHT_BASED', price: 16.9, productKind: 'MEAT_PRODUCT' };
    return (await ask(createArticle, { name, articleNumber: `A-${++numbers}`, categoryId, ...sold, ...more })).id;
  };
  const declare = (articleId: string, name: string, more: object = {}) =>
    ask(declareArticle, { id: articleId, role: 'INGREDIENT', name, ...more });
  /** Creates an article and declares it by its name. */
  const declared = async (name: string, more: object = {}, about: object = {}) => {
    const articleId = await article(name, about);
    await declare(articleId, name, more);
    return articleId;
  };
  const stockOf = async (articleId: string, storageLocationId = roomId) =>
    (await ask(createStock, { articleId, storageLocationId })).id;
  const stocks = new Map<string, Promise<string>>();
  const stockIn = (articleId: string, storageLocationId = roomId): Promise<string> => {
    const key = `${articleId} ${storageLocationId}`;
    const held = stocks.get(key) ?? stockOf(articleId, storageLocationId);
    stocks.set(key, held);
    return held;
  };
  const goodsOf = async (
    output: { lotId?: string | null; stockBatchId?: string | null } | undefined,
  ): Promise<Goods> => {
    const { id: lotId, lotNumber, articleId } = await ports.reader.get(Lots, output?.lotId ?? '');
    return { lotId, lotNumber, articleId, stockBatchId: output?.stockBatchId ?? '' };
  };

  /** Receives 100 kg of an article as a new lot that expires after 15 days. */
  async function receive(articleId: string, more: object = {}, at = roomId): Promise<Goods> {
    later();
    const { stockId = await stockIn(articleId, at) } = more as { readonly stockId?: string };
    const line = { ...kg('100'), expiryDate: '2026-01-20', ...more, stockId };
    const { lines } = await ask(postGoodsReceipt, { supplierId, lines: [line] });
    return goodsOf({ lotId: lines[0]?.lotId ?? null, stockBatchId: lines[0]?.stockBatchId ?? null });
  }

  /** Creates an active recipe of the article: kg of each ingredient. */
  async function recipe(
    articleId: string,
    lines: readonly (readonly [articleId: string, kg: number, subRecipeId?: string])[],
  ) {
    const outputQuantity = String(lines.reduce((sum, [, mass]) => sum + mass, 0));
    const { id } = await ask(createRecipe, {
      ...{ name: `Rezeptur ${++numbers}`, type: 'FINISHED_PRODUCT', outputQuantity, outputUom: 'KG', articleId },
    });
    for (const [of, mass, subRecipeId] of lines) {
      await ask(addIngredient, { id, articleId: of, quantity: String(mass), uom: 'KG', subRecipeId });
    }
    await ask(activateRecipe, { id });
    return id;
  }

  /** Starts a batch, and consumes one kg of each lot in it. */
  async function started(recipeId: string, inputs: readonly Goods[]): Promise<string> {
    later();
    const days = { productionDate: ports.clock.now().toISOString().slice(0, 10), bestBeforeDate: '2026-01-18' };
    const plan = { recipeId, plannedQuantity: '10', plannedQuantityUnit: 'KG', ...days };
    const { id } = await ask(planBatch, plan);
    await ask(startBatch, { id });
    const lines = inputs.map(({ stockBatchId }) => ({ stockBatchId, ...kg('1'), reason: 'x' }));
    if (lines.length > 0) await ask(consumeIntoBatch, { id, inputs: lines });
    return id;
  }

  /** Completes a batch. Returns its output. */
  async function completed(id: string, articleId: string, more: object = {}, at = roomId): Promise<Goods> {
    later();
    const outputs = [{ stockId: await stockIn(articleId, at), ...kg('10'), ...more }];
    return goodsOf((await ask(completeBatch, { id, outputs })).outputs[0]);
  }

  /** Makes a lot of the article from the inputs. */
  const made = async (recipeId: string, articleId: string, inputs: readonly Goods[], at = roomId) =>
    completed(await started(recipeId, inputs), articleId, {}, at);

  /** Cuts one kg of each lot into a lot of the article. */
  async function cutInto(articleId: string, inputs: readonly Goods[]): Promise<Goods> {
    later();
    const cutting = await ask(cut, {
      inputs: inputs.map(({ stockBatchId }) => ({ stockBatchId, ...kg('1') })),
      outputs: [{ stockId: await stockIn(articleId), ...kg(String(inputs.length)) }],
    });
    return goodsOf(cutting.outputs[0]);
  }

  /** Undoes the last movement of this type of a lot. */
  async function undo({ lotId }: Goods, type: string) {
    later();
    const rows = (await ports.reader.where(StockMovements, { lotId })).filter((row) => row.type === type);
    return ask(undoMovement, { id: rows.at(-1)?.id, reason: 'x' });
  }

  const draft = (articleId: string, decisions: object = {}) =>
    ask(createLabel, { articleId, decisions: { ...DECIDED, ...decisions } });
  /** Creates and releases a label. */
  const released = async (articleId: string, decisions: object = {}) =>
    ask(releaseLabel, { id: (await draft(articleId, decisions)).id });

  const preview = ({ lotId }: Goods, more: object = {}) => ask(previewLabel, { lotId, ...more });
  /** Returns the texts of the elements of a kind in a preview. */
  const texts = async (goods: Goods, kind: string, more: object = {}) =>
    (await preview(goods, more)).elements.filter((one) => one.kind === kind).map(({ text }) => text);
  const reasons = async (goods: Goods, more: object = {}) => codesOf((await preview(goods, more)).reasons);
  const printing = ({ lotId }: Goods, more: object = {}) => ({ lotId, weightsKg: ['0.405'], ...more });

  return {
    ...it,
    ...{ categoryId, supplierId, roomId, counterId, later, article, declare, declared, stockIn, receive, recipe },
    ...{ started, completed, made, cutInto, undo, draft, released, preview, texts, reasons },
    nextDay: (days = 1) => later(days * DAY_MS),
    hold: ({ lotId }: Goods) => ask(placeHold, { id: lotId, reason: 'x' }),
    label: (id: string) => ask(getLabel, { id }),
    print: (goods: Goods, more: object = {}) => ask(printLabels, printing(goods, more)),
    refusedPrint: (goods: Goods, more: object = {}) => it.refusal(printLabels, printing(goods, more)),
    printed: (id: string) => ask(getLabelPrint, { id }),
  };
}
