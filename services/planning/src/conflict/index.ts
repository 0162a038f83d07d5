export { ConflictModule } from './conflict.module';
