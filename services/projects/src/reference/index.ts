export { AddressRefEntity, AddressRefRepository } from './address.reference';
export { BillRefEntity, BillRefRepository, openOnBills } from './bill.reference';
export { EmployeeRefEntity, EmployeeRefRepository } from './employee.reference';
export { ObjectRefEntity, ObjectRefRepository } from './object.reference';
export { ReferenceModule } from './reference.module';
