import { entryImportOutcomes, type EntryImportCheck, type EntryImportCounts } from '@jahrring/contracts-time';
import { useFormat, useT } from '@jahrring/tool-kit';
import { Stat } from '@jahrring/ui';
import { formatDuration } from '@jahrring/ui/input';

/** Figures of the lines as a whole. */
export function ImportFacts({ check }: { check: EntryImportCheck }) {
  const t = useT('time');
  const format = useFormat();
  const { firstDay, lastDay } = check;
  const until = lastDay && lastDay !== firstDay ? `– ${format.date(lastDay)}` : undefined;
  return (
    <div className="time-import-facts">
      <OutcomeFacts counts={check.counts} />
      <Stat label={t('import.hours')} value={formatDuration(check.seconds)} />
      <Stat label={t('import.people')} value={format.number(check.people)} />
      <Stat label={t('import.days')} value={firstDay ? format.date(firstDay) : '–'} hint={until} />
    </div>
  );
}

/** Shows the number of lines by outcome. */
export function OutcomeFacts({ counts }: { counts: EntryImportCounts }) {
  const t = useT('time');
  const format = useFormat();
  return entryImportOutcomes.map((outcome) => (
    <Stat key={outcome} label={t(`import.outcome.${outcome}`)} value={format.number(counts[outcome])} />
  ));
}
