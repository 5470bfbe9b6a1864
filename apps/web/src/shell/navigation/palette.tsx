/** Draws the search (Ctrl+K). Offers screens, actions, recent records, and records and documents by name or number. */
import { type Message, searchWords } from '@cleaver/domain/kernel';
import { useState } from 'preact/hooks';
import type { Kind } from '../../contexts/context.ts';
import { CONTEXTS } from '../../contexts/contexts.ts';
import { SEARCH_WORDS } from '../../contexts/search-words.ts';
import { Listbox, type Option } from '../../ui/control/listbox.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { useStore } from '../data/store.ts';
import { shown, t } from '../language/language.ts';
import { logOut, may, me } from '../session/session.ts';
import { useAddress } from './address.ts';
import { earlyText, isPaletteOpen } from './palette-state.ts';
import { addressOf, ENTRIES, isUsed, pathOf } from './places.ts';
import { opened, recent } from './recent.ts';
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

/** Maximum number of screens and actions for a text. */
const MOST_PLACES = 8;

export default function Palette() {
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
  const [text, setText] = useState(() => earlyText.get());
  const words = searchWords(text);
  const found = useRecords(words);
  const places = placesWith(words, go);
  const last = recent()
    .filter(({ to, name }) => to !== path && mayOpen(to) && hasAll(name || wordsAt(to), words))
    .map(({ to, name }) => ({ id: to, text: name || titleAt(to), sub: recentText(to, name), choose: () => go(to) }));
  const isNew = ({ id }: Option): boolean => last.every((one) => one.id !== id);
  const options = [
    ...last,
    ...(words.length > 0 ? places.slice(0, MOST_PLACES) : places).filter(isNew),
    ...(words.length > 0 ? found : []).filter(isNew),
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

interface Place extends Option {
  readonly words: string;
}

/**
 * Returns the screens and actions with all these words. Those with the words in their title come first, then the entries
 * of the user's navigation.
 */
function placesWith(words: readonly string[], go: (to: string) => void): readonly Option[] {
  const { permissions = [], today = '' } = me.get() ?? {};
  const caller = { permissions, today };
  const place = (to: string, title: Message, sub: string, name: string): Place => ({
    ...{ id: to, text: shown(title), sub, words: SEARCH_WORDS[name] ?? '' },
    choose: () => {
      opened({ to, name: '' });
      go(to);
    },
  });
  const isOwn = new Map(ENTRIES.map((entry) => [addressOf(entry, caller), isUsed(entry, caller)]));
  const all: readonly Place[] = [
    ...ENTRIES.filter(({ to, path, need }) => to !== path && may(need)).map((entry) =>
      place(addressOf(entry, caller), entry.title, t`Page`, entry.to),
    ),
    ...SCREENS.filter(
      ({ nav, tab, action, path, need }) => (nav || tab || action || SEARCH_WORDS[path]) && may(need),
    ).map(({ path, title, action }) => place(path, title, action ? t`Action` : t`Page`, path)),
    { id: 'log-out', text: t`Log out`, sub: t`Action`, words: '', choose: () => logOut() },
  ];
  const rank = ({ id, text }: Place): number => (hasAll(text, words) ? 0 : 2) + (isOwn.get(id) ? 0 : 1);
  return all
    .filter((option) => hasAll(`${option.text} ${option.words}`, words))
    .map((option) => ({ option, rank: rank(option) }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ option }) => option);
}

const mayOpen = (to: string): boolean => {
  const screen = screenAt(pathOf(to))?.screen;
  return screen !== undefined && may(screen.need);
};

const titleAt = (to: string): string => {
  const title = screenAt(pathOf(to))?.screen.title;
  return title ? shown(title) : '';
};

/** Returns the title of a screen, and its search words. */
const wordsAt = (to: string): string => `${titleAt(to)} ${SEARCH_WORDS[screenAt(pathOf(to))?.screen.path ?? ''] ?? ''}`;

/** Returns the second text of something recent: the kind of a record. */
const recentText = (to: string, name: string): string =>
  [t`Recently opened`, name && titleAt(to)].filter(Boolean).join(' · ');

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
        id: kind.to(one),
        text: kind.name(one),
        // The lots of one cutting have the same number, and differ in their article.
        sub: [name === 'lot' && article(one.articleId), kind.sub?.(one), shown(kind.title)].filter(Boolean).join(' · '),
        choose: () => go(kind.to(one)),
      }),
    ),
  );
}
