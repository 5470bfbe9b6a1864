export { listRecipes } from '@cleaver/domain/production/contracts';
