export { ExtraFieldDefinitionsEntity } from './extra-field-definitions.entity';
export { ExtraFieldDefinitionsRepository } from './extra-field-definitions.repository';
export { ExtraFieldDefinitionsModule } from './extra-field.module';
export { ExtraFieldService } from './extra-field.service';
