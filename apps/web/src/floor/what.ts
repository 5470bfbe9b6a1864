/**
 * Says in words what a booking does. The words come from the input that is sent, never from a stored text, so a person
 * who wrote into the storage of the device cannot make a booking look like another one.
 */
import { shownQuantity } from '../shell/format.ts';
import { t } from '../shell/language.ts';
import { wordText } from '../ui/words.ts';
import type { BookingInput, BookingName } from './bookings.ts';

interface Line {
  readonly stockBatchId?: string;
  readonly orderId?: string;
  readonly quantityAmount?: string | number;
  readonly quantityUnit?: string;
}

interface Body extends Line {
  readonly lines?: readonly Line[];
  readonly inputs?: readonly Line[];
  readonly outputs?: readonly Line[];
  readonly customerId?: string;
  readonly deliveryNote?: string;
  readonly result?: string;
}

/** A booking with the id of its lot, if it is of one lot. */
export interface Said extends BookingInput {
  readonly lotId?: string | undefined;
}

/** Returns the name of an id, or undefined if this tab does not know it. */
export type NameOf = (id: string | undefined) => string | undefined;

/** Returns the booking in words: “Block L-2611-07”. Ids without a name are shown by their last characters. */
export function whatOf({ booking, of = {}, body: raw, lotId }: Said, nameOf: NameOf): string {
  const body = (raw ?? {}) as Body;
  const lines = body.lines ?? body.inputs ?? [body];
  const [first] = lines;
  const named = (id: string | undefined): string => nameOf(id) ?? (id === undefined ? '–' : `…${id.slice(-4)}`);
  const goods = (line: Line | undefined): string => named(line?.stockBatchId ?? of['batchId'] ?? lotId);
  const amounts = (of: readonly Line[]): string => of.map(amountOf).join(' + ');
  const lot = goods(first);
  const taken = lines.map((line) => t`${amountOf(line)} of ${goods(line)}`).join(' + ');
  const says: Readonly<Record<BookingName, () => string>> = {
    receive: () => t`Goods receipt, delivery note ${body.deliveryNote || '–'}`,
    consume: () => t`${lot}: put ${amounts(lines)} in`,
    giveBack: () => t`${lot}: return ${amounts(lines)}`,
    complete: () => t`Complete ${named(of['id'])}: ${amounts(body.outputs ?? [])}`,
    cut: () => t`Cut ${lines.map((line) => `${goods(line)}, ${amountOf(line)}`).join(' + ')}`,
    transfer: () => t`Move ${taken}`,
    writeOff: () => t`Write off ${taken}`,
    takeOut: () => t`Take out ${taken}`,
    deliver: () => {
      const to = named(body.customerId);
      return first?.orderId === undefined ? t`Deliver to ${to}` : t`Deliver ${named(first.orderId)} to ${to}`;
    },
    takeBack: () => t`${named(lotId)}: take ${amounts(lines)} back`,
    cancelOrder: () => t`Cancel lines of ${named(of['id'])}`,
    count: () => t`Count ${lot}: ${amounts(lines)}`,
    inspect: () => t`Inspect ${named(lotId)}: ${wordText(body.result ?? '')}`,
    release: () => t`Release a hold of ${named(of['id'])}`,
    blockLot: () => t`Block ${named(of['id'])}`,
    blockBatch: () => t`Block ${named(of['batchId'])}`,
  };
  return says[booking]();
}

const amountOf = ({ quantityAmount = '', quantityUnit = '' }: Line): string =>
  shownQuantity(quantityAmount, quantityUnit);

/** Returns the paths of the records whose names the booking needs, for a tab that has not read them. */
export function toRead({ booking, of = {}, body: raw, lotId }: Said, nameOf: NameOf): readonly string[] {
  const body = (raw ?? {}) as Body;
  const orders = booking === 'cancelOrder' ? [of['id']] : (body.lines ?? []).map(({ orderId }) => orderId);
  const batches = booking === 'complete' ? [of['id']] : [];
  const goods = [...(body.lines ?? []), ...(body.inputs ?? [])].map(({ stockBatchId }) => stockBatchId);
  const isUnknown = [lotId, of['batchId'], ...goods].some((id) => id !== undefined && nameOf(id) === undefined);
  const lots = booking === 'release' || booking === 'blockLot' ? [of['id']] : [lotId];
  const paths = (ids: readonly (string | undefined)[], path: string): string[] =>
    ids.flatMap((id) => (id === undefined ? [] : [`${path}/${encodeURIComponent(id)}`]));
  const unknown = (ids: readonly (string | undefined)[]) => ids.filter((id) => nameOf(id) === undefined);
  return [
    // A lot has the names of its stock batches, too.
    ...paths(isUnknown ? lots : unknown(lots), '/api/inventory/lots'),
    ...paths(unknown(orders), '/api/sales/orders'),
    ...paths(unknown(batches), '/api/production/batches'),
    ...paths(unknown([body.customerId]), '/api/customers'),
  ];
}
