import { imageSize } from 'image-size';

/** EXIF orientations from here on lie on their side. */
const firstTurned = 5;

/** Pixels by a picture's header, as it is shown; null where the header cannot be read. */
export function pictureSize(bytes: Buffer): { width: number; height: number } | null {
  try {
    const { width, height, orientation = 1 } = imageSize(bytes);
    return orientation < firstTurned ? { width, height } : { width: height, height: width };
  } catch {
    // image-size throws a bare TypeError for whatever it cannot read: it is no picture to us.
    return null;
  }
}
