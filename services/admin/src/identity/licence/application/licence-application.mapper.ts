import { licenceApplicationView, type LicenceApplicationView } from '@jahrring/contracts-admin';
import { viewOf } from '@jahrring/service-kit';
import type { LicenceApplicationEntity } from './licence-application.entity';

export function toApplicationView(row: LicenceApplicationEntity): LicenceApplicationView {
  return viewOf(licenceApplicationView, row);
}
