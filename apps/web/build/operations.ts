/** The operations that each permission allows, as sentences. The roles page shows them. */
import { CONTEXTS } from '@cleaver/domain';
import { germanBy, OPERATIONS_GERMAN } from '@cleaver/domain/german';
import { contractsOf } from '@cleaver/domain/kernel';

/** The summary of an operation in both languages. */
export type OperationSentence = readonly [english: string, german: string];

/** By permission, in the order of the published document. A permission that guards no operation is absent. */
export type OperationsByPermission = Readonly<Record<string, readonly OperationSentence[]>>;

/**
 * Returns the summaries of all operations by their permissions. Made at build time: loading the contracts of all
 * operations in the browser would take more than the page itself.
 */
export function operationsByPermission(): OperationsByPermission {
  const german = germanBy(OPERATIONS_GERMAN);
  const sentences = CONTEXTS.flatMap(contractsOf).flatMap(({ permission, orPermission, summary }) =>
    [permission, orPermission].flatMap((one) =>
      one === undefined || one === 'known' || one === 'public'
        ? []
        : { permission: one, sentence: [summary, german(summary) ?? summary] as const },
    ),
  );
  return Object.fromEntries(
    [...Map.groupBy(sentences, ({ permission }) => permission)].map(([permission, of]) => [
      permission,
      of.map(({ sentence }) => sentence),
    ]),
  );
}
