/** A trace as boxes and lines, and what the page tells of it. */
import type { Permission } from '@cleaver/domain/kernel';
import type { Of } from '../shell/api.ts';
import type { Item } from './layers.ts';

export type Trace = Of<'TraceResponse'>;
export type TraceNode = Of<'TraceNode'>;

const ORDER: Readonly<Record<TraceNode['kind'], number>> = { RECEIPT: 0, RUN: 1, LOT: 2, DELIVERY: 3 };

/** What people look for in a crowd comes first: starts, what is held; then by name. */
export const itemsOf = ({ nodes }: Pick<Trace, 'nodes'>): readonly Item[] =>
  nodes.map((node) => ({
    id: node.id,
    group: node.kind,
    steps: node.side === 'UP' ? -node.distance : node.distance,
    rank: `${node.side === 'START' ? 0 : 1}${node.onHold ? 0 : 1}${ORDER[node.kind]} ${nameOf(node)} ${numberOf(node)}`,
  }));

/** What a box is called: an article, somebody; a run by its number alone. */
export const nameOf = ({ articleName, supplierName, customerName, number = '' }: TraceNode): string =>
  articleName ?? supplierName ?? customerName ?? number;

export const numberOf = ({ lotNumber, number = '' }: TraceNode): string => lotNumber ?? number;

interface Shown {
  readonly at: string;
  readonly need: Permission;
}
const BATCH: Shown = { at: 'batches', need: 'BATCH_READ' };
const CUTTING: Shown = { at: 'cuttings', need: 'BATCH_READ' };
const SCREENS: Readonly<Record<TraceNode['kind'], (node: TraceNode) => Shown>> = {
  LOT: () => ({ at: 'lots', need: 'STOCK_READ' }),
  RUN: ({ runKind }) => (runKind === 'CUTTING' ? CUTTING : BATCH),
  RECEIPT: () => ({ at: 'goods-receipts', need: 'GOODS_RECEIPT_READ' }),
  DELIVERY: () => ({ at: 'deliveries', need: 'STOCK_MOVEMENT_READ' }),
};

export const addressOf = (node: TraceNode): string => `/${SCREENS[node.kind](node).at}/${node.id}`;
export const needOf = (node: TraceNode): Permission => SCREENS[node.kind](node).need;

/** As much of a text as fits into a box. */
export const short = (text: string, most: number): string =>
  text.length <= most ? text : `${text.slice(0, most - 1).trimEnd()}…`;

/** `2026-11-23T09:30`, as the field of a browser gives it, on the clocks of a place: that instant as ISO 8601. */
export function instantOf(local: string, timeZone: string): string | undefined {
  const wished = Date.parse(`${local}Z`);
  if (Number.isNaN(wished)) return undefined;
  // The offset may change between the first guess and the instant itself.
  let at = wished;
  for (let step = 0; step < 2; step++) at = wished - (Date.parse(`${localOf(at, timeZone)}Z`) - at);
  return new Date(at).toISOString();
}

/** The other way round. */
export function localOf(at: number, timeZone: string): string {
  const parts = new Intl.DateTimeFormat('en-CA', {
    ...{ timeZone, hourCycle: 'h23', year: 'numeric', month: '2-digit', day: '2-digit' },
    ...{ hour: '2-digit', minute: '2-digit', second: '2-digit' },
  }).formatToParts(at);
  const of = Object.fromEntries(parts.map(({ type, value }) => [type, value]));
  return `${of['year']}-${of['month']}-${of['day']}T${of['hour']}:${of['minute']}:${of['second']}`;
}
