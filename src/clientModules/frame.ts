// The frame of all pages goes into the first script: it compresses better there and needs no requests of its own.
import '@theme/Layout';
