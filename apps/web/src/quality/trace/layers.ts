/**
 * Lays out an acyclic graph in columns from left to right (after Sugiyama). Each edge leads to the right, and connected
 * boxes are at similar heights. Folds distant items, and surplus items of a group in a column, into one box each. Does
 * not use the contents of boxes.
 */

export interface Item {
  readonly id: string;
  /** The name of the item's group. If a column has too many items of a group, one box replaces several of them. */
  readonly group: string;
  /** Distance in steps from the start, negative to the left. Items beyond `reach` are folded. */
  readonly steps: number;
  /** The sort key. The first items of a group stay visible. */
  readonly rank: string;
}

export interface Link {
  readonly from: string;
  readonly to: string;
}

export interface Options {
  /**
   * Maximum number of boxes of a group in a column. If the column has more items of the group, the last box contains
   * the folded items.
   */
  readonly most: number;
  readonly reach: number;
  /** Ids of folded boxes that the user opened. */
  readonly opened: ReadonlySet<string>;
}

/** A box in the picture. It contains one item, or several folded items. */
export interface Box {
  readonly id: string;
  readonly items: readonly string[];
  readonly column: number;
  /** The vertical middle of the box, in rows. The middles of two boxes in a column are at least one row apart. */
  readonly y: number;
}

export interface Line {
  readonly from: string;
  readonly to: string;
  /** The indexes of the links that the line represents. There may be several if an end is folded. */
  readonly links: readonly number[];
  /** The vertical positions of the line in the columns between its ends, in rows. */
  readonly passes: readonly { readonly column: number; readonly y: number }[];
}

export interface Picture {
  readonly boxes: readonly Box[];
  readonly lines: readonly Line[];
  readonly columns: number;
  readonly rows: number;
}

const SWEEPS = 6;
/** The height, in rows, that a line takes in a column that it passes. A box takes 1. */
const PASS = 0.45;

const FAR = { left: 'far left', right: 'far right' } as const;

export function layered(items: readonly Item[], links: readonly Link[], options: Options): Picture {
  const boxOf = new Map(items.map((item) => [item.id, farOf(item, options) ?? item.id]));
  const first = merged(links, boxOf);
  const columns = columnsOf([...new Set(boxOf.values())], first);
  for (const [id, box] of foldedColumns(items, boxOf, columns, options)) boxOf.set(id, box);
  const lines = merged(links, boxOf);
  const members = Map.groupBy(items, ({ id }) => boxOf.get(id) ?? id);
  const columnOf = new Map(
    [...members].map(([box, [one]]) => [box, columns.get(farOf(one as Item, options) ?? (one as Item).id) ?? 0]),
  );
  return placed(members, lines, columnOf);
}

const farOf = ({ steps }: Item, { reach }: Options): string | undefined =>
  steps < -reach ? FAR.left : steps > reach ? FAR.right : undefined;

interface Merged {
  readonly from: string;
  readonly to: string;
  readonly links: number[];
}

/**
 * Merges links between the same boxes. Omits links within a box. Omits links into the far left box and out of the far
 * right box, because each of these boxes contains many items.
 */
function merged(links: readonly Link[], boxOf: ReadonlyMap<string, string>): Merged[] {
  const found = new Map<string, Merged>();
  for (const [index, link] of links.entries()) {
    const [from, to] = [boxOf.get(link.from), boxOf.get(link.to)];
    if (from === undefined || to === undefined || from === to || to === FAR.left || from === FAR.right) continue;
    const key = `${from} ${to}`;
    const known = found.get(key);
    if (known) known.links.push(index);
    else found.set(key, { from, to, links: [index] });
  }
  return [...found.values()];
}

/**
 * Returns each box's column by its longest path from the left. A box without predecessors is just left of its leftmost
 * successor.
 */
function columnsOf(boxes: readonly string[], lines: readonly Merged[]): Map<string, number> {
  const after = Map.groupBy(lines, ({ from }) => from);
  const waits = new Map<string, number>(boxes.map((box) => [box, 0]));
  for (const { to } of lines) waits.set(to, (waits.get(to) ?? 0) + 1);
  const columns = new Map<string, number>();
  const isFirst = new Set(boxes.filter((box) => waits.get(box) === 0));
  const ready = [...isFirst];
  for (const box of isFirst) columns.set(box, 0);
  for (let box = ready.pop(); box !== undefined; box = ready.pop()) {
    for (const { to } of after.get(box) ?? []) {
      columns.set(to, Math.max(columns.get(to) ?? 0, (columns.get(box) ?? 0) + 1));
      const left = (waits.get(to) ?? 0) - 1;
      waits.set(to, left);
      if (left === 0) ready.push(to);
    }
  }
  for (const box of isFirst) {
    const next = (after.get(box) ?? []).map(({ to }) => columns.get(to) ?? 0);
    if (next.length > 0) columns.set(box, Math.min(...next) - 1);
  }
  const least = Math.min(0, ...columns.values());
  return new Map([...columns].map(([box, column]) => [box, column - least]));
}

