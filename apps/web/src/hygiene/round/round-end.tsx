/** The end of a round: what was jumped over, and the deviations that it found. */
import { t } from '../../shell/language/language.ts';
import { Button, LinkButton } from '../../ui/control/button.tsx';
import { Notice } from '../../ui/dialog/notice.tsx';
import { Section } from '../../ui/page/page.tsx';
import styles from './round.module.css';
import type { RoundState } from './use-round.ts';

export function RoundEnd({ round }: { readonly round: RoundState }) {
  const { open, stops, outcome, go, back } = round;
  const [first] = open;
  const deviations = stops.flatMap((stop) => outcome(stop)?.deviations ?? []);
  const links = [
    ...new Map(deviations.filter(({ status }) => status !== 'WITHDRAWN').map((one) => [one.id, one])).values(),
  ];
  return (
    <>
      {open.length === 0 && <Notice tone="good">{t`The round is done.`}</Notice>}
      {links.length > 0 && (
        <Section title={t`Out of limits`}>
          <div class={styles['list']}>
            {links.map(({ id, name }) => (
              <LinkButton key={id} look="danger" to={`/deviations/${id}`}>
                {name}
              </LinkButton>
            ))}
          </div>
        </Section>
      )}
      {first && (
        <Section title={t`Jumped over`}>
          <div class={styles['list']}>
            {open.map((stop) => (
              <Button key={stop.key} act={() => go(stop)}>
                {stop.name}
              </Button>
            ))}
          </div>
        </Section>
      )}
      <div class={styles['keys']}>
        <div class={styles['bar']}>
          {back && <Button icon="left" act={back}>{t`Show the last entry`}</Button>}
          <LinkButton look="primary" to="/">{t`Back to Today`}</LinkButton>
        </div>
      </div>
    </>
  );
}
