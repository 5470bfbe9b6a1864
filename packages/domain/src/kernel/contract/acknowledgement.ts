/**
 * Acknowledgement of warnings. The core refuses a command with warnings unless the request names all their codes. The
 * document stores the acknowledged warnings with the reason.
 */

import type { Message } from '../values/message.ts';
import { CODE_MAX, lines, list, NOTE_MAX, text } from './fields.ts';
import { type Field, form, optional } from './form.ts';
import * as out from './output.ts';
import { acknowledgementRequired, Refusal } from './refusal.ts';

/** A condition that a person must review before a command takes effect. */
export interface Warning<Code extends string = string> {
  readonly code: Code;
  /** The line of the document; null: the whole document. */
  readonly line: number | null;
  /**
   * Values for the message. The document stores them instead of the message, so that responses can have any language.
   */
  readonly values: Readonly<Record<string, string>>;
}

/** An acknowledged warning, as the document stores it. */
export interface KeptWarning<Code extends string = string> extends Warning<Code> {
  readonly reason: string;
  /** The username of the caller who acknowledged the warning. */
  readonly by: string;
  /** The time of the acknowledgement, as an ISO 8601 text. */
  readonly at: string;
}

/** Functions that return the message of each code, from the values of a warning. */
export type WarningWords<Code extends string> = Readonly<
  Record<Code, (values: Readonly<Record<string, string>>) => Message>
>;

export interface Acknowledge {
  readonly codes: readonly string[];
  readonly reason: string;
}

/** Returns the output of an acknowledged warning. `title`: the name of the component in the published document. */
export const keptWarning = <const C extends string>(title: string, codes: readonly C[]) =>
  out.object(title, {
    code: out.oneOf(codes),
    line: out.nullable(out.int32()),
    message: out.sentence(),
    reason: out.text({ description: 'Why the caller acknowledged it' }),
    by: out.text({ description: 'The username' }),
    at: out.text({ description: 'A time as ISO 8601', examples: ['2026-11-21T09:30:00.000Z'] }),
  });

/** Returns acknowledged warnings with their messages, for a response. */
export const shownWarnings = <Code extends string>(kept: readonly KeptWarning<Code>[], words: WarningWords<Code>) =>
  kept.map(({ values, ...warning }) => ({ ...warning, message: words[warning.code](values) }));

/** Maximum number of codes in one acknowledgement. */
const CODES_MAX = 10;

/** Returns the optional field `acknowledge` of a request. */
export const acknowledge = (): Field<Acknowledge | undefined> =>
  optional(form({ codes: list(text(CODE_MAX), CODES_MAX, 1), reason: lines(NOTE_MAX) }));

/**
 * Returns the warnings as the document stores them. `by`: a username. Refuses with ACKNOWLEDGEMENT_REQUIRED if `given`
 * does not name all their codes. Call this function after all other checks.
 */
export function acknowledged<Code extends string>(
  warnings: readonly Warning<Code>[],
  words: WarningWords<Code>,
  given: Acknowledge | undefined,
  by: string,
  at: Date,
): readonly KeptWarning<Code>[] {
  if (warnings.length === 0) return [];
  if (given && warnings.every(({ code }) => given.codes.includes(code))) {
    return warnings.map((warning) => ({ ...warning, reason: given.reason, by, at: at.toISOString() }));
  }
  const shown = warnings.map(({ code, line, values }) => ({ code, line, message: words[code](values) }));
  const { kind, code, said } = acknowledgementRequired({ warnings: shown.map(({ message }) => message) });
  throw new Refusal(kind, code, said, { warnings: shown });
}
