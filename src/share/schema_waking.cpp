// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "share/schema_waking.h"

namespace share {

// Version 3: an ask that was served meanwhile is not laid down again; and waking is no part of an act's own transaction, where
// all tables of the server would wait for one another's disk. Whoever appended knocks: one of those who knock at the same time
// waits a little, longer the more are connected, and then wakes the devices of all their tables at once. Everybody who listens
// costs every call, so calls are few and the machine stays free.
const char knockingSql[] = R"sql(
GRANT EXECUTE ON FUNCTION pg_catalog.pg_try_advisory_lock(bigint), pg_catalog.pg_advisory_unlock(bigint) TO musterroll_keeper;
DO $$ BEGIN -- the parts are chosen anew for each table
  EXECUTE format('ALTER DATABASE %I SET plan_cache_mode = %L', current_database(), 'force_generic_plan');
END $$;
REVOKE EXECUTE ON FUNCTION pg_catalog.pg_logical_emit_message(boolean, text, text),
  pg_catalog.pg_logical_emit_message(boolean, text, bytea) FROM PUBLIC; -- which would fill the server's disk
SET ROLE musterroll_keeper;
CREATE UNLOGGED TABLE musterroll.knocks (table_id uuid NOT NULL, head bigint NOT NULL, changes bigint NOT NULL);

-- These are asked in every statement of a device: a plan that is kept is half of what they cost.
CREATE OR REPLACE FUNCTION musterroll.my_table() RETURNS uuid
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = musterroll, pg_temp AS $f$
BEGIN
  RETURN (SELECT table_id FROM devices WHERE role = session_user AND NOT is_revoked);
END $f$;
CREATE OR REPLACE FUNCTION musterroll.my_whisper() RETURNS text
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = musterroll, pg_temp AS $f$
BEGIN
  RETURN (SELECT CASE WHEN is_dealer THEN '*' ELSE nullif(seat, '') END FROM devices WHERE role = session_user AND NOT is_revoked);
END $f$;

CREATE OR REPLACE FUNCTION musterroll.append(p_after bigint, p_head text, p_rows json) RETURNS bigint
LANGUAGE plpgsql SECURITY DEFINER SET search_path = musterroll, pg_temp AS $f$
DECLARE me devices := me(); t tables; r json; why text; verb text; n bigint; is_move boolean;
BEGIN
  SELECT * INTO t FROM tables WHERE id = me.table_id FOR UPDATE;
  IF t.head IS DISTINCT FROM p_after OR t.hash IS DISTINCT FROM decode(p_head, 'hex') THEN RETURN -1; END IF;
  IF coalesce(json_array_length(p_rows), 0) NOT BETWEEN 1 AND 1000 THEN PERFORM refuse('too many at once', ''); END IF;
  FOR r IN SELECT * FROM json_array_elements(p_rows) LOOP
    why := forbidden(me, t.node, r);
    verb := r->>'verb';
    n := (r->>'node')::bigint;
    is_move := verb IN ('undo', 'redo', 'goto');
    IF why IS NULL AND ((r->>'seq')::bigint <> t.head + 1 OR (r->>'parent')::bigint <> t.node
        OR (is_move AND n NOT BETWEEN 1 AND t.head) OR (NOT is_move AND (n <> t.head + 1 OR (r->>'tip')::bigint <> n))
        OR (r->>'tip')::bigint NOT BETWEEN 1 AND t.head + 1 OR (t.head > 0 AND r->>'act' = '' AND NOT me.is_dealer)) THEN
      why := 'these numbers do not follow the head';
    END IF;
    IF why IS NOT NULL THEN PERFORM refuse(why, r->>'act'); END IF;
    INSERT INTO entries VALUES (t.id, t.head + 1, r->>'act', me.role, me.right_held, me.seat, t.node, n, (r->>'tip')::bigint,
      verb, r->>'action', r->>'who', r->>'at', (r->>'rules')::bigint, r->>'reason', decode(r->>'digest', 'hex'),
      decode(r->>'hash', 'hex'));
    INSERT INTO whispers SELECT t.id, t.head + 1, w->>'seat', decode(w->>'content', 'base64')
      FROM json_array_elements(r->'whispers') AS w;
    IF me.is_dealer THEN
      DELETE FROM asks WHERE table_id = t.id AND id = r->>'act';
      IF FOUND THEN t.changes := t.changes + 1; END IF;
    END IF;
    t.head := t.head + 1;
    t.node := n;
    t.hash := decode(r->>'hash', 'hex');
  END LOOP;
  UPDATE tables SET head = t.head, hash = t.hash, node = t.node, changes = t.changes WHERE id = t.id;
  INSERT INTO knocks SELECT t.id, t.head, t.changes FROM about WHERE waking = 'listen';
  RETURN t.head;
EXCEPTION WHEN integrity_constraint_violation OR data_exception THEN -- no device of ours writes such a row
  PERFORM refuse(SQLERRM, left(r->>'act', 60));
END $f$;

-- Who finds the door free has not looked at the list yet: whoever is on it may go.
-- Who asks again may have waited for the very act that serves it, which took the older ask away: so it looks afterwards.
CREATE OR REPLACE FUNCTION musterroll.ask(p_id text, p_content text) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = musterroll, pg_temp AS $f$
DECLARE me devices := me(); is_new boolean;
BEGIN
  IF me.right_held = 'look' THEN PERFORM refuse('this device may only look on', p_id); END IF;
  IF (SELECT count(*) FROM asks WHERE device = me.role) >= 100 THEN PERFORM refuse('too many wait for the dealer', p_id); END IF;
  INSERT INTO asks (table_id, id, device, content) VALUES (me.table_id, p_id, me.role, p_content)
    ON CONFLICT (table_id, id) DO UPDATE SET content = excluded.content, refusal = '' -- by table decision, after a refusal
      WHERE asks.device = me.role AND asks.content <> excluded.content;
  is_new := FOUND;
  IF EXISTS (SELECT FROM entries WHERE table_id = me.table_id AND act = p_id) THEN
    DELETE FROM asks WHERE table_id = me.table_id AND id = p_id AND device = me.role;
  ELSIF is_new THEN
    PERFORM changed(me.table_id);
  END IF;
EXCEPTION WHEN integrity_constraint_violation THEN
  PERFORM refuse(SQLERRM, left(p_id, 60));
END $f$;

CREATE FUNCTION musterroll.knock() RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = musterroll, pg_temp AS $f$
DECLARE door CONSTANT bigint := 20061; me devices := me(); one record;
BEGIN
  IF NOT pg_try_advisory_lock(door) THEN RETURN; END IF;
  BEGIN
    PERFORM pg_sleep(numbackends / 20000.0) FROM pg_stat_database WHERE datname = current_database();
  EXCEPTION WHEN query_canceled THEN NULL;
  END;
  PERFORM pg_advisory_unlock(door);
  PERFORM set_config('synchronous_commit', 'off', true);
  FOR one IN WITH called AS (
      DELETE FROM knocks WHERE ctid = ANY (ARRAY(SELECT ctid FROM knocks FOR UPDATE SKIP LOCKED)) RETURNING *)
    SELECT table_id, max(head) AS head, max(changes) AS changes FROM called GROUP BY table_id LOOP
    PERFORM pg_notify('musterroll_' || replace(one.table_id::text, '-', ''), one.head || ' ' || one.changes);
  END LOOP;
END $f$;
REVOKE EXECUTE ON FUNCTION musterroll.knock() FROM PUBLIC;
GRANT EXECUTE ON FUNCTION musterroll.knock() TO musterroll_device;
RESET ROLE;
)sql";

