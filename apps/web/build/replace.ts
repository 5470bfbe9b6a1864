/** Replaces a folder with a new folder, even if another process replaces it at the same time. */
import { rename, rm } from 'node:fs/promises';

/**
 * Moves the folder `fresh` to `place`. If another process has moved the same build to `place`, deletes `fresh`.
 * `isThere` returns whether `place` contains this build.
 */
export async function replace(fresh: string, place: string, isThere: () => boolean): Promise<void> {
  const old = `${fresh}.old`;
  while (!isThere()) {
    await rename(place, old).catch(unless('ENOENT'));
    const isPut = await rename(fresh, place).then(() => true, unless('ENOTEMPTY', 'EEXIST'));
    await rm(old, { recursive: true, force: true });
    if (isPut) return;
  }
  await rm(fresh, { recursive: true, force: true });
}

const unless =
  (...codes: readonly string[]) =>
  (error: NodeJS.ErrnoException): undefined => {
    if (!codes.includes(error.code ?? '')) throw error;
  };
