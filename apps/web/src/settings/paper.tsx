/**
 * Prints the shop with its logo above the title of a page, and the shop with the time of printing at its foot. All pages
 * except labels have page numbers (`tokens.css`).
 */
import { getSettings } from '@cleaver/domain/settings/contracts';
import { useEffect } from 'preact/hooks';
import { useAnswer } from '../shell/data/query.ts';
import { shownTime } from '../shell/language/format.ts';
import { t } from '../shell/language/language.ts';
import { may } from '../shell/session/session.ts';
import styles from './letterhead.module.css';
import { footRule } from './paper-rule.ts';

export function PaperFrame() {
  const { data } = useAnswer(getSettings, {}, { enabled: may('SYSTEM_SETTINGS_READ') });
  const shop = data?.operator.name ?? '';
  useEffect(() => {
    const sheet = new CSSStyleSheet();
    const write = (): void => {
      const printed = t`Printed ${shownTime(new Date().toISOString())}`;
      sheet.replaceSync(footRule([shop, printed].filter(Boolean).join(' · ')));
    };
    write();
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    addEventListener('beforeprint', write);
    return () => {
      removeEventListener('beforeprint', write);
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
    };
  }, [shop]);
  if (shop === '' && !data?.logo) return null;
  return (
    <div class={styles['printed']}>
      <span>{shop}</span>
      {data?.logo && <img src={data.logo} alt="" />}
    </div>
  );
}