// Version 4: what is new is read from the one part in which the table lies. A plan that names all parts locks them all, more than
// a connection can hold without the list that all of them wait for. Neighbours in the list of tables wait for one another's page,
// so few lie on one.
const char partingSql[] = R"sql(
SET ROLE musterroll_keeper;
CREATE FUNCTION musterroll.part_of(p_table uuid) RETURNS int LANGUAGE sql IMMUTABLE SET search_path = musterroll, pg_temp AS
  $$ SELECT i FROM generate_series(0, 15) AS i WHERE satisfies_hash_partition('musterroll.entries'::regclass, 16, i, p_table) $$;
ALTER TABLE musterroll.tables SET (fillfactor = 10);
ALTER TABLE musterroll.tables ADD COLUMN part int GENERATED ALWAYS AS (musterroll.part_of(id)) STORED; -- writes all anew

-- How far the table is, and what stands there from a number on; each entry with the whisper that the caller hears. Without entries
-- a row that has none; without a place at a table nothing.
DO $do$ DECLARE parts text := ''; BEGIN
  FOR i IN 0..15 LOOP
    parts := parts || format($p$
  WHEN %1$s THEN RETURN QUERY SELECT t.head, t.changes, encode(t.hash, 'hex'), e.seq, e.parent, e.node, e.tip, e.verb, e.action,
      e.who, e.at, e.rules, e.reason, encode(e.digest, 'hex'), encode(e.hash, 'hex'), e.act, e.device::text, e.right_held, e.seat,
      e.hears, encode(e.content, 'base64')
    FROM (SELECT a.*, w.seat AS hears, w.content,
        sum(length(a.action) + coalesce(length(w.content), 0)) OVER (ORDER BY a.seq) AS weight
      FROM entries_%1$s AS a LEFT JOIN whispers_%1$s AS w ON w.table_id = a.table_id AND w.seq = a.seq AND w.seat = ear
      WHERE a.table_id = me.table_id AND a.seq BETWEEN p_first AND p_last) AS e
    WHERE e.weight <= p_heaviest OR e.seq = p_first ORDER BY e.seq;$p$, i);
  END LOOP;
  EXECUTE format($f$
CREATE FUNCTION musterroll.news(p_first bigint, p_last bigint, p_heaviest bigint) RETURNS TABLE (head bigint, changes bigint,
  head_hash text, seq bigint, parent bigint, node bigint, tip bigint, verb text, action text, who text, at text, rules bigint,
  reason text, digest text, hash text, act text, device text, right_held text, seat text, hears text, content text)
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = musterroll, pg_temp AS $n$
#variable_conflict use_column
DECLARE me devices; t tables; ear text;
BEGIN
  SELECT * INTO me FROM devices WHERE role = session_user AND NOT is_revoked;
  IF NOT FOUND THEN RETURN; END IF;
  ear := CASE WHEN me.is_dealer THEN '*' ELSE nullif(me.seat, '') END;
  SELECT * INTO t FROM tables WHERE id = me.table_id;
  CASE t.part %s
  END CASE;
  IF NOT FOUND THEN
    head := t.head; changes := t.changes; head_hash := encode(t.hash, 'hex');
    RETURN NEXT;
  END IF;
END $n$ $f$, parts);
END $do$;
REVOKE EXECUTE ON FUNCTION musterroll.part_of(uuid), musterroll.news(bigint, bigint, bigint) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION musterroll.news(bigint, bigint, bigint) TO musterroll_device;
RESET ROLE;
)sql";

