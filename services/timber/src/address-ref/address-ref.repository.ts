import {
  fieldErrorOf,
  ReferenceRepository,
  RepositoryServices,
  type RequestContext,
} from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { AddressRefEntity } from './address-ref.entity';

@Injectable()
export class AddressRefRepository extends ReferenceRepository<AddressRefEntity> {
  constructor(services: RepositoryServices) {
    super(services, AddressRefEntity, 'address');
  }

  /** Names by id, of those who are known. */
  async names(ctx: RequestContext, ids: readonly (string | null)[]): Promise<Map<string, string>> {
    const known = [...new Set(ids.filter((id) => id !== null))];
    return new Map((await this.getMany(ctx, known)).map(({ id, name }) => [id, name]));
  }

  /** @throws VALIDATION_FAILED where the address is not one of the licence's living ones */
  async require(ctx: RequestContext, field: string, id: string | null | undefined): Promise<void> {
    if (!id) return;
    const found = await this.find(ctx, id);
    if (!found || found.deleted) throw fieldErrorOf(field, 'exists');
  }
}
