/** The file of customers. */
import { fileColumn, fileColumns } from '../../kernel/contract/file.ts';
import { fileKind, statesIn } from '../../kernel/execution/file-kind.ts';
import { say } from '../../kernel/values/message.ts';
import {
  NAME_AND_ADDRESS,
  PARTY_EXAMPLE,
  partyRow,
  postalCodeFaults,
  STATUS_COLUMN,
  writeParty,
} from '../party/party-file.ts';
import { type CustomerState, Customers } from './customer.ts';
import { hasAddress } from './customer-address.ts';
import {
  activateCustomer,
  createCustomer,
  deactivateCustomer,
  listCustomers,
  setPreferences,
  updateCustomer,
} from './customer-contracts.ts';

const COMMANDS = {
  create: createCustomer,
  update: updateCustomer,
  activate: activateCustomer,
  deactivate: deactivateCustomer,
};

export const customerFile = fileKind<CustomerState, undefined>({
  name: 'customers',
  title: say`Customers`,
  columns: [...fileColumns(createCustomer.input), fileColumn(setPreferences.input, 'preferences'), STATUS_COLUMN],
  example: { name: 'Gasthof Zur Post', type: 'B2B', ...PARTY_EXAMPLE },
  list: listCustomers,
  context: async () => undefined,
  rowsOf: (customer) => [
    {
      ...partyRow({ ...customer, address: customer.billingAddress }),
      type: customer.type,
      preferences: customer.preferences,
    },
  ],
  write: {
    command: createCustomer,
    key: NAME_AND_ADDRESS,
    fills: ['preferences'],
    immutable: ['type'],
    resolve: ({ values }) =>
      values['type'] === 'B2B' || hasAddress(values) ? values : { ...values, country: undefined },
    find: (unit, rows) => statesIn(unit.of(Customers), 'name', rows),
    check: postalCodeFaults,
    async write({ head: { preferences: wanted, ...head }, ...record }, tools) {
      const id = await writeParty({ ...record, head }, COMMANDS, tools);
      const isOther = record.stored ? record.changed.has('preferences') : wanted !== undefined;
      if (isOther) await tools.perform(setPreferences, { id, preferences: wanted as never }, record.rows[0]);
    },
  },
});
