/** The lots that a deviation puts in doubt. All are ticked at first, and one tap puts them on hold. */
import { type getDeviation, getExposure, holdExposedLots } from '@cleaver/domain/hygiene/contracts';
import { type AnswerOf, say } from '@cleaver/domain/kernel';
import { openRecall } from '@cleaver/domain/quality/contracts';
import { useState } from 'preact/hooks';
import { useAnswer } from '../../shell/data/query.ts';
import { useSubmission } from '../../shell/data/submission.ts';
import { counted, shownNumber, shownQuantity, shownTime } from '../../shell/language/format.ts';
import { t } from '../../shell/language/language.ts';
import { useOne } from '../../shell/navigation/references.ts';
import { mayRun } from '../../shell/session/session.ts';
import { Button, LinkButton } from '../../ui/control/button.tsx';
import { ReasonField } from '../../ui/control/reason-field.tsx';
import { Badge, Notice } from '../../ui/dialog/notice.tsx';
import { toast } from '../../ui/dialog/toast.tsx';
import { ActionBar } from '../../ui/form/action-bar.tsx';
import { type Column, Table } from '../../ui/list/table.tsx';
import { Loaded, Nothing, Section } from '../../ui/page/page.tsx';
import { LotLink } from '../../ui/text/link.tsx';
import { sentence, wordText } from '../../ui/text/words.ts';
import { extremesText } from './deviation-table.tsx';

type Deviation = AnswerOf<typeof getDeviation>;
type Exposed = AnswerOf<typeof getExposure>;
type Lot = Exposed['lots'][number] & { readonly id: string };

export function Exposure({ deviation }: { readonly deviation: Deviation }) {
  const found = useAnswer(getExposure, { id: deviation.id });
  return (
    <Section title={t`Goods in doubt`} wide>
      <Loaded of={found}>
        {(exposure) =>
          exposure.lots.length === 0 ? (
            <Nothing text={t`Nothing lay there in this time.`} />
          ) : (
            <Lots deviation={deviation} exposure={exposure} />
          )
        }
      </Loaded>
    </Section>
  );
}

const COLUMNS: readonly Column<Lot>[] = [
  { field: 'lotNumber', show: ({ lotId, lotNumber }) => <LotLink id={lotId}>{lotNumber}</LotLink>, isCode: true },
  { field: 'articleName', title: say`Article`, show: ({ articleName }) => articleName },
  { field: 'via', title: say`Why`, show: ({ via }) => wordText(via) },
  { field: 'inStock', title: say`In stock`, show: (lot) => shownQuantity(lot.inStock, lot.unit), isNumber: true },
  {
    field: 'dispatched',
    title: say`Delivered`,
    show: (lot) => shownQuantity(lot.dispatched, lot.unit),
    isNumber: true,
  },
  {
    field: 'held',
    title: say`On hold`,
    show: ({ held, onHold }) =>
      held ? (
        <Badge tone="bad">{t`By this deviation`}</Badge>
      ) : onHold ? (
        <Badge tone="bad">{t`Otherwise`}</Badge>
      ) : (
        t`No`
      ),
  },
];

interface LotsProps {
  readonly deviation: Deviation;
  readonly exposure: Exposed;
}

function Lots({ deviation, exposure: { since, until, lots } }: LotsProps) {
  /** The lots that the user does not want to hold. New lots of a later response are ticked, too. */
  const [without, setWithout] = useState<ReadonlySet<string>>(new Set());
  const rows = lots.map((lot): Lot => ({ ...lot, id: lot.lotId }));
  const open = rows.filter(({ held }) => !held);
  const chosen = open.filter(({ id }) => !without.has(id));
  const mayHold = mayRun(holdExposedLots) && open.length > 0;
  const isHeld = rows.some(({ held }) => held);
  return (
    <>
      <p>
        {t`These lots lay there from ${shownTime(since)}, the last value within limits, to ${shownTime(until)}, or were made from such lots since then.`}
      </p>
      <Table<Lot>
        caption={t`Goods in doubt`}
        rows={rows}
        columns={COLUMNS}
        selection={
          mayHold
            ? {
                ids: new Set(chosen.map(({ id }) => id)),
                set: (ids) => setWithout(new Set(open.map(({ id }) => id).filter((id) => !ids.has(id)))),
                name: ({ lotNumber }) => lotNumber,
              }
            : undefined
        }
      />
      {mayHold && <Hold deviation={deviation} lots={chosen} />}
      {isHeld && mayRun(openRecall) && (
        <div>
          <LinkButton icon="recall" to={`/recalls/new?mode=REAL&deviationId=${deviation.id}`}>
            {t`Prepare a recall of the held lots`}
          </LinkButton>
        </div>
      )}
    </>
  );
}

interface HoldProps {
  readonly deviation: Deviation;
  readonly lots: readonly Lot[];
}

/** The proposed reason with the button that puts the ticked lots on hold. */
function Hold({ deviation, lots }: HoldProps) {
  const { id, name, from, highest } = deviation;
  const point = useOne('controlPoint', deviation.controlPointId);
  const values = extremesText(deviation, point?.measure);
  const proposed =
    highest === null
      ? t`${name} not in order since ${shownTime(from)}`
      : t`${name} out of limits since ${shownTime(from)}: ${values}`;
  const [typed, setTyped] = useState<string>();
  const reason = (typed ?? proposed).trim();
  const { submit, fault, faults, isBusy } = useSubmission(holdExposedLots, {
    check: () => new Map(reason === '' ? [['reason', say`is required`]] : []),
    done: ({ holds }) =>
      toast(counted(holds.length, say`${holds.length} lot on hold`, say`${holds.length} lots on hold`)),
  });
  return (
    <>
      <ReasonField
        label={t`Reason for the hold`}
        value={typed ?? proposed}
        set={setTyped}
        fault={sentence(faults.get('reason'))}
      />
      {fault !== undefined && <Notice tone="bad">{fault}</Notice>}
      <ActionBar>
        {lots.length > 0 && (
          <Button
            look="danger"
            icon="hold"
            isBusy={isBusy}
            act={() => submit({ id, reason, lotIds: lots.map(({ lotId }) => lotId) })}
          >
            {counted(
              lots.length,
              t`Put ${shownNumber(lots.length)} lot on hold`,
              t`Put ${shownNumber(lots.length)} lots on hold`,
            )}
          </Button>
        )}
      </ActionBar>
    </>
  );
}
