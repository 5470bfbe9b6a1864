import { changePassword, removePin, setOwnPin } from '@cleaver/domain/identity/contracts';
import { say } from '@cleaver/domain/kernel';
import { useState } from 'preact/hooks';
import { call } from '../shell/data/api.ts';
import { useStore } from '../shell/data/store.ts';
import { shownDate } from '../shell/language/format.ts';
import { chooseLanguage, LANGUAGES, language, t } from '../shell/language/language.ts';
import { device } from '../shell/session/device.ts';
import { askToLeave } from '../shell/session/leave-question.ts';
import { logOut, me } from '../shell/session/session.ts';
import { isShared, LOCK_MINUTES, lockAfter, lockMinutes, share } from '../shell/session/shared-device.ts';
import { Button } from '../ui/control/button.tsx';
import { ChoiceGroup } from '../ui/control/choice-group.tsx';
import { Action, FormAction } from '../ui/form/action.tsx';
import { Columns, Facts, Page, Section } from '../ui/page/page.tsx';
import { wordText } from '../ui/text/words.ts';

const LANGUAGE_NAMES = { de: 'Deutsch', en: 'English' } as const;
const THEMES = ['auto', 'light', 'dark'] as const;
type Theme = (typeof THEMES)[number];

function chooseTheme(theme: Theme): void {
  device.write('theme', theme === 'auto' ? undefined : theme);
  if (theme === 'auto') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = theme;
}

export default function Account() {
  const who = useStore(me);
  const spoken = useStore(language);
  const [theme, setTheme] = useState<Theme>((document.documentElement.dataset['theme'] as Theme | undefined) ?? 'auto');
  const [shared, setShared] = useState(isShared());
  const [minutes, setMinutes] = useState(lockMinutes());
  if (!who) return null;
  const themeNames = { auto: t`As the device`, light: t`Light`, dark: t`Dark` };
  return (
    <Page title={say`My account`} actions={<Button icon="leave" act={() => askToLeave(logOut)}>{t`Log out`}</Button>}>
      <Columns>
        <Section title={who.username} actions={!who.byPin && <OwnActions id={who.id} />}>
          <Facts
            of={[
              [t`E-mail`, who.email],
              [t`Roles`, who.roles.map(wordText).join(', ')],
              [t`Date in the shop`, shownDate(who.today)],
            ]}
          />
        </Section>
        <Section title={t`This device`}>
          <h3>{t`Language`}</h3>
          <ChoiceGroup label={t`Language`}>
            {LANGUAGES.map((one) => (
              <Button key={one} lang={one} isPressed={one === spoken} act={() => chooseLanguage(one)}>
                {LANGUAGE_NAMES[one]}
              </Button>
            ))}
          </ChoiceGroup>
          <h3>{t`Appearance`}</h3>
          <ChoiceGroup label={t`Appearance`}>
            {THEMES.map((one) => (
              <Button
                key={one}
                isPressed={one === theme}
                act={() => {
                  chooseTheme(one);
                  setTheme(one);
                }}
              >
                {themeNames[one]}
              </Button>
            ))}
          </ChoiceGroup>
          <h3>{t`Lock when idle`}</h3>
          <ChoiceGroup label={t`Lock when idle`}>
            {[undefined, ...LOCK_MINUTES].map((one) => (
              <Button
                key={one}
                isPressed={one === minutes}
                act={() => {
                  lockAfter(one);
                  setMinutes(one);
                }}
              >
                {one === undefined ? t`Never` : t`After ${one} minutes`}
              </Button>
            ))}
          </ChoiceGroup>
          <h3>{t`Several people use this device`}</h3>
          <ChoiceGroup label={t`Several people use this device`}>
            {[true, false].map((one) => (
              <Button
                key={String(one)}
                isPressed={one === shared}
                act={() => {
                  share(one, who.username);
                  setShared(one);
                  setMinutes(lockMinutes());
                }}
              >
                {one ? t`Yes, show their names at the log-in` : t`No`}
              </Button>
            ))}
          </ChoiceGroup>
        </Section>
      </Columns>
    </Page>
  );
}

/** Draws the buttons that change the user's password and PIN. They require a session opened with the password. */
function OwnActions({ id }: { readonly id: string }) {
  const path = { id };
  return (
    <>
      <FormAction
        // Every user may change their own password.
        operation={{ ...changePassword, permission: 'known' }}
        title={say`Change the password`}
        fixed={path}
        options={{
          currentPassword: { autoComplete: 'current-password' },
          newPassword: { hint: say`At least 8 characters. All your other sessions end.` },
        }}
        done={say`Password changed: all other sessions have ended`}
      />
      <FormAction
        operation={setOwnPin}
        title={say`Set a PIN`}
        options={{
          currentPassword: { autoComplete: 'current-password' },
          pin: {
            hint: say`4 to 6 digits for logging in on shared devices. A new password removes the PIN.`,
          },
        }}
        done={say`PIN set: it works where you have logged in with the password`}
      />
      <Action label={say`Remove the PIN`} send={() => call(removePin, path)} done={say`Removed`} />
    </>
  );
}
