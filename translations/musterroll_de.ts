<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de">
<context>
    <name>AuditPage</name>
    <message>
        <source>What should lie on the table now. Tick what you have compared; write what lies there where it differs, then send all differences as one correction.</source>
        <translation>Was jetzt auf dem Tisch liegen sollte. Abhaken, was verglichen ist; wo etwas abweicht, eintragen, was dort liegt, dann alle Abweichungen als eine Berichtigung abschicken.</translation>
    </message>
    <message>
        <source>Words in the list</source>
        <translation>Wörter in der Liste</translation>
    </message>
    <message>
        <source>Find a card, a pile, a counter…</source>
        <translation>Eine Karte, einen Stapel, einen Zähler finden …</translation>
    </message>
    <message>
        <source>What should lie on the table</source>
        <translation>Was auf dem Tisch liegen sollte</translation>
    </message>
    <message>
        <source>Why the table differs</source>
        <translation>Warum der Tisch abweicht</translation>
    </message>
    <message>
        <source>Why, for example: a token was forgotten</source>
        <translation>Warum, zum Beispiel: ein Marker wurde vergessen</translation>
    </message>
    <message>
        <source>Co&amp;py the list</source>
        <translation>Liste ko&amp;pieren</translation>
    </message>
    <message>
        <source>&amp;Correct the differences</source>
        <translation>&amp;Abweichungen berichtigen</translation>
    </message>
</context>
<context>
    <name>CardSide</name>
    <message>
        <source>Ne&amp;w card</source>
        <translation>Neue Kar&amp;te</translation>
    </message>
    <message>
        <source>Re&amp;move</source>
        <translation>&amp;Entfernen</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Speichern</translation>
    </message>
</context>
<context>
    <name>CardsPage</name>
    <message>
        <source>&amp;Pack</source>
        <translation>Ka&amp;rtensatz</translation>
    </message>
    <message>
        <source>Card pack</source>
        <translation>Kartensatz</translation>
    </message>
    <message>
        <source>&amp;New pack</source>
        <translation>&amp;Neuer Satz</translation>
    </message>
    <message>
        <source>Impo&amp;rt…</source>
        <translation>&amp;Importieren …</translation>
    </message>
    <message>
        <source>E&amp;xport…</source>
        <translation>E&amp;xportieren …</translation>
    </message>
    <message>
        <source>Chec&amp;k</source>
        <translation>Prü&amp;fen</translation>
    </message>
    <message>
        <source>Check the whole pack as its file would be, with line and column of every fault</source>
        <translation>Den ganzen Satz prüfen, wie er als Datei wäre, mit Zeile und Spalte jedes Fehlers</translation>
    </message>
    <message>
        <source>&amp;List</source>
        <translation>&amp;Liste</translation>
    </message>
    <message>
        <source>Kind of card</source>
        <translation>Art der Karte</translation>
    </message>
    <message>
        <source>&amp;Offered</source>
        <translation>An&amp;geboten</translation>
    </message>
    <message>
        <source>Whether new campaigns may take this pack; campaigns that play with it keep it either way</source>
        <translation>Ob neue Kampagnen diesen Kartensatz nehmen können; Kampagnen, die damit spielen, behalten ihn in jedem Fall</translation>
    </message>
    <message>
        <source>C&amp;ards</source>
        <translation>K&amp;arten</translation>
    </message>
    <message>
        <source>Ta&amp;ble</source>
        <translation>Ta&amp;belle</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Karten</translation>
    </message>
    <message>
        <source>Cards as a table</source>
        <translation>Karten als Tabelle</translation>
    </message>
</context>
<context>
    <name>DicePage</name>
    <message>
        <source>Words in the rolls</source>
        <translation>Wörter in den Würfen</translation>
    </message>
    <message>
        <source>Find among the rolls: a person, a mercenary, an action…</source>
        <translation>In den Würfen suchen: Person, Söldner, Aktion …</translation>
    </message>
    <message>
        <source>Ro&amp;lls</source>
        <translation>&amp;Würfe</translation>
    </message>
    <message>
        <source>Which rolls</source>
        <translation>Welche Würfe</translation>
    </message>
    <message>
        <source>Co&amp;py</source>
        <translation>Ko&amp;pieren</translation>
    </message>
    <message>
        <source>Nothing was rolled yet.</source>
        <translation>Es wurde noch nicht gewürfelt.</translation>
    </message>
</context>
<context>
    <name>DiceSide</name>
    <message>
        <source>Di&amp;e</source>
        <translation>Wür&amp;fel</translation>
    </message>
    <message>
        <source>Die</source>
        <translation>Würfel</translation>
    </message>
</context>
<context>
    <name>HistoryPage</name>
    <message>
        <source>Words in the history</source>
        <translation>Wörter im Verlauf</translation>
    </message>
    <message>
        <source>Find in the history: a name, an action, a reason…</source>
        <translation>Im Verlauf suchen: Name, Aktion, Grund …</translation>
    </message>
    <message>
        <source>&amp;Kind</source>
        <translation>&amp;Art</translation>
    </message>
    <message>
        <source>Kind of entry</source>
        <translation>Art des Eintrags</translation>
    </message>
    <message>
        <source>Pla&amp;yed by</source>
        <translation>&amp;Gespielt von</translation>
    </message>
    <message>
        <source>Who played</source>
        <translation>Wer gespielt hat</translation>
    </message>
    <message>
        <source>Co&amp;py</source>
        <translation>Ko&amp;pieren</translation>
    </message>
    <message>
        <source>The lines that are listed, as text</source>
        <translation>Die aufgelisteten Zeilen als Text</translation>
    </message>
    <message>
        <source>&amp;Moment</source>
        <translation>&amp;Zeitpunkt</translation>
    </message>
    <message>
        <source>Moment of the campaign</source>
        <translation>Zeitpunkt der Kampagne</translation>
    </message>
</context>
<context>
    <name>HistorySide</name>
    <message>
        <source>What it changed</source>
        <translation>Was sich dadurch ändert</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Was</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Vorher</translation>
    </message>
    <message>
        <source>After</source>
        <translation>Nachher</translation>
    </message>
    <message>
        <source>&amp;Look at the table then</source>
        <translation>&amp;Tisch von damals ansehen</translation>
    </message>
    <message>
        <source>Continue from &amp;here</source>
        <translation>Von hier &amp;weiterspielen</translation>
    </message>
    <message>
        <source>The table goes back to this moment. What came after it stays in the history and can be gone to again.</source>
        <translation>Der Tisch geht auf diesen Zeitpunkt zurück. Was danach kam, bleibt im Verlauf und ist weiter erreichbar.</translation>
    </message>
    <message>
        <source>&amp;Back to the start of this phase</source>
        <translation>Zurü&amp;ck zum Beginn dieser Phase</translation>
    </message>
    <message>
        <source>Correct the pa&amp;st…</source>
        <translation>Ve&amp;rgangenes berichtigen …</translation>
    </message>
    <message>
        <source>Change this entry or insert one before it, and see what would differ afterwards</source>
        <translation>Diesen Eintrag ändern oder davor einen einfügen und sehen, was danach anders wäre</translation>
    </message>
</context>
<context>
    <name>NewCampaign</name>
    <message>
        <source>New campaign</source>
        <translation>Neue Kampagne</translation>
    </message>
    <message>
        <source>&amp;Game:</source>
        <translation>&amp;Spiel:</translation>
    </message>
    <message>
        <source>&amp;Name:</source>
        <translation>&amp;Name:</translation>
    </message>
    <message>
        <source>Card &amp;packs:</source>
        <translation>&amp;Kartensätze:</translation>
    </message>
    <message>
        <source>Pack from a &amp;file…</source>
        <translation>Satz aus einer &amp;Datei …</translation>
    </message>
    <message>
        <source>&amp;Dice are thrown on the table</source>
        <translation>Auf dem Tisch wird ge&amp;würfelt</translation>
    </message>
    <message>
        <source>&amp;Cards are drawn on the table</source>
        <translation>Auf dem Tisch werden Karten ge&amp;zogen</translation>
    </message>
    <message>
        <source>Readings of the rules and house rules; they can be changed at any time:</source>
        <translation>Lesarten der Regeln und Hausregeln; sie lassen sich jederzeit ändern:</translation>
    </message>
</context>
<context>
    <name>OddsPage</name>
    <message>
        <source>Di&amp;ce</source>
        <translation>&amp;Würfel</translation>
    </message>
    <message>
        <source>Dice terms, up to four</source>
        <translation>Würfelausdrücke, bis zu vier</translation>
    </message>
    <message>
        <source>3d6+1     or several to compare:  3d6 ; 2d8 ; 4d6kh3</source>
        <translation>3d6+1     oder mehrere zum Vergleich:  3d6 ; 2d8 ; 4d6kh3</translation>
    </message>
    <message>
        <source>E&amp;xactly</source>
        <translation>&amp;Genau</translation>
    </message>
    <message>
        <source>A&amp;t least</source>
        <translation>&amp;Mindestens</translation>
    </message>
    <message>
        <source>At m&amp;ost</source>
        <translation>&amp;Höchstens</translation>
    </message>
    <message>
        <source>Co&amp;py</source>
        <translation>Ko&amp;pieren</translation>
    </message>
    <message>
        <source>The chances as a table</source>
        <translation>Die Chancen als Tabelle</translation>
    </message>
</context>
<context>
    <name>PackText</name>
    <message>
        <source>The text of the pack</source>
        <translation>Der Text des Kartensatzes</translation>
    </message>
    <message>
        <source>What is wrong with it, by line and column</source>
        <translation>Was daran falsch ist, nach Zeile und Spalte</translation>
    </message>
    <message>
        <source>&amp;Back to the cards</source>
        <translation>&amp;Zurück zu den Karten</translation>
    </message>
    <message>
        <source>Check a&amp;gain</source>
        <translation>Er&amp;neut prüfen</translation>
    </message>
    <message>
        <source>&amp;Keep it on the shelf</source>
        <translation>Ins &amp;Regal legen</translation>
    </message>
</context>
<context>
    <name>PreferencesPage</name>
    <message>
        <source>Preferences</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>Aussehen</translation>
    </message>
    <message>
        <source>&amp;Theme:</source>
        <translation>&amp;Farbschema:</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Wie das System</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Hell</translation>
    </message>
    <message>
        <source>Text &amp;size:</source>
        <translation>Text&amp;größe:</translation>
    </message>
    <message>
        <source> %</source>
        <translation> %</translation>
    </message>
    <message>
        <source>&amp;Everything (at the next start):</source>
        <translation>&amp;Alles (ab dem nächsten Start):</translation>
    </message>
    <message>
        <source>&amp;Far-reading mode, for two metres</source>
        <translation>Fernsi&amp;cht, lesbar aus zwei Metern</translation>
    </message>
    <message>
        <source>Short &amp;motion where it helps</source>
        <translation>Kurze &amp;Bewegungen, wo sie helfen</translation>
    </message>
    <message>
        <source>&amp;Language:</source>
        <translation>S&amp;prache:</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>Am Tisch</translation>
    </message>
    <message>
        <source>&amp;Who acts, for the history:</source>
        <translation>&amp;Wer handelt, für den Verlauf:</translation>
    </message>
    <message>
        <source>&amp;Dice are thrown on the table</source>
        <translation>Auf &amp;dem Tisch wird gewürfelt</translation>
    </message>
    <message>
        <source>&amp;Cards are drawn on the table</source>
        <translation>Auf dem Tisch werden Karten ge&amp;zogen</translation>
    </message>
    <message>
        <source>How this campaign reads the rules</source>
        <translation>Wie diese Kampagne die Regeln liest</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>&amp;Tasten</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>&amp;New key:</source>
        <translation>&amp;Neue Taste:</translation>
    </message>
    <message>
        <source>&amp;Assign</source>
        <translation>Zuw&amp;eisen</translation>
    </message>
    <message>
        <source>&amp;Reset all</source>
        <translation>Alle zu&amp;rücksetzen</translation>
    </message>
    <message>
        <source>C&amp;opy as text</source>
        <translation>Als Te&amp;xt kopieren</translation>
    </message>
</context>
<context>
    <name>RevisionPanel</name>
    <message>
        <source>C&amp;hange it</source>
        <translation>Ä&amp;ndern</translation>
    </message>
    <message>
        <source>&amp;Insert before it</source>
        <translation>Davor &amp;einfügen</translation>
    </message>
    <message>
        <source>Ta&amp;ke it out</source>
        <translation>&amp;Herausnehmen</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Aktion</translation>
    </message>
    <message>
        <source>What was played a&amp;fterwards: a tick keeps it</source>
        <translation>Was &amp;danach gespielt wurde: ein Haken behält es</translation>
    </message>
    <message>
        <source>What was played afterwards</source>
        <translation>Was danach gespielt wurde</translation>
    </message>
    <message>
        <source>L&amp;eave it as it was</source>
        <translation>&amp;So lassen, wie es war</translation>
    </message>
    <message>
        <source>&amp;Accept</source>
        <translation>Ü&amp;bernehmen</translation>
    </message>
</context>
<context>
    <name>RulesPage</name>
    <message>
        <source>This &amp;game</source>
        <translation>Dieses S&amp;piel</translation>
    </message>
    <message>
        <source>A&amp;ll games</source>
        <translation>A&amp;lle Spiele</translation>
    </message>
    <message>
        <source>Gl&amp;ossary</source>
        <translation>&amp;Glossar</translation>
    </message>
    <message>
        <source>Pi&amp;nned</source>
        <translation>Angehe&amp;ftet</translation>
    </message>
    <message>
        <source>Rules with a note or a house rule of your own</source>
        <translation>Regeln mit eigener Notiz oder Hausregel</translation>
    </message>
    <message>
        <source>Uncl&amp;ear</source>
        <translation>&amp;Unklar</translation>
    </message>
    <message>
        <source>Where the book contradicts itself or is silent, and what your table plays</source>
        <translation>Wo das Regelbuch sich widerspricht oder schweigt, und was an diesem Tisch gilt</translation>
    </message>
    <message>
        <source>The rule</source>
        <translation>Die Regel</translation>
    </message>
    <message>
        <source>Your table pla&amp;ys</source>
        <translation>An diesem &amp;Tisch gilt</translation>
    </message>
    <message>
        <source>Play it &amp;so</source>
        <translation>&amp;So spielen</translation>
    </message>
    <message>
        <source>Note or house rule for this entry</source>
        <translation>Notiz oder Hausregel zu diesem Eintrag</translation>
    </message>
    <message>
        <source>Pin a note or a house rule to it…  Ctrl+D</source>
        <translation>Eine Notiz oder Hausregel anheften …  Strg+D</translation>
    </message>
    <message>
        <source>&amp;Pin note</source>
        <translation>&amp;Notiz anheften</translation>
    </message>
    <message>
        <source>&amp;House rule</source>
        <translation>&amp;Hausregel</translation>
    </message>
    <message>
        <source>&amp;Copy with source</source>
        <translation>Mit &amp;Quelle kopieren</translation>
    </message>
</context>
<context>
    <name>ShelfPage</name>
    <message>
        <source>Your shelf</source>
        <translation>Dein Regal</translation>
    </message>
    <message>
        <source>S&amp;how:</source>
        <translation>An&amp;zeigen:</translation>
    </message>
    <message>
        <source>The shelf is empty. Try a training contract: five minutes, no rulebook needed.</source>
        <translation>Das Regal ist leer. Probier einen Übungsauftrag: fünf Minuten, ganz ohne Regelbuch.</translation>
    </message>
    <message>
        <source>Campaigns on your shelf</source>
        <translation>Kampagnen in deinem Regal</translation>
    </message>
    <message>
        <source>▶  Try a &amp;training contract</source>
        <translation>▶  Ü&amp;bungsauftrag spielen</translation>
    </message>
    <message>
        <source>A guided battle, five minutes, no rulebook needed</source>
        <translation>Ein geführter Kampf, fünf Minuten, ganz ohne Regelbuch</translation>
    </message>
    <message>
        <source>+  &amp;New campaign…</source>
        <translation>+  &amp;Neue Kampagne …</translation>
    </message>
    <message>
        <source>Any of the games; cards are typed in while you play, once</source>
        <translation>Eines der Spiele; Karten werden beim Spielen eingetippt, jede nur einmal</translation>
    </message>
    <message>
        <source>⇥  I&amp;mport…</source>
        <translation>⇥  I&amp;mportieren …</translation>
    </message>
    <message>
        <source>A campaign from another table</source>
        <translation>Eine Kampagne von einem anderen Tisch</translation>
    </message>
</context>
<context>
    <name>ShelfSide</name>
    <message>
        <source>The shelf</source>
        <translation>Das Regal</translation>
    </message>
    <message>
        <source>&amp;Continue</source>
        <translation>&amp;Weiterspielen</translation>
    </message>
    <message>
        <source>&amp;Duplicate as a what-if</source>
        <translation>Als „Was wäre wenn“ &amp;verdoppeln</translation>
    </message>
    <message>
        <source>A copy that never touches this campaign</source>
        <translation>Eine Kopie, die diese Kampagne nie berührt</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>&amp;Exportieren …</translation>
    </message>
    <message>
        <source>One text file with the whole history</source>
        <translation>Eine Textdatei mit dem ganzen Verlauf</translation>
    </message>
    <message>
        <source>&amp;Automatic copies</source>
        <translation>&amp;Automatische Sicherungen</translation>
    </message>
    <message>
        <source>Automatic copies of the shelf, newest first</source>
        <translation>Automatische Sicherungen des Regals, neueste zuerst</translation>
    </message>
    <message>
        <source>&amp;Look in</source>
        <translation>&amp;Hineinsehen</translation>
    </message>
    <message>
        <source>Opens the copy in a window of its own; nothing can be changed there</source>
        <translation>Öffnet die Sicherung in einem eigenen Fenster; dort lässt sich nichts ändern</translation>
    </message>
    <message>
        <source>&amp;Bring back</source>
        <translation>Zurückh&amp;olen</translation>
    </message>
    <message>
        <source>The chosen campaign as it was then, as a campaign of its own beside today&apos;s</source>
        <translation>Die gewählte Kampagne, wie sie damals war, als eigene Kampagne neben der heutigen</translation>
    </message>
</context>
<context>
    <name>accept</name>
    <message>
        <source>Accept the drawn contract</source>
        <translation>Den gezogenen Auftrag annehmen</translation>
    </message>
</context>
<context>
    <name>actions</name>
    <message>
        <source>Which turn actions a player could choose from</source>
        <translation>Welche Zugaktionen ein Spieler zur Wahl hat</translation>
    </message>
</context>
<context>
    <name>activate</name>
    <message>
        <source>Begin the activation of a mercenary</source>
        <translation>Die Aktivierung eines Söldners beginnen</translation>
    </message>
    <message>
        <source>A unit begins its turn</source>
        <translation>Eine Einheit beginnt ihren Zug</translation>
    </message>
</context>
<context>
    <name>add-card</name>
    <message>
        <source>Enter what is printed on a card, or change what was entered</source>
        <translation>Eintragen, was auf einer Karte gedruckt ist, oder Eingetragenes ändern</translation>
    </message>
</context>
<context>
    <name>add-mission</name>
    <message>
        <source>Lay out a mission at its access</source>
        <translation>Eine Mission an ihrem Zugang auslegen</translation>
    </message>
</context>
<context>
    <name>add-player</name>
    <message>
        <source>Let a further player join</source>
        <translation>Einen weiteren Spieler mitspielen lassen</translation>
    </message>
</context>
<context>
    <name>add-unit</name>
    <message>
        <source>Add a unit to a warband</source>
        <translation>Einem Kriegstrupp eine Einheit hinzufügen</translation>
    </message>
</context>
<context>
    <name>adjacent</name>
    <message>
        <source>Who stands adjacent to a unit, and whether it is flanked</source>
        <translation>Wer an eine Einheit angrenzt und ob sie flankiert ist</translation>
    </message>
</context>
<context>
    <name>aim-deck</name>
    <message>
        <source>Which numbers of the A.I.M. deck are missing</source>
        <translation>Welche Nummern des A.I.M.-Stapels fehlen</translation>
    </message>
</context>
<context>
    <name>allot</name>
    <message>
        <source>Take wounds as Vigor and injuries</source>
        <translation>Wunden als Ausdauer und Verletzungen nehmen</translation>
    </message>
</context>
<context>
    <name>app</name>
    <message>
        <source>Training contract</source>
        <translation>Übungsauftrag</translation>
    </message>
    <message>
        <source>Companion for games of mercenaries played on a real table.</source>
        <translation>Begleiter für Söldnerspiele, die auf einem echten Tisch gespielt werden.</translation>
    </message>
    <message>
        <source>The shelf&apos;s file (default: in your data folder)</source>
        <translation>Die Datei des Regals (Vorgabe: im Datenordner)</translation>
    </message>
    <message>
        <source>dark or light; otherwise as in the preferences</source>
        <translation>dark (dunkel) oder light (hell); sonst wie in den Einstellungen</translation>
    </message>
    <message>
        <source>Open this campaign</source>
        <translation>Diese Kampagne öffnen</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Start</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Würfel</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Karten</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>Odds</source>
        <translation>Chancen</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Vergleichen</translation>
    </message>
    <message>
        <source>Preferences</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Far-reading mode</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>arrange</name>
    <message>
        <source>Put a card into a slot or the inventory</source>
        <translation>Eine Karte auf einen Platz oder ins Inventar legen</translation>
    </message>
</context>
<context>
    <name>assign</name>
    <message>
        <source>Use successes of a skill roll</source>
        <translation>Erfolge eines Fertigkeitswurfs nutzen</translation>
    </message>
</context>
<context>
    <name>assign-map</name>
    <message>
        <source>Assign a Gridmap to a warband</source>
        <translation>Einem Kriegstrupp einen Rasterplan zuordnen</translation>
    </message>
</context>
<context>
    <name>attach</name>
    <message>
        <source>Attach an upgrade</source>
        <translation>Ein Upgrade anbringen</translation>
    </message>
</context>
<context>
    <name>attach-mod</name>
    <message>
        <source>Put a mod on a unit</source>
        <translation>Einer Einheit einen Mod geben</translation>
    </message>
</context>
<context>
    <name>attack</name>
    <message>
        <source>Attack with a card</source>
        <translation>Mit einer Karte angreifen</translation>
    </message>
    <message>
        <source>Declare an attack</source>
        <translation>Einen Angriff ansagen</translation>
    </message>
    <message>
        <source>Attack another player</source>
        <translation>Einen anderen Spieler angreifen</translation>
    </message>
</context>
<context>
    <name>attack-odds</name>
    <message>
        <source>What an attack of the active mercenary is likely to do</source>
        <translation>Was ein Angriff des aktiven Söldners wahrscheinlich bewirkt</translation>
    </message>
    <message>
        <source>Chances of any attack by its numbers</source>
        <translation>Chancen eines beliebigen Angriffs anhand seiner Zahlen</translation>
    </message>
</context>
<context>
    <name>attacks-in-a-row</name>
    <message>
        <source>How often a player takes damage from several attacks one after the other, recovery included</source>
        <translation>Wie oft ein Spieler durch mehrere Angriffe nacheinander Schaden nimmt, Erholung eingerechnet</translation>
    </message>
</context>
<context>
    <name>award</name>
    <message>
        <source>Say who scores a dropped or mortally injured unit</source>
        <translation>Sagen, wer für eine gefallene oder tödlich verletzte Einheit Punkte erhält</translation>
    </message>
</context>
<context>
    <name>begin-battle</name>
    <message>
        <source>Begin round 1</source>
        <translation>Runde 1 beginnen</translation>
    </message>
</context>
<context>
    <name>begin-buying</name>
    <message>
        <source>End the play step and begin to buy</source>
        <translation>Den Spielschritt beenden und mit dem Kaufen beginnen</translation>
    </message>
</context>
<context>
    <name>begin-play</name>
    <message>
        <source>Begin the first player phase</source>
        <translation>Die erste Spielerphase beginnen</translation>
    </message>
</context>
<context>
    <name>begin-scenario</name>
    <message>
        <source>Lay out a scenario: tiles, income, full boards</source>
        <translation>Ein Szenario auslegen: Plättchen, Einkommen, volle Tafeln</translation>
    </message>
</context>
<context>
    <name>begin-turn</name>
    <message>
        <source>Begin the next player&apos;s turn: no more instants; who is down respawns</source>
        <translation>Den Zug des nächsten Spielers beginnen: keine Sofortkarten mehr; wer am Boden ist, kehrt zurück</translation>
    </message>
</context>
<context>
    <name>best</name>
    <message>
        <source>The best move for two players with open hands, by looking ahead, with its line</source>
        <translation>Der beste Zug für zwei Spieler mit offenen Händen durch Vorausrechnen, mit seiner Zugfolge</translation>
    </message>
</context>
<context>
    <name>block</name>
    <message>
        <source>Block the attack</source>
        <translation>Den Angriff blocken</translation>
    </message>
</context>
<context>
    <name>bribe</name>
    <message>
        <source>Command action: pay funds to lower the threat</source>
        <translation>Befehlsaktion: Geld zahlen, um die Bedrohung zu senken</translation>
    </message>
</context>
<context>
    <name>bribe-odds</name>
    <message>
        <source>The threat levels that a bribe leads to</source>
        <translation>Zu welchen Bedrohungsstufen eine Bestechung führt</translation>
    </message>
</context>
<context>
    <name>burst</name>
    <message>
        <source>Whom a burst strikes, and who has cover from it</source>
        <translation>Wen ein Flächenangriff trifft und wer davor Deckung hat</translation>
    </message>
</context>
<context>
    <name>buy</name>
    <message>
        <source>Spend a capture and take over an enemy Mercenary</source>
        <translation>Eine Beutekarte ausgeben und einen gegnerischen Söldner übernehmen</translation>
    </message>
    <message>
        <source>Buy a card of the market deck</source>
        <translation>Eine Karte des Marktstapels kaufen</translation>
    </message>
    <message>
        <source>Buy a card of the arsenal row</source>
        <translation>Eine Karte der Arsenalreihe kaufen</translation>
    </message>
</context>
<context>
    <name>buy-tactic</name>
    <message>
        <source>Buy a tactic for this contract</source>
        <translation>Eine Taktik für diesen Auftrag kaufen</translation>
    </message>
</context>
<context>
    <name>buyable</name>
    <message>
        <source>Enemy Mercenaries in play, with the contracts still running</source>
        <translation>Gegnerische Söldner im Spiel, mit den noch laufenden Verträgen</translation>
    </message>
</context>
<context>
    <name>cancel</name>
    <message>
        <source>Cancel the block that stands, as Shatter does</source>
        <translation>Den stehenden Block aufheben, wie Shatter es tut</translation>
    </message>
</context>
<context>
    <name>capture</name>
    <message>
        <source>Move a card into the space of an enemy&apos;s card and take it</source>
        <translation>Eine Karte auf das Feld einer gegnerischen Karte bewegen und diese erbeuten</translation>
    </message>
</context>
<context>
    <name>cards</name>
    <message>
        <source>%1: nothing is entered.</source>
        <translation>%1: nichts eingetragen.</translation>
    </message>
    <message>
        <source>%1: only named so far: %2 of %3</source>
        <translation>%1: bisher nur benannt: %2 von %3</translation>
    </message>
    <message>
        <source>%1: %2 missing: %3 of %4</source>
        <translation>%1: %2 fehlt: %3 von %4</translation>
    </message>
    <message>
        <source>There is no pack %1 and no file of this name.</source>
        <translation>Es gibt weder einen Kartensatz %1 noch eine Datei dieses Namens.</translation>
    </message>
    <message>
        <source>The file has %1 bytes, more than 16 MB.</source>
        <translation>Die Datei hat %1 Bytes, mehr als 16 MB.</translation>
    </message>
    <message>
        <source>Split the pack into smaller ones.</source>
        <translation>Den Kartensatz in kleinere teilen.</translation>
    </message>
    <message>
        <source>This is no card pack.</source>
        <translation>Das ist kein Kartensatz.</translation>
    </message>
    <message>
        <source>A pack holds &quot;format&quot;: &quot;%1&quot;, &quot;version&quot;: %2.</source>
        <translation>Ein Kartensatz enthält &quot;format&quot;: &quot;%1&quot;, &quot;version&quot;: %2.</translation>
    </message>
    <message>
        <source>This pack was made for a newer version of the program.</source>
        <translation>Dieser Kartensatz wurde für eine neuere Version des Programms gemacht.</translation>
    </message>
    <message>
        <source>Update the program.</source>
        <translation>Das Programm aktualisieren.</translation>
    </message>
    <message>
        <source>This pack is for the game %1.</source>
        <translation>Dieser Kartensatz gehört zum Spiel %1.</translation>
    </message>
    <message>
        <source>%1 is no id of a pack.</source>
        <translation>%1 ist keine id eines Kartensatzes.</translation>
    </message>
    <message>
        <source>Allowed: small letters, digits, hyphens; at most 64, for example my-cards.</source>
        <translation>Erlaubt: Kleinbuchstaben, Ziffern, Bindestriche; höchstens 64 Zeichen, zum Beispiel my-cards.</translation>
    </message>
    <message>
        <source>See that the file may be read.</source>
        <translation>Sorge dafür, dass die Datei gelesen werden darf.</translation>
    </message>
    <message>
        <source>There is no kind of card %1.</source>
        <translation>Es gibt keine Kartenart %1.</translation>
    </message>
    <message>
        <source>The cards of a kind are a list.</source>
        <translation>Die Karten einer Art sind eine Liste.</translation>
    </message>
    <message>
        <source>Write […] with a card {…} for each.</source>
        <translation>[…] schreiben, mit einem {…} je Karte.</translation>
    </message>
    <message>
        <source>There is no field %1.</source>
        <translation>Es gibt kein Feld %1.</translation>
    </message>
    <message>
        <source>The card has no id.</source>
        <translation>Die Karte hat keine id.</translation>
    </message>
    <message>
        <source>Give every card a short name of its own.</source>
        <translation>Jeder Karte einen eigenen kurzen Namen geben.</translation>
    </message>
    <message>
        <source>An id has at most %1 letters.</source>
        <translation>Eine id hat höchstens %1 Zeichen.</translation>
    </message>
    <message>
        <source>Give the card a short name.</source>
        <translation>Der Karte einen kurzen Namen geben.</translation>
    </message>
    <message>
        <source>%1 stands here twice.</source>
        <translation>%1 steht hier zweimal.</translation>
    </message>
    <message>
        <source>Give every card an id of its own.</source>
        <translation>Jeder Karte eine eigene id geben.</translation>
    </message>
    <message>
        <source>No card %1 stands in this pack under %2.</source>
        <translation>Keine Karte %1 steht in diesem Kartensatz unter %2.</translation>
    </message>
    <message>
        <source>Card pack for %1</source>
        <translation>Kartensatz für %1</translation>
    </message>
    <message>
        <source>line %1, column %2</source>
        <translation>Zeile %1, Spalte %2</translation>
    </message>
    <message>
        <source>This byte is not valid UTF-8.</source>
        <translation>Dieses Byte ist kein gültiges UTF-8.</translation>
    </message>
    <message>
        <source>Save the file as UTF-8.</source>
        <translation>Die Datei als UTF-8 speichern.</translation>
    </message>
    <message>
        <source>Mend the JSON there.</source>
        <translation>Das JSON dort richtigstellen.</translation>
    </message>
    <message>
        <source>A pack is an object.</source>
        <translation>Ein Kartensatz ist ein Objekt.</translation>
    </message>
    <message>
        <source>Begin it with { and end it with }.</source>
        <translation>Er beginnt mit { und endet mit }.</translation>
    </message>
    <message>
        <source>There are more faults.</source>
        <translation>Es gibt noch mehr Fehler.</translation>
    </message>
    <message>
        <source>Mend these first.</source>
        <translation>Zuerst diese beheben.</translation>
    </message>
    <message>
        <source>Something stands behind the last bracket.</source>
        <translation>Hinter der letzten Klammer steht noch etwas.</translation>
    </message>
    <message>
        <source>Let the file end there.</source>
        <translation>Die Datei soll dort enden.</translation>
    </message>
    <message>
        <source>The file ends too early.</source>
        <translation>Die Datei endet zu früh.</translation>
    </message>
    <message>
        <source>Expected here: %1.</source>
        <translation>Hier erwartet: %1.</translation>
    </message>
    <message>
        <source>%1 cannot stand here.</source>
        <translation>%1 kann hier nicht stehen.</translation>
    </message>
    <message>
        <source>More than %1 brackets are open here.</source>
        <translation>Mehr als %1 Klammern sind hier offen.</translation>
    </message>
    <message>
        <source>Cards need no more than a few: look for a bracket that was never closed.</source>
        <translation>Karten brauchen nur wenige: nach einer Klammer suchen, die nie geschlossen wurde.</translation>
    </message>
    <message>
        <source>The file holds more than %1 values.</source>
        <translation>Die Datei enthält mehr als %1 Werte.</translation>
    </message>
    <message>
        <source>a text in &quot;quotation marks&quot;, a number, true, false, null, {…} or […]</source>
        <translation>ein Text in &quot;Anführungszeichen&quot;, eine Zahl, true, false, null, {…} oder […]</translation>
    </message>
    <message>
        <source>the name of a field in &quot;quotation marks&quot;</source>
        <translation>der Name eines Feldes in &quot;Anführungszeichen&quot;</translation>
    </message>
    <message>
        <source>This name is longer than %1 letters.</source>
        <translation>Dieser Name ist länger als %1 Zeichen.</translation>
    </message>
    <message>
        <source>Look for a quotation mark that is missing.</source>
        <translation>Nach einem fehlenden Anführungszeichen suchen.</translation>
    </message>
    <message>
        <source>The field %1 stands here twice.</source>
        <translation>Das Feld %1 steht hier zweimal.</translation>
    </message>
    <message>
        <source>Keep one of the two.</source>
        <translation>Eines der beiden behalten.</translation>
    </message>
    <message>
        <source>or</source>
        <translation>oder</translation>
    </message>
    <message>
        <source>This comma is one too many.</source>
        <translation>Dieses Komma ist eines zu viel.</translation>
    </message>
    <message>
        <source>Nothing follows it: take it out.</source>
        <translation>Danach folgt nichts: herausnehmen.</translation>
    </message>
    <message>
        <source>A text may not hold this control character.</source>
        <translation>Ein Text darf dieses Steuerzeichen nicht enthalten.</translation>
    </message>
    <message>
        <source>Write a line break as \n; look for a missing quotation mark before.</source>
        <translation>Einen Zeilenumbruch als \n schreiben; davor nach einem fehlenden Anführungszeichen suchen.</translation>
    </message>
    <message>
        <source>This text has no end.</source>
        <translation>Dieser Text hat kein Ende.</translation>
    </message>
    <message>
        <source>Close it with a quotation mark.</source>
        <translation>Mit einem Anführungszeichen schließen.</translation>
    </message>
    <message>
        <source>This is no way to write a character.</source>
        <translation>So lässt sich kein Zeichen schreiben.</translation>
    </message>
    <message>
        <source>Allowed: \&quot; \\ \/ \b \f \n \r \t \u and four digits; write a backslash twice.</source>
        <translation>Erlaubt: \&quot; \\ \/ \b \f \n \r \t \u und vier Ziffern; einen Rückstrich doppelt schreiben.</translation>
    </message>
    <message>
        <source>Take it out.</source>
        <translation>Herausnehmen.</translation>
    </message>
    <message>
        <source>Four hexadecimal digits follow \u.</source>
        <translation>Auf \u folgen vier hexadezimale Ziffern.</translation>
    </message>
    <message>
        <source>This is half of a character.</source>
        <translation>Das ist ein halbes Zeichen.</translation>
    </message>
    <message>
        <source>Write the character itself.</source>
        <translation>Das Zeichen selbst schreiben.</translation>
    </message>
    <message>
        <source>This is no number that can be held.</source>
        <translation>Das ist keine Zahl, die sich festhalten lässt.</translation>
    </message>
    <message>
        <source>Write a whole number without leading zeros, such as 12.</source>
        <translation>Eine ganze Zahl ohne führende Nullen schreiben, etwa 12.</translation>
    </message>
</context>
<context>
    <name>career</name>
    <message>
        <source>Whether the career is running</source>
        <translation>Ob die Laufbahn läuft</translation>
    </message>
</context>
<context>
    <name>chance</name>
    <message>
        <source>The chance of at least so many successes, or damage behind armour</source>
        <translation>Die Chance auf mindestens so viele Erfolge oder so viel Schaden hinter Panzerung</translation>
    </message>
</context>
<context>
    <name>change-terrain</name>
    <message>
        <source>Change the terrain of squares</source>
        <translation>Das Gelände von Feldern ändern</translation>
    </message>
</context>
<context>
    <name>charge</name>
    <message>
        <source>Charge: two squares and an attack</source>
        <translation>Sturmangriff: zwei Felder und ein Angriff</translation>
    </message>
</context>
<context>
    <name>choose-hero</name>
    <message>
        <source>Take a hero card with its starters</source>
        <translation>Eine Heldenkarte mit ihren Startkarten nehmen</translation>
    </message>
</context>
<context>
    <name>choose-map</name>
    <message>
        <source>Choose the Gridmap and a side of it</source>
        <translation>Den Rasterplan und eine seiner Seiten wählen</translation>
    </message>
</context>
<context>
    <name>choose-seat</name>
    <message>
        <source>Choose who is P1, P2 … this round</source>
        <translation>Wählen, wer in dieser Runde P1, P2 … ist</translation>
    </message>
</context>
<context>
    <name>choosing-order</name>
    <message>
        <source>In which order the players choose their heroes</source>
        <translation>In welcher Reihenfolge die Spieler ihre Helden wählen</translation>
    </message>
</context>
<context>
    <name>class</name>
    <message>
        <source>Class, suit and value of a card</source>
        <translation>Klasse, Farbe und Wert einer Karte</translation>
    </message>
</context>
<context>
    <name>cli</name>
    <message>
        <source>p. %1</source>
        <translation>S. %1</translation>
    </message>
    <message>
        <source>Refused, nothing changed (%1)</source>
        <translation>Nicht erlaubt, nichts geändert (%1)</translation>
    </message>
    <message>
        <source>The card says otherwise? Say so with --decide REASON.</source>
        <translation>Sagt die Karte etwas anderes? Dann mit --decide REASON angeben.</translation>
    </message>
    <message>
        <source> (by table decision)</source>
        <translation> (durch Entscheid des Tisches)</translation>
    </message>
    <message>
        <source>On the table:</source>
        <translation>Auf dem Tisch:</translation>
    </message>
    <message>
        <source>Tried only, nothing changed: </source>
        <translation>Nur probiert, nichts geändert: </translation>
    </message>
    <message>
        <source>%1 is no field.</source>
        <translation>%1 ist kein Feld.</translation>
    </message>
    <message>
        <source>Write name=value.</source>
        <translation>name=wert schreiben.</translation>
    </message>
    <message>
        <source>%1: %2 of %3 entries are sound
</source>
        <translation>%1: %2 von %3 Einträgen sind heil
</translation>
    </message>
    <message>
        <source>✗ %1: %2 %3
</source>
        <translation>✗ %1: %2 %3
</translation>
    </message>
    <message>
        <source>%1 is sound.</source>
        <translation>%1 ist heil.</translation>
    </message>
    <message>
        <source>What can be saved is in %1. The old file stays as it is.</source>
        <translation>Was sich retten lässt, steht in %1. Die alte Datei bleibt, wie sie ist.</translation>
    </message>
    <message>
        <source>There is no game %1.</source>
        <translation>Es gibt kein Spiel %1.</translation>
    </message>
    <message>
        <source>No copy of the shelf was made: %1</source>
        <translation>Es wurde keine Sicherung des Regals gemacht: %1</translation>
    </message>
    <message>
        <source>Usage: musterroll-cli %1</source>
        <translation>Aufruf: musterroll-cli %1</translation>
    </message>
    <message>
        <source>%1 rolls no dice.</source>
        <translation>%1 würfelt nicht.</translation>
    </message>
    <message>
        <source>Leave --rolled out.</source>
        <translation>--rolled weglassen.</translation>
    </message>
    <message>
        <source>Undo, redo and goto cannot be tried.</source>
        <translation>undo, redo und goto lassen sich nicht probieren.</translation>
    </message>
    <message>
        <source>Leave --dry-run out; undo takes a step back again.</source>
        <translation>--dry-run weglassen; undo nimmt einen Schritt wieder zurück.</translation>
    </message>
    <message>
        <source>Give one JSON action a line.</source>
        <translation>Je Zeile eine JSON-Aktion angeben.</translation>
    </message>
    <message>
        <source>line %1</source>
        <translation>Zeile %1</translation>
    </message>
    <message>
        <source>The line is longer than 1 MB.</source>
        <translation>Die Zeile ist länger als 1 MB.</translation>
    </message>
    <message>
        <source>Send shorter actions.</source>
        <translation>Kürzere Aktionen schicken.</translation>
    </message>
    <message>
        <source>It is not valid UTF-8.</source>
        <translation>Das ist kein gültiges UTF-8.</translation>
    </message>
    <message>
        <source>Send UTF-8.</source>
        <translation>UTF-8 schicken.</translation>
    </message>
    <message>
        <source>It is no JSON object.</source>
        <translation>Das ist kein JSON-Objekt.</translation>
    </message>
    <message>
        <source>Write {&quot;do&quot;: &quot;VERB&quot;, …}.</source>
        <translation>{&quot;do&quot;: &quot;VERB&quot;, …} schreiben.</translation>
    </message>
    <message>
        <source>Give a file that show --json wrote.</source>
        <translation>Eine Datei angeben, die show --json geschrieben hat.</translation>
    </message>
    <message>
        <source>The file is larger than 16 MB.</source>
        <translation>Die Datei ist größer als 16 MB.</translation>
    </message>
    <message>
        <source>byte %1</source>
        <translation>Byte %1</translation>
    </message>
    <message>
        <source>%1  %2 (packs: %3)</source>
        <translation>%1  %2 (Kartensätze: %3)</translation>
    </message>
    <message>
        <source>Back at entry %1</source>
        <translation>Zurück bei Eintrag %1</translation>
    </message>
    <message>
        <source> — by table decision: %1</source>
        <translation> — durch Entscheid des Tisches: %1</translation>
    </message>
    <message>
        <source>%1  (%2, entries: %3, last played %4)
    %5
</source>
        <translation>%1  (%2, Einträge: %3, zuletzt gespielt %4)
    %5
</translation>
    </message>
    <message>
        <source>The shelf is empty. Begin with: musterroll-cli new NAME --game hired-swords --pack training</source>
        <translation>Das Regal ist leer. Zum Beginnen: musterroll-cli new NAME --game hired-swords --pack training</translation>
    </message>
    <message>
        <source>Dice of the program:</source>
        <translation>Würfel des Programms:</translation>
    </message>
    <message>
        <source>Real dice:</source>
        <translation>Echte Würfel:</translation>
    </message>
    <message>
        <source>Dice from before it was noted who threw them:</source>
        <translation>Würfel aus der Zeit, bevor notiert wurde, wer sie warf:</translation>
    </message>
    <message>
        <source>  %1: %2 thrown, %3 rolled, %4 expected. %5</source>
        <translation>  %1: %2 geworfen, %3 gewürfelt, %4 erwartet. %5</translation>
    </message>
    <message>
        <source>No dice were thrown yet.</source>
        <translation>Es wurde noch nicht gewürfelt.</translation>
    </message>
    <message>
        <source>List the games and their packs</source>
        <translation>Die Spiele und ihre Kartensätze auflisten</translation>
    </message>
    <message>
        <source>Begin a campaign (--game, --pack)</source>
        <translation>Eine Kampagne beginnen (--game, --pack)</translation>
    </message>
    <message>
        <source>List the campaigns on the shelf</source>
        <translation>Die Kampagnen im Regal auflisten</translation>
    </message>
    <message>
        <source>Show the state, or one value of it</source>
        <translation>Den Stand zeigen, oder einen Wert daraus</translation>
    </message>
    <message>
        <source>What can be done now, and what cannot and why</source>
        <translation>Was jetzt getan werden kann, was nicht und warum</translation>
    </message>
    <message>
        <source>Ask the state: value, plan, matrix, eligibility …</source>
        <translation>Den Stand befragen: value, plan, matrix, eligibility …</translation>
    </message>
    <message>
        <source>Do one action (--dry-run, --decide REASON, --rolled FACES)</source>
        <translation>Eine Aktion ausführen (--dry-run, --decide REASON, --rolled FACES)</translation>
    </message>
    <message>
        <source>One JSON action a line in, one JSON answer a line out</source>
        <translation>Je Zeile eine JSON-Aktion hinein, eine JSON-Antwort heraus</translation>
    </message>
    <message>
        <source>Take the last action back</source>
        <translation>Die letzte Aktion zurücknehmen</translation>
    </message>
    <message>
        <source>Do again what was taken back</source>
        <translation>Das Zurückgenommene wiederholen</translation>
    </message>
    <message>
        <source>Go to the state after an entry of the log</source>
        <translation>Zum Stand nach einem Eintrag des Protokolls gehen</translation>
    </message>
    <message>
        <source>The history, one entry a line</source>
        <translation>Der Verlauf, ein Eintrag je Zeile</translation>
    </message>
    <message>
        <source>The dice of the history against what was to be expected</source>
        <translation>Die Würfel des Verlaufs gegen das, was zu erwarten war</translation>
    </message>
    <message>
        <source>Set a tracked value to what lies on the table (--reason)</source>
        <translation>Einen mitgeführten Wert auf das setzen, was auf dem Tisch liegt (--reason)</translation>
    </message>
    <message>
        <source>Start tracking from a full state, as show --json prints it</source>
        <translation>Das Mitführen mit einem vollständigen Stand beginnen, wie show --json ihn ausgibt</translation>
    </message>
    <message>
        <source>Show the settings, or change one</source>
        <translation>Die Einstellungen zeigen, oder eine ändern</translation>
    </message>
    <message>
        <source>Roll a dice term, or one of a game with --game and --crew</source>
        <translation>Einen Würfelausdruck würfeln, oder einen des Spiels mit --game und --crew</translation>
    </message>
    <message>
        <source>The exact chances of dice terms (--fractions)</source>
        <translation>Die genauen Chancen von Würfelausdrücken (--fractions)</translation>
    </message>
    <message>
        <source>The fields of actions, states and cards as JSON Schema</source>
        <translation>Die Felder von Aktionen, Ständen und Karten als JSON Schema</translation>
    </message>
    <message>
        <source>Write a campaign to a text file</source>
        <translation>Eine Kampagne in eine Textdatei schreiben</translation>
    </message>
    <message>
        <source>Read a campaign from a text file</source>
        <translation>Eine Kampagne aus einer Textdatei lesen</translation>
    </message>
    <message>
        <source>Verify the shelf; save what can be saved into a new file</source>
        <translation>Das Regal prüfen; was sich retten lässt, in eine neue Datei schreiben</translation>
    </message>
    <message>
        <source>Find rules, read one by its id, list those in force (--campaign, --game); pin notes and house rules to them (--house)</source>
        <translation>Regeln finden, eine anhand ihrer id lesen, die geltenden auflisten (--campaign, --game); Notizen und Hausregeln anheften (--house)</translation>
    </message>
    <message>
        <source>Check card packs, list them, write one to start from; keep them on the shelf, add cards while playing (--campaign)</source>
        <translation>Kartensätze prüfen, auflisten, einen zum Anfangen schreiben; im Regal aufbewahren, beim Spielen Karten ergänzen (--campaign)</translation>
    </message>
    <message>
        <source>argument %1</source>
        <translation>Argument %1</translation>
    </message>
    <message>
        <source>Type it in UTF-8.</source>
        <translation>In UTF-8 eingeben.</translation>
    </message>
    <message>
        <source>Commands:</source>
        <translation>Befehle:</translation>
    </message>
    <message>
        <source>Exit: 0 done, 1 error, 2 refused by a rule, 64 usage.</source>
        <translation>Rückgabe: 0 getan, 1 Fehler, 2 nach den Regeln nicht erlaubt, 64 falscher Aufruf.</translation>
    </message>
    <message>
        <source>The shelf&apos;s file (default: in your data folder)</source>
        <translation>Die Datei des Regals (Vorgabe: im Datenordner)</translation>
    </message>
    <message>
        <source>Answer as JSON</source>
        <translation>Als JSON antworten</translation>
    </message>
    <message>
        <source>Exact chances as fractions</source>
        <translation>Genaue Chancen als Brüche</translation>
    </message>
    <message>
        <source>Add the state to JSON answers</source>
        <translation>JSON-Antworten den Stand beifügen</translation>
    </message>
    <message>
        <source>Seed of the program&apos;s dice</source>
        <translation>Startwert für die Würfel des Programms</translation>
    </message>
    <message>
        <source>Faces that real dice show, in order: 5,3</source>
        <translation>Seiten, die echte Würfel zeigen, der Reihe nach: 5,3</translation>
    </message>
    <message>
        <source>Who acts, for the log</source>
        <translation>Wer handelt, für das Protokoll</translation>
    </message>
    <message>
        <source>Say what would happen, change nothing</source>
        <translation>Sagen, was geschähe, und nichts ändern</translation>
    </message>
    <message>
        <source>Do it although the rules refuse: by table decision</source>
        <translation>Trotz der Regeln ausführen: durch Entscheid des Tisches</translation>
    </message>
    <message>
        <source>Why a value is corrected</source>
        <translation>Warum ein Wert berichtigt wird</translation>
    </message>
    <message>
        <source>The game: of a new campaign, of packs, of rules</source>
        <translation>Das Spiel: einer neuen Kampagne, der Kartensätze, der Regeln</translation>
    </message>
    <message>
        <source>A card pack, by id or file; may be repeated</source>
        <translation>Ein Kartensatz, als id oder Datei; mehrfach möglich</translation>
    </message>
    <message>
        <source>The campaign whose crew a roll counts, whose rules are in force</source>
        <translation>Die Kampagne, deren Trupp für einen Wurf zählt, deren Regeln gelten</translation>
    </message>
    <message>
        <source>The crew that a roll counts</source>
        <translation>Der Trupp, der für einen Wurf zählt</translation>
    </message>
    <message>
        <source>Save what can be saved into this new file</source>
        <translation>Was sich retten lässt, in diese neue Datei schreiben</translation>
    </message>
    <message>
        <source>What is pinned to a rule is a house rule, not a note</source>
        <translation>Was an eine Regel geheftet wird, ist eine Hausregel, keine Notiz</translation>
    </message>
    <message>
        <source>A seed is a whole number.</source>
        <translation>Ein Startwert ist eine ganze Zahl.</translation>
    </message>
    <message>
        <source>Give a number from 0 up.</source>
        <translation>Eine Zahl ab 0 angeben.</translation>
    </message>
    <message>
        <source>A crew is a whole number.</source>
        <translation>Ein Trupp ist eine ganze Zahl.</translation>
    </message>
    <message>
        <source>Give a number from 1 to 18.</source>
        <translation>Eine Zahl von 1 bis 18 angeben.</translation>
    </message>
    <message>
        <source>Companion for games of mercenaries played on a real table.</source>
        <translation>Begleiter für Söldnerspiele, die auf einem echten Tisch gespielt werden.</translation>
    </message>
    <message>
        <source>This text</source>
        <translation>Dieser Text</translation>
    </message>
    <message>
        <source>The version</source>
        <translation>Die Version</translation>
    </message>
    <message>
        <source>What to do</source>
        <translation>Was zu tun ist</translation>
    </message>
    <message>
        <source>musterroll-cli --help lists the options.</source>
        <translation>musterroll-cli --help listet die Optionen auf.</translation>
    </message>
    <message>
        <source>A command is missing.</source>
        <translation>Ein Befehl fehlt.</translation>
    </message>
    <message>
        <source>musterroll-cli --help lists them.</source>
        <translation>musterroll-cli --help listet sie auf.</translation>
    </message>
    <message>
        <source>There is no command %1.</source>
        <translation>Es gibt keinen Befehl %1.</translation>
    </message>
    <message>
        <source>The answer could not be written to its end, though what was asked for is done. Look whether its disk has room.</source>
        <translation>Die Antwort ließ sich nicht zu Ende schreiben, das Verlangte ist aber getan. Nachsehen, ob auf dem Datenträger Platz ist.</translation>
    </message>
    <message>
        <source>Say which game the campaign plays.</source>
        <translation>Angeben, welches Spiel die Kampagne spielt.</translation>
    </message>
    <message>
        <source>The pack %1 was removed.</source>
        <translation>Der Kartensatz %1 wurde entfernt.</translation>
    </message>
    <message>
        <source>musterroll-cli pack import %1 brings it back.</source>
        <translation>musterroll-cli pack import %1 holt ihn zurück.</translation>
    </message>
    <message>
        <source>%1 begins: %2</source>
        <translation>%1 beginnt: %2</translation>
    </message>
    <message>
        <source>  ✗ %1 — %2
</source>
        <translation>  ✗ %1 — %2
</translation>
    </message>
    <message>
        <source>%1  %2 (%3): %4</source>
        <translation>%1  %2 (%3): %4</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>leer</translation>
    </message>
    <message>
        <source>Every field, value and name is in order.</source>
        <translation>Alle Felder, Werte und Namen sind in Ordnung.</translation>
    </message>
    <message>
        <source>Not entered yet:</source>
        <translation>Noch nicht eingetragen:</translation>
    </message>
    <message>
        <source>%1  %2 (%3): cannot be used: %4</source>
        <translation>%1  %2 (%3): nicht verwendbar: %4</translation>
    </message>
    <message>
        <source>[on the shelf]</source>
        <translation>[im Regal]</translation>
    </message>
    <message>
        <source>[removed]</source>
        <translation>[entfernt]</translation>
    </message>
    <message>
        <source>%1 is written to %2</source>
        <translation>%1 ist in %2 geschrieben</translation>
    </message>
    <message>
        <source>A pack %1 comes with the program.</source>
        <translation>Ein Kartensatz %1 gehört schon zum Programm.</translation>
    </message>
    <message>
        <source>Give yours another id.</source>
        <translation>Dem eigenen eine andere id geben.</translation>
    </message>
    <message>
        <source>There is no kind of card %1.</source>
        <translation>Es gibt keine Kartenart %1.</translation>
    </message>
    <message>
        <source>What is printed on %1 cannot be told from what happened to them.</source>
        <translation>Was auf %1 gedruckt ist, lässt sich aus dem Spielverlauf nicht mehr ablesen.</translation>
    </message>
    <message>
        <source>Leave --campaign out and type name=value.</source>
        <translation>--campaign weglassen und name=wert eingeben.</translation>
    </message>
    <message>
        <source>This campaign knows nothing of a card %1.</source>
        <translation>Diese Kampagne weiß nichts von einer Karte %1.</translation>
    </message>
    <message>
        <source>Type what is printed on it: name=value.</source>
        <translation>Eingeben, was darauf gedruckt ist: name=wert.</translation>
    </message>
    <message>
        <source>%1 is no id of a pack.</source>
        <translation>%1 ist keine id eines Kartensatzes.</translation>
    </message>
    <message>
        <source>Allowed: small letters, digits, hyphens; at most 64, for example my-cards.</source>
        <translation>Erlaubt: Kleinbuchstaben, Ziffern, Bindestriche; höchstens 64 Zeichen, zum Beispiel my-cards.</translation>
    </message>
    <message>
        <source>There is no pack %1 yet; say for which game it is.</source>
        <translation>Es gibt noch keinen Kartensatz %1; angeben, für welches Spiel er ist.</translation>
    </message>
    <message>
        <source>Add --game GAME.</source>
        <translation>--game GAME ergänzen.</translation>
    </message>
    <message>
        <source>%1 is on the shelf. Begin a campaign with it: new NAME --game %2 --pack %1</source>
        <translation>%1 ist im Regal. Eine Kampagne damit beginnen: new NAME --game %2 --pack %1</translation>
    </message>
    <message>
        <source>Only packs that were imported can be removed.</source>
        <translation>Nur importierte Kartensätze lassen sich entfernen.</translation>
    </message>
    <message>
        <source>There is no shelf here, so no pack was imported.</source>
        <translation>Hier ist kein Regal, also wurde auch kein Kartensatz importiert.</translation>
    </message>
    <message>
        <source>Look at the path.</source>
        <translation>Den Pfad ansehen.</translation>
    </message>
    <message>
        <source>%1 is not offered any more. Campaigns that play with it go on; pack import %1 brings it back.</source>
        <translation>%1 wird nicht mehr angeboten. Kampagnen, die damit spielen, gehen weiter; pack import %1 holt ihn zurück.</translation>
    </message>
    <message>
        <source>Say which card it is.</source>
        <translation>Angeben, welche Karte es ist.</translation>
    </message>
    <message>
        <source>Write id=NAME, the name by which the card is told.</source>
        <translation>id=NAME schreiben, den Namen, an dem die Karte erkannt wird.</translation>
    </message>
    <message>
        <source>pack %1</source>
        <translation>Kartensatz %1</translation>
    </message>
    <message>
        <source>%1 stands in the pack %2.</source>
        <translation>%1 steht im Kartensatz %2.</translation>
    </message>
    <message>
        <source>There is no rule %1.</source>
        <translation>Es gibt keine Regel %1.</translation>
    </message>
    <message>
        <source>Find it with musterroll-cli rules WORDS; its name stands in square brackets.</source>
        <translation>Sie lässt sich mit musterroll-cli rules WORDS finden; ihr Name steht in eckigen Klammern.</translation>
    </message>
    <message>
        <source>Nothing is pinned to a rule.</source>
        <translation>An keine Regel ist etwas geheftet.</translation>
    </message>
    <message>
        <source>Notes and house rules cannot be read: %1</source>
        <translation>Notizen und Hausregeln lassen sich nicht lesen: %1</translation>
    </message>
    <message>
        <source>House rule %1 (%2%3): %4</source>
        <translation>Hausregel %1 (%2%3): %4</translation>
    </message>
    <message>
        <source>Note %1 (%2%3): %4</source>
        <translation>Notiz %1 (%2%3): %4</translation>
    </message>
    <message>
        <source>%1 is no number.</source>
        <translation>%1 ist keine Zahl.</translation>
    </message>
    <message>
        <source>musterroll-cli rules pin lists what is pinned, with numbers.</source>
        <translation>musterroll-cli rules pin listet auf, was angeheftet ist, mit Nummern.</translation>
    </message>
    <message>
        <source>There is no shelf here, so nothing is pinned.</source>
        <translation>Hier ist kein Regal, also ist auch nichts angeheftet.</translation>
    </message>
    <message>
        <source>%1 is not pinned any more.</source>
        <translation>%1 ist nicht mehr angeheftet.</translation>
    </message>
    <message>
        <source>A face is a whole number.</source>
        <translation>Eine Seite ist eine ganze Zahl.</translation>
    </message>
    <message>
        <source>Write the faces with commas: 5,3.</source>
        <translation>Die Seiten mit Kommas schreiben: 5,3.</translation>
    </message>
    <message>
        <source>%1  (%2)</source>
        <translation>%1  (%2)</translation>
    </message>
    <message>
        <source>There are no rules to read for this game.</source>
        <translation>Für dieses Spiel gibt es keine Regeln zu lesen.</translation>
    </message>
    <message>
        <source>musterroll-cli games lists the games.</source>
        <translation>musterroll-cli games listet die Spiele auf.</translation>
    </message>
    <message>
        <source>Where the book is unclear (%1): %2</source>
        <translation>Wo das Regelbuch unklar ist (%1): %2</translation>
    </message>
    <message>
        <source>Setting: %1</source>
        <translation>Einstellung: %1</translation>
    </message>
    <message>
        <source>See also:</source>
        <translation>Siehe auch:</translation>
    </message>
    <message>
        <source>pinned: </source>
        <translation>angeheftet: </translation>
    </message>
    <message>
        <source>Nothing is found for: %1</source>
        <translation>Nichts gefunden zu: %1</translation>
    </message>
    <message>
        <source>There is no part %1.</source>
        <translation>Es gibt keinen Teil %1.</translation>
    </message>
    <message>
        <source>Note: today&apos;s rules decide entry %1 differently than when it was played.</source>
        <translation>Hinweis: Die heutigen Regeln entscheiden Eintrag %1 anders als damals, als er gespielt wurde.</translation>
    </message>
    <message>
        <source>%1 is written to %2, entries: %3</source>
        <translation>%1 ist in %2 geschrieben, Einträge: %3</translation>
    </message>
    <message>
        <source>There is no such file, or it may not be read.</source>
        <translation>Es gibt diese Datei nicht, oder sie darf nicht gelesen werden.</translation>
    </message>
    <message>
        <source>Name a file that export wrote.</source>
        <translation>Eine Datei angeben, die export geschrieben hat.</translation>
    </message>
    <message>
        <source>%1 is on the shelf, entries: %2</source>
        <translation>%1 ist im Regal, Einträge: %2</translation>
    </message>
</context>
<context>
    <name>collect-bonus</name>
    <message>
        <source>Take the bonus of a successful contract</source>
        <translation>Den Bonus eines erfolgreichen Auftrags nehmen</translation>
    </message>
</context>
<context>
    <name>composition</name>
    <message>
        <source>What the deck and the hymnal are made of</source>
        <translation>Woraus Stapel und Hymnenstapel bestehen</translation>
    </message>
</context>
<context>
    <name>confirm-crew</name>
    <message>
        <source>Confirm the crew: M is fixed</source>
        <translation>Den Trupp bestätigen: M steht fest</translation>
    </message>
</context>
<context>
    <name>confirm-dice</name>
    <message>
        <source>State that all faces were compared with the real dice</source>
        <translation>Erklären, dass alle Seiten mit den echten Würfeln verglichen sind</translation>
    </message>
</context>
<context>
    <name>contest</name>
    <message>
        <source>What becomes of a card that moves into an enemy&apos;s space</source>
        <translation>Was aus einer Karte wird, die auf das Feld eines Gegners zieht</translation>
    </message>
</context>
<context>
    <name>contract-odds</name>
    <message>
        <source>How many opposition cards a contract is likely to lay out and to reveal</source>
        <translation>Wie viele Gegnerkarten ein Auftrag wahrscheinlich auslegt und aufdeckt</translation>
    </message>
</context>
<context>
    <name>contract-type</name>
    <message>
        <source>VERSUS or PROTECTOR</source>
        <translation>VERSUS oder PROTECTOR</translation>
    </message>
</context>
<context>
    <name>correct</name>
    <message>
        <source>Set a tracked value to what lies on the table</source>
        <translation>Einen mitgeführten Wert auf das setzen, was auf dem Tisch liegt</translation>
    </message>
</context>
<context>
    <name>count-reveal</name>
    <message>
        <source>Evaluate the circle: how many opposition cards are revealed this round</source>
        <translation>Den Kreis auswerten: wie viele Gegnerkarten in dieser Runde aufgedeckt werden</translation>
    </message>
</context>
<context>
    <name>counter-attack</name>
    <message>
        <source>Roll against a counter-attack</source>
        <translation>Gegen einen Gegenangriff würfeln</translation>
    </message>
    <message>
        <source>The chance to hold a counter-attack, and the rebels that make it 50, 80 or 95 percent</source>
        <translation>Die Chance, einen Gegenangriff abzuwehren, und die Rebellen, mit denen sie 50, 80 oder 95 Prozent beträgt</translation>
    </message>
</context>
<context>
    <name>counts</name>
    <message>
        <source>Deck, hymnal, discards, and the draws until Singularity</source>
        <translation>Stapel, Hymnenstapel, Ablagestapel und wie oft bis zur Singularität gezogen wird</translation>
    </message>
</context>
<context>
    <name>crow</name>
    <message>
        <source>Crow over a dropped enemy</source>
        <translation>Über einen gefallenen Feind prahlen</translation>
    </message>
</context>
<context>
    <name>cubes</name>
    <message>
        <source>How many cubes a mercenary has in all</source>
        <translation>Wie viele Klötzchen ein Söldner insgesamt hat</translation>
    </message>
</context>
<context>
    <name>damage</name>
    <message>
        <source>What would change hands if the damage were taken now</source>
        <translation>Was den Besitzer wechseln würde, wenn der Schaden jetzt genommen würde</translation>
    </message>
</context>
<context>
    <name>deal</name>
    <message>
        <source>Deal five cards and a hymn to everybody</source>
        <translation>Allen fünf Karten und eine Hymne austeilen</translation>
    </message>
    <message>
        <source>Shuffle a player&apos;s starters, draw three of them and take the hearts</source>
        <translation>Die Startkarten eines Spielers mischen, drei davon ziehen und die Herzen nehmen</translation>
    </message>
</context>
<context>
    <name>deck-memory</name>
    <message>
        <source>What everybody can know of a player&apos;s cards</source>
        <translation>Was alle über die Karten eines Spielers wissen können</translation>
    </message>
</context>
<context>
    <name>declare</name>
    <message>
        <source>Declare the scenario won or lost by its own conditions</source>
        <translation>Das Szenario nach seinen eigenen Bedingungen für gewonnen oder verloren erklären</translation>
    </message>
</context>
<context>
    <name>declare-limbo</name>
    <message>
        <source>Confirm that there is no way out of Limbo</source>
        <translation>Bestätigen, dass es keinen Weg aus dem Limbo gibt</translation>
    </message>
</context>
<context>
    <name>declare-stalemate</name>
    <message>
        <source>Declare that nothing will change any more</source>
        <translation>Erklären, dass sich nichts mehr ändern wird</translation>
    </message>
    <message>
        <source>Declare a draw: the same position came back, or everybody agrees</source>
        <translation>Ein Unentschieden erklären: dieselbe Stellung kam wieder, oder alle sind einverstanden</translation>
    </message>
</context>
<context>
    <name>defence</name>
    <message>
        <source>Armour or stealth: both chances, and what comes along</source>
        <translation>Panzerung oder Tarnung: beide Chancen und was dazugehört</translation>
    </message>
</context>
<context>
    <name>defend</name>
    <message>
        <source>Answer damage with armour or stealth</source>
        <translation>Schaden mit Panzerung oder Tarnung beantworten</translation>
    </message>
</context>
<context>
    <name>deploy</name>
    <message>
        <source>Put a mercenary on a start position</source>
        <translation>Einen Söldner auf eine Startposition stellen</translation>
    </message>
    <message>
        <source>Place a unit before the first round</source>
        <translation>Eine Einheit vor der ersten Runde aufstellen</translation>
    </message>
</context>
<context>
    <name>detach</name>
    <message>
        <source>Take an upgrade off</source>
        <translation>Ein Upgrade abnehmen</translation>
    </message>
</context>
<context>
    <name>detach-mod</name>
    <message>
        <source>Take a mod off a unit</source>
        <translation>Einen Mod von einer Einheit nehmen</translation>
    </message>
</context>
<context>
    <name>dice</name>
    <message>
        <source>The odds have more than %1 outcomes.</source>
        <translation>Die Chancen haben mehr als %1 Ergebnisse.</translation>
    </message>
    <message>
        <source>Finding the odds takes more than %1 steps: more than %2 outcomes would have to be joined.</source>
        <translation>Die Chancen zu finden braucht mehr als %1 Schritte: mehr als %2 Ergebnisse müssten verknüpft werden.</translation>
    </message>
    <message>
        <source>Ask about fewer dice, or dice with fewer sides.</source>
        <translation>Nach weniger Würfeln fragen, oder nach Würfeln mit weniger Seiten.</translation>
    </message>
    <message>
        <source>Too few dice to say anything: %1 of %2.</source>
        <translation>Zu wenige Würfel, um etwas zu sagen: %1 von %2.</translation>
    </message>
    <message>
        <source>As expected.</source>
        <translation>Wie erwartet.</translation>
    </message>
    <message>
        <source>1 evening in %1 is as low or worse.</source>
        <translation>1 Abend von %1 ist so niedrig oder schlechter.</translation>
    </message>
    <message>
        <source>1 evening in %1 is as high or better.</source>
        <translation>1 Abend von %1 ist so hoch oder besser.</translation>
    </message>
    <message>
        <source>Fair dice are spread as unevenly in 1 evening in %1.</source>
        <translation>Faire Würfel fallen an 1 Abend von %1 so ungleich.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: %2: %3</source>
        <translation>%1: %2: %3</translation>
    </message>
    <message>
        <source>%1 (rerolled)</source>
        <translation>%1 (neu gewürfelt)</translation>
    </message>
    <message>
        <source>%1 counts %2</source>
        <translation>%1 zählt %2</translation>
    </message>
    <message>
        <source>%1 (explodes)</source>
        <translation>%1 (explodiert)</translation>
    </message>
    <message>
        <source>%1 (dropped)</source>
        <translation>%1 (gestrichen)</translation>
    </message>
    <message>
        <source>rolled %1</source>
        <translation>gewürfelt %1</translation>
    </message>
    <message>
        <source>rolled %1, counts %2</source>
        <translation>gewürfelt %1, zählt %2</translation>
    </message>
    <message>
        <source>%1; successes: %2</source>
        <translation>%1; Erfolge: %2</translation>
    </message>
    <message>
        <source>%1 = %2</source>
        <translation>%1 = %2</translation>
    </message>
    <message>
        <source>%1: %2, counts %3</source>
        <translation>%1: %2, zählt %3</translation>
    </message>
    <message>
        <source>%1: no value now: %2</source>
        <translation>%1: jetzt kein Wert: %2</translation>
    </message>
    <message>
        <source>stopped after %1 extra dice for one die</source>
        <translation>nach %1 zusätzlichen Würfeln für einen Würfel abgebrochen</translation>
    </message>
    <message>
        <source>These dice were told this before.</source>
        <translation>Das wurde diesen Würfeln schon gesagt.</translation>
    </message>
    <message>
        <source>Leave one of the two out.</source>
        <translation>Eines der beiden weglassen.</translation>
    </message>
    <message>
        <source>A single die cannot be dropped.</source>
        <translation>Ein einzelner Würfel kann nicht gestrichen werden.</translation>
    </message>
    <message>
        <source>Throw more dice or drop none.</source>
        <translation>Mehr Würfel werfen oder keinen streichen.</translation>
    </message>
    <message>
        <source>Of these dice, 1 to %1 can be dropped.</source>
        <translation>Von diesen Würfeln lassen sich 1 bis %1 streichen.</translation>
    </message>
    <message>
        <source>Of these dice, 1 to %1 can be kept.</source>
        <translation>Von diesen Würfeln lassen sich 1 bis %1 behalten.</translation>
    </message>
    <message>
        <source>Every face would be thrown again, without end.</source>
        <translation>Jede Seite würde neu geworfen, ohne Ende.</translation>
    </message>
    <message>
        <source>Leave at least one face out, or write r to throw again once.</source>
        <translation>Mindestens eine Seite auslassen, oder r schreiben, um einmal neu zu werfen.</translation>
    </message>
    <message>
        <source>A die explodes 1 to %1 times.</source>
        <translation>Ein Würfel explodiert 1 bis %1 Mal.</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>%1: mean %2, spread %3</source>
        <translation>%1: Mittel %2, Streuung %3</translation>
    </message>
    <message>
        <source>; %1 is left out, 1 in %2</source>
        <translation>; %1 ist ausgelassen, 1 von %2</translation>
    </message>
    <message>
        <source>value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>chance</source>
        <translation>Chance</translation>
    </message>
    <message>
        <source>1 in</source>
        <translation>1 von</translation>
    </message>
    <message>
        <source>A dice term has at most %1 characters.</source>
        <translation>Ein Würfelausdruck hat höchstens %1 Zeichen.</translation>
    </message>
    <message>
        <source>Split it into several terms.</source>
        <translation>In mehrere Ausdrücke teilen.</translation>
    </message>
    <message>
        <source>Parentheses go at most %1 deep.</source>
        <translation>Klammern gehen höchstens %1 tief.</translation>
    </message>
    <message>
        <source>Write the term with fewer of them.</source>
        <translation>Den Ausdruck mit weniger davon schreiben.</translation>
    </message>
    <message>
        <source>This parenthesis is not closed.</source>
        <translation>Diese Klammer ist nicht geschlossen.</translation>
    </message>
    <message>
        <source>Add a closing one.</source>
        <translation>Eine schließende ergänzen.</translation>
    </message>
    <message>
        <source>A die has 1 to %1 sides.</source>
        <translation>Ein Würfel hat 1 bis %1 Seiten.</translation>
    </message>
    <message>
        <source>A face counts a number up to %1.</source>
        <translation>Eine Seite zählt eine Zahl bis %1.</translation>
    </message>
    <message>
        <source>A die has at most %1 faces that are written out.</source>
        <translation>Ein Würfel hat höchstens %1 ausgeschriebene Seiten.</translation>
    </message>
    <message>
        <source>The list of faces is not closed.</source>
        <translation>Die Liste der Seiten ist nicht geschlossen.</translation>
    </message>
    <message>
        <source>Write the faces like this: d{0,0,1,1,2,2*}.</source>
        <translation>Die Seiten so schreiben: d{0,0,1,1,2,2*}.</translation>
    </message>
    <message>
        <source>Every face asks for another die, without end.</source>
        <translation>Jede Seite verlangt einen weiteren Würfel, ohne Ende.</translation>
    </message>
    <message>
        <source>Leave the star off at least one face.</source>
        <translation>Den Stern bei mindestens einer Seite weglassen.</translation>
    </message>
    <message>
        <source>%1 is a number, not a die.</source>
        <translation>%1 ist eine Zahl, kein Würfel.</translation>
    </message>
    <message>
        <source>Write %1x%2 to multiply.</source>
        <translation>Zum Malnehmen %1x%2 schreiben.</translation>
    </message>
    <message>
        <source>The result could get beyond %1.</source>
        <translation>Das Ergebnis könnte über %1 hinausgehen.</translation>
    </message>
    <message>
        <source>Use smaller numbers.</source>
        <translation>Kleinere Zahlen nehmen.</translation>
    </message>
    <message>
        <source>A term throws 1 to %1 dice.</source>
        <translation>Ein Ausdruck wirft 1 bis %1 Würfel.</translation>
    </message>
    <message>
        <source>Change the number of dice.</source>
        <translation>Die Anzahl der Würfel ändern.</translation>
    </message>
    <message>
        <source>Here may stand: a number, dice such as 3d6, or a parenthesis.</source>
        <translation>Hier darf stehen: eine Zahl, Würfel wie 3d6, oder eine Klammer.</translation>
    </message>
    <message>
        <source>Known words: %1.</source>
        <translation>Bekannte Wörter: %1.</translation>
    </message>
    <message>
        <source>There is no dice word %1 here.</source>
        <translation>Ein Würfelwort %1 gibt es hier nicht.</translation>
    </message>
    <message>
        <source>%1 does not fit here.</source>
        <translation>%1 passt hier nicht.</translation>
    </message>
    <message>
        <source>There is no dice term here.</source>
        <translation>Hier steht kein Würfelausdruck.</translation>
    </message>
    <message>
        <source>The term ends too early.</source>
        <translation>Der Ausdruck endet zu früh.</translation>
    </message>
    <message>
        <source>This parenthesis was not opened.</source>
        <translation>Diese Klammer wurde nicht geöffnet.</translation>
    </message>
    <message>
        <source>Take it away or open one before it.</source>
        <translation>Wegnehmen oder davor eine öffnen.</translation>
    </message>
    <message>
        <source>%1 does not stand behind dice.</source>
        <translation>%1 kann nicht hinter Würfeln stehen.</translation>
    </message>
    <message>
        <source>Keeping, rerolling, exploding and counting stand right behind the dice they are for.</source>
        <translation>Behalten, Neuwürfeln, Explodieren und Zählen stehen direkt hinter den Würfeln, für die sie gelten.</translation>
    </message>
    <message>
        <source>Here may stand: + - x vs, a closing parenthesis, or the end.</source>
        <translation>Hier darf stehen: + - x vs, eine schließende Klammer, oder das Ende.</translation>
    </message>
    <message>
        <source>face %1</source>
        <translation>Seite %1</translation>
    </message>
    <message>
        <source>A face is missing for %1.</source>
        <translation>Für %1 fehlt eine Seite.</translation>
    </message>
    <message>
        <source>The die for %1 cannot show %2.</source>
        <translation>Der Würfel für %1 kann nicht %2 zeigen.</translation>
    </message>
    <message>
        <source>Give what the die shows, 1 to %1.</source>
        <translation>Angeben, was der Würfel zeigt, 1 bis %1.</translation>
    </message>
    <message>
        <source>There is no die for this face.</source>
        <translation>Für diese Seite gibt es keinen Würfel.</translation>
    </message>
    <message>
        <source>Faces that %1 takes here: %2.</source>
        <translation>Seiten, die %1 hier braucht: %2.</translation>
    </message>
    <message>
        <source>Write a number from %1 to %2.</source>
        <translation>Eine Zahl von %1 bis %2 schreiben.</translation>
    </message>
    <message>
        <source>A face to compare with is missing.</source>
        <translation>Eine Seite zum Vergleichen fehlt.</translation>
    </message>
    <message>
        <source>Write a number, such as 1 or &gt;=5.</source>
        <translation>Eine Zahl schreiben, etwa 1 oder &gt;=5.</translation>
    </message>
    <message>
        <source>column %1</source>
        <translation>Spalte %1</translation>
    </message>
    <message>
        <source>The largest number is %1.</source>
        <translation>Die größte Zahl ist %1.</translation>
    </message>
    <message>
        <source>No value now: %1.</source>
        <translation>Jetzt kein Wert: %1.</translation>
    </message>
    <message>
        <source>Roll it when the game has given it a value.</source>
        <translation>Erst würfeln, wenn das Spiel einen Wert dafür hat.</translation>
    </message>
    <message>
        <source>%1 deployed</source>
        <translation>%1 aufgestellt</translation>
    </message>
    <message>
        <source>%1 deployed, so D%1</source>
        <translation>%1 aufgestellt, also D%1</translation>
    </message>
    <message>
        <source>the crew</source>
        <translation>der Trupp</translation>
    </message>
    <message>
        <source>Which dice a listing rolls now: their sides</source>
        <translation>Welche Würfel eine Zahlenangabe jetzt würfelt: ihre Seiten</translation>
    </message>
    <message>
        <source>Which dice are rolled: their sides</source>
        <translation>Welche Würfel gewürfelt werden: ihre Seiten</translation>
    </message>
    <message>
        <source>Which dice a pool rolls: their sides</source>
        <translation>Welche Würfel ein Vorrat würfelt: ihre Seiten</translation>
    </message>
    <message>
        <source>Which dice a term rolls: their sides</source>
        <translation>Welche Würfel ein Ausdruck würfelt: ihre Seiten</translation>
    </message>
    <message>
        <source>Which dice are rolled: none in this game</source>
        <translation>Welche Würfel gewürfelt werden: keine in diesem Spiel</translation>
    </message>
</context>
<context>
    <name>discard</name>
    <message>
        <source>Discard a drawn card that is not eligible</source>
        <translation>Eine gezogene Karte ablegen, die nicht zulässig ist</translation>
    </message>
    <message>
        <source>Discard a card</source>
        <translation>Eine Karte ablegen</translation>
    </message>
    <message>
        <source>Discard cards from your hand without playing them</source>
        <translation>Karten der Hand ablegen, ohne sie zu spielen</translation>
    </message>
</context>
<context>
    <name>discard-delayed</name>
    <message>
        <source>Put away a Delay card whose text says so now</source>
        <translation>Eine Verzögerungskarte weglegen, deren Text es jetzt sagt</translation>
    </message>
</context>
<context>
    <name>discards</name>
    <message>
        <source>How many cards the dead mercenary&apos;s player discards</source>
        <translation>Wie viele Karten der Spieler eines toten Söldners ablegt</translation>
    </message>
</context>
<context>
    <name>dismiss</name>
    <message>
        <source>Take a freelancer out of the crew again</source>
        <translation>Einen freien Söldner wieder aus dem Trupp nehmen</translation>
    </message>
</context>
<context>
    <name>distance</name>
    <message>
        <source>Steps along the ring from a zone to a position</source>
        <translation>Schritte entlang des Rings von einer Zone zu einer Position</translation>
    </message>
    <message>
        <source>Squares counted from a unit to another unit or to a square</source>
        <translation>Felder, gezählt von einer Einheit zu einer anderen oder zu einem Feld</translation>
    </message>
</context>
<context>
    <name>distribute</name>
    <message>
        <source>Stack the opposition face down in the zones</source>
        <translation>Die Gegner verdeckt in die Zonen stapeln</translation>
    </message>
</context>
<context>
    <name>dodge</name>
    <message>
        <source>Dodge the attack: it goes on to the next player</source>
        <translation>Dem Angriff ausweichen: er geht zum nächsten Spieler weiter</translation>
    </message>
</context>
<context>
    <name>draw</name>
    <message>
        <source>Draw the top career card</source>
        <translation>Die oberste Laufbahnkarte ziehen</translation>
    </message>
    <message>
        <source>Draw a card</source>
        <translation>Eine Karte ziehen</translation>
    </message>
    <message>
        <source>Draw up to three cards in hand</source>
        <translation>Auf drei Handkarten nachziehen</translation>
    </message>
</context>
<context>
    <name>draw-event</name>
    <message>
        <source>Draw and carry out the event of this level</source>
        <translation>Das Ereignis dieser Stufe ziehen und ausführen</translation>
    </message>
</context>
<context>
    <name>draw-odds</name>
    <message>
        <source>How likely such a card is among the next ones, or in a hand of that many unseen cards</source>
        <translation>Wie wahrscheinlich eine solche Karte unter den nächsten ist oder in einer Hand aus so vielen ungesehenen Karten</translation>
    </message>
    <message>
        <source>How likely wanted cards are among those drawn</source>
        <translation>Wie wahrscheinlich gewünschte Karten unter den gezogenen sind</translation>
    </message>
</context>
<context>
    <name>drop-effect</name>
    <message>
        <source>Strike out a noted effect</source>
        <translation>Einen notierten Effekt streichen</translation>
    </message>
    <message>
        <source>Leave a due effect undone</source>
        <translation>Einen fälligen Effekt unerledigt lassen</translation>
    </message>
</context>
<context>
    <name>drop-final</name>
    <message>
        <source>Discard a final contract, drawn or held</source>
        <translation>Einen gezogenen oder aufgehobenen Abschlussauftrag ablegen</translation>
    </message>
</context>
<context>
    <name>edges</name>
    <message>
        <source>Which edge of a card in play looks where, and how many dots it has</source>
        <translation>Welche Kante einer Karte im Spiel wohin zeigt und wie viele Punkte sie hat</translation>
    </message>
</context>
<context>
    <name>effect</name>
    <message>
        <source>Do what a card&apos;s text says, at once or noted earlier</source>
        <translation>Ausführen, was der Text einer Karte sagt, sofort oder früher notiert</translation>
    </message>
    <message>
        <source>Carry out what the hymn says</source>
        <translation>Ausführen, was die Hymne sagt</translation>
    </message>
    <message>
        <source>Do what a card says, at once or due</source>
        <translation>Ausführen, was eine Karte sagt, sofort oder fällig</translation>
    </message>
    <message>
        <source>Do one thing that a card&apos;s text says</source>
        <translation>Eine einzelne Sache ausführen, die der Text einer Karte sagt</translation>
    </message>
</context>
<context>
    <name>eligibility</name>
    <message>
        <source>Whether a career card may be taken where you are</source>
        <translation>Ob eine Laufbahnkarte hier angenommen werden darf</translation>
    </message>
</context>
<context>
    <name>end-actions</name>
    <message>
        <source>Finish the actions of the active mercenary</source>
        <translation>Die Aktionen des aktiven Söldners beenden</translation>
    </message>
</context>
<context>
    <name>end-dictator-phase</name>
    <message>
        <source>Clear threat tokens, add the day token, begin the next turn</source>
        <translation>Bedrohungsmarker wegräumen, bei Tag einen hinzufügen, die nächste Runde beginnen</translation>
    </message>
</context>
<context>
    <name>end-effects</name>
    <message>
        <source>Resolve the effects at the end of the contract</source>
        <translation>Die Effekte am Ende des Auftrags abhandeln</translation>
    </message>
</context>
<context>
    <name>end-match</name>
    <message>
        <source>End the match as it stands</source>
        <translation>Die Partie beenden, wie sie steht</translation>
    </message>
</context>
<context>
    <name>end-phase</name>
    <message>
        <source>Go on to the next phase</source>
        <translation>Zur nächsten Phase weitergehen</translation>
    </message>
</context>
<context>
    <name>end-player-phase</name>
    <message>
        <source>End the player phase</source>
        <translation>Die Spielerphase beenden</translation>
    </message>
</context>
<context>
    <name>end-round</name>
    <message>
        <source>Test the contract&apos;s conditions at the end of the round</source>
        <translation>Die Bedingungen des Auftrags am Ende der Runde prüfen</translation>
    </message>
    <message>
        <source>Collect the objectives at the end of a round</source>
        <translation>Die Einsatzziele am Ende einer Runde werten</translation>
    </message>
</context>
<context>
    <name>end-song</name>
    <message>
        <source>The hymn is done: it is put away and the turn ends</source>
        <translation>Die Hymne ist ausgeführt: sie wird weggelegt, und der Zug endet</translation>
    </message>
</context>
<context>
    <name>end-turn</name>
    <message>
        <source>End the acts of a turn: recurring wounds, then recovery</source>
        <translation>Die Handlungen eines Zuges beenden: wiederkehrende Wunden, dann Erholung</translation>
    </message>
    <message>
        <source>Fill the arsenal row again and end the turn; then instants may be played</source>
        <translation>Die Arsenalreihe auffüllen und den Zug beenden; danach dürfen Sofortkarten gespielt werden</translation>
    </message>
</context>
<context>
    <name>enemy</name>
    <message>
        <source>What counts of an enemy now: health left, armour, damage, difficulty of hiding</source>
        <translation>Was bei einem Gegner jetzt zählt: restliche Gesundheit, Panzerung, Schaden, Schwierigkeit des Versteckens</translation>
    </message>
</context>
<context>
    <name>enemy-act</name>
    <message>
        <source>Let the next enemy act</source>
        <translation>Den nächsten Gegner handeln lassen</translation>
    </message>
</context>
<context>
    <name>engine</name>
    <message>
        <source>There is no question %1.</source>
        <translation>Es gibt keine Frage %1.</translation>
    </message>
    <message>
        <source>%1 does not fit here.</source>
        <translation>%1 passt hier nicht.</translation>
    </message>
    <message>
        <source>Allowed: %1.</source>
        <translation>Erlaubt: %1.</translation>
    </message>
    <message>
        <source>There is no field %1.</source>
        <translation>Es gibt kein Feld %1.</translation>
    </message>
    <message>
        <source>This field is missing.</source>
        <translation>Dieses Feld fehlt.</translation>
    </message>
    <message>
        <source>Add %1=….</source>
        <translation>%1=… ergänzen.</translation>
    </message>
    <message>
        <source>a whole number from %1 to %2</source>
        <translation>eine ganze Zahl von %1 bis %2</translation>
    </message>
    <message>
        <source>a text of at most %1 characters</source>
        <translation>ein Text mit höchstens %1 Zeichen</translation>
    </message>
    <message>
        <source>an object {…}</source>
        <translation>ein Objekt {…}</translation>
    </message>
    <message>
        <source>a list […]</source>
        <translation>eine Liste […]</translation>
    </message>
    <message>
        <source>None is known here yet.</source>
        <translation>Hier ist noch keiner bekannt.</translation>
    </message>
    <message>
        <source>Known: %1.</source>
        <translation>Bekannt: %1.</translation>
    </message>
    <message>
        <source>Did you mean %1? Known: %2.</source>
        <translation>War %1 gemeint? Bekannt: %2.</translation>
    </message>
    <message>
        <source>%1 is not in play here.</source>
        <translation>%1 ist hier nicht im Spiel.</translation>
    </message>
    <message>
        <source>A name is missing.</source>
        <translation>Ein Name fehlt.</translation>
    </message>
    <message>
        <source>There is no %1 in this path.</source>
        <translation>In diesem Pfad gibt es kein %1.</translation>
    </message>
    <message>
        <source>This entry is not on the present line of play.</source>
        <translation>Dieser Eintrag liegt nicht auf der jetzigen Spiellinie.</translation>
    </message>
    <message>
        <source>Go to its line first.</source>
        <translation>Zuerst zu seiner Linie gehen.</translation>
    </message>
    <message>
        <source>This table forbids decisions against the rules.</source>
        <translation>An diesem Tisch sind Entscheide gegen die Regeln verboten.</translation>
    </message>
    <message>
        <source>Set strictness to ask or advise first.</source>
        <translation>Zuerst strictness auf ask oder advise stellen.</translation>
    </message>
    <message>
        <source>This is the beginning of the campaign.</source>
        <translation>Das ist der Anfang der Kampagne.</translation>
    </message>
    <message>
        <source>There is nothing to take back.</source>
        <translation>Es gibt nichts zurückzunehmen.</translation>
    </message>
    <message>
        <source>Nothing was taken back here.</source>
        <translation>Hier wurde nichts zurückgenommen.</translation>
    </message>
    <message>
        <source>The log names every entry that goto can reach.</source>
        <translation>Das Protokoll nennt jeden Eintrag, den goto erreicht.</translation>
    </message>
    <message>
        <source>There is no such entry.</source>
        <translation>Diesen Eintrag gibt es nicht.</translation>
    </message>
    <message>
        <source>Entries run from 1 to %1.</source>
        <translation>Einträge gehen von 1 bis %1.</translation>
    </message>
    <message>
        <source>A new campaign begins</source>
        <translation>Eine neue Kampagne beginnt</translation>
    </message>
    <message>
        <source>%1: back at entry %2</source>
        <translation>%1: zurück bei Eintrag %2</translation>
    </message>
    <message>
        <source>journal entry %1</source>
        <translation>Protokolleintrag %1</translation>
    </message>
    <message>
        <source>The entries before it are sound: go back to one of them with goto.</source>
        <translation>Die Einträge davor sind heil: mit goto zu einem von ihnen zurückgehen.</translation>
    </message>
    <message>
        <source>The entry is missing.</source>
        <translation>Der Eintrag fehlt.</translation>
    </message>
    <message>
        <source>There is no state before it.</source>
        <translation>Davor gibt es keinen Stand.</translation>
    </message>
    <message>
        <source>There is no action %1.</source>
        <translation>Es gibt keine Aktion %1.</translation>
    </message>
    <message>
        <source>%1: say which card was drawn.</source>
        <translation>%1: angeben, welche Karte gezogen wurde.</translation>
    </message>
    <message>
        <source>Nothing is known of this card yet: %1.</source>
        <translation>Von dieser Karte ist noch nichts bekannt: %1.</translation>
    </message>
    <message>
        <source>Add %1={…} with what is printed on it, or check the spelling.</source>
        <translation>%1={…} mit dem ergänzen, was darauf gedruckt ist, oder die Schreibweise prüfen.</translation>
    </message>
    <message>
        <source>This action rolls %1 dice, not %2.</source>
        <translation>Diese Aktion würfelt %1 Würfel, nicht %2.</translation>
    </message>
    <message>
        <source>Leave rolled out.</source>
        <translation>rolled weglassen.</translation>
    </message>
    <message>
        <source>In order: %1.</source>
        <translation>Der Reihe nach: %1.</translation>
    </message>
    <message>
        <source>A die with %1 sides cannot show %2.</source>
        <translation>Ein Würfel mit %1 Seiten kann nicht %2 zeigen.</translation>
    </message>
    <message>
        <source>Give a number from 1 to %1 for %2.</source>
        <translation>Eine Zahl von 1 bis %1 für %2 angeben.</translation>
    </message>
    <message>
        <source>A correction needs a reason.</source>
        <translation>Eine Berichtigung braucht einen Grund.</translation>
    </message>
    <message>
        <source>Say in a few words why.</source>
        <translation>In wenigen Worten sagen, warum.</translation>
    </message>
    <message>
        <source>%1 corrected to %2: %3</source>
        <translation>%1 auf %2 berichtigt: %3</translation>
    </message>
    <message>
        <source>Tracking starts from the table as it lies</source>
        <translation>Das Mitführen beginnt mit dem Tisch, wie er liegt</translation>
    </message>
    <message>
        <source>Setting %1 is now %2</source>
        <translation>Einstellung %1 ist jetzt %2</translation>
    </message>
    <message>
        <source>tank token</source>
        <translation>Panzermarker</translation>
    </message>
    <message>
        <source>Write it like 8B, LS or XIII.</source>
        <translation>So schreiben: 8B, LS oder XIII.</translation>
    </message>
</context>
<context>
    <name>enter</name>
    <message>
        <source>Bring a replacement onto the table</source>
        <translation>Einen Ersatz auf den Tisch bringen</translation>
    </message>
</context>
<context>
    <name>enter-die</name>
    <message>
        <source>Enter the faces of a colour</source>
        <translation>Die Seiten einer Farbe eintragen</translation>
    </message>
</context>
<context>
    <name>enter-map</name>
    <message>
        <source>Enter areas and borders of a sector</source>
        <translation>Bereiche und Grenzen eines Sektors eintragen</translation>
    </message>
</context>
<context>
    <name>enter-result</name>
    <message>
        <source>Enter how a battle ended that was kept on the table</source>
        <translation>Eintragen, wie ein auf dem Tisch ausgetragener Kampf ausging</translation>
    </message>
</context>
<context>
    <name>expire</name>
    <message>
        <source>End a lasting encounter</source>
        <translation>Eine dauerhafte Begegnung beenden</translation>
    </message>
</context>
<context>
    <name>feint</name>
    <message>
        <source>Feint an opposition card in a neighbouring zone</source>
        <translation>Eine Finte gegen eine Gegnerkarte in einer angrenzenden Zone machen</translation>
    </message>
</context>
<context>
    <name>finish-attack</name>
    <message>
        <source>End an attack that was blocked or came round to its attacker</source>
        <translation>Einen Angriff beenden, der geblockt wurde oder wieder bei seinem Angreifer ankam</translation>
    </message>
</context>
<context>
    <name>finish-card</name>
    <message>
        <source>Put away a played card whose effects are over</source>
        <translation>Eine gespielte Karte weglegen, deren Effekte vorbei sind</translation>
    </message>
</context>
<context>
    <name>finish-contract</name>
    <message>
        <source>Put the finished contract away and go on</source>
        <translation>Den beendeten Auftrag weglegen und weitermachen</translation>
    </message>
</context>
<context>
    <name>finish-final</name>
    <message>
        <source>Declare the conditions of a final contract without battle fulfilled</source>
        <translation>Die Bedingungen eines Abschlussauftrags ohne Kampf für erfüllt erklären</translation>
    </message>
</context>
<context>
    <name>finish-round</name>
    <message>
        <source>The round is over</source>
        <translation>Die Runde ist vorbei</translation>
    </message>
</context>
<context>
    <name>finish-scenario</name>
    <message>
        <source>Put the scenario away: rewards, cleanup, save</source>
        <translation>Das Szenario wegräumen: Belohnungen, Aufräumen, Speichern</translation>
    </message>
</context>
<context>
    <name>finish-turn</name>
    <message>
        <source>The turn is over</source>
        <translation>Der Zug ist vorbei</translation>
    </message>
</context>
<context>
    <name>finish-warband</name>
    <message>
        <source>Declare a warband finished</source>
        <translation>Einen Kriegstrupp für fertig erklären</translation>
    </message>
</context>
<context>
    <name>flee</name>
    <message>
        <source>Leave the battle</source>
        <translation>Den Kampf verlassen</translation>
    </message>
    <message>
        <source>Leave a fight with everybody into a liberated sector</source>
        <translation>Mit allen aus einem Kampf in einen befreiten Sektor fliehen</translation>
    </message>
</context>
<context>
    <name>force-move</name>
    <message>
        <source>Carry out a forced move</source>
        <translation>Eine erzwungene Bewegung ausführen</translation>
    </message>
</context>
<context>
    <name>forecast</name>
    <message>
        <source>When the next counter-attack can come, and what a rebel or a fund buys</source>
        <translation>Wann der nächste Gegenangriff kommen kann und was ein Rebell oder Geld einbringt</translation>
    </message>
</context>
<context>
    <name>forgo</name>
    <message>
        <source>Leave successes, repetitions or granted moves unused</source>
        <translation>Erfolge, Wiederholungen oder gewährte Bewegungen ungenutzt lassen</translation>
    </message>
</context>
<context>
    <name>freelancers</name>
    <message>
        <source>Who can be hired here and now</source>
        <translation>Wer hier und jetzt angeheuert werden kann</translation>
    </message>
</context>
<context>
    <name>full-circle</name>
    <message>
        <source>How likely everybody on the way of an attack can dodge it</source>
        <translation>Wie wahrscheinlich alle auf dem Weg eines Angriffs ihm ausweichen können</translation>
    </message>
</context>
<context>
    <name>game</name>
    <message>
        <source>Whether the game is running, and who has won</source>
        <translation>Ob die Partie läuft und wer gewonnen hat</translation>
    </message>
</context>
<context>
    <name>go-on</name>
    <message>
        <source>Go on with the move: nobody else replies to this step</source>
        <translation>Die Bewegung fortsetzen: auf diesen Schritt erwidert sonst niemand</translation>
    </message>
</context>
<context>
    <name>goal</name>
    <message>
        <source>How the game is won, and how far everybody is</source>
        <translation>Wie die Partie gewonnen wird und wie weit alle sind</translation>
    </message>
</context>
<context>
    <name>group-move</name>
    <message>
        <source>Command action: move together without fatigue</source>
        <translation>Befehlsaktion: sich gemeinsam ohne Erschöpfung bewegen</translation>
    </message>
</context>
<context>
    <name>hand</name>
    <message>
        <source>What a player holds, and what is too much</source>
        <translation>Was ein Spieler auf der Hand hält und was zu viel ist</translation>
    </message>
</context>
<context>
    <name>hand-over</name>
    <message>
        <source>Give a card to a mercenary or put it into storage, between scenarios</source>
        <translation>Zwischen den Szenarien einem Söldner eine Karte geben oder sie ins Lager legen</translation>
    </message>
</context>
<context>
    <name>harm</name>
    <message>
        <source>Which of the eight kinds of wound a word belongs to</source>
        <translation>Zu welcher der acht Arten von Wunden ein Wort gehört</translation>
    </message>
</context>
<context>
    <name>help-attack</name>
    <message>
        <source>Play a card that helps your attack</source>
        <translation>Eine Karte spielen, die deinen Angriff unterstützt</translation>
    </message>
</context>
<context>
    <name>hire</name>
    <message>
        <source>Hire a freelancer for this contract</source>
        <translation>Einen freien Söldner für diesen Auftrag anheuern</translation>
    </message>
</context>
<context>
    <name>hire-agent</name>
    <message>
        <source>Take a freelancer of this contract into the stable</source>
        <translation>Einen freien Söldner dieses Auftrags ins Gefolge aufnehmen</translation>
    </message>
</context>
<context>
    <name>hiredswords</name>
    <message>
        <source>Battle mat&amp;rix</source>
        <translation>Kampfmat&amp;rix</translation>
    </message>
    <message>
        <source>Only the resu&amp;lt…</source>
        <translation>Nur das Er&amp;gebnis …</translation>
    </message>
    <message>
        <source>Each ready mercenary against each card in reach</source>
        <translation>Jeder bereite Söldner gegen jede Karte in Reichweite</translation>
    </message>
    <message>
        <source>Fight on the table alone, and enter how it ended</source>
        <translation>Allein auf dem Tisch kämpfen und eintragen, wie es ausging</translation>
    </message>
    <message>
        <source>Assisted by</source>
        <translation>Beistand von</translation>
    </message>
    <message>
        <source>S&amp;train</source>
        <translation>&amp;Verausgaben</translation>
    </message>
    <message>
        <source>Lose a health level instead of being exhausted</source>
        <translation>Eine Gesundheitsstufe verlieren, statt erschöpft zu werden</translation>
    </message>
    <message>
        <source>Battle matrix: ranking against ranking, and what comes of it</source>
        <translation>Kampfmatrix: Kampfwert gegen Kampfwert, und was dabei herauskommt</translation>
    </message>
    <message>
        <source>How did the battle end?</source>
        <translation>Wie ging der Kampf aus?</translation>
    </message>
    <message>
        <source>The battle stays on the table; here only what the career needs to know of it. Cards still out go back when you tidy up.</source>
        <translation>Der Kampf bleibt auf dem Tisch; hierher gehört nur, was die Laufbahn davon wissen muss. Karten, die noch draußen liegen, kommen beim Aufräumen zurück.</translation>
    </message>
    <message>
        <source>The &amp;contract:</source>
        <translation>Der A&amp;uftrag:</translation>
    </message>
    <message>
        <source>&amp;Enter the result</source>
        <translation>&amp;Ergebnis eintragen</translation>
    </message>
    <message>
        <source>Assisted by %1</source>
        <translation>Beistand von %1</translation>
    </message>
    <message>
        <source>Career card</source>
        <translation>Laufbahnkarte</translation>
    </message>
    <message>
        <source>budget %1, bonus %2, reveal %3</source>
        <translation>Budget %1, Bonus %2, Aufdecken %3</translation>
    </message>
    <message>
        <source>opposition north %1, east %2, south %3, west %4</source>
        <translation>Gegner Nord %1, Ost %2, Süd %3, West %4</translation>
    </message>
    <message>
        <source>Career deck: press to draw</source>
        <translation>Laufbahnstapel: antippen, um zu ziehen</translation>
    </message>
    <message>
        <source>Career deck, cards: %1. Press to draw</source>
        <translation>Laufbahnstapel, Karten: %1. Antippen, um zu ziehen</translation>
    </message>
    <message>
        <source>N</source>
        <translation>N</translation>
    </message>
    <message>
        <source>S</source>
        <translation>S</translation>
    </message>
    <message>
        <source>W</source>
        <translation>W</translation>
    </message>
    <message>
        <source>E</source>
        <translation>O</translation>
    </message>
    <message>
        <source>Press to draw a career card</source>
        <translation>Antippen, um eine Laufbahnkarte zu ziehen</translation>
    </message>
    <message>
        <source>Budget</source>
        <translation>Budget</translation>
    </message>
    <message>
        <source>Bonus</source>
        <translation>Bonus</translation>
    </message>
    <message>
        <source>rogue: %1</source>
        <translation>Schurke: %1</translation>
    </message>
    <message>
        <source>keyword %1</source>
        <translation>Schlüsselwort %1</translation>
    </message>
    <message>
        <source>%1 cannot deploy (%2)</source>
        <translation>%1 lässt sich nicht aufstellen (%2)</translation>
    </message>
    <message>
        <source>%1 cannot be hired (%2)</source>
        <translation>%1 lässt sich nicht anheuern (%2)</translation>
    </message>
    <message>
        <source>Good to know: %1</source>
        <translation>Gut zu wissen: %1</translation>
    </message>
    <message>
        <source>Conditions of the card</source>
        <translation>Bedingungen der Karte</translation>
    </message>
    <message>
        <source>What lies at hand</source>
        <translation>Was bereitliegt</translation>
    </message>
    <message>
        <source>Contract &amp;planner</source>
        <translation>Auftrags&amp;planer</translation>
    </message>
    <message>
        <source>&amp;Hire this crew</source>
        <translation>Diesen Trupp an&amp;heuern</translation>
    </message>
    <message>
        <source>Contract planner: crews that can be paid</source>
        <translation>Auftragsplaner: bezahlbare Trupps</translation>
    </message>
    <message>
        <source>Gold won and spent</source>
        <translation>Gewonnenes und ausgegebenes Gold</translation>
    </message>
    <message>
        <source>Note for the story</source>
        <translation>Notiz zur Geschichte</translation>
    </message>
    <message>
        <source>A note for the story, then Enter</source>
        <translation>Eine Notiz zur Geschichte, dann Eingabetaste</translation>
    </message>
    <message>
        <source>Crew</source>
        <translation>Trupp</translation>
    </message>
    <message>
        <source>%1 of %2 to %3 · budget left %4 · wealth %5</source>
        <translation>%1 von %2 bis %3 · restliches Budget %4 · Vermögen %5</translation>
    </message>
    <message>
        <source>the contract ends in this order · wealth %1</source>
        <translation>der Auftrag endet in dieser Reihenfolge · Vermögen %1</translation>
    </message>
    <message>
        <source>Between contracts</source>
        <translation>Zwischen zwei Aufträgen</translation>
    </message>
    <message>
        <source>Career %1</source>
        <translation>Laufbahn: %1</translation>
    </message>
    <message>
        <source>It can be run now</source>
        <translation>Lässt sich jetzt angehen</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>Jetzt nicht</translation>
    </message>
    <message>
        <source>a final contract decides the career · it may be kept for later</source>
        <translation>ein Abschlussauftrag entscheidet die Laufbahn · er darf für später aufgehoben werden</translation>
    </message>
    <message>
        <source>Not eligible</source>
        <translation>Nicht zulässig</translation>
    </message>
    <message>
        <source>Eligible</source>
        <translation>Zulässig</translation>
    </message>
    <message>
        <source>discard it and draw the next one</source>
        <translation>ablegen und die nächste ziehen</translation>
    </message>
    <message>
        <source>it must be taken</source>
        <translation>muss angenommen werden</translation>
    </message>
    <message>
        <source>all conditions hold · it may still be rejected</source>
        <translation>alle Bedingungen sind erfüllt · Ablehnen ist noch möglich</translation>
    </message>
    <message>
        <source>what fails stands first</source>
        <translation>was nicht erfüllt ist, steht zuerst</translation>
    </message>
    <message>
        <source>budget %1 + wealth %2 = %3 · crews: %4</source>
        <translation>Budget %1 + Vermögen %2 = %3 · Trupps: %4</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Was geschah</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Änderung</translation>
    </message>
    <message>
        <source>Gold</source>
        <translation>Gold</translation>
    </message>
    <message>
        <source>Wealth</source>
        <translation>Vermögen</translation>
    </message>
    <message>
        <source>Settlement</source>
        <translation>Siedlung</translation>
    </message>
    <message>
        <source>Agents</source>
        <translation>Agenten</translation>
    </message>
    <message>
        <source>Standing</source>
        <translation>Ansehen</translation>
    </message>
    <message>
        <source>Deployed M</source>
        <translation>Aufgestellt M</translation>
    </message>
    <message>
        <source>Tactics</source>
        <translation>Taktiken</translation>
    </message>
    <message>
        <source>Finals · lasting</source>
        <translation>Aufgehoben · dauerhaft</translation>
    </message>
    <message>
        <source>Won · lost</source>
        <translation>Gewonnen · verloren</translation>
    </message>
    <message>
        <source>Ledger</source>
        <translation>Kassenbuch</translation>
    </message>
    <message>
        <source>%1 gold</source>
        <translation>%1 Gold</translation>
    </message>
    <message>
        <source>Agents %1 / 4</source>
        <translation>Agenten %1 / 4</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>Deployed M → DM</source>
        <translation>Aufgestellt M → DM</translation>
    </message>
    <message>
        <source>no crew yet</source>
        <translation>noch kein Trupp</translation>
    </message>
    <message>
        <source>Tactics %1 / 2</source>
        <translation>Taktiken %1 / 2</translation>
    </message>
    <message>
        <source>contracts won %1, lost %2</source>
        <translation>Aufträge gewonnen %1, verloren %2</translation>
    </message>
    <message>
        <source>%1 : %2 · %3</source>
        <translation>%1 : %2 · %3</translation>
    </message>
    <message>
        <source>Mercenary</source>
        <translation>Söldner</translation>
    </message>
    <message>
        <source>Against</source>
        <translation>Gegen</translation>
    </message>
    <message>
        <source>Melee</source>
        <translation>Nahkampf</translation>
    </message>
    <message>
        <source>Missiles</source>
        <translation>Fernkampf</translation>
    </message>
    <message>
        <source>Feint</source>
        <translation>Finte</translation>
    </message>
    <message>
        <source>done</source>
        <translation>erledigt</translation>
    </message>
    <message>
        <source>Price not entered yet: %1</source>
        <translation>Preis noch nicht eingetragen: %1</translation>
    </message>
    <message>
        <source>Opposition cards for each mercenary</source>
        <translation>Gegnerkarten je Söldner</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Kosten</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Rest</translation>
    </message>
    <message>
        <source>N </source>
        <translation>N </translation>
    </message>
    <message>
        <source>E </source>
        <translation>O </translation>
    </message>
    <message>
        <source>S </source>
        <translation>S </translation>
    </message>
    <message>
        <source>W </source>
        <translation>W </translation>
    </message>
    <message>
        <source>All</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>Each</source>
        <translation>Je Söldner</translation>
    </message>
    <message>
        <source>Reveal</source>
        <translation>Aufdecken</translation>
    </message>
    <message>
        <source>The battle</source>
        <translation>Der Kampf</translation>
    </message>
    <message>
        <source>%1 zone, face-down cards: %2, revealed: %3, arrow %4</source>
        <translation>Zone %1, verdeckte Karten: %2, aufgedeckt: %3, Pfeil %4</translation>
    </message>
    <message>
        <source>%1 stack, face-down cards: %2</source>
        <translation>Stapel %1, verdeckte Karten: %2</translation>
    </message>
    <message>
        <source>, to turn up: %1</source>
        <translation>, aufzudecken: %1</translation>
    </message>
    <message>
        <source>%1 corner, empty</source>
        <translation>Ecke %1, leer</translation>
    </message>
    <message>
        <source>%1 corner, mercenaries: %2</source>
        <translation>Ecke %1, Söldner: %2</translation>
    </message>
    <message>
        <source>Move the token of %1 to %2</source>
        <translation>Den Marker von %1 auf %2 schieben</translation>
    </message>
    <message>
        <source>As it lies on the table; kept as a correction</source>
        <translation>Wie es auf dem Tisch liegt; wird als Berichtigung festgehalten</translation>
    </message>
    <message>
        <source>not deployed</source>
        <translation>nicht aufgestellt</translation>
    </message>
    <message>
        <source>exhausted</source>
        <translation>erschöpft</translation>
    </message>
    <message>
        <source>ready</source>
        <translation>bereit</translation>
    </message>
    <message>
        <source>agent</source>
        <translation>Agent</translation>
    </message>
    <message>
        <source>freelancer</source>
        <translation>freier Söldner</translation>
    </message>
    <message>
        <source>%1 zone</source>
        <translation>Zone %1</translation>
    </message>
    <message>
        <source>trap</source>
        <translation>Falle</translation>
    </message>
    <message>
        <source>enemy mercenary, </source>
        <translation>feindlicher Söldner, </translation>
    </message>
    <message>
        <source>moves </source>
        <translation>bewegt sich </translation>
    </message>
    <message>
        <source>Contract </source>
        <translation>Auftrag </translation>
    </message>
    <message>
        <source>budget left %1, bonus %2, reveal %3</source>
        <translation>restliches Budget %1, Bonus %2, Aufdecken %3</translation>
    </message>
    <message>
        <source>As it lies on the table</source>
        <translation>Wie es auf dem Tisch liegt</translation>
    </message>
    <message>
        <source>as it lies on the table</source>
        <translation>wie es auf dem Tisch liegt</translation>
    </message>
    <message>
        <source>%1 tokens: %2</source>
        <translation>Marker %1: %2</translation>
    </message>
    <message>
        <source>Nothing can be done here now</source>
        <translation>Hier ist jetzt nichts möglich</translation>
    </message>
    <message>
        <source>assists %1</source>
        <translation>Beistand: %1</translation>
    </message>
    <message>
        <source>loner</source>
        <translation>Einzelgänger</translation>
    </message>
    <message>
        <source>has acted</source>
        <translation>hat gehandelt</translation>
    </message>
    <message>
        <source>%1 · choose %2</source>
        <translation>%1 · %2 wählen</translation>
    </message>
    <message>
        <source>Budget left</source>
        <translation>Restliches Budget</translation>
    </message>
    <message>
        <source>Reveal each round</source>
        <translation>Aufdecken je Runde</translation>
    </message>
    <message>
        <source>Protect </source>
        <translation>Schützen: </translation>
    </message>
    <message>
        <source>here ▾</source>
        <translation>hier ▾</translation>
    </message>
    <message>
        <source>Every action, as a form</source>
        <translation>Jede Aktion als Formular</translation>
    </message>
    <message>
        <source>Every action, as a form: standings, reinforcements, what a card says … (Alt+0)</source>
        <translation>Jede Aktion als Formular: Ansehen, Verstärkung, was eine Karte sagt … (Alt+0)</translation>
    </message>
    <message>
        <source>What chance says of this table</source>
        <translation>Was die Chancen für diesen Tisch sagen</translation>
    </message>
    <message>
        <source>Without help</source>
        <translation>Ohne Anleitung</translation>
    </message>
    <message>
        <source>Nothing here is left to chance now.</source>
        <translation>Hier hängt jetzt nichts vom Zufall ab.</translation>
    </message>
    <message>
        <source>%1 … (Alt+9)</source>
        <translation>%1 … (Alt+9)</translation>
    </message>
    <message>
        <source>other</source>
        <translation>anderes</translation>
    </message>
    <message>
        <source>won</source>
        <translation>gewonnen</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>verloren</translation>
    </message>
    <message>
        <source>agent hired</source>
        <translation>Agent angeheuert</translation>
    </message>
    <message>
        <source>travel</source>
        <translation>Reise</translation>
    </message>
    <message>
        <source>encounter</source>
        <translation>Begegnung</translation>
    </message>
    <message>
        <source>The gold of this career will be drawn here</source>
        <translation>Hier wird das Gold dieser Laufbahn gezeichnet</translation>
    </message>
    <message>
        <source>Gold of the career: %1</source>
        <translation>Gold der Laufbahn: %1</translation>
    </message>
    <message>
        <source>Chart of the gold</source>
        <translation>Schaubild des Goldes</translation>
    </message>
    <message>
        <source>a number as printed: 3, +2, -1, x3, M, D6, DM</source>
        <translation>eine Zahl, wie sie gedruckt ist: 3, +2, -1, x3, M, D6, DM</translation>
    </message>
    <message>
        <source>four numbers from 0 to 99 as melee/missiles/stamina/alertness, for example 3/0/2/1</source>
        <translation>vier Zahlen von 0 bis 99 als Nahkampf/Fernkampf/Ausdauer/Wachsamkeit, zum Beispiel 3/0/2/1</translation>
    </message>
    <message>
        <source>no card is drawn</source>
        <translation>keine Karte ist gezogen</translation>
    </message>
    <message>
        <source>step 1, drawn: %1</source>
        <translation>Schritt 1, gezogen: %1</translation>
    </message>
    <message>
        <source>step 1, nothing undecided</source>
        <translation>Schritt 1, nichts ist offen</translation>
    </message>
    <message>
        <source>The contract lies in the middle; chosen tactics lie within reach</source>
        <translation>Der Auftrag liegt in der Mitte; gewählte Taktiken liegen in Griffweite</translation>
    </message>
    <message>
        <source>Career deck</source>
        <translation>Laufbahnstapel</translation>
    </message>
    <message>
        <source>The facts are of another card than %1.</source>
        <translation>Die Angaben gehören zu einer anderen Karte als %1.</translation>
    </message>
    <message>
        <source>Give both the same id.</source>
        <translation>Beiden dieselbe id geben.</translation>
    </message>
    <message>
        <source>The card has no id.</source>
        <translation>Die Karte hat keine id.</translation>
    </message>
    <message>
        <source>Give it a short name, for example salt-quay.</source>
        <translation>Ihr einen kurzen Namen geben, zum Beispiel salt-quay.</translation>
    </message>
    <message>
        <source>There is no career card left to draw, neither in the deck nor among the discards.</source>
        <translation>Es ist keine Laufbahnkarte mehr zu ziehen, weder im Stapel noch im Ablagestapel.</translation>
    </message>
    <message>
        <source>Name the card that you draw from the real deck, or correct career.count.</source>
        <translation>Die Karte nennen, die vom echten Stapel gezogen wird, oder career.count berichtigen.</translation>
    </message>
    <message>
        <source>Drawn: %1</source>
        <translation>Gezogen: %1</translation>
    </message>
    <message>
        <source>Career card drawn: %1</source>
        <translation>Laufbahnkarte gezogen: %1</translation>
    </message>
    <message>
        <source>%1 cannot be fielded and is put away free</source>
        <translation>Für %1 lässt sich kein Trupp aufstellen; die Karte kommt kostenlos weg</translation>
    </message>
    <message>
        <source>%1 goes to the discards, free; draw again</source>
        <translation>%1 kommt kostenlos auf den Ablagestapel; neu ziehen</translation>
    </message>
    <message>
        <source>%1 discarded: not eligible</source>
        <translation>%1 abgelegt: nicht zulässig</translation>
    </message>
    <message>
        <source>%1 stays in front of you</source>
        <translation>%1 bleibt vor dir liegen</translation>
    </message>
    <message>
        <source>%1 is resolved and discarded</source>
        <translation>%1 ist abgehandelt und abgelegt</translation>
    </message>
    <message>
        <source>Encounter resolved: %1</source>
        <translation>Begegnung abgehandelt: %1</translation>
    </message>
    <message>
        <source>Encounter resolved, its offer declined: %1</source>
        <translation>Begegnung abgehandelt, ihr Angebot ausgeschlagen: %1</translation>
    </message>
    <message>
        <source>%1 ends and is discarded</source>
        <translation>%1 endet und ist abgelegt</translation>
    </message>
    <message>
        <source>Lasting encounter ends: %1</source>
        <translation>Dauerhafte Begegnung endet: %1</translation>
    </message>
    <message>
        <source>%1 is kept for later</source>
        <translation>%1 wird für später aufgehoben</translation>
    </message>
    <message>
        <source>Final contract held: %1</source>
        <translation>Abschlussauftrag aufgehoben: %1</translation>
    </message>
    <message>
        <source>%1 goes to the discards, free</source>
        <translation>%1 kommt kostenlos auf den Ablagestapel</translation>
    </message>
    <message>
        <source>Final contract let go: %1</source>
        <translation>Abschlussauftrag aufgegeben: %1</translation>
    </message>
    <message>
        <source>no battle is fought: declare it done with finish-final</source>
        <translation>ein Kampf findet nicht statt: mit finish-final als erfüllt erklären</translation>
    </message>
    <message>
        <source>Final contract begun: %1</source>
        <translation>Abschlussauftrag begonnen: %1</translation>
    </message>
    <message>
        <source>a battle: run it with run-final</source>
        <translation>ein Kampf: mit run-final angehen</translation>
    </message>
    <message>
        <source>%1 is fulfilled: the career succeeds</source>
        <translation>%1 ist erfüllt: die Laufbahn ist gelungen</translation>
    </message>
    <message>
        <source>Final contract fulfilled: %1</source>
        <translation>Abschlussauftrag erfüllt: %1</translation>
    </message>
    <message>
        <source>you hold %1, which can be run</source>
        <translation>du hältst %1, dieser Auftrag lässt sich angehen</translation>
    </message>
    <message>
        <source>no held final contract can be run</source>
        <translation>kein aufgehobener Abschlussauftrag lässt sich angehen</translation>
    </message>
    <message>
        <source>%1 can be run</source>
        <translation>%1 lässt sich angehen</translation>
    </message>
    <message>
        <source>No final contract that can be run came up</source>
        <translation>Kein Abschlussauftrag, der sich angehen lässt, kam zum Vorschein</translation>
    </message>
    <message>
        <source>Searched the career deck for a final contract</source>
        <translation>Laufbahnstapel nach einem Abschlussauftrag durchsucht</translation>
    </message>
    <message>
        <source>step 1, a card drawn</source>
        <translation>Schritt 1, eine Karte ist gezogen</translation>
    </message>
    <message>
        <source>%1 is rejected for 1 gold</source>
        <translation>%1 ist für 1 Gold abgelehnt</translation>
    </message>
    <message>
        <source>Rejected for 1 gold: %1</source>
        <translation>Für 1 Gold abgelehnt: %1</translation>
    </message>
    <message>
        <source>%1 is rejected free: it contradicts the story</source>
        <translation>%1 ist kostenlos abgelehnt: widerspricht der Geschichte</translation>
    </message>
    <message>
        <source>Rejected as a logical clash: %1</source>
        <translation>Als Widerspruch zur Geschichte abgelehnt: %1</translation>
    </message>
    <message>
        <source>Rejected as a logical clash with %2: %1</source>
        <translation>Als Widerspruch zu %2 abgelehnt: %1</translation>
    </message>
    <message>
        <source>%1 is accepted; it lies in the middle</source>
        <translation>%1 ist angenommen; die Karte liegt in der Mitte</translation>
    </message>
    <message>
        <source>Contract accepted: %1</source>
        <translation>Auftrag angenommen: %1</translation>
    </message>
    <message>
        <source>The career is given up</source>
        <translation>Die Laufbahn ist aufgegeben</translation>
    </message>
    <message>
        <source>%1 takes %2 damage and is %3</source>
        <translation>%1 nimmt %2 Schaden und ist %3</translation>
    </message>
    <message>
        <source>%1 is slain</source>
        <translation>%1 ist gefallen</translation>
    </message>
    <message>
        <source>%1 is defeated</source>
        <translation>%1 ist besiegt</translation>
    </message>
    <message>
        <source>%1 turns weary</source>
        <translation>%1 ist jetzt ermattet</translation>
    </message>
    <message>
        <source>%1 is injured and thereby defeated</source>
        <translation>%1 ist verletzt und damit besiegt</translation>
    </message>
    <message>
        <source>%1 is exhausted already: 1 damage</source>
        <translation>%1 ist schon erschöpft: 1 Schaden</translation>
    </message>
    <message>
        <source>%1 stays ready: the action is free</source>
        <translation>%1 bleibt bereit: die Aktion ist frei</translation>
    </message>
    <message>
        <source>%1 strains, is %2 and stays ready</source>
        <translation>%1 verausgabt sich, ist %2 und bleibt bereit</translation>
    </message>
    <message>
        <source>%1 is exhausted</source>
        <translation>%1 ist erschöpft</translation>
    </message>
    <message>
        <source>%1 assists</source>
        <translation>%1 steht bei</translation>
    </message>
    <message>
        <source>%1 is injured and lends 0</source>
        <translation>%1 ist verletzt und leiht 0</translation>
    </message>
    <message>
        <source>%1 has no %2 and defends with %3</source>
        <translation>%1 verteidigt sich mangels %2 mit %3</translation>
    </message>
    <message>
        <source>%1 %2 against %3 %4: 2 damage to %3</source>
        <translation>%1 %2 gegen %3 %4: 2 Schaden für %3</translation>
    </message>
    <message>
        <source>%1 %2 against %3 %4: 2 damage to %1</source>
        <translation>%1 %2 gegen %3 %4: 2 Schaden für %1</translation>
    </message>
    <message>
        <source>%1 %2 against %3 %4: no effect</source>
        <translation>%1 %2 gegen %3 %4: keine Wirkung</translation>
    </message>
    <message>
        <source>%1 %2 against %3 %4: %3 is exhausted</source>
        <translation>%1 %2 gegen %3 %4: %3 ist erschöpft</translation>
    </message>
    <message>
        <source>Paid %1: %2 from the budget, %3 from your wealth</source>
        <translation>%1 bezahlt: %2 aus dem Budget, %3 aus deinem Vermögen</translation>
    </message>
    <message>
        <source>Back %1: %2 to your wealth, %3 to the budget</source>
        <translation>%1 zurück: %2 in dein Vermögen, %3 ins Budget</translation>
    </message>
    <message>
        <source>%1 goes back to the pile it came from</source>
        <translation>%1 kommt auf den Stapel zurück, von dem die Karte stammt</translation>
    </message>
    <message>
        <source>The opposition discards are shuffled into the deck</source>
        <translation>Der Ablagestapel der Gegner wird in den Gegnerstapel gemischt</translation>
    </message>
    <message>
        <source>The discarded career cards are shuffled into their deck</source>
        <translation>Die abgelegten Laufbahnkarten werden in ihren Stapel gemischt</translation>
    </message>
    <message>
        <source>You are in the %1 now; its freelancers can be hired</source>
        <translation>Neuer Ort: %1; dort lassen sich jetzt freie Söldner anheuern</translation>
    </message>
    <message>
        <source>%1 goes back to the tactics deck</source>
        <translation>%1 kommt in den Taktikstapel zurück</translation>
    </message>
    <message>
        <source>The final contract succeeds, and with it the career</source>
        <translation>Der Abschlussauftrag gelingt, und mit ihm die Laufbahn</translation>
    </message>
    <message>
        <source>The final contract fails, and with it the career</source>
        <translation>Der Abschlussauftrag schlägt fehl, und mit ihm die Laufbahn</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>step %1 (%2)</source>
        <translation>Schritt %1 (%2)</translation>
    </message>
    <message>
        <source>%1, phase %2</source>
        <translation>%1, Phase %2</translation>
    </message>
    <message>
        <source>%1, %2 is undecided</source>
        <translation>%1, %2 ist noch offen</translation>
    </message>
    <message>
        <source> or </source>
        <translation> oder </translation>
    </message>
    <message>
        <source>standing %1</source>
        <translation>Ansehen %1</translation>
    </message>
    <message>
        <source>no standing %1</source>
        <translation>kein Ansehen %1</translation>
    </message>
    <message>
        <source>agents: %1</source>
        <translation>Agenten: %1</translation>
    </message>
    <message>
        <source>gold: %1</source>
        <translation>Gold: %1</translation>
    </message>
    <message>
        <source>more mercenaries than can be hired here</source>
        <translation>mehr Söldner, als hier angeheuert werden können</translation>
    </message>
    <message>
        <source>mercenaries; enter or correct the settlement&apos;s list</source>
        <translation>Söldner; die Liste der Siedlung eintragen oder berichtigen</translation>
    </message>
    <message>
        <source>the cost of %1</source>
        <translation>die Kosten von %1</translation>
    </message>
    <message>
        <source>a contract of the kind %1</source>
        <translation>ein Auftrag der Art %1</translation>
    </message>
    <message>
        <source>the rankings of %1</source>
        <translation>die Kampfwerte von %1</translation>
    </message>
    <message>
        <source>The cost of %1 has not been entered yet.</source>
        <translation>Die Kosten von %1 sind noch nicht eingetragen.</translation>
    </message>
    <message>
        <source>Read it from the card: correct %1.%2.cost N, then %3 again.</source>
        <translation>Von der Karte ablesen: correct %1.%2.cost N, dann noch einmal %3.</translation>
    </message>
    <message>
        <source>%1 is in the crew already</source>
        <translation>%1 ist schon im Trupp</translation>
    </message>
    <message>
        <source>nobody is hired twice</source>
        <translation>niemand wird zweimal angeheuert</translation>
    </message>
    <message>
        <source>%1 joins the crew for this contract</source>
        <translation>%1 kommt für diesen Auftrag in den Trupp</translation>
    </message>
    <message>
        <source>Freelancer hired: %1 for %2 gold</source>
        <translation>Freier Söldner angeheuert: %1 für %2 Gold</translation>
    </message>
    <message>
        <source>Freelancer sent away before the contract: %1</source>
        <translation>Freier Söldner vor dem Auftrag weggeschickt: %1</translation>
    </message>
    <message>
        <source>Somebody is named twice.</source>
        <translation>Jemand ist zweimal genannt.</translation>
    </message>
    <message>
        <source>Name every agent once.</source>
        <translation>Jeden Agenten einmal nennen.</translation>
    </message>
    <message>
        <source>%1 is no agent of yours.</source>
        <translation>%1 ist keiner deiner Agenten.</translation>
    </message>
    <message>
        <source>Hire freelancers with hire.</source>
        <translation>Freie Söldner mit hire anheuern.</translation>
    </message>
    <message>
        <source>Agents picked: %1</source>
        <translation>Agenten gewählt: %1</translation>
    </message>
    <message>
        <source>%1 is not in the tactics deck</source>
        <translation>%1 ist nicht im Taktikstapel</translation>
    </message>
    <message>
        <source>it lies in the deck</source>
        <translation>die Karte liegt im Stapel</translation>
    </message>
    <message>
        <source>%1 lies face up within reach</source>
        <translation>%1 liegt offen in Griffweite</translation>
    </message>
    <message>
        <source>Tactic bought: %1 for %2 gold</source>
        <translation>Taktik gekauft: %1 für %2 Gold</translation>
    </message>
    <message>
        <source>%1 was not bought for this contract, or is used.</source>
        <translation>%1 wurde nicht für diesen Auftrag gekauft oder ist schon eingesetzt.</translation>
    </message>
    <message>
        <source>Only unused tactics of this contract can be given back.</source>
        <translation>Nur unbenutzte Taktiken dieses Auftrags lassen sich zurückgeben.</translation>
    </message>
    <message>
        <source>Tactic given back: %1</source>
        <translation>Taktik zurückgegeben: %1</translation>
    </message>
    <message>
        <source>The crew is fixed: M is %1</source>
        <translation>Der Trupp steht fest: M ist %1</translation>
    </message>
    <message>
        <source>Tokens on every Healthy box, and the starting tokens of the cards</source>
        <translation>Marker auf jedes Feld „Gesund“, dazu die Startmarker der Karten</translation>
    </message>
    <message>
        <source>Tokens on every Healthy box</source>
        <translation>Marker auf jedes Feld „Gesund“</translation>
    </message>
    <message>
        <source>Crew confirmed: %1</source>
        <translation>Trupp bestätigt: %1</translation>
    </message>
    <message>
        <source>%1 attacks %2 in melee</source>
        <translation>%1 greift %2 im Nahkampf an</translation>
    </message>
    <message>
        <source>%1 attacks %2 in melee, assisted by %3</source>
        <translation>%1 greift %2 im Nahkampf an, mit Beistand von %3</translation>
    </message>
    <message>
        <source>shots</source>
        <translation>Schüsse</translation>
    </message>
    <message>
        <source>Shots: %1 (%2)</source>
        <translation>Schüsse: %1 (%2)</translation>
    </message>
    <message>
        <source>%1 shoots at %2</source>
        <translation>%1 schießt auf %2</translation>
    </message>
    <message>
        <source>%1 shoots at %2, assisted by %3</source>
        <translation>%1 schießt auf %2, mit Beistand von %3</translation>
    </message>
    <message>
        <source>%1 feints %2</source>
        <translation>%1 macht eine Finte gegen %2</translation>
    </message>
    <message>
        <source>%1 feints %2, assisted by %3</source>
        <translation>%1 macht eine Finte gegen %2, mit Beistand von %3</translation>
    </message>
    <message>
        <source>%1 crosses the %2 zone</source>
        <translation>%1 durchquert die Zone %2</translation>
    </message>
    <message>
        <source>%1 is a loner on a shared position and can only Move</source>
        <translation>%1 ist Einzelgänger auf einer geteilten Position und kann sich nur bewegen</translation>
    </message>
    <message>
        <source>%1 moves to %2</source>
        <translation>%1 bewegt sich zur Ecke %2</translation>
    </message>
    <message>
        <source>%1 leaves the battle and survives</source>
        <translation>%1 verlässt den Kampf und überlebt</translation>
    </message>
    <message>
        <source>%1 flees</source>
        <translation>%1 flieht</translation>
    </message>
    <message>
        <source>%1 recovers and is %2</source>
        <translation>%1 erholt sich und ist %2</translation>
    </message>
    <message>
        <source>%1 recovers</source>
        <translation>%1 erholt sich</translation>
    </message>
    <message>
        <source>%1 strains without another action</source>
        <translation>%1 verausgabt sich ohne weitere Aktion</translation>
    </message>
    <message>
        <source>%1 is named twice.</source>
        <translation>%1 ist zweimal genannt.</translation>
    </message>
    <message>
        <source>Name every enemy mercenary once.</source>
        <translation>Jeden feindlichen Söldner einmal nennen.</translation>
    </message>
    <message>
        <source>%1 is no mercenary of this campaign.</source>
        <translation>%1 ist kein Söldner dieser Kampagne.</translation>
    </message>
    <message>
        <source>Enter the card with add-card, or check the spelling.</source>
        <translation>Die Karte mit add-card eintragen oder die Schreibweise prüfen.</translation>
    </message>
    <message>
        <source>The opposition deck is shuffled</source>
        <translation>Der Gegnerstapel ist gemischt</translation>
    </message>
    <message>
        <source>%1: face-down cards %2 (%3)</source>
        <translation>%1: verdeckte Karten %2 (%3)</translation>
    </message>
    <message>
        <source>Enemy mercenary %1 stands in the %2 zone</source>
        <translation>Feindlicher Söldner %1 steht in der Zone %2</translation>
    </message>
    <message>
        <source>Opposition distributed for %1</source>
        <translation>Gegner verteilt für %1</translation>
    </message>
    <message>
        <source>%1 is placed on %2</source>
        <translation>%1 wird auf %2 aufgestellt</translation>
    </message>
    <message>
        <source>not placed yet: %1</source>
        <translation>noch nicht aufgestellt: %1</translation>
    </message>
    <message>
        <source>every mercenary has a corner</source>
        <translation>jeder Söldner hat eine Ecke</translation>
    </message>
    <message>
        <source>Budget left and lost: %1</source>
        <translation>Restliches Budget, verloren: %1</translation>
    </message>
    <message>
        <source>Somebody does not start healthy, as a card says</source>
        <translation>Jemand beginnt nicht gesund, wie eine Karte es sagt</translation>
    </message>
    <message>
        <source>Round 1 begins</source>
        <translation>Runde 1 beginnt</translation>
    </message>
    <message>
        <source>The battle of %1 begins</source>
        <translation>Der Kampf um %1 beginnt</translation>
    </message>
    <message>
        <source>somebody who is in the battle</source>
        <translation>jemand, der im Kampf ist</translation>
    </message>
    <message>
        <source>WHO:WHERE, for example nizar:northwest or o1:east</source>
        <translation>WHO:WHERE, zum Beispiel nizar:northwest oder o1:east</translation>
    </message>
    <message>
        <source>WHO:COUNTER or contract:COUNTER, with :spend behind it to take tokens away</source>
        <translation>WHO:COUNTER oder contract:COUNTER, mit :spend dahinter, um Marker wegzunehmen</translation>
    </message>
    <message>
        <source>WHO:LIMIT with the limit fixed, loner or never-flees</source>
        <translation>WHO:LIMIT mit der Beschränkung fixed, loner oder never-flees</translation>
    </message>
    <message>
        <source>%1: %2 is revealed; name it with name-card</source>
        <translation>%1: %2 ist aufgedeckt; mit name-card benennen</translation>
    </message>
    <message>
        <source>The effect %1 cannot aim at &quot;%2&quot;.</source>
        <translation>Der Effekt %1 kann nicht auf „%2“ zielen.</translation>
    </message>
    <message>
        <source>Allowed: %1.</source>
        <translation>Erlaubt: %1.</translation>
    </message>
    <message>
        <source>By a card: %1</source>
        <translation>Durch eine Karte: %1</translation>
    </message>
    <message>
        <source>Gold: %1 (%2)</source>
        <translation>Gold: %1 (%2)</translation>
    </message>
    <message>
        <source>Standing changed: %1</source>
        <translation>Ansehen geändert: %1</translation>
    </message>
    <message>
        <source>Effect of a card: %1</source>
        <translation>Effekt einer Karte: %1</translation>
    </message>
    <message>
        <source>There is nothing to be reminded of.</source>
        <translation>Es gibt nichts, woran zu erinnern wäre.</translation>
    </message>
    <message>
        <source>Say in a few words what the card does.</source>
        <translation>In wenigen Worten sagen, was die Karte tut.</translation>
    </message>
    <message>
        <source>Noted as #%1 for %2</source>
        <translation>Als #%1 notiert für %2</translation>
    </message>
    <message>
        <source>Noted for %1: %2</source>
        <translation>Notiert für %1: %2</translation>
    </message>
    <message>
        <source>Struck out: %1</source>
        <translation>Gestrichen: %1</translation>
    </message>
    <message>
        <source>Standing gained: %1</source>
        <translation>Ansehen gewonnen: %1</translation>
    </message>
    <message>
        <source>Standing lost: %1</source>
        <translation>Ansehen verloren: %1</translation>
    </message>
    <message>
        <source>The note is empty.</source>
        <translation>Die Notiz ist leer.</translation>
    </message>
    <message>
        <source>Write something.</source>
        <translation>Etwas schreiben.</translation>
    </message>
    <message>
        <source>Note: %1</source>
        <translation>Notiz: %1</translation>
    </message>
    <message>
        <source>One card is entered at a time.</source>
        <translation>Karten werden einzeln eingetragen.</translation>
    </message>
    <message>
        <source>Give one of career, opposition, mercenary and tactic.</source>
        <translation>Eines von career, opposition, mercenary und tactic angeben.</translation>
    </message>
    <message>
        <source>Card entered: %1</source>
        <translation>Karte eingetragen: %1</translation>
    </message>
    <message>
        <source>Add %1 gold to your wealth: it is %2 now</source>
        <translation>%1 Gold zu deinem Vermögen legen: es beträgt jetzt %2</translation>
    </message>
    <message>
        <source>Take %1 gold from your wealth: it is %2 now</source>
        <translation>%1 Gold aus deinem Vermögen nehmen: es beträgt jetzt %2</translation>
    </message>
    <message>
        <source>Move the location token to the %1</source>
        <translation>Ortsmarker versetzen: %1</translation>
    </message>
    <message>
        <source>Lay %1 face up in front of you</source>
        <translation>%1 offen vor dich legen</translation>
    </message>
    <message>
        <source>Put %1 on the discard pile first</source>
        <translation>Zuerst %1 auf den Ablagestapel legen</translation>
    </message>
    <message>
        <source>Shuffle the discarded career cards into their deck</source>
        <translation>Abgelegte Laufbahnkarten in ihren Stapel mischen</translation>
    </message>
    <message>
        <source>Put %1 on the discard pile</source>
        <translation>%1 auf den Ablagestapel legen</translation>
    </message>
    <message>
        <source>Take %1 back from the discard pile</source>
        <translation>%1 vom Ablagestapel zurücknehmen</translation>
    </message>
    <message>
        <source>Keep %1 beside the career deck</source>
        <translation>%1 neben dem Laufbahnstapel aufheben</translation>
    </message>
    <message>
        <source>Leave %1 in front of you</source>
        <translation>%1 vor dir liegen lassen</translation>
    </message>
    <message>
        <source>Lay %1 in the middle of the table</source>
        <translation>%1 in die Mitte des Tisches legen</translation>
    </message>
    <message>
        <source>Put %1 back on the career deck</source>
        <translation>%1 auf den Laufbahnstapel zurücklegen</translation>
    </message>
    <message>
        <source>Put %1 into the stable</source>
        <translation>%1 ins Gefolge legen</translation>
    </message>
    <message>
        <source>Put %1 on the discard pile: slain</source>
        <translation>%1 auf den Ablagestapel legen: gefallen</translation>
    </message>
    <message>
        <source>Put %1 back with the mercenary cards</source>
        <translation>%1 zu den Söldnerkarten zurücklegen</translation>
    </message>
    <message>
        <source>Put %1 back into the tactics deck</source>
        <translation>%1 in den Taktikstapel zurücklegen</translation>
    </message>
    <message>
        <source>Lay %1 face up within reach</source>
        <translation>%1 offen in Griffweite legen</translation>
    </message>
    <message>
        <source>%1, %2: lay out %3 tokens</source>
        <translation>%1, %2: %3 Marker auslegen</translation>
    </message>
    <message>
        <source>Lay %1 with the crew</source>
        <translation>%1 zum Trupp legen</translation>
    </message>
    <message>
        <source>Put %1 on %2</source>
        <translation>%1 auf %2 stellen</translation>
    </message>
    <message>
        <source>Take %1 off the table</source>
        <translation>%1 vom Tisch nehmen</translation>
    </message>
    <message>
        <source>Turn %1 sideways: exhausted</source>
        <translation>%1 quer drehen: erschöpft</translation>
    </message>
    <message>
        <source>Turn %1 upright: ready</source>
        <translation>%1 aufrecht drehen: bereit</translation>
    </message>
    <message>
        <source>Take %1 out of the crew</source>
        <translation>%1 aus dem Trupp nehmen</translation>
    </message>
    <message>
        <source>Lay face-down cards into the %1 zone: %2</source>
        <translation>Verdeckte Karten in die Zone %1 legen: %2</translation>
    </message>
    <message>
        <source>Take face-down cards out of the %1 zone: %2</source>
        <translation>Verdeckte Karten aus der Zone %1 nehmen: %2</translation>
    </message>
    <message>
        <source>Put %1 into the %2 zone</source>
        <translation>%1 in die Zone %2 legen</translation>
    </message>
    <message>
        <source>Turn a card in the %2 zone up: %1</source>
        <translation>Eine Karte in der Zone %2 aufdecken: %1</translation>
    </message>
    <message>
        <source>Turn a card in the %2 zone face down: %1</source>
        <translation>Eine Karte in der Zone %2 verdeckt drehen: %1</translation>
    </message>
    <message>
        <source>Move %1 to the %2 zone</source>
        <translation>%1 in die Zone %2 verschieben</translation>
    </message>
    <message>
        <source>Take %1 out of the %2 zone</source>
        <translation>%1 aus der Zone %2 nehmen</translation>
    </message>
    <message>
        <source>Put a token on the Healthy box of everybody in the crew</source>
        <translation>Bei jedem im Trupp einen Marker auf das Feld „Gesund“ legen</translation>
    </message>
    <message>
        <source>Take the tokens off the cards of the crew</source>
        <translation>Marker von den Karten des Trupps nehmen</translation>
    </message>
    <message>
        <source>Shuffle the opposition deck</source>
        <translation>Gegnerstapel mischen</translation>
    </message>
    <message>
        <source>Shuffle the opposition discards into their deck</source>
        <translation>Ablagestapel der Gegner in ihren Stapel mischen</translation>
    </message>
    <message>
        <source>%1 cannot be evaluated now: enter the number by hand</source>
        <translation>%1 lässt sich jetzt nicht auswerten: die Zahl von Hand eintragen</translation>
    </message>
    <message>
        <source>No card is drawn.</source>
        <translation>Keine Karte ist gezogen.</translation>
    </message>
    <message>
        <source>Draw one, or name a card that has been seen.</source>
        <translation>Eine ziehen, oder eine schon gesehene Karte nennen.</translation>
    </message>
    <message>
        <source>Which cards the career deck holds is not entered.</source>
        <translation>Welche Karten im Laufbahnstapel stecken, ist nicht eingetragen.</translation>
    </message>
    <message>
        <source>Correct career.unseen and career.count, or begin with a card pack.</source>
        <translation>career.unseen und career.count berichtigen, oder mit einem Kartensatz beginnen.</translation>
    </message>
    <message>
        <source>%1 is known already.</source>
        <translation>%1 ist schon bekannt.</translation>
    </message>
    <message>
        <source>Correct battle.opposition if it was named wrongly.</source>
        <translation>battle.opposition berichtigen, falls falsch benannt wurde.</translation>
    </message>
    <message>
        <source>The facts are of another card, or of none.</source>
        <translation>Die Angaben gehören zu einer anderen Karte oder zu keiner.</translation>
    </message>
    <message>
        <source>Give the card&apos;s id in both.</source>
        <translation>In beiden die id der Karte angeben.</translation>
    </message>
    <message>
        <source>Opposition</source>
        <translation>Gegner</translation>
    </message>
    <message>
        <source>%1 is %2</source>
        <translation>%1 ist %2</translation>
    </message>
    <message>
        <source>the circle is evaluated this round</source>
        <translation>der Kreis wird in dieser Runde ausgewertet</translation>
    </message>
    <message>
        <source>once each round</source>
        <translation>einmal je Runde</translation>
    </message>
    <message>
        <source>cards to reveal</source>
        <translation>aufzudeckende Karten</translation>
    </message>
    <message>
        <source>Cards to reveal: %1 (%2)</source>
        <translation>Aufzudeckende Karten: %1 (%2)</translation>
    </message>
    <message>
        <source>The circle is evaluated</source>
        <translation>Der Kreis ist ausgewertet</translation>
    </message>
    <message>
        <source>Face-down cards in the %1 zone: %2.</source>
        <translation>Verdeckte Karten in der Zone %1: %2.</translation>
    </message>
    <message>
        <source>Choose other zones, or correct what lies on the table.</source>
        <translation>Andere Zonen wählen, oder berichtigen, was auf dem Tisch liegt.</translation>
    </message>
    <message>
        <source>cards were revealed this round</source>
        <translation>in dieser Runde wurden Karten aufgedeckt</translation>
    </message>
    <message>
        <source>the circle is not evaluated yet</source>
        <translation>der Kreis ist noch nicht ausgewertet</translation>
    </message>
    <message>
        <source>after count-reveal, or with the faces in rolled</source>
        <translation>nach count-reveal, oder mit den Seiten in rolled</translation>
    </message>
    <message>
        <source>Cards named: %1, revealed: %2.</source>
        <translation>Benannte Karten: %1, aufgedeckte: %2.</translation>
    </message>
    <message>
        <source>Name one card per zone, in the same order, or none.</source>
        <translation>Je Zone eine Karte nennen, in derselben Reihenfolge, oder keine.</translation>
    </message>
    <message>
        <source>%1: %2 is revealed</source>
        <translation>%1: %2 ist aufgedeckt</translation>
    </message>
    <message>
        <source>Opposition revealed: %1</source>
        <translation>Gegner aufgedeckt: %1</translation>
    </message>
    <message>
        <source>%1 stays in the %2 zone</source>
        <translation>%1 bleibt in der Zone %2</translation>
    </message>
    <message>
        <source>%1 moves to the %2 zone</source>
        <translation>%1 bewegt sich in die Zone %2</translation>
    </message>
    <message>
        <source>A zone needs the card that goes there.</source>
        <translation>Zu einer Zone gehört die Karte, die dorthin geht.</translation>
    </message>
    <message>
        <source>Name the card, or leave the zone out.</source>
        <translation>Die Karte nennen, oder die Zone weglassen.</translation>
    </message>
    <message>
        <source>%1 has a choice.</source>
        <translation>%1 hat die Wahl.</translation>
    </message>
    <message>
        <source>Say zone=…: %1.</source>
        <translation>zone=… angeben: %1.</translation>
    </message>
    <message>
        <source>Opposition moves where it has only one way</source>
        <translation>Gegner bewegen sich, wo es nur einen Weg gibt</translation>
    </message>
    <message>
        <source>Opposition moves: %1</source>
        <translation>Gegner bewegen sich: %1</translation>
    </message>
    <message>
        <source>%1 has blocked this round</source>
        <translation>%1 hat in dieser Runde geblockt</translation>
    </message>
    <message>
        <source>Blockers: %1</source>
        <translation>Blocker: %1</translation>
    </message>
    <message>
        <source>Nobody blocks, so nothing can be said of the block.</source>
        <translation>Niemand blockt, also lässt sich zum Block nichts angeben.</translation>
    </message>
    <message>
        <source>Name the blocker, or leave also_block and block_strain out.</source>
        <translation>Den Blocker nennen, oder also_block und block_strain weglassen.</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>Niemand</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>niemand</translation>
    </message>
    <message>
        <source>%1 has a choice of skills.</source>
        <translation>%1 hat die Wahl zwischen Fertigkeiten.</translation>
    </message>
    <message>
        <source>Say skill=…: %1.</source>
        <translation>skill=… angeben: %1.</translation>
    </message>
    <message>
        <source>%1 has a choice of targets.</source>
        <translation>%1 hat die Wahl zwischen Zielen.</translation>
    </message>
    <message>
        <source>Say target=…: %1.</source>
        <translation>target=… angeben: %1.</translation>
    </message>
    <message>
        <source>%1 can do nothing and stays ready</source>
        <translation>%1 kann nichts tun und bleibt bereit</translation>
    </message>
    <message>
        <source>%1 acts</source>
        <translation>%1 handelt</translation>
    </message>
    <message>
        <source>%1 uses its highest skill: %2</source>
        <translation>%1 nutzt die höchste Fertigkeit: %2</translation>
    </message>
    <message>
        <source>%1 reaches %2: do what the contract says</source>
        <translation>%1 erreicht %2: tun, was der Auftrag sagt</translation>
    </message>
    <message>
        <source>%1 spends a dodge token: no effect</source>
        <translation>%1 gibt einen Ausweichmarker aus: keine Wirkung</translation>
    </message>
    <message>
        <source>%1 has blocked and is exhausted</source>
        <translation>%1 hat geblockt und ist erschöpft</translation>
    </message>
    <message>
        <source>%1 acts against %2</source>
        <translation>%1 handelt gegen %2</translation>
    </message>
    <message>
        <source>%1 acts and is blocked by %3</source>
        <translation>%1 handelt und wird von %3 geblockt</translation>
    </message>
    <message>
        <source>%1 does not act</source>
        <translation>%1 handelt nicht</translation>
    </message>
    <message>
        <source>the face-down card %1</source>
        <translation>die verdeckte Karte %1</translation>
    </message>
    <message>
        <source>effects at the end of the contract</source>
        <translation>Effekte am Ende des Auftrags</translation>
    </message>
    <message>
        <source>bonus</source>
        <translation>Bonus</translation>
    </message>
    <message>
        <source>tidying up</source>
        <translation>Aufräumen</translation>
    </message>
    <message>
        <source>the effects are resolved</source>
        <translation>die Effekte sind abgehandelt</translation>
    </message>
    <message>
        <source>once after each contract</source>
        <translation>einmal nach jedem Auftrag</translation>
    </message>
    <message>
        <source>%1 survived: %2 gold</source>
        <translation>%1 hat überlebt: %2 Gold</translation>
    </message>
    <message>
        <source>%1 was slain: no gold</source>
        <translation>%1 ist gefallen: kein Gold</translation>
    </message>
    <message>
        <source>Effects at the end of the contract are resolved</source>
        <translation>Effekte am Ende des Auftrags sind abgehandelt</translation>
    </message>
    <message>
        <source>Effects at the end of the contract</source>
        <translation>Effekte am Ende des Auftrags</translation>
    </message>
    <message>
        <source>the bonus is paid</source>
        <translation>der Bonus ist ausgezahlt</translation>
    </message>
    <message>
        <source>once after each success</source>
        <translation>einmal nach jedem Erfolg</translation>
    </message>
    <message>
        <source>Bonus: %1 gold (%2)</source>
        <translation>Bonus: %1 Gold (%2)</translation>
    </message>
    <message>
        <source>Bonus of %1</source>
        <translation>Bonus von %1</translation>
    </message>
    <message>
        <source>%1 stays for later</source>
        <translation>%1 bleibt für später</translation>
    </message>
    <message>
        <source>%1 lies in the discard pile</source>
        <translation>%1 liegt auf dem Ablagestapel</translation>
    </message>
    <message>
        <source>Agents go to the stable, freelancers and opposition to their cards; the opposition deck is shuffled</source>
        <translation>Agenten kommen ins Gefolge, freie Söldner und Gegner zu ihren Karten; der Gegnerstapel wird gemischt</translation>
    </message>
    <message>
        <source>%1 does not lie face up.</source>
        <translation>%1 liegt nicht offen.</translation>
    </message>
    <message>
        <source>Keep one that does, or leave keep out.</source>
        <translation>Eine offene behalten, oder keep weglassen.</translation>
    </message>
    <message>
        <source>everything is tidied up</source>
        <translation>alles ist aufgeräumt</translation>
    </message>
    <message>
        <source>Cards put back, the crew refreshed and healed</source>
        <translation>Karten zurückgelegt, der Trupp aufgefrischt und geheilt</translation>
    </message>
    <message>
        <source>Read it from the card: correct mercenaries.%1.cost N, then hire-agent again.</source>
        <translation>Von der Karte ablesen: correct mercenaries.%1.cost N, dann noch einmal hire-agent.</translation>
    </message>
    <message>
        <source>%1 joins the stable; agents: %2</source>
        <translation>%1 kommt ins Gefolge; Agenten: %2</translation>
    </message>
    <message>
        <source>Look at the card of %1: %2</source>
        <translation>Die Karte von %1 ansehen: %2</translation>
    </message>
    <message>
        <source>%1 becomes an agent</source>
        <translation>%1 wird Agent</translation>
    </message>
    <message>
        <source>Paid travel was used after this contract</source>
        <translation>Die bezahlte Reise nach diesem Auftrag ist schon gemacht</translation>
    </message>
    <message>
        <source>Travel to the %1 for 5 gold</source>
        <translation>Reise für 5 Gold: %1</translation>
    </message>
    <message>
        <source>Moved to the %1 by a card</source>
        <translation>Durch eine Karte versetzt: %1</translation>
    </message>
    <message>
        <source>%1 leaves the stable; no gold</source>
        <translation>%1 verlässt das Gefolge; kein Gold</translation>
    </message>
    <message>
        <source>Agent released: %1</source>
        <translation>Agent entlassen: %1</translation>
    </message>
    <message>
        <source>not done yet: %1</source>
        <translation>noch nicht erledigt: %1</translation>
    </message>
    <message>
        <source>everything of step 6 is done</source>
        <translation>alles aus Schritt 6 ist erledigt</translation>
    </message>
    <message>
        <source>Back to step 1</source>
        <translation>Zurück zu Schritt 1</translation>
    </message>
    <message>
        <source>Contract put away: %1</source>
        <translation>Auftrag weggelegt: %1</translation>
    </message>
    <message>
        <source>%1 is not in the crew.</source>
        <translation>%1 ist nicht im Trupp.</translation>
    </message>
    <message>
        <source>The crew: %1.</source>
        <translation>Der Trupp: %1.</translation>
    </message>
    <message>
        <source>Name everybody once.</source>
        <translation>Jeden einmal nennen.</translation>
    </message>
    <message>
        <source>A result says how the contract ended.</source>
        <translation>Ein Ergebnis sagt, wie der Auftrag endete.</translation>
    </message>
    <message>
        <source>Say success, failure or stalemate.</source>
        <translation>success, failure oder stalemate angeben.</translation>
    </message>
    <message>
        <source>the crew is confirmed and the contract not yet over</source>
        <translation>der Trupp ist bestätigt und der Auftrag noch nicht vorbei</translation>
    </message>
    <message>
        <source>%1 fled from the battle</source>
        <translation>%1 ist aus dem Kampf geflohen</translation>
    </message>
    <message>
        <source>The table says how the contract ended: %1</source>
        <translation>Der Tisch sagt, wie der Auftrag endete: %1</translation>
    </message>
    <message>
        <source>Result of %1: %2</source>
        <translation>Ergebnis von %1: %2</translation>
    </message>
    <message>
        <source>not moved yet: %1</source>
        <translation>noch nicht bewegt: %1</translation>
    </message>
    <message>
        <source>every revealed card has moved or stayed</source>
        <translation>jede aufgedeckte Karte hat sich bewegt oder bleibt stehen</translation>
    </message>
    <message>
        <source>opposition-act</source>
        <translation>opposition-act</translation>
    </message>
    <message>
        <source>phase 6, nothing refreshed yet</source>
        <translation>Phase 6, noch nichts aufgefrischt</translation>
    </message>
    <message>
        <source>phase 6 after refresh</source>
        <translation>Phase 6 nach dem Auffrischen</translation>
    </message>
    <message>
        <source>phases 1 to 6; phase 7 ends with end-round</source>
        <translation>Phasen 1 bis 6; Phase 7 endet mit end-round</translation>
    </message>
    <message>
        <source>Phase %1</source>
        <translation>Phase %1</translation>
    </message>
    <message>
        <source>Phase %1 ends</source>
        <translation>Phase %1 endet</translation>
    </message>
    <message>
        <source>Stays exhausted by an effect: %1</source>
        <translation>Bleibt durch einen Effekt erschöpft: %1</translation>
    </message>
    <message>
        <source>Exhausted cards are refreshed</source>
        <translation>Erschöpfte Karten werden aufgefrischt</translation>
    </message>
    <message>
        <source>A stalemate is declared on its own.</source>
        <translation>Ein Patt wird eigens erklärt.</translation>
    </message>
    <message>
        <source>Use declare-stalemate, or say open, success or failure.</source>
        <translation>declare-stalemate benutzen, oder open, success oder failure angeben.</translation>
    </message>
    <message>
        <source>success: %1</source>
        <translation>Erfolg: %1</translation>
    </message>
    <message>
        <source>failure: %1</source>
        <translation>Fehlschlag: %1</translation>
    </message>
    <message>
        <source>nobody of the crew is left in the battle</source>
        <translation>niemand vom Trupp ist noch im Kampf</translation>
    </message>
    <message>
        <source>Only the table can tell whether this contract ends now.</source>
        <translation>Nur der Tisch weiß, ob dieser Auftrag jetzt endet.</translation>
    </message>
    <message>
        <source>Say ending=open, ending=success or ending=failure (%1).</source>
        <translation>ending=open, ending=success oder ending=failure angeben (%1).</translation>
    </message>
    <message>
        <source>The table says how the contract stands</source>
        <translation>Der Tisch sagt, wie es um den Auftrag steht</translation>
    </message>
    <message>
        <source>Round %1 begins</source>
        <translation>Runde %1 beginnt</translation>
    </message>
    <message>
        <source>Round %1 ends</source>
        <translation>Runde %1 endet</translation>
    </message>
    <message>
        <source>Stalemate declared: a success</source>
        <translation>Patt erklärt: ein Erfolg</translation>
    </message>
    <message>
        <source>Buy it in step 2, or correct where it lies.</source>
        <translation>Sie in Schritt 2 kaufen, oder berichtigen, wo sie liegt.</translation>
    </message>
    <message>
        <source>What happens without a contract</source>
        <translation>Was ohne Auftrag geschieht</translation>
    </message>
    <message>
        <source>%1 was kept from an earlier contract</source>
        <translation>%1 wurde von einem früheren Auftrag behalten</translation>
    </message>
    <message>
        <source>%1 is used</source>
        <translation>%1 ist eingesetzt</translation>
    </message>
    <message>
        <source>To do: #%1 %2</source>
        <translation>Zu tun: #%1 %2</translation>
    </message>
    <message>
        <source>Tactic used: %1</source>
        <translation>Taktik eingesetzt: %1</translation>
    </message>
    <message>
        <source>a contract is running</source>
        <translation>ein Auftrag läuft</translation>
    </message>
    <message>
        <source>reinforcements</source>
        <translation>Verstärkung</translation>
    </message>
    <message>
        <source>%1: face-down reinforcements %2 (%3)</source>
        <translation>%1: verdeckte Verstärkung %2 (%3)</translation>
    </message>
    <message>
        <source>Reinforcements in the %1 zone</source>
        <translation>Verstärkung in der Zone %1</translation>
    </message>
    <message>
        <source>Something here has no id.</source>
        <translation>Etwas hier hat keine id.</translation>
    </message>
    <message>
        <source>Give every card a short name of its own.</source>
        <translation>Jeder Karte einen eigenen kurzen Namen geben.</translation>
    </message>
    <message>
        <source>%1 stands here twice.</source>
        <translation>%1 steht hier zweimal.</translation>
    </message>
    <message>
        <source>Give every card an id of its own.</source>
        <translation>Jeder Karte eine eigene id geben.</translation>
    </message>
    <message>
        <source>A card here has no name.</source>
        <translation>Eine Karte hier hat keinen Namen.</translation>
    </message>
    <message>
        <source>Write the ids of the cards.</source>
        <translation>Die ids der Karten schreiben.</translation>
    </message>
    <message>
        <source>There are more cards on the table than any game has.</source>
        <translation>Auf dem Tisch sind mehr Karten, als irgendein Spiel hat.</translation>
    </message>
    <message>
        <source>Enter what really lies there.</source>
        <translation>Eintragen, was wirklich dort liegt.</translation>
    </message>
    <message>
        <source>%1 stands on both sides.</source>
        <translation>%1 steht auf beiden Seiten.</translation>
    </message>
    <message>
        <source>Take it out of the crew or of the opposition.</source>
        <translation>Aus dem Trupp oder von den Gegnern nehmen.</translation>
    </message>
    <message>
        <source>This step needs a running contract.</source>
        <translation>Dieser Schritt braucht einen laufenden Auftrag.</translation>
    </message>
    <message>
        <source>Add contract and battle, or set the step to career.</source>
        <translation>contract und battle ergänzen, oder step auf career stellen.</translation>
    </message>
    <message>
        <source>not counted</source>
        <translation>nicht gezählt</translation>
    </message>
    <message>
        <source>not entered</source>
        <translation>nicht eingetragen</translation>
    </message>
    <message>
        <source>  %1, keyword %2</source>
        <translation>  %1, Schlüsselwort %2</translation>
    </message>
    <message>
        <source>  asks for: %1</source>
        <translation>  verlangt: %1</translation>
    </message>
    <message>
        <source>  %1 · budget %2 · bonus %3 · crew %4 to %5</source>
        <translation>  %1 · Budget %2 · Bonus %3 · Trupp %4 bis %5</translation>
    </message>
    <message>
        <source>  opposition N %1, E %2, S %3, W %4 · reveal %5</source>
        <translation>  Gegner N %1, O %2, S %3, W %4 · Aufdecken %5</translation>
    </message>
    <message>
        <source>  objective: %1</source>
        <translation>  Ziel: %1</translation>
    </message>
    <message>
        <source>  enemy mercenaries: %1 (%2)</source>
        <translation>  feindliche Söldner: %1 (%2)</translation>
    </message>
    <message>
        <source>  success: %1</source>
        <translation>  Erfolg: %1</translation>
    </message>
    <message>
        <source>  failure: %1</source>
        <translation>  Fehlschlag: %1</translation>
    </message>
    <message>
        <source>  stays until: %1</source>
        <translation>  bleibt bis: %1</translation>
    </message>
    <message>
        <source>  text: %1</source>
        <translation>  Text: %1</translation>
    </message>
    <message>
        <source>  %1: %2</source>
        <translation>  %1: %2</translation>
    </message>
    <message>
        <source>cost %1</source>
        <translation>Kosten %1</translation>
    </message>
    <message>
        <source>healthy %1, weary %2</source>
        <translation>gesund %1, ermattet %2</translation>
    </message>
    <message>
        <source>keeps its position</source>
        <translation>behält die Position</translation>
    </message>
    <message>
        <source>never flees</source>
        <translation>flieht nie</translation>
    </message>
    <message>
        <source>Freelancers (Melee/Missiles/Stamina/Alertness):</source>
        <translation>Freie Söldner (Nahkampf/Fernkampf/Ausdauer/Wachsamkeit):</translation>
    </message>
    <message>
        <source>  %1 (%2): %3</source>
        <translation>  %1 (%2): %3</translation>
    </message>
    <message>
        <source>  tactic %1 (%2): cost %3%4</source>
        <translation>  Taktik %1 (%2): Kosten %3%4</translation>
    </message>
    <message>
        <source>, equipment</source>
        <translation>, Ausrüstung</translation>
    </message>
    <message>
        <source>%1 · %2 gold · agents %3 of 4 · contracts won %4, lost %5 · %6</source>
        <translation>%1 · %2 Gold · Agenten %3 von 4 · Aufträge gewonnen %4, verloren %5 · %6</translation>
    </message>
    <message>
        <source>Agents: %1</source>
        <translation>Agenten: %1</translation>
    </message>
    <message>
        <source>Standing: %1</source>
        <translation>Ansehen: %1</translation>
    </message>
    <message>
        <source>Tactics at hand: %1</source>
        <translation>Taktiken zur Hand: %1</translation>
    </message>
    <message>
        <source>Final contracts held: %1 · lasting encounters: %2</source>
        <translation>Aufgehobene Abschlussaufträge: %1 · dauerhafte Begegnungen: %2</translation>
    </message>
    <message>
        <source>Career deck: %1 cards, discarded: %2 · opposition deck: %3 cards, discarded: %4</source>
        <translation>Laufbahnstapel: %1 Karten, abgelegt: %2 · Gegnerstapel: %3 Karten, abgelegt: %4</translation>
    </message>
    <message>
        <source>Drawn and undecided: %1</source>
        <translation>Gezogen und noch offen: %1</translation>
    </message>
    <message>
        <source>Melee %1, Missiles %2, Stamina %3, Alertness %4</source>
        <translation>Nahkampf %1, Fernkampf %2, Ausdauer %3, Wachsamkeit %4</translation>
    </message>
    <message>
        <source>trap: </source>
        <translation>Falle: </translation>
    </message>
    <message>
        <source>Contract: %1 (%2, %3) · budget left %4 · M %5</source>
        <translation>Auftrag: %1 (%2, %3) · restliches Budget %4 · M %5</translation>
    </message>
    <message>
        <source>not fixed</source>
        <translation>nicht festgelegt</translation>
    </message>
    <message>
        <source>  tokens %1: %2</source>
        <translation>  Marker %1: %2</translation>
    </message>
    <message>
        <source>Round %1, phase %2 of 7 · quiet rounds %3</source>
        <translation>Runde %1, Phase %2 von 7 · ruhige Runden %3</translation>
    </message>
    <message>
        <source>  %1 zone: face-down cards %2</source>
        <translation>  Zone %1: verdeckte Karten %2</translation>
    </message>
    <message>
        <source>    %1: %2</source>
        <translation>    %1: %2</translation>
    </message>
    <message>
        <source>Due now: %1</source>
        <translation>Jetzt fällig: %1</translation>
    </message>
    <message>
        <source>City cards are for the City</source>
        <translation>Großstadtkarten gehören in die Großstadt</translation>
    </message>
    <message>
        <source>You are in the %1</source>
        <translation>Aktueller Ort: %1</translation>
    </message>
    <message>
        <source>Go to the City first; until then the card is discarded and another one drawn</source>
        <translation>Zuerst in die Großstadt gehen; bis dahin wird die Karte abgelegt und eine andere gezogen</translation>
    </message>
    <message>
        <source>Outland cards are not for the City</source>
        <translation>Umlandkarten gehören nicht in die Großstadt</translation>
    </message>
    <message>
        <source>You are in the City</source>
        <translation>Du bist in der Großstadt</translation>
    </message>
    <message>
        <source>Leave the City first; until then the card is discarded and another one drawn</source>
        <translation>Zuerst die Großstadt verlassen; bis dahin wird die Karte abgelegt und eine andere gezogen</translation>
    </message>
    <message>
        <source>Town cards are for the Town</source>
        <translation>Stadtkarten gehören in die Stadt</translation>
    </message>
    <message>
        <source>Go to the Town first; until then the card is discarded and another one drawn</source>
        <translation>Zuerst in die Stadt gehen; bis dahin wird die Karte abgelegt und eine andere gezogen</translation>
    </message>
    <message>
        <source>Village cards are for the Village</source>
        <translation>Dorfkarten gehören ins Dorf</translation>
    </message>
    <message>
        <source>Go to the Village first; until then the card is discarded and another one drawn</source>
        <translation>Zuerst ins Dorf gehen; bis dahin wird die Karte abgelegt und eine andere gezogen</translation>
    </message>
    <message>
        <source>Every restriction on the card must be met</source>
        <translation>Jede Beschränkung auf der Karte muss erfüllt sein</translation>
    </message>
    <message>
        <source>The card asks: %1</source>
        <translation>Die Karte verlangt: %1</translation>
    </message>
    <message>
        <source>Fulfil it: %1</source>
        <translation>Erfüllen: %1</translation>
    </message>
    <message>
        <source>A Revenge contract that can be taken cannot be bought off</source>
        <translation>Von einem Racheauftrag, der angenommen werden kann, kauft sich niemand frei</translation>
    </message>
    <message>
        <source>%1 is a Revenge contract and you can take it</source>
        <translation>%1 ist ein Racheauftrag, und du kannst ihn annehmen</translation>
    </message>
    <message>
        <source>Accept it, or reject it as a logical clash if it contradicts the story</source>
        <translation>Annehmen, oder als Widerspruch ablehnen, falls er der Geschichte widerspricht</translation>
    </message>
    <message>
        <source>Rejecting a contract costs 1 gold of your wealth</source>
        <translation>Einen Auftrag abzulehnen kostet 1 Gold aus deinem Vermögen</translation>
    </message>
    <message>
        <source>You have %1 gold</source>
        <translation>Du hast %1 Gold</translation>
    </message>
    <message>
        <source>Gold missing: %2</source>
        <translation>Es fehlt Gold: %2</translation>
    </message>
    <message>
        <source>Only contracts are rejected for gold</source>
        <translation>Nur Aufträge werden für Gold abgelehnt</translation>
    </message>
    <message>
        <source>%1 is no contract</source>
        <translation>%1 ist kein Auftrag</translation>
    </message>
    <message>
        <source>Resolve an encounter; hold or drop a final contract, which is free</source>
        <translation>Eine Begegnung abhandeln; einen Abschlussauftrag aufheben oder ablegen, das ist kostenlos</translation>
    </message>
    <message>
        <source>A card is rejected when it is drawn, not later</source>
        <translation>Eine Karte wird abgelehnt, wenn sie gezogen ist, nicht später</translation>
    </message>
    <message>
        <source>%1 is past its drawing</source>
        <translation>%1 ist schon über das Ziehen hinaus</translation>
    </message>
    <message>
        <source>Undo the acceptance, or carry it through</source>
        <translation>Das Annehmen rückgängig machen oder den Auftrag ausführen</translation>
    </message>
    <message>
        <source>A final contract needs 4 agents</source>
        <translation>Ein Abschlussauftrag braucht 4 Agenten</translation>
    </message>
    <message>
        <source>Agents missing: %2</source>
        <translation>Es fehlen Agenten: %2</translation>
    </message>
    <message>
        <source>Every condition of the final contract must be met</source>
        <translation>Jede Bedingung des Abschlussauftrags muss erfüllt sein</translation>
    </message>
    <message>
        <source>The final contract asks: %1</source>
        <translation>Der Abschlussauftrag verlangt: %1</translation>
    </message>
    <message>
        <source>Budget and wealth together must cover the cost</source>
        <translation>Budget und Vermögen zusammen müssen die Kosten decken</translation>
    </message>
    <message>
        <source>It costs %1, you can spend %2</source>
        <translation>Es kostet %1, du kannst %2 ausgeben</translation>
    </message>
    <message>
        <source>Gold missing: %3</source>
        <translation>Es fehlt Gold: %3</translation>
    </message>
    <message>
        <source>The settlement decides which freelancers can be hired</source>
        <translation>Die Siedlung bestimmt, welche freien Söldner sich anheuern lassen</translation>
    </message>
    <message>
        <source>%1 is not listed for the %2</source>
        <translation>%1 steht nicht auf der Liste dieses Ortes (%2)</translation>
    </message>
    <message>
        <source>Go where %1 is listed, or hire somebody of the %2</source>
        <translation>Dorthin gehen, wo %1 auf der Liste steht, oder jemanden von hier (%2) anheuern</translation>
    </message>
    <message>
        <source>An agent is no freelancer</source>
        <translation>Ein Agent ist kein freier Söldner</translation>
    </message>
    <message>
        <source>%1 is your agent and deploys free</source>
        <translation>%1 gehört zu deinen Agenten und wird kostenlos aufgestellt</translation>
    </message>
    <message>
        <source>Pick %1 with the agents</source>
        <translation>%1 bei den Agenten wählen</translation>
    </message>
    <message>
        <source>The slain are out of play</source>
        <translation>Gefallene sind aus dem Spiel</translation>
    </message>
    <message>
        <source>%1 has been slain</source>
        <translation>%1 ist gefallen</translation>
    </message>
    <message>
        <source>Hire somebody else</source>
        <translation>Jemand anderen anheuern</translation>
    </message>
    <message>
        <source>A rogue&apos;s own condition must hold</source>
        <translation>Die eigene Bedingung eines Schurken muss erfüllt sein</translation>
    </message>
    <message>
        <source>%1 asks for: %2</source>
        <translation>%1 verlangt: %2</translation>
    </message>
    <message>
        <source>It would hold with: %2</source>
        <translation>Erfüllt wäre es mit: %2</translation>
    </message>
    <message>
        <source>A mercenary&apos;s keyword must fit the contract</source>
        <translation>Das Schlüsselwort eines Söldners muss zum Auftrag passen</translation>
    </message>
    <message>
        <source>%1 is bound to %2</source>
        <translation>%1 ist an %2 gebunden</translation>
    </message>
    <message>
        <source>Take a contract that fits %2</source>
        <translation>Einen Auftrag annehmen, der zu %2 passt</translation>
    </message>
    <message>
        <source>At least 2 mercenaries deploy</source>
        <translation>Mindestens 2 Söldner werden aufgestellt</translation>
    </message>
    <message>
        <source>Crew: %1, at least %2</source>
        <translation>Trupp: %1, mindestens %2</translation>
    </message>
    <message>
        <source>Mercenaries missing: %3</source>
        <translation>Es fehlen Söldner: %3</translation>
    </message>
    <message>
        <source>At most 4 mercenaries deploy</source>
        <translation>Höchstens 4 Söldner werden aufgestellt</translation>
    </message>
    <message>
        <source>Crew: %1, at most %2</source>
        <translation>Trupp: %1, höchstens %2</translation>
    </message>
    <message>
        <source>Mercenaries too many: %3</source>
        <translation>Söldner zu viel: %3</translation>
    </message>
    <message>
        <source>Every agent that can deploy has to</source>
        <translation>Jeder Agent, der aufgestellt werden kann, muss mit</translation>
    </message>
    <message>
        <source>Agents to deploy: %2, picked: %3</source>
        <translation>Agenten aufzustellen: %2, gewählt: %3</translation>
    </message>
    <message>
        <source>Pick %4 of: %1</source>
        <translation>%4 wählen aus: %1</translation>
    </message>
    <message>
        <source>Budget, wealth and agents must be able to field a crew</source>
        <translation>Budget, Vermögen und Agenten müssen für einen Trupp reichen</translation>
    </message>
    <message>
        <source>Funds %1, needed to field %3: %2</source>
        <translation>Mittel %1, nötig, um %3 aufzustellen: %2</translation>
    </message>
    <message>
        <source>Missing: %4</source>
        <translation>Es fehlt: %4</translation>
    </message>
    <message>
        <source>At most 2 tactics are bought for a contract</source>
        <translation>Höchstens 2 Taktiken werden je Auftrag gekauft</translation>
    </message>
    <message>
        <source>Two tactics are bought already</source>
        <translation>Zwei Taktiken sind schon gekauft</translation>
    </message>
    <message>
        <source>Return one of them first</source>
        <translation>Zuerst eine davon zurückgeben</translation>
    </message>
    <message>
        <source>Tactics work on contracts only</source>
        <translation>Taktiken wirken nur bei Aufträgen</translation>
    </message>
    <message>
        <source>%1 is an encounter</source>
        <translation>%1 ist eine Begegnung</translation>
    </message>
    <message>
        <source>Keep the tactic for a contract</source>
        <translation>Die Taktik für einen Auftrag aufheben</translation>
    </message>
    <message>
        <source>Tactics are bought while the crew is prepared</source>
        <translation>Taktiken werden gekauft, während der Trupp vorbereitet wird</translation>
    </message>
    <message>
        <source>The crew is no longer being prepared</source>
        <translation>Der Trupp wird nicht mehr vorbereitet</translation>
    </message>
    <message>
        <source>Undo back to step 2</source>
        <translation>Bis Schritt 2 rückgängig machen</translation>
    </message>
    <message>
        <source>At the start each position holds one mercenary</source>
        <translation>Zu Beginn steht auf jeder Position ein Söldner</translation>
    </message>
    <message>
        <source>%1 stands on %2 already</source>
        <translation>%1 steht schon auf %2</translation>
    </message>
    <message>
        <source>Choose a free corner</source>
        <translation>Eine freie Ecke wählen</translation>
    </message>
    <message>
        <source>Mercenaries stand on the corners</source>
        <translation>Söldner stehen auf den Ecken</translation>
    </message>
    <message>
        <source>%1 is no corner</source>
        <translation>%1 ist keine Ecke</translation>
    </message>
    <message>
        <source>Choose northeast, southeast, southwest or northwest</source>
        <translation>northeast, southeast, southwest oder northwest wählen</translation>
    </message>
    <message>
        <source>No more cards are revealed than the circle says</source>
        <translation>Es werden nicht mehr Karten aufgedeckt, als der Kreis sagt</translation>
    </message>
    <message>
        <source>%1 chosen, %2 allowed</source>
        <translation>%1 gewählt, %2 erlaubt</translation>
    </message>
    <message>
        <source>Choose %2</source>
        <translation>%2 wählen</translation>
    </message>
    <message>
        <source>The full number is revealed while cards remain</source>
        <translation>Die volle Zahl wird aufgedeckt, solange Karten da sind</translation>
    </message>
    <message>
        <source>%1 chosen, %2 due</source>
        <translation>%1 gewählt, %2 fällig</translation>
    </message>
    <message>
        <source>Each action has its step and phase</source>
        <translation>Jede Aktion hat ihren Schritt und ihre Phase</translation>
    </message>
    <message>
        <source>Now: %1</source>
        <translation>Jetzt: %1</translation>
    </message>
    <message>
        <source>Possible in: %2</source>
        <translation>Möglich in: %2</translation>
    </message>
    <message>
        <source>Only a ready card can act, block or do anything voluntary</source>
        <translation>Nur eine bereite Karte kann handeln, blocken oder etwas freiwillig tun</translation>
    </message>
    <message>
        <source>%1 must be ready: cards are refreshed in phase 6</source>
        <translation>%1 muss bereit sein: Karten werden in Phase 6 aufgefrischt</translation>
    </message>
    <message>
        <source>The same action is taken once a round</source>
        <translation>Dieselbe Aktion gibt es nur einmal je Runde</translation>
    </message>
    <message>
        <source>%1 has done that this round</source>
        <translation>%1 hat das in dieser Runde schon getan</translation>
    </message>
    <message>
        <source>Choose another action, or wait for the next round</source>
        <translation>Eine andere Aktion wählen, oder auf die nächste Runde warten</translation>
    </message>
    <message>
        <source>No more than 2 actions a round</source>
        <translation>Nicht mehr als 2 Aktionen je Runde</translation>
    </message>
    <message>
        <source>%1 has taken two actions this round</source>
        <translation>%1 hat in dieser Runde zwei Aktionen gemacht</translation>
    </message>
    <message>
        <source>Wait for the next round</source>
        <translation>Auf die nächste Runde warten</translation>
    </message>
    <message>
        <source>Strain never goes below injured</source>
        <translation>Verausgaben geht nie tiefer als verletzt</translation>
    </message>
    <message>
        <source>%1 would drop below injured</source>
        <translation>%1 fiele unter verletzt</translation>
    </message>
    <message>
        <source>Act without strain</source>
        <translation>Handeln, ohne sich zu verausgaben</translation>
    </message>
    <message>
        <source>Strain once a round</source>
        <translation>Einmal je Runde verausgaben</translation>
    </message>
    <message>
        <source>%1 has strained this round</source>
        <translation>%1 hat sich in dieser Runde schon verausgabt</translation>
    </message>
    <message>
        <source>Strain and Recover exclude each other in a round</source>
        <translation>Verausgaben und Erholen schließen sich in einer Runde aus</translation>
    </message>
    <message>
        <source>%1 has recovered this round, or is doing so</source>
        <translation>%1 hat sich in dieser Runde erholt oder tut es gerade</translation>
    </message>
    <message>
        <source>Recover and strain exclude each other in a round</source>
        <translation>Erholen und Verausgaben schließen sich in einer Runde aus</translation>
    </message>
    <message>
        <source>Recover in the next round</source>
        <translation>In der nächsten Runde erholen</translation>
    </message>
    <message>
        <source>Only the weary or injured recover</source>
        <translation>Nur Ermattete oder Verletzte erholen sich</translation>
    </message>
    <message>
        <source>%1 is healthy</source>
        <translation>%1 ist gesund</translation>
    </message>
    <message>
        <source>Nothing to recover from</source>
        <translation>Es gibt nichts, wovon sich zu erholen wäre</translation>
    </message>
    <message>
        <source>The target is in a neighbouring zone</source>
        <translation>Das Ziel ist in einer Nachbarzone</translation>
    </message>
    <message>
        <source>%2 is in the %3 zone, which is not next to %1</source>
        <translation>%2 ist in der Zone %3, nicht neben %1</translation>
    </message>
    <message>
        <source>Stand on %4</source>
        <translation>Auf %4 stehen</translation>
    </message>
    <message>
        <source>Face-down cards are out of it until they are revealed</source>
        <translation>Verdeckte Karten sind nicht dabei, bis sie aufgedeckt sind</translation>
    </message>
    <message>
        <source>%1 lies face down</source>
        <translation>%1 liegt verdeckt</translation>
    </message>
    <message>
        <source>Reveal it first</source>
        <translation>Zuerst aufdecken</translation>
    </message>
    <message>
        <source>Traps are neither attacked nor feinted</source>
        <translation>Fallen werden weder angegriffen noch mit einer Finte getäuscht</translation>
    </message>
    <message>
        <source>%1 is a trap</source>
        <translation>%1 ist eine Falle</translation>
    </message>
    <message>
        <source>Choose a card that is no trap</source>
        <translation>Eine Karte wählen, die keine Falle ist</translation>
    </message>
    <message>
        <source>Traps neither attack nor feint</source>
        <translation>Fallen machen weder Angriffe noch Finten</translation>
    </message>
    <message>
        <source>%1 is a trap: only its special text does anything</source>
        <translation>%1 ist eine Falle: nur ihr besonderer Text tut etwas</translation>
    </message>
    <message>
        <source>Do what its text says with an effect</source>
        <translation>Mit effect ausführen, was ihr Text sagt</translation>
    </message>
    <message>
        <source>Mercenaries move along a side, never diagonally</source>
        <translation>Söldner bewegen sich entlang einer Seite, nie diagonal</translation>
    </message>
    <message>
        <source>%2 is not next to %1</source>
        <translation>%2 grenzt nicht an %1</translation>
    </message>
    <message>
        <source>Go by %3 first</source>
        <translation>Zuerst über %3 gehen</translation>
    </message>
    <message>
        <source>Some mercenaries cannot leave their position</source>
        <translation>Manche Söldner können ihre Position nicht verlassen</translation>
    </message>
    <message>
        <source>%1 stays where it was deployed</source>
        <translation>%1 bleibt auf der Position vom Anfang</translation>
    </message>
    <message>
        <source>A card must lift this limit</source>
        <translation>Eine Karte muss diese Beschränkung aufheben</translation>
    </message>
    <message>
        <source>Only the disengaged can flee</source>
        <translation>Nur wer ungebunden ist, kann fliehen</translation>
    </message>
    <message>
        <source>%1 stands ready in the %2 zone</source>
        <translation>%1 steht bereit in der Zone %2</translation>
    </message>
    <message>
        <source>Exhaust or defeat: %3</source>
        <translation>Erschöpfen oder besiegen: %3</translation>
    </message>
    <message>
        <source>Some mercenaries cannot flee</source>
        <translation>Manche Söldner können nicht fliehen</translation>
    </message>
    <message>
        <source>%1 never flees</source>
        <translation>%1 flieht nie</translation>
    </message>
    <message>
        <source>A loner that shares its position can only Move</source>
        <translation>Ein Einzelgänger, der seine Position teilt, kann sich nur bewegen</translation>
    </message>
    <message>
        <source>%1 is a loner and shares a position with %2</source>
        <translation>%1 ist Einzelgänger und teilt die Position mit %2</translation>
    </message>
    <message>
        <source>%1 or %2 must move away first</source>
        <translation>%1 oder %2 muss zuerst weg</translation>
    </message>
    <message>
        <source>Blocking exists in PROTECTOR contracts only</source>
        <translation>Blocken gibt es nur in PROTECTOR-Aufträgen</translation>
    </message>
    <message>
        <source>%1 is a VERSUS contract</source>
        <translation>%1 ist ein VERSUS-Auftrag</translation>
    </message>
    <message>
        <source>Block in a PROTECTOR contract</source>
        <translation>In einem PROTECTOR-Auftrag blocken</translation>
    </message>
    <message>
        <source>A blocker stands next to the acting card&apos;s zone</source>
        <translation>Ein Blocker steht neben der Zone der handelnden Karte</translation>
    </message>
    <message>
        <source>%1 is not next to the %2 zone</source>
        <translation>%1 steht nicht neben der Zone %2</translation>
    </message>
    <message>
        <source>Stand on %3</source>
        <translation>Auf %3 stehen</translation>
    </message>
    <message>
        <source>One block for one action</source>
        <translation>Ein Block je Aktion</translation>
    </message>
    <message>
        <source>%1</source>
        <translation>%1</translation>
    </message>
    <message>
        <source>Let one ready mercenary that has not blocked this round do it</source>
        <translation>Einen bereiten Söldner blocken lassen, der es in dieser Runde noch nicht getan hat</translation>
    </message>
    <message>
        <source>Only a ready mercenary assists</source>
        <translation>Nur ein bereiter Söldner steht bei</translation>
    </message>
    <message>
        <source>%1 must be ready</source>
        <translation>%1 muss bereit sein</translation>
    </message>
    <message>
        <source>Assists reach the same and the neighbouring positions</source>
        <translation>Beistand reicht auf dieselbe und die benachbarten Positionen</translation>
    </message>
    <message>
        <source>%1 is neither on the position of %2 nor next to it</source>
        <translation>%1 ist weder auf der Position von %2 noch daneben</translation>
    </message>
    <message>
        <source>An assist is lent in the skill that is used</source>
        <translation>Beistand wird in der Fertigkeit geliehen, die benutzt wird</translation>
    </message>
    <message>
        <source>%1 lends %2, not %3</source>
        <translation>%1 leiht %2, nicht %3</translation>
    </message>
    <message>
        <source>Leave %1 out</source>
        <translation>%1 weglassen</translation>
    </message>
    <message>
        <source>Assists go to another mercenary</source>
        <translation>Beistand gilt einem anderen Söldner</translation>
    </message>
    <message>
        <source>%1 cannot assist itself</source>
        <translation>%1 kann sich nicht selbst beistehen</translation>
    </message>
    <message>
        <source>A loner does not assist on its own position</source>
        <translation>Ein Einzelgänger steht auf der eigenen Position niemandem bei</translation>
    </message>
    <message>
        <source>%1 is a loner on the same position</source>
        <translation>%1 ist Einzelgänger auf derselben Position</translation>
    </message>
    <message>
        <source>Leave %1 out, or stand on a neighbouring position</source>
        <translation>%1 weglassen, oder auf einer Nachbarposition stehen</translation>
    </message>
    <message>
        <source>Assists count in attack, feint and defence only</source>
        <translation>Beistand zählt nur bei Angriff, Finte und Verteidigung</translation>
    </message>
    <message>
        <source>This action uses no skill</source>
        <translation>Diese Aktion benutzt keine Fertigkeit</translation>
    </message>
    <message>
        <source>Leave the assist out</source>
        <translation>Den Beistand weglassen</translation>
    </message>
    <message>
        <source>An assist that is counted takes a token</source>
        <translation>Gezählter Beistand kostet einen Marker</translation>
    </message>
    <message>
        <source>%1 has no assist token left</source>
        <translation>%1 hat keinen Beistandsmarker mehr</translation>
    </message>
    <message>
        <source>Enemies never assist</source>
        <translation>Feinde stehen nie bei</translation>
    </message>
    <message>
        <source>%1 is on the other side</source>
        <translation>%1 ist auf der anderen Seite</translation>
    </message>
    <message>
        <source>Opposition never strains</source>
        <translation>Gegner verausgaben sich nie</translation>
    </message>
    <message>
        <source>%1 is opposition</source>
        <translation>%1 gehört zu den Gegnern</translation>
    </message>
    <message>
        <source>Resolve its action without strain</source>
        <translation>Die Aktion ohne Verausgaben abhandeln</translation>
    </message>
    <message>
        <source>Opposition that can act must act</source>
        <translation>Gegner, die handeln können, müssen handeln</translation>
    </message>
    <message>
        <source>%1 can act</source>
        <translation>%1 kann handeln</translation>
    </message>
    <message>
        <source>Resolve its action: %2</source>
        <translation>Die Aktion abhandeln: %2</translation>
    </message>
    <message>
        <source>Opposition reaches the neighbouring positions</source>
        <translation>Gegner erreichen die benachbarten Positionen</translation>
    </message>
    <message>
        <source>Choose a target next to it: %3</source>
        <translation>Ein Ziel daneben wählen: %3</translation>
    </message>
    <message>
        <source>Enemy mercenaries never recover</source>
        <translation>Feindliche Söldner erholen sich nie</translation>
    </message>
    <message>
        <source>%1 is an enemy mercenary</source>
        <translation>%1 ist ein feindlicher Söldner</translation>
    </message>
    <message>
        <source>Resolve its attack or feint</source>
        <translation>Den Angriff oder die Finte abhandeln</translation>
    </message>
    <message>
        <source>Agents are never enemy mercenaries</source>
        <translation>Agenten sind nie feindliche Söldner</translation>
    </message>
    <message>
        <source>%1 is your agent</source>
        <translation>%1 gehört zu deinen Agenten</translation>
    </message>
    <message>
        <source>Choose a mercenary that is neither agent nor in the crew</source>
        <translation>Einen Söldner wählen, der weder Agent noch im Trupp ist</translation>
    </message>
    <message>
        <source>An enemy mercenary, or a card with several skills, uses its highest</source>
        <translation>Ein feindlicher Söldner oder eine Karte mit mehreren Fertigkeiten benutzt die höchste</translation>
    </message>
    <message>
        <source>The highest of %1 is not %2</source>
        <translation>Die höchste von %1 ist nicht %2</translation>
    </message>
    <message>
        <source>Use %3</source>
        <translation>%3 benutzen</translation>
    </message>
    <message>
        <source>Agents are hired after a success</source>
        <translation>Agenten werden nach einem Erfolg angeheuert</translation>
    </message>
    <message>
        <source>The contract was not a success</source>
        <translation>Der Auftrag war kein Erfolg</translation>
    </message>
    <message>
        <source>Hire after a successful contract</source>
        <translation>Nach einem erfolgreichen Auftrag anheuern</translation>
    </message>
    <message>
        <source>Only freelancers of this contract become agents</source>
        <translation>Nur freie Söldner dieses Auftrags werden Agenten</translation>
    </message>
    <message>
        <source>%1 was not deployed as a freelancer on this contract</source>
        <translation>%1 war bei diesem Auftrag nicht als freier Söldner aufgestellt</translation>
    </message>
    <message>
        <source>Deploy %1 on a contract first</source>
        <translation>%1 zuerst bei einem Auftrag aufstellen</translation>
    </message>
    <message>
        <source>Only survivors become agents</source>
        <translation>Nur Überlebende werden Agenten</translation>
    </message>
    <message>
        <source>%1 was slain</source>
        <translation>%1 ist gefallen</translation>
    </message>
    <message>
        <source>Hire a survivor</source>
        <translation>Jemanden anheuern, der überlebt hat</translation>
    </message>
    <message>
        <source>The hiring cost is paid from your wealth</source>
        <translation>Die Kosten des Anheuerns werden aus deinem Vermögen bezahlt</translation>
    </message>
    <message>
        <source>It costs %1, your wealth is %2</source>
        <translation>Es kostet %1, dein Vermögen beträgt %2</translation>
    </message>
    <message>
        <source>Travel costs 5 gold</source>
        <translation>Reisen kostet 5 Gold</translation>
    </message>
    <message>
        <source>Your wealth is %1</source>
        <translation>Dein Vermögen beträgt %1</translation>
    </message>
    <message>
        <source>Travel leads to a neighbouring settlement</source>
        <translation>Eine Reise führt in eine benachbarte Siedlung</translation>
    </message>
    <message>
        <source>Go by %3</source>
        <translation>Über %3 gehen</translation>
    </message>
    <message>
        <source>Paid travel once after each contract</source>
        <translation>Bezahlt reisen einmal nach jedem Auftrag</translation>
    </message>
    <message>
        <source>Travel once in step 6, after a contract</source>
        <translation>Einmal in Schritt 6 reisen, nach einem Auftrag</translation>
    </message>
    <message>
        <source>Agents are released between contracts</source>
        <translation>Agenten werden zwischen zwei Aufträgen entlassen</translation>
    </message>
    <message>
        <source>A contract is running</source>
        <translation>Ein Auftrag läuft</translation>
    </message>
    <message>
        <source>Release agents before the crew is confirmed, or in step 6</source>
        <translation>Agenten entlassen, bevor der Trupp bestätigt ist, oder in Schritt 6</translation>
    </message>
    <message>
        <source>A stalemate needs every card revealed</source>
        <translation>Für ein Patt muss jede Karte aufgedeckt sein</translation>
    </message>
    <message>
        <source>Face-down cards: %1</source>
        <translation>Verdeckte Karten: %1</translation>
    </message>
    <message>
        <source>Reveal them first</source>
        <translation>Zuerst aufdecken</translation>
    </message>
    <message>
        <source>M, DM and signed numbers count the crew of the contract</source>
        <translation>M, DM und Zahlen mit Vorzeichen zählen den Trupp des Auftrags</translation>
    </message>
    <message>
        <source>No crew is deployed</source>
        <translation>Kein Trupp ist aufgestellt</translation>
    </message>
    <message>
        <source>Enter the number by hand, or evaluate it while a contract runs</source>
        <translation>Die Zahl von Hand eintragen, oder auswerten, während ein Auftrag läuft</translation>
    </message>
    <message>
        <source>DM needs a die with as many sides as the crew</source>
        <translation>DM braucht einen Würfel mit so vielen Seiten, wie der Trupp Söldner hat</translation>
    </message>
    <message>
        <source>There is no die for a crew of %1</source>
        <translation>Für einen Trupp von %1 gibt es keinen Würfel</translation>
    </message>
    <message>
        <source>Enter the number by hand</source>
        <translation>Die Zahl von Hand eintragen</translation>
    </message>
    <message>
        <source>A counted shot takes a token</source>
        <translation>Ein gezählter Schuss kostet einen Marker</translation>
    </message>
    <message>
        <source>%1 has no shot token left</source>
        <translation>%1 hat keinen Schussmarker mehr</translation>
    </message>
    <message>
        <source>Attack in another way</source>
        <translation>Auf andere Weise angreifen</translation>
    </message>
    <message>
        <source>The bonus is for success</source>
        <translation>Den Bonus gibt es für Erfolg</translation>
    </message>
    <message>
        <source>There is no bonus to collect</source>
        <translation>Es gibt keinen Bonus einzunehmen</translation>
    </message>
    <message>
        <source>Strain does not replace the exhaustion of a block</source>
        <translation>Verausgaben ersetzt nicht die Erschöpfung durch einen Block</translation>
    </message>
    <message>
        <source>A block exhausts %1</source>
        <translation>Ein Block erschöpft %1</translation>
    </message>
    <message>
        <source>Block without strain</source>
        <translation>Blocken, ohne sich zu verausgaben</translation>
    </message>
    <message>
        <source>A listing follows the number rules</source>
        <translation>Eine Zahlenangabe folgt den Zahlenregeln</translation>
    </message>
    <message>
        <source>%1 is no listing</source>
        <translation>%1 ist keine Zahlenangabe</translation>
    </message>
    <message>
        <source>The career is running</source>
        <translation>Die Laufbahn läuft</translation>
    </message>
    <message>
        <source>The career has ended</source>
        <translation>Die Laufbahn ist zu Ende</translation>
    </message>
    <message>
        <source>Start a new career</source>
        <translation>Eine neue Laufbahn beginnen</translation>
    </message>
    <message>
        <source>Card may be accepted</source>
        <translation>Karte darf angenommen werden</translation>
    </message>
    <message>
        <source>Keyword satisfied</source>
        <translation>Schlüsselwort erfüllt</translation>
    </message>
    <message>
        <source>Ineligible: discard free, draw again</source>
        <translation>Nicht zulässig: kostenlos ablegen, neu ziehen</translation>
    </message>
    <message>
        <source>Rejected for 1 gold</source>
        <translation>Für 1 Gold abgelehnt</translation>
    </message>
    <message>
        <source>Rejected free as inconsistent</source>
        <translation>Kostenlos als widersprüchlich abgelehnt</translation>
    </message>
    <message>
        <source>Must be accepted</source>
        <translation>Muss angenommen werden</translation>
    </message>
    <message>
        <source>Encounter resolved now</source>
        <translation>Begegnung jetzt abgehandelt</translation>
    </message>
    <message>
        <source>Final contract may be held or discarded</source>
        <translation>Abschlussauftrag darf aufgehoben oder abgelegt werden</translation>
    </message>
    <message>
        <source>Final contract may be run</source>
        <translation>Abschlussauftrag darf angegangen werden</translation>
    </message>
    <message>
        <source>The final contract decides the career</source>
        <translation>Der Abschlussauftrag entscheidet die Laufbahn</translation>
    </message>
    <message>
        <source>Final search discards everything else</source>
        <translation>Die Suche nach einem Abschlussauftrag legt alles andere ab</translation>
    </message>
    <message>
        <source>Paid from budget first, then wealth</source>
        <translation>Zuerst aus dem Budget bezahlt, dann aus dem Vermögen</translation>
    </message>
    <message>
        <source>Unspent budget is lost at battle start</source>
        <translation>Übriges Budget verfällt zu Beginn des Kampfes</translation>
    </message>
    <message>
        <source>Agents deploy free</source>
        <translation>Agenten werden kostenlos aufgestellt</translation>
    </message>
    <message>
        <source>Rogue agent stays home</source>
        <translation>Ein Schurke unter den Agenten bleibt zu Hause</translation>
    </message>
    <message>
        <source>Opposition distributed</source>
        <translation>Gegner verteilt</translation>
    </message>
    <message>
        <source>Cards turned up</source>
        <translation>Karten aufgedeckt</translation>
    </message>
    <message>
        <source>A mercenary is adjacent: stays</source>
        <translation>Ein Söldner ist benachbart: bleibt stehen</translation>
    </message>
    <message>
        <source>Moves one zone toward the nearest</source>
        <translation>Bewegt sich eine Zone auf den Nächsten zu</translation>
    </message>
    <message>
        <source>Two equally near: you choose</source>
        <translation>Zwei gleich nah: du wählst</translation>
    </message>
    <message>
        <source>Move icon followed</source>
        <translation>Bewegungssymbol befolgt</translation>
    </message>
    <message>
        <source>Attacker higher: 2 damage to defender</source>
        <translation>Angreifer höher: 2 Schaden für den Verteidiger</translation>
    </message>
    <message>
        <source>Equal: defender exhausted</source>
        <translation>Gleich: Verteidiger erschöpft</translation>
    </message>
    <message>
        <source>Attacker lower: 2 damage to attacker</source>
        <translation>Angreifer niedriger: 2 Schaden für den Angreifer</translation>
    </message>
    <message>
        <source>Defender without Melee uses Stamina</source>
        <translation>Verteidiger ohne Nahkampf nutzt Ausdauer</translation>
    </message>
    <message>
        <source>Missiles above Stamina: 2 damage</source>
        <translation>Fernkampf über Ausdauer: 2 Schaden</translation>
    </message>
    <message>
        <source>Missiles equal Stamina: exhausted</source>
        <translation>Fernkampf gleich Ausdauer: erschöpft</translation>
    </message>
    <message>
        <source>Missiles below Stamina: no effect</source>
        <translation>Fernkampf unter Ausdauer: keine Wirkung</translation>
    </message>
    <message>
        <source>Alertness at least equal: exhausted</source>
        <translation>Wachsamkeit mindestens gleich: erschöpft</translation>
    </message>
    <message>
        <source>Alertness lower: no effect</source>
        <translation>Wachsamkeit niedriger: keine Wirkung</translation>
    </message>
    <message>
        <source>No Alertness: lowest-ranked skill defends</source>
        <translation>Keine Wachsamkeit: die Fertigkeit mit dem niedrigsten Kampfwert verteidigt</translation>
    </message>
    <message>
        <source>Exhausted again: 1 damage</source>
        <translation>Wieder erschöpft: 1 Schaden</translation>
    </message>
    <message>
        <source>Status lowered by damage</source>
        <translation>Zustand durch Schaden verschlechtert</translation>
    </message>
    <message>
        <source>Below injured: slain</source>
        <translation>Unter verletzt: gefallen</translation>
    </message>
    <message>
        <source>Opposition defeated by damage</source>
        <translation>Gegner durch Schaden besiegt</translation>
    </message>
    <message>
        <source>Enemy mercenary turns weary</source>
        <translation>Feindlicher Söldner ist jetzt ermattet</translation>
    </message>
    <message>
        <source>Enemy mercenary injured: defeated</source>
        <translation>Feindlicher Söldner verletzt: besiegt</translation>
    </message>
    <message>
        <source>Actor exhausted after its action</source>
        <translation>Nach der eigenen Aktion erschöpft</translation>
    </message>
    <message>
        <source>Level lost instead of exhaustion</source>
        <translation>Stufe verloren statt erschöpft</translation>
    </message>
    <message>
        <source>Free action: no strain, no exhaustion</source>
        <translation>Freie Aktion: kein Verausgaben, keine Erschöpfung</translation>
    </message>
    <message>
        <source>Blocker exhausted without damage</source>
        <translation>Blocker ohne Schaden erschöpft</translation>
    </message>
    <message>
        <source>Assist added</source>
        <translation>Beistand hinzugezählt</translation>
    </message>
    <message>
        <source>Success condition met at round end</source>
        <translation>Erfolgsbedingung am Rundenende erfüllt</translation>
    </message>
    <message>
        <source>Failure condition met at round end</source>
        <translation>Fehlschlagbedingung am Rundenende erfüllt</translation>
    </message>
    <message>
        <source>The contract does not end now: conditions are tested in phase 7 only, and a new round follows when none holds there</source>
        <translation>Der Auftrag endet jetzt nicht: Bedingungen werden nur in Phase 7 geprüft, und wenn dort keine erfüllt ist, folgt eine neue Runde</translation>
    </message>
    <message>
        <source>Stalemate counts as success</source>
        <translation>Patt zählt als Erfolg</translation>
    </message>
    <message>
        <source>Bonus added to wealth</source>
        <translation>Bonus zum Vermögen gelegt</translation>
    </message>
    <message>
        <source>Survivors refreshed and healed</source>
        <translation>Überlebende aufgefrischt und geheilt</translation>
    </message>
    <message>
        <source>Freelancer becomes agent</source>
        <translation>Freier Söldner wird Agent</translation>
    </message>
    <message>
        <source>Moved; career discards reshuffled</source>
        <translation>Gereist; abgelegte Laufbahnkarten neu gemischt</translation>
    </message>
    <message>
        <source>Agent released, no gold</source>
        <translation>Agent entlassen, kein Gold</translation>
    </message>
    <message>
        <source>Card text overrides the rule</source>
        <translation>Kartentext geht vor der Regel</translation>
    </message>
    <message>
        <source>Tactic stays for later</source>
        <translation>Taktik bleibt für später</translation>
    </message>
    <message>
        <source>Tactic returned to its deck</source>
        <translation>Taktik in ihren Stapel zurückgelegt</translation>
    </message>
    <message>
        <source>Dice term evaluated</source>
        <translation>Würfelausdruck ausgewertet</translation>
    </message>
    <message>
        <source>Number value evaluated</source>
        <translation>Zahlenwert ausgewertet</translation>
    </message>
    <message>
        <source>Exhausted cards refreshed</source>
        <translation>Erschöpfte Karten aufgefrischt</translation>
    </message>
    <message>
        <source>Career book-keeping step</source>
        <translation>Buchführung der Laufbahn</translation>
    </message>
    <message>
        <source>Legal action carried out</source>
        <translation>Erlaubte Aktion ausgeführt</translation>
    </message>
    <message>
        <source>Trap stays where it was revealed</source>
        <translation>Falle bleibt, wo sie aufgedeckt wurde</translation>
    </message>
    <message>
        <source>No mercenary on the table to approach</source>
        <translation>Kein Söldner auf dem Tisch, dem sie sich nähern könnte</translation>
    </message>
    <message>
        <source>Nothing it can do; it stays ready</source>
        <translation>Kann nichts tun; bleibt bereit</translation>
    </message>
    <message>
        <source>Placement is legal</source>
        <translation>Aufstellung ist erlaubt</translation>
    </message>
    <message>
        <source>Crew is legal; M is fixed now</source>
        <translation>Trupp ist erlaubt; M steht jetzt fest</translation>
    </message>
    <message>
        <source>Freelancer may be hired</source>
        <translation>Freier Söldner darf angeheuert werden</translation>
    </message>
    <message>
        <source>Tactic rules satisfied</source>
        <translation>Taktikregeln erfüllt</translation>
    </message>
    <message>
        <source>Deck shuffled</source>
        <translation>Stapel gemischt</translation>
    </message>
    <message>
        <source>Starting tokens placed</source>
        <translation>Startmarker gelegt</translation>
    </message>
    <message>
        <source>Injured: every ranking is 0</source>
        <translation>Verletzt: jeder Kampfwert ist 0</translation>
    </message>
    <message>
        <source>Disengaged: leaves the battle</source>
        <translation>Ungebunden: verlässt den Kampf</translation>
    </message>
    <message>
        <source>One level up, then exhausted</source>
        <translation>Eine Stufe höher, dann erschöpft</translation>
    </message>
    <message>
        <source>Health is not restored mid-battle</source>
        <translation>Gesundheit wird während des Kampfes nicht wiederhergestellt</translation>
    </message>
    <message>
        <source>Cards go back to their places</source>
        <translation>Karten kommen an ihre Plätze zurück</translation>
    </message>
    <message>
        <source>Ufim survived: 2 gold</source>
        <translation>Ufim hat überlebt: 2 Gold</translation>
    </message>
    <message>
        <source>Enemy mercenary uses its highest of Melee, Missiles, Alertness</source>
        <translation>Feindlicher Söldner nutzt das Höchste aus Nahkampf, Fernkampf, Wachsamkeit</translation>
    </message>
    <message>
        <source>Unique abilities and limits ignored for enemies</source>
        <translation>Besondere Fähigkeiten und Beschränkungen gelten für Feinde nicht</translation>
    </message>
    <message>
        <source>Order or target is the player&apos;s choice</source>
        <translation>Reihenfolge oder Ziel bestimmst du</translation>
    </message>
    <message>
        <source>Geometry answer</source>
        <translation>Auskunft über Lage und Nachbarschaft</translation>
    </message>
    <message>
        <source>Career abandoned</source>
        <translation>Laufbahn aufgegeben</translation>
    </message>
    <message>
        <source>Check the card: standing may change</source>
        <translation>Karte ansehen: das Ansehen kann sich ändern</translation>
    </message>
    <message>
        <source>A ranking of 0 can be used</source>
        <translation>Ein Kampfwert von 0 darf benutzt werden</translation>
    </message>
    <message>
        <source>%1 acts with ranking 0</source>
        <translation>%1 handelt mit Kampfwert 0</translation>
    </message>
    <message>
        <source>Choose another action, or an assist that lends a ranking</source>
        <translation>Eine andere Aktion wählen, oder einen Beistand, der einen Kampfwert leiht</translation>
    </message>
    <message>
        <source>Only mercenaries in the battle act, assist or block</source>
        <translation>Nur Söldner im Kampf handeln, stehen bei oder blocken</translation>
    </message>
    <message>
        <source>%1 is not in the battle</source>
        <translation>%1 ist nicht im Kampf</translation>
    </message>
    <message>
        <source>Choose somebody who stands on a corner</source>
        <translation>Jemanden wählen, der auf einer Ecke steht</translation>
    </message>
    <message>
        <source>Blanks count as 0</source>
        <translation>Leere Angaben zählen als 0</translation>
    </message>
    <message>
        <source>Not entered yet and counted as 0: %1</source>
        <translation>Noch nicht eingetragen und als 0 gezählt: %1</translation>
    </message>
    <message>
        <source>Enter it from the card with add-card or correct</source>
        <translation>Mit add-card oder correct von der Karte eintragen</translation>
    </message>
    <message>
        <source>The contract places its enemy mercenaries</source>
        <translation>Der Auftrag bestimmt, wo seine feindlichen Söldner stehen</translation>
    </message>
    <message>
        <source>Enemy mercenaries named: %1, asked for: %2</source>
        <translation>Feindliche Söldner genannt: %1, verlangt: %2</translation>
    </message>
    <message>
        <source>Name them with enemies=…</source>
        <translation>Mit enemies=… nennen</translation>
    </message>
    <message>
        <source>What is noted for this phase is done in it</source>
        <translation>Was für diese Phase notiert ist, wird in ihr erledigt</translation>
    </message>
    <message>
        <source>Not done yet: %1</source>
        <translation>Noch nicht erledigt: %1</translation>
    </message>
    <message>
        <source>Do it with effect, or strike it out with drop-effect</source>
        <translation>Mit effect erledigen, oder mit drop-effect streichen</translation>
    </message>
    <message>
        <source>After a contract: effects, bonus, tidying up, hiring, travel</source>
        <translation>Nach einem Auftrag: Effekte, Bonus, Aufräumen, Anheuern, Reisen</translation>
    </message>
    <message>
        <source>Do it first, so that its gold counts</source>
        <translation>Zuerst erledigen, damit das Gold daraus zählt</translation>
    </message>
    <message>
        <source>The first word of a contract&apos;s description is its type</source>
        <translation>Das erste Wort in der Beschreibung eines Auftrags ist seine Art</translation>
    </message>
    <message>
        <source>Rankings follow the health status</source>
        <translation>Kampfwerte folgen dem Gesundheitszustand</translation>
    </message>
    <message>
        <source>Only a survivor yields its gold</source>
        <translation>Nur wer überlebt, bringt Gold ein</translation>
    </message>
    <message>
        <source>The usual conditions say whether a contract ends</source>
        <translation>Die üblichen Bedingungen sagen, ob ein Auftrag endet</translation>
    </message>
    <message>
        <source>They say: %1</source>
        <translation>Sie sagen: %1</translation>
    </message>
    <message>
        <source>Leave ending out; if the card has conditions of its own, enter them as its success or failure</source>
        <translation>ending weglassen; hat die Karte eigene Bedingungen, diese als success oder failure der Karte eintragen</translation>
    </message>
    <message>
        <source>Only a card that cannot be taken is discarded free</source>
        <translation>Nur eine Karte, die nicht angenommen werden kann, wird kostenlos abgelegt</translation>
    </message>
    <message>
        <source>%1 can be taken</source>
        <translation>%1 kann angenommen werden</translation>
    </message>
    <message>
        <source>Accept or resolve it, or reject a contract for 1 gold</source>
        <translation>Annehmen oder abhandeln, oder einen Auftrag für 1 Gold ablehnen</translation>
    </message>
    <message>
        <source>A card that cannot be taken costs nothing to put away</source>
        <translation>Eine Karte, die nicht angenommen werden kann, wegzulegen kostet nichts</translation>
    </message>
    <message>
        <source>%1 cannot be taken here</source>
        <translation>%1 kann hier nicht angenommen werden</translation>
    </message>
    <message>
        <source>Discard it: that is free</source>
        <translation>Ablegen: das ist kostenlos</translation>
    </message>
    <message>
        <source>Only equipment, or one tactic by an agent&apos;s ability, is kept</source>
        <translation>Nur Ausrüstung, oder durch die Fähigkeit eines Agenten eine Taktik, wird behalten</translation>
    </message>
    <message>
        <source>%1 is no equipment, and no agent lets it stay</source>
        <translation>%1 ist keine Ausrüstung, und kein Agent lässt die Karte bleiben</translation>
    </message>
    <message>
        <source>Leave keep out</source>
        <translation>keep weglassen</translation>
    </message>
    <message>
        <source>Opposition moves as its icon and the nearest mercenaries say</source>
        <translation>Gegner bewegen sich, wie ihr Symbol und die nächsten Söldner es sagen</translation>
    </message>
    <message>
        <source>Possible: %1</source>
        <translation>Möglich: %1</translation>
    </message>
    <message>
        <source>Choose %1</source>
        <translation>%1 wählen</translation>
    </message>
    <message>
        <source>When the whole crew is slain, the contract fails</source>
        <translation>Ist der ganze Trupp gefallen, schlägt der Auftrag fehl</translation>
    </message>
    <message>
        <source>Everybody is slain, and the result says %1</source>
        <translation>Alle sind gefallen, und das Ergebnis sagt %1</translation>
    </message>
    <message>
        <source>Enter failure, or who survived</source>
        <translation>failure eintragen, oder wer überlebt hat</translation>
    </message>
    <message>
        <source>A stalemate needs a mercenary in the battle</source>
        <translation>Für ein Patt muss ein Söldner im Kampf sein</translation>
    </message>
    <message>
        <source>Nobody of the crew is left in the battle</source>
        <translation>Niemand vom Trupp ist noch im Kampf</translation>
    </message>
    <message>
        <source>Go on to the end of the round</source>
        <translation>Weiter bis zum Ende der Runde</translation>
    </message>
    <message>
        <source>A dodge takes a dodge token</source>
        <translation>Ausweichen kostet einen Ausweichmarker</translation>
    </message>
    <message>
        <source>%1 has no dodge token left</source>
        <translation>%1 hat keinen Ausweichmarker mehr</translation>
    </message>
    <message>
        <source>Defend without it</source>
        <translation>Ohne ihn verteidigen</translation>
    </message>
    <message>
        <source>A stalemate is declared after several rounds without change</source>
        <translation>Ein Patt wird nach mehreren Runden ohne Veränderung erklärt</translation>
    </message>
    <message>
        <source>Rounds without change: %1, suggested: 3</source>
        <translation>Runden ohne Veränderung: %1, empfohlen: 3</translation>
    </message>
    <message>
        <source>Play on to be sure</source>
        <translation>Sicherheitshalber weiterspielen</translation>
    </message>
    <message>
        <source>Each card is in one place</source>
        <translation>Jede Karte ist nur an einem Ort</translation>
    </message>
    <message>
        <source>Not among the cards that are left: %1</source>
        <translation>Nicht unter den übrigen Karten: %1</translation>
    </message>
    <message>
        <source>Look again which card it is</source>
        <translation>Noch einmal ansehen, welche Karte es ist</translation>
    </message>
    <message>
        <source>A Move crosses the zone between two positions</source>
        <translation>Eine Bewegung durchquert die Zone zwischen zwei Positionen</translation>
    </message>
    <message>
        <source>Dodged with a token</source>
        <translation>Mit einem Marker ausgewichen</translation>
    </message>
    <message>
        <source>A round has seven phases, in order</source>
        <translation>Eine Runde hat sieben Phasen, der Reihe nach</translation>
    </message>
    <message>
        <source>abandoned</source>
        <translation>aufgegeben</translation>
    </message>
    <message>
        <source>add</source>
        <translation>hinzuzählen</translation>
    </message>
    <message>
        <source>advise</source>
        <translation>hinweisen</translation>
    </message>
    <message>
        <source>after_travel</source>
        <translation>nach der Reise</translation>
    </message>
    <message>
        <source>alertness</source>
        <translation>Wachsamkeit</translation>
    </message>
    <message>
        <source>any</source>
        <translation>beliebig</translation>
    </message>
    <message>
        <source>anywhere</source>
        <translation>von überall</translation>
    </message>
    <message>
        <source>ask</source>
        <translation>fragen</translation>
    </message>
    <message>
        <source>assist</source>
        <translation>Beistand</translation>
    </message>
    <message>
        <source>battle</source>
        <translation>Kampf</translation>
    </message>
    <message>
        <source>before_travel</source>
        <translation>vor der Reise</translation>
    </message>
    <message>
        <source>betrayer</source>
        <translation>Verräter</translation>
    </message>
    <message>
        <source>bottom</source>
        <translation>unten</translation>
    </message>
    <message>
        <source>career</source>
        <translation>Laufbahn</translation>
    </message>
    <message>
        <source>choice</source>
        <translation>zur Wahl</translation>
    </message>
    <message>
        <source>city</source>
        <translation>Großstadt</translation>
    </message>
    <message>
        <source>clockwise</source>
        <translation>im Uhrzeigersinn</translation>
    </message>
    <message>
        <source>contract</source>
        <translation>Auftrag</translation>
    </message>
    <message>
        <source>contract-end</source>
        <translation>Ende des Auftrags</translation>
    </message>
    <message>
        <source>counter</source>
        <translation>Marker</translation>
    </message>
    <message>
        <source>counterclockwise</source>
        <translation>gegen den Uhrzeigersinn</translation>
    </message>
    <message>
        <source>crew-acts</source>
        <translation>Trupp handelt</translation>
    </message>
    <message>
        <source>criminal</source>
        <translation>Verbrecher</translation>
    </message>
    <message>
        <source>damage</source>
        <translation>Schaden</translation>
    </message>
    <message>
        <source>deck</source>
        <translation>Stapel</translation>
    </message>
    <message>
        <source>deploy</source>
        <translation>Aufstellen</translation>
    </message>
    <message>
        <source>discard</source>
        <translation>Ablagestapel</translation>
    </message>
    <message>
        <source>distribute</source>
        <translation>Verteilen</translation>
    </message>
    <message>
        <source>dodge</source>
        <translation>Ausweichen</translation>
    </message>
    <message>
        <source>each-time</source>
        <translation>jedes Mal</translation>
    </message>
    <message>
        <source>east</source>
        <translation>Ost</translation>
    </message>
    <message>
        <source>exhaust</source>
        <translation>erschöpfen</translation>
    </message>
    <message>
        <source>face-up</source>
        <translation>offen</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>fehlgeschlagen</translation>
    </message>
    <message>
        <source>failure</source>
        <translation>Fehlschlag</translation>
    </message>
    <message>
        <source>feint</source>
        <translation>Finte</translation>
    </message>
    <message>
        <source>final</source>
        <translation>Abschlussauftrag</translation>
    </message>
    <message>
        <source>fled</source>
        <translation>geflohen</translation>
    </message>
    <message>
        <source>flee</source>
        <translation>Fliehen</translation>
    </message>
    <message>
        <source>forbid</source>
        <translation>verbieten</translation>
    </message>
    <message>
        <source>gold</source>
        <translation>Gold</translation>
    </message>
    <message>
        <source>guilder</source>
        <translation>Gildner</translation>
    </message>
    <message>
        <source>heal</source>
        <translation>heilen</translation>
    </message>
    <message>
        <source>healthy</source>
        <translation>gesund</translation>
    </message>
    <message>
        <source>injured</source>
        <translation>verletzt</translation>
    </message>
    <message>
        <source>kept</source>
        <translation>behalten</translation>
    </message>
    <message>
        <source>keyword</source>
        <translation>Schlüsselwort</translation>
    </message>
    <message>
        <source>left</source>
        <translation>links</translation>
    </message>
    <message>
        <source>lift-limit</source>
        <translation>Beschränkung aufheben</translation>
    </message>
    <message>
        <source>location</source>
        <translation>Ort</translation>
    </message>
    <message>
        <source>melee</source>
        <translation>Nahkampf</translation>
    </message>
    <message>
        <source>missile</source>
        <translation>Fernkampf</translation>
    </message>
    <message>
        <source>missiles</source>
        <translation>Fernkampf</translation>
    </message>
    <message>
        <source>move</source>
        <translation>Bewegung</translation>
    </message>
    <message>
        <source>neighbouring</source>
        <translation>benachbart</translation>
    </message>
    <message>
        <source>never</source>
        <translation>nie</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nein</translation>
    </message>
    <message>
        <source>north</source>
        <translation>Nord</translation>
    </message>
    <message>
        <source>northeast</source>
        <translation>Nordost</translation>
    </message>
    <message>
        <source>northwest</source>
        <translation>Nordwest</translation>
    </message>
    <message>
        <source>note</source>
        <translation>Notiz</translation>
    </message>
    <message>
        <source>now</source>
        <translation>jetzt</translation>
    </message>
    <message>
        <source>once</source>
        <translation>einmal</translation>
    </message>
    <message>
        <source>open</source>
        <translation>offen</translation>
    </message>
    <message>
        <source>opposition-acts</source>
        <translation>Gegner handeln</translation>
    </message>
    <message>
        <source>opposition-moves</source>
        <translation>Gegnerbewegung</translation>
    </message>
    <message>
        <source>outland</source>
        <translation>Umland</translation>
    </message>
    <message>
        <source>pool</source>
        <translation>Vorrat</translation>
    </message>
    <message>
        <source>prepare</source>
        <translation>Vorbereitung</translation>
    </message>
    <message>
        <source>protector</source>
        <translation>Protector</translation>
    </message>
    <message>
        <source>recover</source>
        <translation>Erholen</translation>
    </message>
    <message>
        <source>refresh</source>
        <translation>Auffrischen</translation>
    </message>
    <message>
        <source>refuse</source>
        <translation>nicht erlauben</translation>
    </message>
    <message>
        <source>reinforce</source>
        <translation>Verstärkung</translation>
    </message>
    <message>
        <source>relocate</source>
        <translation>Ortswechsel</translation>
    </message>
    <message>
        <source>resolution</source>
        <translation>Auswertung</translation>
    </message>
    <message>
        <source>reveal</source>
        <translation>Aufdecken</translation>
    </message>
    <message>
        <source>revenge</source>
        <translation>Rache</translation>
    </message>
    <message>
        <source>right</source>
        <translation>rechts</translation>
    </message>
    <message>
        <source>round-end</source>
        <translation>Rundenende</translation>
    </message>
    <message>
        <source>round-start</source>
        <translation>Rundenbeginn</translation>
    </message>
    <message>
        <source>running</source>
        <translation>läuft</translation>
    </message>
    <message>
        <source>setup</source>
        <translation>Aufbau</translation>
    </message>
    <message>
        <source>shot</source>
        <translation>Schuss</translation>
    </message>
    <message>
        <source>slain</source>
        <translation>gefallen</translation>
    </message>
    <message>
        <source>south</source>
        <translation>Süd</translation>
    </message>
    <message>
        <source>southeast</source>
        <translation>Südost</translation>
    </message>
    <message>
        <source>southwest</source>
        <translation>Südwest</translation>
    </message>
    <message>
        <source>stable</source>
        <translation>Gefolge</translation>
    </message>
    <message>
        <source>stalemate</source>
        <translation>Patt</translation>
    </message>
    <message>
        <source>stamina</source>
        <translation>Ausdauer</translation>
    </message>
    <message>
        <source>standing</source>
        <translation>Ansehen</translation>
    </message>
    <message>
        <source>strain</source>
        <translation>Verausgaben</translation>
    </message>
    <message>
        <source>succeeded</source>
        <translation>gelungen</translation>
    </message>
    <message>
        <source>success</source>
        <translation>Erfolg</translation>
    </message>
    <message>
        <source>to_injured</source>
        <translation>bis verletzt</translation>
    </message>
    <message>
        <source>top</source>
        <translation>oben</translation>
    </message>
    <message>
        <source>town</source>
        <translation>Stadt</translation>
    </message>
    <message>
        <source>versus</source>
        <translation>Versus</translation>
    </message>
    <message>
        <source>village</source>
        <translation>Dorf</translation>
    </message>
    <message>
        <source>warn</source>
        <translation>warnen</translation>
    </message>
    <message>
        <source>weary</source>
        <translation>ermattet</translation>
    </message>
    <message>
        <source>west</source>
        <translation>West</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>Own condition: %1</source>
        <translation>Eigene Bedingung: %1</translation>
    </message>
    <message>
        <source>Protect: %1</source>
        <translation>Schützen: %1</translation>
    </message>
    <message>
        <source>Success: %1</source>
        <translation>Erfolg: %1</translation>
    </message>
    <message>
        <source>Failure: %1</source>
        <translation>Fehlschlag: %1</translation>
    </message>
    <message>
        <source>crew of %1</source>
        <translation>Trupp von %1</translation>
    </message>
    <message>
        <source>%1: cards to be revealed</source>
        <translation>%1: aufzudeckende Karten</translation>
    </message>
    <message>
        <source>%1: opposition in all</source>
        <translation>%1: Gegner insgesamt</translation>
    </message>
    <message>
        <source>%1: opposition by zone</source>
        <translation>%1: Gegner je Zone</translation>
    </message>
    <message>
        <source>%1: bonus</source>
        <translation>%1: Bonus</translation>
    </message>
    <message>
        <source>in the %1</source>
        <translation>hier: %1</translation>
    </message>
    <message>
        <source>after travel: %1</source>
        <translation>nach der Reise: %1</translation>
    </message>
    <message>
        <source>the career is over: %1</source>
        <translation>die Laufbahn ist vorbei: %1</translation>
    </message>
    <message>
        <source>between contracts</source>
        <translation>zwischen zwei Aufträgen</translation>
    </message>
    <message>
        <source>between contracts · %1 drawn</source>
        <translation>zwischen zwei Aufträgen · %1 gezogen</translation>
    </message>
    <message>
        <source>contract %1</source>
        <translation>Auftrag %1</translation>
    </message>
    <message>
        <source> · round %1</source>
        <translation> · Runde %1</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Gewonnen</translation>
    </message>
    <message>
        <source>Press or drag a mercenary, then the corner it begins on</source>
        <translation>Einen Söldner antippen oder verschieben, dann die Ecke, auf der er beginnt</translation>
    </message>
    <message>
        <source>%1: press a corner</source>
        <translation>%1: eine Ecke antippen</translation>
    </message>
    <message>
        <source>Nothing is left to reveal in this round</source>
        <translation>In dieser Runde ist nichts mehr aufzudecken</translation>
    </message>
    <message>
        <source>Press a stack: first the circle is rolled</source>
        <translation>Einen Stapel antippen: zuerst wird der Kreis gewürfelt</translation>
    </message>
    <message>
        <source>Press the stacks to turn cards up</source>
        <translation>Die Stapel antippen, um Karten aufzudecken</translation>
    </message>
    <message>
        <source>Solid arrows are forced; of dashed ones choose: press the card, then its zone</source>
        <translation>Durchgezogene Pfeile sind Pflicht, gestrichelte zur Wahl: die Karte antippen, dann ihre Zone</translation>
    </message>
    <message>
        <source>Press a mercenary to see what it can do</source>
        <translation>Einen Söldner antippen, um zu sehen, was er tun kann</translation>
    </message>
    <message>
        <source>%1: press a marked card to attack it, or a marked corner to go there</source>
        <translation>%1: eine markierte Karte antippen, um sie anzugreifen, oder eine markierte Ecke, um dorthin zu gehen</translation>
    </message>
    <message>
        <source>Press an opposition card, then its target; blocks and assists are asked there</source>
        <translation>Eine Gegnerkarte antippen, dann ihr Ziel; nach Block und Beistand wird dort gefragt</translation>
    </message>
    <message>
        <source>%1: press the mercenary that it acts on</source>
        <translation>%1: den Söldner antippen, gegen den sich die Aktion richtet</translation>
    </message>
    <message>
        <source>Welcome. A career is a row of contracts. Press the deck to draw your first career card.</source>
        <translation>Willkommen. Eine Laufbahn ist eine Reihe von Aufträgen. Tipp den Stapel an, um deine erste Laufbahnkarte zu ziehen.</translation>
    </message>
    <message>
        <source>This card is not for you where you are; the list says why. Press “1 Progress career” to discard it, then again to draw.</source>
        <translation>Diese Karte ist an deinem Ort nichts für dich; die Liste sagt, warum. Drück „1 Laufbahn fortsetzen“, um sie abzulegen, dann noch einmal, um zu ziehen.</translation>
    </message>
    <message>
        <source>An encounter: it happens to you. Press “1 Progress career” to resolve it, then draw on.</source>
        <translation>Eine Begegnung: sie widerfährt dir. Drück „1 Laufbahn fortsetzen“, um sie abzuhandeln, dann zieh weiter.</translation>
    </message>
    <message>
        <source>A final contract ends a career and needs four agents. Keep it for later in the list at the right, then draw on.</source>
        <translation>Ein Abschlussauftrag beendet eine Laufbahn und braucht vier Agenten. Heb ihn in der Liste rechts für später auf, dann zieh weiter.</translation>
    </message>
    <message>
        <source>A contract. Its client pays the budget; the table below lists every crew you can afford. Choose one and press “Hire this crew”.</source>
        <translation>Ein Auftrag. Wer ihn erteilt, zahlt das Budget; die Tabelle unten zeigt jeden Trupp, den du dir leisten kannst. Wähl einen und drück „Diesen Trupp anheuern“.</translation>
    </message>
    <message>
        <source>Hire two to four mercenaries. What is left of the budget can buy tactics, or is lost. Then press “2 Prepare crew” to confirm.</source>
        <translation>Heuer zwei bis vier Söldner an. Was vom Budget übrig ist, reicht vielleicht für Taktiken, sonst verfällt es. Drück dann „2 Trupp vorbereiten“, um zu bestätigen.</translation>
    </message>
    <message>
        <source>The arrows of the contract say how many cards lie face down in each zone. Press “3 Distribute”.</source>
        <translation>Die Pfeile des Auftrags sagen, wie viele Karten verdeckt in jeder Zone liegen. Drück „3 Verteilen“.</translation>
    </message>
    <message>
        <source>Put each mercenary on a corner: press it, then the corner. Then press “4 Deploy” to begin the battle.</source>
        <translation>Stell jeden Söldner auf eine Ecke: tipp ihn an, dann die Ecke. Drück dann „4 Aufstellen“, um den Kampf zu beginnen.</translation>
    </message>
    <message>
        <source>Every round has seven phases. Nothing starts yet: press “2 Reveal” to go on.</source>
        <translation>Jede Runde hat sieben Phasen. Zu Beginn geschieht noch nichts: drück „2 Aufdecken“, um weiterzugehen.</translation>
    </message>
    <message>
        <source>The circle says how many cards are turned up. Press stacks, or “2 Reveal”.</source>
        <translation>Der Kreis sagt, wie viele Karten aufgedeckt werden. Tipp Stapel an, oder drück „2 Aufdecken“.</translation>
    </message>
    <message>
        <source>Cards with a Move icon walk around the contract, others go to meet your crew. Press “3 Opposition moves”, then “4 Crew acts”.</source>
        <translation>Karten mit Bewegungssymbol wandern um den Auftrag, andere gehen deinem Trupp entgegen. Drück „3 Gegnerbewegung“, dann „4 Trupp handelt“.</translation>
    </message>
    <message>
        <source>Now your crew acts once each: press a mercenary, then a marked card. The outcome stands there before you choose.</source>
        <translation>Jetzt handelt jeder im Trupp einmal: tipp einen Söldner an, dann eine markierte Karte. Der Ausgang steht dort, bevor du wählst.</translation>
    </message>
    <message>
        <source>Each ready card acts on somebody beside it: press the card, then whom. You may block.</source>
        <translation>Jede bereite Karte handelt gegen jemanden neben ihr: tipp die Karte an, dann wen. Du darfst blocken.</translation>
    </message>
    <message>
        <source>Turned cards come back: press “6 Refresh”.</source>
        <translation>Gedrehte Karten werden wieder aufgerichtet: drück „6 Auffrischen“.</translation>
    </message>
    <message>
        <source>With no opposition left you have won at the end of the round. Press “7 End effects”.</source>
        <translation>Ist kein Gegner mehr da, hast du am Ende der Runde gewonnen. Drück „7 Endeffekte“.</translation>
    </message>
    <message>
        <source>The contract is over. Do the list from top to bottom; a freelancer who survived can become your agent.</source>
        <translation>Der Auftrag ist vorbei. Geh die Liste von oben nach unten durch; ein freier Söldner, der überlebt hat, kann dein Agent werden.</translation>
    </message>
    <message>
        <source>rankings not entered</source>
        <translation>Kampfwerte nicht eingetragen</translation>
    </message>
    <message>
        <source>Draw a career card</source>
        <translation>Eine Laufbahnkarte ziehen</translation>
    </message>
    <message>
        <source>Discard %1</source>
        <translation>%1 ablegen</translation>
    </message>
    <message>
        <source>Resolve %1</source>
        <translation>%1 abhandeln</translation>
    </message>
    <message>
        <source>Keep %1 for later</source>
        <translation>%1 für später aufheben</translation>
    </message>
    <message>
        <source>Reject %1</source>
        <translation>%1 ablehnen</translation>
    </message>
    <message>
        <source>Reject %1 as a logical clash</source>
        <translation>%1 als Widerspruch zur Geschichte ablehnen</translation>
    </message>
    <message>
        <source>Accept %1</source>
        <translation>%1 annehmen</translation>
    </message>
    <message>
        <source>End %1</source>
        <translation>%1 beenden</translation>
    </message>
    <message>
        <source>Run %1</source>
        <translation>%1 angehen</translation>
    </message>
    <message>
        <source>Search for a final contract</source>
        <translation>Nach einem Abschlussauftrag suchen</translation>
    </message>
    <message>
        <source>Declare %1 fulfilled</source>
        <translation>%1 als erfüllt erklären</translation>
    </message>
    <message>
        <source>Hire %1 as freelancer</source>
        <translation>%1 als freien Söldner anheuern</translation>
    </message>
    <message>
        <source>Deploy %1</source>
        <translation>%1 aufstellen</translation>
    </message>
    <message>
        <source>Buy %1</source>
        <translation>%1 kaufen</translation>
    </message>
    <message>
        <source>Give %1 back</source>
        <translation>%1 zurückgeben</translation>
    </message>
    <message>
        <source>Confirm the crew</source>
        <translation>Den Trupp bestätigen</translation>
    </message>
    <message>
        <source>Stack the opposition in the zones</source>
        <translation>Die Gegner in den Zonen stapeln</translation>
    </message>
    <message>
        <source>Put %1 on the %2</source>
        <translation>%1 auf %2 aufstellen</translation>
    </message>
    <message>
        <source>Begin the battle</source>
        <translation>Den Kampf beginnen</translation>
    </message>
    <message>
        <source>Take %1 into the stable</source>
        <translation>%1 ins Gefolge nehmen</translation>
    </message>
    <message>
        <source>Let %1 go</source>
        <translation>%1 entlassen</translation>
    </message>
    <message>
        <source>, assisted by %1</source>
        <translation>, mit Beistand von %1</translation>
    </message>
    <message>
        <source>, straining</source>
        <translation>, mit Verausgaben</translation>
    </message>
    <message>
        <source>Melee %1</source>
        <translation>Nahkampf gegen %1</translation>
    </message>
    <message>
        <source>Shoot at %1 with a token</source>
        <translation>Mit einem Marker auf %1 schießen</translation>
    </message>
    <message>
        <source>Shoot at %1</source>
        <translation>Auf %1 schießen</translation>
    </message>
    <message>
        <source>Feint %1</source>
        <translation>Finte gegen %1</translation>
    </message>
    <message>
        <source>Move to the %1</source>
        <translation>Zur Ecke %1 gehen</translation>
    </message>
    <message>
        <source>Flee</source>
        <translation>Fliehen</translation>
    </message>
    <message>
        <source>Recover</source>
        <translation>Erholen</translation>
    </message>
    <message>
        <source>Strain</source>
        <translation>Verausgaben</translation>
    </message>
    <message>
        <source>Roll how many cards are revealed</source>
        <translation>Würfeln, wie viele Karten aufgedeckt werden</translation>
    </message>
    <message>
        <source>Reveal the opposition</source>
        <translation>Die Gegner aufdecken</translation>
    </message>
    <message>
        <source>Reveal: %1</source>
        <translation>Aufdecken: %1</translation>
    </message>
    <message>
        <source>Say which card %1 is</source>
        <translation>Angeben, welche Karte %1 ist</translation>
    </message>
    <message>
        <source>Move all cards that have only one way</source>
        <translation>Alle Karten bewegen, die nur einen Weg haben</translation>
    </message>
    <message>
        <source>Act on %1</source>
        <translation>Gegen %1 handeln</translation>
    </message>
    <message>
        <source> with %1</source>
        <translation> mit %1</translation>
    </message>
    <message>
        <source>, %1 blocks and strains</source>
        <translation>, %1 blockt und verausgabt sich</translation>
    </message>
    <message>
        <source>, %1 blocks</source>
        <translation>, %1 blockt</translation>
    </message>
    <message>
        <source>, dodging</source>
        <translation>, mit Ausweichen</translation>
    </message>
    <message>
        <source>It does not act</source>
        <translation>Handelt nicht</translation>
    </message>
    <message>
        <source>Use %1</source>
        <translation>%1 einsetzen</translation>
    </message>
    <message>
        <source>Refresh exhausted cards</source>
        <translation>Erschöpfte Karten auffrischen</translation>
    </message>
    <message>
        <source>Go on to phase %1</source>
        <translation>Weiter zu Phase %1</translation>
    </message>
    <message>
        <source>End round %1</source>
        <translation>Runde %1 beenden</translation>
    </message>
    <message>
        <source>Declare a stalemate</source>
        <translation>Ein Patt erklären</translation>
    </message>
    <message>
        <source>Resolve the effects at the end</source>
        <translation>Die Effekte am Ende abhandeln</translation>
    </message>
    <message>
        <source>Collect the bonus</source>
        <translation>Den Bonus einnehmen</translation>
    </message>
    <message>
        <source>Put the cards back, heal the crew</source>
        <translation>Die Karten zurücklegen, den Trupp heilen</translation>
    </message>
    <message>
        <source>Put the cards back, keep %1</source>
        <translation>Die Karten zurücklegen, %1 behalten</translation>
    </message>
    <message>
        <source>Travel to the %1</source>
        <translation>Reisen: %1</translation>
    </message>
    <message>
        <source>Put the contract away</source>
        <translation>Den Auftrag weglegen</translation>
    </message>
    <message>
        <source>Do: %1</source>
        <translation>Ausführen: %1</translation>
    </message>
    <message>
        <source>Strike out: %1</source>
        <translation>Streichen: %1</translation>
    </message>
    <message>
        <source>refused</source>
        <translation>nicht erlaubt</translation>
    </message>
    <message>
        <source>rolls %1</source>
        <translation>würfelt %1</translation>
    </message>
    <message>
        <source>no effect</source>
        <translation>keine Wirkung</translation>
    </message>
    <message>
        <source>%1 damage</source>
        <translation>%1 Schaden</translation>
    </message>
    <message>
        <source>%1 damage to %2</source>
        <translation>%1 Schaden für %2</translation>
    </message>
    <message>
        <source>out of the battle</source>
        <translation>raus aus dem Kampf</translation>
    </message>
    <message>
        <source>exhausts %1</source>
        <translation>erschöpft %1</translation>
    </message>
    <message>
        <source>it</source>
        <translation>die Karte</translation>
    </message>
    <message>
        <source>it is gone</source>
        <translation>die Karte ist weg</translation>
    </message>
    <message>
        <source>defeats %1</source>
        <translation>besiegt %1</translation>
    </message>
    <message>
        <source>a card goes</source>
        <translation>eine Karte geht</translation>
    </message>
    <message>
        <source>cards turned up: %1</source>
        <translation>aufgedeckte Karten: %1</translation>
    </message>
    <message>
        <source>cards laid out: %1</source>
        <translation>ausgelegte Karten: %1</translation>
    </message>
    <message>
        <source>%1 budget</source>
        <translation>%1 Budget</translation>
    </message>
    <message>
        <source>1 Start effects</source>
        <translation>1 Starteffekte</translation>
    </message>
    <message>
        <source>2 Reveal</source>
        <translation>2 Aufdecken</translation>
    </message>
    <message>
        <source>3 Opposition moves</source>
        <translation>3 Gegnerbewegung</translation>
    </message>
    <message>
        <source>4 Crew acts</source>
        <translation>4 Trupp handelt</translation>
    </message>
    <message>
        <source>5 Opposition acts</source>
        <translation>5 Gegner handeln</translation>
    </message>
    <message>
        <source>6 Refresh</source>
        <translation>6 Auffrischen</translation>
    </message>
    <message>
        <source>7 End effects</source>
        <translation>7 Endeffekte</translation>
    </message>
    <message>
        <source>1 Progress career</source>
        <translation>1 Laufbahn fortsetzen</translation>
    </message>
    <message>
        <source>2 Prepare crew</source>
        <translation>2 Trupp vorbereiten</translation>
    </message>
    <message>
        <source>3 Distribute</source>
        <translation>3 Verteilen</translation>
    </message>
    <message>
        <source>4 Deploy</source>
        <translation>4 Aufstellen</translation>
    </message>
    <message>
        <source>5 Battle</source>
        <translation>5 Kampf</translation>
    </message>
    <message>
        <source>6 Resolution</source>
        <translation>6 Auswertung</translation>
    </message>
    <message>
        <source>price not entered</source>
        <translation>Preis nicht eingetragen</translation>
    </message>
    <message>
        <source>Due now</source>
        <translation>Jetzt fällig</translation>
    </message>
    <message>
        <source>final contract</source>
        <translation>Abschlussauftrag</translation>
    </message>
    <message>
        <source>lasting</source>
        <translation>dauerhaft</translation>
    </message>
    <message>
        <source>Your stable</source>
        <translation>Dein Gefolge</translation>
    </message>
    <message>
        <source>Kept cards</source>
        <translation>Aufgehobene Karten</translation>
    </message>
    <message>
        <source>Freelancers of the %1</source>
        <translation>Freie Söldner hier (%1)</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notizen</translation>
    </message>
    <message>
        <source>agent, free</source>
        <translation>Agent, kostenlos</translation>
    </message>
    <message>
        <source>paid %1</source>
        <translation>%1 bezahlt</translation>
    </message>
    <message>
        <source>press to take out again</source>
        <translation>antippen, um wieder herauszunehmen</translation>
    </message>
    <message>
        <source>Crew so far</source>
        <translation>Trupp bisher</translation>
    </message>
    <message>
        <source>Can be hired</source>
        <translation>Anzuheuern</translation>
    </message>
    <message>
        <source>Not now, and why</source>
        <translation>Jetzt nicht, und warum</translation>
    </message>
    <message>
        <source>1 Effects at the end</source>
        <translation>1 Effekte am Ende</translation>
    </message>
    <message>
        <source>2 Bonus</source>
        <translation>2 Bonus</translation>
    </message>
</context>
<context>
    <name>hold</name>
    <message>
        <source>Keep the drawn final contract for later</source>
        <translation>Den gezogenen Abschlussauftrag für später aufheben</translation>
    </message>
</context>
<context>
    <name>holding</name>
    <message>
        <source>How likely a player holds a block or a dodge, by what everybody can know</source>
        <translation>Wie wahrscheinlich ein Spieler einen Block oder ein Ausweichen hält, nach dem, was alle wissen können</translation>
    </message>
</context>
<context>
    <name>hymn</name>
    <message>
        <source>What a hymn says now, or the hymn of a face of the Zodiac die</source>
        <translation>Was eine Hymne jetzt sagt, oder die Hymne einer Seite des Zodiac-Würfels</translation>
    </message>
</context>
<context>
    <name>hymns</name>
    <message>
        <source>Where the fifteen hymns are</source>
        <translation>Wo die fünfzehn Hymnen sind</translation>
    </message>
</context>
<context>
    <name>in-row</name>
    <message>
        <source>How likely an arsenal card is turned up, now or after some refreshes without a purchase</source>
        <translation>Wie wahrscheinlich eine Arsenalkarte offen liegt, jetzt oder nach einigen Erneuerungen ohne Kauf</translation>
    </message>
</context>
<context>
    <name>jaggedalliance</name>
    <message>
        <source>%1 is activated</source>
        <translation>%1 wird aktiviert</translation>
    </message>
    <message>
        <source>%1 helps at the start of the activation</source>
        <translation>%1 hilft zu Beginn der Aktivierung</translation>
    </message>
    <message>
        <source>%1 uses the On Activation effect of %2</source>
        <translation>%1 nutzt den „Bei Aktivierung“-Effekt von %2</translation>
    </message>
    <message>
        <source>no sector</source>
        <translation>kein Sektor</translation>
    </message>
    <message>
        <source>Everybody leaves %1 for %2</source>
        <translation>Alle verlassen %1 und gehen nach %2</translation>
    </message>
    <message>
        <source>%1 flees to %2</source>
        <translation>%1 flieht nach %2</translation>
    </message>
    <message>
        <source>%1 goes to: %2</source>
        <translation>%1 kommt auf den Platz: %2</translation>
    </message>
    <message>
        <source>%1 is attached to %2</source>
        <translation>%1 wird an %2 angebracht</translation>
    </message>
    <message>
        <source>%1 is taken off</source>
        <translation>%1 wird abgenommen</translation>
    </message>
    <message>
        <source>%1 goes to %2</source>
        <translation>%1 geht zu %2</translation>
    </message>
    <message>
        <source>%1 goes to %2 for %3</source>
        <translation>%1 geht an %2, im Tausch gegen %3</translation>
    </message>
    <message>
        <source>%1 is discarded</source>
        <translation>%1 wird abgelegt</translation>
    </message>
    <message>
        <source>%1 takes %2</source>
        <translation>%1 nimmt %2</translation>
    </message>
    <message>
        <source>Now the enemies act in %1</source>
        <translation>Jetzt handeln die Gegner in %1</translation>
    </message>
    <message>
        <source>%1 has finished</source>
        <translation>%1 ist fertig</translation>
    </message>
    <message>
        <source>%1 attacks area %3 with %2</source>
        <translation>%1 greift Bereich %3 mit %2 an</translation>
    </message>
    <message>
        <source>%1 attacks %3 with %2</source>
        <translation>%1 greift %3 mit %2 an</translation>
    </message>
    <message>
        <source>%1 has %2 actions.</source>
        <translation>Aktionen auf %1: %2.</translation>
    </message>
    <message>
        <source>Choose a card with an action, or enter its actions.</source>
        <translation>Eine Karte mit Aktion wählen oder ihre Aktionen eintragen.</translation>
    </message>
    <message>
        <source>Give a number from 1 to %1.</source>
        <translation>Eine Zahl von 1 bis %1 angeben.</translation>
    </message>
    <message>
        <source>Nothing says what is attacked.</source>
        <translation>Es fehlt, was angegriffen wird.</translation>
    </message>
    <message>
        <source>Add area=…</source>
        <translation>area=… ergänzen</translation>
    </message>
    <message>
        <source>Add target=…</source>
        <translation>target=… ergänzen</translation>
    </message>
    <message>
        <source>Repetitions to come: %1, with new targets if you like</source>
        <translation>Wiederholungen, die noch folgen: %1, auf Wunsch mit neuen Zielen</translation>
    </message>
    <message>
        <source>Tank token %1: armour %2</source>
        <translation>Panzermarker %1: Panzerung %2</translation>
    </message>
    <message>
        <source>%1: successes %2, armour %3, damage %4</source>
        <translation>%1: Erfolge %2, Panzerung %3, Schaden %4</translation>
    </message>
    <message>
        <source> or </source>
        <translation> oder </translation>
    </message>
    <message>
        <source>%1 uses %2</source>
        <translation>%1 nutzt %2</translation>
    </message>
    <message>
        <source>%1 uses %2 on %3</source>
        <translation>%1 nutzt %2 auf %3</translation>
    </message>
    <message>
        <source>%1 is set aside until a scenario adds it</source>
        <translation>%1 liegt bereit, bis ein Szenario die Karte hinzufügt</translation>
    </message>
    <message>
        <source>A campaign begins: %1</source>
        <translation>Eine Kampagne beginnt: %1</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>niemand</translation>
    </message>
    <message>
        <source>%1 is bought</source>
        <translation>%1 wird gekauft</translation>
    </message>
    <message>
        <source>%1 goes back to the deck of its back</source>
        <translation>%1 kommt zurück in den Stapel mit gleicher Rückseite</translation>
    </message>
    <message>
        <source>Sold for %2 funds: %1</source>
        <translation>Für %2 Geld verkauft: %1</translation>
    </message>
    <message>
        <source>%1 is stored</source>
        <translation>%1 kommt ins Lager</translation>
    </message>
    <message>
        <source>%1 belongs to %2 now</source>
        <translation>%1 gehört jetzt %2</translation>
    </message>
    <message>
        <source>%2 goes on for %1</source>
        <translation>%2 macht für %1 weiter</translation>
    </message>
    <message>
        <source>A.I.M. cards %1 to %2 come into the market deck</source>
        <translation>Die A.I.M.-Karten %1 bis %2 kommen in den Marktstapel</translation>
    </message>
    <message>
        <source>every city</source>
        <translation>alle Städte</translation>
    </message>
    <message>
        <source>A city is liberated: %1</source>
        <translation>Eine Stadt ist befreit: %1</translation>
    </message>
    <message>
        <source>none is left</source>
        <translation>keine übrig</translation>
    </message>
    <message>
        <source>%1 is experienced from now on</source>
        <translation>%1 ist ab jetzt erfahren</translation>
    </message>
    <message>
        <source>A.I.M. cards %1 to %2 for the market</source>
        <translation>A.I.M.-Karten %1 bis %2 für den Markt</translation>
    </message>
    <message>
        <source>For the market: %1</source>
        <translation>Für den Markt: %1</translation>
    </message>
    <message>
        <source>The faces of the %1 die: %2</source>
        <translation>Seiten des Würfels „%1“: %2</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>The faces are those of the real dice</source>
        <translation>Die Seiten sind die der echten Würfel</translation>
    </message>
    <message>
        <source>nothing more</source>
        <translation>nichts mehr</translation>
    </message>
    <message>
        <source>Test passed: successes %1 of %2; left for the usual effect: %3</source>
        <translation>Probe bestanden: Erfolge %1 von %2; übrig für den gewöhnlichen Effekt: %3</translation>
    </message>
    <message>
        <source>Test failed: successes %1 of %2, nothing is kept of them; for the usual effect: %3</source>
        <translation>Probe misslungen: Erfolge %1 von %2, davon bleibt nichts; für den gewöhnlichen Effekt: %3</translation>
    </message>
    <message>
        <source>%1 is repaired</source>
        <translation>%1 wird repariert</translation>
    </message>
    <message>
        <source>Successes for %1: %2</source>
        <translation>Erfolge für %1: %2</translation>
    </message>
    <message>
        <source>A rebel mans %1</source>
        <translation>Ein Rebell sichert %1</translation>
    </message>
    <message>
        <source>%1 trains a rebel</source>
        <translation>%1 bildet einen Rebellen aus</translation>
    </message>
    <message>
        <source>%1 bribes: %2 funds for dice: %3</source>
        <translation>%1 besticht: %2 Geld, Würfel dafür: %3</translation>
    </message>
    <message>
        <source>the roll that is open (reroll or keep)</source>
        <translation>der offene Wurf (reroll oder keep)</translation>
    </message>
    <message>
        <source>the damage to %1 (defend)</source>
        <translation>der Schaden an %1 (defend)</translation>
    </message>
    <message>
        <source>the encounter %1 (reveal)</source>
        <translation>die Begegnung %1 (reveal)</translation>
    </message>
    <message>
        <source>the move of %1 (move-granted or forgo)</source>
        <translation>die Bewegung von %1 (move-granted oder forgo)</translation>
    </message>
    <message>
        <source>the campaign is over</source>
        <translation>die Kampagne ist vorbei</translation>
    </message>
    <message>
        <source>between scenarios</source>
        <translation>zwischen zwei Szenarien</translation>
    </message>
    <message>
        <source>the scenario is won</source>
        <translation>das Szenario ist gewonnen</translation>
    </message>
    <message>
        <source>the scenario is lost</source>
        <translation>das Szenario ist verloren</translation>
    </message>
    <message>
        <source>turn %1, %2: %3</source>
        <translation>Runde %1, %2: %3</translation>
    </message>
    <message>
        <source>turn %1, %2</source>
        <translation>Runde %1, %2</translation>
    </message>
    <message>
        <source>out of reach</source>
        <translation>außer Reichweite</translation>
    </message>
    <message>
        <source>The scenario is won: loot what lies where somebody stands, then finish it</source>
        <translation>Das Szenario ist gewonnen: plündern, was dort liegt, wo jemand steht, dann abschließen</translation>
    </message>
    <message>
        <source>%1 bleeds</source>
        <translation>%1 blutet</translation>
    </message>
    <message>
        <source>The activation of %1 is over</source>
        <translation>Die Aktivierung von %1 ist vorbei</translation>
    </message>
    <message>
        <source>%1 is done</source>
        <translation>%1 ist fertig</translation>
    </message>
    <message>
        <source>Somebody died and nobody is left to take the place: the scenario is lost</source>
        <translation>Jemand ist gestorben und niemand kann nachrücken: Das Szenario ist verloren</translation>
    </message>
    <message>
        <source>Every mercenary is knocked down: the scenario is lost</source>
        <translation>Alle Söldner sind außer Gefecht: Das Szenario ist verloren</translation>
    </message>
    <message>
        <source>The threat level loses the scenario</source>
        <translation>Die Bedrohungsstufe lässt das Szenario verloren gehen</translation>
    </message>
    <message>
        <source>%1 killed unseen: the enemy activation is skipped</source>
        <translation>%1 hat ungesehen getötet: Die Aktivierung der Gegner entfällt</translation>
    </message>
    <message>
        <source>%1 is knocked down already: nothing more happens</source>
        <translation>%1 ist schon außer Gefecht: Mehr geschieht nicht</translation>
    </message>
    <message>
        <source>%1 suffers wounds: %2</source>
        <translation>%1 erleidet Wunden: %2</translation>
    </message>
    <message>
        <source>%1 suffers fatigue: %2</source>
        <translation>%1 erleidet Erschöpfung: %2</translation>
    </message>
    <message>
        <source>%1 recovers fatigue: %2</source>
        <translation>%1 baut Erschöpfung ab: %2</translation>
    </message>
    <message>
        <source>%1 has no fatigue to recover</source>
        <translation>%1 hat keine Erschöpfung abzubauen</translation>
    </message>
    <message>
        <source>%1 stands again</source>
        <translation>%1 steht wieder</translation>
    </message>
    <message>
        <source>%1 is healed of wounds: %2</source>
        <translation>%1 wird von Wunden geheilt: %2</translation>
    </message>
    <message>
        <source>%1 has no wound to heal</source>
        <translation>%1 hat keine Wunde zu heilen</translation>
    </message>
    <message>
        <source>%1 gets stamina cubes: %2</source>
        <translation>%1 erhält Ausdauerklötzchen: %2</translation>
    </message>
    <message>
        <source>%1 loses cubes: %2, and is not knocked down by that</source>
        <translation>%1 verliert Klötzchen: %2, geht dadurch aber nicht außer Gefecht</translation>
    </message>
    <message>
        <source>%1 gets a Severe Injury: one cube goes onto it</source>
        <translation>%1 erhält eine Schwere Verletzung: Ein Klötzchen kommt darauf</translation>
    </message>
    <message>
        <source>The Severe Injury of %1 is healed: its cube is stamina again</source>
        <translation>Die Schwere Verletzung von %1 ist geheilt: Ihr Klötzchen ist wieder Ausdauer</translation>
    </message>
    <message>
        <source>%1 is %2 already, and is so only once</source>
        <translation>%1 hat den Zustand %2 schon, er zählt nur einmal</translation>
    </message>
    <message>
        <source>%1 is %2 now</source>
        <translation>%1 hat jetzt den Zustand %2</translation>
    </message>
    <message>
        <source>%1 is no longer %2</source>
        <translation>%1 verliert den Zustand %2</translation>
    </message>
    <message>
        <source>%1 is knocked out</source>
        <translation>%1 geht außer Gefecht</translation>
    </message>
    <message>
        <source>A second Severe Injury kills %1</source>
        <translation>Eine zweite Schwere Verletzung tötet %1</translation>
    </message>
    <message>
        <source>Of the cards of %1, this many are discarded: %2</source>
        <translation>So viele der Karten von %1 werden abgelegt: %2</translation>
    </message>
    <message>
        <source>Turn %1: everybody may be activated again</source>
        <translation>Runde %1: Alle dürfen wieder aktiviert werden</translation>
    </message>
    <message>
        <source>lieutenant</source>
        <translation>Leutnant</translation>
    </message>
    <message>
        <source>The dictator phase begins, threat tokens: %1</source>
        <translation>Die Diktatorphase beginnt, Bedrohungsmarker: %1</translation>
    </message>
    <message>
        <source>The player phase is over</source>
        <translation>Die Spielerphase ist vorbei</translation>
    </message>
    <message>
        <source>The threat level rises to %1</source>
        <translation>Die Bedrohungsstufe steigt auf %1</translation>
    </message>
    <message>
        <source>Counter-attack on the whole board, strength %1</source>
        <translation>Gegenangriff auf den ganzen Spielplan, Stärke %1</translation>
    </message>
    <message>
        <source>The threat track starts anew at %1</source>
        <translation>Die Bedrohungsleiste beginnt neu bei %1</translation>
    </message>
    <message>
        <source>By hand: %1</source>
        <translation>Von Hand: %1</translation>
    </message>
    <message>
        <source>The threat reaches its maximum</source>
        <translation>Die Bedrohung erreicht ihren Höchstwert</translation>
    </message>
    <message>
        <source>The threat rises by one</source>
        <translation>Die Bedrohung steigt um eins</translation>
    </message>
    <message>
        <source>The counter-attack of strength %1 is fought</source>
        <translation>Der Gegenangriff der Stärke %1 wird ausgefochten</translation>
    </message>
    <message>
        <source>Strength left: %1</source>
        <translation>Verbleibende Stärke: %1</translation>
    </message>
    <message>
        <source>A counter-attack was not fended off: the region is retaken and the scenario is lost</source>
        <translation>Ein Gegenangriff wurde nicht abgewehrt: Die Region wird zurückerobert und das Szenario ist verloren</translation>
    </message>
    <message>
        <source>%1 event</source>
        <translation>Ereignis (%1)</translation>
    </message>
    <message>
        <source>The event has no id.</source>
        <translation>Das Ereignis hat keine id.</translation>
    </message>
    <message>
        <source>Give it a short name.</source>
        <translation>Einen kurzen Namen vergeben.</translation>
    </message>
    <message>
        <source>This event lies in a slot already.</source>
        <translation>Dieses Ereignis liegt schon auf einem Platz.</translation>
    </message>
    <message>
        <source>Give the new one a name of its own.</source>
        <translation>Dem neuen einen eigenen Namen geben.</translation>
    </message>
    <message>
        <source>Event: %1</source>
        <translation>Ereignis: %1</translation>
    </message>
    <message>
        <source>All slots were full: their events go back into their decks, and night falls</source>
        <translation>Alle Plätze waren voll: Ihre Ereignisse kommen zurück in die Stapel, und es wird Nacht</translation>
    </message>
    <message>
        <source>All slots were full: their events go back into their decks, and day breaks</source>
        <translation>Alle Plätze waren voll: Ihre Ereignisse kommen zurück in die Stapel, und es wird Tag</translation>
    </message>
    <message>
        <source>%1 goes to slot %2</source>
        <translation>%1 kommt auf Platz %2</translation>
    </message>
    <message>
        <source>Event drawn: %1</source>
        <translation>Ereignis gezogen: %1</translation>
    </message>
    <message>
        <source>not named yet</source>
        <translation>noch nicht benannt</translation>
    </message>
    <message>
        <source>The dictator phase is over</source>
        <translation>Die Diktatorphase ist vorbei</translation>
    </message>
    <message>
        <source>To be done: %1</source>
        <translation>Zu erledigen: %1</translation>
    </message>
    <message>
        <source>Reveal an encounter: %1</source>
        <translation>Eine Begegnung aufdecken: %1</translation>
    </message>
    <message>
        <source>Loot stays face up: %1</source>
        <translation>Beute bleibt offen liegen: %1</translation>
    </message>
    <message>
        <source>Threat tokens on the dictator board: %1; the level stays until the dictator phase</source>
        <translation>Bedrohungsmarker auf der Diktatortafel: %1; die Stufe bleibt bis zur Diktatorphase</translation>
    </message>
    <message>
        <source>The threat level is %1 now</source>
        <translation>Die Bedrohungsstufe ist jetzt %1</translation>
    </message>
    <message>
        <source>%1 is in play beside the dictator; nobody knows where</source>
        <translation>%1 ist neben dem Diktator im Spiel; niemand weiß, wo</translation>
    </message>
    <message>
        <source>%1 lies at its access</source>
        <translation>%1 liegt am zugehörigen Zugang</translation>
    </message>
    <message>
        <source>encounter</source>
        <translation>Begegnung</translation>
    </message>
    <message>
        <source>the roll or the damage that is open</source>
        <translation>der offene Wurf oder Schaden</translation>
    </message>
    <message>
        <source>Encounter in %1: %2</source>
        <translation>Begegnung in %1: %2</translation>
    </message>
    <message>
        <source>not known yet</source>
        <translation>noch nicht bekannt</translation>
    </message>
    <message>
        <source>%1 finds nobody to attack</source>
        <translation>%1 findet niemanden zum Angreifen</translation>
    </message>
    <message>
        <source>%1 cannot reach %2 and does nothing</source>
        <translation>%1 erreicht %2 nicht und tut nichts</translation>
    </message>
    <message>
        <source>%1 attacks %2, the closest</source>
        <translation>%1 greift %2 als nächstes Ziel an</translation>
    </message>
    <message>
        <source>%1 is suppressed and cannot move</source>
        <translation>%1 ist niedergehalten und kann sich nicht bewegen</translation>
    </message>
    <message>
        <source>%1 can attack from where it stands and does not move</source>
        <translation>%1 kann von hier aus angreifen und bewegt sich nicht</translation>
    </message>
    <message>
        <source>%1 finds no way</source>
        <translation>%1 findet keinen Weg</translation>
    </message>
    <message>
        <source>%1 moves to %2</source>
        <translation>%1 bewegt sich nach %2</translation>
    </message>
    <message>
        <source>Several enemies are equal: the players choose.</source>
        <translation>Mehrere Gegner sind gleichauf: Die Spieler wählen.</translation>
    </message>
    <message>
        <source>Add enemy=… with one of: %1</source>
        <translation>enemy=… ergänzen, mit einem von: %1</translation>
    </message>
    <message>
        <source>Several ways are equally short and equally empty: the players choose.</source>
        <translation>Mehrere Wege sind gleich kurz und gleich leer: Die Spieler wählen.</translation>
    </message>
    <message>
        <source>Add to=… with one of: %1</source>
        <translation>to=… ergänzen, mit einem von: %1</translation>
    </message>
    <message>
        <source>An enemy acts</source>
        <translation>Ein Gegner handelt</translation>
    </message>
    <message>
        <source>%1 acts</source>
        <translation>%1 handelt</translation>
    </message>
    <message>
        <source>%1 hides</source>
        <translation>%1 versteckt sich</translation>
    </message>
    <message>
        <source>%1 trusts in armour</source>
        <translation>%1 vertraut auf die Panzerung</translation>
    </message>
    <message>
        <source>%1 is not hit at all: successes %2 of %3</source>
        <translation>%1 wird gar nicht getroffen: Erfolge %2 von %3</translation>
    </message>
    <message>
        <source>%1 is found: successes %2 of %3, everything counts</source>
        <translation>%1 wird entdeckt: Erfolge %2 von %3, alles zählt</translation>
    </message>
    <message>
        <source>Damage %1, armour %2: wounds %3</source>
        <translation>Schaden %1, Panzerung %2: Wunden %3</translation>
    </message>
    <message>
        <source>%1 is declared liberated</source>
        <translation>%1 wird für befreit erklärt</translation>
    </message>
    <message>
        <source>%1 comes into play</source>
        <translation>%1 kommt ins Spiel</translation>
    </message>
    <message>
        <source>%1 is found in %2</source>
        <translation>%1 wird in %2 gefunden</translation>
    </message>
    <message>
        <source>New mission: %1</source>
        <translation>Neue Mission: %1</translation>
    </message>
    <message>
        <source>%1: the next condition is met</source>
        <translation>%1: Die nächste Bedingung ist erfüllt</translation>
    </message>
    <message>
        <source>%1 is noted as dead; the cards that are left go to the replacement</source>
        <translation>%1 ist als tot vermerkt; die übrigen Karten gehen an den Ersatz</translation>
    </message>
    <message>
        <source>%1 is buried</source>
        <translation>%1 wird begraben</translation>
    </message>
    <message>
        <source>%1 is buried, %2 takes over</source>
        <translation>%1 wird begraben, %2 übernimmt</translation>
    </message>
    <message>
        <source>%1 enters with full stamina: %2</source>
        <translation>%1 kommt mit voller Ausdauer ins Spiel: %2</translation>
    </message>
    <message>
        <source>%1 enters: %2</source>
        <translation>%1 kommt ins Spiel: %2</translation>
    </message>
    <message>
        <source>Funds in the resource pool: %1</source>
        <translation>Geld im Vorrat: %1</translation>
    </message>
    <message>
        <source>Rebels in the resource pool: %1</source>
        <translation>Rebellen im Vorrat: %1</translation>
    </message>
    <message>
        <source>Lay out the shared command action token</source>
        <translation>Den gemeinsamen Befehlsaktionsmarker auslegen</translation>
    </message>
    <message>
        <source>Turn the shared command action token over</source>
        <translation>Den gemeinsamen Befehlsaktionsmarker umdrehen</translation>
    </message>
    <message>
        <source>Cubes of %1: stamina %2, fatigue %3, wounds %4</source>
        <translation>Klötzchen von %1: Ausdauer %2, Erschöpfung %3, Wunden %4</translation>
    </message>
    <message>
        <source>Give %1 a Severe Injury token with a cube on it</source>
        <translation>%1 einen Marker „Schwere Verletzung“ mit einem Klötzchen darauf geben</translation>
    </message>
    <message>
        <source>Take the Severe Injury token from %1</source>
        <translation>Den Marker „Schwere Verletzung“ von %1 nehmen</translation>
    </message>
    <message>
        <source>Lay the miniature of %1 down</source>
        <translation>Die Miniatur von %1 hinlegen</translation>
    </message>
    <message>
        <source>Stand the miniature of %1 up</source>
        <translation>Die Miniatur von %1 aufstellen</translation>
    </message>
    <message>
        <source>Command actions ready for %1: %2</source>
        <translation>Bereite Befehlsaktionen von %1: %2</translation>
    </message>
    <message>
        <source>Take the miniature of %1 off the table</source>
        <translation>Die Miniatur von %1 vom Tisch nehmen</translation>
    </message>
    <message>
        <source>Put the miniature of %1 here: %2</source>
        <translation>Die Miniatur von %1 hierher stellen: %2</translation>
    </message>
    <message>
        <source>Put a token on %1: %2</source>
        <translation>Einen Marker auf %1 legen: %2</translation>
    </message>
    <message>
        <source>Take a token from %1: %2</source>
        <translation>Einen Marker von %1 nehmen: %2</translation>
    </message>
    <message>
        <source>%1 goes to %3: %2</source>
        <translation>%1 geht zu %3: %2</translation>
    </message>
    <message>
        <source>Black cubes on %1: %2</source>
        <translation>Schwarze Klötzchen auf %1: %2</translation>
    </message>
    <message>
        <source>Put %1 with a yellow base here: %2</source>
        <translation>%1 mit gelber Basis hierher stellen: %2</translation>
    </message>
    <message>
        <source>Put %1 here: %2</source>
        <translation>%1 hierher stellen: %2</translation>
    </message>
    <message>
        <source>Red cubes beside %1: %2</source>
        <translation>Rote Klötzchen neben %1: %2</translation>
    </message>
    <message>
        <source>Take the cubes from %1 and lay its miniature down, or put it away</source>
        <translation>Die Klötzchen von %1 nehmen und die Miniatur hinlegen oder weglegen</translation>
    </message>
    <message>
        <source>Put away what was looted: %1</source>
        <translation>Weglegen, was geplündert ist: %1</translation>
    </message>
    <message>
        <source>Turn an encounter face up: %1</source>
        <translation>Eine Begegnung aufdecken: %1</translation>
    </message>
    <message>
        <source>Lay an encounter face down: %1</source>
        <translation>Eine Begegnung verdeckt hinlegen: %1</translation>
    </message>
    <message>
        <source>Take an encounter token away: %1</source>
        <translation>Einen Begegnungsmarker entfernen: %1</translation>
    </message>
    <message>
        <source>Lay out sector %1: %2</source>
        <translation>Sektor %1 auslegen: %2</translation>
    </message>
    <message>
        <source>Sector %1 is %2 now</source>
        <translation>Sektor %1 ist jetzt: %2</translation>
    </message>
    <message>
        <source>Turn the spawn card of %1 face up</source>
        <translation>Die Spawnkarte von %1 aufdecken</translation>
    </message>
    <message>
        <source>Put the spawn card of %1 away, or turn it face down</source>
        <translation>Die Spawnkarte von %1 weglegen oder verdeckt hinlegen</translation>
    </message>
    <message>
        <source>Rebels in %1: %2</source>
        <translation>Rebellen in %1: %2</translation>
    </message>
    <message>
        <source>Take the lieutenant card from %1</source>
        <translation>Die Leutnantkarte von %1 nehmen</translation>
    </message>
    <message>
        <source>Lay a lieutenant on %1: %2</source>
        <translation>Einen Leutnant auf %1 legen: %2</translation>
    </message>
    <message>
        <source>Put all sector tiles away</source>
        <translation>Alle Sektorplättchen weglegen</translation>
    </message>
    <message>
        <source>Move the threat tracker to %1</source>
        <translation>Den Bedrohungsanzeiger auf %1 setzen</translation>
    </message>
    <message>
        <source>Threat tokens on the dictator board: %1</source>
        <translation>Bedrohungsmarker auf der Diktatortafel: %1</translation>
    </message>
    <message>
        <source>Counter-attack tokens lie on: %1</source>
        <translation>Gegenangriffsmarker liegen auf: %1</translation>
    </message>
    <message>
        <source>no space</source>
        <translation>keinem Feld</translation>
    </message>
    <message>
        <source>Turn the day/night token to night</source>
        <translation>Den Tag/Nacht-Marker auf Nacht drehen</translation>
    </message>
    <message>
        <source>Turn the day/night token to day</source>
        <translation>Den Tag/Nacht-Marker auf Tag drehen</translation>
    </message>
    <message>
        <source>Event slots: %1</source>
        <translation>Ereignisplätze: %1</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>leer</translation>
    </message>
    <message>
        <source>Lieutenant %1 goes to: %2</source>
        <translation>Leutnant %1 kommt auf den Platz: %2</translation>
    </message>
    <message>
        <source>Mission %1: %2, conditions met %3</source>
        <translation>Mission %1: %2, erfüllte Bedingungen %3</translation>
    </message>
    <message>
        <source>%1 goes to %2 and takes along: %3</source>
        <translation>%1 geht nach %2 und nimmt mit: %3</translation>
    </message>
    <message>
        <source>What was still open is left unused</source>
        <translation>Was noch offen war, bleibt ungenutzt</translation>
    </message>
    <message>
        <source>you</source>
        <translation>du</translation>
    </message>
    <message>
        <source>%1 goes back to the box for this campaign</source>
        <translation>%1 kommt für diese Kampagne zurück in die Schachtel</translation>
    </message>
    <message>
        <source>%1 goes to the market deck</source>
        <translation>%1 kommt in den Marktstapel</translation>
    </message>
    <message>
        <source>%1 goes to the discard pile of its own deck</source>
        <translation>%1 kommt auf den Ablagestapel des eigenen Stapels</translation>
    </message>
    <message>
        <source>%1 has no place for %2: discard something, or the card itself</source>
        <translation>%1 hat keinen Platz für %2: etwas ablegen oder die Karte selbst</translation>
    </message>
    <message>
        <source>%1 is killed, noted, and never comes back</source>
        <translation>%1 wird getötet, vermerkt und kommt nie zurück</translation>
    </message>
    <message>
        <source>A black cube covers a durability of %1</source>
        <translation>Ein schwarzes Klötzchen deckt ein Haltbarkeitssymbol von %1 ab</translation>
    </message>
    <message>
        <source>Funds of the team: %1</source>
        <translation>Geld des Teams: %1</translation>
    </message>
    <message>
        <source>Rebels of the team: %1</source>
        <translation>Rebellen des Teams: %1</translation>
    </message>
    <message>
        <source>off the table</source>
        <translation>nicht auf dem Tisch</translation>
    </message>
    <message>
        <source>These are no dice of this game.</source>
        <translation>Das sind keine Würfel dieses Spiels.</translation>
    </message>
    <message>
        <source>There is no such die or face.</source>
        <translation>Diesen Würfel oder diese Seite gibt es nicht.</translation>
    </message>
    <message>
        <source>Give %1 faces, each on its die.</source>
        <translation>%1 Seiten angeben, jede auf ihrem Würfel.</translation>
    </message>
    <message>
        <source>This card has no such action.</source>
        <translation>Diese Karte hat keine solche Aktion.</translation>
    </message>
    <message>
        <source>It has %1.</source>
        <translation>Sie hat %1.</translation>
    </message>
    <message>
        <source>without a range everybody is equally far: the active one, else the next clockwise</source>
        <translation>ohne Reichweite sind alle gleich weit: der aktive Söldner, sonst der nächste im Uhrzeigersinn</translation>
    </message>
    <message>
        <source>the closest</source>
        <translation>am nächsten</translation>
    </message>
    <message>
        <source>equally close: the active one</source>
        <translation>gleich nah: der aktive Söldner</translation>
    </message>
    <message>
        <source>equally close: the first clockwise from the active one</source>
        <translation>gleich nah: der erste im Uhrzeigersinn ab dem aktiven</translation>
    </message>
    <message>
        <source>%1 is the target: %2</source>
        <translation>%1 ist das Ziel: %2</translation>
    </message>
    <message>
        <source>There are %1 %2 dice: note the successes and throw the missing ones again, all %3 count</source>
        <translation>Würfel „%2“ gibt es nur %1: die Erfolge notieren und die fehlenden noch einmal werfen, alle %3 zählen</translation>
    </message>
    <message>
        <source>Expertise added dice: %1</source>
        <translation>Durch Fachkenntnis hinzugekommene Würfel: %1</translation>
    </message>
    <message>
        <source>Rolled: %1. One die may be rerolled</source>
        <translation>Gewürfelt: %1. Ein Würfel darf neu gewürfelt werden</translation>
    </message>
    <message>
        <source>Rolled: %1; automatic successes %3; successes %2</source>
        <translation>Gewürfelt: %1; automatische Erfolge %3; Erfolge %2</translation>
    </message>
    <message>
        <source>Rolled: %1; successes %2</source>
        <translation>Gewürfelt: %1; Erfolge %2</translation>
    </message>
    <message>
        <source>Only %1 dice were rolled.</source>
        <translation>Es wurden nur %1 Würfel geworfen.</translation>
    </message>
    <message>
        <source>%1 rerolls die %2</source>
        <translation>%1 würfelt Würfel %2 neu</translation>
    </message>
    <message>
        <source>The roll stands</source>
        <translation>Der Wurf gilt</translation>
    </message>
    <message>
        <source>a die has 2 to 20 faces</source>
        <translation>ein Würfel hat 2 bis 20 Seiten</translation>
    </message>
    <message>
        <source>a face carries 0 to 4 successes</source>
        <translation>eine Seite trägt 0 bis 4 Erfolge</translation>
    </message>
    <message>
        <source>with the expertise icon on every face a chain of dice would never end</source>
        <translation>mit dem Fachkenntnis-Symbol auf jeder Seite würde eine Würfelkette nie enden</translation>
    </message>
    <message>
        <source>no dice</source>
        <translation>keine Würfel</translation>
    </message>
    <message>
        <source>scenario chosen</source>
        <translation>Szenario gewählt</translation>
    </message>
    <message>
        <source>sector tiles laid out</source>
        <translation>Sektorplättchen ausgelegt</translation>
    </message>
    <message>
        <source>rewards, spawn cards and objectives placed</source>
        <translation>Belohnungen, Spawnkarten und Einsatzziele platziert</translation>
    </message>
    <message>
        <source>mercenaries counted</source>
        <translation>Söldner gezählt</translation>
    </message>
    <message>
        <source>stamina cubes and command actions on the boards</source>
        <translation>Ausdauerklötzchen und Befehlsaktionen auf den Tafeln</translation>
    </message>
    <message>
        <source>equipment shared out</source>
        <translation>Ausrüstung verteilt</translation>
    </message>
    <message>
        <source>miniatures on the start</source>
        <translation>Miniaturen auf dem Start</translation>
    </message>
    <message>
        <source>bookkeepers chosen</source>
        <translation>Verwalter bestimmt</translation>
    </message>
    <message>
        <source>dictator board chosen</source>
        <translation>Diktatortafel gewählt</translation>
    </message>
    <message>
        <source>tracker and counter-attack tokens placed</source>
        <translation>Bedrohungsanzeiger und Gegenangriffsmarker platziert</translation>
    </message>
    <message>
        <source>day side up</source>
        <translation>Tagseite oben</translation>
    </message>
    <message>
        <source>setup event in the first slot</source>
        <translation>Aufbauereignis auf dem ersten Platz</translation>
    </message>
    <message>
        <source>enemy cards laid out</source>
        <translation>Gegnerkarten ausgelegt</translation>
    </message>
    <message>
        <source>decks sorted and shuffled</source>
        <translation>Stapel sortiert und gemischt</translation>
    </message>
    <message>
        <source>encounter pool shuffled</source>
        <translation>Begegnungsvorrat gemischt</translation>
    </message>
    <message>
        <source>cubes and tokens in reach</source>
        <translation>Klötzchen und Marker in Reichweite</translation>
    </message>
    <message>
        <source>briefing and special rules read</source>
        <translation>Einsatzbesprechung und Sonderregeln gelesen</translation>
    </message>
    <message>
        <source>Check the spelling, or enter it first.</source>
        <translation>Die Schreibweise prüfen oder es zuerst eintragen.</translation>
    </message>
    <message>
        <source>%1 is no sector of this scenario.</source>
        <translation>%1 ist kein Sektor dieses Szenarios.</translation>
    </message>
    <message>
        <source>%1 is no area of this scenario.</source>
        <translation>%1 ist kein Bereich dieses Szenarios.</translation>
    </message>
    <message>
        <source>There is no enemy card %1.</source>
        <translation>Es gibt keine Gegnerkarte %1.</translation>
    </message>
    <message>
        <source>There is no mission %1.</source>
        <translation>Es gibt keine Mission %1.</translation>
    </message>
    <message>
        <source>There is no lieutenant %1.</source>
        <translation>Es gibt keinen Leutnant %1.</translation>
    </message>
    <message>
        <source>There is no encounter %1.</source>
        <translation>Es gibt keine Begegnung %1.</translation>
    </message>
    <message>
        <source>These facts belong to %1.</source>
        <translation>Diese Angaben gehören zu %1.</translation>
    </message>
    <message>
        <source>Give the facts of the scenario that is named.</source>
        <translation>Die Angaben zum genannten Szenario machen.</translation>
    </message>
    <message>
        <source>%1 stands here twice.</source>
        <translation>%1 steht hier zweimal.</translation>
    </message>
    <message>
        <source>Name every mercenary once.</source>
        <translation>Jeden Söldner einmal nennen.</translation>
    </message>
    <message>
        <source>%1 is experienced: turn its card over</source>
        <translation>%1 ist erfahren: die Karte umdrehen</translation>
    </message>
    <message>
        <source>%1 pays</source>
        <translation>%1 zahlt aus</translation>
    </message>
    <message>
        <source>Threat level %1, counter-attack tokens %2, day</source>
        <translation>Bedrohungsstufe %1, Gegenangriffsmarker %2, Tag</translation>
    </message>
    <message>
        <source>Scenario: %1</source>
        <translation>Szenario: %1</translation>
    </message>
    <message>
        <source>Setup step %1: %2</source>
        <translation>Aufbauschritt %1: %2</translation>
    </message>
    <message>
        <source>%1 starts at %2</source>
        <translation>%1 beginnt in %2</translation>
    </message>
    <message>
        <source>The first player phase begins</source>
        <translation>Die erste Spielerphase beginnt</translation>
    </message>
    <message>
        <source>A scenario ends won or lost.</source>
        <translation>Ein Szenario endet gewonnen oder verloren.</translation>
    </message>
    <message>
        <source>Say ending=won or ending=lost.</source>
        <translation>ending=won oder ending=lost angeben.</translation>
    </message>
    <message>
        <source>The scenario&apos;s own condition loses it</source>
        <translation>Die eigene Bedingung des Szenarios lässt es verloren gehen</translation>
    </message>
    <message>
        <source>The scenario is won</source>
        <translation>Das Szenario ist gewonnen</translation>
    </message>
    <message>
        <source>The scenario is lost</source>
        <translation>Das Szenario ist verloren</translation>
    </message>
    <message>
        <source>For the market deck: %1</source>
        <translation>Für den Marktstapel: %1</translation>
    </message>
    <message>
        <source>%1 goes back beside the dictator</source>
        <translation>%1 kommt zurück neben den Diktator</translation>
    </message>
    <message>
        <source>%1 is reset and kept for the next scenario</source>
        <translation>%1 wird zurückgesetzt und für das nächste Szenario behalten</translation>
    </message>
    <message>
        <source>The won scenario is put away</source>
        <translation>Das gewonnene Szenario wird weggeräumt</translation>
    </message>
    <message>
        <source>The lost scenario is put away</source>
        <translation>Das verlorene Szenario wird weggeräumt</translation>
    </message>
    <message>
        <source>%1 is contested: its spawn card is turned over</source>
        <translation>%1 ist umkämpft: Die Spawnkarte wird umgedreht</translation>
    </message>
    <message>
        <source>%1 defends this sector</source>
        <translation>%1 verteidigt diesen Sektor</translation>
    </message>
    <message>
        <source>Special rule for everybody who enters: %1</source>
        <translation>Sonderregel für alle, die hereinkommen: %1</translation>
    </message>
    <message>
        <source>%1 is placed: %2</source>
        <translation>%1 wird platziert: %2</translation>
    </message>
    <message>
        <source>The miniatures of %1 are used up: take a replacement token</source>
        <translation>Die Miniaturen von %1 sind aufgebraucht: einen Ersatzmarker nehmen</translation>
    </message>
    <message>
        <source>%1 hides: shuffle a set of sniper tokens of a colour of its own and lay one on each spawn letter</source>
        <translation>%1 versteckt sich: einen Satz Scharfschützenmarker in eigener Farbe mischen und auf jeden Spawnbuchstaben einen legen</translation>
    </message>
    <message>
        <source>The encounter pool is empty: shuffle the tokens that are out of the game, %1 in all</source>
        <translation>Der Begegnungsvorrat ist leer: die Marker mischen, die aus dem Spiel sind, insgesamt %1</translation>
    </message>
    <message>
        <source>An encounter lies face down: %1</source>
        <translation>Eine Begegnung liegt verdeckt: %1</translation>
    </message>
    <message>
        <source>%1 is entered: its guards are placed</source>
        <translation>%1 wird betreten: Die Wachen werden platziert</translation>
    </message>
    <message>
        <source>%1 is found: %2</source>
        <translation>%1 wird gefunden: %2</translation>
    </message>
    <message>
        <source>%1 takes no damage</source>
        <translation>%1 erleidet keinen Schaden</translation>
    </message>
    <message>
        <source>%1 takes damage: %2</source>
        <translation>%1 erleidet Schaden: %2</translation>
    </message>
    <message>
        <source>%1 is defeated</source>
        <translation>%1 ist besiegt</translation>
    </message>
    <message>
        <source>The target of %1 is defeated</source>
        <translation>Das Ziel von %1 ist besiegt</translation>
    </message>
    <message>
        <source>%1 is attacked: damage %2, hiding needs %3; choose armour or stealth</source>
        <translation>%1 wird angegriffen: Schaden %2, Verstecken braucht %3; Panzerung oder Tarnung wählen</translation>
    </message>
    <message>
        <source>%1 is hit: damage %2, only armour helps</source>
        <translation>%1 wird getroffen: Schaden %2, nur Panzerung hilft</translation>
    </message>
    <message>
        <source>%1 retreats to an adjacent area of your choice</source>
        <translation>%1 zieht sich in einen angrenzenden Bereich nach Wahl zurück</translation>
    </message>
    <message>
        <source>%1 may move one area free of cost</source>
        <translation>%1 darf sich kostenlos einen Bereich weit bewegen</translation>
    </message>
    <message>
        <source>%1 is liberated</source>
        <translation>%1 ist befreit</translation>
    </message>
    <message>
        <source>First the reward of the spawn card, then the card is put away</source>
        <translation>Zuerst die Belohnung der Spawnkarte, dann wird die Karte weggelegt</translation>
    </message>
    <message>
        <source>Then the reward tokens are flipped: %1</source>
        <translation>Dann werden die Belohnungsmarker umgedreht: %1</translation>
    </message>
    <message>
        <source>Then the scenario&apos;s word on the objective marker: %1</source>
        <translation>Dann gilt, was das Szenario zum Einsatzzielmarker sagt: %1</translation>
    </message>
    <message>
        <source>%1 is out of the campaign</source>
        <translation>%1 ist aus der Kampagne ausgeschieden</translation>
    </message>
    <message>
        <source>Skulls for a second time in this turn: no further threat token</source>
        <translation>Totenköpfe zum zweiten Mal in dieser Runde: kein weiterer Bedrohungsmarker</translation>
    </message>
    <message>
        <source>The first liberated sector with skulls in this turn: one threat token</source>
        <translation>Der erste befreite Sektor mit Totenköpfen in dieser Runde: ein Bedrohungsmarker</translation>
    </message>
    <message>
        <source>%1 is as it was at the beginning</source>
        <translation>%1 ist wieder wie am Anfang</translation>
    </message>
    <message>
        <source>%1 is reset: miniatures and tokens come off, the same spawn card lies there face up</source>
        <translation>%1 wird zurückgesetzt: Miniaturen und Marker kommen herunter, dieselbe Spawnkarte liegt dort offen</translation>
    </message>
    <message>
        <source>%1: conditions met %2 of %3</source>
        <translation>%1: erfüllte Bedingungen %2 von %3</translation>
    </message>
    <message>
        <source>%1 is solved</source>
        <translation>%1 ist gelöst</translation>
    </message>
    <message>
        <source>Everybody on the card goes back to %1</source>
        <translation>Alle auf der Karte gehen zurück nach %1</translation>
    </message>
    <message>
        <source>%1 is no area of this sector.</source>
        <translation>%1 ist kein Bereich dieses Sektors.</translation>
    </message>
    <message>
        <source>(nothing)</source>
        <translation>(nichts)</translation>
    </message>
    <message>
        <source>Areas: %1</source>
        <translation>Bereiche: %1</translation>
    </message>
    <message>
        <source>There is more on the table than any game has.</source>
        <translation>Auf dem Tisch liegt mehr, als irgendein Spiel enthält.</translation>
    </message>
    <message>
        <source>Enter what really lies there.</source>
        <translation>Eintragen, was wirklich dort liegt.</translation>
    </message>
    <message>
        <source>This colour stands here twice.</source>
        <translation>Diese Farbe steht hier zweimal.</translation>
    </message>
    <message>
        <source>Enter every colour once.</source>
        <translation>Jede Farbe einmal eintragen.</translation>
    </message>
    <message>
        <source>Copy the faces from the real die.</source>
        <translation>Die Seiten vom echten Würfel übernehmen.</translation>
    </message>
    <message>
        <source>This phase needs a running scenario.</source>
        <translation>Diese Phase braucht ein laufendes Szenario.</translation>
    </message>
    <message>
        <source>Add a scenario, or set the phase to campaign.</source>
        <translation>Ein Szenario hinzufügen oder die Phase auf campaign setzen.</translation>
    </message>
    <message>
        <source>Nobody of this name can be active now.</source>
        <translation>Niemand mit diesem Namen kann jetzt aktiv sein.</translation>
    </message>
    <message>
        <source>Name a mercenary in the player phase with a step, or leave it empty.</source>
        <translation>In der Spielerphase bei gesetztem Schritt einen Söldner nennen, sonst leer lassen.</translation>
    </message>
    <message>
        <source>This step needs an active mercenary.</source>
        <translation>Dieser Schritt braucht einen aktiven Söldner.</translation>
    </message>
    <message>
        <source>Name who is active, or set the step to none.</source>
        <translation>Nennen, wer aktiv ist, oder den Schritt auf none setzen.</translation>
    </message>
    <message>
        <source>A card cannot be attached to itself.</source>
        <translation>Eine Karte kann nicht an sich selbst angebracht werden.</translation>
    </message>
    <message>
        <source>Name another card.</source>
        <translation>Eine andere Karte nennen.</translation>
    </message>
    <message>
        <source>durability %1 of %2</source>
        <translation>Haltbarkeit %1 von %2</translation>
    </message>
    <message>
        <source>unconfirmed</source>
        <translation>unbestätigt</translation>
    </message>
    <message>
        <source>Threat level %1 · tokens %2 · %3 · counter-attacks on: %4 · events: %5</source>
        <translation>Bedrohungsstufe %1 · Marker %2 · %3 · Gegenangriffe auf: %4 · Ereignisse: %5</translation>
    </message>
    <message>
        <source>night</source>
        <translation>Nacht</translation>
    </message>
    <message>
        <source>day</source>
        <translation>Tag</translation>
    </message>
    <message>
        <source>Counter-attack now: strength %1</source>
        <translation>Gegenangriff jetzt: Stärke %1</translation>
    </message>
    <message>
        <source>Lieutenant %1: %2. %3</source>
        <translation>Leutnant %1: %2. %3</translation>
    </message>
    <message>
        <source>Mission %1 at %2: conditions met %3 of %4. %5</source>
        <translation>Mission %1 in %2: erfüllte Bedingungen %3 von %4. %5</translation>
    </message>
    <message>
        <source>no access</source>
        <translation>kein Zugang</translation>
    </message>
    <message>
        <source>Sector %1 (%2): %3 · rebels %4 of %5</source>
        <translation>Sektor %1 (%2): %3 · Rebellen %4 von %5</translation>
    </message>
    <message>
        <source>  %1 (%2): area %3, damage %4 of %5%6%7</source>
        <translation>  %1 (%2): Bereich %3, Schaden %4 von %5%6%7</translation>
    </message>
    <message>
        <source>hidden</source>
        <translation>versteckt</translation>
    </message>
    <message>
        <source>, elite</source>
        <translation>, Elite</translation>
    </message>
    <message>
        <source>  encounter %1 in %2: %3</source>
        <translation>  Begegnung %1 in %2: %3</translation>
    </message>
    <message>
        <source>face down</source>
        <translation>verdeckt</translation>
    </message>
    <message>
        <source>  corpse %1 in %2</source>
        <translation>  Leiche %1 in %2</translation>
    </message>
    <message>
        <source>%1 (%2): stamina %3, fatigue %4, wounds %5 · %6 · command %7%8</source>
        <translation>%1 (%2): Ausdauer %3, Erschöpfung %4, Wunden %5 · %6 · Befehl %7%8</translation>
    </message>
    <message>
        <source>, knocked down</source>
        <translation>, außer Gefecht</translation>
    </message>
    <message>
        <source>, Severe Injury</source>
        <translation>, Schwere Verletzung</translation>
    </message>
    <message>
        <source>, activated</source>
        <translation>, aktiviert</translation>
    </message>
    <message>
        <source>  %1 (%2)</source>
        <translation>  %1 (%2)</translation>
    </message>
    <message>
        <source>won</source>
        <translation>gewonnen</translation>
    </message>
    <message>
        <source>not won yet</source>
        <translation>noch nicht gewonnen</translation>
    </message>
    <message>
        <source>Market deck: %1</source>
        <translation>Marktstapel: %1</translation>
    </message>
    <message>
        <source>Storage: %1</source>
        <translation>Lager: %1</translation>
    </message>
    <message>
        <source>Mercenaries not in use: %1</source>
        <translation>Söldner, die nicht dabei sind: %1</translation>
    </message>
    <message>
        <source>Scenarios: %1</source>
        <translation>Szenarien: %1</translation>
    </message>
    <message>
        <source>%1 · funds %2 · rebels %3 · scenarios won %4</source>
        <translation>%1 · Geld %2 · Rebellen %3 · gewonnene Szenarien %4</translation>
    </message>
    <message>
        <source>The dice are an example: copy the faces from your own and confirm them</source>
        <translation>Die Würfel sind ein Beispiel: die Seiten der eigenen übernehmen und bestätigen</translation>
    </message>
    <message>
        <source>Objective: %1</source>
        <translation>Einsatzziel: %1</translation>
    </message>
    <message>
        <source>To be answered: damage %2 to %1</source>
        <translation>Zu beantworten: Schaden %2 an %1</translation>
    </message>
    <message>
        <source>Successes to assign: %1 (%2)</source>
        <translation>Zuzuteilende Erfolge: %1 (%2)</translation>
    </message>
    <message>
        <source>Due: %1</source>
        <translation>Fällig: %1</translation>
    </message>
    <message>
        <source>Note: %1</source>
        <translation>Notiz: %1</translation>
    </message>
    <message>
        <source>%1 card</source>
        <translation>Karte (%1)</translation>
    </message>
    <message>
        <source>The card needs an id that no other card has.</source>
        <translation>Die Karte braucht eine id, die keine andere Karte hat.</translation>
    </message>
    <message>
        <source>Give it a short name of its own.</source>
        <translation>Ihr einen eigenen kurzen Namen geben.</translation>
    </message>
    <message>
        <source>%1 loots %2</source>
        <translation>%1 plündert %2</translation>
    </message>
    <message>
        <source>Nothing says what the effect does.</source>
        <translation>Es fehlt, was der Effekt bewirkt.</translation>
    </message>
    <message>
        <source>Add effect={…} or due=…</source>
        <translation>effect={…} oder due=… ergänzen</translation>
    </message>
    <message>
        <source>This effect needs somebody or something that it can touch.</source>
        <translation>Dieser Effekt braucht jemanden oder etwas, worauf er wirken kann.</translation>
    </message>
    <message>
        <source>Add target=… with one of: %1</source>
        <translation>target=… ergänzen, mit einem von: %1</translation>
    </message>
    <message>
        <source>nothing fits now</source>
        <translation>jetzt passt nichts</translation>
    </message>
    <message>
        <source>There is no %1 of this name.</source>
        <translation>%1: Nichts dieser Art trägt diesen Namen.</translation>
    </message>
    <message>
        <source>Check the spelling, or enter the card first.</source>
        <translation>Die Schreibweise prüfen oder die Karte zuerst eintragen.</translation>
    </message>
    <message>
        <source>mission</source>
        <translation>Mission</translation>
    </message>
    <message>
        <source>enemy</source>
        <translation>Gegner</translation>
    </message>
    <message>
        <source>card</source>
        <translation>Karte</translation>
    </message>
    <message>
        <source>Effect: %1</source>
        <translation>Effekt: %1</translation>
    </message>
    <message>
        <source>Left undone: %1</source>
        <translation>Unerledigt gelassen: %1</translation>
    </message>
    <message>
        <source>The map of %1 is entered: areas %2</source>
        <translation>Der Plan von %1 ist eingetragen: Bereiche %2</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>No card is given.</source>
        <translation>Es ist keine Karte angegeben.</translation>
    </message>
    <message>
        <source>Add card={…}, mercenary={…}, enemy={…}, event={…}, lieutenant={…}, mission={…}, dictator={…} or encounter={…}.</source>
        <translation>card={…}, mercenary={…}, enemy={…}, event={…}, lieutenant={…}, mission={…}, dictator={…} oder encounter={…} ergänzen.</translation>
    </message>
    <message>
        <source>Card entered: %1</source>
        <translation>Karte eingetragen: %1</translation>
    </message>
    <message>
        <source>The note is empty.</source>
        <translation>Die Notiz ist leer.</translation>
    </message>
    <message>
        <source>Write a few words.</source>
        <translation>Ein paar Worte schreiben.</translation>
    </message>
    <message>
        <source>The campaign goes on</source>
        <translation>Die Kampagne geht weiter</translation>
    </message>
    <message>
        <source>The campaign has run out of mercenaries</source>
        <translation>Der Kampagne sind die Söldner ausgegangen</translation>
    </message>
    <message>
        <source>Begin a new campaign</source>
        <translation>Eine neue Kampagne beginnen</translation>
    </message>
    <message>
        <source>Buying, selling and changes of the team happen between scenarios</source>
        <translation>Gekauft, verkauft und das Team geändert wird zwischen den Szenarien</translation>
    </message>
    <message>
        <source>Now: %1</source>
        <translation>Jetzt: %1</translation>
    </message>
    <message>
        <source>Finish the scenario first</source>
        <translation>Zuerst das Szenario abschließen</translation>
    </message>
    <message>
        <source>Mercenaries act in the player phase</source>
        <translation>Söldner handeln in der Spielerphase</translation>
    </message>
    <message>
        <source>Begin or finish what goes on: a scenario, its setup, the dictator phase</source>
        <translation>Beginnen oder abschließen, was ansteht: ein Szenario, seinen Aufbau, die Diktatorphase</translation>
    </message>
    <message>
        <source>The steps of the dictator phase have an order</source>
        <translation>Die Schritte der Diktatorphase haben eine Reihenfolge</translation>
    </message>
    <message>
        <source>Now: %1; this belongs to: %2</source>
        <translation>Jetzt: %1; dies gehört zu: %2</translation>
    </message>
    <message>
        <source>Do the steps before it first</source>
        <translation>Zuerst die Schritte davor ausführen</translation>
    </message>
    <message>
        <source>What was begun is finished first</source>
        <translation>Was begonnen ist, wird zuerst beendet</translation>
    </message>
    <message>
        <source>Still open: %1</source>
        <translation>Noch offen: %1</translation>
    </message>
    <message>
        <source>Deal with it first</source>
        <translation>Zuerst das erledigen</translation>
    </message>
    <message>
        <source>Actions are used in the own activation only</source>
        <translation>Aktionen werden nur in der eigenen Aktivierung genutzt</translation>
    </message>
    <message>
        <source>Nobody is acting: %1</source>
        <translation>Niemand handelt: %1</translation>
    </message>
    <message>
        <source>Activate a mercenary</source>
        <translation>Einen Söldner aktivieren</translation>
    </message>
    <message>
        <source>Whoever is knocked down does nothing</source>
        <translation>Wer außer Gefecht ist, tut nichts</translation>
    </message>
    <message>
        <source>%1 is knocked down</source>
        <translation>%1 ist außer Gefecht</translation>
    </message>
    <message>
        <source>Let another mercenary recover a fatigue or heal a wound of %1</source>
        <translation>Einen anderen Söldner bei %1 eine Erschöpfung abbauen oder eine Wunde heilen lassen</translation>
    </message>
    <message>
        <source>Whoever is knocked down is not activated</source>
        <translation>Wer außer Gefecht ist, wird nicht aktiviert</translation>
    </message>
    <message>
        <source>Only mercenaries on the table take part</source>
        <translation>Nur Söldner auf dem Tisch machen mit</translation>
    </message>
    <message>
        <source>%1 is not in play</source>
        <translation>%1 ist nicht im Spiel</translation>
    </message>
    <message>
        <source>Name somebody of the team</source>
        <translation>Jemanden aus dem Team nennen</translation>
    </message>
    <message>
        <source>An activation and the enemies that follow it are finished before the next</source>
        <translation>Eine Aktivierung und die folgenden Gegner werden vor der nächsten beendet</translation>
    </message>
    <message>
        <source>%1 is not finished: %2</source>
        <translation>%1 ist nicht fertig: %2</translation>
    </message>
    <message>
        <source>Finish the actions of %1 and let the enemies act</source>
        <translation>Die Aktionen von %1 beenden und die Gegner handeln lassen</translation>
    </message>
    <message>
        <source>Everybody is activated once in a player phase</source>
        <translation>Alle werden in einer Spielerphase einmal aktiviert</translation>
    </message>
    <message>
        <source>%1 has been activated</source>
        <translation>%1 wurde schon aktiviert</translation>
    </message>
    <message>
        <source>Wait for the next turn</source>
        <translation>Auf die nächste Runde warten</translation>
    </message>
    <message>
        <source>Equipment is rearranged at the start of the own activation</source>
        <translation>Ausrüstung wird zu Beginn der eigenen Aktivierung umgeräumt</translation>
    </message>
    <message>
        <source>Do it at the start of the next activation</source>
        <translation>Zu Beginn der nächsten Aktivierung tun</translation>
    </message>
    <message>
        <source>Upgrades are attached and removed at the start of the own activation</source>
        <translation>Upgrades werden zu Beginn der eigenen Aktivierung angebracht und abgenommen</translation>
    </message>
    <message>
        <source>On Activation effects come before the decision to flee</source>
        <translation>„Bei Aktivierung“-Effekte kommen vor der Entscheidung zur Flucht</translation>
    </message>
    <message>
        <source>Use it at the start of the next activation</source>
        <translation>Zu Beginn der nächsten Aktivierung nutzen</translation>
    </message>
    <message>
        <source>The card must have such an effect</source>
        <translation>Die Karte muss einen solchen Effekt haben</translation>
    </message>
    <message>
        <source>%1 has no On Activation effect</source>
        <translation>%1 hat keinen „Bei Aktivierung“-Effekt</translation>
    </message>
    <message>
        <source>Enter its text as an effect</source>
        <translation>Den Kartentext als Effekt eintragen</translation>
    </message>
    <message>
        <source>Only slotted equipment and allies work</source>
        <translation>Nur Ausrüstung und Verbündete auf einem Platz wirken</translation>
    </message>
    <message>
        <source>%1 is in no slot of %2</source>
        <translation>%1 liegt auf keinem Platz von %2</translation>
    </message>
    <message>
        <source>Slot it at the start of the own activation</source>
        <translation>Zu Beginn der eigenen Aktivierung auf einen Platz legen</translation>
    </message>
    <message>
        <source>Every card is used once in an activation</source>
        <translation>Jede Karte wird in einer Aktivierung einmal genutzt</translation>
    </message>
    <message>
        <source>%1 was used</source>
        <translation>%1 wurde schon genutzt</translation>
    </message>
    <message>
        <source>Wait for the next activation, or use another card</source>
        <translation>Auf die nächste Aktivierung warten oder eine andere Karte nutzen</translation>
    </message>
    <message>
        <source>Durability can be spent while an icon is free</source>
        <translation>Haltbarkeit lässt sich ausgeben, solange ein Symbol frei ist</translation>
    </message>
    <message>
        <source>All durability of %1 is spent: %2</source>
        <translation>Alle Haltbarkeit von %1 ist ausgegeben: %2</translation>
    </message>
    <message>
        <source>Repair it first, or use it without</source>
        <translation>Zuerst reparieren oder ohne sie nutzen</translation>
    </message>
    <message>
        <source>Durability is announced before the roll</source>
        <translation>Haltbarkeit wird vor dem Wurf angesagt</translation>
    </message>
    <message>
        <source>%1 was rolled with in this activation</source>
        <translation>Mit %1 wurde in dieser Aktivierung schon gewürfelt</translation>
    </message>
    <message>
        <source>Announce it with the next attack</source>
        <translation>Beim nächsten Angriff ansagen</translation>
    </message>
    <message>
        <source>Nobody takes on more fatigue than there is stamina</source>
        <translation>Niemand nimmt mehr Erschöpfung auf sich, als Ausdauer da ist</translation>
    </message>
    <message>
        <source>%1 has stamina %2, the cost is %3</source>
        <translation>%1 hat Ausdauer %2, die Kosten sind %3</translation>
    </message>
    <message>
        <source>Stamina missing: %4</source>
        <translation>Fehlende Ausdauer: %4</translation>
    </message>
    <message>
        <source>A step out of an area with an enemy is paid with wounds from stamina</source>
        <translation>Ein Schritt aus einem Bereich mit einem Gegner kostet Wunden aus der Ausdauer</translation>
    </message>
    <message>
        <source>Spending the command action buys one command</source>
        <translation>Mit der Befehlsaktion bezahlt man einen Befehl</translation>
    </message>
    <message>
        <source>%1 has no command action left</source>
        <translation>%1 hat keine Befehlsaktion mehr</translation>
    </message>
    <message>
        <source>Wait for the next activation, or spend the shared token</source>
        <translation>Auf die nächste Aktivierung warten oder den gemeinsamen Marker ausgeben</translation>
    </message>
    <message>
        <source>A skill test also costs the command action</source>
        <translation>Eine Fertigkeitsprobe kostet auch die Befehlsaktion</translation>
    </message>
    <message>
        <source>The shared token is spent once a turn, in games with three mercenaries</source>
        <translation>Der gemeinsame Marker wird einmal pro Runde ausgegeben, in Spielen mit drei Söldnern</translation>
    </message>
    <message>
        <source>It is not there</source>
        <translation>Er ist nicht da</translation>
    </message>
    <message>
        <source>Spend the own command action</source>
        <translation>Die eigene Befehlsaktion ausgeben</translation>
    </message>
    <message>
        <source>Support comes from the pool</source>
        <translation>Unterstützung kommt aus dem Vorrat</translation>
    </message>
    <message>
        <source>Rebels: %1, asked for: %2</source>
        <translation>Rebellen: %1, verlangt: %2</translation>
    </message>
    <message>
        <source>Rebels missing: %3</source>
        <translation>Fehlende Rebellen: %3</translation>
    </message>
    <message>
        <source>Nothing reaches over the border of a sector</source>
        <translation>Nichts reicht über die Grenze eines Sektors hinaus</translation>
    </message>
    <message>
        <source>%1 is elsewhere: %2</source>
        <translation>%1 ist anderswo: %2</translation>
    </message>
    <message>
        <source>Choose a target in the own sector</source>
        <translation>Ein Ziel im eigenen Sektor wählen</translation>
    </message>
    <message>
        <source>A target must be within range</source>
        <translation>Ein Ziel muss in Reichweite sein</translation>
    </message>
    <message>
        <source>%1 is %2 areas away, the range is %3</source>
        <translation>%1 ist %2 Bereiche entfernt, die Reichweite ist %3</translation>
    </message>
    <message>
        <source>Go closer or choose another target</source>
        <translation>Näher herangehen oder ein anderes Ziel wählen</translation>
    </message>
    <message>
        <source>A hidden sniper is no target before its crosshair is turned up</source>
        <translation>Ein versteckter Scharfschütze ist kein Ziel, bevor sein Fadenkreuz aufgedeckt ist</translation>
    </message>
    <message>
        <source>%1 is still hidden</source>
        <translation>%1 ist noch versteckt</translation>
    </message>
    <message>
        <source>Reveal the tokens of its set</source>
        <translation>Die Marker des zugehörigen Satzes aufdecken</translation>
    </message>
    <message>
        <source>The type decides where a card works</source>
        <translation>Der Typ bestimmt, wo eine Karte wirkt</translation>
    </message>
    <message>
        <source>%1 does not go there: %3</source>
        <translation>%1 gehört nicht dorthin: %3</translation>
    </message>
    <message>
        <source>Choose a slot for its type</source>
        <translation>Einen Platz für diesen Typ wählen</translation>
    </message>
    <message>
        <source>A slot holds one card</source>
        <translation>Ein Platz nimmt eine Karte auf</translation>
    </message>
    <message>
        <source>There is another card: %3</source>
        <translation>Dort liegt eine andere Karte: %3</translation>
    </message>
    <message>
        <source>Empty that slot first</source>
        <translation>Zuerst diesen Platz leeren</translation>
    </message>
    <message>
        <source>A heavy item needs another slot to be empty</source>
        <translation>Ein schwerer Gegenstand braucht einen weiteren leeren Platz</translation>
    </message>
    <message>
        <source>%1 leaves no slot of %2 empty</source>
        <translation>%1 lässt keinen Platz von %2 leer</translation>
    </message>
    <message>
        <source>Empty another weapon or armour slot; an extra slot does not count</source>
        <translation>Einen weiteren Waffen- oder Panzerungsplatz leeren; ein Zusatzplatz zählt nicht</translation>
    </message>
    <message>
        <source>The extra slot never holds heavy weapons</source>
        <translation>Auf dem Zusatzplatz liegen nie schwere Waffen</translation>
    </message>
    <message>
        <source>%1 is heavy</source>
        <translation>%1 ist schwer</translation>
    </message>
    <message>
        <source>Use one of the two weapon slots</source>
        <translation>Einen der beiden Waffenplätze nutzen</translation>
    </message>
    <message>
        <source>The slot that a heavy item blocks holds nothing</source>
        <translation>Der Platz, den ein schwerer Gegenstand sperrt, bleibt leer</translation>
    </message>
    <message>
        <source>The heavy item of %2 blocks the last empty slot</source>
        <translation>Der schwere Gegenstand von %2 sperrt den letzten leeren Platz</translation>
    </message>
    <message>
        <source>Put the heavy item away first</source>
        <translation>Zuerst den schweren Gegenstand weglegen</translation>
    </message>
    <message>
        <source>The inventory has its limit</source>
        <translation>Das Inventar hat seine Grenze</translation>
    </message>
    <message>
        <source>%1 would carry more than fits: %2 of %3 spaces are taken</source>
        <translation>%1 würde mehr tragen, als passt: %2 von %3 Fächern sind belegt</translation>
    </message>
    <message>
        <source>Discard: %4</source>
        <translation>Ablegen: %4</translation>
    </message>
    <message>
        <source>A heavy item takes 2 spaces</source>
        <translation>Ein schwerer Gegenstand belegt 2 Fächer</translation>
    </message>
    <message>
        <source>%1 has taken %2 of %3 spaces</source>
        <translation>Bei %1 sind %2 von %3 Fächern belegt</translation>
    </message>
    <message>
        <source>Spaces missing: %4</source>
        <translation>Fehlende Fächer: %4</translation>
    </message>
    <message>
        <source>Allies need a free ally slot</source>
        <translation>Verbündete brauchen einen freien Verbündetenplatz</translation>
    </message>
    <message>
        <source>%1 has ally slots: %2, all filled</source>
        <translation>Verbündetenplätze von %1: %2, alle belegt</translation>
    </message>
    <message>
        <source>Discard an ally, or swap them</source>
        <translation>Einen Verbündeten ablegen oder tauschen</translation>
    </message>
    <message>
        <source>Allies change only between scenarios; those for 0$ may be dismissed</source>
        <translation>Verbündete wechseln nur zwischen Szenarien; die für 0$ dürfen entlassen werden</translation>
    </message>
    <message>
        <source>%1 stays for this scenario</source>
        <translation>%1 bleibt für dieses Szenario</translation>
    </message>
    <message>
        <source>Wait for the next setup</source>
        <translation>Auf den nächsten Aufbau warten</translation>
    </message>
    <message>
        <source>Only the own cards are used</source>
        <translation>Nur die eigenen Karten werden genutzt</translation>
    </message>
    <message>
        <source>%1 does not belong to %2</source>
        <translation>%1 gehört nicht %2</translation>
    </message>
    <message>
        <source>Let its owner do it</source>
        <translation>Das dem Besitzer überlassen</translation>
    </message>
    <message>
        <source>Stored cards are out of reach during a scenario</source>
        <translation>Karten im Lager sind während eines Szenarios nicht erreichbar</translation>
    </message>
    <message>
        <source>%1 is in storage</source>
        <translation>%1 ist im Lager</translation>
    </message>
    <message>
        <source>Take it before the next scenario</source>
        <translation>Vor dem nächsten Szenario nehmen</translation>
    </message>
    <message>
        <source>Fleeing is decided before equipment is rearranged</source>
        <translation>Über die Flucht wird entschieden, bevor Ausrüstung umgeräumt wird</translation>
    </message>
    <message>
        <source>Flee at the start of the next activation</source>
        <translation>Zu Beginn der nächsten Aktivierung fliehen</translation>
    </message>
    <message>
        <source>One flees from a contested sector or a mission</source>
        <translation>Geflohen wird aus einem umkämpften Sektor oder von einer Mission</translation>
    </message>
    <message>
        <source>No fight at %1</source>
        <translation>Kein Kampf in %1</translation>
    </message>
    <message>
        <source>Walk</source>
        <translation>Gehen</translation>
    </message>
    <message>
        <source>A liberated sector must border the place</source>
        <translation>Ein befreiter Sektor muss an den Ort grenzen</translation>
    </message>
    <message>
        <source>%1 is no liberated sector next to %2</source>
        <translation>%1 ist kein befreiter Sektor neben %2</translation>
    </message>
    <message>
        <source>Open: %3</source>
        <translation>Offen stehen: %3</translation>
    </message>
    <message>
        <source>Weapon upgrades go on weapons, armour upgrades on armour</source>
        <translation>Waffen-Upgrades gehören an Waffen, Panzerungs-Upgrades an Panzerung</translation>
    </message>
    <message>
        <source>%1 does not fit %2</source>
        <translation>%1 passt nicht an %2</translation>
    </message>
    <message>
        <source>Choose a host of the right kind</source>
        <translation>Einen Träger der richtigen Art wählen</translation>
    </message>
    <message>
        <source>An upgrade needs a free upgrade slot</source>
        <translation>Ein Upgrade braucht einen freien Upgradeplatz</translation>
    </message>
    <message>
        <source>%2 has upgrade slots: %3</source>
        <translation>Upgradeplätze von %2: %3</translation>
    </message>
    <message>
        <source>Choose a host with a free one</source>
        <translation>Einen Träger mit freiem Platz wählen</translation>
    </message>
    <message>
        <source>Only an attached upgrade is taken off</source>
        <translation>Nur ein angebrachtes Upgrade wird abgenommen</translation>
    </message>
    <message>
        <source>%1 is attached to nothing</source>
        <translation>%1 ist nirgends angebracht</translation>
    </message>
    <message>
        <source>Name an attached upgrade</source>
        <translation>Ein angebrachtes Upgrade nennen</translation>
    </message>
    <message>
        <source>One of the two must be the active mercenary</source>
        <translation>Einer von beiden muss der aktive Söldner sein</translation>
    </message>
    <message>
        <source>Neither %1 nor %2 is active</source>
        <translation>Weder %1 noch %2 ist aktiv</translation>
    </message>
    <message>
        <source>Trade during an activation of one of them</source>
        <translation>Während einer Aktivierung eines der beiden tauschen</translation>
    </message>
    <message>
        <source>Only inventory items change hands</source>
        <translation>Nur Karten im Inventar wechseln den Besitzer</translation>
    </message>
    <message>
        <source>%1 is in no inventory</source>
        <translation>%1 ist in keinem Inventar</translation>
    </message>
    <message>
        <source>Move it into the inventory at the start of an activation</source>
        <translation>Zu Beginn einer Aktivierung ins Inventar legen</translation>
    </message>
    <message>
        <source>Whether the knocked-down trade is a reading of yours</source>
        <translation>Ob mit Söldnern außer Gefecht getauscht wird, ist Sache eurer Lesart</translation>
    </message>
    <message>
        <source>%1 or %2 is knocked down</source>
        <translation>%1 oder %2 ist außer Gefecht</translation>
    </message>
    <message>
        <source>Change the setting trade_with_downed</source>
        <translation>Die Einstellung trade_with_downed ändern</translation>
    </message>
    <message>
        <source>Trading needs the same area</source>
        <translation>Getauscht wird im selben Bereich</translation>
    </message>
    <message>
        <source>%1 and %2 are not in the same area</source>
        <translation>%1 und %2 sind nicht im selben Bereich</translation>
    </message>
    <message>
        <source>Bring them together</source>
        <translation>Beide zusammenbringen</translation>
    </message>
    <message>
        <source>Only cards that somebody has</source>
        <translation>Nur Karten, die jemand hat</translation>
    </message>
    <message>
        <source>%1 belongs to nobody there</source>
        <translation>%1 gehört dort niemandem</translation>
    </message>
    <message>
        <source>Name a card that is there</source>
        <translation>Eine Karte nennen, die da ist</translation>
    </message>
    <message>
        <source>Only cards that were gained are taken</source>
        <translation>Nur erhaltene Karten werden genommen</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Loot, buy or trade</source>
        <translation>Plündern, kaufen oder tauschen</translation>
    </message>
    <message>
        <source>A step goes to an adjacent area or sector</source>
        <translation>Ein Schritt führt in einen angrenzenden Bereich oder Sektor</translation>
    </message>
    <message>
        <source>%1 and %2 share no border</source>
        <translation>%1 und %2 haben keine gemeinsame Grenze</translation>
    </message>
    <message>
        <source>Go step by step</source>
        <translation>Schritt für Schritt gehen</translation>
    </message>
    <message>
        <source>Missions are entered from the sector of their access</source>
        <translation>Missionen werden vom Sektor ihres Zugangs aus betreten</translation>
    </message>
    <message>
        <source>%2 cannot be reached from %1</source>
        <translation>%2 ist von %1 aus nicht erreichbar</translation>
    </message>
    <message>
        <source>Go to the sector of its access token first</source>
        <translation>Zuerst in den Sektor mit dem Zugangsmarker gehen</translation>
    </message>
    <message>
        <source>A red border stops movement</source>
        <translation>Eine rote Grenze hält Bewegung auf</translation>
    </message>
    <message>
        <source>Between %1 and %2 the border is red</source>
        <translation>Zwischen %1 und %2 ist die Grenze rot</translation>
    </message>
    <message>
        <source>Go around it</source>
        <translation>Außen herum gehen</translation>
    </message>
    <message>
        <source>Nobody walks out of a contested sector or a mission</source>
        <translation>Niemand geht einfach aus einem umkämpften Sektor oder einer Mission</translation>
    </message>
    <message>
        <source>%1 is contested</source>
        <translation>%1 ist umkämpft</translation>
    </message>
    <message>
        <source>Liberate it, or flee at the start of an activation</source>
        <translation>Den Sektor befreien oder zu Beginn einer Aktivierung fliehen</translation>
    </message>
    <message>
        <source>One enters an area along the crossed border</source>
        <translation>Betreten wird ein Bereich an der überschrittenen Grenze</translation>
    </message>
    <message>
        <source>%1 of %2 is not along that border</source>
        <translation>%1 von %2 liegt nicht an dieser Grenze</translation>
    </message>
    <message>
        <source>Choose one of: %3</source>
        <translation>Eines davon wählen: %3</translation>
    </message>
    <message>
        <source>Only mercenaries of the own area come along</source>
        <translation>Nur Söldner aus dem eigenen Bereich kommen mit</translation>
    </message>
    <message>
        <source>Go to the same area first</source>
        <translation>Zuerst in denselben Bereich gehen</translation>
    </message>
    <message>
        <source>A Retreat goes to an adjacent area</source>
        <translation>Ein Rückzug führt in einen angrenzenden Bereich</translation>
    </message>
    <message>
        <source>Choose an adjacent area</source>
        <translation>Einen angrenzenden Bereich wählen</translation>
    </message>
    <message>
        <source>Such a move stays in its sector</source>
        <translation>Eine solche Bewegung bleibt in ihrem Sektor</translation>
    </message>
    <message>
        <source>%2 is not in the sector</source>
        <translation>%2 liegt nicht im Sektor</translation>
    </message>
    <message>
        <source>Choose an area of the same sector</source>
        <translation>Einen Bereich desselben Sektors wählen</translation>
    </message>
    <message>
        <source>Something must be open to be left unused</source>
        <translation>Es muss etwas offen sein, das ungenutzt bleiben kann</translation>
    </message>
    <message>
        <source>Nothing is open</source>
        <translation>Nichts ist offen</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Weitermachen</translation>
    </message>
    <message>
        <source>Some consumables go only with a certain action</source>
        <translation>Manche Verbrauchsgegenstände gehen nur mit einer bestimmten Aktion</translation>
    </message>
    <message>
        <source>%1 does not help here: %2</source>
        <translation>%1 hilft hier nicht: %2</translation>
    </message>
    <message>
        <source>Choose a card that helps this roll</source>
        <translation>Eine Karte wählen, die bei diesem Wurf hilft</translation>
    </message>
    <message>
        <source>%1 goes with: %2</source>
        <translation>%1 geht zusammen mit: %2</translation>
    </message>
    <message>
        <source>Name it under with= when you roll</source>
        <translation>Beim Würfeln unter with= nennen</translation>
    </message>
    <message>
        <source>An attack is made as an attack</source>
        <translation>Ein Angriff wird als Angriff ausgeführt</translation>
    </message>
    <message>
        <source>%1 attacks</source>
        <translation>%1 greift an</translation>
    </message>
    <message>
        <source>Use attack instead</source>
        <translation>Stattdessen attack verwenden</translation>
    </message>
    <message>
        <source>Repetitions follow a burst</source>
        <translation>Wiederholungen folgen auf einen Feuerstoß</translation>
    </message>
    <message>
        <source>No repetition is left</source>
        <translation>Keine Wiederholung ist übrig</translation>
    </message>
    <message>
        <source>Attack anew</source>
        <translation>Neu angreifen</translation>
    </message>
    <message>
        <source>A reroll changes the last roll</source>
        <translation>Neu gewürfelt wird der letzte Wurf</translation>
    </message>
    <message>
        <source>No roll is open</source>
        <translation>Kein Wurf ist offen</translation>
    </message>
    <message>
        <source>Somebody must be on the mission card</source>
        <translation>Jemand muss auf der Missionskarte sein</translation>
    </message>
    <message>
        <source>Nobody is there: %1</source>
        <translation>Niemand ist da: %1</translation>
    </message>
    <message>
        <source>Enter the mission first</source>
        <translation>Zuerst die Mission betreten</translation>
    </message>
    <message>
        <source>The conditions of a mission are met from left to right</source>
        <translation>Die Bedingungen einer Mission werden von links nach rechts erfüllt</translation>
    </message>
    <message>
        <source>%1 asks next for: %2</source>
        <translation>%1 verlangt als Nächstes: %2</translation>
    </message>
    <message>
        <source>Meet that condition first</source>
        <translation>Zuerst diese Bedingung erfüllen</translation>
    </message>
    <message>
        <source>Every success is used once</source>
        <translation>Jeder Erfolg wird einmal genutzt</translation>
    </message>
    <message>
        <source>Successes left: %1, asked for: %2</source>
        <translation>Verbleibende Erfolge: %1, verlangt: %2</translation>
    </message>
    <message>
        <source>Use fewer, or roll a skill</source>
        <translation>Weniger nutzen oder eine Fertigkeit würfeln</translation>
    </message>
    <message>
        <source>Leadership never helps the roller</source>
        <translation>Führung hilft nie dem, der würfelt</translation>
    </message>
    <message>
        <source>%1 rolled</source>
        <translation>%1 hat gewürfelt</translation>
    </message>
    <message>
        <source>Choose another mercenary</source>
        <translation>Einen anderen Söldner wählen</translation>
    </message>
    <message>
        <source>Leadership reaches the own sector</source>
        <translation>Führung reicht durch den eigenen Sektor</translation>
    </message>
    <message>
        <source>%2 is not in the sector of %1</source>
        <translation>%2 ist nicht im Sektor von %1</translation>
    </message>
    <message>
        <source>Choose somebody in the sector</source>
        <translation>Jemanden im Sektor wählen</translation>
    </message>
    <message>
        <source>Mechanical and Medical reach the own area</source>
        <translation>Mechanik und Medizin reichen durch den eigenen Bereich</translation>
    </message>
    <message>
        <source>%2 is not in the area of %1</source>
        <translation>%2 ist nicht im Bereich von %1</translation>
    </message>
    <message>
        <source>Choose somebody in the area</source>
        <translation>Jemanden im Bereich wählen</translation>
    </message>
    <message>
        <source>Only spent durability is repaired</source>
        <translation>Nur ausgegebene Haltbarkeit wird repariert</translation>
    </message>
    <message>
        <source>%1 of %2 has none</source>
        <translation>%1 von %2 hat keine</translation>
    </message>
    <message>
        <source>Choose a worn card</source>
        <translation>Eine abgenutzte Karte wählen</translation>
    </message>
    <message>
        <source>Medical heals wounds, never a Severe Injury</source>
        <translation>Medizin heilt Wunden, nie eine Schwere Verletzung</translation>
    </message>
    <message>
        <source>%2 keeps the injury</source>
        <translation>%2 behält die Verletzung</translation>
    </message>
    <message>
        <source>Use a card or a place that says so</source>
        <translation>Eine Karte oder einen Ort nutzen, wo es ausdrücklich steht</translation>
    </message>
    <message>
        <source>Train needs a liberated sector</source>
        <translation>Ausbilden (Train) braucht einen befreiten Sektor</translation>
    </message>
    <message>
        <source>%1 is not liberated</source>
        <translation>%1 ist nicht befreit</translation>
    </message>
    <message>
        <source>Go to a liberated sector</source>
        <translation>In einen befreiten Sektor gehen</translation>
    </message>
    <message>
        <source>A sector holds no more rebels than it has slots</source>
        <translation>Ein Sektor nimmt nicht mehr Rebellen auf, als er Plätze hat</translation>
    </message>
    <message>
        <source>%1 has rebel slots: %2, none is free</source>
        <translation>Rebellenplätze von %1: %2, keiner ist frei</translation>
    </message>
    <message>
        <source>Go to a sector with a free slot</source>
        <translation>In einen Sektor mit freiem Platz gehen</translation>
    </message>
    <message>
        <source>A rebel comes from the pool</source>
        <translation>Ein Rebell kommt aus dem Vorrat</translation>
    </message>
    <message>
        <source>There is none</source>
        <translation>Es ist keiner da</translation>
    </message>
    <message>
        <source>Win rebels first</source>
        <translation>Zuerst Rebellen gewinnen</translation>
    </message>
    <message>
        <source>A bribe is at least one die</source>
        <translation>Eine Bestechung umfasst mindestens einen Würfel</translation>
    </message>
    <message>
        <source>No die is paid for</source>
        <translation>Kein Würfel ist bezahlt</translation>
    </message>
    <message>
        <source>Pay for one or more dice</source>
        <translation>Einen oder mehrere Würfel bezahlen</translation>
    </message>
    <message>
        <source>A bribe is paid from the team&apos;s funds</source>
        <translation>Eine Bestechung wird aus dem Geld des Teams bezahlt</translation>
    </message>
    <message>
        <source>It costs %1, the team has %2</source>
        <translation>Sie kostet %1, das Team hat %2</translation>
    </message>
    <message>
        <source>Funds missing: %3</source>
        <translation>Fehlendes Geld: %3</translation>
    </message>
    <message>
        <source>Rebels never support a bribe</source>
        <translation>Rebellen unterstützen nie eine Bestechung</translation>
    </message>
    <message>
        <source>Rebels were named</source>
        <translation>Rebellen wurden genannt</translation>
    </message>
    <message>
        <source>Leave them out</source>
        <translation>Sie weglassen</translation>
    </message>
    <message>
        <source>A face-down token is turned over</source>
        <translation>Umgedreht wird ein verdeckter Marker</translation>
    </message>
    <message>
        <source>%1 does not lie face down</source>
        <translation>%1 liegt nicht verdeckt</translation>
    </message>
    <message>
        <source>Choose another token</source>
        <translation>Einen anderen Marker wählen</translation>
    </message>
    <message>
        <source>Only mercenaries reveal encounters, where they stand</source>
        <translation>Nur Söldner decken Begegnungen auf, und zwar dort, wo sie stehen</translation>
    </message>
    <message>
        <source>Nobody is there: %1 %2</source>
        <translation>Niemand ist da: %1 %2</translation>
    </message>
    <message>
        <source>Go there; say far=true when an action reveals it from elsewhere</source>
        <translation>Dorthin gehen; far=true angeben, wenn eine Aktion sie aus der Ferne aufdeckt</translation>
    </message>
    <message>
        <source>Enemies act after the activation in their sector</source>
        <translation>Gegner handeln nach der Aktivierung in ihrem Sektor</translation>
    </message>
    <message>
        <source>Finish the actions first</source>
        <translation>Zuerst die Aktionen beenden</translation>
    </message>
    <message>
        <source>Enemies act by initiative, elites first, then the closest</source>
        <translation>Gegner handeln nach Initiative, Elite zuerst, dann die nächsten</translation>
    </message>
    <message>
        <source>It is not the turn of %1</source>
        <translation>%1 ist nicht an der Reihe</translation>
    </message>
    <message>
        <source>Next: %2</source>
        <translation>Als Nächstes: %2</translation>
    </message>
    <message>
        <source>The closest mercenary is attacked</source>
        <translation>Angegriffen wird der nächste Söldner</translation>
    </message>
    <message>
        <source>%1 is not the closest</source>
        <translation>%1 ist nicht am nächsten</translation>
    </message>
    <message>
        <source>The target is %2</source>
        <translation>Das Ziel ist %2</translation>
    </message>
    <message>
        <source>There must be damage to answer</source>
        <translation>Es muss Schaden geben, der zu beantworten ist</translation>
    </message>
    <message>
        <source>Nobody is hit</source>
        <translation>Niemand ist getroffen</translation>
    </message>
    <message>
        <source>Stealth is no help against areas and mines</source>
        <translation>Tarnung hilft nicht gegen Bereiche und Minen</translation>
    </message>
    <message>
        <source>%1 can only trust in armour</source>
        <translation>%1 kann nur auf Panzerung vertrauen</translation>
    </message>
    <message>
        <source>Choose armour</source>
        <translation>Panzerung wählen</translation>
    </message>
    <message>
        <source>Rebels support skill, attack and armour rolls only</source>
        <translation>Rebellen unterstützen nur Fertigkeits-, Angriffs- und Panzerungswürfe</translation>
    </message>
    <message>
        <source>Hiding needs stealth dice</source>
        <translation>Verstecken braucht Tarnungswürfel</translation>
    </message>
    <message>
        <source>%1 has none</source>
        <translation>%1 hat keine</translation>
    </message>
    <message>
        <source>The player phase ends when everybody was activated</source>
        <translation>Die Spielerphase endet, wenn alle aktiviert wurden</translation>
    </message>
    <message>
        <source>Still to come: %1</source>
        <translation>Noch ausstehend: %1</translation>
    </message>
    <message>
        <source>Activate them</source>
        <translation>Sie aktivieren</translation>
    </message>
    <message>
        <source>The cards of the dead are settled first</source>
        <translation>Zuerst werden die Karten der Toten geregelt</translation>
    </message>
    <message>
        <source>Somebody&apos;s cards are open</source>
        <translation>Jemandes Karten sind noch offen</translation>
    </message>
    <message>
        <source>Choose the discards and the replacement</source>
        <translation>Die abzulegenden Karten und den Ersatz wählen</translation>
    </message>
    <message>
        <source>What fits nowhere is discarded</source>
        <translation>Was nirgends passt, wird abgelegt</translation>
    </message>
    <message>
        <source>%2 still has no place for %1</source>
        <translation>%2 hat immer noch keinen Platz für %1</translation>
    </message>
    <message>
        <source>Put it away or discard it</source>
        <translation>Weglegen oder ablegen</translation>
    </message>
    <message>
        <source>Each step takes one threat token</source>
        <translation>Jeder Schritt nimmt einen Bedrohungsmarker</translation>
    </message>
    <message>
        <source>No token is left</source>
        <translation>Kein Marker ist übrig</translation>
    </message>
    <message>
        <source>Go on with the event</source>
        <translation>Mit dem Ereignis weitermachen</translation>
    </message>
    <message>
        <source>A counter-attack is resolved at once</source>
        <translation>Ein Gegenangriff wird sofort ausgeführt</translation>
    </message>
    <message>
        <source>It is still open</source>
        <translation>Er ist noch offen</translation>
    </message>
    <message>
        <source>Fight the counter-attack</source>
        <translation>Den Gegenangriff ausfechten</translation>
    </message>
    <message>
        <source>There must be a counter-attack</source>
        <translation>Es muss einen Gegenangriff geben</translation>
    </message>
    <message>
        <source>Nobody attacks</source>
        <translation>Niemand greift an</translation>
    </message>
    <message>
        <source>The event comes from the deck of the level&apos;s colour</source>
        <translation>Das Ereignis kommt aus dem Stapel in der Farbe der Stufe</translation>
    </message>
    <message>
        <source>It is %1; level %3 is %2</source>
        <translation>Es ist %1; Stufe %3 ist %2</translation>
    </message>
    <message>
        <source>Draw a %2 event</source>
        <translation>Ein Ereignis dieser Farbe ziehen: %2</translation>
    </message>
    <message>
        <source>A drawn event comes from a deck</source>
        <translation>Ein gezogenes Ereignis kommt aus einem Stapel</translation>
    </message>
    <message>
        <source>%1 lies in a slot or in the box</source>
        <translation>%1 liegt auf einem Platz oder in der Schachtel</translation>
    </message>
    <message>
        <source>Draw another one</source>
        <translation>Eine andere Karte ziehen</translation>
    </message>
    <message>
        <source>Events are finished before the phase ends</source>
        <translation>Ereignisse werden beendet, bevor die Phase endet</translation>
    </message>
    <message>
        <source>Still to be done: %1</source>
        <translation>Noch zu erledigen: %1</translation>
    </message>
    <message>
        <source>Do it, or leave it undone</source>
        <translation>Ausführen oder unerledigt lassen</translation>
    </message>
    <message>
        <source>Only a sector that is not free can be liberated</source>
        <translation>Nur ein Sektor, der nicht frei ist, lässt sich befreien</translation>
    </message>
    <message>
        <source>%1 is liberated already</source>
        <translation>%1 ist schon befreit</translation>
    </message>
    <message>
        <source>All enemies of the sector must be defeated</source>
        <translation>Alle Gegner des Sektors müssen besiegt sein</translation>
    </message>
    <message>
        <source>%1 still has: %2</source>
        <translation>In %1 sind noch: %2</translation>
    </message>
    <message>
        <source>Defeat them</source>
        <translation>Sie besiegen</translation>
    </message>
    <message>
        <source>No encounter may lie face down</source>
        <translation>Keine Begegnung darf verdeckt liegen</translation>
    </message>
    <message>
        <source>%1 has tokens face down</source>
        <translation>In %1 liegen verdeckte Marker</translation>
    </message>
    <message>
        <source>Reveal them</source>
        <translation>Sie aufdecken</translation>
    </message>
    <message>
        <source>Somebody must still stand</source>
        <translation>Jemand muss noch stehen</translation>
    </message>
    <message>
        <source>Nobody stands in %1</source>
        <translation>In %1 steht niemand</translation>
    </message>
    <message>
        <source>Let somebody stand up again</source>
        <translation>Jemanden wieder aufstehen lassen</translation>
    </message>
    <message>
        <source>A defeated lieutenant is out of the campaign</source>
        <translation>Ein besiegter Leutnant ist aus der Kampagne ausgeschieden</translation>
    </message>
    <message>
        <source>%1 is gone</source>
        <translation>%1 ist ausgeschieden</translation>
    </message>
    <message>
        <source>Choose another one</source>
        <translation>Eine andere Wahl treffen</translation>
    </message>
    <message>
        <source>Every lieutenant is unique</source>
        <translation>Jeden Leutnant gibt es nur einmal</translation>
    </message>
    <message>
        <source>%1 is in play</source>
        <translation>%1 ist im Spiel</translation>
    </message>
    <message>
        <source>A lieutenant waits beside the dictator until found</source>
        <translation>Ein Leutnant wartet neben dem Diktator, bis er gefunden wird</translation>
    </message>
    <message>
        <source>%1 is not beside the dictator</source>
        <translation>%1 ist nicht neben dem Diktator</translation>
    </message>
    <message>
        <source>Bring it into play first</source>
        <translation>Zuerst ins Spiel bringen</translation>
    </message>
    <message>
        <source>Lieutenants hide in occupied sectors</source>
        <translation>Leutnants verstecken sich in besetzten Sektoren</translation>
    </message>
    <message>
        <source>%1 is not occupied</source>
        <translation>%1 ist nicht besetzt</translation>
    </message>
    <message>
        <source>Choose an occupied sector</source>
        <translation>Einen besetzten Sektor wählen</translation>
    </message>
    <message>
        <source>One lieutenant to a sector</source>
        <translation>Ein Leutnant pro Sektor</translation>
    </message>
    <message>
        <source>%1 has one</source>
        <translation>%1 hat schon einen</translation>
    </message>
    <message>
        <source>Choose another sector</source>
        <translation>Einen anderen Sektor wählen</translation>
    </message>
    <message>
        <source>A solved mission does not come back</source>
        <translation>Eine gelöste Mission kommt nicht zurück</translation>
    </message>
    <message>
        <source>A mission lies on the table once</source>
        <translation>Eine Mission liegt nur einmal auf dem Tisch</translation>
    </message>
    <message>
        <source>%1 lies there</source>
        <translation>%1 liegt schon da</translation>
    </message>
    <message>
        <source>The mission must be in play and open</source>
        <translation>Die Mission muss im Spiel und offen sein</translation>
    </message>
    <message>
        <source>%1 has nothing left to do</source>
        <translation>Bei %1 ist nichts mehr zu tun</translation>
    </message>
    <message>
        <source>Lay it out first</source>
        <translation>Zuerst auslegen</translation>
    </message>
    <message>
        <source>A skill condition needs a single roll</source>
        <translation>Eine Fertigkeitsbedingung verlangt einen einzigen Wurf</translation>
    </message>
    <message>
        <source>%1 asks for %2 %3</source>
        <translation>%1 verlangt %2 %3</translation>
    </message>
    <message>
        <source>Roll the skill with mission=</source>
        <translation>Die Fertigkeit mit mission= würfeln</translation>
    </message>
    <message>
        <source>All enemies on the card must be defeated</source>
        <translation>Alle Gegner auf der Karte müssen besiegt sein</translation>
    </message>
    <message>
        <source>%1 is still guarded</source>
        <translation>%1 ist noch bewacht</translation>
    </message>
    <message>
        <source>Only the cards of the dead are settled</source>
        <translation>Nur die Karten der Toten werden geregelt</translation>
    </message>
    <message>
        <source>%1 is not dead</source>
        <translation>%1 ist nicht tot</translation>
    </message>
    <message>
        <source>Half of the cards, rounded down, are discarded</source>
        <translation>Die Hälfte der Karten, abgerundet, wird abgelegt</translation>
    </message>
    <message>
        <source>%1 chosen, %2 due of %3</source>
        <translation>%1 gewählt, %2 von %3 fällig</translation>
    </message>
    <message>
        <source>Choose %2</source>
        <translation>%2 wählen</translation>
    </message>
    <message>
        <source>A replacement comes from the boards not in use</source>
        <translation>Ein Ersatz kommt von den ungenutzten Tafeln</translation>
    </message>
    <message>
        <source>%1 is not free</source>
        <translation>%1 ist nicht frei</translation>
    </message>
    <message>
        <source>Choose another board</source>
        <translation>Eine andere Tafel wählen</translation>
    </message>
    <message>
        <source>A replacement is chosen while there is one</source>
        <translation>Ein Ersatz wird gewählt, solange es einen gibt</translation>
    </message>
    <message>
        <source>Free: %1</source>
        <translation>Frei: %1</translation>
    </message>
    <message>
        <source>Add by=</source>
        <translation>by= ergänzen</translation>
    </message>
    <message>
        <source>Only a chosen replacement enters</source>
        <translation>Nur ein gewählter Ersatz kommt ins Spiel</translation>
    </message>
    <message>
        <source>%1 does not wait to enter</source>
        <translation>%1 wartet nicht auf den Einsatz</translation>
    </message>
    <message>
        <source>Choose a replacement first</source>
        <translation>Zuerst einen Ersatz wählen</translation>
    </message>
    <message>
        <source>Replacements enter when the next player phase begins</source>
        <translation>Ersatz kommt ins Spiel, wenn die nächste Spielerphase beginnt</translation>
    </message>
    <message>
        <source>%1 must wait: %2</source>
        <translation>%1 muss warten: %2</translation>
    </message>
    <message>
        <source>Bring it in at the beginning of the next player phase</source>
        <translation>Zu Beginn der nächsten Spielerphase ins Spiel bringen</translation>
    </message>
    <message>
        <source>Replacements enter in a liberated sector or where a mercenary stands</source>
        <translation>Ersatz kommt in einem befreiten Sektor ins Spiel oder wo ein Söldner steht</translation>
    </message>
    <message>
        <source>Nobody is there and it is not free: %1</source>
        <translation>Niemand ist da, und frei ist es nicht: %1</translation>
    </message>
    <message>
        <source>Choose another place</source>
        <translation>Einen anderen Ort wählen</translation>
    </message>
    <message>
        <source>The campaign must allow the scenario</source>
        <translation>Die Kampagne muss das Szenario zulassen</translation>
    </message>
    <message>
        <source>%1 asks for a victory in %2</source>
        <translation>%1 verlangt einen Sieg in %2</translation>
    </message>
    <message>
        <source>Win that scenario first</source>
        <translation>Zuerst dieses Szenario gewinnen</translation>
    </message>
    <message>
        <source>The number of players sets the number of mercenaries</source>
        <translation>Die Zahl der Spieler bestimmt die Zahl der Söldner</translation>
    </message>
    <message>
        <source>%1 named, %2 needed for %3 players</source>
        <translation>%1 genannt, %2 nötig für %3 Spieler</translation>
    </message>
    <message>
        <source>Name %2</source>
        <translation>%2 nennen</translation>
    </message>
    <message>
        <source>3 or 4 mercenaries play</source>
        <translation>3 oder 4 Söldner spielen mit</translation>
    </message>
    <message>
        <source>%1 named</source>
        <translation>%1 genannt</translation>
    </message>
    <message>
        <source>Name 3 or 4</source>
        <translation>3 oder 4 nennen</translation>
    </message>
    <message>
        <source>The dead never come back</source>
        <translation>Die Toten kommen nie zurück</translation>
    </message>
    <message>
        <source>%1 cannot be chosen</source>
        <translation>%1 kann nicht gewählt werden</translation>
    </message>
    <message>
        <source>Choose somebody who lives</source>
        <translation>Jemanden wählen, der lebt</translation>
    </message>
    <message>
        <source>This belongs to the setup</source>
        <translation>Das gehört zum Aufbau</translation>
    </message>
    <message>
        <source>Begin a scenario</source>
        <translation>Ein Szenario beginnen</translation>
    </message>
    <message>
        <source>Every step is ticked once</source>
        <translation>Jeder Schritt wird einmal abgehakt</translation>
    </message>
    <message>
        <source>Step %1 is ticked</source>
        <translation>Schritt %1 ist abgehakt</translation>
    </message>
    <message>
        <source>Mercenaries start where the scenario says</source>
        <translation>Söldner beginnen dort, wo das Szenario es sagt</translation>
    </message>
    <message>
        <source>%1 is not the start: %2</source>
        <translation>%1 ist nicht der Start: %2</translation>
    </message>
    <message>
        <source>Choose the start</source>
        <translation>Den Start wählen</translation>
    </message>
    <message>
        <source>Everybody stands on a start position</source>
        <translation>Alle stehen auf einer Startposition</translation>
    </message>
    <message>
        <source>Not placed: %1</source>
        <translation>Nicht platziert: %1</translation>
    </message>
    <message>
        <source>Place them</source>
        <translation>Sie platzieren</translation>
    </message>
    <message>
        <source>A running scenario is won or lost</source>
        <translation>Ein laufendes Szenario wird gewonnen oder verloren</translation>
    </message>
    <message>
        <source>A scenario is put away when it has ended</source>
        <translation>Ein Szenario wird weggeräumt, wenn es zu Ende ist</translation>
    </message>
    <message>
        <source>Play on, or declare how it ended</source>
        <translation>Weiterspielen oder erklären, wie es ausging</translation>
    </message>
    <message>
        <source>1 to 4 players</source>
        <translation>1 bis 4 Spieler</translation>
    </message>
    <message>
        <source>Name 1 to 4</source>
        <translation>1 bis 4 nennen</translation>
    </message>
    <message>
        <source>Only unlocked cards of the market deck are bought</source>
        <translation>Nur freigeschaltete Karten des Marktstapels werden gekauft</translation>
    </message>
    <message>
        <source>%1 is not in the market deck</source>
        <translation>%1 ist nicht im Marktstapel</translation>
    </message>
    <message>
        <source>Unlock it first</source>
        <translation>Zuerst freischalten</translation>
    </message>
    <message>
        <source>The price must be known</source>
        <translation>Der Preis muss bekannt sein</translation>
    </message>
    <message>
        <source>The price of %1 is not entered</source>
        <translation>Der Preis von %1 ist nicht eingetragen</translation>
    </message>
    <message>
        <source>Enter it from the card</source>
        <translation>Von der Karte eintragen</translation>
    </message>
    <message>
        <source>Cards cost funds</source>
        <translation>Karten kosten Geld</translation>
    </message>
    <message>
        <source>%1 costs %2, the team has %3</source>
        <translation>%1 kostet %2, das Team hat %3</translation>
    </message>
    <message>
        <source>Funds missing: %4</source>
        <translation>Fehlendes Geld: %4</translation>
    </message>
    <message>
        <source>Something must be named</source>
        <translation>Etwas muss genannt sein</translation>
    </message>
    <message>
        <source>Nothing is named</source>
        <translation>Nichts ist genannt</translation>
    </message>
    <message>
        <source>Name a card</source>
        <translation>Eine Karte nennen</translation>
    </message>
    <message>
        <source>Only the team&apos;s own cards</source>
        <translation>Nur die eigenen Karten des Teams</translation>
    </message>
    <message>
        <source>%1 does not belong to the team</source>
        <translation>%1 gehört nicht dem Team</translation>
    </message>
    <message>
        <source>Name a card of the team</source>
        <translation>Eine Karte des Teams nennen</translation>
    </message>
    <message>
        <source>Mercenaries go to players of this campaign</source>
        <translation>Söldner gehen an Spieler dieser Kampagne</translation>
    </message>
    <message>
        <source>%1 does not play</source>
        <translation>%1 spielt nicht mit</translation>
    </message>
    <message>
        <source>Choose one of: %2</source>
        <translation>Einen davon wählen: %2</translation>
    </message>
    <message>
        <source>Somebody of the team is replaced</source>
        <translation>Ersetzt wird jemand aus dem Team</translation>
    </message>
    <message>
        <source>%1 is not in the team</source>
        <translation>%1 ist nicht im Team</translation>
    </message>
    <message>
        <source>Every city is ticked once</source>
        <translation>Jede Stadt wird einmal abgehakt</translation>
    </message>
    <message>
        <source>%1 is ticked</source>
        <translation>%1 ist abgehakt</translation>
    </message>
    <message>
        <source>The tracker has no experience box for the tank</source>
        <translation>Der Kampagnenbogen hat kein Erfahrungskästchen für den Panzer</translation>
    </message>
    <message>
        <source>%1 is the tank</source>
        <translation>%1 ist der Panzer</translation>
    </message>
    <message>
        <source>Choose another enemy</source>
        <translation>Einen anderen Gegner wählen</translation>
    </message>
    <message>
        <source>Every experience box is ticked once</source>
        <translation>Jedes Erfahrungskästchen wird einmal abgehakt</translation>
    </message>
    <message>
        <source>%1 is experienced</source>
        <translation>%1 ist erfahren</translation>
    </message>
    <message>
        <source>Cards come from the A.I.M. deck</source>
        <translation>Karten kommen aus dem A.I.M.-Stapel</translation>
    </message>
    <message>
        <source>%1 is not in it</source>
        <translation>%1 ist nicht darin</translation>
    </message>
    <message>
        <source>Name cards that are still in it</source>
        <translation>Karten nennen, die noch darin sind</translation>
    </message>
    <message>
        <source>Cards or numbers must be named</source>
        <translation>Karten oder Nummern müssen genannt sein</translation>
    </message>
    <message>
        <source>Give cards, or first and last</source>
        <translation>cards angeben oder first und last</translation>
    </message>
    <message>
        <source>A die has 2 to 20 faces</source>
        <translation>Ein Würfel hat 2 bis 20 Seiten</translation>
    </message>
    <message>
        <source>%1 faces</source>
        <translation>%1 Seiten</translation>
    </message>
    <message>
        <source>Copy all faces of the die</source>
        <translation>Alle Seiten des Würfels übernehmen</translation>
    </message>
    <message>
        <source>A face carries 0 to 4 successes</source>
        <translation>Eine Seite trägt 0 bis 4 Erfolge</translation>
    </message>
    <message>
        <source>A face carries more</source>
        <translation>Eine Seite trägt mehr</translation>
    </message>
    <message>
        <source>Give 0 to 4</source>
        <translation>0 bis 4 angeben</translation>
    </message>
    <message>
        <source>A chain of Expertise must be able to end</source>
        <translation>Eine Kette durch Fachkenntnis muss enden können</translation>
    </message>
    <message>
        <source>Every face shows the icon</source>
        <translation>Jede Seite zeigt das Symbol</translation>
    </message>
    <message>
        <source>Leave a face without it</source>
        <translation>Eine Seite ohne es lassen</translation>
    </message>
    <message>
        <source>Blue succeeds on exactly half of its faces</source>
        <translation>Blau hat auf genau der Hälfte der Seiten Erfolg</translation>
    </message>
    <message>
        <source>%1 of %2 faces succeed</source>
        <translation>%1 von %2 Seiten haben Erfolg</translation>
    </message>
    <message>
        <source>Make it one half</source>
        <translation>Auf die Hälfte bringen</translation>
    </message>
    <message>
        <source>After a victory only sectors with a mercenary are looted</source>
        <translation>Nach einem Sieg werden nur Sektoren mit einem Söldner geplündert</translation>
    </message>
    <message>
        <source>Nobody stands there: %1, %2</source>
        <translation>Dort steht niemand: %1, %2</translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation>Es liegen lassen</translation>
    </message>
    <message>
        <source>Looting needs the same area</source>
        <translation>Geplündert wird im selben Bereich</translation>
    </message>
    <message>
        <source>%1 lies elsewhere: %2</source>
        <translation>%1 liegt anderswo: %2</translation>
    </message>
    <message>
        <source>Go there first</source>
        <translation>Zuerst dorthin gehen</translation>
    </message>
    <message>
        <source>A corpse or a face-up loot token is looted</source>
        <translation>Geplündert wird eine Leiche oder ein offener Beutemarker</translation>
    </message>
    <message>
        <source>%1 has no loot</source>
        <translation>%1 hat keine Beute</translation>
    </message>
    <message>
        <source>The card comes from the deck of the loot icon</source>
        <translation>Die Karte kommt aus dem Stapel des Beutesymbols</translation>
    </message>
    <message>
        <source>%1 does not come from there: %2</source>
        <translation>%1 kommt nicht von dort: %2</translation>
    </message>
    <message>
        <source>Draw from that deck</source>
        <translation>Aus diesem Stapel ziehen</translation>
    </message>
    <message>
        <source>Rewards go to somebody who stands</source>
        <translation>Belohnungen gehen an jemanden, der steht</translation>
    </message>
    <message>
        <source>Choose somebody who stands</source>
        <translation>Jemanden wählen, der steht</translation>
    </message>
    <message>
        <source>A revealed tank token can keep the tank from killing an ally</source>
        <translation>Ein aufgedeckter Panzermarker kann verhindern, dass der Panzer einen Verbündeten tötet</translation>
    </message>
    <message>
        <source>%1 is safe this time</source>
        <translation>%1 ist diesmal sicher</translation>
    </message>
    <message>
        <source>Leave the effect undone</source>
        <translation>Den Effekt unerledigt lassen</translation>
    </message>
    <message>
        <source>What left the campaign does not come back</source>
        <translation>Was aus der Kampagne ausgeschieden ist, kommt nicht zurück</translation>
    </message>
    <message>
        <source>%1 was removed</source>
        <translation>%1 wurde entfernt</translation>
    </message>
    <message>
        <source>Enter another card</source>
        <translation>Eine andere Karte eintragen</translation>
    </message>
    <message>
        <source>A killed ally never returns</source>
        <translation>Ein getöteter Verbündeter kehrt nie zurück</translation>
    </message>
    <message>
        <source>%1 was killed</source>
        <translation>%1 wurde getötet</translation>
    </message>
    <message>
        <source>The faces are compared with the real dice</source>
        <translation>Die Seiten sind mit den echten Würfeln verglichen</translation>
    </message>
    <message>
        <source>The faces are an example, not those of your dice</source>
        <translation>Die Seiten sind ein Beispiel, nicht die eurer Würfel</translation>
    </message>
    <message>
        <source>Copy the faces from your dice, then confirm them</source>
        <translation>Die Seiten von den eigenen Würfeln übernehmen, dann bestätigen</translation>
    </message>
    <message>
        <source>Group Moves out of an area with an enemy</source>
        <translation>Gruppenbewegungen aus einem Bereich mit einem Gegner</translation>
    </message>
    <message>
        <source>Everybody who moves suffers a wound</source>
        <translation>Alle, die sich bewegen, erleiden eine Wunde</translation>
    </message>
    <message>
        <source>Change the setting group_move_leaving</source>
        <translation>Die Einstellung group_move_leaving ändern</translation>
    </message>
    <message>
        <source>Successes are used before the activation ends</source>
        <translation>Erfolge werden genutzt, bevor die Aktivierung endet</translation>
    </message>
    <message>
        <source>Successes not used: %1</source>
        <translation>Ungenutzte Erfolge: %1</translation>
    </message>
    <message>
        <source>Assign them first</source>
        <translation>Zuerst zuteilen</translation>
    </message>
    <message>
        <source>The dice can reach the difficulty</source>
        <translation>Die Würfel können die Schwierigkeit erreichen</translation>
    </message>
    <message>
        <source>%1 dice cannot reach %2</source>
        <translation>%1 Würfel können %2 nicht erreichen</translation>
    </message>
    <message>
        <source>A dictator board is chosen</source>
        <translation>Eine Diktatortafel ist gewählt</translation>
    </message>
    <message>
        <source>No dictator board is entered</source>
        <translation>Keine Diktatortafel ist eingetragen</translation>
    </message>
    <message>
        <source>Choose one</source>
        <translation>Eine wählen</translation>
    </message>
    <message>
        <source>The setup has 17 steps</source>
        <translation>Der Aufbau hat 17 Schritte</translation>
    </message>
    <message>
        <source>Ticked: %1 of %2</source>
        <translation>Abgehakt: %1 von %2</translation>
    </message>
    <message>
        <source>Look through the rest</source>
        <translation>Den Rest durchsehen</translation>
    </message>
    <message>
        <source>An access token leads to the mission</source>
        <translation>Ein Zugangsmarker führt zur Mission</translation>
    </message>
    <message>
        <source>No token with the icon of %1 lies anywhere</source>
        <translation>Nirgends liegt ein Marker mit dem Symbol von %1</translation>
    </message>
    <message>
        <source>Lay the access token</source>
        <translation>Den Zugangsmarker legen</translation>
    </message>
    <message>
        <source>The A.I.M. deck is complete and in order</source>
        <translation>Der A.I.M.-Stapel ist vollständig und geordnet</translation>
    </message>
    <message>
        <source>Not entered or missing: %1, in all %2</source>
        <translation>Nicht eingetragen oder fehlend: %1, insgesamt %2</translation>
    </message>
    <message>
        <source>Look for the missing cards</source>
        <translation>Die fehlenden Karten suchen</translation>
    </message>
    <message>
        <source>The topmost box is ticked first</source>
        <translation>Das oberste Kästchen wird zuerst abgehakt</translation>
    </message>
    <message>
        <source>Topmost is %1</source>
        <translation>Das oberste ist %1</translation>
    </message>
    <message>
        <source>Tick that one, unless the scenario says otherwise</source>
        <translation>Dieses abhaken, wenn das Szenario nichts anderes sagt</translation>
    </message>
    <message>
        <source>Red is better than orange, orange better than yellow</source>
        <translation>Rot ist besser als Orange, Orange besser als Gelb</translation>
    </message>
    <message>
        <source>The faces do not keep that order</source>
        <translation>Die Seiten halten diese Reihenfolge nicht ein</translation>
    </message>
    <message>
        <source>Compare them with the real dice</source>
        <translation>Mit den echten Würfeln vergleichen</translation>
    </message>
    <message>
        <source>It does not</source>
        <translation>So ist es nicht</translation>
    </message>
    <message>
        <source>Compare it with the real die</source>
        <translation>Mit dem echten Würfel vergleichen</translation>
    </message>
    <message>
        <source>What a card says is done</source>
        <translation>Was eine Karte sagt, wird getan</translation>
    </message>
    <message>
        <source>The card does not say may: %1</source>
        <translation>Auf der Karte steht kein „darf“: %1</translation>
    </message>
    <message>
        <source>Do it</source>
        <translation>Es ausführen</translation>
    </message>
    <message>
        <source>Command action, fatigue, On Activation effects, flee or not, equipment: in this order</source>
        <translation>Befehlsaktion, Erschöpfung, „Bei Aktivierung“-Effekte, Flucht oder nicht, Ausrüstung: in dieser Reihenfolge</translation>
    </message>
    <message>
        <source>Own actions and enemies are done</source>
        <translation>Eigene Aktionen und Gegner sind erledigt</translation>
    </message>
    <message>
        <source>Alarm: one more threat token at once</source>
        <translation>Alarm: sofort ein weiterer Bedrohungsmarker</translation>
    </message>
    <message>
        <source>An ally&apos;s action is used once in an activation</source>
        <translation>Die Aktion eines Verbündeten wird in einer Aktivierung einmal genutzt</translation>
    </message>
    <message>
        <source>A killed ally is noted and never returns</source>
        <translation>Ein getöteter Verbündeter wird vermerkt und kehrt nie zurück</translation>
    </message>
    <message>
        <source>Every mercenary knocked down at once loses the scenario</source>
        <translation>Sind alle Söldner zugleich außer Gefecht, ist das Szenario verloren</translation>
    </message>
    <message>
        <source>Knocked down already</source>
        <translation>Schon außer Gefecht</translation>
    </message>
    <message>
        <source>Everybody in the target area is hit by one roll, friends too, but never the attacker</source>
        <translation>Alle im Zielbereich werden von einem Wurf getroffen, auch Freunde, nie aber der Angreifer</translation>
    </message>
    <message>
        <source>Armour is subtracted from each attack</source>
        <translation>Panzerung wird von jedem Angriff abgezogen</translation>
    </message>
    <message>
        <source>Against areas and mines only armour helps</source>
        <translation>Gegen Bereiche und Minen hilft nur Panzerung</translation>
    </message>
    <message>
        <source>An attached upgrade is part of its host and takes no space</source>
        <translation>Ein angebrachtes Upgrade gehört zu seinem Träger und belegt kein Fach</translation>
    </message>
    <message>
        <source>Choose, pay, roll all dice together, subtract armour</source>
        <translation>Wählen, bezahlen, alle Würfel zusammen werfen, Panzerung abziehen</translation>
    </message>
    <message>
        <source>The mercenary chooses armour or stealth</source>
        <translation>Der Söldner wählt Panzerung oder Tarnung</translation>
    </message>
    <message>
        <source>Every mercenary in its area is attacked, each on its own</source>
        <translation>Alle Söldner im Bereich werden angegriffen, jeder für sich</translation>
    </message>
    <message>
        <source>Everybody on a solved mission goes back to the access sector</source>
        <translation>Alle auf einer gelösten Mission gehen zurück in den Sektor des Zugangs</translation>
    </message>
    <message>
        <source>Before a scenario anything may change hands</source>
        <translation>Vor einem Szenario darf alles den Besitzer wechseln</translation>
    </message>
    <message>
        <source>Bleeding: one wound after the activation, whatever the armour</source>
        <translation>Blutung (Bleeding): eine Wunde nach der Aktivierung, gleich welche Panzerung</translation>
    </message>
    <message>
        <source>A bounty hunt is won by defeating its target</source>
        <translation>Eine Kopfgeldjagd ist gewonnen, wenn ihr Ziel besiegt ist</translation>
    </message>
    <message>
        <source>A burst is repeated; each repetition is an attack of its own, and what was spent counts for all</source>
        <translation>Ein Feuerstoß (Burst) wird wiederholt; jede Wiederholung ist ein eigener Angriff, und was ausgegeben wurde, zählt für alle</translation>
    </message>
    <message>
        <source>Without mercenaries the campaign is over</source>
        <translation>Ohne Söldner ist die Kampagne vorbei</translation>
    </message>
    <message>
        <source>The text of a card stands above the rules</source>
        <translation>Der Text einer Karte steht über den Regeln</translation>
    </message>
    <message>
        <source>Conditions go except Severe Injuries, stamina and durability are full again</source>
        <translation>Zustände gehen weg, Schwere Verletzungen nicht; Ausdauer und Haltbarkeit sind wieder voll</translation>
    </message>
    <message>
        <source>The command action is ready again</source>
        <translation>Die Befehlsaktion ist wieder bereit</translation>
    </message>
    <message>
        <source>A condition is applied, damage or not</source>
        <translation>Ein Zustand gilt, ob mit Schaden oder ohne</translation>
    </message>
    <message>
        <source>Everybody in the area gets the condition</source>
        <translation>Alle im Bereich erhalten den Zustand</translation>
    </message>
    <message>
        <source>A consumable works from the inventory, once, and is discarded</source>
        <translation>Ein Verbrauchsgegenstand wirkt aus dem Inventar, einmal, und wird abgelegt</translation>
    </message>
    <message>
        <source>Entering an occupied sector turns its spawn card over</source>
        <translation>Beim Betreten eines besetzten Sektors wird seine Spawnkarte umgedreht</translation>
    </message>
    <message>
        <source>A counter-attack token under the marker is used up and resolved at once</source>
        <translation>Ein Gegenangriffsmarker unter dem Anzeiger ist verbraucht und wird sofort ausgeführt</translation>
    </message>
    <message>
        <source>A counter-attack that is not fended off loses the scenario</source>
        <translation>Ein nicht abgewehrter Gegenangriff lässt das Szenario verloren gehen</translation>
    </message>
    <message>
        <source>A new cube goes into the stamina zone</source>
        <translation>Ein neues Klötzchen kommt in die Ausdauerzone</translation>
    </message>
    <message>
        <source>A removed cube comes from stamina, then fatigue, then wounds, and never knocks out</source>
        <translation>Ein entferntes Klötzchen kommt aus der Ausdauer, dann aus der Erschöpfung, dann aus den Wunden und setzt nie außer Gefecht</translation>
    </message>
    <message>
        <source>A condition ends</source>
        <translation>Ein Zustand endet</translation>
    </message>
    <message>
        <source>Damage is placed as red cubes</source>
        <translation>Schaden wird mit roten Klötzchen gelegt</translation>
    </message>
    <message>
        <source>By day a threat token is added</source>
        <translation>Bei Tag kommt ein Bedrohungsmarker hinzu</translation>
    </message>
    <message>
        <source>A second Severe Injury kills</source>
        <translation>Eine zweite Schwere Verletzung tötet</translation>
    </message>
    <message>
        <source>Something raises the price of bribing</source>
        <translation>Etwas erhöht den Preis der Bestechung</translation>
    </message>
    <message>
        <source>Damage up to the health defeats</source>
        <translation>Schaden in Höhe der Gesundheit besiegt</translation>
    </message>
    <message>
        <source>A found lieutenant defends its sector</source>
        <translation>Ein gefundener Leutnant verteidigt seinen Sektor</translation>
    </message>
    <message>
        <source>Counter-attacks aim at the whole board: all manning rebels count</source>
        <translation>Gegenangriffe zielen auf den ganzen Spielplan: Alle sichernden Rebellen zählen</translation>
    </message>
    <message>
        <source>A lack of dice never shrinks a pool</source>
        <translation>Auch wenn Würfel fehlen, bleibt die Zahl der zu werfenden gleich</translation>
    </message>
    <message>
        <source>Threat, counter-attacks, event</source>
        <translation>Bedrohung, Gegenangriffe, Ereignis</translation>
    </message>
    <message>
        <source>Cards may be discarded at any time</source>
        <translation>Karten dürfen jederzeit abgelegt werden</translation>
    </message>
    <message>
        <source>An ally for 0$ may be dismissed and taken back later</source>
        <translation>Ein Verbündeter für 0$ darf entlassen und später wieder genommen werden</translation>
    </message>
    <message>
        <source>To be done now</source>
        <translation>Jetzt zu erledigen</translation>
    </message>
    <message>
        <source>A random encounter lies face down</source>
        <translation>Eine zufällige Begegnung liegt verdeckt</translation>
    </message>
    <message>
        <source>Every enemy of the sector acts after an activation there</source>
        <translation>Jeder Gegner des Sektors handelt nach einer Aktivierung dort</translation>
    </message>
    <message>
        <source>The next enemy follows</source>
        <translation>Der nächste Gegner folgt</translation>
    </message>
    <message>
        <source>A step along a shortest way, through the emptiest area</source>
        <translation>Ein Schritt auf einem kürzesten Weg, durch den leersten Bereich</translation>
    </message>
    <message>
        <source>The spawn card, an encounter or a mission brings enemies</source>
        <translation>Spawnkarte, Begegnung oder Mission bringen Gegner</translation>
    </message>
    <message>
        <source>The shown enemy is placed, the token is out of the game</source>
        <translation>Der gezeigte Gegner wird platziert, der Marker ist aus dem Spiel</translation>
    </message>
    <message>
        <source>A replacement enters with everything fresh</source>
        <translation>Ein Ersatz kommt mit allem frisch ins Spiel</translation>
    </message>
    <message>
        <source>A successful stealth: no damage, no condition, nothing</source>
        <translation>Gelungene Tarnung (Stealth): kein Schaden, kein Zustand, nichts</translation>
    </message>
    <message>
        <source>The event of the level&apos;s colour is carried out</source>
        <translation>Das Ereignis in der Farbe der Stufe wird ausgeführt</translation>
    </message>
    <message>
        <source>Experienced enemies use the back of their card</source>
        <translation>Erfahrene Gegner nutzen die Rückseite ihrer Karte</translation>
    </message>
    <message>
        <source>Every expertise icon adds a die of its colour, in turn</source>
        <translation>Jedes Fachkenntnis-Symbol (Expertise) bringt einen Würfel seiner Farbe hinzu, und so weiter</translation>
    </message>
    <message>
        <source>A failed test keeps nothing; its successes serve the usual effect</source>
        <translation>Von einer misslungenen Probe bleibt nichts; ihre Erfolge dienen dem gewöhnlichen Effekt</translation>
    </message>
    <message>
        <source>An action may reveal an encounter elsewhere; without a target nothing happens</source>
        <translation>Eine Aktion darf anderswo eine Begegnung aufdecken; ohne Ziel geschieht nichts</translation>
    </message>
    <message>
        <source>Fatigue: cubes from stamina to fatigue</source>
        <translation>Erschöpfung: Klötzchen von der Ausdauer zur Erschöpfung</translation>
    </message>
    <message>
        <source>Every mercenary in the area suffers 2 fatigue</source>
        <translation>Alle Söldner im Bereich erleiden 2 Erschöpfung</translation>
    </message>
    <message>
        <source>Everybody of the sector, the knocked-down too, goes to one liberated sector; the turn is over</source>
        <translation>Alle aus dem Sektor, auch wer außer Gefecht ist, gehen in einen befreiten Sektor; die Aktivierung ist vorbei</translation>
    </message>
    <message>
        <source>Nobody has to use everything</source>
        <translation>Niemand muss alles nutzen</translation>
    </message>
    <message>
        <source>Found: full damage and everything that comes with it</source>
        <translation>Entdeckt: voller Schaden und alles, was dazugehört</translation>
    </message>
    <message>
        <source>The crosshair shows where the sniper is</source>
        <translation>Das Fadenkreuz zeigt, wo der Scharfschütze ist</translation>
    </message>
    <message>
        <source>A Free Move costs nothing, not even out of an area with enemies</source>
        <translation>Eine Freie Bewegung (Free Move) kostet nichts, auch nicht aus einem Bereich mit Gegnern</translation>
    </message>
    <message>
        <source>A replacement may draw on stored cards</source>
        <translation>Ein Ersatz darf Karten aus dem Lager nehmen</translation>
    </message>
    <message>
        <source>One team, one purse</source>
        <translation>Ein Team, eine Kasse</translation>
    </message>
    <message>
        <source>A new card goes where it fits</source>
        <translation>Eine neue Karte kommt dorthin, wo sie passt</translation>
    </message>
    <message>
        <source>A condition of a mission is met and stays met</source>
        <translation>Eine Bedingung einer Mission ist erfüllt und bleibt erfüllt</translation>
    </message>
    <message>
        <source>Together, without fatigue</source>
        <translation>Gemeinsam, ohne Erschöpfung</translation>
    </message>
    <message>
        <source>Guards are placed when a mercenary enters</source>
        <translation>Wachen werden platziert, wenn ein Söldner hereinkommt</translation>
    </message>
    <message>
        <source>Guards need not be defeated when no condition says so</source>
        <translation>Wachen müssen nicht besiegt werden, wenn keine Bedingung es sagt</translation>
    </message>
    <message>
        <source>Half of the cards, rounded down, upgrades counted one by one</source>
        <translation>Die Hälfte der Karten, abgerundet, Upgrades einzeln gezählt</translation>
    </message>
    <message>
        <source>Healing: cubes from wounds to stamina</source>
        <translation>Heilung: Klötzchen von den Wunden zur Ausdauer</translation>
    </message>
    <message>
        <source>A heavy item blocks another empty slot</source>
        <translation>Ein schwerer Gegenstand sperrt einen weiteren leeren Platz</translation>
    </message>
    <message>
        <source>A hidden sniper comes as a set of tokens in a colour of its own</source>
        <translation>Ein versteckter Scharfschütze kommt als Satz Marker in eigener Farbe</translation>
    </message>
    <message>
        <source>Income is paid at the start of every scenario</source>
        <translation>Einkommen wird zu Beginn jedes Szenarios gezahlt</translation>
    </message>
    <message>
        <source>A Severe Injury takes a cube</source>
        <translation>Eine Schwere Verletzung (Severe Injury) bindet ein Klötzchen</translation>
    </message>
    <message>
        <source>The cube of a healed injury goes to stamina</source>
        <translation>Das Klötzchen einer geheilten Verletzung kommt zur Ausdauer</translation>
    </message>
    <message>
        <source>Knocked out: the turn ends, the miniature lies down</source>
        <translation>Außer Gefecht: Die Aktivierung endet, die Miniatur wird hingelegt</translation>
    </message>
    <message>
        <source>Leadership: fatigue of others in the sector</source>
        <translation>Führung (Leadership): Erschöpfung anderer im Sektor</translation>
    </message>
    <message>
        <source>Some cards leave the campaign</source>
        <translation>Manche Karten scheiden aus der Kampagne aus</translation>
    </message>
    <message>
        <source>Leaving an enemy costs a wound instead of fatigue</source>
        <translation>Von einem Gegner wegzugehen kostet eine Wunde statt Erschöpfung</translation>
    </message>
    <message>
        <source>One token, one step</source>
        <translation>Ein Marker, ein Schritt</translation>
    </message>
    <message>
        <source>No enemy, nothing face down, somebody standing</source>
        <translation>Kein Gegner, nichts verdeckt, jemand steht</translation>
    </message>
    <message>
        <source>A lieutenant works from the moment it is in play</source>
        <translation>Ein Leutnant wirkt, sobald er im Spiel ist</translation>
    </message>
    <message>
        <source>Placed lieutenants go back beside the dictator</source>
        <translation>Platzierte Leutnants kommen zurück neben den Diktator</translation>
    </message>
    <message>
        <source>A defeated lieutenant is out for good</source>
        <translation>Ein besiegter Leutnant ist endgültig ausgeschieden</translation>
    </message>
    <message>
        <source>Any mercenary in the sector may take the reward</source>
        <translation>Jeder Söldner im Sektor darf die Belohnung nehmen</translation>
    </message>
    <message>
        <source>A longer Group Move picks up and leaves behind on the way</source>
        <translation>Eine längere Gruppenbewegung (Group Move) nimmt unterwegs auf und lässt zurück</translation>
    </message>
    <message>
        <source>Looting is free, even beside an enemy</source>
        <translation>Plündern kostet nichts, auch neben einem Gegner</translation>
    </message>
    <message>
        <source>Loot lies face up until somebody takes it</source>
        <translation>Beute liegt offen, bis jemand sie nimmt</translation>
    </message>
    <message>
        <source>The scenario is lost at its threat level</source>
        <translation>Auf seiner Bedrohungsstufe ist das Szenario verloren</translation>
    </message>
    <message>
        <source>A lost scenario may be played again</source>
        <translation>Ein verlorenes Szenario darf erneut gespielt werden</translation>
    </message>
    <message>
        <source>Rebels that man sectors are lost</source>
        <translation>Rebellen, die Sektoren sichern, sind verloren</translation>
    </message>
    <message>
        <source>The table&apos;s own map counts</source>
        <translation>Der eigene Plan des Tisches zählt</translation>
    </message>
    <message>
        <source>Unlocked cards come into the market deck</source>
        <translation>Freigeschaltete Karten kommen in den Marktstapel</translation>
    </message>
    <message>
        <source>Mechanical: durability on any card in the area</source>
        <translation>Mechanik (Mechanical): Haltbarkeit auf einer beliebigen Karte im Bereich</translation>
    </message>
    <message>
        <source>Medical: wounds of anybody in the area, the own too</source>
        <translation>Medizin (Medical): Wunden von irgendwem im Bereich, auch die eigenen</translation>
    </message>
    <message>
        <source>Mine: 3 damage to everybody, armour helps, stealth does not</source>
        <translation>Mine: 3 Schaden für alle, Panzerung hilft, Tarnung nicht</translation>
    </message>
    <message>
        <source>A mission lies at its access; several may share one</source>
        <translation>Eine Mission liegt an ihrem Zugang; mehrere können sich einen teilen</translation>
    </message>
    <message>
        <source>An open mission is reset and comes along</source>
        <translation>Eine offene Mission wird zurückgesetzt und kommt mit</translation>
    </message>
    <message>
        <source>The mission begins anew</source>
        <translation>Die Mission beginnt von vorn</translation>
    </message>
    <message>
        <source>At the maximum the rest of the tokens goes and the dictator&apos;s ability triggers</source>
        <translation>Am Höchstwert gehen die restlichen Marker weg und die Fähigkeit des Diktators wird ausgelöst</translation>
    </message>
    <message>
        <source>A new player phase</source>
        <translation>Eine neue Spielerphase</translation>
    </message>
    <message>
        <source>By night no token is added</source>
        <translation>Bei Nacht kommt kein Marker hinzu</translation>
    </message>
    <message>
        <source>Nobody who stands is here</source>
        <translation>Niemand, der steht, ist hier</translation>
    </message>
    <message>
        <source>The table follows the text</source>
        <translation>Der Tisch folgt dem Text</translation>
    </message>
    <message>
        <source>Notes belong to the tracker</source>
        <translation>Notizen gehören auf den Kampagnenbogen</translation>
    </message>
    <message>
        <source>What is not there cannot be taken or given</source>
        <translation>Was nicht da ist, kann weder genommen noch gegeben werden</translation>
    </message>
    <message>
        <source>Without a wound nothing is healed</source>
        <translation>Ohne Wunde wird nichts geheilt</translation>
    </message>
    <message>
        <source>Without fatigue nothing is recovered</source>
        <translation>Ohne Erschöpfung wird nichts abgebaut</translation>
    </message>
    <message>
        <source>Out of range: nothing happens</source>
        <translation>Außer Reichweite: Nichts geschieht</translation>
    </message>
    <message>
        <source>This scenario has no counter-attacks</source>
        <translation>Dieses Szenario hat keine Gegenangriffe</translation>
    </message>
    <message>
        <source>Armour took it all</source>
        <translation>Die Panzerung hat alles abgefangen</translation>
    </message>
    <message>
        <source>This scenario has no dictator phase</source>
        <translation>Dieses Szenario hat keine Diktatorphase</translation>
    </message>
    <message>
        <source>Nothing happens</source>
        <translation>Nichts geschieht</translation>
    </message>
    <message>
        <source>No enemy here: nobody acts</source>
        <translation>Kein Gegner hier: Niemand handelt</translation>
    </message>
    <message>
        <source>Any number of figures fits in an area, any number of steps in an activation</source>
        <translation>In einen Bereich passen beliebig viele Figuren, in eine Aktivierung beliebig viele Schritte</translation>
    </message>
    <message>
        <source>Without a replacement the scenario is lost</source>
        <translation>Ohne Ersatz ist das Szenario verloren</translation>
    </message>
    <message>
        <source>Without a target the encounter is ignored</source>
        <translation>Ohne Ziel wird die Begegnung ignoriert</translation>
    </message>
    <message>
        <source>No way, no step</source>
        <translation>Kein Weg, kein Schritt</translation>
    </message>
    <message>
        <source>Last comes the scenario&apos;s word on its markers</source>
        <translation>Zuletzt gilt, was das Szenario zu seinen Markern sagt</translation>
    </message>
    <message>
        <source>Every condition only once</source>
        <translation>Jeder Zustand nur einmal</translation>
    </message>
    <message>
        <source>A liberated sector is one area</source>
        <translation>Ein befreiter Sektor ist ein einziger Bereich</translation>
    </message>
    <message>
        <source>Threat tokens are handled one by one</source>
        <translation>Bedrohungsmarker werden einzeln abgehandelt</translation>
    </message>
    <message>
        <source>On Activation effects are optional</source>
        <translation>„Bei Aktivierung“-Effekte sind freiwillig</translation>
    </message>
    <message>
        <source>Initiative, elites, closeness</source>
        <translation>Initiative, Elite, Nähe</translation>
    </message>
    <message>
        <source>What is left of the strength breaks through</source>
        <translation>Was von der Stärke übrig ist, bricht durch</translation>
    </message>
    <message>
        <source>The successes of the test are used up, the rest serves</source>
        <translation>Die Erfolge der Probe sind verbraucht, der Rest dient weiter</translation>
    </message>
    <message>
        <source>With two patterns the first serves whoever can attack from where it stands</source>
        <translation>Bei zwei Mustern gilt das erste für alle, die von ihrem Standort aus angreifen können</translation>
    </message>
    <message>
        <source>All enemies lose their conditions</source>
        <translation>Alle Gegner verlieren ihre Zustände</translation>
    </message>
    <message>
        <source>The players break ties</source>
        <translation>Bei Gleichstand entscheiden die Spieler</translation>
    </message>
    <message>
        <source>Used encounters fill the pool again</source>
        <translation>Benutzte Begegnungen füllen den Vorrat wieder auf</translation>
    </message>
    <message>
        <source>Every mercenary spends from the team&apos;s pool</source>
        <translation>Alle Söldner geben aus dem Vorrat des Teams aus</translation>
    </message>
    <message>
        <source>Armour is subtracted, every point left is a wound</source>
        <translation>Panzerung wird abgezogen, jeder übrige Punkt ist eine Wunde</translation>
    </message>
    <message>
        <source>A kill from cover skips the enemy activation</source>
        <translation>Wer aus der Deckung tötet, lässt die Aktivierung der Gegner entfallen</translation>
    </message>
    <message>
        <source>Rebels of the team</source>
        <translation>Rebellen des Teams</translation>
    </message>
    <message>
        <source>The rebels of the pool are lost</source>
        <translation>Die Rebellen des Vorrats sind verloren</translation>
    </message>
    <message>
        <source>A gained card goes into a free place</source>
        <translation>Eine erhaltene Karte kommt auf einen freien Platz</translation>
    </message>
    <message>
        <source>Recovering: cubes from fatigue to stamina</source>
        <translation>Abbau: Klötzchen von der Erschöpfung zur Ausdauer</translation>
    </message>
    <message>
        <source>A success repairs one durability</source>
        <translation>Ein Erfolg repariert eine Haltbarkeit</translation>
    </message>
    <message>
        <source>Nothing left: the attack is repelled</source>
        <translation>Nichts übrig: Der Angriff ist abgewehrt</translation>
    </message>
    <message>
        <source>The rest of the cards goes to the replacement</source>
        <translation>Die übrigen Karten gehen an den Ersatz</translation>
    </message>
    <message>
        <source>Replacement tokens stand for missing miniatures</source>
        <translation>Ersatzmarker stehen für fehlende Miniaturen</translation>
    </message>
    <message>
        <source>One die may be rerolled once, the new face stands</source>
        <translation>Ein Würfel darf einmal neu gewürfelt werden, die neue Seite gilt</translation>
    </message>
    <message>
        <source>The last one is gone: the sector is as it was</source>
        <translation>Der Letzte ist fort: Der Sektor ist wie zuvor</translation>
    </message>
    <message>
        <source>Resources go to the pool at once</source>
        <translation>Ressourcen kommen sofort in den Vorrat</translation>
    </message>
    <message>
        <source>A Retreat costs nothing and goes to an adjacent area</source>
        <translation>Ein Rückzug (Retreat) kostet nichts und führt in einen angrenzenden Bereich</translation>
    </message>
    <message>
        <source>A lost scenario may be played again, the dead stay dead</source>
        <translation>Ein verlorenes Szenario darf erneut gespielt werden, die Toten bleiben tot</translation>
    </message>
    <message>
        <source>Backs tell where a card goes</source>
        <translation>Rückseiten zeigen, wohin eine Karte gehört</translation>
    </message>
    <message>
        <source>All tokens of an area are turned over</source>
        <translation>Alle Marker eines Bereichs werden umgedreht</translation>
    </message>
    <message>
        <source>Victory unlocks A.I.M. cards</source>
        <translation>Ein Sieg schaltet A.I.M.-Karten frei</translation>
    </message>
    <message>
        <source>Reward tokens follow</source>
        <translation>Belohnungsmarker folgen</translation>
    </message>
    <message>
        <source>All dice in one throw</source>
        <translation>Alle Würfel in einem Wurf</translation>
    </message>
    <message>
        <source>Half the price, rounded down</source>
        <translation>Der halbe Preis, abgerundet</translation>
    </message>
    <message>
        <source>The seventeen steps of the setup</source>
        <translation>Die siebzehn Schritte des Aufbaus</translation>
    </message>
    <message>
        <source>Every success has the skill&apos;s effect</source>
        <translation>Jeder Erfolg hat den Effekt der Fertigkeit</translation>
    </message>
    <message>
        <source>Skulls on a spawn card anger the queen once a turn</source>
        <translation>Totenköpfe auf einer Spawnkarte erzürnen die Königin einmal pro Runde</translation>
    </message>
    <message>
        <source>Events stay in their slot until all are full</source>
        <translation>Ereignisse bleiben auf ihrem Platz, bis alle voll sind</translation>
    </message>
    <message>
        <source>Full slots are emptied, and day and night change</source>
        <translation>Volle Plätze werden geleert, und Tag und Nacht wechseln</translation>
    </message>
    <message>
        <source>A solved mission pays its reward</source>
        <translation>Eine gelöste Mission zahlt ihre Belohnung</translation>
    </message>
    <message>
        <source>First the reward of the spawn card, which is put away</source>
        <translation>Zuerst die Belohnung der Spawnkarte, die dann weggelegt wird</translation>
    </message>
    <message>
        <source>Special rules hit everybody who enters</source>
        <translation>Sonderregeln treffen alle, die hereinkommen</translation>
    </message>
    <message>
        <source>Who can attack does not move</source>
        <translation>Wer angreifen kann, bewegt sich nicht</translation>
    </message>
    <message>
        <source>All or nothing</source>
        <translation>Alles oder nichts</translation>
    </message>
    <message>
        <source>Armour dice of slotted cards, the area and whatever is spent before the roll</source>
        <translation>Panzerungswürfel der Karten auf Plätzen, des Bereichs und von allem, was vor dem Wurf ausgegeben wird</translation>
    </message>
    <message>
        <source>Suppressed: one more for equipment and steps</source>
        <translation>Niedergehalten (Suppressed): eins mehr für Ausrüstung und Schritte</translation>
    </message>
    <message>
        <source>Suppressed enemies do not move</source>
        <translation>Niedergehaltene Gegner bewegen sich nicht</translation>
    </message>
    <message>
        <source>Equipment and Severe Injuries move along</source>
        <translation>Ausrüstung und Schwere Verletzungen ziehen mit um</translation>
    </message>
    <message>
        <source>The tank is attacked on its own with the same number</source>
        <translation>Der Panzer wird für sich mit derselben Zahl angegriffen</translation>
    </message>
    <message>
        <source>The revealed token keeps the tank from killing an ally</source>
        <translation>Der aufgedeckte Marker verhindert, dass der Panzer einen Verbündeten tötet</translation>
    </message>
    <message>
        <source>A damaged tank turns its tokens down and shuffles them</source>
        <translation>Ein beschädigter Panzer dreht seine Marker um und mischt sie</translation>
    </message>
    <message>
        <source>A tank token tells the armour and stays open</source>
        <translation>Ein Panzermarker nennt die Panzerung und bleibt offen</translation>
    </message>
    <message>
        <source>The closest, then the active, then clockwise</source>
        <translation>Der nächste, dann der aktive, dann im Uhrzeigersinn</translation>
    </message>
    <message>
        <source>A test is one roll of at least the difficulty</source>
        <translation>Eine Probe ist ein Wurf, der mindestens die Schwierigkeit erreicht</translation>
    </message>
    <message>
        <source>Lowering counts at once, never below 1</source>
        <translation>Senken gilt sofort, nie unter 1</translation>
    </message>
    <message>
        <source>A token on the board; the level waits</source>
        <translation>Ein Marker auf die Tafel; die Stufe wartet</translation>
    </message>
    <message>
        <source>Three mercenaries: one more cube each and a shared command action</source>
        <translation>Drei Söldner: je ein Klötzchen mehr und eine gemeinsame Befehlsaktion</translation>
    </message>
    <message>
        <source>A liberated sector is crossed in one step</source>
        <translation>Ein befreiter Sektor wird in einem Schritt durchquert</translation>
    </message>
    <message>
        <source>Face-down encounters of a reset sector are out of the game</source>
        <translation>Verdeckte Begegnungen eines zurückgesetzten Sektors sind aus dem Spiel</translation>
    </message>
    <message>
        <source>A.I.M. cards go back to the market deck</source>
        <translation>A.I.M.-Karten kommen zurück in den Marktstapel</translation>
    </message>
    <message>
        <source>Every card goes to the pile of its own deck</source>
        <translation>Jede Karte kommt auf den Ablagestapel ihres eigenen Stapels</translation>
    </message>
    <message>
        <source>Setup of the dictator board</source>
        <translation>Aufbau der Diktatortafel</translation>
    </message>
    <message>
        <source>A new table of the tracker</source>
        <translation>Eine neue Tabelle des Kampagnenbogens</translation>
    </message>
    <message>
        <source>The track starts anew</source>
        <translation>Die Leiste beginnt von vorn</translation>
    </message>
    <message>
        <source>Inventory items change hands in the same area</source>
        <translation>Karten im Inventar wechseln im selben Bereich den Besitzer</translation>
    </message>
    <message>
        <source>A rebel mans the sector</source>
        <translation>Ein Rebell sichert den Sektor</translation>
    </message>
    <message>
        <source>The location is known</source>
        <translation>Der Ort ist bekannt</translation>
    </message>
    <message>
        <source>Slotted equipment is used, its cost is paid first</source>
        <translation>Ausrüstung auf einem Platz wird genutzt, ihre Kosten werden zuerst bezahlt</translation>
    </message>
    <message>
        <source>Help by another wakes</source>
        <translation>Hilfe durch andere bringt wieder auf die Beine</translation>
    </message>
    <message>
        <source>All threat tokens left are cleared away</source>
        <translation>Alle übrigen Bedrohungsmarker werden abgeräumt</translation>
    </message>
    <message>
        <source>Three missions wait for their scenarios</source>
        <translation>Drei Missionen warten auf ihre Szenarien</translation>
    </message>
    <message>
        <source>Play stops; looting, then the victory section</source>
        <translation>Das Spiel hält an; plündern, dann der Siegesabschnitt</translation>
    </message>
    <message>
        <source>Spent durability adds its effect</source>
        <translation>Ausgegebene Haltbarkeit bringt ihren Effekt hinzu</translation>
    </message>
    <message>
        <source>Wounds: cubes from stamina to wounds</source>
        <translation>Wunden: Klötzchen von der Ausdauer zu den Wunden</translation>
    </message>
    <message>
        <source>actions</source>
        <translation>Aktionen</translation>
    </message>
    <message>
        <source>add-cube</source>
        <translation>Klötzchen hinzufügen</translation>
    </message>
    <message>
        <source>advise</source>
        <translation>hinweisen</translation>
    </message>
    <message>
        <source>after-enemies</source>
        <translation>nach den Gegnern</translation>
    </message>
    <message>
        <source>aim</source>
        <translation>A.I.M.</translation>
    </message>
    <message>
        <source>alarm</source>
        <translation>Alarm</translation>
    </message>
    <message>
        <source>ally</source>
        <translation>Verbündeter</translation>
    </message>
    <message>
        <source>armour</source>
        <translation>Panzerung</translation>
    </message>
    <message>
        <source>ask</source>
        <translation>fragen</translation>
    </message>
    <message>
        <source>attached</source>
        <translation>angebracht</translation>
    </message>
    <message>
        <source>attack</source>
        <translation>Angriff</translation>
    </message>
    <message>
        <source>attack-all</source>
        <translation>alle angreifen</translation>
    </message>
    <message>
        <source>before-enemies</source>
        <translation>vor den Gegnern</translation>
    </message>
    <message>
        <source>beside</source>
        <translation>daneben</translation>
    </message>
    <message>
        <source>bleeding</source>
        <translation>blutend</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>blau</translation>
    </message>
    <message>
        <source>box</source>
        <translation>Schachtel</translation>
    </message>
    <message>
        <source>bribe</source>
        <translation>Bestechung</translation>
    </message>
    <message>
        <source>campaign</source>
        <translation>Kampagne</translation>
    </message>
    <message>
        <source>condition</source>
        <translation>Zustand</translation>
    </message>
    <message>
        <source>consumable</source>
        <translation>Verbrauchsgegenstand</translation>
    </message>
    <message>
        <source>contested</source>
        <translation>umkämpft</translation>
    </message>
    <message>
        <source>counter-attack</source>
        <translation>Gegenangriff</translation>
    </message>
    <message>
        <source>crosshair</source>
        <translation>Fadenkreuz</translation>
    </message>
    <message>
        <source>cure</source>
        <translation>Zustand beheben</translation>
    </message>
    <message>
        <source>cure-enemies</source>
        <translation>Zustände der Gegner beheben</translation>
    </message>
    <message>
        <source>damage</source>
        <translation>Schaden</translation>
    </message>
    <message>
        <source>dead</source>
        <translation>tot</translation>
    </message>
    <message>
        <source>deadly</source>
        <translation>tödlich</translation>
    </message>
    <message>
        <source>deck</source>
        <translation>Stapel</translation>
    </message>
    <message>
        <source>dictator</source>
        <translation>Diktatorphase</translation>
    </message>
    <message>
        <source>discard</source>
        <translation>ablegen</translation>
    </message>
    <message>
        <source>end</source>
        <translation>Ende</translation>
    </message>
    <message>
        <source>enemies</source>
        <translation>Gegner</translation>
    </message>
    <message>
        <source>equipment</source>
        <translation>Ausrüstung</translation>
    </message>
    <message>
        <source>event</source>
        <translation>Ereignis</translation>
    </message>
    <message>
        <source>every-action</source>
        <translation>jede Aktion</translation>
    </message>
    <message>
        <source>extra</source>
        <translation>Zusatzplatz</translation>
    </message>
    <message>
        <source>fallen</source>
        <translation>gefallen</translation>
    </message>
    <message>
        <source>fatigue</source>
        <translation>Erschöpfung</translation>
    </message>
    <message>
        <source>flee</source>
        <translation>Fliehen</translation>
    </message>
    <message>
        <source>forbid</source>
        <translation>verbieten</translation>
    </message>
    <message>
        <source>free</source>
        <translation>frei</translation>
    </message>
    <message>
        <source>free-move</source>
        <translation>Freie Bewegung</translation>
    </message>
    <message>
        <source>funds</source>
        <translation>Geld</translation>
    </message>
    <message>
        <source>gain</source>
        <translation>Karte erhalten</translation>
    </message>
    <message>
        <source>gone</source>
        <translation>weg</translation>
    </message>
    <message>
        <source>group-move</source>
        <translation>Gruppenbewegung</translation>
    </message>
    <message>
        <source>heal</source>
        <translation>heilen</translation>
    </message>
    <message>
        <source>heal-injury</source>
        <translation>Verletzung heilen</translation>
    </message>
    <message>
        <source>ignore</source>
        <translation>ignorieren</translation>
    </message>
    <message>
        <source>immediate</source>
        <translation>sofort</translation>
    </message>
    <message>
        <source>income</source>
        <translation>Einkommen</translation>
    </message>
    <message>
        <source>injure</source>
        <translation>Schwere Verletzung</translation>
    </message>
    <message>
        <source>injure-again</source>
        <translation>erneut verletzen</translation>
    </message>
    <message>
        <source>inventory</source>
        <translation>Inventar</translation>
    </message>
    <message>
        <source>jungle</source>
        <translation>Dschungel</translation>
    </message>
    <message>
        <source>keep</source>
        <translation>behalten</translation>
    </message>
    <message>
        <source>kill-all</source>
        <translation>alle töten</translation>
    </message>
    <message>
        <source>kill-ally</source>
        <translation>Verbündeten töten</translation>
    </message>
    <message>
        <source>killed</source>
        <translation>getötet</translation>
    </message>
    <message>
        <source>lasting</source>
        <translation>dauerhaft</translation>
    </message>
    <message>
        <source>leadership</source>
        <translation>Führung</translation>
    </message>
    <message>
        <source>liberated</source>
        <translation>befreit</translation>
    </message>
    <message>
        <source>loot</source>
        <translation>Beute</translation>
    </message>
    <message>
        <source>loot-1</source>
        <translation>Beute 1</translation>
    </message>
    <message>
        <source>loot-2</source>
        <translation>Beute 2</translation>
    </message>
    <message>
        <source>loot-3</source>
        <translation>Beute 3</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>verloren</translation>
    </message>
    <message>
        <source>lower-threat</source>
        <translation>Bedrohung senken</translation>
    </message>
    <message>
        <source>marked</source>
        <translation>markiert</translation>
    </message>
    <message>
        <source>market</source>
        <translation>Markt</translation>
    </message>
    <message>
        <source>mechanical</source>
        <translation>Mechanik</translation>
    </message>
    <message>
        <source>medical</source>
        <translation>Medizin</translation>
    </message>
    <message>
        <source>mine</source>
        <translation>Mine</translation>
    </message>
    <message>
        <source>move</source>
        <translation>bewegen</translation>
    </message>
    <message>
        <source>note</source>
        <translation>Notiz</translation>
    </message>
    <message>
        <source>occupied</source>
        <translation>besetzt</translation>
    </message>
    <message>
        <source>on-activation</source>
        <translation>„Bei Aktivierung“-Effekte</translation>
    </message>
    <message>
        <source>open</source>
        <translation>offen</translation>
    </message>
    <message>
        <source>orange</source>
        <translation>orange</translation>
    </message>
    <message>
        <source>other</source>
        <translation>anderes</translation>
    </message>
    <message>
        <source>out</source>
        <translation>aus dem Spiel</translation>
    </message>
    <message>
        <source>over</source>
        <translation>zu Ende</translation>
    </message>
    <message>
        <source>per-action</source>
        <translation>je Aktion</translation>
    </message>
    <message>
        <source>per-card</source>
        <translation>je Karte</translation>
    </message>
    <message>
        <source>per-die</source>
        <translation>je Würfel</translation>
    </message>
    <message>
        <source>place-enemy</source>
        <translation>Gegner platzieren</translation>
    </message>
    <message>
        <source>place-token</source>
        <translation>Marker platzieren</translation>
    </message>
    <message>
        <source>players</source>
        <translation>Spielerphase</translation>
    </message>
    <message>
        <source>pool</source>
        <translation>Vorrat</translation>
    </message>
    <message>
        <source>range</source>
        <translation>Reichweite</translation>
    </message>
    <message>
        <source>rebels</source>
        <translation>Rebellen</translation>
    </message>
    <message>
        <source>received</source>
        <translation>erhaltene Karten</translation>
    </message>
    <message>
        <source>recover</source>
        <translation>Erholen</translation>
    </message>
    <message>
        <source>red</source>
        <translation>rot</translation>
    </message>
    <message>
        <source>refresh</source>
        <translation>Auffrischen</translation>
    </message>
    <message>
        <source>remove</source>
        <translation>entfernen</translation>
    </message>
    <message>
        <source>remove-cube</source>
        <translation>Klötzchen entfernen</translation>
    </message>
    <message>
        <source>reorganise</source>
        <translation>Ausrüstung ordnen</translation>
    </message>
    <message>
        <source>repair</source>
        <translation>Reparatur</translation>
    </message>
    <message>
        <source>retreat</source>
        <translation>Rückzug</translation>
    </message>
    <message>
        <source>return</source>
        <translation>zurück</translation>
    </message>
    <message>
        <source>reveal</source>
        <translation>Aufdecken</translation>
    </message>
    <message>
        <source>roster</source>
        <translation>Söldnervorrat</translation>
    </message>
    <message>
        <source>running</source>
        <translation>läuft</translation>
    </message>
    <message>
        <source>sector</source>
        <translation>Sektor</translation>
    </message>
    <message>
        <source>separate</source>
        <translation>getrennt</translation>
    </message>
    <message>
        <source>settlement</source>
        <translation>Siedlung</translation>
    </message>
    <message>
        <source>setup</source>
        <translation>Aufbau</translation>
    </message>
    <message>
        <source>shuffle</source>
        <translation>mischen</translation>
    </message>
    <message>
        <source>skill</source>
        <translation>Fertigkeit</translation>
    </message>
    <message>
        <source>slot</source>
        <translation>Platz</translation>
    </message>
    <message>
        <source>source-dice-only</source>
        <translation>nur Würfel der Quelle</translation>
    </message>
    <message>
        <source>stay</source>
        <translation>bleiben</translation>
    </message>
    <message>
        <source>stealth</source>
        <translation>Tarnung</translation>
    </message>
    <message>
        <source>storage</source>
        <translation>Lager</translation>
    </message>
    <message>
        <source>strong</source>
        <translation>stark</translation>
    </message>
    <message>
        <source>suppressed</source>
        <translation>niedergehalten</translation>
    </message>
    <message>
        <source>swamp</source>
        <translation>Sumpf</translation>
    </message>
    <message>
        <source>table</source>
        <translation>Tisch</translation>
    </message>
    <message>
        <source>team</source>
        <translation>Team</translation>
    </message>
    <message>
        <source>threat</source>
        <translation>Bedrohung</translation>
    </message>
    <message>
        <source>threat-token</source>
        <translation>Bedrohungsmarker</translation>
    </message>
    <message>
        <source>tool</source>
        <translation>Werkzeug</translation>
    </message>
    <message>
        <source>total</source>
        <translation>gesamt</translation>
    </message>
    <message>
        <source>twice</source>
        <translation>zweimal</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>unbekannt</translation>
    </message>
    <message>
        <source>upgrade</source>
        <translation>Upgrade</translation>
    </message>
    <message>
        <source>victory</source>
        <translation>Sieg</translation>
    </message>
    <message>
        <source>waiting</source>
        <translation>wartet</translation>
    </message>
    <message>
        <source>walking</source>
        <translation>zu Fuß</translation>
    </message>
    <message>
        <source>weak</source>
        <translation>schwach</translation>
    </message>
    <message>
        <source>weapon</source>
        <translation>Waffe</translation>
    </message>
    <message>
        <source>weapon-1</source>
        <translation>Waffenplatz 1</translation>
    </message>
    <message>
        <source>weapon-2</source>
        <translation>Waffenplatz 2</translation>
    </message>
    <message>
        <source>whole-roll</source>
        <translation>ganzer Wurf</translation>
    </message>
    <message>
        <source>withheld</source>
        <translation>zurückgehalten</translation>
    </message>
    <message>
        <source>wound</source>
        <translation>Wunde</translation>
    </message>
    <message>
        <source>yellow</source>
        <translation>gelb</translation>
    </message>
    <message>
        <source>one letter for each die, Y yellow, O orange, R red, B blue, for example YYO</source>
        <translation>ein Buchstabe je Würfel, Y gelb, O orange, R rot, B blau, zum Beispiel YYO</translation>
    </message>
    <message>
        <source>the successes on the face, 0 to 4, with a star behind for the expertise icon: 0, 1, 2*</source>
        <translation>die Erfolge auf der Seite, 0 bis 4, dahinter ein Stern für das Fachkenntnis-Symbol: 0, 1, 2*</translation>
    </message>
    <message>
        <source>reward</source>
        <translation>Belohnung</translation>
    </message>
    <message>
        <source>Something here has no id.</source>
        <translation>Etwas hier hat keine id.</translation>
    </message>
    <message>
        <source>Give everything a short name of its own.</source>
        <translation>Allem einen eigenen kurzen Namen geben.</translation>
    </message>
    <message>
        <source>Give everything an id of its own.</source>
        <translation>Allem eine eigene id geben.</translation>
    </message>
</context>
<context>
    <name>keep</name>
    <message>
        <source>Let the last roll stand</source>
        <translation>Den letzten Wurf gelten lassen</translation>
    </message>
</context>
<context>
    <name>kit</name>
    <message>
        <source>contract to accept</source>
        <translation>Auftrag zum Annehmen</translation>
    </message>
    <message>
        <source>encounter</source>
        <translation>Begegnung</translation>
    </message>
    <message>
        <source>final contract to run</source>
        <translation>Abschlussauftrag zum Ausführen</translation>
    </message>
    <message>
        <source>final contract for later</source>
        <translation>Abschlussauftrag für später</translation>
    </message>
    <message>
        <source>none: drawn again</source>
        <translation>keine: neu ziehen</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>nicht bekannt</translation>
    </message>
    <message>
        <source>The next career card, here and after travel</source>
        <translation>Die nächste Laufbahnkarte, hier und nach der Reise</translation>
    </message>
    <message>
        <source>in another order</source>
        <translation>in anderer Reihenfolge</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nein</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>%1 · p. %2 · %3</source>
        <translation>%1 · S. %2 · %3</translation>
    </message>
    <message>
        <source>Where the book is unclear</source>
        <translation>Wo das Regelbuch unklar ist</translation>
    </message>
    <message>
        <source>Your table plays: </source>
        <translation>An diesem Tisch gilt: </translation>
    </message>
    <message>
        <source>Your house rule</source>
        <translation>Deine Hausregel</translation>
    </message>
    <message>
        <source>Your note</source>
        <translation>Deine Notiz</translation>
    </message>
    <message>
        <source>remove</source>
        <translation>entfernen</translation>
    </message>
    <message>
        <source>See also </source>
        <translation>Siehe auch </translation>
    </message>
    <message>
        <source>show in History</source>
        <translation>im Verlauf zeigen</translation>
    </message>
    <message>
        <source>in the words of Muster Roll</source>
        <translation>in den Worten von Muster Roll</translation>
    </message>
    <message>
        <source>This is no name of a file.</source>
        <translation>Das ist kein Dateiname.</translation>
    </message>
    <message>
        <source>Give the file a name, for example %1.pdf.</source>
        <translation>Der Datei einen Namen geben, zum Beispiel %1.pdf.</translation>
    </message>
    <message>
        <source>There is no folder %1.</source>
        <translation>Es gibt keinen Ordner %1.</translation>
    </message>
    <message>
        <source>Make the folder first, or choose another place.</source>
        <translation>Den Ordner zuerst anlegen, oder einen anderen Ort wählen.</translation>
    </message>
    <message>
        <source>There is nothing to print.</source>
        <translation>Es gibt nichts zu drucken.</translation>
    </message>
    <message>
        <source>Print it again when something lies on the table.</source>
        <translation>Noch einmal drucken, wenn etwas auf dem Tisch liegt.</translation>
    </message>
    <message>
        <source>This file could not be written: %1.</source>
        <translation>Diese Datei ließ sich nicht schreiben: %1.</translation>
    </message>
    <message>
        <source>Look whether you may write in %1 and whether its disk has room.</source>
        <translation>Nachsehen, ob in %1 geschrieben werden darf und auf dem Datenträger Platz ist.</translation>
    </message>
    <message>
        <source>Not yet: %1. %2</source>
        <translation>Noch nicht: %1. %2</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Erledigt</translation>
    </message>
    <message>
        <source>Due now: choose on the table, or in the list of what can be done now</source>
        <translation>Jetzt fällig: auf dem Tisch wählen, oder in der Liste dessen, was jetzt möglich ist</translation>
    </message>
    <message>
        <source>Comes later</source>
        <translation>Kommt später</translation>
    </message>
    <message>
        <source>done</source>
        <translation>erledigt</translation>
    </message>
    <message>
        <source>due now</source>
        <translation>jetzt fällig</translation>
    </message>
    <message>
        <source>next</source>
        <translation>als Nächstes</translation>
    </message>
    <message>
        <source>later</source>
        <translation>später</translation>
    </message>
</context>
<context>
    <name>kit::AskPanel</name>
    <message>
        <source>&amp;Enter</source>
        <translation>Ei&amp;ntragen</translation>
    </message>
    <message>
        <source>&amp;Roll for me</source>
        <translation>Für mich &amp;würfeln</translation>
    </message>
    <message>
        <source>What the table shows</source>
        <translation>Was der Tisch zeigt</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>Ab&amp;brechen</translation>
    </message>
    <message>
        <source>%1 (D%2):</source>
        <translation>%1 (D%2):</translation>
    </message>
    <message>
        <source>New card %1: only what is needed now</source>
        <translation>Neue Karte %1: nur, was jetzt nötig ist</translation>
    </message>
    <message>
        <source>Which card is it?</source>
        <translation>Welche Karte ist es?</translation>
    </message>
    <message>
        <source>What do the dice show?</source>
        <translation>Was zeigen die Würfel?</translation>
    </message>
    <message>
        <source>What is printed on the card?</source>
        <translation>Was ist auf die Karte gedruckt?</translation>
    </message>
    <message>
        <source>&amp;Draw for me</source>
        <translation>Für mich &amp;ziehen</translation>
    </message>
    <message>
        <source>%1, 1 to %2</source>
        <translation>%1, 1 bis %2</translation>
    </message>
    <message>
        <source>%1, one of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1:</source>
        <translation>%1:</translation>
    </message>
</context>
<context>
    <name>kit::Curtain</name>
    <message>
        <source>Only %1 looks</source>
        <translation>Nur %1 schaut</translation>
    </message>
    <message>
        <source>Only for the eyes of %1</source>
        <translation>Nur für die Augen von %1</translation>
    </message>
    <message>
        <source>%1 looks</source>
        <translation>%1 schaut</translation>
    </message>
    <message>
        <source>Cover again</source>
        <translation>Wieder verdecken</translation>
    </message>
</context>
<context>
    <name>kit::DiceTray</name>
    <message>
        <source>real dice</source>
        <translation>echte Würfel</translation>
    </message>
    <message>
        <source>rolled by the program</source>
        <translation>vom Programm gewürfelt</translation>
    </message>
    <message>
        <source>Nothing was rolled yet</source>
        <translation>Noch nicht gewürfelt</translation>
    </message>
    <message>
        <source>&amp;I rolled it myself…</source>
        <translation>&amp;Ich habe selbst gewürfelt …</translation>
    </message>
    <message>
        <source>Dice tray</source>
        <translation>Würfelschale</translation>
    </message>
    <message>
        <source>Last roll</source>
        <translation>Letzter Wurf</translation>
    </message>
    <message>
        <source>What real dice show: the die and its faces, for example D6 5</source>
        <translation>Was echte Würfel zeigen: der Würfel und seine Seiten, zum Beispiel D6 5</translation>
    </message>
    <message>
        <source>D6 5</source>
        <translation>D6 5</translation>
    </message>
    <message>
        <source>Roll %1</source>
        <translation>%1 würfeln</translation>
    </message>
    <message>
        <source>before: %1</source>
        <translation>vorher: %1</translation>
    </message>
</context>
<context>
    <name>kit::Editor</name>
    <message>
        <source>not entered</source>
        <translation>nicht eingetragen</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Hinzufügen</translation>
    </message>
    <message>
        <source>Add to %1</source>
        <translation>Zu %1 hinzufügen</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Remove from %1</source>
        <translation>Aus %1 entfernen</translation>
    </message>
</context>
<context>
    <name>kit::Form</name>
    <message>
        <source>More…</source>
        <translation>Mehr …</translation>
    </message>
    <message>
        <source>%1:</source>
        <translation>%1:</translation>
    </message>
    <message>
        <source>%1 (optional):</source>
        <translation>%1 (freiwillig):</translation>
    </message>
</context>
<context>
    <name>kit::HandsList</name>
    <message>
        <source>On the &amp;table</source>
        <translation>Auf dem &amp;Tisch</translation>
    </message>
    <message>
        <source>All &amp;done</source>
        <translation>A&amp;lles erledigt</translation>
    </message>
    <message>
        <source>Everything on the table is done</source>
        <translation>Auf dem Tisch ist alles erledigt</translation>
    </message>
    <message>
        <source>What to do on the table</source>
        <translation>Was auf dem Tisch zu tun ist</translation>
    </message>
</context>
<context>
    <name>kit::NoticeBar</name>
    <message>
        <source>&amp;Undo</source>
        <translation>Rüc&amp;kgängig</translation>
    </message>
    <message>
        <source>Put &amp;away</source>
        <translation>Au&amp;sblenden</translation>
    </message>
</context>
<context>
    <name>kit::NowPanel</name>
    <message>
        <source>What can be done now</source>
        <translation>Was jetzt möglich ist</translation>
    </message>
    <message>
        <source>&amp;Why</source>
        <translation>Waru&amp;m</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Warum</translation>
    </message>
    <message>
        <source>The card says &amp;otherwise…</source>
        <translation>Die Karte sagt es an&amp;ders …</translation>
    </message>
    <message>
        <source>Why the table decides so</source>
        <translation>Warum der Tisch so entscheidet</translation>
    </message>
    <message>
        <source>Why? For example: the card&apos;s own text</source>
        <translation>Warum? Zum Beispiel: der Text der Karte selbst</translation>
    </message>
    <message>
        <source>&amp;Decide so</source>
        <translation>S&amp;o entscheiden</translation>
    </message>
</context>
<context>
    <name>kit::OffersModel</name>
    <message>
        <source>The table</source>
        <translation>Der Tisch</translation>
    </message>
    <message>
        <source>Refused</source>
        <translation>Nicht erlaubt</translation>
    </message>
</context>
<context>
    <name>kit::Readout</name>
    <message>
        <source>%1 since pause</source>
        <translation>%1 seit der Pause</translation>
    </message>
</context>
<context>
    <name>kit::Sitting</name>
    <message>
        <source>refused</source>
        <translation>nicht erlaubt</translation>
    </message>
    <message>
        <source>This campaign is only looked at: nothing can be changed.</source>
        <translation>Diese Kampagne wird nur angesehen: nichts lässt sich ändern.</translation>
    </message>
    <message>
        <source>Open it from the shelf to play on.</source>
        <translation>Zum Weiterspielen aus dem Regal öffnen.</translation>
    </message>
</context>
<context>
    <name>kit::StageBar</name>
    <message>
        <source>Order of play</source>
        <translation>Spielablauf</translation>
    </message>
</context>
<context>
    <name>kit::StateModel</name>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nein</translation>
    </message>
    <message numerus="yes">
        <source>%n entries</source>
        <translation>
            <numerusform>%n Eintrag</numerusform>
            <numerusform>%n Einträge</numerusform>
        </translation>
    </message>
    <message>
        <source>What</source>
        <translation>Was</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
</context>
<context>
    <name>kit::TaskModel</name>
    <message>
        <source>done</source>
        <translation>erledigt</translation>
    </message>
</context>
<context>
    <name>kit::VerbForm</name>
    <message>
        <source>&amp;Do it</source>
        <translation>Aus&amp;führen</translation>
    </message>
    <message>
        <source>&amp;Action:</source>
        <translation>&amp;Aktion:</translation>
    </message>
</context>
<context>
    <name>kit::VerdictModel</name>
    <message>
        <source>p. %1</source>
        <translation>S. %1</translation>
    </message>
    <message>
        <source>Smallest change: %1</source>
        <translation>Kleinste Änderung: %1</translation>
    </message>
    <message>
        <source>* decided by the table&apos;s setting %1</source>
        <translation>* entschieden durch die Einstellung %1 des Tisches</translation>
    </message>
    <message>
        <source>The card&apos;s text stands above the rulebook here.</source>
        <translation>Der Text der Karte steht hier über dem Regelbuch.</translation>
    </message>
    <message>
        <source>holds: %1</source>
        <translation>erfüllt: %1</translation>
    </message>
    <message>
        <source>note: %1</source>
        <translation>Hinweis: %1</translation>
    </message>
    <message>
        <source>fails: %1</source>
        <translation>nicht erfüllt: %1</translation>
    </message>
</context>
<context>
    <name>lay-arsenal</name>
    <message>
        <source>Shuffle the arsenal and lay three of its cards face up</source>
        <translation>Das Arsenal mischen und drei seiner Karten offen auslegen</translation>
    </message>
</context>
<context>
    <name>learn</name>
    <message>
        <source>Make an offering and draw a hymn</source>
        <translation>Eine Opfergabe bringen und eine Hymne ziehen</translation>
    </message>
</context>
<context>
    <name>leave-seat</name>
    <message>
        <source>Leave the board before the game begins</source>
        <translation>Das Brett vor Beginn der Partie verlassen</translation>
    </message>
</context>
<context>
    <name>lend-die</name>
    <message>
        <source>A Warleader lets its neighbour reroll a recovery</source>
        <translation>Ein Kriegsherr lässt seinen Nachbarn eine Erholung neu würfeln</translation>
    </message>
</context>
<context>
    <name>liberate</name>
    <message>
        <source>Declare a sector liberated</source>
        <translation>Einen Sektor für befreit erklären</translation>
    </message>
</context>
<context>
    <name>liberation</name>
    <message>
        <source>Whether a sector is liberated, and what is missing</source>
        <translation>Ob ein Sektor befreit ist und was dazu fehlt</translation>
    </message>
</context>
<context>
    <name>lieutenant</name>
    <message>
        <source>Bring a lieutenant into play</source>
        <translation>Einen Leutnant ins Spiel bringen</translation>
    </message>
</context>
<context>
    <name>limbo</name>
    <message>
        <source>Whether a player is in Limbo, until when, and the ways out</source>
        <translation>Ob ein Spieler im Limbo ist, bis wann, und die Wege hinaus</translation>
    </message>
</context>
<context>
    <name>loot</name>
    <message>
        <source>Loot a corpse or a loot token</source>
        <translation>Eine Leiche oder einen Beutemarker plündern</translation>
    </message>
</context>
<context>
    <name>loss</name>
    <message>
        <source>Whether the scenario is lost because nobody stands</source>
        <translation>Ob das Szenario verloren ist, weil niemand mehr steht</translation>
    </message>
</context>
<context>
    <name>maneuver</name>
    <message>
        <source>One careful step that nobody replies to</source>
        <translation>Ein vorsichtiger Schritt, auf den niemand erwidert</translation>
    </message>
</context>
<context>
    <name>matrix</name>
    <message>
        <source>How each ready mercenary would fare against each card in reach</source>
        <translation>Wie jeder bereite Söldner gegen jede Karte in Reichweite dastünde</translation>
    </message>
    <message>
        <source>Every contest in reach of a player&apos;s cards</source>
        <translation>Jeder Kampf in Reichweite der Karten eines Spielers</translation>
    </message>
</context>
<context>
    <name>mean</name>
    <message>
        <source>Mean and variance of the successes, or of the damage behind armour</source>
        <translation>Mittel und Varianz der Erfolge oder des Schadens hinter Panzerung</translation>
    </message>
</context>
<context>
    <name>measure</name>
    <message>
        <source>Say what the table shows of two units</source>
        <translation>Angeben, was der Tisch über zwei Einheiten zeigt</translation>
    </message>
</context>
<context>
    <name>melee-attack</name>
    <message>
        <source>Attack an opposition card in a neighbouring zone</source>
        <translation>Eine Gegnerkarte in einer angrenzenden Zone im Nahkampf angreifen</translation>
    </message>
</context>
<context>
    <name>mercenarium</name>
    <message>
        <source>%1 is under contract until the next turn of %2</source>
        <translation>%1 steht bis zum nächsten Zug von %2 unter Vertrag</translation>
    </message>
    <message>
        <source>%1 spends a capture and buys %2 on %3</source>
        <translation>%1 gibt eine Beutekarte aus und kauft %2 auf %3</translation>
    </message>
    <message>
        <source>no space</source>
        <translation>keinem Feld</translation>
    </message>
    <message>
        <source>Jack</source>
        <translation>Bube</translation>
    </message>
    <message>
        <source>Queen</source>
        <translation>Dame</translation>
    </message>
    <message>
        <source>King</source>
        <translation>König</translation>
    </message>
    <message>
        <source>Ace</source>
        <translation>Ass</translation>
    </message>
    <message>
        <source>Lord</source>
        <translation>Lord</translation>
    </message>
    <message>
        <source>hymn %1</source>
        <translation>Hymne %1</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 der %2</translation>
    </message>
    <message>
        <source>a card</source>
        <translation>eine Karte</translation>
    </message>
    <message>
        <source>Blades</source>
        <translation>Klingen</translation>
    </message>
    <message>
        <source>Claws</source>
        <translation>Klauen</translation>
    </message>
    <message>
        <source>Souls</source>
        <translation>Seelen</translation>
    </message>
    <message>
        <source>Gears</source>
        <translation>Zahnräder</translation>
    </message>
    <message>
        <source>South</source>
        <translation>Süden</translation>
    </message>
    <message>
        <source>West</source>
        <translation>Westen</translation>
    </message>
    <message>
        <source>North</source>
        <translation>Norden</translation>
    </message>
    <message>
        <source>East</source>
        <translation>Osten</translation>
    </message>
    <message>
        <source>top</source>
        <translation>oben</translation>
    </message>
    <message>
        <source>right</source>
        <translation>rechts</translation>
    </message>
    <message>
        <source>bottom</source>
        <translation>unten</translation>
    </message>
    <message>
        <source>left</source>
        <translation>links</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>unbekannt</translation>
    </message>
    <message>
        <source>Materia</source>
        <translation>Materia</translation>
    </message>
    <message>
        <source>Mercenary</source>
        <translation>Söldner</translation>
    </message>
    <message>
        <source>Hymn</source>
        <translation>Hymne</translation>
    </message>
    <message>
        <source>not entered</source>
        <translation>nicht eingetragen</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Rot</translation>
    </message>
    <message>
        <source>Orange</source>
        <translation>Orange</translation>
    </message>
    <message>
        <source>Yellow</source>
        <translation>Gelb</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Grün</translation>
    </message>
    <message>
        <source>the game goes on</source>
        <translation>die Partie läuft noch</translation>
    </message>
    <message>
        <source>five captures</source>
        <translation>fünf Beutekarten</translation>
    </message>
    <message>
        <source>the opponent did not get out of Limbo</source>
        <translation>der Gegner kam nicht aus dem Limbo</translation>
    </message>
    <message>
        <source>all opponents are in Limbo</source>
        <translation>alle Gegner sind im Limbo</translation>
    </message>
    <message>
        <source>stalemate, a draw</source>
        <translation>Patt, ein Unentschieden</translation>
    </message>
    <message>
        <source>the Singularity deck ran out, a draw for everybody</source>
        <translation>der Singularitätsstapel ist aufgebraucht, Unentschieden für alle</translation>
    </message>
    <message>
        <source>summon</source>
        <translation>beschwören</translation>
    </message>
    <message>
        <source>move</source>
        <translation>bewegen</translation>
    </message>
    <message>
        <source>capture</source>
        <translation>erbeuten</translation>
    </message>
    <message>
        <source>buy</source>
        <translation>kaufen</translation>
    </message>
    <message>
        <source>sing</source>
        <translation>singen</translation>
    </message>
    <message>
        <source>learn</source>
        <translation>lernen</translation>
    </message>
    <message>
        <source>draw</source>
        <translation>ziehen</translation>
    </message>
    <message>
        <source>done by hand</source>
        <translation>von Hand ausführen</translation>
    </message>
    <message>
        <source>discard</source>
        <translation>ablegen</translation>
    </message>
    <message>
        <source>search the deck for</source>
        <translation>Stapel durchsuchen nach</translation>
    </message>
    <message>
        <source>place</source>
        <translation>legen</translation>
    </message>
    <message>
        <source>remove</source>
        <translation>entfernen</translation>
    </message>
    <message>
        <source>turn</source>
        <translation>drehen</translation>
    </message>
    <message>
        <source>take control of</source>
        <translation>Kontrolle übernehmen über</translation>
    </message>
    <message>
        <source>flip a capture</source>
        <translation>Beutekarte umdrehen</translation>
    </message>
    <message>
        <source>draw a hymn</source>
        <translation>eine Hymne ziehen</translation>
    </message>
    <message>
        <source>look at</source>
        <translation>ansehen</translation>
    </message>
    <message>
        <source>Singularity: everything left is one deck, cards: %1</source>
        <translation>Singularität: alles Übrige wird ein einziger Stapel, Karten: %1</translation>
    </message>
    <message>
        <source>%1 is in Limbo</source>
        <translation>%1 ist im Limbo</translation>
    </message>
    <message>
        <source>%1 is out of Limbo</source>
        <translation>%1 ist nicht mehr im Limbo</translation>
    </message>
    <message>
        <source>All others are in Limbo: %1 wins</source>
        <translation>Alle anderen sind im Limbo: %1 gewinnt</translation>
    </message>
    <message>
        <source>%1 has %2 captures and wins</source>
        <translation>%1 hat %2 Beutekarten und gewinnt</translation>
    </message>
    <message>
        <source>%1 did not get out of Limbo: %2 wins</source>
        <translation>%1 kam nicht aus dem Limbo: %2 gewinnt</translation>
    </message>
    <message>
        <source>The contract of %1 ends</source>
        <translation>Der Vertrag von %1 endet</translation>
    </message>
    <message>
        <source>%1 has no way out of Limbo</source>
        <translation>%1 findet keinen Weg aus dem Limbo</translation>
    </message>
    <message>
        <source>The same position for time %1: a draw may be declared</source>
        <translation>Dieselbe Stellung zum %1. Mal: Ein Unentschieden darf erklärt werden</translation>
    </message>
    <message>
        <source>deal</source>
        <translation>austeilen</translation>
    </message>
    <message>
        <source>roll for the first turn</source>
        <translation>um den ersten Zug würfeln</translation>
    </message>
    <message>
        <source>cards: %1, hymns: %2</source>
        <translation>Karten: %1, Hymnen: %2</translation>
    </message>
    <message>
        <source>%1, %2 edge</source>
        <translation>%1, Kante %2</translation>
    </message>
    <message>
        <source>Nobody sits in the %1.</source>
        <translation>Im %1 sitzt niemand.</translation>
    </message>
    <message>
        <source>Players: %1.</source>
        <translation>Spieler: %1.</translation>
    </message>
    <message>
        <source>%1 stands here twice.</source>
        <translation>%1 steht hier zweimal.</translation>
    </message>
    <message>
        <source>There is only one of each card.</source>
        <translation>Jede Karte gibt es nur einmal.</translation>
    </message>
    <message>
        <source>the card drawn</source>
        <translation>die gezogene Karte</translation>
    </message>
    <message>
        <source>This card cannot come from the deck.</source>
        <translation>Diese Karte kann nicht vom Stapel kommen.</translation>
    </message>
    <message>
        <source>It lies elsewhere: look again, or correct the table first.</source>
        <translation>Sie liegt woanders: noch einmal nachsehen oder zuerst den Tisch berichtigen.</translation>
    </message>
    <message>
        <source>Left in the deck: %1</source>
        <translation>Noch im Stapel: %1</translation>
    </message>
    <message>
        <source>%1 cannot do anything: the turn is skipped</source>
        <translation>%1 kann nichts tun: Der Zug entfällt</translation>
    </message>
    <message>
        <source>This is a hymn.</source>
        <translation>Das ist eine Hymne.</translation>
    </message>
    <message>
        <source>Give it back as one of the hymns.</source>
        <translation>Unter den Hymnen zurückgeben.</translation>
    </message>
    <message>
        <source>This is no hymn.</source>
        <translation>Das ist keine Hymne.</translation>
    </message>
    <message>
        <source>Give it back as one of the cards.</source>
        <translation>Unter den Karten zurückgeben.</translation>
    </message>
    <message>
        <source>%1 shuffles surplus cards back: %2</source>
        <translation>%1 mischt überzählige Karten zurück: %2</translation>
    </message>
    <message>
        <source>Can the hymn in hand open the house, or give its player a card in play?</source>
        <translation>Kann die Hymne auf der Hand das Haus frei machen oder eine eigene Karte ins Spiel bringen?</translation>
    </message>
    <message>
        <source>Answer hymn_helps=yes or hymn_helps=no.</source>
        <translation>Mit hymn_helps=yes oder hymn_helps=no antworten.</translation>
    </message>
    <message>
        <source>%1 is eliminated: %2 wins</source>
        <translation>%1 scheidet aus: %2 gewinnt</translation>
    </message>
    <message>
        <source>Everybody agrees: a stalemate</source>
        <translation>Alle sind einverstanden: Patt</translation>
    </message>
    <message>
        <source>The same position came back too often: a stalemate</source>
        <translation>Dieselbe Stellung kam zu oft wieder: Patt</translation>
    </message>
    <message>
        <source>Take %1 off the board</source>
        <translation>%1 vom Brett nehmen</translation>
    </message>
    <message>
        <source>Put %1 on %2, its bottom towards %3</source>
        <translation>%1 auf %2 legen, Unterkante zu %3</translation>
    </message>
    <message>
        <source>Move %1 from %2 to %3</source>
        <translation>%1 von %2 nach %3 bewegen</translation>
    </message>
    <message>
        <source>Turn %1 on %2: its bottom towards %3</source>
        <translation>%1 auf %2 drehen: Unterkante zu %3</translation>
    </message>
    <message>
        <source>Into the hand of %1: cards %2</source>
        <translation>Auf die Hand von %1: Karten %2</translation>
    </message>
    <message>
        <source>Out of the hand of %1: cards %2</source>
        <translation>Aus der Hand von %1: Karten %2</translation>
    </message>
    <message>
        <source>Into the hand of %1: hymns %2</source>
        <translation>Auf die Hand von %1: Hymnen %2</translation>
    </message>
    <message>
        <source>Out of the hand of %1: hymns %2</source>
        <translation>Aus der Hand von %1: Hymnen %2</translation>
    </message>
    <message>
        <source>Before %1, face down: captures %2</source>
        <translation>Verdeckt vor %1 legen: Beutekarten %2</translation>
    </message>
    <message>
        <source>Away from before %1: captures %2</source>
        <translation>Vor %1 wegnehmen: Beutekarten %2</translation>
    </message>
    <message>
        <source>Turn up, before %1: captures %2</source>
        <translation>Vor %1 aufdecken: Beutekarten %2</translation>
    </message>
    <message>
        <source>Turn down, before %1: captures %2</source>
        <translation>Vor %1 verdecken: Beutekarten %2</translation>
    </message>
    <message>
        <source>Shuffle deck, hymnal and discards into one deck, cards: %1</source>
        <translation>Stapel, Hymnenstapel und Ablagestapel zu einem Stapel mischen, Karten: %1</translation>
    </message>
    <message>
        <source>Part the one deck again into deck, hymnal and discards, cards in the deck: %1</source>
        <translation>Den einen Stapel wieder in Stapel, Hymnenstapel und Ablagestapel trennen, Karten im Stapel: %1</translation>
    </message>
    <message>
        <source>Put %1 on the discards</source>
        <translation>%1 auf den Ablagestapel legen</translation>
    </message>
    <message>
        <source>Take %1 from the discards</source>
        <translation>%1 vom Ablagestapel nehmen</translation>
    </message>
    <message>
        <source>the deck</source>
        <translation>der Stapel</translation>
    </message>
    <message>
        <source>Into %1: cards %2; shuffle it</source>
        <translation>%1: Karten %2 dazu; mischen</translation>
    </message>
    <message>
        <source>Off %1: cards %2</source>
        <translation>%1: Karten %2 weg</translation>
    </message>
    <message>
        <source>the hymnal</source>
        <translation>der Hymnenstapel</translation>
    </message>
    <message>
        <source>Into %1: hymns %2; shuffle it</source>
        <translation>%1: Hymnen %2 dazu; mischen</translation>
    </message>
    <message>
        <source>Off %1: hymns %2</source>
        <translation>%1: Hymnen %2 weg</translation>
    </message>
    <message>
        <source>Zodiac</source>
        <translation>Zodiac</translation>
    </message>
    <message>
        <source>Name a hymn from I to XV.</source>
        <translation>Eine Hymne von I bis XV benennen.</translation>
    </message>
    <message>
        <source>Which hymn is it?</source>
        <translation>Welche Hymne ist es?</translation>
    </message>
    <message>
        <source>Possible: %1.</source>
        <translation>Möglich: %1.</translation>
    </message>
    <message>
        <source>The hymn</source>
        <translation>Die Hymne</translation>
    </message>
    <message>
        <source>The Zodiac die shows %1: %2</source>
        <translation>Der Zodiac-Würfel zeigt %1: %2</translation>
    </message>
    <message>
        <source>Nobody typed what %1 says: do it with effect or correct, then end-song</source>
        <translation>Niemand hat eingetragen, was %1 sagt: mit effect oder correct ausführen, dann end-song</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>see its steps</source>
        <translation>siehe die einzelnen Schritte</translation>
    </message>
    <message>
        <source>%1 sings %2</source>
        <translation>%1 singt %2</translation>
    </message>
    <message>
        <source>a hymn</source>
        <translation>eine Hymne</translation>
    </message>
    <message>
        <source>cards drawn</source>
        <translation>gezogene Karten</translation>
    </message>
    <message>
        <source>This effect touches a card.</source>
        <translation>Dieser Effekt betrifft eine Karte.</translation>
    </message>
    <message>
        <source>Name it: effect.card=8B.</source>
        <translation>Karte angeben: effect.card=8B.</translation>
    </message>
    <message>
        <source>Which capture is turned?</source>
        <translation>Welche Beutekarte wird umgedreht?</translation>
    </message>
    <message>
        <source>This effect needs a space.</source>
        <translation>Dieser Effekt braucht ein Feld.</translation>
    </message>
    <message>
        <source>Name it: effect.to=D4.</source>
        <translation>Feld angeben: effect.to=D4.</translation>
    </message>
    <message>
        <source>To whose edge does the card turn?</source>
        <translation>Zu wessen Rand dreht sich die Karte?</translation>
    </message>
    <message>
        <source>Name the side: effect.player=north.</source>
        <translation>Seite angeben: effect.player=north.</translation>
    </message>
    <message>
        <source>This effect draws %1 cards here.</source>
        <translation>Mit diesem Effekt werden hier %1 Karten gezogen.</translation>
    </message>
    <message>
        <source>Name no more than that.</source>
        <translation>Nicht mehr als so viele benennen.</translation>
    </message>
    <message>
        <source>This card cannot come from there.</source>
        <translation>Diese Karte kann nicht von dort kommen.</translation>
    </message>
    <message>
        <source>Done: %1</source>
        <translation>Erledigt: %1</translation>
    </message>
    <message>
        <source>The hymn: %1</source>
        <translation>Die Hymne: %1</translation>
    </message>
    <message>
        <source>%1 is kept face up</source>
        <translation>%1 bleibt offen liegen</translation>
    </message>
    <message>
        <source>%1 is discarded</source>
        <translation>%1 wird abgelegt</translation>
    </message>
    <message>
        <source>%1 is done</source>
        <translation>%1 ist ausgeführt</translation>
    </message>
    <message>
        <source>No hymn is being sung</source>
        <translation>Es wird keine Hymne gesungen</translation>
    </message>
    <message>
        <source>the hymn</source>
        <translation>die Hymne</translation>
    </message>
    <message>
        <source>a capture</source>
        <translation>eine Beutekarte</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>the hymn drawn</source>
        <translation>die gezogene Hymne</translation>
    </message>
    <message>
        <source>Give it as one of the cards, or name a hymn from I to XV.</source>
        <translation>Als eine der Karten angeben oder eine Hymne von I bis XV benennen.</translation>
    </message>
    <message>
        <source>This cannot be the next card of the hymnal.</source>
        <translation>Das kann nicht die nächste Karte des Hymnenstapels sein.</translation>
    </message>
    <message>
        <source>nothing that you have</source>
        <translation>nichts von dem, was du hast</translation>
    </message>
    <message>
        <source>%1 offers %2 and draws a hymn</source>
        <translation>%1 opfert %2 und zieht eine Hymne</translation>
    </message>
    <message>
        <source>Players: %1</source>
        <translation>Spieler: %1</translation>
    </message>
    <message>
        <source>The hand of %1 is not known</source>
        <translation>Die Hand von %1 ist nicht bekannt</translation>
    </message>
    <message>
        <source>%1 has surplus cards in hand</source>
        <translation>%1 hat überzählige Karten auf der Hand</translation>
    </message>
    <message>
        <source>counted at the table</source>
        <translation>am Tisch gezählt</translation>
    </message>
    <message>
        <source>%1 moves %2 from %3 to %4</source>
        <translation>%1 bewegt %2 von %3 nach %4</translation>
    </message>
    <message>
        <source>off the board</source>
        <translation>außerhalb des Bretts</translation>
    </message>
    <message>
        <source>How many dots has %1 on its %2 edge? The aura sheet does not know.</source>
        <translation>Wie viele Punkte hat %1 an der Kante %2? Das Aurablatt weiß es nicht.</translation>
    </message>
    <message>
        <source>Count them and add %1=…, a number from 0 to 5; the sheet keeps the answer.</source>
        <translation>Punkte zählen und %1=… ergänzen, eine Zahl von 0 bis 5; das Blatt behält die Antwort.</translation>
    </message>
    <message>
        <source>%1 has %2 of 5 captures</source>
        <translation>%1 hat %2 von 5 Beutekarten</translation>
    </message>
    <message>
        <source>%1: %2 and %3 on %4 annihilate each other</source>
        <translation>%1: %2 und %3 auf %4 löschen einander aus</translation>
    </message>
    <message>
        <source>%1: %2 captures %3 on %4</source>
        <translation>%1: %2 erbeutet %3 auf %4</translation>
    </message>
    <message>
        <source>2 to 4 players roll for the first turn.</source>
        <translation>2 bis 4 Spieler würfeln um den ersten Zug.</translation>
    </message>
    <message>
        <source>Write players=2, 3 or 4.</source>
        <translation>players=2, 3 oder 4 schreiben.</translation>
    </message>
    <message>
        <source>Only %1 cards are unseen.</source>
        <translation>Nur %1 Karten sind ungesehen.</translation>
    </message>
    <message>
        <source>Ask for fewer draws.</source>
        <translation>Nach weniger gezogenen Karten fragen.</translation>
    </message>
    <message>
        <source>%1 cards are dealt here, not %2.</source>
        <translation>Hier werden %1 Karten ausgeteilt, nicht %2.</translation>
    </message>
    <message>
        <source>Name them player by player, or leave them out.</source>
        <translation>Spieler für Spieler benennen oder weglassen.</translation>
    </message>
    <message>
        <source>This card belongs to the other pile.</source>
        <translation>Diese Karte gehört in den anderen Stapel.</translation>
    </message>
    <message>
        <source>Cards of the deck are dealt as cards, hymns as hymns.</source>
        <translation>Karten des Stapels werden als Karten ausgeteilt, Hymnen als Hymnen.</translation>
    </message>
    <message>
        <source>%1 sits down in the %2</source>
        <translation>%1 nimmt im %2 Platz</translation>
    </message>
    <message>
        <source>A player</source>
        <translation>Ein Spieler</translation>
    </message>
    <message>
        <source>%1 leaves the board</source>
        <translation>%1 verlässt das Brett</translation>
    </message>
    <message>
        <source>cards dealt</source>
        <translation>ausgeteilte Karten</translation>
    </message>
    <message>
        <source>hymns dealt</source>
        <translation>ausgeteilte Hymnen</translation>
    </message>
    <message>
        <source>Left in the deck: %1, in the hymnal: %2</source>
        <translation>Noch im Stapel: %1, im Hymnenstapel: %2</translation>
    </message>
    <message>
        <source>Five cards and one hymn are dealt to everybody</source>
        <translation>Alle bekommen fünf Karten und eine Hymne</translation>
    </message>
    <message>
        <source>Five cards are dealt to everybody</source>
        <translation>Alle bekommen fünf Karten</translation>
    </message>
    <message>
        <source>first turn: %1</source>
        <translation>erster Zug: %1</translation>
    </message>
    <message>
        <source>%1 goes first, then clockwise</source>
        <translation>%1 beginnt, dann geht es im Uhrzeigersinn weiter</translation>
    </message>
    <message>
        <source>A tie: %1 roll again</source>
        <translation>Gleichstand: %1 würfeln noch einmal</translation>
    </message>
    <message>
        <source>Rolled for the first turn: %1</source>
        <translation>Um den ersten Zug gewürfelt: %1</translation>
    </message>
    <message>
        <source>not yet</source>
        <translation>noch nicht</translation>
    </message>
    <message>
        <source>Fireyes</source>
        <translation>Fireyes</translation>
    </message>
    <message>
        <source>Draw 5 cards.</source>
        <translation>5 Karten ziehen.</translation>
    </message>
    <message>
        <source>Meatwar</source>
        <translation>Meatwar</translation>
    </message>
    <message>
        <source>Optimo</source>
        <translation>Optimo</translation>
    </message>
    <message>
        <source>Lasers</source>
        <translation>Lasers</translation>
    </message>
    <message>
        <source>Dragoon</source>
        <translation>Dragoon</translation>
    </message>
    <message>
        <source>Primary</source>
        <translation>Primary</translation>
    </message>
    <message>
        <source>Look through the deck, take one card, then shuffle.</source>
        <translation>Den Stapel durchsehen, eine Karte nehmen, dann mischen.</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>%1 is not in play.</source>
        <translation>%1 ist nicht im Spiel.</translation>
    </message>
    <message>
        <source>There is no die %1 in this game.</source>
        <translation>In diesem Spiel gibt es keinen Würfel %1.</translation>
    </message>
    <message>
        <source>One face from 1 to %1 is needed.</source>
        <translation>Eine Seite von 1 bis %1 wird gebraucht.</translation>
    </message>
    <message>
        <source>Write rolled=4; a special face is 6.</source>
        <translation>rolled=4 schreiben; eine Sonderseite ist 6.</translation>
    </message>
    <message>
        <source>a neighbour</source>
        <translation>eine Nachbarkarte</translation>
    </message>
    <message>
        <source>Name a hymn from I to XV, or a face of the Zodiac die.</source>
        <translation>Eine Hymne von I bis XV oder eine Seite des Zodiac-Würfels benennen.</translation>
    </message>
    <message>
        <source>%1 is in two places.</source>
        <translation>%1 ist an zwei Orten.</translation>
    </message>
    <message>
        <source>There is only one of each card: take it away from one of them.</source>
        <translation>Jede Karte gibt es nur einmal: von einem der Orte wegnehmen.</translation>
    </message>
    <message>
        <source>This line is for no such card.</source>
        <translation>Diese Zeile gehört zu keiner solchen Karte.</translation>
    </message>
    <message>
        <source>Hymns have numerals from I to XV.</source>
        <translation>Hymnen haben Nummern von I bis XV.</translation>
    </message>
    <message>
        <source>Cards of the deck are written like 8B.</source>
        <translation>Karten des Stapels werden wie 8B geschrieben.</translation>
    </message>
    <message>
        <source>Keep one line for each card.</source>
        <translation>Für jede Karte nur eine Zeile behalten.</translation>
    </message>
    <message>
        <source>Only cards of the deck lie on the board.</source>
        <translation>Auf dem Brett liegen nur Karten des Stapels.</translation>
    </message>
    <message>
        <source>Write the card like 8B.</source>
        <translation>Die Karte wie 8B schreiben.</translation>
    </message>
    <message>
        <source>Cards of the deck belong into hand.</source>
        <translation>Karten des Stapels gehören in hand.</translation>
    </message>
    <message>
        <source>A hymn is held with the hymns.</source>
        <translation>Eine Hymne wird bei den Hymnen gehalten.</translation>
    </message>
    <message>
        <source>Write it under hymns.</source>
        <translation>Unter hymns schreiben.</translation>
    </message>
    <message>
        <source>Two players sit on one side.</source>
        <translation>Zwei Spieler sitzen an derselben Seite.</translation>
    </message>
    <message>
        <source>Give every player a side of the board.</source>
        <translation>Jedem Spieler eine eigene Seite des Bretts geben.</translation>
    </message>
    <message>
        <source>Nobody sits there.</source>
        <translation>Dort sitzt niemand.</translation>
    </message>
    <message>
        <source>Name the side of a player.</source>
        <translation>Die Seite eines Spielers benennen.</translation>
    </message>
    <message>
        <source>The wheel holds each of the four suits once.</source>
        <translation>Das Rad enthält jede der vier Farben einmal.</translation>
    </message>
    <message>
        <source>Write all four in the direction of the arrows, or none for the usual wheel.</source>
        <translation>Alle vier in Pfeilrichtung schreiben, oder keine für das übliche Rad.</translation>
    </message>
    <message>
        <source>The Zodiac die has twelve faces, each for a hymn.</source>
        <translation>Der Zodiac-Würfel hat zwölf Seiten, jede für eine Hymne.</translation>
    </message>
    <message>
        <source>Write up to twelve hymns, ? where it is not known.</source>
        <translation>Bis zu zwölf Hymnen schreiben, ? wo sie unbekannt ist.</translation>
    </message>
    <message>
        <source>There are more cards here than the game has.</source>
        <translation>Hier sind mehr Karten, als das Spiel hat.</translation>
    </message>
    <message>
        <source>Enter what really lies there.</source>
        <translation>Eintragen, was wirklich dort liegt.</translation>
    </message>
    <message>
        <source>Aura sheet: %1 has %2</source>
        <translation>Aurablatt: %1 hat %2</translation>
    </message>
    <message>
        <source>Aura sheet: %1 cleared</source>
        <translation>Aurablatt: %1 gelöscht</translation>
    </message>
    <message>
        <source>Hymn sheet: %1 cleared</source>
        <translation>Hymnenblatt: %1 gelöscht</translation>
    </message>
    <message>
        <source>Hymn sheet: %1 says %2</source>
        <translation>Hymnenblatt: %1 sagt %2</translation>
    </message>
    <message>
        <source>nothing yet</source>
        <translation>noch nichts</translation>
    </message>
    <message>
        <source>Zodiac table: %1 is %2</source>
        <translation>Zodiac-Tabelle: %1 ist %2</translation>
    </message>
    <message>
        <source>%1 wins: %2</source>
        <translation>%1 gewinnt: %2</translation>
    </message>
    <message>
        <source>dealt, the first turn is not rolled yet</source>
        <translation>ausgeteilt, um den ersten Zug noch nicht gewürfelt</translation>
    </message>
    <message>
        <source>before the deal</source>
        <translation>vor dem Austeilen</translation>
    </message>
    <message>
        <source>turn %1, %2 to act</source>
        <translation>Zug %1, %2 ist an der Reihe</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>   %1   (^ &gt; v &lt;: where the top of a card looks, away from its owner)</source>
        <translation>   %1   (^ &gt; v &lt;: wohin die Oberkante einer Karte zeigt, weg von ihrem Besitzer)</translation>
    </message>
    <message>
        <source>unknown: %1</source>
        <translation>unbekannt: %1</translation>
    </message>
    <message>
        <source> (face up)</source>
        <translation> (offen)</translation>
    </message>
    <message>
        <source>hand %1 (%2) · hymn %3</source>
        <translation>Hand %1 (%2) · Hymne %3</translation>
    </message>
    <message>
        <source>%1 (%2): captures %3 of 5, unspent %4 · %5%6</source>
        <translation>%1 (%2): Beutekarten %3 von 5, nicht ausgegeben %4 · %5%6</translation>
    </message>
    <message>
        <source> · in Limbo</source>
        <translation> · im Limbo</translation>
    </message>
    <message>
        <source>%1 (until %2&apos;s turn)</source>
        <translation>%1 (bis zum Zug von %2)</translation>
    </message>
    <message>
        <source>Under contract: %1</source>
        <translation>Unter Vertrag: %1</translation>
    </message>
    <message>
        <source>%1 · captures: %2</source>
        <translation>%1 · Beutekarten: %2</translation>
    </message>
    <message>
        <source>Singularity: one deck, cards %1 · discards %2</source>
        <translation>Singularität: ein Stapel, Karten %1 · Ablagestapel %2</translation>
    </message>
    <message>
        <source>Deck %1, Singularity after that many draws · hymnal %2 · discards %3</source>
        <translation>Stapel %1, Singularität nach so vielen gezogenen Karten · Hymnenstapel %2 · Ablagestapel %3</translation>
    </message>
    <message>
        <source>Being sung: %1 · %2 · still to do: %3</source>
        <translation>Gerade gesungen: %1 · %2 · noch zu tun: %3</translation>
    </message>
    <message>
        <source>its text is not entered</source>
        <translation>ihr Text ist nicht eingetragen</translation>
    </message>
    <message>
        <source>what the hymn says</source>
        <translation>was die Hymne sagt</translation>
    </message>
    <message>
        <source>This position was seen before: time %1 of %2</source>
        <translation>Diese Stellung gab es schon: %1. Mal von %2</translation>
    </message>
    <message>
        <source>%1 summons %2 onto the house %3</source>
        <translation>%1 beschwört %2 auf das Haus %3</translation>
    </message>
    <message>
        <source>%1 summons %2 onto %3</source>
        <translation>%1 beschwört %2 auf %3</translation>
    </message>
    <message>
        <source>%1 summons %2 onto %3, based on %4</source>
        <translation>%1 beschwört %2 auf %3, Basis: %4</translation>
    </message>
    <message>
        <source>Seats, cards and the first turn are settled before the game</source>
        <translation>Plätze, Karten und der erste Zug werden vor der Partie festgelegt</translation>
    </message>
    <message>
        <source>The game has begun</source>
        <translation>Die Partie hat begonnen</translation>
    </message>
    <message>
        <source>Begin a new game, or undo back to the beginning</source>
        <translation>Eine neue Partie beginnen oder bis zum Anfang rückgängig machen</translation>
    </message>
    <message>
        <source>Each player has a house and a side of the board</source>
        <translation>Jeder Spieler hat ein Haus und eine Seite des Bretts</translation>
    </message>
    <message>
        <source>Somebody sits in the %1</source>
        <translation>Im %1 sitzt schon jemand</translation>
    </message>
    <message>
        <source>Choose a free side</source>
        <translation>Eine freie Seite wählen</translation>
    </message>
    <message>
        <source>Nobody sits in the %1</source>
        <translation>Im %1 sitzt niemand</translation>
    </message>
    <message>
        <source>Choose a side where somebody sits: %2</source>
        <translation>Eine Seite wählen, an der jemand sitzt: %2</translation>
    </message>
    <message>
        <source>2 to 4 players</source>
        <translation>2 bis 4 Spieler</translation>
    </message>
    <message>
        <source>Seat 2, 3 or 4 players</source>
        <translation>2, 3 oder 4 Spielern einen Platz geben</translation>
    </message>
    <message>
        <source>Two players sit straight across from each other</source>
        <translation>Zwei Spieler sitzen einander genau gegenüber</translation>
    </message>
    <message>
        <source>%1 and %2 are not opposite</source>
        <translation>%1 und %2 liegen einander nicht gegenüber</translation>
    </message>
    <message>
        <source>Seat them South and North, or West and East</source>
        <translation>Süden und Norden besetzen oder Westen und Osten</translation>
    </message>
    <message>
        <source>A house lies in the centre of each side, so both sides of the board are odd</source>
        <translation>In der Mitte jeder Seite liegt ein Haus, darum sind beide Seitenlängen des Bretts ungerade</translation>
    </message>
    <message>
        <source>The board is %1 by %2</source>
        <translation>Das Brett misst %1 mal %2</translation>
    </message>
    <message>
        <source>Choose odd numbers: board_w and board_h</source>
        <translation>Ungerade Zahlen wählen: board_w und board_h</translation>
    </message>
    <message>
        <source>Cards are dealt once</source>
        <translation>Karten werden einmal ausgeteilt</translation>
    </message>
    <message>
        <source>The cards are dealt</source>
        <translation>Die Karten sind ausgeteilt</translation>
    </message>
    <message>
        <source>Go on: roll for the first turn, or play</source>
        <translation>Weitermachen: um den ersten Zug würfeln oder spielen</translation>
    </message>
    <message>
        <source>The highest roll goes first</source>
        <translation>Der höchste Wurf beginnt</translation>
    </message>
    <message>
        <source>%1 goes first already</source>
        <translation>%1 beginnt bereits</translation>
    </message>
    <message>
        <source>Go on: deal, or play</source>
        <translation>Weitermachen: austeilen oder spielen</translation>
    </message>
    <message>
        <source>Each player has a house and a side of the board; nothing else printed on it matters</source>
        <translation>Jeder Spieler hat ein Haus und eine Seite des Bretts; alles andere darauf ist ohne Bedeutung</translation>
    </message>
    <message>
        <source>Five cards and one hymn each</source>
        <translation>Fünf Karten und eine Hymne für jeden</translation>
    </message>
    <message>
        <source>The highest roll goes first, then clockwise</source>
        <translation>Der höchste Wurf beginnt, dann geht es im Uhrzeigersinn weiter</translation>
    </message>
    <message>
        <source>Who ties for the highest roll rolls again</source>
        <translation>Wer beim höchsten Wurf gleichauf liegt, würfelt noch einmal</translation>
    </message>
    <message>
        <source>The game ends as soon as it is decided</source>
        <translation>Die Partie endet, sobald sie entschieden ist</translation>
    </message>
    <message>
        <source>The game is over: %1</source>
        <translation>Die Partie ist zu Ende: %1</translation>
    </message>
    <message>
        <source>Undo the last action if it was a mistake</source>
        <translation>Die letzte Aktion rückgängig machen, falls sie ein Irrtum war</translation>
    </message>
    <message>
        <source>Play begins when the cards are dealt and the first player is known</source>
        <translation>Gespielt wird, sobald die Karten ausgeteilt sind und der erste Spieler feststeht</translation>
    </message>
    <message>
        <source>Still to do: %1</source>
        <translation>Noch zu tun: %1</translation>
    </message>
    <message>
        <source>Do it: %1</source>
        <translation>Ausführen: %1</translation>
    </message>
    <message>
        <source>One turn action each, then the turn passes on clockwise</source>
        <translation>Jeder hat eine Zugaktion, dann geht der Zug im Uhrzeigersinn weiter</translation>
    </message>
    <message>
        <source>It is the turn of %1</source>
        <translation>%1 ist am Zug</translation>
    </message>
    <message>
        <source>Wait until the turn comes to %2</source>
        <translation>Warten, bis %2 am Zug ist</translation>
    </message>
    <message>
        <source>A hymn that is being sung is finished first</source>
        <translation>Eine begonnene Hymne wird zuerst zu Ende gesungen</translation>
    </message>
    <message>
        <source>%1 is being sung</source>
        <translation>%1 wird gerade gesungen</translation>
    </message>
    <message>
        <source>Carry the hymn out, then end the song</source>
        <translation>Die Hymne ausführen, dann den Gesang beenden</translation>
    </message>
    <message>
        <source>Never more than 5 cards and 1 hymn in hand</source>
        <translation>Nie mehr als 5 Karten und 1 Hymne auf der Hand</translation>
    </message>
    <message>
        <source>%1 holds %2 cards and %3 hymns</source>
        <translation>%1 hält %2 Karten und %3 Hymnen</translation>
    </message>
    <message>
        <source>Shuffle back first: %4</source>
        <translation>Zuerst zurückmischen: %4</translation>
    </message>
    <message>
        <source>Doing nothing is not allowed</source>
        <translation>Nichts tun ist nicht erlaubt</translation>
    </message>
    <message>
        <source>%1 can still do: %2</source>
        <translation>%1 kann noch etwas tun: %2</translation>
    </message>
    <message>
        <source>Choose one of these: %2</source>
        <translation>Davon eines wählen: %2</translation>
    </message>
    <message>
        <source>A turn in which nothing can be done is skipped</source>
        <translation>Ein Zug, in dem nichts möglich ist, entfällt</translation>
    </message>
    <message>
        <source>Only cards of the deck are summoned, never hymns</source>
        <translation>Nur Karten des Stapels werden beschworen, niemals Hymnen</translation>
    </message>
    <message>
        <source>%1 is a hymn</source>
        <translation>%1 ist eine Hymne</translation>
    </message>
    <message>
        <source>Sing it or offer it instead, or summon another card</source>
        <translation>Stattdessen singen oder opfern, oder eine andere Karte beschwören</translation>
    </message>
    <message>
        <source>Only a card in hand can be summoned</source>
        <translation>Nur eine Karte auf der Hand kann beschworen werden</translation>
    </message>
    <message>
        <source>%1 is not in the hand of %2</source>
        <translation>%1 ist nicht auf der Hand von %2</translation>
    </message>
    <message>
        <source>Choose a card in hand: %3</source>
        <translation>Eine Karte auf der Hand wählen: %3</translation>
    </message>
    <message>
        <source>Cards lie on the spaces of the board</source>
        <translation>Karten liegen auf den Feldern des Bretts</translation>
    </message>
    <message>
        <source>%1 is not on a board of %2 by %3</source>
        <translation>%1 liegt nicht auf einem Brett von %2 mal %3</translation>
    </message>
    <message>
        <source>Choose a space on the board</source>
        <translation>Ein Feld auf dem Brett wählen</translation>
    </message>
    <message>
        <source>The own house takes a card only when no card lies there</source>
        <translation>Das eigene Haus nimmt nur eine Karte auf, wenn dort keine liegt</translation>
    </message>
    <message>
        <source>%1 lies on the house</source>
        <translation>%1 liegt auf dem Haus</translation>
    </message>
    <message>
        <source>Wait until the house is open</source>
        <translation>Warten, bis das Haus frei ist</translation>
    </message>
    <message>
        <source>A card comes onto an empty space</source>
        <translation>Eine Karte kommt auf ein leeres Feld</translation>
    </message>
    <message>
        <source>%1 lies on %2</source>
        <translation>%1 liegt auf %2</translation>
    </message>
    <message>
        <source>Choose an empty space</source>
        <translation>Ein leeres Feld wählen</translation>
    </message>
    <message>
        <source>Field summoning needs a card of your own in play</source>
        <translation>Eine Feldbeschwörung braucht eine eigene Karte im Spiel</translation>
    </message>
    <message>
        <source>%1 has no card in play</source>
        <translation>%1 hat keine Karte im Spiel</translation>
    </message>
    <message>
        <source>Summon onto the house first</source>
        <translation>Zuerst auf das Haus beschwören</translation>
    </message>
    <message>
        <source>An enemy&apos;s house is a space like others, unless the table forbids it</source>
        <translation>Das Haus eines Gegners ist ein Feld wie jedes andere, sofern der Tisch es nicht verbietet</translation>
    </message>
    <message>
        <source>%1 is the house of %2</source>
        <translation>%1 ist das Haus von %2</translation>
    </message>
    <message>
        <source>Choose another space, or change the setting</source>
        <translation>Ein anderes Feld wählen oder die Einstellung ändern</translation>
    </message>
    <message>
        <source>The space shares an edge with the base; diagonal does not count</source>
        <translation>Das Feld grenzt mit einer Kante an die Basis; diagonal zählt nicht</translation>
    </message>
    <message>
        <source>No card of %1 touches %2</source>
        <translation>Keine Karte von %1 berührt %2</translation>
    </message>
    <message>
        <source>Choose a space beside one of these: %3</source>
        <translation>Ein Feld neben einer dieser Karten wählen: %3</translation>
    </message>
    <message>
        <source>The base is a card that you control, never an enemy&apos;s</source>
        <translation>Die Basis ist eine Karte, die du kontrollierst, niemals eine gegnerische</translation>
    </message>
    <message>
        <source>Only enemy cards touch %1: %2</source>
        <translation>Nur gegnerische Karten berühren %1: %2</translation>
    </message>
    <message>
        <source>A card needs the suit of its base, or a value not lower</source>
        <translation>Eine Karte braucht die Farbe ihrer Basis oder einen Wert, der nicht niedriger ist</translation>
    </message>
    <message>
        <source>%1 does not fit beside %2</source>
        <translation>%1 passt nicht neben %2</translation>
    </message>
    <message>
        <source>Summon a card of that suit, or of value %3 or more</source>
        <translation>Eine Karte dieser Farbe beschwören oder eine vom Wert %3 oder höher</translation>
    </message>
    <message>
        <source>Beside a Lord only Lords and cards of its suit are summoned</source>
        <translation>Neben einem Lord werden nur Lords und Karten seiner Farbe beschworen</translation>
    </message>
    <message>
        <source>Summon one of its suit or a Lord, or choose a space beside another card too</source>
        <translation>Eine Karte seiner Farbe oder einen Lord beschwören, oder ein Feld wählen, das auch an eine andere Karte grenzt</translation>
    </message>
    <message>
        <source>Any card may go onto the own house while no card lies there, facing its own edge</source>
        <translation>Auf das eigene Haus darf jede Karte, solange dort keine liegt, zum eigenen Rand gerichtet</translation>
    </message>
    <message>
        <source>One valid base is enough, also beside enemies</source>
        <translation>Eine gültige Basis genügt, auch neben Gegnern</translation>
    </message>
    <message>
        <source>A Lord, of value 15, may stand beside any card of your own</source>
        <translation>Ein Lord, Wert 15, darf neben jeder eigenen Karte stehen</translation>
    </message>
    <message>
        <source>Beside a Lord come Lords and cards of its suit</source>
        <translation>Neben einen Lord kommen Lords und Karten seiner Farbe</translation>
    </message>
    <message>
        <source>A summoned or bought Mercenary is under contract until its player&apos;s next turn</source>
        <translation>Ein beschworener oder gekaufter Söldner steht bis zum nächsten Zug seines Spielers unter Vertrag</translation>
    </message>
    <message>
        <source>The contract ends when its player&apos;s turn comes round</source>
        <translation>Der Vertrag endet, wenn sein Spieler wieder am Zug ist</translation>
    </message>
    <message>
        <source>Only a card in play when the turn starts can move</source>
        <translation>Nur eine Karte, die zu Beginn des Zuges im Spiel ist, kann sich bewegen</translation>
    </message>
    <message>
        <source>%1 is not in play</source>
        <translation>%1 ist nicht im Spiel</translation>
    </message>
    <message>
        <source>You move the cards whose line points to your edge</source>
        <translation>Du bewegst die Karten, deren Linie zu deinem Rand zeigt</translation>
    </message>
    <message>
        <source>%1 belongs to %2</source>
        <translation>%1 gehört %2</translation>
    </message>
    <message>
        <source>Choose one of these: %3</source>
        <translation>Davon eines wählen: %3</translation>
    </message>
    <message>
        <source>%1 came to %2 this very turn</source>
        <translation>%1 kam erst in diesem Zug nach %2</translation>
    </message>
    <message>
        <source>Wait for the next turn</source>
        <translation>Den nächsten Zug abwarten</translation>
    </message>
    <message>
        <source>Cards never move diagonally</source>
        <translation>Karten bewegen sich niemals diagonal</translation>
    </message>
    <message>
        <source>%1 and %2 touch only at a corner</source>
        <translation>%1 und %2 berühren sich nur an einer Ecke</translation>
    </message>
    <message>
        <source>A card moves exactly one space</source>
        <translation>Eine Karte bewegt sich genau ein Feld weit</translation>
    </message>
    <message>
        <source>From %1 to %2 it is not one space</source>
        <translation>Von %1 nach %2 ist es nicht ein Feld</translation>
    </message>
    <message>
        <source>A card does not move onto a card of its own side</source>
        <translation>Eine Karte bewegt sich nicht auf eine Karte der eigenen Seite</translation>
    </message>
    <message>
        <source>A space with an enemy is entered only by capturing</source>
        <translation>Ein Feld mit einem Gegner wird nur durch Erbeuten betreten</translation>
    </message>
    <message>
        <source>Capture it, if the rules for capturing allow that</source>
        <translation>Die Karte erbeuten, wenn die Regeln dafür es erlauben</translation>
    </message>
    <message>
        <source>Every card moves one space forward, back, left or right</source>
        <translation>Jede Karte bewegt sich ein Feld vor, zurück, nach links oder nach rechts</translation>
    </message>
    <message>
        <source>Deadlocked cards may still move to other spaces</source>
        <translation>Blockierte Karten dürfen sich weiterhin auf andere Felder bewegen</translation>
    </message>
    <message>
        <source>The target is an enemy card in play</source>
        <translation>Das Ziel ist eine gegnerische Karte im Spiel</translation>
    </message>
    <message>
        <source>The target belongs to an enemy</source>
        <translation>Das Ziel gehört einem Gegner</translation>
    </message>
    <message>
        <source>%1 belongs to %2 too</source>
        <translation>%1 gehört ebenfalls %2</translation>
    </message>
    <message>
        <source>The two cards share an edge</source>
        <translation>Die beiden Karten haben eine gemeinsame Kante</translation>
    </message>
    <message>
        <source>%1 and %2 do not touch with an edge</source>
        <translation>%1 und %2 berühren sich nicht mit einer Kante</translation>
    </message>
    <message>
        <source>The attacker&apos;s touching edge has at least as many dots</source>
        <translation>Die berührende Kante des Angreifers hat mindestens so viele Punkte</translation>
    </message>
    <message>
        <source>%1 shows %2 dots, %3 shows %4</source>
        <translation>%1 zeigt %2 Punkte, %3 zeigt %4</translation>
    </message>
    <message>
        <source>Dots missing: %5; attack another edge or another card</source>
        <translation>Es fehlen Punkte: %5; eine andere Kante oder eine andere Karte angreifen</translation>
    </message>
    <message>
        <source>In a tie only the consuming card may start</source>
        <translation>Bei Gleichstand darf nur die verzehrende Karte beginnen</translation>
    </message>
    <message>
        <source>Both show %1 dots, and %2 consume %3</source>
        <translation>Beide zeigen %1 Punkte, und %2 verzehren %3</translation>
    </message>
    <message>
        <source>Let %4 attack, or attack on an edge without a tie</source>
        <translation>%4 angreifen lassen oder an einer Kante ohne Gleichstand angreifen</translation>
    </message>
    <message>
        <source>Tied cards of one suit cannot take each other</source>
        <translation>Karten einer Farbe können einander bei Gleichstand nicht erbeuten</translation>
    </message>
    <message>
        <source>Both show %1 dots and are %2</source>
        <translation>Beide zeigen %1 Punkte und sind %2</translation>
    </message>
    <message>
        <source>Attack on an edge without a tie, or move elsewhere</source>
        <translation>An einer Kante ohne Gleichstand angreifen oder sich woandershin bewegen</translation>
    </message>
    <message>
        <source>A Lord&apos;s contests go by alchemy, and the consumed card cannot start</source>
        <translation>Kämpfe eines Lords entscheidet die Alchemie, und die verzehrte Karte kann nicht beginnen</translation>
    </message>
    <message>
        <source>%1 consume %2</source>
        <translation>%1 verzehren %2</translation>
    </message>
    <message>
        <source>Attack with a card whose suit consumes %1 or lies opposite</source>
        <translation>Mit einer Karte angreifen, deren Farbe %1 verzehrt oder gegenüberliegt</translation>
    </message>
    <message>
        <source>A Lord and a card of its suit cannot take each other</source>
        <translation>Ein Lord und eine Karte seiner Farbe können einander nicht erbeuten</translation>
    </message>
    <message>
        <source>Both are %1</source>
        <translation>Beide sind %1</translation>
    </message>
    <message>
        <source>Attack with a card of another suit</source>
        <translation>Mit einer Karte anderer Farbe angreifen</translation>
    </message>
    <message>
        <source>Dots on the touching edges decide</source>
        <translation>Die Punkte an den berührenden Kanten entscheiden</translation>
    </message>
    <message>
        <source>Not on the aura sheet: %1</source>
        <translation>Nicht auf dem Aurablatt: %1</translation>
    </message>
    <message>
        <source>Count the dots on %1</source>
        <translation>Punkte zählen: %1</translation>
    </message>
    <message>
        <source>More dots on the touching edge</source>
        <translation>Mehr Punkte an der berührenden Kante</translation>
    </message>
    <message>
        <source>A tie, and the attacker&apos;s suit consumes the other</source>
        <translation>Gleichstand, und die Farbe des Angreifers verzehrt die andere</translation>
    </message>
    <message>
        <source>A tie of opposite suits: both cards are discarded and nobody scores</source>
        <translation>Gleichstand gegenüberliegender Farben: Beide Karten werden abgelegt, niemand punktet</translation>
    </message>
    <message>
        <source>A Lord takes cards of the suit that its own consumes, whatever the dots</source>
        <translation>Ein Lord erbeutet Karten der Farbe, die seine eigene verzehrt, ungeachtet der Punkte</translation>
    </message>
    <message>
        <source>A Lord falls to cards whose suit consumes its own</source>
        <translation>Ein Lord fällt gegen Karten, deren Farbe seine eigene verzehrt</translation>
    </message>
    <message>
        <source>A Lord and a card of the opposite suit annihilate each other</source>
        <translation>Ein Lord und eine Karte der gegenüberliegenden Farbe löschen einander aus</translation>
    </message>
    <message>
        <source>The attacker enters the space; the captured card lies face down before its captor</source>
        <translation>Der Angreifer betritt das Feld; die erbeutete Karte liegt verdeckt vor dem, der sie erbeutet hat</translation>
    </message>
    <message>
        <source>Both cards are discarded and nobody scores</source>
        <translation>Beide Karten werden abgelegt, niemand punktet</translation>
    </message>
    <message>
        <source>Buying costs a face-down capture</source>
        <translation>Kaufen kostet eine verdeckte Beutekarte</translation>
    </message>
    <message>
        <source>%1 has no captures</source>
        <translation>%1 hat keine Beutekarten</translation>
    </message>
    <message>
        <source>Capture a card first</source>
        <translation>Zuerst eine Karte erbeuten</translation>
    </message>
    <message>
        <source>A face-up capture never pays again</source>
        <translation>Eine offene Beutekarte bezahlt nie wieder</translation>
    </message>
    <message>
        <source>All captures of %1 are spent</source>
        <translation>Alle Beutekarten von %1 sind ausgegeben</translation>
    </message>
    <message>
        <source>Capture another card first</source>
        <translation>Zuerst eine weitere Karte erbeuten</translation>
    </message>
    <message>
        <source>The capture that pays lies face down</source>
        <translation>Die Beutekarte, die bezahlt, liegt verdeckt</translation>
    </message>
    <message>
        <source>%1 is no face-down capture of %2</source>
        <translation>%1 ist keine verdeckte Beutekarte von %2</translation>
    </message>
    <message>
        <source>An enemy Mercenary in play is bought</source>
        <translation>Gekauft wird ein gegnerischer Söldner im Spiel</translation>
    </message>
    <message>
        <source>The Mercenary belongs to an enemy</source>
        <translation>Der Söldner gehört einem Gegner</translation>
    </message>
    <message>
        <source>%1 is a card of %2 already</source>
        <translation>%1 ist schon eine Karte von %2</translation>
    </message>
    <message>
        <source>Lords cannot be bought</source>
        <translation>Lords können nicht gekauft werden</translation>
    </message>
    <message>
        <source>%1 is a Lord</source>
        <translation>%1 ist ein Lord</translation>
    </message>
    <message>
        <source>Choose a Jack, Queen, King or Ace of an enemy: %2</source>
        <translation>Bube, Dame, König oder Ass eines Gegners wählen: %2</translation>
    </message>
    <message>
        <source>Mercenaries are Jack, Queen, King and Ace</source>
        <translation>Söldner sind Bube, Dame, König und Ass</translation>
    </message>
    <message>
        <source>%1 is no Mercenary</source>
        <translation>%1 ist kein Söldner</translation>
    </message>
    <message>
        <source>A Mercenary under contract cannot be bought</source>
        <translation>Ein Söldner unter Vertrag kann nicht gekauft werden</translation>
    </message>
    <message>
        <source>Wait until %2 has had the turn again</source>
        <translation>Warten, bis %2 wieder am Zug war</translation>
    </message>
    <message>
        <source>A capture is turned up, and the Mercenary turns to its new edge on its space</source>
        <translation>Eine Beutekarte wird aufgedeckt, und der Söldner dreht sich auf seinem Feld zu seinem neuen Rand</translation>
    </message>
    <message>
        <source>Hymns are played with the hymnal</source>
        <translation>Hymnen werden mit dem Hymnenstapel gespielt</translation>
    </message>
    <message>
        <source>This table plays without hymns</source>
        <translation>Dieser Tisch spielt ohne Hymnen</translation>
    </message>
    <message>
        <source>Switch the setting hymns on</source>
        <translation>Die Einstellung hymns einschalten</translation>
    </message>
    <message>
        <source>Singing needs a hymn in hand</source>
        <translation>Singen braucht eine Hymne auf der Hand</translation>
    </message>
    <message>
        <source>%1 holds no such hymn</source>
        <translation>%1 hält keine solche Hymne</translation>
    </message>
    <message>
        <source>Learn a hymn first</source>
        <translation>Zuerst eine Hymne lernen</translation>
    </message>
    <message>
        <source>A hymn can be sung from the turn after it was learned</source>
        <translation>Eine Hymne kann ab dem Zug nach dem Lernen gesungen werden</translation>
    </message>
    <message>
        <source>%1 was learned this very turn</source>
        <translation>%1 wurde erst in diesem Zug gelernt</translation>
    </message>
    <message>
        <source>Effects belong to a hymn that is being sung</source>
        <translation>Effekte gehören zu einer Hymne, die gerade gesungen wird</translation>
    </message>
    <message>
        <source>Sing a hymn first, or correct the table with a reason</source>
        <translation>Zuerst eine Hymne singen oder den Tisch mit einer Begründung berichtigen</translation>
    </message>
    <message>
        <source>The hymn is carried out before it is put away</source>
        <translation>Die Hymne wird ausgeführt, bevor sie weggelegt wird</translation>
    </message>
    <message>
        <source>Do it, or end the song if the table says so</source>
        <translation>Ausführen, oder den Gesang beenden, wenn der Tisch es so will</translation>
    </message>
    <message>
        <source>A hymn does what it says, once</source>
        <translation>Eine Hymne tut, was sie sagt, und zwar einmal</translation>
    </message>
    <message>
        <source>This is not, or no longer, among what %1 does</source>
        <translation>Das gehört nicht oder nicht mehr zu dem, was %1 bewirkt</translation>
    </message>
    <message>
        <source>End the song, unless the card says otherwise</source>
        <translation>Den Gesang beenden, sofern die Karte nichts anderes sagt</translation>
    </message>
    <message>
        <source>An effect touches a card that is there</source>
        <translation>Ein Effekt betrifft eine Karte, die dort liegt</translation>
    </message>
    <message>
        <source>%1 is not there</source>
        <translation>%1 liegt nicht dort</translation>
    </message>
    <message>
        <source>An effect takes from a hand what is in it</source>
        <translation>Ein Effekt nimmt aus einer Hand, was darin ist</translation>
    </message>
    <message>
        <source>Singing is the action of the turn; the hymn is discarded unless it says otherwise</source>
        <translation>Singen ist die Aktion des Zuges; die Hymne wird abgelegt, wenn sie nichts anderes sagt</translation>
    </message>
    <message>
        <source>Each hymn has its own effect</source>
        <translation>Jede Hymne hat ihren eigenen Effekt</translation>
    </message>
    <message>
        <source>The effect stands on the hymn; the table says in words what it does</source>
        <translation>Der Effekt steht auf der Hymne; der Tisch sagt in Worten, was sie bewirkt</translation>
    </message>
    <message>
        <source>The Zodiac die names the hymn whose effect is used</source>
        <translation>Der Zodiac-Würfel bestimmt die Hymne, deren Effekt gilt</translation>
    </message>
    <message>
        <source>In Singularity Fireyes draws 5 cards and Primary searches for one, also when rolled</source>
        <translation>In der Singularität zieht Fireyes 5 Karten und Primary sucht eine, auch wenn sie erwürfelt sind</translation>
    </message>
    <message>
        <source>This hymn is kept face up</source>
        <translation>Diese Hymne bleibt offen liegen</translation>
    </message>
    <message>
        <source>The effect is done on the table as the hymn says</source>
        <translation>Der Effekt wird auf dem Tisch so ausgeführt, wie die Hymne es sagt</translation>
    </message>
    <message>
        <source>In Singularity hymns are drawn from the one deck, without offerings</source>
        <translation>In der Singularität werden Hymnen ohne Opfergaben von dem einen Stapel gezogen</translation>
    </message>
    <message>
        <source>Deck and hymnal are one</source>
        <translation>Stapel und Hymnenstapel sind eins</translation>
    </message>
    <message>
        <source>Draw a card instead</source>
        <translation>Stattdessen eine Karte ziehen</translation>
    </message>
    <message>
        <source>A hymn is drawn from the hymnal</source>
        <translation>Eine Hymne wird vom Hymnenstapel gezogen</translation>
    </message>
    <message>
        <source>The hymnal is empty</source>
        <translation>Der Hymnenstapel ist leer</translation>
    </message>
    <message>
        <source>Choose another action; only an empty deck brings discarded hymns back</source>
        <translation>Eine andere Aktion wählen; nur ein leerer Stapel bringt abgelegte Hymnen zurück</translation>
    </message>
    <message>
        <source>Offerings come from the hand or from captures, never from play</source>
        <translation>Opfergaben kommen von der Hand oder aus Beutekarten, niemals vom Brett</translation>
    </message>
    <message>
        <source>%1 is in play</source>
        <translation>%1 ist im Spiel</translation>
    </message>
    <message>
        <source>Offer a card in hand: %2</source>
        <translation>Eine Karte auf der Hand opfern: %2</translation>
    </message>
    <message>
        <source>Offer a card in hand: %3</source>
        <translation>Eine Karte auf der Hand opfern: %3</translation>
    </message>
    <message>
        <source>A hymn that is given up is held</source>
        <translation>Eine Hymne, die abgegeben wird, ist auf der Hand</translation>
    </message>
    <message>
        <source>%1 does not hold %2</source>
        <translation>%1 hält %2 nicht</translation>
    </message>
    <message>
        <source>Give up the hymn in hand, or none</source>
        <translation>Die Hymne auf der Hand abgeben oder keine</translation>
    </message>
    <message>
        <source>A capture that pays lies face down</source>
        <translation>Eine Beutekarte, die bezahlt, liegt verdeckt</translation>
    </message>
    <message>
        <source>%1 has no face-down capture like that</source>
        <translation>%1 hat keine solche verdeckte Beutekarte</translation>
    </message>
    <message>
        <source>Offer cards instead, or capture one more card</source>
        <translation>Stattdessen Karten opfern oder eine weitere Karte erbeuten</translation>
    </message>
    <message>
        <source>A hymn is drawn only when none is left in hand</source>
        <translation>Eine Hymne wird nur gezogen, wenn keine mehr auf der Hand ist</translation>
    </message>
    <message>
        <source>%1 would still hold a hymn</source>
        <translation>%1 würde immer noch eine Hymne halten</translation>
    </message>
    <message>
        <source>Give the hymn up with one card or one capture</source>
        <translation>Die Hymne mit einer Karte oder einer Beutekarte abgeben</translation>
    </message>
    <message>
        <source>An offering is two cards of 2 to 9, one card of 10 or more, one capture, or the hymn with one card or one capture</source>
        <translation>Eine Opfergabe sind zwei Karten von 2 bis 9, eine Karte ab 10, eine Beutekarte oder die Hymne mit einer Karte oder einer Beutekarte</translation>
    </message>
    <message>
        <source>%1 is no offering</source>
        <translation>%1 ist keine Opfergabe</translation>
    </message>
    <message>
        <source>Offer one of these: %2</source>
        <translation>Davon eines opfern: %2</translation>
    </message>
    <message>
        <source>Two cards of 2 to 9 are an offering</source>
        <translation>Zwei Karten von 2 bis 9 sind eine Opfergabe</translation>
    </message>
    <message>
        <source>One card of 10 or more is an offering</source>
        <translation>Eine Karte ab 10 ist eine Opfergabe</translation>
    </message>
    <message>
        <source>One capture turned up is an offering; it still counts</source>
        <translation>Eine aufgedeckte Beutekarte ist eine Opfergabe; sie zählt weiterhin</translation>
    </message>
    <message>
        <source>The unwanted hymn and any one card are an offering</source>
        <translation>Die unerwünschte Hymne und eine beliebige Karte sind eine Opfergabe</translation>
    </message>
    <message>
        <source>The unwanted hymn and one capture turned up are an offering</source>
        <translation>Die unerwünschte Hymne und eine aufgedeckte Beutekarte sind eine Opfergabe</translation>
    </message>
    <message>
        <source>The face-up Zodiac may be the hymn that goes out</source>
        <translation>Die offene Zodiac-Hymne darf abgegeben werden</translation>
    </message>
    <message>
        <source>Learning is the action of the turn; the hymn can be sung from the next one</source>
        <translation>Lernen ist die Aktion des Zuges; die Hymne kann ab dem nächsten gesungen werden</translation>
    </message>
    <message>
        <source>A card is drawn from the deck</source>
        <translation>Eine Karte wird vom Stapel gezogen</translation>
    </message>
    <message>
        <source>The deck is empty</source>
        <translation>Der Stapel ist leer</translation>
    </message>
    <message>
        <source>Choose another action</source>
        <translation>Eine andere Aktion wählen</translation>
    </message>
    <message>
        <source>With five cards in hand one is discarded before drawing</source>
        <translation>Mit fünf Karten auf der Hand wird vor dem Ziehen eine abgelegt</translation>
    </message>
    <message>
        <source>%1 holds %2 cards</source>
        <translation>%1 hält %2 Karten</translation>
    </message>
    <message>
        <source>Discard one of these first: %3</source>
        <translation>Zuerst davon eine ablegen: %3</translation>
    </message>
    <message>
        <source>The card discarded before drawing is no hymn</source>
        <translation>Die vor dem Ziehen abgelegte Karte ist keine Hymne</translation>
    </message>
    <message>
        <source>Discard one of these first: %2</source>
        <translation>Zuerst davon eine ablegen: %2</translation>
    </message>
    <message>
        <source>The card discarded before drawing comes from the hand</source>
        <translation>Die vor dem Ziehen abgelegte Karte kommt von der Hand</translation>
    </message>
    <message>
        <source>A card is discarded before drawing only with five in hand</source>
        <translation>Vor dem Ziehen wird nur mit fünf Karten auf der Hand eine abgelegt</translation>
    </message>
    <message>
        <source>Draw without discarding</source>
        <translation>Ziehen, ohne abzulegen</translation>
    </message>
    <message>
        <source>One card from the deck</source>
        <translation>Eine Karte vom Stapel</translation>
    </message>
    <message>
        <source>In Singularity there is no hand limit, and hymns are drawn like cards</source>
        <translation>In der Singularität gibt es kein Handlimit, und Hymnen werden wie Karten gezogen</translation>
    </message>
    <message>
        <source>In Singularity there is no hand limit</source>
        <translation>In der Singularität gibt es kein Handlimit</translation>
    </message>
    <message>
        <source>Nothing is surplus</source>
        <translation>Nichts ist überzählig</translation>
    </message>
    <message>
        <source>Keep the cards</source>
        <translation>Die Karten behalten</translation>
    </message>
    <message>
        <source>Exactly the surplus is shuffled back</source>
        <translation>Genau die überzähligen Karten werden zurückgemischt</translation>
    </message>
    <message>
        <source>Surplus cards: %1, hymns: %2</source>
        <translation>Überzählige Karten: %1, Hymnen: %2</translation>
    </message>
    <message>
        <source>Give back that many</source>
        <translation>So viele zurückgeben</translation>
    </message>
    <message>
        <source>Surplus cards come from the hand</source>
        <translation>Überzählige Karten kommen von der Hand</translation>
    </message>
    <message>
        <source>Surplus cards are shuffled into the deck, surplus hymns into the hymnal</source>
        <translation>Überzählige Karten werden in den Stapel gemischt, überzählige Hymnen in den Hymnenstapel</translation>
    </message>
    <message>
        <source>The first player with 5 captures wins at once, spent ones included</source>
        <translation>Wer als Erster 5 Beutekarten hat, gewinnt sofort; ausgegebene zählen mit</translation>
    </message>
    <message>
        <source>No card in play and an enemy on the house: Limbo, no summoning</source>
        <translation>Keine Karte im Spiel und ein Gegner auf dem Haus: Limbo, kein Beschwören</translation>
    </message>
    <message>
        <source>Between two players Limbo is lost when the next turn ends in it</source>
        <translation>Zu zweit verliert, wer am Ende seines nächsten Zuges noch im Limbo ist</translation>
    </message>
    <message>
        <source>With three or four players Limbo may last</source>
        <translation>Zu dritt oder zu viert darf der Limbo andauern</translation>
    </message>
    <message>
        <source>An open house or a card in play ends Limbo</source>
        <translation>Ein freies Haus oder eine Karte im Spiel beendet den Limbo</translation>
    </message>
    <message>
        <source>No fitting hymn and no Mercenary to buy: out</source>
        <translation>Keine passende Hymne und kein Söldner zu kaufen: ausgeschieden</translation>
    </message>
    <message>
        <source>A hymn may be the way out of Limbo: can it free the player?</source>
        <translation>Eine Hymne kann der Weg aus dem Limbo sein: Befreit sie den Spieler?</translation>
    </message>
    <message>
        <source>Still in Limbo after the following turn: lost</source>
        <translation>Nach dem folgenden Zug noch im Limbo: verloren</translation>
    </message>
    <message>
        <source>All opponents in Limbo at once: who has cards in play wins</source>
        <translation>Alle Gegner gleichzeitig im Limbo: Wer Karten im Spiel hat, gewinnt</translation>
    </message>
    <message>
        <source>Only between two players Limbo ends the game for one of them</source>
        <translation>Nur zu zweit beendet der Limbo die Partie für einen der beiden</translation>
    </message>
    <message>
        <source>Go on: with three or four players Limbo may last</source>
        <translation>Weitermachen: Zu dritt oder zu viert darf der Limbo andauern</translation>
    </message>
    <message>
        <source>Limbo is no card in play and an enemy on the house</source>
        <translation>Limbo heißt: keine Karte im Spiel und ein Gegner auf dem Haus</translation>
    </message>
    <message>
        <source>%1 is not in Limbo</source>
        <translation>%1 ist nicht im Limbo</translation>
    </message>
    <message>
        <source>Go on with the turn</source>
        <translation>Den Zug fortsetzen</translation>
    </message>
    <message>
        <source>A capture that buys an enemy Mercenary is a way out of Limbo</source>
        <translation>Eine Beutekarte, die einen gegnerischen Söldner kauft, ist ein Weg aus dem Limbo</translation>
    </message>
    <message>
        <source>%1 can buy: %2</source>
        <translation>%1 kann kaufen: %2</translation>
    </message>
    <message>
        <source>Buy it, or choose another action</source>
        <translation>Kaufen oder eine andere Aktion wählen</translation>
    </message>
    <message>
        <source>A hymn that frees the player is a way out of Limbo</source>
        <translation>Eine Hymne, die den Spieler befreit, ist ein Weg aus dem Limbo</translation>
    </message>
    <message>
        <source>The hymn of %1 can help</source>
        <translation>Die Hymne von %1 kann helfen</translation>
    </message>
    <message>
        <source>Sing it, or choose another action</source>
        <translation>Singen oder eine andere Aktion wählen</translation>
    </message>
    <message>
        <source>At this table Limbo is lost at the end of the turn only</source>
        <translation>An diesem Tisch geht die Partie im Limbo erst am Ende des Zuges verloren</translation>
    </message>
    <message>
        <source>The turn of %1 is not over</source>
        <translation>Der Zug von %1 ist nicht vorbei</translation>
    </message>
    <message>
        <source>Take the turn, or change the setting</source>
        <translation>Den Zug ausführen oder die Einstellung ändern</translation>
    </message>
    <message>
        <source>A draw is declared when the same position comes back three times, or by agreement</source>
        <translation>Ein Unentschieden wird erklärt, wenn dieselbe Stellung dreimal wiederkehrt oder alle einverstanden sind</translation>
    </message>
    <message>
        <source>This position was seen %1 times of %2</source>
        <translation>Diese Stellung gab es %1 von %2 Mal</translation>
    </message>
    <message>
        <source>Play on, or agree on a draw</source>
        <translation>Weiterspielen oder sich auf ein Unentschieden einigen</translation>
    </message>
    <message>
        <source>The position came back often enough for a draw</source>
        <translation>Die Stellung kam oft genug für ein Unentschieden wieder</translation>
    </message>
    <message>
        <source>A stalemate is a draw</source>
        <translation>Ein Patt ist ein Unentschieden</translation>
    </message>
    <message>
        <source>The deck is empty: discards and hymnal are shuffled into one deck</source>
        <translation>Der Stapel ist leer: Ablagestapel und Hymnenstapel werden zu einem Stapel gemischt</translation>
    </message>
    <message>
        <source>The Singularity deck ran out: a draw for everybody</source>
        <translation>Der Singularitätsstapel ist aufgebraucht: Unentschieden für alle</translation>
    </message>
    <message>
        <source>Lords have no dots</source>
        <translation>Lords haben keine Punkte</translation>
    </message>
    <message>
        <source>Leave the dots of Lords at 0</source>
        <translation>Die Punkte der Lords auf 0 lassen</translation>
    </message>
    <message>
        <source>An edge has 0 to 5 dots</source>
        <translation>Eine Kante hat 0 bis 5 Punkte</translation>
    </message>
    <message>
        <source>%1 dots on the %2 edge</source>
        <translation>%1 Punkte an der Kante %2</translation>
    </message>
    <message>
        <source>Look again</source>
        <translation>Noch einmal nachsehen</translation>
    </message>
    <message>
        <source>Each suit has its strongest edge</source>
        <translation>Jede Farbe hat ihre stärkste Kante</translation>
    </message>
    <message>
        <source>%1 are strongest on the %2 edge, here it is another one</source>
        <translation>%1 sind an der Kante %2 am stärksten, hier ist es eine andere</translation>
    </message>
    <message>
        <source>Look again at the %2 edge</source>
        <translation>An der Kante %2 noch einmal nachsehen</translation>
    </message>
    <message>
        <source>A higher value has more dots in all</source>
        <translation>Ein höherer Wert hat insgesamt mehr Punkte</translation>
    </message>
    <message>
        <source>%1 has %2 dots in all, %3 has %4</source>
        <translation>%1 hat insgesamt %2 Punkte, %3 hat %4</translation>
    </message>
    <message>
        <source>Look again at both cards</source>
        <translation>Beide Karten noch einmal ansehen</translation>
    </message>
    <message>
        <source>Dots are typed from the cards and can be changed</source>
        <translation>Punkte werden von den Karten abgeschrieben und können geändert werden</translation>
    </message>
    <message>
        <source>What a hymn says is typed from the card and can be changed</source>
        <translation>Was eine Hymne sagt, wird von der Karte abgeschrieben und kann geändert werden</translation>
    </message>
    <message>
        <source>What a face of the Zodiac die stands for is typed in and can be changed</source>
        <translation>Wofür eine Seite des Zodiac-Würfels steht, wird eingetragen und kann geändert werden</translation>
    </message>
    <message>
        <source>Seven turn actions; one is chosen</source>
        <translation>Sieben Zugaktionen; eine wird gewählt</translation>
    </message>
    <message>
        <source>Drawing is open as long as there are cards</source>
        <translation>Ziehen ist möglich, solange es Karten gibt</translation>
    </message>
    <message>
        <source>Materia 2 to 10, Mercenaries J to A, Lords</source>
        <translation>Materia 2 bis 10, Söldner J bis A, Lords</translation>
    </message>
    <message>
        <source>Nine Materia, four Mercenaries and a Lord in each suit, and fifteen hymns</source>
        <translation>Neun Materia, vier Söldner und ein Lord in jeder Farbe, dazu fünfzehn Hymnen</translation>
    </message>
    <message>
        <source>Deck and hymnal are counted; an empty deck brings Singularity</source>
        <translation>Stapel und Hymnenstapel werden gezählt; ein leerer Stapel bringt die Singularität</translation>
    </message>
    <message>
        <source>Fifteen hymns are somewhere</source>
        <translation>Fünfzehn Hymnen sind irgendwo</translation>
    </message>
    <message>
        <source>Edges turn with the card; opposite seats always meet with the same edge</source>
        <translation>Kanten drehen sich mit der Karte; gegenüberliegende Plätze treffen sich immer mit derselben Kante</translation>
    </message>
    <message>
        <source>In ties each suit consumes the next, opposite ones annihilate, the same suit is deadlocked</source>
        <translation>Bei Gleichstand verzehrt jede Farbe die nächste, gegenüberliegende löschen einander aus, gleiche sind blockiert</translation>
    </message>
    <message>
        <source>A card is threatened by an enemy that may take it on its next turn</source>
        <translation>Eine Karte ist bedroht, wenn ein Gegner sie in seinem nächsten Zug erbeuten darf</translation>
    </message>
    <message>
        <source>Enemy Mercenaries without a contract can be bought</source>
        <translation>Gegnerische Söldner ohne Vertrag können gekauft werden</translation>
    </message>
    <message>
        <source>Five kinds of offerings</source>
        <translation>Fünf Arten von Opfergaben</translation>
    </message>
    <message>
        <source>Five captures, or all opponents in Limbo</source>
        <translation>Fünf Beutekarten, oder alle Gegner im Limbo</translation>
    </message>
    <message>
        <source>Five cards and one hymn at most</source>
        <translation>Höchstens fünf Karten und eine Hymne</translation>
    </message>
    <message>
        <source>The special face counts as 6 for the first turn; it means nothing else</source>
        <translation>Die Sonderseite zählt für den ersten Zug als 6; sonst bedeutet sie nichts</translation>
    </message>
    <message>
        <source>The die counts what it shows</source>
        <translation>Der Würfel zählt, was er zeigt</translation>
    </message>
    <message>
        <source>The best line found by looking ahead</source>
        <translation>Die beste Zugfolge, die das Vorausrechnen gefunden hat</translation>
    </message>
    <message>
        <source>Looking ahead is for two players whose hands are known</source>
        <translation>Vorausgerechnet wird für zwei Spieler mit bekannten Händen</translation>
    </message>
    <message>
        <source>%1</source>
        <translation>%1</translation>
    </message>
    <message>
        <source>Name the cards in hand, with two players at the board</source>
        <translation>Die Karten auf der Hand benennen, bei zwei Spielern am Brett</translation>
    </message>
    <message>
        <source>Looking ahead starts from a turn in play</source>
        <translation>Das Vorausrechnen beginnt in einem laufenden Zug</translation>
    </message>
    <message>
        <source>No turn is running</source>
        <translation>Es läuft kein Zug</translation>
    </message>
    <message>
        <source>Deal and roll for the first turn, or end the song</source>
        <translation>Austeilen und um den ersten Zug würfeln oder den Gesang beenden</translation>
    </message>
    <message>
        <source>3rd</source>
        <translation>drittes Mal</translation>
    </message>
    <message>
        <source>4th</source>
        <translation>viertes Mal</translation>
    </message>
    <message>
        <source>advise</source>
        <translation>hinweisen</translation>
    </message>
    <message>
        <source>any_presence</source>
        <translation>jede Anwesenheit</translation>
    </message>
    <message>
        <source>ask</source>
        <translation>fragen</translation>
    </message>
    <message>
        <source>auto</source>
        <translation>automatisch</translation>
    </message>
    <message>
        <source>blades</source>
        <translation>Klingen</translation>
    </message>
    <message>
        <source>captures</source>
        <translation>Beutekarten</translation>
    </message>
    <message>
        <source>cards</source>
        <translation>Karten</translation>
    </message>
    <message>
        <source>claws</source>
        <translation>Klauen</translation>
    </message>
    <message>
        <source>counts</source>
        <translation>Anzahlen</translation>
    </message>
    <message>
        <source>east</source>
        <translation>Ost</translation>
    </message>
    <message>
        <source>elimination</source>
        <translation>Ausscheiden</translation>
    </message>
    <message>
        <source>flip</source>
        <translation>umdrehen</translation>
    </message>
    <message>
        <source>forbid</source>
        <translation>verbieten</translation>
    </message>
    <message>
        <source>gears</source>
        <translation>Zahnräder</translation>
    </message>
    <message>
        <source>green</source>
        <translation>grün</translation>
    </message>
    <message>
        <source>hymn</source>
        <translation>Hymne</translation>
    </message>
    <message>
        <source>learn-hymn</source>
        <translation>Hymne lernen</translation>
    </message>
    <message>
        <source>limbo</source>
        <translation>Limbo</translation>
    </message>
    <message>
        <source>lord</source>
        <translation>Lord</translation>
    </message>
    <message>
        <source>materia</source>
        <translation>Materia</translation>
    </message>
    <message>
        <source>mercenary</source>
        <translation>Söldner</translation>
    </message>
    <message>
        <source>moved</source>
        <translation>bewegt</translation>
    </message>
    <message>
        <source>moved_only</source>
        <translation>nur durch Bewegung</translation>
    </message>
    <message>
        <source>north</source>
        <translation>Nord</translation>
    </message>
    <message>
        <source>note</source>
        <translation>Notiz</translation>
    </message>
    <message>
        <source>off</source>
        <translation>aus</translation>
    </message>
    <message>
        <source>on</source>
        <translation>an</translation>
    </message>
    <message>
        <source>open</source>
        <translation>offen</translation>
    </message>
    <message>
        <source>orange</source>
        <translation>orange</translation>
    </message>
    <message>
        <source>order</source>
        <translation>Reihenfolge</translation>
    </message>
    <message>
        <source>other</source>
        <translation>anderes</translation>
    </message>
    <message>
        <source>over</source>
        <translation>zu Ende</translation>
    </message>
    <message>
        <source>peek</source>
        <translation>ansehen</translation>
    </message>
    <message>
        <source>play</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>propose</source>
        <translation>vorschlagen</translation>
    </message>
    <message>
        <source>red</source>
        <translation>rot</translation>
    </message>
    <message>
        <source>search</source>
        <translation>suchen</translation>
    </message>
    <message>
        <source>setup</source>
        <translation>Aufbau</translation>
    </message>
    <message>
        <source>souls</source>
        <translation>Seelen</translation>
    </message>
    <message>
        <source>south</source>
        <translation>Süd</translation>
    </message>
    <message>
        <source>stalemate</source>
        <translation>Patt</translation>
    </message>
    <message>
        <source>summoned</source>
        <translation>beschworen</translation>
    </message>
    <message>
        <source>take-control</source>
        <translation>Kontrolle übernehmen</translation>
    </message>
    <message>
        <source>turned</source>
        <translation>gedreht</translation>
    </message>
    <message>
        <source>universal_stalemate</source>
        <translation>allgemeines Patt</translation>
    </message>
    <message>
        <source>unset</source>
        <translation>nicht gewählt</translation>
    </message>
    <message>
        <source>west</source>
        <translation>West</translation>
    </message>
    <message>
        <source>yellow</source>
        <translation>gelb</translation>
    </message>
    <message>
        <source>%1: suit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2 ≥ %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>only %1, Lords</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 &lt; %2, other suit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>house</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a Lord always fights by alchemy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the dots of a touching edge are not typed in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 edge with %2 dots against %3 edge with %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 consume %2: taken</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>taken</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 and %2 are opposite: both are discarded</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>both are %1: deadlock</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 consume %2: cannot start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>too weak</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>they are asked for</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 against %2: %3; %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All cards of the deck</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its dots are typed in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A Lord fits on any card of yours; beside it come only Lords and cards of its suit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fits on %1 and on any own card up to %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No dots: always alchemy.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dots: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 · value %2 · %3, on %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 · value %2 · from the hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Under contract until the turn of %1: nobody can buy it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Threatened: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bu&amp;y for a capture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type its &amp;dots…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What it says is not typed in yet. It can be sung all the same: the table does what the card says.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Sing it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type its te&amp;xt…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 wins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A draw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Before the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seats, deal, then a roll for the first turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 chooses one action</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a card on the board or in the hand, then a space. Dashed spaces are legal and name their base.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2 (contract until %3&apos;s turn)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For sale: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 can</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fool d6</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fox d6</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Zodiac d12</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>before the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has won</source>
        <translation>%1 hat gewonnen</translation>
    </message>
    <message>
        <source>houses: %1 · turn %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Zug</translation>
    </message>
    <message>
        <source>Deck</source>
        <translation>Stapel</translation>
    </message>
    <message>
        <source>Captures of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Singularity</source>
        <translation>Singularität</translation>
    </message>
    <message>
        <source>The board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>house of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>empty</source>
        <translation>leer</translation>
    </message>
    <message>
        <source>dots %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>under contract until the turn of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>threatened by %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a card that only its owner knows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>dots top/right/bottom/left: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a hymn that only its owner knows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No cards in hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the h&amp;ymn in hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a ca&amp;pture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which hymn it is</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Aufheben</translation>
    </message>
    <message>
        <source>Which card of the hand is it?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is offered for a hymn? Two cards of 2 to 9, one of 10 or more, one capture, or the hymn in hand with one card or capture.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Offer it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An offering.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Summon %1 to %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move %1 to %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 takes %2, %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Buy %1, %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sing %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sing the hymn in hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Learn a hymn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Learn a hymn for %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Discard %1 and draw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw a card</source>
        <translation>Eine Karte ziehen</translation>
    </message>
    <message>
        <source>Skip the turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sit in the %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave the %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deal the cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Roll for the first turn</source>
        <translation>Um den ersten Zug würfeln</translation>
    </message>
    <message>
        <source>Hymn: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The hymn is done</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shuffle surplus cards back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Declare: no way out of Limbo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Declare a stalemate</source>
        <translation>Ein Patt erklären</translation>
    </message>
    <message>
        <source>%1 on %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>field</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The house is open: any card may go there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Based on %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Under contract until your next turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>both go</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>count the dots</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>capture %1/%2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 capture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It turns to you on its space, under contract; it moves from your next turn. The capture still counts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its text is not typed in: do what the card says, step by step.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The hymn can be sung from your next turn. Left in the hymnal: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Left in the deck: %1.</source>
        <translation type="unfinished">Noch im Stapel: %1.</translation>
    </message>
    <message>
        <source>It is the last one: Singularity begins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This position: time %1 of %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>refused</source>
        <translation>nicht erlaubt</translation>
    </message>
    <message>
        <source>&amp;Deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Roll for the first turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1  Who sits where</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name in the %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Colour of the house in the %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>colour?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>2  Board and hands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spaces from west to east</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spaces from south to north</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Board of &amp;spaces:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Hands:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>real cards; here they are only counted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>kept here card by card, behind a curtain</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>H&amp;ymns:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>with the hymnal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the variant without hymns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>3  Begin</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sit down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dealt: %1 cards left in the deck, %2 in the hymnal.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 rolled %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 rolls again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 captures · unspent %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hand %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hand %1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no hymn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hymn %1, face up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hymns: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hymn held</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>has won</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in Limbo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>to act</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>next</source>
        <translation>als Nächstes</translation>
    </message>
    <message>
        <source>1 capture from winning</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>surplus: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 house, %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dots on the cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Top</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Botto&amp;m</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Keep the dots, next card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Back to the board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Hymns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep the te&amp;xt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> — not typed in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The hymn is &amp;done</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Something &amp;else…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What it says is not typed in: do what the card says, and tell it here step by step.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: nothing fits now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Or choose the card, then the space, on the board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Do it</source>
        <translation>Es ausführen</translation>
    </message>
    <message>
        <source>a hymn that helps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>buying %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it may last; all others in Limbo ends the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lost at the end of this turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lost at the end of the next turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is in Limbo: %2. Ways out: %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none but an open house</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This position has come back %1 times: a stalemate can be declared.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This position has come back: time %1 of %2, then it is a stalemate.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 draws are left; then the game is a stalemate for everybody.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Singularity after %1 more draws.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hymnal</source>
        <translation>Hymnenstapel</translation>
    </message>
    <message>
        <source>Discards</source>
        <translation>Abzulegende Karten</translation>
    </message>
    <message>
        <source>Contracts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Brett</translation>
    </message>
    <message>
        <source>Turn %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not begun</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The one deck</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 until the turn of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none running</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>begun</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>after %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>deck and hymnal are one; no hand limit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>after %1 draws</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Open hands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Cards…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everybody may see every hand: no curtain, and looking ahead</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type in what is printed on the cards: dots and hymns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every action, as a form</source>
        <translation>Jede Aktion als Formular</translation>
    </message>
    <message>
        <source>Every action, as a form (Alt+0)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>coloured bar: bottom edge, toward the owner · dots: aura · dashed: legal · △ in danger · padlock: contract</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dra&amp;w</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One card from the deck; with five in hand the chosen one is discarded first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lear&amp;n a hymn…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Looking ahead needs open hands. %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Looking ahead would tell what is in the other hand: play with open hands first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>summon %1 to %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>move %1 to %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 takes %2 on %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>buy %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>give up %1 and draw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>draw a card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Play it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look a&amp;head</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The best move by search, with what it leads to.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop (&amp;H)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Looking ahead…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No lawful action without hymns.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It wins by force.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It loses against best play.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 turns ahead, %2 positions; hymns are not looked at</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 consume %2.</source>
        <translation type="unfinished">%1 verzehren %2. {1 ?}</translation>
    </message>
    <message>
        <source>Opposite suits: both are discarded. The same suit: deadlock.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Alchemy Wheel: ties, and always with Lords</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>2 to 10, J, Q, K, A or L with B, C, S or G (8B, LS), a hymn from I to XV, or ? for a card that nobody named</source>
        <translation>2 bis 10, J, Q, K, A oder L mit B, C, S oder G (8B, LS), eine Hymne von I bis XV, oder ? für eine Karte, die niemand benannt hat</translation>
    </message>
    <message>
        <source>a space as letter and number, counted from the south-west corner: D1</source>
        <translation>ein Feld als Buchstabe und Zahl, von der Südwestecke gezählt: D1</translation>
    </message>
    <message>
        <source>dots on the top, right, bottom and left edge, 0 to 9 or ?, for example 2/4/1/1</source>
        <translation>Punkte am oberen, rechten, unteren und linken Rand, 0 bis 9 oder ?, zum Beispiel 2/4/1/1</translation>
    </message>
    <message>
        <source>%1 discards %2 and draws a card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 draws a card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 against %2: count the dots. The sheet keeps the answer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Attack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 typed in, underlined; others are asked for when they matter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>About even.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Worth about %1 captures.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Behind by about %1 captures.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>missile-attack</name>
    <message>
        <source>Shoot at an opposition card</source>
        <translation>Auf eine Gegnerkarte schießen</translation>
    </message>
</context>
<context>
    <name>move</name>
    <message>
        <source>Go to a neighbouring position</source>
        <translation>Auf eine angrenzende Position gehen</translation>
    </message>
    <message>
        <source>Move a card one space</source>
        <translation>Eine Karte ein Feld weit bewegen</translation>
    </message>
    <message>
        <source>Basic move, step by step</source>
        <translation>Einfache Bewegung, Schritt für Schritt</translation>
    </message>
</context>
<context>
    <name>move-granted</name>
    <message>
        <source>Make a Retreat or a Free Move</source>
        <translation>Einen Rückzug oder eine Freie Bewegung ausführen</translation>
    </message>
</context>
<context>
    <name>move-opposition</name>
    <message>
        <source>Move an opposition card, or see that it stays</source>
        <translation>Eine Gegnerkarte bewegen oder sehen, dass sie stehen bleibt</translation>
    </message>
</context>
<context>
    <name>moves-from</name>
    <message>
        <source>The positions that a Move reaches, and the zone it crosses</source>
        <translation>Die Positionen, die eine Bewegung erreicht, und die Zone, die sie durchquert</translation>
    </message>
</context>
<context>
    <name>name</name>
    <message>
        <source>3rd</source>
        <translation>Drittes Mal</translation>
    </message>
    <message>
        <source>4th</source>
        <translation>Viertes Mal</translation>
    </message>
    <message>
        <source>A</source>
        <translation>A</translation>
    </message>
    <message>
        <source>A areas</source>
        <translation>Bereiche von A</translation>
    </message>
    <message>
        <source>Abandoned</source>
        <translation>Aufgegeben</translation>
    </message>
    <message>
        <source>Ability</source>
        <translation>Fähigkeit</translation>
    </message>
    <message>
        <source>Access</source>
        <translation>Zugang</translation>
    </message>
    <message>
        <source>Act</source>
        <translation>Handlung</translation>
    </message>
    <message>
        <source>Acted</source>
        <translation>Hat gehandelt</translation>
    </message>
    <message>
        <source>Acting</source>
        <translation>Handelt gerade</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Aktion</translation>
    </message>
    <message>
        <source>Actions</source>
        <translation>Aktionen</translation>
    </message>
    <message>
        <source>Activated</source>
        <translation>Aktiviert</translation>
    </message>
    <message>
        <source>Active</source>
        <translation>Aktiver Söldner</translation>
    </message>
    <message>
        <source>Acts</source>
        <translation>Handlungen</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Hinzuzählen</translation>
    </message>
    <message>
        <source>Add cube</source>
        <translation>Klötzchen hinzufügen</translation>
    </message>
    <message>
        <source>Adjacent</source>
        <translation>Benachbart</translation>
    </message>
    <message>
        <source>Advanced</source>
        <translation>Fortgeschritten</translation>
    </message>
    <message>
        <source>Advanced elite</source>
        <translation>Fortgeschrittene Elite</translation>
    </message>
    <message>
        <source>Advantaged</source>
        <translation>Spieler im Vorteil</translation>
    </message>
    <message>
        <source>Advise</source>
        <translation>Hinweisen</translation>
    </message>
    <message>
        <source>After</source>
        <translation>Erst nach</translation>
    </message>
    <message>
        <source>After enemies</source>
        <translation>Nach den Gegnern</translation>
    </message>
    <message>
        <source>After travel</source>
        <translation>Nach der Reise</translation>
    </message>
    <message>
        <source>Against</source>
        <translation>Gegen</translation>
    </message>
    <message>
        <source>Agent</source>
        <translation>Agent</translation>
    </message>
    <message>
        <source>Agents</source>
        <translation>Agenten</translation>
    </message>
    <message>
        <source>Agility</source>
        <translation>Gewandtheit</translation>
    </message>
    <message>
        <source>Agreed</source>
        <translation>Alle einverstanden</translation>
    </message>
    <message>
        <source>Aim</source>
        <translation>A.I.M.</translation>
    </message>
    <message>
        <source>Aimed</source>
        <translation>Angesagtes Ziel</translation>
    </message>
    <message>
        <source>Alarm</source>
        <translation>Alarm</translation>
    </message>
    <message>
        <source>Alertness</source>
        <translation>Wachsamkeit</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>Allies</source>
        <translation>Verbündete</translation>
    </message>
    <message>
        <source>Allow</source>
        <translation>Erlauben</translation>
    </message>
    <message>
        <source>Ally</source>
        <translation>Verbündeter</translation>
    </message>
    <message>
        <source>Ally slots</source>
        <translation>Plätze für Verbündete</translation>
    </message>
    <message>
        <source>Ally square between chained moves</source>
        <translation>Feld eines Verbündeten zwischen verketteten Bewegungen</translation>
    </message>
    <message>
        <source>Also block</source>
        <translation>Blocken ebenfalls</translation>
    </message>
    <message>
        <source>Also vigor</source>
        <translation>Auch Ausdauer</translation>
    </message>
    <message>
        <source>Among</source>
        <translation>Karten insgesamt</translation>
    </message>
    <message>
        <source>Amount</source>
        <translation>Menge</translation>
    </message>
    <message>
        <source>And</source>
        <translation>AND</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Antwort</translation>
    </message>
    <message>
        <source>Any</source>
        <translation>Beliebig</translation>
    </message>
    <message>
        <source>Any presence</source>
        <translation>Jede Anwesenheit</translation>
    </message>
    <message>
        <source>Anyone</source>
        <translation>Jeder</translation>
    </message>
    <message>
        <source>Anywhere</source>
        <translation>Von überall</translation>
    </message>
    <message>
        <source>Approach</source>
        <translation>Annäherung</translation>
    </message>
    <message>
        <source>Area</source>
        <translation>Bereich</translation>
    </message>
    <message>
        <source>Areas</source>
        <translation>Bereiche</translation>
    </message>
    <message>
        <source>Armor</source>
        <translation>Rüstung</translation>
    </message>
    <message>
        <source>Armour</source>
        <translation>Panzerung</translation>
    </message>
    <message>
        <source>Arrival</source>
        <translation>Ankunft</translation>
    </message>
    <message>
        <source>Arrows</source>
        <translation>Pfeile</translation>
    </message>
    <message>
        <source>Arsenal</source>
        <translation>Arsenal</translation>
    </message>
    <message>
        <source>Arsenal count</source>
        <translation>Anzahl der Arsenalkarten</translation>
    </message>
    <message>
        <source>As</source>
        <translation>Als</translation>
    </message>
    <message>
        <source>Ask</source>
        <translation>Fragen</translation>
    </message>
    <message>
        <source>Assist</source>
        <translation>Beistand</translation>
    </message>
    <message>
        <source>Assist substitute</source>
        <translation>Beistand in fehlender Fertigkeit</translation>
    </message>
    <message>
        <source>Assists</source>
        <translation>Beistand</translation>
    </message>
    <message>
        <source>Asterisk</source>
        <translation>Sternchen</translation>
    </message>
    <message>
        <source>Asterisk target leaves</source>
        <translation>Sternchen-Zustand, wenn das Ziel weggeht</translation>
    </message>
    <message>
        <source>At</source>
        <translation>Wo</translation>
    </message>
    <message>
        <source>At least</source>
        <translation>Mindestens</translation>
    </message>
    <message>
        <source>Attached</source>
        <translation>Angebracht</translation>
    </message>
    <message>
        <source>Attack</source>
        <translation>Angriff</translation>
    </message>
    <message>
        <source>Attack all</source>
        <translation>Alle angreifen</translation>
    </message>
    <message>
        <source>Attacker</source>
        <translation>Angreifer</translation>
    </message>
    <message>
        <source>Attacks</source>
        <translation>Angriffe</translation>
    </message>
    <message>
        <source>Attempts</source>
        <translation>Versuche</translation>
    </message>
    <message>
        <source>Aura</source>
        <translation>Aura</translation>
    </message>
    <message>
        <source>Auras</source>
        <translation>Aurablatt</translation>
    </message>
    <message>
        <source>Auto</source>
        <translation>Automatisch</translation>
    </message>
    <message>
        <source>Away</source>
        <translation>Vom Angreifer weg</translation>
    </message>
    <message>
        <source>B</source>
        <translation>B</translation>
    </message>
    <message>
        <source>B areas</source>
        <translation>Bereiche von B</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Gegengabe</translation>
    </message>
    <message>
        <source>Band</source>
        <translation>Farbbereich</translation>
    </message>
    <message>
        <source>Base</source>
        <translation>Basis</translation>
    </message>
    <message>
        <source>Basic</source>
        <translation>Einfach</translation>
    </message>
    <message>
        <source>Basic steps</source>
        <translation>Aufbauereignis nach dem Leeren der Plätze</translation>
    </message>
    <message>
        <source>Battle</source>
        <translation>Kampf</translation>
    </message>
    <message>
        <source>Before enemies</source>
        <translation>Vor den Gegnern</translation>
    </message>
    <message>
        <source>Before travel</source>
        <translation>Vor der Reise</translation>
    </message>
    <message>
        <source>Beside</source>
        <translation>Daneben</translation>
    </message>
    <message>
        <source>Betrayer</source>
        <translation>Verräter</translation>
    </message>
    <message>
        <source>Big</source>
        <translation>Groß</translation>
    </message>
    <message>
        <source>Big cost</source>
        <translation>Kosten großer Einheiten</translation>
    </message>
    <message>
        <source>Blades</source>
        <translation>Klingen</translation>
    </message>
    <message>
        <source>Bleeding</source>
        <translation>Blutend</translation>
    </message>
    <message>
        <source>Block</source>
        <translation>Block</translation>
    </message>
    <message>
        <source>Block range</source>
        <translation>Reichweite des Blockens</translation>
    </message>
    <message>
        <source>Block strain</source>
        <translation>Blocker verausgabt sich</translation>
    </message>
    <message>
        <source>Blocked</source>
        <translation>Geblockt</translation>
    </message>
    <message>
        <source>Blocker</source>
        <translation>Blocker</translation>
    </message>
    <message>
        <source>Blocks</source>
        <translation>Blockt</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Blau</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Brett</translation>
    </message>
    <message>
        <source>Board h</source>
        <translation>Höhe des Bretts</translation>
    </message>
    <message>
        <source>Board w</source>
        <translation>Breite des Bretts</translation>
    </message>
    <message>
        <source>Bonus</source>
        <translation>Bonus</translation>
    </message>
    <message>
        <source>Bonus paid</source>
        <translation>Bonus erhalten</translation>
    </message>
    <message>
        <source>Boost</source>
        <translation>Zugabe</translation>
    </message>
    <message>
        <source>Border</source>
        <translation>Rand</translation>
    </message>
    <message>
        <source>Borders</source>
        <translation>Grenzen</translation>
    </message>
    <message>
        <source>Both</source>
        <translation>Beide</translation>
    </message>
    <message>
        <source>Bottom</source>
        <translation>Unten</translation>
    </message>
    <message>
        <source>Bottom order</source>
        <translation>Reihenfolge unter dem Stapel</translation>
    </message>
    <message>
        <source>Bought</source>
        <translation>Gekauft</translation>
    </message>
    <message>
        <source>Bought treasure attack</source>
        <translation>Angriff mit frisch gekauftem Schatz</translation>
    </message>
    <message>
        <source>Bounty</source>
        <translation>Kopfgeldjagd</translation>
    </message>
    <message>
        <source>Box</source>
        <translation>Schachtel</translation>
    </message>
    <message>
        <source>Boxes</source>
        <translation>Kästchen</translation>
    </message>
    <message>
        <source>Brawn</source>
        <translation>Stärke</translation>
    </message>
    <message>
        <source>Bribe</source>
        <translation>Bestechung</translation>
    </message>
    <message>
        <source>Bribe cost</source>
        <translation>Preis der Bestechung</translation>
    </message>
    <message>
        <source>Bribe surcharge</source>
        <translation>Aufpreis der Bestechung</translation>
    </message>
    <message>
        <source>Brush</source>
        <translation>Gestrüpp</translation>
    </message>
    <message>
        <source>Budget</source>
        <translation>Budget</translation>
    </message>
    <message>
        <source>Burst</source>
        <translation>Flächenangriff / Feuerstoß</translation>
    </message>
    <message>
        <source>Burst cover 12</source>
        <translation>Deckung −4 bei Flächenangriff ab Reichweite 12</translation>
    </message>
    <message>
        <source>Burst hits self</source>
        <translation>Flächenangriff trifft auch den Angreifer</translation>
    </message>
    <message>
        <source>Buy</source>
        <translation>Kaufen</translation>
    </message>
    <message>
        <source>By</source>
        <translation>Durch</translation>
    </message>
    <message>
        <source>Came</source>
        <translation>Herkunft</translation>
    </message>
    <message>
        <source>Campaign</source>
        <translation>Kampagne</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Aufheben</translation>
    </message>
    <message>
        <source>Cancelled</source>
        <translation>Aufgehoben</translation>
    </message>
    <message>
        <source>Cancels block</source>
        <translation>Hebt einen Block auf</translation>
    </message>
    <message>
        <source>Cancels dodge</source>
        <translation>Hebt ein Ausweichen auf</translation>
    </message>
    <message>
        <source>Capture</source>
        <translation>Beutekarte</translation>
    </message>
    <message>
        <source>Captures</source>
        <translation>Beutekarten</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Karte</translation>
    </message>
    <message>
        <source>Card text</source>
        <translation>Kartentext</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Karten</translation>
    </message>
    <message>
        <source>Career</source>
        <translation>Laufbahn</translation>
    </message>
    <message>
        <source>Career cards</source>
        <translation>Laufbahnkarten</translation>
    </message>
    <message>
        <source>Career count</source>
        <translation>Anzahl der Laufbahnkarten</translation>
    </message>
    <message>
        <source>Career deck</source>
        <translation>Laufbahnstapel</translation>
    </message>
    <message>
        <source>Caught</source>
        <translation>Hält sich fest</translation>
    </message>
    <message>
        <source>Challenging</source>
        <translation>Schwieriges Gelände</translation>
    </message>
    <message>
        <source>Changed</source>
        <translation>Verändert</translation>
    </message>
    <message>
        <source>Charge</source>
        <translation>Sturmangriff</translation>
    </message>
    <message>
        <source>Charge second diagonal</source>
        <translation>Sturmangriff über die zweite Diagonale</translation>
    </message>
    <message>
        <source>Charmed</source>
        <translation>Wurf gegen Betörung misslungen</translation>
    </message>
    <message>
        <source>Choice</source>
        <translation>Zur Wahl</translation>
    </message>
    <message>
        <source>Choose</source>
        <translation>Wählen</translation>
    </message>
    <message>
        <source>Chosen</source>
        <translation>Gewählt</translation>
    </message>
    <message>
        <source>Cities</source>
        <translation>Städte</translation>
    </message>
    <message>
        <source>City</source>
        <translation>Großstadt</translation>
    </message>
    <message>
        <source>Clashes</source>
        <translation>Widerspricht</translation>
    </message>
    <message>
        <source>Claws</source>
        <translation>Klauen</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Leer</translation>
    </message>
    <message>
        <source>Clockwise</source>
        <translation>Im Uhrzeigersinn</translation>
    </message>
    <message>
        <source>Closed</source>
        <translation>Geschlossen</translation>
    </message>
    <message>
        <source>Cold</source>
        <translation>Kälte</translation>
    </message>
    <message>
        <source>Collected</source>
        <translation>Eingesammelt</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Farbe</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Befehl</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>Befehle</translation>
    </message>
    <message>
        <source>Compromised</source>
        <translation>Bloßgestellt</translation>
    </message>
    <message>
        <source>Condition</source>
        <translation>Zustand</translation>
    </message>
    <message>
        <source>Conditions</source>
        <translation>Zustände</translation>
    </message>
    <message>
        <source>Consumable</source>
        <translation>Verbrauchsgegenstand</translation>
    </message>
    <message>
        <source>Contested</source>
        <translation>Umkämpft</translation>
    </message>
    <message>
        <source>Contested objective</source>
        <translation>Umkämpftes Einsatzziel</translation>
    </message>
    <message>
        <source>Contract</source>
        <translation>Auftrag</translation>
    </message>
    <message>
        <source>Contract by hymn</source>
        <translation>Vertrag durch Hymne</translation>
    </message>
    <message>
        <source>Contract end</source>
        <translation>Ende des Auftrags</translation>
    </message>
    <message>
        <source>Contract type by</source>
        <translation>Art des Auftrags nach</translation>
    </message>
    <message>
        <source>Controlled</source>
        <translation>Beherrscht</translation>
    </message>
    <message>
        <source>Controller</source>
        <translation>Wer die Einheit führt</translation>
    </message>
    <message>
        <source>Corpses</source>
        <translation>Leichen</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Kosten</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>Anzahl</translation>
    </message>
    <message>
        <source>Count downed</source>
        <translation>Wer außer Gefecht ist, zählt mit</translation>
    </message>
    <message>
        <source>Counted</source>
        <translation>Gezählt</translation>
    </message>
    <message>
        <source>Counter</source>
        <translation>Marker / Gegenangriff</translation>
    </message>
    <message>
        <source>Counter attack</source>
        <translation>Gegenangriff</translation>
    </message>
    <message>
        <source>Counter strength</source>
        <translation>Stärke der Gegenangriffe</translation>
    </message>
    <message>
        <source>Counterclockwise</source>
        <translation>Gegen den Uhrzeigersinn</translation>
    </message>
    <message>
        <source>Counters</source>
        <translation>Marker</translation>
    </message>
    <message>
        <source>Counts</source>
        <translation>Anzahlen</translation>
    </message>
    <message>
        <source>Cover</source>
        <translation>Deckung</translation>
    </message>
    <message>
        <source>Crew</source>
        <translation>Trupp</translation>
    </message>
    <message>
        <source>Crew acts</source>
        <translation>Trupp handelt</translation>
    </message>
    <message>
        <source>Crew max</source>
        <translation>Trupp höchstens</translation>
    </message>
    <message>
        <source>Crew min</source>
        <translation>Trupp mindestens</translation>
    </message>
    <message>
        <source>Criminal</source>
        <translation>Verbrecher</translation>
    </message>
    <message>
        <source>Crit on no wounds</source>
        <translation>Kritischer Treffer ohne aufgedruckte Wunden</translation>
    </message>
    <message>
        <source>Crosshair</source>
        <translation>Fadenkreuz</translation>
    </message>
    <message>
        <source>Crow</source>
        <translation>Prahlen</translation>
    </message>
    <message>
        <source>Crowed</source>
        <translation>Hat geprahlt</translation>
    </message>
    <message>
        <source>Crush</source>
        <translation>Wucht</translation>
    </message>
    <message>
        <source>Cure</source>
        <translation>Zustand beheben</translation>
    </message>
    <message>
        <source>Cure enemies</source>
        <translation>Zustände der Gegner beheben</translation>
    </message>
    <message>
        <source>Current</source>
        <translation>Am Zug</translation>
    </message>
    <message>
        <source>Custom</source>
        <translation>Eigener Zustand</translation>
    </message>
    <message>
        <source>Cut</source>
        <translation>Schnitt</translation>
    </message>
    <message>
        <source>Damage</source>
        <translation>Schaden</translation>
    </message>
    <message>
        <source>Damaging</source>
        <translation>Schädliches Gelände</translation>
    </message>
    <message>
        <source>Dead</source>
        <translation>Tot</translation>
    </message>
    <message>
        <source>Deadly</source>
        <translation>Tödlich</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Austeilen</translation>
    </message>
    <message>
        <source>Dealt</source>
        <translation>Ausgeteilt</translation>
    </message>
    <message>
        <source>Dearest</source>
        <translation>Das teuerste</translation>
    </message>
    <message>
        <source>Deck</source>
        <translation>Stapel</translation>
    </message>
    <message>
        <source>Decline</source>
        <translation>Darauf verzichten</translation>
    </message>
    <message>
        <source>Declined</source>
        <translation>Verzichtet</translation>
    </message>
    <message>
        <source>Deed</source>
        <translation>Handlungsart</translation>
    </message>
    <message>
        <source>Defence</source>
        <translation>Verteidigung</translation>
    </message>
    <message>
        <source>Defender</source>
        <translation>Verteidiger</translation>
    </message>
    <message>
        <source>Delay</source>
        <translation>Verzögerungskarte</translation>
    </message>
    <message>
        <source>Delayed</source>
        <translation>Verzögerungskarten</translation>
    </message>
    <message>
        <source>Deploy</source>
        <translation>Aufstellen</translation>
    </message>
    <message>
        <source>Deployment</source>
        <translation>Aufstellung</translation>
    </message>
    <message>
        <source>Depth</source>
        <translation>Züge im Voraus</translation>
    </message>
    <message>
        <source>Descriptor</source>
        <translation>Bezeichnung</translation>
    </message>
    <message>
        <source>Descriptors</source>
        <translation>Bezeichnungen</translation>
    </message>
    <message>
        <source>Diagonals</source>
        <translation>Diagonalen</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Würfel</translation>
    </message>
    <message>
        <source>Dice confirmed</source>
        <translation>Würfel bestätigt</translation>
    </message>
    <message>
        <source>Dice spent</source>
        <translation>Ausgegebene Würfel</translation>
    </message>
    <message>
        <source>Dictator</source>
        <translation>Diktator</translation>
    </message>
    <message>
        <source>Dictators</source>
        <translation>Diktatoren</translation>
    </message>
    <message>
        <source>Die</source>
        <translation>Würfel</translation>
    </message>
    <message>
        <source>Difficulty</source>
        <translation>Schwierigkeit</translation>
    </message>
    <message>
        <source>Direction</source>
        <translation>Richtung</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Ablage</translation>
    </message>
    <message>
        <source>Discard contract</source>
        <translation>Auftrag ablegen</translation>
    </message>
    <message>
        <source>Discarded</source>
        <translation>Abgelegt</translation>
    </message>
    <message>
        <source>Discards</source>
        <translation>Abzulegende Karten</translation>
    </message>
    <message>
        <source>Disposes</source>
        <translation>Geht in seinen Stapel zurück</translation>
    </message>
    <message>
        <source>Distance</source>
        <translation>Entfernung</translation>
    </message>
    <message>
        <source>Distribute</source>
        <translation>Verteilen</translation>
    </message>
    <message>
        <source>Dodge</source>
        <translation>Ausweichen</translation>
    </message>
    <message>
        <source>Dodge direction</source>
        <translation>Richtung beim Ausweichen</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Erledigt</translation>
    </message>
    <message>
        <source>Double</source>
        <translation>Doppelt</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>Am Boden</translation>
    </message>
    <message>
        <source>Downed</source>
        <translation>Hat einen Feind zu Fall gebracht</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Ziehen</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>Gezogen</translation>
    </message>
    <message>
        <source>Draws</source>
        <translation>Anzahl Karten</translation>
    </message>
    <message>
        <source>Drop</source>
        <translation>Ablegen</translation>
    </message>
    <message>
        <source>Dropped</source>
        <translation>Gefallen</translation>
    </message>
    <message>
        <source>Due</source>
        <translation>Fällig</translation>
    </message>
    <message>
        <source>Durability</source>
        <translation>Haltbarkeit</translation>
    </message>
    <message>
        <source>Each</source>
        <translation>Jeder</translation>
    </message>
    <message>
        <source>Each time</source>
        <translation>Jedes Mal</translation>
    </message>
    <message>
        <source>Earlier</source>
        <translation>Früher</translation>
    </message>
    <message>
        <source>East</source>
        <translation>Ost</translation>
    </message>
    <message>
        <source>Edges</source>
        <translation>Kanten</translation>
    </message>
    <message>
        <source>Effect</source>
        <translation>Effekt</translation>
    </message>
    <message>
        <source>Effects</source>
        <translation>Effekte</translation>
    </message>
    <message>
        <source>Effects done</source>
        <translation>Effekte erledigt</translation>
    </message>
    <message>
        <source>Either</source>
        <translation>Einer von beiden</translation>
    </message>
    <message>
        <source>Elimination</source>
        <translation>Ausscheiden</translation>
    </message>
    <message>
        <source>Elite</source>
        <translation>Elite</translation>
    </message>
    <message>
        <source>Elite reward</source>
        <translation>Belohnung für Elite</translation>
    </message>
    <message>
        <source>Encounter</source>
        <translation>Begegnung</translation>
    </message>
    <message>
        <source>Encounters</source>
        <translation>Begegnungen</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Ende</translation>
    </message>
    <message>
        <source>End gold</source>
        <translation>Gold am Ende</translation>
    </message>
    <message>
        <source>End of activation</source>
        <translation>Ende der Aktivierung</translation>
    </message>
    <message>
        <source>Ending</source>
        <translation>Ende</translation>
    </message>
    <message>
        <source>Ends</source>
        <translation>Endet</translation>
    </message>
    <message>
        <source>Enemies</source>
        <translation>Gegner</translation>
    </message>
    <message>
        <source>Enemy</source>
        <translation>Gegner</translation>
    </message>
    <message>
        <source>Enemy cards</source>
        <translation>Gegnerkarten</translation>
    </message>
    <message>
        <source>Enraged</source>
        <translation>Rasend</translation>
    </message>
    <message>
        <source>Entered</source>
        <translation>Betreten</translation>
    </message>
    <message>
        <source>Equipment</source>
        <translation>Ausrüstung</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Ereignis</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>Ereignisse</translation>
    </message>
    <message>
        <source>Every action</source>
        <translation>Jede Aktion</translation>
    </message>
    <message>
        <source>Every area</source>
        <translation>Jeder Bereich</translation>
    </message>
    <message>
        <source>Exceed</source>
        <translation>Übertreffen</translation>
    </message>
    <message>
        <source>Exhaust</source>
        <translation>Erschöpfen</translation>
    </message>
    <message>
        <source>Exhausted</source>
        <translation>Erschöpft</translation>
    </message>
    <message>
        <source>Experienced</source>
        <translation>Erfahren</translation>
    </message>
    <message>
        <source>Expertise</source>
        <translation>Fachkenntnis</translation>
    </message>
    <message>
        <source>Expertise scope</source>
        <translation>Geltung der Fachkenntnis</translation>
    </message>
    <message>
        <source>Expires</source>
        <translation>Läuft ab</translation>
    </message>
    <message>
        <source>Extra</source>
        <translation>Zusatzplatz</translation>
    </message>
    <message>
        <source>Extra acts</source>
        <translation>Zusätzliche Handlungen</translation>
    </message>
    <message>
        <source>Extra slot</source>
        <translation>Zusatzplatz</translation>
    </message>
    <message>
        <source>Face</source>
        <translation>Würfelseite</translation>
    </message>
    <message>
        <source>Face down</source>
        <translation>Verdeckt</translation>
    </message>
    <message>
        <source>Face up</source>
        <translation>Offen</translation>
    </message>
    <message>
        <source>Faces</source>
        <translation>Würfelseiten</translation>
    </message>
    <message>
        <source>Faction</source>
        <translation>Fraktion</translation>
    </message>
    <message>
        <source>Facts</source>
        <translation>Aufgedruckte Angaben</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>Fehlgeschlagen</translation>
    </message>
    <message>
        <source>Failed rage</source>
        <translation>Raserei nicht erfüllt</translation>
    </message>
    <message>
        <source>Failure</source>
        <translation>Fehlschlag</translation>
    </message>
    <message>
        <source>Fallen</source>
        <translation>Gefallen</translation>
    </message>
    <message>
        <source>Fantasy</source>
        <translation>Fantasywert</translation>
    </message>
    <message>
        <source>Far</source>
        <translation>Aus der Ferne</translation>
    </message>
    <message>
        <source>Far shots</source>
        <translation>Schüsse in jede Zone</translation>
    </message>
    <message>
        <source>Fate</source>
        <translation>Schicksal</translation>
    </message>
    <message>
        <source>Fates</source>
        <translation>Schicksale</translation>
    </message>
    <message>
        <source>Fatigue</source>
        <translation>Erschöpfung</translation>
    </message>
    <message>
        <source>Fear</source>
        <translation>Furcht</translation>
    </message>
    <message>
        <source>Feint</source>
        <translation>Finte</translation>
    </message>
    <message>
        <source>Field summon on enemy house</source>
        <translation>Feldbeschwörung auf ein gegnerisches Haus</translation>
    </message>
    <message>
        <source>Filled</source>
        <translation>Schwarze Felder</translation>
    </message>
    <message>
        <source>Final</source>
        <translation>Abschlussauftrag</translation>
    </message>
    <message>
        <source>Fire</source>
        <translation>Feuer</translation>
    </message>
    <message>
        <source>First</source>
        <translation>Erster</translation>
    </message>
    <message>
        <source>First day token</source>
        <translation>Bedrohungsmarker am ersten Tag</translation>
    </message>
    <message>
        <source>First injuries</source>
        <translation>Verletzungen des ersten Kriegsherrn</translation>
    </message>
    <message>
        <source>First player</source>
        <translation>Erster Spieler</translation>
    </message>
    <message>
        <source>Fits</source>
        <translation>Passt an</translation>
    </message>
    <message>
        <source>Fixed</source>
        <translation>Bleibt am Platz</translation>
    </message>
    <message>
        <source>Flank metric</source>
        <translation>Abstand beim Flankieren</translation>
    </message>
    <message>
        <source>Fled</source>
        <translation>Geflohen</translation>
    </message>
    <message>
        <source>Flee</source>
        <translation>Fliehen</translation>
    </message>
    <message>
        <source>Flip</source>
        <translation>Umdrehen</translation>
    </message>
    <message>
        <source>Fly</source>
        <translation>Fliegt</translation>
    </message>
    <message>
        <source>Flyers ignore damaging</source>
        <translation>Flieger ignorieren schädliches Gelände</translation>
    </message>
    <message>
        <source>Flyers ignore low cover</source>
        <translation>Flieger ignorieren niedrige Deckung</translation>
    </message>
    <message>
        <source>Forbid</source>
        <translation>Verbieten</translation>
    </message>
    <message>
        <source>Forbidden</source>
        <translation>Verboten</translation>
    </message>
    <message>
        <source>Forbids</source>
        <translation>Verbietet</translation>
    </message>
    <message>
        <source>Forced</source>
        <translation>Erzwungen</translation>
    </message>
    <message>
        <source>Fragments</source>
        <translation>Seelenfragmente</translation>
    </message>
    <message>
        <source>Free</source>
        <translation>Frei</translation>
    </message>
    <message>
        <source>Free actions</source>
        <translation>Freie Aktionen</translation>
    </message>
    <message>
        <source>Free move</source>
        <translation>Freie Bewegung</translation>
    </message>
    <message>
        <source>Fresh</source>
        <translation>Frisch erworben</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Von</translation>
    </message>
    <message>
        <source>From wealth</source>
        <translation>Aus dem Vermögen</translation>
    </message>
    <message>
        <source>Funds</source>
        <translation>Geld</translation>
    </message>
    <message>
        <source>Gain</source>
        <translation>Erhalten</translation>
    </message>
    <message>
        <source>Gates</source>
        <translation>Gilt für</translation>
    </message>
    <message>
        <source>Gear</source>
        <translation>Startausrüstung</translation>
    </message>
    <message>
        <source>Gears</source>
        <translation>Zahnräder</translation>
    </message>
    <message>
        <source>Ghostly</source>
        <translation>Geisterhaft</translation>
    </message>
    <message>
        <source>Glamyred</source>
        <translation>Betört</translation>
    </message>
    <message>
        <source>Glamyred always compromised</source>
        <translation>Betörte sind immer bloßgestellt</translation>
    </message>
    <message>
        <source>Glancing</source>
        <translation>Streifschlag</translation>
    </message>
    <message>
        <source>Goals</source>
        <translation>Bedingungen</translation>
    </message>
    <message>
        <source>Gold</source>
        <translation>Gold</translation>
    </message>
    <message>
        <source>Gone</source>
        <translation>Weg</translation>
    </message>
    <message>
        <source>Grant</source>
        <translation>Gewährte Bewegung</translation>
    </message>
    <message>
        <source>Grants</source>
        <translation>Gewährte Bewegungen</translation>
    </message>
    <message>
        <source>Gray</source>
        <translation>Grau</translation>
    </message>
    <message>
        <source>Greater</source>
        <translation>Großer Vorteil</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Grün</translation>
    </message>
    <message>
        <source>Gridmap</source>
        <translation>Rasterplan</translation>
    </message>
    <message>
        <source>Group move</source>
        <translation>Gruppenbewegung</translation>
    </message>
    <message>
        <source>Group move leaving</source>
        <translation>Gruppenbewegung weg von Gegnern</translation>
    </message>
    <message>
        <source>Group moves</source>
        <translation>Gruppenbewegungen</translation>
    </message>
    <message>
        <source>Guards</source>
        <translation>Wachen</translation>
    </message>
    <message>
        <source>Guilder</source>
        <translation>Gildner</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Hand</translation>
    </message>
    <message>
        <source>Hands</source>
        <translation>Handkarten</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>Feste Grenze</translation>
    </message>
    <message>
        <source>Harm</source>
        <translation>Wundschaden</translation>
    </message>
    <message>
        <source>Heal</source>
        <translation>Heilen</translation>
    </message>
    <message>
        <source>Heal injury</source>
        <translation>Verletzung heilen</translation>
    </message>
    <message>
        <source>Health</source>
        <translation>Gesundheit</translation>
    </message>
    <message>
        <source>Healthy</source>
        <translation>Gesund</translation>
    </message>
    <message>
        <source>Heavy</source>
        <translation>Schwer</translation>
    </message>
    <message>
        <source>Height</source>
        <translation>Höhe</translation>
    </message>
    <message>
        <source>Held</source>
        <translation>Gehalten</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Hilfe</translation>
    </message>
    <message>
        <source>Helpless</source>
        <translation>Hilflos</translation>
    </message>
    <message>
        <source>Helpless may react</source>
        <translation>Hilflose dürfen reagieren</translation>
    </message>
    <message>
        <source>Helps</source>
        <translation>Hilft bei</translation>
    </message>
    <message>
        <source>Helps attack</source>
        <translation>Hilft einem Angriff</translation>
    </message>
    <message>
        <source>Hero</source>
        <translation>Held</translation>
    </message>
    <message>
        <source>Heroes</source>
        <translation>Helden</translation>
    </message>
    <message>
        <source>Hidden</source>
        <translation>Versteckt</translation>
    </message>
    <message>
        <source>Hidden cards engage</source>
        <translation>Verdeckte Karten binden</translation>
    </message>
    <message>
        <source>Hidden rest</source>
        <translation>Übrige Marker des Scharfschützen</translation>
    </message>
    <message>
        <source>Hides</source>
        <translation>Kann sich verstecken</translation>
    </message>
    <message>
        <source>Highest</source>
        <translation>Der höchste</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>Hobbled</source>
        <translation>Gehemmt</translation>
    </message>
    <message>
        <source>Hobbled may charge</source>
        <translation>Gehemmte dürfen stürmen</translation>
    </message>
    <message>
        <source>Holder</source>
        <translation>Besitzer</translation>
    </message>
    <message>
        <source>Holders</source>
        <translation>Besitzer</translation>
    </message>
    <message>
        <source>Host</source>
        <translation>Träger</translation>
    </message>
    <message>
        <source>Houses</source>
        <translation>Häuser</translation>
    </message>
    <message>
        <source>Hurts</source>
        <translation>Anstehende Wunden</translation>
    </message>
    <message>
        <source>Hymn</source>
        <translation>Hymne</translation>
    </message>
    <message>
        <source>Hymn helps</source>
        <translation>Hymne hilft</translation>
    </message>
    <message>
        <source>Hymnal</source>
        <translation>Hymnenstapel</translation>
    </message>
    <message>
        <source>Hymns</source>
        <translation>Hymnen</translation>
    </message>
    <message>
        <source>Icon</source>
        <translation>Symbol</translation>
    </message>
    <message>
        <source>Icons</source>
        <translation>Symbole</translation>
    </message>
    <message>
        <source>Id</source>
        <translation>Kurzname</translation>
    </message>
    <message>
        <source>Ignore</source>
        <translation>Ignorieren</translation>
    </message>
    <message>
        <source>Immediate</source>
        <translation>Sofort</translation>
    </message>
    <message>
        <source>Immune</source>
        <translation>Immun</translation>
    </message>
    <message>
        <source>Immunity</source>
        <translation>Immunität</translation>
    </message>
    <message>
        <source>Immunity+toughness</source>
        <translation>Immunität und Zähigkeit</translation>
    </message>
    <message>
        <source>In hand</source>
        <translation>Auf der Hand</translation>
    </message>
    <message>
        <source>In play</source>
        <translation>Ausliegend</translation>
    </message>
    <message>
        <source>Income</source>
        <translation>Einkommen</translation>
    </message>
    <message>
        <source>Incoming</source>
        <translation>Eintreffender Schaden</translation>
    </message>
    <message>
        <source>Initiative</source>
        <translation>Initiative</translation>
    </message>
    <message>
        <source>Injure</source>
        <translation>Schwere Verletzung</translation>
    </message>
    <message>
        <source>Injure again</source>
        <translation>Erneut verletzen</translation>
    </message>
    <message>
        <source>Injured</source>
        <translation>Verletzt</translation>
    </message>
    <message>
        <source>Injuries</source>
        <translation>Verletzungen</translation>
    </message>
    <message>
        <source>Injury</source>
        <translation>Verletzung</translation>
    </message>
    <message>
        <source>Injury heal wakes</source>
        <translation>Geheilte Verletzung weckt auf</translation>
    </message>
    <message>
        <source>Instant</source>
        <translation>Sofortkarte</translation>
    </message>
    <message>
        <source>Instant tie</source>
        <translation>Gleichzeitige Sofortkarten</translation>
    </message>
    <message>
        <source>Instants</source>
        <translation>Sofortkarten</translation>
    </message>
    <message>
        <source>Instead</source>
        <translation>Stattdessen</translation>
    </message>
    <message>
        <source>Inventory</source>
        <translation>Inventar</translation>
    </message>
    <message>
        <source>Invisible</source>
        <translation>Unsichtbar</translation>
    </message>
    <message>
        <source>Joiner</source>
        <translation>Verbindung</translation>
    </message>
    <message>
        <source>Jungle</source>
        <translation>Dschungel</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Behalten</translation>
    </message>
    <message>
        <source>Keep phase tokens</source>
        <translation>Marker der Diktatorphase bleiben</translation>
    </message>
    <message>
        <source>Keeps tactic</source>
        <translation>Behält eine Taktik</translation>
    </message>
    <message>
        <source>Kept</source>
        <translation>Behalten</translation>
    </message>
    <message>
        <source>Keyword</source>
        <translation>Schlüsselwort</translation>
    </message>
    <message>
        <source>Kill all</source>
        <translation>Alle töten</translation>
    </message>
    <message>
        <source>Kill ally</source>
        <translation>Verbündeten töten</translation>
    </message>
    <message>
        <source>Killed</source>
        <translation>Getötet</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>Ko while down</source>
        <translation>Erneuter Schaden außer Gefecht</translation>
    </message>
    <message>
        <source>Large</source>
        <translation>Große Herzen</translation>
    </message>
    <message>
        <source>Last</source>
        <translation>Letzter</translation>
    </message>
    <message>
        <source>Last turn</source>
        <translation>Letzter Zug</translation>
    </message>
    <message>
        <source>Lasting</source>
        <translation>Dauerhaft</translation>
    </message>
    <message>
        <source>Leadership</source>
        <translation>Führung</translation>
    </message>
    <message>
        <source>Learn hymn</source>
        <translation>Hymne lernen</translation>
    </message>
    <message>
        <source>Least</source>
        <translation>Mindestens</translation>
    </message>
    <message>
        <source>Leaves</source>
        <translation>Verlässt die Kampagne</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Links / übrig</translation>
    </message>
    <message>
        <source>Letters</source>
        <translation>Spawnbuchstaben</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Stufe</translation>
    </message>
    <message>
        <source>Liberated</source>
        <translation>Befreit</translation>
    </message>
    <message>
        <source>Lieutenant</source>
        <translation>Leutnant</translation>
    </message>
    <message>
        <source>Lieutenant at most</source>
        <translation>Leutnant beim Höchstwert</translation>
    </message>
    <message>
        <source>Lieutenant on death</source>
        <translation>Leutnant nach einem Tod</translation>
    </message>
    <message>
        <source>Lieutenants</source>
        <translation>Leutnants</translation>
    </message>
    <message>
        <source>Lift</source>
        <translation>Regel aufheben</translation>
    </message>
    <message>
        <source>Lift limit</source>
        <translation>Beschränkung aufheben</translation>
    </message>
    <message>
        <source>Lifted</source>
        <translation>Aufgehoben</translation>
    </message>
    <message>
        <source>Lifts</source>
        <translation>Hebt auf</translation>
    </message>
    <message>
        <source>Limbo</source>
        <translation>Limbo</translation>
    </message>
    <message>
        <source>Limbo by</source>
        <translation>Limbo durch</translation>
    </message>
    <message>
        <source>Limbo early end</source>
        <translation>Vorzeitiges Ende im Limbo</translation>
    </message>
    <message>
        <source>Limbo since</source>
        <translation>Im Limbo seit</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Zeile</translation>
    </message>
    <message>
        <source>Lines</source>
        <translation>Zeilen</translation>
    </message>
    <message>
        <source>Links</source>
        <translation>Verbindungen</translation>
    </message>
    <message>
        <source>Listing</source>
        <translation>Zahlenangabe</translation>
    </message>
    <message>
        <source>Location</source>
        <translation>Ort</translation>
    </message>
    <message>
        <source>Locations</source>
        <translation>Orte</translation>
    </message>
    <message>
        <source>Loner</source>
        <translation>Einzelgänger</translation>
    </message>
    <message>
        <source>Loot</source>
        <translation>Beute</translation>
    </message>
    <message>
        <source>Loot 1</source>
        <translation>Beute 1</translation>
    </message>
    <message>
        <source>Loot 2</source>
        <translation>Beute 2</translation>
    </message>
    <message>
        <source>Loot 3</source>
        <translation>Beute 3</translation>
    </message>
    <message>
        <source>Lord</source>
        <translation>Lord</translation>
    </message>
    <message>
        <source>Loss level</source>
        <translation>Stufe der Niederlage</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Verloren</translation>
    </message>
    <message>
        <source>Low cover</source>
        <translation>Niedrige Deckung</translation>
    </message>
    <message>
        <source>Low cover adjacent</source>
        <translation>Benachbarte niedrige Deckung</translation>
    </message>
    <message>
        <source>Lower threat</source>
        <translation>Bedrohung senken</translation>
    </message>
    <message>
        <source>M</source>
        <translation>M</translation>
    </message>
    <message>
        <source>Magery</source>
        <translation>Zauberei</translation>
    </message>
    <message>
        <source>Magic</source>
        <translation>Magie</translation>
    </message>
    <message>
        <source>Maneuver</source>
        <translation>Manöver</translation>
    </message>
    <message>
        <source>Map</source>
        <translation>Plan</translation>
    </message>
    <message>
        <source>Marked</source>
        <translation>Markiert</translation>
    </message>
    <message>
        <source>Marked before armour</source>
        <translation>Markiert zählt vor der Panzerung</translation>
    </message>
    <message>
        <source>Market</source>
        <translation>Markt</translation>
    </message>
    <message>
        <source>Marks</source>
        <translation>Zeichen</translation>
    </message>
    <message>
        <source>Match check</source>
        <translation>Taktikwurf der Partie</translation>
    </message>
    <message>
        <source>Materia</source>
        <translation>Materia</translation>
    </message>
    <message>
        <source>May</source>
        <translation>Freiwillig</translation>
    </message>
    <message>
        <source>Measure</source>
        <translation>Maß</translation>
    </message>
    <message>
        <source>Measures</source>
        <translation>Maße</translation>
    </message>
    <message>
        <source>Mechanical</source>
        <translation>Mechanik</translation>
    </message>
    <message>
        <source>Medical</source>
        <translation>Medizin</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Mittelgroß</translation>
    </message>
    <message>
        <source>Melee</source>
        <translation>Nahkampf</translation>
    </message>
    <message>
        <source>Mercenaries</source>
        <translation>Söldner</translation>
    </message>
    <message>
        <source>Mercenary</source>
        <translation>Söldner</translation>
    </message>
    <message>
        <source>Mine</source>
        <translation>Mine / eigene Punkte</translation>
    </message>
    <message>
        <source>Mine is attack</source>
        <translation>Mine gilt als Angriff</translation>
    </message>
    <message>
        <source>Miniatures</source>
        <translation>Miniaturen</translation>
    </message>
    <message>
        <source>Miss</source>
        <translation>Fehlangriff</translation>
    </message>
    <message>
        <source>Missed</source>
        <translation>Fehlgegangener Angriff</translation>
    </message>
    <message>
        <source>Missile</source>
        <translation>Fernkampf</translation>
    </message>
    <message>
        <source>Missiles</source>
        <translation>Fernkampf</translation>
    </message>
    <message>
        <source>Mission</source>
        <translation>Mission</translation>
    </message>
    <message>
        <source>Mission card is one area</source>
        <translation>Missionskarte ist ein Bereich</translation>
    </message>
    <message>
        <source>Missions</source>
        <translation>Missionen</translation>
    </message>
    <message>
        <source>Mod</source>
        <translation>Mod</translation>
    </message>
    <message>
        <source>Modifier</source>
        <translation>Modifikator</translation>
    </message>
    <message>
        <source>Modifiers</source>
        <translation>Modifikatoren</translation>
    </message>
    <message>
        <source>Mods</source>
        <translation>Mods</translation>
    </message>
    <message>
        <source>Mods per unit</source>
        <translation>Mods je Einheit</translation>
    </message>
    <message>
        <source>Moment</source>
        <translation>Zeitpunkt</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Weitere</translation>
    </message>
    <message>
        <source>Most</source>
        <translation>Höchststufe</translation>
    </message>
    <message>
        <source>Most triggers again</source>
        <translation>Höchststufe löst erneut aus</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Bewegung</translation>
    </message>
    <message>
        <source>Moved</source>
        <translation>Bewegt</translation>
    </message>
    <message>
        <source>Moved only</source>
        <translation>Nur durch Bewegung</translation>
    </message>
    <message>
        <source>Movement reply limit</source>
        <translation>Grenze für Erwiderungen auf Bewegung</translation>
    </message>
    <message>
        <source>Movement reply single act</source>
        <translation>Erwiderung auf Bewegung mit nur einer Handlung</translation>
    </message>
    <message>
        <source>Multi target order</source>
        <translation>Reihenfolge mehrerer Ziele</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Natural</source>
        <translation>Natürlich</translation>
    </message>
    <message>
        <source>Neighbouring</source>
        <translation>Benachbart</translation>
    </message>
    <message>
        <source>Neighbours</source>
        <translation>Nachbarn</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Nie</translation>
    </message>
    <message>
        <source>Never flees</source>
        <translation>Flieht nie</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Als Nächstes</translation>
    </message>
    <message>
        <source>Night</source>
        <translation>Nacht</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Nein</translation>
    </message>
    <message>
        <source>No counter attacks</source>
        <translation>Keine Gegenangriffe</translation>
    </message>
    <message>
        <source>No dictator</source>
        <translation>Keine Diktatorphase</translation>
    </message>
    <message>
        <source>No mercenary left</source>
        <translation>Kein Söldner mehr im Kampf</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>Niemand</translation>
    </message>
    <message>
        <source>Nodes</source>
        <translation>Geprüfte Stellungen</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keine</translation>
    </message>
    <message>
        <source>North</source>
        <translation>Nord</translation>
    </message>
    <message>
        <source>Northeast</source>
        <translation>Nordost</translation>
    </message>
    <message>
        <source>Northwest</source>
        <translation>Nordwest</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Notiz</translation>
    </message>
    <message>
        <source>Noted</source>
        <translation>Vorgemerkt</translation>
    </message>
    <message>
        <source>Noted so far</source>
        <translation>Bisher vorgemerkt</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notizen</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Nichts</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Jetzt</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Nummer</translation>
    </message>
    <message>
        <source>Objective</source>
        <translation>Einsatzziel</translation>
    </message>
    <message>
        <source>Objectives</source>
        <translation>Einsatzziele</translation>
    </message>
    <message>
        <source>Obols</source>
        <translation>Obolen</translation>
    </message>
    <message>
        <source>Obstructing</source>
        <translation>Hinderliches Gelände</translation>
    </message>
    <message>
        <source>Obstructing extra</source>
        <translation>Zuschlag für hinderliches Gelände</translation>
    </message>
    <message>
        <source>Occupied</source>
        <translation>Besetzt</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Aus</translation>
    </message>
    <message>
        <source>Often</source>
        <translation>Wie oft</translation>
    </message>
    <message>
        <source>On</source>
        <translation>An</translation>
    </message>
    <message>
        <source>On activation</source>
        <translation>Bei Aktivierung</translation>
    </message>
    <message>
        <source>Once</source>
        <translation>Einmal</translation>
    </message>
    <message>
        <source>One</source>
        <translation>Einer</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Offen</translation>
    </message>
    <message>
        <source>Opposition</source>
        <translation>Gegner</translation>
    </message>
    <message>
        <source>Opposition acts</source>
        <translation>Gegner handeln</translation>
    </message>
    <message>
        <source>Opposition cards</source>
        <translation>Gegnerkarten</translation>
    </message>
    <message>
        <source>Opposition count</source>
        <translation>Anzahl der Gegnerkarten</translation>
    </message>
    <message>
        <source>Opposition deck</source>
        <translation>Gegnerstapel</translation>
    </message>
    <message>
        <source>Opposition moves</source>
        <translation>Gegnerbewegung</translation>
    </message>
    <message>
        <source>Orange</source>
        <translation>Orange</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Reihenfolge</translation>
    </message>
    <message>
        <source>Origin</source>
        <translation>Ursprung</translation>
    </message>
    <message>
        <source>Other</source>
        <translation>Anderes</translation>
    </message>
    <message>
        <source>Others</source>
        <translation>Alle anderen</translation>
    </message>
    <message>
        <source>Out</source>
        <translation>Aus dem Spiel</translation>
    </message>
    <message>
        <source>Outland</source>
        <translation>Umland</translation>
    </message>
    <message>
        <source>Over</source>
        <translation>Zu Ende</translation>
    </message>
    <message>
        <source>Owned</source>
        <translation>Vorhanden</translation>
    </message>
    <message>
        <source>Owner</source>
        <translation>Eigentümer</translation>
    </message>
    <message>
        <source>Owners</source>
        <translation>Eigentümer</translation>
    </message>
    <message>
        <source>Paid</source>
        <translation>Bezahlt</translation>
    </message>
    <message>
        <source>Passed</source>
        <translation>Übergangen</translation>
    </message>
    <message>
        <source>Past</source>
        <translation>Vorbei an</translation>
    </message>
    <message>
        <source>Patch</source>
        <translation>Geländestück</translation>
    </message>
    <message>
        <source>Path</source>
        <translation>Weg</translation>
    </message>
    <message>
        <source>Pattern</source>
        <translation>Muster</translation>
    </message>
    <message>
        <source>Peek</source>
        <translation>Ansehen</translation>
    </message>
    <message>
        <source>Per act</source>
        <translation>Je Handlung</translation>
    </message>
    <message>
        <source>Per action</source>
        <translation>Je Aktion</translation>
    </message>
    <message>
        <source>Per activation</source>
        <translation>Je Aktivierung</translation>
    </message>
    <message>
        <source>Per card</source>
        <translation>Je Karte</translation>
    </message>
    <message>
        <source>Per die</source>
        <translation>Je Würfel</translation>
    </message>
    <message>
        <source>Per step</source>
        <translation>Je Schritt</translation>
    </message>
    <message>
        <source>Phase</source>
        <translation>Phase</translation>
    </message>
    <message>
        <source>Phases</source>
        <translation>Phasen</translation>
    </message>
    <message>
        <source>Picker</source>
        <translation>Wer den Plan wählt</translation>
    </message>
    <message>
        <source>Pierce</source>
        <translation>Stich</translation>
    </message>
    <message>
        <source>Pinned</source>
        <translation>Festgesetzt</translation>
    </message>
    <message>
        <source>Pinned may charge</source>
        <translation>Festgesetzte dürfen stürmen</translation>
    </message>
    <message>
        <source>Pit</source>
        <translation>Grube</translation>
    </message>
    <message>
        <source>Pit shaken stat</source>
        <translation>Erholungswert nach einer Grube</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Platz</translation>
    </message>
    <message>
        <source>Place enemy</source>
        <translation>Gegner platzieren</translation>
    </message>
    <message>
        <source>Place token</source>
        <translation>Marker platzieren</translation>
    </message>
    <message>
        <source>Placed</source>
        <translation>Platziert</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Pool</source>
        <translation>Vorrat</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>Position</translation>
    </message>
    <message>
        <source>Prepare</source>
        <translation>Vorbereitung</translation>
    </message>
    <message>
        <source>Previous</source>
        <translation>Der vorige</translation>
    </message>
    <message>
        <source>Price</source>
        <translation>Preis</translation>
    </message>
    <message>
        <source>Propose</source>
        <translation>Vorschlagen</translation>
    </message>
    <message>
        <source>Protector</source>
        <translation>Protector</translation>
    </message>
    <message>
        <source>Pull</source>
        <translation>Heranziehen</translation>
    </message>
    <message>
        <source>Push</source>
        <translation>Wegschieben</translation>
    </message>
    <message>
        <source>Quality</source>
        <translation>Qualität</translation>
    </message>
    <message>
        <source>Quiet</source>
        <translation>Leise</translation>
    </message>
    <message>
        <source>Quiet kills</source>
        <translation>Leises Töten</translation>
    </message>
    <message>
        <source>Quiet rounds</source>
        <translation>Ruhige Runden</translation>
    </message>
    <message>
        <source>Rage roll injury</source>
        <translation>Verletzungen zählen beim Rasereiwurf</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>Zufällig</translation>
    </message>
    <message>
        <source>Range</source>
        <translation>Reichweite</translation>
    </message>
    <message>
        <source>Ranks</source>
        <translation>Kampfwerte</translation>
    </message>
    <message>
        <source>Reach</source>
        <translation>Erreichen</translation>
    </message>
    <message>
        <source>Reaching</source>
        <translation>Wunden mindestens</translation>
    </message>
    <message>
        <source>React</source>
        <translation>Reagieren</translation>
    </message>
    <message>
        <source>Reaction</source>
        <translation>Reaktion</translation>
    </message>
    <message>
        <source>Ready</source>
        <translation>Bereit</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Grund</translation>
    </message>
    <message>
        <source>Rebel slots</source>
        <translation>Rebellenplätze</translation>
    </message>
    <message>
        <source>Rebels</source>
        <translation>Rebellen</translation>
    </message>
    <message>
        <source>Rebels lost</source>
        <translation>Rebellen gehen verloren</translation>
    </message>
    <message>
        <source>Received</source>
        <translation>Erhalten</translation>
    </message>
    <message>
        <source>Reclaim blue</source>
        <translation>Blauen zurückholen</translation>
    </message>
    <message>
        <source>Reclaim red</source>
        <translation>Roten zurückholen</translation>
    </message>
    <message>
        <source>Recoil</source>
        <translation>Rückprall</translation>
    </message>
    <message>
        <source>Recoil points</source>
        <translation>Rückprall in Punkten</translation>
    </message>
    <message>
        <source>Recover</source>
        <translation>Erholen</translation>
    </message>
    <message>
        <source>Recovered</source>
        <translation>Erholt</translation>
    </message>
    <message>
        <source>Recovery</source>
        <translation>Erholung</translation>
    </message>
    <message>
        <source>Recovery last</source>
        <translation>Erholung zuletzt</translation>
    </message>
    <message>
        <source>Recovery rolls</source>
        <translation>Erholungswürfe</translation>
    </message>
    <message>
        <source>Recurring</source>
        <translation>Wiederkehrende Wunden</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Rot</translation>
    </message>
    <message>
        <source>Refill counter tokens</source>
        <translation>Gegenangriffsmarker kommen zurück</translation>
    </message>
    <message>
        <source>Refresh</source>
        <translation>Auffrischen</translation>
    </message>
    <message>
        <source>Refreshed</source>
        <translation>Aufgefrischt</translation>
    </message>
    <message>
        <source>Refreshes</source>
        <translation>Erneuerungen</translation>
    </message>
    <message>
        <source>Refund lost reply</source>
        <translation>Marker verlorener Erwiderung zurückgeben</translation>
    </message>
    <message>
        <source>Refuse</source>
        <translation>Nicht erlauben</translation>
    </message>
    <message>
        <source>Reinforce</source>
        <translation>Verstärkung</translation>
    </message>
    <message>
        <source>Relocate</source>
        <translation>Ortswechsel</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Remove cube</source>
        <translation>Klötzchen entfernen</translation>
    </message>
    <message>
        <source>Removed</source>
        <translation>Entfernt</translation>
    </message>
    <message>
        <source>Reorganise</source>
        <translation>Ausrüstung ordnen</translation>
    </message>
    <message>
        <source>Repair</source>
        <translation>Reparieren</translation>
    </message>
    <message>
        <source>Repeated</source>
        <translation>Wiederholte Stellungen</translation>
    </message>
    <message>
        <source>Repeats</source>
        <translation>Wiederholung</translation>
    </message>
    <message>
        <source>Replaces keyword</source>
        <translation>Ersetzt das Schlüsselwort</translation>
    </message>
    <message>
        <source>Replied</source>
        <translation>Hat erwidert</translation>
    </message>
    <message>
        <source>Reply</source>
        <translation>Erwiderung</translation>
    </message>
    <message>
        <source>Reply needs reach at resolution</source>
        <translation>Erwiderung braucht Reichweite beim Abhandeln</translation>
    </message>
    <message>
        <source>Requirement</source>
        <translation>Voraussetzung</translation>
    </message>
    <message>
        <source>Reroll</source>
        <translation>Neu würfeln</translation>
    </message>
    <message>
        <source>Rerolls</source>
        <translation>Neuwürfe</translation>
    </message>
    <message>
        <source>Reset level</source>
        <translation>Neue Stufe nach dem Höchstwert</translation>
    </message>
    <message>
        <source>Reset tokens</source>
        <translation>Begegnungen zurückgesetzter Sektoren</translation>
    </message>
    <message>
        <source>Resets</source>
        <translation>Beginnt von vorn</translation>
    </message>
    <message>
        <source>Reshuffle</source>
        <translation>Neu mischen</translation>
    </message>
    <message>
        <source>Resolution</source>
        <translation>Auswertung</translation>
    </message>
    <message>
        <source>Rest</source>
        <translation>Rasten</translation>
    </message>
    <message>
        <source>Retreat</source>
        <translation>Rückzug</translation>
    </message>
    <message>
        <source>Return</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Reveal</source>
        <translation>Aufdecken</translation>
    </message>
    <message>
        <source>Reveal value</source>
        <translation>Wert des Kreises</translation>
    </message>
    <message>
        <source>Revealed</source>
        <translation>Aufgedeckt</translation>
    </message>
    <message>
        <source>Revenge</source>
        <translation>Rache</translation>
    </message>
    <message>
        <source>Reward</source>
        <translation>Belohnung</translation>
    </message>
    <message>
        <source>Riders</source>
        <translation>Zusätze</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Rechts</translation>
    </message>
    <message>
        <source>Rogue</source>
        <translation>Schurke</translation>
    </message>
    <message>
        <source>Role</source>
        <translation>Rolle</translation>
    </message>
    <message>
        <source>Roll</source>
        <translation>Wurf</translation>
    </message>
    <message>
        <source>Rolled</source>
        <translation>Gewürfelt</translation>
    </message>
    <message>
        <source>Rolls</source>
        <translation>Würfe</translation>
    </message>
    <message>
        <source>Roster</source>
        <translation>Söldnervorrat</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Runde</translation>
    </message>
    <message>
        <source>Round check</source>
        <translation>Taktikwurf der Runde</translation>
    </message>
    <message>
        <source>Round end</source>
        <translation>Rundenende</translation>
    </message>
    <message>
        <source>Round start</source>
        <translation>Rundenbeginn</translation>
    </message>
    <message>
        <source>Round1 uses match roll</source>
        <translation>Runde 1 nutzt den Taktikwurf der Partie</translation>
    </message>
    <message>
        <source>Row</source>
        <translation>Reihe</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Regel</translation>
    </message>
    <message>
        <source>Running</source>
        <translation>Läuft</translation>
    </message>
    <message>
        <source>Same status stacks</source>
        <translation>Gleicher Zustand zählt doppelt</translation>
    </message>
    <message>
        <source>Scenario</source>
        <translation>Szenario</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>Search party</source>
        <translation>Suchtrupp</translation>
    </message>
    <message>
        <source>Seat</source>
        <translation>Platz</translation>
    </message>
    <message>
        <source>Seats</source>
        <translation>Plätze</translation>
    </message>
    <message>
        <source>Second</source>
        <translation>Zweiter</translation>
    </message>
    <message>
        <source>Second diagonal counts charge</source>
        <translation>Sturmschritte zählen für die zweite Diagonale</translation>
    </message>
    <message>
        <source>Second injuries</source>
        <translation>Verletzungen des zweiten Kriegsherrn</translation>
    </message>
    <message>
        <source>Sector</source>
        <translation>Sektor</translation>
    </message>
    <message>
        <source>Sectors</source>
        <translation>Sektoren</translation>
    </message>
    <message>
        <source>See invisible</source>
        <translation>Unsichtbares sehen</translation>
    </message>
    <message>
        <source>See invisible terrain</source>
        <translation>Unsichtbares sehen durch Gestrüpp und Rauch</translation>
    </message>
    <message>
        <source>Sell rounding</source>
        <translation>Rundung beim Verkauf</translation>
    </message>
    <message>
        <source>Separate</source>
        <translation>Getrennt</translation>
    </message>
    <message>
        <source>Set</source>
        <translation>Markersatz</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Settlement</source>
        <translation>Siedlung</translation>
    </message>
    <message>
        <source>Settlement links</source>
        <translation>Nachbarsiedlungen</translation>
    </message>
    <message>
        <source>Settlements</source>
        <translation>Siedlungen</translation>
    </message>
    <message>
        <source>Setup</source>
        <translation>Aufbau</translation>
    </message>
    <message>
        <source>Shaken</source>
        <translation>Erschüttert</translation>
    </message>
    <message>
        <source>Shared</source>
        <translation>Gemeinsam</translation>
    </message>
    <message>
        <source>Shared command</source>
        <translation>Gemeinsamer Befehl</translation>
    </message>
    <message>
        <source>Shield</source>
        <translation>Schild</translation>
    </message>
    <message>
        <source>Shot</source>
        <translation>Schuss</translation>
    </message>
    <message>
        <source>Shots</source>
        <translation>Schüsse</translation>
    </message>
    <message>
        <source>Shoves</source>
        <translation>Erzwungene Bewegungen</translation>
    </message>
    <message>
        <source>Shown</source>
        <translation>Allen bekannt</translation>
    </message>
    <message>
        <source>Shows</source>
        <translation>Zeigt</translation>
    </message>
    <message>
        <source>Shuffle</source>
        <translation>Mischen</translation>
    </message>
    <message>
        <source>Shuffled</source>
        <translation>Gemischt</translation>
    </message>
    <message>
        <source>Side</source>
        <translation>Seite</translation>
    </message>
    <message>
        <source>Sight</source>
        <translation>Sichtlinie</translation>
    </message>
    <message>
        <source>Silver</source>
        <translation>Silber</translation>
    </message>
    <message>
        <source>Since</source>
        <translation>Seit</translation>
    </message>
    <message>
        <source>Singer</source>
        <translation>Wer singt</translation>
    </message>
    <message>
        <source>Singularity</source>
        <translation>Singularität</translation>
    </message>
    <message>
        <source>Singularity steps</source>
        <translation>Schritte in der Singularität</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>Skill</source>
        <translation>Fertigkeit</translation>
    </message>
    <message>
        <source>Skills</source>
        <translation>Fertigkeiten</translation>
    </message>
    <message>
        <source>Skull liberated</source>
        <translation>Totenkopf-Sektor befreit</translation>
    </message>
    <message>
        <source>Skull threat</source>
        <translation>Bedrohung durch Totenköpfe</translation>
    </message>
    <message>
        <source>Skulls</source>
        <translation>Totenköpfe</translation>
    </message>
    <message>
        <source>Slain</source>
        <translation>Gefallen</translation>
    </message>
    <message>
        <source>Sliding wall</source>
        <translation>Schiebewand</translation>
    </message>
    <message>
        <source>Slot</source>
        <translation>Platz</translation>
    </message>
    <message>
        <source>Slots</source>
        <translation>Plätze</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Langsam</translation>
    </message>
    <message>
        <source>Small</source>
        <translation>Klein</translation>
    </message>
    <message>
        <source>Smoke</source>
        <translation>Rauch</translation>
    </message>
    <message>
        <source>Solved missions</source>
        <translation>Gelöste Missionen</translation>
    </message>
    <message>
        <source>Song</source>
        <translation>Gesang</translation>
    </message>
    <message>
        <source>Souls</source>
        <translation>Seelen</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Quelle</translation>
    </message>
    <message>
        <source>Source dice only</source>
        <translation>Nur Würfel der Quelle</translation>
    </message>
    <message>
        <source>South</source>
        <translation>Süd</translation>
    </message>
    <message>
        <source>Southeast</source>
        <translation>Südost</translation>
    </message>
    <message>
        <source>Southwest</source>
        <translation>Südwest</translation>
    </message>
    <message>
        <source>Spawn</source>
        <translation>Spawnkarte</translation>
    </message>
    <message>
        <source>Special</source>
        <translation>Spezialkarte</translation>
    </message>
    <message>
        <source>Spend</source>
        <translation>Ausgeben</translation>
    </message>
    <message>
        <source>Spent</source>
        <translation>Ausgegeben</translation>
    </message>
    <message>
        <source>Spirit</source>
        <translation>Wille</translation>
    </message>
    <message>
        <source>Square</source>
        <translation>Feld</translation>
    </message>
    <message>
        <source>Squares</source>
        <translation>Felder</translation>
    </message>
    <message>
        <source>Stable</source>
        <translation>Gefolge</translation>
    </message>
    <message>
        <source>Stage</source>
        <translation>Abschnitt</translation>
    </message>
    <message>
        <source>Stalemate</source>
        <translation>Patt</translation>
    </message>
    <message>
        <source>Stalemate auto</source>
        <translation>Patt bei Wiederholung</translation>
    </message>
    <message>
        <source>Stalemate count</source>
        <translation>Patt beim wievielten Mal</translation>
    </message>
    <message>
        <source>Stamina</source>
        <translation>Ausdauer</translation>
    </message>
    <message>
        <source>Standing</source>
        <translation>Ansehen</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>Ansehen</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Start</translation>
    </message>
    <message>
        <source>Start areas</source>
        <translation>Startbereiche</translation>
    </message>
    <message>
        <source>Start level</source>
        <translation>Startstufe</translation>
    </message>
    <message>
        <source>Starter</source>
        <translation>Startkarte</translation>
    </message>
    <message>
        <source>Starters</source>
        <translation>Startkarten</translation>
    </message>
    <message>
        <source>Starting</source>
        <translation>Zugbeginn</translation>
    </message>
    <message>
        <source>Starts</source>
        <translation>Effekte zu Zugbeginn</translation>
    </message>
    <message>
        <source>Stat</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Stand</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Zustand</translation>
    </message>
    <message>
        <source>Status acts at once</source>
        <translation>Verlorene Handlungen sofort abziehen</translation>
    </message>
    <message>
        <source>Statuses</source>
        <translation>Zustände</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>Bleiben</translation>
    </message>
    <message>
        <source>Stays</source>
        <translation>Bleibt</translation>
    </message>
    <message>
        <source>Stays exhausted</source>
        <translation>Bleibt erschöpft</translation>
    </message>
    <message>
        <source>Stealth</source>
        <translation>Tarnung</translation>
    </message>
    <message>
        <source>Stealthy</source>
        <translation>Verstohlen</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Schritt</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Schritte</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Storage</source>
        <translation>Lager</translation>
    </message>
    <message>
        <source>Straight</source>
        <translation>Gerade</translation>
    </message>
    <message>
        <source>Strain</source>
        <translation>Verausgaben</translation>
    </message>
    <message>
        <source>Strain limit</source>
        <translation>Grenze des Verausgabens</translation>
    </message>
    <message>
        <source>Strained</source>
        <translation>Verausgabt</translation>
    </message>
    <message>
        <source>Strength</source>
        <translation>Stärke</translation>
    </message>
    <message>
        <source>Strictness</source>
        <translation>Strenge</translation>
    </message>
    <message>
        <source>Strikes</source>
        <translation>Angesagte Angriffe</translation>
    </message>
    <message>
        <source>Strong</source>
        <translation>Stark</translation>
    </message>
    <message>
        <source>Stunned</source>
        <translation>Betäubt</translation>
    </message>
    <message>
        <source>Succeeded</source>
        <translation>Gelungen</translation>
    </message>
    <message>
        <source>Success</source>
        <translation>Erfolg</translation>
    </message>
    <message>
        <source>Successes</source>
        <translation>Erfolge</translation>
    </message>
    <message>
        <source>Suit</source>
        <translation>Farbe</translation>
    </message>
    <message>
        <source>Sum</source>
        <translation>Summe</translation>
    </message>
    <message>
        <source>Summoned</source>
        <translation>Beschworen</translation>
    </message>
    <message>
        <source>Supply</source>
        <translation>Alle Marker</translation>
    </message>
    <message>
        <source>Suppressed</source>
        <translation>Niedergehalten</translation>
    </message>
    <message>
        <source>Suppressed scope</source>
        <translation>Geltung von niedergehalten</translation>
    </message>
    <message>
        <source>Swamp</source>
        <translation>Sumpf</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tisch</translation>
    </message>
    <message>
        <source>Tactic</source>
        <translation>Taktik</translation>
    </message>
    <message>
        <source>Tactics</source>
        <translation>Taktiken</translation>
    </message>
    <message>
        <source>Tactics tie</source>
        <translation>Gleichstand beim Taktikwurf</translation>
    </message>
    <message>
        <source>Take</source>
        <translation>Nehmen</translation>
    </message>
    <message>
        <source>Take control</source>
        <translation>Kontrolle übernehmen</translation>
    </message>
    <message>
        <source>Take obols</source>
        <translation>Obolen nehmen</translation>
    </message>
    <message>
        <source>Take treasure</source>
        <translation>Schatz nehmen</translation>
    </message>
    <message>
        <source>Taken</source>
        <translation>War am Zug</translation>
    </message>
    <message>
        <source>Taker</source>
        <translation>Wer die Angriffskarte nimmt</translation>
    </message>
    <message>
        <source>Talent</source>
        <translation>Talent</translation>
    </message>
    <message>
        <source>Talent kill</source>
        <translation>Durch ein Talent besiegt</translation>
    </message>
    <message>
        <source>Tank</source>
        <translation>Panzer</translation>
    </message>
    <message>
        <source>Tank area</source>
        <translation>Bereichsangriff auf den Panzer</translation>
    </message>
    <message>
        <source>Tank blocked</source>
        <translation>Panzer gehindert</translation>
    </message>
    <message>
        <source>Tank tokens</source>
        <translation>Panzermarker</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>Ziel</translation>
    </message>
    <message>
        <source>Target distance</source>
        <translation>Entfernung zum Ziel</translation>
    </message>
    <message>
        <source>Targets</source>
        <translation>Ziele</translation>
    </message>
    <message>
        <source>Team</source>
        <translation>Team</translation>
    </message>
    <message>
        <source>Terrain</source>
        <translation>Gelände</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Text</translation>
    </message>
    <message>
        <source>Theirs</source>
        <translation>Gegnerische Punkte</translation>
    </message>
    <message>
        <source>Then</source>
        <translation>THEN</translation>
    </message>
    <message>
        <source>Then cancelled by</source>
        <translation>THEN-Zusatz verfällt durch</translation>
    </message>
    <message>
        <source>Threat</source>
        <translation>Bedrohung</translation>
    </message>
    <message>
        <source>Threat token</source>
        <translation>Bedrohungsmarker</translation>
    </message>
    <message>
        <source>Ticked</source>
        <translation>Abgehakt</translation>
    </message>
    <message>
        <source>Tidied</source>
        <translation>Aufgeräumt</translation>
    </message>
    <message>
        <source>Tie</source>
        <translation>Gleichzeitig</translation>
    </message>
    <message>
        <source>Tied</source>
        <translation>Gehört zum Angriff</translation>
    </message>
    <message>
        <source>Tile</source>
        <translation>Plättchen</translation>
    </message>
    <message>
        <source>Times</source>
        <translation>Wie oft</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titel</translation>
    </message>
    <message>
        <source>To</source>
        <translation>Zu</translation>
    </message>
    <message>
        <source>To injured</source>
        <translation>Bis verletzt</translation>
    </message>
    <message>
        <source>Token</source>
        <translation>Marker</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Marker</translation>
    </message>
    <message>
        <source>Tool</source>
        <translation>Werkzeug</translation>
    </message>
    <message>
        <source>Top</source>
        <translation>Oben</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Gesamt</translation>
    </message>
    <message>
        <source>Toughened</source>
        <translation>Durch Zähigkeit ignoriert</translation>
    </message>
    <message>
        <source>Toughness</source>
        <translation>Zähigkeit</translation>
    </message>
    <message>
        <source>Town</source>
        <translation>Stadt</translation>
    </message>
    <message>
        <source>Toxic</source>
        <translation>Gift</translation>
    </message>
    <message>
        <source>Track</source>
        <translation>Leiste</translation>
    </message>
    <message>
        <source>Tracking</source>
        <translation>Buchführung</translation>
    </message>
    <message>
        <source>Trade with downed</source>
        <translation>Tausch mit Söldnern außer Gefecht</translation>
    </message>
    <message>
        <source>Trait</source>
        <translation>Merkmal</translation>
    </message>
    <message>
        <source>Traits</source>
        <translation>Merkmale</translation>
    </message>
    <message>
        <source>Trap</source>
        <translation>Falle</translation>
    </message>
    <message>
        <source>Travelled</source>
        <translation>Gereist</translation>
    </message>
    <message>
        <source>Treasure</source>
        <translation>Schatz</translation>
    </message>
    <message>
        <source>Treasure kill</source>
        <translation>Durch einen Schatz besiegt</translation>
    </message>
    <message>
        <source>Treasure uses</source>
        <translation>Nutzungen eines Schatzes</translation>
    </message>
    <message>
        <source>Treasures</source>
        <translation>Schätze</translation>
    </message>
    <message>
        <source>Tried</source>
        <translation>Erholung versucht</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Zug</translation>
    </message>
    <message>
        <source>Turn end</source>
        <translation>Zugende</translation>
    </message>
    <message>
        <source>Turn start</source>
        <translation>Zugbeginn</translation>
    </message>
    <message>
        <source>Turned</source>
        <translation>Gedreht</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>Züge</translation>
    </message>
    <message>
        <source>Twice</source>
        <translation>Zweimal</translation>
    </message>
    <message>
        <source>Two act counts</source>
        <translation>Angriff mit zwei Handlungen zählt</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>Unconfirmed</source>
        <translation>Unbestätigt</translation>
    </message>
    <message>
        <source>Under</source>
        <translation>Darunter</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>Einheit</translation>
    </message>
    <message>
        <source>Units</source>
        <translation>Einheiten</translation>
    </message>
    <message>
        <source>Universal stalemate</source>
        <translation>Allgemeines Patt</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>Unbekannt</translation>
    </message>
    <message>
        <source>Unlimited</source>
        <translation>Unbegrenzt</translation>
    </message>
    <message>
        <source>Unmet</source>
        <translation>Nicht erfüllt</translation>
    </message>
    <message>
        <source>Unscored</source>
        <translation>Noch nicht gewertet</translation>
    </message>
    <message>
        <source>Unseen</source>
        <translation>Ungesehen</translation>
    </message>
    <message>
        <source>Unset</source>
        <translation>Nicht gewählt</translation>
    </message>
    <message>
        <source>Upgrade</source>
        <translation>Upgrade</translation>
    </message>
    <message>
        <source>Upgrade slots</source>
        <translation>Plätze für Upgrades</translation>
    </message>
    <message>
        <source>Use</source>
        <translation>Nutzung</translation>
    </message>
    <message>
        <source>Used</source>
        <translation>Benutzt</translation>
    </message>
    <message>
        <source>Uses</source>
        <translation>Nutzungen</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>Vault limit</source>
        <translation>Grenze des Vorrats</translation>
    </message>
    <message>
        <source>Versus</source>
        <translation>Versus</translation>
    </message>
    <message>
        <source>Victim</source>
        <translation>Besiegter</translation>
    </message>
    <message>
        <source>Victory</source>
        <translation>Sieg</translation>
    </message>
    <message>
        <source>Vigor</source>
        <translation>Ausdauer</translation>
    </message>
    <message>
        <source>Vigor cap</source>
        <translation>Obergrenze der Ausdauer</translation>
    </message>
    <message>
        <source>Village</source>
        <translation>Dorf</translation>
    </message>
    <message>
        <source>Vp</source>
        <translation>Siegpunkte</translation>
    </message>
    <message>
        <source>Vs</source>
        <translation>Gegen</translation>
    </message>
    <message>
        <source>Vulnerable</source>
        <translation>Anfällig</translation>
    </message>
    <message>
        <source>Vulnerable after zero</source>
        <translation>Anfälligkeit zählt auch ohne Restwunden</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>Wartet</translation>
    </message>
    <message>
        <source>Waiting blocks loss</source>
        <translation>Wartender Ersatz verhindert die Niederlage</translation>
    </message>
    <message>
        <source>Walking</source>
        <translation>Zu Fuß</translation>
    </message>
    <message>
        <source>Walls</source>
        <translation>Mauern</translation>
    </message>
    <message>
        <source>Want</source>
        <translation>Gesucht</translation>
    </message>
    <message>
        <source>Wanted</source>
        <translation>Gesuchte Karten</translation>
    </message>
    <message>
        <source>Warbands</source>
        <translation>Kriegstrupps</translation>
    </message>
    <message>
        <source>Warleader</source>
        <translation>Kriegsherr</translation>
    </message>
    <message>
        <source>Warleader injury</source>
        <translation>Verletzungen des Kriegsherrn</translation>
    </message>
    <message>
        <source>Warleader pool</source>
        <translation>Vorrat an Kriegsherrwürfeln</translation>
    </message>
    <message>
        <source>Warleader react token</source>
        <translation>Marker für einen geliehenen Würfel</translation>
    </message>
    <message>
        <source>Warleader use2</source>
        <translation>Kriegsherrwürfel für Fehlangriffe</translation>
    </message>
    <message>
        <source>Warleader use2 text</source>
        <translation>Eigene zweite Nutzung der Kriegsherrwürfel</translation>
    </message>
    <message>
        <source>Warn</source>
        <translation>Warnen</translation>
    </message>
    <message>
        <source>Way</source>
        <translation>Richtung</translation>
    </message>
    <message>
        <source>Weak</source>
        <translation>Schwach</translation>
    </message>
    <message>
        <source>Wealth</source>
        <translation>Vermögen</translation>
    </message>
    <message>
        <source>Weapon</source>
        <translation>Waffe</translation>
    </message>
    <message>
        <source>Weapon 1</source>
        <translation>Waffenplatz 1</translation>
    </message>
    <message>
        <source>Weapon 2</source>
        <translation>Waffenplatz 2</translation>
    </message>
    <message>
        <source>Wear</source>
        <translation>Abnutzung</translation>
    </message>
    <message>
        <source>Weary</source>
        <translation>Ermattet</translation>
    </message>
    <message>
        <source>West</source>
        <translation>West</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Was</translation>
    </message>
    <message>
        <source>Wheel</source>
        <translation>Rad</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Wo</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>Wer</translation>
    </message>
    <message>
        <source>Whole roll</source>
        <translation>Ganzer Wurf</translation>
    </message>
    <message>
        <source>Whom</source>
        <translation>Wen</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Warum</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>Breite</translation>
    </message>
    <message>
        <source>Win rule</source>
        <translation>Siegregel</translation>
    </message>
    <message>
        <source>Winner</source>
        <translation>Sieger</translation>
    </message>
    <message>
        <source>With</source>
        <translation>Mit</translation>
    </message>
    <message>
        <source>Withheld</source>
        <translation>Zurückgehalten</translation>
    </message>
    <message>
        <source>Without</source>
        <translation>Ohne</translation>
    </message>
    <message>
        <source>Wits</source>
        <translation>Verstand</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Gewonnen</translation>
    </message>
    <message>
        <source>Word</source>
        <translation>Wort</translation>
    </message>
    <message>
        <source>Worn</source>
        <translation>Abgenutzte Karten</translation>
    </message>
    <message>
        <source>Wound</source>
        <translation>Wunde</translation>
    </message>
    <message>
        <source>Wounds</source>
        <translation>Wunden</translation>
    </message>
    <message>
        <source>Yellow</source>
        <translation>Gelb</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Ja</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Du</translation>
    </message>
    <message>
        <source>Zero rank action</source>
        <translation>Aktion mit Kampfwert 0</translation>
    </message>
    <message>
        <source>Zodiac</source>
        <translation>Zodiac</translation>
    </message>
    <message>
        <source>Zone</source>
        <translation>Zone</translation>
    </message>
    <message>
        <source>Zones</source>
        <translation>Zonen</translation>
    </message>
</context>
<context>
    <name>name-card</name>
    <message>
        <source>Say which card a revealed opposition card is</source>
        <translation>Angeben, welche Karte eine aufgedeckte Gegnerkarte ist</translation>
    </message>
</context>
<context>
    <name>name-picker</name>
    <message>
        <source>The advantaged player names who chooses the Gridmap</source>
        <translation>Der Spieler im Vorteil benennt, wer den Rasterplan wählt</translation>
    </message>
</context>
<context>
    <name>next-draw</name>
    <message>
        <source>What the next career card may be, here and after travelling</source>
        <translation>Was die nächste Laufbahnkarte sein kann, hier und nach einer Reise</translation>
    </message>
</context>
<context>
    <name>next-hand</name>
    <message>
        <source>The same for the hand after the next draw step, if nothing is played or lost before</source>
        <translation>Dasselbe für die Hand nach dem nächsten Ziehschritt, wenn davor nichts gespielt oder verloren wird</translation>
    </message>
</context>
<context>
    <name>note</name>
    <message>
        <source>Write something down: the prince, a slain character without a card …</source>
        <translation>Etwas notieren: den Fürsten, eine gefallene Person ohne Karte …</translation>
    </message>
    <message>
        <source>Write something down</source>
        <translation>Etwas notieren</translation>
    </message>
</context>
<context>
    <name>note-effect</name>
    <message>
        <source>Note what a card&apos;s text will do, to be reminded in its phase</source>
        <translation>Notieren, was der Text einer Karte bewirken wird, um in der passenden Phase daran erinnert zu werden</translation>
    </message>
    <message>
        <source>Note what a card&apos;s text will do, to be reminded when it is due</source>
        <translation>Notieren, was der Text einer Karte bewirken wird, um bei Fälligkeit daran erinnert zu werden</translation>
    </message>
</context>
<context>
    <name>odds</name>
    <message>
        <source>How likely each value of a listing is</source>
        <translation>Wie wahrscheinlich jeder Wert einer Zahlenangabe ist</translation>
    </message>
</context>
<context>
    <name>offerings</name>
    <message>
        <source>Every lawful offering that a player has</source>
        <translation>Jede erlaubte Opfergabe, die ein Spieler hat</translation>
    </message>
</context>
<context>
    <name>on-activation</name>
    <message>
        <source>Use an On Activation effect</source>
        <translation>Einen „Bei Aktivierung“-Effekt nutzen</translation>
    </message>
</context>
<context>
    <name>open-market</name>
    <message>
        <source>Put A.I.M. cards into the market deck</source>
        <translation>A.I.M.-Karten in den Marktstapel legen</translation>
    </message>
</context>
<context>
    <name>opposition-act</name>
    <message>
        <source>Resolve the action of an opposition card</source>
        <translation>Die Aktion einer Gegnerkarte abhandeln</translation>
    </message>
</context>
<context>
    <name>opposition-moves</name>
    <message>
        <source>Where an opposition card may end in phase 3</source>
        <translation>Wo eine Gegnerkarte in Phase 3 ankommen kann</translation>
    </message>
</context>
<context>
    <name>opposition-skills</name>
    <message>
        <source>With which skills an opposition card may act</source>
        <translation>Mit welchen Fertigkeiten eine Gegnerkarte handeln kann</translation>
    </message>
</context>
<context>
    <name>order</name>
    <message>
        <source>The enemies of a place in the order in which they act; equal ones together</source>
        <translation>Die Gegner eines Ortes in der Reihenfolge, in der sie handeln; gleiche zusammen</translation>
    </message>
    <message>
        <source>The players in the order of a phase</source>
        <translation>Die Spieler in der Reihenfolge einer Phase</translation>
    </message>
</context>
<context>
    <name>order-odds</name>
    <message>
        <source>How likely the first roll settles who goes first, and how many rolls it takes on average</source>
        <translation>Wie wahrscheinlich der erste Wurf entscheidet, wer beginnt, und wie viele Würfe es im Mittel braucht</translation>
    </message>
</context>
<context>
    <name>pass</name>
    <message>
        <source>Skip a turn in which nothing at all can be done</source>
        <translation>Einen Zug auslassen, in dem gar nichts möglich ist</translation>
    </message>
</context>
<context>
    <name>path</name>
    <message>
        <source>Whom an attack reaches while everybody dodges, and who is passed over</source>
        <translation>Wen ein Angriff erreicht, solange alle ausweichen, und wer übergangen wird</translation>
    </message>
</context>
<context>
    <name>path-cost</name>
    <message>
        <source>What each step of a way costs, and why</source>
        <translation>Was jeder Schritt eines Weges kostet und warum</translation>
    </message>
</context>
<context>
    <name>pick-agents</name>
    <message>
        <source>Choose which agents deploy</source>
        <translation>Wählen, welche Agenten aufgestellt werden</translation>
    </message>
</context>
<context>
    <name>place</name>
    <message>
        <source>Put a mercenary on a corner of the contract</source>
        <translation>Einen Söldner auf eine Ecke des Auftrags stellen</translation>
    </message>
</context>
<context>
    <name>place-tile</name>
    <message>
        <source>Place an Entry Tile of 2 by 2 squares</source>
        <translation>Ein Eintrittsplättchen von 2 mal 2 Feldern legen</translation>
    </message>
</context>
<context>
    <name>plan</name>
    <message>
        <source>Every crew that budget and wealth can pay, and what it makes of the opposition</source>
        <translation>Jeder Trupp, den Budget und Vermögen bezahlen können, und was er aus den Gegnern macht</translation>
    </message>
</context>
<context>
    <name>play</name>
    <message>
        <source>Play a card, a treasure or a talent that does not attack</source>
        <translation>Eine Karte, einen Schatz oder ein Talent spielen, das nicht angreift</translation>
    </message>
</context>
<context>
    <name>play-instant</name>
    <message>
        <source>Play an instant between two turns</source>
        <translation>Zwischen zwei Zügen eine Sofortkarte spielen</translation>
    </message>
</context>
<context>
    <name>pool</name>
    <message>
        <source>The dice that a mercenary takes for a roll</source>
        <translation>Die Würfel, die ein Söldner für einen Wurf nimmt</translation>
    </message>
</context>
<context>
    <name>preview</name>
    <message>
        <source>An attack before it is made: needed face, chances, wounds, what they do</source>
        <translation>Ein Angriff, bevor er ausgeführt wird: Zielzahl, Chancen, Wunden und ihre Folgen</translation>
    </message>
</context>
<context>
    <name>price</name>
    <message>
        <source>What selling these cards brings</source>
        <translation>Was der Verkauf dieser Karten einbringt</translation>
    </message>
</context>
<context>
    <name>quit</name>
    <message>
        <source>Give this career up</source>
        <translation>Diese Laufbahn aufgeben</translation>
    </message>
</context>
<context>
    <name>raise-threat</name>
    <message>
        <source>Resolve one threat token</source>
        <translation>Einen Bedrohungsmarker abhandeln</translation>
    </message>
</context>
<context>
    <name>rankings</name>
    <message>
        <source>The rankings that count now</source>
        <translation>Die Kampfwerte, die jetzt gelten</translation>
    </message>
</context>
<context>
    <name>reach</name>
    <message>
        <source>Every square that a unit reaches with so many basic moves, what it costs and why</source>
        <translation>Jedes Feld, das eine Einheit mit so vielen einfachen Bewegungen erreicht, was es kostet und warum</translation>
    </message>
</context>
<context>
    <name>receive</name>
    <message>
        <source>Take a card that was gained</source>
        <translation>Eine erhaltene Karte nehmen</translation>
    </message>
</context>
<context>
    <name>recover</name>
    <message>
        <source>Rise one health level</source>
        <translation>Um eine Gesundheitsstufe steigen</translation>
    </message>
    <message>
        <source>Try to recover from a status</source>
        <translation>Versuchen, sich von einem Zustand zu erholen</translation>
    </message>
</context>
<context>
    <name>recovery</name>
    <message>
        <source>How likely the next card that a player draws is a block or a dodge</source>
        <translation>Wie wahrscheinlich die nächste Karte, die ein Spieler zieht, ein Block oder ein Ausweichen ist</translation>
    </message>
</context>
<context>
    <name>recovery-odds</name>
    <message>
        <source>The chance to recover: of a status, or by numbers</source>
        <translation>Die Chance auf Erholung: von einem Zustand oder anhand von Zahlen</translation>
    </message>
</context>
<context>
    <name>refresh</name>
    <message>
        <source>Turn exhausted cards back</source>
        <translation>Erschöpfte Karten wieder bereit drehen</translation>
    </message>
</context>
<context>
    <name>refresh-arsenal</name>
    <message>
        <source>Put the row under the arsenal deck and turn up three new cards, for a card discarded freely</source>
        <translation>Für eine frei abgelegte Karte die Reihe unter den Arsenalstapel legen und drei neue Karten aufdecken</translation>
    </message>
</context>
<context>
    <name>reinforce</name>
    <message>
        <source>Draw further face-down opposition into a zone</source>
        <translation>Weitere verdeckte Gegner in eine Zone ziehen</translation>
    </message>
</context>
<context>
    <name>reject</name>
    <message>
        <source>Reject the drawn contract for 1 gold</source>
        <translation>Den gezogenen Auftrag für 1 Gold ablehnen</translation>
    </message>
</context>
<context>
    <name>reject-clash</name>
    <message>
        <source>Reject a drawn card that contradicts an earlier one, free</source>
        <translation>Eine gezogene Karte, die einer früheren widerspricht, kostenlos ablehnen</translation>
    </message>
</context>
<context>
    <name>release</name>
    <message>
        <source>Let an agent go</source>
        <translation>Einen Agenten entlassen</translation>
    </message>
</context>
<context>
    <name>relocate</name>
    <message>
        <source>Go to another settlement because a card says so</source>
        <translation>In eine andere Siedlung gehen, weil eine Karte es sagt</translation>
    </message>
</context>
<context>
    <name>remove-unit</name>
    <message>
        <source>Take a unit out of its warband</source>
        <translation>Eine Einheit aus ihrem Kriegstrupp nehmen</translation>
    </message>
</context>
<context>
    <name>repeat</name>
    <message>
        <source>Carry out the next repetition of a burst</source>
        <translation>Die nächste Wiederholung eines Feuerstoßes ausführen</translation>
    </message>
</context>
<context>
    <name>repetition</name>
    <message>
        <source>How often this position was seen, and what follows</source>
        <translation>Wie oft diese Stellung zu sehen war und was daraus folgt</translation>
    </message>
</context>
<context>
    <name>replace</name>
    <message>
        <source>Settle the cards of the dead and choose a replacement</source>
        <translation>Die Karten der Toten regeln und einen Ersatz wählen</translation>
    </message>
</context>
<context>
    <name>replies</name>
    <message>
        <source>Who may reply now, before or after, and why the others cannot</source>
        <translation>Wer jetzt erwidern darf, davor oder danach, und warum die anderen nicht</translation>
    </message>
</context>
<context>
    <name>reply</name>
    <message>
        <source>Reply to a move or an attack</source>
        <translation>Auf eine Bewegung oder einen Angriff erwidern</translation>
    </message>
</context>
<context>
    <name>reroll</name>
    <message>
        <source>Reroll one die of the last roll</source>
        <translation>Einen Würfel des letzten Wurfs neu würfeln</translation>
    </message>
</context>
<context>
    <name>reroll-attack</name>
    <message>
        <source>Reroll the attack that just missed</source>
        <translation>Den Angriff neu würfeln, der eben danebenging</translation>
    </message>
</context>
<context>
    <name>reroll-tactics</name>
    <message>
        <source>Reroll a tactics check with a Warleader</source>
        <translation>Einen Taktikwurf mit einem Kriegsherrn neu würfeln</translation>
    </message>
</context>
<context>
    <name>reshuffle</name>
    <message>
        <source>Shuffle a discard pile into a new deck because a draw is needed</source>
        <translation>Einen Ablagestapel zu einem neuen Stapel mischen, weil gezogen werden muss</translation>
    </message>
</context>
<context>
    <name>resolve-encounter</name>
    <message>
        <source>Apply the drawn encounter</source>
        <translation>Die gezogene Begegnung abhandeln</translation>
    </message>
</context>
<context>
    <name>resolve-goal</name>
    <message>
        <source>State that the next condition of a mission is met</source>
        <translation>Erklären, dass die nächste Bedingung einer Mission erfüllt ist</translation>
    </message>
</context>
<context>
    <name>resolve-instant</name>
    <message>
        <source>Carry out the instant that was played first</source>
        <translation>Die zuerst gespielte Sofortkarte ausführen</translation>
    </message>
</context>
<context>
    <name>rest</name>
    <message>
        <source>Rest and reclaim a token</source>
        <translation>Rasten und einen Marker zurückholen</translation>
    </message>
</context>
<context>
    <name>return</name>
    <message>
        <source>Shuffle surplus cards back into the deck and surplus hymns into the hymnal</source>
        <translation>Überzählige Karten in den Stapel und überzählige Hymnen in den Hymnenstapel zurückmischen</translation>
    </message>
</context>
<context>
    <name>return-tactic</name>
    <message>
        <source>Give a tactic back before the crew is confirmed</source>
        <translation>Eine Taktik zurückgeben, bevor der Trupp bestätigt ist</translation>
    </message>
</context>
<context>
    <name>reveal</name>
    <message>
        <source>Turn opposition cards face up</source>
        <translation>Gegnerkarten aufdecken</translation>
    </message>
    <message>
        <source>Turn an encounter token over</source>
        <translation>Einen Begegnungsmarker umdrehen</translation>
    </message>
</context>
<context>
    <name>roll</name>
    <message>
        <source>Roll the declared attack; nobody else replies</source>
        <translation>Den angesagten Angriff würfeln; sonst erwidert niemand</translation>
    </message>
</context>
<context>
    <name>roll-order</name>
    <message>
        <source>Roll for the first turn</source>
        <translation>Um den ersten Zug würfeln</translation>
    </message>
</context>
<context>
    <name>rulebook</name>
    <message>
        <source>This field is missing or empty.</source>
        <translation>Dieses Feld fehlt oder ist leer.</translation>
    </message>
    <message>
        <source>Every entry needs an id, a title, a page, a section, a body and the atoms that it tells.</source>
        <translation>Jeder Eintrag braucht id, title, page, section, body und die atoms, von denen er handelt.</translation>
    </message>
    <message>
        <source>There is no other entry %1.</source>
        <translation>Einen anderen Eintrag %1 gibt es nicht.</translation>
    </message>
    <message>
        <source>%1 stands in this book already.</source>
        <translation>%1 steht schon in diesem Regelbuch.</translation>
    </message>
    <message>
        <source>Let it stand in one entry only.</source>
        <translation>In nur einem Eintrag stehen lassen.</translation>
    </message>
    <message>
        <source>line %1</source>
        <translation>Zeile %1</translation>
    </message>
    <message>
        <source>This is not readable JSON: %1.</source>
        <translation>Das ist kein lesbares JSON: %1.</translation>
    </message>
    <message>
        <source>Mend the text at this place, or take the file from a fresh installation.</source>
        <translation>Den Text an dieser Stelle richtigstellen, oder die Datei aus einer frischen Installation nehmen.</translation>
    </message>
    <message>
        <source>The rules cannot be opened: %1.</source>
        <translation>Die Regeln lassen sich nicht öffnen: %1.</translation>
    </message>
    <message>
        <source>Look whether the file is there and may be read.</source>
        <translation>Nachsehen, ob die Datei da ist und gelesen werden darf.</translation>
    </message>
    <message>
        <source>search in the rules</source>
        <translation>in den Regeln suchen</translation>
    </message>
    <message>
        <source>The search is not available: %1.</source>
        <translation>Die Suche ist nicht verfügbar: %1.</translation>
    </message>
    <message>
        <source>Install the SQLite driver of Qt (a package named like libqt6sql6-sqlite).</source>
        <translation>Den SQLite-Treiber von Qt installieren (ein Paket mit einem Namen wie libqt6sql6-sqlite).</translation>
    </message>
    <message>
        <source>a about am an and are as at be been but by can could did do does for from get gets had has have how i if in is it its me my of on or our s shall should so t that the their them then there they this to was we were what when where which while who whom whose why will with would you your</source>
        <extracomment>Words that a search in the rules may leave out, separated by spaces.</extracomment>
        <translation>ab aber als also am an auf aus bei beim bin bis bist da damit dann darf das dass daß davon dazu dem den denn der des die dies diese diesem diesen dieser dieses doch du durch ein eine einem einen einer eines er es etwas euch euer für gibt habe haben hat hatte ich ihm ihn ihnen ihr ihre im in ins ist ja kann kannst man mein meine mich mir mit muss muß nach noch nun nur ob oder sein seine sich sie sind so soll um und uns unser vom von vor wann war warum was weil welche welcher welches wem wen wenn wer werde werden wie wir wird wo wozu zu zum zur a about and are as at be been but by can could did do does for from get gets had has have how i if is it its me my of on or our s shall should t that the their them then there they this to we were what when where which while who whom whose why will with would you your</translation>
    </message>
</context>
<context>
    <name>rules-in-force</name>
    <message>
        <source>Which rules the state calls for now</source>
        <translation>Welche Regeln die Lage jetzt verlangt</translation>
    </message>
</context>
<context>
    <name>run-final</name>
    <message>
        <source>Run a final contract, drawn or held</source>
        <translation>Einen gezogenen oder aufgehobenen Abschlussauftrag angehen</translation>
    </message>
</context>
<context>
    <name>score</name>
    <message>
        <source>Points against the target</source>
        <translation>Punkte gegen das Ziel</translation>
    </message>
</context>
<context>
    <name>search-final</name>
    <message>
        <source>Draw again and again until a final contract can be run</source>
        <translation>So lange ziehen, bis sich ein Abschlussauftrag angehen lässt</translation>
    </message>
</context>
<context>
    <name>seat</name>
    <message>
        <source>Sit down at a side of the board</source>
        <translation>Sich an eine Seite des Bretts setzen</translation>
    </message>
</context>
<context>
    <name>sell</name>
    <message>
        <source>Sell cards for half their price</source>
        <translation>Karten zum halben Preis verkaufen</translation>
    </message>
</context>
<context>
    <name>sellsword</name>
    <message>
        <source>A unit does not aim at itself.</source>
        <translation>Eine Einheit zielt nicht auf sich selbst.</translation>
    </message>
    <message>
        <source>Name another unit.</source>
        <translation>Eine andere Einheit nennen.</translation>
    </message>
    <message>
        <source>The target is missing.</source>
        <translation>Das Ziel fehlt.</translation>
    </message>
    <message>
        <source>A burst needs the square where it begins.</source>
        <translation>Ein Flächenangriff braucht das Feld, in dem er beginnt.</translation>
    </message>
    <message>
        <source>Give origin=column,row.</source>
        <translation>origin=column,row angeben.</translation>
    </message>
    <message>
        <source>everybody near</source>
        <translation>alle in der Nähe</translation>
    </message>
    <message>
        <source>%1 attacks %2 with %3</source>
        <translation>%1 greift %2 mit %3 an</translation>
    </message>
    <message>
        <source>A unit does not charge itself.</source>
        <translation>Eine Einheit stürmt nicht gegen sich selbst.</translation>
    </message>
    <message>
        <source>%1 charges %2 with %3</source>
        <translation>%1 stürmt mit %3 gegen %2</translation>
    </message>
    <message>
        <source>see its card</source>
        <translation>siehe die Karte</translation>
    </message>
    <message>
        <source>%1 replies to %2 with %3</source>
        <translation>%1 erwidert gegen %2 mit %3</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>niemand</translation>
    </message>
    <message>
        <source>Move %1, no flight</source>
        <translation>Bewegung %1, kein Flug</translation>
    </message>
    <message>
        <source>Armor %1, Agility %2, Brawn %3, Spirit %4, Wits %5</source>
        <translation>Rüstung %1, Gewandtheit %2, Stärke %3, Wille %4, Verstand %5</translation>
    </message>
    <message>
        <source>%1 points for the opponent, and it may drop at the start of its turns</source>
        <translation>%1 Punkte für den Gegner, und sie kann zu Beginn ihrer Züge fallen</translation>
    </message>
    <message>
        <source>%1 is lost</source>
        <translation>%1 ist verloren</translation>
    </message>
    <message>
        <source>it drops</source>
        <translation>sie fällt</translation>
    </message>
    <message>
        <source>This is no attack of that unit.</source>
        <translation>Das ist kein Angriff dieser Einheit.</translation>
    </message>
    <message>
        <source>Choose one of its card.</source>
        <translation>Einen von ihrer Karte wählen.</translation>
    </message>
    <message>
        <source>It does not have this status.</source>
        <translation>Diesen Zustand hat sie nicht.</translation>
    </message>
    <message>
        <source>Name one of its statuses.</source>
        <translation>Einen ihrer Zustände nennen.</translation>
    </message>
    <message>
        <source>%1 takes %2 wounds</source>
        <translation>%1 erleidet %2 Wunden</translation>
    </message>
    <message>
        <source>%1 is moved: %2</source>
        <translation>%1 wird bewegt: %2</translation>
    </message>
    <message>
        <source>the attack of %1</source>
        <translation>der Angriff von %1</translation>
    </message>
    <message>
        <source>%1 has Vigor again: %2</source>
        <translation>%1 hat wieder Ausdauer: %2</translation>
    </message>
    <message>
        <source>%1 is Exhausted</source>
        <translation>%1 ist erschöpft</translation>
    </message>
    <message>
        <source>Vigor of %1: %2</source>
        <translation>Ausdauer von %1: %2</translation>
    </message>
    <message>
        <source>%1 ignores %2 wounds</source>
        <translation>%1 ignoriert %2 Wunden</translation>
    </message>
    <message>
        <source>%1: %2, of which %3 wounds are left</source>
        <translation>%1: %2, davon bleiben %3 Wunden</translation>
    </message>
    <message>
        <source>%1 marks an injury: %2</source>
        <translation>%1 markiert eine Verletzung: %2</translation>
    </message>
    <message>
        <source>%1 loses %2</source>
        <translation>%1 verliert %2</translation>
    </message>
    <message>
        <source>%1 drops</source>
        <translation>%1 fällt</translation>
    </message>
    <message>
        <source>%1 scores %2: %3 points now</source>
        <translation>%1 erhält %2: jetzt %3 Punkte</translation>
    </message>
    <message>
        <source>Who scores %1? Say it with award</source>
        <translation>Wer erhält die Punkte für %1? Mit award angeben</translation>
    </message>
    <message>
        <source>%1 is %2 (recovers on %3)</source>
        <translation>%1 hat den Zustand %2 (Erholung auf %3)</translation>
    </message>
    <message>
        <source>%1 is no longer %2</source>
        <translation>%1 ist nicht mehr %2</translation>
    </message>
    <message>
        <source>Noted for %1: %2</source>
        <translation>Vorgemerkt für %1: %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>The reply of %1 is lost</source>
        <translation>Die Erwiderung von %1 ist verloren</translation>
    </message>
    <message>
        <source>The attack of %1 never happens</source>
        <translation>Der Angriff von %1 findet nicht statt</translation>
    </message>
    <message>
        <source>Phase %1: %2 goes first</source>
        <translation>Phase %1: %2 beginnt</translation>
    </message>
    <message>
        <source>%1 wins with %2 points</source>
        <translation>%1 gewinnt mit %2 Punkten</translation>
    </message>
    <message>
        <source>cover</source>
        <translation>Deckung</translation>
    </message>
    <message>
        <source>invisible</source>
        <translation>unsichtbar</translation>
    </message>
    <message>
        <source>printed</source>
        <translation>aufgedruckt</translation>
    </message>
    <message>
        <source>injuries</source>
        <translation>Verletzungen</translation>
    </message>
    <message>
        <source>compromised</source>
        <translation>bloßgestellt</translation>
    </message>
    <message>
        <source>charge</source>
        <translation>Sturmangriff</translation>
    </message>
    <message>
        <source>aura</source>
        <translation>Aura</translation>
    </message>
    <message>
        <source>trait</source>
        <translation>Merkmal</translation>
    </message>
    <message>
        <source>card</source>
        <translation>Karte</translation>
    </message>
    <message>
        <source>Armor</source>
        <translation>Rüstung</translation>
    </message>
    <message>
        <source>statistic</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>Shield</source>
        <translation>Schild</translation>
    </message>
    <message>
        <source>off the map</source>
        <translation>nicht auf dem Plan</translation>
    </message>
    <message>
        <source>the move goes on</source>
        <translation>die Bewegung geht weiter</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>out of reach</source>
        <translation>außer Reichweite</translation>
    </message>
    <message>
        <source>It does not stand on the map.</source>
        <translation>Sie steht nicht auf dem Plan.</translation>
    </message>
    <message>
        <source>Place it there with correct first.</source>
        <translation>Zuerst mit correct dort platzieren.</translation>
    </message>
    <message>
        <source>%1 is moved to %2</source>
        <translation>%1 wird nach %2 bewegt</translation>
    </message>
    <message>
        <source>where it stands</source>
        <translation>an den eigenen Standort</translation>
    </message>
    <message>
        <source>Put the figure of %1 on %2</source>
        <translation>Die Figur von %1 auf %2 stellen</translation>
    </message>
    <message>
        <source>Take the figure of %1 off the map</source>
        <translation>Die Figur von %1 vom Plan nehmen</translation>
    </message>
    <message>
        <source>Lay the card of %1 aside: dropped</source>
        <translation>Die Karte von %1 zur Seite legen: gefallen</translation>
    </message>
    <message>
        <source>Take the card of %1 back into play</source>
        <translation>Die Karte von %1 zurück ins Spiel nehmen</translation>
    </message>
    <message>
        <source>%2 tokens of %1: %3</source>
        <translation>Marker von %1 (%2): %3</translation>
    </message>
    <message>
        <source>Injuries marked on %1: %2</source>
        <translation>Markierte Verletzungen auf %1: %2</translation>
    </message>
    <message>
        <source>Lay a marker on %1: %2</source>
        <translation>Einen Marker auf %1 legen: %2</translation>
    </message>
    <message>
        <source>Take a marker off %1: %2</source>
        <translation>Einen Marker von %1 nehmen: %2</translation>
    </message>
    <message>
        <source>Turn the card of %1: it has gone</source>
        <translation>Die Karte von %1 drehen: war am Zug</translation>
    </message>
    <message>
        <source>Turn the card of %1 back</source>
        <translation>Die Karte von %1 zurückdrehen</translation>
    </message>
    <message>
        <source>Lay %2 under the card of %1</source>
        <translation>%2 unter die Karte von %1 legen</translation>
    </message>
    <message>
        <source>Put the card of %1 away</source>
        <translation>Die Karte von %1 weglegen</translation>
    </message>
    <message>
        <source>Points of %1: %2</source>
        <translation>Punkte von %1: %2</translation>
    </message>
    <message>
        <source>Lay the Entry Tile of %1 on %2</source>
        <translation>Das Eintrittsplättchen von %1 auf %2 legen</translation>
    </message>
    <message>
        <source>The squares are missing.</source>
        <translation>Die Felder fehlen.</translation>
    </message>
    <message>
        <source>Name each square of the way in order, as column,row.</source>
        <translation>Jedes Feld des Weges der Reihe nach nennen, als column,row.</translation>
    </message>
    <message>
        <source>%1 moves</source>
        <translation>%1 bewegt sich</translation>
    </message>
    <message>
        <source>%1 moves to %2</source>
        <translation>%1 bewegt sich nach %2</translation>
    </message>
    <message>
        <source>Somebody may reply before %1 goes on: reply, or go-on</source>
        <translation>Bevor %1 weitergeht, darf jemand erwidern: reply oder go-on</translation>
    </message>
    <message>
        <source>%1 stops</source>
        <translation>%1 hält an</translation>
    </message>
    <message>
        <source>%1 goes on</source>
        <translation>%1 geht weiter</translation>
    </message>
    <message>
        <source>%1 maneuvers: %2</source>
        <translation>%1 manövriert: %2</translation>
    </message>
    <message>
        <source>one square</source>
        <translation>ein Feld</translation>
    </message>
    <message>
        <source>%1 rests and reclaims a %2 token</source>
        <translation>%1 rastet und holt einen Marker zurück: %2</translation>
    </message>
    <message>
        <source>%1 uses %2</source>
        <translation>%1 nutzt %2</translation>
    </message>
    <message>
        <source>%1 crows</source>
        <translation>%1 prahlt</translation>
    </message>
    <message>
        <source>Nobody is called so.</source>
        <translation>Niemand heißt so.</translation>
    </message>
    <message>
        <source>Name a unit or a player, or leave it out.</source>
        <translation>Eine Einheit oder einen Spieler nennen oder weglassen.</translation>
    </message>
    <message>
        <source>This effect needs a unit.</source>
        <translation>Dieser Effekt braucht eine Einheit.</translation>
    </message>
    <message>
        <source>Name one in target.</source>
        <translation>Eine in target nennen.</translation>
    </message>
    <message>
        <source>Points go to a player.</source>
        <translation>Punkte gehen an einen Spieler.</translation>
    </message>
    <message>
        <source>Terrain changes on squares of a map.</source>
        <translation>Gelände ändert sich auf Feldern eines Plans.</translation>
    </message>
    <message>
        <source>A note says something.</source>
        <translation>Eine Notiz sagt etwas.</translation>
    </message>
    <message>
        <source>Write a few words in text.</source>
        <translation>Ein paar Worte in text schreiben.</translation>
    </message>
    <message>
        <source>By hand: %1</source>
        <translation>Von Hand: %1</translation>
    </message>
    <message>
        <source>Card: %1 %2</source>
        <translation>Karte: %1 %2</translation>
    </message>
    <message>
        <source>Reminder %1 is struck out</source>
        <translation>Erinnerung %1 ist gestrichen</translation>
    </message>
    <message>
        <source>No unit is called so.</source>
        <translation>Keine Einheit heißt so.</translation>
    </message>
    <message>
        <source>Name two units in from and to.</source>
        <translation>Zwei Einheiten in from und to nennen.</translation>
    </message>
    <message>
        <source>That is one unit.</source>
        <translation>Das ist nur eine Einheit.</translation>
    </message>
    <message>
        <source>Name two units.</source>
        <translation>Zwei Einheiten nennen.</translation>
    </message>
    <message>
        <source>The table says how %1 and %2 stand</source>
        <translation>Der Tisch sagt, wie %1 und %2 zueinander stehen</translation>
    </message>
    <message>
        <source>There is no map.</source>
        <translation>Es gibt keinen Plan.</translation>
    </message>
    <message>
        <source>Play on with measure.</source>
        <translation>Mit measure weiterspielen.</translation>
    </message>
    <message>
        <source>%1 becomes %2</source>
        <translation>%1 wird zu %2</translation>
    </message>
    <message>
        <source>name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>kind</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>quality</source>
        <translation>Qualität</translation>
    </message>
    <message>
        <source>cost</source>
        <translation>Kosten</translation>
    </message>
    <message>
        <source>Agility</source>
        <translation>Gewandtheit (Agility)</translation>
    </message>
    <message>
        <source>Brawn</source>
        <translation>Stärke (Brawn)</translation>
    </message>
    <message>
        <source>Spirit</source>
        <translation>Wille (Spirit)</translation>
    </message>
    <message>
        <source>Wits</source>
        <translation>Verstand (Wits)</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Bewegung (Move)</translation>
    </message>
    <message>
        <source>Vigor</source>
        <translation>Ausdauer (Vigor)</translation>
    </message>
    <message>
        <source>fantasy rating</source>
        <translation>Fantasywert (fantasy rating)</translation>
    </message>
    <message>
        <source>mod-use code</source>
        <translation>Mod-Code (mod-use code)</translation>
    </message>
    <message>
        <source>attacks</source>
        <translation>Angriffe</translation>
    </message>
    <message>
        <source>Ask the table, and say it with measure.</source>
        <translation>Den Tisch fragen und mit measure angeben.</translation>
    </message>
    <message>
        <source>A name is missing.</source>
        <translation>Ein Name fehlt.</translation>
    </message>
    <message>
        <source>This is no burst of that unit, or there is no map.</source>
        <translation>Das ist kein Flächenangriff dieser Einheit, oder es gibt keinen Plan.</translation>
    </message>
    <message>
        <source>Choose a burst of its card.</source>
        <translation>Einen Flächenangriff von ihrer Karte wählen.</translation>
    </message>
    <message>
        <source>attack on %1</source>
        <translation>Angriff auf %1</translation>
    </message>
    <message>
        <source>no die</source>
        <translation>kein Würfel</translation>
    </message>
    <message>
        <source>rolled %1, %2</source>
        <translation>gewürfelt %1, %2</translation>
    </message>
    <message>
        <source>Misses %1: %2</source>
        <translation>Verfehlt %1: %2</translation>
    </message>
    <message>
        <source>Hits %1: %2</source>
        <translation>Trifft %1: %2</translation>
    </message>
    <message>
        <source>No attack is declared.</source>
        <translation>Kein Angriff ist angesagt.</translation>
    </message>
    <message>
        <source>Declare one with attack, charge or reply.</source>
        <translation>Einen mit attack, charge oder reply ansagen.</translation>
    </message>
    <message>
        <source>%1 rolls %2</source>
        <translation>%1 würfelt %2</translation>
    </message>
    <message>
        <source>for the attack</source>
        <translation>für den Angriff</translation>
    </message>
    <message>
        <source>No attack has just missed.</source>
        <translation>Kein Angriff ging gerade daneben.</translation>
    </message>
    <message>
        <source>Roll an attack first.</source>
        <translation>Zuerst einen Angriff würfeln.</translation>
    </message>
    <message>
        <source>%1 rerolls the attack</source>
        <translation>%1 würfelt den Angriff neu</translation>
    </message>
    <message>
        <source>%1 spends %2 Vigor</source>
        <translation>%1 gibt %2 Ausdauer aus</translation>
    </message>
    <message>
        <source>%1 takes its wounds: %2 Vigor, injuries: %3</source>
        <translation>%1 nimmt die Wunden: %2 Ausdauer, Verletzungen: %3</translation>
    </message>
    <message>
        <source>%1 is scored by %2</source>
        <translation>Punkte für %1 gehen an: %2</translation>
    </message>
    <message>
        <source>%1 is contested</source>
        <translation>%1 ist umkämpft</translation>
    </message>
    <message>
        <source>%1 scores %2 for an objective: %3 points now</source>
        <translation>%1 erhält %2 für ein Einsatzziel: jetzt %3 Punkte</translation>
    </message>
    <message>
        <source>Round %1 ends</source>
        <translation>Runde %1 endet</translation>
    </message>
    <message>
        <source>Round %1 is over</source>
        <translation>Runde %1 ist vorbei</translation>
    </message>
    <message>
        <source>The match ends as it stands</source>
        <translation>Die Partie endet, wie sie steht</translation>
    </message>
    <message>
        <source>%1 is not in play here.</source>
        <translation>%1 ist hier nicht im Spiel.</translation>
    </message>
    <message>
        <source>Name one that is.</source>
        <translation>Jemanden nennen, der im Spiel ist.</translation>
    </message>
    <message>
        <source>No map has this size.</source>
        <translation>Kein Plan hat diese Größe.</translation>
    </message>
    <message>
        <source>1 to 99 columns and rows.</source>
        <translation>1 bis 99 Spalten und Zeilen.</translation>
    </message>
    <message>
        <source>This lies outside the map.</source>
        <translation>Das liegt außerhalb des Plans.</translation>
    </message>
    <message>
        <source>Columns run to %1, rows to %2.</source>
        <translation>Spalten gehen bis %1, Zeilen bis %2.</translation>
    </message>
    <message>
        <source>There are more units than any table holds.</source>
        <translation>Es sind mehr Einheiten, als irgendein Tisch fasst.</translation>
    </message>
    <message>
        <source>Enter what really stands there.</source>
        <translation>Eintragen, was wirklich dort steht.</translation>
    </message>
    <message>
        <source>Tied: %1</source>
        <translation>Gleichstand: %1</translation>
    </message>
    <message>
        <source>%1 leads</source>
        <translation>%1 führt</translation>
    </message>
    <message>
        <source>Tactics check: %1</source>
        <translation>Taktikwurf: %1</translation>
    </message>
    <message>
        <source>to be rolled</source>
        <translation>noch zu würfeln</translation>
    </message>
    <message>
        <source>tactics check</source>
        <translation>Taktikwurf</translation>
    </message>
    <message>
        <source>%1 has %2 now</source>
        <translation>%1 hat jetzt %2</translation>
    </message>
    <message>
        <source>%1 rerolls the tactics check</source>
        <translation>%1 würfelt den Taktikwurf neu</translation>
    </message>
    <message>
        <source>%1 is the advantaged player</source>
        <translation>%1 ist der Spieler im Vorteil</translation>
    </message>
    <message>
        <source>The tactics check stands</source>
        <translation>Der Taktikwurf gilt</translation>
    </message>
    <message>
        <source>not known yet</source>
        <translation>noch nicht bekannt</translation>
    </message>
    <message>
        <source>%1 chooses the Gridmap</source>
        <translation>%1 wählt den Rasterplan</translation>
    </message>
    <message>
        <source>not named yet</source>
        <translation>noch nicht benannt</translation>
    </message>
    <message>
        <source>%1 chooses the map and a side: %2</source>
        <translation>%1 wählt Plan und Seite: %2</translation>
    </message>
    <message>
        <source>any</source>
        <translation>beliebig</translation>
    </message>
    <message>
        <source>The tile does not lie on the map.</source>
        <translation>Das Plättchen liegt nicht auf dem Plan.</translation>
    </message>
    <message>
        <source>Its four squares have to be squares of the map.</source>
        <translation>Seine vier Felder müssen Felder des Plans sein.</translation>
    </message>
    <message>
        <source>the player who chooses the map</source>
        <translation>der Spieler, der den Plan wählt</translation>
    </message>
    <message>
        <source>the first or last row</source>
        <translation>die erste oder letzte Zeile</translation>
    </message>
    <message>
        <source>the first or last column</source>
        <translation>die erste oder letzte Spalte</translation>
    </message>
    <message>
        <source>%1 places the Entry Tile at %2</source>
        <translation>%1 legt das Eintrittsplättchen auf %2</translation>
    </message>
    <message>
        <source>There is no map to stand on.</source>
        <translation>Es gibt keinen Plan, auf dem jemand stehen kann.</translation>
    </message>
    <message>
        <source>Say with measure how units stand to each other.</source>
        <translation>Mit measure angeben, wie Einheiten zueinander stehen.</translation>
    </message>
    <message>
        <source>%1 is placed at %2</source>
        <translation>%1 wird auf %2 platziert</translation>
    </message>
    <message>
        <source>Round %1 begins</source>
        <translation>Runde %1 beginnt</translation>
    </message>
    <message>
        <source>Order of phase 1: %1</source>
        <translation>Reihenfolge in Phase 1: %1</translation>
    </message>
    <message>
        <source>%1 is P%2 this round</source>
        <translation>%1 ist diese Runde P%2</translation>
    </message>
    <message>
        <source>%1 challenging ground</source>
        <translation>%1 schwieriges Gelände</translation>
    </message>
    <message>
        <source>%1 obstructing</source>
        <translation>%1 hinderlich</translation>
    </message>
    <message>
        <source>%1 low cover</source>
        <translation>%1 niedrige Deckung</translation>
    </message>
    <message>
        <source>%1 hobbled</source>
        <translation>%1 gehemmt</translation>
    </message>
    <message>
        <source>%1 second diagonal</source>
        <translation>%1 zweite Diagonale</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Vigor %1 of %2</source>
        <translation>Ausdauer %1 von %2</translation>
    </message>
    <message>
        <source>dropped</source>
        <translation>gefallen</translation>
    </message>
    <message>
        <source>at %1</source>
        <translation>auf %1</translation>
    </message>
    <message>
        <source>tokens %1 green, %2 blue, %3 red</source>
        <translation>Marker %1 grün, %2 blau, %3 rot</translation>
    </message>
    <message>
        <source>injuries: %1</source>
        <translation>Verletzungen: %1</translation>
    </message>
    <message>
        <source>has gone</source>
        <translation>war am Zug</translation>
    </message>
    <message>
        <source>%1 points</source>
        <translation>%1 Punkte</translation>
    </message>
    <message>
        <source>%1 · over, won by %2</source>
        <translation>%1 · vorbei, Sieger: %2</translation>
    </message>
    <message>
        <source>%1 · round %2 · %3</source>
        <translation>%1 · Runde %2 · %3</translation>
    </message>
    <message>
        <source>Phase %1 · %2 has its turn, acts left: %3, movement points left: %4</source>
        <translation>Phase %1 · %2 ist am Zug, verbleibende Handlungen: %3, verbleibende Bewegungspunkte: %4</translation>
    </message>
    <message>
        <source>Phase %1 · next: %2</source>
        <translation>Phase %1 · als Nächstes: %2</translation>
    </message>
    <message>
        <source>the end of the round</source>
        <translation>das Ende der Runde</translation>
    </message>
    <message>
        <source>Waiting: %1</source>
        <translation>Offen: %1</translation>
    </message>
    <message>
        <source>Due now (%1): %2</source>
        <translation>Jetzt fällig (%1): %2</translation>
    </message>
    <message>
        <source>%1: warband of %2 points</source>
        <translation>%1: Kriegstrupp mit %2 Punkten</translation>
    </message>
    <message>
        <source>  %1 (%2): %3</source>
        <translation>  %1 (%2): %3</translation>
    </message>
    <message>
        <source>Note: %1</source>
        <translation>Notiz: %1</translation>
    </message>
    <message>
        <source>Nobody goes in phase 0</source>
        <translation>In Phase 0 zieht niemand</translation>
    </message>
    <message>
        <source>%1 has %2 acts</source>
        <translation>%1 hat %2 Handlungen</translation>
    </message>
    <message>
        <source>First, in any order: %1</source>
        <translation>Zuerst, in beliebiger Reihenfolge: %1</translation>
    </message>
    <message>
        <source>%1 begins its turn</source>
        <translation>%1 beginnt den Zug</translation>
    </message>
    <message>
        <source>start of the turn</source>
        <translation>Beginn des Zuges</translation>
    </message>
    <message>
        <source>%1 must close in on its nearest enemy</source>
        <translation>%1 muss auf den nächsten Feind zugehen</translation>
    </message>
    <message>
        <source>%1 keeps its head</source>
        <translation>%1 behält einen kühlen Kopf</translation>
    </message>
    <message>
        <source>%1 acts freely</source>
        <translation>%1 handelt frei</translation>
    </message>
    <message>
        <source>%1 acts as if Controlled</source>
        <translation>%1 handelt wie beherrscht</translation>
    </message>
    <message>
        <source>Start of the turn of %1: %2</source>
        <translation>Beginn des Zuges von %1: %2</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>Niemand</translation>
    </message>
    <message>
        <source>%1 ends its acts</source>
        <translation>%1 beendet die Handlungen</translation>
    </message>
    <message>
        <source>recovery</source>
        <translation>Erholung</translation>
    </message>
    <message>
        <source>%1: the die counts %2, it has to stay below %3</source>
        <translation>%1: Der Würfel zählt %2, er muss unter %3 bleiben</translation>
    </message>
    <message>
        <source>%1 tries to recover: %2</source>
        <translation>%1 versucht, sich zu erholen: %2</translation>
    </message>
    <message>
        <source>unable to react</source>
        <translation>unfähig zu reagieren</translation>
    </message>
    <message>
        <source>%1 lends a Warleader die to %2</source>
        <translation>%1 leiht %2 einen Kriegsherrwürfel</translation>
    </message>
    <message>
        <source>The turn of %1 is over</source>
        <translation>Der Zug von %1 ist vorbei</translation>
    </message>
    <message>
        <source>This is no new player&apos;s name.</source>
        <translation>Das ist kein neuer Spielername.</translation>
    </message>
    <message>
        <source>Give a short name that nobody has; at most 9 play.</source>
        <translation>Einen kurzen Namen angeben, den niemand hat; höchstens 9 spielen mit.</translation>
    </message>
    <message>
        <source>%1 joins</source>
        <translation>%1 macht mit</translation>
    </message>
    <message>
        <source>The card and its facts do not fit together.</source>
        <translation>Die Karte und ihre Angaben passen nicht zusammen.</translation>
    </message>
    <message>
        <source>Name one card.</source>
        <translation>Eine Karte nennen.</translation>
    </message>
    <message>
        <source>A unit has this name already.</source>
        <translation>Eine Einheit hat diesen Namen schon.</translation>
    </message>
    <message>
        <source>Choose another name, or leave it out.</source>
        <translation>Einen anderen Namen wählen oder ihn weglassen.</translation>
    </message>
    <message>
        <source>Points of %1: %2 of %3</source>
        <translation>Punkte von %1: %2 von %3</translation>
    </message>
    <message>
        <source>%1 adds %2</source>
        <translation>%1 nimmt %2 dazu</translation>
    </message>
    <message>
        <source>%1 leaves its warband</source>
        <translation>%1 verlässt den Kriegstrupp</translation>
    </message>
    <message>
        <source>%1 is worth %2 points now</source>
        <translation>%1 ist jetzt %2 Punkte wert</translation>
    </message>
    <message>
        <source>%1 takes the mod %2</source>
        <translation>%1 erhält den Mod %2</translation>
    </message>
    <message>
        <source>The unit does not have this mod.</source>
        <translation>Die Einheit hat diesen Mod nicht.</translation>
    </message>
    <message>
        <source>%1 gives up the mod %2</source>
        <translation>%1 gibt den Mod %2 ab</translation>
    </message>
    <message>
        <source>%1 brings the Gridmap %2</source>
        <translation>%1 bringt den Rasterplan %2 mit</translation>
    </message>
    <message>
        <source>%1 has a warband of %2 points</source>
        <translation>%1 hat einen Kriegstrupp mit %2 Punkten</translation>
    </message>
    <message>
        <source>One card at a time, with an id.</source>
        <translation>Eine Karte auf einmal, mit id.</translation>
    </message>
    <message>
        <source>Give unit={…} or mod={…}.</source>
        <translation>unit={…} oder mod={…} angeben.</translation>
    </message>
    <message>
        <source>The card %1 is entered</source>
        <translation>Die Karte %1 ist eingetragen</translation>
    </message>
    <message>
        <source>Nothing is written.</source>
        <translation>Es steht nichts da.</translation>
    </message>
    <message>
        <source>Write a few words.</source>
        <translation>Ein paar Worte schreiben.</translation>
    </message>
    <message>
        <source>Noted: %1</source>
        <translation>Notiert: %1</translation>
    </message>
    <message>
        <source>Warbands are built before the match</source>
        <translation>Kriegstrupps werden vor der Partie gebaut</translation>
    </message>
    <message>
        <source>The match has begun</source>
        <translation>Die Partie hat begonnen</translation>
    </message>
    <message>
        <source>Undo back to the warbands</source>
        <translation>Bis zu den Kriegstrupps rückgängig machen</translation>
    </message>
    <message>
        <source>The units of a warband cost no more than the point cap</source>
        <translation>Die Einheiten eines Kriegstrupps kosten nicht mehr als die Punktgrenze</translation>
    </message>
    <message>
        <source>It would cost %1 of %2</source>
        <translation>Das würde %1 von %2 kosten</translation>
    </message>
    <message>
        <source>Points too many: %3</source>
        <translation>Punkte zu viel: %3</translation>
    </message>
    <message>
        <source>A warband begins with no more units than the scenario allows</source>
        <translation>Ein Kriegstrupp beginnt mit höchstens so vielen Einheiten, wie das Szenario erlaubt</translation>
    </message>
    <message>
        <source>It would be %1 units, at most %2</source>
        <translation>Das wären %1 Einheiten, höchstens %2</translation>
    </message>
    <message>
        <source>Take a unit out first</source>
        <translation>Zuerst eine Einheit herausnehmen</translation>
    </message>
    <message>
        <source>A warband is of one faction</source>
        <translation>Ein Kriegstrupp gehört zu einer Fraktion</translation>
    </message>
    <message>
        <source>%1 is of %2, the warband of %3</source>
        <translation>%1 gehört zu %2, der Kriegstrupp zu %3</translation>
    </message>
    <message>
        <source>Choose a card of %3</source>
        <translation>Eine Karte von %3 wählen</translation>
    </message>
    <message>
        <source>No unit is above the match&apos;s fantasy rating</source>
        <translation>Keine Einheit liegt über dem Fantasywert der Partie</translation>
    </message>
    <message>
        <source>%1 has %2, at most %3</source>
        <translation>%1 hat %2, höchstens %3</translation>
    </message>
    <message>
        <source>Play with rating %2, or choose another unit</source>
        <translation>Mit Wert %2 spielen oder eine andere Einheit wählen</translation>
    </message>
    <message>
        <source>The unit owns every mark that the mod asks for</source>
        <translation>Die Einheit besitzt jedes Zeichen, das der Mod verlangt</translation>
    </message>
    <message>
        <source>%1 lacks: %2</source>
        <translation>%1 fehlt: %2</translation>
    </message>
    <message>
        <source>Choose a unit with: %2</source>
        <translation>Eine Einheit wählen mit: %2</translation>
    </message>
    <message>
        <source>A mod goes on units of its own faction</source>
        <translation>Ein Mod gehört an Einheiten der eigenen Fraktion</translation>
    </message>
    <message>
        <source>%1 is of %2, the unit of %3</source>
        <translation>%1 gehört zu %2, die Einheit zu %3</translation>
    </message>
    <message>
        <source>Choose a mod of %3</source>
        <translation>Einen Mod von %3 wählen</translation>
    </message>
    <message>
        <source>Only so many mods go on one unit</source>
        <translation>Die Zahl der Mods an einer Einheit ist begrenzt</translation>
    </message>
    <message>
        <source>%1 has %2 already</source>
        <translation>%1 hat schon %2</translation>
    </message>
    <message>
        <source>Take one off first</source>
        <translation>Zuerst einen abnehmen</translation>
    </message>
    <message>
        <source>A unit owns at most four of the five marks</source>
        <translation>Eine Einheit besitzt höchstens vier der fünf Zeichen</translation>
    </message>
    <message>
        <source>%1 has %2</source>
        <translation>%1 hat %2</translation>
    </message>
    <message>
        <source>Correct the card</source>
        <translation>Die Karte berichtigen</translation>
    </message>
    <message>
        <source>Everything printed on the card is known</source>
        <translation>Alles, was auf der Karte steht, ist bekannt</translation>
    </message>
    <message>
        <source>Enter it with add-card</source>
        <translation>Mit add-card eintragen</translation>
    </message>
    <message>
        <source>Each player assigns a Gridmap to the warband</source>
        <translation>Jeder Spieler ordnet dem Kriegstrupp einen Rasterplan (Gridmap) zu</translation>
    </message>
    <message>
        <source>%1 has none</source>
        <translation>%1 hat nichts davon</translation>
    </message>
    <message>
        <source>Name one with assign-map</source>
        <translation>Einen mit assign-map nennen</translation>
    </message>
    <message>
        <source>The mod lies beneath the card: its text counts as traits, its price is added, its fantasy rating does not matter</source>
        <translation>Der Mod liegt unter der Karte: Sein Text zählt als Merkmale, sein Preis kommt hinzu, sein Fantasywert spielt keine Rolle</translation>
    </message>
    <message>
        <source>The cost of all units together counts</source>
        <translation>Die Kosten aller Einheiten zusammen zählen</translation>
    </message>
    <message>
        <source>The card is saved</source>
        <translation>Die Karte ist gespeichert</translation>
    </message>
    <message>
        <source>This belongs to the set-up of a match</source>
        <translation>Das gehört zum Aufbau einer Partie</translation>
    </message>
    <message>
        <source>The match is elsewhere: %1</source>
        <translation>Die Partie ist anderswo: %1</translation>
    </message>
    <message>
        <source>Go there first</source>
        <translation>Zuerst dorthin gehen</translation>
    </message>
    <message>
        <source>A tactics check begins the match and every round</source>
        <translation>Ein Taktikwurf eröffnet die Partie und jede Runde</translation>
    </message>
    <message>
        <source>No check is due now</source>
        <translation>Jetzt steht kein Wurf an</translation>
    </message>
    <message>
        <source>Begin a round first</source>
        <translation>Zuerst eine Runde beginnen</translation>
    </message>
    <message>
        <source>The check has been rolled</source>
        <translation>Der Wurf ist gewürfelt</translation>
    </message>
    <message>
        <source>Nobody has rolled yet</source>
        <translation>Noch hat niemand gewürfelt</translation>
    </message>
    <message>
        <source>Roll with tactics-check</source>
        <translation>Mit tactics-check würfeln</translation>
    </message>
    <message>
        <source>Tied leaders roll again</source>
        <translation>Führende mit Gleichstand würfeln noch einmal</translation>
    </message>
    <message>
        <source>%1 are tied</source>
        <translation>%1 liegen gleichauf</translation>
    </message>
    <message>
        <source>Roll again, or settle it as the table reads it</source>
        <translation>Noch einmal würfeln oder nach der Lesart des Tisches festlegen</translation>
    </message>
    <message>
        <source>Only a tie is rolled again</source>
        <translation>Nur ein Gleichstand wird noch einmal gewürfelt</translation>
    </message>
    <message>
        <source>There is no tie</source>
        <translation>Es gibt keinen Gleichstand</translation>
    </message>
    <message>
        <source>Settle the check</source>
        <translation>Den Wurf festlegen</translation>
    </message>
    <message>
        <source>In the check of the match a player rerolls as often as the highest Warleader rating</source>
        <translation>Beim Taktikwurf der Partie würfelt ein Spieler so oft neu, wie der höchste Kriegsherrwert angibt</translation>
    </message>
    <message>
        <source>%1 has rerolled %2 times, rating %3</source>
        <translation>%1 hat %2-mal neu gewürfelt, Wert %3</translation>
    </message>
    <message>
        <source>A die is spent after losing the check</source>
        <translation>Ein Würfel wird nach einem verlorenen Wurf ausgegeben</translation>
    </message>
    <message>
        <source>%1 has not lost it</source>
        <translation>%1 hat ihn nicht verloren</translation>
    </message>
    <message>
        <source>A Warleader has its dice once a round</source>
        <translation>Ein Kriegsherr hat seine Würfel einmal pro Runde</translation>
    </message>
    <message>
        <source>%1 has no die left</source>
        <translation>%1 hat keinen Würfel mehr</translation>
    </message>
    <message>
        <source>Wait for the next round</source>
        <translation>Auf die nächste Runde warten</translation>
    </message>
    <message>
        <source>Only a living Warleader of the player lends its dice</source>
        <translation>Nur ein lebender Kriegsherr des Spielers leiht seine Würfel</translation>
    </message>
    <message>
        <source>%1 is none</source>
        <translation>%1 ist keiner</translation>
    </message>
    <message>
        <source>Choose a Warleader of %2</source>
        <translation>Einen Kriegsherrn von %2 wählen</translation>
    </message>
    <message>
        <source>The advantaged player decides this</source>
        <translation>Das entscheidet der Spieler im Vorteil</translation>
    </message>
    <message>
        <source>The advantaged player is %1</source>
        <translation>Der Spieler im Vorteil ist %1</translation>
    </message>
    <message>
        <source>Let %1 decide</source>
        <translation>%1 entscheiden lassen</translation>
    </message>
    <message>
        <source>The player whom the advantaged player named chooses map and side</source>
        <translation>Plan und Seite wählt der Spieler, den der Spieler im Vorteil benannt hat</translation>
    </message>
    <message>
        <source>That is %1</source>
        <translation>Das ist %1</translation>
    </message>
    <message>
        <source>Name a player with name-picker first</source>
        <translation>Zuerst mit name-picker einen Spieler benennen</translation>
    </message>
    <message>
        <source>Whoever chose the map places the first tile, the other one the second</source>
        <translation>Wer den Plan gewählt hat, legt das erste Plättchen, der andere das zweite</translation>
    </message>
    <message>
        <source>%1 is first</source>
        <translation>%1 ist zuerst dran</translation>
    </message>
    <message>
        <source>Let %1 place first</source>
        <translation>%1 zuerst legen lassen</translation>
    </message>
    <message>
        <source>An Entry Tile lies inside a Start Area</source>
        <translation>Ein Eintrittsplättchen (Entry Tile) liegt in einem Startbereich</translation>
    </message>
    <message>
        <source>It does not fit into any Start Area here</source>
        <translation>Hier passt es in keinen Startbereich</translation>
    </message>
    <message>
        <source>Start Areas: %1</source>
        <translation>Startbereiche: %1</translation>
    </message>
    <message>
        <source>Each player uses a Start Area of their own</source>
        <translation>Jeder Spieler nutzt einen eigenen Startbereich</translation>
    </message>
    <message>
        <source>%1 has a tile there</source>
        <translation>%1 hat dort ein Plättchen</translation>
    </message>
    <message>
        <source>Choose another Start Area</source>
        <translation>Einen anderen Startbereich wählen</translation>
    </message>
    <message>
        <source>Without Start Areas the tile lies along a short side of the map</source>
        <translation>Ohne Startbereiche liegt das Plättchen an einer kurzen Seite des Plans</translation>
    </message>
    <message>
        <source>It lies away from the short sides</source>
        <translation>Es liegt nicht an den kurzen Seiten</translation>
    </message>
    <message>
        <source>Put it into the first or last squares along %1</source>
        <translation>In die ersten oder letzten Felder legen: %1</translation>
    </message>
    <message>
        <source>Rounds begin when every Entry Tile lies</source>
        <translation>Runden beginnen, wenn jedes Eintrittsplättchen liegt</translation>
    </message>
    <message>
        <source>Missing: %1</source>
        <translation>Es fehlt: %1</translation>
    </message>
    <message>
        <source>Place it with place-tile</source>
        <translation>Mit place-tile legen</translation>
    </message>
    <message>
        <source>Units enter by their Entry Tile</source>
        <translation>Einheiten kommen über ihr Eintrittsplättchen herein</translation>
    </message>
    <message>
        <source>Units are not placed before the match here</source>
        <translation>Hier werden vor der Partie keine Einheiten platziert</translation>
    </message>
    <message>
        <source>Set deployment to free</source>
        <translation>deployment auf free setzen</translation>
    </message>
    <message>
        <source>The advantaged player chooses a seat first, then the next highest roll</source>
        <translation>Der Spieler im Vorteil wählt zuerst einen Platz, dann der nächsthöchste Wurf</translation>
    </message>
    <message>
        <source>It is the choice of %1</source>
        <translation>%1 ist an der Wahl</translation>
    </message>
    <message>
        <source>Let %1 choose</source>
        <translation>%1 wählen lassen</translation>
    </message>
    <message>
        <source>Every seat is taken once</source>
        <translation>Jeder Platz wird einmal vergeben</translation>
    </message>
    <message>
        <source>Seat %1 is taken, or there is none</source>
        <translation>Platz %1 ist vergeben, oder es gibt ihn nicht</translation>
    </message>
    <message>
        <source>Choose another one</source>
        <translation>Eine andere Wahl treffen</translation>
    </message>
    <message>
        <source>The reroll stands in place of the first roll; the Warleader&apos;s injuries lower it</source>
        <translation>Der neue Wurf ersetzt den ersten; die Verletzungen des Kriegsherrn senken ihn</translation>
    </message>
    <message>
        <source>The highest roll is advantaged</source>
        <translation>Der höchste Wurf bringt den Vorteil</translation>
    </message>
    <message>
        <source>Won by 10 or more: greater advantage, one unit may go in phase 0</source>
        <translation>Um 10 oder mehr gewonnen: großer Vorteil, eine Einheit darf in Phase 0 ziehen</translation>
    </message>
    <message>
        <source>Greater advantage takes a lead of 10 over everybody</source>
        <translation>Großer Vorteil verlangt 10 Vorsprung vor allen</translation>
    </message>
    <message>
        <source>The named player chooses map and side and places the first tile, then the other one</source>
        <translation>Der benannte Spieler wählt Plan und Seite und legt das erste Plättchen, dann der andere</translation>
    </message>
    <message>
        <source>Odd phases begin with P1; whoever led a phase goes last in the next</source>
        <translation>Ungerade Phasen beginnen mit P1; wer eine Phase eröffnet hat, zieht in der nächsten als Letzter</translation>
    </message>
    <message>
        <source>The match is running</source>
        <translation>Die Partie läuft</translation>
    </message>
    <message>
        <source>The match is over</source>
        <translation>Die Partie ist vorbei</translation>
    </message>
    <message>
        <source>Undo, or begin a new match</source>
        <translation>Rückgängig machen oder eine neue Partie beginnen</translation>
    </message>
    <message>
        <source>Units act in the phases of a round</source>
        <translation>Einheiten handeln in den Phasen einer Runde</translation>
    </message>
    <message>
        <source>The round is elsewhere: %1</source>
        <translation>Die Runde ist anderswo: %1</translation>
    </message>
    <message>
        <source>Begin a round, settle the check and the seats</source>
        <translation>Eine Runde beginnen, den Wurf und die Plätze festlegen</translation>
    </message>
    <message>
        <source>The players run their units in the order of the phase</source>
        <translation>Die Spieler führen ihre Einheiten in der Reihenfolge der Phase</translation>
    </message>
    <message>
        <source>It is the turn of %1</source>
        <translation>%1 ist am Zug</translation>
    </message>
    <message>
        <source>Let %1 go</source>
        <translation>%1 ziehen lassen</translation>
    </message>
    <message>
        <source>A unit takes one turn a round</source>
        <translation>Eine Einheit ist einmal pro Runde am Zug</translation>
    </message>
    <message>
        <source>%1 has had its turn</source>
        <translation>%1 war schon am Zug</translation>
    </message>
    <message>
        <source>Choose another unit</source>
        <translation>Eine andere Einheit wählen</translation>
    </message>
    <message>
        <source>The dropped are out of play</source>
        <translation>Gefallene sind aus dem Spiel</translation>
    </message>
    <message>
        <source>%1 has dropped</source>
        <translation>%1 ist gefallen</translation>
    </message>
    <message>
        <source>One unit has its turn at a time</source>
        <translation>Immer nur eine Einheit ist am Zug</translation>
    </message>
    <message>
        <source>%1 has its turn</source>
        <translation>%1 ist am Zug</translation>
    </message>
    <message>
        <source>Finish that turn first</source>
        <translation>Zuerst diesen Zug beenden</translation>
    </message>
    <message>
        <source>An opponent runs a Controlled unit</source>
        <translation>Eine beherrschte Einheit (Controlled) führt ein Gegner</translation>
    </message>
    <message>
        <source>%1 may not run it</source>
        <translation>%1 darf sie nicht führen</translation>
    </message>
    <message>
        <source>Say who caused it</source>
        <translation>Angeben, wer es bewirkt hat</translation>
    </message>
    <message>
        <source>Phase 0 is for greater advantage</source>
        <translation>Phase 0 ist für den großen Vorteil</translation>
    </message>
    <message>
        <source>Nobody has it now</source>
        <translation>Jetzt hat ihn niemand</translation>
    </message>
    <message>
        <source>Go on with phase 1</source>
        <translation>Mit Phase 1 weitermachen</translation>
    </message>
    <message>
        <source>A unit acts in its own turn</source>
        <translation>Eine Einheit handelt in ihrem eigenen Zug</translation>
    </message>
    <message>
        <source>%1 does not have its turn</source>
        <translation>%1 ist nicht am Zug</translation>
    </message>
    <message>
        <source>Activate it when its player is on</source>
        <translation>Aktivieren, wenn ihr Spieler dran ist</translation>
    </message>
    <message>
        <source>Effects at the start of a turn come first, in the order its controller likes</source>
        <translation>Effekte zu Beginn eines Zuges kommen zuerst, in der Reihenfolge, die der führende Spieler möchte</translation>
    </message>
    <message>
        <source>Still to be done: %1</source>
        <translation>Noch zu erledigen: %1</translation>
    </message>
    <message>
        <source>Do it with start-effect</source>
        <translation>Mit start-effect ausführen</translation>
    </message>
    <message>
        <source>Acts come before the end of the turn</source>
        <translation>Handlungen kommen vor dem Ende des Zuges</translation>
    </message>
    <message>
        <source>The acts of this turn are over</source>
        <translation>Die Handlungen dieses Zuges sind vorbei</translation>
    </message>
    <message>
        <source>Finish the turn</source>
        <translation>Den Zug abschließen</translation>
    </message>
    <message>
        <source>This belongs to the end of a turn</source>
        <translation>Das gehört ans Ende eines Zuges</translation>
    </message>
    <message>
        <source>The acts of this turn are not over yet</source>
        <translation>Die Handlungen dieses Zuges sind noch nicht vorbei</translation>
    </message>
    <message>
        <source>End the acts with end-turn</source>
        <translation>Die Handlungen mit end-turn beenden</translation>
    </message>
    <message>
        <source>What was begun is finished first</source>
        <translation>Was begonnen ist, wird zuerst beendet</translation>
    </message>
    <message>
        <source>Still waiting: %1</source>
        <translation>Noch offen: %1</translation>
    </message>
    <message>
        <source>Do that first</source>
        <translation>Zuerst das erledigen</translation>
    </message>
    <message>
        <source>A unit has 3 acts in its turn, fewer with some statuses, and every act is paid for</source>
        <translation>Eine Einheit hat 3 Handlungen in ihrem Zug, mit manchen Zuständen weniger, und jede Handlung wird bezahlt</translation>
    </message>
    <message>
        <source>Acts left: %1, needed: %2</source>
        <translation>Verbleibende Handlungen: %1, nötig: %2</translation>
    </message>
    <message>
        <source>Wait for its next turn</source>
        <translation>Auf ihren nächsten Zug warten</translation>
    </message>
    <message>
        <source>A Helpless unit has no acts</source>
        <translation>Eine hilflose Einheit (Helpless) hat keine Handlungen</translation>
    </message>
    <message>
        <source>%1 is Helpless</source>
        <translation>%1 ist hilflos</translation>
    </message>
    <message>
        <source>It has to recover first</source>
        <translation>Zuerst muss sie sich erholen</translation>
    </message>
    <message>
        <source>No type of act three times in one turn</source>
        <translation>Keine Art von Handlung dreimal in einem Zug</translation>
    </message>
    <message>
        <source>%1 acts of this type are used, this takes %2</source>
        <translation>%1 Handlungen dieser Art sind genutzt, dies braucht %2</translation>
    </message>
    <message>
        <source>Choose another type of act</source>
        <translation>Eine andere Art von Handlung wählen</translation>
    </message>
    <message>
        <source>A card openly lifts the Rule of 3 here</source>
        <translation>Eine Karte hebt hier die Dreierregel (Rule of 3) ausdrücklich auf</translation>
    </message>
    <message>
        <source>What a card forbids stays forbidden, whatever else allows it</source>
        <translation>Was eine Karte verbietet, bleibt verboten, was auch immer es sonst erlaubt</translation>
    </message>
    <message>
        <source>A card forbids %1 this</source>
        <translation>Eine Karte verbietet %1 das</translation>
    </message>
    <message>
        <source>Wait until it ends</source>
        <translation>Warten, bis es endet</translation>
    </message>
    <message>
        <source>Acts are done one at a time, in any order</source>
        <translation>Handlungen werden einzeln ausgeführt, in beliebiger Reihenfolge</translation>
    </message>
    <message>
        <source>The unit has its turn</source>
        <translation>Die Einheit ist am Zug</translation>
    </message>
    <message>
        <source>Its controller chooses the order of what happens at the start</source>
        <translation>Wer die Einheit führt, wählt die Reihenfolge dessen, was am Anfang geschieht</translation>
    </message>
    <message>
        <source>Each step goes to a neighbouring square</source>
        <translation>Jeder Schritt führt auf ein Nachbarfeld</translation>
    </message>
    <message>
        <source>%1 is no neighbour of %2</source>
        <translation>%1 ist kein Nachbar von %2</translation>
    </message>
    <message>
        <source>Name every square of the way</source>
        <translation>Jedes Feld des Weges nennen</translation>
    </message>
    <message>
        <source>Units stay on the map</source>
        <translation>Einheiten bleiben auf dem Plan</translation>
    </message>
    <message>
        <source>%1 lies outside</source>
        <translation>%1 liegt außerhalb</translation>
    </message>
    <message>
        <source>Choose squares of the map</source>
        <translation>Felder des Plans wählen</translation>
    </message>
    <message>
        <source>No step goes into or through a wall</source>
        <translation>Kein Schritt führt in eine Mauer oder hindurch</translation>
    </message>
    <message>
        <source>A wall stands before %1</source>
        <translation>Vor %1 steht eine Mauer</translation>
    </message>
    <message>
        <source>Go around it</source>
        <translation>Außen herum gehen</translation>
    </message>
    <message>
        <source>No diagonal step clips the corner of a wall</source>
        <translation>Kein diagonaler Schritt schneidet eine Mauerecke</translation>
    </message>
    <message>
        <source>The step to %1 clips one</source>
        <translation>Der Schritt nach %1 schneidet eine</translation>
    </message>
    <message>
        <source>Step around the corner</source>
        <translation>Um die Ecke herum gehen</translation>
    </message>
    <message>
        <source>Squares of enemies are not entered; flyers pass those that walk</source>
        <translation>Felder von Feinden werden nicht betreten; Flieger ziehen an denen vorbei, die gehen</translation>
    </message>
    <message>
        <source>%2 stands on %1</source>
        <translation>%2 steht auf %1</translation>
    </message>
    <message>
        <source>Go around %2</source>
        <translation>Um %2 herum gehen</translation>
    </message>
    <message>
        <source>A Pit is not entered</source>
        <translation>Eine Grube wird nicht betreten</translation>
    </message>
    <message>
        <source>%1 is a Pit</source>
        <translation>%1 ist eine Grube</translation>
    </message>
    <message>
        <source>Squares are paid with movement points</source>
        <translation>Felder werden mit Bewegungspunkten bezahlt</translation>
    </message>
    <message>
        <source>It costs %1, there are %2</source>
        <translation>Es kostet %1, da sind %2</translation>
    </message>
    <message>
        <source>Points missing: %3</source>
        <translation>Fehlende Punkte: %3</translation>
    </message>
    <message>
        <source>Movement ends with the whole footprint on empty squares</source>
        <translation>Bewegung endet mit der ganzen Standfläche auf leeren Feldern</translation>
    </message>
    <message>
        <source>Go on, or stop before it</source>
        <translation>Weitergehen oder vorher anhalten</translation>
    </message>
    <message>
        <source>Nobody stops on an Obstructing square</source>
        <translation>Niemand hält auf einem hinderlichen Feld</translation>
    </message>
    <message>
        <source>%1 is Obstructing</source>
        <translation>%1 ist hinderlich</translation>
    </message>
    <message>
        <source>Nobody stops over a Pit</source>
        <translation>Niemand hält über einer Grube</translation>
    </message>
    <message>
        <source>Every move act ends outside walls</source>
        <translation>Jede Bewegungshandlung endet außerhalb von Mauern</translation>
    </message>
    <message>
        <source>%1 is wall</source>
        <translation>%1 ist Mauer</translation>
    </message>
    <message>
        <source>A Pinned unit makes no move and no maneuver</source>
        <translation>Eine festgesetzte Einheit (Pinned) führt weder Bewegung noch Manöver aus</translation>
    </message>
    <message>
        <source>%1 is Pinned</source>
        <translation>%1 ist festgesetzt</translation>
    </message>
    <message>
        <source>A maneuver is 2 points for one square</source>
        <translation>Ein Manöver sind 2 Punkte für ein Feld</translation>
    </message>
    <message>
        <source>It costs %1</source>
        <translation>Es kostet %1</translation>
    </message>
    <message>
        <source>Make a basic move of it</source>
        <translation>Daraus eine einfache Bewegung machen</translation>
    </message>
    <message>
        <source>A unit enters on its Entry Tile</source>
        <translation>Eine Einheit kommt auf ihrem Eintrittsplättchen herein</translation>
    </message>
    <message>
        <source>%1 is not on the tile of %2</source>
        <translation>%1 ist nicht auf dem Plättchen von %2</translation>
    </message>
    <message>
        <source>Begin on the tile</source>
        <translation>Auf dem Plättchen beginnen</translation>
    </message>
    <message>
        <source>Someone is on the way</source>
        <translation>Jemand ist unterwegs</translation>
    </message>
    <message>
        <source>No move is waiting</source>
        <translation>Keine Bewegung wartet</translation>
    </message>
    <message>
        <source>Make a move first</source>
        <translation>Zuerst eine Bewegung ausführen</translation>
    </message>
    <message>
        <source>Clear ground costs 1 point a square, in any direction</source>
        <translation>Freies Gelände kostet 1 Punkt pro Feld, in jede Richtung</translation>
    </message>
    <message>
        <source>Challenging ground and Brush cost 1 point more</source>
        <translation>Schwieriges Gelände (Challenging) und Gestrüpp (Brush) kosten 1 Punkt mehr</translation>
    </message>
    <message>
        <source>An Obstructing square costs more</source>
        <translation>Ein hinderliches Feld (Obstructing) kostet mehr</translation>
    </message>
    <message>
        <source>Crossing Low Cover costs 1 point more</source>
        <translation>Niedrige Deckung (Low Cover) zu überqueren kostet 1 Punkt mehr</translation>
    </message>
    <message>
        <source>A Hobbled unit pays 1 point more for every square</source>
        <translation>Eine gehemmte Einheit (Hobbled) zahlt für jedes Feld 1 Punkt mehr</translation>
    </message>
    <message>
        <source>The second diagonal step of a turn costs 1 point more, that one alone</source>
        <translation>Der zweite diagonale Schritt eines Zuges kostet 1 Punkt mehr, nur dieser</translation>
    </message>
    <message>
        <source>Flyers and ghosts pay nothing for Challenging ground and pass over what bars others</source>
        <translation>Flieger und Geister zahlen nichts für schwieriges Gelände und überwinden, was andere aufhält</translation>
    </message>
    <message>
        <source>Squares of allies are passed through</source>
        <translation>Felder von Verbündeten werden durchquert</translation>
    </message>
    <message>
        <source>Points that are left over go into the next move act</source>
        <translation>Übrige Punkte gehen in die nächste Bewegungshandlung</translation>
    </message>
    <message>
        <source>A Sliding wall is entered like clear ground</source>
        <translation>Eine Schiebewand (Sliding wall) wird wie freies Gelände betreten</translation>
    </message>
    <message>
        <source>A Big unit steps one square at a time</source>
        <translation>Eine große Einheit zieht Feld für Feld</translation>
    </message>
    <message>
        <source>Nobody replies to a maneuver</source>
        <translation>Auf ein Manöver erwidert niemand</translation>
    </message>
    <message>
        <source>Damaging terrain deals 5 wounds on entry and at the start of a turn</source>
        <translation>Schädliches Gelände (Damaging) fügt beim Betreten und zu Beginn eines Zuges 5 Wunden zu</translation>
    </message>
    <message>
        <source>Small and Medium units fill one square, Big ones four</source>
        <translation>Kleine und mittlere Einheiten füllen ein Feld, große vier</translation>
    </message>
    <message>
        <source>A unit uses the attacks of its own card and mods</source>
        <translation>Eine Einheit nutzt die Angriffe ihrer eigenen Karte und Mods</translation>
    </message>
    <message>
        <source>%1 does not have %2</source>
        <translation>%1 hat %2 nicht</translation>
    </message>
    <message>
        <source>Choose one of: %3</source>
        <translation>Eines davon wählen: %3</translation>
    </message>
    <message>
        <source>An attack or trait whose injury box is marked is lost</source>
        <translation>Ein Angriff oder Merkmal mit markiertem Verletzungskästchen ist verloren</translation>
    </message>
    <message>
        <source>%2 of %1 is lost</source>
        <translation>%2 von %1 ist verloren</translation>
    </message>
    <message>
        <source>A coloured star costs a token of that colour</source>
        <translation>Ein farbiger Stern kostet einen Marker dieser Farbe</translation>
    </message>
    <message>
        <source>%1 has too few %2 tokens: %3 of %4</source>
        <translation>%1 hat zu wenige Marker (%2): %3 von %4</translation>
    </message>
    <message>
        <source>Reclaim a %2 token</source>
        <translation>Einen Marker zurückholen (%2)</translation>
    </message>
    <message>
        <source>The whole sum of Vigor is there when it is declared</source>
        <translation>Die ganze Summe an Ausdauer ist bei der Ansage da</translation>
    </message>
    <message>
        <source>Vigor %1, needed %2</source>
        <translation>Ausdauer %1, nötig %2</translation>
    </message>
    <message>
        <source>Vigor missing: %3</source>
        <translation>Fehlende Ausdauer: %3</translation>
    </message>
    <message>
        <source>No attack goes beyond its printed range</source>
        <translation>Kein Angriff reicht über seine aufgedruckte Reichweite hinaus</translation>
    </message>
    <message>
        <source>%1 away, range %2</source>
        <translation>%1 entfernt, Reichweite %2</translation>
    </message>
    <message>
        <source>Squares too far: %3</source>
        <translation>Felder zu weit: %3</translation>
    </message>
    <message>
        <source>A line of sight reaches the target</source>
        <translation>Eine Sichtlinie erreicht das Ziel</translation>
    </message>
    <message>
        <source>No line reaches %1</source>
        <translation>Keine Linie erreicht %1</translation>
    </message>
    <message>
        <source>Move to where a line is free</source>
        <translation>Dorthin gehen, wo eine Linie frei ist</translation>
    </message>
    <message>
        <source>An invisible target is nearer than the attacker&apos;s Wits</source>
        <translation>Ein unsichtbares Ziel ist näher, als der Verstand des Angreifers beträgt</translation>
    </message>
    <message>
        <source>%1 away, Wits %2</source>
        <translation>%1 entfernt, Verstand %2</translation>
    </message>
    <message>
        <source>Attacks strike enemies</source>
        <translation>Angriffe treffen Feinde</translation>
    </message>
    <message>
        <source>%1 is on the same side</source>
        <translation>%1 ist auf derselben Seite</translation>
    </message>
    <message>
        <source>Choose an enemy</source>
        <translation>Einen Feind wählen</translation>
    </message>
    <message>
        <source>An attack names its target, a burst its origin</source>
        <translation>Ein Angriff nennt sein Ziel, ein Flächenangriff seinen Ursprung</translation>
    </message>
    <message>
        <source>It names none</source>
        <translation>Es ist nichts genannt</translation>
    </message>
    <message>
        <source>Name a target, or an origin for a burst</source>
        <translation>Ein Ziel nennen, beim Flächenangriff einen Ursprung</translation>
    </message>
    <message>
        <source>The origin of a burst lies within range</source>
        <translation>Der Ursprung eines Flächenangriffs liegt in Reichweite</translation>
    </message>
    <message>
        <source>Choose a nearer origin</source>
        <translation>Einen näheren Ursprung wählen</translation>
    </message>
    <message>
        <source>A line reaches the centre of the origin</source>
        <translation>Eine Linie erreicht die Mitte des Ursprungs</translation>
    </message>
    <message>
        <source>No line reaches the centre of %1</source>
        <translation>Keine Linie erreicht die Mitte von %1</translation>
    </message>
    <message>
        <source>Choose another origin</source>
        <translation>Einen anderen Ursprung wählen</translation>
    </message>
    <message>
        <source>A trait tied to an attack is declared with it</source>
        <translation>Ein Merkmal, das an einen Angriff gebunden ist, wird mit ihm angesagt</translation>
    </message>
    <message>
        <source>%1 goes with an attack</source>
        <translation>%1 gehört zu einem Angriff</translation>
    </message>
    <message>
        <source>Name it when the attack is declared</source>
        <translation>Bei der Ansage des Angriffs nennen</translation>
    </message>
    <message>
        <source>A trait goes with the attack that its card names</source>
        <translation>Ein Merkmal gehört zu dem Angriff, den seine Karte nennt</translation>
    </message>
    <message>
        <source>%1 does not go with this attack</source>
        <translation>%1 gehört nicht zu diesem Angriff</translation>
    </message>
    <message>
        <source>Leave it out</source>
        <translation>Es weglassen</translation>
    </message>
    <message>
        <source>The distance is known</source>
        <translation>Die Entfernung ist bekannt</translation>
    </message>
    <message>
        <source>Nobody said how far it is from %1 to %2</source>
        <translation>Niemand hat gesagt, wie weit es von %1 nach %2 ist</translation>
    </message>
    <message>
        <source>Say it with measure</source>
        <translation>Mit measure angeben</translation>
    </message>
    <message>
        <source>Squares are counted straight or diagonally, 1 each, the second diagonal 2, around walls and corners; adjacent is 1</source>
        <translation>Felder werden gerade oder diagonal gezählt, je 1, die zweite Diagonale 2, um Mauern und Ecken herum; benachbart ist 1</translation>
    </message>
    <message>
        <source>A line from any edge of its space reaches some point of the other</source>
        <translation>Eine Linie von irgendeinem Rand ihrer Fläche erreicht irgendeinen Punkt der anderen</translation>
    </message>
    <message>
        <source>Statistics and descriptors are those of the moment</source>
        <translation>Werte und Bezeichnungen gelten, wie sie gerade sind</translation>
    </message>
    <message>
        <source>The attack is named, its price paid, and adjacent enemies may reply before it is rolled</source>
        <translation>Der Angriff wird genannt, sein Preis bezahlt, und benachbarte Feinde dürfen erwidern, bevor gewürfelt wird</translation>
    </message>
    <message>
        <source>A token of the star&apos;s colour is spent</source>
        <translation>Ein Marker in der Farbe des Sterns wird ausgegeben</translation>
    </message>
    <message>
        <source>A burst strikes every creature in reach of its origin, each with its own roll, all at once</source>
        <translation>Ein Flächenangriff (Burst) trifft alle in Reichweite seines Ursprungs, jeden mit eigenem Wurf, alle zugleich</translation>
    </message>
    <message>
        <source>See Invisible takes no notice of invisibility</source>
        <translation>„Unsichtbares sehen“ (See Invisible) beachtet Unsichtbarkeit nicht</translation>
    </message>
    <message>
        <source>A line to the centre is free: no cover</source>
        <translation>Eine Linie zur Mitte ist frei: keine Deckung</translation>
    </message>
    <message>
        <source>Cover: -2 on the attack roll</source>
        <translation>Deckung: -2 auf den Angriffswurf</translation>
    </message>
    <message>
        <source>Cover from range 12 on: -4 on the attack roll</source>
        <translation>Deckung ab Reichweite 12: -4 auf den Angriffswurf</translation>
    </message>
    <message>
        <source>Some line goes past Brush and Smoke: the target is not invisible for them</source>
        <translation>Eine Linie führt an Gestrüpp und Rauch vorbei: Das Ziel ist durch sie nicht unsichtbar</translation>
    </message>
    <message>
        <source>Invisible target: -4 on the attack roll, beside everything else</source>
        <translation>Unsichtbares Ziel: -4 auf den Angriffswurf, zusätzlich zu allem anderen</translation>
    </message>
    <message>
        <source>Compromised target: +2, whatever the number of reasons</source>
        <translation>Bloßgestelltes Ziel (Compromised): +2, gleich aus wie vielen Gründen</translation>
    </message>
    <message>
        <source>Each injury of the attacker: -1</source>
        <translation>Jede Verletzung des Angreifers: -1</translation>
    </message>
    <message>
        <source>An aura reaches it</source>
        <translation>Eine Aura erreicht die Einheit</translation>
    </message>
    <message>
        <source>Shield: +2 Armor against enemies that are not adjacent</source>
        <translation>Schild: +2 Rüstung gegen Feinde, die nicht benachbart sind</translation>
    </message>
    <message>
        <source>Charge: +2 on the roll, +5 on the first listed wounds</source>
        <translation>Sturmangriff: +2 auf den Wurf, +5 auf die zuerst genannten Wunden</translation>
    </message>
    <message>
        <source>All pluses and minuses make one modifier</source>
        <translation>Alle Plus und Minus ergeben einen Modifikator</translation>
    </message>
    <message>
        <source>The total reaches the target number</source>
        <translation>Die Summe erreicht die Zielzahl</translation>
    </message>
    <message>
        <source>The total stays below the target number</source>
        <translation>Die Summe bleibt unter der Zielzahl</translation>
    </message>
    <message>
        <source>10 above the need: a critical strike, 10 wounds more on the first listed type</source>
        <translation>10 über dem Nötigen: ein kritischer Treffer, 10 Wunden mehr von der zuerst genannten Art</translation>
    </message>
    <message>
        <source>A natural 20 hits and is critical</source>
        <translation>Eine natürliche 20 trifft und ist kritisch</translation>
    </message>
    <message>
        <source>A natural 1 always misses</source>
        <translation>Eine natürliche 1 verfehlt immer</translation>
    </message>
    <message>
        <source>A natural 13 that hits is a glancing blow: never critical, 5 wounds less on the first listed type</source>
        <translation>Eine natürliche 13, die trifft, ist ein Streifschlag: nie kritisch, 5 Wunden weniger von der zuerst genannten Art</translation>
    </message>
    <message>
        <source>A Helpless target beside the attacker is hit critically without a roll</source>
        <translation>Ein hilfloses Ziel neben dem Angreifer wird ohne Wurf kritisch getroffen</translation>
    </message>
    <message>
        <source>What is printed for a miss may happen now</source>
        <translation>Was für einen Fehlschlag aufgedruckt ist, darf jetzt geschehen</translation>
    </message>
    <message>
        <source>Wounds are listed as a number and one of eight types</source>
        <translation>Wunden werden als Zahl und eine von acht Arten angegeben</translation>
    </message>
    <message>
        <source>Immunity takes wounds of its type away</source>
        <translation>Immunität nimmt Wunden ihrer Art weg</translation>
    </message>
    <message>
        <source>Vulnerability adds wounds of its type, if any are left</source>
        <translation>Anfälligkeit (Vulnerability) fügt Wunden ihrer Art hinzu, wenn welche übrig sind</translation>
    </message>
    <message>
        <source>Toughness ignores the first 5 wounds of a round</source>
        <translation>Zähigkeit (Toughness) ignoriert die ersten 5 Wunden einer Runde</translation>
    </message>
    <message>
        <source>Every 5 wounds that are left cost 5 Vigor or an injury</source>
        <translation>Je 5 übrige Wunden kosten 5 Ausdauer oder eine Verletzung</translation>
    </message>
    <message>
        <source>An AND rider lands with every hit, a THEN rider if wounds before it are left</source>
        <translation>Ein AND-Zusatz wirkt bei jedem Treffer, ein THEN-Zusatz, wenn Wunden davor übrig bleiben</translation>
    </message>
    <message>
        <source>No wounds before it are left: the THEN rider does not land</source>
        <translation>Keine Wunden davor sind übrig: Der THEN-Zusatz wirkt nicht</translation>
    </message>
    <message>
        <source>The status lasts until it recovers</source>
        <translation>Der Zustand hält an, bis die Einheit sich erholt</translation>
    </message>
    <message>
        <source>Wounds are shared out in groups of 5</source>
        <translation>Wunden werden in Fünfergruppen aufgeteilt</translation>
    </message>
    <message>
        <source>%1 is no group of 5</source>
        <translation>%1 ist keine Fünfergruppe</translation>
    </message>
    <message>
        <source>Give a multiple of 5</source>
        <translation>Ein Vielfaches von 5 angeben</translation>
    </message>
    <message>
        <source>Only Vigor that is there avoids wounds</source>
        <translation>Nur vorhandene Ausdauer wendet Wunden ab</translation>
    </message>
    <message>
        <source>At most %1 can be avoided</source>
        <translation>Höchstens %1 lassen sich abwenden</translation>
    </message>
    <message>
        <source>Mark injuries for the rest</source>
        <translation>Für den Rest Verletzungen markieren</translation>
    </message>
    <message>
        <source>All wounds are taken, as Vigor or as injuries</source>
        <translation>Alle Wunden werden genommen, als Ausdauer oder als Verletzungen</translation>
    </message>
    <message>
        <source>%1 groups of 5 to take, %2 taken</source>
        <translation>%1 Fünfergruppen zu nehmen, %2 genommen</translation>
    </message>
    <message>
        <source>Groups to change: %3</source>
        <translation>Zu ändernde Gruppen: %3</translation>
    </message>
    <message>
        <source>An injury fills a free box on the card</source>
        <translation>Eine Verletzung füllt ein freies Kästchen auf der Karte</translation>
    </message>
    <message>
        <source>%1 is not free</source>
        <translation>%1 ist nicht frei</translation>
    </message>
    <message>
        <source>Free: %2</source>
        <translation>Frei: %2</translation>
    </message>
    <message>
        <source>5 Vigor avoid 5 wounds, if the owner likes</source>
        <translation>5 Ausdauer wenden 5 Wunden ab, wenn der Besitzer möchte</translation>
    </message>
    <message>
        <source>5 wounds are an injury, of the owner&apos;s choice</source>
        <translation>5 Wunden sind eine Verletzung nach Wahl des Besitzers</translation>
    </message>
    <message>
        <source>Without Vigor it is Exhausted</source>
        <translation>Ohne Ausdauer ist die Einheit erschöpft (Exhausted)</translation>
    </message>
    <message>
        <source>The last box is filled: it drops</source>
        <translation>Das letzte Kästchen ist gefüllt: Sie fällt</translation>
    </message>
    <message>
        <source>A Mortal injury is mortal whenever it is taken</source>
        <translation>Eine tödliche Verletzung (Mortal) ist tödlich, wann immer sie genommen wird</translation>
    </message>
    <message>
        <source>Its whole cost is scored, once</source>
        <translation>Ihre ganzen Kosten werden gewertet, einmal</translation>
    </message>
    <message>
        <source>The table says who scores it</source>
        <translation>Der Tisch sagt, wer die Punkte erhält</translation>
    </message>
    <message>
        <source>Points wait to be awarded</source>
        <translation>Punkte warten auf ihre Vergabe</translation>
    </message>
    <message>
        <source>Nothing waits for %1</source>
        <translation>Für %1 wartet nichts</translation>
    </message>
    <message>
        <source>Correct the points instead</source>
        <translation>Stattdessen die Punkte berichtigen</translation>
    </message>
    <message>
        <source>The attack or trait beside the box is lost</source>
        <translation>Der Angriff oder das Merkmal neben dem Kästchen ist verloren</translation>
    </message>
    <message>
        <source>A charge costs 5 Vigor, and the Exhausted cannot charge</source>
        <translation>Ein Sturmangriff kostet 5 Ausdauer, und Erschöpfte können nicht stürmen</translation>
    </message>
    <message>
        <source>Vigor %1</source>
        <translation>Ausdauer %1</translation>
    </message>
    <message>
        <source>Vigor missing: %2</source>
        <translation>Fehlende Ausdauer: %2</translation>
    </message>
    <message>
        <source>A charge moves exactly 2 squares</source>
        <translation>Ein Sturmangriff führt genau 2 Felder weit</translation>
    </message>
    <message>
        <source>%1 squares are named</source>
        <translation>%1 Felder sind genannt</translation>
    </message>
    <message>
        <source>Name two squares</source>
        <translation>Zwei Felder nennen</translation>
    </message>
    <message>
        <source>Each square of a charge is clear, or its extra cost is ignored</source>
        <translation>Jedes Feld eines Sturmangriffs ist frei, oder seine Mehrkosten werden ignoriert</translation>
    </message>
    <message>
        <source>%1 costs %2</source>
        <translation>%1 kostet %2</translation>
    </message>
    <message>
        <source>Choose another way</source>
        <translation>Einen anderen Weg wählen</translation>
    </message>
    <message>
        <source>Each square of a charge is unoccupied</source>
        <translation>Kein Feld eines Sturmangriffs ist besetzt</translation>
    </message>
    <message>
        <source>Each square of a charge brings the unit nearer</source>
        <translation>Jedes Feld eines Sturmangriffs bringt die Einheit näher</translation>
    </message>
    <message>
        <source>%1 is not nearer to %2</source>
        <translation>%1 ist nicht näher an %2</translation>
    </message>
    <message>
        <source>A charge ends adjacent to its target</source>
        <translation>Ein Sturmangriff endet neben seinem Ziel</translation>
    </message>
    <message>
        <source>It ends %1 away</source>
        <translation>Er endet %1 entfernt</translation>
    </message>
    <message>
        <source>Choose a target two squares nearer</source>
        <translation>Ein Ziel wählen, das zwei Felder näher ist</translation>
    </message>
    <message>
        <source>A charge goes with an attack of one act</source>
        <translation>Zu einem Sturmangriff gehört ein Angriff mit einer Handlung</translation>
    </message>
    <message>
        <source>%1 costs %2 acts</source>
        <translation>%1 kostet %2 Handlungen</translation>
    </message>
    <message>
        <source>Choose another attack</source>
        <translation>Einen anderen Angriff wählen</translation>
    </message>
    <message>
        <source>A charge goes with an attack of range 3 or less</source>
        <translation>Zu einem Sturmangriff gehört ein Angriff mit Reichweite 3 oder weniger</translation>
    </message>
    <message>
        <source>%1 has range %2</source>
        <translation>%1 hat Reichweite %2</translation>
    </message>
    <message>
        <source>A charge strikes its target, not an area</source>
        <translation>Ein Sturmangriff trifft sein Ziel, keine Fläche</translation>
    </message>
    <message>
        <source>%1 is a burst</source>
        <translation>%1 ist ein Flächenangriff</translation>
    </message>
    <message>
        <source>Charging means moving</source>
        <translation>Stürmen heißt sich bewegen</translation>
    </message>
    <message>
        <source>%1 is %2</source>
        <translation>%1 ist %2</translation>
    </message>
    <message>
        <source>It has to recover first, or the table reads it otherwise</source>
        <translation>Zuerst muss sie sich erholen, oder der Tisch hat eine andere Lesart</translation>
    </message>
    <message>
        <source>A charge is an attack act, not a move</source>
        <translation>Ein Sturmangriff (Charge) ist eine Angriffshandlung, keine Bewegung</translation>
    </message>
    <message>
        <source>Crowing follows upon dropping an enemy in this turn</source>
        <translation>Geprahlt wird, nachdem in diesem Zug ein Feind gefallen ist</translation>
    </message>
    <message>
        <source>%1 dropped nobody this turn</source>
        <translation>%1 hat in diesem Zug niemanden gefällt</translation>
    </message>
    <message>
        <source>Drop an enemy first</source>
        <translation>Zuerst einen Feind fällen</translation>
    </message>
    <message>
        <source>A unit crows once a round</source>
        <translation>Eine Einheit prahlt einmal pro Runde</translation>
    </message>
    <message>
        <source>%1 has crowed</source>
        <translation>%1 hat schon geprahlt</translation>
    </message>
    <message>
        <source>Crowing costs an act and gives 5 Vigor back</source>
        <translation>Prahlen (Crow) kostet eine Handlung und gibt 5 Ausdauer zurück</translation>
    </message>
    <message>
        <source>A forced move goes no farther than it says</source>
        <translation>Eine erzwungene Bewegung reicht nicht weiter als angegeben</translation>
    </message>
    <message>
        <source>%1 squares, at most %2</source>
        <translation>%1 Felder, höchstens %2</translation>
    </message>
    <message>
        <source>Name fewer squares</source>
        <translation>Weniger Felder nennen</translation>
    </message>
    <message>
        <source>Each square of a push is farther from its source</source>
        <translation>Jedes Feld beim Wegschieben (Push) ist weiter vom Auslöser entfernt</translation>
    </message>
    <message>
        <source>%1 is not farther</source>
        <translation>%1 ist nicht weiter weg</translation>
    </message>
    <message>
        <source>Each square of a pull is nearer to its source</source>
        <translation>Jedes Feld beim Heranziehen (Pull) ist näher am Auslöser</translation>
    </message>
    <message>
        <source>%1 is not nearer</source>
        <translation>%1 ist nicht näher</translation>
    </message>
    <message>
        <source>A recoil goes away from the attacker, as far as possible</source>
        <translation>Ein Rückprall (Recoil) führt vom Angreifer weg, so weit wie möglich</translation>
    </message>
    <message>
        <source>%1 squares, %2 are possible</source>
        <translation>%1 Felder, %2 sind möglich</translation>
    </message>
    <message>
        <source>Name %2 squares</source>
        <translation>%2 Felder nennen</translation>
    </message>
    <message>
        <source>Who is pushed into a pit stands in the nearest open space</source>
        <translation>Wer in eine Grube geschoben wird, steht auf der nächsten freien Fläche</translation>
    </message>
    <message>
        <source>%1 is not nearest</source>
        <translation>%1 ist nicht am nächsten</translation>
    </message>
    <message>
        <source>Nearest: %2</source>
        <translation>Am nächsten: %2</translation>
    </message>
    <message>
        <source>A forced move ignores extra costs of terrain, and nobody replies to it</source>
        <translation>Eine erzwungene Bewegung ignoriert Mehrkosten des Geländes, und niemand erwidert darauf</translation>
    </message>
    <message>
        <source>A recoil pays for terrain and goes as far as it can</source>
        <translation>Ein Rückprall zahlt für Gelände und führt so weit er kann</translation>
    </message>
    <message>
        <source>It catches itself: the nearest open space, and Shaken unless it flies</source>
        <translation>Sie fängt sich: die nächste freie Fläche, und erschüttert (Shaken), wenn sie nicht fliegt</translation>
    </message>
    <message>
        <source>A reply answers an attack or a move beside the enemy</source>
        <translation>Eine Erwiderung antwortet auf einen Angriff oder eine Bewegung neben dem Feind</translation>
    </message>
    <message>
        <source>Nothing happens that it could answer</source>
        <translation>Es geschieht nichts, worauf sie antworten könnte</translation>
    </message>
    <message>
        <source>Wait for an attack or a move</source>
        <translation>Auf einen Angriff oder eine Bewegung warten</translation>
    </message>
    <message>
        <source>Nobody replies to a reply</source>
        <translation>Auf eine Erwiderung erwidert niemand</translation>
    </message>
    <message>
        <source>This is a reply</source>
        <translation>Das ist eine Erwiderung</translation>
    </message>
    <message>
        <source>Wait for the next attack</source>
        <translation>Auf den nächsten Angriff warten</translation>
    </message>
    <message>
        <source>Enemies reply</source>
        <translation>Es erwidern Feinde</translation>
    </message>
    <message>
        <source>%1 is no enemy of %2</source>
        <translation>%1 ist kein Feind von %2</translation>
    </message>
    <message>
        <source>Let an enemy reply</source>
        <translation>Einen Feind erwidern lassen</translation>
    </message>
    <message>
        <source>The replier stands adjacent</source>
        <translation>Wer erwidert, steht benachbart</translation>
    </message>
    <message>
        <source>%1 is not adjacent to %2</source>
        <translation>%1 ist nicht neben %2</translation>
    </message>
    <message>
        <source>Only those beside it may reply</source>
        <translation>Nur wer daneben steht</translation>
    </message>
    <message>
        <source>A reply costs a green token</source>
        <translation>Eine Erwiderung kostet einen grünen Marker</translation>
    </message>
    <message>
        <source>Reclaim one with rest</source>
        <translation>Mit rest einen zurückholen</translation>
    </message>
    <message>
        <source>Its statuses let it react</source>
        <translation>Ihre Zustände lassen sie reagieren</translation>
    </message>
    <message>
        <source>A unit replies once to one step or attack</source>
        <translation>Eine Einheit erwidert einmal auf einen Schritt oder Angriff</translation>
    </message>
    <message>
        <source>%1 has replied</source>
        <translation>%1 hat schon erwidert</translation>
    </message>
    <message>
        <source>Wait for the next one</source>
        <translation>Auf die nächste Gelegenheit warten</translation>
    </message>
    <message>
        <source>A reply is an attack of one act</source>
        <translation>Eine Erwiderung ist ein Angriff mit einer Handlung</translation>
    </message>
    <message>
        <source>Replies are declared before the attack is rolled</source>
        <translation>Erwiderungen werden angesagt, bevor der Angriff gewürfelt wird</translation>
    </message>
    <message>
        <source>The table has gone on</source>
        <translation>Der Tisch hat weitergespielt</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig machen</translation>
    </message>
    <message>
        <source>A reply is declared with the attack and done after it; several may reply; its owner decides</source>
        <translation>Eine Erwiderung wird mit dem Angriff angesagt und nach ihm ausgeführt; mehrere dürfen erwidern; der Besitzer entscheidet</translation>
    </message>
    <message>
        <source>A reply to a slow attack comes before it</source>
        <translation>Eine Erwiderung auf einen langsamen Angriff kommt vor ihm</translation>
    </message>
    <message>
        <source>The reply is lost</source>
        <translation>Die Erwiderung ist verloren</translation>
    </message>
    <message>
        <source>The attack never happens</source>
        <translation>Der Angriff findet nicht statt</translation>
    </message>
    <message>
        <source>The move waits for replies to this step</source>
        <translation>Die Bewegung wartet auf Erwiderungen zu diesem Schritt</translation>
    </message>
    <message>
        <source>The rest of the move is lost</source>
        <translation>Der Rest der Bewegung ist verloren</translation>
    </message>
    <message>
        <source>Each status has one recovery roll at the end of a turn</source>
        <translation>Jeder Zustand hat am Ende eines Zuges einen Erholungswurf</translation>
    </message>
    <message>
        <source>%1 had its roll</source>
        <translation>%1 hatte schon den Wurf</translation>
    </message>
    <message>
        <source>Wait for the end of its next turn</source>
        <translation>Auf das Ende ihres nächsten Zuges warten</translation>
    </message>
    <message>
        <source>Recurring wounds come before recovery, recovery before other effects</source>
        <translation>Wiederkehrende Wunden kommen vor der Erholung, Erholung vor anderen Effekten</translation>
    </message>
    <message>
        <source>Who did not close in fails its recovery</source>
        <translation>Wer sich nicht genähert hat, dem misslingt die Erholung</translation>
    </message>
    <message>
        <source>%1 did not end beside its nearest enemy</source>
        <translation>%1 endete nicht neben dem nächsten Feind</translation>
    </message>
    <message>
        <source>A Warleader lends a die straight after a recovery roll</source>
        <translation>Ein Kriegsherr leiht einen Würfel unmittelbar nach einem Erholungswurf</translation>
    </message>
    <message>
        <source>No recovery was just rolled</source>
        <translation>Es wurde gerade keine Erholung gewürfelt</translation>
    </message>
    <message>
        <source>Wait for a recovery roll</source>
        <translation>Auf einen Erholungswurf warten</translation>
    </message>
    <message>
        <source>A Warleader lends its die to an adjacent unit of its side</source>
        <translation>Ein Kriegsherr leiht seinen Würfel einer benachbarten Einheit seiner Seite</translation>
    </message>
    <message>
        <source>Only those beside it</source>
        <translation>Nur wer daneben steht</translation>
    </message>
    <message>
        <source>Lending a die costs a token</source>
        <translation>Einen Würfel zu leihen kostet einen Marker</translation>
    </message>
    <message>
        <source>%1 has no %2 token</source>
        <translation>%1 hat keinen solchen Marker (%2)</translation>
    </message>
    <message>
        <source>Reclaim one</source>
        <translation>Einen zurückholen</translation>
    </message>
    <message>
        <source>A Warleader has x dice a round</source>
        <translation>Ein Kriegsherr (Warleader) hat x Würfel pro Runde</translation>
    </message>
    <message>
        <source>Below the statistic as it is now: recovered</source>
        <translation>Unter dem Wert, wie er jetzt ist: erholt</translation>
    </message>
    <message>
        <source>Not below the statistic as it is now: the status stays</source>
        <translation>Nicht unter dem Wert, wie er jetzt ist: Der Zustand bleibt</translation>
    </message>
    <message>
        <source>A natural 20 never recovers</source>
        <translation>Mit einer natürlichen 20 erholt sich niemand</translation>
    </message>
    <message>
        <source>The reroll stands</source>
        <translation>Der neue Wurf gilt</translation>
    </message>
    <message>
        <source>Recurring wounds come at the end of each turn, without any bonus</source>
        <translation>Wiederkehrende Wunden (Recurring) kommen am Ende jedes Zuges, ohne jeden Bonus</translation>
    </message>
    <message>
        <source>Mortally injured: a natural 20 at the start of its turn drops it, whatever else</source>
        <translation>Tödlich verletzt: Bei einer natürlichen 20 zu Beginn ihres Zuges fällt sie, ganz gleich, was sonst gilt</translation>
    </message>
    <message>
        <source>Enraged: from its Wits on it has to end beside its nearest enemy</source>
        <translation>Rasend (Enraged): Erreicht der Wurf ihren Verstand, muss sie neben dem nächsten Feind enden</translation>
    </message>
    <message>
        <source>It did not close in: 5 Vigor, and its recovery fails</source>
        <translation>Sie hat sich nicht genähert: 5 Ausdauer, und ihre Erholung misslingt</translation>
    </message>
    <message>
        <source>Glamyred: below its Wits it acts freely until its next turn</source>
        <translation>Betört (Glamyred): Bleibt der Wurf unter ihrem Verstand, handelt sie frei bis zu ihrem nächsten Zug</translation>
    </message>
    <message>
        <source>Glamyred: it acts as if Controlled, is Compromised and does not react</source>
        <translation>Betört (Glamyred): Sie handelt wie beherrscht, ist bloßgestellt und reagiert nicht</translation>
    </message>
    <message>
        <source>An opponent runs it for a single act, and it counts as an enemy meanwhile</source>
        <translation>Ein Gegner führt sie für eine einzige Handlung, und solange gilt sie als Feind</translation>
    </message>
    <message>
        <source>A status* ends when its cause is no longer adjacent</source>
        <translation>Ein Zustand* endet, wenn seine Ursache nicht mehr benachbart ist</translation>
    </message>
    <message>
        <source>A trait or power ends a status without a roll</source>
        <translation>Ein Merkmal oder eine Kraft beendet einen Zustand ohne Wurf</translation>
    </message>
    <message>
        <source>With Vigor again it is no longer Exhausted</source>
        <translation>Mit Ausdauer ist sie nicht mehr erschöpft</translation>
    </message>
    <message>
        <source>Recurring wounds, then recovery, then other effects</source>
        <translation>Wiederkehrende Wunden, dann Erholung, dann andere Effekte</translation>
    </message>
    <message>
        <source>No unit holds more tokens than its starting pool</source>
        <translation>Keine Einheit hat mehr Marker als in ihrem Anfangsvorrat</translation>
    </message>
    <message>
        <source>%1 has %2 of %3</source>
        <translation>%1 hat %2 von %3</translation>
    </message>
    <message>
        <source>Keep the act</source>
        <translation>Die Handlung sparen</translation>
    </message>
    <message>
        <source>Blue and red tokens come back only where the card says so</source>
        <translation>Blaue und rote Marker kommen nur zurück, wo die Karte es sagt</translation>
    </message>
    <message>
        <source>%1 has no such text</source>
        <translation>%1 hat keinen solchen Text</translation>
    </message>
    <message>
        <source>Reclaim a green one</source>
        <translation>Einen grünen zurückholen</translation>
    </message>
    <message>
        <source>An act gives a reaction token back</source>
        <translation>Rasten (Rest): Eine Handlung gibt einen Reaktionsmarker zurück</translation>
    </message>
    <message>
        <source>A unit uses the traits of its own card and mods</source>
        <translation>Eine Einheit nutzt die Merkmale ihrer eigenen Karte und Mods</translation>
    </message>
    <message>
        <source>%1 cannot use %2</source>
        <translation>%1 kann %2 nicht nutzen</translation>
    </message>
    <message>
        <source>A trait states its own price</source>
        <translation>Ein Merkmal nennt seinen eigenen Preis</translation>
    </message>
    <message>
        <source>The card&apos;s text is done</source>
        <translation>Der Text der Karte wird ausgeführt</translation>
    </message>
    <message>
        <source>It is brought up when it is due</source>
        <translation>Es wird vorgelegt, wenn es fällig ist</translation>
    </message>
    <message>
        <source>Vigor comes back, at most to what is printed</source>
        <translation>Ausdauer kommt zurück, höchstens bis zum aufgedruckten Wert</translation>
    </message>
    <message>
        <source>Terrain changes during play; a square may have several kinds</source>
        <translation>Gelände ändert sich im Spiel; ein Feld kann mehrere Arten haben</translation>
    </message>
    <message>
        <source>What the table says of two units stands above the map</source>
        <translation>Was der Tisch über zwei Einheiten sagt, steht über dem Plan</translation>
    </message>
    <message>
        <source>A round lasts until every unit has had its turn</source>
        <translation>Eine Runde dauert, bis jede Einheit am Zug war</translation>
    </message>
    <message>
        <source>Still to go: %1</source>
        <translation>Noch nicht am Zug gewesen: %1</translation>
    </message>
    <message>
        <source>Let them go first</source>
        <translation>Sie zuerst ziehen lassen</translation>
    </message>
    <message>
        <source>Objectives are scored before other powers at the end of a round</source>
        <translation>Einsatzziele werden am Ende einer Runde vor anderen Kräften gewertet</translation>
    </message>
    <message>
        <source>They are not scored yet</source>
        <translation>Sie sind noch nicht gewertet</translation>
    </message>
    <message>
        <source>Score them with end-round</source>
        <translation>Mit end-round werten</translation>
    </message>
    <message>
        <source>Objectives are scored once</source>
        <translation>Einsatzziele werden einmal gewertet</translation>
    </message>
    <message>
        <source>They are scored</source>
        <translation>Sie sind gewertet</translation>
    </message>
    <message>
        <source>Finish the round</source>
        <translation>Die Runde abschließen</translation>
    </message>
    <message>
        <source>Powers at the end of a round have been used</source>
        <translation>Kräfte am Ende einer Runde sind genutzt</translation>
    </message>
    <message>
        <source>Still noted: %1</source>
        <translation>Noch vorgemerkt: %1</translation>
    </message>
    <message>
        <source>Do them first, or strike them out</source>
        <translation>Zuerst ausführen oder streichen</translation>
    </message>
    <message>
        <source>An occupied objective scores at the end of a round</source>
        <translation>Ein besetztes Einsatzziel zählt am Ende einer Runde</translation>
    </message>
    <message>
        <source>Both sides stand in the objective</source>
        <translation>Beide Seiten stehen auf dem Einsatzziel</translation>
    </message>
    <message>
        <source>The target is reached</source>
        <translation>Das Punkteziel ist erreicht</translation>
    </message>
    <message>
        <source>The target is not reached as the table reads it</source>
        <translation>Das Punkteziel ist nach der Lesart des Tisches nicht erreicht</translation>
    </message>
    <message>
        <source>A round is over</source>
        <translation>Eine Runde ist vorbei</translation>
    </message>
    <message>
        <source>A phase is over</source>
        <translation>Eine Phase ist vorbei</translation>
    </message>
    <message>
        <source>One player runs all that are left, one after the other</source>
        <translation>Ein Spieler führt alle übrigen, eine nach der anderen</translation>
    </message>
    <message>
        <source>Both sides have units left</source>
        <translation>Beide Seiten haben noch Einheiten</translation>
    </message>
    <message>
        <source>End the match when you like</source>
        <translation>Die Partie beenden, wann immer ihr möchtet</translation>
    </message>
    <message>
        <source>Something is written</source>
        <translation>Es steht etwas da</translation>
    </message>
    <message>
        <source>Nothing is written</source>
        <translation>Es steht nichts da</translation>
    </message>
    <message>
        <source>Write it</source>
        <translation>Es hinschreiben</translation>
    </message>
    <message>
        <source>act</source>
        <translation>Handlung</translation>
    </message>
    <message>
        <source>acting</source>
        <translation>handelt</translation>
    </message>
    <message>
        <source>acts</source>
        <translation>Handlungen</translation>
    </message>
    <message>
        <source>advise</source>
        <translation>hinweisen</translation>
    </message>
    <message>
        <source>agility</source>
        <translation>Gewandtheit</translation>
    </message>
    <message>
        <source>all</source>
        <translation>alle</translation>
    </message>
    <message>
        <source>allies</source>
        <translation>Verbündete</translation>
    </message>
    <message>
        <source>allow</source>
        <translation>erlauben</translation>
    </message>
    <message>
        <source>also-vigor</source>
        <translation>auch Ausdauer</translation>
    </message>
    <message>
        <source>and</source>
        <translation>AND</translation>
    </message>
    <message>
        <source>anyone</source>
        <translation>jeder</translation>
    </message>
    <message>
        <source>armor</source>
        <translation>Rüstung</translation>
    </message>
    <message>
        <source>ask</source>
        <translation>fragen</translation>
    </message>
    <message>
        <source>attack</source>
        <translation>Angriff</translation>
    </message>
    <message>
        <source>attacker</source>
        <translation>Angreifer</translation>
    </message>
    <message>
        <source>big</source>
        <translation>groß</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>blau</translation>
    </message>
    <message>
        <source>bonus</source>
        <translation>Bonus</translation>
    </message>
    <message>
        <source>both</source>
        <translation>beide</translation>
    </message>
    <message>
        <source>brawn</source>
        <translation>Stärke</translation>
    </message>
    <message>
        <source>brush</source>
        <translation>Gestrüpp</translation>
    </message>
    <message>
        <source>challenging</source>
        <translation>schwieriges Gelände</translation>
    </message>
    <message>
        <source>clear</source>
        <translation>freies Gelände</translation>
    </message>
    <message>
        <source>cold</source>
        <translation>Kälte</translation>
    </message>
    <message>
        <source>command</source>
        <translation>Befehl</translation>
    </message>
    <message>
        <source>controlled</source>
        <translation>beherrscht</translation>
    </message>
    <message>
        <source>counted</source>
        <translation>gezählt</translation>
    </message>
    <message>
        <source>crow</source>
        <translation>Prahlen</translation>
    </message>
    <message>
        <source>crush</source>
        <translation>Wucht</translation>
    </message>
    <message>
        <source>cure</source>
        <translation>Zustand beheben</translation>
    </message>
    <message>
        <source>custom</source>
        <translation>eigener Zustand</translation>
    </message>
    <message>
        <source>cut</source>
        <translation>Schnitt</translation>
    </message>
    <message>
        <source>damaging</source>
        <translation>schädliches Gelände</translation>
    </message>
    <message>
        <source>dearest</source>
        <translation>das teuerste</translation>
    </message>
    <message>
        <source>each</source>
        <translation>jeder</translation>
    </message>
    <message>
        <source>either</source>
        <translation>einer von beiden</translation>
    </message>
    <message>
        <source>ending</source>
        <translation>Zugende</translation>
    </message>
    <message>
        <source>ends</source>
        <translation>endet</translation>
    </message>
    <message>
        <source>enemies</source>
        <translation>Feinde</translation>
    </message>
    <message>
        <source>enraged</source>
        <translation>rasend</translation>
    </message>
    <message>
        <source>exceed</source>
        <translation>übertreffen</translation>
    </message>
    <message>
        <source>fear</source>
        <translation>Furcht</translation>
    </message>
    <message>
        <source>fire</source>
        <translation>Feuer</translation>
    </message>
    <message>
        <source>forbid</source>
        <translation>verbieten</translation>
    </message>
    <message>
        <source>free</source>
        <translation>frei</translation>
    </message>
    <message>
        <source>glamyred</source>
        <translation>betört</translation>
    </message>
    <message>
        <source>green</source>
        <translation>grün</translation>
    </message>
    <message>
        <source>heal</source>
        <translation>heilen</translation>
    </message>
    <message>
        <source>helpless</source>
        <translation>hilflos</translation>
    </message>
    <message>
        <source>highest</source>
        <translation>der höchste</translation>
    </message>
    <message>
        <source>hobbled</source>
        <translation>gehemmt</translation>
    </message>
    <message>
        <source>immunity</source>
        <translation>Immunität</translation>
    </message>
    <message>
        <source>immunity+toughness</source>
        <translation>Immunität und Zähigkeit</translation>
    </message>
    <message>
        <source>lift</source>
        <translation>Regel aufheben</translation>
    </message>
    <message>
        <source>magery</source>
        <translation>Zauberei</translation>
    </message>
    <message>
        <source>magic</source>
        <translation>Magie</translation>
    </message>
    <message>
        <source>maneuver</source>
        <translation>Manöver</translation>
    </message>
    <message>
        <source>map</source>
        <translation>Planwahl</translation>
    </message>
    <message>
        <source>match-check</source>
        <translation>Taktikwurf der Partie</translation>
    </message>
    <message>
        <source>medium</source>
        <translation>mittelgroß</translation>
    </message>
    <message>
        <source>melee</source>
        <translation>Nahkampf</translation>
    </message>
    <message>
        <source>miss</source>
        <translation>Fehlangriff</translation>
    </message>
    <message>
        <source>missile</source>
        <translation>Fernkampf</translation>
    </message>
    <message>
        <source>more</source>
        <translation>weitere Handlung</translation>
    </message>
    <message>
        <source>move</source>
        <translation>bewegen</translation>
    </message>
    <message>
        <source>natural</source>
        <translation>natürlich</translation>
    </message>
    <message>
        <source>note</source>
        <translation>Notiz</translation>
    </message>
    <message>
        <source>now</source>
        <translation>jetzt</translation>
    </message>
    <message>
        <source>obstructing</source>
        <translation>hinderliches Gelände</translation>
    </message>
    <message>
        <source>off</source>
        <translation>aus</translation>
    </message>
    <message>
        <source>on</source>
        <translation>an</translation>
    </message>
    <message>
        <source>one</source>
        <translation>einer</translation>
    </message>
    <message>
        <source>over</source>
        <translation>zu Ende</translation>
    </message>
    <message>
        <source>owner</source>
        <translation>Eigentümer</translation>
    </message>
    <message>
        <source>per-act</source>
        <translation>je Handlung</translation>
    </message>
    <message>
        <source>per-step</source>
        <translation>je Schritt</translation>
    </message>
    <message>
        <source>phases</source>
        <translation>Phasen</translation>
    </message>
    <message>
        <source>pierce</source>
        <translation>Stich</translation>
    </message>
    <message>
        <source>pinned</source>
        <translation>festgesetzt</translation>
    </message>
    <message>
        <source>pit</source>
        <translation>Grube</translation>
    </message>
    <message>
        <source>previous</source>
        <translation>der vorige</translation>
    </message>
    <message>
        <source>pull</source>
        <translation>Heranziehen</translation>
    </message>
    <message>
        <source>push</source>
        <translation>Wegschieben</translation>
    </message>
    <message>
        <source>reach</source>
        <translation>erreichen</translation>
    </message>
    <message>
        <source>react</source>
        <translation>Reagieren</translation>
    </message>
    <message>
        <source>ready</source>
        <translation>bereit</translation>
    </message>
    <message>
        <source>recoil</source>
        <translation>Rückprall</translation>
    </message>
    <message>
        <source>recover</source>
        <translation>Erholen</translation>
    </message>
    <message>
        <source>recurring</source>
        <translation>wiederkehrende Wunden</translation>
    </message>
    <message>
        <source>red</source>
        <translation>rot</translation>
    </message>
    <message>
        <source>refuse</source>
        <translation>nicht erlauben</translation>
    </message>
    <message>
        <source>reroll</source>
        <translation>neu würfeln</translation>
    </message>
    <message>
        <source>rerolls</source>
        <translation>Neuwürfe</translation>
    </message>
    <message>
        <source>rest</source>
        <translation>Rasten</translation>
    </message>
    <message>
        <source>round-check</source>
        <translation>Taktikwurf der Runde</translation>
    </message>
    <message>
        <source>round-end</source>
        <translation>Rundenende</translation>
    </message>
    <message>
        <source>round-start</source>
        <translation>Rundenbeginn</translation>
    </message>
    <message>
        <source>score</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>seats</source>
        <translation>Platzwahl</translation>
    </message>
    <message>
        <source>shaken</source>
        <translation>erschüttert</translation>
    </message>
    <message>
        <source>sliding-wall</source>
        <translation>Schiebewand</translation>
    </message>
    <message>
        <source>small</source>
        <translation>klein</translation>
    </message>
    <message>
        <source>smoke</source>
        <translation>Rauch</translation>
    </message>
    <message>
        <source>spirit</source>
        <translation>Wille</translation>
    </message>
    <message>
        <source>starting</source>
        <translation>Zugbeginn</translation>
    </message>
    <message>
        <source>status</source>
        <translation>Zustand</translation>
    </message>
    <message>
        <source>stays</source>
        <translation>bleibt</translation>
    </message>
    <message>
        <source>straight</source>
        <translation>gerade</translation>
    </message>
    <message>
        <source>stunned</source>
        <translation>betäubt</translation>
    </message>
    <message>
        <source>sum</source>
        <translation>Summe</translation>
    </message>
    <message>
        <source>terrain</source>
        <translation>Gelände</translation>
    </message>
    <message>
        <source>then</source>
        <translation>THEN</translation>
    </message>
    <message>
        <source>tile</source>
        <translation>Eintrittsplättchen</translation>
    </message>
    <message>
        <source>token</source>
        <translation>Marker</translation>
    </message>
    <message>
        <source>toxic</source>
        <translation>Gift</translation>
    </message>
    <message>
        <source>turn-end</source>
        <translation>Zugende</translation>
    </message>
    <message>
        <source>turn-start</source>
        <translation>Zugbeginn</translation>
    </message>
    <message>
        <source>vigor</source>
        <translation>Ausdauer</translation>
    </message>
    <message>
        <source>warbands</source>
        <translation>Kriegstrupps</translation>
    </message>
    <message>
        <source>wits</source>
        <translation>Verstand</translation>
    </message>
    <message>
        <source>wounds</source>
        <translation>Wunden</translation>
    </message>
    <message>
        <source>a number and a kind of wound: 10 cut</source>
        <translation>eine Zahl und eine Art Wunde: 10 cut</translation>
    </message>
    <message>
        <source>column,row from 0,0 in the upper left: 3,4</source>
        <translation>Spalte,Zeile ab 0,0 links oben: 3,4</translation>
    </message>
    <message>
        <source>a square or two opposite corner squares, the upper left one first: 2,3-5,6</source>
        <translation>ein Feld oder zwei gegenüberliegende Eckfelder, das linke obere zuerst: 2,3-5,6</translation>
    </message>
    <message>
        <source>a line along the grid between two grid points, the left or upper one first: 3,0-3,4</source>
        <translation>eine Linie entlang des Rasters zwischen zwei Rasterpunkten, der linke oder obere zuerst: 3,0-3,4</translation>
    </message>
    <message>
        <source>%1 = %2 against %3 = %4</source>
        <translation>%1 = %2 gegen %3 = %4</translation>
    </message>
    <message>
        <source>Something here has no id.</source>
        <translation>Etwas hier hat keine id.</translation>
    </message>
    <message>
        <source>Give everything a short name of its own.</source>
        <translation>Allem einen eigenen kurzen Namen geben.</translation>
    </message>
    <message>
        <source>%1 stands here twice.</source>
        <translation>%1 steht hier zweimal.</translation>
    </message>
    <message>
        <source>Give everything an id of its own.</source>
        <translation>Allem eine eigene id geben.</translation>
    </message>
</context>
<context>
    <name>setting</name>
    <message>
        <source>Choose a reading or a house rule for this campaign</source>
        <translation>Für diese Kampagne eine Lesart oder eine Hausregel wählen</translation>
    </message>
</context>
<context>
    <name>settle-tactics</name>
    <message>
        <source>Accept the tactics check: the highest roll is advantaged</source>
        <translation>Den Taktikwurf gelten lassen: der höchste Wurf bringt den Vorteil</translation>
    </message>
</context>
<context>
    <name>setup</name>
    <message>
        <source>Start tracking from a full state, in the middle of a game</source>
        <translation>Das Mitführen mitten in einer Partie mit einem vollständigen Stand beginnen</translation>
    </message>
</context>
<context>
    <name>shelf</name>
    <message>
        <source>There is no imported pack %1 on this shelf.</source>
        <translation>In diesem Regal gibt es keinen importierten Kartensatz %1.</translation>
    </message>
    <message>
        <source>A note has 1 to %1 characters.</source>
        <translation>Eine Notiz hat 1 bis %1 Zeichen.</translation>
    </message>
    <message>
        <source>Write down what the table decided.</source>
        <translation>Aufschreiben, was der Tisch entschieden hat.</translation>
    </message>
    <message>
        <source>Nothing with the number %1 is pinned to a rule.</source>
        <translation>Mit der Nummer %1 ist an keine Regel etwas geheftet.</translation>
    </message>
    <message>
        <source>Nothing is pinned on this shelf.</source>
        <translation>In diesem Regal ist nichts angeheftet.</translation>
    </message>
    <message>
        <source>There are: %1.</source>
        <translation>Es gibt: %1.</translation>
    </message>
    <message>
        <source>%1, campaign %2, entry %3</source>
        <translation>%1, Kampagne %2, Eintrag %3</translation>
    </message>
    <message>
        <source>It is not known where this campaign ends.</source>
        <translation>Wo diese Kampagne endet, ist nicht bekannt.</translation>
    </message>
    <message>
        <source>This entry is damaged or missing.</source>
        <translation>Dieser Eintrag ist beschädigt oder fehlt.</translation>
    </message>
    <message>
        <source>The last entries are damaged or missing.</source>
        <translation>Die letzten Einträge sind beschädigt oder fehlen.</translation>
    </message>
    <message>
        <source>This entry does not follow the last one. Nothing was written.</source>
        <translation>Dieser Eintrag folgt nicht auf den letzten. Nichts wurde geschrieben.</translation>
    </message>
    <message>
        <source>This entry points at entries that do not exist. Nothing was written.</source>
        <translation>Dieser Eintrag verweist auf Einträge, die es nicht gibt. Nichts wurde geschrieben.</translation>
    </message>
    <message>
        <source>Somebody else wrote this entry meanwhile. Nothing was written.</source>
        <translation>Jemand anderes hat diesen Eintrag inzwischen geschrieben. Nichts wurde geschrieben.</translation>
    </message>
    <message>
        <source>There is no such entry.</source>
        <translation>Diesen Eintrag gibt es nicht.</translation>
    </message>
    <message>
        <source>Nothing is known to be lost: an older program cannot judge it.</source>
        <translation>Von einem Verlust ist nichts bekannt: ein älteres Programm kann es nicht beurteilen.</translation>
    </message>
    <message>
        <source>The number of its version is damaged: %1.</source>
        <translation>Die Nummer der Version ist beschädigt: %1.</translation>
    </message>
    <message>
        <source>Nothing is lost by this.</source>
        <translation>Verloren ist dadurch nichts.</translation>
    </message>
    <message>
        <source>See the campaigns below.</source>
        <translation>Siehe die Kampagnen unten.</translation>
    </message>
    <message>
        <source>What leads to the entries is damaged: %1</source>
        <translation>Was zu den Einträgen führt, ist beschädigt: %1</translation>
    </message>
    <message>
        <source>Its pages were read one by one: see the campaigns below.</source>
        <translation>Die Seiten wurden einzeln gelesen: siehe die Kampagnen unten.</translation>
    </message>
    <message>
        <source>There is a file of this name already.</source>
        <translation>Eine Datei dieses Namens gibt es schon.</translation>
    </message>
    <message>
        <source>Name a file that does not exist yet.</source>
        <translation>Eine Datei nennen, die es noch nicht gibt.</translation>
    </message>
    <message>
        <source>Nothing can be saved from this shelf: %1</source>
        <translation>Aus diesem Regal lässt sich nichts retten: %1</translation>
    </message>
    <message>
        <source>This shelf cannot be read without a copy of it, and the copy could not be made.</source>
        <translation>Dieses Regal lässt sich nur über eine Kopie lesen, und die Kopie ließ sich nicht machen.</translation>
    </message>
    <message>
        <source>Make room in %1 and try again.</source>
        <translation>In %1 Platz schaffen und erneut versuchen.</translation>
    </message>
    <message>
        <source>It belongs to another program.</source>
        <translation>Es gehört zu einem anderen Programm.</translation>
    </message>
    <message>
        <source>its version %1 is unknown.</source>
        <translation>die Version %1 ist unbekannt.</translation>
    </message>
    <message>
        <source>This shelf was opened for reading only.</source>
        <translation>Dieses Regal wurde nur zum Lesen geöffnet.</translation>
    </message>
    <message>
        <source>Open it for writing.</source>
        <translation>Zum Schreiben öffnen.</translation>
    </message>
    <message>
        <source>This is a copy: try another one.</source>
        <translation>Das ist eine Sicherung: eine andere versuchen.</translation>
    </message>
    <message>
        <source>There is no sound copy in %1.</source>
        <translation>In %1 ist keine heile Sicherung.</translation>
    </message>
    <message>
        <source>The newest sound copy is %1, made %2 (UTC). To go on from it, type: musterroll-cli check --shelf &quot;%1&quot; --repair NEW-FILE, and then play with --shelf NEW-FILE.</source>
        <translation>Die neueste heile Sicherung ist %1 vom %2 (UTC). Um von dort weiterzuspielen: musterroll-cli check --shelf &quot;%1&quot; --repair NEW-FILE eingeben, danach mit --shelf NEW-FILE spielen.</translation>
    </message>
    <message>
        <source>Save what can be saved: musterroll-cli check --shelf &quot;%1&quot; --repair NEW-FILE.</source>
        <translation>Retten, was sich retten lässt: musterroll-cli check --shelf &quot;%1&quot; --repair NEW-FILE.</translation>
    </message>
    <message>
        <source>Another program holds this shelf.</source>
        <translation>Ein anderes Programm hält dieses Regal.</translation>
    </message>
    <message>
        <source>Close it there and try again.</source>
        <translation>Dort schließen und erneut versuchen.</translation>
    </message>
    <message>
        <source>The disk is full. Nothing was written; everything before is safe.</source>
        <translation>Der Datenträger ist voll. Nichts wurde geschrieben; alles Frühere ist sicher.</translation>
    </message>
    <message>
        <source>Make room on the disk of %1 and try again.</source>
        <translation>Auf dem Datenträger von %1 Platz schaffen und erneut versuchen.</translation>
    </message>
    <message>
        <source>The disk reported an error. The shelf was closed so that nothing is made worse; nothing of this step was kept for certain.</source>
        <translation>Der Datenträger hat einen Fehler gemeldet. Das Regal wurde geschlossen, damit nichts schlimmer wird; von diesem Schritt ist nichts sicher gespeichert.</translation>
    </message>
    <message>
        <source>Check the disk and the cable, copy %1 to a safe place, then open the shelf again.</source>
        <translation>Datenträger und Kabel prüfen, %1 an einen sicheren Ort kopieren, dann das Regal wieder öffnen.</translation>
    </message>
    <message>
        <source>Its pages do not fit together.</source>
        <translation>Die Seiten passen nicht zusammen.</translation>
    </message>
    <message>
        <source>It is not a database.</source>
        <translation>Es ist keine Datenbank.</translation>
    </message>
    <message>
        <source>This shelf cannot be opened.</source>
        <translation>Dieses Regal lässt sich nicht öffnen.</translation>
    </message>
    <message>
        <source>Look whether you may read and write in %1.</source>
        <translation>Nachsehen, ob in %1 gelesen und geschrieben werden darf.</translation>
    </message>
    <message>
        <source>The shelf refused what does not fit together. Nothing was written.</source>
        <translation>Das Regal hat zurückgewiesen, was nicht zusammenpasst. Nichts wurde geschrieben.</translation>
    </message>
    <message>
        <source>Open the campaign again: it may have been changed elsewhere.</source>
        <translation>Die Kampagne neu öffnen: sie wurde vielleicht anderswo geändert.</translation>
    </message>
    <message>
        <source>The database reported an error. Nothing was written.</source>
        <translation>Die Datenbank hat einen Fehler gemeldet. Nichts wurde geschrieben.</translation>
    </message>
    <message>
        <source>Open the shelf again.</source>
        <translation>Das Regal neu öffnen.</translation>
    </message>
    <message>
        <source>This shelf is in use by %1 (process %2 on %3).</source>
        <translation>Dieses Regal ist in Gebrauch durch %1 (Prozess %2 auf %3).</translation>
    </message>
    <message>
        <source>Close %1 and try again, or do it there.</source>
        <translation>%1 schließen und erneut versuchen, oder es dort tun.</translation>
    </message>
    <message>
        <source>Close %1 on that computer and try again. If it is not running there any more, delete %2.</source>
        <translation>%1 auf jenem Rechner schließen und erneut versuchen. Läuft es dort nicht mehr, %2 löschen.</translation>
    </message>
    <message>
        <source>There is no shelf here.</source>
        <translation>Hier ist kein Regal.</translation>
    </message>
    <message>
        <source>Look at the path, or make a campaign: that makes the shelf.</source>
        <translation>Den Pfad ansehen, oder eine Kampagne anlegen: damit entsteht das Regal.</translation>
    </message>
    <message>
        <source>This is a folder, not a shelf.</source>
        <translation>Das ist ein Ordner, kein Regal.</translation>
    </message>
    <message>
        <source>Name the shelf&apos;s file in it, such as %1.</source>
        <translation>Die Datei des Regals darin nennen, etwa %1.</translation>
    </message>
    <message>
        <source>This is no ordinary file, so it cannot be a shelf.</source>
        <translation>Das ist keine gewöhnliche Datei und kann daher kein Regal sein.</translation>
    </message>
    <message>
        <source>Name another file.</source>
        <translation>Eine andere Datei nennen.</translation>
    </message>
    <message>
        <source>Nothing can be written in the folder %1.</source>
        <translation>Im Ordner %1 lässt sich nichts schreiben.</translation>
    </message>
    <message>
        <source>Allow writing there, make room on its disk, or name a shelf in another folder.</source>
        <translation>Dort das Schreiben erlauben, auf dem Datenträger Platz schaffen, oder ein Regal in einem anderen Ordner nennen.</translation>
    </message>
    <message>
        <source>This shelf cannot be written: the file or its folder is read-only.</source>
        <translation>In dieses Regal lässt sich nicht schreiben: die Datei oder ihr Ordner ist schreibgeschützt.</translation>
    </message>
    <message>
        <source>Allow writing to %1, or copy the shelf to another folder.</source>
        <translation>Das Schreiben in %1 erlauben, oder das Regal in einen anderen Ordner kopieren.</translation>
    </message>
    <message>
        <source>This is a copy of a shelf: it can be read, but stays as it is.</source>
        <translation>Das ist die Sicherung eines Regals: sie lässt sich lesen, bleibt aber, wie sie ist.</translation>
    </message>
    <message>
        <source>Make a shelf of it to play on: musterroll-cli check --shelf &quot;%1&quot; --repair NEW-FILE. Or take a single campaign out of it with export, and import that.</source>
        <translation>Zum Weiterspielen ein Regal daraus machen: musterroll-cli check --shelf &quot;%1&quot; --repair NEW-FILE. Oder mit export eine einzelne Kampagne herausnehmen und diese importieren.</translation>
    </message>
    <message>
        <source>these parts are missing, changed or not made by Muster Roll: %1.</source>
        <translation>diese Teile fehlen, sind verändert oder nicht von Muster Roll gemacht: %1.</translation>
    </message>
    <message>
        <source>This file is not a shelf of Muster Roll. %1</source>
        <translation>Diese Datei ist kein Regal von Muster Roll. %1</translation>
    </message>
    <message>
        <source>Name another file. This one was left as it is.</source>
        <translation>Eine andere Datei nennen. Diese blieb, wie sie war.</translation>
    </message>
    <message>
        <source>A newer Muster Roll made this shelf. It can be read here, but not written.</source>
        <translation>Ein neueres Muster Roll hat dieses Regal gemacht. Hier lässt es sich lesen, aber nicht beschreiben.</translation>
    </message>
    <message>
        <source>Update Muster Roll to go on playing; listing and exporting work.</source>
        <translation>Zum Weiterspielen Muster Roll aktualisieren; Auflisten und Exportieren geht.</translation>
    </message>
    <message>
        <source>This shelf is damaged: %1</source>
        <translation>Dieses Regal ist beschädigt: %1</translation>
    </message>
    <message>
        <source>This shelf cannot be read.</source>
        <translation>Dieses Regal lässt sich nicht lesen.</translation>
    </message>
    <message>
        <source>Look whether you may read it.</source>
        <translation>Nachsehen, ob es gelesen werden darf.</translation>
    </message>
    <message>
        <source>the file is empty.</source>
        <translation>die Datei ist leer.</translation>
    </message>
    <message>
        <source>the file begins with zeros, as a disk leaves it that lost its power.</source>
        <translation>die Datei beginnt mit Nullen, wie nach einem Stromausfall des Datenträgers.</translation>
    </message>
    <message>
        <source>the file is cut off.</source>
        <translation>die Datei ist abgeschnitten.</translation>
    </message>
    <message>
        <source>the file is cut off: it should have %1 bytes and has %2.</source>
        <translation>die Datei ist abgeschnitten: sie müsste %1 Bytes haben und hat %2.</translation>
    </message>
    <message>
        <source>there is more in the file than its pages: it should have %1 bytes and has %2.</source>
        <translation>in der Datei ist mehr als ihre Seiten: sie müsste %1 Bytes haben und hat %2.</translation>
    </message>
    <message>
        <source>Something stands there already.</source>
        <translation>Dort steht schon etwas.</translation>
    </message>
    <message>
        <source>Choose a new name; nothing is ever written over.</source>
        <translation>Einen neuen Namen wählen; überschrieben wird nie etwas.</translation>
    </message>
    <message>
        <source>There is no folder %1.</source>
        <translation>Es gibt keinen Ordner %1.</translation>
    </message>
    <message>
        <source>Make the folder first, or choose another place.</source>
        <translation>Den Ordner zuerst anlegen, oder einen anderen Ort wählen.</translation>
    </message>
    <message>
        <source>This file could not be written: %1.</source>
        <translation>Diese Datei ließ sich nicht schreiben: %1.</translation>
    </message>
    <message>
        <source>Look whether you may write in %1 and whether its disk has room.</source>
        <translation>Nachsehen, ob in %1 geschrieben werden darf und auf dem Datenträger Platz ist.</translation>
    </message>
    <message>
        <source>There is no campaign %1 on this shelf.</source>
        <translation>In diesem Regal gibt es keine Kampagne %1.</translation>
    </message>
    <message>
        <source>List the campaigns to see what is there.</source>
        <translation>Die Kampagnen auflisten, um zu sehen, was da ist.</translation>
    </message>
    <message>
        <source>%1, campaign %2</source>
        <translation>%1, Kampagne %2</translation>
    </message>
    <message>
        <source>The label of this campaign was changed by damage.</source>
        <translation>Das Etikett dieser Kampagne wurde durch einen Schaden verändert.</translation>
    </message>
    <message>
        <source>Choose another name.</source>
        <translation>Einen anderen Namen wählen.</translation>
    </message>
    <message>
        <source>%1 is no name: it holds signs that cannot be seen or turn the text around: %2.</source>
        <translation>%1 ist kein Name: er enthält Zeichen, die unsichtbar sind oder den Text umdrehen: %2.</translation>
    </message>
    <message>
        <source>A campaign&apos;s name has at most %1 characters; %2 has %3.</source>
        <translation>Der Name einer Kampagne hat höchstens %1 Zeichen; %2 hat %3.</translation>
    </message>
    <message>
        <source>A campaign needs a name that can be seen.</source>
        <translation>Eine Kampagne braucht einen sichtbaren Namen.</translation>
    </message>
    <message>
        <source>Saved campaign</source>
        <translation>Gerettete Kampagne</translation>
    </message>
    <message>
        <source>There is a campaign %1 already.</source>
        <translation>Eine Kampagne %1 gibt es schon.</translation>
    </message>
    <message>
        <source>imported pack %1</source>
        <translation>importierter Kartensatz %1</translation>
    </message>
    <message>
        <source>note %1 on a rule</source>
        <translation>Notiz %1 an einer Regel</translation>
    </message>
    <message>
        <source>The pages of the file do not fit together: %1</source>
        <translation>Die Seiten der Datei passen nicht zusammen: %1</translation>
    </message>
    <message>
        <source>The pages of the file could not be checked: %1</source>
        <translation>Die Seiten der Datei ließen sich nicht prüfen: %1</translation>
    </message>
    <message>
        <source>The list of tables cannot be read: %1</source>
        <translation>Die Liste der Tabellen lässt sich nicht lesen: %1</translation>
    </message>
    <message>
        <source>Nothing in this file can be read.</source>
        <translation>Nichts in dieser Datei lässt sich lesen.</translation>
    </message>
    <message>
        <source>These parts are missing, changed or not made by Muster Roll: %1.</source>
        <translation>Diese Teile fehlen, sind verändert oder nicht von Muster Roll gemacht: %1.</translation>
    </message>
    <message>
        <source>campaign %1</source>
        <translation>Kampagne %1</translation>
    </message>
    <message>
        <source>The form of the name that is used for searching is damaged.</source>
        <translation>Die Namensform, mit der gesucht wird, ist beschädigt.</translation>
    </message>
    <message>
        <source>Its name, game or date may be wrong; its entries are checked on their own.</source>
        <translation>Name, Spiel oder Datum könnten falsch sein; die Einträge werden eigens geprüft.</translation>
    </message>
    <message>
        <source>The list of campaigns cannot be read to its end: %1</source>
        <translation>Die Liste der Kampagnen lässt sich nicht zu Ende lesen: %1</translation>
    </message>
    <message>
        <source>Names and games of some campaigns.</source>
        <translation>Namen und Spiele einiger Kampagnen.</translation>
    </message>
    <message>
        <source>Saved campaign %1</source>
        <translation>Gerettete Kampagne %1</translation>
    </message>
    <message>
        <source>The label of this campaign is lost.</source>
        <translation>Das Etikett dieser Kampagne ist verloren.</translation>
    </message>
    <message>
        <source>Its name, game and date.</source>
        <translation>Name, Spiel und Datum.</translation>
    </message>
    <message>
        <source>The kept state at entry %1 is damaged.</source>
        <translation>Der gespeicherte Stand bei Eintrag %1 ist beschädigt.</translation>
    </message>
    <message>
        <source>The kept states cannot be read to their end: %1</source>
        <translation>Die gespeicherten Stände lassen sich nicht zu Ende lesen: %1</translation>
    </message>
    <message>
        <source>Entries are missing.</source>
        <translation>Einträge fehlen.</translation>
    </message>
    <message>
        <source>The entry was changed by damage.</source>
        <translation>Der Eintrag wurde durch einen Schaden verändert.</translation>
    </message>
    <message>
        <source>The entry points at entries that do not exist.</source>
        <translation>Der Eintrag verweist auf Einträge, die es nicht gibt.</translation>
    </message>
    <message>
        <source>The date on the label is not that of the first entry.</source>
        <translation>Das Datum auf dem Etikett ist nicht das des ersten Eintrags.</translation>
    </message>
    <message>
        <source>The entries cannot be read any further: %1</source>
        <translation>Weiter lassen sich die Einträge nicht lesen: %1</translation>
    </message>
    <message>
        <source>The index of branches is damaged.</source>
        <translation>Das Verzeichnis der Zweige ist beschädigt.</translation>
    </message>
    <message>
        <source>entry %1</source>
        <translation>Eintrag %1</translation>
    </message>
    <message>
        <source>Entries %1 to %2. The entries before are sound and can be saved: %3.</source>
        <translation>Einträge %1 bis %2. Die Einträge davor sind heil und lassen sich retten: %3.</translation>
    </message>
    <message>
        <source>The mark of the campaign&apos;s end is damaged.</source>
        <translation>Die Endmarke der Kampagne ist beschädigt.</translation>
    </message>
    <message>
        <source>The kept state at entry %1 does not belong to these entries.</source>
        <translation>Der gespeicherte Stand bei Eintrag %1 gehört nicht zu diesen Einträgen.</translation>
    </message>
    <message>
        <source>The line shown on the shelf is damaged.</source>
        <translation>Die Zeile, die im Regal gezeigt wird, ist beschädigt.</translation>
    </message>
    <message>
        <source>Some rows belong to no campaign: %1.</source>
        <translation>Einige Zeilen gehören zu keiner Kampagne: %1.</translation>
    </message>
    <message>
        <source>See the campaigns above.</source>
        <translation>Siehe die Kampagnen oben.</translation>
    </message>
    <message>
        <source>It was changed by damage.</source>
        <translation>Durch einen Schaden verändert.</translation>
    </message>
    <message>
        <source>It cannot be used any more.</source>
        <translation>Nicht mehr zu gebrauchen.</translation>
    </message>
    <message>
        <source>It and those after it cannot be read: %1</source>
        <translation>Von hier an lässt sich nichts mehr lesen: %1</translation>
    </message>
    <message>
        <source>They cannot be used any more.</source>
        <translation>Nicht mehr zu gebrauchen.</translation>
    </message>
    <message>
        <source>%1, line %2</source>
        <translation>%1, Zeile %2</translation>
    </message>
    <message>
        <source>Nothing was imported. Export the campaign again, or take another copy of the file.</source>
        <translation>Nichts wurde importiert. Die Kampagne noch einmal exportieren, oder eine andere Kopie der Datei nehmen.</translation>
    </message>
    <message>
        <source>This is not an exported campaign.</source>
        <translation>Das ist keine exportierte Kampagne.</translation>
    </message>
    <message>
        <source>A newer Muster Roll exported this campaign.</source>
        <translation>Ein neueres Muster Roll hat diese Kampagne exportiert.</translation>
    </message>
    <message>
        <source>This line was damaged or changed.</source>
        <translation>Diese Zeile wurde beschädigt oder verändert.</translation>
    </message>
    <message>
        <source>The file does not end as it should: entries are missing or too many.</source>
        <translation>Die Datei endet nicht, wie sie sollte: Einträge fehlen oder sind zu viel.</translation>
    </message>
    <message>
        <source>There is more after the end of the campaign.</source>
        <translation>Nach dem Ende der Kampagne kommt noch etwas.</translation>
    </message>
    <message>
        <source>The file is cut off here.</source>
        <translation>Die Datei ist hier abgeschnitten.</translation>
    </message>
    <message>
        <source>This file cannot be read.</source>
        <translation>Diese Datei lässt sich nicht lesen.</translation>
    </message>
    <message>
        <source>Look at the path and whether you may read it.</source>
        <translation>Den Pfad ansehen und ob sie gelesen werden darf.</translation>
    </message>
    <message>
        <source>The campaign has no entries.</source>
        <translation>Die Kampagne hat keine Einträge.</translation>
    </message>
</context>
<context>
    <name>sight</name>
    <message>
        <source>Whether a unit sees another one, what cover it has and whether it is invisible</source>
        <translation>Ob eine Einheit eine andere sieht, welche Deckung diese hat und ob sie unsichtbar ist</translation>
    </message>
</context>
<context>
    <name>sing</name>
    <message>
        <source>Use the hymn in hand</source>
        <translation>Die Hymne auf der Hand einsetzen</translation>
    </message>
</context>
<context>
    <name>skill</name>
    <message>
        <source>Command action: roll a skill, perhaps for a test</source>
        <translation>Befehlsaktion: eine Fertigkeit würfeln, vielleicht für eine Probe</translation>
    </message>
</context>
<context>
    <name>skip-opposition</name>
    <message>
        <source>See that an opposition card does not act</source>
        <translation>Sehen, dass eine Gegnerkarte nicht handelt</translation>
    </message>
</context>
<context>
    <name>skip-phase-0</name>
    <message>
        <source>Go without the turn of greater advantage</source>
        <translation>Auf den Zug des großen Vorteils verzichten</translation>
    </message>
</context>
<context>
    <name>splits</name>
    <message>
        <source>Every way to take the wounds that wait: Vigor and injuries</source>
        <translation>Jede Art, die wartenden Wunden zu nehmen: Ausdauer und Verletzungen</translation>
    </message>
</context>
<context>
    <name>squares</name>
    <message>
        <source>The squares that a unit fills</source>
        <translation>Die Felder, die eine Einheit ausfüllt</translation>
    </message>
</context>
<context>
    <name>standing</name>
    <message>
        <source>Gain or lose a standing</source>
        <translation>Ein Ansehen gewinnen oder verlieren</translation>
    </message>
</context>
<context>
    <name>start</name>
    <message>
        <source>Say who sits at the table, clockwise, and who goes first</source>
        <translation>Angeben, wer im Uhrzeigersinn am Tisch sitzt und wer beginnt</translation>
    </message>
</context>
<context>
    <name>start-campaign</name>
    <message>
        <source>Open a new tracker table: players and dictator</source>
        <translation>Eine neue Tabelle des Kampagnenbogens beginnen: Spieler und Diktator</translation>
    </message>
</context>
<context>
    <name>start-effect</name>
    <message>
        <source>Do one of the effects at the start of a turn</source>
        <translation>Einen der Effekte zu Beginn eines Zuges ausführen</translation>
    </message>
</context>
<context>
    <name>start-odds</name>
    <message>
        <source>Chances at the start of a turn: an Enraged unit is forced, a Glamyred one acts freely, a mortally injured one still stands</source>
        <translation>Chancen zu Beginn eines Zuges: eine rasende Einheit (Enraged) wird gezwungen, eine betörte (Glamyred) handelt frei, eine tödlich verletzte steht noch</translation>
    </message>
</context>
<context>
    <name>start-round</name>
    <message>
        <source>Begin a round</source>
        <translation>Eine Runde beginnen</translation>
    </message>
</context>
<context>
    <name>statistics</name>
    <message>
        <source>A unit as it is now: statistics, acts, tokens, descriptors</source>
        <translation>Eine Einheit, wie sie jetzt ist: Werte, Handlungen, Marker, Bezeichnungen</translation>
    </message>
</context>
<context>
    <name>step</name>
    <message>
        <source>Go one step</source>
        <translation>Einen Schritt gehen</translation>
    </message>
</context>
<context>
    <name>strain</name>
    <message>
        <source>Lose a health level as the action itself</source>
        <translation>Als Aktion selbst eine Gesundheitsstufe verlieren</translation>
    </message>
</context>
<context>
    <name>summon</name>
    <message>
        <source>Put a card from the hand onto your house or beside one of your cards</source>
        <translation>Eine Karte von der Hand auf das eigene Haus oder neben eine eigene Karte legen</translation>
    </message>
</context>
<context>
    <name>summons</name>
    <message>
        <source>Where a card may be summoned, and which base makes it legal</source>
        <translation>Wo eine Karte beschworen werden darf und welche Basis es erlaubt</translation>
    </message>
</context>
<context>
    <name>swap-mercenary</name>
    <message>
        <source>Go on with another mercenary: cards and Severe Injury move</source>
        <translation>Mit einem anderen Söldner weitermachen: Karten und Schwere Verletzung ziehen mit um</translation>
    </message>
</context>
<context>
    <name>swordsandsouls</name>
    <message>
        <source>The price of %1 is not entered.</source>
        <translation>Der Preis von %1 ist nicht eingetragen.</translation>
    </message>
    <message>
        <source>Add cost=… with the number in its corner.</source>
        <translation>cost=… mit der Zahl in der Ecke ergänzen.</translation>
    </message>
    <message>
        <source>%1 pays obols: %2, and has left: %3</source>
        <translation>%1 zahlt Obolen: %2, und hat noch: %3</translation>
    </message>
    <message>
        <source>%1 buys %2</source>
        <translation>%1 kauft %2</translation>
    </message>
    <message>
        <source>Not played and not replaced: %1; the arsenal may be refreshed: %2</source>
        <translation>Nicht gespielt und nicht ersetzt: %1; das Arsenal darf erneuert werden: %2</translation>
    </message>
    <message>
        <source>%1 discards %2</source>
        <translation>%1 legt %2 ab</translation>
    </message>
    <message>
        <source>Under the deck: %1; face up: %2</source>
        <translation>Unter den Stapel: %1; offen: %2</translation>
    </message>
    <message>
        <source>%1 refreshes the arsenal</source>
        <translation>%1 erneuert das Arsenal</translation>
    </message>
    <message>
        <source>This table decides where such an attack goes on.</source>
        <translation>Dieser Tisch entscheidet, wo ein solcher Angriff weitergeht.</translation>
    </message>
    <message>
        <source>Add way=clockwise or way=counterclockwise.</source>
        <translation>way=clockwise oder way=counterclockwise ergänzen.</translation>
    </message>
    <message>
        <source>Nobody is attacked.</source>
        <translation>Niemand wird angegriffen.</translation>
    </message>
    <message>
        <source>Name one of: %1.</source>
        <translation>Eines davon angeben: %1.</translation>
    </message>
    <message>
        <source>This order does not name everybody who is attacked, once each.</source>
        <translation>Diese Reihenfolge nennt nicht alle Angegriffenen genau einmal.</translation>
    </message>
    <message>
        <source>Put in order: %1.</source>
        <translation>In eine Reihenfolge bringen: %1.</translation>
    </message>
    <message>
        <source>%1 attacks %2 with %3</source>
        <translation>%1 greift %2 mit %3 an</translation>
    </message>
    <message>
        <source>%1 blocks with %2: the attack has no effect</source>
        <translation>%1 blockt mit %2: Der Angriff hat keinen Effekt</translation>
    </message>
    <message>
        <source>%1 blocks with %2</source>
        <translation>%1 blockt mit %2</translation>
    </message>
    <message>
        <source>%1 dodges with %2: the attack goes on</source>
        <translation>%1 weicht mit %2 aus: Der Angriff geht weiter</translation>
    </message>
    <message>
        <source>%1 is the target now</source>
        <translation>%1 ist jetzt das Ziel</translation>
    </message>
    <message>
        <source>%1 dodges with %2</source>
        <translation>%1 weicht mit %2 aus</translation>
    </message>
    <message>
        <source>%1 helps the attack</source>
        <translation>%1 unterstützt den Angriff</translation>
    </message>
    <message>
        <source>%1 helps the attack with %2</source>
        <translation>%1 unterstützt den Angriff mit %2</translation>
    </message>
    <message>
        <source>%1 cancels %2: %3 may answer with another card</source>
        <translation>%1 hebt %2 auf: %3 darf mit einer anderen Karte antworten</translation>
    </message>
    <message>
        <source>%1 cancels %2 with %3</source>
        <translation>%1 hebt %2 mit %3 auf</translation>
    </message>
    <message>
        <source>%1 takes one treasure of choice.</source>
        <translation>%1 nimmt einen Schatz nach Wahl.</translation>
    </message>
    <message>
        <source>%1 takes the damage</source>
        <translation>%1 nimmt den Schaden hin</translation>
    </message>
    <message>
        <source>The attack of %1 is over</source>
        <translation>Der Angriff von %1 ist vorbei</translation>
    </message>
    <message>
        <source>%1 has nothing left to draw: cards not drawn %2</source>
        <translation>%1 hat nichts mehr zu ziehen: nicht gezogene Karten %2</translation>
    </message>
    <message>
        <source>%1 shuffles the discard pile: cards %2</source>
        <translation>%1 mischt den Ablagestapel: Karten %2</translation>
    </message>
    <message>
        <source>%1 uses the talent: the hero turns gray</source>
        <translation>%1 nutzt das Talent: Der Held wird grau</translation>
    </message>
    <message>
        <source>%1 stays beside the hero of %2</source>
        <translation>%1 bleibt neben dem Helden von %2</translation>
    </message>
    <message>
        <source>%1 of %2 stays on the table until its text says otherwise</source>
        <translation>%1 von %2 bleibt auf dem Tisch, bis der Text etwas anderes sagt</translation>
    </message>
    <message>
        <source>%1 lies beside the hero of %2 at once</source>
        <translation>%1 liegt sofort neben dem Helden von %2</translation>
    </message>
    <message>
        <source>The arsenal deck is used up: cards missing in the row %1</source>
        <translation>Der Arsenalstapel ist aufgebraucht: fehlende Karten in der Reihe %1</translation>
    </message>
    <message>
        <source>%1 is back: talent ready, small hearts %2, large hearts %3</source>
        <translation>%1 ist zurück: Talent bereit, kleine Herzen %2, große Herzen %3</translation>
    </message>
    <message>
        <source>%1 still has obols %2 and fragments %3</source>
        <translation>%1 behält Obolen %2 und Fragmente %3</translation>
    </message>
    <message>
        <source>%1 takes obols from the vault: %2</source>
        <translation>%1 nimmt Obolen aus dem Vorrat: %2</translation>
    </message>
    <message>
        <source>%1 gives %2 obols: %3</source>
        <translation>%1 gibt Obolen an %2: %3</translation>
    </message>
    <message>
        <source>%1 draws cards: %2</source>
        <translation>%1 zieht Karten: %2</translation>
    </message>
    <message>
        <source>%1 discards: %2</source>
        <translation>%1 legt ab: %2</translation>
    </message>
    <message>
        <source>%1 takes %2 from %3</source>
        <translation>%1 nimmt %2 von %3</translation>
    </message>
    <message>
        <source>%1 takes small hearts from the vault: %2</source>
        <translation>%1 nimmt kleine Herzen aus dem Vorrat: %2</translation>
    </message>
    <message>
        <source>The talent of %1 is ready again</source>
        <translation>Das Talent von %1 ist wieder bereit</translation>
    </message>
    <message>
        <source>By hand: %1</source>
        <translation>Von Hand: %1</translation>
    </message>
    <message>
        <source>players are seated</source>
        <translation>die Spieler nehmen Platz</translation>
    </message>
    <message>
        <source>heroes are chosen</source>
        <translation>die Helden werden gewählt</translation>
    </message>
    <message>
        <source>cards and hearts are dealt</source>
        <translation>Karten und Herzen werden ausgeteilt</translation>
    </message>
    <message>
        <source>draw step of %1</source>
        <translation>Ziehschritt von %1</translation>
    </message>
    <message>
        <source>play step of %1</source>
        <translation>Spielschritt von %1</translation>
    </message>
    <message>
        <source>buy step of %1</source>
        <translation>Kaufschritt von %1</translation>
    </message>
    <message>
        <source>instants before the turn of %1</source>
        <translation>Sofortkarten vor dem Zug von %1</translation>
    </message>
    <message>
        <source>no text is entered</source>
        <translation>kein Text eingetragen</translation>
    </message>
    <message>
        <source>Deck of %1</source>
        <translation>Stapel von %1</translation>
    </message>
    <message>
        <source>Arsenal deck</source>
        <translation>Arsenalstapel</translation>
    </message>
    <message>
        <source>These cards cannot have been drawn: %1.</source>
        <translation>Diese Karten können nicht gezogen worden sein: %1.</translation>
    </message>
    <message>
        <source>Name cards drawn: %1, out of %2.</source>
        <translation>Gezogene Karten benennen: %1, aus %2.</translation>
    </message>
    <message>
        <source>%1 is in play until its effects are over</source>
        <translation>%1 liegt aus, bis alle Effekte vorbei sind</translation>
    </message>
    <message>
        <source>%1 of %2 is put away</source>
        <translation>%1 von %2 wird weggelegt</translation>
    </message>
    <message>
        <source>Nothing is drawn by this.</source>
        <translation>Hiermit wird nichts gezogen.</translation>
    </message>
    <message>
        <source>Leave the cards out.</source>
        <translation>Die Karten weglassen.</translation>
    </message>
    <message>
        <source>%1 is aimed at a player.</source>
        <translation>%1 richtet sich gegen einen Spieler.</translation>
    </message>
    <message>
        <source>%1: lay small hearts beside the hero: %2, now %3</source>
        <translation>%1: kleine Herzen neben den Helden legen: %2, jetzt %3</translation>
    </message>
    <message>
        <source>%1: give small hearts away: %2, now %3</source>
        <translation>%1: kleine Herzen abgeben: %2, jetzt %3</translation>
    </message>
    <message>
        <source>%1: lay the large heart beside the hero</source>
        <translation>%1: das große Herz neben den Helden legen</translation>
    </message>
    <message>
        <source>%1: give the large heart away</source>
        <translation>%1: das große Herz abgeben</translation>
    </message>
    <message>
        <source>%1: take obols: %2, now %3</source>
        <translation>%1: Obolen nehmen: %2, jetzt %3</translation>
    </message>
    <message>
        <source>%1: put obols back: %2, now %3</source>
        <translation>%1: Obolen zurücklegen: %2, jetzt %3</translation>
    </message>
    <message>
        <source>%1: take soul fragments: %2, now %3</source>
        <translation>%1: Seelenfragmente nehmen: %2, jetzt %3</translation>
    </message>
    <message>
        <source>%1: put soul fragments back: %2, now %3</source>
        <translation>%1: Seelenfragmente zurücklegen: %2, jetzt %3</translation>
    </message>
    <message>
        <source>%1: turn the hero to the gray side</source>
        <translation>%1: den Helden auf die graue Seite drehen</translation>
    </message>
    <message>
        <source>%1: turn the hero to the colourful side</source>
        <translation>%1: den Helden auf die bunte Seite drehen</translation>
    </message>
    <message>
        <source>%1: shuffle the discard pile into the deck</source>
        <translation>%1: den Ablagestapel in den Stapel mischen</translation>
    </message>
    <message>
        <source>%2: take %1 off the discard pile</source>
        <translation>%2: %1 vom Ablagestapel nehmen</translation>
    </message>
    <message>
        <source>%1: draw cards: %2</source>
        <translation>%1: Karten ziehen: %2</translation>
    </message>
    <message>
        <source>%1: put cards of the hand on the deck: %2</source>
        <translation>%1: Karten der Hand auf den Stapel legen: %2</translation>
    </message>
    <message>
        <source>%2: lay %1 on the discard pile</source>
        <translation>%2: %1 auf den Ablagestapel legen</translation>
    </message>
    <message>
        <source>%2: take %1 into the hand</source>
        <translation>%2: %1 auf die Hand nehmen</translation>
    </message>
    <message>
        <source>%2: lay %1 beside the hero</source>
        <translation>%2: %1 neben den Helden legen</translation>
    </message>
    <message>
        <source>%2: leave %1 on the table</source>
        <translation>%2: %1 auf dem Tisch lassen</translation>
    </message>
    <message>
        <source>Put the arsenal row under its deck: cards %1</source>
        <translation>Die Arsenalreihe unter ihren Stapel legen: Karten %1</translation>
    </message>
    <message>
        <source>Put %1 back with the arsenal deck</source>
        <translation>%1 zum Arsenalstapel zurücklegen</translation>
    </message>
    <message>
        <source>Take %1 out of the arsenal row</source>
        <translation>%1 aus der Arsenalreihe nehmen</translation>
    </message>
    <message>
        <source>Turn up %1 in the arsenal row</source>
        <translation>%1 in der Arsenalreihe aufdecken</translation>
    </message>
    <message>
        <source>Lay %1 face up on the table</source>
        <translation>%1 offen auf den Tisch legen</translation>
    </message>
    <message>
        <source>Take %1 back into the hand</source>
        <translation>%1 wieder auf die Hand nehmen</translation>
    </message>
    <message>
        <source>%1 sits down</source>
        <translation>%1 nimmt Platz</translation>
    </message>
    <message>
        <source>%1: lay %2 in front of you, colourful side up, and shuffle its starters</source>
        <translation>%1: %2 mit der bunten Seite nach oben vor dich legen und die Startkarten mischen</translation>
    </message>
    <message>
        <source>%1 of %2 is carried out as number %3</source>
        <translation>%1 von %2 wird als Nummer %3 ausgeführt</translation>
    </message>
    <message>
        <source>%1 plays the instant %2</source>
        <translation>%1 spielt die Sofortkarte %2</translation>
    </message>
    <message>
        <source>%1 plays the instant %2 at %3</source>
        <translation>%1 spielt die Sofortkarte %2 gegen %3</translation>
    </message>
    <message>
        <source>%1 of %2 is carried out</source>
        <translation>%1 von %2 wird ausgeführt</translation>
    </message>
    <message>
        <source>The instant %1 of %2 is carried out</source>
        <translation>Die Sofortkarte %1 von %2 wird ausgeführt</translation>
    </message>
    <message>
        <source>%1 plays %2</source>
        <translation>%1 spielt %2</translation>
    </message>
    <message>
        <source>%1 plays %2 at %3</source>
        <translation>%1 spielt %2 gegen %3</translation>
    </message>
    <message>
        <source>The effects of %1 are over</source>
        <translation>Die Effekte von %1 sind vorbei</translation>
    </message>
    <message>
        <source>%1 goes to the discard pile of %2</source>
        <translation>%1 kommt auf den Ablagestapel von %2</translation>
    </message>
    <message>
        <source>%1 puts %2 away</source>
        <translation>%1 legt %2 weg</translation>
    </message>
    <message>
        <source>Nobody is named.</source>
        <translation>Niemand ist genannt.</translation>
    </message>
    <message>
        <source>Name a player with on=….</source>
        <translation>Einen Spieler mit on=… nennen.</translation>
    </message>
    <message>
        <source>%1 has no such treasure.</source>
        <translation>%1 hat keinen solchen Schatz.</translation>
    </message>
    <message>
        <source>A note needs words.</source>
        <translation>Eine Notiz braucht Worte.</translation>
    </message>
    <message>
        <source>Say in a few words what the card does.</source>
        <translation>In wenigen Worten sagen, was die Karte bewirkt.</translation>
    </message>
    <message>
        <source>A card says: %1</source>
        <translation>Eine Karte sagt: %1</translation>
    </message>
    <message>
        <source>A card of %1 on %2: %3 %4</source>
        <translation>Eine Karte von %1 gegen %2: %3 %4</translation>
    </message>
    <message>
        <source>Write a few.</source>
        <translation>Ein paar schreiben.</translation>
    </message>
    <message>
        <source>Noted: %1</source>
        <translation>Notiert: %1</translation>
    </message>
    <message>
        <source>One card at a time.</source>
        <translation>Immer nur eine Karte.</translation>
    </message>
    <message>
        <source>Give card={…} or hero={…}.</source>
        <translation>card={…} oder hero={…} angeben.</translation>
    </message>
    <message>
        <source>The card has no name.</source>
        <translation>Die Karte hat keinen Namen.</translation>
    </message>
    <message>
        <source>Give every card a short name of its own.</source>
        <translation>Jeder Karte einen eigenen kurzen Namen geben.</translation>
    </message>
    <message>
        <source>Card entered: %1</source>
        <translation>Karte eingetragen: %1</translation>
    </message>
    <message>
        <source>a card</source>
        <translation>eine Karte</translation>
    </message>
    <message>
        <source>This is no number.</source>
        <translation>Das ist keine Zahl.</translation>
    </message>
    <message>
        <source>Give a whole number; this game has no dice.</source>
        <translation>Eine ganze Zahl angeben; dieses Spiel hat keine Würfel.</translation>
    </message>
    <message>
        <source>No attack is on the table.</source>
        <translation>Es liegt kein Angriff vor.</translation>
    </message>
    <message>
        <source>Name the target.</source>
        <translation>Das Ziel nennen.</translation>
    </message>
    <message>
        <source>An attack needs an attacker and another player as its target.</source>
        <translation>Ein Angriff braucht einen Angreifer und einen anderen Spieler als Ziel.</translation>
    </message>
    <message>
        <source>Name both.</source>
        <translation>Beide nennen.</translation>
    </message>
    <message>
        <source>Not every card of %1 is known by name: known %2 of %3.</source>
        <translation>Nicht jede Karte von %1 ist namentlich bekannt: bekannt %2 von %3.</translation>
    </message>
    <message>
        <source>Enter the missing names as players.%1.unseen.</source>
        <translation>Die fehlenden Namen als players.%1.unseen eintragen.</translation>
    </message>
    <message>
        <source>Not every arsenal card is known by name.</source>
        <translation>Nicht jede Arsenalkarte ist namentlich bekannt.</translation>
    </message>
    <message>
        <source>Enter the arsenal as a pack, or correct arsenal.deck.</source>
        <translation>Das Arsenal als Kartensatz eintragen oder arsenal.deck berichtigen.</translation>
    </message>
    <message>
        <source>There are fewer cards than that.</source>
        <translation>So viele Karten gibt es nicht.</translation>
    </message>
    <message>
        <source>Give at least as many cards as are wanted or drawn.</source>
        <translation>Mindestens so viele Karten angeben, wie gewünscht oder gezogen sind.</translation>
    </message>
    <message>
        <source>%1 attacks %2 with %3 for double damage</source>
        <translation>%1 greift %2 mit %3 für doppelten Schaden an</translation>
    </message>
    <message>
        <source>When dodged it goes on clockwise</source>
        <translation>Nach einem Ausweichen geht er im Uhrzeigersinn weiter</translation>
    </message>
    <message>
        <source>When dodged it goes on counterclockwise</source>
        <translation>Nach einem Ausweichen geht er gegen den Uhrzeigersinn weiter</translation>
    </message>
    <message>
        <source>The attack is back at %1 and fails</source>
        <translation>Der Angriff ist wieder bei %1 und schlägt fehl</translation>
    </message>
    <message>
        <source>%1 is down: the attack goes on</source>
        <translation>%1 ist am Boden: Der Angriff geht weiter</translation>
    </message>
    <message>
        <source>%1 gives small hearts, %2 has them as obols: %3</source>
        <translation>%1 gibt kleine Herzen, %2 hat sie als Obolen: %3</translation>
    </message>
    <message>
        <source>%1 is defeated: soul fragments of %2: %3</source>
        <translation>%1 ist besiegt: Seelenfragmente von %2: %3</translation>
    </message>
    <message>
        <source>%1 has three soul fragments and wins</source>
        <translation>%1 hat drei Seelenfragmente und gewinnt</translation>
    </message>
    <message>
        <source>See what the Delay cards of %1 say about a defeat</source>
        <translation>Nachsehen, was die Verzögerungskarten von %1 zu einer Niederlage sagen</translation>
    </message>
    <message>
        <source>%1 has no treasure to take</source>
        <translation>%1 hat keinen Schatz, der genommen werden kann</translation>
    </message>
    <message>
        <source>%1 draws a card to recover</source>
        <translation>%1 zieht eine Karte zur Erholung</translation>
    </message>
    <message>
        <source>%1 takes %2 into the hand, for good</source>
        <translation>%1 nimmt %2 auf die Hand, und zwar für immer</translation>
    </message>
    <message>
        <source>A talent defeated %1: decide what changes hands</source>
        <translation>Ein Talent hat %1 besiegt: entscheiden, was den Besitzer wechselt</translation>
    </message>
    <message>
        <source>A talent defeated %1: no card changes hands</source>
        <translation>Ein Talent hat %1 besiegt: keine Karte wechselt den Besitzer</translation>
    </message>
    <message>
        <source>%1 goes beside the hero of %2</source>
        <translation>%1 kommt neben den Helden von %2</translation>
    </message>
    <message>
        <source>To the discard piles of their owners: %1</source>
        <translation>Auf die Ablagestapel ihrer Besitzer: %1</translation>
    </message>
    <message>
        <source>%1 does not sit at the table.</source>
        <translation>%1 sitzt nicht am Tisch.</translation>
    </message>
    <message>
        <source>A card here has no name.</source>
        <translation>Eine Karte hier hat keinen Namen.</translation>
    </message>
    <message>
        <source>Write its id, or ? where it is not known.</source>
        <translation>Ihre id schreiben, oder ? wo sie unbekannt ist.</translation>
    </message>
    <message>
        <source>The attack has no card.</source>
        <translation>Der Angriff hat keine Karte.</translation>
    </message>
    <message>
        <source>Name the attack card first; ? where it is not known.</source>
        <translation>Zuerst die Angriffskarte nennen; ? wo sie unbekannt ist.</translation>
    </message>
    <message>
        <source>An attack needs an attacker and a target.</source>
        <translation>Ein Angriff braucht einen Angreifer und ein Ziel.</translation>
    </message>
    <message>
        <source>There is more here than any table holds.</source>
        <translation>Hier ist mehr, als auf irgendeinem Tisch liegt.</translation>
    </message>
    <message>
        <source>Enter what really lies there.</source>
        <translation>Eintragen, was wirklich dort liegt.</translation>
    </message>
    <message>
        <source>This step needs somebody whose turn it is.</source>
        <translation>Dieser Schritt braucht jemanden, der am Zug ist.</translation>
    </message>
    <message>
        <source>Name a player as turn.</source>
        <translation>Einen Spieler als turn nennen.</translation>
    </message>
    <message>
        <source>Nobody sits at the table.</source>
        <translation>Niemand sitzt am Tisch.</translation>
    </message>
    <message>
        <source>Name the players, clockwise.</source>
        <translation>Die Spieler im Uhrzeigersinn nennen.</translation>
    </message>
    <message>
        <source>This name cannot be used.</source>
        <translation>Dieser Name kann nicht verwendet werden.</translation>
    </message>
    <message>
        <source>Give 1 to 40 letters, without dots, brackets or =.</source>
        <translation>1 bis 40 Zeichen angeben, ohne Punkte, Klammern oder =.</translation>
    </message>
    <message>
        <source>%1 sits here twice.</source>
        <translation>%1 sitzt hier zweimal.</translation>
    </message>
    <message>
        <source>Give every player a name of its own.</source>
        <translation>Jedem Spieler einen eigenen Namen geben.</translation>
    </message>
    <message>
        <source>First player</source>
        <translation>Erster Spieler</translation>
    </message>
    <message>
        <source>Nobody is chosen to go first.</source>
        <translation>Niemand ist als Erster gewählt.</translation>
    </message>
    <message>
        <source>%1 goes first</source>
        <translation>%1 beginnt</translation>
    </message>
    <message>
        <source>At the table, clockwise: %1</source>
        <translation>Am Tisch, im Uhrzeigersinn: %1</translation>
    </message>
    <message>
        <source>Put away for good: %1</source>
        <translation>Endgültig weggelegt: %1</translation>
    </message>
    <message>
        <source>%1 chooses %2</source>
        <translation>%1 wählt %2</translation>
    </message>
    <message>
        <source>everybody</source>
        <translation>jeder</translation>
    </message>
    <message>
        <source>%1: hand %2, deck %3, small hearts 2, large heart 1</source>
        <translation>%1: Hand %2, Stapel %3, kleine Herzen 2, großes Herz 1</translation>
    </message>
    <message>
        <source>%1 draws the starting hand and takes the hearts</source>
        <translation>%1 zieht die Starthand und nimmt die Herzen</translation>
    </message>
    <message>
        <source>Face up: %1; in the deck: %2</source>
        <translation>Offen: %1; im Stapel: %2</translation>
    </message>
    <message>
        <source>The arsenal is laid out</source>
        <translation>Das Arsenal ist ausgelegt</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>small hearts %1, large %2</source>
        <translation>kleine Herzen %1, große %2</translation>
    </message>
    <message>
        <source>obols %1, fragments %2</source>
        <translation>Obolen %1, Fragmente %2</translation>
    </message>
    <message>
        <source>hand %1, deck %2, discarded %3</source>
        <translation>Hand %1, Stapel %2, abgelegt %3</translation>
    </message>
    <message>
        <source>talent used</source>
        <translation>Talent genutzt</translation>
    </message>
    <message>
        <source>talent ready</source>
        <translation>Talent bereit</translation>
    </message>
    <message>
        <source>down until the next own turn</source>
        <translation>bis zum nächsten eigenen Zug am Boden</translation>
    </message>
    <message>
        <source>known in hand: %1</source>
        <translation>auf der Hand bekannt: %1</translation>
    </message>
    <message>
        <source> (used)</source>
        <translation> (benutzt)</translation>
    </message>
    <message>
        <source>treasures: %1</source>
        <translation>Schätze: %1</translation>
    </message>
    <message>
        <source>on the table: %1</source>
        <translation>auf dem Tisch: %1</translation>
    </message>
    <message>
        <source>  %1 (%2): %3</source>
        <translation>  %1 (%2): %3</translation>
    </message>
    <message>
        <source>no hero yet</source>
        <translation>noch kein Held</translation>
    </message>
    <message>
        <source>Attack: %1 with %2, blocked by %3</source>
        <translation>Angriff: %1 mit %2, geblockt von %3</translation>
    </message>
    <message>
        <source>Attack: %1 with %2, dodged all the way round and failed</source>
        <translation>Angriff: %1 mit %2, ringsum ausgewichen und fehlgeschlagen</translation>
    </message>
    <message>
        <source>Attack: %1 with %2, %3 answers</source>
        <translation>Angriff: %1 mit %2, %3 antwortet</translation>
    </message>
    <message>
        <source>  its way: %1</source>
        <translation>  sein Weg: %1</translation>
    </message>
    <message>
        <source>%1 has won · players %2 · turn %3</source>
        <translation>%1 hat gewonnen · Spieler %2 · Zug %3</translation>
    </message>
    <message>
        <source>Players %1 · turn %2 · %3</source>
        <translation>Spieler %1 · Zug %2 · %3</translation>
    </message>
    <message>
        <source>%1 for %2</source>
        <translation>%1 für %2</translation>
    </message>
    <message>
        <source>?</source>
        <translation>?</translation>
    </message>
    <message>
        <source>Arsenal: %1 · in the deck %2</source>
        <translation>Arsenal: %1 · im Stapel %2</translation>
    </message>
    <message>
        <source>Vault: small %1, large %2</source>
        <translation>Vorrat: kleine %1, große %2</translation>
    </message>
    <message>
        <source>In play: %1</source>
        <translation>Ausliegend: %1</translation>
    </message>
    <message>
        <source>Instants waiting: %1</source>
        <translation>Wartende Sofortkarten: %1</translation>
    </message>
    <message>
        <source>Arsenal refreshes left: %1</source>
        <translation>Erneuerungen des Arsenals übrig: %1</translation>
    </message>
    <message>
        <source>Note: %1</source>
        <translation>Notiz: %1</translation>
    </message>
    <message>
        <source>hand and hearts of %1</source>
        <translation>Hand und Herzen von %1</translation>
    </message>
    <message>
        <source>the arsenal row</source>
        <translation>die Arsenalreihe</translation>
    </message>
    <message>
        <source>small %1, large %2</source>
        <translation>kleine %1, große %2</translation>
    </message>
    <message>
        <source>Turn %1: %2</source>
        <translation>Zug %1: %2</translation>
    </message>
    <message>
        <source>The turn of %1 begins</source>
        <translation>Der Zug von %1 beginnt</translation>
    </message>
    <message>
        <source>%1 holds cards: %2, and draws nothing</source>
        <translation>%1 hält Karten: %2, und zieht nichts</translation>
    </message>
    <message>
        <source>%1 draws: %2; hand %3, deck %4</source>
        <translation>%1 zieht: %2; Hand %3, Stapel %4</translation>
    </message>
    <message>
        <source>%1 draws up to three cards</source>
        <translation>%1 füllt die Hand auf drei Karten auf</translation>
    </message>
    <message>
        <source>%1 shuffles the discard pile into a new deck</source>
        <translation>%1 mischt den Ablagestapel zu einem neuen Stapel</translation>
    </message>
    <message>
        <source>%1 has obols: %2</source>
        <translation>%1 hat Obolen: %2</translation>
    </message>
    <message>
        <source>%1 has finished playing and may buy</source>
        <translation>%1 ist mit dem Spielen fertig und darf kaufen</translation>
    </message>
    <message>
        <source>Face up: %1</source>
        <translation>Offen: %1</translation>
    </message>
    <message>
        <source>Before the turn of %1 anybody may play instants</source>
        <translation>Vor dem Zug von %1 dürfen alle Sofortkarten spielen</translation>
    </message>
    <message>
        <source>The turn of %1 ends</source>
        <translation>Der Zug von %1 endet</translation>
    </message>
    <message>
        <source>The game goes on until somebody holds three soul fragments</source>
        <translation>Die Partie läuft, bis jemand drei Seelenfragmente hat</translation>
    </message>
    <message>
        <source>%1 has won</source>
        <translation>%1 hat gewonnen</translation>
    </message>
    <message>
        <source>Undo the last defeat, or begin a new game</source>
        <translation>Die letzte Niederlage rückgängig machen oder eine neue Partie beginnen</translation>
    </message>
    <message>
        <source>Three to six players sit at the table</source>
        <translation>Drei bis sechs Spieler sitzen am Tisch</translation>
    </message>
    <message>
        <source>Players: %1</source>
        <translation>Spieler: %1</translation>
    </message>
    <message>
        <source>Play with 3 to 6</source>
        <translation>Mit 3 bis 6 spielen</translation>
    </message>
    <message>
        <source>Everything is chosen and laid out once, before the first turn</source>
        <translation>Alles wird einmal vor dem ersten Zug gewählt und ausgelegt</translation>
    </message>
    <message>
        <source>Now it is: %1</source>
        <translation>Jetzt: %1</translation>
    </message>
    <message>
        <source>Undo back to: %2</source>
        <translation>Rückgängig machen bis: %2</translation>
    </message>
    <message>
        <source>Heroes are chosen clockwise from the first player on</source>
        <translation>Helden werden im Uhrzeigersinn gewählt, angefangen beim ersten Spieler</translation>
    </message>
    <message>
        <source>%1 chooses next, not %2</source>
        <translation>%1 wählt als Nächstes, nicht %2</translation>
    </message>
    <message>
        <source>Let %1 choose</source>
        <translation>%1 wählen lassen</translation>
    </message>
    <message>
        <source>Each hero is taken by one player at most</source>
        <translation>Jeder Held wird von höchstens einem Spieler genommen</translation>
    </message>
    <message>
        <source>Choose another hero</source>
        <translation>Einen anderen Helden wählen</translation>
    </message>
    <message>
        <source>Each player draws the starting hand and takes the hearts once</source>
        <translation>Jeder Spieler zieht die Starthand und nimmt die Herzen einmal</translation>
    </message>
    <message>
        <source>%1 has them already</source>
        <translation>%1 hat beides schon</translation>
    </message>
    <message>
        <source>Deal to somebody else</source>
        <translation>Jemand anderem austeilen</translation>
    </message>
    <message>
        <source>The arsenal row is laid once</source>
        <translation>Die Arsenalreihe wird einmal ausgelegt</translation>
    </message>
    <message>
        <source>It lies there already</source>
        <translation>Sie liegt schon dort</translation>
    </message>
    <message>
        <source>Begin the first turn when everybody is ready</source>
        <translation>Den ersten Zug beginnen, wenn alle bereit sind</translation>
    </message>
    <message>
        <source>The first turn begins when everybody is ready</source>
        <translation>Der erste Zug beginnt, wenn alle bereit sind</translation>
    </message>
    <message>
        <source>Still to do: %1</source>
        <translation>Noch zu tun: %1</translation>
    </message>
    <message>
        <source>Deal to everybody and lay out the arsenal</source>
        <translation>Allen austeilen und das Arsenal auslegen</translation>
    </message>
    <message>
        <source>Cards are drawn in the first step of the turn</source>
        <translation>Karten werden im ersten Schritt des Zuges gezogen</translation>
    </message>
    <message>
        <source>Wait for the next turn to begin</source>
        <translation>Warten, bis der nächste Zug beginnt</translation>
    </message>
    <message>
        <source>A discard pile is shuffled only when a draw is needed and the deck is empty</source>
        <translation>Ein Ablagestapel wird nur gemischt, wenn gezogen werden muss und der Stapel leer ist</translation>
    </message>
    <message>
        <source>%1: cards in the deck %2, draws needed %3</source>
        <translation>%1: Karten im Stapel %2, zu ziehen %3</translation>
    </message>
    <message>
        <source>Wait until a draw is needed</source>
        <translation>Warten, bis gezogen werden muss</translation>
    </message>
    <message>
        <source>Action cards and attacks have their place in the play step</source>
        <translation>Aktionskarten und Angriffe gehören in den Spielschritt</translation>
    </message>
    <message>
        <source>Wait for a play step</source>
        <translation>Auf einen Spielschritt warten</translation>
    </message>
    <message>
        <source>Once buying has begun, no more action cards are played this turn</source>
        <translation>Sobald das Kaufen begonnen hat, werden in diesem Zug keine Aktionskarten mehr gespielt</translation>
    </message>
    <message>
        <source>The play step is over</source>
        <translation>Der Spielschritt ist vorbei</translation>
    </message>
    <message>
        <source>Keep the card for the next turn</source>
        <translation>Die Karte für den nächsten Zug behalten</translation>
    </message>
    <message>
        <source>Action cards are played in your own turn</source>
        <translation>Aktionskarten werden im eigenen Zug gespielt</translation>
    </message>
    <message>
        <source>It is the turn of %1, not of %2</source>
        <translation>%1 ist am Zug, nicht %2</translation>
    </message>
    <message>
        <source>Wait for the turn of %2</source>
        <translation>Auf den Zug von %2 warten</translation>
    </message>
    <message>
        <source>A card is played from the hand</source>
        <translation>Eine Karte wird von der Hand gespielt</translation>
    </message>
    <message>
        <source>%1 does not hold %2</source>
        <translation>%1 hält %2 nicht</translation>
    </message>
    <message>
        <source>Play a card of the hand; name it if the table knows it</source>
        <translation>Eine Karte der Hand spielen; sie benennen, wenn der Tisch sie kennt</translation>
    </message>
    <message>
        <source>Only cards with the Action icon are played in your own turn</source>
        <translation>Nur Karten mit dem Aktionssymbol werden im eigenen Zug gespielt</translation>
    </message>
    <message>
        <source>%1 has other icons</source>
        <translation>%1 hat andere Symbole</translation>
    </message>
    <message>
        <source>Play a card with the Action icon</source>
        <translation>Eine Karte mit dem Aktionssymbol spielen</translation>
    </message>
    <message>
        <source>Reactions are played when somebody attacks you</source>
        <translation>Reaktionen werden gespielt, wenn jemand dich angreift</translation>
    </message>
    <message>
        <source>%1: a reaction waits for an attack, and only a reaction answers one</source>
        <translation>%1: Eine Reaktion wartet auf einen Angriff, und nur eine Reaktion antwortet auf einen</translation>
    </message>
    <message>
        <source>Play a Reaction when you are attacked, and nothing else then</source>
        <translation>Eine Reaktion spielen, wenn du angegriffen wirst, und dann nichts anderes</translation>
    </message>
    <message>
        <source>Only cards with the Instant icon are played between turns</source>
        <translation>Zwischen den Zügen werden nur Karten mit dem Sofortsymbol gespielt</translation>
    </message>
    <message>
        <source>Play a card with the Instant icon</source>
        <translation>Eine Karte mit dem Sofortsymbol spielen</translation>
    </message>
    <message>
        <source>Instants are played between two turns</source>
        <translation>Sofortkarten werden zwischen zwei Zügen gespielt</translation>
    </message>
    <message>
        <source>Wait until the turn has ended</source>
        <translation>Warten, bis der Zug zu Ende ist</translation>
    </message>
    <message>
        <source>Only an attack can be answered, helped or taken</source>
        <translation>Nur ein Angriff kann beantwortet, unterstützt oder hingenommen werden</translation>
    </message>
    <message>
        <source>No attack is on the table</source>
        <translation>Es liegt kein Angriff vor</translation>
    </message>
    <message>
        <source>Wait for an attack; other cards are not answered unless their text says so</source>
        <translation>Auf einen Angriff warten; andere Karten werden nicht beantwortet, sofern ihr Text nichts anderes sagt</translation>
    </message>
    <message>
        <source>Only the player who is attacked answers</source>
        <translation>Nur der angegriffene Spieler antwortet</translation>
    </message>
    <message>
        <source>%1 is attacked, not %2</source>
        <translation>%1 wird angegriffen, nicht %2</translation>
    </message>
    <message>
        <source>Let %1 answer</source>
        <translation>%1 antworten lassen</translation>
    </message>
    <message>
        <source>A blocked attack has no effect</source>
        <translation>Ein geblockter Angriff hat keinen Effekt</translation>
    </message>
    <message>
        <source>The attack on %1 is blocked</source>
        <translation>Der Angriff auf %1 ist geblockt</translation>
    </message>
    <message>
        <source>Cancel the block, or end the attack</source>
        <translation>Den Block aufheben oder den Angriff beenden</translation>
    </message>
    <message>
        <source>An attack that comes round to its attacker fails</source>
        <translation>Ein Angriff, der wieder bei seinem Angreifer ankommt, schlägt fehl</translation>
    </message>
    <message>
        <source>The attack is back at %1</source>
        <translation>Der Angriff ist wieder bei %1</translation>
    </message>
    <message>
        <source>End the attack</source>
        <translation>Den Angriff beenden</translation>
    </message>
    <message>
        <source>The attacked player answers or takes the damage before the attack ends</source>
        <translation>Bevor der Angriff endet, antwortet der angegriffene Spieler oder nimmt den Schaden hin</translation>
    </message>
    <message>
        <source>%1 has not answered</source>
        <translation>%1 hat nicht geantwortet</translation>
    </message>
    <message>
        <source>Block, dodge or take the damage</source>
        <translation>Blocken, ausweichen oder den Schaden hinnehmen</translation>
    </message>
    <message>
        <source>One attack is finished before anything else begins</source>
        <translation>Ein Angriff wird beendet, bevor etwas anderes beginnt</translation>
    </message>
    <message>
        <source>%1 attacks, %2 is the target</source>
        <translation>%1 greift an, %2 ist das Ziel</translation>
    </message>
    <message>
        <source>Finish that attack first</source>
        <translation>Zuerst diesen Angriff beenden</translation>
    </message>
    <message>
        <source>A played card is put away when its effects are over, and only then</source>
        <translation>Eine gespielte Karte wird weggelegt, wenn ihre Effekte vorbei sind, und erst dann</translation>
    </message>
    <message>
        <source>Still in play: %1</source>
        <translation>Liegt noch aus: %1</translation>
    </message>
    <message>
        <source>Do what it says, then put it away</source>
        <translation>Ausführen, was sie sagt, dann weglegen</translation>
    </message>
    <message>
        <source>Only a card in play is put away</source>
        <translation>Nur eine ausliegende Karte wird weggelegt</translation>
    </message>
    <message>
        <source>No card is in play</source>
        <translation>Es liegt keine Karte aus</translation>
    </message>
    <message>
        <source>Play one</source>
        <translation>Eine spielen</translation>
    </message>
    <message>
        <source>Who was defeated plays no cards until the next own turn</source>
        <translation>Wer besiegt wurde, spielt bis zum nächsten eigenen Zug keine Karten</translation>
    </message>
    <message>
        <source>%1 is down</source>
        <translation>%1 ist am Boden</translation>
    </message>
    <message>
        <source>Wait for %1 to respawn</source>
        <translation>Warten, bis %1 zurückkehrt</translation>
    </message>
    <message>
        <source>Who is defeated in the own turn plays no more cards and attacks nobody in it</source>
        <translation>Wer im eigenen Zug besiegt wird, spielt darin keine Karten mehr und greift niemanden mehr an</translation>
    </message>
    <message>
        <source>%1 was defeated this turn</source>
        <translation>%1 wurde in diesem Zug besiegt</translation>
    </message>
    <message>
        <source>Buy cards, or end the turn</source>
        <translation>Karten kaufen oder den Zug beenden</translation>
    </message>
    <message>
        <source>Only other players are attacked</source>
        <translation>Nur andere Spieler werden angegriffen</translation>
    </message>
    <message>
        <source>%1 would attack %1</source>
        <translation>%1 würde %1 angreifen</translation>
    </message>
    <message>
        <source>Attack somebody else</source>
        <translation>Jemand anderen angreifen</translation>
    </message>
    <message>
        <source>The card says whom it attacks</source>
        <translation>Die Karte sagt, wen sie angreift</translation>
    </message>
    <message>
        <source>%1 attacks: %2</source>
        <translation>%1 greift an: %2</translation>
    </message>
    <message>
        <source>Attack one of: %3</source>
        <translation>Davon angreifen: %3</translation>
    </message>
    <message>
        <source>A card attacks when it says so</source>
        <translation>Eine Karte greift an, wenn sie es sagt</translation>
    </message>
    <message>
        <source>%1 does not attack</source>
        <translation>%1 greift nicht an</translation>
    </message>
    <message>
        <source>Play it, or attack with another card</source>
        <translation>Die Karte spielen oder mit einer anderen angreifen</translation>
    </message>
    <message>
        <source>A card that attacks is aimed at somebody</source>
        <translation>Eine Karte, die angreift, richtet sich gegen jemanden</translation>
    </message>
    <message>
        <source>%1 attacks</source>
        <translation>%1 greift an</translation>
    </message>
    <message>
        <source>Attack with it</source>
        <translation>Mit ihr angreifen</translation>
    </message>
    <message>
        <source>A card blocks when it says so</source>
        <translation>Eine Karte blockt, wenn sie es sagt</translation>
    </message>
    <message>
        <source>%1 does not block</source>
        <translation>%1 blockt nicht</translation>
    </message>
    <message>
        <source>Block with another card</source>
        <translation>Mit einer anderen Karte blocken</translation>
    </message>
    <message>
        <source>A card dodges when it says so</source>
        <translation>Mit einer Karte wird ausgewichen, wenn sie es sagt</translation>
    </message>
    <message>
        <source>%1 does not dodge</source>
        <translation>Mit %1 kann nicht ausgewichen werden</translation>
    </message>
    <message>
        <source>Dodge with another card</source>
        <translation>Mit einer anderen Karte ausweichen</translation>
    </message>
    <message>
        <source>A talent is used once, until its hero respawns</source>
        <translation>Ein Talent wird einmal genutzt, bis sein Held zurückkehrt</translation>
    </message>
    <message>
        <source>The hero of %1 is gray</source>
        <translation>Der Held von %1 ist grau</translation>
    </message>
    <message>
        <source>A treasure is used once in each turn of its holder</source>
        <translation>Ein Schatz wird in jedem Zug seines Besitzers einmal benutzt</translation>
    </message>
    <message>
        <source>%1 has been used</source>
        <translation>%1 wurde schon benutzt</translation>
    </message>
    <message>
        <source>Use it in the next turn</source>
        <translation>Im nächsten Zug benutzen</translation>
    </message>
    <message>
        <source>A treasure bought in the buy step attacks only in the next turn at this table</source>
        <translation>Ein im Kaufschritt gekaufter Schatz greift an diesem Tisch erst im nächsten Zug an</translation>
    </message>
    <message>
        <source>%1 was bought this turn</source>
        <translation>%1 wurde in diesem Zug gekauft</translation>
    </message>
    <message>
        <source>Wait for the next turn</source>
        <translation>Den nächsten Zug abwarten</translation>
    </message>
    <message>
        <source>The attacker plays the cards that help the attack</source>
        <translation>Der Angreifer spielt die Karten, die den Angriff unterstützen</translation>
    </message>
    <message>
        <source>%1 attacks, not %2</source>
        <translation>%1 greift an, nicht %2</translation>
    </message>
    <message>
        <source>Let %1 play it</source>
        <translation>%1 die Karte spielen lassen</translation>
    </message>
    <message>
        <source>A card helps an attack when it says so</source>
        <translation>Eine Karte unterstützt einen Angriff, wenn sie es sagt</translation>
    </message>
    <message>
        <source>%1 does not help an attack</source>
        <translation>%1 unterstützt keinen Angriff</translation>
    </message>
    <message>
        <source>Help with another card</source>
        <translation>Mit einer anderen Karte unterstützen</translation>
    </message>
    <message>
        <source>A block that was just played can be cancelled</source>
        <translation>Ein soeben gespielter Block kann aufgehoben werden</translation>
    </message>
    <message>
        <source>Nothing stands that %1 could cancel</source>
        <translation>Es steht nichts, was %1 aufheben könnte</translation>
    </message>
    <message>
        <source>Wait until the target blocks</source>
        <translation>Warten, bis das Ziel blockt</translation>
    </message>
    <message>
        <source>A card cancels a block, or a dodge, when it says so</source>
        <translation>Eine Karte hebt einen Block oder ein Ausweichen auf, wenn sie es sagt</translation>
    </message>
    <message>
        <source>%1 does not cancel this</source>
        <translation>%1 hebt dies nicht auf</translation>
    </message>
    <message>
        <source>Cancel with another card, or end the attack</source>
        <translation>Mit einer anderen Karte aufheben oder den Angriff beenden</translation>
    </message>
    <message>
        <source>Cards are bought in the last step of the turn</source>
        <translation>Karten werden im letzten Schritt des Zuges gekauft</translation>
    </message>
    <message>
        <source>Finish playing and begin to buy</source>
        <translation>Das Spielen abschließen und mit dem Kaufen beginnen</translation>
    </message>
    <message>
        <source>A card costs its price in obols</source>
        <translation>Eine Karte kostet ihren Preis in Obolen</translation>
    </message>
    <message>
        <source>%1 costs %2, %3 has %4</source>
        <translation>%1 kostet %2, %3 hat %4</translation>
    </message>
    <message>
        <source>Obols missing: %5</source>
        <translation>Fehlende Obolen: %5</translation>
    </message>
    <message>
        <source>Only face-up cards of the arsenal are bought</source>
        <translation>Nur offene Karten des Arsenals werden gekauft</translation>
    </message>
    <message>
        <source>%1 is not among them</source>
        <translation>%1 ist nicht darunter</translation>
    </message>
    <message>
        <source>Buy one of: %2</source>
        <translation>Davon eine kaufen: %2</translation>
    </message>
    <message>
        <source>Cards are discarded freely in the own play and buy steps</source>
        <translation>Karten werden im eigenen Spiel- und Kaufschritt frei abgelegt</translation>
    </message>
    <message>
        <source>Wait for the play step</source>
        <translation>Auf den Spielschritt warten</translation>
    </message>
    <message>
        <source>The arsenal is refreshed once for each card that is discarded freely</source>
        <translation>Das Arsenal wird für jede frei abgelegte Karte einmal erneuert</translation>
    </message>
    <message>
        <source>No card has been discarded for it</source>
        <translation>Dafür wurde keine Karte abgelegt</translation>
    </message>
    <message>
        <source>Discard a card of the hand first</source>
        <translation>Zuerst eine Karte der Hand ablegen</translation>
    </message>
    <message>
        <source>Instants are carried out before the next turn begins</source>
        <translation>Sofortkarten werden ausgeführt, bevor der nächste Zug beginnt</translation>
    </message>
    <message>
        <source>Waiting: %1</source>
        <translation>Noch wartend: %1</translation>
    </message>
    <message>
        <source>Carry them out in their order</source>
        <translation>In ihrer Reihenfolge ausführen</translation>
    </message>
    <message>
        <source>An instant is carried out after it was played</source>
        <translation>Eine Sofortkarte wird ausgeführt, nachdem sie gespielt wurde</translation>
    </message>
    <message>
        <source>None waits</source>
        <translation>Keine wartet</translation>
    </message>
    <message>
        <source>Play one, or begin the next turn</source>
        <translation>Eine spielen oder den nächsten Zug beginnen</translation>
    </message>
    <message>
        <source>A turn ends after its play and buy steps</source>
        <translation>Ein Zug endet nach seinem Spiel- und seinem Kaufschritt</translation>
    </message>
    <message>
        <source>Draw first, then play and buy</source>
        <translation>Zuerst ziehen, dann spielen und kaufen</translation>
    </message>
    <message>
        <source>Only a Delay card on the table is put away by its text</source>
        <translation>Nur eine Verzögerungskarte auf dem Tisch wird durch ihren Text weggelegt</translation>
    </message>
    <message>
        <source>%1 has no %2 on the table</source>
        <translation>%1 hat %2 nicht auf dem Tisch</translation>
    </message>
    <message>
        <source>Name a Delay card of %1</source>
        <translation>Eine Verzögerungskarte von %1 nennen</translation>
    </message>
    <message>
        <source>What a card may do is printed on it</source>
        <translation>Was eine Karte darf, steht auf ihr</translation>
    </message>
    <message>
        <source>Nothing is entered of %1</source>
        <translation>Zu %1 ist nichts eingetragen</translation>
    </message>
    <message>
        <source>Enter its icons with add-card</source>
        <translation>Die Symbole mit add-card eintragen</translation>
    </message>
    <message>
        <source>A Special card says itself when it is played</source>
        <translation>Eine Spezialkarte sagt selbst, wann sie gespielt wird</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>See that its text allows it now</source>
        <translation>Nachsehen, ob ihr Text es jetzt erlaubt</translation>
    </message>
    <message>
        <source>An attack passes over who is down</source>
        <translation>Ein Angriff übergeht, wer am Boden ist</translation>
    </message>
    <message>
        <source>%1 is down, so it goes on to the next player</source>
        <translation>%1 ist am Boden, also geht er zum nächsten Spieler weiter</translation>
    </message>
    <message>
        <source>Every heart is a token from the vault</source>
        <translation>Jedes Herz ist ein Marker aus dem Vorrat</translation>
    </message>
    <message>
        <source>The vault is short of tokens: %1</source>
        <translation>Dem Vorrat fehlen Marker: %1</translation>
    </message>
    <message>
        <source>Use stand-ins</source>
        <translation>Ersatzmarker benutzen</translation>
    </message>
    <message>
        <source>The treasure&apos;s own text says how often it is used</source>
        <translation>Der Text des Schatzes sagt, wie oft er benutzt wird</translation>
    </message>
    <message>
        <source>%1 has been used this turn</source>
        <translation>%1 wurde in diesem Zug schon benutzt</translation>
    </message>
    <message>
        <source>See that its text allows it again</source>
        <translation>Nachsehen, ob der Text es noch einmal erlaubt</translation>
    </message>
    <message>
        <source>The row is filled from the arsenal deck</source>
        <translation>Die Reihe wird vom Arsenalstapel aufgefüllt</translation>
    </message>
    <message>
        <source>The deck has too few cards: %1</source>
        <translation>Der Stapel hat zu wenige Karten: %1</translation>
    </message>
    <message>
        <source>Leave the row short</source>
        <translation>Die Reihe unvollständig lassen</translation>
    </message>
    <message>
        <source>Somebody is chosen to go first</source>
        <translation>Jemand wird als Erster gewählt</translation>
    </message>
    <message>
        <source>Players take a hero with its starters, clockwise from the first player</source>
        <translation>Die Spieler nehmen im Uhrzeigersinn, angefangen beim ersten Spieler, einen Helden mit seinen Startkarten</translation>
    </message>
    <message>
        <source>Heroes that nobody took are out of the game</source>
        <translation>Helden, die niemand genommen hat, sind aus der Partie</translation>
    </message>
    <message>
        <source>Five starters shuffled, three of them drawn, two small and one large heart taken</source>
        <translation>Fünf Startkarten gemischt, drei davon gezogen, zwei kleine und ein großes Herz genommen</translation>
    </message>
    <message>
        <source>Three arsenal cards lie face up beside their deck</source>
        <translation>Drei Arsenalkarten liegen offen neben ihrem Stapel</translation>
    </message>
    <message>
        <source>Turns go round clockwise: draw, play, buy</source>
        <translation>Die Züge gehen im Uhrzeigersinn: ziehen, spielen, kaufen</translation>
    </message>
    <message>
        <source>At the next own turn a defeated hero comes back with its talent, two small hearts and a large one</source>
        <translation>Im nächsten eigenen Zug kehrt ein besiegter Held mit seinem Talent, zwei kleinen Herzen und einem großen zurück</translation>
    </message>
    <message>
        <source>Who was defeated keeps hand, deck, discard pile, obols and fragments</source>
        <translation>Wer besiegt wurde, behält Hand, Stapel, Ablagestapel, Obolen und Fragmente</translation>
    </message>
    <message>
        <source>The hand is filled up to three</source>
        <translation>Die Hand wird auf drei Karten aufgefüllt</translation>
    </message>
    <message>
        <source>With three or more cards in hand nothing is drawn, and nothing is discarded</source>
        <translation>Mit drei oder mehr Karten auf der Hand wird nichts gezogen und nichts abgelegt</translation>
    </message>
    <message>
        <source>The discard pile becomes the new deck; cards in play stay out of it</source>
        <translation>Der Ablagestapel wird der neue Stapel; ausliegende Karten bleiben draußen</translation>
    </message>
    <message>
        <source>A card in play is not in the shuffle that it causes</source>
        <translation>Eine ausliegende Karte wird beim Mischen, das sie auslöst, nicht mitgemischt</translation>
    </message>
    <message>
        <source>Deck and discard pile are empty: there is nothing to draw</source>
        <translation>Stapel und Ablagestapel sind leer: Es gibt nichts zu ziehen</translation>
    </message>
    <message>
        <source>A played card lies face up while its effects last</source>
        <translation>Eine gespielte Karte liegt offen, solange ihre Effekte andauern</translation>
    </message>
    <message>
        <source>A card is discarded after its effects and the reactions to it</source>
        <translation>Eine Karte wird nach ihren Effekten und den Reaktionen darauf abgelegt</translation>
    </message>
    <message>
        <source>A Delay card stays until its own text says otherwise</source>
        <translation>Eine Verzögerungskarte bleibt, bis ihr eigener Text etwas anderes sagt</translation>
    </message>
    <message>
        <source>A treasure is used and stays beside its hero</source>
        <translation>Ein Schatz wird benutzt und bleibt neben seinem Helden</translation>
    </message>
    <message>
        <source>A talent is used like a card of the hand; then the hero turns gray</source>
        <translation>Ein Talent wird wie eine Karte der Hand genutzt; danach wird der Held grau</translation>
    </message>
    <message>
        <source>The icons say when a card is played</source>
        <translation>Die Symbole sagen, wann eine Karte gespielt wird</translation>
    </message>
    <message>
        <source>A card does what its text says</source>
        <translation>Eine Karte tut, was ihr Text sagt</translation>
    </message>
    <message>
        <source>Some cards pay obols</source>
        <translation>Manche Karten zahlen Obolen</translation>
    </message>
    <message>
        <source>A card discarded freely counts as discarded, not as played, and is not replaced</source>
        <translation>Eine frei abgelegte Karte gilt als abgelegt, nicht als gespielt, und wird nicht ersetzt</translation>
    </message>
    <message>
        <source>The row goes under the arsenal deck and three new cards are turned up</source>
        <translation>Die Reihe kommt unter den Arsenalstapel, und drei neue Karten werden aufgedeckt</translation>
    </message>
    <message>
        <source>The buy step: any face-up cards that the obols pay</source>
        <translation>Der Kaufschritt: beliebige offene Karten, für die die Obolen reichen</translation>
    </message>
    <message>
        <source>The price goes to the vault, the card to the hand</source>
        <translation>Der Preis geht in den Vorrat, die Karte auf die Hand</translation>
    </message>
    <message>
        <source>A treasure is laid beside the hero as soon as it is acquired, and may be used at once</source>
        <translation>Ein Schatz wird neben den Helden gelegt, sobald er erworben ist, und darf sofort benutzt werden</translation>
    </message>
    <message>
        <source>After buying the row is filled up to three</source>
        <translation>Nach dem Kaufen wird die Reihe auf drei Karten aufgefüllt</translation>
    </message>
    <message>
        <source>The turn is over; before the next one anybody may play instants</source>
        <translation>Der Zug ist vorbei; vor dem nächsten dürfen alle Sofortkarten spielen</translation>
    </message>
    <message>
        <source>An attack is declared; any number of them in a play step, one after the other</source>
        <translation>Ein Angriff wird angesagt; im Spielschritt beliebig viele, einer nach dem anderen</translation>
    </message>
    <message>
        <source>Who is down is passed over as though dodging</source>
        <translation>Wer am Boden ist, wird übergangen, als wiche er aus</translation>
    </message>
    <message>
        <source>A blocked attack has no effect at all</source>
        <translation>Ein geblockter Angriff hat überhaupt keinen Effekt</translation>
    </message>
    <message>
        <source>A dodged attack goes on in its direction to the next player, who may answer it</source>
        <translation>Nach einem Ausweichen geht ein Angriff in seiner Richtung zum nächsten Spieler weiter, der darauf antworten darf</translation>
    </message>
    <message>
        <source>A dodged attack goes on away from its attacker; from opposite it goes clockwise</source>
        <translation>Nach einem Ausweichen geht ein Angriff vom Angreifer weg weiter; von gegenüber im Uhrzeigersinn</translation>
    </message>
    <message>
        <source>A dodged attack that comes round to its attacker fails</source>
        <translation>Ein Angriff, der nach dem Ausweichen wieder bei seinem Angreifer ankommt, schlägt fehl</translation>
    </message>
    <message>
        <source>One block is cancelled; the target may block again with another card</source>
        <translation>Ein Block wird aufgehoben; das Ziel darf mit einer anderen Karte noch einmal blocken</translation>
    </message>
    <message>
        <source>The target gives a small heart, which becomes an obol of the attacker</source>
        <translation>Das Ziel gibt ein kleines Herz ab, das zum Obolus des Angreifers wird</translation>
    </message>
    <message>
        <source>Without small hearts the target is defeated: the large heart becomes a soul fragment of the attacker</source>
        <translation>Ohne kleine Herzen ist das Ziel besiegt: Das große Herz wird zum Seelenfragment des Angreifers</translation>
    </message>
    <message>
        <source>Double damage takes one heart more than usual</source>
        <translation>Doppelter Schaden nimmt ein Herz mehr als üblich</translation>
    </message>
    <message>
        <source>The attacker takes one treasure of choice</source>
        <translation>Der Angreifer nimmt einen Schatz nach Wahl</translation>
    </message>
    <message>
        <source>The target has no treasure: nothing is taken</source>
        <translation>Das Ziel hat keinen Schatz: Nichts wird genommen</translation>
    </message>
    <message>
        <source>The target draws one card to recover</source>
        <translation>Das Ziel zieht eine Karte zur Erholung</translation>
    </message>
    <message>
        <source>The card that defeated the target goes to the target&apos;s hand for good</source>
        <translation>Die Karte, die das Ziel besiegt hat, geht für immer auf die Hand des Ziels</translation>
    </message>
    <message>
        <source>A treasure that defeated somebody goes beside that player&apos;s hero</source>
        <translation>Ein Schatz, der jemanden besiegt hat, kommt neben dessen Helden</translation>
    </message>
    <message>
        <source>A talent that defeated somebody stays with its hero</source>
        <translation>Ein Talent, das jemanden besiegt hat, bleibt bei seinem Helden</translation>
    </message>
    <message>
        <source>Cards used in the attack go to the discard piles of their owners</source>
        <translation>Im Angriff benutzte Karten kommen auf die Ablagestapel ihrer Besitzer</translation>
    </message>
    <message>
        <source>Three soul fragments from defeats end the game at once</source>
        <translation>Drei Seelenfragmente aus Niederlagen beenden die Partie sofort</translation>
    </message>
    <message>
        <source>Instants are carried out in the order in which they were played</source>
        <translation>Sofortkarten werden in der Reihenfolge ausgeführt, in der sie gespielt wurden</translation>
    </message>
    <message>
        <source>The left neighbour is the next seat clockwise</source>
        <translation>Der linke Nachbar ist der nächste Platz im Uhrzeigersinn</translation>
    </message>
    <message>
        <source>All tokens that nobody holds lie in the vault</source>
        <translation>Alle Marker, die niemand hält, liegen im Vorrat</translation>
    </message>
    <message>
        <source>Only shuffling is chance; what lies open and what was seen is public</source>
        <translation>Nur das Mischen ist Zufall; was offen liegt und was zu sehen war, ist allen bekannt</translation>
    </message>
    <message>
        <source>What a card&apos;s text wants is done by hand</source>
        <translation>Was der Text einer Karte verlangt, wird von Hand ausgeführt</translation>
    </message>
    <message>
        <source>Three soul fragments win</source>
        <translation>Drei Seelenfragmente gewinnen</translation>
    </message>
    <message>
        <source>action</source>
        <translation>Aktion</translation>
    </message>
    <message>
        <source>advise</source>
        <translation>hinweisen</translation>
    </message>
    <message>
        <source>all</source>
        <translation>alle</translation>
    </message>
    <message>
        <source>answer</source>
        <translation>Antwort</translation>
    </message>
    <message>
        <source>arsenal</source>
        <translation>Arsenal</translation>
    </message>
    <message>
        <source>ask</source>
        <translation>fragen</translation>
    </message>
    <message>
        <source>attack</source>
        <translation>Angriff</translation>
    </message>
    <message>
        <source>away</source>
        <translation>vom Angreifer weg</translation>
    </message>
    <message>
        <source>block</source>
        <translation>Block</translation>
    </message>
    <message>
        <source>blocked</source>
        <translation>geblockt</translation>
    </message>
    <message>
        <source>buy</source>
        <translation>kaufen</translation>
    </message>
    <message>
        <source>cancel</source>
        <translation>Aufheben</translation>
    </message>
    <message>
        <source>card-text</source>
        <translation>nach Kartentext</translation>
    </message>
    <message>
        <source>cards</source>
        <translation>Karten</translation>
    </message>
    <message>
        <source>choose</source>
        <translation>wählen</translation>
    </message>
    <message>
        <source>chosen</source>
        <translation>gewählt</translation>
    </message>
    <message>
        <source>clockwise</source>
        <translation>im Uhrzeigersinn</translation>
    </message>
    <message>
        <source>counterclockwise</source>
        <translation>gegen den Uhrzeigersinn</translation>
    </message>
    <message>
        <source>counts</source>
        <translation>Anzahlen</translation>
    </message>
    <message>
        <source>deal</source>
        <translation>austeilen</translation>
    </message>
    <message>
        <source>delay</source>
        <translation>Verzögerungskarte</translation>
    </message>
    <message>
        <source>dodge</source>
        <translation>Ausweichen</translation>
    </message>
    <message>
        <source>draw</source>
        <translation>ziehen</translation>
    </message>
    <message>
        <source>drop</source>
        <translation>Ablegen</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>fehlgeschlagen</translation>
    </message>
    <message>
        <source>forbid</source>
        <translation>verbieten</translation>
    </message>
    <message>
        <source>gold</source>
        <translation>Gold</translation>
    </message>
    <message>
        <source>hand</source>
        <translation>Hand</translation>
    </message>
    <message>
        <source>hard</source>
        <translation>feste Grenze</translation>
    </message>
    <message>
        <source>heal</source>
        <translation>heilen</translation>
    </message>
    <message>
        <source>help</source>
        <translation>Hilfe</translation>
    </message>
    <message>
        <source>heroes</source>
        <translation>Heldenwahl</translation>
    </message>
    <message>
        <source>instant</source>
        <translation>Sofortkarte</translation>
    </message>
    <message>
        <source>instants</source>
        <translation>Sofortkarten</translation>
    </message>
    <message>
        <source>left</source>
        <translation>links</translation>
    </message>
    <message>
        <source>neighbours</source>
        <translation>Nachbarn</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nein</translation>
    </message>
    <message>
        <source>note</source>
        <translation>Notiz</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>obols</source>
        <translation>Obolen</translation>
    </message>
    <message>
        <source>once</source>
        <translation>einmal</translation>
    </message>
    <message>
        <source>open</source>
        <translation>offen</translation>
    </message>
    <message>
        <source>other</source>
        <translation>anderes</translation>
    </message>
    <message>
        <source>others</source>
        <translation>alle anderen</translation>
    </message>
    <message>
        <source>over</source>
        <translation>zu Ende</translation>
    </message>
    <message>
        <source>play</source>
        <translation>Spielschritt</translation>
    </message>
    <message>
        <source>random</source>
        <translation>zufällig</translation>
    </message>
    <message>
        <source>reaction</source>
        <translation>Reaktion</translation>
    </message>
    <message>
        <source>refresh</source>
        <translation>Auffrischen</translation>
    </message>
    <message>
        <source>reshuffle</source>
        <translation>neu mischen</translation>
    </message>
    <message>
        <source>right</source>
        <translation>rechts</translation>
    </message>
    <message>
        <source>row</source>
        <translation>wie in der Reihe</translation>
    </message>
    <message>
        <source>running</source>
        <translation>läuft</translation>
    </message>
    <message>
        <source>seats</source>
        <translation>Plätze</translation>
    </message>
    <message>
        <source>shuffled</source>
        <translation>gemischt</translation>
    </message>
    <message>
        <source>silver</source>
        <translation>Silber</translation>
    </message>
    <message>
        <source>special</source>
        <translation>Spezialkarte</translation>
    </message>
    <message>
        <source>starter</source>
        <translation>Startkarte</translation>
    </message>
    <message>
        <source>stays</source>
        <translation>bleibt liegen</translation>
    </message>
    <message>
        <source>take-obols</source>
        <translation>Obolen nehmen</translation>
    </message>
    <message>
        <source>take-treasure</source>
        <translation>Schatz nehmen</translation>
    </message>
    <message>
        <source>talent</source>
        <translation>Talent</translation>
    </message>
    <message>
        <source>target</source>
        <translation>Ziel</translation>
    </message>
    <message>
        <source>text</source>
        <translation>Text</translation>
    </message>
    <message>
        <source>treasure</source>
        <translation>Schatz</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>unbekannt</translation>
    </message>
    <message>
        <source>unlimited</source>
        <translation>unbegrenzt</translation>
    </message>
    <message>
        <source>victim</source>
        <translation>Besiegter</translation>
    </message>
    <message>
        <source>warn</source>
        <translation>warnen</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>you</source>
        <translation>du</translation>
    </message>
    <message>
        <source>Something here has no id.</source>
        <translation>Etwas hier hat keine id.</translation>
    </message>
    <message>
        <source>Give every card and every player a short name.</source>
        <translation>Jeder Karte und jedem Spieler einen kurzen Namen geben.</translation>
    </message>
    <message>
        <source>%1 stands here twice.</source>
        <translation>%1 steht hier zweimal.</translation>
    </message>
    <message>
        <source>Give every one an id of its own.</source>
        <translation>Jedem eine eigene id geben.</translation>
    </message>
</context>
<context>
    <name>tactics-check</name>
    <message>
        <source>Roll the tactics check, or roll a tie again</source>
        <translation>Den Taktikwurf würfeln, oder einen Gleichstand noch einmal</translation>
    </message>
</context>
<context>
    <name>tactics-odds</name>
    <message>
        <source>Chances of a tactics check by the Warleader dice of both sides</source>
        <translation>Chancen eines Taktikwurfs anhand der Kriegsherrwürfel beider Seiten</translation>
    </message>
</context>
<context>
    <name>take-damage</name>
    <message>
        <source>Neither block nor dodge: tokens, treasure and cards change hands</source>
        <translation>Weder Block noch Ausweichen: Marker, Schatz und Karten wechseln den Besitzer</translation>
    </message>
</context>
<context>
    <name>target</name>
    <message>
        <source>Whom an enemy attacks, and why</source>
        <translation>Wen ein Gegner angreift und warum</translation>
    </message>
</context>
<context>
    <name>targets</name>
    <message>
        <source>Which opposition a mercenary may attack or feint</source>
        <translation>Welche Gegner ein Söldner angreifen oder mit einer Finte angehen darf</translation>
    </message>
</context>
<context>
    <name>team-size</name>
    <message>
        <source>How many mercenaries each player leads</source>
        <translation>Wie viele Söldner jeder Spieler führt</translation>
    </message>
</context>
<context>
    <name>threatened</name>
    <message>
        <source>Which cards of a player an enemy could take, and with what</source>
        <translation>Welche Karten eines Spielers ein Gegner erbeuten könnte und womit</translation>
    </message>
</context>
<context>
    <name>tick-city</name>
    <message>
        <source>Tick a liberated city: its A.I.M. cards can be bought</source>
        <translation>Eine befreite Stadt abhaken: ihre A.I.M.-Karten können gekauft werden</translation>
    </message>
</context>
<context>
    <name>tick-experience</name>
    <message>
        <source>Tick an enemy type as experienced</source>
        <translation>Eine Gegnerart als erfahren abhaken</translation>
    </message>
</context>
<context>
    <name>tick-setup</name>
    <message>
        <source>Tick a step of the setup</source>
        <translation>Einen Schritt des Aufbaus abhaken</translation>
    </message>
</context>
<context>
    <name>tidy-up</name>
    <message>
        <source>Put tactics and opposition back, refresh and heal the crew</source>
        <translation>Taktiken und Gegner zurücklegen, den Trupp auffrischen und heilen</translation>
    </message>
</context>
<context>
    <name>trade</name>
    <message>
        <source>Exchange inventory items in the same area</source>
        <translation>Gegenstände des Inventars im selben Bereich tauschen</translation>
    </message>
</context>
<context>
    <name>trade-mercenary</name>
    <message>
        <source>Give a mercenary to another player</source>
        <translation>Einen Söldner einem anderen Spieler geben</translation>
    </message>
</context>
<context>
    <name>train</name>
    <message>
        <source>Command action: put a rebel into a rebel slot</source>
        <translation>Befehlsaktion: einen Rebellen ausbilden und auf einen Rebellenplatz stellen</translation>
    </message>
</context>
<context>
    <name>travel</name>
    <message>
        <source>Pay 5 gold and go to a neighbouring settlement</source>
        <translation>5 Gold zahlen und in eine benachbarte Siedlung reisen</translation>
    </message>
</context>
<context>
    <name>type-aura</name>
    <message>
        <source>Type the dots of a card into the aura sheet, or clear them</source>
        <translation>Die Punkte einer Karte ins Aurablatt eintragen oder löschen</translation>
    </message>
</context>
<context>
    <name>type-hymn</name>
    <message>
        <source>Type what a hymn says into the hymn sheet, or clear it</source>
        <translation>Ins Hymnenblatt eintragen, was eine Hymne sagt, oder es löschen</translation>
    </message>
</context>
<context>
    <name>type-zodiac</name>
    <message>
        <source>Type which hymn a face of the Zodiac die stands for, or clear it</source>
        <translation>Eintragen, für welche Hymne eine Seite des Zodiac-Würfels steht, oder es löschen</translation>
    </message>
</context>
<context>
    <name>uncover</name>
    <message>
        <source>Find the sector of a lieutenant</source>
        <translation>Den Sektor eines Leutnants finden</translation>
    </message>
</context>
<context>
    <name>use</name>
    <message>
        <source>Use a card whose action is no attack, or a consumable</source>
        <translation>Eine Karte nutzen, deren Aktion kein Angriff ist, oder einen Verbrauchsgegenstand</translation>
    </message>
</context>
<context>
    <name>use-tactic</name>
    <message>
        <source>Use a tactic that lies face up</source>
        <translation>Eine offen liegende Taktik einsetzen</translation>
    </message>
</context>
<context>
    <name>use-trait</name>
    <message>
        <source>Use a trait</source>
        <translation>Ein Merkmal nutzen</translation>
    </message>
</context>
<context>
    <name>value</name>
    <message>
        <source>What a listing is worth now</source>
        <translation>Was eine Zahlenangabe jetzt wert ist</translation>
    </message>
    <message>
        <source>What a die shows, and what its special face counts</source>
        <translation>Was ein Würfel zeigt, und was seine besondere Seite zählt</translation>
    </message>
    <message>
        <source>Which dice a roll takes with such faces, and their successes</source>
        <translation>Welche Würfel ein Wurf mit solchen Seiten nimmt, und ihre Erfolge</translation>
    </message>
    <message>
        <source>What a term is worth with these faces</source>
        <translation>Was ein Ausdruck mit diesen Seiten wert ist</translation>
    </message>
    <message>
        <source>What a number is worth: this game has no dice</source>
        <translation>Was eine Zahl wert ist: dieses Spiel hat keine Würfel</translation>
    </message>
</context>
<context>
    <name>vault</name>
    <message>
        <source>Which tokens lie in the vault; below 0 stand-ins are on the table</source>
        <translation>Welche Marker im Vorrat liegen; unter 0 sind Ersatzmarker auf dem Tisch</translation>
    </message>
</context>
<context>
    <name>warband</name>
    <message>
        <source>A warband line by line, each with what is wrong with it</source>
        <translation>Ein Kriegstrupp Zeile für Zeile, jede mit dem, was daran falsch ist</translation>
    </message>
</context>
<context>
    <name>way</name>
    <message>
        <source>Where an enemy goes next; several: the players choose</source>
        <translation>Wohin ein Gegner als Nächstes geht; bei mehreren wählen die Spieler</translation>
    </message>
</context>
<context>
    <name>wheel</name>
    <message>
        <source>What two suits make of a tie; without suits: the whole wheel</source>
        <translation>Was zwei Farben aus einem Gleichstand machen; ohne Farben: das ganze Rad</translation>
    </message>
</context>
<context>
    <name>whose-turn</name>
    <message>
        <source>Which player runs the next unit</source>
        <translation>Welcher Spieler die nächste Einheit führt</translation>
    </message>
</context>
<context>
    <name>window::AuditModel</name>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Was</translation>
    </message>
    <message>
        <source>Should be</source>
        <translation>Sollte sein</translation>
    </message>
    <message>
        <source>Lies there</source>
        <translation>Liegt dort</translation>
    </message>
    <message>
        <source>%1: what lies there</source>
        <translation>%1: was dort liegt</translation>
    </message>
</context>
<context>
    <name>window::AuditPage</name>
    <message>
        <source>From the box to this table</source>
        <translation>Aus der Schachtel zu diesem Tisch</translation>
    </message>
    <message>
        <source>What the hands do with a table that is set up for the beginning, until it looks like now.</source>
        <translation>Was die Hände an einem Tisch tun, der für den Anfang aufgebaut ist, bis er aussieht wie jetzt.</translation>
    </message>
    <message>
        <source>Nothing: it looks as it did at the beginning.</source>
        <translation>Nichts: er sieht aus wie am Anfang.</translation>
    </message>
    <message>
        <source>%1 of %2 compared</source>
        <translation>%1 von %2 verglichen</translation>
    </message>
    <message numerus="yes">
        <source> · %n differ</source>
        <translation>
            <numerusform> · %n weicht ab</numerusform>
            <numerusform> · %n weichen ab</numerusform>
        </translation>
    </message>
    <message>
        <source>compared with the table</source>
        <translation>mit dem Tisch verglichen</translation>
    </message>
</context>
<context>
    <name>window::CampaignsModel</name>
    <message>
        <source>today %1</source>
        <translation>heute %1</translation>
    </message>
    <message>
        <source>yesterday %1</source>
        <translation>gestern %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 · %n entries · last played %2</source>
        <translation>
            <numerusform>%1 · %n Eintrag · zuletzt gespielt %2</numerusform>
            <numerusform>%1 · %n Einträge · zuletzt gespielt %2</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>window::CardsModel</name>
    <message>
        <source>not entered yet</source>
        <translation>noch nicht eingetragen</translation>
    </message>
</context>
<context>
    <name>window::CardsPage</name>
    <message>
        <source>comes with the program</source>
        <translation>gehört zum Programm</translation>
    </message>
    <message>
        <source>on the shelf</source>
        <translation>im Regal</translation>
    </message>
    <message>
        <source>file</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>The card</source>
        <translation>Die Karte</translation>
    </message>
    <message>
        <source>Import a card pack</source>
        <translation>Einen Kartensatz importieren</translation>
    </message>
    <message>
        <source>Card packs (*.json)</source>
        <translation>Kartensätze (*.json)</translation>
    </message>
    <message>
        <source>Export the card pack</source>
        <translation>Den Kartensatz exportieren</translation>
    </message>
    <message>
        <source>of this campaign, %1</source>
        <translation>dieser Kampagne, %1</translation>
    </message>
    <message>
        <source>There is no pack for this game yet.</source>
        <translation>Für dieses Spiel gibt es noch keinen Kartensatz.</translation>
    </message>
    <message>
        <source>No %1 are entered yet: a new card is enough to begin with.</source>
        <translation>Noch nichts eingetragen unter %1: eine neue Karte genügt für den Anfang.</translation>
    </message>
    <message>
        <source>%1: %2, of which %3 are entered whole</source>
        <translation>%1: %2, davon %3 vollständig eingetragen</translation>
    </message>
    <message>
        <source>A new card of %1</source>
        <translation>Eine neue Karte der Art %1</translation>
    </message>
    <message>
        <source>The card needs an id: a short name in small letters and hyphens.</source>
        <translation>Die Karte braucht eine id: einen kurzen Namen aus Kleinbuchstaben und Bindestrichen.</translation>
    </message>
    <message>
        <source>There is another card with the id %1.</source>
        <translation>Es gibt schon eine andere Karte mit der id %1.</translation>
    </message>
    <message>
        <source>Saved. A card that is in play already keeps what was known of it.</source>
        <translation>Gespeichert. Eine Karte, die schon im Spiel ist, behält, was von ihr bekannt war.</translation>
    </message>
    <message>
        <source>My cards</source>
        <translation>Meine Karten</translation>
    </message>
    <message>
        <source>My cards %1</source>
        <translation>Meine Karten %1</translation>
    </message>
    <message>
        <source>Choose another folder, or make room on the disk.</source>
        <translation>Einen anderen Ordner wählen oder auf dem Datenträger Platz schaffen.</translation>
    </message>
</context>
<context>
    <name>window::DicePage</name>
    <message>
        <source>Too few rolls to say anything: five of each face would do.</source>
        <translation>Zu wenige Würfe, um etwas zu sagen: fünf von jeder Seite würden genügen.</translation>
    </message>
    <message>
        <source>every other series of fair dice looks less even</source>
        <translation>jede zweite Reihe fairer Würfel sieht weniger gleichmäßig aus</translation>
    </message>
    <message>
        <source>1 in %1 series of fair dice looks less even</source>
        <translation>1 von %1 Reihen fairer Würfel sieht weniger gleichmäßig aus</translation>
    </message>
    <message>
        <source>Worth a look: only %1.</source>
        <translation>Einen Blick wert: nur %1.</translation>
    </message>
    <message>
        <source>Nothing unusual: %1.</source>
        <translation>Nichts Ungewöhnliches: %1.</translation>
    </message>
    <message>
        <source>Rolls</source>
        <translation>Würfe</translation>
    </message>
    <message>
        <source>Luck</source>
        <translation>Glück</translation>
    </message>
    <message>
        <source>All rolls</source>
        <translation>Alle Würfe</translation>
    </message>
    <message>
        <source>Of the campaign</source>
        <translation>Die der Kampagne</translation>
    </message>
    <message>
        <source>Of the tray</source>
        <translation>Die der Schale</translation>
    </message>
    <message>
        <source>rolled %1</source>
        <translation>gewürfelt %1</translation>
    </message>
    <message>
        <source>real dice</source>
        <translation>echte Würfel</translation>
    </message>
    <message>
        <source>rolled by the program</source>
        <translation>vom Programm gewürfelt</translation>
    </message>
    <message>
        <source>No dice of the campaign are among these rolls.</source>
        <translation>Unter diesen Würfen sind keine Würfel der Kampagne.</translation>
    </message>
    <message>
        <source>rolled</source>
        <translation>gewürfelt</translation>
    </message>
    <message>
        <source>expected</source>
        <translation>erwartet</translation>
    </message>
    <message>
        <source>face</source>
        <translation>Seite</translation>
    </message>
    <message>
        <source>times</source>
        <translation>Anzahl</translation>
    </message>
    <message numerus="yes">
        <source>D%1: %n rolls, mean %2 where %3 is to be expected</source>
        <translation>
            <numerusform>D%1: %n Wurf, Mittel %2, zu erwarten ist %3</numerusform>
            <numerusform>D%1: %n Würfe, Mittel %2, zu erwarten ist %3</numerusform>
        </translation>
    </message>
    <message>
        <source>The campaign does not keep which of its dice were real; rolls that were taken back count too.</source>
        <translation>Die Kampagne hält nicht fest, welche ihrer Würfel echt waren; zurückgenommene Würfe zählen mit.</translation>
    </message>
</context>
<context>
    <name>window::Finder</name>
    <message>
        <source>p. %1</source>
        <translation>S. %1</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Aktion</translation>
    </message>
    <message>
        <source>History · %1</source>
        <translation>Verlauf · %1</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nein</translation>
    </message>
    <message>
        <source>as printed</source>
        <translation>wie gedruckt</translation>
    </message>
</context>
<context>
    <name>window::HistoryModel</name>
    <message>
        <source>by table decision: %1</source>
        <translation>durch Entscheid des Tisches: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>noch %n</numerusform>
            <numerusform>noch %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Entry %1 cannot be read.</source>
        <translation>Eintrag %1 lässt sich nicht lesen.</translation>
    </message>
    <message>
        <source>taken back · %1</source>
        <translation>zurückgenommen · %1</translation>
    </message>
</context>
<context>
    <name>window::HistoryPage</name>
    <message>
        <source>History</source>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>The moment that is chosen</source>
        <translation>Der gewählte Zeitpunkt</translation>
    </message>
    <message>
        <source>The table then</source>
        <translation>Der Tisch damals</translation>
    </message>
    <message>
        <source>Everything</source>
        <translation>Alles</translation>
    </message>
    <message>
        <source>Actions of play</source>
        <translation>Spielaktionen</translation>
    </message>
    <message>
        <source>✎ Corrections</source>
        <translation>✎ Berichtigungen</translation>
    </message>
    <message>
        <source>⚖ Table decisions</source>
        <translation>⚖ Entscheide des Tisches</translation>
    </message>
    <message>
        <source>⚙ Settings</source>
        <translation>⚙ Einstellungen</translation>
    </message>
    <message>
        <source>↶ Undo and jumps</source>
        <translation>↶ Rückgängig und Sprünge</translation>
    </message>
    <message>
        <source>Everybody</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>Choose an entry.</source>
        <translation>Einen Eintrag wählen.</translation>
    </message>
    <message>
        <source>there</source>
        <translation>da</translation>
    </message>
    <message>
        <source>gone</source>
        <translation>weg</translation>
    </message>
    <message numerus="yes">
        <source>%n steps of play</source>
        <translation>
            <numerusform>%n Spielschritt</numerusform>
            <numerusform>%n Spielschritte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n table decisions</source>
        <translation>
            <numerusform>%n Entscheid des Tisches</numerusform>
            <numerusform>%n Entscheide des Tisches</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n corrections</source>
        <translation>
            <numerusform>%n Berichtigung</numerusform>
            <numerusform>%n Berichtigungen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entries in all</source>
        <translation>
            <numerusform>%n Eintrag insgesamt</numerusform>
            <numerusform>%n Einträge insgesamt</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>window::Library</name>
    <message>
        <source>This program does not know the game %1.</source>
        <translation>Dieses Programm kennt das Spiel %1 nicht.</translation>
    </message>
    <message>
        <source>Open it with the version that wrote it, or export it.</source>
        <translation>Mit der Version öffnen, die sie geschrieben hat, oder sie exportieren.</translation>
    </message>
    <message>
        <source>The shelf cannot be written.</source>
        <translation>In das Regal lässt sich nicht schreiben.</translation>
    </message>
    <message>
        <source>See the message about the shelf, then try again.</source>
        <translation>Die Meldung zum Regal beachten, dann erneut versuchen.</translation>
    </message>
</context>
<context>
    <name>window::MainWindow</name>
    <message>
        <source>Clear</source>
        <translation>Leeren</translation>
    </message>
    <message>
        <source>Muster Roll</source>
        <translation>Muster Roll</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tisch</translation>
    </message>
    <message>
        <source>◈ Muster Roll</source>
        <translation>◈ Muster Roll</translation>
    </message>
    <message>
        <source>Search rules, cards and history</source>
        <translation>Regeln, Karten und Verlauf durchsuchen</translation>
    </message>
    <message>
        <source>Search rules, cards, history…  Ctrl+K</source>
        <translation>Regeln, Karten, Verlauf durchsuchen …  Strg+K</translation>
    </message>
    <message>
        <source>↶ Undo</source>
        <translation>↶ Rückgängig</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>↷ Redo</source>
        <translation>↷ Wiederholen</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Wiederholen</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Seiten</translation>
    </message>
    <message>
        <source>What can be done now</source>
        <translation>Was jetzt möglich ist</translation>
    </message>
    <message>
        <source>Dice tray</source>
        <translation>Würfelschale</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Suche</translation>
    </message>
    <message>
        <source>The rule behind this</source>
        <translation>Die Regel dahinter</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Beenden</translation>
    </message>
    <message>
        <source>Muster Roll did not end as it should. Every change was on disk: this is the table as it was.</source>
        <translation>Muster Roll wurde nicht ordentlich beendet. Jede Änderung war gespeichert: das ist der Tisch, wie er war.</translation>
    </message>
    <message>
        <source>%1 is only looked at: nothing can be changed.</source>
        <translation>%1 wird nur angesehen: nichts lässt sich ändern.</translation>
    </message>
    <message>
        <source>%1 (by table decision)</source>
        <translation>%1 (durch Entscheid des Tisches)</translation>
    </message>
    <message>
        <source>rolled %1</source>
        <translation>gewürfelt %1</translation>
    </message>
    <message>
        <source>Refused: %1</source>
        <translation>Nicht erlaubt: %1</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Start</translation>
    </message>
    <message>
        <source>five games, one program</source>
        <translation>fünf Spiele, ein Programm</translation>
    </message>
    <message>
        <source>%1 – Muster Roll</source>
        <translation>%1 – Muster Roll</translation>
    </message>
    <message>
        <source>An earlier moment is shown; nothing is changed. The next action, or Undo, goes back to the table.</source>
        <translation>Ein früherer Zeitpunkt wird gezeigt; geändert ist nichts. Die nächste Aktion oder „Rückgängig“ führt zurück zum Tisch.</translation>
    </message>
</context>
<context>
    <name>window::NewCampaign</name>
    <message>
        <source>Card packs</source>
        <translation>Kartensätze</translation>
    </message>
    <message>
        <source>&amp;Begin</source>
        <translation>&amp;Beginnen</translation>
    </message>
    <message>
        <source>Choose a card pack</source>
        <translation>Einen Kartensatz wählen</translation>
    </message>
    <message>
        <source>Card packs (*.json)</source>
        <translation>Kartensätze (*.json)</translation>
    </message>
</context>
<context>
    <name>window::OddsPage</name>
    <message>
        <source>These are too many dice to count every throw.</source>
        <translation>Das sind zu viele Würfel, um jeden Wurf zu zählen.</translation>
    </message>
    <message>
        <source>Write it as a plain term, such as 6d6.</source>
        <translation>Als einfachen Ausdruck schreiben, etwa 6d6.</translation>
    </message>
    <message>
        <source>%1: mean %2, spread %3</source>
        <translation>%1: Mittel %2, Streuung %3</translation>
    </message>
    <message>
        <source>, left out %1</source>
        <translation>, ausgelassen %1</translation>
    </message>
    <message>
        <source>Four terms fit side by side; the rest is left out.</source>
        <translation>Vier Ausdrücke passen nebeneinander; die übrigen sind weggelassen.</translation>
    </message>
    <message numerus="yes">
        <source>… and %n more lines: Copy takes all of them.</source>
        <translation>
            <numerusform>… und %n weitere Zeile: „Kopieren“ nimmt alle mit.</numerusform>
            <numerusform>… und %n weitere Zeilen: „Kopieren“ nimmt alle mit.</numerusform>
        </translation>
    </message>
    <message>
        <source>Chances on this table</source>
        <translation>Chancen an diesem Tisch</translation>
    </message>
    <message>
        <source>Counting…</source>
        <translation>Wird gezählt …</translation>
    </message>
    <message>
        <source>result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>% at least</source>
        <translation>% mindestens</translation>
    </message>
    <message>
        <source>% at most</source>
        <translation>% höchstens</translation>
    </message>
    <message>
        <source>% exactly</source>
        <translation>% genau</translation>
    </message>
</context>
<context>
    <name>window::PackText</name>
    <message>
        <source>text</source>
        <translation>Text</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n faults; choose one to see where it stands</source>
        <translation>
            <numerusform>%1: %n Fehler; auswählen, um zu sehen, wo er steht</numerusform>
            <numerusform>%1: %n Fehler; einen auswählen, um zu sehen, wo er steht</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: every field, value and name is in order</source>
        <translation>%1: alle Felder, Werte und Namen sind in Ordnung</translation>
    </message>
    <message>
        <source>%1: in order; not entered yet is listed below</source>
        <translation>%1: in Ordnung; was noch nicht eingetragen ist, steht unten</translation>
    </message>
</context>
<context>
    <name>window::PlainDesk</name>
    <message>
        <source>Everything that is tracked</source>
        <translation>Alles, was mitgeführt wird</translation>
    </message>
    <message>
        <source>as it lies on the table</source>
        <translation>wie es auf dem Tisch liegt</translation>
    </message>
</context>
<context>
    <name>window::PreferencesPage</name>
    <message>
        <source>New key</source>
        <translation>Neue Taste</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Wie das System</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Aktion</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>Muster Roll %1 is made by admirers of these games and has no tie to their makers; their names only say which game is meant. Free software under the GNU General Public License, version 3 or later, without any warranty.</source>
        <translation>Muster Roll %1 ist von Menschen gemacht, die diese Spiele bewundern, und hat keine Verbindung zu deren Herstellern; die Namen sagen nur, welches Spiel gemeint ist. Freie Software unter der GNU General Public License, Version 3 oder später, ohne jede Gewähr.</translation>
    </message>
    <message>
        <source>%1 already belongs to: %2. Choose another key, or give that action another one first.</source>
        <translation>%1 gehört schon zu: %2. Eine andere Taste wählen, oder jener Aktion zuerst eine andere geben.</translation>
    </message>
</context>
<context>
    <name>window::RevisionPanel</name>
    <message>
        <source>Correct entry %1: %2</source>
        <translation>Eintrag %1 berichtigen: %2</translation>
    </message>
    <message>
        <source>played so before the past was corrected</source>
        <translation>so gespielt, bevor Vergangenes berichtigt wurde</translation>
    </message>
    <message>
        <source>%1. left out</source>
        <translation>%1. ausgelassen</translation>
    </message>
    <message>
        <source>by table decision</source>
        <translation>durch Entscheid des Tisches</translation>
    </message>
    <message>
        <source>%1. %2
✗ left out</source>
        <translation>%1. %2
✗ ausgelassen</translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>noch %n</numerusform>
            <numerusform>noch %n</numerusform>
        </translation>
    </message>
    <message>
        <source>The table would be the same as now.</source>
        <translation>Der Tisch wäre derselbe wie jetzt.</translation>
    </message>
    <message>
        <source>The table would differ from now: %1</source>
        <translation>Der Tisch wäre anders als jetzt: %1</translation>
    </message>
</context>
<context>
    <name>window::RulesPage</name>
    <message>
        <source>What was found</source>
        <translation>Was gefunden wurde</translation>
    </message>
    <message>
        <source>Rules in force now</source>
        <translation>Jetzt geltende Regeln</translation>
    </message>
    <message numerus="yes">
        <source>%n entries · ↑↓ to move, Enter to read, Ctrl+D to pin</source>
        <translation>
            <numerusform>%n Eintrag · ↑↓ zum Bewegen, Eingabetaste zum Lesen, Strg+D zum Anheften</numerusform>
            <numerusform>%n Einträge · ↑↓ zum Bewegen, Eingabetaste zum Lesen, Strg+D zum Anheften</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing was found. Fewer words, or other ones?</source>
        <translation>Nichts gefunden. Weniger Wörter, oder andere?</translation>
    </message>
    <message>
        <source>Not used in this campaign so far.</source>
        <translation>In dieser Kampagne bisher nicht gebraucht.</translation>
    </message>
    <message numerus="yes">
        <source>Used %n times in this campaign</source>
        <translation>
            <numerusform>In dieser Kampagne %n Mal gebraucht</numerusform>
            <numerusform>In dieser Kampagne %n Mal gebraucht</numerusform>
        </translation>
    </message>
    <message>
        <source> · last: %1</source>
        <translation> · zuletzt: %1</translation>
    </message>
    <message>
        <source>Choose an entry to read it here, or type into the search above (Ctrl+K).</source>
        <translation>Einen Eintrag wählen, um ihn hier zu lesen, oder oben in die Suche tippen (Strg+K).</translation>
    </message>
    <message>
        <source>p. %1</source>
        <translation>S. %1</translation>
    </message>
</context>
<context>
    <name>window::ShelfPage</name>
    <message>
        <source>while playing</source>
        <translation>beim Spielen</translation>
    </message>
    <message>
        <source>end of a sitting</source>
        <translation>Ende einer Sitzung</translation>
    </message>
    <message>
        <source>before an upgrade</source>
        <translation>vor einer Aktualisierung</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Alle Spiele</translation>
    </message>
    <message>
        <source>Every change is on disk before it is on the screen: %1</source>
        <translation>Jede Änderung ist gespeichert, bevor sie zu sehen ist: %1</translation>
    </message>
    <message>
        <source>No campaign is chosen</source>
        <translation>Keine Kampagne gewählt</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Import a campaign</source>
        <translation>Eine Kampagne importieren</translation>
    </message>
    <message>
        <source>Campaigns (*.jsonl *.json);;All files (*)</source>
        <translation>Kampagnen (*.jsonl *.json);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Export %1</source>
        <translation>%1 exportieren</translation>
    </message>
    <message>
        <source>Campaigns (*.jsonl)</source>
        <translation>Kampagnen (*.jsonl)</translation>
    </message>
    <message>
        <source>the copy</source>
        <translation>die Kopie</translation>
    </message>
</context>
<context>
    <name>window::TablePage</name>
    <message>
        <source>No campaign lies on the table. Take one from the shelf.</source>
        <translation>Auf dem Tisch liegt keine Kampagne. Nimm eine aus dem Regal.</translation>
    </message>
</context>
<context>
    <name>wounds</name>
    <message>
        <source>What is left of wounds after Immunity, Vulnerability and Toughness</source>
        <translation>Was von Wunden nach Immunität, Anfälligkeit und Zähigkeit bleibt</translation>
    </message>
</context>
<context>
    <name>zone-after</name>
    <message>
        <source>The next zone around the contract</source>
        <translation>Die nächste Zone um den Auftrag herum</translation>
    </message>
</context>
<context>
    <name>zone-at</name>
    <message>
        <source>The zone on a side of the contract card</source>
        <translation>Die Zone auf einer Seite der Auftragskarte</translation>
    </message>
</context>
<context>
    <name>zones-next-to</name>
    <message>
        <source>The zones that a position neighbours</source>
        <translation>Die Zonen, an die eine Position grenzt</translation>
    </message>
</context>
</TS>
