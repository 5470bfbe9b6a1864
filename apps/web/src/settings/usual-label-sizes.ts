/** The usual sizes of label printers, to add with one tap. */
import type { LabelSize } from '@cleaver/domain/settings/contracts';

/** Width and height in millimetres. */
const USUAL: readonly (readonly [number, number])[] = [
  [58, 60],
  [62, 100],
  [76, 51],
  [80, 80],
  [100, 100],
  [102, 152],
];

/** Returns the usual sizes that the shop does not have yet, each with its measures as its name. */
export const usualWithout = (own: readonly LabelSize[]): readonly LabelSize[] =>
  USUAL.map(([widthMm, heightMm]) => ({ name: `${widthMm} × ${heightMm}`, widthMm, heightMm })).filter(
    (one) =>
      !own.some(
        ({ name, widthMm, heightMm }) => name === one.name || (widthMm === one.widthMm && heightMm === one.heightMm),
      ),
  );
