import type { ObjectImportSettings } from '@jahrring/contracts-inventory';
import { ImportEntity, ImportRowEntity } from '@jahrring/service-kit';
import { Entity } from 'typeorm';
import type { ImportedObject } from './plan-object';

@Entity('object_imports')
export class ObjectImportEntity extends ImportEntity<ObjectImportSettings> {}

@Entity('object_import_rows')
export class ObjectImportRowEntity extends ImportRowEntity<ImportedObject> {}
