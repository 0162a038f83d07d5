import { addDays, daysBetween, isWeekend } from '@jahrring/contracts-common';
import {
  conflictFinder,
  distinctConflicts,
  planningPermissions,
  shiftBooking,
  unemployed,
  type ConflictKind,
  type ConflictList,
  type ConflictView,
  type DaySpan,
  type FoundConflict,
  type PlanFacts,
  type ResourceView,
} from '@jahrring/contracts-planning';
import { systemContext, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import {
  BookingViews,
  kindsOf,
  SeenBookings,
  toldOf,
  type BookingStore,
  type PlannedEntity,
} from '../booking';
import { FactService } from '../fact';
import { ResourceRepository } from '../reference';
import { PlanningSettingsService } from '../settings';

/** Most conflicts that are listed. */
const listed = 100;
/** People or machines offered for one booking, and days after it that are looked at. */
const offered = 3;
const lookedDays = 28;

type Find = ReturnType<typeof conflictFinder>;

/** Tells what is wrong with the plan, and for whoever plans the ways out. */
@Injectable()
export class ConflictService {
  constructor(
    private readonly seen: SeenBookings,
    private readonly views: BookingViews,
    private readonly resources: ResourceRepository,
    private readonly facts: FactService,
    private readonly settings: PlanningSettingsService,
  ) {}

  /**
   * Of the bookings the reader sees, or of a variant's. Others than planners learn of people but themselves only what the plan
   * shows them anyway: no hours, no skills, no absence that is only asked for, no end of an employment.
   */
  async of(
    ctx: RequestContext,
    span: DaySpan,
    variant?: Pick<BookingStore, 'between'>,
  ): Promise<ConflictList> {
    const all = systemContext({ licenceId: ctx.licenceId, timeZone: ctx.timeZone });
    const settings = await this.settings.get(ctx);
    const { found, facts, find } = await this.found(ctx, span, variant ?? (await this.seen.of(ctx)));
    const shown = found.slice(0, listed);
    const resources = await this.resources.plannable(all);
    const names = new Map(resources.map((one) => [one.id, one]));
    const views = await this.views.views(
      ctx,
      shown.map(({ booking }) => booking),
    );
    const bookable = plans(ctx) ? await this.resources.plannable(ctx) : [];
    const items = shown.flatMap((conflict, index): ConflictView[] => {
      const booking = views[index];
      if (!booking) return [];
      const { resourceId } = booking;
      return [
        {
          ...toldOf(conflict, settings),
          booking,
          resourceName: names.get(resourceId)?.name ?? '',
          ...waysOut(conflict, { find, facts, bookable, kind: names.get(resourceId)?.kind }),
        },
      ];
    });
    return { items, total: found.length };
  }

  /** Counts what is wrong with these bookings. */
  async count(ctx: RequestContext, span: DaySpan, bookings: Pick<BookingStore, 'between'>): Promise<number> {
    return (await this.found(ctx, span, bookings)).found.length;
  }

  private async found(ctx: RequestContext, { from, to }: DaySpan, bookings: Pick<BookingStore, 'between'>) {
    const all = systemContext({ licenceId: ctx.licenceId, timeZone: ctx.timeZone });
    const { rules } = await this.settings.get(ctx);
    const span = this.facts.weeksOf({ from, to: addDays(to, lookedDays) });
    const present = await bookings.between(all, span.from, span.to);
    // Readers of everybody's plan get the one that was read already.
    const seen =
      ctx.grade(...planningPermissions) === 'all'
        ? present.filter(({ firstDay, lastDay }) => firstDay <= to && lastDay >= from)
        : await bookings.between(ctx, from, to);
    const facts = await this.facts.of(ctx, present, span);
    const find = conflictFinder(
      facts,
      kindsOf(rules, (level) => level !== 'off'),
    );
    const found = distinctConflicts(seen.flatMap((booking) => find(booking))).filter((one) =>
      mayKnow(ctx, one),
    );
    return { found, facts, find };
  }
}

function plans(ctx: RequestContext): boolean {
  return ctx.grade('tools.scheduling_tool.manage') !== undefined;
}

const plainKinds: ReadonlySet<ConflictKind> = new Set(['double', 'absence', 'service', 'deadline']);

function mayKnow(ctx: RequestContext, { kind, booking, asked, what }: FoundConflict<PlannedEntity>): boolean {
  if (plans(ctx) || ctx.grade('tools.planer.index') === 'all') return true;
  return booking.resourceId === ctx.membershipId || (plainKinds.has(kind) && !asked && what !== unemployed);
}

interface Ways {
  find: Find;
  facts: PlanFacts;
  bookable: readonly ResourceView[];
  kind: ResourceView['kind'] | undefined;
}

/**
 * Returns people who are free on the same days, and the next day the same person is free, without conflicts but a deadline missed anyway,
 * which is met by neither another nor a later day.
 */
function waysOut(
  { booking, kind: wrong }: FoundConflict<PlannedEntity>,
  { find, facts, bookable, kind }: Ways,
): Pick<ConflictView, 'others' | 'nextDay'> {
  if (wrong === 'deadline' || bookable.length === 0) return { others: [], nextDay: null };
  // A booking after its project's deadline is still done by somebody who is there.
  const isLate = find(booking).some(({ kind: found }) => found === 'deadline');
  const isRight = (resourceId: string, days: number) =>
    find({ ...shiftBooking(booking, days), resourceId }).every(
      ({ kind: found }) => isLate && found === 'deadline',
    );
  const others = bookable
    .filter(({ id, kind: other }) => other === kind && id !== booking.resourceId)
    .filter(({ id }) => minutesOn(facts, id, booking.firstDay).length !== 0 && isRight(id, 0))
    .slice(0, offered);
  return { others, nextDay: nextDay(booking, facts, (days) => isRight(booking.resourceId, days)) };
}

/** Returns the length of a person's day and the minutes left to work on it; nothing for a machine. */
function minutesOn({ capacities, span }: PlanFacts, id: string, date: string) {
  const capacity = capacities.get(id);
  const day = daysBetween(span.from, date);
  const { length, target, away } = capacity ?? {};
  return { length: length?.[day], left: target && (target[day] ?? 0) - (away?.[day] ?? 0) };
}

function nextDay(
  booking: PlannedEntity,
  facts: PlanFacts,
  isRight: (days: number) => boolean,
): string | null {
  for (let days = 1; days <= lookedDays; days += 1) {
    const moved = shiftBooking(booking, days);
    if (moved.lastDay > facts.span.to) return null;
    const { left } = minutesOn(facts, booking.resourceId, moved.firstDay);
    const works = left === undefined ? !isWeekend(moved.firstDay) : left > 0;
    if (works && isRight(days)) return moved.firstDay;
  }
  return null;
}
