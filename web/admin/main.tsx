import './admin.css';
import { startAdmin } from './start-admin.tsx';

void startAdmin();
