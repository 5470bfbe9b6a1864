// Part of the installation: makes what new embedded databases are copies of, so that the first start on a new data
// directory is as quick as all others.
import { prepareNewDatabases } from '@cleaver/persistence';

await prepareNewDatabases();
