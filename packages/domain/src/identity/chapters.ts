/** The operations of identity, in the order of the published document. */
import type { Chapter } from '../kernel/contract/contract.ts';
import {
  listPinUsers,
  listSharedDevices,
  openSessionByPin,
  registerSharedDevice,
  removePin,
  removeSharedDevice,
  setOwnPin,
} from './pin/pin-contracts.ts';
import { changePassword, identityChapter, resetPassword } from './session/identity-contracts.ts';
import {
  assignRole,
  createUser,
  deactivateUser,
  getOwnUser,
  getUser,
  listRoles,
  listUsers,
  lockUser,
  reactivateUser,
  removeRole,
  unlockUser,
  updateUser,
} from './user/user-contracts.ts';

export const identityChapters: readonly Chapter[] = [
  { ...identityChapter, contracts: [...identityChapter.contracts, listPinUsers, openSessionByPin] },
  {
    title: 'Users',
    description: 'Users, roles and shared devices',
    contracts: [
      listUsers,
      createUser,
      getOwnUser,
      getUser,
      updateUser,
      changePassword,
      resetPassword,
      setOwnPin,
      removePin,
      lockUser,
      unlockUser,
      deactivateUser,
      reactivateUser,
      assignRole,
      removeRole,
      listRoles,
    ],
  },
  {
    title: 'Shared devices',
    description: 'Shared devices, on which users log in by PIN',
    contracts: [listSharedDevices, registerSharedDevice, removeSharedDevice],
  },
];
