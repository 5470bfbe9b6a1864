/** What the audit log can be asked for: everything that is done to something, and what it is done to. */
const DONE: Readonly<Record<string, readonly string[]>> = {
  article: [
    'activate',
    'add-sales-unit',
    'assign-supplier',
    'change-price',
    'create',
    'deactivate',
    'import',
    'remove-sales-unit',
    'remove-supplier',
    'set-codes',
    'update',
  ],
  batch: ['cancel', 'complete', 'consume', 'plan', 'reopen', 'return', 'start'],
  customer: [
    'activate',
    'add-delivery-address',
    'create',
    'deactivate',
    'import',
    'remove-delivery-address',
    'remove-frame-contract',
    'set-frame-contract',
    'set-preferences',
    'update',
  ],
  cutting: ['create'],
  delivery: ['dispatch', 'return'],
  'goods-receipt': ['inspect', 'post'],
  'inventory-count': ['approve', 'cancel', 'enter', 'open', 'submit'],
  lot: ['hold', 'release'],
  'product-category': ['create', 'delete', 'update'],
  recall: ['close', 'contact', 'open'],
  recipe: [
    'activate',
    'add-ingredient',
    'add-step',
    'archive',
    'create',
    'create-version',
    'remove-ingredient',
    'remove-step',
  ],
  session: ['close', 'login', 'logout', 'open', 'refresh'],
  'shop-settings': ['update'],
  'stock-batch': ['block', 'book-in', 'remove', 'transfer', 'unblock', 'write-off'],
  'stock-movement': ['undo'],
  stock: ['create'],
  'storage-location': ['activate', 'create', 'deactivate', 'update'],
  supplier: ['activate', 'add-certificate', 'create', 'deactivate', 'import', 'rate', 'remove-certificate', 'update'],
  user: [
    'assign-role',
    'change-password',
    'create',
    'deactivate',
    'lock',
    'reactivate',
    'remove-role',
    'reset-password',
    'unlock',
    'update',
  ],
};

/** Each with what it is done to, as the log names both: `goods-receipt.post`, `goods_receipt`. */
export const OPERATIONS: readonly { readonly name: string; readonly entity: string }[] = Object.entries(DONE).flatMap(
  ([subject, verbs]) => verbs.map((verb) => ({ name: `${subject}.${verb}`, entity: subject.replaceAll('-', '_') })),
);

/** The records that an entry tells of. A lot is told of by its holds, a movement by the stock batch that it moves. */
export const ENTITIES: readonly string[] = [
  ...['article', 'batch', 'customer', 'cutting', 'delivery', 'goods_receipt', 'hold', 'inventory_count'],
  ...['product_category', 'recall', 'recipe', 'session', 'shop_settings', 'stock', 'stock_batch', 'storage_location'],
  ...['supplier', 'user'],
];
