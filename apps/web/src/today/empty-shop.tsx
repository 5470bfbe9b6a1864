/** Shown in an empty shop: a button loads the demo shop. */
import type { DemoHost } from '@cleaver/demo';
import { listProductCategories, listSuppliers } from '@cleaver/domain/masterdata/contracts';
import { useId, useState } from 'preact/hooks';
import { request, told } from '../shell/api.ts';
import { device } from '../shell/device.ts';
import { shownNumber } from '../shell/format.ts';
import { t } from '../shell/language.ts';
import { changed, useAnswer } from '../shell/query.ts';
import { me } from '../shell/session.ts';
import { Button, LinkButton } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { Section } from '../ui/page.tsx';
import { toast } from '../ui/toast.tsx';
import styles from './empty-shop.module.css';

/**
 * The day on which this device began to load the demo shop, until it is complete: on the same day loading continues.
 */
const BEGUN = 'demo begun';
/** The most parallel requests: browsers open no more connections to a host. */
const AT_ONCE = 6;

interface Progress {
  readonly done: number;
  readonly of: number;
}

export function EmptyShop() {
  const id = useId();
  const today = me.get()?.today ?? '';
  const isBegun = device.read(BEGUN) === today;
  const categories = useAnswer(listProductCategories, { size: 1 });
  const suppliers = useAnswer(listSuppliers, { size: 1 });
  const [progress, setProgress] = useState<Progress>();
  const [failure, setFailure] = useState<string>();
  const isEmpty = categories.data?.page.totalElements === 0 && suppliers.data?.page.totalElements === 0;
  if (!isEmpty && !isBegun && !progress) return null;
  const load = async (): Promise<void> => {
    setFailure(undefined);
    setProgress({ done: 0, of: 1 });
    try {
      const { contentOfShop, DEMO_STEPS, fillShop } = await import('@cleaver/demo');
      const content = isBegun ? [] : await contentOfShop({ ask });
      if (content.length > 0) {
        setFailure(t`The shop is not empty: it has ${content.join(', ')}`);
        return;
      }
      device.write(BEGUN, today);
      let done = 0;
      await fillShop({
        today,
        ask,
        each: (_what, items, work) => each(items, work, () => setProgress({ done: ++done, of: DEMO_STEPS })),
      });
      device.write(BEGUN, '');
      toast(t`The demo shop is there`);
    } catch (error) {
      setFailure(told(error));
    } finally {
      setProgress(undefined);
      await changed();
    }
  };
  return (
    <Section title={isBegun ? t`The demo shop is half loaded` : t`There is nothing in this shop yet`} wide>
      {failure !== undefined && <Notice tone="bad">{failure}</Notice>}
      {progress ? (
        <div class={styles['progress']}>
          <label for={id}>{t`The demo shop is being loaded: leave this page open`}</label>
          <progress id={id} max={progress.of} value={progress.done} />
          <span>{t`${shownNumber(progress.done)} of ${shownNumber(progress.of)}`}</span>
        </div>
      ) : (
        <>
          <p>{t`Look around in an invented butcher's, with suppliers, articles, recipes, stocks, a week of goods and everything that can be clicked. It cannot be taken out again: for a shop in earnest, begin with a category.`}</p>
          <div>
            <Button look="primary" act={load}>
              {isBegun ? t`Go on loading` : t`Load the demo shop`}
            </Button>{' '}
            <LinkButton to="/categories">{t`Categories`}</LinkButton>
          </div>
        </>
      )}
    </Section>
  );
}

const ask: DemoHost['ask'] = (method, path, options) => request(method, path, options ?? {}) as never;

/** Runs the work in parallel. After a failure starts nothing more, waits for running work, then throws the failure. */
async function each<T>(items: readonly T[], work: (item: T) => Promise<unknown>, step: () => void): Promise<void> {
  const left = items[Symbol.iterator]();
  const failures: unknown[] = [];
  const worker = async (): Promise<void> => {
    for (let next = left.next(); !next.done && failures.length === 0; next = left.next()) {
      try {
        await work(next.value);
        step();
      } catch (error) {
        failures.push(error);
      }
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  if (failures.length > 0) throw failures[0];
}
