import type { PackagePart } from '@jahrring/contracts-common';
import {
  LicensedRepository,
  type NewRecord,
  RepositoryServices,
  type RequestContext,
} from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { IndustryItemEntity } from './industry-application.entity';

/** Not audited: the records themselves are, by who owns them. */
@Injectable()
export class IndustryItemRepository extends LicensedRepository<IndustryItemEntity> {
  constructor(services: RepositoryServices) {
    super(services, IndustryItemEntity, { name: 'item', audit: false, softDelete: false });
  }

  ofApplication(
    ctx: RequestContext,
    applicationId: string,
    part?: PackagePart,
  ): Promise<IndustryItemEntity[]> {
    const query = this.query(ctx).andWhere('item.applicationId = :applicationId', { applicationId });
    if (part) query.andWhere('item.part = :part', { part });
    return this.many(query.orderBy('item.itemKey'));
  }

  /** Keeps what became of items; one that is known by its key is changed. */
  async keep(
    ctx: RequestContext,
    known: readonly IndustryItemEntity[],
    items: readonly NewRecord<IndustryItemEntity>[],
  ): Promise<void> {
    const present = new Map(known.map((item) => [item.itemKey, item]));
    const fresh: NewRecord<IndustryItemEntity>[] = [];
    for (const item of items) {
      const before = present.get(item.itemKey);
      if (before) await this.update(ctx, before.id, before.version, item);
      else fresh.push(item);
    }
    if (fresh.length > 0) await this.insertMany(ctx, fresh);
  }
}
