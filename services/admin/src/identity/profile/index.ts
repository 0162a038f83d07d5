export { CvEntryEntity } from './cv-entry.entity';
export { ProfilesModule } from './profile.module';
