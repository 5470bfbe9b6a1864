import { say } from '@cleaver/domain/kernel';
import { DIRECTIONS } from '@cleaver/domain/quality';
import { traceLots } from '@cleaver/domain/quality/contracts';
import { PaperFrame } from '../../settings/paper.tsx';
import { useAnswer } from '../../shell/data/query.ts';
import { shownNumber, shownQuantity, shownTime } from '../../shell/language/format.ts';
import { t } from '../../shell/language/language.ts';
import { instantOf, localOf } from '../../shell/language/zone.ts';
import { useAddress } from '../../shell/navigation/address.ts';
import type { ScreenProps } from '../../shell/navigation/screen.ts';
import { may, me } from '../../shell/session/session.ts';
import { Button, LinkButton } from '../../ui/control/button.tsx';
import { Notice } from '../../ui/dialog/notice.tsx';
import { Table } from '../../ui/list/table.tsx';
import { Facts, Loaded, Nothing, Page, Section } from '../../ui/page/page.tsx';
import { LinkTo } from '../../ui/text/link.tsx';
import { fieldText, wordText } from '../../ui/text/words.ts';
import styles from '../quality.module.css';
import { OnHand, OpenRuns, Origin, Receivers, Undone } from './affected.tsx';
import { addressOf, nameOf, needOf, numberOf, type Trace, type TraceNode } from './trace-facts.ts';
import { TracePicture } from './trace-picture.tsx';

/** The number of nearest nodes requested at first. */
const NEAREST = 1_000;
/** The number of nearest nodes requested after "Load more". */
const MOST = 20_000;
/** Maximum number of rows in the table. With more steps, a text above the table states their total number. */
const ROWS = 200;

export default function TraceScreen({ params: { id = '' } }: ScreenProps) {
  const { query, set } = useAddress();
  const direction = DIRECTIONS.find((one) => one === query.get('direction')) ?? 'BOTH';
  const asOf = query.get('asOf') ?? '';
  const limit = query.get('limit') === String(MOST) ? MOST : NEAREST;
  const found = useAnswer(traceLots, { lotId: id, direction, limit, ...(asOf !== '' && { asOf }) }, { keep: true });
  const zone = me.get()?.shopTimeZone ?? 'UTC';
  const start = found.data?.nodes.find((node) => node.id === id);
  return (
    <Page
      title={say`Trace`}
      up={{ to: `/lots/${id}`, title: say`Lot` }}
      sub={start && `${start.articleName} · ${start.lotNumber}`}
      actions={may('HACCP_WRITE') && <LinkButton icon="recall" to={`/recalls/new?lotId=${id}`}>{t`Recall`}</LinkButton>}
    >
      <PaperFrame />
      <div class={styles['tools']}>
        <label>
          {fieldText('direction')}
          <select
            value={direction}
            onChange={({ currentTarget: { value } }) => set({ direction: value === 'BOTH' ? undefined : value })}
          >
            {DIRECTIONS.map((one) => (
              <option key={one} value={one}>
                {wordText(one)}
              </option>
            ))}
          </select>
        </label>
        <label>
          {fieldText('asOf')}
          <input
            type="datetime-local"
            value={asOf === '' ? '' : localOf(Date.parse(asOf), zone).slice(0, 16)}
            onChange={({ currentTarget: { value } }) => set({ asOf: instantOf(value, zone) })}
          />
        </label>
        {asOf !== '' && <Button act={() => set({ asOf: undefined })}>{t`Show the current state`}</Button>}
      </div>
      <Loaded of={found} lines={8}>
        {(trace) => <Shown trace={trace} more={() => set({ limit: String(MOST) })} />}
      </Loaded>
    </Page>
  );
}

function Shown({ trace, more }: { readonly trace: Trace; readonly more: () => void }) {
  const { totals, recall, complete, nodes, edges } = trace;
  return (
    <>
      <Facts
        of={[
          [t`Lots`, shownNumber(totals.lots)],
          [t`Production runs`, shownNumber(totals.runs)],
          [t`Receipts`, shownNumber(totals.receipts)],
          [t`Deliveries`, shownNumber(totals.deliveries)],
          [fieldText('asOf'), shownTime(trace.asOf)],
        ]}
      />
      {!complete && (
        <Notice tone="warn">
          <p>{t`Only the ${shownNumber(nodes.length)} nearest are drawn. The lists of customers, storage locations and suppliers are complete.`}</p>
          {nodes.length < MOST && (
            <p>
              <Button act={more}>{t`Load more`}</Button>
            </p>
          )}
        </Notice>
      )}
      {edges.length === 0 ? (
        <Nothing text={t`Nothing has been made from it yet, and its origin is unknown.`} />
      ) : (
        <TracePicture trace={trace} />
      )}
      <Section title={t`Who has it`}>
        <Receivers customers={recall.customers} />
      </Section>
      {recall.undoneDeliveries.length > 0 && (
        <Section title={t`Undone deliveries`}>
          <Undone deliveries={recall.undoneDeliveries} />
        </Section>
      )}
      <Section title={t`Where it is stored`}>
        <OnHand stock={recall.stockOnHand} lots={lotsOf(nodes)} />
      </Section>
      {recall.openRuns.length > 0 && (
        <Section title={t`What is being made from it`}>
          <OpenRuns runs={recall.openRuns} />
        </Section>
      )}
      <Section title={t`Who supplied it`}>
        <Origin suppliers={recall.suppliers} />
      </Section>
      {edges.length > 0 && <Steps trace={trace} />}
    </>
  );
}

const lotsOf = (nodes: readonly TraceNode[]) =>
  new Map(nodes.map(({ id, lotNumber = '', articleName = '' }) => [id, { lotNumber, articleName }]));

/** The steps of the picture as a table with exact amounts, to read or to copy. */
function Steps({ trace: { nodes, edges } }: { readonly trace: Trace }) {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const steps = edges
    .map((edge) => ({ ...edge, id: `${edge.from} ${edge.to}`, source: byId.get(edge.from), target: byId.get(edge.to) }))
    .sort((a, b) => (a.source?.distance ?? 0) - (b.source?.distance ?? 0));
  type Step = (typeof steps)[number];
  return (
    <Section title={t`Step by step`}>
      {steps.length > ROWS && <p>{t`The ${shownNumber(ROWS)} nearest of ${shownNumber(steps.length)}.`}</p>}
      <Table<Step>
        caption={t`Step by step`}
        rows={steps.slice(0, ROWS)}
        columns={[
          { field: 'from', title: say`Out of`, show: ({ source }) => <End node={source} /> },
          { field: 'type', title: say`What`, show: ({ type }) => wordText(type) },
          { field: 'quantity', show: ({ quantity, unit }) => shownQuantity(quantity, unit), isNumber: true },
          { field: 'to', title: say`Into`, show: ({ target }) => <End node={target} /> },
        ]}
      />
    </Section>
  );
}

function End({ node }: { readonly node: TraceNode | undefined }) {
  if (!node) return null;
  const [name, number] = [nameOf(node), numberOf(node)];
  return (
    <LinkTo to={addressOf(node)} need={needOf(node)}>
      {name === number ? name : `${name} · ${number}`}
    </LinkTo>
  );
}
