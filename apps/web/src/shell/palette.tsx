/** Search and commands (Ctrl+K): screens, actions, and records by name or number. */
import { foldText } from '@cleaver/domain/kernel';
import { useMemo, useState } from 'preact/hooks';
import { Dialog } from '../ui/dialog.tsx';
import { Listbox, type Option } from '../ui/listbox.tsx';
import { useAddress } from './address.ts';
import { shown, t } from './language.ts';
import { isPaletteOpen } from './palette-state.ts';
import { KINDS, type Kind, type KindName, useFound } from './references.ts';
import { SCREENS } from './routes.ts';
import { logOut, may } from './session.ts';
import { useStore } from './store.ts';

const SEARCHED: readonly KindName[] = [
  ...(['article', 'supplier', 'customer', 'order', 'recipe', 'lot', 'storageLocation', 'user'] as const),
];
const MOST_OF_A_KIND = 6;

export function Palette() {
  const open = useStore(isPaletteOpen);
  const close = () => isPaletteOpen.set(false);
  return (
    <Dialog title={t`Search and do`} isOpen={open} close={close}>
      {open && <Search close={close} />}
    </Dialog>
  );
}

function Search({ close }: { readonly close: () => void }) {
  const { go } = useAddress();
  const [text, setText] = useState('');
  const enabled = text.trim().length > 0;
  // Hooks must run in the same order, so the kinds are always the same.
  const found = SEARCHED.map((name) => useFound(name, text, { most: MOST_OF_A_KIND, enabled }));
  const options = useMemo((): Option[] => {
    const words = foldText(text).split(/\s+/).filter(Boolean);
    const screens = SCREENS.filter(({ nav, action, need }) => (nav || action) && may(need)).map(
      ({ path, title, action }): Option => ({
        id: path,
        text: shown(title),
        sub: action ? t`Action` : t`Page`,
        choose: () => go(path),
      }),
    );
    const own: Option[] = [
      { id: '/account', text: t`My account`, sub: t`Page`, choose: () => go('/account') },
      { id: '/help', text: t`Help`, sub: t`Page`, choose: () => go('/help') },
      { id: 'log-out', text: t`Log out`, sub: t`Action`, choose: () => logOut() },
    ];
    const places = [...screens, ...own].filter((option) => words.every((word) => foldText(option.text).includes(word)));
    if (words.length === 0) return places;
    const things = SEARCHED.flatMap((name, at) => {
      const kind: Kind = KINDS[name];
      return (found[at]?.found ?? []).map(
        (one): Option => ({
          id: `${name} ${one.id}`,
          text: kind.name(one),
          sub: [kind.sub?.(one), shown(kind.title)].filter(Boolean).join(' · '),
          choose: () => go(kind.to(one)),
        }),
      );
    });
    return [...places.slice(0, 8), ...things];
  }, [text, ...found.map((each) => each.found)]);
  return (
    <Listbox
      label={t`Search and do`}
      placeholder={t`A page, an action, a name, a number`}
      text={text}
      typed={setText}
      options={options}
      none={t`Nothing has these words.`}
      chosen={(option) => {
        close();
        option.choose();
      }}
    />
  );
}
