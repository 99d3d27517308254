import * as v from 'valibot';
import { prefixed } from '#contract/address.ts';
import type { ApiAnswers } from '#contract/api.ts';
import { SEARCH_MAX_LENGTH, SEARCH_MIN_LETTERS } from '#contract/content/search.ts';
import { InLanguage } from './inputs.ts';
import { tool } from './tool.ts';
