import { timingSafeEqual } from 'node:crypto';
import { eventEnvelope } from '@jahrring/contracts-common';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { contextHeader } from '../access/signed-context';
import type { ContextSigner } from '../access/signed-context';
import { type DemoResetStep, demoResetStep } from '../demo-reset/demo-reset';
import { commonError } from '../errors/app-error';
import type { EventReceiver } from '../events/transport';
import type { Health } from '../health/health';
import { toAppError, toProblem } from '../http/problem';
import type { Metrics } from '../metrics/metrics';
import type { OpenApiDocument } from '../openapi/openapi';

export interface KitRouteParts {
  tool: string;
  signer: ContextSigner;
  inbox: EventReceiver;
  openapi: () => OpenApiDocument;
  ready: () => Promise<Health>;
  metrics: Metrics;
  /** Token that Prometheus sends instead of a signed call. */
  metricsToken: string | undefined;
  resetDemo: (step: DemoResetStep) => Promise<void>;
}

/**
 * Adds the routes that every service has: its OpenAPI document, its health, and (signed) its metrics and events from
 * elsewhere.
 */
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
  fastify.get(`/api/${tool}/internal/metrics`, async (request, reply) => {
    // To anybody else it does not exist.
    if (!mayMeasure(request, parts)) {
      const missing = commonError('NOT_FOUND');
      return reply.code(missing.status).send(toProblem(missing, String(request.id)));
    }
    return reply.type(metricsType).send(await parts.metrics.text());
  });
  const signed = (path: string, take: (body: unknown) => Promise<void>) => {
    fastify.post(`/api/${tool}/internal/${path}`, async (request, reply) => {
      try {
        const header = request.headers[contextHeader];
        if (!signer.verify(typeof header === 'string' ? header : undefined)) throw commonError('NOT_FOUND');
        await take(request.body);
        return await reply.code(204).send();
      } catch (error) {
        const known = toAppError(error);
        return reply.code(known.status).send(toProblem(known, String(request.id)));
      }
    });
  };
  signed('events', (body) => inbox.deliver(eventEnvelope.parse(body)));
  signed('demo-reset', (body) => parts.resetDemo(demoResetStep.parse(body)));
}

const metricsType = 'text/plain; version=0.0.4; charset=utf-8';

function mayMeasure({ headers }: FastifyRequest, { signer, metricsToken }: KitRouteParts): boolean {
  const signed = headers[contextHeader];
  if (typeof signed === 'string') return signer.verify(signed) !== null;
  if (!metricsToken) return false;
  const given = Buffer.from(headers.authorization ?? '');
  const expected = Buffer.from(`Bearer ${metricsToken}`);
  return given.length === expected.length && timingSafeEqual(given, expected);
}
