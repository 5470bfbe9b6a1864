/** The refusal of a label with its reasons. */
import { Refusal } from '../../kernel/contract/refusal.ts';
import { type Message, say, word } from '../../kernel/values/message.ts';
import { messageOf, type Reason, reasonView } from '../compile/reasons.ts';
import { labelRefused } from '../refusals.ts';

/** Maximum number of sentences in a refusal. Each further code is named without its sentence. */
const SENTENCES_MAX = 50;

/** Returns LABEL_REFUSED. Its message has every code, and the response all reasons. */
export function refusedLabel(reasons: readonly Reason[]): Refusal {
  const shown = reasons.slice(0, SENTENCES_MAX);
  const further = new Set(reasons.map(({ code }) => code));
  for (const { code } of shown) further.delete(code);
  const sentences: readonly Message[] = [
    ...shown.map((one) => say`${one.code}: ${messageOf(one)}`),
    ...[...further].map((code) => word(code)),
  ];
  const { kind, code, said } = labelRefused({ reasons: sentences });
  const beside = (translate: (message: Message) => string) => ({
    reasons: reasons.map(reasonView).map((one) => ({ ...one, message: translate(one.message) })),
  });
  return new Refusal(kind, code, said, { beside });
}
