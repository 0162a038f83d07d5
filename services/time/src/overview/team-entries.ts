import type { RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { PersonEntries, seenBy, seesEverything, type PersonEntry } from '../entry-record';
import { lawDays } from '../law';
import { ProjectRefRepository } from '../reference';
import { isTold } from './elsewhere-hours';

interface TeamSpan {
  from: string;
  to: string;
  projectId?: string | undefined;
}

interface TeamWork {
  /** Entries of a person in the span that the reader sees, on the project if one is named. */
  seenOf: (employeeId: string) => PersonEntry[];
  /** Hours of a person's day on projects out of the reader's reach; 0 if one project alone is looked at. */
  elsewhereOf: (employeeId: string) => (date: string) => number;
  /** All entries by person, also of the days around the span that the law's limits of it depend on. */
  all: ReadonlyMap<string, readonly PersonEntry[]>;
}

/** Entries of a team; same reach as the list. */
@Injectable()
export class TeamEntries {
  constructor(
    private readonly entries: PersonEntries,
    private readonly projects: ProjectRefRepository,
  ) {}

  async of(ctx: RequestContext, people: readonly string[], span: TeamSpan): Promise<TeamWork> {
    const { from, to, projectId } = span;
    const all = await this.entries.of(ctx, people, lawDays(span));
    const assigned = seesEverything(ctx) ? new Set<string>() : await this.projects.everAssignedIds(ctx);
    const isSeen = seenBy(ctx, assigned);
    const within = (employeeId: string) =>
      (all.get(employeeId) ?? []).filter(({ workDate }) => workDate >= from && workDate <= to);
    const tells = projectId === undefined && isTold(ctx, people);
    return {
      all,
      seenOf: (employeeId) =>
        within(employeeId).filter(
          (entry) => isSeen(entry) && (projectId === undefined || entry.projectId === projectId),
        ),
      elsewhereOf: (employeeId) => {
        if (!tells) return () => 0;
        const hidden = within(employeeId).filter((entry) => !isSeen(entry));
        return (date) => hidden.reduce((sum, one) => (one.workDate === date ? sum + one.seconds : sum), 0);
      },
    };
  }
}
