<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_US">
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
    <name>window::CampaignsModel</name>
    <message numerus="yes">
        <source>%1 · %n entries · last played %2</source>
        <translation>
            <numerusform>%1 · %n entry · last played %2</numerusform>
            <numerusform>%1 · %n entries · last played %2</numerusform>
        </translation>
    </message>
</context>
</TS>
