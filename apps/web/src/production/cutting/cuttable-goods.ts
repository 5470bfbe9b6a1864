/** The goods that are usually cut, so that the user can choose them without a scan. */
import { listAllStockBatches } from '@cleaver/domain/inventory/contracts';
import { listCuttingSchemes } from '@cleaver/domain/production/contracts';
import { type FoundBatch, foundBatch, USABLE } from '../../scanner/found-batch.ts';
import { useAll } from '../../shell/data/all-pages.ts';
import { call } from '../../shell/data/api.ts';
import { useQuery } from '../../shell/data/query.ts';
import { mayRun } from '../../shell/session/session.ts';

/** Maximum number of articles, and of stock batches of each article. */
const MOST_ARTICLES = 8;
const MOST_OF_EACH = 4;

/** Returns usable stock batches of the articles with a cutting scheme, earliest expiry first. */
export function useCuttable(): readonly FoundBatch[] {
  const schemes = useAll(
    listCuttingSchemes,
    {},
    { enabled: mayRun(listCuttingSchemes) && mayRun(listAllStockBatches) },
  );
  const articleIds = [...new Set(schemes.data?.map(({ articleId }) => articleId))].slice(0, MOST_ARTICLES);
  const { data = [] } = useQuery(
    ['cuttable goods', articleIds],
    async (signal) => {
      const asked = articleIds.flatMap((articleId) => USABLE.map((status) => ({ articleId, status })));
      const found = await Promise.all(
        asked.map((one) => call(listAllStockBatches, { ...one, size: MOST_OF_EACH }, { signal })),
      );
      return found.flatMap(({ content }) => content.map(foundBatch));
    },
    { enabled: articleIds.length > 0 },
  );
  return data.toSorted((a, b) => a.expiryDate.localeCompare(b.expiryDate));
}
