import { createContext } from 'react';
import type { LanguageSwitchState } from '#i18n/language-switch.tsx';

export const SwitchState = createContext<LanguageSwitchState>({ target: undefined, isLeaving: false });
