export { AbsenceRefEntity } from './absence-ref.entity';
export { AbsenceRefRepository } from './absence-ref.repository';
export { AbsenceModule } from './absence.module';
