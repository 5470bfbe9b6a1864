/** The refusals of the context labels. */
import { refusal } from '../kernel/contract/refusal.ts';

export const declarationExists = refusal(
  'conflict',
  'DECLARATION_ALREADY_EXISTS',
  'The article has this version of its declaration already',
  'Diese Version der Deklaration hat der Artikel schon',
);

export const tooManyDeclarations = refusal(
  'conflict',
  'TOO_MANY_DECLARATIONS',
  'The article has {max} versions of its declaration, and cannot have more. Create a new article',
  'Der Artikel hat {max} Versionen seiner Deklaration, mehr sind nicht möglich. Einen neuen Artikel anlegen',
);

export const labelExists = refusal(
  'conflict',
  'LABEL_ALREADY_EXISTS',
  'The article has this version of its label already',
  'Diese Version des Etiketts hat der Artikel schon',
);

export const tooManyLabels = refusal(
  'conflict',
  'TOO_MANY_LABELS',
  'The article has {max} labels, and cannot have more. Delete drafts, or create a new article',
  'Der Artikel hat {max} Etiketten, mehr sind nicht möglich. Entwürfe löschen oder einen neuen Artikel anlegen',
);

export const labelNotDraft = refusal(
  'conflict',
  'LABEL_NOT_DRAFT',
  'Version {version} of the label of {article} is no draft any more. Create a new version',
  'Version {version} des Etiketts von {article} ist kein Entwurf mehr. Eine neue Version anlegen',
);

/** The refusal `LABEL_REFUSED` without reasons. To refuse a request, use `refusedLabel`, which adds them. */
export const labelRefused = refusal(
  'conflict',
  'LABEL_REFUSED',
  'The label is not right yet: {reasons}',
  'Das Etikett stimmt noch nicht: {reasons}',
);

export const labelDoesNotFit = refusal(
  'conflict',
  'LABEL_DOES_NOT_FIT',
  'The label does not fit on size {size}. Choose a larger size, or shorten its texts',
  'Das Etikett passt nicht auf die Größe {size}. Eine größere wählen oder die Texte kürzen',
);

export const labelNeedsSize = refusal(
  'conflict',
  'LABEL_DOES_NOT_FIT',
  'The label does not fit on size {size}. Print it on size {larger}',
  'Das Etikett passt nicht auf die Größe {size}. Auf Größe {larger} drucken',
);
