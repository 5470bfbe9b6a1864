/**
 * The lines of a goods receipt. At the desk, each line is a row of a grid. On tablets and phones, at most one line is open
 * for input, and the other lines show a summary.
 */
import type { JsonSchema } from '@cleaver/domain/kernel';
import { listArticles } from '@cleaver/domain/masterdata/contracts';
import { listGoodsReceipts } from '@cleaver/domain/procurement/contracts';
import { useEffect } from 'preact/hooks';
import { useAll } from '../shell/data/all-pages.ts';
import { useAnswer } from '../shell/data/query.ts';
import { shownDate, shownUnit } from '../shell/language/format.ts';
import { t } from '../shell/language/language.ts';
import { useNames } from '../shell/navigation/references.ts';
import { may } from '../shell/session/session.ts';
import { Button } from '../ui/control/button.tsx';
import { ChoiceGroup } from '../ui/control/choice-group.tsx';
import { useDesk } from '../ui/control/pointer.ts';
import { emptyValue, type Value } from '../ui/form/form-values.ts';
import type { FieldProps, Setting } from '../ui/form/labelled-field.tsx';
import styles from './receive.module.css';
import { Line } from './receive-fields.tsx';
import type { Row } from './receive-lines.ts';
import { receivedFirst } from './receive-usual.ts';
import { SameLabel } from './same-label.tsx';
import { type OpenLine, useLineScans, useOpenLine } from './use-line-scans.ts';

export function Lines({ path, schema, value, setting }: FieldProps) {
  const rows = value as readonly Row[];
  const items = schema['items'] as JsonSchema;
  const line = useOpenLine(rows.length - 1);
  const empty = (given: Row): Row => ({
    ...(emptyValue(items) as Row),
    quantityUnit: 'KG',
    ...given,
    facts: { ...((emptyValue(items) as Row)['facts'] as Row), ...(given['facts'] as Row | undefined) },
  });
  const isDesk = useDesk();
  const scans = useLineScans(path, setting, line, empty);
  useFaultyLine(path, rows, setting, line);
  const add = (given: Row): void => {
    const there = setting.now(path) as readonly Row[];
    setting.set(path, [...there, empty(given) as Value]);
    line.open(there.length);
  };
  return (
    <div
      class={styles['lines']}
      id={`${setting.id}-${path}`}
      tabIndex={-1}
      data-faulty={setting.faults.has(path) ? '' : undefined}
    >
      <p class={styles['call']}>{t`Scan a label, or add the goods by hand.`}</p>
      <ol class={styles['list']} data-desk={isDesk ? '' : undefined}>
        {rows.map((row, index) =>
          isDesk || index === line.index() ? (
            <li key={index} onFocusIn={() => index !== line.index() && line.show(index)}>
              <Line
                row={row}
                items={items}
                path={`${path}[${index}]`}
                setting={setting}
                title={t`Line ${index + 1}`}
                moves={line.moves}
                takeMove={() => line.takeMove(index)}
                isDense={isDesk}
                remove={() => {
                  setting.set(path, rows.filter((_, other) => other !== index) as Value);
                  line.show(-1);
                }}
                close={() => line.show(-1)}
                more={() => add({})}
              />
            </li>
          ) : (
            <Closed
              key={index}
              row={row}
              number={index + 1}
              isFaulty={isFaulty(setting, `${path}[${index}]`)}
              change={() => line.open(index)}
            />
          ),
        )}
      </ol>
      {setting.faults.has(path) && rows.length === 0 && (
        <p class={styles['fault']}>{t`A receipt has at least one line.`}</p>
      )}
      <ArticlesOf supplierId={String(setting.values['supplierId'])} chosen={(articleId) => add({ articleId })} />
      <div>
        <Button icon="plus" act={() => add({})}>{t`Add a line`}</Button>
      </div>
      {scans.question && <SameLabel {...scans.question} close={scans.close} />}
    </div>
  );
}

const isFaulty = ({ faults }: Setting, path: string): boolean =>
  [...faults.keys()].some((one) => one.startsWith(`${path}.`));

/** Opens the first line with a fault, unless the open line has a fault. */
function useFaultyLine(path: string, rows: readonly Row[], setting: Setting, line: OpenLine): void {
  const faulty = rows.findIndex((_, index) => isFaulty(setting, `${path}[${index}]`));
  useEffect(() => {
    if (faulty >= 0 && !isFaulty(setting, `${path}[${line.index()}]`)) line.show(faulty);
  }, [faulty]);
}

interface ClosedProps {
  readonly row: Row;
  readonly number: number;
  readonly isFaulty: boolean;
  readonly change: () => void;
}

function Closed({ row, number, isFaulty: hasFault, change }: ClosedProps) {
  const article = useNames('article');
  const place = useNames('storageLocation');
  const unit = shownUnit(String(row['quantityUnit']));
  return (
    <li class={styles['closed']} data-faulty={hasFault ? '' : undefined}>
      <p>
        <strong>{`${number}. ${article(String(row['articleId'] ?? '')) || t`Article is missing`}`}</strong>{' '}
        {[
          row['quantityAmount'] && `${row['quantityAmount']} ${unit}`,
          row['supplierLot'],
          place(String(row['storageLocationId'] ?? '')),
          row['expiryDate'] && t`until ${shownDate(String(row['expiryDate']))}`,
          row['temperature'] && `${row['temperature']} °C`,
          row['rejectedAmount'] && t`rejected: ${`${row['rejectedAmount']} ${unit}`}`,
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      <Button act={change}>{t`Change`}</Button>
    </li>
  );
}

/** Maximum number of the supplier's articles offered as buttons. */
const TAPS = 12;
const LATEST = 20;

/** The articles of the supplier as buttons, the most recently received first. */
function ArticlesOf({
  supplierId,
  chosen,
}: {
  readonly supplierId: string;
  readonly chosen: (articleId: string) => void;
}) {
  const enabled = supplierId !== '';
  const active = useAll(listArticles, { status: 'ACTIVE', sort: 'name' }, { enabled });
  const last = useAnswer(
    listGoodsReceipts,
    { supplierId, size: LATEST, sort: 'createdAt,desc' },
    { enabled: enabled && may('GOODS_RECEIPT_READ') },
  );
  const own = (active.data ?? []).filter(({ supplierIds }) => supplierIds.includes(supplierId));
  if (own.length === 0) return null;
  return (
    <ChoiceGroup label={t`Articles of this supplier`}>
      {receivedFirst(own, last.data?.content ?? [])
        .slice(0, TAPS)
        .map((one) => (
          <Button key={one.id} icon="plus" act={() => chosen(one.id)}>
            {one.name}
          </Button>
        ))}
    </ChoiceGroup>
  );
}
