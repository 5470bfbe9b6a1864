/** Draws the menu of actions on goods as a dialog. */
import { shown } from '../../shell/language/language.ts';
import { may } from '../../shell/session/session.ts';
import { LinkButton } from '../../ui/control/button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import styles from './goods.module.css';
import { type Goods, goodsLinks } from './goods-links.ts';

export function GoodsMenu({ of, close }: { readonly of: Goods; readonly close: () => void }) {
  return (
    <Dialog title={of.batchId} isOpen close={close}>
      <ul class={styles['menu']}>
        {goodsLinks(of, may).map(({ title, to }, index) => (
          <li key={to}>
            <LinkButton to={to} look={index === 0 && of.status === 'EXPIRED' ? 'primary' : 'secondary'}>
              {shown(title)}
            </LinkButton>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

/** Draws the actions of `GoodsMenu` as buttons of a page. */
export const GoodsButtons = ({ of }: { readonly of: Goods }) => (
  <>
    {goodsLinks(of, may).map(({ title, to }, index) => (
      <LinkButton key={to} to={to} look={index === 0 && of.status === 'EXPIRED' ? 'primary' : 'secondary'}>
        {shown(title)}
      </LinkButton>
    ))}
  </>
);
