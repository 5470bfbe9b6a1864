/** Handler that removes the demo shop. */
import { RefreshTokens, Sessions, Users, withoutPin } from '../../identity/index.ts';
import { type Handler, handle } from '../../kernel/execution/handler.ts';
import { KeptAnswers } from '../../kernel/execution/kept-answer.ts';
import type { UnitPorts } from '../../kernel/execution/ports.ts';
import type { LoadedDemo } from '../ports.ts';
import { demoShopNotLoaded, otherEntries } from '../refusals.ts';
import { DEMO_REQUEST_ID, removeDemoShop } from '../shop/settings-contracts.ts';
import { changeableSettings } from '../shop/shop-settings.ts';
import { updateSettings } from '../shop/update-settings-contracts.ts';

/**
 * Returns the data of the audit log about the demo shop. Refuses with DEMO_SHOP_NOT_FOUND if the demo shop is not
 * loaded. Refuses with SHOP_HAS_OTHER_ENTRIES if other requests have changed records, before the loading or after it.
 * An entry counts by the records that it names: changes of users, sessions and settings do not count, by any user.
 */
async function removable(unit: UnitPorts): Promise<LoadedDemo> {
  const kinds = unit.enteredKinds.map(({ name }) => name);
  const marks = { requestId: DEMO_REQUEST_ID, removal: removeDemoShop.name, kinds };
  const loaded = await unit.reads.demoShop.loaded(marks);
  if (!loaded) throw demoShopNotLoaded();
  const entered = loaded.others.filter(({ isEntry }) => isEntry);
  const count = entered.reduce((sum, { times }) => sum + times, 0);
  if (count > 0) throw otherEntries({ count, who: entered[0]?.username ?? '?' });
  return loaded;
}

async function removeUser(unit: UnitPorts, id: string): Promise<void> {
  const user = await unit.of(Users).find(id);
  if (!user) return;
  const sessions = await unit.of(Sessions).where({ userId: id });
  const tokens = await unit.of(RefreshTokens).whereIn(
    'sessionId',
    sessions.map(({ state }) => state.id),
  );
  for (const token of tokens) unit.of(RefreshTokens).remove(token);
  for (const session of sessions) unit.of(Sessions).remove(session);
  await withoutPin(unit, id);
  unit.of(Users).remove(user);
}

export const demoShopHandlers: readonly Handler[] = [
  handle(removeDemoShop, {
    isLong: true,
    async run(unit, _, { caller }) {
      // Checks before the locks, so that a refusal does not block other requests. Checks again with the locks.
      await removable(unit);
      // Also removes the stored responses, so that the demo shop can be loaded again on the same day.
      await unit.empty([...unit.enteredKinds, KeptAnswers]);
      const { userIds, others } = await removable(unit);
      // Does not remove the caller, so that one administrator remains.
      for (const id of userIds) if (id !== caller.userId) await removeUser(unit, id);
      if (others.some(({ operation, isLater }) => isLater && operation === updateSettings.name)) return;
      const settings = await changeableSettings(unit);
      settings.withoutIdentity();
    },
  }),
];
