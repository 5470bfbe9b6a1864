/** Code that most screens use: lists, forms, histories, scans and amounts. Fetched at the first sign of use. */
import '../floor/amount.tsx';
import '../floor/intent.ts';
import '../floor/intent-form.tsx';
import '../floor/pick-batch.tsx';
import '../ui/action.tsx';
import '../ui/form.tsx';
import '../ui/history.tsx';
import '../ui/list.tsx';
import '../ui/named.tsx';
