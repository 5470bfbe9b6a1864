/**
 * Simulates a disk after a power cut. The disk has everything that was synced. It may also have any part of the
 * unsynced steps: whole writes, some sectors of a write, new sizes and new names.
 *
 * Assumes that the disk writes a sector completely or not at all, as PostgreSQL does for its control file. Assumes that
 * the file system does a rename completely or not at all. Assumes that the sync of a new file also makes its name
 * durable. ext4, XFS, btrfs, APFS and NTFS do so, and PostgreSQL relies on it for the files of new tables.
 */
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import type { Recording, Step } from './recorder.ts';

const SECTOR = 512;

/** Returns a generator of numbers from 0 to 1, repeatable by its seed (mulberry32). */
export function chance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/**
 * Makes the directory as the disk may have it if the power is cut after the first `count` steps. `before`: a copy of
 * the directory from before the recording.
 */
export function afterPowerCut(
  directory: string,
  before: string,
  { steps, files }: Recording,
  count: number,
  random: () => number,
): void {
  const safe = onDisk(steps.slice(0, count));
  // The share of unsynced steps that survive. In half of the cases the share is 0 or 1.
  const share = [0, 1, random(), random()][Math.floor(random() * 4)] as number;
  const names = new Map(files);
  const contents = new Map<number, Buffer>();
  const nameBefore = new Map([...files].map(([name, file]) => [file, name]));
  const content = (file: number): Buffer => {
    const there = contents.get(file);
    if (there) return there;
    const name = nameBefore.get(file);
    const bytes = name === undefined ? Buffer.alloc(0) : readFileSync(join(before, name));
    contents.set(file, bytes);
    return bytes;
  };
  const sized = (file: number, size: number): Buffer => {
    const bytes = content(file);
    const resized =
      size <= bytes.length ? bytes.subarray(0, size) : Buffer.concat([bytes, Buffer.alloc(size - bytes.length)]);
    contents.set(file, resized);
    return resized;
  };
  const entries = readdirSync(before, { recursive: true, withFileTypes: true });
  const existing = entries.filter((entry) => entry.isDirectory());
  const directories = new Set([
    '.',
    ...existing.map(({ parentPath, name }) => relative(before, join(parentPath, name))),
  ]);
  const gone: string[] = [];

  for (const [at, step] of steps.slice(0, count).entries()) {
    const isSafe = safe.has(at);
    if (!isSafe && random() >= share) continue;
    if (step.does === 'write') {
      const bytes = sized(step.file, Math.max(content(step.file).length, step.at + step.bytes.length));
      const isTorn = !isSafe && random() < 0.3;
      for (let from = 0; from < step.bytes.length; from += SECTOR) {
        if (!isTorn || random() < 0.5) step.bytes.copy(bytes, step.at + from, from, from + SECTOR);
      }
    } else if (step.does === 'truncate') sized(step.file, step.size);
    else if (step.does === 'create') {
      if (directories.has(dirname(step.name))) names.set(step.name, step.file);
    } else if (step.does === 'make-directory') {
      if (directories.has(dirname(step.name))) directories.add(step.name);
    } else if (step.does === 'remove') move(step.name, undefined);
    else if (step.does === 'rename') move(step.from, step.name);
  }

  function move(from: string, to: string | undefined): void {
    gone.push(from);
    for (const [name, file] of [...names]) {
      if (name !== from && !name.startsWith(`${from}/`)) continue;
      names.delete(name);
      if (to !== undefined) names.set(to + name.slice(from.length), file);
    }
    for (const name of [...directories]) {
      if (name !== from && !name.startsWith(`${from}/`)) continue;
      directories.delete(name);
      if (to !== undefined) directories.add(to + name.slice(from.length));
    }
  }

  rmSync(directory, { recursive: true, force: true });
  cpSync(before, directory, { recursive: true });
  for (const name of [...gone, ...files.keys()]) {
    if (!names.has(name)) rmSync(join(directory, name), { recursive: true, force: true });
  }
  for (const name of directories) mkdirSync(join(directory, name), { recursive: true });
  for (const [name, file] of names) {
    const isAsBefore = files.get(name) === file && !contents.has(file);
    if (!isAsBefore) writeFileSync(join(directory, name), content(file));
  }
}

/** Returns the steps that are durable because a later sync covers them. */
function onDisk(steps: readonly Step[]): Set<number> {
  const safe = new Set<number>();
  const filesSafeTo = new Map<number, number>();
  const namesSafeTo = new Map<string, number>();
  for (const step of steps) {
    if (step.does === 'sync') filesSafeTo.set(step.file, Math.max(step.begun, filesSafeTo.get(step.file) ?? 0));
    if (step.does === 'sync-names') namesSafeTo.set(step.name, Math.max(step.begun, namesSafeTo.get(step.name) ?? 0));
  }
  const isBefore = (at: number, limit: number | undefined) => at < (limit ?? 0);
  const parent = (name: string) => namesSafeTo.get(dirname(name).replace(/^\.$/, ''));
  for (const [at, step] of steps.entries()) {
    const isSafe =
      step.does === 'write' || step.does === 'truncate'
        ? isBefore(at, filesSafeTo.get(step.file))
        : step.does === 'create'
          ? isBefore(at, filesSafeTo.get(step.file)) || isBefore(at, parent(step.name))
          : step.does === 'rename'
            ? isBefore(at, parent(step.name)) && isBefore(at, parent(step.from))
            : step.does === 'make-directory' || step.does === 'remove'
              ? isBefore(at, parent(step.name))
              : false;
    if (isSafe) safe.add(at);
  }
  return safe;
}
