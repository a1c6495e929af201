/** Serves the finished build for Lighthouse. */
import {start} from './measure';
import {serve} from './server';
import {BUILD} from './sites';

start(async () => {
  const {origin} = await serve(BUILD, {port: 3988});
  console.log(`Ready: ${origin}`);
});
