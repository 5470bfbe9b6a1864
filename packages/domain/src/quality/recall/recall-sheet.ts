/** Builds the sheet of a recall: one row for each delivery, with the last contact with its customer. */

import type { Frozen, RecallState } from './recall.ts';
import type { RecallSheet } from './recall-contracts.ts';

/**
 * Returns the rows of the deliveries, then those of the undone deliveries. Members that a row does not have are empty
 * texts.
 */
export function sheetOf(frozen: Frozen, contacts: RecallState['contacts']): RecallSheet {
  const said = (customerId: string) => {
    const last = contacts.findLast((contact) => contact.customerId === customerId);
    return {
      channel: last?.channel ?? '',
      outcome: last?.outcome ?? '',
      contactedAt: last?.contactedAt ?? '',
      contactedBy: last?.contactedBy ?? '',
      note: last?.note ?? '',
      recovered: last?.recovered ? `${last.recovered.quantityAmount} ${last.recovered.quantityUnit}` : '',
    };
  };
  return [
    ...frozen.customers.flatMap(({ customerId, deliveries, ...customer }) =>
      deliveries.map((delivery) => ({ ...customer, ...delivery, ...said(customerId), ...NOT_UNDONE })),
    ),
    ...(frozen.undoneDeliveries ?? []).map(({ customerId, reason: undoReason, ...undone }) => ({
      ...NO_GOODS,
      ...undone,
      ...said(customerId),
      undoReason,
    })),
  ];
}

const NOT_UNDONE = { undoneAt: '', undoneBy: '', undoReason: '' };

const NO_GOODS = {
  phone: '',
  email: '',
  contactPerson: '',
  dispatchDate: '',
  lotId: '',
  lotNumber: '',
  articleName: '',
  quantity: '',
  takenBack: '',
  unit: '',
};
