export { FilesModule } from './file.module';
export { ProjectFileEntity } from './project-file.entity';
