/** The operations of identity in the order of the API document, with the German of their texts. */
import type { Operations } from '../kernel/contract/contract.ts';
import { identityOperationsGerman } from './operations-german.ts';
import {
  listPinUsers,
  listSharedDevices,
  openSessionByPin,
  registerSharedDevice,
  removePin,
  removeSharedDevice,
  setOwnPin,
} from './pin/pin-contracts.ts';
import { changePassword, identityTag, resetPassword } from './session/identity-contracts.ts';
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

export const identityOperations: Operations = {
  name: 'identity',
  tags: [
    { ...identityTag, contracts: [...identityTag.contracts, listPinUsers, openSessionByPin] },
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
  ],
  german: identityOperationsGerman,
};
