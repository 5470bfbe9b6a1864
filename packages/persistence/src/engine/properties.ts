/** Column types in addition to the types of MikroORM. */
import { p } from '@mikro-orm/core';

/** Returns the property for a calendar date, a text like `2026-11-21`. */
export const day = () => p.date();

/** Returns the property for a point in time, to the millisecond. */
export const time = () => p.datetime(3);

/** Returns the property for a decimal text, exact and of any length. The database returns `10.50` as `10.50`. */
export const decimal = () => p.decimal().columnType('numeric');

/** Returns the property for a list of texts, stored as a PostgreSQL array (`text[]`). */
export const words = () => p.array();
