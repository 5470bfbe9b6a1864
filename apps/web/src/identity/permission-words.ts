/** What permissions are called on the pages: what of, and what may be done with it. */
import { type Message, say } from '@cleaver/domain/kernel';
import { shown } from '../shell/language.ts';

const SUBJECTS: Readonly<Record<string, Message>> = {
  AUDIT_LOG: say`Audit log`,
  USER: say`Users`,
  ROLE: say`Roles`,
  STOCK: say`Stocks`,
  STOCK_MOVEMENT: say`Movements of goods`,
  INVENTORY_COUNT: say`Counts`,
  LABEL: say`Labels`,
  SUPPLIER: say`Suppliers`,
  CUSTOMER: say`Customers`,
  MASTERDATA: say`Master data`,
  PURCHASE_ORDER: say`Purchase orders`,
  GOODS_RECEIPT: say`Goods receipts`,
  RECIPE: say`Recipes`,
  BATCH: say`Batches`,
  PRODUCTION_ORDER: say`Production orders`,
  HACCP: say`Recalls and HACCP`,
  TEMPERATURE_LOG: say`Temperature logs`,
  CLEANING_RECORD: say`Cleaning records`,
  GOODS_INSPECTION: say`Inspections of goods`,
  ORDER: say`Orders`,
  INVOICE: say`Invoices`,
  BRANCH: say`Branches`,
  SYSTEM_SETTINGS: say`Settings`,
  REPORT: say`Reports`,
  NOTIFICATION: say`Notifications`,
};
const VERBS: Readonly<Record<string, Message>> = {
  READ: say`read`,
  WRITE: say`write`,
  DELETE: say`delete`,
  LOCK: say`lock`,
  UNLOCK: say`unlock`,
  ASSIGN: say`give`,
  REMOVE: say`take away`,
  PRINT: say`print`,
  COMPLETE: say`complete`,
  GENERATE: say`make`,
  SEND: say`send`,
};

/** `STOCK_MOVEMENT_READ`: Movements of goods: read. What has no words keeps its name. */
export function permissionText(permission: string): string {
  const at = permission.lastIndexOf('_');
  const subject = SUBJECTS[permission.slice(0, at)];
  const verb = VERBS[permission.slice(at + 1)];
  return subject && verb ? `${shown(subject)}: ${shown(verb)}` : permission;
}
