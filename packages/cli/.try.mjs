import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
var __create = Object.create;
var __defProp = Object.defineProperty;
var __getOwnPropDesc = Object.getOwnPropertyDescriptor;
var __getOwnPropNames = Object.getOwnPropertyNames;
var __getProtoOf = Object.getPrototypeOf, __hasOwnProp = Object.prototype.hasOwnProperty;
var __esm = (fn, res, err) => function() {
  if (err) throw err[0];
  try {
    return fn && (res = (0, fn[__getOwnPropNames(fn)[0]])(fn = 0)), res;
  } catch (e) {
    throw err = [e], e;
  }
};
var __commonJS = (cb, mod) => function() {
  try {
    return mod || (0, cb[__getOwnPropNames(cb)[0]])((mod = { exports: {} }).exports, mod), mod.exports;
  } catch (e) {
    throw mod = 0, e;
  }
};
var __export = (target, all) => {
  for (var name2 in all)
    __defProp(target, name2, { get: all[name2], enumerable: !0 });
}, __copyProps = (to, from2, except, desc) => {
  if (from2 && typeof from2 == "object" || typeof from2 == "function")
    for (let key of __getOwnPropNames(from2))
      !__hasOwnProp.call(to, key) && key !== except && __defProp(to, key, { get: () => from2[key], enumerable: !(desc = __getOwnPropDesc(from2, key)) || desc.enumerable });
  return to;
};
var __toESM = (mod, isNodeMode, target) => (target = mod != null ? __create(__getProtoOf(mod)) : {}, __copyProps(
  // If the importer is in node compatibility mode or this is not an ESM
  // file that has been converted to a CommonJS file using a Babel-
  // compatible transform (i.e. "__esModule" has not been set), then set
  // "default" to the CommonJS "module.exports" for node compatibility.
  isNodeMode || !mod || !mod.__esModule ? __defProp(target, "default", { value: mod, enumerable: !0 }) : target,
  mod
));

// ../../node_modules/.pnpm/fastest-levenshtein@1.0.16/node_modules/fastest-levenshtein/mod.js
var require_mod = __commonJS({
  "../../node_modules/.pnpm/fastest-levenshtein@1.0.16/node_modules/fastest-levenshtein/mod.js"(exports) {
    "use strict";
    exports.__esModule = !0;
    exports.distance = exports.closest = void 0;
    var peq = new Uint32Array(65536), myers_32 = function(a2, b) {
      for (var n2 = a2.length, m = b.length, lst = 1 << n2 - 1, pv = -1, mv = 0, sc = n2, i = n2; i--; )
        peq[a2.charCodeAt(i)] |= 1 << i;
      for (i = 0; i < m; i++) {
        var eq = peq[b.charCodeAt(i)], xv = eq | mv;
        eq |= (eq & pv) + pv ^ pv, mv |= ~(eq | pv), pv &= eq, mv & lst && sc++, pv & lst && sc--, mv = mv << 1 | 1, pv = pv << 1 | ~(xv | mv), mv &= xv;
      }
      for (i = n2; i--; )
        peq[a2.charCodeAt(i)] = 0;
      return sc;
    }, myers_x = function(b, a2) {
      for (var n2 = a2.length, m = b.length, mhc = [], phc = [], hsize = Math.ceil(n2 / 32), vsize = Math.ceil(m / 32), i = 0; i < hsize; i++)
        phc[i] = -1, mhc[i] = 0;
      for (var j = 0; j < vsize - 1; j++) {
        for (var mv_1 = 0, pv_1 = -1, start_1 = j * 32, vlen_1 = Math.min(32, m) + start_1, k = start_1; k < vlen_1; k++)
          peq[b.charCodeAt(k)] |= 1 << k;
        for (var i = 0; i < n2; i++) {
          var eq = peq[a2.charCodeAt(i)], pb = phc[i / 32 | 0] >>> i & 1, mb = mhc[i / 32 | 0] >>> i & 1, xv = eq | mv_1, xh = ((eq | mb) & pv_1) + pv_1 ^ pv_1 | eq | mb, ph = mv_1 | ~(xh | pv_1), mh = pv_1 & xh;
          ph >>> 31 ^ pb && (phc[i / 32 | 0] ^= 1 << i), mh >>> 31 ^ mb && (mhc[i / 32 | 0] ^= 1 << i), ph = ph << 1 | pb, mh = mh << 1 | mb, pv_1 = mh | ~(xv | ph), mv_1 = ph & xv;
        }
        for (var k = start_1; k < vlen_1; k++)
          peq[b.charCodeAt(k)] = 0;
      }
      for (var mv = 0, pv = -1, start = j * 32, vlen = Math.min(32, m - start) + start, k = start; k < vlen; k++)
        peq[b.charCodeAt(k)] |= 1 << k;
      for (var score = m, i = 0; i < n2; i++) {
        var eq = peq[a2.charCodeAt(i)], pb = phc[i / 32 | 0] >>> i & 1, mb = mhc[i / 32 | 0] >>> i & 1, xv = eq | mv, xh = ((eq | mb) & pv) + pv ^ pv | eq | mb, ph = mv | ~(xh | pv), mh = pv & xh;
        score += ph >>> m - 1 & 1, score -= mh >>> m - 1 & 1, ph >>> 31 ^ pb && (phc[i / 32 | 0] ^= 1 << i), mh >>> 31 ^ mb && (mhc[i / 32 | 0] ^= 1 << i), ph = ph << 1 | pb, mh = mh << 1 | mb, pv = mh | ~(xv | ph), mv = ph & xv;
      }
      for (var k = start; k < vlen; k++)
        peq[b.charCodeAt(k)] = 0;
      return score;
    }, distance2 = function(a2, b) {
      if (a2.length < b.length) {
        var tmp = b;
        b = a2, a2 = tmp;
      }
      return b.length === 0 ? a2.length : a2.length <= 32 ? myers_32(a2, b) : myers_x(a2, b);
    };
    exports.distance = distance2;
    var closest = function(str, arr) {
      for (var min_distance = 1 / 0, min_index = 0, i = 0; i < arr.length; i++) {
        var dist = distance2(str, arr[i]);
        dist < min_distance && (min_distance = dist, min_index = i);
      }
      return arr[min_index];
    };
    exports.closest = closest;
  }
});

// ../../node_modules/.pnpm/@lezer+common@1.5.5/node_modules/@lezer/common/dist/index.js
function checkSide(side, pos, from2, to) {
  switch (side) {
    case -2:
      return from2 < pos;
    case -1:
      return to >= pos && from2 < pos;
    case 0:
      return from2 < pos && to > pos;
    case 1:
      return from2 <= pos && to > pos;
    case 2:
      return to > pos;
    case 4:
      return !0;
  }
}
function resolveNode(node, pos, side, overlays) {
  for (var _a; node.from == node.to || (side < 1 ? node.from >= pos : node.from > pos) || (side > -1 ? node.to <= pos : node.to < pos); ) {
    let parent = !overlays && node instanceof TreeNode && node.index < 0 ? null : node.parent;
    if (!parent)
      return node;
    node = parent;
  }
  let mode = overlays ? 0 : IterMode.IgnoreOverlays;
  if (overlays)
    for (let scan = node, parent = scan.parent; parent; scan = parent, parent = scan.parent)
      scan instanceof TreeNode && scan.index < 0 && ((_a = parent.enter(pos, side, mode)) === null || _a === void 0 ? void 0 : _a.from) != scan.from && (node = parent);
  for (; ; ) {
    let inner = node.enter(pos, side, mode);
    if (!inner)
      return node;
    node = inner;
  }
}
function getChildren(node, type, before, after) {
  let cur = node.cursor(), result = [];
  if (!cur.firstChild())
    return result;
  if (before != null) {
    for (let found = !1; !found; )
      if (found = cur.type.is(before), !cur.nextSibling())
        return result;
  }
  for (; ; ) {
    if (after != null && cur.type.is(after))
      return result;
    if (cur.type.is(type) && result.push(cur.node), !cur.nextSibling())
      return after == null ? result : [];
  }
}
function matchNodeContext(node, context, i = context.length - 1) {
  for (let p = node; i >= 0; p = p.parent) {
    if (!p)
      return !1;
    if (!p.type.isAnonymous) {
      if (context[i] && context[i] != p.name)
        return !1;
      i--;
    }
  }
  return !0;
}
function iterStack(heads) {
  if (!heads.length)
    return null;
  let pick = 0, picked = heads[0];
  for (let i = 1; i < heads.length; i++) {
    let node = heads[i];
    (node.from > picked.from || node.to < picked.to) && (picked = node, pick = i);
  }
  let next = picked instanceof TreeNode && picked.index < 0 ? null : picked.parent, newHeads = heads.slice();
  return next ? newHeads[pick] = next : newHeads.splice(pick, 1), new StackIterator(newHeads, picked);
}
function stackIterator(tree, pos, side) {
  let inner = tree.resolveInner(pos, side), layers = null;
  for (let scan = inner instanceof TreeNode ? inner : inner.context.parent; scan; scan = scan.parent)
    if (scan.index < 0) {
      let parent = scan.parent;
      (layers || (layers = [inner])).push(parent.resolve(pos, side)), scan = parent;
    } else {
      let mount = MountedTree.get(scan.tree);
      if (mount && mount.overlay && mount.overlay[0].from <= pos && mount.overlay[mount.overlay.length - 1].to >= pos) {
        let root = new TreeNode(mount.tree, mount.overlay[0].from + scan.from, -1, scan);
        (layers || (layers = [inner])).push(resolveNode(root, pos, side, !1));
      }
    }
  return layers ? iterStack(layers) : inner;
}
function hasChild(tree) {
  return tree.children.some((ch) => ch instanceof TreeBuffer || !ch.type.isAnonymous || hasChild(ch));
}
function buildTree(data) {
  var _a;
  let { buffer, nodeSet, maxBufferLength = 1024, reused = [], minRepeatType = nodeSet.types.length } = data, cursor = Array.isArray(buffer) ? new FlatBufferCursor(buffer, buffer.length) : buffer, types = nodeSet.types, contextHash = 0, lookAhead = 0;
  function takeNode(parentStart, minPos, children2, positions2, inRepeat, depth) {
    let { id: id2, start, end, size } = cursor, lookAheadAtStart = lookAhead, contextAtStart = contextHash;
    if (size < 0)
      if (cursor.next(), size == -1) {
        let node2 = reused[id2];
        children2.push(node2), positions2.push(start - parentStart);
        return;
      } else if (size == -3) {
        contextHash = id2;
        return;
      } else if (size == -4) {
        lookAhead = id2;
        return;
      } else
        throw new RangeError(`Unrecognized record size: ${size}`);
    let type = types[id2], node, buffer2, startPos = start - parentStart;
    if (end - start <= maxBufferLength && (buffer2 = findBufferSize(cursor.pos - minPos, inRepeat))) {
      let data2 = new Uint16Array(buffer2.size - buffer2.skip), endPos = cursor.pos - buffer2.size, index = data2.length;
      for (; cursor.pos > endPos; )
        index = copyToBuffer(buffer2.start, data2, index);
      node = new TreeBuffer(data2, end - buffer2.start, nodeSet), startPos = buffer2.start - parentStart;
    } else {
      let endPos = cursor.pos - size;
      cursor.next();
      let localChildren = [], localPositions = [], localInRepeat = id2 >= minRepeatType ? id2 : -1, lastGroup = 0, lastEnd = end, groupLookAhead = lookAheadAtStart;
      for (; cursor.pos > endPos; )
        localInRepeat >= 0 && cursor.id == localInRepeat && cursor.size >= 0 ? (cursor.end <= lastEnd - maxBufferLength && (makeRepeatLeaf(localChildren, localPositions, start, lastGroup, cursor.end, lastEnd, localInRepeat, groupLookAhead, contextAtStart), lastGroup = localChildren.length, lastEnd = cursor.end, groupLookAhead = lookAhead), cursor.next()) : depth > 2500 ? takeFlatNode(start, endPos, localChildren, localPositions) : (localInRepeat >= 0 && cursor.size == -1 && reused[cursor.id].type == nodeSet.types[localInRepeat] && (lastGroup < localChildren.length && makeRepeatLeaf(localChildren, localPositions, start, lastGroup, cursor.end, lastEnd, localInRepeat, groupLookAhead, contextAtStart), lastGroup = localChildren.length + 1, lastEnd = cursor.start, groupLookAhead = lookAhead), takeNode(start, endPos, localChildren, localPositions, localInRepeat, depth + 1));
      if (localInRepeat >= 0 && lastGroup > 0 && lastGroup < localChildren.length && makeRepeatLeaf(localChildren, localPositions, start, lastGroup, start, lastEnd, localInRepeat, groupLookAhead, contextAtStart), localChildren.reverse(), localPositions.reverse(), localInRepeat > -1 && lastGroup > 0) {
        let make = makeBalanced(type, contextAtStart);
        node = balanceRange(type, localChildren, localPositions, 0, localChildren.length, 0, end - start, make, make);
      } else
        node = makeTree(type, localChildren, localPositions, end - start, lookAheadAtStart - end, contextAtStart);
    }
    children2.push(node), positions2.push(startPos);
  }
  function takeFlatNode(parentStart, minPos, children2, positions2) {
    let nodes = [], nodeCount = 0, stopAt = -1;
    for (; cursor.pos > minPos; ) {
      let { id: id2, start, end, size } = cursor;
      if (size > 4)
        cursor.next();
      else {
        if (stopAt > -1 && start < stopAt)
          break;
        stopAt < 0 && (stopAt = end - maxBufferLength), nodes.push(id2, start, end), nodeCount++, cursor.next();
      }
    }
    if (nodeCount) {
      let buffer2 = new Uint16Array(nodeCount * 4), start = nodes[nodes.length - 2];
      for (let i = nodes.length - 3, j = 0; i >= 0; i -= 3)
        buffer2[j++] = nodes[i], buffer2[j++] = nodes[i + 1] - start, buffer2[j++] = nodes[i + 2] - start, buffer2[j++] = j;
      children2.push(new TreeBuffer(buffer2, nodes[2] - start, nodeSet)), positions2.push(start - parentStart);
    }
  }
  function makeBalanced(type, contextHash2) {
    return (children2, positions2, length2) => {
      let lookAhead2 = 0, lastI = children2.length - 1, last, lookAheadProp;
      if (lastI >= 0 && (last = children2[lastI]) instanceof Tree) {
        if (!lastI && last.type == type && last.length == length2)
          return last;
        (lookAheadProp = last.prop(NodeProp.lookAhead)) && (lookAhead2 = positions2[lastI] + last.length + lookAheadProp - length2);
      }
      return makeTree(type, children2, positions2, length2, lookAhead2, contextHash2);
    };
  }
  function makeRepeatLeaf(children2, positions2, base, i, from2, to, type, lookAhead2, contextHash2) {
    let localChildren = [], localPositions = [];
    for (; children2.length > i; )
      localChildren.push(children2.pop()), localPositions.push(positions2.pop() + base - from2);
    children2.push(makeTree(nodeSet.types[type], localChildren, localPositions, to - from2, lookAhead2 - to, contextHash2)), positions2.push(from2 - base);
  }
  function makeTree(type, children2, positions2, length2, lookAhead2, contextHash2, props) {
    if (contextHash2) {
      let pair2 = [NodeProp.contextHash, contextHash2];
      props = props ? [pair2].concat(props) : [pair2];
    }
    if (lookAhead2 > 25) {
      let pair2 = [NodeProp.lookAhead, lookAhead2];
      props = props ? [pair2].concat(props) : [pair2];
    }
    return new Tree(type, children2, positions2, length2, props);
  }
  function findBufferSize(maxSize, inRepeat) {
    let fork = cursor.fork(), size = 0, start = 0, skip = 0, minStart = fork.end - maxBufferLength, result = { size: 0, start: 0, skip: 0 };
    scan: for (let minPos = fork.pos - maxSize; fork.pos > minPos; ) {
      let nodeSize2 = fork.size;
      if (fork.id == inRepeat && nodeSize2 >= 0) {
        result.size = size, result.start = start, result.skip = skip, skip += 4, size += 4, fork.next();
        continue;
      }
      let startPos = fork.pos - nodeSize2;
      if (nodeSize2 < 0 || startPos < minPos || fork.start < minStart)
        break;
      let localSkipped = fork.id >= minRepeatType ? 4 : 0, nodeStart = fork.start;
      for (fork.next(); fork.pos > startPos; ) {
        if (fork.size < 0)
          if (fork.size == -3 || fork.size == -4)
            localSkipped += 4;
          else
            break scan;
        else fork.id >= minRepeatType && (localSkipped += 4);
        fork.next();
      }
      start = nodeStart, size += nodeSize2, skip += localSkipped;
    }
    return (inRepeat < 0 || size == maxSize) && (result.size = size, result.start = start, result.skip = skip), result.size > 4 ? result : void 0;
  }
  function copyToBuffer(bufferStart, buffer2, index) {
    let { id: id2, start, end, size } = cursor;
    if (cursor.next(), size >= 0 && id2 < minRepeatType) {
      let startIndex = index;
      if (size > 4) {
        let endPos = cursor.pos - (size - 4);
        for (; cursor.pos > endPos; )
          index = copyToBuffer(bufferStart, buffer2, index);
      }
      buffer2[--index] = startIndex, buffer2[--index] = end - bufferStart, buffer2[--index] = start - bufferStart, buffer2[--index] = id2;
    } else size == -3 ? contextHash = id2 : size == -4 && (lookAhead = id2);
    return index;
  }
  let children = [], positions = [];
  for (; cursor.pos > 0; )
    takeNode(data.start || 0, data.bufferStart || 0, children, positions, -1, 0);
  let length = (_a = data.length) !== null && _a !== void 0 ? _a : children.length ? positions[0] + children[0].length : 0;
  return new Tree(types[data.topID], children.reverse(), positions.reverse(), length);
}
function nodeSize(balanceType, node) {
  if (!balanceType.isAnonymous || node instanceof TreeBuffer || node.type != balanceType)
    return 1;
  let size = nodeSizeCache.get(node);
  if (size == null) {
    size = 1;
    for (let child of node.children) {
      if (child.type != balanceType || !(child instanceof Tree)) {
        size = 1;
        break;
      }
      size += nodeSize(balanceType, child);
    }
    nodeSizeCache.set(node, size);
  }
  return size;
}
function balanceRange(balanceType, children, positions, from2, to, start, length, mkTop, mkTree) {
  let total = 0;
  for (let i = from2; i < to; i++)
    total += nodeSize(balanceType, children[i]);
  let maxChild = Math.ceil(
    total * 1.5 / 8
    /* Balance.BranchFactor */
  ), localChildren = [], localPositions = [];
  function divide(children2, positions2, from3, to2, offset) {
    for (let i = from3; i < to2; ) {
      let groupFrom = i, groupStart = positions2[i], groupSize = nodeSize(balanceType, children2[i]);
      for (i++; i < to2; i++) {
        let nextSize = nodeSize(balanceType, children2[i]);
        if (groupSize + nextSize >= maxChild)
          break;
        groupSize += nextSize;
      }
      if (i == groupFrom + 1) {
        if (groupSize > maxChild) {
          let only = children2[groupFrom];
          divide(only.children, only.positions, 0, only.children.length, positions2[groupFrom] + offset);
          continue;
        }
        localChildren.push(children2[groupFrom]);
      } else {
        let length2 = positions2[i - 1] + children2[i - 1].length - groupStart;
        localChildren.push(balanceRange(balanceType, children2, positions2, groupFrom, i, groupStart, length2, null, mkTree));
      }
      localPositions.push(groupStart + offset - start);
    }
  }
  return divide(children, positions, from2, to, 0), (mkTop || mkTree)(localChildren, localPositions, length);
}
function parseMixed(nest) {
  return (parse, input, fragments, ranges) => new MixedParse(parse, nest, input, fragments, ranges);
}
function checkRanges(ranges) {
  if (!ranges.length || ranges.some((r) => r.from >= r.to))
    throw new RangeError("Invalid inner parse ranges given: " + JSON.stringify(ranges));
}
function checkCover(covered, from2, to) {
  for (let range of covered) {
    if (range.from >= to)
      break;
    if (range.to > from2)
      return range.from <= from2 && range.to >= to ? 2 : 1;
  }
  return 0;
}
function sliceBuf(buf, startI, endI, nodes, positions, off) {
  if (startI < endI) {
    let from2 = buf.buffer[startI + 1];
    nodes.push(buf.slice(startI, endI, from2)), positions.push(from2 - off);
  }
}
function materialize(cursor) {
  let { node } = cursor, stack = [], buffer = node.context.buffer;
  do
    stack.push(cursor.index), cursor.parent();
  while (!cursor.tree);
  let base = cursor.tree, i = base.children.indexOf(buffer), buf = base.children[i], b = buf.buffer, newStack = [i];
  function split(startI, endI, type, innerOffset, length, stackPos) {
    let targetI = stack[stackPos], children = [], positions = [];
    sliceBuf(buf, startI, targetI, children, positions, innerOffset);
    let from2 = b[targetI + 1], to = b[targetI + 2];
    newStack.push(children.length);
    let child = stackPos ? split(targetI + 4, b[targetI + 3], buf.set.types[b[targetI]], from2, to - from2, stackPos - 1) : node.toTree();
    return children.push(child), positions.push(from2 - innerOffset), sliceBuf(buf, b[targetI + 3], endI, children, positions, innerOffset), new Tree(type, children, positions, length);
  }
  base.children[i] = split(0, b.length, NodeType.none, 0, buf.length, stack.length - 1);
  for (let index of newStack) {
    let tree = cursor.tree.children[index], pos = cursor.tree.positions[index];
    cursor.yield(new TreeNode(tree, pos + cursor.from, index, cursor._tree));
  }
}
function fragEnd(frag) {
  let stopped = frag.tree.prop(stoppedInner);
  return stopped == null ? frag.to : Math.min(frag.to, stopped - frag.offset);
}
function punchRanges(outer, ranges) {
  let copy = null, current = ranges;
  for (let i = 1, j = 0; i < outer.length; i++) {
    let gapFrom = outer[i - 1].to, gapTo = outer[i].from;
    for (; j < current.length; j++) {
      let r = current[j];
      if (r.from >= gapTo)
        break;
      r.to <= gapFrom || (copy || (current = copy = ranges.slice()), r.from < gapFrom ? (copy[j] = new Range(r.from, gapFrom), r.to > gapTo && copy.splice(j + 1, 0, new Range(gapTo, r.to))) : r.to > gapTo ? copy[j--] = new Range(gapTo, r.to) : copy.splice(j--, 1));
    }
  }
  return current;
}
function findCoverChanges(a2, b, from2, to) {
  let iA = 0, iB = 0, inA = !1, inB = !1, pos = -1e9, result = [];
  for (; ; ) {
    let nextA = iA == a2.length ? 1e9 : inA ? a2[iA].to : a2[iA].from, nextB = iB == b.length ? 1e9 : inB ? b[iB].to : b[iB].from;
    if (inA != inB) {
      let start = Math.max(pos, from2), end = Math.min(nextA, nextB, to);
      start < end && result.push(new Range(start, end));
    }
    if (pos = Math.min(nextA, nextB), pos == 1e9)
      break;
    nextA == pos && (inA ? (inA = !1, iA++) : inA = !0), nextB == pos && (inB ? (inB = !1, iB++) : inB = !0);
  }
  return result;
}
function enterFragments(mounts, ranges) {
  let result = [];
  for (let { pos, mount, frag } of mounts) {
    let startPos = pos + (mount.overlay ? mount.overlay[0].from : 0), endPos = startPos + mount.tree.length, from2 = Math.max(frag.from, startPos), to = Math.min(frag.to, endPos);
    if (mount.overlay) {
      let overlay = mount.overlay.map((r) => new Range(r.from + pos, r.to + pos)), changes = findCoverChanges(ranges, overlay, from2, to);
      for (let i = 0, pos2 = from2; ; i++) {
        let last = i == changes.length, end = last ? to : changes[i].from;
        if (end > pos2 && result.push(new TreeFragment(pos2, end, mount.tree, -startPos, frag.from >= pos2 || frag.openStart, frag.to <= end || frag.openEnd)), last)
          break;
        pos2 = changes[i].to;
      }
    } else
      result.push(new TreeFragment(from2, to, mount.tree, -startPos, frag.from >= startPos || frag.openStart, frag.to <= endPos || frag.openEnd));
  }
  return result;
}
var nextPropID, Range, NodeProp, MountedTree, noProps, NodeType, NodeSet, CachedNode, CachedInnerNode, IterMode, Tree, FlatBufferCursor, TreeBuffer, BaseNode, TreeNode, BufferContext, BufferNode, StackIterator, TreeCursor, nodeSizeCache, TreeFragment, Parser, StringInput, InnerParse, ActiveOverlay, stoppedInner, MixedParse, StructureCursor, FragmentCursor, init_dist = __esm({
  "../../node_modules/.pnpm/@lezer+common@1.5.5/node_modules/@lezer/common/dist/index.js"() {
    nextPropID = 0, Range = class {
      constructor(from2, to) {
        this.from = from2, this.to = to;
      }
    }, NodeProp = class {
      /**
      Create a new node prop type.
      */
      constructor(config = {}) {
        this.id = nextPropID++, this.perNode = !!config.perNode, this.deserialize = config.deserialize || (() => {
          throw new Error("This node type doesn't define a deserialize function");
        }), this.combine = config.combine || null;
      }
      /**
      This is meant to be used with
      [`NodeSet.extend`](#common.NodeSet.extend) or
      [`LRParser.configure`](#lr.ParserConfig.props) to compute
      prop values for each node type in the set. Takes a [match
      object](#common.NodeType^match) or function that returns undefined
      if the node type doesn't get this prop, and the prop's value if
      it does.
      */
      add(match) {
        if (this.perNode)
          throw new RangeError("Can't add per-node props to node types");
        return typeof match != "function" && (match = NodeType.match(match)), (type) => {
          let result = match(type);
          return result === void 0 ? null : [this, result];
        };
      }
    };
    NodeProp.closedBy = new NodeProp({ deserialize: (str) => str.split(" ") });
    NodeProp.openedBy = new NodeProp({ deserialize: (str) => str.split(" ") });
    NodeProp.group = new NodeProp({ deserialize: (str) => str.split(" ") });
    NodeProp.isolate = new NodeProp({ deserialize: (value) => {
      if (value && value != "rtl" && value != "ltr" && value != "auto")
        throw new RangeError("Invalid value for isolate: " + value);
      return value || "auto";
    } });
    NodeProp.contextHash = new NodeProp({ perNode: !0 });
    NodeProp.lookAhead = new NodeProp({ perNode: !0 });
    NodeProp.mounted = new NodeProp({ perNode: !0 });
    MountedTree = class {
      constructor(tree, overlay, parser6, bracketed = !1) {
        this.tree = tree, this.overlay = overlay, this.parser = parser6, this.bracketed = bracketed;
      }
      /**
      @internal
      */
      static get(tree) {
        return tree && tree.props && tree.props[NodeProp.mounted.id];
      }
    }, noProps = /* @__PURE__ */ Object.create(null), NodeType = class _NodeType {
      /**
      @internal
      */
      constructor(name2, props, id2, flags = 0) {
        this.name = name2, this.props = props, this.id = id2, this.flags = flags;
      }
      /**
      Define a node type.
      */
      static define(spec) {
        let props = spec.props && spec.props.length ? /* @__PURE__ */ Object.create(null) : noProps, flags = (spec.top ? 1 : 0) | (spec.skipped ? 2 : 0) | (spec.error ? 4 : 0) | (spec.name == null ? 8 : 0), type = new _NodeType(spec.name || "", props, spec.id, flags);
        if (spec.props) {
          for (let src of spec.props)
            if (Array.isArray(src) || (src = src(type)), src) {
              if (src[0].perNode)
                throw new RangeError("Can't store a per-node prop on a node type");
              props[src[0].id] = src[1];
            }
        }
        return type;
      }
      /**
      Retrieves a node prop for this type. Will return `undefined` if
      the prop isn't present on this node.
      */
      prop(prop) {
        return this.props[prop.id];
      }
      /**
      True when this is the top node of a grammar.
      */
      get isTop() {
        return (this.flags & 1) > 0;
      }
      /**
      True when this node is produced by a skip rule.
      */
      get isSkipped() {
        return (this.flags & 2) > 0;
      }
      /**
      Indicates whether this is an error node.
      */
      get isError() {
        return (this.flags & 4) > 0;
      }
      /**
      When true, this node type doesn't correspond to a user-declared
      named node, for example because it is used to cache repetition.
      */
      get isAnonymous() {
        return (this.flags & 8) > 0;
      }
      /**
      Returns true when this node's name or one of its
      [groups](#common.NodeProp^group) matches the given string.
      */
      is(name2) {
        if (typeof name2 == "string") {
          if (this.name == name2)
            return !0;
          let group = this.prop(NodeProp.group);
          return group ? group.indexOf(name2) > -1 : !1;
        }
        return this.id == name2;
      }
      /**
      Create a function from node types to arbitrary values by
      specifying an object whose property names are node or
      [group](#common.NodeProp^group) names. Often useful with
      [`NodeProp.add`](#common.NodeProp.add). You can put multiple
      names, separated by spaces, in a single property name to map
      multiple node names to a single value.
      */
      static match(map) {
        let direct = /* @__PURE__ */ Object.create(null);
        for (let prop in map)
          for (let name2 of prop.split(" "))
            direct[name2] = map[prop];
        return (node) => {
          for (let groups = node.prop(NodeProp.group), i = -1; i < (groups ? groups.length : 0); i++) {
            let found = direct[i < 0 ? node.name : groups[i]];
            if (found)
              return found;
          }
        };
      }
    };
    NodeType.none = new NodeType(
      "",
      /* @__PURE__ */ Object.create(null),
      0,
      8
      /* NodeFlag.Anonymous */
    );
    NodeSet = class _NodeSet {
      /**
      Create a set with the given types. The `id` property of each
      type should correspond to its position within the array.
      */
      constructor(types) {
        this.types = types;
        for (let i = 0; i < types.length; i++)
          if (types[i].id != i)
            throw new RangeError("Node type ids should correspond to array positions when creating a node set");
      }
      /**
      Create a copy of this set with some node properties added. The
      arguments to this method can be created with
      [`NodeProp.add`](#common.NodeProp.add).
      */
      extend(...props) {
        let newTypes = [];
        for (let type of this.types) {
          let newProps = null;
          for (let source of props) {
            let add = source(type);
            if (add) {
              newProps || (newProps = Object.assign({}, type.props));
              let value = add[1], prop = add[0];
              prop.combine && prop.id in newProps && (value = prop.combine(newProps[prop.id], value)), newProps[prop.id] = value;
            }
          }
          newTypes.push(newProps ? new NodeType(type.name, newProps, type.id, type.flags) : type);
        }
        return new _NodeSet(newTypes);
      }
    }, CachedNode = /* @__PURE__ */ new WeakMap(), CachedInnerNode = /* @__PURE__ */ new WeakMap();
    (function(IterMode2) {
      IterMode2[IterMode2.ExcludeBuffers = 1] = "ExcludeBuffers", IterMode2[IterMode2.IncludeAnonymous = 2] = "IncludeAnonymous", IterMode2[IterMode2.IgnoreMounts = 4] = "IgnoreMounts", IterMode2[IterMode2.IgnoreOverlays = 8] = "IgnoreOverlays", IterMode2[IterMode2.EnterBracketed = 16] = "EnterBracketed";
    })(IterMode || (IterMode = {}));
    Tree = class _Tree {
      /**
      Construct a new tree. See also [`Tree.build`](#common.Tree^build).
      */
      constructor(type, children, positions, length, props) {
        if (this.type = type, this.children = children, this.positions = positions, this.length = length, this.props = null, props && props.length) {
          this.props = /* @__PURE__ */ Object.create(null);
          for (let [prop, value] of props)
            this.props[typeof prop == "number" ? prop : prop.id] = value;
        }
      }
      /**
      @internal
      */
      toString() {
        let mounted = MountedTree.get(this);
        if (mounted && !mounted.overlay)
          return mounted.tree.toString();
        let children = "";
        for (let ch of this.children) {
          let str = ch.toString();
          str && (children && (children += ","), children += str);
        }
        return this.type.name ? (/\W/.test(this.type.name) && !this.type.isError ? JSON.stringify(this.type.name) : this.type.name) + (children.length ? "(" + children + ")" : "") : children;
      }
      /**
      Get a [tree cursor](#common.TreeCursor) positioned at the top of
      the tree. Mode can be used to [control](#common.IterMode) which
      nodes the cursor visits.
      */
      cursor(mode = 0) {
        return new TreeCursor(this.topNode, mode);
      }
      /**
      Get a [tree cursor](#common.TreeCursor) pointing into this tree
      at the given position and side (see
      [`moveTo`](#common.TreeCursor.moveTo).
      */
      cursorAt(pos, side = 0, mode = 0) {
        let scope = CachedNode.get(this) || this.topNode, cursor = new TreeCursor(scope);
        return cursor.moveTo(pos, side), CachedNode.set(this, cursor._tree), cursor;
      }
      /**
      Get a [syntax node](#common.SyntaxNode) object for the top of the
      tree.
      */
      get topNode() {
        return new TreeNode(this, 0, 0, null);
      }
      /**
      Get the [syntax node](#common.SyntaxNode) at the given position.
      If `side` is -1, this will move into nodes that end at the
      position. If 1, it'll move into nodes that start at the
      position. With 0, it'll only enter nodes that cover the position
      from both sides.
      
      Note that this will not enter
      [overlays](#common.MountedTree.overlay), and you often want
      [`resolveInner`](#common.Tree.resolveInner) instead.
      */
      resolve(pos, side = 0) {
        let node = resolveNode(CachedNode.get(this) || this.topNode, pos, side, !1);
        return CachedNode.set(this, node), node;
      }
      /**
      Like [`resolve`](#common.Tree.resolve), but will enter
      [overlaid](#common.MountedTree.overlay) nodes, producing a syntax node
      pointing into the innermost overlaid tree at the given position
      (with parent links going through all parent structure, including
      the host trees).
      */
      resolveInner(pos, side = 0) {
        let node = resolveNode(CachedInnerNode.get(this) || this.topNode, pos, side, !0);
        return CachedInnerNode.set(this, node), node;
      }
      /**
      In some situations, it can be useful to iterate through all
      nodes around a position, including those in overlays that don't
      directly cover the position. This method gives you an iterator
      that will produce all nodes, from small to big, around the given
      position.
      */
      resolveStack(pos, side = 0) {
        return stackIterator(this, pos, side);
      }
      /**
      Iterate over the tree and its children, calling `enter` for any
      node that touches the `from`/`to` region (if given) before
      running over such a node's children, and `leave` (if given) when
      leaving the node. When `enter` returns `false`, that node will
      not have its children iterated over (or `leave` called).
      */
      iterate(spec) {
        let { enter, leave, from: from2 = 0, to = this.length } = spec, mode = spec.mode || 0, anon = (mode & IterMode.IncludeAnonymous) > 0;
        for (let c = this.cursor(mode | IterMode.IncludeAnonymous); ; ) {
          let entered = !1;
          if (c.from <= to && c.to >= from2 && (!anon && c.type.isAnonymous || enter(c) !== !1)) {
            if (c.firstChild())
              continue;
            entered = !0;
          }
          for (; entered && leave && (anon || !c.type.isAnonymous) && leave(c), !c.nextSibling(); ) {
            if (!c.parent())
              return;
            entered = !0;
          }
        }
      }
      /**
      Get the value of the given [node prop](#common.NodeProp) for this
      node. Works with both per-node and per-type props.
      */
      prop(prop) {
        return prop.perNode ? this.props ? this.props[prop.id] : void 0 : this.type.prop(prop);
      }
      /**
      Returns the node's [per-node props](#common.NodeProp.perNode) in a
      format that can be passed to the [`Tree`](#common.Tree)
      constructor.
      */
      get propValues() {
        let result = [];
        if (this.props)
          for (let id2 in this.props)
            result.push([+id2, this.props[id2]]);
        return result;
      }
      /**
      Balance the direct children of this tree, producing a copy of
      which may have children grouped into subtrees with type
      [`NodeType.none`](#common.NodeType^none).
      */
      balance(config = {}) {
        return this.children.length <= 8 ? this : balanceRange(NodeType.none, this.children, this.positions, 0, this.children.length, 0, this.length, (children, positions, length) => new _Tree(this.type, children, positions, length, this.propValues), config.makeTree || ((children, positions, length) => new _Tree(NodeType.none, children, positions, length)));
      }
      /**
      Build a tree from a postfix-ordered buffer of node information,
      or a cursor over such a buffer.
      */
      static build(data) {
        return buildTree(data);
      }
    };
    Tree.empty = new Tree(NodeType.none, [], [], 0);
    FlatBufferCursor = class _FlatBufferCursor {
      constructor(buffer, index) {
        this.buffer = buffer, this.index = index;
      }
      get id() {
        return this.buffer[this.index - 4];
      }
      get start() {
        return this.buffer[this.index - 3];
      }
      get end() {
        return this.buffer[this.index - 2];
      }
      get size() {
        return this.buffer[this.index - 1];
      }
      get pos() {
        return this.index;
      }
      next() {
        this.index -= 4;
      }
      fork() {
        return new _FlatBufferCursor(this.buffer, this.index);
      }
    }, TreeBuffer = class _TreeBuffer {
      /**
      Create a tree buffer.
      */
      constructor(buffer, length, set) {
        this.buffer = buffer, this.length = length, this.set = set;
      }
      /**
      @internal
      */
      get type() {
        return NodeType.none;
      }
      /**
      @internal
      */
      toString() {
        let result = [];
        for (let index = 0; index < this.buffer.length; )
          result.push(this.childString(index)), index = this.buffer[index + 3];
        return result.join(",");
      }
      /**
      @internal
      */
      childString(index) {
        let id2 = this.buffer[index], endIndex = this.buffer[index + 3], type = this.set.types[id2], result = type.name;
        if (/\W/.test(result) && !type.isError && (result = JSON.stringify(result)), index += 4, endIndex == index)
          return result;
        let children = [];
        for (; index < endIndex; )
          children.push(this.childString(index)), index = this.buffer[index + 3];
        return result + "(" + children.join(",") + ")";
      }
      /**
      @internal
      */
      findChild(startIndex, endIndex, dir, pos, side) {
        let { buffer } = this, pick = -1;
        for (let i = startIndex; i != endIndex && !(checkSide(side, pos, buffer[i + 1], buffer[i + 2]) && (pick = i, dir > 0)); i = buffer[i + 3])
          ;
        return pick;
      }
      /**
      @internal
      */
      slice(startI, endI, from2) {
        let b = this.buffer, copy = new Uint16Array(endI - startI), len = 0;
        for (let i = startI, j = 0; i < endI; ) {
          copy[j++] = b[i++], copy[j++] = b[i++] - from2;
          let to = copy[j++] = b[i++] - from2;
          copy[j++] = b[i++] - startI, len = Math.max(len, to);
        }
        return new _TreeBuffer(copy, len, this.set);
      }
    };
    BaseNode = class {
      cursor(mode = 0) {
        return new TreeCursor(this, mode);
      }
      getChild(type, before = null, after = null) {
        let r = getChildren(this, type, before, after);
        return r.length ? r[0] : null;
      }
      getChildren(type, before = null, after = null) {
        return getChildren(this, type, before, after);
      }
      resolve(pos, side = 0) {
        return resolveNode(this, pos, side, !1);
      }
      resolveInner(pos, side = 0) {
        return resolveNode(this, pos, side, !0);
      }
      matchContext(context) {
        return matchNodeContext(this.parent, context);
      }
      enterUnfinishedNodesBefore(pos) {
        let scan = this.childBefore(pos), node = this;
        for (; scan; ) {
          let last = scan.lastChild;
          if (!last || last.to != scan.to)
            break;
          last.type.isError && last.from == last.to ? (node = scan, scan = last.prevSibling) : scan = last;
        }
        return node;
      }
      get node() {
        return this;
      }
      get next() {
        return this.parent;
      }
    }, TreeNode = class _TreeNode extends BaseNode {
      constructor(_tree, from2, index, _parent) {
        super(), this._tree = _tree, this.from = from2, this.index = index, this._parent = _parent;
      }
      get type() {
        return this._tree.type;
      }
      get name() {
        return this._tree.type.name;
      }
      get to() {
        return this.from + this._tree.length;
      }
      nextChild(i, dir, pos, side, mode = 0) {
        for (let parent = this; ; ) {
          for (let { children, positions } = parent._tree, e = dir > 0 ? children.length : -1; i != e; i += dir) {
            let next = children[i], start = positions[i] + parent.from, mounted;
            if (!(!(mode & IterMode.EnterBracketed && next instanceof Tree && (mounted = MountedTree.get(next)) && !mounted.overlay && mounted.bracketed && pos >= start && pos <= start + next.length) && !checkSide(side, pos, start, start + next.length))) {
              if (next instanceof TreeBuffer) {
                if (mode & IterMode.ExcludeBuffers)
                  continue;
                let index = next.findChild(0, next.buffer.length, dir, pos - start, side);
                if (index > -1)
                  return new BufferNode(new BufferContext(parent, next, i, start), null, index);
              } else if (mode & IterMode.IncludeAnonymous || !next.type.isAnonymous || hasChild(next)) {
                let mounted2;
                if (!(mode & IterMode.IgnoreMounts) && (mounted2 = MountedTree.get(next)) && !mounted2.overlay)
                  return new _TreeNode(mounted2.tree, start, i, parent);
                let inner = new _TreeNode(next, start, i, parent);
                return mode & IterMode.IncludeAnonymous || !inner.type.isAnonymous ? inner : inner.nextChild(dir < 0 ? next.children.length - 1 : 0, dir, pos, side, mode);
              }
            }
          }
          if (mode & IterMode.IncludeAnonymous || !parent.type.isAnonymous || (parent.index >= 0 ? i = parent.index + dir : i = dir < 0 ? -1 : parent._parent._tree.children.length, parent = parent._parent, !parent))
            return null;
        }
      }
      get firstChild() {
        return this.nextChild(
          0,
          1,
          0,
          4
          /* Side.DontCare */
        );
      }
      get lastChild() {
        return this.nextChild(
          this._tree.children.length - 1,
          -1,
          0,
          4
          /* Side.DontCare */
        );
      }
      childAfter(pos) {
        return this.nextChild(
          0,
          1,
          pos,
          2
          /* Side.After */
        );
      }
      childBefore(pos) {
        return this.nextChild(
          this._tree.children.length - 1,
          -1,
          pos,
          -2
          /* Side.Before */
        );
      }
      prop(prop) {
        return this._tree.prop(prop);
      }
      enter(pos, side, mode = 0) {
        let mounted;
        if (!(mode & IterMode.IgnoreOverlays) && (mounted = MountedTree.get(this._tree)) && mounted.overlay) {
          let rPos = pos - this.from, enterBracketed = mode & IterMode.EnterBracketed && mounted.bracketed;
          for (let { from: from2, to } of mounted.overlay)
            if ((side > 0 || enterBracketed ? from2 <= rPos : from2 < rPos) && (side < 0 || enterBracketed ? to >= rPos : to > rPos))
              return new _TreeNode(mounted.tree, mounted.overlay[0].from + this.from, -1, this);
        }
        return this.nextChild(0, 1, pos, side, mode);
      }
      nextSignificantParent() {
        let val = this;
        for (; val.type.isAnonymous && val._parent; )
          val = val._parent;
        return val;
      }
      get parent() {
        return this._parent ? this._parent.nextSignificantParent() : null;
      }
      get nextSibling() {
        return this._parent && this.index >= 0 ? this._parent.nextChild(
          this.index + 1,
          1,
          0,
          4
          /* Side.DontCare */
        ) : null;
      }
      get prevSibling() {
        return this._parent && this.index >= 0 ? this._parent.nextChild(
          this.index - 1,
          -1,
          0,
          4
          /* Side.DontCare */
        ) : null;
      }
      get tree() {
        return this._tree;
      }
      toTree() {
        return this._tree;
      }
      /**
      @internal
      */
      toString() {
        return this._tree.toString();
      }
    };
    BufferContext = class {
      constructor(parent, buffer, index, start) {
        this.parent = parent, this.buffer = buffer, this.index = index, this.start = start;
      }
    }, BufferNode = class _BufferNode extends BaseNode {
      get name() {
        return this.type.name;
      }
      get from() {
        return this.context.start + this.context.buffer.buffer[this.index + 1];
      }
      get to() {
        return this.context.start + this.context.buffer.buffer[this.index + 2];
      }
      constructor(context, _parent, index) {
        super(), this.context = context, this._parent = _parent, this.index = index, this.type = context.buffer.set.types[context.buffer.buffer[index]];
      }
      child(dir, pos, side) {
        let { buffer } = this.context, index = buffer.findChild(this.index + 4, buffer.buffer[this.index + 3], dir, pos - this.context.start, side);
        return index < 0 ? null : new _BufferNode(this.context, this, index);
      }
      get firstChild() {
        return this.child(
          1,
          0,
          4
          /* Side.DontCare */
        );
      }
      get lastChild() {
        return this.child(
          -1,
          0,
          4
          /* Side.DontCare */
        );
      }
      childAfter(pos) {
        return this.child(
          1,
          pos,
          2
          /* Side.After */
        );
      }
      childBefore(pos) {
        return this.child(
          -1,
          pos,
          -2
          /* Side.Before */
        );
      }
      prop(prop) {
        return this.type.prop(prop);
      }
      enter(pos, side, mode = 0) {
        if (mode & IterMode.ExcludeBuffers)
          return null;
        let { buffer } = this.context, index = buffer.findChild(this.index + 4, buffer.buffer[this.index + 3], side > 0 ? 1 : -1, pos - this.context.start, side);
        return index < 0 ? null : new _BufferNode(this.context, this, index);
      }
      get parent() {
        return this._parent || this.context.parent.nextSignificantParent();
      }
      externalSibling(dir) {
        return this._parent ? null : this.context.parent.nextChild(
          this.context.index + dir,
          dir,
          0,
          4
          /* Side.DontCare */
        );
      }
      get nextSibling() {
        let { buffer } = this.context, after = buffer.buffer[this.index + 3];
        return after < (this._parent ? buffer.buffer[this._parent.index + 3] : buffer.buffer.length) ? new _BufferNode(this.context, this._parent, after) : this.externalSibling(1);
      }
      get prevSibling() {
        let { buffer } = this.context, parentStart = this._parent ? this._parent.index + 4 : 0;
        return this.index == parentStart ? this.externalSibling(-1) : new _BufferNode(this.context, this._parent, buffer.findChild(
          parentStart,
          this.index,
          -1,
          0,
          4
          /* Side.DontCare */
        ));
      }
      get tree() {
        return null;
      }
      toTree() {
        let children = [], positions = [], { buffer } = this.context, startI = this.index + 4, endI = buffer.buffer[this.index + 3];
        if (endI > startI) {
          let from2 = buffer.buffer[this.index + 1];
          children.push(buffer.slice(startI, endI, from2)), positions.push(0);
        }
        return new Tree(this.type, children, positions, this.to - this.from);
      }
      /**
      @internal
      */
      toString() {
        return this.context.buffer.childString(this.index);
      }
    };
    StackIterator = class {
      constructor(heads, node) {
        this.heads = heads, this.node = node;
      }
      get next() {
        return iterStack(this.heads);
      }
    };
    TreeCursor = class {
      /**
      Shorthand for `.type.name`.
      */
      get name() {
        return this.type.name;
      }
      /**
      @internal
      */
      constructor(node, mode = 0) {
        if (this.buffer = null, this.stack = [], this.index = 0, this.bufferNode = null, this.mode = mode & ~IterMode.EnterBracketed, node instanceof TreeNode)
          this.yieldNode(node);
        else {
          this._tree = node.context.parent, this.buffer = node.context;
          for (let n2 = node._parent; n2; n2 = n2._parent)
            this.stack.unshift(n2.index);
          this.bufferNode = node, this.yieldBuf(node.index);
        }
      }
      yieldNode(node) {
        return node ? (this._tree = node, this.type = node.type, this.from = node.from, this.to = node.to, !0) : !1;
      }
      yieldBuf(index, type) {
        this.index = index;
        let { start, buffer } = this.buffer;
        return this.type = type || buffer.set.types[buffer.buffer[index]], this.from = start + buffer.buffer[index + 1], this.to = start + buffer.buffer[index + 2], !0;
      }
      /**
      @internal
      */
      yield(node) {
        return node ? node instanceof TreeNode ? (this.buffer = null, this.yieldNode(node)) : (this.buffer = node.context, this.yieldBuf(node.index, node.type)) : !1;
      }
      /**
      @internal
      */
      toString() {
        return this.buffer ? this.buffer.buffer.childString(this.index) : this._tree.toString();
      }
      /**
      @internal
      */
      enterChild(dir, pos, side) {
        if (!this.buffer)
          return this.yield(this._tree.nextChild(dir < 0 ? this._tree._tree.children.length - 1 : 0, dir, pos, side, this.mode));
        let { buffer } = this.buffer, index = buffer.findChild(this.index + 4, buffer.buffer[this.index + 3], dir, pos - this.buffer.start, side);
        return index < 0 ? !1 : (this.stack.push(this.index), this.yieldBuf(index));
      }
      /**
      Move the cursor to this node's first child. When this returns
      false, the node has no child, and the cursor has not been moved.
      */
      firstChild() {
        return this.enterChild(
          1,
          0,
          4
          /* Side.DontCare */
        );
      }
      /**
      Move the cursor to this node's last child.
      */
      lastChild() {
        return this.enterChild(
          -1,
          0,
          4
          /* Side.DontCare */
        );
      }
      /**
      Move the cursor to the first child that ends after `pos`.
      */
      childAfter(pos) {
        return this.enterChild(
          1,
          pos,
          2
          /* Side.After */
        );
      }
      /**
      Move to the last child that starts before `pos`.
      */
      childBefore(pos) {
        return this.enterChild(
          -1,
          pos,
          -2
          /* Side.Before */
        );
      }
      /**
      Move the cursor to the child around `pos`. If side is -1 the
      child may end at that position, when 1 it may start there. This
      will also enter [overlaid](#common.MountedTree.overlay)
      [mounted](#common.NodeProp^mounted) trees unless `overlays` is
      set to false.
      */
      enter(pos, side, mode = this.mode) {
        return this.buffer ? mode & IterMode.ExcludeBuffers ? !1 : this.enterChild(1, pos, side) : this.yield(this._tree.enter(pos, side, mode));
      }
      /**
      Move to the node's parent node, if this isn't the top node.
      */
      parent() {
        if (!this.buffer)
          return this.yieldNode(this.mode & IterMode.IncludeAnonymous ? this._tree._parent : this._tree.parent);
        if (this.stack.length)
          return this.yieldBuf(this.stack.pop());
        let parent = this.mode & IterMode.IncludeAnonymous ? this.buffer.parent : this.buffer.parent.nextSignificantParent();
        return this.buffer = null, this.yieldNode(parent);
      }
      /**
      @internal
      */
      sibling(dir) {
        if (!this.buffer)
          return this._tree._parent ? this.yield(this._tree.index < 0 ? null : this._tree._parent.nextChild(this._tree.index + dir, dir, 0, 4, this.mode)) : !1;
        let { buffer } = this.buffer, d = this.stack.length - 1;
        if (dir < 0) {
          let parentStart = d < 0 ? 0 : this.stack[d] + 4;
          if (this.index != parentStart)
            return this.yieldBuf(buffer.findChild(
              parentStart,
              this.index,
              -1,
              0,
              4
              /* Side.DontCare */
            ));
        } else {
          let after = buffer.buffer[this.index + 3];
          if (after < (d < 0 ? buffer.buffer.length : buffer.buffer[this.stack[d] + 3]))
            return this.yieldBuf(after);
        }
        return d < 0 ? this.yield(this.buffer.parent.nextChild(this.buffer.index + dir, dir, 0, 4, this.mode)) : !1;
      }
      /**
      Move to this node's next sibling, if any.
      */
      nextSibling() {
        return this.sibling(1);
      }
      /**
      Move to this node's previous sibling, if any.
      */
      prevSibling() {
        return this.sibling(-1);
      }
      atLastNode(dir) {
        let index, parent, { buffer } = this;
        if (buffer) {
          if (dir > 0) {
            if (this.index < buffer.buffer.buffer.length)
              return !1;
          } else
            for (let i = 0; i < this.index; i++)
              if (buffer.buffer.buffer[i + 3] < this.index)
                return !1;
          ({ index, parent } = buffer);
        } else
          ({ index, _parent: parent } = this._tree);
        for (; parent; { index, _parent: parent } = parent)
          if (index > -1)
            for (let i = index + dir, e = dir < 0 ? -1 : parent._tree.children.length; i != e; i += dir) {
              let child = parent._tree.children[i];
              if (this.mode & IterMode.IncludeAnonymous || child instanceof TreeBuffer || !child.type.isAnonymous || hasChild(child))
                return !1;
            }
        return !0;
      }
      move(dir, enter) {
        if (enter && this.enterChild(
          dir,
          0,
          4
          /* Side.DontCare */
        ))
          return !0;
        for (; ; ) {
          if (this.sibling(dir))
            return !0;
          if (this.atLastNode(dir) || !this.parent())
            return !1;
        }
      }
      /**
      Move to the next node in a
      [pre-order](https://en.wikipedia.org/wiki/Tree_traversal#Pre-order,_NLR)
      traversal, going from a node to its first child or, if the
      current node is empty or `enter` is false, its next sibling or
      the next sibling of the first parent node that has one.
      */
      next(enter = !0) {
        return this.move(1, enter);
      }
      /**
      Move to the next node in a last-to-first pre-order traversal. A
      node is followed by its last child or, if it has none, its
      previous sibling or the previous sibling of the first parent
      node that has one.
      */
      prev(enter = !0) {
        return this.move(-1, enter);
      }
      /**
      Move the cursor to the innermost node that covers `pos`. If
      `side` is -1, it will enter nodes that end at `pos`. If it is 1,
      it will enter nodes that start at `pos`.
      */
      moveTo(pos, side = 0) {
        for (; (this.from == this.to || (side < 1 ? this.from >= pos : this.from > pos) || (side > -1 ? this.to <= pos : this.to < pos)) && this.parent(); )
          ;
        for (; this.enterChild(1, pos, side); )
          ;
        return this;
      }
      /**
      Get a [syntax node](#common.SyntaxNode) at the cursor's current
      position.
      */
      get node() {
        if (!this.buffer)
          return this._tree;
        let cache = this.bufferNode, result = null, depth = 0;
        if (cache && cache.context == this.buffer)
          scan: for (let index = this.index, d = this.stack.length; d >= 0; ) {
            for (let c = cache; c; c = c._parent)
              if (c.index == index) {
                if (index == this.index)
                  return c;
                result = c, depth = d + 1;
                break scan;
              }
            index = this.stack[--d];
          }
        for (let i = depth; i < this.stack.length; i++)
          result = new BufferNode(this.buffer, result, this.stack[i]);
        return this.bufferNode = new BufferNode(this.buffer, result, this.index);
      }
      /**
      Get the [tree](#common.Tree) that represents the current node, if
      any. Will return null when the node is in a [tree
      buffer](#common.TreeBuffer).
      */
      get tree() {
        return this.buffer ? null : this._tree._tree;
      }
      /**
      Iterate over the current node and all its descendants, calling
      `enter` when entering a node and `leave`, if given, when leaving
      one. When `enter` returns `false`, any children of that node are
      skipped, and `leave` isn't called for it.
      */
      iterate(enter, leave) {
        for (let depth = 0; ; ) {
          let mustLeave = !1;
          if (this.type.isAnonymous || enter(this) !== !1) {
            if (this.firstChild()) {
              depth++;
              continue;
            }
            this.type.isAnonymous || (mustLeave = !0);
          }
          for (; ; ) {
            if (mustLeave && leave && leave(this), mustLeave = this.type.isAnonymous, !depth)
              return;
            if (this.nextSibling())
              break;
            this.parent(), depth--, mustLeave = !0;
          }
        }
      }
      /**
      Test whether the current node matches a given context—a sequence
      of direct parent node names. Empty strings in the context array
      are treated as wildcards.
      */
      matchContext(context) {
        if (!this.buffer)
          return matchNodeContext(this.node.parent, context);
        let { buffer } = this.buffer, { types } = buffer.set;
        for (let i = context.length - 1, d = this.stack.length - 1; i >= 0; d--) {
          if (d < 0)
            return matchNodeContext(this._tree, context, i);
          let type = types[buffer.buffer[this.stack[d]]];
          if (!type.isAnonymous) {
            if (context[i] && context[i] != type.name)
              return !1;
            i--;
          }
        }
        return !0;
      }
    };
    nodeSizeCache = /* @__PURE__ */ new WeakMap();
    TreeFragment = class _TreeFragment {
      /**
      Construct a tree fragment. You'll usually want to use
      [`addTree`](#common.TreeFragment^addTree) and
      [`applyChanges`](#common.TreeFragment^applyChanges) instead of
      calling this directly.
      */
      constructor(from2, to, tree, offset, openStart = !1, openEnd = !1) {
        this.from = from2, this.to = to, this.tree = tree, this.offset = offset, this.open = (openStart ? 1 : 0) | (openEnd ? 2 : 0);
      }
      /**
      Whether the start of the fragment represents the start of a
      parse, or the end of a change. (In the second case, it may not
      be safe to reuse some nodes at the start, depending on the
      parsing algorithm.)
      */
      get openStart() {
        return (this.open & 1) > 0;
      }
      /**
      Whether the end of the fragment represents the end of a
      full-document parse, or the start of a change.
      */
      get openEnd() {
        return (this.open & 2) > 0;
      }
      /**
      Create a set of fragments from a freshly parsed tree, or update
      an existing set of fragments by replacing the ones that overlap
      with a tree with content from the new tree. When `partial` is
      true, the parse is treated as incomplete, and the resulting
      fragment has [`openEnd`](#common.TreeFragment.openEnd) set to
      true.
      */
      static addTree(tree, fragments = [], partial = !1) {
        let result = [new _TreeFragment(0, tree.length, tree, 0, !1, partial)];
        for (let f of fragments)
          f.to > tree.length && result.push(f);
        return result;
      }
      /**
      Apply a set of edits to an array of fragments, removing or
      splitting fragments as necessary to remove edited ranges, and
      adjusting offsets for fragments that moved.
      */
      static applyChanges(fragments, changes, minGap = 128) {
        if (!changes.length)
          return fragments;
        let result = [], fI = 1, nextF = fragments.length ? fragments[0] : null;
        for (let cI = 0, pos = 0, off = 0; ; cI++) {
          let nextC = cI < changes.length ? changes[cI] : null, nextPos = nextC ? nextC.fromA : 1e9;
          if (nextPos - pos >= minGap)
            for (; nextF && nextF.from < nextPos; ) {
              let cut = nextF;
              if (pos >= cut.from || nextPos <= cut.to || off) {
                let fFrom = Math.max(cut.from, pos) - off, fTo = Math.min(cut.to, nextPos) - off;
                cut = fFrom >= fTo ? null : new _TreeFragment(fFrom, fTo, cut.tree, cut.offset + off, cI > 0, !!nextC);
              }
              if (cut && result.push(cut), nextF.to > nextPos)
                break;
              nextF = fI < fragments.length ? fragments[fI++] : null;
            }
          if (!nextC)
            break;
          pos = nextC.toA, off = nextC.toA - nextC.toB;
        }
        return result;
      }
    }, Parser = class {
      /**
      Start a parse, returning a [partial parse](#common.PartialParse)
      object. [`fragments`](#common.TreeFragment) can be passed in to
      make the parse incremental.
      
      By default, the entire input is parsed. You can pass `ranges`,
      which should be a sorted array of non-empty, non-overlapping
      ranges, to parse only those ranges. The tree returned in that
      case will start at `ranges[0].from`.
      */
      startParse(input, fragments, ranges) {
        return typeof input == "string" && (input = new StringInput(input)), ranges = ranges ? ranges.length ? ranges.map((r) => new Range(r.from, r.to)) : [new Range(0, 0)] : [new Range(0, input.length)], this.createParse(input, fragments || [], ranges);
      }
      /**
      Run a full parse, returning the resulting tree.
      */
      parse(input, fragments, ranges) {
        let parse = this.startParse(input, fragments, ranges);
        for (; ; ) {
          let done = parse.advance();
          if (done)
            return done;
        }
      }
    }, StringInput = class {
      constructor(string2) {
        this.string = string2;
      }
      get length() {
        return this.string.length;
      }
      chunk(from2) {
        return this.string.slice(from2);
      }
      get lineChunks() {
        return !1;
      }
      read(from2, to) {
        return this.string.slice(from2, to);
      }
    };
    InnerParse = class {
      constructor(parser6, parse, overlay, bracketed, target, from2) {
        this.parser = parser6, this.parse = parse, this.overlay = overlay, this.bracketed = bracketed, this.target = target, this.from = from2;
      }
    };
    ActiveOverlay = class {
      constructor(parser6, predicate, mounts, index, start, bracketed, target, prev) {
        this.parser = parser6, this.predicate = predicate, this.mounts = mounts, this.index = index, this.start = start, this.bracketed = bracketed, this.target = target, this.prev = prev, this.depth = 0, this.ranges = [];
      }
    }, stoppedInner = new NodeProp({ perNode: !0 }), MixedParse = class {
      constructor(base, nest, input, fragments, ranges) {
        this.nest = nest, this.input = input, this.fragments = fragments, this.ranges = ranges, this.inner = [], this.innerDone = 0, this.baseTree = null, this.stoppedAt = null, this.baseParse = base;
      }
      advance() {
        if (this.baseParse) {
          let done2 = this.baseParse.advance();
          if (!done2)
            return null;
          if (this.baseParse = null, this.baseTree = done2, this.startInner(), this.stoppedAt != null)
            for (let inner2 of this.inner)
              inner2.parse.stopAt(this.stoppedAt);
        }
        if (this.innerDone == this.inner.length) {
          let result = this.baseTree;
          return this.stoppedAt != null && (result = new Tree(result.type, result.children, result.positions, result.length, result.propValues.concat([[stoppedInner, this.stoppedAt]]))), result;
        }
        let inner = this.inner[this.innerDone], done = inner.parse.advance();
        if (done) {
          this.innerDone++;
          let props = Object.assign(/* @__PURE__ */ Object.create(null), inner.target.props);
          props[NodeProp.mounted.id] = new MountedTree(done, inner.overlay, inner.parser, inner.bracketed), inner.target.props = props;
        }
        return null;
      }
      get parsedPos() {
        if (this.baseParse)
          return 0;
        let pos = this.input.length;
        for (let i = this.innerDone; i < this.inner.length; i++)
          this.inner[i].from < pos && (pos = Math.min(pos, this.inner[i].parse.parsedPos));
        return pos;
      }
      stopAt(pos) {
        if (this.stoppedAt = pos, this.baseParse)
          this.baseParse.stopAt(pos);
        else
          for (let i = this.innerDone; i < this.inner.length; i++)
            this.inner[i].parse.stopAt(pos);
      }
      startInner() {
        let fragmentCursor = new FragmentCursor(this.fragments), overlay = null, covered = null, cursor = new TreeCursor(new TreeNode(this.baseTree, this.ranges[0].from, 0, null), IterMode.IncludeAnonymous | IterMode.IgnoreMounts);
        scan: for (let nest, isCovered; ; ) {
          let enter = !0, range;
          if (this.stoppedAt != null && cursor.from >= this.stoppedAt)
            enter = !1;
          else if (fragmentCursor.hasNode(cursor)) {
            if (overlay) {
              let match = overlay.mounts.find((m) => m.frag.from <= cursor.from && m.frag.to >= cursor.to && m.mount.overlay);
              if (match)
                for (let r of match.mount.overlay) {
                  let from2 = r.from + match.pos, to = r.to + match.pos;
                  from2 >= cursor.from && to <= cursor.to && !overlay.ranges.some((r2) => r2.from < to && r2.to > from2) && overlay.ranges.push({ from: from2, to });
                }
            }
            enter = !1;
          } else if (covered && (isCovered = checkCover(covered.ranges, cursor.from, cursor.to)))
            enter = isCovered != 2;
          else if (!cursor.type.isAnonymous && (nest = this.nest(cursor, this.input)) && (cursor.from < cursor.to || !nest.overlay)) {
            cursor.tree || (materialize(cursor), overlay && overlay.depth++, covered && covered.depth++);
            let oldMounts = fragmentCursor.findMounts(cursor.from, nest.parser);
            if (typeof nest.overlay == "function")
              overlay = new ActiveOverlay(nest.parser, nest.overlay, oldMounts, this.inner.length, cursor.from, !!nest.bracketed, cursor.tree, overlay);
            else {
              let ranges = punchRanges(this.ranges, nest.overlay || (cursor.from < cursor.to ? [new Range(cursor.from, cursor.to)] : []));
              ranges.length && checkRanges(ranges), (ranges.length || !nest.overlay) && this.inner.push(new InnerParse(nest.parser, ranges.length ? nest.parser.startParse(this.input, enterFragments(oldMounts, ranges), ranges) : nest.parser.startParse(""), nest.overlay ? nest.overlay.map((r) => new Range(r.from - cursor.from, r.to - cursor.from)) : null, !!nest.bracketed, cursor.tree, ranges.length ? ranges[0].from : cursor.from)), nest.overlay ? ranges.length && (covered = { ranges, depth: 0, prev: covered }) : enter = !1;
            }
          } else if (overlay && (range = overlay.predicate(cursor)) && (range === !0 && (range = new Range(cursor.from, cursor.to)), range.from < range.to)) {
            let last = overlay.ranges.length - 1;
            last >= 0 && overlay.ranges[last].to == range.from ? overlay.ranges[last] = { from: overlay.ranges[last].from, to: range.to } : overlay.ranges.push(range);
          }
          if (enter && cursor.firstChild())
            overlay && overlay.depth++, covered && covered.depth++;
          else
            for (; !cursor.nextSibling(); ) {
              if (!cursor.parent())
                break scan;
              if (overlay && !--overlay.depth) {
                let ranges = punchRanges(this.ranges, overlay.ranges);
                ranges.length && (checkRanges(ranges), this.inner.splice(overlay.index, 0, new InnerParse(overlay.parser, overlay.parser.startParse(this.input, enterFragments(overlay.mounts, ranges), ranges), overlay.ranges.map((r) => new Range(r.from - overlay.start, r.to - overlay.start)), overlay.bracketed, overlay.target, ranges[0].from))), overlay = overlay.prev;
              }
              covered && !--covered.depth && (covered = covered.prev);
            }
        }
      }
    };
    StructureCursor = class {
      constructor(root, offset) {
        this.offset = offset, this.done = !1, this.cursor = root.cursor(IterMode.IncludeAnonymous | IterMode.IgnoreMounts | IterMode.ExcludeBuffers);
      }
      // Move to the first node (in pre-order) that starts at or after `pos`.
      moveTo(pos) {
        let { cursor } = this, p = pos - this.offset;
        for (; !this.done && cursor.from < p; )
          if (!(cursor.to >= p && cursor.enter(p, 1, IterMode.IncludeAnonymous | IterMode.IgnoreMounts | IterMode.IgnoreOverlays | IterMode.ExcludeBuffers))) if (cursor.to <= p)
            cursor.next(!1) || (this.done = !0);
          else
            break;
      }
      hasNode(cursor) {
        if (this.moveTo(cursor.from), !this.done && this.cursor.from + this.offset == cursor.from && this.cursor.tree)
          for (let tree = this.cursor.tree; ; ) {
            if (tree == cursor.tree)
              return !0;
            if (tree.children.length && tree.positions[0] == 0 && tree.children[0] instanceof Tree)
              tree = tree.children[0];
            else
              break;
          }
        return !1;
      }
    };
    FragmentCursor = class {
      constructor(fragments) {
        if (this.fragments = fragments, this.curTo = 0, this.fragI = 0, fragments.length) {
          let first = this.curFrag = fragments[0];
          this.curTo = fragEnd(first), this.inner = new StructureCursor(first.tree, -first.offset);
        } else
          this.curFrag = this.inner = null;
      }
      hasNode(node) {
        for (; this.curFrag && node.from >= this.curTo; )
          this.nextFrag();
        return this.curFrag && this.curFrag.from <= node.from && this.curTo >= node.to && this.inner.hasNode(node);
      }
      nextFrag() {
        if (this.fragI++, this.fragI == this.fragments.length)
          this.curFrag = this.inner = null;
        else {
          let frag = this.curFrag = this.fragments[this.fragI];
          this.curTo = fragEnd(frag), this.inner = new StructureCursor(frag.tree, -frag.offset);
        }
      }
      findMounts(pos, parser6) {
        var _a;
        let result = [];
        if (this.inner) {
          this.inner.cursor.moveTo(pos, 1);
          for (let pos2 = this.inner.cursor.node; pos2; pos2 = pos2.parent) {
            let mount = (_a = pos2.tree) === null || _a === void 0 ? void 0 : _a.prop(NodeProp.mounted);
            if (mount && mount.parser == parser6)
              for (let i = this.fragI; i < this.fragments.length; i++) {
                let frag = this.fragments[i];
                if (frag.from >= pos2.to)
                  break;
                frag.tree == this.curFrag.tree && result.push({
                  frag,
                  pos: pos2.from - frag.offset,
                  mount
                });
              }
          }
        }
        return result;
      }
    };
  }
});

// ../../node_modules/.pnpm/@lezer+highlight@1.2.5/node_modules/@lezer/highlight/dist/index.js
function sameArray(a2, b) {
  return a2.length == b.length && a2.every((x, i) => x == b[i]);
}
function powerSet(array) {
  let sets = [[]];
  for (let i = 0; i < array.length; i++)
    for (let j = 0, e = sets.length; j < e; j++)
      sets.push(sets[j].concat(array[i]));
  return sets.sort((a2, b) => b.length - a2.length);
}
function styleTags(spec) {
  let byName = /* @__PURE__ */ Object.create(null);
  for (let prop in spec) {
    let tags2 = spec[prop];
    Array.isArray(tags2) || (tags2 = [tags2]);
    for (let part of prop.split(" "))
      if (part) {
        let pieces = [], mode = 2, rest = part;
        for (let pos = 0; ; ) {
          if (rest == "..." && pos > 0 && pos + 3 == part.length) {
            mode = 1;
            break;
          }
          let m = /^"(?:[^"\\]|\\.)*?"|[^\/!]+/.exec(rest);
          if (!m)
            throw new RangeError("Invalid path: " + part);
          if (pieces.push(m[0] == "*" ? "" : m[0][0] == '"' ? JSON.parse(m[0]) : m[0]), pos += m[0].length, pos == part.length)
            break;
          let next = part[pos++];
          if (pos == part.length && next == "!") {
            mode = 0;
            break;
          }
          if (next != "/")
            throw new RangeError("Invalid path: " + part);
          rest = part.slice(pos);
        }
        let last = pieces.length - 1, inner = pieces[last];
        if (!inner)
          throw new RangeError("Invalid path: " + part);
        let rule = new Rule(tags2, mode, last > 0 ? pieces.slice(0, last) : null);
        byName[inner] = rule.sort(byName[inner]);
      }
  }
  return ruleNodeProp.add(byName);
}
function tagHighlighter(tags2, options) {
  let map = /* @__PURE__ */ Object.create(null);
  for (let style of tags2)
    if (!Array.isArray(style.tag))
      map[style.tag.id] = style.class;
    else
      for (let tag of style.tag)
        map[tag.id] = style.class;
  let { scope, all = null } = options || {};
  return {
    style: (tags3) => {
      let cls = all;
      for (let tag of tags3)
        for (let sub of tag.set) {
          let tagClass = map[sub.id];
          if (tagClass) {
            cls = cls ? cls + " " + tagClass : tagClass;
            break;
          }
        }
      return cls;
    },
    scope
  };
}
function highlightTags(highlighters, tags2) {
  let result = null;
  for (let highlighter of highlighters) {
    let value = highlighter.style(tags2);
    value && (result = result ? result + " " + value : value);
  }
  return result;
}
function highlightTree(tree, highlighter, putStyle, from2 = 0, to = tree.length) {
  let builder = new HighlightBuilder(from2, Array.isArray(highlighter) ? highlighter : [highlighter], putStyle);
  builder.highlightRange(tree.cursor(), from2, to, "", builder.highlighters), builder.flush(to);
}
function getStyleTags(node) {
  let rule = node.type.prop(ruleNodeProp);
  for (; rule && rule.context && !node.matchContext(rule.context); )
    rule = rule.next;
  return rule || null;
}
var nextTagID, Tag, nextModifierID, Modifier, ruleNodeProp, Rule, HighlightBuilder, t, comment, name, typeName, propertyName, literal, string, number, content, heading, keyword, operator, punctuation, bracket, meta, tags, classHighlighter, init_dist2 = __esm({
  "../../node_modules/.pnpm/@lezer+highlight@1.2.5/node_modules/@lezer/highlight/dist/index.js"() {
    init_dist();
    nextTagID = 0, Tag = class _Tag {
      /**
      @internal
      */
      constructor(name2, set, base, modified) {
        this.name = name2, this.set = set, this.base = base, this.modified = modified, this.id = nextTagID++;
      }
      toString() {
        let { name: name2 } = this;
        for (let mod of this.modified)
          mod.name && (name2 = `${mod.name}(${name2})`);
        return name2;
      }
      static define(nameOrParent, parent) {
        let name2 = typeof nameOrParent == "string" ? nameOrParent : "?";
        if (nameOrParent instanceof _Tag && (parent = nameOrParent), parent?.base)
          throw new Error("Can not derive from a modified tag");
        let tag = new _Tag(name2, [], null, []);
        if (tag.set.push(tag), parent)
          for (let t2 of parent.set)
            tag.set.push(t2);
        return tag;
      }
      /**
      Define a tag _modifier_, which is a function that, given a tag,
      will return a tag that is a subtag of the original. Applying the
      same modifier to a twice tag will return the same value (`m1(t1)
      == m1(t1)`) and applying multiple modifiers will, regardless or
      order, produce the same tag (`m1(m2(t1)) == m2(m1(t1))`).
      
      When multiple modifiers are applied to a given base tag, each
      smaller set of modifiers is registered as a parent, so that for
      example `m1(m2(m3(t1)))` is a subtype of `m1(m2(t1))`,
      `m1(m3(t1)`, and so on.
      */
      static defineModifier(name2) {
        let mod = new Modifier(name2);
        return (tag) => tag.modified.indexOf(mod) > -1 ? tag : Modifier.get(tag.base || tag, tag.modified.concat(mod).sort((a2, b) => a2.id - b.id));
      }
    }, nextModifierID = 0, Modifier = class _Modifier {
      constructor(name2) {
        this.name = name2, this.instances = [], this.id = nextModifierID++;
      }
      static get(base, mods) {
        if (!mods.length)
          return base;
        let exists = mods[0].instances.find((t2) => t2.base == base && sameArray(mods, t2.modified));
        if (exists)
          return exists;
        let set = [], tag = new Tag(base.name, set, base, mods);
        for (let m of mods)
          m.instances.push(tag);
        let configs = powerSet(mods);
        for (let parent of base.set)
          if (!parent.modified.length)
            for (let config of configs)
              set.push(_Modifier.get(parent, config));
        return tag;
      }
    };
    ruleNodeProp = new NodeProp({
      combine(a2, b) {
        let cur, root, take;
        for (; a2 || b; ) {
          if (!a2 || b && a2.depth <= b.depth ? (take = b, b = b.next) : (take = a2, a2 = a2.next), cur && cur.mode == take.mode && !take.context && !cur.context)
            continue;
          let copy = new Rule(take.tags, take.mode, take.context);
          cur ? cur.next = copy : root = copy, cur = copy;
        }
        return root;
      }
    }), Rule = class {
      constructor(tags2, mode, context, next) {
        this.tags = tags2, this.mode = mode, this.context = context, this.next = next;
      }
      get opaque() {
        return this.mode == 0;
      }
      get inherit() {
        return this.mode == 1;
      }
      sort(other) {
        return !other || other.depth < this.depth ? (this.next = other, this) : (other.next = this.sort(other.next), other);
      }
      get depth() {
        return this.context ? this.context.length : 0;
      }
    };
    Rule.empty = new Rule([], 2, null);
    HighlightBuilder = class {
      constructor(at, highlighters, span) {
        this.at = at, this.highlighters = highlighters, this.span = span, this.class = "";
      }
      startSpan(at, cls) {
        cls != this.class && (this.flush(at), at > this.at && (this.at = at), this.class = cls);
      }
      flush(to) {
        to > this.at && this.class && this.span(this.at, to, this.class);
      }
      highlightRange(cursor, from2, to, inheritedClass, highlighters) {
        let { type, from: start, to: end } = cursor;
        if (start >= to || end <= from2)
          return;
        type.isTop && (highlighters = this.highlighters.filter((h) => !h.scope || h.scope(type)));
        let cls = inheritedClass, rule = getStyleTags(cursor) || Rule.empty, tagCls = highlightTags(highlighters, rule.tags);
        if (tagCls && (cls && (cls += " "), cls += tagCls, rule.mode == 1 && (inheritedClass += (inheritedClass ? " " : "") + tagCls)), this.startSpan(Math.max(from2, start), cls), rule.opaque)
          return;
        let mounted = cursor.tree && cursor.tree.prop(NodeProp.mounted);
        if (mounted && mounted.overlay) {
          let inner = cursor.node.enter(mounted.overlay[0].from + start, 1), innerHighlighters = this.highlighters.filter((h) => !h.scope || h.scope(mounted.tree.type)), hasChild2 = cursor.firstChild();
          for (let i = 0, pos = start; ; i++) {
            let next = i < mounted.overlay.length ? mounted.overlay[i] : null, nextPos = next ? next.from + start : end, rangeFrom = Math.max(from2, pos), rangeTo = Math.min(to, nextPos);
            if (rangeFrom < rangeTo && hasChild2)
              for (; cursor.from < rangeTo && (this.highlightRange(cursor, rangeFrom, rangeTo, inheritedClass, highlighters), this.startSpan(Math.min(rangeTo, cursor.to), cls), !(cursor.to >= nextPos || !cursor.nextSibling())); )
                ;
            if (!next || nextPos > to)
              break;
            pos = next.to + start, pos > from2 && (this.highlightRange(inner.cursor(), Math.max(from2, next.from + start), Math.min(to, pos), "", innerHighlighters), this.startSpan(Math.min(to, pos), cls));
          }
          hasChild2 && cursor.parent();
        } else if (cursor.firstChild()) {
          mounted && (inheritedClass = "");
          do
            if (!(cursor.to <= from2)) {
              if (cursor.from >= to)
                break;
              this.highlightRange(cursor, from2, to, inheritedClass, highlighters), this.startSpan(Math.min(to, cursor.to), cls);
            }
          while (cursor.nextSibling());
          cursor.parent();
        }
      }
    };
    t = Tag.define, comment = t(), name = t(), typeName = t(name), propertyName = t(name), literal = t(), string = t(literal), number = t(literal), content = t(), heading = t(content), keyword = t(), operator = t(), punctuation = t(), bracket = t(punctuation), meta = t(), tags = {
      /**
      A comment.
      */
      comment,
      /**
      A line [comment](#highlight.tags.comment).
      */
      lineComment: t(comment),
      /**
      A block [comment](#highlight.tags.comment).
      */
      blockComment: t(comment),
      /**
      A documentation [comment](#highlight.tags.comment).
      */
      docComment: t(comment),
      /**
      Any kind of identifier.
      */
      name,
      /**
      The [name](#highlight.tags.name) of a variable.
      */
      variableName: t(name),
      /**
      A type [name](#highlight.tags.name).
      */
      typeName,
      /**
      A tag name (subtag of [`typeName`](#highlight.tags.typeName)).
      */
      tagName: t(typeName),
      /**
      A property or field [name](#highlight.tags.name).
      */
      propertyName,
      /**
      An attribute name (subtag of [`propertyName`](#highlight.tags.propertyName)).
      */
      attributeName: t(propertyName),
      /**
      The [name](#highlight.tags.name) of a class.
      */
      className: t(name),
      /**
      A label [name](#highlight.tags.name).
      */
      labelName: t(name),
      /**
      A namespace [name](#highlight.tags.name).
      */
      namespace: t(name),
      /**
      The [name](#highlight.tags.name) of a macro.
      */
      macroName: t(name),
      /**
      A literal value.
      */
      literal,
      /**
      A string [literal](#highlight.tags.literal).
      */
      string,
      /**
      A documentation [string](#highlight.tags.string).
      */
      docString: t(string),
      /**
      A character literal (subtag of [string](#highlight.tags.string)).
      */
      character: t(string),
      /**
      An attribute value (subtag of [string](#highlight.tags.string)).
      */
      attributeValue: t(string),
      /**
      A number [literal](#highlight.tags.literal).
      */
      number,
      /**
      An integer [number](#highlight.tags.number) literal.
      */
      integer: t(number),
      /**
      A floating-point [number](#highlight.tags.number) literal.
      */
      float: t(number),
      /**
      A boolean [literal](#highlight.tags.literal).
      */
      bool: t(literal),
      /**
      Regular expression [literal](#highlight.tags.literal).
      */
      regexp: t(literal),
      /**
      An escape [literal](#highlight.tags.literal), for example a
      backslash escape in a string.
      */
      escape: t(literal),
      /**
      A color [literal](#highlight.tags.literal).
      */
      color: t(literal),
      /**
      A URL [literal](#highlight.tags.literal).
      */
      url: t(literal),
      /**
      A language keyword.
      */
      keyword,
      /**
      The [keyword](#highlight.tags.keyword) for the self or this
      object.
      */
      self: t(keyword),
      /**
      The [keyword](#highlight.tags.keyword) for null.
      */
      null: t(keyword),
      /**
      A [keyword](#highlight.tags.keyword) denoting some atomic value.
      */
      atom: t(keyword),
      /**
      A [keyword](#highlight.tags.keyword) that represents a unit.
      */
      unit: t(keyword),
      /**
      A modifier [keyword](#highlight.tags.keyword).
      */
      modifier: t(keyword),
      /**
      A [keyword](#highlight.tags.keyword) that acts as an operator.
      */
      operatorKeyword: t(keyword),
      /**
      A control-flow related [keyword](#highlight.tags.keyword).
      */
      controlKeyword: t(keyword),
      /**
      A [keyword](#highlight.tags.keyword) that defines something.
      */
      definitionKeyword: t(keyword),
      /**
      A [keyword](#highlight.tags.keyword) related to defining or
      interfacing with modules.
      */
      moduleKeyword: t(keyword),
      /**
      An operator.
      */
      operator,
      /**
      An [operator](#highlight.tags.operator) that dereferences something.
      */
      derefOperator: t(operator),
      /**
      Arithmetic-related [operator](#highlight.tags.operator).
      */
      arithmeticOperator: t(operator),
      /**
      Logical [operator](#highlight.tags.operator).
      */
      logicOperator: t(operator),
      /**
      Bit [operator](#highlight.tags.operator).
      */
      bitwiseOperator: t(operator),
      /**
      Comparison [operator](#highlight.tags.operator).
      */
      compareOperator: t(operator),
      /**
      [Operator](#highlight.tags.operator) that updates its operand.
      */
      updateOperator: t(operator),
      /**
      [Operator](#highlight.tags.operator) that defines something.
      */
      definitionOperator: t(operator),
      /**
      Type-related [operator](#highlight.tags.operator).
      */
      typeOperator: t(operator),
      /**
      Control-flow [operator](#highlight.tags.operator).
      */
      controlOperator: t(operator),
      /**
      Program or markup punctuation.
      */
      punctuation,
      /**
      [Punctuation](#highlight.tags.punctuation) that separates
      things.
      */
      separator: t(punctuation),
      /**
      Bracket-style [punctuation](#highlight.tags.punctuation).
      */
      bracket,
      /**
      Angle [brackets](#highlight.tags.bracket) (usually `<` and `>`
      tokens).
      */
      angleBracket: t(bracket),
      /**
      Square [brackets](#highlight.tags.bracket) (usually `[` and `]`
      tokens).
      */
      squareBracket: t(bracket),
      /**
      Parentheses (usually `(` and `)` tokens). Subtag of
      [bracket](#highlight.tags.bracket).
      */
      paren: t(bracket),
      /**
      Braces (usually `{` and `}` tokens). Subtag of
      [bracket](#highlight.tags.bracket).
      */
      brace: t(bracket),
      /**
      Content, for example plain text in XML or markup documents.
      */
      content,
      /**
      [Content](#highlight.tags.content) that represents a heading.
      */
      heading,
      /**
      A level 1 [heading](#highlight.tags.heading).
      */
      heading1: t(heading),
      /**
      A level 2 [heading](#highlight.tags.heading).
      */
      heading2: t(heading),
      /**
      A level 3 [heading](#highlight.tags.heading).
      */
      heading3: t(heading),
      /**
      A level 4 [heading](#highlight.tags.heading).
      */
      heading4: t(heading),
      /**
      A level 5 [heading](#highlight.tags.heading).
      */
      heading5: t(heading),
      /**
      A level 6 [heading](#highlight.tags.heading).
      */
      heading6: t(heading),
      /**
      A prose [content](#highlight.tags.content) separator (such as a horizontal rule).
      */
      contentSeparator: t(content),
      /**
      [Content](#highlight.tags.content) that represents a list.
      */
      list: t(content),
      /**
      [Content](#highlight.tags.content) that represents a quote.
      */
      quote: t(content),
      /**
      [Content](#highlight.tags.content) that is emphasized.
      */
      emphasis: t(content),
      /**
      [Content](#highlight.tags.content) that is styled strong.
      */
      strong: t(content),
      /**
      [Content](#highlight.tags.content) that is part of a link.
      */
      link: t(content),
      /**
      [Content](#highlight.tags.content) that is styled as code or
      monospace.
      */
      monospace: t(content),
      /**
      [Content](#highlight.tags.content) that has a strike-through
      style.
      */
      strikethrough: t(content),
      /**
      Inserted text in a change-tracking format.
      */
      inserted: t(),
      /**
      Deleted text.
      */
      deleted: t(),
      /**
      Changed text.
      */
      changed: t(),
      /**
      An invalid or unsyntactic element.
      */
      invalid: t(),
      /**
      Metadata or meta-instruction.
      */
      meta,
      /**
      [Metadata](#highlight.tags.meta) that applies to the entire
      document.
      */
      documentMeta: t(meta),
      /**
      [Metadata](#highlight.tags.meta) that annotates or adds
      attributes to a given syntactic element.
      */
      annotation: t(meta),
      /**
      Processing instruction or preprocessor directive. Subtag of
      [meta](#highlight.tags.meta).
      */
      processingInstruction: t(meta),
      /**
      [Modifier](#highlight.Tag^defineModifier) that indicates that a
      given element is being defined. Expected to be used with the
      various [name](#highlight.tags.name) tags.
      */
      definition: Tag.defineModifier("definition"),
      /**
      [Modifier](#highlight.Tag^defineModifier) that indicates that
      something is constant. Mostly expected to be used with
      [variable names](#highlight.tags.variableName).
      */
      constant: Tag.defineModifier("constant"),
      /**
      [Modifier](#highlight.Tag^defineModifier) used to indicate that
      a [variable](#highlight.tags.variableName) or [property
      name](#highlight.tags.propertyName) is being called or defined
      as a function.
      */
      function: Tag.defineModifier("function"),
      /**
      [Modifier](#highlight.Tag^defineModifier) that can be applied to
      [names](#highlight.tags.name) to indicate that they belong to
      the language's standard environment.
      */
      standard: Tag.defineModifier("standard"),
      /**
      [Modifier](#highlight.Tag^defineModifier) that indicates a given
      [names](#highlight.tags.name) is local to some scope.
      */
      local: Tag.defineModifier("local"),
      /**
      A generic variant [modifier](#highlight.Tag^defineModifier) that
      can be used to tag language-specific alternative variants of
      some common tag. It is recommended for themes to define special
      forms of at least the [string](#highlight.tags.string) and
      [variable name](#highlight.tags.variableName) tags, since those
      come up a lot.
      */
      special: Tag.defineModifier("special")
    };
    for (let name2 in tags) {
      let val = tags[name2];
      val instanceof Tag && (val.name = name2);
    }
    classHighlighter = tagHighlighter([
      { tag: tags.link, class: "tok-link" },
      { tag: tags.heading, class: "tok-heading" },
      { tag: tags.emphasis, class: "tok-emphasis" },
      { tag: tags.strong, class: "tok-strong" },
      { tag: tags.keyword, class: "tok-keyword" },
      { tag: tags.atom, class: "tok-atom" },
      { tag: tags.bool, class: "tok-bool" },
      { tag: tags.url, class: "tok-url" },
      { tag: tags.labelName, class: "tok-labelName" },
      { tag: tags.inserted, class: "tok-inserted" },
      { tag: tags.deleted, class: "tok-deleted" },
      { tag: tags.literal, class: "tok-literal" },
      { tag: tags.string, class: "tok-string" },
      { tag: tags.number, class: "tok-number" },
      { tag: [tags.regexp, tags.escape, tags.special(tags.string)], class: "tok-string2" },
      { tag: tags.variableName, class: "tok-variableName" },
      { tag: tags.local(tags.variableName), class: "tok-variableName tok-local" },
      { tag: tags.definition(tags.variableName), class: "tok-variableName tok-definition" },
      { tag: tags.special(tags.variableName), class: "tok-variableName2" },
      { tag: tags.definition(tags.propertyName), class: "tok-propertyName tok-definition" },
      { tag: tags.typeName, class: "tok-typeName" },
      { tag: tags.namespace, class: "tok-namespace" },
      { tag: tags.className, class: "tok-className" },
      { tag: tags.macroName, class: "tok-macroName" },
      { tag: tags.propertyName, class: "tok-propertyName" },
      { tag: tags.operator, class: "tok-operator" },
      { tag: tags.comment, class: "tok-comment" },
      { tag: tags.meta, class: "tok-meta" },
      { tag: tags.invalid, class: "tok-invalid" },
      { tag: tags.punctuation, class: "tok-punctuation" }
    ]);
  }
});

// ../../node_modules/.pnpm/@lezer+lr@1.4.12/node_modules/@lezer/lr/dist/index.js
function decodeArray(input, Type = Uint16Array) {
  if (typeof input != "string")
    return input;
  let array = null;
  for (let pos = 0, out = 0; pos < input.length; ) {
    let value = 0;
    for (; ; ) {
      let next = input.charCodeAt(pos++), stop = !1;
      if (next == 126) {
        value = 65535;
        break;
      }
      next >= 92 && next--, next >= 34 && next--;
      let digit = next - 32;
      if (digit >= 46 && (digit -= 46, stop = !0), value += digit, stop)
        break;
      value *= 46;
    }
    array ? array[out++] = value : array = new Type(value);
  }
  return array;
}
function readToken(data, input, stack, group, precTable, precOffset) {
  let state = 0, groupMask = 1 << group, { dialect } = stack.p.parser;
  scan: for (; (groupMask & data[state]) != 0; ) {
    let accEnd = data[state + 1];
    for (let i = state + 3; i < accEnd; i += 2)
      if ((data[i + 1] & groupMask) > 0) {
        let term = data[i];
        if (dialect.allows(term) && (input.token.value == -1 || input.token.value == term || overrides(term, input.token.value, precTable, precOffset))) {
          input.acceptToken(term);
          break;
        }
      }
    let next = input.next, low = 0, high = data[state + 2];
    if (input.next < 0 && high > low && data[accEnd + high * 3 - 3] == 65535) {
      state = data[accEnd + high * 3 - 1];
      continue scan;
    }
    for (; low < high; ) {
      let mid = low + high >> 1, index = accEnd + mid + (mid << 1), from2 = data[index], to = data[index + 1] || 65536;
      if (next < from2)
        high = mid;
      else if (next >= to)
        low = mid + 1;
      else {
        state = data[index + 2], input.advance();
        continue scan;
      }
    }
    break;
  }
}
function findOffset(data, start, term) {
  for (let i = start, next; (next = data[i]) != 65535; i++)
    if (next == term)
      return i - start;
  return -1;
}
function overrides(token, prev, tableData, tableOffset) {
  let iPrev = findOffset(tableData, tableOffset, prev);
  return iPrev < 0 || findOffset(tableData, tableOffset, token) < iPrev;
}
function cutAt(tree, pos, side) {
  let cursor = tree.cursor(IterMode.IncludeAnonymous);
  for (cursor.moveTo(pos); ; )
    if (!(side < 0 ? cursor.childBefore(pos) : cursor.childAfter(pos)))
      for (; ; ) {
        if ((side < 0 ? cursor.to < pos : cursor.from > pos) && !cursor.type.isError)
          return side < 0 ? Math.max(0, Math.min(
            cursor.to - 1,
            pos - 25
            /* Lookahead.Margin */
          )) : Math.min(tree.length, Math.max(
            cursor.from + 1,
            pos + 25
            /* Lookahead.Margin */
          ));
        if (side < 0 ? cursor.prevSibling() : cursor.nextSibling())
          break;
        if (!cursor.parent())
          return side < 0 ? 0 : tree.length;
      }
}
function pushStackDedup(stack, newStacks) {
  for (let i = 0; i < newStacks.length; i++) {
    let other = newStacks[i];
    if (other.pos == stack.pos && other.sameState(stack)) {
      newStacks[i].score < stack.score && (newStacks[i] = stack);
      return;
    }
  }
  newStacks.push(stack);
}
function pair(data, off) {
  return data[off] | data[off + 1] << 16;
}
function findFinished(stacks) {
  let best = null;
  for (let stack of stacks) {
    let stopped = stack.p.stoppedAt;
    (stack.pos == stack.p.stream.end || stopped != null && stack.pos > stopped) && stack.p.parser.stateFlag(
      stack.state,
      2
      /* StateFlag.Accepting */
    ) && (!best || best.score < stack.score) && (best = stack);
  }
  return best;
}
function getSpecializer(spec) {
  if (spec.external) {
    let mask = spec.extend ? 1 : 0;
    return (value, stack) => spec.external(value, stack) << 1 | mask;
  }
  return spec.get;
}
var Stack, StackContext, SimulatedStack, StackBufferCursor, CachedToken, nullToken, InputStream, TokenGroup, LocalTokenGroup, ExternalTokenizer, verbose, stackIDs, FragmentCursor2, TokenCache, Parse, Dialect, id, ContextTracker, LRParser, init_dist3 = __esm({
  "../../node_modules/.pnpm/@lezer+lr@1.4.12/node_modules/@lezer/lr/dist/index.js"() {
    init_dist();
    Stack = class _Stack {
      /**
      @internal
      */
      constructor(p, stack, state, reducePos, pos, score, buffer, bufferBase, curContext, lookAhead = 0, parent) {
        this.p = p, this.stack = stack, this.state = state, this.reducePos = reducePos, this.pos = pos, this.score = score, this.buffer = buffer, this.bufferBase = bufferBase, this.curContext = curContext, this.lookAhead = lookAhead, this.parent = parent;
      }
      /**
      @internal
      */
      toString() {
        return `[${this.stack.filter((_, i) => i % 3 == 0).concat(this.state)}]@${this.pos}${this.score ? "!" + this.score : ""}`;
      }
      // Start an empty stack
      /**
      @internal
      */
      static start(p, state, pos = 0) {
        let cx = p.parser.context;
        return new _Stack(p, [], state, pos, pos, 0, [], 0, cx ? new StackContext(cx, cx.start) : null, 0, null);
      }
      /**
      The stack's current [context](#lr.ContextTracker) value, if
      any. Its type will depend on the context tracker's type
      parameter, or it will be `null` if there is no context
      tracker.
      */
      get context() {
        return this.curContext ? this.curContext.context : null;
      }
      // Push a state onto the stack, tracking its start position as well
      // as the buffer base at that point.
      /**
      @internal
      */
      pushState(state, start) {
        this.stack.push(this.state, start, this.bufferBase + this.buffer.length), this.state = state;
      }
      // Apply a reduce action
      /**
      @internal
      */
      reduce(action) {
        var _a;
        let depth = action >> 19, type = action & 65535, { parser: parser6 } = this.p, lookaheadRecord = this.reducePos < this.pos - 25 && this.setLookAhead(this.pos), dPrec = parser6.dynamicPrecedence(type);
        if (dPrec && (this.score += dPrec), depth == 0) {
          type < parser6.minRepeatTerm && this.reducePos < this.pos && (this.reducePos = this.pos), this.pushState(parser6.getGoto(this.state, type, !0), this.reducePos), type < parser6.minRepeatTerm && this.storeNode(type, this.reducePos, this.reducePos, lookaheadRecord ? 8 : 4, !0), this.reduceContext(type, this.reducePos);
          return;
        }
        let base = this.stack.length - (depth - 1) * 3 - (action & 262144 ? 6 : 0), start = base ? this.stack[base - 2] : this.p.ranges[0].from;
        type < parser6.minRepeatTerm && start == this.reducePos && this.reducePos < this.pos && (this.reducePos = this.pos);
        let size = this.reducePos - start;
        size >= 2e3 && !(!((_a = this.p.parser.nodeSet.types[type]) === null || _a === void 0) && _a.isAnonymous) && (start == this.p.lastBigReductionStart ? (this.p.bigReductionCount++, this.p.lastBigReductionSize = size) : this.p.lastBigReductionSize < size && (this.p.bigReductionCount = 1, this.p.lastBigReductionStart = start, this.p.lastBigReductionSize = size));
        let bufferBase = base ? this.stack[base - 1] : 0, count = this.bufferBase + this.buffer.length - bufferBase;
        if (type < parser6.minRepeatTerm || action & 131072) {
          let pos = parser6.stateFlag(
            this.state,
            1
            /* StateFlag.Skipped */
          ) ? this.pos : this.reducePos;
          this.storeNode(type, start, pos, count + 4, !0);
        }
        if (action & 262144)
          this.state = this.stack[base];
        else {
          let baseStateID = this.stack[base - 3];
          this.state = parser6.getGoto(baseStateID, type, !0);
        }
        for (; this.stack.length > base; )
          this.stack.pop();
        this.reduceContext(type, start);
      }
      // Shift a value into the buffer
      /**
      @internal
      */
      storeNode(term, start, end, size = 4, mustSink = !1) {
        if (term == 0 && (!this.stack.length || this.stack[this.stack.length - 1] < this.buffer.length + this.bufferBase)) {
          let top = this.buffer.length;
          if (top > 0 && this.buffer[top - 4] == 0 && this.buffer[top - 1] > -1) {
            if (start == end)
              return;
            if (this.buffer[top - 2] >= start) {
              this.buffer[top - 2] = end;
              return;
            }
          }
        }
        if (!mustSink || this.pos == end)
          this.buffer.push(term, start, end, size);
        else {
          let index = this.buffer.length;
          if (index > 0 && (this.buffer[index - 4] != 0 || this.buffer[index - 1] < 0)) {
            let mustMove = !1;
            for (let scan = index; scan > 0 && this.buffer[scan - 2] > end; scan -= 4)
              if (this.buffer[scan - 1] >= 0) {
                mustMove = !0;
                break;
              }
            if (mustMove)
              for (; index > 0 && this.buffer[index - 2] > end; )
                this.buffer[index] = this.buffer[index - 4], this.buffer[index + 1] = this.buffer[index - 3], this.buffer[index + 2] = this.buffer[index - 2], this.buffer[index + 3] = this.buffer[index - 1], index -= 4, size > 4 && (size -= 4);
          }
          this.buffer[index] = term, this.buffer[index + 1] = start, this.buffer[index + 2] = end, this.buffer[index + 3] = size;
        }
      }
      // Apply a shift action
      /**
      @internal
      */
      shift(action, type, start, end) {
        if (action & 131072)
          this.pushState(action & 65535, this.pos);
        else if ((action & 262144) == 0) {
          let nextState = action, { parser: parser6 } = this.p;
          this.pos = end;
          let skipped = parser6.stateFlag(
            nextState,
            1
            /* StateFlag.Skipped */
          );
          !skipped && (end > start || type <= parser6.maxNode) && (this.reducePos = end), this.pushState(nextState, skipped ? start : Math.min(start, this.reducePos)), this.shiftContext(type, start), type <= parser6.maxNode && this.buffer.push(type, start, end, 4);
        } else
          this.pos = end, this.shiftContext(type, start), type <= this.p.parser.maxNode && this.buffer.push(type, start, end, 4);
      }
      // Apply an action
      /**
      @internal
      */
      apply(action, next, nextStart, nextEnd) {
        action & 65536 ? this.reduce(action) : this.shift(action, next, nextStart, nextEnd);
      }
      // Add a prebuilt (reused) node into the buffer.
      /**
      @internal
      */
      useNode(value, next, start) {
        let index = this.p.reused.length - 1;
        (index < 0 || this.p.reused[index] != value) && (this.p.reused.push(value), index++);
        let end = this.reducePos = this.pos = start + value.length;
        this.pushState(next, start), this.buffer.push(
          index,
          start,
          end,
          -1
          /* size == -1 means this is a reused value */
        ), this.curContext && this.updateContext(this.curContext.tracker.reuse(this.curContext.context, value, this, this.p.stream.reset(this.pos - value.length)));
      }
      // Split the stack. Due to the buffer sharing and the fact
      // that `this.stack` tends to stay quite shallow, this isn't very
      // expensive.
      /**
      @internal
      */
      split() {
        let parent = this, off = parent.buffer.length;
        for (off && parent.buffer[off - 4] == 0 && (off -= 4); off > 0 && parent.buffer[off - 2] > parent.reducePos; )
          off -= 4;
        let buffer = parent.buffer.slice(off), base = parent.bufferBase + off;
        for (; parent && base == parent.bufferBase; )
          parent = parent.parent;
        return new _Stack(this.p, this.stack.slice(), this.state, this.reducePos, this.pos, this.score, buffer, base, this.curContext, this.lookAhead, parent);
      }
      // Try to recover from an error by 'deleting' (ignoring) one token.
      /**
      @internal
      */
      recoverByDelete(next, nextEnd) {
        let isNode = next <= this.p.parser.maxNode;
        isNode && this.storeNode(next, this.pos, nextEnd, 4), this.storeNode(0, this.pos, nextEnd, isNode ? 8 : 4), this.pos = this.reducePos = nextEnd, this.score -= 190;
      }
      /**
      Check if the given term would be able to be shifted (optionally
      after some reductions) on this stack. This can be useful for
      external tokenizers that want to make sure they only provide a
      given token when it applies.
      */
      canShift(term) {
        for (let sim = new SimulatedStack(this); ; ) {
          let action = this.p.parser.stateSlot(
            sim.state,
            4
            /* ParseState.DefaultReduce */
          ) || this.p.parser.hasAction(sim.state, term);
          if (action == 0)
            return !1;
          if ((action & 65536) == 0)
            return !0;
          sim.reduce(action);
        }
      }
      // Apply up to Recover.MaxNext recovery actions that conceptually
      // inserts some missing token or rule.
      /**
      @internal
      */
      recoverByInsert(next) {
        if (this.stack.length >= 300)
          return [];
        let nextStates = this.p.parser.nextStates(this.state);
        if (nextStates.length > 8 || this.stack.length >= 120) {
          let best = [];
          for (let i = 0, s; i < nextStates.length; i += 2)
            (s = nextStates[i + 1]) != this.state && this.p.parser.hasAction(s, next) && best.push(nextStates[i], s);
          if (this.stack.length < 120)
            for (let i = 0; best.length < 8 && i < nextStates.length; i += 2) {
              let s = nextStates[i + 1];
              best.some((v, i2) => i2 & 1 && v == s) || best.push(nextStates[i], s);
            }
          nextStates = best;
        }
        let result = [];
        for (let i = 0; i < nextStates.length && result.length < 4; i += 2) {
          let s = nextStates[i + 1];
          if (s == this.state)
            continue;
          let stack = this.split();
          stack.pushState(s, this.pos), stack.storeNode(0, stack.pos, stack.pos, 4, !0), stack.shiftContext(nextStates[i], this.pos), stack.reducePos = this.pos, stack.score -= 200, result.push(stack);
        }
        return result;
      }
      // Force a reduce, if possible. Return false if that can't
      // be done.
      /**
      @internal
      */
      forceReduce() {
        let { parser: parser6 } = this.p, reduce = parser6.stateSlot(
          this.state,
          5
          /* ParseState.ForcedReduce */
        );
        if ((reduce & 65536) == 0)
          return !1;
        if (!parser6.validAction(this.state, reduce)) {
          let depth = reduce >> 19, term = reduce & 65535, target = this.stack.length - depth * 3;
          if (target < 0 || parser6.getGoto(this.stack[target], term, !1) < 0) {
            let backup = this.findForcedReduction();
            if (backup == null)
              return !1;
            reduce = backup;
          }
          this.storeNode(0, this.pos, this.pos, 4, !0), this.score -= 100;
        }
        return this.reducePos = this.pos, this.reduce(reduce), !0;
      }
      /**
      Try to scan through the automaton to find some kind of reduction
      that can be applied. Used when the regular ForcedReduce field
      isn't a valid action. @internal
      */
      findForcedReduction() {
        let { parser: parser6 } = this.p, seen = [], explore = (state, depth) => {
          if (!seen.includes(state))
            return seen.push(state), parser6.allActions(state, (action) => {
              if (!(action & 393216)) if (action & 65536) {
                let rDepth = (action >> 19) - depth;
                if (rDepth > 1) {
                  let term = action & 65535, target = this.stack.length - rDepth * 3;
                  if (target >= 0 && parser6.getGoto(this.stack[target], term, !1) >= 0)
                    return rDepth << 19 | 65536 | term;
                }
              } else {
                let found = explore(action, depth + 1);
                if (found != null)
                  return found;
              }
            });
        };
        return explore(this.state, 0);
      }
      /**
      @internal
      */
      forceAll() {
        for (; !this.p.parser.stateFlag(
          this.state,
          2
          /* StateFlag.Accepting */
        ); )
          if (!this.forceReduce()) {
            this.storeNode(0, this.pos, this.pos, 4, !0);
            break;
          }
        return this;
      }
      /**
      Check whether this state has no further actions (assumed to be a direct descendant of the
      top state, since any other states must be able to continue
      somehow). @internal
      */
      get deadEnd() {
        if (this.stack.length != 3)
          return !1;
        let { parser: parser6 } = this.p;
        return parser6.data[parser6.stateSlot(
          this.state,
          1
          /* ParseState.Actions */
        )] == 65535 && !parser6.stateSlot(
          this.state,
          4
          /* ParseState.DefaultReduce */
        );
      }
      /**
      Restart the stack (put it back in its start state). Only safe
      when this.stack.length == 3 (state is directly below the top
      state). @internal
      */
      restart() {
        this.storeNode(0, this.pos, this.pos, 4, !0), this.state = this.stack[0], this.stack.length = 0;
      }
      /**
      @internal
      */
      sameState(other) {
        if (this.state != other.state || this.stack.length != other.stack.length)
          return !1;
        for (let i = 0; i < this.stack.length; i += 3)
          if (this.stack[i] != other.stack[i])
            return !1;
        return !0;
      }
      /**
      Get the parser used by this stack.
      */
      get parser() {
        return this.p.parser;
      }
      /**
      Test whether a given dialect (by numeric ID, as exported from
      the terms file) is enabled.
      */
      dialectEnabled(dialectID) {
        return this.p.parser.dialect.flags[dialectID];
      }
      shiftContext(term, start) {
        this.curContext && this.updateContext(this.curContext.tracker.shift(this.curContext.context, term, this, this.p.stream.reset(start)));
      }
      reduceContext(term, start) {
        this.curContext && this.updateContext(this.curContext.tracker.reduce(this.curContext.context, term, this, this.p.stream.reset(start)));
      }
      /**
      @internal
      */
      emitContext() {
        let last = this.buffer.length - 1;
        (last < 0 || this.buffer[last] != -3) && this.storeNode(this.curContext.hash, this.reducePos, this.reducePos, -3, !0);
      }
      /**
      @internal
      */
      emitLookAhead() {
        let last = this.buffer.length - 1;
        (last < 0 || this.buffer[last] != -4) && this.buffer.push(this.lookAhead, this.pos, this.pos, -4);
      }
      updateContext(context) {
        if (context != this.curContext.context) {
          let newCx = new StackContext(this.curContext.tracker, context);
          newCx.hash != this.curContext.hash && this.emitContext(), this.curContext = newCx;
        }
      }
      /**
      @internal
      */
      setLookAhead(lookAhead) {
        return lookAhead <= this.lookAhead ? !1 : (this.emitLookAhead(), this.lookAhead = lookAhead, !0);
      }
      /**
      @internal
      */
      close() {
        this.curContext && this.curContext.tracker.strict && this.emitContext(), this.lookAhead > 0 && this.emitLookAhead();
      }
    }, StackContext = class {
      constructor(tracker, context) {
        this.tracker = tracker, this.context = context, this.hash = tracker.strict ? tracker.hash(context) : 0;
      }
    }, SimulatedStack = class {
      constructor(start) {
        this.start = start, this.state = start.state, this.stack = start.stack, this.base = this.stack.length;
      }
      reduce(action) {
        let term = action & 65535, depth = action >> 19;
        depth == 0 ? (this.stack == this.start.stack && (this.stack = this.stack.slice()), this.stack.push(this.state, 0, 0), this.base += 3) : this.base -= (depth - 1) * 3;
        let goto = this.start.p.parser.getGoto(this.stack[this.base - 3], term, !0);
        this.state = goto;
      }
    }, StackBufferCursor = class _StackBufferCursor {
      constructor(stack, pos, index) {
        this.stack = stack, this.pos = pos, this.index = index, this.buffer = stack.buffer, this.index == 0 && this.maybeNext();
      }
      static create(stack, pos = stack.bufferBase + stack.buffer.length) {
        return new _StackBufferCursor(stack, pos, pos - stack.bufferBase);
      }
      maybeNext() {
        let next = this.stack.parent;
        next != null && (this.index = this.stack.bufferBase - next.bufferBase, this.stack = next, this.buffer = next.buffer);
      }
      get id() {
        return this.buffer[this.index - 4];
      }
      get start() {
        return this.buffer[this.index - 3];
      }
      get end() {
        return this.buffer[this.index - 2];
      }
      get size() {
        return this.buffer[this.index - 1];
      }
      next() {
        this.index -= 4, this.pos -= 4, this.index == 0 && this.maybeNext();
      }
      fork() {
        return new _StackBufferCursor(this.stack, this.pos, this.index);
      }
    };
    CachedToken = class {
      constructor() {
        this.start = -1, this.value = -1, this.end = -1, this.extended = -1, this.lookAhead = 0, this.mask = 0, this.context = 0;
      }
    }, nullToken = new CachedToken(), InputStream = class {
      /**
      @internal
      */
      constructor(input, ranges) {
        this.input = input, this.ranges = ranges, this.chunk = "", this.chunkOff = 0, this.chunk2 = "", this.chunk2Pos = 0, this.next = -1, this.token = nullToken, this.rangeIndex = 0, this.pos = this.chunkPos = ranges[0].from, this.range = ranges[0], this.end = ranges[ranges.length - 1].to, this.readNext();
      }
      /**
      @internal
      */
      resolveOffset(offset, assoc) {
        let range = this.range, index = this.rangeIndex, pos = this.pos + offset;
        for (; pos < range.from; ) {
          if (!index)
            return null;
          let next = this.ranges[--index];
          pos -= range.from - next.to, range = next;
        }
        for (; assoc < 0 ? pos > range.to : pos >= range.to; ) {
          if (index == this.ranges.length - 1)
            return null;
          let next = this.ranges[++index];
          pos += next.from - range.to, range = next;
        }
        return pos;
      }
      /**
      @internal
      */
      clipPos(pos) {
        if (pos >= this.range.from && pos < this.range.to)
          return pos;
        for (let range of this.ranges)
          if (range.to > pos)
            return Math.max(pos, range.from);
        return this.end;
      }
      /**
      Look at a code unit near the stream position. `.peek(0)` equals
      `.next`, `.peek(-1)` gives you the previous character, and so
      on.
      
      Note that looking around during tokenizing creates dependencies
      on potentially far-away content, which may reduce the
      effectiveness incremental parsing—when looking forward—or even
      cause invalid reparses when looking backward more than 25 code
      units, since the library does not track lookbehind.
      */
      peek(offset) {
        let idx = this.chunkOff + offset, pos, result;
        if (idx >= 0 && idx < this.chunk.length)
          pos = this.pos + offset, result = this.chunk.charCodeAt(idx);
        else {
          let resolved = this.resolveOffset(offset, 1);
          if (resolved == null)
            return -1;
          if (pos = resolved, pos >= this.chunk2Pos && pos < this.chunk2Pos + this.chunk2.length)
            result = this.chunk2.charCodeAt(pos - this.chunk2Pos);
          else {
            let i = this.rangeIndex, range = this.range;
            for (; range.to <= pos; )
              range = this.ranges[++i];
            this.chunk2 = this.input.chunk(this.chunk2Pos = pos), pos + this.chunk2.length > range.to && (this.chunk2 = this.chunk2.slice(0, range.to - pos)), result = this.chunk2.charCodeAt(0);
          }
        }
        return pos >= this.token.lookAhead && (this.token.lookAhead = pos + 1), result;
      }
      /**
      Accept a token. By default, the end of the token is set to the
      current stream position, but you can pass an offset (relative to
      the stream position) to change that.
      */
      acceptToken(token, endOffset = 0) {
        let end = endOffset ? this.resolveOffset(endOffset, -1) : this.pos;
        if (end == null || end < this.token.start)
          throw new RangeError("Token end out of bounds");
        this.token.value = token, this.token.end = end;
      }
      /**
      Accept a token ending at a specific given position.
      */
      acceptTokenTo(token, endPos) {
        this.token.value = token, this.token.end = endPos;
      }
      getChunk() {
        if (this.pos >= this.chunk2Pos && this.pos < this.chunk2Pos + this.chunk2.length) {
          let { chunk, chunkPos } = this;
          this.chunk = this.chunk2, this.chunkPos = this.chunk2Pos, this.chunk2 = chunk, this.chunk2Pos = chunkPos, this.chunkOff = this.pos - this.chunkPos;
        } else {
          this.chunk2 = this.chunk, this.chunk2Pos = this.chunkPos;
          let nextChunk = this.input.chunk(this.pos), end = this.pos + nextChunk.length;
          this.chunk = end > this.range.to ? nextChunk.slice(0, this.range.to - this.pos) : nextChunk, this.chunkPos = this.pos, this.chunkOff = 0;
        }
      }
      readNext() {
        return this.chunkOff >= this.chunk.length && (this.getChunk(), this.chunkOff == this.chunk.length) ? this.next = -1 : this.next = this.chunk.charCodeAt(this.chunkOff);
      }
      /**
      Move the stream forward N (defaults to 1) code units. Returns
      the new value of [`next`](#lr.InputStream.next).
      */
      advance(n2 = 1) {
        for (this.chunkOff += n2; this.pos + n2 >= this.range.to; ) {
          if (this.rangeIndex == this.ranges.length - 1)
            return this.setDone();
          n2 -= this.range.to - this.pos, this.range = this.ranges[++this.rangeIndex], this.pos = this.range.from;
        }
        return this.pos += n2, this.pos >= this.token.lookAhead && (this.token.lookAhead = this.pos + 1), this.readNext();
      }
      setDone() {
        return this.pos = this.chunkPos = this.end, this.range = this.ranges[this.rangeIndex = this.ranges.length - 1], this.chunk = "", this.next = -1;
      }
      /**
      @internal
      */
      reset(pos, token) {
        if (token ? (this.token = token, token.start = pos, token.lookAhead = pos + 1, token.value = token.extended = -1) : this.token = nullToken, this.pos != pos) {
          if (this.pos = pos, pos == this.end)
            return this.setDone(), this;
          for (; pos < this.range.from; )
            this.range = this.ranges[--this.rangeIndex];
          for (; pos >= this.range.to; )
            this.range = this.ranges[++this.rangeIndex];
          pos >= this.chunkPos && pos < this.chunkPos + this.chunk.length ? this.chunkOff = pos - this.chunkPos : (this.chunk = "", this.chunkOff = 0), this.readNext();
        }
        return this;
      }
      /**
      @internal
      */
      read(from2, to) {
        if (from2 >= this.chunkPos && to <= this.chunkPos + this.chunk.length)
          return this.chunk.slice(from2 - this.chunkPos, to - this.chunkPos);
        if (from2 >= this.chunk2Pos && to <= this.chunk2Pos + this.chunk2.length)
          return this.chunk2.slice(from2 - this.chunk2Pos, to - this.chunk2Pos);
        if (from2 >= this.range.from && to <= this.range.to)
          return this.input.read(from2, to);
        let result = "";
        for (let r of this.ranges) {
          if (r.from >= to)
            break;
          r.to > from2 && (result += this.input.read(Math.max(r.from, from2), Math.min(r.to, to)));
        }
        return result;
      }
    }, TokenGroup = class {
      constructor(data, id2) {
        this.data = data, this.id = id2;
      }
      token(input, stack) {
        let { parser: parser6 } = stack.p;
        readToken(this.data, input, stack, this.id, parser6.data, parser6.tokenPrecTable);
      }
    };
    TokenGroup.prototype.contextual = TokenGroup.prototype.fallback = TokenGroup.prototype.extend = !1;
    LocalTokenGroup = class {
      constructor(data, precTable, elseToken) {
        this.precTable = precTable, this.elseToken = elseToken, this.data = typeof data == "string" ? decodeArray(data) : data;
      }
      token(input, stack) {
        let start = input.pos, skipped = 0;
        for (; ; ) {
          let atEof = input.next < 0, nextPos = input.resolveOffset(1, 1);
          if (readToken(this.data, input, stack, 0, this.data, this.precTable), input.token.value > -1)
            break;
          if (this.elseToken == null)
            return;
          if (atEof || skipped++, nextPos == null)
            break;
          input.reset(nextPos, input.token);
        }
        skipped && (input.reset(start, input.token), input.acceptToken(this.elseToken, skipped));
      }
    };
    LocalTokenGroup.prototype.contextual = TokenGroup.prototype.fallback = TokenGroup.prototype.extend = !1;
    ExternalTokenizer = class {
      /**
      Create a tokenizer. The first argument is the function that,
      given an input stream, scans for the types of tokens it
      recognizes at the stream's position, and calls
      [`acceptToken`](#lr.InputStream.acceptToken) when it finds
      one.
      */
      constructor(token, options = {}) {
        this.token = token, this.contextual = !!options.contextual, this.fallback = !!options.fallback, this.extend = !!options.extend;
      }
    };
    verbose = typeof process < "u" && process.env && /\bparse\b/.test(process.env.LOG), stackIDs = null;
    FragmentCursor2 = class {
      constructor(fragments, minRepeat) {
        this.fragments = fragments, this.minRepeat = minRepeat, this.i = 0, this.fragment = null, this.safeFrom = -1, this.safeTo = -1, this.trees = [], this.start = [], this.index = [], this.lastRepeat = null, this.lastRepeatPos = -1, this.nextFragment();
      }
      nextFragment() {
        let fr = this.fragment = this.i == this.fragments.length ? null : this.fragments[this.i++];
        if (fr) {
          for (this.safeFrom = fr.openStart ? cutAt(fr.tree, fr.from + fr.offset, 1) - fr.offset : fr.from, this.safeTo = fr.openEnd ? cutAt(fr.tree, fr.to + fr.offset, -1) - fr.offset : fr.to; this.trees.length; )
            this.trees.pop(), this.start.pop(), this.index.pop();
          this.trees.push(fr.tree), this.start.push(-fr.offset), this.index.push(0), this.nextStart = this.safeFrom;
        } else
          this.nextStart = 1e9;
      }
      // `pos` must be >= any previously given `pos` for this cursor
      nodeAt(pos) {
        if (pos < this.nextStart)
          return null;
        for (; this.fragment && this.safeTo <= pos; )
          this.nextFragment();
        if (!this.fragment)
          return null;
        for (; ; ) {
          let last = this.trees.length - 1;
          if (last < 0)
            return this.nextFragment(), null;
          if (pos < this.safeFrom)
            return null;
          let top = this.trees[last], index = this.index[last];
          if (index == top.children.length) {
            this.trees.pop(), this.start.pop(), this.index.pop();
            continue;
          }
          let next = top.children[index], start = this.start[last] + top.positions[index];
          if (start > pos)
            return this.nextStart = start, null;
          if (next instanceof Tree) {
            let storeRepeat = start > this.lastRepeatPos && next.type.id >= this.minRepeat;
            if (start == pos || storeRepeat) {
              let end = start + next.length, lookahead;
              if (start >= this.safeFrom && end <= this.safeTo && (!(lookahead = next.prop(NodeProp.lookAhead)) || end + lookahead < this.fragment.to) && (storeRepeat && (this.lastRepeat = next, this.lastRepeatPos = start), start == pos))
                return next;
            }
            this.index[last]++, start + next.length >= Math.max(this.safeFrom, pos) && (this.trees.push(next), this.start.push(start), this.index.push(0));
          } else
            this.index[last]++, this.nextStart = start + next.length;
        }
      }
    }, TokenCache = class {
      constructor(parser6, stream) {
        this.stream = stream, this.tokens = [], this.mainToken = null, this.actions = [], this.tokens = parser6.tokenizers.map((_) => new CachedToken());
      }
      getActions(stack) {
        let actionIndex = 0, main = null, { parser: parser6 } = stack.p, { tokenizers: tokenizers2 } = parser6, mask = parser6.stateSlot(
          stack.state,
          3
          /* ParseState.TokenizerMask */
        ), context = stack.curContext ? stack.curContext.hash : 0, lookAhead = 0;
        for (let i = 0; i < tokenizers2.length; i++) {
          if ((1 << i & mask) == 0)
            continue;
          let tokenizer = tokenizers2[i], token = this.tokens[i];
          if (!(main && !tokenizer.fallback) && ((tokenizer.contextual || token.start != stack.pos || token.mask != mask || token.context != context) && (this.updateCachedToken(token, tokenizer, stack), token.mask = mask, token.context = context), token.lookAhead > token.end + 25 && (lookAhead = Math.max(token.lookAhead, lookAhead)), token.value != 0)) {
            let startIndex = actionIndex;
            if (token.extended > -1 && (actionIndex = this.addActions(stack, token.extended, token.end, actionIndex)), actionIndex = this.addActions(stack, token.value, token.end, actionIndex), !tokenizer.extend && (main = token, actionIndex > startIndex))
              break;
          }
        }
        for (; this.actions.length > actionIndex; )
          this.actions.pop();
        return lookAhead && stack.setLookAhead(lookAhead), !main && stack.pos == this.stream.end && (main = new CachedToken(), main.value = stack.p.parser.eofTerm, main.start = main.end = stack.pos, actionIndex = this.addActions(stack, main.value, main.end, actionIndex)), this.mainToken = main, this.actions;
      }
      getMainToken(stack) {
        if (this.mainToken)
          return this.mainToken;
        let main = new CachedToken(), { pos, p } = stack;
        return main.start = pos, main.end = Math.min(pos + 1, p.stream.end), main.value = pos == p.stream.end ? p.parser.eofTerm : 0, main;
      }
      updateCachedToken(token, tokenizer, stack) {
        let start = this.stream.clipPos(stack.pos);
        if (tokenizer.token(this.stream.reset(start, token), stack), token.value > -1) {
          let { parser: parser6 } = stack.p;
          for (let i = 0; i < parser6.specialized.length; i++)
            if (parser6.specialized[i] == token.value) {
              let result = parser6.specializers[i](this.stream.read(token.start, token.end), stack);
              if (result >= 0 && stack.p.parser.dialect.allows(result >> 1)) {
                (result & 1) == 0 ? token.value = result >> 1 : token.extended = result >> 1;
                break;
              }
            }
        } else
          token.value = 0, token.end = this.stream.clipPos(start + 1);
      }
      putAction(action, token, end, index) {
        for (let i = 0; i < index; i += 3)
          if (this.actions[i] == action)
            return index;
        return this.actions[index++] = action, this.actions[index++] = token, this.actions[index++] = end, index;
      }
      addActions(stack, token, end, index) {
        let { state } = stack, { parser: parser6 } = stack.p, { data } = parser6;
        for (let set = 0; set < 2; set++)
          for (let i = parser6.stateSlot(
            state,
            set ? 2 : 1
            /* ParseState.Actions */
          ); ; i += 3) {
            if (data[i] == 65535)
              if (data[i + 1] == 1)
                i = pair(data, i + 2);
              else {
                index == 0 && data[i + 1] == 2 && (index = this.putAction(pair(data, i + 2), token, end, index));
                break;
              }
            data[i] == token && (index = this.putAction(pair(data, i + 1), token, end, index));
          }
        return index;
      }
    }, Parse = class {
      constructor(parser6, input, fragments, ranges) {
        this.parser = parser6, this.input = input, this.ranges = ranges, this.recovering = 0, this.nextStackID = 9812, this.minStackPos = 0, this.reused = [], this.stoppedAt = null, this.lastBigReductionStart = -1, this.lastBigReductionSize = 0, this.bigReductionCount = 0, this.stream = new InputStream(input, ranges), this.tokens = new TokenCache(parser6, this.stream), this.topTerm = parser6.top[1];
        let { from: from2 } = ranges[0];
        this.stacks = [Stack.start(this, parser6.top[0], from2)], this.fragments = fragments.length && this.stream.end - from2 > parser6.bufferLength * 4 ? new FragmentCursor2(fragments, parser6.minRepeatTerm) : null;
      }
      get parsedPos() {
        return this.minStackPos;
      }
      // Move the parser forward. This will process all parse stacks at
      // `this.pos` and try to advance them to a further position. If no
      // stack for such a position is found, it'll start error-recovery.
      //
      // When the parse is finished, this will return a syntax tree. When
      // not, it returns `null`.
      advance() {
        let stacks = this.stacks, pos = this.minStackPos, newStacks = this.stacks = [], stopped, stoppedTokens;
        if (this.bigReductionCount > 300 && stacks.length == 1) {
          let [s] = stacks;
          for (; s.forceReduce() && s.stack.length && s.stack[s.stack.length - 2] >= this.lastBigReductionStart; )
            ;
          this.bigReductionCount = this.lastBigReductionSize = 0;
        }
        for (let i = 0; i < stacks.length; i++) {
          let stack = stacks[i];
          for (; ; ) {
            if (this.tokens.mainToken = null, stack.pos > pos)
              newStacks.push(stack);
            else {
              if (this.advanceStack(stack, newStacks, stacks))
                continue;
              {
                stopped || (stopped = [], stoppedTokens = []), stopped.push(stack);
                let tok = this.tokens.getMainToken(stack);
                stoppedTokens.push(tok.value, tok.end);
              }
            }
            break;
          }
        }
        if (!newStacks.length) {
          let finished = stopped && findFinished(stopped);
          if (finished)
            return verbose && console.log("Finish with " + this.stackID(finished)), this.stackToTree(finished);
          if (this.parser.strict)
            throw verbose && stopped && console.log("Stuck with token " + (this.tokens.mainToken ? this.parser.getName(this.tokens.mainToken.value) : "none")), new SyntaxError("No parse at " + pos);
          this.recovering || (this.recovering = 5);
        }
        if (this.recovering && stopped) {
          let finished = this.stoppedAt != null && stopped[0].pos > this.stoppedAt ? stopped[0] : this.runRecovery(stopped, stoppedTokens, newStacks);
          if (finished)
            return verbose && console.log("Force-finish " + this.stackID(finished)), this.stackToTree(finished.forceAll());
        }
        if (this.recovering) {
          let maxRemaining = this.recovering == 1 ? 1 : this.recovering * 3;
          if (newStacks.length > maxRemaining)
            for (newStacks.sort((a2, b) => b.score - a2.score); newStacks.length > maxRemaining; )
              newStacks.pop();
          newStacks.some((s) => s.reducePos > pos) && this.recovering--;
        } else if (newStacks.length > 1) {
          outer: for (let i = 0; i < newStacks.length - 1; i++) {
            let stack = newStacks[i];
            for (let j = i + 1; j < newStacks.length; j++) {
              let other = newStacks[j];
              if (stack.sameState(other) || stack.buffer.length > 500 && other.buffer.length > 500)
                if ((stack.score - other.score || stack.buffer.length - other.buffer.length) > 0)
                  newStacks.splice(j--, 1);
                else {
                  newStacks.splice(i--, 1);
                  continue outer;
                }
            }
          }
          newStacks.length > 12 && (newStacks.sort((a2, b) => b.score - a2.score), newStacks.splice(
            12,
            newStacks.length - 12
            /* Rec.MaxStackCount */
          ));
        }
        this.minStackPos = newStacks[0].pos;
        for (let i = 1; i < newStacks.length; i++)
          newStacks[i].pos < this.minStackPos && (this.minStackPos = newStacks[i].pos);
        return null;
      }
      stopAt(pos) {
        if (this.stoppedAt != null && this.stoppedAt < pos)
          throw new RangeError("Can't move stoppedAt forward");
        this.stoppedAt = pos;
      }
      // See if a given tree, or a descendant right at its start, can be
      // reused in the given stack.
      tryReuse(stack, start, tree, repeatOnly) {
        if (!tree)
          return null;
        let strictCx = stack.curContext && stack.curContext.tracker.strict, cxHash = strictCx ? stack.curContext.hash : 0;
        for (; tree; ) {
          let match = this.parser.nodeSet.types[tree.type.id] != tree.type ? -1 : this.parser.getGoto(stack.state, tree.type.id);
          if (match > -1 && tree.length && (!strictCx || (tree.prop(NodeProp.contextHash) || 0) == cxHash))
            return stack.useNode(tree, match, start), tree;
          if (tree.children.length == 0 || tree.positions[0] > 0)
            break;
          let inner = tree.children[0];
          if (inner instanceof Tree && (!repeatOnly || inner.type.id >= this.parser.minRepeatTerm))
            tree = inner;
          else
            break;
        }
        return null;
      }
      // Returns an updated version of the given stack, or null if the
      // stack can't advance normally. When `split` and `stacks` are
      // given, stacks split off by ambiguous operations will be pushed to
      // `split`, or added to `stacks` if they move `pos` forward.
      advanceStack(stack, stacks, split) {
        let start = stack.pos, { parser: parser6 } = this, base = verbose ? this.stackID(stack) + " -> " : "";
        if (this.stoppedAt != null && start > this.stoppedAt)
          return stack.forceReduce() ? stack : null;
        if (this.fragments) {
          let reused = stack.reducePos < start && stack.buffer.length && stack.buffer[stack.buffer.length - 2] <= stack.reducePos && this.fragments.lastRepeatPos == stack.reducePos && this.tryReuse(stack, stack.reducePos, this.fragments.lastRepeat, !0) || this.tryReuse(stack, start, this.fragments.nodeAt(start), !1);
          if (reused)
            return verbose && console.log(base + this.stackID(stack) + ` (via reuse of ${parser6.getName(reused.type.id)})`), !0;
        }
        let defaultReduce = parser6.stateSlot(
          stack.state,
          4
          /* ParseState.DefaultReduce */
        );
        if (defaultReduce > 0)
          return stack.reduce(defaultReduce), verbose && console.log(base + this.stackID(stack) + ` (via always-reduce ${parser6.getName(
            defaultReduce & 65535
            /* Action.ValueMask */
          )})`), !0;
        if (stack.stack.length >= 8400)
          for (; stack.stack.length > 6e3 && stack.forceReduce(); )
            ;
        let actions = this.tokens.getActions(stack);
        for (let i = 0; i < actions.length; ) {
          let action = actions[i++], term = actions[i++], end = actions[i++], last = i == actions.length || !split, localStack = last ? stack : stack.split(), main = this.tokens.mainToken;
          if (localStack.apply(action, term, main ? main.start : localStack.pos, end), verbose && console.log(base + this.stackID(localStack) + ` (via ${(action & 65536) == 0 ? "shift" : `reduce of ${parser6.getName(
            action & 65535
            /* Action.ValueMask */
          )}`} for ${parser6.getName(term)} @ ${start}${localStack == stack ? "" : ", split"})`), last)
            return !0;
          localStack.pos > start ? stacks.push(localStack) : split.push(localStack);
        }
        return !1;
      }
      // Advance a given stack forward as far as it will go. Returns the
      // (possibly updated) stack if it got stuck, or null if it moved
      // forward and was given to `pushStackDedup`.
      advanceFully(stack, newStacks) {
        let pos = stack.pos;
        for (; ; ) {
          if (!this.advanceStack(stack, null, null))
            return !1;
          if (stack.pos > pos)
            return pushStackDedup(stack, newStacks), !0;
        }
      }
      runRecovery(stacks, tokens, newStacks) {
        let finished = null, restarted = !1;
        for (let i = 0; i < stacks.length; i++) {
          let stack = stacks[i], token = tokens[i << 1], tokenEnd = tokens[(i << 1) + 1], base = verbose ? this.stackID(stack) + " -> " : "";
          if (stack.deadEnd && (restarted || (restarted = !0, stack.restart(), verbose && console.log(base + this.stackID(stack) + " (restarted)"), this.advanceFully(stack, newStacks))))
            continue;
          let force = stack.split(), forceBase = base;
          for (let j = 0; j < 10 && force.forceReduce() && (verbose && console.log(forceBase + this.stackID(force) + " (via force-reduce)"), !this.advanceFully(force, newStacks)); j++)
            verbose && (forceBase = this.stackID(force) + " -> ");
          for (let insert of stack.recoverByInsert(token))
            verbose && console.log(base + this.stackID(insert) + " (via recover-insert)"), this.advanceFully(insert, newStacks);
          this.stream.end > stack.pos ? (tokenEnd == stack.pos && (tokenEnd++, token = 0), stack.recoverByDelete(token, tokenEnd), verbose && console.log(base + this.stackID(stack) + ` (via recover-delete ${this.parser.getName(token)})`), pushStackDedup(stack, newStacks)) : (!finished || finished.score < force.score) && (finished = force);
        }
        return finished;
      }
      // Convert the stack's buffer to a syntax tree.
      stackToTree(stack) {
        return stack.close(), Tree.build({
          buffer: StackBufferCursor.create(stack),
          nodeSet: this.parser.nodeSet,
          topID: this.topTerm,
          maxBufferLength: this.parser.bufferLength,
          reused: this.reused,
          start: this.ranges[0].from,
          length: stack.pos - this.ranges[0].from,
          minRepeatType: this.parser.minRepeatTerm
        });
      }
      stackID(stack) {
        let id2 = (stackIDs || (stackIDs = /* @__PURE__ */ new WeakMap())).get(stack);
        return id2 || stackIDs.set(stack, id2 = String.fromCodePoint(this.nextStackID++)), id2 + stack;
      }
    };
    Dialect = class {
      constructor(source, flags, disabled) {
        this.source = source, this.flags = flags, this.disabled = disabled;
      }
      allows(term) {
        return !this.disabled || this.disabled[term] == 0;
      }
    }, id = (x) => x, ContextTracker = class {
      /**
      Define a context tracker.
      */
      constructor(spec) {
        this.start = spec.start, this.shift = spec.shift || id, this.reduce = spec.reduce || id, this.reuse = spec.reuse || id, this.hash = spec.hash || (() => 0), this.strict = spec.strict !== !1;
      }
    }, LRParser = class _LRParser extends Parser {
      /**
      @internal
      */
      constructor(spec) {
        if (super(), this.wrappers = [], spec.version != 14)
          throw new RangeError(`Parser version (${spec.version}) doesn't match runtime version (14)`);
        let nodeNames = spec.nodeNames.split(" ");
        this.minRepeatTerm = nodeNames.length;
        for (let i = 0; i < spec.repeatNodeCount; i++)
          nodeNames.push("");
        let topTerms = Object.keys(spec.topRules).map((r) => spec.topRules[r][1]), nodeProps = [];
        for (let i = 0; i < nodeNames.length; i++)
          nodeProps.push([]);
        function setProp(nodeID, prop, value) {
          nodeProps[nodeID].push([prop, prop.deserialize(String(value))]);
        }
        if (spec.nodeProps)
          for (let propSpec of spec.nodeProps) {
            let prop = propSpec[0];
            typeof prop == "string" && (prop = NodeProp[prop]);
            for (let i = 1; i < propSpec.length; ) {
              let next = propSpec[i++];
              if (next >= 0)
                setProp(next, prop, propSpec[i++]);
              else {
                let value = propSpec[i + -next];
                for (let j = -next; j > 0; j--)
                  setProp(propSpec[i++], prop, value);
                i++;
              }
            }
          }
        this.nodeSet = new NodeSet(nodeNames.map((name2, i) => NodeType.define({
          name: i >= this.minRepeatTerm ? void 0 : name2,
          id: i,
          props: nodeProps[i],
          top: topTerms.indexOf(i) > -1,
          error: i == 0,
          skipped: spec.skippedNodes && spec.skippedNodes.indexOf(i) > -1
        }))), spec.propSources && (this.nodeSet = this.nodeSet.extend(...spec.propSources)), this.strict = !1, this.bufferLength = 1024;
        let tokenArray = decodeArray(spec.tokenData);
        this.context = spec.context, this.specializerSpecs = spec.specialized || [], this.specialized = new Uint16Array(this.specializerSpecs.length);
        for (let i = 0; i < this.specializerSpecs.length; i++)
          this.specialized[i] = this.specializerSpecs[i].term;
        this.specializers = this.specializerSpecs.map(getSpecializer), this.states = decodeArray(spec.states, Uint32Array), this.data = decodeArray(spec.stateData), this.goto = decodeArray(spec.goto), this.maxTerm = spec.maxTerm, this.tokenizers = spec.tokenizers.map((value) => typeof value == "number" ? new TokenGroup(tokenArray, value) : value), this.topRules = spec.topRules, this.dialects = spec.dialects || {}, this.dynamicPrecedences = spec.dynamicPrecedences || null, this.tokenPrecTable = spec.tokenPrec, this.termNames = spec.termNames || null, this.maxNode = this.nodeSet.types.length - 1, this.dialect = this.parseDialect(), this.top = this.topRules[Object.keys(this.topRules)[0]];
      }
      createParse(input, fragments, ranges) {
        let parse = new Parse(this, input, fragments, ranges);
        for (let w of this.wrappers)
          parse = w(parse, input, fragments, ranges);
        return parse;
      }
      /**
      Get a goto table entry @internal
      */
      getGoto(state, term, loose = !1) {
        let table = this.goto;
        if (term >= table[0])
          return -1;
        for (let pos = table[term + 1]; ; ) {
          let groupTag = table[pos++], last = groupTag & 1, target = table[pos++];
          if (last && loose)
            return target;
          for (let end = pos + (groupTag >> 1); pos < end; pos++)
            if (table[pos] == state)
              return target;
          if (last)
            return -1;
        }
      }
      /**
      Check if this state has an action for a given terminal @internal
      */
      hasAction(state, terminal) {
        let data = this.data;
        for (let set = 0; set < 2; set++)
          for (let i = this.stateSlot(
            state,
            set ? 2 : 1
            /* ParseState.Actions */
          ), next; ; i += 3) {
            if ((next = data[i]) == 65535)
              if (data[i + 1] == 1)
                next = data[i = pair(data, i + 2)];
              else {
                if (data[i + 1] == 2)
                  return pair(data, i + 2);
                break;
              }
            if (next == terminal || next == 0)
              return pair(data, i + 1);
          }
        return 0;
      }
      /**
      @internal
      */
      stateSlot(state, slot) {
        return this.states[state * 6 + slot];
      }
      /**
      @internal
      */
      stateFlag(state, flag) {
        return (this.stateSlot(
          state,
          0
          /* ParseState.Flags */
        ) & flag) > 0;
      }
      /**
      @internal
      */
      validAction(state, action) {
        return !!this.allActions(state, (a2) => a2 == action ? !0 : null);
      }
      /**
      @internal
      */
      allActions(state, action) {
        let deflt = this.stateSlot(
          state,
          4
          /* ParseState.DefaultReduce */
        ), result = deflt ? action(deflt) : void 0;
        for (let i = this.stateSlot(
          state,
          1
          /* ParseState.Actions */
        ); result == null; i += 3) {
          if (this.data[i] == 65535)
            if (this.data[i + 1] == 1)
              i = pair(this.data, i + 2);
            else
              break;
          result = action(pair(this.data, i + 1));
        }
        return result;
      }
      /**
      Get the states that can follow this one through shift actions or
      goto jumps. @internal
      */
      nextStates(state) {
        let result = [];
        for (let i = this.stateSlot(
          state,
          1
          /* ParseState.Actions */
        ); ; i += 3) {
          if (this.data[i] == 65535)
            if (this.data[i + 1] == 1)
              i = pair(this.data, i + 2);
            else
              break;
          if ((this.data[i + 2] & 1) == 0) {
            let value = this.data[i + 1];
            result.some((v, i2) => i2 & 1 && v == value) || result.push(this.data[i], value);
          }
        }
        return result;
      }
      /**
      Configure the parser. Returns a new parser instance that has the
      given settings modified. Settings not provided in `config` are
      kept from the original parser.
      */
      configure(config) {
        let copy = Object.assign(Object.create(_LRParser.prototype), this);
        if (config.props && (copy.nodeSet = this.nodeSet.extend(...config.props)), config.top) {
          let info = this.topRules[config.top];
          if (!info)
            throw new RangeError(`Invalid top rule name ${config.top}`);
          copy.top = info;
        }
        return config.tokenizers && (copy.tokenizers = this.tokenizers.map((t2) => {
          let found = config.tokenizers.find((r) => r.from == t2);
          return found ? found.to : t2;
        })), config.specializers && (copy.specializers = this.specializers.slice(), copy.specializerSpecs = this.specializerSpecs.map((s, i) => {
          let found = config.specializers.find((r) => r.from == s.external);
          if (!found)
            return s;
          let spec = Object.assign(Object.assign({}, s), { external: found.to });
          return copy.specializers[i] = getSpecializer(spec), spec;
        })), config.contextTracker && (copy.context = config.contextTracker), config.dialect && (copy.dialect = this.parseDialect(config.dialect)), config.strict != null && (copy.strict = config.strict), config.wrap && (copy.wrappers = copy.wrappers.concat(config.wrap)), config.bufferLength != null && (copy.bufferLength = config.bufferLength), copy;
      }
      /**
      Tells you whether any [parse wrappers](#lr.ParserConfig.wrap)
      are registered for this parser.
      */
      hasWrappers() {
        return this.wrappers.length > 0;
      }
      /**
      Returns the name associated with a given term. This will only
      work for all terms when the parser was generated with the
      `--names` option. By default, only the names of tagged terms are
      stored.
      */
      getName(term) {
        return this.termNames ? this.termNames[term] : String(term <= this.maxNode && this.nodeSet.types[term].name || term);
      }
      /**
      The eof term id is always allocated directly after the node
      types. @internal
      */
      get eofTerm() {
        return this.maxNode + 1;
      }
      /**
      The type of top node produced by the parser.
      */
      get topNode() {
        return this.nodeSet.types[this.top[1]];
      }
      /**
      @internal
      */
      dynamicPrecedence(term) {
        let prec = this.dynamicPrecedences;
        return prec == null ? 0 : prec[term] || 0;
      }
      /**
      @internal
      */
      parseDialect(dialect) {
        let values = Object.keys(this.dialects), flags = values.map(() => !1);
        if (dialect)
          for (let part of dialect.split(" ")) {
            let id2 = values.indexOf(part);
            id2 >= 0 && (flags[id2] = !0);
          }
        let disabled = null;
        for (let i = 0; i < values.length; i++)
          if (!flags[i])
            for (let j = this.dialects[values[i]], id2; (id2 = this.data[j++]) != 65535; )
              (disabled || (disabled = new Uint8Array(this.maxTerm + 1)))[id2] = 1;
        return new Dialect(dialect, flags, disabled);
      }
      /**
      Used by the output of the parser generator. Not available to
      user code. @hide
      */
      static deserialize(spec) {
        return new _LRParser(spec);
      }
    };
  }
});

// ../../node_modules/.pnpm/@lezer+json@1.0.3/node_modules/@lezer/json/dist/index.js
var dist_exports = {};
__export(dist_exports, {
  parser: () => parser
});
var jsonHighlighting, parser, init_dist4 = __esm({
  "../../node_modules/.pnpm/@lezer+json@1.0.3/node_modules/@lezer/json/dist/index.js"() {
    init_dist3();
    init_dist2();
    jsonHighlighting = styleTags({
      String: tags.string,
      Number: tags.number,
      "True False": tags.bool,
      PropertyName: tags.propertyName,
      Null: tags.null,
      ", :": tags.separator,
      "[ ]": tags.squareBracket,
      "{ }": tags.brace
    }), parser = LRParser.deserialize({
      version: 14,
      states: "$bOVQPOOOOQO'#Cb'#CbOnQPO'#CeOvQPO'#ClOOQO'#Cr'#CrQOQPOOOOQO'#Cg'#CgO}QPO'#CfO!SQPO'#CtOOQO,59P,59PO![QPO,59PO!aQPO'#CuOOQO,59W,59WO!iQPO,59WOVQPO,59QOqQPO'#CmO!nQPO,59`OOQO1G.k1G.kOVQPO'#CnO!vQPO,59aOOQO1G.r1G.rOOQO1G.l1G.lOOQO,59X,59XOOQO-E6k-E6kOOQO,59Y,59YOOQO-E6l-E6l",
      stateData: "#O~OeOS~OQSORSOSSOTSOWQO_ROgPO~OVXOgUO~O^[O~PVO[^O~O]_OVhX~OVaO~O]bO^iX~O^dO~O]_OVha~O]bO^ia~O",
      goto: "!kjPPPPPPkPPkqwPPPPk{!RPPP!XP!e!hXSOR^bQWQRf_TVQ_Q`WRg`QcZRicQTOQZRQe^RhbRYQR]R",
      nodeNames: "\u26A0 JsonText True False Null Number String } { Object Property PropertyName : , ] [ Array",
      maxTerm: 25,
      nodeProps: [
        ["isolate", -2, 6, 11, ""],
        ["openedBy", 7, "{", 14, "["],
        ["closedBy", 8, "}", 15, "]"]
      ],
      propSources: [jsonHighlighting],
      skippedNodes: [0],
      repeatNodeCount: 2,
      tokenData: "(|~RaXY!WYZ!W]^!Wpq!Wrs!]|}$u}!O$z!Q!R%T!R![&c![!]&t!}#O&y#P#Q'O#Y#Z'T#b#c'r#h#i(Z#o#p(r#q#r(w~!]Oe~~!`Wpq!]qr!]rs!xs#O!]#O#P!}#P;'S!];'S;=`$o<%lO!]~!}Og~~#QXrs!]!P!Q!]#O#P!]#U#V!]#Y#Z!]#b#c!]#f#g!]#h#i!]#i#j#m~#pR!Q![#y!c!i#y#T#Z#y~#|R!Q![$V!c!i$V#T#Z$V~$YR!Q![$c!c!i$c#T#Z$c~$fR!Q![!]!c!i!]#T#Z!]~$rP;=`<%l!]~$zO]~~$}Q!Q!R%T!R![&c~%YRT~!O!P%c!g!h%w#X#Y%w~%fP!Q![%i~%nRT~!Q![%i!g!h%w#X#Y%w~%zR{|&T}!O&T!Q![&Z~&WP!Q![&Z~&`PT~!Q![&Z~&hST~!O!P%c!Q![&c!g!h%w#X#Y%w~&yO[~~'OO_~~'TO^~~'WP#T#U'Z~'^P#`#a'a~'dP#g#h'g~'jP#X#Y'm~'rOR~~'uP#i#j'x~'{P#`#a(O~(RP#`#a(U~(ZOS~~(^P#f#g(a~(dP#i#j(g~(jP#X#Y(m~(rOQ~~(wOW~~(|OV~",
      tokenizers: [0],
      topRules: { JsonText: [0, 1] },
      tokenPrec: 0
    });
  }
});

// ../../node_modules/.pnpm/@lezer+css@1.3.9/node_modules/@lezer/css/dist/index.js
var dist_exports2 = {};
__export(dist_exports2, {
  parser: () => parser2
});
function isAlpha(ch) {
  return ch >= 65 && ch <= 90 || ch >= 97 && ch <= 122 || ch >= 161;
}
function isDigit(ch) {
  return ch >= 48 && ch <= 57;
}
function isHex(ch) {
  return isDigit(ch) || ch >= 97 && ch <= 102 || ch >= 65 && ch <= 70;
}
function hashColor(name2) {
  let l = name2.length;
  return (l == 4 || l == 5 || l == 7 || l == 9) && /^#[a-f\d]+$/i.test(name2) ? hashNameColor : -1;
}
var descendantOp, Unit, identifier, callee, VariableName, queryIdentifier, queryVariableName, QueryCallee, hashNameColor, space, colon, parenL, underscore, bracketL, dash, period, hash, percent, ampersand, backslash, newline, asterisk, identifierTokens, identifiers, queryIdentifiers, descendant, unitToken, cssHighlighting, spec_callee, spec_queryIdentifier, spec_QueryCallee, spec_AtKeyword, spec_identifier, parser2, init_dist5 = __esm({
  "../../node_modules/.pnpm/@lezer+css@1.3.9/node_modules/@lezer/css/dist/index.js"() {
    init_dist3();
    init_dist2();
    descendantOp = 148, Unit = 1, identifier = 149, callee = 150, VariableName = 2, queryIdentifier = 151, queryVariableName = 3, QueryCallee = 4, hashNameColor = 152, space = [
      9,
      10,
      11,
      12,
      13,
      32,
      133,
      160,
      5760,
      8192,
      8193,
      8194,
      8195,
      8196,
      8197,
      8198,
      8199,
      8200,
      8201,
      8202,
      8232,
      8233,
      8239,
      8287,
      12288
    ], colon = 58, parenL = 40, underscore = 95, bracketL = 91, dash = 45, period = 46, hash = 35, percent = 37, ampersand = 38, backslash = 92, newline = 10, asterisk = 42;
    identifierTokens = (id2, varName, callee2) => (input, stack) => {
      for (let inside = !1, dashes = 0, i = 0; ; i++) {
        let { next } = input;
        if (isAlpha(next) || next == dash || next == underscore || inside && isDigit(next))
          !inside && (next != dash || i > 0) && (inside = !0), dashes === i && next == dash && dashes++, input.advance();
        else if (next == backslash && input.peek(1) != newline) {
          if (input.advance(), isHex(input.next)) {
            do
              input.advance();
            while (isHex(input.next));
            input.next == 32 && input.advance();
          } else input.next > -1 && input.advance();
          inside = !0;
        } else {
          inside && input.acceptToken(
            dashes >= 2 && stack.canShift(VariableName) ? varName : next == parenL ? callee2 : id2
          );
          break;
        }
      }
    }, identifiers = new ExternalTokenizer(
      identifierTokens(identifier, VariableName, callee),
      { contextual: !0 }
    ), queryIdentifiers = new ExternalTokenizer(
      identifierTokens(queryIdentifier, queryVariableName, QueryCallee),
      { contextual: !0 }
    ), descendant = new ExternalTokenizer((input) => {
      if (space.includes(input.peek(-1))) {
        let { next } = input;
        (isAlpha(next) || next == underscore || next == hash || next == period || next == asterisk || next == bracketL || next == colon && isAlpha(input.peek(1)) || next == dash || next == ampersand) && input.acceptToken(descendantOp);
      }
    }), unitToken = new ExternalTokenizer((input) => {
      if (!space.includes(input.peek(-1))) {
        let { next } = input;
        if (next == percent && (input.advance(), input.acceptToken(Unit)), isAlpha(next)) {
          do
            input.advance();
          while (isAlpha(input.next) || isDigit(input.next));
          input.acceptToken(Unit);
        }
      }
    });
    cssHighlighting = styleTags({
      "AtKeyword import charset namespace keyframes media supports font-feature-values": tags.definitionKeyword,
      "from to selector scope MatchFlag": tags.keyword,
      NamespaceName: tags.namespace,
      KeyframeName: tags.labelName,
      KeyframeRangeName: tags.operatorKeyword,
      TagName: tags.tagName,
      ClassName: tags.className,
      PseudoClassName: tags.constant(tags.className),
      IdName: tags.labelName,
      "FeatureName PropertyName": tags.propertyName,
      AttributeName: tags.attributeName,
      NumberLiteral: tags.number,
      KeywordQuery: tags.keyword,
      UnaryQueryOp: tags.operatorKeyword,
      "CallTag ValueName FontName": tags.atom,
      VariableName: tags.variableName,
      Callee: tags.operatorKeyword,
      Unit: tags.unit,
      "UniversalSelector NestingSelector": tags.definitionOperator,
      "MatchOp CompareOp": tags.compareOperator,
      "ChildOp SiblingOp, LogicOp": tags.logicOperator,
      BinOp: tags.arithmeticOperator,
      Important: tags.modifier,
      Comment: tags.blockComment,
      ColorLiteral: tags.color,
      "ParenthesizedContent StringLiteral": tags.string,
      ":": tags.punctuation,
      PseudoOp: tags.derefOperator,
      "; , |": tags.separator,
      "( )": tags.paren,
      "[ ]": tags.squareBracket,
      "{ }": tags.brace
    }), spec_callee = { __proto__: null, lang: 44, "nth-child": 44, "nth-last-child": 44, "nth-of-type": 44, "nth-last-of-type": 44, dir: 44, "host-context": 44, if: 88, url: 158, "url-prefix": 158, domain: 158, regexp: 158 }, spec_queryIdentifier = { __proto__: null, or: 102, and: 102, not: 112, only: 112, layer: 212 }, spec_QueryCallee = { __proto__: null, selector: 118, style: 124, layer: 208 }, spec_AtKeyword = { __proto__: null, "@import": 204, "@media": 216, "@charset": 220, "@namespace": 224, "@keyframes": 230, "@supports": 242, "@scope": 246, "@font-feature-values": 252 }, spec_identifier = { __proto__: null, to: 249 }, parser2 = LRParser.deserialize({
      version: 14,
      states: "MrQYQdOOO$TQdOOP$[O`OOO%XQaO'#CfOOQP'#Ce'#CeO%`QdO'#CgO%eQ`O'#CgO%jQaO'#FrO&eQdO'#CkO'XQaO'#CcO'cQdO'#CnOOQP'#ES'#ESOOQP'#ER'#ERO'nQdO'#ETO'yQdO'#E[O'yQdO'#E_OOQP'#Fr'#FrO)`QhO'#FQOOQS'#Fq'#FqOOQS'#FT'#FTQYQdOOO)gQdO'#EeO*vQhO'#EkO)gQdO'#EmO*}QdO'#EoO+YQdO'#ErO*[QhO'#ExO+bQdO'#EzO+mQdO'#E}O+rQaO'#CfO+yQ`O'#EbO,OQ`O'#GPO,ZQdO'#GPQOQ`OOP,eO&jO'#CaPOOO)CAa)CAaOOQP'#Ci'#CiOOQP,59R,59RO%`QdO,59ROOQP'#Cm'#CmOOQP,59V,59VO&eQdO,59VO,pQdO,59YOOQP,5:m,5:mO'nQdO,5:oO'yQdO,5:vO'yQdO,5:xO'yQdO,5:yO'yQdO'#F[O,{Q`O,58}O-TQdO'#EaOOQS,58},58}OOQP'#Cq'#CqOOQO'#EP'#EPOOQP,59Y,59YO-[Q`O,59YO-aQ`O,59YO-fQpO'#EUO-qQdO'#EVO-vQ`O'#EVO-{QpO,5:oO.iQaO,5:vO/PQaO,5:yOOQW'#D]'#D]O0OQhO'#DgO0cQhO,5;lO*[QhO'#DeO0pQ`O'#DnO0uQhO'#D{OOQW'#Fx'#FxOOQS,5;l,5;lO0zQ`O'#DhO1PQ`O'#DkOOQS-E9R-E9ROOQ['#Cv'#CvO1UQdO'#CwO1iQdO'#C|O1|QdO'#DPOOQ['#DQ'#DQO2aQ!pO'#DRO4jQ!jO,5;POOQO'#DW'#DWO-aQ`O'#DVO4zQ!nO'#FuO6}Q`O'#DXO7SQ`O'#D|OOQ['#Fu'#FuO7XQhO'#GSO7gQ`O,5;VO7lQ!bO,5;XOOQS'#Eq'#EqO7tQ`O,5;ZO7yQdO,5;ZOOQO'#Et'#EtO8RQ`O,5;^O8WQhO,5;dO'yQdO'#DjOOQS,5;f,5;fO0zQ`O,5;fO8`QdO,5;fOOQS'#Fc'#FcO8hQdO'#FPO7gQ`O,5;iO8pQdO,5:|O9QQdO'#F^O9_Q`O,5<kO9_Q`O,5<kPOOO'#FS'#FSP9jO&jO,58{POOO,58{,58{OOQP1G.m1G.mOOQP1G.q1G.qOOQP1G.t1G.tO-[Q`O1G.tO-aQ`O1G.tO9uQpO1G0ZO9}QaO1G0bO:eQaO1G0dO:{QaO1G0eO;cQaO,5;vOOQO-E9Y-E9YOOQS1G.i1G.iO;mQ`O,5:{O;rQdO'#EQO;yQdO'#CuOOQO'#EX'#EXOOQO,5:q,5:qO-qQdO,5:qOOQP1G0Z1G0ZO)gQdO1G0ZO<QQ!jO'#D]O<`Q!bO,59xO<hQhO,5:ROOQO'#Dc'#DcOOQO'#Fy'#FyO<cQ!bO,59|O<pQhO'#FdO*[QhO,59zO*[QhO'#FdO=hQhO1G1WOOQS1G1W1G1WO=rQhO,5:PO>mQhO'#DoOOQW,5:Y,5:YOOQW,5:g,5:gOOQW,5:S,5:SO>wQhO,5:VO?cQ!fO'#FvOOQS'#Fv'#FvOOQS'#FV'#FVO@pQdO,59cOOQ[,59c,59cOATQdO,59hOOQ[,59h,59hOAhQdO,59kOOQ[,59k,59kOOQ[,59m,59mO)gQdO,59oOA{QhO'#EgOOQW'#Eg'#EgOBjQ`O1G0kO4sQhO1G0kOOQ[,59q,59qO*[QhO'#DZOOQ[,59s,59sOBoQ#tO,5:hOBzQhO'#F`OCXQ`O,5<nOOQS1G0q1G0qOOQS1G0s1G0sOOQS1G0u1G0uOCdQ`O1G0uOCiQdO'#EuOOQS1G0x1G0xOOQS1G1O1G1OOCtQaO,5:UO7gQ`O1G1QOOQS1G1Q1G1QO0zQ`O1G1QOOQS-E9a-E9aOOQS1G1T1G1TOC{Q!fO1G0hODcQ`O'#EdOOQO1G0h1G0hOOQO,5;x,5;xODhQdO,5;xOOQO-E9[-E9[ODuQ`O1G2VPOOO-E9Q-E9QPOOO1G.g1G.gOOQP7+$`7+$`OOQP7+%u7+%uO)gQdO7+%uOOQS1G0g1G0gOEQQaO'#F}OE[Q`O,5:lOEaQ!fO'#FUOF_QdO'#FtOFiQ`O,59aOOQO1G0]1G0]OFnQ!bO7+%uO)gQdO1G/dOFyQhO1G/hOOQW1G/m1G/mOOQW1G/f1G/fOG[QhO,5<OOOQW-E9b-E9bOOQS7+&r7+&rOHSQhO'#D]OHbQhO'#F|OHmQ`O'#F|OHrQ`O,5:ZOHwQ!bO'#D_O>wQhO'#DmOISQhO'#DsOI[QhO'#DuOIaQ!jO'#F{OOQO'#F{'#F{OIlQ`O'#DxOItQ!bO'#DzOOQO'#Fz'#FzOIyQ`O1G/qOOQS-E9T-E9TOOQ[1G.}1G.}OOQ[1G/S1G/SOOQ[1G/V1G/VOOQ[1G/Z1G/ZOJOQdO,5;ROOQS7+&V7+&VOJTQ`O7+&VOJYQhO'#D[OJbQ`O,59uO*[QhO,59uOOQ[1G0S1G0SOJjQ`O1G0SOJoQhO,5;zOOQO-E9^-E9^OOQS7+&a7+&aOJ}QbO'#DROOQO'#Ew'#EwOK]Q`O'#EvOOQO'#Ev'#EvOKhQ`O'#FaOKpQdO,5;aOOQS,5;a,5;aOOQ[1G/p1G/pOOQS7+&l7+&lO7gQ`O7+&lOK{Q!fO'#F]O)gQdO'#F]OMSQdO7+&SOOQO7+&S7+&SOOQO,5;O,5;OOOQO1G1d1G1dOMgQ!bO<<IaOMrQdO'#FZOM|Q`O,5<iOOQP1G0W1G0WOOQS-E9S-E9SONUQdO'#FYON`Q`O,5<`OOQ]1G.{1G.{OOQP<<Ia<<IaONhQ`O<<IaONmQdO7+%OOOQO'#D_'#D_ONtQ!bO7+%SON|QhO'#FXO! ZQ`O,5<hO)gQdO,5<hOOQW1G/u1G/uO! cQ`O,5:XO>wQhO'#DtOOQO,5:_,5:_O! hQhO,5:aO! pQhO,5:fO)gQdO,5:dOOQW7+%]7+%]OOQO'#Ei'#EiO! wQ`O1G0mOOQS<<Iq<<IqO)gQdO,59vO!!kQhO1G/aOOQ[1G/a1G/aO!!rQ`O1G/aOOQW-E9U-E9UOOQ[7+%n7+%nOOQO,5;b,5;bOClQdO'#FbOKhQ`O,5;{OOQS,5;{,5;{OOQS-E9_-E9_OOQS1G0{1G0{OOQS<<JW<<JWO!!zQ!fO,5;wOOQS-E9Z-E9ZOOQO<<In<<InOOQPAN>{AN>{O!$RQ`OAN>{O!$WQaO,5;uOOQO-E9X-E9XO!$bQdO,5;tOOQO-E9W-E9WOOQW<<Hj<<HjOOQW<<Hn<<HnO!$lQhO<<HnO!$}QhO'#D]O!%]QhO,5;sO!%hQ`O,5;sOOQO-E9V-E9VO!%mQdO1G2SO!%wQhO1G/sO!&PQ`O,5:`O>wQhO'#DwOOQO1G/{1G/{O!&UQ!bO1G0QO!&^QdO1G0OOJOQdO'#F_O!&eQ`O7+&XOOQW7+&X7+&XO!&mQ!bO1G/bOOQ[7+${7+${O!&xQhO7+${P!'PQ`O'#FWOOQO,5;|,5;|OOQO-E9`-E9`OOQS1G1g1G1gOOQPG24gG24gO!'UQ`OAN>YO)gQdO1G1_O!'ZQ`O7+'nOOQO1G/z1G/zO!'cQ`O,5:cO!'hQhO7+%lOOQO,5;y,5;yOOQO-E9]-E9]OOQW<<Is<<IsOOQ[<<Hg<<HgPOQW,5;r,5;rOOQWG23tG23tO!'oQdO7+&yOOQO1G/}1G/}OOQO<<IW<<IW",
      stateData: "!(R~O$`OS$aQQ~OWVO^`O`WOcYOdYOlaOo]O#P^O#S_O#YeO#`fO#bgO#dhO#giO#mjO#okO#rlO$ZRO$^ZO$gTO$rZO~OQnOWVO^`O`WOcYOdYOlaOo]O#P^O#S_O#YeO#`fO#bgO#dhO#giO#mjO#okO#rlO$ZmO$^ZO$gTO$rZO~O$X$sP~P!mO$arO~O`YXcYXdYXoYXrYX!eYX#PYX#SYX$YYX$^YX$g[X$rYX~OgYX~P$aO$ZtO~O$gvO~O$gvO`$fXc$fXd$fXo$fXr$fX!e$fX#P$fX#S$fX$Y$fX$^$fX$r$fXg$fX~O$ZwO~O`yOczOdzOo|O#P}O#S!PO$Y!OO$^ZO$rZO~Or!SO!e!QO~P&jOf!YO$Z!UO$[!VO~OW!]O$Z!ZO$g![O~OWVO^`O`WOcYOdYOo]O#P^O#S_O$ZRO$^ZO$gTO$rZO~OS!eOc!fOd!fOh!bOr!SO!Y!dO!]!iO!`!jO$]!aO~Om!hO~P(qOQ!uOh!mOo!nOr!oOv!xO|!vO!q!wO$Z!lO$[!sO$^!pO$k!qO~OS!eOc!fOd!fOh!bO!Y!dO!]!iO!`!jO$]!aO~Or$vP~P*[Ov!}O!q!wO$Z!|O~Ov#PO$Z#PO~Oh#SOr!SO#p#UO~O$Z#WO~Oc#VX~P$aOc#ZO~Om#[O$X$sXq$sX~O$X$sXq$sX~P!mO$b#_O$c#_O$d#aO~Of#fO$Z!UO$[!VO~Or!SO!e!QO~Oq$sP~P!mOh#oO~Oh#pO~On!xX!|!xX$g!zX~O$Z#qO~O$g#sO~On#tO!|#uO~O`yOczOdzOo|O$^ZO$rZO~Or#Oa!e#Oa#P#Oa#S#Oa$Y#Oag#Oa~P.TOr#Ra!e#Ra#P#Ra#S#Ra$Y#Rag#Ra~P.TOS!eOc!fOd!fOh!bO!Y!dO!]!iO!`!jO~OR#zOv#zO$]#vO$^#yO$k!qO~P/gOm$QO!T#}O!e$OO~P(qOh$SO~O$]$UO~Oh#SO~Oh$WO~O`$YOc$YOg$]Ol$YOm$YO~P)gO`$YOc$YOl$YOm$YOn$_O~P)gO`$YOc$YOl$YOm$YOq$aO~P)gOP$bOSuXcuXduXhuXmuXxuX!YuX!]uX!`uX#[uX#^uX$]uX!WuXQuX`uXguXluXouXruXvuX|uX!quX$ZuX$[uX$^uX$kuXnuXquX!euX$XuX$uuX!}uX~Ox$cO#[$dO#^$eOm$vP~P*[Oh#pOS$iXc$iXd$iXm$iXx$iX!Y$iX!]$iX!`$iX#[$iX#^$iX$]$iXQ$iX`$iXg$iXl$iXo$iXr$iXv$iX|$iX!q$iX$Z$iX$[$iX$^$iX$k$iXn$iXq$iX!e$iX$X$iX$u$iX!}$iX~Oh$iO~Oh$kO~O!T#}O!e$lOr$vXm$vX~Or!SO~Om$oOx$cO~Om$pO~Ov$qO!q!wO~Or$rO~Or!SO!T#}O~Or!SO#p$xO~O$Z#WOr#sX~O$u$|Om#Ua$X#Uaq#Ua~P)gOm$QX$X$QXq$QX~P!mOm#[O$X$saq$sa~O$b#_O$c#_O$d%TO~On%VO!|%WO~Or#Oi!e#Oi#P#Oi#S#Oi$Y#Oig#Oi~P.TOr#Qi!e#Qi#P#Qi#S#Qi$Y#Qig#Qi~P.TOr#Ri!e#Ri#P#Ri#S#Ri$Y#Rig#Ri~P.TOr$Oa!e$Oa~P&jOq%XO~Og$qP~P'yOg$hP~P)gOc!RXg!PX!T!PX!W!RX~Oc%aO!W%bO~Og%cO!T#}O~O!T#}OS$WXc$WXd$WXh$WXm$WXr$WX!Y$WX!]$WX!`$WX!e$WX$]$WX~Om%gO!e$OO~P(qO!T#}OS!Xac!Xad!Xah!Xam!Xar!Xa!Y!Xa!]!Xa!`!Xa!e!Xa$]!Xag!Xa~O$]%hOg$pP~P/gOR#zOS!eOh%mOv#zO!Y%nO$]%lO$^#yO$k!qO~Ox$cOQ$jX`$jXc$jXg$jXh$jXl$jXm$jXo$jXr$jXv$jX|$jX!q$jX$Z$jX$[$jX$^$jX$k$jXn$jXq$jX~O`$YOc$YOg%wOl$YOm$YO~P)gO`$YOc$YOl$YOm$YOn%xO~P)gO`$YOc$YOl$YOm$YOq%yO~P)gOh%{OS#ZXc#ZXd#ZXm#ZX!Y#ZX!]#ZX!`#ZX$]#ZX~Om%|O~Og&ROv&SO!r&SO~Or$SX!e$SXm$SX~P*[O!e$lOr$vam$va~Om&VO~Oq&^O$Z&XO$k&WO~Og&_O~P&jOx$cO!e&cO$u$|Om#Ui$X#Uiq#Ui~P)gO$t&fO~Om$Qa$X$Qaq$Qa~P!mOm#[O$X$siq$si~O!e&iOg$qX~P&jOg&kO~Ox$cOQ#xXg#xXh#xXo#xXr#xXv#xX|#xX!e#xX!q#xX$Z#xX$[#xX$^#xX$k#xX~O!e&mOg$hX~P)gOg&oO~On&pOx$cO!}&qO~OR#zOv#zO$]&sO$^#yO$k!qO~O!T#}OS$Wac$Wad$Wah$Wam$War$Wa!Y$Wa!]$Wa!`$Wa!e$Wa$]$Wa~Oc!dXg!PX!T!PX!e!PX~O!T#}O!e&uOg$pX~Oc&wO~Og&xO~Oc!mXg!mX!W!RX~OS!eOh&zO~O!T&|O~O!T&|O!W&}Og$oX~Oc'OOg!lX~O!W&}O~Og'PO~O$Z'QO~Om'SO~Oc'TO!T#}O~Og'VOm'UO~Og'YO~O!T#}Or$Sa!e$Sam$Sa~OP$bOruX!euXguX~O$k&WOr#jX!e#jX~Or!SO!e'[O~Oq'`O$Z&XO$k&WO~Ox$cOQ$PXh$PXm$PXo$PXr$PXv$PX|$PX!e$PX!q$PX$X$PX$Z$PX$[$PX$^$PX$k$PX$u$PXq$PX~O!e&cO$u$|Om#Uq$X#Uqq#Uq~P)gOn'eOx$cO!}'fO~Og#}X!e#}X~P'yO!e&iOg$qa~Og#|X!e#|X~P)gO!e&mOg$ha~On'eO~Og'kO~P)gOg'lO!W'mO~O$]'nOg#{X!e#{X~P/gO!e&uOg$pa~Og'sO~OS!eOh'uO~OS!eO~PFyO`'yOg'{O~OS#zac#zad#zah#za!Y#za!]#za!`#za$]#za~Og'}O~P!!POg'}Om(OO~Ox$cOQ$Pah$Pam$Pao$Par$Pav$Pa|$Pa!e$Pa!q$Pa$X$Pa$Z$Pa$[$Pa$^$Pa$k$Pa$u$Paq$Pa~On(TO~Og#}a!e#}a~P&jOg#|a!e#|a~P)gOR#zOv#zO$]&sO$^#yO$k&WO~Oc!fXg!PX!T!PX!e!PX~O!T#}Og#{a!e#{a~Oc(VO~O!e&uOg$pi~P)gOg!ai!T!ji~Og(XO~O!W(ZOg!ni~Og!li~P)gO`'yOg(^O~Ox$cOg!Oim!Oi~Og(_O~P!!POm(`O~Og(aO~O!e&uOg$pq~Og(cO~OS!eO~P!$lOg#{q!e#{q~P)gO$`!r$a$k`x#S~",
      goto: "8^$wPPPPP$xP${P%U%h%U%z&^P%UP&d%UPP&jPPP&p&z&zPPPP&zPP&z&z'jP&zP&z(m&zP)])`)f)f)x)fP)f*_P)fP)f)fP*j)fP*v*|+r+uP+x*v+{*v,O,U,X,_,X)f,ePP-Z-a%U-g%U.V.V.].aPP%UP%U%UP.g/c/p/w${P0QP0TP${P${P${P0Z${P0^0a0d0k${P${PP${P0p${P0s0y1Y1t2S2Y2d2j2p2v2|3W3^3d3j3p3vPPPPPPPPPPPP3|4VP4{5O6SP6[7U7k,X7w7zP7}PP8TRsQ_bOPdp!S#[%Pq`OP^_dp}!O!P!Q!S#S#[#o%P&iqSOP^_dp}!O!P!Q!S#S#[#o%P&iqUOP^_dp}!O!P!Q!S#S#[#o%P&iQuTR#bvQxWR#cyQ!WYR#dzQ#d!YS$h!t!uR%U#f!Z!xeg!m!n!o#Z#p#u$[$^$`$c${%W%]%a&c&d&m&r&w'O'T'i'r'x(V(b!Y!xeg!m!n!o#Z#p#u$[$^$`$c${%W%]%a&c&d&m&r&w'O'T'i'r'x(V(bb#z!b$W%b%m&z&}'m'u(ZU&Z$r&]'[R'Z&Y!Z!teg!m!n!o#Z#p#u$[$^$`$c${%W%]%a&c&d&m&r&w'O'T'i'r'x(V(bR$j!vQ&P$iR'W&Qq!gafj!b!c!d!r#}$O$P$S$g$i$l&Q&uQ#w!bW%s$W%m&z'uQ&t%bQ'w&}Q(U'mR(d(Zc#z!b$W%b%m&z&}'m'u(ZQ#VkQ$V!iQ$v#UR&a$xX%q$W%m&z'up!gafj!b!c!d!r#}$O$P$S$g$i$l&Q&uW%p$W%m&z'uQ&{%nQ'v&|Q'w&}R(d(ZR$T!eR%j$SR'p&uR&{%nX%o$W%m&z'uR'v&|X%t$W%m&z'uX%r$W%m&z'u!Y!xeg!m!n!o#Z#p#u$[$^$`$c${%W%]%a&c&d&m&r&w'O'T'i'r'x(V(bQ!}hR$q#OQ!XYR#ezQ#d!XR%U#ep[OP^_dp}!O!P!Q!S#S#[#o%P&ie{X!_!`#h#i#j#k$u%Y'gQ!^]R#g|T!]]|Q#r![R%_#sQ!TXQ!haQ#TkQ#m!RQ$Q!cQ$n!zQ$t#RQ$w#VQ$z#YQ%g$PQ&`$vQ'^&[Q'a&aR(S']SoP!SQ#^pQ%O#[R&g%PZnPp!S#[%PQ$}#ZQ&e${R'd&dR$g!rQ'R%{R(['yR#OhR#QiR$s#QS&[$r&]R(Q'[V&Y$r&]'[R#YlQ#`rR%S#`QdOSpP!SU!kdp%PR%P#[Q%]#p[&l%]&r'i'r'x(bQ&r%aQ'i&mQ'r&wQ'x'OR(b(VQ$[!mQ$^!nQ$`!oV%v$[$^$`Q&Q$iR'X&QQ&v%iS'q&v(WR(W'rQ&n%]R'j&nQ&j%YR'h&jQ!RXR#l!RQ&d${R'c&dQ#]oS%Q#]%RR%R#^Q'z'RR(]'zQ$m!yR&U$mQ&]$rR'_&]Q']&[R(R']Q#XlR$y#XQ$P!cR%f$P_cOPdp!S#[%P^XOPdp!S#[%PQ!_^Q!`_Q#h}Q#i!OQ#j!PQ#k!QQ$u#SQ%Y#oR'g&iR%^#pQ!reQ!{g[$X!m!n!o$[$^$`Q${#Zh%[#p%]%a&m&r&w'O'i'r'x(V(bQ%`#uQ%z$cS&b${&dQ&h%WQ'b&cR'|'T]$Z!m!n!o$[$^$`Q!caU!yf!r$gQ#RjQ#x!bS#|!c$PQ$R!dQ%d#}Q%e$OQ%i$SS&O$i&QQ&T$lR'o&uQ#{!bW%s$W%m&z'uQ&t%bQ'w&}Q(U'mR(d(ZQ%u$WQ&y%mQ't&zR(Y'uR%k$SR%Z#oQqPR#n!SQ!zfQ$f!rR%}$g",
      nodeNames: "\u26A0 Unit VariableName VariableName QueryCallee Comment StyleSheet RuleSet UniversalSelector TagSelector TagName NamespacedTagSelector NamespaceName TagName NestingSelector ClassSelector . ClassName PseudoClassSelector : :: PseudoClassName PseudoClassName ) ( ArgList ValueName ParenthesizedValue AtKeyword ; ] [ BracketedValue } { BracedValue ColorLiteral NumberLiteral StringLiteral BinaryExpression BinOp CallExpression Callee IfExpression if ArgList IfBranch KeywordQuery FeatureQuery FeatureName BinaryQuery LogicOp ComparisonQuery ColorLiteral CompareOp UnaryQuery UnaryQueryOp ParenthesizedQuery SelectorQuery selector ParenthesizedSelector StyleQuery style ParenthesedQuery CallQuery ArgList PropertyName , PropertyName UnaryQuery ParenthesedQuery BinaryQuery ParenthesedQuery ParenthesedQuery StyleFeature PropertyName StyleRange PseudoQuery CallLiteral CallTag ParenthesizedContent PseudoClassName ArgList IdSelector IdName AttributeSelector AttributeName NamespacedAttribute NamespaceName AttributeName MatchOp MatchFlag ChildSelector ChildOp DescendantSelector SiblingSelector SiblingOp Block Declaration PropertyName Important ImportStatement import Layer layer LayerName layer MediaStatement media CharsetStatement charset NamespaceStatement namespace NamespaceName KeyframesStatement keyframes KeyframeName KeyframeList KeyframeSelector KeyframeRangeName SupportsStatement supports ScopeStatement scope to FontFeatureStatement font-feature-values FontName AtRule Styles",
      maxTerm: 176,
      nodeProps: [
        ["isolate", -2, 5, 38, ""],
        ["openedBy", 23, "(", 30, "[", 33, "{"],
        ["closedBy", 24, ")", 31, "]", 34, "}"]
      ],
      propSources: [cssHighlighting],
      skippedNodes: [0, 5, 130],
      repeatNodeCount: 17,
      tokenData: "IO~R!bOX%ZX^&R^p%Zpq&Rqr)ers)vst+jtu/wuv%Zvw0qwx1Sxy2qyz3Sz{3X{|3r|}8e}!O8v!O!P9e!P!Q9|!Q![:u![!];p!]!^<l!^!_<}!_!`=y!`!a>^!a!b%Z!b!c?_!c!k%Z!k!lAl!l!u%Z!u!vAl!v!}%Z!}#OA}#O#P%Z#P#QB`#Q#R/w#R#]%Z#]#^Bq#^#g%Z#g#hAl#h#o%Z#o#pGU#p#qGg#q#rHO#r#sHa#s#y%Z#y#z&R#z$f%Z$f$g&R$g#BY%Z#BY#BZ&R#BZ$IS%Z$IS$I_&R$I_$I|%Z$I|$JO&R$JO$JT%Z$JT$JU&R$JU$KV%Z$KV$KW&R$KW&FU%Z&FU&FV&R&FV;'S%Z;'S;=`Hx<%lO%Z`%^SOy%jz;'S%j;'S;=`%{<%lO%j`%oS!r`Oy%jz;'S%j;'S;=`%{<%lO%j`&OP;=`<%l%j~&Wh$`~OX%jX^'r^p%jpq'rqy%jz#y%j#y#z'r#z$f%j$f$g'r$g#BY%j#BY#BZ'r#BZ$IS%j$IS$I_'r$I_$I|%j$I|$JO'r$JO$JT%j$JT$JU'r$JU$KV%j$KV$KW'r$KW&FU%j&FU&FV'r&FV;'S%j;'S;=`%{<%lO%j~'yh$`~!r`OX%jX^'r^p%jpq'rqy%jz#y%j#y#z'r#z$f%j$f$g'r$g#BY%j#BY#BZ'r#BZ$IS%j$IS$I_'r$I_$I|%j$I|$JO'r$JO$JT%j$JT$JU'r$JU$KV%j$KV$KW'r$KW&FU%j&FU&FV'r&FV;'S%j;'S;=`%{<%lO%jj)jS$uYOy%jz;'S%j;'S;=`%{<%lO%j~)yWOY)vZr)vrs*cs#O)v#O#P*h#P;'S)v;'S;=`+d<%lO)v~*hOv~~*kRO;'S)v;'S;=`*t;=`O)v~*wXOY)vZr)vrs*cs#O)v#O#P*h#P;'S)v;'S;=`+d;=`<%l)v<%lO)v~+gP;=`<%l)vj+maOy%jz}%j}!O,r!O!Q%j!Q![,r![!c%j!c!},r!}#O%j#O#P.O#P#R%j#R#S,r#S#T%j#T#o,r#o$g%j$g;'S,r;'S;=`/q<%lO,rj,ya$rY!r`Oy%jz}%j}!O,r!O!Q%j!Q![,r![!c%j!c!},r!}#O%j#O#P.O#P#R%j#R#S,r#S#T%j#T#o,r#o$g%j$g;'S,r;'S;=`/q<%lO,rj.TV!r`OY,rYZ%jZy,ryz.jz;'S,r;'S;=`/q<%lO,rY.oX$rY}!O.j!Q![.j!c!}.j#O#P/[#R#S.j#T#o.j$g;'S.j;'S;=`/k<%lO.jY/_SOY.jZ;'S.j;'S;=`/k<%lO.jY/nP;=`<%l.jj/tP;=`<%l,rd/zUOy%jz!_%j!_!`0^!`;'S%j;'S;=`%{<%lO%jd0eS!|S!r`Oy%jz;'S%j;'S;=`%{<%lO%jb0vS^QOy%jz;'S%j;'S;=`%{<%lO%j~1VWOY1SZw1Swx*cx#O1S#O#P1o#P;'S1S;'S;=`2k<%lO1S~1rRO;'S1S;'S;=`1{;=`O1S~2OXOY1SZw1Swx*cx#O1S#O#P1o#P;'S1S;'S;=`2k;=`<%l1S<%lO1S~2nP;=`<%l1Sj2vShYOy%jz;'S%j;'S;=`%{<%lO%j~3XOg~n3`UWQxWOy%jz!_%j!_!`0^!`;'S%j;'S;=`%{<%lO%jj3yWxW#SQOy%jz!O%j!O!P4c!P!Q%j!Q![7h![;'S%j;'S;=`%{<%lO%jj4hU!r`Oy%jz!Q%j!Q![4z![;'S%j;'S;=`%{<%lO%jj5RY!r`$kYOy%jz!Q%j!Q![4z![!g%j!g!h5q!h#X%j#X#Y5q#Y;'S%j;'S;=`%{<%lO%jj5vY!r`Oy%jz{%j{|6f|}%j}!O6f!O!Q%j!Q![6}![;'S%j;'S;=`%{<%lO%jj6kU!r`Oy%jz!Q%j!Q![6}![;'S%j;'S;=`%{<%lO%jj7UU!r`$kYOy%jz!Q%j!Q![6}![;'S%j;'S;=`%{<%lO%jj7o[!r`$kYOy%jz!O%j!O!P4z!P!Q%j!Q![7h![!g%j!g!h5q!h#X%j#X#Y5q#Y;'S%j;'S;=`%{<%lO%jj8jS!eYOy%jz;'S%j;'S;=`%{<%lO%jj8{WxWOy%jz!O%j!O!P4c!P!Q%j!Q![7h![;'S%j;'S;=`%{<%lO%jj9jU`YOy%jz!Q%j!Q![4z![;'S%j;'S;=`%{<%lO%j~:RTxWOy%jz{:b{;'S%j;'S;=`%{<%lO%j~:iS!r`$a~Oy%jz;'S%j;'S;=`%{<%lO%jj:z[$kYOy%jz!O%j!O!P4z!P!Q%j!Q![7h![!g%j!g!h5q!h#X%j#X#Y5q#Y;'S%j;'S;=`%{<%lO%jj;uUcYOy%jz![%j![!]<X!];'S%j;'S;=`%{<%lO%jj<`SdY!r`Oy%jz;'S%j;'S;=`%{<%lO%jj<qSmYOy%jz;'S%j;'S;=`%{<%lO%jh=SU!WWOy%jz!_%j!_!`=f!`;'S%j;'S;=`%{<%lO%jh=mS!WW!r`Oy%jz;'S%j;'S;=`%{<%lO%jl>QS!WW!|SOy%jz;'S%j;'S;=`%{<%lO%jj>eV#PQ!WWOy%jz!_%j!_!`=f!`!a>z!a;'S%j;'S;=`%{<%lO%jb?RS#PQ!r`Oy%jz;'S%j;'S;=`%{<%lO%jj?bYOy%jz}%j}!O@Q!O!c%j!c!}@o!}#T%j#T#o@o#o;'S%j;'S;=`%{<%lO%jj@VW!r`Oy%jz!c%j!c!}@o!}#T%j#T#o@o#o;'S%j;'S;=`%{<%lO%jj@v[lY!r`Oy%jz}%j}!O@o!O!Q%j!Q![@o![!c%j!c!}@o!}#T%j#T#o@o#o;'S%j;'S;=`%{<%lO%jhAqS!}WOy%jz;'S%j;'S;=`%{<%lO%jjBSSoYOy%jz;'S%j;'S;=`%{<%lO%jnBeSn^Oy%jz;'S%j;'S;=`%{<%lO%jjBvU!}WOy%jz#a%j#a#bCY#b;'S%j;'S;=`%{<%lO%jbC_U!r`Oy%jz#d%j#d#eCq#e;'S%j;'S;=`%{<%lO%jbCvU!r`Oy%jz#c%j#c#dDY#d;'S%j;'S;=`%{<%lO%jbD_U!r`Oy%jz#f%j#f#gDq#g;'S%j;'S;=`%{<%lO%jbDvU!r`Oy%jz#h%j#h#iEY#i;'S%j;'S;=`%{<%lO%jbE_U!r`Oy%jz#T%j#T#UEq#U;'S%j;'S;=`%{<%lO%jbEvU!r`Oy%jz#b%j#b#cFY#c;'S%j;'S;=`%{<%lO%jbF_U!r`Oy%jz#h%j#h#iFq#i;'S%j;'S;=`%{<%lO%jbFxS$tQ!r`Oy%jz;'S%j;'S;=`%{<%lO%jjGZSrYOy%jz;'S%j;'S;=`%{<%lO%jfGlU$gUOy%jz!_%j!_!`0^!`;'S%j;'S;=`%{<%lO%jjHTSqYOy%jz;'S%j;'S;=`%{<%lO%jfHfU#SQOy%jz!_%j!_!`0^!`;'S%j;'S;=`%{<%lO%j`H{P;=`<%l%Z",
      tokenizers: [descendant, unitToken, identifiers, queryIdentifiers, 1, 2, 3, 4, new LocalTokenGroup("m~RRYZ[z{a~~g~aO$c~~dP!P!Qg~lO$d~~", 28, 156)],
      topRules: { StyleSheet: [0, 6], Styles: [1, 129] },
      dynamicPrecedences: { 97: 1 },
      specialized: [{ term: 172, get: (value, stack) => hashColor(value) << 1, external: hashColor }, { term: 150, get: (value) => spec_callee[value] || -1 }, { term: 151, get: (value) => spec_queryIdentifier[value] || -1 }, { term: 4, get: (value) => spec_QueryCallee[value] || -1 }, { term: 28, get: (value) => spec_AtKeyword[value] || -1 }, { term: 149, get: (value) => spec_identifier[value] || -1 }],
      tokenPrec: 2433
    });
  }
});

// ../../node_modules/.pnpm/@lezer+yaml@1.0.4/node_modules/@lezer/yaml/dist/index.js
var dist_exports3 = {};
__export(dist_exports3, {
  parser: () => parser3
});
function findColumn(input, pos) {
  for (let col = 0, p = pos - input.pos - 1; ; p--, col++) {
    let ch = input.peek(p);
    if (isBreakSpace(ch) || ch == -1) return col;
  }
}
function isNonBreakSpace(ch) {
  return ch == 32 || ch == 9;
}
function isBreakSpace(ch) {
  return ch == 10 || ch == 13;
}
function isSpace(ch) {
  return isNonBreakSpace(ch) || isBreakSpace(ch);
}
function isSep(ch) {
  return ch < 0 || isSpace(ch);
}
function three(input, ch, off = 0) {
  return input.peek(off) == ch && input.peek(off + 1) == ch && input.peek(off + 2) == ch && isSep(input.peek(off + 3));
}
function uriChar(ch) {
  return ch > 32 && ch < 127 && ch != 34 && ch != 37 && ch != 44 && ch != 60 && ch != 62 && ch != 92 && ch != 94 && ch != 96 && ch != 123 && ch != 124 && ch != 125;
}
function hexChar(ch) {
  return ch >= 48 && ch <= 57 || ch >= 97 && ch <= 102 || ch >= 65 && ch <= 70;
}
function readUriChar(input, quoted) {
  return input.next == 37 ? (input.advance(), hexChar(input.next) && input.advance(), hexChar(input.next) && input.advance(), !0) : uriChar(input.next) || quoted && input.next == 44 ? (input.advance(), !0) : !1;
}
function readTag(input) {
  if (input.advance(), input.next == 60) {
    for (input.advance(); ; )
      if (!readUriChar(input, !0)) {
        input.next == 62 && input.advance();
        break;
      }
  } else
    for (; readUriChar(input, !1); )
      ;
}
function readAnchor(input) {
  for (input.advance(); !isSep(input.next) && charTag(input.next) != "f"; ) input.advance();
}
function readQuoted(input, scan) {
  let quote = input.next, lineBreak = !1, start = input.pos;
  for (input.advance(); ; ) {
    let ch = input.next;
    if (ch < 0) break;
    if (input.advance(), ch == quote)
      if (ch == 39)
        if (input.next == 39) input.advance();
        else break;
      else
        break;
    else if (ch == 92 && quote == 34)
      input.next >= 0 && input.advance();
    else if (isBreakSpace(ch)) {
      if (scan) return !1;
      lineBreak = !0;
    } else if (scan && input.pos >= start + 1024)
      return !1;
  }
  return !lineBreak;
}
function scanBrackets(input) {
  for (let stack = [], end = input.pos + 1024; ; )
    if (input.next == 91 || input.next == 123)
      stack.push(input.next), input.advance();
    else if (input.next == 39 || input.next == 34) {
      if (!readQuoted(input, !0)) return !1;
    } else if (input.next == 93 || input.next == 125) {
      if (stack[stack.length - 1] != input.next - 2) return !1;
      if (stack.pop(), input.advance(), !stack.length) return !0;
    } else {
      if (input.next < 0 || input.pos > end || isBreakSpace(input.next))
        return !1;
      input.advance();
    }
}
function charTag(ch) {
  return ch < 33 ? "u" : ch > 125 ? "s" : charTable[ch - 33];
}
function isSafe(ch, inFlow) {
  let tag = charTag(ch);
  return tag != "u" && !(inFlow && tag == "f");
}
function readPlain(input, scan, inFlow, indent) {
  if (charTag(input.next) == "s" || (input.next == 63 || input.next == 58 || input.next == 45) && isSafe(input.peek(1), inFlow))
    input.advance();
  else
    return !1;
  let start = input.pos;
  for (; ; ) {
    let next = input.next, off = 0, lineIndent = indent + 1;
    for (; isSpace(next); ) {
      if (isBreakSpace(next)) {
        if (scan) return !1;
        lineIndent = 0;
      } else
        lineIndent++;
      next = input.peek(++off);
    }
    if (!(next >= 0 && (next == 58 ? isSafe(input.peek(off + 1), inFlow) : next == 35 ? input.peek(off - 1) != 32 : isSafe(next, inFlow))) || !inFlow && lineIndent <= indent || lineIndent == 0 && !inFlow && (three(input, 45, off) || three(input, 46, off)))
      break;
    if (scan && charTag(next) == "f") return !1;
    for (let i = off; i >= 0; i--) input.advance();
    if (scan && input.pos > start + 1024) return !1;
  }
  return !0;
}
var blockEnd, eof, DirectiveEnd, DocEnd, sequenceStartMark, sequenceContinueMark, explicitMapStartMark, explicitMapContinueMark, flowMapMark, mapStartMark, mapContinueMark, Literal, QuotedLiteral, Anchor, Alias, Tag2, BlockLiteralContent, BracketL, FlowSequence, Colon, BraceL, FlowMapping, BlockLiteralHeader, type_Top, type_Seq, type_Map, type_Flow, type_Lit, Context, indentation, newlines, blockMark, charTable, literals, blockLiteral, yamlHighlighting, parser3, init_dist6 = __esm({
  "../../node_modules/.pnpm/@lezer+yaml@1.0.4/node_modules/@lezer/yaml/dist/index.js"() {
    init_dist3();
    init_dist2();
    blockEnd = 63, eof = 64, DirectiveEnd = 1, DocEnd = 2, sequenceStartMark = 3, sequenceContinueMark = 4, explicitMapStartMark = 5, explicitMapContinueMark = 6, flowMapMark = 7, mapStartMark = 65, mapContinueMark = 66, Literal = 8, QuotedLiteral = 9, Anchor = 10, Alias = 11, Tag2 = 12, BlockLiteralContent = 13, BracketL = 19, FlowSequence = 20, Colon = 29, BraceL = 33, FlowMapping = 34, BlockLiteralHeader = 47, type_Top = 0, type_Seq = 1, type_Map = 2, type_Flow = 3, type_Lit = 4, Context = class {
      constructor(parent, depth, type) {
        this.parent = parent, this.depth = depth, this.type = type, this.hash = (parent ? parent.hash + parent.hash << 8 : 0) + depth + (depth << 4) + type;
      }
    };
    Context.top = new Context(null, -1, type_Top);
    indentation = new ContextTracker({
      start: Context.top,
      reduce(context, term) {
        return context.type == type_Flow && (term == FlowSequence || term == FlowMapping) ? context.parent : context;
      },
      shift(context, term, stack, input) {
        if (term == sequenceStartMark)
          return new Context(context, findColumn(input, input.pos), type_Seq);
        if (term == mapStartMark || term == explicitMapStartMark)
          return new Context(context, findColumn(input, input.pos), type_Map);
        if (term == blockEnd)
          return context.parent;
        if (term == BracketL || term == BraceL)
          return new Context(context, 0, type_Flow);
        if (term == BlockLiteralContent && context.type == type_Lit)
          return context.parent;
        if (term == BlockLiteralHeader) {
          let indent = /[1-9]/.exec(input.read(input.pos, stack.pos));
          if (indent) return new Context(context, context.depth + +indent[0], type_Lit);
        }
        return context;
      },
      hash(context) {
        return context.hash;
      }
    });
    newlines = new ExternalTokenizer((input, stack) => {
      if (input.next == -1 && stack.canShift(eof))
        return input.acceptToken(eof);
      let prev = input.peek(-1);
      if ((isBreakSpace(prev) || prev < 0) && stack.context.type != type_Flow) {
        if (three(
          input,
          45
          /* '-' */
        ))
          if (stack.canShift(blockEnd)) input.acceptToken(blockEnd);
          else return input.acceptToken(DirectiveEnd, 3);
        if (three(
          input,
          46
          /* '.' */
        ))
          if (stack.canShift(blockEnd)) input.acceptToken(blockEnd);
          else return input.acceptToken(DocEnd, 3);
        let depth = 0;
        for (; input.next == 32; )
          depth++, input.advance();
        (depth < stack.context.depth || depth == stack.context.depth && stack.context.type == type_Seq && (input.next != 45 || !isSep(input.peek(1)))) && // Not blank
        input.next != -1 && !isBreakSpace(input.next) && input.next != 35 && input.acceptToken(blockEnd, -depth);
      }
    }, { contextual: !0 }), blockMark = new ExternalTokenizer((input, stack) => {
      if (stack.context.type == type_Flow) {
        input.next == 63 && (input.advance(), isSep(input.next) && input.acceptToken(flowMapMark));
        return;
      }
      if (input.next == 45)
        input.advance(), isSep(input.next) && input.acceptToken(stack.context.type == type_Seq && stack.context.depth == findColumn(input, input.pos - 1) ? sequenceContinueMark : sequenceStartMark);
      else if (input.next == 63)
        input.advance(), isSep(input.next) && input.acceptToken(stack.context.type == type_Map && stack.context.depth == findColumn(input, input.pos - 1) ? explicitMapContinueMark : explicitMapStartMark);
      else {
        let start = input.pos;
        for (; ; )
          if (isNonBreakSpace(input.next)) {
            if (input.pos == start) return;
            input.advance();
          } else if (input.next == 33)
            readTag(input);
          else if (input.next == 38)
            readAnchor(input);
          else if (input.next == 42) {
            readAnchor(input);
            break;
          } else if (input.next == 39 || input.next == 34) {
            if (readQuoted(input, !0)) break;
            return;
          } else if (input.next == 91 || input.next == 123) {
            if (!scanBrackets(input)) return;
            break;
          } else {
            readPlain(input, !0, !1, 0);
            break;
          }
        for (; isNonBreakSpace(input.next); ) input.advance();
        if (input.next == 58) {
          if (input.pos == start && stack.canShift(Colon)) return;
          let after = input.peek(1);
          isSep(after) && input.acceptTokenTo(stack.context.type == type_Map && stack.context.depth == findColumn(input, start) ? mapContinueMark : mapStartMark, start);
        }
      }
    }, { contextual: !0 });
    charTable = "iiisiiissisfissssssssssssisssiiissssssssssssssssssssssssssfsfssissssssssssssssssssssssssssfif";
    literals = new ExternalTokenizer((input, stack) => {
      if (input.next == 33)
        readTag(input), input.acceptToken(Tag2);
      else if (input.next == 38 || input.next == 42) {
        let token = input.next == 38 ? Anchor : Alias;
        readAnchor(input), input.acceptToken(token);
      } else input.next == 39 || input.next == 34 ? (readQuoted(input, !1), input.acceptToken(QuotedLiteral)) : readPlain(input, !1, stack.context.type == type_Flow, stack.context.depth) && input.acceptToken(Literal);
    }), blockLiteral = new ExternalTokenizer((input, stack) => {
      let indent = stack.context.type == type_Lit ? stack.context.depth : -1, upto = input.pos;
      scan: for (; ; ) {
        let depth = 0, next = input.next;
        for (; next == 32; ) next = input.peek(++depth);
        if (!depth && (three(input, 45, depth) || three(input, 46, depth)) || !isBreakSpace(next) && (indent < 0 && (indent = Math.max(stack.context.depth + 1, depth)), depth < indent))
          break;
        for (; ; ) {
          if (input.next < 0) break scan;
          let isBreak = isBreakSpace(input.next);
          if (input.advance(), isBreak) continue scan;
          upto = input.pos;
        }
      }
      input.acceptTokenTo(BlockLiteralContent, upto);
    }), yamlHighlighting = styleTags({
      DirectiveName: tags.keyword,
      DirectiveContent: tags.attributeValue,
      "DirectiveEnd DocEnd": tags.meta,
      QuotedLiteral: tags.string,
      BlockLiteralHeader: tags.special(tags.string),
      BlockLiteralContent: tags.content,
      Literal: tags.content,
      "Key/Literal Key/QuotedLiteral": tags.definition(tags.propertyName),
      "Anchor Alias": tags.labelName,
      Tag: tags.typeName,
      Comment: tags.lineComment,
      ": , -": tags.separator,
      "?": tags.punctuation,
      "[ ]": tags.squareBracket,
      "{ }": tags.brace
    }), parser3 = LRParser.deserialize({
      version: 14,
      states: "5lQ!ZQgOOO#PQfO'#CpO#uQfO'#DOOOQR'#Dv'#DvO$qQgO'#DRO%gQdO'#DUO%nQgO'#DUO&ROaO'#D[OOQR'#Du'#DuO&{QgO'#D^O'rQgO'#D`OOQR'#Dt'#DtO(iOqO'#DbOOQP'#Dj'#DjO(zQaO'#CmO)YQgO'#CmOOQP'#Cm'#CmQ)jQaOOQ)uQgOOQ]QgOOO*PQdO'#CrO*nQdO'#CtOOQO'#Dw'#DwO+]Q`O'#CxO+hQdO'#CwO+rQ`O'#CwOOQO'#Cv'#CvO+wQdO'#CvOOQO'#Cq'#CqO,UQ`O,59[O,^QfO,59[OOQR,59[,59[OOQO'#Cx'#CxO,eQ`O'#DPO,pQdO'#DPOOQO'#Dx'#DxO,zQdO'#DxO-XQ`O,59jO-aQfO,59jOOQR,59j,59jOOQR'#DS'#DSO-hQcO,59mO-sQgO'#DVO.TQ`O'#DVO.YQcO,59pOOQR'#DX'#DXO#|QfO'#DWO.hQcO'#DWOOQR,59v,59vO.yOWO,59vO/OOaO,59vO/WOaO,59vO/cQgO'#D_OOQR,59x,59xO0VQgO'#DaOOQR,59z,59zOOQP,59|,59|O0yOaO,59|O1ROaO,59|O1aOqO,59|OOQP-E7h-E7hO1oQgO,59XOOQP,59X,59XO2PQaO'#DeO2_QgO'#DeO2oQgO'#DkOOQP'#Dk'#DkQ)jQaOOO3PQdO'#CsOOQO,59^,59^O3kQdO'#CuOOQO,59`,59`OOQO,59c,59cO4VQdO,59cO4aQdO'#CzO4kQ`O'#CzOOQO,59b,59bOOQU,5:Q,5:QOOQR1G.v1G.vO4pQ`O1G.vOOQU-E7d-E7dO4xQdO,59kOOQO,59k,59kO5SQdO'#DQO5^Q`O'#DQOOQO,5:d,5:dOOQU,5:R,5:ROOQR1G/U1G/UO5cQ`O1G/UOOQU-E7e-E7eO5kQgO'#DhO5xQcO1G/XOOQR1G/X1G/XOOQR,59q,59qO6TQgO,59qO6eQdO'#DiO6lQgO'#DiO7PQcO1G/[OOQR1G/[1G/[OOQR,59r,59rO#|QfO,59rOOQR1G/b1G/bO7_OWO1G/bO7dOaO1G/bOOQR,59y,59yOOQR,59{,59{OOQP1G/h1G/hO7lOaO1G/hO7tOaO1G/hO8POaO1G/hOOQP1G.s1G.sO8_QgO,5:POOQP,5:P,5:POOQP,5:V,5:VOOQP-E7i-E7iOOQO,59_,59_OOQO,59a,59aOOQO1G.}1G.}OOQO,59f,59fO8oQdO,59fOOQR7+$b7+$bP,XQ`O'#DfOOQO1G/V1G/VOOQO,59l,59lO8yQdO,59lOOQR7+$p7+$pP9TQ`O'#DgOOQR'#DT'#DTOOQR,5:S,5:SOOQR-E7f-E7fOOQR7+$s7+$sOOQR1G/]1G/]O9YQgO'#DYO9jQ`O'#DYOOQR,5:T,5:TO#|QfO'#DZO9oQcO'#DZOOQR-E7g-E7gOOQR7+$v7+$vOOQR1G/^1G/^OOQR7+$|7+$|O:QOWO7+$|OOQP7+%S7+%SO:VOaO7+%SO:_OaO7+%SOOQP1G/k1G/kOOQO1G/Q1G/QOOQO1G/W1G/WOOQR,59t,59tO:jQgO,59tOOQR,59u,59uO#|QfO,59uOOQR<<Hh<<HhOOQP<<Hn<<HnO:zOaO<<HnOOQR1G/`1G/`OOQR1G/a1G/aOOQPAN>YAN>Y",
      stateData: ";S~O!fOS!gOS^OS~OP_OQbORSOTUOWROXROYYOZZO[XOcPOqQO!PVO!V[O!cTO~O`cO~P]OVkOWROXROYeOZfO[dOcPOmhOqQO~OboO~P!bOVtOWROXROYeOZfO[dOcPOmrOqQO~OpwO~P#WORSOTUOWROXROYYOZZO[XOcPOqQO!PVO!cTO~OSvP!avP!bvP~P#|OWROXROYeOZfO[dOcPOqQO~OmzO~P%OOm!OOUzP!azP!bzP!dzP~P#|O^!SO!b!QO!f!TO!g!RO~ORSOTUOWROXROcPOqQO!PVO!cTO~OY!UOP!QXQ!QX!V!QX!`!QXS!QX!a!QX!b!QXU!QXm!QX!d!QX~P&aO[!WOP!SXQ!SX!V!SX!`!SXS!SX!a!SX!b!SXU!SXm!SX!d!SX~P&aO^!ZO!W![O!b!YO!f!]O!g!YO~OP!_O!V[OQaX!`aX~OPaXQaX!VaX!`aX~P#|OP!bOQ!cO!V[O~OP_O!V[O~P#|OWROXROY!fOcPOqQObfXmfXofXpfX~OWROXRO[!hOcPOqQObhXmhXohXphX~ObeXmlXoeX~ObkXokX~P%OOm!kO~Om!lObnPonP~P%OOb!pOo!oO~Ob!pO~P!bOm!sOosXpsX~OosXpsX~P%OOm!uOotPptP~P%OOo!xOp!yO~Op!yO~P#WOS!|O!a#OO!b#OO~OUyX!ayX!byX!dyX~P#|Om#QO~OU#SO!a#UO!b#UO!d#RO~Om#WOUzX!azX!bzX!dzX~O]#XO~O!b#XO!g#YO~O^#ZO!b#XO!g#YO~OP!RXQ!RX!V!RX!`!RXS!RX!a!RX!b!RXU!RXm!RX!d!RX~P&aOP!TXQ!TX!V!TX!`!TXS!TX!a!TX!b!TXU!TXm!TX!d!TX~P&aO!b#^O!g#^O~O^#_O!b#^O!f#`O!g#^O~O^#_O!W#aO!b#^O!g#^O~OPaaQaa!Vaa!`aa~P#|OP#cO!V[OQ!XX!`!XX~OP!XXQ!XX!V!XX!`!XX~P#|OP_O!V[OQ!_X!`!_X~P#|OWROXROcPOqQObgXmgXogXpgX~OWROXROcPOqQObiXmiXoiXpiX~Obkaoka~P%OObnXonX~P%OOm#kO~Ob#lOo!oO~Oosapsa~P%OOotXptX~P%OOm#pO~Oo!xOp#qO~OSwP!awP!bwP~P#|OS!|O!a#vO!b#vO~OUya!aya!bya!dya~P#|Om#xO~P%OOm#{OU}P!a}P!b}P!d}P~P#|OU#SO!a$OO!b$OO!d#RO~O]$QO~O!b$QO!g$RO~O!b$SO!g$SO~O^$TO!b$SO!g$SO~O^$TO!b$SO!f$UO!g$SO~OP!XaQ!Xa!V!Xa!`!Xa~P#|Obnaona~P%OOotapta~P%OOo!xO~OU|X!a|X!b|X!d|X~P#|Om$ZO~Om$]OU}X!a}X!b}X!d}X~O]$^O~O!b$_O!g$_O~O^$`O!b$_O!g$_O~OU|a!a|a!b|a!d|a~P#|O!b$cO!g$cO~O",
      goto: ",]!mPPPPPPPPPPPPPPPPP!nPP!v#v#|$`#|$c$f$j$nP%VPPP!v%Y%^%a%{&O%a&R&U&X&_&b%aP&e&{&e'O'RPP']'a'g'm's'y(XPPPPPPPP(_)e*X+c,VUaObcR#e!c!{ROPQSTUXY_bcdehknrtvz!O!U!W!_!b!c!f!h!k!l!s!u!|#Q#R#S#W#c#k#p#x#{$Z$]QmPR!qnqfPQThknrtv!k!l!s!u#R#k#pR!gdR!ieTlPnTjPnSiPnSqQvQ{TQ!mkQ!trQ!vtR#y#RR!nkTsQvR!wt!RWOSUXY_bcz!O!U!W!_!b!c!|#Q#S#W#c#x#{$Z$]RySR#t!|R|TR|UQ!PUR#|#SR#z#RR#z#SyZOSU_bcz!O!_!b!c!|#Q#S#W#c#x#{$Z$]R!VXR!XYa]O^abc!a!c!eT!da!eQnPR!rnQvQR!{vQ!}yR#u!}Q#T|R#}#TW^Obc!cS!^^!aT!aa!eQ!eaR#f!eW`Obc!cQxSS}U#SQ!`_Q#PzQ#V!OQ#b!_Q#d!bQ#s!|Q#w#QQ$P#WQ$V#cQ$Y#xQ$[#{Q$a$ZR$b$]xZOSU_bcz!O!_!b!c!|#Q#S#W#c#x#{$Z$]Q!VXQ!XYQ#[!UR#]!W!QWOSUXY_bcz!O!U!W!_!b!c!|#Q#S#W#c#x#{$Z$]pfPQThknrtv!k!l!s!u#R#k#pQ!gdQ!ieQ#g!fR#h!hSgPn^pQTkrtv#RQ!jhQ#i!kQ#j!lQ#n!sQ#o!uQ$W#kR$X#pQuQR!zv",
      nodeNames: "\u26A0 DirectiveEnd DocEnd - - ? ? ? Literal QuotedLiteral Anchor Alias Tag BlockLiteralContent Comment Stream BOM Document ] [ FlowSequence Item Tagged Anchored Anchored Tagged FlowMapping Pair Key : Pair , } { FlowMapping Pair Pair BlockSequence Item Item BlockMapping Pair Pair Key Pair Pair BlockLiteral BlockLiteralHeader Tagged Anchored Anchored Tagged Directive DirectiveName DirectiveContent Document",
      maxTerm: 74,
      context: indentation,
      nodeProps: [
        ["isolate", -3, 8, 9, 14, ""],
        ["openedBy", 18, "[", 32, "{"],
        ["closedBy", 19, "]", 33, "}"]
      ],
      propSources: [yamlHighlighting],
      skippedNodes: [0],
      repeatNodeCount: 6,
      tokenData: "-Y~RnOX#PXY$QYZ$]Z]#P]^$]^p#Ppq$Qqs#Pst$btu#Puv$yv|#P|}&e}![#P![!]'O!]!`#P!`!a'i!a!}#P!}#O*g#O#P#P#P#Q+Q#Q#o#P#o#p+k#p#q'i#q#r,U#r;'S#P;'S;=`#z<%l?HT#P?HT?HU,o?HUO#PQ#UU!WQOY#PZp#Ppq#hq;'S#P;'S;=`#z<%lO#PQ#kTOY#PZs#Pt;'S#P;'S;=`#z<%lO#PQ#}P;=`<%l#P~$VQ!f~XY$Qpq$Q~$bO!g~~$gS^~OY$bZ;'S$b;'S;=`$s<%lO$b~$vP;=`<%l$bR%OX!WQOX%kXY#PZ]%k]^#P^p%kpq#hq;'S%k;'S;=`&_<%lO%kR%rX!WQ!VPOX%kXY#PZ]%k]^#P^p%kpq#hq;'S%k;'S;=`&_<%lO%kR&bP;=`<%l%kR&lUoP!WQOY#PZp#Ppq#hq;'S#P;'S;=`#z<%lO#PR'VUmP!WQOY#PZp#Ppq#hq;'S#P;'S;=`#z<%lO#PR'p[!PP!WQOY#PZp#Ppq#hq{#P{|(f|}#P}!O(f!O!R#P!R![)p![;'S#P;'S;=`#z<%lO#PR(mW!PP!WQOY#PZp#Ppq#hq!R#P!R![)V![;'S#P;'S;=`#z<%lO#PR)^U!PP!WQOY#PZp#Ppq#hq;'S#P;'S;=`#z<%lO#PR)wY!PP!WQOY#PZp#Ppq#hq{#P{|)V|}#P}!O)V!O;'S#P;'S;=`#z<%lO#PR*nUcP!WQOY#PZp#Ppq#hq;'S#P;'S;=`#z<%lO#PR+XUbP!WQOY#PZp#Ppq#hq;'S#P;'S;=`#z<%lO#PR+rUqP!WQOY#PZp#Ppq#hq;'S#P;'S;=`#z<%lO#PR,]UpP!WQOY#PZp#Ppq#hq;'S#P;'S;=`#z<%lO#PR,vU`P!WQOY#PZp#Ppq#hq;'S#P;'S;=`#z<%lO#P",
      tokenizers: [newlines, blockMark, literals, blockLiteral, 0, 1],
      topRules: { Stream: [0, 15] },
      tokenPrec: 0
    });
  }
});

// ../../node_modules/.pnpm/@lezer+html@1.3.13/node_modules/@lezer/html/dist/index.js
var dist_exports4 = {};
__export(dist_exports4, {
  configureNesting: () => configureNesting,
  parser: () => parser4
});
function nameChar(ch) {
  return ch == 45 || ch == 46 || ch == 58 || ch >= 65 && ch <= 90 || ch == 95 || ch >= 97 && ch <= 122 || ch >= 161;
}
function tagNameAfter(input, offset) {
  let pos = input.pos + offset;
  if (cachedPos == pos && cachedInput == input) return cachedName;
  let next = input.peek(offset), name2 = "";
  for (; nameChar(next); )
    name2 += String.fromCharCode(next), next = input.peek(++offset);
  return cachedInput = input, cachedPos = pos, cachedName = name2 ? name2.toLowerCase() : next == question || next == bang ? void 0 : null;
}
function ElementContext(name2, parent) {
  this.name = name2, this.parent = parent;
}
function inForeignElement(context) {
  for (; context; context = context.parent)
    if (context.name == "svg" || context.name == "math") return !0;
  return !1;
}
function contentTokenizer(tag, textToken, endToken) {
  let lastState = 2 + tag.length;
  return new ExternalTokenizer((input) => {
    for (let state = 0, matchedLen = 0, i = 0; ; i++) {
      if (input.next < 0) {
        i && input.acceptToken(textToken);
        break;
      }
      if (state == 0 && input.next == lessThan || state == 1 && input.next == slash || state >= 2 && state < lastState && input.next == tag.charCodeAt(state - 2))
        state++, matchedLen++;
      else if (state == lastState && input.next == greaterThan) {
        i > matchedLen ? input.acceptToken(textToken, -matchedLen) : input.acceptToken(endToken, -(matchedLen - 2));
        break;
      } else if ((input.next == 10 || input.next == 13) && i) {
        input.acceptToken(textToken, 1);
        break;
      } else
        state = matchedLen = 0;
      input.advance();
    }
  });
}
function getAttrs(openTag, input) {
  let attrs = /* @__PURE__ */ Object.create(null);
  for (let att of openTag.getChildren(Attribute)) {
    let name2 = att.getChild(AttributeName), value = att.getChild(AttributeValue) || att.getChild(UnquotedAttributeValue);
    name2 && (attrs[input.read(name2.from, name2.to)] = value ? value.type.id == AttributeValue ? input.read(value.from + 1, value.to - 1) : input.read(value.from, value.to) : "");
  }
  return attrs;
}
function findTagName(openTag, input) {
  let tagNameNode = openTag.getChild(TagName);
  return tagNameNode ? input.read(tagNameNode.from, tagNameNode.to) : " ";
}
function maybeNest(node, input, tags2) {
  let attrs;
  for (let tag of tags2)
    if (!tag.attrs || tag.attrs(attrs || (attrs = getAttrs(node.node.parent.firstChild, input))))
      return { parser: tag.parser, bracketed: !0 };
  return null;
}
function configureNesting(tags2 = [], attributes = []) {
  let script = [], style = [], textarea = [], other = [];
  for (let tag of tags2)
    (tag.tag == "script" ? script : tag.tag == "style" ? style : tag.tag == "textarea" ? textarea : other).push(tag);
  let attrs = attributes.length ? /* @__PURE__ */ Object.create(null) : null;
  for (let attr of attributes) (attrs[attr.name] || (attrs[attr.name] = [])).push(attr);
  return parseMixed((node, input) => {
    let id2 = node.type.id;
    if (id2 == ScriptText) return maybeNest(node, input, script);
    if (id2 == StyleText) return maybeNest(node, input, style);
    if (id2 == TextareaText) return maybeNest(node, input, textarea);
    if (id2 == Element && other.length) {
      let n2 = node.node, open = n2.firstChild, tagName = open && findTagName(open, input), attrs2;
      if (tagName) {
        for (let tag of other)
          if (tag.tag == tagName && (!tag.attrs || tag.attrs(attrs2 || (attrs2 = getAttrs(open, input))))) {
            let close = n2.lastChild, to = close.type.id == CloseTag ? close.from : n2.to;
            if (to > open.to)
              return { parser: tag.parser, overlay: [{ from: open.to, to }] };
          }
      }
    }
    if (attrs && id2 == Attribute) {
      let n2 = node.node, nameNode;
      if (nameNode = n2.firstChild) {
        let matches = attrs[input.read(nameNode.from, nameNode.to)];
        if (matches) for (let attr of matches) {
          if (attr.tagName && attr.tagName != findTagName(n2.parent, input)) continue;
          let value = n2.lastChild;
          if (value.type.id == AttributeValue) {
            let from2 = value.from + 1, last = value.lastChild, to = value.to - (last && last.isError ? 0 : 1);
            if (to > from2) return { parser: attr.parser, overlay: [{ from: from2, to }], bracketed: !0 };
          } else if (value.type.id == UnquotedAttributeValue)
            return { parser: attr.parser, overlay: [{ from: value.from, to: value.to }] };
        }
      }
    }
    return null;
  });
}
var scriptText, StartCloseScriptTag, styleText, StartCloseStyleTag, textareaText, StartCloseTextareaTag, EndTag, SelfClosingEndTag, StartTag, StartScriptTag, StartStyleTag, StartTextareaTag, StartSelfClosingTag, StartCloseTag, NoMatchStartCloseTag, MismatchedStartCloseTag, missingCloseTag, IncompleteTag, IncompleteCloseTag, commentContent$1, Element, TagName, Attribute, AttributeName, AttributeValue, UnquotedAttributeValue, ScriptText, StyleText, TextareaText, OpenTag, CloseTag, Dialect_noMatch, Dialect_selfClosing, selfClosers, implicitlyClosed, closeOnOpen, cachedName, cachedInput, cachedPos, lessThan, greaterThan, slash, question, bang, dash2, startTagTerms, elementContext, tagStart, commentContent, endTag, scriptTokens, styleTokens, textareaTokens, htmlHighlighting, parser4, init_dist7 = __esm({
  "../../node_modules/.pnpm/@lezer+html@1.3.13/node_modules/@lezer/html/dist/index.js"() {
    init_dist3();
    init_dist2();
    init_dist();
    scriptText = 55, StartCloseScriptTag = 1, styleText = 56, StartCloseStyleTag = 2, textareaText = 57, StartCloseTextareaTag = 3, EndTag = 4, SelfClosingEndTag = 5, StartTag = 6, StartScriptTag = 7, StartStyleTag = 8, StartTextareaTag = 9, StartSelfClosingTag = 10, StartCloseTag = 11, NoMatchStartCloseTag = 12, MismatchedStartCloseTag = 13, missingCloseTag = 58, IncompleteTag = 14, IncompleteCloseTag = 15, commentContent$1 = 59, Element = 21, TagName = 23, Attribute = 24, AttributeName = 25, AttributeValue = 27, UnquotedAttributeValue = 28, ScriptText = 29, StyleText = 32, TextareaText = 35, OpenTag = 37, CloseTag = 38, Dialect_noMatch = 0, Dialect_selfClosing = 1, selfClosers = {
      area: !0,
      base: !0,
      br: !0,
      col: !0,
      command: !0,
      embed: !0,
      frame: !0,
      hr: !0,
      img: !0,
      input: !0,
      keygen: !0,
      link: !0,
      meta: !0,
      param: !0,
      source: !0,
      track: !0,
      wbr: !0,
      menuitem: !0
    }, implicitlyClosed = {
      dd: !0,
      li: !0,
      optgroup: !0,
      option: !0,
      p: !0,
      rp: !0,
      rt: !0,
      tbody: !0,
      td: !0,
      tfoot: !0,
      th: !0,
      tr: !0
    }, closeOnOpen = {
      dd: { dd: !0, dt: !0 },
      dt: { dd: !0, dt: !0 },
      li: { li: !0 },
      option: { option: !0, optgroup: !0 },
      optgroup: { optgroup: !0 },
      p: {
        address: !0,
        article: !0,
        aside: !0,
        blockquote: !0,
        dir: !0,
        div: !0,
        dl: !0,
        fieldset: !0,
        footer: !0,
        form: !0,
        h1: !0,
        h2: !0,
        h3: !0,
        h4: !0,
        h5: !0,
        h6: !0,
        header: !0,
        hgroup: !0,
        hr: !0,
        menu: !0,
        nav: !0,
        ol: !0,
        p: !0,
        pre: !0,
        section: !0,
        table: !0,
        ul: !0
      },
      rp: { rp: !0, rt: !0 },
      rt: { rp: !0, rt: !0 },
      tbody: { tbody: !0, tfoot: !0 },
      td: { td: !0, th: !0 },
      tfoot: { tbody: !0 },
      th: { td: !0, th: !0 },
      thead: { tbody: !0, tfoot: !0 },
      tr: { tr: !0 }
    };
    cachedName = null, cachedInput = null, cachedPos = 0;
    lessThan = 60, greaterThan = 62, slash = 47, question = 63, bang = 33, dash2 = 45;
    startTagTerms = [StartTag, StartSelfClosingTag, StartScriptTag, StartStyleTag, StartTextareaTag], elementContext = new ContextTracker({
      start: null,
      shift(context, term, stack, input) {
        return startTagTerms.indexOf(term) > -1 ? new ElementContext(tagNameAfter(input, 1) || "", context) : context;
      },
      reduce(context, term) {
        return term == Element && context ? context.parent : context;
      },
      reuse(context, node, stack, input) {
        let type = node.type.id;
        return type == StartTag || type == OpenTag ? new ElementContext(tagNameAfter(input, 1) || "", context) : context;
      },
      strict: !1
    }), tagStart = new ExternalTokenizer((input, stack) => {
      if (input.next != lessThan) {
        input.next < 0 && stack.context && input.acceptToken(missingCloseTag);
        return;
      }
      input.advance();
      let close = input.next == slash;
      close && input.advance();
      let name2 = tagNameAfter(input, 0);
      if (name2 === void 0) return;
      if (!name2) return input.acceptToken(close ? IncompleteCloseTag : IncompleteTag);
      let parent = stack.context ? stack.context.name : null;
      if (close) {
        if (name2 == parent) return input.acceptToken(StartCloseTag);
        if (parent && implicitlyClosed[parent]) return input.acceptToken(missingCloseTag, -2);
        if (stack.dialectEnabled(Dialect_noMatch)) return input.acceptToken(NoMatchStartCloseTag);
        for (let cx = stack.context; cx; cx = cx.parent) if (cx.name == name2) return;
        input.acceptToken(MismatchedStartCloseTag);
      } else {
        if (name2 == "script") return input.acceptToken(StartScriptTag);
        if (name2 == "style") return input.acceptToken(StartStyleTag);
        if (name2 == "textarea") return input.acceptToken(StartTextareaTag);
        if (selfClosers.hasOwnProperty(name2)) return input.acceptToken(StartSelfClosingTag);
        parent && closeOnOpen[parent] && closeOnOpen[parent][name2] ? input.acceptToken(missingCloseTag, -1) : input.acceptToken(StartTag);
      }
    }, { contextual: !0 }), commentContent = new ExternalTokenizer((input) => {
      for (let dashes = 0, i = 0; ; i++) {
        if (input.next < 0) {
          i && input.acceptToken(commentContent$1);
          break;
        }
        if (input.next == dash2)
          dashes++;
        else if (input.next == greaterThan && dashes >= 2) {
          i >= 3 && input.acceptToken(commentContent$1, -2);
          break;
        } else
          dashes = 0;
        input.advance();
      }
    });
    endTag = new ExternalTokenizer((input, stack) => {
      if (input.next == slash && input.peek(1) == greaterThan) {
        let selfClosing = stack.dialectEnabled(Dialect_selfClosing) || inForeignElement(stack.context);
        input.acceptToken(selfClosing ? SelfClosingEndTag : EndTag, 2);
      } else input.next == greaterThan && input.acceptToken(EndTag, 1);
    });
    scriptTokens = contentTokenizer("script", scriptText, StartCloseScriptTag), styleTokens = contentTokenizer("style", styleText, StartCloseStyleTag), textareaTokens = contentTokenizer("textarea", textareaText, StartCloseTextareaTag), htmlHighlighting = styleTags({
      "Text RawText IncompleteTag IncompleteCloseTag": tags.content,
      "StartTag StartCloseTag SelfClosingEndTag EndTag": tags.angleBracket,
      TagName: tags.tagName,
      "MismatchedCloseTag/TagName": [tags.tagName, tags.invalid],
      AttributeName: tags.attributeName,
      "AttributeValue UnquotedAttributeValue": tags.attributeValue,
      Is: tags.definitionOperator,
      "EntityReference CharacterReference": tags.character,
      Comment: tags.blockComment,
      ProcessingInst: tags.processingInstruction,
      DoctypeDecl: tags.documentMeta
    }), parser4 = LRParser.deserialize({
      version: 14,
      states: ",xOVO!rOOO!ZQ#tO'#CrO!`Q#tO'#C{O!eQ#tO'#DOO!jQ#tO'#DRO!oQ#tO'#DTO!tOaO'#CqO#PObO'#CqO#[OdO'#CqO$kO!rO'#CqOOO`'#Cq'#CqO$rO$fO'#DUO$zQ#tO'#DWO%PQ#tO'#DXOOO`'#Dl'#DlOOO`'#DZ'#DZQVO!rOOO%UQ&rO,59^O%aQ&rO,59gO%lQ&rO,59jO%wQ&rO,59mO&SQ&rO,59oOOOa'#D_'#D_O&_OaO'#CyO&jOaO,59]OOOb'#D`'#D`O&rObO'#C|O&}ObO,59]OOOd'#Da'#DaO'VOdO'#DPO'bOdO,59]OOO`'#Db'#DbO'jO!rO,59]O'qQ#tO'#DSOOO`,59],59]OOOp'#Dc'#DcO'vO$fO,59pOOO`,59p,59pO(OQ#|O,59rO(TQ#|O,59sOOO`-E7X-E7XO(YQ&rO'#CtOOQW'#D['#D[O(hQ&rO1G.xOOOa1G.x1G.xOOO`1G/Z1G/ZO(sQ&rO1G/ROOOb1G/R1G/RO)OQ&rO1G/UOOOd1G/U1G/UO)ZQ&rO1G/XOOO`1G/X1G/XO)fQ&rO1G/ZOOOa-E7]-E7]O)qQ#tO'#CzOOO`1G.w1G.wOOOb-E7^-E7^O)vQ#tO'#C}OOOd-E7_-E7_O){Q#tO'#DQOOO`-E7`-E7`O*QQ#|O,59nOOOp-E7a-E7aOOO`1G/[1G/[OOO`1G/^1G/^OOO`1G/_1G/_O*VQ,UO,59`OOQW-E7Y-E7YOOOa7+$d7+$dOOO`7+$u7+$uOOOb7+$m7+$mOOOd7+$p7+$pOOO`7+$s7+$sO*bQ#|O,59fO*gQ#|O,59iO*lQ#|O,59lOOO`1G/Y1G/YO*qO7[O'#CwO+SOMhO'#CwOOQW1G.z1G.zOOO`1G/Q1G/QOOO`1G/T1G/TOOO`1G/W1G/WOOOO'#D]'#D]O+eO7[O,59cOOQW,59c,59cOOOO'#D^'#D^O+vOMhO,59cOOOO-E7Z-E7ZOOQW1G.}1G.}OOOO-E7[-E7[",
      stateData: ",c~O!_OS~OUSOVPOWQOXROYTO[]O][O^^O_^Oa^Ob^Oc^Od^Oy^O|_O!eZO~OgaO~OgbO~OgcO~OgdO~OgeO~O!XfOPmP![mP~O!YiOQpP![pP~O!ZlORsP![sP~OUSOVPOWQOXROYTOZqO[]O][O^^O_^Oa^Ob^Oc^Od^Oy^O!eZO~O![rO~P#gO!]sO!fuO~OgvO~OgwO~OS|OT}OiyO~OS!POT}OiyO~OS!ROT}OiyO~OS!TOT}OiyO~OS}OT}OiyO~O!XfOPmX![mX~OP!WO![!XO~O!YiOQpX![pX~OQ!ZO![!XO~O!ZlORsX![sX~OR!]O![!XO~O![!XO~P#gOg!_O~O!]sO!f!aO~OS!bO~OS!cO~Oj!dOShXThXihX~OS!fOT!gOiyO~OS!hOT!gOiyO~OS!iOT!gOiyO~OS!jOT!gOiyO~OS!gOT!gOiyO~Og!kO~Og!lO~Og!mO~OS!nO~Ol!qO!a!oO!c!pO~OS!rO~OS!sO~OS!tO~Ob!uOc!uOd!uO!a!wO!b!uO~Ob!xOc!xOd!xO!c!wO!d!xO~Ob!uOc!uOd!uO!a!{O!b!uO~Ob!xOc!xOd!xO!c!{O!d!xO~OT~cbd!ey|!e~",
      goto: "%q!aPPPPPPPPPPPPPPPPPPPPP!b!hP!nPP!zP!}#Q#T#Z#^#a#g#j#m#s#y!bP!b!bP$P$V$m$s$y%P%V%]%cPPPPPPPP%iX^OX`pXUOX`pezabcde{!O!Q!S!UR!q!dRhUR!XhXVOX`pRkVR!XkXWOX`pRnWR!XnXXOX`pQrXR!XpXYOX`pQ`ORx`Q{aQ!ObQ!QcQ!SdQ!UeZ!e{!O!Q!S!UQ!v!oR!z!vQ!y!pR!|!yQgUR!VgQjVR!YjQmWR![mQpXR!^pQtZR!`tS_O`ToXp",
      nodeNames: "\u26A0 StartCloseTag StartCloseTag StartCloseTag EndTag SelfClosingEndTag StartTag StartTag StartTag StartTag StartTag StartCloseTag StartCloseTag StartCloseTag IncompleteTag IncompleteCloseTag Document Text EntityReference CharacterReference InvalidEntity Element OpenTag TagName Attribute AttributeName Is AttributeValue UnquotedAttributeValue ScriptText CloseTag OpenTag StyleText CloseTag OpenTag TextareaText CloseTag OpenTag CloseTag SelfClosingTag Comment ProcessingInst MismatchedCloseTag CloseTag DoctypeDecl",
      maxTerm: 68,
      context: elementContext,
      nodeProps: [
        ["closedBy", -10, 1, 2, 3, 7, 8, 9, 10, 11, 12, 13, "EndTag", 6, "EndTag SelfClosingEndTag", -4, 22, 31, 34, 37, "CloseTag"],
        ["openedBy", 4, "StartTag StartCloseTag", 5, "StartTag", -4, 30, 33, 36, 38, "OpenTag"],
        ["group", -10, 14, 15, 18, 19, 20, 21, 40, 41, 42, 43, "Entity", 17, "Entity TextContent", -3, 29, 32, 35, "TextContent Entity"],
        ["isolate", -11, 22, 30, 31, 33, 34, 36, 37, 38, 39, 42, 43, "ltr", -3, 27, 28, 40, ""]
      ],
      propSources: [htmlHighlighting],
      skippedNodes: [0],
      repeatNodeCount: 9,
      tokenData: "!<p!aR!YOX$qXY,QYZ,QZ[$q[]&X]^,Q^p$qpq,Qqr-_rs3_sv-_vw3}wxHYx}-_}!OH{!O!P-_!P!Q$q!Q![-_![!]Mz!]!^-_!^!_!$S!_!`!;x!`!a&X!a!c-_!c!}Mz!}#R-_#R#SMz#S#T1k#T#oMz#o#s-_#s$f$q$f%W-_%W%oMz%o%p-_%p&aMz&a&b-_&b1pMz1p4U-_4U4dMz4d4e-_4e$ISMz$IS$I`-_$I`$IbMz$Ib$Kh-_$Kh%#tMz%#t&/x-_&/x&EtMz&Et&FV-_&FV;'SMz;'S;:j!#|;:j;=`3X<%l?&r-_?&r?AhMz?Ah?BY$q?BY?MnMz?MnO$q!Z$|caPlW!b`!dpOX$qXZ&XZ[$q[^&X^p$qpq&Xqr$qrs&}sv$qvw+Pwx(tx!^$q!^!_*V!_!a&X!a#S$q#S#T&X#T;'S$q;'S;=`+z<%lO$q!R&bXaP!b`!dpOr&Xrs&}sv&Xwx(tx!^&X!^!_*V!_;'S&X;'S;=`*y<%lO&Xq'UVaP!dpOv&}wx'kx!^&}!^!_(V!_;'S&};'S;=`(n<%lO&}P'pTaPOv'kw!^'k!_;'S'k;'S;=`(P<%lO'kP(SP;=`<%l'kp([S!dpOv(Vx;'S(V;'S;=`(h<%lO(Vp(kP;=`<%l(Vq(qP;=`<%l&}a({WaP!b`Or(trs'ksv(tw!^(t!^!_)e!_;'S(t;'S;=`*P<%lO(t`)jT!b`Or)esv)ew;'S)e;'S;=`)y<%lO)e`)|P;=`<%l)ea*SP;=`<%l(t!Q*^V!b`!dpOr*Vrs(Vsv*Vwx)ex;'S*V;'S;=`*s<%lO*V!Q*vP;=`<%l*V!R*|P;=`<%l&XW+UYlWOX+PZ[+P^p+Pqr+Psw+Px!^+P!a#S+P#T;'S+P;'S;=`+t<%lO+PW+wP;=`<%l+P!Z+}P;=`<%l$q!a,]`aP!b`!dp!_^OX&XXY,QYZ,QZ]&X]^,Q^p&Xpq,Qqr&Xrs&}sv&Xwx(tx!^&X!^!_*V!_;'S&X;'S;=`*y<%lO&X!_-ljiSaPlW!b`!dpOX$qXZ&XZ[$q[^&X^p$qpq&Xqr-_rs&}sv-_vw/^wx(tx!P-_!P!Q$q!Q!^-_!^!_*V!_!a&X!a#S-_#S#T1k#T#s-_#s$f$q$f;'S-_;'S;=`3X<%l?Ah-_?Ah?BY$q?BY?Mn-_?MnO$q[/ebiSlWOX+PZ[+P^p+Pqr/^sw/^x!P/^!P!Q+P!Q!^/^!a#S/^#S#T0m#T#s/^#s$f+P$f;'S/^;'S;=`1e<%l?Ah/^?Ah?BY+P?BY?Mn/^?MnO+PS0rXiSqr0msw0mx!P0m!Q!^0m!a#s0m$f;'S0m;'S;=`1_<%l?Ah0m?BY?Mn0mS1bP;=`<%l0m[1hP;=`<%l/^!V1vciSaP!b`!dpOq&Xqr1krs&}sv1kvw0mwx(tx!P1k!P!Q&X!Q!^1k!^!_*V!_!a&X!a#s1k#s$f&X$f;'S1k;'S;=`3R<%l?Ah1k?Ah?BY&X?BY?Mn1k?MnO&X!V3UP;=`<%l1k!_3[P;=`<%l-_!Z3hV!ahaP!dpOv&}wx'kx!^&}!^!_(V!_;'S&};'S;=`(n<%lO&}!_4WiiSlWd!ROX5uXZ7SZ[5u[^7S^p5uqr8trs7Sst>]tw8twx7Sx!P8t!P!Q5u!Q!]8t!]!^/^!^!a7S!a#S8t#S#T;{#T#s8t#s$f5u$f;'S8t;'S;=`>V<%l?Ah8t?Ah?BY5u?BY?Mn8t?MnO5u!Z5zblWOX5uXZ7SZ[5u[^7S^p5uqr5urs7Sst+Ptw5uwx7Sx!]5u!]!^7w!^!a7S!a#S5u#S#T7S#T;'S5u;'S;=`8n<%lO5u!R7VVOp7Sqs7St!]7S!]!^7l!^;'S7S;'S;=`7q<%lO7S!R7qOb!R!R7tP;=`<%l7S!Z8OYlWb!ROX+PZ[+P^p+Pqr+Psw+Px!^+P!a#S+P#T;'S+P;'S;=`+t<%lO+P!Z8qP;=`<%l5u!_8{iiSlWOX5uXZ7SZ[5u[^7S^p5uqr8trs7Sst/^tw8twx7Sx!P8t!P!Q5u!Q!]8t!]!^:j!^!a7S!a#S8t#S#T;{#T#s8t#s$f5u$f;'S8t;'S;=`>V<%l?Ah8t?Ah?BY5u?BY?Mn8t?MnO5u!_:sbiSlWb!ROX+PZ[+P^p+Pqr/^sw/^x!P/^!P!Q+P!Q!^/^!a#S/^#S#T0m#T#s/^#s$f+P$f;'S/^;'S;=`1e<%l?Ah/^?Ah?BY+P?BY?Mn/^?MnO+P!V<QciSOp7Sqr;{rs7Sst0mtw;{wx7Sx!P;{!P!Q7S!Q!];{!]!^=]!^!a7S!a#s;{#s$f7S$f;'S;{;'S;=`>P<%l?Ah;{?Ah?BY7S?BY?Mn;{?MnO7S!V=dXiSb!Rqr0msw0mx!P0m!Q!^0m!a#s0m$f;'S0m;'S;=`1_<%l?Ah0m?BY?Mn0m!V>SP;=`<%l;{!_>YP;=`<%l8t!_>dhiSlWOX@OXZAYZ[@O[^AY^p@OqrBwrsAYswBwwxAYx!PBw!P!Q@O!Q!]Bw!]!^/^!^!aAY!a#SBw#S#TE{#T#sBw#s$f@O$f;'SBw;'S;=`HS<%l?AhBw?Ah?BY@O?BY?MnBw?MnO@O!Z@TalWOX@OXZAYZ[@O[^AY^p@Oqr@OrsAYsw@OwxAYx!]@O!]!^Az!^!aAY!a#S@O#S#TAY#T;'S@O;'S;=`Bq<%lO@O!RA]UOpAYq!]AY!]!^Ao!^;'SAY;'S;=`At<%lOAY!RAtOc!R!RAwP;=`<%lAY!ZBRYlWc!ROX+PZ[+P^p+Pqr+Psw+Px!^+P!a#S+P#T;'S+P;'S;=`+t<%lO+P!ZBtP;=`<%l@O!_COhiSlWOX@OXZAYZ[@O[^AY^p@OqrBwrsAYswBwwxAYx!PBw!P!Q@O!Q!]Bw!]!^Dj!^!aAY!a#SBw#S#TE{#T#sBw#s$f@O$f;'SBw;'S;=`HS<%l?AhBw?Ah?BY@O?BY?MnBw?MnO@O!_DsbiSlWc!ROX+PZ[+P^p+Pqr/^sw/^x!P/^!P!Q+P!Q!^/^!a#S/^#S#T0m#T#s/^#s$f+P$f;'S/^;'S;=`1e<%l?Ah/^?Ah?BY+P?BY?Mn/^?MnO+P!VFQbiSOpAYqrE{rsAYswE{wxAYx!PE{!P!QAY!Q!]E{!]!^GY!^!aAY!a#sE{#s$fAY$f;'SE{;'S;=`G|<%l?AhE{?Ah?BYAY?BY?MnE{?MnOAY!VGaXiSc!Rqr0msw0mx!P0m!Q!^0m!a#s0m$f;'S0m;'S;=`1_<%l?Ah0m?BY?Mn0m!VHPP;=`<%lE{!_HVP;=`<%lBw!ZHcW!cxaP!b`Or(trs'ksv(tw!^(t!^!_)e!_;'S(t;'S;=`*P<%lO(t!aIYliSaPlW!b`!dpOX$qXZ&XZ[$q[^&X^p$qpq&Xqr-_rs&}sv-_vw/^wx(tx}-_}!OKQ!O!P-_!P!Q$q!Q!^-_!^!_*V!_!a&X!a#S-_#S#T1k#T#s-_#s$f$q$f;'S-_;'S;=`3X<%l?Ah-_?Ah?BY$q?BY?Mn-_?MnO$q!aK_kiSaPlW!b`!dpOX$qXZ&XZ[$q[^&X^p$qpq&Xqr-_rs&}sv-_vw/^wx(tx!P-_!P!Q$q!Q!^-_!^!_*V!_!`&X!`!aMS!a#S-_#S#T1k#T#s-_#s$f$q$f;'S-_;'S;=`3X<%l?Ah-_?Ah?BY$q?BY?Mn-_?MnO$q!TM_XaP!b`!dp!fQOr&Xrs&}sv&Xwx(tx!^&X!^!_*V!_;'S&X;'S;=`*y<%lO&X!aNZ!ZiSgQaPlW!b`!dpOX$qXZ&XZ[$q[^&X^p$qpq&Xqr-_rs&}sv-_vw/^wx(tx}-_}!OMz!O!PMz!P!Q$q!Q![Mz![!]Mz!]!^-_!^!_*V!_!a&X!a!c-_!c!}Mz!}#R-_#R#SMz#S#T1k#T#oMz#o#s-_#s$f$q$f$}-_$}%OMz%O%W-_%W%oMz%o%p-_%p&aMz&a&b-_&b1pMz1p4UMz4U4dMz4d4e-_4e$ISMz$IS$I`-_$I`$IbMz$Ib$Je-_$Je$JgMz$Jg$Kh-_$Kh%#tMz%#t&/x-_&/x&EtMz&Et&FV-_&FV;'SMz;'S;:j!#|;:j;=`3X<%l?&r-_?&r?AhMz?Ah?BY$q?BY?MnMz?MnO$q!a!$PP;=`<%lMz!R!$ZY!b`!dpOq*Vqr!$yrs(Vsv*Vwx)ex!a*V!a!b!4t!b;'S*V;'S;=`*s<%lO*V!R!%Q]!b`!dpOr*Vrs(Vsv*Vwx)ex}*V}!O!%y!O!f*V!f!g!']!g#W*V#W#X!0`#X;'S*V;'S;=`*s<%lO*V!R!&QX!b`!dpOr*Vrs(Vsv*Vwx)ex}*V}!O!&m!O;'S*V;'S;=`*s<%lO*V!R!&vV!b`!dp!ePOr*Vrs(Vsv*Vwx)ex;'S*V;'S;=`*s<%lO*V!R!'dX!b`!dpOr*Vrs(Vsv*Vwx)ex!q*V!q!r!(P!r;'S*V;'S;=`*s<%lO*V!R!(WX!b`!dpOr*Vrs(Vsv*Vwx)ex!e*V!e!f!(s!f;'S*V;'S;=`*s<%lO*V!R!(zX!b`!dpOr*Vrs(Vsv*Vwx)ex!v*V!v!w!)g!w;'S*V;'S;=`*s<%lO*V!R!)nX!b`!dpOr*Vrs(Vsv*Vwx)ex!{*V!{!|!*Z!|;'S*V;'S;=`*s<%lO*V!R!*bX!b`!dpOr*Vrs(Vsv*Vwx)ex!r*V!r!s!*}!s;'S*V;'S;=`*s<%lO*V!R!+UX!b`!dpOr*Vrs(Vsv*Vwx)ex!g*V!g!h!+q!h;'S*V;'S;=`*s<%lO*V!R!+xY!b`!dpOr!+qrs!,hsv!+qvw!-Swx!.[x!`!+q!`!a!/j!a;'S!+q;'S;=`!0Y<%lO!+qq!,mV!dpOv!,hvx!-Sx!`!,h!`!a!-q!a;'S!,h;'S;=`!.U<%lO!,hP!-VTO!`!-S!`!a!-f!a;'S!-S;'S;=`!-k<%lO!-SP!-kO|PP!-nP;=`<%l!-Sq!-xS!dp|POv(Vx;'S(V;'S;=`(h<%lO(Vq!.XP;=`<%l!,ha!.aX!b`Or!.[rs!-Ssv!.[vw!-Sw!`!.[!`!a!.|!a;'S!.[;'S;=`!/d<%lO!.[a!/TT!b`|POr)esv)ew;'S)e;'S;=`)y<%lO)ea!/gP;=`<%l!.[!R!/sV!b`!dp|POr*Vrs(Vsv*Vwx)ex;'S*V;'S;=`*s<%lO*V!R!0]P;=`<%l!+q!R!0gX!b`!dpOr*Vrs(Vsv*Vwx)ex#c*V#c#d!1S#d;'S*V;'S;=`*s<%lO*V!R!1ZX!b`!dpOr*Vrs(Vsv*Vwx)ex#V*V#V#W!1v#W;'S*V;'S;=`*s<%lO*V!R!1}X!b`!dpOr*Vrs(Vsv*Vwx)ex#h*V#h#i!2j#i;'S*V;'S;=`*s<%lO*V!R!2qX!b`!dpOr*Vrs(Vsv*Vwx)ex#m*V#m#n!3^#n;'S*V;'S;=`*s<%lO*V!R!3eX!b`!dpOr*Vrs(Vsv*Vwx)ex#d*V#d#e!4Q#e;'S*V;'S;=`*s<%lO*V!R!4XX!b`!dpOr*Vrs(Vsv*Vwx)ex#X*V#X#Y!+q#Y;'S*V;'S;=`*s<%lO*V!R!4{Y!b`!dpOr!4trs!5ksv!4tvw!6Vwx!8]x!a!4t!a!b!:]!b;'S!4t;'S;=`!;r<%lO!4tq!5pV!dpOv!5kvx!6Vx!a!5k!a!b!7W!b;'S!5k;'S;=`!8V<%lO!5kP!6YTO!a!6V!a!b!6i!b;'S!6V;'S;=`!7Q<%lO!6VP!6lTO!`!6V!`!a!6{!a;'S!6V;'S;=`!7Q<%lO!6VP!7QOyPP!7TP;=`<%l!6Vq!7]V!dpOv!5kvx!6Vx!`!5k!`!a!7r!a;'S!5k;'S;=`!8V<%lO!5kq!7yS!dpyPOv(Vx;'S(V;'S;=`(h<%lO(Vq!8YP;=`<%l!5ka!8bX!b`Or!8]rs!6Vsv!8]vw!6Vw!a!8]!a!b!8}!b;'S!8];'S;=`!:V<%lO!8]a!9SX!b`Or!8]rs!6Vsv!8]vw!6Vw!`!8]!`!a!9o!a;'S!8];'S;=`!:V<%lO!8]a!9vT!b`yPOr)esv)ew;'S)e;'S;=`)y<%lO)ea!:YP;=`<%l!8]!R!:dY!b`!dpOr!4trs!5ksv!4tvw!6Vwx!8]x!`!4t!`!a!;S!a;'S!4t;'S;=`!;r<%lO!4t!R!;]V!b`!dpyPOr*Vrs(Vsv*Vwx)ex;'S*V;'S;=`*s<%lO*V!R!;uP;=`<%l!4t!V!<TXjSaP!b`!dpOr&Xrs&}sv&Xwx(tx!^&X!^!_*V!_;'S&X;'S;=`*y<%lO&X",
      tokenizers: [scriptTokens, styleTokens, textareaTokens, endTag, tagStart, commentContent, 0, 1, 2, 3, 4, 5],
      topRules: { Document: [0, 16] },
      dialects: { noMatch: 0, selfClosing: 515 },
      tokenPrec: 517
    });
  }
});

// ../../node_modules/.pnpm/@lezer+javascript@1.5.6/node_modules/@lezer/javascript/dist/index.js
var dist_exports5 = {};
__export(dist_exports5, {
  parser: () => parser5
});
function identifierChar(ch, start) {
  return ch >= 65 && ch <= 90 || ch >= 97 && ch <= 122 || ch == 95 || ch >= 192 || !start && ch >= 48 && ch <= 57;
}
var noSemi, noSemiType, incdec, incdecPrefix, questionDot, JSXStartTag, insertSemi, spaces, newline2, LineComment, BlockComment, Dialect_jsx, space2, braceR, semicolon, slash2, star, plus, minus, lt, comma, question2, dot, bracketL2, trackNewline, insertSemicolon, noSemicolon, noSemicolonType, operatorToken, jsx, jsHighlight, spec_identifier2, spec_word, spec_LessThan, parser5, init_dist8 = __esm({
  "../../node_modules/.pnpm/@lezer+javascript@1.5.6/node_modules/@lezer/javascript/dist/index.js"() {
    init_dist3();
    init_dist2();
    noSemi = 317, noSemiType = 318, incdec = 1, incdecPrefix = 2, questionDot = 3, JSXStartTag = 4, insertSemi = 319, spaces = 321, newline2 = 322, LineComment = 5, BlockComment = 6, Dialect_jsx = 0, space2 = [
      9,
      10,
      11,
      12,
      13,
      32,
      133,
      160,
      5760,
      8192,
      8193,
      8194,
      8195,
      8196,
      8197,
      8198,
      8199,
      8200,
      8201,
      8202,
      8232,
      8233,
      8239,
      8287,
      12288
    ], braceR = 125, semicolon = 59, slash2 = 47, star = 42, plus = 43, minus = 45, lt = 60, comma = 44, question2 = 63, dot = 46, bracketL2 = 91, trackNewline = new ContextTracker({
      start: !1,
      shift(context, term) {
        return term == LineComment || term == BlockComment || term == spaces ? context : term == newline2;
      },
      strict: !1
    }), insertSemicolon = new ExternalTokenizer((input, stack) => {
      let { next } = input;
      (next == braceR || next == -1 || stack.context) && input.acceptToken(insertSemi);
    }, { contextual: !0, fallback: !0 }), noSemicolon = new ExternalTokenizer((input, stack) => {
      let { next } = input, after;
      space2.indexOf(next) > -1 || next == slash2 && ((after = input.peek(1)) == slash2 || after == star) || next != braceR && next != semicolon && next != -1 && !stack.context && input.acceptToken(noSemi);
    }, { contextual: !0 }), noSemicolonType = new ExternalTokenizer((input, stack) => {
      input.next == bracketL2 && !stack.context && input.acceptToken(noSemiType);
    }, { contextual: !0 }), operatorToken = new ExternalTokenizer((input, stack) => {
      let { next } = input;
      if (next == plus || next == minus) {
        if (input.advance(), next == input.next) {
          input.advance();
          let mayPostfix = !stack.context && stack.canShift(incdec);
          input.acceptToken(mayPostfix ? incdec : incdecPrefix);
        }
      } else next == question2 && input.peek(1) == dot && (input.advance(), input.advance(), (input.next < 48 || input.next > 57) && input.acceptToken(questionDot));
    }, { contextual: !0 });
    jsx = new ExternalTokenizer((input, stack) => {
      if (input.next != lt || !stack.dialectEnabled(Dialect_jsx) || (input.advance(), input.next == slash2)) return;
      let back = 0;
      for (; space2.indexOf(input.next) > -1; )
        input.advance(), back++;
      if (identifierChar(input.next, !0)) {
        for (input.advance(), back++; identifierChar(input.next, !1); )
          input.advance(), back++;
        for (; space2.indexOf(input.next) > -1; )
          input.advance(), back++;
        if (input.next == comma) return;
        for (let i = 0; ; i++) {
          if (i == 7) {
            if (!identifierChar(input.next, !0)) return;
            break;
          }
          if (input.next != "extends".charCodeAt(i)) break;
          input.advance(), back++;
        }
      }
      input.acceptToken(JSXStartTag, -back);
    }), jsHighlight = styleTags({
      "get set async static": tags.modifier,
      "for while do if else switch try catch finally return throw break continue default case defer": tags.controlKeyword,
      "in of await yield void typeof delete instanceof as satisfies": tags.operatorKeyword,
      "let var const using function class extends": tags.definitionKeyword,
      "import export from": tags.moduleKeyword,
      "with debugger new": tags.keyword,
      TemplateString: tags.special(tags.string),
      super: tags.atom,
      BooleanLiteral: tags.bool,
      this: tags.self,
      null: tags.null,
      Star: tags.modifier,
      VariableName: tags.variableName,
      "CallExpression/VariableName TaggedTemplateExpression/VariableName": tags.function(tags.variableName),
      VariableDefinition: tags.definition(tags.variableName),
      Label: tags.labelName,
      PropertyName: tags.propertyName,
      PrivatePropertyName: tags.special(tags.propertyName),
      "CallExpression/MemberExpression/PropertyName": tags.function(tags.propertyName),
      "FunctionDeclaration/VariableDefinition": tags.function(tags.definition(tags.variableName)),
      "ClassDeclaration/VariableDefinition": tags.definition(tags.className),
      "NewExpression/VariableName": tags.className,
      PropertyDefinition: tags.definition(tags.propertyName),
      PrivatePropertyDefinition: tags.definition(tags.special(tags.propertyName)),
      UpdateOp: tags.updateOperator,
      "LineComment Hashbang": tags.lineComment,
      BlockComment: tags.blockComment,
      Number: tags.number,
      String: tags.string,
      Escape: tags.escape,
      ArithOp: tags.arithmeticOperator,
      LogicOp: tags.logicOperator,
      BitOp: tags.bitwiseOperator,
      CompareOp: tags.compareOperator,
      RegExp: tags.regexp,
      Equals: tags.definitionOperator,
      Arrow: tags.function(tags.punctuation),
      ": Spread": tags.punctuation,
      "( )": tags.paren,
      "[ ]": tags.squareBracket,
      "{ }": tags.brace,
      "InterpolationStart InterpolationEnd": tags.special(tags.brace),
      ".": tags.derefOperator,
      ", ;": tags.separator,
      "@": tags.meta,
      TypeName: tags.typeName,
      TypeDefinition: tags.definition(tags.typeName),
      "type enum interface implements namespace module declare": tags.definitionKeyword,
      "abstract global Privacy readonly override": tags.modifier,
      "is keyof unique infer asserts": tags.operatorKeyword,
      JSXAttributeValue: tags.attributeValue,
      JSXText: tags.content,
      "JSXStartTag JSXStartCloseTag JSXSelfCloseEndTag JSXEndTag": tags.angleBracket,
      "JSXIdentifier JSXNameSpacedName": tags.tagName,
      "JSXAttribute/JSXIdentifier JSXAttribute/JSXNameSpacedName": tags.attributeName,
      "JSXBuiltin/JSXIdentifier": tags.standard(tags.tagName)
    }), spec_identifier2 = { __proto__: null, export: 20, as: 25, from: 33, default: 36, async: 41, function: 42, in: 52, out: 55, const: 56, extends: 60, this: 64, true: 72, false: 72, null: 84, void: 88, typeof: 92, super: 108, new: 142, delete: 154, yield: 163, await: 167, class: 172, public: 237, private: 237, protected: 237, readonly: 239, instanceof: 258, satisfies: 261, import: 294, keyof: 351, unique: 355, infer: 361, asserts: 397, is: 399, abstract: 419, implements: 421, type: 423, let: 426, var: 428, using: 431, interface: 437, enum: 441, namespace: 447, module: 449, declare: 453, global: 457, defer: 473, for: 478, of: 487, while: 490, with: 494, do: 498, if: 502, else: 504, switch: 508, case: 514, try: 520, catch: 524, finally: 528, return: 532, throw: 536, break: 540, continue: 544, debugger: 548 }, spec_word = { __proto__: null, async: 129, get: 131, set: 133, declare: 195, public: 197, private: 197, protected: 197, static: 199, abstract: 201, override: 203, readonly: 209, accessor: 211, new: 403 }, spec_LessThan = { __proto__: null, "<": 193 }, parser5 = LRParser.deserialize({
      version: 14,
      states: "$GSQ%TQlOOO%[QlOOO'_QpOOP(lO`OOO*zQ!0MxO'#CiO+RO#tO'#CjO+aO&jO'#CjO+oO#@ItO'#DaO.QQlO'#DgO.bQlO'#DrO%[QlO'#DzO0fQlO'#ESOOQ!0Lf'#E['#E[O1PQ`O'#EXOOQO'#Ep'#EpOOQO'#Im'#ImO1XQ`O'#GtO1dQ`O'#EoO1iQ`O'#EoO3hQ!0MxO'#JsO6[Q!0MxO'#JtO6uQ`O'#F^O6zQ,UO'#FuOOQ!0Lf'#Fg'#FgO7VO7dO'#FgO9XQMhO'#F}O9`Q`O'#F|OOQ!0Lf'#Jt'#JtOOQ!0Lb'#Js'#JsO9eQ`O'#GxOOQ['#K`'#K`O9pQ`O'#IZO9uQ!0LrO'#I[OOQ['#Ja'#JaOOQ['#I`'#I`Q`QlOOQ`QlOOO9}Q!L^O'#DvO:UQlO'#EOO:]QlO'#EQO9kQ`O'#GtO:dQMhO'#CoO:rQ`O'#EnO:}Q`O'#EzO;hQMhO'#FfO;xQ`O'#GtOOQO'#Ka'#KaO;}Q`O'#KaO<]Q`O'#G|O<]Q`O'#G}O<]Q`O'#HPO9kQ`O'#HSO=SQ`O'#HVO>kQ`O'#CeO>{Q`O'#HdO?TQ`O'#HjO?TQ`O'#HlO`QlO'#HnO?TQ`O'#HpO?TQ`O'#HsO?YQ`O'#HyO?_Q!0LsO'#IPO%[QlO'#IRO?jQ!0LsO'#ITO?uQ!0LsO'#IVO9uQ!0LrO'#IXO@QQ!0MxO'#CiOASQpO'#DlQOQ`OOO%[QlO'#EQOAjQ`O'#ETO:dQMhO'#EnOAuQ`O'#EnOBQQ!bO'#FfOOQ['#Cg'#CgOOQ!0Lb'#Dq'#DqOOQ!0Lb'#Jw'#JwO%[QlO'#JwOOQO'#Jz'#JzOOQO'#Ii'#IiOCQQpO'#EgOOQ!0Lb'#Ef'#EfOOQ!0Lb'#KO'#KOOC|Q!0MSO'#EgODWQpO'#EWOOQO'#Jy'#JyODlQpO'#JzOEyQpO'#EWODWQpO'#EgPFWO&2DjO'#CbPOOO)CEO)CEOOOOO'#Ia'#IaOFcO#tO,59UOOQ!0Lh,59U,59UOOOO'#Ib'#IbOFqO&jO,59UOGPQ!L^O'#DcOOOO'#Id'#IdOGWO#@ItO,59{OOQ!0Lf,59{,59{OGfQlO'#IeOGyQ`O'#JuOIxQ!fO'#JuO+}QlO'#JuOJPQ`O,5:ROJgQ`O'#EpOJtQ`O'#KUOKPQ`O'#KTOKPQ`O'#KTOKXQ`O,5;^OK^Q`O'#KSOOQ!0Ln,5:^,5:^OKeQlO,5:^OMcQ!0MxO,5:fONSQ`O,5:nONmQ!0LrO'#KRONtQ`O'#KQO9eQ`O'#KQO! YQ`O'#KQO! bQ`O,5;]O! gQ`O'#KQO!#lQ!fO'#JtOOQ!0Lh'#Ci'#CiO%[QlO'#ESO!$[Q!fO,5:sOOQS'#J{'#J{OOQO-E<k-E<kO9kQ`O,5=`O!$rQ`O,5=`O!$wQlO,5;ZO!&zQMhO'#EkO!(eQ`O,5;ZO!(jQlO'#DyO!(tQpO,5;eO!(|QpO,5;eO%[QlO,5;eOOQ['#FU'#FUOOQ['#FW'#FWO%[QlO,5;fO%[QlO,5;fO%[QlO,5;fO%[QlO,5;fO%[QlO,5;fO%[QlO,5;fO%[QlO,5;fO%[QlO,5;fO%[QlO,5;fO%[QlO,5;fOOQ['#F['#F[O!)[QlO,5;uOOQ!0Lf,5;z,5;zOOQ!0Lf,5;{,5;{OOQ!0Lf,5;},5;}O%[QlO'#IqO!+_Q!0LrO,5<jO%[QlO,5;fO!&zQMhO,5;fO!+|QMhO,5;fO!-nQMhO'#E^O%[QlO,5;xOOQ!0Lf,5;|,5;|O!-uQ,UO'#FkO!.rQ,UO'#KYO!.^Q,UO'#KYO!.yQ,UO'#KYOOQO'#KY'#KYO!/_Q,UO,5<TOOOW,5<a,5<aO!/pQlO'#FwOOOW'#Ip'#IpO7VO7dO,5<RO!/wQ,UO'#FyOOQ!0Lf,5<R,5<RO!0hQ$IUO'#CyOOQ!0Lh'#C}'#C}O!0{O#@ItO'#DRO!1iQMjO,5<fO!1pQ`O,5<iO!3YQ(CWO'#GYO!3jQ`O'#GZO!3oQ`O'#GZO!5_Q(CWO'#G_O!6dQpO'#GcOOQO'#Go'#GoO!,TQMhO'#GnOOQO'#Gq'#GqO!,TQMhO'#GpO!7VQ$IUO'#JmOOQ!0Lh'#Jm'#JmO!7aQ`O'#JlO!7oQ`O'#JkO!7wQ`O'#CuOOQ!0Lh'#C{'#C{O!8YQ`O'#C}OOQ!0Lh'#DV'#DVOOQ!0Lh'#DX'#DXO!8_Q`O,5<fO1SQ`O'#DZO!,TQMhO'#GQO!,TQMhO'#GSO!8gQ`O'#GUO!8lQ`O'#GVO!3oQ`O'#G]O!,TQMhO'#GbO<]Q`O'#JlO!8qQ`O'#EqO!9`Q`O,5<hOOQ!0Lb'#Cr'#CrO!9hQ`O'#ErO!:bQpO'#EsOOQ!0Lb'#KS'#KSO!:iQ!0LrO'#KbO9uQ!0LrO,5=dO`QlO,5>uOOQ['#Ji'#JiOOQ[,5>v,5>vOOQ[-E<^-E<^O!<hQ!0MxO,5:bO!=[QpO,5:`O!?WQ!0MxO,5:jO%[QlO,5:jO!AnQ!0MxO,5:lOOQO,5@{,5@{O!B_QMhO,5=`O!BmQ!0LrO'#JjO9`Q`O'#JjO!COQ!0LrO,59ZO!CZQpO,59ZO!CcQMhO,59ZO:dQMhO,59ZO!CnQ`O,5;ZO!CvQ`O'#HcO!D[Q`O'#KeO%[QlO,5<OO!=[QpO,5<QO!DdQ`O,5={O!DiQ`O,5={O!DnQ`O,5={O!D|Q`O,5={O9uQ!0LrO,5={O<]Q`O,5=kOOQO'#Cy'#CyO!ETQpO,5=hO!E]QMhO,5=iO!EhQ`O,5=kO!EmQ!bO,5=nO!EuQ`O'#KaO?YQ`O'#HXO9kQ`O'#HZO!EzQ`O'#HZO:dQMhO'#H]O!FPQ`O'#H]OOQ[,5=q,5=qO!FUQ`O'#H^O!FgQ`O'#CoO!FlQ`O,59PO!FvQ`O,59PO!H{QlO,59POOQ[,59P,59PO!I]Q!0LrO,59PO%[QlO,59PO!KhQlO'#HfOOQ['#Hg'#HgOOQ['#Hh'#HhO`QlO,5>OO!LOQ`O,5>OO`QlO,5>UO`QlO,5>WO!LTQ`O,5>YO`QlO,5>[O!LYQ`O,5>_O!L_QlO,5>eOOQ[,5>k,5>kO%[QlO,5>kO9uQ!0LrO,5>mOOQ[,5>o,5>oO#!iQ`O,5>oOOQ[,5>q,5>qO#!iQ`O,5>qOOQ[,5>s,5>sO##VQpO'#D_O%[QlO'#JwO##aQpO'#JwO##{QpO'#DmO#$^QpO'#DmO#&oQlO'#DmO#&vQ`O'#JvO#'OQ`O,5:WO#'TQ`O'#EtO#'`Q`O'#EtO#'eQ`O'#KVO#'mQ`O,5;_O#'rQpO'#DmO#(PQpO'#EVOOQ!0Lf,5:o,5:oO%[QlO,5:oO#(WQ`O,5:oO?YQ`O,5;YO!CZQpO,5;YO!CcQMhO,5;YO:dQMhO,5;YO#(`Q`O,5@cO#(eQ07dO,5:sOOQO-E<g-E<gO#)kQ!0MSO,5;RODWQpO,5:rO#)uQpO,5:rODWQpO,5;RO!COQ!0LrO,5:rOOQ!0Lb'#Ej'#EjOOQO,5;R,5;RO%[QlO,5;RO#*SQ!0LrO,5;RO#*_Q!0LrO,5;RO!CZQpO,5:rOOQO,5;X,5;XO#*mQ!0LrO,5;RPOOO'#I_'#I_P#+RO&2DjO,58|POOO,58|,58|OOOO-E<_-E<_OOQ!0Lh1G.p1G.pOOOO-E<`-E<`OOOO,59},59}O#+^Q!bO,59}OOOO-E<b-E<bOOQ!0Lf1G/g1G/gO#+cQ!fO,5?PO+}QlO,5?POOQO,5?V,5?VO#+mQlO'#IeOOQO-E<c-E<cO#+zQ`O,5@aO#,SQ!fO,5@aO#,ZQ`O,5@oOOQ!0Lf1G/m1G/mO%[QlO,5@pO#,cQ`O'#IkOOQO-E<i-E<iO#,ZQ`O,5@oOOQ!0Lb1G0x1G0xOOQ!0Ln1G/x1G/xOOQ!0Ln1G0Y1G0YO%[QlO,5@mO#,wQ!0LrO,5@mO#-YQ!0LrO,5@mO#-aQ`O,5@lO9eQ`O,5@lO#-iQ`O,5@lO#-wQ`O'#InO#-aQ`O,5@lOOQ!0Lb1G0w1G0wO!(tQpO,5:uO!)PQpO,5:uOOQS,5:w,5:wO#.iQdO,5:wO#.qQMhO1G2zO9kQ`O1G2zOOQ!0Lf1G0u1G0uO#/PQ!0MxO1G0uO#0UQ!0MvO,5;VOOQ!0Lh'#GX'#GXO#0rQ!0MzO'#JmO!$wQlO1G0uO#2}Q!fO'#JxO%[QlO'#JxO#3XQ`O,5:eOOQ!0Lh'#D_'#D_OOQ!0Lf1G1P1G1PO%[QlO1G1POOQ!0Lf1G1g1G1gO#3^Q`O1G1PO#5rQ!0MxO1G1QO#5yQ!0MxO1G1QO#8aQ!0MxO1G1QO#8hQ!0MxO1G1QO#;OQ!0MxO1G1QO#=fQ!0MxO1G1QO#=mQ!0MxO1G1QO#=tQ!0MxO1G1QO#@[Q!0MxO1G1QO#@cQ!0MxO1G1QO#BpQ?MtO'#CiO#DkQ?MtO1G1aO#DrQ?MtO'#JtO#EVQ!0MxO,5?]OOQ!0Lb-E<o-E<oO#GdQ!0MxO1G1QO#HaQ!0MzO1G1QOOQ!0Lf1G1Q1G1QO#IdQMjO'#J}O#InQ`O,5:xO#IsQ!0MxO1G1dO#JgQ,UO,5<XO#JoQ,UO,5<YO#JwQ,UO'#FpO#K`Q`O'#FoOOQO'#KZ'#KZOOQO'#Io'#IoO#KeQ,UO1G1oOOQ!0Lf1G1o1G1oOOOW1G1z1G1zO#KvQ?MtO'#JsO#LQQ`O,5<cO!)[QlO,5<cOOOW-E<n-E<nOOQ!0Lf1G1m1G1mO#LVQpO'#KYOOQ!0Lf,5<e,5<eO#L_QpO,5<eO#LdQMhO'#DTOOOO'#Ic'#IcO#LkO#@ItO,59mOOQ!0Lh,59m,59mO%[QlO1G2QO!8lQ`O'#IsO#LvQ`O,5<{OOQ!0Lh,5<x,5<xO!,TQMhO'#IvO#MdQMjO,5=YO!,TQMhO'#IxO#NVQMjO,5=[O!&zQMhO,5=^OOQO1G2T1G2TO#NaQ!dO'#CrO#NtQ(CWO'#ErO$ |QpO'#GcO$!dQ!dO,5<tO$!kQ`O'#K]O9eQ`O'#K]O$!yQ`O,5<vO$#aQ!dO'#C{O!,TQMhO,5<uO$#kQ`O'#G[O$$PQ`O,5<uO$$UQ!dO'#GXO$$cQ!dO'#K^O$$mQ`O'#K^O!&zQMhO'#K^O$$rQ`O,5<yO$$wQlO'#JwO$%RQpO'#GdO#$^QpO'#GdO$%dQ`O'#GhO!3oQ`O'#GlO$%iQ!0LrO'#IuO$%tQpO,5<}OOQ!0Lp,5<},5<}O$%{QpO'#GdO$&YQpO'#GeO$&kQpO'#GeO$&pQMjO,5=YO$'QQMjO,5=[OOQ!0Lh,5=_,5=_O!,TQMhO,5@WO!,TQMhO,5@WO$'bQ`O'#IzO$'vQ`O,5@VO$(OQ`O,59aOOQ!0Lh,59i,59iO$(TQ`O,5@WO$)TQ$IYO,59uOOQ!0Lh'#Jq'#JqO$)vQMjO,5<lO$*iQMjO,5<nO@zQ`O,5<pOOQ!0Lh,5<q,5<qO$*sQ`O,5<wO$*xQMjO,5<|O$+YQ`O'#KQO!$wQlO1G2SO$+_Q`O1G2SO9eQ`O'#KTO$+dQ`O'#D_O9eQ`O'#EtO%[QlO'#EtO9eQ`O'#I|O$+rQ!0LrO,5@|OOQ[1G3O1G3OOOQ[1G4a1G4aOOQ!0Lf1G/|1G/|OOQ!0Lf1G/z1G/zO$-tQ!0MxO1G0UOOQ[1G2z1G2zO!&zQMhO1G2zO%[QlO1G2zO#.tQ`O1G2zO$/xQMhO'#EkOOQ!0Lb,5@U,5@UO$0VQ!0LrO,5@UOOQ[1G.u1G.uO!COQ!0LrO1G.uO!CZQpO1G.uO!CcQMhO1G.uO$0hQ`O1G0uO$0mQ`O'#CiO$0xQ`O'#KfO$1QQ`O,5=}O$1VQ`O'#KfO$1[Q`O'#KfO$1jQ`O'#JSO$1xQ`O,5APO$2QQ!fO1G1jOOQ!0Lf1G1l1G1lO9kQ`O1G3gO@zQ`O1G3gO$2XQ`O1G3gO$2^Q`O1G3gO!DnQ`O1G3gO9uQ!0LrO1G3gOOQ[1G3g1G3gO!EhQ`O1G3VO!&zQMhO1G3SO$2cQ`O1G3SOOQ[1G3T1G3TO!&zQMhO1G3TO$2hQ`O1G3TO$2pQpO'#HROOQ[1G3V1G3VO!6_QpO'#JOO!EmQ!bO1G3YOOQ[1G3Y1G3YOOQ[,5=s,5=sO$2xQMhO,5=uO9kQ`O,5=uO$%dQ`O,5=wO9`Q`O,5=wO!CZQpO,5=wO!CcQMhO,5=wO:dQMhO,5=wO$3WQ`O'#KdO$3cQ`O,5=xOOQ[1G.k1G.kO$3hQ!0LrO1G.kO@zQ`O1G.kO$3sQ`O1G.kO9uQ!0LrO1G.kO$5{Q!fO,5ARO$6YQ`O,5ARO9eQ`O,5ARO$6eQlO,5>QO$6lQ`O,5>QOOQ[1G3j1G3jO`QlO1G3jOOQ[1G3p1G3pOOQ[1G3r1G3rO?TQ`O1G3tO$6qQlO1G3vO$:uQlO'#HuOOQ[1G3y1G3yO$;SQ`O'#H{O?YQ`O'#H}OOQ[1G4P1G4PO$;[QlO1G4PO9uQ!0LrO1G4VOOQ[1G4X1G4XOOQ!0Lb'#G`'#G`O9uQ!0LrO1G4ZO9uQ!0LrO1G4]O$?cQ`O,5@cO9eQ`O,5;`O?YQ`O,5:XO!)[QlO,5:XO!CZQpO,5:XO$?hQ?MtO,5:XOOQO,5;`,5;`O$?rQpO'#IfO$@YQ`O,5@bOOQ!0Lf1G/r1G/rO!)[QlO,5;`O$@bQpO'#IlO$@lQ`O,5@qOOQ!0Lb1G0y1G0yO#$^QpO,5:XOOQO'#Ih'#IhO$@tQpO,5:qOOQ!0Ln,5:q,5:qO#(ZQ`O1G0ZOOQ!0Lf1G0Z1G0ZO%[QlO1G0ZOOQ!0Lf1G0t1G0tO?YQ`O1G0tO!CZQpO1G0tO!CcQMhO1G0tOOQ!0Lb1G5}1G5}O!COQ!0LrO1G0^OOQO1G0m1G0mO%[QlO1G0mO$@{Q!0LrO1G0mO$AWQ!0LrO1G0mO!CZQpO1G0^ODWQpO1G0^O$AfQ!0LrO1G0mOOQO1G0^1G0^O$AzQ!0MxO1G0mPOOO-E<]-E<]POOO1G.h1G.hOOOO1G/i1G/iO$BUQ!bO,5<jO$B^Q!fO1G4kOOQO1G4q1G4qO%[QlO,5?PO$BhQ`O1G5{O$BpQ`O1G6ZO$BxQ!fO1G6[O9eQ`O,5?VO$CSQ!0MxO1G6XO%[QlO1G6XO$CdQ!0LrO1G6XO$CuQ`O1G6WO$CuQ`O1G6WO9eQ`O1G6WO$C}Q`O,5?YO9eQ`O,5?YOOQO,5?Y,5?YO$DcQ`O,5?YO$+YQ`O,5?YOOQO-E<l-E<lOOQS1G0a1G0aOOQS1G0c1G0cO#.lQ`O1G0cOOQ[7+(f7+(fO!&zQMhO7+(fO%[QlO7+(fO$DqQ`O7+(fO$D|QMhO7+(fO$E[Q!0MzO,5=YO$GgQ!0MzO,5=[O$IrQ!0MzO,5=YO$LTQ!0MzO,5=[O$NfQ!0MzO,59uO%!kQ!0MzO,5<lO%$vQ!0MzO,5<nO%'RQ!0MzO,5<|OOQ!0Lf7+&a7+&aO%)dQ!0MxO7+&aO%*WQlO'#IgO%*eQ`O,5@dO%*mQ!fO,5@dOOQ!0Lf1G0P1G0PO%*wQ`O7+&kOOQ!0Lf7+&k7+&kO%*|Q?MtO,5:fO%[QlO7+&{O%+WQ?MtO,5:bO%+eQ?MtO,5:jO%+oQ?MtO,5:lO%+yQMhO'#IjO%,TQ`O,5@iOOQ!0Lh1G0d1G0dOOQO1G1s1G1sOOQO1G1t1G1tO%,]Q!jO,5<[O!)[QlO,5<ZOOQO-E<m-E<mOOQ!0Lf7+'Z7+'ZOOOW7+'f7+'fOOOW1G1}1G1}O%,hQ`O1G1}OOQ!0Lf1G2P1G2POOOO,59o,59oO%,mQ!dO,59oOOOO-E<a-E<aOOQ!0Lh1G/X1G/XO%,tQ!0MxO7+'lOOQ!0Lh,5?_,5?_O%-hQMhO1G2gP%-oQ`O'#IsPOQ!0Lh-E<q-E<qO%.]QMjO,5?bOOQ!0Lh-E<t-E<tO%/OQMjO,5?dOOQ!0Lh-E<v-E<vO%/YQ!dO1G2xO%/aQ!dO'#CrO%/wQMhO'#KTO$$wQlO'#JwOOQ!0Lh1G2`1G2`O%0RQ`O'#IrO%0jQ`O,5@wO%0jQ`O,5@wO%0rQ`O,5@wO%0}Q`O,5@wOOQO1G2b1G2bO%1]QMjO1G2aO$+YQ`O'#K]O!,TQMhO1G2aO%1mQ(CWO'#ItO%1zQ`O,5@xO!&zQMhO,5@xO%2SQ!dO,5@xOOQ!0Lh1G2e1G2eO%4dQ!fO'#CiO%4nQ`O,5=QOOQ!0Lb,5=O,5=OO%4vQpO,5=OOOQ!0Lb,5=P,5=POCwQ`O,5=OO%5RQpO,5=OOOQ!0Lb,5=S,5=SO$+YQ`O,5=WOOQO,5?a,5?aOOQO-E<s-E<sOOQ!0Lp1G2i1G2iO#$^QpO,5=OO$$wQlO,5=QO%5aQ`O,5=PO%5lQpO,5=PO!,TQMhO'#IvO%6fQMjO1G2tO!,TQMhO'#IxO%7XQMjO1G2vO%7cQMjO1G5rO%7mQMjO1G5rOOQO,5?f,5?fOOQO-E<x-E<xOOQO1G.{1G.{O!,TQMhO1G5rO!,TQMhO1G5rO!=[QpO,59wO%[QlO,59wOOQ!0Lh,5<k,5<kO%7zQ`O1G2[O!,TQMhO1G2cO%8PQ!0MxO7+'nOOQ!0Lf7+'n7+'nO!$wQlO7+'nO%8sQ`O,5;`OOQ!0Lb,5?h,5?hOOQ!0Lb-E<z-E<zO%8xQ!dO'#K_O#(ZQ`O7+(fO4UQ!fO7+(fO$DtQ`O7+(fO%9SQ!0MvO'#CiO%9gQ!0MvO,5=TO%9zQ`O,5=TO%:SQ`O,5=TOOQ!0Lb1G5p1G5pOOQ[7+$a7+$aO!COQ!0LrO7+$aO!CZQpO7+$aO!$wQlO7+&aO%:XQ`O'#JRO%:pQ`O,5AQOOQO1G3i1G3iO9kQ`O,5AQO%:pQ`O,5AQO%:xQ`O,5AQOOQO,5?n,5?nOOQO-E=Q-E=QOOQ!0Lf7+'U7+'UO%:}Q`O7+)RO9uQ!0LrO7+)RO9kQ`O7+)RO@zQ`O7+)RO%;SQ`O7+)ROOQ[7+)R7+)ROOQ[7+(q7+(qO%;XQ!0MvO7+(nO!&zQMhO7+(nO!EcQ`O7+(oOOQ[7+(o7+(oO!&zQMhO7+(oO%;cQ`O'#KcO%;nQ`O,5=mOOQO,5?j,5?jOOQO-E<|-E<|OOQ[7+(t7+(tO%=QQpO'#H[OOQ[1G3a1G3aO!&zQMhO1G3aO%[QlO1G3aO%=XQ`O1G3aO%=dQMhO1G3aO9uQ!0LrO1G3cO$%dQ`O1G3cO9`Q`O1G3cO!CZQpO1G3cO!CcQMhO1G3cO%=rQ`O'#JQO%>WQ`O,5AOO%>`QpO,5AOOOQ!0Lb1G3d1G3dOOQ[7+$V7+$VO@zQ`O7+$VO9uQ!0LrO7+$VO%>kQ`O7+$VO%[QlO1G6mO%[QlO1G6nO%>pQ!0LrO1G6mO%>zQlO1G3lO%?RQ`O1G3lO%?WQlO1G3lOOQ[7+)U7+)UO9uQ!0LrO7+)`O`QlO7+)bOOQ['#Ki'#KiOOQ['#JT'#JTO%?_QlO,5>aOOQ[,5>a,5>aO%[QlO'#HvO%?lQ`O'#HxOOQ[,5>g,5>gO9eQ`O,5>gOOQ[,5>i,5>iOOQ[7+)k7+)kOOQ[7+)q7+)qOOQ[7+)u7+)uOOQ[7+)w7+)wO%?qQpO1G5}O%@]Q`O1G0zOOQO1G/s1G/sO%@hQ?MtO1G/sO?YQ`O1G/sO!)[QlO'#DmOOQO,5?Q,5?QOOQO-E<d-E<dO%@rQ?MtO1G0zOOQO,5?W,5?WOOQO-E<j-E<jO!CZQpO1G/sOOQO-E<f-E<fOOQ!0Ln1G0]1G0]OOQ!0Lf7+%u7+%uO#(ZQ`O7+%uOOQ!0Lf7+&`7+&`O?YQ`O7+&`O!CZQpO7+&`OOQO7+%x7+%xO$AzQ!0MxO7+&XOOQO7+&X7+&XO%[QlO7+&XO%@|Q!0LrO7+&XO!COQ!0LrO7+%xO!CZQpO7+%xO%AXQ!0LrO7+&XO%AgQ!0MxO7++sO%[QlO7++sO%AwQ`O7++rO%AwQ`O7++rOOQO1G4t1G4tO9eQ`O1G4tO%BPQ`O1G4tOOQS7+%}7+%}O#(ZQ`O<<LQO4UQ!fO<<LQO%B_Q`O<<LQOOQ[<<LQ<<LQO!&zQMhO<<LQO%[QlO<<LQO%BgQ`O<<LQO%BrQ!0MzO,5?bO%D}Q!0MzO,5?dO%GYQ!0MzO1G2aO%IkQ!0MzO1G2tO%KvQ!0MzO1G2vO%NRQ!fO,5?RO%[QlO,5?ROOQO-E<e-E<eO%N]Q`O1G6OOOQ!0Lf<<JV<<JVO%NeQ?MtO1G0uO&!lQ?MtO1G1QO&!sQ?MtO1G1QO&$tQ?MtO1G1QO&${Q?MtO1G1QO&&|Q?MtO1G1QO&(}Q?MtO1G1QO&)UQ?MtO1G1QO&)]Q?MtO1G1QO&+^Q?MtO1G1QO&+eQ?MtO1G1QO&+lQ!0MxO<<JgO&-dQ?MtO1G1QO&.aQ?MvO1G1QO&/dQ?MvO'#JmO&1jQ?MtO1G1dO&1wQ?MtO1G0UO&2RQMjO,5?UOOQO-E<h-E<hO!)[QlO'#FrOOQO'#K['#K[OOQO1G1v1G1vO&2]Q`O1G1uO&2bQ?MtO,5?]OOOW7+'i7+'iOOOO1G/Z1G/ZO&2lQ!dO1G4yOOQ!0Lh7+(R7+(RP!&zQMhO,5?_O!,TQMhO7+(dO&2sQ`O,5?^O9eQ`O,5?^O$+YQ`O,5?^OOQO-E<p-E<pO&3RQ`O1G6cO&3RQ`O1G6cO&3ZQ`O1G6cO&3fQMjO7+'{O&3vQ!dO,5?`O&4QQ`O,5?`O!&zQMhO,5?`OOQO-E<r-E<rO&4VQ!dO1G6dO&4aQ`O1G6dO&4iQ`O1G2lO!&zQMhO1G2lOOQ!0Lb1G2j1G2jOOQ!0Lb1G2k1G2kO%4vQpO1G2jO!CZQpO1G2jOCwQ`O1G2jOOQ!0Lb1G2r1G2rO&4nQpO1G2jO&4|Q`O1G2lO$+YQ`O1G2kOCwQ`O1G2kO$$wQlO1G2lO&5UQ`O1G2kO&5xQMjO,5?bOOQ!0Lh-E<u-E<uO&6kQMjO,5?dOOQ!0Lh-E<w-E<wO!,TQMhO7++^O&6uQMjO7++^O&7PQMjO7++^OOQ!0Lh1G/c1G/cO&7^Q`O1G/cOOQ!0Lh7+'v7+'vO&7cQMjO7+'}O&7sQ!0MxO<<KYOOQ!0Lf<<KY<<KYO&8gQ`O1G0zO!&zQMhO'#I{O&8lQ`O,5@yO&:nQ!fO<<LQO!&zQMhO1G2oO&:uQ!0LrO1G2oOOQ[<<G{<<G{O!COQ!0LrO<<G{O&;WQ!0MxO<<I{OOQ!0Lf<<I{<<I{OOQO,5?m,5?mO&;zQ`O,5?mO&<PQ`O,5?mOOQO-E=P-E=PO&<_Q`O1G6lO&<_Q`O1G6lO9kQ`O1G6lO@zQ`O<<LmOOQ[<<Lm<<LmO&<gQ`O<<LmO9uQ!0LrO<<LmO9kQ`O<<LmOOQ[<<LY<<LYO%;XQ!0MvO<<LYOOQ[<<LZ<<LZO!EcQ`O<<LZO&<lQpO'#I}O&<wQ`O,5@}O!)[QlO,5@}OOQ[1G3X1G3XOOQO'#JP'#JPO9uQ!0LrO'#JPO&=PQpO,5=vOOQ[,5=v,5=vO&=WQpO'#EgO&=_QpO'#GfO&=dQ`O7+({O&=iQ`O7+({OOQ[7+({7+({O!&zQMhO7+({O%[QlO7+({O&=qQ`O7+({OOQ[7+(}7+(}O9uQ!0LrO7+(}O$%dQ`O7+(}O9`Q`O7+(}O!CZQpO7+(}O&=|Q`O,5?lOOQO-E=O-E=OOOQO'#H_'#H_O&>XQ`O1G6jO9uQ!0LrO<<GqOOQ[<<Gq<<GqO@zQ`O<<GqO&>aQ`O7+,XO&>fQ`O7+,YO%[QlO7+,XO%[QlO7+,YOOQ[7+)W7+)WO&>kQ`O7+)WO&>pQlO7+)WO&>wQ`O7+)WOOQ[<<Lz<<LzOOQ[<<L|<<L|OOQ[-E=R-E=ROOQ[1G3{1G3{O&>|Q`O,5>bOOQ[,5>d,5>dO&?RQ`O1G4RO9eQ`O7+&fO!)[QlO7+&fOOQO7+%_7+%_O&?WQ?MtO1G6[O?YQ`O7+%_OOQ!0Lf<<Ia<<IaOOQ!0Lf<<Iz<<IzO?YQ`O<<IzOOQO<<Is<<IsO$AzQ!0MxO<<IsO%[QlO<<IsOOQO<<Id<<IdO!COQ!0LrO<<IdO&?bQ!0LrO<<IsO&?mQ!0MxO<= _O&?}Q`O<= ^OOQO7+*`7+*`O9eQ`O7+*`OOQ[ANAlANAlO&@VQ!fOANAlO!&zQMhOANAlO#(ZQ`OANAlO4UQ!fOANAlO&@^Q`OANAlO%[QlOANAlO&@fQ!0MzO7+'{O&BwQ!0MzO,5?bO&ESQ!0MzO,5?dO&G_Q!0MzO7+'}O&IpQ!fO1G4mO&IzQ?MtO7+&aO&LOQ?MvO,5=YO&NVQ?MvO,5=[O&NgQ?MvO,5=YO&NwQ?MvO,5=[O' XQ?MvO,59uO'#_Q?MvO,5<lO'%bQ?MvO,5<nO''vQ?MvO,5<|O')lQ?MtO7+'lO')yQ?MtO7+'nO'*WQ`O,5<^OOQO7+'a7+'aOOQ!0Lh7+*e7+*eO'*]QMjO<<LOOOQO1G4x1G4xO'*dQ`O1G4xO'*oQ`O1G4xO'*}Q`O7++}O'*}Q`O7++}O!&zQMhO1G4zO'+VQ!dO1G4zO'+aQ`O7+,OO'+iQ`O7+(WO'+tQ!dO7+(WOOQ!0Lb7+(U7+(UOOQ!0Lb7+(V7+(VO!CZQpO7+(UOCwQ`O7+(UO',OQ`O7+(WO!&zQMhO7+(WO$+YQ`O7+(VO',TQ`O7+(WOCwQ`O7+(VO',]QMjO<<NxO!,TQMhO<<NxOOQ!0Lh7+$}7+$}O',gQ!dO,5?gOOQO-E<y-E<yO',qQ!0MvO7+(ZO!&zQMhO7+(ZOOQ[AN=gAN=gO9kQ`O1G5XOOQO1G5X1G5XO'-RQ`O1G5XO'-WQ`O7+,WO'-WQ`O7+,WO9uQ!0LrOANBXO@zQ`OANBXOOQ[ANBXANBXO'-`Q`OANBXOOQ[ANAtANAtOOQ[ANAuANAuO'-eQ`O,5?iOOQO-E<{-E<{O'-pQ?MtO1G6iOOQO,5?k,5?kOOQO-E<}-E<}OOQ[1G3b1G3bO'-zQ`O,5=QOOQ[<<Lg<<LgO!&zQMhO<<LgO&=dQ`O<<LgO'.PQ`O<<LgO%[QlO<<LgOOQ[<<Li<<LiO9uQ!0LrO<<LiO$%dQ`O<<LiO9`Q`O<<LiO'.XQpO1G5WO'.dQ`O7+,UOOQ[AN=]AN=]O9uQ!0LrOAN=]OOQ[<= s<= sOOQ[<= t<= tO'.lQ`O<= sO'.qQ`O<= tOOQ[<<Lr<<LrO'.vQ`O<<LrO'.{QlO<<LrOOQ[1G3|1G3|O?YQ`O7+)mO'/SQ`O<<JQO'/_Q?MtO<<JQOOQO<<Hy<<HyOOQ!0LfAN?fAN?fOOQOAN?_AN?_O$AzQ!0MxOAN?_OOQOAN?OAN?OO%[QlOAN?_OOQO<<Mz<<MzOOQ[G27WG27WO!&zQMhOG27WO#(ZQ`OG27WO'/iQ!fOG27WO4UQ!fOG27WO'/pQ`OG27WO'/xQ?MtO<<JgO'0VQ?MvO1G2aO'1{Q?MvO,5?bO'4OQ?MvO,5?dO'6RQ?MvO1G2tO'8UQ?MvO1G2vO':XQ?MtO<<KYO':fQ?MtO<<I{OOQO1G1x1G1xO!,TQMhOANAjOOQO7+*d7+*dO':sQ`O7+*dO';OQ`O<= iO';WQ!dO7+*fOOQ!0Lb<<Kr<<KrO$+YQ`O<<KrOCwQ`O<<KrO';bQ`O<<KrO!&zQMhO<<KrOOQ!0Lb<<Kp<<KpO!CZQpO<<KpO';mQ!dO<<KrOOQ!0Lb<<Kq<<KqO';wQ`O<<KrO!&zQMhO<<KrO$+YQ`O<<KqO';|QMjOANDdO'<WQ!0MvO<<KuOOQO7+*s7+*sO9kQ`O7+*sO'<hQ`O<= rOOQ[G27sG27sO9uQ!0LrOG27sO@zQ`OG27sO!)[QlO1G5TO'<pQ`O7+,TO'<xQ`O1G2lO&=dQ`OANBROOQ[ANBRANBRO!&zQMhOANBRO'<}Q`OANBROOQ[ANBTANBTO9uQ!0LrOANBTO$%dQ`OANBTOOQO'#H`'#H`OOQO7+*r7+*rOOQ[G22wG22wOOQ[ANE_ANE_OOQ[ANE`ANE`OOQ[ANB^ANB^O'=VQ`OANB^OOQ[<<MX<<MXO!)[QlOAN?lOOQOG24yG24yO$AzQ!0MxOG24yO#(ZQ`OLD,rOOQ[LD,rLD,rO!&zQMhOLD,rO'=[Q!fOLD,rO'=cQ?MvO7+'{O'?XQ?MvO,5?bO'A[Q?MvO,5?dO'C_Q?MvO7+'}O'ETQMjOG27UOOQO<<NO<<NOOOQ!0LbANA^ANA^O$+YQ`OANA^OCwQ`OANA^O'EeQ!dOANA^OOQ!0LbANA[ANA[O'ElQ`OANA^O!&zQMhOANA^O'EwQ!dOANA^OOQ!0LbANA]ANA]OOQO<<N_<<N_OOQ[LD-_LD-_O9uQ!0LrOLD-_O'FRQ?MtO7+*oOOQO'#Gg'#GgOOQ[G27mG27mO&=dQ`OG27mO!&zQMhOG27mOOQ[G27oG27oO9uQ!0LrOG27oOOQ[G27xG27xO'F]Q?MtOG25WOOQOLD*eLD*eOOQ[!$(!^!$(!^O#(ZQ`O!$(!^O!&zQMhO!$(!^O'FgQ!0MzOG27UOOQ!0LbG26xG26xO$+YQ`OG26xO'HxQ`OG26xOCwQ`OG26xO'ITQ!dOG26xO!&zQMhOG26xOOQ[!$(!y!$(!yOOQ[LD-XLD-XO&=dQ`OLD-XOOQ[LD-ZLD-ZOOQ[!)9Ex!)9ExO#(ZQ`O!)9ExOOQ!0LbLD,dLD,dO$+YQ`OLD,dOCwQ`OLD,dO'I[Q`OLD,dO'IgQ!dOLD,dOOQ[!$(!s!$(!sOOQ[!.K;d!.K;dO'InQ?MvOG27UOOQ!0Lb!$(!O!$(!OO$+YQ`O!$(!OOCwQ`O!$(!OO'KdQ`O!$(!OOOQ!0Lb!)9Ej!)9EjO$+YQ`O!)9EjOCwQ`O!)9EjOOQ!0Lb!.K;U!.K;UO$+YQ`O!.K;UOOQ!0Lb!4/0p!4/0pO!)[QlO'#DzO1PQ`O'#EXO'KoQ!fO'#JsO'KvQ!L^O'#DvO'K}QlO'#EOO'LUQ!fO'#CiO'NlQ!fO'#CiO!)[QlO'#EQO'N|QlO,5;ZO!)[QlO,5;fO!)[QlO,5;fO!)[QlO,5;fO!)[QlO,5;fO!)[QlO,5;fO!)[QlO,5;fO!)[QlO,5;fO!)[QlO,5;fO!)[QlO,5;fO!)[QlO,5;fO!)[QlO'#IqO(#PQ`O,5<jO!)[QlO,5;fO(#XQMhO,5;fO($rQMhO,5;fO!)[QlO,5;xO!&zQMhO'#GnO(#XQMhO'#GnO!&zQMhO'#GpO(#XQMhO'#GpO1SQ`O'#DZO1SQ`O'#DZO!&zQMhO'#GQO(#XQMhO'#GQO!&zQMhO'#GSO(#XQMhO'#GSO!&zQMhO'#GbO(#XQMhO'#GbO!)[QlO,5:jO($yQpO'#D_O!)[QlO,5@pO'N|QlO1G0uO(%TQ?MtO'#CiO!)[QlO1G2QO!&zQMhO'#IvO(#XQMhO'#IvO!&zQMhO'#IxO(#XQMhO'#IxO(%_Q!dO'#CrO!&zQMhO,5<uO(#XQMhO,5<uO'N|QlO1G2SO!)[QlO7+&{O!&zQMhO1G2aO(#XQMhO1G2aO!&zQMhO'#IvO(#XQMhO'#IvO!&zQMhO'#IxO(#XQMhO'#IxO!&zQMhO1G2cO(#XQMhO1G2cO'N|QlO7+'nO'N|QlO7+&aO!&zQMhOANAjO(#XQMhOANAjO(%rQ`O'#EoO(%wQ`O'#EoO(&PQ`O'#F^O(&UQ`O'#EzO(&ZQ`O'#KUO(&fQ`O'#KSO(&qQ`O,5;ZO(&vQMjO,5<fO(&}Q`O'#GZO('SQ`O'#GZO('XQ`O,5<fO('aQ`O,5<hO('iQ`O,5;ZO('qQ?MtO1G1aO('xQ`O,5<uO('}Q`O,5<uO((SQ`O,5<wO((XQ`O,5<wO((^Q`O1G2SO((cQ`O1G0uO((hQMjO<<LOO((oQMjO<<LOO((vQMhO'#F}O9`Q`O'#F|OAuQ`O'#EnO!)[QlO,5;uO!3oQ`O'#GZO!3oQ`O'#GZO!3oQ`O'#G]O!3oQ`O'#G]O!,TQMhO7+(dO!,TQMhO7+(dO%/YQ!dO1G2xO%/YQ!dO1G2xO!&zQMhO,5=^O!&zQMhO,5=^",
      stateData: "(){~O'}OS(OOSTOS(PRQ~OPYOQYOSfOY!VOaqOdzOeyOl!POpkOrYOskOtkOzkO|YO!OYO!SWO!WkO!XkO!_XO!iuO!lZO!oYO!pYO!qYO!svO!uwO!xxO!|]O$X|O$oiO%i}O%k!QO%m!OO%n!OO%o!OO%r!RO%t!SO%w!TO%x!TO%z!UO&X!WO&_!XO&a!YO&c!ZO&e![O&h!]O&n!^O&t!_O&v!`O&x!aO&z!bO&|!cO(USO(WTO(ZUO(bVO(p[O~OWtO~P`OPYOQYOSfOd!jOe!iOpkOrYOskOtkOzkO|YO!OYO!SWO!WkO!XkO!_!eO!iuO!lZO!oYO!pYO!qYO!svO!u!gO!x!hO$X!kO$oiO(U!dO(WTO(ZUO(bVO(p[O~Oa!wOs!nO!S!oO!b!yO!c!vO!d!vO!|<XO#T!pO#U!pO#V!xO#W!pO#X!pO#[!zO#]!zO(V!lO(WTO(ZUO(f!mO(p!sO~O(P!{O~OP]XR]X[]Xa]Xj]Xr]X!Q]X!S]X!]]X!l]X!p]X#R]X#S]X#`]X#lfX#o]X#p]X#q]X#r]X#s]X#t]X#u]X#v]X#w]X#y]X#{]X#|]X$R]X'{]X(b]X(s]X(z]X({]X~O!g%SX~P(qO_!}O(W#PO(X!}O(Y#PO~O_#QO(Y#PO(Z#PO([#QO~Ox#SO!U#TO(c#TO(d#VO~OPYOQYOSfOd!jOe!iOpkOrYOskOtkOzkO|YO!OYO!SWO!WkO!XkO!_!eO!iuO!lZO!oYO!pYO!qYO!svO!u!gO!x!hO$X!kO$oiO(U<]O(WTO(ZUO(bVO(p[O~O![#ZO!]#WO!Y(iP!Y(wP~P+}O!^#cO~P`OPYOQYOSfOd!jOe!iOrYOskOtkOzkO|YO!OYO!SWO!WkO!XkO!_!eO!iuO!lZO!oYO!pYO!qYO!svO!u!gO!x!hO$X!kO$oiO(WTO(ZUO(bVO(p[O~Op#mO![#iO!|]O#j#lO#k#iO(U<^O!k(tP~P.iO!l#oO(U#nO~O!x#sO!|]O%i#tO~O#l#uO~O!g#vO#l#uO~OP$[OR#zO[$cOj$ROr$aO!Q#yO!S#{O!]$_O!l#xO!p$[O#R$RO#o$OO#p$PO#q$PO#r$PO#s$QO#t$RO#u$RO#v$bO#w$SO#y$UO#{$WO#|$XO(bVO(s$YO(z#|O({#}O~Oa(gX'{(gX'x(gX!k(gX!Y(gX!_(gX%j(gX!g(gX~P1qO#S$dO#`$eO$R$eOP(hXR(hX[(hXj(hXr(hX!Q(hX!S(hX!](hX!l(hX!p(hX#R(hX#o(hX#p(hX#q(hX#r(hX#s(hX#t(hX#u(hX#v(hX#w(hX#y(hX#{(hX#|(hX(b(hX(s(hX(z(hX({(hX!_(hX%j(hX~Oa(hX'{(hX'x(hX!Y(hX!k(hXv(hX!g(hX~P4UO#`$eO~O$^$hO$`$gO$g$mO~OSfO!_$nO$j$oO$l$qO~Oh%VOj%dOk%dOp%WOr%XOs$tOt$tOz%YO|%ZO!O%]O!S${O!_$|O!i%bO!l$xO#k%cO$X%`O$u%^O$w%_O$z%aO(U$sO(WTO(ZUO(b$uO(z$}O({%POg(_P~Ol%[O~P7eO!l%eO~O!S%hO!_%iO(U%gO~O!g%mO~Oa%nO'{%nO~O!Q%rO~P%[O(V!lO~P%[O%o%vO~P%[Oh%VO!l%eO(U%gO(V!lO~Oe%}O!l%eO(U%gO~Oj$RO~O!_&PO(U%gO(V!lO(WTO(ZUO`)XP~O!Q&SO!l&RO%k&VO&U&WO~P;SO!x#sO~O%t&YO!S)TX!_)TX(U)TX~O(U&ZO~Ol!PO!u&`O%k!QO%m!OO%n!OO%o!OO%r!RO%t!SO%w!TO%x!TO~Od&eOe&dO!x&bO%i&cO%|&aO~P<bOd&hOeyOl!PO!_&gO!u&`O!xxO!|]O%i}O%m!OO%n!OO%o!OO%r!RO%t!SO%w!TO%x!TO%z!UO~Ob&kO#`&nO%k&iO(V!lO~P=gO!l&oO!u&sO~O!l#oO~O!_XO~Oa%nO'y&{O'{%nO~Oa%nO'y'OO'{%nO~Oa%nO'y'QO'{%nO~O'x]X!Y]Xv]X!k]X&]]X!_]X%j]X!g]X~P(qO!b'`O!c'WO!d'WO(V!lO(WTO(ZUO~Os'UO!S'TO!['XO(f'SO!^(jP!^(yP~P@nOn'cO!_'aO(U%gO~Oe'hO!l%eO(U%gO~O!Q&SO!l&RO~Os!nO!S!oO!|<XO#T!pO#U!pO#W!pO#X!pO(V!lO(WTO(ZUO(f!mO(p!sO~O!b'nO!c'mO!d'mO#V!pO#['oO#]'oO~PBYOa%nOh%VO!g#vO!l%eO'{%nO(s'qO~O!p'uO#`'sO~PChOs!nO!S!oO(WTO(ZUO(f!mO(p!sO~O!_XOs(nX!S(nX!b(nX!c(nX!d(nX!|(nX#T(nX#U(nX#V(nX#W(nX#X(nX#[(nX#](nX(V(nX(W(nX(Z(nX(f(nX(p(nX~O!c'mO!d'mO(V!lO~PDWO(Q'yO(R'yO(S'{O~O_!}O(W'}O(X!}O(Y'}O~O_#QO(Y'}O(Z'}O([#QO~Ov(PO~P%[Ox#SO!U#TO(c#TO(d(SO~O![(UO!Y'XX!Y'_X!]'XX!]'_X~P+}O!](WO!Y(iX~OP$[OR#zO[$cOj$ROr$aO!Q#yO!S#{O!](WO!l#xO!p$[O#R$RO#o$OO#p$PO#q$PO#r$PO#s$QO#t$RO#u$RO#v$bO#w$SO#y$UO#{$WO#|$XO(bVO(s$YO(z#|O({#}O~O!Y(iX~PHRO!Y(]O~O!Y(vX!](vX!g(vX!k(vX(s(vX~O#`(vX#l#dX!^(vX~PJUO#`(^O!Y(xX!](xX~O!](_O!Y(wX~O!Y(bO~O#`$eO~PJUO!^(cO~P`OR#zO!Q#yO!S#{O!l#xO(bVOP!na[!naj!nar!na!]!na!p!na#R!na#o!na#p!na#q!na#r!na#s!na#t!na#u!na#v!na#w!na#y!na#{!na#|!na(s!na(z!na({!na~Oa!na'{!na'x!na!Y!na!k!nav!na!_!na%j!na!g!na~PKlO!k(dO~O!g#vO#`(eO(s'qO!](uXa(uX'{(uX~O!k(uX~PNXO!S%hO!_%iO!|]O#j(jO#k(iO(U%gO~O!](kO!k(tX~O!k(mO~O!S%hO!_%iO#k(iO(U%gO~OP(hXR(hX[(hXj(hXr(hX!Q(hX!S(hX!](hX!l(hX!p(hX#R(hX#o(hX#p(hX#q(hX#r(hX#s(hX#t(hX#u(hX#v(hX#w(hX#y(hX#{(hX#|(hX(b(hX(s(hX(z(hX({(hX~O!g#vO!k(hX~P! uOR(oO!Q(nO!l#xO#S$dO!|!{a!S!{a~O!x!{a%i!{a!_!{a#j!{a#k!{a(U!{a~P!#vO!x(sO~OPYOQYOSfOd!jOe!iOpkOrYOskOtkOzkO|YO!OYO!SWO!WkO!XkO!_XO!iuO!lZO!oYO!pYO!qYO!svO!u!gO!x!hO$X!kO$oiO(U!dO(WTO(ZUO(bVO(p[O~Oh%VOp%WOr%XOs$tOt$tOz%YO|%ZO!O<uO!S${O!_$|O!i>WO!l$xO#k<{O$X%`O$u<wO$w<yO$z%aO(U(wO(WTO(ZUO(b$uO(z$}O({%PO~O#l(yO~O![({O!k(lP~P%[O(f(}O(p[O~O!S)PO!l#xO(f(}O(p[O~OP<WOQ<WOSfOd>SOe!iOpkOr<WOskOtkOzkO|<WO!O<WO!SWO!WkO!XkO!_!eO!i<ZO!lZO!o<WO!p<WO!q<WO!s<[O!u<_O!x!hO$X!kO$o>QO(U)^O(WTO(ZUO(bVO(p[O~O!]$_Oa$ra'{$ra'x$ra!k$ra!Y$ra!_$ra%j$ra!g$ra~Ol)eO~P!&zOh%VOp%WOr%XOs$tOt$tOz%YO|%ZO!O%]O!S${O!_$|O!i%bO!l$xO#k%cO$X%`O$u%^O$w%_O$z%aO(U(wO(WTO(ZUO(b$uO(z$}O({%PO~Og(qP~P!,TO!Q)jO!g)iO!_$_X$[$_X$^$_X$`$_X$g$_X~O!g)iO!_(|X$[(|X$^(|X$`(|X$g(|X~O!Q)jO~P!.^O!Q)jO!_(|X$[(|X$^(|X$`(|X$g(|X~O!_)lO$[)pO$^)kO$`)kO$g)qO~O![)tO~P!)[O$^$hO$`$gO$g)xO~On${X!Q${X#S${X'z${X(z${X({${X~OgmXg${XnmX!]mX#`mX~P!0SOx)zO(c){O(d)}O~On*WO!Q*PO'z*QO(z$}O({%PO~Og*OO~P!1WOg*XO~Oh%VOr%XOs$tOt$tOz%YO|%ZO!O<uO!S*ZO!_*[O!i>WO!l$xO#k<{O$X%`O$u<wO$w<yO$z%aO(WTO(ZUO(b$uO(z$}O({%PO~Op*aO![*_O(U*YO!k)PP~P!1uO#l*bO~O!l*cO~Oh%VOp%WOr%XOs$tOt$tOz%YO|%ZO!O<uO!S${O!_$|O!i>WO!l$xO#k<{O$X%`O$u<wO$w<yO$z%aO(U*eO(WTO(ZUO(b$uO(z$}O({%PO~O![*hO!Y)QP~P!3tOr*tOs!nO!S*jO!b*rO!c*lO!d*lO!l*cO#[*sO%a*nO(V!lO(WTO(ZUO(f!mO~O!^*qO~P!5iO#S$dOn(aX!Q(aX'z(aX(z(aX({(aX!](aX#`(aX~Og(aX$P(aX~P!6kOn*yO#`*xOg(`X!](`X~O!]*zOg(_X~Oj%dOk%dOl%dO(U&ZOg(_P~Os*}O~Og*OO(U&ZO~O!l+TO~O(U(wO~Op+XO!S%hO![#iO!_%iO!|]O#j#lO#k#iO(U%gO!k(tP~O!g#vO#l+YO~O!S%hO![+[O!](_O!_%iO(U%gO!Y(wP~Os']O!S+_O![+^O(WTO(ZUO(f+]O~O!^(yP~P!9|O!]+`Oa)UX'{)UX~OP$[OR#zO[$cOj$ROr$aO!Q#yO!S#{O!l#xO!p$[O#R$RO#o$OO#p$PO#q$PO#r$PO#s$QO#t$RO#u$RO#v$bO#w$SO#y$UO#{$WO#|$XO(bVO(s$YO(z#|O({#}O~Oa!ja!]!ja'{!ja'x!ja!Y!ja!k!jav!ja!_!ja%j!ja!g!ja~P!:tO(f(}O~OR#zO!Q#yO!S#{O!l#xO(bVOP!ra[!raj!rar!ra!]!ra!p!ra#R!ra#o!ra#p!ra#q!ra#r!ra#s!ra#t!ra#u!ra#v!ra#w!ra#y!ra#{!ra#|!ra(s!ra(z!ra({!ra~Oa!ra'{!ra'x!ra!Y!ra!k!rav!ra!_!ra%j!ra!g!ra~P!=aOR#zO!Q#yO!S#{O!l#xO(bVOP!ta[!taj!tar!ta!]!ta!p!ta#R!ta#o!ta#p!ta#q!ta#r!ta#s!ta#t!ta#u!ta#v!ta#w!ta#y!ta#{!ta#|!ta(s!ta(z!ta({!ta~Oa!ta'{!ta'x!ta!Y!ta!k!tav!ta!_!ta%j!ta!g!ta~P!?wOh%VOn+iO!_'aO%j+hO~O!g+kOa(^X!_(^X'{(^X!](^X~Oa%nO!_XO'{%nO~Oh%VO!l%eO~Oh%VO!l%eO(U%gO~O!g#vO#l(yO~Ob+vO%k+wO(U+sO(WTO(ZUO!^)YP~O!]+xO`)XX~O[+|O~O`+}O~O!_&PO(U%gO(V!lO`)XP~O%k,QO~P;SOh%VO#`,UO~Oh%VOn,XO!_$|O~O!_,ZO~O!Q,]O!_XO~O%o%vO~O!x,bO~Oe,gO~Ob,hO(U#nO(WTO(ZUO!^)WP~Oe%}O~O%k!QO(U&ZO~P=gO[,mO`,lO~OPYOQYOSfOdzOeyOpkOrYOskOtkOzkO|YO!OYO!SWO!WkO!XkO!iuO!lZO!oYO!pYO!qYO!svO!xxO!|]O$oiO%i}O(WTO(ZUO(bVO(p[O~O!_!eO!u!gO$X!kO(U!dO~P!GOO`,lOa%nO'{%nO~OPYOQYOSfOd!jOe!iOpkOrYOskOtkOzkO|YO!OYO!SWO!WkO!XkO!_!eO!iuO!lZO!oYO!pYO!qYO!svO!x!hO$X!kO$oiO(U!dO(WTO(ZUO(bVO(p[O~Oa,rOl!OO!uwO%m!OO%n!OO%o!OO~P!IhO!l&oO~O&_,xO~O!_,zO~O&p,|O&r,}OP&maQ&maS&maY&maa&mad&mae&mal&map&mar&mas&mat&maz&ma|&ma!O&ma!S&ma!W&ma!X&ma!_&ma!i&ma!l&ma!o&ma!p&ma!q&ma!s&ma!u&ma!x&ma!|&ma$X&ma$o&ma%i&ma%k&ma%m&ma%n&ma%o&ma%r&ma%t&ma%w&ma%x&ma%z&ma&X&ma&_&ma&a&ma&c&ma&e&ma&h&ma&n&ma&t&ma&v&ma&x&ma&z&ma&|&ma'x&ma(U&ma(W&ma(Z&ma(b&ma(p&ma!^&ma&f&mab&ma&k&ma~O(U-SO~Oh!eX!]#iX!^#iX!g!RX!g!eX!l!eX#`#iX~O!]!eX!^!eX~P#!nO!g-WOh(kX!](kX!^(kX!g(kX!l(kXr(kX(s(kX~Oh%VO!g-YO!l%eO!]!aX!^!aX~Os!nO!S!oO(WTO(ZUO(f!mO~OP<WOQ<WOSfOd>SOe!iOpkOr<WOskOtkOzkO|<WO!O<WO!SWO!WkO!XkO!_!eO!i<ZO!lZO!o<WO!p<WO!q<WO!s<[O!u<_O!x!hO$X!kO$o>QO(WTO(ZUO(bVO(p[O~O(U=RO~P#$oO!]-^O!^(jX~O!^-`O~O#`-aO!]#hX!^#hX~O!g-WO~O!]-bO!^(yX~O!^-dO~O!c-eO!d-eO(V!lO~P#$^O!^-hO~P'_On-kO!_'aO~O!Y-pO~Os!{a!b!{a!c!{a!d!{a#T!{a#U!{a#V!{a#W!{a#X!{a#[!{a#]!{a(V!{a(W!{a(Z!{a(f!{a(p!{a~P!#vO!p-uO#`-sO~PChO!c-wO!d-wO(V!lO~PDWOa%nO#`-sO'{%nO~Oa%nO!g#vO#`-sO'{%nO~Oa%nO!g#vO!p-uO#`-sO'{%nO(s'qO~O(Q'yO(R'yO(S-|O~Ov-}O~O!Y'Xa!]'Xa~P!:tO![.RO!Y'XX!]'XX~P%[O!](WO!Y(ia~O!Y(ia~PHRO!](_O!Y(wa~O!S%hO![.VO!_%iO(U%gO!Y'_X!]'_X~O#`.XO!](ua!k(uaa(ua'{(ua~O!g#vO~P#,wO!](kO!k(ta~O!S%hO!_%iO#k.]O(U%gO~Op.bO!S%hO![._O!_%iO!|]O#j.aO#k._O(U%gO!]'bX!k'bX~OR.fO!l#xO~Oh%VOn.iO!_'aO%j.hO~Oa#ci!]#ci'{#ci'x#ci!Y#ci!k#civ#ci!_#ci%j#ci!g#ci~P!:tOn>^O!Q*PO'z*QO(z$}O({%PO~O#l#_aa#_a#`#_a'{#_a!]#_a!k#_a!_#_a!Y#_a~P#/sO#l(aXP(aXR(aX[(aXa(aXj(aXr(aX!S(aX!l(aX!p(aX#R(aX#o(aX#p(aX#q(aX#r(aX#s(aX#t(aX#u(aX#v(aX#w(aX#y(aX#{(aX#|(aX'{(aX(b(aX(s(aX!k(aX!Y(aX'x(aXv(aX!_(aX%j(aX!g(aX~P!6kO!].vO!k(lX~P!:tO!k.yO~O!Y.{O~OP$[OR#zO!Q#yO!S#{O!l#xO!p$[O(bVO[#nia#nij#nir#ni!]#ni#R#ni#p#ni#q#ni#r#ni#s#ni#t#ni#u#ni#v#ni#w#ni#y#ni#{#ni#|#ni'{#ni(s#ni(z#ni({#ni'x#ni!Y#ni!k#niv#ni!_#ni%j#ni!g#ni~O#o#ni~P#3cO#o$OO~P#3cOP$[OR#zOr$aO!Q#yO!S#{O!l#xO!p$[O#o$OO#p$PO#q$PO#r$PO(bVO[#nia#nij#ni!]#ni#R#ni#t#ni#u#ni#v#ni#w#ni#y#ni#{#ni#|#ni'{#ni(s#ni(z#ni({#ni'x#ni!Y#ni!k#niv#ni!_#ni%j#ni!g#ni~O#s#ni~P#6QO#s$QO~P#6QOP$[OR#zO[$cOj$ROr$aO!Q#yO!S#{O!l#xO!p$[O#R$RO#o$OO#p$PO#q$PO#r$PO#s$QO#t$RO#u$RO#v$bO(bVOa#ni!]#ni#y#ni#{#ni#|#ni'{#ni(s#ni(z#ni({#ni'x#ni!Y#ni!k#niv#ni!_#ni%j#ni!g#ni~O#w#ni~P#8oOP$[OR#zO[$cOj$ROr$aO!Q#yO!S#{O!l#xO!p$[O#R$RO#o$OO#p$PO#q$PO#r$PO#s$QO#t$RO#u$RO#v$bO#w$SO(bVO({#}Oa#ni!]#ni#{#ni#|#ni'{#ni(s#ni(z#ni'x#ni!Y#ni!k#niv#ni!_#ni%j#ni!g#ni~O#y$UO~P#;VO#y#ni~P#;VO#w$SO~P#8oOP$[OR#zO[$cOj$ROr$aO!Q#yO!S#{O!l#xO!p$[O#R$RO#o$OO#p$PO#q$PO#r$PO#s$QO#t$RO#u$RO#v$bO#w$SO#y$UO(bVO(z#|O({#}Oa#ni!]#ni#|#ni'{#ni(s#ni'x#ni!Y#ni!k#niv#ni!_#ni%j#ni!g#ni~O#{#ni~P#={O#{$WO~P#={OP]XR]X[]Xj]Xr]X!Q]X!S]X!l]X!p]X#R]X#S]X#`]X#lfX#o]X#p]X#q]X#r]X#s]X#t]X#u]X#v]X#w]X#y]X#{]X#|]X$R]X(b]X(s]X(z]X({]X!]]X!^]X~O$P]X~P#@jOP$[OR#zO[<oOj<dOr<mO!Q#yO!S#{O!l#xO!p$[O#R<dO#o<aO#p<bO#q<bO#r<bO#s<cO#t<dO#u<dO#v<nO#w<eO#y<gO#{<iO#|<jO(bVO(s$YO(z#|O({#}O~O$P.}O~P#BwO#S$dO#`<pO$R<pO$P(hX!^(hX~P! uOa'ea!]'ea'{'ea'x'ea!k'ea!Y'eav'ea!_'ea%j'ea!g'ea~P!:tO[#nia#nij#nir#ni!]#ni#R#ni#s#ni#t#ni#u#ni#v#ni#w#ni#y#ni#{#ni#|#ni'{#ni(s#ni'x#ni!Y#ni!k#niv#ni!_#ni%j#ni!g#ni~OP$[OR#zO!Q#yO!S#{O!l#xO!p$[O#o$OO#p$PO#q$PO#r$PO(bVO(z#ni({#ni~P#EyOn>^O!Q*PO'z*QO(z$}O({%POP#niR#ni!S#ni!l#ni!p#ni#o#ni#p#ni#q#ni#r#ni(b#ni~P#EyO!]/ROg(qX~P!1WOg/TO~Oa$Qi!]$Qi'{$Qi'x$Qi!Y$Qi!k$Qiv$Qi!_$Qi%j$Qi!g$Qi~P!:tO$^/UO$`/UO~O$^/VO$`/VO~O!g)iO#`/WO!_$dX$[$dX$^$dX$`$dX$g$dX~O![/XO~O!_)lO$[/ZO$^)kO$`)kO$g/[O~O!]<kO!^(gX~P#BwO!^/]O~O!g)iO$g(|X~O$g/_O~Ov/`O~P!&zOx)zO(c){O(d/cO~O!S/fO~O(z$}On%ba!Q%ba'z%ba({%ba!]%ba#`%ba~Og%ba$P%ba~P#L{O({%POn%da!Q%da'z%da(z%da!]%da#`%da~Og%da$P%da~P#MnO!]fX!gfX!kfX!k${X(sfX~P!0SOp%WO![/oO!](_O(U/nO!Y(wP!Y)QP~P!1uOr*tO!b*rO!c*lO!d*lO!l*cO#[*sO%a*nO(V!lO(WTO(ZUO~Os'UO!S/pO![+^O!^*qO(f=OO!^(yP~P$ [O!k/qO~P#/sO!]/rO!g#vO(s'qO!k)PX~O!k/wO~OnoX!QoX'zoX(zoX({oX~O!g#vO!koX~P$#OOp/yO!S%hO![*_O!_%iO(U%gO!k)PP~O#l/zO~O!Y${X!]${X!g%SX~P!0SO!]/{O!Y)QX~P#/sO!g/}O~O!Y0PO~OpkO(U0QO~P.iOh%VOr0VO!g#vO!l%eO(s'qO~O!g+kO~Oa%nO!]0ZO'{%nO~O!^0]O~P!5iO!c0^O!d0^O(V!lO~P#$^Os!nO!S0_O(WTO(ZUO(f!mO~O#[0aO~Og%ba!]%ba#`%ba$P%ba~P!1WOg%da!]%da#`%da$P%da~P!1WOj%dOk%dOl%dO(U&ZOg'nX!]'nX~O!]*zOg(_a~Og0jO~On0lO#`0kOg(`a!](`a~OR0mO!Q0mO!S0nO#S$dOn}a'z}a(z}a({}a!]}a#`}a~Og}a$P}a~P$(cO!Q*PO'z*QOn$ta(z$ta({$ta!]$ta#`$ta~Og$ta$P$ta~P$)_O!Q*PO'z*QOn$va(z$va({$va!]$va#`$va~Og$va$P$va~P$*QO#l0qO~Og%Ua!]%Ua#`%Ua$P%Ua~P!1WO!g#vO~O#l0tO~O!]#iX!^#iX!g!RX#`#iX~O!]+`Oa)Ua'{)Ua~OR#zO!Q#yO!S#{O!l#xO(bVOP!ri[!rij!rir!ri!]!ri!p!ri#R!ri#o!ri#p!ri#q!ri#r!ri#s!ri#t!ri#u!ri#v!ri#w!ri#y!ri#{!ri#|!ri(s!ri(z!ri({!ri~Oa!ri'{!ri'x!ri!Y!ri!k!riv!ri!_!ri%j!ri!g!ri~P$+}Oh%VOr%XOs$tOt$tOz%YO|%ZO!O<uO!S${O!_$|O!i>WO!l$xO#k<{O$X%`O$u<wO$w<yO$z%aO(WTO(ZUO(b$uO(z$}O({%PO~Op0}O%^1OO(U0|O~P$.eO!g+kOa(^a!_(^a'{(^a!](^a~O#l1UO~O[]X!]fX!^fX~O!]1VO!^)YX~O!^1XO~O[1YO~Ob1[O(U+sO(WTO(ZUO~O!_&PO(U%gO`'vX!]'vX~O!]+xO`)Xa~O!k1_O~P!:tO[1bO~O`1cO~O#`1hO~On1kO!_$|O~O(f(}O!^)VP~Oh%VOn1tO!_1qO%j1sO~O[2OO!]1|O!^)WX~O!^2PO~O`2ROa%nO'{%nO~O(U#nO(WTO(ZUO~O#S$dO#`$eO$R$eOP(hXR(hX[(hXr(hX!Q(hX!S(hX!](hX!l(hX!p(hX#R(hX#o(hX#p(hX#q(hX#r(hX#s(hX#t(hX#u(hX#v(hX#w(hX#y(hX#{(hX#|(hX(b(hX(s(hX(z(hX({(hX~Oj2UO&]2VOa(hX~P$4OOj2UO#`$eO&]2VO~Oa2XO~P%[Oa2ZO~O&f2^OP&diQ&diS&diY&dia&did&die&dil&dip&dir&dis&dit&diz&di|&di!O&di!S&di!W&di!X&di!_&di!i&di!l&di!o&di!p&di!q&di!s&di!u&di!x&di!|&di$X&di$o&di%i&di%k&di%m&di%n&di%o&di%r&di%t&di%w&di%x&di%z&di&X&di&_&di&a&di&c&di&e&di&h&di&n&di&t&di&v&di&x&di&z&di&|&di'x&di(U&di(W&di(Z&di(b&di(p&di!^&dib&di&k&di~Ob2dO!^2bO&k2cO~P`O!_XO!l2fO~O&r,}OP&miQ&miS&miY&mia&mid&mie&mil&mip&mir&mis&mit&miz&mi|&mi!O&mi!S&mi!W&mi!X&mi!_&mi!i&mi!l&mi!o&mi!p&mi!q&mi!s&mi!u&mi!x&mi!|&mi$X&mi$o&mi%i&mi%k&mi%m&mi%n&mi%o&mi%r&mi%t&mi%w&mi%x&mi%z&mi&X&mi&_&mi&a&mi&c&mi&e&mi&h&mi&n&mi&t&mi&v&mi&x&mi&z&mi&|&mi'x&mi(U&mi(W&mi(Z&mi(b&mi(p&mi!^&mi&f&mib&mi&k&mi~O!Y2lO~O!]!aa!^!aa~P#BwOs!nO!S!oO![2qO(f!mO!]'YX!^'YX~P@nO!]-^O!^(ja~O!]'`X!^'`X~P!9|O!]-bO!^(ya~O!^2yO~P'_Oa%nO#`3SO'{%nO~Oa%nO!g#vO#`3SO'{%nO~Oa%nO!g#vO!p3WO#`3SO'{%nO(s'qO~Oa%nO'{%nO~P!:tO!]$_Ov$ra~O!Y'Xi!]'Xi~P!:tO!](WO!Y(ii~O!](_O!Y(wi~O!Y(xi!](xi~P!:tO!](ui!k(uia(ui'{(ui~P!:tO#`3YO!](ui!k(uia(ui'{(ui~O!](kO!k(ti~O!S%hO!_%iO!|]O#j3_O#k3^O(U%gO~O!S%hO!_%iO#k3^O(U%gO~On3fO!_'aO%j3eO~Oh%VOn3fO!_'aO%j3eO~O#l%baP%baR%ba[%baa%baj%bar%ba!S%ba!l%ba!p%ba#R%ba#o%ba#p%ba#q%ba#r%ba#s%ba#t%ba#u%ba#v%ba#w%ba#y%ba#{%ba#|%ba'{%ba(b%ba(s%ba!k%ba!Y%ba'x%bav%ba!_%ba%j%ba!g%ba~P#L{O#l%daP%daR%da[%daa%daj%dar%da!S%da!l%da!p%da#R%da#o%da#p%da#q%da#r%da#s%da#t%da#u%da#v%da#w%da#y%da#{%da#|%da'{%da(b%da(s%da!k%da!Y%da'x%dav%da!_%da%j%da!g%da~P#MnO#l%baP%baR%ba[%baa%baj%bar%ba!S%ba!]%ba!l%ba!p%ba#R%ba#o%ba#p%ba#q%ba#r%ba#s%ba#t%ba#u%ba#v%ba#w%ba#y%ba#{%ba#|%ba'{%ba(b%ba(s%ba!k%ba!Y%ba'x%ba#`%bav%ba!_%ba%j%ba!g%ba~P#/sO#l%daP%daR%da[%daa%daj%dar%da!S%da!]%da!l%da!p%da#R%da#o%da#p%da#q%da#r%da#s%da#t%da#u%da#v%da#w%da#y%da#{%da#|%da'{%da(b%da(s%da!k%da!Y%da'x%da#`%dav%da!_%da%j%da!g%da~P#/sO#l}aP}a[}aa}aj}ar}a!l}a!p}a#R}a#o}a#p}a#q}a#r}a#s}a#t}a#u}a#v}a#w}a#y}a#{}a#|}a'{}a(b}a(s}a!k}a!Y}a'x}av}a!_}a%j}a!g}a~P$(cO#l$taP$taR$ta[$taa$taj$tar$ta!S$ta!l$ta!p$ta#R$ta#o$ta#p$ta#q$ta#r$ta#s$ta#t$ta#u$ta#v$ta#w$ta#y$ta#{$ta#|$ta'{$ta(b$ta(s$ta!k$ta!Y$ta'x$tav$ta!_$ta%j$ta!g$ta~P$)_O#l$vaP$vaR$va[$vaa$vaj$var$va!S$va!l$va!p$va#R$va#o$va#p$va#q$va#r$va#s$va#t$va#u$va#v$va#w$va#y$va#{$va#|$va'{$va(b$va(s$va!k$va!Y$va'x$vav$va!_$va%j$va!g$va~P$*QO#l%UaP%UaR%Ua[%Uaa%Uaj%Uar%Ua!S%Ua!]%Ua!l%Ua!p%Ua#R%Ua#o%Ua#p%Ua#q%Ua#r%Ua#s%Ua#t%Ua#u%Ua#v%Ua#w%Ua#y%Ua#{%Ua#|%Ua'{%Ua(b%Ua(s%Ua!k%Ua!Y%Ua'x%Ua#`%Uav%Ua!_%Ua%j%Ua!g%Ua~P#/sOa#cq!]#cq'{#cq'x#cq!Y#cq!k#cqv#cq!_#cq%j#cq!g#cq~P!:tO![3nO!]'ZX!k'ZX~P%[O!].vO!k(la~O!].vO!k(la~P!:tO!Y3qO~O$P!na!^!na~PKlO$P!ja!]!ja!^!ja~P#BwO$P!ra!^!ra~P!=aO$P!ta!^!ta~P!?wOg'^X!]'^X~P!,TO!]/ROg(qa~OSfO!_4VO$e4WO~O!^4[O~Ov4]O~P#/sOa$nq!]$nq'{$nq'x$nq!Y$nq!k$nqv$nq!_$nq%j$nq!g$nq~P!:tO!Y4_O~P!&zO!S4`O~O!Q*PO'z*QO({%POn'ja(z'ja!]'ja#`'ja~Og'ja$P'ja~P%-tO!Q*PO'z*QOn'la(z'la({'la!]'la#`'la~Og'la$P'la~P%.gO(s$YO~P#/sO!YfX!Y${X!]fX!]${X!g%SX#`fX~P!0SOp%WO(U=XO~P!1uOp4dO!S%hO![4cO!_%iO(U%gO!]'fX!k'fX~O!]/rO!k)Pa~O!]/rO!g#vO!k)Pa~O!]/rO!g#vO(s'qO!k)Pa~Og$}i!]$}i#`$}i$P$}i~P!1WO![4lO!Y'hX!]'hX~P!3tO!]/{O!Y)Qa~O!]/{O!Y)Qa~P#/sOP]XR]X[]Xj]Xr]X!Q]X!S]X!Y]X!]]X!l]X!p]X#R]X#S]X#`]X#lfX#o]X#p]X#q]X#r]X#s]X#t]X#u]X#v]X#w]X#y]X#{]X#|]X$R]X(b]X(s]X(z]X({]X~Oj%ZX!g%ZX~P%2^Oj4qO!g#vO~Oh%VO!g#vO!l%eO~Oh%VOr4vO!l%eO(s'qO~Or4{O!g#vO(s'qO~Os!nO!S4|O(WTO(ZUO(f!mO~O(z$}On%bi!Q%bi'z%bi({%bi!]%bi#`%bi~Og%bi$P%bi~P%5}O({%POn%di!Q%di'z%di(z%di!]%di#`%di~Og%di$P%di~P%6pOg(`i!](`i~P!1WO#`5SOg(`i!](`i~P!1WO!k5XO~Oa$pq!]$pq'{$pq'x$pq!Y$pq!k$pqv$pq!_$pq%j$pq!g$pq~P!:tO!Y5]O~O!]5^O!_)RX~P#/sOa${X!_${X%_]X'{${X!]${X~P!0SO%_5aOaoX!_oX'{oX!]oX~P$#OOp5bO(U#nO~O%_5aO~Ob5hO%k5iO(U+sO(WTO(ZUO!]'uX!^'uX~O!]1VO!^)Ya~O[5mO~O`5nO~O[5rO~Oa%nO'{%nO~P#/sO!]5wO#`5yO!^)VX~O!^5zO~Or6QOs!nO!S*jO!b!yO!c!vO!d!vO!|<XO#T!pO#U!pO#V!pO#W!pO#X!pO#[6PO#]!zO(V!lO(WTO(ZUO(f!mO(p!sO~O!^6OO~P%;sOn6VO!_1qO%j6UO~Oh%VOn6VO!_1qO%j6UO~Ob6^O(U#nO(WTO(ZUO!]'tX!^'tX~O!]1|O!^)Wa~O(WTO(ZUO(f6`O~O`6dO~Oj6gO&]6hO~PNXO!k6iO~P%[Oa6kO~Oa6kO~P%[Ob2dO!^6pO&k2cO~P`O!g6rO~O!g6tOh(ki!](ki!^(ki!g(ki!l(kir(ki(s(ki~O#`6uO!]#hi!^#hi~O!]!ai!^!ai~P#BwO!]#hi!^#hi~P#BwOa%nO#`7OO'{%nO~Oa%nO!g#vO#`7OO'{%nO~O!](uq!k(uqa(uq'{(uq~P!:tO!](kO!k(tq~O!S%hO!_%iO#k7VO(U%gO~O!_'aO%j7YO~On7^O!_'aO%j7YO~O#l'jaP'jaR'ja['jaa'jaj'jar'ja!S'ja!l'ja!p'ja#R'ja#o'ja#p'ja#q'ja#r'ja#s'ja#t'ja#u'ja#v'ja#w'ja#y'ja#{'ja#|'ja'{'ja(b'ja(s'ja!k'ja!Y'ja'x'jav'ja!_'ja%j'ja!g'ja~P%-tO#l'laP'laR'la['laa'laj'lar'la!S'la!l'la!p'la#R'la#o'la#p'la#q'la#r'la#s'la#t'la#u'la#v'la#w'la#y'la#{'la#|'la'{'la(b'la(s'la!k'la!Y'la'x'lav'la!_'la%j'la!g'la~P%.gO#l$}iP$}iR$}i[$}ia$}ij$}ir$}i!S$}i!]$}i!l$}i!p$}i#R$}i#o$}i#p$}i#q$}i#r$}i#s$}i#t$}i#u$}i#v$}i#w$}i#y$}i#{$}i#|$}i'{$}i(b$}i(s$}i!k$}i!Y$}i'x$}i#`$}iv$}i!_$}i%j$}i!g$}i~P#/sO#l%biP%biR%bi[%bia%bij%bir%bi!S%bi!l%bi!p%bi#R%bi#o%bi#p%bi#q%bi#r%bi#s%bi#t%bi#u%bi#v%bi#w%bi#y%bi#{%bi#|%bi'{%bi(b%bi(s%bi!k%bi!Y%bi'x%biv%bi!_%bi%j%bi!g%bi~P%5}O#l%diP%diR%di[%dia%dij%dir%di!S%di!l%di!p%di#R%di#o%di#p%di#q%di#r%di#s%di#t%di#u%di#v%di#w%di#y%di#{%di#|%di'{%di(b%di(s%di!k%di!Y%di'x%div%di!_%di%j%di!g%di~P%6pO!]'Za!k'Za~P!:tO!].vO!k(li~O$P#ci!]#ci!^#ci~P#BwOP$[OR#zO!Q#yO!S#{O!l#xO!p$[O(bVO[#nij#nir#ni#R#ni#p#ni#q#ni#r#ni#s#ni#t#ni#u#ni#v#ni#w#ni#y#ni#{#ni#|#ni$P#ni(s#ni(z#ni({#ni!]#ni!^#ni~O#o#ni~P%NrO#o<aO~P%NrOP$[OR#zOr<mO!Q#yO!S#{O!l#xO!p$[O#o<aO#p<bO#q<bO#r<bO(bVO[#nij#ni#R#ni#t#ni#u#ni#v#ni#w#ni#y#ni#{#ni#|#ni$P#ni(s#ni(z#ni({#ni!]#ni!^#ni~O#s#ni~P&!zO#s<cO~P&!zOP$[OR#zO[<oOj<dOr<mO!Q#yO!S#{O!l#xO!p$[O#R<dO#o<aO#p<bO#q<bO#r<bO#s<cO#t<dO#u<dO#v<nO(bVO#y#ni#{#ni#|#ni$P#ni(s#ni(z#ni({#ni!]#ni!^#ni~O#w#ni~P&%SOP$[OR#zO[<oOj<dOr<mO!Q#yO!S#{O!l#xO!p$[O#R<dO#o<aO#p<bO#q<bO#r<bO#s<cO#t<dO#u<dO#v<nO#w<eO(bVO({#}O#{#ni#|#ni$P#ni(s#ni(z#ni!]#ni!^#ni~O#y<gO~P&'TO#y#ni~P&'TO#w<eO~P&%SOP$[OR#zO[<oOj<dOr<mO!Q#yO!S#{O!l#xO!p$[O#R<dO#o<aO#p<bO#q<bO#r<bO#s<cO#t<dO#u<dO#v<nO#w<eO#y<gO(bVO(z#|O({#}O#|#ni$P#ni(s#ni!]#ni!^#ni~O#{#ni~P&)dO#{<iO~P&)dOa#}y!]#}y'{#}y'x#}y!Y#}y!k#}yv#}y!_#}y%j#}y!g#}y~P!:tO[#nij#nir#ni#R#ni#s#ni#t#ni#u#ni#v#ni#w#ni#y#ni#{#ni#|#ni$P#ni(s#ni!]#ni!^#ni~OP$[OR#zO!Q#yO!S#{O!l#xO!p$[O#o<aO#p<bO#q<bO#r<bO(bVO(z#ni({#ni~P&,`On>_O!Q*PO'z*QO(z$}O({%POP#niR#ni!S#ni!l#ni!p#ni#o#ni#p#ni#q#ni#r#ni(b#ni~P&,`O#S$dOP(aXR(aX[(aXj(aXn(aXr(aX!Q(aX!S(aX!l(aX!p(aX#R(aX#o(aX#p(aX#q(aX#r(aX#s(aX#t(aX#u(aX#v(aX#w(aX#y(aX#{(aX#|(aX$P(aX'z(aX(b(aX(s(aX(z(aX({(aX!](aX!^(aX~O$P$Qi!]$Qi!^$Qi~P#BwO$P!ri!^!ri~P$+}Og'^a!]'^a~P!1WO!^7pO~O!]'ea!^'ea~P#BwO!Y7qO~P#/sO!g#vO(s'qO!]'fa!k'fa~O!]/rO!k)Pi~O!]/rO!g#vO!k)Pi~Og$}q!]$}q#`$}q$P$}q~P!1WO!Y'ha!]'ha~P#/sO!g7xO~O!]/{O!Y)Qi~P#/sO!]/{O!Y)Qi~O!Y7{O~Oh%VOr8QO!l%eO(s'qO~Oj8SO!g#vO~Or8VO!g#vO(s'qO~O!Q*PO'z*QO({%POn'ka(z'ka!]'ka#`'ka~Og'ka$P'ka~P&5aO!Q*PO'z*QOn'ma(z'ma({'ma!]'ma#`'ma~Og'ma$P'ma~P&6SOg(`q!](`q~P!1WO#`8XOg(`q!](`q~P!1WO!Y8YO~Og%Pq!]%Pq#`%Pq$P%Pq~P!1WOa$py!]$py'{$py'x$py!Y$py!k$pyv$py!_$py%j$py!g$py~P!:tO!g6tO~O!]5^O!_)Ra~O!_'aOP$UaR$Ua[$Uaj$Uar$Ua!Q$Ua!S$Ua!]$Ua!l$Ua!p$Ua#R$Ua#o$Ua#p$Ua#q$Ua#r$Ua#s$Ua#t$Ua#u$Ua#v$Ua#w$Ua#y$Ua#{$Ua#|$Ua(b$Ua(s$Ua(z$Ua({$Ua~O%j7YO~P&8tO%_8^Oa%]i!_%]i'{%]i!]%]i~Oa#cy!]#cy'{#cy'x#cy!Y#cy!k#cyv#cy!_#cy%j#cy!g#cy~P!:tO[8`O~Ob8bO(U+sO(WTO(ZUO~O!]1VO!^)Yi~O`8fO~O(f(}O!]'qX!^'qX~O!]5wO!^)Va~O!^8pO~P%;sO(p!sO~P$&YO#[8qO~O!_1qO~O!_1qO%j8sO~On8vO!_1qO%j8sO~O[8{O!]'ta!^'ta~O!]1|O!^)Wi~O!k9PO~O!k9QO~O!k9TO~O!k9TO~P%[Oa9VO~O!g9WO~O!k9XO~O!](xi!^(xi~P#BwOa%nO#`9aO'{%nO~O!](uy!k(uya(uy'{(uy~P!:tO!](kO!k(ty~O%j9dO~P&8tO!_'aO%j9dO~O#l$}qP$}qR$}q[$}qa$}qj$}qr$}q!S$}q!]$}q!l$}q!p$}q#R$}q#o$}q#p$}q#q$}q#r$}q#s$}q#t$}q#u$}q#v$}q#w$}q#y$}q#{$}q#|$}q'{$}q(b$}q(s$}q!k$}q!Y$}q'x$}q#`$}qv$}q!_$}q%j$}q!g$}q~P#/sO#l'kaP'kaR'ka['kaa'kaj'kar'ka!S'ka!l'ka!p'ka#R'ka#o'ka#p'ka#q'ka#r'ka#s'ka#t'ka#u'ka#v'ka#w'ka#y'ka#{'ka#|'ka'{'ka(b'ka(s'ka!k'ka!Y'ka'x'kav'ka!_'ka%j'ka!g'ka~P&5aO#l'maP'maR'ma['maa'maj'mar'ma!S'ma!l'ma!p'ma#R'ma#o'ma#p'ma#q'ma#r'ma#s'ma#t'ma#u'ma#v'ma#w'ma#y'ma#{'ma#|'ma'{'ma(b'ma(s'ma!k'ma!Y'ma'x'mav'ma!_'ma%j'ma!g'ma~P&6SO#l%PqP%PqR%Pq[%Pqa%Pqj%Pqr%Pq!S%Pq!]%Pq!l%Pq!p%Pq#R%Pq#o%Pq#p%Pq#q%Pq#r%Pq#s%Pq#t%Pq#u%Pq#v%Pq#w%Pq#y%Pq#{%Pq#|%Pq'{%Pq(b%Pq(s%Pq!k%Pq!Y%Pq'x%Pq#`%Pqv%Pq!_%Pq%j%Pq!g%Pq~P#/sO!]'Zi!k'Zi~P!:tO$P#cq!]#cq!^#cq~P#BwO(z$}OP%baR%ba[%baj%bar%ba!S%ba!l%ba!p%ba#R%ba#o%ba#p%ba#q%ba#r%ba#s%ba#t%ba#u%ba#v%ba#w%ba#y%ba#{%ba#|%ba$P%ba(b%ba(s%ba!]%ba!^%ba~On%ba!Q%ba'z%ba({%ba~P&JXO({%POP%daR%da[%daj%dar%da!S%da!l%da!p%da#R%da#o%da#p%da#q%da#r%da#s%da#t%da#u%da#v%da#w%da#y%da#{%da#|%da$P%da(b%da(s%da!]%da!^%da~On%da!Q%da'z%da(z%da~P&L`On>_O!Q*PO'z*QO({%PO~P&JXOn>_O!Q*PO'z*QO(z$}O~P&L`OR0mO!Q0mO!S0nO#S$dOP}a[}aj}an}ar}a!l}a!p}a#R}a#o}a#p}a#q}a#r}a#s}a#t}a#u}a#v}a#w}a#y}a#{}a#|}a$P}a'z}a(b}a(s}a(z}a({}a!]}a!^}a~O!Q*PO'z*QOP$taR$ta[$taj$tan$tar$ta!S$ta!l$ta!p$ta#R$ta#o$ta#p$ta#q$ta#r$ta#s$ta#t$ta#u$ta#v$ta#w$ta#y$ta#{$ta#|$ta$P$ta(b$ta(s$ta(z$ta({$ta!]$ta!^$ta~O!Q*PO'z*QOP$vaR$va[$vaj$van$var$va!S$va!l$va!p$va#R$va#o$va#p$va#q$va#r$va#s$va#t$va#u$va#v$va#w$va#y$va#{$va#|$va$P$va(b$va(s$va(z$va({$va!]$va!^$va~On>_O!Q*PO'z*QO(z$}O({%PO~OP%UaR%Ua[%Uaj%Uar%Ua!S%Ua!l%Ua!p%Ua#R%Ua#o%Ua#p%Ua#q%Ua#r%Ua#s%Ua#t%Ua#u%Ua#v%Ua#w%Ua#y%Ua#{%Ua#|%Ua$P%Ua(b%Ua(s%Ua!]%Ua!^%Ua~P''eO$P$nq!]$nq!^$nq~P#BwO$P$pq!]$pq!^$pq~P#BwO!^9qO~O$P9rO~P!1WO!g#vO!]'fi!k'fi~O!g#vO(s'qO!]'fi!k'fi~O!]/rO!k)Pq~O!Y'hi!]'hi~P#/sO!]/{O!Y)Qq~Or9yO!g#vO(s'qO~O[9{O!Y9zO~P#/sO!Y9zO~Oj:RO!g#vO~Og(`y!](`y~P!1WO!]'oa!_'oa~P#/sOa%]q!_%]q'{%]q!]%]q~P#/sO[:WO~O!]1VO!^)Yq~O`:[O~O#`:]O!]'qa!^'qa~O!]5wO!^)Vi~P#BwO!S:_O~O!_1qO%j:bO~O(WTO(ZUO(f:gO~O!]1|O!^)Wq~O!k:jO~O!k:kO~O!k:lO~O!k:lO~P%[O#`:oO!]#hy!^#hy~O!]#hy!^#hy~P#BwO%j:tO~P&8tO!_'aO%j:tO~O$P#}y!]#}y!^#}y~P#BwOP$}iR$}i[$}ij$}ir$}i!S$}i!l$}i!p$}i#R$}i#o$}i#p$}i#q$}i#r$}i#s$}i#t$}i#u$}i#v$}i#w$}i#y$}i#{$}i#|$}i$P$}i(b$}i(s$}i!]$}i!^$}i~P''eO!Q*PO'z*QO({%POP'jaR'ja['jaj'jan'jar'ja!S'ja!l'ja!p'ja#R'ja#o'ja#p'ja#q'ja#r'ja#s'ja#t'ja#u'ja#v'ja#w'ja#y'ja#{'ja#|'ja$P'ja(b'ja(s'ja(z'ja!]'ja!^'ja~O!Q*PO'z*QOP'laR'la['laj'lan'lar'la!S'la!l'la!p'la#R'la#o'la#p'la#q'la#r'la#s'la#t'la#u'la#v'la#w'la#y'la#{'la#|'la$P'la(b'la(s'la(z'la({'la!]'la!^'la~O(z$}OP%biR%bi[%bij%bin%bir%bi!Q%bi!S%bi!l%bi!p%bi#R%bi#o%bi#p%bi#q%bi#r%bi#s%bi#t%bi#u%bi#v%bi#w%bi#y%bi#{%bi#|%bi$P%bi'z%bi(b%bi(s%bi({%bi!]%bi!^%bi~O({%POP%diR%di[%dij%din%dir%di!Q%di!S%di!l%di!p%di#R%di#o%di#p%di#q%di#r%di#s%di#t%di#u%di#v%di#w%di#y%di#{%di#|%di$P%di'z%di(b%di(s%di(z%di!]%di!^%di~O$P$py!]$py!^$py~P#BwO$P#cy!]#cy!^#cy~P#BwO!g#vO!]'fq!k'fq~O!]/rO!k)Py~O!Y'hq!]'hq~P#/sOr;OO!g#vO(s'qO~O[;SO!Y;RO~P#/sO!Y;RO~Og(`!R!](`!R~P!1WOa%]y!_%]y'{%]y!]%]y~P#/sO!]1VO!^)Yy~O!]5wO!^)Vq~O(U;ZO~O!_1qO%j;^O~O!k;aO~O%j;fO~P&8tOP$}qR$}q[$}qj$}qr$}q!S$}q!l$}q!p$}q#R$}q#o$}q#p$}q#q$}q#r$}q#s$}q#t$}q#u$}q#v$}q#w$}q#y$}q#{$}q#|$}q$P$}q(b$}q(s$}q!]$}q!^$}q~P''eO!Q*PO'z*QO({%POP'kaR'ka['kaj'kan'kar'ka!S'ka!l'ka!p'ka#R'ka#o'ka#p'ka#q'ka#r'ka#s'ka#t'ka#u'ka#v'ka#w'ka#y'ka#{'ka#|'ka$P'ka(b'ka(s'ka(z'ka!]'ka!^'ka~O!Q*PO'z*QOP'maR'ma['maj'man'mar'ma!S'ma!l'ma!p'ma#R'ma#o'ma#p'ma#q'ma#r'ma#s'ma#t'ma#u'ma#v'ma#w'ma#y'ma#{'ma#|'ma$P'ma(b'ma(s'ma(z'ma({'ma!]'ma!^'ma~OP%PqR%Pq[%Pqj%Pqr%Pq!S%Pq!l%Pq!p%Pq#R%Pq#o%Pq#p%Pq#q%Pq#r%Pq#s%Pq#t%Pq#u%Pq#v%Pq#w%Pq#y%Pq#{%Pq#|%Pq$P%Pq(b%Pq(s%Pq!]%Pq!^%Pq~P''eOg%f!Z!]%f!Z#`%f!Z$P%f!Z~P!1WO!Y;jO~P#/sOr;kO!g#vO(s'qO~O[;mO!Y;jO~P#/sO!]'qq!^'qq~P#BwO!]#h!Z!^#h!Z~P#BwO#l%f!ZP%f!ZR%f!Z[%f!Za%f!Zj%f!Zr%f!Z!S%f!Z!]%f!Z!l%f!Z!p%f!Z#R%f!Z#o%f!Z#p%f!Z#q%f!Z#r%f!Z#s%f!Z#t%f!Z#u%f!Z#v%f!Z#w%f!Z#y%f!Z#{%f!Z#|%f!Z'{%f!Z(b%f!Z(s%f!Z!k%f!Z!Y%f!Z'x%f!Z#`%f!Zv%f!Z!_%f!Z%j%f!Z!g%f!Z~P#/sOr;vO!g#vO(s'qO~O!Y;wO~P#/sOr<OO!g#vO(s'qO~O!Y<PO~P#/sOP%f!ZR%f!Z[%f!Zj%f!Zr%f!Z!S%f!Z!l%f!Z!p%f!Z#R%f!Z#o%f!Z#p%f!Z#q%f!Z#r%f!Z#s%f!Z#t%f!Z#u%f!Z#v%f!Z#w%f!Z#y%f!Z#{%f!Z#|%f!Z$P%f!Z(b%f!Z(s%f!Z!]%f!Z!^%f!Z~P''eOr<SO!g#vO(s'qO~Ov(gX~P1qO!Q%rO~P!)[O(V!lO~P!)[O!YfX!]fX#`fX~P%2^OP]XR]X[]Xj]Xr]X!Q]X!S]X!]]X!]fX!l]X!p]X#R]X#S]X#`]X#`fX#lfX#o]X#p]X#q]X#r]X#s]X#t]X#u]X#v]X#w]X#y]X#{]X#|]X$R]X(b]X(s]X(z]X({]X~O!gfX!k]X!kfX(sfX~P'LcOP<WOQ<WOSfOd>SOe!iOpkOr<WOskOtkOzkO|<WO!O<WO!SWO!WkO!XkO!_XO!i<ZO!lZO!o<WO!p<WO!q<WO!s<[O!u<_O!x!hO$X!kO$o>QO(U)^O(WTO(ZUO(bVO(p[O~O!]<kO!^$ra~Oh%VOp%WOr%XOs$tOt$tOz%YO|%ZO!O<vO!S${O!_$|O!i>XO!l$xO#k<|O$X%`O$u<xO$w<zO$z%aO(U(wO(WTO(ZUO(b$uO(z$}O({%PO~Ol)eO~P(#XOr!eX(s!eX~P#!nO!^]X!^fX~P'LcO!YfX!Y${X!]fX!]${X#`fX~P!0SO#l<`O~O!g#vO#l<`O~O#`<pO~Oj<dO~O#`=PO!](xX!^(xX~O#`<pO!](vX!^(vX~O#l=QO~Og=SO~P!1WO#l=YO~O#l=ZO~Og=SO(U&ZO~O!g#vO#l=[O~O!g#vO#l=QO~O$P=]O~P#BwO#l=^O~O#l=_O~O#l=dO~O#l=eO~O#l=fO~O#l=gO~O$P=hO~P!1WO$P=iO~P!1WOl=tO~P7eOk#S#T#U#W#X#[#j#k#v$o$u$w$z%^%_%i%j%k%r%t%w%x%z%|~(PT#p!X'}(V#qs#o#rr!Q(O$^(U$`(f~",
      goto: "$9_)^PPPPPP)_PP)bP)sP+X/^PPPP6lPP7SPP=PPPP@sPA]PA]PPPA]PCePA]PA]PA]PCiPCnPD]PIVPPPIZPPPPIZL^PPPLdMUPIZPIZPP! dIZPPPIZPIZP!#kIZP!'R!(W!(aP!)T!)X!)T!,fPPPPPPP!-V!(WPP!-g!/XP!2hIZIZ!2m!5y!:g!:g!>f!>nPPP!>tIZPPPPPPPPP!BTP!CbPPIZ!DsPIZPIZIZIZIZIZPIZ!FVP!IaP!LgP!Lk!Lu!Ly!LyP!I^P!L}!L}P#!TP#!XIZPIZ#!_#%dCiA]PA]PA]A]P#&qA]A]#)TA]#+{A]#.XA]A]#.w#1]#1]#1b#1k#1]#1vPP#1]PA]#2`A]#6_A]A]6lPPP#:dPPP#:}#:}P#:}P#;e#:}PP#;kP#;bP#;b#<O#;b#<j#<p#<s)bP#<v)bP#=P#=P#=PP)bP)bP)bP)bPP)bP#=V#=YP#=Y)bP#=^P#=aP)bP)bP)bP)bP)bP)b)bPP#=g#=m#=x#>O#>U#>[#>b#>p#>v#?Q#?W#?b#?h#?x#@O#@p#AS#AY#A`#An#BT#Cx#DW#D_#Ey#FX#Gy#HX#H_#He#Hk#Hu#H{#IR#I]#Io#IuPPPPPPPPPPP#I{PPPPPPP#Jp#M}$ g$ n$ vPPP$'bP$'k$*d$0}$1Q$1T$2S$2V$2^$2fP$2l$2oP$3]$3a$4X$5g$5l$6SPP$6X$6_$6c$6f$6j$6n$7j$8R$8j$8n$8q$8t$9O$9R$9V$9ZR!|RoqOXst!Z#d%m&r&t&u&w,u,z2^2aY!vQ'a-g1q5}Q%tvQ%|yQ&T|Q&j!VS'W!e-^Q'g!iS'm!r!yU*l$|*[*pQ+q%}S,O&V&WQ,f&dQ-e'`Q-o'hQ-w'nQ0^*rQ1d,QQ1{,gR<}<[%SdOPWXYZstuvw!Z!`!g!o#S#W#Z#d#o#u#x#{$O$P$Q$R$S$T$U$V$W$X$_$a$e%m%t&R&k&n&r&t&u&w&{'T'c's(U(W(^(e(y({)P*O*j+Y+_,r,u,z-k-s.R.X.v.}/p0_0n0t1U1t2U2V2X2Z2^2a2c3S3Y3n4|6V6g6h6k7O8v9V9aS#q]<X!r)`$Z$n'X)t-Y-a/X2q4V5y6u:]:o<W<Z<[<_<`<a<b<c<d<e<f<g<h<i<j<k<m<p<}=P=Q=S=[=]=f=g>TU+Q%]<u<vQ+v&PQ,h&gQ,o&oQ0z+iQ1P+kQ1[+wQ2T,mQ3b.iQ5b1OQ5h1VQ6^1|Q7[3fQ8b5iR9g7^'QkOPWXYZstuvw!Z!`!g!o#S#W#Z#d#o#u#x#{$O$P$Q$R$S$T$U$V$W$X$Z$_$a$e$n%m%t&R&k&n&o&r&t&u&w&{'T'X'c's(U(W(^(e(y({)P)t*O*j+Y+_+i,r,u,z-Y-a-k-s.R.X.i.v.}/X/p0_0n0t1U1t2U2V2X2Z2^2a2c2q3S3Y3f3n4V4|5y6V6g6h6k6u7O7^8v9V9a:]:o<W<Z<[<_<`<a<b<c<d<e<f<g<h<i<j<k<m<p<}=P=Q=S=[=]=f=g>T!S!nQ!r!v!y!z$|'W'`'a'm'n'o*l*p*r*s-^-e-g-w0^0a1q5}6P%[$ti#v$b$c$d$x${%O%Q%^%_%c)z*S*U*W*Z*b*h*x*y+h+k,U,X.h/R/f/o/z/{/}0b0d0k0l0q1h1k1s3e4`4a4l4q5S5^5a6U7Y7x8S8X8^8s9d9r9{:R:b:t;S;^;f;m<n<o<q<r<s<t<w<x<y<z<{<|=T=U=V=W=Y=Z=^=_=`=a=b=c=d=e=h=i>Q>Y>Z>^>_Q&X|S'U!e*[S']%i-bQ+v&PQ,R&WQ,h&gQ0p+TQ1[+wQ1a+}Q2S,lQ2T,mQ5h1VQ5q1cQ6^1|Q6a2OQ6b2RQ8b5iQ8e5nQ9O6dQ:Z8fQ:h8{R;X:[rnOXst!V!Z#d%m&i&r&t&u&w,u,z2^2aR,j&k&z^OPXYstuvwz!Z!`!g!j!o#S#d#o#u#x#{$O$P$Q$R$S$T$U$V$W$X$Z$_$a$e$n%m%t&R&k&n&o&r&t&u&w&{'T'c's(W(^(e(y({)P)t*O*j+Y+_+i,r,u,z-Y-a-k-s.R.X.i.v.}/X/p0_0n0t1U1t2U2V2X2Z2^2a2c2q3S3Y3f3n4V4|5y6V6g6h6k6u7O7^8v9V9a:]:o<W<Z<[<_<`<a<b<c<d<e<f<g<h<i<j<k<m<p<}=P=Q=S=[=]=f=g>S>T[#]WZ#W#Z'X(U!b%jm#h#i#l$x%e%h(_(i(j(k*Z*_*c+[+^+`,q-W.V.].^._.a/o/r2f3^3_4c6t7VQ%wxQ%{yW&Q|&V&W,QQ&_!TQ'd!hQ'f!iQ(r#sS+p%|%}Q+t&PQ,a&bQ,e&dS-n'g'hQ.k(sQ1T+qQ1Z+wQ1]+xQ1`+|Q1v,bS1z,f,gQ3O-oQ5g1VQ5k1YQ5p1bQ6]1{Q8a5iQ8d5mQ8h5rQ:V8`R;V:W!U$zi$d%O%Q%^%_%c*S*U*b*x*y/R/z0b0d0k0l0q4a5S8X9r>Q>Y>Z!^%yy!i!u%{%|%}'V'f'g'h'l'v*k+p+q-Z-n-o-v0T0W1T2w3O3V4t4u4x8P9}Q+j%wQ,V&[Q,Y&]Q,d&dQ.j(rQ1u,aU1y,e,f,gQ3g.kQ6W1vS6[1z1{Q8z6]#f>U#v$b$c$x${)z*W*Z*h+h+k,U,X.h/f/o/{/}1h1k1s3e4`4l4q5^5a6U7Y7x8S8^8s9d9{:R:b:t;S;^;f;m<q<s<w<y<{=T=V=Y=^=`=b=d=h>^>_o>V<n<o<r<t<x<z<|=U=W=Z=_=a=c=e=iW%Ti%V*z>QS&[!Q&iQ&]!RQ&^!SU+O%[%d=tR,T&Y%]%Si#v$b$c$d$x${%O%Q%^%_%c)z*S*U*W*Z*b*h*x*y+h+k,U,X.h/R/f/o/z/{/}0b0d0k0l0q1h1k1s3e4`4a4l4q5S5^5a6U7Y7x8S8X8^8s9d9r9{:R:b:t;S;^;f;m<n<o<q<r<s<t<w<x<y<z<{<|=T=U=V=W=Y=Z=^=_=`=a=b=c=d=e=h=i>Q>Y>Z>^>_T){$u)|V+Q%]<u<vW']!e%i*[-bS)O#y#zQ+e%rQ+{&SS.d(n(oQ1l,ZQ5V0mR8k5w'QkOPWXYZstuvw!Z!`!g!o#S#W#Z#d#o#u#x#{$O$P$Q$R$S$T$U$V$W$X$Z$_$a$e$n%m%t&R&k&n&o&r&t&u&w&{'T'X'c's(U(W(^(e(y({)P)t*O*j+Y+_+i,r,u,z-Y-a-k-s.R.X.i.v.}/X/p0_0n0t1U1t2U2V2X2Z2^2a2c2q3S3Y3f3n4V4|5y6V6g6h6k6u7O7^8v9V9a:]:o<W<Z<[<_<`<a<b<c<d<e<f<g<h<i<j<k<m<p<}=P=Q=S=[=]=f=g>T$i$^c#Y#e%q%s%u(T(Z(u(z)S)T)U)V)W)X)Y)Z)[)])_)a)c)h)r+f+z-[-z.P.U.W.u.x.|/O/P/Q/d0r2o2t3Q3X3m3r3s3t3u3v3w3x3y3z3{3|3}4O4R4S4Z5Z5e6w6}7S7c7d7m7n8m9Z9_9i9o9p:q;Y;b<Y=wT#TV#U'RkOPWXYZstuvw!Z!`!g!o#S#W#Z#d#o#u#x#{$O$P$Q$R$S$T$U$V$W$X$Z$_$a$e$n%m%t&R&k&n&o&r&t&u&w&{'T'X'c's(U(W(^(e(y({)P)t*O*j+Y+_+i,r,u,z-Y-a-k-s.R.X.i.v.}/X/p0_0n0t1U1t2U2V2X2Z2^2a2c2q3S3Y3f3n4V4|5y6V6g6h6k6u7O7^8v9V9a:]:o<W<Z<[<_<`<a<b<c<d<e<f<g<h<i<j<k<m<p<}=P=Q=S=[=]=f=g>TQ'Y!eR2r-^!W!nQ!e!r!v!y!z$|'W'`'a'm'n'o*[*l*p*r*s-^-e-g-w0^0a1q5}6PR1n,]nqOXst!Z#d%m&r&t&u&w,u,z2^2aQ&y!^Q'w!xS(t#u<`Q+n%zQ,_&_Q,`&aQ-l'eQ-y'pS.t(y=QS0s+Y=[Q1R+oQ1p,^Q2e,|Q2g,}Q2n-XQ2|-mQ3P-qS5[0t=fQ5c1SS5f1U=gQ6v2pQ6z2}Q7P3UQ8_5dQ9[6xQ9]6{Q9`7QR:n9X$d$]c#Y#e%s%u(T(Z(u(z)S)T)U)V)W)X)Y)Z)[)])_)a)c)h)r+f+z-[-z.P.U.W.u.x.|/P/Q/d0r2o2t3Q3X3m3r3s3t3u3v3w3x3y3z3{3|3}4O4R4S4Z5Z5e6w6}7S7c7d7m7n8m9Z9_9i9o9p:q;Y;b<Y=wS(p#p'jQ)Q#zS+d%q/OS.e(o(qR3`.f'QkOPWXYZstuvw!Z!`!g!o#S#W#Z#d#o#u#x#{$O$P$Q$R$S$T$U$V$W$X$Z$_$a$e$n%m%t&R&k&n&o&r&t&u&w&{'T'X'c's(U(W(^(e(y({)P)t*O*j+Y+_+i,r,u,z-Y-a-k-s.R.X.i.v.}/X/p0_0n0t1U1t2U2V2X2Z2^2a2c2q3S3Y3f3n4V4|5y6V6g6h6k6u7O7^8v9V9a:]:o<W<Z<[<_<`<a<b<c<d<e<f<g<h<i<j<k<m<p<}=P=Q=S=[=]=f=g>TS#q]<XQ&t!XQ&u!YQ&w![Q&x!]R2],xQ'b!hQ+g%wQ-j'dS.g(r+jQ2z-iW3d.j.k0y0{Q6y2{W7W3a3c3g5`U9c7X7Z7]U:s9e9f9hS;d:r:uQ;r;eR;z;sU!wQ'a-gT5{1q5}!Q_OXZ`st!V!Z#d#h%e%m&i&k&r&t&u&w(k,u,z.^2^2a]!pQ!r'a-g1q5}T#q]<X%^{OPWXYZstuvw!Z!`!g!o#S#W#Z#d#o#u#x#{$O$P$Q$R$S$T$U$V$W$X$_$a$e%m%t&R&k&n&o&r&t&u&w&{'T'c's(U(W(^(e(y({)P*O*j+Y+_+i,r,u,z-k-s.R.X.i.v.}/p0_0n0t1U1t2U2V2X2Z2^2a2c3S3Y3f3n4|6V6g6h6k7O7^8v9V9aS)O#y#zS.d(n(o!s=m$Z$n'X)t-Y-a/X2q4V5y6u:]:o<W<Z<[<_<`<a<b<c<d<e<f<g<h<i<j<k<m<p<}=P=Q=S=[=]=f=g>TU$fd)`,oS(q#p'jU*w%R(x4QU0o+P.p7iQ5`0zQ7X3bQ9f7[R:u9gm!tQ!r!v!y!z'a'm'n'o-g-w1q5}6PQ'u!uS(g#g2WS-u'l'xQ/u*^Q0T*kQ3W-xQ4h/vQ4t0VQ4u0WQ4z0`Q7t4bS8P4v4xS8T4{4}Q9t7uQ9x7{Q9}8QQ:S8VS:}9y9zS;i;O;RS;u;j;kS;};v;wS<R<O<PR<U<SQ#wbQ't!uS(f#g2WS(h#m+XQ+Z%fQ+l%xQ+r&OU-t'l'u'xQ.Y(gU/t*^*a/yQ0U*kQ0X*mQ1Q+mQ1w,cS3T-u-xQ3].bS4g/u/vQ4p0RS4s0T0`Q4w0YQ6Y1xQ7R3WS7s4b4dQ7w4hU8O4t4z4}Q8R4yQ8x6ZS9s7t7uQ9w7{Q:P8TQ:Q8UQ:e8yQ:{9tS:|9x9zQ;U:SQ;`:fS;h:};RS;t;i;jS;|;u;wS<Q;}<PQ<T<RQ<V<UQ=p=kQ=|=uR=}=vV!wQ'a-g%^aOPWXYZstuvw!Z!`!g!o#S#W#Z#d#o#u#x#{$O$P$Q$R$S$T$U$V$W$X$_$a$e%m%t&R&k&n&o&r&t&u&w&{'T'c's(U(W(^(e(y({)P*O*j+Y+_+i,r,u,z-k-s.R.X.i.v.}/p0_0n0t1U1t2U2V2X2Z2^2a2c3S3Y3f3n4|6V6g6h6k7O7^8v9V9aS#wz!j!r=j$Z$n'X)t-Y-a/X2q4V5y6u:]:o<W<Z<[<_<`<a<b<c<d<e<f<g<h<i<j<k<m<p<}=P=Q=S=[=]=f=g>TR=p>S%^bOPWXYZstuvw!Z!`!g!o#S#W#Z#d#o#u#x#{$O$P$Q$R$S$T$U$V$W$X$_$a$e%m%t&R&k&n&o&r&t&u&w&{'T'c's(U(W(^(e(y({)P*O*j+Y+_+i,r,u,z-k-s.R.X.i.v.}/p0_0n0t1U1t2U2V2X2Z2^2a2c3S3Y3f3n4|6V6g6h6k7O7^8v9V9aQ%fj!^%xy!i!u%{%|%}'V'f'g'h'l'v*k+p+q-Z-n-o-v0T0W1T2w3O3V4t4u4x8P9}S&Oz!jQ+m%yQ,c&dW1x,d,e,f,gU6Z1y1z1{S8y6[6]Q:f8z!r=k$Z$n'X)t-Y-a/X2q4V5y6u:]:o<W<Z<[<_<`<a<b<c<d<e<f<g<h<i<j<k<m<p<}=P=Q=S=[=]=f=g>TQ=u>RR=v>S%QeOPXYstuvw!Z!`!g!o#S#d#o#u#x#{$O$P$Q$R$S$T$U$V$W$X$_$a$e%m%t&R&k&n&r&t&u&w&{'T'c's(W(^(e(y({)P*O*j+Y+_+i,r,u,z-k-s.R.X.i.v.}/p0_0n0t1U1t2U2V2X2Z2^2a2c3S3Y3f3n4|6V6g6h6k7O7^8v9V9aY#bWZ#W#Z(U!b%jm#h#i#l$x%e%h(_(i(j(k*Z*_*c+[+^+`,q-W.V.].^._.a/o/r2f3^3_4c6t7VQ,p&o!p=l$Z$n)t-Y-a/X2q4V5y6u:]:o<W<Z<[<_<`<a<b<c<d<e<f<g<h<i<j<k<m<p<}=P=Q=S=[=]=f=g>TR=o'XU'^!e%i*[R2u-bX'[!e%i*[-b%SdOPWXYZstuvw!Z!`!g!o#S#W#Z#d#o#u#x#{$O$P$Q$R$S$T$U$V$W$X$_$a$e%m%t&R&k&n&r&t&u&w&{'T'c's(U(W(^(e(y({)P*O*j+Y+_,r,u,z-k-s.R.X.v.}/p0_0n0t1U1t2U2V2X2Z2^2a2c3S3Y3n4|6V6g6h6k7O8v9V9a!r)`$Z$n'X)t-Y-a/X2q4V5y6u:]:o<W<Z<[<_<`<a<b<c<d<e<f<g<h<i<j<k<m<p<}=P=Q=S=[=]=f=g>TQ,o&oQ0z+iQ3b.iQ7[3fR9g7^!b$Tc#Y%q(T(Z(u(z)[)])a)h+z-z.P.U.W.u.x/d0r3Q3X3m3}5Z5e6}7S7c9_:q<Y!P<f)_)r-[/O2o2t3r3{3|4R4Z6w7d7m7n8m9Z9i9o9p;Y;b=w!f$Vc#Y%q(T(Z(u(z)X)Y)[)])a)h+z-z.P.U.W.u.x/d0r3Q3X3m3}5Z5e6}7S7c9_:q<Y!T<h)_)r-[/O2o2t3r3x3y3{3|4R4Z6w7d7m7n8m9Z9i9o9p;Y;b=w!^$Zc#Y%q(T(Z(u(z)a)h+z-z.P.U.W.u.x/d0r3Q3X3m3}5Z5e6}7S7c9_:q<YQ4a/mz>T)_)r-[/O2o2t3r4R4Z6w7d7m7n8m9Z9i9o9p;Y;b=wQ>Y>[R>Z>]'QkOPWXYZstuvw!Z!`!g!o#S#W#Z#d#o#u#x#{$O$P$Q$R$S$T$U$V$W$X$Z$_$a$e$n%m%t&R&k&n&o&r&t&u&w&{'T'X'c's(U(W(^(e(y({)P)t*O*j+Y+_+i,r,u,z-Y-a-k-s.R.X.i.v.}/X/p0_0n0t1U1t2U2V2X2Z2^2a2c2q3S3Y3f3n4V4|5y6V6g6h6k6u7O7^8v9V9a:]:o<W<Z<[<_<`<a<b<c<d<e<f<g<h<i<j<k<m<p<}=P=Q=S=[=]=f=g>TS$oh$pR4W/W'XgOPWXYZhstuvw!Z!`!g!o#S#W#Z#d#o#u#x#{$O$P$Q$R$S$T$U$V$W$X$Z$_$a$e$n$p%m%t&R&k&n&o&r&t&u&w&{'T'X'c's(U(W(^(e(y({)P)t*O*j+Y+_+i,r,u,z-Y-a-k-s.R.X.i.v.}/W/X/p0_0n0t1U1t2U2V2X2Z2^2a2c2q3S3Y3f3n4V4|5y6V6g6h6k6u7O7^8v9V9a:]:o<W<Z<[<_<`<a<b<c<d<e<f<g<h<i<j<k<m<p<}=P=Q=S=[=]=f=g>TT$kf$qQ$ifS)k$l)oR)w$qT$jf$qT)m$l)o'XhOPWXYZhstuvw!Z!`!g!o#S#W#Z#d#o#u#x#{$O$P$Q$R$S$T$U$V$W$X$Z$_$a$e$n$p%m%t&R&k&n&o&r&t&u&w&{'T'X'c's(U(W(^(e(y({)P)t*O*j+Y+_+i,r,u,z-Y-a-k-s.R.X.i.v.}/W/X/p0_0n0t1U1t2U2V2X2Z2^2a2c2q3S3Y3f3n4V4|5y6V6g6h6k6u7O7^8v9V9a:]:o<W<Z<[<_<`<a<b<c<d<e<f<g<h<i<j<k<m<p<}=P=Q=S=[=]=f=g>TT$oh$pQ$rhR)v$p%^jOPWXYZstuvw!Z!`!g!o#S#W#Z#d#o#u#x#{$O$P$Q$R$S$T$U$V$W$X$_$a$e%m%t&R&k&n&o&r&t&u&w&{'T'c's(U(W(^(e(y({)P*O*j+Y+_+i,r,u,z-k-s.R.X.i.v.}/p0_0n0t1U1t2U2V2X2Z2^2a2c3S3Y3f3n4|6V6g6h6k7O7^8v9V9a!s>R$Z$n'X)t-Y-a/X2q4V5y6u:]:o<W<Z<[<_<`<a<b<c<d<e<f<g<h<i<j<k<m<p<}=P=Q=S=[=]=f=g>T#glOPXZst!Z!`!o#S#d#o#{$n%m&k&n&o&r&t&u&w&{'T'c)P)t*j+_+i,r,u,z-k.i/X/p0_0n1t2U2V2X2Z2^2a2c3f4V4|6V6g6h6k7^8v9V!U%Ri$d%O%Q%^%_%c*S*U*b*x*y/R/z0b0d0k0l0q4a5S8X9r>Q>Y>Z#f(x#v$b$c$x${)z*W*Z*h+h+k,U,X.h/f/o/{/}1h1k1s3e4`4l4q5^5a6U7Y7x8S8^8s9d9{:R:b:t;S;^;f;m<q<s<w<y<{=T=V=Y=^=`=b=d=h>^>_Q+U%aQ/e*Po4Q<n<o<r<t<x<z<|=U=W=Z=_=a=c=e=i!U$yi$d%O%Q%^%_%c*S*U*b*x*y/R/z0b0d0k0l0q4a5S8X9r>Q>Y>ZQ*d$zU*m$|*[*pQ+V%bQ0Y*n#f=r#v$b$c$x${)z*W*Z*h+h+k,U,X.h/f/o/{/}1h1k1s3e4`4l4q5^5a6U7Y7x8S8^8s9d9{:R:b:t;S;^;f;m<q<s<w<y<{=T=V=Y=^=`=b=d=h>^>_n=s<n<o<r<t<x<z<|=U=W=Z=_=a=c=e=iQ=x>UQ=y>VQ=z>WR={>X!U%Ri$d%O%Q%^%_%c*S*U*b*x*y/R/z0b0d0k0l0q4a5S8X9r>Q>Y>Z#f(x#v$b$c$x${)z*W*Z*h+h+k,U,X.h/f/o/{/}1h1k1s3e4`4l4q5^5a6U7Y7x8S8^8s9d9{:R:b:t;S;^;f;m<q<s<w<y<{=T=V=Y=^=`=b=d=h>^>_o4Q<n<o<r<t<x<z<|=U=W=Z=_=a=c=e=inoOXst!Z#d%m&r&t&u&w,u,z2^2aS*g${*ZQ-T'OQ-U'QR4k/{%[%Si#v$b$c$d$x${%O%Q%^%_%c)z*S*U*W*Z*b*h*x*y+h+k,U,X.h/R/f/o/z/{/}0b0d0k0l0q1h1k1s3e4`4a4l4q5S5^5a6U7Y7x8S8X8^8s9d9r9{:R:b:t;S;^;f;m<n<o<q<r<s<t<w<x<y<z<{<|=T=U=V=W=Y=Z=^=_=`=a=b=c=d=e=h=i>Q>Y>Z>^>_Q,W&]Q1j,YQ5u1iR8j5vV*o$|*[*pU*o$|*[*pT5|1q5}S0R*j/pQ4y0_T8U4|:_Q+l%xQ0X*mQ1Q+mQ1w,cQ6Y1xQ8x6ZQ:e8yR;`:f!U%Oi$d%O%Q%^%_%c*S*U*b*x*y/R/z0b0d0k0l0q4a5S8X9r>Q>Y>Zx*S$v)f*T*v+W/x0f0g4T4i5T5U5Y7r8W:T:z=q>O>PS0b*u0c#f<q#v$b$c$x${)z*W*Z*h+h+k,U,X.h/f/o/{/}1h1k1s3e4`4l4q5^5a6U7Y7x8S8^8s9d9{:R:b:t;S;^;f;m<q<s<w<y<{=T=V=Y=^=`=b=d=h>^>_n<r<n<o<r<t<x<z<|=U=W=Z=_=a=c=e=i!d=T(v)d*]*f.l.o.s/a/m0O0x1g3j4^4j4n5t7_7b7y7|8Z8]9v:O:U;P;T;g;l;x>[>]`=U4P7e7h7l9j:v:y;{S=`.n3kT=a7g9m!U%Qi$d%O%Q%^%_%c*S*U*b*x*y/R/z0b0d0k0l0q4a5S8X9r>Q>Y>Z|*U$v)f*V*u+W/i/x0f0g4T4i5O5T5U5Y7r8W:T:z=q>O>PS0d*v0e#f<s#v$b$c$x${)z*W*Z*h+h+k,U,X.h/f/o/{/}1h1k1s3e4`4l4q5^5a6U7Y7x8S8^8s9d9{:R:b:t;S;^;f;m<q<s<w<y<{=T=V=Y=^=`=b=d=h>^>_n<t<n<o<r<t<x<z<|=U=W=Z=_=a=c=e=i!h=V(v)d*]*f.m.n.s/a/m0O0x1g3h3j4^4j4n5t7_7`7b7y7|8Z8]9v:O:U;P;T;g;l;x>[>]d=W4P7f7g7l9j9k:v:w:y;{S=b.o3lT=c7h9nrnOXst!V!Z#d%m&i&r&t&u&w,u,z2^2aQ&f!UR,r&ornOXst!V!Z#d%m&i&r&t&u&w,u,z2^2aR&f!UQ,[&^R1f,TsnOXst!V!Z#d%m&i&r&t&u&w,u,z2^2aQ1r,aS6T1u1vU8r6R6S6WS:a8t8uS;[:`:cQ;o;]R;y;pQ&m!VR,k&iR6a2OR:h8{W&Q|&V&W,QR1]+xQ&r!WR,u&sR,{&xT2_,z2aR-P&yQ-O&yR2h-PQ'z!{R-{'zSsOtQ#dXT%ps#dQ#OTR'|#OQ#RUR(O#RQ)|$uR/b)|Q#UVR(R#UQ#XWU(X#X(Y.SQ(Y#YR.S(ZQ-_'YR2s-_Q.w(zS3o.w3pR3p.xQ-g'aR2x-gY!rQ'a-g1q5}R'k!rQ/S)fR4U/SU#_W%h*ZU(`#_(a.TQ(a#`R.T([Q-c'^R2v-ct`OXst!V!Z#d%m&i&k&r&t&u&w,u,z2^2aS#hZ%eU#r`#h.^R.^(kQ(l#jQ.Z(hW.c(l.Z3Z7TQ3Z.[R7T3[Q)o$lR/Y)oQ$phR)u$pQ$`cU)b$`.O<lQ.O<YR<l)rQ/s*^W4e/s4f7v9uU4f/t/u/vS7v4g4hR9u7w$e*R$v(v)d)f*]*f*u*v+R+S+W.n.o.q.r.s/a/i/k/m/x0O0f0g0x1g3h3i3j4P4T4^4i4j4n5O5Q5T5U5Y5t7_7`7a7b7g7h7j7k7l7r7y7|8W8Z8]9j9k9l9v:O:T:U:v:w:x:y:z;P;T;g;l;x;{=q>O>P>[>]Q/|*fU4m/|4o7zQ4o0OR7z4nS*p$|*[R0[*px*T$v)f*u*v+W/x0f0g4T4i5T5U5Y7r8W:T:z=q>O>P!d.l(v)d*]*f.n.o.s/a/m0O0x1g3j4^4j4n5t7_7b7y7|8Z8]9v:O:U;P;T;g;l;x>[>]U/j*T.l7ea7e4P7g7h7l9j:v:y;{Q0c*uQ3k.nU5P0c3k9mR9m7g|*V$v)f*u*v+W/i/x0f0g4T4i5O5T5U5Y7r8W:T:z=q>O>P!h.m(v)d*]*f.n.o.s/a/m0O0x1g3h3j4^4j4n5t7_7`7b7y7|8Z8]9v:O:U;P;T;g;l;x>[>]U/l*V.m7fe7f4P7g7h7l9j9k:v:w:y;{Q0e*vQ3l.oU5R0e3l9nR9n7hQ*{%UR0i*{Q5_0xR8[5_Q+a%kR0w+aQ5x1lS8l5x:^R:^8mQ,^&_R1o,^Q5}1qR8o5}Q1},hS6_1}8|R8|6aQ1W+tW5j1W5l8c:XQ5l1ZQ8c5kR:X8dQ+y&QR1^+yQ2a,zR6o2aYrOXst#dQ&v!ZQ+c%mQ,t&rQ,v&tQ,w&uQ,y&wQ2[,uS2_,z2aR6n2^Q%opQ&z!_Q&}!aQ'P!bQ'R!cQ'r!uQ+b%lQ+n%zQ,S&XQ,j&mQ-R&|W-r'l't'u'xQ-y'pQ0Z*oQ1R+oQ1e,RS2Q,k,nQ2i-QQ2j-TQ2k-UQ3P-qW3R-t-u-x-zQ5c1SQ5o1aQ5s1gQ6X1wQ6c2SQ6m2]U6|3Q3T3WQ7P3UQ8_5dQ8g5qQ8i5tQ8n5|Q8w6YQ8}6bS9^6}7RQ9`7QQ:Y8eQ:d8xQ:i9OQ:p9_Q;W:ZQ;_:eQ;c:qQ;n;XR;q;`Q%zyQ'e!iQ'p!uU+o%{%|%}Q-X'VU-m'f'g'hS-q'l'vQ0S*kS1S+p+qQ2p-ZS2}-n-oQ3U-vS4r0T0WQ5d1TQ6x2wQ6{3OQ7Q3VU7}4t4u4xQ9|8PR;Q9}S$wi>QR*|%VU%Ui%V>QR0h*zQ$viS(v#v+kS)d$b$cQ)f$dQ*]$xS*f${*ZQ*u%OQ*v%QQ+R%^Q+S%_Q+W%cQ.n<qQ.o<sQ.q<wQ.r<yQ.s<{Q/a)zQ/i*SQ/k*UQ/m*WQ/x*bS0O*h/oQ0f*xQ0g*yl0x+h,X.h1k1s3e6U7Y8s9d:b:t;^;fQ1g,UQ3h=TQ3i=VQ3j=YS4P<n<oQ4T/RS4^/f4`Q4i/zQ4j/{Q4n/}Q5O0bQ5Q0dQ5T0kQ5U0lQ5Y0qQ5t1hQ7_=^Q7`=`Q7a=bQ7b=dQ7g<rQ7h<tQ7j<xQ7k<zQ7l<|Q7r4aQ7y4lQ7|4qQ8W5SQ8Z5^Q8]5aQ9j=ZQ9k=UQ9l=WQ9v7xQ:O8SQ:T8XQ:U8^Q:v=_Q:w=aQ:x=cQ:y=eQ:z9rQ;P9{Q;T:RQ;g=hQ;l;SQ;x;mQ;{=iQ=q>QQ>O>YQ>P>ZQ>[>^R>]>_Q+P%]Q.p<uR7i<vnpOXst!Z#d%m&r&t&u&w,u,z2^2aQ!fPS#fZ#oQ&|!`W'i!o*j0_4|Q(Q#SQ)R#{Q)s$nS,n&k&nQ,s&oQ-Q&{S-V'T/pQ-i'cQ.z)PQ/^)tQ0u+_Q0{+iQ2Y,rQ2{-kQ3c.iQ4Y/XQ5W0nQ6S1tQ6e2UQ6f2VQ6j2XQ6l2ZQ6q2cQ7]3fQ7o4VQ8u6VQ9R6gQ9S6hQ9U6kQ9h7^Q:c8vR:m9V#[cOPXZst!Z!`!o#d#o#{%m&k&n&o&r&t&u&w&{'T'c)P*j+_+i,r,u,z-k.i/p0_0n1t2U2V2X2Z2^2a2c3f4|6V6g6h6k7^8v9VQ#YWQ#eYQ%quQ%svS%uw!gS(T#W(WQ(Z#ZQ(u#uQ(z#xQ)S$OQ)T$PQ)U$QQ)V$RQ)W$SQ)X$TQ)Y$UQ)Z$VQ)[$WQ)]$XQ)_$ZQ)a$_Q)c$aQ)h$eW)r$n)t/X4VQ+f%tQ+z&RS-['X2qQ-z'sS.P(U.RQ.U(^Q.W(eQ.u(yQ.x({Q.|<WQ/O<ZQ/P<[Q/Q<_Q/d*OQ0r+YQ2o-YQ2t-aQ3Q-sQ3X.XQ3m.vQ3r<`Q3s<aQ3t<bQ3u<cQ3v<dQ3w<eQ3x<fQ3y<gQ3z<hQ3{<iQ3|<jQ3}.}Q4O<mQ4R<pQ4S<}Q4Z<kQ5Z0tQ5e1UQ6w=PQ6}3SQ7S3YQ7c3nQ7d=QQ7m=SQ7n=[Q8m5yQ9Z6uQ9_7OQ9i=]Q9o=fQ9p=gQ:q9aQ;Y:]Q;b:oQ<Y#SR=w>TR#[WR'Z!el!tQ!r!v!y!z'a'm'n'o-g-w1q5}6PS'V!e-^U*k$|*[*pS-Z'W'`S0W*l*rQ0`*sQ2w-eQ4x0^R4}0aR(|#xQ!fQT-f'a-g]!qQ!r'a-g1q5}Q#p]R'j<XR)g$dY!uQ'a-g1q5}Q'l!rS'v!v!yS'x!z6PS-v'm'nQ-x'oR3V-wT#kZ%eS#jZ%eS%km,qU(h#h#i#lS.[(i(jQ.`(kQ0v+`Q3[.]U3].^._.aS7U3^3_R9b7Vd#^W#W#Z%h(U(_*Z+[.V/or#gZm#h#i#l%e(i(j(k+`.].^._.a3^3_7VS*^$x*cQ/v*_Q2W,qQ2m-WQ4b/rQ6s2fQ7u4cQ9Y6tT=n'X+^V#aW%h*ZU#`W%h*ZS(V#W(_U([#Z+[/oS-]'X+^T.Q(U.VV'_!e%i*[Q$lfR)y$qT)n$l)oR4X/WT*`$x*cT*i${*ZQ0y+hQ1i,XQ3a.hQ5v1kQ6R1sQ7Z3eQ8t6UQ9e7YQ:`8sQ:r9dQ;]:bQ;e:tQ;p;^R;s;fnqOXst!Z#d%m&r&t&u&w,u,z2^2aQ&l!VR,j&itmOXst!U!V!Z#d%m&i&r&t&u&w,u,z2^2aR,q&oT%lm,qR1m,ZR,i&gQ&U|S,P&V&WR1`,QR+u&PT&p!W&sT&q!W&sT2`,z2a",
      nodeNames: "\u26A0 ArithOp ArithOp ?. JSXStartTag LineComment BlockComment Script Hashbang ExportDeclaration export Star as VariableName String Escape from ; default FunctionDeclaration async function VariableDefinition > < TypeParamList in out const TypeDefinition extends ThisType this LiteralType ArithOp Number BooleanLiteral TemplateType InterpolationEnd Interpolation InterpolationStart NullType null VoidType void TypeofType typeof MemberExpression . PropertyName [ TemplateString Escape Interpolation super RegExp ] ArrayExpression Spread , } { ObjectExpression Property async get set PropertyDefinition Block : NewTarget new NewExpression ) ( ArgList UnaryExpression delete LogicOp BitOp YieldExpression yield AwaitExpression await ParenthesizedExpression ClassExpression class ClassBody MethodDeclaration Decorator @ MemberExpression PrivatePropertyName CallExpression TypeArgList CompareOp < declare Privacy static abstract override PrivatePropertyDefinition PropertyDeclaration readonly accessor Optional TypeAnnotation Equals StaticBlock FunctionExpression ArrowFunction ParamList ParamList ArrayPattern ObjectPattern PatternProperty VariableDefinition Privacy readonly Arrow MemberExpression BinaryExpression ArithOp ArithOp ArithOp ArithOp BitOp CompareOp instanceof satisfies CompareOp BitOp BitOp BitOp LogicOp LogicOp ConditionalExpression LogicOp LogicOp AssignmentExpression UpdateOp PostfixExpression CallExpression InstantiationExpression TaggedTemplateExpression DynamicImport import ImportMeta JSXElement JSXSelfCloseEndTag JSXSelfClosingTag JSXIdentifier JSXBuiltin JSXIdentifier JSXNamespacedName JSXMemberExpression JSXSpreadAttribute JSXAttribute JSXAttributeValue JSXEscape JSXEndTag JSXOpenTag JSXFragmentTag JSXText JSXEscape JSXStartCloseTag JSXCloseTag PrefixCast < ArrowFunction TypeParamList SequenceExpression InstantiationExpression KeyofType keyof UniqueType unique ImportType InferredType infer TypeName ParenthesizedType FunctionSignature ParamList NewSignature IndexedType TupleType Label ArrayType ReadonlyType ObjectType MethodType PropertyType IndexSignature PropertyDefinition CallSignature TypePredicate asserts is NewSignature new UnionType LogicOp IntersectionType LogicOp ConditionalType ParameterizedType ClassDeclaration abstract implements type VariableDeclaration let var using TypeAliasDeclaration InterfaceDeclaration interface EnumDeclaration enum EnumBody NamespaceDeclaration namespace module AmbientDeclaration declare GlobalDeclaration global ClassDeclaration ClassBody AmbientFunctionDeclaration ExportGroup VariableName VariableName ImportDeclaration defer ImportGroup ForStatement for ForSpec ForInSpec ForOfSpec of WhileStatement while WithStatement with DoStatement do IfStatement if else SwitchStatement switch SwitchBody CaseLabel case DefaultLabel TryStatement try CatchClause catch FinallyClause finally ReturnStatement return ThrowStatement throw BreakStatement break ContinueStatement continue DebuggerStatement debugger LabeledStatement ExpressionStatement SingleExpression SingleClassItem",
      maxTerm: 381,
      context: trackNewline,
      nodeProps: [
        ["isolate", -8, 5, 6, 14, 37, 39, 51, 53, 55, ""],
        ["group", -26, 9, 17, 19, 68, 208, 212, 216, 217, 219, 222, 225, 235, 238, 244, 246, 248, 250, 253, 259, 265, 267, 269, 271, 273, 275, 276, "Statement", -34, 13, 14, 32, 35, 36, 42, 51, 54, 55, 57, 62, 70, 72, 76, 80, 82, 84, 85, 110, 111, 121, 122, 137, 140, 142, 143, 144, 145, 146, 148, 149, 168, 170, 172, "Expression", -23, 31, 33, 37, 41, 43, 45, 174, 176, 178, 179, 181, 182, 183, 185, 186, 187, 189, 190, 191, 202, 204, 206, 207, "Type", -3, 88, 103, 109, "ClassItem"],
        ["openedBy", 23, "<", 38, "InterpolationStart", 56, "[", 60, "{", 73, "(", 161, "JSXStartCloseTag"],
        ["closedBy", -2, 24, 169, ">", 40, "InterpolationEnd", 50, "]", 61, "}", 74, ")", 166, "JSXEndTag"]
      ],
      propSources: [jsHighlight],
      skippedNodes: [0, 5, 6, 279],
      repeatNodeCount: 37,
      tokenData: "$Fq07[R!bOX%ZXY+gYZ-yZ[+g[]%Z]^.c^p%Zpq+gqr/mrs3cst:_tuEruvJSvwLkwx! Yxy!'iyz!(sz{!)}{|!,q|}!.O}!O!,q!O!P!/Y!P!Q!9j!Q!R#:O!R![#<_![!]#I_!]!^#Jk!^!_#Ku!_!`$![!`!a$$v!a!b$*T!b!c$,r!c!}Er!}#O$-|#O#P$/W#P#Q$4o#Q#R$5y#R#SEr#S#T$7W#T#o$8b#o#p$<r#p#q$=h#q#r$>x#r#s$@U#s$f%Z$f$g+g$g#BYEr#BY#BZ$A`#BZ$ISEr$IS$I_$A`$I_$I|Er$I|$I}$Dk$I}$JO$Dk$JO$JTEr$JT$JU$A`$JU$KVEr$KV$KW$A`$KW&FUEr&FU&FV$A`&FV;'SEr;'S;=`I|<%l?HTEr?HT?HU$A`?HUOEr(n%d_$j&j(Xp([!bOY%ZYZ&cZr%Zrs&}sw%Zwx(rx!^%Z!^!_*g!_#O%Z#O#P&c#P#o%Z#o#p*g#p;'S%Z;'S;=`+a<%lO%Z&j&hT$j&jO!^&c!_#o&c#p;'S&c;'S;=`&w<%lO&c&j&zP;=`<%l&c'|'U]$j&j([!bOY&}YZ&cZw&}wx&cx!^&}!^!_'}!_#O&}#O#P&c#P#o&}#o#p'}#p;'S&};'S;=`(l<%lO&}!b(SU([!bOY'}Zw'}x#O'}#P;'S'};'S;=`(f<%lO'}!b(iP;=`<%l'}'|(oP;=`<%l&}'[(y]$j&j(XpOY(rYZ&cZr(rrs&cs!^(r!^!_)r!_#O(r#O#P&c#P#o(r#o#p)r#p;'S(r;'S;=`*a<%lO(rp)wU(XpOY)rZr)rs#O)r#P;'S)r;'S;=`*Z<%lO)rp*^P;=`<%l)r'[*dP;=`<%l(r#S*nX(Xp([!bOY*gZr*grs'}sw*gwx)rx#O*g#P;'S*g;'S;=`+Z<%lO*g#S+^P;=`<%l*g(n+dP;=`<%l%Z07[+rq$j&j(Xp([!b'}0/lOX%ZXY+gYZ&cZ[+g[p%Zpq+gqr%Zrs&}sw%Zwx(rx!^%Z!^!_*g!_#O%Z#O#P&c#P#o%Z#o#p*g#p$f%Z$f$g+g$g#BY%Z#BY#BZ+g#BZ$IS%Z$IS$I_+g$I_$JT%Z$JT$JU+g$JU$KV%Z$KV$KW+g$KW&FU%Z&FU&FV+g&FV;'S%Z;'S;=`+a<%l?HT%Z?HT?HU+g?HUO%Z07[.ST(Y#S$j&j(O0/lO!^&c!_#o&c#p;'S&c;'S;=`&w<%lO&c07[.n_$j&j(Xp([!b(O0/lOY%ZYZ&cZr%Zrs&}sw%Zwx(rx!^%Z!^!_*g!_#O%Z#O#P&c#P#o%Z#o#p*g#p;'S%Z;'S;=`+a<%lO%Z)3p/x`$j&j!p),Q(Xp([!bOY%ZYZ&cZr%Zrs&}sw%Zwx(rx!^%Z!^!_*g!_!`0z!`#O%Z#O#P&c#P#o%Z#o#p*g#p;'S%Z;'S;=`+a<%lO%Z(KW1V`#w(Ch$j&j(Xp([!bOY%ZYZ&cZr%Zrs&}sw%Zwx(rx!^%Z!^!_*g!_!`2X!`#O%Z#O#P&c#P#o%Z#o#p*g#p;'S%Z;'S;=`+a<%lO%Z(KW2d_#w(Ch$j&j(Xp([!bOY%ZYZ&cZr%Zrs&}sw%Zwx(rx!^%Z!^!_*g!_#O%Z#O#P&c#P#o%Z#o#p*g#p;'S%Z;'S;=`+a<%lO%Z'At3l_(W':f$j&j([!bOY4kYZ5qZr4krs7nsw4kwx5qx!^4k!^!_8p!_#O4k#O#P5q#P#o4k#o#p8p#p;'S4k;'S;=`:X<%lO4k(^4r_$j&j([!bOY4kYZ5qZr4krs7nsw4kwx5qx!^4k!^!_8p!_#O4k#O#P5q#P#o4k#o#p8p#p;'S4k;'S;=`:X<%lO4k&z5vX$j&jOr5qrs6cs!^5q!^!_6y!_#o5q#o#p6y#p;'S5q;'S;=`7h<%lO5q&z6jT$e`$j&jO!^&c!_#o&c#p;'S&c;'S;=`&w<%lO&c`6|TOr6yrs7]s;'S6y;'S;=`7b<%lO6y`7bO$e``7eP;=`<%l6y&z7kP;=`<%l5q(^7w]$e`$j&j([!bOY&}YZ&cZw&}wx&cx!^&}!^!_'}!_#O&}#O#P&c#P#o&}#o#p'}#p;'S&};'S;=`(l<%lO&}!r8uZ([!bOY8pYZ6yZr8prs9hsw8pwx6yx#O8p#O#P6y#P;'S8p;'S;=`:R<%lO8p!r9oU$e`([!bOY'}Zw'}x#O'}#P;'S'};'S;=`(f<%lO'}!r:UP;=`<%l8p(^:[P;=`<%l4k%9[:hh$j&j(Xp([!bOY%ZYZ&cZq%Zqr<Srs&}st%ZtuCruw%Zwx(rx!^%Z!^!_*g!_!c%Z!c!}Cr!}#O%Z#O#P&c#P#R%Z#R#SCr#S#T%Z#T#oCr#o#p*g#p$g%Z$g;'SCr;'S;=`El<%lOCr(r<__WS$j&j(Xp([!bOY<SYZ&cZr<Srs=^sw<Swx@nx!^<S!^!_Bm!_#O<S#O#P>`#P#o<S#o#pBm#p;'S<S;'S;=`Cl<%lO<S(Q=g]WS$j&j([!bOY=^YZ&cZw=^wx>`x!^=^!^!_?q!_#O=^#O#P>`#P#o=^#o#p?q#p;'S=^;'S;=`@h<%lO=^&n>gXWS$j&jOY>`YZ&cZ!^>`!^!_?S!_#o>`#o#p?S#p;'S>`;'S;=`?k<%lO>`S?XSWSOY?SZ;'S?S;'S;=`?e<%lO?SS?hP;=`<%l?S&n?nP;=`<%l>`!f?xWWS([!bOY?qZw?qwx?Sx#O?q#O#P?S#P;'S?q;'S;=`@b<%lO?q!f@eP;=`<%l?q(Q@kP;=`<%l=^'`@w]WS$j&j(XpOY@nYZ&cZr@nrs>`s!^@n!^!_Ap!_#O@n#O#P>`#P#o@n#o#pAp#p;'S@n;'S;=`Bg<%lO@ntAwWWS(XpOYApZrAprs?Ss#OAp#O#P?S#P;'SAp;'S;=`Ba<%lOAptBdP;=`<%lAp'`BjP;=`<%l@n#WBvYWS(Xp([!bOYBmZrBmrs?qswBmwxApx#OBm#O#P?S#P;'SBm;'S;=`Cf<%lOBm#WCiP;=`<%lBm(rCoP;=`<%l<S%9[C}i$j&j(p%1l(Xp([!bOY%ZYZ&cZr%Zrs&}st%ZtuCruw%Zwx(rx!Q%Z!Q![Cr![!^%Z!^!_*g!_!c%Z!c!}Cr!}#O%Z#O#P&c#P#R%Z#R#SCr#S#T%Z#T#oCr#o#p*g#p$g%Z$g;'SCr;'S;=`El<%lOCr%9[EoP;=`<%lCr07[FRk$j&j(Xp([!b$^#t(U,2j(f$I[OY%ZYZ&cZr%Zrs&}st%ZtuEruw%Zwx(rx}%Z}!OGv!O!Q%Z!Q![Er![!^%Z!^!_*g!_!c%Z!c!}Er!}#O%Z#O#P&c#P#R%Z#R#SEr#S#T%Z#T#oEr#o#p*g#p$g%Z$g;'SEr;'S;=`I|<%lOEr+dHRk$j&j(Xp([!b$^#tOY%ZYZ&cZr%Zrs&}st%ZtuGvuw%Zwx(rx}%Z}!OGv!O!Q%Z!Q![Gv![!^%Z!^!_*g!_!c%Z!c!}Gv!}#O%Z#O#P&c#P#R%Z#R#SGv#S#T%Z#T#oGv#o#p*g#p$g%Z$g;'SGv;'S;=`Iv<%lOGv+dIyP;=`<%lGv07[JPP;=`<%lEr(KWJ_`$j&j(Xp([!b#q(ChOY%ZYZ&cZr%Zrs&}sw%Zwx(rx!^%Z!^!_*g!_!`Ka!`#O%Z#O#P&c#P#o%Z#o#p*g#p;'S%Z;'S;=`+a<%lO%Z(KWKl_$j&j$R(Ch(Xp([!bOY%ZYZ&cZr%Zrs&}sw%Zwx(rx!^%Z!^!_*g!_#O%Z#O#P&c#P#o%Z#o#p*g#p;'S%Z;'S;=`+a<%lO%Z,#xLva({+JY$j&j(Xp([!bOY%ZYZ&cZr%Zrs&}sv%ZvwM{wx(rx!^%Z!^!_*g!_!`Ka!`#O%Z#O#P&c#P#o%Z#o#p*g#p;'S%Z;'S;=`+a<%lO%Z(KWNW`$j&j#{(Ch(Xp([!bOY%ZYZ&cZr%Zrs&}sw%Zwx(rx!^%Z!^!_*g!_!`Ka!`#O%Z#O#P&c#P#o%Z#o#p*g#p;'S%Z;'S;=`+a<%lO%Z'At! c_(Z';W$j&j(XpOY!!bYZ!#hZr!!brs!#hsw!!bwx!$xx!^!!b!^!_!%z!_#O!!b#O#P!#h#P#o!!b#o#p!%z#p;'S!!b;'S;=`!'c<%lO!!b'l!!i_$j&j(XpOY!!bYZ!#hZr!!brs!#hsw!!bwx!$xx!^!!b!^!_!%z!_#O!!b#O#P!#h#P#o!!b#o#p!%z#p;'S!!b;'S;=`!'c<%lO!!b&z!#mX$j&jOw!#hwx6cx!^!#h!^!_!$Y!_#o!#h#o#p!$Y#p;'S!#h;'S;=`!$r<%lO!#h`!$]TOw!$Ywx7]x;'S!$Y;'S;=`!$l<%lO!$Y`!$oP;=`<%l!$Y&z!$uP;=`<%l!#h'l!%R]$e`$j&j(XpOY(rYZ&cZr(rrs&cs!^(r!^!_)r!_#O(r#O#P&c#P#o(r#o#p)r#p;'S(r;'S;=`*a<%lO(r!Q!&PZ(XpOY!%zYZ!$YZr!%zrs!$Ysw!%zwx!&rx#O!%z#O#P!$Y#P;'S!%z;'S;=`!']<%lO!%z!Q!&yU$e`(XpOY)rZr)rs#O)r#P;'S)r;'S;=`*Z<%lO)r!Q!'`P;=`<%l!%z'l!'fP;=`<%l!!b/5|!'t_!l/.^$j&j(Xp([!bOY%ZYZ&cZr%Zrs&}sw%Zwx(rx!^%Z!^!_*g!_#O%Z#O#P&c#P#o%Z#o#p*g#p;'S%Z;'S;=`+a<%lO%Z#&U!)O_!k!Lf$j&j(Xp([!bOY%ZYZ&cZr%Zrs&}sw%Zwx(rx!^%Z!^!_*g!_#O%Z#O#P&c#P#o%Z#o#p*g#p;'S%Z;'S;=`+a<%lO%Z-!n!*[b$j&j(Xp([!b(V%&f#r(ChOY%ZYZ&cZr%Zrs&}sw%Zwx(rxz%Zz{!+d{!^%Z!^!_*g!_!`Ka!`#O%Z#O#P&c#P#o%Z#o#p*g#p;'S%Z;'S;=`+a<%lO%Z(KW!+o`$j&j(Xp([!b#o(ChOY%ZYZ&cZr%Zrs&}sw%Zwx(rx!^%Z!^!_*g!_!`Ka!`#O%Z#O#P&c#P#o%Z#o#p*g#p;'S%Z;'S;=`+a<%lO%Z+;x!,|`$j&j(Xp([!br+4YOY%ZYZ&cZr%Zrs&}sw%Zwx(rx!^%Z!^!_*g!_!`Ka!`#O%Z#O#P&c#P#o%Z#o#p*g#p;'S%Z;'S;=`+a<%lO%Z,$U!.Z_!]+Jf$j&j(Xp([!bOY%ZYZ&cZr%Zrs&}sw%Zwx(rx!^%Z!^!_*g!_#O%Z#O#P&c#P#o%Z#o#p*g#p;'S%Z;'S;=`+a<%lO%Z07[!/ec$j&j(Xp([!b!Q.2^OY%ZYZ&cZr%Zrs&}sw%Zwx(rx!O%Z!O!P!0p!P!Q%Z!Q![!3Y![!^%Z!^!_*g!_#O%Z#O#P&c#P#o%Z#o#p*g#p;'S%Z;'S;=`+a<%lO%Z#%|!0ya$j&j(Xp([!bOY%ZYZ&cZr%Zrs&}sw%Zwx(rx!O%Z!O!P!2O!P!^%Z!^!_*g!_#O%Z#O#P&c#P#o%Z#o#p*g#p;'S%Z;'S;=`+a<%lO%Z#%|!2Z_![!L^$j&j(Xp([!bOY%ZYZ&cZr%Zrs&}sw%Zwx(rx!^%Z!^!_*g!_#O%Z#O#P&c#P#o%Z#o#p*g#p;'S%Z;'S;=`+a<%lO%Z'Ad!3eg$j&j(Xp([!bs'9tOY%ZYZ&cZr%Zrs&}sw%Zwx(rx!Q%Z!Q![!3Y![!^%Z!^!_*g!_!g%Z!g!h!4|!h#O%Z#O#P&c#P#R%Z#R#S!3Y#S#X%Z#X#Y!4|#Y#o%Z#o#p*g#p;'S%Z;'S;=`+a<%lO%Z'Ad!5Vg$j&j(Xp([!bOY%ZYZ&cZr%Zrs&}sw%Zwx(rx{%Z{|!6n|}%Z}!O!6n!O!Q%Z!Q![!8S![!^%Z!^!_*g!_#O%Z#O#P&c#P#R%Z#R#S!8S#S#o%Z#o#p*g#p;'S%Z;'S;=`+a<%lO%Z'Ad!6wc$j&j(Xp([!bOY%ZYZ&cZr%Zrs&}sw%Zwx(rx!Q%Z!Q![!8S![!^%Z!^!_*g!_#O%Z#O#P&c#P#R%Z#R#S!8S#S#o%Z#o#p*g#p;'S%Z;'S;=`+a<%lO%Z'Ad!8_c$j&j(Xp([!bs'9tOY%ZYZ&cZr%Zrs&}sw%Zwx(rx!Q%Z!Q![!8S![!^%Z!^!_*g!_#O%Z#O#P&c#P#R%Z#R#S!8S#S#o%Z#o#p*g#p;'S%Z;'S;=`+a<%lO%Z07[!9uf$j&j(Xp([!b#p(ChOY!;ZYZ&cZr!;Zrs!<nsw!;Zwx!Lcxz!;Zz{#-}{!P!;Z!P!Q#/d!Q!^!;Z!^!_#(i!_!`#7S!`!a#8i!a!}!;Z!}#O#,f#O#P!Dy#P#o!;Z#o#p#(i#p;'S!;Z;'S;=`#-w<%lO!;Z?O!;fb$j&j(Xp([!b!X7`OY!;ZYZ&cZr!;Zrs!<nsw!;Zwx!Lcx!P!;Z!P!Q#&`!Q!^!;Z!^!_#(i!_!}!;Z!}#O#,f#O#P!Dy#P#o!;Z#o#p#(i#p;'S!;Z;'S;=`#-w<%lO!;Z>^!<w`$j&j([!b!X7`OY!<nYZ&cZw!<nwx!=yx!P!<n!P!Q!Eq!Q!^!<n!^!_!Gr!_!}!<n!}#O!KS#O#P!Dy#P#o!<n#o#p!Gr#p;'S!<n;'S;=`!L]<%lO!<n<z!>Q^$j&j!X7`OY!=yYZ&cZ!P!=y!P!Q!>|!Q!^!=y!^!_!@c!_!}!=y!}#O!CW#O#P!Dy#P#o!=y#o#p!@c#p;'S!=y;'S;=`!Ek<%lO!=y<z!?Td$j&j!X7`O!^&c!_#W&c#W#X!>|#X#Z&c#Z#[!>|#[#]&c#]#^!>|#^#a&c#a#b!>|#b#g&c#g#h!>|#h#i&c#i#j!>|#j#k!>|#k#m&c#m#n!>|#n#o&c#p;'S&c;'S;=`&w<%lO&c7`!@hX!X7`OY!@cZ!P!@c!P!Q!AT!Q!}!@c!}#O!Ar#O#P!Bq#P;'S!@c;'S;=`!CQ<%lO!@c7`!AYW!X7`#W#X!AT#Z#[!AT#]#^!AT#a#b!AT#g#h!AT#i#j!AT#j#k!AT#m#n!AT7`!AuVOY!ArZ#O!Ar#O#P!B[#P#Q!@c#Q;'S!Ar;'S;=`!Bk<%lO!Ar7`!B_SOY!ArZ;'S!Ar;'S;=`!Bk<%lO!Ar7`!BnP;=`<%l!Ar7`!BtSOY!@cZ;'S!@c;'S;=`!CQ<%lO!@c7`!CTP;=`<%l!@c<z!C][$j&jOY!CWYZ&cZ!^!CW!^!_!Ar!_#O!CW#O#P!DR#P#Q!=y#Q#o!CW#o#p!Ar#p;'S!CW;'S;=`!Ds<%lO!CW<z!DWX$j&jOY!CWYZ&cZ!^!CW!^!_!Ar!_#o!CW#o#p!Ar#p;'S!CW;'S;=`!Ds<%lO!CW<z!DvP;=`<%l!CW<z!EOX$j&jOY!=yYZ&cZ!^!=y!^!_!@c!_#o!=y#o#p!@c#p;'S!=y;'S;=`!Ek<%lO!=y<z!EnP;=`<%l!=y>^!Ezl$j&j([!b!X7`OY&}YZ&cZw&}wx&cx!^&}!^!_'}!_#O&}#O#P&c#P#W&}#W#X!Eq#X#Z&}#Z#[!Eq#[#]&}#]#^!Eq#^#a&}#a#b!Eq#b#g&}#g#h!Eq#h#i&}#i#j!Eq#j#k!Eq#k#m&}#m#n!Eq#n#o&}#o#p'}#p;'S&};'S;=`(l<%lO&}8r!GyZ([!b!X7`OY!GrZw!Grwx!@cx!P!Gr!P!Q!Hl!Q!}!Gr!}#O!JU#O#P!Bq#P;'S!Gr;'S;=`!J|<%lO!Gr8r!Hse([!b!X7`OY'}Zw'}x#O'}#P#W'}#W#X!Hl#X#Z'}#Z#[!Hl#[#]'}#]#^!Hl#^#a'}#a#b!Hl#b#g'}#g#h!Hl#h#i'}#i#j!Hl#j#k!Hl#k#m'}#m#n!Hl#n;'S'};'S;=`(f<%lO'}8r!JZX([!bOY!JUZw!JUwx!Arx#O!JU#O#P!B[#P#Q!Gr#Q;'S!JU;'S;=`!Jv<%lO!JU8r!JyP;=`<%l!JU8r!KPP;=`<%l!Gr>^!KZ^$j&j([!bOY!KSYZ&cZw!KSwx!CWx!^!KS!^!_!JU!_#O!KS#O#P!DR#P#Q!<n#Q#o!KS#o#p!JU#p;'S!KS;'S;=`!LV<%lO!KS>^!LYP;=`<%l!KS>^!L`P;=`<%l!<n=l!Ll`$j&j(Xp!X7`OY!LcYZ&cZr!Lcrs!=ys!P!Lc!P!Q!Mn!Q!^!Lc!^!_# o!_!}!Lc!}#O#%P#O#P!Dy#P#o!Lc#o#p# o#p;'S!Lc;'S;=`#&Y<%lO!Lc=l!Mwl$j&j(Xp!X7`OY(rYZ&cZr(rrs&cs!^(r!^!_)r!_#O(r#O#P&c#P#W(r#W#X!Mn#X#Z(r#Z#[!Mn#[#](r#]#^!Mn#^#a(r#a#b!Mn#b#g(r#g#h!Mn#h#i(r#i#j!Mn#j#k!Mn#k#m(r#m#n!Mn#n#o(r#o#p)r#p;'S(r;'S;=`*a<%lO(r8Q# vZ(Xp!X7`OY# oZr# ors!@cs!P# o!P!Q#!i!Q!}# o!}#O#$R#O#P!Bq#P;'S# o;'S;=`#$y<%lO# o8Q#!pe(Xp!X7`OY)rZr)rs#O)r#P#W)r#W#X#!i#X#Z)r#Z#[#!i#[#])r#]#^#!i#^#a)r#a#b#!i#b#g)r#g#h#!i#h#i)r#i#j#!i#j#k#!i#k#m)r#m#n#!i#n;'S)r;'S;=`*Z<%lO)r8Q#$WX(XpOY#$RZr#$Rrs!Ars#O#$R#O#P!B[#P#Q# o#Q;'S#$R;'S;=`#$s<%lO#$R8Q#$vP;=`<%l#$R8Q#$|P;=`<%l# o=l#%W^$j&j(XpOY#%PYZ&cZr#%Prs!CWs!^#%P!^!_#$R!_#O#%P#O#P!DR#P#Q!Lc#Q#o#%P#o#p#$R#p;'S#%P;'S;=`#&S<%lO#%P=l#&VP;=`<%l#%P=l#&]P;=`<%l!Lc?O#&kn$j&j(Xp([!b!X7`OY%ZYZ&cZr%Zrs&}sw%Zwx(rx!^%Z!^!_*g!_#O%Z#O#P&c#P#W%Z#W#X#&`#X#Z%Z#Z#[#&`#[#]%Z#]#^#&`#^#a%Z#a#b#&`#b#g%Z#g#h#&`#h#i%Z#i#j#&`#j#k#&`#k#m%Z#m#n#&`#n#o%Z#o#p*g#p;'S%Z;'S;=`+a<%lO%Z9d#(r](Xp([!b!X7`OY#(iZr#(irs!Grsw#(iwx# ox!P#(i!P!Q#)k!Q!}#(i!}#O#+`#O#P!Bq#P;'S#(i;'S;=`#,`<%lO#(i9d#)th(Xp([!b!X7`OY*gZr*grs'}sw*gwx)rx#O*g#P#W*g#W#X#)k#X#Z*g#Z#[#)k#[#]*g#]#^#)k#^#a*g#a#b#)k#b#g*g#g#h#)k#h#i*g#i#j#)k#j#k#)k#k#m*g#m#n#)k#n;'S*g;'S;=`+Z<%lO*g9d#+gZ(Xp([!bOY#+`Zr#+`rs!JUsw#+`wx#$Rx#O#+`#O#P!B[#P#Q#(i#Q;'S#+`;'S;=`#,Y<%lO#+`9d#,]P;=`<%l#+`9d#,cP;=`<%l#(i?O#,o`$j&j(Xp([!bOY#,fYZ&cZr#,frs!KSsw#,fwx#%Px!^#,f!^!_#+`!_#O#,f#O#P!DR#P#Q!;Z#Q#o#,f#o#p#+`#p;'S#,f;'S;=`#-q<%lO#,f?O#-tP;=`<%l#,f?O#-zP;=`<%l!;Z07[#.[b$j&j(Xp([!b(P0/l!X7`OY!;ZYZ&cZr!;Zrs!<nsw!;Zwx!Lcx!P!;Z!P!Q#&`!Q!^!;Z!^!_#(i!_!}!;Z!}#O#,f#O#P!Dy#P#o!;Z#o#p#(i#p;'S!;Z;'S;=`#-w<%lO!;Z07[#/o_$j&j(Xp([!bT0/lOY#/dYZ&cZr#/drs#0nsw#/dwx#4Ox!^#/d!^!_#5}!_#O#/d#O#P#1p#P#o#/d#o#p#5}#p;'S#/d;'S;=`#6|<%lO#/d06j#0w]$j&j([!bT0/lOY#0nYZ&cZw#0nwx#1px!^#0n!^!_#3R!_#O#0n#O#P#1p#P#o#0n#o#p#3R#p;'S#0n;'S;=`#3x<%lO#0n05W#1wX$j&jT0/lOY#1pYZ&cZ!^#1p!^!_#2d!_#o#1p#o#p#2d#p;'S#1p;'S;=`#2{<%lO#1p0/l#2iST0/lOY#2dZ;'S#2d;'S;=`#2u<%lO#2d0/l#2xP;=`<%l#2d05W#3OP;=`<%l#1p01O#3YW([!bT0/lOY#3RZw#3Rwx#2dx#O#3R#O#P#2d#P;'S#3R;'S;=`#3r<%lO#3R01O#3uP;=`<%l#3R06j#3{P;=`<%l#0n05x#4X]$j&j(XpT0/lOY#4OYZ&cZr#4Ors#1ps!^#4O!^!_#5Q!_#O#4O#O#P#1p#P#o#4O#o#p#5Q#p;'S#4O;'S;=`#5w<%lO#4O00^#5XW(XpT0/lOY#5QZr#5Qrs#2ds#O#5Q#O#P#2d#P;'S#5Q;'S;=`#5q<%lO#5Q00^#5tP;=`<%l#5Q05x#5zP;=`<%l#4O01p#6WY(Xp([!bT0/lOY#5}Zr#5}rs#3Rsw#5}wx#5Qx#O#5}#O#P#2d#P;'S#5};'S;=`#6v<%lO#5}01p#6yP;=`<%l#5}07[#7PP;=`<%l#/d)3h#7ab$j&j$R(Ch(Xp([!b!X7`OY!;ZYZ&cZr!;Zrs!<nsw!;Zwx!Lcx!P!;Z!P!Q#&`!Q!^!;Z!^!_#(i!_!}!;Z!}#O#,f#O#P!Dy#P#o!;Z#o#p#(i#p;'S!;Z;'S;=`#-w<%lO!;ZAt#8vb$[#t$j&j(Xp([!b!X7`OY!;ZYZ&cZr!;Zrs!<nsw!;Zwx!Lcx!P!;Z!P!Q#&`!Q!^!;Z!^!_#(i!_!}!;Z!}#O#,f#O#P!Dy#P#o!;Z#o#p#(i#p;'S!;Z;'S;=`#-w<%lO!;Z'Ad#:Zp$j&j(Xp([!bs'9tOY%ZYZ&cZr%Zrs&}sw%Zwx(rx!O%Z!O!P!3Y!P!Q%Z!Q![#<_![!^%Z!^!_*g!_!g%Z!g!h!4|!h#O%Z#O#P&c#P#R%Z#R#S#<_#S#U%Z#U#V#?i#V#X%Z#X#Y!4|#Y#b%Z#b#c#>_#c#d#Bq#d#l%Z#l#m#Es#m#o%Z#o#p*g#p;'S%Z;'S;=`+a<%lO%Z'Ad#<jk$j&j(Xp([!bs'9tOY%ZYZ&cZr%Zrs&}sw%Zwx(rx!O%Z!O!P!3Y!P!Q%Z!Q![#<_![!^%Z!^!_*g!_!g%Z!g!h!4|!h#O%Z#O#P&c#P#R%Z#R#S#<_#S#X%Z#X#Y!4|#Y#b%Z#b#c#>_#c#o%Z#o#p*g#p;'S%Z;'S;=`+a<%lO%Z'Ad#>j_$j&j(Xp([!bs'9tOY%ZYZ&cZr%Zrs&}sw%Zwx(rx!^%Z!^!_*g!_#O%Z#O#P&c#P#o%Z#o#p*g#p;'S%Z;'S;=`+a<%lO%Z'Ad#?rd$j&j(Xp([!bOY%ZYZ&cZr%Zrs&}sw%Zwx(rx!Q%Z!Q!R#AQ!R!S#AQ!S!^%Z!^!_*g!_#O%Z#O#P&c#P#R%Z#R#S#AQ#S#o%Z#o#p*g#p;'S%Z;'S;=`+a<%lO%Z'Ad#A]f$j&j(Xp([!bs'9tOY%ZYZ&cZr%Zrs&}sw%Zwx(rx!Q%Z!Q!R#AQ!R!S#AQ!S!^%Z!^!_*g!_#O%Z#O#P&c#P#R%Z#R#S#AQ#S#b%Z#b#c#>_#c#o%Z#o#p*g#p;'S%Z;'S;=`+a<%lO%Z'Ad#Bzc$j&j(Xp([!bOY%ZYZ&cZr%Zrs&}sw%Zwx(rx!Q%Z!Q!Y#DV!Y!^%Z!^!_*g!_#O%Z#O#P&c#P#R%Z#R#S#DV#S#o%Z#o#p*g#p;'S%Z;'S;=`+a<%lO%Z'Ad#Dbe$j&j(Xp([!bs'9tOY%ZYZ&cZr%Zrs&}sw%Zwx(rx!Q%Z!Q!Y#DV!Y!^%Z!^!_*g!_#O%Z#O#P&c#P#R%Z#R#S#DV#S#b%Z#b#c#>_#c#o%Z#o#p*g#p;'S%Z;'S;=`+a<%lO%Z'Ad#E|g$j&j(Xp([!bOY%ZYZ&cZr%Zrs&}sw%Zwx(rx!Q%Z!Q![#Ge![!^%Z!^!_*g!_!c%Z!c!i#Ge!i#O%Z#O#P&c#P#R%Z#R#S#Ge#S#T%Z#T#Z#Ge#Z#o%Z#o#p*g#p;'S%Z;'S;=`+a<%lO%Z'Ad#Gpi$j&j(Xp([!bs'9tOY%ZYZ&cZr%Zrs&}sw%Zwx(rx!Q%Z!Q![#Ge![!^%Z!^!_*g!_!c%Z!c!i#Ge!i#O%Z#O#P&c#P#R%Z#R#S#Ge#S#T%Z#T#Z#Ge#Z#b%Z#b#c#>_#c#o%Z#o#p*g#p;'S%Z;'S;=`+a<%lO%Z*)x#Il_!g$b$j&j$P)Lv(Xp([!bOY%ZYZ&cZr%Zrs&}sw%Zwx(rx!^%Z!^!_*g!_#O%Z#O#P&c#P#o%Z#o#p*g#p;'S%Z;'S;=`+a<%lO%Z)[#Jv_al$j&j(Xp([!bOY%ZYZ&cZr%Zrs&}sw%Zwx(rx!^%Z!^!_*g!_#O%Z#O#P&c#P#o%Z#o#p*g#p;'S%Z;'S;=`+a<%lO%Z04f#LS^h#)`#R-<U(Xp([!b$o7`OY*gZr*grs'}sw*gwx)rx!P*g!P!Q#MO!Q!^*g!^!_#Mt!_!`$ f!`#O*g#P;'S*g;'S;=`+Z<%lO*g(n#MXX$l&j(Xp([!bOY*gZr*grs'}sw*gwx)rx#O*g#P;'S*g;'S;=`+Z<%lO*g(El#M}Z#s(Ch(Xp([!bOY*gZr*grs'}sw*gwx)rx!_*g!_!`#Np!`#O*g#P;'S*g;'S;=`+Z<%lO*g(El#NyX$R(Ch(Xp([!bOY*gZr*grs'}sw*gwx)rx#O*g#P;'S*g;'S;=`+Z<%lO*g(El$ oX#t(Ch(Xp([!bOY*gZr*grs'}sw*gwx)rx#O*g#P;'S*g;'S;=`+Z<%lO*g*)x$!ga#`*!Y$j&j(Xp([!bOY%ZYZ&cZr%Zrs&}sw%Zwx(rx!^%Z!^!_*g!_!`0z!`!a$#l!a#O%Z#O#P&c#P#o%Z#o#p*g#p;'S%Z;'S;=`+a<%lO%Z(K[$#w_#l(Cl$j&j(Xp([!bOY%ZYZ&cZr%Zrs&}sw%Zwx(rx!^%Z!^!_*g!_#O%Z#O#P&c#P#o%Z#o#p*g#p;'S%Z;'S;=`+a<%lO%Z*)x$%Vag!*r#t(Ch$g#|$j&j(Xp([!bOY%ZYZ&cZr%Zrs&}sw%Zwx(rx!^%Z!^!_*g!_!`$&[!`!a$'f!a#O%Z#O#P&c#P#o%Z#o#p*g#p;'S%Z;'S;=`+a<%lO%Z(KW$&g_#t(Ch$j&j(Xp([!bOY%ZYZ&cZr%Zrs&}sw%Zwx(rx!^%Z!^!_*g!_#O%Z#O#P&c#P#o%Z#o#p*g#p;'S%Z;'S;=`+a<%lO%Z(KW$'qa#s(Ch$j&j(Xp([!bOY%ZYZ&cZr%Zrs&}sw%Zwx(rx!^%Z!^!_*g!_!`Ka!`!a$(v!a#O%Z#O#P&c#P#o%Z#o#p*g#p;'S%Z;'S;=`+a<%lO%Z(KW$)R`#s(Ch$j&j(Xp([!bOY%ZYZ&cZr%Zrs&}sw%Zwx(rx!^%Z!^!_*g!_!`Ka!`#O%Z#O#P&c#P#o%Z#o#p*g#p;'S%Z;'S;=`+a<%lO%Z(Kd$*`a(s(Ct$j&j(Xp([!bOY%ZYZ&cZr%Zrs&}sw%Zwx(rx!^%Z!^!_*g!_!a%Z!a!b$+e!b#O%Z#O#P&c#P#o%Z#o#p*g#p;'S%Z;'S;=`+a<%lO%Z(KW$+p`$j&j#|(Ch(Xp([!bOY%ZYZ&cZr%Zrs&}sw%Zwx(rx!^%Z!^!_*g!_!`Ka!`#O%Z#O#P&c#P#o%Z#o#p*g#p;'S%Z;'S;=`+a<%lO%Z%#`$,}_!|$Ip$j&j(Xp([!bOY%ZYZ&cZr%Zrs&}sw%Zwx(rx!^%Z!^!_*g!_#O%Z#O#P&c#P#o%Z#o#p*g#p;'S%Z;'S;=`+a<%lO%Z04f$.X_!S0,v$j&j(Xp([!bOY%ZYZ&cZr%Zrs&}sw%Zwx(rx!^%Z!^!_*g!_#O%Z#O#P&c#P#o%Z#o#p*g#p;'S%Z;'S;=`+a<%lO%Z(n$/]Z$j&jO!^$0O!^!_$0f!_#i$0O#i#j$0k#j#l$0O#l#m$2^#m#o$0O#o#p$0f#p;'S$0O;'S;=`$4i<%lO$0O(n$0VT_#S$j&jO!^&c!_#o&c#p;'S&c;'S;=`&w<%lO&c#S$0kO_#S(n$0p[$j&jO!Q&c!Q![$1f![!^&c!_!c&c!c!i$1f!i#T&c#T#Z$1f#Z#o&c#o#p$3|#p;'S&c;'S;=`&w<%lO&c(n$1kZ$j&jO!Q&c!Q![$2^![!^&c!_!c&c!c!i$2^!i#T&c#T#Z$2^#Z#o&c#p;'S&c;'S;=`&w<%lO&c(n$2cZ$j&jO!Q&c!Q![$3U![!^&c!_!c&c!c!i$3U!i#T&c#T#Z$3U#Z#o&c#p;'S&c;'S;=`&w<%lO&c(n$3ZZ$j&jO!Q&c!Q![$0O![!^&c!_!c&c!c!i$0O!i#T&c#T#Z$0O#Z#o&c#p;'S&c;'S;=`&w<%lO&c#S$4PR!Q![$4Y!c!i$4Y#T#Z$4Y#S$4]S!Q![$4Y!c!i$4Y#T#Z$4Y#q#r$0f(n$4lP;=`<%l$0O#1[$4z_!Y#)l$j&j(Xp([!bOY%ZYZ&cZr%Zrs&}sw%Zwx(rx!^%Z!^!_*g!_#O%Z#O#P&c#P#o%Z#o#p*g#p;'S%Z;'S;=`+a<%lO%Z(KW$6U`#y(Ch$j&j(Xp([!bOY%ZYZ&cZr%Zrs&}sw%Zwx(rx!^%Z!^!_*g!_!`Ka!`#O%Z#O#P&c#P#o%Z#o#p*g#p;'S%Z;'S;=`+a<%lO%Z+;p$7c_$j&j(Xp([!b(b+4QOY%ZYZ&cZr%Zrs&}sw%Zwx(rx!^%Z!^!_*g!_#O%Z#O#P&c#P#o%Z#o#p*g#p;'S%Z;'S;=`+a<%lO%Z07[$8qk$j&j(Xp([!b(U,2j$`#t(f$I[OY%ZYZ&cZr%Zrs&}st%Ztu$8buw%Zwx(rx}%Z}!O$:f!O!Q%Z!Q![$8b![!^%Z!^!_*g!_!c%Z!c!}$8b!}#O%Z#O#P&c#P#R%Z#R#S$8b#S#T%Z#T#o$8b#o#p*g#p$g%Z$g;'S$8b;'S;=`$<l<%lO$8b+d$:qk$j&j(Xp([!b$`#tOY%ZYZ&cZr%Zrs&}st%Ztu$:fuw%Zwx(rx}%Z}!O$:f!O!Q%Z!Q![$:f![!^%Z!^!_*g!_!c%Z!c!}$:f!}#O%Z#O#P&c#P#R%Z#R#S$:f#S#T%Z#T#o$:f#o#p*g#p$g%Z$g;'S$:f;'S;=`$<f<%lO$:f+d$<iP;=`<%l$:f07[$<oP;=`<%l$8b#Jf$<{X!_#Hb(Xp([!bOY*gZr*grs'}sw*gwx)rx#O*g#P;'S*g;'S;=`+Z<%lO*g,#x$=sa(z+JY$j&j(Xp([!bOY%ZYZ&cZr%Zrs&}sw%Zwx(rx!^%Z!^!_*g!_!`Ka!`#O%Z#O#P&c#P#o%Z#o#p*g#p#q$+e#q;'S%Z;'S;=`+a<%lO%Z)>v$?V_!^(CdvBr$j&j(Xp([!bOY%ZYZ&cZr%Zrs&}sw%Zwx(rx!^%Z!^!_*g!_#O%Z#O#P&c#P#o%Z#o#p*g#p;'S%Z;'S;=`+a<%lO%Z?O$@a_!q7`$j&j(Xp([!bOY%ZYZ&cZr%Zrs&}sw%Zwx(rx!^%Z!^!_*g!_#O%Z#O#P&c#P#o%Z#o#p*g#p;'S%Z;'S;=`+a<%lO%Z07[$Aq|$j&j(Xp([!b'}0/l$^#t(U,2j(f$I[OX%ZXY+gYZ&cZ[+g[p%Zpq+gqr%Zrs&}st%ZtuEruw%Zwx(rx}%Z}!OGv!O!Q%Z!Q![Er![!^%Z!^!_*g!_!c%Z!c!}Er!}#O%Z#O#P&c#P#R%Z#R#SEr#S#T%Z#T#oEr#o#p*g#p$f%Z$f$g+g$g#BYEr#BY#BZ$A`#BZ$ISEr$IS$I_$A`$I_$JTEr$JT$JU$A`$JU$KVEr$KV$KW$A`$KW&FUEr&FU&FV$A`&FV;'SEr;'S;=`I|<%l?HTEr?HT?HU$A`?HUOEr07[$D|k$j&j(Xp([!b(O0/l$^#t(U,2j(f$I[OY%ZYZ&cZr%Zrs&}st%ZtuEruw%Zwx(rx}%Z}!OGv!O!Q%Z!Q![Er![!^%Z!^!_*g!_!c%Z!c!}Er!}#O%Z#O#P&c#P#R%Z#R#SEr#S#T%Z#T#oEr#o#p*g#p$g%Z$g;'SEr;'S;=`I|<%lOEr",
      tokenizers: [noSemicolon, noSemicolonType, operatorToken, jsx, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, insertSemicolon, new LocalTokenGroup("$S~RRtu[#O#Pg#S#T#|~_P#o#pb~gOx~~jVO#i!P#i#j!U#j#l!P#l#m!q#m;'S!P;'S;=`#v<%lO!P~!UO!U~~!XS!Q![!e!c!i!e#T#Z!e#o#p#Z~!hR!Q![!q!c!i!q#T#Z!q~!tR!Q![!}!c!i!}#T#Z!}~#QR!Q![!P!c!i!P#T#Z!P~#^R!Q![#g!c!i#g#T#Z#g~#jS!Q![#g!c!i#g#T#Z#g#q#r!P~#yP;=`<%l!P~$RO(d~~", 141, 341), new LocalTokenGroup("j~RQYZXz{^~^O(R~~aP!P!Qd~iO(S~~", 25, 324)],
      topRules: { Script: [0, 7], SingleExpression: [1, 277], SingleClassItem: [2, 278] },
      dialects: { jsx: 0, ts: 15179 },
      dynamicPrecedences: { 80: 1, 82: 1, 94: 1, 170: 1, 200: 1 },
      specialized: [{ term: 328, get: (value) => spec_identifier2[value] || -1 }, { term: 344, get: (value) => spec_word[value] || -1 }, { term: 95, get: (value) => spec_LessThan[value] || -1 }],
      tokenPrec: 15205
    });
  }
});

// ../../node_modules/.pnpm/sucrase@3.35.1/node_modules/sucrase/dist/parser/tokenizer/keywords.js
var require_keywords = __commonJS({
  "../../node_modules/.pnpm/sucrase@3.35.1/node_modules/sucrase/dist/parser/tokenizer/keywords.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: !0 });
    var ContextualKeyword;
    (function(ContextualKeyword2) {
      ContextualKeyword2[ContextualKeyword2.NONE = 0] = "NONE";
      let _abstract = 1;
      ContextualKeyword2[ContextualKeyword2._abstract = _abstract] = "_abstract";
      let _accessor = _abstract + 1;
      ContextualKeyword2[ContextualKeyword2._accessor = _accessor] = "_accessor";
      let _as = _accessor + 1;
      ContextualKeyword2[ContextualKeyword2._as = _as] = "_as";
      let _assert = _as + 1;
      ContextualKeyword2[ContextualKeyword2._assert = _assert] = "_assert";
      let _asserts = _assert + 1;
      ContextualKeyword2[ContextualKeyword2._asserts = _asserts] = "_asserts";
      let _async = _asserts + 1;
      ContextualKeyword2[ContextualKeyword2._async = _async] = "_async";
      let _await = _async + 1;
      ContextualKeyword2[ContextualKeyword2._await = _await] = "_await";
      let _checks = _await + 1;
      ContextualKeyword2[ContextualKeyword2._checks = _checks] = "_checks";
      let _constructor = _checks + 1;
      ContextualKeyword2[ContextualKeyword2._constructor = _constructor] = "_constructor";
      let _declare = _constructor + 1;
      ContextualKeyword2[ContextualKeyword2._declare = _declare] = "_declare";
      let _enum = _declare + 1;
      ContextualKeyword2[ContextualKeyword2._enum = _enum] = "_enum";
      let _exports = _enum + 1;
      ContextualKeyword2[ContextualKeyword2._exports = _exports] = "_exports";
      let _from = _exports + 1;
      ContextualKeyword2[ContextualKeyword2._from = _from] = "_from";
      let _get = _from + 1;
      ContextualKeyword2[ContextualKeyword2._get = _get] = "_get";
      let _global = _get + 1;
      ContextualKeyword2[ContextualKeyword2._global = _global] = "_global";
      let _implements = _global + 1;
      ContextualKeyword2[ContextualKeyword2._implements = _implements] = "_implements";
      let _infer = _implements + 1;
      ContextualKeyword2[ContextualKeyword2._infer = _infer] = "_infer";
      let _interface = _infer + 1;
      ContextualKeyword2[ContextualKeyword2._interface = _interface] = "_interface";
      let _is = _interface + 1;
      ContextualKeyword2[ContextualKeyword2._is = _is] = "_is";
      let _keyof = _is + 1;
      ContextualKeyword2[ContextualKeyword2._keyof = _keyof] = "_keyof";
      let _mixins = _keyof + 1;
      ContextualKeyword2[ContextualKeyword2._mixins = _mixins] = "_mixins";
      let _module = _mixins + 1;
      ContextualKeyword2[ContextualKeyword2._module = _module] = "_module";
      let _namespace = _module + 1;
      ContextualKeyword2[ContextualKeyword2._namespace = _namespace] = "_namespace";
      let _of = _namespace + 1;
      ContextualKeyword2[ContextualKeyword2._of = _of] = "_of";
      let _opaque = _of + 1;
      ContextualKeyword2[ContextualKeyword2._opaque = _opaque] = "_opaque";
      let _out = _opaque + 1;
      ContextualKeyword2[ContextualKeyword2._out = _out] = "_out";
      let _override = _out + 1;
      ContextualKeyword2[ContextualKeyword2._override = _override] = "_override";
      let _private = _override + 1;
      ContextualKeyword2[ContextualKeyword2._private = _private] = "_private";
      let _protected = _private + 1;
      ContextualKeyword2[ContextualKeyword2._protected = _protected] = "_protected";
      let _proto = _protected + 1;
      ContextualKeyword2[ContextualKeyword2._proto = _proto] = "_proto";
      let _public = _proto + 1;
      ContextualKeyword2[ContextualKeyword2._public = _public] = "_public";
      let _readonly = _public + 1;
      ContextualKeyword2[ContextualKeyword2._readonly = _readonly] = "_readonly";
      let _require = _readonly + 1;
      ContextualKeyword2[ContextualKeyword2._require = _require] = "_require";
      let _satisfies = _require + 1;
      ContextualKeyword2[ContextualKeyword2._satisfies = _satisfies] = "_satisfies";
      let _set = _satisfies + 1;
      ContextualKeyword2[ContextualKeyword2._set = _set] = "_set";
      let _static = _set + 1;
      ContextualKeyword2[ContextualKeyword2._static = _static] = "_static";
      let _symbol = _static + 1;
      ContextualKeyword2[ContextualKeyword2._symbol = _symbol] = "_symbol";
      let _type = _symbol + 1;
      ContextualKeyword2[ContextualKeyword2._type = _type] = "_type";
      let _unique = _type + 1;
      ContextualKeyword2[ContextualKeyword2._unique = _unique] = "_unique";
      let _using = _unique + 1;
      ContextualKeyword2[ContextualKeyword2._using = _using] = "_using";
    })(ContextualKeyword || (exports.ContextualKeyword = ContextualKeyword = {}));
  }
});

// ../../node_modules/.pnpm/sucrase@3.35.1/node_modules/sucrase/dist/parser/tokenizer/types.js
var require_types = __commonJS({
  "../../node_modules/.pnpm/sucrase@3.35.1/node_modules/sucrase/dist/parser/tokenizer/types.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: !0 });
    var TokenType;
    (function(TokenType2) {
      TokenType2[TokenType2.PRECEDENCE_MASK = 15] = "PRECEDENCE_MASK";
      let IS_KEYWORD = 16;
      TokenType2[TokenType2.IS_KEYWORD = IS_KEYWORD] = "IS_KEYWORD";
      let IS_ASSIGN = 32;
      TokenType2[TokenType2.IS_ASSIGN = IS_ASSIGN] = "IS_ASSIGN";
      let IS_RIGHT_ASSOCIATIVE = 64;
      TokenType2[TokenType2.IS_RIGHT_ASSOCIATIVE = IS_RIGHT_ASSOCIATIVE] = "IS_RIGHT_ASSOCIATIVE";
      let IS_PREFIX = 128;
      TokenType2[TokenType2.IS_PREFIX = IS_PREFIX] = "IS_PREFIX";
      let IS_POSTFIX = 256;
      TokenType2[TokenType2.IS_POSTFIX = IS_POSTFIX] = "IS_POSTFIX";
      let IS_EXPRESSION_START = 512;
      TokenType2[TokenType2.IS_EXPRESSION_START = IS_EXPRESSION_START] = "IS_EXPRESSION_START";
      let num = 512;
      TokenType2[TokenType2.num = num] = "num";
      let bigint = 1536;
      TokenType2[TokenType2.bigint = bigint] = "bigint";
      let decimal = 2560;
      TokenType2[TokenType2.decimal = decimal] = "decimal";
      let regexp = 3584;
      TokenType2[TokenType2.regexp = regexp] = "regexp";
      let string2 = 4608;
      TokenType2[TokenType2.string = string2] = "string";
      let name2 = 5632;
      TokenType2[TokenType2.name = name2] = "name";
      let eof2 = 6144;
      TokenType2[TokenType2.eof = eof2] = "eof";
      let bracketL3 = 7680;
      TokenType2[TokenType2.bracketL = bracketL3] = "bracketL";
      let bracketR = 8192;
      TokenType2[TokenType2.bracketR = bracketR] = "bracketR";
      let braceL = 9728;
      TokenType2[TokenType2.braceL = braceL] = "braceL";
      let braceBarL = 10752;
      TokenType2[TokenType2.braceBarL = braceBarL] = "braceBarL";
      let braceR2 = 11264;
      TokenType2[TokenType2.braceR = braceR2] = "braceR";
      let braceBarR = 12288;
      TokenType2[TokenType2.braceBarR = braceBarR] = "braceBarR";
      let parenL2 = 13824;
      TokenType2[TokenType2.parenL = parenL2] = "parenL";
      let parenR = 14336;
      TokenType2[TokenType2.parenR = parenR] = "parenR";
      let comma2 = 15360;
      TokenType2[TokenType2.comma = comma2] = "comma";
      let semi = 16384;
      TokenType2[TokenType2.semi = semi] = "semi";
      let colon2 = 17408;
      TokenType2[TokenType2.colon = colon2] = "colon";
      let doubleColon = 18432;
      TokenType2[TokenType2.doubleColon = doubleColon] = "doubleColon";
      let dot2 = 19456;
      TokenType2[TokenType2.dot = dot2] = "dot";
      let question3 = 20480;
      TokenType2[TokenType2.question = question3] = "question";
      let questionDot2 = 21504;
      TokenType2[TokenType2.questionDot = questionDot2] = "questionDot";
      let arrow = 22528;
      TokenType2[TokenType2.arrow = arrow] = "arrow";
      let template = 23552;
      TokenType2[TokenType2.template = template] = "template";
      let ellipsis = 24576;
      TokenType2[TokenType2.ellipsis = ellipsis] = "ellipsis";
      let backQuote = 25600;
      TokenType2[TokenType2.backQuote = backQuote] = "backQuote";
      let dollarBraceL = 27136;
      TokenType2[TokenType2.dollarBraceL = dollarBraceL] = "dollarBraceL";
      let at = 27648;
      TokenType2[TokenType2.at = at] = "at";
      let hash2 = 29184;
      TokenType2[TokenType2.hash = hash2] = "hash";
      let eq = 29728;
      TokenType2[TokenType2.eq = eq] = "eq";
      let assign = 30752;
      TokenType2[TokenType2.assign = assign] = "assign";
      let preIncDec = 32640;
      TokenType2[TokenType2.preIncDec = preIncDec] = "preIncDec";
      let postIncDec = 33664;
      TokenType2[TokenType2.postIncDec = postIncDec] = "postIncDec";
      let bang2 = 34432;
      TokenType2[TokenType2.bang = bang2] = "bang";
      let tilde = 35456;
      TokenType2[TokenType2.tilde = tilde] = "tilde";
      let pipeline = 35841;
      TokenType2[TokenType2.pipeline = pipeline] = "pipeline";
      let nullishCoalescing = 36866;
      TokenType2[TokenType2.nullishCoalescing = nullishCoalescing] = "nullishCoalescing";
      let logicalOR = 37890;
      TokenType2[TokenType2.logicalOR = logicalOR] = "logicalOR";
      let logicalAND = 38915;
      TokenType2[TokenType2.logicalAND = logicalAND] = "logicalAND";
      let bitwiseOR = 39940;
      TokenType2[TokenType2.bitwiseOR = bitwiseOR] = "bitwiseOR";
      let bitwiseXOR = 40965;
      TokenType2[TokenType2.bitwiseXOR = bitwiseXOR] = "bitwiseXOR";
      let bitwiseAND = 41990;
      TokenType2[TokenType2.bitwiseAND = bitwiseAND] = "bitwiseAND";
      let equality = 43015;
      TokenType2[TokenType2.equality = equality] = "equality";
      let lessThan2 = 44040;
      TokenType2[TokenType2.lessThan = lessThan2] = "lessThan";
      let greaterThan2 = 45064;
      TokenType2[TokenType2.greaterThan = greaterThan2] = "greaterThan";
      let relationalOrEqual = 46088;
      TokenType2[TokenType2.relationalOrEqual = relationalOrEqual] = "relationalOrEqual";
      let bitShiftL = 47113;
      TokenType2[TokenType2.bitShiftL = bitShiftL] = "bitShiftL";
      let bitShiftR = 48137;
      TokenType2[TokenType2.bitShiftR = bitShiftR] = "bitShiftR";
      let plus2 = 49802;
      TokenType2[TokenType2.plus = plus2] = "plus";
      let minus2 = 50826;
      TokenType2[TokenType2.minus = minus2] = "minus";
      let modulo = 51723;
      TokenType2[TokenType2.modulo = modulo] = "modulo";
      let star2 = 52235;
      TokenType2[TokenType2.star = star2] = "star";
      let slash3 = 53259;
      TokenType2[TokenType2.slash = slash3] = "slash";
      let exponent = 54348;
      TokenType2[TokenType2.exponent = exponent] = "exponent";
      let jsxName = 55296;
      TokenType2[TokenType2.jsxName = jsxName] = "jsxName";
      let jsxText = 56320;
      TokenType2[TokenType2.jsxText = jsxText] = "jsxText";
      let jsxEmptyText = 57344;
      TokenType2[TokenType2.jsxEmptyText = jsxEmptyText] = "jsxEmptyText";
      let jsxTagStart = 58880;
      TokenType2[TokenType2.jsxTagStart = jsxTagStart] = "jsxTagStart";
      let jsxTagEnd = 59392;
      TokenType2[TokenType2.jsxTagEnd = jsxTagEnd] = "jsxTagEnd";
      let typeParameterStart = 60928;
      TokenType2[TokenType2.typeParameterStart = typeParameterStart] = "typeParameterStart";
      let nonNullAssertion = 61440;
      TokenType2[TokenType2.nonNullAssertion = nonNullAssertion] = "nonNullAssertion";
      let _break = 62480;
      TokenType2[TokenType2._break = _break] = "_break";
      let _case = 63504;
      TokenType2[TokenType2._case = _case] = "_case";
      let _catch = 64528;
      TokenType2[TokenType2._catch = _catch] = "_catch";
      let _continue = 65552;
      TokenType2[TokenType2._continue = _continue] = "_continue";
      let _debugger = 66576;
      TokenType2[TokenType2._debugger = _debugger] = "_debugger";
      let _default = 67600;
      TokenType2[TokenType2._default = _default] = "_default";
      let _do = 68624;
      TokenType2[TokenType2._do = _do] = "_do";
      let _else = 69648;
      TokenType2[TokenType2._else = _else] = "_else";
      let _finally = 70672;
      TokenType2[TokenType2._finally = _finally] = "_finally";
      let _for = 71696;
      TokenType2[TokenType2._for = _for] = "_for";
      let _function = 73232;
      TokenType2[TokenType2._function = _function] = "_function";
      let _if = 73744;
      TokenType2[TokenType2._if = _if] = "_if";
      let _return = 74768;
      TokenType2[TokenType2._return = _return] = "_return";
      let _switch = 75792;
      TokenType2[TokenType2._switch = _switch] = "_switch";
      let _throw = 77456;
      TokenType2[TokenType2._throw = _throw] = "_throw";
      let _try = 77840;
      TokenType2[TokenType2._try = _try] = "_try";
      let _var = 78864;
      TokenType2[TokenType2._var = _var] = "_var";
      let _let = 79888;
      TokenType2[TokenType2._let = _let] = "_let";
      let _const = 80912;
      TokenType2[TokenType2._const = _const] = "_const";
      let _while = 81936;
      TokenType2[TokenType2._while = _while] = "_while";
      let _with = 82960;
      TokenType2[TokenType2._with = _with] = "_with";
      let _new = 84496;
      TokenType2[TokenType2._new = _new] = "_new";
      let _this = 85520;
      TokenType2[TokenType2._this = _this] = "_this";
      let _super = 86544;
      TokenType2[TokenType2._super = _super] = "_super";
      let _class = 87568;
      TokenType2[TokenType2._class = _class] = "_class";
      let _extends = 88080;
      TokenType2[TokenType2._extends = _extends] = "_extends";
      let _export = 89104;
      TokenType2[TokenType2._export = _export] = "_export";
      let _import = 90640;
      TokenType2[TokenType2._import = _import] = "_import";
      let _yield = 91664;
      TokenType2[TokenType2._yield = _yield] = "_yield";
      let _null = 92688;
      TokenType2[TokenType2._null = _null] = "_null";
      let _true = 93712;
      TokenType2[TokenType2._true = _true] = "_true";
      let _false = 94736;
      TokenType2[TokenType2._false = _false] = "_false";
      let _in = 95256;
      TokenType2[TokenType2._in = _in] = "_in";
      let _instanceof = 96280;
      TokenType2[TokenType2._instanceof = _instanceof] = "_instanceof";
      let _typeof = 97936;
      TokenType2[TokenType2._typeof = _typeof] = "_typeof";
      let _void = 98960;
      TokenType2[TokenType2._void = _void] = "_void";
      let _delete = 99984;
      TokenType2[TokenType2._delete = _delete] = "_delete";
      let _async = 100880;
      TokenType2[TokenType2._async = _async] = "_async";
      let _get = 101904;
      TokenType2[TokenType2._get = _get] = "_get";
      let _set = 102928;
      TokenType2[TokenType2._set = _set] = "_set";
      let _declare = 103952;
      TokenType2[TokenType2._declare = _declare] = "_declare";
      let _readonly = 104976;
      TokenType2[TokenType2._readonly = _readonly] = "_readonly";
      let _abstract = 106e3;
      TokenType2[TokenType2._abstract = _abstract] = "_abstract";
      let _static = 107024;
      TokenType2[TokenType2._static = _static] = "_static";
      let _public = 107536;
      TokenType2[TokenType2._public = _public] = "_public";
      let _private = 108560;
      TokenType2[TokenType2._private = _private] = "_private";
      let _protected = 109584;
      TokenType2[TokenType2._protected = _protected] = "_protected";
      let _override = 110608;
      TokenType2[TokenType2._override = _override] = "_override";
      let _as = 112144;
      TokenType2[TokenType2._as = _as] = "_as";
      let _enum = 113168;
      TokenType2[TokenType2._enum = _enum] = "_enum";
      let _type = 114192;
      TokenType2[TokenType2._type = _type] = "_type";
      let _implements = 115216;
      TokenType2[TokenType2._implements = _implements] = "_implements";
    })(TokenType || (exports.TokenType = TokenType = {}));
    function formatTokenType(tokenType) {
      switch (tokenType) {
        case TokenType.num:
          return "num";
        case TokenType.bigint:
          return "bigint";
        case TokenType.decimal:
          return "decimal";
        case TokenType.regexp:
          return "regexp";
        case TokenType.string:
          return "string";
        case TokenType.name:
          return "name";
        case TokenType.eof:
          return "eof";
        case TokenType.bracketL:
          return "[";
        case TokenType.bracketR:
          return "]";
        case TokenType.braceL:
          return "{";
        case TokenType.braceBarL:
          return "{|";
        case TokenType.braceR:
          return "}";
        case TokenType.braceBarR:
          return "|}";
        case TokenType.parenL:
          return "(";
        case TokenType.parenR:
          return ")";
        case TokenType.comma:
          return ",";
        case TokenType.semi:
          return ";";
        case TokenType.colon:
          return ":";
        case TokenType.doubleColon:
          return "::";
        case TokenType.dot:
          return ".";
        case TokenType.question:
          return "?";
        case TokenType.questionDot:
          return "?.";
        case TokenType.arrow:
          return "=>";
        case TokenType.template:
          return "template";
        case TokenType.ellipsis:
          return "...";
        case TokenType.backQuote:
          return "`";
        case TokenType.dollarBraceL:
          return "${";
        case TokenType.at:
          return "@";
        case TokenType.hash:
          return "#";
        case TokenType.eq:
          return "=";
        case TokenType.assign:
          return "_=";
        case TokenType.preIncDec:
          return "++/--";
        case TokenType.postIncDec:
          return "++/--";
        case TokenType.bang:
          return "!";
        case TokenType.tilde:
          return "~";
        case TokenType.pipeline:
          return "|>";
        case TokenType.nullishCoalescing:
          return "??";
        case TokenType.logicalOR:
          return "||";
        case TokenType.logicalAND:
          return "&&";
        case TokenType.bitwiseOR:
          return "|";
        case TokenType.bitwiseXOR:
          return "^";
        case TokenType.bitwiseAND:
          return "&";
        case TokenType.equality:
          return "==/!=";
        case TokenType.lessThan:
          return "<";
        case TokenType.greaterThan:
          return ">";
        case TokenType.relationalOrEqual:
          return "<=/>=";
        case TokenType.bitShiftL:
          return "<<";
        case TokenType.bitShiftR:
          return ">>/>>>";
        case TokenType.plus:
          return "+";
        case TokenType.minus:
          return "-";
        case TokenType.modulo:
          return "%";
        case TokenType.star:
          return "*";
        case TokenType.slash:
          return "/";
        case TokenType.exponent:
          return "**";
        case TokenType.jsxName:
          return "jsxName";
        case TokenType.jsxText:
          return "jsxText";
        case TokenType.jsxEmptyText:
          return "jsxEmptyText";
        case TokenType.jsxTagStart:
          return "jsxTagStart";
        case TokenType.jsxTagEnd:
          return "jsxTagEnd";
        case TokenType.typeParameterStart:
          return "typeParameterStart";
        case TokenType.nonNullAssertion:
          return "nonNullAssertion";
        case TokenType._break:
          return "break";
        case TokenType._case:
          return "case";
        case TokenType._catch:
          return "catch";
        case TokenType._continue:
          return "continue";
        case TokenType._debugger:
          return "debugger";
        case TokenType._default:
          return "default";
        case TokenType._do:
          return "do";
        case TokenType._else:
          return "else";
        case TokenType._finally:
          return "finally";
        case TokenType._for:
          return "for";
        case TokenType._function:
          return "function";
        case TokenType._if:
          return "if";
        case TokenType._return:
          return "return";
        case TokenType._switch:
          return "switch";
        case TokenType._throw:
          return "throw";
        case TokenType._try:
          return "try";
        case TokenType._var:
          return "var";
        case TokenType._let:
          return "let";
        case TokenType._const:
          return "const";
        case TokenType._while:
          return "while";
        case TokenType._with:
          return "with";
        case TokenType._new:
          return "new";
        case TokenType._this:
          return "this";
        case TokenType._super:
          return "super";
        case TokenType._class:
          return "class";
        case TokenType._extends:
          return "extends";
        case TokenType._export:
          return "export";
        case TokenType._import:
          return "import";
        case TokenType._yield:
          return "yield";
        case TokenType._null:
          return "null";
        case TokenType._true:
          return "true";
        case TokenType._false:
          return "false";
        case TokenType._in:
          return "in";
        case TokenType._instanceof:
          return "instanceof";
        case TokenType._typeof:
          return "typeof";
        case TokenType._void:
          return "void";
        case TokenType._delete:
          return "delete";
        case TokenType._async:
          return "async";
        case TokenType._get:
          return "get";
        case TokenType._set:
          return "set";
        case TokenType._declare:
          return "declare";
        case TokenType._readonly:
          return "readonly";
        case TokenType._abstract:
          return "abstract";
        case TokenType._static:
          return "static";
        case TokenType._public:
          return "public";
        case TokenType._private:
          return "private";
        case TokenType._protected:
          return "protected";
        case TokenType._override:
          return "override";
        case TokenType._as:
          return "as";
        case TokenType._enum:
          return "enum";
        case TokenType._type:
          return "type";
        case TokenType._implements:
          return "implements";
        default:
          return "";
      }
    }
    exports.formatTokenType = formatTokenType;
  }
});

// ../../node_modules/.pnpm/sucrase@3.35.1/node_modules/sucrase/dist/parser/tokenizer/state.js
var require_state = __commonJS({
  "../../node_modules/.pnpm/sucrase@3.35.1/node_modules/sucrase/dist/parser/tokenizer/state.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: !0 });
    var _keywords = require_keywords(), _types = require_types(), Scope = class {
      constructor(startTokenIndex, endTokenIndex, isFunctionScope) {
        this.startTokenIndex = startTokenIndex, this.endTokenIndex = endTokenIndex, this.isFunctionScope = isFunctionScope;
      }
    };
    exports.Scope = Scope;
    var StateSnapshot = class {
      constructor(potentialArrowAt, noAnonFunctionType, inDisallowConditionalTypesContext, tokensLength, scopesLength, pos, type, contextualKeyword, start, end, isType, scopeDepth, error) {
        this.potentialArrowAt = potentialArrowAt, this.noAnonFunctionType = noAnonFunctionType, this.inDisallowConditionalTypesContext = inDisallowConditionalTypesContext, this.tokensLength = tokensLength, this.scopesLength = scopesLength, this.pos = pos, this.type = type, this.contextualKeyword = contextualKeyword, this.start = start, this.end = end, this.isType = isType, this.scopeDepth = scopeDepth, this.error = error;
      }
    };
    exports.StateSnapshot = StateSnapshot;
    var State = class _State {
      constructor() {
        _State.prototype.__init.call(this), _State.prototype.__init2.call(this), _State.prototype.__init3.call(this), _State.prototype.__init4.call(this), _State.prototype.__init5.call(this), _State.prototype.__init6.call(this), _State.prototype.__init7.call(this), _State.prototype.__init8.call(this), _State.prototype.__init9.call(this), _State.prototype.__init10.call(this), _State.prototype.__init11.call(this), _State.prototype.__init12.call(this), _State.prototype.__init13.call(this);
      }
      // Used to signify the start of a potential arrow function
      __init() {
        this.potentialArrowAt = -1;
      }
      // Used by Flow to handle an edge case involving function type parsing.
      __init2() {
        this.noAnonFunctionType = !1;
      }
      // Used by TypeScript to handle ambiguities when parsing conditional types.
      __init3() {
        this.inDisallowConditionalTypesContext = !1;
      }
      // Token store.
      __init4() {
        this.tokens = [];
      }
      // Array of all observed scopes, ordered by their ending position.
      __init5() {
        this.scopes = [];
      }
      // The current position of the tokenizer in the input.
      __init6() {
        this.pos = 0;
      }
      // Information about the current token.
      __init7() {
        this.type = _types.TokenType.eof;
      }
      __init8() {
        this.contextualKeyword = _keywords.ContextualKeyword.NONE;
      }
      __init9() {
        this.start = 0;
      }
      __init10() {
        this.end = 0;
      }
      __init11() {
        this.isType = !1;
      }
      __init12() {
        this.scopeDepth = 0;
      }
      /**
       * If the parser is in an error state, then the token is always tt.eof and all functions can
       * keep executing but should be written so they don't get into an infinite loop in this situation.
       *
       * This approach, combined with the ability to snapshot and restore state, allows us to implement
       * backtracking without exceptions and without needing to explicitly propagate error states
       * everywhere.
       */
      __init13() {
        this.error = null;
      }
      snapshot() {
        return new StateSnapshot(
          this.potentialArrowAt,
          this.noAnonFunctionType,
          this.inDisallowConditionalTypesContext,
          this.tokens.length,
          this.scopes.length,
          this.pos,
          this.type,
          this.contextualKeyword,
          this.start,
          this.end,
          this.isType,
          this.scopeDepth,
          this.error
        );
      }
      restoreFromSnapshot(snapshot) {
        this.potentialArrowAt = snapshot.potentialArrowAt, this.noAnonFunctionType = snapshot.noAnonFunctionType, this.inDisallowConditionalTypesContext = snapshot.inDisallowConditionalTypesContext, this.tokens.length = snapshot.tokensLength, this.scopes.length = snapshot.scopesLength, this.pos = snapshot.pos, this.type = snapshot.type, this.contextualKeyword = snapshot.contextualKeyword, this.start = snapshot.start, this.end = snapshot.end, this.isType = snapshot.isType, this.scopeDepth = snapshot.scopeDepth, this.error = snapshot.error;
      }
    };
    exports.default = State;
  }
});

// ../../node_modules/.pnpm/sucrase@3.35.1/node_modules/sucrase/dist/parser/util/charcodes.js
var require_charcodes = __commonJS({
  "../../node_modules/.pnpm/sucrase@3.35.1/node_modules/sucrase/dist/parser/util/charcodes.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: !0 });
    var charCodes;
    (function(charCodes2) {
      charCodes2[charCodes2.backSpace = 8] = "backSpace";
      let lineFeed = 10;
      charCodes2[charCodes2.lineFeed = lineFeed] = "lineFeed";
      let tab = 9;
      charCodes2[charCodes2.tab = tab] = "tab";
      let carriageReturn = 13;
      charCodes2[charCodes2.carriageReturn = carriageReturn] = "carriageReturn";
      let shiftOut = 14;
      charCodes2[charCodes2.shiftOut = shiftOut] = "shiftOut";
      let space3 = 32;
      charCodes2[charCodes2.space = space3] = "space";
      let exclamationMark = 33;
      charCodes2[charCodes2.exclamationMark = exclamationMark] = "exclamationMark";
      let quotationMark = 34;
      charCodes2[charCodes2.quotationMark = quotationMark] = "quotationMark";
      let numberSign = 35;
      charCodes2[charCodes2.numberSign = numberSign] = "numberSign";
      let dollarSign = 36;
      charCodes2[charCodes2.dollarSign = dollarSign] = "dollarSign";
      let percentSign = 37;
      charCodes2[charCodes2.percentSign = percentSign] = "percentSign";
      let ampersand2 = 38;
      charCodes2[charCodes2.ampersand = ampersand2] = "ampersand";
      let apostrophe = 39;
      charCodes2[charCodes2.apostrophe = apostrophe] = "apostrophe";
      let leftParenthesis = 40;
      charCodes2[charCodes2.leftParenthesis = leftParenthesis] = "leftParenthesis";
      let rightParenthesis = 41;
      charCodes2[charCodes2.rightParenthesis = rightParenthesis] = "rightParenthesis";
      let asterisk2 = 42;
      charCodes2[charCodes2.asterisk = asterisk2] = "asterisk";
      let plusSign = 43;
      charCodes2[charCodes2.plusSign = plusSign] = "plusSign";
      let comma2 = 44;
      charCodes2[charCodes2.comma = comma2] = "comma";
      let dash3 = 45;
      charCodes2[charCodes2.dash = dash3] = "dash";
      let dot2 = 46;
      charCodes2[charCodes2.dot = dot2] = "dot";
      let slash3 = 47;
      charCodes2[charCodes2.slash = slash3] = "slash";
      let digit0 = 48;
      charCodes2[charCodes2.digit0 = digit0] = "digit0";
      let digit1 = 49;
      charCodes2[charCodes2.digit1 = digit1] = "digit1";
      let digit2 = 50;
      charCodes2[charCodes2.digit2 = digit2] = "digit2";
      let digit3 = 51;
      charCodes2[charCodes2.digit3 = digit3] = "digit3";
      let digit4 = 52;
      charCodes2[charCodes2.digit4 = digit4] = "digit4";
      let digit5 = 53;
      charCodes2[charCodes2.digit5 = digit5] = "digit5";
      let digit6 = 54;
      charCodes2[charCodes2.digit6 = digit6] = "digit6";
      let digit7 = 55;
      charCodes2[charCodes2.digit7 = digit7] = "digit7";
      let digit8 = 56;
      charCodes2[charCodes2.digit8 = digit8] = "digit8";
      let digit9 = 57;
      charCodes2[charCodes2.digit9 = digit9] = "digit9";
      let colon2 = 58;
      charCodes2[charCodes2.colon = colon2] = "colon";
      let semicolon2 = 59;
      charCodes2[charCodes2.semicolon = semicolon2] = "semicolon";
      let lessThan2 = 60;
      charCodes2[charCodes2.lessThan = lessThan2] = "lessThan";
      let equalsTo = 61;
      charCodes2[charCodes2.equalsTo = equalsTo] = "equalsTo";
      let greaterThan2 = 62;
      charCodes2[charCodes2.greaterThan = greaterThan2] = "greaterThan";
      let questionMark = 63;
      charCodes2[charCodes2.questionMark = questionMark] = "questionMark";
      let atSign = 64;
      charCodes2[charCodes2.atSign = atSign] = "atSign";
      let uppercaseA = 65;
      charCodes2[charCodes2.uppercaseA = uppercaseA] = "uppercaseA";
      let uppercaseB = 66;
      charCodes2[charCodes2.uppercaseB = uppercaseB] = "uppercaseB";
      let uppercaseC = 67;
      charCodes2[charCodes2.uppercaseC = uppercaseC] = "uppercaseC";
      let uppercaseD = 68;
      charCodes2[charCodes2.uppercaseD = uppercaseD] = "uppercaseD";
      let uppercaseE = 69;
      charCodes2[charCodes2.uppercaseE = uppercaseE] = "uppercaseE";
      let uppercaseF = 70;
      charCodes2[charCodes2.uppercaseF = uppercaseF] = "uppercaseF";
      let uppercaseG = 71;
      charCodes2[charCodes2.uppercaseG = uppercaseG] = "uppercaseG";
      let uppercaseH = 72;
      charCodes2[charCodes2.uppercaseH = uppercaseH] = "uppercaseH";
      let uppercaseI = 73;
      charCodes2[charCodes2.uppercaseI = uppercaseI] = "uppercaseI";
      let uppercaseJ = 74;
      charCodes2[charCodes2.uppercaseJ = uppercaseJ] = "uppercaseJ";
      let uppercaseK = 75;
      charCodes2[charCodes2.uppercaseK = uppercaseK] = "uppercaseK";
      let uppercaseL = 76;
      charCodes2[charCodes2.uppercaseL = uppercaseL] = "uppercaseL";
      let uppercaseM = 77;
      charCodes2[charCodes2.uppercaseM = uppercaseM] = "uppercaseM";
      let uppercaseN = 78;
      charCodes2[charCodes2.uppercaseN = uppercaseN] = "uppercaseN";
      let uppercaseO = 79;
      charCodes2[charCodes2.uppercaseO = uppercaseO] = "uppercaseO";
      let uppercaseP = 80;
      charCodes2[charCodes2.uppercaseP = uppercaseP] = "uppercaseP";
      let uppercaseQ = 81;
      charCodes2[charCodes2.uppercaseQ = uppercaseQ] = "uppercaseQ";
      let uppercaseR = 82;
      charCodes2[charCodes2.uppercaseR = uppercaseR] = "uppercaseR";
      let uppercaseS = 83;
      charCodes2[charCodes2.uppercaseS = uppercaseS] = "uppercaseS";
      let uppercaseT = 84;
      charCodes2[charCodes2.uppercaseT = uppercaseT] = "uppercaseT";
      let uppercaseU = 85;
      charCodes2[charCodes2.uppercaseU = uppercaseU] = "uppercaseU";
      let uppercaseV = 86;
      charCodes2[charCodes2.uppercaseV = uppercaseV] = "uppercaseV";
      let uppercaseW = 87;
      charCodes2[charCodes2.uppercaseW = uppercaseW] = "uppercaseW";
      let uppercaseX = 88;
      charCodes2[charCodes2.uppercaseX = uppercaseX] = "uppercaseX";
      let uppercaseY = 89;
      charCodes2[charCodes2.uppercaseY = uppercaseY] = "uppercaseY";
      let uppercaseZ = 90;
      charCodes2[charCodes2.uppercaseZ = uppercaseZ] = "uppercaseZ";
      let leftSquareBracket = 91;
      charCodes2[charCodes2.leftSquareBracket = leftSquareBracket] = "leftSquareBracket";
      let backslash2 = 92;
      charCodes2[charCodes2.backslash = backslash2] = "backslash";
      let rightSquareBracket = 93;
      charCodes2[charCodes2.rightSquareBracket = rightSquareBracket] = "rightSquareBracket";
      let caret = 94;
      charCodes2[charCodes2.caret = caret] = "caret";
      let underscore2 = 95;
      charCodes2[charCodes2.underscore = underscore2] = "underscore";
      let graveAccent = 96;
      charCodes2[charCodes2.graveAccent = graveAccent] = "graveAccent";
      let lowercaseA = 97;
      charCodes2[charCodes2.lowercaseA = lowercaseA] = "lowercaseA";
      let lowercaseB = 98;
      charCodes2[charCodes2.lowercaseB = lowercaseB] = "lowercaseB";
      let lowercaseC = 99;
      charCodes2[charCodes2.lowercaseC = lowercaseC] = "lowercaseC";
      let lowercaseD = 100;
      charCodes2[charCodes2.lowercaseD = lowercaseD] = "lowercaseD";
      let lowercaseE = 101;
      charCodes2[charCodes2.lowercaseE = lowercaseE] = "lowercaseE";
      let lowercaseF = 102;
      charCodes2[charCodes2.lowercaseF = lowercaseF] = "lowercaseF";
      let lowercaseG = 103;
      charCodes2[charCodes2.lowercaseG = lowercaseG] = "lowercaseG";
      let lowercaseH = 104;
      charCodes2[charCodes2.lowercaseH = lowercaseH] = "lowercaseH";
      let lowercaseI = 105;
      charCodes2[charCodes2.lowercaseI = lowercaseI] = "lowercaseI";
      let lowercaseJ = 106;
      charCodes2[charCodes2.lowercaseJ = lowercaseJ] = "lowercaseJ";
      let lowercaseK = 107;
      charCodes2[charCodes2.lowercaseK = lowercaseK] = "lowercaseK";
      let lowercaseL = 108;
      charCodes2[charCodes2.lowercaseL = lowercaseL] = "lowercaseL";
      let lowercaseM = 109;
      charCodes2[charCodes2.lowercaseM = lowercaseM] = "lowercaseM";
      let lowercaseN = 110;
      charCodes2[charCodes2.lowercaseN = lowercaseN] = "lowercaseN";
      let lowercaseO = 111;
      charCodes2[charCodes2.lowercaseO = lowercaseO] = "lowercaseO";
      let lowercaseP = 112;
      charCodes2[charCodes2.lowercaseP = lowercaseP] = "lowercaseP";
      let lowercaseQ = 113;
      charCodes2[charCodes2.lowercaseQ = lowercaseQ] = "lowercaseQ";
      let lowercaseR = 114;
      charCodes2[charCodes2.lowercaseR = lowercaseR] = "lowercaseR";
      let lowercaseS = 115;
      charCodes2[charCodes2.lowercaseS = lowercaseS] = "lowercaseS";
      let lowercaseT = 116;
      charCodes2[charCodes2.lowercaseT = lowercaseT] = "lowercaseT";
      let lowercaseU = 117;
      charCodes2[charCodes2.lowercaseU = lowercaseU] = "lowercaseU";
      let lowercaseV = 118;
      charCodes2[charCodes2.lowercaseV = lowercaseV] = "lowercaseV";
      let lowercaseW = 119;
      charCodes2[charCodes2.lowercaseW = lowercaseW] = "lowercaseW";
      let lowercaseX = 120;
      charCodes2[charCodes2.lowercaseX = lowercaseX] = "lowercaseX";
      let lowercaseY = 121;
      charCodes2[charCodes2.lowercaseY = lowercaseY] = "lowercaseY";
      let lowercaseZ = 122;
      charCodes2[charCodes2.lowercaseZ = lowercaseZ] = "lowercaseZ";
      let leftCurlyBrace = 123;
      charCodes2[charCodes2.leftCurlyBrace = leftCurlyBrace] = "leftCurlyBrace";
      let verticalBar = 124;
      charCodes2[charCodes2.verticalBar = verticalBar] = "verticalBar";
      let rightCurlyBrace = 125;
      charCodes2[charCodes2.rightCurlyBrace = rightCurlyBrace] = "rightCurlyBrace";
      let tilde = 126;
      charCodes2[charCodes2.tilde = tilde] = "tilde";
      let nonBreakingSpace = 160;
      charCodes2[charCodes2.nonBreakingSpace = nonBreakingSpace] = "nonBreakingSpace";
      let oghamSpaceMark = 5760;
      charCodes2[charCodes2.oghamSpaceMark = oghamSpaceMark] = "oghamSpaceMark";
      let lineSeparator = 8232;
      charCodes2[charCodes2.lineSeparator = lineSeparator] = "lineSeparator";
      let paragraphSeparator = 8233;
      charCodes2[charCodes2.paragraphSeparator = paragraphSeparator] = "paragraphSeparator";
    })(charCodes || (exports.charCodes = charCodes = {}));
    function isDigit2(code) {
      return code >= charCodes.digit0 && code <= charCodes.digit9 || code >= charCodes.lowercaseA && code <= charCodes.lowercaseF || code >= charCodes.uppercaseA && code <= charCodes.uppercaseF;
    }
    exports.isDigit = isDigit2;
  }
});

// ../../node_modules/.pnpm/sucrase@3.35.1/node_modules/sucrase/dist/parser/traverser/base.js
var require_base = __commonJS({
  "../../node_modules/.pnpm/sucrase@3.35.1/node_modules/sucrase/dist/parser/traverser/base.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: !0 });
    function _interopRequireDefault(obj) {
      return obj && obj.__esModule ? obj : { default: obj };
    }
    var _state = require_state(), _state2 = _interopRequireDefault(_state), _charcodes = require_charcodes();
    exports.isJSXEnabled;
    exports.isTypeScriptEnabled;
    exports.isFlowEnabled;
    exports.state;
    exports.input;
    exports.nextContextId;
    function getNextContextId() {
      return exports.nextContextId++;
    }
    exports.getNextContextId = getNextContextId;
    function augmentError(error) {
      if ("pos" in error) {
        let loc = locationForIndex(error.pos);
        error.message += ` (${loc.line}:${loc.column})`, error.loc = loc;
      }
      return error;
    }
    exports.augmentError = augmentError;
    var Loc = class {
      constructor(line, column) {
        this.line = line, this.column = column;
      }
    };
    exports.Loc = Loc;
    function locationForIndex(pos) {
      let line = 1, column = 1;
      for (let i = 0; i < pos; i++)
        exports.input.charCodeAt(i) === _charcodes.charCodes.lineFeed ? (line++, column = 1) : column++;
      return new Loc(line, column);
    }
    exports.locationForIndex = locationForIndex;
    function initParser(inputCode, isJSXEnabledArg, isTypeScriptEnabledArg, isFlowEnabledArg) {
      exports.input = inputCode, exports.state = new _state2.default(), exports.nextContextId = 1, exports.isJSXEnabled = isJSXEnabledArg, exports.isTypeScriptEnabled = isTypeScriptEnabledArg, exports.isFlowEnabled = isFlowEnabledArg;
    }
    exports.initParser = initParser;
  }
});

// ../../node_modules/.pnpm/sucrase@3.35.1/node_modules/sucrase/dist/parser/traverser/util.js
var require_util = __commonJS({
  "../../node_modules/.pnpm/sucrase@3.35.1/node_modules/sucrase/dist/parser/traverser/util.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: !0 });
    var _index = require_tokenizer(), _types = require_types(), _charcodes = require_charcodes(), _base = require_base();
    function isContextual(contextualKeyword) {
      return _base.state.contextualKeyword === contextualKeyword;
    }
    exports.isContextual = isContextual;
    function isLookaheadContextual(contextualKeyword) {
      let l = _index.lookaheadTypeAndKeyword.call(void 0);
      return l.type === _types.TokenType.name && l.contextualKeyword === contextualKeyword;
    }
    exports.isLookaheadContextual = isLookaheadContextual;
    function eatContextual(contextualKeyword) {
      return _base.state.contextualKeyword === contextualKeyword && _index.eat.call(void 0, _types.TokenType.name);
    }
    exports.eatContextual = eatContextual;
    function expectContextual(contextualKeyword) {
      eatContextual(contextualKeyword) || unexpected();
    }
    exports.expectContextual = expectContextual;
    function canInsertSemicolon() {
      return _index.match.call(void 0, _types.TokenType.eof) || _index.match.call(void 0, _types.TokenType.braceR) || hasPrecedingLineBreak();
    }
    exports.canInsertSemicolon = canInsertSemicolon;
    function hasPrecedingLineBreak() {
      let prevToken = _base.state.tokens[_base.state.tokens.length - 1], lastTokEnd = prevToken ? prevToken.end : 0;
      for (let i = lastTokEnd; i < _base.state.start; i++) {
        let code = _base.input.charCodeAt(i);
        if (code === _charcodes.charCodes.lineFeed || code === _charcodes.charCodes.carriageReturn || code === 8232 || code === 8233)
          return !0;
      }
      return !1;
    }
    exports.hasPrecedingLineBreak = hasPrecedingLineBreak;
    function hasFollowingLineBreak() {
      let nextStart = _index.nextTokenStart.call(void 0);
      for (let i = _base.state.end; i < nextStart; i++) {
        let code = _base.input.charCodeAt(i);
        if (code === _charcodes.charCodes.lineFeed || code === _charcodes.charCodes.carriageReturn || code === 8232 || code === 8233)
          return !0;
      }
      return !1;
    }
    exports.hasFollowingLineBreak = hasFollowingLineBreak;
    function isLineTerminator() {
      return _index.eat.call(void 0, _types.TokenType.semi) || canInsertSemicolon();
    }
    exports.isLineTerminator = isLineTerminator;
    function semicolon2() {
      isLineTerminator() || unexpected('Unexpected token, expected ";"');
    }
    exports.semicolon = semicolon2;
    function expect(type) {
      _index.eat.call(void 0, type) || unexpected(`Unexpected token, expected "${_types.formatTokenType.call(void 0, type)}"`);
    }
    exports.expect = expect;
    function unexpected(message = "Unexpected token", pos = _base.state.start) {
      if (_base.state.error)
        return;
      let err = new SyntaxError(message);
      err.pos = pos, _base.state.error = err, _base.state.pos = _base.input.length, _index.finishToken.call(void 0, _types.TokenType.eof);
    }
    exports.unexpected = unexpected;
  }
});

// ../../node_modules/.pnpm/sucrase@3.35.1/node_modules/sucrase/dist/parser/util/whitespace.js
var require_whitespace = __commonJS({
  "../../node_modules/.pnpm/sucrase@3.35.1/node_modules/sucrase/dist/parser/util/whitespace.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: !0 });
    var _charcodes = require_charcodes(), WHITESPACE_CHARS = [
      9,
      11,
      12,
      _charcodes.charCodes.space,
      _charcodes.charCodes.nonBreakingSpace,
      _charcodes.charCodes.oghamSpaceMark,
      8192,
      // EN QUAD
      8193,
      // EM QUAD
      8194,
      // EN SPACE
      8195,
      // EM SPACE
      8196,
      // THREE-PER-EM SPACE
      8197,
      // FOUR-PER-EM SPACE
      8198,
      // SIX-PER-EM SPACE
      8199,
      // FIGURE SPACE
      8200,
      // PUNCTUATION SPACE
      8201,
      // THIN SPACE
      8202,
      // HAIR SPACE
      8239,
      // NARROW NO-BREAK SPACE
      8287,
      // MEDIUM MATHEMATICAL SPACE
      12288,
      // IDEOGRAPHIC SPACE
      65279
      // ZERO WIDTH NO-BREAK SPACE
    ];
    exports.WHITESPACE_CHARS = WHITESPACE_CHARS;
    var skipWhiteSpace = /(?:\s|\/\/.*|\/\*[^]*?\*\/)*/g;
    exports.skipWhiteSpace = skipWhiteSpace;
    var IS_WHITESPACE = new Uint8Array(65536);
    exports.IS_WHITESPACE = IS_WHITESPACE;
    for (let char of exports.WHITESPACE_CHARS)
      exports.IS_WHITESPACE[char] = 1;
  }
});

// ../../node_modules/.pnpm/sucrase@3.35.1/node_modules/sucrase/dist/parser/util/identifier.js
var require_identifier = __commonJS({
  "../../node_modules/.pnpm/sucrase@3.35.1/node_modules/sucrase/dist/parser/util/identifier.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: !0 });
    var _charcodes = require_charcodes(), _whitespace = require_whitespace();
    function computeIsIdentifierChar(code) {
      if (code < 48) return code === 36;
      if (code < 58) return !0;
      if (code < 65) return !1;
      if (code < 91) return !0;
      if (code < 97) return code === 95;
      if (code < 123) return !0;
      if (code < 128) return !1;
      throw new Error("Should not be called with non-ASCII char code.");
    }
    var IS_IDENTIFIER_CHAR = new Uint8Array(65536);
    exports.IS_IDENTIFIER_CHAR = IS_IDENTIFIER_CHAR;
    for (let i = 0; i < 128; i++)
      exports.IS_IDENTIFIER_CHAR[i] = computeIsIdentifierChar(i) ? 1 : 0;
    for (let i = 128; i < 65536; i++)
      exports.IS_IDENTIFIER_CHAR[i] = 1;
    for (let whitespaceChar of _whitespace.WHITESPACE_CHARS)
      exports.IS_IDENTIFIER_CHAR[whitespaceChar] = 0;
    exports.IS_IDENTIFIER_CHAR[8232] = 0;
    exports.IS_IDENTIFIER_CHAR[8233] = 0;
    var IS_IDENTIFIER_START = exports.IS_IDENTIFIER_CHAR.slice();
    exports.IS_IDENTIFIER_START = IS_IDENTIFIER_START;
    for (let numChar = _charcodes.charCodes.digit0; numChar <= _charcodes.charCodes.digit9; numChar++)
      exports.IS_IDENTIFIER_START[numChar] = 0;
  }
});

// ../../node_modules/.pnpm/sucrase@3.35.1/node_modules/sucrase/dist/parser/tokenizer/readWordTree.js
var require_readWordTree = __commonJS({
  "../../node_modules/.pnpm/sucrase@3.35.1/node_modules/sucrase/dist/parser/tokenizer/readWordTree.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: !0 });
    var _keywords = require_keywords(), _types = require_types(), READ_WORD_TREE = new Int32Array([
      // ""
      -1,
      27,
      783,
      918,
      1755,
      2376,
      2862,
      3483,
      -1,
      3699,
      -1,
      4617,
      4752,
      4833,
      5130,
      5508,
      5940,
      -1,
      6480,
      6939,
      7749,
      8181,
      8451,
      8613,
      -1,
      8829,
      -1,
      // "a"
      -1,
      -1,
      54,
      243,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      432,
      -1,
      -1,
      -1,
      675,
      -1,
      -1,
      -1,
      // "ab"
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      81,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      // "abs"
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      108,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      // "abst"
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      135,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      // "abstr"
      -1,
      162,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      // "abstra"
      -1,
      -1,
      -1,
      189,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      // "abstrac"
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      216,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      // "abstract"
      _keywords.ContextualKeyword._abstract << 1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      // "ac"
      -1,
      -1,
      -1,
      270,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      // "acc"
      -1,
      -1,
      -1,
      -1,
      -1,
      297,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      // "acce"
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      324,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      // "acces"
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      351,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      // "access"
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      378,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      // "accesso"
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      405,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      // "accessor"
      _keywords.ContextualKeyword._accessor << 1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      // "as"
      _keywords.ContextualKeyword._as << 1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      459,
      -1,
      -1,
      -1,
      -1,
      -1,
      594,
      -1,
      // "ass"
      -1,
      -1,
      -1,
      -1,
      -1,
      486,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      // "asse"
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      513,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      // "asser"
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      540,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      // "assert"
      _keywords.ContextualKeyword._assert << 1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      567,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      // "asserts"
      _keywords.ContextualKeyword._asserts << 1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      // "asy"
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      621,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      // "asyn"
      -1,
      -1,
      -1,
      648,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      // "async"
      _keywords.ContextualKeyword._async << 1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      // "aw"
      -1,
      702,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      // "awa"
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      729,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      // "awai"
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      756,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      // "await"
      _keywords.ContextualKeyword._await << 1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      // "b"
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      810,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      // "br"
      -1,
      -1,
      -1,
      -1,
      -1,
      837,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      // "bre"
      -1,
      864,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      // "brea"
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      891,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      // "break"
      (_types.TokenType._break << 1) + 1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      // "c"
      -1,
      945,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      1107,
      -1,
      -1,
      -1,
      1242,
      -1,
      -1,
      1350,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      // "ca"
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      972,
      1026,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      // "cas"
      -1,
      -1,
      -1,
      -1,
      -1,
      999,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      // "case"
      (_types.TokenType._case << 1) + 1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      // "cat"
      -1,
      -1,
      -1,
      1053,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      // "catc"
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      1080,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      // "catch"
      (_types.TokenType._catch << 1) + 1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      // "ch"
      -1,
      -1,
      -1,
      -1,
      -1,
      1134,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      // "che"
      -1,
      -1,
      -1,
      1161,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      // "chec"
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      1188,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      // "check"
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      1215,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      // "checks"
      _keywords.ContextualKeyword._checks << 1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      // "cl"
      -1,
      1269,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      // "cla"
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      1296,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      // "clas"
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      1323,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      // "class"
      (_types.TokenType._class << 1) + 1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      // "co"
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      1377,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      // "con"
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      1404,
      1620,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      // "cons"
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      1431,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      // "const"
      (_types.TokenType._const << 1) + 1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      1458,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      // "constr"
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      1485,
      -1,
      -1,
      -1,
      -1,
      -1,
      // "constru"
      -1,
      -1,
      -1,
      1512,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      // "construc"
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      1539,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      // "construct"
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      1566,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      // "constructo"
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      1593,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      // "constructor"
      _keywords.ContextualKeyword._constructor << 1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      // "cont"
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      1647,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      // "conti"
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      1674,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      // "contin"
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      1701,
      -1,
      -1,
      -1,
      -1,
      -1,
      // "continu"
      -1,
      -1,
      -1,
      -1,
      -1,
      1728,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      // "continue"
      (_types.TokenType._continue << 1) + 1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      // "d"
      -1,
      -1,
      -1,
      -1,
      -1,
      1782,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      2349,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      // "de"
      -1,
      -1,
      1809,
      1971,
      -1,
      -1,
      2106,
      -1,
      -1,
      -1,
      -1,
      -1,
      2241,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      // "deb"
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      1836,
      -1,
      -1,
      -1,
      -1,
      -1,
      // "debu"
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      1863,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      // "debug"
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      1890,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      // "debugg"
      -1,
      -1,
      -1,
      -1,
      -1,
      1917,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      // "debugge"
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      1944,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      // "debugger"
      (_types.TokenType._debugger << 1) + 1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      // "dec"
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      1998,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      // "decl"
      -1,
      2025,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      // "decla"
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      2052,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      // "declar"
      -1,
      -1,
      -1,
      -1,
      -1,
      2079,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      // "declare"
      _keywords.ContextualKeyword._declare << 1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      // "def"
      -1,
      2133,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      // "defa"
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      2160,
      -1,
      -1,
      -1,
      -1,
      -1,
      // "defau"
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      2187,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      // "defaul"
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      2214,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      // "default"
      (_types.TokenType._default << 1) + 1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      // "del"
      -1,
      -1,
      -1,
      -1,
      -1,
      2268,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      // "dele"
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      2295,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      // "delet"
      -1,
      -1,
      -1,
      -1,
      -1,
      2322,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      // "delete"
      (_types.TokenType._delete << 1) + 1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      // "do"
      (_types.TokenType._do << 1) + 1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      // "e"
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      2403,
      -1,
      2484,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      2565,
      -1,
      -1,
      // "el"
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      2430,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      // "els"
      -1,
      -1,
      -1,
      -1,
      -1,
      2457,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      // "else"
      (_types.TokenType._else << 1) + 1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      // "en"
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      2511,
      -1,
      -1,
      -1,
      -1,
      -1,
      // "enu"
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      2538,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      // "enum"
      _keywords.ContextualKeyword._enum << 1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      // "ex"
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      2592,
      -1,
      -1,
      -1,
      2727,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      // "exp"
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      2619,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      // "expo"
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      2646,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      // "expor"
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      2673,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      // "export"
      (_types.TokenType._export << 1) + 1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      2700,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      // "exports"
      _keywords.ContextualKeyword._exports << 1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      // "ext"
      -1,
      -1,
      -1,
      -1,
      -1,
      2754,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      // "exte"
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      2781,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      // "exten"
      -1,
      -1,
      -1,
      -1,
      2808,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      // "extend"
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      2835,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      // "extends"
      (_types.TokenType._extends << 1) + 1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      // "f"
      -1,
      2889,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      2997,
      -1,
      -1,
      -1,
      -1,
      -1,
      3159,
      -1,
      -1,
      3213,
      -1,
      -1,
      3294,
      -1,
      -1,
      -1,
      -1,
      -1,
      // "fa"
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      2916,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      // "fal"
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      2943,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      // "fals"
      -1,
      -1,
      -1,
      -1,
      -1,
      2970,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      // "false"
      (_types.TokenType._false << 1) + 1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      // "fi"
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      3024,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      // "fin"
      -1,
      3051,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      // "fina"
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      3078,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      // "final"
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      3105,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      // "finall"
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      3132,
      -1,
      // "finally"
      (_types.TokenType._finally << 1) + 1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      // "fo"
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      3186,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      // "for"
      (_types.TokenType._for << 1) + 1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      // "fr"
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      3240,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      // "fro"
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      3267,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      // "from"
      _keywords.ContextualKeyword._from << 1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      // "fu"
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      3321,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      // "fun"
      -1,
      -1,
      -1,
      3348,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      // "func"
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      3375,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      // "funct"
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      3402,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      // "functi"
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      3429,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      // "functio"
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      3456,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      // "function"
      (_types.TokenType._function << 1) + 1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      // "g"
      -1,
      -1,
      -1,
      -1,
      -1,
      3510,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      3564,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      // "ge"
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      3537,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      // "get"
      _keywords.ContextualKeyword._get << 1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      // "gl"
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      3591,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      // "glo"
      -1,
      -1,
      3618,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      // "glob"
      -1,
      3645,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      // "globa"
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      3672,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      // "global"
      _keywords.ContextualKeyword._global << 1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      // "i"
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      3726,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      3753,
      4077,
      -1,
      -1,
      -1,
      -1,
      4590,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      // "if"
      (_types.TokenType._if << 1) + 1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      // "im"
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      3780,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      // "imp"
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      3807,
      -1,
      -1,
      3996,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      // "impl"
      -1,
      -1,
      -1,
      -1,
      -1,
      3834,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      // "imple"
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      3861,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      // "implem"
      -1,
      -1,
      -1,
      -1,
      -1,
      3888,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      // "impleme"
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      3915,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      // "implemen"
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      3942,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      // "implement"
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      3969,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      // "implements"
      _keywords.ContextualKeyword._implements << 1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      // "impo"
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      4023,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      // "impor"
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      4050,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      // "import"
      (_types.TokenType._import << 1) + 1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      // "in"
      (_types.TokenType._in << 1) + 1,
      -1,
      -1,
      -1,
      -1,
      -1,
      4104,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      4185,
      4401,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      // "inf"
      -1,
      -1,
      -1,
      -1,
      -1,
      4131,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      // "infe"
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      4158,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      // "infer"
      _keywords.ContextualKeyword._infer << 1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      // "ins"
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      4212,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      // "inst"
      -1,
      4239,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      // "insta"
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      4266,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      // "instan"
      -1,
      -1,
      -1,
      4293,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      // "instanc"
      -1,
      -1,
      -1,
      -1,
      -1,
      4320,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      // "instance"
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      4347,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      // "instanceo"
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      4374,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      // "instanceof"
      (_types.TokenType._instanceof << 1) + 1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      // "int"
      -1,
      -1,
      -1,
      -1,
      -1,
      4428,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      // "inte"
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      4455,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      // "inter"
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      4482,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      // "interf"
      -1,
      4509,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      // "interfa"
      -1,
      -1,
      -1,
      4536,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      // "interfac"
      -1,
      -1,
      -1,
      -1,
      -1,
      4563,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      // "interface"
      _keywords.ContextualKeyword._interface << 1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      // "is"
      _keywords.ContextualKeyword._is << 1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      // "k"
      -1,
      -1,
      -1,
      -1,
      -1,
      4644,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      // "ke"
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      4671,
      -1,
      // "key"
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      4698,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      // "keyo"
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      4725,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      // "keyof"
      _keywords.ContextualKeyword._keyof << 1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      // "l"
      -1,
      -1,
      -1,
      -1,
      -1,
      4779,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      // "le"
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      4806,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      // "let"
      (_types.TokenType._let << 1) + 1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      // "m"
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      4860,
      -1,
      -1,
      -1,
      -1,
      -1,
      4995,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      // "mi"
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      4887,
      -1,
      -1,
      // "mix"
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      4914,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      // "mixi"
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      4941,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      // "mixin"
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      4968,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      // "mixins"
      _keywords.ContextualKeyword._mixins << 1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      // "mo"
      -1,
      -1,
      -1,
      -1,
      5022,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      // "mod"
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      5049,
      -1,
      -1,
      -1,
      -1,
      -1,
      // "modu"
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      5076,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      // "modul"
      -1,
      -1,
      -1,
      -1,
      -1,
      5103,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      // "module"
      _keywords.ContextualKeyword._module << 1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      // "n"
      -1,
      5157,
      -1,
      -1,
      -1,
      5373,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      5427,
      -1,
      -1,
      -1,
      -1,
      -1,
      // "na"
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      5184,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      // "nam"
      -1,
      -1,
      -1,
      -1,
      -1,
      5211,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      // "name"
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      5238,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      // "names"
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      5265,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      // "namesp"
      -1,
      5292,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      // "namespa"
      -1,
      -1,
      -1,
      5319,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      // "namespac"
      -1,
      -1,
      -1,
      -1,
      -1,
      5346,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      // "namespace"
      _keywords.ContextualKeyword._namespace << 1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      // "ne"
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      5400,
      -1,
      -1,
      -1,
      // "new"
      (_types.TokenType._new << 1) + 1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      // "nu"
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      5454,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      // "nul"
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      5481,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      // "null"
      (_types.TokenType._null << 1) + 1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      // "o"
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      5535,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      5562,
      -1,
      -1,
      -1,
      -1,
      5697,
      5751,
      -1,
      -1,
      -1,
      -1,
      // "of"
      _keywords.ContextualKeyword._of << 1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      // "op"
      -1,
      5589,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      // "opa"
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      5616,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      // "opaq"
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      5643,
      -1,
      -1,
      -1,
      -1,
      -1,
      // "opaqu"
      -1,
      -1,
      -1,
      -1,
      -1,
      5670,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      // "opaque"
      _keywords.ContextualKeyword._opaque << 1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      // "ou"
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      5724,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      // "out"
      _keywords.ContextualKeyword._out << 1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      // "ov"
      -1,
      -1,
      -1,
      -1,
      -1,
      5778,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      // "ove"
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      5805,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      // "over"
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      5832,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      // "overr"
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      5859,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      // "overri"
      -1,
      -1,
      -1,
      -1,
      5886,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      // "overrid"
      -1,
      -1,
      -1,
      -1,
      -1,
      5913,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      // "override"
      _keywords.ContextualKeyword._override << 1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      // "p"
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      5967,
      -1,
      -1,
      6345,
      -1,
      -1,
      -1,
      -1,
      -1,
      // "pr"
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      5994,
      -1,
      -1,
      -1,
      -1,
      -1,
      6129,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      // "pri"
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      6021,
      -1,
      -1,
      -1,
      -1,
      // "priv"
      -1,
      6048,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      // "priva"
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      6075,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      // "privat"
      -1,
      -1,
      -1,
      -1,
      -1,
      6102,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      // "private"
      _keywords.ContextualKeyword._private << 1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      // "pro"
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      6156,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      // "prot"
      -1,
      -1,
      -1,
      -1,
      -1,
      6183,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      6318,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      // "prote"
      -1,
      -1,
      -1,
      6210,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      // "protec"
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      6237,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      // "protect"
      -1,
      -1,
      -1,
      -1,
      -1,
      6264,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      // "protecte"
      -1,
      -1,
      -1,
      -1,
      6291,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      // "protected"
      _keywords.ContextualKeyword._protected << 1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      // "proto"
      _keywords.ContextualKeyword._proto << 1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      // "pu"
      -1,
      -1,
      6372,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      // "pub"
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      6399,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      // "publ"
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      6426,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      // "publi"
      -1,
      -1,
      -1,
      6453,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      // "public"
      _keywords.ContextualKeyword._public << 1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      // "r"
      -1,
      -1,
      -1,
      -1,
      -1,
      6507,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      // "re"
      -1,
      6534,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      6696,
      -1,
      -1,
      6831,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      // "rea"
      -1,
      -1,
      -1,
      -1,
      6561,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      // "read"
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      6588,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      // "reado"
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      6615,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      // "readon"
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      6642,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      // "readonl"
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      6669,
      -1,
      // "readonly"
      _keywords.ContextualKeyword._readonly << 1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      // "req"
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      6723,
      -1,
      -1,
      -1,
      -1,
      -1,
      // "requ"
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      6750,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      // "requi"
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      6777,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      // "requir"
      -1,
      -1,
      -1,
      -1,
      -1,
      6804,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      // "require"
      _keywords.ContextualKeyword._require << 1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      // "ret"
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      6858,
      -1,
      -1,
      -1,
      -1,
      -1,
      // "retu"
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      6885,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      // "retur"
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      6912,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      // "return"
      (_types.TokenType._return << 1) + 1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      // "s"
      -1,
      6966,
      -1,
      -1,
      -1,
      7182,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      7236,
      7371,
      -1,
      7479,
      -1,
      7614,
      -1,
      // "sa"
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      6993,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      // "sat"
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      7020,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      // "sati"
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      7047,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      // "satis"
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      7074,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      // "satisf"
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      7101,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      // "satisfi"
      -1,
      -1,
      -1,
      -1,
      -1,
      7128,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      // "satisfie"
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      7155,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      // "satisfies"
      _keywords.ContextualKeyword._satisfies << 1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      // "se"
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      7209,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      // "set"
      _keywords.ContextualKeyword._set << 1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      // "st"
      -1,
      7263,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      // "sta"
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      7290,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      // "stat"
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      7317,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      // "stati"
      -1,
      -1,
      -1,
      7344,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      // "static"
      _keywords.ContextualKeyword._static << 1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      // "su"
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      7398,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      // "sup"
      -1,
      -1,
      -1,
      -1,
      -1,
      7425,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      // "supe"
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      7452,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      // "super"
      (_types.TokenType._super << 1) + 1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      // "sw"
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      7506,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      // "swi"
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      7533,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      // "swit"
      -1,
      -1,
      -1,
      7560,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      // "switc"
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      7587,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      // "switch"
      (_types.TokenType._switch << 1) + 1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      // "sy"
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      7641,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      // "sym"
      -1,
      -1,
      7668,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      // "symb"
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      7695,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      // "symbo"
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      7722,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      // "symbol"
      _keywords.ContextualKeyword._symbol << 1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      // "t"
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      7776,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      7938,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      8046,
      -1,
      // "th"
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      7803,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      7857,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      // "thi"
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      7830,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      // "this"
      (_types.TokenType._this << 1) + 1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      // "thr"
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      7884,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      // "thro"
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      7911,
      -1,
      -1,
      -1,
      // "throw"
      (_types.TokenType._throw << 1) + 1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      // "tr"
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      7965,
      -1,
      -1,
      -1,
      8019,
      -1,
      // "tru"
      -1,
      -1,
      -1,
      -1,
      -1,
      7992,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      // "true"
      (_types.TokenType._true << 1) + 1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      // "try"
      (_types.TokenType._try << 1) + 1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      // "ty"
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      8073,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      // "typ"
      -1,
      -1,
      -1,
      -1,
      -1,
      8100,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      // "type"
      _keywords.ContextualKeyword._type << 1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      8127,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      // "typeo"
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      8154,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      // "typeof"
      (_types.TokenType._typeof << 1) + 1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      // "u"
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      8208,
      -1,
      -1,
      -1,
      -1,
      8343,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      // "un"
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      8235,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      // "uni"
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      8262,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      // "uniq"
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      8289,
      -1,
      -1,
      -1,
      -1,
      -1,
      // "uniqu"
      -1,
      -1,
      -1,
      -1,
      -1,
      8316,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      // "unique"
      _keywords.ContextualKeyword._unique << 1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      // "us"
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      8370,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      // "usi"
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      8397,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      // "usin"
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      8424,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      // "using"
      _keywords.ContextualKeyword._using << 1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      // "v"
      -1,
      8478,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      8532,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      // "va"
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      8505,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      // "var"
      (_types.TokenType._var << 1) + 1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      // "vo"
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      8559,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      // "voi"
      -1,
      -1,
      -1,
      -1,
      8586,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      // "void"
      (_types.TokenType._void << 1) + 1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      // "w"
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      8640,
      8748,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      // "wh"
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      8667,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      // "whi"
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      8694,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      // "whil"
      -1,
      -1,
      -1,
      -1,
      -1,
      8721,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      // "while"
      (_types.TokenType._while << 1) + 1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      // "wi"
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      8775,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      // "wit"
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      8802,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      // "with"
      (_types.TokenType._with << 1) + 1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      // "y"
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      8856,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      // "yi"
      -1,
      -1,
      -1,
      -1,
      -1,
      8883,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      // "yie"
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      8910,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      // "yiel"
      -1,
      -1,
      -1,
      -1,
      8937,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      // "yield"
      (_types.TokenType._yield << 1) + 1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1
    ]);
    exports.READ_WORD_TREE = READ_WORD_TREE;
  }
});

// ../../node_modules/.pnpm/sucrase@3.35.1/node_modules/sucrase/dist/parser/tokenizer/readWord.js
var require_readWord = __commonJS({
  "../../node_modules/.pnpm/sucrase@3.35.1/node_modules/sucrase/dist/parser/tokenizer/readWord.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: !0 });
    var _base = require_base(), _charcodes = require_charcodes(), _identifier = require_identifier(), _index = require_tokenizer(), _readWordTree = require_readWordTree(), _types = require_types();
    function readWord() {
      let treePos = 0, code = 0, pos = _base.state.pos;
      for (; pos < _base.input.length && (code = _base.input.charCodeAt(pos), !(code < _charcodes.charCodes.lowercaseA || code > _charcodes.charCodes.lowercaseZ)); ) {
        let next = _readWordTree.READ_WORD_TREE[treePos + (code - _charcodes.charCodes.lowercaseA) + 1];
        if (next === -1)
          break;
        treePos = next, pos++;
      }
      let keywordValue = _readWordTree.READ_WORD_TREE[treePos];
      if (keywordValue > -1 && !_identifier.IS_IDENTIFIER_CHAR[code]) {
        _base.state.pos = pos, keywordValue & 1 ? _index.finishToken.call(void 0, keywordValue >>> 1) : _index.finishToken.call(void 0, _types.TokenType.name, keywordValue >>> 1);
        return;
      }
      for (; pos < _base.input.length; ) {
        let ch = _base.input.charCodeAt(pos);
        if (_identifier.IS_IDENTIFIER_CHAR[ch])
          pos++;
        else if (ch === _charcodes.charCodes.backslash) {
          if (pos += 2, _base.input.charCodeAt(pos) === _charcodes.charCodes.leftCurlyBrace) {
            for (; pos < _base.input.length && _base.input.charCodeAt(pos) !== _charcodes.charCodes.rightCurlyBrace; )
              pos++;
            pos++;
          }
        } else if (ch === _charcodes.charCodes.atSign && _base.input.charCodeAt(pos + 1) === _charcodes.charCodes.atSign)
          pos += 2;
        else
          break;
      }
      _base.state.pos = pos, _index.finishToken.call(void 0, _types.TokenType.name);
    }
    exports.default = readWord;
  }
});

// ../../node_modules/.pnpm/sucrase@3.35.1/node_modules/sucrase/dist/parser/tokenizer/index.js
var require_tokenizer = __commonJS({
  "../../node_modules/.pnpm/sucrase@3.35.1/node_modules/sucrase/dist/parser/tokenizer/index.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: !0 });
    function _interopRequireDefault(obj) {
      return obj && obj.__esModule ? obj : { default: obj };
    }
    var _base = require_base(), _util = require_util(), _charcodes = require_charcodes(), _identifier = require_identifier(), _whitespace = require_whitespace(), _keywords = require_keywords(), _readWord = require_readWord(), _readWord2 = _interopRequireDefault(_readWord), _types = require_types(), IdentifierRole;
    (function(IdentifierRole2) {
      IdentifierRole2[IdentifierRole2.Access = 0] = "Access";
      let ExportAccess = 1;
      IdentifierRole2[IdentifierRole2.ExportAccess = ExportAccess] = "ExportAccess";
      let TopLevelDeclaration = ExportAccess + 1;
      IdentifierRole2[IdentifierRole2.TopLevelDeclaration = TopLevelDeclaration] = "TopLevelDeclaration";
      let FunctionScopedDeclaration = TopLevelDeclaration + 1;
      IdentifierRole2[IdentifierRole2.FunctionScopedDeclaration = FunctionScopedDeclaration] = "FunctionScopedDeclaration";
      let BlockScopedDeclaration = FunctionScopedDeclaration + 1;
      IdentifierRole2[IdentifierRole2.BlockScopedDeclaration = BlockScopedDeclaration] = "BlockScopedDeclaration";
      let ObjectShorthandTopLevelDeclaration = BlockScopedDeclaration + 1;
      IdentifierRole2[IdentifierRole2.ObjectShorthandTopLevelDeclaration = ObjectShorthandTopLevelDeclaration] = "ObjectShorthandTopLevelDeclaration";
      let ObjectShorthandFunctionScopedDeclaration = ObjectShorthandTopLevelDeclaration + 1;
      IdentifierRole2[IdentifierRole2.ObjectShorthandFunctionScopedDeclaration = ObjectShorthandFunctionScopedDeclaration] = "ObjectShorthandFunctionScopedDeclaration";
      let ObjectShorthandBlockScopedDeclaration = ObjectShorthandFunctionScopedDeclaration + 1;
      IdentifierRole2[IdentifierRole2.ObjectShorthandBlockScopedDeclaration = ObjectShorthandBlockScopedDeclaration] = "ObjectShorthandBlockScopedDeclaration";
      let ObjectShorthand = ObjectShorthandBlockScopedDeclaration + 1;
      IdentifierRole2[IdentifierRole2.ObjectShorthand = ObjectShorthand] = "ObjectShorthand";
      let ImportDeclaration = ObjectShorthand + 1;
      IdentifierRole2[IdentifierRole2.ImportDeclaration = ImportDeclaration] = "ImportDeclaration";
      let ObjectKey = ImportDeclaration + 1;
      IdentifierRole2[IdentifierRole2.ObjectKey = ObjectKey] = "ObjectKey";
      let ImportAccess = ObjectKey + 1;
      IdentifierRole2[IdentifierRole2.ImportAccess = ImportAccess] = "ImportAccess";
    })(IdentifierRole || (exports.IdentifierRole = IdentifierRole = {}));
    var JSXRole;
    (function(JSXRole2) {
      JSXRole2[JSXRole2.NoChildren = 0] = "NoChildren";
      let OneChild = 1;
      JSXRole2[JSXRole2.OneChild = OneChild] = "OneChild";
      let StaticChildren = OneChild + 1;
      JSXRole2[JSXRole2.StaticChildren = StaticChildren] = "StaticChildren";
      let KeyAfterPropSpread = StaticChildren + 1;
      JSXRole2[JSXRole2.KeyAfterPropSpread = KeyAfterPropSpread] = "KeyAfterPropSpread";
    })(JSXRole || (exports.JSXRole = JSXRole = {}));
    function isDeclaration(token) {
      let role = token.identifierRole;
      return role === IdentifierRole.TopLevelDeclaration || role === IdentifierRole.FunctionScopedDeclaration || role === IdentifierRole.BlockScopedDeclaration || role === IdentifierRole.ObjectShorthandTopLevelDeclaration || role === IdentifierRole.ObjectShorthandFunctionScopedDeclaration || role === IdentifierRole.ObjectShorthandBlockScopedDeclaration;
    }
    exports.isDeclaration = isDeclaration;
    function isNonTopLevelDeclaration(token) {
      let role = token.identifierRole;
      return role === IdentifierRole.FunctionScopedDeclaration || role === IdentifierRole.BlockScopedDeclaration || role === IdentifierRole.ObjectShorthandFunctionScopedDeclaration || role === IdentifierRole.ObjectShorthandBlockScopedDeclaration;
    }
    exports.isNonTopLevelDeclaration = isNonTopLevelDeclaration;
    function isTopLevelDeclaration(token) {
      let role = token.identifierRole;
      return role === IdentifierRole.TopLevelDeclaration || role === IdentifierRole.ObjectShorthandTopLevelDeclaration || role === IdentifierRole.ImportDeclaration;
    }
    exports.isTopLevelDeclaration = isTopLevelDeclaration;
    function isBlockScopedDeclaration(token) {
      let role = token.identifierRole;
      return role === IdentifierRole.TopLevelDeclaration || role === IdentifierRole.BlockScopedDeclaration || role === IdentifierRole.ObjectShorthandTopLevelDeclaration || role === IdentifierRole.ObjectShorthandBlockScopedDeclaration;
    }
    exports.isBlockScopedDeclaration = isBlockScopedDeclaration;
    function isFunctionScopedDeclaration(token) {
      let role = token.identifierRole;
      return role === IdentifierRole.FunctionScopedDeclaration || role === IdentifierRole.ObjectShorthandFunctionScopedDeclaration;
    }
    exports.isFunctionScopedDeclaration = isFunctionScopedDeclaration;
    function isObjectShorthandDeclaration(token) {
      return token.identifierRole === IdentifierRole.ObjectShorthandTopLevelDeclaration || token.identifierRole === IdentifierRole.ObjectShorthandBlockScopedDeclaration || token.identifierRole === IdentifierRole.ObjectShorthandFunctionScopedDeclaration;
    }
    exports.isObjectShorthandDeclaration = isObjectShorthandDeclaration;
    var Token = class {
      constructor() {
        this.type = _base.state.type, this.contextualKeyword = _base.state.contextualKeyword, this.start = _base.state.start, this.end = _base.state.end, this.scopeDepth = _base.state.scopeDepth, this.isType = _base.state.isType, this.identifierRole = null, this.jsxRole = null, this.shadowsGlobal = !1, this.isAsyncOperation = !1, this.contextId = null, this.rhsEndIndex = null, this.isExpression = !1, this.numNullishCoalesceStarts = 0, this.numNullishCoalesceEnds = 0, this.isOptionalChainStart = !1, this.isOptionalChainEnd = !1, this.subscriptStartIndex = null, this.nullishStartIndex = null;
      }
      // Initially false for all tokens, then may be computed in a follow-up step that does scope
      // analysis.
      // Initially false for all tokens, but may be set during transform to mark it as containing an
      // await operation.
      // For assignments, the index of the RHS. For export tokens, the end of the export.
      // For class tokens, records if the class is a class expression or a class statement.
      // Number of times to insert a `nullishCoalesce(` snippet before this token.
      // Number of times to insert a `)` snippet after this token.
      // If true, insert an `optionalChain([` snippet before this token.
      // If true, insert a `])` snippet after this token.
      // Tag for `.`, `?.`, `[`, `?.[`, `(`, and `?.(` to denote the "root" token for this
      // subscript chain. This can be used to determine if this chain is an optional chain.
      // Tag for `??` operators to denote the root token for this nullish coalescing call.
    };
    exports.Token = Token;
    function next() {
      _base.state.tokens.push(new Token()), nextToken();
    }
    exports.next = next;
    function nextTemplateToken() {
      _base.state.tokens.push(new Token()), _base.state.start = _base.state.pos, readTmplToken();
    }
    exports.nextTemplateToken = nextTemplateToken;
    function retokenizeSlashAsRegex() {
      _base.state.type === _types.TokenType.assign && --_base.state.pos, readRegexp();
    }
    exports.retokenizeSlashAsRegex = retokenizeSlashAsRegex;
    function pushTypeContext(existingTokensInType) {
      for (let i = _base.state.tokens.length - existingTokensInType; i < _base.state.tokens.length; i++)
        _base.state.tokens[i].isType = !0;
      let oldIsType = _base.state.isType;
      return _base.state.isType = !0, oldIsType;
    }
    exports.pushTypeContext = pushTypeContext;
    function popTypeContext(oldIsType) {
      _base.state.isType = oldIsType;
    }
    exports.popTypeContext = popTypeContext;
    function eat(type) {
      return match(type) ? (next(), !0) : !1;
    }
    exports.eat = eat;
    function eatTypeToken(tokenType) {
      let oldIsType = _base.state.isType;
      _base.state.isType = !0, eat(tokenType), _base.state.isType = oldIsType;
    }
    exports.eatTypeToken = eatTypeToken;
    function match(type) {
      return _base.state.type === type;
    }
    exports.match = match;
    function lookaheadType() {
      let snapshot = _base.state.snapshot();
      next();
      let type = _base.state.type;
      return _base.state.restoreFromSnapshot(snapshot), type;
    }
    exports.lookaheadType = lookaheadType;
    var TypeAndKeyword = class {
      constructor(type, contextualKeyword) {
        this.type = type, this.contextualKeyword = contextualKeyword;
      }
    };
    exports.TypeAndKeyword = TypeAndKeyword;
    function lookaheadTypeAndKeyword() {
      let snapshot = _base.state.snapshot();
      next();
      let type = _base.state.type, contextualKeyword = _base.state.contextualKeyword;
      return _base.state.restoreFromSnapshot(snapshot), new TypeAndKeyword(type, contextualKeyword);
    }
    exports.lookaheadTypeAndKeyword = lookaheadTypeAndKeyword;
    function nextTokenStart() {
      return nextTokenStartSince(_base.state.pos);
    }
    exports.nextTokenStart = nextTokenStart;
    function nextTokenStartSince(pos) {
      _whitespace.skipWhiteSpace.lastIndex = pos;
      let skip = _whitespace.skipWhiteSpace.exec(_base.input);
      return pos + skip[0].length;
    }
    exports.nextTokenStartSince = nextTokenStartSince;
    function lookaheadCharCode() {
      return _base.input.charCodeAt(nextTokenStart());
    }
    exports.lookaheadCharCode = lookaheadCharCode;
    function nextToken() {
      if (skipSpace(), _base.state.start = _base.state.pos, _base.state.pos >= _base.input.length) {
        let tokens = _base.state.tokens;
        tokens.length >= 2 && tokens[tokens.length - 1].start >= _base.input.length && tokens[tokens.length - 2].start >= _base.input.length && _util.unexpected.call(void 0, "Unexpectedly reached the end of input."), finishToken(_types.TokenType.eof);
        return;
      }
      readToken2(_base.input.charCodeAt(_base.state.pos));
    }
    exports.nextToken = nextToken;
    function readToken2(code) {
      _identifier.IS_IDENTIFIER_START[code] || code === _charcodes.charCodes.backslash || code === _charcodes.charCodes.atSign && _base.input.charCodeAt(_base.state.pos + 1) === _charcodes.charCodes.atSign ? _readWord2.default.call(void 0) : getTokenFromCode(code);
    }
    function skipBlockComment() {
      for (; _base.input.charCodeAt(_base.state.pos) !== _charcodes.charCodes.asterisk || _base.input.charCodeAt(_base.state.pos + 1) !== _charcodes.charCodes.slash; )
        if (_base.state.pos++, _base.state.pos > _base.input.length) {
          _util.unexpected.call(void 0, "Unterminated comment", _base.state.pos - 2);
          return;
        }
      _base.state.pos += 2;
    }
    function skipLineComment(startSkip) {
      let ch = _base.input.charCodeAt(_base.state.pos += startSkip);
      if (_base.state.pos < _base.input.length)
        for (; ch !== _charcodes.charCodes.lineFeed && ch !== _charcodes.charCodes.carriageReturn && ch !== _charcodes.charCodes.lineSeparator && ch !== _charcodes.charCodes.paragraphSeparator && ++_base.state.pos < _base.input.length; )
          ch = _base.input.charCodeAt(_base.state.pos);
    }
    exports.skipLineComment = skipLineComment;
    function skipSpace() {
      for (; _base.state.pos < _base.input.length; ) {
        let ch = _base.input.charCodeAt(_base.state.pos);
        switch (ch) {
          case _charcodes.charCodes.carriageReturn:
            _base.input.charCodeAt(_base.state.pos + 1) === _charcodes.charCodes.lineFeed && ++_base.state.pos;
          case _charcodes.charCodes.lineFeed:
          case _charcodes.charCodes.lineSeparator:
          case _charcodes.charCodes.paragraphSeparator:
            ++_base.state.pos;
            break;
          case _charcodes.charCodes.slash:
            switch (_base.input.charCodeAt(_base.state.pos + 1)) {
              case _charcodes.charCodes.asterisk:
                _base.state.pos += 2, skipBlockComment();
                break;
              case _charcodes.charCodes.slash:
                skipLineComment(2);
                break;
              default:
                return;
            }
            break;
          default:
            if (_whitespace.IS_WHITESPACE[ch])
              ++_base.state.pos;
            else
              return;
        }
      }
    }
    exports.skipSpace = skipSpace;
    function finishToken(type, contextualKeyword = _keywords.ContextualKeyword.NONE) {
      _base.state.end = _base.state.pos, _base.state.type = type, _base.state.contextualKeyword = contextualKeyword;
    }
    exports.finishToken = finishToken;
    function readToken_dot() {
      let nextChar = _base.input.charCodeAt(_base.state.pos + 1);
      if (nextChar >= _charcodes.charCodes.digit0 && nextChar <= _charcodes.charCodes.digit9) {
        readNumber(!0);
        return;
      }
      nextChar === _charcodes.charCodes.dot && _base.input.charCodeAt(_base.state.pos + 2) === _charcodes.charCodes.dot ? (_base.state.pos += 3, finishToken(_types.TokenType.ellipsis)) : (++_base.state.pos, finishToken(_types.TokenType.dot));
    }
    function readToken_slash() {
      _base.input.charCodeAt(_base.state.pos + 1) === _charcodes.charCodes.equalsTo ? finishOp(_types.TokenType.assign, 2) : finishOp(_types.TokenType.slash, 1);
    }
    function readToken_mult_modulo(code) {
      let tokenType = code === _charcodes.charCodes.asterisk ? _types.TokenType.star : _types.TokenType.modulo, width = 1, nextChar = _base.input.charCodeAt(_base.state.pos + 1);
      code === _charcodes.charCodes.asterisk && nextChar === _charcodes.charCodes.asterisk && (width++, nextChar = _base.input.charCodeAt(_base.state.pos + 2), tokenType = _types.TokenType.exponent), nextChar === _charcodes.charCodes.equalsTo && _base.input.charCodeAt(_base.state.pos + 2) !== _charcodes.charCodes.greaterThan && (width++, tokenType = _types.TokenType.assign), finishOp(tokenType, width);
    }
    function readToken_pipe_amp(code) {
      let nextChar = _base.input.charCodeAt(_base.state.pos + 1);
      if (nextChar === code) {
        _base.input.charCodeAt(_base.state.pos + 2) === _charcodes.charCodes.equalsTo ? finishOp(_types.TokenType.assign, 3) : finishOp(code === _charcodes.charCodes.verticalBar ? _types.TokenType.logicalOR : _types.TokenType.logicalAND, 2);
        return;
      }
      if (code === _charcodes.charCodes.verticalBar) {
        if (nextChar === _charcodes.charCodes.greaterThan) {
          finishOp(_types.TokenType.pipeline, 2);
          return;
        } else if (nextChar === _charcodes.charCodes.rightCurlyBrace && _base.isFlowEnabled) {
          finishOp(_types.TokenType.braceBarR, 2);
          return;
        }
      }
      if (nextChar === _charcodes.charCodes.equalsTo) {
        finishOp(_types.TokenType.assign, 2);
        return;
      }
      finishOp(code === _charcodes.charCodes.verticalBar ? _types.TokenType.bitwiseOR : _types.TokenType.bitwiseAND, 1);
    }
    function readToken_caret() {
      _base.input.charCodeAt(_base.state.pos + 1) === _charcodes.charCodes.equalsTo ? finishOp(_types.TokenType.assign, 2) : finishOp(_types.TokenType.bitwiseXOR, 1);
    }
    function readToken_plus_min(code) {
      let nextChar = _base.input.charCodeAt(_base.state.pos + 1);
      if (nextChar === code) {
        finishOp(_types.TokenType.preIncDec, 2);
        return;
      }
      nextChar === _charcodes.charCodes.equalsTo ? finishOp(_types.TokenType.assign, 2) : code === _charcodes.charCodes.plusSign ? finishOp(_types.TokenType.plus, 1) : finishOp(_types.TokenType.minus, 1);
    }
    function readToken_lt() {
      let nextChar = _base.input.charCodeAt(_base.state.pos + 1);
      if (nextChar === _charcodes.charCodes.lessThan) {
        if (_base.input.charCodeAt(_base.state.pos + 2) === _charcodes.charCodes.equalsTo) {
          finishOp(_types.TokenType.assign, 3);
          return;
        }
        _base.state.isType ? finishOp(_types.TokenType.lessThan, 1) : finishOp(_types.TokenType.bitShiftL, 2);
        return;
      }
      nextChar === _charcodes.charCodes.equalsTo ? finishOp(_types.TokenType.relationalOrEqual, 2) : finishOp(_types.TokenType.lessThan, 1);
    }
    function readToken_gt() {
      if (_base.state.isType) {
        finishOp(_types.TokenType.greaterThan, 1);
        return;
      }
      let nextChar = _base.input.charCodeAt(_base.state.pos + 1);
      if (nextChar === _charcodes.charCodes.greaterThan) {
        let size = _base.input.charCodeAt(_base.state.pos + 2) === _charcodes.charCodes.greaterThan ? 3 : 2;
        if (_base.input.charCodeAt(_base.state.pos + size) === _charcodes.charCodes.equalsTo) {
          finishOp(_types.TokenType.assign, size + 1);
          return;
        }
        finishOp(_types.TokenType.bitShiftR, size);
        return;
      }
      nextChar === _charcodes.charCodes.equalsTo ? finishOp(_types.TokenType.relationalOrEqual, 2) : finishOp(_types.TokenType.greaterThan, 1);
    }
    function rescan_gt() {
      _base.state.type === _types.TokenType.greaterThan && (_base.state.pos -= 1, readToken_gt());
    }
    exports.rescan_gt = rescan_gt;
    function readToken_eq_excl(code) {
      let nextChar = _base.input.charCodeAt(_base.state.pos + 1);
      if (nextChar === _charcodes.charCodes.equalsTo) {
        finishOp(_types.TokenType.equality, _base.input.charCodeAt(_base.state.pos + 2) === _charcodes.charCodes.equalsTo ? 3 : 2);
        return;
      }
      if (code === _charcodes.charCodes.equalsTo && nextChar === _charcodes.charCodes.greaterThan) {
        _base.state.pos += 2, finishToken(_types.TokenType.arrow);
        return;
      }
      finishOp(code === _charcodes.charCodes.equalsTo ? _types.TokenType.eq : _types.TokenType.bang, 1);
    }
    function readToken_question() {
      let nextChar = _base.input.charCodeAt(_base.state.pos + 1), nextChar2 = _base.input.charCodeAt(_base.state.pos + 2);
      nextChar === _charcodes.charCodes.questionMark && // In Flow (but not TypeScript), ??string is a valid type that should be
      // tokenized as two individual ? tokens.
      !(_base.isFlowEnabled && _base.state.isType) ? nextChar2 === _charcodes.charCodes.equalsTo ? finishOp(_types.TokenType.assign, 3) : finishOp(_types.TokenType.nullishCoalescing, 2) : nextChar === _charcodes.charCodes.dot && !(nextChar2 >= _charcodes.charCodes.digit0 && nextChar2 <= _charcodes.charCodes.digit9) ? (_base.state.pos += 2, finishToken(_types.TokenType.questionDot)) : (++_base.state.pos, finishToken(_types.TokenType.question));
    }
    function getTokenFromCode(code) {
      switch (code) {
        case _charcodes.charCodes.numberSign:
          ++_base.state.pos, finishToken(_types.TokenType.hash);
          return;
        // The interpretation of a dot depends on whether it is followed
        // by a digit or another two dots.
        case _charcodes.charCodes.dot:
          readToken_dot();
          return;
        // Punctuation tokens.
        case _charcodes.charCodes.leftParenthesis:
          ++_base.state.pos, finishToken(_types.TokenType.parenL);
          return;
        case _charcodes.charCodes.rightParenthesis:
          ++_base.state.pos, finishToken(_types.TokenType.parenR);
          return;
        case _charcodes.charCodes.semicolon:
          ++_base.state.pos, finishToken(_types.TokenType.semi);
          return;
        case _charcodes.charCodes.comma:
          ++_base.state.pos, finishToken(_types.TokenType.comma);
          return;
        case _charcodes.charCodes.leftSquareBracket:
          ++_base.state.pos, finishToken(_types.TokenType.bracketL);
          return;
        case _charcodes.charCodes.rightSquareBracket:
          ++_base.state.pos, finishToken(_types.TokenType.bracketR);
          return;
        case _charcodes.charCodes.leftCurlyBrace:
          _base.isFlowEnabled && _base.input.charCodeAt(_base.state.pos + 1) === _charcodes.charCodes.verticalBar ? finishOp(_types.TokenType.braceBarL, 2) : (++_base.state.pos, finishToken(_types.TokenType.braceL));
          return;
        case _charcodes.charCodes.rightCurlyBrace:
          ++_base.state.pos, finishToken(_types.TokenType.braceR);
          return;
        case _charcodes.charCodes.colon:
          _base.input.charCodeAt(_base.state.pos + 1) === _charcodes.charCodes.colon ? finishOp(_types.TokenType.doubleColon, 2) : (++_base.state.pos, finishToken(_types.TokenType.colon));
          return;
        case _charcodes.charCodes.questionMark:
          readToken_question();
          return;
        case _charcodes.charCodes.atSign:
          ++_base.state.pos, finishToken(_types.TokenType.at);
          return;
        case _charcodes.charCodes.graveAccent:
          ++_base.state.pos, finishToken(_types.TokenType.backQuote);
          return;
        case _charcodes.charCodes.digit0: {
          let nextChar = _base.input.charCodeAt(_base.state.pos + 1);
          if (nextChar === _charcodes.charCodes.lowercaseX || nextChar === _charcodes.charCodes.uppercaseX || nextChar === _charcodes.charCodes.lowercaseO || nextChar === _charcodes.charCodes.uppercaseO || nextChar === _charcodes.charCodes.lowercaseB || nextChar === _charcodes.charCodes.uppercaseB) {
            readRadixNumber();
            return;
          }
        }
        // Anything else beginning with a digit is an integer, octal
        // number, or float.
        case _charcodes.charCodes.digit1:
        case _charcodes.charCodes.digit2:
        case _charcodes.charCodes.digit3:
        case _charcodes.charCodes.digit4:
        case _charcodes.charCodes.digit5:
        case _charcodes.charCodes.digit6:
        case _charcodes.charCodes.digit7:
        case _charcodes.charCodes.digit8:
        case _charcodes.charCodes.digit9:
          readNumber(!1);
          return;
        // Quotes produce strings.
        case _charcodes.charCodes.quotationMark:
        case _charcodes.charCodes.apostrophe:
          readString(code);
          return;
        // Operators are parsed inline in tiny state machines. '=' (charCodes.equalsTo) is
        // often referred to. `finishOp` simply skips the amount of
        // characters it is given as second argument, and returns a token
        // of the type given by its first argument.
        case _charcodes.charCodes.slash:
          readToken_slash();
          return;
        case _charcodes.charCodes.percentSign:
        case _charcodes.charCodes.asterisk:
          readToken_mult_modulo(code);
          return;
        case _charcodes.charCodes.verticalBar:
        case _charcodes.charCodes.ampersand:
          readToken_pipe_amp(code);
          return;
        case _charcodes.charCodes.caret:
          readToken_caret();
          return;
        case _charcodes.charCodes.plusSign:
        case _charcodes.charCodes.dash:
          readToken_plus_min(code);
          return;
        case _charcodes.charCodes.lessThan:
          readToken_lt();
          return;
        case _charcodes.charCodes.greaterThan:
          readToken_gt();
          return;
        case _charcodes.charCodes.equalsTo:
        case _charcodes.charCodes.exclamationMark:
          readToken_eq_excl(code);
          return;
        case _charcodes.charCodes.tilde:
          finishOp(_types.TokenType.tilde, 1);
          return;
        default:
          break;
      }
      _util.unexpected.call(void 0, `Unexpected character '${String.fromCharCode(code)}'`, _base.state.pos);
    }
    exports.getTokenFromCode = getTokenFromCode;
    function finishOp(type, size) {
      _base.state.pos += size, finishToken(type);
    }
    function readRegexp() {
      let start = _base.state.pos, escaped = !1, inClass = !1;
      for (; ; ) {
        if (_base.state.pos >= _base.input.length) {
          _util.unexpected.call(void 0, "Unterminated regular expression", start);
          return;
        }
        let code = _base.input.charCodeAt(_base.state.pos);
        if (escaped)
          escaped = !1;
        else {
          if (code === _charcodes.charCodes.leftSquareBracket)
            inClass = !0;
          else if (code === _charcodes.charCodes.rightSquareBracket && inClass)
            inClass = !1;
          else if (code === _charcodes.charCodes.slash && !inClass)
            break;
          escaped = code === _charcodes.charCodes.backslash;
        }
        ++_base.state.pos;
      }
      ++_base.state.pos, skipWord(), finishToken(_types.TokenType.regexp);
    }
    function readInt() {
      for (; ; ) {
        let code = _base.input.charCodeAt(_base.state.pos);
        if (code >= _charcodes.charCodes.digit0 && code <= _charcodes.charCodes.digit9 || code === _charcodes.charCodes.underscore)
          _base.state.pos++;
        else
          break;
      }
    }
    function readRadixNumber() {
      for (_base.state.pos += 2; ; ) {
        let code = _base.input.charCodeAt(_base.state.pos);
        if (code >= _charcodes.charCodes.digit0 && code <= _charcodes.charCodes.digit9 || code >= _charcodes.charCodes.lowercaseA && code <= _charcodes.charCodes.lowercaseF || code >= _charcodes.charCodes.uppercaseA && code <= _charcodes.charCodes.uppercaseF || code === _charcodes.charCodes.underscore)
          _base.state.pos++;
        else
          break;
      }
      _base.input.charCodeAt(_base.state.pos) === _charcodes.charCodes.lowercaseN ? (++_base.state.pos, finishToken(_types.TokenType.bigint)) : finishToken(_types.TokenType.num);
    }
    function readNumber(startsWithDot) {
      let isBigInt = !1, isDecimal = !1;
      startsWithDot || readInt();
      let nextChar = _base.input.charCodeAt(_base.state.pos);
      if (nextChar === _charcodes.charCodes.dot && (++_base.state.pos, readInt(), nextChar = _base.input.charCodeAt(_base.state.pos)), (nextChar === _charcodes.charCodes.uppercaseE || nextChar === _charcodes.charCodes.lowercaseE) && (nextChar = _base.input.charCodeAt(++_base.state.pos), (nextChar === _charcodes.charCodes.plusSign || nextChar === _charcodes.charCodes.dash) && ++_base.state.pos, readInt(), nextChar = _base.input.charCodeAt(_base.state.pos)), nextChar === _charcodes.charCodes.lowercaseN ? (++_base.state.pos, isBigInt = !0) : nextChar === _charcodes.charCodes.lowercaseM && (++_base.state.pos, isDecimal = !0), isBigInt) {
        finishToken(_types.TokenType.bigint);
        return;
      }
      if (isDecimal) {
        finishToken(_types.TokenType.decimal);
        return;
      }
      finishToken(_types.TokenType.num);
    }
    function readString(quote) {
      for (_base.state.pos++; ; ) {
        if (_base.state.pos >= _base.input.length) {
          _util.unexpected.call(void 0, "Unterminated string constant");
          return;
        }
        let ch = _base.input.charCodeAt(_base.state.pos);
        if (ch === _charcodes.charCodes.backslash)
          _base.state.pos++;
        else if (ch === quote)
          break;
        _base.state.pos++;
      }
      _base.state.pos++, finishToken(_types.TokenType.string);
    }
    function readTmplToken() {
      for (; ; ) {
        if (_base.state.pos >= _base.input.length) {
          _util.unexpected.call(void 0, "Unterminated template");
          return;
        }
        let ch = _base.input.charCodeAt(_base.state.pos);
        if (ch === _charcodes.charCodes.graveAccent || ch === _charcodes.charCodes.dollarSign && _base.input.charCodeAt(_base.state.pos + 1) === _charcodes.charCodes.leftCurlyBrace) {
          if (_base.state.pos === _base.state.start && match(_types.TokenType.template))
            if (ch === _charcodes.charCodes.dollarSign) {
              _base.state.pos += 2, finishToken(_types.TokenType.dollarBraceL);
              return;
            } else {
              ++_base.state.pos, finishToken(_types.TokenType.backQuote);
              return;
            }
          finishToken(_types.TokenType.template);
          return;
        }
        ch === _charcodes.charCodes.backslash && _base.state.pos++, _base.state.pos++;
      }
    }
    function skipWord() {
      for (; _base.state.pos < _base.input.length; ) {
        let ch = _base.input.charCodeAt(_base.state.pos);
        if (_identifier.IS_IDENTIFIER_CHAR[ch])
          _base.state.pos++;
        else if (ch === _charcodes.charCodes.backslash) {
          if (_base.state.pos += 2, _base.input.charCodeAt(_base.state.pos) === _charcodes.charCodes.leftCurlyBrace) {
            for (; _base.state.pos < _base.input.length && _base.input.charCodeAt(_base.state.pos) !== _charcodes.charCodes.rightCurlyBrace; )
              _base.state.pos++;
            _base.state.pos++;
          }
        } else
          break;
      }
    }
    exports.skipWord = skipWord;
  }
});

// ../../node_modules/.pnpm/sucrase@3.35.1/node_modules/sucrase/dist/util/getImportExportSpecifierInfo.js
var require_getImportExportSpecifierInfo = __commonJS({
  "../../node_modules/.pnpm/sucrase@3.35.1/node_modules/sucrase/dist/util/getImportExportSpecifierInfo.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: !0 });
    var _types = require_types();
    function getImportExportSpecifierInfo(tokens, index = tokens.currentIndex()) {
      let endIndex = index + 1;
      if (isSpecifierEnd(tokens, endIndex)) {
        let name2 = tokens.identifierNameAtIndex(index);
        return {
          isType: !1,
          leftName: name2,
          rightName: name2,
          endIndex
        };
      }
      if (endIndex++, isSpecifierEnd(tokens, endIndex))
        return {
          isType: !0,
          leftName: null,
          rightName: null,
          endIndex
        };
      if (endIndex++, isSpecifierEnd(tokens, endIndex))
        return {
          isType: !1,
          leftName: tokens.identifierNameAtIndex(index),
          rightName: tokens.identifierNameAtIndex(index + 2),
          endIndex
        };
      if (endIndex++, isSpecifierEnd(tokens, endIndex))
        return {
          isType: !0,
          leftName: null,
          rightName: null,
          endIndex
        };
      throw new Error(`Unexpected import/export specifier at ${index}`);
    }
    exports.default = getImportExportSpecifierInfo;
    function isSpecifierEnd(tokens, index) {
      let token = tokens.tokens[index];
      return token.type === _types.TokenType.braceR || token.type === _types.TokenType.comma;
    }
  }
});

// ../../node_modules/.pnpm/sucrase@3.35.1/node_modules/sucrase/dist/parser/plugins/jsx/xhtml.js
var require_xhtml = __commonJS({
  "../../node_modules/.pnpm/sucrase@3.35.1/node_modules/sucrase/dist/parser/plugins/jsx/xhtml.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: !0 });
    exports.default = /* @__PURE__ */ new Map([
      ["quot", '"'],
      ["amp", "&"],
      ["apos", "'"],
      ["lt", "<"],
      ["gt", ">"],
      ["nbsp", "\xA0"],
      ["iexcl", "\xA1"],
      ["cent", "\xA2"],
      ["pound", "\xA3"],
      ["curren", "\xA4"],
      ["yen", "\xA5"],
      ["brvbar", "\xA6"],
      ["sect", "\xA7"],
      ["uml", "\xA8"],
      ["copy", "\xA9"],
      ["ordf", "\xAA"],
      ["laquo", "\xAB"],
      ["not", "\xAC"],
      ["shy", "\xAD"],
      ["reg", "\xAE"],
      ["macr", "\xAF"],
      ["deg", "\xB0"],
      ["plusmn", "\xB1"],
      ["sup2", "\xB2"],
      ["sup3", "\xB3"],
      ["acute", "\xB4"],
      ["micro", "\xB5"],
      ["para", "\xB6"],
      ["middot", "\xB7"],
      ["cedil", "\xB8"],
      ["sup1", "\xB9"],
      ["ordm", "\xBA"],
      ["raquo", "\xBB"],
      ["frac14", "\xBC"],
      ["frac12", "\xBD"],
      ["frac34", "\xBE"],
      ["iquest", "\xBF"],
      ["Agrave", "\xC0"],
      ["Aacute", "\xC1"],
      ["Acirc", "\xC2"],
      ["Atilde", "\xC3"],
      ["Auml", "\xC4"],
      ["Aring", "\xC5"],
      ["AElig", "\xC6"],
      ["Ccedil", "\xC7"],
      ["Egrave", "\xC8"],
      ["Eacute", "\xC9"],
      ["Ecirc", "\xCA"],
      ["Euml", "\xCB"],
      ["Igrave", "\xCC"],
      ["Iacute", "\xCD"],
      ["Icirc", "\xCE"],
      ["Iuml", "\xCF"],
      ["ETH", "\xD0"],
      ["Ntilde", "\xD1"],
      ["Ograve", "\xD2"],
      ["Oacute", "\xD3"],
      ["Ocirc", "\xD4"],
      ["Otilde", "\xD5"],
      ["Ouml", "\xD6"],
      ["times", "\xD7"],
      ["Oslash", "\xD8"],
      ["Ugrave", "\xD9"],
      ["Uacute", "\xDA"],
      ["Ucirc", "\xDB"],
      ["Uuml", "\xDC"],
      ["Yacute", "\xDD"],
      ["THORN", "\xDE"],
      ["szlig", "\xDF"],
      ["agrave", "\xE0"],
      ["aacute", "\xE1"],
      ["acirc", "\xE2"],
      ["atilde", "\xE3"],
      ["auml", "\xE4"],
      ["aring", "\xE5"],
      ["aelig", "\xE6"],
      ["ccedil", "\xE7"],
      ["egrave", "\xE8"],
      ["eacute", "\xE9"],
      ["ecirc", "\xEA"],
      ["euml", "\xEB"],
      ["igrave", "\xEC"],
      ["iacute", "\xED"],
      ["icirc", "\xEE"],
      ["iuml", "\xEF"],
      ["eth", "\xF0"],
      ["ntilde", "\xF1"],
      ["ograve", "\xF2"],
      ["oacute", "\xF3"],
      ["ocirc", "\xF4"],
      ["otilde", "\xF5"],
      ["ouml", "\xF6"],
      ["divide", "\xF7"],
      ["oslash", "\xF8"],
      ["ugrave", "\xF9"],
      ["uacute", "\xFA"],
      ["ucirc", "\xFB"],
      ["uuml", "\xFC"],
      ["yacute", "\xFD"],
      ["thorn", "\xFE"],
      ["yuml", "\xFF"],
      ["OElig", "\u0152"],
      ["oelig", "\u0153"],
      ["Scaron", "\u0160"],
      ["scaron", "\u0161"],
      ["Yuml", "\u0178"],
      ["fnof", "\u0192"],
      ["circ", "\u02C6"],
      ["tilde", "\u02DC"],
      ["Alpha", "\u0391"],
      ["Beta", "\u0392"],
      ["Gamma", "\u0393"],
      ["Delta", "\u0394"],
      ["Epsilon", "\u0395"],
      ["Zeta", "\u0396"],
      ["Eta", "\u0397"],
      ["Theta", "\u0398"],
      ["Iota", "\u0399"],
      ["Kappa", "\u039A"],
      ["Lambda", "\u039B"],
      ["Mu", "\u039C"],
      ["Nu", "\u039D"],
      ["Xi", "\u039E"],
      ["Omicron", "\u039F"],
      ["Pi", "\u03A0"],
      ["Rho", "\u03A1"],
      ["Sigma", "\u03A3"],
      ["Tau", "\u03A4"],
      ["Upsilon", "\u03A5"],
      ["Phi", "\u03A6"],
      ["Chi", "\u03A7"],
      ["Psi", "\u03A8"],
      ["Omega", "\u03A9"],
      ["alpha", "\u03B1"],
      ["beta", "\u03B2"],
      ["gamma", "\u03B3"],
      ["delta", "\u03B4"],
      ["epsilon", "\u03B5"],
      ["zeta", "\u03B6"],
      ["eta", "\u03B7"],
      ["theta", "\u03B8"],
      ["iota", "\u03B9"],
      ["kappa", "\u03BA"],
      ["lambda", "\u03BB"],
      ["mu", "\u03BC"],
      ["nu", "\u03BD"],
      ["xi", "\u03BE"],
      ["omicron", "\u03BF"],
      ["pi", "\u03C0"],
      ["rho", "\u03C1"],
      ["sigmaf", "\u03C2"],
      ["sigma", "\u03C3"],
      ["tau", "\u03C4"],
      ["upsilon", "\u03C5"],
      ["phi", "\u03C6"],
      ["chi", "\u03C7"],
      ["psi", "\u03C8"],
      ["omega", "\u03C9"],
      ["thetasym", "\u03D1"],
      ["upsih", "\u03D2"],
      ["piv", "\u03D6"],
      ["ensp", "\u2002"],
      ["emsp", "\u2003"],
      ["thinsp", "\u2009"],
      ["zwnj", "\u200C"],
      ["zwj", "\u200D"],
      ["lrm", "\u200E"],
      ["rlm", "\u200F"],
      ["ndash", "\u2013"],
      ["mdash", "\u2014"],
      ["lsquo", "\u2018"],
      ["rsquo", "\u2019"],
      ["sbquo", "\u201A"],
      ["ldquo", "\u201C"],
      ["rdquo", "\u201D"],
      ["bdquo", "\u201E"],
      ["dagger", "\u2020"],
      ["Dagger", "\u2021"],
      ["bull", "\u2022"],
      ["hellip", "\u2026"],
      ["permil", "\u2030"],
      ["prime", "\u2032"],
      ["Prime", "\u2033"],
      ["lsaquo", "\u2039"],
      ["rsaquo", "\u203A"],
      ["oline", "\u203E"],
      ["frasl", "\u2044"],
      ["euro", "\u20AC"],
      ["image", "\u2111"],
      ["weierp", "\u2118"],
      ["real", "\u211C"],
      ["trade", "\u2122"],
      ["alefsym", "\u2135"],
      ["larr", "\u2190"],
      ["uarr", "\u2191"],
      ["rarr", "\u2192"],
      ["darr", "\u2193"],
      ["harr", "\u2194"],
      ["crarr", "\u21B5"],
      ["lArr", "\u21D0"],
      ["uArr", "\u21D1"],
      ["rArr", "\u21D2"],
      ["dArr", "\u21D3"],
      ["hArr", "\u21D4"],
      ["forall", "\u2200"],
      ["part", "\u2202"],
      ["exist", "\u2203"],
      ["empty", "\u2205"],
      ["nabla", "\u2207"],
      ["isin", "\u2208"],
      ["notin", "\u2209"],
      ["ni", "\u220B"],
      ["prod", "\u220F"],
      ["sum", "\u2211"],
      ["minus", "\u2212"],
      ["lowast", "\u2217"],
      ["radic", "\u221A"],
      ["prop", "\u221D"],
      ["infin", "\u221E"],
      ["ang", "\u2220"],
      ["and", "\u2227"],
      ["or", "\u2228"],
      ["cap", "\u2229"],
      ["cup", "\u222A"],
      ["int", "\u222B"],
      ["there4", "\u2234"],
      ["sim", "\u223C"],
      ["cong", "\u2245"],
      ["asymp", "\u2248"],
      ["ne", "\u2260"],
      ["equiv", "\u2261"],
      ["le", "\u2264"],
      ["ge", "\u2265"],
      ["sub", "\u2282"],
      ["sup", "\u2283"],
      ["nsub", "\u2284"],
      ["sube", "\u2286"],
      ["supe", "\u2287"],
      ["oplus", "\u2295"],
      ["otimes", "\u2297"],
      ["perp", "\u22A5"],
      ["sdot", "\u22C5"],
      ["lceil", "\u2308"],
      ["rceil", "\u2309"],
      ["lfloor", "\u230A"],
      ["rfloor", "\u230B"],
      ["lang", "\u2329"],
      ["rang", "\u232A"],
      ["loz", "\u25CA"],
      ["spades", "\u2660"],
      ["clubs", "\u2663"],
      ["hearts", "\u2665"],
      ["diams", "\u2666"]
    ]);
  }
});

// ../../node_modules/.pnpm/sucrase@3.35.1/node_modules/sucrase/dist/util/getJSXPragmaInfo.js
var require_getJSXPragmaInfo = __commonJS({
  "../../node_modules/.pnpm/sucrase@3.35.1/node_modules/sucrase/dist/util/getJSXPragmaInfo.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: !0 });
    function getJSXPragmaInfo(options) {
      let [base, suffix] = splitPragma(options.jsxPragma || "React.createElement"), [fragmentBase, fragmentSuffix] = splitPragma(options.jsxFragmentPragma || "React.Fragment");
      return { base, suffix, fragmentBase, fragmentSuffix };
    }
    exports.default = getJSXPragmaInfo;
    function splitPragma(pragma) {
      let dotIndex = pragma.indexOf(".");
      return dotIndex === -1 && (dotIndex = pragma.length), [pragma.slice(0, dotIndex), pragma.slice(dotIndex)];
    }
  }
});

// ../../node_modules/.pnpm/sucrase@3.35.1/node_modules/sucrase/dist/transformers/Transformer.js
var require_Transformer = __commonJS({
  "../../node_modules/.pnpm/sucrase@3.35.1/node_modules/sucrase/dist/transformers/Transformer.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: !0 });
    var Transformer = class {
      // Return true if anything was processed, false otherwise.
      getPrefixCode() {
        return "";
      }
      getHoistedCode() {
        return "";
      }
      getSuffixCode() {
        return "";
      }
    };
    exports.default = Transformer;
  }
});

// ../../node_modules/.pnpm/sucrase@3.35.1/node_modules/sucrase/dist/transformers/JSXTransformer.js
var require_JSXTransformer = __commonJS({
  "../../node_modules/.pnpm/sucrase@3.35.1/node_modules/sucrase/dist/transformers/JSXTransformer.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: !0 });
    function _interopRequireDefault(obj) {
      return obj && obj.__esModule ? obj : { default: obj };
    }
    var _xhtml = require_xhtml(), _xhtml2 = _interopRequireDefault(_xhtml), _tokenizer = require_tokenizer(), _types = require_types(), _charcodes = require_charcodes(), _getJSXPragmaInfo = require_getJSXPragmaInfo(), _getJSXPragmaInfo2 = _interopRequireDefault(_getJSXPragmaInfo), _Transformer = require_Transformer(), _Transformer2 = _interopRequireDefault(_Transformer), JSXTransformer = class _JSXTransformer extends _Transformer2.default {
      // State for calculating the line number of each JSX tag in development.
      __init() {
        this.lastLineNumber = 1;
      }
      __init2() {
        this.lastIndex = 0;
      }
      // In development, variable name holding the name of the current file.
      __init3() {
        this.filenameVarName = null;
      }
      // Mapping of claimed names for imports in the automatic transform, e,g.
      // {jsx: "_jsx"}. This determines which imports to generate in the prefix.
      __init4() {
        this.esmAutomaticImportNameResolutions = {};
      }
      // When automatically adding imports in CJS mode, we store the variable name
      // holding the imported CJS module so we can require it in the prefix.
      __init5() {
        this.cjsAutomaticModuleNameResolutions = {};
      }
      constructor(rootTransformer, tokens, importProcessor, nameManager, options) {
        super(), this.rootTransformer = rootTransformer, this.tokens = tokens, this.importProcessor = importProcessor, this.nameManager = nameManager, this.options = options, _JSXTransformer.prototype.__init.call(this), _JSXTransformer.prototype.__init2.call(this), _JSXTransformer.prototype.__init3.call(this), _JSXTransformer.prototype.__init4.call(this), _JSXTransformer.prototype.__init5.call(this), this.jsxPragmaInfo = _getJSXPragmaInfo2.default.call(void 0, options), this.isAutomaticRuntime = options.jsxRuntime === "automatic", this.jsxImportSource = options.jsxImportSource || "react";
      }
      process() {
        return this.tokens.matches1(_types.TokenType.jsxTagStart) ? (this.processJSXTag(), !0) : !1;
      }
      getPrefixCode() {
        let prefix = "";
        if (this.filenameVarName && (prefix += `const ${this.filenameVarName} = ${JSON.stringify(this.options.filePath || "")};`), this.isAutomaticRuntime)
          if (this.importProcessor)
            for (let [path2, resolvedName] of Object.entries(this.cjsAutomaticModuleNameResolutions))
              prefix += `var ${resolvedName} = require("${path2}");`;
          else {
            let { createElement: createElementResolution, ...otherResolutions } = this.esmAutomaticImportNameResolutions;
            createElementResolution && (prefix += `import {createElement as ${createElementResolution}} from "${this.jsxImportSource}";`);
            let importSpecifiers = Object.entries(otherResolutions).map(([name2, resolvedName]) => `${name2} as ${resolvedName}`).join(", ");
            if (importSpecifiers) {
              let importPath = this.jsxImportSource + (this.options.production ? "/jsx-runtime" : "/jsx-dev-runtime");
              prefix += `import {${importSpecifiers}} from "${importPath}";`;
            }
          }
        return prefix;
      }
      processJSXTag() {
        let { jsxRole, start } = this.tokens.currentToken(), elementLocationCode = this.options.production ? null : this.getElementLocationCode(start);
        this.isAutomaticRuntime && jsxRole !== _tokenizer.JSXRole.KeyAfterPropSpread ? this.transformTagToJSXFunc(elementLocationCode, jsxRole) : this.transformTagToCreateElement(elementLocationCode);
      }
      getElementLocationCode(firstTokenStart) {
        return `lineNumber: ${this.getLineNumberForIndex(firstTokenStart)}`;
      }
      /**
       * Get the line number for this source position. This is calculated lazily and
       * must be called in increasing order by index.
       */
      getLineNumberForIndex(index) {
        let code = this.tokens.code;
        for (; this.lastIndex < index && this.lastIndex < code.length; )
          code[this.lastIndex] === `
` && this.lastLineNumber++, this.lastIndex++;
        return this.lastLineNumber;
      }
      /**
       * Convert the current JSX element to a call to jsx, jsxs, or jsxDEV. This is
       * the primary transformation for the automatic transform.
       *
       * Example:
       * <div a={1} key={2}>Hello{x}</div>
       * becomes
       * jsxs('div', {a: 1, children: ["Hello", x]}, 2)
       */
      transformTagToJSXFunc(elementLocationCode, jsxRole) {
        let isStatic = jsxRole === _tokenizer.JSXRole.StaticChildren;
        this.tokens.replaceToken(this.getJSXFuncInvocationCode(isStatic));
        let keyCode = null;
        if (this.tokens.matches1(_types.TokenType.jsxTagEnd))
          this.tokens.replaceToken(`${this.getFragmentCode()}, {`), this.processAutomaticChildrenAndEndProps(jsxRole);
        else {
          if (this.processTagIntro(), this.tokens.appendCode(", {"), keyCode = this.processProps(!0), this.tokens.matches2(_types.TokenType.slash, _types.TokenType.jsxTagEnd))
            this.tokens.appendCode("}");
          else if (this.tokens.matches1(_types.TokenType.jsxTagEnd))
            this.tokens.removeToken(), this.processAutomaticChildrenAndEndProps(jsxRole);
          else
            throw new Error("Expected either /> or > at the end of the tag.");
          keyCode && this.tokens.appendCode(`, ${keyCode}`);
        }
        for (this.options.production || (keyCode === null && this.tokens.appendCode(", void 0"), this.tokens.appendCode(`, ${isStatic}, ${this.getDevSource(elementLocationCode)}, this`)), this.tokens.removeInitialToken(); !this.tokens.matches1(_types.TokenType.jsxTagEnd); )
          this.tokens.removeToken();
        this.tokens.replaceToken(")");
      }
      /**
       * Convert the current JSX element to a createElement call. In the classic
       * runtime, this is the only case. In the automatic runtime, this is called
       * as a fallback in some situations.
       *
       * Example:
       * <div a={1} key={2}>Hello{x}</div>
       * becomes
       * React.createElement('div', {a: 1, key: 2}, "Hello", x)
       */
      transformTagToCreateElement(elementLocationCode) {
        if (this.tokens.replaceToken(this.getCreateElementInvocationCode()), this.tokens.matches1(_types.TokenType.jsxTagEnd))
          this.tokens.replaceToken(`${this.getFragmentCode()}, null`), this.processChildren(!0);
        else if (this.processTagIntro(), this.processPropsObjectWithDevInfo(elementLocationCode), !this.tokens.matches2(_types.TokenType.slash, _types.TokenType.jsxTagEnd))
          if (this.tokens.matches1(_types.TokenType.jsxTagEnd))
            this.tokens.removeToken(), this.processChildren(!0);
          else
            throw new Error("Expected either /> or > at the end of the tag.");
        for (this.tokens.removeInitialToken(); !this.tokens.matches1(_types.TokenType.jsxTagEnd); )
          this.tokens.removeToken();
        this.tokens.replaceToken(")");
      }
      /**
       * Get the code for the relevant function for this context: jsx, jsxs,
       * or jsxDEV. The following open-paren is included as well.
       *
       * These functions are only used for the automatic runtime, so they are always
       * auto-imported, but the auto-import will be either CJS or ESM based on the
       * target module format.
       */
      getJSXFuncInvocationCode(isStatic) {
        return this.options.production ? isStatic ? this.claimAutoImportedFuncInvocation("jsxs", "/jsx-runtime") : this.claimAutoImportedFuncInvocation("jsx", "/jsx-runtime") : this.claimAutoImportedFuncInvocation("jsxDEV", "/jsx-dev-runtime");
      }
      /**
       * Return the code to use for the createElement function, e.g.
       * `React.createElement`, including the following open-paren.
       *
       * This is the main function to use for the classic runtime. For the
       * automatic runtime, this function is used as a fallback function to
       * preserve behavior when there is a prop spread followed by an explicit
       * key. In that automatic runtime case, the function should be automatically
       * imported.
       */
      getCreateElementInvocationCode() {
        if (this.isAutomaticRuntime)
          return this.claimAutoImportedFuncInvocation("createElement", "");
        {
          let { jsxPragmaInfo } = this;
          return `${this.importProcessor && this.importProcessor.getIdentifierReplacement(jsxPragmaInfo.base) || jsxPragmaInfo.base}${jsxPragmaInfo.suffix}(`;
        }
      }
      /**
       * Return the code to use as the component when compiling a shorthand
       * fragment, e.g. `React.Fragment`.
       *
       * This may be called from either the classic or automatic runtime, and
       * the value should be auto-imported for the automatic runtime.
       */
      getFragmentCode() {
        if (this.isAutomaticRuntime)
          return this.claimAutoImportedName(
            "Fragment",
            this.options.production ? "/jsx-runtime" : "/jsx-dev-runtime"
          );
        {
          let { jsxPragmaInfo } = this;
          return (this.importProcessor && this.importProcessor.getIdentifierReplacement(jsxPragmaInfo.fragmentBase) || jsxPragmaInfo.fragmentBase) + jsxPragmaInfo.fragmentSuffix;
        }
      }
      /**
       * Return code that invokes the given function.
       *
       * When the imports transform is enabled, use the CJSImportTransformer
       * strategy of using `.call(void 0, ...` to avoid passing a `this` value in a
       * situation that would otherwise look like a method call.
       */
      claimAutoImportedFuncInvocation(funcName, importPathSuffix) {
        let funcCode = this.claimAutoImportedName(funcName, importPathSuffix);
        return this.importProcessor ? `${funcCode}.call(void 0, ` : `${funcCode}(`;
      }
      claimAutoImportedName(funcName, importPathSuffix) {
        if (this.importProcessor) {
          let path2 = this.jsxImportSource + importPathSuffix;
          return this.cjsAutomaticModuleNameResolutions[path2] || (this.cjsAutomaticModuleNameResolutions[path2] = this.importProcessor.getFreeIdentifierForPath(path2)), `${this.cjsAutomaticModuleNameResolutions[path2]}.${funcName}`;
        } else
          return this.esmAutomaticImportNameResolutions[funcName] || (this.esmAutomaticImportNameResolutions[funcName] = this.nameManager.claimFreeName(
            `_${funcName}`
          )), this.esmAutomaticImportNameResolutions[funcName];
      }
      /**
       * Process the first part of a tag, before any props.
       */
      processTagIntro() {
        let introEnd = this.tokens.currentIndex() + 1;
        for (; this.tokens.tokens[introEnd].isType || !this.tokens.matches2AtIndex(introEnd - 1, _types.TokenType.jsxName, _types.TokenType.jsxName) && !this.tokens.matches2AtIndex(introEnd - 1, _types.TokenType.greaterThan, _types.TokenType.jsxName) && !this.tokens.matches1AtIndex(introEnd, _types.TokenType.braceL) && !this.tokens.matches1AtIndex(introEnd, _types.TokenType.jsxTagEnd) && !this.tokens.matches2AtIndex(introEnd, _types.TokenType.slash, _types.TokenType.jsxTagEnd); )
          introEnd++;
        if (introEnd === this.tokens.currentIndex() + 1) {
          let tagName = this.tokens.identifierName();
          startsWithLowerCase(tagName) && this.tokens.replaceToken(`'${tagName}'`);
        }
        for (; this.tokens.currentIndex() < introEnd; )
          this.rootTransformer.processToken();
      }
      /**
       * Starting at the beginning of the props, add the props argument to
       * React.createElement, including the comma before it.
       */
      processPropsObjectWithDevInfo(elementLocationCode) {
        let devProps = this.options.production ? "" : `__self: this, __source: ${this.getDevSource(elementLocationCode)}`;
        if (!this.tokens.matches1(_types.TokenType.jsxName) && !this.tokens.matches1(_types.TokenType.braceL)) {
          devProps ? this.tokens.appendCode(`, {${devProps}}`) : this.tokens.appendCode(", null");
          return;
        }
        this.tokens.appendCode(", {"), this.processProps(!1), devProps ? this.tokens.appendCode(` ${devProps}}`) : this.tokens.appendCode("}");
      }
      /**
       * Transform the core part of the props, assuming that a { has already been
       * inserted before us and that a } will be inserted after us.
       *
       * If extractKeyCode is true (i.e. when using any jsx... function), any prop
       * named "key" has its code captured and returned rather than being emitted to
       * the output code. This shifts line numbers, and emitting the code later will
       * correct line numbers again. If no key is found or if extractKeyCode is
       * false, this function returns null.
       */
      processProps(extractKeyCode) {
        let keyCode = null;
        for (; ; ) {
          if (this.tokens.matches2(_types.TokenType.jsxName, _types.TokenType.eq)) {
            let propName = this.tokens.identifierName();
            if (extractKeyCode && propName === "key") {
              keyCode !== null && this.tokens.appendCode(keyCode.replace(/[^\n]/g, "")), this.tokens.removeToken(), this.tokens.removeToken();
              let snapshot = this.tokens.snapshot();
              this.processPropValue(), keyCode = this.tokens.dangerouslyGetAndRemoveCodeSinceSnapshot(snapshot);
              continue;
            } else
              this.processPropName(propName), this.tokens.replaceToken(": "), this.processPropValue();
          } else if (this.tokens.matches1(_types.TokenType.jsxName)) {
            let propName = this.tokens.identifierName();
            this.processPropName(propName), this.tokens.appendCode(": true");
          } else if (this.tokens.matches1(_types.TokenType.braceL))
            this.tokens.replaceToken(""), this.rootTransformer.processBalancedCode(), this.tokens.replaceToken("");
          else
            break;
          this.tokens.appendCode(",");
        }
        return keyCode;
      }
      processPropName(propName) {
        propName.includes("-") ? this.tokens.replaceToken(`'${propName}'`) : this.tokens.copyToken();
      }
      processPropValue() {
        this.tokens.matches1(_types.TokenType.braceL) ? (this.tokens.replaceToken(""), this.rootTransformer.processBalancedCode(), this.tokens.replaceToken("")) : this.tokens.matches1(_types.TokenType.jsxTagStart) ? this.processJSXTag() : this.processStringPropValue();
      }
      processStringPropValue() {
        let token = this.tokens.currentToken(), valueCode = this.tokens.code.slice(token.start + 1, token.end - 1), replacementCode = formatJSXTextReplacement(valueCode), literalCode = formatJSXStringValueLiteral(valueCode);
        this.tokens.replaceToken(literalCode + replacementCode);
      }
      /**
       * Starting in the middle of the props object literal, produce an additional
       * prop for the children and close the object literal.
       */
      processAutomaticChildrenAndEndProps(jsxRole) {
        jsxRole === _tokenizer.JSXRole.StaticChildren ? (this.tokens.appendCode(" children: ["), this.processChildren(!1), this.tokens.appendCode("]}")) : (jsxRole === _tokenizer.JSXRole.OneChild && this.tokens.appendCode(" children: "), this.processChildren(!1), this.tokens.appendCode("}"));
      }
      /**
       * Transform children into a comma-separated list, which will be either
       * arguments to createElement or array elements of a children prop.
       */
      processChildren(needsInitialComma) {
        let needsComma = needsInitialComma;
        for (; ; ) {
          if (this.tokens.matches2(_types.TokenType.jsxTagStart, _types.TokenType.slash))
            return;
          let didEmitElement = !1;
          if (this.tokens.matches1(_types.TokenType.braceL))
            this.tokens.matches2(_types.TokenType.braceL, _types.TokenType.braceR) ? (this.tokens.replaceToken(""), this.tokens.replaceToken("")) : (this.tokens.replaceToken(needsComma ? ", " : ""), this.rootTransformer.processBalancedCode(), this.tokens.replaceToken(""), didEmitElement = !0);
          else if (this.tokens.matches1(_types.TokenType.jsxTagStart))
            this.tokens.appendCode(needsComma ? ", " : ""), this.processJSXTag(), didEmitElement = !0;
          else if (this.tokens.matches1(_types.TokenType.jsxText) || this.tokens.matches1(_types.TokenType.jsxEmptyText))
            didEmitElement = this.processChildTextElement(needsComma);
          else
            throw new Error("Unexpected token when processing JSX children.");
          didEmitElement && (needsComma = !0);
        }
      }
      /**
       * Turn a JSX text element into a string literal, or nothing at all if the JSX
       * text resolves to the empty string.
       *
       * Returns true if a string literal is emitted, false otherwise.
       */
      processChildTextElement(needsComma) {
        let token = this.tokens.currentToken(), valueCode = this.tokens.code.slice(token.start, token.end), replacementCode = formatJSXTextReplacement(valueCode), literalCode = formatJSXTextLiteral(valueCode);
        return literalCode === '""' ? (this.tokens.replaceToken(replacementCode), !1) : (this.tokens.replaceToken(`${needsComma ? ", " : ""}${literalCode}${replacementCode}`), !0);
      }
      getDevSource(elementLocationCode) {
        return `{fileName: ${this.getFilenameVarName()}, ${elementLocationCode}}`;
      }
      getFilenameVarName() {
        return this.filenameVarName || (this.filenameVarName = this.nameManager.claimFreeName("_jsxFileName")), this.filenameVarName;
      }
    };
    exports.default = JSXTransformer;
    function startsWithLowerCase(s) {
      let firstChar = s.charCodeAt(0);
      return firstChar >= _charcodes.charCodes.lowercaseA && firstChar <= _charcodes.charCodes.lowercaseZ;
    }
    exports.startsWithLowerCase = startsWithLowerCase;
    function formatJSXTextLiteral(text) {
      let result = "", whitespace = "", isInInitialLineWhitespace = !1, seenNonWhitespace = !1;
      for (let i = 0; i < text.length; i++) {
        let c = text[i];
        if (c === " " || c === "	" || c === "\r")
          isInInitialLineWhitespace || (whitespace += c);
        else if (c === `
`)
          whitespace = "", isInInitialLineWhitespace = !0;
        else {
          if (seenNonWhitespace && isInInitialLineWhitespace && (result += " "), result += whitespace, whitespace = "", c === "&") {
            let { entity, newI } = processEntity(text, i + 1);
            i = newI - 1, result += entity;
          } else
            result += c;
          seenNonWhitespace = !0, isInInitialLineWhitespace = !1;
        }
      }
      return isInInitialLineWhitespace || (result += whitespace), JSON.stringify(result);
    }
    function formatJSXTextReplacement(text) {
      let numNewlines = 0, numSpaces = 0;
      for (let c of text)
        c === `
` ? (numNewlines++, numSpaces = 0) : c === " " && numSpaces++;
      return `
`.repeat(numNewlines) + " ".repeat(numSpaces);
    }
    function formatJSXStringValueLiteral(text) {
      let result = "";
      for (let i = 0; i < text.length; i++) {
        let c = text[i];
        if (c === `
`)
          if (/\s/.test(text[i + 1]))
            for (result += " "; i < text.length && /\s/.test(text[i + 1]); )
              i++;
          else
            result += `
`;
        else if (c === "&") {
          let { entity, newI } = processEntity(text, i + 1);
          result += entity, i = newI - 1;
        } else
          result += c;
      }
      return JSON.stringify(result);
    }
    function processEntity(text, indexAfterAmpersand) {
      let str = "", count = 0, entity, i = indexAfterAmpersand;
      if (text[i] === "#") {
        let radix = 10;
        i++;
        let numStart;
        if (text[i] === "x")
          for (radix = 16, i++, numStart = i; i < text.length && isHexDigit(text.charCodeAt(i)); )
            i++;
        else
          for (numStart = i; i < text.length && isDecimalDigit(text.charCodeAt(i)); )
            i++;
        if (text[i] === ";") {
          let numStr = text.slice(numStart, i);
          numStr && (i++, entity = String.fromCodePoint(parseInt(numStr, radix)));
        }
      } else
        for (; i < text.length && count++ < 10; ) {
          let ch = text[i];
          if (i++, ch === ";") {
            entity = _xhtml2.default.get(str);
            break;
          }
          str += ch;
        }
      return entity ? { entity, newI: i } : { entity: "&", newI: indexAfterAmpersand };
    }
    function isDecimalDigit(code) {
      return code >= _charcodes.charCodes.digit0 && code <= _charcodes.charCodes.digit9;
    }
    function isHexDigit(code) {
      return code >= _charcodes.charCodes.digit0 && code <= _charcodes.charCodes.digit9 || code >= _charcodes.charCodes.lowercaseA && code <= _charcodes.charCodes.lowercaseF || code >= _charcodes.charCodes.uppercaseA && code <= _charcodes.charCodes.uppercaseF;
    }
  }
});

// ../../node_modules/.pnpm/sucrase@3.35.1/node_modules/sucrase/dist/util/getNonTypeIdentifiers.js
var require_getNonTypeIdentifiers = __commonJS({
  "../../node_modules/.pnpm/sucrase@3.35.1/node_modules/sucrase/dist/util/getNonTypeIdentifiers.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: !0 });
    function _interopRequireDefault(obj) {
      return obj && obj.__esModule ? obj : { default: obj };
    }
    var _tokenizer = require_tokenizer(), _types = require_types(), _JSXTransformer = require_JSXTransformer(), _getJSXPragmaInfo = require_getJSXPragmaInfo(), _getJSXPragmaInfo2 = _interopRequireDefault(_getJSXPragmaInfo);
    function getNonTypeIdentifiers(tokens, options) {
      let jsxPragmaInfo = _getJSXPragmaInfo2.default.call(void 0, options), nonTypeIdentifiers = /* @__PURE__ */ new Set();
      for (let i = 0; i < tokens.tokens.length; i++) {
        let token = tokens.tokens[i];
        if (token.type === _types.TokenType.name && !token.isType && (token.identifierRole === _tokenizer.IdentifierRole.Access || token.identifierRole === _tokenizer.IdentifierRole.ObjectShorthand || token.identifierRole === _tokenizer.IdentifierRole.ExportAccess) && !token.shadowsGlobal && nonTypeIdentifiers.add(tokens.identifierNameForToken(token)), token.type === _types.TokenType.jsxTagStart && nonTypeIdentifiers.add(jsxPragmaInfo.base), token.type === _types.TokenType.jsxTagStart && i + 1 < tokens.tokens.length && tokens.tokens[i + 1].type === _types.TokenType.jsxTagEnd && (nonTypeIdentifiers.add(jsxPragmaInfo.base), nonTypeIdentifiers.add(jsxPragmaInfo.fragmentBase)), token.type === _types.TokenType.jsxName && token.identifierRole === _tokenizer.IdentifierRole.Access) {
          let identifierName = tokens.identifierNameForToken(token);
          (!_JSXTransformer.startsWithLowerCase.call(void 0, identifierName) || tokens.tokens[i + 1].type === _types.TokenType.dot) && nonTypeIdentifiers.add(tokens.identifierNameForToken(token));
        }
      }
      return nonTypeIdentifiers;
    }
    exports.getNonTypeIdentifiers = getNonTypeIdentifiers;
  }
});

// ../../node_modules/.pnpm/sucrase@3.35.1/node_modules/sucrase/dist/CJSImportProcessor.js
var require_CJSImportProcessor = __commonJS({
  "../../node_modules/.pnpm/sucrase@3.35.1/node_modules/sucrase/dist/CJSImportProcessor.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: !0 });
    function _interopRequireDefault(obj) {
      return obj && obj.__esModule ? obj : { default: obj };
    }
    var _tokenizer = require_tokenizer(), _keywords = require_keywords(), _types = require_types(), _getImportExportSpecifierInfo = require_getImportExportSpecifierInfo(), _getImportExportSpecifierInfo2 = _interopRequireDefault(_getImportExportSpecifierInfo), _getNonTypeIdentifiers = require_getNonTypeIdentifiers(), CJSImportProcessor = class _CJSImportProcessor {
      __init() {
        this.nonTypeIdentifiers = /* @__PURE__ */ new Set();
      }
      __init2() {
        this.importInfoByPath = /* @__PURE__ */ new Map();
      }
      __init3() {
        this.importsToReplace = /* @__PURE__ */ new Map();
      }
      __init4() {
        this.identifierReplacements = /* @__PURE__ */ new Map();
      }
      __init5() {
        this.exportBindingsByLocalName = /* @__PURE__ */ new Map();
      }
      constructor(nameManager, tokens, enableLegacyTypeScriptModuleInterop, options, isTypeScriptTransformEnabled, keepUnusedImports, helperManager) {
        this.nameManager = nameManager, this.tokens = tokens, this.enableLegacyTypeScriptModuleInterop = enableLegacyTypeScriptModuleInterop, this.options = options, this.isTypeScriptTransformEnabled = isTypeScriptTransformEnabled, this.keepUnusedImports = keepUnusedImports, this.helperManager = helperManager, _CJSImportProcessor.prototype.__init.call(this), _CJSImportProcessor.prototype.__init2.call(this), _CJSImportProcessor.prototype.__init3.call(this), _CJSImportProcessor.prototype.__init4.call(this), _CJSImportProcessor.prototype.__init5.call(this);
      }
      preprocessTokens() {
        for (let i = 0; i < this.tokens.tokens.length; i++)
          this.tokens.matches1AtIndex(i, _types.TokenType._import) && !this.tokens.matches3AtIndex(i, _types.TokenType._import, _types.TokenType.name, _types.TokenType.eq) && this.preprocessImportAtIndex(i), this.tokens.matches1AtIndex(i, _types.TokenType._export) && !this.tokens.matches2AtIndex(i, _types.TokenType._export, _types.TokenType.eq) && this.preprocessExportAtIndex(i);
        this.generateImportReplacements();
      }
      /**
       * In TypeScript, import statements that only import types should be removed.
       * This includes `import {} from 'foo';`, but not `import 'foo';`.
       */
      pruneTypeOnlyImports() {
        this.nonTypeIdentifiers = _getNonTypeIdentifiers.getNonTypeIdentifiers.call(void 0, this.tokens, this.options);
        for (let [path2, importInfo] of this.importInfoByPath.entries()) {
          if (importInfo.hasBareImport || importInfo.hasStarExport || importInfo.exportStarNames.length > 0 || importInfo.namedExports.length > 0)
            continue;
          [
            ...importInfo.defaultNames,
            ...importInfo.wildcardNames,
            ...importInfo.namedImports.map(({ localName }) => localName)
          ].every((name2) => this.shouldAutomaticallyElideImportedName(name2)) && this.importsToReplace.set(path2, "");
        }
      }
      shouldAutomaticallyElideImportedName(name2) {
        return this.isTypeScriptTransformEnabled && !this.keepUnusedImports && !this.nonTypeIdentifiers.has(name2);
      }
      generateImportReplacements() {
        for (let [path2, importInfo] of this.importInfoByPath.entries()) {
          let {
            defaultNames,
            wildcardNames,
            namedImports,
            namedExports,
            exportStarNames,
            hasStarExport
          } = importInfo;
          if (defaultNames.length === 0 && wildcardNames.length === 0 && namedImports.length === 0 && namedExports.length === 0 && exportStarNames.length === 0 && !hasStarExport) {
            this.importsToReplace.set(path2, `require('${path2}');`);
            continue;
          }
          let primaryImportName = this.getFreeIdentifierForPath(path2), secondaryImportName;
          this.enableLegacyTypeScriptModuleInterop ? secondaryImportName = primaryImportName : secondaryImportName = wildcardNames.length > 0 ? wildcardNames[0] : this.getFreeIdentifierForPath(path2);
          let requireCode = `var ${primaryImportName} = require('${path2}');`;
          if (wildcardNames.length > 0)
            for (let wildcardName of wildcardNames) {
              let moduleExpr = this.enableLegacyTypeScriptModuleInterop ? primaryImportName : `${this.helperManager.getHelperName("interopRequireWildcard")}(${primaryImportName})`;
              requireCode += ` var ${wildcardName} = ${moduleExpr};`;
            }
          else exportStarNames.length > 0 && secondaryImportName !== primaryImportName ? requireCode += ` var ${secondaryImportName} = ${this.helperManager.getHelperName(
            "interopRequireWildcard"
          )}(${primaryImportName});` : defaultNames.length > 0 && secondaryImportName !== primaryImportName && (requireCode += ` var ${secondaryImportName} = ${this.helperManager.getHelperName(
            "interopRequireDefault"
          )}(${primaryImportName});`);
          for (let { importedName, localName } of namedExports)
            requireCode += ` ${this.helperManager.getHelperName(
              "createNamedExportFrom"
            )}(${primaryImportName}, '${localName}', '${importedName}');`;
          for (let exportStarName of exportStarNames)
            requireCode += ` exports.${exportStarName} = ${secondaryImportName};`;
          hasStarExport && (requireCode += ` ${this.helperManager.getHelperName(
            "createStarExport"
          )}(${primaryImportName});`), this.importsToReplace.set(path2, requireCode);
          for (let defaultName of defaultNames)
            this.identifierReplacements.set(defaultName, `${secondaryImportName}.default`);
          for (let { importedName, localName } of namedImports)
            this.identifierReplacements.set(localName, `${primaryImportName}.${importedName}`);
        }
      }
      getFreeIdentifierForPath(path2) {
        let components = path2.split("/"), baseName = components[components.length - 1].replace(/\W/g, "");
        return this.nameManager.claimFreeName(`_${baseName}`);
      }
      preprocessImportAtIndex(index) {
        let defaultNames = [], wildcardNames = [], namedImports = [];
        if (index++, (this.tokens.matchesContextualAtIndex(index, _keywords.ContextualKeyword._type) || this.tokens.matches1AtIndex(index, _types.TokenType._typeof)) && !this.tokens.matches1AtIndex(index + 1, _types.TokenType.comma) && !this.tokens.matchesContextualAtIndex(index + 1, _keywords.ContextualKeyword._from) || this.tokens.matches1AtIndex(index, _types.TokenType.parenL))
          return;
        if (this.tokens.matches1AtIndex(index, _types.TokenType.name) && (defaultNames.push(this.tokens.identifierNameAtIndex(index)), index++, this.tokens.matches1AtIndex(index, _types.TokenType.comma) && index++), this.tokens.matches1AtIndex(index, _types.TokenType.star) && (index += 2, wildcardNames.push(this.tokens.identifierNameAtIndex(index)), index++), this.tokens.matches1AtIndex(index, _types.TokenType.braceL)) {
          let result = this.getNamedImports(index + 1);
          index = result.newIndex;
          for (let namedImport of result.namedImports)
            namedImport.importedName === "default" ? defaultNames.push(namedImport.localName) : namedImports.push(namedImport);
        }
        if (this.tokens.matchesContextualAtIndex(index, _keywords.ContextualKeyword._from) && index++, !this.tokens.matches1AtIndex(index, _types.TokenType.string))
          throw new Error("Expected string token at the end of import statement.");
        let path2 = this.tokens.stringValueAtIndex(index), importInfo = this.getImportInfo(path2);
        importInfo.defaultNames.push(...defaultNames), importInfo.wildcardNames.push(...wildcardNames), importInfo.namedImports.push(...namedImports), defaultNames.length === 0 && wildcardNames.length === 0 && namedImports.length === 0 && (importInfo.hasBareImport = !0);
      }
      preprocessExportAtIndex(index) {
        if (this.tokens.matches2AtIndex(index, _types.TokenType._export, _types.TokenType._var) || this.tokens.matches2AtIndex(index, _types.TokenType._export, _types.TokenType._let) || this.tokens.matches2AtIndex(index, _types.TokenType._export, _types.TokenType._const))
          this.preprocessVarExportAtIndex(index);
        else if (this.tokens.matches2AtIndex(index, _types.TokenType._export, _types.TokenType._function) || this.tokens.matches2AtIndex(index, _types.TokenType._export, _types.TokenType._class)) {
          let exportName = this.tokens.identifierNameAtIndex(index + 2);
          this.addExportBinding(exportName, exportName);
        } else if (this.tokens.matches3AtIndex(index, _types.TokenType._export, _types.TokenType.name, _types.TokenType._function)) {
          let exportName = this.tokens.identifierNameAtIndex(index + 3);
          this.addExportBinding(exportName, exportName);
        } else this.tokens.matches2AtIndex(index, _types.TokenType._export, _types.TokenType.braceL) ? this.preprocessNamedExportAtIndex(index) : this.tokens.matches2AtIndex(index, _types.TokenType._export, _types.TokenType.star) && this.preprocessExportStarAtIndex(index);
      }
      preprocessVarExportAtIndex(index) {
        let depth = 0;
        for (let i = index + 2; ; i++)
          if (this.tokens.matches1AtIndex(i, _types.TokenType.braceL) || this.tokens.matches1AtIndex(i, _types.TokenType.dollarBraceL) || this.tokens.matches1AtIndex(i, _types.TokenType.bracketL))
            depth++;
          else if (this.tokens.matches1AtIndex(i, _types.TokenType.braceR) || this.tokens.matches1AtIndex(i, _types.TokenType.bracketR))
            depth--;
          else {
            if (depth === 0 && !this.tokens.matches1AtIndex(i, _types.TokenType.name))
              break;
            if (this.tokens.matches1AtIndex(1, _types.TokenType.eq)) {
              let endIndex = this.tokens.currentToken().rhsEndIndex;
              if (endIndex == null)
                throw new Error("Expected = token with an end index.");
              i = endIndex - 1;
            } else {
              let token = this.tokens.tokens[i];
              if (_tokenizer.isDeclaration.call(void 0, token)) {
                let exportName = this.tokens.identifierNameAtIndex(i);
                this.identifierReplacements.set(exportName, `exports.${exportName}`);
              }
            }
          }
      }
      /**
       * Walk this export statement just in case it's an export...from statement.
       * If it is, combine it into the import info for that path. Otherwise, just
       * bail out; it'll be handled later.
       */
      preprocessNamedExportAtIndex(index) {
        index += 2;
        let { newIndex, namedImports } = this.getNamedImports(index);
        if (index = newIndex, this.tokens.matchesContextualAtIndex(index, _keywords.ContextualKeyword._from))
          index++;
        else {
          for (let { importedName: localName, localName: exportedName } of namedImports)
            this.addExportBinding(localName, exportedName);
          return;
        }
        if (!this.tokens.matches1AtIndex(index, _types.TokenType.string))
          throw new Error("Expected string token at the end of import statement.");
        let path2 = this.tokens.stringValueAtIndex(index);
        this.getImportInfo(path2).namedExports.push(...namedImports);
      }
      preprocessExportStarAtIndex(index) {
        let exportedName = null;
        if (this.tokens.matches3AtIndex(index, _types.TokenType._export, _types.TokenType.star, _types.TokenType._as) ? (index += 3, exportedName = this.tokens.identifierNameAtIndex(index), index += 2) : index += 3, !this.tokens.matches1AtIndex(index, _types.TokenType.string))
          throw new Error("Expected string token at the end of star export statement.");
        let path2 = this.tokens.stringValueAtIndex(index), importInfo = this.getImportInfo(path2);
        exportedName !== null ? importInfo.exportStarNames.push(exportedName) : importInfo.hasStarExport = !0;
      }
      getNamedImports(index) {
        let namedImports = [];
        for (; ; ) {
          if (this.tokens.matches1AtIndex(index, _types.TokenType.braceR)) {
            index++;
            break;
          }
          let specifierInfo = _getImportExportSpecifierInfo2.default.call(void 0, this.tokens, index);
          if (index = specifierInfo.endIndex, specifierInfo.isType || namedImports.push({
            importedName: specifierInfo.leftName,
            localName: specifierInfo.rightName
          }), this.tokens.matches2AtIndex(index, _types.TokenType.comma, _types.TokenType.braceR)) {
            index += 2;
            break;
          } else if (this.tokens.matches1AtIndex(index, _types.TokenType.braceR)) {
            index++;
            break;
          } else if (this.tokens.matches1AtIndex(index, _types.TokenType.comma))
            index++;
          else
            throw new Error(`Unexpected token: ${JSON.stringify(this.tokens.tokens[index])}`);
        }
        return { newIndex: index, namedImports };
      }
      /**
       * Get a mutable import info object for this path, creating one if it doesn't
       * exist yet.
       */
      getImportInfo(path2) {
        let existingInfo = this.importInfoByPath.get(path2);
        if (existingInfo)
          return existingInfo;
        let newInfo = {
          defaultNames: [],
          wildcardNames: [],
          namedImports: [],
          namedExports: [],
          hasBareImport: !1,
          exportStarNames: [],
          hasStarExport: !1
        };
        return this.importInfoByPath.set(path2, newInfo), newInfo;
      }
      addExportBinding(localName, exportedName) {
        this.exportBindingsByLocalName.has(localName) || this.exportBindingsByLocalName.set(localName, []), this.exportBindingsByLocalName.get(localName).push(exportedName);
      }
      /**
       * Return the code to use for the import for this path, or the empty string if
       * the code has already been "claimed" by a previous import.
       */
      claimImportCode(importPath) {
        let result = this.importsToReplace.get(importPath);
        return this.importsToReplace.set(importPath, ""), result || "";
      }
      getIdentifierReplacement(identifierName) {
        return this.identifierReplacements.get(identifierName) || null;
      }
      /**
       * Return a string like `exports.foo = exports.bar`.
       */
      resolveExportBinding(assignedName) {
        let exportedNames = this.exportBindingsByLocalName.get(assignedName);
        return !exportedNames || exportedNames.length === 0 ? null : exportedNames.map((exportedName) => `exports.${exportedName}`).join(" = ");
      }
      /**
       * Return all imported/exported names where we might be interested in whether usages of those
       * names are shadowed.
       */
      getGlobalNames() {
        return /* @__PURE__ */ new Set([
          ...this.identifierReplacements.keys(),
          ...this.exportBindingsByLocalName.keys()
        ]);
      }
    };
    exports.default = CJSImportProcessor;
  }
});

// ../../node_modules/.pnpm/@jridgewell+sourcemap-codec@1.6.0/node_modules/@jridgewell/sourcemap-codec/dist/sourcemap-codec.umd.js
var require_sourcemap_codec_umd = __commonJS({
  "../../node_modules/.pnpm/@jridgewell+sourcemap-codec@1.6.0/node_modules/@jridgewell/sourcemap-codec/dist/sourcemap-codec.umd.js"(exports, module) {
    (function(global, factory) {
      if (typeof exports == "object" && typeof module < "u")
        factory(module), module.exports = def(module);
      else if (typeof define == "function" && define.amd)
        define(["module"], function(mod) {
          factory.apply(this, arguments), mod.exports = def(mod);
        });
      else {
        let mod = { exports: {} };
        factory(mod), global = typeof globalThis < "u" ? globalThis : global || self, global.sourcemapCodec = def(mod);
      }
      function def(m) {
        return "default" in m.exports ? m.exports.default : m.exports;
      }
    })(exports, (function(module2) {
      "use strict";
      var __defProp2 = Object.defineProperty, __getOwnPropDesc2 = Object.getOwnPropertyDescriptor, __getOwnPropNames2 = Object.getOwnPropertyNames, __hasOwnProp2 = Object.prototype.hasOwnProperty, __export2 = (target, all) => {
        for (var name2 in all)
          __defProp2(target, name2, { get: all[name2], enumerable: !0 });
      }, __copyProps2 = (to, from2, except, desc) => {
        if (from2 && typeof from2 == "object" || typeof from2 == "function")
          for (let key of __getOwnPropNames2(from2))
            !__hasOwnProp2.call(to, key) && key !== except && __defProp2(to, key, { get: () => from2[key], enumerable: !(desc = __getOwnPropDesc2(from2, key)) || desc.enumerable });
        return to;
      }, __toCommonJS = (mod) => __copyProps2(__defProp2({}, "__esModule", { value: !0 }), mod), sourcemap_codec_exports = {};
      __export2(sourcemap_codec_exports, {
        decode: () => decode,
        decodeGeneratedRanges: () => decodeGeneratedRanges,
        decodeOriginalScopes: () => decodeOriginalScopes,
        decodeRangeMappings: () => decodeRangeMappings,
        encode: () => encode,
        encodeGeneratedRanges: () => encodeGeneratedRanges,
        encodeOriginalScopes: () => encodeOriginalScopes,
        encodeRangeMappings: () => encodeRangeMappings
      }), module2.exports = __toCommonJS(sourcemap_codec_exports);
      var comma2 = 44, semicolon2 = 59, chars = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/", intToChar = new Uint8Array(64), charToInt = new Uint8Array(128);
      for (let i = 0; i < chars.length; i++) {
        let c = chars.charCodeAt(i);
        intToChar[i] = c, charToInt[c] = i;
      }
      function decodeInteger(reader) {
        let value = 0, shift = 0, integer = 0;
        do {
          let c = reader.next();
          integer = charToInt[c], value |= (integer & 31) << shift, shift += 5;
        } while (integer & 32);
        return value;
      }
      function decodeSign(num) {
        return num & 1 ? -2147483648 | -(num >>> 1) : num >>> 1;
      }
      function encodeInteger(builder, num) {
        do {
          let clamped = num & 31;
          num >>>= 5, num > 0 && (clamped |= 32), builder.write(intToChar[clamped]);
        } while (num > 0);
      }
      function encodeSign(num) {
        return num < 0 ? -num << 1 | 1 : num << 1;
      }
      function hasMoreVlq(reader, max) {
        return reader.pos >= max ? !1 : reader.peek() !== comma2;
      }
      var bufLength = 1024 * 16, td = typeof TextDecoder < "u" ? /* @__PURE__ */ new TextDecoder() : typeof Buffer < "u" ? {
        decode(buf) {
          return Buffer.from(buf.buffer, buf.byteOffset, buf.byteLength).toString();
        }
      } : {
        decode(buf) {
          let out = "";
          for (let i = 0; i < buf.length; i++)
            out += String.fromCharCode(buf[i]);
          return out;
        }
      }, StringWriter = class {
        constructor() {
          this.pos = 0, this.out = "", this.buffer = new Uint8Array(bufLength);
        }
        write(v) {
          let { buffer } = this;
          buffer[this.pos++] = v, this.pos === bufLength && (this.out += td.decode(buffer), this.pos = 0);
        }
        flush() {
          let { buffer, out, pos } = this;
          return pos > 0 ? out + td.decode(buffer.subarray(0, pos)) : out;
        }
      }, StringReader = class {
        constructor(buffer) {
          this.pos = 0, this.buffer = buffer;
        }
        next() {
          return this.buffer.charCodeAt(this.pos++);
        }
        peek() {
          return this.buffer.charCodeAt(this.pos);
        }
        indexOf(char) {
          let { buffer, pos } = this, idx = buffer.indexOf(char, pos);
          return idx === -1 ? buffer.length : idx;
        }
      }, EMPTY = [];
      function decodeOriginalScopes(input) {
        let { length } = input, reader = new StringReader(input), scopes = [], stack = [], line = 0;
        for (; reader.pos < length; reader.pos++) {
          line += decodeSign(decodeInteger(reader));
          let column = decodeSign(decodeInteger(reader));
          if (!hasMoreVlq(reader, length)) {
            let last = stack.pop();
            last[2] = line, last[3] = column;
            continue;
          }
          let kind = decodeSign(decodeInteger(reader)), scope = decodeSign(decodeInteger(reader)) & 1 ? [line, column, 0, 0, kind, decodeSign(decodeInteger(reader))] : [line, column, 0, 0, kind], vars = EMPTY;
          if (hasMoreVlq(reader, length)) {
            vars = [];
            do {
              let varsIndex = decodeSign(decodeInteger(reader));
              vars.push(varsIndex);
            } while (hasMoreVlq(reader, length));
          }
          scope.vars = vars, scopes.push(scope), stack.push(scope);
        }
        return scopes;
      }
      function encodeOriginalScopes(scopes) {
        let writer = new StringWriter();
        for (let i = 0; i < scopes.length; )
          i = _encodeOriginalScopes(scopes, i, writer, [0]);
        return writer.flush();
      }
      function _encodeOriginalScopes(scopes, index, writer, state) {
        let scope = scopes[index], { 0: startLine, 1: startColumn, 2: endLine, 3: endColumn, 4: kind, vars } = scope;
        index > 0 && writer.write(comma2), encodeInteger(writer, encodeSign(startLine - state[0])), state[0] = startLine, encodeInteger(writer, encodeSign(startColumn)), encodeInteger(writer, encodeSign(kind));
        let fields = scope.length === 6 ? 1 : 0;
        encodeInteger(writer, encodeSign(fields)), scope.length === 6 && encodeInteger(writer, encodeSign(scope[5]));
        for (let v of vars)
          encodeInteger(writer, encodeSign(v));
        for (index++; index < scopes.length; ) {
          let next = scopes[index], { 0: l, 1: c } = next;
          if (l > endLine || l === endLine && c >= endColumn)
            break;
          index = _encodeOriginalScopes(scopes, index, writer, state);
        }
        return writer.write(comma2), encodeInteger(writer, encodeSign(endLine - state[0])), state[0] = endLine, encodeInteger(writer, encodeSign(endColumn)), index;
      }
      function decodeGeneratedRanges(input) {
        let { length } = input, reader = new StringReader(input), ranges = [], stack = [], genLine = 0, definitionSourcesIndex = 0, definitionScopeIndex = 0, callsiteSourcesIndex = 0, callsiteLine = 0, callsiteColumn = 0, bindingLine = 0, bindingColumn = 0;
        do {
          let semi = reader.indexOf(";"), genColumn = 0;
          for (; reader.pos < semi; reader.pos++) {
            if (genColumn += decodeSign(decodeInteger(reader)), !hasMoreVlq(reader, semi)) {
              let last = stack.pop();
              last[2] = genLine, last[3] = genColumn;
              continue;
            }
            let fields = decodeSign(decodeInteger(reader)), hasDefinition = fields & 1, hasCallsite = fields & 2, hasScope = fields & 4, callsite = null, bindings = EMPTY, range;
            if (hasDefinition) {
              let defSourcesIndex = definitionSourcesIndex + decodeSign(decodeInteger(reader));
              definitionScopeIndex = decodeSign(decodeInteger(reader)) + (definitionSourcesIndex === defSourcesIndex ? definitionScopeIndex : 0), definitionSourcesIndex = defSourcesIndex, range = [genLine, genColumn, 0, 0, defSourcesIndex, definitionScopeIndex];
            } else
              range = [genLine, genColumn, 0, 0];
            if (range.isScope = !!hasScope, hasCallsite) {
              let prevCsi = callsiteSourcesIndex, prevLine = callsiteLine;
              callsiteSourcesIndex += decodeSign(decodeInteger(reader));
              let sameSource = prevCsi === callsiteSourcesIndex;
              callsiteLine = (sameSource ? callsiteLine : 0) + decodeSign(decodeInteger(reader)), callsiteColumn = (sameSource && prevLine === callsiteLine ? callsiteColumn : 0) + decodeSign(decodeInteger(reader)), callsite = [callsiteSourcesIndex, callsiteLine, callsiteColumn];
            }
            if (range.callsite = callsite, hasMoreVlq(reader, semi)) {
              bindings = [];
              do {
                bindingLine = genLine, bindingColumn = genColumn;
                let expressionsCount = decodeSign(decodeInteger(reader)), expressionRanges;
                if (expressionsCount < -1) {
                  expressionRanges = [[decodeSign(decodeInteger(reader))]];
                  for (let i = -1; i > expressionsCount; i--) {
                    let prevBl = bindingLine;
                    bindingLine += decodeSign(decodeInteger(reader)), bindingColumn = (bindingLine === prevBl ? bindingColumn : 0) + decodeSign(decodeInteger(reader));
                    let expression = decodeSign(decodeInteger(reader));
                    expressionRanges.push([expression, bindingLine, bindingColumn]);
                  }
                } else
                  expressionRanges = [[expressionsCount]];
                bindings.push(expressionRanges);
              } while (hasMoreVlq(reader, semi));
            }
            range.bindings = bindings, ranges.push(range), stack.push(range);
          }
          genLine++, reader.pos = semi + 1;
        } while (reader.pos < length);
        return ranges;
      }
      function encodeGeneratedRanges(ranges) {
        if (ranges.length === 0) return "";
        let writer = new StringWriter();
        for (let i = 0; i < ranges.length; )
          i = _encodeGeneratedRanges(ranges, i, writer, [0, 0, 0, 0, 0, 0, 0]);
        return writer.flush();
      }
      function _encodeGeneratedRanges(ranges, index, writer, state) {
        let range = ranges[index], {
          0: startLine,
          1: startColumn,
          2: endLine,
          3: endColumn,
          isScope,
          callsite,
          bindings
        } = range;
        state[0] < startLine ? (catchupLine(writer, state[0], startLine), state[0] = startLine, state[1] = 0) : index > 0 && writer.write(comma2), encodeInteger(writer, encodeSign(range[1] - state[1])), state[1] = range[1];
        let fields = (range.length === 6 ? 1 : 0) | (callsite ? 2 : 0) | (isScope ? 4 : 0);
        if (encodeInteger(writer, encodeSign(fields)), range.length === 6) {
          let { 4: sourcesIndex, 5: scopesIndex } = range;
          sourcesIndex !== state[2] && (state[3] = 0), encodeInteger(writer, encodeSign(sourcesIndex - state[2])), state[2] = sourcesIndex, encodeInteger(writer, encodeSign(scopesIndex - state[3])), state[3] = scopesIndex;
        }
        if (callsite) {
          let { 0: sourcesIndex, 1: callLine, 2: callColumn } = range.callsite;
          sourcesIndex !== state[4] ? (state[5] = 0, state[6] = 0) : callLine !== state[5] && (state[6] = 0), encodeInteger(writer, encodeSign(sourcesIndex - state[4])), state[4] = sourcesIndex, encodeInteger(writer, encodeSign(callLine - state[5])), state[5] = callLine, encodeInteger(writer, encodeSign(callColumn - state[6])), state[6] = callColumn;
        }
        if (bindings)
          for (let binding of bindings) {
            binding.length > 1 && encodeInteger(writer, encodeSign(-binding.length));
            let expression = binding[0][0];
            encodeInteger(writer, encodeSign(expression));
            let bindingStartLine = startLine, bindingStartColumn = startColumn;
            for (let i = 1; i < binding.length; i++) {
              let expRange = binding[i];
              encodeInteger(writer, encodeSign(expRange[1] - bindingStartLine)), bindingStartLine = expRange[1], encodeInteger(writer, encodeSign(expRange[2] - bindingStartColumn)), bindingStartColumn = expRange[2], encodeInteger(writer, encodeSign(expRange[0]));
            }
          }
        for (index++; index < ranges.length; ) {
          let next = ranges[index], { 0: l, 1: c } = next;
          if (l > endLine || l === endLine && c >= endColumn)
            break;
          index = _encodeGeneratedRanges(ranges, index, writer, state);
        }
        return state[0] < endLine ? (catchupLine(writer, state[0], endLine), state[0] = endLine, state[1] = 0) : writer.write(comma2), encodeInteger(writer, encodeSign(endColumn - state[1])), state[1] = endColumn, index;
      }
      function catchupLine(writer, lastLine, line) {
        do
          writer.write(semicolon2);
        while (++lastLine < line);
      }
      function decodeRangeMappings(input) {
        let { length } = input, reader = new StringReader(input), rangeMappings = [];
        do {
          let semi = reader.indexOf(";"), indices = [], index = 0;
          for (; reader.pos < semi; )
            index += decodeInteger(reader), indices.push(index);
          rangeMappings.push(indices), reader.pos = semi + 1;
        } while (reader.pos <= length);
        return rangeMappings;
      }
      function encodeRangeMappings(decoded) {
        if (decoded.length === 0) return "";
        let writer = new StringWriter();
        for (let i = 0; i < decoded.length; i++) {
          let indices = decoded[i];
          i > 0 && writer.write(semicolon2);
          let index = 0;
          for (let j = 0; j < indices.length; j++) {
            let offset = indices[j];
            encodeInteger(writer, offset - index), index = offset;
          }
        }
        return writer.flush();
      }
      function decode(mappings) {
        let { length } = mappings, reader = new StringReader(mappings), decoded = [], genColumn = 0, sourcesIndex = 0, sourceLine = 0, sourceColumn = 0, namesIndex = 0;
        do {
          let semi = reader.indexOf(";"), line = [], sorted = !0, lastCol = 0;
          for (genColumn = 0; reader.pos < semi; ) {
            let seg;
            genColumn += decodeSign(decodeInteger(reader)), genColumn < lastCol && (sorted = !1), lastCol = genColumn, hasMoreVlq(reader, semi) ? (sourcesIndex += decodeSign(decodeInteger(reader)), sourceLine += decodeSign(decodeInteger(reader)), sourceColumn += decodeSign(decodeInteger(reader)), hasMoreVlq(reader, semi) ? (namesIndex += decodeSign(decodeInteger(reader)), seg = [genColumn, sourcesIndex, sourceLine, sourceColumn, namesIndex]) : seg = [genColumn, sourcesIndex, sourceLine, sourceColumn]) : seg = [genColumn], line.push(seg), reader.pos++;
          }
          sorted || sort(line), decoded.push(line), reader.pos = semi + 1;
        } while (reader.pos <= length);
        return decoded;
      }
      function sort(line) {
        line.sort(sortComparator);
      }
      function sortComparator(a2, b) {
        return a2[0] - b[0];
      }
      function encode(decoded) {
        let writer = new StringWriter(), sourcesIndex = 0, sourceLine = 0, sourceColumn = 0, namesIndex = 0;
        for (let i = 0; i < decoded.length; i++) {
          let line = decoded[i];
          if (i > 0 && writer.write(semicolon2), line.length === 0) continue;
          let genColumn = 0;
          for (let j = 0; j < line.length; j++) {
            let segment = line[j];
            j > 0 && writer.write(comma2), encodeInteger(writer, encodeSign(segment[0] - genColumn)), genColumn = segment[0], segment.length !== 1 && (encodeInteger(writer, encodeSign(segment[1] - sourcesIndex)), encodeInteger(writer, encodeSign(segment[2] - sourceLine)), encodeInteger(writer, encodeSign(segment[3] - sourceColumn)), sourcesIndex = segment[1], sourceLine = segment[2], sourceColumn = segment[3], segment.length !== 4 && (encodeInteger(writer, encodeSign(segment[4] - namesIndex)), namesIndex = segment[4]));
          }
        }
        return writer.flush();
      }
    }));
  }
});

// ../../node_modules/.pnpm/@jridgewell+resolve-uri@3.1.3/node_modules/@jridgewell/resolve-uri/dist/resolve-uri.umd.js
var require_resolve_uri_umd = __commonJS({
  "../../node_modules/.pnpm/@jridgewell+resolve-uri@3.1.3/node_modules/@jridgewell/resolve-uri/dist/resolve-uri.umd.js"(exports, module) {
    (function(global, factory) {
      typeof exports == "object" && typeof module < "u" ? module.exports = factory() : typeof define == "function" && define.amd ? define(factory) : (global = typeof globalThis < "u" ? globalThis : global || self, global.resolveURI = factory());
    })(exports, (function() {
      "use strict";
      let schemeRegex = /^[\w+.-]+:\/\//, urlRegex = /^([\w+.-]+:)\/\/([^@/#?]*@)?(\[[^\]]+\]|[^:/#?]*)(:\d+)?(\/[^#?]*)?(\?[^#]*)?(#.*)?/, fileRegex = /^file:(?:\/\/((?![a-z]:)[^/#?]*)?)?(\/?[^#?]*)(\?[^#]*)?(#.*)?/i;
      function isAbsoluteUrl(input) {
        return schemeRegex.test(input);
      }
      function isSchemeRelativeUrl(input) {
        return input.startsWith("//");
      }
      function isAbsolutePath(input) {
        return input.startsWith("/");
      }
      function isFileUrl(input) {
        return input.startsWith("file:");
      }
      function isRelative(input) {
        return /^[.?#]/.test(input);
      }
      function parseAbsoluteUrl(input) {
        let match = urlRegex.exec(input);
        return makeUrl(match[1], match[2] || "", match[3], match[4] || "", match[5] || "/", match[6] || "", match[7] || "");
      }
      function parseFileUrl(input) {
        let match = fileRegex.exec(input), path2 = match[2];
        return makeUrl("file:", "", match[1] || "", "", isAbsolutePath(path2) ? path2 : "/" + path2, match[3] || "", match[4] || "");
      }
      function makeUrl(scheme, user, host, port, path2, query, hash2) {
        return {
          scheme,
          user,
          host,
          port,
          path: path2,
          query,
          hash: hash2,
          type: 7
        };
      }
      function parseUrl(input) {
        if (isSchemeRelativeUrl(input)) {
          let url2 = parseAbsoluteUrl("http:" + input);
          return url2.scheme = "", url2.type = 6, url2;
        }
        if (isAbsolutePath(input)) {
          let url2 = parseAbsoluteUrl("http://foo.com" + input);
          return url2.scheme = "", url2.host = "", url2.type = 5, url2;
        }
        if (isFileUrl(input))
          return parseFileUrl(input);
        if (isAbsoluteUrl(input))
          return parseAbsoluteUrl(input);
        let url = parseAbsoluteUrl("http://foo.com/" + input);
        return url.scheme = "", url.host = "", url.type = input ? input.startsWith("?") ? 3 : input.startsWith("#") ? 2 : 4 : 1, url;
      }
      function stripPathFilename(path2) {
        if (path2.endsWith("/.."))
          return path2;
        let index = path2.lastIndexOf("/");
        return path2.slice(0, index + 1);
      }
      function mergePaths(url, base) {
        normalizePath(base, base.type), url.path === "/" ? url.path = base.path : url.path = stripPathFilename(base.path) + url.path;
      }
      function normalizePath(url, type) {
        let rel = type <= 4, pieces = url.path.split("/"), pointer = 1, positive = 0, addTrailingSlash = !1;
        for (let i = 1; i < pieces.length; i++) {
          let piece = pieces[i];
          if (!piece) {
            addTrailingSlash = !0;
            continue;
          }
          if (addTrailingSlash = !1, piece !== ".") {
            if (piece === "..") {
              positive ? (addTrailingSlash = !0, positive--, pointer--) : rel && (pieces[pointer++] = piece);
              continue;
            }
            pieces[pointer++] = piece, positive++;
          }
        }
        let path2 = "";
        for (let i = 1; i < pointer; i++)
          path2 += "/" + pieces[i];
        (!path2 || addTrailingSlash && !path2.endsWith("/..")) && (path2 += "/"), url.path = path2;
      }
      function resolve(input, base) {
        if (!input && !base)
          return "";
        let url = parseUrl(input), inputType = url.type;
        if (base && inputType !== 7) {
          let baseUrl = parseUrl(base), baseType = baseUrl.type;
          switch (inputType) {
            case 1:
              url.hash = baseUrl.hash;
            // fall through
            case 2:
              url.query = baseUrl.query;
            // fall through
            case 3:
            case 4:
              mergePaths(url, baseUrl);
            // fall through
            case 5:
              url.user = baseUrl.user, url.host = baseUrl.host, url.port = baseUrl.port;
            // fall through
            case 6:
              url.scheme = baseUrl.scheme;
          }
          baseType > inputType && (inputType = baseType);
        }
        normalizePath(url, inputType);
        let queryHash = url.query + url.hash;
        switch (inputType) {
          // This is impossible, because of the empty checks at the start of the function.
          // case UrlType.Empty:
          case 2:
          case 3:
            return queryHash;
          case 4: {
            let path2 = url.path.slice(1);
            return path2 ? isRelative(base || input) && !isRelative(path2) ? "./" + path2 + queryHash : path2 + queryHash : queryHash || ".";
          }
          case 5:
            return url.path + queryHash;
          default:
            return url.scheme + "//" + url.user + url.host + url.port + url.path + queryHash;
        }
      }
      return resolve;
    }));
  }
});

// ../../node_modules/.pnpm/@jridgewell+trace-mapping@0.3.31/node_modules/@jridgewell/trace-mapping/dist/trace-mapping.umd.js
var require_trace_mapping_umd = __commonJS({
  "../../node_modules/.pnpm/@jridgewell+trace-mapping@0.3.31/node_modules/@jridgewell/trace-mapping/dist/trace-mapping.umd.js"(exports, module) {
    (function(global, factory) {
      if (typeof exports == "object" && typeof module < "u")
        factory(module, require_resolve_uri_umd(), require_sourcemap_codec_umd()), module.exports = def(module);
      else if (typeof define == "function" && define.amd)
        define(["module", "@jridgewell/resolve-uri", "@jridgewell/sourcemap-codec"], function(mod) {
          factory.apply(this, arguments), mod.exports = def(mod);
        });
      else {
        let mod = { exports: {} };
        factory(mod, global.resolveURI, global.sourcemapCodec), global = typeof globalThis < "u" ? globalThis : global || self, global.traceMapping = def(mod);
      }
      function def(m) {
        return "default" in m.exports ? m.exports.default : m.exports;
      }
    })(exports, (function(module2, require_resolveURI, require_sourcemapCodec) {
      "use strict";
      var __create2 = Object.create, __defProp2 = Object.defineProperty, __getOwnPropDesc2 = Object.getOwnPropertyDescriptor, __getOwnPropNames2 = Object.getOwnPropertyNames, __getProtoOf2 = Object.getPrototypeOf, __hasOwnProp2 = Object.prototype.hasOwnProperty, __commonJS2 = (cb, mod) => function() {
        return mod || (0, cb[__getOwnPropNames2(cb)[0]])((mod = { exports: {} }).exports, mod), mod.exports;
      }, __export2 = (target, all) => {
        for (var name2 in all)
          __defProp2(target, name2, { get: all[name2], enumerable: !0 });
      }, __copyProps2 = (to, from2, except, desc) => {
        if (from2 && typeof from2 == "object" || typeof from2 == "function")
          for (let key of __getOwnPropNames2(from2))
            !__hasOwnProp2.call(to, key) && key !== except && __defProp2(to, key, { get: () => from2[key], enumerable: !(desc = __getOwnPropDesc2(from2, key)) || desc.enumerable });
        return to;
      }, __toESM2 = (mod, isNodeMode, target) => (target = mod != null ? __create2(__getProtoOf2(mod)) : {}, __copyProps2(
        // If the importer is in node compatibility mode or this is not an ESM
        // file that has been converted to a CommonJS file using a Babel-
        // compatible transform (i.e. "__esModule" has not been set), then set
        // "default" to the CommonJS "module.exports" for node compatibility.
        isNodeMode || !mod || !mod.__esModule ? __defProp2(target, "default", { value: mod, enumerable: !0 }) : target,
        mod
      )), __toCommonJS = (mod) => __copyProps2(__defProp2({}, "__esModule", { value: !0 }), mod), require_sourcemap_codec = __commonJS2({
        "umd:@jridgewell/sourcemap-codec"(exports2, module22) {
          module22.exports = require_sourcemapCodec;
        }
      }), require_resolve_uri = __commonJS2({
        "umd:@jridgewell/resolve-uri"(exports2, module22) {
          module22.exports = require_resolveURI;
        }
      }), trace_mapping_exports = {};
      __export2(trace_mapping_exports, {
        AnyMap: () => FlattenMap,
        FlattenMap: () => FlattenMap,
        GREATEST_LOWER_BOUND: () => GREATEST_LOWER_BOUND,
        LEAST_UPPER_BOUND: () => LEAST_UPPER_BOUND,
        TraceMap: () => TraceMap,
        allGeneratedPositionsFor: () => allGeneratedPositionsFor,
        decodedMap: () => decodedMap,
        decodedMappings: () => decodedMappings,
        eachMapping: () => eachMapping,
        encodedMap: () => encodedMap,
        encodedMappings: () => encodedMappings,
        generatedPositionFor: () => generatedPositionFor,
        isIgnored: () => isIgnored,
        originalPositionFor: () => originalPositionFor,
        presortedDecodedMap: () => presortedDecodedMap,
        sourceContentFor: () => sourceContentFor,
        traceSegment: () => traceSegment
      }), module2.exports = __toCommonJS(trace_mapping_exports);
      var import_sourcemap_codec = __toESM2(require_sourcemap_codec()), import_resolve_uri = __toESM2(require_resolve_uri());
      function stripFilename(path2) {
        if (!path2) return "";
        let index = path2.lastIndexOf("/");
        return path2.slice(0, index + 1);
      }
      function resolver(mapUrl, sourceRoot) {
        let from2 = stripFilename(mapUrl), prefix = sourceRoot ? sourceRoot + "/" : "";
        return (source) => (0, import_resolve_uri.default)(prefix + (source || ""), from2);
      }
      var COLUMN = 0, SOURCES_INDEX = 1, SOURCE_LINE = 2, SOURCE_COLUMN = 3, NAMES_INDEX = 4, REV_GENERATED_LINE = 1, REV_GENERATED_COLUMN = 2;
      function maybeSort(mappings, owned) {
        let unsortedIndex = nextUnsortedSegmentLine(mappings, 0);
        if (unsortedIndex === mappings.length) return mappings;
        owned || (mappings = mappings.slice());
        for (let i = unsortedIndex; i < mappings.length; i = nextUnsortedSegmentLine(mappings, i + 1))
          mappings[i] = sortSegments(mappings[i], owned);
        return mappings;
      }
      function nextUnsortedSegmentLine(mappings, start) {
        for (let i = start; i < mappings.length; i++)
          if (!isSorted(mappings[i])) return i;
        return mappings.length;
      }
      function isSorted(line) {
        for (let j = 1; j < line.length; j++)
          if (line[j][COLUMN] < line[j - 1][COLUMN])
            return !1;
        return !0;
      }
      function sortSegments(line, owned) {
        return owned || (line = line.slice()), line.sort(sortComparator);
      }
      function sortComparator(a2, b) {
        return a2[COLUMN] - b[COLUMN];
      }
      function buildBySources(decoded, memos) {
        let sources = memos.map(() => []);
        for (let i = 0; i < decoded.length; i++) {
          let line = decoded[i];
          for (let j = 0; j < line.length; j++) {
            let seg = line[j];
            if (seg.length === 1) continue;
            let sourceIndex2 = seg[SOURCES_INDEX], sourceLine = seg[SOURCE_LINE], sourceColumn = seg[SOURCE_COLUMN], source = sources[sourceIndex2];
            (source[sourceLine] || (source[sourceLine] = [])).push([sourceColumn, i, seg[COLUMN]]);
          }
        }
        for (let i = 0; i < sources.length; i++) {
          let source = sources[i];
          for (let j = 0; j < source.length; j++) {
            let line = source[j];
            line && line.sort(sortComparator);
          }
        }
        return sources;
      }
      var found = !1;
      function binarySearch(haystack, needle, low, high) {
        for (; low <= high; ) {
          let mid = low + (high - low >> 1), cmp = haystack[mid][COLUMN] - needle;
          if (cmp === 0)
            return found = !0, mid;
          cmp < 0 ? low = mid + 1 : high = mid - 1;
        }
        return found = !1, low - 1;
      }
      function upperBound(haystack, needle, index) {
        for (let i = index + 1; i < haystack.length && haystack[i][COLUMN] === needle; index = i++)
          ;
        return index;
      }
      function lowerBound(haystack, needle, index) {
        for (let i = index - 1; i >= 0 && haystack[i][COLUMN] === needle; index = i--)
          ;
        return index;
      }
      function memoizedState() {
        return {
          lastKey: -1,
          lastNeedle: -1,
          lastIndex: -1
        };
      }
      function memoizedBinarySearch(haystack, needle, state, key) {
        let { lastKey, lastNeedle, lastIndex } = state, low = 0, high = haystack.length - 1;
        if (key === lastKey) {
          if (needle === lastNeedle)
            return found = lastIndex !== -1 && haystack[lastIndex][COLUMN] === needle, lastIndex;
          needle >= lastNeedle ? low = lastIndex === -1 ? 0 : lastIndex : high = lastIndex;
        }
        return state.lastKey = key, state.lastNeedle = needle, state.lastIndex = binarySearch(haystack, needle, low, high);
      }
      function parse(map) {
        return typeof map == "string" ? JSON.parse(map) : map;
      }
      var FlattenMap = function(map, mapUrl) {
        let parsed = parse(map);
        if (!("sections" in parsed))
          return new TraceMap(parsed, mapUrl);
        let mappings = [], sources = [], sourcesContent = [], names = [], ignoreList = [];
        recurse(
          parsed,
          mapUrl,
          mappings,
          sources,
          sourcesContent,
          names,
          ignoreList,
          0,
          0,
          1 / 0,
          1 / 0
        );
        let joined = {
          version: 3,
          file: parsed.file,
          names,
          sources,
          sourcesContent,
          mappings,
          ignoreList
        };
        return presortedDecodedMap(joined);
      };
      function recurse(input, mapUrl, mappings, sources, sourcesContent, names, ignoreList, lineOffset, columnOffset, stopLine, stopColumn) {
        let { sections } = input;
        for (let i = 0; i < sections.length; i++) {
          let { map, offset } = sections[i], sl = stopLine, sc = stopColumn;
          if (i + 1 < sections.length) {
            let nextOffset = sections[i + 1].offset;
            sl = Math.min(stopLine, lineOffset + nextOffset.line), sl === stopLine ? sc = Math.min(stopColumn, columnOffset + nextOffset.column) : sl < stopLine && (sc = columnOffset + nextOffset.column);
          }
          addSection(
            map,
            mapUrl,
            mappings,
            sources,
            sourcesContent,
            names,
            ignoreList,
            lineOffset + offset.line,
            columnOffset + offset.column,
            sl,
            sc
          );
        }
      }
      function addSection(input, mapUrl, mappings, sources, sourcesContent, names, ignoreList, lineOffset, columnOffset, stopLine, stopColumn) {
        let parsed = parse(input);
        if ("sections" in parsed) return recurse(...arguments);
        let map = new TraceMap(parsed, mapUrl), sourcesOffset = sources.length, namesOffset = names.length, decoded = decodedMappings(map), { resolvedSources, sourcesContent: contents, ignoreList: ignores } = map;
        if (append(sources, resolvedSources), append(names, map.names), contents) append(sourcesContent, contents);
        else for (let i = 0; i < resolvedSources.length; i++) sourcesContent.push(null);
        if (ignores) for (let i = 0; i < ignores.length; i++) ignoreList.push(ignores[i] + sourcesOffset);
        for (let i = 0; i < decoded.length; i++) {
          let lineI = lineOffset + i;
          if (lineI > stopLine) return;
          let out = getLine(mappings, lineI), cOffset = i === 0 ? columnOffset : 0, line = decoded[i];
          for (let j = 0; j < line.length; j++) {
            let seg = line[j], column = cOffset + seg[COLUMN];
            if (lineI === stopLine && column >= stopColumn) return;
            if (seg.length === 1) {
              out.push([column]);
              continue;
            }
            let sourcesIndex = sourcesOffset + seg[SOURCES_INDEX], sourceLine = seg[SOURCE_LINE], sourceColumn = seg[SOURCE_COLUMN];
            out.push(
              seg.length === 4 ? [column, sourcesIndex, sourceLine, sourceColumn] : [column, sourcesIndex, sourceLine, sourceColumn, namesOffset + seg[NAMES_INDEX]]
            );
          }
        }
      }
      function append(arr, other) {
        for (let i = 0; i < other.length; i++) arr.push(other[i]);
      }
      function getLine(arr, index) {
        for (let i = arr.length; i <= index; i++) arr[i] = [];
        return arr[index];
      }
      var LINE_GTR_ZERO = "`line` must be greater than 0 (lines start at line 1)", COL_GTR_EQ_ZERO = "`column` must be greater than or equal to 0 (columns start at column 0)", LEAST_UPPER_BOUND = -1, GREATEST_LOWER_BOUND = 1, TraceMap = class {
        constructor(map, mapUrl) {
          let isString = typeof map == "string";
          if (!isString && map._decodedMemo) return map;
          let parsed = parse(map), { version, file, names, sourceRoot, sources, sourcesContent } = parsed;
          this.version = version, this.file = file, this.names = names || [], this.sourceRoot = sourceRoot, this.sources = sources, this.sourcesContent = sourcesContent, this.ignoreList = parsed.ignoreList || parsed.x_google_ignoreList || void 0;
          let resolve = resolver(mapUrl, sourceRoot);
          this.resolvedSources = sources.map(resolve);
          let { mappings } = parsed;
          if (typeof mappings == "string")
            this._encoded = mappings, this._decoded = void 0;
          else if (Array.isArray(mappings))
            this._encoded = void 0, this._decoded = maybeSort(mappings, isString);
          else throw parsed.sections ? new Error("TraceMap passed sectioned source map, please use FlattenMap export instead") : new Error(`invalid source map: ${JSON.stringify(parsed)}`);
          this._decodedMemo = memoizedState(), this._bySources = void 0, this._bySourceMemos = void 0;
        }
      };
      function cast(map) {
        return map;
      }
      function encodedMappings(map) {
        var _a, _b;
        return (_b = (_a = map)._encoded) != null ? _b : _a._encoded = (0, import_sourcemap_codec.encode)(map._decoded);
      }
      function decodedMappings(map) {
        var _a;
        return (_a = map)._decoded || (_a._decoded = (0, import_sourcemap_codec.decode)(map._encoded));
      }
      function traceSegment(map, line, column) {
        let decoded = decodedMappings(map);
        if (line >= decoded.length) return null;
        let segments = decoded[line], index = traceSegmentInternal(
          segments,
          map._decodedMemo,
          line,
          column,
          GREATEST_LOWER_BOUND
        );
        return index === -1 ? null : segments[index];
      }
      function originalPositionFor(map, needle) {
        let { line, column, bias } = needle;
        if (line--, line < 0) throw new Error(LINE_GTR_ZERO);
        if (column < 0) throw new Error(COL_GTR_EQ_ZERO);
        let decoded = decodedMappings(map);
        if (line >= decoded.length) return OMapping(null, null, null, null);
        let segments = decoded[line], index = traceSegmentInternal(
          segments,
          map._decodedMemo,
          line,
          column,
          bias || GREATEST_LOWER_BOUND
        );
        if (index === -1) return OMapping(null, null, null, null);
        let segment = segments[index];
        if (segment.length === 1) return OMapping(null, null, null, null);
        let { names, resolvedSources } = map;
        return OMapping(
          resolvedSources[segment[SOURCES_INDEX]],
          segment[SOURCE_LINE] + 1,
          segment[SOURCE_COLUMN],
          segment.length === 5 ? names[segment[NAMES_INDEX]] : null
        );
      }
      function generatedPositionFor(map, needle) {
        let { source, line, column, bias } = needle;
        return generatedPosition(map, source, line, column, bias || GREATEST_LOWER_BOUND, !1);
      }
      function allGeneratedPositionsFor(map, needle) {
        let { source, line, column, bias } = needle;
        return generatedPosition(map, source, line, column, bias || LEAST_UPPER_BOUND, !0);
      }
      function eachMapping(map, cb) {
        let decoded = decodedMappings(map), { names, resolvedSources } = map;
        for (let i = 0; i < decoded.length; i++) {
          let line = decoded[i];
          for (let j = 0; j < line.length; j++) {
            let seg = line[j], generatedLine = i + 1, generatedColumn = seg[0], source = null, originalLine = null, originalColumn = null, name2 = null;
            seg.length !== 1 && (source = resolvedSources[seg[1]], originalLine = seg[2] + 1, originalColumn = seg[3]), seg.length === 5 && (name2 = names[seg[4]]), cb({
              generatedLine,
              generatedColumn,
              source,
              originalLine,
              originalColumn,
              name: name2
            });
          }
        }
      }
      function sourceIndex(map, source) {
        let { sources, resolvedSources } = map, index = sources.indexOf(source);
        return index === -1 && (index = resolvedSources.indexOf(source)), index;
      }
      function sourceContentFor(map, source) {
        let { sourcesContent } = map;
        if (sourcesContent == null) return null;
        let index = sourceIndex(map, source);
        return index === -1 ? null : sourcesContent[index];
      }
      function isIgnored(map, source) {
        let { ignoreList } = map;
        if (ignoreList == null) return !1;
        let index = sourceIndex(map, source);
        return index === -1 ? !1 : ignoreList.includes(index);
      }
      function presortedDecodedMap(map, mapUrl) {
        let tracer = new TraceMap(clone(map, []), mapUrl);
        return tracer._decoded = map.mappings, tracer;
      }
      function decodedMap(map) {
        return clone(map, decodedMappings(map));
      }
      function encodedMap(map) {
        return clone(map, encodedMappings(map));
      }
      function clone(map, mappings) {
        return {
          version: map.version,
          file: map.file,
          names: map.names,
          sourceRoot: map.sourceRoot,
          sources: map.sources,
          sourcesContent: map.sourcesContent,
          mappings,
          ignoreList: map.ignoreList || map.x_google_ignoreList
        };
      }
      function OMapping(source, line, column, name2) {
        return { source, line, column, name: name2 };
      }
      function GMapping(line, column) {
        return { line, column };
      }
      function traceSegmentInternal(segments, memo, line, column, bias) {
        let index = memoizedBinarySearch(segments, column, memo, line);
        return found ? index = (bias === LEAST_UPPER_BOUND ? upperBound : lowerBound)(segments, column, index) : bias === LEAST_UPPER_BOUND && index++, index === -1 || index === segments.length ? -1 : index;
      }
      function sliceGeneratedPositions(segments, memo, line, column, bias) {
        let min = traceSegmentInternal(segments, memo, line, column, GREATEST_LOWER_BOUND);
        if (!found && bias === LEAST_UPPER_BOUND && min++, min === -1 || min === segments.length) return [];
        let matchedColumn = found ? column : segments[min][COLUMN];
        found || (min = lowerBound(segments, matchedColumn, min));
        let max = upperBound(segments, matchedColumn, min), result = [];
        for (; min <= max; min++) {
          let segment = segments[min];
          result.push(GMapping(segment[REV_GENERATED_LINE] + 1, segment[REV_GENERATED_COLUMN]));
        }
        return result;
      }
      function generatedPosition(map, source, line, column, bias, all) {
        var _a, _b;
        if (line--, line < 0) throw new Error(LINE_GTR_ZERO);
        if (column < 0) throw new Error(COL_GTR_EQ_ZERO);
        let { sources, resolvedSources } = map, sourceIndex2 = sources.indexOf(source);
        if (sourceIndex2 === -1 && (sourceIndex2 = resolvedSources.indexOf(source)), sourceIndex2 === -1) return all ? [] : GMapping(null, null);
        let bySourceMemos = (_a = map)._bySourceMemos || (_a._bySourceMemos = sources.map(memoizedState)), segments = ((_b = map)._bySources || (_b._bySources = buildBySources(decodedMappings(map), bySourceMemos)))[sourceIndex2][line];
        if (segments == null) return all ? [] : GMapping(null, null);
        let memo = bySourceMemos[sourceIndex2];
        if (all) return sliceGeneratedPositions(segments, memo, line, column, bias);
        let index = traceSegmentInternal(segments, memo, line, column, bias);
        if (index === -1) return GMapping(null, null);
        let segment = segments[index];
        return GMapping(segment[REV_GENERATED_LINE] + 1, segment[REV_GENERATED_COLUMN]);
      }
    }));
  }
});

// ../../node_modules/.pnpm/@jridgewell+gen-mapping@0.3.13/node_modules/@jridgewell/gen-mapping/dist/gen-mapping.umd.js
var require_gen_mapping_umd = __commonJS({
  "../../node_modules/.pnpm/@jridgewell+gen-mapping@0.3.13/node_modules/@jridgewell/gen-mapping/dist/gen-mapping.umd.js"(exports, module) {
    (function(global, factory) {
      if (typeof exports == "object" && typeof module < "u")
        factory(module, require_sourcemap_codec_umd(), require_trace_mapping_umd()), module.exports = def(module);
      else if (typeof define == "function" && define.amd)
        define(["module", "@jridgewell/sourcemap-codec", "@jridgewell/trace-mapping"], function(mod) {
          factory.apply(this, arguments), mod.exports = def(mod);
        });
      else {
        let mod = { exports: {} };
        factory(mod, global.sourcemapCodec, global.traceMapping), global = typeof globalThis < "u" ? globalThis : global || self, global.genMapping = def(mod);
      }
      function def(m) {
        return "default" in m.exports ? m.exports.default : m.exports;
      }
    })(exports, (function(module2, require_sourcemapCodec, require_traceMapping) {
      "use strict";
      var __create2 = Object.create, __defProp2 = Object.defineProperty, __getOwnPropDesc2 = Object.getOwnPropertyDescriptor, __getOwnPropNames2 = Object.getOwnPropertyNames, __getProtoOf2 = Object.getPrototypeOf, __hasOwnProp2 = Object.prototype.hasOwnProperty, __commonJS2 = (cb, mod) => function() {
        return mod || (0, cb[__getOwnPropNames2(cb)[0]])((mod = { exports: {} }).exports, mod), mod.exports;
      }, __export2 = (target, all) => {
        for (var name2 in all)
          __defProp2(target, name2, { get: all[name2], enumerable: !0 });
      }, __copyProps2 = (to, from2, except, desc) => {
        if (from2 && typeof from2 == "object" || typeof from2 == "function")
          for (let key of __getOwnPropNames2(from2))
            !__hasOwnProp2.call(to, key) && key !== except && __defProp2(to, key, { get: () => from2[key], enumerable: !(desc = __getOwnPropDesc2(from2, key)) || desc.enumerable });
        return to;
      }, __toESM2 = (mod, isNodeMode, target) => (target = mod != null ? __create2(__getProtoOf2(mod)) : {}, __copyProps2(
        // If the importer is in node compatibility mode or this is not an ESM
        // file that has been converted to a CommonJS file using a Babel-
        // compatible transform (i.e. "__esModule" has not been set), then set
        // "default" to the CommonJS "module.exports" for node compatibility.
        isNodeMode || !mod || !mod.__esModule ? __defProp2(target, "default", { value: mod, enumerable: !0 }) : target,
        mod
      )), __toCommonJS = (mod) => __copyProps2(__defProp2({}, "__esModule", { value: !0 }), mod), require_sourcemap_codec = __commonJS2({
        "umd:@jridgewell/sourcemap-codec"(exports2, module22) {
          module22.exports = require_sourcemapCodec;
        }
      }), require_trace_mapping = __commonJS2({
        "umd:@jridgewell/trace-mapping"(exports2, module22) {
          module22.exports = require_traceMapping;
        }
      }), gen_mapping_exports = {};
      __export2(gen_mapping_exports, {
        GenMapping: () => GenMapping,
        addMapping: () => addMapping,
        addSegment: () => addSegment,
        allMappings: () => allMappings,
        fromMap: () => fromMap,
        maybeAddMapping: () => maybeAddMapping,
        maybeAddSegment: () => maybeAddSegment,
        setIgnore: () => setIgnore,
        setSourceContent: () => setSourceContent,
        toDecodedMap: () => toDecodedMap,
        toEncodedMap: () => toEncodedMap
      }), module2.exports = __toCommonJS(gen_mapping_exports);
      var SetArray = class {
        constructor() {
          this._indexes = { __proto__: null }, this.array = [];
        }
      };
      function cast(set) {
        return set;
      }
      function get(setarr, key) {
        return setarr._indexes[key];
      }
      function put(setarr, key) {
        let index = get(setarr, key);
        if (index !== void 0) return index;
        let { array, _indexes: indexes } = setarr, length = array.push(key);
        return indexes[key] = length - 1;
      }
      function remove(setarr, key) {
        let index = get(setarr, key);
        if (index === void 0) return;
        let { array, _indexes: indexes } = setarr;
        for (let i = index + 1; i < array.length; i++) {
          let k = array[i];
          array[i - 1] = k, indexes[k]--;
        }
        indexes[key] = void 0, array.pop();
      }
      var import_sourcemap_codec = __toESM2(require_sourcemap_codec()), import_trace_mapping = __toESM2(require_trace_mapping()), COLUMN = 0, SOURCES_INDEX = 1, SOURCE_LINE = 2, SOURCE_COLUMN = 3, NAMES_INDEX = 4, NO_NAME = -1, GenMapping = class {
        constructor({ file, sourceRoot } = {}) {
          this._names = new SetArray(), this._sources = new SetArray(), this._sourcesContent = [], this._mappings = [], this.file = file, this.sourceRoot = sourceRoot, this._ignoreList = new SetArray();
        }
      };
      function cast2(map) {
        return map;
      }
      function addSegment(map, genLine, genColumn, source, sourceLine, sourceColumn, name2, content2) {
        return addSegmentInternal(
          !1,
          map,
          genLine,
          genColumn,
          source,
          sourceLine,
          sourceColumn,
          name2,
          content2
        );
      }
      function addMapping(map, mapping) {
        return addMappingInternal(!1, map, mapping);
      }
      var maybeAddSegment = (map, genLine, genColumn, source, sourceLine, sourceColumn, name2, content2) => addSegmentInternal(
        !0,
        map,
        genLine,
        genColumn,
        source,
        sourceLine,
        sourceColumn,
        name2,
        content2
      ), maybeAddMapping = (map, mapping) => addMappingInternal(!0, map, mapping);
      function setSourceContent(map, source, content2) {
        let {
          _sources: sources,
          _sourcesContent: sourcesContent
          // _originalScopes: originalScopes,
        } = map, index = put(sources, source);
        sourcesContent[index] = content2;
      }
      function setIgnore(map, source, ignore = !0) {
        let {
          _sources: sources,
          _sourcesContent: sourcesContent,
          _ignoreList: ignoreList
          // _originalScopes: originalScopes,
        } = map, index = put(sources, source);
        index === sourcesContent.length && (sourcesContent[index] = null), ignore ? put(ignoreList, index) : remove(ignoreList, index);
      }
      function toDecodedMap(map) {
        let {
          _mappings: mappings,
          _sources: sources,
          _sourcesContent: sourcesContent,
          _names: names,
          _ignoreList: ignoreList
          // _originalScopes: originalScopes,
          // _generatedRanges: generatedRanges,
        } = map;
        return removeEmptyFinalLines(mappings), {
          version: 3,
          file: map.file || void 0,
          names: names.array,
          sourceRoot: map.sourceRoot || void 0,
          sources: sources.array,
          sourcesContent,
          mappings,
          // originalScopes,
          // generatedRanges,
          ignoreList: ignoreList.array
        };
      }
      function toEncodedMap(map) {
        let decoded = toDecodedMap(map);
        return Object.assign({}, decoded, {
          // originalScopes: decoded.originalScopes.map((os) => encodeOriginalScopes(os)),
          // generatedRanges: encodeGeneratedRanges(decoded.generatedRanges as GeneratedRange[]),
          mappings: (0, import_sourcemap_codec.encode)(decoded.mappings)
        });
      }
      function fromMap(input) {
        let map = new import_trace_mapping.TraceMap(input), gen = new GenMapping({ file: map.file, sourceRoot: map.sourceRoot });
        return putAll(gen._names, map.names), putAll(gen._sources, map.sources), gen._sourcesContent = map.sourcesContent || map.sources.map(() => null), gen._mappings = (0, import_trace_mapping.decodedMappings)(map), map.ignoreList && putAll(gen._ignoreList, map.ignoreList), gen;
      }
      function allMappings(map) {
        let out = [], { _mappings: mappings, _sources: sources, _names: names } = map;
        for (let i = 0; i < mappings.length; i++) {
          let line = mappings[i];
          for (let j = 0; j < line.length; j++) {
            let seg = line[j], generated = { line: i + 1, column: seg[COLUMN] }, source, original, name2;
            seg.length !== 1 && (source = sources.array[seg[SOURCES_INDEX]], original = { line: seg[SOURCE_LINE] + 1, column: seg[SOURCE_COLUMN] }, seg.length === 5 && (name2 = names.array[seg[NAMES_INDEX]])), out.push({ generated, source, original, name: name2 });
          }
        }
        return out;
      }
      function addSegmentInternal(skipable, map, genLine, genColumn, source, sourceLine, sourceColumn, name2, content2) {
        let {
          _mappings: mappings,
          _sources: sources,
          _sourcesContent: sourcesContent,
          _names: names
          // _originalScopes: originalScopes,
        } = map, line = getIndex(mappings, genLine), index = getColumnIndex(line, genColumn);
        if (!source)
          return skipable && skipSourceless(line, index) ? void 0 : insert(line, index, [genColumn]);
        let sourcesIndex = put(sources, source), namesIndex = name2 ? put(names, name2) : NO_NAME;
        if (sourcesIndex === sourcesContent.length && (sourcesContent[sourcesIndex] = content2 ?? null), !(skipable && skipSource(line, index, sourcesIndex, sourceLine, sourceColumn, namesIndex)))
          return insert(
            line,
            index,
            name2 ? [genColumn, sourcesIndex, sourceLine, sourceColumn, namesIndex] : [genColumn, sourcesIndex, sourceLine, sourceColumn]
          );
      }
      function assert(_val) {
      }
      function getIndex(arr, index) {
        for (let i = arr.length; i <= index; i++)
          arr[i] = [];
        return arr[index];
      }
      function getColumnIndex(line, genColumn) {
        let index = line.length;
        for (let i = index - 1; i >= 0; index = i--) {
          let current = line[i];
          if (genColumn >= current[COLUMN]) break;
        }
        return index;
      }
      function insert(array, index, value) {
        for (let i = array.length; i > index; i--)
          array[i] = array[i - 1];
        array[index] = value;
      }
      function removeEmptyFinalLines(mappings) {
        let { length } = mappings, len = length;
        for (let i = len - 1; i >= 0 && !(mappings[i].length > 0); len = i, i--)
          ;
        len < length && (mappings.length = len);
      }
      function putAll(setarr, array) {
        for (let i = 0; i < array.length; i++) put(setarr, array[i]);
      }
      function skipSourceless(line, index) {
        return index === 0 ? !0 : line[index - 1].length === 1;
      }
      function skipSource(line, index, sourcesIndex, sourceLine, sourceColumn, namesIndex) {
        if (index === 0) return !1;
        let prev = line[index - 1];
        return prev.length === 1 ? !1 : sourcesIndex === prev[SOURCES_INDEX] && sourceLine === prev[SOURCE_LINE] && sourceColumn === prev[SOURCE_COLUMN] && namesIndex === (prev.length === 5 ? prev[NAMES_INDEX] : NO_NAME);
      }
      function addMappingInternal(skipable, map, mapping) {
        let { generated, source, original, name: name2, content: content2 } = mapping;
        return source ? addSegmentInternal(
          skipable,
          map,
          generated.line - 1,
          generated.column,
          source,
          original.line - 1,
          original.column,
          name2,
          content2
        ) : addSegmentInternal(
          skipable,
          map,
          generated.line - 1,
          generated.column,
          null,
          null,
          null,
          null,
          null
        );
      }
    }));
  }
});

// ../../node_modules/.pnpm/sucrase@3.35.1/node_modules/sucrase/dist/computeSourceMap.js
var require_computeSourceMap = __commonJS({
  "../../node_modules/.pnpm/sucrase@3.35.1/node_modules/sucrase/dist/computeSourceMap.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: !0 });
    var _genmapping = require_gen_mapping_umd(), _charcodes = require_charcodes();
    function computeSourceMap({ code: generatedCode, mappings: rawMappings }, filePath, options, source, tokens) {
      let sourceColumns = computeSourceColumns(source, tokens), map = new _genmapping.GenMapping({ file: options.compiledFilename }), tokenIndex = 0, currentMapping = rawMappings[0];
      for (; currentMapping === void 0 && tokenIndex < rawMappings.length - 1; )
        tokenIndex++, currentMapping = rawMappings[tokenIndex];
      let line = 0, lineStart = 0;
      currentMapping !== lineStart && _genmapping.maybeAddSegment.call(void 0, map, line, 0, filePath, line, 0);
      for (let i = 0; i < generatedCode.length; i++) {
        if (i === currentMapping) {
          let genColumn = currentMapping - lineStart, sourceColumn = sourceColumns[tokenIndex];
          for (_genmapping.maybeAddSegment.call(void 0, map, line, genColumn, filePath, line, sourceColumn); (currentMapping === i || currentMapping === void 0) && tokenIndex < rawMappings.length - 1; )
            tokenIndex++, currentMapping = rawMappings[tokenIndex];
        }
        generatedCode.charCodeAt(i) === _charcodes.charCodes.lineFeed && (line++, lineStart = i + 1, currentMapping !== lineStart && _genmapping.maybeAddSegment.call(void 0, map, line, 0, filePath, line, 0));
      }
      let { sourceRoot, sourcesContent, ...sourceMap } = _genmapping.toEncodedMap.call(void 0, map);
      return sourceMap;
    }
    exports.default = computeSourceMap;
    function computeSourceColumns(code, tokens) {
      let sourceColumns = new Array(tokens.length), tokenIndex = 0, currentMapping = tokens[tokenIndex].start, lineStart = 0;
      for (let i = 0; i < code.length; i++)
        i === currentMapping && (sourceColumns[tokenIndex] = currentMapping - lineStart, tokenIndex++, currentMapping = tokens[tokenIndex].start), code.charCodeAt(i) === _charcodes.charCodes.lineFeed && (lineStart = i + 1);
      return sourceColumns;
    }
  }
});

// ../../node_modules/.pnpm/sucrase@3.35.1/node_modules/sucrase/dist/HelperManager.js
var require_HelperManager = __commonJS({
  "../../node_modules/.pnpm/sucrase@3.35.1/node_modules/sucrase/dist/HelperManager.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: !0 });
    var HELPERS = {
      require: `
    import {createRequire as CREATE_REQUIRE_NAME} from "module";
    const require = CREATE_REQUIRE_NAME(import.meta.url);
  `,
      interopRequireWildcard: `
    function interopRequireWildcard(obj) {
      if (obj && obj.__esModule) {
        return obj;
      } else {
        var newObj = {};
        if (obj != null) {
          for (var key in obj) {
            if (Object.prototype.hasOwnProperty.call(obj, key)) {
              newObj[key] = obj[key];
            }
          }
        }
        newObj.default = obj;
        return newObj;
      }
    }
  `,
      interopRequireDefault: `
    function interopRequireDefault(obj) {
      return obj && obj.__esModule ? obj : { default: obj };
    }
  `,
      createNamedExportFrom: `
    function createNamedExportFrom(obj, localName, importedName) {
      Object.defineProperty(exports, localName, {enumerable: true, configurable: true, get: () => obj[importedName]});
    }
  `,
      // Note that TypeScript and Babel do this differently; TypeScript does a simple existence
      // check in the exports object and does a plain assignment, whereas Babel uses
      // defineProperty and builds an object of explicitly-exported names so that star exports can
      // always take lower precedence. For now, we do the easier TypeScript thing.
      createStarExport: `
    function createStarExport(obj) {
      Object.keys(obj)
        .filter((key) => key !== "default" && key !== "__esModule")
        .forEach((key) => {
          if (exports.hasOwnProperty(key)) {
            return;
          }
          Object.defineProperty(exports, key, {enumerable: true, configurable: true, get: () => obj[key]});
        });
    }
  `,
      nullishCoalesce: `
    function nullishCoalesce(lhs, rhsFn) {
      if (lhs != null) {
        return lhs;
      } else {
        return rhsFn();
      }
    }
  `,
      asyncNullishCoalesce: `
    async function asyncNullishCoalesce(lhs, rhsFn) {
      if (lhs != null) {
        return lhs;
      } else {
        return await rhsFn();
      }
    }
  `,
      optionalChain: `
    function optionalChain(ops) {
      let lastAccessLHS = undefined;
      let value = ops[0];
      let i = 1;
      while (i < ops.length) {
        const op = ops[i];
        const fn = ops[i + 1];
        i += 2;
        if ((op === 'optionalAccess' || op === 'optionalCall') && value == null) {
          return undefined;
        }
        if (op === 'access' || op === 'optionalAccess') {
          lastAccessLHS = value;
          value = fn(value);
        } else if (op === 'call' || op === 'optionalCall') {
          value = fn((...args) => value.call(lastAccessLHS, ...args));
          lastAccessLHS = undefined;
        }
      }
      return value;
    }
  `,
      asyncOptionalChain: `
    async function asyncOptionalChain(ops) {
      let lastAccessLHS = undefined;
      let value = ops[0];
      let i = 1;
      while (i < ops.length) {
        const op = ops[i];
        const fn = ops[i + 1];
        i += 2;
        if ((op === 'optionalAccess' || op === 'optionalCall') && value == null) {
          return undefined;
        }
        if (op === 'access' || op === 'optionalAccess') {
          lastAccessLHS = value;
          value = await fn(value);
        } else if (op === 'call' || op === 'optionalCall') {
          value = await fn((...args) => value.call(lastAccessLHS, ...args));
          lastAccessLHS = undefined;
        }
      }
      return value;
    }
  `,
      optionalChainDelete: `
    function optionalChainDelete(ops) {
      const result = OPTIONAL_CHAIN_NAME(ops);
      return result == null ? true : result;
    }
  `,
      asyncOptionalChainDelete: `
    async function asyncOptionalChainDelete(ops) {
      const result = await ASYNC_OPTIONAL_CHAIN_NAME(ops);
      return result == null ? true : result;
    }
  `
    }, HelperManager = class _HelperManager {
      __init() {
        this.helperNames = {};
      }
      __init2() {
        this.createRequireName = null;
      }
      constructor(nameManager) {
        this.nameManager = nameManager, _HelperManager.prototype.__init.call(this), _HelperManager.prototype.__init2.call(this);
      }
      getHelperName(baseName) {
        let helperName = this.helperNames[baseName];
        return helperName || (helperName = this.nameManager.claimFreeName(`_${baseName}`), this.helperNames[baseName] = helperName, helperName);
      }
      emitHelpers() {
        let resultCode = "";
        this.helperNames.optionalChainDelete && this.getHelperName("optionalChain"), this.helperNames.asyncOptionalChainDelete && this.getHelperName("asyncOptionalChain");
        for (let [baseName, helperCodeTemplate] of Object.entries(HELPERS)) {
          let helperName = this.helperNames[baseName], helperCode = helperCodeTemplate;
          baseName === "optionalChainDelete" ? helperCode = helperCode.replace("OPTIONAL_CHAIN_NAME", this.helperNames.optionalChain) : baseName === "asyncOptionalChainDelete" ? helperCode = helperCode.replace(
            "ASYNC_OPTIONAL_CHAIN_NAME",
            this.helperNames.asyncOptionalChain
          ) : baseName === "require" && (this.createRequireName === null && (this.createRequireName = this.nameManager.claimFreeName("_createRequire")), helperCode = helperCode.replace(/CREATE_REQUIRE_NAME/g, this.createRequireName)), helperName && (resultCode += " ", resultCode += helperCode.replace(baseName, helperName).replace(/\s+/g, " ").trim());
        }
        return resultCode;
      }
    };
    exports.HelperManager = HelperManager;
  }
});

// ../../node_modules/.pnpm/sucrase@3.35.1/node_modules/sucrase/dist/identifyShadowedGlobals.js
var require_identifyShadowedGlobals = __commonJS({
  "../../node_modules/.pnpm/sucrase@3.35.1/node_modules/sucrase/dist/identifyShadowedGlobals.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: !0 });
    var _tokenizer = require_tokenizer(), _types = require_types();
    function identifyShadowedGlobals(tokens, scopes, globalNames) {
      hasShadowedGlobals(tokens, globalNames) && markShadowedGlobals(tokens, scopes, globalNames);
    }
    exports.default = identifyShadowedGlobals;
    function hasShadowedGlobals(tokens, globalNames) {
      for (let token of tokens.tokens)
        if (token.type === _types.TokenType.name && !token.isType && _tokenizer.isNonTopLevelDeclaration.call(void 0, token) && globalNames.has(tokens.identifierNameForToken(token)))
          return !0;
      return !1;
    }
    exports.hasShadowedGlobals = hasShadowedGlobals;
    function markShadowedGlobals(tokens, scopes, globalNames) {
      let scopeStack = [], scopeIndex = scopes.length - 1;
      for (let i = tokens.tokens.length - 1; ; i--) {
        for (; scopeStack.length > 0 && scopeStack[scopeStack.length - 1].startTokenIndex === i + 1; )
          scopeStack.pop();
        for (; scopeIndex >= 0 && scopes[scopeIndex].endTokenIndex === i + 1; )
          scopeStack.push(scopes[scopeIndex]), scopeIndex--;
        if (i < 0)
          break;
        let token = tokens.tokens[i], name2 = tokens.identifierNameForToken(token);
        if (scopeStack.length > 1 && !token.isType && token.type === _types.TokenType.name && globalNames.has(name2)) {
          if (_tokenizer.isBlockScopedDeclaration.call(void 0, token))
            markShadowedForScope(scopeStack[scopeStack.length - 1], tokens, name2);
          else if (_tokenizer.isFunctionScopedDeclaration.call(void 0, token)) {
            let stackIndex = scopeStack.length - 1;
            for (; stackIndex > 0 && !scopeStack[stackIndex].isFunctionScope; )
              stackIndex--;
            if (stackIndex < 0)
              throw new Error("Did not find parent function scope.");
            markShadowedForScope(scopeStack[stackIndex], tokens, name2);
          }
        }
      }
      if (scopeStack.length > 0)
        throw new Error("Expected empty scope stack after processing file.");
    }
    function markShadowedForScope(scope, tokens, name2) {
      for (let i = scope.startTokenIndex; i < scope.endTokenIndex; i++) {
        let token = tokens.tokens[i];
        (token.type === _types.TokenType.name || token.type === _types.TokenType.jsxName) && tokens.identifierNameForToken(token) === name2 && (token.shadowsGlobal = !0);
      }
    }
  }
});

// ../../node_modules/.pnpm/sucrase@3.35.1/node_modules/sucrase/dist/util/getIdentifierNames.js
var require_getIdentifierNames = __commonJS({
  "../../node_modules/.pnpm/sucrase@3.35.1/node_modules/sucrase/dist/util/getIdentifierNames.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: !0 });
    var _types = require_types();
    function getIdentifierNames(code, tokens) {
      let names = [];
      for (let token of tokens)
        token.type === _types.TokenType.name && names.push(code.slice(token.start, token.end));
      return names;
    }
    exports.default = getIdentifierNames;
  }
});

// ../../node_modules/.pnpm/sucrase@3.35.1/node_modules/sucrase/dist/NameManager.js
var require_NameManager = __commonJS({
  "../../node_modules/.pnpm/sucrase@3.35.1/node_modules/sucrase/dist/NameManager.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: !0 });
    function _interopRequireDefault(obj) {
      return obj && obj.__esModule ? obj : { default: obj };
    }
    var _getIdentifierNames = require_getIdentifierNames(), _getIdentifierNames2 = _interopRequireDefault(_getIdentifierNames), NameManager = class _NameManager {
      __init() {
        this.usedNames = /* @__PURE__ */ new Set();
      }
      constructor(code, tokens) {
        _NameManager.prototype.__init.call(this), this.usedNames = new Set(_getIdentifierNames2.default.call(void 0, code, tokens));
      }
      claimFreeName(name2) {
        let newName = this.findFreeName(name2);
        return this.usedNames.add(newName), newName;
      }
      findFreeName(name2) {
        if (!this.usedNames.has(name2))
          return name2;
        let suffixNum = 2;
        for (; this.usedNames.has(name2 + String(suffixNum)); )
          suffixNum++;
        return name2 + String(suffixNum);
      }
    };
    exports.default = NameManager;
  }
});

// ../../node_modules/.pnpm/ts-interface-checker@0.1.13/node_modules/ts-interface-checker/dist/util.js
var require_util2 = __commonJS({
  "../../node_modules/.pnpm/ts-interface-checker@0.1.13/node_modules/ts-interface-checker/dist/util.js"(exports) {
    "use strict";
    var __extends = exports && exports.__extends || /* @__PURE__ */ (function() {
      var extendStatics = function(d, b) {
        return extendStatics = Object.setPrototypeOf || { __proto__: [] } instanceof Array && function(d2, b2) {
          d2.__proto__ = b2;
        } || function(d2, b2) {
          for (var p in b2) b2.hasOwnProperty(p) && (d2[p] = b2[p]);
        }, extendStatics(d, b);
      };
      return function(d, b) {
        extendStatics(d, b);
        function __() {
          this.constructor = d;
        }
        d.prototype = b === null ? Object.create(b) : (__.prototype = b.prototype, new __());
      };
    })();
    Object.defineProperty(exports, "__esModule", { value: !0 });
    exports.DetailContext = exports.NoopContext = exports.VError = void 0;
    var VError = (
      /** @class */
      (function(_super) {
        __extends(VError2, _super);
        function VError2(path2, message) {
          var _this = _super.call(this, message) || this;
          return _this.path = path2, Object.setPrototypeOf(_this, VError2.prototype), _this;
        }
        return VError2;
      })(Error)
    );
    exports.VError = VError;
    var NoopContext = (
      /** @class */
      (function() {
        function NoopContext2() {
        }
        return NoopContext2.prototype.fail = function(relPath, message, score) {
          return !1;
        }, NoopContext2.prototype.unionResolver = function() {
          return this;
        }, NoopContext2.prototype.createContext = function() {
          return this;
        }, NoopContext2.prototype.resolveUnion = function(ur) {
        }, NoopContext2;
      })()
    );
    exports.NoopContext = NoopContext;
    var DetailContext = (
      /** @class */
      (function() {
        function DetailContext2() {
          this._propNames = [""], this._messages = [null], this._score = 0;
        }
        return DetailContext2.prototype.fail = function(relPath, message, score) {
          return this._propNames.push(relPath), this._messages.push(message), this._score += score, !1;
        }, DetailContext2.prototype.unionResolver = function() {
          return new DetailUnionResolver();
        }, DetailContext2.prototype.resolveUnion = function(unionResolver) {
          for (var _a, _b, u = unionResolver, best = null, _i = 0, _c = u.contexts; _i < _c.length; _i++) {
            var ctx = _c[_i];
            (!best || ctx._score >= best._score) && (best = ctx);
          }
          best && best._score > 0 && ((_a = this._propNames).push.apply(_a, best._propNames), (_b = this._messages).push.apply(_b, best._messages));
        }, DetailContext2.prototype.getError = function(path2) {
          for (var msgParts = [], i = this._propNames.length - 1; i >= 0; i--) {
            var p = this._propNames[i];
            path2 += typeof p == "number" ? "[" + p + "]" : p ? "." + p : "";
            var m = this._messages[i];
            m && msgParts.push(path2 + " " + m);
          }
          return new VError(path2, msgParts.join("; "));
        }, DetailContext2.prototype.getErrorDetail = function(path2) {
          for (var details = [], i = this._propNames.length - 1; i >= 0; i--) {
            var p = this._propNames[i];
            path2 += typeof p == "number" ? "[" + p + "]" : p ? "." + p : "";
            var message = this._messages[i];
            message && details.push({ path: path2, message });
          }
          for (var detail = null, i = details.length - 1; i >= 0; i--)
            detail && (details[i].nested = [detail]), detail = details[i];
          return detail;
        }, DetailContext2;
      })()
    );
    exports.DetailContext = DetailContext;
    var DetailUnionResolver = (
      /** @class */
      (function() {
        function DetailUnionResolver2() {
          this.contexts = [];
        }
        return DetailUnionResolver2.prototype.createContext = function() {
          var ctx = new DetailContext();
          return this.contexts.push(ctx), ctx;
        }, DetailUnionResolver2;
      })()
    );
  }
});

// ../../node_modules/.pnpm/ts-interface-checker@0.1.13/node_modules/ts-interface-checker/dist/types.js
var require_types2 = __commonJS({
  "../../node_modules/.pnpm/ts-interface-checker@0.1.13/node_modules/ts-interface-checker/dist/types.js"(exports) {
    "use strict";
    var __extends = exports && exports.__extends || /* @__PURE__ */ (function() {
      var extendStatics = function(d, b) {
        return extendStatics = Object.setPrototypeOf || { __proto__: [] } instanceof Array && function(d2, b2) {
          d2.__proto__ = b2;
        } || function(d2, b2) {
          for (var p in b2) b2.hasOwnProperty(p) && (d2[p] = b2[p]);
        }, extendStatics(d, b);
      };
      return function(d, b) {
        extendStatics(d, b);
        function __() {
          this.constructor = d;
        }
        d.prototype = b === null ? Object.create(b) : (__.prototype = b.prototype, new __());
      };
    })();
    Object.defineProperty(exports, "__esModule", { value: !0 });
    exports.basicTypes = exports.BasicType = exports.TParamList = exports.TParam = exports.param = exports.TFunc = exports.func = exports.TProp = exports.TOptional = exports.opt = exports.TIface = exports.iface = exports.TEnumLiteral = exports.enumlit = exports.TEnumType = exports.enumtype = exports.TIntersection = exports.intersection = exports.TUnion = exports.union = exports.TTuple = exports.tuple = exports.TArray = exports.array = exports.TLiteral = exports.lit = exports.TName = exports.name = exports.TType = void 0;
    var util_1 = require_util2(), TType = (
      /** @class */
      /* @__PURE__ */ (function() {
        function TType2() {
        }
        return TType2;
      })()
    );
    exports.TType = TType;
    function parseSpec(typeSpec) {
      return typeof typeSpec == "string" ? name2(typeSpec) : typeSpec;
    }
    function getNamedType(suite, name3) {
      var ttype = suite[name3];
      if (!ttype)
        throw new Error("Unknown type " + name3);
      return ttype;
    }
    function name2(value) {
      return new TName(value);
    }
    exports.name = name2;
    var TName = (
      /** @class */
      (function(_super) {
        __extends(TName2, _super);
        function TName2(name3) {
          var _this = _super.call(this) || this;
          return _this.name = name3, _this._failMsg = "is not a " + name3, _this;
        }
        return TName2.prototype.getChecker = function(suite, strict, allowedProps) {
          var _this = this, ttype = getNamedType(suite, this.name), checker = ttype.getChecker(suite, strict, allowedProps);
          return ttype instanceof BasicType || ttype instanceof TName2 ? checker : function(value, ctx) {
            return checker(value, ctx) ? !0 : ctx.fail(null, _this._failMsg, 0);
          };
        }, TName2;
      })(TType)
    );
    exports.TName = TName;
    function lit(value) {
      return new TLiteral(value);
    }
    exports.lit = lit;
    var TLiteral = (
      /** @class */
      (function(_super) {
        __extends(TLiteral2, _super);
        function TLiteral2(value) {
          var _this = _super.call(this) || this;
          return _this.value = value, _this.name = JSON.stringify(value), _this._failMsg = "is not " + _this.name, _this;
        }
        return TLiteral2.prototype.getChecker = function(suite, strict) {
          var _this = this;
          return function(value, ctx) {
            return value === _this.value ? !0 : ctx.fail(null, _this._failMsg, -1);
          };
        }, TLiteral2;
      })(TType)
    );
    exports.TLiteral = TLiteral;
    function array(typeSpec) {
      return new TArray(parseSpec(typeSpec));
    }
    exports.array = array;
    var TArray = (
      /** @class */
      (function(_super) {
        __extends(TArray2, _super);
        function TArray2(ttype) {
          var _this = _super.call(this) || this;
          return _this.ttype = ttype, _this;
        }
        return TArray2.prototype.getChecker = function(suite, strict) {
          var itemChecker = this.ttype.getChecker(suite, strict);
          return function(value, ctx) {
            if (!Array.isArray(value))
              return ctx.fail(null, "is not an array", 0);
            for (var i = 0; i < value.length; i++) {
              var ok = itemChecker(value[i], ctx);
              if (!ok)
                return ctx.fail(i, null, 1);
            }
            return !0;
          };
        }, TArray2;
      })(TType)
    );
    exports.TArray = TArray;
    function tuple() {
      for (var typeSpec = [], _i2 = 0; _i2 < arguments.length; _i2++)
        typeSpec[_i2] = arguments[_i2];
      return new TTuple(typeSpec.map(function(t2) {
        return parseSpec(t2);
      }));
    }
    exports.tuple = tuple;
    var TTuple = (
      /** @class */
      (function(_super) {
        __extends(TTuple2, _super);
        function TTuple2(ttypes) {
          var _this = _super.call(this) || this;
          return _this.ttypes = ttypes, _this;
        }
        return TTuple2.prototype.getChecker = function(suite, strict) {
          var itemCheckers = this.ttypes.map(function(t2) {
            return t2.getChecker(suite, strict);
          }), checker = function(value, ctx) {
            if (!Array.isArray(value))
              return ctx.fail(null, "is not an array", 0);
            for (var i = 0; i < itemCheckers.length; i++) {
              var ok = itemCheckers[i](value[i], ctx);
              if (!ok)
                return ctx.fail(i, null, 1);
            }
            return !0;
          };
          return strict ? function(value, ctx) {
            return checker(value, ctx) ? value.length <= itemCheckers.length ? !0 : ctx.fail(itemCheckers.length, "is extraneous", 2) : !1;
          } : checker;
        }, TTuple2;
      })(TType)
    );
    exports.TTuple = TTuple;
    function union() {
      for (var typeSpec = [], _i2 = 0; _i2 < arguments.length; _i2++)
        typeSpec[_i2] = arguments[_i2];
      return new TUnion(typeSpec.map(function(t2) {
        return parseSpec(t2);
      }));
    }
    exports.union = union;
    var TUnion = (
      /** @class */
      (function(_super) {
        __extends(TUnion2, _super);
        function TUnion2(ttypes) {
          var _this = _super.call(this) || this;
          _this.ttypes = ttypes;
          var names = ttypes.map(function(t2) {
            return t2 instanceof TName || t2 instanceof TLiteral ? t2.name : null;
          }).filter(function(n2) {
            return n2;
          }), otherTypes = ttypes.length - names.length;
          return names.length ? (otherTypes > 0 && names.push(otherTypes + " more"), _this._failMsg = "is none of " + names.join(", ")) : _this._failMsg = "is none of " + otherTypes + " types", _this;
        }
        return TUnion2.prototype.getChecker = function(suite, strict) {
          var _this = this, itemCheckers = this.ttypes.map(function(t2) {
            return t2.getChecker(suite, strict);
          });
          return function(value, ctx) {
            for (var ur = ctx.unionResolver(), i = 0; i < itemCheckers.length; i++) {
              var ok = itemCheckers[i](value, ur.createContext());
              if (ok)
                return !0;
            }
            return ctx.resolveUnion(ur), ctx.fail(null, _this._failMsg, 0);
          };
        }, TUnion2;
      })(TType)
    );
    exports.TUnion = TUnion;
    function intersection() {
      for (var typeSpec = [], _i2 = 0; _i2 < arguments.length; _i2++)
        typeSpec[_i2] = arguments[_i2];
      return new TIntersection(typeSpec.map(function(t2) {
        return parseSpec(t2);
      }));
    }
    exports.intersection = intersection;
    var TIntersection = (
      /** @class */
      (function(_super) {
        __extends(TIntersection2, _super);
        function TIntersection2(ttypes) {
          var _this = _super.call(this) || this;
          return _this.ttypes = ttypes, _this;
        }
        return TIntersection2.prototype.getChecker = function(suite, strict) {
          var allowedProps = /* @__PURE__ */ new Set(), itemCheckers = this.ttypes.map(function(t2) {
            return t2.getChecker(suite, strict, allowedProps);
          });
          return function(value, ctx) {
            var ok = itemCheckers.every(function(checker) {
              return checker(value, ctx);
            });
            return ok ? !0 : ctx.fail(null, null, 0);
          };
        }, TIntersection2;
      })(TType)
    );
    exports.TIntersection = TIntersection;
    function enumtype(values) {
      return new TEnumType(values);
    }
    exports.enumtype = enumtype;
    var TEnumType = (
      /** @class */
      (function(_super) {
        __extends(TEnumType2, _super);
        function TEnumType2(members) {
          var _this = _super.call(this) || this;
          return _this.members = members, _this.validValues = /* @__PURE__ */ new Set(), _this._failMsg = "is not a valid enum value", _this.validValues = new Set(Object.keys(members).map(function(name3) {
            return members[name3];
          })), _this;
        }
        return TEnumType2.prototype.getChecker = function(suite, strict) {
          var _this = this;
          return function(value, ctx) {
            return _this.validValues.has(value) ? !0 : ctx.fail(null, _this._failMsg, 0);
          };
        }, TEnumType2;
      })(TType)
    );
    exports.TEnumType = TEnumType;
    function enumlit(name3, prop) {
      return new TEnumLiteral(name3, prop);
    }
    exports.enumlit = enumlit;
    var TEnumLiteral = (
      /** @class */
      (function(_super) {
        __extends(TEnumLiteral2, _super);
        function TEnumLiteral2(enumName, prop) {
          var _this = _super.call(this) || this;
          return _this.enumName = enumName, _this.prop = prop, _this._failMsg = "is not " + enumName + "." + prop, _this;
        }
        return TEnumLiteral2.prototype.getChecker = function(suite, strict) {
          var _this = this, ttype = getNamedType(suite, this.enumName);
          if (!(ttype instanceof TEnumType))
            throw new Error("Type " + this.enumName + " used in enumlit is not an enum type");
          var val = ttype.members[this.prop];
          if (!ttype.members.hasOwnProperty(this.prop))
            throw new Error("Unknown value " + this.enumName + "." + this.prop + " used in enumlit");
          return function(value, ctx) {
            return value === val ? !0 : ctx.fail(null, _this._failMsg, -1);
          };
        }, TEnumLiteral2;
      })(TType)
    );
    exports.TEnumLiteral = TEnumLiteral;
    function makeIfaceProps(props) {
      return Object.keys(props).map(function(name3) {
        return makeIfaceProp(name3, props[name3]);
      });
    }
    function makeIfaceProp(name3, prop) {
      return prop instanceof TOptional ? new TProp(name3, prop.ttype, !0) : new TProp(name3, parseSpec(prop), !1);
    }
    function iface(bases, props) {
      return new TIface(bases, makeIfaceProps(props));
    }
    exports.iface = iface;
    var TIface = (
      /** @class */
      (function(_super) {
        __extends(TIface2, _super);
        function TIface2(bases, props) {
          var _this = _super.call(this) || this;
          return _this.bases = bases, _this.props = props, _this.propSet = new Set(props.map(function(p) {
            return p.name;
          })), _this;
        }
        return TIface2.prototype.getChecker = function(suite, strict, allowedProps) {
          var _this = this, baseCheckers = this.bases.map(function(b) {
            return getNamedType(suite, b).getChecker(suite, strict);
          }), propCheckers = this.props.map(function(prop) {
            return prop.ttype.getChecker(suite, strict);
          }), testCtx = new util_1.NoopContext(), isPropRequired = this.props.map(function(prop, i) {
            return !prop.isOpt && !propCheckers[i](void 0, testCtx);
          }), checker = function(value, ctx) {
            if (typeof value != "object" || value === null)
              return ctx.fail(null, "is not an object", 0);
            for (var i = 0; i < baseCheckers.length; i++)
              if (!baseCheckers[i](value, ctx))
                return !1;
            for (var i = 0; i < propCheckers.length; i++) {
              var name_1 = _this.props[i].name, v = value[name_1];
              if (v === void 0) {
                if (isPropRequired[i])
                  return ctx.fail(name_1, "is missing", 1);
              } else {
                var ok = propCheckers[i](v, ctx);
                if (!ok)
                  return ctx.fail(name_1, null, 1);
              }
            }
            return !0;
          };
          if (!strict)
            return checker;
          var propSet = this.propSet;
          return allowedProps && (this.propSet.forEach(function(prop) {
            return allowedProps.add(prop);
          }), propSet = allowedProps), function(value, ctx) {
            if (!checker(value, ctx))
              return !1;
            for (var prop in value)
              if (!propSet.has(prop))
                return ctx.fail(prop, "is extraneous", 2);
            return !0;
          };
        }, TIface2;
      })(TType)
    );
    exports.TIface = TIface;
    function opt(typeSpec) {
      return new TOptional(parseSpec(typeSpec));
    }
    exports.opt = opt;
    var TOptional = (
      /** @class */
      (function(_super) {
        __extends(TOptional2, _super);
        function TOptional2(ttype) {
          var _this = _super.call(this) || this;
          return _this.ttype = ttype, _this;
        }
        return TOptional2.prototype.getChecker = function(suite, strict) {
          var itemChecker = this.ttype.getChecker(suite, strict);
          return function(value, ctx) {
            return value === void 0 || itemChecker(value, ctx);
          };
        }, TOptional2;
      })(TType)
    );
    exports.TOptional = TOptional;
    var TProp = (
      /** @class */
      /* @__PURE__ */ (function() {
        function TProp2(name3, ttype, isOpt) {
          this.name = name3, this.ttype = ttype, this.isOpt = isOpt;
        }
        return TProp2;
      })()
    );
    exports.TProp = TProp;
    function func(resultSpec) {
      for (var params = [], _i2 = 1; _i2 < arguments.length; _i2++)
        params[_i2 - 1] = arguments[_i2];
      return new TFunc(new TParamList(params), parseSpec(resultSpec));
    }
    exports.func = func;
    var TFunc = (
      /** @class */
      (function(_super) {
        __extends(TFunc2, _super);
        function TFunc2(paramList, result) {
          var _this = _super.call(this) || this;
          return _this.paramList = paramList, _this.result = result, _this;
        }
        return TFunc2.prototype.getChecker = function(suite, strict) {
          return function(value, ctx) {
            return typeof value == "function" ? !0 : ctx.fail(null, "is not a function", 0);
          };
        }, TFunc2;
      })(TType)
    );
    exports.TFunc = TFunc;
    function param(name3, typeSpec, isOpt) {
      return new TParam(name3, parseSpec(typeSpec), !!isOpt);
    }
    exports.param = param;
    var TParam = (
      /** @class */
      /* @__PURE__ */ (function() {
        function TParam2(name3, ttype, isOpt) {
          this.name = name3, this.ttype = ttype, this.isOpt = isOpt;
        }
        return TParam2;
      })()
    );
    exports.TParam = TParam;
    var TParamList = (
      /** @class */
      (function(_super) {
        __extends(TParamList2, _super);
        function TParamList2(params) {
          var _this = _super.call(this) || this;
          return _this.params = params, _this;
        }
        return TParamList2.prototype.getChecker = function(suite, strict) {
          var _this = this, itemCheckers = this.params.map(function(t2) {
            return t2.ttype.getChecker(suite, strict);
          }), testCtx = new util_1.NoopContext(), isParamRequired = this.params.map(function(param2, i) {
            return !param2.isOpt && !itemCheckers[i](void 0, testCtx);
          }), checker = function(value, ctx) {
            if (!Array.isArray(value))
              return ctx.fail(null, "is not an array", 0);
            for (var i = 0; i < itemCheckers.length; i++) {
              var p = _this.params[i];
              if (value[i] === void 0) {
                if (isParamRequired[i])
                  return ctx.fail(p.name, "is missing", 1);
              } else {
                var ok = itemCheckers[i](value[i], ctx);
                if (!ok)
                  return ctx.fail(p.name, null, 1);
              }
            }
            return !0;
          };
          return strict ? function(value, ctx) {
            return checker(value, ctx) ? value.length <= itemCheckers.length ? !0 : ctx.fail(itemCheckers.length, "is extraneous", 2) : !1;
          } : checker;
        }, TParamList2;
      })(TType)
    );
    exports.TParamList = TParamList;
    var BasicType = (
      /** @class */
      (function(_super) {
        __extends(BasicType2, _super);
        function BasicType2(validator, message) {
          var _this = _super.call(this) || this;
          return _this.validator = validator, _this.message = message, _this;
        }
        return BasicType2.prototype.getChecker = function(suite, strict) {
          var _this = this;
          return function(value, ctx) {
            return _this.validator(value) ? !0 : ctx.fail(null, _this.message, 0);
          };
        }, BasicType2;
      })(TType)
    );
    exports.BasicType = BasicType;
    exports.basicTypes = {
      any: new BasicType(function(v) {
        return !0;
      }, "is invalid"),
      number: new BasicType(function(v) {
        return typeof v == "number";
      }, "is not a number"),
      object: new BasicType(function(v) {
        return typeof v == "object" && v;
      }, "is not an object"),
      boolean: new BasicType(function(v) {
        return typeof v == "boolean";
      }, "is not a boolean"),
      string: new BasicType(function(v) {
        return typeof v == "string";
      }, "is not a string"),
      symbol: new BasicType(function(v) {
        return typeof v == "symbol";
      }, "is not a symbol"),
      void: new BasicType(function(v) {
        return v == null;
      }, "is not void"),
      undefined: new BasicType(function(v) {
        return v === void 0;
      }, "is not undefined"),
      null: new BasicType(function(v) {
        return v === null;
      }, "is not null"),
      never: new BasicType(function(v) {
        return !1;
      }, "is unexpected"),
      Date: new BasicType(getIsNativeChecker("[object Date]"), "is not a Date"),
      RegExp: new BasicType(getIsNativeChecker("[object RegExp]"), "is not a RegExp")
    };
    var nativeToString = Object.prototype.toString;
    function getIsNativeChecker(tag) {
      return function(v) {
        return typeof v == "object" && v && nativeToString.call(v) === tag;
      };
    }
    typeof Buffer < "u" && (exports.basicTypes.Buffer = new BasicType(function(v) {
      return Buffer.isBuffer(v);
    }, "is not a Buffer"));
    var _loop_1 = function(array_12) {
      exports.basicTypes[array_12.name] = new BasicType(function(v) {
        return v instanceof array_12;
      }, "is not a " + array_12.name);
    };
    for (_i = 0, _a = [
      Int8Array,
      Uint8Array,
      Uint8ClampedArray,
      Int16Array,
      Uint16Array,
      Int32Array,
      Uint32Array,
      Float32Array,
      Float64Array,
      ArrayBuffer
    ]; _i < _a.length; _i++)
      array_1 = _a[_i], _loop_1(array_1);
    var array_1, _i, _a;
  }
});

// ../../node_modules/.pnpm/ts-interface-checker@0.1.13/node_modules/ts-interface-checker/dist/index.js
var require_dist = __commonJS({
  "../../node_modules/.pnpm/ts-interface-checker@0.1.13/node_modules/ts-interface-checker/dist/index.js"(exports) {
    "use strict";
    var __spreadArrays = exports && exports.__spreadArrays || function() {
      for (var s = 0, i = 0, il = arguments.length; i < il; i++) s += arguments[i].length;
      for (var r = Array(s), k = 0, i = 0; i < il; i++)
        for (var a2 = arguments[i], j = 0, jl = a2.length; j < jl; j++, k++)
          r[k] = a2[j];
      return r;
    };
    Object.defineProperty(exports, "__esModule", { value: !0 });
    exports.Checker = exports.createCheckers = void 0;
    var types_1 = require_types2(), util_1 = require_util2(), types_2 = require_types2();
    Object.defineProperty(exports, "TArray", { enumerable: !0, get: function() {
      return types_2.TArray;
    } });
    Object.defineProperty(exports, "TEnumType", { enumerable: !0, get: function() {
      return types_2.TEnumType;
    } });
    Object.defineProperty(exports, "TEnumLiteral", { enumerable: !0, get: function() {
      return types_2.TEnumLiteral;
    } });
    Object.defineProperty(exports, "TFunc", { enumerable: !0, get: function() {
      return types_2.TFunc;
    } });
    Object.defineProperty(exports, "TIface", { enumerable: !0, get: function() {
      return types_2.TIface;
    } });
    Object.defineProperty(exports, "TLiteral", { enumerable: !0, get: function() {
      return types_2.TLiteral;
    } });
    Object.defineProperty(exports, "TName", { enumerable: !0, get: function() {
      return types_2.TName;
    } });
    Object.defineProperty(exports, "TOptional", { enumerable: !0, get: function() {
      return types_2.TOptional;
    } });
    Object.defineProperty(exports, "TParam", { enumerable: !0, get: function() {
      return types_2.TParam;
    } });
    Object.defineProperty(exports, "TParamList", { enumerable: !0, get: function() {
      return types_2.TParamList;
    } });
    Object.defineProperty(exports, "TProp", { enumerable: !0, get: function() {
      return types_2.TProp;
    } });
    Object.defineProperty(exports, "TTuple", { enumerable: !0, get: function() {
      return types_2.TTuple;
    } });
    Object.defineProperty(exports, "TType", { enumerable: !0, get: function() {
      return types_2.TType;
    } });
    Object.defineProperty(exports, "TUnion", { enumerable: !0, get: function() {
      return types_2.TUnion;
    } });
    Object.defineProperty(exports, "TIntersection", { enumerable: !0, get: function() {
      return types_2.TIntersection;
    } });
    Object.defineProperty(exports, "array", { enumerable: !0, get: function() {
      return types_2.array;
    } });
    Object.defineProperty(exports, "enumlit", { enumerable: !0, get: function() {
      return types_2.enumlit;
    } });
    Object.defineProperty(exports, "enumtype", { enumerable: !0, get: function() {
      return types_2.enumtype;
    } });
    Object.defineProperty(exports, "func", { enumerable: !0, get: function() {
      return types_2.func;
    } });
    Object.defineProperty(exports, "iface", { enumerable: !0, get: function() {
      return types_2.iface;
    } });
    Object.defineProperty(exports, "lit", { enumerable: !0, get: function() {
      return types_2.lit;
    } });
    Object.defineProperty(exports, "name", { enumerable: !0, get: function() {
      return types_2.name;
    } });
    Object.defineProperty(exports, "opt", { enumerable: !0, get: function() {
      return types_2.opt;
    } });
    Object.defineProperty(exports, "param", { enumerable: !0, get: function() {
      return types_2.param;
    } });
    Object.defineProperty(exports, "tuple", { enumerable: !0, get: function() {
      return types_2.tuple;
    } });
    Object.defineProperty(exports, "union", { enumerable: !0, get: function() {
      return types_2.union;
    } });
    Object.defineProperty(exports, "intersection", { enumerable: !0, get: function() {
      return types_2.intersection;
    } });
    Object.defineProperty(exports, "BasicType", { enumerable: !0, get: function() {
      return types_2.BasicType;
    } });
    var util_2 = require_util2();
    Object.defineProperty(exports, "VError", { enumerable: !0, get: function() {
      return util_2.VError;
    } });
    function createCheckers() {
      for (var typeSuite = [], _i = 0; _i < arguments.length; _i++)
        typeSuite[_i] = arguments[_i];
      for (var fullSuite = Object.assign.apply(Object, __spreadArrays([{}, types_1.basicTypes], typeSuite)), checkers = {}, _a = 0, typeSuite_1 = typeSuite; _a < typeSuite_1.length; _a++)
        for (var suite_1 = typeSuite_1[_a], _b = 0, _c = Object.keys(suite_1); _b < _c.length; _b++) {
          var name2 = _c[_b];
          checkers[name2] = new Checker(fullSuite, suite_1[name2]);
        }
      return checkers;
    }
    exports.createCheckers = createCheckers;
    var Checker = (
      /** @class */
      (function() {
        function Checker2(suite, ttype, _path) {
          if (_path === void 0 && (_path = "value"), this.suite = suite, this.ttype = ttype, this._path = _path, this.props = /* @__PURE__ */ new Map(), ttype instanceof types_1.TIface)
            for (var _i = 0, _a = ttype.props; _i < _a.length; _i++) {
              var p = _a[_i];
              this.props.set(p.name, p.ttype);
            }
          this.checkerPlain = this.ttype.getChecker(suite, !1), this.checkerStrict = this.ttype.getChecker(suite, !0);
        }
        return Checker2.prototype.setReportedPath = function(path2) {
          this._path = path2;
        }, Checker2.prototype.check = function(value) {
          return this._doCheck(this.checkerPlain, value);
        }, Checker2.prototype.test = function(value) {
          return this.checkerPlain(value, new util_1.NoopContext());
        }, Checker2.prototype.validate = function(value) {
          return this._doValidate(this.checkerPlain, value);
        }, Checker2.prototype.strictCheck = function(value) {
          return this._doCheck(this.checkerStrict, value);
        }, Checker2.prototype.strictTest = function(value) {
          return this.checkerStrict(value, new util_1.NoopContext());
        }, Checker2.prototype.strictValidate = function(value) {
          return this._doValidate(this.checkerStrict, value);
        }, Checker2.prototype.getProp = function(prop) {
          var ttype = this.props.get(prop);
          if (!ttype)
            throw new Error("Type has no property " + prop);
          return new Checker2(this.suite, ttype, this._path + "." + prop);
        }, Checker2.prototype.methodArgs = function(methodName) {
          var tfunc = this._getMethod(methodName);
          return new Checker2(this.suite, tfunc.paramList);
        }, Checker2.prototype.methodResult = function(methodName) {
          var tfunc = this._getMethod(methodName);
          return new Checker2(this.suite, tfunc.result);
        }, Checker2.prototype.getArgs = function() {
          if (!(this.ttype instanceof types_1.TFunc))
            throw new Error("getArgs() applied to non-function");
          return new Checker2(this.suite, this.ttype.paramList);
        }, Checker2.prototype.getResult = function() {
          if (!(this.ttype instanceof types_1.TFunc))
            throw new Error("getResult() applied to non-function");
          return new Checker2(this.suite, this.ttype.result);
        }, Checker2.prototype.getType = function() {
          return this.ttype;
        }, Checker2.prototype._doCheck = function(checkerFunc, value) {
          var noopCtx = new util_1.NoopContext();
          if (!checkerFunc(value, noopCtx)) {
            var detailCtx = new util_1.DetailContext();
            throw checkerFunc(value, detailCtx), detailCtx.getError(this._path);
          }
        }, Checker2.prototype._doValidate = function(checkerFunc, value) {
          var noopCtx = new util_1.NoopContext();
          if (checkerFunc(value, noopCtx))
            return null;
          var detailCtx = new util_1.DetailContext();
          return checkerFunc(value, detailCtx), detailCtx.getErrorDetail(this._path);
        }, Checker2.prototype._getMethod = function(methodName) {
          var ttype = this.props.get(methodName);
          if (!ttype)
            throw new Error("Type has no property " + methodName);
          if (!(ttype instanceof types_1.TFunc))
            throw new Error("Property " + methodName + " is not a method");
          return ttype;
        }, Checker2;
      })()
    );
    exports.Checker = Checker;
  }
});

// ../../node_modules/.pnpm/sucrase@3.35.1/node_modules/sucrase/dist/Options-gen-types.js
var require_Options_gen_types = __commonJS({
  "../../node_modules/.pnpm/sucrase@3.35.1/node_modules/sucrase/dist/Options-gen-types.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: !0 });
    function _interopRequireWildcard(obj) {
      if (obj && obj.__esModule)
        return obj;
      var newObj = {};
      if (obj != null)
        for (var key in obj)
          Object.prototype.hasOwnProperty.call(obj, key) && (newObj[key] = obj[key]);
      return newObj.default = obj, newObj;
    }
    var _tsinterfacechecker = require_dist(), t2 = _interopRequireWildcard(_tsinterfacechecker), Transform = t2.union(
      t2.lit("jsx"),
      t2.lit("typescript"),
      t2.lit("flow"),
      t2.lit("imports"),
      t2.lit("react-hot-loader"),
      t2.lit("jest")
    );
    exports.Transform = Transform;
    var SourceMapOptions = t2.iface([], {
      compiledFilename: "string"
    });
    exports.SourceMapOptions = SourceMapOptions;
    var Options = t2.iface([], {
      transforms: t2.array("Transform"),
      disableESTransforms: t2.opt("boolean"),
      jsxRuntime: t2.opt(t2.union(t2.lit("classic"), t2.lit("automatic"), t2.lit("preserve"))),
      production: t2.opt("boolean"),
      jsxImportSource: t2.opt("string"),
      jsxPragma: t2.opt("string"),
      jsxFragmentPragma: t2.opt("string"),
      keepUnusedImports: t2.opt("boolean"),
      preserveDynamicImport: t2.opt("boolean"),
      injectCreateRequireForImportRequire: t2.opt("boolean"),
      enableLegacyTypeScriptModuleInterop: t2.opt("boolean"),
      enableLegacyBabel5ModuleInterop: t2.opt("boolean"),
      sourceMapOptions: t2.opt("SourceMapOptions"),
      filePath: t2.opt("string")
    });
    exports.Options = Options;
    var exportedTypeSuite = {
      Transform: exports.Transform,
      SourceMapOptions: exports.SourceMapOptions,
      Options: exports.Options
    };
    exports.default = exportedTypeSuite;
  }
});

// ../../node_modules/.pnpm/sucrase@3.35.1/node_modules/sucrase/dist/Options.js
var require_Options = __commonJS({
  "../../node_modules/.pnpm/sucrase@3.35.1/node_modules/sucrase/dist/Options.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: !0 });
    function _interopRequireDefault(obj) {
      return obj && obj.__esModule ? obj : { default: obj };
    }
    var _tsinterfacechecker = require_dist(), _Optionsgentypes = require_Options_gen_types(), _Optionsgentypes2 = _interopRequireDefault(_Optionsgentypes), { Options: OptionsChecker } = _tsinterfacechecker.createCheckers.call(void 0, _Optionsgentypes2.default);
    function validateOptions(options) {
      OptionsChecker.strictCheck(options);
    }
    exports.validateOptions = validateOptions;
  }
});

// ../../node_modules/.pnpm/sucrase@3.35.1/node_modules/sucrase/dist/parser/traverser/lval.js
var require_lval = __commonJS({
  "../../node_modules/.pnpm/sucrase@3.35.1/node_modules/sucrase/dist/parser/traverser/lval.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: !0 });
    var _flow = require_flow(), _typescript = require_typescript(), _index = require_tokenizer(), _keywords = require_keywords(), _types = require_types(), _base = require_base(), _expression = require_expression(), _util = require_util();
    function parseSpread() {
      _index.next.call(void 0), _expression.parseMaybeAssign.call(void 0, !1);
    }
    exports.parseSpread = parseSpread;
    function parseRest(isBlockScope) {
      _index.next.call(void 0), parseBindingAtom(isBlockScope);
    }
    exports.parseRest = parseRest;
    function parseBindingIdentifier(isBlockScope) {
      _expression.parseIdentifier.call(void 0), markPriorBindingIdentifier(isBlockScope);
    }
    exports.parseBindingIdentifier = parseBindingIdentifier;
    function parseImportedIdentifier() {
      _expression.parseIdentifier.call(void 0), _base.state.tokens[_base.state.tokens.length - 1].identifierRole = _index.IdentifierRole.ImportDeclaration;
    }
    exports.parseImportedIdentifier = parseImportedIdentifier;
    function markPriorBindingIdentifier(isBlockScope) {
      let identifierRole;
      _base.state.scopeDepth === 0 ? identifierRole = _index.IdentifierRole.TopLevelDeclaration : isBlockScope ? identifierRole = _index.IdentifierRole.BlockScopedDeclaration : identifierRole = _index.IdentifierRole.FunctionScopedDeclaration, _base.state.tokens[_base.state.tokens.length - 1].identifierRole = identifierRole;
    }
    exports.markPriorBindingIdentifier = markPriorBindingIdentifier;
    function parseBindingAtom(isBlockScope) {
      switch (_base.state.type) {
        case _types.TokenType._this: {
          let oldIsType = _index.pushTypeContext.call(void 0, 0);
          _index.next.call(void 0), _index.popTypeContext.call(void 0, oldIsType);
          return;
        }
        case _types.TokenType._yield:
        case _types.TokenType.name: {
          _base.state.type = _types.TokenType.name, parseBindingIdentifier(isBlockScope);
          return;
        }
        case _types.TokenType.bracketL: {
          _index.next.call(void 0), parseBindingList(
            _types.TokenType.bracketR,
            isBlockScope,
            !0
            /* allowEmpty */
          );
          return;
        }
        case _types.TokenType.braceL:
          _expression.parseObj.call(void 0, !0, isBlockScope);
          return;
        default:
          _util.unexpected.call(void 0);
      }
    }
    exports.parseBindingAtom = parseBindingAtom;
    function parseBindingList(close, isBlockScope, allowEmpty = !1, allowModifiers = !1, contextId = 0) {
      let first = !0, hasRemovedComma = !1, firstItemTokenIndex = _base.state.tokens.length;
      for (; !_index.eat.call(void 0, close) && !_base.state.error; )
        if (first ? first = !1 : (_util.expect.call(void 0, _types.TokenType.comma), _base.state.tokens[_base.state.tokens.length - 1].contextId = contextId, !hasRemovedComma && _base.state.tokens[firstItemTokenIndex].isType && (_base.state.tokens[_base.state.tokens.length - 1].isType = !0, hasRemovedComma = !0)), !(allowEmpty && _index.match.call(void 0, _types.TokenType.comma))) {
          if (_index.eat.call(void 0, close))
            break;
          if (_index.match.call(void 0, _types.TokenType.ellipsis)) {
            parseRest(isBlockScope), parseAssignableListItemTypes(), _index.eat.call(void 0, _types.TokenType.comma), _util.expect.call(void 0, close);
            break;
          } else
            parseAssignableListItem(allowModifiers, isBlockScope);
        }
    }
    exports.parseBindingList = parseBindingList;
    function parseAssignableListItem(allowModifiers, isBlockScope) {
      allowModifiers && _typescript.tsParseModifiers.call(void 0, [
        _keywords.ContextualKeyword._public,
        _keywords.ContextualKeyword._protected,
        _keywords.ContextualKeyword._private,
        _keywords.ContextualKeyword._readonly,
        _keywords.ContextualKeyword._override
      ]), parseMaybeDefault(isBlockScope), parseAssignableListItemTypes(), parseMaybeDefault(
        isBlockScope,
        !0
        /* leftAlreadyParsed */
      );
    }
    function parseAssignableListItemTypes() {
      _base.isFlowEnabled ? _flow.flowParseAssignableListItemTypes.call(void 0) : _base.isTypeScriptEnabled && _typescript.tsParseAssignableListItemTypes.call(void 0);
    }
    function parseMaybeDefault(isBlockScope, leftAlreadyParsed = !1) {
      if (leftAlreadyParsed || parseBindingAtom(isBlockScope), !_index.eat.call(void 0, _types.TokenType.eq))
        return;
      let eqIndex = _base.state.tokens.length - 1;
      _expression.parseMaybeAssign.call(void 0), _base.state.tokens[eqIndex].rhsEndIndex = _base.state.tokens.length;
    }
    exports.parseMaybeDefault = parseMaybeDefault;
  }
});

// ../../node_modules/.pnpm/sucrase@3.35.1/node_modules/sucrase/dist/parser/plugins/typescript.js
var require_typescript = __commonJS({
  "../../node_modules/.pnpm/sucrase@3.35.1/node_modules/sucrase/dist/parser/plugins/typescript.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: !0 });
    var _index = require_tokenizer(), _keywords = require_keywords(), _types = require_types(), _base = require_base(), _expression = require_expression(), _lval = require_lval(), _statement = require_statement(), _util = require_util(), _jsx = require_jsx();
    function tsIsIdentifier() {
      return _index.match.call(void 0, _types.TokenType.name);
    }
    function isLiteralPropertyName() {
      return _index.match.call(void 0, _types.TokenType.name) || !!(_base.state.type & _types.TokenType.IS_KEYWORD) || _index.match.call(void 0, _types.TokenType.string) || _index.match.call(void 0, _types.TokenType.num) || _index.match.call(void 0, _types.TokenType.bigint) || _index.match.call(void 0, _types.TokenType.decimal);
    }
    function tsNextTokenCanFollowModifier() {
      let snapshot = _base.state.snapshot();
      return _index.next.call(void 0), (_index.match.call(void 0, _types.TokenType.bracketL) || _index.match.call(void 0, _types.TokenType.braceL) || _index.match.call(void 0, _types.TokenType.star) || _index.match.call(void 0, _types.TokenType.ellipsis) || _index.match.call(void 0, _types.TokenType.hash) || isLiteralPropertyName()) && !_util.hasPrecedingLineBreak.call(void 0) ? !0 : (_base.state.restoreFromSnapshot(snapshot), !1);
    }
    function tsParseModifiers(allowedModifiers) {
      for (; tsParseModifier(allowedModifiers) !== null; )
        ;
    }
    exports.tsParseModifiers = tsParseModifiers;
    function tsParseModifier(allowedModifiers) {
      if (!_index.match.call(void 0, _types.TokenType.name))
        return null;
      let modifier = _base.state.contextualKeyword;
      if (allowedModifiers.indexOf(modifier) !== -1 && tsNextTokenCanFollowModifier()) {
        switch (modifier) {
          case _keywords.ContextualKeyword._readonly:
            _base.state.tokens[_base.state.tokens.length - 1].type = _types.TokenType._readonly;
            break;
          case _keywords.ContextualKeyword._abstract:
            _base.state.tokens[_base.state.tokens.length - 1].type = _types.TokenType._abstract;
            break;
          case _keywords.ContextualKeyword._static:
            _base.state.tokens[_base.state.tokens.length - 1].type = _types.TokenType._static;
            break;
          case _keywords.ContextualKeyword._public:
            _base.state.tokens[_base.state.tokens.length - 1].type = _types.TokenType._public;
            break;
          case _keywords.ContextualKeyword._private:
            _base.state.tokens[_base.state.tokens.length - 1].type = _types.TokenType._private;
            break;
          case _keywords.ContextualKeyword._protected:
            _base.state.tokens[_base.state.tokens.length - 1].type = _types.TokenType._protected;
            break;
          case _keywords.ContextualKeyword._override:
            _base.state.tokens[_base.state.tokens.length - 1].type = _types.TokenType._override;
            break;
          case _keywords.ContextualKeyword._declare:
            _base.state.tokens[_base.state.tokens.length - 1].type = _types.TokenType._declare;
            break;
          default:
            break;
        }
        return modifier;
      }
      return null;
    }
    exports.tsParseModifier = tsParseModifier;
    function tsParseEntityName() {
      for (_expression.parseIdentifier.call(void 0); _index.eat.call(void 0, _types.TokenType.dot); )
        _expression.parseIdentifier.call(void 0);
    }
    function tsParseTypeReference() {
      tsParseEntityName(), !_util.hasPrecedingLineBreak.call(void 0) && _index.match.call(void 0, _types.TokenType.lessThan) && tsParseTypeArguments();
    }
    function tsParseThisTypePredicate() {
      _index.next.call(void 0), tsParseTypeAnnotation();
    }
    function tsParseThisTypeNode() {
      _index.next.call(void 0);
    }
    function tsParseTypeQuery() {
      _util.expect.call(void 0, _types.TokenType._typeof), _index.match.call(void 0, _types.TokenType._import) ? tsParseImportType() : tsParseEntityName(), !_util.hasPrecedingLineBreak.call(void 0) && _index.match.call(void 0, _types.TokenType.lessThan) && tsParseTypeArguments();
    }
    function tsParseImportType() {
      _util.expect.call(void 0, _types.TokenType._import), _util.expect.call(void 0, _types.TokenType.parenL), _util.expect.call(void 0, _types.TokenType.string), _util.expect.call(void 0, _types.TokenType.parenR), _index.eat.call(void 0, _types.TokenType.dot) && tsParseEntityName(), _index.match.call(void 0, _types.TokenType.lessThan) && tsParseTypeArguments();
    }
    function tsParseTypeParameter() {
      _index.eat.call(void 0, _types.TokenType._const);
      let hadIn = _index.eat.call(void 0, _types.TokenType._in), hadOut = _util.eatContextual.call(void 0, _keywords.ContextualKeyword._out);
      _index.eat.call(void 0, _types.TokenType._const), (hadIn || hadOut) && !_index.match.call(void 0, _types.TokenType.name) ? _base.state.tokens[_base.state.tokens.length - 1].type = _types.TokenType.name : _expression.parseIdentifier.call(void 0), _index.eat.call(void 0, _types.TokenType._extends) && tsParseType(), _index.eat.call(void 0, _types.TokenType.eq) && tsParseType();
    }
    function tsTryParseTypeParameters() {
      _index.match.call(void 0, _types.TokenType.lessThan) && tsParseTypeParameters();
    }
    exports.tsTryParseTypeParameters = tsTryParseTypeParameters;
    function tsParseTypeParameters() {
      let oldIsType = _index.pushTypeContext.call(void 0, 0);
      for (_index.match.call(void 0, _types.TokenType.lessThan) || _index.match.call(void 0, _types.TokenType.typeParameterStart) ? _index.next.call(void 0) : _util.unexpected.call(void 0); !_index.eat.call(void 0, _types.TokenType.greaterThan) && !_base.state.error; )
        tsParseTypeParameter(), _index.eat.call(void 0, _types.TokenType.comma);
      _index.popTypeContext.call(void 0, oldIsType);
    }
    function tsFillSignature(returnToken) {
      let returnTokenRequired = returnToken === _types.TokenType.arrow;
      tsTryParseTypeParameters(), _util.expect.call(void 0, _types.TokenType.parenL), _base.state.scopeDepth++, tsParseBindingListForSignature(
        !1
        /* isBlockScope */
      ), _base.state.scopeDepth--, (returnTokenRequired || _index.match.call(void 0, returnToken)) && tsParseTypeOrTypePredicateAnnotation(returnToken);
    }
    function tsParseBindingListForSignature(isBlockScope) {
      _lval.parseBindingList.call(void 0, _types.TokenType.parenR, isBlockScope);
    }
    function tsParseTypeMemberSemicolon() {
      _index.eat.call(void 0, _types.TokenType.comma) || _util.semicolon.call(void 0);
    }
    function tsParseSignatureMember() {
      tsFillSignature(_types.TokenType.colon), tsParseTypeMemberSemicolon();
    }
    function tsIsUnambiguouslyIndexSignature() {
      let snapshot = _base.state.snapshot();
      _index.next.call(void 0);
      let isIndexSignature = _index.eat.call(void 0, _types.TokenType.name) && _index.match.call(void 0, _types.TokenType.colon);
      return _base.state.restoreFromSnapshot(snapshot), isIndexSignature;
    }
    function tsTryParseIndexSignature() {
      if (!(_index.match.call(void 0, _types.TokenType.bracketL) && tsIsUnambiguouslyIndexSignature()))
        return !1;
      let oldIsType = _index.pushTypeContext.call(void 0, 0);
      return _util.expect.call(void 0, _types.TokenType.bracketL), _expression.parseIdentifier.call(void 0), tsParseTypeAnnotation(), _util.expect.call(void 0, _types.TokenType.bracketR), tsTryParseTypeAnnotation(), tsParseTypeMemberSemicolon(), _index.popTypeContext.call(void 0, oldIsType), !0;
    }
    function tsParsePropertyOrMethodSignature(isReadonly) {
      _index.eat.call(void 0, _types.TokenType.question), !isReadonly && (_index.match.call(void 0, _types.TokenType.parenL) || _index.match.call(void 0, _types.TokenType.lessThan)) ? (tsFillSignature(_types.TokenType.colon), tsParseTypeMemberSemicolon()) : (tsTryParseTypeAnnotation(), tsParseTypeMemberSemicolon());
    }
    function tsParseTypeMember() {
      if (_index.match.call(void 0, _types.TokenType.parenL) || _index.match.call(void 0, _types.TokenType.lessThan)) {
        tsParseSignatureMember();
        return;
      }
      if (_index.match.call(void 0, _types.TokenType._new)) {
        _index.next.call(void 0), _index.match.call(void 0, _types.TokenType.parenL) || _index.match.call(void 0, _types.TokenType.lessThan) ? tsParseSignatureMember() : tsParsePropertyOrMethodSignature(!1);
        return;
      }
      let readonly = !!tsParseModifier([_keywords.ContextualKeyword._readonly]);
      tsTryParseIndexSignature() || ((_util.isContextual.call(void 0, _keywords.ContextualKeyword._get) || _util.isContextual.call(void 0, _keywords.ContextualKeyword._set)) && tsNextTokenCanFollowModifier(), _expression.parsePropertyName.call(
        void 0,
        -1
        /* Types don't need context IDs. */
      ), tsParsePropertyOrMethodSignature(readonly));
    }
    function tsParseTypeLiteral() {
      tsParseObjectTypeMembers();
    }
    function tsParseObjectTypeMembers() {
      for (_util.expect.call(void 0, _types.TokenType.braceL); !_index.eat.call(void 0, _types.TokenType.braceR) && !_base.state.error; )
        tsParseTypeMember();
    }
    function tsLookaheadIsStartOfMappedType() {
      let snapshot = _base.state.snapshot(), isStartOfMappedType = tsIsStartOfMappedType();
      return _base.state.restoreFromSnapshot(snapshot), isStartOfMappedType;
    }
    function tsIsStartOfMappedType() {
      return _index.next.call(void 0), _index.eat.call(void 0, _types.TokenType.plus) || _index.eat.call(void 0, _types.TokenType.minus) ? _util.isContextual.call(void 0, _keywords.ContextualKeyword._readonly) : (_util.isContextual.call(void 0, _keywords.ContextualKeyword._readonly) && _index.next.call(void 0), !_index.match.call(void 0, _types.TokenType.bracketL) || (_index.next.call(void 0), !tsIsIdentifier()) ? !1 : (_index.next.call(void 0), _index.match.call(void 0, _types.TokenType._in)));
    }
    function tsParseMappedTypeParameter() {
      _expression.parseIdentifier.call(void 0), _util.expect.call(void 0, _types.TokenType._in), tsParseType();
    }
    function tsParseMappedType() {
      _util.expect.call(void 0, _types.TokenType.braceL), _index.match.call(void 0, _types.TokenType.plus) || _index.match.call(void 0, _types.TokenType.minus) ? (_index.next.call(void 0), _util.expectContextual.call(void 0, _keywords.ContextualKeyword._readonly)) : _util.eatContextual.call(void 0, _keywords.ContextualKeyword._readonly), _util.expect.call(void 0, _types.TokenType.bracketL), tsParseMappedTypeParameter(), _util.eatContextual.call(void 0, _keywords.ContextualKeyword._as) && tsParseType(), _util.expect.call(void 0, _types.TokenType.bracketR), _index.match.call(void 0, _types.TokenType.plus) || _index.match.call(void 0, _types.TokenType.minus) ? (_index.next.call(void 0), _util.expect.call(void 0, _types.TokenType.question)) : _index.eat.call(void 0, _types.TokenType.question), tsTryParseType(), _util.semicolon.call(void 0), _util.expect.call(void 0, _types.TokenType.braceR);
    }
    function tsParseTupleType() {
      for (_util.expect.call(void 0, _types.TokenType.bracketL); !_index.eat.call(void 0, _types.TokenType.bracketR) && !_base.state.error; )
        tsParseTupleElementType(), _index.eat.call(void 0, _types.TokenType.comma);
    }
    function tsParseTupleElementType() {
      _index.eat.call(void 0, _types.TokenType.ellipsis) ? tsParseType() : (tsParseType(), _index.eat.call(void 0, _types.TokenType.question)), _index.eat.call(void 0, _types.TokenType.colon) && tsParseType();
    }
    function tsParseParenthesizedType() {
      _util.expect.call(void 0, _types.TokenType.parenL), tsParseType(), _util.expect.call(void 0, _types.TokenType.parenR);
    }
    function tsParseTemplateLiteralType() {
      for (_index.nextTemplateToken.call(void 0), _index.nextTemplateToken.call(void 0); !_index.match.call(void 0, _types.TokenType.backQuote) && !_base.state.error; )
        _util.expect.call(void 0, _types.TokenType.dollarBraceL), tsParseType(), _index.nextTemplateToken.call(void 0), _index.nextTemplateToken.call(void 0);
      _index.next.call(void 0);
    }
    var FunctionType;
    (function(FunctionType2) {
      FunctionType2[FunctionType2.TSFunctionType = 0] = "TSFunctionType";
      let TSConstructorType = 1;
      FunctionType2[FunctionType2.TSConstructorType = TSConstructorType] = "TSConstructorType";
      let TSAbstractConstructorType = TSConstructorType + 1;
      FunctionType2[FunctionType2.TSAbstractConstructorType = TSAbstractConstructorType] = "TSAbstractConstructorType";
    })(FunctionType || (FunctionType = {}));
    function tsParseFunctionOrConstructorType(type) {
      type === FunctionType.TSAbstractConstructorType && _util.expectContextual.call(void 0, _keywords.ContextualKeyword._abstract), (type === FunctionType.TSConstructorType || type === FunctionType.TSAbstractConstructorType) && _util.expect.call(void 0, _types.TokenType._new);
      let oldInDisallowConditionalTypesContext = _base.state.inDisallowConditionalTypesContext;
      _base.state.inDisallowConditionalTypesContext = !1, tsFillSignature(_types.TokenType.arrow), _base.state.inDisallowConditionalTypesContext = oldInDisallowConditionalTypesContext;
    }
    function tsParseNonArrayType() {
      switch (_base.state.type) {
        case _types.TokenType.name:
          tsParseTypeReference();
          return;
        case _types.TokenType._void:
        case _types.TokenType._null:
          _index.next.call(void 0);
          return;
        case _types.TokenType.string:
        case _types.TokenType.num:
        case _types.TokenType.bigint:
        case _types.TokenType.decimal:
        case _types.TokenType._true:
        case _types.TokenType._false:
          _expression.parseLiteral.call(void 0);
          return;
        case _types.TokenType.minus:
          _index.next.call(void 0), _expression.parseLiteral.call(void 0);
          return;
        case _types.TokenType._this: {
          tsParseThisTypeNode(), _util.isContextual.call(void 0, _keywords.ContextualKeyword._is) && !_util.hasPrecedingLineBreak.call(void 0) && tsParseThisTypePredicate();
          return;
        }
        case _types.TokenType._typeof:
          tsParseTypeQuery();
          return;
        case _types.TokenType._import:
          tsParseImportType();
          return;
        case _types.TokenType.braceL:
          tsLookaheadIsStartOfMappedType() ? tsParseMappedType() : tsParseTypeLiteral();
          return;
        case _types.TokenType.bracketL:
          tsParseTupleType();
          return;
        case _types.TokenType.parenL:
          tsParseParenthesizedType();
          return;
        case _types.TokenType.backQuote:
          tsParseTemplateLiteralType();
          return;
        default:
          if (_base.state.type & _types.TokenType.IS_KEYWORD) {
            _index.next.call(void 0), _base.state.tokens[_base.state.tokens.length - 1].type = _types.TokenType.name;
            return;
          }
          break;
      }
      _util.unexpected.call(void 0);
    }
    function tsParseArrayTypeOrHigher() {
      for (tsParseNonArrayType(); !_util.hasPrecedingLineBreak.call(void 0) && _index.eat.call(void 0, _types.TokenType.bracketL); )
        _index.eat.call(void 0, _types.TokenType.bracketR) || (tsParseType(), _util.expect.call(void 0, _types.TokenType.bracketR));
    }
    function tsParseInferType() {
      if (_util.expectContextual.call(void 0, _keywords.ContextualKeyword._infer), _expression.parseIdentifier.call(void 0), _index.match.call(void 0, _types.TokenType._extends)) {
        let snapshot = _base.state.snapshot();
        _util.expect.call(void 0, _types.TokenType._extends);
        let oldInDisallowConditionalTypesContext = _base.state.inDisallowConditionalTypesContext;
        _base.state.inDisallowConditionalTypesContext = !0, tsParseType(), _base.state.inDisallowConditionalTypesContext = oldInDisallowConditionalTypesContext, (_base.state.error || !_base.state.inDisallowConditionalTypesContext && _index.match.call(void 0, _types.TokenType.question)) && _base.state.restoreFromSnapshot(snapshot);
      }
    }
    function tsParseTypeOperatorOrHigher() {
      if (_util.isContextual.call(void 0, _keywords.ContextualKeyword._keyof) || _util.isContextual.call(void 0, _keywords.ContextualKeyword._unique) || _util.isContextual.call(void 0, _keywords.ContextualKeyword._readonly))
        _index.next.call(void 0), tsParseTypeOperatorOrHigher();
      else if (_util.isContextual.call(void 0, _keywords.ContextualKeyword._infer))
        tsParseInferType();
      else {
        let oldInDisallowConditionalTypesContext = _base.state.inDisallowConditionalTypesContext;
        _base.state.inDisallowConditionalTypesContext = !1, tsParseArrayTypeOrHigher(), _base.state.inDisallowConditionalTypesContext = oldInDisallowConditionalTypesContext;
      }
    }
    function tsParseIntersectionTypeOrHigher() {
      if (_index.eat.call(void 0, _types.TokenType.bitwiseAND), tsParseTypeOperatorOrHigher(), _index.match.call(void 0, _types.TokenType.bitwiseAND))
        for (; _index.eat.call(void 0, _types.TokenType.bitwiseAND); )
          tsParseTypeOperatorOrHigher();
    }
    function tsParseUnionTypeOrHigher() {
      if (_index.eat.call(void 0, _types.TokenType.bitwiseOR), tsParseIntersectionTypeOrHigher(), _index.match.call(void 0, _types.TokenType.bitwiseOR))
        for (; _index.eat.call(void 0, _types.TokenType.bitwiseOR); )
          tsParseIntersectionTypeOrHigher();
    }
    function tsIsStartOfFunctionType() {
      return _index.match.call(void 0, _types.TokenType.lessThan) ? !0 : _index.match.call(void 0, _types.TokenType.parenL) && tsLookaheadIsUnambiguouslyStartOfFunctionType();
    }
    function tsSkipParameterStart() {
      if (_index.match.call(void 0, _types.TokenType.name) || _index.match.call(void 0, _types.TokenType._this))
        return _index.next.call(void 0), !0;
      if (_index.match.call(void 0, _types.TokenType.braceL) || _index.match.call(void 0, _types.TokenType.bracketL)) {
        let depth = 1;
        for (_index.next.call(void 0); depth > 0 && !_base.state.error; )
          _index.match.call(void 0, _types.TokenType.braceL) || _index.match.call(void 0, _types.TokenType.bracketL) ? depth++ : (_index.match.call(void 0, _types.TokenType.braceR) || _index.match.call(void 0, _types.TokenType.bracketR)) && depth--, _index.next.call(void 0);
        return !0;
      }
      return !1;
    }
    function tsLookaheadIsUnambiguouslyStartOfFunctionType() {
      let snapshot = _base.state.snapshot(), isUnambiguouslyStartOfFunctionType = tsIsUnambiguouslyStartOfFunctionType();
      return _base.state.restoreFromSnapshot(snapshot), isUnambiguouslyStartOfFunctionType;
    }
    function tsIsUnambiguouslyStartOfFunctionType() {
      return _index.next.call(void 0), !!(_index.match.call(void 0, _types.TokenType.parenR) || _index.match.call(void 0, _types.TokenType.ellipsis) || tsSkipParameterStart() && (_index.match.call(void 0, _types.TokenType.colon) || _index.match.call(void 0, _types.TokenType.comma) || _index.match.call(void 0, _types.TokenType.question) || _index.match.call(void 0, _types.TokenType.eq) || _index.match.call(void 0, _types.TokenType.parenR) && (_index.next.call(void 0), _index.match.call(void 0, _types.TokenType.arrow))));
    }
    function tsParseTypeOrTypePredicateAnnotation(returnToken) {
      let oldIsType = _index.pushTypeContext.call(void 0, 0);
      _util.expect.call(void 0, returnToken), tsParseTypePredicateOrAssertsPrefix() || tsParseType(), _index.popTypeContext.call(void 0, oldIsType);
    }
    function tsTryParseTypeOrTypePredicateAnnotation() {
      _index.match.call(void 0, _types.TokenType.colon) && tsParseTypeOrTypePredicateAnnotation(_types.TokenType.colon);
    }
    function tsTryParseTypeAnnotation() {
      _index.match.call(void 0, _types.TokenType.colon) && tsParseTypeAnnotation();
    }
    exports.tsTryParseTypeAnnotation = tsTryParseTypeAnnotation;
    function tsTryParseType() {
      _index.eat.call(void 0, _types.TokenType.colon) && tsParseType();
    }
    function tsParseTypePredicateOrAssertsPrefix() {
      let snapshot = _base.state.snapshot();
      return _util.isContextual.call(void 0, _keywords.ContextualKeyword._asserts) ? (_index.next.call(void 0), _util.eatContextual.call(void 0, _keywords.ContextualKeyword._is) ? (tsParseType(), !0) : tsIsIdentifier() || _index.match.call(void 0, _types.TokenType._this) ? (_index.next.call(void 0), _util.eatContextual.call(void 0, _keywords.ContextualKeyword._is) && tsParseType(), !0) : (_base.state.restoreFromSnapshot(snapshot), !1)) : tsIsIdentifier() || _index.match.call(void 0, _types.TokenType._this) ? (_index.next.call(void 0), _util.isContextual.call(void 0, _keywords.ContextualKeyword._is) && !_util.hasPrecedingLineBreak.call(void 0) ? (_index.next.call(void 0), tsParseType(), !0) : (_base.state.restoreFromSnapshot(snapshot), !1)) : !1;
    }
    function tsParseTypeAnnotation() {
      let oldIsType = _index.pushTypeContext.call(void 0, 0);
      _util.expect.call(void 0, _types.TokenType.colon), tsParseType(), _index.popTypeContext.call(void 0, oldIsType);
    }
    exports.tsParseTypeAnnotation = tsParseTypeAnnotation;
    function tsParseType() {
      if (tsParseNonConditionalType(), _base.state.inDisallowConditionalTypesContext || _util.hasPrecedingLineBreak.call(void 0) || !_index.eat.call(void 0, _types.TokenType._extends))
        return;
      let oldInDisallowConditionalTypesContext = _base.state.inDisallowConditionalTypesContext;
      _base.state.inDisallowConditionalTypesContext = !0, tsParseNonConditionalType(), _base.state.inDisallowConditionalTypesContext = oldInDisallowConditionalTypesContext, _util.expect.call(void 0, _types.TokenType.question), tsParseType(), _util.expect.call(void 0, _types.TokenType.colon), tsParseType();
    }
    exports.tsParseType = tsParseType;
    function isAbstractConstructorSignature() {
      return _util.isContextual.call(void 0, _keywords.ContextualKeyword._abstract) && _index.lookaheadType.call(void 0) === _types.TokenType._new;
    }
    function tsParseNonConditionalType() {
      if (tsIsStartOfFunctionType()) {
        tsParseFunctionOrConstructorType(FunctionType.TSFunctionType);
        return;
      }
      if (_index.match.call(void 0, _types.TokenType._new)) {
        tsParseFunctionOrConstructorType(FunctionType.TSConstructorType);
        return;
      } else if (isAbstractConstructorSignature()) {
        tsParseFunctionOrConstructorType(FunctionType.TSAbstractConstructorType);
        return;
      }
      tsParseUnionTypeOrHigher();
    }
    exports.tsParseNonConditionalType = tsParseNonConditionalType;
    function tsParseTypeAssertion() {
      let oldIsType = _index.pushTypeContext.call(void 0, 1);
      tsParseType(), _util.expect.call(void 0, _types.TokenType.greaterThan), _index.popTypeContext.call(void 0, oldIsType), _expression.parseMaybeUnary.call(void 0);
    }
    exports.tsParseTypeAssertion = tsParseTypeAssertion;
    function tsTryParseJSXTypeArgument() {
      if (_index.eat.call(void 0, _types.TokenType.jsxTagStart)) {
        _base.state.tokens[_base.state.tokens.length - 1].type = _types.TokenType.typeParameterStart;
        let oldIsType = _index.pushTypeContext.call(void 0, 1);
        for (; !_index.match.call(void 0, _types.TokenType.greaterThan) && !_base.state.error; )
          tsParseType(), _index.eat.call(void 0, _types.TokenType.comma);
        _jsx.nextJSXTagToken.call(void 0), _index.popTypeContext.call(void 0, oldIsType);
      }
    }
    exports.tsTryParseJSXTypeArgument = tsTryParseJSXTypeArgument;
    function tsParseHeritageClause() {
      for (; !_index.match.call(void 0, _types.TokenType.braceL) && !_base.state.error; )
        tsParseExpressionWithTypeArguments(), _index.eat.call(void 0, _types.TokenType.comma);
    }
    function tsParseExpressionWithTypeArguments() {
      tsParseEntityName(), _index.match.call(void 0, _types.TokenType.lessThan) && tsParseTypeArguments();
    }
    function tsParseInterfaceDeclaration() {
      _lval.parseBindingIdentifier.call(void 0, !1), tsTryParseTypeParameters(), _index.eat.call(void 0, _types.TokenType._extends) && tsParseHeritageClause(), tsParseObjectTypeMembers();
    }
    function tsParseTypeAliasDeclaration() {
      _lval.parseBindingIdentifier.call(void 0, !1), tsTryParseTypeParameters(), _util.expect.call(void 0, _types.TokenType.eq), tsParseType(), _util.semicolon.call(void 0);
    }
    function tsParseEnumMember() {
      if (_index.match.call(void 0, _types.TokenType.string) ? _expression.parseLiteral.call(void 0) : _expression.parseIdentifier.call(void 0), _index.eat.call(void 0, _types.TokenType.eq)) {
        let eqIndex = _base.state.tokens.length - 1;
        _expression.parseMaybeAssign.call(void 0), _base.state.tokens[eqIndex].rhsEndIndex = _base.state.tokens.length;
      }
    }
    function tsParseEnumDeclaration() {
      for (_lval.parseBindingIdentifier.call(void 0, !1), _util.expect.call(void 0, _types.TokenType.braceL); !_index.eat.call(void 0, _types.TokenType.braceR) && !_base.state.error; )
        tsParseEnumMember(), _index.eat.call(void 0, _types.TokenType.comma);
    }
    function tsParseModuleBlock() {
      _util.expect.call(void 0, _types.TokenType.braceL), _statement.parseBlockBody.call(
        void 0,
        /* end */
        _types.TokenType.braceR
      );
    }
    function tsParseModuleOrNamespaceDeclaration() {
      _lval.parseBindingIdentifier.call(void 0, !1), _index.eat.call(void 0, _types.TokenType.dot) ? tsParseModuleOrNamespaceDeclaration() : tsParseModuleBlock();
    }
    function tsParseAmbientExternalModuleDeclaration() {
      _util.isContextual.call(void 0, _keywords.ContextualKeyword._global) ? _expression.parseIdentifier.call(void 0) : _index.match.call(void 0, _types.TokenType.string) ? _expression.parseExprAtom.call(void 0) : _util.unexpected.call(void 0), _index.match.call(void 0, _types.TokenType.braceL) ? tsParseModuleBlock() : _util.semicolon.call(void 0);
    }
    function tsParseImportEqualsDeclaration() {
      _lval.parseImportedIdentifier.call(void 0), _util.expect.call(void 0, _types.TokenType.eq), tsParseModuleReference(), _util.semicolon.call(void 0);
    }
    exports.tsParseImportEqualsDeclaration = tsParseImportEqualsDeclaration;
    function tsIsExternalModuleReference() {
      return _util.isContextual.call(void 0, _keywords.ContextualKeyword._require) && _index.lookaheadType.call(void 0) === _types.TokenType.parenL;
    }
    function tsParseModuleReference() {
      tsIsExternalModuleReference() ? tsParseExternalModuleReference() : tsParseEntityName();
    }
    function tsParseExternalModuleReference() {
      _util.expectContextual.call(void 0, _keywords.ContextualKeyword._require), _util.expect.call(void 0, _types.TokenType.parenL), _index.match.call(void 0, _types.TokenType.string) || _util.unexpected.call(void 0), _expression.parseLiteral.call(void 0), _util.expect.call(void 0, _types.TokenType.parenR);
    }
    function tsTryParseDeclare() {
      if (_util.isLineTerminator.call(void 0))
        return !1;
      switch (_base.state.type) {
        case _types.TokenType._function: {
          let oldIsType = _index.pushTypeContext.call(void 0, 1);
          _index.next.call(void 0);
          let functionStart = _base.state.start;
          return _statement.parseFunction.call(
            void 0,
            functionStart,
            /* isStatement */
            !0
          ), _index.popTypeContext.call(void 0, oldIsType), !0;
        }
        case _types.TokenType._class: {
          let oldIsType = _index.pushTypeContext.call(void 0, 1);
          return _statement.parseClass.call(
            void 0,
            /* isStatement */
            !0,
            /* optionalId */
            !1
          ), _index.popTypeContext.call(void 0, oldIsType), !0;
        }
        case _types.TokenType._const:
          if (_index.match.call(void 0, _types.TokenType._const) && _util.isLookaheadContextual.call(void 0, _keywords.ContextualKeyword._enum)) {
            let oldIsType = _index.pushTypeContext.call(void 0, 1);
            return _util.expect.call(void 0, _types.TokenType._const), _util.expectContextual.call(void 0, _keywords.ContextualKeyword._enum), _base.state.tokens[_base.state.tokens.length - 1].type = _types.TokenType._enum, tsParseEnumDeclaration(), _index.popTypeContext.call(void 0, oldIsType), !0;
          }
        // falls through
        case _types.TokenType._var:
        case _types.TokenType._let: {
          let oldIsType = _index.pushTypeContext.call(void 0, 1);
          return _statement.parseVarStatement.call(void 0, _base.state.type !== _types.TokenType._var), _index.popTypeContext.call(void 0, oldIsType), !0;
        }
        case _types.TokenType.name: {
          let oldIsType = _index.pushTypeContext.call(void 0, 1), contextualKeyword = _base.state.contextualKeyword, matched = !1;
          return contextualKeyword === _keywords.ContextualKeyword._global ? (tsParseAmbientExternalModuleDeclaration(), matched = !0) : matched = tsParseDeclaration(
            contextualKeyword,
            /* isBeforeToken */
            !0
          ), _index.popTypeContext.call(void 0, oldIsType), matched;
        }
        default:
          return !1;
      }
    }
    function tsTryParseExportDeclaration() {
      return tsParseDeclaration(
        _base.state.contextualKeyword,
        /* isBeforeToken */
        !0
      );
    }
    function tsParseExpressionStatement(contextualKeyword) {
      switch (contextualKeyword) {
        case _keywords.ContextualKeyword._declare: {
          let declareTokenIndex = _base.state.tokens.length - 1;
          if (tsTryParseDeclare())
            return _base.state.tokens[declareTokenIndex].type = _types.TokenType._declare, !0;
          break;
        }
        case _keywords.ContextualKeyword._global:
          if (_index.match.call(void 0, _types.TokenType.braceL))
            return tsParseModuleBlock(), !0;
          break;
        default:
          return tsParseDeclaration(
            contextualKeyword,
            /* isBeforeToken */
            !1
          );
      }
      return !1;
    }
    function tsParseDeclaration(contextualKeyword, isBeforeToken) {
      switch (contextualKeyword) {
        case _keywords.ContextualKeyword._abstract:
          if (tsCheckLineTerminator(isBeforeToken) && _index.match.call(void 0, _types.TokenType._class))
            return _base.state.tokens[_base.state.tokens.length - 1].type = _types.TokenType._abstract, _statement.parseClass.call(
              void 0,
              /* isStatement */
              !0,
              /* optionalId */
              !1
            ), !0;
          break;
        case _keywords.ContextualKeyword._enum:
          if (tsCheckLineTerminator(isBeforeToken) && _index.match.call(void 0, _types.TokenType.name))
            return _base.state.tokens[_base.state.tokens.length - 1].type = _types.TokenType._enum, tsParseEnumDeclaration(), !0;
          break;
        case _keywords.ContextualKeyword._interface:
          if (tsCheckLineTerminator(isBeforeToken) && _index.match.call(void 0, _types.TokenType.name)) {
            let oldIsType = _index.pushTypeContext.call(void 0, isBeforeToken ? 2 : 1);
            return tsParseInterfaceDeclaration(), _index.popTypeContext.call(void 0, oldIsType), !0;
          }
          break;
        case _keywords.ContextualKeyword._module:
          if (tsCheckLineTerminator(isBeforeToken)) {
            if (_index.match.call(void 0, _types.TokenType.string)) {
              let oldIsType = _index.pushTypeContext.call(void 0, isBeforeToken ? 2 : 1);
              return tsParseAmbientExternalModuleDeclaration(), _index.popTypeContext.call(void 0, oldIsType), !0;
            } else if (_index.match.call(void 0, _types.TokenType.name)) {
              let oldIsType = _index.pushTypeContext.call(void 0, isBeforeToken ? 2 : 1);
              return tsParseModuleOrNamespaceDeclaration(), _index.popTypeContext.call(void 0, oldIsType), !0;
            }
          }
          break;
        case _keywords.ContextualKeyword._namespace:
          if (tsCheckLineTerminator(isBeforeToken) && _index.match.call(void 0, _types.TokenType.name)) {
            let oldIsType = _index.pushTypeContext.call(void 0, isBeforeToken ? 2 : 1);
            return tsParseModuleOrNamespaceDeclaration(), _index.popTypeContext.call(void 0, oldIsType), !0;
          }
          break;
        case _keywords.ContextualKeyword._type:
          if (tsCheckLineTerminator(isBeforeToken) && _index.match.call(void 0, _types.TokenType.name)) {
            let oldIsType = _index.pushTypeContext.call(void 0, isBeforeToken ? 2 : 1);
            return tsParseTypeAliasDeclaration(), _index.popTypeContext.call(void 0, oldIsType), !0;
          }
          break;
        default:
          break;
      }
      return !1;
    }
    function tsCheckLineTerminator(isBeforeToken) {
      return isBeforeToken ? (_index.next.call(void 0), !0) : !_util.isLineTerminator.call(void 0);
    }
    function tsTryParseGenericAsyncArrowFunction() {
      let snapshot = _base.state.snapshot();
      return tsParseTypeParameters(), _statement.parseFunctionParams.call(void 0), tsTryParseTypeOrTypePredicateAnnotation(), _util.expect.call(void 0, _types.TokenType.arrow), _base.state.error ? (_base.state.restoreFromSnapshot(snapshot), !1) : (_expression.parseFunctionBody.call(void 0, !0), !0);
    }
    function tsParseTypeArgumentsWithPossibleBitshift() {
      _base.state.type === _types.TokenType.bitShiftL && (_base.state.pos -= 1, _index.finishToken.call(void 0, _types.TokenType.lessThan)), tsParseTypeArguments();
    }
    function tsParseTypeArguments() {
      let oldIsType = _index.pushTypeContext.call(void 0, 0);
      for (_util.expect.call(void 0, _types.TokenType.lessThan); !_index.match.call(void 0, _types.TokenType.greaterThan) && !_base.state.error; )
        tsParseType(), _index.eat.call(void 0, _types.TokenType.comma);
      oldIsType ? (_util.expect.call(void 0, _types.TokenType.greaterThan), _index.popTypeContext.call(void 0, oldIsType)) : (_index.popTypeContext.call(void 0, oldIsType), _index.rescan_gt.call(void 0), _util.expect.call(void 0, _types.TokenType.greaterThan), _base.state.tokens[_base.state.tokens.length - 1].isType = !0);
    }
    function tsIsDeclarationStart() {
      if (_index.match.call(void 0, _types.TokenType.name))
        switch (_base.state.contextualKeyword) {
          case _keywords.ContextualKeyword._abstract:
          case _keywords.ContextualKeyword._declare:
          case _keywords.ContextualKeyword._enum:
          case _keywords.ContextualKeyword._interface:
          case _keywords.ContextualKeyword._module:
          case _keywords.ContextualKeyword._namespace:
          case _keywords.ContextualKeyword._type:
            return !0;
          default:
            break;
        }
      return !1;
    }
    exports.tsIsDeclarationStart = tsIsDeclarationStart;
    function tsParseFunctionBodyAndFinish(functionStart, funcContextId) {
      if (_index.match.call(void 0, _types.TokenType.colon) && tsParseTypeOrTypePredicateAnnotation(_types.TokenType.colon), !_index.match.call(void 0, _types.TokenType.braceL) && _util.isLineTerminator.call(void 0)) {
        let i = _base.state.tokens.length - 1;
        for (; i >= 0 && (_base.state.tokens[i].start >= functionStart || _base.state.tokens[i].type === _types.TokenType._default || _base.state.tokens[i].type === _types.TokenType._export); )
          _base.state.tokens[i].isType = !0, i--;
        return;
      }
      _expression.parseFunctionBody.call(void 0, !1, funcContextId);
    }
    exports.tsParseFunctionBodyAndFinish = tsParseFunctionBodyAndFinish;
    function tsParseSubscript(startTokenIndex, noCalls, stopState) {
      if (!_util.hasPrecedingLineBreak.call(void 0) && _index.eat.call(void 0, _types.TokenType.bang)) {
        _base.state.tokens[_base.state.tokens.length - 1].type = _types.TokenType.nonNullAssertion;
        return;
      }
      if (_index.match.call(void 0, _types.TokenType.lessThan) || _index.match.call(void 0, _types.TokenType.bitShiftL)) {
        let snapshot = _base.state.snapshot();
        if (!noCalls && _expression.atPossibleAsync.call(void 0) && tsTryParseGenericAsyncArrowFunction())
          return;
        if (tsParseTypeArgumentsWithPossibleBitshift(), !noCalls && _index.eat.call(void 0, _types.TokenType.parenL) ? (_base.state.tokens[_base.state.tokens.length - 1].subscriptStartIndex = startTokenIndex, _expression.parseCallExpressionArguments.call(void 0)) : _index.match.call(void 0, _types.TokenType.backQuote) ? _expression.parseTemplate.call(void 0) : (
          // The remaining possible case is an instantiation expression, e.g.
          // Array<number> . Check for a few cases that would disqualify it and
          // cause us to bail out.
          // a<b>>c is not (a<b>)>c, but a<(b>>c)
          (_base.state.type === _types.TokenType.greaterThan || // a<b>c is (a<b)>c
          _base.state.type !== _types.TokenType.parenL && _base.state.type & _types.TokenType.IS_EXPRESSION_START && !_util.hasPrecedingLineBreak.call(void 0)) && _util.unexpected.call(void 0)
        ), _base.state.error)
          _base.state.restoreFromSnapshot(snapshot);
        else
          return;
      } else !noCalls && _index.match.call(void 0, _types.TokenType.questionDot) && _index.lookaheadType.call(void 0) === _types.TokenType.lessThan && (_index.next.call(void 0), _base.state.tokens[startTokenIndex].isOptionalChainStart = !0, _base.state.tokens[_base.state.tokens.length - 1].subscriptStartIndex = startTokenIndex, tsParseTypeArguments(), _util.expect.call(void 0, _types.TokenType.parenL), _expression.parseCallExpressionArguments.call(void 0));
      _expression.baseParseSubscript.call(void 0, startTokenIndex, noCalls, stopState);
    }
    exports.tsParseSubscript = tsParseSubscript;
    function tsTryParseExport() {
      if (_index.eat.call(void 0, _types.TokenType._import))
        return _util.isContextual.call(void 0, _keywords.ContextualKeyword._type) && _index.lookaheadType.call(void 0) !== _types.TokenType.eq && _util.expectContextual.call(void 0, _keywords.ContextualKeyword._type), tsParseImportEqualsDeclaration(), !0;
      if (_index.eat.call(void 0, _types.TokenType.eq))
        return _expression.parseExpression.call(void 0), _util.semicolon.call(void 0), !0;
      if (_util.eatContextual.call(void 0, _keywords.ContextualKeyword._as))
        return _util.expectContextual.call(void 0, _keywords.ContextualKeyword._namespace), _expression.parseIdentifier.call(void 0), _util.semicolon.call(void 0), !0;
      if (_util.isContextual.call(void 0, _keywords.ContextualKeyword._type)) {
        let nextType = _index.lookaheadType.call(void 0);
        (nextType === _types.TokenType.braceL || nextType === _types.TokenType.star) && _index.next.call(void 0);
      }
      return !1;
    }
    exports.tsTryParseExport = tsTryParseExport;
    function tsParseImportSpecifier() {
      if (_expression.parseIdentifier.call(void 0), _index.match.call(void 0, _types.TokenType.comma) || _index.match.call(void 0, _types.TokenType.braceR)) {
        _base.state.tokens[_base.state.tokens.length - 1].identifierRole = _index.IdentifierRole.ImportDeclaration;
        return;
      }
      if (_expression.parseIdentifier.call(void 0), _index.match.call(void 0, _types.TokenType.comma) || _index.match.call(void 0, _types.TokenType.braceR)) {
        _base.state.tokens[_base.state.tokens.length - 1].identifierRole = _index.IdentifierRole.ImportDeclaration, _base.state.tokens[_base.state.tokens.length - 2].isType = !0, _base.state.tokens[_base.state.tokens.length - 1].isType = !0;
        return;
      }
      if (_expression.parseIdentifier.call(void 0), _index.match.call(void 0, _types.TokenType.comma) || _index.match.call(void 0, _types.TokenType.braceR)) {
        _base.state.tokens[_base.state.tokens.length - 3].identifierRole = _index.IdentifierRole.ImportAccess, _base.state.tokens[_base.state.tokens.length - 1].identifierRole = _index.IdentifierRole.ImportDeclaration;
        return;
      }
      _expression.parseIdentifier.call(void 0), _base.state.tokens[_base.state.tokens.length - 3].identifierRole = _index.IdentifierRole.ImportAccess, _base.state.tokens[_base.state.tokens.length - 1].identifierRole = _index.IdentifierRole.ImportDeclaration, _base.state.tokens[_base.state.tokens.length - 4].isType = !0, _base.state.tokens[_base.state.tokens.length - 3].isType = !0, _base.state.tokens[_base.state.tokens.length - 2].isType = !0, _base.state.tokens[_base.state.tokens.length - 1].isType = !0;
    }
    exports.tsParseImportSpecifier = tsParseImportSpecifier;
    function tsParseExportSpecifier() {
      if (_expression.parseIdentifier.call(void 0), _index.match.call(void 0, _types.TokenType.comma) || _index.match.call(void 0, _types.TokenType.braceR)) {
        _base.state.tokens[_base.state.tokens.length - 1].identifierRole = _index.IdentifierRole.ExportAccess;
        return;
      }
      if (_expression.parseIdentifier.call(void 0), _index.match.call(void 0, _types.TokenType.comma) || _index.match.call(void 0, _types.TokenType.braceR)) {
        _base.state.tokens[_base.state.tokens.length - 1].identifierRole = _index.IdentifierRole.ExportAccess, _base.state.tokens[_base.state.tokens.length - 2].isType = !0, _base.state.tokens[_base.state.tokens.length - 1].isType = !0;
        return;
      }
      if (_expression.parseIdentifier.call(void 0), _index.match.call(void 0, _types.TokenType.comma) || _index.match.call(void 0, _types.TokenType.braceR)) {
        _base.state.tokens[_base.state.tokens.length - 3].identifierRole = _index.IdentifierRole.ExportAccess;
        return;
      }
      _expression.parseIdentifier.call(void 0), _base.state.tokens[_base.state.tokens.length - 3].identifierRole = _index.IdentifierRole.ExportAccess, _base.state.tokens[_base.state.tokens.length - 4].isType = !0, _base.state.tokens[_base.state.tokens.length - 3].isType = !0, _base.state.tokens[_base.state.tokens.length - 2].isType = !0, _base.state.tokens[_base.state.tokens.length - 1].isType = !0;
    }
    exports.tsParseExportSpecifier = tsParseExportSpecifier;
    function tsTryParseExportDefaultExpression() {
      if (_util.isContextual.call(void 0, _keywords.ContextualKeyword._abstract) && _index.lookaheadType.call(void 0) === _types.TokenType._class)
        return _base.state.type = _types.TokenType._abstract, _index.next.call(void 0), _statement.parseClass.call(void 0, !0, !0), !0;
      if (_util.isContextual.call(void 0, _keywords.ContextualKeyword._interface)) {
        let oldIsType = _index.pushTypeContext.call(void 0, 2);
        return tsParseDeclaration(_keywords.ContextualKeyword._interface, !0), _index.popTypeContext.call(void 0, oldIsType), !0;
      }
      return !1;
    }
    exports.tsTryParseExportDefaultExpression = tsTryParseExportDefaultExpression;
    function tsTryParseStatementContent() {
      if (_base.state.type === _types.TokenType._const) {
        let ahead = _index.lookaheadTypeAndKeyword.call(void 0);
        if (ahead.type === _types.TokenType.name && ahead.contextualKeyword === _keywords.ContextualKeyword._enum)
          return _util.expect.call(void 0, _types.TokenType._const), _util.expectContextual.call(void 0, _keywords.ContextualKeyword._enum), _base.state.tokens[_base.state.tokens.length - 1].type = _types.TokenType._enum, tsParseEnumDeclaration(), !0;
      }
      return !1;
    }
    exports.tsTryParseStatementContent = tsTryParseStatementContent;
    function tsTryParseClassMemberWithIsStatic(isStatic) {
      let memberStartIndexAfterStatic = _base.state.tokens.length;
      tsParseModifiers([
        _keywords.ContextualKeyword._abstract,
        _keywords.ContextualKeyword._readonly,
        _keywords.ContextualKeyword._declare,
        _keywords.ContextualKeyword._static,
        _keywords.ContextualKeyword._override
      ]);
      let modifiersEndIndex = _base.state.tokens.length;
      if (tsTryParseIndexSignature()) {
        let memberStartIndex = isStatic ? memberStartIndexAfterStatic - 1 : memberStartIndexAfterStatic;
        for (let i = memberStartIndex; i < modifiersEndIndex; i++)
          _base.state.tokens[i].isType = !0;
        return !0;
      }
      return !1;
    }
    exports.tsTryParseClassMemberWithIsStatic = tsTryParseClassMemberWithIsStatic;
    function tsParseIdentifierStatement(contextualKeyword) {
      tsParseExpressionStatement(contextualKeyword) || _util.semicolon.call(void 0);
    }
    exports.tsParseIdentifierStatement = tsParseIdentifierStatement;
    function tsParseExportDeclaration() {
      let isDeclare = _util.eatContextual.call(void 0, _keywords.ContextualKeyword._declare);
      isDeclare && (_base.state.tokens[_base.state.tokens.length - 1].type = _types.TokenType._declare);
      let matchedDeclaration = !1;
      if (_index.match.call(void 0, _types.TokenType.name))
        if (isDeclare) {
          let oldIsType = _index.pushTypeContext.call(void 0, 2);
          matchedDeclaration = tsTryParseExportDeclaration(), _index.popTypeContext.call(void 0, oldIsType);
        } else
          matchedDeclaration = tsTryParseExportDeclaration();
      if (!matchedDeclaration)
        if (isDeclare) {
          let oldIsType = _index.pushTypeContext.call(void 0, 2);
          _statement.parseStatement.call(void 0, !0), _index.popTypeContext.call(void 0, oldIsType);
        } else
          _statement.parseStatement.call(void 0, !0);
    }
    exports.tsParseExportDeclaration = tsParseExportDeclaration;
    function tsAfterParseClassSuper(hasSuper) {
      if (hasSuper && (_index.match.call(void 0, _types.TokenType.lessThan) || _index.match.call(void 0, _types.TokenType.bitShiftL)) && tsParseTypeArgumentsWithPossibleBitshift(), _util.eatContextual.call(void 0, _keywords.ContextualKeyword._implements)) {
        _base.state.tokens[_base.state.tokens.length - 1].type = _types.TokenType._implements;
        let oldIsType = _index.pushTypeContext.call(void 0, 1);
        tsParseHeritageClause(), _index.popTypeContext.call(void 0, oldIsType);
      }
    }
    exports.tsAfterParseClassSuper = tsAfterParseClassSuper;
    function tsStartParseObjPropValue() {
      tsTryParseTypeParameters();
    }
    exports.tsStartParseObjPropValue = tsStartParseObjPropValue;
    function tsStartParseFunctionParams() {
      tsTryParseTypeParameters();
    }
    exports.tsStartParseFunctionParams = tsStartParseFunctionParams;
    function tsAfterParseVarHead() {
      let oldIsType = _index.pushTypeContext.call(void 0, 0);
      _util.hasPrecedingLineBreak.call(void 0) || _index.eat.call(void 0, _types.TokenType.bang), tsTryParseTypeAnnotation(), _index.popTypeContext.call(void 0, oldIsType);
    }
    exports.tsAfterParseVarHead = tsAfterParseVarHead;
    function tsStartParseAsyncArrowFromCallExpression() {
      _index.match.call(void 0, _types.TokenType.colon) && tsParseTypeAnnotation();
    }
    exports.tsStartParseAsyncArrowFromCallExpression = tsStartParseAsyncArrowFromCallExpression;
    function tsParseMaybeAssign(noIn, isWithinParens) {
      return _base.isJSXEnabled ? tsParseMaybeAssignWithJSX(noIn, isWithinParens) : tsParseMaybeAssignWithoutJSX(noIn, isWithinParens);
    }
    exports.tsParseMaybeAssign = tsParseMaybeAssign;
    function tsParseMaybeAssignWithJSX(noIn, isWithinParens) {
      if (!_index.match.call(void 0, _types.TokenType.lessThan))
        return _expression.baseParseMaybeAssign.call(void 0, noIn, isWithinParens);
      let snapshot = _base.state.snapshot(), wasArrow = _expression.baseParseMaybeAssign.call(void 0, noIn, isWithinParens);
      if (_base.state.error)
        _base.state.restoreFromSnapshot(snapshot);
      else
        return wasArrow;
      return _base.state.type = _types.TokenType.typeParameterStart, tsParseTypeParameters(), wasArrow = _expression.baseParseMaybeAssign.call(void 0, noIn, isWithinParens), wasArrow || _util.unexpected.call(void 0), wasArrow;
    }
    exports.tsParseMaybeAssignWithJSX = tsParseMaybeAssignWithJSX;
    function tsParseMaybeAssignWithoutJSX(noIn, isWithinParens) {
      if (!_index.match.call(void 0, _types.TokenType.lessThan))
        return _expression.baseParseMaybeAssign.call(void 0, noIn, isWithinParens);
      let snapshot = _base.state.snapshot();
      tsParseTypeParameters();
      let wasArrow = _expression.baseParseMaybeAssign.call(void 0, noIn, isWithinParens);
      if (wasArrow || _util.unexpected.call(void 0), _base.state.error)
        _base.state.restoreFromSnapshot(snapshot);
      else
        return wasArrow;
      return _expression.baseParseMaybeAssign.call(void 0, noIn, isWithinParens);
    }
    exports.tsParseMaybeAssignWithoutJSX = tsParseMaybeAssignWithoutJSX;
    function tsParseArrow() {
      if (_index.match.call(void 0, _types.TokenType.colon)) {
        let snapshot = _base.state.snapshot();
        tsParseTypeOrTypePredicateAnnotation(_types.TokenType.colon), _util.canInsertSemicolon.call(void 0) && _util.unexpected.call(void 0), _index.match.call(void 0, _types.TokenType.arrow) || _util.unexpected.call(void 0), _base.state.error && _base.state.restoreFromSnapshot(snapshot);
      }
      return _index.eat.call(void 0, _types.TokenType.arrow);
    }
    exports.tsParseArrow = tsParseArrow;
    function tsParseAssignableListItemTypes() {
      let oldIsType = _index.pushTypeContext.call(void 0, 0);
      _index.eat.call(void 0, _types.TokenType.question), tsTryParseTypeAnnotation(), _index.popTypeContext.call(void 0, oldIsType);
    }
    exports.tsParseAssignableListItemTypes = tsParseAssignableListItemTypes;
    function tsParseMaybeDecoratorArguments() {
      (_index.match.call(void 0, _types.TokenType.lessThan) || _index.match.call(void 0, _types.TokenType.bitShiftL)) && tsParseTypeArgumentsWithPossibleBitshift(), _statement.baseParseMaybeDecoratorArguments.call(void 0);
    }
    exports.tsParseMaybeDecoratorArguments = tsParseMaybeDecoratorArguments;
  }
});

// ../../node_modules/.pnpm/sucrase@3.35.1/node_modules/sucrase/dist/parser/plugins/jsx/index.js
var require_jsx = __commonJS({
  "../../node_modules/.pnpm/sucrase@3.35.1/node_modules/sucrase/dist/parser/plugins/jsx/index.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: !0 });
    var _index = require_tokenizer(), _types = require_types(), _base = require_base(), _expression = require_expression(), _util = require_util(), _charcodes = require_charcodes(), _identifier = require_identifier(), _typescript = require_typescript();
    function jsxReadToken() {
      let sawNewline = !1, sawNonWhitespace = !1;
      for (; ; ) {
        if (_base.state.pos >= _base.input.length) {
          _util.unexpected.call(void 0, "Unterminated JSX contents");
          return;
        }
        let ch = _base.input.charCodeAt(_base.state.pos);
        if (ch === _charcodes.charCodes.lessThan || ch === _charcodes.charCodes.leftCurlyBrace) {
          if (_base.state.pos === _base.state.start) {
            if (ch === _charcodes.charCodes.lessThan) {
              _base.state.pos++, _index.finishToken.call(void 0, _types.TokenType.jsxTagStart);
              return;
            }
            _index.getTokenFromCode.call(void 0, ch);
            return;
          }
          sawNewline && !sawNonWhitespace ? _index.finishToken.call(void 0, _types.TokenType.jsxEmptyText) : _index.finishToken.call(void 0, _types.TokenType.jsxText);
          return;
        }
        ch === _charcodes.charCodes.lineFeed ? sawNewline = !0 : ch !== _charcodes.charCodes.space && ch !== _charcodes.charCodes.carriageReturn && ch !== _charcodes.charCodes.tab && (sawNonWhitespace = !0), _base.state.pos++;
      }
    }
    function jsxReadString(quote) {
      for (_base.state.pos++; ; ) {
        if (_base.state.pos >= _base.input.length) {
          _util.unexpected.call(void 0, "Unterminated string constant");
          return;
        }
        if (_base.input.charCodeAt(_base.state.pos) === quote) {
          _base.state.pos++;
          break;
        }
        _base.state.pos++;
      }
      _index.finishToken.call(void 0, _types.TokenType.string);
    }
    function jsxReadWord() {
      let ch;
      do {
        if (_base.state.pos > _base.input.length) {
          _util.unexpected.call(void 0, "Unexpectedly reached the end of input.");
          return;
        }
        ch = _base.input.charCodeAt(++_base.state.pos);
      } while (_identifier.IS_IDENTIFIER_CHAR[ch] || ch === _charcodes.charCodes.dash);
      _index.finishToken.call(void 0, _types.TokenType.jsxName);
    }
    function jsxParseIdentifier() {
      nextJSXTagToken();
    }
    function jsxParseNamespacedName(identifierRole) {
      if (jsxParseIdentifier(), !_index.eat.call(void 0, _types.TokenType.colon)) {
        _base.state.tokens[_base.state.tokens.length - 1].identifierRole = identifierRole;
        return;
      }
      jsxParseIdentifier();
    }
    function jsxParseElementName() {
      let firstTokenIndex = _base.state.tokens.length;
      jsxParseNamespacedName(_index.IdentifierRole.Access);
      let hadDot = !1;
      for (; _index.match.call(void 0, _types.TokenType.dot); )
        hadDot = !0, nextJSXTagToken(), jsxParseIdentifier();
      if (!hadDot) {
        let firstToken = _base.state.tokens[firstTokenIndex], firstChar = _base.input.charCodeAt(firstToken.start);
        firstChar >= _charcodes.charCodes.lowercaseA && firstChar <= _charcodes.charCodes.lowercaseZ && (firstToken.identifierRole = null);
      }
    }
    function jsxParseAttributeValue() {
      switch (_base.state.type) {
        case _types.TokenType.braceL:
          _index.next.call(void 0), _expression.parseExpression.call(void 0), nextJSXTagToken();
          return;
        case _types.TokenType.jsxTagStart:
          jsxParseElement(), nextJSXTagToken();
          return;
        case _types.TokenType.string:
          nextJSXTagToken();
          return;
        default:
          _util.unexpected.call(void 0, "JSX value should be either an expression or a quoted JSX text");
      }
    }
    function jsxParseSpreadChild() {
      _util.expect.call(void 0, _types.TokenType.ellipsis), _expression.parseExpression.call(void 0);
    }
    function jsxParseOpeningElement(initialTokenIndex) {
      if (_index.match.call(void 0, _types.TokenType.jsxTagEnd))
        return !1;
      jsxParseElementName(), _base.isTypeScriptEnabled && _typescript.tsTryParseJSXTypeArgument.call(void 0);
      let hasSeenPropSpread = !1;
      for (; !_index.match.call(void 0, _types.TokenType.slash) && !_index.match.call(void 0, _types.TokenType.jsxTagEnd) && !_base.state.error; ) {
        if (_index.eat.call(void 0, _types.TokenType.braceL)) {
          hasSeenPropSpread = !0, _util.expect.call(void 0, _types.TokenType.ellipsis), _expression.parseMaybeAssign.call(void 0), nextJSXTagToken();
          continue;
        }
        hasSeenPropSpread && _base.state.end - _base.state.start === 3 && _base.input.charCodeAt(_base.state.start) === _charcodes.charCodes.lowercaseK && _base.input.charCodeAt(_base.state.start + 1) === _charcodes.charCodes.lowercaseE && _base.input.charCodeAt(_base.state.start + 2) === _charcodes.charCodes.lowercaseY && (_base.state.tokens[initialTokenIndex].jsxRole = _index.JSXRole.KeyAfterPropSpread), jsxParseNamespacedName(_index.IdentifierRole.ObjectKey), _index.match.call(void 0, _types.TokenType.eq) && (nextJSXTagToken(), jsxParseAttributeValue());
      }
      let isSelfClosing = _index.match.call(void 0, _types.TokenType.slash);
      return isSelfClosing && nextJSXTagToken(), isSelfClosing;
    }
    function jsxParseClosingElement() {
      _index.match.call(void 0, _types.TokenType.jsxTagEnd) || jsxParseElementName();
    }
    function jsxParseElementAt() {
      let initialTokenIndex = _base.state.tokens.length - 1;
      _base.state.tokens[initialTokenIndex].jsxRole = _index.JSXRole.NoChildren;
      let numExplicitChildren = 0;
      if (!jsxParseOpeningElement(initialTokenIndex))
        for (nextJSXExprToken(); ; )
          switch (_base.state.type) {
            case _types.TokenType.jsxTagStart:
              if (nextJSXTagToken(), _index.match.call(void 0, _types.TokenType.slash)) {
                nextJSXTagToken(), jsxParseClosingElement(), _base.state.tokens[initialTokenIndex].jsxRole !== _index.JSXRole.KeyAfterPropSpread && (numExplicitChildren === 1 ? _base.state.tokens[initialTokenIndex].jsxRole = _index.JSXRole.OneChild : numExplicitChildren > 1 && (_base.state.tokens[initialTokenIndex].jsxRole = _index.JSXRole.StaticChildren));
                return;
              }
              numExplicitChildren++, jsxParseElementAt(), nextJSXExprToken();
              break;
            case _types.TokenType.jsxText:
              numExplicitChildren++, nextJSXExprToken();
              break;
            case _types.TokenType.jsxEmptyText:
              nextJSXExprToken();
              break;
            case _types.TokenType.braceL:
              _index.next.call(void 0), _index.match.call(void 0, _types.TokenType.ellipsis) ? (jsxParseSpreadChild(), nextJSXExprToken(), numExplicitChildren += 2) : (_index.match.call(void 0, _types.TokenType.braceR) || (numExplicitChildren++, _expression.parseExpression.call(void 0)), nextJSXExprToken());
              break;
            // istanbul ignore next - should never happen
            default:
              _util.unexpected.call(void 0);
              return;
          }
    }
    function jsxParseElement() {
      nextJSXTagToken(), jsxParseElementAt();
    }
    exports.jsxParseElement = jsxParseElement;
    function nextJSXTagToken() {
      _base.state.tokens.push(new _index.Token()), _index.skipSpace.call(void 0), _base.state.start = _base.state.pos;
      let code = _base.input.charCodeAt(_base.state.pos);
      if (_identifier.IS_IDENTIFIER_START[code])
        jsxReadWord();
      else if (code === _charcodes.charCodes.quotationMark || code === _charcodes.charCodes.apostrophe)
        jsxReadString(code);
      else
        switch (++_base.state.pos, code) {
          case _charcodes.charCodes.greaterThan:
            _index.finishToken.call(void 0, _types.TokenType.jsxTagEnd);
            break;
          case _charcodes.charCodes.lessThan:
            _index.finishToken.call(void 0, _types.TokenType.jsxTagStart);
            break;
          case _charcodes.charCodes.slash:
            _index.finishToken.call(void 0, _types.TokenType.slash);
            break;
          case _charcodes.charCodes.equalsTo:
            _index.finishToken.call(void 0, _types.TokenType.eq);
            break;
          case _charcodes.charCodes.leftCurlyBrace:
            _index.finishToken.call(void 0, _types.TokenType.braceL);
            break;
          case _charcodes.charCodes.dot:
            _index.finishToken.call(void 0, _types.TokenType.dot);
            break;
          case _charcodes.charCodes.colon:
            _index.finishToken.call(void 0, _types.TokenType.colon);
            break;
          default:
            _util.unexpected.call(void 0);
        }
    }
    exports.nextJSXTagToken = nextJSXTagToken;
    function nextJSXExprToken() {
      _base.state.tokens.push(new _index.Token()), _base.state.start = _base.state.pos, jsxReadToken();
    }
  }
});

// ../../node_modules/.pnpm/sucrase@3.35.1/node_modules/sucrase/dist/parser/plugins/types.js
var require_types3 = __commonJS({
  "../../node_modules/.pnpm/sucrase@3.35.1/node_modules/sucrase/dist/parser/plugins/types.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: !0 });
    var _index = require_tokenizer(), _types = require_types(), _base = require_base(), _expression = require_expression(), _flow = require_flow(), _typescript = require_typescript();
    function typedParseConditional(noIn) {
      if (_index.match.call(void 0, _types.TokenType.question)) {
        let nextType = _index.lookaheadType.call(void 0);
        if (nextType === _types.TokenType.colon || nextType === _types.TokenType.comma || nextType === _types.TokenType.parenR)
          return;
      }
      _expression.baseParseConditional.call(void 0, noIn);
    }
    exports.typedParseConditional = typedParseConditional;
    function typedParseParenItem() {
      _index.eatTypeToken.call(void 0, _types.TokenType.question), _index.match.call(void 0, _types.TokenType.colon) && (_base.isTypeScriptEnabled ? _typescript.tsParseTypeAnnotation.call(void 0) : _base.isFlowEnabled && _flow.flowParseTypeAnnotation.call(void 0));
    }
    exports.typedParseParenItem = typedParseParenItem;
  }
});

// ../../node_modules/.pnpm/sucrase@3.35.1/node_modules/sucrase/dist/parser/traverser/expression.js
var require_expression = __commonJS({
  "../../node_modules/.pnpm/sucrase@3.35.1/node_modules/sucrase/dist/parser/traverser/expression.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: !0 });
    var _flow = require_flow(), _index = require_jsx(), _types = require_types3(), _typescript = require_typescript(), _index3 = require_tokenizer(), _keywords = require_keywords(), _state = require_state(), _types3 = require_types(), _charcodes = require_charcodes(), _identifier = require_identifier(), _base = require_base(), _lval = require_lval(), _statement = require_statement(), _util = require_util(), StopState = class {
      constructor(stop) {
        this.stop = stop;
      }
    };
    exports.StopState = StopState;
    function parseExpression(noIn = !1) {
      if (parseMaybeAssign(noIn), _index3.match.call(void 0, _types3.TokenType.comma))
        for (; _index3.eat.call(void 0, _types3.TokenType.comma); )
          parseMaybeAssign(noIn);
    }
    exports.parseExpression = parseExpression;
    function parseMaybeAssign(noIn = !1, isWithinParens = !1) {
      return _base.isTypeScriptEnabled ? _typescript.tsParseMaybeAssign.call(void 0, noIn, isWithinParens) : _base.isFlowEnabled ? _flow.flowParseMaybeAssign.call(void 0, noIn, isWithinParens) : baseParseMaybeAssign(noIn, isWithinParens);
    }
    exports.parseMaybeAssign = parseMaybeAssign;
    function baseParseMaybeAssign(noIn, isWithinParens) {
      if (_index3.match.call(void 0, _types3.TokenType._yield))
        return parseYield(), !1;
      (_index3.match.call(void 0, _types3.TokenType.parenL) || _index3.match.call(void 0, _types3.TokenType.name) || _index3.match.call(void 0, _types3.TokenType._yield)) && (_base.state.potentialArrowAt = _base.state.start);
      let wasArrow = parseMaybeConditional(noIn);
      return isWithinParens && parseParenItem(), _base.state.type & _types3.TokenType.IS_ASSIGN ? (_index3.next.call(void 0), parseMaybeAssign(noIn), !1) : wasArrow;
    }
    exports.baseParseMaybeAssign = baseParseMaybeAssign;
    function parseMaybeConditional(noIn) {
      return parseExprOps(noIn) ? !0 : (parseConditional(noIn), !1);
    }
    function parseConditional(noIn) {
      _base.isTypeScriptEnabled || _base.isFlowEnabled ? _types.typedParseConditional.call(void 0, noIn) : baseParseConditional(noIn);
    }
    function baseParseConditional(noIn) {
      _index3.eat.call(void 0, _types3.TokenType.question) && (parseMaybeAssign(), _util.expect.call(void 0, _types3.TokenType.colon), parseMaybeAssign(noIn));
    }
    exports.baseParseConditional = baseParseConditional;
    function parseExprOps(noIn) {
      let startTokenIndex = _base.state.tokens.length;
      return parseMaybeUnary() ? !0 : (parseExprOp(startTokenIndex, -1, noIn), !1);
    }
    function parseExprOp(startTokenIndex, minPrec, noIn) {
      if (_base.isTypeScriptEnabled && (_types3.TokenType._in & _types3.TokenType.PRECEDENCE_MASK) > minPrec && !_util.hasPrecedingLineBreak.call(void 0) && (_util.eatContextual.call(void 0, _keywords.ContextualKeyword._as) || _util.eatContextual.call(void 0, _keywords.ContextualKeyword._satisfies))) {
        let oldIsType = _index3.pushTypeContext.call(void 0, 1);
        _typescript.tsParseType.call(void 0), _index3.popTypeContext.call(void 0, oldIsType), _index3.rescan_gt.call(void 0), parseExprOp(startTokenIndex, minPrec, noIn);
        return;
      }
      let prec = _base.state.type & _types3.TokenType.PRECEDENCE_MASK;
      if (prec > 0 && (!noIn || !_index3.match.call(void 0, _types3.TokenType._in)) && prec > minPrec) {
        let op = _base.state.type;
        _index3.next.call(void 0), op === _types3.TokenType.nullishCoalescing && (_base.state.tokens[_base.state.tokens.length - 1].nullishStartIndex = startTokenIndex);
        let rhsStartTokenIndex = _base.state.tokens.length;
        parseMaybeUnary(), parseExprOp(rhsStartTokenIndex, op & _types3.TokenType.IS_RIGHT_ASSOCIATIVE ? prec - 1 : prec, noIn), op === _types3.TokenType.nullishCoalescing && (_base.state.tokens[startTokenIndex].numNullishCoalesceStarts++, _base.state.tokens[_base.state.tokens.length - 1].numNullishCoalesceEnds++), parseExprOp(startTokenIndex, minPrec, noIn);
      }
    }
    function parseMaybeUnary() {
      if (_base.isTypeScriptEnabled && !_base.isJSXEnabled && _index3.eat.call(void 0, _types3.TokenType.lessThan))
        return _typescript.tsParseTypeAssertion.call(void 0), !1;
      if (_util.isContextual.call(void 0, _keywords.ContextualKeyword._module) && _index3.lookaheadCharCode.call(void 0) === _charcodes.charCodes.leftCurlyBrace && !_util.hasFollowingLineBreak.call(void 0))
        return parseModuleExpression(), !1;
      if (_base.state.type & _types3.TokenType.IS_PREFIX)
        return _index3.next.call(void 0), parseMaybeUnary(), !1;
      if (parseExprSubscripts())
        return !0;
      for (; _base.state.type & _types3.TokenType.IS_POSTFIX && !_util.canInsertSemicolon.call(void 0); )
        _base.state.type === _types3.TokenType.preIncDec && (_base.state.type = _types3.TokenType.postIncDec), _index3.next.call(void 0);
      return !1;
    }
    exports.parseMaybeUnary = parseMaybeUnary;
    function parseExprSubscripts() {
      let startTokenIndex = _base.state.tokens.length;
      return parseExprAtom() ? !0 : (parseSubscripts(startTokenIndex), _base.state.tokens.length > startTokenIndex && _base.state.tokens[startTokenIndex].isOptionalChainStart && (_base.state.tokens[_base.state.tokens.length - 1].isOptionalChainEnd = !0), !1);
    }
    exports.parseExprSubscripts = parseExprSubscripts;
    function parseSubscripts(startTokenIndex, noCalls = !1) {
      _base.isFlowEnabled ? _flow.flowParseSubscripts.call(void 0, startTokenIndex, noCalls) : baseParseSubscripts(startTokenIndex, noCalls);
    }
    function baseParseSubscripts(startTokenIndex, noCalls = !1) {
      let stopState = new StopState(!1);
      do
        parseSubscript(startTokenIndex, noCalls, stopState);
      while (!stopState.stop && !_base.state.error);
    }
    exports.baseParseSubscripts = baseParseSubscripts;
    function parseSubscript(startTokenIndex, noCalls, stopState) {
      _base.isTypeScriptEnabled ? _typescript.tsParseSubscript.call(void 0, startTokenIndex, noCalls, stopState) : _base.isFlowEnabled ? _flow.flowParseSubscript.call(void 0, startTokenIndex, noCalls, stopState) : baseParseSubscript(startTokenIndex, noCalls, stopState);
    }
    function baseParseSubscript(startTokenIndex, noCalls, stopState) {
      if (!noCalls && _index3.eat.call(void 0, _types3.TokenType.doubleColon))
        parseNoCallExpr(), stopState.stop = !0, parseSubscripts(startTokenIndex, noCalls);
      else if (_index3.match.call(void 0, _types3.TokenType.questionDot)) {
        if (_base.state.tokens[startTokenIndex].isOptionalChainStart = !0, noCalls && _index3.lookaheadType.call(void 0) === _types3.TokenType.parenL) {
          stopState.stop = !0;
          return;
        }
        _index3.next.call(void 0), _base.state.tokens[_base.state.tokens.length - 1].subscriptStartIndex = startTokenIndex, _index3.eat.call(void 0, _types3.TokenType.bracketL) ? (parseExpression(), _util.expect.call(void 0, _types3.TokenType.bracketR)) : _index3.eat.call(void 0, _types3.TokenType.parenL) ? parseCallExpressionArguments() : parseMaybePrivateName();
      } else if (_index3.eat.call(void 0, _types3.TokenType.dot))
        _base.state.tokens[_base.state.tokens.length - 1].subscriptStartIndex = startTokenIndex, parseMaybePrivateName();
      else if (_index3.eat.call(void 0, _types3.TokenType.bracketL))
        _base.state.tokens[_base.state.tokens.length - 1].subscriptStartIndex = startTokenIndex, parseExpression(), _util.expect.call(void 0, _types3.TokenType.bracketR);
      else if (!noCalls && _index3.match.call(void 0, _types3.TokenType.parenL))
        if (atPossibleAsync()) {
          let snapshot = _base.state.snapshot(), asyncStartTokenIndex = _base.state.tokens.length;
          _index3.next.call(void 0), _base.state.tokens[_base.state.tokens.length - 1].subscriptStartIndex = startTokenIndex;
          let callContextId = _base.getNextContextId.call(void 0);
          _base.state.tokens[_base.state.tokens.length - 1].contextId = callContextId, parseCallExpressionArguments(), _base.state.tokens[_base.state.tokens.length - 1].contextId = callContextId, shouldParseAsyncArrow() && (_base.state.restoreFromSnapshot(snapshot), stopState.stop = !0, _base.state.scopeDepth++, _statement.parseFunctionParams.call(void 0), parseAsyncArrowFromCallExpression(asyncStartTokenIndex));
        } else {
          _index3.next.call(void 0), _base.state.tokens[_base.state.tokens.length - 1].subscriptStartIndex = startTokenIndex;
          let callContextId = _base.getNextContextId.call(void 0);
          _base.state.tokens[_base.state.tokens.length - 1].contextId = callContextId, parseCallExpressionArguments(), _base.state.tokens[_base.state.tokens.length - 1].contextId = callContextId;
        }
      else _index3.match.call(void 0, _types3.TokenType.backQuote) ? parseTemplate() : stopState.stop = !0;
    }
    exports.baseParseSubscript = baseParseSubscript;
    function atPossibleAsync() {
      return _base.state.tokens[_base.state.tokens.length - 1].contextualKeyword === _keywords.ContextualKeyword._async && !_util.canInsertSemicolon.call(void 0);
    }
    exports.atPossibleAsync = atPossibleAsync;
    function parseCallExpressionArguments() {
      let first = !0;
      for (; !_index3.eat.call(void 0, _types3.TokenType.parenR) && !_base.state.error; ) {
        if (first)
          first = !1;
        else if (_util.expect.call(void 0, _types3.TokenType.comma), _index3.eat.call(void 0, _types3.TokenType.parenR))
          break;
        parseExprListItem(!1);
      }
    }
    exports.parseCallExpressionArguments = parseCallExpressionArguments;
    function shouldParseAsyncArrow() {
      return _index3.match.call(void 0, _types3.TokenType.colon) || _index3.match.call(void 0, _types3.TokenType.arrow);
    }
    function parseAsyncArrowFromCallExpression(startTokenIndex) {
      _base.isTypeScriptEnabled ? _typescript.tsStartParseAsyncArrowFromCallExpression.call(void 0) : _base.isFlowEnabled && _flow.flowStartParseAsyncArrowFromCallExpression.call(void 0), _util.expect.call(void 0, _types3.TokenType.arrow), parseArrowExpression(startTokenIndex);
    }
    function parseNoCallExpr() {
      let startTokenIndex = _base.state.tokens.length;
      parseExprAtom(), parseSubscripts(startTokenIndex, !0);
    }
    function parseExprAtom() {
      if (_index3.eat.call(void 0, _types3.TokenType.modulo))
        return parseIdentifier(), !1;
      if (_index3.match.call(void 0, _types3.TokenType.jsxText) || _index3.match.call(void 0, _types3.TokenType.jsxEmptyText))
        return parseLiteral(), !1;
      if (_index3.match.call(void 0, _types3.TokenType.lessThan) && _base.isJSXEnabled)
        return _base.state.type = _types3.TokenType.jsxTagStart, _index.jsxParseElement.call(void 0), _index3.next.call(void 0), !1;
      let canBeArrow = _base.state.potentialArrowAt === _base.state.start;
      switch (_base.state.type) {
        case _types3.TokenType.slash:
        case _types3.TokenType.assign:
          _index3.retokenizeSlashAsRegex.call(void 0);
        // Fall through.
        case _types3.TokenType._super:
        case _types3.TokenType._this:
        case _types3.TokenType.regexp:
        case _types3.TokenType.num:
        case _types3.TokenType.bigint:
        case _types3.TokenType.decimal:
        case _types3.TokenType.string:
        case _types3.TokenType._null:
        case _types3.TokenType._true:
        case _types3.TokenType._false:
          return _index3.next.call(void 0), !1;
        case _types3.TokenType._import:
          return _index3.next.call(void 0), _index3.match.call(void 0, _types3.TokenType.dot) && (_base.state.tokens[_base.state.tokens.length - 1].type = _types3.TokenType.name, _index3.next.call(void 0), parseIdentifier()), !1;
        case _types3.TokenType.name: {
          let startTokenIndex = _base.state.tokens.length, functionStart = _base.state.start, contextualKeyword = _base.state.contextualKeyword;
          return parseIdentifier(), contextualKeyword === _keywords.ContextualKeyword._await ? (parseAwait(), !1) : contextualKeyword === _keywords.ContextualKeyword._async && _index3.match.call(void 0, _types3.TokenType._function) && !_util.canInsertSemicolon.call(void 0) ? (_index3.next.call(void 0), _statement.parseFunction.call(void 0, functionStart, !1), !1) : canBeArrow && contextualKeyword === _keywords.ContextualKeyword._async && !_util.canInsertSemicolon.call(void 0) && _index3.match.call(void 0, _types3.TokenType.name) ? (_base.state.scopeDepth++, _lval.parseBindingIdentifier.call(void 0, !1), _util.expect.call(void 0, _types3.TokenType.arrow), parseArrowExpression(startTokenIndex), !0) : _index3.match.call(void 0, _types3.TokenType._do) && !_util.canInsertSemicolon.call(void 0) ? (_index3.next.call(void 0), _statement.parseBlock.call(void 0), !1) : canBeArrow && !_util.canInsertSemicolon.call(void 0) && _index3.match.call(void 0, _types3.TokenType.arrow) ? (_base.state.scopeDepth++, _lval.markPriorBindingIdentifier.call(void 0, !1), _util.expect.call(void 0, _types3.TokenType.arrow), parseArrowExpression(startTokenIndex), !0) : (_base.state.tokens[_base.state.tokens.length - 1].identifierRole = _index3.IdentifierRole.Access, !1);
        }
        case _types3.TokenType._do:
          return _index3.next.call(void 0), _statement.parseBlock.call(void 0), !1;
        case _types3.TokenType.parenL:
          return parseParenAndDistinguishExpression(canBeArrow);
        case _types3.TokenType.bracketL:
          return _index3.next.call(void 0), parseExprList(_types3.TokenType.bracketR, !0), !1;
        case _types3.TokenType.braceL:
          return parseObj(!1, !1), !1;
        case _types3.TokenType._function:
          return parseFunctionExpression(), !1;
        case _types3.TokenType.at:
          _statement.parseDecorators.call(void 0);
        // Fall through.
        case _types3.TokenType._class:
          return _statement.parseClass.call(void 0, !1), !1;
        case _types3.TokenType._new:
          return parseNew(), !1;
        case _types3.TokenType.backQuote:
          return parseTemplate(), !1;
        case _types3.TokenType.doubleColon:
          return _index3.next.call(void 0), parseNoCallExpr(), !1;
        case _types3.TokenType.hash: {
          let code = _index3.lookaheadCharCode.call(void 0);
          return _identifier.IS_IDENTIFIER_START[code] || code === _charcodes.charCodes.backslash ? parseMaybePrivateName() : _index3.next.call(void 0), !1;
        }
        default:
          return _util.unexpected.call(void 0), !1;
      }
    }
    exports.parseExprAtom = parseExprAtom;
    function parseMaybePrivateName() {
      _index3.eat.call(void 0, _types3.TokenType.hash), parseIdentifier();
    }
    function parseFunctionExpression() {
      let functionStart = _base.state.start;
      parseIdentifier(), _index3.eat.call(void 0, _types3.TokenType.dot) && parseIdentifier(), _statement.parseFunction.call(void 0, functionStart, !1);
    }
    function parseLiteral() {
      _index3.next.call(void 0);
    }
    exports.parseLiteral = parseLiteral;
    function parseParenExpression() {
      _util.expect.call(void 0, _types3.TokenType.parenL), parseExpression(), _util.expect.call(void 0, _types3.TokenType.parenR);
    }
    exports.parseParenExpression = parseParenExpression;
    function parseParenAndDistinguishExpression(canBeArrow) {
      let snapshot = _base.state.snapshot(), startTokenIndex = _base.state.tokens.length;
      _util.expect.call(void 0, _types3.TokenType.parenL);
      let first = !0;
      for (; !_index3.match.call(void 0, _types3.TokenType.parenR) && !_base.state.error; ) {
        if (first)
          first = !1;
        else if (_util.expect.call(void 0, _types3.TokenType.comma), _index3.match.call(void 0, _types3.TokenType.parenR))
          break;
        if (_index3.match.call(void 0, _types3.TokenType.ellipsis)) {
          _lval.parseRest.call(
            void 0,
            !1
            /* isBlockScope */
          ), parseParenItem();
          break;
        } else
          parseMaybeAssign(!1, !0);
      }
      return _util.expect.call(void 0, _types3.TokenType.parenR), canBeArrow && shouldParseArrow() && parseArrow() ? (_base.state.restoreFromSnapshot(snapshot), _base.state.scopeDepth++, _statement.parseFunctionParams.call(void 0), parseArrow(), parseArrowExpression(startTokenIndex), _base.state.error ? (_base.state.restoreFromSnapshot(snapshot), parseParenAndDistinguishExpression(!1), !1) : !0) : !1;
    }
    function shouldParseArrow() {
      return _index3.match.call(void 0, _types3.TokenType.colon) || !_util.canInsertSemicolon.call(void 0);
    }
    function parseArrow() {
      return _base.isTypeScriptEnabled ? _typescript.tsParseArrow.call(void 0) : _base.isFlowEnabled ? _flow.flowParseArrow.call(void 0) : _index3.eat.call(void 0, _types3.TokenType.arrow);
    }
    exports.parseArrow = parseArrow;
    function parseParenItem() {
      (_base.isTypeScriptEnabled || _base.isFlowEnabled) && _types.typedParseParenItem.call(void 0);
    }
    function parseNew() {
      if (_util.expect.call(void 0, _types3.TokenType._new), _index3.eat.call(void 0, _types3.TokenType.dot)) {
        parseIdentifier();
        return;
      }
      parseNewCallee(), _base.isFlowEnabled && _flow.flowStartParseNewArguments.call(void 0), _index3.eat.call(void 0, _types3.TokenType.parenL) && parseExprList(_types3.TokenType.parenR);
    }
    function parseNewCallee() {
      parseNoCallExpr(), _index3.eat.call(void 0, _types3.TokenType.questionDot);
    }
    function parseTemplate() {
      for (_index3.nextTemplateToken.call(void 0), _index3.nextTemplateToken.call(void 0); !_index3.match.call(void 0, _types3.TokenType.backQuote) && !_base.state.error; )
        _util.expect.call(void 0, _types3.TokenType.dollarBraceL), parseExpression(), _index3.nextTemplateToken.call(void 0), _index3.nextTemplateToken.call(void 0);
      _index3.next.call(void 0);
    }
    exports.parseTemplate = parseTemplate;
    function parseObj(isPattern, isBlockScope) {
      let contextId = _base.getNextContextId.call(void 0), first = !0;
      for (_index3.next.call(void 0), _base.state.tokens[_base.state.tokens.length - 1].contextId = contextId; !_index3.eat.call(void 0, _types3.TokenType.braceR) && !_base.state.error; ) {
        if (first)
          first = !1;
        else if (_util.expect.call(void 0, _types3.TokenType.comma), _index3.eat.call(void 0, _types3.TokenType.braceR))
          break;
        let isGenerator = !1;
        if (_index3.match.call(void 0, _types3.TokenType.ellipsis)) {
          let previousIndex = _base.state.tokens.length;
          if (_lval.parseSpread.call(void 0), isPattern && (_base.state.tokens.length === previousIndex + 2 && _lval.markPriorBindingIdentifier.call(void 0, isBlockScope), _index3.eat.call(void 0, _types3.TokenType.braceR)))
            break;
          continue;
        }
        isPattern || (isGenerator = _index3.eat.call(void 0, _types3.TokenType.star)), !isPattern && _util.isContextual.call(void 0, _keywords.ContextualKeyword._async) ? (isGenerator && _util.unexpected.call(void 0), parseIdentifier(), _index3.match.call(void 0, _types3.TokenType.colon) || _index3.match.call(void 0, _types3.TokenType.parenL) || _index3.match.call(void 0, _types3.TokenType.braceR) || _index3.match.call(void 0, _types3.TokenType.eq) || _index3.match.call(void 0, _types3.TokenType.comma) || (_index3.match.call(void 0, _types3.TokenType.star) && (_index3.next.call(void 0), isGenerator = !0), parsePropertyName(contextId))) : parsePropertyName(contextId), parseObjPropValue(isPattern, isBlockScope, contextId);
      }
      _base.state.tokens[_base.state.tokens.length - 1].contextId = contextId;
    }
    exports.parseObj = parseObj;
    function isGetterOrSetterMethod(isPattern) {
      return !isPattern && (_index3.match.call(void 0, _types3.TokenType.string) || // get "string"() {}
      _index3.match.call(void 0, _types3.TokenType.num) || // get 1() {}
      _index3.match.call(void 0, _types3.TokenType.bracketL) || // get ["string"]() {}
      _index3.match.call(void 0, _types3.TokenType.name) || // get foo() {}
      !!(_base.state.type & _types3.TokenType.IS_KEYWORD));
    }
    function parseObjectMethod(isPattern, objectContextId) {
      let functionStart = _base.state.start;
      return _index3.match.call(void 0, _types3.TokenType.parenL) ? (isPattern && _util.unexpected.call(void 0), parseMethod(
        functionStart,
        /* isConstructor */
        !1
      ), !0) : isGetterOrSetterMethod(isPattern) ? (parsePropertyName(objectContextId), parseMethod(
        functionStart,
        /* isConstructor */
        !1
      ), !0) : !1;
    }
    function parseObjectProperty(isPattern, isBlockScope) {
      if (_index3.eat.call(void 0, _types3.TokenType.colon)) {
        isPattern ? _lval.parseMaybeDefault.call(void 0, isBlockScope) : parseMaybeAssign(!1);
        return;
      }
      let identifierRole;
      isPattern ? _base.state.scopeDepth === 0 ? identifierRole = _index3.IdentifierRole.ObjectShorthandTopLevelDeclaration : isBlockScope ? identifierRole = _index3.IdentifierRole.ObjectShorthandBlockScopedDeclaration : identifierRole = _index3.IdentifierRole.ObjectShorthandFunctionScopedDeclaration : identifierRole = _index3.IdentifierRole.ObjectShorthand, _base.state.tokens[_base.state.tokens.length - 1].identifierRole = identifierRole, _lval.parseMaybeDefault.call(void 0, isBlockScope, !0);
    }
    function parseObjPropValue(isPattern, isBlockScope, objectContextId) {
      _base.isTypeScriptEnabled ? _typescript.tsStartParseObjPropValue.call(void 0) : _base.isFlowEnabled && _flow.flowStartParseObjPropValue.call(void 0), parseObjectMethod(isPattern, objectContextId) || parseObjectProperty(isPattern, isBlockScope);
    }
    function parsePropertyName(objectContextId) {
      _base.isFlowEnabled && _flow.flowParseVariance.call(void 0), _index3.eat.call(void 0, _types3.TokenType.bracketL) ? (_base.state.tokens[_base.state.tokens.length - 1].contextId = objectContextId, parseMaybeAssign(), _util.expect.call(void 0, _types3.TokenType.bracketR), _base.state.tokens[_base.state.tokens.length - 1].contextId = objectContextId) : (_index3.match.call(void 0, _types3.TokenType.num) || _index3.match.call(void 0, _types3.TokenType.string) || _index3.match.call(void 0, _types3.TokenType.bigint) || _index3.match.call(void 0, _types3.TokenType.decimal) ? parseExprAtom() : parseMaybePrivateName(), _base.state.tokens[_base.state.tokens.length - 1].identifierRole = _index3.IdentifierRole.ObjectKey, _base.state.tokens[_base.state.tokens.length - 1].contextId = objectContextId);
    }
    exports.parsePropertyName = parsePropertyName;
    function parseMethod(functionStart, isConstructor) {
      let funcContextId = _base.getNextContextId.call(void 0);
      _base.state.scopeDepth++;
      let startTokenIndex = _base.state.tokens.length, allowModifiers = isConstructor;
      _statement.parseFunctionParams.call(void 0, allowModifiers, funcContextId), parseFunctionBodyAndFinish(functionStart, funcContextId);
      let endTokenIndex = _base.state.tokens.length;
      _base.state.scopes.push(new _state.Scope(startTokenIndex, endTokenIndex, !0)), _base.state.scopeDepth--;
    }
    exports.parseMethod = parseMethod;
    function parseArrowExpression(startTokenIndex) {
      parseFunctionBody(!0);
      let endTokenIndex = _base.state.tokens.length;
      _base.state.scopes.push(new _state.Scope(startTokenIndex, endTokenIndex, !0)), _base.state.scopeDepth--;
    }
    exports.parseArrowExpression = parseArrowExpression;
    function parseFunctionBodyAndFinish(functionStart, funcContextId = 0) {
      _base.isTypeScriptEnabled ? _typescript.tsParseFunctionBodyAndFinish.call(void 0, functionStart, funcContextId) : _base.isFlowEnabled ? _flow.flowParseFunctionBodyAndFinish.call(void 0, funcContextId) : parseFunctionBody(!1, funcContextId);
    }
    exports.parseFunctionBodyAndFinish = parseFunctionBodyAndFinish;
    function parseFunctionBody(allowExpression, funcContextId = 0) {
      allowExpression && !_index3.match.call(void 0, _types3.TokenType.braceL) ? parseMaybeAssign() : _statement.parseBlock.call(void 0, !0, funcContextId);
    }
    exports.parseFunctionBody = parseFunctionBody;
    function parseExprList(close, allowEmpty = !1) {
      let first = !0;
      for (; !_index3.eat.call(void 0, close) && !_base.state.error; ) {
        if (first)
          first = !1;
        else if (_util.expect.call(void 0, _types3.TokenType.comma), _index3.eat.call(void 0, close)) break;
        parseExprListItem(allowEmpty);
      }
    }
    function parseExprListItem(allowEmpty) {
      allowEmpty && _index3.match.call(void 0, _types3.TokenType.comma) || (_index3.match.call(void 0, _types3.TokenType.ellipsis) ? (_lval.parseSpread.call(void 0), parseParenItem()) : _index3.match.call(void 0, _types3.TokenType.question) ? _index3.next.call(void 0) : parseMaybeAssign(!1, !0));
    }
    function parseIdentifier() {
      _index3.next.call(void 0), _base.state.tokens[_base.state.tokens.length - 1].type = _types3.TokenType.name;
    }
    exports.parseIdentifier = parseIdentifier;
    function parseAwait() {
      parseMaybeUnary();
    }
    function parseYield() {
      _index3.next.call(void 0), !_index3.match.call(void 0, _types3.TokenType.semi) && !_util.canInsertSemicolon.call(void 0) && (_index3.eat.call(void 0, _types3.TokenType.star), parseMaybeAssign());
    }
    function parseModuleExpression() {
      _util.expectContextual.call(void 0, _keywords.ContextualKeyword._module), _util.expect.call(void 0, _types3.TokenType.braceL), _statement.parseBlockBody.call(void 0, _types3.TokenType.braceR);
    }
  }
});

// ../../node_modules/.pnpm/sucrase@3.35.1/node_modules/sucrase/dist/parser/plugins/flow.js
var require_flow = __commonJS({
  "../../node_modules/.pnpm/sucrase@3.35.1/node_modules/sucrase/dist/parser/plugins/flow.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: !0 });
    var _index = require_tokenizer(), _keywords = require_keywords(), _types = require_types(), _base = require_base(), _expression = require_expression(), _statement = require_statement(), _util = require_util();
    function isMaybeDefaultImport(lookahead) {
      return (lookahead.type === _types.TokenType.name || !!(lookahead.type & _types.TokenType.IS_KEYWORD)) && lookahead.contextualKeyword !== _keywords.ContextualKeyword._from;
    }
    function flowParseTypeInitialiser(tok) {
      let oldIsType = _index.pushTypeContext.call(void 0, 0);
      _util.expect.call(void 0, tok || _types.TokenType.colon), flowParseType(), _index.popTypeContext.call(void 0, oldIsType);
    }
    function flowParsePredicate() {
      _util.expect.call(void 0, _types.TokenType.modulo), _util.expectContextual.call(void 0, _keywords.ContextualKeyword._checks), _index.eat.call(void 0, _types.TokenType.parenL) && (_expression.parseExpression.call(void 0), _util.expect.call(void 0, _types.TokenType.parenR));
    }
    function flowParseTypeAndPredicateInitialiser() {
      let oldIsType = _index.pushTypeContext.call(void 0, 0);
      _util.expect.call(void 0, _types.TokenType.colon), _index.match.call(void 0, _types.TokenType.modulo) ? flowParsePredicate() : (flowParseType(), _index.match.call(void 0, _types.TokenType.modulo) && flowParsePredicate()), _index.popTypeContext.call(void 0, oldIsType);
    }
    function flowParseDeclareClass() {
      _index.next.call(void 0), flowParseInterfaceish(
        /* isClass */
        !0
      );
    }
    function flowParseDeclareFunction() {
      _index.next.call(void 0), _expression.parseIdentifier.call(void 0), _index.match.call(void 0, _types.TokenType.lessThan) && flowParseTypeParameterDeclaration(), _util.expect.call(void 0, _types.TokenType.parenL), flowParseFunctionTypeParams(), _util.expect.call(void 0, _types.TokenType.parenR), flowParseTypeAndPredicateInitialiser(), _util.semicolon.call(void 0);
    }
    function flowParseDeclare() {
      _index.match.call(void 0, _types.TokenType._class) ? flowParseDeclareClass() : _index.match.call(void 0, _types.TokenType._function) ? flowParseDeclareFunction() : _index.match.call(void 0, _types.TokenType._var) ? flowParseDeclareVariable() : _util.eatContextual.call(void 0, _keywords.ContextualKeyword._module) ? _index.eat.call(void 0, _types.TokenType.dot) ? flowParseDeclareModuleExports() : flowParseDeclareModule() : _util.isContextual.call(void 0, _keywords.ContextualKeyword._type) ? flowParseDeclareTypeAlias() : _util.isContextual.call(void 0, _keywords.ContextualKeyword._opaque) ? flowParseDeclareOpaqueType() : _util.isContextual.call(void 0, _keywords.ContextualKeyword._interface) ? flowParseDeclareInterface() : _index.match.call(void 0, _types.TokenType._export) ? flowParseDeclareExportDeclaration() : _util.unexpected.call(void 0);
    }
    function flowParseDeclareVariable() {
      _index.next.call(void 0), flowParseTypeAnnotatableIdentifier(), _util.semicolon.call(void 0);
    }
    function flowParseDeclareModule() {
      for (_index.match.call(void 0, _types.TokenType.string) ? _expression.parseExprAtom.call(void 0) : _expression.parseIdentifier.call(void 0), _util.expect.call(void 0, _types.TokenType.braceL); !_index.match.call(void 0, _types.TokenType.braceR) && !_base.state.error; )
        _index.match.call(void 0, _types.TokenType._import) ? (_index.next.call(void 0), _statement.parseImport.call(void 0)) : _util.unexpected.call(void 0);
      _util.expect.call(void 0, _types.TokenType.braceR);
    }
    function flowParseDeclareExportDeclaration() {
      _util.expect.call(void 0, _types.TokenType._export), _index.eat.call(void 0, _types.TokenType._default) ? _index.match.call(void 0, _types.TokenType._function) || _index.match.call(void 0, _types.TokenType._class) ? flowParseDeclare() : (flowParseType(), _util.semicolon.call(void 0)) : _index.match.call(void 0, _types.TokenType._var) || // declare export var ...
      _index.match.call(void 0, _types.TokenType._function) || // declare export function ...
      _index.match.call(void 0, _types.TokenType._class) || // declare export class ...
      _util.isContextual.call(void 0, _keywords.ContextualKeyword._opaque) ? flowParseDeclare() : _index.match.call(void 0, _types.TokenType.star) || // declare export * from ''
      _index.match.call(void 0, _types.TokenType.braceL) || // declare export {} ...
      _util.isContextual.call(void 0, _keywords.ContextualKeyword._interface) || // declare export interface ...
      _util.isContextual.call(void 0, _keywords.ContextualKeyword._type) || // declare export type ...
      _util.isContextual.call(void 0, _keywords.ContextualKeyword._opaque) ? _statement.parseExport.call(void 0) : _util.unexpected.call(void 0);
    }
    function flowParseDeclareModuleExports() {
      _util.expectContextual.call(void 0, _keywords.ContextualKeyword._exports), flowParseTypeAnnotation(), _util.semicolon.call(void 0);
    }
    function flowParseDeclareTypeAlias() {
      _index.next.call(void 0), flowParseTypeAlias();
    }
    function flowParseDeclareOpaqueType() {
      _index.next.call(void 0), flowParseOpaqueType(!0);
    }
    function flowParseDeclareInterface() {
      _index.next.call(void 0), flowParseInterfaceish();
    }
    function flowParseInterfaceish(isClass = !1) {
      if (flowParseRestrictedIdentifier(), _index.match.call(void 0, _types.TokenType.lessThan) && flowParseTypeParameterDeclaration(), _index.eat.call(void 0, _types.TokenType._extends))
        do
          flowParseInterfaceExtends();
        while (!isClass && _index.eat.call(void 0, _types.TokenType.comma));
      if (_util.isContextual.call(void 0, _keywords.ContextualKeyword._mixins)) {
        _index.next.call(void 0);
        do
          flowParseInterfaceExtends();
        while (_index.eat.call(void 0, _types.TokenType.comma));
      }
      if (_util.isContextual.call(void 0, _keywords.ContextualKeyword._implements)) {
        _index.next.call(void 0);
        do
          flowParseInterfaceExtends();
        while (_index.eat.call(void 0, _types.TokenType.comma));
      }
      flowParseObjectType(isClass, !1, isClass);
    }
    function flowParseInterfaceExtends() {
      flowParseQualifiedTypeIdentifier(!1), _index.match.call(void 0, _types.TokenType.lessThan) && flowParseTypeParameterInstantiation();
    }
    function flowParseInterface() {
      flowParseInterfaceish();
    }
    function flowParseRestrictedIdentifier() {
      _expression.parseIdentifier.call(void 0);
    }
    function flowParseTypeAlias() {
      flowParseRestrictedIdentifier(), _index.match.call(void 0, _types.TokenType.lessThan) && flowParseTypeParameterDeclaration(), flowParseTypeInitialiser(_types.TokenType.eq), _util.semicolon.call(void 0);
    }
    function flowParseOpaqueType(declare) {
      _util.expectContextual.call(void 0, _keywords.ContextualKeyword._type), flowParseRestrictedIdentifier(), _index.match.call(void 0, _types.TokenType.lessThan) && flowParseTypeParameterDeclaration(), _index.match.call(void 0, _types.TokenType.colon) && flowParseTypeInitialiser(_types.TokenType.colon), declare || flowParseTypeInitialiser(_types.TokenType.eq), _util.semicolon.call(void 0);
    }
    function flowParseTypeParameter() {
      flowParseVariance(), flowParseTypeAnnotatableIdentifier(), _index.eat.call(void 0, _types.TokenType.eq) && flowParseType();
    }
    function flowParseTypeParameterDeclaration() {
      let oldIsType = _index.pushTypeContext.call(void 0, 0);
      _index.match.call(void 0, _types.TokenType.lessThan) || _index.match.call(void 0, _types.TokenType.typeParameterStart) ? _index.next.call(void 0) : _util.unexpected.call(void 0);
      do
        flowParseTypeParameter(), _index.match.call(void 0, _types.TokenType.greaterThan) || _util.expect.call(void 0, _types.TokenType.comma);
      while (!_index.match.call(void 0, _types.TokenType.greaterThan) && !_base.state.error);
      _util.expect.call(void 0, _types.TokenType.greaterThan), _index.popTypeContext.call(void 0, oldIsType);
    }
    exports.flowParseTypeParameterDeclaration = flowParseTypeParameterDeclaration;
    function flowParseTypeParameterInstantiation() {
      let oldIsType = _index.pushTypeContext.call(void 0, 0);
      for (_util.expect.call(void 0, _types.TokenType.lessThan); !_index.match.call(void 0, _types.TokenType.greaterThan) && !_base.state.error; )
        flowParseType(), _index.match.call(void 0, _types.TokenType.greaterThan) || _util.expect.call(void 0, _types.TokenType.comma);
      _util.expect.call(void 0, _types.TokenType.greaterThan), _index.popTypeContext.call(void 0, oldIsType);
    }
    function flowParseInterfaceType() {
      if (_util.expectContextual.call(void 0, _keywords.ContextualKeyword._interface), _index.eat.call(void 0, _types.TokenType._extends))
        do
          flowParseInterfaceExtends();
        while (_index.eat.call(void 0, _types.TokenType.comma));
      flowParseObjectType(!1, !1, !1);
    }
    function flowParseObjectPropertyKey() {
      _index.match.call(void 0, _types.TokenType.num) || _index.match.call(void 0, _types.TokenType.string) ? _expression.parseExprAtom.call(void 0) : _expression.parseIdentifier.call(void 0);
    }
    function flowParseObjectTypeIndexer() {
      _index.lookaheadType.call(void 0) === _types.TokenType.colon ? (flowParseObjectPropertyKey(), flowParseTypeInitialiser()) : flowParseType(), _util.expect.call(void 0, _types.TokenType.bracketR), flowParseTypeInitialiser();
    }
    function flowParseObjectTypeInternalSlot() {
      flowParseObjectPropertyKey(), _util.expect.call(void 0, _types.TokenType.bracketR), _util.expect.call(void 0, _types.TokenType.bracketR), _index.match.call(void 0, _types.TokenType.lessThan) || _index.match.call(void 0, _types.TokenType.parenL) ? flowParseObjectTypeMethodish() : (_index.eat.call(void 0, _types.TokenType.question), flowParseTypeInitialiser());
    }
    function flowParseObjectTypeMethodish() {
      for (_index.match.call(void 0, _types.TokenType.lessThan) && flowParseTypeParameterDeclaration(), _util.expect.call(void 0, _types.TokenType.parenL); !_index.match.call(void 0, _types.TokenType.parenR) && !_index.match.call(void 0, _types.TokenType.ellipsis) && !_base.state.error; )
        flowParseFunctionTypeParam(), _index.match.call(void 0, _types.TokenType.parenR) || _util.expect.call(void 0, _types.TokenType.comma);
      _index.eat.call(void 0, _types.TokenType.ellipsis) && flowParseFunctionTypeParam(), _util.expect.call(void 0, _types.TokenType.parenR), flowParseTypeInitialiser();
    }
    function flowParseObjectTypeCallProperty() {
      flowParseObjectTypeMethodish();
    }
    function flowParseObjectType(allowStatic, allowExact, allowProto) {
      let endDelim;
      for (allowExact && _index.match.call(void 0, _types.TokenType.braceBarL) ? (_util.expect.call(void 0, _types.TokenType.braceBarL), endDelim = _types.TokenType.braceBarR) : (_util.expect.call(void 0, _types.TokenType.braceL), endDelim = _types.TokenType.braceR); !_index.match.call(void 0, endDelim) && !_base.state.error; ) {
        if (allowProto && _util.isContextual.call(void 0, _keywords.ContextualKeyword._proto)) {
          let lookahead = _index.lookaheadType.call(void 0);
          lookahead !== _types.TokenType.colon && lookahead !== _types.TokenType.question && (_index.next.call(void 0), allowStatic = !1);
        }
        if (allowStatic && _util.isContextual.call(void 0, _keywords.ContextualKeyword._static)) {
          let lookahead = _index.lookaheadType.call(void 0);
          lookahead !== _types.TokenType.colon && lookahead !== _types.TokenType.question && _index.next.call(void 0);
        }
        if (flowParseVariance(), _index.eat.call(void 0, _types.TokenType.bracketL))
          _index.eat.call(void 0, _types.TokenType.bracketL) ? flowParseObjectTypeInternalSlot() : flowParseObjectTypeIndexer();
        else if (_index.match.call(void 0, _types.TokenType.parenL) || _index.match.call(void 0, _types.TokenType.lessThan))
          flowParseObjectTypeCallProperty();
        else {
          if (_util.isContextual.call(void 0, _keywords.ContextualKeyword._get) || _util.isContextual.call(void 0, _keywords.ContextualKeyword._set)) {
            let lookahead = _index.lookaheadType.call(void 0);
            (lookahead === _types.TokenType.name || lookahead === _types.TokenType.string || lookahead === _types.TokenType.num) && _index.next.call(void 0);
          }
          flowParseObjectTypeProperty();
        }
        flowObjectTypeSemicolon();
      }
      _util.expect.call(void 0, endDelim);
    }
    function flowParseObjectTypeProperty() {
      if (_index.match.call(void 0, _types.TokenType.ellipsis)) {
        if (_util.expect.call(void 0, _types.TokenType.ellipsis), _index.eat.call(void 0, _types.TokenType.comma) || _index.eat.call(void 0, _types.TokenType.semi), _index.match.call(void 0, _types.TokenType.braceR))
          return;
        flowParseType();
      } else
        flowParseObjectPropertyKey(), _index.match.call(void 0, _types.TokenType.lessThan) || _index.match.call(void 0, _types.TokenType.parenL) ? flowParseObjectTypeMethodish() : (_index.eat.call(void 0, _types.TokenType.question), flowParseTypeInitialiser());
    }
    function flowObjectTypeSemicolon() {
      !_index.eat.call(void 0, _types.TokenType.semi) && !_index.eat.call(void 0, _types.TokenType.comma) && !_index.match.call(void 0, _types.TokenType.braceR) && !_index.match.call(void 0, _types.TokenType.braceBarR) && _util.unexpected.call(void 0);
    }
    function flowParseQualifiedTypeIdentifier(initialIdAlreadyParsed) {
      for (initialIdAlreadyParsed || _expression.parseIdentifier.call(void 0); _index.eat.call(void 0, _types.TokenType.dot); )
        _expression.parseIdentifier.call(void 0);
    }
    function flowParseGenericType() {
      flowParseQualifiedTypeIdentifier(!0), _index.match.call(void 0, _types.TokenType.lessThan) && flowParseTypeParameterInstantiation();
    }
    function flowParseTypeofType() {
      _util.expect.call(void 0, _types.TokenType._typeof), flowParsePrimaryType();
    }
    function flowParseTupleType() {
      for (_util.expect.call(void 0, _types.TokenType.bracketL); _base.state.pos < _base.input.length && !_index.match.call(void 0, _types.TokenType.bracketR) && (flowParseType(), !_index.match.call(void 0, _types.TokenType.bracketR)); )
        _util.expect.call(void 0, _types.TokenType.comma);
      _util.expect.call(void 0, _types.TokenType.bracketR);
    }
    function flowParseFunctionTypeParam() {
      let lookahead = _index.lookaheadType.call(void 0);
      lookahead === _types.TokenType.colon || lookahead === _types.TokenType.question ? (_expression.parseIdentifier.call(void 0), _index.eat.call(void 0, _types.TokenType.question), flowParseTypeInitialiser()) : flowParseType();
    }
    function flowParseFunctionTypeParams() {
      for (; !_index.match.call(void 0, _types.TokenType.parenR) && !_index.match.call(void 0, _types.TokenType.ellipsis) && !_base.state.error; )
        flowParseFunctionTypeParam(), _index.match.call(void 0, _types.TokenType.parenR) || _util.expect.call(void 0, _types.TokenType.comma);
      _index.eat.call(void 0, _types.TokenType.ellipsis) && flowParseFunctionTypeParam();
    }
    function flowParsePrimaryType() {
      let isGroupedType = !1, oldNoAnonFunctionType = _base.state.noAnonFunctionType;
      switch (_base.state.type) {
        case _types.TokenType.name: {
          if (_util.isContextual.call(void 0, _keywords.ContextualKeyword._interface)) {
            flowParseInterfaceType();
            return;
          }
          _expression.parseIdentifier.call(void 0), flowParseGenericType();
          return;
        }
        case _types.TokenType.braceL:
          flowParseObjectType(!1, !1, !1);
          return;
        case _types.TokenType.braceBarL:
          flowParseObjectType(!1, !0, !1);
          return;
        case _types.TokenType.bracketL:
          flowParseTupleType();
          return;
        case _types.TokenType.lessThan:
          flowParseTypeParameterDeclaration(), _util.expect.call(void 0, _types.TokenType.parenL), flowParseFunctionTypeParams(), _util.expect.call(void 0, _types.TokenType.parenR), _util.expect.call(void 0, _types.TokenType.arrow), flowParseType();
          return;
        case _types.TokenType.parenL:
          if (_index.next.call(void 0), !_index.match.call(void 0, _types.TokenType.parenR) && !_index.match.call(void 0, _types.TokenType.ellipsis))
            if (_index.match.call(void 0, _types.TokenType.name)) {
              let token = _index.lookaheadType.call(void 0);
              isGroupedType = token !== _types.TokenType.question && token !== _types.TokenType.colon;
            } else
              isGroupedType = !0;
          if (isGroupedType)
            if (_base.state.noAnonFunctionType = !1, flowParseType(), _base.state.noAnonFunctionType = oldNoAnonFunctionType, _base.state.noAnonFunctionType || !(_index.match.call(void 0, _types.TokenType.comma) || _index.match.call(void 0, _types.TokenType.parenR) && _index.lookaheadType.call(void 0) === _types.TokenType.arrow)) {
              _util.expect.call(void 0, _types.TokenType.parenR);
              return;
            } else
              _index.eat.call(void 0, _types.TokenType.comma);
          flowParseFunctionTypeParams(), _util.expect.call(void 0, _types.TokenType.parenR), _util.expect.call(void 0, _types.TokenType.arrow), flowParseType();
          return;
        case _types.TokenType.minus:
          _index.next.call(void 0), _expression.parseLiteral.call(void 0);
          return;
        case _types.TokenType.string:
        case _types.TokenType.num:
        case _types.TokenType._true:
        case _types.TokenType._false:
        case _types.TokenType._null:
        case _types.TokenType._this:
        case _types.TokenType._void:
        case _types.TokenType.star:
          _index.next.call(void 0);
          return;
        default:
          if (_base.state.type === _types.TokenType._typeof) {
            flowParseTypeofType();
            return;
          } else if (_base.state.type & _types.TokenType.IS_KEYWORD) {
            _index.next.call(void 0), _base.state.tokens[_base.state.tokens.length - 1].type = _types.TokenType.name;
            return;
          }
      }
      _util.unexpected.call(void 0);
    }
    function flowParsePostfixType() {
      for (flowParsePrimaryType(); !_util.canInsertSemicolon.call(void 0) && (_index.match.call(void 0, _types.TokenType.bracketL) || _index.match.call(void 0, _types.TokenType.questionDot)); )
        _index.eat.call(void 0, _types.TokenType.questionDot), _util.expect.call(void 0, _types.TokenType.bracketL), _index.eat.call(void 0, _types.TokenType.bracketR) || (flowParseType(), _util.expect.call(void 0, _types.TokenType.bracketR));
    }
    function flowParsePrefixType() {
      _index.eat.call(void 0, _types.TokenType.question) ? flowParsePrefixType() : flowParsePostfixType();
    }
    function flowParseAnonFunctionWithoutParens() {
      flowParsePrefixType(), !_base.state.noAnonFunctionType && _index.eat.call(void 0, _types.TokenType.arrow) && flowParseType();
    }
    function flowParseIntersectionType() {
      for (_index.eat.call(void 0, _types.TokenType.bitwiseAND), flowParseAnonFunctionWithoutParens(); _index.eat.call(void 0, _types.TokenType.bitwiseAND); )
        flowParseAnonFunctionWithoutParens();
    }
    function flowParseUnionType() {
      for (_index.eat.call(void 0, _types.TokenType.bitwiseOR), flowParseIntersectionType(); _index.eat.call(void 0, _types.TokenType.bitwiseOR); )
        flowParseIntersectionType();
    }
    function flowParseType() {
      flowParseUnionType();
    }
    function flowParseTypeAnnotation() {
      flowParseTypeInitialiser();
    }
    exports.flowParseTypeAnnotation = flowParseTypeAnnotation;
    function flowParseTypeAnnotatableIdentifier() {
      _expression.parseIdentifier.call(void 0), _index.match.call(void 0, _types.TokenType.colon) && flowParseTypeAnnotation();
    }
    function flowParseVariance() {
      (_index.match.call(void 0, _types.TokenType.plus) || _index.match.call(void 0, _types.TokenType.minus)) && (_index.next.call(void 0), _base.state.tokens[_base.state.tokens.length - 1].isType = !0);
    }
    exports.flowParseVariance = flowParseVariance;
    function flowParseFunctionBodyAndFinish(funcContextId) {
      _index.match.call(void 0, _types.TokenType.colon) && flowParseTypeAndPredicateInitialiser(), _expression.parseFunctionBody.call(void 0, !1, funcContextId);
    }
    exports.flowParseFunctionBodyAndFinish = flowParseFunctionBodyAndFinish;
    function flowParseSubscript(startTokenIndex, noCalls, stopState) {
      if (_index.match.call(void 0, _types.TokenType.questionDot) && _index.lookaheadType.call(void 0) === _types.TokenType.lessThan) {
        if (noCalls) {
          stopState.stop = !0;
          return;
        }
        _index.next.call(void 0), flowParseTypeParameterInstantiation(), _util.expect.call(void 0, _types.TokenType.parenL), _expression.parseCallExpressionArguments.call(void 0);
        return;
      } else if (!noCalls && _index.match.call(void 0, _types.TokenType.lessThan)) {
        let snapshot = _base.state.snapshot();
        if (flowParseTypeParameterInstantiation(), _util.expect.call(void 0, _types.TokenType.parenL), _expression.parseCallExpressionArguments.call(void 0), _base.state.error)
          _base.state.restoreFromSnapshot(snapshot);
        else
          return;
      }
      _expression.baseParseSubscript.call(void 0, startTokenIndex, noCalls, stopState);
    }
    exports.flowParseSubscript = flowParseSubscript;
    function flowStartParseNewArguments() {
      if (_index.match.call(void 0, _types.TokenType.lessThan)) {
        let snapshot = _base.state.snapshot();
        flowParseTypeParameterInstantiation(), _base.state.error && _base.state.restoreFromSnapshot(snapshot);
      }
    }
    exports.flowStartParseNewArguments = flowStartParseNewArguments;
    function flowTryParseStatement() {
      if (_index.match.call(void 0, _types.TokenType.name) && _base.state.contextualKeyword === _keywords.ContextualKeyword._interface) {
        let oldIsType = _index.pushTypeContext.call(void 0, 0);
        return _index.next.call(void 0), flowParseInterface(), _index.popTypeContext.call(void 0, oldIsType), !0;
      } else if (_util.isContextual.call(void 0, _keywords.ContextualKeyword._enum))
        return flowParseEnumDeclaration(), !0;
      return !1;
    }
    exports.flowTryParseStatement = flowTryParseStatement;
    function flowTryParseExportDefaultExpression() {
      return _util.isContextual.call(void 0, _keywords.ContextualKeyword._enum) ? (flowParseEnumDeclaration(), !0) : !1;
    }
    exports.flowTryParseExportDefaultExpression = flowTryParseExportDefaultExpression;
    function flowParseIdentifierStatement(contextualKeyword) {
      if (contextualKeyword === _keywords.ContextualKeyword._declare) {
        if (_index.match.call(void 0, _types.TokenType._class) || _index.match.call(void 0, _types.TokenType.name) || _index.match.call(void 0, _types.TokenType._function) || _index.match.call(void 0, _types.TokenType._var) || _index.match.call(void 0, _types.TokenType._export)) {
          let oldIsType = _index.pushTypeContext.call(void 0, 1);
          flowParseDeclare(), _index.popTypeContext.call(void 0, oldIsType);
        }
      } else if (_index.match.call(void 0, _types.TokenType.name)) {
        if (contextualKeyword === _keywords.ContextualKeyword._interface) {
          let oldIsType = _index.pushTypeContext.call(void 0, 1);
          flowParseInterface(), _index.popTypeContext.call(void 0, oldIsType);
        } else if (contextualKeyword === _keywords.ContextualKeyword._type) {
          let oldIsType = _index.pushTypeContext.call(void 0, 1);
          flowParseTypeAlias(), _index.popTypeContext.call(void 0, oldIsType);
        } else if (contextualKeyword === _keywords.ContextualKeyword._opaque) {
          let oldIsType = _index.pushTypeContext.call(void 0, 1);
          flowParseOpaqueType(!1), _index.popTypeContext.call(void 0, oldIsType);
        }
      }
      _util.semicolon.call(void 0);
    }
    exports.flowParseIdentifierStatement = flowParseIdentifierStatement;
    function flowShouldParseExportDeclaration() {
      return _util.isContextual.call(void 0, _keywords.ContextualKeyword._type) || _util.isContextual.call(void 0, _keywords.ContextualKeyword._interface) || _util.isContextual.call(void 0, _keywords.ContextualKeyword._opaque) || _util.isContextual.call(void 0, _keywords.ContextualKeyword._enum);
    }
    exports.flowShouldParseExportDeclaration = flowShouldParseExportDeclaration;
    function flowShouldDisallowExportDefaultSpecifier() {
      return _index.match.call(void 0, _types.TokenType.name) && (_base.state.contextualKeyword === _keywords.ContextualKeyword._type || _base.state.contextualKeyword === _keywords.ContextualKeyword._interface || _base.state.contextualKeyword === _keywords.ContextualKeyword._opaque || _base.state.contextualKeyword === _keywords.ContextualKeyword._enum);
    }
    exports.flowShouldDisallowExportDefaultSpecifier = flowShouldDisallowExportDefaultSpecifier;
    function flowParseExportDeclaration() {
      if (_util.isContextual.call(void 0, _keywords.ContextualKeyword._type)) {
        let oldIsType = _index.pushTypeContext.call(void 0, 1);
        _index.next.call(void 0), _index.match.call(void 0, _types.TokenType.braceL) ? (_statement.parseExportSpecifiers.call(void 0), _statement.parseExportFrom.call(void 0)) : flowParseTypeAlias(), _index.popTypeContext.call(void 0, oldIsType);
      } else if (_util.isContextual.call(void 0, _keywords.ContextualKeyword._opaque)) {
        let oldIsType = _index.pushTypeContext.call(void 0, 1);
        _index.next.call(void 0), flowParseOpaqueType(!1), _index.popTypeContext.call(void 0, oldIsType);
      } else if (_util.isContextual.call(void 0, _keywords.ContextualKeyword._interface)) {
        let oldIsType = _index.pushTypeContext.call(void 0, 1);
        _index.next.call(void 0), flowParseInterface(), _index.popTypeContext.call(void 0, oldIsType);
      } else
        _statement.parseStatement.call(void 0, !0);
    }
    exports.flowParseExportDeclaration = flowParseExportDeclaration;
    function flowShouldParseExportStar() {
      return _index.match.call(void 0, _types.TokenType.star) || _util.isContextual.call(void 0, _keywords.ContextualKeyword._type) && _index.lookaheadType.call(void 0) === _types.TokenType.star;
    }
    exports.flowShouldParseExportStar = flowShouldParseExportStar;
    function flowParseExportStar() {
      if (_util.eatContextual.call(void 0, _keywords.ContextualKeyword._type)) {
        let oldIsType = _index.pushTypeContext.call(void 0, 2);
        _statement.baseParseExportStar.call(void 0), _index.popTypeContext.call(void 0, oldIsType);
      } else
        _statement.baseParseExportStar.call(void 0);
    }
    exports.flowParseExportStar = flowParseExportStar;
    function flowAfterParseClassSuper(hasSuper) {
      if (hasSuper && _index.match.call(void 0, _types.TokenType.lessThan) && flowParseTypeParameterInstantiation(), _util.isContextual.call(void 0, _keywords.ContextualKeyword._implements)) {
        let oldIsType = _index.pushTypeContext.call(void 0, 0);
        _index.next.call(void 0), _base.state.tokens[_base.state.tokens.length - 1].type = _types.TokenType._implements;
        do
          flowParseRestrictedIdentifier(), _index.match.call(void 0, _types.TokenType.lessThan) && flowParseTypeParameterInstantiation();
        while (_index.eat.call(void 0, _types.TokenType.comma));
        _index.popTypeContext.call(void 0, oldIsType);
      }
    }
    exports.flowAfterParseClassSuper = flowAfterParseClassSuper;
    function flowStartParseObjPropValue() {
      _index.match.call(void 0, _types.TokenType.lessThan) && (flowParseTypeParameterDeclaration(), _index.match.call(void 0, _types.TokenType.parenL) || _util.unexpected.call(void 0));
    }
    exports.flowStartParseObjPropValue = flowStartParseObjPropValue;
    function flowParseAssignableListItemTypes() {
      let oldIsType = _index.pushTypeContext.call(void 0, 0);
      _index.eat.call(void 0, _types.TokenType.question), _index.match.call(void 0, _types.TokenType.colon) && flowParseTypeAnnotation(), _index.popTypeContext.call(void 0, oldIsType);
    }
    exports.flowParseAssignableListItemTypes = flowParseAssignableListItemTypes;
    function flowStartParseImportSpecifiers() {
      if (_index.match.call(void 0, _types.TokenType._typeof) || _util.isContextual.call(void 0, _keywords.ContextualKeyword._type)) {
        let lh = _index.lookaheadTypeAndKeyword.call(void 0);
        (isMaybeDefaultImport(lh) || lh.type === _types.TokenType.braceL || lh.type === _types.TokenType.star) && _index.next.call(void 0);
      }
    }
    exports.flowStartParseImportSpecifiers = flowStartParseImportSpecifiers;
    function flowParseImportSpecifier() {
      let isTypeKeyword = _base.state.contextualKeyword === _keywords.ContextualKeyword._type || _base.state.type === _types.TokenType._typeof;
      isTypeKeyword ? _index.next.call(void 0) : _expression.parseIdentifier.call(void 0), _util.isContextual.call(void 0, _keywords.ContextualKeyword._as) && !_util.isLookaheadContextual.call(void 0, _keywords.ContextualKeyword._as) ? (_expression.parseIdentifier.call(void 0), isTypeKeyword && !_index.match.call(void 0, _types.TokenType.name) && !(_base.state.type & _types.TokenType.IS_KEYWORD) || _expression.parseIdentifier.call(void 0)) : (isTypeKeyword && (_index.match.call(void 0, _types.TokenType.name) || _base.state.type & _types.TokenType.IS_KEYWORD) && _expression.parseIdentifier.call(void 0), _util.eatContextual.call(void 0, _keywords.ContextualKeyword._as) && _expression.parseIdentifier.call(void 0));
    }
    exports.flowParseImportSpecifier = flowParseImportSpecifier;
    function flowStartParseFunctionParams() {
      if (_index.match.call(void 0, _types.TokenType.lessThan)) {
        let oldIsType = _index.pushTypeContext.call(void 0, 0);
        flowParseTypeParameterDeclaration(), _index.popTypeContext.call(void 0, oldIsType);
      }
    }
    exports.flowStartParseFunctionParams = flowStartParseFunctionParams;
    function flowAfterParseVarHead() {
      _index.match.call(void 0, _types.TokenType.colon) && flowParseTypeAnnotation();
    }
    exports.flowAfterParseVarHead = flowAfterParseVarHead;
    function flowStartParseAsyncArrowFromCallExpression() {
      if (_index.match.call(void 0, _types.TokenType.colon)) {
        let oldNoAnonFunctionType = _base.state.noAnonFunctionType;
        _base.state.noAnonFunctionType = !0, flowParseTypeAnnotation(), _base.state.noAnonFunctionType = oldNoAnonFunctionType;
      }
    }
    exports.flowStartParseAsyncArrowFromCallExpression = flowStartParseAsyncArrowFromCallExpression;
    function flowParseMaybeAssign(noIn, isWithinParens) {
      if (_index.match.call(void 0, _types.TokenType.lessThan)) {
        let snapshot = _base.state.snapshot(), wasArrow = _expression.baseParseMaybeAssign.call(void 0, noIn, isWithinParens);
        if (_base.state.error)
          _base.state.restoreFromSnapshot(snapshot), _base.state.type = _types.TokenType.typeParameterStart;
        else
          return wasArrow;
        let oldIsType = _index.pushTypeContext.call(void 0, 0);
        if (flowParseTypeParameterDeclaration(), _index.popTypeContext.call(void 0, oldIsType), wasArrow = _expression.baseParseMaybeAssign.call(void 0, noIn, isWithinParens), wasArrow)
          return !0;
        _util.unexpected.call(void 0);
      }
      return _expression.baseParseMaybeAssign.call(void 0, noIn, isWithinParens);
    }
    exports.flowParseMaybeAssign = flowParseMaybeAssign;
    function flowParseArrow() {
      if (_index.match.call(void 0, _types.TokenType.colon)) {
        let oldIsType = _index.pushTypeContext.call(void 0, 0), snapshot = _base.state.snapshot(), oldNoAnonFunctionType = _base.state.noAnonFunctionType;
        _base.state.noAnonFunctionType = !0, flowParseTypeAndPredicateInitialiser(), _base.state.noAnonFunctionType = oldNoAnonFunctionType, _util.canInsertSemicolon.call(void 0) && _util.unexpected.call(void 0), _index.match.call(void 0, _types.TokenType.arrow) || _util.unexpected.call(void 0), _base.state.error && _base.state.restoreFromSnapshot(snapshot), _index.popTypeContext.call(void 0, oldIsType);
      }
      return _index.eat.call(void 0, _types.TokenType.arrow);
    }
    exports.flowParseArrow = flowParseArrow;
    function flowParseSubscripts(startTokenIndex, noCalls = !1) {
      if (_base.state.tokens[_base.state.tokens.length - 1].contextualKeyword === _keywords.ContextualKeyword._async && _index.match.call(void 0, _types.TokenType.lessThan)) {
        let snapshot = _base.state.snapshot();
        if (parseAsyncArrowWithTypeParameters() && !_base.state.error)
          return;
        _base.state.restoreFromSnapshot(snapshot);
      }
      _expression.baseParseSubscripts.call(void 0, startTokenIndex, noCalls);
    }
    exports.flowParseSubscripts = flowParseSubscripts;
    function parseAsyncArrowWithTypeParameters() {
      _base.state.scopeDepth++;
      let startTokenIndex = _base.state.tokens.length;
      return _statement.parseFunctionParams.call(void 0), _expression.parseArrow.call(void 0) ? (_expression.parseArrowExpression.call(void 0, startTokenIndex), !0) : !1;
    }
    function flowParseEnumDeclaration() {
      _util.expectContextual.call(void 0, _keywords.ContextualKeyword._enum), _base.state.tokens[_base.state.tokens.length - 1].type = _types.TokenType._enum, _expression.parseIdentifier.call(void 0), flowParseEnumBody();
    }
    function flowParseEnumBody() {
      _util.eatContextual.call(void 0, _keywords.ContextualKeyword._of) && _index.next.call(void 0), _util.expect.call(void 0, _types.TokenType.braceL), flowParseEnumMembers(), _util.expect.call(void 0, _types.TokenType.braceR);
    }
    function flowParseEnumMembers() {
      for (; !_index.match.call(void 0, _types.TokenType.braceR) && !_base.state.error && !_index.eat.call(void 0, _types.TokenType.ellipsis); )
        flowParseEnumMember(), _index.match.call(void 0, _types.TokenType.braceR) || _util.expect.call(void 0, _types.TokenType.comma);
    }
    function flowParseEnumMember() {
      _expression.parseIdentifier.call(void 0), _index.eat.call(void 0, _types.TokenType.eq) && _index.next.call(void 0);
    }
  }
});

// ../../node_modules/.pnpm/sucrase@3.35.1/node_modules/sucrase/dist/parser/traverser/statement.js
var require_statement = __commonJS({
  "../../node_modules/.pnpm/sucrase@3.35.1/node_modules/sucrase/dist/parser/traverser/statement.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: !0 });
    var _index = require_parser(), _flow = require_flow(), _typescript = require_typescript(), _tokenizer = require_tokenizer(), _keywords = require_keywords(), _state = require_state(), _types = require_types(), _charcodes = require_charcodes(), _base = require_base(), _expression = require_expression(), _lval = require_lval(), _util = require_util();
    function parseTopLevel() {
      if (parseBlockBody(_types.TokenType.eof), _base.state.scopes.push(new _state.Scope(0, _base.state.tokens.length, !0)), _base.state.scopeDepth !== 0)
        throw new Error(`Invalid scope depth at end of file: ${_base.state.scopeDepth}`);
      return new _index.File(_base.state.tokens, _base.state.scopes);
    }
    exports.parseTopLevel = parseTopLevel;
    function parseStatement(declaration) {
      _base.isFlowEnabled && _flow.flowTryParseStatement.call(void 0) || (_tokenizer.match.call(void 0, _types.TokenType.at) && parseDecorators(), parseStatementContent(declaration));
    }
    exports.parseStatement = parseStatement;
    function parseStatementContent(declaration) {
      if (_base.isTypeScriptEnabled && _typescript.tsTryParseStatementContent.call(void 0))
        return;
      let starttype = _base.state.type;
      switch (starttype) {
        case _types.TokenType._break:
        case _types.TokenType._continue:
          parseBreakContinueStatement();
          return;
        case _types.TokenType._debugger:
          parseDebuggerStatement();
          return;
        case _types.TokenType._do:
          parseDoStatement();
          return;
        case _types.TokenType._for:
          parseForStatement();
          return;
        case _types.TokenType._function:
          if (_tokenizer.lookaheadType.call(void 0) === _types.TokenType.dot) break;
          declaration || _util.unexpected.call(void 0), parseFunctionStatement();
          return;
        case _types.TokenType._class:
          declaration || _util.unexpected.call(void 0), parseClass(!0);
          return;
        case _types.TokenType._if:
          parseIfStatement();
          return;
        case _types.TokenType._return:
          parseReturnStatement();
          return;
        case _types.TokenType._switch:
          parseSwitchStatement();
          return;
        case _types.TokenType._throw:
          parseThrowStatement();
          return;
        case _types.TokenType._try:
          parseTryStatement();
          return;
        case _types.TokenType._let:
        case _types.TokenType._const:
          declaration || _util.unexpected.call(void 0);
        // NOTE: falls through to _var
        case _types.TokenType._var:
          parseVarStatement(starttype !== _types.TokenType._var);
          return;
        case _types.TokenType._while:
          parseWhileStatement();
          return;
        case _types.TokenType.braceL:
          parseBlock();
          return;
        case _types.TokenType.semi:
          parseEmptyStatement();
          return;
        case _types.TokenType._export:
        case _types.TokenType._import: {
          let nextType = _tokenizer.lookaheadType.call(void 0);
          if (nextType === _types.TokenType.parenL || nextType === _types.TokenType.dot)
            break;
          _tokenizer.next.call(void 0), starttype === _types.TokenType._import ? parseImport() : parseExport();
          return;
        }
        case _types.TokenType.name:
          if (_base.state.contextualKeyword === _keywords.ContextualKeyword._async) {
            let functionStart = _base.state.start, snapshot = _base.state.snapshot();
            if (_tokenizer.next.call(void 0), _tokenizer.match.call(void 0, _types.TokenType._function) && !_util.canInsertSemicolon.call(void 0)) {
              _util.expect.call(void 0, _types.TokenType._function), parseFunction(functionStart, !0);
              return;
            } else
              _base.state.restoreFromSnapshot(snapshot);
          } else if (_base.state.contextualKeyword === _keywords.ContextualKeyword._using && !_util.hasFollowingLineBreak.call(void 0) && // Statements like `using[0]` and `using in foo` aren't actual using
          // declarations.
          _tokenizer.lookaheadType.call(void 0) === _types.TokenType.name) {
            parseVarStatement(!0);
            return;
          } else if (startsAwaitUsing()) {
            _util.expectContextual.call(void 0, _keywords.ContextualKeyword._await), parseVarStatement(!0);
            return;
          }
        default:
          break;
      }
      let initialTokensLength = _base.state.tokens.length;
      _expression.parseExpression.call(void 0);
      let simpleName = null;
      if (_base.state.tokens.length === initialTokensLength + 1) {
        let token = _base.state.tokens[_base.state.tokens.length - 1];
        token.type === _types.TokenType.name && (simpleName = token.contextualKeyword);
      }
      if (simpleName == null) {
        _util.semicolon.call(void 0);
        return;
      }
      _tokenizer.eat.call(void 0, _types.TokenType.colon) ? parseLabeledStatement() : parseIdentifierStatement(simpleName);
    }
    function startsAwaitUsing() {
      if (!_util.isContextual.call(void 0, _keywords.ContextualKeyword._await))
        return !1;
      let snapshot = _base.state.snapshot();
      return _tokenizer.next.call(void 0), !_util.isContextual.call(void 0, _keywords.ContextualKeyword._using) || _util.hasPrecedingLineBreak.call(void 0) || (_tokenizer.next.call(void 0), !_tokenizer.match.call(void 0, _types.TokenType.name) || _util.hasPrecedingLineBreak.call(void 0)) ? (_base.state.restoreFromSnapshot(snapshot), !1) : (_base.state.restoreFromSnapshot(snapshot), !0);
    }
    function parseDecorators() {
      for (; _tokenizer.match.call(void 0, _types.TokenType.at); )
        parseDecorator();
    }
    exports.parseDecorators = parseDecorators;
    function parseDecorator() {
      if (_tokenizer.next.call(void 0), _tokenizer.eat.call(void 0, _types.TokenType.parenL))
        _expression.parseExpression.call(void 0), _util.expect.call(void 0, _types.TokenType.parenR);
      else {
        for (_expression.parseIdentifier.call(void 0); _tokenizer.eat.call(void 0, _types.TokenType.dot); )
          _expression.parseIdentifier.call(void 0);
        parseMaybeDecoratorArguments();
      }
    }
    function parseMaybeDecoratorArguments() {
      _base.isTypeScriptEnabled ? _typescript.tsParseMaybeDecoratorArguments.call(void 0) : baseParseMaybeDecoratorArguments();
    }
    function baseParseMaybeDecoratorArguments() {
      _tokenizer.eat.call(void 0, _types.TokenType.parenL) && _expression.parseCallExpressionArguments.call(void 0);
    }
    exports.baseParseMaybeDecoratorArguments = baseParseMaybeDecoratorArguments;
    function parseBreakContinueStatement() {
      _tokenizer.next.call(void 0), _util.isLineTerminator.call(void 0) || (_expression.parseIdentifier.call(void 0), _util.semicolon.call(void 0));
    }
    function parseDebuggerStatement() {
      _tokenizer.next.call(void 0), _util.semicolon.call(void 0);
    }
    function parseDoStatement() {
      _tokenizer.next.call(void 0), parseStatement(!1), _util.expect.call(void 0, _types.TokenType._while), _expression.parseParenExpression.call(void 0), _tokenizer.eat.call(void 0, _types.TokenType.semi);
    }
    function parseForStatement() {
      _base.state.scopeDepth++;
      let startTokenIndex = _base.state.tokens.length;
      parseAmbiguousForStatement();
      let endTokenIndex = _base.state.tokens.length;
      _base.state.scopes.push(new _state.Scope(startTokenIndex, endTokenIndex, !1)), _base.state.scopeDepth--;
    }
    function isUsingInLoop() {
      return !(!_util.isContextual.call(void 0, _keywords.ContextualKeyword._using) || _util.isLookaheadContextual.call(void 0, _keywords.ContextualKeyword._of));
    }
    function parseAmbiguousForStatement() {
      _tokenizer.next.call(void 0);
      let forAwait = !1;
      if (_util.isContextual.call(void 0, _keywords.ContextualKeyword._await) && (forAwait = !0, _tokenizer.next.call(void 0)), _util.expect.call(void 0, _types.TokenType.parenL), _tokenizer.match.call(void 0, _types.TokenType.semi)) {
        forAwait && _util.unexpected.call(void 0), parseFor();
        return;
      }
      let isAwaitUsing = startsAwaitUsing();
      if (isAwaitUsing || _tokenizer.match.call(void 0, _types.TokenType._var) || _tokenizer.match.call(void 0, _types.TokenType._let) || _tokenizer.match.call(void 0, _types.TokenType._const) || isUsingInLoop()) {
        if (isAwaitUsing && _util.expectContextual.call(void 0, _keywords.ContextualKeyword._await), _tokenizer.next.call(void 0), parseVar(!0, _base.state.type !== _types.TokenType._var), _tokenizer.match.call(void 0, _types.TokenType._in) || _util.isContextual.call(void 0, _keywords.ContextualKeyword._of)) {
          parseForIn(forAwait);
          return;
        }
        parseFor();
        return;
      }
      if (_expression.parseExpression.call(void 0, !0), _tokenizer.match.call(void 0, _types.TokenType._in) || _util.isContextual.call(void 0, _keywords.ContextualKeyword._of)) {
        parseForIn(forAwait);
        return;
      }
      forAwait && _util.unexpected.call(void 0), parseFor();
    }
    function parseFunctionStatement() {
      let functionStart = _base.state.start;
      _tokenizer.next.call(void 0), parseFunction(functionStart, !0);
    }
    function parseIfStatement() {
      _tokenizer.next.call(void 0), _expression.parseParenExpression.call(void 0), parseStatement(!1), _tokenizer.eat.call(void 0, _types.TokenType._else) && parseStatement(!1);
    }
    function parseReturnStatement() {
      _tokenizer.next.call(void 0), _util.isLineTerminator.call(void 0) || (_expression.parseExpression.call(void 0), _util.semicolon.call(void 0));
    }
    function parseSwitchStatement() {
      _tokenizer.next.call(void 0), _expression.parseParenExpression.call(void 0), _base.state.scopeDepth++;
      let startTokenIndex = _base.state.tokens.length;
      for (_util.expect.call(void 0, _types.TokenType.braceL); !_tokenizer.match.call(void 0, _types.TokenType.braceR) && !_base.state.error; )
        if (_tokenizer.match.call(void 0, _types.TokenType._case) || _tokenizer.match.call(void 0, _types.TokenType._default)) {
          let isCase = _tokenizer.match.call(void 0, _types.TokenType._case);
          _tokenizer.next.call(void 0), isCase && _expression.parseExpression.call(void 0), _util.expect.call(void 0, _types.TokenType.colon);
        } else
          parseStatement(!0);
      _tokenizer.next.call(void 0);
      let endTokenIndex = _base.state.tokens.length;
      _base.state.scopes.push(new _state.Scope(startTokenIndex, endTokenIndex, !1)), _base.state.scopeDepth--;
    }
    function parseThrowStatement() {
      _tokenizer.next.call(void 0), _expression.parseExpression.call(void 0), _util.semicolon.call(void 0);
    }
    function parseCatchClauseParam() {
      _lval.parseBindingAtom.call(
        void 0,
        !0
        /* isBlockScope */
      ), _base.isTypeScriptEnabled && _typescript.tsTryParseTypeAnnotation.call(void 0);
    }
    function parseTryStatement() {
      if (_tokenizer.next.call(void 0), parseBlock(), _tokenizer.match.call(void 0, _types.TokenType._catch)) {
        _tokenizer.next.call(void 0);
        let catchBindingStartTokenIndex = null;
        if (_tokenizer.match.call(void 0, _types.TokenType.parenL) && (_base.state.scopeDepth++, catchBindingStartTokenIndex = _base.state.tokens.length, _util.expect.call(void 0, _types.TokenType.parenL), parseCatchClauseParam(), _util.expect.call(void 0, _types.TokenType.parenR)), parseBlock(), catchBindingStartTokenIndex != null) {
          let endTokenIndex = _base.state.tokens.length;
          _base.state.scopes.push(new _state.Scope(catchBindingStartTokenIndex, endTokenIndex, !1)), _base.state.scopeDepth--;
        }
      }
      _tokenizer.eat.call(void 0, _types.TokenType._finally) && parseBlock();
    }
    function parseVarStatement(isBlockScope) {
      _tokenizer.next.call(void 0), parseVar(!1, isBlockScope), _util.semicolon.call(void 0);
    }
    exports.parseVarStatement = parseVarStatement;
    function parseWhileStatement() {
      _tokenizer.next.call(void 0), _expression.parseParenExpression.call(void 0), parseStatement(!1);
    }
    function parseEmptyStatement() {
      _tokenizer.next.call(void 0);
    }
    function parseLabeledStatement() {
      parseStatement(!0);
    }
    function parseIdentifierStatement(contextualKeyword) {
      _base.isTypeScriptEnabled ? _typescript.tsParseIdentifierStatement.call(void 0, contextualKeyword) : _base.isFlowEnabled ? _flow.flowParseIdentifierStatement.call(void 0, contextualKeyword) : _util.semicolon.call(void 0);
    }
    function parseBlock(isFunctionScope = !1, contextId = 0) {
      let startTokenIndex = _base.state.tokens.length;
      _base.state.scopeDepth++, _util.expect.call(void 0, _types.TokenType.braceL), contextId && (_base.state.tokens[_base.state.tokens.length - 1].contextId = contextId), parseBlockBody(_types.TokenType.braceR), contextId && (_base.state.tokens[_base.state.tokens.length - 1].contextId = contextId);
      let endTokenIndex = _base.state.tokens.length;
      _base.state.scopes.push(new _state.Scope(startTokenIndex, endTokenIndex, isFunctionScope)), _base.state.scopeDepth--;
    }
    exports.parseBlock = parseBlock;
    function parseBlockBody(end) {
      for (; !_tokenizer.eat.call(void 0, end) && !_base.state.error; )
        parseStatement(!0);
    }
    exports.parseBlockBody = parseBlockBody;
    function parseFor() {
      _util.expect.call(void 0, _types.TokenType.semi), _tokenizer.match.call(void 0, _types.TokenType.semi) || _expression.parseExpression.call(void 0), _util.expect.call(void 0, _types.TokenType.semi), _tokenizer.match.call(void 0, _types.TokenType.parenR) || _expression.parseExpression.call(void 0), _util.expect.call(void 0, _types.TokenType.parenR), parseStatement(!1);
    }
    function parseForIn(forAwait) {
      forAwait ? _util.eatContextual.call(void 0, _keywords.ContextualKeyword._of) : _tokenizer.next.call(void 0), _expression.parseExpression.call(void 0), _util.expect.call(void 0, _types.TokenType.parenR), parseStatement(!1);
    }
    function parseVar(isFor, isBlockScope) {
      for (; ; ) {
        if (parseVarHead(isBlockScope), _tokenizer.eat.call(void 0, _types.TokenType.eq)) {
          let eqIndex = _base.state.tokens.length - 1;
          _expression.parseMaybeAssign.call(void 0, isFor), _base.state.tokens[eqIndex].rhsEndIndex = _base.state.tokens.length;
        }
        if (!_tokenizer.eat.call(void 0, _types.TokenType.comma))
          break;
      }
    }
    function parseVarHead(isBlockScope) {
      _lval.parseBindingAtom.call(void 0, isBlockScope), _base.isTypeScriptEnabled ? _typescript.tsAfterParseVarHead.call(void 0) : _base.isFlowEnabled && _flow.flowAfterParseVarHead.call(void 0);
    }
    function parseFunction(functionStart, isStatement, optionalId = !1) {
      _tokenizer.match.call(void 0, _types.TokenType.star) && _tokenizer.next.call(void 0), isStatement && !optionalId && !_tokenizer.match.call(void 0, _types.TokenType.name) && !_tokenizer.match.call(void 0, _types.TokenType._yield) && _util.unexpected.call(void 0);
      let nameScopeStartTokenIndex = null;
      _tokenizer.match.call(void 0, _types.TokenType.name) && (isStatement || (nameScopeStartTokenIndex = _base.state.tokens.length, _base.state.scopeDepth++), _lval.parseBindingIdentifier.call(void 0, !1));
      let startTokenIndex = _base.state.tokens.length;
      _base.state.scopeDepth++, parseFunctionParams(), _expression.parseFunctionBodyAndFinish.call(void 0, functionStart);
      let endTokenIndex = _base.state.tokens.length;
      _base.state.scopes.push(new _state.Scope(startTokenIndex, endTokenIndex, !0)), _base.state.scopeDepth--, nameScopeStartTokenIndex !== null && (_base.state.scopes.push(new _state.Scope(nameScopeStartTokenIndex, endTokenIndex, !0)), _base.state.scopeDepth--);
    }
    exports.parseFunction = parseFunction;
    function parseFunctionParams(allowModifiers = !1, funcContextId = 0) {
      _base.isTypeScriptEnabled ? _typescript.tsStartParseFunctionParams.call(void 0) : _base.isFlowEnabled && _flow.flowStartParseFunctionParams.call(void 0), _util.expect.call(void 0, _types.TokenType.parenL), funcContextId && (_base.state.tokens[_base.state.tokens.length - 1].contextId = funcContextId), _lval.parseBindingList.call(
        void 0,
        _types.TokenType.parenR,
        !1,
        !1,
        allowModifiers,
        funcContextId
      ), funcContextId && (_base.state.tokens[_base.state.tokens.length - 1].contextId = funcContextId);
    }
    exports.parseFunctionParams = parseFunctionParams;
    function parseClass(isStatement, optionalId = !1) {
      let contextId = _base.getNextContextId.call(void 0);
      _tokenizer.next.call(void 0), _base.state.tokens[_base.state.tokens.length - 1].contextId = contextId, _base.state.tokens[_base.state.tokens.length - 1].isExpression = !isStatement;
      let nameScopeStartTokenIndex = null;
      isStatement || (nameScopeStartTokenIndex = _base.state.tokens.length, _base.state.scopeDepth++), parseClassId(isStatement, optionalId), parseClassSuper();
      let openBraceIndex = _base.state.tokens.length;
      if (parseClassBody(contextId), !_base.state.error && (_base.state.tokens[openBraceIndex].contextId = contextId, _base.state.tokens[_base.state.tokens.length - 1].contextId = contextId, nameScopeStartTokenIndex !== null)) {
        let endTokenIndex = _base.state.tokens.length;
        _base.state.scopes.push(new _state.Scope(nameScopeStartTokenIndex, endTokenIndex, !1)), _base.state.scopeDepth--;
      }
    }
    exports.parseClass = parseClass;
    function isClassProperty() {
      return _tokenizer.match.call(void 0, _types.TokenType.eq) || _tokenizer.match.call(void 0, _types.TokenType.semi) || _tokenizer.match.call(void 0, _types.TokenType.braceR) || _tokenizer.match.call(void 0, _types.TokenType.bang) || _tokenizer.match.call(void 0, _types.TokenType.colon);
    }
    function isClassMethod() {
      return _tokenizer.match.call(void 0, _types.TokenType.parenL) || _tokenizer.match.call(void 0, _types.TokenType.lessThan);
    }
    function parseClassBody(classContextId) {
      for (_util.expect.call(void 0, _types.TokenType.braceL); !_tokenizer.eat.call(void 0, _types.TokenType.braceR) && !_base.state.error; ) {
        if (_tokenizer.eat.call(void 0, _types.TokenType.semi))
          continue;
        if (_tokenizer.match.call(void 0, _types.TokenType.at)) {
          parseDecorator();
          continue;
        }
        let memberStart = _base.state.start;
        parseClassMember(memberStart, classContextId);
      }
    }
    function parseClassMember(memberStart, classContextId) {
      _base.isTypeScriptEnabled && _typescript.tsParseModifiers.call(void 0, [
        _keywords.ContextualKeyword._declare,
        _keywords.ContextualKeyword._public,
        _keywords.ContextualKeyword._protected,
        _keywords.ContextualKeyword._private,
        _keywords.ContextualKeyword._override
      ]);
      let isStatic = !1;
      if (_tokenizer.match.call(void 0, _types.TokenType.name) && _base.state.contextualKeyword === _keywords.ContextualKeyword._static) {
        if (_expression.parseIdentifier.call(void 0), isClassMethod()) {
          parseClassMethod(
            memberStart,
            /* isConstructor */
            !1
          );
          return;
        } else if (isClassProperty()) {
          parseClassProperty();
          return;
        }
        if (_base.state.tokens[_base.state.tokens.length - 1].type = _types.TokenType._static, isStatic = !0, _tokenizer.match.call(void 0, _types.TokenType.braceL)) {
          _base.state.tokens[_base.state.tokens.length - 1].contextId = classContextId, parseBlock();
          return;
        }
      }
      parseClassMemberWithIsStatic(memberStart, isStatic, classContextId);
    }
    function parseClassMemberWithIsStatic(memberStart, isStatic, classContextId) {
      if (_base.isTypeScriptEnabled && _typescript.tsTryParseClassMemberWithIsStatic.call(void 0, isStatic))
        return;
      if (_tokenizer.eat.call(void 0, _types.TokenType.star)) {
        parseClassPropertyName(classContextId), parseClassMethod(
          memberStart,
          /* isConstructor */
          !1
        );
        return;
      }
      parseClassPropertyName(classContextId);
      let isConstructor = !1, token = _base.state.tokens[_base.state.tokens.length - 1];
      token.contextualKeyword === _keywords.ContextualKeyword._constructor && (isConstructor = !0), parsePostMemberNameModifiers(), isClassMethod() ? parseClassMethod(memberStart, isConstructor) : isClassProperty() ? parseClassProperty() : token.contextualKeyword === _keywords.ContextualKeyword._async && !_util.isLineTerminator.call(void 0) ? (_base.state.tokens[_base.state.tokens.length - 1].type = _types.TokenType._async, _tokenizer.match.call(void 0, _types.TokenType.star) && _tokenizer.next.call(void 0), parseClassPropertyName(classContextId), parsePostMemberNameModifiers(), parseClassMethod(
        memberStart,
        !1
        /* isConstructor */
      )) : (token.contextualKeyword === _keywords.ContextualKeyword._get || token.contextualKeyword === _keywords.ContextualKeyword._set) && !(_util.isLineTerminator.call(void 0) && _tokenizer.match.call(void 0, _types.TokenType.star)) ? (token.contextualKeyword === _keywords.ContextualKeyword._get ? _base.state.tokens[_base.state.tokens.length - 1].type = _types.TokenType._get : _base.state.tokens[_base.state.tokens.length - 1].type = _types.TokenType._set, parseClassPropertyName(classContextId), parseClassMethod(
        memberStart,
        /* isConstructor */
        !1
      )) : token.contextualKeyword === _keywords.ContextualKeyword._accessor && !_util.isLineTerminator.call(void 0) ? (parseClassPropertyName(classContextId), parseClassProperty()) : _util.isLineTerminator.call(void 0) ? parseClassProperty() : _util.unexpected.call(void 0);
    }
    function parseClassMethod(functionStart, isConstructor) {
      _base.isTypeScriptEnabled ? _typescript.tsTryParseTypeParameters.call(void 0) : _base.isFlowEnabled && _tokenizer.match.call(void 0, _types.TokenType.lessThan) && _flow.flowParseTypeParameterDeclaration.call(void 0), _expression.parseMethod.call(void 0, functionStart, isConstructor);
    }
    function parseClassPropertyName(classContextId) {
      _expression.parsePropertyName.call(void 0, classContextId);
    }
    exports.parseClassPropertyName = parseClassPropertyName;
    function parsePostMemberNameModifiers() {
      if (_base.isTypeScriptEnabled) {
        let oldIsType = _tokenizer.pushTypeContext.call(void 0, 0);
        _tokenizer.eat.call(void 0, _types.TokenType.question), _tokenizer.popTypeContext.call(void 0, oldIsType);
      }
    }
    exports.parsePostMemberNameModifiers = parsePostMemberNameModifiers;
    function parseClassProperty() {
      if (_base.isTypeScriptEnabled ? (_tokenizer.eatTypeToken.call(void 0, _types.TokenType.bang), _typescript.tsTryParseTypeAnnotation.call(void 0)) : _base.isFlowEnabled && _tokenizer.match.call(void 0, _types.TokenType.colon) && _flow.flowParseTypeAnnotation.call(void 0), _tokenizer.match.call(void 0, _types.TokenType.eq)) {
        let equalsTokenIndex = _base.state.tokens.length;
        _tokenizer.next.call(void 0), _expression.parseMaybeAssign.call(void 0), _base.state.tokens[equalsTokenIndex].rhsEndIndex = _base.state.tokens.length;
      }
      _util.semicolon.call(void 0);
    }
    exports.parseClassProperty = parseClassProperty;
    function parseClassId(isStatement, optionalId = !1) {
      _base.isTypeScriptEnabled && (!isStatement || optionalId) && _util.isContextual.call(void 0, _keywords.ContextualKeyword._implements) || (_tokenizer.match.call(void 0, _types.TokenType.name) && _lval.parseBindingIdentifier.call(void 0, !0), _base.isTypeScriptEnabled ? _typescript.tsTryParseTypeParameters.call(void 0) : _base.isFlowEnabled && _tokenizer.match.call(void 0, _types.TokenType.lessThan) && _flow.flowParseTypeParameterDeclaration.call(void 0));
    }
    function parseClassSuper() {
      let hasSuper = !1;
      _tokenizer.eat.call(void 0, _types.TokenType._extends) ? (_expression.parseExprSubscripts.call(void 0), hasSuper = !0) : hasSuper = !1, _base.isTypeScriptEnabled ? _typescript.tsAfterParseClassSuper.call(void 0, hasSuper) : _base.isFlowEnabled && _flow.flowAfterParseClassSuper.call(void 0, hasSuper);
    }
    function parseExport() {
      let exportIndex = _base.state.tokens.length - 1;
      _base.isTypeScriptEnabled && _typescript.tsTryParseExport.call(void 0) || (shouldParseExportStar() ? parseExportStar() : isExportDefaultSpecifier() ? (_expression.parseIdentifier.call(void 0), _tokenizer.match.call(void 0, _types.TokenType.comma) && _tokenizer.lookaheadType.call(void 0) === _types.TokenType.star ? (_util.expect.call(void 0, _types.TokenType.comma), _util.expect.call(void 0, _types.TokenType.star), _util.expectContextual.call(void 0, _keywords.ContextualKeyword._as), _expression.parseIdentifier.call(void 0)) : parseExportSpecifiersMaybe(), parseExportFrom()) : _tokenizer.eat.call(void 0, _types.TokenType._default) ? parseExportDefaultExpression() : shouldParseExportDeclaration() ? parseExportDeclaration() : (parseExportSpecifiers(), parseExportFrom()), _base.state.tokens[exportIndex].rhsEndIndex = _base.state.tokens.length);
    }
    exports.parseExport = parseExport;
    function parseExportDefaultExpression() {
      if (_base.isTypeScriptEnabled && _typescript.tsTryParseExportDefaultExpression.call(void 0) || _base.isFlowEnabled && _flow.flowTryParseExportDefaultExpression.call(void 0))
        return;
      let functionStart = _base.state.start;
      _tokenizer.eat.call(void 0, _types.TokenType._function) ? parseFunction(functionStart, !0, !0) : _util.isContextual.call(void 0, _keywords.ContextualKeyword._async) && _tokenizer.lookaheadType.call(void 0) === _types.TokenType._function ? (_util.eatContextual.call(void 0, _keywords.ContextualKeyword._async), _tokenizer.eat.call(void 0, _types.TokenType._function), parseFunction(functionStart, !0, !0)) : _tokenizer.match.call(void 0, _types.TokenType._class) ? parseClass(!0, !0) : _tokenizer.match.call(void 0, _types.TokenType.at) ? (parseDecorators(), parseClass(!0, !0)) : (_expression.parseMaybeAssign.call(void 0), _util.semicolon.call(void 0));
    }
    function parseExportDeclaration() {
      _base.isTypeScriptEnabled ? _typescript.tsParseExportDeclaration.call(void 0) : _base.isFlowEnabled ? _flow.flowParseExportDeclaration.call(void 0) : parseStatement(!0);
    }
    function isExportDefaultSpecifier() {
      if (_base.isTypeScriptEnabled && _typescript.tsIsDeclarationStart.call(void 0))
        return !1;
      if (_base.isFlowEnabled && _flow.flowShouldDisallowExportDefaultSpecifier.call(void 0))
        return !1;
      if (_tokenizer.match.call(void 0, _types.TokenType.name))
        return _base.state.contextualKeyword !== _keywords.ContextualKeyword._async;
      if (!_tokenizer.match.call(void 0, _types.TokenType._default))
        return !1;
      let _next = _tokenizer.nextTokenStart.call(void 0), lookahead = _tokenizer.lookaheadTypeAndKeyword.call(void 0), hasFrom = lookahead.type === _types.TokenType.name && lookahead.contextualKeyword === _keywords.ContextualKeyword._from;
      if (lookahead.type === _types.TokenType.comma)
        return !0;
      if (hasFrom) {
        let nextAfterFrom = _base.input.charCodeAt(_tokenizer.nextTokenStartSince.call(void 0, _next + 4));
        return nextAfterFrom === _charcodes.charCodes.quotationMark || nextAfterFrom === _charcodes.charCodes.apostrophe;
      }
      return !1;
    }
    function parseExportSpecifiersMaybe() {
      _tokenizer.eat.call(void 0, _types.TokenType.comma) && parseExportSpecifiers();
    }
    function parseExportFrom() {
      _util.eatContextual.call(void 0, _keywords.ContextualKeyword._from) && (_expression.parseExprAtom.call(void 0), maybeParseImportAttributes()), _util.semicolon.call(void 0);
    }
    exports.parseExportFrom = parseExportFrom;
    function shouldParseExportStar() {
      return _base.isFlowEnabled ? _flow.flowShouldParseExportStar.call(void 0) : _tokenizer.match.call(void 0, _types.TokenType.star);
    }
    function parseExportStar() {
      _base.isFlowEnabled ? _flow.flowParseExportStar.call(void 0) : baseParseExportStar();
    }
    function baseParseExportStar() {
      _util.expect.call(void 0, _types.TokenType.star), _util.isContextual.call(void 0, _keywords.ContextualKeyword._as) ? parseExportNamespace() : parseExportFrom();
    }
    exports.baseParseExportStar = baseParseExportStar;
    function parseExportNamespace() {
      _tokenizer.next.call(void 0), _base.state.tokens[_base.state.tokens.length - 1].type = _types.TokenType._as, _expression.parseIdentifier.call(void 0), parseExportSpecifiersMaybe(), parseExportFrom();
    }
    function shouldParseExportDeclaration() {
      return _base.isTypeScriptEnabled && _typescript.tsIsDeclarationStart.call(void 0) || _base.isFlowEnabled && _flow.flowShouldParseExportDeclaration.call(void 0) || _base.state.type === _types.TokenType._var || _base.state.type === _types.TokenType._const || _base.state.type === _types.TokenType._let || _base.state.type === _types.TokenType._function || _base.state.type === _types.TokenType._class || _util.isContextual.call(void 0, _keywords.ContextualKeyword._async) || _tokenizer.match.call(void 0, _types.TokenType.at);
    }
    function parseExportSpecifiers() {
      let first = !0;
      for (_util.expect.call(void 0, _types.TokenType.braceL); !_tokenizer.eat.call(void 0, _types.TokenType.braceR) && !_base.state.error; ) {
        if (first)
          first = !1;
        else if (_util.expect.call(void 0, _types.TokenType.comma), _tokenizer.eat.call(void 0, _types.TokenType.braceR))
          break;
        parseExportSpecifier();
      }
    }
    exports.parseExportSpecifiers = parseExportSpecifiers;
    function parseExportSpecifier() {
      if (_base.isTypeScriptEnabled) {
        _typescript.tsParseExportSpecifier.call(void 0);
        return;
      }
      _expression.parseIdentifier.call(void 0), _base.state.tokens[_base.state.tokens.length - 1].identifierRole = _tokenizer.IdentifierRole.ExportAccess, _util.eatContextual.call(void 0, _keywords.ContextualKeyword._as) && _expression.parseIdentifier.call(void 0);
    }
    function isImportReflection() {
      let snapshot = _base.state.snapshot();
      return _util.expectContextual.call(void 0, _keywords.ContextualKeyword._module), _util.eatContextual.call(void 0, _keywords.ContextualKeyword._from) ? _util.isContextual.call(void 0, _keywords.ContextualKeyword._from) ? (_base.state.restoreFromSnapshot(snapshot), !0) : (_base.state.restoreFromSnapshot(snapshot), !1) : _tokenizer.match.call(void 0, _types.TokenType.comma) ? (_base.state.restoreFromSnapshot(snapshot), !1) : (_base.state.restoreFromSnapshot(snapshot), !0);
    }
    function parseMaybeImportReflection() {
      _util.isContextual.call(void 0, _keywords.ContextualKeyword._module) && isImportReflection() && _tokenizer.next.call(void 0);
    }
    function parseImport() {
      if (_base.isTypeScriptEnabled && _tokenizer.match.call(void 0, _types.TokenType.name) && _tokenizer.lookaheadType.call(void 0) === _types.TokenType.eq) {
        _typescript.tsParseImportEqualsDeclaration.call(void 0);
        return;
      }
      if (_base.isTypeScriptEnabled && _util.isContextual.call(void 0, _keywords.ContextualKeyword._type)) {
        let lookahead = _tokenizer.lookaheadTypeAndKeyword.call(void 0);
        if (lookahead.type === _types.TokenType.name && lookahead.contextualKeyword !== _keywords.ContextualKeyword._from) {
          if (_util.expectContextual.call(void 0, _keywords.ContextualKeyword._type), _tokenizer.lookaheadType.call(void 0) === _types.TokenType.eq) {
            _typescript.tsParseImportEqualsDeclaration.call(void 0);
            return;
          }
        } else (lookahead.type === _types.TokenType.star || lookahead.type === _types.TokenType.braceL) && _util.expectContextual.call(void 0, _keywords.ContextualKeyword._type);
      }
      _tokenizer.match.call(void 0, _types.TokenType.string) || (parseMaybeImportReflection(), parseImportSpecifiers(), _util.expectContextual.call(void 0, _keywords.ContextualKeyword._from)), _expression.parseExprAtom.call(void 0), maybeParseImportAttributes(), _util.semicolon.call(void 0);
    }
    exports.parseImport = parseImport;
    function shouldParseDefaultImport() {
      return _tokenizer.match.call(void 0, _types.TokenType.name);
    }
    function parseImportSpecifierLocal() {
      _lval.parseImportedIdentifier.call(void 0);
    }
    function parseImportSpecifiers() {
      _base.isFlowEnabled && _flow.flowStartParseImportSpecifiers.call(void 0);
      let first = !0;
      if (!(shouldParseDefaultImport() && (parseImportSpecifierLocal(), !_tokenizer.eat.call(void 0, _types.TokenType.comma)))) {
        if (_tokenizer.match.call(void 0, _types.TokenType.star)) {
          _tokenizer.next.call(void 0), _util.expectContextual.call(void 0, _keywords.ContextualKeyword._as), parseImportSpecifierLocal();
          return;
        }
        for (_util.expect.call(void 0, _types.TokenType.braceL); !_tokenizer.eat.call(void 0, _types.TokenType.braceR) && !_base.state.error; ) {
          if (first)
            first = !1;
          else if (_tokenizer.eat.call(void 0, _types.TokenType.colon) && _util.unexpected.call(
            void 0,
            "ES2015 named imports do not destructure. Use another statement for destructuring after the import."
          ), _util.expect.call(void 0, _types.TokenType.comma), _tokenizer.eat.call(void 0, _types.TokenType.braceR))
            break;
          parseImportSpecifier();
        }
      }
    }
    function parseImportSpecifier() {
      if (_base.isTypeScriptEnabled) {
        _typescript.tsParseImportSpecifier.call(void 0);
        return;
      }
      if (_base.isFlowEnabled) {
        _flow.flowParseImportSpecifier.call(void 0);
        return;
      }
      _lval.parseImportedIdentifier.call(void 0), _util.isContextual.call(void 0, _keywords.ContextualKeyword._as) && (_base.state.tokens[_base.state.tokens.length - 1].identifierRole = _tokenizer.IdentifierRole.ImportAccess, _tokenizer.next.call(void 0), _lval.parseImportedIdentifier.call(void 0));
    }
    function maybeParseImportAttributes() {
      (_tokenizer.match.call(void 0, _types.TokenType._with) || _util.isContextual.call(void 0, _keywords.ContextualKeyword._assert) && !_util.hasPrecedingLineBreak.call(void 0)) && (_tokenizer.next.call(void 0), _expression.parseObj.call(void 0, !1, !1));
    }
  }
});

// ../../node_modules/.pnpm/sucrase@3.35.1/node_modules/sucrase/dist/parser/traverser/index.js
var require_traverser = __commonJS({
  "../../node_modules/.pnpm/sucrase@3.35.1/node_modules/sucrase/dist/parser/traverser/index.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: !0 });
    var _index = require_tokenizer(), _charcodes = require_charcodes(), _base = require_base(), _statement = require_statement();
    function parseFile() {
      return _base.state.pos === 0 && _base.input.charCodeAt(0) === _charcodes.charCodes.numberSign && _base.input.charCodeAt(1) === _charcodes.charCodes.exclamationMark && _index.skipLineComment.call(void 0, 2), _index.nextToken.call(void 0), _statement.parseTopLevel.call(void 0);
    }
    exports.parseFile = parseFile;
  }
});

// ../../node_modules/.pnpm/sucrase@3.35.1/node_modules/sucrase/dist/parser/index.js
var require_parser = __commonJS({
  "../../node_modules/.pnpm/sucrase@3.35.1/node_modules/sucrase/dist/parser/index.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: !0 });
    var _base = require_base(), _index = require_traverser(), File = class {
      constructor(tokens, scopes) {
        this.tokens = tokens, this.scopes = scopes;
      }
    };
    exports.File = File;
    function parse(input, isJSXEnabled, isTypeScriptEnabled, isFlowEnabled) {
      if (isFlowEnabled && isTypeScriptEnabled)
        throw new Error("Cannot combine flow and typescript plugins.");
      _base.initParser.call(void 0, input, isJSXEnabled, isTypeScriptEnabled, isFlowEnabled);
      let result = _index.parseFile.call(void 0);
      if (_base.state.error)
        throw _base.augmentError.call(void 0, _base.state.error);
      return result;
    }
    exports.parse = parse;
  }
});

// ../../node_modules/.pnpm/sucrase@3.35.1/node_modules/sucrase/dist/util/isAsyncOperation.js
var require_isAsyncOperation = __commonJS({
  "../../node_modules/.pnpm/sucrase@3.35.1/node_modules/sucrase/dist/util/isAsyncOperation.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: !0 });
    var _keywords = require_keywords();
    function isAsyncOperation(tokens) {
      let index = tokens.currentIndex(), depth = 0, startToken = tokens.currentToken();
      do {
        let token = tokens.tokens[index];
        if (token.isOptionalChainStart && depth++, token.isOptionalChainEnd && depth--, depth += token.numNullishCoalesceStarts, depth -= token.numNullishCoalesceEnds, token.contextualKeyword === _keywords.ContextualKeyword._await && token.identifierRole == null && token.scopeDepth === startToken.scopeDepth)
          return !0;
        index += 1;
      } while (depth > 0 && index < tokens.tokens.length);
      return !1;
    }
    exports.default = isAsyncOperation;
  }
});

// ../../node_modules/.pnpm/sucrase@3.35.1/node_modules/sucrase/dist/TokenProcessor.js
var require_TokenProcessor = __commonJS({
  "../../node_modules/.pnpm/sucrase@3.35.1/node_modules/sucrase/dist/TokenProcessor.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: !0 });
    function _interopRequireDefault(obj) {
      return obj && obj.__esModule ? obj : { default: obj };
    }
    var _types = require_types(), _isAsyncOperation = require_isAsyncOperation(), _isAsyncOperation2 = _interopRequireDefault(_isAsyncOperation), TokenProcessor = class _TokenProcessor {
      __init() {
        this.resultCode = "";
      }
      // Array mapping input token index to optional string index position in the
      // output code.
      __init2() {
        this.resultMappings = new Array(this.tokens.length);
      }
      __init3() {
        this.tokenIndex = 0;
      }
      constructor(code, tokens, isFlowEnabled, disableESTransforms, helperManager) {
        this.code = code, this.tokens = tokens, this.isFlowEnabled = isFlowEnabled, this.disableESTransforms = disableESTransforms, this.helperManager = helperManager, _TokenProcessor.prototype.__init.call(this), _TokenProcessor.prototype.__init2.call(this), _TokenProcessor.prototype.__init3.call(this);
      }
      /**
       * Snapshot the token state in a way that can be restored later, useful for
       * things like lookahead.
       *
       * resultMappings do not need to be copied since in all use cases, they will
       * be overwritten anyway after restore.
       */
      snapshot() {
        return {
          resultCode: this.resultCode,
          tokenIndex: this.tokenIndex
        };
      }
      restoreToSnapshot(snapshot) {
        this.resultCode = snapshot.resultCode, this.tokenIndex = snapshot.tokenIndex;
      }
      /**
       * Remove and return the code generated since the snapshot, leaving the
       * current token position in-place. Unlike most TokenProcessor operations,
       * this operation can result in input/output line number mismatches because
       * the removed code may contain newlines, so this operation should be used
       * sparingly.
       */
      dangerouslyGetAndRemoveCodeSinceSnapshot(snapshot) {
        let result = this.resultCode.slice(snapshot.resultCode.length);
        return this.resultCode = snapshot.resultCode, result;
      }
      reset() {
        this.resultCode = "", this.resultMappings = new Array(this.tokens.length), this.tokenIndex = 0;
      }
      matchesContextualAtIndex(index, contextualKeyword) {
        return this.matches1AtIndex(index, _types.TokenType.name) && this.tokens[index].contextualKeyword === contextualKeyword;
      }
      identifierNameAtIndex(index) {
        return this.identifierNameForToken(this.tokens[index]);
      }
      identifierNameAtRelativeIndex(relativeIndex) {
        return this.identifierNameForToken(this.tokenAtRelativeIndex(relativeIndex));
      }
      identifierName() {
        return this.identifierNameForToken(this.currentToken());
      }
      identifierNameForToken(token) {
        return this.code.slice(token.start, token.end);
      }
      rawCodeForToken(token) {
        return this.code.slice(token.start, token.end);
      }
      stringValueAtIndex(index) {
        return this.stringValueForToken(this.tokens[index]);
      }
      stringValue() {
        return this.stringValueForToken(this.currentToken());
      }
      stringValueForToken(token) {
        return this.code.slice(token.start + 1, token.end - 1);
      }
      matches1AtIndex(index, t1) {
        return this.tokens[index].type === t1;
      }
      matches2AtIndex(index, t1, t2) {
        return this.tokens[index].type === t1 && this.tokens[index + 1].type === t2;
      }
      matches3AtIndex(index, t1, t2, t3) {
        return this.tokens[index].type === t1 && this.tokens[index + 1].type === t2 && this.tokens[index + 2].type === t3;
      }
      matches1(t1) {
        return this.tokens[this.tokenIndex].type === t1;
      }
      matches2(t1, t2) {
        return this.tokens[this.tokenIndex].type === t1 && this.tokens[this.tokenIndex + 1].type === t2;
      }
      matches3(t1, t2, t3) {
        return this.tokens[this.tokenIndex].type === t1 && this.tokens[this.tokenIndex + 1].type === t2 && this.tokens[this.tokenIndex + 2].type === t3;
      }
      matches4(t1, t2, t3, t4) {
        return this.tokens[this.tokenIndex].type === t1 && this.tokens[this.tokenIndex + 1].type === t2 && this.tokens[this.tokenIndex + 2].type === t3 && this.tokens[this.tokenIndex + 3].type === t4;
      }
      matches5(t1, t2, t3, t4, t5) {
        return this.tokens[this.tokenIndex].type === t1 && this.tokens[this.tokenIndex + 1].type === t2 && this.tokens[this.tokenIndex + 2].type === t3 && this.tokens[this.tokenIndex + 3].type === t4 && this.tokens[this.tokenIndex + 4].type === t5;
      }
      matchesContextual(contextualKeyword) {
        return this.matchesContextualAtIndex(this.tokenIndex, contextualKeyword);
      }
      matchesContextIdAndLabel(type, contextId) {
        return this.matches1(type) && this.currentToken().contextId === contextId;
      }
      previousWhitespaceAndComments() {
        let whitespaceAndComments = this.code.slice(
          this.tokenIndex > 0 ? this.tokens[this.tokenIndex - 1].end : 0,
          this.tokenIndex < this.tokens.length ? this.tokens[this.tokenIndex].start : this.code.length
        );
        return this.isFlowEnabled && (whitespaceAndComments = whitespaceAndComments.replace(/@flow/g, "")), whitespaceAndComments;
      }
      replaceToken(newCode) {
        this.resultCode += this.previousWhitespaceAndComments(), this.appendTokenPrefix(), this.resultMappings[this.tokenIndex] = this.resultCode.length, this.resultCode += newCode, this.appendTokenSuffix(), this.tokenIndex++;
      }
      replaceTokenTrimmingLeftWhitespace(newCode) {
        this.resultCode += this.previousWhitespaceAndComments().replace(/[^\r\n]/g, ""), this.appendTokenPrefix(), this.resultMappings[this.tokenIndex] = this.resultCode.length, this.resultCode += newCode, this.appendTokenSuffix(), this.tokenIndex++;
      }
      removeInitialToken() {
        this.replaceToken("");
      }
      removeToken() {
        this.replaceTokenTrimmingLeftWhitespace("");
      }
      /**
       * Remove all code until the next }, accounting for balanced braces.
       */
      removeBalancedCode() {
        let braceDepth = 0;
        for (; !this.isAtEnd(); ) {
          if (this.matches1(_types.TokenType.braceL))
            braceDepth++;
          else if (this.matches1(_types.TokenType.braceR)) {
            if (braceDepth === 0)
              return;
            braceDepth--;
          }
          this.removeToken();
        }
      }
      copyExpectedToken(tokenType) {
        if (this.tokens[this.tokenIndex].type !== tokenType)
          throw new Error(`Expected token ${tokenType}`);
        this.copyToken();
      }
      copyToken() {
        this.resultCode += this.previousWhitespaceAndComments(), this.appendTokenPrefix(), this.resultMappings[this.tokenIndex] = this.resultCode.length, this.resultCode += this.code.slice(
          this.tokens[this.tokenIndex].start,
          this.tokens[this.tokenIndex].end
        ), this.appendTokenSuffix(), this.tokenIndex++;
      }
      copyTokenWithPrefix(prefix) {
        this.resultCode += this.previousWhitespaceAndComments(), this.appendTokenPrefix(), this.resultCode += prefix, this.resultMappings[this.tokenIndex] = this.resultCode.length, this.resultCode += this.code.slice(
          this.tokens[this.tokenIndex].start,
          this.tokens[this.tokenIndex].end
        ), this.appendTokenSuffix(), this.tokenIndex++;
      }
      appendTokenPrefix() {
        let token = this.currentToken();
        if ((token.numNullishCoalesceStarts || token.isOptionalChainStart) && (token.isAsyncOperation = _isAsyncOperation2.default.call(void 0, this)), !this.disableESTransforms) {
          if (token.numNullishCoalesceStarts)
            for (let i = 0; i < token.numNullishCoalesceStarts; i++)
              token.isAsyncOperation ? (this.resultCode += "await ", this.resultCode += this.helperManager.getHelperName("asyncNullishCoalesce")) : this.resultCode += this.helperManager.getHelperName("nullishCoalesce"), this.resultCode += "(";
          token.isOptionalChainStart && (token.isAsyncOperation && (this.resultCode += "await "), this.tokenIndex > 0 && this.tokenAtRelativeIndex(-1).type === _types.TokenType._delete ? token.isAsyncOperation ? this.resultCode += this.helperManager.getHelperName("asyncOptionalChainDelete") : this.resultCode += this.helperManager.getHelperName("optionalChainDelete") : token.isAsyncOperation ? this.resultCode += this.helperManager.getHelperName("asyncOptionalChain") : this.resultCode += this.helperManager.getHelperName("optionalChain"), this.resultCode += "([");
        }
      }
      appendTokenSuffix() {
        let token = this.currentToken();
        if (token.isOptionalChainEnd && !this.disableESTransforms && (this.resultCode += "])"), token.numNullishCoalesceEnds && !this.disableESTransforms)
          for (let i = 0; i < token.numNullishCoalesceEnds; i++)
            this.resultCode += "))";
      }
      appendCode(code) {
        this.resultCode += code;
      }
      currentToken() {
        return this.tokens[this.tokenIndex];
      }
      currentTokenCode() {
        let token = this.currentToken();
        return this.code.slice(token.start, token.end);
      }
      tokenAtRelativeIndex(relativeIndex) {
        return this.tokens[this.tokenIndex + relativeIndex];
      }
      currentIndex() {
        return this.tokenIndex;
      }
      /**
       * Move to the next token. Only suitable in preprocessing steps. When
       * generating new code, you should use copyToken or removeToken.
       */
      nextToken() {
        if (this.tokenIndex === this.tokens.length)
          throw new Error("Unexpectedly reached end of input.");
        this.tokenIndex++;
      }
      previousToken() {
        this.tokenIndex--;
      }
      finish() {
        if (this.tokenIndex !== this.tokens.length)
          throw new Error("Tried to finish processing tokens before reaching the end.");
        return this.resultCode += this.previousWhitespaceAndComments(), { code: this.resultCode, mappings: this.resultMappings };
      }
      isAtEnd() {
        return this.tokenIndex === this.tokens.length;
      }
    };
    exports.default = TokenProcessor;
  }
});

// ../../node_modules/.pnpm/sucrase@3.35.1/node_modules/sucrase/dist/util/getClassInfo.js
var require_getClassInfo = __commonJS({
  "../../node_modules/.pnpm/sucrase@3.35.1/node_modules/sucrase/dist/util/getClassInfo.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: !0 });
    var _keywords = require_keywords(), _types = require_types();
    function getClassInfo(rootTransformer, tokens, nameManager, disableESTransforms) {
      let snapshot = tokens.snapshot(), headerInfo = processClassHeader(tokens), constructorInitializerStatements = [], instanceInitializerNames = [], staticInitializerNames = [], constructorInsertPos = null, fields = [], rangesToRemove = [], classContextId = tokens.currentToken().contextId;
      if (classContextId == null)
        throw new Error("Expected non-null class context ID on class open-brace.");
      for (tokens.nextToken(); !tokens.matchesContextIdAndLabel(_types.TokenType.braceR, classContextId); )
        if (tokens.matchesContextual(_keywords.ContextualKeyword._constructor) && !tokens.currentToken().isType)
          ({ constructorInitializerStatements, constructorInsertPos } = processConstructor(tokens));
        else if (tokens.matches1(_types.TokenType.semi))
          disableESTransforms || rangesToRemove.push({ start: tokens.currentIndex(), end: tokens.currentIndex() + 1 }), tokens.nextToken();
        else if (tokens.currentToken().isType)
          tokens.nextToken();
        else {
          let statementStartIndex = tokens.currentIndex(), isStatic = !1, isESPrivate = !1, isDeclareOrAbstract = !1;
          for (; isAccessModifier(tokens.currentToken()); )
            tokens.matches1(_types.TokenType._static) && (isStatic = !0), tokens.matches1(_types.TokenType.hash) && (isESPrivate = !0), (tokens.matches1(_types.TokenType._declare) || tokens.matches1(_types.TokenType._abstract)) && (isDeclareOrAbstract = !0), tokens.nextToken();
          if (isStatic && tokens.matches1(_types.TokenType.braceL)) {
            skipToNextClassElement(tokens, classContextId);
            continue;
          }
          if (isESPrivate) {
            skipToNextClassElement(tokens, classContextId);
            continue;
          }
          if (tokens.matchesContextual(_keywords.ContextualKeyword._constructor) && !tokens.currentToken().isType) {
            ({ constructorInitializerStatements, constructorInsertPos } = processConstructor(tokens));
            continue;
          }
          let nameStartIndex = tokens.currentIndex();
          if (skipFieldName(tokens), tokens.matches1(_types.TokenType.lessThan) || tokens.matches1(_types.TokenType.parenL)) {
            skipToNextClassElement(tokens, classContextId);
            continue;
          }
          for (; tokens.currentToken().isType; )
            tokens.nextToken();
          if (tokens.matches1(_types.TokenType.eq)) {
            let equalsIndex = tokens.currentIndex(), valueEnd = tokens.currentToken().rhsEndIndex;
            if (valueEnd == null)
              throw new Error("Expected rhsEndIndex on class field assignment.");
            for (tokens.nextToken(); tokens.currentIndex() < valueEnd; )
              rootTransformer.processToken();
            let initializerName;
            isStatic ? (initializerName = nameManager.claimFreeName("__initStatic"), staticInitializerNames.push(initializerName)) : (initializerName = nameManager.claimFreeName("__init"), instanceInitializerNames.push(initializerName)), fields.push({
              initializerName,
              equalsIndex,
              start: nameStartIndex,
              end: tokens.currentIndex()
            });
          } else (!disableESTransforms || isDeclareOrAbstract) && rangesToRemove.push({ start: statementStartIndex, end: tokens.currentIndex() });
        }
      return tokens.restoreToSnapshot(snapshot), disableESTransforms ? {
        headerInfo,
        constructorInitializerStatements,
        instanceInitializerNames: [],
        staticInitializerNames: [],
        constructorInsertPos,
        fields: [],
        rangesToRemove
      } : {
        headerInfo,
        constructorInitializerStatements,
        instanceInitializerNames,
        staticInitializerNames,
        constructorInsertPos,
        fields,
        rangesToRemove
      };
    }
    exports.default = getClassInfo;
    function skipToNextClassElement(tokens, classContextId) {
      for (tokens.nextToken(); tokens.currentToken().contextId !== classContextId; )
        tokens.nextToken();
      for (; isAccessModifier(tokens.tokenAtRelativeIndex(-1)); )
        tokens.previousToken();
    }
    function processClassHeader(tokens) {
      let classToken = tokens.currentToken(), contextId = classToken.contextId;
      if (contextId == null)
        throw new Error("Expected context ID on class token.");
      let isExpression = classToken.isExpression;
      if (isExpression == null)
        throw new Error("Expected isExpression on class token.");
      let className = null, hasSuperclass = !1;
      for (tokens.nextToken(), tokens.matches1(_types.TokenType.name) && (className = tokens.identifierName()); !tokens.matchesContextIdAndLabel(_types.TokenType.braceL, contextId); )
        tokens.matches1(_types.TokenType._extends) && !tokens.currentToken().isType && (hasSuperclass = !0), tokens.nextToken();
      return { isExpression, className, hasSuperclass };
    }
    function processConstructor(tokens) {
      let constructorInitializerStatements = [];
      tokens.nextToken();
      let constructorContextId = tokens.currentToken().contextId;
      if (constructorContextId == null)
        throw new Error("Expected context ID on open-paren starting constructor params.");
      for (; !tokens.matchesContextIdAndLabel(_types.TokenType.parenR, constructorContextId); )
        if (tokens.currentToken().contextId === constructorContextId) {
          if (tokens.nextToken(), isAccessModifier(tokens.currentToken())) {
            for (tokens.nextToken(); isAccessModifier(tokens.currentToken()); )
              tokens.nextToken();
            let token = tokens.currentToken();
            if (token.type !== _types.TokenType.name)
              throw new Error("Expected identifier after access modifiers in constructor arg.");
            let name2 = tokens.identifierNameForToken(token);
            constructorInitializerStatements.push(`this.${name2} = ${name2}`);
          }
        } else
          tokens.nextToken();
      for (tokens.nextToken(); tokens.currentToken().isType; )
        tokens.nextToken();
      let constructorInsertPos = tokens.currentIndex(), foundSuperCall = !1;
      for (; !tokens.matchesContextIdAndLabel(_types.TokenType.braceR, constructorContextId); ) {
        if (!foundSuperCall && tokens.matches2(_types.TokenType._super, _types.TokenType.parenL)) {
          tokens.nextToken();
          let superCallContextId = tokens.currentToken().contextId;
          if (superCallContextId == null)
            throw new Error("Expected a context ID on the super call");
          for (; !tokens.matchesContextIdAndLabel(_types.TokenType.parenR, superCallContextId); )
            tokens.nextToken();
          constructorInsertPos = tokens.currentIndex(), foundSuperCall = !0;
        }
        tokens.nextToken();
      }
      return tokens.nextToken(), { constructorInitializerStatements, constructorInsertPos };
    }
    function isAccessModifier(token) {
      return [
        _types.TokenType._async,
        _types.TokenType._get,
        _types.TokenType._set,
        _types.TokenType.plus,
        _types.TokenType.minus,
        _types.TokenType._readonly,
        _types.TokenType._static,
        _types.TokenType._public,
        _types.TokenType._private,
        _types.TokenType._protected,
        _types.TokenType._override,
        _types.TokenType._abstract,
        _types.TokenType.star,
        _types.TokenType._declare,
        _types.TokenType.hash
      ].includes(token.type);
    }
    function skipFieldName(tokens) {
      if (tokens.matches1(_types.TokenType.bracketL)) {
        let classContextId = tokens.currentToken().contextId;
        if (classContextId == null)
          throw new Error("Expected class context ID on computed name open bracket.");
        for (; !tokens.matchesContextIdAndLabel(_types.TokenType.bracketR, classContextId); )
          tokens.nextToken();
        tokens.nextToken();
      } else
        tokens.nextToken();
    }
  }
});

// ../../node_modules/.pnpm/sucrase@3.35.1/node_modules/sucrase/dist/util/elideImportEquals.js
var require_elideImportEquals = __commonJS({
  "../../node_modules/.pnpm/sucrase@3.35.1/node_modules/sucrase/dist/util/elideImportEquals.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: !0 });
    var _types = require_types();
    function elideImportEquals(tokens) {
      if (tokens.removeInitialToken(), tokens.removeToken(), tokens.removeToken(), tokens.removeToken(), tokens.matches1(_types.TokenType.parenL))
        tokens.removeToken(), tokens.removeToken(), tokens.removeToken();
      else
        for (; tokens.matches1(_types.TokenType.dot); )
          tokens.removeToken(), tokens.removeToken();
    }
    exports.default = elideImportEquals;
  }
});

// ../../node_modules/.pnpm/sucrase@3.35.1/node_modules/sucrase/dist/util/getDeclarationInfo.js
var require_getDeclarationInfo = __commonJS({
  "../../node_modules/.pnpm/sucrase@3.35.1/node_modules/sucrase/dist/util/getDeclarationInfo.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: !0 });
    var _tokenizer = require_tokenizer(), _types = require_types(), EMPTY_DECLARATION_INFO = {
      typeDeclarations: /* @__PURE__ */ new Set(),
      valueDeclarations: /* @__PURE__ */ new Set()
    };
    exports.EMPTY_DECLARATION_INFO = EMPTY_DECLARATION_INFO;
    function getDeclarationInfo(tokens) {
      let typeDeclarations = /* @__PURE__ */ new Set(), valueDeclarations = /* @__PURE__ */ new Set();
      for (let i = 0; i < tokens.tokens.length; i++) {
        let token = tokens.tokens[i];
        token.type === _types.TokenType.name && _tokenizer.isTopLevelDeclaration.call(void 0, token) && (token.isType ? typeDeclarations.add(tokens.identifierNameForToken(token)) : valueDeclarations.add(tokens.identifierNameForToken(token)));
      }
      return { typeDeclarations, valueDeclarations };
    }
    exports.default = getDeclarationInfo;
  }
});

// ../../node_modules/.pnpm/sucrase@3.35.1/node_modules/sucrase/dist/util/isExportFrom.js
var require_isExportFrom = __commonJS({
  "../../node_modules/.pnpm/sucrase@3.35.1/node_modules/sucrase/dist/util/isExportFrom.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: !0 });
    var _keywords = require_keywords(), _types = require_types();
    function isExportFrom(tokens) {
      let closeBraceIndex = tokens.currentIndex();
      for (; !tokens.matches1AtIndex(closeBraceIndex, _types.TokenType.braceR); )
        closeBraceIndex++;
      return tokens.matchesContextualAtIndex(closeBraceIndex + 1, _keywords.ContextualKeyword._from) && tokens.matches1AtIndex(closeBraceIndex + 2, _types.TokenType.string);
    }
    exports.default = isExportFrom;
  }
});

// ../../node_modules/.pnpm/sucrase@3.35.1/node_modules/sucrase/dist/util/removeMaybeImportAttributes.js
var require_removeMaybeImportAttributes = __commonJS({
  "../../node_modules/.pnpm/sucrase@3.35.1/node_modules/sucrase/dist/util/removeMaybeImportAttributes.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: !0 });
    var _keywords = require_keywords(), _types = require_types();
    function removeMaybeImportAttributes(tokens) {
      (tokens.matches2(_types.TokenType._with, _types.TokenType.braceL) || tokens.matches2(_types.TokenType.name, _types.TokenType.braceL) && tokens.matchesContextual(_keywords.ContextualKeyword._assert)) && (tokens.removeToken(), tokens.removeToken(), tokens.removeBalancedCode(), tokens.removeToken());
    }
    exports.removeMaybeImportAttributes = removeMaybeImportAttributes;
  }
});

// ../../node_modules/.pnpm/sucrase@3.35.1/node_modules/sucrase/dist/util/shouldElideDefaultExport.js
var require_shouldElideDefaultExport = __commonJS({
  "../../node_modules/.pnpm/sucrase@3.35.1/node_modules/sucrase/dist/util/shouldElideDefaultExport.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: !0 });
    var _types = require_types();
    function shouldElideDefaultExport(isTypeScriptTransformEnabled, keepUnusedImports, tokens, declarationInfo) {
      if (!isTypeScriptTransformEnabled || keepUnusedImports)
        return !1;
      let exportToken = tokens.currentToken();
      if (exportToken.rhsEndIndex == null)
        throw new Error("Expected non-null rhsEndIndex on export token.");
      let numTokens = exportToken.rhsEndIndex - tokens.currentIndex();
      if (numTokens !== 3 && !(numTokens === 4 && tokens.matches1AtIndex(exportToken.rhsEndIndex - 1, _types.TokenType.semi)))
        return !1;
      let identifierToken = tokens.tokenAtRelativeIndex(2);
      if (identifierToken.type !== _types.TokenType.name)
        return !1;
      let exportedName = tokens.identifierNameForToken(identifierToken);
      return declarationInfo.typeDeclarations.has(exportedName) && !declarationInfo.valueDeclarations.has(exportedName);
    }
    exports.default = shouldElideDefaultExport;
  }
});

// ../../node_modules/.pnpm/sucrase@3.35.1/node_modules/sucrase/dist/transformers/CJSImportTransformer.js
var require_CJSImportTransformer = __commonJS({
  "../../node_modules/.pnpm/sucrase@3.35.1/node_modules/sucrase/dist/transformers/CJSImportTransformer.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: !0 });
    function _interopRequireDefault(obj) {
      return obj && obj.__esModule ? obj : { default: obj };
    }
    var _tokenizer = require_tokenizer(), _keywords = require_keywords(), _types = require_types(), _elideImportEquals = require_elideImportEquals(), _elideImportEquals2 = _interopRequireDefault(_elideImportEquals), _getDeclarationInfo = require_getDeclarationInfo(), _getDeclarationInfo2 = _interopRequireDefault(_getDeclarationInfo), _getImportExportSpecifierInfo = require_getImportExportSpecifierInfo(), _getImportExportSpecifierInfo2 = _interopRequireDefault(_getImportExportSpecifierInfo), _isExportFrom = require_isExportFrom(), _isExportFrom2 = _interopRequireDefault(_isExportFrom), _removeMaybeImportAttributes = require_removeMaybeImportAttributes(), _shouldElideDefaultExport = require_shouldElideDefaultExport(), _shouldElideDefaultExport2 = _interopRequireDefault(_shouldElideDefaultExport), _Transformer = require_Transformer(), _Transformer2 = _interopRequireDefault(_Transformer), CJSImportTransformer = class _CJSImportTransformer extends _Transformer2.default {
      __init() {
        this.hadExport = !1;
      }
      __init2() {
        this.hadNamedExport = !1;
      }
      __init3() {
        this.hadDefaultExport = !1;
      }
      constructor(rootTransformer, tokens, importProcessor, nameManager, helperManager, reactHotLoaderTransformer, enableLegacyBabel5ModuleInterop, enableLegacyTypeScriptModuleInterop, isTypeScriptTransformEnabled, isFlowTransformEnabled, preserveDynamicImport, keepUnusedImports) {
        super(), this.rootTransformer = rootTransformer, this.tokens = tokens, this.importProcessor = importProcessor, this.nameManager = nameManager, this.helperManager = helperManager, this.reactHotLoaderTransformer = reactHotLoaderTransformer, this.enableLegacyBabel5ModuleInterop = enableLegacyBabel5ModuleInterop, this.enableLegacyTypeScriptModuleInterop = enableLegacyTypeScriptModuleInterop, this.isTypeScriptTransformEnabled = isTypeScriptTransformEnabled, this.isFlowTransformEnabled = isFlowTransformEnabled, this.preserveDynamicImport = preserveDynamicImport, this.keepUnusedImports = keepUnusedImports, _CJSImportTransformer.prototype.__init.call(this), _CJSImportTransformer.prototype.__init2.call(this), _CJSImportTransformer.prototype.__init3.call(this), this.declarationInfo = isTypeScriptTransformEnabled ? _getDeclarationInfo2.default.call(void 0, tokens) : _getDeclarationInfo.EMPTY_DECLARATION_INFO;
      }
      getPrefixCode() {
        let prefix = "";
        return this.hadExport && (prefix += 'Object.defineProperty(exports, "__esModule", {value: true});'), prefix;
      }
      getSuffixCode() {
        return this.enableLegacyBabel5ModuleInterop && this.hadDefaultExport && !this.hadNamedExport ? `
module.exports = exports.default;
` : "";
      }
      process() {
        return this.tokens.matches3(_types.TokenType._import, _types.TokenType.name, _types.TokenType.eq) ? this.processImportEquals() : this.tokens.matches1(_types.TokenType._import) ? (this.processImport(), !0) : this.tokens.matches2(_types.TokenType._export, _types.TokenType.eq) ? (this.tokens.replaceToken("module.exports"), !0) : this.tokens.matches1(_types.TokenType._export) && !this.tokens.currentToken().isType ? (this.hadExport = !0, this.processExport()) : this.tokens.matches2(_types.TokenType.name, _types.TokenType.postIncDec) && this.processPostIncDec() ? !0 : this.tokens.matches1(_types.TokenType.name) || this.tokens.matches1(_types.TokenType.jsxName) ? this.processIdentifier() : this.tokens.matches1(_types.TokenType.eq) ? this.processAssignment() : this.tokens.matches1(_types.TokenType.assign) ? this.processComplexAssignment() : this.tokens.matches1(_types.TokenType.preIncDec) ? this.processPreIncDec() : !1;
      }
      processImportEquals() {
        let importName = this.tokens.identifierNameAtIndex(this.tokens.currentIndex() + 1);
        return this.importProcessor.shouldAutomaticallyElideImportedName(importName) ? _elideImportEquals2.default.call(void 0, this.tokens) : this.tokens.replaceToken("const"), !0;
      }
      /**
       * Transform this:
       * import foo, {bar} from 'baz';
       * into
       * var _baz = require('baz'); var _baz2 = _interopRequireDefault(_baz);
       *
       * The import code was already generated in the import preprocessing step, so
       * we just need to look it up.
       */
      processImport() {
        if (this.tokens.matches2(_types.TokenType._import, _types.TokenType.parenL)) {
          if (this.preserveDynamicImport) {
            this.tokens.copyToken();
            return;
          }
          let requireWrapper = this.enableLegacyTypeScriptModuleInterop ? "" : `${this.helperManager.getHelperName("interopRequireWildcard")}(`;
          this.tokens.replaceToken(`Promise.resolve().then(() => ${requireWrapper}require`);
          let contextId = this.tokens.currentToken().contextId;
          if (contextId == null)
            throw new Error("Expected context ID on dynamic import invocation.");
          for (this.tokens.copyToken(); !this.tokens.matchesContextIdAndLabel(_types.TokenType.parenR, contextId); )
            this.rootTransformer.processToken();
          this.tokens.replaceToken(requireWrapper ? ")))" : "))");
          return;
        }
        if (this.removeImportAndDetectIfShouldElide())
          this.tokens.removeToken();
        else {
          let path2 = this.tokens.stringValue();
          this.tokens.replaceTokenTrimmingLeftWhitespace(this.importProcessor.claimImportCode(path2)), this.tokens.appendCode(this.importProcessor.claimImportCode(path2));
        }
        _removeMaybeImportAttributes.removeMaybeImportAttributes.call(void 0, this.tokens), this.tokens.matches1(_types.TokenType.semi) && this.tokens.removeToken();
      }
      /**
       * Erase this import (since any CJS output would be completely different), and
       * return true if this import is should be elided due to being a type-only
       * import. Such imports will not be emitted at all to avoid side effects.
       *
       * Import elision only happens with the TypeScript or Flow transforms enabled.
       *
       * TODO: This function has some awkward overlap with
       *  CJSImportProcessor.pruneTypeOnlyImports , and the two should be unified.
       *  That function handles TypeScript implicit import name elision, and removes
       *  an import if all typical imported names (without `type`) are removed due
       *  to being type-only imports. This function handles Flow import removal and
       *  properly distinguishes `import 'foo'` from `import {} from 'foo'` for TS
       *  purposes.
       *
       * The position should end at the import string.
       */
      removeImportAndDetectIfShouldElide() {
        if (this.tokens.removeInitialToken(), this.tokens.matchesContextual(_keywords.ContextualKeyword._type) && !this.tokens.matches1AtIndex(this.tokens.currentIndex() + 1, _types.TokenType.comma) && !this.tokens.matchesContextualAtIndex(this.tokens.currentIndex() + 1, _keywords.ContextualKeyword._from))
          return this.removeRemainingImport(), !0;
        if (this.tokens.matches1(_types.TokenType.name) || this.tokens.matches1(_types.TokenType.star))
          return this.removeRemainingImport(), !1;
        if (this.tokens.matches1(_types.TokenType.string))
          return !1;
        let foundNonTypeImport = !1, foundAnyNamedImport = !1;
        for (; !this.tokens.matches1(_types.TokenType.string); )
          (!foundNonTypeImport && this.tokens.matches1(_types.TokenType.braceL) || this.tokens.matches1(_types.TokenType.comma)) && (this.tokens.removeToken(), this.tokens.matches1(_types.TokenType.braceR) || (foundAnyNamedImport = !0), (this.tokens.matches2(_types.TokenType.name, _types.TokenType.comma) || this.tokens.matches2(_types.TokenType.name, _types.TokenType.braceR) || this.tokens.matches4(_types.TokenType.name, _types.TokenType.name, _types.TokenType.name, _types.TokenType.comma) || this.tokens.matches4(_types.TokenType.name, _types.TokenType.name, _types.TokenType.name, _types.TokenType.braceR)) && (foundNonTypeImport = !0)), this.tokens.removeToken();
        return this.keepUnusedImports ? !1 : this.isTypeScriptTransformEnabled ? !foundNonTypeImport : this.isFlowTransformEnabled ? foundAnyNamedImport && !foundNonTypeImport : !1;
      }
      removeRemainingImport() {
        for (; !this.tokens.matches1(_types.TokenType.string); )
          this.tokens.removeToken();
      }
      processIdentifier() {
        let token = this.tokens.currentToken();
        if (token.shadowsGlobal)
          return !1;
        if (token.identifierRole === _tokenizer.IdentifierRole.ObjectShorthand)
          return this.processObjectShorthand();
        if (token.identifierRole !== _tokenizer.IdentifierRole.Access)
          return !1;
        let replacement = this.importProcessor.getIdentifierReplacement(
          this.tokens.identifierNameForToken(token)
        );
        if (!replacement)
          return !1;
        let possibleOpenParenIndex = this.tokens.currentIndex() + 1;
        for (; possibleOpenParenIndex < this.tokens.tokens.length && this.tokens.tokens[possibleOpenParenIndex].type === _types.TokenType.parenR; )
          possibleOpenParenIndex++;
        return this.tokens.tokens[possibleOpenParenIndex].type === _types.TokenType.parenL ? this.tokens.tokenAtRelativeIndex(1).type === _types.TokenType.parenL && this.tokens.tokenAtRelativeIndex(-1).type !== _types.TokenType._new ? (this.tokens.replaceToken(`${replacement}.call(void 0, `), this.tokens.removeToken(), this.rootTransformer.processBalancedCode(), this.tokens.copyExpectedToken(_types.TokenType.parenR)) : this.tokens.replaceToken(`(0, ${replacement})`) : this.tokens.replaceToken(replacement), !0;
      }
      processObjectShorthand() {
        let identifier2 = this.tokens.identifierName(), replacement = this.importProcessor.getIdentifierReplacement(identifier2);
        return replacement ? (this.tokens.replaceToken(`${identifier2}: ${replacement}`), !0) : !1;
      }
      processExport() {
        if (this.tokens.matches2(_types.TokenType._export, _types.TokenType._enum) || this.tokens.matches3(_types.TokenType._export, _types.TokenType._const, _types.TokenType._enum))
          return this.hadNamedExport = !0, !1;
        if (this.tokens.matches2(_types.TokenType._export, _types.TokenType._default))
          return this.tokens.matches3(_types.TokenType._export, _types.TokenType._default, _types.TokenType._enum) ? (this.hadDefaultExport = !0, !1) : (this.processExportDefault(), !0);
        if (this.tokens.matches2(_types.TokenType._export, _types.TokenType.braceL))
          return this.processExportBindings(), !0;
        if (this.tokens.matches2(_types.TokenType._export, _types.TokenType.name) && this.tokens.matchesContextualAtIndex(this.tokens.currentIndex() + 1, _keywords.ContextualKeyword._type)) {
          if (this.tokens.removeInitialToken(), this.tokens.removeToken(), this.tokens.matches1(_types.TokenType.braceL)) {
            for (; !this.tokens.matches1(_types.TokenType.braceR); )
              this.tokens.removeToken();
            this.tokens.removeToken();
          } else
            this.tokens.removeToken(), this.tokens.matches1(_types.TokenType._as) && (this.tokens.removeToken(), this.tokens.removeToken());
          return this.tokens.matchesContextual(_keywords.ContextualKeyword._from) && this.tokens.matches1AtIndex(this.tokens.currentIndex() + 1, _types.TokenType.string) && (this.tokens.removeToken(), this.tokens.removeToken(), _removeMaybeImportAttributes.removeMaybeImportAttributes.call(void 0, this.tokens)), !0;
        }
        if (this.hadNamedExport = !0, this.tokens.matches2(_types.TokenType._export, _types.TokenType._var) || this.tokens.matches2(_types.TokenType._export, _types.TokenType._let) || this.tokens.matches2(_types.TokenType._export, _types.TokenType._const))
          return this.processExportVar(), !0;
        if (this.tokens.matches2(_types.TokenType._export, _types.TokenType._function) || // export async function
        this.tokens.matches3(_types.TokenType._export, _types.TokenType.name, _types.TokenType._function))
          return this.processExportFunction(), !0;
        if (this.tokens.matches2(_types.TokenType._export, _types.TokenType._class) || this.tokens.matches3(_types.TokenType._export, _types.TokenType._abstract, _types.TokenType._class) || this.tokens.matches2(_types.TokenType._export, _types.TokenType.at))
          return this.processExportClass(), !0;
        if (this.tokens.matches2(_types.TokenType._export, _types.TokenType.star))
          return this.processExportStar(), !0;
        throw new Error("Unrecognized export syntax.");
      }
      processAssignment() {
        let index = this.tokens.currentIndex(), identifierToken = this.tokens.tokens[index - 1];
        if (identifierToken.isType || identifierToken.type !== _types.TokenType.name || identifierToken.shadowsGlobal || index >= 2 && this.tokens.matches1AtIndex(index - 2, _types.TokenType.dot) || index >= 2 && [_types.TokenType._var, _types.TokenType._let, _types.TokenType._const].includes(this.tokens.tokens[index - 2].type))
          return !1;
        let assignmentSnippet = this.importProcessor.resolveExportBinding(
          this.tokens.identifierNameForToken(identifierToken)
        );
        return assignmentSnippet ? (this.tokens.copyToken(), this.tokens.appendCode(` ${assignmentSnippet} =`), !0) : !1;
      }
      /**
       * Process something like `a += 3`, where `a` might be an exported value.
       */
      processComplexAssignment() {
        let index = this.tokens.currentIndex(), identifierToken = this.tokens.tokens[index - 1];
        if (identifierToken.type !== _types.TokenType.name || identifierToken.shadowsGlobal || index >= 2 && this.tokens.matches1AtIndex(index - 2, _types.TokenType.dot))
          return !1;
        let assignmentSnippet = this.importProcessor.resolveExportBinding(
          this.tokens.identifierNameForToken(identifierToken)
        );
        return assignmentSnippet ? (this.tokens.appendCode(` = ${assignmentSnippet}`), this.tokens.copyToken(), !0) : !1;
      }
      /**
       * Process something like `++a`, where `a` might be an exported value.
       */
      processPreIncDec() {
        let index = this.tokens.currentIndex(), identifierToken = this.tokens.tokens[index + 1];
        if (identifierToken.type !== _types.TokenType.name || identifierToken.shadowsGlobal || index + 2 < this.tokens.tokens.length && (this.tokens.matches1AtIndex(index + 2, _types.TokenType.dot) || this.tokens.matches1AtIndex(index + 2, _types.TokenType.bracketL) || this.tokens.matches1AtIndex(index + 2, _types.TokenType.parenL)))
          return !1;
        let identifierName = this.tokens.identifierNameForToken(identifierToken), assignmentSnippet = this.importProcessor.resolveExportBinding(identifierName);
        return assignmentSnippet ? (this.tokens.appendCode(`${assignmentSnippet} = `), this.tokens.copyToken(), !0) : !1;
      }
      /**
       * Process something like `a++`, where `a` might be an exported value.
       * This starts at the `a`, not at the `++`.
       */
      processPostIncDec() {
        let index = this.tokens.currentIndex(), identifierToken = this.tokens.tokens[index], operatorToken2 = this.tokens.tokens[index + 1];
        if (identifierToken.type !== _types.TokenType.name || identifierToken.shadowsGlobal || index >= 1 && this.tokens.matches1AtIndex(index - 1, _types.TokenType.dot))
          return !1;
        let identifierName = this.tokens.identifierNameForToken(identifierToken), assignmentSnippet = this.importProcessor.resolveExportBinding(identifierName);
        if (!assignmentSnippet)
          return !1;
        let operatorCode = this.tokens.rawCodeForToken(operatorToken2), base = this.importProcessor.getIdentifierReplacement(identifierName) || identifierName;
        if (operatorCode === "++")
          this.tokens.replaceToken(`(${base} = ${assignmentSnippet} = ${base} + 1, ${base} - 1)`);
        else if (operatorCode === "--")
          this.tokens.replaceToken(`(${base} = ${assignmentSnippet} = ${base} - 1, ${base} + 1)`);
        else
          throw new Error(`Unexpected operator: ${operatorCode}`);
        return this.tokens.removeToken(), !0;
      }
      processExportDefault() {
        let exportedRuntimeValue = !0;
        if (this.tokens.matches4(_types.TokenType._export, _types.TokenType._default, _types.TokenType._function, _types.TokenType.name) || // export default async function
        this.tokens.matches5(_types.TokenType._export, _types.TokenType._default, _types.TokenType.name, _types.TokenType._function, _types.TokenType.name) && this.tokens.matchesContextualAtIndex(
          this.tokens.currentIndex() + 2,
          _keywords.ContextualKeyword._async
        )) {
          this.tokens.removeInitialToken(), this.tokens.removeToken();
          let name2 = this.processNamedFunction();
          this.tokens.appendCode(` exports.default = ${name2};`);
        } else if (this.tokens.matches4(_types.TokenType._export, _types.TokenType._default, _types.TokenType._class, _types.TokenType.name) || this.tokens.matches5(_types.TokenType._export, _types.TokenType._default, _types.TokenType._abstract, _types.TokenType._class, _types.TokenType.name) || this.tokens.matches3(_types.TokenType._export, _types.TokenType._default, _types.TokenType.at)) {
          this.tokens.removeInitialToken(), this.tokens.removeToken(), this.copyDecorators(), this.tokens.matches1(_types.TokenType._abstract) && this.tokens.removeToken();
          let name2 = this.rootTransformer.processNamedClass();
          this.tokens.appendCode(` exports.default = ${name2};`);
        } else if (_shouldElideDefaultExport2.default.call(
          void 0,
          this.isTypeScriptTransformEnabled,
          this.keepUnusedImports,
          this.tokens,
          this.declarationInfo
        ))
          exportedRuntimeValue = !1, this.tokens.removeInitialToken(), this.tokens.removeToken(), this.tokens.removeToken();
        else if (this.reactHotLoaderTransformer) {
          let defaultVarName = this.nameManager.claimFreeName("_default");
          this.tokens.replaceToken(`let ${defaultVarName}; exports.`), this.tokens.copyToken(), this.tokens.appendCode(` = ${defaultVarName} =`), this.reactHotLoaderTransformer.setExtractedDefaultExportName(defaultVarName);
        } else
          this.tokens.replaceToken("exports."), this.tokens.copyToken(), this.tokens.appendCode(" =");
        exportedRuntimeValue && (this.hadDefaultExport = !0);
      }
      copyDecorators() {
        for (; this.tokens.matches1(_types.TokenType.at); )
          if (this.tokens.copyToken(), this.tokens.matches1(_types.TokenType.parenL))
            this.tokens.copyExpectedToken(_types.TokenType.parenL), this.rootTransformer.processBalancedCode(), this.tokens.copyExpectedToken(_types.TokenType.parenR);
          else {
            for (this.tokens.copyExpectedToken(_types.TokenType.name); this.tokens.matches1(_types.TokenType.dot); )
              this.tokens.copyExpectedToken(_types.TokenType.dot), this.tokens.copyExpectedToken(_types.TokenType.name);
            this.tokens.matches1(_types.TokenType.parenL) && (this.tokens.copyExpectedToken(_types.TokenType.parenL), this.rootTransformer.processBalancedCode(), this.tokens.copyExpectedToken(_types.TokenType.parenR));
          }
      }
      /**
       * Transform a declaration like `export var`, `export let`, or `export const`.
       */
      processExportVar() {
        this.isSimpleExportVar() ? this.processSimpleExportVar() : this.processComplexExportVar();
      }
      /**
       * Determine if the export is of the form:
       * export var/let/const [varName] = [expr];
       * In other words, determine if function name inference might apply.
       */
      isSimpleExportVar() {
        let tokenIndex = this.tokens.currentIndex();
        if (tokenIndex++, tokenIndex++, !this.tokens.matches1AtIndex(tokenIndex, _types.TokenType.name))
          return !1;
        for (tokenIndex++; tokenIndex < this.tokens.tokens.length && this.tokens.tokens[tokenIndex].isType; )
          tokenIndex++;
        return !!this.tokens.matches1AtIndex(tokenIndex, _types.TokenType.eq);
      }
      /**
       * Transform an `export var` declaration initializing a single variable.
       *
       * For example, this:
       * export const f = () => {};
       * becomes this:
       * const f = () => {}; exports.f = f;
       *
       * The variable is unused (e.g. exports.f has the true value of the export).
       * We need to produce an assignment of this form so that the function will
       * have an inferred name of "f", which wouldn't happen in the more general
       * case below.
       */
      processSimpleExportVar() {
        this.tokens.removeInitialToken(), this.tokens.copyToken();
        let varName = this.tokens.identifierName();
        for (; !this.tokens.matches1(_types.TokenType.eq); )
          this.rootTransformer.processToken();
        let endIndex = this.tokens.currentToken().rhsEndIndex;
        if (endIndex == null)
          throw new Error("Expected = token with an end index.");
        for (; this.tokens.currentIndex() < endIndex; )
          this.rootTransformer.processToken();
        this.tokens.appendCode(`; exports.${varName} = ${varName}`);
      }
      /**
       * Transform normal declaration exports, including handling destructuring.
       * For example, this:
       * export const {x: [a = 2, b], c} = d;
       * becomes this:
       * ({x: [exports.a = 2, exports.b], c: exports.c} = d;)
       */
      processComplexExportVar() {
        this.tokens.removeInitialToken(), this.tokens.removeToken();
        let needsParens = this.tokens.matches1(_types.TokenType.braceL);
        needsParens && this.tokens.appendCode("(");
        let depth = 0;
        for (; ; )
          if (this.tokens.matches1(_types.TokenType.braceL) || this.tokens.matches1(_types.TokenType.dollarBraceL) || this.tokens.matches1(_types.TokenType.bracketL))
            depth++, this.tokens.copyToken();
          else if (this.tokens.matches1(_types.TokenType.braceR) || this.tokens.matches1(_types.TokenType.bracketR))
            depth--, this.tokens.copyToken();
          else {
            if (depth === 0 && !this.tokens.matches1(_types.TokenType.name) && !this.tokens.currentToken().isType)
              break;
            if (this.tokens.matches1(_types.TokenType.eq)) {
              let endIndex = this.tokens.currentToken().rhsEndIndex;
              if (endIndex == null)
                throw new Error("Expected = token with an end index.");
              for (; this.tokens.currentIndex() < endIndex; )
                this.rootTransformer.processToken();
            } else {
              let token = this.tokens.currentToken();
              if (_tokenizer.isDeclaration.call(void 0, token)) {
                let name2 = this.tokens.identifierName(), replacement = this.importProcessor.getIdentifierReplacement(name2);
                if (replacement === null)
                  throw new Error(`Expected a replacement for ${name2} in \`export var\` syntax.`);
                _tokenizer.isObjectShorthandDeclaration.call(void 0, token) && (replacement = `${name2}: ${replacement}`), this.tokens.replaceToken(replacement);
              } else
                this.rootTransformer.processToken();
            }
          }
        if (needsParens) {
          let endIndex = this.tokens.currentToken().rhsEndIndex;
          if (endIndex == null)
            throw new Error("Expected = token with an end index.");
          for (; this.tokens.currentIndex() < endIndex; )
            this.rootTransformer.processToken();
          this.tokens.appendCode(")");
        }
      }
      /**
       * Transform this:
       * export function foo() {}
       * into this:
       * function foo() {} exports.foo = foo;
       */
      processExportFunction() {
        this.tokens.replaceToken("");
        let name2 = this.processNamedFunction();
        this.tokens.appendCode(` exports.${name2} = ${name2};`);
      }
      /**
       * Skip past a function with a name and return that name.
       */
      processNamedFunction() {
        if (this.tokens.matches1(_types.TokenType._function))
          this.tokens.copyToken();
        else if (this.tokens.matches2(_types.TokenType.name, _types.TokenType._function)) {
          if (!this.tokens.matchesContextual(_keywords.ContextualKeyword._async))
            throw new Error("Expected async keyword in function export.");
          this.tokens.copyToken(), this.tokens.copyToken();
        }
        if (this.tokens.matches1(_types.TokenType.star) && this.tokens.copyToken(), !this.tokens.matches1(_types.TokenType.name))
          throw new Error("Expected identifier for exported function name.");
        let name2 = this.tokens.identifierName();
        if (this.tokens.copyToken(), this.tokens.currentToken().isType)
          for (this.tokens.removeInitialToken(); this.tokens.currentToken().isType; )
            this.tokens.removeToken();
        return this.tokens.copyExpectedToken(_types.TokenType.parenL), this.rootTransformer.processBalancedCode(), this.tokens.copyExpectedToken(_types.TokenType.parenR), this.rootTransformer.processPossibleTypeRange(), this.tokens.copyExpectedToken(_types.TokenType.braceL), this.rootTransformer.processBalancedCode(), this.tokens.copyExpectedToken(_types.TokenType.braceR), name2;
      }
      /**
       * Transform this:
       * export class A {}
       * into this:
       * class A {} exports.A = A;
       */
      processExportClass() {
        this.tokens.removeInitialToken(), this.copyDecorators(), this.tokens.matches1(_types.TokenType._abstract) && this.tokens.removeToken();
        let name2 = this.rootTransformer.processNamedClass();
        this.tokens.appendCode(` exports.${name2} = ${name2};`);
      }
      /**
       * Transform this:
       * export {a, b as c};
       * into this:
       * exports.a = a; exports.c = b;
       *
       * OR
       *
       * Transform this:
       * export {a, b as c} from './foo';
       * into the pre-generated Object.defineProperty code from the ImportProcessor.
       *
       * For the first case, if the TypeScript transform is enabled, we need to skip
       * exports that are only defined as types.
       */
      processExportBindings() {
        this.tokens.removeInitialToken(), this.tokens.removeToken();
        let isReExport = _isExportFrom2.default.call(void 0, this.tokens), exportStatements = [];
        for (; ; ) {
          if (this.tokens.matches1(_types.TokenType.braceR)) {
            this.tokens.removeToken();
            break;
          }
          let specifierInfo = _getImportExportSpecifierInfo2.default.call(void 0, this.tokens);
          for (; this.tokens.currentIndex() < specifierInfo.endIndex; )
            this.tokens.removeToken();
          if (!(specifierInfo.isType || !isReExport && this.shouldElideExportedIdentifier(specifierInfo.leftName))) {
            let exportedName = specifierInfo.rightName;
            exportedName === "default" ? this.hadDefaultExport = !0 : this.hadNamedExport = !0;
            let localName = specifierInfo.leftName, newLocalName = this.importProcessor.getIdentifierReplacement(localName);
            exportStatements.push(`exports.${exportedName} = ${newLocalName || localName};`);
          }
          if (this.tokens.matches1(_types.TokenType.braceR)) {
            this.tokens.removeToken();
            break;
          }
          if (this.tokens.matches2(_types.TokenType.comma, _types.TokenType.braceR)) {
            this.tokens.removeToken(), this.tokens.removeToken();
            break;
          } else if (this.tokens.matches1(_types.TokenType.comma))
            this.tokens.removeToken();
          else
            throw new Error(`Unexpected token: ${JSON.stringify(this.tokens.currentToken())}`);
        }
        if (this.tokens.matchesContextual(_keywords.ContextualKeyword._from)) {
          this.tokens.removeToken();
          let path2 = this.tokens.stringValue();
          this.tokens.replaceTokenTrimmingLeftWhitespace(this.importProcessor.claimImportCode(path2)), _removeMaybeImportAttributes.removeMaybeImportAttributes.call(void 0, this.tokens);
        } else
          this.tokens.appendCode(exportStatements.join(" "));
        this.tokens.matches1(_types.TokenType.semi) && this.tokens.removeToken();
      }
      processExportStar() {
        for (this.tokens.removeInitialToken(); !this.tokens.matches1(_types.TokenType.string); )
          this.tokens.removeToken();
        let path2 = this.tokens.stringValue();
        this.tokens.replaceTokenTrimmingLeftWhitespace(this.importProcessor.claimImportCode(path2)), _removeMaybeImportAttributes.removeMaybeImportAttributes.call(void 0, this.tokens), this.tokens.matches1(_types.TokenType.semi) && this.tokens.removeToken();
      }
      shouldElideExportedIdentifier(name2) {
        return this.isTypeScriptTransformEnabled && !this.keepUnusedImports && !this.declarationInfo.valueDeclarations.has(name2);
      }
    };
    exports.default = CJSImportTransformer;
  }
});

// ../../node_modules/.pnpm/sucrase@3.35.1/node_modules/sucrase/dist/transformers/ESMImportTransformer.js
var require_ESMImportTransformer = __commonJS({
  "../../node_modules/.pnpm/sucrase@3.35.1/node_modules/sucrase/dist/transformers/ESMImportTransformer.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: !0 });
    function _interopRequireDefault(obj) {
      return obj && obj.__esModule ? obj : { default: obj };
    }
    var _keywords = require_keywords(), _types = require_types(), _elideImportEquals = require_elideImportEquals(), _elideImportEquals2 = _interopRequireDefault(_elideImportEquals), _getDeclarationInfo = require_getDeclarationInfo(), _getDeclarationInfo2 = _interopRequireDefault(_getDeclarationInfo), _getImportExportSpecifierInfo = require_getImportExportSpecifierInfo(), _getImportExportSpecifierInfo2 = _interopRequireDefault(_getImportExportSpecifierInfo), _getNonTypeIdentifiers = require_getNonTypeIdentifiers(), _isExportFrom = require_isExportFrom(), _isExportFrom2 = _interopRequireDefault(_isExportFrom), _removeMaybeImportAttributes = require_removeMaybeImportAttributes(), _shouldElideDefaultExport = require_shouldElideDefaultExport(), _shouldElideDefaultExport2 = _interopRequireDefault(_shouldElideDefaultExport), _Transformer = require_Transformer(), _Transformer2 = _interopRequireDefault(_Transformer), ESMImportTransformer = class extends _Transformer2.default {
      constructor(tokens, nameManager, helperManager, reactHotLoaderTransformer, isTypeScriptTransformEnabled, isFlowTransformEnabled, keepUnusedImports, options) {
        super(), this.tokens = tokens, this.nameManager = nameManager, this.helperManager = helperManager, this.reactHotLoaderTransformer = reactHotLoaderTransformer, this.isTypeScriptTransformEnabled = isTypeScriptTransformEnabled, this.isFlowTransformEnabled = isFlowTransformEnabled, this.keepUnusedImports = keepUnusedImports, this.nonTypeIdentifiers = isTypeScriptTransformEnabled && !keepUnusedImports ? _getNonTypeIdentifiers.getNonTypeIdentifiers.call(void 0, tokens, options) : /* @__PURE__ */ new Set(), this.declarationInfo = isTypeScriptTransformEnabled && !keepUnusedImports ? _getDeclarationInfo2.default.call(void 0, tokens) : _getDeclarationInfo.EMPTY_DECLARATION_INFO, this.injectCreateRequireForImportRequire = !!options.injectCreateRequireForImportRequire;
      }
      process() {
        if (this.tokens.matches3(_types.TokenType._import, _types.TokenType.name, _types.TokenType.eq))
          return this.processImportEquals();
        if (this.tokens.matches4(_types.TokenType._import, _types.TokenType.name, _types.TokenType.name, _types.TokenType.eq) && this.tokens.matchesContextualAtIndex(this.tokens.currentIndex() + 1, _keywords.ContextualKeyword._type)) {
          this.tokens.removeInitialToken();
          for (let i = 0; i < 7; i++)
            this.tokens.removeToken();
          return !0;
        }
        if (this.tokens.matches2(_types.TokenType._export, _types.TokenType.eq))
          return this.tokens.replaceToken("module.exports"), !0;
        if (this.tokens.matches5(_types.TokenType._export, _types.TokenType._import, _types.TokenType.name, _types.TokenType.name, _types.TokenType.eq) && this.tokens.matchesContextualAtIndex(this.tokens.currentIndex() + 2, _keywords.ContextualKeyword._type)) {
          this.tokens.removeInitialToken();
          for (let i = 0; i < 8; i++)
            this.tokens.removeToken();
          return !0;
        }
        if (this.tokens.matches1(_types.TokenType._import))
          return this.processImport();
        if (this.tokens.matches2(_types.TokenType._export, _types.TokenType._default))
          return this.processExportDefault();
        if (this.tokens.matches2(_types.TokenType._export, _types.TokenType.braceL))
          return this.processNamedExports();
        if (this.tokens.matches2(_types.TokenType._export, _types.TokenType.name) && this.tokens.matchesContextualAtIndex(this.tokens.currentIndex() + 1, _keywords.ContextualKeyword._type)) {
          if (this.tokens.removeInitialToken(), this.tokens.removeToken(), this.tokens.matches1(_types.TokenType.braceL)) {
            for (; !this.tokens.matches1(_types.TokenType.braceR); )
              this.tokens.removeToken();
            this.tokens.removeToken();
          } else
            this.tokens.removeToken(), this.tokens.matches1(_types.TokenType._as) && (this.tokens.removeToken(), this.tokens.removeToken());
          return this.tokens.matchesContextual(_keywords.ContextualKeyword._from) && this.tokens.matches1AtIndex(this.tokens.currentIndex() + 1, _types.TokenType.string) && (this.tokens.removeToken(), this.tokens.removeToken(), _removeMaybeImportAttributes.removeMaybeImportAttributes.call(void 0, this.tokens)), !0;
        }
        return !1;
      }
      processImportEquals() {
        let importName = this.tokens.identifierNameAtIndex(this.tokens.currentIndex() + 1);
        return this.shouldAutomaticallyElideImportedName(importName) ? _elideImportEquals2.default.call(void 0, this.tokens) : this.injectCreateRequireForImportRequire ? (this.tokens.replaceToken("const"), this.tokens.copyToken(), this.tokens.copyToken(), this.tokens.replaceToken(this.helperManager.getHelperName("require"))) : this.tokens.replaceToken("const"), !0;
      }
      processImport() {
        if (this.tokens.matches2(_types.TokenType._import, _types.TokenType.parenL))
          return !1;
        let snapshot = this.tokens.snapshot();
        if (this.removeImportTypeBindings()) {
          for (this.tokens.restoreToSnapshot(snapshot); !this.tokens.matches1(_types.TokenType.string); )
            this.tokens.removeToken();
          this.tokens.removeToken(), _removeMaybeImportAttributes.removeMaybeImportAttributes.call(void 0, this.tokens), this.tokens.matches1(_types.TokenType.semi) && this.tokens.removeToken();
        }
        return !0;
      }
      /**
       * Remove type bindings from this import, leaving the rest of the import intact.
       *
       * Return true if this import was ONLY types, and thus is eligible for removal. This will bail out
       * of the replacement operation, so we can return early here.
       */
      removeImportTypeBindings() {
        if (this.tokens.copyExpectedToken(_types.TokenType._import), this.tokens.matchesContextual(_keywords.ContextualKeyword._type) && !this.tokens.matches1AtIndex(this.tokens.currentIndex() + 1, _types.TokenType.comma) && !this.tokens.matchesContextualAtIndex(this.tokens.currentIndex() + 1, _keywords.ContextualKeyword._from))
          return !0;
        if (this.tokens.matches1(_types.TokenType.string))
          return this.tokens.copyToken(), !1;
        this.tokens.matchesContextual(_keywords.ContextualKeyword._module) && this.tokens.matchesContextualAtIndex(this.tokens.currentIndex() + 2, _keywords.ContextualKeyword._from) && this.tokens.copyToken();
        let foundNonTypeImport = !1, foundAnyNamedImport = !1, needsComma = !1;
        if (this.tokens.matches1(_types.TokenType.name) && (this.shouldAutomaticallyElideImportedName(this.tokens.identifierName()) ? (this.tokens.removeToken(), this.tokens.matches1(_types.TokenType.comma) && this.tokens.removeToken()) : (foundNonTypeImport = !0, this.tokens.copyToken(), this.tokens.matches1(_types.TokenType.comma) && (needsComma = !0, this.tokens.removeToken()))), this.tokens.matches1(_types.TokenType.star))
          this.shouldAutomaticallyElideImportedName(this.tokens.identifierNameAtRelativeIndex(2)) ? (this.tokens.removeToken(), this.tokens.removeToken(), this.tokens.removeToken()) : (needsComma && this.tokens.appendCode(","), foundNonTypeImport = !0, this.tokens.copyExpectedToken(_types.TokenType.star), this.tokens.copyExpectedToken(_types.TokenType.name), this.tokens.copyExpectedToken(_types.TokenType.name));
        else if (this.tokens.matches1(_types.TokenType.braceL)) {
          for (needsComma && this.tokens.appendCode(","), this.tokens.copyToken(); !this.tokens.matches1(_types.TokenType.braceR); ) {
            foundAnyNamedImport = !0;
            let specifierInfo = _getImportExportSpecifierInfo2.default.call(void 0, this.tokens);
            if (specifierInfo.isType || this.shouldAutomaticallyElideImportedName(specifierInfo.rightName)) {
              for (; this.tokens.currentIndex() < specifierInfo.endIndex; )
                this.tokens.removeToken();
              this.tokens.matches1(_types.TokenType.comma) && this.tokens.removeToken();
            } else {
              for (foundNonTypeImport = !0; this.tokens.currentIndex() < specifierInfo.endIndex; )
                this.tokens.copyToken();
              this.tokens.matches1(_types.TokenType.comma) && this.tokens.copyToken();
            }
          }
          this.tokens.copyExpectedToken(_types.TokenType.braceR);
        }
        return this.keepUnusedImports ? !1 : this.isTypeScriptTransformEnabled ? !foundNonTypeImport : this.isFlowTransformEnabled ? foundAnyNamedImport && !foundNonTypeImport : !1;
      }
      shouldAutomaticallyElideImportedName(name2) {
        return this.isTypeScriptTransformEnabled && !this.keepUnusedImports && !this.nonTypeIdentifiers.has(name2);
      }
      processExportDefault() {
        if (_shouldElideDefaultExport2.default.call(
          void 0,
          this.isTypeScriptTransformEnabled,
          this.keepUnusedImports,
          this.tokens,
          this.declarationInfo
        ))
          return this.tokens.removeInitialToken(), this.tokens.removeToken(), this.tokens.removeToken(), !0;
        if (!(this.tokens.matches4(_types.TokenType._export, _types.TokenType._default, _types.TokenType._function, _types.TokenType.name) || // export default async function
        this.tokens.matches5(_types.TokenType._export, _types.TokenType._default, _types.TokenType.name, _types.TokenType._function, _types.TokenType.name) && this.tokens.matchesContextualAtIndex(
          this.tokens.currentIndex() + 2,
          _keywords.ContextualKeyword._async
        ) || this.tokens.matches4(_types.TokenType._export, _types.TokenType._default, _types.TokenType._class, _types.TokenType.name) || this.tokens.matches5(_types.TokenType._export, _types.TokenType._default, _types.TokenType._abstract, _types.TokenType._class, _types.TokenType.name)) && this.reactHotLoaderTransformer) {
          let defaultVarName = this.nameManager.claimFreeName("_default");
          return this.tokens.replaceToken(`let ${defaultVarName}; export`), this.tokens.copyToken(), this.tokens.appendCode(` ${defaultVarName} =`), this.reactHotLoaderTransformer.setExtractedDefaultExportName(defaultVarName), !0;
        }
        return !1;
      }
      /**
       * Handle a statement with one of these forms:
       * export {a, type b};
       * export {c, type d} from 'foo';
       *
       * In both cases, any explicit type exports should be removed. In the first
       * case, we also need to handle implicit export elision for names declared as
       * types. In the second case, we must NOT do implicit named export elision,
       * but we must remove the runtime import if all exports are type exports.
       */
      processNamedExports() {
        if (!this.isTypeScriptTransformEnabled)
          return !1;
        this.tokens.copyExpectedToken(_types.TokenType._export), this.tokens.copyExpectedToken(_types.TokenType.braceL);
        let isReExport = _isExportFrom2.default.call(void 0, this.tokens), foundNonTypeExport = !1;
        for (; !this.tokens.matches1(_types.TokenType.braceR); ) {
          let specifierInfo = _getImportExportSpecifierInfo2.default.call(void 0, this.tokens);
          if (specifierInfo.isType || !isReExport && this.shouldElideExportedName(specifierInfo.leftName)) {
            for (; this.tokens.currentIndex() < specifierInfo.endIndex; )
              this.tokens.removeToken();
            this.tokens.matches1(_types.TokenType.comma) && this.tokens.removeToken();
          } else {
            for (foundNonTypeExport = !0; this.tokens.currentIndex() < specifierInfo.endIndex; )
              this.tokens.copyToken();
            this.tokens.matches1(_types.TokenType.comma) && this.tokens.copyToken();
          }
        }
        return this.tokens.copyExpectedToken(_types.TokenType.braceR), !this.keepUnusedImports && isReExport && !foundNonTypeExport && (this.tokens.removeToken(), this.tokens.removeToken(), _removeMaybeImportAttributes.removeMaybeImportAttributes.call(void 0, this.tokens)), !0;
      }
      /**
       * ESM elides all imports with the rule that we only elide if we see that it's
       * a type and never see it as a value. This is in contrast to CJS, which
       * elides imports that are completely unknown.
       */
      shouldElideExportedName(name2) {
        return this.isTypeScriptTransformEnabled && !this.keepUnusedImports && this.declarationInfo.typeDeclarations.has(name2) && !this.declarationInfo.valueDeclarations.has(name2);
      }
    };
    exports.default = ESMImportTransformer;
  }
});

// ../../node_modules/.pnpm/sucrase@3.35.1/node_modules/sucrase/dist/transformers/FlowTransformer.js
var require_FlowTransformer = __commonJS({
  "../../node_modules/.pnpm/sucrase@3.35.1/node_modules/sucrase/dist/transformers/FlowTransformer.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: !0 });
    function _interopRequireDefault(obj) {
      return obj && obj.__esModule ? obj : { default: obj };
    }
    var _keywords = require_keywords(), _types = require_types(), _Transformer = require_Transformer(), _Transformer2 = _interopRequireDefault(_Transformer), FlowTransformer = class extends _Transformer2.default {
      constructor(rootTransformer, tokens, isImportsTransformEnabled) {
        super(), this.rootTransformer = rootTransformer, this.tokens = tokens, this.isImportsTransformEnabled = isImportsTransformEnabled;
      }
      process() {
        return this.rootTransformer.processPossibleArrowParamEnd() || this.rootTransformer.processPossibleAsyncArrowWithTypeParams() || this.rootTransformer.processPossibleTypeRange() ? !0 : this.tokens.matches1(_types.TokenType._enum) ? (this.processEnum(), !0) : this.tokens.matches2(_types.TokenType._export, _types.TokenType._enum) ? (this.processNamedExportEnum(), !0) : this.tokens.matches3(_types.TokenType._export, _types.TokenType._default, _types.TokenType._enum) ? (this.processDefaultExportEnum(), !0) : !1;
      }
      /**
       * Handle a declaration like:
       * export enum E ...
       *
       * With this imports transform, this becomes:
       * const E = [[enum]]; exports.E = E;
       *
       * otherwise, it becomes:
       * export const E = [[enum]];
       */
      processNamedExportEnum() {
        if (this.isImportsTransformEnabled) {
          this.tokens.removeInitialToken();
          let enumName = this.tokens.identifierNameAtRelativeIndex(1);
          this.processEnum(), this.tokens.appendCode(` exports.${enumName} = ${enumName};`);
        } else
          this.tokens.copyToken(), this.processEnum();
      }
      /**
       * Handle a declaration like:
       * export default enum E
       *
       * With the imports transform, this becomes:
       * const E = [[enum]]; exports.default = E;
       *
       * otherwise, it becomes:
       * const E = [[enum]]; export default E;
       */
      processDefaultExportEnum() {
        this.tokens.removeInitialToken(), this.tokens.removeToken();
        let enumName = this.tokens.identifierNameAtRelativeIndex(1);
        this.processEnum(), this.isImportsTransformEnabled ? this.tokens.appendCode(` exports.default = ${enumName};`) : this.tokens.appendCode(` export default ${enumName};`);
      }
      /**
       * Transpile flow enums to invoke the "flow-enums-runtime" library.
       *
       * Currently, the transpiled code always uses `require("flow-enums-runtime")`,
       * but if future flexibility is needed, we could expose a config option for
       * this string (similar to configurable JSX). Even when targeting ESM, the
       * default behavior of babel-plugin-transform-flow-enums is to use require
       * rather than injecting an import.
       *
       * Flow enums are quite a bit simpler than TS enums and have some convenient
       * constraints:
       * - Element initializers must be either always present or always absent. That
       *   means that we can use fixed lookahead on the first element (if any) and
       *   assume that all elements are like that.
       * - The right-hand side of an element initializer must be a literal value,
       *   not a complex expression and not referencing other elements. That means
       *   we can simply copy a single token.
       *
       * Enums can be broken up into three basic cases:
       *
       * Mirrored enums:
       * enum E {A, B}
       *   ->
       * const E = require("flow-enums-runtime").Mirrored(["A", "B"]);
       *
       * Initializer enums:
       * enum E {A = 1, B = 2}
       *   ->
       * const E = require("flow-enums-runtime")({A: 1, B: 2});
       *
       * Symbol enums:
       * enum E of symbol {A, B}
       *   ->
       * const E = require("flow-enums-runtime")({A: Symbol("A"), B: Symbol("B")});
       *
       * We can statically detect which of the three cases this is by looking at the
       * "of" declaration (if any) and seeing if the first element has an initializer.
       * Since the other transform details are so similar between the three cases, we
       * use a single implementation and vary the transform within processEnumElement
       * based on case.
       */
      processEnum() {
        this.tokens.replaceToken("const"), this.tokens.copyExpectedToken(_types.TokenType.name);
        let isSymbolEnum = !1;
        this.tokens.matchesContextual(_keywords.ContextualKeyword._of) && (this.tokens.removeToken(), isSymbolEnum = this.tokens.matchesContextual(_keywords.ContextualKeyword._symbol), this.tokens.removeToken());
        let hasInitializers = this.tokens.matches3(_types.TokenType.braceL, _types.TokenType.name, _types.TokenType.eq);
        this.tokens.appendCode(' = require("flow-enums-runtime")');
        let isMirrored = !isSymbolEnum && !hasInitializers;
        for (this.tokens.replaceTokenTrimmingLeftWhitespace(isMirrored ? ".Mirrored([" : "({"); !this.tokens.matches1(_types.TokenType.braceR); ) {
          if (this.tokens.matches1(_types.TokenType.ellipsis)) {
            this.tokens.removeToken();
            break;
          }
          this.processEnumElement(isSymbolEnum, hasInitializers), this.tokens.matches1(_types.TokenType.comma) && this.tokens.copyToken();
        }
        this.tokens.replaceToken(isMirrored ? "]);" : "});");
      }
      /**
       * Process an individual enum element, producing either an array element or an
       * object element based on what type of enum this is.
       */
      processEnumElement(isSymbolEnum, hasInitializers) {
        if (isSymbolEnum) {
          let elementName = this.tokens.identifierName();
          this.tokens.copyToken(), this.tokens.appendCode(`: Symbol("${elementName}")`);
        } else hasInitializers ? (this.tokens.copyToken(), this.tokens.replaceTokenTrimmingLeftWhitespace(":"), this.tokens.copyToken()) : this.tokens.replaceToken(`"${this.tokens.identifierName()}"`);
      }
    };
    exports.default = FlowTransformer;
  }
});

// ../../node_modules/.pnpm/sucrase@3.35.1/node_modules/sucrase/dist/transformers/JestHoistTransformer.js
var require_JestHoistTransformer = __commonJS({
  "../../node_modules/.pnpm/sucrase@3.35.1/node_modules/sucrase/dist/transformers/JestHoistTransformer.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: !0 });
    function _interopRequireDefault(obj) {
      return obj && obj.__esModule ? obj : { default: obj };
    }
    function _optionalChain(ops) {
      let lastAccessLHS, value = ops[0], i = 1;
      for (; i < ops.length; ) {
        let op = ops[i], fn = ops[i + 1];
        if (i += 2, (op === "optionalAccess" || op === "optionalCall") && value == null)
          return;
        op === "access" || op === "optionalAccess" ? (lastAccessLHS = value, value = fn(value)) : (op === "call" || op === "optionalCall") && (value = fn((...args) => value.call(lastAccessLHS, ...args)), lastAccessLHS = void 0);
      }
      return value;
    }
    var _types = require_types(), _Transformer = require_Transformer(), _Transformer2 = _interopRequireDefault(_Transformer), JEST_GLOBAL_NAME = "jest", HOISTED_METHODS = ["mock", "unmock", "enableAutomock", "disableAutomock"], JestHoistTransformer = class _JestHoistTransformer extends _Transformer2.default {
      __init() {
        this.hoistedFunctionNames = [];
      }
      constructor(rootTransformer, tokens, nameManager, importProcessor) {
        super(), this.rootTransformer = rootTransformer, this.tokens = tokens, this.nameManager = nameManager, this.importProcessor = importProcessor, _JestHoistTransformer.prototype.__init.call(this);
      }
      process() {
        return this.tokens.currentToken().scopeDepth === 0 && this.tokens.matches4(_types.TokenType.name, _types.TokenType.dot, _types.TokenType.name, _types.TokenType.parenL) && this.tokens.identifierName() === JEST_GLOBAL_NAME ? _optionalChain([this, "access", (_) => _.importProcessor, "optionalAccess", (_2) => _2.getGlobalNames, "call", (_3) => _3(), "optionalAccess", (_4) => _4.has, "call", (_5) => _5(JEST_GLOBAL_NAME)]) ? !1 : this.extractHoistedCalls() : !1;
      }
      getHoistedCode() {
        return this.hoistedFunctionNames.length > 0 ? this.hoistedFunctionNames.map((name2) => `${name2}();`).join("") : "";
      }
      /**
       * Extracts any methods calls on the jest-object that should be hoisted.
       *
       * According to the jest docs, https://jestjs.io/docs/en/jest-object#jestmockmodulename-factory-options,
       * mock, unmock, enableAutomock, disableAutomock, are the methods that should be hoisted.
       *
       * We do not apply the same checks of the arguments as babel-plugin-jest-hoist does.
       */
      extractHoistedCalls() {
        this.tokens.removeToken();
        let followsNonHoistedJestCall = !1;
        for (; this.tokens.matches3(_types.TokenType.dot, _types.TokenType.name, _types.TokenType.parenL); ) {
          let methodName = this.tokens.identifierNameAtIndex(this.tokens.currentIndex() + 1);
          if (HOISTED_METHODS.includes(methodName)) {
            let hoistedFunctionName = this.nameManager.claimFreeName("__jestHoist");
            this.hoistedFunctionNames.push(hoistedFunctionName), this.tokens.replaceToken(`function ${hoistedFunctionName}(){${JEST_GLOBAL_NAME}.`), this.tokens.copyToken(), this.tokens.copyToken(), this.rootTransformer.processBalancedCode(), this.tokens.copyExpectedToken(_types.TokenType.parenR), this.tokens.appendCode(";}"), followsNonHoistedJestCall = !1;
          } else
            followsNonHoistedJestCall ? this.tokens.copyToken() : this.tokens.replaceToken(`${JEST_GLOBAL_NAME}.`), this.tokens.copyToken(), this.tokens.copyToken(), this.rootTransformer.processBalancedCode(), this.tokens.copyExpectedToken(_types.TokenType.parenR), followsNonHoistedJestCall = !0;
        }
        return !0;
      }
    };
    exports.default = JestHoistTransformer;
  }
});

// ../../node_modules/.pnpm/sucrase@3.35.1/node_modules/sucrase/dist/transformers/NumericSeparatorTransformer.js
var require_NumericSeparatorTransformer = __commonJS({
  "../../node_modules/.pnpm/sucrase@3.35.1/node_modules/sucrase/dist/transformers/NumericSeparatorTransformer.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: !0 });
    function _interopRequireDefault(obj) {
      return obj && obj.__esModule ? obj : { default: obj };
    }
    var _types = require_types(), _Transformer = require_Transformer(), _Transformer2 = _interopRequireDefault(_Transformer), NumericSeparatorTransformer = class extends _Transformer2.default {
      constructor(tokens) {
        super(), this.tokens = tokens;
      }
      process() {
        if (this.tokens.matches1(_types.TokenType.num)) {
          let code = this.tokens.currentTokenCode();
          if (code.includes("_"))
            return this.tokens.replaceToken(code.replace(/_/g, "")), !0;
        }
        return !1;
      }
    };
    exports.default = NumericSeparatorTransformer;
  }
});

// ../../node_modules/.pnpm/sucrase@3.35.1/node_modules/sucrase/dist/transformers/OptionalCatchBindingTransformer.js
var require_OptionalCatchBindingTransformer = __commonJS({
  "../../node_modules/.pnpm/sucrase@3.35.1/node_modules/sucrase/dist/transformers/OptionalCatchBindingTransformer.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: !0 });
    function _interopRequireDefault(obj) {
      return obj && obj.__esModule ? obj : { default: obj };
    }
    var _types = require_types(), _Transformer = require_Transformer(), _Transformer2 = _interopRequireDefault(_Transformer), OptionalCatchBindingTransformer = class extends _Transformer2.default {
      constructor(tokens, nameManager) {
        super(), this.tokens = tokens, this.nameManager = nameManager;
      }
      process() {
        return this.tokens.matches2(_types.TokenType._catch, _types.TokenType.braceL) ? (this.tokens.copyToken(), this.tokens.appendCode(` (${this.nameManager.claimFreeName("e")})`), !0) : !1;
      }
    };
    exports.default = OptionalCatchBindingTransformer;
  }
});

// ../../node_modules/.pnpm/sucrase@3.35.1/node_modules/sucrase/dist/transformers/OptionalChainingNullishTransformer.js
var require_OptionalChainingNullishTransformer = __commonJS({
  "../../node_modules/.pnpm/sucrase@3.35.1/node_modules/sucrase/dist/transformers/OptionalChainingNullishTransformer.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: !0 });
    function _interopRequireDefault(obj) {
      return obj && obj.__esModule ? obj : { default: obj };
    }
    var _types = require_types(), _Transformer = require_Transformer(), _Transformer2 = _interopRequireDefault(_Transformer), OptionalChainingNullishTransformer = class extends _Transformer2.default {
      constructor(tokens, nameManager) {
        super(), this.tokens = tokens, this.nameManager = nameManager;
      }
      process() {
        if (this.tokens.matches1(_types.TokenType.nullishCoalescing)) {
          let token2 = this.tokens.currentToken();
          return this.tokens.tokens[token2.nullishStartIndex].isAsyncOperation ? this.tokens.replaceTokenTrimmingLeftWhitespace(", async () => (") : this.tokens.replaceTokenTrimmingLeftWhitespace(", () => ("), !0;
        }
        if (this.tokens.matches1(_types.TokenType._delete) && this.tokens.tokenAtRelativeIndex(1).isOptionalChainStart)
          return this.tokens.removeInitialToken(), !0;
        let chainStart = this.tokens.currentToken().subscriptStartIndex;
        if (chainStart != null && this.tokens.tokens[chainStart].isOptionalChainStart && // Super subscripts can't be optional (since super is never null/undefined), and the syntax
        // relies on the subscript being intact, so leave this token alone.
        this.tokens.tokenAtRelativeIndex(-1).type !== _types.TokenType._super) {
          let param = this.nameManager.claimFreeName("_"), arrowStartSnippet;
          if (chainStart > 0 && this.tokens.matches1AtIndex(chainStart - 1, _types.TokenType._delete) && this.isLastSubscriptInChain() ? arrowStartSnippet = `${param} => delete ${param}` : arrowStartSnippet = `${param} => ${param}`, this.tokens.tokens[chainStart].isAsyncOperation && (arrowStartSnippet = `async ${arrowStartSnippet}`), this.tokens.matches2(_types.TokenType.questionDot, _types.TokenType.parenL) || this.tokens.matches2(_types.TokenType.questionDot, _types.TokenType.lessThan))
            this.justSkippedSuper() && this.tokens.appendCode(".bind(this)"), this.tokens.replaceTokenTrimmingLeftWhitespace(`, 'optionalCall', ${arrowStartSnippet}`);
          else if (this.tokens.matches2(_types.TokenType.questionDot, _types.TokenType.bracketL))
            this.tokens.replaceTokenTrimmingLeftWhitespace(`, 'optionalAccess', ${arrowStartSnippet}`);
          else if (this.tokens.matches1(_types.TokenType.questionDot))
            this.tokens.replaceTokenTrimmingLeftWhitespace(`, 'optionalAccess', ${arrowStartSnippet}.`);
          else if (this.tokens.matches1(_types.TokenType.dot))
            this.tokens.replaceTokenTrimmingLeftWhitespace(`, 'access', ${arrowStartSnippet}.`);
          else if (this.tokens.matches1(_types.TokenType.bracketL))
            this.tokens.replaceTokenTrimmingLeftWhitespace(`, 'access', ${arrowStartSnippet}[`);
          else if (this.tokens.matches1(_types.TokenType.parenL))
            this.justSkippedSuper() && this.tokens.appendCode(".bind(this)"), this.tokens.replaceTokenTrimmingLeftWhitespace(`, 'call', ${arrowStartSnippet}(`);
          else
            throw new Error("Unexpected subscript operator in optional chain.");
          return !0;
        }
        return !1;
      }
      /**
       * Determine if the current token is the last of its chain, so that we know whether it's eligible
       * to have a delete op inserted.
       *
       * We can do this by walking forward until we determine one way or another. Each
       * isOptionalChainStart token must be paired with exactly one isOptionalChainEnd token after it in
       * a nesting way, so we can track depth and walk to the end of the chain (the point where the
       * depth goes negative) and see if any other subscript token is after us in the chain.
       */
      isLastSubscriptInChain() {
        let depth = 0;
        for (let i = this.tokens.currentIndex() + 1; ; i++) {
          if (i >= this.tokens.tokens.length)
            throw new Error("Reached the end of the code while finding the end of the access chain.");
          if (this.tokens.tokens[i].isOptionalChainStart ? depth++ : this.tokens.tokens[i].isOptionalChainEnd && depth--, depth < 0)
            return !0;
          if (depth === 0 && this.tokens.tokens[i].subscriptStartIndex != null)
            return !1;
        }
      }
      /**
       * Determine if we are the open-paren in an expression like super.a()?.b.
       *
       * We can do this by walking backward to find the previous subscript. If that subscript was
       * preceded by a super, then we must be the subscript after it, so if this is a call expression,
       * we'll need to attach the right context.
       */
      justSkippedSuper() {
        let depth = 0, index = this.tokens.currentIndex() - 1;
        for (; ; ) {
          if (index < 0)
            throw new Error(
              "Reached the start of the code while finding the start of the access chain."
            );
          if (this.tokens.tokens[index].isOptionalChainStart ? depth-- : this.tokens.tokens[index].isOptionalChainEnd && depth++, depth < 0)
            return !1;
          if (depth === 0 && this.tokens.tokens[index].subscriptStartIndex != null)
            return this.tokens.tokens[index - 1].type === _types.TokenType._super;
          index--;
        }
      }
    };
    exports.default = OptionalChainingNullishTransformer;
  }
});

// ../../node_modules/.pnpm/sucrase@3.35.1/node_modules/sucrase/dist/transformers/ReactDisplayNameTransformer.js
var require_ReactDisplayNameTransformer = __commonJS({
  "../../node_modules/.pnpm/sucrase@3.35.1/node_modules/sucrase/dist/transformers/ReactDisplayNameTransformer.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: !0 });
    function _interopRequireDefault(obj) {
      return obj && obj.__esModule ? obj : { default: obj };
    }
    var _tokenizer = require_tokenizer(), _types = require_types(), _Transformer = require_Transformer(), _Transformer2 = _interopRequireDefault(_Transformer), ReactDisplayNameTransformer = class extends _Transformer2.default {
      constructor(rootTransformer, tokens, importProcessor, options) {
        super(), this.rootTransformer = rootTransformer, this.tokens = tokens, this.importProcessor = importProcessor, this.options = options;
      }
      process() {
        let startIndex = this.tokens.currentIndex();
        if (this.tokens.identifierName() === "createReactClass") {
          let newName = this.importProcessor && this.importProcessor.getIdentifierReplacement("createReactClass");
          return newName ? this.tokens.replaceToken(`(0, ${newName})`) : this.tokens.copyToken(), this.tryProcessCreateClassCall(startIndex), !0;
        }
        if (this.tokens.matches3(_types.TokenType.name, _types.TokenType.dot, _types.TokenType.name) && this.tokens.identifierName() === "React" && this.tokens.identifierNameAtIndex(this.tokens.currentIndex() + 2) === "createClass") {
          let newName = this.importProcessor && this.importProcessor.getIdentifierReplacement("React") || "React";
          return newName ? (this.tokens.replaceToken(newName), this.tokens.copyToken(), this.tokens.copyToken()) : (this.tokens.copyToken(), this.tokens.copyToken(), this.tokens.copyToken()), this.tryProcessCreateClassCall(startIndex), !0;
        }
        return !1;
      }
      /**
       * This is called with the token position at the open-paren.
       */
      tryProcessCreateClassCall(startIndex) {
        let displayName = this.findDisplayName(startIndex);
        displayName && this.classNeedsDisplayName() && (this.tokens.copyExpectedToken(_types.TokenType.parenL), this.tokens.copyExpectedToken(_types.TokenType.braceL), this.tokens.appendCode(`displayName: '${displayName}',`), this.rootTransformer.processBalancedCode(), this.tokens.copyExpectedToken(_types.TokenType.braceR), this.tokens.copyExpectedToken(_types.TokenType.parenR));
      }
      findDisplayName(startIndex) {
        return startIndex < 2 ? null : this.tokens.matches2AtIndex(startIndex - 2, _types.TokenType.name, _types.TokenType.eq) ? this.tokens.identifierNameAtIndex(startIndex - 2) : startIndex >= 2 && this.tokens.tokens[startIndex - 2].identifierRole === _tokenizer.IdentifierRole.ObjectKey ? this.tokens.identifierNameAtIndex(startIndex - 2) : this.tokens.matches2AtIndex(startIndex - 2, _types.TokenType._export, _types.TokenType._default) ? this.getDisplayNameFromFilename() : null;
      }
      getDisplayNameFromFilename() {
        let pathSegments = (this.options.filePath || "unknown").split("/"), filename = pathSegments[pathSegments.length - 1], dotIndex = filename.lastIndexOf("."), baseFilename = dotIndex === -1 ? filename : filename.slice(0, dotIndex);
        return baseFilename === "index" && pathSegments[pathSegments.length - 2] ? pathSegments[pathSegments.length - 2] : baseFilename;
      }
      /**
       * We only want to add a display name when this is a function call containing
       * one argument, which is an object literal without `displayName` as an
       * existing key.
       */
      classNeedsDisplayName() {
        let index = this.tokens.currentIndex();
        if (!this.tokens.matches2(_types.TokenType.parenL, _types.TokenType.braceL))
          return !1;
        let objectStartIndex = index + 1, objectContextId = this.tokens.tokens[objectStartIndex].contextId;
        if (objectContextId == null)
          throw new Error("Expected non-null context ID on object open-brace.");
        for (; index < this.tokens.tokens.length; index++) {
          let token = this.tokens.tokens[index];
          if (token.type === _types.TokenType.braceR && token.contextId === objectContextId) {
            index++;
            break;
          }
          if (this.tokens.identifierNameAtIndex(index) === "displayName" && this.tokens.tokens[index].identifierRole === _tokenizer.IdentifierRole.ObjectKey && token.contextId === objectContextId)
            return !1;
        }
        if (index === this.tokens.tokens.length)
          throw new Error("Unexpected end of input when processing React class.");
        return this.tokens.matches1AtIndex(index, _types.TokenType.parenR) || this.tokens.matches2AtIndex(index, _types.TokenType.comma, _types.TokenType.parenR);
      }
    };
    exports.default = ReactDisplayNameTransformer;
  }
});

// ../../node_modules/.pnpm/sucrase@3.35.1/node_modules/sucrase/dist/transformers/ReactHotLoaderTransformer.js
var require_ReactHotLoaderTransformer = __commonJS({
  "../../node_modules/.pnpm/sucrase@3.35.1/node_modules/sucrase/dist/transformers/ReactHotLoaderTransformer.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: !0 });
    function _interopRequireDefault(obj) {
      return obj && obj.__esModule ? obj : { default: obj };
    }
    var _tokenizer = require_tokenizer(), _Transformer = require_Transformer(), _Transformer2 = _interopRequireDefault(_Transformer), ReactHotLoaderTransformer = class _ReactHotLoaderTransformer extends _Transformer2.default {
      __init() {
        this.extractedDefaultExportName = null;
      }
      constructor(tokens, filePath) {
        super(), this.tokens = tokens, this.filePath = filePath, _ReactHotLoaderTransformer.prototype.__init.call(this);
      }
      setExtractedDefaultExportName(extractedDefaultExportName) {
        this.extractedDefaultExportName = extractedDefaultExportName;
      }
      getPrefixCode() {
        return `
      (function () {
        var enterModule = require('react-hot-loader').enterModule;
        enterModule && enterModule(module);
      })();`.replace(/\s+/g, " ").trim();
      }
      getSuffixCode() {
        let topLevelNames = /* @__PURE__ */ new Set();
        for (let token of this.tokens.tokens)
          !token.isType && _tokenizer.isTopLevelDeclaration.call(void 0, token) && token.identifierRole !== _tokenizer.IdentifierRole.ImportDeclaration && topLevelNames.add(this.tokens.identifierNameForToken(token));
        let namesToRegister = Array.from(topLevelNames).map((name2) => ({
          variableName: name2,
          uniqueLocalName: name2
        }));
        return this.extractedDefaultExportName && namesToRegister.push({
          variableName: this.extractedDefaultExportName,
          uniqueLocalName: "default"
        }), `
;(function () {
  var reactHotLoader = require('react-hot-loader').default;
  var leaveModule = require('react-hot-loader').leaveModule;
  if (!reactHotLoader) {
    return;
  }
${namesToRegister.map(
          ({ variableName, uniqueLocalName }) => `  reactHotLoader.register(${variableName}, "${uniqueLocalName}", ${JSON.stringify(
            this.filePath || ""
          )});`
        ).join(`
`)}
  leaveModule(module);
})();`;
      }
      process() {
        return !1;
      }
    };
    exports.default = ReactHotLoaderTransformer;
  }
});

// ../../node_modules/.pnpm/sucrase@3.35.1/node_modules/sucrase/dist/util/isIdentifier.js
var require_isIdentifier = __commonJS({
  "../../node_modules/.pnpm/sucrase@3.35.1/node_modules/sucrase/dist/util/isIdentifier.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: !0 });
    var _identifier = require_identifier(), RESERVED_WORDS = /* @__PURE__ */ new Set([
      // Reserved keywords as of ECMAScript 2015
      "break",
      "case",
      "catch",
      "class",
      "const",
      "continue",
      "debugger",
      "default",
      "delete",
      "do",
      "else",
      "export",
      "extends",
      "finally",
      "for",
      "function",
      "if",
      "import",
      "in",
      "instanceof",
      "new",
      "return",
      "super",
      "switch",
      "this",
      "throw",
      "try",
      "typeof",
      "var",
      "void",
      "while",
      "with",
      "yield",
      // Future reserved keywords
      "enum",
      "implements",
      "interface",
      "let",
      "package",
      "private",
      "protected",
      "public",
      "static",
      "await",
      // Literals that cannot be used as identifiers
      "false",
      "null",
      "true"
    ]);
    function isIdentifier(name2) {
      if (name2.length === 0 || !_identifier.IS_IDENTIFIER_START[name2.charCodeAt(0)])
        return !1;
      for (let i = 1; i < name2.length; i++)
        if (!_identifier.IS_IDENTIFIER_CHAR[name2.charCodeAt(i)])
          return !1;
      return !RESERVED_WORDS.has(name2);
    }
    exports.default = isIdentifier;
  }
});

// ../../node_modules/.pnpm/sucrase@3.35.1/node_modules/sucrase/dist/transformers/TypeScriptTransformer.js
var require_TypeScriptTransformer = __commonJS({
  "../../node_modules/.pnpm/sucrase@3.35.1/node_modules/sucrase/dist/transformers/TypeScriptTransformer.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: !0 });
    function _interopRequireDefault(obj) {
      return obj && obj.__esModule ? obj : { default: obj };
    }
    var _types = require_types(), _isIdentifier = require_isIdentifier(), _isIdentifier2 = _interopRequireDefault(_isIdentifier), _Transformer = require_Transformer(), _Transformer2 = _interopRequireDefault(_Transformer), TypeScriptTransformer = class extends _Transformer2.default {
      constructor(rootTransformer, tokens, isImportsTransformEnabled) {
        super(), this.rootTransformer = rootTransformer, this.tokens = tokens, this.isImportsTransformEnabled = isImportsTransformEnabled;
      }
      process() {
        return this.rootTransformer.processPossibleArrowParamEnd() || this.rootTransformer.processPossibleAsyncArrowWithTypeParams() || this.rootTransformer.processPossibleTypeRange() ? !0 : this.tokens.matches1(_types.TokenType._public) || this.tokens.matches1(_types.TokenType._protected) || this.tokens.matches1(_types.TokenType._private) || this.tokens.matches1(_types.TokenType._abstract) || this.tokens.matches1(_types.TokenType._readonly) || this.tokens.matches1(_types.TokenType._override) || this.tokens.matches1(_types.TokenType.nonNullAssertion) ? (this.tokens.removeInitialToken(), !0) : this.tokens.matches1(_types.TokenType._enum) || this.tokens.matches2(_types.TokenType._const, _types.TokenType._enum) ? (this.processEnum(), !0) : this.tokens.matches2(_types.TokenType._export, _types.TokenType._enum) || this.tokens.matches3(_types.TokenType._export, _types.TokenType._const, _types.TokenType._enum) ? (this.processEnum(!0), !0) : !1;
      }
      processEnum(isExport = !1) {
        for (this.tokens.removeInitialToken(); this.tokens.matches1(_types.TokenType._const) || this.tokens.matches1(_types.TokenType._enum); )
          this.tokens.removeToken();
        let enumName = this.tokens.identifierName();
        this.tokens.removeToken(), isExport && !this.isImportsTransformEnabled && this.tokens.appendCode("export "), this.tokens.appendCode(`var ${enumName}; (function (${enumName})`), this.tokens.copyExpectedToken(_types.TokenType.braceL), this.processEnumBody(enumName), this.tokens.copyExpectedToken(_types.TokenType.braceR), isExport && this.isImportsTransformEnabled ? this.tokens.appendCode(`)(${enumName} || (exports.${enumName} = ${enumName} = {}));`) : this.tokens.appendCode(`)(${enumName} || (${enumName} = {}));`);
      }
      /**
       * Transform an enum into equivalent JS. This has complexity in a few places:
       * - TS allows string enums, numeric enums, and a mix of the two styles within an enum.
       * - Enum keys are allowed to be referenced in later enum values.
       * - Enum keys are allowed to be strings.
       * - When enum values are omitted, they should follow an auto-increment behavior.
       */
      processEnumBody(enumName) {
        let previousValueCode = null;
        for (; !this.tokens.matches1(_types.TokenType.braceR); ) {
          let { nameStringCode, variableName } = this.extractEnumKeyInfo(this.tokens.currentToken());
          this.tokens.removeInitialToken(), this.tokens.matches3(_types.TokenType.eq, _types.TokenType.string, _types.TokenType.comma) || this.tokens.matches3(_types.TokenType.eq, _types.TokenType.string, _types.TokenType.braceR) ? this.processStringLiteralEnumMember(enumName, nameStringCode, variableName) : this.tokens.matches1(_types.TokenType.eq) ? this.processExplicitValueEnumMember(enumName, nameStringCode, variableName) : this.processImplicitValueEnumMember(
            enumName,
            nameStringCode,
            variableName,
            previousValueCode
          ), this.tokens.matches1(_types.TokenType.comma) && this.tokens.removeToken(), variableName != null ? previousValueCode = variableName : previousValueCode = `${enumName}[${nameStringCode}]`;
        }
      }
      /**
       * Detect name information about this enum key, which will be used to determine which code to emit
       * and whether we should declare a variable as part of this declaration.
       *
       * Some cases to keep in mind:
       * - Enum keys can be implicitly referenced later, e.g. `X = 1, Y = X`. In Sucrase, we implement
       *   this by declaring a variable `X` so that later expressions can use it.
       * - In addition to the usual identifier key syntax, enum keys are allowed to be string literals,
       *   e.g. `"hello world" = 3,`. Template literal syntax is NOT allowed.
       * - Even if the enum key is defined as a string literal, it may still be referenced by identifier
       *   later, e.g. `"X" = 1, Y = X`. That means that we need to detect whether or not a string
       *   literal is identifier-like and emit a variable if so, even if the declaration did not use an
       *   identifier.
       * - Reserved keywords like `break` are valid enum keys, but are not valid to be referenced later
       *   and would be a syntax error if we emitted a variable, so we need to skip the variable
       *   declaration in those cases.
       *
       * The variableName return value captures these nuances: if non-null, we can and must emit a
       * variable declaration, and if null, we can't and shouldn't.
       */
      extractEnumKeyInfo(nameToken) {
        if (nameToken.type === _types.TokenType.name) {
          let name2 = this.tokens.identifierNameForToken(nameToken);
          return {
            nameStringCode: `"${name2}"`,
            variableName: _isIdentifier2.default.call(void 0, name2) ? name2 : null
          };
        } else if (nameToken.type === _types.TokenType.string) {
          let name2 = this.tokens.stringValueForToken(nameToken);
          return {
            nameStringCode: this.tokens.code.slice(nameToken.start, nameToken.end),
            variableName: _isIdentifier2.default.call(void 0, name2) ? name2 : null
          };
        } else
          throw new Error("Expected name or string at beginning of enum element.");
      }
      /**
       * Handle an enum member where the RHS is just a string literal (not omitted, not a number, and
       * not a complex expression). This is the typical form for TS string enums, and in this case, we
       * do *not* create a reverse mapping.
       *
       * This is called after deleting the key token, when the token processor is at the equals sign.
       *
       * Example 1:
       * someKey = "some value"
       * ->
       * const someKey = "some value"; MyEnum["someKey"] = someKey;
       *
       * Example 2:
       * "some key" = "some value"
       * ->
       * MyEnum["some key"] = "some value";
       */
      processStringLiteralEnumMember(enumName, nameStringCode, variableName) {
        variableName != null ? (this.tokens.appendCode(`const ${variableName}`), this.tokens.copyToken(), this.tokens.copyToken(), this.tokens.appendCode(`; ${enumName}[${nameStringCode}] = ${variableName};`)) : (this.tokens.appendCode(`${enumName}[${nameStringCode}]`), this.tokens.copyToken(), this.tokens.copyToken(), this.tokens.appendCode(";"));
      }
      /**
       * Handle an enum member initialized with an expression on the right-hand side (other than a
       * string literal). In these cases, we should transform the expression and emit code that sets up
       * a reverse mapping.
       *
       * The TypeScript implementation of this operation distinguishes between expressions that can be
       * "constant folded" at compile time (i.e. consist of number literals and simple math operations
       * on those numbers) and ones that are dynamic. For constant expressions, it emits the resolved
       * numeric value, and auto-incrementing is only allowed in that case. Evaluating expressions at
       * compile time would add significant complexity to Sucrase, so Sucrase instead leaves the
       * expression as-is, and will later emit something like `MyEnum["previousKey"] + 1` to implement
       * auto-incrementing.
       *
       * This is called after deleting the key token, when the token processor is at the equals sign.
       *
       * Example 1:
       * someKey = 1 + 1
       * ->
       * const someKey = 1 + 1; MyEnum[MyEnum["someKey"] = someKey] = "someKey";
       *
       * Example 2:
       * "some key" = 1 + 1
       * ->
       * MyEnum[MyEnum["some key"] = 1 + 1] = "some key";
       */
      processExplicitValueEnumMember(enumName, nameStringCode, variableName) {
        let rhsEndIndex = this.tokens.currentToken().rhsEndIndex;
        if (rhsEndIndex == null)
          throw new Error("Expected rhsEndIndex on enum assign.");
        if (variableName != null) {
          for (this.tokens.appendCode(`const ${variableName}`), this.tokens.copyToken(); this.tokens.currentIndex() < rhsEndIndex; )
            this.rootTransformer.processToken();
          this.tokens.appendCode(
            `; ${enumName}[${enumName}[${nameStringCode}] = ${variableName}] = ${nameStringCode};`
          );
        } else {
          for (this.tokens.appendCode(`${enumName}[${enumName}[${nameStringCode}]`), this.tokens.copyToken(); this.tokens.currentIndex() < rhsEndIndex; )
            this.rootTransformer.processToken();
          this.tokens.appendCode(`] = ${nameStringCode};`);
        }
      }
      /**
       * Handle an enum member with no right-hand side expression. In this case, the value is the
       * previous value plus 1, or 0 if there was no previous value. We should also always emit a
       * reverse mapping.
       *
       * Example 1:
       * someKey2
       * ->
       * const someKey2 = someKey1 + 1; MyEnum[MyEnum["someKey2"] = someKey2] = "someKey2";
       *
       * Example 2:
       * "some key 2"
       * ->
       * MyEnum[MyEnum["some key 2"] = someKey1 + 1] = "some key 2";
       */
      processImplicitValueEnumMember(enumName, nameStringCode, variableName, previousValueCode) {
        let valueCode = previousValueCode != null ? `${previousValueCode} + 1` : "0";
        variableName != null && (this.tokens.appendCode(`const ${variableName} = ${valueCode}; `), valueCode = variableName), this.tokens.appendCode(
          `${enumName}[${enumName}[${nameStringCode}] = ${valueCode}] = ${nameStringCode};`
        );
      }
    };
    exports.default = TypeScriptTransformer;
  }
});

// ../../node_modules/.pnpm/sucrase@3.35.1/node_modules/sucrase/dist/transformers/RootTransformer.js
var require_RootTransformer = __commonJS({
  "../../node_modules/.pnpm/sucrase@3.35.1/node_modules/sucrase/dist/transformers/RootTransformer.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: !0 });
    function _interopRequireDefault(obj) {
      return obj && obj.__esModule ? obj : { default: obj };
    }
    var _keywords = require_keywords(), _types = require_types(), _getClassInfo = require_getClassInfo(), _getClassInfo2 = _interopRequireDefault(_getClassInfo), _CJSImportTransformer = require_CJSImportTransformer(), _CJSImportTransformer2 = _interopRequireDefault(_CJSImportTransformer), _ESMImportTransformer = require_ESMImportTransformer(), _ESMImportTransformer2 = _interopRequireDefault(_ESMImportTransformer), _FlowTransformer = require_FlowTransformer(), _FlowTransformer2 = _interopRequireDefault(_FlowTransformer), _JestHoistTransformer = require_JestHoistTransformer(), _JestHoistTransformer2 = _interopRequireDefault(_JestHoistTransformer), _JSXTransformer = require_JSXTransformer(), _JSXTransformer2 = _interopRequireDefault(_JSXTransformer), _NumericSeparatorTransformer = require_NumericSeparatorTransformer(), _NumericSeparatorTransformer2 = _interopRequireDefault(_NumericSeparatorTransformer), _OptionalCatchBindingTransformer = require_OptionalCatchBindingTransformer(), _OptionalCatchBindingTransformer2 = _interopRequireDefault(_OptionalCatchBindingTransformer), _OptionalChainingNullishTransformer = require_OptionalChainingNullishTransformer(), _OptionalChainingNullishTransformer2 = _interopRequireDefault(_OptionalChainingNullishTransformer), _ReactDisplayNameTransformer = require_ReactDisplayNameTransformer(), _ReactDisplayNameTransformer2 = _interopRequireDefault(_ReactDisplayNameTransformer), _ReactHotLoaderTransformer = require_ReactHotLoaderTransformer(), _ReactHotLoaderTransformer2 = _interopRequireDefault(_ReactHotLoaderTransformer), _TypeScriptTransformer = require_TypeScriptTransformer(), _TypeScriptTransformer2 = _interopRequireDefault(_TypeScriptTransformer), RootTransformer = class _RootTransformer {
      __init() {
        this.transformers = [];
      }
      __init2() {
        this.generatedVariables = [];
      }
      constructor(sucraseContext, transforms, enableLegacyBabel5ModuleInterop, options) {
        _RootTransformer.prototype.__init.call(this), _RootTransformer.prototype.__init2.call(this), this.nameManager = sucraseContext.nameManager, this.helperManager = sucraseContext.helperManager;
        let { tokenProcessor, importProcessor } = sucraseContext;
        this.tokens = tokenProcessor, this.isImportsTransformEnabled = transforms.includes("imports"), this.isReactHotLoaderTransformEnabled = transforms.includes("react-hot-loader"), this.disableESTransforms = !!options.disableESTransforms, options.disableESTransforms || (this.transformers.push(
          new _OptionalChainingNullishTransformer2.default(tokenProcessor, this.nameManager)
        ), this.transformers.push(new _NumericSeparatorTransformer2.default(tokenProcessor)), this.transformers.push(new _OptionalCatchBindingTransformer2.default(tokenProcessor, this.nameManager))), transforms.includes("jsx") && (options.jsxRuntime !== "preserve" && this.transformers.push(
          new _JSXTransformer2.default(this, tokenProcessor, importProcessor, this.nameManager, options)
        ), this.transformers.push(
          new _ReactDisplayNameTransformer2.default(this, tokenProcessor, importProcessor, options)
        ));
        let reactHotLoaderTransformer = null;
        if (transforms.includes("react-hot-loader")) {
          if (!options.filePath)
            throw new Error("filePath is required when using the react-hot-loader transform.");
          reactHotLoaderTransformer = new _ReactHotLoaderTransformer2.default(tokenProcessor, options.filePath), this.transformers.push(reactHotLoaderTransformer);
        }
        if (transforms.includes("imports")) {
          if (importProcessor === null)
            throw new Error("Expected non-null importProcessor with imports transform enabled.");
          this.transformers.push(
            new _CJSImportTransformer2.default(
              this,
              tokenProcessor,
              importProcessor,
              this.nameManager,
              this.helperManager,
              reactHotLoaderTransformer,
              enableLegacyBabel5ModuleInterop,
              !!options.enableLegacyTypeScriptModuleInterop,
              transforms.includes("typescript"),
              transforms.includes("flow"),
              !!options.preserveDynamicImport,
              !!options.keepUnusedImports
            )
          );
        } else
          this.transformers.push(
            new _ESMImportTransformer2.default(
              tokenProcessor,
              this.nameManager,
              this.helperManager,
              reactHotLoaderTransformer,
              transforms.includes("typescript"),
              transforms.includes("flow"),
              !!options.keepUnusedImports,
              options
            )
          );
        transforms.includes("flow") && this.transformers.push(
          new _FlowTransformer2.default(this, tokenProcessor, transforms.includes("imports"))
        ), transforms.includes("typescript") && this.transformers.push(
          new _TypeScriptTransformer2.default(this, tokenProcessor, transforms.includes("imports"))
        ), transforms.includes("jest") && this.transformers.push(
          new _JestHoistTransformer2.default(this, tokenProcessor, this.nameManager, importProcessor)
        );
      }
      transform() {
        this.tokens.reset(), this.processBalancedCode();
        let prefix = this.isImportsTransformEnabled ? '"use strict";' : "";
        for (let transformer of this.transformers)
          prefix += transformer.getPrefixCode();
        prefix += this.helperManager.emitHelpers(), prefix += this.generatedVariables.map((v) => ` var ${v};`).join("");
        for (let transformer of this.transformers)
          prefix += transformer.getHoistedCode();
        let suffix = "";
        for (let transformer of this.transformers)
          suffix += transformer.getSuffixCode();
        let result = this.tokens.finish(), { code } = result;
        if (code.startsWith("#!")) {
          let newlineIndex = code.indexOf(`
`);
          return newlineIndex === -1 && (newlineIndex = code.length, code += `
`), {
            code: code.slice(0, newlineIndex + 1) + prefix + code.slice(newlineIndex + 1) + suffix,
            // The hashbang line has no tokens, so shifting the tokens to account
            // for prefix can happen normally.
            mappings: this.shiftMappings(result.mappings, prefix.length)
          };
        } else
          return {
            code: prefix + code + suffix,
            mappings: this.shiftMappings(result.mappings, prefix.length)
          };
      }
      processBalancedCode() {
        let braceDepth = 0, parenDepth = 0;
        for (; !this.tokens.isAtEnd(); ) {
          if (this.tokens.matches1(_types.TokenType.braceL) || this.tokens.matches1(_types.TokenType.dollarBraceL))
            braceDepth++;
          else if (this.tokens.matches1(_types.TokenType.braceR)) {
            if (braceDepth === 0)
              return;
            braceDepth--;
          }
          if (this.tokens.matches1(_types.TokenType.parenL))
            parenDepth++;
          else if (this.tokens.matches1(_types.TokenType.parenR)) {
            if (parenDepth === 0)
              return;
            parenDepth--;
          }
          this.processToken();
        }
      }
      processToken() {
        if (this.tokens.matches1(_types.TokenType._class)) {
          this.processClass();
          return;
        }
        for (let transformer of this.transformers)
          if (transformer.process())
            return;
        this.tokens.copyToken();
      }
      /**
       * Skip past a class with a name and return that name.
       */
      processNamedClass() {
        if (!this.tokens.matches2(_types.TokenType._class, _types.TokenType.name))
          throw new Error("Expected identifier for exported class name.");
        let name2 = this.tokens.identifierNameAtIndex(this.tokens.currentIndex() + 1);
        return this.processClass(), name2;
      }
      processClass() {
        let classInfo = _getClassInfo2.default.call(void 0, this, this.tokens, this.nameManager, this.disableESTransforms), needsCommaExpression = (classInfo.headerInfo.isExpression || !classInfo.headerInfo.className) && classInfo.staticInitializerNames.length + classInfo.instanceInitializerNames.length > 0, className = classInfo.headerInfo.className;
        needsCommaExpression && (className = this.nameManager.claimFreeName("_class"), this.generatedVariables.push(className), this.tokens.appendCode(` (${className} =`));
        let contextId = this.tokens.currentToken().contextId;
        if (contextId == null)
          throw new Error("Expected class to have a context ID.");
        for (this.tokens.copyExpectedToken(_types.TokenType._class); !this.tokens.matchesContextIdAndLabel(_types.TokenType.braceL, contextId); )
          this.processToken();
        this.processClassBody(classInfo, className);
        let staticInitializerStatements = classInfo.staticInitializerNames.map(
          (name2) => `${className}.${name2}()`
        );
        needsCommaExpression ? this.tokens.appendCode(
          `, ${staticInitializerStatements.map((s) => `${s}, `).join("")}${className})`
        ) : classInfo.staticInitializerNames.length > 0 && this.tokens.appendCode(` ${staticInitializerStatements.map((s) => `${s};`).join(" ")}`);
      }
      /**
       * We want to just handle class fields in all contexts, since TypeScript supports them. Later,
       * when some JS implementations support class fields, this should be made optional.
       */
      processClassBody(classInfo, className) {
        let {
          headerInfo,
          constructorInsertPos,
          constructorInitializerStatements,
          fields,
          instanceInitializerNames,
          rangesToRemove
        } = classInfo, fieldIndex = 0, rangeToRemoveIndex = 0, classContextId = this.tokens.currentToken().contextId;
        if (classContextId == null)
          throw new Error("Expected non-null context ID on class.");
        this.tokens.copyExpectedToken(_types.TokenType.braceL), this.isReactHotLoaderTransformEnabled && this.tokens.appendCode(
          "__reactstandin__regenerateByEval(key, code) {this[key] = eval(code);}"
        );
        let needsConstructorInit = constructorInitializerStatements.length + instanceInitializerNames.length > 0;
        if (constructorInsertPos === null && needsConstructorInit) {
          let constructorInitializersCode = this.makeConstructorInitCode(
            constructorInitializerStatements,
            instanceInitializerNames,
            className
          );
          if (headerInfo.hasSuperclass) {
            let argsName = this.nameManager.claimFreeName("args");
            this.tokens.appendCode(
              `constructor(...${argsName}) { super(...${argsName}); ${constructorInitializersCode}; }`
            );
          } else
            this.tokens.appendCode(`constructor() { ${constructorInitializersCode}; }`);
        }
        for (; !this.tokens.matchesContextIdAndLabel(_types.TokenType.braceR, classContextId); )
          if (fieldIndex < fields.length && this.tokens.currentIndex() === fields[fieldIndex].start) {
            let needsCloseBrace = !1;
            for (this.tokens.matches1(_types.TokenType.bracketL) ? this.tokens.copyTokenWithPrefix(`${fields[fieldIndex].initializerName}() {this`) : this.tokens.matches1(_types.TokenType.string) || this.tokens.matches1(_types.TokenType.num) ? (this.tokens.copyTokenWithPrefix(`${fields[fieldIndex].initializerName}() {this[`), needsCloseBrace = !0) : this.tokens.copyTokenWithPrefix(`${fields[fieldIndex].initializerName}() {this.`); this.tokens.currentIndex() < fields[fieldIndex].end; )
              needsCloseBrace && this.tokens.currentIndex() === fields[fieldIndex].equalsIndex && this.tokens.appendCode("]"), this.processToken();
            this.tokens.appendCode("}"), fieldIndex++;
          } else if (rangeToRemoveIndex < rangesToRemove.length && this.tokens.currentIndex() >= rangesToRemove[rangeToRemoveIndex].start) {
            for (this.tokens.currentIndex() < rangesToRemove[rangeToRemoveIndex].end && this.tokens.removeInitialToken(); this.tokens.currentIndex() < rangesToRemove[rangeToRemoveIndex].end; )
              this.tokens.removeToken();
            rangeToRemoveIndex++;
          } else this.tokens.currentIndex() === constructorInsertPos ? (this.tokens.copyToken(), needsConstructorInit && this.tokens.appendCode(
            `;${this.makeConstructorInitCode(
              constructorInitializerStatements,
              instanceInitializerNames,
              className
            )};`
          ), this.processToken()) : this.processToken();
        this.tokens.copyExpectedToken(_types.TokenType.braceR);
      }
      makeConstructorInitCode(constructorInitializerStatements, instanceInitializerNames, className) {
        return [
          ...constructorInitializerStatements,
          ...instanceInitializerNames.map((name2) => `${className}.prototype.${name2}.call(this)`)
        ].join(";");
      }
      /**
       * Normally it's ok to simply remove type tokens, but we need to be more careful when dealing with
       * arrow function return types since they can confuse the parser. In that case, we want to move
       * the close-paren to the same line as the arrow.
       *
       * See https://github.com/alangpierce/sucrase/issues/391 for more details.
       */
      processPossibleArrowParamEnd() {
        if (this.tokens.matches2(_types.TokenType.parenR, _types.TokenType.colon) && this.tokens.tokenAtRelativeIndex(1).isType) {
          let nextNonTypeIndex = this.tokens.currentIndex() + 1;
          for (; this.tokens.tokens[nextNonTypeIndex].isType; )
            nextNonTypeIndex++;
          if (this.tokens.matches1AtIndex(nextNonTypeIndex, _types.TokenType.arrow)) {
            for (this.tokens.removeInitialToken(); this.tokens.currentIndex() < nextNonTypeIndex; )
              this.tokens.removeToken();
            return this.tokens.replaceTokenTrimmingLeftWhitespace(") =>"), !0;
          }
        }
        return !1;
      }
      /**
       * An async arrow function might be of the form:
       *
       * async <
       *   T
       * >() => {}
       *
       * in which case, removing the type parameters will cause a syntax error. Detect this case and
       * move the open-paren earlier.
       */
      processPossibleAsyncArrowWithTypeParams() {
        if (!this.tokens.matchesContextual(_keywords.ContextualKeyword._async) && !this.tokens.matches1(_types.TokenType._async))
          return !1;
        let nextToken = this.tokens.tokenAtRelativeIndex(1);
        if (nextToken.type !== _types.TokenType.lessThan || !nextToken.isType)
          return !1;
        let nextNonTypeIndex = this.tokens.currentIndex() + 1;
        for (; this.tokens.tokens[nextNonTypeIndex].isType; )
          nextNonTypeIndex++;
        if (this.tokens.matches1AtIndex(nextNonTypeIndex, _types.TokenType.parenL)) {
          for (this.tokens.replaceToken("async ("), this.tokens.removeInitialToken(); this.tokens.currentIndex() < nextNonTypeIndex; )
            this.tokens.removeToken();
          return this.tokens.removeToken(), this.processBalancedCode(), this.processToken(), !0;
        }
        return !1;
      }
      processPossibleTypeRange() {
        if (this.tokens.currentToken().isType) {
          for (this.tokens.removeInitialToken(); this.tokens.currentToken().isType; )
            this.tokens.removeToken();
          return !0;
        }
        return !1;
      }
      shiftMappings(mappings, prefixLength) {
        for (let i = 0; i < mappings.length; i++) {
          let mapping = mappings[i];
          mapping !== void 0 && (mappings[i] = mapping + prefixLength);
        }
        return mappings;
      }
    };
    exports.default = RootTransformer;
  }
});

// ../../node_modules/.pnpm/lines-and-columns@1.2.4/node_modules/lines-and-columns/build/index.js
var require_build = __commonJS({
  "../../node_modules/.pnpm/lines-and-columns@1.2.4/node_modules/lines-and-columns/build/index.js"(exports) {
    "use strict";
    exports.__esModule = !0;
    exports.LinesAndColumns = void 0;
    var LF = `
`, CR = "\r", LinesAndColumns = (
      /** @class */
      (function() {
        function LinesAndColumns2(string2) {
          this.string = string2;
          for (var offsets = [0], offset = 0; offset < string2.length; )
            switch (string2[offset]) {
              case LF:
                offset += LF.length, offsets.push(offset);
                break;
              case CR:
                offset += CR.length, string2[offset] === LF && (offset += LF.length), offsets.push(offset);
                break;
              default:
                offset++;
                break;
            }
          this.offsets = offsets;
        }
        return LinesAndColumns2.prototype.locationForIndex = function(index) {
          if (index < 0 || index > this.string.length)
            return null;
          for (var line = 0, offsets = this.offsets; offsets[line + 1] <= index; )
            line++;
          var column = index - offsets[line];
          return { line, column };
        }, LinesAndColumns2.prototype.indexForLocation = function(location) {
          var line = location.line, column = location.column;
          return line < 0 || line >= this.offsets.length || column < 0 || column > this.lengthOfLine(line) ? null : this.offsets[line] + column;
        }, LinesAndColumns2.prototype.lengthOfLine = function(line) {
          var offset = this.offsets[line], nextOffset = line === this.offsets.length - 1 ? this.string.length : this.offsets[line + 1];
          return nextOffset - offset;
        }, LinesAndColumns2;
      })()
    );
    exports.LinesAndColumns = LinesAndColumns;
    exports.default = LinesAndColumns;
  }
});

// ../../node_modules/.pnpm/sucrase@3.35.1/node_modules/sucrase/dist/util/formatTokens.js
var require_formatTokens = __commonJS({
  "../../node_modules/.pnpm/sucrase@3.35.1/node_modules/sucrase/dist/util/formatTokens.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: !0 });
    function _interopRequireDefault(obj) {
      return obj && obj.__esModule ? obj : { default: obj };
    }
    var _linesandcolumns = require_build(), _linesandcolumns2 = _interopRequireDefault(_linesandcolumns), _types = require_types();
    function formatTokens(code, tokens) {
      if (tokens.length === 0)
        return "";
      let tokenKeys = Object.keys(tokens[0]).filter(
        (k) => k !== "type" && k !== "value" && k !== "start" && k !== "end" && k !== "loc"
      ), typeKeys = Object.keys(tokens[0].type).filter((k) => k !== "label" && k !== "keyword"), headings = ["Location", "Label", "Raw", ...tokenKeys, ...typeKeys], lines = new _linesandcolumns2.default(code), rows = [headings, ...tokens.map(getTokenComponents)], padding = headings.map(() => 0);
      for (let components of rows)
        for (let i = 0; i < components.length; i++)
          padding[i] = Math.max(padding[i], components[i].length);
      return rows.map((components) => components.map((component, i) => component.padEnd(padding[i])).join(" ")).join(`
`);
      function getTokenComponents(token) {
        let raw = code.slice(token.start, token.end);
        return [
          formatRange(token.start, token.end),
          _types.formatTokenType.call(void 0, token.type),
          truncate(String(raw), 14),
          // @ts-ignore: Intentional dynamic access by key.
          ...tokenKeys.map((key) => formatValue(token[key], key)),
          // @ts-ignore: Intentional dynamic access by key.
          ...typeKeys.map((key) => formatValue(token.type[key], key))
        ];
      }
      function formatValue(value, key) {
        return value === !0 ? key : value === !1 || value === null ? "" : String(value);
      }
      function formatRange(start, end) {
        return `${formatPos(start)}-${formatPos(end)}`;
      }
      function formatPos(pos) {
        let location = lines.locationForIndex(pos);
        return location ? `${location.line + 1}:${location.column + 1}` : "Unknown";
      }
    }
    exports.default = formatTokens;
    function truncate(s, length) {
      return s.length > length ? `${s.slice(0, length - 3)}...` : s;
    }
  }
});

// ../../node_modules/.pnpm/sucrase@3.35.1/node_modules/sucrase/dist/util/getTSImportedNames.js
var require_getTSImportedNames = __commonJS({
  "../../node_modules/.pnpm/sucrase@3.35.1/node_modules/sucrase/dist/util/getTSImportedNames.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: !0 });
    function _interopRequireDefault(obj) {
      return obj && obj.__esModule ? obj : { default: obj };
    }
    var _types = require_types(), _getImportExportSpecifierInfo = require_getImportExportSpecifierInfo(), _getImportExportSpecifierInfo2 = _interopRequireDefault(_getImportExportSpecifierInfo);
    function getTSImportedNames(tokens) {
      let importedNames = /* @__PURE__ */ new Set();
      for (let i = 0; i < tokens.tokens.length; i++)
        tokens.matches1AtIndex(i, _types.TokenType._import) && !tokens.matches3AtIndex(i, _types.TokenType._import, _types.TokenType.name, _types.TokenType.eq) && collectNamesForImport(tokens, i, importedNames);
      return importedNames;
    }
    exports.default = getTSImportedNames;
    function collectNamesForImport(tokens, index, importedNames) {
      index++, !tokens.matches1AtIndex(index, _types.TokenType.parenL) && (tokens.matches1AtIndex(index, _types.TokenType.name) && (importedNames.add(tokens.identifierNameAtIndex(index)), index++, tokens.matches1AtIndex(index, _types.TokenType.comma) && index++), tokens.matches1AtIndex(index, _types.TokenType.star) && (index += 2, importedNames.add(tokens.identifierNameAtIndex(index)), index++), tokens.matches1AtIndex(index, _types.TokenType.braceL) && (index++, collectNamesForNamedImport(tokens, index, importedNames)));
    }
    function collectNamesForNamedImport(tokens, index, importedNames) {
      for (; ; ) {
        if (tokens.matches1AtIndex(index, _types.TokenType.braceR))
          return;
        let specifierInfo = _getImportExportSpecifierInfo2.default.call(void 0, tokens, index);
        if (index = specifierInfo.endIndex, specifierInfo.isType || importedNames.add(specifierInfo.rightName), tokens.matches2AtIndex(index, _types.TokenType.comma, _types.TokenType.braceR))
          return;
        if (tokens.matches1AtIndex(index, _types.TokenType.braceR))
          return;
        if (tokens.matches1AtIndex(index, _types.TokenType.comma))
          index++;
        else
          throw new Error(`Unexpected token: ${JSON.stringify(tokens.tokens[index])}`);
      }
    }
  }
});

// ../../node_modules/.pnpm/sucrase@3.35.1/node_modules/sucrase/dist/index.js
var require_dist2 = __commonJS({
  "../../node_modules/.pnpm/sucrase@3.35.1/node_modules/sucrase/dist/index.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: !0 });
    function _interopRequireDefault(obj) {
      return obj && obj.__esModule ? obj : { default: obj };
    }
    var _CJSImportProcessor = require_CJSImportProcessor(), _CJSImportProcessor2 = _interopRequireDefault(_CJSImportProcessor), _computeSourceMap = require_computeSourceMap(), _computeSourceMap2 = _interopRequireDefault(_computeSourceMap), _HelperManager = require_HelperManager(), _identifyShadowedGlobals = require_identifyShadowedGlobals(), _identifyShadowedGlobals2 = _interopRequireDefault(_identifyShadowedGlobals), _NameManager = require_NameManager(), _NameManager2 = _interopRequireDefault(_NameManager), _Options = require_Options(), _parser = require_parser(), _TokenProcessor = require_TokenProcessor(), _TokenProcessor2 = _interopRequireDefault(_TokenProcessor), _RootTransformer = require_RootTransformer(), _RootTransformer2 = _interopRequireDefault(_RootTransformer), _formatTokens = require_formatTokens(), _formatTokens2 = _interopRequireDefault(_formatTokens), _getTSImportedNames = require_getTSImportedNames(), _getTSImportedNames2 = _interopRequireDefault(_getTSImportedNames);
    function getVersion() {
      return "3.35.1";
    }
    exports.getVersion = getVersion;
    function transform2(code, options) {
      _Options.validateOptions.call(void 0, options);
      try {
        let sucraseContext = getSucraseContext(code, options), transformerResult = new _RootTransformer2.default(
          sucraseContext,
          options.transforms,
          !!options.enableLegacyBabel5ModuleInterop,
          options
        ).transform(), result = { code: transformerResult.code };
        if (options.sourceMapOptions) {
          if (!options.filePath)
            throw new Error("filePath must be specified when generating a source map.");
          result = {
            ...result,
            sourceMap: _computeSourceMap2.default.call(
              void 0,
              transformerResult,
              options.filePath,
              options.sourceMapOptions,
              code,
              sucraseContext.tokenProcessor.tokens
            )
          };
        }
        return result;
      } catch (e) {
        throw options.filePath && (e.message = `Error transforming ${options.filePath}: ${e.message}`), e;
      }
    }
    exports.transform = transform2;
    function getFormattedTokens(code, options) {
      let tokens = getSucraseContext(code, options).tokenProcessor.tokens;
      return _formatTokens2.default.call(void 0, code, tokens);
    }
    exports.getFormattedTokens = getFormattedTokens;
    function getSucraseContext(code, options) {
      let isJSXEnabled = options.transforms.includes("jsx"), isTypeScriptEnabled = options.transforms.includes("typescript"), isFlowEnabled = options.transforms.includes("flow"), disableESTransforms = options.disableESTransforms === !0, file = _parser.parse.call(void 0, code, isJSXEnabled, isTypeScriptEnabled, isFlowEnabled), tokens = file.tokens, scopes = file.scopes, nameManager = new _NameManager2.default(code, tokens), helperManager = new _HelperManager.HelperManager(nameManager), tokenProcessor = new _TokenProcessor2.default(
        code,
        tokens,
        isFlowEnabled,
        disableESTransforms,
        helperManager
      ), enableLegacyTypeScriptModuleInterop = !!options.enableLegacyTypeScriptModuleInterop, importProcessor = null;
      return options.transforms.includes("imports") ? (importProcessor = new _CJSImportProcessor2.default(
        nameManager,
        tokenProcessor,
        enableLegacyTypeScriptModuleInterop,
        options,
        options.transforms.includes("typescript"),
        !!options.keepUnusedImports,
        helperManager
      ), importProcessor.preprocessTokens(), _identifyShadowedGlobals2.default.call(void 0, tokenProcessor, scopes, importProcessor.getGlobalNames()), options.transforms.includes("typescript") && !options.keepUnusedImports && importProcessor.pruneTypeOnlyImports()) : options.transforms.includes("typescript") && !options.keepUnusedImports && _identifyShadowedGlobals2.default.call(void 0, tokenProcessor, scopes, _getTSImportedNames2.default.call(void 0, tokenProcessor)), { tokenProcessor, scopes, nameManager, importProcessor, helperManager };
    }
  }
});

// .try.ts
import fs from "node:fs";
import path from "node:path";

// src/nearest.ts
var import_fastest_levenshtein = __toESM(require_mod(), 1);
function nearest(word2, candidates) {
  let best, bestDistance = Math.max(1, Math.floor(word2.length / 3)) + 1, lower = word2.toLowerCase();
  for (let candidate of candidates) {
    if (Math.abs(candidate.length - word2.length) >= bestDistance) continue;
    let lowerCandidate = candidate.toLowerCase();
    if (lowerCandidate === lower) return candidate;
    let d = (0, import_fastest_levenshtein.distance)(lower, lowerCandidate);
    d < bestDistance && (best = candidate, bestDistance = d);
  }
  return best;
}

// src/content/samples/code-marks.ts
var markNames = { highlight: "hl", hl: "hl", "++": "ins", "--": "del", focus: "focus" }, markComment = /[ \t]*(?:\{\/\*|\/\/|\/\*|<!--|#|--)[ \t]*\[!code ([^\]]*)\][ \t]*(?:\*\/\}|\*\/|-->)?[ \t]*$/, cutLine = /^\s*\/\/ ?---cut(?:-(start|end|after|before))?---\s*$/, likeCutLine = /^\s*\/\/ *-{2,} *cut\b.*$/;
function codeMarks(text, report) {
  let lines = text.split(`
`), isShown = shown(lines, report), code = [], shownLines = [], marks = {};
  for (lines.forEach((line, index) => {
    if (!isShown[index]) return;
    let comment2 = line.includes("[!code") ? markComment.exec(line) : null, mark = comment2 && markNames[comment2[1]];
    if (comment2 && !mark) {
      let near = nearest(comment2[1], Object.keys(markNames));
      report(`\`[!code ${comment2[1]}]\` marks nothing.`, index, comment2.index, line.length, {
        note: near ? `Did you mean \`[!code ${near}]\`?` : "Known are `highlight`, `++`, `--` and `focus`.",
        ...near && { suggestion: near }
      });
    }
    code.push(mark ? line.slice(0, comment2.index) : fileHeading(line) ?? line), shownLines.push(index), mark && (marks[code.length] = [mark]);
  }); code.length > 0 && code[0].trim() === "" && shownLines[0] !== 0; )
    code.shift(), shownLines.shift(), shiftMarks(marks);
  for (; code.length > 0 && code.at(-1).trim() === "" && shownLines.at(-1) !== lines.length - 1; )
    code.pop(), shownLines.pop();
  return { code: code.join(`
`), shownLines, marks };
}
function fileHeading(line) {
  return /^\s*\/\/ @filename: /.test(line) ? line.replace("@filename: ", "") : void 0;
}
function shiftMarks(marks) {
  for (let number2 of Object.keys(marks).map(Number))
    number2 > 1 && (marks[number2 - 1] = marks[number2]), delete marks[number2];
}
function shown(lines, report) {
  let isShown = lines.map(() => !0), start = -1;
  return lines.forEach((line, index) => {
    if (!line.includes("cut")) return;
    let cut = cutLine.exec(line);
    if (!cut) {
      likeCutLine.test(line) && report("This line looks like a cut, but hides nothing.", index, line.indexOf("/"), line.length, {
        note: "Write `// ---cut---`, `// ---cut-start---` \u2026 `// ---cut-end---` or `// ---cut-after---`."
      });
      return;
    }
    isShown[index] = !1, cut[1] === void 0 || cut[1] === "before" ? isShown.fill(!1, 0, index) : cut[1] === "after" ? isShown.fill(!1, index) : cut[1] === "start" ? start = index : start === -1 ? report("`---cut-end---` without `---cut-start---`.", index, line.indexOf("/"), line.length) : (isShown.fill(!1, start, index), start = -1);
  }), start !== -1 && (report("`---cut-start---` without `---cut-end---`.", start, lines[start].indexOf("/"), lines[start].length), isShown.fill(!1, start)), isShown;
}

// src/content/samples/fence-words.ts
var vocabulary = [
  "title",
  "prelude",
  "nocheck",
  "reason",
  "error",
  "run",
  "hl",
  "ins",
  "del",
  "focus",
  "showLineNumbers",
  "wrap"
], word = /\{[^}]*\}|[^\s={}"']+(?:=(?:"[^"]*"|'[^']*'|\{[^}]*\}|[^\s"'{}]*))?|\S+/g;
function parseWords(meta2, report) {
  let words = {
    ranges: { hl: [], ins: [], del: [], focus: [] },
    wrap: !1,
    prelude: !1,
    run: !1,
    errors: []
  }, reason, hasNocheck = !1;
  for (let match of meta2.matchAll(word)) {
    let { name: name2, value } = nameAndValue(match[0]), start = match.index, end = start + match[0].length, say = (text, more) => report(text, start, end, more);
    switch (name2) {
      case "title":
        value ? words.title = value : say("`title` has no text.", { note: 'Write `title="src/app/store.ts"`.' });
        break;
      case "hl":
      case "ins":
      case "del":
      case "focus": {
        let numbers = lineRange(value ?? "");
        numbers ? words.ranges[name2].push(...numbers) : say(`\`${match[0]}\` names no lines.`, { note: "Lines are given as `{1,3-5}`." });
        break;
      }
      case "showLineNumbers":
        words.lineNumbers = value === void 0 ? 1 : Number(value), Number.isInteger(words.lineNumbers) || (words.lineNumbers = 1, say(`\`${value}\` is no line number.`));
        break;
      case "error":
        words.errors = (value ?? "").split(",").map((code) => Number(code.replace(/^TS/i, ""))), words.errors.some((code) => !Number.isInteger(code) || code === 0) && (words.errors = [], say("`error` names no error of TypeScript.", { note: "Write `error=2322` or `error=2322,2345`." }));
        break;
      case "reason":
        reason = value ?? "";
        break;
      case "nocheck":
        hasNocheck = !0;
        break;
      case "wrap":
      case "prelude":
      case "run":
        words[name2] = !0;
        break;
      default: {
        let near = nearest(name2, vocabulary);
        say(`\`${name2}\` means nothing in the first line of a code block.`, {
          note: near ? `Did you mean \`${near}\`?` : `Known are ${vocabulary.map((w) => `\`${w}\``).join(", ")}.`,
          ...near && { suggestion: near }
        });
      }
    }
  }
  return hasNocheck && (words.nocheck = reason ?? ""), words;
}
function nameAndValue(text) {
  if (text.startsWith("{")) return { name: "hl", value: text };
  let at = text.indexOf("=");
  return at === -1 ? { name: text } : { name: text.slice(0, at), value: text.slice(at + 1).replace(/^(["'])(.*)\1$/, "$2") };
}
function lineRange(text) {
  let numbers = [];
  for (let part of text.replace(/^\{|\}$/g, "").split(",")) {
    let range = /^\s*(\d+)(?:\s*-\s*(\d+))?\s*$/.exec(part), from2 = Number(range?.[1]), to = Number(range?.[2] ?? from2);
    if (!range || from2 === 0 || to < from2) return;
    for (let line = from2; line <= to; line++) numbers.push(line);
  }
  return numbers;
}

// src/content/samples/languages.ts
import { createRequire } from "node:module";
var common = {
  text: "",
  txt: "",
  plain: "",
  plaintext: "",
  output: "",
  ts: "ts",
  typescript: "ts",
  mts: "ts",
  cts: "ts",
  tsx: "tsx",
  js: "js",
  javascript: "js",
  mjs: "js",
  cjs: "js",
  jsx: "jsx",
  json: "json",
  json5: "js",
  jsonc: "js",
  css: "css",
  html: "html",
  yaml: "yaml",
  yml: "yaml",
  sh: "bash",
  bash: "bash",
  shell: "bash",
  zsh: "bash",
  console: "bash",
  diff: "diff"
}, others;
function otherLanguages() {
  if (others) return others;
  let { languages } = createRequire(import.meta.url)("prismjs/components.json");
  others = /* @__PURE__ */ new Map();
  for (let [name2, { alias = [] }] of Object.entries(languages))
    if (name2 !== "meta")
      for (let word2 of [name2, ...[alias].flat()]) others.set(word2, name2);
  return others;
}
function grammarName(lang) {
  return common[lang] ?? otherLanguages().get(lang) ?? "";
}
function knownLanguage(lang) {
  return lang in common || otherLanguages().has(lang) ? { isKnown: !0 } : { isKnown: !1, near: nearest(lang, [...Object.keys(common), ...otherLanguages().keys()]) };
}

// src/content/samples/sample-files.ts
var fileLine = /^\s*\/\/ @filename: (\S+)\s*$/, codePath = /\.([cm]?ts|tsx)$/;
function isTypeScript(lang) {
  return lang === "ts" || lang === "tsx" || lang === "typescript";
}
function sampleFiles(text, { lang, title }) {
  if (lang === "json" && title?.endsWith(".json")) return [{ name: title, text, start: 0 }];
  if (!isTypeScript(lang)) return [];
  let name2 = title && codePath.test(title) ? title : "";
  if (!text.includes("// @filename: ")) return [{ name: name2, text, start: 0 }];
  let files = [{ name: name2, lines: [], start: 0 }];
  return text.split(`
`).forEach((line, index) => {
    let file = fileLine.exec(line);
    file ? files.push({ name: file[1], lines: [], start: index + 1 }) : files.at(-1).lines.push(line);
  }), files[0].lines.join("").trim() === "" && files.shift(), files.map(({ name: name3, lines, start }) => ({ name: name3, text: lines.join(`
`), start }));
}

// src/content/fence-meta.ts
function parseFence({ lang, meta: meta2, value, line, column, opening }) {
  let language = (lang ?? "").toLowerCase(), text = meta2 ?? "", metaOffset = Math.max(0, opening?.indexOf(text, 3 + language.length) ?? 4 + language.length), messages = [], report = (reason, place, more = {}) => messages.push({ reason, ruleId: "code-fence", fatal: !1, ...place, ...more }), inFirstLine = (start, end) => ({
    line,
    column: column + start,
    endLine: line,
    endColumn: column + end
  }), inText = (index, start, end) => ({
    line: line + 1 + index,
    column: column + start,
    endLine: line + 1 + index,
    endColumn: column + end
  });
  if (language) {
    let known = knownLanguage(language);
    if (!known.isKnown) {
      let start = Math.max(0, opening?.toLowerCase().indexOf(language) ?? 3);
      report(`No colours are known for the language \`${lang}\`.`, inFirstLine(start, start + language.length), {
        note: known.near ? `Did you mean \`${known.near}\`?` : "Use `text` for a block without colours.",
        ...known.near && { suggestion: known.near }
      });
    }
  }
  let words = parseWords(
    text,
    (reason, start, end, more) => report(reason, inFirstLine(metaOffset + start, metaOffset + end), more)
  ), { code, shownLines, marks } = codeMarks(
    value,
    (reason, index, start, end, more) => report(reason, inText(index, start, end), more)
  );
  return addRanges(
    marks,
    words,
    shownLines.length,
    (reason) => report(reason, inFirstLine(metaOffset, metaOffset + text.length))
  ), words.nocheck === "" && report("`nocheck` has no reason.", inFirstLine(metaOffset, metaOffset + text.length), {
    fatal: !0,
    note: 'Say why the sample cannot be compiled: `nocheck reason="\u2026"`.'
  }), {
    lang: language,
    ...words.title !== void 0 && { title: words.title },
    line,
    column,
    code,
    shownLines,
    marks,
    ...words.lineNumbers !== void 0 && { lineNumbers: words.lineNumbers },
    wrap: words.wrap,
    prelude: words.prelude,
    run: words.run,
    ...words.nocheck !== void 0 && { nocheck: words.nocheck },
    errors: words.errors,
    files: sampleFiles(value, { lang: language, title: words.title }),
    messages
  };
}
function addRanges(marks, words, lines, report) {
  for (let [mark, numbers] of Object.entries(words.ranges))
    for (let number2 of numbers) {
      if (number2 > lines) {
        report(`Line ${number2} is marked, but the code has ${lines} ${lines === 1 ? "line" : "lines"}.`);
        break;
      }
      marks[number2] ??= [], marks[number2].includes(mark) || marks[number2].push(mark);
    }
}

// src/content/samples/draw-tokens.ts
function drawTokens(code, tokens, lineClass) {
  let merged = mergeNeighbours(code, tokens);
  if (!lineClass) return drawRange(code, merged, 0, code.length, { next: 0 });
  let html = "", cursor = { next: 0 }, start = 0, line = 1;
  for (; start < code.length; ) {
    let lineBreak = code.indexOf(`
`, start), end = lineBreak === -1 ? code.length : lineBreak + 1, drawn = drawRange(code, merged, start, end, cursor), names = lineClass(line);
    html += names ? `<span class="${names}">${drawn}</span>` : drawn, start = end, line++;
  }
  return html;
}
function drawRange(code, tokens, start, end, cursor) {
  let html = "", at = start;
  for (; cursor.next < tokens.length; ) {
    let token = tokens[cursor.next];
    if (token.from >= end) break;
    let from2 = Math.max(token.from, at), to = token.to >= end && code[end - 1] === `
` && end < code.length ? end - 1 : Math.min(token.to, end);
    if (from2 > at && (html += escapeText(code.slice(at, from2))), to > from2 && (html += `<span class="${token.class}">${escapeText(code.slice(from2, to))}</span>`), at = Math.max(at, to), token.to > end) break;
    cursor.next++;
  }
  return html + escapeText(code.slice(at, end));
}
function mergeNeighbours(code, tokens) {
  let merged = [];
  for (let token of tokens) {
    let last = merged.at(-1);
    last && last.class === token.class && isBlank(code, last.to, token.from) ? last.to = token.to : merged.push({ ...token });
  }
  return merged;
}
function isBlank(code, from2, to) {
  for (let at = from2; at < to; at++) {
    let c = code.charCodeAt(at);
    if (c !== 32 && c !== 10 && c !== 9) return !1;
  }
  return !0;
}
function escapeText(text) {
  return /[&<]/.test(text) ? text.replaceAll("&", "&amp;").replaceAll("<", "&lt;") : text;
}

// src/content/samples/lezer-tokens.ts
init_dist2();
var shared = [
  { tag: tags.comment, class: "c" },
  { tag: [tags.keyword, tags.modifier, tags.self, tags.atom], class: "k" },
  { tag: [tags.string, tags.attributeValue, tags.escape], class: "s" },
  { tag: [tags.number, tags.color], class: "n" },
  { tag: [tags.bool, tags.null], class: "v" },
  { tag: tags.regexp, class: "r" },
  { tag: [tags.function(tags.variableName), tags.function(tags.propertyName)], class: "f" },
  { tag: [tags.typeName, tags.className, tags.namespace], class: "t" },
  { tag: [tags.arithmeticOperator, tags.logicOperator, tags.bitwiseOperator, tags.compareOperator, tags.updateOperator], class: "o" },
  { tag: tags.function(tags.punctuation), class: "o" },
  { tag: tags.tagName, class: "g" },
  { tag: tags.attributeName, class: "a" },
  { tag: [tags.meta, tags.processingInstruction], class: "m" }
], forCode = tagHighlighter([...shared, { tag: tags.definition(tags.propertyName), class: "p" }]), forData = tagHighlighter([...shared, { tag: [tags.propertyName, tags.labelName], class: "p" }]), grammars = {
  ts: () => javascript("ts"),
  tsx: () => javascript("ts jsx"),
  js: () => javascript(""),
  jsx: () => javascript("jsx"),
  json: async () => ({ parser: (await Promise.resolve().then(() => (init_dist4(), dist_exports))).parser, highlighter: forData }),
  css: async () => ({ parser: (await Promise.resolve().then(() => (init_dist5(), dist_exports2))).parser, highlighter: forData }),
  yaml: async () => ({ parser: (await Promise.resolve().then(() => (init_dist6(), dist_exports3))).parser, highlighter: forData }),
  html: async () => {
    let [{ parser: parser6, configureNesting: configureNesting2 }, css, js] = await Promise.all([
      Promise.resolve().then(() => (init_dist7(), dist_exports4)),
      Promise.resolve().then(() => (init_dist5(), dist_exports2)),
      Promise.resolve().then(() => (init_dist8(), dist_exports5))
    ]), wrap = configureNesting2([
      { tag: "script", parser: js.parser },
      { tag: "style", parser: css.parser }
    ]);
    return { parser: parser6.configure({ wrap }), highlighter: forCode };
  }
};
async function javascript(dialect) {
  let { parser: parser6 } = await Promise.resolve().then(() => (init_dist8(), dist_exports5));
  return { parser: parser6.configure({ dialect }), highlighter: forCode };
}
async function lezerTokens(grammar) {
  let load = grammars[grammar];
  if (!load) return;
  let { parser: parser6, highlighter } = await load();
  return (code) => {
    let tokens = [];
    return highlightTree(parser6.parse(code), highlighter, (from2, to, name2) => {
      tokens.push({ from: from2, to, class: name2.split(" ")[0] });
    }), tokens;
  };
}

// src/content/samples/prism-tokens.ts
import { createRequire as createRequire2 } from "node:module";
var classes = {
  keyword: "k",
  "control-flow": "k",
  string: "s",
  "template-string": "s",
  "triple-quoted-string": "s",
  char: "s",
  "attr-value": "s",
  url: "s",
  number: "n",
  comment: "c",
  "block-comment": "c",
  prolog: "c",
  doctype: "m",
  cdata: "c",
  function: "f",
  builtin: "f",
  "class-name": "t",
  namespace: "t",
  type: "t",
  property: "p",
  key: "p",
  "assign-left": "p",
  boolean: "v",
  constant: "v",
  symbol: "v",
  variable: "v",
  environment: "v",
  regex: "r",
  operator: "o",
  tag: "g",
  selector: "g",
  "attr-name": "a",
  parameter: "a",
  atrule: "m",
  annotation: "m",
  decorator: "m",
  directive: "m",
  important: "m",
  shebang: "m",
  coord: "m",
  inserted: "i",
  deleted: "d"
};
function prismTokens(grammar) {
  let require2 = createRequire2(import.meta.url), prism = require2("prismjs");
  if (!prism.languages[grammar]) {
    let load = require2("prismjs/components/index.js");
    load.silent = !0, load(grammar);
  }
  let rules = prism.languages[grammar];
  return (code) => {
    let tokens = [], at = 0, walk2 = (content2, inherited) => {
      if (typeof content2 == "string")
        inherited && tokens.push({ from: at, to: at + content2.length, class: inherited }), at += content2.length;
      else if (Array.isArray(content2)) for (let part of content2) walk2(part, inherited);
      else walk2(content2.content, tokenClass(content2) ?? inherited);
    };
    return walk2(prism.tokenize(code, rules), void 0), grammar === "bash" ? withPrompts(code, tokens) : tokens;
  };
}
function tokenClass({ type, alias }) {
  for (let name2 of [type, ...[alias ?? []].flat()]) if (classes[name2]) return classes[name2];
}
function withPrompts(code, tokens) {
  let prompts = [...code.matchAll(/^\$ (?=\S)/gm)].map(({ index }) => ({
    from: index,
    to: index + 2,
    class: "prompt"
  }));
  return prompts.length === 0 ? tokens : [...tokens.filter((token) => !prompts.some((prompt) => token.from < prompt.to && token.to > prompt.from)), ...prompts].sort((a2, b) => a2.from - b.from);
}

// src/content/highlight.ts
var tokenizers = /* @__PURE__ */ new Map();
async function highlight(code, lang, lineClass) {
  let grammar = grammarName(lang), tokenize = tokenizers.get(grammar);
  return tokenize || (tokenize = loadTokenizer(grammar), tokenizers.set(grammar, tokenize)), drawTokens(code, (await tokenize)(code), lineClass);
}
async function loadTokenizer(grammar) {
  return grammar === "" ? () => [] : await lezerTokens(grammar) ?? prismTokens(grammar);
}

// src/content/code-blocks.ts
async function drawFence(fence, twin) {
  let { lang, title, lineNumbers, wrap } = fence, html = await drawCode(fence.code, lang, fence.marks, lineNumbers !== void 0), code = [{ variant: twin ? "ts" : "", html }];
  return twin && code.push({
    variant: "js",
    ...twin.title && { title: twin.title },
    html: await drawCode(twin.code, twin.lang, twin.marks, lineNumbers !== void 0)
  }), {
    lang,
    ...title !== void 0 && { title },
    ...lineNumbers !== void 0 && { lineNumbers },
    ...wrap && { wrap },
    code
  };
}
function drawCode(code, lang, marks, isNumbered) {
  let marked = Object.values(marks);
  if (marked.length === 0 && !isNumbered) return highlight(code, lang);
  let everyLine = isNumbered || marked.some((names) => names.includes("focus"));
  return highlight(code, lang, (line) => {
    let names = marks[line];
    return names ? `line ${names.join(" ")}` : everyLine ? "line" : void 0;
  });
}

// src/content/samples/format-code.ts
function styleOf(code) {
  let count = (pattern) => code.match(pattern)?.length ?? 0;
  return {
    semi: count(/;$/gm) > 0,
    singleQuote: count(/'/g) >= count(/"/g),
    arrowParens: count(/(?<![\w$)\]]\s*)\b[\w$]+ =>/g) > count(/\(\s*[\w$]+\s*\) =>/g) ? "avoid" : "always",
    printWidth: Math.max(80, ...code.split(`
`).map((line) => line.length))
  };
}
async function formatCode(code, extension, style) {
  let { format } = await import("oxfmt"), result = await format(`code.${extension}`, code, { ...style, quoteProps: "preserve" });
  return result.errors.length > 0 ? tidy(code) : result.code.trim();
}
function tidy(code) {
  return code.replace(/[ \t]+$/gm, "").replace(/\n{3,}/g, `

`).trim();
}

// src/content/samples/line-origins.ts
var ignored = /[\s,;()'"]/;
function lineOrigins(before, after) {
  let lineOfCharacter = [];
  before.split(`
`).forEach((line, index) => {
    for (let character of line) ignored.test(character) || lineOfCharacter.push(index);
  });
  let count = 0;
  return after.split(`
`).map((line) => {
    let first = count;
    for (let character of line) ignored.test(character) || count++;
    return count > first ? lineOfCharacter[first] : void 0;
  });
}

// src/content/samples/strip-types.ts
var import_sucrase = __toESM(require_dist2(), 1), isComment = (line) => /^\s*(\/\/|\/\*|\*)/.test(line), isBlank2 = (line) => line.trim() === "";
function stripTypes(ts2, isTsx) {
  let js;
  try {
    js = (0, import_sucrase.transform)(`${ts2.join(`
`)}
;[${unusedImports(ts2)}]`, {
      transforms: isTsx ? ["typescript", "jsx"] : ["typescript"],
      jsxRuntime: "preserve",
      disableESTransforms: !0
    }).code.split(`
`).slice(0, ts2.length);
  } catch {
    return;
  }
  for (let line = ts2.length - 1; line >= 0; line--)
    if (!(!isBlank2(js[line]) || isBlank2(ts2[line]) || /^\s*(import|\})/.test(ts2[line])))
      for (let above = line - 1; above >= 0 && isComment(ts2[above]) && js[above] === ts2[above]; above--) js[above] = "";
  return js;
}
function unusedImports(ts2) {
  let text = ts2.join(`
`), names = [];
  for (let [, clause] of text.matchAll(/^\s*import\s+(?!type\b)([^'"]+?)\s+from\b/gm))
    for (let part of clause.split(/[{},]/)) {
      let name2 = /^(?!\s*type\s).*?([\w$]+)\s*$/.exec(part)?.[1];
      name2 && !occursTwice(text, name2) && names.push(name2);
    }
  return names;
}
function occursTwice(text, name2) {
  let count = 0;
  for (let at = text.indexOf(name2); at !== -1; at = text.indexOf(name2, at + name2.length))
    if (!/[\w$]/.test(text[at - 1] ?? " ") && !/[\w$]/.test(text[at + name2.length] ?? " ") && ++count === 2) return !0;
  return !1;
}

// src/content/samples/javascript-twin.ts
function javascriptTwins(fences2) {
  return Promise.all(fences2.map((fence) => isTypeScript(fence.lang) && !fence.prelude ? twinOf(fence) : void 0));
}
async function twinOf(fence) {
  let parts = shownParts(fence);
  if (!parts || parts.every((part) => part.js.join(`
`) === part.ts.join(`
`))) return;
  let isJsx = fence.lang === "tsx", style = styleOf(fence.code), lines = [], marks = {};
  for (let part of parts) {
    let raw = part.js.join(`
`), formatted = part.isHeading ? raw : await formatCode(raw, isJsx ? "jsx" : "js", style);
    formatted !== "" && (lineOrigins(raw, formatted).forEach((origin, index) => {
      let names = origin === void 0 ? void 0 : fence.marks[part.firstLine + origin];
      names && (marks[lines.length + index + 1] = names);
    }), lines.push(...formatted.split(`
`)));
  }
  let code = lines.join(`
`);
  if (!(parts.every((part) => part.isHeading || part.js.every((line) => line.trim() === "")) || code === fence.code))
    return {
      lang: isJsx ? "jsx" : "js",
      ...fence.title && /\.[cm]?tsx?$/.test(fence.title) && { title: asJavaScript(fence.title) },
      code,
      marks
    };
}
function shownParts(fence) {
  let shown2 = fence.code.split(`
`), parts = [], isTsx = fence.lang === "tsx", stripped = fence.files.map((file) => {
    let lines = file.text.split(`
`);
    return fence.shownLines.forEach((origin, index) => {
      let line = origin - file.start;
      line >= 0 && line < lines.length && (lines[line] = shown2[index]);
    }), { start: file.start, js: stripTypes(lines, isTsx || file.name.endsWith("x")) };
  }), current;
  for (let [index, origin] of fence.shownLines.entries()) {
    let file = stripped.findIndex(({ start, js }) => origin >= start && origin < start + (js?.length ?? 0)), isHeading = file === -1;
    if (isHeading && stripped.some(({ js }) => !js)) return;
    (isHeading || file !== current) && parts.push({ firstLine: index + 1, ts: [], js: [], isHeading }), current = isHeading ? void 0 : file;
    let part = parts.at(-1);
    part.ts.push(shown2[index]), part.js.push(isHeading ? asJavaScript(shown2[index]) : stripped[file].js[origin - stripped[file].start]);
  }
  return parts;
}
function asJavaScript(path2) {
  return path2.replace(/\.([cm]?)ts(x?)$/, ".$1js$2");
}

// .try.ts
var walk = (d) => fs.readdirSync(d, { withFileTypes: !0 }).flatMap((e) => e.isDirectory() ? walk(path.join(d, e.name)) : /\.mdx?$/.test(e.name) ? [path.join(d, e.name)] : []), fences = [];
for (let f of walk("/work/main/content")) {
  let s = fs.readFileSync(f, "utf8");
  for (let m of s.matchAll(/^```(\w+)([^\n]*)\n([\s\S]*?)^```\s*$/gm)) fences.push(parseFence({ lang: m[1], meta: m[2].trim(), value: m[3].replace(/\n$/, ""), line: 1, column: 1 }));
}
var ts = fences.filter((f) => f.lang.startsWith("ts"));
for (let r = 0; r < 3; r++) {
  let set = ts.slice(0, 120), a2 = performance.now(), t2 = await javascriptTwins(set);
  console.log("120 fences", (performance.now() - a2).toFixed(0) + "ms", t2.filter(Boolean).length + " twins");
}
var a = performance.now(), twins = await javascriptTwins(ts);
console.log(ts.length, "all", (performance.now() - a).toFixed(0) + "ms");
var from = +(process.argv[2] ?? 0), n = 0;
for (let i = from; i < ts.length && n < +(process.argv[3] ?? 4); i++) twins[i] && (n++, console.log("-----", i, ts[i].title, `
` + ts[i].code + `
=>`, twins[i].title, `
` + twins[i].code, JSON.stringify(ts[i].marks), JSON.stringify(twins[i].marks)));
process.argv[4] && console.log((await drawFence(ts[from], twins[from])).code);
