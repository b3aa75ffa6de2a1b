import type { Shell, ResolvedLock } from '@lintel/contract';
import { useLocation, useNavigate } from 'react-router-dom';

export interface OverlayHostProps {
  site: ResolvedLock;
  Slot: Shell['Slot'];
  onClose(): void;
}

/** Host of the debug overlay, once a developer has opened it. */
export function OverlayHost({ site, Slot, onClose }: OverlayHostProps) {
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  return (
    <Slot
      name="page.overlay"
      site={site}
      close={() => {
        onClose();
        const rest = new URLSearchParams(search);
        if (!rest.has('mfe-overlay')) return;
        // Else it would open again with the next load.
        rest.delete('mfe-overlay');
        void navigate({ pathname, search: rest.toString(), hash }, { replace: true });
      }}
    />
  );
}
