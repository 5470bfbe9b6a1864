/**
 * The field for a unit: the units of the article, the frequent units, then all others of the catalogue. The floor
 * offers at most eight units.
 */
import { listStockLevels } from '@cleaver/domain/inventory/contracts';
import { firstNameOf } from '@cleaver/domain/kernel';
import { useContext } from 'preact/hooks';
import type { Of } from '../shell/api.ts';
import { shownUnit } from '../shell/format.ts';
import { t } from '../shell/language.ts';
import { useAnswer } from '../shell/query.ts';
import { useOne } from '../shell/references.ts';
import { may } from '../shell/session.ts';
import type { InputAttributes } from './labelled.tsx';
import { OnFloor } from './on-floor.ts';
import { fewUnits, unitChoices } from './units.ts';

interface UnitSelectProps {
  readonly attributes: InputAttributes | { readonly 'aria-label': string };
  readonly value: string;
  readonly set: (unit: string) => void;
  readonly isRequired: boolean;
  /** The id of the article whose units come first. Empty without an article. */
  readonly articleId: string;
  /** The units to choose from. Default: all units of the catalogue. */
  readonly choices?: readonly string[] | undefined;
}

/**
 * Returns the units of the article's stocks, then its sales units. Without STOCK_READ, returns only the sales units.
 */
function useUnitsOf(articleId: string): readonly string[] {
  const article = useOne('article', articleId) as Of<'ArticleResponse'> | null | undefined;
  const levels = useAnswer(listStockLevels, { articleId }, { enabled: articleId !== '' && may('STOCK_READ') });
  const kept = (levels.data?.content ?? []).map(({ unit, minimumLevel }) => unit ?? minimumLevel?.unit);
  return [...kept, ...(article?.salesUnits ?? []).map(({ unit }) => unit)].filter((unit) => unit !== undefined);
}

export function UnitSelect({ attributes, value, set, isRequired, articleId, choices }: UnitSelectProps) {
  const { first, others } = unitChoices(useUnitsOf(articleId), choices);
  const isOnFloor = useContext(OnFloor);
  const chosen = value === '' ? '' : firstNameOf(value);
  const option = (unit: string) => (
    <option key={unit} value={unit}>
      {shownUnit(unit)}
    </option>
  );
  return (
    <select {...attributes} value={chosen} onChange={(event) => set(event.currentTarget.value)}>
      {(!isRequired || chosen === '') && <option value="">{isRequired ? t`Choose` : '–'}</option>}
      {(isOnFloor ? fewUnits(first, chosen) : first).map(option)}
      {!isOnFloor && <optgroup label={t`Others`}>{others.map(option)}</optgroup>}
    </select>
  );
}
