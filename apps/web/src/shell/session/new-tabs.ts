/**
 * Opens links in new tabs that get a copy of this tab's storage, and with it the key of the session (`session-keys.ts`).
 * Browsers copy it only to tabs that a page opens. Without it, the first change in the new tab asks for the password.
 */

/** Opens a link of the pages that is clicked with the middle button, or with Ctrl, Shift or the command key. */
export function openNewTabs(): void {
  const open = (event: MouseEvent): void => {
    const isNew = event.button === 1 || (event.button === 0 && (event.ctrlKey || event.metaKey || event.shiftKey));
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!isNew || event.defaultPrevented || !link || link.target !== '' || link.download !== '') return;
    if (link.origin !== location.origin) return;
    event.preventDefault();
    window.open(link.href);
  };
  addEventListener('click', open);
  addEventListener('auxclick', open);
}
