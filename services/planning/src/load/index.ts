export { LoadModule } from './load.module';
