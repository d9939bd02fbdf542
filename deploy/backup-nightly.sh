#!/bin/sh
# One backup now and then every 24 hours; the newest thirty stay. A backup that fails ends the script, and the
# container's restart tries again.
set -eu
while true; do
  # What a killed backup left behind; a finished one never bears this name.
  rm -f /backups/*.part
  node /app/dist/cli/backup/cli.js backup "/backups/$(date -u +%Y-%m-%dT%H%M%SZ).tar.gz"
  ls -1t /backups/*.tar.gz | tail -n +31 | xargs -r rm --
  sleep 86400
done
