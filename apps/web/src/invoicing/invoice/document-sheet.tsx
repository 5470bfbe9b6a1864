/** A document of invoicing as a sheet: an issued one, or the draft of an invoice. */
import type { getInvoice, previewInvoice } from '@cleaver/domain/invoicing/contracts';
import type { AnswerOf } from '@cleaver/domain/kernel';
import { ibanInGroups } from '@cleaver/domain/settings';
import type { ComponentChildren } from 'preact';
import {
  exactMoney,
  exactPrice,
  NONE,
  shownDate,
  shownMoney,
  shownNumber,
  shownQuantity,
} from '../../shell/language/format.ts';
import { t } from '../../shell/language/language.ts';
import { fieldText } from '../../ui/text/words.ts';
import styles from './document-sheet.module.css';
import { linesByDelivery } from './lines-by-delivery.ts';

type Issued = AnswerOf<typeof getInvoice>['document'];
type Draft = AnswerOf<typeof previewInvoice>['document'];
export type SheetDocument = Issued | Draft;
export type SheetLine = Draft['lines'][number];

interface DocumentSheetProps {
  readonly of: SheetDocument;
  /** Draws something below a line, for example the fields of its price. */
  readonly below?: ((line: SheetLine) => ComponentChildren) | undefined;
}

export function DocumentSheet({ of: document, below }: DocumentSheetProps) {
  const { seller, reason, terms, note } = document;
  return (
    <article class={styles['sheet']} aria-label={titleOf(document)}>
      <p class={styles['seller']}>{seller.name || NONE}</p>
      <div class={styles['head']}>
        <Receiver of={document} />
        <HeadFacts of={document} />
      </div>
      <h2 class={styles['title']}>{titleOf(document)}</h2>
      {document.corrects && (
        <p>
          {t`Corrects`} <a href={`/invoices/${document.corrects.invoiceId}`}>{document.corrects.number}</a>{' '}
          {t`dated ${shownDate(document.corrects.issueDate)}`}
          {reason !== '' && `: ${reason}`}
        </p>
      )}
      <Lines of={document} below={below} />
      <Sums of={document} />
      {terms !== '' && (
        <p class={styles['text']} lang="de">
          {terms}
        </p>
      )}
      {note !== '' && <p class={styles['text']}>{note}</p>}
      <Foot of={document} />
    </article>
  );
}

/** Returns the title of a document. A credit note is no "Gutschrift" in German, which is self-billing (§ 14 (2) UStG). */
function titleOf({ type, kind, number }: SheetDocument): string {
  const title = type === 'INVOICE' ? t`Invoice` : kind === 'CANCELLATION' ? t`Cancellation invoice` : t`Credit note`;
  return number === null ? t`${title} (draft)` : `${title} ${number}`;
}

type Address = Issued['buyer']['address'];

const linesOf = ({ street, houseNumber, postalCode, city }: Omit<Address, 'countryCode'>): readonly string[] =>
  [`${street} ${houseNumber}`, `${postalCode} ${city}`].map((line) => line.trim()).filter((line) => line !== '');

function Receiver({ of: { buyer, deliverTo } }: { readonly of: SheetDocument }) {
  return (
    <div class={styles['receiver']}>
      <p class={styles['text']}>
        <a href={`/customers/${buyer.customerId}`}>{buyer.name}</a>
        {`\n${linesOf(buyer.address).join('\n')}`}
      </p>
      {deliverTo && (
        <p class={styles['small']}>{t`Delivered to ${[deliverTo.name, ...linesOf(deliverTo.address)].join(', ')}`}</p>
      )}
    </div>
  );
}

