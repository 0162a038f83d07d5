import multipart from '@fastify/multipart';
import { newId } from '@jahrring/contracts-common';
import { FastifyAdapter } from '@nestjs/platform-fastify';
import type { FastifyInstance, FastifyServerOptions } from 'fastify';
import type { Logger } from 'pino';
import { isSecure, readCookie, sessionCookieName } from '../access/cookies';
import type { Csrf } from '../access/csrf';
import { commonError } from '../errors/app-error';
import { nestsDeeper } from '../http/json-depth';
import type { KitRequest } from '../http/request';
import { ProblemFilter } from '../http/problem.filter';
import type { TrustedProxies } from '../http/trusted-proxies';
import type { Metrics } from '../metrics/metrics';

const bodyLimit = 2 * 1024 * 1024;
/** Lists and objects in each other: a plan or a list of positions has ten. */
const deepestBody = 100;
const requestIdPattern = /^[\w.-]{8,64}$/;

interface ServerParts {
  csrf: Csrf;
  logger: Logger;
  metrics: Metrics;
  trustedProxies: TrustedProxies;
}

/** Fastify as Nest gets it: strict paths, our request ids, the kit's hooks. */
export function createAdapter({ csrf, logger, metrics, trustedProxies }: ServerParts): FastifyAdapter {
  const problems = new ProblemFilter(logger);
  const options: FastifyServerOptions = {
    logger: false,
    bodyLimit,
    trustProxy: trustedProxies,
    genReqId: (request) => {
      const given = request.headers['x-request-id'];
      return typeof given === 'string' && requestIdPattern.test(given) ? given : newId();
    },
    // Node sends no body to a HEAD: it goes the way of a GET, instead of a route of its own for each.
    exposeHeadRoutes: false,
    rewriteUrl: (request) => {
      if (request.method === 'HEAD') request.method = 'GET';
      return request.url ?? '/';
    },
    routerOptions: { caseSensitive: true, ignoreTrailingSlash: false, ignoreDuplicateSlashes: false },
    frameworkErrors: (error, request, reply) => {
      problems.send(error, request as unknown as KitRequest, reply);
    },
  };
  // No Express-style middleware anywhere: what would run it need not be there.
  const adapter = new FastifyAdapter({ ...options, skipMiddie: true, multipart: false });
  const fastify = adapter.getInstance<FastifyInstance>();
  addRequestHooks(fastify, csrf);
  addMeasuring(fastify, metrics);
  addAccessLog(fastify, logger);
  addParsers(fastify);
  return adapter;
}

function addRequestHooks(fastify: FastifyInstance, csrf: Csrf): void {
  fastify.decorateRequest('ctx', null);
  fastify.decorateRequest('sessionToken', undefined);
  fastify.decorateRequest('upload', undefined);
  fastify.addHook('onRequest', (incoming, reply, done) => {
    const request = incoming as KitRequest;
    const { cookie } = request.headers;
    request.sessionToken = readCookie(cookie, sessionCookieName(isSecure(request))) || undefined;
    if (request.method === 'GET') csrf.ensureCookie(request, reply);
    reply.header('x-request-id', request.id);
    reply.header('x-content-type-options', 'nosniff');
    // Answers belong to a person and a licence: no cache in between may keep them. Endpoints may say otherwise.
    reply.header('cache-control', 'no-store');
    done();
  });
}

function addMeasuring(fastify: FastifyInstance, metrics: Metrics): void {
  fastify.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'none';
    metrics.answered(request.method, route, reply.statusCode, reply.elapsedTime / 1000);
    done();
  });
}

function addAccessLog(fastify: FastifyInstance, logger: Logger): void {
  if (!logger.isLevelEnabled('info')) return;
  fastify.addHook('onResponse', (incoming, reply, done) => {
    const request = incoming as KitRequest;
    if (request.url.includes('/health/')) return done();
    // After a failed sign-in check there is no context.
    const ctx = request.ctx as KitRequest['ctx'] | null;
    logger.info({
      requestId: request.id,
      method: request.method,
      route: request.routeOptions.url,
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime * 10) / 10,
      ...(ctx?.userId ? { userId: ctx.userId, licenceId: ctx.licenceId } : {}),
    });
    done();
  });
}

function addParsers(fastify: FastifyInstance): void {
  const parseJson = fastify.getDefaultJsonParser('error', 'error');
  fastify.removeContentTypeParser('application/json');
  fastify.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    // A client may announce JSON and send none: an action without a body.
    if (body.length === 0) done(null, undefined);
    else if (nestsDeeper(body.toString(), deepestBody)) done(commonError('MALFORMED'), undefined);
    else void parseJson(request, body.toString(), done);
  });
  // Loaded with the others before the first request; a failure ends the start there.
  void fastify.register(multipart);
}
