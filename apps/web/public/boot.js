// Sets the theme and the language of this device before the first paint, and checks that the browser is new enough.
(() => {
  const page = document.documentElement;
  let kept = {};
  try {
    kept = { theme: localStorage.getItem('cleaver.theme'), language: localStorage.getItem('cleaver.language') };
  } catch {
    // Without storage, the browser's preferences apply.
  }
  if (kept.theme === 'light' || kept.theme === 'dark') page.dataset.theme = kept.theme;
  const wished = kept.language ?? navigator.language;
  page.lang = wished.startsWith('de') ? 'de' : 'en';
  const isNewEnough =
    typeof Promise.withResolvers === 'function' &&
    typeof String.prototype.isWellFormed === 'function' &&
    typeof HTMLDialogElement === 'function' &&
    CSS.supports('color', 'light-dark(red, red)');
  if (isNewEnough) return;
  addEventListener('DOMContentLoaded', () => {
    document.body.textContent =
      page.lang === 'de'
        ? 'Dieser Browser ist zu alt für Cleaver. Es laufen Chrome und Edge ab 123, Firefox ab 121, Safari ab 17.5.'
        : 'This browser is too old for Cleaver. Chrome and Edge run it from 123 on, Firefox from 121, Safari from 17.5.';
  });
})();
