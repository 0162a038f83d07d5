import type { QuickEntry } from '@jahrring/contracts-time';
import { useFormat, useT } from '@jahrring/tool-kit';
import { Icon, type IconShape, leftToRight } from '@jahrring/ui';
import { alertIcon, axeIcon, folderIcon, toolIcon } from '@jahrring/ui/icons';
import { useAmountText } from '../amount-text';
import type { PlannedEntry, QuickPlan } from './quick-plan';

interface QuickPreviewProps {
  plan: QuickPlan;
  line: QuickEntry;
  searching: boolean;
}

/** What the line would record, or why it cannot yet. */
export function QuickPreview({ plan, line, searching }: QuickPreviewProps) {
  const t = useT('time');
  const format = useFormat();
  const [problem] = line.problems;
  return (
    <div className="time-preview">
      {plan.entries.map((entry, index) => (
        <PreviewChip key={index} entry={entry} />
      ))}
      {plan.entries.length > 0 ? (
        <strong className="time-figures">
          = {format.duration(plan.totalSeconds)} {t('unit.hours')}
        </strong>
      ) : null}
      <Name icon={folderIcon} wanted={line.project} searching={searching}>
        {plan.project ? `${plan.project.number} ${plan.project.title}` : null}
      </Name>
      <Name icon={axeIcon} wanted={line.activity} searching={searching}>
        {plan.activity?.title ?? null}
      </Name>
      {plan.thing ? <Thing plan={plan} wanted={line.object} searching={searching} /> : null}
      {line.date ? <span>{format.longDate(line.date)}</span> : null}
      {plan.comment ? <span className="time-preview__comment">„{plan.comment}“</span> : null}
      {problem ? <Wrong>{t(`quick.problem.${problem.code}`, { text: problem.text })}</Wrong> : null}
      {!plan.project && !line.project ? <Wrong>{t('quick.noProject')}</Wrong> : null}
    </div>
  );
}

interface ThingProps {
  plan: QuickPlan;
  wanted: string | null;
  searching: boolean;
}

/** The machine, material or money of the line, with how much of it. */
function Thing({ plan, wanted, searching }: ThingProps) {
  const t = useT('time');
  const amountText = useAmountText();
  if (!plan.thing) return null;
  const { kind, object, quantity, amount, problem } = plan.thing;
  if (wanted && !object)
    return (
      <Name icon={toolIcon} wanted={wanted} searching={searching}>
        {null}
      </Name>
    );
  const unit = object?.unit ?? null;
  return (
    <span className="time-preview__chip" data-wrong={problem !== null || undefined}>
      {[object?.title ?? t(`kind.${kind}`), amountText({ kind, seconds: 0, quantity, unit, amount })]
        .filter(Boolean)
        .join(' · ')}
      {problem ? <Wrong>{t(`quick.wrong.${problem}`)}</Wrong> : null}
    </span>
  );
}

function PreviewChip({ entry }: { entry: PlannedEntry }) {
  const t = useT('time');
  const format = useFormat();
  const { segment, problem } = entry;
  const text =
    segment.kind === 'span' ? leftToRight(`${segment.from}–${segment.to}`) : format.duration(segment.seconds);
  return (
    <span className="time-preview__chip" data-wrong={problem !== null || undefined}>
      {text}
      {problem ? <Wrong>{t(`quick.wrong.${problem}`)}</Wrong> : null}
    </span>
  );
}

interface NameProps {
  icon: IconShape;
  /** What was typed; null where the line names none. */
  wanted: string | null;
  searching: boolean;
  children: string | null;
}

function Name({ icon, wanted, searching, children }: NameProps) {
  const t = useT('time');
  if (children) {
    return (
      <span className="time-preview__name">
        <Icon name={icon} size={16} />
        {children}
      </span>
    );
  }
  if (!wanted) return null;
  return searching ? <span>{wanted} …</span> : <Wrong>{t('quick.unknown', { name: wanted })}</Wrong>;
}

function Wrong({ children }: { children: string }) {
  return (
    <span className="time-preview__wrong">
      <Icon name={alertIcon} size={16} />
      {children}
    </span>
  );
}
