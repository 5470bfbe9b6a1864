import type { Leg } from './client.ts';

export interface Measured {
  readonly title: string;
  readonly target: number | undefined;
  readonly service: readonly Leg[];
  /** In turn with the service's; none where there is nothing to compare with. */
  readonly reference: readonly Leg[];
}

const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 ? (sorted[middle] ?? Number.NaN) : ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2;
};
const medianOf = (legs: readonly Leg[], member: keyof Leg): number => median(legs.map((leg) => leg[member]));

const latency = (legs: readonly Leg[]): string =>
  `${medianOf(legs, 'p50').toFixed(1)} / ${medianOf(legs, 'p99').toFixed(1)}`;

/** The ratio of requests per second, pair by pair. */
const ratios = ({ service, reference }: Measured): number[] =>
  service.map((leg, pair) => leg.perSecond / (reference[pair]?.perSecond ?? Number.NaN));

/** Markdown: header and rule. */
export const comparedHead = `| operation | req/s | reference | ratio (min–max) | target | p50 / p99 ms | reference | CPU ms per request | reference |
|---|---:|---:|---:|---:|---:|---:|---:|---:|`;

export function comparedRow(measured: Measured): string {
  const { title, target, service, reference } = measured;
  const all = ratios(measured);
  const ratio = median(all);
  const met = target === undefined ? '' : `${target.toFixed(2)} ${ratio >= target ? '✔' : '✘'}`;
  return row(
    title,
    medianOf(service, 'perSecond').toFixed(0),
    medianOf(reference, 'perSecond').toFixed(0),
    `**${ratio.toFixed(2)}** (${Math.min(...all).toFixed(2)}–${Math.max(...all).toFixed(2)})`,
    met,
    latency(service),
    latency(reference),
    medianOf(service, 'cpu').toFixed(3),
    medianOf(reference, 'cpu').toFixed(3),
  );
}

export const aloneHead = `| operation, embedded database | req/s (min–max) | p50 / p99 ms | CPU ms per request |
|---|---:|---:|---:|`;

export function aloneRow(title: string, service: readonly Leg[]): string {
  const all = service.map((leg) => leg.perSecond);
  return row(
    title,
    `${median(all).toFixed(0)} (${Math.min(...all).toFixed(0)}–${Math.max(...all).toFixed(0)})`,
    latency(service),
    medianOf(service, 'cpu').toFixed(3),
  );
}

export const startHead = `| start to first answer | ms (min–max) | resident, idle, MiB |
|---|---:|---:|`;

export interface Start {
  readonly ms: number;
  readonly residentMiB: number;
}

export function startRow(title: string, starts: readonly Start[]): string {
  const all = starts.map(({ ms }) => ms);
  return row(
    title,
    `${median(all).toFixed(0)} (${Math.min(...all).toFixed(0)}–${Math.max(...all).toFixed(0)})`,
    median(starts.map(({ residentMiB }) => residentMiB)).toFixed(0),
  );
}

const row = (...cells: string[]): string => `| ${cells.join(' | ')} |`;
