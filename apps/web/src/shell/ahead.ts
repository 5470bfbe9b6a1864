/** Imports the code that most screens share. The floor's part of the frame loads this code in advance. */
import '../floor/amount.tsx';
import '../floor/intent.ts';
import '../floor/intent-form.tsx';
import '../floor/pick-batch.tsx';
import '../ui/action.tsx';
import '../ui/form.tsx';
import '../ui/history.tsx';
import '../ui/list.tsx';
import '../ui/named.tsx';
