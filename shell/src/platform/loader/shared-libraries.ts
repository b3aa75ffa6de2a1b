import { getInstance, registerShared } from '@module-federation/enhanced/runtime';
import react from 'react';
import reactDom from 'react-dom';
import reactDomClient from 'react-dom/client';
import jsxRuntime from 'react/jsx-runtime';
import * as effectorReact from '#platform/facades/effector-react-facade.ts';
import * as effector from '#platform/facades/effector-facade.ts';
import * as i18next from '#platform/facades/i18next-facade.ts';
import * as reactI18next from '#platform/facades/react-i18next-facade.ts';
import * as router from '#platform/facades/router-facade.ts';
import * as styledComponents from '#platform/facades/styled-components-facade.ts';

/** Versions of the shared libraries by key, written by the build. */
declare const SHARED_VERSIONS: Record<string, string>;

/** Key in the share scope → what remotes get. The list is `sharedLibraries` of @lintel/build; a check compares the two. */
const libraries: Record<string, object> = {
  effector,
  'effector-react': effectorReact,
  i18next,
  react,
  'react-dom': reactDom,
  'react-dom/client': reactDomClient,
  'react-i18next': reactI18next,
  'react-router-dom': router,
  'react/jsx-runtime': jsxRuntime,
  'styled-components': styledComponents,
};

/** Puts the libraries into the share scope. The shell is their only provider, so that it uses them without asking (ADR 0169). */
export function shareLibraries(): void {
  const useIn = [getInstance()?.name];
  registerShared(
    Object.fromEntries(
      Object.entries(libraries).map(([key, library]) => {
        const version = SHARED_VERSIONS[key]!;
        const shareConfig = { singleton: true, requiredVersion: `^${version}` };
        return [key, { version, lib: () => library, shareConfig, useIn }];
      }),
    ),
  );
}
