/**
 * What is done once nobody asks anything, since it would hold others up.
 *
 * Memory goes back to the machine (ADR 0021): V8 keeps pages of its heap that have become free for the next load, until it collects
 * to reduce memory, and does that by itself only where memory is short. It takes about a tenth of a second.
 */
import { performance } from 'node:perf_hooks';

/** Milliseconds from look to look. */
const LOOK_MS = 1000;
/** Looks in a row without work after which nobody is likely to wait for an answer. */
const QUIET_LOOKS = 8;
/** A thread that works for a smaller share of the time does chores at most. */
const WORK_SHARE = 0.1;
/** Bytes by which the process must have grown since the last time: less is not worth a pause. */
const WORTH_BYTES = 16 * 2 ** 20;

/**
 * Goes on as long as the process. Collects nothing where Node was started without `--expose-gc`.
 *
 * @param tidy what else is to be done then, before memory is given back
 * @param lookMs milliseconds from look to look
 */
export function resting(tidy: () => Promise<void> | undefined, lookMs = LOOK_MS): void {
  const { gc } = globalThis;
  const { rss } = process.memoryUsage;
  let last = performance.eventLoopUtilization();
  let rested = rss();
  let isRested = false;
  let quietLooks = 0;
  const rest = async () => {
    await tidy();
    if (!gc || rss() - rested < WORTH_BYTES) return;
    gc({ type: 'major', execution: 'sync', flavor: 'last-resort' });
    isRested = true;
  };
  const look = () => {
    // V8 gives pages back in another thread, some milliseconds after it has collected.
    if (isRested) rested = rss();
    isRested = false;
    const now = performance.eventLoopUtilization();
    const { utilization } = performance.eventLoopUtilization(now, last);
    last = now;
    quietLooks = utilization < WORK_SHARE ? quietLooks + 1 : 0;
    if (quietLooks === QUIET_LOOKS) void rest();
  };
  setInterval(look, lookMs).unref();
}
