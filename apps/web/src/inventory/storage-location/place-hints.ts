import { say } from '@cleaver/domain/kernel';
import type { FieldOptions } from '../../ui/form/labelled-field.tsx';

/** The options of the fields of a storage location. */
export const PLACE_HINTS: Readonly<Record<string, FieldOptions>> = {
  minTemperature: { hint: say`In °C; both or none` },
};
