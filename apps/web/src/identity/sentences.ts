/** The operations that each permission allows, as sentences. */
import { CONTRACTS } from '@cleaver/domain/contracts';
import { germanBy } from '@cleaver/domain/german';
import { isPermission } from '@cleaver/domain/kernel';
import { OPERATIONS_GERMAN } from '@cleaver/domain/operations-german';
import type { Sentences } from './does.ts';

const german = germanBy(OPERATIONS_GERMAN);

const guarded = CONTRACTS.flatMap(({ permission, andPermission, orPermission, summary }) =>
  [permission, andPermission, orPermission].flatMap((one) =>
    one === undefined || !isPermission(one)
      ? []
      : { permission: one, sentence: [summary, german(summary) ?? summary] as const },
  ),
);

/**
 * The sentences by permission, in the order of the OpenAPI document. A permission that guards no operation is absent.
 */
export const SENTENCES: Sentences = Object.fromEntries(
  [...Map.groupBy(guarded, ({ permission }) => permission)].map(([permission, of]) => [
    permission,
    of.map(({ sentence }) => sentence),
  ]),
);
