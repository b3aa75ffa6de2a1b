import sharp from 'sharp';

/** The receipt of every bank transfer of the demo world. */
export const demoReceipt = 'bank_receipt_file/demo/receipt.webp';

/** A slip as banks print it, with nothing on it but lines. */
export const receiptPicture = (): Promise<Buffer> =>
  sharp(
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="480" height="640">
      <rect width="480" height="640" fill="white"/><rect x="40" y="40" width="180" height="28" fill="teal"/>
      ${[120, 170, 220, 270, 360, 410].map((y) => `<rect x="40" y="${y}" width="${y % 100 === 20 ? 380 : 300}" height="14" fill="silver"/>`).join('')}
      <rect x="40" y="520" width="160" height="32" fill="gray"/></svg>`),
  )
    .webp({ quality: 80 })
    .toBuffer();
