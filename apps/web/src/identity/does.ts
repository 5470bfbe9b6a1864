/** Describes the rights of a role by the summaries of the operations that its permissions guard. */

/** The summaries of operations by permission, each in English and German. */
export type Sentences = Readonly<Record<string, readonly (readonly [english: string, german: string])[]>>;

export interface Does {
  /** The sentences by subject of the permissions. A subject is for example `GOODS_RECEIPT`. */
  readonly groups: readonly { readonly subject: string; readonly sentences: readonly string[] }[];
  /** Permissions that no operation requires yet. */
  readonly guardNothing: readonly string[];
}

/** Returns the subject of a permission: `STOCK_MOVEMENT` for `STOCK_MOVEMENT_READ`. */
export const subjectOf = (permission: string): string => permission.slice(0, permission.lastIndexOf('_'));

/**
 * Returns the summaries of the operations that these permissions allow, grouped by subject, and the permissions that no
 * operation requires. Each sentence appears once in a group.
 */
export function doesOf(permissions: readonly string[], sentences: Sentences, isGerman: boolean): Does {
  const guarding = permissions.filter((permission) => sentences[permission] !== undefined);
  const groups = [...Map.groupBy(guarding, subjectOf)].map(([subject, of]) => ({
    subject,
    sentences: [
      ...new Set(of.flatMap((one) => (sentences[one] ?? []).map(([english, german]) => (isGerman ? german : english)))),
    ],
  }));
  return { groups, guardNothing: permissions.filter((permission) => sentences[permission] === undefined) };
}
