/** Books the weeks before: older deliveries, and what was written off. So the figures have something to compare. */
import type { Writer } from './writer.ts';

/** A delivery of the newest lots, each line as `<article number> <kilograms>`. */
interface OlderDelivery {
  /** Days from today. */
  readonly day: number;
  readonly customer: string;
  readonly lines: readonly string[];
  /** Whether the program that the shop used before has billed it. */
  readonly isBilledElsewhere?: true;
}

const before = (day: number, customer: string, ...lines: readonly string[]): OlderDelivery => ({
  ...{ day, customer, lines, isBilledElsewhere: true },
});

export const OLDER_DELIVERIES: readonly OlderDelivery[] = [
  { day: -5, customer: 'Dr. Johannes Vogt', lines: ['RI-020 1.2', 'GE-030 0.9'] },
  { day: -6, customer: 'Kantine der Stadtwerke', lines: ['RI-070 3', 'BW-020 1'] },
  { day: -7, customer: 'Imbiss am Bahnhof', lines: ['GE-040 2', 'BW-070 0.8'] },
  { day: -8, customer: 'Hotel Krone', lines: ['RI-020 3', 'SC-030 4'] },
  { day: -9, customer: 'Pflegeheim St. Elisabeth', lines: ['GE-020 3', 'BW-050 0.8'] },
  before(-11, 'Gasthof zum Hirsch', 'SC-030 6', 'RI-070 2'),
  before(-13, 'Kantine der Stadtwerke', 'RI-020 3', 'GE-030 1.5'),
  before(-15, 'Hotel Krone', 'RI-020 4', 'BW-010 1'),
  before(-18, 'Restaurant Anatolien', 'RI-070 2.5', 'GE-030 2'),
  before(-21, 'Partyservice Löffelmann', 'SC-030 5', 'GE-020 2'),
  before(-25, 'Kindergarten Sonnenblume', 'GE-020 1.5', 'BW-040 0.6'),
  before(-28, 'Gasthof zum Hirsch', 'SC-030 3', 'RI-020 2.5'),
];

/** What was written off of the newest lots: article number, kilograms, reason. */
const WRITTEN_OFF: readonly (readonly [article: string, kilograms: string, reason: string])[] = [
  ['RI-070', '1.4', 'WASTE'],
  ['GE-040', '0.6', 'DAMAGE'],
  ['BW-010', '0.2', 'SAMPLE'],
  ['SC-030', '1.2', 'COUNTER_SALE'],
];

export async function dispatchBefore(
  shop: Writer,
  { day, customer, lines, isBilledElsewhere }: OlderDelivery,
): Promise<void> {
  const delivery = await shop.post('/api/sales/deliveries', {
    customerId: shop.id(customer),
    dispatchDate: shop.day(day),
    lines: lines.map((line) => {
      const [number = '', quantityAmount] = line.split(' ');
      return { stockBatchId: shop.newest(number), quantityAmount, quantityUnit: 'KG' };
    }),
    ...(isBilledElsewhere && { billable: false }),
    acknowledge: { codes: ['REMAINING_LIFE'], reason: 'Mit dem Kunden abgesprochen' },
  });
  shop.delivered(day, customer, delivery);
}

export const writeOff = (shop: Writer): Promise<unknown> =>
  shop.post('/api/inventory/write-offs', {
    lines: WRITTEN_OFF.map(([number, quantityAmount, reasonCode]) => ({
      ...{ stockBatchId: shop.newest(number), quantityAmount, quantityUnit: 'KG', reasonCode },
    })),
  });
