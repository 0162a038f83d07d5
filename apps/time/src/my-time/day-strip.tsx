import type { EntryView } from '@jahrring/contracts-time';

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
const dayMinutes = 24 * 60;
const usualStart = 6 * 60;
const usualEnd = 18 * 60;

/** The day as a band: where work was recorded. A picture of the list below it, so hidden from screen readers. */
export function DayStrip({ entries }: { entries: readonly EntryView[] }) {
  const spans = entries.flatMap(({ id, from, to }) => {
    if (!from || !to) return [];
    const start = minutesOf(from);
    const end = minutesOf(to) > start ? minutesOf(to) : dayMinutes;
    return [{ id, start, end }];
  });
  const first = Math.min(usualStart, ...spans.map((span) => Math.floor(span.start / 60) * 60));
  const last = Math.max(usualEnd, ...spans.map((span) => Math.ceil(span.end / 60) * 60));
  const percent = (minutes: number): string => `${((minutes - first) / (last - first)) * 100}%`;
  const hours = Array.from({ length: (last - first) / 60 + 1 }, (_, index) => first / 60 + index);
  return (
    <div className="time-strip" aria-hidden="true">
      <div className="time-strip__band">
        {spans.map(({ id, start, end }) => (
          <span
            key={id}
            className="time-strip__block"
            style={{
              insetInlineStart: percent(start),
              inlineSize: `${((end - start) / (last - first)) * 100}%`,
            }}
          />
        ))}
      </div>
      <div className="time-strip__hours">
        {hours.map((hour) =>
          hour % 3 === 0 ? (
            <span key={hour} style={{ insetInlineStart: percent(hour * 60) }}>
              {hour}
            </span>
          ) : null,
        )}
      </div>
    </div>
  );
}
