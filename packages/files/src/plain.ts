import { foldText } from '@cleaver/domain/kernel';

/** Returns a text without case, spaces and punctuation, to compare names: `E-Mail` equals `email`. */
export const plain = (text: string): string => foldText(text).replaceAll(/[^\p{L}\p{N}]/gu, '');
