/** Draws a trace as a tree of lines, like `tree` draws directories. */
import type { components } from '@cleaver/client';
import { groupBy } from '@cleaver/domain/kernel';
import { tame } from './io.ts';
import { amount, shownDate } from './language/format.ts';
import { isGerman, t, valueName } from './language/language.ts';

type Trace = components['schemas']['TraceResponse'];
type Node = components['schemas']['TraceNode'];
type Edge = components['schemas']['TraceEdge'];

type Way = 'back' | 'on';

const TITLES: Readonly<Record<Way, () => string>> = {
  back: () => t`Where it came from`,
  on: () => t`What became of it`,
};

/**
 * Draws each start with its origins and its uses. In each direction, draws the branch of a node only once, because the
 * same spice lot is in almost every product. Where the node occurs again, prints only its line. A branch ends at the
 * run after `levels` runs.
 */
export function genealogyLines(trace: Trace, levels: number): string[] {
  const nodes = new Map(trace.nodes.map((node) => [node.id, node]));
  const edges: Readonly<Record<Way, ReadonlyMap<string, readonly Edge[]>>> = {
    back: groupBy(trace.edges, ({ to }) => to),
    on: groupBy(trace.edges, ({ from }) => from),
  };
  const lines: string[] = [];

  function branch(id: string, way: Way, before: string, level: number, drawn: Set<string>): void {
    const found = (edges[way].get(id) ?? [])
      .map((edge) => ({ edge, node: nodes.get(way === 'back' ? edge.from : edge.to) }))
      .filter((one): one is { edge: Edge; node: Node } => one.node !== undefined)
      .sort((a, b) => (labelOf(a.node) < labelOf(b.node) ? -1 : 1));
    for (const [index, { edge, node }] of found.entries()) {
      const [corner, room] = index === found.length - 1 ? ['└─ ', '   '] : ['├─ ', '│  '];
      const goesOn = (edges[way].get(node.id) ?? []).length > 0;
      const isDrawn = drawn.has(node.id);
      const isTooDeep = node.kind === 'RUN' && level >= levels;
      const hint = !goesOn ? '' : isDrawn ? ` ${t`(as above)`}` : isTooDeep ? ` ${t`… (more: --levels)`}` : '';
      lines.push(`${before}${corner}${amountOf(edge)} ${labelOf(node)}${othersOf(node, way)}${hint}`);
      if (isDrawn || isTooDeep) continue;
      drawn.add(node.id);
      branch(node.id, way, before + room, node.kind === 'RUN' ? level + 1 : level, drawn);
    }
  }

  for (const [index, id] of trace.starts.entries()) {
    const start = nodes.get(id);
    if (!start) continue;
    if (index > 0) lines.push('');
    lines.push(`${labelOf(start)}${accountOf(start)}`);
    for (const way of ['back', 'on'] as const) {
      if (!edges[way].has(id)) continue;
      lines.push(TITLES[way]());
      branch(id, way, '', 0, new Set());
    }
  }
  return lines.map(tame);
}

const amountOf = ({ quantity, unit, takenBack = '0' }: Edge): string =>
  `${amount(quantity, unit)}${takenBack === '0' ? '' : ` ${t`(${amount(takenBack, unit)} came back)`}`}`;

const LABELS: Readonly<Record<Node['kind'], (node: Node) => string>> = {
  LOT: ({ articleName = '', lotNumber = '', onHold }) =>
    onHold ? t`${articleName}, lot ${lotNumber}, on hold` : t`${articleName}, lot ${lotNumber}`,
  RUN: ({ runKind, number = '', status = '' }) =>
    runKind === 'CUTTING' ? t`Cutting ${number}` : t`Batch ${number}, ${statusName(status)}`,
  RECEIPT: ({ number = '', supplierName = '' }) => t`Receipt ${number} from ${supplierName}`,
  DELIVERY: ({ number = '', customerName = '', dispatchDate = '' }) =>
    t`Delivery ${number} to ${customerName}, ${shownDate(dispatchDate)}`,
};

/** Returns the word of a status. English words are in lower case, because they are part of a sentence. */
const statusName = (status: string): string =>
  isGerman() ? valueName(status) : status.toLowerCase().replace('_', ' ');

const labelOf = (node: Node): string => LABELS[node.kind](node);

/**
 * Returns a text about the other inputs of a run. The text is empty in the direction `back`, because the tree shows all
 * inputs of a run there.
 */
const othersOf = ({ otherInputs = 0 }: Node, way: Way): string =>
  way === 'back' || otherInputs === 0
    ? ''
    : otherInputs === 1
      ? t`, with 1 other lot`
      : t`, with ${otherInputs} other lots`;

const accountOf = ({ account }: Node): string =>
  account
    ? t`: ${amount(account.originated, account.unit)} came into being, ${amount(account.inStock, account.unit)} in stock`
    : '';
