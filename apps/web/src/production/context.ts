/** What the pages know about production. */
import { say } from '@cleaver/domain/kernel';
import { context, NEWEST } from '../contexts/context.ts';
import { shownDate, shownTime } from '../shell/language/format.ts';

const lists = () => import('./lists.ts');

export const production = context({
  name: 'production',
  entries: [
    {
      ...{ to: '/batches?productionDate={today}', title: say`Today's batches`, need: 'BATCH_READ' },
      ...{ job: 'production', at: 1, icon: 'batch', use: ['production'], quick: 2, count: 'batches' },
      short: say`Batches`,
    },
  ],
  references: {
    recipe: {
      title: say`Recipes`,
      list: async () => (await lists()).listRecipes,
      need: 'RECIPE_READ',
      icon: 'recipe',
      to: ({ id }) => `/recipes/${id}`,
      name: ({ name }) => name,
      sub: ({ version }) => `v${version}`,
      usable: { status: 'ACTIVE' },
      searched: 5,
      isOffline: true,
    },
  },
  members: { recipeId: 'recipe', subRecipeId: 'recipe' },
  documents: {
    batch: {
      title: say`Batches`,
      list: async () => (await lists()).listBatches,
      need: 'BATCH_READ',
      icon: 'batch',
      to: ({ id }) => `/batches/${id}`,
      name: ({ batchNumber }) => batchNumber,
      sub: ({ productionDate }) => shownDate(productionDate),
      sort: 'productionDate,desc',
      searched: 11,
    },
    cutting: {
      title: say`Cuttings`,
      list: async () => (await lists()).listCuttings,
      need: 'BATCH_READ',
      icon: 'cut',
      to: ({ id }) => `/cuttings/${id}`,
      name: ({ cuttingNumber }) => cuttingNumber,
      sub: ({ createdAt }) => shownTime(createdAt),
      sort: NEWEST,
      searched: 12,
    },
  },
  tones: { PLANNED: 'info', IN_PROGRESS: 'info', COMPLETED: 'good' },
  tiles: [
    {
      to: '/batches?productionDate={today}',
      icon: 'batch',
      text: say`Today's batches`,
      need: 'BATCH_WRITE',
      place: 3,
    },
    { to: '/cuttings/new', icon: 'cut', text: say`Cut`, need: 'BATCH_COMPLETE', place: 7 },
  ],
  offline: [
    ...['batch.list', 'batch.execution', 'batch.propose', 'recipe.get'],
    ...['cutting-scheme.list', 'cutting.list'],
  ],
  history: { knownBy: ['batchNumber', 'cuttingNumber'] },
});
