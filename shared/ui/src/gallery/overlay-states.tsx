import { useState } from 'react';
import { Button } from '../actions/button.tsx';
import { IconButton } from '../actions/icon-button.tsx';
import { infoIcon } from '../icons/frame-shapes.ts';
import { NumberField } from '../inputs/number-field.tsx';
import { ConfirmDialog } from '../overlays/confirm-dialog.tsx';
import { Dialog } from '../overlays/dialog.tsx';
import { Menu } from '../overlays/menu.tsx';
import { Popover } from '../overlays/popover.tsx';
import { Tooltip } from '../overlays/tooltip.tsx';
import { Example } from './layout.tsx';

type Kind = 'box' | 'sheet' | 'drawer' | 'full';

/** Things that open over the page. */
export function OverlayStates() {
  const [open, setOpen] = useState<Kind>();
  const [isAsking, setAsking] = useState(false);
  const [least, setLeast] = useState<number>();
  const [sort, setSort] = useState('new');
  return (
    <Example name="Dialog, BottomSheet, Drawer, AlertDialog, ConfirmDialog, Popover, Menu, Tooltip">
      {(['box', 'sheet', 'drawer', 'full'] as const).map((kind) => (
        <Button key={kind} tone="secondary" onClick={() => setOpen(kind)}>
          Dialog: {kind}
        </Button>
      ))}
      <Button tone="danger" onClick={() => setAsking(true)}>
        Delete…
      </Button>
      {isAsking && (
        <ConfirmDialog
          title="Delete this home?"
          tone="danger"
          confirmLabel="Delete"
          onConfirm={() => setAsking(false)}
          onCancel={() => setAsking(false)}
        >
          Its photos and enquiries go with it. The unit of your package does not come back.
        </ConfirmDialog>
      )}
      <Tooltip
        text="Counted over the last 30 days."
        renderControl={(control) => <IconButton shape={infoIcon} label="How this is counted" {...control} />}
      />
      <Popover
        label="Price"
        renderButton={(button) => (
          <Button tone="secondary" {...button}>
            Popover
          </Button>
        )}
      >
        {(close) => (
          <>
            <NumberField label="At least" value={least} onValue={setLeast} />
            <br />
            <Button size="small" onClick={close}>
              Show 128
            </Button>
          </>
        )}
      </Popover>
      <Menu
        label="Sort by"
        align="start"
        renderButton={(button) => (
          <Button tone="secondary" {...button}>
            Menu
          </Button>
        )}
        items={[
          { key: 'new', label: 'Newest first', checked: sort === 'new', onSelect: () => setSort('new') },
          {
            key: 'price',
            label: 'Lowest price',
            checked: sort === 'price',
            onSelect: () => setSort('price'),
          },
        ]}
      />
      {open && (
        <Dialog
          kind={open}
          title="A dialog"
          onClose={() => setOpen(undefined)}
          footer={<Button onClick={() => setOpen(undefined)}>Done</Button>}
        >
          The rest of the page cannot be reached while this is open. Escape closes it.
        </Dialog>
      )}
    </Example>
  );
}
