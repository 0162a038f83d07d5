import type { RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { type OriginEntity, OriginRepository } from '../origin';
import { StemRepository } from '../stem';
import type { LotEntity } from './lot.entity';

/** Origins of the timber of a lot. */
@Injectable()
export class LotOrigins {
  constructor(
    private readonly stems: StemRepository,
    private readonly origins: OriginRepository,
  ) {}

  /** Origins of its logs by title, and its own where one of them names none; deleted ones too. */
  async of(ctx: RequestContext, lot: LotEntity): Promise<OriginEntity[]> {
    const ofStems = lot.kind === 'stems' ? await this.stems.originIdsOf(ctx, lot.id) : [];
    const named = new Set(ofStems.map((originId) => originId ?? lot.originId));
    if (ofStems.length === 0) named.add(lot.originId);
    const ids = [...named].filter((id) => id !== null);
    const found = await this.origins.getMany(ctx, ids, { deleted: 'include' });
    return found.sort((one, other) => one.title.localeCompare(other.title));
  }
}
