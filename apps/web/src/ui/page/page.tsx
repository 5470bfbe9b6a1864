/** The layout of every screen: a head with title and actions, and sections. */
import type { Message } from '@cleaver/domain/kernel';
import type { ComponentChildren } from 'preact';
import { useEffect, useId, useLayoutEffect, useRef } from 'preact/hooks';
import { ApiError, messageOf } from '../../shell/data/api.ts';
import { awaySince } from '../../shell/data/connection.ts';
import { isMissing, type Result } from '../../shell/data/query.ts';
import { useStore } from '../../shell/data/store.ts';
import { NONE } from '../../shell/language/format.ts';
import { shown, t } from '../../shell/language/language.ts';
import { Icon } from '../../shell/navigation/icons.tsx';
import { opened } from '../../shell/navigation/recent.ts';
import { Button, LinkButton } from '../control/button.tsx';
import { Notice } from '../dialog/notice.tsx';
import styles from './page.module.css';
import { Skeleton } from './skeleton.tsx';

export interface PageProps {
  readonly title: Message | string;
  /** A status beside the title. */
  readonly badge?: ComponentChildren;
  /** A short text below the title, for example a number or a date. */
  readonly sub?: ComponentChildren;
  /** The parent list of the screen. */
  readonly up?: { readonly to: string; readonly title: Message } | undefined;
  readonly actions?: ComponentChildren;
  readonly children?: ComponentChildren;
}

let isFirst = true;

export function Page({ title, badge, sub, up, actions, children }: PageProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const text = shown(title);
  // Sets the title of the tab together with the heading, so that the tab never shows the title of the previous page.
  useLayoutEffect(() => {
    document.title = `${text} · Cleaver`;
    // Adds only plain texts to the recently opened records, because a translated message names no record.
    if (typeof title === 'string') opened({ to: location.pathname, name: title });
  }, [text]);
  // Focuses the heading, so that screen readers announce the page. Browsers announce the first page themselves.
  useEffect(() => {
    if (!isFirst && document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
    isFirst = false;
  }, []);
  return (
    <div class={styles['page']}>
      <header class={styles['head']}>
        {up && (
          <div class={styles['above']}>
            <a class={styles['up']} href={up.to}>
              <Icon name="left" size={16} /> {shown(up.title)}
            </a>
          </div>
        )}
        <div class={styles['titles']}>
          <div class={styles['title']}>
            <h1 ref={heading} tabIndex={-1}>
              {text}
            </h1>
            {badge}
          </div>
          {sub !== undefined && <div class={styles['sub']}>{sub}</div>}
        </div>
        {actions && <div class={styles['actions']}>{actions}</div>}
      </header>
      {children}
    </div>
  );
}

export interface SectionProps {
  readonly title: string;
  readonly actions?: ComponentChildren;
  readonly children: ComponentChildren;
  readonly wide?: boolean;
}

export function Section({ title, actions, children, wide = false }: SectionProps) {
  const id = useId();
  return (
    <section class={styles['section']} aria-labelledby={id} data-wide={wide ? '' : undefined}>
      <header class={styles['sectionHead']}>
        <h2 id={id}>{title}</h2>
        {actions && <div class={styles['actions']}>{actions}</div>}
      </header>
      {children}
    </section>
  );
}

export interface ColumnsProps {
  /** Whether to stack the sections without gaps, for many sections of different heights. */
  readonly isDense?: boolean;
  readonly children: ComponentChildren;
}

/** Sections side by side on wide screens. */
export const Columns = ({ children, isDense = false }: ColumnsProps) => (
  <div class={styles[isDense ? 'dense' : 'columns']}>{children}</div>
);

/**
 * A list of names and values. Leaves out entries that are false or missing. Shows a dash for an entry without a value.
 */
export function Facts({
  of,
}: {
  readonly of: readonly (readonly [string, ComponentChildren] | false | null | undefined)[];
}) {
  return (
    <dl class={styles['facts']}>
      {of
        .filter((entry) => !!entry)
        .map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value === '' || value === null || value === undefined ? NONE : value}</dd>
          </div>
        ))}
    </dl>
  );
}

export interface NothingProps {
  readonly text: string;
  readonly action?: string;
  readonly to?: string;
  readonly act?: () => unknown;
}

/** Shows the text for empty content, with a suggestion for the next step. */
export function Nothing({ text, action, to, act }: NothingProps) {
  return (
    <div class={styles['nothing']}>
      <p>{text}</p>
      {action !== undefined && to !== undefined && <LinkButton to={to}>{action}</LinkButton>}
      {action !== undefined && act && <Button act={act}>{action}</Button>}
    </div>
  );
}

/**
 * Shows a result, its placeholder, or the failure. After a failure, earlier data stay visible, unless the record no
 * longer exists.
 */
export function Loaded<T>({
  of,
  lines = 4,
  children,
}: {
  readonly of: Result<T>;
  readonly lines?: number;
  readonly children: (data: T) => ComponentChildren;
}) {
  if (of.data !== undefined && !isMissing(of.error)) return <>{children(of.data)}</>;
  if (of.error) return <Failed of={of} />;
  return <Skeleton lines={lines} />;
}

/** The screen of a record that is not loaded: its placeholder, or the failure. */
export const Unloaded = <T,>({ of, ...page }: Pick<PageProps, 'title' | 'up'> & { readonly of: Result<T> }) => (
  <Page {...page}>
    <Loaded of={of}>{() => null}</Loaded>
  </Page>
);

function Failed<T>({ of }: { readonly of: Result<T> }) {
  const isAway = useStore(awaySince) !== undefined && !(of.error instanceof ApiError);
  if (isAway)
    return <Nothing text={t`This is not on this device yet. It loads automatically when the connection is back.`} />;
  return (
    <Notice tone="bad">
      <p>{messageOf(of.error)}</p>
      {!isMissing(of.error) && (
        <p>
          <Button act={() => of.refetch()}>{t`Try again`}</Button>
        </p>
      )}
    </Notice>
  );
}
