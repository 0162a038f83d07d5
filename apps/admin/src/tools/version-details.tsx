import {
  type ReleaseProof,
  proofChecks,
  type ToolReleaseView,
  type ToolView,
} from '@jahrring/contracts-admin';
import { useFormat, useT } from '@jahrring/tool-kit';
import { Badge, Icon } from '@jahrring/ui';
import { circleCheckIcon, circleDashedIcon } from '@jahrring/ui/icons';
import type { VersionHealth } from './version-health';

interface VersionDetailsProps {
  tool: ToolView;
  release: ToolReleaseView;
  problems: VersionHealth['problems'];
}

/** Shows the requirements of a version, its proof, and its problems. */
export function VersionDetails({ tool, release, problems }: VersionDetailsProps) {
  const t = useT('admin');
  const format = useFormat();
  const { files, bytes, integrity } = release;
  return (
    <div className="admin-release__details">
      <Needs tool={tool} release={release} />
      <Proof proof={release.proof} />
      <section>
        <h4>{t('tool.problems')}</h4>
        {problems.length === 0 ? (
          <p className="admin-tool__none">{t('tool.noProblems')}</p>
        ) : (
          <ul className="admin-facts">
            {problems.map(({ phase, code, count, lastAt, reference }) => (
              <li key={`${phase} ${code}`}>
                <Badge tone="rot">{format.number(count)}</Badge>
                <span>
                  {t(`tool.phase.${phase}`)}: {t(`tool.code.${code}`)}
                  <small>
                    {t('tool.lastAt', { moment: format.dateTime(lastAt) })}
                    {reference ? ` · ${t('tool.reference', { reference })}` : null}
                  </small>
                </span>
              </li>
            ))}
          </ul>
        )}
      </section>
      <section>
        <h4>{t('tool.files')}</h4>
        <p>
          {t('tool.fileCount', {
            count: files,
            size: format.number(bytes / 1024, { maximumFractionDigits: 0 }),
          })}
        </p>
        {integrity ? <code className="admin-hash">{integrity}</code> : null}
      </section>
    </div>
  );
}

function Needs({ tool, release }: { tool: ToolView; release: ToolReleaseView }) {
  const t = useT('admin');
  const { shell, services, shared } = release.needs;
  const runningOf = (service: string) =>
    tool.services.find((one) => one.service === service)?.running.join(', ') ?? '';
  return (
    <section>
      <h4>{t('tool.needs')}</h4>
      <ul className="admin-facts">
        <Fact name={t('tool.shellApi')} range={shell} />
        {Object.entries(services).map(([service, range]) => (
          <Fact
            key={service}
            name={t('tool.service', { service })}
            range={range}
            note={
              runningOf(service)
                ? t('tool.running', { versions: runningOf(service) })
                : t('tool.runningUnknown')
            }
          />
        ))}
        {Object.entries(shared).map(([name, range]) => (
          <Fact key={name} name={name} range={range} />
        ))}
      </ul>
    </section>
  );
}

function Fact({ name, range, note }: { name: string; range: string; note?: string }) {
  return (
    <li>
      <code className="admin-version">{range}</code>
      <span>
        {name}
        {note ? <small>{note}</small> : null}
      </span>
    </li>
  );
}

function Proof({ proof }: { proof: ReleaseProof | null }) {
  const t = useT('admin');
  const format = useFormat();
  if (!proof)
    return (
      <section>
        <h4>{t('tool.proof')}</h4>
        <p className="admin-tool__none">{t('tool.noProof')}</p>
      </section>
    );
  const { kind, against, change, shellVersion, ranAt } = proof;
  return (
    <section>
      <h4>{t('tool.proof')}</h4>
      <p>
        {t(`tool.proofKind.${kind}`)} · {t(`tool.change.${change}`, { version: against ?? '' })} ·{' '}
        {t('tool.proofRan', { moment: format.dateTime(ranAt), shell: shellVersion })}
      </p>
      <ul className="admin-facts">
        {proofChecks.map((check) => {
          const found = proof.checks.find((one) => one.check === check);
          return (
            <li key={check}>
              <Icon
                name={found ? circleCheckIcon : circleDashedIcon}
                size={18}
                className={found ? 'admin-facts__good' : 'admin-facts__open'}
              />
              <span>
                {t(`release.check.${check}`)}
                <small>{found?.detail ?? t('tool.notChecked')}</small>
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
