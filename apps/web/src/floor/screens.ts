/** The navigation of the floor to other screens. The frame around all screens sets the functions. */
import type { Message } from '@cleaver/domain/kernel';
import { store } from '../shell/data/store.ts';

/** Functions that check, name, open and prefetch a screen. */
interface Screens {
  readonly isOpen: (path: string) => boolean;
  /** Returns the title, or undefined if there is no such screen or the user may not open it. */
  readonly titleOf: (path: string) => Message | undefined;
  readonly go: (to: string) => void;
  readonly prefetch: (path: string) => void;
}
export const screens = store<Screens>({
  isOpen: () => false,
  titleOf: () => undefined,
  go: () => undefined,
  prefetch: () => undefined,
});
