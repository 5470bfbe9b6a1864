import { type AnswerOf, type ItemOf, say } from '@cleaver/domain/kernel';
import { articleMachine, legalLimitOf, salesPer } from '@cleaver/domain/masterdata';
import {
  activateArticle,
  addSalesUnit,
  assignSupplier,
  changePrice,
  deactivateArticle,
  getArticle,
  listPrices,
  removeSalesUnit,
  removeSupplier,
  setArticleCodes,
  updateArticle,
} from '@cleaver/domain/masterdata/contracts';
import { listRecipes } from '@cleaver/domain/production/contracts';
import { useRef } from 'preact/hooks';
import { History } from '../../audit/history.tsx';
import { Levels } from '../../inventory/stock/levels.tsx';
import { ArticleTabs } from '../../labels/declaration/article-tabs.tsx';
import { CuttingSchemesOf } from '../../production/cutting/cutting-schemes-of.tsx';
import { OrdersOfArticle } from '../../sales/order/orders-of.tsx';
import { allPages, useAll } from '../../shell/data/all-pages.ts';
import { call } from '../../shell/data/api.ts';
import { useAnswer } from '../../shell/data/query.ts';
import { perText, shownTemperature, shownTime } from '../../shell/language/format.ts';
import { t } from '../../shell/language/language.ts';
import type { ScreenProps } from '../../shell/navigation/screen.ts';
import { may, me } from '../../shell/session/session.ts';
import { LinkButton } from '../../ui/control/button.tsx';
import { Action, FormAction, MachineActions } from '../../ui/form/action.tsx';
import { Table } from '../../ui/list/table.tsx';
import { Columns, Facts, Loaded, Nothing, Page, Section, Unloaded } from '../../ui/page/page.tsx';
import { Price } from '../../ui/text/price.tsx';
import { Named } from '../../ui/text/record-name.tsx';
import { Status } from '../../ui/text/status.tsx';
import { fieldText, wordText } from '../../ui/text/words.ts';
import { KIND_OPTIONS, SALES_UNIT_OPTIONS } from './article-groups.ts';
import { ListPrices } from './list-prices.tsx';
import { SalesData } from './sales-data.tsx';

type Article = AnswerOf<typeof getArticle>;
type SalesUnit = Article['salesUnits'][number];
type Recipe = ItemOf<typeof listRecipes>;

const UP = { to: '/articles', title: say`Articles` };

export default function ArticleScreen({ params: { id = '' } }: ScreenProps) {
  const found = useAnswer(getArticle, { id });
  if (!found.data) return <Unloaded title={say`Article`} up={UP} of={found} />;
  const article = found.data;
  const path = { id };
  return (
    <Page
      title={article.name}
      up={UP}
      badge={<Status of={article.status} />}
      sub={article.articleNumber}
      actions={
        <>
          <FormAction
            operation={updateArticle}
            title={say`Edit`}
            isChange
            fixed={path}
            initial={{
              ...{ name: article.name, categoryId: article.categoryId },
              ...{ productKind: article.productKind, frozen: article.frozen },
            }}
            options={KIND_OPTIONS}
            done={say`Saved`}
          />
          <MachineActions
            machine={articleMachine}
            status={article.status}
            operation={activateArticle}
            verbs={{
              activate: {
                label: say`Activate`,
                send: (key) => call(activateArticle, path, { key }),
                done: say`Activated`,
              },
              deactivate: {
                label: say`Deactivate`,
                send: (key) => call(deactivateArticle, path, { key }),
                done: say`Deactivated`,
                undo: () => call(activateArticle, path),
              },
            }}
          />
        </>
      }
    >
      <ArticleTabs id={id} current="article" />
      <Columns>
        <Section
          title={t`Article`}
          actions={
            <FormAction
              operation={setArticleCodes}
              title={say`Codes`}
              label={say`Save`}
              fixed={path}
              initial={{ gtins: article.gtins, plu: article.plu }}
              options={{ plu: { hint: say`Five digits on the barcodes of the scales` } }}
              done={say`Saved`}
            />
          }
        >
          <Facts
            of={[
              [t`Article number`, article.articleNumber],
              [t`Category`, <Named key="category" kind="category" id={article.categoryId} />],
              [fieldText('productKind'), kindOf(article)],
              [t`GTINs`, article.gtins.join(', ')],
              [t`PLU`, article.plu],
              [t`Created`, shownTime(article.createdAt)],
              [t`Changed`, shownTime(article.updatedAt)],
            ]}
          />
        </Section>
        <SalesData article={article} />
        <Suppliers article={article} />
        <SalesUnits article={article} />
        <ListPrices article={article} />
        <OrdersOfArticle id={id} />
        {may('STOCK_READ') && <Stocks id={id} />}
        {may('RECIPE_READ') && <Recipes id={id} />}
        {may('BATCH_READ') && <CuttingSchemesOf articleId={id} />}
        <History entity="article" id={id} />
      </Columns>
    </Page>
  );
}

/** Returns the product kind of an article with its highest temperature. */
function kindOf({ productKind, frozen }: Article): string {
  const limit = legalLimitOf({ productKind, frozen });
  return [
    productKind && wordText(productKind),
    frozen && fieldText('frozen'),
    limit && t`at most ${shownTemperature(limit.max)}`,
  ]
    .filter(Boolean)
    .join(', ');
}

