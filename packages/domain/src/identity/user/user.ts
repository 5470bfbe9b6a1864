/** Users of the service, with name, password and roles. */

import { type Aggregate, aggregateKind } from '../../kernel/contract/aggregate.ts';
import { stateMachine } from '../../kernel/contract/state-machine.ts';
import { emailExists, passwordChangedMeanwhile, roleNotHeld, usernameExists } from '../refusals.ts';
import { userSubject } from '../subjects.ts';
import { identityWords } from '../words.ts';
import type { RoleName } from './role.ts';

export const USER_STATUSES = ['ACTIVE', 'INACTIVE', 'LOCKED'] as const;
export type UserStatus = (typeof USER_STATUSES)[number];

export const userMachine = stateMachine(
  'user',
  USER_STATUSES,
  {
    lock: { from: ['ACTIVE'], to: 'LOCKED' },
    unlock: { from: ['LOCKED'], to: 'ACTIVE' },
    deactivate: { from: ['ACTIVE', 'LOCKED'], to: 'INACTIVE' },
    reactivate: { from: ['INACTIVE'], to: 'ACTIVE' },
  },
  identityWords,
);
export type UserVerb = keyof typeof userMachine.transitions;

export interface UserState {
  readonly id: string;
  readonly username: string;
  readonly email: string;
  readonly roles: readonly RoleName[];
  readonly branchId: string | null;
  readonly status: UserStatus;
  /** argon2id in PHC form. Passed only to the store and the password hasher. */
  readonly passwordHash: string;
  readonly createdAt: Date;
  readonly lastLogin: Date | null;
}

/** A user without the password hash, for responses. */
export type UserView = Omit<UserState, 'passwordHash'>;

export function viewOf({ passwordHash: _, ...view }: UserState): UserView {
  return view;
}

export class User implements Aggregate<UserState> {
  #state: UserState;

  private constructor(state: UserState) {
    this.#state = state;
  }

  static register(state: Omit<UserState, 'status' | 'lastLogin'>): User {
    return new User({ ...state, status: 'ACTIVE', lastLogin: null });
  }

  /** Rebuilds a stored user, without checks. For adapters only. */
  static restore(state: UserState): User {
    return new User(state);
  }

  get state(): UserState {
    return this.#state;
  }

  get isActive(): boolean {
    return this.#state.status === 'ACTIVE';
  }

  get isActiveAdministrator(): boolean {
    return this.isActive && this.#state.roles.includes('ADMIN');
  }

  /**
   * Locks, unlocks, deactivates or reactivates the user. Refuses with INVALID_STATUS_TRANSITION if the state machine
   * does not allow the transition.
   */
  move(verb: UserVerb): void {
    this.#change({ status: userMachine.move(this.#state.status, verb) });
  }

  /** Changes e-mail and branch. Undefined members change nothing. An empty text clears the branch. */
  update(to: { email: string | undefined; branchId: string | undefined }): void {
    const { email, branchId } = this.#state;
    this.#change({ email: to.email ?? email, branchId: to.branchId === undefined ? branchId : to.branchId || null });
  }

  /** Assigns a role. Has no effect if the user already has the role. */
  assign(role: RoleName): void {
    if (!this.#state.roles.includes(role)) this.#change({ roles: [...this.#state.roles, role] });
  }

  /** Removes a role. Refuses with ROLE_NOT_FOUND if the user does not have the role. */
  withdraw(role: RoleName): void {
    const roles = this.#state.roles.filter((held) => held !== role);
    if (roles.length === this.#state.roles.length) throw roleNotHeld();
    this.#change({ roles });
  }

  /**
   * Changes the password. `verified`: the hash that the current password matched. Refuses with CONCURRENT_CHANGE if the
   * stored hash is no longer `verified`.
   */
  changePassword(verified: string, passwordHash: string): void {
    if (this.#state.passwordHash !== verified) {
      throw passwordChangedMeanwhile();
    }
    this.#change({ passwordHash });
  }

  /** Sets the password without a check of the current password. */
  resetPassword(passwordHash: string): void {
    this.#change({ passwordHash });
  }

  loggedIn(at: Date): void {
    this.#change({ lastLogin: at });
  }

  #change(part: Partial<UserState>): void {
    this.#state = { ...this.#state, ...part };
  }
}

export const Users = aggregateKind<UserState, User>({
  ...userSubject,
  restore: User.restore,
  unique: [
    { members: ['username'], refuse: usernameExists },
    { members: ['email'], refuse: emailExists },
  ],
  filters: ['username', 'status', 'roles'],
  searched: ({ username, email }) => [username, email],
  secret: ['passwordHash'],
});
