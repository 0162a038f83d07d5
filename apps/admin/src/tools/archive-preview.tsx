import { proofChecks, type ReleaseDescriptor, type ReleaseProof } from '@jahrring/contracts-admin';
import { useFormat, useT } from '@jahrring/tool-kit';
import { Alert, DescriptionList, Icon, Stack } from '@jahrring/ui';
import { circleCheckIcon, circleXIcon } from '@jahrring/ui/icons';
import { toolName } from './tool-names';
import { useToolList } from './tools.api';

interface ArchivePreviewProps {
  descriptor: ReleaseDescriptor;
  proof: ReleaseProof;
}

/** Shows what a chosen zip would publish, compared with the version served now. */
export function ArchivePreview({ descriptor, proof }: ArchivePreviewProps) {
  const t = useT('admin');
  const format = useFormat();
  const { data: tools } = useToolList();
  const known = tools?.items.find(({ id }) => id === descriptor.id);
  const { files } = descriptor.build;
  const bytes = files.reduce((sum, { size }) => sum + size, 0);
  const services = Object.entries(descriptor.services).map(([name, range]) => `${name} ${range}`);
  return (
    <Stack gap={4}>
      <DescriptionList
        items={[
          { label: t('tool.tool'), value: `${toolName(t, descriptor.id)} (${descriptor.id})` },
          { label: t('tool.version'), value: <code className="admin-version">{descriptor.version}</code> },
          {
            label: t('release.servedNow'),
            value: known?.stable ? (
              <code className="admin-version">{known.stable}</code>
            ) : (
              t('release.newTool')
            ),
          },
          {
            label: t('release.step.changed'),
            value: t(`tool.change.${proof.change}`, { version: proof.against ?? '' }),
          },
          { label: t('tool.shellApi'), value: <code className="admin-version">{descriptor.shell}</code> },
          { label: t('release.services'), value: services.join(', ') },
          {
            label: t('tool.files'),
            value: t('tool.fileCount', {
              count: files.length,
              size: format.number(Math.round(bytes / 1024)),
            }),
          },
          { label: t('release.proven'), value: format.dateTime(proof.ranAt) },
        ]}
      />
      <ul className="admin-facts">
        {proofChecks.map((check) => {
          const found = proof.checks.some((one) => one.check === check);
          return (
            <li key={check}>
              <Icon
                name={found ? circleCheckIcon : circleXIcon}
                size={18}
                className={found ? 'admin-facts__good' : 'admin-facts__bad'}
              />
              <span>
                {t(`release.check.${check}`)}
                {found ? null : <small>{t('release.checkMissing')}</small>}
              </span>
            </li>
          );
        })}
      </ul>
      {proof.kind === 'workspace' ? <Alert kind="warning">{t('release.workspaceProof')}</Alert> : null}
    </Stack>
  );
}
