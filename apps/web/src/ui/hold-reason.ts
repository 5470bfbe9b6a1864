/** The reason for a hold. The service stores it as text. Reasons that the service wrote itself are translated. */
import { shownTemperature } from '../shell/format.ts';
import { t } from '../shell/language.ts';

export function shownReason(reason: string): string {
  const [, measured, limit] = /^(-?[\d.]+) °C measured, at most (-?[\d.]+) °C allowed$/.exec(reason) ?? [];
  return measured === undefined
    ? reason
    : t`${shownTemperature(measured)} measured, at most ${shownTemperature(limit)} allowed`;
}
