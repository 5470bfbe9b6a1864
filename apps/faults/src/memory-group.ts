/** Limits the memory of processes, as a container does. */
import { mkdir, readFile, rmdir, writeFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { Skip } from './scenario.ts';

/** The memory limit in docker-compose.yml. */
export const CONTAINER_MIB = 1024;

/** Creates a control group with this memory limit; removes it at the end. Throws `Skip` if that is not permitted. */
export async function memoryGroup(limitMib: number, after: (cleanup: () => unknown) => void) {
  const v1 = '/sys/fs/cgroup/memory';
  const name = `cleaver-faults-${process.pid}-${++groups}`;
  const files = await readFile(`${v1}/memory.limit_in_bytes`).then(
    () => ({
      root: v1,
      limit: 'memory.limit_in_bytes',
      used: 'memory.usage_in_bytes',
      peak: 'memory.max_usage_in_bytes',
    }),
    () => ({ root: '/sys/fs/cgroup', limit: 'memory.max', used: 'memory.current', peak: 'memory.peak' }),
  );
  const group = `${files.root}/${name}`;
  try {
    await mkdir(group);
    after(() => gone(group));
    await writeFile(`${group}/${files.limit}`, String(limitMib * 1024 * 1024));
  } catch {
    throw new Skip('memory cannot be limited: that takes root and control groups');
  }
  const enter = (directory: string) => writeFile(`${directory}/cgroup.procs`, String(process.pid));
  const mib = async (file: string) => Math.round(Number(await readFile(`${group}/${file}`, 'utf8')) / 1024 / 1024);
  return {
    used: () => mib(files.used),
    peak: () => mib(files.peak),
    /**
     * Runs the work in the group. Processes that the work starts are in the group from the beginning, and size their
     * heap by the limit of the group.
     */
    async within<T>(work: () => Promise<T>): Promise<T> {
      await enter(group);
      try {
        return await work();
      } finally {
        await enter(files.root);
      }
    },
  };
}

let groups = 0;

/** Removes the group. Retries until its last process has ended, which takes a moment after a kill. */
async function gone(group: string): Promise<void> {
  for (let tries = 50; ; tries--) {
    try {
      return await rmdir(group);
    } catch (error) {
      if (tries === 0) throw error;
      await wait(100);
    }
  }
}
