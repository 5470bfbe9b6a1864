/** The rules for the members of a control point, by its scope and measure. */
import { Decimal } from '../../kernel/values/decimal.ts';
import { type Message, say } from '../../kernel/values/message.ts';
import type { Limits, Measure, PointScope, Schedule, Sensor } from '../check/check.ts';
import { rangeFault } from '../check/check-form.ts';

/** What decides which members a control point may have. */
export interface PointForm {
  readonly scope: PointScope;
  readonly measure: Measure;
}

/** The members with rules. Undefined: not given. */
export interface RuledMembers {
  readonly storageLocationId?: string | null | undefined;
  readonly productKinds?: readonly string[] | undefined;
  readonly articleIds?: readonly string[] | undefined;
  readonly limits?: Limits | null | undefined;
  readonly schedule?: Schedule | null | undefined;
  readonly sensor?: Sensor | null | undefined;
}

interface PointFault {
  readonly field: keyof RuledMembers;
  readonly message: Message;
}

const SHOP_ONLY = say`must be omitted: only a control point of the scope SHOP has it`;
const BATCH_ONLY = say`must be omitted: only a control point of the scope BATCH has it`;

/**
 * Returns what is wrong with the given members. `isNew`: limits may not be missing, except of a CHECK. Empty lists
 * and null count as omitted.
 */
export function pointFaults(
  { scope, measure }: PointForm,
  given: RuledMembers,
  isNew: boolean = true,
): readonly PointFault[] {
  const faults: PointFault[] = [];
  const fault = (field: keyof RuledMembers, message: Message) => faults.push({ field, message });
  if (scope === 'BATCH') {
    for (const field of ['storageLocationId', 'schedule', 'sensor'] as const) if (given[field]) fault(field, SHOP_ONLY);
  } else {
    for (const field of ['productKinds', 'articleIds'] as const) if (given[field]?.length) fault(field, BATCH_ONLY);
  }
  if (given.sensor && scope === 'SHOP' && measure !== 'TEMPERATURE')
    fault('sensor', say`must be omitted: only a control point with the measure TEMPERATURE has it`);
  const limitsMessage = limitsFault(measure, given.limits, isNew);
  if (limitsMessage) fault('limits', limitsMessage);
  return faults;
}

function limitsFault(measure: Measure, limits: Limits | null | undefined, isNew: boolean): Message | undefined {
  if (measure === 'CHECK') return limits ? say`must be omitted: a CHECK has no limits` : undefined;
  if (limits === undefined && !isNew) return undefined;
  if (!limits) return say`is required, with a lowest or a highest value`;
  for (const limit of [limits.min, limits.max]) {
    const message = limit === null ? undefined : rangeFault(measure, Decimal.of(limit));
    if (message) return message;
  }
  return undefined;
}
