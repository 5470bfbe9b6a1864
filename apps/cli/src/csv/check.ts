/** Validates values against the service's schemas before they are sent. */
import { t } from '../language/language.ts';
import type { Schema } from '../schema.ts';

const CONTROL = /[\u0000-\u001f\u007f-\u009f]/;
const CONTROL_EXCEPT_LINES = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/;
/** Matches a visible character. The service treats a text of only zero-width characters as blank. */
const VISIBLE = /[^\s\p{Default_Ignorable_Code_Point}]/u;

/** Rules that the schema cannot express. */
export interface Beyond {
  /** Whether the text may contain line breaks and tabs. */
  readonly lines?: boolean;
  /** Maximum number of decimal places. */
  readonly decimals?: number;
  /** Whether the number in the text must be above zero. */
  readonly positive?: boolean;
}

/** Returns the fault, like `must be above 0`. Returns undefined without a fault. */
export function faultOf(value: string | number, schema: Schema, beyond: Beyond = {}): string | undefined {
  return typeof value === 'string' ? faultOfText(value, schema, beyond) : faultOfNumber(value, schema, beyond);
}

function faultOfText(text: string, schema: Schema, { lines = false, positive = false }: Beyond): string | undefined {
  const { enum: values, minLength = 0, maxLength = Infinity, format, pattern, examples = [] } = schema;
  if (values && !values.includes(text)) return t`must be one of ${values.join(', ')}`;
  if (!text.isWellFormed()) return t`must be well-formed Unicode`;
  if ((lines ? CONTROL_EXCEPT_LINES : CONTROL).test(text)) return t`must not contain control characters`;
  if (minLength > 0 && !VISIBLE.test(text)) return t`must not be blank`;
  if (format === 'date' && !isDate(text)) return t`must be a date like 2026-11-21 that exists`;
  const isWritten = pattern === undefined || new RegExp(pattern, 'u').test(text);
  if (!isWritten) return t`must be written like ${String(examples[0] ?? pattern)}`;
  if (positive && (text.startsWith('-') || !/[1-9]/.test(text))) return t`must be above ${0}`;
  const length = text.length > maxLength ? [...text].length : text.length;
  return length > maxLength ? t`must have at most ${maxLength} characters` : undefined;
}

const isDate = (text: string): boolean => {
  const date = new Date(`${text}T00:00:00Z`);
  return /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
};

function faultOfNumber(number: number, schema: Schema, { decimals = Infinity }: Beyond): string | undefined {
  const { type, minimum = -Infinity, maximum = Infinity, exclusiveMinimum = -Infinity } = schema;
  if (type === 'integer' && !Number.isInteger(number)) return t`must be a whole number`;
  if (number <= exclusiveMinimum) return t`must be above ${exclusiveMinimum}`;
  if (number < minimum) return t`must be at least ${minimum}`;
  if (number > maximum) return t`must be at most ${maximum}`;
  return (String(number).split('.')[1]?.length ?? 0) > decimals
    ? t`must have at most ${decimals} decimal places`
    : undefined;
}
