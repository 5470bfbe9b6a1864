/** Handlers of articles. */

import { checkNoFaults } from '../../kernel/contract/refusal.ts';
import { type Handler, handle } from '../../kernel/execution/handler.ts';
import { slicePage } from '../../kernel/execution/page-in-memory.ts';
import type { Ports, UnitPorts } from '../../kernel/execution/ports.ts';
import { type CalendarDate, calendarDay } from '../../kernel/values/calendar.ts';
import type { ActivityVerb } from '../activity.ts';
import { ProductCategories } from '../category/product-category.ts';
import { priceDayFaults } from '../price/list-price.ts';
import { changePrice, listPrices, removePrice } from '../price/list-price-contracts.ts';
import { importPricesHandler } from '../price/price-import.ts';
import { Suppliers } from '../supplier/supplier.ts';
import { type Article, Articles, salesUnitOf } from './article.ts';
import { ArticleCodes, replaceCodes } from './article-code.ts';
import {
  activateArticle,
  addSalesUnit,
  assignSupplier,
  createArticle,
  deactivateArticle,
  getArticle,
  listArticles,
  removeSalesUnit,
  removeSupplier,
  setArticleCodes,
  setSalesData,
  updateArticle,
} from './article-contracts.ts';
import { importArticlesHandler } from './article-import.ts';
import { type ArticleView, articleView } from './article-output.ts';
import { newArticle, newSalesUnit, salesUnitIn } from './new-article.ts';
import { PIECE_TOLERANCE_PERCENT } from './sales-data.ts';

const moveArticle = (contract: typeof activateArticle, verb: ActivityVerb) =>
  handle(contract, {
    async run(unit, { id }) {
      const article = await unit.of(Articles).get(id);
      article.move(verb, unit.now);
      return shown(unit, article);
    },
  });

export const articleHandlers: readonly Handler[] = [
  handle(listArticles, {
    async run(ports, { categoryId, status, ...request }) {
      const { content, page } = await ports.reader.page(Articles, { categoryId, status }, request);
      const today = todayOf(ports);
      return { content: content.map((state) => articleView(state, today)), page };
    },
  }),
  handle(getArticle, {
    async run(ports, { id }) {
      const { state, version } = await ports.reader.versioned(Articles, id);
      return { state: articleView(state, todayOf(ports)), version };
    },
  }),
  handle(createArticle, {
    async run(unit, input, { caller }) {
      const { id: categoryId } = await unit.of(ProductCategories).peek(input.categoryId);
      const article = newArticle(unit, { ...input, categoryId }, salesUnitIn(unit, input, caller.username));
      unit.of(Articles).add(article);
      return shown(unit, article);
    },
  }),
  importArticlesHandler,
  handle(updateArticle, {
    async run(unit, { id, ...to }, { expected }) {
      const article = await unit.of(Articles).get(id, expected);
      const category = to.categoryId === undefined ? undefined : await unit.of(ProductCategories).peek(to.categoryId);
      article.update({ ...to, categoryId: category?.id }, unit.now);
      return shown(unit, article);
    },
  }),
  moveArticle(activateArticle, 'activate'),
  moveArticle(deactivateArticle, 'deactivate'),
  handle(setArticleCodes, {
    async run(unit, { id, ...given }, { expected }) {
      const article = await unit.of(Articles).get(id, expected);
      article.setCodes(given, unit.now);
      replaceCodes(unit, article, await unit.of(ArticleCodes).where({ articleId: id }));
      return shown(unit, article);
    },
  }),
  handle(assignSupplier, {
    async run(unit, { id, supplierId }) {
      const article = await unit.of(Articles).get(id);
      const supplier = await unit.of(Suppliers).peek(supplierId);
      article.assignSupplier(supplier.id, unit.now);
      return shown(unit, article);
    },
  }),
  handle(removeSupplier, {
    async run(unit, { id, supplierId }, { expected }) {
      const article = await unit.of(Articles).get(id, expected);
      article.removeSupplier(supplierId, unit.now);
    },
  }),
  handle(addSalesUnit, {
    async run(unit, { id, ...given }, { caller }) {
      const article = await unit.of(Articles).get(id);
      article.addSalesUnit(newSalesUnit(unit, given, caller.username), unit.now);
      return shown(unit, article);
    },
  }),
  handle(changePrice, {
    async run(unit, { id, suId, price, validFrom }, { caller, expected }) {
      const today = calendarDay(unit.now, unit.settings.shopTimeZone);
      checkNoFaults(priceDayFaults(validFrom, today));
      const article = await unit.of(Articles).get(id, expected);
      const set = { setBy: caller.username, setAt: unit.now.toISOString() };
      article.setPrice(suId, { price, validFrom, ...set }, today, unit.now);
      return shown(unit, article);
    },
  }),
  importPricesHandler,
  handle(listPrices, {
    async run({ reader }, { id, suId, ...request }) {
      const { prices } = salesUnitOf(await reader.get(Articles, id), suId);
      return slicePage(prices.toReversed(), request);
    },
  }),
  handle(removePrice, {
    async run(unit, { id, suId, validFrom }, { expected }) {
      const article = await unit.of(Articles).get(id, expected);
      article.removePrice(suId, validFrom, calendarDay(unit.now, unit.settings.shopTimeZone), unit.now);
    },
  }),
  handle(setSalesData, {
    async run(unit, { id, vatClass = null, minimumRemainingDays = null, pieceWeight }, { expected }) {
      const article = await unit.of(Articles).get(id, expected);
      const weight = pieceWeight && {
        kg: pieceWeight.kg.toText(),
        tolerancePercent: pieceWeight.tolerancePercent?.toText() ?? PIECE_TOLERANCE_PERCENT,
      };
      article.setSalesData({ vatClass, minimumRemainingDays, pieceWeight: weight ?? null }, unit.now);
      return shown(unit, article);
    },
  }),
  handle(removeSalesUnit, {
    async run(unit, { id, suId }, { expected }) {
      const article = await unit.of(Articles).get(id, expected);
      article.removeSalesUnit(suId, unit.now);
    },
  }),
];

const todayOf = ({ clock, settings }: Ports): CalendarDate => calendarDay(clock.now(), settings.shopTimeZone);

/** Converts an article to the response of a command, with the prices of the current day. */
const shown = (unit: UnitPorts, { state }: Article): ArticleView =>
  articleView(state, calendarDay(unit.now, unit.settings.shopTimeZone));
