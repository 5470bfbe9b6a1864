/** Draws a link if the user may open its target, otherwise only the text. */
import type { ComponentChildren } from 'preact';
import { may, type Need } from '../../shell/session/session.ts';

interface LinkToProps {
  readonly to: string;
  readonly need: Need;
  readonly children: ComponentChildren;
}

export const LinkTo = ({ to, need, children }: LinkToProps) => (may(need) ? <a href={to}>{children}</a> : children);

export const LotLink = ({ id, children }: { readonly id: string; readonly children: ComponentChildren }) => (
  <LinkTo to={`/lots/${id}`} need="STOCK_READ">
    {children}
  </LinkTo>
);

/** A link to a mail address. A line that is too short for the address breaks before the @ sign. */
export function MailTo({ address }: { readonly address: string }) {
  const [who, where] = address.split('@');
  return (
    <a href={`mailto:${address}`}>
      {who}
      <wbr />@{where}
    </a>
  );
}
