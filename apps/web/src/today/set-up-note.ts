/** The name under which this device notes that the shop is set up, or that its user hid the list. */
export const SET_UP = 'set up';
