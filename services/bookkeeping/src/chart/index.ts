export { ChartModule } from './chart.module';
