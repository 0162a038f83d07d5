import { Module } from '@nestjs/common';
import { ProjectModule } from '../project';
import { ProjectExportController } from './project-export.controller';
import { ProjectExportService } from './project-export.service';

@Module({
  imports: [ProjectModule],
  controllers: [ProjectExportController],
  providers: [ProjectExportService],
})
export class ExportModule {}
