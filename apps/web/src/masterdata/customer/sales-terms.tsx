/** The sales terms of a customer: billing, and the minimum remaining shelf life. */
import { say } from '@cleaver/domain/kernel';
import { getSalesTerms, setSalesTerms } from '@cleaver/domain/masterdata/contracts';
import { useAnswer } from '../../shell/data/query.ts';
import { counted, shownNumber } from '../../shell/language/format.ts';
import { t } from '../../shell/language/language.ts';
import { may } from '../../shell/session/session.ts';
import { FormAction } from '../../ui/form/action.tsx';
import { Facts, Loaded, Section } from '../../ui/page/page.tsx';
import { wordText } from '../../ui/text/words.ts';

export function SalesTerms({ id }: { readonly id: string }) {
  const isAllowed = may('CUSTOMER_READ');
  const found = useAnswer(getSalesTerms, { id }, { enabled: isAllowed });
  if (!isAllowed) return null;
  return (
    <Section
      title={t`Sales terms`}
      actions={
        found.data && (
          <FormAction
            operation={setSalesTerms}
            title={say`Change`}
            label={say`Save`}
            size="wide"
            fixed={{ id }}
            initial={found.data}
            options={{
              vatId: { hint: say`Two letters for the country, in Germany followed by nine digits` },
              minimumRemainingDays: { hint: say`If empty: the value of the article` },
            }}
            done={say`Saved`}
          />
        )
      }
    >
      <Loaded of={found}>
        {({
          billing,
          vatId,
          buyerReference,
          electronicAddress,
          eInvoice,
          skonto,
          minimumRemainingDays: days,
          pricesOnPapers,
        }) => (
          <Facts
            of={[
              [t`Billing`, wordText(billing)],
              [t`E-invoice`, wordText(eInvoice)],
              vatId !== '' && [t`VAT id`, vatId],
              buyerReference !== '' && [t`Reference of the buyer`, buyerReference],
              electronicAddress && [
                t`Electronic address`,
                `${wordText(electronicAddress.scheme)}: ${electronicAddress.value}`,
              ],
              skonto && [
                t`Discount for early payment`,
                counted(
                  skonto.days,
                  say`${shownNumber(skonto.percent)} % within ${skonto.days} day`,
                  say`${shownNumber(skonto.percent)} % within ${skonto.days} days`,
                ),
              ],
              [t`Prices on papers`, wordText(String(pricesOnPapers))],
              days !== null && [t`Days left at least`, shownNumber(days)],
            ]}
          />
        )}
      </Loaded>
    </Section>
  );
}
