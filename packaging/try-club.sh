#!/usr/bin/env bash
# SPDX-FileCopyrightText: The Muster Roll authors
# SPDX-License-Identifier: GPL-3.0-or-later
# try-club.sh MUSTERROLL-CLI [OLDER-CLI]: follows the handbook's page for a club's server from a bare PostgreSQL: set-up, twenty
# tables with two computers each, backup, a server that is lost, restore, upgrade and a lost computer. With OLDER-CLI, a program
# of an earlier version, the server is made ready by that one first. As root on Debian, with postgresql-15 and libqt6sql6-psql.
set -euo pipefail

cli=$(realpath "${1:?Name musterroll-cli}")
older=$(realpath "${2:-$cli}")
bin=/usr/lib/postgresql/15/bin
folder=$(mktemp -d)
port=$((20000 + RANDOM % 20000))
tables=20
databases=(musterroll musterroll_2 musterroll_3 musterroll_4)
chmod 711 "$folder"
export XDG_DATA_HOME="$folder/data" HOME="$folder" DBUS_SESSION_BUS_ADDRESS=unix:path=/nonexistent QT_QPA_PLATFORM=offscreen
trap 'as_postgres "$bin/pg_ctl" -D "$folder/cluster" -m immediate stop >/dev/null 2>&1 || true; rm -rf "$folder"' EXIT

as_postgres() { runuser -u postgres -- "$@"; }
step() { printf '\n=== %s (%d s)\n' "$1" "$SECONDS"; }
roll() { "$cli" --shelf "$folder/$1/shelf.db" "${@:2}"; }
owner() { PGPASSWORD=$password PGSSLMODE=verify-full PGSSLROOTCERT=$folder/club.crt "$@" -h localhost -p "$port" -U postgres; }

# --- what the club's page calls the first step: PostgreSQL with TLS and a line for members
set_up_server() {
    install -d -o postgres "$folder/cluster"
    as_postgres "$bin/initdb" -D "$folder/cluster" -U postgres -A scram-sha-256 --pwfile="$folder/password" -k -E UTF8 --locale=C.UTF-8 >/dev/null
    install -o postgres -m 600 "$folder/club.key" "$folder/cluster/club.key"
    install -o postgres -m 600 "$folder/club.crt" "$folder/cluster/club.crt"
    printf '%s\n' "listen_addresses = 'localhost'" "port = $port" "unix_socket_directories = ''" 'ssl = on' "ssl_cert_file = 'club.crt'" \
        "ssl_key_file = 'club.key'" 'max_connections = 200' >>"$folder/cluster/postgresql.conf"
    printf '%s\n' "hostssl $(IFS=,; echo "${databases[*]}") all all scram-sha-256" 'hostssl all postgres localhost scram-sha-256' >"$folder/cluster/pg_hba.conf"
    as_postgres "$bin/pg_ctl" -D "$folder/cluster" -l "$folder/cluster/log" -w start >/dev/null
}
ready() { PGUSER=postgres PGPASSWORD=$password "$1" house init "localhost:$port" --certificate "$folder/club.crt" "${@:2}" --json | sed 's/.*"link":"\([^"]*\)".*/\1/'; }

step "set-up"
password=$(od -An -N16 -tx1 /dev/urandom | tr -d ' \n')
install -o postgres -m 600 /dev/stdin "$folder/password" <<<"$password"
openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 30 -subj /CN=localhost \
    -addext subjectAltName=DNS:localhost -keyout "$folder/club.key" -out "$folder/club.crt" 2>/dev/null
set_up_server
link=$(ready "$older")
if [[ $older != "$cli" ]]; then
    step "upgrade: an older program made the server ready, this one raises it"
    mkdir -p "$folder/early"
    "$older" --shelf "$folder/early/shelf.db" new Early --game hired-swords --pack training >/dev/null
    "$older" --shelf "$folder/early/shelf.db" --who Anna share Early --house "$link"
    link=$(ready "$cli")
    roll early sync Early
fi
link=$(ready "$cli" --databases "${#databases[@]}")

step "$tables tables, two computers each"
for ((i = 1; i <= tables; ++i)); do
    mkdir "$folder/a$i" "$folder/b$i"
    roll "a$i" new "Table $i" --game hired-swords --pack training >/dev/null
    roll "a$i" --who Anna share "Table $i" --house "$link" >/dev/null
    invitation=$(roll "a$i" invite "Table $i" --right all --json | sed 's/.*"link":"\([^"]*\)".*/\1/')
    roll "b$i" --who Berta join "$invitation" >/dev/null
    roll "b$i" correct "Table $i" wealth "$((10 + i))" >/dev/null
    roll "b$i" sync "Table $i" >/dev/null
    roll "a$i" sync "Table $i" >/dev/null
    [[ $(roll "a$i" show "Table $i" --json) == *"\"wealth\":$((10 + i))"* ]] || { echo "table $i: the others do not see it" >&2; exit 1; }
done
echo "$tables tables are shared"
for database in "${databases[@]}"; do
    echo "$database: $(owner psql -Atq -d "$database" -c 'SELECT count(*) FROM musterroll.tables') tables"
done

step "backup"
owner pg_dumpall --roles-only >"$folder/roles.sql"
for database in "${databases[@]}"; do owner pg_dump -Fc "$database" >"$folder/$database.dump"; done
stat -c '%s bytes, %n' "$folder/roles.sql" "$folder"/*.dump
roll a1 correct "Table 1" wealth 90 >/dev/null # after the backup: missing there
roll a1 sync "Table 1" >/dev/null

step "the server is lost, and restored"
as_postgres "$bin/pg_ctl" -D "$folder/cluster" -m immediate stop >/dev/null
rm -rf "$folder/cluster"
roll b2 correct "Table 2" wealth 77 >/dev/null # one plays on meanwhile
set_up_server
owner psql -q -d postgres -f "$folder/roles.sql" 2>&1 | grep -v 'already exists' || true
for database in "${databases[@]}"; do owner pg_restore -C -d postgres "$folder/$database.dump"; done
[[ $(ready "$cli") != "$link" ]] || { echo "the link of before still opens the house" >&2; exit 1; }
for ((i = 2; i <= tables; ++i)); do
    roll "b$i" sync "Table $i" >/dev/null
    roll "a$i" sync "Table $i" >/dev/null
done
[[ $(roll a2 show "Table 2" --json) == *'"wealth":77'* ]] || { echo "what was played meanwhile is lost" >&2; exit 1; }
if roll a1 sync "Table 1"; then
    echo "a computer that knows more takes the older copy" >&2
    exit 1
fi
roll a1 take-home "Table 1" --name "Ours"
[[ $(roll a1 show Ours --json) == *'"wealth":90'* ]] || { echo "the copy misses what was played" >&2; exit 1; }

step "a lost computer"
roll a3 revoke "Table 3" Berta
if roll b3 sync "Table 3"; then
    echo "a computer that was sent away still reaches its table" >&2
    exit 1
fi
roll a3 devices "Table 3"
step "done"
