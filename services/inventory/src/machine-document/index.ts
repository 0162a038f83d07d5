export { MachineDocumentEntity } from './machine-document.entity';
export { MachineDocumentModule } from './machine-document.module';
export { MachineDocumentRepository } from './machine-document.repository';
