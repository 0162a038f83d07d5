import type { MonthReport, YearReport } from '@jahrring/contracts-evaluations';
import type { RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { zipSync } from 'fflate';
import { serviceTexts } from '../i18n';
import { Printer } from '../printing';
import type { PeriodReportFileEntity } from './period-report-file.entity';
import { PeriodReportService } from './period-report.service';
import { monthSheet, sheetFile, yearSheet } from './period-report.sheet';
import type { SeenPerson } from '../reference';

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
export class PeriodReportWriter {
  constructor(
    private readonly reports: PeriodReportService,
    private readonly printer: Printer,
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
      const bytes = await this.printer.reports(ctx, { kind: asked.kind, period: asked.period, ...read });
      return { name: named('pdf'), type: 'application/pdf', bytes };
    }
    const sheet =
      asked.kind === 'yearly' ? yearSheet(read.years, ctx.locale) : monthSheet(read.months, ctx.locale);
    const { type, bytes } = await sheetFile(asked.format, texts.title[asked.kind], sheet);
    return { name: named(asked.format), type, bytes };
  }

  private async zip(
    ctx: RequestContext,
    asked: Asked,
    people: readonly SeenPerson[],
    onPerson: () => Promise<void>,
  ): Promise<Buffer> {
    const { kind, period } = asked;
    const files: Record<string, Uint8Array> = {};
    for (const person of people) {
      const read = await this.read(ctx, asked, [person], onPerson);
      files[freeName(files, person.name)] = await this.printer.reports(ctx, { kind, period, ...read });
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
}

/** Two people may bear one name. */
function freeName(taken: Readonly<Record<string, unknown>>, name: string): string {
  const plain = name.replaceAll(/[\\/:*?"<>|]/g, '-').replaceAll(/\p{Cc}/gu, '') || '-';
  for (let count = 1; ; count += 1) {
    const free = count === 1 ? `${plain}.pdf` : `${plain} ${count}.pdf`;
    if (!(free in taken)) return free;
  }
}
