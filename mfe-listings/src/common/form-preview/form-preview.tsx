import { SegmentedControl, tokens } from '@lintel/ui';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { PhoneFrame } from './phone-frame.tsx';

const views = ['card', 'phone', 'page'] as const;
type View = (typeof views)[number];

interface FormPreviewProps {
  /** Draws the values of the form. */
  children(as: 'card' | 'page'): ReactNode;
}

/** What buyers will see, drawn by the remote that shows it to them: the card, the page, and the page on a phone. */
export function FormPreview({ children }: FormPreviewProps) {
  const { t } = useTranslation('mfe-listings');
  const [view, setView] = useState<View>('card');
  return (
    <Part>
      <SegmentedControl
        label={t('form.preview.label')}
        value={view}
        onValue={setView}
        options={views.map((value) => ({ value, label: t(`form.preview.${value}`) }))}
      />
      {view === 'phone' ? (
        <PhoneFrame title={t('form.preview.phone')}>{children('page')}</PhoneFrame>
      ) : (
        <div>{children(view)}</div>
      )}
    </Part>
  );
}

const Part = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space[4]};
`;
