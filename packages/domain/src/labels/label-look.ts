/** The reads of labels, in a snapshot or in a unit of work. */
import { shopDay } from '../inventory/index.ts';
import type { QueryPorts, UnitPorts } from '../kernel/execution/ports.ts';
import type { CalendarDate } from '../kernel/values/calendar.ts';
import type { RecipeReader } from '../production/index.ts';
import { type Look, lookAt, lookInside } from '../quality/index.ts';
import { type ShopSettingsState, settingsFrom, settingsIn } from '../settings/index.ts';

export interface LabelLook extends Look {
  readonly recipes: Pick<RecipeReader, 'graph'>;
  /** The calendar day of the shop. */
  readonly today: CalendarDate;
  /** Returns the calendar day of the shop at an instant. */
  dayOf(at: Date): CalendarDate;
  settings(): Promise<ShopSettingsState>;
}

export const labelLookAt = (ports: QueryPorts): LabelLook => ({
  ...lookAt(ports),
  recipes: ports.recipes,
  today: shopDay(ports.clock.now(), ports.settings),
  dayOf: (at) => shopDay(at, ports.settings),
  settings: () => settingsFrom(ports.reader),
});

export const labelLookInside = (unit: UnitPorts): LabelLook => ({
  ...lookInside(unit),
  recipes: unit.reads.recipes,
  today: shopDay(unit.now, unit.settings),
  dayOf: (at) => shopDay(at, unit.settings),
  settings: () => settingsIn(unit),
});
