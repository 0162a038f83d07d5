import { signatureBounds, signaturePath, type Signature } from '@jahrring/contracts-common';
import { useT } from '@jahrring/tool-kit';

/** A signature as it was drawn, on paper in every theme. */
export function SignatureView({ signature, signer }: { signature: Signature; signer: string | null }) {
  const t = useT('time');
  const { x, y, width, height } = signatureBounds(signature);
  return (
    <svg
      className="time-signature"
      viewBox={`${x} ${y} ${width} ${height}`}
      role="img"
      aria-label={t('report.signatureOf', { name: signer ?? '' })}
    >
      <path d={signaturePath(signature)} />
    </svg>
  );
}
