export { SelfBillingModule } from './self-billing.module';
