/** Draws the text of a lot's label: article, lot number, date and an additional line. */
import type { listLots } from '@cleaver/domain/inventory/contracts';
import type { AnswerOf, ItemOf } from '@cleaver/domain/kernel';
import type { getArticle } from '@cleaver/domain/masterdata/contracts';
import { shownDate } from '../shell/language/format.ts';
import { t } from '../shell/language/language.ts';

interface LabelTextProps {
  readonly lot: Pick<ItemOf<typeof listLots>, 'lotNumber' | 'expiryDate'>;
  readonly article: Pick<AnswerOf<typeof getArticle>, 'name'> | null | undefined;
  readonly isUseBy: boolean;
  /** An additional line: its name, and the weight or the number of pieces as text. */
  readonly more?: readonly [name: string, text: string] | false;
}

export const LabelText = ({ lot, article, isUseBy, more = false }: LabelTextProps) => (
  <>
    <h2>{article?.name}</h2>
    <dl>
      {[
        [t`Lot`, lot.lotNumber] as const,
        [isUseBy ? t`Use by` : t`Best before`, shownDate(lot.expiryDate)] as const,
        more,
      ].map(
        (fact) =>
          fact && (
            <div key={fact[0]}>
              <dt>{fact[0]}</dt>
              <dd>{fact[1]}</dd>
            </div>
          ),
      )}
    </dl>
  </>
);
