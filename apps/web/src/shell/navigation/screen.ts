/** The type of a screen's entry in the list of screens. */
import type { Message } from '@cleaver/domain/kernel';
import type { ComponentType } from 'preact';
import type { Need } from '../session/session.ts';

/** The properties of a screen's component: the parameters of its address. */
export interface ScreenProps {
  readonly params: Readonly<Record<string, string>>;
}

export interface Screen {
  /**
   * The address, for example `/suppliers/:id`. It is the same in both languages, so that users can share an address.
   */
  readonly path: string;
  readonly title: Message;
  readonly need: Need;
  /** Fetches the code of the screen. Called at the latest when the screen is first opened. */
  readonly load: () => Promise<{ readonly default: ComponentType<ScreenProps> }>;
  /**
   * The place of the screen in the navigation. Without `nav`, the navigation has no link to the screen. `group` is the
   * name of a group that a context declares. `after` is the path of the link before this one, if it is in another folder.
   */
  readonly nav?: { readonly group: string; readonly icon: string; readonly after?: string };
  /** The text of the link in the quick navigation of phones, which has the first three links that the user may open. */
  readonly quick?: Message;
  /** True if the palette offers the screen as an action, for example "New supplier". */
  readonly action?: boolean;
  /** More search words for the palette, which offers screens with `nav`, `action` or `words`. */
  readonly words?: Message;
  /** True for a floor screen, which has large controls, one task and no navigation at the side. */
  readonly floor?: boolean;
  /**
   * True if the device also caches this screen for work without a network. It always caches Today and the floor
   * screens.
   */
  readonly kept?: boolean;
}

/** Returns an entry of the list of screens. */
export const screen = (
  path: string,
  title: Message,
  need: Need,
  load: Screen['load'],
  more: Omit<Screen, 'path' | 'title' | 'need' | 'load'> = {},
): Screen => ({ path, title, need, load, ...more });
