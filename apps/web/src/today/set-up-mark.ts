/** What this browser notes about the set-up of the shop. */
import { device, tab } from '../shell/session/device.ts';

const SET_UP = 'set up';

export const setUp = {
  /** Whether the user of this device hid the list of steps. */
  isHidden: (): boolean => device.read(SET_UP) !== undefined,
  hide(): void {
    device.write(SET_UP, 'hidden');
    setUp.open(undefined);
  },
  show: (): void => device.write(SET_UP, undefined),
  /** Returns the name of the step that this tab opened last. */
  opened: (): string | undefined => tab.read(SET_UP),
  open: (step: string | undefined): void => tab.write(SET_UP, step),
};
