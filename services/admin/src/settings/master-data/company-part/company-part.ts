import {
  companyPartChanged,
  type CompanyPartChanged,
  companyPartList,
  companyPartListQuery,
  companyPartOptions,
  type CompanyPartView,
  companyPartView,
  createCompanyPart,
  updateCompanyPart,
} from '@jahrring/contracts-admin';
import {
  Republishes,
  RepositoryServices,
  ToolController,
  type RequestContext,
  type Retold,
} from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { Entity } from 'typeorm';
import { NumberedEntity } from '../numbered/numbered.entity';
import { toNumberedEvent, toNumberedView } from '../numbered/numbered.mapper';
import { numberedColumns, NumberedRepository } from '../numbered/numbered.repository';
import { numberedRoutes } from '../numbered/numbered.routes';
import { NumberedService, NumberedServices } from '../numbered/numbered.service';

/** A part of the company that hours, people and objects are counted to. */
@Entity('company_parts')
export class CompanyPartEntity extends NumberedEntity {}

@Injectable()
export class CompanyPartRepository extends NumberedRepository<CompanyPartEntity> {
  constructor(services: RepositoryServices) {
    super(services, CompanyPartEntity, 'companyPart', 'company_parts');
  }
}

@Injectable()
export class CompanyPartService extends NumberedService<
  CompanyPartEntity,
  CompanyPartView,
  CompanyPartChanged
> {
  constructor(services: NumberedServices, records: CompanyPartRepository) {
    super(services, records, {
      name: 'companyPart',
      columns: numberedColumns,
      event: companyPartChanged,
      toView: toNumberedView,
      toEvent: toNumberedEvent,
      export: { sheet: 'companyParts', fields: ['number', 'title', 'active'] },
    });
  }

  /** All of them again, for others' copies. */
  @Republishes(companyPartChanged, CompanyPartEntity)
  async *all(ctx: RequestContext): AsyncGenerator<Retold<CompanyPartChanged>[]> {
    for await (const page of this.records.pages(ctx)) {
      yield page.map((part) => ({ payload: toNumberedEvent(part), changedAt: part.updatedAt }));
    }
  }
}

const Routes = numberedRoutes<CompanyPartEntity, CompanyPartView, CompanyPartChanged>({
  list: companyPartList,
  listQuery: companyPartListQuery,
  view: companyPartView,
  create: createCompanyPart,
  update: updateCompanyPart,
  options: companyPartOptions,
});

@ToolController('admin', 'company-parts')
export class CompanyPartController extends Routes {
  constructor(readonly records: CompanyPartService) {
    super();
  }
}
