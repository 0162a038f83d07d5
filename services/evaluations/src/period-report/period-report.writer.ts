import { PdfQueueFull, PdfWorkers } from '@jahrring/pdf/workers';
import type { MonthReport, YearReport } from '@jahrring/contracts-evaluations';
import { Clock, commonError, type RequestContext } from '@jahrring/service-kit';
import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { zipSync } from 'fflate';
import { serviceTexts } from '../i18n';
import { LicenceRefRepository } from '../reference';
import type { PrintedReports } from './paper';
import type { PeriodReportFileEntity } from './period-report-file.entity';
import { PeriodReportService } from './period-report.service';
import { monthSheet, sheetFile, yearSheet } from './period-report.sheet';
import type { SeenPerson } from './person-sight';

type Asked = Pick<PeriodReportFileEntity, 'kind' | 'period' | 'format' | 'createdAt'>;

export interface WrittenFile {
  name: string;
  type: string;
  bytes: Buffer;
}

/** So many people are read at once. */
const pageSize = 25;

/** Writes reports of people into one file. */
@Injectable()
export class PeriodReportWriter implements OnModuleDestroy {
  private readonly workers = new PdfWorkers({
    tool: 'evaluations',
    jobs: async () => (await import('./paper')).pdfJobs,
  });

  constructor(
    private readonly reports: PeriodReportService,
    private readonly licences: LicenceRefRepository,
    private readonly clock: Clock,
  ) {}

  /** @param onPerson is called for each report. @throws UNAVAILABLE when too many files wait already */
  async write(
    ctx: RequestContext,
    asked: Asked,
    people: readonly SeenPerson[],
    onPerson: () => Promise<void>,
  ): Promise<WrittenFile> {
    const texts = serviceTexts.in(ctx.locale).period;
    const base = `${texts.title[asked.kind]} ${asked.period}`;
    const named = (extension: string) =>
      `${people.length === 1 ? `${base} ${people[0]?.name ?? ''}` : base}.${extension}`;
    if (asked.format === 'zip') {
      return {
        name: named('zip'),
        type: 'application/zip',
        bytes: await this.zip(ctx, asked, people, onPerson),
      };
    }
    const read = await this.read(ctx, asked, people, onPerson);
    if (asked.format === 'pdf') {
      const bytes = await this.print(ctx, asked, read);
      return { name: named('pdf'), type: 'application/pdf', bytes };
    }
    const sheet =
      asked.kind === 'yearly' ? yearSheet(read.years, ctx.locale) : monthSheet(read.months, ctx.locale);
    const { type, bytes } = await sheetFile(asked.format, texts.title[asked.kind], sheet);
    return { name: named(asked.format), type, bytes };
  }

  onModuleDestroy(): Promise<void> {
    return this.workers.close();
  }

  private async zip(
    ctx: RequestContext,
    asked: Asked,
    people: readonly SeenPerson[],
    onPerson: () => Promise<void>,
  ): Promise<Buffer> {
    const files: Record<string, Uint8Array> = {};
    for (const person of people) {
      const bytes = await this.print(ctx, asked, await this.read(ctx, asked, [person], onPerson));
      files[freeName(files, person.name)] = bytes;
    }
    // They are compressed already.
    return Buffer.from(zipSync(files, { level: 0, mtime: asked.createdAt }));
  }

  private async read(
    ctx: RequestContext,
    { kind, period }: Asked,
    people: readonly SeenPerson[],
    onPerson: () => Promise<void>,
  ): Promise<{ months: MonthReport[]; years: YearReport[] }> {
    const months: MonthReport[] = [];
    const years: YearReport[] = [];
    for (let from = 0; from < people.length; from += pageSize) {
      const page = people.slice(from, from + pageSize);
      if (kind === 'yearly') years.push(...(await this.reports.years(ctx, page, Number(period))));
      else months.push(...(await this.reports.months(ctx, page, period)));
      for (const _person of page) await onPerson();
    }
    return { months, years };
  }

  private async print(
    ctx: RequestContext,
    { kind, period }: Asked,
    read: { months: MonthReport[]; years: YearReport[] },
  ): Promise<Buffer> {
    const licence = await this.licences.find(ctx, ctx.licenceId);
    const printed: PrintedReports = {
      ...{ kind, period, ...read, locale: ctx.locale, createdAt: this.clock.now().toISOString() },
      licence: { name: licence?.name ?? '', country: licence?.country ?? 'CH' },
    };
    try {
      return await this.workers.run('periodReports', printed);
    } catch (error) {
      if (error instanceof PdfQueueFull) throw commonError('UNAVAILABLE');
      throw error;
    }
  }
}

/** Two people may bear one name. */
function freeName(taken: Readonly<Record<string, unknown>>, name: string): string {
  const plain = name.replaceAll(/[\\/:*?"<>|]/g, '-').replaceAll(/\p{Cc}/gu, '') || '-';
  for (let count = 1; ; count += 1) {
    const free = count === 1 ? `${plain}.pdf` : `${plain} ${count}.pdf`;
    if (!(free in taken)) return free;
  }
}
