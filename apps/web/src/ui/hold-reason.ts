/** Why something is held. The service keeps the reason as a text: the one that it writes itself is said in the reader's language. */
import { shownTemperature } from '../shell/format.ts';
import { t } from '../shell/language.ts';

export function shownReason(reason: string): string {
  const [, measured, limit] = /^(-?[\d.]+) °C measured, at most (-?[\d.]+) °C allowed$/.exec(reason) ?? [];
  return measured === undefined
    ? reason
    : t`${shownTemperature(measured)} measured, at most ${shownTemperature(limit)} allowed`;
}
