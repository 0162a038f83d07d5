import { useT } from '@jahrring/tool-kit';
import { TextField } from '@jahrring/ui/form';

/** A new password, typed twice; the server says what is wrong with it. */
export function NewPasswordFields() {
  const t = useT('shell');
  return (
    <>
      <TextField
        name="password"
        type="password"
        autoComplete="new-password"
        label={t('profile.newPassword')}
        description={t('profile.passwordHint')}
        required
      />
      <TextField
        name="confirmation"
        type="password"
        autoComplete="new-password"
        label={t('profile.confirmation')}
        required
      />
    </>
  );
}
