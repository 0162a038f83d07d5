import type { RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { type LicenceEntity, LicenceRepository } from '../identity-record';

/** Licences for the floor above. */
@Injectable()
export class LicenceDirectory {
  constructor(private readonly licences: LicenceRepository) {}

  /** @throws NOT_FOUND */
  get(ctx: RequestContext, id: string): Promise<LicenceEntity> {
    return this.licences.get(ctx, id);
  }

  getMany(ctx: RequestContext, ids: readonly string[]): Promise<LicenceEntity[]> {
    return this.licences.getMany(ctx, ids);
  }

  /** Every licence that is not deleted, by name. */
  findAll(ctx: RequestContext): Promise<LicenceEntity[]> {
    return this.licences.findAll(ctx);
  }
}
