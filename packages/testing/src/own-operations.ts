/** Operations of tests, executed by a core that was made with `ownHandler`. */
import type { AnyContract, Handler } from '@cleaver/domain/kernel';

const HANDLERS = new WeakMap<AnyContract, Handler>();

/** Registers the handler of an operation that a test defines, for `ownHandler`. Returns the contract. */
export function own<K extends AnyContract>(contract: K, handlerOf: (contract: K) => Handler): K {
  HANDLERS.set(contract, handlerOf(contract));
  return contract;
}

/**
 * Returns the handler of an operation of `own`, or undefined for other operations. Pass this function to `new
 * Core(ports, ownHandler)`.
 */
export const ownHandler = (contract: AnyContract): Handler | undefined => HANDLERS.get(contract);
