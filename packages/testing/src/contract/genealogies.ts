/**
 * Genealogies by chance: receipts, runs, cuttings, deliveries, returns and undos, against a breadth-first search over books that
 * the test keeps by itself.
 *
 * The books know grams as whole numbers, when each row was booked and when it was undone, and nothing of the core's code. At the
 * end every trace, also as of earlier instants, is what they say; and what a trace answered then, it answers today as of then. A
 * failure names the seed: `SEED=… ` runs it again.
 */
import { randomInt } from 'node:crypto';
import { Core, PERMISSIONS, type Reads } from '@cleaver/domain';
import {
  blockStockBatch,
  createStock,
  createStorageLocation,
  listMovements,
  placeHold,
  releaseHold,
  transferGoods,
  unblockStockBatch,
  undoMovement,
} from '@cleaver/domain/inventory';
import { type Caller, type Contract, groupBy, Refusal } from '@cleaver/domain/kernel';
import { createArticle, createCustomer, createProductCategory, createSupplier } from '@cleaver/domain/masterdata';
import { postGoodsReceipt } from '@cleaver/domain/procurement';
import {
  activateRecipe,
  addIngredient,
  completeBatch,
  consumeIntoBatch,
  createRecipe,
  cut,
  planBatch,
  reopenBatch,
  returnFromBatch,
  startBatch,
} from '@cleaver/domain/production';
import { traceLots } from '@cleaver/domain/quality';
import { dispatchDelivery, returnDelivery } from '@cleaver/domain/sales';
import type { Test } from 'tap';
import { memoryPorts } from '../ports.ts';
import { numbersOf } from './chance.ts';
import { newId, type Stored, unique } from './samples.ts';

type RowType = 'RECEIVED' | 'CONSUMED' | 'PRODUCED' | 'DISPATCHED' | 'TAKEN_BACK' | 'TRANSFERRED';
type EdgeType = Exclude<RowType, 'TAKEN_BACK' | 'TRANSFERRED'>;

/** `grams`: what it changed its stock batch by. What was given back to a run is a CONSUMED row above zero. */
interface Row {
  readonly type: RowType;
  readonly lotId: string;
  readonly stockBatchId: string;
  readonly document: string;
  readonly grams: number;
}

interface Posting {
  readonly rows: readonly Row[];
  readonly movementId: string;
  readonly at: number;
  undoneAt: number;
}

interface Place {
  readonly lotId: string;
  readonly stockBatchId: string;
  readonly stockId: string;
}

interface BookedEdge {
  readonly type: EdgeType;
  readonly lotId: string;
  readonly document: string;
  readonly grams: number;
  readonly back: number;
}

type Direction = 'BOTH' | 'BACKWARD' | 'FORWARD';
type Way = Exclude<Direction, 'BOTH'>;

const SECOND_MS = 1000;
const DAY_MS = 86_400_000;
const DIRECTIONS: readonly Direction[] = ['BOTH', 'BACKWARD', 'FORWARD'];

