/** The check of an input before it is sent. Runs without a browser. */
import { type Fault, type Form, Refusal, readInput } from '@cleaver/domain/kernel';

/** Returns the faults that the core finds in the input of a form. */
export function inputFaults(form: Form<unknown>, input: object): readonly Fault[] {
  try {
    readInput(form, input);
    return [];
  } catch (error) {
    if (error instanceof Refusal) return error.faults ?? [];
    throw error;
  }
}
