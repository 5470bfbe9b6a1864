/**
 * The list operations of references, in a file of their own. The pickers and the search load it
 * with their first request.
 */
export {
  listArticles,
  listCustomers,
  listProductCategories,
  listSuppliers,
} from '@cleaver/domain/masterdata/contracts';
