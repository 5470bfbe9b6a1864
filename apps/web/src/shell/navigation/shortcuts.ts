/**
 * Keyboard shortcuts. `useShortcuts` handles Ctrl K, `/` and `?`, which have no effect while a dialog is open. While a
 * field has the focus, `/` and `?` have no effect.
 */
import { type Message, say } from '@cleaver/domain/kernel';
import { useEffect, useLayoutEffect } from 'preact/hooks';
import { useAddress } from './address.ts';
import { earlyText, isPaletteOpen, openPalette } from './palette-state.ts';

export interface Shortcut {
  readonly keys: Message;
  readonly does: Message;
}

export const SHORTCUTS: readonly Shortcut[] = [
  { keys: say`Ctrl K`, does: say`Search and actions` },
  { keys: say`/`, does: say`Search of the list, or search and actions` },
  { keys: say`?`, does: say`Help` },
  { keys: say`Ctrl Enter`, does: say`Save the form` },
  { keys: say`j k`, does: say`Next and previous row of the list` },
  { keys: say`Enter`, does: say`Open the row` },
  { keys: say`x`, does: say`Select the row` },
  { keys: say`n`, does: say`Main button of the page, for example New order` },
  { keys: say`Esc`, does: say`Close the dialog or menu` },
];

export const isField = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || ['INPUT', 'TEXTAREA', 'SELECT'].includes(target.tagName));

export const isInDialog = (): boolean => document.querySelector('dialog[open]') !== null;

/**
 * Adds keys to the text of the search while the search is open, but its code is not there yet. Without this, the keys
 * are lost, change a field of the page, or trigger a shortcut of a list.
 */
function typeEarly(event: KeyboardEvent): void {
  const { key, ctrlKey, metaKey, altKey, isComposing } = event;
  if (!isPaletteOpen.get() || isInDialog() || ctrlKey || metaKey || altKey || isComposing) return;
  if (key === 'Escape') isPaletteOpen.set(false);
  else if (key === 'Backspace') earlyText.set(earlyText.get().slice(0, -1));
  else if (key.length === 1) earlyText.set(earlyText.get() + key);
  else if (key !== 'Enter') return;
  event.preventDefault();
  event.stopImmediatePropagation();
}

export function useShortcuts(): void {
  const { go } = useAddress();
  // Listens before the scanner does, which would take fast keys for a scan. Like the scanner, it never stops.
  useLayoutEffect(() => addEventListener('keydown', typeEarly, true), []);
  useEffect(() => {
    const pressed = (event: KeyboardEvent): void => {
      if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k') {
        event.preventDefault();
        if (!isInDialog()) openPalette();
      }
      if (event.ctrlKey || event.metaKey || event.altKey || isField(event.target) || isInDialog()) return;
      if (event.key === '/') {
        event.preventDefault();
        openPalette();
      }
      if (event.key === '?') go('/help');
    };
    addEventListener('keydown', pressed);
    return () => removeEventListener('keydown', pressed);
  }, [go]);
}
