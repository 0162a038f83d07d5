export { RepriceModule } from './reprice.module';
