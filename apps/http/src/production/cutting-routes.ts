/** Cuttings: lots in, lots out, in one call. */
import { cut, getCutting, listCuttings } from '@cleaver/domain/production';
import { page, presented, type RouteGroup, route } from '../operation-route.ts';
import { CuttingResponse, presentCutting } from './run-schemas.ts';

const BASE = '/api/production/cuttings';
const cutting = presented(CuttingResponse, presentCutting);

export const cuttingRoutes: RouteGroup = {
  tag: 'Cuttings',
  description: 'What was cut into what',
  routes: [
    route({ method: 'GET', path: BASE, operation: listCuttings, answer: page(CuttingResponse, presentCutting) }),
    route({
      method: 'POST',
      path: BASE,
      operation: cut,
      answer: cutting,
      description:
        'Of mass alone. What goes on the table and what comes off it may differ by the setting `cuttingTolerancePercent` of ' +
        'the inputs. What comes off expires with the input that expires first, later for an `expiryReason` alone. Lots that ' +
        'contradict each other in species, or in where the animals were born, reared or slaughtered, are not cut together; ' +
        'the facts that all have in common go with what comes off.',
    }),
    route({ method: 'GET', path: `${BASE}/{id}`, operation: getCutting, answer: cutting }),
  ],
};
