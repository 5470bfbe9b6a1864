/** The control points of a production batch: their limits, what was measured, and the way to measure them. */
import { say } from '@cleaver/domain/kernel';
import { Waits } from '../../floor/outbox/waiting-row.tsx';
import { shown, t } from '../../shell/language/language.ts';
import { may } from '../../shell/session/session.ts';
import { Button } from '../../ui/control/button.tsx';
import { Notice } from '../../ui/dialog/notice.tsx';
import { Section } from '../../ui/page/page.tsx';
import { Status } from '../../ui/text/status.tsx';
import { wordText } from '../../ui/text/words.ts';
import { limitsText, measuredText } from '../measured-text.ts';
import styles from './batch-points.module.css';
import { type PointNow, stopping } from './batch-stops.ts';

/** The empty value makes this a text of its own, because the same word is also what a check measures. */
const MEASURE = say`Measure${''}`;

interface BatchPointsProps {
  readonly points: readonly PointNow[];
  /** Opens the entry of a point. Undefined if the batch is not in progress. */
  readonly measure?: ((point: PointNow) => void) | undefined;
}

export const BatchPoints = ({ points, measure }: BatchPointsProps) =>
  points.length > 0 && (
    <Section title={t`Control points of the batch`} wide>
      <ul class={styles['points']}>
        {points.map((point) => (
          <li key={point.controlPointId}>
            <span>
              <strong>{point.name}</strong>
              {point.limits && ` · ${limitsText(point.limits, point.measure)}`}
              {point.kind === 'CCP' && ` · ${wordText('CCP')}`}
            </span>
            <span>
              {pointText(point)} <Status of={point.state} />
              {point.isWaiting && <Waits>{t`The entry`}</Waits>}
            </span>
            {measure && may('TEMPERATURE_LOG_WRITE') && (
              <Button icon="temperature" act={() => measure(point)}>
                {point.state === 'NOT_MEASURED' ? shown(MEASURE) : t`Measure again`}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Section>
  );

const pointText = ({ value, result, measure }: PointNow): string =>
  value !== null ? measuredText(value, measure) : result === null ? '' : wordText(result);

interface CriticalProps extends BatchPointsProps {
  /** Fills in the reason to hold the outputs. */
  readonly hold: (reason: string) => void;
}

/** Says which critical points stop the completion, with the two ways on: measure them, or hold the outputs. */
export function Critical({ points, measure, hold }: CriticalProps) {
  const open = stopping(points);
  if (open.length === 0) return null;
  const names = open.map((point) => [point.name, pointText(point) || wordText(point.state)].join(': ')).join(', ');
  return (
    <Notice tone="warn">
      <p>{t`Critical limits are not met: ${names}. Measure them, or hold the outputs.`}</p>
      <div class={styles['ways']}>
        {measure &&
          may('TEMPERATURE_LOG_WRITE') &&
          open.map((point) => (
            <Button key={point.controlPointId} act={() => measure(point)}>
              {t`Measure: ${point.name}`}
            </Button>
          ))}
        <Button act={() => hold(names)}>{t`Hold the outputs`}</Button>
      </div>
    </Notice>
  );
}
