import { Module } from '@nestjs/common';
import { AbsenceFactModule } from './absence-fact';
import { DocumentFactModule } from './document-fact';
import { FactModule } from './fact';
import { MachineFactModule } from './machine-fact';
import { ProjectFiguresModule } from './project-figures';
import { MyReportModule } from './my-report';
import { PackagePartsModule } from './package-part';
import { PeriodReportModule } from './period-report';
import { PlanFactModule } from './plan-fact';
import { PivotModule } from './pivot';
import { ReferenceModule } from './reference';
import { ReportScheduleModule } from './report-schedule';
import { SavedReportModule } from './saved-report';
import { TimberFactModule } from './timber-fact';
import { WorkingTimeModule } from './working-time';

/** The features of the service, those that others stand on first: events and jobs are registered in this order. */
@Module({
  imports: [
    ReferenceModule,
    FactModule,
    ProjectFiguresModule,
    DocumentFactModule,
    MachineFactModule,
    WorkingTimeModule,
    PlanFactModule,
    AbsenceFactModule,
    TimberFactModule,
    PivotModule,
    PeriodReportModule,
    MyReportModule,
    SavedReportModule,
    ReportScheduleModule,
    PackagePartsModule,
  ],
})
export class EvaluationsModule {}
