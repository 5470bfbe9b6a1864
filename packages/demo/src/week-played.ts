/** Books a week of the shop: receipts, cuttings, batches, deliveries, a count and returns. */
import { heatThrough, type Plan } from './checks-played.ts';
import { type DemoRecipe, RECIPES } from './recipes.ts';
import {
  COMPLAINT,
  COUNTED,
  CUTTING,
  DELIVERIES,
  type DemoDelivery,
  type DemoReceipt,
  type MADE,
  type SUBSTITUTE,
} from './week.ts';
import type { Made, Writer } from './writer.ts';

/** A completed batch, or a cutting. */
export interface Run extends Made {
  readonly outputs: readonly { readonly stockBatchId: string }[];
}

export async function receive(
  shop: Writer,
  { day, supplier, vehicle, facts, rejected, inspections = {}, ...more }: DemoReceipt,
) {
  const lines = more.lines.map((line) => {
    const [number = '', quantityAmount, temperature, lasts, supplierLot] = line.split(' ');
    return {
      stockId: shop.stock(number),
      quantityAmount,
      quantityUnit: 'KG',
      expiryDate: shop.day(day + Number(lasts)),
      supplierLot,
      facts,
      temperature: Number(temperature),
    };
  });
  const [number = '', rejectedAmount] = rejected?.[0].split(' ') ?? [];
  const refused = rejected && {
    stockId: shop.stock(number),
    rejectedAmount,
    rejectedUnit: 'KG',
    rejectReason: rejected[1],
  };
  const path = '/api/procurement/goods-receipts';
  const receipt = (await shop.post(path, {
    supplierId: shop.id(supplier),
    deliveryNote: more.deliveryNote,
    receiptDate: shop.day(day),
    vehicleTemperature: vehicle,
    lines: [...lines, ...(refused ? [refused] : [])],
  })) as Made & { readonly lines: readonly { readonly stockBatchId: string }[] };
  for (const [index, line] of more.lines.entries()) {
    const [article = ''] = line.split(' ');
    const found = inspections[article];
    if (found) await shop.post(`${path}/${receipt.id}/lines/${index + 1}/inspections`, found);
    shop.fresh.set(article, receipt.lines[index]?.stockBatchId ?? '');
  }
}

export async function cut(shop: Writer): Promise<void> {
  const [from = '', quantityAmount] = CUTTING.of.split(' ');
  const kilograms = (amount: string | undefined) => ({ quantityAmount: amount, quantityUnit: 'KG' });
  const outputs = CUTTING.into.map((line) => {
    const [number = '', amount, share] = line.split(' ');
    return { stockId: shop.stock(number), ...kilograms(amount), costShare: Number(share) };
  });
  const [wasted, reason] = CUTTING.waste;
  const cutting = (await shop.post('/api/production/cuttings', {
    inputs: [{ stockBatchId: shop.fresh.get(from), ...kilograms(quantityAmount) }],
    outputs,
    waste: [{ ...kilograms(wasted), reason }],
    loss: kilograms(CUTTING.loss),
    note: CUTTING.note,
  })) as Run;
  for (const [index, line] of CUTTING.into.entries()) {
    shop.fresh.set(line.split(' ')[0] ?? '', cutting.outputs[index]?.stockBatchId ?? '');
  }
}

export async function make(
  shop: Writer,
  plan: Plan,
  [article, planned, made, core]: (typeof MADE)[number],
  substitute?: typeof SUBSTITUTE,
): Promise<void> {
  const recipe = RECIPES.find((one) => one.article === article) as DemoRecipe;
  const { shelfLifeDays } = recipe;
  const { id } = await shop.post(
    '/api/production/batches',
    {
      recipeId: shop.recipes.get(article),
      plannedQuantity: planned,
      plannedQuantityUnit: 'KG',
      productionDate: shop.day(0),
      bestBeforeDate: shop.day(shelfLifeDays),
    },
    substitute ? 'made with a substitute' : 'made',
  );
  const path = `/api/production/batches/${id}`;
  await shop.post(`${path}/start`);
  const inputs = inputsOf(shop, recipe, Number(planned), substitute);
  if (inputs.length > 0) await shop.post(`${path}/consume`, { inputs });
  await shop.post(`${path}/consume`, { fefo: true });
  if (core !== undefined) await heatThrough(shop, plan, id, core);
  const output = { stockId: shop.stock(article), quantityAmount: made, quantityUnit: 'KG' };
  const { outputs } = (await shop.post(`${path}/complete`, { outputs: [output] })) as Run;
  shop.fresh.set(article, outputs[0]?.stockBatchId ?? '');
}

/** Returns the inputs that are consumed by hand: goods made this week, and the substitute of an ingredient. */
function inputsOf(shop: Writer, { needs, makes, yields }: DemoRecipe, planned: number, substitute?: typeof SUBSTITUTE) {
  return needs.flatMap((need) => {
    const [amount = '', number = ''] = need.replace('~', '').split(' ');
    const isReplaced = number === substitute?.of;
    const stockBatchId = isReplaced ? shop.newest(substitute.by) : shop.fresh.get(number);
    if (stockBatchId === undefined || !(isReplaced || shop.recipes.has(number))) return [];
    const quantityAmount = String(Math.round((Number(amount) * planned * 100_000) / (Number(makes) * yields)) / 1000);
    const insteadOf = isReplaced ? { insteadOf: shop.id(number) } : {};
    return [{ stockBatchId, quantityAmount, quantityUnit: 'KG', ...insteadOf }];
  });
}

export async function dispatch(shop: Writer, { day, customer, label, lines }: DemoDelivery): Promise<void> {
  const orderId = shop.ids.get(`order of ${customer}`);
  const delivery = await shop.post('/api/sales/deliveries', {
    customerId: shop.id(customer),
    deliveryAddressLabel: label,
    dispatchDate: shop.day(day),
    lines: lines.map((line, index) => {
      const [number = '', quantityAmount] = line.split(' ');
      const serves = orderId === undefined ? {} : { orderId, orderLine: index + 1 };
      return { stockBatchId: shop.fresh.get(number), quantityAmount, quantityUnit: 'KG', ...serves };
    }),
  });
  shop.delivered(day, customer, delivery);
}

export async function complain(shop: Writer): Promise<void> {
  const { day, customer, lines } = DELIVERIES.at(-1) as DemoDelivery;
  const [number = ''] = lines[0]?.split(' ') ?? [];
  const place = { articleId: shop.id(number), storageLocationId: shop.id(COMPLAINT.location) };
  const { id: stockId } = await shop.post('/api/inventory/stocks', place);
  await shop.post(`/api/sales/deliveries/${shop.delivery(day, customer)}/returns`, {
    lines: [{ line: 1, stockId, quantityAmount: COMPLAINT.kilograms, quantityUnit: 'KG' }],
    reason: COMPLAINT.reason,
  });
}

/** Submits a count with one difference: 0.5 kg of one article. */
export async function count(shop: Writer): Promise<void> {
  const { id } = await shop.post('/api/inventory/counts', { storageLocationId: shop.id(COUNTED) });
  const lines = [...shop.counted].map(([stockBatchId, [amount, quantityUnit]], index) => ({
    stockBatchId,
    quantityUnit,
    quantityAmount: String(Math.round((Number(amount) - (index === 0 ? 0.5 : 0)) * 100) / 100),
  }));
  await shop.host.ask('put', `/api/inventory/counts/${id}/lines`, { body: { lines } });
  await shop.post(`/api/inventory/counts/${id}/submit`);
}
