/**
 * Records the changes of a process to the files below a directory, in order: every creation, write, truncation, rename,
 * removal and sync. Replaces the functions of `node:fs`, so import the code to record afterwards.
 */
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { dirname, join, relative, resolve } from 'node:path';

/** A change or a sync. Each file has a number, which a rename does not change. Names are relative to the directory. */
export type Step =
  | { readonly does: 'write'; readonly file: number; readonly at: number; readonly bytes: Buffer }
  | { readonly does: 'truncate'; readonly file: number; readonly size: number }
  | { readonly does: 'create'; readonly file: number; readonly name: string }
  | { readonly does: 'make-directory' | 'remove'; readonly name: string }
  | { readonly does: 'rename'; readonly from: string; readonly name: string }
  /** Syncs a file, or the names in a directory. Their steps with an index below `begun` are durable from here on. */
  | { readonly does: 'sync'; readonly file: number; readonly begun: number }
  | { readonly does: 'sync-names'; readonly name: string; readonly begun: number };

export interface Recording {
  readonly steps: readonly Step[];
  /** The files that existed at the beginning. */
  readonly files: ReadonlyMap<string, number>;
}

// biome-ignore lint/suspicious/noExplicitAny: functions of every signature are replaced alike
type Any = any;

/** Records the changes below `root` until the process ends. The result grows with each recorded step. */
export function record(root: string): Recording {
  const steps: Step[] = [];
  const names = new Map<string, number>();
  const open = new Map<number, number | string>();
  let numbers = 0;
  const real = { ...fs };
  const realPromises = { ...fs.promises };
  const below = (path: unknown): string | undefined => {
    if (typeof path !== 'string') return undefined;
    const name = relative(root, resolve(path));
    // The lock file is not part of the database.
    return name.startsWith('..') || /^lock(-journal)?$/.test(name) ? undefined : name;
  };
  const isDirectory = (path: Any) => real.statSync(path).isDirectory();
  const created = (name: string) => {
    const file = ++numbers;
    names.set(name, file);
    steps.push({ does: 'create', file, name });
    return file;
  };
  const removed = (name: string) => {
    for (const each of names.keys()) if (each === name || each.startsWith(`${name}/`)) names.delete(each);
    steps.push({ does: 'remove', name });
  };
  const renamed = (from: string, name: string) => {
    for (const [each, file] of [...names]) {
      if (each !== from && !each.startsWith(`${from}/`)) continue;
      names.delete(each);
      names.set(name + each.slice(from.length), file);
    }
    steps.push({ does: 'rename', from, name });
  };
  /** Records all files that a copy has written under the name. */
  const copied = (name: string) => {
    const path = join(root, name);
    if (!isDirectory(path)) {
      steps.push({ does: 'write', file: created(name), at: 0, bytes: real.readFileSync(path) });
      return;
    }
    steps.push({ does: 'make-directory', name });
    for (const each of real.readdirSync(path)) copied(join(name, each));
  };
  const opened = (fd: number, path: Any, wasThere: boolean) => {
    const name = below(path);
    if (name === undefined) return;
    if (isDirectory(path)) open.set(fd, name);
    else open.set(fd, (wasThere ? names.get(name) : undefined) ?? created(name));
  };
  const synced = (fd: number, begun: number) => {
    const it = open.get(fd);
    if (typeof it === 'string') steps.push({ does: 'sync-names', name: it, begun });
    else if (it !== undefined) steps.push({ does: 'sync', file: it, begun });
  };
  const written = (path: Any, wasThere: boolean) => {
    const name = below(path);
    if (name === undefined) return undefined;
    const file = (wasThere ? names.get(name) : undefined) ?? created(name);
    const bytes = real.readFileSync(path);
    if (bytes.length > 0) steps.push({ does: 'write', file, at: 0, bytes });
    return file;
  };
  const madeDirectories = (path: Any, first: string | undefined) => {
    if (first === undefined) return;
    const made: string[] = [];
    for (let each = resolve(path); each.length >= resolve(first).length; each = dirname(each)) made.unshift(each);
    for (const each of made) {
      const name = below(each);
      if (name !== undefined && name !== '') steps.push({ does: 'make-directory', name });
    }
  };

  for (const each of real.readdirSync(root, { recursive: true }) as string[]) {
    if (!isDirectory(join(root, each)) && below(join(root, each)) !== undefined) names.set(each, ++numbers);
  }
  const files = new Map(names);

  const target: Any = fs;
  target.openSync = (path: Any, ...more: Any[]) => {
    const wasThere = real.existsSync(path);
    const fd = (real.openSync as Any)(path, ...more);
    opened(fd, path, wasThere);
    return fd;
  };
  target.closeSync = (fd: number) => {
    open.delete(fd);
    real.closeSync(fd);
  };
  target.writeSync = (
    fd: number,
    data: Any,
    offset = 0,
    length = data.byteLength - offset,
    position?: number | null,
  ) => {
    const count = (real.writeSync as Any)(fd, data, offset, length, position);
    const file = open.get(fd);
    if (typeof file === 'number') {
      if (typeof position !== 'number') throw new Error('A write without a position is not understood here');
      const bytes = Buffer.from(Buffer.from(data.buffer, data.byteOffset + offset, count));
      if (count > 0) steps.push({ does: 'write', file, at: position, bytes });
    }
    return count;
  };
  target.truncateSync = (path: Any, size = 0) => {
    real.truncateSync(path, size);
    const file = names.get(below(path) ?? '..');
    if (file !== undefined) steps.push({ does: 'truncate', file, size });
  };
  target.writeFileSync = (path: Any, ...more: Any[]) => {
    const wasThere = real.existsSync(path);
    (real.writeFileSync as Any)(path, ...more);
    written(path, wasThere);
  };
  target.renameSync = (from: Any, to: Any) => {
    real.renameSync(from, to);
    if (below(from) !== undefined) renamed(below(from) as string, below(to) as string);
  };
  for (const remove of ['unlinkSync', 'rmdirSync'] as const) {
    target[remove] = (path: Any) => {
      real[remove](path);
      if (below(path) !== undefined) removed(below(path) as string);
    };
  }
  target.mkdirSync = (path: Any, options: Any) => {
    const first = (real.mkdirSync as Any)(path, options);
    madeDirectories(path, options?.recursive ? first : path);
    return first;
  };
  target.cpSync = (from: Any, to: Any, options: Any) => {
    real.cpSync(from, to, options);
    if (below(to) !== undefined) copied(below(to) as string);
  };
  for (const sync of ['fsyncSync', 'fdatasyncSync'] as const) {
    target[sync] = (fd: number) => {
      const begun = steps.length;
      real[sync](fd);
      synced(fd, begun);
    };
  }
  for (const sync of ['fsync', 'fdatasync'] as const) {
    target[sync] = (fd: number, done: (error: Error | null) => void) => {
      const begun = steps.length;
      const it = open.get(fd);
      real[sync](fd, (error) => {
        if (!error && open.get(fd) === it) synced(fd, begun);
        done(error);
      });
    };
  }

  const promises: Any = fs.promises;
  promises.mkdir = async (path: Any, options: Any) => {
    const first = await (realPromises.mkdir as Any)(path, options);
    madeDirectories(path, options?.recursive ? first : path);
    return first;
  };
  promises.writeFile = async (path: Any, data: Any, options: Any) => {
    const wasThere = real.existsSync(path);
    await realPromises.writeFile(path, data, options);
    const file = written(path, wasThere);
    if (file !== undefined && options?.flush) steps.push({ does: 'sync', file, begun: steps.length });
  };
  promises.rename = async (from: Any, to: Any) => {
    await realPromises.rename(from, to);
    if (below(from) !== undefined) renamed(below(from) as string, below(to) as string);
  };
  promises.rm = async (path: Any, options: Any) => {
    const wasThere = real.existsSync(path);
    await realPromises.rm(path, options);
    if (wasThere && below(path) !== undefined) removed(below(path) as string);
  };
  promises.open = async (path: Any, ...more: Any[]) => {
    const wasThere = real.existsSync(path);
    const handle = await (realPromises.open as Any)(path, ...more);
    const name = below(path);
    if (name === undefined) return handle;
    const file = (wasThere ? names.get(name) : undefined) ?? created(name);
    const sync = handle.sync.bind(handle);
    handle.sync = async () => {
      const begun = steps.length;
      await sync();
      steps.push({ does: 'sync', file, begun });
    };
    return handle;
  };
  syncBuiltinESMExports();
  return { steps, files };
}