// Version 5: who is called hears with the call what was entered, as long as everybody may read it and it is short, and asks for
// nothing. A role can listen to any name and call by any name that it knows; so each device is called by one that the server made
// up and tells it alone. Whoever wrote is not called. Who comes too late learns it before waiting for anybody.
const char callingSql[] = R"sql(
SET ROLE musterroll_keeper;
CREATE UNLOGGED TABLE musterroll.ears (role name PRIMARY KEY, table_id uuid NOT NULL, channel text NOT NULL);
CREATE INDEX ON musterroll.ears (table_id);
ALTER TABLE musterroll.tables ADD COLUMN latest text[] NOT NULL DEFAULT '{}'; -- up to the head, each an array in JSON
DROP TABLE musterroll.knocks;
CREATE UNLOGGED TABLE musterroll.knocks (table_id uuid NOT NULL, first bigint NOT NULL, writer text NOT NULL);

CREATE FUNCTION musterroll.ear() RETURNS text
LANGUAGE plpgsql SECURITY DEFINER SET search_path = musterroll, pg_temp AS $f$
DECLARE me devices := me();
BEGIN
  IF NOT EXISTS (SELECT FROM about WHERE waking = 'listen') THEN RETURN ''; END IF;
  INSERT INTO ears VALUES (me.role, me.table_id, 'ear_' || replace(gen_random_uuid()::text, '-', '')) ON CONFLICT DO NOTHING;
  RETURN (SELECT channel FROM ears WHERE role = me.role);
END $f$;

CREATE OR REPLACE FUNCTION musterroll.close_device(p_role name) RETURNS void
LANGUAGE plpgsql SET search_path = musterroll, pg_temp AS $f$
DECLARE t uuid;
BEGIN
  UPDATE devices SET is_revoked = true WHERE role = p_role RETURNING table_id INTO t;
  DELETE FROM asks WHERE device = p_role;
  DELETE FROM ears WHERE role = p_role;
  EXECUTE format('ALTER ROLE %I NOLOGIN', p_role);
  PERFORM changed(t);
