/** Papers in the settings: the letterhead with its logo, the language, and the prefixes of the numbers. */
import { type AnswerOf, type Message, say } from '@cleaver/domain/kernel';
import { LOGO_BYTES_MAX, letterheadOf } from '@cleaver/domain/settings';
import { updateSettings } from '@cleaver/domain/settings/contracts';
import { useRef } from 'preact/hooks';
import { call, messageOf } from '../shell/data/api.ts';
import { changed } from '../shell/data/query.ts';
import { shown, t } from '../shell/language/language.ts';
import { mayRun } from '../shell/session/session.ts';
import { Button } from '../ui/control/button.tsx';
import { toast, toastBad } from '../ui/dialog/toast.tsx';
import { FormAction } from '../ui/form/action.tsx';
import { Facts, Section } from '../ui/page/page.tsx';
import { fieldText, wordText } from '../ui/text/words.ts';
import styles from './letterhead.module.css';

type Settings = AnswerOf<typeof updateSettings>;

const KINDS = {
  order: say`Orders`,
  delivery: say`Deliveries`,
  receipt: say`Goods receipts`,
  batch: say`Batches`,
  count: say`Counts`,
  recall: say`Recalls`,
} as const;
const kinds = Object.entries(KINDS) as [keyof typeof KINDS, Message][];

export function Papers({ settings }: { readonly settings: Settings }) {
  const { language, numberPrefixes } = settings;
  return (
    <Section
      title={t`Papers`}
      actions={
        <FormAction
          operation={{ ...updateSettings, name: `${updateSettings.name} papers` }}
          title={say`Edit`}
          label={say`Save`}
          size="wide"
          isChange
          initial={{ language, numberPrefixes }}
          groups={[{ fields: ['language', 'numberPrefixes'] }]}
          options={Object.fromEntries(kinds.map(([kind, label]) => [kind, { label }]))}
          send={(body) => call(updateSettings, body)}
          done={say`Saved`}
        />
      }
    >
      <Preview settings={settings} />
      {mayRun(updateSettings) && <Logo logo={settings.logo} />}
      <Facts
        of={[
          [fieldText('language'), wordText(language)],
          [
            fieldText('numberPrefixes'),
            kinds.map(([kind, title]) => `${shown(title)}: ${numberPrefixes[kind]}-…`).join('\n'),
          ],
        ]}
      />
    </Section>
  );
}

/** The head of a letter, in small. */
function Preview({ settings }: { readonly settings: Settings }) {
  const { name, sender, logo, foot } = letterheadOf(settings);
  return (
    <figure class={styles['paper']} lang={settings.language}>
      <figcaption>{t`Preview of the letterhead`}</figcaption>
      <div class={styles['sheet']}>
        <div class={styles['head']}>
          <strong>{name || '–'}</strong>
          {logo !== null && <img src={logo} alt={t`Logo`} />}
        </div>
        <small class={styles['sender']}>{sender}</small>
        <div class={styles['foot']}>
          {foot.map((lines) => (
            <small key={lines.join()}>{lines.join('\n')}</small>
          ))}
        </div>
      </div>
    </figure>
  );
}

function Logo({ logo }: { readonly logo: string | null }) {
  const input = useRef<HTMLInputElement>(null);
  const set = async (to: string | null): Promise<void> => {
    try {
      await call(updateSettings, { logo: to });
      toast(say`Saved`);
    } catch (error) {
      toastBad(messageOf(error));
    }
    await changed();
  };
  const take = async (file: File | undefined): Promise<void> => {
    if (!file) return;
    if (file.size <= LOGO_BYTES_MAX) return set(await uriOf(file));
    toastBad(t`The logo must have at most ${LOGO_BYTES_MAX / 1000} kB: save a smaller one.`);
  };
  return (
    <div class={styles['logo']}>
      <Button act={() => input.current?.click()}>{t`Choose a logo (PNG or SVG)`}</Button>
      <input
        ref={input}
        type="file"
        hidden
        accept="image/png,image/svg+xml"
        onChange={({ currentTarget }) => {
          void take(currentTarget.files?.[0]);
          // Resets the input, so that the user can choose the corrected file again.
          currentTarget.value = '';
        }}
      />
      {logo !== null && <Button act={() => set(null)}>{t`Remove the logo`}</Button>}
    </div>
  );
}

/** Returns the file as a data URI. */
const uriOf = (file: File): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });
