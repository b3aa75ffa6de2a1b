import { Dialog, type DialogProps } from './dialog.tsx';

export type BottomSheetProps = Omit<DialogProps, 'kind' | 'urgent'>;

/** A modal panel that rises from the bottom of a phone, where thumbs reach it; a box in the middle on wider screens. Render it only while it is open. */
export const BottomSheet = (dialog: BottomSheetProps) => <Dialog kind="sheet" {...dialog} />;
