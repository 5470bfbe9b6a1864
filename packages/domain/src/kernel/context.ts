/** A context as data. Roles, documents, checks, tables and tests are derived from the list of contexts. */
import type { AnyKind } from './aggregate.ts';
import type { Chapter } from './contract.ts';
import type { Handler } from './handler.ts';
import type { Reads } from './ports.ts';
import type { RefusalData } from './refusal.ts';
import type { StateMachine } from './state-machine.ts';

export interface Context {
  /** The name of its folder in the core and in the adapters. */
  readonly name: string;
  /** The contexts whose public interface it may import. */
  readonly neighbours: readonly string[];
  readonly kinds: readonly AnyKind[];
  /** Its operations. */
  readonly chapters: readonly Chapter[];
  /** One handler for each contract of its chapters. */
  readonly handlers: readonly Handler[];
  readonly machines: readonly StateMachine<string, string>[];
  /** Its own refusals. Those of its kinds are derived from the kinds. */
  readonly refusals: readonly RefusalData[];
  /** Reads that it needs from a store in addition to its kinds. */
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
export const contractsOf = ({ chapters }: Context) => chapters.flatMap(({ contracts }) => contracts);
