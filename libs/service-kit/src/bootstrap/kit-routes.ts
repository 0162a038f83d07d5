import { eventEnvelope } from '@jahrring/contracts-common';
import type { FastifyInstance } from 'fastify';
import { contextHeader } from '../access/signed-context';
import type { ContextSigner } from '../access/signed-context';
import { commonError } from '../errors/app-error';
import type { EventReceiver } from '../events/transport';
import type { Health } from '../health/health';
import { toAppError, toProblem } from '../http/problem';
import type { OpenApiDocument } from '../openapi/openapi';

export interface KitRouteParts {
  tool: string;
  signer: ContextSigner;
  inbox: EventReceiver;
  openapi: () => OpenApiDocument;
  ready: () => Promise<Health>;
}

/** What every service answers by itself: its document, its health, and (signed) events from other processes. */
export function addKitRoutes(fastify: FastifyInstance, parts: KitRouteParts): void {
  const { tool, signer, inbox } = parts;
  fastify.get(`/api/${tool}/openapi.json`, (_request, reply) => {
    reply.header('cache-control', 'no-cache').send(parts.openapi());
  });
  for (const base of ['/api/health', `/api/${tool}/health`]) {
    fastify.get(`${base}/live`, (_request, reply) => {
      reply.send({ status: 'live' });
    });
    fastify.get(`${base}/ready`, async (_request, reply) => {
      const health = await parts.ready();
      return reply.code(health.status === 'down' ? 503 : 200).send(health);
    });
  }
  fastify.post(`/api/${tool}/internal/events`, async (request, reply) => {
    try {
      const header = request.headers[contextHeader];
      if (!signer.verify(typeof header === 'string' ? header : undefined)) throw commonError('NOT_FOUND');
      await inbox.deliver(eventEnvelope.parse(request.body));
      return await reply.code(204).send();
    } catch (error) {
      const known = toAppError(error);
      return reply.code(known.status).send(toProblem(known, String(request.id)));
    }
  });
}
