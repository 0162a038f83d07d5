import { CachedSessionResolver, type Principal, type SessionResolver } from '@jahrring/service-kit';

/**
 * What the embedded host gives to every service: made before the admin service, filled by it when it starts. Answers
 * are kept for a second at most; whatever changes a person, a role or a licence makes it forget at once.
 */
export class AdminSessionResolver implements SessionResolver {
  private cached: CachedSessionResolver | undefined;

  bind(source: SessionResolver): void {
    this.cached = new CachedSessionResolver(source);
  }

  resolve(token: string): Principal | null | Promise<Principal | null> {
    if (!this.cached) throw new Error('The admin service has not started: nobody can be recognised yet');
    return this.cached.resolve(token);
  }

  /** One session has changed. */
  forgetSession(token: string): void {
    this.cached?.invalidate(token);
  }

  /** A person has changed; without an id: anything may have. */
  forget(userId?: string): void {
    if (userId) this.cached?.invalidateUser(userId);
    else this.cached?.clear();
  }
}

export function createAdminSessionResolver(): AdminSessionResolver {
  return new AdminSessionResolver();
}
