/** Loads the German catalogues of the pages once, when German is first needed. */
import type { Translation } from '@cleaver/domain/kernel';

/** Returns a function that loads once, and loads again after a failure. */
function once<T>(load: () => Promise<T>): () => Promise<T> {
  let fetched: Promise<T> | undefined;
  return () => {
    fetched ??= load();
    fetched.catch(() => {
      fetched = undefined;
    });
    return fetched;
  };
}

/** Fetches the catalogue. Rejects if the service does not respond. The next call then tries again. */
export const german: () => Promise<Translation> = once(async () => {
  const { GERMAN } = await import('./german-catalogue.ts');
  return (pattern: string) => GERMAN[pattern];
});

/** Fetches the texts of the screens other than Today, and adds them to the catalogue. Rejects as `german` does. */
export const germanOfScreens: () => Promise<void> = once(async () => {
  const [{ addGerman }, { GERMAN_SCREENS }] = await Promise.all([
    import('./german-catalogue.ts'),
    import('./german-texts.ts'),
  ]);
  addGerman(GERMAN_SCREENS);
});
