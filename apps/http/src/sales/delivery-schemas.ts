import { PARTICULARS } from '@cleaver/domain/sales';
import { AddressResponse } from '../masterdata/contact-schemas.ts';
import { boolean, CalendarDay, Int32, listOf, object, oneOf, Timestamp, text } from '../schemas.ts';

const Line = { ...Int32, description: 'Counts from 1' };

const DeliveryLineResponse = object('DeliveryLineResponse', {
  line: Line,
  lotId: text(),
  lotNumber: text(),
  articleId: text(),
  articleName: text({ description: 'As it was called then' }),
  stockBatchId: text({ description: 'From which it was taken' }),
  quantityAmount: text({ description: 'A decimal text', examples: ['10.5'] }),
  quantityUnit: text({ description: 'As it was written', examples: ['KG'] }),
  takenBack: text({ description: 'What came back of it, in `quantityUnit`', examples: ['0'] }),
  undone: boolean({ description: 'Whether the dispatch was undone in the ledger' }),
});

export const DeliveryResponse = object('DeliveryResponse', {
  id: text(),
  deliveryNumber: text({ examples: ['D-2026-11-21-007'] }),
  customerId: text(),
  customerName: text({ description: 'As it was called then' }),
  address: AddressResponse,
  dispatchDate: CalendarDay,
  lines: listOf(DeliveryLineResponse),
  createdBy: text({ description: 'The username' }),
  createdAt: Timestamp,
});

/** Implementing Regulation (EU) 931/2011, Article 3(1). */
const ParticularsResponse = object('ParticularsResponse', {
  line: Line,
  description: text(),
  quantity: text({ examples: ['10.5 KG'] }),
  dispatchingOperator: text(),
  owner: text(),
  receivingOperator: text(),
  consignee: text(),
  lotReference: text(),
  dispatchDate: CalendarDay,
});

export const DeliveryParticularsResponse = object('DeliveryParticularsResponse', {
  deliveryId: text(),
  deliveryNumber: text(),
  lines: listOf(ParticularsResponse),
  missing: {
    ...listOf(oneOf(PARTICULARS)),
    description: 'Those that master data and settings did not give when the goods went',
  },
});
