/** Handlers of cuttings. */
import {
  inheritedHolds,
  type LotState,
  Lots,
  type Moved,
  namedLots,
  type StockState,
  shopDay,
  Warehouse,
} from '../../inventory/index.ts';
import type { InputOf } from '../../kernel/contract/form.ts';
import { nextDocumentNumber } from '../../kernel/execution/document.ts';
import { type Handler, handle } from '../../kernel/execution/handler.ts';
import { Decimal } from '../../kernel/values/decimal.ts';
import { Quantity } from '../../kernel/values/quantity.ts';
import { settingsIn } from '../../settings/index.ts';
import { massBalance, originMixed, outlivesInput } from '../refusals.ts';
import { contradictions, sharedFacts } from '../run/origin.ts';
import {
  amountText,
  entryOf,
  firstToExpire,
  inputLines,
  namedBatches,
  newLot,
  type OutputLot,
  outputLots,
  placeOf,
} from '../run/run.ts';
import type { LotEntry } from '../run/run-parts.ts';
import { type Balance, balanceOf, Cutting, type CuttingState, Cuttings, viewOf } from './cutting.ts';
import { cut, getCutting, listCuttings } from './cutting-contracts.ts';

export const cuttingHandlers: readonly Handler[] = [
  handle(listCuttings, {
    async run({ reader, runs }, { articleId, status, ...request }) {
      const { content, page } = await reader.page(Cuttings, { articleIds: articleId, status }, request);
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
    async run(unit, input, { caller, prepared: cuttingNumber }) {
      const warehouse = new Warehouse(unit, caller);
      const named = await namedBatches(unit, input.inputs);
      const stocks = await warehouse.targets(input.outputs);
      const lotsIn = await unit.of(Lots).getAll([...named.values()].map(({ lotId }) => lotId));
      const states = lotsIn.map(({ state }) => state);
      const first = firstToExpire(states);
      const lines = input.outputs.map((line, at) => lineOf(line, stocks[at], { cuttingNumber, first }));
      const lotsOut = outputLots(lines, ['expiryDate']);
      const { waste, loss } = lostOf(input);
      const taken = inputLines(input.inputs);
      refuseImbalance(
        balanceOf({ inputs: taken, outputs: lines, waste, loss }),
        (await settingsIn(unit)).cuttingTolerancePercent,
      );
      refuseOutliving(lines, first);
      const facts = sharedOrRefused(states);

      const cuttingId = unit.newId();
      const posting = { id: unit.newId(), documentKind: 'RUN' as const, documentId: cuttingId };
      const holds = await inheritedHolds(unit, states);
      const consumed = await warehouse.takeOut('CONSUMED', taken, posting);
      const opened = await warehouse.openLots(
        'PRODUCED',
        lotsOut.map((lot) => newLot(lot, { facts, holds })),
        posting,
      );
      const entry = entriesOf([...states, ...opened.map(({ lot }) => lot)], cuttingNumber);
      const cutting = Cutting.record({
        id: cuttingId,
        cuttingNumber,
        postingId: posting.id,
        waste,
        loss,
        note: input.note ?? '',
        inputs: consumed.map(entry),
        outputs: placedInOrder(opened, lotsOut).map(({ place, at }) => ({
          ...entry(place),
          expiryDate: place.batch.expiryDate,
          expiryReason: lines[at]?.expiryReason || null,
          costShare: lines[at]?.costShare?.toText() ?? null,
        })),
        createdBy: caller.username,
        createdAt: unit.now,
      });
      unit.of(Cuttings).add(cutting);
      return viewOf(cutting.state, new Set(opened.filter(({ lot }) => lot.onHold).map(({ lot }) => lot.id)));
    },
  }),
];

type Input = InputOf<typeof cut.input>;
type CutLine = ReturnType<typeof lineOf>;

/**
 * Returns an output line with its destination stock. The default lot number is the number of the cutting. The default
 * expiry date is the earliest expiry date of the inputs.
 */
const lineOf = (
  { quantityAmount, quantityUnit, ...line }: Input['outputs'][number],
  stock: StockState | undefined,
  { cuttingNumber, first }: { readonly cuttingNumber: string; readonly first: LotState },
) => ({
  ...line,
  ...placeOf(stock),
  lotNumber: line.lotNumber ?? cuttingNumber,
  expiryDate: line.expiryDate ?? first.expiryDate,
  quantity: Quantity.of(quantityAmount, quantityUnit),
});

/** Returns waste and loss in their stored form. */
function lostOf({ waste = [], loss }: Input): Pick<CuttingState, 'waste' | 'loss'> {
  const amount = ({ quantityAmount: of, quantityUnit }: NonNullable<Input['loss']>) => ({
    quantityAmount: of.toText(),
    quantityUnit,
  });
  return {
    waste: waste.map(({ reason, ...of }) => ({ ...amount(of), reason: reason || null })),
    loss: loss ? amount(loss) : null,
  };
}

/** Returns the function that makes the entry of a movement. `lots`: all lots of the cutting. */
function entriesOf(lots: readonly LotState[], cuttingNumber: string): (moved: Moved) => LotEntry {
  const byId = new Map(lots.map((lot) => [lot.id, lot]));
  return ({ movement: { stockBatchId, lotId, change, unit } }) => {
    const lot = byId.get(lotId ?? '');
    if (!lot) throw new Error(`The cutting ${cuttingNumber} books lots that it does not know`);
    return entryOf({ stockBatchId, quantity: Quantity.fromBase(change.replace('-', ''), unit) }, lot);
  };
}

/** Returns the places of the new lots in the order of the request. `at`: the index of the request line. */
const placedInOrder = (
  opened: readonly { readonly places: readonly Moved[] }[],
  lotsOut: readonly OutputLot<CutLine>[],
) =>
  opened
    .flatMap(({ places }, lot) => places.map((place, of) => ({ place, at: lotsOut[lot]?.lines[of]?.at ?? 0 })))
    .toSorted((a, b) => a.at - b.at);

/** Refuses with EXPIRY_TOO_LATE if an output without a reason expires after the input that expires first. */
function refuseOutliving(lines: readonly CutLine[], { lotNumber, expiryDate }: LotState): void {
  const late = lines.filter((line) => line.expiryDate > expiryDate && !line.expiryReason);
  if (late.length === 0) return;
  throw outlivesInput({ lot: lotNumber, expiryDate, lots: namedLots(late) });
}

/** Returns the facts that all inputs share. Refuses with ORIGIN_MIXED if the facts of inputs contradict each other. */
function sharedOrRefused(states: readonly LotState[]): LotState['facts'] {
  const facts = states.map((lot) => lot.facts);
  const mixed = contradictions(facts);
  if (mixed.length === 0) return sharedFacts(facts);
  throw originMixed({ facts: mixed.join(', '), lots: namedLots(states) });
}

function refuseImbalance({ input, output, waste, loss, difference }: Balance, tolerance: string): void {
  const size = difference.isNegative() ? Decimal.ZERO.minus(difference) : difference;
  if (size.times(Decimal.HUNDRED).compare(input.times(Decimal.of(tolerance))) <= 0) return;
  throw massBalance({
    input: amountText(input),
    output: amountText(output),
    waste: amountText(waste),
    loss: amountText(loss),
    tolerance,
  });
}
