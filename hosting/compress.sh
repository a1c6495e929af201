#!/bin/sh
# Writes name.br and name.gz next to every text file of a folder: sh hosting/compress.sh build
# All earlier ones are removed first, because a server prefers them to a file that has changed, shrunk or gone.
set -eu
for type in html css js json svg xml txt md csv toml ico webmanifest; do
    find "$1" -type f \( -name "*.$type.br" -o -name "*.$type.gz" \) -delete
    find "$1" -type f -size +1 -name "*.$type" -exec gzip -9 -k -n {} + -exec brotli -q 11 -k {} +
done
