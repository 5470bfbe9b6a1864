/** Shows administrators the demo shop, and the set-up steps until the shop is set up. A user can hide the list. */
import { listUsers } from '@cleaver/domain/identity/contracts';
import { listAllStockBatches, listStorageLocations } from '@cleaver/domain/inventory/contracts';
import { listArticles, listProductCategories, listSuppliers } from '@cleaver/domain/masterdata/contracts';
import { listRecipes } from '@cleaver/domain/production/contracts';
import { getSettings } from '@cleaver/domain/settings/contracts';
import { useEffect, useState } from 'preact/hooks';
import { useAnswer } from '../shell/data/query.ts';
import { shownNumber } from '../shell/language/format.ts';
import { shown, t } from '../shell/language/language.ts';
import { device } from '../shell/session/device.ts';
import { Button, LinkButton } from '../ui/control/button.tsx';
import { Badge } from '../ui/dialog/notice.tsx';
import { Section } from '../ui/page/page.tsx';
import { DemoShop } from './demo-shop.tsx';
import { SET_UP, type SetUpCounts, stepsOf } from './set-up.ts';
import styles from './set-up-list.module.css';

const ONE = { size: 1 };

/** Returns the counts; undefined until all have arrived. */
function useCounts(): SetUpCounts | undefined {
  const settings = useAnswer(getSettings, {}).data?.operator;
  const places = useAnswer(listStorageLocations, ONE).data?.page;
  const categories = useAnswer(listProductCategories, ONE).data?.page;
  const articles = useAnswer(listArticles, ONE).data?.page;
  const suppliers = useAnswer(listSuppliers, ONE).data?.page;
  const stock = useAnswer(listAllStockBatches, ONE).data?.page;
  const recipes = useAnswer(listRecipes, ONE).data?.page;
  const users = useAnswer(listUsers, ONE).data?.page;
  if (!(settings && places && categories && articles && suppliers && stock && recipes && users)) return undefined;
  return {
    shop: settings.name !== '' && settings.approvalNumber !== '' ? 1 : 0,
    places: places.totalElements,
    categories: categories.totalElements,
    articles: articles.totalElements,
    suppliers: suppliers.totalElements,
    stock: stock.totalElements,
    recipes: recipes.totalElements,
    users: users.totalElements,
  };
}

/** Shows nothing if this device knows that the shop is set up, or that its user hid the list. */
export function SetUpList() {
  const [isNeeded] = useState(() => device.read(SET_UP) === undefined);
  return isNeeded ? <Steps /> : null;
}

function Steps() {
  const counts = useCounts();
  const [isHidden, setHidden] = useState(false);
  const steps = counts && stepsOf(counts);
  const isDone = steps?.every((step) => step.isDone) ?? false;
  useEffect(() => {
    if (isDone) device.write(SET_UP, 'done');
  }, [isDone]);
  if (!steps || isHidden) return null;
  const hide = (): void => {
    device.write(SET_UP, 'hidden');
    setHidden(true);
  };
  return (
    <>
      {!isDone && (
        <Section
          title={t`Set up the shop`}
          wide
          actions={<Button look="plain" act={hide}>{t`Hide on this device`}</Button>}
        >
          <ol class={styles['steps']}>
            {steps.map(({ name, text, to, count, isDone }) => (
              <li key={name}>
                <Badge tone={isDone ? 'good' : 'quiet'}>{isDone ? t`done` : t`to do`}</Badge>
                <LinkButton look="plain" to={to}>
                  {shown(text)}
                  {name !== 'shop' && count > 0 && `: ${shownNumber(count)}`}
                </LinkButton>
              </li>
            ))}
          </ol>
        </Section>
      )}
      <DemoShop isEmpty={counts.categories === 0 && counts.suppliers === 0} />
    </>
  );
}
