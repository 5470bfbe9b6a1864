/**
 * The picture of a trace, with suppliers on the left and customers on the right. The tables of the page have the same
 * facts.
 */
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { shownDate, shownNumber, shownQuantity } from '../../shell/language/format.ts';
import { t } from '../../shell/language/language.ts';
import { useAddress } from '../../shell/navigation/address.ts';
import { Icon } from '../../shell/navigation/icons.tsx';
import { may } from '../../shell/session/session.ts';
import { Button } from '../../ui/control/button.tsx';
import { classes } from '../../ui/text/classes.ts';
import { wordText } from '../../ui/text/words.ts';
import styles from '../quality.module.css';
import { type Box, type Line, layered } from './layers.ts';
import { Scrolled } from './scrolled.tsx';
import { addressOf, itemsOf, nameOf, needOf, numberOf, short, type Trace, type TraceNode } from './trace-facts.ts';

const BOX = { width: 192, height: 58 };
const GAP = { x: 92, y: 18 };
const MARGIN = 10;
const LETTERS = 20;
/** Maximum number of boxes of a kind in a column at first, including the box for folded items. */
const MOST = 8;
/** Maximum number of steps shown to each side at first. */
const REACH = 6;
/**
 * The picture labels its lines with amounts only if it has at most this number of lines. With more lines, only the
 * tooltips and the table have the amounts.
 */
const LABELLED = 60;
/** Pixels per rem. The picture has its size in rem, so it scales with the text. */
const REM = 16;

const ICONS: Readonly<Record<TraceNode['kind'], string>> = {
  LOT: 'lot',
  RUN: 'batch',
  RECEIPT: 'supplier',
  DELIVERY: 'customer',
};

const left = (column: number): number => MARGIN + column * (BOX.width + GAP.x);
const middle = (y: number): number => MARGIN + y * (BOX.height + GAP.y) - GAP.y / 2;

export function TracePicture({ trace }: { readonly trace: Trace }) {
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  const [reach, setReach] = useState(REACH);
  const frame = useRef<HTMLElement>(null);
  const picture = useMemo(
    () => layered(itemsOf(trace), trace.edges, { most: MOST, reach, opened }),
    [trace, reach, opened],
  );
  const nodes = useMemo(() => new Map(trace.nodes.map((node) => [node.id, node])), [trace]);
  const size = {
    width: 2 * MARGIN + picture.columns * (BOX.width + GAP.x) - GAP.x,
    height: 2 * MARGIN + picture.rows * (BOX.height + GAP.y) - GAP.y,
  };
  // Scrolls to the start of the trace, however large the picture is.
  useEffect(() => {
    const start = frame.current?.querySelector('[data-start]');
    const place = start?.getBoundingClientRect();
    const view = frame.current?.getBoundingClientRect();
    if (!frame.current || !place || !view) return;
    frame.current.scrollLeft += place.left + place.width / 2 - view.left - view.width / 2;
    frame.current.scrollTop += place.top + place.height / 2 - view.top - view.height / 2;
  }, [trace.starts.join()]);
  const open = (box: Box): void => {
    if (box.id.startsWith('far ')) setReach(reach + REACH);
    else setOpened(new Set([...opened, box.id]));
  };
  const columnOf = new Map(picture.boxes.map((box) => [box.id, box]));
  return (
    <div class={styles['picture']}>
      <Scrolled frame={frame} size={`${size.width} ${reach} ${opened.size}`}>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the picture scrolls, so it must scroll by keyboard too */}
        <section ref={frame} class={styles['frame']} tabIndex={0} aria-label={t`Trace diagram`}>
          {/* biome-ignore lint/a11y/noSvgWithoutTitle: its boxes have names, and its frame has the title */}
          <svg
            class={styles['graph']}
            viewBox={`0 0 ${size.width} ${size.height}`}
            width={`${size.width / REM}rem`}
            height={`${size.height / REM}rem`}
          >
            {picture.lines.map((line) => (
              <Way
                key={`${line.from} ${line.to}`}
                line={line}
                boxes={columnOf}
                trace={trace}
                isLabelled={picture.lines.length <= LABELLED}
              />
            ))}
            {picture.boxes.map((box) => {
              const node = box.items.length === 1 ? nodes.get(box.items[0] ?? '') : undefined;
              return node && box.id === node.id ? (
                <One key={box.id} box={box} node={node} />
              ) : (
                <Folded key={box.id} box={box} nodes={nodes} open={() => open(box)} />
              );
            })}
          </svg>
        </section>
      </Scrolled>
      {(opened.size > 0 || reach > REACH) && (
        <div>
          <Button
            act={() => {
              setOpened(new Set());
              setReach(REACH);
            }}
          >{t`Collapse`}</Button>
        </div>
      )}
    </div>
  );
}

