/** Whether the search is open. A separate file, so that the buttons that open the search do not load it. */
import { store } from './store.ts';

export const isPaletteOpen = store(false);
export const openPalette = (): void => isPaletteOpen.set(true);
