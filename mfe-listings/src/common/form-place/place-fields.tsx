import type { FoundPlace } from '@lintel/api-contract';
import { formatPlace } from '@lintel/i18n';
import { lazyPage, PartBoundary } from '@lintel/remote-kit';
import { Banner, Combobox, ErrorState, Skeleton, tokens, type ComboboxOption } from '@lintel/ui';
import { FormTextField } from '@lintel/ui/forms';
import { useUnit } from 'effector-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { useChanges } from './use-changes.ts';
import { $isTownUnknown, $townOfPin, placeLeft, towns, townTyped } from './place.model.ts';

const PickerMap = lazyPage(
  () => import(/* webpackChunkName: "picker-map" */ './picker-map.tsx'),
  <Skeleton height="380px" />,
);

interface PlaceFieldsProps {
  /** Name of the field with the street. */
  street: string;
}

/** Where a listing is: a town by its name or by the pin, and the whole address. */
export function PlaceFields({ street }: PlaceFieldsProps) {
  const { t } = useTranslation('mfe-listings');
  const change = useChanges();
  const { isUnknown, town, leave } = useUnit({
    isUnknown: $isTownUnknown,
    town: $townOfPin,
    leave: placeLeft,
  });
  /** Raised when the map has to go to a place that was chosen beside it. */
  const [jumps, setJumps] = useState(0);
  useEffect(() => () => leave(), [leave]);
  useEffect(() => {
    if (!town) return;
    const { city, state, country, formatted_address: address } = town;
    change({ city, state, country }, { [street]: address });
  }, [town, change, street]);
  return (
    <>
      <TownSearch
        onTown={({ city, state, country, latitude, longitude }) => {
          change({ city, state, country, latitude, longitude });
          setJumps(jumps + 1);
        }}
      />
      <PartBoundary fallback={(retry, error) => <ErrorState error={error} onRetry={retry} />}>
        <PickerMap key={jumps} />
      </PartBoundary>
      {isUnknown && <Banner tone="info">{t('form.place.unknown')}</Banner>}
      <FormTextField
        name={street}
        label={t('form.place.address')}
        hint={t('form.place.addressHint')}
        autoComplete="off"
      />
      <Pair>
        <FormTextField name="city" label={t('form.place.city')} autoComplete="off" />
        <FormTextField name="state" label={t('form.place.state')} autoComplete="off" />
      </Pair>
      <FormTextField name="country" label={t('form.place.country')} autoComplete="off" />
    </>
  );
}

interface Choice extends ComboboxOption {
  place: FoundPlace;
}

/** Towns by the beginning of their name. */
function TownSearch({ onTown }: { onTown(place: FoundPlace): void }) {
  const { t } = useTranslation('mfe-listings');
  const [text, setText] = useState('');
  const { found, type } = useUnit({ found: towns.$data, type: townTyped });
  const shown = text.trim() === '' ? [] : (found?.data ?? []);
  return (
    <Combobox<Choice>
      label={t('form.place.search')}
      hint={t('form.place.searchHint')}
      value={text}
      // It only fills in other fields: Enter chooses a town, and never sends the step.
      onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      onValue={(value) => {
        setText(value);
        type(value);
      }}
      groups={[
        {
          label: t('form.place.towns'),
          options: shown.map((place) => ({
            id: `${place.latitude},${place.longitude}`,
            label: place.city,
            detail: formatPlace([place.state, place.country]),
            place,
          })),
        },
      ]}
      resultsText={(count) => t('form.place.results', { count })}
      onChoose={({ place }) => {
        setText('');
        onTown(place);
      }}
    />
  );
}

const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(200px, 100%), 1fr));
  gap: ${tokens.space[4]};
`;
