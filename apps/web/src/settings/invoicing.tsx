/** The settings of invoices: tax ids, bank account, first letters of the numbers, days to pay and note. */
import { type AnswerOf, say } from '@cleaver/domain/kernel';
import { ibanInGroups } from '@cleaver/domain/settings';
import { updateSettings } from '@cleaver/domain/settings/contracts';
import { call } from '../shell/data/api.ts';
import { t } from '../shell/language/language.ts';
import { FormAction } from '../ui/form/action.tsx';
import { Facts, Section } from '../ui/page/page.tsx';
import { fieldText } from '../ui/text/words.ts';

type Settings = AnswerOf<typeof updateSettings>;

export function Invoicing({ settings: { invoicing, operator } }: { readonly settings: Settings }) {
  const { iban, accountHolder } = invoicing;
  const texts = ['vatId', 'taxNumber', 'register', 'contactPerson', 'exemptionReason'] as const;
  return (
    <Section
      title={t`Invoices`}
      actions={
        <FormAction
          operation={{ ...updateSettings, name: `${updateSettings.name} invoicing` }}
          title={say`Edit`}
          label={say`Save`}
          size="wide"
          isChange
          initial={{ invoicing: { ...invoicing, iban: ibanInGroups(iban) } }}
          groups={[{ fields: ['invoicing'] }]}
          options={{
            vatId: { hint: say`Two letters for the country, in Germany followed by nine digits` },
            register: { isWide: true },
            contactPerson: { hint: say`Required on e-invoices to public authorities` },
            accountHolder: { hint: say`If empty: the name of the shop` },
            exemptionReason: {
              hint: say`On invoices with goods of the VAT class “Exempt”, for example § 19 UStG`,
              isWide: true,
            },
            iban: { isWide: true },
            prefix: { hint: say`RE gives RE-2026-00001` },
            note: { label: say`Note on each invoice` },
          }}
          send={(body) => call(updateSettings, body)}
          done={say`Saved`}
        />
      }
    >
      <Facts
        of={[
          ...texts.map((name) => [fieldText(name), invoicing[name]] as const),
          [fieldText('accountHolder'), accountHolder || operator.name],
          [fieldText('iban'), ibanInGroups(iban)],
          [fieldText('bic'), invoicing.bic],
          [fieldText('prefix'), `${invoicing.prefix}-…`],
          [fieldText('dueDays'), String(invoicing.dueDays)],
          [t`Note on each invoice`, invoicing.note],
        ]}
      />
    </Section>
  );
}
