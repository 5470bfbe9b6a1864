/** Sizes of labels: those that every shop has, and those of the shop's own label printers. */
import { int32, list, text } from '../../kernel/contract/fields.ts';
import { type Field, form } from '../../kernel/contract/form.ts';
import * as out from '../../kernel/contract/output.ts';
import { say } from '../../kernel/values/message.ts';
import { foldText } from '../../kernel/values/text.ts';

/** A page of a label printer in millimetres. */
export interface LabelSize {
  /** Unique, ignoring case. */
  readonly name: string;
  readonly widthMm: number;
  readonly heightMm: number;
}

/** The sizes that every shop has. */
export const LABEL_SIZES: readonly LabelSize[] = [
  { name: 'M', widthMm: 100, heightMm: 60 },
  { name: 'L', widthMm: 100, heightMm: 150 },
];

/** Maximum number of sizes of a shop. */
const SIZES_MAX = 20;
/** Maximum length of the name of a size. */
export const SIZE_NAME_MAX = 50;
/** The widths and heights that label printers have, in millimetres. */
const LEAST_MM = 25;
const MOST_MM = 300;

const millimetres = () => int32(LEAST_MM, MOST_MM);

const sizeForm = form({ name: text(SIZE_NAME_MAX), widthMm: millimetres(), heightMm: millimetres() });

/** Returns the field of a shop's sizes. A name of an earlier one, M or L is a fault. */
export function labelSizesField(): Field<readonly LabelSize[], readonly LabelSize[]> {
  const entries = list(sizeForm, SIZES_MAX);
  return {
    ...entries,
    read(raw, at, faults) {
      const read = entries.read(raw, at, faults);
      const seen = new Set(LABEL_SIZES.map(({ name }) => foldText(name)));
      for (const [index, one] of read.entries()) {
        const key = one?.name && foldText(one.name);
        if (!key) continue;
        if (seen.has(key)) faults.push({ field: `${at}[${index}].name`, message: say`is the name of another size` });
        seen.add(key);
      }
      return read;
    },
  } as Field<readonly LabelSize[], readonly LabelSize[]>;
}

export const labelSizesOutput = out.listOf(
  out.object('LabelSizeResponse', { name: out.text(), widthMm: out.int32(), heightMm: out.int32() }),
  { description: "Sizes of the shop's label printers, besides M (100 × 60 mm) and L (100 × 150 mm)" },
);