function SalesUnits({ article }: { readonly article: Article }) {
  const path = { id: article.id };
  const options = SALES_UNIT_OPTIONS;
  return (
    <Section
      title={t`Sales units and prices`}
      wide
      actions={
        <FormAction
          operation={addSalesUnit}
          title={say`Add a sales unit`}
          fixed={path}
          options={options}
          done={say`Added`}
        />
      }
    >
      {article.salesUnits.length === 0 ? (
        <Nothing text={t`This article is not sold.`} />
      ) : (
        <Table<SalesUnit>
          caption={t`Sales units and prices`}
          rows={article.salesUnits}
          columns={[
            { field: 'unit', show: ({ unit }) => <strong>{wordText(unit)}</strong> },
            { field: 'priceModel', show: ({ priceModel }) => wordText(priceModel) },
            { field: 'price', show: (one) => <Price amount={one.price} per={salesPer(one)} />, isNumber: true },
            ...(may('MASTERDATA_WRITE')
              ? [
                  {
                    field: 'action',
                    show: (one: SalesUnit) => (
                      <>
                        <FormAction
                          operation={changePrice}
                          title={say`Change the price`}
                          fixed={{ ...path, suId: one.id }}
                          initial={{ price: one.price }}
                          options={{ price: { label: t`Price in € / ${perText(salesPer(one))}` } }}
                          done={say`Saved`}
                        />{' '}
                        <RemoveSalesUnit articleId={article.id} of={one} />
                      </>
                    ),
                  },
                ]
              : []),
          ]}
        />
      )}
    </Section>
  );
}

/** A button that removes a sales unit. An undo restores its price of today and its planned prices. */
function RemoveSalesUnit({ articleId, of }: { readonly articleId: string; readonly of: SalesUnit }) {
  const path = { id: articleId };
  const { unit, priceModel, price } = of;
  const planned = useRef<readonly { readonly price: number; readonly validFrom: string }[]>([]);
  const remove = async (): Promise<void> => {
    const today = me.get()?.today ?? '';
    const prices = await allPages(listPrices, { ...path, suId: of.id });
    planned.current = prices.flatMap(({ price, validFrom }) =>
      validFrom !== null && validFrom > today ? [{ price, validFrom }] : [],
    );
    await call(removeSalesUnit, { ...path, suId: of.id });
  };
  const again = async (): Promise<void> => {
    const { salesUnits } = await call(addSalesUnit, { ...path, unit, priceModel, price });
    const added = salesUnits.find((one) => one.unit === unit && one.priceModel === priceModel);
    for (const one of planned.current) await call(changePrice, { ...path, suId: added?.id ?? '', ...one });
  };
  return (
    <Action
      label={t`Remove ${wordText(unit)}`}
      icon="close"
      look="plain"
      isSmall
      send={remove}
      done={say`Removed`}
      undo={again}
    />
  );
}

function Suppliers({ article }: { readonly article: Article }) {
  const path = { id: article.id };
  return (
    <Section
      title={t`Suppliers`}
      actions={
        <FormAction operation={assignSupplier} title={say`Assign a supplier`} fixed={path} done={say`Assigned`} />
      }
    >
      {article.supplierIds.length === 0 ? (
        <Nothing text={t`No supplier is assigned to this article.`} />
      ) : (
        <Table<{ id: string }>
          caption={t`Suppliers`}
          rows={article.supplierIds.map((one) => ({ id: one }))}
          columns={[
            { field: 'supplierId', show: ({ id }) => <Named kind="supplier" id={id} /> },
            ...(may('MASTERDATA_WRITE')
              ? [
                  {
                    field: 'action',
                    show: ({ id: supplierId }: { id: string }) => (
                      <Action
                        label={say`Remove`}
                        icon="close"
                        look="plain"
                        isSmall
                        send={() => call(removeSupplier, { ...path, supplierId })}
                        done={say`Removed`}
                        undo={() => call(assignSupplier, { ...path, supplierId })}
                      />
                    ),
                  },
                ]
              : []),
          ]}
        />
      )}
    </Section>
  );
}

function Stocks({ id }: { readonly id: string }) {
  return (
    <Section
      title={t`Stocks`}
      wide
      actions={<LinkButton look="plain" to={`/lots?articleId=${id}`}>{t`Lots of this article`}</LinkButton>}
    >
      <Levels of={{ articleId: id }} caption={t`Stocks`} empty={t`This article has no stock.`} />
    </Section>
  );
}

function Recipes({ id }: { readonly id: string }) {
  const found = useAll(listRecipes, { sort: 'name' });
  return (
    <Section title={t`Recipes`}>
      <Loaded of={found}>
        {(recipes) => {
          const own = recipes.filter(({ articleId }) => articleId === id);
          if (own.length === 0) return <Nothing text={t`No recipe makes this article.`} />;
          return (
            <Table<Recipe>
              caption={t`Recipes`}
              rows={own}
              to={(one) => `/recipes/${one.id}`}
              columns={[
                { field: 'name', show: ({ name, version }) => `${name} v${version}` },
                { field: 'status', show: ({ status }) => <Status of={status} /> },
              ]}
            />
          );
        }}
      </Loaded>
    </Section>
  );
}
