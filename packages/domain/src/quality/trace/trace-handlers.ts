/** The handler that traces lots. */

import { checkNoFaults } from '../../kernel/contract/refusal.ts';
import { type Handler, handle } from '../../kernel/execution/handler.ts';
import { lookAt } from '../stored-records.ts';
import { trace } from './trace.ts';
import { inFuture, traceLots } from './trace-contracts.ts';
import { dayOf, startsOf } from './trace-reading.ts';

export const traceHandlers: readonly Handler[] = [
  handle(traceLots, {
    atOneInstant: true,
    async run(ports, { direction, asOf, limit, ...given }) {
      const now = ports.clock.now();
      checkNoFaults(inFuture(asOf, now));
      const look = lookAt(ports);
      const ids = await startsOf(
        look,
        {
          lotIds: given.lotId,
          lotNumbers: given.lotNumber,
          supplierLots: given.supplierLot,
          supplierIds: given.supplierId,
          batchIds: given.batchId,
          deliveryIds: given.deliveryId,
          receiptIds: given.receiptId,
        },
        asOf,
      );
      return trace(look, ids, { direction, asOf, limit }, { asOf, day: dayOf(asOf, now, ports.settings) }, now);
    },
  }),
];
