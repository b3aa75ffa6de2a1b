import { errorText } from '@lintel/i18n';
import { useLeaveGuard, useReadable, useShell } from '@lintel/remote-kit';
import { Banner, Button, checkIcon, ErrorState, Icon, PageBody, Skeleton, trashIcon } from '@lintel/ui';
import { useUnit } from 'effector-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Waiting } from '#common/layout/waiting.tsx';
import { SignedOut } from '#common/signed-out.tsx';
import { useDeferredTranslation } from '#locales/deferred-texts.ts';
import { PreferencesSample } from './preferences-sample.tsx';
import { steps, PreferencesStep } from './preferences-step.tsx';
import {
  deleting,
  deleteRequested,
  saved,
  saving,
  stored,
  triedAgain,
  preferencesChanged,
  PreferencesGate,
  $isUnsaved,
  $preferences,
} from './preferences.model.ts';
import { Actions, Split, Steps } from './preferences.page.styles.ts';

/** @public fetched with this part, by name */
export { default as texts } from '#locales/all.ts';

/** `/user/personalize-feed`: the preferences of the feed, in four short steps beside a live sample. */
export default function PreferencesPage() {
  const { t } = useDeferredTranslation();
  const { describePage, session } = useShell();
  const isSignedIn = useReadable(session) !== null;
  useEffect(() => describePage({ title: t('preferences.title'), noindex: true }), [describePage, t]);
  return (
    <PageBody title={t('preferences.title')} lead={t('preferences.lead')}>
      <PreferencesGate />
      {isSignedIn ? <Editor /> : <SignedOut title={t('feed.signedOut')} />}
    </PageBody>
  );
}

function Editor() {
  const { t } = useDeferredTranslation();
  const { t: common } = useTranslation();
  const { t: errors } = useTranslation('errors');
  const [at, setAt] = useState(0);
  const heading = useHeadingFocus(at);
  const units = useUnit({
    preferences: $preferences,
    error: stored.$error,
    isSaving: saving.$pending,
    problem: saving.$error,
    isDeleting: deleting.$pending,
    deleteError: deleting.$error,
    change: preferencesChanged,
    save: saved,
    remove: deleteRequested,
    again: triedAgain,
    isUnsaved: $isUnsaved,
  });
  const { preferences, error, problem, deleteError } = units;
  useLeaveGuard(units.isUnsaved);
  if (!preferences && error) return <ErrorState error={error} onRetry={() => units.again()} />;
  if (!preferences)
    return (
      <Waiting>
        <Skeleton height="360px" shape="box" />
      </Waiting>
    );
  const isLast = at === steps.length - 1;
  const step = steps[at]!;
  return (
    <Split>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (isLast) units.save();
          else setAt(at + 1);
        }}
      >
        <Steps aria-label={t('preferences.steps')}>
          {steps.map((name, index) => (
            <li key={name}>
              <button
                type="button"
                aria-current={index === at ? 'step' : undefined}
                data-state={index < at ? 'done' : undefined}
                onClick={() => setAt(index)}
              >
                {index < at && <Icon shape={checkIcon} size={16} label={t('preferences.done')} />}
                {t(`preferences.step.${name}`)}
              </button>
            </li>
          ))}
        </Steps>
        <h2 ref={heading} tabIndex={-1}>
          {t('preferences.stepOf', { step: at + 1, of: steps.length, name: t(`preferences.step.${step}`) })}
        </h2>
        <PreferencesStep step={step} preferences={preferences} onChange={units.change} />
        {(problem ?? deleteError) && (
          <Banner tone="danger" urgent>
            {errorText(errors, (problem ?? deleteError)!)}
          </Banner>
        )}
        <Actions>
          {at > 0 && (
            <Button tone="secondary" onClick={() => setAt(at - 1)}>
              {common('actions.back')}
            </Button>
          )}
          <Button type="submit" busy={units.isSaving}>
            {isLast ? t('preferences.save') : common('actions.continue')}
          </Button>
          {!isLast && (
            <Button tone="quiet" busy={units.isSaving} onClick={() => units.save()}>
              {t('preferences.save')}
            </Button>
          )}
          <Button tone="quiet" icon={trashIcon} busy={units.isDeleting} onClick={() => units.remove()}>
            {t('preferences.reset')}
          </Button>
        </Actions>
      </form>
      <PreferencesSample preferences={preferences} />
    </Split>
  );
}

/** The heading of a step, which takes the focus when another step is shown. */
function useHeadingFocus(step: number) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    heading.current?.focus();
  }, [step]);
  return heading;
}
