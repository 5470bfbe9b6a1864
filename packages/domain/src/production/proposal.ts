/** What a production batch still needs, and where to take it from. */
import type { Decimal } from '../kernel/decimal.ts';
import { factorOf, kindOf, type UnitKind } from '../kernel/quantity.ts';
import type { BatchPlan } from './batch-plan.ts';
import { type BatchInput, consumedOf, openOf } from './execution.ts';
import { type Candidate, splitByFefo } from './fefo.ts';
import { amountText } from './run.ts';
import type { ComponentProposal, ProposedPick } from './run-outputs.ts';

/** So much is needed of an article, in the base unit of the kind. */
export interface Need {
  readonly articleId: string;
  readonly kind: UnitKind;
  /** A decimal text from zero. */
  readonly base: string;
}

/** A stock batch that may be used, with its place. */
export interface UsableBatch extends Candidate {
  readonly lotId: string;
  readonly lotNumber: string;
  readonly storageLocationId: string;
}

/** What there is for a need. */
export interface Supply {
  /** Whether the article has a stock at all, wherever. */
  readonly stocked: boolean;
  /** Those that come first, by FEFO: enough of them for the need, or all. */
  readonly candidates: readonly UsableBatch[];
  /** Whether there are more than these. */
  readonly more: boolean;
}

/** What is needed of the components after the inputs. */
export const needsOf = ({ components }: BatchPlan, inputs: readonly BatchInput[]): readonly Need[] =>
  components.map((component) => ({
    articleId: component.articleId,
    kind: kindOf(component.uom),
    base: openOf(component, inputs).inBase().toText(),
  }));

const PLACES = 6;

/**
 * The proposal for the components of a plan, with the supply for each in the same order. What is open and missing is rounded
 * towards more, what is picked towards less: never more than there is. A pick of which that leaves nothing is not shown.
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
        ...{ articleId, articleName, quantity, uom },
        consumed: amountText(consumedOf(component, inputs).amount),
        open: open.amount.ceil(PLACES).toText(),
        picks: shown.filter((pick) => pick.quantity !== '0'),
        missing: inUnit(missing).ceil(PLACES).toText(),
        stocked,
      };
    }),
  };
}
