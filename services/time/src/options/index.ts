export { OptionsModule } from './options.module';
