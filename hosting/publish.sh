#!/bin/sh
# Publishes a build on this machine: sh hosting/publish.sh build /srv/www
# Compresses it, and makes the folder hold exactly its files, and for 30 days the hashed ones of earlier releases, which open
# pages still load. It can be interrupted and run again.
set -eu
[ -f "$1/index.html" ] || { echo "There is no finished build in $1. Run \"npm run build\" first." >&2; exit 1; }
sh "$(dirname "$0")/compress.sh" "$1"
mkdir -p "$2"
find "$2" -path '*/assets/*' -type f -mtime +30 -delete
# A page must not be online before its scripts.
rsync -ac --prune-empty-dirs --include='*/' --include='/assets/**' --include='/en/assets/**' --exclude='*' "$1/" "$2/"
rsync -ac --delete --exclude=/assets/ --exclude=/en/assets/ "$1/" "$2/"
