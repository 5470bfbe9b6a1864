/** Whether a value fits a schema of the service, before it is sent. */
import type { Schema } from '../openapi.ts';

const CONTROL = /[\u0000-\u001f\u007f-\u009f]/;
const CONTROL_EXCEPT_LINES = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/;
/** Zero-width characters alone are blank to the service. */
const VISIBLE = /[^\s\p{Default_Ignorable_Code_Point}]/u;

/** What the schema cannot say. */
export interface Beyond {
  /** Line breaks and tabs are fine. */
  readonly lines?: boolean;
  /** At most so many places behind the decimal point. */
  readonly decimals?: number;
}

/** What is wrong, like `must be above 0`; undefined: nothing. */
export function faultOf(value: string | number, schema: Schema, beyond: Beyond = {}): string | undefined {
  return typeof value === 'string' ? faultOfText(value, schema, beyond) : faultOfNumber(value, schema, beyond);
}

function faultOfText(text: string, schema: Schema, { lines = false }: Beyond): string | undefined {
  const { enum: values, minLength = 0, maxLength = Infinity } = schema;
  if (values && !values.includes(text)) return `must be one of ${values.join(', ')}`;
  if (!text.isWellFormed()) return 'must be well-formed Unicode';
  if ((lines ? CONTROL_EXCEPT_LINES : CONTROL).test(text)) return 'must not contain control characters';
  if (minLength > 0 && !VISIBLE.test(text)) return 'must not be blank';
  const length = text.length > maxLength ? [...text].length : text.length;
  return length > maxLength ? `must have at most ${maxLength} characters` : undefined;
}

function faultOfNumber(number: number, schema: Schema, { decimals = Infinity }: Beyond): string | undefined {
  const { type, minimum = -Infinity, maximum = Infinity, exclusiveMinimum = -Infinity } = schema;
  if (type === 'integer' && !Number.isInteger(number)) return 'must be a whole number';
  if (number <= exclusiveMinimum) return `must be above ${exclusiveMinimum}`;
  if (number < minimum) return `must be at least ${minimum}`;
  if (number > maximum) return `must be at most ${maximum}`;
  return (String(number).split('.')[1]?.length ?? 0) > decimals
    ? `must have at most ${decimals} decimal places`
    : undefined;
}
