import { StatusPill } from '@jahrring/ui';
import { useT } from '../i18n/use-t';
import { isWorkStatus, workStatusLooks } from './work-status';

export interface WorkStatusPillProps {
  /** A code this version does not know is shown as no status. */
  status: string;
}

/** The status of a project or document: icon, four-letter code and word. */
export function WorkStatusPill({ status }: WorkStatusPillProps) {
  const t = useT();
  const code = isWorkStatus(status) ? status : 'NONE';
  return <StatusPill look={workStatusLooks[code]} code={code} label={t(`status.${code}`)} />;
}
