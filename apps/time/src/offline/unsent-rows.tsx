import {
  discardUnsent,
  Link,
  newUuid,
  problemText,
  sendAgain,
  useBoot,
  useFormat,
  useT,
} from '@jahrring/tool-kit';
import { ActionMenu, Badge, leftToRight } from '@jahrring/ui';
import { alertIcon, checkIcon, cloudUpIcon, editIcon, refreshIcon, trashIcon } from '@jahrring/ui/icons';
import { clockOfLine } from './line-draft';
import { mendPage, secondsOf, type UnsentLine } from './unsent-line';
import './offline.css';

const looks = {
  waiting: { tone: 'bernstein', icon: cloudUpIcon },
  sent: { tone: 'wald', icon: checkIcon },
  refused: { tone: 'rot', icon: alertIcon },
} as const;

/** Lines of a day that lie on this device: waiting, sent, or not accepted with the reason. */
export function UnsentRows({
  lines,
  withDate = false,
}: {
  lines: readonly UnsentLine[];
  withDate?: boolean;
}) {
  const t = useT('time');
  if (lines.length === 0) return null;
  return (
    <ul className="time-entries time-unsent" aria-label={t('offline.title')}>
      {lines.map((unsent) => (
        <UnsentRow key={unsent.item.id} unsent={unsent} withDate={withDate} />
      ))}
    </ul>
  );
}

function UnsentRow({ unsent, withDate }: { unsent: UnsentLine; withDate: boolean }) {
  const t = useT('time');
  const format = useFormat();
  const { licence } = useBoot();
  const { item, line } = unsent;
  const { tone, icon } = looks[item.state];
  const hours = (line.kind ?? 'hours') === 'hours';
  const clock = clockOfLine(line, licence.timeZone);
  const times = clock.from
    ? leftToRight(`${clock.from}–${clock.to}`)
    : t(hours ? 'day.durationOnly' : `kind.${line.kind}`);
  const refused = item.state === 'refused';
  const again = () => {
    const { kind, url, body, summary } = item;
    void sendAgain(item, { id: newUuid(), kind, url, body, summary, mendAt: mendPage });
  };
  return (
    <li className="time-entry" data-unsent={item.state}>
      <span className="time-entry__times time-figures">
        {withDate ? `${format.date(line.workDate)} ` : ''}
        {times}
      </span>
      <span className="time-entry__what">
        {refused ? (
          <Link to={`${mendPage}?outbox=${item.id}`} className="time-entry__link">
            {item.summary.text}
          </Link>
        ) : (
          <span>{item.summary.text}</span>
        )}
        {item.problem ? <span className="time-unsent__reason">{problemText(t, item.problem)}</span> : null}
      </span>
      <span className="time-entry__marks">
        <Badge tone={tone} icon={icon}>
          {t(`offline.state.${item.state}`)}
        </Badge>
      </span>
      <span className="time-entry__hours time-figures">
        {hours ? format.duration(secondsOf(line, licence.timeZone)) : ''}
      </span>
      <span className="time-entry__menu">
        {item.state === 'sent' ? null : (
          <ActionMenu
            label={t('offline.actionsOf', { times })}
            items={[
              { label: t('offline.mend'), icon: editIcon, to: `${mendPage}?outbox=${item.id}` },
              refused && { label: t('offline.again'), icon: refreshIcon, onClick: again },
              {
                label: t('offline.discard'),
                icon: trashIcon,
                danger: true,
                onClick: () => void discardUnsent(item.id),
              },
            ]}
          />
        )}
      </span>
    </li>
  );
}
