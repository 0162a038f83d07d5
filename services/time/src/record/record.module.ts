import { Module } from '@nestjs/common';
import { EntriesModule } from '../entry';
import { ReferencesModule } from '../refs';
import { CrewService } from './crew.service';
import { LinesService } from './lines.service';
import { RecordController } from './record.controller';

@Module({
  imports: [EntriesModule, ReferencesModule],
  controllers: [RecordController],
  providers: [LinesService, CrewService],
})
export class RecordingModule {}
