import type { ScanRead } from './reader.ts';

type ScannedElements = ScanRead['elements'];

import { type Message, say } from '@cleaver/domain/kernel';
import { shownDate, shownNumber, shownQuantity } from '../shell/language/format.ts';
import { shown } from '../shell/language/language.ts';

type Member = Exclude<keyof ScannedElements, 'others'>;

const NAMES: Readonly<Record<Member, Message>> = {
  gtin: say`GTIN`,
  articleNumber: say`Article number`,
  contentGtin: say`GTIN of the content`,
  sscc: say`Pallet number`,
  plu: say`PLU`,
  lotNumber: say`Lot number`,
  serialNumber: say`Serial number`,
  netWeightKg: say`Weight`,
  grossWeightKg: say`Gross weight`,
  count: say`Pieces`,
  bestBefore: say`Best before`,
  useBy: say`Use by`,
  sellBy: say`Sell by`,
  productionDate: say`Produced on`,
  packagingDate: say`Packed on`,
  slaughterDate: say`Slaughtered on`,
  freezingDate: say`Frozen on`,
  countryOfOrigin: say`Country of origin`,
};

const DATES: readonly Member[] = [
  'bestBefore',
  'useBy',
  'sellBy',
  'productionDate',
  'packagingDate',
  'slaughterDate',
  'freezingDate',
];

const textOf = (member: Member, value: string): string => {
  if (DATES.includes(member)) return shownDate(value);
  if (member === 'netWeightKg' || member === 'grossWeightKg') return shownQuantity(value, 'KG');
  return member === 'count' ? shownNumber(value) : value;
};

export const shownElements = (elements: ScannedElements): readonly (readonly [string, string])[] => [
  ...(Object.keys(NAMES) as Member[]).flatMap((member): (readonly [string, string])[] => {
    const value = elements[member];
    return value === null || value === undefined ? [] : [[shown(NAMES[member]), textOf(member, value)]];
  }),
  ...(elements.others ?? []).map(({ ai, value }): readonly [string, string] => [`(${ai})`, value]),
];
