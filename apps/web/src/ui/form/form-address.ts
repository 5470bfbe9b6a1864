/** Addresses that open a form of a page, for links that lead to what has to be changed. */

const FORM = 'form';

/** Returns the address of a page on which the form of the operation opens. `name` is the name of the operation. */
export const formAt = (path: string, name: string): string => `${path}?${new URLSearchParams({ [FORM]: name })}`;

/** Returns whether the address opens the form. */
export const opensForm = (query: URLSearchParams, name: string): boolean => query.get(FORM) === name;

/** The change of the address that closes the form. */
export const FORM_CLOSED = { [FORM]: undefined };
