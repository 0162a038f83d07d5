import { LicensedRepository, RepositoryServices } from '@jahrring/service-kit';
import type { RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { OpeningEntity } from './opening.entity';

@Injectable()
export class OpeningRepository extends LicensedRepository<OpeningEntity> {
  constructor(services: RepositoryServices) {
    super(services, OpeningEntity, { name: 'opening', softDelete: false });
  }

  /** The files are named; their rows would be as long as they are. */
  protected override get unaudited(): readonly (keyof OpeningEntity & string)[] {
    return ['balanceRows', 'itemRows', 'itemIds'];
  }

  /** The one that is prepared or in force. */
  live(ctx: RequestContext): Promise<OpeningEntity | null> {
    return this.one(this.query(ctx).andWhere('opening.live = :live', { live: 'live' }));
  }
}
