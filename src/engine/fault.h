// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What is wrong with something that was typed, read or opened: place, value and remedy. Never a rule's no.
#pragma once

#include <QList>
#include <QString>

#include <utility>
#include <variant>

namespace engine {

struct Fault {
    QString place;   // file, field or column, as the person knows it; may be empty
    QString value;   // what stood there; may be empty
    QString problem; // one sentence
    QString remedy;  // what to do about it

    QString text() const;
    bool operator==(const Fault&) const = default;
};

// A value, or the faults that stood in its way (never both, never neither).
template <class T> class Result {
public:
    Result(T value)
        : m_content(std::move(value))
    {
    }
    Result(Fault fault)
        : m_content(QList<Fault>{std::move(fault)})
    {
    }
    Result(QList<Fault> faults)
        : m_content(std::move(faults))
    {
    }

    explicit operator bool() const { return m_content.index() == 0; }
    // A temporary gives its value away, so that nothing can refer into what is gone.
    T& operator*() & { return std::get<0>(m_content); }
    const T& operator*() const& { return std::get<0>(m_content); }
    T operator*() && { return std::get<0>(std::move(m_content)); }
    T* operator->() { return &std::get<0>(m_content); }
    const T* operator->() const { return &std::get<0>(m_content); }
    const QList<Fault>& faults() const& { return std::get<1>(m_content); }
    QList<Fault> faults() && { return std::get<1>(std::move(m_content)); }

private:
    std::variant<T, QList<Fault>> m_content;
};

struct Done {
    bool operator==(const Done&) const = default;
};

} // namespace engine
