import type { ApiError } from '@lintel/api-contract';
import type { PackageFeature } from '@lintel/contract';
import { useReadable, useShell } from '@lintel/remote-kit';
import { Banner, ButtonLink, ErrorState, LoadingBlocks } from '@lintel/ui';
import { useUnit } from 'effector-react';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { RequirementsList } from '#common/requirements/requirements-list.tsx';
import { packageCheck } from '#common/requirements/requirements.model.ts';
import { missingRequirements } from '#common/requirements/requirements.ts';
import { DraftsList, type DraftRow } from './drafts-list.tsx';
import { formAddress, type FormPlace } from './form-address.ts';

interface FormShellProps {
  place: FormPlace;
  /** Nothing of what the form needs failed; null. */
  error: ApiError | null;
  isLoading: boolean;
  /** A form is on screen; else the user chooses among drafts. */
  hasForm: boolean;
  isNew: boolean;
  /** What a new one uses of a package. */
  feature: PackageFeature;
  drafts: readonly DraftRow[];
  /** Address of the page that changes a listing. */
  editAddress(id: string): string;
  onRetry(): void;
  onDiscard(id: string): void;
  /** The form. */
  children: ReactNode;
}

/** What stands before a form: loading, an error, what the user still needs, a choice among drafts. */
export function FormShell(props: FormShellProps) {
  const { error, isLoading, hasForm, isNew, feature, drafts, onRetry, children } = props;
  const { session, settings } = useShell();
  const user = useReadable(session)?.user;
  const known = useReadable(settings);
  const { check, checkError } = useUnit({ check: packageCheck.$data, checkError: packageCheck.$error });
  const problem = error ?? (isNew && !check ? checkError : null);
  if (problem) return <ErrorState error={problem} onRetry={onRetry} />;
  if (isLoading || !user || (isNew && !check)) return <LoadingBlocks height="420px" />;
  const missing = isNew && check ? missingRequirements(user, known, check.data) : [];
  if (missing.length > 0) return <Missing missing={missing} user={user} feature={feature} />;
  if (hasForm) return children;
  return drafts.length > 0 ? <Drafts {...props} /> : <LoadingBlocks height="420px" />;
}

function Missing(props: Parameters<typeof RequirementsList>[0]) {
  const { t } = useTranslation('mfe-listings');
  return (
    <>
      <Banner tone="info">{t('form.needs.lead')}</Banner>
      <RequirementsList {...props} />
    </>
  );
}

const EDIT = 'edit-';

function Drafts({ place, drafts, editAddress, onDiscard }: FormShellProps) {
  const { t } = useTranslation('mfe-listings');
  const [fresh] = useState(() => crypto.randomUUID());
  return (
    <>
      <h2>{t('form.drafts.title')}</h2>
      <DraftsList
        drafts={drafts}
        addressOf={(id) =>
          id.startsWith(EDIT)
            ? editAddress(id.slice(EDIT.length))
            : formAddress({ ...place, draft: id, step: null })
        }
        onDiscard={onDiscard}
      />
      <div>
        <ButtonLink to={formAddress({ ...place, draft: fresh, step: null })}>
          {t('form.drafts.start')}
        </ButtonLink>
      </div>
    </>
  );
}
