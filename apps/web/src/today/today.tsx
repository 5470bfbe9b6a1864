/** The start page: the tasks of the user for today. One response of the service has all data that the user may read. */

import { type AnswerOf, say } from '@cleaver/domain/kernel';
import { getToday } from '@cleaver/domain/today/contracts';
import { LastBooking } from '../floor/booking/booking-card.tsx';
import { Tiles } from '../floor/tiles.tsx';
import { useAnswer } from '../shell/data/query.ts';
import { counted, shownDate } from '../shell/language/format.ts';
import { shown, t } from '../shell/language/language.ts';
import { openPalette } from '../shell/navigation/palette-state.ts';
import { may, me, renew } from '../shell/session/session.ts';
import { Figures } from '../ui/chart/figures.tsx';
import { Button, LinkButton } from '../ui/control/button.tsx';
import { Columns, Loaded, Nothing, Page } from '../ui/page/page.tsx';
import { CARDS, TodayCard } from './cards.tsx';
import { deskOf, CARDS as NAMES } from './desk.ts';
import { allOf } from './lists.ts';
import { RecallAlarm } from './recall-alarm.tsx';
import { useRefresh } from './refresh.ts';
import { SetUp } from './set-up-later.tsx';

type Today = AnswerOf<typeof getToday>;

/** Returns the tasks of the user. The response has the counts; without a response there are only buttons. */
const deskFor = (today: Today | undefined) =>
  deskOf(
    me.get()?.permissions ?? [],
    Object.fromEntries(NAMES.map((name) => [name, today && CARDS[name].part(today)?.count])),
  );

export default function TodayPage() {
  const who = me.get();
  const found = useAnswer(getToday, {});
  useRefresh(who?.shopTimeZone ?? 'UTC', found.refetch, renew);
  const date = found.data?.date ?? who?.today ?? '';
  return (
    <Page
      title={say`Today`}
      sub={shownDate(date)}
      actions={deskFor(undefined).buttons.map(({ text, icon, to }, at) =>
        to === undefined ? (
          <Button key={icon} icon={icon} act={openPalette}>
            {shown(text)}
          </Button>
        ) : (
          <LinkButton key={to} look={at === 0 ? 'primary' : 'secondary'} icon={icon} to={to.replace('{today}', date)}>
            {shown(text)}
          </LinkButton>
        ),
      )}
    >
      {found.data && <RecallAlarm of={found.data} />}
      <Tiles more />
      <Loaded of={found} lines={8}>
        {(today) => <Desk today={today} />}
      </Loaded>
      {may(['STOCK_MOVEMENT_WRITE', 'BATCH_WRITE']) && <LastBooking />}
      {who?.permissions.length === 0 && <Nothing text={t`You have no role yet. Ask an administrator for one.`} />}
    </Page>
  );
}

function Desk({ today }: { readonly today: Today }) {
  const { cards, figures } = deskFor(today);
  return (
    <>
      {may('SYSTEM_SETTINGS_WRITE') && <SetUp />}
      {figures.length > 0 && (
        <Figures
          label={t`At a glance`}
          of={figures.flatMap((name) => {
            const { title, one = title, tone, part } = CARDS[name];
            const to = allOf(name, today);
            const { count: value = 0, entries = [] } = part(today) ?? {};
            const toned = typeof tone === 'function' ? tone(entries) : tone;
            return to === undefined ? [] : { text: counted(value, one, title), value, tone: toned, to };
          })}
        />
      )}
      {cards.length === 0 && may('SYSTEM_SETTINGS_READ') && <Nothing text={t`Nothing is waiting for you today.`} />}
      <Columns isDense>
        {cards.map((name) => (
          <TodayCard key={name} name={name} today={today} />
        ))}
      </Columns>
    </>
  );
}
