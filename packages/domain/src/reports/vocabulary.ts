/** The permissions and the words of the context reports, with the German of the words. */
import { type PermissionsOf, permissions } from '../kernel/contract/caller.ts';
import type { Vocabulary, Words } from '../kernel/contract/words.ts';

const reportPermissions = permissions('REPORT_READ', 'REPORT_GENERATE');

declare module '../kernel/contract/caller.ts' {
  interface PermissionNames extends PermissionsOf<typeof reportPermissions> {}
}

const reportWords = {
  fields: {
    by: 'Grouped by',
    expired: 'Expired',
    expiringIn7Days: 'Expires within 7 days',
    key: 'Key',
    net: 'Net',
    planPercent: 'Planned yield',
    rows: 'Rows',
    unpriced: 'Lines without a price',
  },
  choices: {
    ARTICLE: 'Article',
    CATEGORY: 'Category',
    CUSTOMER: 'Customer',
    DAY: 'Day',
    JSON: 'JSON',
    LOCATION: 'Storage location',
    REASON: 'Reason',
  },
  permissions: { REPORT: 'Reports' },
} as const satisfies Words;

export const reportsVocabulary: Vocabulary = {
  name: 'reports',
  ...reportPermissions,
  words: reportWords,
  german: {
    'Expires within 7 days': 'Läuft in 7 Tagen ab',
    'Grouped by': 'Gruppiert nach',
    JSON: 'JSON',
    Key: 'Schlüssel',
    'Lines without a price': 'Positionen ohne Preis',
    'Planned yield': 'Geplante Ausbeute',
    Reports: 'Berichte',
    Total: 'Summe',

    'must be at most {0} days after from': 'darf höchstens {0} Tage nach from liegen',
    'must not be before from': 'darf nicht vor from liegen',
    'is required with from': 'ist zusammen mit from nötig',
    'is required with to': 'ist zusammen mit to nötig',
  },
};
