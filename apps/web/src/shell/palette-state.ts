/** Whether the search is open. A file of its own, so that what opens the search does not load it. */
import { store } from './store.ts';

export const isPaletteOpen = store(false);
export const openPalette = (): void => isPaletteOpen.set(true);
