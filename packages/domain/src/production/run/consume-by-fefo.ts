/** Consumes the open quantities of a production batch, first expired, first out. */
import { meets, StockBatches, USABLE } from '../../inventory/index.ts';
import type { UnitPorts } from '../../kernel/execution/ports.ts';
import { ConcurrentChange } from '../../kernel/execution/unit-of-work.ts';
import { type Message, say } from '../../kernel/values/message.ts';
import { Quantity } from '../../kernel/values/quantity.ts';
import type { BatchAtWork } from '../batch/batch-at-work.ts';
import type { Component } from '../batch/batch-plan.ts';
import { openOf } from '../batch/execution.ts';
import type { Supply, UsableBatch } from '../batch/proposal.ts';
import { componentsShort } from '../refusals.ts';
import { splitByFefo } from './fefo.ts';

/**
 * Consumes the open quantity of every component, all or nothing. `supplies` has the same order as the components. Skips
 * components whose articles have no stock record. Refuses with INVALID_STATUS_TRANSITION if the batch is not in
 * progress. If stock is short, refuses with INSUFFICIENT_STOCK. Throws `ConcurrentChange` instead if every short
 * component may have further candidates (`Supply.more`).
 */
export async function consumeByFefo(unit: UnitPorts, work: BatchAtWork, supplies: readonly Supply[]): Promise<void> {
  const { components } = work.batch.feeding('consume');
  const inputs = await work.inputs();
  const open = components
    .map((component, at) => ({ component, open: openOf(component, inputs), supply: supplies[at] }))
    .filter((each) => !each.open.isZero());
  const wanted = open.flatMap(({ supply, ...each }) => (supply?.stocked ? [{ ...each, supply }] : []));
  const picks = await lockedPicks(unit, work, wanted);
  const skipped = open.filter(({ supply }) => !supply?.stocked).map(({ component }) => component);
  const moved = await work.warehouse.takeOut(
    'CONSUMED',
    picks.map((pick) => ({ at: '', ...pick })),
    work.document,
  );
  work.booked(moved.map(({ movement }) => movement));
  work.batch.skip(
    skipped.map(({ articleId, articleName }) => ({ articleId, articleName })),
    unit.now,
  );
}

interface Wanted {
  readonly component: Component;
  readonly open: Quantity;
  readonly supply: Supply;
}

/**
 * Returns the picks, with all their stock batches locked. Other requests may have changed a candidate after the read.
 * So the function locks the picked candidates, reads them again and repeats the split until it has locked every pick.
 * Refuses with INSUFFICIENT_STOCK and all missing quantities if stock is short.
 */
async function lockedPicks(
  unit: UnitPorts,
  { warehouse: { today } }: BatchAtWork,
  wanted: readonly Wanted[],
): Promise<readonly { readonly stockBatchId: string; readonly quantity: Quantity }[]> {
  const locked = new Map<string, UsableBatch['quantityBase']>();
  for (;;) {
    const splits = wanted.map(({ component, open, supply }) => {
      const candidates = supply.candidates.map((each) => ({
        ...each,
        quantityBase: locked.get(each.id) ?? each.quantityBase,
      }));
      return { component, open, supply, ...splitByFefo(open.inBase(), candidates) };
    });
    const picks = splits.flatMap(({ picks, open }) =>
      picks.map(({ from, base }) => ({
        stockBatchId: from.id,
        quantity: Quantity.fromBase(base.toText(), open.unit),
      })),
    );
    const unlocked = picks.map(({ stockBatchId }) => stockBatchId).filter((each) => !locked.has(each));
    if (unlocked.length === 0) {
      refuseShort(splits);
      return picks;
    }
    for (const { state } of await unit.of(StockBatches).getAll(unlocked)) {
      locked.set(state.id, meets(state, USABLE, today) ? state.quantityBase : '0');
    }
  }
}

function refuseShort(splits: readonly (Wanted & ReturnType<typeof splitByFefo>)[]): void {
  const short = splits.filter(({ missing }) => !missing.isZero());
  if (short.length === 0) return;
  // Concurrent requests took the candidates if every short component may have further ones. A retry has the same
  // candidates, because `prepare` reads them. After the last retry, the executor refuses with CONCURRENT_CHANGE.
  if (short.every(({ supply }) => supply.more)) throw new ConcurrentChange('The goods that were found are gone');
  throw componentsShort({
    components: short.map(({ component, missing }): Message => {
      const lacking = Quantity.fromBase(missing.toText(), component.uom);
      return say`${component.articleName} lacks ${lacking.amount.ceil(6).toText()} ${component.uom}`;
    }),
  });
}
