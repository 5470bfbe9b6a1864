/** The sheet of the loose goods at the counters: for customers, on paper, and for staff with lots and reasons. */
import { createDevice } from '@cleaver/domain/hygiene/contracts';
import { listStorageLocations } from '@cleaver/domain/inventory/contracts';
import { type AnswerOf, say } from '@cleaver/domain/kernel';
import { printLabels, readCounter } from '@cleaver/domain/labels/contracts';
import { useState } from 'preact/hooks';
import { useAnswer } from '../../shell/data/query.ts';
import { shownDate } from '../../shell/language/format.ts';
import { shown, t } from '../../shell/language/language.ts';
import { device } from '../../shell/session/device.ts';
import { may, mayRun } from '../../shell/session/session.ts';
import { Button, LinkButton } from '../../ui/control/button.tsx';
import { ChoiceGroup } from '../../ui/control/choice-group.tsx';
import { Loaded, Page } from '../../ui/page/page.tsx';
import { Reasons } from '../print/reasons.tsx';
import styles from './counter.module.css';
import { PaperList, PriceSigns } from './paper.tsx';
import { CounterSheet } from './sheet.tsx';
import { TabletForCustomers } from './tablet.tsx';

type Article = AnswerOf<typeof readCounter>['articles'][number];

const VIEWS = [
  { name: 'sheet', text: say`For customers` },
  { name: 'list', text: say`List to print` },
  { name: 'signs', text: say`Price signs` },
] as const;
type View = (typeof VIEWS)[number]['name'];

/** The name of the stored id of the counter that this device shows. Without it, it shows all. */
const CHOSEN = 'counter';

export default function CounterScreen() {
  const [chosen, setChosen] = useState(device.read(CHOSEN));
  const [view, setView] = useState<View>('sheet');
  const counters = useCounters();
  // A counter that is no longer active is not shown any more.
  const place = counters.find(({ id }) => id === chosen)?.id;
  const found = useAnswer(readCounter, place === undefined ? {} : { storageLocationId: [place] }, { keep: true });
  const choose = (id: string | undefined): void => {
    device.write(CHOSEN, id);
    setChosen(id);
  };
  return (
    <Page
      title={say`Counter`}
      actions={
        <>
          {view !== 'sheet' && <Button look="primary" icon="print" act={() => print()}>{t`Print`}</Button>}
          {mayRun(createDevice) && <TabletForCustomers place={place} />}
        </>
      }
    >
      <div class={styles['choices']}>
        {counters.length > 1 && (
          <ChoiceGroup label={t`Counter`}>
            <Button isPressed={place === undefined} act={() => choose(undefined)}>{t`All counters`}</Button>
            {counters.map(({ id, name }) => (
              <Button key={id} isPressed={id === place} act={() => choose(id)}>
                {name}
              </Button>
            ))}
          </ChoiceGroup>
        )}
        <ChoiceGroup label={t`View`}>
          {VIEWS.map(({ name, text }) => (
            <Button key={name} isPressed={name === view} act={() => setView(name)}>
              {shown(text)}
            </Button>
          ))}
        </ChoiceGroup>
      </div>
      <Loaded of={found} lines={8}>
        {({ articles }) => <Shown of={articles} view={view} />}
      </Loaded>
    </Page>
  );
}

function useCounters() {
  const filter = { storageType: 'DISPLAY_COUNTER', active: true, sort: 'name', size: 50 } as const;
  const { data } = useAnswer(listStorageLocations, filter, { enabled: mayRun(listStorageLocations) });
  return data?.content ?? [];
}

function Shown({ of, view }: { readonly of: readonly Article[]; readonly view: View }) {
  const told = of.map((one) => ({ ...one, isComplete: one.reasons.length === 0 }));
  if (view === 'list') return <PaperList of={told} />;
  if (view === 'signs') return <PriceSigns of={told} />;
  return <CounterSheet of={told} more={(article) => <OfStaff of={article} />} />;
}

/** The reasons and the lots of an article. */
const OfStaff = ({ of: { articleId, lots, reasons } }: { readonly of: Article }) => (
  <div class={styles['staff']}>
    <Reasons
      of={reasons}
      tone="warn"
      labelId={lots.find(({ labelId }) => labelId)?.labelId ?? null}
      ofArticle={articleId}
    />
    <ul class={styles['lots']}>
      {lots.map(({ lotId, lotNumber, expiryDate }) => (
        <li key={lotId}>
          {may('STOCK_READ') ? (
            <LinkButton look="plain" to={`/lots/${lotId}`}>
              {lotNumber}
            </LinkButton>
          ) : (
            lotNumber
          )}{' '}
          <span>{t`until ${shownDate(expiryDate)}`}</span>
          {mayRun(printLabels) && <LinkButton icon="label" to={`/lots/${lotId}/print`}>{t`Label packs`}</LinkButton>}
        </li>
      ))}
    </ul>
  </div>
);
