/** What a screen is, as a line of data. */
import type { Message } from '@cleaver/domain/kernel';
import type { ComponentType } from 'preact';
import type { Need } from './session.ts';

/** What a screen is drawn with: the names in its address. */
export interface ScreenProps {
  readonly params: Readonly<Record<string, string>>;
}

export interface Screen {
  /** `/suppliers/:id`. English in both languages, so that an address can be passed on. */
  readonly path: string;
  readonly title: Message;
  readonly need: Need;
  /** Fetched when the screen is first opened. */
  readonly load: () => Promise<{ readonly default: ComponentType<ScreenProps> }>;
  /** Its place in the navigation; without one it is opened from other screens alone. */
  readonly nav?: { readonly group: Group; readonly icon: string };
  /** An action that the palette offers: "New supplier". */
  readonly action?: boolean;
  /** More words by which the palette finds it. */
  readonly words?: Message;
  /** Large, one task a screen, without the navigation beside it. */
  readonly floor?: boolean;
}

export const GROUPS = ['today', 'inventory', 'production', 'sales', 'quality', 'masterdata', 'service'] as const;
export type Group = (typeof GROUPS)[number];
