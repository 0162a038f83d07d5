import { Module } from '@nestjs/common';
import { AbsenceRefRepository } from './absence-ref.repository';
import { AbsenceConsumer } from './absence.consumer';

@Module({ providers: [AbsenceRefRepository, AbsenceConsumer], exports: [AbsenceRefRepository] })
export class AbsenceModule {}
