import { useT, useValue } from '@jahrring/tool-kit';
import { Button, ConfirmDialog } from '@jahrring/ui';
import { useEffect, useState } from 'react';
import './development.css';
import { developmentFaultValue, followBuilds } from './follow-builds';
import {
  activeOverrides,
  agreeTo,
  askedOverrides,
  endOverrides,
  withoutAsked,
  type Overrides,
} from './overrides';

const listed = (overrides: Overrides): string =>
  Object.entries(overrides)
    .map(([tool, origin]) => `${tool} · ${origin}`)
    .join(', ');

/** Asks before a tool of the developer's machine is used, and shows all the while that one is. */
export function DevelopmentHost() {
  const [active] = useState(activeOverrides);
  const isActive = Object.keys(active).length > 0;
  useEffect(() => followBuilds(active), [active]);
  return (
    <>
      <Question />
      {isActive ? <Bar active={active} /> : null}
    </>
  );
}

function Question() {
  const t = useT('shell');
  const [asked, setAsked] = useState(() => askedOverrides(location.search));
  const forget = () => {
    history.replaceState(history.state, '', withoutAsked(location.href));
    setAsked({});
  };
  return (
    <ConfirmDialog
      opened={Object.keys(asked).length > 0}
      onClose={forget}
      onConfirm={() => {
        agreeTo(asked);
        location.replace(withoutAsked(location.href));
        // The page goes: the dialog stays as it is until then.
        return new Promise(() => undefined);
      }}
      title={t('development.title')}
      confirmLabel={t('development.confirm')}
      danger
    >
      <p className="sh-development-text">{t('development.text', { tools: listed(asked) })}</p>
      <p>{t('development.warning')}</p>
    </ConfirmDialog>
  );
}

function Bar({ active }: { active: Overrides }) {
  const t = useT('shell');
  const fault = useValue(developmentFaultValue);
  const end = () => {
    endOverrides();
    location.reload();
  };
  return (
    <aside className="sh-development" aria-label={t('development.bar')} data-development>
      <span>
        {t('development.bar')}: <strong>{listed(active)}</strong>
      </span>
      <Button size="small" onClick={end}>
        {t('development.end')}
      </Button>
      {fault ? (
        <pre className="sh-development__fault" role="alert" dir="ltr" tabIndex={0}>
          {fault}
        </pre>
      ) : null}
    </aside>
  );
}
