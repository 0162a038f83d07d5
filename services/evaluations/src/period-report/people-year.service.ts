import {
  absenceKinds,
  type PeopleYearFileQuery,
  type PeopleYearSubject,
  type PersonYear,
} from '@jahrring/contracts-evaluations';
import {
  ColumnSum,
  ListExport,
  type ColumnKind,
  type ExportCell,
  type ExportFormat,
  type ListColumn,
  type RequestContext,
} from '@jahrring/service-kit';
import { Injectable, type StreamableFile } from '@nestjs/common';
import { refuseReaders } from '../fact';
import { serviceTexts, type ServiceTexts } from '../i18n';
import { PeriodReportService } from './period-report.service';
import { PersonSight } from '../reference';

type Texts = ServiceTexts['period'];
/** Null is the line of sums. */
type Row = PersonYear | null;

interface Column {
  title: string;
  kind: ColumnKind;
  value: (person: PersonYear) => number;
  /** Balances of people are no sum that says anything. */
  sums: boolean;
}

/** Years of people beside each other. */
@Injectable()
export class PeopleYearService {
  constructor(
    private readonly reports: PeriodReportService,
    private readonly sight: PersonSight,
    private readonly exports: ListExport,
  ) {}

  /** Everybody the reader sees, by name; without those of whom the year knows nothing. */
  async list(ctx: RequestContext, year: number): Promise<PersonYear[]> {
    const reports = await this.reports.years(ctx, await this.sight.seen(ctx), year);
    return reports
      .filter(
        ({ targetSeconds, workedSeconds, creditedSeconds, ledger }) =>
          targetSeconds + workedSeconds + creditedSeconds > 0 || ledger.length > 0,
      )
      .map(({ year: _year, months: _months, ledger: _ledger, ...person }) => person);
  }

  /** @throws FORBIDDEN for who may only look */
  async file(
    ctx: RequestContext,
    format: ExportFormat,
    { year, subject }: PeopleYearFileQuery,
  ): Promise<StreamableFile> {
    refuseReaders(ctx);
    const people = await this.list(ctx, year);
    const texts = serviceTexts.in(ctx.locale).period;
    const title = (text: string, cell: (row: Row) => ExportCell): ListColumn<Row> => ({
      ...{ title: text, kind: 'text', cell },
    });
    const figures = columnsOf(subject, people, texts).map((column): ListColumn<Row> => ({
      ...{ title: column.title, kind: column.kind },
      cell: (row) => {
        if (row) return asCell(column, column.value(row));
        return column.sums ? sumOf(column, people) : null;
      },
    }));
    return this.exports.write<Row>(ctx, format, {
      ...{ sheet: texts.subjects[subject], entity: 'evaluation', note: { subject, year } },
      columns: [
        title(texts.person, (row) => row?.name ?? texts.total),
        title(texts.number, (row) => row?.personnelNumber ?? null),
        title(texts.team, (row) => row?.team ?? null),
        ...figures,
      ],
      items: people.length > 0 ? [...people, null] : [],
      total: people.length,
    });
  }
}

function columnsOf(subject: PeopleYearSubject, people: readonly PersonYear[], texts: Texts): Column[] {
  const hours = (title: string, value: Column['value'], sums = true): Column => ({
    ...{ title, kind: 'hours', value, sums },
  });
  if (subject === 'balances') {
    return [
      hours(texts.target, (one) => one.targetSeconds),
      hours(texts.worked, (one) => one.workedSeconds),
      hours(texts.credited, (one) => one.creditedSeconds),
      hours(texts.flexitime, ({ balances }) => balances.flexitimeSeconds, false),
      hours(texts.ledger.overtime, ({ balances }) => balances.overtimeSeconds, false),
      hours(texts.holidaysGranted, ({ balances }) => balances.holidays.grantedSeconds, false),
      hours(texts.holidaysTaken, ({ balances }) => balances.holidays.takenSeconds, false),
      hours(texts.holidaysRest, ({ balances }) => balances.holidays.restSeconds, false),
    ];
  }
  if (subject === 'absences') {
    const types = absenceKinds.filter((type) =>
      people.some(({ absences }) => absences.some((one) => one.type === type)),
    );
    return types.map((type) => ({
      ...{ title: texts.absences[type], kind: 'number', sums: true },
      value: ({ absences }) => (absences.find((one) => one.type === type)?.halfDays ?? 0) / 2,
    }));
  }
  const titles = [...new Set(people.flatMap(({ surcharges }) => surcharges.map(({ title }) => title)))];
  return titles.map((title) =>
    hours(title, ({ surcharges }) => surcharges.find((one) => one.title === title)?.seconds ?? 0),
  );
}

/** Seconds of hours, text of any other number. */
const asCell = ({ kind }: Column, value: number): number | string =>
  kind === 'hours' ? value : String(value);

function sumOf(column: Column, people: readonly PersonYear[]): ColumnSum {
  const sum = people.reduce((total, person) => total + column.value(person), 0);
  return new ColumnSum(asCell(column, sum), people.length);
}
