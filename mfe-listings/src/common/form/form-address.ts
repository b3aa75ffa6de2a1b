import { useLocation } from 'react-router-dom';

/** Where a form is on screen: its page, its draft, the step. */
export interface FormPlace {
  path: string;
  /** Null until the form has a draft, and of a form that changes a listing. */
  draft: string | null;
  /** Null: the list of steps. */
  step: string | null;
}

export function useFormPlace(): FormPlace {
  const { pathname: path, search } = useLocation();
  const parameters = new URLSearchParams(search);
  return { path, draft: parameters.get('draft'), step: parameters.get('step') };
}

/** Address of a step, or of one of its fields; without a step that of the list. */
export function formAddress({ path, draft, step }: FormPlace, field?: string): string {
  const parameters = new URLSearchParams({ ...(draft ? { draft } : {}), ...(step ? { step } : {}) });
  const query = parameters.size > 0 ? `?${parameters}` : '';
  return `${path}${query}${field ? `#${encodeURIComponent(field)}` : ''}`;
}
