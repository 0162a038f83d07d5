import type { ServiceDefinition } from '@jahrring/service-kit';
import { CreateProjects1700000000001 } from './migrations/1700000000001-create-projects';
import { AddExtraFields1795297609886 } from './migrations/1795297609886-add-extra-fields';
import { CreateTasks1795307886091 } from './migrations/1795307886091-create-tasks';
import { CreateTaskFiles1795312494488 } from './migrations/1795312494488-create-task-files';
import { ProjectEmployeeEntity } from './project/project-employee.entity';
import { ProjectEntity } from './project/project.entity';
import { AddControlling1795307931453 } from './migrations/1795307931453-add-controlling';
import { AddBudgetLevel1795311793802 } from './migrations/1795311793802-add-budget-level';
import { KeepProjectSums1795365000000 } from './migrations/1795365000000-keep-project-sums';
import { ProjectsModule } from './projects.module';
import { controllingEntities } from './projects.parts';
import { seedProjects } from './projects.seed';
import { AddressRefEntity } from './reference/address-ref.entity';
import { BillRefEntity } from './reference/bill-ref.entity';
import { EmployeeRefEntity } from './reference/employee-ref.entity';
import { taskEntities } from './task/task.parts';

export const projectsService: ServiceDefinition = {
  tool: 'projects',
  version: '0.1.0',
  module: ProjectsModule,
  entities: [
    ...taskEntities,
    ProjectEntity,
    ProjectEmployeeEntity,
    AddressRefEntity,
    BillRefEntity,
    EmployeeRefEntity,
    ...controllingEntities,
  ],
  migrations: [
    CreateProjects1700000000001,
    AddExtraFields1795297609886,
    CreateTasks1795307886091,
    AddControlling1795307931453,
    AddBudgetLevel1795311793802,
    CreateTaskFiles1795312494488,
    KeepProjectSums1795365000000,
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
