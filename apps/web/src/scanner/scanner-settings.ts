/**
 * Stores the keyboard layout and the separator of this device's scanner, and whether its scans end with Enter or Tab.
 */

import { device } from '../shell/session/device.ts';
import { LAYOUTS, type Layout } from './keyboards.ts';
import { GS } from './wedge.ts';

const LAYOUT = 'scanner-layout';

const SEPARATOR = 'scanner-separator';

const ENDS = 'scanner-ends-with-key';

export const scannerLayout = (): Layout => LAYOUTS.find((one) => one === device.read(LAYOUT)) ?? 'computer';

export const chooseLayout = (layout: Layout): void => device.write(LAYOUT, layout === 'computer' ? undefined : layout);

/** Returns the visible character that this device's scanner sends instead of FNC1, or an empty text. */
export const scannerSeparator = (): string => device.read(SEPARATOR) ?? '';

export const chooseSeparator = (character: string): void =>
  device.write(SEPARATOR, character === '' ? undefined : character);

export const asSeparated = (text: string): string => {
  const own = scannerSeparator();
  return own === '' ? text : text.replaceAll(own, GS);
};

/** Returns whether the last scan on this device ended with Enter or Tab. */
export const scannerEndsWithKey = (): boolean => device.read(ENDS) !== undefined;

export const learnEnd = (endsWithKey: boolean): void => device.write(ENDS, endsWithKey ? 'yes' : undefined);
