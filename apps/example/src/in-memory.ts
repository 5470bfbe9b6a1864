/**
 * A complete adapter of the core. It is a shop on the command line with its data in memory. HTTP is another adapter,
 * with the same rules.
 *
 *     npx node apps/example/src/in-memory.ts Schinken Brühwurst SCHINKEN
 *
 * The package `@cleaver/testing` has in-memory implementations of the ports. So this program needs only
 * `npm install @cleaver/domain @cleaver/testing`.
 */
import { argv } from 'node:process';
import { Core } from '@cleaver/domain';
import { type Caller, Refusal } from '@cleaver/domain/kernel';
import { createProductCategory, listProductCategories } from '@cleaver/domain/masterdata';
import { memoryPorts } from '@cleaver/testing';

const core = new Core(memoryPorts());
/** The caller of all requests. The example has no log-in. */
const caller: Caller = {
  userId: 'terminal',
  username: 'terminal',
  sessionId: 'terminal',
  permissions: new Set(['MASTERDATA_READ', 'MASTERDATA_WRITE']),
};
const request = (input: unknown) => ({ input, caller, origin: { address: null, requestId: null } });

// Every argument is the name of a category to create.
for (const name of argv.slice(2)) {
  try {
    const { id } = await core.execute(createProductCategory, request({ name }));
    console.log(`Created ${name} with the id ${id}`);
  } catch (error) {
    // A refusal is an expected response. Any other error is a defect.
    if (!(error instanceof Refusal)) throw error;
    console.log(`Refused ${name}: ${error.code}: ${error.message}`);
  }
}

const { content } = await core.execute(listProductCategories, request({ sort: 'name' }));
console.log(`The shop has: ${content.map(({ name }) => name).join(', ') || 'nothing yet'}`);
