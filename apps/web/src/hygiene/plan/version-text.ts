/** Writes schedules, sensors and versions of control points and cleaning tasks for people. */
import type { getControlPoint, Interval, Measure } from '@cleaver/domain/hygiene/contracts';
import { type AnswerOf, type Message, say } from '@cleaver/domain/kernel';
import { shownNumber } from '../../shell/language/format.ts';
import { shown, t } from '../../shell/language/language.ts';
import { wordText } from '../../ui/text/words.ts';
import { limitsText } from '../measured-text.ts';

export type Version = AnswerOf<typeof getControlPoint>['versions'][number];

const INTERVAL_TEXTS: Readonly<Record<Interval, Message>> = {
  DAY: say`Daily`,
  WEEK: say`Weekly`,
  MONTH: say`Monthly`,
  QUARTER: say`Quarterly`,
  YEAR: say`Yearly`,
};

/** Formats a schedule: daily 07:00 and 14:00, or weekly. Without a schedule: when needed. */
export function scheduleText(schedule: Version['schedule']): string {
  if (!schedule) return t`When needed`;
  return [shown(INTERVAL_TEXTS[schedule.every]), schedule.times.join(', ')].filter(Boolean).join(' ');
}

/** Formats how often a sensor sends, and the minutes for which it may be out of limits. */
const sensorText = ({ sensor, toleratedMinutes }: Pick<Version, 'sensor' | 'toleratedMinutes'>): string =>
  sensor === null
    ? t`no sensor`
    : t`channel ${sensor.channel}, every ${shownNumber(sensor.minutes)} min, tolerated ${shownNumber(toleratedMinutes)} min`;

/** Returns what a version changed, compared with the version before it. The first version: all that it sets. */
export function versionText(version: Version, before: Version | undefined, measure: Measure): string {
  const texts = [
    isChanged(version, before, ['status']) && before && wordText(version.status),
    version.limits && isChanged(version, before, ['limits']) && t`Limits: ${limitsText(version.limits, measure)}`,
    isChanged(version, before, ['schedule']) && scheduleText(version.schedule),
    (before || version.sensor) &&
      isChanged(version, before, ['sensor', 'toleratedMinutes']) &&
      t`Sensor: ${sensorText(version)}`,
  ];
  return texts.filter(Boolean).join(' · ');
}

const isChanged = (version: Version, before: Version | undefined, members: readonly (keyof Version)[]): boolean =>
  !before || members.some((member) => JSON.stringify(version[member]) !== JSON.stringify(before[member]));
