/** A deviation as responses show it. In a file of its own, so that Today does not load the operations on deviations. */
import * as out from '../../kernel/contract/output.ts';
import { limitsOutput } from '../../production/contracts.ts';
import { DEVIATION_STATUSES } from '../subjects.ts';
import { GOODS_FATES } from './goods-fate.ts';

const actionOutput = out.object('DeviationActionResponse', {
  cause: out.text(),
  measure: out.text(),
  goods: out.oneOf(GOODS_FATES),
  actedBy: out.text({ description: 'A username' }),
  actedAt: out.timestamp<string>(),
});

const verificationOutput = out.object('DeviationVerificationResponse', {
  effective: out.boolean(),
  note: out.text(),
  verifiedBy: out.text({ description: 'A username' }),
  verifiedAt: out.timestamp<string>(),
});

export const deviationOutput = out.object('DeviationResponse', {
  id: out.text(),
  controlPointId: out.nullable(out.text()),
  cleaningTaskId: out.nullable(out.text()),
  name: out.text({ description: 'Of the check, when the deviation opened, like the location and the limits' }),
  storageLocationId: out.nullable(out.text()),
  status: out.oneOf(DEVIATION_STATUSES),
  from: out.timestamp({ description: 'The first reading out of limits' }),
  lastOutAt: out.timestamp({ description: 'The last reading out of limits' }),
  until: out.nullable(out.timestamp({ description: 'The next reading within limits. Null: it runs' })),
  minutes: out.int32({ description: 'Whole minutes from the start to the end or until now' }),
  readings: out.int32({ description: 'How many readings are out of limits' }),
  lowest: out.nullable(out.exactNumber()),
  highest: out.nullable(out.exactNumber()),
  limits: out.nullable(limitsOutput),
  actions: out.listOf(actionOutput),
  verifications: out.listOf(verificationOutput),
});
/** A deviation as responses show it. */
export type DeviationView = out.GivenBy<typeof deviationOutput>;