/** Yields the id of each item to fold, with the id of the box that replaces the item. */
function* foldedColumns(
  items: readonly Item[],
  boxOf: ReadonlyMap<string, string>,
  columns: ReadonlyMap<string, number>,
  { most, opened }: Options,
): Generator<[id: string, box: string]> {
  const alone = items.filter(({ id }) => boxOf.get(id) === id);
  for (const [name, group] of Map.groupBy(alone, ({ id, group }) => `${group} ${columns.get(id)}`)) {
    if (group.length <= most || opened.has(name)) continue;
    const ranked = group.toSorted((a, b) => (a.rank < b.rank ? -1 : a.rank > b.rank ? 1 : 0));
    for (const { id } of ranked.slice(most - 1)) yield [id, name];
  }
}

interface Spot {
  readonly box: string | undefined;
  readonly room: number;
  readonly before: Spot[];
  readonly after: Spot[];
  y: number;
}

function placed(
  members: ReadonlyMap<string, readonly Item[]>,
  lines: readonly Merged[],
  columnOf: ReadonlyMap<string, number>,
): Picture {
  const count = Math.max(-1, ...columnOf.values()) + 1;
  const columns: Spot[][] = Array.from({ length: count }, () => []);
  const spot = (column: number, box: string | undefined, room: number): Spot => {
    const made: Spot = { box, room, before: [], after: [], y: 0 };
    columns[column]?.push(made);
    return made;
  };
  const ranked = [...members].toSorted(([, [a]], [, [b]]) => ((a?.rank ?? '') < (b?.rank ?? '') ? -1 : 1));
  const spots = new Map(ranked.map(([box]) => [box, spot(columnOf.get(box) ?? 0, box, 1)]));
  const ways = lines.map(({ from, to, links }) => {
    const passes: { column: number; spot: Spot }[] = [];
    let last = spots.get(from) as Spot;
    for (let column = (columnOf.get(from) ?? 0) + 1; column < (columnOf.get(to) ?? 0); column++) {
      const next = spot(column, undefined, PASS);
      join(last, next);
      passes.push({ column, spot: next });
      last = next;
    }
    join(last, spots.get(to) as Spot);
    return { from, to, links, passes };
  });
  for (const column of columns) settle(column, (_, index) => index);
  for (let sweep = 0; sweep < SWEEPS; sweep++) {
    const isBack = sweep % 2 === 1;
    for (const column of isBack ? columns.toReversed() : columns) {
      const near = (one: Spot) => (isBack ? one.after : one.before);
      column.sort((a, b) => middle(near(a), a.y) - middle(near(b), b.y));
      settle(column, (one) => middle(near(one), one.y));
    }
  }
  // Finally aligns each column to both sides, keeping the order.
  for (const column of columns) settle(column, (one) => middle([...one.before, ...one.after], one.y));
  const all = columns.flat();
  const top = all.length === 0 ? 0 : Math.min(...all.map(({ y, room }) => y - room / 2));
  const bottom = all.length === 0 ? 0 : Math.max(...all.map(({ y, room }) => y + room / 2));
  return {
    boxes: [...spots].map(([id, { y }]) => ({
      id,
      items: (members.get(id) ?? []).map((item) => item.id),
      column: columnOf.get(id) ?? 0,
      y: y - top,
    })),
    lines: ways.map(({ passes, ...way }) => ({
      ...way,
      passes: passes.map(({ column, spot: { y } }) => ({ column, y: y - top })),
    })),
    columns: count,
    rows: bottom - top,
  };
}

function join(from: Spot, to: Spot): void {
  from.after.push(to);
  to.before.push(from);
}

const middle = (near: readonly Spot[], otherwise: number): number =>
  near.length === 0 ? otherwise : near.reduce((sum, { y }) => sum + y, 0) / near.length;

/**
 * Moves each spot as near as possible to its preferred height, in the given order and without overlap. Spots that would
 * overlap move as one block to the mean of their preferred heights (isotonic regression by pooling).
 */
function settle(column: readonly Spot[], wish: (one: Spot, index: number) => number): void {
  const offsets: number[] = [];
  let offset = 0;
  for (const [index, one] of column.entries()) {
    if (index > 0) offset += ((column[index - 1] as Spot).room + one.room) / 2;
    offsets.push(offset);
  }
  const blocks: { sum: number; count: number }[] = [];
  for (const [index, one] of column.entries()) {
    let block = { sum: wish(one, index) - (offsets[index] ?? 0), count: 1 };
    for (let last = blocks.at(-1); last && last.sum / last.count >= block.sum / block.count; last = blocks.at(-1)) {
      block = { sum: last.sum + block.sum, count: last.count + block.count };
      blocks.pop();
    }
    blocks.push(block);
  }
  let index = 0;
  for (const { sum, count } of blocks) {
    for (let left = count; left > 0; left--, index++) {
      (column[index] as Spot).y = sum / count + (offsets[index] ?? 0);
    }
  }
}
