export { IdentityAdapterModule } from './adapter.module';
