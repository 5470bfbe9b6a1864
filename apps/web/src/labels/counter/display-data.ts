/** The list on a tablet for customers: reads it with the key of the device, and stores the last one. */
import { ApiError, CleaverClient } from '@cleaver/client';
import { type AnswerOf, requestOf } from '@cleaver/domain/kernel';
import { readDisplay } from '@cleaver/domain/labels/contracts';
import { useEffect, useState } from 'preact/hooks';
import { device, parsedJson } from '../../shell/session/device.ts';
import { keyIn } from './display-link.ts';

const REFRESH_MS = 60_000;
/** The names of the stored key and of the stored list. */
const KEY = 'display key';
const LIST = 'display list';

type Articles = AnswerOf<typeof readDisplay>['articles'];

interface Last {
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly articles: Articles;
}

export interface Display {
  readonly last: Last | undefined;
  /** `away`: the service does not respond. `closed`: the key opens nothing, or there is none. */
  readonly state: 'loading' | 'current' | 'away' | 'closed';
}

/** Returns the key of this device. Takes it from the address, stores it, and removes it from the address. */
function ownKey(): string | undefined {
  const given = keyIn(location.hash);
  if (given === undefined) return device.read(KEY);
  if (given !== device.read(KEY)) device.write(LIST, undefined);
  device.write(KEY, given);
  history.replaceState(history.state, '', location.pathname + location.search);
  return given;
}

async function fetched(key: string): Promise<Articles> {
  const places = new URLSearchParams(location.search).getAll('storageLocationId');
  const { path, query } = requestOf(readDisplay, { storageLocationId: places });
  const client = new CleaverClient({ baseUrl: '', deviceKey: key });
  const { articles } = (await client.call('get', path, { query })) as AnswerOf<typeof readDisplay>;
  return articles;
}

/** Reads the list each minute. While the service does not respond, the last list stays, also after a reload. */
export function useDisplay(): Display {
  const [key] = useState(ownKey);
  const [{ last, state }, set] = useState<Display>(() => ({
    last: parsedJson(device.read(LIST)) as Last | undefined,
    state: key === undefined ? 'closed' : 'loading',
  }));
  useEffect(() => {
    if (key === undefined) return undefined;
    const read = async (): Promise<void> => {
      try {
        const next = { at: Date.now(), articles: await fetched(key) };
        device.write(LIST, JSON.stringify(next));
        set({ last: next, state: 'current' });
      } catch (error) {
        const isClosed = error instanceof ApiError && error.status < 500 && error.status !== 429;
        if (isClosed) device.write(LIST, undefined);
        set((before) => (isClosed ? { last: undefined, state: 'closed' } : { last: before.last, state: 'away' }));
      }
    };
    read().catch(() => undefined);
    const timer = setInterval(read, REFRESH_MS);
    return () => clearInterval(timer);
  }, [key]);
  return { last, state };
}
