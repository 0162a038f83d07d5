export { StemEntity } from './stem.entity';
export { StemModule } from './stem.module';
export { stemColumns, StemRepository } from './stem.repository';
export type { StemSum } from './stem.repository';
