/**
 * The plan to start with: proposals for control points and cleaning tasks, all ticked. One tap creates the ticked ones,
 * one request each. The service leaves out names that are taken, so a second tap continues after a failure.
 */

import { createCleaningTask, createControlPoint, getStartingPlan } from '@cleaver/domain/hygiene/contracts';
import { type Message, say } from '@cleaver/domain/kernel';
import { useRef, useState } from 'preact/hooks';
import { call, messageOf } from '../../shell/data/api.ts';
import { type IntentKey, intentKey } from '../../shell/data/draft.ts';
import { changed, useAnswer } from '../../shell/data/query.ts';
import { counted, shownNumber } from '../../shell/language/format.ts';
import { t } from '../../shell/language/language.ts';
import { mayRun } from '../../shell/session/session.ts';
import { Button } from '../../ui/control/button.tsx';
import { Notice } from '../../ui/dialog/notice.tsx';
import { toast } from '../../ui/dialog/toast.tsx';
import { ActionBar } from '../../ui/form/action-bar.tsx';
import { type Column, Table } from '../../ui/list/table.tsx';
import { Loaded, Nothing, Page, Section } from '../../ui/page/page.tsx';
import { fieldText, wordText } from '../../ui/text/words.ts';
import { limitsText } from '../measured-text.ts';
import { usePlaceNames } from '../place-name.tsx';
import { type StartingPlan, type StartingRow, startingRows } from './starting-rows.ts';
import { scheduleText } from './version-text.ts';

const UP = { to: '/hygiene/plan', title: say`Hygiene plan` };

export default function StartingPlanScreen() {
  const found = useAnswer(getStartingPlan, {});
  return (
    <Page
      title={say`Starting plan`}
      up={UP}
      sub={t`Proposals for a butcher shop. Everything can be changed or deactivated later.`}
    >
      <Loaded of={found} lines={8}>
        {(plan) => <Proposals plan={plan} />}
      </Loaded>
    </Page>
  );
}

function Proposals({ plan }: { readonly plan: StartingPlan }) {
  const rows = startingRows(plan);
  const [without, setWithout] = useState<ReadonlySet<string>>(new Set());
  const chosen = rows.filter(({ id }) => !without.has(id));
  const { create, refused } = useCreation();
  if (rows.length === 0) return <Nothing text={t`Everything proposed exists.`} action={t`Hygiene plan`} to={UP.to} />;
  const part = (kind: StartingRow['kind'], title: Message) => (
    <Part kind={kind} title={title} rows={rows} without={without} set={setWithout} />
  );
  return (
    <>
      {part('point', say`Control points`)}
      {part('task', say`Cleaning tasks`)}
      {refused.length > 0 && (
        <Notice tone="bad">
          <ul>
            {refused.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </Notice>
      )}
      {mayRun(createControlPoint) && chosen.length > 0 && (
        <ActionBar>
          <Button look="primary" act={() => create(chosen)}>
            {counted(
              chosen.length,
              t`Create ${shownNumber(chosen.length)} entry`,
              t`Create ${shownNumber(chosen.length)} entries`,
            )}
          </Button>
        </ActionBar>
      )}
    </>
  );
}

/** Creates proposals one by one. A refused one does not stop the others. */
function useCreation() {
  const keys = useRef(new Map<string, IntentKey>());
  const [refused, setRefused] = useState<readonly string[]>([]);
  const create = async (rows: readonly StartingRow[]): Promise<void> => {
    const faults: string[] = [];
    for (const row of rows) {
      const key = keys.current.get(row.id) ?? intentKey();
      keys.current.set(row.id, key);
      try {
        if (row.kind === 'point') await call(createControlPoint, row.body, { key: key.of(row.body) });
        else await call(createCleaningTask, row.body, { key: key.of(row.body) });
      } catch (error) {
        faults.push(`${row.body.name}: ${messageOf(error)}`);
      }
    }
    setRefused(faults);
    const done = rows.length - faults.length;
    if (done > 0) toast(counted(done, say`${done} entry created`, say`${done} entries created`), { to: UP.to });
    await changed();
  };
  return { create, refused };
}

interface PartProps {
  readonly kind: StartingRow['kind'];
  readonly title: Message;
  readonly rows: readonly StartingRow[];
  readonly without: ReadonlySet<string>;
  readonly set: (without: ReadonlySet<string>) => void;
}

function Part({ kind, title, rows: all, without, set }: PartProps) {
  const place = usePlaceNames();
  const rows = all.filter((row) => row.kind === kind);
  if (rows.length === 0) return null;
  const others = [...without].filter((id) => rows.every((row) => row.id !== id));
  const columns: readonly Column<StartingRow>[] = [
    { field: 'name', show: ({ body }) => body.name },
    {
      field: 'what',
      title: kind === 'task' ? fieldText('agent') : say`What is checked`,
      show: (row) => whatText(row, place),
    },
    { field: 'schedule', title: say`How often`, show: oftenText },
    { field: 'instructions', show: ({ body }) => body.instructions, isLong: true },
  ];
  return (
    <Section title={t`${title}`}>
      <Table<StartingRow>
        caption={t`${title}`}
        rows={rows}
        columns={columns}
        selection={{
          ids: new Set(rows.map(({ id }) => id).filter((id) => !without.has(id))),
          set: (ids) => set(new Set([...others, ...rows.map(({ id }) => id).filter((id) => !ids.has(id))])),
          name: ({ body }) => body.name,
        }}
      />
    </Section>
  );
}

/** What is measured, within which limits and where; of a task: with what it is cleaned. */
function whatText(row: StartingRow, place: (id: string) => string): string {
  if (row.kind === 'task') return row.body.agent;
  const { measure, limits, storageLocationId } = row.body;
  return [
    wordText(measure),
    limits && limitsText({ min: limits.min ?? null, max: limits.max ?? null }, measure),
    storageLocationId && place(storageLocationId),
  ]
    .filter(Boolean)
    .join(', ');
}

const oftenText = (row: StartingRow): string =>
  row.kind === 'point' && row.body.scope === 'BATCH' ? wordText('BATCH') : scheduleText(row.body.schedule ?? null);
