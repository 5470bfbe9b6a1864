/** Fetches all active storage locations in advance, so that users can choose one without a network. */
import { listStorageLocations } from '@cleaver/domain/inventory/contracts';
import { call } from '../../shell/data/api.ts';
import { ahead } from '../../shell/data/query.ts';
import { mayRun } from '../../shell/session/session.ts';

/**
 * Page size of the requests for all storage locations, and for all stocks of an article. A shop has fewer storage
 * locations, and an article has one stock in each location.
 */
export const MOST_PLACES = 500;
export const ALL_PLACES = { active: true, size: MOST_PLACES } as const;

export const fetchPlaces = (): Promise<unknown> =>
  mayRun(listStorageLocations)
    ? ahead([listStorageLocations.name, ALL_PLACES], () => call(listStorageLocations, ALL_PLACES))
    : Promise.resolve();
