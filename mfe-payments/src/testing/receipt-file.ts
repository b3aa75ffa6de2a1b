import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

const PDF = `%PDF-1.4\n${'x'.repeat(200)}\n%%EOF`;

/** A small PDF. */
export const receipt = () => new File([PDF], 'receipt.pdf', { type: 'application/pdf' });

/** Chooses a PDF in the field of that name, as from the browser's own dialog. */
export async function chooseReceipt(label: string): Promise<void> {
  const input = await screen.findByLabelText<HTMLInputElement>(label, { selector: 'input' });
  await userEvent.upload(input, receipt());
}
