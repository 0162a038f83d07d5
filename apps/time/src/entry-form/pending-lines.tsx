import { type Format, useFormat, useT } from '@jahrring/tool-kit';
import { IconButton, leftToRight } from '@jahrring/ui';
import { xIcon } from '@jahrring/ui/icons';
import type { EntryDraft } from './entry-draft';

interface PendingLinesProps {
  lines: readonly EntryDraft[];
  onRemove: (index: number) => void;
}

/** Lines that wait to be recorded together with the one in the form. */
export function PendingLines({ lines, onRemove }: PendingLinesProps) {
  const t = useT('time');
  if (lines.length === 0) return null;
  return (
    <section aria-label={t('form.pending')}>
      <h2 className="time-recent__title">{t('form.pending')}</h2>
      <ul className="time-pending">
        {lines.map((line, index) => (
          <li key={index}>
            <LineText line={line} />
            <IconButton
              icon={xIcon}
              label={t('form.removeLine', { number: index + 1 })}
              onClick={() => onRemove(index)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

function LineText({ line }: { line: EntryDraft }) {
  const t = useT('time');
  const format = useFormat();
  return (
    <span className="time-figures">
      {[t(`kind.${line.kind}`), amountText(line, format), line.comment].filter(Boolean).join(' · ')}
    </span>
  );
}

function amountText(line: EntryDraft, format: Format): string {
  if (line.kind !== 'hours') {
    const counted =
      line.counterFrom && line.counterTo
        ? leftToRight(`${format.number(line.counterFrom)}–${format.number(line.counterTo)}`)
        : null;
    if (line.amount !== null) return format.amount(line.amount);
    return counted ?? (line.quantity === null ? '' : format.number(line.quantity));
  }
  if (line.mode === 'span') return leftToRight(`${line.from ?? ''}–${line.to ?? ''}`);
  return line.seconds === null ? '' : format.duration(line.seconds);
}
