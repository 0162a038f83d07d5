export { StemEntity } from './stem.entity';
export { StemModule } from './stem.module';
export { StemRepository } from './stem.repository';
export { stemColumns } from './stem-columns';
export type { StemSum } from './stem-sum';
