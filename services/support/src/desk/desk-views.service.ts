import type { DeskCaseItem, DeskCaseView } from '@jahrring/contracts-support';
import { Clock, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { SupportCaseRepository, toCaseDetails, toPeople } from '../case';
import type { SupportCaseEntity } from '../case';
import { CasePersonRepository } from '../people';
import { DeskCaseRepository } from './desk-case.repository';
import type { DeskVisit } from './desk-door';
import { toDeskItem } from './desk-views';

/** Cases of all licences as the desk sees them. */
@Injectable()
export class DeskViews {
  constructor(
    private readonly clock: Clock,
    private readonly cases: DeskCaseRepository,
    private readonly casesOfLicence: SupportCaseRepository,
    private readonly people: CasePersonRepository,
  ) {}

  async items(ctx: RequestContext, cases: readonly SupportCaseEntity[]): Promise<DeskCaseItem[]> {
    const names = await this.cases.licenceNames(ctx, [...new Set(cases.map(({ licenceId }) => licenceId))]);
    return cases.map((one) => toDeskItem(one, names, null));
  }

  async view(ctx: RequestContext, { found, inCase }: DeskVisit): Promise<DeskCaseView> {
    const names = await this.cases.licenceNames(ctx, [found.licenceId]);
    const people = await this.people.ofCase(inCase, found.id);
    const linked = await this.casesOfLicence.findLinked(inCase, found);
    const me = people.find(({ memberId }) => memberId === ctx.membershipId);
    const mayWrite = ctx.can('tools.hsm_admin.manage');
    return {
      ...toDeskItem(found, names, me?.readAt ?? null),
      ...toCaseDetails(found, toPeople(people, this.clock.now()), linked, mayWrite),
    };
  }
}
