export { LoadEntity } from './load.entity';
export { LoadModule } from './load.module';
export { LoadRepository } from './load.repository';
export type { LoadGroup, LoadsOf } from './load.repository';
