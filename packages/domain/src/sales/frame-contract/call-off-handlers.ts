/** The handler that lists the frame contracts of a customer with the remaining quantity of each line item. */

import { type Handler, handle } from '../../kernel/execution/handler.ts';
import { pageInMemory, slicePage } from '../../kernel/execution/page-in-memory.ts';
import { groupBy } from '../../kernel/values/group-by.ts';
import { Articles, Customers, contractsOf, newestFirst } from '../../masterdata/index.ts';
import { countedInPieces, restOf } from './call-off.ts';
import { listFrameContracts } from './call-off-contracts.ts';

/** Decimal places of quantities in responses. */
const PLACES = 6;

export const callOffHandlers: readonly Handler[] = [
  handle(listFrameContracts, {
    atOneInstant: true,
    async run({ reader, sales }, { id, ...request }) {
      const customer = await reader.get(Customers, id);
      const contracts = contractsOf(customer);
      const isWalk = request.after !== undefined;
      const { content, page } = isWalk
        ? pageInMemory(contracts, {}, request)
        : slicePage(contracts.toSorted(newestFirst), request);
      const ids = new Set(content.flatMap(({ lineItems }) => lineItems.map(({ articleId }) => articleId)));
      const articles = await reader.whereIn(Articles, 'id', [...ids]);
      const byId = new Map(articles.map((article) => [article.id, article]));
      const inPieces = countedInPieces(content, (articleId) => byId.get(articleId)?.salesUnits[0]);
      const callOffs = groupBy(await sales.callOffs(id, inPieces), ({ articleId }) => articleId);
      return {
        page,
        content: content.map(({ deliveryRhythm: _, lineItems, ...contract }) => ({
          ...contract,
          lineItems: lineItems.map((item) => {
            const article = byId.get(item.articleId);
            const counted = { first: article?.salesUnits[0], pieceKg: article?.pieceWeight?.kg ?? null };
            const { called, rest, restUnit } = restOf(item, contract, counted, callOffs.get(item.articleId) ?? []);
            const shown = { called: called.toText(PLACES), rest: rest?.toText(PLACES) ?? null, restUnit };
            return { ...item, articleName: article?.name ?? '', ...shown };
          }),
        })),
      };
    },
  }),
];
