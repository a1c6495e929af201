import {firefox} from '@playwright/test';
