import { Module } from '@nestjs/common';
import { ProjectRefConsumer } from './project-ref.consumer';
import { ProjectRefRepository } from './project-ref.repository';

@Module({
  providers: [ProjectRefConsumer, ProjectRefRepository],
  exports: [ProjectRefRepository],
})
export class ProjectRefModule {}
