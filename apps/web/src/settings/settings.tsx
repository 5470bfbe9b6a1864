import { type AnswerOf, say } from '@cleaver/domain/kernel';
import { getSettings, updateSettings } from '@cleaver/domain/settings/contracts';
import { History } from '../audit/history.tsx';
import { MonthExport } from '../invoicing/export/month-export.tsx';
import { call } from '../shell/data/api.ts';
import { useAnswer } from '../shell/data/query.ts';
import { shownNumber } from '../shell/language/format.ts';
import { t } from '../shell/language/language.ts';
import { FormAction } from '../ui/form/action.tsx';
import { Columns, Facts, Loaded, Page, Section } from '../ui/page/page.tsx';
import { MailTo } from '../ui/text/link.tsx';
import { wordText } from '../ui/text/words.ts';
import { ClosedDays } from './closed-days.tsx';
import { Datev } from './datev.tsx';
import { DemoShopRemoval } from './demo-shop-removal.tsx';
import { Invoicing } from './invoicing.tsx';
import { LabelSizes } from './label-sizes.tsx';
import { Papers } from './letterhead.tsx';
import { ScaleLabels } from './scale-labels.tsx';
import { VatByCategory, VatRates } from './vat.tsx';

export default function SettingsScreen() {
  const found = useAnswer(getSettings, {});
  return (
    <Page title={say`Settings`}>
      <Loaded of={found}>
        {(settings) => (
          <Columns>
            <Shop settings={settings} />
            <Rules settings={settings} />
            <Papers settings={settings} />
            <Invoicing settings={settings} />
            <Datev settings={settings} />
            <MonthExport />
            <ScaleLabels settings={settings} />
            <LabelSizes settings={settings} />
            <VatRates settings={settings} />
            <VatByCategory />
            <ClosedDays settings={settings} />
            <DemoShopRemoval />
            <History entity="shop_settings" id="shop" />
          </Columns>
        )}
      </Loaded>
    </Page>
  );
}

interface Props {
  readonly settings: AnswerOf<typeof getSettings>;
}

const send = (body: object) => call(updateSettings, body);

function Shop({ settings: { operator } }: Props) {
  return (
    <Section
      title={t`Shop`}
      actions={
        <FormAction
          operation={{ ...updateSettings, name: `${updateSettings.name} shop` }}
          title={say`Edit`}
          size="wide"
          isChange
          initial={{ operator }}
          groups={[{ fields: ['operator'] }]}
          send={send}
          done={say`Saved`}
        />
      }
    >
      <Facts
        of={[
          [t`Name`, operator.name],
          [
            t`Address`,
            [`${operator.street} ${operator.houseNumber}`, `${operator.postalCode} ${operator.city}`, operator.country]
              .map((line) => line.trim())
              .filter(Boolean)
              .join('\n'),
          ],
          [t`Phone`, operator.phone],
          [t`E-mail`, operator.email && <MailTo address={operator.email} />],
          [t`Approval number`, operator.approvalNumber],
        ]}
      />
    </Section>
  );
}

function Rules({ settings }: Props) {
  return (
    <Section
      title={t`Rules`}
      actions={
        <FormAction
          operation={updateSettings}
          title={say`Edit`}
          isChange
          initial={settings}
          groups={[
            { fields: ['supplierCertificates', 'cuttingTolerancePercent', 'deliveryTolerancePercent', 'scaleSteps'] },
            { fields: ['sensorRetentionMonths'] },
          ]}
          send={send}
          done={say`Saved`}
        />
      }
    >
      <Facts
        of={[
          [t`Goods without a valid certificate`, wordText(settings.supplierCertificates)],
          [t`Tolerance when cutting, in %`, shownNumber(settings.cuttingTolerancePercent)],
          [t`Tolerance when delivering, in %`, shownNumber(settings.deliveryTolerancePercent)],
          [
            t`Steps of the scales`,
            t`${settings.scaleSteps.below1Kg} g below 1 kg, ${settings.scaleSteps.from1Kg} g from then on`,
          ],
          [t`Months until sensor readings in order are deleted`, shownNumber(settings.sensorRetentionMonths)],
        ]}
      />
    </Section>
  );
}
