import { Badge } from '../dialog/notice.tsx';
import { toneOf, wordText } from './words.ts';

/** A badge with the word and the colour of a status of the API. */
export const Status = ({ of }: { readonly of: string }) => <Badge tone={toneOf(of)}>{wordText(of)}</Badge>;
