import { z } from 'zod';
import { principalFromJson } from './principal';
import type { Principal, PrincipalJson } from './principal';

/** Turns a session token into the person behind it. The admin service owns sessions; everybody else asks. */
export interface SessionResolver {
  resolve(token: string): Principal | null | Promise<Principal | null>;
  /** The same, without counting as use of the session; where it is not known, looking is using. */
  peek?(token: string): Promise<Principal | null>;
}

interface Entry {
  principal: Promise<Principal | null>;
  settled: Principal | null | undefined;
  expiresAt: number;
}

const maxEntries = 5_000;

/**
 * Remembers answers for a second at most, so that a page's burst of requests costs one look-up. Whoever changes a
 * session, a role or a licence calls `invalidate` / `invalidateUser`, which holds from the next request on.
 */
export class CachedSessionResolver implements SessionResolver {
  private readonly entries = new Map<string, Entry>();

  constructor(
    private readonly source: SessionResolver,
    private readonly milliseconds = 1_000,
  ) {}

  resolve(token: string): Principal | null | Promise<Principal | null> {
    const known = this.entries.get(token);
    const now = Date.now();
    if (known && known.expiresAt > now) return known.settled === undefined ? known.principal : known.settled;
    return this.load(token, now);
  }

  /** Never remembered: an answer that was no use of the session must not stand for one that is. */
  async peek(token: string): Promise<Principal | null> {
    return this.source.peek ? this.source.peek(token) : this.resolve(token);
  }

  /** One session has ended or changed. */
  invalidate(token: string): void {
    this.entries.delete(token);
  }

  /** Everything of one user may have changed. */
  invalidateUser(userId: string): void {
    for (const [token, entry] of this.entries) {
      if (entry.settled === undefined || entry.settled?.userId === userId) this.entries.delete(token);
    }
  }

  clear(): void {
    this.entries.clear();
  }

  private load(token: string, now: number): Promise<Principal | null> {
    if (this.entries.size >= maxEntries) this.entries.clear();
    const principal = Promise.resolve(this.source.resolve(token));
    const entry: Entry = { principal, settled: undefined, expiresAt: now + this.milliseconds };
    this.entries.set(token, entry);
    principal.then(
      (settled) => {
        entry.settled = settled;
      },
      () => {
        // A failed look-up is not remembered; whoever awaits it gets the error.
        if (this.entries.get(token) === entry) this.entries.delete(token);
      },
    );
    return principal;
  }
}

/** Stands in for a resolver that is made later: the admin service's own, inside of its module. */
export class DelegatingSessionResolver implements SessionResolver {
  private target: SessionResolver | undefined;

  use(target: SessionResolver): void {
    this.target = target;
  }

  resolve(token: string): Principal | null | Promise<Principal | null> {
    if (!this.target) throw new Error('Sessions are asked for before the admin service is ready');
    return this.target.resolve(token);
  }

  async peek(token: string): Promise<Principal | null> {
    return this.target?.peek ? this.target.peek(token) : this.resolve(token);
  }
}

const answer = z.object({
  principal: z.looseObject({ userId: z.string(), licenceId: z.string() }).nullable(),
});

/** For a service that runs alone: asks the admin service, over a call signed with the shared secret. */
export class HttpSessionResolver implements SessionResolver {
  constructor(
    private readonly adminUrl: string,
    private readonly sign: () => Record<string, string>,
  ) {}

  async resolve(token: string): Promise<Principal | null> {
    const response = await fetch(new URL('/api/admin/internal/sessions/resolve', this.adminUrl), {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...this.sign() },
      body: JSON.stringify({ token }),
      signal: AbortSignal.timeout(5_000),
    });
    if (!response.ok) throw new Error(`The admin service answered ${response.status} to a session look-up`);
    const { principal } = answer.parse(await response.json());
    // Signed by our own secret and written by principalToJson on the other side.
    return principal ? principalFromJson(principal as unknown as PrincipalJson) : null;
  }
}
