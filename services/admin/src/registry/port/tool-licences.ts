import type { RequestContext } from '@jahrring/service-kit';

/** A licence as far as its release set goes. */
export interface ReachedLicence {
  id: string;
  name: string;
  plugins: ReadonlySet<string>;
}

/** Licences as the registry knows them; provided by the floor of identities. */
export abstract class ToolLicences {
  /** Every active licence with the plugins that are on: to tell how far a version reaches. */
  abstract findReached(ctx: RequestContext): Promise<ReachedLicence[]>;

  /** @throws NOT_FOUND */
  abstract get(ctx: RequestContext, id: string): Promise<{ id: string; name: string }>;

  /** Those of them that exist. */
  abstract getMany(ctx: RequestContext, ids: readonly string[]): Promise<{ id: string; name: string }[]>;
}
