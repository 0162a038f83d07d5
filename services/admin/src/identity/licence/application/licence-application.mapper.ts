import type { LicenceApplicationView } from '@jahrring/contracts-admin';
import type { LicenceApplicationEntity } from './licence-application.entity';

export function toApplicationView(row: LicenceApplicationEntity): LicenceApplicationView {
  const { tokenHash: _token, expiresAt: _expires, ...shown } = row;
  return {
    ...shown,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    deletedAt: row.deletedAt?.toISOString() ?? null,
    confirmedAt: row.confirmedAt?.toISOString() ?? null,
    decidedAt: row.decidedAt?.toISOString() ?? null,
  };
}
