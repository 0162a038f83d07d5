import { Injectable } from '@nestjs/common';
import type { CanActivate, ExecutionContext } from '@nestjs/common';
import type { Clock } from '../clock';
import { ownChangesUntil } from '../context/own-writes';
import type { Principal } from '../context/principal';
import { RequestContext, anonymousContext } from '../context/request-context';
import type { SessionResolver } from '../context/session-resolver';
import { commonError } from '../errors/app-error';
import type { KitRequest } from '../http/request';
import type { Csrf } from './csrf';
import type { EndpointRules, EndpointRule } from './endpoint-rules';
import { contextHeader } from './signed-context';
import type { ContextSigner } from './signed-context';

/** The licence a page was made for; a page that names none is not asked. */
const licenceHeader = 'x-licence-id';
const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Stands before every endpoint: forged calls, session, the page's licence, plugin, permission, in this order. */
@Injectable()
export class AccessGuard implements CanActivate {
  constructor(
    private readonly rules: EndpointRules,
    private readonly sessions: SessionResolver,
    private readonly csrf: Csrf,
    private readonly signer: ContextSigner,
    private readonly clock: Clock,
  ) {}

  canActivate(context: ExecutionContext): boolean | Promise<boolean> {
    const request = context.switchToHttp().getRequest<KitRequest>();
    const rule = this.rules.of(context.getClass(), context.getHandler());
    if (rule.access.kind === 'internal') return this.admitService(request);
    if (!safeMethods.has(request.method)) this.csrf.check(request);
    if (request.sessionToken === undefined) return this.admit(request, rule, null);
    const principal = this.find(request.sessionToken, rule);
    if (principal instanceof Promise) return principal.then((known) => this.admit(request, rule, known));
    return this.admit(request, rule, principal);
  }

  private find(token: string, rule: EndpointRule): ReturnType<SessionResolver['resolve']> {
    const { sessions } = this;
    return rule.passive && sessions.peek ? sessions.peek(token) : sessions.resolve(token);
  }

  /** A service's call carries its caller's context, signed. To anybody else the endpoint does not exist. */
  private admitService(request: KitRequest): boolean {
    const header = request.headers[contextHeader];
    const ctx = this.signer.verify(typeof header === 'string' ? header : undefined);
    if (!ctx) throw commonError('NOT_FOUND');
    request.ctx = ctx;
    return true;
  }

  private admit(request: KitRequest, rule: EndpointRule, principal: Principal | null): boolean {
    const requestId = String(request.id);
    if (!principal) {
      if (rule.access.kind !== 'public') throw commonError('UNAUTHENTICATED');
      request.ctx = anonymousContext(requestId);
      return true;
    }
    const until = ownChangesUntil(request, this.clock);
    const caller = until > 0 ? { ...principal, ownChangesUntil: until } : principal;
    const ctx = new RequestContext(caller, requestId);
    request.ctx = ctx;
    const madeFor = request.headers[licenceHeader];
    if (madeFor !== undefined && madeFor !== ctx.licenceId) throw commonError('LICENCE_CHANGED');
    if (rule.plugins && !rule.plugins.some((plugin) => ctx.plugins.includes(plugin))) {
      throw commonError('NOT_FOUND');
    }
    if (!isAllowed(rule, ctx))
      throw commonError(namesForeign(rule, request, ctx) ? 'NOT_FOUND' : 'FORBIDDEN');
    return true;
  }
}

function isAllowed({ access }: EndpointRule, ctx: RequestContext): boolean {
  switch (access.kind) {
    case 'public':
    case 'signed-in':
      return true;
    case 'superadmin':
      return ctx.superadmin;
    case 'permission':
      return access.any.some((permission) => ctx.can(permission));
    case 'internal':
      return false;
  }
}

/**
 * An endpoint above licences asked for a record that is not the caller's licence itself: for them it does not exist, so
 * that nobody learns which ids do.
 */
function namesForeign({ access }: EndpointRule, request: KitRequest, ctx: RequestContext): boolean {
  if (access.kind !== 'superadmin') return false;
  const ids = Object.values((request.params ?? {}) as Record<string, string>);
  return ids.some((id) => id !== ctx.licenceId);
}
