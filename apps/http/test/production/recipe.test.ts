import { test } from 'tap';
import { isError, service } from '../helper.ts';
import { withRecipe } from './with-recipe.ts';

const UNKNOWN = '00000000-0000-7000-8000-000000000000';

test('a recipe is created, read, activated and archived', async (t) => {
  const { admin, clock } = await service(t);
  const { articleId, recipe, draft } = await withRecipe(admin);
  const created = await admin.post(
    '/api/recipes',
    recipe({ name: 'Lyoner', outputQuantity: '10.500', outputUom: 'kg' }),
  );
  t.equal(created.statusCode, 200);
  const at = clock.now().toISOString();
  const { id, ...rest } = created.json();
  t.strictSame(rest, {
    name: 'Lyoner',
    version: 1,
    type: 'FINISHED_PRODUCT',
    description: '',
    yieldPercentage: 100,
    shelfLifeDays: null,
    outputQuantity: '10.5',
    outputUom: 'kg',
    articleId,
    status: 'DRAFT',
    ingredients: [],
    productionSteps: [],
    createdAt: at,
    updatedAt: at,
  });
  const url = `/api/recipes/${id}`;
  t.strictSame((await admin.get(url)).json(), created.json());

  clock.advance(1000);
  const later = clock.now().toISOString();
  const spice = await draft();
  const { ingredients } = (
    await admin.post(`${url}/ingredients`, {
      articleId,
      quantity: '1.250',
      uom: 'LB',
      subRecipeId: spice,
      substitutable: true,
    })
  ).json();
  t.strictSame(ingredients, [
    {
      id: ingredients[0].id,
      position: 1,
      articleId,
      quantity: '1.25',
      uom: 'LB',
      subRecipeId: spice,
      substitutable: true,
    },
  ]);
  const step = { stepNumber: 3, description: 'Grind\nfine', durationMinutes: 15, temperatureCelsius: -2 };
  const { productionSteps } = (await admin.post(`${url}/steps`, step)).json();
  t.strictSame(productionSteps, [{ id: productionSteps[0].id, ...step }]);
  const activated = await admin.post(`${url}/activate`);
  t.match(activated.json(), { id, status: 'ACTIVE', createdAt: at, updatedAt: later, ingredients, productionSteps });
  t.match((await admin.post(`${url}/archive`)).json(), {
    id,
    status: 'ARCHIVED',
    updatedAt: later,
    ingredients,
    productionSteps,
  });
  isError(t, await admin.post(`${url}/archive`), 409, 'INVALID_STATUS_TRANSITION');
  isError(t, await admin.delete(`${url}/steps/3`), 409, 'INVALID_STATUS_TRANSITION');
});

test('removing an ingredient or a step returns an empty body, and the others keep their numbers', async (t) => {
  const { admin } = await service(t);
  const { draft, ingredient } = await withRecipe(admin);
  const url = `/api/recipes/${await draft()}`;
  const first = (await admin.post(`${url}/ingredients`, ingredient())).json().ingredients[0].id;
  await admin.post(`${url}/ingredients`, ingredient({ position: 7 }));
  await admin.post(`${url}/steps`, { description: 'Grind' });
  await admin.post(`${url}/steps`, { description: 'Fill' });
  for (const gone of [`${url}/ingredients/${first}`, `${url}/steps/1`]) {
    const answer = await admin.delete(gone);
    t.equal(answer.statusCode, 200);
    t.equal(answer.body, '');
  }
  const { ingredients, productionSteps } = (await admin.get(url)).json();
  t.match(ingredients, [{ position: 7 }]);
  t.match(productionSteps, [{ stepNumber: 2, description: 'Fill' }], 'the others keep their numbers');
  isError(t, await admin.delete(`${url}/ingredients/${first}`), 404, 'INGREDIENT_NOT_FOUND');
  for (const number of ['1', 'first', '2.0', '99999999999', '%00']) {
    isError(t, await admin.delete(`${url}/steps/${number}`), 404, 'PRODUCTION_STEP_NOT_FOUND');
  }
});

test('the list of recipes returns summaries, with filters and sort orders', async (t) => {
  const { admin } = await service(t);
  const { draft, active } = await withRecipe(admin);
  const id = await active({ name: 'beta' });
  await draft({ name: 'Alpha', description: 'First' });
  const { content, page } = (await admin.get('/api/recipes')).json();
  t.same(page, { number: 0, size: 20, totalElements: 2, totalPages: 1 });
  t.same(
    content.map(({ name }: { name: string }) => name),
    ['Alpha', 'beta'],
  );
  const { ingredients: _i, productionSteps: _p, ...rest } = (await admin.get(`/api/recipes/${id}`)).json();
  t.strictSame(content[1], { ...rest, ingredientCount: 1, stepCount: 0 });
  const names = async (query: string) =>
    (await admin.get(`/api/recipes?${query}`)).json().content.map(({ name }: { name: string }) => name);
  t.same(await names('status=ACTIVE'), ['beta']);
  t.same(await names('sort=status,desc'), ['Alpha', 'beta']);
  t.same(await names('sort=version&sort=name,desc&size=1'), ['beta']);
  t.same(
    Object.keys(
      isError(t, await admin.get('/api/recipes?status=NOPE&sort=articleId&page=-1'), 400, 'VALIDATION_ERROR'),
    ).sort(),
    ['page', 'sort', 'status'],
  );
});

test('the requirements of a recipe list the articles needed for an output', async (t) => {
  const { admin } = await service(t);
  const { article, draft, ingredient } = await withRecipe(admin);
  const [pork, salt] = [await article(), await article()];
  const spice = await draft({ outputQuantity: '500', outputUom: 'G' });
  await admin.post(`/api/recipes/${spice}/ingredients`, ingredient({ articleId: salt, quantity: '500', uom: 'G' }));
  const id = await draft({ yieldPercentage: 80 });
  const url = `/api/recipes/${id}`;
  await admin.post(`${url}/ingredients`, ingredient({ articleId: pork, quantity: '9' }));
  await admin.post(`${url}/ingredients`, ingredient({ quantity: '1', subRecipeId: spice }));
  const need = async (query: string) => (await admin.get(`${url}/requirements${query}`)).json();
  const articles = [
    { articleId: pork, quantity: '0.9', uom: 'KG' },
    { articleId: salt, quantity: '0.1', uom: 'KG' },
  ];
  t.strictSame(await need('?quantity=800&uom=g'), { recipeId: id, quantity: '800', uom: 'g', articles });
  t.match(await need(''), { quantity: '10', uom: 'KG', articles: [{ quantity: '11.25' }, { quantity: '1.25' }] });
  t.same(
    Object.keys(isError(t, await admin.get(`${url}/requirements?quantity=1e3&uom=STONE`), 400, 'VALIDATION_ERROR')),
    ['quantity', 'uom'],
  );
  t.same(Object.keys(isError(t, await admin.get(`${url}/requirements?uom=L`), 400, 'VALIDATION_ERROR')), ['uom']);
  isError(t, await admin.get(`/api/recipes/${UNKNOWN}/requirements`), 404, 'RECIPE_NOT_FOUND');
  await admin.post(`${url}/ingredients`, ingredient({ quantity: '1', uom: 'L', subRecipeId: spice }));
  isError(t, await admin.get(`${url}/requirements`), 409, 'SUB_RECIPE_UNIT_MISMATCH');
});
