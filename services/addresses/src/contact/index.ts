export { ContactEntity } from './contact.entity';
export { ContactModule } from './contact.module';
export { ContactRepository } from './contact.repository';
