import { contract } from '@cleaver/domain/testing';
import { onEachDatabase } from './databases.ts';

onEachDatabase('the contract of stores', contract);
