/** A context as data. The handlers, refusals, floor roles and many tests are derived from the list of contexts. */
import type { AnyKind } from '../contract/aggregate.ts';
import type { Operations } from '../contract/contract.ts';
import type { RefusalData } from '../contract/refusal.ts';
import type { StateMachine } from '../contract/state-machine.ts';
import type { AnyFileKind } from './file-kind.ts';
import type { Handler } from './handler.ts';
import type { Reads } from './ports.ts';

export interface Context extends Operations {
  /** The contexts whose public interface this context may import. */
  readonly neighbours: readonly string[];
  readonly kinds: readonly AnyKind[];
  /** The kinds of files of the context's records. */
  readonly files?: readonly AnyFileKind[];
  /** One handler for each contract. */
  readonly handlers: readonly Handler[];
  readonly machines: readonly StateMachine<string, string>[];
  /** The refusals of the context, without the refusals that its kinds define. */
  readonly refusals: readonly RefusalData[];
  /** The reads that the context needs from a store, in addition to the reads of its kinds. */
  readonly reads: readonly SpecialReads[];
}

/** The reads of one port, by name. */
export interface SpecialReads {
  readonly port: keyof Reads & string;
  readonly reads: readonly string[];
}

/** Returns all reads of a port as data. A missing or unknown name does not compile. */
export const specialReads = <P extends keyof Reads & string>(
  port: P,
  reads: Readonly<Record<keyof Reads[P], true>>,
): SpecialReads => ({ port, reads: Object.keys(reads) });

/** Returns all operations of a context. */
export const contractsOf = ({ tags }: Context) => tags.flatMap(({ contracts }) => contracts);
