import * as v from 'valibot';
import { searchText } from '../admin/list-queries.schema.ts';

/** `q`: the beginning or a part of a name, an email address or a phone number. */
export const KnownGuestQuery = v.object({ q: searchText });
