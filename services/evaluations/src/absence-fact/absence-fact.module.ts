import { Module } from '@nestjs/common';
import { ReferenceModule } from '../reference';
import { WorkingTimeModule } from '../working-time';
import { AbsenceFigures } from './absence-figures.service';

@Module({
  imports: [ReferenceModule, WorkingTimeModule],
  providers: [AbsenceFigures],
  exports: [AbsenceFigures],
})
export class AbsenceFactModule {}
