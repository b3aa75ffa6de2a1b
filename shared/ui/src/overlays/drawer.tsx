import { Dialog, type DialogProps } from './dialog.tsx';

export type DrawerProps = Omit<DialogProps, 'kind' | 'urgent'>;

/** A modal panel at the end edge of the window, over all its height: details or filters beside what they belong to. Render it only while it is open. */
export const Drawer = (dialog: DrawerProps) => <Dialog kind="drawer" {...dialog} />;
