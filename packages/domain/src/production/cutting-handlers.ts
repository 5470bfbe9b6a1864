/** Handlers of cuttings. */
import { inheritedHolds, Lots, type Moved, shopDay, Warehouse } from '../inventory/index.ts';
import { Decimal } from '../kernel/decimal.ts';
import { nextDocumentNumber } from '../kernel/document.ts';
import { type Handler, handle } from '../kernel/handler.ts';
import { say } from '../kernel/message.ts';
import { Quantity } from '../kernel/quantity.ts';
import { settingsIn } from '../settings/index.ts';
import { type Balance, balanceOf, Cutting, Cuttings, viewOf } from './cutting.ts';
import { cut, getCutting, HUNDRED, listCuttings } from './cutting-contracts.ts';
import { contradictions, sharedFacts } from './origin.ts';
import { massBalance, originMixed, outlivesInput } from './refusals.ts';
import { amountText, entryOf, firstToExpire, inputLines, namedBatches, newLot, outputLots, placeOf } from './run.ts';
import type { LotEntry } from './run-outputs.ts';

export const cuttingHandlers: readonly Handler[] = [
  handle(listCuttings, {
    async run({ reader, runs }, request) {
      const { content, page } = await reader.page(Cuttings, {}, request);
      const lots = await runs.lots(content.flatMap(({ outputs }) => outputs.map(({ lotId }) => lotId)));
      const held = new Set(lots.filter(({ onHold }) => onHold).map((lot) => lot.id));
      return { content: content.map((cutting) => viewOf(cutting, held)), page };
    },
  }),
  handle(getCutting, {
    async run({ reader, runs }, input) {
      const { state: cutting, version } = await reader.versioned(Cuttings, input.id);
      const lots = await runs.lots(cutting.outputs.map(({ lotId }) => lotId));
      return { state: viewOf(cutting, new Set(lots.filter(({ onHold }) => onHold).map((lot) => lot.id))), version };
    },
  }),
  handle(cut, {
    prepare: ({ sequences, clock, settings }) => nextDocumentNumber(sequences, 'C', shopDay(clock.now(), settings)),
    async run(unit, { inputs, outputs, waste: wasted = [], loss, note = '' }, { caller, prepared: cuttingNumber }) {
      const warehouse = new Warehouse(unit, caller);
      const named = await namedBatches(unit, inputs);
      const stocks = await warehouse.targets(outputs);
      const lotsIn = await unit.of(Lots).getAll([...named.values()].map(({ lotId }) => lotId));
      const states = lotsIn.map(({ state }) => state);
      const first = firstToExpire(states);
      const lines = outputs.map(({ quantityAmount: of, quantityUnit, ...line }, index) => ({
        ...line,
        ...placeOf(stocks[index]),
        lotNumber: line.lotNumber ?? cuttingNumber,
        expiryDate: line.expiryDate ?? first.expiryDate,
        quantity: Quantity.of(of, quantityUnit),
      }));
      const lotsOut = outputLots(lines, ['expiryDate']);
      const waste = wasted.map(({ quantityAmount: of, quantityUnit, reason }) => ({
        ...{ quantityAmount: of.toText(), quantityUnit, reason: reason || null },
      }));
      const lost = loss ? { quantityAmount: loss.quantityAmount.toText(), quantityUnit: loss.quantityUnit } : null;
      const input = inputLines(inputs);
      refuseImbalance(
        balanceOf({ inputs: input, outputs: lines, waste, loss: lost }),
        (await settingsIn(unit)).cuttingTolerancePercent,
      );
      const late = lines.filter(({ expiryDate, expiryReason }) => expiryDate > first.expiryDate && !expiryReason);
      if (late.length > 0) {
        throw outlivesInput({
          lot: first.lotNumber,
          expiryDate: first.expiryDate,
          lots: late.map((line) => say`lot ${line.lotNumber}`),
        });
      }
      const facts = states.map((lot) => lot.facts);
      const mixed = contradictions(facts);
      if (mixed.length > 0) {
        throw originMixed({ facts: mixed.join(', '), lots: states.map((lot) => say`lot ${lot.lotNumber}`) });
      }

      const cuttingId = unit.newId();
      const posting = { id: unit.newId(), documentKind: 'RUN' as const, documentId: cuttingId };
      const holds = await inheritedHolds(unit, states);
      const taken = await warehouse.takeOut('CONSUMED', input, posting);
      const shared = sharedFacts(facts);
      const opened = await warehouse.openLots(
        'PRODUCED',
        lotsOut.map((lot) => newLot(lot, { facts: shared, holds })),
        posting,
      );
      const lots = new Map([...states, ...opened.map(({ lot }) => lot)].map((lot) => [lot.id, lot]));
      const entry = ({ movement: { stockBatchId, lotId, change, unit: keptIn } }: Moved): LotEntry => {
        const lot = lots.get(lotId ?? '');
        if (!lot) throw new Error(`The cutting ${cuttingNumber} books lots that it does not know`);
        return entryOf({ stockBatchId, quantity: Quantity.fromBase(change.replace('-', ''), keptIn) }, lot);
      };
      const placed = opened.flatMap(({ places }, at) =>
        places.map((place, of) => ({ place, at: lotsOut[at]?.lines[of]?.at ?? 0 })),
      );
      const cutting = Cutting.record({
        ...{ id: cuttingId, cuttingNumber, postingId: posting.id, waste, loss: lost, note },
        inputs: taken.map(entry),
        outputs: placed
          .toSorted((a, b) => a.at - b.at)
          .map(({ place, at }) => ({
            ...entry(place),
            expiryDate: place.batch.expiryDate,
            expiryReason: lines[at]?.expiryReason || null,
            costShare: lines[at]?.costShare?.toText() ?? null,
          })),
        createdBy: caller.username,
        createdAt: unit.now,
      });
      unit.of(Cuttings).add(cutting);
      const held = new Set(opened.filter(({ lot }) => lot.onHold).map(({ lot }) => lot.id));
      return viewOf(cutting.state, held);
    },
  }),
];

function refuseImbalance({ input, output, waste, loss, difference }: Balance, tolerance: string): void {
  const size = difference.isNegative() ? Decimal.ZERO.minus(difference) : difference;
  if (size.times(HUNDRED).compare(input.times(Decimal.of(tolerance))) <= 0) return;
  throw massBalance({
    input: amountText(input),
    output: amountText(output),
    waste: amountText(waste),
    loss: amountText(loss),
    tolerance,
  });
}
