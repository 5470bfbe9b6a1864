/** Keeping storage locations (docs/contract.md, section 11). */
import { Decimal } from '../kernel/decimal.ts';
import { boolean, type Field, form, NAME_MAX, oneOf, optional, pathId, text } from '../kernel/form.ts';
import { command, query } from '../kernel/operation.ts';
import { listForm } from '../kernel/page.ts';
import { invalidStatusTransition } from '../kernel/refusal.ts';
import { SEARCH } from '../kernel/search.ts';
import { storageLocationExists } from './refusals.ts';
import {
  STORAGE_TYPES,
  StorageLocation,
  StorageLocations,
  type StorageLocationVerb,
  TEMPERATURE_MAX,
  TEMPERATURE_MIN,
  temperatureFaults,
} from './storage-location.ts';

/** A temperature in °C as a decimal text. */
const temperature = (): Field<Decimal> => ({
  schema: {
    type: 'string',
    pattern: '^-?[0-9]{1,15}(\\.[0-9]{1,6})?$',
    description: `In °C, from ${TEMPERATURE_MIN} to ${TEMPERATURE_MAX}`,
    examples: ['-18.5'],
  },
  required: true,
  read(raw, at, faults) {
    const parsed = Decimal.parse(raw, { min: TEMPERATURE_MIN, max: TEMPERATURE_MAX });
    if (parsed.ok) return parsed.value;
    faults.push({ field: at, message: parsed.message });
    return TEMPERATURE_MIN;
  },
});

/** As `temperature`; an empty text takes the stored one away, and both go together. */
const clearableTemperature = (): Field<Decimal | null | undefined> => {
  const field = temperature();
  return {
    schema: {
      type: 'string',
      pattern: `^$|${field.schema['pattern']}`,
      description: `${field.schema['description']}; empty: none`,
      examples: ['-18.5'],
    },
    required: false,
    read: (raw, at, faults) => (raw === undefined ? undefined : raw === '' ? null : field.read(raw, at, faults)),
  };
};

export const listStorageLocations = query({
  name: 'storage-location.list',
  summary: 'List storage locations',
  permission: 'STOCK_READ',
  input: listForm(StorageLocations.sortable, {
    ...SEARCH,
    storageType: optional(oneOf(STORAGE_TYPES)),
    active: optional(boolean()),
  }),
  run: ({ reader }, { storageType, active, ...request }) =>
    reader.page(StorageLocations, { storageType, active }, request),
});

export const getStorageLocation = query({
  name: 'storage-location.get',
  summary: 'Read one storage location',
  permission: 'STOCK_READ',
  input: form({ id: pathId() }),
  run: ({ reader }, { id }) => reader.get(StorageLocations, id),
});

export const createStorageLocation = command({
  name: 'storage-location.create',
  summary: 'Create a storage location; it starts active',
  permission: 'STOCK_WRITE',
  refuses: [storageLocationExists],
  input: form(
    {
      name: text(NAME_MAX),
      storageType: oneOf(STORAGE_TYPES),
      minTemperature: optional(temperature()),
      maxTemperature: optional(temperature()),
    },
    (values, fault) => {
      // One that has a fault of its own is missing here: whether the two fit cannot be told then.
      if (!('minTemperature' in values && 'maxTemperature' in values)) return;
      const { minTemperature = null, maxTemperature = null } = values;
      for (const { field, message } of temperatureFaults({ minTemperature, maxTemperature })) {
        fault(field as keyof typeof values, message);
      }
    },
  ),
  async run(unit, { name, storageType, minTemperature = null, maxTemperature = null }) {
    const id = unit.newId();
    const location = StorageLocation.create({ id, name, storageType, minTemperature, maxTemperature });
    unit.of(StorageLocations).add(location);
    return location.state;
  },
});

export const updateStorageLocation = command({
  name: 'storage-location.update',
  summary: 'Rename a storage location or change its temperatures; a single one given joins the stored one',
  permission: 'STOCK_WRITE',
  refuses: [storageLocationExists],
  input: form({
    id: pathId(),
    name: optional(text(NAME_MAX)),
    minTemperature: clearableTemperature(),
    maxTemperature: clearableTemperature(),
  }),
  async run(unit, { id, ...to }) {
    const location = await unit.of(StorageLocations).get(id);
    location.update(to);
    return location.state;
  },
});

const moveStorageLocation = (verb: StorageLocationVerb, summary: string) =>
  command({
    name: `storage-location.${verb}`,
    summary,
    permission: 'STOCK_WRITE',
    refuses: [invalidStatusTransition],
    input: form({ id: pathId() }),
    async run(unit, { id }) {
      const location = await unit.of(StorageLocations).get(id);
      location.move(verb);
      return location.state;
    },
  });

export const activateStorageLocation = moveStorageLocation('activate', 'Put a storage location into use again');
export const deactivateStorageLocation = moveStorageLocation('deactivate', 'Take a storage location out of use');
