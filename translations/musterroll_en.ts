<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_US">
<context>
    <name>cli</name>
    <message numerus="yes">
        <source>%n of your acts did not reach the others yet and would be lost to them.</source>
        <translation>
            <numerusform>%n of your acts did not reach the others yet and would be lost to them.</numerusform>
            <numerusform>%n of your acts did not reach the others yet and would be lost to them.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Not shared yet: %n</source>
        <translation>
            <numerusform>Not shared yet: %n</numerusform>
            <numerusform>Not shared yet: %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: today&apos;s rules decide %n entries differently than when they were played: %2 (≠ in log).</source>
        <translation>
            <numerusform>%1: today&apos;s rules decide %n entry differently than when it was played: %2 (≠ in log).</numerusform>
            <numerusform>%1: today&apos;s rules decide %n entries differently than when they were played: %2 (≠ in log).</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>kit::DiceTray</name>
    <message numerus="yes">
        <source>%n dice lie there: type all of them</source>
        <translation>
            <numerusform>%n die lies there: type it</numerusform>
            <numerusform>%n dice lie there: type all of them</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>kit::HandsList</name>
    <message numerus="yes">
        <source>%n earlier note(s)…</source>
        <translation>
            <numerusform>%n earlier note…</numerusform>
            <numerusform>%n earlier notes…</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>kit::Readout</name>
    <message numerus="yes">
        <source>No room for %n more</source>
        <translation>
            <numerusform>No room for %n more</numerusform>
            <numerusform>No room for %n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>kit::Sitting</name>
    <message numerus="yes">
        <source>%n cards entered</source>
        <translation>
            <numerusform>%n card entered</numerusform>
            <numerusform>%n cards entered</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>kit::StateModel</name>
    <message numerus="yes">
        <source>%n entries</source>
        <translation>
            <numerusform>%n entry</numerusform>
            <numerusform>%n entries</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>kit::VerdictModel</name>
    <message numerus="yes">
        <source>%n conditions that most acts ask for…</source>
        <translation>
            <numerusform>one condition that most acts ask for…</numerusform>
            <numerusform>%n conditions that most acts ask for…</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>share</name>
    <message numerus="yes">
        <source>%n card packs</source>
        <translation>
            <numerusform>%n card pack</numerusform>
            <numerusform>%n card packs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n notes on rules</source>
        <translation>
            <numerusform>%n note on rules</numerusform>
            <numerusform>%n notes on rules</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n photographs</source>
        <translation>
            <numerusform>%n photograph</numerusform>
            <numerusform>%n photographs</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>swordsandsouls</name>
    <message numerus="yes">
        <source>One of %n cards</source>
        <translation>
            <numerusform>One of %n card</numerusform>
            <numerusform>One of %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, back in %n turn(s)</source>
        <translation>
            <numerusform>%1, back in %n turn</numerusform>
            <numerusform>%1, back in %n turns</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n players</source>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>window</name>
    <message numerus="yes">
        <source>%n pieces</source>
        <translation>
            <numerusform>%n piece</numerusform>
            <numerusform>%n pieces</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pieces lie on the table when all is set.</source>
        <translation>
            <numerusform>%n piece lies on the table when all is set.</numerusform>
            <numerusform>%n pieces lie on the table when all is set.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n face down</source>
        <translation>
            <numerusform>%n face down</numerusform>
            <numerusform>%n face down</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>window::AuditModel</name>
    <message numerus="yes">
        <source>%n differ</source>
        <translation>
            <numerusform>%n differs</numerusform>
            <numerusform>%n differ</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>window::AuditPage</name>
    <message numerus="yes">
        <source> · %n differ</source>
        <translation>
            <numerusform> · %n differs</numerusform>
            <numerusform> · %n differ</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>window::CampaignsModel</name>
    <message numerus="yes">
        <source>%1 · %n entries · last played %2</source>
        <translation>
            <numerusform>%1 · %n entry · last played %2</numerusform>
            <numerusform>%1 · %n entries · last played %2</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>window::CardsPage</name>
    <message numerus="yes">
        <source>Saved, and %n cards entered on the table too.</source>
        <translation>
            <numerusform>Saved, and %n card entered on the table too.</numerusform>
            <numerusform>Saved, and %n cards entered on the table too.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cards: %1</source>
        <translation>
            <numerusform>%n card: %1</numerusform>
            <numerusform>%n cards: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n cards, %2 entered</source>
        <translation>
            <numerusform>%1: %n card, %2 entered</numerusform>
            <numerusform>%1: %n cards, %2 entered</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n begun and not entered</source>
        <translation>
            <numerusform>%n begun and not entered</numerusform>
            <numerusform>%n begun and not entered</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n only named</source>
        <translation>
            <numerusform>%n only named</numerusform>
            <numerusform>%n only named</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n in part, missing: %1</source>
        <translation>
            <numerusform>%n in part, missing: %1</numerusform>
            <numerusform>%n in part, missing: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cards are entered or more complete.</source>
        <translation>
            <numerusform>%n card is entered or more complete.</numerusform>
            <numerusform>%n cards are entered or more complete.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cards are entered otherwise than the table knows them – look…</source>
        <translation>
            <numerusform>%n card is entered otherwise than the table knows it – look…</numerusform>
            <numerusform>%n cards are entered otherwise than the table knows them – look…</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cards are being entered: this takes a while…</source>
        <translation>
            <numerusform>%n card is being entered: this takes a while…</numerusform>
            <numerusform>%n cards are being entered: this takes a while…</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cards change once more: this takes a while…</source>
        <translation>
            <numerusform>%n card changes once more: this takes a while…</numerusform>
            <numerusform>%n cards change once more: this takes a while…</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>window::CarryingBox</name>
    <message numerus="yes">
        <source>&amp;Card packs: %n</source>
        <translation>
            <numerusform>&amp;Card packs: %n</numerusform>
            <numerusform>&amp;Card packs: %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>&amp;Notes and house rules: %n</source>
        <translation>
            <numerusform>&amp;Notes and house rules: %n</numerusform>
            <numerusform>&amp;Notes and house rules: %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>&amp;Photographs of cards: %n</source>
        <translation>
            <numerusform>&amp;Photographs of cards: %n</numerusform>
            <numerusform>&amp;Photographs of cards: %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>window::DicePage</name>
    <message numerus="yes">
        <source>D%1: %n rolls, mean %2 where %3 is to be expected</source>
        <translation>
            <numerusform>D%1: %n roll, mean %2 where %3 is to be expected</numerusform>
            <numerusform>D%1: %n rolls, mean %2 where %3 is to be expected</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n rolls, each face is to be expected %2 times</source>
        <translation>
            <numerusform>%1: %n roll, each face is to be expected %2 times</numerusform>
            <numerusform>%1: %n rolls, each face is to be expected %2 times</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>window::Finder</name>
    <message numerus="yes">
        <source>%n more card(s)</source>
        <translation>
            <numerusform>%n more card</numerusform>
            <numerusform>%n more cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more campaign(s)</source>
        <translation>
            <numerusform>%n more campaign</numerusform>
            <numerusform>%n more campaigns</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more action(s)</source>
        <translation>
            <numerusform>%n more action</numerusform>
            <numerusform>%n more actions</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>window::HistoryModel</name>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>%n more</numerusform>
            <numerusform>%n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>window::HistoryPage</name>
    <message numerus="yes">
        <source>%n steps of play</source>
        <translation>
            <numerusform>%n step of play</numerusform>
            <numerusform>%n steps of play</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n table decisions</source>
        <translation>
            <numerusform>%n table decision</numerusform>
            <numerusform>%n table decisions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n corrections</source>
        <translation>
            <numerusform>%n correction</numerusform>
            <numerusform>%n corrections</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entries in all</source>
        <translation>
            <numerusform>%n entry in all</numerusform>
            <numerusform>%n entries in all</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The table stands here again. %n entries after it stay in the history, in grey; Undo goes back to them.</source>
        <translation>
            <numerusform>The table stands here again. %n entry after it stays in the history, in grey; Undo goes back to it.</numerusform>
            <numerusform>The table stands here again. %n entries after it stay in the history, in grey; Undo goes back to them.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n act(s) before</source>
        <translation>
            <numerusform>%n act before</numerusform>
            <numerusform>%n acts before</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>window::MainWindow</name>
    <message numerus="yes">
        <source>Today&apos;s rules decide %n entries otherwise than when they were played. History lists them: ≠.</source>
        <translation>
            <numerusform>Today&apos;s rules decide %n entry otherwise than when it was played. History lists it: ≠.</numerusform>
            <numerusform>Today&apos;s rules decide %n entries otherwise than when they were played. History lists them: ≠.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n act(s) before</source>
        <translation>
            <numerusform>%n act before</numerusform>
            <numerusform>%n acts before</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Share: %n</source>
        <translation>
            <numerusform>Share: %n</numerusform>
            <numerusform>Share: %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %n act(s) not shared yet</source>
        <translation>
            <numerusform>%1, %n act not shared yet</numerusform>
            <numerusform>%1, %n acts not shared yet</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Offline: %n</source>
        <translation>
            <numerusform>Offline: %n</numerusform>
            <numerusform>Offline: %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>window::MergePanel</name>
    <message numerus="yes">
        <source>%n cards are new.</source>
        <translation>
            <numerusform>%n card is new.</numerusform>
            <numerusform>%n cards are new.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n values differ: mine stays where nothing is ticked.</source>
        <translation>
            <numerusform>%n value differs: mine stays where nothing is ticked.</numerusform>
            <numerusform>%n values differ: mine stays where nothing is ticked.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n values are entered otherwise since; what is ticked is corrected on the table, and one Undo takes it back.</source>
        <translation>
            <numerusform>%n value is entered otherwise since; what is ticked is corrected on the table, and one Undo takes it back.</numerusform>
            <numerusform>%n values are entered otherwise since; what is ticked is corrected on the table, and one Undo takes it back.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>window::NewCampaign</name>
    <message numerus="yes">
        <source>Cards that are known already: %n pack(s)…</source>
        <translation>
            <numerusform>Cards that are known already: %n pack…</numerusform>
            <numerusform>Cards that are known already: %n packs…</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n reading(s) of the rules</source>
        <translation>
            <numerusform>%n reading of the rules</numerusform>
            <numerusform>%n readings of the rules</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n name(s) stand there; this game is for %1 to %2.</source>
        <translation>
            <numerusform>%n name stands there; this game is for %1 to %2.</numerusform>
            <numerusform>%n names stand there; this game is for %1 to %2.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>window::OddsPage</name>
    <message numerus="yes">
        <source>… and %n more lines: Copy takes all of them.</source>
        <translation>
            <numerusform>… and %n more line: Copy takes all of them.</numerusform>
            <numerusform>… and %n more lines: Copy takes all of them.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>window::PackText</name>
    <message numerus="yes">
        <source>%1: %n faults; choose one to see where it stands</source>
        <translation>
            <numerusform>%1: %n fault; choose it to see where it stands</numerusform>
            <numerusform>%1: %n faults; choose one to see where it stands</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>window::PastePanel</name>
    <message numerus="yes">
        <source>%n rows for %1: which column fills what?</source>
        <translation>
            <numerusform>%n row for %1: which column fills what?</numerusform>
            <numerusform>%n rows for %1: which column fills what?</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>window::RevisionPanel</name>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>%n more</numerusform>
            <numerusform>%n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>window::Readings</name>
    <message numerus="yes">
        <source>%n further questions of the book stand under Rules, Unclear, with both readings. This table plays by the second one, B: %1</source>
        <translation>
            <numerusform>%n further question of the book stands under Rules, Unclear, with both readings. This table plays by the second one, B: %1</numerusform>
            <numerusform>%n further questions of the book stand under Rules, Unclear, with both readings. This table plays by the second one, B: %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>window::RulesPage</name>
    <message numerus="yes">
        <source>%n entries · ↑↓ to move, Enter to read, Ctrl+D to pin</source>
        <translation>
            <numerusform>%n entry · ↑↓ to move, Enter to read, Ctrl+D to pin</numerusform>
            <numerusform>%n entries · ↑↓ to move, Enter to read, Ctrl+D to pin</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Used %n times in this campaign</source>
        <translation>
            <numerusform>Used %n time in this campaign</numerusform>
            <numerusform>Used %n times in this campaign</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>window::SharePage</name>
