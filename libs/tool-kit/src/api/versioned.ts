/** A record as a page has it: a change of it is refused once somebody else has changed it. */
export interface Versioned {
  id: string;
  version: number;
}
