import {
  closeRecall,
  contactCustomer,
  getRecall,
  listRecalls,
  openRecall,
  type RecallSheet,
  recallSheet,
  traceLots,
} from '@cleaver/domain/quality';
import { csv, json, page, presented, type RouteGroup, route } from '../operation-route.ts';
import { asIs } from '../schemas.ts';
import { presentRecall, RecallResponse, RecallSummaryResponse } from './recall-schemas.ts';
import { TraceResponse } from './trace-schemas.ts';

const BASE = '/api/quality/recalls';
const ONE = `${BASE}/{id}`;
const recall = presented(RecallResponse, presentRecall);

export const qualityRoutes: RouteGroup = {
  tag: 'Traceability and recalls',
  description: 'Where lots came from, who has what came of them, and stopping all of it',
  routes: [
    route({
      method: 'GET',
      path: '/api/inventory/trace',
      operation: traceLots,
      beside: true,
      answer: json(asIs(TraceResponse)),
      description:
        'All lots that any of the filters names are starts, together one trace; `supplierId` narrows `supplierLot`. ' +
        '`limit` cuts nodes and edges alone, nearest first; `recall` is never cut. `asOf`: as things were at that instant.',
    }),
    route({ method: 'GET', path: BASE, operation: listRecalls, beside: true, answer: page(RecallSummaryResponse) }),
    route({
      method: 'POST',
      path: BASE,
      operation: openRecall,
      beside: true,
      answer: recall,
      description:
        'REAL places a hold on every affected lot: the starts and all that came of them, also what comes into being ' +
        'meanwhile. MOCK stops nothing, with the same figures.',
    }),
    route({ method: 'GET', path: ONE, operation: getRecall, beside: true, answer: recall }),
    route({ method: 'POST', path: `${ONE}/contacts`, operation: contactCustomer, beside: true, answer: recall }),
    route({ method: 'POST', path: `${ONE}/close`, operation: closeRecall, beside: true, answer: recall }),
    route({
      method: 'GET',
      path: `${ONE}/sheet`,
      operation: recallSheet,
      beside: true,
      answer: csv(
        ({ rows }: RecallSheet) => rows,
        [
          'name',
          'contactPerson',
          'phone',
          'email',
          'deliveryNumber',
          'dispatchDate',
          'articleName',
          'lotNumber',
          'quantity',
          'unit',
          'takenBack',
          'outcome',
          'channel',
          'contactedAt',
          'contactedBy',
          'recovered',
          'note',
        ],
      ),
    }),
  ],
};
