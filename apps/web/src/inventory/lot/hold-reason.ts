/**
 * Translates the reason for a hold, which the service stores as text. Translates only reasons that the service wrote
 * itself.
 */
import { shownTemperature } from '../../shell/language/format.ts';
import { t } from '../../shell/language/language.ts';

export function shownReason(reason: string): string {
  const [, measured, limit] = /^(-?[\d.]+) °C measured, at most (-?[\d.]+) °C allowed$/.exec(reason) ?? [];
  return measured === undefined
    ? reason
    : t`${shownTemperature(measured)} measured, at most ${shownTemperature(limit)} allowed`;
}