END $f$;

-- What the calls for a table may hold: as few as the row keeps beside its numbers.
CREATE FUNCTION musterroll.latest_with(p_latest text[], p_line text) RETURNS text[]
LANGUAGE plpgsql IMMUTABLE SET search_path = musterroll, pg_temp AS $f$
DECLARE room int := 1700 - octet_length(p_line); kept text[] := '{}';
BEGIN
  IF p_line IS NULL OR room < 0 THEN RETURN '{}'; END IF;
  FOR i IN REVERSE cardinality(p_latest)..1 LOOP
    room := room - octet_length(p_latest[i]);
    EXIT WHEN room < 0;
    kept := p_latest[i] || kept;
  END LOOP;
  RETURN kept || p_line;
END $f$;

CREATE OR REPLACE FUNCTION musterroll.append(p_after bigint, p_head text, p_rows json) RETURNS bigint
LANGUAGE plpgsql SECURITY DEFINER SET search_path = musterroll, pg_temp AS $f$
DECLARE me devices := me(); t tables; r json; why text; verb text; n bigint; is_move boolean; changed bigint;
BEGIN
  IF (SELECT head FROM tables WHERE id = me.table_id) IS DISTINCT FROM p_after THEN RETURN -1; END IF;
  SELECT * INTO t FROM tables WHERE id = me.table_id FOR UPDATE;
  IF t.head IS DISTINCT FROM p_after OR t.hash IS DISTINCT FROM decode(p_head, 'hex') THEN RETURN -1; END IF;
  IF coalesce(json_array_length(p_rows), 0) NOT BETWEEN 1 AND 1000 THEN PERFORM refuse('too many at once', ''); END IF;
  changed := t.changes;
  FOR r IN SELECT * FROM json_array_elements(p_rows) LOOP
    why := forbidden(me, t.node, r);
    verb := r->>'verb';
    n := (r->>'node')::bigint;
    is_move := verb IN ('undo', 'redo', 'goto');
    IF why IS NULL AND ((r->>'seq')::bigint <> t.head + 1 OR (r->>'parent')::bigint <> t.node
        OR (is_move AND n NOT BETWEEN 1 AND t.head) OR (NOT is_move AND (n <> t.head + 1 OR (r->>'tip')::bigint <> n))
        OR (r->>'tip')::bigint NOT BETWEEN 1 AND t.head + 1 OR (t.head > 0 AND r->>'act' = '' AND NOT me.is_dealer)) THEN
      why := 'these numbers do not follow the head';
    END IF;
    IF why IS NOT NULL THEN PERFORM refuse(why, r->>'act'); END IF;
    INSERT INTO entries VALUES (t.id, t.head + 1, r->>'act', me.role, me.right_held, me.seat, t.node, n, (r->>'tip')::bigint,
      verb, r->>'action', r->>'who', r->>'at', (r->>'rules')::bigint, r->>'reason', decode(r->>'digest', 'hex'),
      decode(r->>'hash', 'hex'));
    IF coalesce(json_array_length(r->'whispers'), 0) > 0 THEN
      INSERT INTO whispers SELECT t.id, t.head + 1, w->>'seat', decode(w->>'content', 'base64')
        FROM json_array_elements(r->'whispers') AS w;
      t.latest := '{}';
    ELSE
      t.latest := latest_with(t.latest, json_build_array(t.head + 1, t.node, n, (r->>'tip')::bigint, verb, r->>'action', r->>'who',
        r->>'at', (r->>'rules')::bigint, r->>'reason', r->>'digest', r->>'hash', r->>'act', me.role, me.right_held, me.seat)::text);
    END IF;
    IF me.is_dealer THEN
      DELETE FROM asks WHERE table_id = t.id AND id = r->>'act';
      IF FOUND THEN t.changes := t.changes + 1; END IF;
    END IF;
    t.head := t.head + 1;
    t.node := n;
    t.hash := decode(r->>'hash', 'hex');
  END LOOP;
  UPDATE tables SET head = t.head, hash = t.hash, node = t.node, changes = t.changes, latest = t.latest WHERE id = t.id;
  INSERT INTO knocks SELECT t.id, p_after + 1, CASE WHEN t.changes = changed THEN me.role::text ELSE '' END
    FROM about WHERE waking = 'listen';
  RETURN t.head;
EXCEPTION WHEN integrity_constraint_violation OR data_exception THEN -- no device of ours writes such a row
  PERFORM refuse(SQLERRM, left(r->>'act', 60));
