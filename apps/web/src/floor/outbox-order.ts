/** In which order bookings that wait are sent, and which of them are not. */

/** A booking that the service has not answered. */
export interface Entry {
  /** Its `Idempotency-Key`: however often it is sent, it has one effect. */
  readonly key: string;
  readonly userId: string;
  readonly username: string;
  /** For people: what was booked. */
  readonly what: string;
  readonly method: 'post' | 'put' | 'patch' | 'delete';
  /** Without parameters. */
  readonly path: string;
  readonly body?: unknown;
  /** What becomes of one lot depends on what became of it before. */
  readonly lotId?: string;
  /** Is sent first: nothing may leave the shop meanwhile. */
  readonly blocking: boolean;
  /** Milliseconds since 1970; each later than the one before. */
  readonly at: number;
  /** The screen where it happened. */
  readonly from: string;
  /** The service said no: why. */
  readonly refusal?: string;
}

/** waiting: is sent. refused: the service said no. stopped: an earlier one of its lot is not through. old: somebody has to look first. */
export type Standing = 'waiting' | 'refused' | 'stopped' | 'old';

/** The service keeps answers for a day: after that, sending again could have a second effect. */
export const OLD_AFTER_MS = 20 * 3_600_000;

/** Blocking first, then as they were booked. */
export const inOrder = (entries: readonly Entry[]): readonly Entry[] =>
  [...entries].sort((a, b) => Number(b.blocking) - Number(a.blocking) || a.at - b.at);

/** Each with its standing, in the order in which they are sent. */
export function standings(
  entries: readonly Entry[],
  now: number,
): readonly { readonly entry: Entry; readonly standing: Standing }[] {
  const held = new Set<string>();
  return inOrder(entries).map((entry) => {
    const { lotId, refusal, at } = entry;
    const own: Standing = refusal !== undefined ? 'refused' : now - at > OLD_AFTER_MS ? 'old' : 'waiting';
    const standing = own === 'waiting' && lotId !== undefined && held.has(lotId) ? 'stopped' : own;
    if (standing !== 'waiting' && lotId !== undefined) held.add(lotId);
    return { entry, standing };
  });
}

export const nextToSend = (entries: readonly Entry[], now: number): Entry | undefined =>
  standings(entries, now).find(({ standing }) => standing === 'waiting')?.entry;
