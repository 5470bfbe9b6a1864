/** Operations that create and change storage locations (docs/contract.md, section 11). */

import { command, query, type Tag } from '../../kernel/contract/contract.ts';
import { boolean, NAME_MAX, oneOf, pathId, text } from '../../kernel/contract/fields.ts';
import { form, optional } from '../../kernel/contract/form.ts';
import * as out from '../../kernel/contract/output.ts';
import { listForm } from '../../kernel/contract/page.ts';
import { invalidStatusTransition } from '../../kernel/contract/refusal.ts';
import { SEARCH } from '../../kernel/contract/search.ts';
import { storageLocationExists } from '../refusals.ts';
import { storageLocationSubject } from '../subjects.ts';
import type { StorageLocationState } from './storage-location.ts';
import { STORAGE_TYPES } from './storage-type.ts';
import { clearableTemperature, temperatureFaults, temperatureField, temperatureRangeOutput } from './temperature.ts';

const storageLocationOutput = out.object('StorageLocationResponse', {
  id: out.text(),
  name: out.text(),
  storageType: out.oneOf(STORAGE_TYPES),
  temperatureRange: out.nullable(temperatureRangeOutput),
  active: out.boolean(),
}) satisfies out.Output<StorageLocationState, unknown>;

export const listStorageLocations = query({
  name: 'storage-location.list',
  subject: storageLocationSubject,
  address: 'GET /api/inventory/storage-locations',
  summary: 'List storage locations',
  permission: 'STOCK_READ',
  floor: true,
  input: listForm(storageLocationSubject.sortable, {
    ...SEARCH,
    storageType: optional(oneOf(STORAGE_TYPES)),
    active: optional(boolean()),
  }),
  output: out.page(storageLocationOutput, [
    'name',
    'storageType',
    'temperatureRange.minTemperature',
    'temperatureRange.maxTemperature',
    'active',
  ]),
});

export const getStorageLocation = query({
  name: 'storage-location.get',
  subject: storageLocationSubject,
  address: 'GET /api/inventory/storage-locations/{id}',
  summary: 'Read one storage location',
  permission: 'STOCK_READ',
  floor: true,
  input: form({ id: pathId() }),
  output: storageLocationOutput,
  givesVersion: true,
});

export const createStorageLocation = command({
  name: 'storage-location.create',
  subject: storageLocationSubject,
  address: 'POST /api/inventory/storage-locations',
  summary: 'Create an active storage location',
  permission: 'STOCK_WRITE',
  refuses: [storageLocationExists],
  input: form(
    {
      name: text(NAME_MAX),
      storageType: oneOf(STORAGE_TYPES),
      minTemperature: optional(temperatureField()),
      maxTemperature: optional(temperatureField()),
    },
    (values, fault) => {
      // `values` lacks members that have a fault. Without both temperatures, no comparison is possible.
      if (!('minTemperature' in values && 'maxTemperature' in values)) return;
      const { minTemperature = null, maxTemperature = null } = values;
      for (const { field, message } of temperatureFaults({ minTemperature, maxTemperature })) {
        fault(field as keyof typeof values, message);
      }
    },
  ),
  output: storageLocationOutput,
});

export const updateStorageLocation = command({
  name: 'storage-location.update',
  subject: storageLocationSubject,
  address: 'PUT /api/inventory/storage-locations/{id}',
  summary: 'Change the name or the temperatures of a storage location; a missing temperature stays as it is',
  permission: 'STOCK_WRITE',
  refuses: [storageLocationExists],
  input: form({
    id: pathId(),
    name: optional(text(NAME_MAX)),
    minTemperature: clearableTemperature(),
    maxTemperature: clearableTemperature(),
  }),
  output: storageLocationOutput,
  comparesVersion: true,
});

const moveStorageLocation = (verb: 'activate' | 'deactivate', summary: string) =>
  command({
    name: `storage-location.${verb}`,
    subject: storageLocationSubject,
    address: `PATCH /api/inventory/storage-locations/{id}/${verb}`,
    summary,
    permission: 'STOCK_WRITE',
    refuses: [invalidStatusTransition],
    input: form({ id: pathId() }),
    output: storageLocationOutput,
    comparesVersion: true,
  });

export const activateStorageLocation = moveStorageLocation('activate', 'Activate an inactive storage location');

export const deactivateStorageLocation = moveStorageLocation('deactivate', 'Deactivate a storage location');

export const storageLocationTag: Tag = {
  title: 'Storage locations',
  description: 'Storage locations: cold rooms, freezers, shelves, counters',
  contracts: [
    listStorageLocations,
    createStorageLocation,
    getStorageLocation,
    updateStorageLocation,
    activateStorageLocation,
    deactivateStorageLocation,
  ],
};
