/** Contract tests of recalls. They are read as they were stored. */
import { type RecallState, Recalls } from '@cleaver/domain/quality';
import { kindsWorld } from '../contract/comes-back.ts';
import { part } from '../contract/part.ts';
import { NOW, newId, unique } from '../contract/samples.ts';
import { LATER } from '../masterdata/samples.ts';

export const qualityKindsContract = part(kindsWorld, {
  'recalls are read as they were stored': async (t, { comesBack }) => {
    const bare: RecallState = {
      ...{ id: newId(), recallNumber: unique('R'), mode: 'MOCK', status: 'OPEN', reason: 'x', asOf: NOW, sha256: '' },
      ...{ elapsedMs: 1, openedBy: 'anna', openedAt: LATER, closedBy: null, closedAt: null, conclusion: null },
      ...{ lotCount: 0, customerCount: 0, contacts: [] },
    };
    const contact = { customerId: newId(), contactedBy: 'bert', contactedAt: LATER.toISOString() };
    await comesBack(t, Recalls, bare, {
      ...{ ...bare, id: newId(), recallNumber: unique('R'), mode: 'REAL', status: 'CLOSED' },
      ...{ closedBy: 'bert', closedAt: LATER, conclusion: 'zwei\nZeilen' },
      contacts: [
        { ...contact, channel: 'PHONE', outcome: 'NOT_REACHED', note: null, recovered: null },
        {
          ...{ ...contact, channel: 'EMAIL', outcome: 'CONFIRMED', note: '' },
          recovered: { quantityAmount: '0.000001', quantityUnit: 'lb' },
        },
      ],
    });
  },
});
