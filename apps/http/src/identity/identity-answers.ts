/** Deviations of identity responses from their contracts: a status other than 200, a change of the cookies. */
import {
  changePassword,
  closeSession,
  confirmSession,
  createUser,
  getSession,
  logOut,
  openSession,
  openSessionByPin,
  registerSharedDevice,
  removePin,
  removeRole,
  removeSharedDevice,
  resetPassword,
  setOwnPin,
} from '@cleaver/domain/identity';
import type { AnyContract } from '@cleaver/domain/kernel';
import type { Deviation } from '../operation-route.ts';

export const identityAnswers: readonly (readonly [AnyContract, Deviation])[] = [
  [logOut, { status: 204 }],
  [openSession, { cookie: 'opens' }],
  [openSessionByPin, { cookie: 'opens' }],
  [registerSharedDevice, { status: 201, cookie: 'shares' }],
  [removeSharedDevice, { status: 204 }],
  [setOwnPin, { status: 204 }],
  [removePin, { status: 204 }],
  [confirmSession, { cookie: 'confirms' }],
  [getSession, { cookie: 'renews' }],
  [closeSession, { status: 204, cookie: 'ends' }],
  [createUser, { status: 201 }],
  [changePassword, { status: 204 }],
  [resetPassword, { status: 204 }],
  [removeRole, { status: 204 }],
];
