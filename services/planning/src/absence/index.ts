export { AbsenceModule } from './absence.module';
export { AbsenceRefEntity, AbsenceRefRepository } from './absence.reference';
