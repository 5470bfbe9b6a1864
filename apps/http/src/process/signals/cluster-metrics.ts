/**
 * Combines the metrics of several processes. The scraped worker requests them from the primary process, which collects
 * the metrics of all workers and adds its own. Otherwise each scrape would show only one worker.
 */
import cluster, { type Worker } from 'node:cluster';
import { AggregatorRegistry, type MetricObject, type Registry } from 'prom-client';

/**
 * Timeout in milliseconds for the metrics of a worker. The result omits a worker that does not respond, because it may
 * have died.
 */
const PATIENCE_MS = 1000;

/** Messages between the processes about metrics. */
type Message =
  | { readonly metrics: 'all?' | 'own?'; readonly id: number }
  | { readonly metrics: 'all'; readonly id: number; readonly text: string }
  | { readonly metrics: 'own'; readonly id: number; readonly own: MetricObject[] };

const isOurs = (message: unknown): message is Message =>
  typeof message === 'object' && message !== null && 'metrics' in message;

/** Collects the metrics of all processes whenever a worker requests them. Runs in the primary process. */
export function collectFromWorkers(registry: Registry): void {
  let last = 0;
  const waiting = new Map<number, (own: MetricObject[]) => void>();
  const ownOf = (worker: Worker): Promise<MetricObject[]> =>
    new Promise((resolve) => {
      const id = ++last;
      const answer = (own: MetricObject[]) => {
        clearTimeout(late);
        waiting.delete(id);
        resolve(own);
      };
      const late = setTimeout(answer, PATIENCE_MS, []);
      waiting.set(id, answer);
      worker.send({ metrics: 'own?', id } satisfies Message, undefined, undefined, (error) => error && answer([]));
    });
  cluster.on('message', async (worker: Worker, message: unknown) => {
    if (!isOurs(message)) return;
    if (message.metrics === 'own') waiting.get(message.id)?.(message.own);
    if (message.metrics !== 'all?') return;
    const workers = Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined);
    const all = await Promise.all([registry.getMetricsAsJSON(), ...workers.map(ownOf)]);
    const text = await AggregatorRegistry.aggregate(all).metrics();
    worker.send({ metrics: 'all', id: message.id, text } satisfies Message, undefined, undefined, () => undefined);
  });
}

/** Sends the metrics of this worker on request. Returns the function that fetches the metrics of all processes. */
export function shareWithOthers(registry: Registry): () => Promise<string> {
  let last = 0;
  const waiting = new Map<number, (text: string) => void>();
  const send = (message: Message) => process.send?.(message, undefined, undefined, () => undefined);
  process.on('message', async (message: unknown) => {
    if (!isOurs(message)) return;
    const { id } = message;
    if (message.metrics === 'own?') send({ metrics: 'own', id, own: await registry.getMetricsAsJSON() });
    if (message.metrics === 'all') waiting.get(id)?.(message.text);
  });
  return async () => {
    const id = ++last;
    const { promise, resolve } = Promise.withResolvers<string>();
    waiting.set(id, resolve);
    send({ metrics: 'all?', id });
    return promise.finally(() => waiting.delete(id));
  };
}
