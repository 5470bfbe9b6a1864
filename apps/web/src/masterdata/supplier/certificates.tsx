/** The certificates of a supplier: a chart over time, and a table with a row for each certificate. */
import { type AnswerOf, say } from '@cleaver/domain/kernel';
import { addCertificate, changeCertificate, removeCertificate } from '@cleaver/domain/masterdata/contracts';
import { call } from '../../shell/data/api.ts';
import { shownDate } from '../../shell/language/format.ts';
import { shown, t } from '../../shell/language/language.ts';
import { may, me } from '../../shell/session/session.ts';
import { Timeline } from '../../ui/chart/timeline.tsx';
import { Badge } from '../../ui/dialog/notice.tsx';
import { Action, FormAction } from '../../ui/form/action.tsx';
import { Table } from '../../ui/list/table.tsx';
import { Nothing, Section } from '../../ui/page/page.tsx';
import { type Certificate, standingOf } from './supplier-facts.ts';

type Supplier = AnswerOf<typeof addCertificate>;

const STANDING = {
  VALID: { word: say`Valid`, tone: 'good' },
  ENDING: { word: say`Ends soon`, tone: 'warn' },
  ENDED: { word: say`Ended`, tone: 'bad' },
  COMING: { word: say`Not yet`, tone: 'info' },
} as const;

/** Returns the certificate without its empty members, as the operations take it. */
const bodyOf = ({ certificateType, issuer, validFrom, validUntil }: Certificate) => ({
  certificateType,
  ...(issuer !== '' && { issuer }),
  ...(validFrom !== null && { validFrom }),
  ...(validUntil !== null && { validUntil }),
});
export function Certificates({ supplier }: { readonly supplier: Supplier }) {
  const path = { id: supplier.id };
  const today = me.get()?.today ?? '';
  const rows = [...supplier.certificates].sort((a, b) => (b.validUntil ?? '9').localeCompare(a.validUntil ?? '9'));
  return (
    <Section
      title={t`Certificates`}
      wide
      actions={<FormAction operation={addCertificate} title={say`Add a certificate`} fixed={path} done={say`Added`} />}
    >
      {rows.length === 0 ? (
        <Nothing
          text={t`No certificate yet. The settings say whether goods of a supplier without a valid certificate are received with a warning or not at all.`}
        />
      ) : (
        <>
          <Timeline
            label={t`Certificates over time`}
            today={today}
            bars={rows.map((one) => ({
              text: one.certificateType,
              from: one.validFrom,
              to: one.validUntil,
              tone: STANDING[standingOf(one, today)].tone,
            }))}
          />
          <Table<Certificate>
            isWide
            caption={t`Certificates`}
            rows={rows}
            columns={[
              { field: 'certificateType', show: ({ certificateType }) => <strong>{certificateType}</strong> },
              { field: 'issuer', show: ({ issuer }) => issuer },
              { field: 'validFrom', show: ({ validFrom }) => shownDate(validFrom) },
              { field: 'validUntil', show: ({ validUntil }) => shownDate(validUntil) },
              {
                field: 'status',
                show: (one) => {
                  const { word, tone } = STANDING[standingOf(one, today)];
                  return <Badge tone={tone}>{shown(word)}</Badge>;
                },
              },
              ...(may('MASTERDATA_WRITE')
                ? [{ field: 'action', show: (one: Certificate) => <Actions supplierId={supplier.id} one={one} /> }]
                : []),
            ]}
          />
        </>
      )}
    </Section>
  );
}

interface ActionsProps {
  readonly supplierId: string;
  readonly one: Certificate;
}

function Actions({ supplierId, one }: ActionsProps) {
  const path = { id: supplierId };
  const body = bodyOf(one);
  const { validUntil: _, ...key } = body;
  return (
    <>
      <FormAction
        // Uses the form of a new certificate. The name contains the certificate, so each certificate has its own draft.
        operation={{ ...addCertificate, name: [changeCertificate.name, ...Object.values(key)].join(' ') }}
        title={say`Edit`}
        label={say`Save`}
        fixed={path}
        initial={body}
        send={(to) => call(changeCertificate, { ...path, ...key, to: to as typeof body })}
        done={say`Saved`}
      />
      <Action
        label={t`Remove ${one.certificateType}`}
        icon="close"
        look="plain"
        isSmall
        send={() => call(removeCertificate, { ...path, ...key })}
        done={say`Removed`}
        undo={() => call(addCertificate, { ...path, ...body })}
      />
    </>
  );
}
