/** The sales data of an article: VAT, minimum remaining shelf life, weight of a piece. */
import { type AnswerOf, say } from '@cleaver/domain/kernel';
import { type getProductCategory, setSalesData } from '@cleaver/domain/masterdata/contracts';
import { shownNumber, shownQuantity } from '../../shell/language/format.ts';
import { t } from '../../shell/language/language.ts';
import { useOne } from '../../shell/navigation/references.ts';
import { FormAction } from '../../ui/form/action.tsx';
import { Facts, Section } from '../../ui/page/page.tsx';
import { wordText } from '../../ui/text/words.ts';

export function SalesData({ article }: { readonly article: AnswerOf<typeof setSalesData> }) {
  const { id, vatClass, minimumRemainingDays, pieceWeight } = article;
  const category = useOne('category', article.categoryId) as AnswerOf<typeof getProductCategory> | null | undefined;
  const ofCategory = category?.vatClass
    ? t`${wordText(category.vatClass)}, from its category`
    : t`None: businesses get no list price`;
  return (
    <Section
      title={t`Sales data`}
      actions={
        <FormAction
          operation={setSalesData}
          title={say`Change`}
          label={say`Save`}
          fixed={{ id }}
          initial={{ vatClass, minimumRemainingDays, pieceWeight }}
          options={{
            vatClass: { hint: say`If empty: the VAT class of the category` },
            pieceWeight: { label: say`Weight of a piece, for goods ordered in pieces and stocked by weight` },
          }}
          done={say`Saved`}
        />
      }
    >
      <Facts
        of={[
          [t`VAT class`, vatClass ? wordText(vatClass) : ofCategory],
          [t`Days left at least`, minimumRemainingDays === null ? '' : shownNumber(minimumRemainingDays)],
          [
            t`Weight of a piece`,
            pieceWeight &&
              t`${shownQuantity(pieceWeight.kg, 'KG')}, within ${shownNumber(pieceWeight.tolerancePercent)} %`,
          ],
        ]}
      />
    </Section>
  );
}
