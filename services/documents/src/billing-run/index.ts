export { BillingRunsModule } from './billing-run.module';
