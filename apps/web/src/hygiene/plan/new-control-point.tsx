/** The form of a new control point. Where and what is measured decide its fields, so they are chosen first. */
import { createControlPoint, MEASURES, POINT_SCOPES } from '@cleaver/domain/hygiene/contracts';
import { say } from '@cleaver/domain/kernel';
import { t } from '../../shell/language/language.ts';
import { useAddress } from '../../shell/navigation/address.ts';
import { Button } from '../../ui/control/button.tsx';
import { ChoiceGroup } from '../../ui/control/choice-group.tsx';
import { toast } from '../../ui/dialog/toast.tsx';
import { OperationForm } from '../../ui/form/operation-form.tsx';
import { Page, Section } from '../../ui/page/page.tsx';
import { wordText } from '../../ui/text/words.ts';
import { CHECK_INSTEAD, CHECK_OPTIONS } from './check-fields.tsx';
import { groupsOf } from './point-form.ts';

const UP = { to: '/hygiene/plan', title: say`Hygiene plan` };

export default function NewControlPoint() {
  const { query, set, go } = useAddress();
  const scope = POINT_SCOPES.find((one) => one === query.get('scope')) ?? 'SHOP';
  const measure = MEASURES.find((one) => one === query.get('measure')) ?? 'TEMPERATURE';
  return (
    <Page title={say`New control point`} up={UP}>
      <Section title={t`What is measured`}>
        <ChoiceGroup label={t`Where it is measured`}>
          {POINT_SCOPES.map((one) => (
            <Button key={one} isPressed={one === scope} act={() => set({ scope: one })}>
              {wordText(one)}
            </Button>
          ))}
        </ChoiceGroup>
        <ChoiceGroup label={t`What is measured`}>
          {MEASURES.map((one) => (
            <Button key={one} isPressed={one === measure} act={() => set({ measure: one })}>
              {wordText(one)}
            </Button>
          ))}
        </ChoiceGroup>
      </Section>
      <Section title={t`Control point`}>
        <OperationForm
          key={`${scope} ${measure}`}
          operation={createControlPoint}
          fixed={{ scope, measure }}
          initial={{ kind: 'GHP' }}
          groups={groupsOf({ scope, measure })}
          options={CHECK_OPTIONS}
          instead={CHECK_INSTEAD}
          label={t`Save`}
          done={({ id }) => {
            toast(say`Saved`);
            go(`/hygiene/plan/${id}`, { replace: true });
          }}
          cancel={() => go('/hygiene/plan')}
        />
      </Section>
    </Page>
  );
}
