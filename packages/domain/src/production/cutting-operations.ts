/** Cutting lots into other lots, and reading what was cut. */
import {
  LINES_MAX,
  Lots,
  lotExpired,
  lotNumber,
  type Moved,
  OPENING_LOTS,
  StockBatches,
  Stocks,
  shopDay,
  stockLines,
  TAKING_OUT,
  Warehouse,
} from '../inventory/index.ts';
import { Decimal } from '../kernel/decimal.ts';
import { nextDocumentNumber } from '../kernel/document.ts';
import {
  date,
  decimalNumber,
  type Field,
  form,
  id,
  list,
  optional,
  optionalLines,
  pathId,
  quantityAmount,
  unit as unitField,
} from '../kernel/form.ts';
import { say } from '../kernel/message.ts';
import { command, query } from '../kernel/operation.ts';
import { listForm } from '../kernel/page.ts';
import { Quantity, type Unit } from '../kernel/quantity.ts';
import { settingsIn } from '../settings/index.ts';
import { type CutInput, Cutting, type CuttingState, Cuttings } from './cutting.ts';
import { contradictions, sharedFacts } from './origin.ts';
import { massBalance, originMixed, outlivesInput } from './refusals.ts';
import {
  amountText,
  entryOf,
  firstToExpire,
  inheritedHolds,
  inputLines,
  isMass,
  kilograms,
  namedBatches,
  newLot,
  type OutputLine,
  outputLots,
  outputsField,
  percentText,
  type Waste,
  wasteOf,
} from './run.ts';

/** A unit of mass. */
const massUnit = (): Field<Unit> => {
  const field = unitField();
  return {
    ...field,
    read(raw, at, faults) {
      const before = faults.length;
      const unit = field.read(raw, at, faults);
      if (faults.length === before && !isMass(unit)) {
        faults.push({ field: at, message: say`must be a unit of mass, like KG` });
      }
      return unit;
    },
  };
};

const mass = { quantityAmount: quantityAmount(), quantityUnit: massUnit() };
const HUNDRED = Decimal.of('100');

const output = form({
  stockId: id(),
  ...mass,
  lotNumber: optional(lotNumber()),
  expiryDate: optional(date()),
  expiryReason: optionalLines(),
  costShare: optional(decimalNumber(Decimal.ZERO, HUNDRED)),
});

