import { Module } from '@nestjs/common';
import { AddressMergesModule } from './address-merge';
import { CostsModule } from './cost';
import { CostLinesModule } from './cost-line';
import { ExportModule } from './export';
import { FilesModule } from './file';
import { NotesModule } from './note';
import { PlanModule } from './plan';
import { ProjectModule } from './project';
import { ProjectEndpointsModule } from './project-endpoints';
import { ReferenceModule } from './reference';
import { SearchModule } from './search';
import { SettingsModule } from './settings';
import { TasksModule } from './task';

/** The features of the service, those that others stand on first: events and jobs are registered in this order. */
@Module({
  imports: [
    CostLinesModule,
    ReferenceModule,
    SettingsModule,
    ProjectModule,
    AddressMergesModule,
    ExportModule,
    FilesModule,
    NotesModule,
    PlanModule,
    SearchModule,
    TasksModule,
    CostsModule,
    ProjectEndpointsModule,
  ],
})
export class ProjectsModule {}
