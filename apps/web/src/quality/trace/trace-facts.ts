/** The nodes of a trace as items of the picture, and the texts and addresses of nodes. */
import type { AnswerOf, Permission } from '@cleaver/domain/kernel';
import type { traceLots } from '@cleaver/domain/quality/contracts';
import type { Item } from './layers.ts';

export type Trace = AnswerOf<typeof traceLots>;
export type TraceNode = Trace['nodes'][number];

const ORDER: Readonly<Record<TraceNode['kind'], number>> = { RECEIPT: 0, RUN: 1, LOT: 2, DELIVERY: 3 };

/**
 * Returns the items of the picture. The start nodes rank first. Nodes on hold rank next, because users look for lots on
 * hold. Other nodes follow by kind and name.
 */
export const itemsOf = ({ nodes }: Pick<Trace, 'nodes'>): readonly Item[] =>
  nodes.map((node) => ({
    id: node.id,
    group: node.kind,
    steps: node.side === 'UP' ? -node.distance : node.distance,
    rank: `${node.side === 'START' ? 0 : 1}${node.onHold ? 0 : 1}${ORDER[node.kind]} ${nameOf(node)} ${numberOf(node)}`,
  }));

/** Returns the name of a box: the name of an article, a supplier or a customer. For a run, returns its number. */
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

/** Returns the text, shortened to at most `most` characters. */
export const short = (text: string, most: number): string =>
  text.length <= most ? text : `${text.slice(0, most - 1).trimEnd()}…`;
