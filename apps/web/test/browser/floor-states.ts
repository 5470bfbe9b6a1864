/** The floor screens with chosen goods and a field for an amount. */
import type { Page } from 'playwright-core';
import { drawn, scanBeside } from './browser.ts';

export interface FloorState {
  readonly name: string;
  readonly address: string;
  /** The label of the field that has the focus. */
  readonly field: string;
  /** The code to scan on the page. */
  readonly code?: string;
  /** The name of the button that opens the field. */
  readonly press?: string;
}

const LOT = 'L-2611-22';

export const floorStates = (made: Readonly<Record<string, string>>): readonly FloorState[] => [
  { name: 'take out', address: `/scan?code=${LOT}`, press: 'Entnehmen', field: 'Wie viel?' },
  { name: 'move', address: `/transfer?code=${LOT}`, field: 'Wie viel wird umgelagert?' },
  { name: 'write off', address: `/write-off?code=${LOT}`, field: 'Wie viel wird abgeschrieben?' },
  { name: 'receive', address: '/goods-receipts/new', press: 'Position hinzufügen', field: 'Temperatur' },
  { name: 'receive an amount', address: '/goods-receipts/new', press: 'Position hinzufügen', field: 'Menge' },
  { name: 'put in', address: `/batches/${made['atWork']}/make`, code: LOT, field: 'Wie viel kommt hinein?' },
  { name: 'complete', address: `/batches/${made['atWork']}/complete`, field: 'Wie viel kam heraus?' },
  { name: 'cut', address: '/cuttings/new', code: 'L-2611-20', field: 'Wie viel von L-2611-20?' },
  {
    name: 'deliver',
    address: `/deliveries/new?customerId=${made['customer']}`,
    code: LOT,
    field: 'Menge',
  },
  { name: 'count', address: `/counts/${made['count']}`, code: 'L-2611-20', field: 'Wie viel liegt hier?' },
];

/** Opens the state, with the focus in its field and its numpad open. */
export async function openFloor(page: Page, { address, code, press, field }: FloorState): Promise<void> {
  await page.goto(address);
  await drawn(page);
  if (code !== undefined) await scanBeside(page, code);
  if (press !== undefined) await page.getByRole('button', { name: press, exact: true }).first().click();
  const input = page.getByLabel(field, { exact: true }).first();
  await input.waitFor();
  await drawn(page);
  await input.focus();
  await page.getByRole('group', { name: 'Ziffernblock' }).waitFor();
  // The result of the scan covers the header for a moment.
  await page
    .getByText(/^[✓!] /)
    .first()
    .waitFor({ state: 'detached' });
}
