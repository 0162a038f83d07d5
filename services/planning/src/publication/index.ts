export { PublicationEntity } from './publication.entity';
export { PublicationModule } from './publication.module';
