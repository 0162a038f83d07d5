import {
  mayEvaluate,
  readyEvaluations,
  type PivotFormat,
  type PivotQuery,
  type Refusal,
  type ReportDefinition,
  filterNames,
} from '@jahrring/contracts-evaluations';
import { AppError, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { PeriodReportWriter } from '../period-report';
import { PivotFiles } from '../pivot';
import { PersonSight } from '../reference';
import { SavedReportService } from '../saved-report';
import type { ReportScheduleEntity, ReportScheduleRunEntity } from './report-schedule.entities';

/** A file that is attached. */
export interface ScheduledFile {
  name: string;
  type: string;
  bytes: Buffer;
}

type Days = Pick<ReportScheduleRunEntity, 'firstDay' | 'lastDay' | 'createdAt'>;

/** The report of a schedule over the days of a run, as one person sees it. */
@Injectable()
export class ScheduledReport {
  constructor(
    private readonly pivots: PivotFiles,
    private readonly saved: SavedReportService,
    private readonly people: PeriodReportWriter,
    private readonly sight: PersonSight,
  ) {}

  /** Or why there is none: it is gone, nobody in it is theirs to see, or its figures are not, or it is too large. @param ctx the recipient's */
  async write(
    ctx: RequestContext,
    { content, format, title }: Pick<ReportScheduleEntity, 'content' | 'format' | 'title'>,
    days: Days,
  ): Promise<ScheduledFile | Refusal> {
    const span = { from: days.firstDay, to: days.lastDay };
    if (content.kind === 'period') {
      const wanted = content.employeeIds && new Set(content.employeeIds);
      const seen = (await this.sight.seen(ctx)).filter(({ id }) => !wanted || wanted.has(id));
      if (seen.length === 0) return 'report';
      const period = content.report === 'yearly' ? span.from.slice(0, 4) : span.from.slice(0, 7);
      const asked = { kind: content.report, period, format, createdAt: days.createdAt };
      return this.people.write(ctx, asked, seen, async () => undefined);
    }
    // Only reports of people come as a ZIP.
    const as: PivotFormat = format === 'zip' ? 'pdf' : format;
    if (content.kind === 'week') {
      const query: PivotQuery = {
        ...{ source: 'time', rows: [content.by], columns: ['day'], measures: ['hours'] },
        ...{ ...span, 'filter[kind]': ['hours'] },
      };
      return this.written(ctx, as, query, { title, signed: true });
    }
    const query =
      content.kind === 'ready' ? readyQuery(content.key) : await this.savedQuery(ctx, content.reportId);
    return query ? this.written(ctx, as, { ...query, ...span }, { title }) : 'report';
  }

  private async written(
    ctx: RequestContext,
    as: PivotFormat,
    query: PivotQuery,
    headed: { title: string; signed?: boolean },
  ): Promise<ScheduledFile | Refusal> {
    if (!mayEvaluate(query, (key) => ctx.can(key))) return 'permission';
    try {
      return await this.pivots.write(ctx, as, query, headed);
    } catch (error) {
      // More rows than paper holds, or more columns than anything.
      if (error instanceof AppError && error.code === 'VALIDATION_FAILED') return 'size';
      throw error;
    }
  }

  private async savedQuery(ctx: RequestContext, id: string): Promise<Undated | null> {
    const definition = await this.saved.readable(ctx, id);
    return definition && definedQuery(definition);
  }
}

type Undated = Omit<PivotQuery, 'from' | 'to'>;

function readyQuery(key: string): Undated | null {
  const ready = readyEvaluations.find((one) => one.key === key);
  if (!ready) return null;
  const { source, rows, columns, measures, kinds } = ready;
  return {
    ...{ source, rows: [...rows], columns: [...columns], measures: [...measures] },
    ...(kinds ? { 'filter[kind]': [...kinds] } : {}),
  };
}

function definedQuery(definition: ReportDefinition): Undated {
  const { source, rows, columns, measures, compare, top, hourFormat, yearStart, filters, extra } = definition;
  const set = filterNames.flatMap((name) =>
    filters[name] ? [[`filter[${name}]`, filters[name]] as const] : [],
  );
  return {
    ...{ source, rows, columns, measures },
    ...(compare ? { compare } : {}),
    ...(top ? { top } : {}),
    ...(hourFormat ? { hourFormat } : {}),
    ...(yearStart ? { yearStart } : {}),
    ...(extra ? { 'filter[extra]': extra } : {}),
    ...Object.fromEntries(set),
  };
}
