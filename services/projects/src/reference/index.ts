export { AddressRefEntity } from './address-ref.entity';
export { BillRefEntity } from './bill-ref.entity';
export { EmployeeRefEntity } from './employee-ref.entity';
export { ObjectRefEntity } from './object-ref.entity';
export { ReferencesModule } from './reference.module';
export {
  AddressRefRepository,
  BillRefRepository,
  EmployeeRefRepository,
  ObjectRefRepository,
  openOnBills,
} from './reference.repositories';
