import { useT } from '@jahrring/tool-kit';
import { Alert } from '@jahrring/ui';
import { useWatch } from '@jahrring/ui/form';
import { useEffect, useState } from 'react';
import { useDuplicates } from '../projects.api';

const pause = 300;

/** The value after typing has paused. */
function useSettled(value: string): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pause);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}

/** Tells, while they are typed, that number or title are used already. Nobody is kept from saving a title twice. */
export function DuplicateWarning({ exceptId }: { exceptId?: string | undefined }) {
  const t = useT('projects');
  const [number = '', title = ''] = useWatch({ name: ['number', 'title'] }) as [string?, string?];
  const asked = {
    number: useSettled(number.trim()) || undefined,
    title: useSettled(title.trim()) || undefined,
    exceptId,
  };
  const { data } = useDuplicates(asked, { skip: !asked.number && !asked.title });
  return (
    <div role="status">
      {data?.number ? <Alert kind="warning">{t('warning.number')}</Alert> : null}
      {data?.title ? <Alert kind="warning">{t('warning.title')}</Alert> : null}
    </div>
  );
}
