import type { RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { LicenceRefRepository, PersonRefRepository } from '../reference';

/** Names that stand in a mail. */
@Injectable()
export class ScheduleMailNames {
  constructor(
    private readonly people: PersonRefRepository,
    private readonly licences: LicenceRefRepository,
  ) {}

  async of(ctx: RequestContext, ownerId: string) {
    const known = await this.people.getMany(ctx, [ctx.membershipId, ownerId]);
    const nameOf = (id: string) => known.find((one) => one.id === id)?.name ?? '';
    const licence = await this.licences.find(ctx, ctx.licenceId);
    return {
      ...{ person: nameOf(ctx.membershipId), owner: nameOf(ownerId) },
      ...{ licence: licence?.name ?? '', country: licence?.country ?? 'CH' },
    };
  }
}
