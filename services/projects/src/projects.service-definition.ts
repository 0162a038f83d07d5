import type { ServiceDefinition } from '@jahrring/service-kit';
import { CreateProjects1700000000001 } from './migrations/1700000000001-create-projects';
import { AddExtraFields1795297609886 } from './migrations/1795297609886-add-extra-fields';
import { CreateTasks1795307886091 } from './migrations/1795307886091-create-tasks';
import { CreateTaskFiles1795312494488 } from './migrations/1795312494488-create-task-files';
import { AddressMergeEntity } from './address-merge';
import { ProjectEmployeeEntity, ProjectEntity } from './project';
import { CostLineEntity, FiguresDueEntity, ProjectSumsEntity } from './cost-line';
import { CostRateEntity } from './cost';
import { PlanLineEntity } from './plan';
import { AddressRefEntity, BillRefEntity, EmployeeRefEntity, ObjectRefEntity } from './reference';
import { ProjectNoteEntity } from './note';
import { ProjectFileEntity } from './file';
import { ProjectSettingsEntity } from './settings';
import { TaskCommentEntity, TaskEntity, TaskFileEntity, TaskPersonEntity } from './task';
import { AddControlling1795307931453 } from './migrations/1795307931453-add-controlling';
import { AddBudgetLevel1795311793802 } from './migrations/1795311793802-add-budget-level';
import { KeepProjectSums1795365000000 } from './migrations/1795365000000-keep-project-sums';
import { FollowMerges1795390300006 } from './migrations/1795390300006-follow-merges';
import { OrderLivingProjects1795433452040 } from './migrations/1795433452040-order-living-projects';
import { AddCostLineTitle1795500000070 } from './migrations/1795500000070-add-cost-line-title';
import { NoteFiguresDue1796200000101 } from './migrations/1796200000101-note-figures-due';
import { AddRescuePoint1796700000001 } from './migrations/1796700000001-add-rescue-point';
import { ProjectsModule } from './projects.module';
import { seedProjects } from './projects.seed';

export const projectsService: ServiceDefinition = {
  tool: 'projects',
  version: '0.1.0',
  module: ProjectsModule,
  entities: [
    TaskEntity,
    TaskPersonEntity,
    TaskCommentEntity,
    TaskFileEntity,
    ProjectEntity,
    ProjectEmployeeEntity,
    AddressMergeEntity,
    AddressRefEntity,
    BillRefEntity,
    EmployeeRefEntity,
    ProjectSumsEntity,
    FiguresDueEntity,
    CostLineEntity,
    CostRateEntity,
    PlanLineEntity,
    ObjectRefEntity,
    ProjectNoteEntity,
    ProjectFileEntity,
    ProjectSettingsEntity,
  ],
  migrations: [
    CreateProjects1700000000001,
    AddExtraFields1795297609886,
    CreateTasks1795307886091,
    AddControlling1795307931453,
    AddBudgetLevel1795311793802,
    CreateTaskFiles1795312494488,
    KeepProjectSums1795365000000,
    FollowMerges1795390300006,
    OrderLivingProjects1795433452040,
    AddCostLineTitle1795500000070,
    NoteFiguresDue1796200000101,
    AddRescuePoint1796700000001,
  ],
  auditSight: {
    '*': [{ needs: ['tools.project.show'] }],
    project: [{ needs: ['tools.project.showprice'], fields: ['totalAmount'] }],
    planLine: [
      { needs: ['tools.project.costs'] },
      { needs: ['tools.project.showprice'], fields: ['unitPrice', 'unitCost'] },
    ],
    task: [{ needs: ['tools.task.others.show'] }],
    taskComment: [{ needs: ['tools.task.others.show'] }],
  },
  seed: seedProjects,
};
