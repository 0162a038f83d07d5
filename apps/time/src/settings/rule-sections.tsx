import {
  breakRules,
  lawRules,
  lawWeekHours,
  minuteSteps,
  overlapRules,
  recordingMethods,
} from '@jahrring/contracts-time';
import { useT } from '@jahrring/tool-kit';
import { Button, IconButton, Section } from '@jahrring/ui';
import {
  CheckboxField,
  NumberField,
  RadioGroup,
  SelectField,
  SwitchField,
  TimeField,
  useFormContext,
  useWatch,
} from '@jahrring/ui/form';
import { plusIcon, trashIcon } from '@jahrring/ui/icons';
import type { SettingsDraft } from './settings-draft';

/** A whole number with its unit behind it. */
function Amount({ name, unit }: { name: keyof SettingsDraft; unit: string }) {
  const t = useT('time');
  return (
    <NumberField name={name} label={t(`settings.${name}`)} suffix={t(`settings.unit.${unit}`)} required />
  );
}

export function MethodRules() {
  const t = useT('time');
  const options = recordingMethods.map((method) => ({ value: method, label: t(`method.${method}`) }));
  return (
    <Section title={t('settings.methodsTitle')} description={t('settings.methodsText')}>
      <div className="time-rules">
        <fieldset className="time-rules__group">
          <legend>{t('settings.methods')}</legend>
          {options.map(({ value, label }) => (
            <CheckboxField
              key={value}
              name={`methods.${value}`}
              label={label}
              description={t(`method.text.${value}`)}
            />
          ))}
        </fieldset>
        <SelectField name="method" label={t('settings.method')} options={options} required />
        <SelectField
          name="minuteStep"
          label={t('settings.minuteStep')}
          options={minuteSteps.map((step) => ({
            value: String(step),
            label: t('settings.minutes', { count: step }),
          }))}
          required
        />
      </div>
    </Section>
  );
}

export function EntryRules() {
  const t = useT('time');
  const options = overlapRules.map((rule) => ({ value: rule, label: t(`settings.overlapRule.${rule}`) }));
  return (
    <Section title={t('settings.entriesTitle')}>
      <div className="time-rules">
        <SwitchField name="commentRequired" label={t('settings.commentRequired')} />
        <SwitchField
          name="companyPartSwitch"
          label={t('settings.companyPartSwitch')}
          description={t('settings.companyPartSwitchText')}
        />
        <SwitchField
          name="dayReportPrices"
          label={t('settings.dayReportPrices')}
          description={t('settings.dayReportPricesText')}
        />
        <RadioGroup name="overlap" label={t('settings.overlap')} options={options} />
        <div className="time-rules__row">
          <Amount name="maxEntryHours" unit="hours" />
          <Amount name="futureDays" unit="days" />
          <Amount name="scanDistanceMetres" unit="metres" />
        </div>
      </div>
    </Section>
  );
}

export function TimerRules() {
  const t = useT('time');
  return (
    <Section title={t('settings.timerTitle')} description={t('settings.timerText')}>
      <div className="time-rules__row">
        <Amount name="timerDelaySeconds" unit="seconds" />
        <Amount name="timerPromptHours" unit="hours" />
        <Amount name="timerStopHours" unit="hours" />
      </div>
    </Section>
  );
}

export function LockRules() {
  const t = useT('time');
  return (
    <Section title={t('settings.lockTitle')} description={t('settings.lockText')}>
      <div className="time-rules__row">
        <Amount name="lockDays" unit="days" />
        <NumberField name="monthCloseDay" label={t('settings.monthCloseDay')} required />
        <TimeField name="monthCloseTime" label={t('settings.monthCloseTime')} required />
        <Amount name="unlockHours" unit="hours" />
      </div>
    </Section>
  );
}

export function BreakRules() {
  const t = useT('time');
  const rule = useWatch<SettingsDraft, 'breakRule'>({ name: 'breakRule' });
  const law = useWatch<SettingsDraft, 'lawRule'>({ name: 'lawRule' });
  const options = breakRules.map((value) => ({ value, label: t(`settings.breakRuleOf.${value}`) }));
  const laws = lawRules.map((value) => ({ value, label: t(`settings.breakRuleOf.${value}`) }));
  return (
    <Section title={t('settings.breaksTitle')} description={t('settings.breaksText')}>
      <div className="time-rules">
        <SelectField name="breakRule" label={t('settings.breakRule')} options={options} required />
        {rule === 'own' ? <BreakSteps /> : null}
        <SelectField name="lawRule" label={t('settings.lawRule')} options={laws} required />
        {law === 'CH' || law === 'zone' ? (
          <SelectField
            name="lawWeekHours"
            label={t('settings.lawWeekHours')}
            options={lawWeekHours.map((hours) => ({
              value: String(hours),
              label: t('settings.lawWeekHoursOf', { hours }),
            }))}
            required
          />
        ) : null}
      </div>
    </Section>
  );
}

const mostSteps = 5;

function BreakSteps() {
  const t = useT('time');
  const { setValue } = useFormContext<SettingsDraft>();
  const steps = useWatch<SettingsDraft, 'breakSteps'>({ name: 'breakSteps' });
  const set = (next: SettingsDraft['breakSteps']) => setValue('breakSteps', next, { shouldDirty: true });
  return (
    <div className="time-rules__steps">
      {steps.map((_step, index) => (
        <div key={index} className="time-rules__step">
          <NumberField
            name={`breakSteps.${index}.aboveMinutes`}
            label={t('settings.breakAbove')}
            suffix={t('settings.unit.minutes')}
          />
          <NumberField
            name={`breakSteps.${index}.breakMinutes`}
            label={t('settings.breakLength')}
            suffix={t('settings.unit.minutes')}
          />
          <IconButton
            icon={trashIcon}
            label={t('settings.breakRemove', { number: index + 1 })}
            onClick={() => set(steps.filter((_, other) => other !== index))}
          />
        </div>
      ))}
      <Button
        icon={plusIcon}
        size="small"
        disabled={steps.length >= mostSteps}
        onClick={() => set([...steps, { aboveMinutes: 360, breakMinutes: 30 }])}
      >
        {t('settings.breakAdd')}
      </Button>
    </div>
  );
}

export function AbsentRules() {
  const t = useT('time');
  const week = (days: number) => ({ value: String(days), label: t('settings.weekDays', { count: days }) });
  return (
    <Section title={t('settings.weekTitle')}>
      <div className="time-rules__row">
        <SelectField
          name="workingWeekDays"
          label={t('settings.workingWeekDays')}
          options={[week(5), week(7)]}
          required
        />
        <Amount name="dailyTargetMinutes" unit="minutes" />
        <Amount name="missingToleranceMinutes" unit="minutes" />
        <Amount name="absenceFutureMonths" unit="months" />
      </div>
    </Section>
  );
}
