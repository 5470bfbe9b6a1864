/**
 * What the pages know about each context of the core, one line each. A test compares this list with the core.
 */
import { audit } from '../audit/context.ts';
import { files } from '../files/context.ts';
import { hygiene } from '../hygiene/context.ts';
import { identity } from '../identity/context.ts';
import { inventory } from '../inventory/context.ts';
import { invoicing } from '../invoicing/context.ts';
import { labels } from '../labels/context.ts';
import { masterdata } from '../masterdata/context.ts';
import { procurement } from '../procurement/context.ts';
import { production } from '../production/context.ts';
import { quality } from '../quality/context.ts';
import { reports } from '../reports/context.ts';
import { sales } from '../sales/context.ts';
import { settings } from '../settings/context.ts';
import { today } from '../today/context.ts';
import type { Context } from './context.ts';

const DECLARED = [
  today,
  inventory,
  procurement,
  production,
  sales,
  invoicing,
  quality,
  hygiene,
  labels,
  masterdata,
  reports,
  files,
  identity,
  settings,
  audit,
] as const;

export const CONTEXTS: readonly Context[] = DECLARED;

type NamesOf<C> = C extends { readonly references: infer R } ? keyof R & string : never;

/** The names of the kinds of records that other records refer to. */
export type KindName = NamesOf<(typeof DECLARED)[number]>;

type MadeOf<C> = C extends { readonly references: infer R }
  ? { [K in keyof R]: R[K] extends { readonly make: unknown } ? K : never }[keyof R] & string
  : never;

/** The names of the kinds that a picker can create. */
export type MadeKind = MadeOf<(typeof DECLARED)[number]>;
