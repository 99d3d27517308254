import { startAdmin } from './start-admin.tsx';

void startAdmin();
