import { type ListQuery, localDateAt } from '@jahrring/contracts-common';
import {
  Audit,
  Clock,
  columnsOf,
  Database,
  exportFile,
  type ExportFormat,
  type ExtraColumns,
  ExtraFields,
  type RequestContext,
} from '@jahrring/service-kit';
import { Injectable, type StreamableFile } from '@nestjs/common';
import { EmploymentService } from '../employment';
import { MembershipRepository } from '../identity-record';
import type { MemberRow } from '../identity-record';
import { type EmployeeColumn, plainColumns, sensitiveColumns } from './employee-export.columns';
import { type EmployeeTexts, employeeTexts } from './employee-export-texts';

const columnKinds = {
  pensumPercent: 'number',
  startsOn: 'date',
  endsOn: 'date',
  birthdate: 'date',
} as const;

interface Facts {
  texts: EmployeeTexts;
  pensums: ReadonlyMap<string, number>;
  names: ReadonlyMap<string, string>;
  extra: ExtraColumns;
}

/** People as a file. Each export leaves an entry in the audit trail that says what was in it. */
@Injectable()
export class EmployeeExportService {
  constructor(
    private readonly db: Database,
    private readonly memberships: MembershipRepository,
    private readonly employment: EmploymentService,
    private readonly audit: Audit,
    private readonly clock: Clock,
    private readonly extraFields: ExtraFields,
  ) {}

  async export(
    ctx: RequestContext,
    format: ExportFormat,
    query: ListQuery,
    extent: 'plain' | 'full',
  ): Promise<StreamableFile> {
    const texts = employeeTexts(ctx.locale);
    const columns: EmployeeColumn[] = [...plainColumns, ...(extent === 'full' ? sensitiveColumns : [])];
    const extra = await this.extraFields.columns(ctx, 'employee', texts);
    const { items, total } = await this.memberships.listEverybody(ctx, query, async (rows) => {
      const ids = rows.map(({ membership }) => membership.id);
      const supervisors = rows.flatMap(({ membership }) => membership.supervisors ?? []);
      const names = await this.memberships.namesOf(ctx, supervisors);
      const pensums = await this.employment.pensumsOf(ctx, ids);
      return rows.map((row) => toCells(row, columns, { texts, pensums, names, extra }));
    });
    await this.db.tx(ctx, (ctx) =>
      this.audit.record(ctx, {
        action: 'export',
        entity: 'membership',
        entityId: ctx.licenceId,
        after: { format, total, extent },
      }),
    );
    const day = localDateAt(this.clock.now(), ctx.timeZone);
    return exportFile(format, {
      sheet: texts.sheet,
      day,
      columns: [...columnsOf(columns, texts.column, columnKinds), ...extra.columns],
      rows: items,
    });
  }
}

function toCells(row: MemberRow, columns: readonly EmployeeColumn[], facts: Facts): string[] {
  const own = columns.map((column) => cellOf(row, column, facts));
  return [...own, ...facts.extra.cells(row.membership)];
}

function cellOf({ membership, user }: MemberRow, column: EmployeeColumn, facts: Facts): string {
  switch (column) {
    case 'lastName':
    case 'firstName':
    case 'email':
      return user[column];
    case 'role':
      return facts.texts.role[membership.role] ?? membership.role;
    case 'active':
      return membership.active ? facts.texts.yes : facts.texts.no;
    case 'pensumPercent':
      return String(facts.pensums.get(membership.id) ?? '');
    case 'supervisors':
      return (membership.supervisors ?? []).flatMap((id) => facts.names.get(id) ?? []).join(', ');
    default:
      return membership[column] ?? '';
  }
}
