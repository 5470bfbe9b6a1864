/** The type of a screen's entry in the list of screens. */
import type { Message } from '@cleaver/domain/kernel';
import type { ComponentType } from 'preact';
import type { Need } from './session.ts';

/** The properties of a screen's component: the parameters of its address. */
export interface ScreenProps {
  readonly params: Readonly<Record<string, string>>;
}

export interface Screen {
  /** `/suppliers/:id`. The same in both languages, so that users can share an address. */
  readonly path: string;
  readonly title: Message;
  readonly need: Need;
  /** Called when the screen is first opened. */
  readonly load: () => Promise<{ readonly default: ComponentType<ScreenProps> }>;
  /** Its place in the navigation. Without one, only other screens open it. */
  readonly nav?: { readonly group: Group; readonly icon: string };
  /** Offered as an action in the palette: "New supplier". */
  readonly action?: boolean;
  /** More search words for the palette. It offers screens with `nav`, `action` or `words`. */
  readonly words?: Message;
  /** A floor screen: large, with one task and without the navigation. */
  readonly floor?: boolean;
  /** Cached on the device for work without a network, like the floor screens that link to it. */
  readonly kept?: boolean;
}

/** Makes an entry of the list. */
export const screen = (
  path: string,
  title: Message,
  need: Need,
  load: Screen['load'],
  more: Omit<Screen, 'path' | 'title' | 'need' | 'load'> = {},
): Screen => ({ path, title, need, load, ...more });

export const GROUPS = ['today', 'inventory', 'production', 'sales', 'quality', 'masterdata', 'service'] as const;
export type Group = (typeof GROUPS)[number];
