import type { IconShape } from './shapes.ts';

// Icons of the first screen beside the frame: cards of homes, rails and fields.
export const areaIcon: IconShape = { d: 'M4 9V4h5M20 15v5h-5M4 4l16 16M15 4h5v5M9 20H4v-5' };
export const bathIcon: IconShape = {
  d: 'M3 12h18v2a5 5 0 0 1-5 5H8a5 5 0 0 1-5-5v-2ZM6 12V6a2.5 2.5 0 0 1 5 0M7 19l-1 2M17 19l1 2',
};
export const bedIcon: IconShape = { d: 'M3 19v-7h18v7M3 16h18M5 12V6h14v6M9 12V9.5h6V12' };
export const carIcon: IconShape = { d: 'M4 16v-4l2-5h12l2 5v4M3 16h18v2H3zM6 18v2M18 18v2M7 13h.1M17 13h.1' };
export const chevronBackIcon: IconShape = { d: 'M15 5l-7 7 7 7', mirror: true };
export const chevronDownIcon: IconShape = { d: 'M5 9l7 7 7-7' };
export const chevronForwardIcon: IconShape = { d: 'M9 5l7 7-7 7', mirror: true };
export const imageIcon: IconShape = { d: 'M4 5h16v14H4zM4 16l5-5 4 4 3-3 4 4M15.5 9h.1' };
export const lockIcon: IconShape = { d: 'M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3M12 14.5v2' };
