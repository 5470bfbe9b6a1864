/**
 * Stores whether the search is open. The file is separate, so that buttons that open the search do not load the search.
 */
import { store } from '../data/store.ts';

export const isPaletteOpen = store(false);
export const openPalette = (): void => isPaletteOpen.set(true);
