import type {
  BookedTeam,
  BookTeam,
  ChangeBookings,
  ChangedBookings,
  ConflictList,
  CopyResult,
  CopyWeek,
  DaySpan,
  PlanSheetQuery,
  PlanView,
  WeatherQuery,
  WeatherView,
} from '@jahrring/contracts-planning';
import type { RequestContext } from '@jahrring/service-kit';
import { Injectable, type StreamableFile } from '@nestjs/common';
import { ChangesService, PlanService, TeamService, type BookingStore } from '../booking';
import { ConflictService } from '../conflict';
import { PlanSheetService } from '../plan-sheet';
import { WeatherDayService } from '../weather-day';
import { VariantComparisonService } from './variant-comparison.service';
import { PlanVariantRepository } from './variant.repositories';

/** Plans in a variant as in the plan: by the same services, which are given its bookings. */
@Injectable()
export class VariantPlanService {
  constructor(
    private readonly variants: PlanVariantRepository,
    private readonly comparison: VariantComparisonService,
    private readonly plans: PlanService,
    private readonly conflicts: ConflictService,
    private readonly changes: ChangesService,
    private readonly teams: TeamService,
    private readonly weather: WeatherDayService,
    private readonly sheets: PlanSheetService,
  ) {}

  async plan(ctx: RequestContext, id: string, span: DaySpan): Promise<PlanView> {
    return this.plans.plan(ctx, span, await this.bookingsOf(ctx, id));
  }

  async conflictsOf(ctx: RequestContext, id: string, span: DaySpan): Promise<ConflictList> {
    return this.conflicts.of(ctx, span, await this.bookingsOf(ctx, id));
  }

  /** Changes bookings of the variant: all of it or nothing, by the same rules as in the plan. */
  async change(ctx: RequestContext, id: string, changes: ChangeBookings): Promise<ChangedBookings> {
    return this.changes.change(ctx, changes, await this.bookingsOf(ctx, id));
  }

  async bookTeam(ctx: RequestContext, id: string, team: BookTeam): Promise<BookedTeam> {
    return this.teams.book(ctx, team, await this.bookingsOf(ctx, id));
  }

  async copyWeek(ctx: RequestContext, id: string, weeks: CopyWeek): Promise<CopyResult> {
    return this.plans.copyWeek(ctx, weeks, await this.bookingsOf(ctx, id));
  }

  async weatherDay(ctx: RequestContext, id: string, query: WeatherQuery): Promise<WeatherView> {
    return this.weather.preview(ctx, query, await this.bookingsOf(ctx, id));
  }

  async print(ctx: RequestContext, id: string, query: PlanSheetQuery): Promise<StreamableFile> {
    const { title } = await this.variants.get(ctx, id);
    return this.sheets.print(ctx, query, { title, bookings: this.comparison.bookingsOf(id) });
  }

  /** @throws NOT_FOUND where there is no such variant */
  private async bookingsOf(ctx: RequestContext, id: string): Promise<BookingStore> {
    const variant = await this.variants.get(ctx, id);
    return this.comparison.bookingsOf(variant.id);
  }
}
