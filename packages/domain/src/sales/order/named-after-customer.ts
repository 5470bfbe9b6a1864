/** Finds the drafts and standing orders that depend on the name or on a delivery address of their customer. */
import { shopDay } from '../../inventory/index.ts';
import { workTooLarge } from '../../kernel/contract/refusal.ts';
import { WORK_BYTES_MAX } from '../../kernel/execution/bounds.ts';
import { dateOf } from '../../kernel/values/calendar.ts';
import type { FindNamedAfterCustomer, FindNeededAddresses } from '../../masterdata/index.ts';
import { hasPlannedDay } from '../standing-order/planned-days.ts';
import { StandingOrders } from '../standing-order/standing-order.ts';
import { Orders } from './order.ts';

/** Maximum number of lines of the drafts that one change of a customer loads. They take about 50 MiB. */
const DRAFT_LINES_MAX = 20_000;

/** Finds the records to rename. Refuses a customer whose drafts have more than 20,000 lines with WORK_TOO_LARGE. */
export const draftsAndStandingOrders: FindNamedAfterCustomer = async (unit, customerId) => {
  const lines = await unit.reads.supply.draftLines(customerId);
  if (lines > DRAFT_LINES_MAX) {
    throw workTooLarge({ records: DRAFT_LINES_MAX, size: WORK_BYTES_MAX / 1024 / 1024 });
  }
  return [
    ...(await unit.of(Orders).where({ customerId, status: 'DRAFT' })),
    ...(await unit.of(StandingOrders).where({ customerId })),
  ];
};

const EVER = dateOf('9999-12-31');

/** Returns the addresses of the drafts, and of the standing orders with a planned day from today on. */
export const addressesOfDraftsAndStandingOrders: FindNeededAddresses = async (unit, customerId) => {
  const today = shopDay(unit.now, unit.settings);
  const { supply } = unit.reads;
  const [drafts, standing] = await Promise.all([
    supply.draftLabels(customerId),
    supply.scheduled(today, EVER, customerId),
  ]);
  const planned = standing.filter((schedule) => hasPlannedDay(schedule, today));
  return [...drafts, ...planned.map(({ deliveryAddressLabel }) => deliveryAddressLabel)];
};
