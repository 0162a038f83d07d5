import { Module } from '@nestjs/common';
import { DirectoryModule } from '../../identity';
import { AuditPeopleController } from './audit-people.controller';

@Module({
  imports: [DirectoryModule],
  controllers: [AuditPeopleController],
})
export class AuditModule {}
