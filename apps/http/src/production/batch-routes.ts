/** Contract section 4, Production batches; the reads are beyond it (contract decisions, section 9). */
import { getBatch, listBatches, planBatch } from '@cleaver/domain';
import { json, page, type RouteGroup, route } from '../operation-route.ts';
import { BatchResponse } from './batch-schemas.ts';

const BASE = '/api/production/batches';

export const batchRoutes: RouteGroup = {
  tag: 'Production batches',
  description: 'What is planned to be made on a day',
  routes: [
    route({ method: 'GET', path: BASE, operation: listBatches, answer: page(BatchResponse) }),
    route({ method: 'POST', path: BASE, operation: planBatch, answer: json(BatchResponse), refuses: [404] }),
    route({ method: 'GET', path: `${BASE}/{id}`, operation: getBatch, answer: json(BatchResponse) }),
  ],
};
