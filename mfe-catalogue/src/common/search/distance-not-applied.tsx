import { useReadable, useShell } from '@lintel/remote-kit';
import { Banner, Button, pinIcon, tokens } from '@lintel/ui';
import styled from 'styled-components';
import { useDeferredTranslation } from '#locales/deferred-texts.ts';

interface Props {
  /** The list is asked for by distance from the user. */
  isWanted: boolean;
}

/** While the user's place is unknown: the list does not follow the distance that its address names, and how to give the place. */
export function DistanceNotApplied({ isWanted }: Props) {
  const { t } = useDeferredTranslation();
  const { location, chooseLocation } = useShell();
  const place = useReadable(location);
  if (!isWanted || place) return null;
  return (
    <Note>
      <Banner
        title={t('search.distance.notApplied')}
        action={
          chooseLocation && (
            <Button
              tone="secondary"
              size="small"
              icon={pinIcon}
              aria-haspopup="dialog"
              onClick={() => chooseLocation()}
            >
              {t('places.useMine')}
            </Button>
          )
        }
      >
        {t('search.distance.sharePlace')}
      </Banner>
    </Note>
  );
}

const Note = styled.div`
  margin-block-end: ${tokens.space[4]};
`;
