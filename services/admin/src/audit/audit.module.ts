import { Module } from '@nestjs/common';
import { AuditPeopleController } from './audit-people.controller';
import { AuditPeopleRepository } from './audit-people.repository';

@Module({
  controllers: [AuditPeopleController],
  providers: [AuditPeopleRepository],
})
export class AuditModule {}
