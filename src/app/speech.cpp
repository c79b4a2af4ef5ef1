// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/speech.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QLibraryInfo>
#include <QLocale>
#include <QSettings>

namespace app {

using engine::Fault;

namespace {

QString tr(const char* text) { return QCoreApplication::translate("app", text); }

} // namespace

QList<Fault> Speech::begin(const QSettings& settings, const QString& folder)
{
    const QString language = settings.value(QStringLiteral("look/language")).toString();
    const QLocale locale = language.isEmpty() ? QLocale::system() : QLocale(language);
    QLocale::setDefault(locale);
    for (QTranslator* translator : {&m_qt, &m_ours})
        QCoreApplication::removeTranslator(translator);
    if (m_qt.load(locale, QStringLiteral("qtbase"), QStringLiteral("_"), QLibraryInfo::path(QLibraryInfo::TranslationsPath)))
        QCoreApplication::installTranslator(&m_qt);
    return load(locale, !language.isEmpty(), folder);
}

QList<Fault> Speech::load(const QLocale& locale, bool isChosen, const QString& folder)
{
    QList<Fault> faults;
    const QString shipped = QStringLiteral(":/i18n/musterroll_");
    const QString beside = folder + QStringLiteral("/musterroll_");
    QStringList names = locale.uiLanguages().replaceInStrings(QStringLiteral("-"), QStringLiteral("_"));
    if (const QString plain = locale.name().section(QLatin1Char('_'), 0, 0); !names.contains(plain))
        names += plain;
    for (const QString& name : std::as_const(names))
        for (const QString& file : {beside + name + QStringLiteral(".qm"), shipped + name + QStringLiteral(".qm")}) {
            if (!QFile::exists(file))
                continue;
            if (m_ours.load(file)) {
                QCoreApplication::installTranslator(&m_ours);
                return faults;
            }
            faults += Fault{QDir::toNativeSeparators(file), {}, app::tr("This translation is damaged, so it is left out."),
                app::tr("Take the file away, or make it anew.")};
        }
    // English is a translation too: it has the plural forms.
    const bool hasEnglish = m_ours.load(shipped + QStringLiteral("en.qm"));
    if (hasEnglish)
        QCoreApplication::installTranslator(&m_ours);
    if (isChosen && hasEnglish && locale.language() != QLocale::English)
        faults +=
            Fault{locale.nativeLanguageName(), {}, app::tr("Muster Roll has no texts in this language, so it speaks English."),
                app::tr("Choose another language in the preferences.")};
    return faults;
}

} // namespace app
