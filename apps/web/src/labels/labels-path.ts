/** Returns the address of the labels of the lots, one of each lot. */
export const labelsPath = (of: readonly { readonly lotId: string | null }[]): string =>
  `/lots/labels?${[...new Set(of.flatMap(({ lotId }) => lotId ?? []))].map((lot) => `lot=${lot}`).join('&')}`;
