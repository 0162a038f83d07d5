export { CasePersonEntity } from './case-person.entity';
export { CasePersonRepository } from './case-person.repository';
export { PeopleModule } from './people.module';
