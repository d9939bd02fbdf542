#!/bin/sh
# One backup now and then every 24 hours; the newest thirty stay.
set -eu
while true; do
  node /app/scripts/backup.mjs "/backups/$(date -u +%Y-%m-%dT%H%M%SZ).tar.gz"
  ls -1t /backups/*.tar.gz | tail -n +31 | xargs -r rm --
  sleep 86400
done
