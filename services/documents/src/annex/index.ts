export { AnnexEntity } from './annex.entity';
export { AnnexesModule } from './annex.module';
export { AnnexRepository } from './annex.repository';
export { DayReportRefEntity } from './day-report.reference';
