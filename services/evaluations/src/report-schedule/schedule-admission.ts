import type { Refusal } from '@jahrring/contracts-evaluations';
import type { RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { SavedReportService } from '../saved-report';
import { mayReceive, MemberRightsClient, type Member } from './member-rights';
import type { ReportScheduleEntity } from './report-schedule.entities';

export type Admission = Pick<Member, 'ctx' | 'email'>;

/** Asks, each time a report goes out, whether who sends it and who gets it still may. */
@Injectable()
export class ScheduleAdmission {
  constructor(
    private readonly members: MemberRightsClient,
    private readonly saved: SavedReportService,
  ) {}

  /** The recipient with their rights of this moment, or why they get nothing. @throws UNAVAILABLE where nobody can be asked */
  async of(
    ctx: RequestContext,
    { ownerId, content }: Pick<ReportScheduleEntity, 'ownerId' | 'content'>,
    employeeId: string,
  ): Promise<Admission | Refusal> {
    const found = await this.members.of(ctx, [...new Set([ownerId, employeeId])]);
    const owner = found.find((one) => one.employeeId === ownerId);
    if (!owner || !mayReceive(owner)) return 'owner';
    if (content.kind === 'saved' && !(await this.saved.isSeen(owner.ctx, content.reportId))) return 'report';
    const recipient = found.find((one) => one.employeeId === employeeId);
    if (!recipient) return 'account';
    return mayReceive(recipient) ? recipient : 'permission';
  }
}
