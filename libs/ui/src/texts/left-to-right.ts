import { isRightToLeft } from '../direction';

/** LEFT-TO-RIGHT MARK: shows nothing, and makes the signs and figures beside it run as in Latin text. */
const mark = '\u200E';

/**
 * A text of figures that keeps its order between words written from the right: the sign before a number, the groups of a
 * telephone number, the begin of a span before its end. Elsewhere the text itself. Marks, not isolates: a text that is cut
 * off stays whole, and two figures with a dash between them run on as one.
 */
export function leftToRight(text: string): string {
  return text !== '' && isRightToLeft() ? `${mark}${text}${mark}` : text;
}
