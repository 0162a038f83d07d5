import { partOwners, partResults, type PartRequest, type PartResult } from '@jahrring/contracts-common';
import {
  Database,
  type PartKeeper,
  type RequestContext,
  ServiceClient,
  runPart,
} from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { AccountPart } from './parts/account-part';
import { DropdownPart } from './parts/dropdown-part';
import { type AgreedPrices, PluginPart } from './parts/plugin-part';
import { RolePart } from './parts/role-part';

/** Has each part written by the service whose records it is made of. */
@Injectable()
export class PartGateway {
  constructor(
    private readonly db: Database,
    private readonly client: ServiceClient,
    private readonly plugins: PluginPart,
    private readonly roles: RolePart,
    private readonly dropdowns: DropdownPart,
    private readonly accounts: AccountPart,
  ) {}

  isOwn({ part }: Pick<PartRequest, 'part'>): boolean {
    return partOwners[part] === 'admin';
  }

  /** @throws UNAVAILABLE where the part's service cannot be reached */
  async run(ctx: RequestContext, request: PartRequest, prices: AgreedPrices = {}): Promise<PartResult[]> {
    switch (request.part) {
      case 'plugins':
        return runPart(this.db, ctx, this.plugins.keeper(prices), request);
      case 'roles':
        return this.own(ctx, this.roles, request);
      case 'dropdowns':
        return this.own(ctx, this.dropdowns, request);
      case 'accounts':
        return this.own(ctx, this.accounts, request);
      default:
        return this.ask(ctx, request);
    }
  }

  private own<V extends object>(ctx: RequestContext, keeper: PartKeeper<V>, request: PartRequest) {
    return runPart(this.db, ctx, keeper, request);
  }

  private async ask(ctx: RequestContext, request: PartRequest): Promise<PartResult[]> {
    const tool = partOwners[request.part];
    const path = `/api/${tool}/internal/package-parts`;
    const call = { tool, method: 'POST', path, body: request, schema: partResults } as const;
    return (await this.client.call(ctx, call)).items;
  }
}
