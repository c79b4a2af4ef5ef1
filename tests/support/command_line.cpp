// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/command_line.h"

#include <QProcess>

namespace support {

QList<QJsonObject> Run::lines() const
{
    QList<QJsonObject> all;
    for (const QByteArray& line : out.split('\n'))
        if (!line.isEmpty())
            all += QJsonDocument::fromJson(line).object();
    return all;
}

Run musterroll(const QStringList& arguments, const Surroundings& around)
{
    QProcess process;
    QProcessEnvironment variables = QProcessEnvironment::systemEnvironment();
    variables.insert(QStringLiteral("LC_ALL"), QStringLiteral("C.UTF-8")); // what is compared is English
    for (const QString& one : around.environment)
        variables.insert(one.section(QLatin1Char('='), 0, 0), one.section(QLatin1Char('='), 1));
    process.setProcessEnvironment(variables);
    QStringList line =
        around.before + QStringList{around.program.isEmpty() ? QStringLiteral(MR_CLI) : around.program} + arguments;
    const QString first = line.takeFirst();
    process.start(first, line);
    if (!process.waitForStarted())
        return {-1, {}, process.errorString().toUtf8()};
    process.write(around.input);
    process.closeWriteChannel();
    if (!process.waitForFinished(120000) || process.exitStatus() != QProcess::NormalExit)
        return {-1, process.readAllStandardOutput(), "the program crashed or hangs"};
    return {process.exitCode(), process.readAllStandardOutput(), process.readAllStandardError()};
}

QStringList words(const char* line) { return QString::fromUtf8(line).split(QLatin1Char(' '), Qt::SkipEmptyParts); }

} // namespace support
