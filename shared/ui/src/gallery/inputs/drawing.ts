/** A drawn picture as an address, since the gallery has no photos of its own. */
export const drawing = (color: string, width: number, height: number): string =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="${color}"/><circle cx="30%" cy="45%" r="25%" fill="white" opacity=".5"/><rect x="55%" y="30%" width="30%" height="60%" fill="white" opacity=".7"/></svg>`,
  )}`;
