/** The fields of a control point by its scope and measure, and the request that changes one. Draws nothing. */
import type { getControlPoint, Measure, PointScope } from '@cleaver/domain/hygiene/contracts';
import { type AnswerOf, say } from '@cleaver/domain/kernel';
import type { Group } from '../../ui/form/draft.ts';

export interface PointForm {
  readonly scope: PointScope;
  readonly measure: Measure;
}

/** Returns the fields that a control point may have. */
export function groupsOf({ scope, measure }: PointForm): readonly Group[] {
  const isShop = scope === 'SHOP';
  const isSensed = isShop && measure === 'TEMPERATURE';
  return [
    { fields: ['name', 'kind', ...(isShop ? ['storageLocationId'] : [])] },
    {
      fields: [...(measure === 'CHECK' ? [] : ['limits']), ...(isShop ? ['schedule'] : ['productKinds', 'articleIds'])],
    },
    ...(isSensed ? [{ fields: ['sensor', 'toleratedMinutes'] }] : []),
    { title: say`For the people`, fields: ['responsible', 'instructions', 'correctiveAction'] },
  ];
}

/**
 * Returns the whole body of a change. The form leaves out what is empty, but a change keeps what is left out. So what is
 * empty is taken away explicitly.
 */
export function changeOf(of: PointForm, body: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const empty: Readonly<Record<string, unknown>> = {
    ...{ storageLocationId: '', schedule: {}, sensor: {}, toleratedMinutes: 0, productKinds: [], articleIds: [] },
    ...{ responsible: '', instructions: '', correctiveAction: '' },
  };
  const fields = groupsOf(of).flatMap((group) => group.fields);
  return { ...Object.fromEntries(fields.filter((one) => one in empty).map((one) => [one, empty[one]])), ...body };
}

type Point = AnswerOf<typeof getControlPoint>;

/** Returns the values of a control point for its form. */
export const valuesOf = (point: Point): Readonly<Record<string, unknown>> =>
  Object.fromEntries(groupsOf(point).flatMap(({ fields }) => fields.map((one) => [one, point[one as keyof Point]])));
