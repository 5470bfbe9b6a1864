import type { Parts } from '../context.ts';
import { blockedGoodsContract } from './blocked-goods-contract.ts';
import { countsContract } from './counts-contract.ts';
import { inventoryKindsContract } from './kinds-contract.ts';
import { ledgerContract } from './ledger-contract.ts';
import { inventoryContract } from './stock-contract.ts';
import { targetsContract } from './targets-contract.ts';

export const PARTS: Parts = {
  'inventory records are read as they were stored': inventoryKindsContract,
  'the reads of inventory apply criteria as the core does': inventoryContract,
  'the reads of the ledger return document lines, places of lots and movements of a user': ledgerContract,
  'the list of blocked goods has holds and blocked stock batches': blockedGoodsContract,
  'the reads of counts return last entries and counters': countsContract,
  'bookings take a storage location instead of a stock': targetsContract,
};
