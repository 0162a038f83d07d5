/** SVG elements on a grid of 24 × 24, as @tabler/icons gives them. */
export type IconNodes = readonly (readonly [tag: string, attributes: Readonly<Record<string, string>>])[];

/** Shape of one icon; `directed`: it points along the reading direction and is mirrored with it. */
export type IconShape = IconNodes | { readonly directed: IconNodes };

declare const fromData: unique symbol;
/** The name of an icon that comes from data: `qr-code`. */
export type IconName = string & { readonly [fromData]: true };

/** A drawing of `@jahrring/ui/icons`, or the name that data gives. */
export type IconSource = IconShape | IconName;

/** A name that comes from data (a descriptor); a name nobody knows is drawn as a plain ring. */
export function toIconName(name: string): IconName {
  return name as IconName;
}
