/** What every screen is made of: a head with its title and what can be done, and sections. */
import type { Message } from '@cleaver/domain/kernel';
import type { ComponentChildren } from 'preact';
import { useEffect, useId, useLayoutEffect, useRef } from 'preact/hooks';
import { told } from '../shell/api.ts';
import { NONE } from '../shell/format.ts';
import { Icon } from '../shell/icons.tsx';
import { shown, t } from '../shell/language.ts';
import { isMissing, type Result } from '../shell/query.ts';
import { Button, LinkButton } from './button.tsx';
import { Notice } from './notice.tsx';
import styles from './page.module.css';
import { Skeleton } from './skeleton.tsx';

export interface PageProps {
  readonly title: Message | string;
  /** Beside the title: a status. */
  readonly badge?: ComponentChildren;
  /** Below the title: a number, a type. */
  readonly sub?: ComponentChildren;
  /** The list that one comes from. */
  readonly up?: { readonly to: string; readonly title: Message } | undefined;
  readonly actions?: ComponentChildren;
  readonly children?: ComponentChildren;
}

let isFirst = true;

export function Page({ title, badge, sub, up, actions, children }: PageProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const text = shown(title);
  // Together with the heading, so that the tab never names the page before.
  useLayoutEffect(() => {
    document.title = `${text} · Cleaver`;
  }, [text]);
  // Who hears the page is told which one it is, but for the first: there the browser tells.
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
  /** Each below the one before, without gaps: many sections of different heights. */
  readonly isDense?: boolean;
  readonly children: ComponentChildren;
}

/** Sections beside each other where there is room. */
export const Columns = ({ children, isDense = false }: ColumnsProps) => (
  <div class={styles[isDense ? 'dense' : 'columns']}>{children}</div>
);

/** Names and what they stand for; what is not there is left out, unless it is worth to know that it is missing. */
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

/** An empty place says what to do. */
export function Nothing({ text, action, to, act }: NothingProps) {
  return (
    <div class={styles['nothing']}>
      <p>{text}</p>
      {action !== undefined && to !== undefined && <LinkButton to={to}>{action}</LinkButton>}
      {action !== undefined && act && <Button act={act}>{action}</Button>}
    </div>
  );
}

/** What was asked for, or its place holder, or why it is not there. What was read before stays when the service is away. */
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

function Failed<T>({ of }: { readonly of: Result<T> }) {
  return (
    <Notice tone="bad">
      <p>{told(of.error)}</p>
      {!isMissing(of.error) && (
        <p>
          <Button act={() => of.refetch()}>{t`Try again`}</Button>
        </p>
      )}
    </Notice>
  );
}
