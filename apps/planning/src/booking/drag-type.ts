/** What is dragged; a plan reads it back on drop: the booking, and the day it was taken by. */
export const dragType = 'application/x-jahrring-booking';
