export { PivotFiles } from './pivot-files';
export { PivotModule } from './pivot.module';
