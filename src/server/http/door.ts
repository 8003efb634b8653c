import type { FastifyInstance } from 'fastify';

/** Adds the addresses of one room to the house's front. */
export type Door = (app: FastifyInstance) => void;
