import { Module } from '@nestjs/common';
import { EntriesModule } from '../entry';
import { ReferenceModule } from '../reference';
import { CrewService } from './crew.service';
import { LinesService } from './lines.service';
import { RecordController } from './record.controller';

@Module({
  imports: [EntriesModule, ReferenceModule],
  controllers: [RecordController],
  providers: [LinesService, CrewService],
})
export class RecordingModule {}
