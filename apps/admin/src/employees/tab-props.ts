import type { EmployeeView } from '@jahrring/contracts-admin';
import type { EmployeeScope } from './employee-scope';

export interface TabProps {
  scope: EmployeeScope;
  employee: EmployeeView;
  activePlugins: readonly string[];
  onReload: () => Promise<EmployeeView>;
}
