/** The actions on a row of goods. A button opens their menu. Expired goods also have a button to write them off. */
import type { FunctionComponent } from 'preact';
import { useState } from 'preact/hooks';
import { t } from '../../shell/language/language.ts';
import { may } from '../../shell/session/session.ts';
import { Button, LinkButton } from '../../ui/control/button.tsx';
import { type Goods, WRITE_OFF, withGoods } from './goods-links.ts';

interface GoodsActionsProps {
  readonly of: Goods;
  /** Whether to omit the button to write off, because there is little room. The menu still contains this action. */
  readonly isSmall?: boolean;
}

export function GoodsActions({ of, isSmall = false }: GoodsActionsProps) {
  const [Menu, setMenu] = useState<FunctionComponent<{ of: Goods; close: () => void }>>();
  const close = () => setMenu(undefined);
  return (
    <>
      {!isSmall && of.status === 'EXPIRED' && may(WRITE_OFF.need) && (
        <LinkButton to={withGoods(WRITE_OFF.path, of)}>{t`Write off`}</LinkButton>
      )}
      <Button
        look="plain"
        icon="more"
        label={t`Actions for ${of.batchId}`}
        opens
        act={async () => {
          const { GoodsMenu } = await import('./goods-menu.tsx');
          setMenu(() => GoodsMenu);
        }}
      />
      {Menu && <Menu of={of} close={close} />}
    </>
  );
}