</context>
<context>
    <name>window::SharedTable</name>
    <message numerus="yes">
        <source>%n act(s) of yours came to something else: Share shows both.</source>
        <translation>
            <numerusform>%n act of yours came to something else: Share shows both.</numerusform>
            <numerusform>%n acts of yours came to something else: Share shows both.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n undo(s) of yours came after somebody else had acted: Share asks what is meant.</source>
        <translation>
            <numerusform>%n undo of yours came after somebody else had acted: Share asks what is meant.</numerusform>
            <numerusform>%n undos of yours came after somebody else had acted: Share asks what is meant.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n act(s) of yours somebody else did as well: Share asks whether once is enough.</source>
        <translation>
            <numerusform>%n act of yours somebody else did as well: Share asks whether once is enough.</numerusform>
            <numerusform>%n acts of yours somebody else did as well: Share asks whether once is enough.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>and %n more</numerusform>
            <numerusform>and %n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>window::ShelfPage</name>
    <message numerus="yes">
        <source>%n campaigns</source>
        <translation>
            <numerusform>%n campaign</numerusform>
            <numerusform>%n campaigns</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entries</source>
        <translation>
            <numerusform>%n entry</numerusform>
            <numerusform>%n entries</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No campaign stands here. %n were taken off the shelf: Show has them.</source>
        <translation>
            <numerusform>No campaign stands here. %n was taken off the shelf: Show has it.</numerusform>
            <numerusform>No campaign stands here. %n were taken off the shelf: Show has them.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n copies that hold nothing else of %1</source>
        <translation>
            <numerusform>and a copy that holds nothing else of %1</numerusform>
            <numerusform>and %n copies that hold nothing else of %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n act(s) of the other copy were played behind yours.</source>
        <translation>
            <numerusform>%n act of the other copy was played behind yours.</numerusform>
            <numerusform>%n acts of the other copy were played behind yours.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>serve::Guest</name>
    <message numerus="yes">
        <source>%n act(s) of yours do not stand any more. Share, on the computer at this table, says why.</source>
        <translation>
            <numerusform>%n act of yours does not stand any more. Share, on the computer at this table, says why.</numerusform>
            <numerusform>%n acts of yours do not stand any more. Share, on the computer at this table, says why.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>window::OnItsWay</name>
    <message numerus="yes">
        <source>%n of your acts did not reach the others yet and would be lost to them. Leave all the same?</source>
        <translation>
            <numerusform>%n of your acts did not reach the others yet and would be lost to them. Leave all the same?</numerusform>
            <numerusform>%n of your acts did not reach the others yet and would be lost to them. Leave all the same?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n act(s) wait for your decision.</source>
        <translation>
            <numerusform>%n act waits for your decision.</numerusform>
            <numerusform>%n acts wait for your decision.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n act(s) on the way.</source>
        <translation>
            <numerusform>%n act on the way.</numerusform>
            <numerusform>%n acts on the way.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n act(s) wait above for your decision.</source>
        <translation>
            <numerusform>%n act waits above for your decision.</numerusform>
            <numerusform>%n acts wait above for your decision.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>And %n more that decided it.</source>
        <translation>
            <numerusform>And %n more that decided it.</numerusform>
            <numerusform>And %n more that decided it.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>window::MergingBox</name>
    <message numerus="yes">
        <source>&amp;Play %n act(s) here</source>
        <translation>
            <numerusform>&amp;Play %n act here</numerusform>
            <numerusform>&amp;Play %n acts here</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>name</name>
    <message>
        <source>Contract effects done</source>
        <translation>Effects at the end of the contract done</translation>
    </message>
    <message>
        <source>Contract bonus paid</source>
        <translation>Bonus collected</translation>
    </message>
    <message>
        <source>Contract tidied</source>
        <translation>Cards put back, crew healed</translation>
    </message>
    <message>
        <source>Contract travelled</source>
        <translation>Paid travel used</translation>
    </message>
    <message>
        <source>Contract discarded</source>
        <translation>Contract put away</translation>
    </message>
    <message>
        <source>Contract m</source>
        <translation>Crew count of the contract</translation>
    </message>
    <message>
        <source>Contract ending</source>
        <translation>End of the contract</translation>
    </message>
    <message>
        <source>Contract from wealth</source>
        <translation>Own gold spent on the contract</translation>
    </message>
    <message>
        <source>Contract bought</source>
        <translation>Tactics bought for the contract</translation>
    </message>
    <message>
        <source>Contract budget</source>
        <translation>Budget left</translation>
    </message>
    <message>
        <source>Battle round</source>
        <translation>Round</translation>
    </message>
    <message>
        <source>Battle phase</source>
        <translation>Phase of the round</translation>
    </message>
    <message>
        <source>Units taken</source>
        <translation>Has gone this round</translation>
    </message>
    <message>
        <source>Players vp</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>Players tile</source>
        <translation>Entry tile</translation>
    </message>
    <message>
        <source>Players gray</source>
        <translation>Hero on the gray side</translation>
    </message>
    <message>
        <source>Players small</source>
        <translation>Small hearts</translation>
    </message>
    <message>
        <source>Players large</source>
        <translation>Large hearts</translation>
    </message>
    <message>
        <source>Battle counted</source>
        <translation>Circle evaluated this round</translation>
    </message>
    <message>
        <source>Battle reveal value</source>
        <translation>Cards to turn up this round</translation>
    </message>
    <message>
        <source>Battle revealed</source>
        <translation>Cards turned up this round</translation>
    </message>
    <message>
        <source>Battle refreshed</source>
        <translation>Cards refreshed this round</translation>
    </message>
    <message>
        <source>Battle placed</source>
        <translation>Opposition cards laid out so far</translation>
    </message>
    <message>
        <source>Battle changed</source>
        <translation>Something changed this round</translation>
    </message>
    <message>
        <source>Battle quiet rounds</source>
        <translation>Rounds in a row without a change</translation>
    </message>
    <message>
        <source>Career count</source>
        <translation>Cards in the career deck</translation>
    </message>
    <message>
        <source>Career unseen</source>
        <translation>Career cards not seen yet</translation>
    </message>
    <message>
        <source>Career earlier</source>
        <translation>Career cards from before the last shuffle</translation>
    </message>
    <message>
        <source>Opposition count</source>
        <translation>Cards in the opposition deck</translation>
    </message>
    <message>
        <source>Opposition unseen</source>
        <translation>Opposition cards not seen yet</translation>
    </message>
    <message>
        <source>Opposition earlier</source>
        <translation>Opposition cards from before the last shuffle</translation>
    </message>
    <message>
        <source>Noted so far</source>
        <translation>Reminders so far</translation>
    </message>
    <message>
        <source>Threat counters</source>
        <translation>Spaces with a counter-attack token</translation>
    </message>
    <message>
        <source>Threat skull liberated</source>
        <translation>A sector with skulls liberated this turn</translation>
    </message>
    <message>
        <source>Threat step</source>
        <translation>Step of the dictator phase</translation>
    </message>
    <message>
        <source>Threat attack</source>
        <translation>Counter-attack to be resolved</translation>
    </message>
    <message>
        <source>Turn downed</source>
        <translation>Dropped an enemy this turn</translation>
    </message>
    <message>
        <source>Turn forced</source>
        <translation>Must end beside the nearest enemy</translation>
    </message>
    <message>
        <source>Turn declined</source>
        <translation>Nobody else replies to this step</translation>
    </message>
    <message>
        <source>Turn budget</source>
        <translation>Acts at the start of the turn</translation>
    </message>
    <message>
        <source>Turn points</source>
        <translation>Movement points left</translation>
    </message>
    <message>
        <source>Turn failed rage</source>
        <translation>The rage was not satisfied</translation>
    </message>
    <message>
        <source>Turn tried</source>
        <translation>Statuses that had their recovery roll</translation>
    </message>
</context>
</TS>
