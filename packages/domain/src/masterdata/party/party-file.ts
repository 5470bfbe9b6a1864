/** What the files of suppliers, customers and categories share. */

import type { AnyCommand } from '../../kernel/contract/contract.ts';
import { oneOf } from '../../kernel/contract/fields.ts';
import type { FileValues } from '../../kernel/contract/file.ts';
import type { Fault } from '../../kernel/contract/refusal.ts';
import type { FileRecord, FileTools } from '../../kernel/execution/file-kind.ts';
import { say } from '../../kernel/values/message.ts';
import { foldText } from '../../kernel/values/text.ts';
import { ACTIVITY_STATUSES } from '../activity.ts';
import type { SupplierState } from '../supplier/supplier.ts';

/** The columns that identify a supplier or a customer. Equal names at other addresses are other records. */
export const NAME_AND_ADDRESS = ['name', 'street', 'houseNumber', 'postalCode', 'city'];

export const STATUS_COLUMN = { member: 'status', field: oneOf(ACTIVITY_STATUSES) };

/** The example of a contact and an address. */
export const PARTY_EXAMPLE: FileValues = {
  ...{ phone: '+49 981 5550', email: 'huber@example.org', contactPerson: 'Josef Huber', paymentDueDays: 14 },
  ...{ street: 'Lange Zeile', houseNumber: '12 a', postalCode: '91522', city: 'Ansbach', country: 'DE' },
  status: 'ACTIVE',
};

/** Returns the cells of a supplier or a customer, without the kind of a customer. */
export const partyRow = ({
  name,
  address,
  contactInfo,
  paymentTerms,
  status,
}: Pick<SupplierState, 'name' | 'address' | 'contactInfo' | 'paymentTerms' | 'status'>): FileValues => ({
  ...{ name, ...contactInfo, ...address, ...paymentTerms, status },
});

const GERMANY = new Set(['de', 'd', 'deutschland', 'germany'].map(foldText));
const POSTAL_CODE_DIGITS = 5;

/** Returns a fault for a German postal code without five digits. Spreadsheets drop a leading zero. */
export function postalCodeFaults({ postalCode = '', country = '' }: FileValues): readonly Fault[] {
  const code = String(postalCode);
  if (code === '' || /^\d{5}$/.test(code) || !GERMANY.has(foldText(String(country)))) return [];
  const message = /^\d{4}$/.test(code)
    ? say`must have five digits in Germany: ${code.padStart(POSTAL_CODE_DIGITS, '0')}?`
    : say`must have five digits in Germany`;
  return [{ field: 'postalCode', message }];
}

interface PartyCommands {
  readonly create: AnyCommand;
  readonly update: AnyCommand;
  readonly activate: AnyCommand;
  readonly deactivate: AnyCommand;
}

/** Creates or changes the record of a row, and sets its status. Returns its id. */
export async function writeParty(
  { stored, head, changed, rows: [row] }: FileRecord<{ readonly id: string; readonly status: string }>,
  { create, update, activate, deactivate }: PartyCommands,
  { perform }: FileTools,
): Promise<string> {
  const { status, ...values } = head;
  const given = Object.fromEntries(Object.entries(values).filter(([member]) => !stored || changed.has(member)));
  const id = stored?.id ?? (await perform(create, given, row)).id;
  if (stored && Object.keys(given).some((member) => member in update.input.fields)) {
    await perform(update, { id, ...given }, row);
  }
  if (status !== undefined && status !== (stored?.status ?? 'ACTIVE')) {
    await perform(status === 'ACTIVE' ? activate : deactivate, { id }, row);
  }
  return id;
}
