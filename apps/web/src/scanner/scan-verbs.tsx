/** Draws the actions on a scanned lot: take out, put into a production batch. */

import type { listAllStockBatches, listLots } from '@cleaver/domain/inventory/contracts';
import { type ItemOf, say } from '@cleaver/domain/kernel';
import { listBatches } from '@cleaver/domain/production/contracts';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { AmountField, amountOf } from '../floor/booking/amount.tsx';
import { lineOf, wholeIn } from '../floor/booking/request-amount.ts';
import styles from '../floor/floor.module.css';
import { type Booking, book } from '../floor/outbox/outbox.ts';
import { messageOf } from '../shell/data/api.ts';
import { useAnswer } from '../shell/data/query.ts';
import { shownQuantity } from '../shell/language/format.ts';
import { t } from '../shell/language/language.ts';
import { useNames } from '../shell/navigation/references.ts';
import { Button, LinkButton } from '../ui/control/button.tsx';
import { ChoiceGroup } from '../ui/control/choice-group.tsx';
import { Notice } from '../ui/dialog/notice.tsx';
import { ActionBar } from '../ui/form/action-bar.tsx';
import { withoutExponent } from '../ui/text/without-exponent.ts';
import type { ScanRead } from './scan.tsx';

/** Draws links to the latest production batches in progress, at most 10, each with the scanned code. */
export function Consume({ read }: { readonly read: ScanRead }) {
  const found = useAnswer(listBatches, { status: 'IN_PROGRESS', sort: 'productionDate,desc', size: 10 });
  const recipe = useNames('recipe');
  return (
    <>
      {(found.data?.content ?? []).map(({ id, recipeId, batchNumber }) => (
        <LinkButton key={id} to={withCode(`/batches/${id}/make`, read.text)}>
          {t`Into ${recipe(recipeId) || batchNumber}`}
        </LinkButton>
      ))}
    </>
  );
}

export interface StepProps {
  readonly lot: Lot;
  readonly done: (text: string, isSent: boolean) => void;
  readonly back: () => void;
}

/** Calls `done` for a sent or a waiting booking. Adds to the text of a waiting booking that it waits. */
export const reportTo = (done: StepProps['done'], text: string, isSent: boolean): void =>
  done(isSent ? text : t`${text}. It is waiting for the connection.`, isSent);

/**
 * Returns a function that sends a booking through the outbox. Reports the result to `done`, and a refusal as `fault`.
 */
export function useBooking(done: StepProps['done']): {
  readonly fault: string | undefined;
  readonly clear: () => void;
  readonly send: (booking: Booking, text: string) => Promise<void>;
} {
  const [fault, setFault] = useState<string>();
  return {
    fault,
    clear: () => setFault(undefined),
    async send(booking, text) {
      setFault(undefined);
      const booked = await book(booking);
      if (booked.state === 'refused') setFault(messageOf(booked.error));
      else reportTo(done, text, booked.state === 'done');
    },
  };
}

export function TakeOut({
  read,
  lot,
  places,
  done,
  back,
}: StepProps & { readonly read: ScanRead; readonly places: readonly PlacedBatch[] }) {
  const [placeId, setPlaceId] = useState(places.length === 1 ? places[0]?.id : undefined);
  const [amount, setAmount] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const { fault, clear, send } = useBooking(done);
  const place = places.find(({ id }) => id === placeId);
  const step = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => step.current?.querySelector('input')?.focus(), [placeId]);
  const weight = read.elements.netWeightKg;
  return (
    <div class={styles['step']} ref={step}>
      {places.length > 1 && (
        <>
          <h3>{t`Where from?`}</h3>
          <ChoiceGroup label={t`Where from?`}>
            {places.map((one) => (
              <Button key={one.id} isPressed={one.id === placeId} act={() => setPlaceId(one.id)}>
                {`${one.storageLocationName}: ${shownQuantity(one.quantityAmount, one.quantityUnit)}`}
              </Button>
            ))}
          </ChoiceGroup>
        </>
      )}
      {place && (
        <>
          <AmountField
            label={say`How much?`}
            unit={place.quantityUnit}
            value={amount}
            onValue={setAmount}
            all={wholeIn(place.quantityUnit, atHand(place))}
            {...(weight !== null && place.quantityUnit.toUpperCase() === 'KG' && { onLabel: weight })}
            fault={isMissing && amountOf(amount) === undefined ? say`Enter an amount.` : undefined}
          />
          {fault !== undefined && <Notice tone="bad">{fault}</Notice>}
        </>
      )}
      <ActionBar>
        {place && (
          <Button
            look="primary"
            act={() => {
              clear();
              const quantityAmount = amountOf(amount);
              setIsMissing(quantityAmount === undefined);
              if (quantityAmount === undefined) return undefined;
              const what = t`${shownQuantity(quantityAmount, place.quantityUnit)} of ${lot.lotNumber}`;
              return send(
                {
                  booking: 'takeOut',
                  input: { stockId: place.stockId, batchId: place.id, ...lineOf(atHand(place), quantityAmount) },
                  lotId: lot.id,
                },
                `${t`Taken out: ${what}`} · ${place.storageLocationName}`,
              );
            }}
          >{t`Take out`}</Button>
        )}
        <Button act={back}>{t`Cancel`}</Button>
      </ActionBar>
    </div>
  );
}

export type Lot = ItemOf<typeof listLots>;

const atHand = ({ quantityAmount, quantityUnit }: PlacedBatch) => ({
  amount: withoutExponent(quantityAmount),
  unit: quantityUnit,
});

/** A stock batch with the names of its article and its place. */
export type PlacedBatch = ItemOf<typeof listAllStockBatches>;

export const withCode = (path: string, text: string): string => `${path}?code=${encodeURIComponent(text)}`;
