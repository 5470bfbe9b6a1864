/** Draws the navigation: the rail of jobs, the panel of a job, the tabs of an entry, and the same for small screens. */
import { say } from '@cleaver/domain/kernel';
import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { useStore } from '../data/store.ts';
import { shown, t } from '../language/language.ts';
import { me } from '../session/session.ts';
import { useAddress } from './address.ts';
import { counts } from './counts.ts';
import { Icon } from './icons.tsx';
import styles from './navigation.module.css';
import {
  addressOf,
  type Caller,
  type Entry,
  entryAt,
  type Job,
  jobsOf,
  pathOf,
  quickEntries,
  tabsOf,
} from './places.ts';
import { prefetch } from './screens.ts';

export interface Places {
  readonly caller: Caller;
  readonly path: string;
  readonly entry: Entry | undefined;
  readonly jobs: readonly Job[];
  /** The job of the current entry. */
  readonly job: Job | undefined;
}

/** Returns the places of the user, and the current ones. */
export function usePlaces(): Places {
  const { path, query } = useAddress();
  const { permissions = [], today = '' } = useStore(me) ?? {};
  const caller = { permissions, today };
  const entry = entryAt(path, query, caller);
  const jobs = jobsOf(caller, entry);
  return { caller, path, entry, jobs, job: jobs.find(({ name }) => name === entry?.job) };
}

interface PlaceProps {
  readonly to: string;
  /** `page` if the link is the only one that marks the current page, `true` if it marks a place above it. */
  readonly mark: 'page' | 'true' | false;
  readonly children: ComponentChildren;
}

const Place = ({ to, mark, children }: PlaceProps) => {
  const path = pathOf(to);
  return (
    <a href={to} aria-current={mark || undefined} onPointerEnter={() => prefetch(path)} onFocus={() => prefetch(path)}>
      {children}
    </a>
  );
};

/** Returns the address that a job opens, which is its first entry. */
const startOf = ({ entries: [first] }: Job, caller: Caller): string => (first ? addressOf(first, caller) : '/');

/** The jobs, as a narrow rail. */
export const Rail = ({ jobs, job, caller }: Places) => (
  <nav class={styles['rail']} aria-label={t`Jobs`}>
    <ul>
      {jobs.map((one) => (
        <li key={one.name}>
          <Place to={startOf(one, caller)} mark={one === job && (hasPanel(one) ? 'true' : 'page')}>
            <Icon name={one.icon} />
            <span>{shown(one.short ?? one.title)}</span>
          </Place>
        </li>
      ))}
    </ul>
  </nav>
);

/** Returns whether the job has a panel. A job with one entry is that entry. */
export const hasPanel = (job: Job | undefined): job is Job => job !== undefined && job.entries.length > 1;

/** The entries of the current job. */
export const Panel = ({ job, entry, caller }: Places & { readonly job: Job }) => (
  <nav class={styles['panel']} aria-labelledby="job">
    <h2 id="job">{shown(job.title)}</h2>
    <ul class={styles['links']}>
      {job.entries.map((one) => (
        <li key={one.to}>
          <Place to={addressOf(one, caller)} mark={one === entry && 'page'}>
            <span>{shown(one.title)}</span>
            <Count of={one.count} />
          </Place>
        </li>
      ))}
    </ul>
  </nav>
);

function Count({ of }: { readonly of: string | undefined }) {
  const found = useStore(counts)[of ?? ''];
  if (!found) return null;
  const text = shown(found.text);
  return (
    <small title={text}>
      {found.count} <span class="visually-hidden">{text}</span>
    </small>
  );
}

/** The tabs of the current entry, on the screens that are its tabs. */
export function Tabs({ entry, path, caller }: Places) {
  const list = useRef<HTMLUListElement>(null);
  const tabs = entry ? tabsOf(entry, caller) : [];
  const isShown = tabs.some((tab) => tab.path === path);
  // On a narrow screen the tabs scroll sideways.
  useLayoutEffect(() => {
    const row = list.current;
    const current = row?.querySelector<HTMLElement>('[aria-current]');
    if (row && current)
      row.scrollLeft = current.offsetLeft - row.offsetLeft - (row.clientWidth - current.offsetWidth) / 2;
  }, [path, isShown]);
  if (!isShown) return null;
  return (
    <nav class={styles['tabs']} aria-label={t`Views`}>
      <ul ref={list}>
        {tabs.map((tab) => (
          <li key={tab.path}>
            <Place to={tab.path} mark={tab.path === path && 'page'}>
              <span>{shown(tab.text)}</span>
              <Count of={tab.count} />
            </Place>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The tabs of a phone: the most important entries of the user. `children` is the last tab. */
export const Bottom = ({ caller, entry, children }: Places & { readonly children: ComponentChildren }) => (
  <nav class={styles['bottom']} aria-label={t`Quick navigation`}>
    {quickEntries(caller).map((one) => (
      <Place key={one.to} to={addressOf(one, caller)} mark={one === entry && 'page'}>
        <Icon name={one.icon} />
        <span>{shown(one.short ?? one.title)}</span>
      </Place>
    ))}
    {children}
  </nav>
);

/** The screens of the header, which the menu of small screens also has. */
const OF_HEADER = [
  { path: '/account', icon: 'user', title: say`My account` },
  { path: '/help', icon: 'help', title: say`Help` },
];

/** All jobs with their entries, and the tabs of the current job, for the menu of small screens. */
export const Everything = ({ jobs, entry, caller, path }: Places) => (
  <>
    {jobs.map((job) => (
      <div key={job.name} class={styles['group']}>
        {hasPanel(job) && <h3>{shown(job.title)}</h3>}
        <ul class={styles['links']}>
          {job.entries.map((one) => {
            const tabs = one.job === entry?.job ? tabsOf(one, caller) : [];
            return (
              <li key={one.to}>
                <Place to={addressOf(one, caller)} mark={one === entry && 'page'}>
                  <Icon name={one.icon} />
                  <span>{shown(one.title)}</span>
                  <Count of={one.count} />
                </Place>
                {tabs.length > 0 && (
                  <ul>
                    {tabs.slice(1).map((tab) => (
                      <li key={tab.path}>
                        <Place to={tab.path} mark={tab.path === path && 'page'}>
                          <span>{shown(tab.text)}</span>
                          <Count of={tab.count} />
                        </Place>
                      </li>
                    ))}
                  </ul>
                )}
              </li>
            );
          })}
        </ul>
      </div>
    ))}
    <ul class={styles['links']}>
      {OF_HEADER.map((one) => (
        <li key={one.path}>
          <Place to={one.path} mark={one.path === path && 'page'}>
            <Icon name={one.icon} />
            <span>{shown(one.title)}</span>
          </Place>
        </li>
      ))}
    </ul>
  </>
);
