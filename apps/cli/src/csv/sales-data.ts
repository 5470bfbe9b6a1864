/** The columns of sales data. They belong to the article, not to its sales units. */
import type { CleaverClient, components } from '@cleaver/client';
import type { RawOf } from '@cleaver/domain/kernel';
import { setSalesData } from '@cleaver/domain/masterdata/contracts';
import { call } from '../context.ts';
import { t } from '../language/language.ts';
import { inputsOf, nonNull, type Properties, type Schema } from '../schema.ts';
import { DECIMAL } from './columns.ts';
import type { Column, Report, Row, Step } from './kind.ts';

type SalesData = Pick<components['schemas']['ArticleResponse'], 'vatClass' | 'minimumRemainingDays' | 'pieceWeight'>;

const properties = inputsOf(setSalesData);
const schemaOf = (of: Properties, name: string): Schema => nonNull(of[name]);
const weight = schemaOf(properties, 'pieceWeight').properties ?? {};

export const SALES_DATA: readonly Column[] = [
  { name: 'vatClass', schema: schemaOf(properties, 'vatClass') },
  { name: 'minimumRemainingDays', schema: schemaOf(properties, 'minimumRemainingDays') },
  { name: 'pieceWeightKg', ...DECIMAL },
  { name: 'pieceWeightTolerance', schema: schemaOf(weight, 'tolerancePercent') },
];

export const SALES_DATA_NAMES: readonly string[] = SALES_DATA.map(({ name }) => name);

/** Returns the sales data of an article as cells. */
export const salesDataRow = ({ vatClass, minimumRemainingDays, pieceWeight }: SalesData): Row => ({
  vatClass: vatClass ?? undefined,
  minimumRemainingDays: minimumRemainingDays ?? undefined,
  pieceWeightKg: pieceWeight?.kg,
  pieceWeightTolerance: pieceWeight?.tolerancePercent,
});

/** Reports a tolerance without a weight. */
export function reportSalesData(row: number, values: Row, report: Report): void {
  if (values['pieceWeightTolerance'] !== undefined && values['pieceWeightKg'] === undefined) {
    report(row, 'pieceWeightKg', t`is missing`);
  }
}

/**
 * Returns the columns whose cells contradict the article, with the article's values. A value that the article lacks is
 * no contradiction.
 */
export const otherSalesData = (
  item: SalesData,
  values: Row,
): readonly { readonly name: string; readonly is: string }[] =>
  Object.entries(salesDataRow(item)).flatMap(([name, is]) =>
    is === undefined || values[name] === undefined || Number(values[name]) === Number(is) || values[name] === is
      ? []
      : [{ name, is: String(is) }],
  );

/**
 * Returns the step that adds missing values from the row to the article. Returns an empty list if no value is missing.
 */
export function salesDataSteps(item: SalesData | undefined, values: Row, client: CleaverClient): readonly Step[] {
  const had = item ? salesDataRow(item) : {};
  if (!SALES_DATA_NAMES.some((name) => values[name] !== undefined && had[name] === undefined)) return [];
  const all: Row = { ...had, ...Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) };
  const { pieceWeightKg: kg, pieceWeightTolerance: tolerancePercent } = all;
  const body = {
    vatClass: all['vatClass'],
    minimumRemainingDays: all['minimumRemainingDays'],
    ...(kg !== undefined && { pieceWeight: { kg, tolerancePercent } }),
  };
  return [(id) => call(client, setSalesData, { id, ...body } as RawOf<typeof setSalesData>)];
}
