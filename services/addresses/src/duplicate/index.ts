export { DuplicateModule } from './duplicate.module';
