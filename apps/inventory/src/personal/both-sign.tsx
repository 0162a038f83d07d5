import { toSignature, type Signature } from '@jahrring/contracts-common';
import { useBoot, useT } from '@jahrring/tool-kit';
import { Button, Section, Stack, Text } from '@jahrring/ui';
import { restoreIcon } from '@jahrring/ui/icons';
import { SignatureField } from '@jahrring/ui/signature';
import { useRef } from 'react';

export interface Signed {
  person: Signature | null;
  giver: Signature | null;
}

const sides = ['person', 'giver'] as const;

/** The two fields to sign in: who gets or gives back, and who hands out. */
export function BothSign({
  personName,
  onChange,
}: {
  personName: string;
  onChange: (signed: Signed) => void;
}) {
  const t = useT('inventory');
  const { user } = useBoot();
  const now = useRef<Signed>({ person: null, giver: null });
  const names = { person: personName, giver: `${user.firstName} ${user.lastName}`.trim() };
  return (
    <Section title={t('personal.bothSign')} description={t('personal.bothSignText')}>
      <Stack gap={5}>
        {sides.map((side) => (
          <Stack key={side} gap={2}>
            <Text strong>{t(`personal.sign.${side}`, { name: names[side] })}</Text>
            <SignatureField
              label={t(`personal.sign.${side}`, { name: names[side] })}
              hereLabel={t('personal.signHere')}
              clearButton={(isEmpty, clear) => (
                <Button size="small" icon={restoreIcon} disabled={isEmpty} onClick={clear}>
                  {t('personal.signAgain')}
                </Button>
              )}
              onChange={(drawn, size) => {
                now.current = { ...now.current, [side]: toSignature(drawn, size) };
                onChange(now.current);
              }}
            />
          </Stack>
        ))}
      </Stack>
    </Section>
  );
}
