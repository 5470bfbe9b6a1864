/** The settings of the DATEV posting batches for the tax adviser: numbers, and the account of each VAT rate. */
import { type AnswerOf, say } from '@cleaver/domain/kernel';
import { updateSettings } from '@cleaver/domain/settings/contracts';
import { call } from '../shell/data/api.ts';
import { shownDayOfYear, shownNumber } from '../shell/language/format.ts';
import { t } from '../shell/language/language.ts';
import { mayRun } from '../shell/session/session.ts';
import { Action, FormAction } from '../ui/form/action.tsx';
import { Table } from '../ui/list/table.tsx';
import { Facts, Nothing, Section } from '../ui/page/page.tsx';
import { fieldText } from '../ui/text/words.ts';

type Settings = AnswerOf<typeof updateSettings>;
type Datev = NonNullable<Settings['datev']>;

export function Datev({ settings: { datev, vatRates } }: { readonly settings: Settings }) {
  return (
    <Section
      title={t`DATEV`}
      actions={
        <>
          <FormAction
            operation={{ ...updateSettings, name: `${updateSettings.name} datev` }}
            title={say`Edit`}
            label={say`Save`}
            size="wide"
            isChange
            initial={{ datev: datev ?? blank(vatRates) }}
            groups={[{ fields: ['datev'] }]}
            options={{
              fiscalYearStart: { hint: say`Month and day: 01-01 for 1 January` },
              debtorAccount: { hint: say`With one digit more than the revenue accounts` },
            }}
            send={(body) => call(updateSettings, body)}
            done={say`Saved`}
          />
          {datev && mayRun(updateSettings) && <Remove />}
        </>
      }
    >
      {datev ? <Given datev={datev} /> : <Nothing text={t`None: posting batches for the tax adviser need them.`} />}
    </Section>
  );
}

/** Returns the first values of the form: the defaults, and a row for each VAT rate of the shop. */
const blank = (vatRates: Settings['vatRates']) => ({
  ...{ fiscalYearStart: '01-01', accountLength: 4 },
  revenueAccounts: [...new Set(vatRates.map(({ rate }) => rate))].map((rate) => ({ rate })),
});

const Remove = () => (
  <Action
    label={say`Remove`}
    look="plain"
    ask={{ title: say`Remove DATEV`, text: say`Without these settings, posting batches cannot be exported.` }}
    send={() => call(updateSettings, { datev: null })}
    done={say`Removed`}
  />
);

const Given = ({ datev }: { readonly datev: Datev }) => (
  <>
    <Facts
      of={[
        [fieldText('consultantNumber'), String(datev.consultantNumber)],
        [fieldText('clientNumber'), String(datev.clientNumber)],
        [fieldText('fiscalYearStart'), shownDayOfYear(datev.fiscalYearStart)],
        [fieldText('accountLength'), String(datev.accountLength)],
        [fieldText('debtorAccount'), datev.debtorAccount],
      ]}
    />
    <Table<Datev['revenueAccounts'][number]>
      caption={fieldText('revenueAccounts')}
      rows={datev.revenueAccounts}
      columns={[
        { field: 'rate', show: ({ rate }) => shownNumber(rate), isNumber: true },
        { field: 'account', show: ({ account }) => account },
      ]}
    />
  </>
);
