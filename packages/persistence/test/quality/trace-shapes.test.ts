/**
 * Tests large genealogies: chains, a lot in all runs, and diamonds. Operations could not make them in the time of a
 * test, so the test writes rows into the tables. Compares the traces read by SQL with the traces of the oracle on the
 * same rows.
 */
import { bookInStockBatch, StockBatches } from '@cleaver/domain/inventory';
import { type Edge, graphOf, walk } from '@cleaver/domain/quality';
import { memoryTrace } from '@cleaver/testing';
import { connect } from '../../src/connection/index.ts';
import { ids, onEachDatabase } from '../databases.ts';
import { warehouse } from '../inventory/warehouse.ts';

/** A lot and the run that made it. Without a run, the lot was booked in. */
interface Made {
  readonly lot: string;
  readonly by?: string;
}

/** Lots in the order of their creation, and the inputs of each run. */
interface Shape {
  readonly lots: readonly Made[];
  readonly inputs: readonly (readonly [lot: string, run: string])[];
}

const range = (count: number): number[] => Array.from({ length: count }, (_, n) => n);

/** Returns a chain of runs. Each run makes one lot from the previous one, like brine that is topped up every day. */
function chain(runs: number): Shape {
  const lots = range(runs + 1).map(() => ids.next());
  const made = range(runs).map(() => ids.next());
  return {
    lots: lots.map((lot, n) => (n === 0 ? { lot } : { lot, by: made[n - 1] as string })),
    inputs: made.map((run, n) => [lots[n] as string, run]),
  };
}

/** Returns runs that all consume the same lot. */
function spice(runs: number): Shape {
  const lot = ids.next();
  const made = range(runs).map(() => ids.next());
  return {
    lots: [{ lot }, ...made.map((by) => ({ lot: ids.next(), by }))],
    inputs: made.map((run) => [lot, run]),
  };
}

/**
 * Returns a genealogy that makes two lots of one and joins them again, at each level. So the number of paths doubles
 * with each level.
 */
function diamonds(levels: number): Shape {
  const lots: Made[] = [{ lot: ids.next() }];
  const inputs: [string, string][] = [];
  for (const _ of range(levels)) {
    const top = lots.at(-1)?.lot ?? '';
    const [left, right, join] = [ids.next(), ids.next(), ids.next()] as [string, string, string];
    const sides = [left, right].map((by) => ({ lot: ids.next(), by }));
    inputs.push([top, left], [top, right], ...sides.map(({ lot }): [string, string] => [lot, join]));
    lots.push(...sides, { lot: ids.next(), by: join });
  }
  return { lots, inputs };
}

/** Returns four lots, each made from the previous one. The last is also made directly from the first. */
function shortcut(): Shape {
  const { lots, inputs } = chain(3);
  return { lots, inputs: [...inputs, [lots[0]?.lot ?? '', lots[3]?.by ?? '']] };
}

/**
 * Number of runs, enough to detect a walk that visits a run more than once. With PostgreSQL the number is higher,
 * because that suite may take longer.
 */
const RUNS = process.env['TEST_DATABASE_URL'] ? 2_000 : 100;
const CHAIN = chain(RUNS);
const SPICE = spice(RUNS);
const DIAMONDS = diamonds(20);
const SHORTCUT = shortcut();
/** The quantity of each lot, in the base unit. All runs together take less than this quantity from a lot. */
const PLENTY = 10_000;

