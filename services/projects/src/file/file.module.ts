import { Module } from '@nestjs/common';
import { ProjectModule } from '../project';
import { ReferenceModule } from '../reference';
import { ProjectFileController } from './project-file.controller';
import { ProjectFileRepository } from './project-file.repository';
import { ProjectFileService } from './project-file.service';

@Module({
  imports: [ProjectModule, ReferenceModule],
  controllers: [ProjectFileController],
  providers: [ProjectFileRepository, ProjectFileService],
})
export class FilesModule {}
