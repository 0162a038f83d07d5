import type { LookupResult, QuickEntry } from '@jahrring/contracts-time';
import { useFormat, useT } from '@jahrring/tool-kit';
import { Icon, type IconShape, leftToRight } from '@jahrring/ui';
import { alertIcon, axeIcon, folderIcon, toolIcon } from '@jahrring/ui/icons';
import { useAmountText } from '../amount-text';
import type { PlannedEntry, PlannedThing, QuickPlan } from './quick-plan';
import type { Tag } from './tag-at';
import { projectOption, titledOptions, type TagOption } from './use-tag-options';

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
      <Name
        icon={folderIcon}
        wanted={line.project}
        searching={searching}
        others={found?.projects.map(projectOption)}
        onName={(option) => onName('@', option)}
      >
        {plan.project ? `${plan.project.number} ${plan.project.title}` : null}
      </Name>
      <Name
        icon={axeIcon}
        wanted={line.activity}
        searching={searching}
        others={titledOptions(found?.activities ?? [])}
        onName={(option) => onName('#', option)}
      >
        {plan.activity?.title ?? null}
      </Name>
      {line.object && !plan.thing?.object ? (
        <Name
          icon={toolIcon}
          wanted={line.object}
          searching={searching}
          others={titledOptions(found?.objects ?? [])}
          onName={(option) => onName('*', option)}
        >
          {null}
        </Name>
      ) : null}
      {plan.thing && (!line.object || plan.thing.object) ? <Thing thing={plan.thing} /> : null}
      {line.date ? <span>{format.longDate(line.date)}</span> : null}
      {plan.comment ? <span className="time-preview__comment">„{plan.comment}“</span> : null}
      {problem ? <Wrong>{t(`quick.problem.${problem.code}`, { text: problem.text })}</Wrong> : null}
      {!plan.project && !line.project ? <Wrong>{t('quick.noProject')}</Wrong> : null}
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
  /** Typed name; null if the line contains none. */
  wanted: string | null;
  searching: boolean;
  /** Options if several fit. */
  others?: readonly TagOption[] | undefined;
  onName: (option: TagOption) => void;
  children: string | null;
}

/** Shows the record that a name means, a choice if there are several, or that there is none. */
function Name({ icon, wanted, searching, others = [], onName, children }: NameProps) {
  const t = useT('time');
  if (children) {
    return (
      <span className="time-preview__chip">
        <Icon name={icon} size={16} />
        {children}
      </span>
    );
  }
  if (!wanted) return null;
  if (others.length > 0) {
    return (
      <span className="time-preview__ask" role="group" aria-label={t('quick.which', { name: wanted })}>
        <Wrong>{t('quick.which', { name: wanted })}</Wrong>
        {others.map((option) => (
          <button key={option.id} type="button" className="time-preview__chip" onClick={() => onName(option)}>
            {option.label}
          </button>
        ))}
      </span>
    );
  }
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