onEachDatabase('the traces of large genealogies match those of the oracle', async (t, open, place) => {
  const first = await open();
  const { ask, stock, lot } = warehouse(first);
  const { id: stockId } = await stock();
  const { id: template } = await ask(bookInStockBatch, { stockId, ...lot() });
  const { lotId } = await first.reader.get(StockBatches, template);
  await first.close();

  // Inserts copies of the template's rows, with the values of `rows` in their columns.
  const connection = await connect(place, { patient: true });
  const held = await connection.hold();
  const copy = (table: string, of: string, rows: readonly object[]) =>
    held.query({
      text: `insert into ${table} select (jsonb_populate_record(t, r)).* from ${table} t, jsonb_array_elements($1::jsonb) r where ${of}`,
      values: [JSON.stringify(rows)],
    });
  for (const { lots, inputs } of [CHAIN, SPICE, DIAMONDS, SHORTCUT]) {
    const taken = Map.groupBy(inputs, ([from]) => from);
    await copy(
      'lot',
      `t.id = '${lotId}'`,
      lots.map(({ lot, by }) => ({ id: lot, ...(by !== undefined && { origin: 'RUN', origin_id: by }) })),
    );
    // The stock batch of a lot has the id of the lot, also as its lot number.
    const number = (lot: string) => ({ lot_number: lot, lot_number_key: lot });
    await copy(
      'stock_batch',
      `t.id = '${template}'`,
      lots.map(({ lot }) => ({ id: lot, lot_id: lot, ...number(lot) })),
    );
    const rows = lots.flatMap(({ lot, by }) => [
      {
        ...{ type: by === undefined ? 'BOOKED_IN' : 'PRODUCED', document_id: by ?? null },
        ...{ lot, number: 1, before: 0, change: PLENTY, after: PLENTY },
      },
      ...(taken.get(lot) ?? []).map(([, run], n) => ({
        ...{ type: 'CONSUMED', document_id: run, lot, number: n + 2 },
        ...{ before: PLENTY - n, change: -1, after: PLENTY - n - 1 },
      })),
    ]);
    await copy(
      'stock_movement',
      `t.stock_batch_id = '${template}' and t.number = 1`,
      rows.map(({ lot, document_id, ...row }) => ({
        ...{ id: ids.next(), posting_id: ids.next(), stock_batch_id: lot, lot_id: lot, document_id },
        ...{ document_kind: document_id === null ? null : 'RUN', ...row },
      })),
    );
  }
  // Analyzes the tables, because autovacuum does so only later. Without statistics, the database plans for nearly empty
  // tables.
  await held.query({ text: 'analyze lot, stock_batch, stock_movement', values: [] });
  held.release();
  await connection.close();
  const { reader, trace } = await open();
  const oracle = memoryTrace(reader);

  const sorted = (edges: readonly Edge[]) =>
    edges
      .map(({ type, lotId: lot, documentId, quantity, movements }) =>
        [type, lot, documentId, quantity, movements].join(),
      )
      .sort();

  for (const [name, shape, lots, runs] of [
    [`a chain of ${RUNS} runs`, CHAIN, RUNS + 1, RUNS],
    [`a lot of spice in ${RUNS} runs`, SPICE, RUNS + 1, RUNS],
    ['20 levels of diamonds with a million paths', DIAMONDS, 61, 60],
  ] as const) {
    await t.test(`the forward trace of ${name} returns each edge once and matches the oracle`, async (t) => {
      const start = shape.lots[0]?.lot ?? '';
      const [seen, wanted] = [await trace.reach([start], undefined), await oracle.reach([start], undefined)];
      for (const edges of [seen, wanted]) {
        const found = walk(graphOf(edges), [start], 'FORWARD');
        t.same([found.lots.size, found.runs.size], [lots, runs]);
        t.equal(found.edges.length, shape.inputs.length + lots - 1, 'each edge once');
      }
      t.strictSame(sorted(seen), sorted(wanted));
    });

    await t.test(`the traces of ${name} from its end and its middle match the oracle in both directions`, async (t) => {
      const end = shape.lots.at(-1)?.lot ?? '';
      const middle = shape.lots[Math.floor(shape.lots.length / 2)]?.lot ?? '';
      for (const start of [end, middle]) {
        const [seen, wanted] = await Promise.all(
          [trace, oracle].map(async (from) => {
            const graph = graphOf(await from.reach([start], undefined));
            return [walk(graph, [start], 'BACKWARD'), walk(graph, [start], 'FORWARD')] as const;
          }),
        );
        for (const way of [0, 1] as const) {
          t.strictSame(sorted(seen?.[way].edges ?? []), sorted(wanted?.[way].edges ?? []));
          t.strictSame(
            [...(seen?.[way].lots ?? [])].sort(),
            [...(wanted?.[way].lots ?? [])].sort(),
            'with its distances',
          );
        }
      }
    });
  }

  await t.test('a walk backward alone has the same lots, and no lot that was made of them', async (t) => {
    for (const from of [trace, oracle]) {
      for (const { lots } of [CHAIN, SPICE, DIAMONDS]) {
        const middle = lots[Math.floor(lots.length / 2)]?.lot ?? '';
        const [both, only] = [
          walk(graphOf(await from.reach([middle], undefined)), [middle], 'BACKWARD'),
          await from.reach([middle], undefined, 'BACKWARD'),
        ];
        t.strictSame(sorted(only), sorted(both.edges), 'nothing else');
      }
      t.same(await from.reach([SPICE.lots[0]?.lot ?? ''], undefined, 'BACKWARD'), []);
    }
  });

  await t.test('the distance of a lot is the number of runs on the shortest path to it', async (t) => {
    const start = CHAIN.lots[0]?.lot ?? '';
    const { lots } = walk(graphOf(await trace.reach([start], undefined)), [start], 'FORWARD');
    t.equal(lots.get(CHAIN.lots.at(-1)?.lot ?? ''), RUNS);
    const top = DIAMONDS.lots[0]?.lot ?? '';
    const down = walk(graphOf(await trace.reach([top], undefined)), [top], 'FORWARD');
    t.equal(down.lots.get(DIAMONDS.lots.at(-1)?.lot ?? ''), 40);
    const [one, two, three, four] = SHORTCUT.lots.map(({ lot }) => lot) as [string, string, string, string];
    const distances = async (from: string, way: 'FORWARD' | 'BACKWARD') =>
      Object.fromEntries(walk(graphOf(await trace.reach([from], undefined)), [from], way).lots);
    t.same(await distances(one, 'FORWARD'), { [one]: 0, [two]: 1, [three]: 2, [four]: 1 });
    t.same(await distances(four, 'BACKWARD'), { [four]: 0, [three]: 1, [two]: 2, [one]: 1 });
  });
});
