import { listRoles } from '@cleaver/domain/identity/contracts';
import { type ItemOf, say } from '@cleaver/domain/kernel';
import { useAll } from '../shell/data/all-pages.ts';
import { language, t } from '../shell/language/language.ts';
import { Badge } from '../ui/dialog/notice.tsx';
import { Loaded, Page } from '../ui/page/page.tsx';
import { faultText, permissionText, wordText } from '../ui/text/words.ts';
import { doesOf, subjectOf } from './does.ts';
import styles from './roles.module.css';
import { SENTENCES } from './sentences.ts';

type Role = ItemOf<typeof listRoles>;

export default function RolesScreen() {
  const found = useAll(listRoles, {});
  return (
    <Page
      title={say`Roles and permissions`}
      sub={t`A user can have several roles and may do what any of them allows. The roles are the same in every shop.`}
    >
      <Loaded of={found} lines={12}>
        {(roles) => (
          <>
            {roles.map((role) => (
              <RoleDoes key={role.name} of={role} />
            ))}
            <Matrix roles={roles} />
          </>
        )}
      </Loaded>
    </Page>
  );
}

/** Shows the summaries of the operations that the permissions of a role guard. */
function RoleDoes({ of: { name, permissions } }: { readonly of: Role }) {
  const { groups, guardNothing } = doesOf(permissions, SENTENCES, language.get() === 'de');
  return (
    <details class={styles['role']}>
      <summary>{wordText(name)}</summary>
      {groups.map(({ subject, sentences }) => (
        <section key={subject}>
          <h2>{subjectText(subject)}</h2>
          <ul>
            {sentences.map((sentence) => (
              <li key={sentence}>{faultText(sentence)}</li>
            ))}
          </ul>
        </section>
      ))}
      {guardNothing.length > 0 && (
        <p>{t`These permissions have no effect yet: ${guardNothing.map(permissionText).join('; ')}`}</p>
      )}
    </details>
  );
}

/** Returns the name of a subject: "Goods receipts" for `GOODS_RECEIPT`. */
const subjectText = (subject: string): string => permissionText(`${subject}_READ`).split(': ')[0] ?? subject;

function Matrix({ roles }: { readonly roles: readonly Role[] }) {
  const permissions = new Set(roles.flatMap((role) => role.permissions));
  const subjects = [...Map.groupBy([...permissions].sort(), subjectOf)];
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: an area that scrolls must be reachable by keys
    <section class={styles['scroll']} tabIndex={0} aria-label={t`Roles and permissions`}>
      <table class={styles['matrix']}>
        <thead>
          <tr>
            <th scope="col">{t`Permission`}</th>
            {roles.map(({ name }) => (
              <th key={name} scope="col">
                <span>{narrowed(wordText(name))}</span>
              </th>
            ))}
          </tr>
        </thead>
        {subjects.map(([subject, permissions]) => (
          <tbody key={subject}>
            {permissions.map((permission) => (
              <tr key={permission}>
                <th scope="row">
                  {permissionText(permission)}
                  {SENTENCES[permission] === undefined && <Badge tone="quiet">{t`has no effect yet`}</Badge>}
                </th>
                {roles.map((role) => (
                  <td key={role.name}>
                    {role.permissions.includes(permission) ? (
                      <span class={styles['yes']}>{t`yes`}</span>
                    ) : (
                      <span class={styles['no']}>–</span>
                    )}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </section>
  );
}

/** Adds a soft hyphen to long German role names, because the table has nine role columns. */
const narrowed = (role: string): string => role.replace(/(?<=s)(?=leitung|prüfung)/, '\u00ad');