function Way({
  line,
  boxes,
  trace,
  isLabelled,
}: {
  readonly line: Line;
  readonly boxes: ReadonlyMap<string, Box>;
  readonly trace: Trace;
  readonly isLabelled: boolean;
}) {
  const [from, to] = [boxes.get(line.from), boxes.get(line.to)];
  if (!from || !to) return null;
  const begin = { x: left(from.column) + BOX.width, y: middle(from.y) };
  let path = `M${begin.x} ${round(begin.y)}`;
  let at = begin;
  const curve = (x: number, y: number): void => {
    const half = (at.x + x) / 2;
    path += `C${half} ${round(at.y)} ${half} ${round(y)} ${x} ${round(y)}`;
    at = { x, y };
  };
  for (const { column, y } of line.passes) {
    curve(left(column), middle(y));
    path += `h${BOX.width}`;
    at = { x: at.x + BOX.width, y: at.y };
  }
  const last = at;
  curve(left(to.column), middle(to.y));
  const edges = line.links.flatMap((index) => trace.edges[index] ?? []);
  const [edge] = edges;
  if (!edge) return null;
  const text = edges.length === 1 ? shownQuantity(edge.quantity, edge.unit) : `${shownNumber(edges.length)} ×`;
  return (
    <g>
      <path class={styles['way']} d={path}>
        <title>{`${wordText(edge.type)}: ${text}`}</title>
      </path>
      {isLabelled && (
        <text class={styles['amount']} x={(last.x + at.x) / 2} y={round((last.y + at.y) / 2 - 5)}>
          {text}
        </text>
      )}
    </g>
  );
}

const round = (value: number): number => Math.round(value * 10) / 10;

/** Returns the second line of a box. Shows a hold as a word, not by colour alone. */
function secondLine(node: TraceNode): string {
  if (node.onHold) return `${wordText('BLOCKED')} · ${node.lotNumber}`;
  if (node.kind === 'RUN')
    return `${node.runKind === 'CUTTING' ? t`Cutting` : t`Batch`} · ${wordText(node.status ?? '')}`;
  if (node.kind === 'DELIVERY') return `${node.number} · ${shownDate(node.dispatchDate)}`;
  return numberOf(node);
}

function thirdLine(node: TraceNode): string {
  if (node.account) return t`${shownQuantity(node.account.inStock, node.account.unit)} in stock`;
  if (node.otherInputs) return t`Other lots: ${shownNumber(node.otherInputs)}`;
  return '';
}

function One({ box, node }: { readonly box: Box; readonly node: TraceNode }) {
  const { go } = useAddress();
  const address = addressOf(node);
  const lines = [nameOf(node), secondLine(node), thirdLine(node)].filter(Boolean);
  const whole = lines.join(', ');
  const content = (
    <>
      <Card box={box} text={whole} kind={node.kind} isHeld={node.onHold === true} isStart={node.side === 'START'} />
      {lines.map((text, index) => (
        <text
          key={index}
          class={styles[index === 0 ? 'name' : 'detail']}
          x={left(box.column) + 38}
          y={round(middle(box.y) + 4 + (index - (lines.length - 1) / 2) * 16)}
        >
          {`${short(text, index === 0 ? LETTERS : LETTERS + 3)} `}
        </text>
      ))}
    </>
  );
  if (!may(needOf(node))) return <g data-start={node.side === 'START' ? '' : undefined}>{content}</g>;
  return (
    <a
      href={address}
      data-start={node.side === 'START' ? '' : undefined}
      class={styles['link']}
      onClick={(event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey || event.button !== 0) return;
        event.preventDefault();
        go(address);
      }}
    >
      {content}
    </a>
  );
}

function Folded({
  box,
  nodes,
  open,
}: {
  readonly box: Box;
  readonly nodes: ReadonlyMap<string, TraceNode>;
  readonly open: () => void;
}) {
  const isFar = box.id.startsWith('far ');
  const [first] = box.items.map((id) => nodes.get(id)?.kind);
  const count = shownNumber(box.items.length);
  const text = isFar ? t`${count} farther away` : t`${count} more`;
  return (
    // biome-ignore lint/a11y/useSemanticElements: there is no button in SVG
    <g
      role="button"
      tabIndex={0}
      class={styles['link']}
      onClick={open}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' && event.key !== ' ') return;
        event.preventDefault();
        open();
      }}
    >
      <Card box={box} text={text} kind={isFar ? undefined : first} isFolded />
      <text class={styles['name']} x={left(box.column) + 38} y={middle(box.y) - 2}>
        {`${text} `}
      </text>
      <text class={styles['detail']} x={left(box.column) + 38} y={middle(box.y) + 15}>
        {t`Show them`}
      </text>
    </g>
  );
}

function Card({
  box,
  text,
  kind,
  isHeld = false,
  isStart = false,
  isFolded = false,
}: {
  readonly box: Box;
  readonly text: string;
  readonly kind: TraceNode['kind'] | undefined;
  readonly isHeld?: boolean;
  readonly isStart?: boolean;
  readonly isFolded?: boolean;
}) {
  const [x, y] = [left(box.column), middle(box.y) - BOX.height / 2];
  return (
    <>
      <rect
        class={classes(
          styles['card'],
          kind && styles[kind],
          isHeld && styles['held'],
          isStart && styles['start'],
          isFolded && styles['folded'],
        )}
        x={x}
        y={round(y)}
        width={BOX.width}
        height={BOX.height}
        rx={kind === 'RUN' ? BOX.height / 2 : 8}
      >
        {/* The full text, if the box cuts it. */}
        <title>{text}</title>
      </rect>
      <g class={styles['icon']} transform={`translate(${x + 12} ${round(middle(box.y) - 10)})`}>
        <Icon name={kind ? ICONS[kind] : 'plus'} />
      </g>
    </>
  );
}
