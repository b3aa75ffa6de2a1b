import { Button, eyeIcon, eyeOffIcon, tokens } from '@lintel/ui';
import { useId, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';

/** A button below each step that shows, and hides, what buyers will see; nothing of it is fetched before. */
export function PreviewPart({ children }: { children: ReactNode }) {
  const { t } = useTranslation('mfe-listings');
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <Part>
      <Button
        tone="secondary"
        icon={isOpen ? eyeOffIcon : eyeIcon}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {t(isOpen ? 'form.preview.hide' : 'form.preview.show')}
      </Button>
      <div id={id}>{isOpen && children}</div>
    </Part>
  );
}

const Part = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  gap: ${tokens.space[4]};
  margin-block-start: ${tokens.space[6]};
  > div {
    inline-size: 100%;
  }
  /* Below a step that is being fetched it would jump when the step comes. */
  [aria-busy='true'] + & {
    display: none;
  }
`;
