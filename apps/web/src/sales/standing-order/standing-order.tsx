import { type AnswerOf, say } from '@cleaver/domain/kernel';
import { changeStandingOrder, deleteStandingOrder, getStandingOrder } from '@cleaver/domain/sales/contracts';
import { useRef, useState } from 'preact/hooks';
import { History } from '../../audit/history.tsx';
import { call } from '../../shell/data/api.ts';
import { useAnswer } from '../../shell/data/query.ts';
import { shownDate, shownDayName, shownQuantity } from '../../shell/language/format.ts';
import { t } from '../../shell/language/language.ts';
import { useAddress } from '../../shell/navigation/address.ts';
import type { ScreenProps } from '../../shell/navigation/screen.ts';
import { may } from '../../shell/session/session.ts';
import { LinkButton } from '../../ui/control/button.tsx';
import { Action, FormAction } from '../../ui/form/action.tsx';
import { Table } from '../../ui/list/table.tsx';
import { Facts, Nothing, Page, Section, Unloaded } from '../../ui/page/page.tsx';
import { Named } from '../../ui/text/record-name.tsx';
import { fieldText, wordText } from '../../ui/text/words.ts';
import { FollowingDrafts } from './standing-follow.tsx';
import { STANDING_FIELDS, standingOptions } from './standing-form.tsx';
import { FOLLOWING, FollowPreview, ruleOf } from './standing-preview.tsx';

type StandingOrder = AnswerOf<typeof getStandingOrder>;

interface Saved {
  readonly number: number;
  readonly changes: AnswerOf<typeof changeStandingOrder>['draftChanges'];
}

const UP = { to: '/standing-orders', title: say`Standing orders` };

export default function StandingOrderScreen({ params: { id = '' } }: ScreenProps) {
  const found = useAnswer(getStandingOrder, { id });
  const { go } = useAddress();
  /** The last change, with what it changed in the drafts. Its number makes each change a new message. */
  const [saved, setSaved] = useState<Saved>();
  if (!found.data) return <Unloaded title={say`Standing order`} up={UP} of={found} />;
  const order = found.data;
  return (
    <Page
      title={order.customerName}
      up={UP}
      sub={order.weekdays.map((day) => shownDayName(day)).join(', ')}
      actions={
        <>
          <Change of={order} done={(changes) => setSaved({ number: (saved?.number ?? 0) + 1, changes })} />
          <LinkButton to={`/orders?standingOrderId=${id}`}>{t`Its orders`}</LinkButton>
          {may('ORDER_DELETE') && (
            <Action
              label={say`Delete`}
              look="danger"
              ask={{
                title: say`Delete the standing order of ${order.customerName}?`,
                text: say`Its drafts are deleted with it. A standing order of which an order was confirmed cannot be deleted: set its last day.`,
              }}
              send={async () => {
                await call(deleteStandingOrder, { id });
                go('/standing-orders', { replace: true });
              }}
              done={say`Deleted`}
            />
          )}
        </>
      }
    >
      {saved && <FollowingDrafts key={saved.number} of={order} {...(saved.changes && { changes: saved.changes })} />}
      <Section title={t`Standing order`}>
        <Facts
          of={[
            [t`Customer`, <Named key="customer" kind="customer" id={order.customerId} />],
            [t`First day`, shownDate(order.firstDate)],
            [t`Last day`, order.lastDate ? shownDate(order.lastDate) : t`until further notice`],
            [fieldText('rhythm'), wordText(order.rhythm)],
            [fieldText('onClosedDay'), wordText(order.onClosedDay)],
            [t`Delivery address`, order.deliveryAddressLabel || t`Billing address`],
            order.reference !== '' && [t`Reference`, order.reference],
            order.note !== '' && [t`Note`, order.note],
          ]}
        />
      </Section>
      <Lines of={order.lines} />
      <Pauses of={order.pauses} />
      <History entity="standing_order" id={id} />
    </Page>
  );
}

interface ChangeProps {
  readonly of: StandingOrder;
  readonly done: (changes: Saved['changes']) => void;
}

/** Changes the standing order, and its drafts with it if the user wants that. */
function Change({ of, done }: ChangeProps) {
  const following = useRef(FOLLOWING);
  const [, draw] = useState(0);
  const set = (isWanted: boolean): void => {
    following.current = { ...following.current, isWanted };
    draw((count) => count + 1);
  };
  return (
    <FormAction
      operation={changeStandingOrder}
      title={say`Change`}
      label={say`Save`}
      size="wide"
      isChange
      fixed={{ id: of.id }}
      initial={of}
      groups={[{ fields: STANDING_FIELDS }]}
      options={standingOptions(of.customerId)}
      send={(body: object) => call(changeStandingOrder, { id: of.id, ...body, drafts: ruleOf(following.current) })}
      done={say`Saved`}
      then={({ draftChanges }) => {
        following.current = FOLLOWING;
        done(draftChanges);
      }}
    >
      {(values) => <FollowPreview of={of} values={values} following={following} set={set} />}
    </FormAction>
  );
}

const Lines = ({ of }: { readonly of: StandingOrder['lines'] }) => (
  <Section title={t`What is ordered`} wide>
    <Table<StandingOrder['lines'][number]>
      caption={t`What is ordered`}
      rows={of}
      to={({ articleId }) => `/articles/${articleId}`}
      columns={[
        { field: 'articleId', show: ({ line, articleName }) => `${line}.\u00a0${articleName}` },
        {
          field: 'quantityAmount',
          show: ({ quantityAmount, quantityUnit }) => shownQuantity(quantityAmount, quantityUnit),
          isNumber: true,
        },
        { field: 'note', show: ({ note }) => note, isLong: true },
      ]}
    />
  </Section>
);

const Pauses = ({ of }: { readonly of: StandingOrder['pauses'] }) => (
  <Section title={t`Pauses`} wide>
    {of.length === 0 ? (
      <Nothing text={t`No pauses.`} />
    ) : (
      <Table<StandingOrder['pauses'][number]>
        caption={t`Pauses`}
        rows={of}
        columns={[
          { field: 'from', show: ({ from, until }) => t`${shownDate(from)} to ${shownDate(until)}` },
          { field: 'reason', show: ({ reason }) => reason },
        ]}
      />
    )}
  </Section>
);
