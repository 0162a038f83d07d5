export { PlanSheetModule } from './plan-sheet.module';
