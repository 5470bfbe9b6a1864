/** Draws the search (Ctrl+K). Offers screens, actions, recent records, and records and documents by name or number. */
import { searchWords } from '@cleaver/domain/kernel';
import { useState } from 'preact/hooks';
import type { Kind } from '../../contexts/context.ts';
import { CONTEXTS } from '../../contexts/contexts.ts';
import { Listbox, type Option } from '../../ui/control/listbox.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { useStore } from '../data/store.ts';
import { shown, t } from '../language/language.ts';
import { logOut, may } from '../session/session.ts';
import { useAddress } from './address.ts';
import { isPaletteOpen } from './palette-state.ts';
import { recent } from './recent.ts';
import { KINDS, useFound, useNames } from './references.ts';
import { SCREENS } from './routes.ts';
import { screenAt } from './screens.ts';
import { inKind } from './search-text.ts';

/** The kinds that the search finds, in the order of the results. */
const SEARCHED: readonly (readonly [string, Kind])[] = CONTEXTS.flatMap(({ references = {}, documents = {} }) => [
  ...Object.entries(references),
  ...Object.entries(documents),
])
  .filter(([, { searched }]) => searched !== undefined)
  .sort(([, a], [, b]) => (a.searched ?? 0) - (b.searched ?? 0));
const MOST_OF_A_KIND = 6;

export function Palette() {
  const open = useStore(isPaletteOpen);
  const close = () => isPaletteOpen.set(false);
  return (
    <Dialog title={t`Search and actions`} isOpen={open} close={close}>
      {open && <Search close={close} />}
    </Dialog>
  );
}

function Search({ close }: { readonly close: () => void }) {
  const { go, path } = useAddress();
  const [text, setText] = useState('');
  const words = searchWords(text);
  const found = useRecords(words);
  const places = placesWith(words, go);
  const last = words.length > 0 ? [] : recent().filter(({ to }) => to !== path && mayOpen(to));
  const options = [
    ...last.map(({ to, name }) => ({ id: to, text: name, sub: recentText(to), choose: () => go(to) })),
    ...(words.length > 0 ? places.slice(0, 8) : places),
    ...(words.length > 0 ? found : []),
  ];
  return (
    <Listbox
      label={t`Search and actions`}
      placeholder={t`A page, an action, a name, a number`}
      text={text}
      typed={setText}
      options={options}
      none={t`No matches.`}
      chosen={(option) => {
        close();
        option.choose();
      }}
    />
  );
}

/** Returns the screens and actions with all these words. */
const placesWith = (words: readonly string[], go: (to: string) => void): readonly Option[] =>
  [
    ...SCREENS.filter(({ nav, action, words: more, need }) => (nav || action || more) && may(need)).map((screen) => ({
      id: screen.path,
      text: shown(screen.title),
      sub: screen.action ? t`Action` : t`Page`,
      words: screen.words ? shown(screen.words) : '',
      choose: () => go(screen.path),
    })),
    { id: 'log-out', text: t`Log out`, sub: t`Action`, words: '', choose: () => logOut() },
  ].filter((option) => hasAll(`${option.text} ${option.words}`, words));

const mayOpen = (to: string): boolean => {
  const screen = screenAt(to)?.screen;
  return screen !== undefined && may(screen.need);
};

const recentText = (to: string): string => {
  const title = screenAt(to)?.screen.title;
  return [t`Recently opened`, title && shown(title)].filter(Boolean).join(' · ');
};

const hasAll = (text: string, words: readonly string[]): boolean => {
  const there = searchWords(text).join(' ');
  return words.every((word) => there.includes(word));
};

/**
 * Returns the records and documents that match the words, at most `MOST_OF_A_KIND` of each kind. Words that name a kind
 * select that kind. Searches documents only if a word names their kind or has a digit.
 */
function useRecords(words: readonly string[]): readonly Option[] {
  const { go } = useAddress();
  const article = useNames('article');
  // Runs the hook for all kinds in each rendering, because hooks must run in the same order.
  const found = SEARCHED.map(([name, kind]) => {
    const asked = inKind(words, shown(kind.title));
    const isWanted = asked.isNamed || name in KINDS || words.some((word) => /\d/.test(word));
    return useFound(name, kind, asked.text, { most: MOST_OF_A_KIND, enabled: isWanted && asked.text !== '' }).found;
  });
  return SEARCHED.flatMap(([name, kind], at) =>
    (found[at] ?? []).map(
      (one): Option => ({
        id: `${name} ${one.id}`,
        text: kind.name(one),
        // The lots of one cutting have the same number, and differ in their article.
        sub: [name === 'lot' && article(one.articleId), kind.sub?.(one), shown(kind.title)].filter(Boolean).join(' · '),
        choose: () => go(kind.to(one)),
      }),
    ),
  );
}
