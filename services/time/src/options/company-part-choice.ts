import type { EmploymentChanged } from '@jahrring/contracts-admin';
import type { RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { CompanyPartRule } from '../entry';
import { CompanyPartRefRepository } from '../reference';

/** Company parts for which the caller may record. */
@Injectable()
export class CompanyPartChoice {
  constructor(
    private readonly companyParts: CompanyPartRefRepository,
    private readonly rule: CompanyPartRule,
  ) {}

  /** Those of the person's employment; all where it names none. */
  offered(ctx: RequestContext, employment: Pick<EmploymentChanged, 'allowedCompanyParts'> | null) {
    return this.companyParts.offered(ctx, employment?.allowedCompanyParts ?? null);
  }

  maySwitch(ctx: RequestContext): Promise<boolean> {
    return this.rule.maySwitch(ctx);
  }
}
