/** English words for names in the code of the context `identity` (`kernel/contract/words.ts`). German: `german.ts`. */
import type { Words } from '../kernel/contract/words.ts';

export const identityWords = {
  fields: {
    session: 'Session',
    branchId: 'Branch',
    deviceId: 'Device',
    expiresAt: 'Ends at',
    lastLogin: 'Last log-in',
    roleName: 'Role',
    roleNames: 'Roles',
  },
  choices: {
    ADMIN: 'Administrator',
    Bearer: 'Bearer',
    LOCKED: 'Locked',
    PROCUREMENT_MANAGER: 'Procurement manager',
    PRODUCTION_MANAGER: 'Production manager',
    PRODUCTION_WORKER: 'Production worker',
    QUALITY_INSPECTOR: 'Quality inspector',
    QUALITY_MANAGER: 'Quality manager',
    SALES_MANAGER: 'Sales manager',
    SALES_STAFF: 'Sales staff',
    WAREHOUSE_WORKER: 'Warehouse worker',
  },
  verbs: {
    'assign-role': 'assigned a role',
    'change-password': 'changed the password',
    login: 'logged in through the API',
    logout: 'logged out through the API',
    refresh: 'stayed logged in',
    'remove-role': 'removed a role',
    'reset-password': 'set a new password',
    'session.close': 'logged out',
    'session.open': 'logged in',
    'open-by-pin': 'logged in by PIN',
    register: 'registered a shared device',
    'remove-pin': 'removed the PIN',
    'set-pin': 'set the PIN',
  },
  actions: {
    'user.lock': 'lock a user',
    'user.unlock': 'unlock a user',
    'user.deactivate': 'deactivate a user',
    'user.reactivate': 'reactivate a user',
  },
  permissions: {
    ROLE: 'Roles',
    USER: 'Users',
  },
} as const satisfies Words;
