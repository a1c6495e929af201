#!/bin/sh
# Writes name.br and name.gz next to every text file of a folder: sh hosting/compress.sh build
# Stale ones are removed first, as a server prefers them to the file itself.
set -eu
find "$1" -type f \( -name '*.br' -o -name '*.gz' \) -delete
find "$1" -type f -size +1 \( -name '*.html' -o -name '*.css' -o -name '*.js' -o -name '*.json' -o -name '*.svg' \
    -o -name '*.xml' -o -name '*.txt' -o -name '*.md' -o -name '*.csv' -o -name '*.ico' -o -name '*.webmanifest' \) \
    -exec gzip -9 -k -n {} + -exec brotli -q 11 -k {} +
