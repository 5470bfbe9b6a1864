/** A link for who may open what it leads to; else the words alone. */
import type { ComponentChildren } from 'preact';
import { may, type Need } from '../shell/session.ts';

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

/** An address is broken where people would break it, where there is no room for it. */
export function MailTo({ address }: { readonly address: string }) {
  const [who, where] = address.split('@');
  return (
    <a href={`mailto:${address}`}>
      {who}
      <wbr />@{where}
    </a>
  );
}
