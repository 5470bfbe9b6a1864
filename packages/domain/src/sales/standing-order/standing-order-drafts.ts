/** The drafts of a standing order: their lines, and how they follow a change of the standing order. */

import { isSame } from '../../kernel/contract/edit.ts';
import type { CalendarDate } from '../../kernel/values/calendar.ts';
import type { Order } from '../order/order.ts';
import type { NewLine } from '../order/order-revision.ts';
import { isPaused, isPlanned, type Schedule } from './planned-days.ts';
import type { StandingOrderState } from './standing-order.ts';
import type { DraftChanges } from './standing-order-contracts.ts';

/** Returns the lines of a draft. */
export const draftLines = ({ lines }: StandingOrderState, newId: () => string): readonly NewLine[] =>
  lines.map(({ line: _, ...line }) => ({ ...line, id: newId(), manualPrice: null, price: null, pieceKg: null }));

/** The part of an order that comes from its standing order. */
interface Content extends Pick<StandingOrderState, 'deliveryAddressLabel' | 'reference' | 'note'> {
  readonly lines: readonly {
    readonly articleId: string;
    readonly quantityAmount: string;
    readonly quantityUnit: string;
    readonly note: string;
    readonly manualPrice?: object | null;
  }[];
}

const contentOf = ({ deliveryAddressLabel, reference, note, lines }: Content): Content => ({
  ...{ deliveryAddressLabel, reference, note },
  lines: lines.map(({ articleId, quantityAmount, quantityUnit, note: ofLine, manualPrice = null }) => ({
    ...{ articleId, quantityAmount, quantityUnit, note: ofLine, manualPrice },
  })),
});

/**
 * Returns how a draft differs from what its standing order would make now. CONTENT: its lines, reference, note or
 * address. DAY: its planned day is no longer planned, or is paused. Undefined if it does not differ.
 */
export function differenceOf(
  draft: Content & { readonly plannedDate: CalendarDate | null },
  standing: Content & Schedule & Pick<StandingOrderState, 'pauses'>,
): 'CONTENT' | 'DAY' | undefined {
  const { plannedDate: day } = draft;
  if (day === null || !isPlanned(standing, day) || isPaused(standing.pauses, day)) return 'DAY';
  return isSame(contentOf(draft), contentOf(standing)) ? undefined : 'CONTENT';
}

/** A draft of a standing order that is not what the standing order would make now. */
export interface WrongDraft<D> {
  readonly draft: D;
  readonly difference: NonNullable<ReturnType<typeof differenceOf>>;
}

/**
 * Returns the drafts of planned days from `from` on that differ from what the standing order would make, by their planned
 * day. A change of the standing order shows them before it is saved.
 */
export function wrongDrafts<D extends Parameters<typeof differenceOf>[0] & { readonly status: string }>(
  drafts: readonly D[],
  standing: Parameters<typeof differenceOf>[1],
  from: CalendarDate,
): readonly WrongDraft<D>[] {
  return byPlannedDay(drafts).flatMap((draft) => {
    if (draft.status !== 'DRAFT' || draft.plannedDate === null || draft.plannedDate < from) return [];
    const difference = differenceOf(draft, standing);
    return difference ? [{ draft, difference }] : [];
  });
}

const byPlannedDay = <D extends { readonly plannedDate: CalendarDate | null }>(drafts: readonly D[]): readonly D[] =>
  drafts.toSorted((a, b) => ((a.plannedDate ?? '') < (b.plannedDate ?? '') ? -1 : 1));

/**
 * Makes drafts follow their standing order. Rewrites a draft, or removes it if its planned day is no longer planned or
 * is paused. Keeps drafts that somebody changed. Omits drafts that the standing order would make the same way. The day
 * for which a draft was made stays, also if the shop was closed on its planned day.
 */
export function followedBy(
  drafts: readonly Order[],
  standing: StandingOrderState,
  { newId, remove }: { readonly newId: () => string; readonly remove: (draft: Order) => void },
): DraftChanges {
  const changes = { changed: [] as string[], removed: [] as string[], kept: [] as string[] };
  const byDay = drafts.toSorted((a, b) => ((a.state.plannedDate ?? '') < (b.state.plannedDate ?? '') ? -1 : 1));
  for (const draft of byDay) {
    const { id, changedByHand } = draft.state;
    const difference = differenceOf(draft.state, standing);
    if (!difference) continue;
    if (changedByHand) changes.kept.push(id);
    else if (difference === 'CONTENT') {
      const { deliveryAddressLabel, reference, note } = standing;
      draft.rewrite({ deliveryAddressLabel, reference, note }, draftLines(standing, newId));
      changes.changed.push(id);
    } else {
      remove(draft);
      changes.removed.push(id);
    }
  }
  return changes;
}
