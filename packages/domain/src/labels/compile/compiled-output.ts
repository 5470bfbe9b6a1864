/** Elements, reasons and warnings in responses. */
import * as out from '../../kernel/contract/output.ts';
import { ELEMENT_KINDS, type LabelElement, type Range, SOURCE_KINDS } from './element.ts';
import {
  FIT_REASONS,
  type FitReasonCode,
  LABEL_REASONS,
  LABEL_WARNINGS,
  type LabelReasonCode,
  type LabelWarning,
  type LabelWarningCode,
  messageOf,
  reasonView,
} from './reasons.ts';

export const elementOutput = out.object('LabelElementResponse', {
  kind: out.oneOf(ELEMENT_KINDS),
  text: out.text({ description: 'German, as printed' }),
  emphasis: out.listOf(
    out.madeFrom(out.listOf(out.int32()), (range: Range) => range),
    {
      description: 'Ranges of code points: the first, and the one after the last',
    },
  ),
  rule: out.text({ examples: ['LMIV Art. 18, 21, 22'] }),
  sources: out.listOf(
    out.object('LabelSourceResponse', { kind: out.oneOf(SOURCE_KINDS), id: out.nullable(out.text()) }),
  ),
}) satisfies out.Output<LabelElement, unknown>;

const codesOf = <C extends string>(words: Readonly<Record<C, unknown>>): readonly C[] => Object.keys(words) as C[];

export const reasonOutput = out.madeFrom(
  out.object('LabelReasonResponse', {
    code: out.oneOf([...codesOf<LabelReasonCode>(LABEL_REASONS), ...codesOf<FitReasonCode>(FIT_REASONS)]),
    message: out.sentence({ description: 'What is wrong, and what to do' }),
    rule: out.text({ description: 'Where the rule stands. Empty: a rule of the service' }),
    articleId: out.nullable(out.text()),
    lotId: out.nullable(out.text()),
  }),
  reasonView<LabelReasonCode | FitReasonCode>,
);

export const warningOutput = out.madeFrom(
  out.object('LabelWarningResponse', {
    code: out.oneOf(codesOf<LabelWarningCode>(LABEL_WARNINGS)),
    message: out.sentence(),
    articleId: out.nullable(out.text()),
    lotId: out.nullable(out.text()),
  }),
  (one: LabelWarning) => ({
    ...{ code: one.code, message: messageOf(one), articleId: one.articleId, lotId: one.lotId },
  }),
);
