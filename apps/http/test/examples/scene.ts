/** The shop of the examples, and what plays in it. */
import type { Client, Service } from '../helper.ts';
import type { Askers, Recorder } from './recorder.ts';

export interface Scene extends Askers {
  readonly shop: Service;
  readonly recorder: Recorder;
  /**
   * Calls an operation successfully. Without `by`, the caller is the administrator, or has no token if the operation is
   * public.
   */
  play<T = Record<string, string>>(name: string, input: object, by?: Client): Promise<T>;
  /** Calls an operation successfully, then repeats the call, which the service refuses with 409. */
  playTwice(name: string, input: object): Promise<Record<string, string>>;
  refuse(name: string, input: object, status: number, by?: Client): Promise<void>;
}
