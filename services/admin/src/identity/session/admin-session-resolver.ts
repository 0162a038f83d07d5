import { CachedSessionResolver, type Principal, type SessionResolver } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';

/**
 * Resolves the person behind a session, for this service and for all that share its process. Results are cached for a
 * second at most; any change to a person, a role or a licence clears them at once.
 */
@Injectable()
export class AdminSessionResolver implements SessionResolver {
  private cached: CachedSessionResolver | undefined;
  private readonly listeners: (() => void)[] = [];

  /** Told once at the start: what reads the sessions also needs what forgets them. */
  bind(source: SessionResolver): void {
    this.cached = new CachedSessionResolver(source);
  }

  resolve(token: string): Principal | null | Promise<Principal | null> {
    if (!this.cached) throw new Error('Sessions are asked for before the admin service is ready');
    return this.cached.resolve(token);
  }

  /** Returns the person behind a session, without this counting as its use. */
  async peek(token: string): Promise<Principal | null> {
    return this.cached ? this.cached.peek(token) : null;
  }

  /** Tells of everything that is forgotten: somebody's session, rights or licence may have changed. */
  onForget(listener: () => void): void {
    this.listeners.push(listener);
  }

  /** One session has changed. */
  forgetSession(token: string): void {
    this.cached?.invalidate(token);
    this.notifyListeners();
  }

  /** A person has changed; without an id: anything may have. */
  forget(userId?: string): void {
    if (userId) this.cached?.invalidateUser(userId);
    else this.cached?.clear();
    this.notifyListeners();
  }

  private notifyListeners(): void {
    for (const listener of this.listeners) listener();
  }
}
