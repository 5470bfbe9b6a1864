/**
 * Stores whether the search is open. The file is separate, so that buttons that open the search do not load the search.
 */
import { store } from '../data/store.ts';

export const isPaletteOpen = store(false);
/** The text that the user types before the search has its field, because its first use loads its code. */
export const earlyText = store('');

export function openPalette(): void {
  earlyText.set('');
  isPaletteOpen.set(true);
}
