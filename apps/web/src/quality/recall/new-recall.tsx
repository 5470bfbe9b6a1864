import { getExposure } from '@cleaver/domain/hygiene/contracts';
import { say } from '@cleaver/domain/kernel';
import { openRecall, traceLots } from '@cleaver/domain/quality/contracts';
import { useEffect, useState } from 'preact/hooks';
import { messageOf } from '../../shell/data/api.ts';
import { isMissing, useAnswer } from '../../shell/data/query.ts';
import { shownNumber } from '../../shell/language/format.ts';
import { t } from '../../shell/language/language.ts';
import { useAddress } from '../../shell/navigation/address.ts';
import { may } from '../../shell/session/session.ts';
import { Notice } from '../../ui/dialog/notice.tsx';
import type { Values } from '../../ui/form/form-values.ts';
import { NewRecord } from '../../ui/form/new-record.tsx';
import { Facts, Unloaded } from '../../ui/page/page.tsx';

/** Ids in the address, set by links on the screens of lots and batches. */
const FROM_ELSEWHERE = { lotId: 'lotIds', batchId: 'batchId' } as const;

const TITLE = say`New recall`;
const UP = { to: '/recalls', title: say`Recalls` };

/** The page of a new recall. With a deviation in the address, its held lots are the starting points. */
export default function NewRecall() {
  const { query } = useAddress();
  const deviationId = query.get('deviationId');
  if (deviationId) return <OfDeviation id={deviationId} />;
  const given = Object.fromEntries(
    Object.entries(FROM_ELSEWHERE).flatMap(([name, member]) => {
      const id = query.get(name);
      return id ? [[member, member === 'lotIds' ? [id] : id]] : [];
    }),
  );
  return <Form given={given} />;
}

function OfDeviation({ id }: { readonly id: string }) {
  const found = useAnswer(getExposure, { id });
  if (!found.data) return <Unloaded title={TITLE} up={UP} of={found} />;
  const lotIds = found.data.lots.filter(({ held }) => held).map(({ lotId }) => lotId);
  return <Form given={lotIds.length > 0 ? { lotIds } : {}} />;
}

/** Starting points that a page gives. */
type Given = Readonly<Record<string, unknown>>;

function Form({ given }: { readonly given: Given }) {
  const { query } = useAddress();
  const isGiven = Object.keys(given).length > 0;
  return (
    <NewRecord
      title={TITLE}
      up={UP}
      record={t`Recall`}
      operation={openRecall}
      fixed={given}
      initial={{
        mode: query.get('mode') === 'REAL' ? 'REAL' : 'MOCK',
        ...Object.fromEntries(['lotNumber', 'supplierLot', 'supplierId'].map((name) => [name, query.get(name) ?? ''])),
      }}
      groups={[
        { fields: ['mode', 'reason'] },
        ...(isGiven ? [] : [{ title: say`Starting point`, fields: ['lotNumber', 'supplierLot', 'supplierId'] }]),
      ]}
      options={{
        lotNumber: { hint: say`All lots with this number` },
        supplierId: {
          hint: say`With a lot number of the supplier: only this lot. Alone: all lots of this supplier.`,
        },
      }}
      instead={{
        lotIds: { at: 'lotNumber', text: say`is required, or a lot number of the supplier, or a supplier` },
      }}
      label={t`Open the recall`}
      saved={({ recallNumber }) => say`Opened as ${recallNumber}`}
    >
      {(values) => <Ahead values={values} given={given} />}
    </NewRecord>
  );
}

const TYPING_MS = 300;
/** Maximum number of starting lots with a preview: more do not fit into an address. */
const MOST_AHEAD = 100;

const lotsOf = ({ lotIds }: Given): readonly unknown[] => (Array.isArray(lotIds) ? lotIds : []);

/** A preview of the goods affected now, before anything is blocked. */
function Ahead({ values, given }: { readonly values: Values; readonly given: Given }) {
  const text = (name: string): string => String(values[name] ?? '').trim();
  const typed = JSON.stringify({
    ...(given['lotIds'] !== undefined && { lotId: given['lotIds'] }),
    ...(given['batchId'] !== undefined && { batchId: given['batchId'] }),
    ...Object.fromEntries(
      ['lotNumber', 'supplierLot', 'supplierId'].flatMap((name) => (text(name) === '' ? [] : [[name, text(name)]])),
    ),
  });
  const [asked, setAsked] = useState(typed);
  useEffect(() => {
    const waiting = setTimeout(() => setAsked(typed), TYPING_MS);
    return () => clearTimeout(waiting);
  }, [typed]);
  const found = useAnswer(
    traceLots,
    { ...(JSON.parse(asked) as object), direction: 'FORWARD', limit: 1 },
    { enabled: asked !== '{}' && may('STOCK_MOVEMENT_READ') && lotsOf(given).length <= MOST_AHEAD },
  );
  const isReal = values['mode'] === 'REAL';
  return (
    <div role="status">
      {lotsOf(given).length > 1 && <p>{t`It starts at ${shownNumber(lotsOf(given).length)} lots.`}</p>}
      {isReal && (
        <Notice tone="warn">
          <p>{t`Real recall: everything affected is blocked at once, in all storage locations. Only quality can release it.`}</p>
        </Notice>
      )}
      {!isReal && (
        <Notice>
          <p>{t`Exercise: nothing is blocked, but the figures are the same. The stopwatch starts when you open it.`}</p>
        </Notice>
      )}
      {asked !== '{}' && found.data && (
        <Notice>
          <h3>{t`Currently affected`}</h3>
          <Facts
            of={[
              [t`Lots`, shownNumber(found.data.totals.lots)],
              [t`Customers`, shownNumber(found.data.recall.customers.length)],
              [t`Stock batches`, shownNumber(found.data.recall.stockOnHand.length)],
              [t`Runs in progress`, shownNumber(found.data.recall.openRuns.length)],
            ]}
          />
        </Notice>
      )}
      {asked !== '{}' && found.error && (
        <Notice tone="warn">
          <p>{isMissing(found.error) ? t`No lot matches.` : messageOf(found.error)}</p>
        </Notice>
      )}
    </div>
  );
}
