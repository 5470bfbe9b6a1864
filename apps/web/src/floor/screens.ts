/** Navigation to other screens for the floor. The frame around all screens sets it. */
import type { Message } from '@cleaver/domain/kernel';
import { store } from '../shell/store.ts';

/** Whether the user may open a screen, its title, opening it, and prefetching it. */
interface Screens {
  readonly isOpen: (path: string) => boolean;
  /** Undefined: there is no such screen, or the user may not open it. */
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
