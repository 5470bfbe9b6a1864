/** Routes: production batches. */
import {
  cancelBatch,
  completeBatch,
  consumeIntoBatch,
  getBatch,
  getExecution,
  listBatches,
  planBatch,
  proposeInputs,
  reopenBatch,
  returnFromBatch,
  startBatch,
} from '@cleaver/domain/production';
import { json, page, presented, type RouteGroup, route } from '../operation-route.ts';
import { BatchResponse } from './batch-schemas.ts';
import { ExecutionResponse, ProposalResponse, presentExecution } from './run-schemas.ts';

const BASE = '/api/production/batches';
const ONE = `${BASE}/{id}`;
const execution = presented(ExecutionResponse, presentExecution);

export const batchRoutes: RouteGroup = {
  tag: 'Production batches',
  description: 'What is to be made on a day, and how it went',
  routes: [
    route({ method: 'GET', path: BASE, operation: listBatches, answer: page(BatchResponse) }),
    route({ method: 'POST', path: BASE, operation: planBatch, answer: json(BatchResponse) }),
    route({ method: 'GET', path: ONE, operation: getBatch, answer: json(BatchResponse) }),
    route({ method: 'POST', path: `${ONE}/start`, operation: startBatch, answer: json(BatchResponse) }),
    route({
      method: 'GET',
      path: `${ONE}/proposal`,
      operation: proposeInputs,
      answer: json(ProposalResponse),
      description:
        'By expiry date, then by when the goods came in; only what is neither blocked nor expired, at the storage locations ' +
        'that are named, or everywhere. A planned batch has one, too.',
    }),
    route({
      method: 'POST',
      path: `${ONE}/consume`,
      operation: consumeIntoBatch,
      answer: execution,
      description:
        'Either `inputs` or `fefo: true`. More or less than planned is fine. What is no component needs a `reason`, or ' +
        '`insteadOf`: the article of a component that may be substituted. By FEFO the open rest of every component is taken, ' +
        'all or nothing; a component whose article has no stock at all is left out and told in `skipped`.',
    }),
    route({ method: 'POST', path: `${ONE}/return`, operation: returnFromBatch, answer: execution }),
    route({
      method: 'POST',
      path: `${ONE}/complete`,
      operation: completeBatch,
      answer: execution,
      description:
        'In one transaction. A MAIN output is of the recipe’s article and lasts, unless told, until the batch’s ' +
        '`bestBeforeDate` or until its shelf life after the start is over; no output of another role lasts by itself. Outputs ' +
        'are numbered as the batch unless told. Where an input is on hold, every output is.',
    }),
    route({ method: 'POST', path: `${ONE}/reopen`, operation: reopenBatch, answer: execution }),
    route({ method: 'POST', path: `${ONE}/cancel`, operation: cancelBatch, answer: execution }),
    route({ method: 'GET', path: `${ONE}/execution`, operation: getExecution, answer: execution }),
  ],
};
