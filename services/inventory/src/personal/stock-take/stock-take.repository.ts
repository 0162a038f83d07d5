import { LicensedRepository, RepositoryServices, type ListColumns } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { StockTakeEntity } from './stock-take.entity';

export const stockTakeColumns: ListColumns = {
  fields: { title: 'title', on: 'day', state: 'state' },
  search: ['title'],
};

/** Every query on stock takes. */
@Injectable()
export class StockTakeRepository extends LicensedRepository<StockTakeEntity> {
  constructor(services: RepositoryServices) {
    super(services, StockTakeEntity, { name: 'stockTake' });
  }
}
