/** The list operations of references and documents. */
export { listBatches, listCuttings, listRecipes } from '@cleaver/domain/production/contracts';