/** So many steps; then `looks` traces, each from a lot by chance, of which every other one is as of an earlier instant. */
export async function genealogies(
  t: Test,
  stored: Omit<Stored, 'close'> & Pick<Reads, 'trace'>,
  { steps, looks }: { readonly steps: number; readonly looks: number },
): Promise<void> {
  const seed = Number(process.env['SEED'] ?? randomInt(2 ** 31));
  const { upTo, oneOf } = numbersOf(seed);
  const ports = memoryPorts({ ...stored, ids: { next: newId } });
  const core = new Core(ports);
  const caller: Caller = { userId: newId(), username: 'eva', sessionId: 's', permissions: new Set(PERMISSIONS) };
  const ask = <I, O>(operation: Contract<I, O>, input: object): Promise<O> =>
    core.execute(operation, { input, caller, origin: { address: null, requestId: null } });
  /** Undefined where the shop does not allow it. */
  const trying = <I, O>(operation: Contract<I, O>, input: object): Promise<O | undefined> =>
    ask(operation, input).catch((error: unknown) => {
      if (error instanceof Refusal) return undefined;
      throw error;
    });
  const now = () => ports.clock.now().getTime();
  const kilos = (grams: number) => ({ quantityAmount: (grams / 1000).toFixed(3), quantityUnit: 'KG' });
  const expiryDate = '2026-02-01';

  const { id: categoryId } = await ask(createProductCategory, { name: unique('category') });
  const sold = { unit: 'KG', priceModel: 'WEIGHT_BASED', price: 12.9 };
  const { id: articleId } = await ask(createArticle, { name: 'Brät', articleNumber: unique('A'), categoryId, ...sold });
  const stocks: { readonly id: string }[] = [];
  for (let number = 0; number < 3; number++) {
    const room = await ask(createStorageLocation, { name: unique('Raum'), storageType: 'COLD_ROOM' });
    const shelf = { articleId, storageLocationId: room.id, minimumShelfLifeDays: 14 };
    stocks.push(await ask(createStock, shelf));
  }
  const address = { street: 'Weg', postalCode: '1', city: 'Ort', country: 'DE' };
  const suppliers: string[] = [];
  const customers: string[] = [];
  for (const name of ['Eins', 'Zwei']) {
    suppliers.push((await ask(createSupplier, { name: unique(name), phone: '1' })).id);
    customers.push((await ask(createCustomer, { name: unique(name), type: 'B2B', phone: '1', ...address })).id);
  }
  const output = { outputQuantity: '10', outputUom: 'KG', articleId };
  const recipe = await ask(createRecipe, { name: unique('Wurst'), type: 'INTERMEDIATE', ...output });
  await ask(addIngredient, { id: recipe.id, articleId, quantity: '10', uom: 'KG' });
  await ask(activateRecipe, { id: recipe.id });

  const places: Place[] = [];
  const postings: Posting[] = [];
  const batches: string[] = [];
  const supplierOf = new Map<string, string>();
  const deliveries = new Map<string, { readonly customerId: string; readonly place: Place }>();
  const blocked = new Set<Place>();
  const holds: { readonly id: string; readonly holdId: string }[] = [];
  /** By batch: from when on it was in progress or completed, oldest first. */
  const statuses = new Map<string, { readonly at: number; readonly status: string }[]>();
  const completions = new Map<string, Posting>();

  /** Enters what was booked just now; the ledger is asked for the ids of the rows alone. */
  async function enter(...rows: Row[]): Promise<Posting> {
    const [first] = rows;
    const { content } = await ask(listMovements, {
      stockBatchId: first?.stockBatchId,
      size: 500,
      sort: 'at,desc',
    });
    const movement = content.find(({ at, type }) => at.getTime() === now() && type !== 'BLOCKED');
    const posting = { rows, movementId: movement?.id ?? '', at: now(), undoneAt: Number.POSITIVE_INFINITY };
    postings.push(posting);
    return posting;
  }
  const came = (type: RowType, document: string, place: Place, grams: number): Row => {
    if (!places.some(({ stockBatchId }) => stockBatchId === place.stockBatchId)) places.push(place);
    return { type, ...place, document, grams };
  };
  const went = (type: RowType, document: string, place: Place, grams: number): Row => ({
    ...{ type, ...place, document },
    grams: -grams,
  });

  const acts: Readonly<Record<string, (place: Place, grams: number) => Promise<unknown>>> = {
    async receive() {
      const { id: stockId } = oneOf(stocks);
      const supplierId = oneOf(suppliers);
      const [first, second] = [5_000 + upTo(5_000), 5_000 + upTo(5_000)];
      const lines = [first, second].map((grams) => ({ stockId, ...kilos(grams), expiryDate }));
      const receipt = await ask(postGoodsReceipt, { supplierId, lines });
      for (const { lotId, stockBatchId, line } of receipt.lines) {
        const place = { lotId: lotId ?? '', stockBatchId: stockBatchId ?? '', stockId };
        supplierOf.set(place.lotId, supplierId);
        await enter(came('RECEIVED', receipt.id, place, line === 1 ? first : second));
      }
    },
    async start() {
      const days = { productionDate: '2026-01-05', bestBeforeDate: expiryDate };
      const plan = { recipeId: recipe.id, plannedQuantity: '10', plannedQuantityUnit: 'KG', ...days };
      const { id } = await ask(planBatch, plan);
      await ask(startBatch, { id });
      batches.push(id);
      statuses.set(id, [{ at: now(), status: 'IN_PROGRESS' }]);
    },
    async consume(place, grams) {
      const id = oneOf(batches);
      const inputs = [{ stockBatchId: place.stockBatchId, ...kilos(grams) }];
      if (id && (await trying(consumeIntoBatch, { id, inputs }))) await enter(went('CONSUMED', id, place, grams));
    },
    async giveBack(place, grams) {
      const id = oneOf(batches);
      const inputs = [{ stockBatchId: place.stockBatchId, ...kilos(grams) }];
      if (id && (await trying(returnFromBatch, { id, inputs }))) await enter(came('CONSUMED', id, place, grams));
    },
    async complete(place, grams) {
      const id = oneOf(batches);
      if (!id) return;
      const last = upTo(2) === 0 ? [{ stockBatchId: place.stockBatchId, ...kilos(grams) }] : [];
      const made = stocks.slice(0, 1 + upTo(2)).map((stock) => ({ stockId: stock.id, ...kilos(grams) }));
      const given = { id, inputs: last, outputs: upTo(5) === 0 ? [] : made, waste: [kilos(1)] };
      const done = await trying(completeBatch, given);
      if (!done) return;
      statuses.get(id)?.push({ at: now(), status: 'COMPLETED' });
      const rows = [
        ...last.map(() => went('CONSUMED', id, place, grams)),
        ...done.outputs.map(({ lotId, stockBatchId }, at) =>
          came('PRODUCED', id, { lotId, stockBatchId, stockId: made[at]?.stockId ?? '' }, grams),
        ),
      ];
      if (rows.length > 0) completions.set(id, await enter(...rows));
    },
    async reopen() {
      const id = oneOf(batches);
      if (!id || !(await trying(reopenBatch, { id, reason: 'x' }))) return;
      statuses.get(id)?.push({ at: now(), status: 'IN_PROGRESS' });
      const completion = completions.get(id);
      if (completion) completion.undoneAt = now();
      completions.delete(id);
    },
    async cut(place, grams) {
      const other = oneOf(places);
      const inputs = [...new Set([place, other])];
      const given = {
        inputs: inputs.map(({ stockBatchId }) => ({ stockBatchId, ...kilos(grams) })),
        outputs: inputs.map(() => ({ stockId: oneOf(stocks).id, ...kilos(grams), lotNumber: unique('C') })),
      };
      const done = await trying(cut, given);
      if (!done) return;
      const made = done.outputs.map(({ lotId, stockBatchId }, at) =>
        came('PRODUCED', done.id, { lotId, stockBatchId, stockId: given.outputs[at]?.stockId ?? '' }, grams),
      );
      await enter(...inputs.map((input) => went('CONSUMED', done.id, input, grams)), ...made);
    },
    async dispatch(place, grams) {
      const customerId = oneOf(customers);
      const lines = [{ stockBatchId: place.stockBatchId, ...kilos(grams) }];
      const sent = await trying(dispatchDelivery, { customerId, lines });
      if (!sent) return;
      deliveries.set(sent.id, { customerId, place });
      await enter(went('DISPATCHED', sent.id, place, grams));
    },
    async takeBack(_place, grams) {
      const [id, delivery] = oneOf([...deliveries]) ?? [];
      if (!id || !delivery) return;
      const { id: stockId } = oneOf(stocks);
      const lines = [{ line: 1, stockId, ...kilos(grams) }];
      if (!(await trying(returnDelivery, { id, lines, reason: 'x' }))) return;
      const { lotId } = delivery.place;
      const [arrival] = (await ask(listMovements, { stockId, lotId, size: 1, sort: 'at,desc' })).content;
      const to = { lotId, stockBatchId: arrival?.stockBatchId ?? '', stockId };
      await enter(came('TAKEN_BACK', id, to, grams));
    },
    async transfer(place, grams) {
      const { id: toStockId } = oneOf(stocks);
      const lines = [{ stockBatchId: place.stockBatchId, toStockId, ...kilos(grams) }];
      const moved = await trying(transferGoods, { lines });
      const [posting] = moved?.postings ?? [];
      if (!posting) return;
      const to = { lotId: place.lotId, stockBatchId: posting.toStockBatchId, stockId: toStockId };
      await enter(went('TRANSFERRED', '', place, grams), came('TRANSFERRED', '', to, grams));
    },
    async block(place) {
      const path = { stockId: place.stockId, batchId: place.stockBatchId };
      if (await trying(blockStockBatch, { ...path, reason: 'x' })) blocked.add(place);
    },
    async unblock() {
      const place = oneOf([...blocked]);
      if (!place) return;
      blocked.delete(place);
      await trying(unblockStockBatch, { stockId: place.stockId, batchId: place.stockBatchId });
    },
    async hold({ lotId }) {
      const hold = await ask(placeHold, { id: lotId, reason: 'x' });
      holds.push({ id: lotId, holdId: hold.id });
    },
    async release() {
      const [hold] = holds.splice(upTo(holds.length), 1);
      if (hold) await ask(releaseHold, { ...hold, reason: 'x' });
    },
    async undo() {
      const posting = oneOf(postings);
      if (!(await trying(undoMovement, { id: posting.movementId, reason: 'x' }))) return;
      posting.undoneAt = now();
      for (const [id, completion] of completions) {
        if (completion !== posting) continue;
        completions.delete(id);
        statuses.get(id)?.push({ at: now(), status: 'IN_PROGRESS' });
      }
    },
  };

  /** The rows that stand at the instant: booked by then, and not undone by then. */
  const rowsAt = (instant: number): readonly Row[] =>
    postings.filter(({ at, undoneAt }) => at <= instant && undoneAt > instant).flatMap(({ rows }) => rows);
  const total = (rows: readonly Row[]) => rows.reduce((all, { grams }) => all + grams, 0);

  function edgesAt(rows: readonly Row[]): readonly BookedEdge[] {
    const typeOf = ({ type }: Row) => (type === 'TAKEN_BACK' ? 'DISPATCHED' : type);
    const groups = groupBy(
      rows.filter(({ type }) => type !== 'TRANSFERRED'),
      (row) => `${typeOf(row)} ${row.lotId} ${row.document}`,
    );
    return [...groups.values()].flatMap((group) => {
      const { lotId, document } = group[0] as Row;
      const type = typeOf(group[0] as Row) as EdgeType;
      const back = total(group.filter((row) => row.type === 'TAKEN_BACK'));
      const grams = Math.abs(total(group) - back);
      return grams === 0 ? [] : { type, lotId, document, grams, back };
    });
  }

  const WAYS = {
    BACKWARD: ['PRODUCED', 'CONSUMED', 'RECEIVED'],
    FORWARD: ['CONSUMED', 'PRODUCED', 'DISPATCHED'],
  } as const;

  /** What can be reached, by distance; `passed`: the edges on the way. */
  function reach(edges: readonly BookedEdge[], start: string, way: Way) {
    const [toRun, toLot, toEnd] = WAYS[way];
    const lots = new Map([[start, 0]]);
    const runs = new Map<string, number>();
    const ends = new Map<string, number>();
    for (let distance = 0; [...lots.values()].includes(distance); distance++) {
      const nearest = edges.filter(({ lotId }) => lots.get(lotId) === distance);
      for (const { type, document } of nearest) {
        if (type === toEnd && !ends.has(document)) ends.set(document, distance);
        if (type === toRun && !runs.has(document)) runs.set(document, distance + 1);
      }
      for (const { type, document, lotId } of edges) {
        if (type === toLot && runs.get(document) === distance + 1 && !lots.has(lotId)) lots.set(lotId, distance + 1);
      }
    }
    const passed = edges.filter(
      ({ type, lotId, document }) =>
        ((type === toRun || type === toEnd) && lots.has(lotId)) || (type === toLot && runs.has(document)),
    );
    return { lots, runs, ends, passed };
  }

  const kg = (grams: number) => String(grams / 1000);
  const sorted = (all: readonly unknown[]) => all.map((each) => JSON.stringify(each)).sort();

  /** What the books say a trace answers, as far as they know. */
  function expectedOf(start: string, direction: Direction, instant: number) {
    const rows = rowsAt(instant);
    const edges = edgesAt(rows);
    const [up, down] = [reach(edges, start, 'BACKWARD'), reach(edges, start, 'FORWARD')];
    const shown = { BOTH: [up, down], BACKWARD: [up], FORWARD: [down] }[direction];
    const passed = new Set(shown.flatMap((way) => way.passed));
    const nodes = new Map<string, [kind: string, side: string, distance: number]>();
    for (const way of shown) {
      const side = way === up ? 'UP' : 'DOWN';
      const kinds = [way.lots, way.runs, way.ends] as const;
      kinds.forEach((found, at) => {
        const kind = ['LOT', 'RUN', side === 'UP' ? 'RECEIPT' : 'DELIVERY'][at] ?? '';
        for (const [id, distance] of found) {
          const nearer = Math.min(distance, nodes.get(id)?.[2] ?? distance);
          nodes.set(id, [kind, id === start ? 'START' : side, nearer]);
        }
      });
    }
    const statusOf = (id: string) => statuses.get(id)?.findLast(({ at }) => at <= instant)?.status ?? 'DONE';
    const ofLot = (lotId: string, ...types: readonly RowType[]) =>
      Math.abs(total(rows.filter((row) => row.lotId === lotId && types.includes(row.type))));
    const inStock = [...groupBy(rows, ({ stockBatchId }) => stockBatchId)].flatMap(([stockBatchId, of]) => {
      const lotId = of[0]?.lotId ?? '';
      return down.lots.has(lotId) && total(of) !== 0 ? [[stockBatchId, lotId, kg(total(of))]] : [];
    });
    const dispatched = down.passed.filter(({ type }) => type === 'DISPATCHED');
    const received = up.passed.filter(({ type }) => type === 'RECEIVED');
    return {
      nodes: sorted([...nodes].map(([id, node]) => [id, ...node])),
      edges: sorted(
        [...passed].map(({ type, lotId, document, grams, back }) => {
          const ends = type === 'RECEIVED' || type === 'PRODUCED' ? [document, lotId] : [lotId, document];
          return [...ends, type, kg(grams), type === 'DISPATCHED' ? kg(back) : null];
        }),
      ),
      runs: sorted(
        [...nodes].flatMap(([id, [kind]]) => {
          const other = edges.filter((edge) => edge.type === 'CONSUMED' && edge.document === id && !passed.has(edge));
          return kind === 'RUN' ? [[id, statusOf(id), other.length]] : [];
        }),
      ),
      accounts: sorted(
        [...nodes].flatMap(([id, [kind]]) =>
          kind === 'LOT'
            ? [
                [
                  ...[id, kg(ofLot(id, 'RECEIVED', 'PRODUCED')), kg(ofLot(id, 'CONSUMED'))],
                  ...[kg(ofLot(id, 'DISPATCHED')), kg(ofLot(id, 'TAKEN_BACK'))],
                  kg(total(rows.filter(({ lotId }) => lotId === id))),
                ],
              ]
            : [],
        ),
      ),
      customers: sorted(
        dispatched.map(({ lotId, document, grams, back }) => [
          ...[deliveries.get(document)?.customerId, document, lotId, kg(grams), kg(back)],
        ]),
      ),
      undone: sorted(
        postings
          .filter(({ rows: [row], undoneAt }) => row?.type === 'DISPATCHED' && undoneAt <= instant)
          .filter(({ rows: [row] }) => down.lots.has(row?.lotId ?? ''))
          .map(({ rows: [row], undoneAt }) => {
            const { customerId = '' } = deliveries.get(row?.document ?? '') ?? {};
            return [customerId, row?.document, new Date(undoneAt).toISOString(), 'eva', 'x'];
          }),
      ),
      stock: sorted(inStock),
      openRuns: sorted([...down.runs.keys()].filter((id) => statusOf(id) === 'IN_PROGRESS')),
      suppliers: sorted(
        [...groupBy(received, ({ lotId }) => supplierOf.get(lotId))].map(([id, of]) => [
          ...[id, of.map(({ lotId }) => lotId).sort(), kg(of.reduce((all, { grams }) => all + grams, 0))],
        ]),
      ),
    };
  }

  type Answer = Awaited<ReturnType<typeof traced>>;
  const traced = (start: string, direction: Direction, asOf?: number) =>
    ask(traceLots, {
      ...{ lotId: [start], direction, limit: 20_000 },
      ...(asOf !== undefined && { asOf: new Date(asOf).toISOString() }),
    });

  /** Nothing is said of the order in which edges come. */
  const inOrder = ({ edges, ...rest }: Answer) => ({ ...rest, edges: sorted(edges) });

  /** The same of what was answered. */
  const answeredOf = ({ nodes, edges, recall }: Answer): ReturnType<typeof expectedOf> => ({
    nodes: sorted(nodes.map(({ id, kind, side, distance }) => [id, kind, side, distance])),
    edges: sorted(edges.map(({ from, to, type, quantity, takenBack = null }) => [from, to, type, quantity, takenBack])),
    runs: sorted(nodes.flatMap((node) => (node.kind === 'RUN' ? [[node.id, node.status, node.otherInputs]] : []))),
    accounts: sorted(
      nodes.flatMap((node) => {
        if (node.kind !== 'LOT') return [];
        const { originated, consumed, dispatched, takenBack, inStock } = node.account;
        return [[node.id, originated, consumed, dispatched, takenBack, inStock]];
      }),
    ),
    customers: sorted(
      recall.customers.flatMap(({ customerId, deliveries: sent }) =>
        sent.map(({ deliveryId, lotId, quantity, takenBack }) => [customerId, deliveryId, lotId, quantity, takenBack]),
      ),
    ),
    undone: sorted(
      recall.undoneDeliveries.map(({ customerId, deliveryId, undoneAt, undoneBy, reason }) => [
        ...[customerId, deliveryId, undoneAt, undoneBy, reason],
      ]),
    ),
    stock: sorted(recall.stockOnHand.map(({ stockBatchId, lotId, quantity }) => [stockBatchId, lotId, quantity])),
    openRuns: sorted(recall.openRuns.map(({ batchId }) => batchId)),
    suppliers: sorted(recall.suppliers.map(({ supplierId, lots, quantity }) => [supplierId, lots, quantity])),
  });

  t.comment(`seed ${seed}`);
  const kinds = Object.keys(acts);
  const likely = ['consume', 'consume', 'complete', 'cut', 'cut', 'dispatch'];
  const remembered: {
    readonly at: number;
    readonly start: string;
    readonly direction: Direction;
    readonly answer: Answer;
  }[] = [];
  const begin = now();
  for (let step = 0; step < steps; step++) {
    ports.clock.advance(upTo(15) === 0 ? DAY_MS : SECOND_MS);
    const act = step < 2 ? 'receive' : step < 4 ? 'start' : oneOf([...kinds, ...likely]);
    const place = oneOf(places);
    await acts[act]?.(place, 500 + upTo(6) * 250);
    if (upTo(8) === 0 && places.length > 0) {
      const [start, direction] = [oneOf(places).lotId, oneOf(DIRECTIONS)];
      remembered.push({ at: now(), start, direction, answer: await traced(start, direction) });
    }
  }
  ports.clock.advance(SECOND_MS);

  for (const { at, start, direction, answer } of remembered) {
    const today = await traced(start, direction, at);
    t.strictSame(inOrder(today), inOrder(answer), `as it was answered then, seed ${seed}`);
  }
  for (let look = 0; look < looks && t.passing(); look++) {
    const { lotId } = oneOf(places);
    const instant = look % 2 === 0 ? now() : begin + upTo(now() - begin);
    const born = postings.find(({ rows }) => rows.some((row) => row.lotId === lotId))?.at ?? 0;
    for (const direction of DIRECTIONS) {
      if (born > instant) {
        const refused = await traced(lotId, direction, instant).catch((error: unknown) => error);
        t.match(refused, { code: 'LOT_NOT_FOUND' }, 'a lot that was not there yet');
        continue;
      }
      const answer = await traced(lotId, direction, look % 2 === 0 ? undefined : instant);
      const message = `${direction} from ${lotId} as of ${new Date(instant).toISOString()}, seed ${seed}`;
      t.strictSame(answeredOf(answer), expectedOf(lotId, direction, instant), message);
    }
  }
  const lots = [...new Set(places.map(({ lotId }) => lotId))];
  const reached = async (direction: Direction) => {
    const found = new Map<string, ReadonlySet<string>>();
    for (const lotId of lots) {
      found.set(lotId, new Set((await traced(lotId, direction)).nodes.map(({ id }) => id)));
    }
    return found;
  };
  const [forward, backward] = [await reached('FORWARD'), await reached('BACKWARD')];
  const pairs = lots.flatMap((a) => lots.map((b) => [a, b] as const));
  const oneSided = pairs.filter(([a, b]) => forward.get(a)?.has(b) !== backward.get(b)?.has(a));
  t.strictSame(oneSided, [], `what is forward of a lot has it backward, seed ${seed}`);
}
