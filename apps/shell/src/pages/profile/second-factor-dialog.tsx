import type { RecoveryCodes as Codes } from '@jahrring/contracts-admin';
import { call, notify, requestJson, useProblemToForm, useT } from '@jahrring/tool-kit';
import { Button, Modal, Stack } from '@jahrring/ui';
import { Form, TextField, useForm } from '@jahrring/ui/form';
import { type ReactNode, useState } from 'react';
import { useDispatch } from 'react-redux';
import type { TotpSetup } from '../../startup/sign-in';
import { CodeForm } from '../login/code-form';
import { RecoveryCodes } from '../login/recovery-codes';
import { TotpSecret } from '../login/totp-setup';
import { invalidateSecurity } from './profile.api';

export type FactorAction = 'on' | 'off' | 'renew';

export interface SecondFactorDialogProps {
  action: FactorAction;
  onClose: () => void;
}

function post<T>(url: string, body: object): Promise<T> {
  return requestJson<T>(call.post(`/api/auth/totp${url}`, body));
}

const formId = 'factor-password';

/** Switches the second factor on or off, or makes new recovery codes: the password first. */
export function SecondFactorDialog({ action, onClose }: SecondFactorDialogProps) {
  const t = useT('shell');
  const dispatch = useDispatch();
  const [setup, setSetup] = useState<TotpSetup | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const withPassword = async (password: string) => {
    if (action === 'on') setSetup(await post<TotpSetup>('', { password }));
    else if (action === 'renew') setCodes((await post<Codes>('/recovery-codes', { password })).codes);
    else {
      await post('/off', { password });
      notify.success(t('factor.switchedOff'));
      close();
    }
  };
  const close = () => {
    dispatch(invalidateSecurity());
    onClose();
  };
  const confirm = async (code: string) => {
    setCodes((await post<Codes>('/confirm', { code })).codes);
    notify.success(t('factor.switchedOn'));
  };
  const titles = { on: 'factor.enrolTitle', off: 'factor.offTitle', renew: 'factor.renewTitle' } as const;
  if (codes) {
    return (
      <Modal opened dismissible={false} onClose={close} title={t('factor.codesTitle')}>
        <RecoveryCodes codes={codes} onDone={close} />
      </Modal>
    );
  }
  if (setup) {
    return (
      <Modal opened dismissible={false} onClose={onClose} title={t(titles.on)}>
        <Stack>
          <TotpSecret setup={setup} />
          <CodeForm label={t('factor.enrolTitle')} submitLabel={t('factor.confirm')} onCode={confirm} />
          <Button onClick={onClose}>{t('factor.cancel')}</Button>
        </Stack>
      </Modal>
    );
  }
  return (
    <PasswordStep title={t(titles[action])} onPassword={withPassword} onClose={onClose}>
      {t(action === 'renew' ? 'factor.renewText' : 'factor.passwordText')}
    </PasswordStep>
  );
}

interface PasswordStepProps {
  title: string;
  onPassword: (password: string) => Promise<void>;
  onClose: () => void;
  children: ReactNode;
}

function PasswordStep({ title, onPassword, onClose, children }: PasswordStepProps) {
  const t = useT('shell');
  const form = useForm({ defaultValues: { password: '' } });
  const showProblem = useProblemToForm(form);
  const submit = async ({ password }: { password: string }) => {
    try {
      await onPassword(password);
    } catch (error) {
      showProblem(error);
    }
  };
  return (
    <Modal
      opened
      onClose={onClose}
      title={title}
      size="small"
      actions={
        <>
          <Button onClick={onClose}>{t('factor.cancel')}</Button>
          <Button variant="primary" type="submit" form={formId} loading={form.formState.isSubmitting}>
            {t('factor.next')}
          </Button>
        </>
      }
    >
      <Form form={form} onSubmit={submit} id={formId} label={title} draft={false}>
        <p>{children}</p>
        <TextField
          name="password"
          type="password"
          label={t('factor.password')}
          autoComplete="current-password"
          required
          autoFocus
        />
      </Form>
    </Modal>
  );
}
