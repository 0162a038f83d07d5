import { type PluginCharge } from '@jahrring/contracts-admin';
import { Decimal } from 'decimal.js';
import type { PluginAgreementEntity } from './plugin-agreement.entity';
import { type OwedAgreement } from './plugin-agreement.repository';

export function toCharge(row: PluginAgreementEntity, owed: OwedAgreement | undefined): PluginCharge {
  const { id, licenceId, plugin, agreedBy, agreedAt, startsOn, endedOn } = row;
  return {
    id,
    licenceId,
    licenceName: owed?.licenceName ?? '',
    plugin,
    amount: new Decimal(owed?.price ?? row.price).toFixed(2),
    agreedBy,
    agreedAt: agreedAt.toISOString(),
    startsOn,
    endedOn,
  };
}
