/** Picks one order. Shows one line at a time, opens the next line automatically, and delivers the order at the end. */
import { say } from '@cleaver/domain/kernel';
import { proposePicking } from '@cleaver/domain/sales/contracts';
import { getSettings } from '@cleaver/domain/settings/contracts';
import { useState } from 'preact/hooks';
import { useMissing } from '../../floor/outbox/outbox.ts';
import { Waits } from '../../floor/outbox/waiting-row.tsx';
import { useAnswer } from '../../shell/data/query.ts';
import { shownDate, shownQuantity } from '../../shell/language/format.ts';
import { t } from '../../shell/language/language.ts';
import { useAddress } from '../../shell/navigation/address.ts';
import type { ScreenProps } from '../../shell/navigation/screen.ts';
import { Button } from '../../ui/control/button.tsx';
import { Loaded, Nothing, Page } from '../../ui/page/page.tsx';
import { wordText } from '../../ui/text/words.ts';
import styles from './pick.module.css';
import { PickEnd } from './pick-end.tsx';
import { PickLine } from './pick-line.tsx';
import {
  amountOfTakes,
  isCatchWeight,
  linesText,
  nextLine,
  type OrderToPick,
  pickedOf,
  piecesOfTakes,
  progressOf,
  withoutWaiting,
} from './picked-lines.ts';
import { type PickedStore, usePicked } from './picked-store.ts';

const UP = { to: '/picking', title: say`Picking` };

/** The delivery tolerance in per cent until the settings of the shop are loaded. */
const TOLERANCE = 10;

export default function PickOrder({ params: { id = '' } }: ScreenProps) {
  const { query } = useAddress();
  const date = query.get('date') ?? undefined;
  const day = useAnswer(proposePicking, date === undefined ? {} : { date }, { keep: true });
  const ofDay = day.data?.orders.find((order) => order.orderId === id);
  // Requests an order of a later day by its id.
  const alone = useAnswer(proposePicking, { orderId: [id] }, { enabled: day.data !== undefined && !ofDay });
  const settings = useAnswer(getSettings, {});
  const found = ofDay ? day : alone;
  const order = ofDay ?? alone.data?.orders[0];
  const missing = useMissing(found.dataUpdatedAt);
  if (!order || !found.data) {
    return (
      <Page title={say`Picking`} up={UP}>
        <Loaded of={day.data ? alone : day}>
          {() => (
            <Nothing
              text={t`Only confirmed orders with open lines are picked.`}
              to="/picking"
              action={t`Go to the other orders`}
            />
          )}
        </Loaded>
      </Page>
    );
  }
  const tolerance = settings.data?.deliveryTolerancePercent ?? TOLERANCE;
  const left = withoutWaiting(order, missing);
  if (left.lines.length === 0) {
    return (
      <Page title={order.customerName} up={UP}>
        <Waits>{t`All lines`}</Waits>
      </Page>
    );
  }
  return <Picking key={id} order={left} date={found.data.date} tolerance={tolerance} />;
}

interface PickingProps {
  readonly order: OrderToPick;
  readonly date: string;
  readonly tolerance: number;
}

function Picking({ order, date, tolerance }: PickingProps) {
  const store = usePicked(order.orderId);
  const [chosen, setChosen] = useState<number>();
  const line = order.lines.find((one) => one.line === chosen) ?? nextLine(order, store.picked);
  const isThrough = !line || (chosen === undefined && progressOf(order, store.picked) === order.lines.length);
  return (
    <Page
      title={order.customerName}
      up={UP}
      sub={`${order.orderNumber} · ${shownDate(order.requestedDate)} · ${linesText(progressOf(order, store.picked), order.lines.length)}`}
    >
      <progress
        class={styles['progress']}
        max={order.lines.length}
        value={progressOf(order, store.picked)}
        aria-label={t`Picked lines`}
      />
      {isThrough ? (
        <PickEnd order={order} store={store} />
      ) : (
        <PickLine
          key={line.line}
          line={line}
          lines={order.lines}
          open={setChosen}
          date={date}
          tolerance={tolerance}
          store={store}
          through={() => setChosen(undefined)}
        />
      )}
      <Lines order={order} store={store} current={isThrough ? undefined : line.line} choose={setChosen} />
    </Page>
  );
}

interface LinesProps {
  readonly order: OrderToPick;
  readonly store: PickedStore;
  readonly current: number | undefined;
  readonly choose: (line: number) => void;
}

/** All lines, so that the user can return to any of them. */
const Lines = ({ order, store: { picked }, current, choose }: LinesProps) => (
  <ul class={styles['lines']} aria-label={t`Lines`}>
    {order.lines.map((line) => {
      const { takes, state } = pickedOf(picked, line);
      const notes = [
        takes.length > 0 && shownQuantity(amountOfTakes(takes).toText(), line.unit),
        takes.length > 0 && isCatchWeight(line) && shownQuantity(piecesOfTakes(takes), 'PIECE'),
        state === 'later' && t`rest to follow`,
        state === 'last' && t`nothing more to follow`,
      ].filter(Boolean);
      return (
        <li key={line.line} data-state={state}>
          <Button isPressed={line.line === current} act={() => choose(line.line)}>
            {`${line.line}. ${line.articleName}`}
          </Button>
          <span>{notes.length > 0 ? notes.join(' · ') : state === 'done' ? wordText('DONE') : ''}</span>
        </li>
      );
    })}
  </ul>
);
