import type { ListQuery } from '@jahrring/contracts-common';
import {
  absenceCalendar,
  absenceDecisions,
  absenceImpact,
  absenceList,
  absenceListQuery,
  absencePreview,
  absenceToday,
  absenceView,
  balanceQuery,
  balances,
  calendarQuery,
  createAbsence,
  decideAbsences,
  type BalanceQuery,
  type CalendarQuery,
  type CreateAbsence,
  type DecideAbsences,
} from '@jahrring/contracts-time';
import {
  Ctx,
  Get,
  Id,
  IfMatch,
  ok,
  Post,
  RequirePermission,
  ToolController,
  type RequestContext,
} from '@jahrring/service-kit';
import { Body, Query } from '@nestjs/common';
import { AbsenceCalendarService } from './absence-calendar.service';
import { AbsenceImpactService } from './absence-impact.service';
import { AbsenceDecisionService } from './absence-decision.service';
import { absenceKeys, ownKey } from './absence.scope';
import { AbsencePreviewService } from './absence-preview.service';
import { AbsenceService } from './absence.service';
import { AbsenceWithdrawalService } from './absence-withdrawal.service';
import { BalanceService } from './balance.service';

const mayEnter = RequirePermission(ownKey, 'tools.timetable.others.absences');

@ToolController('time', 'absences')
export class AbsenceController {
  constructor(
    private readonly absences: AbsenceService,
    private readonly previews: AbsencePreviewService,
    private readonly decisions: AbsenceDecisionService,
    private readonly withdrawals: AbsenceWithdrawalService,
    private readonly balanceService: BalanceService,
    private readonly calendars: AbsenceCalendarService,
    private readonly impacts: AbsenceImpactService,
  ) {}

  @Get('', RequirePermission(...absenceKeys), absenceList)
  list(@Ctx() ctx: RequestContext, @Query({ schema: absenceListQuery }) query: ListQuery) {
    return this.absences.list(ctx, query);
  }

  /** One's own balances of a year, or those of somebody whose absences one may see. */
  @Get('balances', RequirePermission(...absenceKeys), balances)
  balances(@Ctx() ctx: RequestContext, @Query({ schema: balanceQuery }) query: BalanceQuery) {
    return this.balanceService.of(ctx, query);
  }

  /** Returns who of the team is away when; the reason only for users who plan with it. */
  @Get('calendar', RequirePermission(...absenceKeys), absenceCalendar)
  calendar(@Ctx() ctx: RequestContext, @Query({ schema: calendarQuery }) query: CalendarQuery) {
    return this.calendars.calendar(ctx, query);
  }

  @Get('today', RequirePermission(...absenceKeys), absenceToday)
  today(@Ctx() ctx: RequestContext) {
    return this.calendars.todayOf(ctx);
  }

  @Get(':id', RequirePermission(...absenceKeys), absenceView)
  get(@Ctx() ctx: RequestContext, @Id() absenceId: string) {
    return this.absences.get(ctx, absenceId);
  }

  /**
   * Returns the consequences of approving it: the balance, who else of the team is away, and the entries on these days.
   */
  @Get(':id/impact', RequirePermission('tools.timeoverview.confirmation'), absenceImpact)
  impact(@Ctx() ctx: RequestContext, @Id() absenceId: string) {
    return this.impacts.of(ctx, absenceId);
  }

  @Post('', mayEnter, absenceView)
  create(@Ctx() ctx: RequestContext, @Body({ schema: createAbsence }) body: CreateAbsence) {
    return this.absences.create(ctx, body);
  }

  /** Working days, conflicts and what is left afterwards. Writes nothing. */
  @Post('preview', mayEnter, ok(absencePreview))
  preview(@Ctx() ctx: RequestContext, @Body({ schema: createAbsence }) body: CreateAbsence) {
    return this.previews.of(ctx, body);
  }

  /** Approves or declines several requests, each on its own. */
  @Post('decisions', RequirePermission('tools.timeoverview.confirmation'), ok(absenceDecisions))
  decide(@Ctx() ctx: RequestContext, @Body({ schema: decideAbsences }) body: DecideAbsences) {
    return this.decisions.decide(ctx, body);
  }

  @Post(':id/withdraw', RequirePermission(ownKey), ok(absenceView))
  withdraw(@Ctx() ctx: RequestContext, @Id() absenceId: string, @IfMatch() version: number) {
    return this.withdrawals.withdraw(ctx, absenceId, version);
  }

  /** Takes back an approved absence and what it took from its balance. */
  @Post(':id/cancel', RequirePermission(...absenceKeys), ok(absenceView))
  cancel(@Ctx() ctx: RequestContext, @Id() absenceId: string, @IfMatch() version: number) {
    return this.withdrawals.cancel(ctx, absenceId, version);
  }
}
