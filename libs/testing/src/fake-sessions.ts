import type { Principal, SessionResolver } from '@jahrring/service-kit';

/** Sessions without an admin service: whoever a test needs is signed in at once. */
export class FakeSessions implements SessionResolver {
  private readonly principals = new Map<string, Principal>();
  private count = 0;

  resolve(token: string): Principal | null {
    return this.principals.get(token) ?? null;
  }

  /** Signs somebody in; answers the session token. */
  signIn(principal: Principal): string {
    this.count += 1;
    const token = `test-session-${this.count}`;
    this.principals.set(token, principal);
    return token;
  }

  signOut(token: string): void {
    this.principals.delete(token);
  }
}
