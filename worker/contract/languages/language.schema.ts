import * as v from 'valibot';
import { LANGUAGES } from './language.ts';

export const Language = v.picklist(LANGUAGES);
