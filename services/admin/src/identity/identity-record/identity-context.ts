import { RequestContext, systemContext } from '@jahrring/service-kit';

/**
 * A person acting on their own identity, which stands above licences: signing in and out, choosing a licence. The
 * service decides what that may touch; the person's id goes into the audit trail.
 */
export function identityContext(ctx: RequestContext, userId: string): RequestContext {
  const { requestId } = ctx;
  return new RequestContext({ ...systemContext({ licenceId: '', requestId }), userId }, requestId, true);
}
