import { addDays, addMonths, mondayOf } from '@jahrring/contracts-common';
import type { MyReport } from '@jahrring/contracts-evaluations';
import type { RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { FactRepository, type FactSum } from '../fact';
import { LabelsService } from '../reference';

const mostProjects = 8;
const own = { own: true } as const;

/** Report of a person's own work. */
@Injectable()
export class MyReportService {
  constructor(
    private readonly facts: FactRepository,
    private readonly labels: LabelsService,
  ) {}

  async of(ctx: RequestContext, day: string): Promise<MyReport> {
    const year = { from: `${day.slice(0, 4)}-01-01`, to: `${day.slice(0, 4)}-12-31` };
    const month = { from: `${day.slice(0, 7)}-01`, to: addDays(addMonths(`${day.slice(0, 7)}-01`, 1), -1) };
    const monday = mondayOf(day);
    const week = { from: monday, to: addDays(monday, 6) };
    const days = await this.facts.times(ctx, year, ['workDate'], own);
    const hours = days
      .map(({ workDate, seconds }) => ({ day: workDate ?? '', seconds }))
      .filter(({ seconds }) => seconds > 0)
      .sort((one, other) => one.day.localeCompare(other.day));
    return {
      today: total(days.filter(({ workDate }) => workDate === day)),
      // A week may begin in the year before.
      week: total(await this.facts.times(ctx, week, [], own)),
      month: total(days.filter(({ workDate }) => isWithin(workDate, month))),
      year: total(days),
      days: hours,
      projects: await this.projects(ctx, month),
    };
  }

  private async projects(
    ctx: RequestContext,
    month: { from: string; to: string },
  ): Promise<MyReport['projects']> {
    const sums = await this.facts.times(ctx, month, ['projectId'], own);
    const { project } = await this.labels.of(ctx, ['project']);
    return sums
      .map(({ projectId, seconds }) => ({
        ...{ id: projectId ?? '', label: project.get(projectId ?? '') ?? '–', seconds },
      }))
      .filter(({ seconds }) => seconds > 0)
      .sort((one, other) => other.seconds - one.seconds)
      .slice(0, mostProjects);
  }
}

const isWithin = (day: string | null | undefined, { from, to }: { from: string; to: string }): boolean =>
  typeof day === 'string' && day >= from && day <= to;

function total(sums: readonly FactSum[]): { seconds: number; billableSeconds: number } {
  return {
    seconds: sums.reduce((all, { seconds }) => all + seconds, 0),
    billableSeconds: sums.reduce((all, { billableSeconds }) => all + billableSeconds, 0),
  };
}
