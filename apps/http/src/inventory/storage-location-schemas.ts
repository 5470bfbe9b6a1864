/** What answers show: StorageLocation. */
import { STORAGE_TYPES, type StorageLocationState } from '@cleaver/domain/inventory';
import { boolean, nullable, number, object, oneOf, type TypeOf, text } from '../schemas.ts';

const TemperatureRange = object('TemperatureRange', {
  minTemperature: number({ description: 'In °C' }),
  maxTemperature: number({ description: 'In °C' }),
});

export const StorageLocationResponse = object('StorageLocationResponse', {
  id: text(),
  name: text(),
  storageType: oneOf(STORAGE_TYPES),
  temperatureRange: nullable(TemperatureRange),
  active: boolean(),
});

export const presentStorageLocation = ({
  temperatureRange: range,
  ...location
}: StorageLocationState): TypeOf<typeof StorageLocationResponse> => ({
  ...location,
  temperatureRange: range && {
    minTemperature: Number(range.minTemperature),
    maxTemperature: Number(range.maxTemperature),
  },
});
