/** One icon: the path on a 24 px grid; `mirror` when it points somewhere and must turn around in right-to-left languages. */
export interface IconShape {
  readonly d: string;
  readonly mirror?: true;
}

// Each icon is its own export, so that a remote carries only those that it draws.
export const addIcon: IconShape = { d: 'M12 5v14M5 12h14' };
export const alertIcon: IconShape = { d: 'M12 3.5 2.5 20h19L12 3.5ZM12 10v4.5M12 17.4v.1' };
export const areaIcon: IconShape = { d: 'M4 9V4h5M20 15v5h-5M4 4l16 16M15 4h5v5M9 20H4v-5' };
export const arrowBackIcon: IconShape = { d: 'M20 12H4M10 6l-6 6 6 6', mirror: true };
export const arrowForwardIcon: IconShape = { d: 'M4 12h16M14 6l6 6-6 6', mirror: true };
export const bathIcon: IconShape = {
  d: 'M3 12h18v2a5 5 0 0 1-5 5H8a5 5 0 0 1-5-5v-2ZM6 12V6a2.5 2.5 0 0 1 5 0M7 19l-1 2M17 19l1 2',
};
export const bedIcon: IconShape = { d: 'M3 19v-7h18v7M3 16h18M5 12V6h14v6M9 12V9.5h6V12' };
export const bellIcon: IconShape = {
  d: 'M6 10a6 6 0 1 1 12 0c0 5 2 6 2 6H4s2-1 2-6ZM10 20a2.2 2.2 0 0 0 4 0',
};
export const buildingIcon: IconShape = {
  d: 'M5 21V4h9v17M14 9h5v12M3 21h18M8.5 8h2M8.5 12h2M8.5 16h2M16.5 13v.1M16.5 17v.1',
};
export const calendarIcon: IconShape = { d: 'M4 6h16v14H4zM4 10.5h16M8 3.5V7M16 3.5V7' };
export const carIcon: IconShape = { d: 'M4 16v-4l2-5h12l2 5v4M3 16h18v2H3zM6 18v2M18 18v2M7 13h.1M17 13h.1' };
export const chatIcon: IconShape = { d: 'M4 5h16v11H11l-5 4v-4H4zM8 9h8M8 12h5' };
export const checkIcon: IconShape = { d: 'M5 12.5 10 17 19 7' };
export const chevronBackIcon: IconShape = { d: 'M15 5l-7 7 7 7', mirror: true };
export const chevronDownIcon: IconShape = { d: 'M5 9l7 7 7-7' };
export const chevronForwardIcon: IconShape = { d: 'M9 5l7 7-7 7', mirror: true };
export const clockIcon: IconShape = { d: 'M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17ZM12 7.5V12l3 2' };
export const closeIcon: IconShape = { d: 'M6 6l12 12M18 6 6 18' };
export const diningIcon: IconShape = { d: 'M7 3v18M4 3v5a3 3 0 0 0 6 0V3M17 21v-7h-2V7a4 4 0 0 1 2-4v18' };
export const documentIcon: IconShape = { d: 'M6 3h8l4 4v14H6zM14 3v4h4M9 12h6M9 16h6' };
export const downloadIcon: IconShape = { d: 'M12 4v11M7 11l5 5 5-5M4 20h16' };
export const expandIcon: IconShape = { d: 'M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5' };
export const eyeIcon: IconShape = {
  d: 'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12ZM12 9.2a2.8 2.8 0 1 1 0 5.6 2.8 2.8 0 0 1 0-5.6Z',
};
export const eyeOffIcon: IconShape = {
  d: 'M4 4l16 16M9.5 5.8A9 9 0 0 1 12 5.5c6 0 9.5 6.5 9.5 6.5a17 17 0 0 1-3 3.6M6.3 7.5A16 16 0 0 0 2.5 12S6 18.5 12 18.5a9 9 0 0 0 4.2-1.1M10 10a2.8 2.8 0 0 0 4 4',
};
export const filterIcon: IconShape = { d: 'M4 7h10M18 7h2M16 5v4M4 17h2M10 17h10M8 15v4M4 12h16' };
export const globeIcon: IconShape = {
  d: 'M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17ZM3.5 12h17M12 3.5c5 5 5 12 0 17M12 3.5c-5 5-5 12 0 17',
};
export const gridIcon: IconShape = { d: 'M4 4h7v7H4zM13 4h7v7h-7zM4 13h7v7H4zM13 13h7v7h-7z' };
export const heartIcon: IconShape = {
  d: 'M12 20S3.5 15 3.5 9.2A4.6 4.6 0 0 1 12 7a4.6 4.6 0 0 1 8.5 2.2C20.5 15 12 20 12 20Z',
};
export const homeIcon: IconShape = { d: 'M4 11 12 4l8 7v9h-5v-6H9v6H4z' };
export const hospitalIcon: IconShape = { d: 'M4 20V7h16v13zM9 7V4h6v3M12 10.5v6M9 13.5h6' };
export const imageIcon: IconShape = { d: 'M4 5h16v14H4zM4 16l5-5 4 4 3-3 4 4M15.5 9h.1' };
export const infoIcon: IconShape = {
  d: 'M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17ZM12 11v5.5M12 7.6v.1',
};
export const listIcon: IconShape = { d: 'M9 6h11M9 12h11M9 18h11M4.5 6h.1M4.5 12h.1M4.5 18h.1' };
export const lockIcon: IconShape = { d: 'M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3M12 14.5v2' };
export const logOutIcon: IconShape = { d: 'M10 4H5v16h5M9 12h11M16 8l4 4-4 4', mirror: true };
export const mailIcon: IconShape = { d: 'M3.5 6h17v12h-17zM4 7l8 6 8-6' };
export const menuIcon: IconShape = { d: 'M4 7h16M4 12h16M4 17h16' };
export const minusIcon: IconShape = { d: 'M5 12h14' };
export const moonIcon: IconShape = { d: 'M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.5Z' };
export const moreIcon: IconShape = { d: 'M5 12h.1M12 12h.1M19 12h.1' };
export const packageIcon: IconShape = {
  d: 'M4 7.5 12 3l8 4.5v9L12 21l-8-4.5zM4 7.5l8 4.5 8-4.5M12 12v9M8 5.2l8 4.6',
};
export const parkIcon: IconShape = {
  d: 'M12 21v-6M12 15a5 5 0 0 1-4-8 4 4 0 0 1 8 0 5 5 0 0 1-4 8ZM7 21h10',
};
export const phoneIcon: IconShape = {
  d: 'M6 4h3.5l1.5 4.5-2 1.5a12 12 0 0 0 5 5l1.5-2 4.5 1.5V18a2 2 0 0 1-2 2A14 14 0 0 1 4 6a2 2 0 0 1 2-2Z',
};
export const pinIcon: IconShape = {
  d: 'M12 21s7-6.2 7-11.2A6.9 6.9 0 0 0 12 3a6.9 6.9 0 0 0-7 6.8C5 14.8 12 21 12 21ZM12 7.5a2.4 2.4 0 1 1 0 4.8 2.4 2.4 0 0 1 0-4.8Z',
};
export const refreshIcon: IconShape = { d: 'M19.5 12a7.5 7.5 0 1 1-2.2-5.3L20 9.5M20 4.5v5h-5' };
export const schoolIcon: IconShape = {
  d: 'M2.5 9 12 5l9.5 4L12 13 2.5 9ZM6.5 11v5c3 2.5 8 2.5 11 0v-5M21.5 9v6',
};
export const searchIcon: IconShape = {
  d: 'M10.5 4a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13ZM15.5 15.5 20.5 20.5',
};
export const settingsIcon: IconShape = {
  d: 'M12 9a3 3 0 1 1 0 6 3 3 0 0 1 0-6ZM12 3v3M12 18v3M3 12h3M18 12h3M5.6 5.6l2.2 2.2M16.2 16.2l2.2 2.2M5.6 18.4l2.2-2.2M16.2 7.8l2.2-2.2',
};
export const shareIcon: IconShape = { d: 'M12 15V4M8 7.5 12 3.5l4 4M6 11H5v9h14v-9h-1' };
export const shopIcon: IconShape = { d: 'M5 8h14l-1 12H6L5 8ZM9 10.5V7a3 3 0 0 1 6 0v3.5' };
export const sortIcon: IconShape = { d: 'M8 5v14M4.5 15.5 8 19l3.5-3.5M16 19V5M12.5 8.5 16 5l3.5 3.5' };
export const starIcon: IconShape = {
  d: 'm12 4 2.4 5.2 5.6.7-4.1 3.9 1.1 5.6-5-2.8-5 2.8 1.1-5.6L4 9.9l5.6-.7z',
};
export const sunIcon: IconShape = {
  d: 'M12 8a4 4 0 1 1 0 8 4 4 0 0 1 0-8ZM12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M5.3 18.7l1.4-1.4M17.3 6.7l1.4-1.4',
};
export const tagIcon: IconShape = { d: 'M4 4h8l8 8-8 8-8-8zM8 8h.1' };
export const trainIcon: IconShape = {
  d: 'M6 4h12v12H6zM6 10h12M9 13.2h.1M15 13.2h.1M8.5 16 6 20M15.5 16l2.5 4M7.5 18.5h9',
};
export const trashIcon: IconShape = { d: 'M4 7h16M9 7V4h6v3M6 7l1 13h10l1-13M10 11v5M14 11v5' };
export const userIcon: IconShape = {
  d: 'M12 4a4 4 0 1 1 0 8 4 4 0 0 1 0-8ZM4 20c1-4 4-5.5 8-5.5s7 1.5 8 5.5',
};
export const usersIcon: IconShape = {
  d: 'M9 5a3.5 3.5 0 1 1 0 7 3.5 3.5 0 0 1 0-7ZM2.5 19c.8-3.5 3-5 6.5-5s5.7 1.5 6.5 5M15.5 5.3a3.5 3.5 0 0 1 0 6.4M17.5 14.3c2.2.6 3.5 2.2 4 4.7',
};
export const verifiedIcon: IconShape = {
  d: 'M12 3l2.5 1.9 3.1-.1.9 3 2.5 1.9-1.1 2.9 1.1 2.9-2.5 1.9-.9 3-3.1-.1L12 22.2l-2.5-1.9-3.1.1-.9-3L3 15.5l1.1-2.9L3 9.7l2.5-1.9.9-3 3.1.1L12 3ZM8.5 12.5l2.5 2.5 4.5-5',
};
export const walletIcon: IconShape = { d: 'M4 7h14v12H4zM4 7l11-3v3M14 12h6v3h-6z' };
