import type { IconShape } from './shapes.ts';

// Icons that the first screen does without.
export const arrowBackIcon: IconShape = { d: 'M20 12H4M10 6l-6 6 6 6', mirror: true };
export const arrowForwardIcon: IconShape = { d: 'M4 12h16M14 6l6 6-6 6', mirror: true };
export const calendarIcon: IconShape = { d: 'M4 6h16v14H4zM4 10.5h16M8 3.5V7M16 3.5V7' };
export const clockIcon: IconShape = { d: 'M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17ZM12 7.5V12l3 2' };
export const compareIcon: IconShape = { d: 'M8 5 4 9l4 4M4 9h11M16 11l4 4-4 4M20 15H9' };
export const closeIcon: IconShape = { d: 'M6 6l12 12M18 6 6 18' };
export const diningIcon: IconShape = { d: 'M7 3v18M4 3v5a3 3 0 0 0 6 0V3M17 21v-7h-2V7a4 4 0 0 1 2-4v18' };
export const downloadIcon: IconShape = { d: 'M12 4v11M7 11l5 5 5-5M4 20h16' };
export const expandIcon: IconShape = { d: 'M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5' };
export const eyeIcon: IconShape = {
  d: 'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12ZM12 9.2a2.8 2.8 0 1 1 0 5.6 2.8 2.8 0 0 1 0-5.6Z',
};
export const eyeOffIcon: IconShape = {
  d: 'M4 4l16 16M9.5 5.8A9 9 0 0 1 12 5.5c6 0 9.5 6.5 9.5 6.5a17 17 0 0 1-3 3.6M6.3 7.5A16 16 0 0 0 2.5 12S6 18.5 12 18.5a9 9 0 0 0 4.2-1.1M10 10a2.8 2.8 0 0 0 4 4',
};
export const filterIcon: IconShape = { d: 'M4 7h10M18 7h2M16 5v4M4 17h2M10 17h10M8 15v4M4 12h16' };
export const googleIcon: IconShape = { d: 'M20.4 12H12.5M20.4 12a8.4 8.4 0 1 1-2.5-6' };
export const playIcon: IconShape = { d: 'M8 5v14l11-7z' };
export const hospitalIcon: IconShape = { d: 'M4 20V7h16v13zM9 7V4h6v3M12 10.5v6M9 13.5h6' };
export const logOutIcon: IconShape = { d: 'M10 4H5v16h5M9 12h11M16 8l4 4-4 4', mirror: true };
export const mailIcon: IconShape = { d: 'M3.5 6h17v12h-17zM4 7l8 6 8-6' };
export const mapIcon: IconShape = {
  d: 'M3.5 6.5 9 4l6 2.5L20.5 4v13.5L15 20l-6-2.5L3.5 20zM9 4v13.5M15 6.5V20',
};
export const minusIcon: IconShape = { d: 'M5 12h14' };
export const moreIcon: IconShape = { d: 'M5 12h.1M12 12h.1M19 12h.1' };
export const parkIcon: IconShape = {
  d: 'M12 21v-6M12 15a5 5 0 0 1-4-8 4 4 0 0 1 8 0 5 5 0 0 1-4 8ZM7 21h10',
};
export const phoneIcon: IconShape = {
  d: 'M6 4h3.5l1.5 4.5-2 1.5a12 12 0 0 0 5 5l1.5-2 4.5 1.5V18a2 2 0 0 1-2 2A14 14 0 0 1 4 6a2 2 0 0 1 2-2Z',
};
export const schoolIcon: IconShape = {
  d: 'M2.5 9 12 5l9.5 4L12 13 2.5 9ZM6.5 11v5c3 2.5 8 2.5 11 0v-5M21.5 9v6',
};
export const shareIcon: IconShape = { d: 'M12 15V4M8 7.5 12 3.5l4 4M6 11H5v9h14v-9h-1' };
export const shopIcon: IconShape = { d: 'M5 8h14l-1 12H6L5 8ZM9 10.5V7a3 3 0 0 1 6 0v3.5' };
export const sortIcon: IconShape = { d: 'M8 5v14M4.5 15.5 8 19l3.5-3.5M16 19V5M12.5 8.5 16 5l3.5 3.5' };
export const trainIcon: IconShape = {
  d: 'M6 4h12v12H6zM6 10h12M9 13.2h.1M15 13.2h.1M8.5 16 6 20M15.5 16l2.5 4M7.5 18.5h9',
};
export const trashIcon: IconShape = { d: 'M4 7h16M9 7V4h6v3M6 7l1 13h10l1-13M10 11v5M14 11v5' };
export const verifiedIcon: IconShape = {
  d: 'M12 3l2.5 1.9 3.1-.1.9 3 2.5 1.9-1.1 2.9 1.1 2.9-2.5 1.9-.9 3-3.1-.1L12 22.2l-2.5-1.9-3.1.1-.9-3L3 15.5l1.1-2.9L3 9.7l2.5-1.9.9-3 3.1.1L12 3ZM8.5 12.5l2.5 2.5 4.5-5',
};
export const attachIcon: IconShape = {
  d: 'M19.5 11.5 12 19a4.6 4.6 0 0 1-6.5-6.5L13.5 4.5a3.1 3.1 0 0 1 4.4 4.4l-8 8a1.5 1.5 0 0 1-2.2-2.2l7.3-7.3',
};
export const bankIcon: IconShape = {
  d: 'M3.5 9.5 12 4l8.5 5.5zM5.5 12v5M10 12v5M14 12v5M18.5 12v5M3.5 20h17',
};
export const blockIcon: IconShape = { d: 'M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17ZM6 6l12 12' };
export const cameraIcon: IconShape = {
  d: 'M3.5 8h4l1.5-2.5h6L16.5 8h4v11.5h-17zM12 10.5a3 3 0 1 1 0 6 3 3 0 0 1 0-6Z',
};
export const cardIcon: IconShape = { d: 'M3.5 6h17v12h-17zM3.5 10h17M7 14.5h4' };
export const copyIcon: IconShape = { d: 'M8 8h12v12H8zM5 16H4V4h12v1' };
export const dragIcon: IconShape = { d: 'M9 6h.1M15 6h.1M9 12h.1M15 12h.1M9 18h.1M15 18h.1' };
export const editIcon: IconShape = { d: 'M4 20l1-4.5L16 4.5l3.5 3.5L8.5 19zM13.5 7l3.5 3.5' };
export const externalIcon: IconShape = { d: 'M13 4h7v7M20 4l-9 9M10 5H5v14h14v-5', mirror: true };
export const flagIcon: IconShape = { d: 'M5 21V4M5 5h13l-2.5 4 2.5 4H5' };
export const microphoneIcon: IconShape = {
  d: 'M12 3.5a2.5 2.5 0 0 1 2.5 2.5v5a2.5 2.5 0 0 1-5 0V6A2.5 2.5 0 0 1 12 3.5ZM6 11a6 6 0 0 0 12 0M12 17v3.5M9 20.5h6',
};
export const pauseIcon: IconShape = { d: 'M8 5v14M16 5v14' };
export const printIcon: IconShape = { d: 'M7 9V4h10v5M7 17H4V9h16v8h-3M7 14h10v6H7z' };
export const readIcon: IconShape = { d: 'M2.5 13l4 4L14 8.5M10.5 15.5l1.5 1.5 9-9' };
export const receiptIcon: IconShape = { d: 'M6 3.5h12v17l-3-2-3 2-3-2-3 2zM9 8h6M9 12h6' };
export const sendIcon: IconShape = { d: 'M4 5l17 7-17 7 2.5-7zM6.5 12H13', mirror: true };
export const shieldIcon: IconShape = { d: 'M12 3.5 19 6v5.5c0 4.5-3 7.5-7 9-4-1.5-7-4.5-7-9V6z' };
export const stopIcon: IconShape = { d: 'M6.5 6.5h11v11h-11z' };
export const undoIcon: IconShape = { d: 'M8 5 4 9l4 4M4 9h10a5.5 5.5 0 0 1 0 11H9', mirror: true };
export const uploadIcon: IconShape = { d: 'M12 15V4M7 9l5-5 5 5M4 20h16' };
