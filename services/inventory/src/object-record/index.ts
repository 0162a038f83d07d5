export { keepersOf } from './keepers';
export { ObjectEmployeeEntity } from './object-employee.entity';
export { articleNumberKey, titleKey } from './object-keys';
export { ObjectRecordModule } from './object-record.module';
export { ObjectEntity, isMachine } from './object.entity';
export { toMachineRow, toNewObject, toObjectChanged, toObjectView } from './object.mapper';
export { ObjectRepository, objectColumns, ofKinds } from './object.repository';
export type { NewObject, ObjectPatch } from './object.repository';
export { limitToVisible, pricePermissions, seesObjectPrices } from './object.scope';
