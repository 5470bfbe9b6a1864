/** The lines of a document by delivery. Runs without a browser. */

interface LineOf {
  readonly deliveryId: string | null;
  readonly deliveryNumber: string;
}

export interface DeliveryLines<L> extends LineOf {
  readonly lines: readonly L[];
}

/** Returns the lines in their order, those of one delivery together. Typed lines have no delivery. */
export function linesByDelivery<L extends LineOf>(lines: readonly L[]): readonly DeliveryLines<L>[] {
  const found: { readonly deliveryId: string | null; readonly deliveryNumber: string; readonly lines: L[] }[] = [];
  for (const line of lines) {
    const { deliveryId, deliveryNumber } = line;
    const last = found.at(-1);
    if (last && last.deliveryId === deliveryId) last.lines.push(line);
    else found.push({ deliveryId, deliveryNumber, lines: [line] });
  }
  return found;
}
