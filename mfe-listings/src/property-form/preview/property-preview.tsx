import { $session, useShell } from '@lintel/remote-kit';
import { SegmentedControl, tokens } from '@lintel/ui';
import { useUnit } from 'effector-react';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { usePictureAddresses } from '#common/form-files/picture-addresses.ts';
import { categories, facilities } from '#property-form/form/property-form.model.ts';
import { usePropertyForm } from '#property-form/form/property-step.tsx';
import { previewOf } from './preview-of.ts';

const views = ['none', 'card', 'phone', 'page'] as const;
type View = (typeof views)[number];

/** The property as buyers will see it, drawn by the remote that shows it to them: its card, its page, and the page on a phone. */
export function PropertyPreview() {
  const { t } = useTranslation('mfe-listings');
  const [view, setView] = useState<View>('none');
  return (
    <Part>
      <SegmentedControl
        label={t('form.preview.label')}
        value={view}
        onValue={setView}
        options={views.map((value) => ({ value, label: t(`form.preview.${value}`) }))}
      />
      {view !== 'none' && <Drawn view={view} />}
    </Part>
  );
}

function Drawn({ view }: { view: Exclude<View, 'none'> }) {
  const { Slot } = useShell();
  const { values } = usePropertyForm();
  const { answer, places, session } = useUnit({
    answer: categories.$data,
    places: facilities.$data,
    session: $session,
  });
  const addresses = usePictureAddresses(values.photos);
  const [now] = useState(() => new Date().toISOString());
  const property = useMemo(
    () =>
      session &&
      previewOf(values, {
        user: session.user,
        category: answer?.data.find(({ id }) => String(id) === values.category),
        facilities: places?.data ?? [],
        addresses,
        now,
      }),
    [session, values, answer, places, addresses, now],
  );
  if (!property) return null;
  return (
    <Frame data-view={view}>
      <Slot name="listing.preview" property={property} as={view === 'card' ? 'card' : 'page'} />
    </Frame>
  );
}

const Part = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  gap: ${tokens.space[4]};
`;
const Frame = styled.div`
  inline-size: 100%;
  &[data-view='phone'] {
    max-inline-size: 360px;
    margin-inline: auto;
    padding: ${tokens.space[3]};
    border: 1px solid ${tokens.color.border.hairline};
    border-radius: ${tokens.radius.card};
  }
`;
