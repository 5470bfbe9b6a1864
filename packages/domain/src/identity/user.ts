/** Users of the service: people with a name, a password and roles (contract sections 2 and 3, User). */
import { type Aggregate, aggregateKind } from '../shared/aggregate.ts';
import { say } from '../shared/message.ts';
import { conflict, notFound } from '../shared/refusal.ts';
import { stateMachine } from '../shared/state-machine.ts';
import type { RoleName } from './role.ts';

export const USER_STATUSES = ['ACTIVE', 'INACTIVE', 'LOCKED'] as const;
export type UserStatus = (typeof USER_STATUSES)[number];

/** Contract section 3, User. */
export const userMachine = stateMachine('user', USER_STATUSES, {
  lock: { from: ['ACTIVE'], to: 'LOCKED' },
  unlock: { from: ['LOCKED'], to: 'ACTIVE' },
  deactivate: { from: ['ACTIVE', 'LOCKED'], to: 'INACTIVE' },
  reactivate: { from: ['INACTIVE'], to: 'ACTIVE' },
});
export type UserVerb = keyof typeof userMachine.transitions;

export interface UserState {
  readonly id: string;
  readonly username: string;
  readonly email: string;
  readonly roles: readonly RoleName[];
  readonly branchId: string | null;
  readonly status: UserStatus;
  /** argon2id in PHC form. Leaves the core only to be stored. */
  readonly passwordHash: string;
  readonly createdAt: Date;
  readonly lastLogin: Date | null;
}

export class User implements Aggregate<UserState> {
  #state: UserState;

  private constructor(state: UserState) {
    this.#state = state;
  }

  static register(state: Omit<UserState, 'status' | 'lastLogin'>): User {
    return new User({ ...state, status: 'ACTIVE', lastLogin: null });
  }

  /** Rebuilds a stored user. For adapters only: checks nothing. */
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

  /** Lock, unlock, deactivate or reactivate. Refuses what the state machine does not allow. */
  move(verb: UserVerb): void {
    this.#change({ status: userMachine.move(this.#state.status, verb) });
  }

  /** An undefined member stays; an empty branch is cleared. */
  update(to: { email: string | undefined; branchId: string | undefined }): void {
    const { email, branchId } = this.#state;
    this.#change({ email: to.email ?? email, branchId: to.branchId === undefined ? branchId : to.branchId || null });
  }

  /** A role that the user has already changes nothing. */
  assign(role: RoleName): void {
    if (!this.#state.roles.includes(role)) this.#change({ roles: [...this.#state.roles, role] });
  }

  /** Refuses with ROLE_NOT_FOUND when the user lacks the role. */
  withdraw(role: RoleName): void {
    const roles = this.#state.roles.filter((held) => held !== role);
    if (roles.length === this.#state.roles.length)
      throw notFound('ROLE_NOT_FOUND', say`The user does not have this role`);
    this.#change({ roles });
  }

  /** `verified` is the hash against which the current password was checked; refuses when it was replaced meanwhile. */
  changePassword(verified: string, passwordHash: string): void {
    if (this.#state.passwordHash !== verified) {
      throw conflict('CONCURRENT_CHANGE', say`The password was changed at the same time: try again`);
    }
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
  name: 'user',
  restore: User.restore,
  unique: [
    { members: ['username'], code: 'USERNAME_ALREADY_EXISTS', message: say`This username is in use` },
    { members: ['email'], code: 'EMAIL_ALREADY_EXISTS', message: say`This e-mail address is in use` },
  ],
  sortable: { username: 'folded', email: 'folded', status: 'plain', createdAt: 'plain', lastLogin: 'plain' },
  filters: ['username', 'status', 'roles'],
  secret: ['passwordHash'],
});
