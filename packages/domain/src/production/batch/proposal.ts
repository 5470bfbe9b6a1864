/** The open needs of a production batch, and the stock batches to cover them. */
import type { Decimal } from '../../kernel/values/decimal.ts';
import { factorOf, kindOf, type UnitKind } from '../../kernel/values/quantity.ts';
import { type Candidate, splitByFefo } from '../run/fefo.ts';
import { amountText } from '../run/run.ts';
import type { ComponentProposal, ProposedPick } from '../run/run-outputs.ts';
import type { BatchPlan } from './batch-plan.ts';
import { type BatchInput, consumedOf, openOf } from './execution.ts';

/** A needed quantity of an article, in the base unit of the kind. */
export interface Need {
  readonly articleId: string;
  readonly kind: UnitKind;
  /** The needed quantity in the base unit: a decimal text, zero or more. */
  readonly base: string;
}

/** A usable stock batch with its location. */
export interface UsableBatch extends Candidate {
  readonly lotId: string;
  readonly lotNumber: string;
  readonly storageLocationId: string;
}

/** The supply for a need. */
export interface Supply {
  /** Whether the article has a stock record in any location. */
  readonly stocked: boolean;
  /** The first candidates by FEFO: enough for the need, or all. */
  readonly candidates: readonly UsableBatch[];
  /** Whether there may be further candidates. False if `candidates` has all. */
  readonly more: boolean;
}

/** Returns the quantities of the components that `inputs` do not cover, in the order of the components. */
export const needsOf = ({ components }: BatchPlan, inputs: readonly BatchInput[]): readonly Need[] =>
  components.map((component) => ({
    articleId: component.articleId,
    kind: kindOf(component.uom),
    base: openOf(component, inputs).inBase().toText(),
  }));

const PLACES = 6;

/**
 * Returns the proposal for the components of a plan. `supplies` has the same order as the components. Rounds open and
 * missing quantities up. Rounds picks down, so that they never exceed the stock, and omits picks that round to zero.
 */
export function proposalOf(
  { components }: BatchPlan,
  inputs: readonly BatchInput[],
  supplies: readonly Supply[],
): { readonly components: readonly ComponentProposal[] } {
  return {
    components: components.map((component, at) => {
      const { articleId, articleName, quantity, uom } = component;
      const { stocked, candidates } = supplies[at] ?? { stocked: false, candidates: [] };
      const open = openOf(component, inputs);
      const { picks, missing } = splitByFefo(open.inBase(), candidates);
      const inUnit = (base: Decimal) => base.dividedBy(factorOf(uom));
      const shown = picks.map(({ from, base }): ProposedPick => {
        const { id, lotId, lotNumber, expiryDate, storageLocationId } = from;
        const taken = inUnit(base).floor(PLACES).toText();
        return { stockBatchId: id, lotId, lotNumber, expiryDate, storageLocationId, quantity: taken };
      });
      return {
        articleId,
        articleName,
        quantity,
        uom,
        consumed: amountText(consumedOf(component, inputs).amount),
        open: open.amount.ceil(PLACES).toText(),
        picks: shown.filter((pick) => pick.quantity !== '0'),
        missing: inUnit(missing).ceil(PLACES).toText(),
        stocked,
      };
    }),
  };
}
