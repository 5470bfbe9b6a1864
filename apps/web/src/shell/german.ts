/** The German of what the pages say: one catalogue, fetched once, when somebody wants it. */
import type { Translation } from '@cleaver/domain/kernel';

let fetched: Promise<Translation> | undefined;

/** Fetches the catalogue. Rejects where the service does not answer; the next call tries again. */
export function german(): Promise<Translation> {
  fetched ??= import('./german-catalogue.ts').then(
    ({ CATALOGUE }) =>
      (pattern: string) =>
        CATALOGUE[pattern],
  );
  fetched.catch(() => {
    fetched = undefined;
  });
  return fetched;
}
