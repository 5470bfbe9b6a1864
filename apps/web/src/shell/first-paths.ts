/** The paths of the operations that Today reads, by their names. */
export const FIRST_READS = {
  'today.get': '/api/today',
  'stock-movement.list-own': '/api/inventory/own-bookings',
  'shop-settings.get': '/api/settings',
  'storage-location.list': '/api/inventory/storage-locations',
  'product-category.list': '/api/categories',
  'article.list': '/api/articles',
  'supplier.list': '/api/suppliers',
  'stock-batch.list-all': '/api/inventory/stock-batches',
  'recipe.list': '/api/recipes',
  'user.list': '/api/users',
} as const;
