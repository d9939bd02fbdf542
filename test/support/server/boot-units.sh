#!/bin/sh
# boot-units.sh FOLDER CHECKOUT NODE: becomes a systemd of its own, as process 1 of its own namespaces, that runs the units
# in FOLDER/units. What they see of the machine is private to them: its /var, /run and /opt are in memory.
set -eu
folder=$1 checkout=$2 node=$3
if [ "${4:-}" != inside ]; then
  # A place of our own in every hierarchy: systemd takes the one that it starts in for the whole machine's.
  while IFS=: read -r _ controllers path; do
    root=/sys/fs/cgroup/${controllers#name=}
    if [ -z "$controllers" ] && [ -d /sys/fs/cgroup/unified ]; then root=/sys/fs/cgroup/unified; fi
    own=$root$path/units-$$
    mkdir "$own" 2>/dev/null || continue
    # A cpuset takes nobody before it is given processors, and systemd leaves it alone.
    if echo $$ 2>/dev/null >"$own/cgroup.procs"; then echo "$own" >>"$folder/cgroups"; else rmdir "$own"; fi
  done </proc/self/cgroup
  exec unshare --pid --fork --mount --uts --ipc --cgroup --kill-child sh "$0" "$@" inside
fi
mount --make-rprivate /
# What systemd-run waits through; the rest of what this machine starts is not meant here.
cp /lib/systemd/system/dbus.service /lib/systemd/system/dbus.socket "$folder/units/"
for place in /run /var /opt /etc/systemd/system; do mount -t tmpfs -o mode=755 tmpfs $place; done
mount -t tmpfs tmpfs /lib/systemd/system
mount -t tmpfs tmpfs /lib/systemd/system-generators
mkdir -p /run/lock /var/tmp /var/lib /var/backups /opt/developer-site/current
chmod 1777 /var/tmp
mount --bind "$checkout" /opt/developer-site/current
touch /opt/node
mount --bind "$node" /opt/node
cp "$folder"/units/* /etc/systemd/system/
# deploy/run stands in a version's folder, which this machine's checkout must not be changed for.
mkdir -p /opt/developer-site/copy/deploy
for part in "$checkout"/*; do [ "$part" = "$checkout/deploy" ] || ln -s "$part" /opt/developer-site/copy/; done
cp "$folder/run" /opt/developer-site/copy/deploy/run
cp /etc/passwd "$folder/passwd"
cp /etc/group "$folder/group"
echo 'developer-site:x:987:987::/var/lib/developer-site:/usr/sbin/nologin' >>"$folder/passwd"
echo 'developer-site:x:987:' >>"$folder/group"
for name in passwd group; do mount --bind "$folder/$name" /etc/$name; done
# As docs/operating.md makes them.
install -d -m 0711 -o developer-site -g developer-site /var/lib/developer-site
install -d -m 0700 -o developer-site -g developer-site /var/backups/developer-site
cp "$folder/env" /opt/env
touch /opt/log && mount --bind "$folder/log" /opt/log
export container=other
mkdir -p /run/dbus
exec /lib/systemd/systemd --system --unit=boot.target --log-target=console --log-level=info --show-status=0
