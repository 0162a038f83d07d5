export { LabelsService } from './labels.service';
export type { Labels } from './labels.service';
export {
  ActivityRefEntity,
  CustomerRefEntity,
  PersonRefEntity,
  ProjectPersonEntity,
  ProjectRefEntity,
  SupervisionEntity,
  TeamRefEntity,
} from './reference.entities';
export { ReferenceModule } from './reference.module';
