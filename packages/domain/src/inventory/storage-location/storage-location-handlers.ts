/** Handlers that create and change storage locations (docs/contract.md, section 11). */

import { type Handler, handle } from '../../kernel/execution/handler.ts';
import { StorageLocation, StorageLocations, type StorageLocationVerb } from './storage-location.ts';
import {
  activateStorageLocation,
  createStorageLocation,
  deactivateStorageLocation,
  getStorageLocation,
  listStorageLocations,
  updateStorageLocation,
} from './storage-location-contracts.ts';

const moveStorageLocation = (contract: typeof activateStorageLocation, verb: StorageLocationVerb) =>
  handle(contract, {
    async run(unit, { id }, { expected }) {
      const location = await unit.of(StorageLocations).get(id, expected);
      location.move(verb);
      return location.state;
    },
  });

export const storageLocationHandlers: readonly Handler[] = [
  handle(listStorageLocations, {
    run: ({ reader }, { storageType, active, ...request }) =>
      reader.page(StorageLocations, { storageType, active }, request),
  }),
  handle(getStorageLocation, {
    run: ({ reader }, { id }) => reader.versioned(StorageLocations, id),
  }),
  handle(createStorageLocation, {
    async run(unit, { name, storageType, minTemperature = null, maxTemperature = null }) {
      const id = unit.newId();
      const location = StorageLocation.create({ id, name, storageType, minTemperature, maxTemperature });
      unit.of(StorageLocations).add(location);
      return location.state;
    },
  }),
  handle(updateStorageLocation, {
    async run(unit, { id, ...to }, { expected }) {
      const location = await unit.of(StorageLocations).get(id, expected);
      location.update(to);
      return location.state;
    },
  }),
  moveStorageLocation(activateStorageLocation, 'activate'),
  moveStorageLocation(deactivateStorageLocation, 'deactivate'),
];
