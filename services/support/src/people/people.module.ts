import { Module } from '@nestjs/common';
import { CasePersonRepository } from './case-person.repository';

@Module({ providers: [CasePersonRepository], exports: [CasePersonRepository] })
export class PeopleModule {}
