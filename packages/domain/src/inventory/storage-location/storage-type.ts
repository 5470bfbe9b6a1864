/**
 * The types of storage locations. QUARANTINE is for goods that must not be used, for example returns from customers.
 */
export const STORAGE_TYPES = [
  'COLD_ROOM',
  'FREEZER',
  'DRY_STORAGE',
  'DISPLAY_COUNTER',
  'PRODUCTION_AREA',
  'QUARANTINE',
] as const;
export type StorageType = (typeof STORAGE_TYPES)[number];
