/** The file of suppliers. */
import { fileColumns } from '../../kernel/contract/file.ts';
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
import { type SupplierState, Suppliers } from './supplier.ts';
import {
  activateSupplier,
  createSupplier,
  deactivateSupplier,
  listSuppliers,
  updateSupplier,
} from './supplier-contracts.ts';

const COMMANDS = {
  create: createSupplier,
  update: updateSupplier,
  activate: activateSupplier,
  deactivate: deactivateSupplier,
};

export const supplierFile = fileKind<SupplierState, undefined>({
  name: 'suppliers',
  title: say`Suppliers`,
  columns: [...fileColumns(createSupplier.input), STATUS_COLUMN],
  example: { name: 'Viehhandel Huber', ...PARTY_EXAMPLE },
  list: listSuppliers,
  context: async () => undefined,
  rowsOf: (supplier) => [partyRow(supplier)],
  write: {
    command: createSupplier,
    key: NAME_AND_ADDRESS,
    find: (unit, rows) => statesIn(unit.of(Suppliers), 'name', rows),
    check: postalCodeFaults,
    async write(record, tools) {
      await writeParty(record, COMMANDS, tools);
    },
  },
});
