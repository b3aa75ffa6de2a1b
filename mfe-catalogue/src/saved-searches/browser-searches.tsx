import { paths } from '@lintel/contract';
import { useReadable, useShell } from '@lintel/remote-kit';
import { Banner, Button, tokens, useKeptFocus } from '@lintel/ui';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { dropVisitorSearches, renameVisitorSearch, visitorSearches } from '#common/saved/visitor-searches.ts';
import { useDeferredTranslation } from '#locales/deferred-texts.ts';
import { NoSearches } from './no-searches.tsx';
import { SavedSearchRow } from './saved-search-row.tsx';
import { SearchRows } from './search-rows.ts';

/** The searches of a visitor, which this browser keeps; alerts need an account. */
export function BrowserSearches() {
  const { t } = useDeferredTranslation();
  const { t: common } = useTranslation();
  const { passGates } = useShell();
  const list = useKeptFocus<HTMLUListElement>();
  const kept = useReadable(visitorSearches);
  return (
    <Parts>
      <Banner
        title={kept.length > 0 ? t('favourites.inBrowser') : t('savedSearches.inAccount')}
        action={
          <Button size="small" onClick={() => void passGates(['signed-in'])}>
            {common('actions.signIn')}
          </Button>
        }
      >
        {t('savedSearches.signInForAlerts')}
      </Banner>
      {kept.length === 0 ? (
        <NoSearches />
      ) : (
        <SearchRows ref={list}>
          {kept.map(({ name, address, savedAt }) => (
            <SavedSearchRow
              key={address}
              name={name}
              savedAt={savedAt}
              to={paths.properties(address)}
              address={address}
              onRename={(next) => renameVisitorSearch(address, next)}
              onDelete={() => dropVisitorSearches([address])}
            />
          ))}
        </SearchRows>
      )}
    </Parts>
  );
}

const Parts = styled.div`
  display: grid;
  gap: ${tokens.space[4]};
`;
