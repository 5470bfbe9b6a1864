/** The days on which the shop is open, by its settings. */
import { type AnswerOf, dateOf } from '@cleaver/domain/kernel';
import { nextOpenDay } from '@cleaver/domain/sales';
import type { ClosedDays } from '@cleaver/domain/settings';
import type { getSettings } from '@cleaver/domain/settings/contracts';
import { me } from '../../shell/session/session.ts';

export const closedBy = ({ closedWeekdays, closedDays }: AnswerOf<typeof getSettings>): ClosedDays => ({
  closedWeekdays,
  closedDays: closedDays.map(({ date }) => ({ date: dateOf(date) })),
});

/** Returns the first day after today on which the shop is open. Returns tomorrow if the settings leave no open day. */
export const firstOpenDay = (settings: AnswerOf<typeof getSettings>): string =>
  nextOpenDay(closedBy(settings), dateOf(me.get()?.today ?? '1970-01-01'));
