/**
 * Removes the demo shop after a typed confirmation. Shown to users who may read users and change settings, while the
 * users of the demo shop exist.
 */
import { listUsers } from '@cleaver/domain/identity/contracts';
import { removeDemoShop } from '@cleaver/domain/settings/contracts';
import { useId, useState } from 'preact/hooks';
import { call, messageOf } from '../shell/data/api.ts';
import { changed, useAnswer } from '../shell/data/query.ts';
import { t } from '../shell/language/language.ts';
import { may } from '../shell/session/session.ts';
import { isWord } from '../today/set-up.ts';
import { setUp } from '../today/set-up-mark.ts';
import { Button } from '../ui/control/button.tsx';
import { Notice } from '../ui/dialog/notice.tsx';
import { toast } from '../ui/dialog/toast.tsx';
import { Section } from '../ui/page/page.tsx';
import styles from './demo-shop-removal.module.css';

export function DemoShopRemoval() {
  const isAllowed = may('USER_READ') && may('SYSTEM_SETTINGS_WRITE');
  const users = useAnswer(listUsers, { q: 'demo-admin', size: 1 }, { enabled: isAllowed }).data?.page;
  return users && users.totalElements > 0 ? <Removal /> : null;
}

function Removal() {
  const id = useId();
  const [typed, setTyped] = useState('');
  const [failure, setFailure] = useState<string>();
  const word = t`demo shop`;
  const remove = async (): Promise<void> => {
    if (!isWord(typed, word)) {
      setFailure(t`Type ${word} to confirm that everything loaded with the demo shop is removed.`);
      return;
    }
    setFailure(undefined);
    try {
      await call(removeDemoShop, {});
      setUp.show();
      toast(t`The demo shop is removed`);
    } catch (error) {
      setFailure(messageOf(error));
    } finally {
      await changed();
    }
  };
  return (
    <Section title={t`Remove the demo shop`} wide>
      {failure !== undefined && <Notice tone="bad">{failure}</Notice>}
      <p>{t`Permanently removes its articles, goods, documents and users. Possible only as long as nothing else has been entered. Your own users and the other settings stay.`}</p>
      <div class={styles['confirm']}>
        <label for={id}>{t`Type ${word} to confirm`}</label>
        <input
          id={id}
          type="text"
          value={typed}
          autoComplete="off"
          onInput={(event) => setTyped(event.currentTarget.value)}
        />
        <Button look="danger" act={remove}>{t`Remove the demo shop`}</Button>
      </div>
    </Section>
  );
}
