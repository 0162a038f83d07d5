export { PayrollLineEntity } from './payroll-line.entity';
export { PayrollRunEntity } from './payroll-run.entity';
export { PayrollSettingsEntity } from './payroll-settings.entity';
export { PayrollModule } from './payroll.module';
