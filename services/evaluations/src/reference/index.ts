export { ExtraConditions } from './extra-conditions.service';
export { LabelsService } from './labels.service';
export { ownersOf, ReportFieldsService } from './report-fields.service';
export type { Labels } from './labels.service';
export {
  CompanyPartRefEntity,
  ObjectRefEntity,
  CustomerRefEntity,
  LicenceRefEntity,
  PersonRefEntity,
  ProjectPersonEntity,
  ProjectRefEntity,
  RateCategoryRefEntity,
  SupervisionEntity,
  TeamRefEntity,
} from './reference.entities';
export { ReferenceModule } from './reference.module';
export { LicenceRefRepository, PersonRefRepository, TeamRefRepository } from './reference.repositories';
export { PersonSight } from './person-sight';
export type { SeenPerson } from './person-sight';
