export { PivotModule } from './pivot.module';
