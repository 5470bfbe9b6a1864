/** Measures whether other programs leave a core to the service. */
import { readFile } from 'node:fs/promises';
import type { Service } from './service.ts';

/** Minimum share of the wanted core time that the service gets. Below this share, durations prove nothing. */
export const CORE_SHARE = 0.7;

interface Core {
  readonly had: number;
  readonly waited: number;
}

/** Returns how long the main thread of the service had a core, and how long it waited for one, in nanoseconds. */
export async function coreOf({ pid }: Service): Promise<Core> {
  const stat = await readFile(`/proc/${pid}/task/${pid}/schedstat`, 'utf8').catch(() => '');
  const [had = 0, waited = 0] = stat.split(' ').map(Number);
  return { had, waited };
}

/** Returns the share of the wanted core time that the thread got; 1 if the machine does not report it. */
export function shareOf(from: Core, to: Core): number {
  const [had, waited] = [to.had - from.had, to.waited - from.waited];
  return had > 0 ? had / (had + waited) : 1;
}

export const shareText = (share: number): string =>
  `the service's thread had a core for ${Math.round(share * 100)} % of the time that it wanted one`;
