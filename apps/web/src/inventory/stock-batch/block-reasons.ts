/** The most frequent reasons for a block, offered as buttons. */
import { type Message, say } from '@cleaver/domain/kernel';

export const BLOCK_REASONS: readonly Message[] = [
  say`Smell or appearance`,
  say`Too warm`,
  say`Packaging damaged`,
  say`Wrong label`,
  say`Complaint`,
  say`Waiting for the laboratory`,
];
