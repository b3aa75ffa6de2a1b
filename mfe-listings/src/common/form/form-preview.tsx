import { SegmentedControl, tokens } from '@lintel/ui';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';

const views = ['none', 'card', 'phone', 'page'] as const;
type View = (typeof views)[number];

interface FormPreviewProps {
  /** Draws the values of the form; asked only while the user wants to see them. */
  children(as: 'card' | 'page'): ReactNode;
}

/** What buyers will see, drawn by the remote that shows it to them: the card, the page, and the page on a phone. */
export function FormPreview({ children }: FormPreviewProps) {
  const { t } = useTranslation('mfe-listings');
  const [view, setView] = useState<View>('none');
  return (
    <Part>
      <strong aria-hidden>{t('form.preview.label')}</strong>
      <SegmentedControl
        label={t('form.preview.label')}
        value={view}
        onValue={setView}
        options={views.map((value) => ({ value, label: t(`form.preview.${value}`) }))}
      />
      {view !== 'none' && <Frame data-view={view}>{children(view === 'card' ? 'card' : 'page')}</Frame>}
    </Part>
  );
}

const Part = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  gap: ${tokens.space[2]};
`;
const Frame = styled.div`
  margin-block-start: ${tokens.space[2]};
  inline-size: 100%;
  &[data-view='phone'] {
    max-inline-size: 360px;
    margin-inline: auto;
    padding: ${tokens.space[3]};
    border: 1px solid ${tokens.color.border.hairline};
    border-radius: ${tokens.radius.card};
  }
`;
