import type { LicenceView, UserView } from '@jahrring/contracts-admin';
import { type ListQuery, localMomentAt } from '@jahrring/contracts-common';
import {
  type ExportCell,
  type ExportFormat,
  ListExport,
  listColumns,
  type RequestContext,
} from '@jahrring/service-kit';
import { Injectable, type StreamableFile } from '@nestjs/common';
import { LicenceService } from '../licence';
import { UserService } from '../user';
import { serviceTexts, type ServiceTexts } from '../../i18n';

type InstallationTexts = ServiceTexts['installationExport'];

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

/** Superadmins' lists as files. Each export leaves an entry in the audit trail. */
@Injectable()
export class InstallationExportService {
  constructor(
    private readonly licenceList: LicenceService,
    private readonly userList: UserService,
    private readonly exports: ListExport,
  ) {}

  async licences(ctx: RequestContext, format: ExportFormat, query: ListQuery): Promise<StreamableFile> {
    const { items, total } = await this.licenceList.list(ctx, { ...query, pageSize: 'all' });
    const texts = serviceTexts.in(ctx.locale).installationExport;
    const columns = listColumns(licenceColumns, {
      titles: texts.licence,
      kinds: licenceKinds,
      cell: (licence: LicenceView, field) => licenceCell(licence, field, texts),
    });
    return this.exports.write(ctx, format, {
      sheet: texts.licences,
      entity: 'licence',
      columns,
      items,
      total,
    });
  }

  async users(ctx: RequestContext, format: ExportFormat, query: ListQuery): Promise<StreamableFile> {
    const { items, total } = await this.userList.list(ctx, { ...query, pageSize: 'all' });
    const texts = serviceTexts.in(ctx.locale).installationExport;
    const columns = listColumns(userColumns, {
      titles: texts.user,
      kinds: { lastSignInAt: 'moment' },
      cell: (user: UserView, field) => userCell(user, field, texts, ctx.timeZone),
    });
    return this.exports.write(ctx, format, { sheet: texts.users, entity: 'user', columns, items, total });
  }
}

function licenceCell(
  licence: LicenceView,
  field: (typeof licenceColumns)[number],
  { state, type }: InstallationTexts,
): ExportCell {
  switch (field) {
    case 'state':
      return state[licence.state];
    case 'type':
      return type[licence.type];
    case 'userLimit':
      return licence.effectiveUserLimit;
    default:
      return licence[field];
  }
}

function userCell(
  user: UserView,
  field: (typeof userColumns)[number],
  { yes, no }: InstallationTexts,
  timeZone: string,
): ExportCell {
  switch (field) {
    case 'superadmin':
    case 'blocked':
      return user[field] ? yes : no;
    case 'licences':
      return user.memberships.map(({ licenceName }) => licenceName).join(', ');
    case 'lastSignInAt':
      return user.lastSignInAt ? localMomentAt(new Date(user.lastSignInAt), timeZone) : null;
    default:
      return user[field];
  }
}
