export { MillMeasurementEntity } from './mill-measurement.entity';
export { MillMeasurementRepository } from './mill-measurement.repository';
export { MillModule } from './mill.module';
export { MillViews } from './mill-views';
