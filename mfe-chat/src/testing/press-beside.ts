import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

/** A press on the backdrop, which belongs to the element of the dialog. */
export const pressBeside = () => userEvent.click(screen.getByRole('dialog'));
