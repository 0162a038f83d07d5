import { consumerOf } from '@jahrring/service-kit';
import { Module } from '@nestjs/common';
import { AbsenceRefRepository } from './absence.reference';

@Module({
  providers: [AbsenceRefRepository, consumerOf(AbsenceRefRepository)],
  exports: [AbsenceRefRepository],
})
export class AbsenceModule {}
