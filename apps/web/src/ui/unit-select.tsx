/** Chooses a unit: those of the article, the usual ones, then all others of the catalogue. */
import { listStockLevels } from '@cleaver/domain/inventory/contracts';
import { firstNameOf } from '@cleaver/domain/kernel';
import type { Of } from '../shell/api.ts';
import { shownUnit } from '../shell/format.ts';
import { t } from '../shell/language.ts';
import { useAnswer } from '../shell/query.ts';
import { useOne } from '../shell/references.ts';
import { may } from '../shell/session.ts';
import type { InputAttributes } from './labelled.tsx';
import { unitChoices } from './units.ts';

interface UnitSelectProps {
  readonly attributes: InputAttributes;
  readonly value: string;
  readonly set: (unit: string) => void;
  readonly isRequired: boolean;
  /** The article whose units come first; empty if there is none. */
  readonly articleId: string;
}

/** Returns the units in which an article is kept, then those in which it is sold. */
function useUnitsOf(articleId: string): readonly string[] {
  const article = useOne('article', articleId) as Of<'ArticleResponse'> | null | undefined;
  const levels = useAnswer(listStockLevels, { articleId }, { enabled: articleId !== '' && may('STOCK_READ') });
  const kept = (levels.data?.content ?? []).map(({ unit, minimumLevel }) => unit ?? minimumLevel?.unit);
  return [...kept, ...(article?.salesUnits ?? []).map(({ unit }) => unit)].filter((unit) => unit !== undefined);
}

export function UnitSelect({ attributes, value, set, isRequired, articleId }: UnitSelectProps) {
  const { first, others } = unitChoices(useUnitsOf(articleId));
  const option = (unit: string) => (
    <option key={unit} value={unit}>
      {shownUnit(unit)}
    </option>
  );
  return (
    <select
      {...attributes}
      value={value === '' ? '' : firstNameOf(value)}
      onChange={(event) => set(event.currentTarget.value)}
    >
      <option value="">{isRequired ? t`Choose` : '–'}</option>
      {first.map(option)}
      <optgroup label={t`Others`}>{others.map(option)}</optgroup>
    </select>
  );
}
