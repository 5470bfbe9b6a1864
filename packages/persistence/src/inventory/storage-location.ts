import { StorageLocations } from '@cleaver/domain/inventory';
import { p } from '@mikro-orm/core';
import { table } from '../engine/table.ts';

export const storageLocations = table(StorageLocations, {
  name: p.text(),
  storageType: p.text(),
  temperatureRange: p.json().nullable(),
  active: p.boolean(),
});
