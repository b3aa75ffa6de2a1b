import type { IconShape } from './shapes.ts';

// Icons of the shell's frame: header, navigation and menus.
export const addIcon: IconShape = { d: 'M12 5v14M5 12h14' };
export const bellIcon: IconShape = {
  d: 'M6 10a6 6 0 1 1 12 0c0 5 2 6 2 6H4s2-1 2-6ZM10 20a2.2 2.2 0 0 0 4 0',
};
export const buildingIcon: IconShape = {
  d: 'M5 21V4h9v17M14 9h5v12M3 21h18M8.5 8h2M8.5 12h2M8.5 16h2M16.5 13v.1M16.5 17v.1',
};
export const chatIcon: IconShape = { d: 'M4 5h16v11H11l-5 4v-4H4zM8 9h8M8 12h5' };
export const checkIcon: IconShape = { d: 'M5 12.5 10 17 19 7' };
export const documentIcon: IconShape = { d: 'M6 3h8l4 4v14H6zM14 3v4h4M9 12h6M9 16h6' };
export const globeIcon: IconShape = {
  d: 'M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17ZM3.5 12h17M12 3.5c5 5 5 12 0 17M12 3.5c-5 5-5 12 0 17',
};
export const gridIcon: IconShape = { d: 'M4 4h7v7H4zM13 4h7v7h-7zM4 13h7v7H4zM13 13h7v7h-7z' };
export const homeIcon: IconShape = { d: 'M4 11 12 4l8 7v9h-5v-6H9v6H4z' };
export const infoIcon: IconShape = {
  d: 'M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17ZM12 11v5.5M12 7.6v.1',
};
export const listIcon: IconShape = { d: 'M9 6h11M9 12h11M9 18h11M4.5 6h.1M4.5 12h.1M4.5 18h.1' };
export const menuIcon: IconShape = { d: 'M4 7h16M4 12h16M4 17h16' };
export const moonIcon: IconShape = { d: 'M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.5Z' };
export const packageIcon: IconShape = {
  d: 'M4 7.5 12 3l8 4.5v9L12 21l-8-4.5zM4 7.5l8 4.5 8-4.5M12 12v9M8 5.2l8 4.6',
};
export const pinIcon: IconShape = {
  d: 'M12 21s7-6.2 7-11.2A6.9 6.9 0 0 0 12 3a6.9 6.9 0 0 0-7 6.8C5 14.8 12 21 12 21ZM12 7.5a2.4 2.4 0 1 1 0 4.8 2.4 2.4 0 0 1 0-4.8Z',
};
export const settingsIcon: IconShape = {
  d: 'M12 9a3 3 0 1 1 0 6 3 3 0 0 1 0-6ZM12 3v3M12 18v3M3 12h3M18 12h3M5.6 5.6l2.2 2.2M16.2 16.2l2.2 2.2M5.6 18.4l2.2-2.2M16.2 7.8l2.2-2.2',
};
export const starIcon: IconShape = {
  d: 'm12 4 2.4 5.2 5.6.7-4.1 3.9 1.1 5.6-5-2.8-5 2.8 1.1-5.6L4 9.9l5.6-.7z',
};
export const sunIcon: IconShape = {
  d: 'M12 8a4 4 0 1 1 0 8 4 4 0 0 1 0-8ZM12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M5.3 18.7l1.4-1.4M17.3 6.7l1.4-1.4',
};
export const tagIcon: IconShape = { d: 'M4 4h8l8 8-8 8-8-8zM8 8h.1' };
export const userIcon: IconShape = {
  d: 'M12 4a4 4 0 1 1 0 8 4 4 0 0 1 0-8ZM4 20c1-4 4-5.5 8-5.5s7 1.5 8 5.5',
};
export const usersIcon: IconShape = {
  d: 'M9 5a3.5 3.5 0 1 1 0 7 3.5 3.5 0 0 1 0-7ZM2.5 19c.8-3.5 3-5 6.5-5s5.7 1.5 6.5 5M15.5 5.3a3.5 3.5 0 0 1 0 6.4M17.5 14.3c2.2.6 3.5 2.2 4 4.7',
};
export const walletIcon: IconShape = { d: 'M4 7h14v12H4zM4 7l11-3v3M14 12h6v3h-6z' };
