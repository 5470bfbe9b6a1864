/** Lots and their holds; movements of goods beyond the contract. */
import {
  getLot,
  listLots,
  listMovements,
  placeHold,
  releaseHold,
  transferGoods,
  undoMovement,
  WRITE_OFF_CODES,
  writeOffGoods,
} from '@cleaver/domain/inventory';
import { type Static, Type } from 'typebox';
import { json, page, presented, type RouteGroup, route } from '../operation-route.ts';
import { listOf, object, oneOf } from '../schemas.ts';
import {
  Amount,
  HoldResponse,
  LotDetailResponse,
  LotResponse,
  presentHold,
  presentLot,
  presentLotDetail,
} from './lot-schemas.ts';
import { presentStockMovement, StockMovementResponse } from './stock-schemas.ts';

const INVENTORY = '/api/inventory';
const LOTS = `${INVENTORY}/lots`;
const MOVEMENTS = `${INVENTORY}/movements`;

const hold = presented(HoldResponse, presentHold);

export const lotRoutes: RouteGroup = {
  tag: 'Lots',
  description: 'What goods are, where they came from, what came of them, and what stops them',
  routes: [
    route({ method: 'GET', path: LOTS, operation: listLots, answer: page(LotResponse, presentLot) }),
    route({
      method: 'GET',
      path: `${LOTS}/{id}`,
      operation: getLot,
      answer: presented(LotDetailResponse, presentLotDetail),
    }),
    route({
      method: 'POST',
      path: `${LOTS}/{id}/holds`,
      operation: placeHold,
      answer: hold,
      description: 'Several holds may stop one lot. Its goods may still be moved, and are BLOCKED where they arrive.',
    }),
    route({ method: 'POST', path: `${LOTS}/{id}/holds/{holdId}/release`, operation: releaseHold, answer: hold }),
  ],
};

const posting = {
  postingId: Type.String(),
  lotId: Type.String(),
  quantityAmount: Amount,
  quantityUnit: Type.String({ examples: ['KG'] }),
};

const TransferResponse = object('TransferResponse', {
  postings: listOf(
    object('TransferPosting', { ...posting, fromStockBatchId: Type.String(), toStockBatchId: Type.String() }),
  ),
});

const WriteOffResponse = object('WriteOffResponse', {
  postings: listOf(
    object('WriteOffPosting', { ...posting, stockBatchId: Type.String(), reasonCode: oneOf(WRITE_OFF_CODES) }),
  ),
});

const UndoResponse = object('UndoResponse', { postingId: Type.String(), movements: listOf(StockMovementResponse) });

const presentUndo = (undo: {
  readonly postingId: string;
  readonly movements: readonly Parameters<typeof presentStockMovement>[0][];
}): Static<typeof UndoResponse> => ({ ...undo, movements: undo.movements.map(presentStockMovement) });

export const movementRoutes: RouteGroup = {
  tag: 'Movements of goods',
  description: 'The ledger of all stocks, and what moves goods without a document',
  routes: [
    route({
      method: 'GET',
      path: MOVEMENTS,
      operation: listMovements,
      answer: page(StockMovementResponse, presentStockMovement),
    }),
    route({
      method: 'POST',
      path: `${MOVEMENTS}/{id}/undo`,
      operation: undoMovement,
      answer: presented(UndoResponse, presentUndo),
      description:
        'Nothing in the ledger is changed or removed: rows of type REVERSED are added, one for each row of the posting. What brought goods in can be undone as long as nothing came of them.',
    }),
    route({
      method: 'POST',
      path: `${INVENTORY}/transfers`,
      operation: transferGoods,
      answer: json(TransferResponse),
      description: 'All lines or none; each is a posting. A hold travels with the goods, a block pins them.',
    }),
    route({
      method: 'POST',
      path: `${INVENTORY}/write-offs`,
      operation: writeOffGoods,
      answer: json(WriteOffResponse),
      description: 'All lines or none; each is a posting.',
    }),
  ],
};
