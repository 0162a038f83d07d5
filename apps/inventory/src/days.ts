/** From how many days ahead a date is called out. */
export const soonDays = 30;
