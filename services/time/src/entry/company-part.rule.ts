import type { RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { CompanyPartRefRepository, EmploymentRefRepository } from '../reference';
import { TimeSettingsService } from '../settings';
import { timeError } from '../errors';

/** Rule for the company part on which an entry is booked. */
@Injectable()
export class CompanyPartRule {
  constructor(
    private readonly parts: CompanyPartRefRepository,
    private readonly employments: EmploymentRefRepository,
    private readonly settings: TimeSettingsService,
  ) {}

  /**
   * The part a new entry of this person gets: the one named, where they may switch, else their own.
   * @throws COMPANY_PART_FIXED, COMPANY_PART_NOT_FOUND
   */
  async resolve(
    ctx: RequestContext,
    employeeId: string,
    named: string | null | undefined,
  ): Promise<string | null> {
    const employment = await this.employments.of(ctx, employeeId);
    const own = employment?.companyPartId ?? null;
    if (named === undefined || named === own) return own;
    if (!(await this.maySwitch(ctx))) throw timeError('COMPANY_PART_FIXED', undefined, 'companyPartId');
    if (named === null) return null;
    const part = await this.parts.find(ctx, named);
    const allowed = employment?.allowedCompanyParts ?? null;
    if (!part?.active || part.deleted || (allowed !== null && !allowed.includes(named))) {
      throw timeError('COMPANY_PART_NOT_FOUND', undefined, 'companyPartId');
    }
    return named;
  }

  /** The licence allows it, and the caller holds no key that forbids it. */
  async maySwitch(ctx: RequestContext): Promise<boolean> {
    if (ctx.system) return true;
    const { companyPartSwitch } = await this.settings.get(ctx);
    return companyPartSwitch && !ctx.can('tools.timetable.companypart_switch');
  }
}
