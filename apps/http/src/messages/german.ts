/**
 * German texts of the HTTP adapter, by the English text. The texts of the core are in the `german.ts` of each context.
 * `npm run check -- translations` finds missing and unused texts.
 */
export const GERMAN: Readonly<Record<string, string>> = {
  'must be JSON': 'muss JSON sein',
  'must be UTF-8': 'muss UTF-8 sein',
  'must be a JSON object': 'muss ein JSON-Objekt sein',
  'must not nest deeper than {0} levels': 'darf nicht tiefer als {0} Ebenen verschachtelt sein',
  'must be the ETag of an answer, in its quotes, or *':
    'muss das ETag einer Antwort mit seinen Anführungszeichen sein, oder *',
  'must have 1 to 255 printable characters': 'muss aus 1 bis 255 druckbaren Zeichen bestehen',
};
