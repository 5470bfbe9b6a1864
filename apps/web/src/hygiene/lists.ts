/**
 * The list operations of references and documents, in a file of their own. The pickers and the search load it
 * with their first request.
 */
export { listCleaningTasks, listControlPoints, listDevices } from '@cleaver/domain/hygiene/contracts';
