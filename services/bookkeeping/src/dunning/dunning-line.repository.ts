import { LicensedRepository, RepositoryServices } from '@jahrring/service-kit';
import type { RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { OpenItemEntity } from '../open-item';
import { DunningLetterEntity } from './dunning-letter.entity';
import { DunningLineEntity } from './dunning-line.entity';

@Injectable()
export class DunningLineRepository extends LicensedRepository<DunningLineEntity> {
  constructor(services: RepositoryServices) {
    super(services, DunningLineEntity, { name: 'dunningLine', audit: false, softDelete: false });
  }

  /** Rows of letters that hold, by item, the latest last. */
  ofItems(ctx: RequestContext, itemIds: readonly string[]): Promise<DunningLineEntity[]> {
    if (itemIds.length === 0) return Promise.resolve([]);
    return this.many(
      this.query(ctx)
        .innerJoin(
          DunningLetterEntity,
          'letter',
          'letter.licenceId = dunningLine.licenceId AND letter.id = dunningLine.letterId',
        )
        .andWhere('letter.cancelledAt IS NULL')
        .andWhere('dunningLine.itemId IN (:...itemIds)', { itemIds })
        .orderBy('dunningLine.issuedOn', 'ASC')
        .addOrderBy('dunningLine.level', 'ASC'),
    );
  }

  /** The highest level of each debtor's open bills, by letters that hold; debtors without any are left out. */
  async openLevelsOf(ctx: RequestContext, addressIds: readonly string[]): Promise<Map<string, number>> {
    if (addressIds.length === 0) return new Map();
    const rows = await this.query(ctx)
      .innerJoin(
        DunningLetterEntity,
        'letter',
        'letter.licenceId = dunningLine.licenceId AND letter.id = dunningLine.letterId',
      )
      .innerJoin(
        OpenItemEntity,
        'item',
        'item.licenceId = dunningLine.licenceId AND item.id = dunningLine.itemId AND item.open > 0',
      )
      .select('letter.addressId', 'id')
      .addSelect('MAX(dunningLine.level)', 'level')
      .andWhere('letter.cancelledAt IS NULL AND letter.addressId IN (:...addressIds)', { addressIds })
      .groupBy('letter.addressId')
      .getRawMany<{ id: string; level: number | string }>();
    return new Map(rows.map(({ id, level }) => [id, Number(level)]));
  }
}
