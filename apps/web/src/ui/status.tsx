import { Badge } from './notice.tsx';
import { toneOf, wordText } from './words.ts';

/** A status of the API, by word and colour. */
export const Status = ({ of }: { readonly of: string }) => <Badge tone={toneOf(of)}>{wordText(of)}</Badge>;