END $f$;

CREATE OR REPLACE FUNCTION musterroll.knock() RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = musterroll, pg_temp AS $f$
DECLARE door CONSTANT bigint := 20061; one record;
BEGIN
  IF NOT pg_try_advisory_lock(door) THEN RETURN; END IF;
  BEGIN
    PERFORM pg_sleep(numbackends / 10000.0) FROM pg_stat_database WHERE datname = current_database();
  EXCEPTION WHEN query_canceled THEN NULL;
  END;
  PERFORM pg_advisory_unlock(door);
  PERFORM set_config('synchronous_commit', 'off', true);
  FOR one IN WITH called AS (DELETE FROM knocks RETURNING *),
    grouped AS (SELECT table_id, min(first) AS first, min(writer) AS writer, max(writer) AS other FROM called GROUP BY table_id)
    SELECT e.channel, concat_ws(E'\n', t.head || ' ' || t.changes,
        nullif(array_to_string(t.latest[g.first - t.head + cardinality(t.latest) : ], E'\n'), '')) AS said
      FROM grouped AS g JOIN tables AS t ON t.id = g.table_id
      JOIN ears AS e ON e.table_id = g.table_id AND (e.role <> g.writer OR g.writer <> g.other) LOOP
    PERFORM pg_notify(one.channel, one.said);
  END LOOP;
END $f$;
-- The number of the last that was appended. When others were quicker, -1 and, as in a call, what they did, if it stands in the row.
CREATE FUNCTION musterroll.carry(p_after bigint, p_head text, p_rows json) RETURNS text
LANGUAGE plpgsql SECURITY DEFINER SET search_path = musterroll, pg_temp AS $f$
DECLARE done bigint := append(p_after, p_head, p_rows); t tables;
BEGIN
  IF done > 0 THEN RETURN done; END IF;
  SELECT * INTO t FROM tables WHERE id = (SELECT table_id FROM devices WHERE role = session_user);
  RETURN concat_ws(E'\n', done, t.head || ' ' || t.changes, nullif(array_to_string(
    CASE WHEN t.head - cardinality(t.latest) <= p_after THEN t.latest[p_after + 1 - t.head + cardinality(t.latest) : ] END, E'\n'), ''));
END $f$;

-- Two of one name at one table would be taken for each other: who comes later is numbered.
CREATE FUNCTION musterroll.free_name(p_table uuid, p_who text) RETURNS text
LANGUAGE plpgsql STABLE SET search_path = musterroll, pg_temp AS $f$
DECLARE free text := p_who; number int := 1;
BEGIN
  WHILE EXISTS (SELECT FROM devices WHERE table_id = p_table AND who = free AND NOT is_revoked) LOOP
    number := number + 1;
    free := p_who || ' ' || number;
  END LOOP;
  RETURN free;
END $f$;

CREATE OR REPLACE FUNCTION musterroll.join_table(p_word text, p_who text, p_verifier text) RETURNS json
LANGUAGE plpgsql SECURITY DEFINER SET search_path = musterroll, pg_temp AS $f$
DECLARE caller text := coalesce(host(inet_client_addr()), 'here'); i invitations; t tables; made name;
  said bytea := sha256(convert_to(p_word, 'UTF8')); wrong bigint;
BEGIN
  PERFORM pg_advisory_xact_lock(hashtext('musterroll ' || caller));
  DELETE FROM attempts WHERE at < now() - interval '1 minute';
  IF (SELECT count(*) FROM attempts WHERE address = caller) >= 5 THEN RETURN '{"answer":"too many"}'; END IF;
  SELECT count(*) INTO wrong FROM attempts;
  SELECT * INTO i FROM invitations WHERE word = said FOR UPDATE;
  IF NOT FOUND AND wrong < 100 THEN
    SELECT * INTO i FROM invitations WHERE short = said ORDER BY is_used, until DESC LIMIT 1 FOR UPDATE;
  END IF;
  IF i.word IS NULL THEN
    INSERT INTO attempts (address) VALUES (caller);
    RETURN '{"answer":"wrong"}';
  END IF;
  IF i.is_used THEN RETURN '{"answer":"used"}'; END IF;
  IF i.until < now() THEN RETURN '{"answer":"late"}'; END IF;
  UPDATE invitations SET is_used = true WHERE word = i.word;
  p_who := free_name(i.table_id, p_who);
  made := make_device(i.table_id, p_who, i.right_held, i.seat, false, p_verifier);
  PERFORM changed(i.table_id);
  SELECT * INTO t FROM tables WHERE id = i.table_id;
  RETURN json_build_object('answer', 'joined', 'role', made, 'table', t.id, 'game', t.game, 'name', t.name,
    'right', i.right_held, 'seat', i.seat, 'who', p_who);
