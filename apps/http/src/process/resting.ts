/**
 * Gives back to the machine what a load has left behind (ADR 0021). V8 keeps pages of its heap that have become free for the
 * next load, until it collects to reduce memory. It does that itself only where memory is short; so a service that nobody asks
 * anything does it here, in a pause of about a tenth of a second.
 */
import { performance } from 'node:perf_hooks';

/** Milliseconds from look to look. */
const LOOK_MS = 1000;
/** Looks in a row without work after which nobody is likely to wait for an answer. */
const QUIET_LOOKS = 5;
/** A thread that works for a smaller share of the time does chores at most. */
const WORK_SHARE = 0.1;
/** Bytes by which the process must have grown since the last time: less is not worth a pause. */
const WORTH_BYTES = 16 * 2 ** 20;

/**
 * Goes on as long as the process. Does nothing where Node was started without `--expose-gc`.
 *
 * @param lookMs milliseconds from look to look
 */
export function resting(lookMs = LOOK_MS): void {
  const { gc } = globalThis;
  if (!gc) return;
  const { rss } = process.memoryUsage;
  let last = performance.eventLoopUtilization();
  let rested = rss();
  let isRested = false;
  let quietLooks = 0;
  const look = () => {
    // V8 gives pages back in another thread, some milliseconds after it has collected.
    if (isRested) rested = rss();
    isRested = false;
    const now = performance.eventLoopUtilization();
    const { utilization } = performance.eventLoopUtilization(now, last);
    last = now;
    quietLooks = utilization < WORK_SHARE ? quietLooks + 1 : 0;
    if (quietLooks !== QUIET_LOOKS || rss() - rested < WORTH_BYTES) return;
    gc({ type: 'major', execution: 'sync', flavor: 'last-resort' });
    isRested = true;
  };
  setInterval(look, lookMs).unref();
}
