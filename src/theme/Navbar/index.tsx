// Wraps stock: rendered once, not with every page; its parts follow the address by themselves.
import StockNavbar from '@theme-init/Navbar';
import {memo} from 'react';

export default memo(StockNavbar);
