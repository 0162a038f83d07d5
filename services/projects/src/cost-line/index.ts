export { CostLineEntity } from './cost-line.entity';
export type { LineKind } from './cost-line.entity';
export { CostLinesModule } from './cost-line.module';
export { CostLineRepository, costLineColumns } from './cost-line.repository';
export type { LineSource, LineValues } from './cost-line.repository';
export { ProjectSumsEntity } from './project-sums.entity';
export { ProjectSumsRepository } from './project-sums.repository';
export type { ProjectSums } from './project-sums.repository';
