/**
 * A context as data: what it brings, for whatever is made of all contexts: roles, documents, checks, tables, tests.
 */
import type { AnyKind } from './aggregate.ts';
import type { AnyOperation, Permission } from './operation.ts';
import type { Reads } from './ports.ts';
import type { RefusalData } from './refusal.ts';
import type { StateMachine } from './state-machine.ts';

export interface Context {
  /** The name of its folder, here and in the adapters. */
  readonly name: string;
  /** The contexts that it may ask, through their public faces. */
  readonly neighbours: readonly string[];
  readonly kinds: readonly AnyKind[];
  readonly operations: readonly AnyOperation[];
  readonly machines: readonly StateMachine<string, string>[];
  /** Its own, and those of its kinds. */
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

/** Gathers what a context's public face exports. */
export function context(name: string, neighbours: readonly string[], face: object): Context {
  const exported: readonly object[] = Object.values(face).filter((it) => typeof it === 'object' && it !== null);
  const kinds = exported.filter((it): it is AnyKind => 'restore' in it && 'references' in it);
  return {
    name,
    neighbours,
    kinds,
    operations: exported.filter((it): it is AnyOperation => 'run' in it && 'permission' in it),
    machines: exported.filter((it): it is StateMachine<string, string> => 'transitions' in it && 'statuses' in it),
    refusals: [...refusalsIn(face), ...kinds.flatMap(({ unknown, inUse }) => [unknown, inUse])],
    permissions: exported
      .filter((it): it is Permissions<Permission> => 'permissions' in it)
      .flatMap((it) => it.permissions),
    reads: exported.filter((it): it is SpecialReads => 'port' in it && 'reads' in it),
  };
}

/** The refusals among what a module exports: each is a function that makes one. */
export const refusalsIn = (exported: object): readonly RefusalData[] =>
  Object.values(exported).filter(
    (it): it is RefusalData => typeof it === 'function' && 'code' in it && 'english' in it && 'german' in it,
  );
