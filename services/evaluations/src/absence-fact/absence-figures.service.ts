import { mondayOf } from '@jahrring/contracts-common';
import type { AbsenceKind } from '@jahrring/contracts-evaluations';
import type { RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import {
  joined,
  monthOf,
  type FigureSource,
  type FigureSum,
  type Filter,
  type Page,
  type SumsOf,
} from '../fact';
import { PersonSight } from '../reference';
import { AbsenceDaysRepository, type AbsenceDaysEntity } from '../working-time';

/** Without days asked: all there are. */
const always = { from: '0001-01-01', to: '9999-12-31' } as const;

/** Part of an absence within the days of a filter. */
export interface AwayDays {
  id: string;
  employeeId: string;
  type: AbsenceKind;
  firstDay: string;
  lastDay: string;
  halfDays: number;
  seconds: number;
}

type Found = Pick<AbsenceDaysEntity, 'id' | 'employeeId' | 'type' | 'days'>;

/**
 * Days on which people were away, of approved absences. They are shown of people whose days the reader may see as a whole: an
 * absence is of no project. A person has few, so that they are added up here and not in the database.
 */
@Injectable()
export class AbsenceFigures implements FigureSource {
  constructor(
    private readonly absences: AbsenceDaysRepository,
    private readonly sight: PersonSight,
  ) {}

  async sums(ctx: RequestContext, filter: Filter, { by }: SumsOf): Promise<FigureSum[]> {
    const found = await this.found(ctx, filter);
    return joined(
      found.flatMap(({ id, employeeId, type, days }) =>
        days.map(({ date, seconds, halfDays }) => ({
          ...{ employeeId, absenceType: type, absenceId: id, absentSeconds: seconds },
          ...{ workDate: date, week: mondayOf(date), month: monthOf(date) },
          ...{ absentHalfDays: halfDays, lines: 1 },
        })),
      ),
      by,
    );
  }

  /** The absences of a filter, the latest first. */
  async page(
    ctx: RequestContext,
    filter: Filter,
    { skip, take }: Page,
  ): Promise<{ items: AwayDays[]; total: number }> {
    const found = await this.found(ctx, filter);
    const all = found.map(awayOf).toSorted(byLatest);
    const end = take === undefined ? undefined : skip + take;
    return { items: all.slice(skip, end), total: all.length };
  }

  async nearestDay(ctx: RequestContext, { from = '', to = '', ...filter }: Filter): Promise<string | null> {
    const found = await this.found(ctx, filter);
    const dates = found.flatMap(({ days }) => days.map(({ date }) => date)).toSorted();
    return dates.findLast((date) => date < from) ?? dates.find((date) => date > to) ?? null;
  }

  /** With the days that lie within the filter and count. Each has at least one. */
  private async found(ctx: RequestContext, filter: Filter): Promise<Found[]> {
    const { from = always.from, to = always.to, 'filter[absenceType]': types } = filter;
    const people = await this.sight.chosen(ctx, filter);
    const all = await this.absences.ofPeople(ctx, people, { from, to });
    return all
      .filter(({ type }) => !types || types.includes(type))
      .map(({ id, employeeId, type, days }) => ({
        ...{ id, employeeId, type },
        // Days off within an absence are listed, and count nothing.
        days: days.filter(
          ({ date, seconds, halfDays }) => date >= from && date <= to && (halfDays > 0 || seconds > 0),
        ),
      }))
      .filter(({ days }) => days.length > 0);
  }
}

function awayOf({ id, employeeId, type, days }: Found): AwayDays {
  const dates = days.map(({ date }) => date).toSorted();
  return {
    ...{ id, employeeId, type, firstDay: dates[0] ?? '', lastDay: dates.at(-1) ?? '' },
    halfDays: days.reduce((sum, day) => sum + day.halfDays, 0),
    seconds: days.reduce((sum, day) => sum + day.seconds, 0),
  };
}

const byLatest = (one: AwayDays, other: AwayDays): number =>
  other.firstDay.localeCompare(one.firstDay) || one.id.localeCompare(other.id);
