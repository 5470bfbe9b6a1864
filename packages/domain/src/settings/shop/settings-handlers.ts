/** Handlers for reading and changing the shop's settings. */

import { checkNoFaults } from '../../kernel/contract/refusal.ts';
import { type Handler, handle } from '../../kernel/execution/handler.ts';
import { calendarDay } from '../../kernel/values/calendar.ts';
import { getSettings } from './settings-contracts.ts';
import { changeableSettings, type ShopSettingsState, settingsFrom } from './shop-settings.ts';
import { updateSettings } from './update-settings-contracts.ts';
import { storedRates, vatFaults } from './vat-rates.ts';

const settingsView = ({ id: _, ...settings }: ShopSettingsState) => settings;

export const settingsHandlers: readonly Handler[] = [
  handle(getSettings, {
    async run({ reader }) {
      return settingsView(await settingsFrom(reader));
    },
  }),
  handle(updateSettings, {
    async run(unit, { vatRates, ...given }) {
      checkNoFaults(vatRates ? vatFaults(vatRates, calendarDay(unit.now, unit.settings.shopTimeZone)) : []);
      const settings = await changeableSettings(unit);
      settings.update({ ...given, vatRates: vatRates && storedRates(vatRates) });
      return settingsView(settings.state);
    },
  }),
];
