import type { AnswerOf } from '@cleaver/domain/kernel';
import type { getCustomer, getSupplier } from '@cleaver/domain/masterdata/contracts';
import { NONE } from '../../shell/language/format.ts';
import { t } from '../../shell/language/language.ts';
import { Facts } from '../../ui/page/page.tsx';
import { MailTo } from '../../ui/text/link.tsx';

/** The contact of a supplier or customer. Telephone number and e-mail address are links. */
export function Contact({
  of: { phone, email, contactPerson },
}: {
  readonly of: AnswerOf<typeof getSupplier>['contactInfo'];
}) {
  return (
    <Facts
      of={[
        [t`Phone`, phone && <a href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`}>{phone}</a>],
        [t`E-mail`, email && <MailTo address={email} />],
        [t`Contact person`, contactPerson],
      ]}
    />
  );
}

export function Address({ of }: { readonly of: AnswerOf<typeof getCustomer>['billingAddress'] | null }) {
  if (!of) return <>{NONE}</>;
  return (
    <>
      {[`${of.street} ${of.houseNumber}`.trim(), `${of.postalCode} ${of.city}`.trim(), of.country]
        .filter(Boolean)
        .join('\n')}
    </>
  );
}
