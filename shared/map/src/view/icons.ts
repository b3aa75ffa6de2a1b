import type { IconShape } from '@lintel/ui';

// Directions on a map are those of the compass and do not turn around with the language.
export const upIcon: IconShape = { d: 'M12 19V5M6 11l6-6 6 6' };
export const downIcon: IconShape = { d: 'M12 5v14M6 13l6 6 6-6' };
export const leftIcon: IconShape = { d: 'M19 12H5M11 6l-6 6 6 6' };
export const rightIcon: IconShape = { d: 'M5 12h14M13 6l6 6-6 6' };
export const moveIcon: IconShape = {
  d: 'M12 3v18M3 12h18M9 6l3-3 3 3M9 18l3 3 3-3M6 9l-3 3 3 3M18 9l3 3-3 3',
};
