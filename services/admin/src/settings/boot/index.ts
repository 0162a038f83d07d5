export { BootModule } from './boot.module';
