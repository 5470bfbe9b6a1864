import { shown, t } from '../shell/language/language.ts';
import { Icon } from '../shell/navigation/icons.tsx';
import { may, me } from '../shell/session/session.ts';
import { tilesOf } from './tile-list.ts';
import styles from './tiles.module.css';

/** Draws the tiles of the floor home. `more` adds a link to the floor home itself. */
export function Tiles({ more = false }: { readonly more?: boolean }) {
  const tiles = tilesOf(may, me.get()?.today ?? '');
  if (tiles.length === 0) return null;
  return (
    <nav class={more ? styles['onTouch'] : undefined} aria-label={t`Tasks`}>
      <ul class={styles['tiles']}>
        {tiles.map(({ to, icon, text }) => (
          <li key={to}>
            <a href={to}>
              <Icon name={icon} size={32} />
              {shown(text)}
            </a>
          </li>
        ))}
      </ul>
      {more && (
        <p>
          <a class={styles['more']} href="/floor">
            <Icon name="log" /> {t`My bookings and drafts`}
          </a>
        </p>
      )}
    </nav>
  );
}
