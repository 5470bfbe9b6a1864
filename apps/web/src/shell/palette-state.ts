/** Whether the search is open: known to all that open it, without knowing the search. */
import { store } from './store.ts';

export const isPaletteOpen = store(false);
export const openPalette = (): void => isPaletteOpen.set(true);
