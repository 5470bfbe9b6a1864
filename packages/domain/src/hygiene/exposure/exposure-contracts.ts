/** Operations on the goods that a deviation puts in doubt: read the lots, place holds on them. */
import { holdOutput, holdSubject, lotSubject } from '../../inventory/contracts.ts';
import { command, query } from '../../kernel/contract/contract.ts';
import { id, lines, list, pathId } from '../../kernel/contract/fields.ts';
import { form } from '../../kernel/contract/form.ts';
import * as out from '../../kernel/contract/output.ts';
import { PRODUCT_KINDS } from '../../masterdata/contracts.ts';
import { noStorageLocation, notExposed } from '../refusals.ts';
import { deviationSubject } from '../subjects.ts';

/** Maximum number of lots of one request for holds. */
const HELD_LOTS_MAX = 1000;

/**
 * Why a lot is in doubt. LAY_THERE: something of it was in the location of the deviation. MADE_OF: it was made since,
 * of goods that lay there.
 */
export const EXPOSURES = ['LAY_THERE', 'MADE_OF'] as const;
export type ExposureVia = (typeof EXPOSURES)[number];

const amount = out.text({ description: 'A decimal number as text, as in the account of the lot', examples: ['12.5'] });

const exposedLot = out.object('ExposedLotResponse', {
  lotId: out.text(),
  lotNumber: out.text(),
  articleId: out.text(),
  articleName: out.text(),
  productKind: out.nullable(out.oneOf(PRODUCT_KINDS)),
  via: out.oneOf(EXPOSURES),
  inStock: amount,
  dispatched: amount,
  unit: out.text({ description: 'The base unit of what is measured', examples: ['KG'] }),
  onHold: out.boolean(),
  held: out.boolean({ description: 'Whether an open hold is of this deviation' }),
});
export type ExposedLot = out.GivenBy<typeof exposedLot>;

const exposureOutput = out.object('ExposureResponse', {
  since: out.timestamp({ description: 'The last reading within limits before the deviation, or else its start' }),
  until: out.timestamp({ description: 'The end of the deviation, or now' }),
  lots: out.listOf(exposedLot, { description: 'By `via`, number and id' }),
});
export type Exposure = out.GivenBy<typeof exposureOutput>;

export const getExposure = query({
  name: 'deviation.exposure',
  subject: deviationSubject,
  address: 'GET /api/quality/deviations/{id}/exposure',
  summary: 'Read which lots a deviation puts in doubt: those that lay in its location, and what was made of them since',
  description:
    'By the ledger, something of the lot was in the location at a moment from `since` to `until`, or the lot was made since then of such a lot, at any depth.',
  permission: 'STOCK_READ',
  floor: true,
  refuses: [noStorageLocation],
  input: form({ id: pathId() }),
  output: exposureOutput,
});

export const holdExposedLots = command({
  name: 'deviation.hold',
  subject: holdSubject,
  about: { member: 'id', subject: deviationSubject },
  address: 'POST /api/quality/deviations/{id}/holds',
  summary: 'Place holds on lots that a deviation puts in doubt: on all given ones or on none',
  description: 'Lots that the deviation holds already are skipped.',
  permission: 'STOCK_WRITE',
  floor: true,
  refuses: [lotSubject.unknown, noStorageLocation, notExposed],
  input: form({ id: pathId(), lotIds: list(id(), HELD_LOTS_MAX, 1), reason: lines() }),
  output: out.object('DeviationHoldsResponse', {
    holds: out.listOf(holdOutput),
    skipped: out.listOf(out.text({ description: 'The id of a lot' })),
  }),
});
