import { Module } from '@nestjs/common';
import { FactModule } from './fact';
import { MyReportModule } from './my-report';
import { PivotModule } from './pivot';
import { ReferenceModule } from './reference';

/** The features of the service, those that others stand on first: events and jobs are registered in this order. */
@Module({ imports: [ReferenceModule, FactModule, PivotModule, MyReportModule] })
export class EvaluationsModule {}
