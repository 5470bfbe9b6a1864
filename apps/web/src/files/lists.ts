/** The operation that returns the file of a list, in a file of its own. Lists load it when a user saves the first file. */
export { exportFile } from '@cleaver/domain/files/contracts';
