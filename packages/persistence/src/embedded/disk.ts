/** Syncs files and directory entries to the disk, so that they survive a power cut. */
import { closeSync, fsyncSync, openSync, readdirSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { join } from 'node:path';

/** Syncs the entries of a directory. Does nothing on Windows, which syncs them itself and does not open directories. */
export function syncNames(directory: string): void {
  if (process.platform === 'win32') return;
  const file = openSync(directory, 'r');
  try {
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}

/** Syncs a directory with all its content. */
export async function syncTree(directory: string): Promise<void> {
  const entries = readdirSync(directory, { recursive: true, withFileTypes: true });
  await Promise.all(
    entries.map(async (entry) => {
      const path = join(entry.parentPath, entry.name);
      if (entry.isDirectory()) return syncNames(path);
      const file = await open(path, 'r+');
      try {
        await file.sync();
      } finally {
        await file.close();
      }
    }),
  );
  syncNames(directory);
}
