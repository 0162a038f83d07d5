import { signaturePath, type Signature } from '@jahrring/contracts-time';
import { useT } from '@jahrring/tool-kit';

/** A signature as it was drawn, on paper in every theme. */
export function SignatureView({ signature, signer }: { signature: Signature; signer: string | null }) {
  const t = useT('time');
  return (
    <svg
      className="time-signature"
      viewBox={`0 0 ${signature.width} ${signature.height}`}
      role="img"
      aria-label={t('report.signatureOf', { name: signer ?? '' })}
    >
      <path d={signaturePath(signature)} />
    </svg>
  );
}
