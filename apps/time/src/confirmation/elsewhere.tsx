import { useFormat, useT } from '@jahrring/tool-kit';

/** Hours that count and lie on projects the reader does not see: their sum, and nothing else of them. */
export function Elsewhere({ seconds = 0 }: { seconds?: number | undefined }) {
  const t = useT('time');
  const format = useFormat();
  if (seconds === 0) return null;
  return <span className="time-entry__sub">{t('day.elsewhere', { hours: format.duration(seconds) })}</span>;
}
