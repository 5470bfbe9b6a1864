/** The label as it will look: compiled while a person types, or as the service has it. */

import type { AnswerOf } from '@cleaver/domain/kernel';
import type { getLabel } from '@cleaver/domain/labels/contracts';
import {
  compile,
  type Decisions,
  type LabelView,
  messageOf,
  type ReasonCode,
  ruleOf,
} from '@cleaver/domain/labels/contracts';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { forPeople, shownNumber } from '../../shell/language/format.ts';
import { shownWith } from '../../shell/language/language.ts';
import { type Sources, useSources } from './label-sources.ts';
import { compilable } from './typed-decisions.ts';

export type Label = AnswerOf<typeof getLabel>;
export type Element = NonNullable<Label['prepacked']>[number];

export interface ShownReason {
  readonly code: ReasonCode;
  readonly message: string;
  readonly rule: string;
  readonly articleId: string | null;
  /** The percentage in the message: the loss for which the yield leaves room. Undefined: there is none. */
  readonly percent?: string | undefined;
}

interface UsedDeclaration {
  readonly articleId: string;
  readonly articleName: string;
  readonly version: number;
  /** Undefined: unknown, because the label is frozen. */
  readonly role?: string | undefined;
  readonly isMeat?: boolean | undefined;
}

export interface Look {
  readonly prepacked: readonly Element[] | null;
  readonly loose: readonly Element[] | null;
  readonly reasons: readonly ShownReason[];
  readonly declarations: readonly UsedDeclaration[];
}

/** Milliseconds without a key until the label is compiled. */
const TYPING_MS = 120;

/** Returns the value as it was before the last keys. The value must be the same object until it changes. */
function useSettled<T>(value: T): T {
  const [settled, settle] = useState(value);
  useEffect(() => {
    const waiting = setTimeout(() => settle(value), TYPING_MS);
    return () => clearTimeout(waiting);
  }, [value]);
  return settled;
}

/** Returns the label as the service has it. */
export const lookOf = ({ prepacked, loose, reasons, declarations }: Label): Look => ({
  ...{ prepacked, loose, declarations },
  reasons: reasons.map(({ code, message, rule, articleId }) => ({
    code,
    message: forPeople(message),
    rule,
    articleId,
  })),
});

/** Compiles decisions that may be incomplete. */
function compiledLook(decisions: Decisions, labelId: string, sources: Sources): Look {
  const compiled = compile(compilable(decisions), { ...sources, labelId });
  const elements = (of: LabelView['prepacked']) => of as Look['prepacked'];
  return {
    prepacked: elements(compiled.prepacked),
    loose: elements(compiled.loose),
    reasons: compiled.reasons.map((one) => ({
      ...{ code: one.code, articleId: one.articleId, rule: ruleOf(one.code) },
      message: shownWith(messageOf(one), shownNumber),
      percent: one.values['percent'] === undefined ? undefined : String(one.values['percent']),
    })),
    declarations: compiled.declarations.map(({ articleId, version, role, meat }) => ({
      ...{ articleId, version, role, isMeat: meat !== null },
      articleName: sources.names.get(articleId) ?? articleId,
    })),
  };
}

/** Returns the look of a draft, and its sources as soon as they are read. */
export function useCompiled(label: Label, decisions: Decisions, isLive: boolean) {
  const settled = useSettled(decisions);
  const recipeId = settled.recipeId ?? '';
  const { data: sources } = useSources(label.articleId, recipeId, isLive);
  const look = useMemo(() => {
    const isThere = sources && (recipeId === '' || sources.recipes.has(recipeId));
    return isThere ? compiledLook(settled, label.id, sources) : lookOf(label);
  }, [settled, sources, label, recipeId]);
  return { look, sources };
}
