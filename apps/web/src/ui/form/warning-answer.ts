/** The user's answer to what the service asks about a request, and the request that contains it. */
import type { ApiError } from '@cleaver/client';

export interface Acknowledge {
  readonly codes: readonly string[];
  readonly reason: string;
}

export type Warnings = NonNullable<ApiError['warnings']>;

export interface Answer {
  /** Undefined if the service asked only whether goods were gone, and all were. */
  readonly acknowledge?: Acknowledge | undefined;
  /** The numbers of the lines of a delivery whose goods were gone when they were counted later. */
  readonly gone: readonly number[];
}

export interface Question {
  readonly warnings: Warnings;
  /** Answers; undefined cancels the request. */
  readonly answer: (given: Answer | undefined) => void;
}

/** Returns whether the warning asks if the goods of a line were still there when they were counted. */
export const asksForCount = ({ code }: Warnings[number]): boolean => code === 'COUNTED_SINCE';

/** Returns the answer to the warnings. Acknowledges all of them, except for the count of lines whose goods were gone. */
export function answerTo(warnings: Warnings, reason: string, gone: readonly number[] = []): Answer {
  const rest = warnings.filter((warning) => !asksForCount(warning) || !gone.includes(warning.line ?? 0));
  const codes = [...new Set(rest.map(({ code }) => code))];
  return { gone, acknowledge: codes.length > 0 ? { codes, reason } : undefined };
}

/** Returns the request body with the answer. `lines` of the body are those that the warnings number from 1. */
export function withAnswer<B extends object>(body: B, { acknowledge, gone }: Answer): B {
  const { lines } = body as { readonly lines?: readonly object[] };
  const counted = lines?.map((line, index) => (gone.includes(index + 1) ? { ...line, alreadyCounted: true } : line));
  return { ...body, ...(gone.length > 0 && { lines: counted }), ...(acknowledge && { acknowledge }) };
}
