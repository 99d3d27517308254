import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answerApi } from '../../../test/api.ts';
import { renderPart } from '../../../test/render.tsx';
import { FindPage } from './find-page.tsx';
