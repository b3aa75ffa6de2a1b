import type { ResolvedLock } from '@lintel/contract';
import { Button, media, refreshIcon, tokens } from '@lintel/ui';
import { useEffect, useState } from 'react';
import { useDeferredTranslation } from '#locales/deferred-texts.ts';
import styled from 'styled-components';
import { reloadWhenSafe } from './auto-reload.ts';
import { watchVersion } from './watch-version.ts';

/**
 * Announces a newer version. The user decides when to reload, since a form may be half written; a page
 * that is idle and holds no unsaved work reloads by itself.
 */
export function VersionNotice({ site }: { site: ResolvedLock }) {
  const { t } = useDeferredTranslation();
  const [state, setState] = useState<'current' | 'outdated' | 'later'>('current');
  useEffect(() => {
    let end = () => {};
    const stop = watchVersion({
      site,
      onChanged(isOutdated) {
        end();
        setState(isOutdated ? 'outdated' : 'current');
        end = isOutdated ? reloadWhenSafe({ adopt: () => location.reload() }) : () => {};
      },
    });
    return () => {
      stop();
      end();
    };
  }, [site]);
  return (
    <div role="status">
      {state === 'outdated' && (
        <Box data-version-notice>
          <p>{t('version.outdated')}</p>
          <Button size="small" icon={refreshIcon} onClick={() => location.reload()}>
            {t('version.reload')}
          </Button>
          <Button size="small" tone="quiet" onClick={() => setState('later')}>
            {t('version.later')}
          </Button>
        </Box>
      )}
    </div>
  );
}

const Box = styled.div`
  position: fixed;
  --above: ${tokens.space[4]};
  --cookies: 0px;
  inset-block-end: calc(var(--above) + var(--cookies));
  inset-inline-start: ${tokens.space[4]};
  z-index: ${tokens.layer.toast};
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space[3]};
  max-inline-size: calc(100vw - 32px);
  padding: ${tokens.space[3]} ${tokens.space[4]};
  border: 1px solid ${tokens.color.border.hairline};
  border-radius: ${tokens.radius.card};
  background: ${tokens.color.surface.overlay};
  box-shadow: ${tokens.shadow.popover};
  font: ${tokens.font.small};
  body:has([data-cookie-notice]) & {
    --cookies: 4rem;
  }
  ${media.phone} {
    --above: calc(64px + env(safe-area-inset-bottom) + ${tokens.space[2]});
    /* Above the bar that a page has of its own. */
    body:has(main [data-bottom-bar]) & {
      --above: calc(128px + env(safe-area-inset-bottom) + ${tokens.space[2]});
    }
    body:has([data-cookie-notice]) & {
      --cookies: 7rem;
    }
  }
  ${media.print} {
    display: none;
  }
`;