EXCEPTION WHEN integrity_constraint_violation OR data_exception THEN
  PERFORM refuse(SQLERRM, '');
END $f$;
REVOKE EXECUTE ON FUNCTION musterroll.carry(bigint, text, json), musterroll.ear(), musterroll.latest_with(text[], text), musterroll.free_name(uuid, text) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION musterroll.carry(bigint, text, json), musterroll.ear() TO musterroll_device;
RESET ROLE;
)sql";

// Version 6: an act takes the server half of the processor. A row that is sent is read once and not once for each field, what a
// device is and where its table stands is asked in one place, and functions that only others call rely on the path which those
// have set. Where few listen, a knock neither waits nor counts who is connected: that counting goes through all connections of
// the server.
const char lightSql[] = R"sql(
SET ROLE musterroll_keeper;
CREATE TYPE musterroll.sent AS (act text, seq bigint, parent bigint, node bigint, tip bigint, verb text, action text, who text,
  at text, rules bigint, reason text, digest text, hash text, seats json, whispers json);
ALTER FUNCTION musterroll.refuse(text, text) RESET search_path;
ALTER FUNCTION musterroll.me() RESET search_path;
ALTER FUNCTION musterroll.latest_with(text[], text) RESET search_path;
DROP FUNCTION musterroll.carry(bigint, text, json), musterroll.append(bigint, text, json),
  musterroll.forbidden(musterroll.devices, bigint, json);

-- Why a device may not append this; nothing when it may. Whose act it is the other devices prove as well.
CREATE FUNCTION musterroll.forbidden(p_me musterroll.devices, p_node bigint, p_row musterroll.sent) RETURNS text
LANGUAGE plpgsql STABLE AS $f$
BEGIN
  IF p_me.right_held = 'look' THEN RETURN 'this device may only look on'; END IF;
  IF p_row.verb = 'new' THEN RETURN CASE WHEN p_node > 0 OR NOT p_me.is_dealer THEN 'a table begins once' END; END IF;
  IF p_me.right_held = 'all' THEN RETURN NULL; END IF;
  IF p_row.verb IN ('correct', 'setup', 'setting', 'goto') THEN RETURN 'this is for who may do everything'; END IF;
  IF p_row.verb IN ('undo', 'redo') THEN
    IF NOT EXISTS (SELECT FROM entries WHERE table_id = p_me.table_id AND device = p_me.role
        AND seq = CASE p_row.verb WHEN 'undo' THEN p_node ELSE p_row.node END) THEN
      RETURN 'somebody else did this';
    END IF;
    RETURN NULL;
  END IF;
  IF EXISTS (SELECT FROM json_array_elements_text(p_row.seats) AS s WHERE s <> p_me.seat) THEN
    RETURN 'this is for another seat';
  END IF;
  RETURN NULL;
END $f$;

