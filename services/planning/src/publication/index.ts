export { ChangeViews } from './change.views';
export { PublicationEntity } from './publication.entity';
export { PublicationModule } from './publication.module';
