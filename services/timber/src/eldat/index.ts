export { EldatModule } from './eldat.module';
