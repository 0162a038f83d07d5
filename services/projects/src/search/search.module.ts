import { Module } from '@nestjs/common';
import { ProjectModule } from '../project';
import { ProjectSearchController } from './project-search.controller';

@Module({
  imports: [ProjectModule],
  controllers: [ProjectSearchController],
})
export class SearchModule {}
