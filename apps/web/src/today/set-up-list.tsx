/** Shows administrators the demo shop, and the set-up steps until the shop is set up. A user can hide the list. */
import { useEffect, useState } from 'preact/hooks';
import { device } from '../shell/device.ts';
import { useFirstRead } from '../shell/first-reads.ts';
import { shownNumber } from '../shell/format.ts';
import { shown, t } from '../shell/language.ts';
import { Button, LinkButton } from '../ui/button.tsx';
import { Badge } from '../ui/notice.tsx';
import { Section } from '../ui/page.tsx';
import { DemoShop } from './demo-shop.tsx';
import { type SetUpCounts, stepsOf } from './set-up.ts';
import styles from './set-up-list.module.css';
import { SET_UP } from './set-up-note.ts';

const ONE = { size: 1 };

/** Returns the counts; undefined until all have arrived. */
function useCounts(): SetUpCounts | undefined {
  const settings = useFirstRead('getSettings').data?.operator;
  const places = useFirstRead('listStorageLocations', ONE).data?.page;
  const categories = useFirstRead('listProductCategories', ONE).data?.page;
  const articles = useFirstRead('listArticles', ONE).data?.page;
  const suppliers = useFirstRead('listSuppliers', ONE).data?.page;
  const stock = useFirstRead('listAllStockBatches', ONE).data?.page;
  const recipes = useFirstRead('listRecipes', ONE).data?.page;
  const users = useFirstRead('listUsers', ONE).data?.page;
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

export default function SetUpList() {
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
