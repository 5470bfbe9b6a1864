/** Collects the refusals of each operation while tests run. The import of this module starts the collection. */
import { importStockBatches } from '../src/inventory/index.ts';
import { type AnyContract, Executor, Refusal, type RefusalData } from '../src/kernel/index.ts';
import { importArticles } from '../src/masterdata/index.ts';

const seen = new Set<string>();

const pair = ({ name }: AnyContract, { code }: Pick<RefusalData, 'code'>): string => `${name}: ${code}`;

/**
 * Refusals that these tests cannot trigger. An import reports faults by row. It refuses with these codes only after a
 * concurrent write, which the in-memory store prevents.
 */
const ELSEWHERE: readonly string[] = [importArticles, importStockBatches].flatMap((operation) =>
  (operation.refuses ?? []).map((refusal) => pair(operation, refusal)),
);

const { execute } = Executor.prototype;
Executor.prototype.execute = async function (this: Executor, operation: AnyContract, request) {
  try {
    return await execute.call(this, operation, request);
  } catch (error) {
    if (error instanceof Refusal) seen.add(pair(operation, error));
    throw error;
  }
} as typeof execute;

/** Returns the refusals that these operations declare but no test has seen. */
export const unseen = (operations: readonly AnyContract[]): readonly string[] =>
  operations
    .flatMap((operation) => (operation.refuses ?? []).map((refusal) => pair(operation, refusal)))
    .filter((each) => !seen.has(each) && !ELSEWHERE.includes(each));
