import type { LicenceView, UserView } from '@jahrring/contracts-admin';
import type { ListQuery } from '@jahrring/contracts-common';
import {
  Audit,
  Clock,
  Database,
  exportFile,
  type ExportFormat,
  type RequestContext,
} from '@jahrring/service-kit';
import { Injectable, type StreamableFile } from '@nestjs/common';
import { LicenceService } from '../licence/licence.service';
import { UserService } from '../user/user.service';
import { type InstallationTexts, installationTexts } from './installation-export-texts';

type Cells<T> = (item: T, texts: InstallationTexts) => string[];

interface Exported<T> {
  entity: 'licence' | 'user';
  sheet: string;
  header: readonly string[];
  items: readonly T[];
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
    const { items } = await this.licenceList.list(ctx, { ...query, pageSize: 'all' });
    const { licences: sheet, licence } = installationTexts(ctx.locale);
    const header = Object.values(licence);
    return this.write(ctx, format, { entity: 'licence', sheet, header, items, cells: licenceCells });
  }

  async users(ctx: RequestContext, format: ExportFormat, query: ListQuery): Promise<StreamableFile> {
    const { items } = await this.userList.list(ctx, { ...query, pageSize: 'all' });
    const { users: sheet, user } = installationTexts(ctx.locale);
    return this.write(ctx, format, {
      entity: 'user',
      sheet,
      header: Object.values(user),
      items,
      cells: userCells,
    });
  }

  private async write<T>(
    ctx: RequestContext,
    format: ExportFormat,
    { entity, sheet, header, items, cells }: Exported<T>,
  ): Promise<StreamableFile> {
    await this.db.tx(ctx, (ctx) =>
      this.audit.record(ctx, {
        action: 'export',
        entity,
        entityId: ctx.licenceId,
        after: { format, total: items.length },
      }),
    );
    const day = this.clock.now().toISOString().slice(0, 10);
    const rows = toRows(items, cells, installationTexts(ctx.locale));
    return exportFile(format, { sheet, day, header, rows });
  }
}

async function* toRows<T>(
  items: readonly T[],
  cells: Cells<T>,
  texts: InstallationTexts,
): AsyncGenerator<string[]> {
  for (const item of items) yield cells(item, texts);
}

/** In the order of the texts of `licence`. */
function licenceCells(licence: LicenceView, { state, type }: InstallationTexts): string[] {
  return [
    licence.name,
    state[licence.state],
    type[licence.type],
    String(licence.activeUsers),
    String(licence.effectiveUserLimit),
    licence.zip ?? '',
    licence.city ?? '',
    licence.startsOn,
    licence.endsOn ?? '',
  ];
}

/** In the order of the texts of `user`. */
function userCells(user: UserView, { yes, no }: InstallationTexts): string[] {
  return [
    user.lastName,
    user.firstName,
    user.email,
    user.superadmin ? yes : no,
    user.blocked ? yes : no,
    user.memberships.map(({ licenceName }) => licenceName).join(', '),
    user.lastSignInAt ?? '',
  ];
}