export const cut = command({
  name: 'cutting.create',
  summary: 'Cut lots into other lots: what goes on the table and what comes off it, booked at once',
  permission: 'BATCH_COMPLETE',
  refuses: [
    StockBatches.unknown,
    Stocks.unknown,
    ...TAKING_OUT,
    lotExpired,
    massBalance,
    outlivesInput,
    originMixed,
    ...OPENING_LOTS,
  ],
  input: form(
    {
      inputs: stockLines({ quantityUnit: massUnit() }),
      outputs: outputsField(list(output, LINES_MAX, 1)),
      waste: optional(list(form({ ...mass, reason: optionalLines() }), LINES_MAX)),
      loss: optional(form(mass)),
      note: optionalLines(),
    },
    ({ outputs }, fault) => {
      const shares = outputs?.flatMap(({ costShare }) => costShare ?? []) ?? [];
      if (shares.length === 0) return;
      const sum = shares.reduce((total, share) => total.plus(share), Decimal.ZERO);
      if (shares.length !== outputs?.length || !sum.equals(HUNDRED)) {
        fault('outputs', say`must have a costShare each that come to exactly 100, or none`);
      }
    },
  ),
  prepare: ({ sequences, clock, settings }) => nextDocumentNumber(sequences, 'C', shopDay(clock.now(), settings)),
  async run(unit, { inputs, outputs, waste: wasted = [], loss, note = '' }, caller, cuttingNumber: string) {
    const warehouse = new Warehouse(unit, caller);
    const named = await namedBatches(unit, inputs);
    const stocks = await warehouse.stocks(outputs.map(({ stockId }) => stockId));
    const lotsIn = await unit.of(Lots).getAll([...named.values()].map(({ lotId }) => lotId));
    const states = lotsIn.map(({ state }) => state);
    const first = firstToExpire(states);
    const lines = outputs.map(({ quantityAmount: of, quantityUnit, ...line }) => ({
      ...line,
      articleId: stocks.get(line.stockId)?.articleId ?? '',
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
    const holds = await inheritedHolds(unit, lotsIn);
    const taken = await warehouse.takeOut('CONSUMED', input, posting);
    const shared = sharedFacts(facts);
    const opened = await warehouse.openLots(
      'PRODUCED',
      lotsOut.map((lot) => newLot(lot, { facts: shared, holds })),
      posting,
    );
    const lots = new Map([...states, ...opened.map(({ lot }) => lot)].map((lot) => [lot.id, lot]));
    const entry = ({ movement: { stockBatchId, lotId, change, unit: keptIn } }: Moved): CutInput => {
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
});

interface Parts {
  readonly inputs: readonly { readonly quantity: Quantity }[];
  readonly outputs: readonly Pick<OutputLine, 'quantity'>[];
  readonly waste: readonly Waste[];
  readonly loss: Omit<Waste, 'reason'> | null;
}

/** In kilograms; `difference`: what is not accounted for, below zero where more came off the table than went on it. */
type Balance = Readonly<Record<'input' | 'output' | 'waste' | 'loss' | 'difference', Decimal>>;

function balanceOf({ inputs, outputs, waste, loss }: Parts): Balance {
  const input = kilograms(inputs.map(({ quantity }) => quantity));
  const off = {
    output: kilograms(outputs.map(({ quantity }) => quantity)),
    waste: kilograms(waste.map(wasteOf)),
    loss: kilograms(loss ? [wasteOf(loss)] : []),
  };
  return { input, ...off, difference: input.minus(off.output).minus(off.waste).minus(off.loss) };
}

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

export const listCuttings = query({
  name: 'cutting.list',
  summary: 'List cuttings',
  permission: 'BATCH_READ',
  input: listForm(Cuttings.sortable, {}),
  async run({ reader, runs }, request) {
    const { content, page } = await reader.page(Cuttings, {}, request);
    const lots = await runs.lots(content.flatMap(({ outputs }) => outputs.map(({ lotId }) => lotId)));
    const held = new Set(lots.filter(({ onHold }) => onHold).map((lot) => lot.id));
    return { content: content.map((cutting) => viewOf(cutting, held)), page };
  },
});

export const getCutting = query({
  name: 'cutting.get',
  summary: 'Read one cutting',
  permission: 'BATCH_READ',
  input: form({ id: pathId() }),
  async run({ reader, runs }, input) {
    const cutting = await reader.get(Cuttings, input.id);
    const lots = await runs.lots(cutting.outputs.map(({ lotId }) => lotId));
    return viewOf(cutting, new Set(lots.filter(({ onHold }) => onHold).map((lot) => lot.id)));
  },
});

/** The cutting as it was booked, also where it was undone; `held`: the lots on hold now. */
function viewOf(cutting: CuttingState, held: ReadonlySet<string>) {
  const quantityOf = ({ quantity, unit }: CutInput) => ({ quantity: Quantity.fromBase(quantity, unit) });
  const { inputs, outputs, waste, loss } = cutting;
  const balance = balanceOf({ inputs: inputs.map(quantityOf), outputs: outputs.map(quantityOf), waste, loss });
  const shown = <E extends CutInput>(entry: E): E => ({ ...entry, quantity: amountText(Decimal.of(entry.quantity)) });
  return {
    ...cutting,
    inputs: inputs.map(shown),
    outputs: outputs.map((entry) => ({ ...shown(entry), onHold: held.has(entry.lotId) })),
    massBalance: {
      input: amountText(balance.input),
      output: amountText(balance.output),
      waste: amountText(balance.waste),
      loss: amountText(balance.loss),
      difference: amountText(balance.difference),
    },
    yieldPercent: percentText(balance.output, balance.input),
  };
}

export type CuttingView = ReturnType<typeof viewOf>;
