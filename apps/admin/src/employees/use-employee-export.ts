import { notify, saveFile, useLocation, useProblemToast, useT } from '@jahrring/tool-kit';
import type { EmployeeScope } from './employee-scope';

export type EmployeeFile = 'csv' | 'xlsx' | 'full-csv' | 'full-xlsx';

/** Query parameters of the URL that narrow the list: the page number does not matter for a file. */
const listParameter = /^(search|sort|filter\[\w+\])$/;

/** Downloads the list as it is filtered and sorted now. */
export function useEmployeeExport(scope: EmployeeScope): (file: EmployeeFile) => void {
  const t = useT('admin');
  const toast = useProblemToast();
  const { search } = useLocation();
  return (file) => {
    const wanted = [...new URLSearchParams(search)].filter(([name]) => listParameter.test(name));
    const call = { url: `${scope.base}/export/${file}`, params: Object.fromEntries(wanted) };
    const ending = file.endsWith('csv') ? 'csv' : 'xlsx';
    saveFile(call, `${t('title.employees')}.${ending}`).then(
      () => notify.success(t('hr.exported')),
      (error: unknown) => toast(error),
    );
  };
}
