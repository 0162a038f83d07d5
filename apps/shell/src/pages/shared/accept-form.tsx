import { requiredText, sharedDocumentLimits, toSignature, type Signature } from '@jahrring/contracts-common';
import { useT } from '@jahrring/tool-kit';
import { Alert, Button, Card, SegmentedControl } from '@jahrring/ui';
import { CheckboxField, useZodForm } from '@jahrring/ui/form';
import { restoreIcon, signatureIcon } from '@jahrring/ui/icons';
import { lazy, Suspense, useState } from 'react';
import { z } from 'zod';
import { AnswerForm } from './answer-form';
import { acceptShared } from './shared.api';
import type { SharedProps } from './shared-props';
import { useAnswer } from './use-answer';

const SignatureField = lazy(async () => ({
  default: (await import(/* webpackChunkName: "signature" */ '@jahrring/ui/signature')).SignatureField,
}));

const acceptance = z.object({
  name: requiredText(sharedDocumentLimits.name),
  agreed: z.boolean().refine((value) => value, { params: { code: 'required' } }),
});

interface AcceptFormProps extends SharedProps {
  pdfHash: string;
  optionalLines: readonly number[];
}

/** Accepts the offer with a name and a signature, drawn or typed. */
export function AcceptForm({ token, pdfHash, optionalLines, ...props }: AcceptFormProps) {
  const t = useT('shell');
  const form = useZodForm(acceptance, { name: '', agreed: false });
  const [way, setWay] = useState<'draw' | 'type'>('draw');
  const [signature, setSignature] = useState<Signature | null>(null);
  const [isMissing, setMissing] = useState(false);
  const { problem, send } = useAnswer(props);
  const submit = async ({ name }: z.infer<typeof acceptance>) => {
    const isUnsigned = way === 'draw' && signature === null;
    setMissing(isUnsigned);
    if (isUnsigned) return;
    const drawn = way === 'draw' ? signature : null;
    await send(() =>
      acceptShared(token, { name, signature: drawn, pdfHash, optionalLines: [...optionalLines] }),
    );
  };
  return (
    <Card title={t('shared.accept')}>
      <AnswerForm form={form} onSubmit={submit} label={t('shared.accept')} problem={problem}>
        <SegmentedControl
          label={t('shared.way')}
          options={[
            { value: 'draw', label: t('shared.draw') },
            { value: 'type', label: t('shared.type') },
          ]}
          value={way}
          onChange={setWay}
        />
        {way === 'draw' ? (
          <Suspense fallback={<div className="sh-shared__sign" />}>
            <SignatureField
              label={t('shared.field')}
              hereLabel={t('shared.here')}
              clearButton={(isEmpty, clear) => (
                <Button size="small" icon={restoreIcon} disabled={isEmpty} onClick={clear}>
                  {t('shared.clear')}
                </Button>
              )}
              onChange={(drawn, size) => setSignature(toSignature(drawn, size))}
            />
          </Suspense>
        ) : (
          <p className="sh-shared__soft">{t('shared.typed')}</p>
        )}
        {isMissing ? <Alert kind="error">{t('shared.unsigned')}</Alert> : null}
        <CheckboxField name="agreed" label={t('shared.agreed')} />
        <Button
          type="submit"
          variant="primary"
          icon={signatureIcon}
          fullWidth
          loading={form.formState.isSubmitting}
        >
          {t('shared.submit')}
        </Button>
        <p className="sh-shared__soft">{t('shared.kept')}</p>
      </AnswerForm>
    </Card>
  );
}
