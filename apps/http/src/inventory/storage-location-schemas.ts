/** What answers show: StorageLocation. */
import { STORAGE_TYPES, type StorageLocationState } from '@cleaver/domain/inventory';
import { type Static, Type } from 'typebox';
import { nullable, object, oneOf } from '../schemas.ts';

const TemperatureRange = object('TemperatureRange', {
  minTemperature: Type.Number({ description: 'In °C' }),
  maxTemperature: Type.Number({ description: 'In °C' }),
});

export const StorageLocationResponse = object('StorageLocationResponse', {
  id: Type.String(),
  name: Type.String(),
  storageType: oneOf(STORAGE_TYPES),
  temperatureRange: nullable(TemperatureRange),
  active: Type.Boolean(),
});

export const presentStorageLocation = ({
  temperatureRange: range,
  ...location
}: StorageLocationState): Static<typeof StorageLocationResponse> => ({
  ...location,
  temperatureRange: range && {
    minTemperature: Number(range.minTemperature),
    maxTemperature: Number(range.maxTemperature),
  },
});
