import type { ListQuery } from '@jahrring/contracts-common';
import {
  type ExportCell,
  type ExportFormat,
  ExtraFields,
  ListExport,
  listColumns,
  type RequestContext,
} from '@jahrring/service-kit';
import { Injectable, type StreamableFile } from '@nestjs/common';
import { EmploymentService } from '../employment';
import { MembershipRepository } from '../identity-record';
import type { MemberRow } from '../identity-record';
import { type EmployeeColumn, plainColumns, sensitiveColumns } from './employee-export.columns';
import { serviceTexts, type ServiceTexts } from '../../i18n';

const columnKinds = {
  pensumPercent: 'number',
  startsOn: 'date',
  endsOn: 'date',
  birthdate: 'date',
} as const;

/** A person with what is looked up for many at once. */
interface Line extends MemberRow {
  pensum: number | undefined;
  supervisors: string[];
}

/** People as a file. Each export leaves an entry in the audit trail that says what was in it. */
@Injectable()
export class EmployeeExportService {
  constructor(
    private readonly memberships: MembershipRepository,
    private readonly employment: EmploymentService,
    private readonly extraFields: ExtraFields,
    private readonly exports: ListExport,
  ) {}

  async export(
    ctx: RequestContext,
    format: ExportFormat,
    query: ListQuery,
    extent: 'plain' | 'full',
  ): Promise<StreamableFile> {
    const texts = serviceTexts.in(ctx.locale).employeeExport;
    const fields: EmployeeColumn[] = [...plainColumns, ...(extent === 'full' ? sensitiveColumns : [])];
    const own = listColumns(fields, {
      titles: texts.column,
      kinds: columnKinds,
      cell: (line: Line, field) => cellOf(line, field, texts),
    });
    const extra = (await this.extraFields.listColumns(ctx, 'employee', texts)).map(({ cell, ...column }) => ({
      ...column,
      cell: ({ membership }: Line) => cell(membership),
    }));
    const found = await this.memberships.listEverybody(ctx, query, (rows) => this.lines(ctx, rows));
    const columns = [...own, ...extra];
    return this.exports.write(ctx, format, {
      ...found,
      sheet: texts.sheet,
      entity: 'membership',
      columns,
      note: { extent },
    });
  }

  private async lines(ctx: RequestContext, rows: readonly MemberRow[]): Promise<Line[]> {
    const supervisors = rows.flatMap(({ membership }) => membership.supervisors ?? []);
    const names = await this.memberships.namesOf(ctx, supervisors);
    const pensums = await this.employment.pensumsOf(
      ctx,
      rows.map(({ membership }) => membership.id),
    );
    return rows.map((row) => ({
      ...row,
      pensum: pensums.get(row.membership.id),
      supervisors: (row.membership.supervisors ?? []).flatMap((id) => names.get(id) ?? []),
    }));
  }
}

function cellOf(line: Line, column: EmployeeColumn, texts: ServiceTexts['employeeExport']): ExportCell {
  const { membership, user } = line;
  switch (column) {
    case 'lastName':
    case 'firstName':
    case 'email':
      return user[column];
    case 'role':
      return texts.role[membership.role] ?? membership.role;
    case 'active':
      return membership.active ? texts.yes : texts.no;
    case 'pensumPercent':
      return line.pensum === undefined ? null : String(line.pensum);
    case 'supervisors':
      return line.supervisors.join(', ');
    default:
      return membership[column];
  }
}
