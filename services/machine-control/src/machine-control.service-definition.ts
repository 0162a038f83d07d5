import type { ServiceDefinition } from '@jahrring/service-kit';
import { CostBasisEntity } from './cost';
import { EntryEntity, MachineEntity, ReadingEntity, WorkEntity } from './record';
import { FuellingEntity } from './fuelling';
import { KnownNameEntity, MachineTimeEntity } from './machine-time';
import { MachineControlModule } from './machine-control.module';
import { CreateMachineControl1795321468315 } from './migrations/1795321468315-create-machine-control';
import { AddFiguresStamp1795365000001 } from './migrations/1795365000001-add-figures-stamp';
import { TellFigures1796300000401 } from './migrations/1796300000401-tell-figures';
import { AddKeepers1796400000501 } from './migrations/1796400000501-add-keepers';
import { AddMachineTimes1796700000202 } from './migrations/1796700000202-add-machine-times';
import { AddContractCosts1796700000302 } from './migrations/1796700000302-add-contract-costs';
import { EmployeeRefEntity } from './reference';
import { seedMachineControl } from './seed/seed-machine-control';
import { MachineSettingsEntity } from './settings';

export const machineControlService: ServiceDefinition = {
  tool: 'machine-control',
  version: '0.1.0',
  module: MachineControlModule,
  entities: [
    MachineEntity,
    ReadingEntity,
    FuellingEntity,
    WorkEntity,
    EntryEntity,
    CostBasisEntity,
    MachineSettingsEntity,
    EmployeeRefEntity,
    MachineTimeEntity,
    KnownNameEntity,
  ],
  migrations: [
    CreateMachineControl1795321468315,
    AddFiguresStamp1795365000001,
    TellFigures1796300000401,
    AddKeepers1796400000501,
    AddMachineTimes1796700000202,
    AddContractCosts1796700000302,
  ],
  auditSight: {
    fuelling: [{ needs: ['tools.machinecontrol.manage'], fields: ['pricePerLitre', 'amount'] }],
    machineWork: [{ needs: ['tools.machinecontrol.manage'], fields: ['cost'] }],
  },
  seed: seedMachineControl,
};
