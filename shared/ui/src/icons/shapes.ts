/** One icon: the path on a 24 px grid; `mirror` when it points somewhere and must turn around in right-to-left languages. */
export interface IconShape {
  readonly d: string;
  readonly mirror?: true;
}

// Each icon is its own export, so that a remote carries only those that it draws. A file is in one chunk as a whole, so there is one for
// each part of the first screen: here is what the frame and the page both draw.
export const alertIcon: IconShape = { d: 'M12 3.5 2.5 20h19L12 3.5ZM12 10v4.5M12 17.4v.1' };
export const heartIcon: IconShape = {
  d: 'M12 20S3.5 15 3.5 9.2A4.6 4.6 0 0 1 12 7a4.6 4.6 0 0 1 8.5 2.2C20.5 15 12 20 12 20Z',
};
export const refreshIcon: IconShape = { d: 'M19.5 12a7.5 7.5 0 1 1-2.2-5.3L20 9.5M20 4.5v5h-5' };
export const searchIcon: IconShape = {
  d: 'M10.5 4a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13ZM15.5 15.5 20.5 20.5',
};
