import type { LicenceView, UserView } from '@jahrring/contracts-admin';
import { type ListQuery, localDateAt, localMomentAt } from '@jahrring/contracts-common';
import {
  Audit,
  Clock,
  columnsOf,
  Database,
  exportFile,
  type ExportCell,
  type ExportColumn,
  type ExportFormat,
  type ListResult,
  type RequestContext,
} from '@jahrring/service-kit';
import { Injectable, type StreamableFile } from '@nestjs/common';
import { LicenceService } from '../licence';
import { UserService } from '../user';
import { type InstallationTexts, installationTexts } from './installation-export-texts';

const licenceColumns = [
  'name',
  'state',
  'type',
  'activeUsers',
  'userLimit',
  'zip',
  'city',
  'startsOn',
  'endsOn',
] as const;
const licenceKinds = {
  activeUsers: 'number',
  userLimit: 'number',
  startsOn: 'date',
  endsOn: 'date',
} as const;
const userColumns = [
  'lastName',
  'firstName',
  'email',
  'superadmin',
  'blocked',
  'licences',
  'lastSignInAt',
] as const;

type Cells<T> = (item: T, texts: InstallationTexts, timeZone: string) => ExportCell[];

interface Exported<T> {
  entity: 'licence' | 'user';
  sheet: string;
  columns: readonly ExportColumn[];
  items: ListResult<T>['items'];
  total: number;
  cells: Cells<T>;
}

/** Superadmins' lists as files. Each export leaves an entry in the audit trail. */
@Injectable()
export class InstallationExportService {
  constructor(
    private readonly db: Database,
    private readonly licenceList: LicenceService,
    private readonly userList: UserService,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  async licences(ctx: RequestContext, format: ExportFormat, query: ListQuery): Promise<StreamableFile> {
    const { items, total } = await this.licenceList.list(ctx, { ...query, pageSize: 'all' });
    const { licences: sheet, licence } = installationTexts(ctx.locale);
    const columns = columnsOf(licenceColumns, licence, licenceKinds);
    return this.write(ctx, format, { entity: 'licence', sheet, columns, items, total, cells: licenceCells });
  }

  async users(ctx: RequestContext, format: ExportFormat, query: ListQuery): Promise<StreamableFile> {
    const { items, total } = await this.userList.list(ctx, { ...query, pageSize: 'all' });
    const { users: sheet, user } = installationTexts(ctx.locale);
    return this.write(ctx, format, {
      entity: 'user',
      sheet,
      columns: columnsOf(userColumns, user, { lastSignInAt: 'moment' }),
      items,
      total,
      cells: userCells,
    });
  }

  private async write<T>(
    ctx: RequestContext,
    format: ExportFormat,
    { entity, sheet, columns, items, total, cells }: Exported<T>,
  ): Promise<StreamableFile> {
    await this.db.tx(ctx, (ctx) =>
      this.audit.record(ctx, {
        action: 'export',
        entity,
        entityId: ctx.licenceId,
        after: { format, total },
      }),
    );
    const day = localDateAt(this.clock.now(), ctx.timeZone);
    const texts = installationTexts(ctx.locale);
    const rows = toRows(items, (item) => cells(item, texts, ctx.timeZone));
    return exportFile(format, { sheet, day, columns, rows });
  }
}

async function* toRows<T>(
  items: ListResult<T>['items'],
  cells: (item: T) => ExportCell[],
): AsyncGenerator<ExportCell[]> {
  for await (const item of items) yield cells(item);
}

/** In the order of `licenceColumns`. */
function licenceCells(licence: LicenceView, { state, type }: InstallationTexts): ExportCell[] {
  return [
    licence.name,
    state[licence.state],
    type[licence.type],
    licence.activeUsers,
    licence.effectiveUserLimit,
    licence.zip ?? '',
    licence.city ?? '',
    licence.startsOn,
    licence.endsOn ?? '',
  ];
}

/** In the order of `userColumns`. */
function userCells(user: UserView, { yes, no }: InstallationTexts, timeZone: string): ExportCell[] {
  return [
    user.lastName,
    user.firstName,
    user.email,
    user.superadmin ? yes : no,
    user.blocked ? yes : no,
    user.memberships.map(({ licenceName }) => licenceName).join(', '),
    user.lastSignInAt ? localMomentAt(new Date(user.lastSignInAt), timeZone) : null,
  ];
}
