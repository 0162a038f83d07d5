import { useEffect, useState } from 'react';
import { photoUrl } from './day-report.api';
import type { ShownPhoto } from './device-report';

interface PhotoPictureProps {
  reportId: string;
  photo: ShownPhoto;
  alt: string;
  className?: string;
}

/** A photo from the server, or from the device as long as it lies there. */
export function PhotoPicture({ reportId, photo, alt, className }: PhotoPictureProps) {
  const own = useObjectUrl(photo.device?.blob);
  const address = photo.device ? own : photoUrl(reportId, photo.id);
  if (!address) return null;
  return <img src={address} alt={alt} className={className} loading="lazy" decoding="async" />;
}

function useObjectUrl(blob: Blob | undefined): string | undefined {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    if (!blob) return undefined;
    const made = URL.createObjectURL(blob);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [blob]);
  return address;
}
