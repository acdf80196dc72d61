//===- Archive.h - structures as bytes ----------------------------*- C++ -*-===//
//
// Part of Tilewright, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A structure lists its fields once, in `visitFields(archive, structure)`, for writing
// and reading, so that the two cannot differ. There are no version numbers: what is
// written is read by the same build only.
//
//===----------------------------------------------------------------------===//
#ifndef TILEWRIGHT_LIB_DRIVER_ARCHIVE_H
#define TILEWRIGHT_LIB_DRIVER_ARCHIVE_H

#include "llvm/ADT/StringRef.h"
#include <cstring>
#include <string>
#include <type_traits>
#include <variant>
#include <vector>

namespace tilewright {

class ArchiveWriter {
public:
  void integer(int64_t &value) { bytes.append(reinterpret_cast<const char *>(&value), sizeof(value)); }
  template <typename Bytes> void text(Bytes &value) {
    size(value.size());
    bytes.append(value.begin(), value.end());
  }
  /// Writes the number of elements that follow.
  size_t size(int64_t elements) {
    integer(elements);
    return elements;
  }
  void refuse() {}

  std::string bytes;
};

class ArchiveReader {
public:
  explicit ArchiveReader(llvm::StringRef bytes) : rest(bytes) {}

  void integer(int64_t &value) {
    llvm::StringRef bytes = take(sizeof(value));
    value = 0;
    if (!bytes.empty())
      std::memcpy(&value, bytes.data(), sizeof(value));
  }
  template <typename Bytes> void text(Bytes &value) {
    int64_t size;
    integer(size);
    llvm::StringRef bytes = take(size);
    value.assign(bytes.begin(), bytes.end());
  }
  size_t size(int64_t) {
    int64_t size;
    integer(size);
    // Every element takes at least one byte: a wild size does not get to allocate.
    isValid &= size >= 0 && size <= static_cast<int64_t>(rest.size());
    return isValid ? size : 0;
  }
  void refuse() { isValid = false; }

  /// Whether all was there and nothing is left.
  bool isComplete() const { return isValid && rest.empty(); }

private:
  llvm::StringRef take(int64_t size) {
    isValid &= size >= 0 && size <= static_cast<int64_t>(rest.size());
    if (!isValid)
      return {};
    llvm::StringRef taken = rest.take_front(size);
    rest = rest.drop_front(size);
    return taken;
  }

  llvm::StringRef rest;
  bool isValid = true;
};

template <typename Archive, typename... Fields> void visitAll(Archive &archive, Fields &...fields);

template <typename Archive, typename First, typename Second>
void visitFields(Archive &archive, std::pair<First, Second> &pair) {
  visitAll(archive, pair.first, pair.second);
}

template <typename Archive, typename T> void visitFields(Archive &archive, std::vector<T> &items) {
  items.resize(archive.size(items.size()));
  for (T &item : items)
    visitAll(archive, item);
}

template <typename Archive, typename... Kinds> void visitFields(Archive &archive, std::variant<Kinds...> &value) {
  int64_t index = value.index();
  archive.integer(index);
  int64_t kind = 0;
  // The alternative that is there already keeps its contents: when writing it always is.
  bool isKnown =
      ((kind++ == index && (std::holds_alternative<Kinds>(value) || (value.template emplace<Kinds>(), true)) &&
        (visitAll(archive, std::get<Kinds>(value)), true)) ||
       ...);
  if (!isKnown)
    archive.refuse();
}

template <typename Archive, typename Field> void visitField(Archive &archive, Field &field) {
  if constexpr (std::is_integral_v<Field> || std::is_enum_v<Field>) {
    int64_t value = static_cast<int64_t>(field);
    archive.integer(value);
    field = static_cast<Field>(value);
  } else if constexpr (std::is_same_v<Field, double>) {
    int64_t bits;
    std::memcpy(&bits, &field, sizeof(bits));
    archive.integer(bits);
    std::memcpy(&field, &bits, sizeof(bits));
  } else if constexpr (std::is_same_v<Field, std::string> || std::is_same_v<Field, std::vector<char>>) {
    archive.text(field);
  } else {
    visitFields(archive, field);
  }
}

template <typename Archive, typename... Fields> void visitAll(Archive &archive, Fields &...fields) {
  (visitField(archive, fields), ...);
}

template <typename T> std::string encodeArchive(const T &value) {
  ArchiveWriter writer;
  // The fields are listed once for both directions; writing leaves them as they are.
  visitAll(writer, const_cast<T &>(value));
  return std::move(writer.bytes);
}

/// Whether `bytes` were what `encodeArchive` writes; otherwise `value` is of no use.
template <typename T> bool decodeArchive(llvm::StringRef bytes, T &value) {
  ArchiveReader reader(bytes);
  visitAll(reader, value);
  return reader.isComplete();
}

} // namespace tilewright

#endif // TILEWRIGHT_LIB_DRIVER_ARCHIVE_H
