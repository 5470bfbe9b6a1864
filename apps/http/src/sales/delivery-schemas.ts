import { PARTICULARS } from '@cleaver/domain/sales';
import { Type } from 'typebox';
import { AddressResponse } from '../masterdata/contact-schemas.ts';
import { CalendarDay, Int32, listOf, object, oneOf, Timestamp } from '../schemas.ts';

const Line = { ...Int32, description: 'Counts from 1' };

const DeliveryLineResponse = object('DeliveryLineResponse', {
  line: Line,
  lotId: Type.String(),
  lotNumber: Type.String(),
  articleId: Type.String(),
  articleName: Type.String({ description: 'As it was called then' }),
  stockBatchId: Type.String({ description: 'From which it was taken' }),
  quantityAmount: Type.String({ description: 'A decimal text', examples: ['10.5'] }),
  quantityUnit: Type.String({ description: 'As it was written', examples: ['KG'] }),
  takenBack: Type.String({ description: 'What came back of it, in `quantityUnit`', examples: ['0'] }),
  undone: Type.Boolean({ description: 'Whether the dispatch was undone in the ledger' }),
});

export const DeliveryResponse = object('DeliveryResponse', {
  id: Type.String(),
  deliveryNumber: Type.String({ examples: ['D-2026-11-21-007'] }),
  customerId: Type.String(),
  customerName: Type.String({ description: 'As it was called then' }),
  address: AddressResponse,
  dispatchDate: CalendarDay,
  lines: listOf(DeliveryLineResponse),
  createdBy: Type.String({ description: 'The username' }),
  createdAt: Timestamp,
});

/** Implementing Regulation (EU) 931/2011, Article 3(1). */
const ParticularsResponse = object('ParticularsResponse', {
  line: Line,
  description: Type.String(),
  quantity: Type.String({ examples: ['10.5 KG'] }),
  dispatchingOperator: Type.String(),
  owner: Type.String(),
  receivingOperator: Type.String(),
  consignee: Type.String(),
  lotReference: Type.String(),
  dispatchDate: CalendarDay,
});

export const DeliveryParticularsResponse = object('DeliveryParticularsResponse', {
  deliveryId: Type.String(),
  deliveryNumber: Type.String(),
  lines: listOf(ParticularsResponse),
  missing: {
    ...listOf(oneOf(PARTICULARS)),
    description: 'Those that master data and settings did not give when the goods went',
  },
});
