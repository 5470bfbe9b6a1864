/** Texts and groups of the sheet of a document. Runs without a browser. */

interface LineOf {
  readonly deliveryId: string | null;
  readonly deliveryNumber: string;
}

export interface DeliveryLines<L> extends LineOf {
  readonly lines: readonly L[];
}

/** Returns the lines in their order, those of one delivery together. Typed lines have no delivery. */
export function deliveriesIn<L extends LineOf>(lines: readonly L[]): readonly DeliveryLines<L>[] {
  const found: { readonly deliveryId: string | null; readonly deliveryNumber: string; readonly lines: L[] }[] = [];
  for (const line of lines) {
    const { deliveryId, deliveryNumber } = line;
    const last = found.at(-1);
    if (last && last.deliveryId === deliveryId) last.lines.push(line);
    else found.push({ deliveryId, deliveryNumber, lines: [line] });
  }
  return found;
}

/** Returns an IBAN as people read it, in groups of four. */
export const inGroupsOfFour = (iban: string): string => iban.replaceAll(/(.{4})(?=.)/g, '$1\u00a0');
