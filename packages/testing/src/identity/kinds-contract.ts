/** Contract tests of the kinds of identity. Stored states are read unchanged, with all optional members and with none. */
import {
  LoginLog,
  LoginLogs,
  Pins,
  RefreshTokens,
  Session,
  Sessions,
  SharedDevice,
  SharedDevices,
} from '@cleaver/domain/identity';
import { kindsWorld } from '../contract/comes-back.ts';
import { part } from '../contract/part.ts';
import { NOW, newId, storedSessions, unique } from '../contract/samples.ts';
import { LATER } from '../masterdata/samples.ts';

export const identityKindsContract = part(kindsWorld, {
  'refresh tokens and login logs are read as they were stored': async (t, { stored, comesBack }) => {
    const { ids } = await storedSessions(stored, 1);
    const token = { id: unique('digest'), sessionId: ids[0] ?? '', expiresAt: LATER, usedAt: null };
    await comesBack(t, RefreshTokens, token, { ...token, id: unique('digest'), usedAt: NOW });
    const log = LoginLog.open(unique('2001:db8::1'));
    log.begin(newId(), 'ä', NOW);
    log.begin(newId(), "o'brien", NOW, true);
    log.know('ä', NOW);
    await comesBack(t, LoginLogs, LoginLog.open(unique('10.0.0.1')).state, log.state);
  },

  'PINs, shared devices and the sessions on them are read as they were stored': async (t, { comesBack }) => {
    const pin = { id: newId(), hash: 'no hash', digits: 4, setAt: NOW };
    await comesBack(t, Pins, pin, { ...pin, id: newId(), digits: 6, setAt: LATER });
    const device = SharedDevice.register({ id: newId(), name: 'Rampe', keyHash: unique('digest'), createdAt: NOW });
    const used = SharedDevice.register({ ...device.state, id: newId() });
    used.entered(newId(), NOW);
    used.entered(newId(), LATER);
    await comesBack(t, SharedDevices, device.state, used.state);
    await comesBack(
      t,
      Sessions,
      Session.open(newId(), newId(), NOW).state,
      Session.open(newId(), newId(), NOW, newId()).state,
    );
  },
});
