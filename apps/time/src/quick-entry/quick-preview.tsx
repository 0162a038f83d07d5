import type { LookupResult, QuickEntry } from '@jahrring/contracts-time';
import { useFormat, useT } from '@jahrring/tool-kit';
import { leftToRight } from '@jahrring/ui';
import { axeIcon, folderIcon, toolIcon } from '@jahrring/ui/icons';
import { useAmountText } from '../amount-text';
import type { PlannedThing, QuickPlan } from './quick-plan';
import type { PlannedEntry } from './plan-segment';
import type { Tag } from './tag-at';
import { projectOption, titledOptions, type TagOption } from './use-tag-options';
import { PreviewName, PreviewFault } from './preview-name';

interface QuickPreviewProps {
  plan: QuickPlan;
  /** Records that the names mean, as far as known. */
  found: LookupResult | undefined;
  line: QuickEntry;
  searching: boolean;
  /** Writes into the line which of several is meant. */
  onName: (mark: Tag['mark'], option: TagOption) => void;
}

/** Shows what the line would record, or why it cannot yet. */
export function QuickPreview({ plan, found, line, searching, onName }: QuickPreviewProps) {
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
      {line.breakSeconds > 0 ? (
        <span className="time-preview__chip">
          {t('quick.break', { length: format.duration(line.breakSeconds) })}
        </span>
      ) : null}
      <PreviewName
        icon={folderIcon}
        wanted={line.project}
        searching={searching}
        others={found?.projects.map(projectOption)}
        onName={(option) => onName('@', option)}
      >
        {plan.project ? `${plan.project.number} ${plan.project.title}` : null}
      </PreviewName>
      <PreviewName
        icon={axeIcon}
        wanted={line.activity}
        searching={searching}
        others={titledOptions(found?.activities ?? [])}
        onName={(option) => onName('#', option)}
      >
        {plan.activity?.title ?? null}
      </PreviewName>
      {line.object && !plan.thing?.object ? (
        <PreviewName
          icon={toolIcon}
          wanted={line.object}
          searching={searching}
          others={titledOptions(found?.objects ?? [])}
          onName={(option) => onName('*', option)}
        >
          {null}
        </PreviewName>
      ) : null}
      {plan.thing && (!line.object || plan.thing.object) ? <Thing thing={plan.thing} /> : null}
      {line.date ? <span>{format.longDate(line.date)}</span> : null}
      {plan.comment ? <span className="time-preview__comment">„{plan.comment}“</span> : null}
      {problem ? (
        <PreviewFault>{t(`quick.problem.${problem.code}`, { text: problem.text })}</PreviewFault>
      ) : null}
      {!plan.project && !line.project ? <PreviewFault>{t('quick.noProject')}</PreviewFault> : null}
    </div>
  );
}

/** The machine, material or money of the line, with how much of it. */
function Thing({ thing }: { thing: PlannedThing }) {
  const t = useT('time');
  const amountText = useAmountText();
  const { kind, object, quantity, amount, problem } = thing;
  const unit = object?.unit ?? null;
  return (
    <span className="time-preview__chip" data-wrong={problem !== null || undefined}>
      {[object?.title ?? t(`kind.${kind}`), amountText({ kind, seconds: 0, quantity, unit, amount })]
        .filter(Boolean)
        .join(' · ')}
      {problem ? <PreviewFault>{t(`quick.wrong.${problem}`)}</PreviewFault> : null}
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
      {problem ? <PreviewFault>{t(`quick.wrong.${problem}`)}</PreviewFault> : null}
    </span>
  );
}
