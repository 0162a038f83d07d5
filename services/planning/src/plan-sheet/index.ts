export { PlanSheetModule } from './plan-sheet.module';
export { PlanSheetService } from './plan-sheet.service';
