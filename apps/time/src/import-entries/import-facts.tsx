import type { ImportView } from '@jahrring/contracts-common/imports';
import type { EntryImportFound } from '@jahrring/contracts-time';
import { useFormat, useT } from '@jahrring/tool-kit';
import { useImportFound } from '@jahrring/tool-kit/import';
import { Alert, Stat } from '@jahrring/ui';
import { formatDuration } from '@jahrring/ui/input';
import { importsUrl } from './import.url';

/** Findings of the dry run on the lines as a whole, and the order in which it has read their dates. */
export function ImportFacts({ run }: { run: ImportView }) {
  const t = useT('time');
  const { data } = useImportFound({ url: importsUrl, id: run.id, version: run.version });
  if (!data) return null;
  const found = data as EntryImportFound;
  return (
    <>
      <Figures found={found} />
      {found.dateOrderSure ? null : (
        <Alert kind="info">
          {t('import.dateUnsure', {
            sample: found.dateSample ?? '',
            order: t(`import.order.${found.dateOrder}`),
          })}
        </Alert>
      )}
    </>
  );
}

function Figures({ found }: { found: EntryImportFound }) {
  const t = useT('time');
  const format = useFormat();
  const { firstDay, lastDay } = found;
  const until = lastDay && lastDay !== firstDay ? `– ${format.date(lastDay)}` : undefined;
  return (
    <div className="time-import-facts">
      <Stat label={t('import.hours')} value={formatDuration(found.seconds)} />
      <Stat label={t('import.people')} value={format.number(found.people)} />
      <Stat label={t('import.days')} value={firstDay ? format.date(firstDay) : '–'} hint={until} />
      <Stat label={t('import.same')} value={format.number(found.same)} />
      <Stat label={t('import.leftOut')} value={format.number(found.leftOut)} />
    </div>
  );
}
