/** Data type of a dragged booking; a plan reads it on drop: the booking, and the day at which it was grabbed. */
export const dragType = 'application/x-jahrring-booking';