-- Rows behind the head that the device knows: the number of the last. When others were quicker, -1 and, as in a call, what they
-- did, if it stands in the table's row; that is seen before anybody is waited for.
CREATE FUNCTION musterroll.carry(p_after bigint, p_head text, p_rows json) RETURNS text
LANGUAGE plpgsql SECURITY DEFINER SET search_path = musterroll, pg_temp AS $f$
DECLARE me devices := me(); t tables; r sent; why text; is_move boolean; changed bigint;
BEGIN
  SELECT * INTO t FROM tables WHERE id = me.table_id;
  IF t.head = p_after THEN
    SELECT * INTO t FROM tables WHERE id = me.table_id FOR UPDATE;
  END IF;
  IF t.head IS DISTINCT FROM p_after OR t.hash IS DISTINCT FROM decode(p_head, 'hex') THEN
    RETURN concat_ws(E'\n', -1, t.head || ' ' || t.changes, nullif(array_to_string(
      CASE WHEN t.head - cardinality(t.latest) <= p_after THEN t.latest[p_after + 1 - t.head + cardinality(t.latest) : ] END, E'\n'), ''));
  END IF;
  IF coalesce(json_array_length(p_rows), 0) NOT BETWEEN 1 AND 1000 THEN PERFORM refuse('too many at once', ''); END IF;
  changed := t.changes;
  FOR r IN SELECT * FROM json_populate_recordset(NULL::sent, p_rows) LOOP
    is_move := r.verb IN ('undo', 'redo', 'goto');
    why := forbidden(me, t.node, r);
    IF why IS NULL AND (r.seq <> t.head + 1 OR r.parent <> t.node
        OR (is_move AND r.node NOT BETWEEN 1 AND t.head) OR (NOT is_move AND (r.node <> t.head + 1 OR r.tip <> r.node))
        OR r.tip NOT BETWEEN 1 AND t.head + 1 OR (t.head > 0 AND r.act = '' AND NOT me.is_dealer)) THEN
      why := 'these numbers do not follow the head';
    END IF;
    IF why IS NOT NULL THEN PERFORM refuse(why, r.act); END IF;
    INSERT INTO entries VALUES (t.id, t.head + 1, r.act, me.role, me.right_held, me.seat, t.node, r.node, r.tip, r.verb, r.action,
      r.who, r.at, r.rules, r.reason, decode(r.digest, 'hex'), decode(r.hash, 'hex'));
    IF coalesce(json_array_length(r.whispers), 0) > 0 THEN
      INSERT INTO whispers SELECT t.id, t.head + 1, w->>'seat', decode(w->>'content', 'base64')
        FROM json_array_elements(r.whispers) AS w;
      t.latest := '{}';
    ELSE
      t.latest := latest_with(t.latest, json_build_array(t.head + 1, t.node, r.node, r.tip, r.verb, r.action, r.who, r.at, r.rules,
        r.reason, r.digest, r.hash, r.act, me.role, me.right_held, me.seat)::text);
    END IF;
    IF me.is_dealer THEN
      DELETE FROM asks WHERE table_id = t.id AND id = r.act;
      IF FOUND THEN t.changes := t.changes + 1; END IF;
    END IF;
    t.head := t.head + 1;
    t.node := r.node;
    t.hash := decode(r.hash, 'hex');
  END LOOP;
  UPDATE tables SET head = t.head, hash = t.hash, node = t.node, changes = t.changes, latest = t.latest WHERE id = t.id;
  INSERT INTO knocks SELECT t.id, p_after + 1, CASE WHEN t.changes = changed THEN me.role::text ELSE '' END
    FROM about WHERE waking = 'listen';
  RETURN t.head;
EXCEPTION WHEN integrity_constraint_violation OR data_exception THEN -- no device of ours writes such a row
  PERFORM refuse(SQLERRM, left(r.act, 60));
END $f$;

CREATE OR REPLACE FUNCTION musterroll.knock() RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = musterroll, pg_temp AS $f$
DECLARE door CONSTANT bigint := 20061; few CONSTANT int := 40; one record;
BEGIN
  IF EXISTS (SELECT FROM ears OFFSET few) THEN
    IF NOT pg_try_advisory_lock(door) THEN RETURN; END IF;
    BEGIN
      PERFORM pg_sleep(numbackends / 10000.0) FROM pg_stat_database WHERE datname = current_database();
    EXCEPTION WHEN query_canceled THEN NULL;
    END;
    PERFORM pg_advisory_unlock(door);
  END IF;
  PERFORM set_config('synchronous_commit', 'off', true);
  FOR one IN WITH called AS (DELETE FROM knocks RETURNING *),
    grouped AS (SELECT table_id, min(first) AS first, min(writer) AS writer, max(writer) AS other FROM called GROUP BY table_id)
    SELECT e.channel, concat_ws(E'\n', t.head || ' ' || t.changes,
        nullif(array_to_string(t.latest[g.first - t.head + cardinality(t.latest) : ], E'\n'), '')) AS said
      FROM grouped AS g JOIN tables AS t ON t.id = g.table_id
      JOIN ears AS e ON e.table_id = g.table_id AND (e.role <> g.writer OR g.writer <> g.other) LOOP
    PERFORM pg_notify(one.channel, one.said);
  END LOOP;
END $f$;
REVOKE EXECUTE ON FUNCTION musterroll.carry(bigint, text, json), musterroll.forbidden(musterroll.devices, bigint, musterroll.sent) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION musterroll.carry(bigint, text, json) TO musterroll_device;
RESET ROLE;
)sql";

} // namespace share
