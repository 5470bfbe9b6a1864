/** Quality on the scan card: why a lot is on hold, releasing a hold, and inspecting the goods of a receipt. */
import { getLot, releaseHold } from '@cleaver/domain/inventory/contracts';
import { type AnyContract, type Message, type RawOf, say } from '@cleaver/domain/kernel';
import { getGoodsReceipt, inspectGoodsReceipt } from '@cleaver/domain/procurement/contracts';
import { useId, useRef, useState } from 'preact/hooks';
import { call, newKey, type Of, told } from '../shell/api.ts';
import { shownTime } from '../shell/format.ts';
import { t } from '../shell/language.ts';
import { changed, useAnswer } from '../shell/query.ts';
import { may, type Need } from '../shell/session.ts';
import { decimalText } from '../ui/amount-text.ts';
import { Button } from '../ui/button.tsx';
import { shownReason } from '../ui/hold-reason.ts';
import { Notice } from '../ui/notice.tsx';
import { Loaded } from '../ui/page.tsx';
import { ReasonField } from '../ui/reason-field.tsx';
import { wordText } from '../ui/words.ts';
import { AmountField } from './amount.tsx';
import styles from './floor.module.css';
import type { Lot, StepProps } from './scan-verbs.tsx';

type Hold = Of<'HoldResponse'>;

/** The open holds of a lot with their reasons, each with a button to release it. */
export function Holds({ lot, release }: { readonly lot: Lot; readonly release: (hold: Hold) => void }) {
  const found = useAnswer(getLot, { id: lot.id });
  const open = (found.data?.holds ?? []).filter(({ releasedAt }) => releasedAt === null);
  return (
    <>
      {open.map((hold) => (
        <Notice key={hold.id} tone="bad" isContent>
          <p>
            <strong>{shownReason(hold.reason)}</strong>
          </p>
          <p>{`${wordText(hold.cause)} · ${hold.placedBy}, ${shownTime(hold.placedAt)}`}</p>
          {may(releaseHold.permission as Need) && (
            <p>
              <Button act={() => release(hold)}>{t`Release the hold`}</Button>
            </p>
          )}
        </Notice>
      ))}
    </>
  );
}

/** Sends requests and shows why one was refused. The same input again has the same key, so it has one effect. */
function useSending(done: StepProps['done']) {
  const [fault, setFault] = useState<string>();
  const sent = useRef({ input: '', key: '' });
  const send = async <K extends AnyContract>(contract: K, input: RawOf<K>, text: string): Promise<void> => {
    setFault(undefined);
    const given = JSON.stringify(input);
    if (sent.current.input !== given) sent.current = { input: given, key: newKey() };
    try {
      await call(contract, input, { key: sent.current.key });
    } catch (error) {
      setFault(told(error));
      return;
    }
    await changed();
    done(text, true);
  };
  return { fault, send };
}

const RELEASE_REASONS: readonly Message[] = [
  say`Inspected: in order`,
  say`Laboratory: in order`,
  say`Blocked by mistake`,
];

export function Release({ lot, hold, done, back }: StepProps & { readonly hold: Hold }) {
  const [reason, setReason] = useState('');
  const { fault, send } = useSending(done);
  return (
    <div class={styles['step']}>
      <p>{shownReason(hold.reason)}</p>
      <ReasonField label={t`Why is it released?`} often={RELEASE_REASONS} value={reason} set={setReason} />
      {fault !== undefined && <Notice tone="bad">{fault}</Notice>}
      <div class={styles['actions']}>
        <Button
          look="primary"
          act={() =>
            send(releaseHold, { id: lot.id, holdId: hold.id, reason }, t`The hold of ${lot.lotNumber} is released`)
          }
        >{t`Release ${lot.lotNumber}`}</Button>
        <Button act={back}>{t`Cancel`}</Button>
      </div>
    </div>
  );
}

/** Whether the user may inspect this lot: goods of a receipt alone are inspected. */
export const mayInspect = ({ origin, originId }: Lot): boolean =>
  origin === 'RECEIPT' &&
  originId !== null &&
  may(inspectGoodsReceipt.permission as Need) &&
  may(getGoodsReceipt.permission as Need);

export function Inspect({ lot, done, back }: StepProps) {
  const found = useAnswer(getGoodsReceipt, { id: lot.originId ?? '' });
  return (
    <div class={styles['step']}>
      <Loaded of={found}>
        {({ id, lines }) => {
          const line = lines.find(({ lotId }) => lotId === lot.id);
          return (
            line && (
              <>
                <h3>{t`Inspect ${line.articleName}, ${lot.lotNumber}`}</h3>
                <InspectLine receiptId={id} line={line} done={done} />
              </>
            )
          );
        }}
      </Loaded>
      <div class={styles['actions']}>
        <Button act={back}>{t`Cancel`}</Button>
      </div>
    </div>
  );
}

type Line = Of<'GoodsReceiptResponse'>['lines'][number];

interface InspectLineProps extends Pick<StepProps, 'done'> {
  readonly receiptId: string;
  readonly line: Line;
}

/** Two large buttons: one tap records the result. Temperature and notes are optional. */
export function InspectLine({ receiptId, line, done }: InspectLineProps) {
  const lotNumber = line.lotNumber ?? '';
  const [temperature, setTemperature] = useState('');
  const [notes, setNotes] = useState('');
  const { fault, send } = useSending(done);
  const id = useId();
  const record = (result: 'PASSED' | 'FAILED', text: string): Promise<void> => {
    const measured = decimalText(temperature);
    const input = {
      ...{ id: receiptId, line: String(line.line), result },
      ...(measured !== '' && { temperature: Number(measured) }),
      ...(notes !== '' && { notes }),
    };
    return send(inspectGoodsReceipt, input, text);
  };
  return (
    <div class={styles['step']}>
      <AmountField
        label={t`Temperature, if measured`}
        unit={undefined}
        value={temperature}
        onValue={setTemperature}
        hint={line.temperatureLimit === null ? undefined : t`At most ${`${line.temperatureLimit} °C`}`}
      />
      <label for={id}>{t`Notes`}</label>
      <input
        id={id}
        type="text"
        autoComplete="off"
        value={notes}
        onInput={(event) => setNotes(event.currentTarget.value)}
      />
      {fault !== undefined && <Notice tone="bad">{fault}</Notice>}
      <div class={styles['results']}>
        <Button look="primary" act={() => record('PASSED', t`${lotNumber} has passed`)}>
          {wordText('PASSED')}
        </Button>
        <Button look="danger" act={() => record('FAILED', t`${lotNumber} has failed and is on hold`)}>
          {wordText('FAILED')}
        </Button>
      </div>
    </div>
  );
}
