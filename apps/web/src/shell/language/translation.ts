/** Loads the German catalogue of the pages once, when German is first needed. */
import type { Translation } from '@cleaver/domain/kernel';

let fetched: Promise<Translation> | undefined;

/** Fetches the catalogue. Rejects if the service does not respond. The next call then tries again. */
export function german(): Promise<Translation> {
  fetched ??= import('./german-catalogue.ts').then(
    ({ GERMAN }) =>
      (pattern: string) =>
        GERMAN[pattern],
  );
  fetched.catch(() => {
    fetched = undefined;
  });
  return fetched;
}
