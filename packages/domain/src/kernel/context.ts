/**
 * A context as data: what it brings, for whatever is made of all contexts: roles, documents, checks, tables, tests.
 */
import type { AnyKind } from './aggregate.ts';
import type { Permission } from './caller.ts';
import type { Chapter } from './contract.ts';
import type { Handler } from './handler.ts';
import type { Reads } from './ports.ts';
import type { RefusalData } from './refusal.ts';
import type { StateMachine } from './state-machine.ts';

export interface Context {
  /** The name of its folder, here and in the adapters. */
  readonly name: string;
  /** The contexts that it may ask, through their public faces. */
  readonly neighbours: readonly string[];
  readonly kinds: readonly AnyKind[];
  /** Its operations. */
  readonly chapters: readonly Chapter[];
  /** One for each contract of its chapters. */
  readonly handlers: readonly Handler[];
  readonly machines: readonly StateMachine<string, string>[];
  /** Its own; those of its kinds follow from these. */
  readonly refusals: readonly RefusalData[];
  /** What it lets a role hold. */
  readonly permissions: readonly Permission[];
  /** What it asks of a store beside its kinds. */
  readonly reads: readonly SpecialReads[];
}

/** Permissions that a context brings; their names become known to the compiler by `PermissionsOf`. */
export interface Permissions<N extends string = string> {
  readonly permissions: readonly N[];
}

export const permissions = <const N extends string>(...names: readonly N[]): Permissions<N> => ({ permissions: names });

/** What a context merges into `PermissionNames`. */
export type PermissionsOf<P extends Permissions> = Readonly<Record<P['permissions'][number], true>>;

/** The reads of one port, by name. */
export interface SpecialReads {
  readonly port: keyof Reads & string;
  readonly reads: readonly string[];
}

/** All reads of a port: one that is left out, or that the port has not, does not compile. */
export const specialReads = <P extends keyof Reads & string>(
  port: P,
  reads: Readonly<Record<keyof Reads[P], true>>,
): SpecialReads => ({ port, reads: Object.keys(reads) });

/** All operations of a context. */
export const contractsOf = ({ chapters }: Context) => chapters.flatMap(({ contracts }) => contracts);
