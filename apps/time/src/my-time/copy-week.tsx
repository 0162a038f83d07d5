import { useT } from '@jahrring/tool-kit';
import { Button } from '@jahrring/ui';
import { lazy, Suspense, useState } from 'react';
import { copyIcon } from '@jahrring/ui/icons';
import type { WeekProps } from './week-grid';

const CopyWeekDialog = lazy(async () => ({ default: (await import('./copy-week-dialog')).CopyWeekDialog }));

export function CopyWeek({ week, employeeId }: WeekProps) {
  const t = useT('time');
  const [copying, setCopying] = useState(false);
  return (
    <div>
      <Button icon={copyIcon} size="small" onClick={() => setCopying(true)}>
        {t('copyWeek.action')}
      </Button>
      {copying ? (
        <Suspense fallback={null}>
          <CopyWeekDialog week={week} employeeId={employeeId} onClose={() => setCopying(false)} />
        </Suspense>
      ) : null}
    </div>
  );
}
