import type { ServiceDefinition } from '@jahrring/service-kit';
import { AddressRefEntity, LicenceRefEntity } from './reference';
import { ContainerEntity, WeighTicketEntity } from './container';
import { FileWordEntity } from './file-word';
import { LoadEntity } from './load';
import { LotEntity } from './lot';
import { CreateLots1795645575842 } from './migrations/1795645575842-create-lots';
import { CreateTimber1795650000001 } from './migrations/1795650000001-create-timber';
import { MachineFileEntity, MappingEntity } from './machine-file';
import { MachineTimeEntity, SpanEntity } from './machine-time';
import { CreateMachineFiles1795655000001 } from './migrations/1795655000001-create-machine-files';
import { CreateLicenceRefs1796120000001 } from './migrations/1796120000001-create-licence-refs';
import { AddLotDocuments1796200000001 } from './migrations/1796200000001-add-lot-documents';
import { MillMeasurementEntity } from './mill';
import { CreateMillMeasurements1796550000001 } from './migrations/1796550000001-create-mill-measurements';
import { AddForwarding1796700000201 } from './migrations/1796700000201-add-forwarding';
import { AddFileWords1796700000203 } from './migrations/1796700000203-add-file-words';
import { AddLicenceContact1796700000204 } from './migrations/1796700000204-add-licence-contact';
import { OriginEntity } from './origin';
import { seedTimber } from './seed/seed-timber';
import { TimberSettingsEntity } from './settings';
import { StemEntity } from './stem';
import { TimberModule } from './timber.module';

export const timberService: ServiceDefinition = {
  tool: 'timber',
  version: '0.1.0',
  module: TimberModule,
  entities: [
    LotEntity,
    OriginEntity,
    StemEntity,
    ContainerEntity,
    WeighTicketEntity,
    TimberSettingsEntity,
    AddressRefEntity,
    LicenceRefEntity,
    MachineFileEntity,
    MappingEntity,
    MillMeasurementEntity,
    LoadEntity,
    FileWordEntity,
    SpanEntity,
    MachineTimeEntity,
  ],
  migrations: [
    CreateLots1795645575842,
    CreateTimber1795650000001,
    CreateMachineFiles1795655000001,
    CreateLicenceRefs1796120000001,
    AddLotDocuments1796200000001,
    CreateMillMeasurements1796550000001,
    AddForwarding1796700000201,
    AddFileWords1796700000203,
    AddLicenceContact1796700000204,
  ],
  seed: seedTimber,
  // The prices, value and buyer of a lot are only for those who sell.
  auditSight: { lot: [{ needs: ['tools.timber.manage'], fields: ['prices', 'value', 'buyerId'] }] },
};
