export { ExtraFieldDefinitions } from './extra-field-definitions.entity';
export { ExtraFieldDefinitionsModule } from './extra-field.module';