function HeadFacts({ of: document }: { readonly of: SheetDocument }) {
  const { number, issueDate, dueDate, supplyFrom, supplyUntil, buyer, orderReference } = document;
  const facts: readonly (readonly [string, string | null])[] = [
    [t`Number`, number ?? t`Draft`],
    [fieldText('issueDate'), shownDate(issueDate)],
    [fieldText('dueDate'), dueDate && shownDate(dueDate)],
    [t`Delivered on`, supplyFrom === supplyUntil ? shownDate(supplyFrom) : null],
    [t`Delivery period`, supplyFrom === supplyUntil ? null : t`${shownDate(supplyFrom)} to ${shownDate(supplyUntil)}`],
    [t`VAT id of the customer`, buyer.vatId],
    [fieldText('buyerReference'), buyer.reference],
    [fieldText('reference'), orderReference],
  ];
  return (
    <dl class={styles['facts']}>
      {facts.map(
        ([name, value]) =>
          value && (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}

const NUMBER = { 'data-number': '' };

function Lines({ of: document, below }: { readonly of: SheetDocument } & Pick<DocumentSheetProps, 'below'>) {
  const lines: readonly SheetLine[] = document.lines;
  return (
    <div class={styles['box']}>
      <table class={styles['lines']}>
        <caption class="visually-hidden">{t`Lines`}</caption>
        <thead>
          <tr>
            <th scope="col">{t`Article`}</th>
            <th scope="col" {...NUMBER}>
              {fieldText('quantityAmount')}
            </th>
            <th scope="col" {...NUMBER}>
              {t`Price`}
            </th>
            <th scope="col" {...NUMBER}>
              {t`VAT`}
            </th>
            <th scope="col" {...NUMBER}>
              {t`Line total`}
            </th>
          </tr>
        </thead>
        {linesByDelivery(lines).map(({ deliveryId, deliveryNumber, lines: own }) => (
          <tbody key={own[0]?.line}>
            {deliveryId !== null && (
              <tr class={styles['delivery']}>
                <th scope="rowgroup" colSpan={5}>
                  <p>
                    {t`Delivery note`} <a href={`/deliveries/${deliveryId}`}>{deliveryNumber}</a>{' '}
                    {t`dated ${shownDate(own[0]?.supplyDate)}`}
                  </p>
                </th>
              </tr>
            )}
            {own.map((line) => (
              <Line key={line.line} of={line} isDraft={document.number === null} below={below} />
            ))}
          </tbody>
        ))}
      </table>
    </div>
  );
}

interface LineProps extends Pick<DocumentSheetProps, 'below'> {
  readonly of: SheetLine;
  readonly isDraft: boolean;
}

function Line({ of: line, isDraft, below }: LineProps) {
  const { quantity, unit, price, category, rate, amount } = line;
  const missing = isDraft ? <strong class={styles['missing']}>{t`missing`}</strong> : null;
  return (
    <tr>
      <td data-article>
        {`${line.line}. ${line.name}`}
        <small>{belowName(line)}</small>
        {below?.(line)}
      </td>
      <td {...NUMBER} data-title={fieldText('quantityAmount')}>
        {unit === 'ONE' ? shownNumber(quantity) : shownQuantity(quantity, unit)}
      </td>
      <td {...NUMBER} data-title={t`Price`}>
        {price === null ? missing : unit === 'ONE' ? exactMoney(price) : exactPrice(price, unit)}
      </td>
      <td {...NUMBER} data-title={t`VAT`}>
        {category === null ? missing : category === 'E' ? t`exempt` : `${shownNumber(rate)}\u00a0%`}
      </td>
      <td {...NUMBER} data-title={t`Line total`}>
        {amount === null ? NONE : shownMoney(amount)}
      </td>
    </tr>
  );
}

const belowName = ({ articleNumber, lotNumber, pieces, deliveryId, supplyDate, invoiceLine }: SheetLine): string =>
  [
    articleNumber,
    lotNumber !== null && t`Lot ${lotNumber}`,
    pieces !== null && shownQuantity(String(pieces), 'PIECE'),
    deliveryId === null && shownDate(supplyDate),
    invoiceLine !== null && t`line ${invoiceLine} of the invoice`,
  ]
    .filter(Boolean)
    .join(' · ');

/** The sums by VAT rate. The sums of a draft are unknown while a line lacks something. */
function Sums({ of: { vat, gross, basis } }: { readonly of: SheetDocument }) {
  if (gross === null) return <p class={styles['missing']}>{t`The sums follow once each line is complete.`}</p>;
  return (
    <table class={styles['sums']}>
      <caption class="visually-hidden">{t`Sums`}</caption>
      <thead>
        <tr>
          <th scope="col">{t`VAT`}</th>
          <th scope="col" {...NUMBER}>
            {t`Net`}
          </th>
          <th scope="col" {...NUMBER}>
            {t`Tax`}
          </th>
          <th scope="col" {...NUMBER}>
            {t`Gross`}
          </th>
        </tr>
      </thead>
      <tbody>
        {vat.map((group) => (
          <tr key={`${group.category} ${group.rate}`}>
            <th scope="row">
              {group.category === 'E' ? t`exempt: ${group.exemptionReason}` : `${shownNumber(group.rate)}\u00a0%`}
            </th>
            <td {...NUMBER}>{shownMoney(group.net)}</td>
            <td {...NUMBER}>{shownMoney(group.tax)}</td>
            <td {...NUMBER}>{shownMoney(group.gross)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" colSpan={3}>
            {basis === 'GROSS' ? t`Total, with VAT` : t`Total`}
          </th>
          <td {...NUMBER}>{shownMoney(gross)}</td>
        </tr>
      </tfoot>
    </table>
  );
}

function Foot({ of: { seller } }: { readonly of: SheetDocument }) {
  const parts = [
    [seller.name, ...linesOf(seller)],
    [seller.phone, seller.email, seller.register],
    [
      seller.vatId && `${fieldText('vatId')} ${seller.vatId}`,
      seller.taxNumber && `${fieldText('taxNumber')} ${seller.taxNumber}`,
    ],
    [seller.iban && `IBAN ${ibanInGroups(seller.iban)}`, seller.bic && `BIC ${seller.bic}`],
  ].map((lines) => lines.filter((line) => line !== ''));
  return (
    <footer class={styles['foot']}>
      {parts.map((lines) => lines.length > 0 && <p key={lines[0]}>{lines.join('\n')}</p>)}
    </footer>
  );
}
